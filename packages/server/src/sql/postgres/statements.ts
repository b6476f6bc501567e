import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { QueryConfig } from 'pg';
import type { DeferredWrite } from '../batch.ts';
import { lockCommand } from '../named-lock.ts';
import { type CompiledQuery, compile, isConstant, type Params, type Query, type Value } from '../query.ts';
import type { Tables } from '../tables.ts';

class ConstantsCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (isConstant(value)) this.appendImmediateValue(value);
    else super.appendValue(value);
  }
}

/** Kysely as a compiler of queries, without a database. */
export const postgresCompiler = (onQuery?: (sql: string) => void): Kysely<Tables> =>
  new Kysely<Tables>({
    ...(onQuery ? { log: (event) => onQuery(event.query.sql) } : {}),
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new ConstantsCompiler(),
    },
  });

interface Prepared {
  readonly sql: string;
  uses: number;
  /** The name of the prepared statement, after the query has been used often. */
  name: string | undefined;
}

interface PreparedQuery extends Prepared, CompiledQuery {
  /** Identifies it among the writes of a statement. */
  readonly number: number;
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
  readonly #prepared = new WeakMap<object, PreparedQuery>();
  /** Several writes as one statement, by their numbers. */
  readonly #combined = new Map<string, Prepared>();
  /** Prepared statements by their SQL: a query that is built again has the same one. */
  readonly #names = new Map<string, string>();
  readonly #mayName: () => boolean;
  #count = 0;

  /** Statements have names while `mayName` says so: a pooler may not keep what was prepared. */
  constructor(mayName: () => boolean) {
    this.#mayName = mayName;
  }

  of<P extends Params>(
    query: Query<P, unknown>,
    params: P,
  ): { statement: QueryConfig; writes: string | undefined } {
    const prepared = this.#preparedOf(query);
    return { statement: this.#statement(prepared, prepared.bind(params)), writes: prepared.writes };
  }

  /**
   * Makes writes in their order, by as few statements as possible: those that do not depend on each other are the parts
   * of one.
   */
  together(all: readonly DeferredWrite[]): { statement: QueryConfig; writes: readonly string[] }[] {
    const groups: DeferredWrite[][] = [];
    for (const write of all) {
      const last = groups.at(-1);
      if (last?.every((other) => !this.depend(other.query, write.query))) last.push(write);
      else groups.push([write]);
    }
    return groups.map((group) => {
      const prepared = group.map(({ query }) => this.#preparedOf(query));
      const values = group.flatMap(({ params }, index) => prepared[index]?.bind(params) ?? []);
      const writes = prepared.flatMap(({ writes: table }) => table ?? []);
      return { statement: this.#statement(this.#combinationOf(prepared), values), writes };
    });
  }

  /** A command that takes a named lock. */
  lock(name: string): string {
    return lockCommand(this.#compiler, name);
  }

  /** Whether two statements, of which the first one writes, can have another result in the other order. */
  depend<P extends Params, Q extends Params>(write: Query<P, unknown>, other: Query<Q, unknown>): boolean {
    const [one, two] = [this.#preparedOf(write), this.#preparedOf(other)];
    if (one.writes === undefined) return true;
    return touches(two, one.writes) || (two.writes !== undefined && touches(one, two.writes));
  }

  #statement(prepared: Prepared, values: Value[]): QueryConfig {
    const { sql: text } = prepared;
    if (!prepared.name && ++prepared.uses > usesBeforeName) prepared.name = this.#nameOf(text);
    return { name: this.#mayName() ? prepared.name : undefined, text, values };
  }

  #combinationOf(parts: readonly PreparedQuery[]): Prepared {
    const [only, ...others] = parts;
    if (only && others.length === 0) return only;
    const key = parts.map(({ number }) => number).join();
    const combined = this.#combined.get(key) ?? { sql: combine(parts), uses: 0, name: undefined };
    if (this.#combined.size < mostNames) this.#combined.set(key, combined);
    return combined;
  }

  #preparedOf<P extends Params>(query: Query<P, unknown>): PreparedQuery {
    let prepared = this.#prepared.get(query);
    if (!prepared) {
      const compiled = compile(this.#compiler, 'postgres', query);
      prepared = { ...compiled, number: this.#count++, uses: 0, name: undefined, touched: new Map() };
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

/** One statement that makes several writes. Each sees what was there before it. */
function combine(parts: readonly PreparedQuery[]): string {
  let before = 0;
  const texts = parts.map(({ sql, places }) => {
    const first = before;
    before += places;
    return sql.replaceAll(/\$(\d+)/g, (_, place) => `$${Number(place) + first}`);
  });
  const last = texts.pop() ?? '';
  return `with ${texts.map((text, index) => `w${index} as (${text})`).join(', ')} ${last}`;
}

/** Whether the SQL has the name of a table, in whatever part. */
function touches({ sql, touched }: PreparedQuery, table: string): boolean {
  let found = touched.get(table);
  if (found === undefined) {
    found = sql.match(/\w+/g)?.includes(table) ?? false;
    touched.set(table, found);
  }
  return found;
}
