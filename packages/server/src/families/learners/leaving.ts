import { invalidField } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import type { Stored } from '../../db/stored.ts';
import type { Learner } from './changes.ts';
import { learnersEnd } from './raised.ts';
import { learners } from './tables.ts';

export type Leave = Pick<Schemas['LearnerLeave'], 'left_on' | 'left_reason'>;

/** Rejects the leave of a learner who is not at the school on the last day. */
export async function checkLeave({ records }: UnitOfWork, id: string, { left_on }: Leave): Promise<void> {
  const current = await records(learners).current(id);
  records(learners).allow(current, 'leave');
  const { admitted_on: admitted } = current.plain;
  if (admitted && left_on < admitted)
    throw invalidField('/left_on', 'before_admission', `must not be before the admission on ${admitted}`);
}

/**
 * Ends the time of learners at the school on a day: immediately, or when the daily tasks reach that day.
 * and the leave is checked. The number of statements does not depend on how many they are.
 */
export async function leaveOn(
  work: UnitOfWork,
  ids: readonly string[],
  { left_on, left_reason }: Leave,
): Promise<void> {
  const records = work.records(learners);
  const held = () => Promise.all(ids.map((id) => records.current(id)));
  const fields = { left_on, left_reason };
  if (left_on > work.today) {
    const writes = (await held()).map((current) => ({ current, fields, reason: left_reason }));
    await records.saveAll(writes);
    return;
  }
  await work.raise(learnersEnd, { learners: ids, on: left_on, reason: 'Learner left' });
  await records.saveAll(
    (await held()).map((current) => records.acting(current, 'leave', fields, left_reason)),
  );
}

/** Whether the leave of a learner is already recorded or planned. */
export function hasLeft({ plain }: Stored<Learner>, { left_on, left_reason }: Leave, today: string): boolean {
  const isDone = plain.status === 'left' || (plain.status === 'active' && left_on > today);
  return isDone && plain.left_on === left_on && plain.left_reason === left_reason;
}

/** Performs a leave whose day has come. */
export async function takeLeave(work: UnitOfWork, id: string): Promise<void> {
  const learner = await work.records(learners).current(id, 'any');
  const { status, left_on, left_reason } = learner.plain;
  // Another process may have been first, or the leave may have been cancelled or changed.
  if (learner.archived || status !== 'active' || !left_on || !left_reason) return;
  if (left_on <= work.today) await leaveOn(work, [id], { left_on, left_reason });
}
