import type { Query } from '../db/query.ts';
import type { DueRecord } from './daily-task.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** A task that is run for each record whose time has come. */
export interface DueTask {
  /** The records for which the task is due at a time. */
  readonly due: Query<{ now: string; limit: number }, DueRecord & { time_zone: string }>;
  /** Runs the task for one record. Another process may have done it in the meantime. */
  run(work: UnitOfWork, id: string): Promise<void>;
}
