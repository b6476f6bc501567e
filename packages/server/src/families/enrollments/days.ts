import { invalidBody, invalidField } from '../../contract/errors.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import type { Patch } from '../../db/patch.ts';
import type { Stored } from '../../db/stored.ts';
import { addDays } from '../../lib/dates.ts';
import { moveStart, planEnd, predecessorOf, successorOf } from './ending.ts';
import { checkAgain, covers, followPrimary, leaveClass } from './enrolling.ts';
import {
  checkDates,
  checkFree,
  type Enrollment,
  isWaiting,
  keepPlace,
  openTerm,
  pointingAt,
  type Term,
} from './rules.ts';
import { enrollments } from './tables.ts';

type Changes = Patch<Enrollment> & Pick<Enrollment, 'starts_on' | 'ends_on'>;

/**
 * Changes the dates of an enrollment. Its last day is that of its planned end, if there is one: null takes the plan
 * back. The day of a planned transfer changes in both of its enrollments.
 */
export async function changeDays(
  work: UnitOfWork,
  current: Stored<Enrollment>,
  changes: Changes,
): Promise<Stored<Enrollment>> {
  const { id, value } = current;
  const wanted = { ...value, starts_on: changes.starts_on, ends_on: changes.ends_on };
  await keepPlace(work, value, wanted.ends_on);
  if (isWaiting(value)) return changeWaiting(work, value, wanted, changes);
  const isPlanMoved = value.ends_as !== null && wanted.ends_on !== value.ends_on;
  const successor = isPlanMoved ? await successorOf(work, value) : undefined;
  await checkDays(work, value, wanted, await openTerm(work, value.term_id));
  const canceled = value.ends_as !== null && wanted.ends_on === null ? { ends_as: null, reason: null } : {};
  const updated = await work.records(enrollments).update(id, { ...changes, ...canceled });
  if (successor && wanted.ends_on !== null) await moveSuccessor(work, successor.id, wanted.ends_on);
  else if (successor)
    await work.records(enrollments).act(successor.id, 'cancel', { reason: 'Transfer cancelled' });
  if (covers(updated.value, work.today)) await followPrimary(work, updated.value);
  else await leaveClass(work, updated.value);
  return updated;
}

/** Changes the first day of the enrollment that a planned transfer starts, to the day after a day. */
async function moveSuccessor(work: UnitOfWork, id: string, last: string): Promise<void> {
  const on = addDays(last, 1);
  checkLater(work, on, '/ends_on');
  try {
    await moveStart(work, id, on, { isNow: false, force: false });
  } catch (error) {
    throw pointingAt({ '/starts_on': '/ends_on' }, error);
  }
}

/** Changes the dates of the enrollment that a planned transfer starts, and the last day of the one that it ends. */
async function changeWaiting(
  work: UnitOfWork,
  value: Enrollment,
  wanted: Enrollment,
  changes: Changes,
): Promise<Stored<Enrollment>> {
  const from = wanted.starts_on === value.starts_on ? undefined : await predecessorOf(work, value);
  if (from) {
    const on = addDays(wanted.starts_on, -1);
    if (on < from.value.starts_on) {
      const detail = `must be after ${from.value.starts_on}, the first day in the other class`;
      throw invalidField('/starts_on', 'before_start', detail);
    }
    checkLater(work, wanted.starts_on, '/starts_on');
    await keepPlace(work, from.value, on);
    await checkFree(work, { ...from.value, ends_on: on });
    await planEnd(work, from.id, 'transfer', { on, reason: null });
  }
  const forced = await checkAgain(work, wanted, 'pending');
  return work.records(enrollments).update(value.id, { ...changes, forced });
}

/** Only a transfer on a later day can be planned. */
function checkLater({ today }: UnitOfWork, on: string, pointer: string): void {
  if (on > today) return;
  const detail = 'would transfer the learner today or earlier; use `transfer` for this';
  throw invalidField(pointer, 'in_past', detail);
}

/** Changed dates of an open enrollment must be free and within its term, like those of a new one. */
async function checkDays(
  work: UnitOfWork,
  { status, ...previous }: Enrollment,
  wanted: Enrollment,
  term: Term,
): Promise<void> {
  if (status !== 'active' && status !== 'pending') {
    const detail = `cannot be changed: the enrollment is ${status}`;
    const changed = (['starts_on', 'ends_on'] as const).filter((field) => wanted[field] !== previous[field]);
    throw invalidBody(changed.map((field) => ({ pointer: `/${field}`, code: 'immutable', detail })));
  }
  checkDates(wanted, term);
  await checkFree(work, wanted);
}
