import type { Reader } from '../../db/database.ts';
import { query } from '../../db/query.ts';
import type { Clock } from '../../lib/clock.ts';

const ahead = query<Record<never, never>, { school_id: string; ahead_ms: number }>((db) =>
  db.selectFrom('test_clocks').select(['school_id', 'ahead_ms']),
);

/** The time of each school: the clocks of test schools can be ahead of the clock of the server. */
export class SchoolClocks {
  readonly #clock: Clock;
  #ahead: ReadonlyMap<string, number> = new Map();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Reads which clocks are ahead. */
  async read(db: Reader): Promise<void> {
    const rows = await db.all(ahead, {});
    this.#ahead = new Map(rows.map(({ school_id, ahead_ms }) => [school_id, Number(ahead_ms)]));
  }

  /** Epoch milliseconds. */
  of(school: string): number {
    return this.#clock.now() + (this.#ahead.get(school) ?? 0);
  }

  /** The latest time of any school. */
  latest(): number {
    return this.#clock.now() + Math.max(0, ...this.#ahead.values());
  }
}
