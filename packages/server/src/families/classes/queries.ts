import { sql } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import type { Reader } from '../../sql/database.ts';
import { joinRange, query, statement } from '../../sql/query.ts';
import { inSchool, live } from '../../sql/school-rows.ts';
import { idIn } from '../../store/projection.ts';
import type { DateRange } from '../date-ranges.ts';
import type { Exception } from './school-days.ts';

type Dated = DateRange & { id: string; status: string };

/** The years of the school that are not archived. */
export const liveYears = query<{ school: string }, Dated>((db, p) =>
  live(db, 'academic_years', p).select(['id', 'starts_on', 'ends_on', 'status']).orderBy('id'),
);

/** The first and the last day of a year. */
export const datesOfYear = query<{ school: string; id: string }, DateRange>((db, p) =>
  inSchool(db, 'academic_years', p).select(['starts_on', 'ends_on']).where('id', '=', p.id),
);

/** The year of a term. */
export const yearOfTerm = query<{ school: string; id: string }, { academic_year_id: string }>((db, p) =>
  inSchool(db, 'terms', p).select('academic_year_id').where('id', '=', p.id),
);

/** The terms of a year that are not archived. */
export const liveTerms = query<{ school: string; year: string }, Dated>((db, p) =>
  live(db, 'terms', p)
    .select(['id', 'starts_on', 'ends_on', 'status'])
    .where('academic_year_id', '=', p.year)
    .orderBy('id'),
);

const datedTerms = query<
  { school: string } & DateRange & Record<string, string>,
  Dated & { school_days: string }
>((db, p) =>
  live(db, 'terms', p)
    .select(['id', 'starts_on', 'ends_on', 'status', 'school_days'])
    .where('starts_on', '<=', p.ends_on)
    .where('ends_on', '>=', p.starts_on)
    .orderBy('starts_on'),
);

/** The terms that are not archived and overlap a date range, with the weekdays on which they have school. */
export async function termsBetween(db: Reader, school: string, { starts_on, ends_on }: DateRange) {
  const found = await db.all(datedTerms, { school, starts_on, ends_on });
  return found.map(({ school_days, ...term }) => ({
    ...term,
    schoolDays: JSON.parse(school_days) as number[],
  }));
}

type StoredException = Exception & { grade_level_ids: string | null; keeps_cycle: unknown };

const exceptionsBetween = query<{ school: string } & DateRange & Record<string, string>, StoredException>(
  (db, p) =>
    live(db, 'calendar_exceptions', p)
      .select(['id', 'date', 'kind', 'name', 'grade_level_ids', 'keeps_cycle'])
      .where('date', '>=', p.starts_on)
      .where('date', '<=', p.ends_on)
      .orderBy('id'),
);

/** All exceptions in a date range that are not archived, with the grade levels that they apply to. */
export async function calendarExceptionsBetween(
  db: Reader,
  school: string,
  { starts_on, ends_on }: DateRange,
): Promise<(Exception & Pick<Schemas['CalendarException'], 'grade_level_ids' | 'keeps_cycle'>)[]> {
  const all = await db.all(exceptionsBetween, { school, starts_on, ends_on });
  return all.map((one) => ({
    ...one,
    keeps_cycle: Boolean(one.keeps_cycle),
    grade_level_ids: one.grade_level_ids === null ? null : JSON.parse(one.grade_level_ids),
  }));
}

/**
 * The exceptions in a date range that are not archived and apply to the whole school or, if given, to a grade level.
 */
export async function exceptionsFor(
  db: Reader,
  school: string,
  { starts_on, ends_on }: DateRange,
  gradeLevel?: string,
): Promise<Exception[]> {
  return applyingTo(await exceptionsIn(db, school, { starts_on, ends_on }), gradeLevel);
}

/** The exceptions in a date range that are not archived, of the whole school and of any grade level. */
export const exceptionsIn = (
  db: Reader,
  school: string,
  { starts_on, ends_on }: DateRange,
): Promise<StoredException[]> => db.all(exceptionsBetween, { school, starts_on, ends_on });

/** Those that apply to the whole school or, if given, to a grade level. */
export const applyingTo = (exceptions: readonly StoredException[], gradeLevel?: string): StoredException[] =>
  exceptions.filter(
    ({ grade_level_ids: ids }) =>
      ids === null || (gradeLevel !== undefined && JSON.parse(ids).includes(gradeLevel)),
  );

/**
 * The register class that a label means on a day: of the academic year that contains the day, if there is one that is not
 * closed, otherwise of the current one.
 */
export const registerClass = statement<
  { school: string; label: string; key: string; day: string },
  { id: string }
