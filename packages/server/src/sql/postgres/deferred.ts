import type { DeferredWrite } from '../batch.ts';
import type { Params, Query, Rows } from '../query.ts';
import type { Statements } from './statements.ts';

/**
 * The deferred writes of the jobs of a transaction that have finished. They are sent before the commit, or before a
 * statement that depends on them, and those that do the same with different rows are sent as one.
 */
export class DeferredWrites {
  readonly #statements: Statements;
  #waiting: DeferredWrite[] = [];
  /** Those that were sent for a statement, which a rollback can undo. */
  readonly #sent: DeferredWrite[] = [];

  constructor(statements: Statements) {
    this.#statements = statements;
  }

  add(writes: readonly DeferredWrite[]): void {
    for (const write of writes) {
      const before = this.#sameBefore(write);
      if (before === -1) this.#waiting.push(write);
      else this.#waiting[before] = joined(this.#waiting[before] as DeferredWrite, write);
    }
  }

  /** Takes the writes that have to be sent before a statement, in their order. */
  takeFor(query: Query<Params, unknown>): DeferredWrite[] {
    if (this.#waiting.length === 0) return [];
    const taken: DeferredWrite[] = [];
    for (const write of this.#waiting.toReversed())
      if ([{ query }, ...taken].some((later) => this.#statements.depend(write.query, later.query)))
        taken.unshift(write);
    if (taken.length === 0) return taken;
    this.#waiting = this.#waiting.filter((write) => !taken.includes(write));
    this.#sent.push(...taken);
    return taken;
  }

  takeAll(): DeferredWrite[] {
    return this.#waiting.splice(0);
  }

  /** Returns a function for a rollback to this point: what was sent since has to be sent again. */
  mark(): () => void {
    const { length } = this.#sent;
    return () => void this.#waiting.unshift(...this.#sent.splice(length));
  }

  /** Where a write waits that this one can be joined to, because no write after it depends on the order; else -1. */
  #sameBefore(write: DeferredWrite): number {
    for (const [index, other] of [...this.#waiting.entries()].toReversed()) {
      if (isSame(other, write)) return index;
      if (this.#statements.depend(other.query, write.query)) return -1;
    }
    return -1;
  }
}

/** Whether two writes do the same with different rows. */
const isSame = (one: DeferredWrite, other: DeferredWrite): boolean =>
  one.query === other.query &&
  one.query.isRowwise === true &&
  Object.keys(one.params).every((name) => name === 'rows' || one.params[name] === other.params[name]);

const joined = ({ query, params }: DeferredWrite, other: DeferredWrite): DeferredWrite => ({
  query,
  params: { ...params, rows: [...(params.rows as Rows), ...(other.params.rows as Rows)] },
});
