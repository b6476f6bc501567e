import { sql } from 'kysely';
import { defineResource } from '../../db/resource.ts';
import { foldName } from '../names.ts';

export const learners = defineResource('learners', 'Learner', {
  unique: { admission_number: { name: 'admission number' } },
  computed: { name_folded: (learner) => foldName(learner.name) },
  filters: {
    // The last of all code points, so this is the end of all that begin so.
    name: (select, p) =>
      select
        .where('name_folded', '>=', p.name as string)
        .where('name_folded', '<', sql<string>`cast(${p.name} as text) || ${sql.lit('\u{10ffff}')}`),
  },
});
