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
    let prepared = this.#prepared.get(query);
    if (!prepared) {
      prepared = { ...compile(this.#compiler, 'postgres', query), uses: 0, name: undefined };
      this.#prepared.set(query, prepared);
    }
    const { sql: text, bind, writes } = prepared;
    if (!prepared.name && ++prepared.uses > usesBeforeName) prepared.name = this.#nameOf(text);
    const name = this.#mayName() ? prepared.name : undefined;
    return { statement: { name, text, values: bind(params) }, writes };
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size === mostNames) return known;
    const name = `q${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
