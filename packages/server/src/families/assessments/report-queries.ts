import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../../sql/database.ts';
import { type Params, query, rowsOf, statement } from '../../sql/query.ts';
import { inSchool, live } from '../../sql/school-rows.ts';

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

const ownGrade = sql`g.school_id = term_reports.school_id and g.learner_id = term_reports.learner_id
  and g.archived_at is null`;
const ownAssessment = sql`a.school_id = term_reports.school_id and a.archived_at is null and a.counts = 1`;

/** Whether a report would have other results if it were generated again. */
export function stale(_p: Params, dialect: Dialect): RawBuilder<unknown> {
  const isChanged = sql`exists (select 1 from ${contained(dialect)} where not exists (
    select 1 from grades g join assessments a on a.id = g.assessment_id
    where ${ownGrade} and ${ownAssessment} and g.assessment_id = x.assessment_id and a.status != 'cancelled'
      and g.status = x.status and g.mark is not distinct from x.mark
      and a.max_mark = x.max_mark and a.weight = x.weight))`;
  const isIncomplete = sql`exists (select 1 from grades g join assessments a on a.id = g.assessment_id
    where ${ownGrade} and ${ownAssessment} and a.term_id = term_reports.term_id and a.status = 'published'
      and g.status != 'pending' and not exists (
        select 1 from ${contained(dialect)} where x.assessment_id = a.id))`;
  return dialect === 'sqlite'
    ? sql`json(case when ${isChanged} or ${isIncomplete} then 'true' else 'false' end)`
    : sql`(${isChanged} or ${isIncomplete})`;
}

type InTerm = { school: string; term: string };

interface Version {
  id: string;
  learner_id: string;
  status: string;
  report_version: number;
}

/** The reports of learners for a term, oldest version first. */
export const versionsOf = statement<InTerm & { rows: string }, Version>(
  (p, dialect) => sql`select id, learner_id, status, report_version from term_reports
    where school_id = ${p.school} and term_id = ${p.term}
      and learner_id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})
    order by learner_id, report_version`,
);

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
