import type { DailyTask } from '../core/daily-task.ts';
import type { UnitsOfWork } from '../core/unit-of-work.ts';
import type { Database } from '../db/database.ts';
import { query } from '../db/query.ts';
import type { Clock } from '../lib/clock.ts';
import { dayIn, hasDates } from '../lib/dates.ts';
import { DueRecords } from './due-records.ts';
import type { Job } from './jobs.ts';

const batch = 200;
const hourMs = 3_600_000;
const zones = query<Record<never, never>, { time_zone: string }>((db) =>
  db.selectFrom('schools').select('time_zone').distinct(),
);

export interface CalendarJobParts {
  db: Database;
  clock: Clock;
  works: UnitsOfWork;
  tasks: readonly DailyTask[];
  onError: (error: unknown) => void;
}

/** Runs the daily tasks in each time zone when the day begins there. */
export class CalendarJob implements Job {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #due: DueRecords;
  readonly #onError: (error: unknown) => void;
  /** For each time zone: the day whose tasks are done, and when they were done. */
  readonly #seen = new Map<string, { day: string; at: number }>();
  /** Time zones that do not exist and have been reported. */
  readonly #unknown = new Set<string>();
  readonly #tasks: readonly DailyTask[];

  constructor({ db, clock, works, tasks, onError }: CalendarJobParts) {
    this.#db = db;
    this.#tasks = tasks;
    this.#clock = clock;
    this.#due = new DueRecords({ db, clock, works, name: 'Calendar', onError });
    this.#onError = onError;
  }

  /** Repeats the tasks of the day to find records that were added later, for example by an import. */
  lookAgain(): void {
    this.#seen.clear();
  }

  async run(stopping: AbortSignal): Promise<boolean> {
    let more = false;
    const now = this.#clock.now();
    if (this.#due.retry(now)) this.lookAgain();
    for (const { time_zone: zone } of await this.#db.all(zones, {})) {
      if (this.#due.skips(zone)) continue;
      this.#reportUnknown(zone);
      try {
        if (await this.#runZone(zone, now, stopping)) more = true;
      } catch (error) {
        this.#due.passOver(zone, error);
      }
    }
    return more;
  }

  async #runZone(zone: string, now: number, stopping: AbortSignal): Promise<boolean> {
    const day = dayIn(zone, now);
    const seen = this.#seen.get(zone);
    // Daily tasks run when the day begins. Records that become due later that day are found within the hour.
    if (seen && seen.day === day && now - seen.at < hourMs) return false;
    const due = { today: day, zone, limit: batch + this.#due.skipped };
    let done = 0;
    for (const task of this.#tasks) {
      const found = await this.#db.all(task.due, due);
      const inZone = found.map((one) => ({ ...one, time_zone: zone }));
      done += await this.#due.each(inZone, stopping, task.run);
    }
    if (done > 0) return true;
    this.#seen.set(zone, { day, at: now });
    return false;
  }

  #reportUnknown(zone: string): void {
    if (this.#unknown.has(zone) || hasDates(zone)) return;
    this.#unknown.add(zone);
    this.#onError(
      new Error(`The time zone ${zone} does not exist; the dates of its schools are those of UTC`),
    );
  }
}
