import { invalidField } from '../../contract/errors.ts';
import { addDays, earlier, later } from '../../lib/dates.ts';
import type { Rows } from '../../sql/query.ts';

import type { Stored } from '../../store/read.ts';
import type { Resource } from '../../store/resource.ts';
import type { Places } from '../../work/import-target.ts';
import type { ReadWork, UnitOfWork } from '../../work/unit-of-work.ts';
import {
  beyondLimits,
  type Conflict,
  crossBookings,
  distinct,
  doubleBooking,
  firstDay,
  meetingOf,
  type NewSlots,
  refuseConflicts,
} from './conflicts.ts';
import { datedTimetables } from './dated-timetables.ts';
import { type Occupancy, occupancyOf, type TimedSlot } from './occupancy.ts';
import { clashes, deleteOccupancy, insertOccupancy, occupancyAmong } from './queries/occupancy-rows.ts';
import {
  type RoomRow,
  roomsAmong,
  type SlotRow,
  slotsAmong,
  type TeacherRow,
  teachersAmong,
} from './queries/slots.ts';

type Scope = Pick<ReadWork, 'db' | 'schoolId' | 'records'>;

interface Settling {
  /** The slots that the request creates. */
  created?: NewSlots;
  /** The teacher allocations and room assignments that are new or changed; `all` of a slot that is restored. */
  sources?: ReadonlySet<string> | 'all';
}

/** Ids as the parameter of the queries that look up records by their keys. */
export const keysOf = ({ schoolId }: Pick<Scope, 'schoolId'>, slotIds: Iterable<string>): Rows =>
  [...slotIds].map((id) => ({ school_id: schoolId, id }));

/**
 * Updates who and what is in some slots when, after a change of these, and rejects conflicts of what is new. A
 * constant number of statements for any number of slots.
 */
export async function settle(
  work: UnitOfWork,
  slotIds: Iterable<string>,
  { created = new Map(), sources: changed = new Set() }: Settling = {},
): Promise<void> {
  const { db, schoolId: school } = work;
  const rows = keysOf(work, slotIds);
  const slots = await db.all(slotsAmong, { school, rows });
  if (slots.length === 0) return;
  const rooms = await db.all(roomsAmong, { school, rows });
  const teachers = await db.all(teachersAmong, { school, rows });
  if (changed === 'all') refuseArchivedRooms(slots, rooms, { today: work.today, pointer: '/room_id' });
  const sources = changed === 'all' ? new Set([...rooms, ...teachers].map(({ id }) => id)) : changed;
  const before = await db.all(occupancyAmong, { school, rows });
  const after = slots.filter((slot) => slot.archived_at === null).flatMap(inSlots(rooms, teachers));
  const [removed, added] = [missing(before, after), missing(after, before)];
  if (removed.length > 0) await db.run(deleteOccupancy, { school, rows: removed });
  if (added.length > 0) await db.run(insertOccupancy, { school, rows: added });
  const conflicts = [
    ...outsideTerm(slots, [...rooms, ...teachers], sources),
    ...notActive(slots, teachers, { today: work.today, sources }),
    ...(await doubleBookings(work, slots, added)),
    ...(await bookingsAcross(work, slots, added)),
  ];
  refuseConflicts(distinct(conflicts), created);
}

/** Slots have places as far as somebody or something is in them. */
export const slotPlaces: Places = {
  inTheWay: ({ code, extras }) => {
    if (code !== 'timetable_conflict') return [];
    const conflicts = (extras.members?.conflicts ?? []) as readonly Conflict[];
    return conflicts.flatMap(({ slot_ids }) => slot_ids);
  },

  async vacate(work, ids) {
    const { db, schoolId: school } = work;
    const rows = await db.all(occupancyAmong, { school, rows: keysOf(work, ids) });
    if (rows.length > 0) await db.run(deleteOccupancy, { school, rows });
  },

  occupy: (work, ids) => settle(work, ids),
};

/** Rejects lessons from today on in rooms that were archived in the meantime. */
export function refuseArchivedRooms(
  slots: readonly SlotRow[],
  rooms: readonly RoomRow[],
  { today, pointer }: { today: string; pointer: string },
): void {
  const archived = new Set(rooms.filter((room) => room.archived_at !== null).map(({ id }) => id));
  if (archived.size === 0) return;
  const occupancyFor = inSlots(rooms, []);
  const gone = slots
    .filter((slot) => slot.archived_at === null && slot.last_day >= today)
    .flatMap((slot) => occupancyFor(slot).filter(({ starts_on }) => starts_on <= slot.last_day))
    .find(({ source_id, ends_on }) => archived.has(source_id) && ends_on >= today);
  if (!gone) return;
  const detail = `the room ${gone.resource_id} of the slot ${gone.slot_id} is archived; restore it, or archive the room assignment ${gone.source_id}`;
  throw invalidField(pointer, 'unknown_reference', detail, 'unknown_reference');
}

/** The double bookings of some occupancy in its own timetable. */
export async function doubleBookings(
  { db, schoolId: school }: Scope,
  slots: readonly SlotRow[],
  occupancy: readonly Occupancy[],
): Promise<Conflict[]> {
  if (occupancy.length === 0) return [];
  const startOf = new Map(slots.map(({ id, effective_from }) => [id, effective_from]));
  const compared = occupancy.map((row) => ({
    ...row,
    other_timetable_id: row.timetable_id,
    other_day: row.cycle_day,
  }));
  const found = await db.all(clashes, { school, rows: compared });
  return beyondLimits(found.map(meetingOf)).map(({ clash }) =>
    doubleBooking(clash, firstDay(clash, startOf.get(clash.slot_id) ?? '')),
  );
}

