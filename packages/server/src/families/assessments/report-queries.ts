import { type RawBuilder, sql } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import type { Dialect } from '../../sql/database.ts';
import {
  idRows,
  joinRange,
  type Params,
  query,
  type RowColumns,
  type Rows,
  rowsOf,
  statement,
} from '../../sql/query.ts';
import { inSchool, live } from '../../sql/school-rows.ts';
import type { ReadWork } from '../../work/unit-of-work.ts';
import { remainingOf } from '../merged-queries.ts';

/** The grades that a report contains, as rows `x` with the assessment, the mark, and what the mark was out of. */
function contained(dialect: Dialect): RawBuilder<unknown> {
  if (dialect === 'postgres')
    return sql`(select r.* from json_array_elements(cast(term_reports.subjects as json)) as s,
      json_to_recordset(s -> 'assessments')
        as r (assessment_id text, mark double precision, status text, max_mark double precision, weight double precision)) as x`;
  const field = (name: string) => sql`json_extract(a.value, ${sql.lit(`$.${name}`)}) as ${sql.id(name)}`;
  return sql`(select ${sql.join(['assessment_id', 'mark', 'status', 'max_mark', 'weight'].map(field))}
    from json_each(term_reports.subjects) as s, json_each(json_extract(s.value, '$.assessments')) as a) as x`;
}

// An issued report stays with a record that was merged, and its grades are those of the learner who remains.
const learnerOf = (dialect: Dialect) =>
  sql`${remainingOf('learners', sql.ref('term_reports.school_id'), sql.ref('term_reports.learner_id'), dialect)} as learner`;
const ownGrade = sql`g.school_id = term_reports.school_id and g.learner_id = learner.id
  and g.archived_at is null`;
const ownAssessment = sql`a.school_id = term_reports.school_id and a.archived_at is null and a.counts = 1`;

/** Whether a report would have other results if it were generated again. */
export function stale(_p: Params, dialect: Dialect): RawBuilder<unknown> {
  const isChanged = sql`exists (select 1 from ${contained(dialect)} where not exists (
    select 1 from grades g join assessments a on a.id = g.assessment_id
    where ${ownGrade} and ${ownAssessment} and g.assessment_id = x.assessment_id and a.status = 'published'
      and g.status = x.status and g.mark is not distinct from x.mark
      and a.max_mark = x.max_mark and a.weight = x.weight))`;
  const isIncomplete = sql`exists (select 1 from grades g join assessments a on a.id = g.assessment_id
    where ${ownGrade} and ${ownAssessment} and a.term_id = term_reports.term_id and a.status = 'published'
      and g.status != 'pending' and not exists (
        select 1 from ${contained(dialect)} where x.assessment_id = a.id))`;
  const isStale = sql`(${isChanged} or ${isIncomplete} or ${hasOtherAverage(dialect)} or ${hasOtherLevel(dialect)} or ${hasMoved}
    or ${decidesEarly})`;
  return dialect === 'sqlite'
    ? sql`json((select case when ${isStale} then 'true' else 'false' end from ${learnerOf(dialect)}))`
    : sql`(select ${isStale} from ${learnerOf(dialect)})`;
}

/** Whether the learner of a draft has another register class in the term now, or none. */
const hasMoved = sql`(term_reports.status = 'draft' and term_reports.class_id is distinct from (select e.class_id from enrollments e
  where e.school_id = term_reports.school_id and e.learner_id = learner.id and e.term_id || '' = term_reports.term_id
    and e.kind = 'primary' and e.status in ('active', 'completed', 'withdrawn') and e.archived_at is null
  order by case e.status when 'withdrawn' then 1 else 0 end, e.starts_on desc, e.id desc limit 1))`;

/** Whether a draft has a decision and its term is no longer the last one of the year. */
const decidesEarly = sql`(term_reports.status = 'draft' and coalesce(term_reports.decision, 'none') != 'none' and exists (select 1 from terms t
  join terms l on l.school_id = t.school_id and l.academic_year_id = t.academic_year_id
  where t.school_id = term_reports.school_id and t.id = term_reports.term_id
    and l.archived_at is null and l.ends_on > t.ends_on))`;

