const minuteMs = 60_000;

/** The start of the minute of a time; counts per minute start again with the next minute. */
export const minuteOf = (now: number): number => now - (now % minuteMs);

export const secondsLeft = (now: number): number =>
  Math.max(1, Math.ceil((minuteOf(now) + minuteMs - now) / 1000));

/**
 * Counts by name within the current minute, for a limited number of names: over the limit, the oldest is forgotten.
 */
export class MinuteCounts {
  readonly #mostNames: number;
  readonly #counts = new Map<string, number>();
  #startedAt = 0;

  constructor(mostNames: number) {
    this.#mostNames = mostNames;
  }

  get(name: string, now: number): number {
    return minuteOf(now) === this.#startedAt ? (this.#counts.get(name) ?? 0) : 0;
  }

  add(name: string, now: number): void {
    const startedAt = minuteOf(now);
    if (startedAt !== this.#startedAt) {
      this.#counts.clear();
      this.#startedAt = startedAt;
    }
    const count = this.#counts.get(name);
    if (count === undefined && this.#counts.size === this.#mostNames) {
      for (const oldest of this.#counts.keys()) {
        this.#counts.delete(oldest);
        break;
      }
    }
    this.#counts.set(name, (count ?? 0) + 1);
  }
}
