import { sql } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Dialect } from '../../../sql/database.ts';
import {
  joinByKey,
  query,
  type RowColumns,
  type Rows,
  recordKey,
  rowsOf,
  statement,
} from '../../../sql/query.ts';
import type { RoomSource, TeacherSource } from '../occupancy.ts';
import type { Among, OfTimetable } from './timetables.ts';

export interface SlotRow {
  id: string;
  timetable_id: string;
  cycle_day: number;
  kind: 'lesson' | 'duty';
  title: string | null;
  /** JSON. */
  class_ids: string;
  subject_id: string | null;
  period_id: string;
  block: string | null;
  notes: string | null;
  archived_at: string | null;
  starts_at: string;
  ends_at: string;
  period_name: string;
  period_kind: string;
  status: string;
  effective_from: string;
  /** The last day of the timetable. */
  last_day: string;
}

const slotColumns = sql`s.id, s.timetable_id, s.cycle_day, s.kind, s.title, s.class_ids, s.subject_id, s.period_id, s.block, s.notes,
  s.archived_at, p.starts_at, p.ends_at, p.name as period_name, p.kind as period_kind, t.status, t.effective_from,
  coalesce(t.effective_to, (select max(e.ends_on) from timetable_terms as x
    join terms as e on e.school_id = x.school_id and e.id = x.term_id
    where x.school_id = t.school_id and x.timetable_id = t.id), '9999-12-31') as last_day`;

/** Joins the period and the timetable of the slots `s`. */
const periodAndTimetable = (dialect: Dialect) => sql`
  ${joinByKey('periods', 'p', { school_id: 's.school_id', id: 's.period_id' }, dialect)}
  ${joinByKey('timetables', 't', { school_id: 's.school_id', id: 's.timetable_id' }, dialect)}`;

/** Slots with the times of their periods, archived or not. */
export const slotsAmong = statement<Among, SlotRow>(
  (p, dialect) => sql`select ${slotColumns} from ${rowsOf(p.rows, recordKey, dialect)}
    ${joinByKey('slots', 's', { school_id: 'r.school_id', id: 'r.id' }, dialect)} ${periodAndTimetable(dialect)}`,
);

/** The classes of grade levels. */
export const gradesAmong = statement<{ rows: Rows }, { id: string; grade_level_id: string }>(
  (p, dialect) => sql`select c.id, c.grade_level_id from ${rowsOf(p.rows, recordKey, dialect)}
    ${joinByKey('classes', 'c', { school_id: 'r.school_id', id: 'r.id' }, dialect)} where c.grade_level_id is not null`,
);

/** The slots of a timetable that are not archived. */
export const slotsOfTimetable = statement<OfTimetable, SlotRow>(
  (p, dialect) => sql`select ${slotColumns} from slots as s ${periodAndTimetable(dialect)}
    where s.school_id = ${p.school} and s.timetable_id = ${p.timetable} and s.archived_at is null order by s.id`,
);

/** The ids of the slots in a period that are not archived. */
export const slotsInPeriod = query<{ school: string; period: string }, { id: string }>((db, p) =>
  db
    .selectFrom('slots')
    .select('id')
    .where('school_id', '=', p.school)
    .where('period_id', '=', p.period)
    .where('archived_at', 'is', null)
    .$castTo<{ id: string }>(),
);

/** The highest day of the cycle with a slot, and the number of slots after a day. */
export const slotsAfterDay = query<OfTimetable & { day: number }, { count: number }>((db, p) =>
  db
    .selectFrom('slots')
    .select(sql<number>`cast(count(*) as integer)`.as('count'))
    .where('school_id', '=', p.school)
    .where('timetable_id', '=', p.timetable)
    .where('cycle_day', '>', p.day)
    .where('archived_at', 'is', null),
);

/** Days of the cycles of timetables, for all resources or for one each. */
const dayTypes: RowColumns = {
  school_id: 'text',
  timetable_id: 'text',
  cycle_day: 'integer',
  resource_id: 'text',
};

/** The slots on days of the cycles of timetables that are not archived. */
export const slotsOnDays = statement<{ rows: Rows }, { id: string }>(
  (p, dialect) => sql`select s.id from ${rowsOf(p.rows, dayTypes, dialect)}
    ${joinByKey('slots', 's', { school_id: 'r.school_id', timetable_id: 'r.timetable_id' }, dialect)}
    where s.cycle_day = r.cycle_day and s.archived_at is null`,
);

/** The slots on days of the cycles of timetables in which a resource is, on some date. */
export const slotsOfResources = statement<{ rows: Rows }, { id: string }>(
  (p, dialect) => sql`select distinct o.slot_id as id from ${rowsOf(p.rows, dayTypes, dialect)}
    ${joinByKey(
      'slot_occupancy',
      'o',
      {
        school_id: 'r.school_id',
        resource_id: 'r.resource_id',
        timetable_id: 'r.timetable_id',
        cycle_day: 'r.cycle_day',
      },
      dialect,
    )}`,
);

/** The slots of a class in timetables that have not ended. */
export const slotsOfClass = statement<
  { school: string; class: string; today: string },
  { id: string; term_ids: string; grade_level_ids: string | null }
>(
  (p, dialect) => sql`select o.slot_id as id, t.term_ids, t.grade_level_ids from slot_occupancy as o
    ${joinByKey('timetables', 't', { school_id: 'o.school_id', id: 'o.timetable_id' }, dialect)}
    where o.school_id = ${p.school} and o.resource_id = ${p.class} and t.archived_at is null
      and t.status <> 'retired' and (t.effective_to is null or t.effective_to >= ${p.today})`,
);

