/** The only source of time in the server. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that stands still until it is told to move. */
export class ManualClock implements Clock {
  #now: number;
  readonly #listeners = new Set<() => void>();

  constructor(start: number | string | Date = Date.now()) {
    this.#now = new Date(start).getTime();
  }

  now(): number {
    return this.#now;
  }

  /** Moves the clock by so many milliseconds. */
  advance(ms: number): void {
    this.#now += ms;
    for (const listener of this.#listeners) listener();
  }

  /** Calls back whenever the clock has moved; gives a function that ends it. */
  onAdvance(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

let isoOfLast = { ms: Number.NaN, text: '' };

/** A time in ISO 8601, to the millisecond. Several steps of a request ask for the same. */
export function iso(ms: number): string {
  if (isoOfLast.ms !== ms) isoOfLast = { ms, text: new Date(ms).toISOString() };
  return isoOfLast.text;
}
