import type { Schemas } from '../../contract/schemas.ts';
import { addDays, daysBetween, earlier, later, weekdayOf } from '../../lib/dates.ts';
import type { ReadWork } from '../../work/unit-of-work.ts';
import { calendarExceptionsBetween, termsBetween } from '../classes/queries.ts';
import type { DatedTerm } from '../classes/raised.ts';
import { type Exception, isClosedBy, resolveCalendar, takesSchool } from '../classes/school-days.ts';
import { always, type DateRange } from '../date-ranges.ts';
import { type TimetableRow, timetablesInForce } from './queries/timetables.ts';

type Scope = Pick<ReadWork, 'db' | 'schoolId' | 'records'>;

export type DatedTimetable = Cycle & { id: string; status: string };

/** The timetables that are or were published, with the dates of their terms. */
export async function datedTimetables({
  db,
  schoolId: school,
}: Pick<Scope, 'db' | 'schoolId'>): Promise<DatedTimetable[]> {
  const rows = await db.all(timetablesInForce, { school });
  const terms = await termsBetween(db, school, always);
  return rows.map((row) => dated(row, terms));
}

/** A timetable with the dates of its terms. */
export const withDates = async (
  { db, schoolId: school }: Pick<Scope, 'db' | 'schoolId'>,
  timetable: Schemas['Timetable'],
): Promise<DatedTimetable> => dated(rowOf(timetable), await termsBetween(db, school, always));

function dated(
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
  { db, schoolId: school }: Scope,
  span: DateRange,
): Promise<SchoolCalendar> {
  const terms = await termsBetween(db, school, span);
  const exceptions = await calendarExceptionsBetween(db, school, span);
  return { terms, exceptions };
}

/** What determines the day of the cycle on a date. */
type Cycle = Pick<
  Schemas['Timetable'],
  'cycle_length' | 'cycle_mode' | 'cycle_weeks' | 'skip_weeks_without_school' | 'cycle_start_date'
> & {
  grade_level_ids: readonly string[] | null;
  effective_from: string;
  /** The terms in which it applies, with their dates. */
  terms: readonly (DateRange & { id: string })[];
  effective_to: string | null;
};

/** An exception of the calendar, and the grade levels that it applies to; null for the whole school. */
export type CalendarException = Exception &
  Pick<Schemas['CalendarException'], 'grade_level_ids' | 'keeps_cycle'>;

/** The calendar of the school: all of its terms with their weekdays, and the exceptions. */
export interface SchoolCalendar {
  terms: readonly DatedTerm[];
  exceptions: readonly CalendarException[];
}

/** The date ranges in which a timetable applies: its terms, limited to its dates. */
export function datesOf({ terms, effective_from, effective_to }: Cycle): DateRange[] {
  return terms
    .map(({ starts_on, ends_on }) => ({
      starts_on: later(starts_on, effective_from),
      ends_on: effective_to === null ? ends_on : earlier(ends_on, effective_to),
    }))
    .filter(({ starts_on, ends_on }) => starts_on <= ends_on);
}

/** Whether the day of the cycle depends on the school days before. */
export const isCounted = ({ cycle_mode: mode, skip_weeks_without_school: skips }: Cycle): boolean =>
  mode === 'rolling' || (mode === 'weeks' && skips);

const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date));

/** The first day for which the calendar is needed to know the days of the cycle from a date on. */
export function countedFrom(cycle: Cycle): string {
  if (!isCounted(cycle)) return cycle.effective_from;
  const first = cycle.cycle_start_date ?? cycle.effective_from;
  // The first week has school if any of its days has, also one before the first day.
  return cycle.cycle_mode === 'weeks' ? mondayOf(first) : first;
}

/** Whether an exception applies to the whole school, or to all grade levels of a timetable. */
const appliesTo = (exception: CalendarException, grades: readonly string[] | null): boolean =>
  exception.grade_level_ids === null ||
  (grades?.every((id) => exception.grade_level_ids?.includes(id)) ?? false);

/** Gives the days of a cycle to school days, one after the other. */
function counter(cycle: Cycle): (date: string) => number {
  const { cycle_mode: mode, cycle_length: length, cycle_weeks: weeks } = cycle;
  let counted = -1;
  if (mode === 'rolling') return () => (++counted % length) + 1;
  const ofWeek = length / weeks;
  const day = (date: string) => ((weekdayOf(date) - 1) % ofWeek) + 1;
  if (mode === 'weekday') return day;
  const first = mondayOf(cycle.cycle_start_date ?? cycle.effective_from);
  let last: string | undefined;
  const weekOf = (monday: string): number => {
    if (!cycle.skip_weeks_without_school) return daysBetween(first, monday) / 7;
    if (monday !== last) counted++;
    last = monday;
    return counted;
  };
  return (date) => (weekOf(mondayOf(date)) % weeks) * ofWeek + day(date);
}

/**
 * The day of the cycle on each date of a range on which a timetable applies. If school days or weeks are counted, the
 * calendar must begin by the day from which they are.
 */
export function cycleDays(
  cycle: Cycle,
  { terms, exceptions }: SchoolCalendar,
  { starts_on, ends_on }: DateRange,
): Map<string, number> {
  const from = countedFrom(cycle);
  const ranges = datesOf(cycle);
  const last = ranges
    .map((range) => earlier(range.ends_on, ends_on))
    .sort()
    .at(-1);
  const days = new Map<string, number>();
  if (last === undefined || last < from) return days;
  const own = exceptions.filter((exception) => appliesTo(exception, cycle.grade_level_ids));
  const span = { starts_on: isCounted(cycle) ? from : later(from, starts_on), ends_on: last };
  const keeping = new Set(own.filter(keepsCycle).map(({ date }) => date));
  const counting = own.filter((exception) => !keepsCycle(exception));
  const isLost = (date: string) =>
    keeping.has(date) &&
    isClosedBy(
      date,
      own.filter((one) => one.date === date),
    );
  const dayOn = counter(cycle);
  for (const { date, school_day } of resolveCalendar(span, terms, counting)) {
    if (!school_day) continue;
    const day = dayOn(date);
    const applies = ranges.some((range) => range.starts_on <= date && date <= range.ends_on);
    if (applies && date >= starts_on && !isLost(date)) days.set(date, day);
  }
  return days;
}

const keepsCycle = ({ keeps_cycle, kind }: CalendarException): boolean =>
  keeps_cycle && takesSchool.includes(kind);

/** Whether two timetables apply on a common day to a common grade level. */
export function coincide(one: Cycle, other: Cycle): boolean {
  const shares =
    one.grade_level_ids === null ||
    other.grade_level_ids === null ||
    one.grade_level_ids.some((id) => other.grade_level_ids?.includes(id));
  return shares && datesOf(one).some((range) => datesOf(other).some((second) => overlap(range, second)));
}

const overlap = (one: DateRange, other: DateRange): boolean =>
  one.starts_on <= other.ends_on && other.starts_on <= one.ends_on;

/** The dates on which two cycles coincide, by the days of both: `1 3` for day 1 of the first and day 3 of the second. */
export function coincidences(
  one: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
): Map<string, string[]> {
  const dates = [...one].flatMap(([date, day]) => {
    const second = other.get(date);
    return second === undefined ? [] : [[`${day} ${second}`, date] as const];
  });
  return new Map(
    [...Map.groupBy(dates, ([days]) => days)].map(([days, found]) => [days, found.map(([, date]) => date)]),
  );
}
