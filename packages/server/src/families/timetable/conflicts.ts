import { Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { earlier, later } from '../../lib/dates.ts';

import type { ReadWork } from '../../work/unit-of-work.ts';
import { always } from '../date-ranges.ts';
import {
  calendarBetween,
  coincide,
  coincidences,
  countedFrom,
  cycleDays,
  type DatedTimetable,
  datedTimetables,
  datesOf,
} from './dated-timetables.ts';
import type { Occupancy } from './occupancy.ts';
import { type Clash, type Compared, clashes } from './queries/occupancy-rows.ts';

export type Conflict = Schemas['TimetableConflict'];

/** The slots of a request that do not exist yet: the position of each in the request, if it has one. */
export type NewSlots = ReadonlyMap<string, number | undefined>;

const kinds = {
  teacher: 'teacher_double_booked',
  room: 'room_double_booked',
  class: 'class_double_booked',
} as const satisfies Record<Clash['kind'], Conflict['kind']>;

/** A conflict of two slots; `date` is the first day of the conflict, if it does not last for the whole timetable. */
export function doubleBooking(clash: Clash, date: string | null): Conflict {
  return {
    kind: kinds[clash.kind],
    slot_ids: [clash.slot_id, clash.other_id].sort(),
    rows: [],
    resource_id: clash.resource_id,
    cycle_day: clash.cycle_day,
    date,
    starts_at: later(clash.starts_at, clash.other_starts_at),
    ends_at: earlier(clash.ends_at, clash.other_ends_at),
  };
}

/** The first day of the dates that two rows have in common; null if these are all dates of the timetable. */
export function firstDay(clash: Clash, from: string): string | null {
  const starts = later(clash.starts_on, clash.other_starts_on);
  const ends = earlier(clash.ends_on, clash.other_ends_on);
  return starts <= from && ends === always.ends_on ? null : later(starts, from);
}

/** The conflicts, each once, in an order that does not depend on the database. */
export function distinct(conflicts: readonly Conflict[]): Conflict[] {
  const keyOf = ({ kind, slot_ids, resource_id, cycle_day }: Conflict) =>
    JSON.stringify([cycle_day, kind, resource_id, slot_ids]);
  const sorted = conflicts.toSorted((one, other) => ((one.date ?? '') < (other.date ?? '') ? -1 : 1));
  const first = new Map<string, Conflict>();
  for (const conflict of sorted) if (!first.has(keyOf(conflict))) first.set(keyOf(conflict), conflict);
  return [...first].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, conflict]) => conflict);
}

/** Rejects a change that would have conflicts. The slots that it would create are named by their rows. */
export function refuseConflicts(conflicts: readonly Conflict[], created: NewSlots = new Map()): void {
  const [first] = conflicts;
  if (!first) return;
  const shown = conflicts.map((conflict) => ({
    ...conflict,
    slot_ids: conflict.slot_ids.filter((id) => !created.has(id)),
    rows: conflict.slot_ids.flatMap((id) => created.get(id) ?? []).sort((one, other) => one - other),
  }));
  const more = conflicts.length > 1 ? ` and ${conflicts.length - 1} more in \`conflicts\`` : '';
  throw new Problem(
    'timetable_conflict',
    `The timetable would have conflicts: ${first.kind} (${first.resource_id}) on day ${first.cycle_day} of the cycle, ${first.starts_at} to ${first.ends_at}${more}. Change the time, the teacher or the room.`,
    { members: { conflicts: shown } },
  );
}

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
    // One that a draft would replace is no longer published when the draft is.
    (one) => one.id !== own.id && one.status === 'published' && !coincide(own, one),
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
  const found = await db.all(clashes, { school, rows: compared });
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

/** Two lessons at the same time, and the dates on which they are. */
interface Meeting {
  clash: Clash;
  /** Whether both are on a date. */
  isOn(date: string): boolean;
  /** On these dates the number of lessons is highest. */
  dates: readonly string[];
}

/** The meeting of two slots of one timetable, on all dates that both have. */
export function meetingOf(clash: Clash): Meeting {
  const { starts_on, ends_on, other_starts_on, other_ends_on } = clash;
  return {
    clash,
    isOn: (date) => starts_on <= date && date <= ends_on && other_starts_on <= date && date <= other_ends_on,
    dates: [later(starts_on, other_starts_on)],
  };
}

/** Those in a room with a limit of which there are more at once than that; the others as they are. */
export function beyondLimits(meetings: readonly Meeting[]): Meeting[] {
  const byRow = Map.groupBy(meetings, ({ clash }) =>
    clash.room_limit === null ? '' : JSON.stringify([clash.slot_id, clash.source_id, clash.starts_on]),
  );
  return [...byRow].flatMap(([row, own]) => (row === '' ? own : crowded(own)));
}

function crowded(meetings: readonly Meeting[]): Meeting[] {
  const limit = meetings[0]?.clash.room_limit ?? 1;
  const found = new Set<Meeting>();
  for (const date of new Set(meetings.flatMap(({ dates }) => dates))) {
    const onDate = meetings.filter((one) => one.isOn(date));
    for (const { clash } of onDate) {
      const time = later(clash.starts_at, clash.other_starts_at);
      const then = onDate.filter(
        (one) => one.clash.other_starts_at <= time && time < one.clash.other_ends_at,
      );
      const others = new Set(then.map((one) => one.clash.other_id));
      if (1 + others.size > limit) for (const one of then) found.add(one);
    }
  }
  return [...found];
}
