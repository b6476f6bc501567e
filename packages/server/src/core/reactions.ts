import type { UnitOfWork } from './unit-of-work.ts';

/** A change in one family with which others have work to do, in the same transaction. */
export interface DomainChange<P> {
  readonly name: string;
  /** What those who react are given; it exists for types alone. */
  readonly payload?: P;
}

export const defineChange = <P>(name: string): DomainChange<P> => ({ name });

export interface Reaction {
  readonly to: string;
  /** What follows, for `docs/reactions.md`. */
  readonly follows: string;
  run(work: UnitOfWork, payload: unknown): Promise<void>;
}

/** Has some work done in the transaction of a change. What it throws undoes the change. */
export const reactTo = <P>(
  { name }: DomainChange<P>,
  follows: string,
  run: (work: UnitOfWork, payload: P) => Promise<void>,
): Reaction => ({ to: name, follows, run: (work, payload) => run(work, payload as P) });

/** The reactions of all families, each list in the order of the families. */
export class Reactions {
  readonly #byName: ReadonlyMap<string, readonly Reaction[]>;

  constructor(reactions: readonly Reaction[]) {
    this.#byName = Map.groupBy(reactions, ({ to }) => to);
  }

  async run<P>(work: UnitOfWork, { name }: DomainChange<P>, payload: P): Promise<void> {
    for (const reaction of this.#byName.get(name) ?? []) await reaction.run(work, payload);
  }
}
