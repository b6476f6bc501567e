import { statSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { monotonicMs } from '../../lib/platform.ts';
import {
  type Database,
  diskTrouble,
  type Reader,
  ReadFailed,
  type Rewritten,
  type RunScript,
  type Transaction,
  type Writer,
} from '../database.ts';
import { ownWork } from '../fair-gate.ts';
import type { DatabaseLimits } from '../limits.ts';
import type { Params, Query } from '../query.ts';
import type { Tables } from '../tables.ts';
import { Batches, ReadTurn } from './batches.ts';
import { servedDisk } from './disk.ts';
import {
  before,
  checkRoom,
  isBusy,
  makePrivate,
  naming,
  refuseForeign,
  watchFile,
  whenFree,
} from './files.ts';
import { Statements, sqliteCompiler } from './statements.ts';

const migrationWaitMs = 60_000;

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
  return naming(path, () => {
    if (!inMemory) {
      if (statSync(path, { throwIfNoEntry: false })?.isFile()) lookInto(path);
      for (const warning of makePrivate(path)) options.onWarning?.(warning);
      const warning = servedDisk(path);
      if (warning !== undefined) options.onWarning?.(warning);
    }
    const writing = open(path);
    // A second connection reads committed data while a batch of writes is open; an in-memory database has only one
    // connection.
    const reading = inMemory ? writing : open(path);
    const checkFile = inMemory ? () => {} : watchFile(path);
    return new SqliteDatabase(writing, reading, { ...options, checkFile });
  });
}

/** Rejects a file that must not be changed. */
function lookInto(path: string): void {
  const connection = new Sqlite(path, { readonly: true, timeout: 5000 });
  try {
    refuseForeign(connection);
  } finally {
    connection.close();
  }
}

function open(path: string): Sqlite.Database {
  const connection = new Sqlite(path, { timeout: 5000 });
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  // What is deleted is overwritten in the file. It costs less than can be measured.
  connection.pragma('secure_delete = ON');
  connection.pragma('foreign_keys = ON');
  connection.pragma('cache_size = -65536');
  // Only these settings, made before anything is served, wait for a lock inside SQLite.
  connection.pragma('busy_timeout = 0');
  return connection;
}

class SqliteDatabase implements Database {
  readonly dialect = 'sqlite';
  readonly #writing: Sqlite.Database;
  readonly #reading: Sqlite.Database;
  readonly #reader: Statements;
  /** Undefined with one connection, whose batches are its transactions. */
  readonly #turn: ReadTurn | undefined;
  readonly #limits: DatabaseLimits;
  readonly #batches: Batches;
  /** The number of commits of other programs that were seen. */
  #otherCommits = 0;
  #dataVersion = 0;
  #dataVersionAt = 0;
  readonly #readDataVersion: Sqlite.Statement<[], number>;
  /** Throws if another file is in the place of the one that is open. */
  readonly #checkFile: () => void;

  constructor(
    writing: Sqlite.Database,
    reading: Sqlite.Database,
    options: { limits: DatabaseLimits; onError: (error: Error) => void; checkFile: () => void },
  ) {
    const { checkFile } = options;
    this.#writing = writing;
    this.#reading = reading;
    this.#checkFile = checkFile;
    this.#limits = options.limits;
    const compiler = sqliteCompiler();
    const writer = new Statements(writing, compiler);
    this.#reader = reading === writing ? writer : new Statements(reading, compiler);
    this.#turn = reading === writing ? undefined : new ReadTurn(reading);
    const beforeCommit = () => {
      this.#turn?.end();
      checkFile();
    };
    this.#batches = new Batches(writing, writer, { ...options, beforeCommit });
    this.#readDataVersion = writing.prepare<[], number>('pragma data_version').pluck();
  }

