import type { Tinypool } from 'tinypool';
import { Problem } from '../contract/errors.ts';
import type { Representation } from '../contract/schemas.ts';
import { FairGate } from '../sql/fair-gate.ts';
import type { DocumentLimits } from './limits.ts';

/** Why a document cannot be drawn, or an image cannot be used. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const queueLimits = { perKey: 32, total: 256, waitMs: 20_000 };
/** A thread whose JavaScript needs more is replaced. */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 48 };
/** How long a thread waits for work before it ends. */
const idleMs = 60_000;
const mostCachedBytes = 32 * 1024 * 1024;

/** What the work of a thread receives. */
export interface Job<I = unknown> {
  input: I;
  mostPages: number;
}

/** What a thread returns: errors of other classes than `Error` would lose their class on the way. */
export type Outcome<T> = { value: T } | { refused: { code: string; message: string } };

interface Work<I> {
  input: I;
  /** The identity of the input, if its result is worth keeping: the same key has the same result. */
  cacheKey?: string;
}

/** A function of the file of the threads; `never` accepts those of any input. */
type Task = (input: never, ...more: never[]) => unknown;
type InputOf<T extends Task> = Parameters<T>[0];

/**
 * Draws documents and decodes images in worker threads, so that the event loop continues. Schools take turns; the queue,
 * and each piece of work, is bounded. Threads are started when they are needed.
 */
export class DocumentWorkers {
  readonly #file: string;
  readonly #limits: DocumentLimits;
  readonly #onError: (error: unknown) => void;
  readonly #gate: FairGate;
  readonly #cache = new ResultCache(mostCachedBytes);
  #pool: Promise<Tinypool> | undefined;
  #isClosed = false;

  /** `file` exports what the threads do. */
  constructor(file: string, limits: DocumentLimits, onError: (error: unknown) => void) {
    this.#file = file;
    this.#limits = limits;
    this.#onError = onError;
    const { threads } = limits;
    this.#gate = new FairGate({ places: threads, share: Math.max(1, threads - 1), ...queueLimits });
  }

  /** The number of pieces of work that run, that wait for their turn, and that could run at the same time. */
  load(): { running: number; waiting: number; limit: number } {
    return this.#gate.load;
  }

  /** Draws a document with a function of the threads, or throws a problem that says why it cannot be drawn. */
  async draw<T extends Task>(school: string, name: string, work: Work<InputOf<T>>): Promise<Representation> {
    try {
      return await this.run<Representation, T>(school, name, work);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      throw new Problem('document_too_large', `The document cannot be made: ${error.message}.`);
    }
  }

  /** Runs a function of the threads. Throws `Refused` if the function does, or if it exceeds its limits. */
  async run<R, T extends Task>(school: string, name: string, work: Work<InputOf<T>>): Promise<R> {
    const { input, cacheKey } = work;
    const start = (): Promise<Outcome<unknown>> =>
      this.#gate.run(school, () => this.#started(name, { input, mostPages: this.#limits.pages }));
    const outcome = await (cacheKey === undefined ? start() : this.#cache.of(`${name} ${cacheKey}`, start));
    if ('refused' in outcome) throw new Refused(outcome.refused.code, outcome.refused.message);
    // The caller names the function, and so what it returns.
    return outcome.value as R;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const pool = await this.#pool?.catch(() => undefined);
    await pool?.destroy();
  }

  async #started(name: string, job: Job): Promise<Outcome<unknown>> {
    const { timeoutMs } = this.#limits;
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const threads = await this.#threads();
      return await threads.run(job, { name, signal });
    } catch (error) {
      if (signal.aborted) throw new Refused('too_slow', `it takes more than ${timeoutMs / 1000} seconds`);
      if (isOutOfMemory(error)) throw new Refused('too_much_memory', 'it needs too much memory');
      throw error;
    }
  }

  #threads(): Promise<Tinypool> {
    if (this.#isClosed) throw new Problem('unavailable', 'The server is stopping.', { retryAfterSeconds: 1 });
    this.#pool ??= this.#open();
    return this.#pool;
  }

  /** The library is loaded with the first piece of work. */
  async #open(): Promise<Tinypool> {
    const { Tinypool } = await import('tinypool');
    const pool = new Tinypool({
      filename: this.#file,
      minThreads: 0,
      maxThreads: this.#limits.threads,
      idleTimeout: idleMs,
      resourceLimits,
      // The threads need nothing of the options and the environment of the process, such as its keys.
      execArgv: [],
      env: {},
      useAtomics: false,
    });
    pool.on('error', this.#onError);
    return pool;
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Results of work, up to a number of bytes; requests for work in progress wait for its result. */
class ResultCache {
  readonly #mostBytes: number;
  // A map keeps the order of insertion, so the first entry is the least recently used.
  readonly #kept = new Map<string, { result: Promise<Outcome<unknown>>; bytes: number }>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  of(key: string, start: () => Promise<Outcome<unknown>>): Promise<Outcome<unknown>> {
    const known = this.#kept.get(key);
    if (known) {
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known.result;
    }
    const entry = { result: start(), bytes: 0 };
    this.#kept.set(key, entry);
    entry.result.then(
      (outcome) => {
        entry.bytes = bytesOf(outcome);
        this.#bytes += entry.bytes;
        this.#shrink();
      },
      () => this.#kept.delete(key),
    );
    return entry.result;
  }

  #shrink(): void {
    for (const [key, { bytes }] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) return;
      // Work in progress has no bytes yet.
      if (bytes === 0) continue;
      this.#kept.delete(key);
      this.#bytes -= bytes;
    }
  }
}

/** At least 1, so that every result that is kept can be removed. */
function bytesOf(outcome: Outcome<unknown>): number {
  const content = 'value' in outcome ? Object(outcome.value) : {};
  const lengths = [content.body, content.data].map((part) => Number(part?.length ?? 0));
  return lengths.reduce((sum, length) => sum + length, 1024);
}
