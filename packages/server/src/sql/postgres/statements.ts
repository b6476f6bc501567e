import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { QueryConfig } from 'pg';
import { type CompiledQuery, compile, type Params, type Query } from '../query.ts';
import type { Tables } from '../tables.ts';

/** Kysely as a compiler of queries, without a database. */
export const postgresCompiler = (onQuery?: (sql: string) => void): Kysely<Tables> =>
  new Kysely<Tables>({
    ...(onQuery ? { log: (event) => onQuery(event.query.sql) } : {}),
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

interface Prepared extends CompiledQuery {
  uses: number;
  /** The name of the prepared statement, after the query has been used often. */
  name: string | undefined;
  /** Whether it reads or writes a table, for those of other statements. */
  readonly touched: Map<string, boolean>;
}

// A connection keeps its prepared statements until it closes. So only queries that are used repeatedly are prepared,
// and when the maximum number is reached, others are planned each time they run.
const usesBeforeName = 4;
export const mostNames = 1000;

/** The queries of a pool as statements of the driver. */
export class Statements {
  readonly #compiler = postgresCompiler();
  readonly #prepared = new WeakMap<object, Prepared>();
  /** Prepared statements by their SQL: a query that is built again has the same one. */
  readonly #names = new Map<string, string>();
  readonly #mayName: () => boolean;

  /** Statements have names while `mayName` says so: a pooler may not keep what was prepared. */
  constructor(mayName: () => boolean) {
    this.#mayName = mayName;
  }

  of<P extends Params>(
    query: Query<P, unknown>,
    params: P,
  ): { statement: QueryConfig; writes: string | undefined } {
    const prepared = this.#preparedOf(query);
    const { sql: text, bind, writes } = prepared;
    if (!prepared.name && ++prepared.uses > usesBeforeName) prepared.name = this.#nameOf(text);
    const name = this.#mayName() ? prepared.name : undefined;
    return { statement: { name, text, values: bind(params) }, writes };
  }

  /** Whether two statements, of which the first one writes, can have another result in the other order. */
  depend<P extends Params, Q extends Params>(write: Query<P, unknown>, other: Query<Q, unknown>): boolean {
    const [one, two] = [this.#preparedOf(write), this.#preparedOf(other)];
    if (one.writes === undefined) return true;
    return touches(two, one.writes) || (two.writes !== undefined && touches(one, two.writes));
  }

  #preparedOf<P extends Params>(query: Query<P, unknown>): Prepared {
    let prepared = this.#prepared.get(query);
    if (!prepared) {
      const compiled = compile(this.#compiler, 'postgres', query);
      prepared = { ...compiled, uses: 0, name: undefined, touched: new Map() };
      this.#prepared.set(query, prepared);
    }
    return prepared;
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size === mostNames) return known;
    const name = `q${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

/** Whether the SQL has the name of a table, in whatever part. */
function touches({ sql, touched }: Prepared, table: string): boolean {
  let found = touched.get(table);
  if (found === undefined) {
    found = sql.match(/\w+/g)?.includes(table) ?? false;
    touched.set(table, found);
  }
  return found;
}
