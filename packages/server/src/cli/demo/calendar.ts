import { addDays, weekdayOf } from '../../lib/dates.ts';

/**
 * The terms of South African public schools in 2026; in other years they start and end on the same days of the week.
 */
const terms2026 = [
  ['2026-01-14', '2026-03-27'],
  ['2026-04-08', '2026-06-26'],
  ['2026-07-21', '2026-09-23'],
  ['2026-10-06', '2026-12-09'],
] as const;

const fixedHolidays = [
  ['01-01', "New Year's Day"],
  ['03-21', 'Human Rights Day'],
  ['04-27', 'Freedom Day'],
  ['05-01', "Workers' Day"],
  ['06-16', 'Youth Day'],
  ['08-09', "National Women's Day"],
  ['09-24', 'Heritage Day'],
  ['12-16', 'Day of Reconciliation'],
  ['12-25', 'Christmas Day'],
  ['12-26', 'Day of Goodwill'],
] as const;

export interface DateRange {
  starts_on: string;
  ends_on: string;
}

export const termsOf = (year: number): DateRange[] =>
  terms2026.map(([first, last]) => ({
    starts_on: sameWeekday(first, year),
    ends_on: sameWeekday(last, year),
  }));

/** The closest date of another year that is on the same day of the week. */
function sameWeekday(date: string, year: number): string {
  const other = `${year}${date.slice(4)}`;
  const shift = (weekdayOf(date) - weekdayOf(other) + 10) % 7;
  return addDays(other, shift - 3);
}

/**
 * South Africa's public holidays. If one is on a Sunday, the Monday is a holiday too (Public Holidays Act 36 of
 * 1994).
 */
export function holidaysOf(year: number): { date: string; name: string }[] {
  const easter = easterOf(year);
  const fixed = fixedHolidays.map(([day, name]) => ({ date: `${year}-${day}`, name }));
  const all = [
    ...fixed,
    { date: addDays(easter, -2), name: 'Good Friday' },
    { date: addDays(easter, 1), name: 'Family Day' },
  ];
  const mondays = fixed
    .filter(({ date }) => weekdayOf(date) === 7)
    .map(({ date, name }) => ({ date: addDays(date, 1), name: `${name} (kept on Monday)` }))
    .filter(({ date }) => !all.some((other) => other.date === date));
  return [...all, ...mondays].sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** Easter Sunday in the Gregorian calendar (Meeus, Jones and Butcher). */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const month = Math.floor((moon + sunday - 7 * late + 114) / 31);
  const day = ((moon + sunday - 7 * late + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
