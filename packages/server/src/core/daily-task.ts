import type { Query } from '../db/query.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** A record that something has to be done with. */
export interface DueRecord {
  school_id: string;
  id: string;
}

/** What a new day brings, record by record. */
export interface DailyTask {
  /** The records, of the schools in a time zone, with which something has to be done on a day. */
  readonly due: Query<{ today: string; zone: string; limit: number }, DueRecord>;
  /** Does it for one record. Another process may have done it meanwhile. */
  run(work: UnitOfWork, id: string): Promise<void>;
}
