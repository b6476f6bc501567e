import { type RawBuilder, sql } from 'kysely';
import { statement } from '../sql/query.ts';

type People = 'learners' | 'guardians';

/** The id of a record, and those of the records that were merged into it, directly or through others. */
export const withMerged = (table: People, school: unknown, id: unknown): RawBuilder<string> =>
  sql<string>`(with recursive merged (id) as (
    select o.id from ${sql.table(table)} as o where o.school_id = ${school} and o.id = ${id}
    union select m.id from ${sql.table(table)} as m
      join merged on m.merged_into_id = merged.id where m.school_id = ${school}
  ) select id from merged)`;

/** Reads the ids of the records that were merged into one, the oldest first. */
export const mergedRecords = (table: People) =>
  statement<{ school: string; id: string }, { id: string }>(
    (p) =>
      sql`select m.id from ${withMerged(table, p.school, p.id)} as m where m.id != ${p.id} order by m.id`,
  );
