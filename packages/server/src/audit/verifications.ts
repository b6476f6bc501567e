import { Problem } from '../contract/errors.ts';
import type { Reader } from '../db/database.ts';
import { readState } from '../db/school-turn.ts';
import type { HeadKey } from './head-key.ts';
import { type Verification, type VerificationRange, verifyLog } from './verification.ts';

const mostAtOnce = 2;
const mostOfSchool = 4;

/**
 * Runs the verifications that requests ask for, a few at a time: one per school, and two per process. A request for a
 * range that is already being verified gets the same result; requests over a school's share are rejected.
 */
export class Verifications {
  readonly #trusted: ReadonlySet<string>;
  readonly #running = new Set<string>();
  readonly #waiting: { school: string; run: () => Promise<unknown> }[] = [];
  // By school, and then by range.
  readonly #results = new Map<string, Map<string, Promise<Verification>>>();

  constructor(key: HeadKey) {
    this.#trusted = new Set([key.publicKey]);
  }

  async verify(db: Reader, school: string, range: VerificationRange): Promise<Verification> {
    const { newest, head } = await readState(db, school);
    const what = JSON.stringify([range.first, range.last, newest, head]);
    const results = this.#results.get(school) ?? new Map<string, Promise<Verification>>();
    const known = results.get(what);
    if (known) return known;
    if (results.size >= mostOfSchool)
      throw new Problem(
        'unavailable',
        `${mostOfSchool} verifications of this school's audit log are already running or waiting. Send the request again later.`,
        { retryAfterSeconds: 5 },
      );
    const result = this.#inTurn(school, () => verifyLog(db, school, range, { trusted: this.#trusted }));
    this.#results.set(school, results.set(what, result));
    try {
      return await result;
    } finally {
      results.delete(what);
      if (results.size === 0) this.#results.delete(school);
    }
  }

  #inTurn<T>(school: string, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ school, run: () => work().then(resolve, reject) });
      this.#startNext();
    });
  }

  #startNext(): void {
    while (this.#running.size < mostAtOnce) {
      const index = this.#waiting.findIndex(({ school }) => !this.#running.has(school));
      const [next] = index === -1 ? [] : this.#waiting.splice(index, 1);
      if (!next) return;
      this.#running.add(next.school);
      void next.run().finally(() => {
        this.#running.delete(next.school);
        this.#startNext();
      });
    }
  }
}
