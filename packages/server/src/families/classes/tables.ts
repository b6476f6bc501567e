import { sql } from 'kysely';
import { defineResource } from '../../db/resource.ts';

export const gradeLevels = defineResource('grade_levels', 'GradeLevel', {
  unique: { label: 'label' },
});

export const subjects = defineResource('subjects', 'Subject', {
  unique: { code: 'code' },
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
