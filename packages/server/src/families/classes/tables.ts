import { holdsId } from '../../db/filters.ts';
import { defineResource } from '../../db/resource.ts';

export const academicYears = defineResource('academic_years', 'AcademicYear', {
  unique: { name: { name: 'name' } },
});

export const terms = defineResource('terms', 'Term', {
  unique: { number: { name: 'number in its academic year', within: 'academic_year_id' } },
  references: { academic_year_id: academicYears },
});

export const gradeLevels = defineResource('grade_levels', 'GradeLevel', {
  unique: { label: { name: 'label' } },
});

export const subjects = defineResource('subjects', 'Subject', {
  unique: { code: { name: 'code' } },
  references: { grade_level_ids: gradeLevels },
  filters: { grade_level_id: holdsId('grade_level_ids', 'grade_level_id') },
});
