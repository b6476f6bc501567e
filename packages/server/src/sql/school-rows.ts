import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
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
  const alias = table.split(' ').at(-1) as 'records';
  return {
    alias,
    select: db.selectFrom(table as 'records').where(`${alias}.school_id`, '=', p.school as string),
  };
}

/** What a row says of its school: the columns `schoolColumns` of a query that joins `schools as s`. */
export interface SchoolRow {
  school_id: string;
  mode: string;
  time_zone: string;
  /** By how many milliseconds the clock of the school is ahead of that of the server; text on PostgreSQL. */
  ahead_ms: number | string;
  /** Since when the school is suspended; null if it is in use. */
  suspended_at: string | null;
}

export const schoolColumns = sql`s.school_id, s.mode, s.time_zone, coalesce(
  (select clock.ahead_ms from test_clocks as clock where clock.school_id = s.school_id), 0) as ahead_ms,
  (select suspended.suspended_at from suspended_schools as suspended where suspended.school_id = s.school_id) as suspended_at`;

/**
 * Whether the school in a column is in use: what the server does by itself, such as sending and daily tasks, it does for
 * these only. The few others are read once for a statement.
 */
export const isInUse = (column: string) =>
  sql<boolean>`${sql.ref(column)} not in (select suspended.school_id from suspended_schools as suspended)`;

/** Joins the school of the rows of a table, as `s`. */
export const joinSchool = (alias: string) => sql`join schools as s
  on s.school_id = ${sql.ref(`${alias}.school_id`)} and s.id = ${sql.ref(`${alias}.school_id`)}`;
