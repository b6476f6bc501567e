import { type Clock, iso } from '../lib/clock.ts';
import { asProblem } from '../pipeline/problem.ts';
import type { Database } from '../sql/database.ts';
import { takeNamedLock } from '../sql/named-lock.ts';
import { type ClaimedImport, claimed, due, postpone, release, take } from './tables.ts';

// The claims of a process that died expire after this time. A longer turn does no harm, because the result of a row
// is written only once.
const leaseMs = 10_000;

// Number of schools whose imports have a turn at the same time.
const schoolsAtOnce = 4;
// Sorts after the id of every school.
const lastOfAll = '~';

/**
 * Number of consecutive failed attempts after which an import fails. The last attempt starts four minutes after the
 * one before it.
 */
export const mostAttempts = 10;

/** Decides which process runs an import: it claims the import for one turn and releases it afterwards. */
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
   * Claims the imports that are next, each of a different school, starting after the schools of the last turn. A
   * school waits for at most one turn of each other school. The attempt is counted now, so that an attempt that kills
   * the process counts too.
   */
  async next(): Promise<ClaimedImport[]> {
    const now = this.#clock.now();
    const after = this.#lastSchool;
    const found = await this.#db.transact(async (tx) => {
      // Another process must not claim another import of the same school at the same time.
      await takeNamedLock(tx, 'rollbook imports');
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

  /** Ends a turn that succeeded. */
  async release({ school_id: school, id }: ClaimedImport): Promise<void> {
    await this.#db.transact((tx) => tx.run(release, { school, id, owner: this.#owner }));
  }

  /** Ends a turn that failed: the delay before the next attempt grows with the number of failures. */
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
