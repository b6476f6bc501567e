import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../sql/database.ts';
import { joinRange, type Rows, rowsOf, statement } from '../sql/query.ts';

type People = 'learners' | 'guardians' | 'staff';

/** The id of a record, and those of the records that were merged into it, directly or through others. */
export function withMerged(
  table: People,
  school: unknown,
  id: unknown,
  dialect: Dialect,
): RawBuilder<string> {
  const isOfOne = sql`m.school_id = ${school} and m.merged_into_id = merged.id`;
  return sql<string>`(with recursive merged (id) as (
    select o.id from ${sql.table(table)} as o where o.school_id = ${school} and o.id = ${id}
    union select m.id from merged ${joinRange(table, 'm', isOfOne, dialect)}
  ) select id from merged)`;
}

/** The id of the record that remains of one that may have been merged, as a table with one row. */
export function remainingOf(
  table: People,
  school: unknown,
  id: unknown,
  dialect: Dialect,
): RawBuilder<unknown> {
  const isInto = sql`m.school_id = ${school} and m.id = remaining.into_id`;
  return sql`(with recursive remaining (id, into_id) as (
    select o.id, o.merged_into_id from ${sql.table(table)} as o where o.school_id = ${school} and o.id = ${id}
    union select m.id, m.merged_into_id from remaining ${joinRange(table, 'm', isInto, dialect)}
  ) select id from remaining where into_id is null)`;
}

/** Reads the ids of the records that were merged into one, the oldest first. */
export const mergedRecords = (table: People) =>
  statement<{ school: string; id: string }, { id: string }>(
    (p, dialect) =>
      sql`select m.id from ${withMerged(table, p.school, p.id, dialect)} as m where m.id != ${p.id} order by m.id`,
  );

/** The learners of some who were merged, and those into whom they were merged in turn, each with the one who remains of the two. */
export const mergedInto = statement<{ school: string; rows: Rows }, { id: string; into_id: string }>(
  (p, dialect) => {
    const isOne = (id: unknown) =>
      sql`l.school_id = ${p.school} and l.id = ${id} and l.merged_into_id is not null`;
    return sql`with recursive merged (id, into_id) as (
        select l.id, l.merged_into_id from ${rowsOf(p.rows, { id: 'text' }, dialect)}
        ${joinRange('learners', 'l', isOne(sql.ref('r.id')), dialect)}
        union select l.id, l.merged_into_id from merged as m
        ${joinRange('learners', 'l', isOne(sql.ref('m.into_id')), dialect)})
      select id, into_id from merged`;
  },
);
