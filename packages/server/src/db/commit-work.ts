import type { CommitStep, Transaction } from './database.ts';
import type { Params, Query } from './query.ts';

export interface DeferredWrite {
  query: Query<Params, unknown>;
  params: Params;
}

/**
 * What the work inside a transaction leaves for its commit: steps before it, deferred writes, and callbacks after it.
 */
export class CommitWork {
  #steps: { step: CommitStep<unknown>; item: unknown }[] = [];
  #writes: DeferredWrite[] = [];
  #effects: (() => void)[] = [];

  /** Takes the deferred writes, in order: they are sent once. */
  takeWrites(): DeferredWrite[] {
    return this.#writes.splice(0);
  }

  before<T>(step: CommitStep<T>, item: T): void {
    this.#steps.push({ step: step as CommitStep<unknown>, item });
  }

  defer<P extends Params>(query: Query<P, unknown>, params: P): void {
    this.#writes.push({ query: query as Query<Params, unknown>, params });
  }

  after(effect: () => void): void {
    this.#effects.push(effect);
  }

  /** Returns a function that discards what has been added since. */
  mark(): () => void {
    const steps = this.#steps.length;
    const writes = this.#writes.length;
    const effects = this.#effects.length;
    return () => {
      this.#steps.length = steps;
      this.#writes.length = writes;
      this.#effects.length = effects;
    };
  }

  add(other: CommitWork): void {
    this.#steps.push(...other.#steps);
    this.#writes.push(...other.#writes);
    this.#effects.push(...other.#effects);
  }

  /** Runs each step once, with all of its items in the order in which they were added. */
  async runSteps(tx: Transaction): Promise<void> {
    const items = Map.groupBy(this.#steps, ({ step }) => step);
    for (const [step, added] of items)
      await step.run(
        tx,
        added.map(({ item }) => item),
      );
  }

  /** The change is already durable: an error here must not be treated as an error of the change. */
  runEffects(onError: (error: Error) => void): void {
    for (const effect of this.#effects) {
      try {
        effect();
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }
}
