import { type Clock, iso } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { asProblem } from '../pipeline/problem.ts';
import { type ClaimedImport, claim, claimed, postpone, release, take } from './import-tables.ts';

// A process that dies keeps its claims this long. Longer turns do no harm: a row takes one result.
const leaseMs = 10_000;

/** Failed attempts in a row after which an import ends as failed: the last waits four minutes for the one before it. */
export const mostAttempts = 10;

/** Which process carries out an import: it claims one for a turn and releases it afterwards. */
export class ImportClaims {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #owner: string;

  constructor(db: Database, clock: Clock, owner: string) {
    this.#db = db;
    this.#clock = clock;
    this.#owner = owner;
  }

  /** Claims the oldest import that is due, and counts the attempt: one that kills the process is counted too. */
  async next(): Promise<ClaimedImport | undefined> {
    const now = this.#clock.now();
    return this.#db.transact(async (tx) => {
      const [due] = await tx.all(claim, { now: iso(now) });
      if (!due) return undefined;
      const one = { school: due.school_id, id: due.id };
      await tx.run(take, { ...one, owner: this.#owner, until: iso(now + leaseMs) });
      return tx.first(claimed, one);
    });
  }

  /** Ends a turn that went well. */
  async release({ school_id: school, id }: ClaimedImport): Promise<void> {
    await this.#db.transact((tx) => tx.run(release, { school, id, owner: this.#owner }));
  }

  /** Ends a turn that failed: the next attempt waits longer the more have failed. */
  async postpone({ school_id: school, id, attempts }: ClaimedImport, cause: unknown): Promise<void> {
    const until = iso(this.#clock.now() + 1000 * 2 ** (attempts - 1));
    const failure = { error: JSON.stringify(reasonOf(cause)), until };
    await this.#db.transact((tx) => tx.run(postpone, { school, id, owner: this.#owner, ...failure }));
  }
}

/** An error as the record of an import has it. */
export function reasonOf(cause: unknown): { code: string; detail: string } {
  const { code, message } = asProblem(cause);
  const detail = code === 'internal_error' ? 'The server failed. Its log has the reason.' : message;
  return { code, detail: detail.slice(0, 2000) };
}
