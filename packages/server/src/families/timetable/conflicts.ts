import { Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { earlier, later } from '../../lib/dates.ts';

import { always } from './occupancy.ts';
import type { Clash } from './queries/occupancy-rows.ts';

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
