import { sql } from 'kysely';
import { defineResource } from '../../store/resource.ts';
import { withMerged } from '../merged-queries.ts';
import { checkAssessment, checkScale, inOrder, withScale } from './assessment-rules.ts';
import { stats } from './grade-queries.ts';
import { contentHash } from './report-content.ts';
import { stale } from './report-queries.ts';

export const gradingScales = defineResource('grading_scales', 'GradingScale', {
  fill: inOrder,
  check: checkScale,
});

export const assessments = defineResource('assessments', 'Assessment', {
  fill: withScale,
  check: checkAssessment,
  derived: { stats },
  hidden: ['published_stats'],
});

export const termReports = defineResource('term_reports', 'TermReport', {
  fill: async (report) => ({ content_hash: contentHash(report) }),
  derived: { stale },
  filters: {
    // Issued reports of a learner who was merged remain theirs.
    learner_id: (select, p, dialect) =>
      select.where(sql<boolean>`learner_id in ${withMerged('learners', p.school, p.learner_id, dialect)}`),
  },
});
