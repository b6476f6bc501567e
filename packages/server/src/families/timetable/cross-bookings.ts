import { earlier, later } from '../../lib/dates.ts';
import { rowsParameter } from '../../sql/query.ts';
import type { ReadWork } from '../../work/unit-of-work.ts';
import { type Conflict, doubleBooking } from './conflicts.ts';
import { coincidences, countedFrom, cycleDays, datesOf } from './cycle-days.ts';
import { calendarBetween, type DatedTimetable, datedTimetables } from './dated-timetables.ts';
import type { Occupancy } from './occupancy.ts';
import { type Compared, clashes } from './queries/occupancy-rows.ts';
import { beyondLimits, type Meeting, meetingOf } from './shared-rooms.ts';

type Scope = Pick<ReadWork, 'db' | 'schoolId' | 'records'>;

/**
 * The double bookings of a published timetable with the others that are published for some of the same dates: theirs
 * are other grade levels, and teachers and rooms may be the same. The cycles may differ, so that days of one are
 * compared with those days of the other with which they coincide on some date.
 */
export async function crossBookings(
  work: Scope,
  own: DatedTimetable,
  occupancy: readonly Occupancy[],
): Promise<Conflict[]> {
  const others = (await datedTimetables(work)).filter(
    ({ id, status }) => id !== own.id && status === 'published',
  );
  if (others.length === 0 || datesOf(own).length === 0) return [];
  const { db, schoolId: school } = work;
  const dates = await coincidingDates(work, own, others);
  const compared = occupancy
    .filter(({ kind }) => kind !== 'class')
    .flatMap((row) => [
      // What the room has in this timetable counts towards its limit.
      ...(row.kind === 'room' ? [{ ...row, other_timetable_id: own.id, other_day: row.cycle_day }] : []),
      ...[...dates].flatMap(([other_timetable_id, pairs]) =>
        [...pairs.keys()].flatMap((days): Compared[] => {
          const [day, other_day = 0] = days.split(' ').map(Number);
          return day === row.cycle_day ? [{ ...row, other_timetable_id, other_day }] : [];
        }),
      ),
    ]);
  if (compared.length === 0) return [];
  const found = await db.all(clashes, { school, rows: rowsParameter(compared) });
  const meetings = found.map((clash): Meeting => {
    if (clash.other_timetable_id === own.id) return { ...meetingOf(clash), dates: [] };
    const from = later(clash.starts_on, clash.other_starts_on);
    const to = earlier(clash.ends_on, clash.other_ends_on);
    const days = dates.get(clash.other_timetable_id)?.get(`${clash.cycle_day} ${clash.other_day}`) ?? [];
    const common = new Set(days.filter((day) => from <= day && day <= to));
    return { clash, isOn: (date) => common.has(date), dates: [...common] };
  });
  return beyondLimits(meetings).flatMap(({ clash, dates: [date] }) =>
    date === undefined ? [] : [doubleBooking(clash, date)],
  );
}

/** The dates on which days of a timetable coincide with days of others, by the other timetable and the two days. */
async function coincidingDates(
  work: Scope,
  own: DatedTimetable,
  others: readonly DatedTimetable[],
): Promise<Map<string, Map<string, string[]>>> {
  const ranges = datesOf(own);
  const starts_on = ranges.map((range) => range.starts_on).sort()[0] ?? own.effective_from;
  const ends_on =
    ranges
      .map((range) => range.ends_on)
      .sort()
      .at(-1) ?? starts_on;
  const first = [own, ...others].map(countedFrom).sort()[0] ?? starts_on;
  const calendar = await calendarBetween(work, { starts_on: first, ends_on });
  const span = { starts_on, ends_on };
  const days = cycleDays(own, calendar, span);
  return new Map(others.map((other) => [other.id, coincidences(days, cycleDays(other, calendar, span))]));
}