/** The subjects of a report, as rows `s`. */
const subjectsIn = (dialect: Dialect) =>
  dialect === 'postgres'
    ? sql`json_array_elements(cast(term_reports.subjects as json)) as s (value)`
    : sql`json_each(term_reports.subjects) as s`;

/** A member of a JSON object in the column `value`, as text, or as a number. */
const member = (alias: 's' | 'v', name: string, dialect: Dialect, type: 'text' | 'integer' = 'text') => {
  const column = sql.ref(`${alias}.value`);
  const found =
    dialect === 'postgres'
      ? sql`(${column} ->> ${sql.lit(name)})`
      : sql`json_extract(${column}, ${sql.lit(`$.${name}`)})`;
  return sql`cast(${found} as ${sql.raw(type)})`;
};

/** Whether a subject counts for the average now and did not in the report, or the other way round. */
function hasOtherAverage(dialect: Dialect): RawBuilder<unknown> {
  const counts =
    dialect === 'postgres'
      ? sql`cast(cast(s.value ->> 'counts_for_average' as boolean) as integer)`
      : member('s', 'counts_for_average', dialect, 'integer');
  return sql`exists (select 1 from ${subjectsIn(dialect)} join subjects b
    on b.school_id = term_reports.school_id and b.id = ${member('s', 'subject_id', dialect)}
    where b.counts_for_average != ${counts})`;
}

// By the index of the learner, whatever the statistics say: a term has the enrollments of the whole school.
const ofReport = (alias: 'e' | 'o') => sql`${sql.ref(`${alias}.school_id`)} = term_reports.school_id
  and ${sql.ref(`${alias}.learner_id`)} = learner.id
  and ${sql.ref(`${alias}.term_id`)} || '' = term_reports.term_id and ${sql.ref(`${alias}.archived_at`)} is null`;
const registerClass = sql`from enrollments as o where ${ofReport('o')} and o.kind = 'primary'`;
/** The enrollments `e` in the classes whose assessments say which scale the results have: those of `resultsOf`. */
const attendedByReport = sql`${ofReport('e')}
  and (e.status in ('active', 'completed') or (e.status = 'withdrawn'
    and not exists (select 1 ${registerClass} and o.status in ('active', 'completed'))
    and e.ends_on >= (select o.ends_on ${registerClass} and o.status = 'withdrawn'
      order by o.starts_on desc, o.id desc limit 1)))`;

/** The scale of the results in a subject: that of the assessments of the classes, or the default one if they differ. */
function scaleOf(subject: RawBuilder<unknown>, dialect: Dialect): RawBuilder<unknown> {
  const counts = sql`${ownAssessment} and a.term_id || '' = term_reports.term_id and a.subject_id || '' = ${subject}
    and a.status = 'published'`;
  const ofClass = sql`a.school_id = e.school_id and a.class_id = e.class_id`;
  const ofGrade = sql`a.school_id = g.school_id and a.id = g.assessment_id`;
  return sql`coalesce(
    (select case when count(distinct found.scale) = 1 then min(found.scale) end from (
      select a.grading_scale_id as scale from enrollments as e ${joinRange('assessments', 'a', ofClass, dialect)}
        where ${attendedByReport} and ${counts}
      union all
      select a.grading_scale_id from grades as g ${joinRange('assessments', 'a', ofGrade, dialect)}
        where ${ownGrade} and g.status != 'pending' and ${counts}) as found),
    (select d.id from grading_scales as d
      where d.school_id = term_reports.school_id and d."default" = 1 and d.archived_at is null))`;
}

/**
 * Whether the percentage of a subject has another level now, because the levels of its scale were corrected, or its
 * assessments have another scale.
 */
function hasOtherLevel(dialect: Dialect): RawBuilder<unknown> {
  const of = (alias: 's' | 'v', name: string) => member(alias, name, dialect);
  const percentage = member('s', 'percentage', dialect, 'integer');
  const levels =
    dialect === 'postgres'
      ? sql`json_array_elements(cast(q.levels as json)) as v (value)`
      : sql`json_each(q.levels) as v`;
  const least = member('v', 'min', dialect, 'integer');
  const now = sql`(select ${of('v', 'level')} || ' ' || ${of('v', 'label')} from grading_scales as q, ${levels}
    where q.school_id = term_reports.school_id and q.id = ${scaleOf(of('s', 'subject_id'), dialect)}
      and ${least} <= ${percentage} order by ${least} desc limit 1)`;
  return sql`exists (select 1 from ${subjectsIn(dialect)} where ${percentage} is not null
    and ${now} is distinct from ${of('s', 'level')} || ' ' || ${of('s', 'level_label')})`;
}

