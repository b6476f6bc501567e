import type { DailyTask } from '../../core/daily-task.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import { ofLearner } from '../learners/daily-tasks.ts';
import { end, followPrimary } from './enrolling.ts';
import { within } from './rules.ts';
import { enrollments, misplaced, openEnrollments, overBy } from './tables.ts';

/** Completes an enrollment whose term has ended. */
async function complete(work: UnitOfWork, id: string): Promise<void> {
  const { value } = await work.records(enrollments).lockForUpdate(id, 'any');
  const open = await work.db.all(openEnrollments, { school: work.schoolId, learner: value.learner_id });
  const due = open.find((one) => one.id === id);
  if (due?.status !== 'active') return;
  const on = value.ends_on ?? due.term_ends_on;
  await end(work, id, 'complete', { on: within(on, due), reason: null });
}

/** Sets the class of a learner to that of an enrollment that has started. */
const placeLearner = ofLearner(async (work, learner) => {
  for (const { id } of await work.db.all(openEnrollments, { school: work.schoolId, learner }))
    await followPrimary(work, (await work.records(enrollments).get(id)).value);
});

export const dailyTasks: readonly DailyTask[] = [
  { due: overBy, run: complete },
  { due: misplaced, run: placeLearner },
];
