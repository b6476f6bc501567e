import type { Schemas } from '../../contract/schemas.ts';
import type { ReadWork } from '../../work/unit-of-work.ts';
import { calendarExceptionsBetween, termsBetween } from '../classes/queries.ts';
import type { DateRange } from '../date-ranges.ts';
import { schools } from '../school/tables.ts';
import type { Cycle, SchoolCalendar } from './cycle-days.ts';
import { always } from './occupancy.ts';
import { type TimetableRow, timetablesInForce } from './queries/timetables.ts';

type Scope = Pick<ReadWork, 'db' | 'schoolId' | 'records'>;

export type DatedTimetable = Cycle & { id: string; status: string };

/** The timetables that are or were published, with the dates of their terms. */
export async function datedTimetables({
  db,
  schoolId: school,
}: Pick<Scope, 'db' | 'schoolId'>): Promise<DatedTimetable[]> {
  const rows = await db.all(timetablesInForce, { school });
  const terms = await db.all(termsBetween, { school, ...always });
  return rows.map((row) => dated(row, terms));
}

/** A timetable with the dates of its terms. */
export function dated(
  { term_ids, grade_level_ids, skip_weeks_without_school, ...row }: TimetableRow,
  terms: readonly (DateRange & { id: string })[],
): DatedTimetable {
  const own: string[] = JSON.parse(term_ids);
  return {
    ...row,
    skip_weeks_without_school: Boolean(skip_weeks_without_school),
    grade_level_ids: grade_level_ids === null ? null : JSON.parse(grade_level_ids),
    terms: terms.filter(({ id }) => own.includes(id)),
  };
}

/** A timetable as its row. */
export const rowOf = ({ term_ids, grade_level_ids, ...timetable }: Schemas['Timetable']): TimetableRow => ({
  ...timetable,
  term_ids: JSON.stringify(term_ids),
  grade_level_ids: grade_level_ids && JSON.stringify(grade_level_ids),
});

/** The calendar of the school in a date range. */
export async function calendarBetween(
  { db, schoolId: school, records }: Scope,
  span: DateRange,
): Promise<SchoolCalendar> {
  const { value } = await records(schools).get(school);
  const terms = await db.all(termsBetween, { school, ...span });
  const exceptions = await calendarExceptionsBetween(db, school, span);
  return { terms, exceptions, schoolDays: value.school_days };
}
