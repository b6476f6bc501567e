import { sql } from 'kysely';
import { statement } from '../../db/query.ts';
import { rowsOf } from '../../db/rows.ts';

export interface Charged {
  id: string;
  grade_level_id: string | null;
}

/** The learners who are enrolled in a class for a term. */
const enrolledIn = (p: { school: unknown; class: unknown; term: unknown }) =>
  sql`select e.learner_id from enrollments as e where e.school_id = ${p.school} and e.class_id = ${p.class}
    and e.term_id = ${p.term} and e.status in ('active', 'pending') and e.archived_at is null`;

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
  (p, dialect) => sql`select l.id, l.grade_level_id from learners as l
    where l.school_id = ${p.school} and l.archived_at is null and case
      when cast(${p.rows} as text) is not null
        then l.id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})
      when cast(${p.class} as text) is not null
        then l.id in (${enrolledIn(p)})
      else l.grade_level_id = ${p.grade} and l.status = 'active' end
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
      and (cast(${p.class} as text) is null or i.learner_id in (${enrolledIn(p)}))
      and (cast(${p.grade} as text) is null or i.learner_id in (select l.id from learners as l
        where l.school_id = ${p.school} and l.grade_level_id = ${p.grade} and l.status = 'active'
          and l.archived_at is null))
    order by i.id limit ${p.most}`,
);
