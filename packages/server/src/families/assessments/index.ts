import type { Family } from '../../work/family.ts';
import { importTarget } from '../../work/import-target.ts';
import { assessments, gradingScales, seedScale, termResults } from './assessments.ts';
import { gradeOf, isChangeable } from './grade-queries.ts';
import { grades as gradeTable } from './grade-tables.ts';
import { grades, readGrades } from './grades.ts';
import * as tables from './tables.ts';
import { termReports as reportTable } from './tables.ts';
import { reportRepresentations, termReports } from './term-reports.ts';

export const assessmentFamily = {
  name: 'assessments',
  resources: [tables.gradingScales, tables.assessments, gradeTable, reportTable],
  handlers: {
    'grading-scales': gradingScales,
    assessments,
    grades,
    'term-results': termResults,
    'term-reports': termReports,
  },
  seed: seedScale,
  representations: { 'term-reports.get': reportRepresentations },
  importTargets: {
    grades: {
      ...importTarget('grades', gradeTable),
      removable: isChangeable,
      shared: ['assessment_id', 'learner_id'],
      read: readGrades,
      async find({ db, schoolId: school }, { assessment_id: assessment, learner_id: learner }) {
        if (typeof assessment !== 'string' || typeof learner !== 'string') return undefined;
        return (await db.first(gradeOf, { school, assessment, learner }))?.id;
      },
    },
  },
} satisfies Family;
