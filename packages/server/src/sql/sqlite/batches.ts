import type Sqlite from 'better-sqlite3';
import { setImmediate } from '../../lib/platform.ts';
import { type CommitWork, type Job, runBatch, type Session, sharedOf } from '../batch.ts';
import { Locked, type Overloaded, type Transaction } from '../database.ts';
import { FairQueue } from '../fair-gate.ts';
import type { DatabaseLimits } from '../limits.ts';
import { before, isBusy, whenFree } from './files.ts';
import type { Statements } from './statements.ts';

/** Commits the writes of concurrent requests together, one batch after the other. */
export class Batches {
  readonly #connection: Sqlite.Database;
  readonly #statements: Statements;
  readonly #limits: DatabaseLimits;
  readonly #onError: (error: Error) => void;
  readonly #beforeCommit: () => void;
  readonly #queue: FairQueue<Job>;
  readonly #session: Session;
  #scheduled = false;
  #batch: Promise<void> | null = null;
  /** Another program has the write lock. */
  #isLocked = false;
  #credentialsVersion = 0;

  constructor(
    connection: Sqlite.Database,
    statements: Statements,
    {
      limits,
      onError,
      beforeCommit,
    }: { limits: DatabaseLimits; onError: (error: Error) => void; beforeCommit: () => void },
  ) {
    this.#connection = connection;
    this.#statements = statements;
    this.#limits = limits;
    this.#onError = onError;
    this.#beforeCommit = beforeCommit;
    this.#queue = new FairQueue({
      perKey: limits.waitingPerSchool,
      total: limits.waitingInTotal,
      waitMs: limits.waitMs,
    });
    this.#session = this.#createSession();
  }

  /** The number of commits that changed what authentication reads. */
  get credentialsVersion(): number {
    return this.#credentialsVersion;
  }

  /** The number of units of work that wait for their turn. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** Whether a batch is being written. */
  get isOpen(): boolean {
    return this.#batch !== null;
  }

  transact<T>(key: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const refuse = (overloaded: Overloaded) => reject(this.#isLocked ? new Locked(overloaded) : overloaded);
      this.#queue.push(key, { work, resolve, reject, refuse });
      this.#schedule();
    });
  }

  /** Waits for the batch that is being written. */
  async committed(): Promise<void> {
    while (this.#batch) await this.#batch;
  }

  /** Waits for all writes. */
  async finished(): Promise<void> {
    while (this.#batch || this.#queue.size > 0) await (this.#batch ?? new Promise(setImmediate));
  }

  // A turn of the event loop lets concurrent requests queue their writes, which are then committed together.
  #schedule(): void {
    if (this.#scheduled || this.#batch) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      const take = () => this.#queue.shift()?.entry;
      this.#batch = runBatch(this.#session, take, this.#onError).finally(() => {
        this.#batch = null;
        if (this.#queue.size > 0) this.#schedule();
      });
    });
  }

  #createSession(): Session {
    const connection = this.#connection;
    return {
      begin: () => this.#begin(),
      transaction: (commitWork, shared) => this.#transaction(commitWork, shared),
      savepoint: async () => {
        this.#checkOpen();
        connection.exec('SAVEPOINT job');
      },
      releaseSavepoint: async () => void connection.exec('RELEASE job'),
      // A full disk or an I/O error may have ended the whole transaction already: then this fails.
      rollbackToSavepoint: async () => void connection.exec('ROLLBACK TO job; RELEASE job'),
      // Deferred writes are made immediately.
      keep: () => {},
      hasChangedCredentials: () => this.#statements.credentialsWritten,
      commit: async () => {
        this.#checkOpen();
        this.#beforeCommit();
        connection.exec('COMMIT');
        if (this.#statements.credentialsWritten) this.#credentialsVersion++;
        this.#statements.credentialsWritten = false;
      },
      rollback: async () => {
        this.#statements.credentialsWritten = false;
        if (connection.inTransaction) connection.exec('ROLLBACK');
      },
    };
  }

  /** Begins a transaction before its jobs are taken, because jobs that wait too long for the lock leave the queue. */
  async #begin(): Promise<void> {
    const begin = () => this.#connection.exec('BEGIN IMMEDIATE');
    try {
      begin();
    } catch (error) {
      if (!isBusy(error)) throw error;
      this.#isLocked = true;
      const isInTime = before(this.#limits.waitMs);
      await whenFree(begin, () => this.#queue.size > 0 || isInTime()).finally(() => {
        this.#isLocked = false;
      });
    }
  }

  /**
   * Throws if SQLite has rolled the transaction back by itself, as after some errors of the disk: outside of it, each
   * statement would be committed alone.
   */
  #checkOpen(): void {
    if (!this.#connection.inTransaction) throw new Error('The transaction was rolled back by SQLite');
  }

  #transaction(commitWork: CommitWork, shared: Map<string, unknown>): Transaction {
    const statements = () => {
      this.#checkOpen();
      return this.#statements;
    };
    return {
      dialect: 'sqlite',
      all: async (query, params) => statements().all(query, params),
      first: async (query, params) => statements().first(query, params),
      run: async (query, params) => statements().run(query, params),
      defer: (query, params) => void statements().run(query, params),
      attempt: async (work) => {
        this.#checkOpen();
        const discard = commitWork.mark();
        this.#connection.exec('SAVEPOINT attempt');
        try {
          const value = await work();
          this.#connection.exec('RELEASE attempt');
          return value;
        } catch (error) {
          discard();
          if (this.#connection.inTransaction) this.#connection.exec('ROLLBACK TO attempt; RELEASE attempt');
          throw error;
        }
      },
      beforeCommit: (step, item) => commitWork.before(step, item),
      afterCommit: (effect) => commitWork.after(effect),
      shared: (name, make) => sharedOf(shared, name, make),
    };
  }
}

/**
 * The read transaction that the reads of one turn of the event loop share. Each would otherwise lock and unlock the
 * file, which costs more than finding a row. It must be ended before the writing connection commits: a reader of the
 * previous state would keep the write-ahead log from starting again, and the next read has to see the change. It must
 * also be ended after an error, which can have rolled it back.
 */
export class ReadTurn {
  readonly #connection: Sqlite.Database;
  readonly #begin: Sqlite.Statement;
  readonly #end: Sqlite.Statement;
  #isOpen = false;

  constructor(connection: Sqlite.Database) {
    this.#connection = connection;
    this.#begin = connection.prepare('begin');
    this.#end = connection.prepare('commit');
  }

  /** Starts the transaction, unless it is open. */
  begin(): void {
    if (this.#isOpen) return;
    this.#begin.run();
    this.#isOpen = true;
    setImmediate(this.end);
  }

  readonly end = (): void => {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    if (this.#connection.inTransaction) this.#end.run();
  };
}
