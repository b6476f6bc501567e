import type { Family } from '../../work/family.ts';
import { importTarget } from '../../work/import-target.ts';
import { standard } from '../standard.ts';
import { calendarExceptions as exceptionHandlers } from './calendar-exception-handlers.ts';
import { calendarExceptions } from './calendar-exceptions.ts';
import { classes } from './classes.ts';
import { gradeLevels } from './grade-levels.ts';
import { classChanging, labelChanged, schoolDaysClosing, termMoving } from './raised.ts';
import { reactions } from './reactions.ts';
import * as tables from './tables.ts';

export const classFamily = {
  name: 'classes',
  resources: [
    tables.academicYears,
    tables.terms,
    calendarExceptions,
    tables.gradeLevels,
    tables.subjects,
    tables.rooms,
    tables.classes,
  ],
  raises: [labelChanged, classChanging, termMoving, schoolDaysClosing],
  handlers: {
    'academic-years': standard('academic-years', tables.academicYears),
    terms: standard('terms', tables.terms),
    'calendar-exceptions': exceptionHandlers,
    'grade-levels': gradeLevels,
    subjects: standard('subjects', tables.subjects),
    rooms: standard('rooms', tables.rooms),
    classes,
  },
  reactions,
  importTargets: {
    academic_years: { ...importTarget('academic-years', tables.academicYears), inOrder: true },
    terms: { ...importTarget('terms', tables.terms), inOrder: true },
    grade_levels: importTarget('grade-levels', tables.gradeLevels),
    subjects: importTarget('subjects', tables.subjects),
    classes: importTarget('classes', tables.classes),
  },
} satisfies Family;
