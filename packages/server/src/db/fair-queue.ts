import { Overloaded } from './database.ts';

export interface QueueLimits {
  /** Maximum number of waiting entries of one key. */
  perKey: number;
  /** Maximum number of waiting entries in total. */
  total: number;
  /** Maximum waiting time of an entry. */
  waitMs: number;
}

export interface Waiting {
  /** Called instead of running the entry if it has waited too long. */
  refuse(error: Overloaded): void;
}

/**
 * The key of the server's own work, such as deliveries in progress: it is never rejected, because nobody would send
 * it again.
 */
export const ownWork = '';

/**
 * A bounded queue in which keys take turns, and the entries of one key are first in, first out. An entry that cannot
 * be queued, or has waited too long, is rejected before any of it has run.
 */
export class FairQueue<T extends Waiting> {
  readonly #limits: QueueLimits;
  /** In the order of their turns: a key that had its turn goes to the end. */
  readonly #lanes = new Map<string, { entry: T; deadline: number }[]>();
  #size = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#size;
  }

  /** Throws `Overloaded` if too much is already waiting. */
  push(key: string, entry: T): void {
    const { perKey, total, waitMs } = this.#limits;
    const lane = this.#lanes.get(key);
    if (key !== ownWork && (this.#size >= total || (lane?.length ?? 0) >= perKey)) throw new Overloaded();
    const deadline = key === ownWork ? Number.POSITIVE_INFINITY : performance.now() + waitMs;
    const waiting = { entry, deadline };
    if (lane) lane.push(waiting);
    else this.#lanes.set(key, [waiting]);
    this.#size++;
    this.#expireAfter(waitMs);
  }

  has(key: string): boolean {
    return this.#lanes.has(key);
  }

  /** Takes the oldest entry of the key whose turn it is, among the keys that are allowed to run. */
  shift(mayRun: (key: string) => boolean = () => true): { key: string; entry: T } | undefined {
    for (const key of this.#lanes.keys()) {
      const entry = mayRun(key) ? this.shiftOf(key) : undefined;
      if (entry) return { key, entry };
    }
    return undefined;
  }

  /** Takes the oldest entry of a key, which goes to the end of the order of turns. */
  shiftOf(key: string): T | undefined {
    const lane = this.#lanes.get(key);
    const first = lane?.shift();
    if (!lane || !first) return undefined;
    this.#size--;
    this.#lanes.delete(key);
    if (lane.length > 0) this.#lanes.set(key, lane);
    return first.entry;
  }

  // One timer for all entries, because the entries of a lane are ordered by age.
  #expireAfter(ms: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#expire(performance.now());
    }, ms).unref();
  }

  #expire(now: number): void {
    let next = Number.POSITIVE_INFINITY;
    for (const [key, lane] of this.#lanes) {
      const firstInTime = lane.findIndex(({ deadline }) => deadline > now);
      const late = lane.splice(0, firstInTime === -1 ? lane.length : firstInTime);
      this.#size -= late.length;
      if (lane[0]) next = Math.min(next, lane[0].deadline);
      else this.#lanes.delete(key);
      for (const { entry } of late) entry.refuse(new Overloaded());
    }
    if (next < Number.POSITIVE_INFINITY) this.#expireAfter(Math.max(1, next - now));
  }
}
