import { defineResource } from '../../store/resource.ts';
import { checkAssessment, withScale } from './assessment-rules.ts';
import { stats } from './grade-queries.ts';
import { checkScale, inOrder } from './scale-rules.ts';

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
