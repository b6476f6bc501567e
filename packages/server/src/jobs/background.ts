import type { BackgroundTask } from '../core/background-task.ts';
import type { Services } from '../core/services.ts';
import { systemAuthor, type UnitsOfWork } from '../core/unit-of-work.ts';
import type { Database } from '../db/database.ts';
import { SchoolClocks } from '../db/school-clocks.ts';
import type { Clock } from '../lib/clock.ts';
import type { Job } from '../lib/jobs.ts';

const recordsAtOnce = 20;
const retryPauseMs = 10_000;

export interface BackgroundJobParts {
  db: Database;
  clock: Clock;
  services: Services;
  works: UnitsOfWork;
  tasks: readonly BackgroundTask[];
  /** Called when steps were done. */
  onRun: () => void;
  onError: (error: unknown) => void;
}

/** Runs the background tasks of the families: one step for each unfinished record in turn. */
export class BackgroundJob implements Job {
  readonly #parts: BackgroundJobParts;
  readonly #clocks: SchoolClocks;
  /** Records whose last step failed, and until when they are skipped. */
  readonly #setAside = new Map<string, number>();

  constructor(parts: BackgroundJobParts) {
    this.#parts = parts;
    this.#clocks = new SchoolClocks(parts.clock);
  }

  async run(stopping: AbortSignal): Promise<boolean> {
    const { db, clock, tasks, onRun } = this.#parts;
    await this.#clocks.read(db);
    const times = this.#clocks.times();
    // Their records may have been finished in another way, so they are not kept until the next step.
    for (const [id, until] of this.#setAside) if (until <= clock.now()) this.#setAside.delete(id);
    let steps = 0;
    for (const task of tasks) {
      for (const found of await db.all(task.due, { ...times, limit: recordsAtOnce + this.#setAside.size })) {
        if (stopping.aborted) return false;
        if (await this.#step(task, found)) steps++;
      }
    }
    if (steps > 0) onRun();
    return steps > 0;
  }

  async #step(
    task: BackgroundTask,
    { school_id: school, id, time_zone: timeZone }: { school_id: string; id: string; time_zone: string },
  ): Promise<boolean> {
    const { db, clock, services, works, onError } = this.#parts;
    if (this.#setAside.has(id)) return false;
    const author = systemAuthor({ id: school, timeZone }, task.name, this.#clocks.of(school));
    try {
      await db
        .forSchool(school)
        .transact((tx) => works.run(tx, author, (work) => task.step(work, id, services)));
      return true;
    } catch (error) {
      onError(new Error(`${task.name}: a step for ${id} failed`, { cause: error }));
      this.#setAside.set(id, clock.now() + retryPauseMs);
      return false;
    }
  }
}
