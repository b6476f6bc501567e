import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../../sql/database.ts';
import { type Params, query, recordset, statement } from '../../sql/query.ts';
import { live } from '../../sql/school-rows.ts';
import type { Filter } from '../../store/resource.ts';

/** A number with at most two decimal places, as an integer number of hundredths. */
const hundredths = (value: RawBuilder<unknown>) => sql`cast(round(${value} * 100) as bigint)`;

/** 100 m / max, rounded half up, in whole numbers. */
function percentageOf(mark: RawBuilder<unknown>, max: RawBuilder<unknown>): RawBuilder<unknown> {
  const [m, of] = [hundredths(mark), hundredths(max)];
  return sql`((200 * ${m} + ${of}) / (2 * ${of}))`;
}

const own = sql`a.school_id = grades.school_id and a.id = grades.assessment_id`;
const percentage = percentageOf(sql`grades.mark`, sql`a.max_mark`);

/** The levels of a scale `s`, as rows `r` with `level` and `min`. */
const levelRows = (dialect: Dialect): RawBuilder<unknown> =>
  dialect === 'sqlite'
    ? sql`json_each(s.levels) as r`
    : recordset(sql`s.levels`, { level: 'integer', min: 'integer' });
const ofLevel = (field: 'level' | 'min', dialect: Dialect): RawBuilder<unknown> =>
  dialect === 'sqlite' ? sql`json_extract(r.value, ${sql.lit(`$.${field}`)})` : sql.ref(`r.${field}`);

/** Fields of a grade that follow from its mark, its assessment and the grading scale. */
export const gradeFigures = {
  percentage: () => sql`case when grades.mark is null then null else
    (select cast(${percentage} as integer) from assessments a where ${own}) end`,
  level: (_p: Params, dialect: Dialect) => sql`case when grades.mark is null then null else
    (select ${ofLevel('level', dialect)} from assessments a
      join grading_scales s on s.school_id = a.school_id and s.id = a.grading_scale_id
      cross join ${levelRows(dialect)}
      where ${own} and ${ofLevel('min', dialect)} <= ${percentage}
      order by ${ofLevel('min', dialect)} desc limit 1) end`,
};

const inAssessment =
  (column: 'term_id' | 'subject_id'): Filter =>
  (select, p) =>
    select.where(
      sql<boolean>`exists (select 1 from assessments a where ${own} and ${sql.ref(`a.${column}`)} = ${p[column]})`,
    );

export const gradeFilters = { term_id: inAssessment('term_id'), subject_id: inAssessment('subject_id') };

// The learners `e` of the class of an assessment, for its term: by the index of the class, as a term has those of the school.
const members = sql`enrollments e
  join learners l on l.school_id = e.school_id and l.id = e.learner_id
  join terms t on t.school_id = e.school_id and t.id = e.term_id`;
const inClass = sql`e.school_id = assessments.school_id and e.class_id = assessments.class_id and e.term_id || '' = assessments.term_id
  and e.status not in ('pending', 'cancelled') and e.archived_at is null`;
const enrolled = sql`${inClass} and l.archived_at is null`;

/** Who had joined the class when the assessment was held, or has until today, and not left it. */
function onRoll(today: unknown, among = enrolled): RawBuilder<unknown> {
  const day = sql`coalesce(assessments.held_on,
    case when ${today} > t.ends_on then t.ends_on when ${today} < t.starts_on then t.starts_on else ${today} end)`;
  return sql`${among} and e.starts_on <= ${day} and coalesce(e.ends_on, t.ends_on) >= ${day}`;
}

const undecided = sql`not exists (select 1 from grades g where g.school_id = e.school_id and g.assessment_id = assessments.id
  and g.learner_id = e.learner_id and g.status != 'pending' and g.archived_at is null)`;

const marked = sql`from grades g where g.school_id = assessments.school_id and g.assessment_id = assessments.id and g.status = 'graded'
  and g.archived_at is null`;

