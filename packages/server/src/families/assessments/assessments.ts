import { invalidQuery, Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { byName } from '../../lib/names.ts';
import { idRows } from '../../sql/query.ts';
import type { Handlers } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { standard } from '../standard.ts';
import { firstScale, isPublished, openTerm } from './assessment-rules.ts';
import { defaultScale, withoutGrade } from './grade-queries.ts';
import { learnersIn, namesOf } from './report-queries.ts';
import { resultsOf, type SubjectResult } from './results.ts';
import { gradingScales as scales, assessments as table } from './tables.ts';

export const assessments: Handlers<'assessments'> = {
  ...standard('assessments', table),

  create: ({ body, records }) => records(table).create({ revision: 0, ...body }, { published_stats: null }),

  async publish(context) {
    const { params, records, now, today, db, schoolId: school } = context;
    const current = await records(table).current(params.assessment_id);
    records(table).allow(current, 'publish');
    await openTerm(context, current.value.term_id);
    const { stats, revision } = current.value;
    if (stats.pending > 0) {
      const missing = await db.all(withoutGrade, { school, assessment: current.id, today });
      throw new Problem(
        'incomplete_grades',
        `Learners whose grade is missing or pending: ${stats.pending}. Enter their marks, or set the status to absent, exempt or withheld.`,
        { members: { learner_ids: missing.map(({ id }) => id) } },
      );
    }
    return records(table).act(
      current.id,
      'publish',
      { published_at: now, revision: revision + 1 },
      { hidden: { published_stats: JSON.stringify(stats) } },
    );
  },

  reopen: ({ params, body, records }) =>
    records(table).act(params.assessment_id, 'reopen', {}, { reason: body.reason }),

  async archive(context) {
    const { params, records } = context;
    const current = await records(table).current(params.assessment_id, 'any');
    if (current.archived) return current;
    if (current.value.status === 'published') throw isPublished();
    await openTerm(context, current.value.term_id);
    return (await records(table).archive(current.id)).record;
  },
};

const isDefault = (): Problem =>
  new Problem(
    'default_scale',
    'Every school has a default grading scale. Make another scale the default first.',
  );

/** The default scale no longer is, because another one becomes the default. */
async function takeDefault({ db, schoolId: school, records }: UnitOfWork): Promise<void> {
  const former = await db.first(defaultScale, { school });
  if (former) await records(scales).update(former.id, { default: false });
}

/** The scale with which a new school begins. */
export async function seedScale({ records }: UnitOfWork): Promise<void> {
  await records(scales).create(firstScale);
}

export const gradingScales: Handlers<'grading-scales'> = {
  ...standard('grading-scales', scales),

  async create(context) {
    const { body, records } = context;
    if (body.default) await takeDefault(context);
    return records(scales).create(body);
  },

  async update(context) {
    const { params, body, records } = context;
    const current = await records(scales).current(params.grading_scale_id);
    const becomesDefault = body.default ?? current.value.default;
    if (current.value.default && !becomesDefault) throw isDefault();
    if (!current.value.default && becomesDefault) await takeDefault(context);
    return records(scales).update(current.id, body);
  },

  async archive({ params, records }) {
    const current = await records(scales).current(params.grading_scale_id, 'any');
    if (!current.archived && current.value.default) throw isDefault();
    return (await records(scales).archive(current.id)).record;
  },

  async clone({ params, body, records }) {
    const { levels } = (await records(scales).current(params.grading_scale_id)).value;
    return records(scales).create({ name: body.name, levels, default: false });
  },
};

type Shown = Schemas['TermResult']['subjects'][number];

const isCounted = ({ status }: { status: string }): boolean => status === 'graded' || status === 'absent';

/** A result in a subject, as responses show it. */
const shown = ({ subject, percentage, level, grades }: SubjectResult): Shown => ({
  subject_id: subject.id,
  name: subject.name,
  percentage,
  level: level?.level ?? null,
  level_label: level?.label ?? null,
  assessments: grades.filter(isCounted).length,
});

export const termResults: Handlers<'term-results'> = {
  async get({ query, db, schoolId: school, ...work }) {
    const { term_id: term, class_id: cls, learner_id: learner } = query;
    if (cls === undefined && learner === undefined)
      throw invalidQuery([{ pointer: '?class_id', code: 'required', detail: 'send class_id or learner_id' }]);
    const members = cls === undefined ? undefined : await db.all(learnersIn, { school, term, class: cls });
    const ids = members?.map(({ id }) => id) ?? [];
    const wanted = learner === undefined ? ids : [learner].filter((id) => !members || ids.includes(id));
    const names = (await db.all(namesOf, { school, rows: idRows(wanted) })).sort(byName);
    const results = await resultsOf(
      { ...work, db, schoolId: school },
      names.map(({ id }) => id),
      term,
    );
    const data = names.map(({ id, name }) => {
      const { subjects = [], average = null } = results.get(id) ?? {};
      return { learner_id: id, name, subjects: subjects.map(shown), average };
    });
    return { data };
  },
};
