/** Work that falls due by itself. */
export interface Job {
  /** Does some of what is due, and gives whether there was any. Ends soon after `stopping` is set. */
  run(stopping: AbortSignal): Promise<boolean>;
}

/** Transactions of a job that are under way together: SQLite commits them together, PostgreSQL has them side by side. */
export const sideBySide = { sqlite: 32, postgres: 8 };

/** Runs the jobs of a process in turns: when something tells that there is work, and now and then. */
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

  /** Resolves once nothing is due any more. */
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