/** The statistics of an assessment at this time. */
function statsNow(p: Params, dialect: Dialect): RawBuilder<unknown> {
  const roll = sql`from ${members} where ${onRoll(p.today)}`;
  // Who was archived after they had a mark is counted with it.
  const withMark = sql`${inClass} and (l.archived_at is null or exists (select 1 ${marked} and g.learner_id = e.learner_id))`;
  const sum = sql`cast(sum(${hundredths(sql`g.mark`)}) as bigint)`;
  // The mean in hundredths, rounded half up.
  const mean = sql`cast((2 * ${sum} + count(*)) / (2 * count(*)) as bigint)`;
  const fields = sql`'enrolled', (select count(distinct e.learner_id) from ${members} where ${onRoll(p.today, withMark)}), 'graded', (select count(*) ${marked}),
    'pending', (select count(distinct e.learner_id) ${roll} and ${undecided}),
    'mean', (select case when count(*) = 0 then null else ${
      dialect === 'sqlite' ? sql`${mean} / 100.0` : sql`cast(${mean} as double precision) / 100`
    } end ${marked})`;
  return dialect === 'sqlite' ? sql`json_object(${fields})` : sql`json_build_object(${fields})`;
}

/** The statistics of an assessment: as they were when it was published, or as they are. */
export function stats(p: Params, dialect: Dialect): RawBuilder<unknown> {
  const now = statsNow(p, dialect);
  const isFrozen = sql`assessments.status = 'published' and assessments.published_stats is not null`;
  return dialect === 'sqlite'
    ? sql`json(case when ${isFrozen} then assessments.published_stats else ${now} end)`
    : sql`case when ${isFrozen} then assessments.published_stats::json else ${now} end`;
}

type OfAssessment = { school: string; assessment: string };

/** The learners of an assessment without a decided grade, at most 200. */
export const withoutGrade = statement<OfAssessment & { today: string }, { id: string }>(
  (p) => sql`select distinct e.learner_id as id from assessments cross join ${members}
    where assessments.school_id = ${p.school} and assessments.id = ${p.assessment} and ${onRoll(p.today)} and ${undecided}
    order by id limit 200`,
);

/** The learners who can have a grade: those with an enrollment in the class for the term. */
export const gradable = statement<OfAssessment, { id: string }>(
  (p) => sql`select distinct e.learner_id as id from assessments cross join ${members}
    where assessments.school_id = ${p.school} and assessments.id = ${p.assessment} and ${enrolled}`,
);

/** The grades of an assessment that are not archived, by learner. */
export const gradesOf = query<OfAssessment, { id: string; learner_id: string }>((db, p) =>
  live(db, 'grades', p).select(['id', 'learner_id']).where('assessment_id', '=', p.assessment),
);

interface Highest {
  mark: number | null;
}

/** The highest mark of an assessment. */
export const highestMark = query<OfAssessment, Highest>((db, p) =>
  live(db, 'grades', p)
    .select(sql<number | null>`max(mark)`.as('mark'))
    .where('assessment_id', '=', p.assessment),
);

/** The grade of a learner for an assessment that is not archived. */
export const gradeOf = query<OfAssessment & { learner: string }, { id: string }>((db, p) =>
  live(db, 'grades', p)
    .select('id')
    .where('assessment_id', '=', p.assessment)
    .where('learner_id', '=', p.learner),
);

/** A published assessment that uses a scale. */
export const publishedWith = query<{ school: string; scale: string }, { id: string }>((db, p) =>
  live(db, 'assessments', p)
    .select('id')
    .where('grading_scale_id', '=', p.scale)
    .where('status', '=', 'published')
    .limit(1),
);

/** The default scale of a school. */
export const defaultScale = query<{ school: string }, { id: string }>((db, p) =>
  live(db, 'grading_scales', p).select('id').where('default', '=', 1),
);

/** Whether a grade can still be changed: marks of published assessments are final, and a source may no longer have them. */
export const isChangeable = sql<boolean>`exists (select 1 from assessments as a
  join terms as t on t.school_id = a.school_id and t.id = a.term_id
  where a.school_id = grades.school_id and a.id = grades.assessment_id and a.status = 'open' and t.status <> 'closed')`;
