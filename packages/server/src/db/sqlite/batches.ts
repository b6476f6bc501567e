import type Sqlite from 'better-sqlite3';
import { CommitWork } from '../commit-work.ts';
import { Locked, type Overloaded, type Transaction } from '../database.ts';
import { FairQueue } from '../fair-queue.ts';
import type { DatabaseLimits } from '../limits.ts';
import { before, isBusy, whenFree } from './lock.ts';
import type { Statements } from './statements.ts';

const maxBatch = 128;

interface Job {
  work: (tx: Transaction) => Promise<unknown>;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
  refuse: (error: Overloaded) => void;
}

/** Commits the writes of concurrent requests together, one batch after the other. */
export class Batches {
  readonly #connection: Sqlite.Database;
  readonly #statements: Statements;
  readonly #limits: DatabaseLimits;
  readonly #onError: (error: Error) => void;
  readonly #beforeCommit: () => void;
  readonly #queue: FairQueue<Job>;
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
      this.#beforeCommit();
      this.#connection.exec('COMMIT');
      if (this.#statements.credentialsWritten) this.#credentialsVersion++;
      this.#statements.credentialsWritten = false;
    } catch (error) {
      if (this.#connection.inTransaction) this.#connection.exec('ROLLBACK');
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
    const begin = () => this.#connection.exec('BEGIN IMMEDIATE');
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
    this.#connection.exec('SAVEPOINT job');
    try {
      const value = await job.work(this.#transaction(own));
      this.#connection.exec('RELEASE job');
      batch.add(own);
      return () => job.resolve(value as never);
    } catch (error) {
      // A full disk or an I/O error may have ended the whole transaction already.
      if (!this.#connection.inTransaction) throw error;
      this.#connection.exec('ROLLBACK TO job');
      this.#connection.exec('RELEASE job');
      return () => job.reject(error);
    }
  }

  #transaction(commitWork: CommitWork): Transaction {
    const statements = this.#statements;
    return {
      dialect: 'sqlite',
      all: async (query, params) => statements.all(query, params),
      first: async (query, params) => statements.first(query, params),
      run: async (query, params) => statements.run(query, params),
      defer: (query, params) => void statements.run(query, params),
      attempt: async (work) => {
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
    };
  }
}
