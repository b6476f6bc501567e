import { sql } from 'kysely';
import { joinByKey, recordKey, rowsOf, statement } from '../../../sql/query.ts';
import type { Among } from './parameters.ts';

/** The number of places of rooms that have a limit. */
export const placesInRooms = statement<Among, { id: string; capacity: number }>(
  (p, dialect) => sql`select o.id, o.capacity from ${rowsOf(p.rows, recordKey, dialect)}
    ${joinByKey('rooms', 'o', { school_id: 'r.school_id', id: 'r.id' }, dialect)} where o.capacity is not null`,
);

/** The number of learners of classes. */
export const learnersOfClasses = statement<Among, { id: string; learners: number }>(
  (p, dialect) => sql`select e.class_id as id, cast(count(distinct e.learner_id) as integer) as learners
    from ${rowsOf(p.rows, recordKey, dialect)}
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
    from ${rowsOf(p.rows, recordKey, dialect)}
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
    from ${rowsOf(p.rows, recordKey, dialect)}
    ${joinByKey('staff', 'm', { school_id: 'r.school_id', id: 'r.id' }, dialect)}
    left join qualifications as q on q.school_id = m.school_id and q.staff_id = m.id and q.archived_at is null
      and q.status <> 'rejected'`,
);

/** The number of lessons of a timetable in which staff members are, except as substitutes. */
export const loadsOf = statement<Among, { id: string; timetable_id: string; lessons: number }>(
  (
    p,
    dialect,
  ) => sql`select o.resource_id as id, o.timetable_id, cast(count(distinct o.slot_id) as integer) as lessons
    from ${rowsOf(p.rows, { ...recordKey, timetable_id: 'text' }, dialect)}
    ${joinByKey('slot_occupancy', 'o', { school_id: 'r.school_id', resource_id: 'r.id', timetable_id: 'r.timetable_id' }, dialect)}
    ${joinByKey('slots', 's', { school_id: 'o.school_id', id: 'o.slot_id' }, dialect)}
    where o.role <> 'substitute' and s.kind = 'lesson' group by o.resource_id, o.timetable_id`,
);
