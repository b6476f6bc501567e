import { earlier } from '../../lib/dates.ts';
import { idRows } from '../../sql/query.ts';
import type { DailyTask } from '../../work/tasks.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { ofLearner } from '../learners/leaving.ts';
import { learners } from '../learners/tables.ts';
import { end, endAsPlanned } from './ending.ts';
import { followPrimary, leaveClass } from './enrolling.ts';
import { type Enrollment, isWaiting } from './rules.ts';
import { enrollments, lastDayOver, misplaced, openEnrollments, startsDue, termOver } from './tables.ts';

/** Ends an enrollment whose last day, or whose term, is over. */
async function endDue(work: UnitOfWork, id: string): Promise<void> {
  const { value } = await work.records(enrollments).current(id, 'any');
  const open = await work.db.all(openEnrollments, {
    school: work.schoolId,
    learners: idRows([value.learner_id]),
  });
  const due = open.find((one) => one.id === id);
  if (due?.status !== 'active') return;
  const on = earlier(value.ends_on ?? due.term_ends_on, due.term_ends_on);
  // The last day may have been changed in the meantime.
  if (on >= work.today) return;
  const left = await leftOn(work, value);
  const ended =
    left !== null && left < on
      ? await end(work, value, 'withdraw', { on: earlier(left, due.term_ends_on), reason: 'Learner left' })
      : await endAsPlanned(work, value, on);
  // After the end of a term the learner keeps the class, because holidays are no reason to be in none.
  const { status } = ended.value;
  if (status === 'withdrawn' || (status === 'completed' && on < due.term_ends_on))
    await leaveClass(work, ended.value);
}

/** The day of a learner's leave, which after an interruption may be due as well: what ends first comes first. */
async function leftOn({ records }: UnitOfWork, { learner_id }: Enrollment): Promise<string | null> {
  return (await records(learners).current(learner_id, 'any')).value.left_on;
}

/** Activates the enrollment of a planned transfer. Its place was taken when the transfer was planned. */
async function start(work: UnitOfWork, id: string): Promise<void> {
  const { value, archived } = await work.records(enrollments).current(id, 'any');
  if (archived || !isWaiting(value) || value.starts_on > work.today) return;
  const left = await leftOn(work, value);
  if (left !== null && left < value.starts_on) {
    await work.records(enrollments).act(id, 'cancel', { reason: 'Learner left' });
    return;
  }
  const active = await work.records(enrollments).act(id, 'activate');
  await followPrimary(work, active.value);
}

/** Sets the class of a learner to that of an enrollment that has started. */
const placeLearner = ofLearner(async (work, learner) => {
  for (const { id } of await work.db.all(openEnrollments, {
    school: work.schoolId,
    learners: idRows([learner]),
  }))
    await followPrimary(work, (await work.records(enrollments).get(id)).value);
});

export const dailyTasks: readonly DailyTask[] = [
  { due: lastDayOver, run: endDue },
  { due: termOver, run: endDue },
  { due: startsDue, run: start },
  { due: misplaced, run: placeLearner },
];
