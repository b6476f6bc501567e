import type { Schemas } from '../../contract/schemas.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import type { Stored } from '../../db/stored.ts';
import type { Learner } from './changes.ts';
import { learnerEnds } from './raised.ts';
import { learners } from './tables.ts';

/** Ends a learner's time at the school on a day: immediately, or when the daily tasks reach that day. */
export async function leaveOn(
  work: UnitOfWork,
  { id }: Stored<Learner>,
  leave: Schemas['LearnerLeave'],
): Promise<Stored<Learner>> {
  const reason = leave.left_reason;
  if (leave.left_on > work.today) return work.records(learners).update(id, leave, { reason });
  await work.raise(learnerEnds, { learner: id, on: leave.left_on, reason: 'Learner left' });
  return work.records(learners).act(id, 'leave', leave, { reason });
}

/** Performs a leave whose day has come. */
export async function takeLeave(work: UnitOfWork, id: string): Promise<void> {
  const learner = await work.records(learners).lockForUpdate(id, 'any');
  const { status, left_on, left_reason } = learner.value;
  // Another process may have been first, or the leave may have been cancelled or changed.
  if (learner.archived || status !== 'active' || !left_on || !left_reason) return;
  if (left_on <= work.today) await leaveOn(work, learner, { left_on, left_reason });
}
