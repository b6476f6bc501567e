import { invalidBody, invalidField } from '../../contract/errors.ts';
import { addDays, earlier, later } from '../../lib/dates.ts';
import { idRows } from '../../sql/query.ts';
import type { Patch } from '../../store/changes.ts';
import type { Stored } from '../../store/read.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { checkAgain, covers, enroll, followPrimary, leaveClass } from './enrolling.ts';
import {
  checkDates,
  checkFree,
  type Enrollment,
  isOpen,
  isWaiting,
  keepPlace,
  openTerm,
  pointingAt,
  type Term,
} from './rules.ts';
import { enrollments, enrollmentsLasting, openEnrollments } from './tables.ts';

/** The actions that end an active enrollment, with the status that each of them leads to. */
const endings = { withdraw: 'withdrawn', transfer: 'transferred', complete: 'completed' } as const;

interface End {
  /** Last day. */
  on: string;
  reason: string | null;
}

const ended = ({ on, reason }: End) => ({ ends_on: on, reason, ends_as: null });

type Placed = Pick<Enrollment, 'id' | 'starts_on'>;
interface InTerm {
  ends_on: string | null;
  term_ends_on: string;
}

/** How an active enrollment ends on a day. One that has not begun covers no day: it is cancelled. */
const endingOf = (
  { today }: UnitOfWork,
  { starts_on }: Placed,
  action: keyof typeof endings,
  { on, reason }: End,
): [keyof typeof endings | 'drop', Partial<Enrollment>] =>
  starts_on > today
    ? ['drop', { ends_on: null, reason, ends_as: null }]
    : [action, ended({ on: later(on, starts_on), reason })];

/** Ends an active enrollment immediately. */
export function end(
  work: UnitOfWork,
  one: Placed,
  action: keyof typeof endings,
  how: End,
): Promise<Stored<Enrollment>> {
  const [taken, fields] = endingOf(work, one, action, how);
  return work.records(enrollments).act(one.id, taken, fields);
}

/** Plans the end of an active enrollment: the daily tasks end it when its last day is over. */
export function planEnd(
  work: UnitOfWork,
  id: string,
  action: 'withdraw' | 'transfer',
  { on, reason }: End,
): Promise<Stored<Enrollment>> {
  return work.records(enrollments).update(id, { ends_on: on, reason, ends_as: endings[action] });
}

/** The last day of an enrollment, which is in its term. */
export const lastDayOf = ({ ends_on, term_ends_on: end }: InTerm): string => earlier(ends_on ?? end, end);

/** Ends active enrollments whose last day, or whose term, is over: as it was planned, or because they are completed. */
export async function endAsPlanned(
  work: UnitOfWork,
  due: readonly (Placed & InTerm)[],
): Promise<Stored<Enrollment>[]> {
  const records = work.records(enrollments);
  const held = await records.currentAll(due.map(({ id }) => id));
  return records.saveAll(
    due.flatMap((one) => {
      const current = held.get(one.id);
      if (!current) return [];
      const { ends_as, reason } = current.value;
      const planned =
        ends_as === 'withdrawn' ? 'withdraw' : ends_as === 'transferred' ? 'transfer' : 'complete';
      const how = { on: lastDayOf(one), reason: planned === 'withdraw' ? reason : null };
      return records.acting(current, ...endingOf(work, one, planned, how));
    }),
  );
}

/** Ends all enrollments of learners who leave that last longer, and cancels the pending ones. */
export async function endAll(
  work: UnitOfWork,
  learners: readonly string[],
  on: string,
  reason: string,
): Promise<void> {
  const records = work.records(enrollments);
  const rows = { school: work.schoolId, learners: idRows(learners), day: on };
  // Some may have ended since in another way, although the learners had left before.
  const lasting = (await work.db.all(enrollmentsLasting, rows)).filter(
    ({ status, term_status }) => isOpen(status) || term_status !== 'closed',
  );
  const held = await records.currentAll(lasting.map(({ id }) => id));
  await records.saveAll(
    lasting.flatMap((one) => {
      const current = held.get(one.id);
      if (!current) return [];
      if (one.status === 'pending') return records.acting(current, 'cancel', { reason });
      // Whoever had left before it began was never in the class.
      if (one.starts_on > on)
        return records.acting(current, 'drop', { ends_on: null, ends_as: null, reason });
      if (one.status === 'withdrawn') return { current, fields: { ends_on: on } };
      if (one.status === 'transferred') return records.acting(current, 'leave', ended({ on, reason }));
      // Who leaves on the last day was in the class until the end.
      const isEarly = on < one.term_ends_on;
      const how = isEarly ? { on, reason } : { on: one.term_ends_on, reason: null };
      const [action, fields] = endingOf(work, one, isEarly ? 'withdraw' : 'complete', how);
      return records.acting(current, action, fields);
    }),
  );
}

