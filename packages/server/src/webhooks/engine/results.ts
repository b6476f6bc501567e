import { type Database, Unavailable } from '../../db/database.ts';
import type { Attempted } from './outcomes.ts';
import type { Recorder } from './record.ts';

export interface ResultsOptions {
  db: Database;
  recorder: Recorder;
  /** Called right before results are written. */
  onWrite(): void;
  /** Called when a result is recorded, or can never be recorded. */
  onDone(attempted: Attempted): void;
  /** A result that the database rejects; the attempt may have been received. */
  onRefused(attempted: Attempted): Promise<void>;
  onError(error: unknown): void;
}

/** Limits a transaction of results, however many are waiting. */
const resultsAtOnce = 256;
// A commit waits for the disk, so results that arrive within a short time share one.
const gatherMs = 25;
const retryPauseMs = 1_000;
const firstAnalysisAfter = 500;
const rarestAnalysis = 100_000;

/**
 * Results of attempts that are being written to the database: those that arrive while a batch is written form the
 * next batch.
 */
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

  /** Resolves when all results that were added are recorded. */
  async flush(): Promise<void> {
    while (!this.isEmpty) {
      this.#start();
      await this.#writing;
    }
  }

  /** The current attempt to write the remaining results becomes the last one. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.flush();
    await this.#analysis;
  }

  #gather(): void {
    if (this.#waiting.length >= resultsAtOnce) this.#start();
    else if (this.#waiting.length > 0 && !this.#writing)
      this.#timer ??= setTimeout(() => this.#start(), gatherMs);
  }

  #start(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#writing || this.#waiting.length === 0) return;
    this.#options.onWrite();
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
        // Another process takes them over when this one has ended its lease.
      } else if (batch.length > 1) {
        for (const attempted of batch) await this.#write([attempted]);
        return;
      } else for (const attempted of batch) await onRefused(attempted).catch(onError);
    }
    for (const attempted of batch) onDone(attempted);
  }

  /** Retries while the database is unavailable, so that no receiver gets again what it has received. */
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

  // Plans that were made for an almost empty table are slow after a backlog has filled it.
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
