import type { Family } from '../../core/family.ts';
import { importTarget } from '../../core/import-target.ts';
import { academicYears } from './academic-years.ts';
import { calendar } from './calendar.ts';
import { calendarExceptions } from './calendar-exceptions.ts';
import { classes } from './classes.ts';
import { gradeLevels } from './grade-levels.ts';
import { labelChanged, labelChanging } from './raised.ts';
import { reactions } from './reactions.ts';
import { rooms } from './rooms.ts';
import { subjects } from './subjects.ts';
import * as tables from './tables.ts';
import { terms } from './terms.ts';

export const classFamily = {
  name: 'classes',
  resources: [
    tables.academicYears,
    tables.terms,
    tables.calendarExceptions,
    tables.gradeLevels,
    tables.subjects,
    tables.rooms,
    tables.classes,
  ],
  raises: [labelChanging, labelChanged],
  handlers: {
    'academic-years': academicYears,
    terms,
    calendar,
    'calendar-exceptions': calendarExceptions,
    'grade-levels': gradeLevels,
    subjects,
    rooms,
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