/** The double bookings of some occupancy of published timetables with the others that are published. */
async function bookingsAcross(
  work: Scope,
  slots: readonly SlotRow[],
  occupancy: readonly Occupancy[],
): Promise<Conflict[]> {
  const published = new Set(
    slots.filter(({ status }) => status === 'published').map((one) => one.timetable_id),
  );
  if (published.size === 0 || occupancy.length === 0) return [];
  const conflicts: Conflict[] = [];
  for (const own of await datedTimetables(work))
    if (published.has(own.id))
      conflicts.push(
        ...(await crossBookings(
          work,
          own,
          occupancy.filter((row) => row.timetable_id === own.id),
        )),
      );
  return conflicts;
}

/** Who and what is in a slot when. */
function inSlots(rooms: readonly RoomRow[], teachers: readonly TeacherRow[]): (slot: SlotRow) => Occupancy[] {
  const roomsBySlot = Map.groupBy(rooms, (row) => row.slot_id);
  const teachersBySlot = Map.groupBy(teachers, (row) => row.slot_id);
  return (slot) => {
    const timed: TimedSlot = { ...slot, class_ids: JSON.parse(slot.class_ids) };
    return occupancyOf(timed, {
      rooms: roomsBySlot.get(slot.id) ?? [],
      teachers: teachersBySlot.get(slot.id) ?? [],
    });
  };
}

/** The rows of one list that the other does not have. */
function missing(rows: readonly Occupancy[], others: readonly Occupancy[]): Occupancy[] {
  const known = new Set(others.map(textOf));
  return rows.filter((row) => !known.has(textOf(row)));
}

const textOf = (row: Occupancy): string =>
  JSON.stringify([
    row.slot_id,
    row.resource_id,
    row.source_id,
    row.starts_on,
    row.ends_on,
    row.role,
    row.cycle_day,
    row.starts_at,
    row.ends_at,
    row.block,
  ]);

const conflictOf = (
  slot: SlotRow,
  kind: Conflict['kind'],
  resource_id: string,
  date: string | null,
): Conflict => ({
  kind,
  slot_ids: [slot.id],
  rows: [],
  resource_id,
  cycle_day: slot.cycle_day,
  date,
  starts_at: slot.starts_at,
  ends_at: slot.ends_at,
});

/** The new or changed sources that are not within the dates of the timetable. */
function outsideTerm(
  slots: readonly SlotRow[],
  rows: readonly (RoomRow | TeacherRow)[],
  sources: ReadonlySet<string>,
): Conflict[] {
  const slotOf = new Map(slots.map((slot) => [slot.id, slot]));
  return rows.flatMap((row) => {
    const slot = slotOf.get(row.slot_id);
    if (!slot || !sources.has(row.id)) return [];
    const { effective_from: first, last_day: last } = slot;
    const isInside = first <= row.from && row.from <= last && (row.to === null || row.to <= last);
    if (isInside) return [];
    const resource = 'room_id' in row ? row.room_id : row.staff_id;
    return [conflictOf(slot, 'outside_term', resource, row.from)];
  });
}

/** The lessons from today on whose teachers do not work at the school then; all sources, if none are given. */
export function notActive(
  slots: readonly SlotRow[],
  teachers: readonly TeacherRow[],
  { today, sources }: { today: string; sources?: ReadonlySet<string> },
): Conflict[] {
  const occupancyFor = inSlots([], teachers);
  const teacherOf = new Map(teachers.map((row) => [row.id, row]));
  return slots.flatMap((slot) => {
    if (slot.archived_at !== null) return [];
    return occupancyFor(slot).flatMap((row) => {
      const teacher = teacherOf.get(row.source_id);
      if (!teacher || (sources && !sources.has(teacher.id))) return [];
      const from = [row.starts_on, slot.effective_from, today].sort().at(-1) ?? today;
      const to = earlier(row.ends_on, slot.last_day);
      // Who leaves today still has the lessons of today.
      const leaves = teacher.status === 'left' && teacher.ends_on !== null && teacher.ends_on >= today;
      const works = (teacher.status === 'active' || leaves) && teacher.archived_at === null;
      const first = works && teacher.ends_on !== null ? later(from, addDays(teacher.ends_on, 1)) : from;
      if (first > to || (works && teacher.ends_on === null)) return [];
      return [conflictOf(slot, 'staff_not_active', teacher.staff_id, first === from ? null : first)];
    });
  });
}

/** Creates records of a kind together. */
export const createAll = <T extends object>(
  { records }: UnitOfWork,
  resource: Resource<T>,
  list: readonly Partial<T>[],
  place: (index: number) => string = () => '',
): Promise<Stored<T>[]> =>
  records(resource).saveAll(
    list.map((fields) => ({ fields })),
    { place },
  );

/** Creates records from others, whose rules hold; on past days they can refer to what was archived since. */
export const copyAll = <T extends object>(
  { records }: UnitOfWork,
  resource: Resource<T>,
  list: readonly Partial<T>[],
): Promise<Stored<T>[]> =>
  records(resource).saveAll(
    list.map((fields) => ({ fields })),
    { isUnchecked: true },
  );

/** Changes records of a kind together, by their ids. */
export async function changeAll<T extends object>(
  { records }: UnitOfWork,
  resource: Resource<T>,
  changes: ReadonlyMap<string, Partial<T>>,
  action = 'updated',
): Promise<void> {
  if (changes.size === 0) return;
  const current = await records(resource).getAll([...changes.keys()]);
  await records(resource).saveAll(
    current.map((one) => ({ current: one, fields: changes.get(one.id) ?? {}, action })),
  );
}