type InTerm = { school: string; term: string };

interface Version {
  id: string;
  /** The learner who remains, of a report of a record that was merged into theirs. */
  learner_id: string;
  status: string;
  report_version: number;
  /** Whether it is that of the learner, and not of a record that was merged into theirs. */
  is_own: number;
}

/**
 * The reports of learners for a term, oldest version first, with the issued ones of records that were merged into theirs.
 */
const versionsOf = statement<InTerm & { rows: Rows }, Version>((p, dialect) => {
  const isLearner = sql`l.school_id = ${p.school} and l.id = r.id`;
  const isMerged = sql`m.school_id = ${p.school} and m.merged_into_id = own.id`;
  const isReport = sql`t.school_id = ${p.school} and t.learner_id = own.id and t.term_id = ${p.term}`;
  return sql`with recursive own (learner_id, id) as (
      select l.id, l.id from ${rowsOf(p.rows, { id: 'text' }, dialect)} ${joinRange('learners', 'l', isLearner, dialect)}
      union select own.learner_id, m.id from own ${joinRange('learners', 'm', isMerged, dialect)})
    select t.id, own.learner_id, t.status, t.report_version, case when own.id = own.learner_id then 1 else 0 end as is_own
    from own ${joinRange('term_reports', 't', isReport, dialect)}
    where own.id = own.learner_id or t.status <> 'draft'
    order by own.learner_id, t.report_version, is_own, t.id`;
});

/** The versions of the report of a learner for a term. */
export interface Versions {
  readonly draft: Version | undefined;
  /** The published one; after a merge, also that of the other record, first. */
  readonly published: readonly Version[];
  /** The draft, otherwise the published one, otherwise the last one of those that were withdrawn. */
  readonly latest: Version;
  /** The number of the next one. */
  readonly next: number;
}

/** The reports of learners for a term, by learner; those without one are missing. */
export async function reportVersions(
  { db, schoolId: school }: ReadWork,
  term: string,
  learnerIds: readonly string[],
): Promise<ReadonlyMap<string, Versions>> {
  const found = await db.all(versionsOf, { school, term, rows: idRows(learnerIds) });
  const versions = [...Map.groupBy(found, ({ learner_id }) => learner_id)];
  return new Map(
    versions.map(([id, ordered]) => {
      const last = ordered.at(-1) as Version;
      const draft = ordered.findLast(({ status }) => status === 'draft');
      const issued = ordered.filter(({ status }) => status === 'published');
      const published = issued.toSorted((one, other) => one.is_own - other.is_own);
      const latest = draft ?? published.at(-1) ?? last;
      return [id, { draft, published, latest, next: last.report_version + 1 }];
    }),
  );
}

/** The reports of a class for a term. */
export const reportsOf = query<InTerm & { class: string }, { learner_id: string }>((db, p) =>
  inSchool(db, 'term_reports', p)
    .select('learner_id')
    .where('class_id', '=', p.class)
    .where('term_id', '=', p.term)
    .where('status', '=', 'draft'),
);

/** The terms of the academic year of a term that end after it. */
export const laterTerm = query<{ school: string; year: string; ends: string }, { id: string }>((db, p) =>
  live(db, 'terms', p)
    .select('id')
    .where('academic_year_id', '=', p.year)
    .where('ends_on', '>', p.ends)
    .limit(1),
);

const idColumns = { id: 'text' } as const satisfies RowColumns;
const listed = (rows: unknown, dialect: Dialect): RawBuilder<unknown> =>
  sql`(select r.id from ${rowsOf(rows, idColumns, dialect)})`;

type OfLearners = InTerm & { rows: Rows };

/** A decided grade of a published assessment that counts. */
export interface CountedGrade {
  learner_id: string;
  mark: number | null;
  status: Exclude<Schemas['Grade']['status'], 'pending'>;
  assessment_id: string;
  title: string;
  max_mark: number;
  weight: number;
  subject_id: string;
  grading_scale_id: string;
  /** Of the class of the assessment, if that is one of the subject. */
  teacher: string | null;
}

