import type { Schemas } from '../../contract/schemas.ts';
import { daysBetween, daysOf, weekdayOf } from '../../lib/dates.ts';
import type { DateRange } from '../date-ranges.ts';

export type Kind = Schemas['CalendarException']['kind'];
type Day = Schemas['CalendarDay'];

/** A day that differs from the normal school week, among the exceptions that apply. */
export interface Exception {
  id: string;
  date: string;
  kind: Kind;
  name: string;
}

/**
 * What determines whether a day in a term is a school day: the weekdays, from 1 (Monday) to 7, and the exceptions.
 */
export interface Rules {
  schoolDays: readonly number[];
  exceptions: readonly Exception[];
}

/** If a day has several exceptions, the first of these kinds is the reason. */
const makesSchool: readonly Kind[] = ['make_up_day'];
export const takesSchool: readonly Kind[] = ['public_holiday', 'closure', 'staff_only'];
const colours: readonly Kind[] = ['half_day', 'exam_day'];

/** Each day of a date range: whether it is a school day, and why. */
export function resolveCalendar(
  dates: DateRange,
  terms: readonly (DateRange & { id: string; schoolDays: readonly number[] })[],
  exceptions: readonly Exception[],
): Day[] {
  const byDate = Map.groupBy(exceptions, ({ date }) => date);
  return [...daysOf(dates.starts_on, dates.ends_on)].map((date) => {
    const term = terms.find(({ starts_on, ends_on }) => starts_on <= date && date <= ends_on);
    const [school_day, reason] = term
      ? judge(date, term.schoolDays, byDate.get(date) ?? [])
      : ([false, { kind: 'outside_term', name: null, exception_id: null }] as const);
    return { date, school_day, term_id: term?.id ?? null, cycle_day: null, reason };
  });
}

/** The number of school days of a term with these dates. The cost does not depend on the length of the term. */
export function countSchoolDays(
  { starts_on, ends_on }: DateRange,
  { schoolDays, exceptions }: Rules,
): number {
  const days = daysBetween(starts_on, ends_on) + 1;
  const first = weekdayOf(starts_on);
  let count = 0;
  for (const weekday of schoolDays) count += Math.floor((days + 6 - ((weekday - first + 7) % 7)) / 7);
  const inside = exceptions.filter(({ date }) => starts_on <= date && date <= ends_on);
  for (const [date, ofDay] of Map.groupBy(inside, (exception) => exception.date)) {
    const [is] = judge(date, schoolDays, ofDay);
    const [would] = judge(date, schoolDays, []);
    count += Number(is) - Number(would);
  }
  return count;
}

/** Whether a day in a term is a school day, and why. */
export function judge(
  date: string,
  schoolDays: readonly number[],
  exceptions: readonly Exception[],
): readonly [boolean, Day['reason']] {
  const reason = (kinds: readonly Kind[]): Day['reason'] => {
    const found = kinds.flatMap((kind) => exceptions.find((exception) => exception.kind === kind) ?? [])[0];
    return found ? { kind: found.kind, name: found.name, exception_id: found.id } : null;
  };
  const made = reason(makesSchool);
  // A day that is made up can be a half day.
  if (made) return [true, reason(colours) ?? made];
  const taken = reason(takesSchool);
  if (taken) return [false, taken];
  if (!schoolDays.includes(weekdayOf(date)))
    return [false, { kind: 'weekend', name: null, exception_id: null }];
  return [true, reason(colours)];
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Whether exceptions of a day take the school from it that it would have. */
export const isClosedBy = (date: string, exceptions: readonly Exception[]): boolean =>
  !judge(date, everyDay, exceptions)[0];
