import type { Rollbook } from '@rollbook/sdk';
import { addDays, weekdayOf } from '../../lib/dates.ts';
import { Random, source } from './random.ts';
import type { DemoSchool } from './school.ts';

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

/** The bells of the demo school. */
const periodTimes = [
  { name: 'Period 1', kind: 'lesson', starts_at: '07:45', ends_at: '08:30' },
  { name: 'Period 2', kind: 'lesson', starts_at: '08:30', ends_at: '09:15' },
  { name: 'Period 3', kind: 'lesson', starts_at: '09:15', ends_at: '10:00' },
  { name: 'Break', kind: 'break', starts_at: '10:00', ends_at: '10:30' },
  { name: 'Period 4', kind: 'lesson', starts_at: '10:30', ends_at: '11:15' },
  { name: 'Period 5', kind: 'lesson', starts_at: '11:15', ends_at: '12:00' },
  { name: 'Period 6', kind: 'lesson', starts_at: '12:00', ends_at: '12:45' },
] as const;

/** The subjects of the lessons of a class on a day, by their numbers: different ones as far as there are enough. */
function dayOfLessons(seed: number, cls: number, day: number, subjects: number, lessons: number): number[] {
  const random = new Random(seed + 1000 * cls + day);
  const left: number[] = [];
  return Array.from({ length: lessons }, () => {
    if (left.length === 0) left.push(...Array.from({ length: subjects }, (_, number) => number));
    const [subject = 0] = left.splice(random.between(0, left.length - 1), 1);
    return subject;
  });
}

const external_ids = { [source]: 'timetable' };

/** Publishes a timetable for the year: each register class is taught by its teacher in a room of its own. */
export async function addTimetable(
  client: Rollbook,
  { terms }: DemoSchool,
  { seed }: { seed: number },
): Promise<void> {
  const [known] = (await client.timetables.list({ external_id: `${source}:timetable` })).data;
  if (known?.status === 'published') return;
  // What an interrupted process left behind is replaced.
  if (known) await client.timetables.archive(known.id);
  const subjects = (await client.subjects.list({ limit: 100 })).data;
  const classes = (await client.classes.list({ kind: 'register', limit: 100 })).data;
  const rooms = new Map((await client.rooms.list({ limit: 100 })).data.map((room) => [room.name, room.id]));
  for (const { label } of classes) {
    const name = `Room ${label}`;
    if (!rooms.has(name)) rooms.set(name, (await client.rooms.create({ name, capacity: 40 })).id);
  }
  const termIds = new Map(
    (await client.terms.list({ limit: 100 })).data.map((term) => [term.external_ids[source], term.id]),
  );
  const { id: timetable_id } = await client.timetables.create({
    name: 'Timetable',
    academic_year_id: classes[0]?.academic_year_id ?? '',
    term_ids: terms.flatMap(({ external_id }) => termIds.get(external_id) ?? []),
    cycle_length: 5,
    cycle_mode: 'weekday',
    effective_from: terms[0]?.starts_on ?? '',
    external_ids,
  });
  const periods: string[] = [];
  for (const [index, { name, kind, starts_at, ends_at }] of periodTimes.entries()) {
    const body = { timetable_id, name, kind, starts_at, ends_at, sequence: index + 1 };
    const { id } = await client.periods.create(body);
    if (kind === 'lesson') periods.push(id);
  }
  const slots = classes.flatMap(({ id, label, teacher_id }, at) =>
    [1, 2, 3, 4, 5].flatMap((cycle_day) =>
      dayOfLessons(seed, at, cycle_day, subjects.length, periods.length).map((subject, period) => ({
        cycle_day,
        period_id: periods[period] ?? '',
        class_ids: [id],
        subject_id: subjects[subject]?.id ?? null,
        teacher_ids: teacher_id === null ? [] : [teacher_id],
        room_id: rooms.get(`Room ${label}`) ?? null,
      })),
    ),
  );
  await client.slots.bulk({ timetable_id, slots });
  await client.timetables.publish(timetable_id);
}
