import { sql } from 'kysely';
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
  filters: {
    // The ids are kept as a JSON array, and no id has a character that means something to `like`.
    grade_level_id: (select, p) =>
      select.where(
        'grade_level_ids',
        'like',
        sql<string>`${sql.lit('%"')} || cast(${p.grade_level_id} as text) || ${sql.lit('"%')}`,
      ),
  },
});
