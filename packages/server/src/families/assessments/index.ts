import { sql } from 'kysely';
import type { Family } from '../../work/family.ts';
import { importTarget } from '../../work/import-target.ts';
import { assessments, gradingScales, seedScale, termResults } from './assessments.ts';
import { gradeOf } from './grade-queries.ts';
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
      // Marks of published assessments are final, and a source may no longer send them.
      removable: sql<boolean>`exists (select 1 from assessments as a join terms as t on t.school_id = a.school_id and t.id = a.term_id
        where a.school_id = grades.school_id and a.id = grades.assessment_id and a.status = 'open' and t.status <> 'closed')`,
      shared: ['assessment_id', 'learner_id'],
      read: readGrades,
      async find({ db, schoolId: school }, { assessment_id: assessment, learner_id: learner }) {
        if (typeof assessment !== 'string' || typeof learner !== 'string') return undefined;
        return (await db.first(gradeOf, { school, assessment, learner }))?.id;
      },
    },
  },
} satisfies Family;
