import { type RawBuilder, sql } from 'kysely';
import type { Dialect, Transaction } from './database.ts';
import { type Params, type Query, type RowColumns, type Rows, rowsOf, rowwise, statement } from './query.ts';
import type { Tables } from './tables.ts';

type Table = keyof Tables;

const namesOf = (columns: RowColumns) => sql.join(Object.keys(columns).map((name) => sql.id(name)));

/** Inserts the rows that a parameter lists, with these columns; `on conflict` can follow. */
export const insertRows = (
  table: Table,
  columns: RowColumns,
  rows: unknown,
  dialect: Dialect,
): RawBuilder<unknown> => {
  const names = namesOf(columns);
  return sql`insert into ${sql.table(table)} (${names}) select ${names} from ${rowsOf(rows, columns, dialect)} where true`;
};

/** Inserts rows with the commit, of a table with these columns. */
export class Insert<R extends Params> {
  /** Inserts one row. */
  readonly one: Query<R, unknown>;
  readonly #many: Query<{ rows: Rows }, unknown>;

  /** @param onConflict What is done about a row that exists; `excluded` is the one that was to be inserted. */
  constructor(table: Table, columns: RowColumns, onConflict: RawBuilder<unknown> = sql``) {
    this.one = statement<R>((p) => {
      const values = sql.join(Object.keys(columns).map((name) => sql`${p[name]}`));
      return sql`insert into ${sql.table(table)} (${namesOf(columns)}) values (${values}) ${onConflict}`;
    });
    this.#many = rowwise<{ rows: Rows }>(
      (p, dialect) => sql`${insertRows(table, columns, p.rows, dialect)} ${onConflict}`,
    );
  }

  /** PostgreSQL is sent one statement; SQLite inserts row by row, because making JSON of them takes longer. */
  defer(tx: Transaction, rows: readonly R[]): void {
    if (tx.dialect === 'sqlite') for (const row of rows) tx.defer(this.one, row);
    else if (rows.length > 0) tx.defer(this.#many, { rows });
  }
}
