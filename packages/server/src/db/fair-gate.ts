import { FairQueue, type QueueLimits, type Waiting } from './fair-queue.ts';

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

  constructor({ places, share, ...limits }: QueueLimits & { places: number; share: number }) {
    this.#places = places;
    this.#free = places;
    this.#share = share;
    this.#queue = new FairQueue(limits);
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
