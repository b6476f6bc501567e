import { channel } from 'node:diagnostics_channel';
import { type Compilable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Dialect } from './database.ts';
import type { Tables } from './tables.ts';

export type Value = string | number | null | Uint8Array;
/** Rows for `rowsOf`. */
export type Rows = readonly object[];
export type Params = Record<string, Value | Rows | undefined>;

/**
 * A query with a fixed shape: built and compiled once, prepared once per database, then run with parameters. Pass
 * parameters as `p.name`; any other value is part of the shape.
 */
export interface Query<P extends Params, R> {
  build(db: Kysely<Tables>, p: P, dialect: Dialect): Compilable<R>;
  /** It does the same with its `rows` together as with one after the other. */
  readonly isRowwise: boolean;
  /** Its compiled forms: the servers of a process share them. */
  readonly compiled: Map<Dialect, CompiledQuery>;
}

/** Publishes each query that is made: a test looks at all of them. */
const made = channel('rollbook:query');

export function query<P extends Params, R = unknown>(
  build: Query<P, R>['build'],
  isRowwise = false,
): Query<P, R> {
  const query: Query<P, R> = { build, isRowwise, compiled: new Map() };
  if (made.hasSubscribers) made.publish(query);
  return query;
}

/** Locks the rows that a statement reads until the transaction ends. SQLite has one writer at a time and needs no locks. */
export const forUpdate = (dialect: Dialect, options = ''): RawBuilder<unknown> =>
  dialect === 'postgres' ? sql.raw(`for update ${options}`) : sql``;

/** A query that is written in SQL. */
export const statement = <P extends Params, R = unknown>(
  build: (p: P, dialect: Dialect) => RawBuilder<R>,
  isRowwise = false,
): Query<P, R> => query((db, p, dialect) => ({ compile: () => build(p, dialect).compile(db) }), isRowwise);

/** A write of `rows` that do not depend on each other: several executions can be one, with the rows of all. */
export const rowwise = <P extends Params & { rows: Rows }>(
  build: (p: P, dialect: Dialect) => RawBuilder<unknown>,
): Query<P, unknown> => statement<P>(build, true);

/** A placeholder for a parameter while the query is built. */
class Placeholder {
  readonly name: string;
  readonly encode: (value: Params[string]) => Value;

  constructor(name: string, encode: Placeholder['encode'] = (value) => value as Value) {
    this.name = name;
    this.encode = encode;
  }

  bind(params: Params): Value {
    const value = params[this.name];
    if (value === undefined) throw new TypeError(`query parameter ${this.name} is missing`);
    return value === null ? null : this.encode(value);
  }
}

/**
 * Whether a value of a query is a constant of its shape, which compilers write into the statement: an index whose condition
 * it fulfils, such as `status = 'queued'`, can be used only if the planner sees it.
 */
export const isConstant = (value: unknown): value is string | number | null =>
  value === null || typeof value === 'string' || typeof value === 'number';

export interface CompiledQuery {
  readonly sql: string;
  /** The table that it writes, if any. */
  writes: string | undefined;
  /** The number of its parameters. */
  places: number;
  bind(params: Params): Value[];
}

// biome-ignore lint/suspicious/noExplicitAny: placeholders are passed through kysely instead of values of any type.
const placeholders: any = new Proxy({}, { get: (_target, name) => new Placeholder(String(name)) });

export function compile<P extends Params, R>(
  db: Kysely<Tables>,
  dialect: Dialect,
  query: Query<P, R>,
): CompiledQuery {
  const known = query.compiled.get(dialect);
  if (known) return known;
  const { sql, parameters } = query.build(db, placeholders, dialect).compile();
  const compiled: CompiledQuery = {
    sql,
    places: parameters.length,
    writes: /^\s*(?:insert into|update|delete from)\s+"?(\w+)/.exec(sql)?.[1],
    bind: (params) =>
      parameters.map((parameter) =>
        parameter instanceof Placeholder ? parameter.bind(params) : (parameter as Value),
      ),
  };
  query.compiled.set(dialect, compiled);
  return compiled;
}

/**
 * Maximum number of list shapes that are cached per table: far more than clients use, and little memory if someone
 * tries all.
 */
export const mostShapes = 100;

/**
 * The queries of one table whose shape is chosen by requests, such as a list with some of its filters. A query is
 * built on first use, and cached while it is among the most recently used. Its compiled and prepared forms are
 * released with it.
 */
