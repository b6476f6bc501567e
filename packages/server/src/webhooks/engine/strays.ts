import { renewEveryMs } from './lease.ts';

interface Claimed {
  readonly id: string;
}

/**
 * Finds deliveries that are claimed by this process although it does not have them: a commit with an unknown outcome
 * leaves such claims. A delivery that is being claimed looks the same until its commit is confirmed, so a claim is lost
 * only if this process has not taken the delivery for half of the interval between two checks.
 */
export class Strays {
  readonly #lostAfterMs: number;
  /** When each was first seen. */
  #seen = new Map<string, number>();

  constructor(lostAfterMs = renewEveryMs / 2) {
    this.#lostAfterMs = lostAfterMs;
  }

  /** This process has the delivery now; when it is claimed again, that is another claim. */
  taken(id: string): void {
    this.#seen.delete(id);
  }

  /**
   * Those of the claims unknown to this process that are lost.
   *
   * @param nowMs Monotonic.
   */
  lost<T extends Claimed>(unknown: readonly T[], nowMs: number): T[] {
    this.#seen = new Map(unknown.map(({ id }) => [id, this.#seen.get(id) ?? nowMs]));
    return unknown.filter(({ id }) => nowMs - (this.#seen.get(id) ?? nowMs) >= this.#lostAfterMs);
  }
}
