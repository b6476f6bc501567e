import { seesConfidential } from '../../store/confidential.ts';
import type { Handler } from '../../work/operation.ts';
import { learners } from '../learners/tables.ts';
import { pointsOf } from './queries.ts';

// As text, before and after every possible time.
const always = { from: '', to: '~' };

export const learnerDiscipline: Handler<'learners.discipline'> = async (context) => {
  const { params, query, db, schoolId: school, records } = context;
  const { id: learner } = await records(learners).get(params.learner_id);
  const { from = always.from, to = always.to } = query;
  const confidential = Number(seesConfidential(context));
  const found = await db.first(pointsOf, { school, learner, from, to, confidential });
  return { learner_id: learner, incidents: 0, merits: 0, points: 0, ...found };
};
