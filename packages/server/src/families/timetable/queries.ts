import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../../db/database.ts';
import { query, statement } from '../../db/query.ts';
import { joinByKey, type RowColumns, rowsOf } from '../../db/rows.ts';
import type { Occupancy, RoomSource, TeacherSource } from './occupancy.ts';

type Among = { school: string; rows: string };
type OfTimetable = { school: string; timetable: string };

/** The rows of `p.rows`: ids with their school, so that records are looked up by their keys. */
const ids: RowColumns = { school_id: 'text', id: 'text' };

export interface SlotRow {
  id: string;
  timetable_id: string;
  cycle_day: number;
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

const slotColumns = sql`s.id, s.timetable_id, s.cycle_day, s.class_ids, s.subject_id, s.period_id, s.block, s.notes,
  s.archived_at, p.starts_at, p.ends_at, p.name as period_name, p.kind as period_kind, t.status, t.effective_from,
  coalesce(t.effective_to, (select max(e.ends_on) from timetable_terms as x
    join terms as e on e.school_id = x.school_id and e.id = x.term_id
    where x.school_id = t.school_id and x.timetable_id = t.id), '9999-12-31') as last_day`;

const periodAndTimetable = (dialect: Dialect) => sql`
  ${joinByKey('periods', 'p', { school_id: 's.school_id', id: 's.period_id' }, dialect)}
  ${joinByKey('timetables', 't', { school_id: 's.school_id', id: 's.timetable_id' }, dialect)}`;

/** Slots with the times of their periods, archived or not. */
export const slotsAmong = statement<Among, SlotRow>(
  (p, dialect) => sql`select ${slotColumns} from ${rowsOf(p.rows, ids, dialect)}
    ${joinByKey('slots', 's', { school_id: 'r.school_id', id: 'r.id' }, dialect)} ${periodAndTimetable(dialect)}`,
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
  (p, dialect) => sql`select ${roomColumns} from ${rowsOf(p.rows, ids, dialect)}
    ${ofSlot('room_assignments', dialect)} ${roomOf(dialect)} where a.archived_at is null order by a.id`,
);

/** The teacher allocations of slots that are not archived, with the staff members. */
export const teachersAmong = statement<Among, TeacherRow>(
  (p, dialect) => sql`select ${teacherColumns} from ${rowsOf(p.rows, ids, dialect)}
    ${ofSlot('teacher_allocations', dialect)} ${staffOf(dialect)} where a.archived_at is null order by a.id`,
);

const occupancyTypes = {
  slot_id: 'text',
  resource_id: 'text',
  source_id: 'text',
  starts_on: 'text',
  ends_on: 'text',
  kind: 'text',
  role: 'text',
  timetable_id: 'text',
  cycle_day: 'integer',
  starts_at: 'text',
  ends_at: 'text',
  block: 'text',
} as const satisfies RowColumns;
const columns = Object.keys(occupancyTypes) as (keyof typeof occupancyTypes)[];
const columnsOf = (alias: string) => sql.join(columns.map((column) => sql.ref(`${alias}.${column}`)));

export const occupancyAmong = statement<Among, Occupancy>(
  (p, dialect) => sql`select ${columnsOf('o')} from ${rowsOf(p.rows, ids, dialect)}
    ${joinByKey('slot_occupancy', 'o', { school_id: 'r.school_id', slot_id: 'r.id' }, dialect)}`,
);

export const occupancyOfTimetable = query<OfTimetable, Occupancy>((db, p) =>
  db
    .selectFrom('slot_occupancy as o')
    .select(columns.map((column) => `o.${column}` as const))
    .where('o.school_id', '=', p.school)
    .where('o.timetable_id', '=', p.timetable)
    .orderBy('o.slot_id')
    .$castTo<Occupancy>(),
);

export const deleteOccupancy = query<Among>((db, p, dialect) =>
  db
    .deleteFrom('slot_occupancy')
    .where('school_id', '=', p.school)
    .where(
      sql<boolean>`(slot_id, resource_id, source_id, starts_on) in (select r.slot_id, r.resource_id, r.source_id, r.starts_on
        from ${rowsOf(p.rows, occupancyTypes, dialect)})`,
    ),
);

export const insertOccupancy = query<Among>((db, p, dialect) =>
  db
    .insertInto('slot_occupancy')
    .columns(['school_id', ...columns])
    .expression(
      sql`select cast(${p.school} as text), ${columnsOf('r')} from ${rowsOf(p.rows, occupancyTypes, dialect)} where true` as never,
    ),
);

/** Occupancy, and the timetable and the day of the cycle with which it is compared. */
export type Compared = Occupancy & { other_timetable_id: string; other_day: number };

export interface Clash {
  kind: Occupancy['kind'];
  resource_id: string;
  source_id: string;
  slot_id: string;
  cycle_day: number;
  other_id: string;
  other_timetable_id: string;
  other_day: number;
  starts_at: string;
  ends_at: string;
  other_starts_at: string;
  other_ends_at: string;
  starts_on: string;
  ends_on: string;
  other_starts_on: string;
  other_ends_on: string;
}

/**
 * The occupancy of other slots with the same teacher, room or class at the same time. It is looked up by the resource
 * and the day of the cycle, so that the number of rows that are read grows with the number of slots, and not with its
 * square.
 */
export const clashes = statement<Among, Clash>((p, dialect) => {
  const types = { ...occupancyTypes, other_timetable_id: 'text', other_day: 'integer' } as const;
  return sql`select r.kind, r.resource_id, r.source_id, r.slot_id, r.cycle_day, r.starts_at, r.ends_at, r.starts_on, r.ends_on,
      b.slot_id as other_id, b.timetable_id as other_timetable_id, b.cycle_day as other_day,
      b.starts_at as other_starts_at, b.ends_at as other_ends_at,
      b.starts_on as other_starts_on, b.ends_on as other_ends_on
    from ${rowsOf(p.rows, types, dialect)} ${othersOf(p.school, dialect)}
    where b.slot_id <> r.slot_id and b.starts_at < r.ends_at and b.ends_at > r.starts_at
      and b.starts_on <= r.ends_on and b.ends_on >= r.starts_on
      and (r.kind <> 'class' or r.block is null or b.block is null or b.block <> r.block)`;
});

/** The rows of the same resource on the same day, by the index in any case. */
function othersOf(school: unknown, dialect: Dialect): RawBuilder<unknown> {
  const on = sql`b.school_id = ${school} and b.resource_id = r.resource_id
    and b.timetable_id = r.other_timetable_id and b.cycle_day = r.other_day`;
  return dialect === 'postgres'
    ? sql`join lateral (select * from slot_occupancy as b where ${on} offset 0) as b on true`
    : sql`cross join slot_occupancy as b on ${on}`;
}

export interface TimetableRow {
  id: string;
  status: string;
  /** JSON. */
  term_ids: string;
  grade_level_ids: string | null;
  cycle_length: number;
  cycle_mode: 'weekday' | 'rolling';
  cycle_start_date: string | null;
  effective_from: string;
  effective_to: string | null;
}

/** The timetables that are or were published and are not archived. */
export const timetablesInForce = query<{ school: string }, TimetableRow>((db, p) =>
  db
    .selectFrom('timetables')
    .select(['id', 'status', 'term_ids', 'grade_level_ids', 'cycle_length', 'cycle_mode', 'cycle_start_date'])
    .select(['effective_from', 'effective_to'])
    .where('school_id', '=', p.school)
    .where('status', '!=', 'draft')
    .where('archived_at', 'is', null)
    .orderBy('id')
    .$castTo<TimetableRow>(),
);

export const dropTerms = query<OfTimetable>((db, p) =>
  db.deleteFrom('timetable_terms').where('school_id', '=', p.school).where('timetable_id', '=', p.timetable),
);

export const addTerms = query<OfTimetable & { rows: string }>((db, p, dialect) =>
  db
    .insertInto('timetable_terms')
    .columns(['school_id', 'timetable_id', 'term_id'])
    .expression(
      sql`select cast(${p.school} as text), cast(${p.timetable} as text), r.id
        from ${rowsOf(p.rows, { id: 'text' }, dialect)} where true` as never,
    ),
);

/** The periods of timetables that are not archived. */
export const periodsOfTimetables = statement<
  Among,
  {
    id: string;
    timetable_id: string;
    day_pattern: string;
    sequence: number;
    starts_at: string;
    ends_at: string;
    kind: string;
  }
>(
  (p, dialect) => sql`select d.id, d.timetable_id, d.day_pattern, d.sequence, d.starts_at, d.ends_at, d.kind
    from ${rowsOf(p.rows, ids, dialect)}
    ${joinByKey('periods', 'd', { school_id: 'r.school_id', timetable_id: 'r.id' }, dialect)}
    where d.archived_at is null order by d.id`,
);

/** Timetables by their ids. */
export const timetablesAmong = statement<Among, TimetableRow & { academic_year_id: string }>(
  (
    p,
    dialect,
  ) => sql`select t.id, t.status, t.academic_year_id, t.term_ids, t.grade_level_ids, t.cycle_length,
      t.cycle_mode, t.cycle_start_date, t.effective_from, t.effective_to
    from ${rowsOf(p.rows, ids, dialect)}
    ${joinByKey('timetables', 't', { school_id: 'r.school_id', id: 'r.id' }, dialect)}`,
);

export interface ClassRow {
  id: string;
  academic_year_id: string;
  grade_level_id: string;
  /** JSON. */
  term_ids: string | null;
}

/** Classes by their ids. */
export const classesAmong = statement<Among, ClassRow>(
  (p, dialect) => sql`select c.id, c.academic_year_id, c.grade_level_id, c.term_ids
    from ${rowsOf(p.rows, ids, dialect)}
    ${joinByKey('classes', 'c', { school_id: 'r.school_id', id: 'r.id' }, dialect)}`,
);

/** The classes of the slots of a timetable. */
export const classesOfTimetable = query<OfTimetable, ClassRow>((db, p) =>
  db
    .selectFrom('classes as c')
    .select(['c.id', 'c.academic_year_id', 'c.grade_level_id', 'c.term_ids'])
    .where('c.school_id', '=', p.school)
    .where(
      'c.id',
      'in',
      sql<string>`(select o.resource_id from slot_occupancy as o where o.school_id = ${p.school}
        and o.timetable_id = ${p.timetable} and o.kind = 'class')`,
    )
    .orderBy('c.id')
    .$castTo<ClassRow>(),
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

/** A room of a timetable that is archived. */
export const archivedRoom = query<OfTimetable, { slot_id: string; room_id: string }>((db, p) =>
  db
    .selectFrom('slot_occupancy as o')
    .innerJoin('rooms as r', (join) =>
      join.onRef('r.school_id', '=', 'o.school_id').onRef('r.id', '=', 'o.resource_id'),
    )
    .select(['o.slot_id', 'o.resource_id as room_id'])
    .where('o.school_id', '=', p.school)
    .where('o.timetable_id', '=', p.timetable)
    .where('r.archived_at', 'is not', null)
    .orderBy('o.slot_id')
    .limit(1)
    .$castTo<{ slot_id: string; room_id: string }>(),
);

/** The number of places of rooms that have a limit. */
export const placesInRooms = statement<Among, { id: string; capacity: number }>(
  (p, dialect) => sql`select o.id, o.capacity from ${rowsOf(p.rows, ids, dialect)}
    ${joinByKey('rooms', 'o', { school_id: 'r.school_id', id: 'r.id' }, dialect)} where o.capacity is not null`,
);

/** The number of learners of classes. */
export const learnersOfClasses = statement<Among, { id: string; learners: number }>(
  (p, dialect) => sql`select e.class_id as id, cast(count(distinct e.learner_id) as integer) as learners
    from ${rowsOf(p.rows, ids, dialect)}
    ${joinByKey('enrollments', 'e', { school_id: 'r.school_id', class_id: 'r.id' }, dialect)}
    where e.status = 'active' and e.archived_at is null group by e.class_id`,
);

/** The other classes in which learners of classes are enrolled, and how many of them. */
export const sharedLearners = statement<
  Among,
  { id: string; other_id: string; kind: string; other_kind: string; learners: number }
>(
  (p, dialect) => sql`select e.class_id as id, f.class_id as other_id, c.kind, d.kind as other_kind,
      cast(count(distinct e.learner_id) as integer) as learners
    from ${rowsOf(p.rows, ids, dialect)}
    ${joinByKey('enrollments', 'e', { school_id: 'r.school_id', class_id: 'r.id' }, dialect)}
    ${joinByKey('enrollments', 'f', { school_id: 'e.school_id', learner_id: 'e.learner_id' }, dialect)}
    ${joinByKey('classes', 'c', { school_id: 'e.school_id', id: 'e.class_id' }, dialect)}
    ${joinByKey('classes', 'd', { school_id: 'f.school_id', id: 'f.class_id' }, dialect)}
    where e.status = 'active' and e.archived_at is null and f.status = 'active' and f.archived_at is null
      and f.class_id <> e.class_id
    group by e.class_id, f.class_id, c.kind, d.kind`,
);

/** The load limits of staff members, and the subjects that they teach or are qualified for. */
export const teachersOf = statement<
  Among,
  { id: string; max_periods_per_cycle: number | null; subject_ids: string; qualified: string | null }
>(
  (p, dialect) => sql`select m.id, m.max_periods_per_cycle, m.subject_ids, q.subject_ids as qualified
    from ${rowsOf(p.rows, ids, dialect)}
    ${joinByKey('staff', 'm', { school_id: 'r.school_id', id: 'r.id' }, dialect)}
    left join qualifications as q on q.school_id = m.school_id and q.staff_id = m.id and q.archived_at is null
      and q.status <> 'rejected'`,
);

/** The number of slots of a timetable in which staff members are, except as substitutes. */
export const loadsOf = statement<Among, { id: string; timetable_id: string; lessons: number }>(
  (
    p,
    dialect,
  ) => sql`select o.resource_id as id, o.timetable_id, cast(count(distinct o.slot_id) as integer) as lessons
    from ${rowsOf(p.rows, { ...ids, timetable_id: 'text' }, dialect)}
    ${joinByKey('slot_occupancy', 'o', { school_id: 'r.school_id', resource_id: 'r.id', timetable_id: 'r.timetable_id' }, dialect)}
    where o.role <> 'substitute' group by o.resource_id, o.timetable_id`,
);

interface CopiedPeriod {
  id: string;
  name: string;
  day_pattern: string;
  sequence: number;
  starts_at: string;
  ends_at: string;
  kind: 'lesson' | 'registration' | 'break' | 'assembly' | 'sport' | 'other';
  /** JSON. */
  metadata: string;
}

/** The periods of a timetable that are not archived. */
export const periodsToCopy = query<OfTimetable, CopiedPeriod>((db, p) =>
  db
    .selectFrom('periods')
    .select(['id', 'name', 'day_pattern', 'sequence', 'starts_at', 'ends_at', 'kind', 'metadata'])
    .where('school_id', '=', p.school)
    .where('timetable_id', '=', p.timetable)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .$castTo<CopiedPeriod>(),
);

/** Days of the cycles of timetables, for all resources or for one each. */
const dayTypes: RowColumns = {
  school_id: 'text',
  timetable_id: 'text',
  cycle_day: 'integer',
  resource_id: 'text',
};

/** The slots on days of the cycles of timetables. */
export const slotsOnDays = statement<{ rows: string }, { id: string }>(
  (p, dialect) => sql`select distinct o.slot_id as id from ${rowsOf(p.rows, dayTypes, dialect)}
    ${joinByKey('slot_occupancy', 'o', { school_id: 'r.school_id', timetable_id: 'r.timetable_id', cycle_day: 'r.cycle_day' }, dialect)}
    where o.kind = 'class'`,
);

/** The slots on days of the cycles of timetables in which a resource is, on some date. */
export const slotsOfResources = statement<{ rows: string }, { id: string }>(
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

export interface Membership {
  class_id: string;
  kind: string;
  subject_id: string | null;
  starts_on: string;
  ends_on: string;
}

/** The classes in which a learner is enrolled in a date range, each with its first and last day. */
export const classesOfLearner = query<
  { school: string; learner: string; starts_on: string; ends_on: string },
  Membership
>((db, p) =>
  db
    .selectFrom('enrollments as e')
    .innerJoin('terms as t', (join) =>
      join.onRef('t.school_id', '=', 'e.school_id').onRef('t.id', '=', 'e.term_id'),
    )
    .innerJoin('classes as c', (join) =>
      join.onRef('c.school_id', '=', 'e.school_id').onRef('c.id', '=', 'e.class_id'),
    )
    .select(['e.class_id', 'c.kind', 'c.subject_id', 'e.starts_on'])
    .select(sql<string>`coalesce(e.ends_on, t.ends_on)`.as('ends_on'))
    .where('e.school_id', '=', p.school)
    .where('e.learner_id', '=', p.learner)
    // A planned transfer is pending until its day.
    .where((or) =>
      or.or([
        or('e.status', 'not in', ['pending', 'cancelled']),
        or.and([or('e.status', '=', 'pending'), or('e.transferred_from_id', 'is not', null)]),
      ]),
    )
    .where('e.archived_at', 'is', null)
    .where('e.starts_on', '<=', p.ends_on)
    .where(sql<boolean>`coalesce(e.ends_on, t.ends_on) >= ${p.starts_on}`)
    .orderBy('e.id')
    .$castTo<Membership>(),
);

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
