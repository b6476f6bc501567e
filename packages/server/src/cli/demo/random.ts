/** Pseudorandom numbers that are the same for the same seed (the generator Mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** At least 0 and less than 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A random integer in a range, inclusive. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(part: number): boolean {
    return this.next() < part;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.between(0, items.length - 1)];
    if (item === undefined) throw new RangeError('There is nothing to pick from');
    return item;
  }
}

/** The source of the ids in the demo school. */
export const source = 'demo';

const atOnce = 8;

/** The ids of records by their ids in the demo school. */
export type Ids = ReadonlyMap<string, string>;

export async function idsOf(
  records: AsyncIterable<{ id: string; external_ids?: Record<string, string> }>,
): Promise<Ids> {
  const ids = new Map<string, string>();
  for await (const { id, external_ids = {} } of records) ids.set(external_ids[source] ?? '', id);
  return ids;
}

/** Some at a time, in their order. After an error no other is started. */
export async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  let isOver = false;
  const run = async () => {
    for (const item of left) {
      if (isOver) return;
      try {
        await work(item);
      } catch (error) {
        isOver = true;
        throw error;
      }
    }
  };
  await all(Array.from({ length: atOnce }, run));
}

/** Waits until all have finished, then throws the error of the first that failed. */
export async function all(works: readonly Promise<void>[]): Promise<void> {
  for (const result of await Promise.allSettled(works)) if (result.status === 'rejected') throw result.reason;
}
