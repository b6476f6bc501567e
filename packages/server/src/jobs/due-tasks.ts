import type { DueTask } from '../core/due-task.ts';
import type { UnitsOfWork } from '../core/unit-of-work.ts';
import type { Database } from '../db/database.ts';
import { type Clock, iso } from '../lib/clock.ts';
import { DueRecords } from './due-records.ts';
import type { Job } from './jobs.ts';

const batch = 200;

export interface DueTaskJobParts {
  db: Database;
  clock: Clock;
  works: UnitsOfWork;
  tasks: readonly DueTask[];
  /** Called when a task has run for some records. */
  onRun: () => void;
  onError: (error: unknown) => void;
}

/** Runs the tasks of records whose time has come, such as messages that are scheduled. */
export class DueTaskJob implements Job {
  readonly #parts: DueTaskJobParts;
  readonly #due: DueRecords;

  constructor(parts: DueTaskJobParts) {
    this.#parts = parts;
    this.#due = new DueRecords({ ...parts, name: 'Scheduler' });
  }

  async run(stopping: AbortSignal): Promise<boolean> {
    const { db, clock, tasks, onRun } = this.#parts;
    const now = clock.now();
    this.#due.retry(now);
    let done = 0;
    for (const task of tasks) {
      const found = await db.all(task.due, { now: iso(now), limit: batch + this.#due.skipped });
      done += await this.#due.each(found, stopping, (work, id) => task.run(work, id));
    }
    if (done > 0) onRun();
    return done > 0;
  }
}
