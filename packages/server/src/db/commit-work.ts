import type { CommitStep, Transaction } from './database.ts';

/** What the work inside a transaction leaves for its commit: steps before it, effects after it. */
export class CommitWork {
  #steps: { step: CommitStep<unknown>; item: unknown }[] = [];
  #effects: (() => void)[] = [];

  before<T>(step: CommitStep<T>, item: T): void {
    this.#steps.push({ step: step as CommitStep<unknown>, item });
  }

  after(effect: () => void): void {
    this.#effects.push(effect);
  }

  /** Returns a function that discards what was added since. */
  mark(): () => void {
    const steps = this.#steps.length;
    const effects = this.#effects.length;
    return () => {
      this.#steps.length = steps;
      this.#effects.length = effects;
    };
  }

  add(other: CommitWork): void {
    this.#steps.push(...other.#steps);
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

  /** The change is durable by now: an error here must not be taken for one of the change. */
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