/** Cancels the enrollments of learners that begin after a day on which they will leave; they take no place any longer. */
export async function cancelLater(work: UnitOfWork, learners: readonly string[], on: string): Promise<void> {
  const records = work.records(enrollments);
  const open = await work.db.all(openEnrollments, { school: work.schoolId, learners: idRows(learners) });
  // A planned transfer is cancelled when the learner leaves: if the leave is cancelled, it is carried out.
  const missed = open.filter((one) => one.starts_on > on && !isWaiting(one));
  const held = await records.currentAll(missed.map(({ id }) => id));
  await records.saveAll(
    missed.flatMap(({ id, status }) => {
      const current = held.get(id);
      const fields = { ends_on: null, ends_as: null, reason: 'Learner leaves' };
      return current ? records.acting(current, status === 'pending' ? 'cancel' : 'drop', fields) : [];
    }),
  );
}

/** The enrollment with which a planned transfer will continue another one. */
async function successorOf(
  { db, schoolId: school }: UnitOfWork,
  { id, learner_id }: Enrollment,
): Promise<{ id: string; class_id: string; starts_on: string } | undefined> {
  const open = await db.all(openEnrollments, { school, learners: idRows([learner_id]) });
  return open.find((one) => isWaiting(one) && one.transferred_from_id === id);
}

/** Cancels the enrollment with which a planned transfer would have continued another one. */
export async function cancelSuccessor(work: UnitOfWork, from: Enrollment, reason: string): Promise<void> {
  const successor = from.ends_as === 'transferred' ? await successorOf(work, from) : undefined;
  if (successor) await work.records(enrollments).act(successor.id, 'cancel', { reason });
}

/** The active enrollment that a planned transfer ends. */
async function predecessorOf(work: UnitOfWork, one: Enrollment): Promise<Stored<Enrollment> | undefined> {
  if (!isWaiting(one) || one.transferred_from_id === null) return undefined;
  const from = await work.records(enrollments).current(one.transferred_from_id, 'any');
  return !from.archived && from.value.status === 'active' ? from : undefined;
}

/** Takes back the end of the enrollment that a planned transfer would have ended. */
export async function releasePredecessor(work: UnitOfWork, one: Enrollment): Promise<void> {
  const from = await predecessorOf(work, one);
  if (from?.value.ends_as !== 'transferred') return;
  await keepPlace(work, from.value, null);
  await checkFree(work, { ...from.value, ends_on: null });
  await work.records(enrollments).update(from.id, { ends_on: null, ends_as: null });
}

/** Plans the end of the enrollment that a planned transfer ends again, after the other one was restored. */
export async function planAgain(work: UnitOfWork, one: Enrollment): Promise<void> {
  const from = await predecessorOf(work, one);
  if (!from || (from.value.ends_on !== null && from.value.ends_on < one.starts_on)) return;
  const on = later(addDays(one.starts_on, -1), from.value.starts_on);
  await planEnd(work, from.id, 'transfer', { on, reason: null });
}

/**
 * Moves the learner of an active enrollment to another class of its term on a day: immediately, or with a pending
 * enrollment that becomes active on that day. An earlier plan for the enrollment is replaced.
 */
export async function transfer(
  work: UnitOfWork,
  { value: from }: Stored<Enrollment>,
  request: { to: string; on: string; force: boolean },
): Promise<Stored<Enrollment>> {
  const { id, learner_id, term_id, starts_on } = from;
  const { to, on, force } = request;
  const successor = await successorOf(work, from);
  const continued = successor?.class_id === to ? successor : undefined;
  // On the first day of the enrollment, the learner was in the previous class for that day at most.
  const last = later(addDays(on, -1), starts_on);
  const isNow = on <= later(work.today, starts_on);
  await keepPlace(work, from, last);
  if (successor && !continued)
    await work.records(enrollments).act(successor.id, 'cancel', { reason: 'Moved to another class' });
  if (isNow) await end(work, from, 'transfer', { on: last, reason: null });
  else {
    await checkFree(work, { ...from, ends_on: last });
    await planEnd(work, id, 'transfer', { on: last, reason: null });
  }
  if (continued) return moveStart(work, continued.id, on, { isNow, force });
  return enroll(work, {
    learner_id,
    class_id: to,
    term_id,
    starts_on: on,
    force,
    pending: !isNow,
    transferred_from_id: id,
  });
}

/** Changes the day of a planned transfer in the enrollment that it starts. */
async function moveStart(
  work: UnitOfWork,
  id: string,
  on: string,
  { isNow, force }: { isNow: boolean; force: boolean },
): Promise<Stored<Enrollment>> {
  const current = await work.records(enrollments).current(id);
  if (!isNow && on === current.value.starts_on) return current;
  const wanted = { ...current.value, starts_on: on };
  const forced = await checkAgain(work, wanted, isNow ? 'active' : 'pending', force);
  const fields = { starts_on: on, forced };
  if (!isNow) return work.records(enrollments).update(id, fields);
  const active = await work.records(enrollments).act(id, 'activate', fields);
  await followPrimary(work, active.value);
  return active;
}

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
  const cancelled = value.ends_as !== null && wanted.ends_on === null ? { ends_as: null, reason: null } : {};
  const updated = await work.records(enrollments).update(id, { ...changes, ...cancelled });
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
