import type pg from 'pg';
import { monotonicMs } from '../../lib/platform.ts';
import {
  type Job as AnyJob,
  type CommitWork,
  type DeferredWrite,
  runBatch,
  type Session,
  sharedOf,
  waiting,
} from '../batch.ts';
import {
  ConnectionLost,
  credentialsChannel,
  credentialTables,
  OutcomeUnknown,
  type Overloaded,
  type Transaction,
} from '../database.ts';
import { type FairGate, FairQueue, ownWork } from '../fair-gate.ts';
import type { DatabaseLimits } from '../limits.ts';
import { turnName } from '../named-lock.ts';
import type { Params, Query } from '../query.ts';
import { DeferredWrites } from './deferred.ts';
import { callerError, isAborted, isRetryable } from './errors.ts';
import type { Statements } from './statements.ts';

/** The transactions of a connection of the pool. Statements are sent without waiting for those before them. */
class PostgresSession implements Session {
  readonly #client: pg.PoolClient;
  readonly #begin: string;
  readonly #statements: Statements;
  readonly #school: string | undefined;
  readonly #onCredentials: () => void;
  #deferred: DeferredWrites;
  /** The number of savepoints so far: each has a name of its own, so that no rollback goes back further than it should. */
  #savepoints = 0;
  /** The savepoint of the last job, if it has one, and what undoes the job. */
  #job: { savepoint: string; undo: () => Promise<void> } | undefined;
  #credentialsWritten = false;
  /** Why the transaction has failed; a rollback to a savepoint can undo it. */
  #failure: unknown;
  /** Why a write of a job that had finished has failed, which no rollback to a savepoint can undo. */
  #lost: unknown;
  /** Why the connection can no longer be used. */
  broken: Error | undefined;

  /** The transactions are those of a school, if one is given: they begin with its turn. */
  constructor(
    client: pg.PoolClient,
    {
      begin,
      statements,
      school,
      onCredentials,
    }: { begin: string; statements: Statements; school: string | undefined; onCredentials: () => void },
  ) {
    this.#begin = begin;
    this.#client = client;
    this.#statements = statements;
    this.#deferred = new DeferredWrites(statements);
    this.#school = school;
    this.#onCredentials = onCredentials;
  }

  async begin(): Promise<void> {
    this.#deferred = new DeferredWrites(this.#statements);
    this.#job = undefined;
    this.#failure = undefined;
    this.#lost = undefined;
    this.#credentialsWritten = false;
    // Not left to the first job: a lock that is taken after a savepoint is released if the job fails.
    this.#command(
      this.#school === undefined
        ? this.#begin
        : `${this.#begin}; ${this.#statements.lock(turnName(this.#school))}`,
    );
  }

  transaction(commitWork: CommitWork, shared: Map<string, unknown>): Transaction {
    return {
      dialect: 'postgres',
      turnOf: this.#school,
      all: async (query, params) => (await this.#execute(query, params)).rows,
      first: async (query, params) => (await this.#execute(query, params)).rows[0],
      run: async (query, params) => (await this.#execute(query, params)).rowCount ?? 0,
      defer: (query, params) => commitWork.defer(query, params),
      attempt: async (attempted) => {
        const discard = commitWork.mark();
        const { savepoint, undo } = this.#savepoint();
        try {
          const done = await attempted();
          this.#command(`RELEASE SAVEPOINT ${savepoint}`);
          return done;
        } catch (error) {
          discard();
          await undo();
          throw error;
        }
      },
      beforeCommit: (step, item) => commitWork.before(step, item),
      afterCommit: (effect) => commitWork.after(effect),
      shared: (name, make) => sharedOf(shared, name, make),
    };
  }

  async savepoint(): Promise<void> {
    this.#job = this.#savepoint(this.#job && `RELEASE SAVEPOINT ${this.#job.savepoint}; `);
  }

  // Together with the next one, or with the commit.
  async releaseSavepoint(): Promise<void> {}

  async rollbackToSavepoint(): Promise<void> {
    await this.#job?.undo();
  }

  keep(commitWork: CommitWork): void {
    this.#deferred.add(commitWork.takeWrites());
  }

  hasChangedCredentials(): boolean {
    return this.#credentialsWritten;
  }

  async commit(commitWork: CommitWork): Promise<void> {
    if (this.#failure !== undefined) throw callerError(this.#failure);
    this.keep(commitWork);
    this.#make(this.#deferred.takeAll());
    if (this.#credentialsWritten) this.#command(`NOTIFY ${credentialsChannel}`);
    try {
      const { command } = await this.#client.query('COMMIT');
      // After a failed statement it is a rollback.
      if (command !== 'COMMIT') throw this.#failure ?? new Error(`COMMIT resulted in ${command}`);
    } catch (error) {
      throw callerError(error, OutcomeUnknown);
    }
    if (this.#credentialsWritten) this.#onCredentials();
  }

  async rollback(): Promise<void> {
    await this.#client.query('ROLLBACK').catch((cause: Error) => {
      this.broken = cause;
    });
  }

  #savepoint(before = ''): { savepoint: string; undo: () => Promise<void> } {
    const savepoint = `s${++this.#savepoints}`;
    this.#command(`${before}SAVEPOINT ${savepoint}`);
    const resend = this.#deferred.mark();
    return { savepoint, undo: () => this.#rollbackTo(savepoint, resend) };
  }

  async #rollbackTo(savepoint: string, resend: () => void): Promise<void> {
    try {
      await this.#client.query(`ROLLBACK TO SAVEPOINT ${savepoint}`);
      if (this.#lost !== undefined) throw this.#lost;
      this.#failure = undefined;
      resend();
    } catch (error) {
      throw callerError(error, ConnectionLost);
    }
  }

  /** Sends a statement without waiting: if it fails, so do the following statements of the transaction. */
  #command(text: string): void {
    this.#client.query(text).catch((error: unknown) => this.#note(error));
  }

  #make(deferred: readonly DeferredWrite[]): void {
    for (const each of this.#statements.together(deferred))
      this.#query(each.statement, each.writes).catch((error: unknown) => {
        this.#lost ??= error;
      });
  }

  #send<P extends Params>(query: Query<P, unknown>, params: P): Promise<pg.QueryResult> {
    this.#make(this.#deferred.takeFor(query as Query<Params, unknown>));
    const { statement, writes } = this.#statements.of(query, params);
    return this.#query(statement, writes === undefined ? [] : [writes]);
  }

  #query(statement: pg.QueryConfig, writes: readonly string[]): Promise<pg.QueryResult> {
    if (writes.some((table) => credentialTables.has(table))) this.#credentialsWritten = true;
    return this.#client.query(statement).catch((error: unknown) => {
      throw this.#note(error);
    });
  }

  async #execute<P extends Params>(query: Query<P, unknown>, params: P): Promise<pg.QueryResult> {
    try {
      return await this.#send(query, params);
    } catch (error) {
      throw callerError(error);
    }
  }

  /** Of statements that are sent together the first one fails for a reason; the others, because it has failed. */
  #note(error: unknown): unknown {
    if (this.#failure === undefined || !isAborted(error)) this.#failure = error;
    return this.#failure;
  }
}

