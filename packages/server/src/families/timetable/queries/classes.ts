import { sql } from 'kysely';
import { joinByKey, query, recordKey, rowsOf, statement } from '../../../sql/query.ts';
import { live } from '../../../sql/school-rows.ts';
import type { Among, OfTimetable } from './parameters.ts';

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
    from ${rowsOf(p.rows, recordKey, dialect)}
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

/** The classes that a staff member leads, without those of closed years. */
export const classesLedBy = query<{ school: string; staff: string }, { id: string }>((db, p) =>
  live(db, 'classes as c', p)
    .innerJoin('academic_years as y', (join) =>
      join.onRef('y.school_id', '=', 'c.school_id').onRef('y.id', '=', 'c.academic_year_id'),
    )
    .select('c.id')
    .where('c.teacher_id', '=', p.staff)
    .where('y.status', '!=', 'closed')
    .orderBy('c.id'),
);
