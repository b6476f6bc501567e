import type { DomainChange } from '../db/rules.ts';
import type { UnitOfWork } from './unit-of-work.ts';

export const defineChange = <P>(name: string): DomainChange<P> => ({ name });

export interface Reaction {
  readonly to: string;
  /** Description of the reaction, for `docs/reactions.md`. */
  readonly follows: string;
  run(work: UnitOfWork, payload: unknown): Promise<void>;
}

/** Runs work in the transaction of a change. An error that it throws rolls the change back. */
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
