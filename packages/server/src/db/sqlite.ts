import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { CommitWork } from './commit-work.ts';
import type { Database, Reader, Transaction } from './database.ts';
import { type CompiledQuery, compile, type Params, type Query } from './query.ts';
import type { Tables } from './tables.ts';

const maxBatch = 128;

/**
 * SQLite prepares a statement anew for each value of a parameter that its planner looked at (that of a limit, those
 * of a join), which costs several times what the query does. It does not look through a unary plus.
 */
class PlanKeepingCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}

/** Kysely as a compiler of queries, with no database behind it. */
export const sqliteCompiler = (onQuery?: (sql: string) => void): Kysely<Tables> =>
  new Kysely<Tables>({
    ...(onQuery ? { log: (event) => onQuery(event.query.sql) } : {}),
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new PlanKeepingCompiler(),
    },
  });

interface Job {
  work: (tx: Transaction) => Promise<unknown>;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
}

/** Opens SQLite: WAL, foreign keys, and a commit that is on the disk when it returns. */
export function openSqlite(path: string): Database {
  const inMemory = path === ':memory:';
  if (!inMemory) mkdirSync(dirname(path), { recursive: true });
  const writing = open(path);
  // A second connection reads what is committed while a batch of writes is open; memory has one connection only.
  const reading = inMemory ? writing : open(path);
  return new SqliteDatabase(writing, reading);
}

function open(path: string): Sqlite.Database {
  const connection = new Sqlite(path, { timeout: 5000 });
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('cache_size = -65536');
  return connection;
}

class Statements implements Reader {
  readonly dialect = 'sqlite';
  readonly #connection: Sqlite.Database;
  readonly #compiler: Kysely<Tables>;
  readonly #prepared = new Map<unknown, { compiled: CompiledQuery; statement: Sqlite.Statement }>();

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
    return entry;
  }

  async all<P extends Params, R>(query: Query<P, R>, params: P): Promise<R[]> {
    const { compiled, statement } = this.#prepare(query);
    return statement.all(...compiled.bind(params)) as R[];
  }

  async first<P extends Params, R>(query: Query<P, R>, params: P): Promise<R | undefined> {
    const { compiled, statement } = this.#prepare(query);
    return statement.get(...compiled.bind(params)) as R | undefined;
  }

  async run<P extends Params>(query: Query<P, unknown>, params: P): Promise<number> {
    const { compiled, statement } = this.#prepare(query);
    return statement.run(...compiled.bind(params)).changes;
  }
}

class SqliteDatabase implements Database {
  readonly dialect = 'sqlite';
  readonly #writing: Sqlite.Database;
  readonly #reading: Sqlite.Database;
  readonly #writer: Statements;
  readonly #reader: Statements;
  #queue: Job[] = [];
  #scheduled = false;
  #batch: Promise<void> | null = null;

  constructor(writing: Sqlite.Database, reading: Sqlite.Database) {
    this.#writing = writing;
    this.#reading = reading;
    const compiler = sqliteCompiler();
    this.#writer = new Statements(writing, compiler);
    this.#reader = reading === writing ? this.#writer : new Statements(reading, compiler);
  }

  all<P extends Params, R>(query: Query<P, R>, params: P): Promise<R[]> {
    return this.#mustWait
      ? this.#committed().then(() => this.#reader.all(query, params))
      : this.#reader.all(query, params);
  }

  first<P extends Params, R>(query: Query<P, R>, params: P): Promise<R | undefined> {
    return this.#mustWait
      ? this.#committed().then(() => this.#reader.first(query, params))
      : this.#reader.first(query, params);
  }

  /** With one connection, a read must not see the batch that is open. */
  get #mustWait(): boolean {
    return this.#batch !== null && this.#reading === this.#writing;
  }

  transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ work, resolve, reject });
      this.#schedule();
    });
  }

  notify(): void {}

  async listen(): Promise<() => Promise<void>> {
    return async () => {};
  }

  async migrating<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
    const database = this.#writing;
    // Kysely closes the connection that it is given on destroy; this one goes on living.
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
    return work(db);
  }

  async analyze(): Promise<void> {}

  async close(): Promise<void> {
    while (this.#batch || this.#queue.length > 0) await (this.#batch ?? new Promise(setImmediate));
    if (this.#reading !== this.#writing) this.#reading.close();
    this.#writing.close();
  }

  async #committed(): Promise<void> {
    while (this.#batch) await this.#batch;
  }

  // A turn of the event loop lets the requests that have arrived queue their writes, to be committed as one.
  #schedule(): void {
    if (this.#scheduled || this.#batch) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#batch = this.#commitBatch(this.#queue.splice(0, maxBatch)).finally(() => {
        this.#batch = null;
        if (this.#queue.length > 0) this.#schedule();
      });
    });
  }

  async #commitBatch(jobs: Job[]): Promise<void> {
    const settle: (() => void)[] = [];
    const commitWork = new CommitWork();
    try {
      this.#writing.exec('BEGIN IMMEDIATE');
      for (const job of jobs) settle.push(await this.#runJob(job, commitWork));
      await commitWork.runSteps(this.#transaction(commitWork));
      this.#writing.exec('COMMIT');
    } catch (error) {
      if (this.#writing.inTransaction) this.#writing.exec('ROLLBACK');
      for (const { reject } of jobs) reject(error);
      return;
    }
    commitWork.runEffects();
    for (const done of settle) done();
  }

  /** Runs one job inside the batch; its failure undoes the job alone. */
  async #runJob(job: Job, batch: CommitWork): Promise<() => void> {
    const own = new CommitWork();
    this.#writing.exec('SAVEPOINT job');
    try {
      const value = await job.work(this.#transaction(own));
      this.#writing.exec('RELEASE job');
      batch.add(own);
      return () => job.resolve(value as never);
    } catch (error) {
      // A full disk or an I/O error may have ended the whole transaction already.
      if (!this.#writing.inTransaction) throw error;
      this.#writing.exec('ROLLBACK TO job');
      this.#writing.exec('RELEASE job');
      return () => job.reject(error);
    }
  }

  #transaction(commitWork: CommitWork): Transaction {
    const writer = this.#writer;
    return {
      dialect: 'sqlite',
      all: (query, params) => writer.all(query, params),
      first: (query, params) => writer.first(query, params),
      run: (query, params) => writer.run(query, params),
      attempt: async (work) => {
        const discard = commitWork.mark();
        this.#writing.exec('SAVEPOINT attempt');
        try {
          const value = await work();
          this.#writing.exec('RELEASE attempt');
          return value;
        } catch (error) {
          discard();
          if (this.#writing.inTransaction) this.#writing.exec('ROLLBACK TO attempt; RELEASE attempt');
          throw error;
        }
      },
      beforeCommit: (step, item) => commitWork.before(step, item),
      afterCommit: (effect) => commitWork.after(effect),
    };
  }
}