  async all<P extends Params, R>(query: Query<P, R>, params: P): Promise<R[]> {
    if (this.#mustWait) await this.#batches.committed();
    this.#turn?.begin();
    try {
      return this.#reader.all(query, params);
    } catch (error) {
      return this.#readAgain(error, () => this.#reader.all(query, params));
    }
  }

  async first<P extends Params, R>(query: Query<P, R>, params: P): Promise<R | undefined> {
    if (this.#mustWait) await this.#batches.committed();
    this.#turn?.begin();
    try {
      return this.#reader.first(query, params);
    } catch (error) {
      return this.#readAgain(error, () => this.#reader.first(query, params));
    }
  }

  /** With one connection, a read must not see the open batch. */
  get #mustWait(): boolean {
    return this.#batches.isOpen && this.#reading === this.#writing;
  }

  /** Reads do not wait for writers, but for a program that recovers the file after a crash. */
  async #readAgain<T>(error: unknown, read: () => T): Promise<T> {
    this.#turn?.end();
    try {
      if (!isBusy(error)) throw error;
      return await whenFree(read, before(this.#limits.waitMs));
    } catch (failure) {
      throw diskTrouble(failure) ? new ReadFailed(failure) : failure;
    }
  }

  transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#batches.transact(ownWork, work);
  }

  forSchool(id: string): Writer {
    return {
      dialect: 'sqlite',
      all: (query, params) => this.all(query, params),
      first: (query, params) => this.first(query, params),
      transact: (work) => this.#batches.transact(id, work),
    };
  }

  urgent(): Reader {
    return this;
  }

  load(): ReturnType<Database['load']> {
    return { running: this.#batches.isOpen ? 1 : 0, waiting: this.#batches.waiting, limit: 1 };
  }

  credentialsVersion(): number {
    const now = monotonicMs();
    if (now - this.#dataVersionAt >= 1) {
      this.#dataVersionAt = now;
      // Of the writing connection, so that it changes only by commits of other programs.
      const dataVersion = this.#readDataVersion.get() ?? 0;
      if (dataVersion !== this.#dataVersion) {
        this.#otherCommits++;
        // The next read has to see what they committed.
        this.#turn?.end();
      }
      this.#dataVersion = dataVersion;
    }
    return this.#batches.credentialsVersion + this.#otherCommits;
  }

  notify(): void {}

  async listen(): Promise<() => Promise<void>> {
    return async () => {};
  }

  async hasTable(name: string): Promise<boolean> {
    return this.#reading.prepare('select 1 from sqlite_schema where name = ?').get(name) !== undefined;
  }

  async migrating<T>(work: (db: Kysely<Tables>, run: RunScript) => Promise<T>): Promise<T> {
    const database = this.#writing;
    const run: RunScript = async (_, statements) => void database.exec(statements.join(';\n'));
    // Kysely closes its connection on destroy; this one stays open.
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
    await whenFree(() => database.exec('BEGIN IMMEDIATE'), before(migrationWaitMs));
    try {
      const result = await work(db, run);
      this.#turn?.end();
      database.exec('COMMIT');
      return result;
    } finally {
      if (database.inTransaction) database.exec('ROLLBACK');
    }
  }

  async rewrite(): Promise<Rewritten> {
    await this.#batches.committed();
    this.#turn?.end();
    // Another process may be writing.
    this.#writing.pragma('busy_timeout = 5000');
    try {
      this.#writing.exec('VACUUM');
      this.#writing.pragma('busy_timeout = 2000');
      if (await this.#emptyLog())
        return { isClean: true, detail: 'The database files contain no deleted text.' };
    } finally {
      this.#writing.pragma('busy_timeout = 0');
    }
    return {
      isClean: false,
      detail: `The database was rewritten, but ${this.#writing.name}-wal contains deleted text, because another process is reading the database. Run this again when it has finished.`,
    };
  }

  async truncateLog(): Promise<void> {
    await this.#emptyLog();
  }

  /** Returns whether it succeeded: it does not while another process reads. */
  async #emptyLog(): Promise<boolean> {
    // A checkpoint fails while a batch is open.
    await this.#batches.committed();
    this.#turn?.end();
    return this.#writing.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0;
  }

  async analyze(): Promise<void> {}

  async checkRoom(): Promise<void> {
    if (this.#reading === this.#writing) return;
    // Waits for the lock as the changes of a school do, which is a limited time.
    await this.#batches.transact('readiness', async () => {});
    // An open batch has the write lock.
    await this.#batches.committed();
    this.#checkFile();
    checkRoom(this.#writing.name);
  }

  async close(): Promise<void> {
    await this.#batches.finished();
    this.#turn?.end();
    if (this.#reading !== this.#writing) this.#reading.close();
    this.#writing.close();
  }
}
