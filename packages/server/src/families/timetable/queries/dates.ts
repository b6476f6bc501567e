import { type RawBuilder, sql } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import { type Query, query, statement } from '../../../sql/query.ts';
import { live } from '../../../sql/school-rows.ts';
import type { subjects } from './feeds.ts';

type Days = { school: string; starts_on: string; ends_on: string };
type Changed = { created_at: string; updated_at: string };

/** The language that a guardian has chosen, and when their record last changed. */
export const languageOfGuardian = query<
  { school: string; id: string },
  { preferred_language: string | null; updated_at: string }
>((db, p) => live(db, 'guardians', p).select(['preferred_language', 'updated_at']).where('id', '=', p.id));

export type TermDates = Changed & { id: string; name: string; starts_on: string; ends_on: string };

/** The terms that are not archived and overlap a date range, in order. */
export const datedTerms = query<Days, TermDates>((db, p) =>
  live(db, 'terms', p)
    .select(['id', 'name', 'starts_on', 'ends_on', 'created_at', 'updated_at'])
    .where('starts_on', '<=', p.ends_on)
    .where('ends_on', '>=', p.starts_on)
    .orderBy('starts_on')
    .orderBy('id'),
);

export type ExceptionRow = Changed & {
  id: string;
  date: string;
  kind: Schemas['CalendarException']['kind'];
  name: string;
  /** JSON. */
  grade_level_ids: string | null;
};

/** The calendar exceptions in a date range that are not archived. */
export const datedExceptions = query<Days, ExceptionRow>((db, p) =>
  live(db, 'calendar_exceptions', p)
    .select(['id', 'date', 'kind', 'name', 'grade_level_ids', 'created_at', 'updated_at'])
    .where('date', '>=', p.starts_on)
    .where('date', '<=', p.ends_on)
    .orderBy('date')
    .orderBy('id')
    .$castTo<ExceptionRow>(),
);

/** The grade levels of the school, archived or not: an exception can still name them. */
export const gradeLabels = query<{ school: string }, { id: string; label: string; updated_at: string }>(
  (db, p) =>
    db.selectFrom('grade_levels').select(['id', 'label', 'updated_at']).where('school_id', '=', p.school),
);

type OfSubject = { school: string; id: string };
type Whose = Exclude<keyof typeof subjects, 'room_id'>;

/** The learners of a guardian who sees all about them. */
const learnersOfGuardian = (p: OfSubject) => sql`select k.learner_id from learner_guardians as k
  join learners as l on l.school_id = k.school_id and l.id = k.learner_id
  where k.school_id = ${p.school} and k.guardian_id = ${p.id} and k.archived_at is null and k.access = 'full'
    and l.archived_at is null and l.status <> 'left'`;

// A planned transfer is pending until its day.
const isEnrolled = (row: string) => sql`${sql.ref(`${row}.archived_at`)} is null
  and (${sql.ref(`${row}.status`)} not in ('pending', 'cancelled')
    or (${sql.ref(`${row}.status`)} = 'pending' and ${sql.ref(`${row}.transferred_from_id`)} is not null))`;
const enrolled = isEnrolled('e');

export interface GradeOfYear {
  grade_level_id: string;
  starts_on: string;
  ends_on: string;
  /** The day from which the learner has another register class. */
  next_on: string | null;
}

const yearOfClass = sql`join academic_years as y on y.school_id = c.school_id and y.id = c.academic_year_id`;
const gradeOfYear = sql`c.grade_level_id, y.starts_on, y.ends_on, cast(null as text) as next_on`;

/** The days in the year on which other enrollments of the learner in register classes begin, of one in a register class. */
const beginningOfOthers = (first: RawBuilder<unknown>, side: RawBuilder<unknown>) =>
  sql`(select ${first} from enrollments as o where o.school_id = e.school_id and o.learner_id = e.learner_id
    and o.kind = 'primary' and e.kind = 'primary' and ${isEnrolled('o')}
    and o.starts_on between y.starts_on and y.ends_on and o.starts_on ${side} e.starts_on)`;

// Who is in several register classes within the year has the grade level of each until the next one.
const gradeOfLearner = sql`c.grade_level_id,
  case when e.transferred_from_id is null and ${beginningOfOthers(sql`count(*)`, sql`<`)} = 0
    then y.starts_on else e.starts_on end as starts_on,
  case when e.status in ('transferred', 'withdrawn') or e.ends_as is not null then coalesce(e.ends_on, y.ends_on)
    else y.ends_on end as ends_on,
  ${beginningOfOthers(sql`min(o.starts_on)`, sql`>`)} as next_on`;

const gradesOfLearners = (learners: (p: OfSubject) => RawBuilder<unknown>) =>
  statement<OfSubject, GradeOfYear>(
    (p) => sql`select distinct ${gradeOfLearner} from enrollments as e
      join classes as c on c.school_id = e.school_id and c.id = e.class_id ${yearOfClass}
      where e.school_id = ${p.school} and e.learner_id in (${learners(p)}) and ${enrolled}`,
  );

