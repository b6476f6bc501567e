import { addDays } from '../../lib/dates.ts';
import { always } from '../date-ranges.ts';

/** When a teacher, a room or a class is in a slot. */
export interface Occupancy {
  slot_id: string;
  kind: 'teacher' | 'room' | 'class';
  resource_id: string;
  /** The teacher allocation or the room assignment, or the class. */
  source_id: string;
  role: string | null;
  timetable_id: string;
  cycle_day: number;
  starts_at: string;
  ends_at: string;
  starts_on: string;
  ends_on: string;
  block: string | null;
}

/** A slot with the times of its period. */
export interface TimedSlot {
  id: string;
  timetable_id: string;
  cycle_day: number;
  class_ids: readonly string[];
  block: string | null;
  starts_at: string;
  ends_at: string;
}

/** A room assignment. */
export interface RoomSource {
  id: string;
  room_id: string;
  from: string;
  to: string | null;
}

/** A teacher allocation. */
export interface TeacherSource {
  id: string;
  staff_id: string;
  role: 'lead' | 'assistant' | 'substitute';
  replaces_id: string | null;
  from: string;
  to: string | null;
}

interface Range {
  starts_on: string;
  ends_on: string;
}

/** When the classes, the teachers and the rooms of a slot are in it. */
export function occupancyOf(
  slot: TimedSlot,
  { rooms, teachers }: { rooms: readonly RoomSource[]; teachers: readonly TeacherSource[] },
): Occupancy[] {
  const { id: slot_id, timetable_id, cycle_day, starts_at, ends_at, block } = slot;
  const common = { slot_id, timetable_id, cycle_day, starts_at, ends_at, block };
  return [
    ...slot.class_ids.map((id) => ({
      ...common,
      ...always,
      kind: 'class' as const,
      resource_id: id,
      source_id: id,
      role: null,
    })),
    ...roomRanges(rooms).map(({ source, range }) => ({
      ...common,
      ...range,
      kind: 'room' as const,
      resource_id: source.room_id,
      source_id: source.id,
      role: null,
    })),
    ...teacherRanges(teachers).map(({ source, range }) => ({
      ...common,
      ...range,
      kind: 'teacher' as const,
      resource_id: source.staff_id,
      source_id: source.id,
      role: source.role,
    })),
  ];
}

const rangeOf = ({ from, to }: { from: string; to: string | null }): Range => ({
  starts_on: from,
  ends_on: to ?? always.ends_on,
});

/** The dates on which each room assignment counts: those of the assignments that come before it are left out. */
function roomRanges(rooms: readonly RoomSource[]): { source: RoomSource; range: Range }[] {
  const inOrder = rooms.toSorted(bySpecificity);
  return inOrder.flatMap((source, index) =>
    without(rangeOf(source), inOrder.slice(0, index).map(rangeOf)).map((range) => ({ source, range })),
  );
}

/** The one with the fewest days comes first, then the one that starts later, then the newer one. */
function bySpecificity(one: RoomSource, other: RoomSource): number {
  const days = lengthOf(one) - lengthOf(other);
  if (days !== 0 && !Number.isNaN(days)) return days;
  if (one.from !== other.from) return one.from > other.from ? -1 : 1;
  return one.id > other.id ? -1 : 1;
}

const lengthOf = ({ from, to }: RoomSource): number =>
  to === null ? Number.POSITIVE_INFINITY : Date.parse(to) - Date.parse(from);

/** The dates on which each teacher is in the slot: a lead teacher is not while a substitute replaces them. */
function teacherRanges(teachers: readonly TeacherSource[]): { source: TeacherSource; range: Range }[] {
  return teachers.flatMap((source) => {
    const replaced =
      source.role === 'lead'
        ? teachers.filter(
            ({ role, replaces_id: id }) => role === 'substitute' && (id === null || id === source.staff_id),
          )
        : [];
    return without(rangeOf(source), replaced.map(rangeOf)).map((range) => ({ source, range }));
  });
}

/** A date range without the days of others. */
function without(range: Range, others: readonly Range[]): Range[] {
  let left = [range];
  for (const { starts_on, ends_on } of others) {
    left = left.flatMap((part) => {
      if (ends_on < part.starts_on || starts_on > part.ends_on) return [part];
      return [
        ...(part.starts_on < starts_on
          ? [{ starts_on: part.starts_on, ends_on: addDays(starts_on, -1) }]
          : []),
        ...(ends_on < part.ends_on ? [{ starts_on: addDays(ends_on, 1), ends_on: part.ends_on }] : []),
      ];
    });
  }
  return left;
}
