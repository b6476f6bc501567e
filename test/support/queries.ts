import { subscribe } from 'node:diagnostics_channel';
import type { Query } from '../../packages/server/src/sql/query.ts';
import { unboundTables } from './school-scope.ts';

/** A query, and the file of the server's source that makes it. */
interface Made {
  query: Query<never, unknown>;
  file: string;
}

/** A statement of PostgreSQL that reads or writes rows of schools without naming a school. */
export interface Unbound {
  file: string;
  /** Its beginning, which is enough to find it. */
  statement: string;
  tables: string[];
}

/** A statement of SQLite. */
export interface SqliteStatement {
  file: string;
  sql: string;
  /** The number of its parameters. */
  places: number;
}

const lengthOfBeginning = 110;
// The functions that make queries for others.
const makers = /packages\/server\/src\/(sql\/.+?\.ts)/;
const files = /packages\/server\/src\/([\w./-]+?\.ts)/;

/** The queries that the server's modules make from now on. */
class MadeQueries {
  #made: Made[] = [];
  readonly #seen = new Set<string>();

  constructor() {
    subscribe('rollbook:query', (query) => {
      const stack = new Error().stack?.split('\n') ?? [];
      const frame = stack.find((line) => files.test(line) && !makers.test(line)) ?? '';
      this.#made.push({ query: query as Made['query'], file: files.exec(frame)?.[1] ?? 'sql' });
    });
  }

  /** Those made since the last call that name no school, each once. */
  async takeUnbound(): Promise<Unbound[]> {
    // Not before anything is made: the modules of the server are loaded after this one.
    const { compile } = await import('../../packages/server/src/sql/query.ts');
    const { postgresCompiler } = await import('../../packages/server/src/sql/postgres/statements.ts');
    const db = postgresCompiler();
    const unbound: Unbound[] = [];
    for (const { query, file } of this.#made.splice(0)) {
      const { sql } = compile(db, 'postgres', query);
      // What is read of SQLite's own tables is not SQL of PostgreSQL.
      if (this.#seen.has(`${file} ${sql}`) || sql.includes('sqlite_schema')) continue;
      this.#seen.add(`${file} ${sql}`);
      const tables = await unboundTables(sql);
      const statement = sql.replace(/\s+/g, ' ').trim().slice(0, lengthOfBeginning);
      if (tables.length > 0) unbound.push({ file, statement, tables });
    }
    return unbound;
  }

  /** Those that were made so far, and not taken, as statements of SQLite. */
  async onSqlite(): Promise<SqliteStatement[]> {
    const { compile } = await import('../../packages/server/src/sql/query.ts');
    const { sqliteCompiler } = await import('../../packages/server/src/sql/sqlite/statements.ts');
    const db = sqliteCompiler();
    return this.#made.map(({ query, file }) => {
      const { sql, places } = compile(db, 'sqlite', query);
      return { file, sql, places };
    });
  }

  get count(): number {
    return this.#seen.size;
  }
}

/** Those of this process: files share the modules that they import. */
export const madeQueries = new MadeQueries();
