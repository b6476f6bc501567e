import { systemMs } from './platform.ts';

/** The only source of time in the server. */
export interface Clock {
  /** Milliseconds since the epoch. A server ignores fractions of them. */
  now(): number;
}

/** The clock of the system, also while a test suite replaces `Date`. */
export const systemClock: Clock = { now: systemMs };

/** A clock in whole milliseconds, as identifiers and stored times need them. */
export const inMilliseconds = (clock: Clock): Clock => ({ now: () => Math.floor(clock.now()) });

/**
 * A clock that stands still until it is advanced. Each change of a school is still later than the one before it: its
 * `updated_at`, and the `created_at` of its events, are some milliseconds ahead of the clock.
 */
export class ManualClock implements Clock {
  #now: number;
  readonly #listeners = new Set<() => void>();

  /** @throws TypeError if the start is no time. */
  constructor(start: number | string | Date = Date.now()) {
    this.#now = new Date(start).getTime();
    if (!Number.isFinite(this.#now))
      throw new TypeError(`${String(start)} is no time at which a clock can start.`);
  }

  now(): number {
    return this.#now;
  }

  /**
   * Advances the clock by a number of milliseconds. A negative number sets it back, as it happens to the clock of a machine;
   * the times of records do not go back.
   *
   * @throws TypeError if it is no number.
   */
  advance(ms: number): void {
    if (!Number.isFinite(new Date(this.#now + ms).getTime()))
      throw new TypeError(`A clock cannot be advanced by ${ms} milliseconds.`);
    this.#now += ms;
    for (const listener of this.#listeners) listener();
  }

  /** Calls back whenever the clock has been advanced; returns a function that removes the callback. */
  onAdvance(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

let isoOfLast = { ms: Number.NaN, text: '' };

/** A time in ISO 8601 with milliseconds. It is cached, because several steps of a request need the same time. */
export function iso(ms: number): string {
  if (isoOfLast.ms !== ms) isoOfLast = { ms, text: new Date(ms).toISOString() };
  return isoOfLast.text;
}
