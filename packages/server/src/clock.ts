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

export const iso = (ms: number): string => new Date(ms).toISOString();
