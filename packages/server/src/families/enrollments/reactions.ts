import { invalidField } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { earlier, later } from '../../lib/dates.ts';
import { yieldToEventLoop } from '../../lib/timers.ts';
import { idRows } from '../../sql/query.ts';
import type { Stored } from '../../store/read.ts';
import type { Records } from '../../store/records.ts';
import type { Write } from '../../store/save.ts';
import { reactTo } from '../../work/family.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { classChanging, termMoving } from '../classes/raised.ts';
import { academicYears } from '../classes/tables.ts';
import type { Learner } from '../learners/changes.ts';
import { learnerGraded, learnerPlaced, learnersEnd, leavePlanned } from '../learners/raised.ts';
import { cancelLater, end, endAll, releasePredecessor, transfer } from './ending.ts';
import { enroll } from './enrolling.ts';
import { type Class, checkMembers, checkTermDates, type Enrollment, isWaiting, type Term } from './rules.ts';
import {
  completedWith,
  enrollments,
  fromFirstDay,
  gradedByClass,
  openByTerm,
  openEnrollments,
  termsToCome,
} from './tables.ts';

const moved = 'Moved to another class';

/**
 * Sets or removes the class of a learner, and updates the primary enrollments from today on: those of the academic year of the
 * class, and not those that are prepared for the next one.
 */
async function moveToClass(work: UnitOfWork, learner: Stored<Learner>, to: Class | null): Promise<void> {
  const { schoolId: school, today } = work;
  const all = (await work.db.all(openEnrollments, { school, learners: idRows([learner.id]) })).filter(
    ({ kind, term_status, term_ends_on }) =>
      kind === 'primary' && term_status !== 'closed' && term_ends_on >= today,
  );
  const year = to?.academic_year_id ?? all[0]?.academic_year_id;
  const open = all.filter(({ academic_year_id }) => academic_year_id === year);
  // Enrollments stay in their academic year: a class of another year needs a new enrollment in that year.
  const elsewhere = all.find((one) => one.academic_year_id !== year && one.starts_on <= today);
  if (elsewhere) {
    const detail = `is a class of a different academic year than the enrollment ${elsewhere.id}; create an enrollment for that year instead`;
    throw invalidField('/class_id', 'other_academic_year', detail);
  }
  const offered = to ? (await offeredTerms(work, to)).map(({ id }) => id) : [];
  if (to && open.every(({ term_id }) => term_id !== offered[0])) {
    // The grade level of the learner is about today, so it says nothing about a year that has not begun.
    const begins = (await work.records(academicYears).get(to.academic_year_id)).value.starts_on;
    await joinClass(work, learner, to, begins > today ? to.grade_level_id : undefined);
  }
  for (const former of open) {
    const stays = to !== null && offered.includes(former.term_id);
    // Ends or moves with the enrollment that it continues.
    if (isWaiting(former) && open.some(({ id }) => id === former.transferred_from_id)) continue;
    const successor = open.find((one) => isWaiting(one) && one.transferred_from_id === former.id);
    if (to !== null && former.class_id === to.id) {
      if (successor) await takeBack(work, successor.id);
    } else if (former.status === 'pending') {
      await work.records(enrollments).act(former.id, 'cancel', { reason: moved });
      if (to && stays)
        await enroll(work, {
          learner_id: learner.id,
          class_id: to.id,
          term_id: former.term_id,
          starts_on: former.starts_on,
          pending: true,
          transferred_from_id: former.transferred_from_id,
        });
    } else if (to && stays) {
      const on = later(former.starts_on, today);
      await transfer(work, await work.records(enrollments).get(former.id), { to: to.id, on, force: false });
    } else {
      if (successor) await work.records(enrollments).act(successor.id, 'cancel', { reason: moved });
      await end(work, former, 'withdraw', { on: earlier(today, former.term_ends_on), reason: moved });
    }
  }
}

/** Takes back a planned transfer: the learner stays in the class. */
async function takeBack(work: UnitOfWork, successor: string): Promise<void> {
  const { value } = await work.records(enrollments).current(successor);
  await work.records(enrollments).act(successor, 'cancel', { reason: moved });
  await releasePredecessor(work, value);
}

/**
 * Enrolls a learner in a class for the current term, or the next one, not before the day of their admission, and for later terms
 * in which the class has learners already. If the year has no more terms, or none before the learner leaves, does nothing.
 */
async function joinClass(
  work: UnitOfWork,
  learner: Stored<Learner>,
  cls: Class,
  gradeLevel?: string,
): Promise<void> {
  const { db, schoolId: school, today } = work;
  const day = later(today, learner.value.admitted_on ?? today);
  const { left_on: last } = learner.value;
  const [term, ...next] = (await offeredTerms(work, cls, day)).filter(
    ({ starts_on }) => last === null || later(day, starts_on) <= last,
  );
  if (!term) return;
  const grade = gradeLevel === undefined ? {} : { grade_level_id: gradeLevel };
  const common = { learner_id: learner.id, class_id: cls.id, ...grade };
  await enroll(work, { ...common, term_id: term.id, starts_on: later(day, term.starts_on) });
  if (next.length === 0) return;
  // The class was copied to these terms before the learner came.
  const copied = new Set((await db.all(openByTerm, { school, class: cls.id })).map((one) => one.term_id));
  const open = await db.all(openEnrollments, { school, learners: idRows([learner.id]) });
  const placed = new Set(open.filter(({ kind }) => kind === 'primary').map((one) => one.term_id));
  for (const { id } of next.filter((one) => copied.has(one.id) && !placed.has(one.id)))
    await enroll(work, { ...common, term_id: id });
}