export type RoomRow = RoomSource & { slot_id: string; archived_at: string | null };
export type TeacherRow = TeacherSource & {
  slot_id: string;
  status: string;
  ends_on: string | null;
  archived_at: string | null;
};

const roomColumns = sql`a.id, a.slot_id, a.room_id, a."from", a."to", o.archived_at`;
const teacherColumns = sql`a.id, a.slot_id, a.staff_id, a.role, a.replaces_id, a."from", a."to",
  m.status, m.ends_on, m.archived_at`;
const roomOf = (dialect: Dialect) =>
  joinByKey('rooms', 'o', { school_id: 'a.school_id', id: 'a.room_id' }, dialect);
const staffOf = (dialect: Dialect) =>
  joinByKey('staff', 'm', { school_id: 'a.school_id', id: 'a.staff_id' }, dialect);
const ofSlot = (table: string, dialect: Dialect) =>
  joinByKey(table, 'a', { school_id: 'r.school_id', slot_id: 'r.id' }, dialect);

/** The room assignments of slots that are not archived, with the rooms. */
export const roomsAmong = statement<Among, RoomRow>(
  (p, dialect) => sql`select ${roomColumns} from ${rowsOf(p.rows, recordKey, dialect)}
    ${ofSlot('room_assignments', dialect)} ${roomOf(dialect)} where a.archived_at is null order by a.id`,
);

/** The teacher allocations of slots that are not archived, with the staff members. */
export const teachersAmong = statement<Among, TeacherRow>(
  (p, dialect) => sql`select ${teacherColumns} from ${rowsOf(p.rows, recordKey, dialect)}
    ${ofSlot('teacher_allocations', dialect)} ${staffOf(dialect)} where a.archived_at is null order by a.id`,
);

export interface DatedRow {
  slot_id: string;
  timetable_id: string;
  resource_id: string;
  cycle_day: number;
  starts_at: string;
  from: string;
  to: string;
}

/** The rows with a last day that are in slots of some timetables on a day or later, without staff who have left. */
const datedAmong = (table: 'room_assignments' | 'teacher_allocations', column: 'room_id' | 'staff_id') =>
  statement<Among & { first: string }, DatedRow>(
    (
      p,
      dialect,
    ) => sql`select a.slot_id, s.timetable_id, a.${sql.ref(column)} as resource_id, s.cycle_day, p.starts_at, a."from", a."to"
      from ${rowsOf(p.rows, recordKey, dialect)}
      ${joinByKey('slots', 's', { school_id: 'r.school_id', timetable_id: 'r.id' }, dialect)}
      ${joinByKey('periods', 'p', { school_id: 's.school_id', id: 's.period_id' }, dialect)}
      ${joinByKey(table, 'a', { school_id: 's.school_id', slot_id: 's.id' }, dialect)}
      ${column === 'staff_id' ? staffOf(dialect) : roomOf(dialect)}
      where s.archived_at is null and a.archived_at is null and a."to" >= ${p.first}
        and ${column === 'staff_id' ? sql`m.status <> 'left'` : sql`o.archived_at is null`} order by a.id`,
  );
export const datedRooms = datedAmong('room_assignments', 'room_id');
export const datedTeachers = datedAmong('teacher_allocations', 'staff_id');

/**
 * The room assignments or the teacher allocations that start with a timetable, and start on its new first day: without those
 * that end before it, and if it is an earlier one, without those that are an exception on the days that they have.
 */
const startingWith = (table: 'room_assignments' | 'teacher_allocations', isException = sql`false`) =>
  statement<OfTimetable & { day: string; next: string }, { id: string }>(
    (p, dialect) => sql`select a.id from slots as s
      ${joinByKey(table, 'a', { school_id: 's.school_id', slot_id: 's.id' }, dialect)}
      where s.school_id = ${p.school} and s.timetable_id = ${p.timetable} and a."from" = ${p.day}
        and a.archived_at is null and (a."to" is null or a."to" >= ${p.next} and (a."from" < ${p.next} or not (${isException}
          or exists (select 1 from ${sql.table(table)} as o
            where o.school_id = a.school_id and o.slot_id = a.slot_id and o.archived_at is null
              and o."from" = a."from" and (o."to" is null or o."to" > a."to")))))`,
  );
export const roomsStartingWith = startingWith('room_assignments');
export const teachersStartingWith = startingWith('teacher_allocations', sql`a.role = 'substitute'`);

export interface AllocationAfter {
  allocation_id: string;
  slot_id: string;
  timetable_id: string;
  role: Schemas['TeacherAllocation']['role'];
  replaces_id: string | null;
  cycle_day: number;
  starts_at: string;
  ends_at: string;
  from: string;
  to: string | null;
}

/** The allocations of a staff member with lessons on a day or later, in timetables that have not ended before it. */
export const allocationsAfter = statement<{ school: string; staff: string; first: string }, AllocationAfter>(
  (
    p,
    dialect,
  ) => sql`select a.id as allocation_id, a.slot_id, s.timetable_id, a.role, a.replaces_id, s.cycle_day,
      p.starts_at, p.ends_at, a."from", a."to" from teacher_allocations as a
    ${joinByKey('slots', 's', { school_id: 'a.school_id', id: 'a.slot_id' }, dialect)} ${periodAndTimetable(dialect)}
    where a.archived_at is null and s.archived_at is null and t.archived_at is null
      and coalesce(a."to", ${p.first}) >= ${p.first} and coalesce(t.effective_to, ${p.first}) >= ${p.first}
      and (select max(e.ends_on) from timetable_terms as x
        join terms as e on e.school_id = x.school_id and e.id = x.term_id
        where x.school_id = t.school_id and x.timetable_id = t.id) >= ${p.first}
      and a.school_id = ${p.school} and a.staff_id = ${p.staff} order by a.id`,
);
