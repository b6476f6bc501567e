import { type Clock, iso } from '../lib/clock.ts';
import type { Job } from '../lib/jobs.ts';
import { ConnectionLost, type Database } from '../sql/database.ts';
import { query } from '../sql/query.ts';
import { SchoolClocks } from '../store/school-clocks.ts';

const schoolsAtOnce = 500;
const hourMs = 3_600_000;
const dayMs = 86_400_000;

const nextSchools = query<{ after: string; limit: number }, { id: string }>((db, p) =>
  db.selectFrom('schools').select('id').where('id', '>', p.after).orderBy('id').limit(p.limit),
);

export interface LogRetentionParts {
  db: Database;
  clock: Clock;
  /** What is deleted, such as `events`. */
  log: string;
  /** The age in days at which rows are deleted. */
  days: number;
  /** Deletes the rows of a school from before a time, in epoch milliseconds, in small transactions. */
  deleteOld: (db: Database, school: string, beforeMs: number, stopping: AbortSignal) => Promise<void>;
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
    const { db, clock, log, days: keptDays, deleteOld, onError } = this.#parts;
    await this.#clocks.read(db);
    const times = this.#clocks.times(dayOf);
    const days = JSON.stringify(times);
    if (days === this.#done || clock.now() < this.#retryAt) return false;
    let failed = false;
    for await (const school of this.#schools()) {
      const now = this.#clocks.of(school);
      if (this.#days.get(school) === dayOf(now)) continue;
      try {
        await deleteOld(db, school, now - keptDays * dayMs, stopping);
        if (stopping.aborted) return false;
        this.#days.set(school, dayOf(now));
      } catch (error) {
        if (error instanceof ConnectionLost) throw error;
        failed = true;
        onError(new Error(`Deleting the old ${log} of ${school} failed`, { cause: error }));
      }
    }
    if (failed) this.#retryAt = clock.now() + hourMs;
    else this.#done = days;
    return false;
  }

  async *#schools(): AsyncGenerator<string> {
    let after = '';
    for (;;) {
      const found = await this.#parts.db.all(nextSchools, { after, limit: schoolsAtOnce });
      for (const { id } of found) yield id;
      if (found.length < schoolsAtOnce) return;
      after = found.at(-1)?.id ?? after;
    }
  }
}

const dayOf = (ms: number): string => iso(ms).slice(0, 10);