/** The grades of learners that make up their results in a term, in the order in which they were held. */
export const countedGrades = statement<OfLearners, CountedGrade>(
  (p, dialect) => sql`
    select g.learner_id, g.mark, g.status, a.id as assessment_id, a.title, a.max_mark, a.weight, a.subject_id,
      a.grading_scale_id, case when c.kind = 'subject' then s.name end as teacher
    from grades g
    join assessments a on a.school_id = g.school_id and a.id = g.assessment_id
    join classes c on c.school_id = a.school_id and c.id = a.class_id
    left join staff s on s.school_id = c.school_id and s.id = c.teacher_id
    where g.school_id = ${p.school} and g.learner_id in ${listed(p.rows, dialect)} and g.status != 'pending'
      and g.archived_at is null and a.term_id = ${p.term} and a.status = 'published' and a.counts = 1
      and a.archived_at is null
    order by coalesce(a.held_on, '9999-12-31'), a.id`,
);

/** The subjects in whose assessments of a term learners have grades, published or not. */
export const gradedSubjects = statement<OfLearners, { learner_id: string; subject_id: string }>(
  (p, dialect) => sql`select distinct g.learner_id, a.subject_id from grades as g
    join assessments as a on a.school_id = g.school_id and a.id = g.assessment_id
    where g.school_id = ${p.school} and g.learner_id in ${listed(p.rows, dialect)} and g.archived_at is null
      and a.term_id = ${p.term} and a.archived_at is null`,
);

/** A class of a learner in a term. */
export interface Attended {
  learner_id: string;
  class_id: string;
  label: string;
  kind: 'register' | 'subject';
  /** The label of the grade level of the learner in a register class. */
  grade_level: string | null;
  subject_id: string | null;
  teacher: string | null;
  status: 'active' | 'completed' | 'withdrawn';
  ends_on: string | null;
}

const attended = (...states: Attended['status'][]) => sql`
  from enrollments e
  join classes c on c.school_id = e.school_id and c.id = e.class_id
  left join grade_levels v on v.school_id = e.school_id and v.id = e.grade_level_id
  left join staff s on s.school_id = c.school_id and s.id = c.teacher_id
  where e.status in (${sql.join(states.map((state) => sql.lit(state)))}) and e.archived_at is null`;
const present = attended('active', 'completed');
const attendedFields = sql`e.learner_id, c.id as class_id, c.label, c.kind, v.label as grade_level,
  c.subject_id, s.name as teacher, e.status, e.ends_on`;

/** The classes of learners in a term, also those from which they were withdrawn, in the order in which they began. */
export const classesOf = statement<OfLearners, Attended>(
  (
    p,
    dialect,
  ) => sql`select ${attendedFields} ${attended('active', 'completed', 'withdrawn')} and e.school_id = ${p.school} and e.term_id = ${p.term}
    and e.learner_id in ${listed(p.rows, dialect)} order by e.starts_on, e.id`,
);

/** The learners who are enrolled in a class in a term. */
export const learnersIn = statement<InTerm & { class: string }, { id: string }>(
  (
    p,
  ) => sql`select distinct e.learner_id as id ${present} and e.school_id = ${p.school} and e.term_id = ${p.term}
    and e.class_id = ${p.class} order by id`,
);

/** The learners of a grade level in the register classes of a term. */
export const learnersOf = statement<InTerm & { gradeLevel: string }, { id: string }>(
  (
    p,
  ) => sql`select distinct e.learner_id as id ${present} and e.school_id = ${p.school} and e.term_id = ${p.term}
    and c.kind = 'register' and e.grade_level_id = ${p.gradeLevel} order by id`,
);

