import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from './database.ts';
import { type Params, type Query, statement } from './query.ts';
import { QueryShapes } from './query-shapes.ts';
import type { JsonRow, Resource } from './resource.ts';
import { type RowColumns, rowsOf } from './rows.ts';
import type { Unique } from './unique.ts';

/** The columns of `resource-queries.ts` that a row is read with, for statements that are written in SQL. */
export type Shown = (dialect: Dialect, p: Params, sensitive: boolean) => RawBuilder<unknown>;

/** The name of a value among the rows of a statement: a column of the table is never ambiguous. */
export const valueColumn = (column: string): string => `v_${column}`;

const value = (column: string) => sql.ref(`r.${valueColumn(column)}`);
const idRows: RowColumns = { [valueColumn('id')]: 'text' };

/** The queries that read or write many records of one kind by one statement, each built once. */
export class BatchQueries<T> {
  /** Reads them with their sensitive fields. */
  readonly current: Query<Params, JsonRow>;
  /** Reads them without their sensitive fields. */
  readonly get: Query<Params, JsonRow>;
  readonly #resource: Resource<T>;
  readonly #shown: Shown;
  readonly #writes = new QueryShapes<Query<Params, JsonRow>>();
  readonly #holders = new QueryShapes<Query<Params, Holder>>();

  constructor(resource: Resource<T>, shown: Shown) {
    this.#resource = resource;
    this.#shown = shown;
    const table = sql.table(resource.table);
    const read = (sensitive: boolean) =>
      statement<Params, JsonRow>(
        (p, dialect) =>
          sql`select ${shown(dialect, p, sensitive)} from ${table}
            where school_id = ${p.school} and id in ${listed(p, dialect)} order by id`,
      );
    this.current = read(true);
    this.get = read(false);
  }

  insert(hidden: RowColumns): Query<Params, JsonRow> {
    return this.#writes.of(`insert ${JSON.stringify(hidden)}`, () => {
      const columns = [...this.#written, ...Object.keys(hidden)];
      const names = sql.join(columns.map((column) => sql.ref(column)));
      return statement(
        (p, dialect) => sql`
          insert into ${sql.table(this.#resource.table)} (school_id, id, row_version, ${names})
          select cast(${p.school} as text), ${value('id')}, 1, ${sql.join(columns.map(value))}
          from ${rowsOf(p.rows, this.#columns(columns, hidden), dialect)}
          returning ${this.#shown(dialect, p, false)}`,
      );
    });
  }

  update(hidden: RowColumns): Query<Params, JsonRow> {
    return this.#writes.of(`update ${JSON.stringify(hidden)}`, () => {
      const columns = [...this.#written, ...Object.keys(hidden)];
      const changes = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${value(column)}`));
      const table = sql.table(this.#resource.table);
      return statement(
        (p, dialect) => sql`
          update ${table} set ${changes}, row_version = row_version + 1
          from ${rowsOf(p.rows, this.#columns(columns, hidden), dialect)}
          where ${table}.school_id = ${p.school} and ${table}.id = ${value('id')}
          returning ${this.#shown(dialect, p, false)}`,
      );
    });
  }

  /** Finds the records, other than that of the row, that are not archived and have the key of a row. */
  holders({ column, within }: Unique): Query<Params, Holder> {
    return this.#holders.of(column, () => {
      const columns: RowColumns = {
        ...idRows,
        [valueColumn('key')]: 'text',
        ...(within ? { [valueColumn('within')]: 'text' as const } : {}),
      };
      const table = sql.table(this.#resource.table);
      const same = within
        ? sql`and ${sql.ref(`${this.#resource.table}.${within}`)} = ${value('within')}`
        : sql``;
      return statement(
        (p, dialect) => sql<Holder>`
          select ${value('id')} as wanted_by, ${table}.id from ${rowsOf(p.rows, columns, dialect)}
          join ${table} on ${table}.school_id = ${p.school}
            and ${sql.ref(`${this.#resource.table}.${column}`)} = ${value('key')} ${same}
            and ${table}.archived_at is null and ${table}.id != ${value('id')}`,
      );
    });
  }

  get #written(): string[] {
    const { plain, computed = {}, keys } = this.#resource;
    return [
      ...[...plain.keys()].filter((column) => column !== 'id'),
      ...Object.keys(computed),
      ...keys.map(({ column }) => column),
    ];
  }

  #columns(columns: readonly string[], hidden: RowColumns): RowColumns {
    const { plain } = this.#resource;
    // An integer is a real number that has an exact value; the database converts it to the type of the column.
    const types = columns.map((column) => {
      const kind = plain.get(column);
      const isNumber = kind === 'number' || kind === 'boolean';
      return [valueColumn(column), hidden[column] ?? (isNumber ? 'real' : 'text')] as const;
    });
    return { ...idRows, ...Object.fromEntries(types) };
  }
}

export interface Holder {
  /** The record that wants the key. */
  wanted_by: string;
  id: string;
}

/** The ids of the rows of a parameter. */
export const listed = (p: Params, dialect: Dialect): RawBuilder<unknown> =>
  sql`(select ${value('id')} from ${rowsOf(p.rows, idRows, dialect)})`;
