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
import {
  credentialTables,
  type Database,
  type DatabaseLimits,
  Locked,
  type Overloaded,
  type Reader,
  type Transaction,
  type Writer,
} from './database.ts';
import { FairQueue, ownWork } from './fair-queue.ts';
import { makePrivate } from './private-files.ts';
import { type CompiledQuery, compile, type Params, type Query } from './query.ts';
import { before, isBusy, whenFree } from './sqlite-lock.ts';
import { checkRoom } from './sqlite-room.ts';
import type { Tables } from './tables.ts';

const maxBatch = 128;
const migrationWaitMs = 60_000;

/**
 * SQLite prepares a statement again for each value of a parameter that its planner uses (that of a limit, those of a
 * join), which costs several times as much as the query. A unary plus hides the value from the planner.
 */
class PlanKeepingCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}

/** Kysely as a compiler of queries, without a database. */
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
  refuse: (error: Overloaded) => void;
}

/** Opens SQLite: WAL, foreign keys, and commits that are synced to disk before they return. */
export function openSqlite(
  path: string,
  options: {
    limits: DatabaseLimits;
    onError: (error: Error) => void;
    onWarning?: ((message: string) => void) | undefined;
  },
): Database {
  const inMemory = path === ':memory:';
  if (!inMemory) for (const warning of makePrivate(path)) options.onWarning?.(warning);
  const writing = open(path);
  // A second connection reads committed data while a batch of writes is open; an in-memory database has only one
  // connection.
  const reading = inMemory ? writing : open(path);
  return new SqliteDatabase(writing, reading, options);
}

function open(path: string): Sqlite.Database {
  const connection = new Sqlite(path, { timeout: 5000 });
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('cache_size = -65536');
  // Only these settings, made before anything is served, wait for a lock inside SQLite.
  connection.pragma('busy_timeout = 0');
  return connection;
}

class Statements {
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

class SqliteDatabase implements Database {
  readonly dialect = 'sqlite';
  readonly #writing: Sqlite.Database;
  readonly #reading: Sqlite.Database;
  readonly #writer: Statements;
  readonly #reader: Statements;
  readonly #limits: DatabaseLimits;
  readonly #onError: (error: Error) => void;
  readonly #queue: FairQueue<Job>;
  #scheduled = false;
  #batch: Promise<void> | null = null;
  /** Another program has the write lock. */
  #isLocked = false;
  #credentialsVersion = 0;
  #dataVersion = 0;
  #dataVersionAt = 0;
  readonly #readDataVersion: Sqlite.Statement<[], number>;

