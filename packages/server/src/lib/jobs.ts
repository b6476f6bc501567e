import { clearInterval, setInterval } from './platform.ts';

/** Work that becomes due by itself. */
export interface Job {
  /** Does some of the due work, and returns whether there was any. Returns soon after `stopping` is aborted. */
  run(stopping: AbortSignal): Promise<boolean>;
}

/** Says which part of the work failed. Why it did, which can be an outage of the database, is its cause. */
export class WorkFailed extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
  }
}

/**
 * Number of concurrent transactions of a job: SQLite commits them together, and PostgreSQL those of one school; those of
 * several schools run in parallel there.
 */
export const sideBySide = { sqlite: 32, postgres: 8 };

/** Runs the jobs of a process in turns: when they are notified of work, and at intervals. */
export class Jobs {
  readonly #jobs: readonly Job[];
  readonly #onError: (error: unknown) => void;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #again = false;

  constructor(jobs: readonly Job[], onError: (error: unknown) => void) {
    this.#jobs = jobs;
    this.#onError = onError;
  }

  start(everyMs: number): void {
    this.#timer = setInterval(() => this.wake(), everyMs);
    this.#timer.unref();
    this.wake();
  }

  wake(): void {
    if (this.#stopping.signal.aborted) return;
    this.#again = true;
    this.#running ??= this.#runAll().finally(() => {
      this.#running = undefined;
      if (this.#again) this.wake();
    });
  }

  /** Resolves when no work is due. */
  async drain(): Promise<void> {
    this.wake();
    while (this.#running) await this.#running;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    this.#again = false;
    await this.#running;
  }

  async #runAll(): Promise<void> {
    this.#again = false;
    const { signal } = this.#stopping;
    const due = new Set(this.#jobs);
    while (due.size > 0 && !signal.aborted) {
      for (const job of due) if (!(await this.#run(job))) due.delete(job);
      // A job that has much to do must not keep the others from what became due meanwhile.
      if (this.#again) for (const job of this.#jobs) due.add(job);
      this.#again = false;
    }
  }

  async #run(job: Job): Promise<boolean> {
    try {
      return await job.run(this.#stopping.signal);
    } catch (error) {
      this.#onError(error);
      return false;
    }
  }
}

/** Waits until all have finished, then throws the error of the first that failed. */
export async function settleAll<T>(works: readonly Promise<T>[]): Promise<T[]> {
  return (await Promise.allSettled(works)).map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}
