import { sql } from 'kysely';
import { rowsOf, statement } from '../../sql/query.ts';
import { gradeInTerm, lastsInTerm } from '../in-term-queries.ts';

export interface Charged {
  id: string;
  /** In the term. */
  grade_level_id: string | null;
}

type InTerm = { school: unknown; term: unknown };

const enrolled = (p: InTerm) =>
  sql`select e.learner_id from enrollments as e join terms as t on t.school_id = e.school_id and t.id = e.term_id
    where e.school_id = ${p.school} and e.term_id = ${p.term} and ${lastsInTerm}`;

/** The learners of a class in a term. */
const inClass = (p: InTerm & { class: unknown }) => sql`${enrolled(p)} and e.class_id = ${p.class}`;

/** Whether a learner `l` is of a grade level in a term. */
const isOfGrade = (p: InTerm & { grade: unknown }) =>
  sql`(l.status = 'active' or l.id in (${enrolled(p)})) and ${gradeInTerm(p.term)} = ${p.grade}`;

/** The learners of a list, of a class in a term, or of a grade level. */
export const learnersOf = statement<
  {
    school: string;
    term: string;
    class: string | null;
    grade: string | null;
    rows: string | null;
    most: number;
  },
  Charged
>(
  (p, dialect) => sql`select l.id, ${gradeInTerm(p.term)} as grade_level_id from learners as l
    where l.school_id = ${p.school} and l.archived_at is null and case
      when cast(${p.rows} as text) is not null
        then l.id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})
      when cast(${p.class} as text) is not null
        then l.id in (${inClass(p)})
      else ${isOfGrade(p)} end
    order by l.id limit ${p.most}`,
);

/** The fee items that learners have been charged for a term. */
export const chargedIn = statement<
  { school: string; term: string; rows: string },
  { learner_id: string; item: string }
>((p, dialect) => {
  const id =
    dialect === 'sqlite' ? sql`json_extract(j.value, '$.fee_item_id')` : sql`j.value ->> 'fee_item_id'`;
  const lines =
    dialect === 'sqlite'
      ? sql`json_each(i.lines) as j`
      : sql`json_array_elements(i.lines::json) as j (value)`;
  return sql`select distinct i.learner_id, ${id} as item from invoices as i, ${lines}
      where i.school_id = ${p.school} and i.term_id = ${p.term} and i.status != 'void' and i.archived_at is null
        and i.learner_id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)}) and ${id} is not null`;
});

/** The drafts of a term; only those of the learners of a class or a grade level, if these are not null. */
export const draftsOf = statement<
  { school: string; term: string; class: string | null; grade: string | null; most: number },
  { id: string }
>(
  (p) => sql`select i.id from invoices as i
    where i.school_id = ${p.school} and i.term_id = ${p.term} and i.status = 'draft' and i.archived_at is null
      and (cast(${p.class} as text) is null or i.learner_id in (${inClass(p)}))
      and (cast(${p.grade} as text) is null or i.learner_id in (select l.id from learners as l
        where l.school_id = ${p.school} and l.archived_at is null and ${isOfGrade(p)}))
    order by i.id limit ${p.most}`,
);
