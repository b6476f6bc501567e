interface Batch<T, R> {
  items: T[];
  results: Promise<readonly R[]>;
}

/** Does work for one batch of items at a time: the items that are added meanwhile are the next batch. */
export class Batches<T, R> {
  readonly #work: (items: readonly T[]) => Promise<readonly R[]>;
  /** The batch whose work has not begun. */
  #next: Batch<T, R> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** The work gives one result for each item, in their order. */
  constructor(work: (items: readonly T[]) => Promise<readonly R[]>) {
    this.#work = work;
  }

  /** The results of some items; rejects if the work for their batch fails. */
  async of(items: readonly T[]): Promise<R[]> {
    this.#next ??= this.#begin();
    const { items: all, results } = this.#next;
    const from = all.length;
    all.push(...items);
    return (await results).slice(from, from + items.length);
  }

  #begin(): Batch<T, R> {
    const items: T[] = [];
    const results = this.#last.then(() => {
      this.#next = undefined;
      return this.#work(items);
    });
    this.#last = results.catch(() => {});
    return { items, results };
  }
}
