import { invalidField } from '../../contract/errors.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import type { Stored } from '../../db/stored.ts';
import { addDays, later } from '../../lib/dates.ts';
import { classes } from '../classes/tables.ts';
import { learners } from '../learners/tables.ts';
import {
  checkClass,
  checkFree,
  checkLearner,
  checkSpan,
  type Enrollment,
  type Held,
  type NewEnrollment,
  place,
  type Term,
  takePlace,
  within,
} from './rules.ts';
import { enrollments, openEnrollments } from './tables.ts';

/** Enrolls a learner in a class for a term. All checks are made before anything is written. */
export async function enroll(
  work: UnitOfWork,
  request: NewEnrollment,
  held?: Held,
): Promise<Stored<Enrollment>> {
  const { pending = false, force = false, ...fields } = request;
  const { learner, cls, term } = await place(work, request, held);
  const { today } = work;
  const starts_on = request.starts_on ?? later(today, term.starts_on);
  const span = { starts_on, ends_on: request.ends_on ?? null };
  const kind = cls.kind === 'register' ? ('primary' as const) : ('subject' as const);
  checkSpan(span, term);
  checkClass(cls, term);
  checkLearner(learner);
  await checkFree(work, { ...request, ...span, kind });
  const forced = pending ? false : await takePlace(work, cls, term.id, force);
  const created = await work.records(enrollments).create({
    ...fields,
    ...span,
    kind,
    forced,
    status: pending ? 'pending' : 'active',
  });
  if (!pending) await followPrimary(work, created.value);
  return created;
}

/**
 * The rules for a new enrollment also apply to one that becomes active, or that was archived while open and is
 * restored. Returns whether it exceeds the capacity of its class.
 */
export async function checkAgain(
  work: UnitOfWork,
  enrollment: Enrollment,
  becomes: 'active' | 'pending',
  force = false,
): Promise<boolean> {
  const { learner, cls, term } = await place(work, enrollment);
  checkSpan(enrollment, term);
  checkClass(cls, term);
  checkLearner(learner);
  await checkFree(work, enrollment);
  if (becomes === 'pending' || enrollment.forced) return enrollment.forced;
  return takePlace(work, cls, term.id, force);
}

const covers = ({ starts_on, ends_on }: Enrollment, day: string): boolean =>
  starts_on <= day && (ends_on ?? day) >= day;

/** Changed dates of an open enrollment must be free and within its term, like those of a new one. */
export async function checkDays(work: UnitOfWork, wanted: Enrollment, term: Term): Promise<void> {
  const { status } = wanted;
  if (status !== 'active' && status !== 'pending')
    throw invalidField(
      '/starts_on',
      'immutable',
      `starts_on and ends_on cannot be changed: the enrollment is ${status}`,
    );
  checkSpan(wanted, term);
  await checkFree(work, wanted);
}

/** Updates the class of the learner after the dates of an enrollment have changed. */
export async function followDays(work: UnitOfWork, enrollment: Enrollment): Promise<void> {
  if (covers(enrollment, work.today)) await followPrimary(work, enrollment);
  else await leaveClass(work, enrollment);
}

/** Sets the learner's class to that of a primary enrollment that covers today. */
export async function followPrimary(work: UnitOfWork, enrollment: Enrollment): Promise<void> {
  const { kind, status, class_id, learner_id } = enrollment;
  if (kind !== 'primary' || status !== 'active' || !covers(enrollment, work.today)) return;
  const { label } = (await work.records(classes).get(class_id)).value;
  await work.records(learners).update(learner_id, { class_id, class: label });
}

/** A learner whose primary enrollment was removed has no class, unless another enrollment covers today. */
export async function leaveClass(work: UnitOfWork, enrollment: Enrollment): Promise<void> {
  const { kind, class_id, learner_id } = enrollment;
  if (kind !== 'primary') return;
  const { value: learner, archived } = await work.records(learners).get(learner_id);
  if (archived || learner.class_id !== class_id) return;
  const open = await work.db.all(openEnrollments, { school: work.schoolId, learner: learner_id });
  const holds = open.some(
    ({ id, status, class_id: other }) => id !== enrollment.id && status === 'active' && other === class_id,
  );
  if (holds) return;
  await work.records(learners).update(learner_id, { class_id: null, class: null });
}

interface End {
  /** Last day. */
  on: string;
  reason: string | null;
}

/** Ends an active enrollment. */
export function end(
  work: UnitOfWork,
  id: string,
  action: 'withdraw' | 'transfer' | 'complete',
  { on, reason }: End,
): Promise<Stored<Enrollment>> {
  return work.records(enrollments).act(id, action, { ends_on: on, reason });
}

/** Ends all active enrollments of a learner who leaves, and cancels the pending ones. */
export async function endAll(work: UnitOfWork, learner: string, on: string, reason: string): Promise<void> {
  for (const open of await work.db.all(openEnrollments, { school: work.schoolId, learner })) {
    if (open.status === 'pending') await work.records(enrollments).act(open.id, 'cancel', { reason });
    else await end(work, open.id, 'withdraw', { on: within(on, open), reason });
  }
}

/** Moves the learner of an active enrollment to another class of its term. */
export async function transfer(
  work: UnitOfWork,
  { value: from }: Stored<Enrollment>,
  request: { to: string; on: string; force: boolean },
): Promise<Stored<Enrollment>> {
  const { learner_id, term_id, starts_on } = from;
  const { to, on, force } = request;
  const dayBefore = addDays(on, -1);
  // On the first day of the enrollment, the learner was in the previous class for that day at most.
  const last = later(dayBefore, starts_on);
  await end(work, from.id, 'transfer', { on: last, reason: null });
  return enroll(work, { learner_id, class_id: to, term_id, starts_on: on, force });
}
