import { timers as platform, type Timers } from '../lib/platform.ts';
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
  readonly #timers: Timers;

  constructor(limits: QueueLimits, timers: Timers = platform) {
    this.#limits = limits;
    this.#timers = timers;
  }

  get size(): number {
    return this.#size;
  }

  /** Throws `Overloaded` if too much is already waiting. */
  push(key: string, entry: T): void {
    const { perKey, total, waitMs } = this.#limits;
    const lane = this.#lanes.get(key);
    if (key !== ownWork && (this.#size >= total || (lane?.length ?? 0) >= perKey)) throw new Overloaded();
    const deadline = key === ownWork ? Number.POSITIVE_INFINITY : this.#timers.monotonicMs() + waitMs;
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
    this.#timer ??= this.#timers
      .setTimeout(() => {
        this.#timer = undefined;
        this.#expire(this.#timers.monotonicMs());
      }, ms)
      .unref();
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

interface Turn extends Waiting {
  admit(): void;
}

/**
 * Controls access to a number of places, such as the connections of a pool. Keys take turns, and one key uses at most a
 * share of the places, so that slow work of one school leaves some to the others.
 */
export class FairGate {
  readonly #places: number;
  readonly #share: number;
  readonly #used = new Map<string, number>();
  readonly #queue: FairQueue<Turn>;
  #free: number;

  constructor(
    { places, share, ...limits }: QueueLimits & { places: number; share: number },
    timers?: Timers,
  ) {
    this.#places = places;
    this.#free = places;
    this.#share = share;
    this.#queue = new FairQueue(limits, timers);
  }

  /** Runs work that uses one place when its turn comes. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    // The share of the key is used up for work that has to wait behind other work of its key.
    if (this.#free > 0 && this.#hasShare(key)) this.#take(key);
    else await this.#turn(key);
    try {
      return await work();
    } finally {
      this.#release(key);
    }
  }

  get load(): { running: number; waiting: number; limit: number } {
    return { running: this.#places - this.#free, waiting: this.#queue.size, limit: this.#places };
  }

  readonly #hasShare = (key: string): boolean => (this.#used.get(key) ?? 0) < this.#share;

  #turn(key: string): Promise<void> {
    return new Promise((admit, refuse) => this.#queue.push(key, { admit, refuse }));
  }

  #take(key: string): void {
    this.#free--;
    this.#used.set(key, (this.#used.get(key) ?? 0) + 1);
  }

  #release(key: string): void {
    const left = (this.#used.get(key) ?? 0) - 1;
    if (left > 0) this.#used.set(key, left);
    else this.#used.delete(key);
    this.#free++;
    const next = this.#queue.size > 0 ? this.#queue.shift(this.#hasShare) : undefined;
    if (!next) return;
    this.#take(next.key);
    next.entry.admit();
  }
}
