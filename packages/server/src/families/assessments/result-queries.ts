import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../../sql/database.ts';
import { query, type RowColumns, rowsOf, statement } from '../../sql/query.ts';
import { inSchool } from '../../sql/school-rows.ts';
import { gradeInClass } from '../in-term-queries.ts';

const idRows = { id: 'text' } as const satisfies RowColumns;
const listed = (rows: unknown, dialect: Dialect): RawBuilder<unknown> =>
  sql`(select r.id from ${rowsOf(rows, idRows, dialect)})`;

type InTerm = { school: string; term: string };
type OfLearners = InTerm & { rows: string };

/** A decided grade of a published assessment that counts. */
export interface CountedGrade {
  learner_id: string;
  mark: number | null;
  status: 'graded' | 'absent' | 'exempt' | 'withheld';
  assessment_id: string;
  title: string;
  max_mark: number;
  weight: number;
  subject_id: string;
  grading_scale_id: string;
  /** Of the class of the assessment. */
  teacher: string | null;
}

/** The grades of learners that make up their results in a term, in the order in which they were held. */
export const countedGrades = statement<OfLearners, CountedGrade>(
  (p, dialect) => sql`
    select g.learner_id, g.mark, g.status, a.id as assessment_id, a.title, a.max_mark, a.weight, a.subject_id,
      a.grading_scale_id, s.name as teacher
    from grades g
    join assessments a on a.school_id = g.school_id and a.id = g.assessment_id
    join classes c on c.school_id = a.school_id and c.id = a.class_id
    left join staff s on s.school_id = c.school_id and s.id = c.teacher_id
    where g.school_id = ${p.school} and g.learner_id in ${listed(p.rows, dialect)} and g.status != 'pending'
      and g.archived_at is null and a.term_id = ${p.term} and a.status = 'published' and a.counts = 1
      and a.archived_at is null
    order by coalesce(a.held_on, '9999-12-31'), a.id`,
);

/** A class of a learner in a term. */
export interface Attended {
  learner_id: string;
  class_id: string;
  label: string;
  kind: 'register' | 'subject';
  grade_level_id: string;
  /** The label of the grade level of the learner in the class. */
  grade_level: string;
  subject_id: string | null;
  teacher: string | null;
}

const attended = sql`
  from enrollments e
  join classes c on c.school_id = e.school_id and c.id = e.class_id
  join learners l on l.school_id = e.school_id and l.id = e.learner_id
  join grade_levels v on v.school_id = e.school_id and v.id = ${gradeInClass()}
  left join staff s on s.school_id = c.school_id and s.id = c.teacher_id
  where e.status in ('active', 'completed') and e.archived_at is null`;
const attendedFields = sql`e.learner_id, c.id as class_id, c.label, c.kind, c.grade_level_id, v.label as grade_level,
  c.subject_id, s.name as teacher`;

/** The classes of learners in a term; of several register classes, the last one is that of the learner. */
export const classesOf = statement<OfLearners, Attended>(
  (
    p,
    dialect,
  ) => sql`select ${attendedFields} ${attended} and e.school_id = ${p.school} and e.term_id = ${p.term}
    and e.learner_id in ${listed(p.rows, dialect)} order by e.starts_on, e.id`,
);

/** The learners who are enrolled in a class in a term. */
export const learnersIn = statement<InTerm & { class: string }, { id: string }>(
  (
    p,
  ) => sql`select distinct e.learner_id as id ${attended} and e.school_id = ${p.school} and e.term_id = ${p.term}
    and c.id = ${p.class} order by id`,
);

/** The learners of a grade level in the register classes of a term. */
export const learnersOf = statement<InTerm & { gradeLevel: string }, { id: string }>(
  (
    p,
  ) => sql`select distinct e.learner_id as id ${attended} and e.school_id = ${p.school} and e.term_id = ${p.term}
    and c.kind = 'register' and v.id = ${p.gradeLevel} order by id`,
);

export const namesOf = statement<{ school: string; rows: string }, { id: string; name: string }>(
  (p, dialect) =>
    sql`select id, name from learners where school_id = ${p.school} and id in ${listed(p.rows, dialect)} order by name, id`,
);

export interface SubjectRow {
  id: string;
  name: string;
  counts_for_average: number;
}

export const subjectsOf = statement<{ school: string; rows: string }, SubjectRow>(
  (p, dialect) => sql`select id, name, counts_for_average from subjects
    where school_id = ${p.school} and id in ${listed(p.rows, dialect)} order by name, id`,
);

export interface ScaleRow {
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
