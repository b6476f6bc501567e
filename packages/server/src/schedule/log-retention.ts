import { type Clock, iso } from '../lib/clock.ts';
import { type Job, WorkFailed } from '../lib/jobs.ts';
import { ConnectionLost, type Database } from '../sql/database.ts';
import { query } from '../sql/query.ts';
import { isInUse } from '../sql/school-rows.ts';
import type { Deletion } from '../store/log.ts';
import { SchoolClocks } from '../store/school-clocks.ts';

const schoolsAtOnce = 100;
const hourMs = 3_600_000;
const dayMs = 86_400_000;

const nextSchools = query<{ after: string; limit: number }, { id: string }>((db, p) =>
  db
    .selectFrom('schools')
    .select('id')
    .where('id', '>', p.after)
    .where(isInUse('school_id'))
    .orderBy('id')
    .limit(p.limit),
);

export interface LogRetentionParts {
  db: Database;
  clock: Clock;
  /** What is deleted, such as `events`. */
  log: string;
  /** The age in days at which rows are deleted. */
  days: number;
  deletion: Deletion;
  onError: (error: unknown) => void;
}

/** Deletes the old rows of a log of each school when a day begins by the clock of the school. */
export class LogRetention implements Job {
  readonly #parts: LogRetentionParts;
  readonly #clocks: SchoolClocks;
  /** The days of all schools for which this has been done. */
  #done: string | undefined;
  /** The day of each school for which this has been done. */
  readonly #days = new Map<string, string>();
  #retryAt = 0;

  constructor(parts: LogRetentionParts) {
    this.#parts = parts;
    this.#clocks = new SchoolClocks(parts.clock);
  }

  async run(stopping: AbortSignal): Promise<boolean> {
    const { db, clock } = this.#parts;
    await this.#clocks.read(db);
    const days = JSON.stringify(this.#clocks.times(dayOf));
    if (days === this.#done || clock.now() < this.#retryAt) return false;
    let failed = false;
    for await (const schools of this.#schools()) {
      const open = schools.filter((school) => this.#days.get(school) !== dayOf(this.#clocks.of(school)));
      if (!(await this.#deleteOf(open, stopping))) failed = true;
      if (stopping.aborted) return false;
    }
    if (failed) this.#retryAt = clock.now() + hourMs;
    else this.#done = days;
    return false;
  }

  /** Deletes the old rows of some schools; returns whether all of them were deleted. */
  async #deleteOf(schools: readonly string[], stopping: AbortSignal): Promise<boolean> {
    const { db, log, days: keptDays, deletion, onError } = this.#parts;
    const now = new Map(schools.map((school) => [school, this.#clocks.of(school)]));
    const old = [...now].map(([school, ms]) => ({ school, before: iso(ms - keptDays * dayMs) }));
    const due = new Set((await deletion.due(db, old)).map(({ school }) => school));
    let isDone = true;
    for (const one of old) {
      try {
        if (due.has(one.school)) await deletion.deleteOld(db, one, stopping);
        if (stopping.aborted) return false;
        this.#days.set(one.school, dayOf(now.get(one.school) ?? 0));
      } catch (error) {
        if (error instanceof ConnectionLost) throw error;
        isDone = false;
        onError(new WorkFailed(`Deleting the old ${log} of ${one.school} failed`, error));
      }
    }
    return isDone;
  }

  /** All schools, some at a time. */
  async *#schools(): AsyncGenerator<string[]> {
    for (let after: string | undefined = ''; after !== undefined; ) {
      const found: { id: string }[] = await this.#parts.db.all(nextSchools, { after, limit: schoolsAtOnce });
      yield found.map(({ id }) => id);
      after = found.length < schoolsAtOnce ? undefined : found.at(-1)?.id;
    }
  }
}

const dayOf = (ms: number): string => iso(ms).slice(0, 10);