/** The terms in which a class is offered that have not ended on a day, and are not closed. */
async function offeredTerms(
  { db, schoolId: school, today }: UnitOfWork,
  cls: Class,
  day: string = today,
): Promise<{ id: string; starts_on: string }[]> {
  const terms = await db.all(termsToCome, { school, year: cls.academic_year_id, day });
  return terms.filter(({ id }) => cls.term_ids === null || cls.term_ids.includes(id));
}

/** The grade level of a learner is that of their enrollments in the class in which they are. */
async function gradeMember(
  work: UnitOfWork,
  { id, class_id, grade_level_id }: Schemas['Learner'],
): Promise<void> {
  if (grade_level_id === null) return;
  const open = await work.db.all(openEnrollments, { school: work.schoolId, learners: idRows([id]) });
  const own = open.filter(
    (one) => one.kind === 'primary' && one.class_id === class_id && one.term_status !== 'closed',
  );
  await changeAll(work, own, { grade_level_id });
}

/** A class of another grade level has it in enrollments that have not begun, and for learners who have none of their own. */
async function gradeClass(
  work: UnitOfWork,
  { id, grade_level_id }: Class,
  { grade_level_id: former }: Class,
): Promise<void> {
  if (grade_level_id === former) return;
  const { schoolId: school, today } = work;
  const those = await work.db.all(gradedByClass, { school, class: id, former, today });
  await changeAll(work, those, { grade_level_id });
}

/** Enrollments from the first day of a term begin on its new one. */
async function moveStarts(work: UnitOfWork, next: Term, { starts_on: first }: Term): Promise<void> {
  const { id: term, starts_on } = next;
  if (starts_on === first) return;
  const from = await work.db.all(fromFirstDay, { school: work.schoolId, term, first, to: starts_on });
  await changeAll(work, from, { starts_on });
}

/** Enrollments that were completed with a term go on if it does. */
async function moveEnds(
  work: UnitOfWork,
  { id: term, ends_on }: Term,
  { ends_on: last }: Term,
): Promise<void> {
  if (ends_on <= last) return;
  const those = await work.db.all(completedWith, { school: work.schoolId, term, last });
  const leftOn = new Map(those.map(({ id, left_on }) => [id, left_on]));
  await changeEach(work, those, (records, current) => {
    const left = leftOn.get(current.id) ?? null;
    if (left !== null && left < ends_on)
      return records.acting(current, 'withdraw', { ends_on: left, reason: 'Learner left' });
    if (left !== null || ends_on < work.today) return { current, fields: { ends_on } };
    return records.acting(current, 'resume', { ends_on: null });
  });
}

/** So many enrollments are changed at a time: on SQLite, nobody else is served meanwhile. */
const atOnce = 100;

const changeAll = (work: UnitOfWork, those: readonly { id: string }[], fields: Partial<Enrollment>) =>
  changeEach(work, those, (_records, current) => ({ current, fields }));

async function changeEach(
  work: UnitOfWork,
  those: readonly { id: string }[],
  change: (records: Records<Enrollment>, current: Stored<Enrollment>) => Write<Enrollment>,
): Promise<void> {
  const records = work.records(enrollments);
  for (let at = 0; at < those.length; at += atOnce) {
    await yieldToEventLoop();
    const part = those.slice(at, at + atOnce);
    const current = await records.currentAll(part.map(({ id }) => id));
    await records.saveAll([...current.values()].map((one) => change(records, one)));
  }
}

export const reactions = [
  reactTo(
    classChanging,
    'The class can still hold its enrollments, or the change is rejected: its capacity and its terms are checked',
    (work, { next, previous }) => checkMembers(next, previous, work),
  ),
  reactTo(
    classChanging,
    'Enrollments that have not begun get the new grade level of the class',
    (work, { next, previous }) => gradeClass(work, next, previous),
  ),
  reactTo(
    termMoving,
    'Enrollments from its first day begin on the new one, and those that were completed on its last day go on until the new one; the others remain within the term, or the change is rejected',
    async (work, { next, previous }) => {
      await moveStarts(work, next, previous);
      await moveEnds(work, next, previous);
      await checkTermDates(next, work);
    },
  ),
  reactTo(
    learnerPlaced,
    'The learner is enrolled in the class, or moves there',
    async (work, { learner, to, how }) => {
      if (how === 'moves') return moveToClass(work, learner, to);
      if (to) await joinClass(work, learner, to);
    },
  ),
  reactTo(
    learnerGraded,
    'The enrollments in the class of the learner get the grade level',
    (work, { learner }) => gradeMember(work, learner),
  ),
  reactTo(
    leavePlanned,
    'Enrollments that begin after the last day are cancelled; that of a planned transfer only when the learner leaves',
    (work, { learners, on }) => cancelLater(work, learners, on),
  ),
  reactTo(
    learnersEnd,
    'Enrollments that last longer are withdrawn, also those that a term has completed meanwhile, and completed if the last day is that of their term or a later one; those that have been withdrawn or transferred meanwhile are withdrawn on the last day, unless the term is closed; pending ones are cancelled',
    (work, { learners, on, reason }) => endAll(work, learners, on, reason),
  ),
];