  constructor(
    writing: Sqlite.Database,
    reading: Sqlite.Database,
    { limits, onError }: { limits: DatabaseLimits; onError: (error: Error) => void },
  ) {
    this.#writing = writing;
    this.#reading = reading;
    this.#limits = limits;
    this.#onError = onError;
    const compiler = sqliteCompiler();
    this.#writer = new Statements(writing, compiler);
    this.#reader = reading === writing ? this.#writer : new Statements(reading, compiler);
    this.#readDataVersion = writing.prepare<[], number>('pragma data_version').pluck();
    this.#queue = new FairQueue({
      perKey: limits.waitingPerSchool,
      total: limits.waitingInTotal,
      waitMs: limits.waitMs,
    });
  }

  async all<P extends Params, R>(query: Query<P, R>, params: P): Promise<R[]> {
    if (this.#mustWait) await this.#committed();
    try {
      return this.#reader.all(query, params);
    } catch (error) {
      return this.#readAgain(error, () => this.#reader.all(query, params));
    }
  }

  async first<P extends Params, R>(query: Query<P, R>, params: P): Promise<R | undefined> {
    if (this.#mustWait) await this.#committed();
    try {
      return this.#reader.first(query, params);
    } catch (error) {
      return this.#readAgain(error, () => this.#reader.first(query, params));
    }
  }

  /** With one connection, a read must not see the open batch. */
  get #mustWait(): boolean {
    return this.#batch !== null && this.#reading === this.#writing;
  }

  /** Reads do not wait for writers, but for a program that recovers the file after a crash. */
  async #readAgain<T>(error: unknown, read: () => T): Promise<T> {
    if (!isBusy(error)) throw error;
    return whenFree(read, before(this.#limits.waitMs));
  }

  transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#transact(ownWork, work);
  }

  forSchool(id: string): Writer {
    return {
      dialect: 'sqlite',
      all: (query, params) => this.all(query, params),
      first: (query, params) => this.first(query, params),
      transact: (work) => this.#transact(id, work),
    };
  }

  urgent(): Reader {
    return this;
  }

  #transact<T>(key: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const refuse = (overloaded: Overloaded) => reject(this.#isLocked ? new Locked(overloaded) : overloaded);
      this.#queue.push(key, { work, resolve, reject, refuse });
      this.#schedule();
    });
  }

  credentialsVersion(): number {
    const now = performance.now();
    if (now - this.#dataVersionAt < 1) return this.#credentialsVersion;
    this.#dataVersionAt = now;
    // Of the writing connection, so that it changes only by commits of other programs.
    const dataVersion = this.#readDataVersion.get() ?? 0;
    if (dataVersion !== this.#dataVersion) this.#credentialsVersion++;
    this.#dataVersion = dataVersion;
    return this.#credentialsVersion;
  }

  notify(): void {}

  async listen(): Promise<() => Promise<void>> {
    return async () => {};
  }

  async hasTable(name: string): Promise<boolean> {
    return this.#reading.prepare('select 1 from sqlite_schema where name = ?').get(name) !== undefined;
  }

  async migrating<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
    const database = this.#writing;
    // Kysely closes its connection on destroy; this one stays open.
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
    await whenFree(() => database.exec('BEGIN IMMEDIATE'), before(migrationWaitMs));
    try {
      const result = await work(db);
      database.exec('COMMIT');
      return result;
    } finally {
      if (database.inTransaction) database.exec('ROLLBACK');
    }
  }

  async rewrite(): Promise<void> {
    await this.#committed();
    this.#writing.exec('VACUUM');
    this.#writing.pragma('wal_checkpoint(TRUNCATE)');
  }

  async analyze(): Promise<void> {}

  async checkRoom(): Promise<void> {
    if (this.#reading === this.#writing) return;
    // An open batch has the write lock.
    await this.#committed();
    checkRoom(this.#writing.name);
  }

  async close(): Promise<void> {
    while (this.#batch || this.#queue.size > 0) await (this.#batch ?? new Promise(setImmediate));
    if (this.#reading !== this.#writing) this.#reading.close();
    this.#writing.close();
  }

  async #committed(): Promise<void> {
    while (this.#batch) await this.#batch;
  }

  // A turn of the event loop lets concurrent requests queue their writes, which are then committed together.
  #schedule(): void {
    if (this.#scheduled || this.#batch) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#batch = this.#commitBatch().finally(() => {
        this.#batch = null;
        if (this.#queue.size > 0) this.#schedule();
      });
    });
  }

  async #commitBatch(): Promise<void> {
    let jobs: Job[] = [];
    try {
      // Comes first, because jobs that have waited too long for the lock leave the queue.
      await this.#begin(() => this.#queue.size > 0).finally(() => {
        jobs = this.#takeBatch();
      });
    } catch (error) {
      for (const { reject } of jobs) reject(error);
      return;
    }
    await this.#commit(jobs);
  }

  /** Runs jobs in the open transaction and commits it. If that fails, each job gets its own transaction. */
  async #commit(jobs: readonly Job[]): Promise<void> {
    const settle: (() => void)[] = [];
    const commitWork = new CommitWork();
    try {
      for (const job of jobs) settle.push(await this.#runJob(job, commitWork));
      await commitWork.runSteps(this.#transaction(commitWork));
      this.#writing.exec('COMMIT');
      if (this.#writer.credentialsWritten) this.#credentialsVersion++;
      this.#writer.credentialsWritten = false;
    } catch (error) {
      if (this.#writing.inTransaction) this.#writing.exec('ROLLBACK');
      if (jobs.length === 1) for (const { reject } of jobs) reject(error);
      else for (const job of jobs) await this.#commitAlone(job);
      return;
    }
    commitWork.runEffects(this.#onError);
    for (const done of settle) done();
  }

  async #commitAlone(job: Job): Promise<void> {
    try {
      await this.#begin(before(this.#limits.waitMs));
    } catch (error) {
      job.reject(error);
      return;
    }
    await this.#commit([job]);
  }

  #takeBatch(): Job[] {
    const jobs: Job[] = [];
    while (jobs.length < maxBatch) {
      const next = this.#queue.shift();
      if (!next) break;
      jobs.push(next.entry);
    }
    return jobs;
  }

  async #begin(goesOn: () => boolean): Promise<void> {
    const begin = () => this.#writing.exec('BEGIN IMMEDIATE');
    try {
      begin();
    } catch (error) {
      if (!isBusy(error)) throw error;
      this.#isLocked = true;
      await whenFree(begin, goesOn).finally(() => {
        this.#isLocked = false;
      });
    }
  }

  /** Runs one job in the batch; if it fails, only this job is rolled back. */
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
      all: async (query, params) => writer.all(query, params),
      first: async (query, params) => writer.first(query, params),
      run: async (query, params) => writer.run(query, params),
      defer: (query, params) => void writer.run(query, params),
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
