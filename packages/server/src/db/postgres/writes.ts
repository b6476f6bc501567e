import type pg from 'pg';
import { type Job, runBatch, waiting } from '../batch.ts';
import { ConnectionLost, type Overloaded, type Transaction } from '../database.ts';
import type { FairGate } from '../fair-gate.ts';
import { FairQueue, ownWork } from '../fair-queue.ts';
import type { DatabaseLimits } from '../limits.ts';
import { isRetryable } from './errors.ts';
import { PostgresSession } from './session.ts';
import type { Statements } from './statements.ts';

const maxTries = 5;

interface Parts {
  /** Gives a connection within a time. */
  connect: (mostMs: number) => Promise<pg.PoolClient>;
  /** Starts the time in which work has its turn, and then a connection; the result is how much is left of it. */
  timeLeft: () => () => number;
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
          this.#start(key, { work, resolve, reject, refuse });
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
    const leftMs = this.#parts.timeLeft();
    try {
      await this.#parts.gate.run(key, () => this.#batch(isSchool ? key : undefined, take, leftMs()));
    } catch (error) {
      job?.reject(error);
      // Without a connection there is none for the others either.
      if (isSchool && error instanceof ConnectionLost) for (const other of waiting(take)) other.reject(error);
    }
  }

  async #batch(school: string | undefined, take: () => Job | undefined, mostMs: number): Promise<void> {
    const { connect, statements, onCredentials, onError } = this.#parts;
    const client = await connect(mostMs);
    const session = new PostgresSession(client, { statements, school, onCredentials });
    try {
      await runBatch(session, take, onError);
    } finally {
      client.release(session.broken);
      if (school !== undefined && session.broken) this.#cutOff.add(school);
      else if (school !== undefined) this.#cutOff.delete(school);
    }
  }
}
