import { type AliasedRawBuilder, sql } from 'kysely';
import { type Clock, iso } from '../lib/clock.ts';
import type { Dialect, Reader } from '../sql/database.ts';
import { query, type Rows, rowsOf, statement } from '../sql/query.ts';
import { inSchool } from '../sql/school-rows.ts';

const ahead = query<Record<never, never>, { school_id: string; ahead_ms: number }>((db) =>
  db.selectFrom('test_clocks').select(['school_id', 'ahead_ms']),
);

/** The time zones of schools: one look into the index for each, however many schools there are. */
export const timeZones = statement<Record<never, never>, { time_zone: string }>(
  () => sql`with recursive zone (time_zone) as (
      select min(time_zone) from schools
      union all select (select min(s.time_zone) from schools s where s.time_zone > zone.time_zone) from zone
        where zone.time_zone is not null)
    select time_zone from zone where time_zone is not null`,
);

export const zoneOfSchool = query<{ school: string }, { time_zone: string }>((db, p) =>
  inSchool(db, 'schools', p).select('time_zone').where('id', '=', p.school),
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

  /** By how many whole hours the clocks of test schools are ahead. */
  get hoursAhead(): [school: string, hours: number][] {
    return [...this.#ahead].map(([school, ms]) => [school, Math.floor(ms / 3_600_000)]);
  }

  /** Epoch milliseconds. */
  of(school: string): number {
    return this.#clock.now() + (this.#ahead.get(school) ?? 0);
  }

  /** The latest time of any school. */
  latest(): number {
    return this.#clock.now() + Math.max(0, ...this.#ahead.values());
  }

  /** The times as parameters of a query for all schools: that of the server, and those of schools that have another. */
  times(write: (ms: number) => string = iso): SchoolTimes {
    const now = write(this.#clock.now());
    const own = [...this.#ahead.keys()].map((school) => ({ school, at: write(this.of(school)) }));
    return {
      now,
      latest: write(this.latest()),
      clocks: own.filter(({ at }) => at !== now),
    };
  }
}

/** The time, or the day, of each school. */
export type SchoolTimes = {
  now: string;
  /** The latest of all: a condition with it can use an index. */
  latest: string;
  /** Those that differ from `now`; see `ownTimes`. */
  clocks: Rows;
};

/** A table `own` of the schools whose time differs from `now`: left join it, and compare with `timeOfSchool`. */
export const ownTimes = (
  clocks: unknown,
  dialect: Dialect,
): AliasedRawBuilder<{ school: string; at: string }, 'own'> =>
  sql<{
    school: string;
    at: string;
  }>`(select r.school, r.at from ${rowsOf(clocks, { school: 'text', at: 'text' }, dialect)})`.as('own');

export const timeOfSchool = (now: unknown) => sql<string>`coalesce(own.at, cast(${now} as text))`;
