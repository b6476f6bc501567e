import { sql } from 'kysely';
import { defineResource } from '../../db/resource.ts';
import { countsOf, marksOf } from './mark-queries.ts';

export const registers = defineResource('registers', 'Register', {
  derived: { marks: marksOf, counts: countsOf },
  filters: {
    from: (select, p) => select.where('date', '>=', p.from as string),
    to: (select, p) => select.where('date', '<=', p.to as string),
    learner_id: (select, p) =>
      select.where(
        sql<boolean>`id in (select m.register_id from register_marks m
          where m.school_id = ${p.school} and m.learner_id = ${p.learner_id})`,
      ),
  },
});
