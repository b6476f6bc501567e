import { monotonicMs } from '../lib/platform.ts';
import { type CommitStep, ConnectionLost, type Overloaded, type Transaction } from './database.ts';
import type { Params, Query } from './query.ts';

export interface DeferredWrite {
  query: Query<Params, unknown>;
  params: Params;
}

/**
 * What the work inside a transaction leaves for its commit: steps before it, deferred writes, and callbacks after it.
 */
export class CommitWork {
  #steps: { step: CommitStep<unknown>; item: unknown }[] = [];
  #writes: DeferredWrite[] = [];
  #effects: (() => void)[] = [];

  /** Takes the deferred writes, in order: they are sent once. */
  takeWrites(): DeferredWrite[] {
    return this.#writes.splice(0);
  }

  before<T>(step: CommitStep<T>, item: T): void {
    this.#steps.push({ step: step as CommitStep<unknown>, item });
  }

  defer<P extends Params>(query: Query<P, unknown>, params: P): void {
    this.#writes.push({ query: query as Query<Params, unknown>, params });
  }

  after(effect: () => void): void {
    this.#effects.push(effect);
  }

  /** Returns a function that discards what has been added since. */
  mark(): () => void {
    const steps = this.#steps.length;
    const writes = this.#writes.length;
    const effects = this.#effects.length;
    return () => {
      this.#steps.length = steps;
      this.#writes.length = writes;
      this.#effects.length = effects;
    };
  }

  /** Adds the steps and the effects of a finished job. */
  add(other: CommitWork): void {
    this.#steps.push(...other.#steps);
    this.#effects.push(...other.#effects);
  }

  /** Runs each step once, with all of its items in the order in which they were added. */
  async runSteps(tx: Transaction): Promise<void> {
    const items = Map.groupBy(this.#steps, ({ step }) => step);
    for (const [step, added] of items)
      await step.run(
        tx,
        added.map(({ item }) => item),
      );
  }

  /** The change is already durable: an error here must not be treated as an error of the change. */
  runEffects(onError: (error: Error) => void): void {
    for (const effect of this.#effects) {
      try {
        effect();
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }
}

/** Work that waits for a transaction. */
export interface Job {
  work: (tx: Transaction) => Promise<unknown>;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
  refuse: (error: Overloaded) => void;
}

/** A connection that runs one transaction after the other. */
export interface Session {
  begin(): Promise<void>;
  /** A handle on the open transaction for one of its jobs. */
  transaction(commitWork: CommitWork, shared: Map<string, unknown>): Transaction;
  savepoint(): Promise<void>;
  releaseSavepoint(): Promise<void>;
  /** Rejects if the transaction has failed as a whole. */
  rollbackToSavepoint(): Promise<void>;
  /** Takes the deferred writes of a finished job: the next job may read what they write. */
  keep(commitWork: CommitWork): void;
  /** Whether a job has changed who may do what: the next one must see it. */
  hasChangedCredentials(): boolean;
  /** Makes the remaining deferred writes and commits. */
  commit(commitWork: CommitWork): Promise<void>;
  rollback(): Promise<void>;
}

// A finished job waits for the commit of its batch, so a batch takes no more jobs soon after its first one.
const mostJobs = 128;
const mostMs = 50;

/**
 * Runs jobs in one transaction, in which each fails alone, and settles them when it is committed. `take` returns the
 * next waiting job. If the transaction fails as a whole, each job is run again in a transaction of its own.
 */
export async function runBatch(
  session: Session,
  take: () => Job | undefined,
  onError: (error: Error) => void,
): Promise<void> {
  const jobs: Job[] = [];
  const settle: (() => void)[] = [];
  const commitWork = new CommitWork();
  const shared = new Map<string, unknown>();
  let until = Number.POSITIVE_INFINITY;
  try {
    await session.begin();
    while (jobs.length < mostJobs && monotonicMs() < until && !session.hasChangedCredentials()) {
      const job = take();
      if (!job) break;
      jobs.push(job);
      settle.push(await runJob(session, job, { commitWork, shared, isFirst: jobs.length === 1 }));
      until = Math.min(until, monotonicMs() + mostMs);
    }
    if (jobs.length > 0) await commitWork.runSteps(session.transaction(commitWork, shared));
    await session.commit(commitWork);
  } catch (error) {
    await session.rollback();
    if (jobs.length <= 1 || error instanceof ConnectionLost) {
      for (const job of jobs.length > 0 ? jobs : waiting(take)) job.reject(error);
      return;
    }
    for (const job of jobs) await runBatch(session, onceOf(job), onError);
    return;
  }
  commitWork.runEffects(onError);
  for (const done of settle) done();
}

/** Runs a job of a batch. Returns how it is settled after the commit; throws if the whole transaction failed. */
async function runJob(
  session: Session,
  job: Job,
  { commitWork, shared, isFirst }: { commitWork: CommitWork; shared: Map<string, unknown>; isFirst: boolean },
): Promise<() => void> {
  const own = new CommitWork();
  // If the first job fails, the transaction contains nothing else, and is rolled back.
  if (!isFirst) await session.savepoint();
  try {
    const value = await job.work(session.transaction(own, shared));
    if (!isFirst) await session.releaseSavepoint();
    session.keep(own);
    commitWork.add(own);
    return () => job.resolve(value as never);
  } catch (error) {
    if (isFirst) throw error;
    await session.rollbackToSavepoint().catch((cause: unknown) => {
      throw cause instanceof ConnectionLost ? cause : error;
    });
    return () => job.reject(error);
  }
}

/** Takes all jobs that wait. */
export function* waiting(take: () => Job | undefined): Generator<Job> {
  for (let job = take(); job; job = take()) yield job;
}

function onceOf(job: Job): () => Job | undefined {
  let next: Job | undefined = job;
  return () => {
    const taken = next;
    next = undefined;
    return taken;
  };
}

/** The value that the work of a transaction shares under a name, made the first time. */
export function sharedOf<T>(shared: Map<string, unknown>, name: string, make: () => T): T {
  if (!shared.has(name)) shared.set(name, make());
  // A name is used for one kind of value.
  return shared.get(name) as T;
}
