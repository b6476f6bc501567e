import { sql } from 'kysely';
import type { Reader } from '../../db/database.ts';
import { query } from '../../db/query.ts';
import type { DateRange } from '../date-ranges.ts';
import type { Exception } from './school-days.ts';

type Dated = DateRange & { id: string; status: string };

/** The years of the school that are not archived. */
export const liveYears = query<{ school: string }, Dated>((db, p) =>
  db
    .selectFrom('academic_years')
    .select(['id', 'starts_on', 'ends_on', 'status'])
    .where('school_id', '=', p.school)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .$castTo<Dated>(),
);

/** The first and the last day of a year. */
export const yearSpan = query<{ school: string; id: string }, DateRange>((db, p) =>
  db
    .selectFrom('academic_years')
    .select(['starts_on', 'ends_on'])
    .where('school_id', '=', p.school)
    .where('id', '=', p.id)
    .$castTo<DateRange>(),
);

/** The year of a term. */
export const yearOfTerm = query<{ school: string; id: string }, { academic_year_id: string }>((db, p) =>
  db
    .selectFrom('terms')
    .select('academic_year_id')
    .where('school_id', '=', p.school)
    .where('id', '=', p.id)
    .$castTo<{ academic_year_id: string }>(),
);

/** The terms of a year that are not archived. */
export const liveTerms = query<{ school: string; year: string }, Dated>((db, p) =>
  db
    .selectFrom('terms')
    .select(['id', 'starts_on', 'ends_on', 'status'])
    .where('school_id', '=', p.school)
    .where('academic_year_id', '=', p.year)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .$castTo<Dated>(),
);

/** The terms that are not archived and overlap a date range. */
export const termsBetween = query<
  { school: string } & DateRange & Record<string, string>,
  DateRange & { id: string }
>((db, p) =>
  db
    .selectFrom('terms')
    .select(['id', 'starts_on', 'ends_on'])
    .where('school_id', '=', p.school)
    .where('starts_on', '<=', p.ends_on)
    .where('ends_on', '>=', p.starts_on)
    .where('archived_at', 'is', null)
    .orderBy('starts_on')
    .$castTo<DateRange & { id: string }>(),
);

type StoredException = Exception & { grade_level_ids: string | null };

const exceptionsBetween = query<{ school: string } & DateRange & Record<string, string>, StoredException>(
  (db, p) =>
    db
      .selectFrom('calendar_exceptions')
      .select(['id', 'date', 'kind', 'name', 'grade_level_ids'])
      .where('school_id', '=', p.school)
      .where('date', '>=', p.starts_on)
      .where('date', '<=', p.ends_on)
      .where('archived_at', 'is', null)
      .orderBy('id')
      .$castTo<StoredException>(),
);

/**
 * The exceptions in a date range that are not archived and apply to the whole school or, if given, to a grade level.
 */
export async function exceptionsFor(
  db: Reader,
  school: string,
  { starts_on, ends_on }: DateRange,
  gradeLevel?: string,
): Promise<Exception[]> {
  const all = await db.all(exceptionsBetween, { school, starts_on, ends_on });
  return all.filter(
    ({ grade_level_ids: ids }) =>
      ids === null || (gradeLevel !== undefined && JSON.parse(ids).includes(gradeLevel)),
  );
}

/** The register class of the current year that has a label, ignoring case; an exact match is preferred. */
export const registerClass = query<{ school: string; label: string; key: string }, { id: string }>((db, p) =>
  db
    .selectFrom('classes as c')
    .innerJoin('academic_years as y', (join) =>
      join.onRef('y.school_id', '=', 'c.school_id').onRef('y.id', '=', 'c.academic_year_id'),
    )
    .select('c.id')
    .where('c.school_id', '=', p.school)
    .where('c.label_key', 'in', [p.label, p.key])
    .where('c.kind', '=', 'register')
    .where('c.archived_at', 'is', null)
    .where('y.status', '=', 'current')
    .orderBy(sql`case when c.label = ${p.label} then 0 else 1 end`)
    .$castTo<{ id: string }>(),
);
