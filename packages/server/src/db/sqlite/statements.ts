import type Sqlite from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { credentialTables } from '../database.ts';
import { type CompiledQuery, compile, type Params, type Query } from '../query.ts';
import type { Tables } from '../tables.ts';

/** The prepared statements of a connection. */
export class Statements {
  readonly #connection: Sqlite.Database;
  readonly #compiler: Kysely<Tables>;
  // A statement lives as long as its query is referenced.
  readonly #prepared = new WeakMap<object, { compiled: CompiledQuery; statement: Sqlite.Statement }>();

  /** Whether tables that authentication uses have been written since this was last reset. */
  credentialsWritten = false;

  constructor(connection: Sqlite.Database, compiler: Kysely<Tables>) {
    this.#connection = connection;
    this.#compiler = compiler;
  }

  #prepare<P extends Params, R>(query: Query<P, R>) {
    let entry = this.#prepared.get(query);
    if (!entry) {
      const compiled = compile(this.#compiler, 'sqlite', query);
      entry = { compiled, statement: this.#connection.prepare(compiled.sql) };
      this.#prepared.set(query, entry);
    }
    const { writes } = entry.compiled;
    if (writes !== undefined && credentialTables.has(writes)) this.credentialsWritten = true;
    return entry;
  }

  all<P extends Params, R>(query: Query<P, R>, params: P): R[] {
    const { compiled, statement } = this.#prepare(query);
    return statement.all(...compiled.bind(params)) as R[];
  }

  first<P extends Params, R>(query: Query<P, R>, params: P): R | undefined {
    const { compiled, statement } = this.#prepare(query);
    return statement.get(...compiled.bind(params)) as R | undefined;
  }

  run<P extends Params>(query: Query<P, unknown>, params: P): number {
    const { compiled, statement } = this.#prepare(query);
    return statement.run(...compiled.bind(params)).changes;
  }
}
