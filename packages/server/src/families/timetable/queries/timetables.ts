import { sql } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import { joinByKey, query, type Rows, recordKey, rowsOf, statement } from '../../../sql/query.ts';
import { live } from '../../../sql/school-rows.ts';

export interface TimetableRow {
  id: string;
  status: string;
  /** JSON. */
  term_ids: string;
  grade_level_ids: string | null;
  cycle_length: number;
  cycle_mode: Schemas['Timetable']['cycle_mode'];
  cycle_weeks: number;
  skip_weeks_without_school: boolean | number;
  cycle_start_date: string | null;
  effective_from: string;
  effective_to: string | null;
}

/** The timetables that are or were published and are not archived. */
export const timetablesInForce = query<{ school: string }, TimetableRow>((db, p) =>
  db
    .selectFrom('timetables')
    .select(['id', 'status', 'term_ids', 'grade_level_ids', 'cycle_length', 'cycle_mode', 'cycle_start_date'])
    .select(['cycle_weeks', 'skip_weeks_without_school', 'effective_from', 'effective_to'])
    .where('school_id', '=', p.school)
    .where('status', '!=', 'draft')
    .where('archived_at', 'is', null)
    .orderBy('id')
    .$castTo<TimetableRow>(),
);

export const dropTerms = query<OfTimetable>((db, p) =>
  db.deleteFrom('timetable_terms').where('school_id', '=', p.school).where('timetable_id', '=', p.timetable),
);

export const addTerms = query<OfTimetable & { rows: Rows }>((db, p, dialect) =>
  db
    .insertInto('timetable_terms')
    .columns(['school_id', 'timetable_id', 'term_id'])
    .expression(
      sql`select cast(${p.school} as text), cast(${p.timetable} as text), r.id
        from ${rowsOf(p.rows, { id: 'text' }, dialect)} where true` as never,
    ),
);

/** Timetables by their ids. */
export const timetablesAmong = statement<Among, TimetableRow & { academic_year_id: string }>(
  (
    p,
    dialect,
  ) => sql`select t.id, t.status, t.academic_year_id, t.term_ids, t.grade_level_ids, t.cycle_length,
      t.cycle_mode, t.cycle_weeks, t.skip_weeks_without_school, t.cycle_start_date, t.effective_from, t.effective_to
    from ${rowsOf(p.rows, recordKey, dialect)}
    ${joinByKey('timetables', 't', { school_id: 'r.school_id', id: 'r.id' }, dialect)}`,
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
    from ${rowsOf(p.rows, recordKey, dialect)}
    ${joinByKey('periods', 'd', { school_id: 'r.school_id', timetable_id: 'r.id' }, dialect)}
    where d.archived_at is null order by d.id`,
);

interface CopiedPeriod {
  id: string;
  name: string;
  day_pattern: string;
  sequence: number;
  starts_at: string;
  ends_at: string;
  kind: Schemas['Period']['kind'];
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

/** The last day of an enrollment `e` in the term `t` of the learner `l`, who may have planned to leave. */
const lastDay = sql`case when l.left_on < coalesce(e.ends_on, t.ends_on) then l.left_on
  else coalesce(e.ends_on, t.ends_on) end`;

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
    .innerJoin('learners as l', (join) =>
      join.onRef('l.school_id', '=', 'e.school_id').onRef('l.id', '=', 'e.learner_id'),
    )
    .select(['e.class_id', 'c.kind', 'c.subject_id', 'e.starts_on'])
    .select(sql<string>`${lastDay}`.as('ends_on'))
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
    .where(sql<boolean>`${lastDay} >= ${p.starts_on}`)
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

/** `rows`: JSON, one object for each record that is looked up, with the columns `recordKey`. */
export type Among = { school: string; rows: Rows };
export type OfTimetable = { school: string; timetable: string };
