import type { Query } from '../db/query.ts';
import type { SchoolTimes } from '../db/school-clocks.ts';
import type { DueRecord } from './daily-task.ts';
import type { Services } from './services.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Work on records that continues after the response, or becomes due later. Each step is a transaction. */
export interface BackgroundTask {
  /** The name of the actor in the audit log. */
  readonly name: string;
  /** The records that are not finished, or whose time has come, with the time zones of their schools. */
  readonly due: Query<SchoolTimes & { limit: number }, DueRecord & { time_zone: string }>;
  /** Does the next step for one record. Another process may have done it in the meantime. */
  step(work: UnitOfWork, id: string, services: Services): Promise<void>;
}
