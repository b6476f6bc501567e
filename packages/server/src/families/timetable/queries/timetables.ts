import { sql } from 'kysely';
import { joinByKey, query, recordKey, rowsOf, statement } from '../../../sql/query.ts';
import type { Among, OfTimetable } from './parameters.ts';

export interface TimetableRow {
  id: string;
  status: string;
  /** JSON. */
  term_ids: string;
  grade_level_ids: string | null;
  cycle_length: number;
  cycle_mode: 'weekday' | 'weeks' | 'rolling';
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

export const addTerms = query<OfTimetable & { rows: string }>((db, p, dialect) =>
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
