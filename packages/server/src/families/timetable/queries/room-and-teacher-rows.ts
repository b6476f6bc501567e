import { sql } from 'kysely';
import type { Dialect } from '../../../sql/database.ts';
import { joinByKey, recordKey, rowsOf, statement } from '../../../sql/query.ts';
import type { RoomSource, TeacherSource } from '../occupancy.ts';
import type { Among, OfTimetable } from './parameters.ts';
import { periodAndTimetable } from './slots.ts';

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

/** The room assignments or the teacher allocations of a timetable that start on a day. */
const startingOn = (table: 'room_assignments' | 'teacher_allocations') =>
  statement<OfTimetable & { day: string }, { id: string }>(
    (p, dialect) => sql`select a.id from slots as s
      ${joinByKey(table, 'a', { school_id: 's.school_id', slot_id: 's.id' }, dialect)}
      where s.school_id = ${p.school} and s.timetable_id = ${p.timetable} and a."from" = ${p.day}
        and a.archived_at is null`,
  );
export const roomsStartingOn = startingOn('room_assignments');
export const teachersStartingOn = startingOn('teacher_allocations');

export interface AllocationAfter {
  allocation_id: string;
  slot_id: string;
  timetable_id: string;
  role: 'lead' | 'assistant' | 'substitute';
  replaces_id: string | null;
  cycle_day: number;
  starts_at: string;
  ends_at: string;
  from: string;
  to: string | null;
}

/** Allocations `a` with lessons on a day or later, in timetables that are drafts or published. */
const after = (first: unknown, dialect: Dialect) => sql`from teacher_allocations as a
    ${joinByKey('slots', 's', { school_id: 'a.school_id', id: 'a.slot_id' }, dialect)} ${periodAndTimetable(dialect)}
    where a.archived_at is null and s.archived_at is null and t.archived_at is null and t.status <> 'retired'
      and coalesce(a."to", t.effective_to, (select max(e.ends_on) from timetable_terms as x
        join terms as e on e.school_id = x.school_id and e.id = x.term_id
        where x.school_id = t.school_id and x.timetable_id = t.id)) >= ${first}`;

/** The allocations of a staff member with lessons on a day or later. */
export const allocationsAfter = statement<{ school: string; staff: string; first: string }, AllocationAfter>(
  (
    p,
    dialect,
  ) => sql`select a.id as allocation_id, a.slot_id, s.timetable_id, a.role, a.replaces_id, s.cycle_day,
      p.starts_at, p.ends_at, a."from", a."to" ${after(p.first, dialect)}
      and a.school_id = ${p.school} and a.staff_id = ${p.staff} order by a.id`,
);

/** The allocations of those who replace a staff member from a day on. */
export const replacementsAfter = statement<
  { school: string; staff: string; first: string },
  { id: string; slot_id: string; staff_id: string }
>(
  (p, dialect) => sql`select a.id, a.slot_id, a.staff_id ${after(p.first, dialect)}
      and a.school_id = ${p.school} and a.replaces_id = ${p.staff} and a."from" >= ${p.first} order by a.id`,
);