/** The learners who were withdrawn from a register class in a term, and are in no other one, with their last day. */
const leaversOf = <P extends InTerm>(where: (p: P) => RawBuilder<unknown>) =>
  statement<P, { id: string; last_day: string }>(
    (p) => sql`select e.learner_id as id, max(e.ends_on) as last_day ${attended('withdrawn')}
      and e.school_id = ${p.school} and e.term_id = ${p.term} and c.kind = 'register' and ${where(p)}
      and not exists (select 1 from enrollments o where o.school_id = e.school_id and o.learner_id = e.learner_id
        and o.term_id = e.term_id and o.kind = 'primary' and o.status in ('active', 'completed')
        and o.archived_at is null)
      and exists (select 1 from learners l where l.school_id = e.school_id and l.id = e.learner_id
        and l.erased_at is null)
      group by e.learner_id order by e.learner_id`,
  );
export const leaversOfClass = leaversOf<InTerm & { class: string }>((p) => sql`e.class_id = ${p.class}`);
export const leaversOfGrade = leaversOf<InTerm & { gradeLevel: string }>(
  (p) => sql`e.grade_level_id = ${p.gradeLevel}`,
);

export interface ScaleInUse {
  class_id: string;
  subject_id: string;
  grading_scale_id: string;
}

/** The scales of the assessments of classes that make up results in a term. */
export const scalesInUse = statement<InTerm & { rows: Rows }, ScaleInUse>(
  (p, dialect) => sql`select distinct a.class_id, a.subject_id, a.grading_scale_id from assessments a
    where a.school_id = ${p.school} and a.term_id = ${p.term} and a.class_id in ${listed(p.rows, dialect)}
      and a.status = 'published' and a.counts = 1 and a.archived_at is null`,
);

interface Taught {
  class_id: string;
  subject_id: string;
  teacher: string;
}

/**
 * Who teaches classes their subjects in the lessons of a term: the last teacher first, and of several the one with the most
 * lessons of the cycle.
 */
export const teachersOf = statement<InTerm & { rows: Rows }, Taught>(
  (p, dialect) => sql`select o.resource_id as class_id, coalesce(z.subject_id, c.subject_id) as subject_id,
      n.name as teacher
    from timetable_terms as x
    join timetables as b on b.school_id = x.school_id and b.id = x.timetable_id and b.archived_at is null
      and b.status <> 'draft'
    join slots as z on z.school_id = b.school_id and z.timetable_id = b.id and z.archived_at is null
    join slot_occupancy as o on o.school_id = z.school_id and o.slot_id = z.id and o.kind = 'class'
      and o.resource_id in ${listed(p.rows, dialect)}
    join classes as c on c.school_id = o.school_id and c.id = o.resource_id
    join teacher_allocations as m on m.school_id = z.school_id and m.slot_id = z.id and m.role = 'lead'
      and m.archived_at is null
    join terms as t on t.school_id = x.school_id and t.id = x.term_id
      and m."from" <= t.ends_on and coalesce(m."to", t.ends_on) >= t.starts_on
      and b.effective_from <= t.ends_on
      and (b.effective_to is null or (b.effective_to >= b.effective_from and b.effective_to >= t.starts_on
        and m."from" <= b.effective_to))
    join staff as n on n.school_id = m.school_id and n.id = m.staff_id
    where x.school_id = ${p.school} and x.term_id = ${p.term} and coalesce(z.subject_id, c.subject_id) is not null
    group by o.resource_id, coalesce(z.subject_id, c.subject_id), n.id, n.name
    order by max(b.effective_from) desc, max(coalesce(m."to", '9999-12-31')) desc, count(distinct z.id) desc, n.name`,
);

export const namesOf = statement<{ school: string; rows: Rows }, { id: string; name: string }>(
  (p, dialect) =>
    sql`select id, name from learners where school_id = ${p.school} and id in ${listed(p.rows, dialect)}`,
);

export interface SubjectRow {
  id: string;
  name: string;
  counts_for_average: number;
}

export const subjectsOf = statement<{ school: string; rows: Rows }, SubjectRow>(
  (p, dialect) => sql`select id, name, counts_for_average from subjects
    where school_id = ${p.school} and id in ${listed(p.rows, dialect)}`,
);

interface ScaleRow {
  id: string;
  name: string;
  /** JSON. */
  levels: string;
  default: number;
  archived_at: string | null;
}

/** The grading scales of a school, archived ones included: published assessments may use them. */
export const scalesOf = query<{ school: string }, ScaleRow>((db, p) =>
  inSchool(db, 'grading_scales', p).select(['id', 'name', 'levels', 'default', 'archived_at']),
);