>((p, dialect) => {
  const contains = sql`(y.status <> 'closed' and y.starts_on <= ${p.day} and y.ends_on >= ${p.day})`;
  const ofYear = sql`c.school_id = y.school_id and c.academic_year_id = y.id
    and c.label_key in (${p.label}, ${p.key}) and c.archived_at is null`;
  return sql`select c.id from academic_years as y ${joinRange('classes', 'c', ofYear, dialect)}
    where y.school_id = ${p.school} and c.kind = 'register' and (y.status = 'current' or ${contains})
    order by case when ${contains} then 0 else 1 end, case when c.label = ${p.label} then 0 else 1 end`;
});

/** A class in which learners can be, if the school has any. */
export const anyRegisterClass = query<{ school: string }, { id: string }>((db, p) =>
  live(db, 'classes', p).select('id').where('kind', '=', 'register').orderBy('id').limit(1),
);

export const anyGradeLevel = query<{ school: string }, { id: string }>((db, p) =>
  live(db, 'grade_levels', p).select('id').orderBy('id').limit(1),
);

/** The grade level of a class, if it is another one. */
export const otherGradeOfClass = statement<
  { school: string; class: string; grade: string },
  { label: string }
>(
  (p) => sql`select g.label from classes as c
    join grade_levels as g on g.school_id = c.school_id and g.id = c.grade_level_id
    where c.school_id = ${p.school} and c.id = ${p.class} and c.grade_level_id <> ${p.grade}`,
);

/** The class in which a learner will have a grade level that is not that of their class. */
export const gradeAhead = statement<
  { school: string; learner: string; class: string; grade: string; today: string },
  { label: string; starts_on: string }
>(
  (p) => sql`select n.label, e.starts_on from enrollments as e
    join classes as n on n.school_id = e.school_id and n.id = e.class_id
    join classes as c on c.school_id = e.school_id and c.id = ${p.class} and c.grade_level_id <> ${p.grade}
    where e.school_id = ${p.school} and e.learner_id = ${p.learner} and e.kind = 'primary' and e.archived_at is null
      and e.status in ('active', 'pending') and e.starts_on > ${p.today} and e.grade_level_id = ${p.grade}
      and e.class_id <> ${p.class}
    order by e.starts_on limit 1`,
);

/**
 * Whether a learner stays in a class if somebody sends its label again, which means another class (`to`) by now: they are
 * enrolled in the one or in the year of the other, or that year has not begun and they were in the one.
 */
export const staysInClass = statement<
  { school: string; learner: string; class: string; to: string; day: string },
  { id: string }
>((p) => {
  const ofLearner = sql`e.school_id = ${p.school} and e.learner_id = ${p.learner} and e.kind = 'primary' and e.archived_at is null`;
  const open = sql`${ofLearner} and e.status in ('active', 'pending')`;
  return sql`select c.id from classes as c
    join academic_years as y on y.school_id = c.school_id and y.id = c.academic_year_id
    where c.school_id = ${p.school} and c.id = ${p.to} and (
      exists (select 1 from enrollments as e where ${open} and e.class_id = ${p.class})
      or exists (select 1 from enrollments as e join terms as t on t.school_id = e.school_id and t.id = e.term_id
        where ${open} and t.academic_year_id = y.id)
      or (y.starts_on > ${p.day} and exists (select 1 from enrollments as e
        where ${ofLearner} and e.status <> 'cancelled' and e.class_id = ${p.class})))`;
});

/** The present or the next term of a class, or of a later year, if a learner is enrolled in no register class in it. */
export const missedTerm = statement<
  { school: string; class: string; learner: string; today: string },
  { name: string; is_later_year: number }
>(
  (p) => sql`select t.name, case when t.academic_year_id = (
      select c.academic_year_id from classes as c where c.school_id = ${p.school} and c.id = ${p.class}
    ) then 0 else 1 end as is_later_year from terms as t
    where t.school_id = ${p.school} and t.id = (
        select o.id from classes as c join terms as o on o.school_id = c.school_id
          and (o.academic_year_id <> c.academic_year_id or c.term_ids is null or ${idIn('c.term_ids', sql.ref('o.id'))})
        where c.school_id = ${p.school} and c.id = ${p.class}
          and o.status != 'closed' and o.ends_on >= ${p.today} and o.archived_at is null
        order by case when o.academic_year_id = c.academic_year_id then 0 else 1 end, o.starts_on limit 1)
      and not exists (select 1 from learners as l
        where l.school_id = t.school_id and l.id = ${p.learner} and l.left_on < t.starts_on)
      and not exists (select 1 from enrollments as e
        where e.school_id = t.school_id and e.learner_id = ${p.learner} and e.term_id = t.id and e.kind = 'primary'
          and e.status in ('active', 'pending') and e.archived_at is null)`,
);