export class QueryShapes<Q> {
  readonly #kept = new Map<string, Q>();

  get size(): number {
    return this.#kept.size;
  }

  of(shape: string, build: () => Q): Q {
    const query = this.#kept.get(shape) ?? build();
    // A map keeps the order of insertion, so the first entry is the least recently used.
    this.#kept.delete(shape);
    this.#kept.set(shape, query);
    if (this.#kept.size > mostShapes) {
      const [oldest = shape] = this.#kept.keys();
      this.#kept.delete(oldest);
    }
    return query;
  }
}

/** The columns of rows that a statement takes as a parameter, with their types. */
export type RowColumns = Record<string, 'text' | 'integer' | 'bigint' | 'real'>;

/**
 * Makes the planner of PostgreSQL expect a tenth of a hundred rows, because it does not know a limit that a subquery gives.
 * It expects a hundred of any JSON array, and would read all of a school that has a few thousand records for the few that
 * are asked for. The limit is higher than the number of elements that an array can have.
 */
const aboutTen = sql`limit (select 2147483647)`;

/**
 * A table named `r` from one parameter, rows as objects with these columns, so that one statement reads or writes any
 * number of rows: one round trip, and one query shape for any number.
 */
export function rowsOf(parameter: unknown, columns: RowColumns, dialect: Dialect): RawBuilder<unknown> {
  // While a query is built, its parameters are placeholders.
  const { name } = parameter as Placeholder;
  const names = Object.keys(columns);
  if (dialect === 'postgres')
    return sql`(select * from ${recordset(new Placeholder(name, JSON.stringify), columns)} ${aboutTen}) as r`;
  // In arrays, because a name would be compared with those before it: half the time for a record with forty columns.
  const json = new Placeholder(name, (rows) =>
    JSON.stringify((rows as Record<string, unknown>[]).map((row) => names.map((column) => row[column]))),
  );
  const extracted = names.map(
    (column, index) => sql`json_extract(value, ${sql.lit(`$[${index}]`)}) as ${sql.id(column)}`,
  );
  // `json_each` makes a text of each row, which is then parsed for each column: twice the time of a whole statement.
  return sql`(select ${sql.join(extracted)} from jsonb_each(${json})) as r`;
}

/** A table named `r` on PostgreSQL, from a JSON array of objects with these columns. */
export function recordset(json: unknown, columns: RowColumns): RawBuilder<unknown> {
  const declared = Object.entries(columns).map(
    ([column, type]) => sql`${sql.id(column)} ${sql.raw(type === 'real' ? 'double precision' : type)}`,
  );
  return sql`json_to_recordset(cast(${json} as json)) as r (${sql.join(declared)})`;
}

/**
 * Joins the rows of a table that a condition finds in a range of an index, for each row before it. PostgreSQL looks them up
 * for each, whatever its statistics say: without statistics, it would read all rows of the school and compare each with each.
 */
export function joinRange(
  table: string,
  alias: string,
  condition: RawBuilder<unknown>,
  dialect: Dialect,
): RawBuilder<unknown> {
  const [name, as] = [sql.table(table), sql.id(alias)];
  return dialect === 'postgres'
    ? sql`join lateral (select * from ${name} as ${as} where ${condition} offset 0) as ${as} on true`
    : sql`cross join ${name} as ${as} on ${condition}`;
}

/**
 * Whether the id of a row is among those that a subquery finds. PostgreSQL finds them first, and then their rows: it would
 * otherwise guess how many there are, and read the school in the order of ids until a page is full.
 */
export const idAmong = (subquery: RawBuilder<unknown>, dialect: Dialect): RawBuilder<boolean> =>
  dialect === 'postgres' ? sql<boolean>`id = any (array(${subquery}))` : sql<boolean>`id in (${subquery})`;

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
  return dialect === 'postgres'
    ? joinRange(table, alias, on, dialect)
    : sql`join ${sql.table(table)} as ${sql.id(alias)} on ${on}`;
}

/** The columns of the key of a record. */
export const recordKey: { readonly school_id: 'text'; readonly id: 'text' } = {
  school_id: 'text',
  id: 'text',
};

/** Rows with an `id` alone. */
export const idRows = (ids: Iterable<string>): Rows => Array.from(ids, (id) => ({ id }));
