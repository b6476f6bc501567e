/**
 * Maximum number of list shapes that are cached per table: far more than clients use, and little memory if someone
 * tries all.
 */
export const mostShapes = 100;

/**
 * The queries of one table whose shape is chosen by requests, such as a list with some of its filters. A query is
 * built on first use, and cached while it is among the most recently used. Its compiled and prepared forms are
 * released with it.
 */
export class QueryShapes<Q> {
  readonly #kept = new Map<string, Q>();

  get size(): number {
    return this.#kept.size;
  }

  of(shape: string, build: () => Q): Q {
    const query = this.#kept.get(shape) ?? build();
    // A map keeps the order of insertion, so the first entry is the least recently used.
    this.#kept.delete(shape);
    this.#kept.set(shape, query);
    if (this.#kept.size > mostShapes) {
      const [oldest = shape] = this.#kept.keys();
      this.#kept.delete(oldest);
    }
    return query;
  }
}
