import { type RawBuilder, sql } from 'kysely';
import { type Query, statement } from '../db/query.ts';
import { ownTimes, type SchoolTimes, timeOfSchool } from '../db/school-clocks.ts';
import { joinSchool } from '../db/school-rows.ts';
import type { Tables } from '../db/tables.ts';
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
