import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../sql/database.ts';
import { type Query, statement } from '../sql/query.ts';
import { isInUse, joinSchool } from '../sql/school-rows.ts';
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

type Due<Schools> = Query<SchoolTimes & { limit: number } & Schools, DueRecord>;

/** The records for which a daily task is due on the day of their school. */
export interface DueQueries {
  /** Those of the schools in a time zone that are in use. */
  readonly inZone: Due<{ zone: string }>;
  /** Those of one school. */
  readonly inSchool: Due<{ school: string }>;
}

/** Builds both from a query whose schools, named `s`, meet a condition. */
export const dueQueries = (
  build: <Schools>(ofSchools: (params: Schools) => RawBuilder<boolean>) => Due<Schools>,
): DueQueries => ({
  inZone: build(
    ({ zone }: { zone: string }) => sql<boolean>`s.time_zone = ${zone} and ${isInUse('s.school_id')}`,
  ),
  inSchool: build(
    ({ school }: { school: string }) => sql<boolean>`s.id = ${school} and s.school_id = ${school}`,
  ),
});

/** A task that is run every day, for each record that is due. */
export interface DailyTask {
  readonly due: DueQueries;
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
  condition: (today: unknown, dialect: Dialect) => RawBuilder<boolean>,
  id = 'id',
): DueQueries =>
  dueQueries((ofSchools) =>
    statement(
      (p, dialect) => sql`
        select due.school_id, ${sql.ref(`due.${id}`)} as id from ${sql.table(table)} as due
        ${joinSchool('due')}
        left join ${ownTimes(p.clocks, dialect)} on own.school = due.school_id
        where ${ofSchools(p)} and ${condition(p.latest, dialect)} and ${condition(timeOfSchool(p.now), dialect)}
        limit ${p.limit}`,
    ),
  );
