import { later } from '../../lib/dates.ts';
import type { Stored } from '../../store/read.ts';
import type { HasRoom } from '../../work/import-target.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { classes, gradeLevels } from '../classes/tables.ts';
import type { Learner } from '../learners/changes.ts';
import { learners } from '../learners/tables.ts';
import {
  type Class,
  checkClass,
  checkDates,
  checkFree,
  checkLearner,
  type Enrollment,
  type Members,
  type NewEnrollment,
  place,
  takePlace,
} from './rules.ts';
import { enrollments, openEnrollments, places } from './tables.ts';

/** Enrolls a learner in a class for a term. All checks are made before anything is written. */
export async function enroll(
  work: UnitOfWork,
  request: NewEnrollment,
  held?: Members,
): Promise<Stored<Enrollment>> {
  const { pending = false, force = false, ...fields } = request;
  const { learner, cls, term } = await place(work, request, held);
  const { today } = work;
  const starts_on = request.starts_on ?? later(today, term.starts_on);
  const dates = { starts_on, ends_on: request.ends_on ?? null };
  const kind = cls.kind === 'register' ? ('primary' as const) : ('subject' as const);
  checkDates(dates, term);
  checkClass(cls, term);
  checkLearner(learner);
  await checkFree(work, { ...request, ...dates, kind });
  const forced = await takenPlace(work, cls, { ...request, starts_on, pending }, force);
  const created = await work.records(enrollments).create({
    ...fields,
    ...dates,
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
  checkDates(enrollment, term);
  checkClass(cls, term);
  checkLearner(learner);
  await checkFree(work, enrollment);
  if (enrollment.forced) return true;
  return takenPlace(work, cls, { ...enrollment, pending: becomes === 'pending' }, force);
}

/**
 * Takes the place of an enrollment, unless it is pending without being planned: a planned transfer takes its place
 * from its first day on. Returns whether the capacity had to be exceeded.
 */
async function takenPlace(
  work: UnitOfWork,
  cls: Class,
  { id: except = '', term_id, starts_on, transferred_from_id: continued = null, pending }: Wanted,
  force: boolean,
): Promise<boolean> {
  if (!pending) return takePlace(work, cls, term_id, force, { except });
  return continued === null ? false : takePlace(work, cls, term_id, force, { from: starts_on, except });
}

interface Wanted extends Pick<Enrollment, 'term_id' | 'starts_on'> {
  id?: string | undefined;
  transferred_from_id?: string | null | undefined;
  pending: boolean;
}

export const covers = ({ starts_on, ends_on }: Enrollment, day: string): boolean =>
  starts_on <= day && (ends_on ?? day) >= day;

/** Sets the learner's class, and with it the grade level, to that of a primary enrollment that covers today. */
export async function followPrimary(work: UnitOfWork, enrollment: Enrollment): Promise<void> {
  const { kind, status, class_id, learner_id } = enrollment;
  if (kind !== 'primary' || status !== 'active' || !covers(enrollment, work.today)) return;
  const { value: cls } = await work.records(classes).get(class_id);
  const grade = await gradeWith(work, learner_id, cls);
  await work.records(learners).update(learner_id, { class_id, class: cls.label, ...grade });
}

/**
 * The grade level of a learner who moves to a class of another one: that of the class, unless it differed from that of
 * the class before, as in a class of several grade levels.
 */
async function gradeWith(
  { records }: UnitOfWork,
  learner: string,
  to: Class,
): Promise<Partial<Pick<Learner, 'grade_level_id' | 'grade_level'>>> {
  const { class_id: former, grade_level_id: grade } = (await records(learners).get(learner)).value;
  if (former === null || former === to.id || grade === null || grade === to.grade_level_id) return {};
  const { value: from } = await records(classes).get(former);
  if (from.grade_level_id !== grade) return {};
  const { value: next } = await records(gradeLevels).get(to.grade_level_id);
  return { grade_level_id: to.grade_level_id, grade_level: next.label };
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

/** Whether a class has room for a number of additional learners in every term. */
export const roomInClass: HasRoom = async ({ db, schoolId: school, records }, id, rows) => {
  const capacity = (await records(classes).find(id))?.value.capacity ?? null;
  if (capacity === null) return true;
  const [fullest] = await db.all(places, { school, class: id, from: '', except: '' });
  return (fullest?.taken ?? 0) + rows <= capacity;
};
