import { defineResource } from '../../store/resource.ts';
import { gradeFigures, gradeFilters } from './grade-queries.ts';
import { checkGrades } from './grade-rules.ts';

export const grades = defineResource('grades', 'Grade', {
  checkAll: checkGrades,
  derived: gradeFigures,
  filters: gradeFilters,
});