const maxTries = 5;

interface Job extends AnyJob {
  /** When it began to wait, in monotonic milliseconds. */
  since: number;
}

interface Parts {
  /** The statement that begins a transaction. */
  begin: string;
  /** Gives a connection within a time. */
  connect: (mostMs: number) => Promise<pg.PoolClient>;
  /** The time in which work has its turn, and then a connection, since it began to wait: how much is left of it. */
  timeLeft: (since: number) => () => number;
  statements: Statements;
  gate: FairGate;
  limits: DatabaseLimits;
  onCredentials: () => void;
  onError: (error: Error) => void;
}

/**
 * The write transactions of a process. Those of one school run one after the other, on one connection, and those that
 * wait share a transaction: `BEGIN`, what is done once for all of them, and `COMMIT` are paid once. The server's own
 * work has transactions of its own.
 */
export class Writes {
  readonly #parts: Parts;
  readonly #queue: FairQueue<Job>;
  /** Schools with a job that runs or waits for a connection. */
  readonly #busy = new Set<string>();
  /** Schools whose last batch lost its connection: what waits too long behind it waits for the database. */
  readonly #cutOff = new Set<string>();

  constructor(parts: Parts) {
    this.#parts = parts;
    const { waitingPerSchool, waitingInTotal, waitMs } = parts.limits;
    this.#queue = new FairQueue({ perKey: waitingPerSchool, total: waitingInTotal, waitMs });
  }

  /** The number of units of work that wait for their turn. */
  get waiting(): number {
    return this.#queue.size;
  }

  async transact<T>(key: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await new Promise<T>((resolve, reject) => {
          const refuse = (overloaded: Overloaded) =>
            reject(this.#cutOff.has(key) ? new ConnectionLost(overloaded) : overloaded);
          this.#start(key, { work, resolve, reject, refuse, since: monotonicMs() });
        });
      } catch (error) {
        if (attempt === maxTries || !isRetryable(error, attempt)) throw error;
      }
    }
  }

  #start(key: string, job: Job): void {
    if (key === ownWork) void this.#run(key, job);
    else if (this.#busy.has(key)) this.#queue.push(key, job);
    else void this.#runSchool(key, job);
  }

  /** Runs a job of a school, and the jobs that come in the meantime. */
  async #runSchool(school: string, first: Job): Promise<void> {
    this.#busy.add(school);
    for (let job: Job | undefined = first; job; job = this.#queue.shiftOf(school))
      await this.#run(school, job);
    this.#busy.delete(school);
    this.#cutOff.delete(school);
  }

  /** Runs a job when there is a connection for it, in a batch with those that wait then. */
  async #run(key: string, first: Job): Promise<void> {
    const isSchool = key !== ownWork;
    let job: Job | undefined = first;
    const take = () => {
      const next = job ?? (isSchool ? this.#queue.shiftOf(key) : undefined);
      job = undefined;
      return next;
    };
    const leftMs = this.#parts.timeLeft(first.since);
    try {
      await this.#parts.gate.run(key, () => this.#batch(isSchool ? key : undefined, take, leftMs()));
    } catch (error) {
      job?.reject(error);
      // Without a connection there is none for the others either.
      if (isSchool && error instanceof ConnectionLost) for (const other of waiting(take)) other.reject(error);
    }
  }

  async #batch(school: string | undefined, take: () => Job | undefined, mostMs: number): Promise<void> {
    const { begin, connect, statements, onCredentials, onError } = this.#parts;
    const client = await connect(mostMs);
    const session = new PostgresSession(client, { begin, statements, school, onCredentials });
    try {
      await runBatch(session, take, onError);
    } finally {
      client.release(session.broken);
      if (school !== undefined && session.broken) this.#cutOff.add(school);
      else if (school !== undefined) this.#cutOff.delete(school);
    }
  }
}
