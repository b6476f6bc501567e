import { clearInterval, timers as platform, setImmediate, setInterval, type Timers } from './platform.ts';

const steps = 10;

/**
 * Calls back after a time, like `setTimeout`, except that a time in which this process was too busy to notice what it
 * waits for counts little. Returns a function that stops the timer.
 */
export function patientTimer(callback: () => void, ms: number): () => void {
  let left = steps;
  const timer = setInterval(() => {
    left--;
    if (left > 0) return;
    clearInterval(timer);
    callback();
  }, ms / steps);
  return () => clearInterval(timer);
}

/**
 * Calls back for each item that is not deleted within a time that is the same for all: one timer for any number of
 * items.
 */
export class Deadlines<T> {
  readonly #afterMs: number;
  readonly #onDeadline: (item: T) => void;
  readonly #timers: Timers;
  /** In the order in which they are due. */
  readonly #dueAt = new Map<T, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(afterMs: number, onDeadline: (item: T) => void, timers: Timers = platform) {
    this.#afterMs = afterMs;
    this.#onDeadline = onDeadline;
    this.#timers = timers;
  }

  add(item: T): void {
    this.#dueAt.set(item, this.#timers.monotonicMs() + this.#afterMs);
    this.#timer ??= this.#timers.setTimeout(() => this.#check(), this.#afterMs);
  }

  delete(item: T): void {
    this.#dueAt.delete(item);
    if (this.#dueAt.size > 0) return;
    this.#timers.clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #check(): void {
    this.#timer = undefined;
    const now = this.#timers.monotonicMs();
    for (const [item, dueAt] of this.#dueAt) {
      if (dueAt > now) {
        this.#timer ??= this.#timers.setTimeout(() => this.#check(), dueAt - now);
        return;
      }
      this.#dueAt.delete(item);
      this.#onDeadline(item);
    }
  }
}

/** Yields to the event loop. */
export const yieldToEventLoop = (): Promise<void> => new Promise(setImmediate);

/**
 * Yields to the event loop from time to time as `index` grows: a transaction on SQLite is one turn of the event loop
 * unless it pauses.
 */
export async function yieldPeriodically(index: number): Promise<void> {
  if (index % 10 === 0) await yieldToEventLoop();
}
