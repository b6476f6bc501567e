import { type Database, Unavailable } from '../../db/database.ts';
import type { Attempted, Recorder } from './record.ts';

export interface ResultsOptions {
  db: Database;
  recorder: Recorder;
  /** Calls back once a result is recorded, or never will be. */
  onDone(attempted: Attempted): void;
  /** A result that the database refuses; the attempt may have been received. */
  onRefused(attempted: Attempted): Promise<void>;
  onError(error: unknown): void;
}

/** A transaction of results stays short, whatever has piled up. */
const resultsAtOnce = 128;
// A commit waits for the disk: results that come in close together share one.
const gatherMs = 5;
const gatherAtMost = 64;
const retryPauseMs = 1_000;
const firstAnalysisAfter = 500;
const rarestAnalysis = 100_000;

/** Results of attempts on their way into the database: what comes in while a batch is written makes the next one. */
export class Results {
  readonly #options: ResultsOptions;
  readonly #waiting: Attempted[] = [];
  #writing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopping = false;
  #analysis: Promise<void> | undefined;
  #recorded = 0;
  #analyzeAt = firstAnalysisAfter;

  constructor(options: ResultsOptions) {
    this.#options = options;
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0 && this.#writing === undefined;
  }

  add(attempted: Attempted): void {
    this.#waiting.push(attempted);
    this.#gather();
  }

  /** Resolves once all that was added is recorded. */
  async flush(): Promise<void> {
    while (!this.isEmpty) {
      this.#start();
      await this.#writing;
    }
  }

  /** Lets the attempt to write what is left be the last one. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.flush();
    await this.#analysis;
  }

  #gather(): void {
    if (this.#waiting.length >= gatherAtMost) this.#start();
    else if (this.#waiting.length > 0 && !this.#writing)
      this.#timer ??= setTimeout(() => this.#start(), gatherMs);
  }

  #start(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#writing || this.#waiting.length === 0) return;
    this.#writing = this.#write(this.#waiting.splice(0, resultsAtOnce)).finally(() => {
      this.#writing = undefined;
      this.#gather();
    });
  }

  async #write(batch: Attempted[]): Promise<void> {
    const { onError, onDone, onRefused } = this.#options;
    try {
      await this.#record(batch);
      this.#noteGrowth(batch.length);
    } catch (error) {
      onError(error);
      if (error instanceof Unavailable) {
        // Another process takes them over once this one has given its lease up.
      } else if (batch.length > 1) {
        for (const attempted of batch) await this.#write([attempted]);
        return;
      } else for (const attempted of batch) await onRefused(attempted).catch(onError);
    }
    for (const attempted of batch) onDone(attempted);
  }

  /** While the database is unavailable, tries again and again, so that no receiver is sent again what it has. */
  async #record(batch: Attempted[]): Promise<void> {
    const { db, recorder, onError } = this.#options;
    for (;;) {
      try {
        return await db.transact((tx) => recorder.record(tx, batch));
      } catch (error) {
        if (!(error instanceof Unavailable) || this.#stopping) throw error;
        onError(error);
        await new Promise((resolve) => setTimeout(resolve, retryPauseMs));
      }
    }
  }

  // Plans that were made for an almost empty table are slow on one that a backlog has filled.
  #noteGrowth(count: number): void {
    this.#recorded += count;
    if (this.#recorded < this.#analyzeAt || this.#analysis) return;
    this.#recorded = 0;
    this.#analyzeAt = Math.min(this.#analyzeAt * 2, rarestAnalysis);
    this.#analysis = this.#options.db.analyze().finally(() => {
      this.#analysis = undefined;
    });
  }
}
