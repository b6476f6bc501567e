import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from './database.ts';

/** The columns of rows that a statement takes as a parameter, with their types. */
export type RowColumns = Record<string, 'text' | 'integer' | 'bigint' | 'real'>;

/**
 * A table named `r` from one parameter, a JSON array of objects, so that one statement reads or writes any number of
 * rows: one round trip, and one query shape for any number.
 */
export function rowsOf(parameter: unknown, columns: RowColumns, dialect: Dialect): RawBuilder<unknown> {
  const names = Object.keys(columns);
  if (dialect === 'postgres') {
    const declared = names.map((name) => sql`${sql.id(name)} ${sql.raw(typeOf(columns[name]))}`);
    return sql`json_to_recordset(cast(${parameter} as json)) as r (${sql.join(declared)})`;
  }
  const extracted = names.map((name) => sql`json_extract(value, ${sql.lit(`$.${name}`)}) as ${sql.id(name)}`);
  // `json_each` makes a text of each row, which is then parsed for each column: twice the time of a whole statement.
  return sql`(select ${sql.join(extracted)} from jsonb_each(${parameter})) as r`;
}

/**
 * Joins the row of a table with a given key, for each row before it. PostgreSQL looks up each key in its index,
 * whatever its statistics say: without statistics, its planner cannot tell a school with all the rows from a school
 * with few, and a join of several tables takes minutes.
 */
export function joinByKey(
  table: string,
  alias: string,
  key: Record<string, string>,
  dialect: Dialect,
): RawBuilder<unknown> {
  const on = sql.join(
    Object.entries(key).map(([column, ref]) => sql`${sql.ref(`${alias}.${column}`)} = ${sql.ref(ref)}`),
    sql` and `,
  );
  const [name, as] = [sql.table(table), sql.id(alias)];
  return dialect === 'postgres'
    ? sql`join lateral (select * from ${name} as ${as} where ${on} offset 0) as ${as} on true`
    : sql`join ${name} as ${as} on ${on}`;
}

const typeOf = (declared: RowColumns[string] | undefined): string =>
  declared === 'real' ? 'double precision' : (declared ?? 'text');

/** The columns of the key of a record. */
export const recordKey = { school_id: 'text', id: 'text' } as const satisfies RowColumns;

/** The value of a parameter that `rowsOf` reads with the columns `recordKey`. */
export const recordKeys = (records: readonly { school_id: string; id: string }[]): string =>
  rowsParameter(records.map(({ school_id, id }) => ({ school_id, id })));

/** The value of a parameter that `rowsOf` reads. */
export const rowsParameter = (rows: readonly object[]): string => JSON.stringify(rows);
