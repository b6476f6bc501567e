import type { Database } from '../db/database.ts';
import { type Clock, iso } from '../lib/clock.ts';
import { asProblem } from '../pipeline/problem.ts';
import { type ClaimedImport, claimed, due, postpone, release, take } from './import-tables.ts';

// A process that dies keeps its claims this long. Longer turns do no harm: a row takes one result.
const leaseMs = 10_000;

// Schools whose imports have their turn together.
const schoolsAtOnce = 4;
// After the id of every school.
const lastOfAll = '~';

/** Failed attempts in a row after which an import ends as failed: the last waits four minutes for the one before it. */
export const mostAttempts = 10;

/** Which process carries out an import: it claims one for a turn and releases it afterwards. */
export class ImportClaims {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #owner: string;
  /** The school at which the last turn ended. */
  #lastSchool = '';

  constructor(db: Database, clock: Clock, owner: string) {
    this.#db = db;
    this.#clock = clock;
    this.#owner = owner;
  }

  /**
   * Claims the imports whose turn it is, each of another school: those after the schools of the last turn, in a circle, so
   * that a school waits for one turn of every other at most. The attempt is counted now: one that kills the process, too.
   */
  async next(): Promise<ClaimedImport[]> {
    const now = this.#clock.now();
    const after = this.#lastSchool;
    const found = await this.#db.transact(async (tx) => {
      const limits = { now: iso(now), limit: schoolsAtOnce };
      const next = await tx.all(due, { ...limits, after, until: lastOfAll });
      const rest = { ...limits, after: '', until: after, limit: schoolsAtOnce - next.length };
      if (rest.limit > 0) next.push(...(await tx.all(due, rest)));
      const claims: ClaimedImport[] = [];
      for (const { school_id: school, id } of next) {
        await tx.run(take, { school, id, owner: this.#owner, until: iso(now + leaseMs) });
        const claim = await tx.first(claimed, { school, id });
        if (claim) claims.push(claim);
      }
      return claims;
    });
    this.#lastSchool = found.at(-1)?.school_id ?? '';
    return found;
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

/** An error as it is shown in the record of an import. */
export function reasonOf(cause: unknown): { code: string; detail: string } {
  const { code, message } = asProblem(cause);
  const detail =
    code === 'internal_error' ? 'Internal server error. See the server log for the reason.' : message;
  return { code, detail: detail.slice(0, 2000) };
}
