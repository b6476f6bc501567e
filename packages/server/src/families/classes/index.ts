import type { Family } from '../../work/family.ts';
import { importTarget } from '../../work/import-target.ts';
import { standard } from '../standard.ts';
import { calendarExceptionHandlers, calendarExceptions, reactions } from './calendar-exceptions.ts';
import { classes, gradeLevels, terms } from './classes.ts';
import {
  classChanging,
  gradeLevelNamed,
  labelChanged,
  schoolDaysClosing,
  termMoving,
  termsChanging,
} from './raised.ts';
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
  raises: [labelChanged, gradeLevelNamed, classChanging, termMoving, termsChanging, schoolDaysClosing],
  handlers: {
    'academic-years': standard('academic-years', tables.academicYears),
    terms,
    'calendar-exceptions': calendarExceptionHandlers,
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
    classes: {
      ...importTarget('classes', tables.classes),
      // A source can use the id of a class again in the next year.
      isOver: ({ academic_year_id: own }, { academic_year_id: year }) =>
        typeof year === 'string' && year !== own,
    },
  },
} satisfies Family;
