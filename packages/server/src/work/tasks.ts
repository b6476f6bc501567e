import { type RawBuilder, sql } from 'kysely';
import { type Query, statement } from '../sql/query.ts';
import { joinSchool } from '../sql/school-rows.ts';
import type { Tables } from '../sql/tables.ts';
import { ownTimes, type SchoolTimes, timeOfSchool } from '../store/school-clocks.ts';
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

/**
 * The records of a table, named `due`, for which a condition holds on the day of their school.
 *
 * @param id The column with the id of the record.
 */
export const dueRows = (
  table: keyof Tables,
  condition: (today: unknown) => RawBuilder<boolean>,
  id = 'id',
): DailyTask['due'] =>
  statement(
    (p, dialect) => sql`
      select due.school_id, ${sql.ref(`due.${id}`)} as id from ${sql.table(table)} as due
      ${joinSchool('due')}
      left join ${ownTimes(p.clocks, dialect)} on own.school = due.school_id
      where s.time_zone = ${p.zone} and ${condition(p.latest)} and ${condition(timeOfSchool(p.now))}
      limit ${p.limit}`,
  );
