import type { Query } from '../db/query.ts';
import type { SchoolTimes } from '../db/school-clocks.ts';
import type { Services } from './services.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** A record for which a task is due. */
export interface DueRecord {
  school_id: string;
  id: string;
}

/** A task that is run every day, for each record that is due. */
export interface DailyTask {
  /** The records, of the schools in a time zone, for which the task is due on the day of their school. */
  readonly due: Query<SchoolTimes & { zone: string; limit: number }, DueRecord>;
  /** Runs the task for one record. Another process may have done it in the meantime. */
  run(work: UnitOfWork, id: string, services: Services): Promise<void>;
}
