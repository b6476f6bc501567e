/** How many shapes of a table's lists are kept; far more than clients use, and little memory when somebody tries all. */
export const mostShapes = 100;

/**
 * The queries of one table whose shape requests choose, such as a list with some of its filters: built when first used,
 * and kept while among the most recently used. What databases compile and prepare of a query goes with it.
 */
export class QueryShapes<Q> {
  readonly #kept = new Map<string, Q>();

  get size(): number {
    return this.#kept.size;
  }

  of(shape: string, build: () => Q): Q {
    const query = this.#kept.get(shape) ?? build();
    // A map keeps the order of insertion, so the first is the one that was not used for longest.
    this.#kept.delete(shape);
    this.#kept.set(shape, query);
    if (this.#kept.size > mostShapes) {
      const [oldest = shape] = this.#kept.keys();
      this.#kept.delete(oldest);
    }
    return query;
  }
}
