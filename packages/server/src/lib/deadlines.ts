/**
 * Calls back for each item that is not deleted within a time that is the same for all: one timer for any number of
 * items.
 */
export class Deadlines<T> {
  readonly #afterMs: number;
  readonly #onDeadline: (item: T) => void;
  /** In the order in which they are due. */
  readonly #dueAt = new Map<T, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(afterMs: number, onDeadline: (item: T) => void) {
    this.#afterMs = afterMs;
    this.#onDeadline = onDeadline;
  }

  add(item: T): void {
    this.#dueAt.set(item, performance.now() + this.#afterMs);
    this.#timer ??= setTimeout(() => this.#check(), this.#afterMs);
  }

  delete(item: T): void {
    this.#dueAt.delete(item);
    if (this.#dueAt.size > 0) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #check(): void {
    this.#timer = undefined;
    const now = performance.now();
    for (const [item, dueAt] of this.#dueAt) {
      if (dueAt > now) {
        this.#timer ??= setTimeout(() => this.#check(), dueAt - now);
        return;
      }
      this.#dueAt.delete(item);
      this.#onDeadline(item);
    }
  }
}
