import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../../sql/database.ts';
import type { Params } from '../../sql/query.ts';
import { jsonArray, jsonObject } from '../../store/projection.ts';
import { defineResource } from '../../store/resource.ts';
import { checkExcuse } from './excuse-rules.ts';
import { countsOf, marksOf } from './queries.ts';

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

export const excuses = defineResource('excuses', 'Excuse', {
  check: checkExcuse,
  derived: { warnings },
  filters: {
    from: (select, p) => select.where('to', '>=', p.from as string),
    to: (select, p) => select.where('from', '<=', p.to as string),
  },
});

/** Warnings about unusual values: an illness of more than three days needs a document. */
function warnings(_p: Params, dialect: Dialect): RawBuilder<unknown> {
  const warning = jsonObject(
    {
      code: sql`'document_missing'`,
      detail: sql`'An illness of more than three days needs a document, such as a medical certificate.'`,
    },
    dialect,
  );
  const [from, to] = [sql.ref('from'), sql.ref('to')];
  const days =
    dialect === 'sqlite' ? sql`julianday(${to}) - julianday(${from})` : sql`${to}::date - ${from}::date`;
  const found = sql`case when reason_code = 'illness' and document_ref is null and ${days} >= 3
    then ${jsonArray([warning], dialect)} else ${jsonArray([], dialect)} end`;
  // In SQLite, the result of CASE is no longer marked as JSON.
  return dialect === 'sqlite' ? sql`json(${found})` : found;
}
