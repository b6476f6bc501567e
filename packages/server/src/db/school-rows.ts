import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Params } from './query.ts';
import type { Tables } from './tables.ts';

/** The parameters of a query with the school. */
type InSchool = { school: string } | Params;
type Name = keyof Tables & string;
type From<T> = T extends `${infer Table extends Name} as ${infer Alias}`
  ? SelectQueryBuilder<Tables & { [A in Alias]: Tables[Table] }, Alias, object>
  : T extends Name
    ? SelectQueryBuilder<Tables, T, object>
    : never;

/** The rows of a table, with or without an alias, that belong to the school `p.school`. */
export const inSchool = <T extends Name | `${Name} as ${string}`>(
  db: Kysely<Tables>,
  table: T,
  p: InSchool,
): From<T> => where(db, table, p).select as From<T>;

/** Those of a table of records that are not archived. */
export function live<T extends Name | `${Name} as ${string}`>(
  db: Kysely<Tables>,
  table: T,
  p: InSchool,
): From<T> {
  const { select, alias } = where(db, table, p);
  return select.where(`${alias}.archived_at`, 'is', null) as From<T>;
}

function where(db: Kysely<Tables>, table: string, p: InSchool) {
  // Every table has the columns that are used here.
  const alias = /\w+$/.exec(table)?.[0] as 'records';
  return {
    alias,
    select: db.selectFrom(table as 'records').where(`${alias}.school_id`, '=', p.school as string),
  };
}
