import { Problem } from '../../contract/errors.ts';
import type { Handlers } from '../../work/operation.ts';
import { standard } from '../standard.ts';
import { isPublished, openTerm } from './assessment-rules.ts';
import { withoutGrade } from './grade-queries.ts';
import { assessments as table } from './tables.ts';

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
