import type { Clock } from '../lib/clock.ts';
import { type Job, sideBySide, WorkFailed } from '../lib/jobs.ts';
import type { Database } from '../sql/database.ts';
import { SchoolClocks } from '../store/school-clocks.ts';
import type { Services } from '../work/services.ts';
import type { BackgroundTask } from '../work/tasks.ts';
import { systemAuthor, type UnitsOfWork } from '../work/unit-of-work.ts';

const recordsAtOnce = 32;
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

/**
 * Runs the background tasks of the families: one step for each unfinished record in turn. Steps of several records run at the
 * same time, because each is a commit that waits for the disk.
 */
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
    const window = sideBySide[db.dialect];
    let steps = 0;
    for (const task of tasks) {
      const found = await db.all(task.due, { ...times, limit: recordsAtOnce + this.#setAside.size });
      for (let at = 0; at < found.length; at += window) {
        if (stopping.aborted) return false;
        const done = await Promise.all(found.slice(at, at + window).map((one) => this.#step(task, one)));
        steps += done.filter(Boolean).length;
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
      onError(new WorkFailed(`${task.name}: a step for ${id} failed`, error));
      this.#setAside.set(id, clock.now() + retryPauseMs);
      return false;
    }
  }
}

/**
 * Groups items that share a name, directly or through other items. Groups are in the order of their first items, and
 * items keep their order within a group.
 */
export function chained<T>(items: ReadonlyMap<T, Iterable<string>>): T[][] {
  const parents = new Map<T, T>();
  const rootOf = (item: T): T => {
    let root = item;
    for (let up = parents.get(root); up !== undefined; up = parents.get(root)) root = up;
    // Path halving: each item points to the item two steps up, so that later look-ups are short.
    for (let at = item, up = parents.get(at); up !== undefined; at = up, up = parents.get(at)) {
      if (up !== root) parents.set(at, root);
    }
    return root;
  };
  const firstOf = new Map<string, T>();
  for (const [item, names] of items) {
    for (const name of names) {
      const first = firstOf.get(name);
      if (first === undefined) firstOf.set(name, item);
      else if (rootOf(first) !== rootOf(item)) parents.set(rootOf(item), rootOf(first));
    }
  }
  return [...Map.groupBy(items.keys(), rootOf).values()];
}
