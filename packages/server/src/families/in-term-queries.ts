import { type RawBuilder, sql } from 'kysely';
import { statement } from '../sql/query.ts';

/**
 * The grade level of learners `l` in a term: that of their last register class in it. Learners who are in none have no
 * grade level in the term, unless no other academic year is current: then it is the one that they have now, if they were
 * admitted before the term was over.
 */
export const gradeInTerm = (term: unknown): RawBuilder<string | null> => sql`coalesce(
  (select e.grade_level_id from enrollments e
    where e.school_id = l.school_id and e.learner_id = l.id and e.term_id = ${term} and e.kind = 'primary'
      and e.status != 'cancelled' and e.archived_at is null
    order by e.starts_on desc, e.id desc limit 1),
  case when not exists (select 1 from academic_years y where y.school_id = l.school_id and y.status = 'current'
      and y.archived_at is null and y.id != (select t.academic_year_id from terms t
        where t.school_id = l.school_id and t.id = ${term}))
    and not exists (select 1 from terms t where t.school_id = l.school_id and t.id = ${term} and t.ends_on < l.admitted_on)
    then l.grade_level_id end)`;

/** The enrollments `e` in a term `t` that have not ended before it. */
export const lastsInTerm = sql<boolean>`(e.status in ('active', 'pending')
  or (e.status = 'completed' and coalesce(e.ends_on >= t.ends_on, true))) and e.archived_at is null`;

/** The grade level of a learner in a term. */
export const gradeOfLearner = statement<
  { school: string; learner: string; term: string },
  { grade_level_id: string | null }
>(
  (p) => sql`select ${gradeInTerm(p.term)} as grade_level_id from learners l
    where l.school_id = ${p.school} and l.id = ${p.learner}`,
);
