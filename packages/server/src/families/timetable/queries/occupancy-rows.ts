import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../../../sql/database.ts';
import { joinByKey, query, type RowColumns, recordKey, rowsOf, statement } from '../../../sql/query.ts';
import type { Occupancy } from '../occupancy.ts';
import type { Among, OfTimetable } from './timetables.ts';

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
  (p, dialect) => sql`select ${columnsOf('o')} from ${rowsOf(p.rows, recordKey, dialect)}
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
  /** How many lessons the room has room for at the same time; null if it has for one, or this is no room. */
  room_limit: number | null;
}

/**
 * The occupancy of other slots with the same teacher, room or class at the same time, apart from rooms that any number
 * of lessons can share. It is looked up by the resource
 * and the day of the cycle, so that the number of rows that are read grows with the number of slots, and not with its
 * square.
 */
export const clashes = statement<Among, Clash>((p, dialect) => {
  const types = { ...occupancyTypes, other_timetable_id: 'text', other_day: 'integer' } as const;
  return sql`select r.kind, r.resource_id, r.source_id, r.slot_id, r.cycle_day, r.starts_at, r.ends_at, r.starts_on, r.ends_on,
      b.slot_id as other_id, b.timetable_id as other_timetable_id, b.cycle_day as other_day,
      b.starts_at as other_starts_at, b.ends_at as other_ends_at,
      b.starts_on as other_starts_on, b.ends_on as other_ends_on,
      case when m.sharing = 'shared' then m.max_lessons end as room_limit
    from ${rowsOf(p.rows, types, dialect)} ${othersOf(p.school, dialect)}
    left join rooms as m on r.kind = 'room' and m.school_id = ${p.school} and m.id = r.resource_id
    where (m.id is null or (m.bookable = 1 and (m.sharing = 'exclusive' or m.max_lessons is not null)))
      and b.slot_id <> r.slot_id and b.starts_at < r.ends_at and b.ends_at > r.starts_at
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

/** The number of places of rooms that have a limit. */
export const placesInRooms = statement<Among, { id: string; capacity: number }>(
  (p, dialect) => sql`select o.id, o.capacity from ${rowsOf(p.rows, recordKey, dialect)}
    ${joinByKey('rooms', 'o', { school_id: 'r.school_id', id: 'r.id' }, dialect)} where o.capacity is not null`,
);

/** The number of learners of classes. */
export const learnersOfClasses = statement<Among, { id: string; learners: number }>(
  (p, dialect) => sql`select t.class_id as id, max(t.learners) as learners from (
      select e.class_id, e.term_id, cast(count(distinct e.learner_id) as integer) as learners
      from ${rowsOf(p.rows, recordKey, dialect)}
      ${joinByKey('enrollments', 'e', { school_id: 'r.school_id', class_id: 'r.id' }, dialect)}
      where e.status = 'active' and e.archived_at is null group by e.class_id, e.term_id
    ) as t group by t.class_id`,
);

/** The other classes in which learners of classes are enrolled, and how many of them. */
export const sharedLearners = statement<
  Among,
  { id: string; other_id: string; kind: string; other_kind: string; learners: number }
>(
  (p, dialect) => sql`select e.class_id as id, f.class_id as other_id, c.kind, d.kind as other_kind,
      cast(count(distinct e.learner_id) as integer) as learners
    from ${rowsOf(p.rows, recordKey, dialect)}
    ${joinByKey('enrollments', 'e', { school_id: 'r.school_id', class_id: 'r.id' }, dialect)}
    ${joinByKey('enrollments', 'f', { school_id: 'e.school_id', learner_id: 'e.learner_id' }, dialect)}
    ${joinByKey('classes', 'c', { school_id: 'e.school_id', id: 'e.class_id' }, dialect)}
    ${joinByKey('classes', 'd', { school_id: 'f.school_id', id: 'f.class_id' }, dialect)}
    where e.status = 'active' and e.archived_at is null and f.status = 'active' and f.archived_at is null
      and f.class_id <> e.class_id and f.term_id = e.term_id
      and (e.ends_on is null or f.starts_on <= e.ends_on) and (f.ends_on is null or e.starts_on <= f.ends_on)
    group by e.class_id, f.class_id, c.kind, d.kind`,
);

/** The load limits of staff members, and the subjects that they teach or are qualified for. */
export const teachersOf = statement<
  Among,
  {
    id: string;
    max_periods_per_cycle: number | null;
    starts_on: string | null;
    subject_ids: string;
    qualified: string | null;
  }
>(
  (
    p,
    dialect,
  ) => sql`select m.id, m.max_periods_per_cycle, m.starts_on, m.subject_ids, q.subject_ids as qualified
    from ${rowsOf(p.rows, recordKey, dialect)}
    ${joinByKey('staff', 'm', { school_id: 'r.school_id', id: 'r.id' }, dialect)}
    left join qualifications as q on q.school_id = m.school_id and q.staff_id = m.id and q.archived_at is null
      and q.status <> 'rejected'`,
);

/** The most lessons of a timetable in which staff members are at once, on a day of today or later, except as substitutes. */
export const loadsOf = statement<
  Among & { today: string },
  { id: string; timetable_id: string; lessons: number }
>((p, dialect) => {
  const types = { ...recordKey, timetable_id: 'text', last_day: 'text' } as const;
  const key = { school_id: 'r.school_id', resource_id: 'r.id', timetable_id: 'r.timetable_id' };
  // The number grows only on days on which a lesson is added.
  return sql`with held as (
      select o.resource_id as id, o.timetable_id, o.slot_id, o.ends_on,
        case when o.starts_on < ${p.today} then ${p.today} else o.starts_on end as starts_on
      from ${rowsOf(p.rows, types, dialect)} ${joinByKey('slot_occupancy', 'o', key, dialect)}
      ${joinByKey('slots', 's', { school_id: 'o.school_id', id: 'o.slot_id' }, dialect)}
      where o.role <> 'substitute' and s.kind = 'lesson' and o.ends_on >= ${p.today} and o.starts_on <= r.last_day)
    select l.id, l.timetable_id, max(l.lessons) as lessons from (
      select h.id, h.timetable_id, d.starts_on, cast(count(distinct h.slot_id) as integer) as lessons
      from (select distinct id, timetable_id, starts_on from held) as d
      join held as h on h.id = d.id and h.timetable_id = d.timetable_id
        and h.starts_on <= d.starts_on and h.ends_on >= d.starts_on
      group by h.id, h.timetable_id, d.starts_on) as l
    group by l.id, l.timetable_id`;
});