/** The grade levels of a calendar, each in an academic year. That of a staff member has all. */
export const gradesOfYears = {
  class_id: statement<OfSubject, GradeOfYear>(
    (p) => sql`select ${gradeOfYear} from classes as c ${yearOfClass}
      where c.school_id = ${p.school} and c.id = ${p.id}`,
  ),
  learner_id: gradesOfLearners((p) => sql`${p.id}`),
  guardian_id: gradesOfLearners(learnersOfGuardian),
} as const;

export type AssessmentRow = Changed & {
  id: string;
  title: string;
  kind: Schemas['Assessment']['kind'];
  description: string | null;
  /** The day on which it is held, or on which work is due. */
  date: string;
  what: 'held' | 'due';
  class_label: string;
  class_updated_at: string;
  subject_name: string;
  subject_updated_at: string;
};

/** The day, or the nearest one of the term: work can be due in the holidays. */
const day = sql`case when d.date > t.ends_on then t.ends_on when d.date < t.starts_on then t.starts_on else d.date end`;

/** The days of assessments of classes in a date range. Work that is due when the assessment is held has one. */
const daysOfAssessments = (p: OfSubject & Days, classes: RawBuilder<unknown>) => {
  const on = (what: 'held' | 'due', column: 'held_on' | 'due_on') =>
    sql`select id, ${sql.ref(column)} as date, ${sql.lit(what)} as what from assessments where school_id = ${p.school}
      and class_id in (${classes}) and archived_at is null and status in ('open', 'published')
      and ${sql.ref(column)} between ${p.starts_on} and ${p.ends_on}`;
  return sql`${on('held', 'held_on')} union all ${on('due', 'due_on')} and (held_on is null or held_on <> due_on)`;
};

/** Assessments for which a condition holds, all of them of some classes. */
const assessmentsWhere = (
  classes: (p: OfSubject) => RawBuilder<unknown>,
  isOf: (p: OfSubject) => RawBuilder<unknown>,
): Query<OfSubject & Days, AssessmentRow> =>
  statement(
    (p) => sql`select a.id, a.title, a.kind, a.description, d.date, d.what, a.created_at, a.updated_at,
      c.label as class_label, c.updated_at as class_updated_at,
      s.name as subject_name, s.updated_at as subject_updated_at
    from (${daysOfAssessments(p, classes(p))}) as d
    join assessments as a on a.school_id = ${p.school} and a.id = d.id
    join classes as c on c.school_id = a.school_id and c.id = a.class_id
    join subjects as s on s.school_id = a.school_id and s.id = a.subject_id
    join terms as t on t.school_id = a.school_id and t.id = a.term_id
    where ${isOf(p)}`,
  );

const ofLearners = (learners: (p: OfSubject) => RawBuilder<unknown>) =>
  assessmentsWhere(
    (p) => sql`select e.class_id from enrollments as e
      where e.school_id = ${p.school} and e.learner_id in (${learners(p)})`,
    (p) => sql`exists (select 1 from enrollments as e
      where e.school_id = a.school_id and e.class_id = a.class_id and e.term_id = a.term_id
        and e.learner_id in (${learners(p)}) and ${enrolled}
        and e.starts_on <= ${day} and coalesce(e.ends_on, t.ends_on) >= ${day})`,
  );

/** The assessments that are open or published and are held or due in a date range. */
export const assessmentsOf: Readonly<Record<Whose, Query<OfSubject & Days, AssessmentRow>>> = {
  class_id: assessmentsWhere(
    (p) => sql`${p.id}`,
    () => sql`true`,
  ),
  learner_id: ofLearners((p) => sql`${p.id}`),
  guardian_id: ofLearners(learnersOfGuardian),
  // Those of the classes that the staff member leads, or teaches in the subject on the day.
  staff_id: assessmentsWhere(
    (p) => sql`select c.id from classes as c where c.school_id = ${p.school} and c.teacher_id = ${p.id}
      union select o.resource_id from teacher_allocations as m
      join slot_occupancy as o on o.school_id = m.school_id and o.slot_id = m.slot_id and o.kind = 'class'
      where m.school_id = ${p.school} and m.staff_id = ${p.id} and m.archived_at is null`,
    (p) => sql`(c.teacher_id = ${p.id} or exists (select 1 from teacher_allocations as m
      join slots as z on z.school_id = m.school_id and z.id = m.slot_id and z.archived_at is null
      join timetables as b on b.school_id = z.school_id and b.id = z.timetable_id and b.archived_at is null
        and b.status <> 'draft' and b.effective_from <= ${day} and coalesce(b.effective_to, ${day}) >= ${day}
      join timetable_terms as x on x.school_id = b.school_id and x.timetable_id = b.id and x.term_id = a.term_id
      join slot_occupancy as o on o.school_id = z.school_id and o.slot_id = z.id and o.kind = 'class'
        and o.resource_id = a.class_id
      where m.school_id = a.school_id and m.staff_id = ${p.id} and m.archived_at is null
        and m."from" <= ${day} and coalesce(m."to", ${day}) >= ${day}
        and coalesce(z.subject_id, c.subject_id) = a.subject_id))`,
  ),
};
