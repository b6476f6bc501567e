import type { Schemas } from '../../contract.ts';
import { addDays, earlier, later } from '../../dates.ts';
import type { Stored } from '../../db/stored.ts';
import { type ErrorCode, type Fault, invalidBody, invalidField, Problem } from '../../errors.ts';
import type { Actor } from '../../operation.ts';
import { classes } from '../classes/class-tables.ts';
import { terms } from '../classes/tables.ts';
import { type Learner, type LearnerWork, updateLearner } from '../learners/changes.ts';
import { learners } from '../learners/tables.ts';
import { enrollments, openEnrollments, places, termsToCome } from './tables.ts';

export type Enrollment = Schemas['Enrollment'];
type Class = Schemas['Class'];
type Term = Schemas['Term'];

/** What of a write it takes to begin and end enrollments. */
export interface EnrollingWork extends Omit<LearnerWork, 'emit'> {
  readonly actor: Pick<Actor, 'scopes'>;
  emit(type: 'learner.updated', record: Stored<Learner>): Promise<void>;
  emit(type: 'learner.enrolled', record: Stored<Enrollment>): Promise<void>;
}
export interface EndingWork extends Omit<LearnerWork, 'emit'> {
  emit(type: 'enrollment.ended', record: Stored<Enrollment>): Promise<void>;
}

interface NewEnrollment extends Partial<Omit<Enrollment, 'starts_on'>> {
  learner_id: string;
  class_id: string;
  term_id: string;
  starts_on?: string | undefined;
  pending?: boolean | undefined;
  force?: boolean | undefined;
}

/** Enrolls a learner in a class for a term. Everything is looked at before anything is written. */
export async function enroll(work: EnrollingWork, request: NewEnrollment): Promise<Stored<Enrollment>> {
  const { pending = false, force = false, ...fields } = request;
  const { learner, cls, term } = await place(work, request);
  const { today } = work.scope;
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
  if (!pending) await begun(work, created);
  return created;
}

/** Makes a pending enrollment active, or brings one back that was archived while open: the same must hold as for a new one. */
export async function checkAgain(
  work: EnrollingWork,
  enrollment: Enrollment,
  becomes: 'active' | 'pending',
): Promise<void> {
  const { learner, cls, term } = await place(work, enrollment);
  checkSpan(enrollment, term);
  checkClass(cls, term);
  checkLearner(learner);
  await checkFree(work, enrollment);
  if (becomes === 'active' && !enrollment.forced) await takePlace(work, cls, term.id, false);
}

/** Receivers are told of an enrollment that has become active; a primary one that covers today is the learner's class. */
export async function begun(work: EnrollingWork, enrollment: Stored<Enrollment>): Promise<void> {
  await work.emit('learner.enrolled', enrollment);
  await followPrimary(work, enrollment.value);
}

/** Takes over the class of a primary enrollment that covers today. */
export async function followPrimary(work: LearnerWork, enrollment: Enrollment): Promise<void> {
  const { kind, status, starts_on, ends_on, class_id, learner_id } = enrollment;
  const { today } = work.scope;
  if (kind !== 'primary' || status !== 'active' || starts_on > today || (ends_on ?? today) < today) return;
  const { label } = (await work.records(classes).get(class_id)).value;
  await updateLearner(work, learner_id, { class_id, class: label });
}

/** A learner whose primary enrollment was taken away is in no class, unless another holds. */
export async function leaveClass(work: LearnerWork, enrollment: Enrollment): Promise<void> {
  const { kind, class_id, learner_id } = enrollment;
  if (kind !== 'primary') return;
  const { value: learner, archived } = await work.records(learners).get(learner_id);
  if (archived || learner.class_id !== class_id) return;
  const open = await work.db.all(openEnrollments, { school: work.scope.schoolId, learner: learner_id });
  if (open.some((other) => other.status === 'active' && other.class_id === class_id)) return;
  await updateLearner(work, learner_id, { class_id: null, class: null });
}

interface End {
  /** Last day; kept inside the enrollment where `clamp` says so. */
  on: string;
  reason: string | null;
}

/** Ends an active enrollment; receivers are told. */
export async function end(
  work: EndingWork,
  id: string,
  action: 'withdraw' | 'transfer' | 'complete',
  { on, reason }: End,
): Promise<Stored<Enrollment>> {
  const ended = await work.records(enrollments).act(id, action, { ends_on: on, reason });
  await work.emit('enrollment.ended', ended);
  return ended;
}

/** Ends all that is open of a learner who goes: what is pending is cancelled. */
export async function endAll(work: EndingWork, learner: string, on: string, reason: string): Promise<void> {
  for (const open of await work.db.all(openEnrollments, { school: work.scope.schoolId, learner })) {
    if (open.status === 'pending') await work.records(enrollments).act(open.id, 'cancel', { reason });
    else await end(work, open.id, 'withdraw', { on: within(on, open), reason });
  }
}

/** Moves the learner of an active enrollment to another class of its term. */
export async function transfer(
  work: EnrollingWork & EndingWork,
  { value: from }: Stored<Enrollment>,
  request: { to: string; on: string; force: boolean },
): Promise<Stored<Enrollment>> {
  const { learner_id, term_id, starts_on } = from;
  const { to, on, force } = request;
  const dayBefore = addDays(on, -1);
  // One who is moved on the first day was in the former class on that day at most.
  const last = later(dayBefore, starts_on);
  await end(work, from.id, 'transfer', { on: last, reason: null });
  return enroll(work, { learner_id, class_id: to, term_id, starts_on: on, force });
}

/** Gives a learner a class, or none: the primary enrollments from today on follow. */
export async function moveToClass(
  work: EnrollingWork & EndingWork,
  learner: Stored<Learner>,
  to: Class | null,
): Promise<void> {
  const { schoolId: school, today } = work.scope;
  const open = (await work.db.all(openEnrollments, { school, learner: learner.id })).filter(
    ({ kind, term_status, term_ends_on }) =>
      kind === 'primary' && term_status !== 'closed' && term_ends_on >= today,
  );
  const offered = to ? await offeredTerms(work, to) : [];
  const enrolled = new Set<string>();
  for (const former of open) {
    const stays = to !== null && offered.includes(former.term_id);
    if (stays) enrolled.add(former.term_id);
    if (to !== null && former.class_id === to.id) continue;
    if (former.status === 'pending') {
      await work.records(enrollments).act(former.id, 'cancel', { reason: 'Moved to another class' });
      if (to && stays)
        await enroll(work, {
          learner_id: learner.id,
          class_id: to.id,
          term_id: former.term_id,
          starts_on: former.starts_on,
          pending: true,
        });
    } else if (to && stays) {
      const on = later(former.starts_on, today);
      await transfer(work, await work.records(enrollments).get(former.id), { to: to.id, on, force: false });
    } else {
      await end(work, former.id, 'withdraw', { on: within(today, former), reason: 'Moved to another class' });
    }
  }
  if (to && offered[0] !== undefined && !enrolled.has(offered[0])) await joinClass(work, learner, to);
}

/** Enrolls a learner in a class for the present term, or the next; where the year has none to come, not at all. */
export async function joinClass(work: EnrollingWork, learner: Stored<Learner>, cls: Class): Promise<void> {
  const [next] = await offeredTerms(work, cls);
  if (next !== undefined) await enroll(work, { learner_id: learner.id, class_id: cls.id, term_id: next });
}

/** The terms in which a class is offered that are not over, nor closed. */
async function offeredTerms({ db, scope }: Pick<LearnerWork, 'db' | 'scope'>, cls: Class): Promise<string[]> {
  const { schoolId: school, today } = scope;
  const terms = await db.all(termsToCome, { school, year: cls.academic_year_id, today });
  return terms.map(({ id }) => id).filter((id) => cls.term_ids === null || cls.term_ids.includes(id));
}

/** A day kept inside an enrollment. */
export const within = (
  day: string,
  { starts_on, term_ends_on }: { starts_on: string; term_ends_on: string },
): string => earlier(later(day, starts_on), term_ends_on);

export function checkSpan(span: { starts_on: string; ends_on: string | null }, term: Term): void {
  const faults: Fault[] = [];
  const fault = (field: string, detail: string) =>
    faults.push({ pointer: `/${field}`, code: 'outside_term', detail });
  const inside = `the term runs from ${term.starts_on} to ${term.ends_on}`;
  if (span.starts_on < term.starts_on || span.starts_on > term.ends_on)
    fault('starts_on', `${span.starts_on} lies outside: ${inside}`);
  if (span.ends_on !== null && (span.ends_on < term.starts_on || span.ends_on > term.ends_on))
    fault('ends_on', `${span.ends_on} lies outside: ${inside}`);
  if (faults.length > 0) throw invalidBody(faults, 'outside_term');
  if (span.ends_on !== null && span.ends_on < span.starts_on)
    throw invalidField('/ends_on', 'ends_before_start', `must not be before ${span.starts_on}`);
}

/** Refuses what changes enrollments of a term that is closed; nobody closes it before this transaction ends. */
export async function holdTerm({ records }: Pick<LearnerWork, 'records'>, id: string): Promise<Term> {
  const { value } = await records(terms).lock(id, 'any');
  if (value.status === 'closed')
    throw new Problem('term_closed', 'The term is closed. Reopen it to change its enrollments.');
  return value;
}

/** The learner, the class and the term of an enrollment, held until the transaction ends, always in this order. */
async function place(
  work: EnrollingWork,
  { learner_id, class_id, term_id }: Pick<NewEnrollment, 'learner_id' | 'class_id' | 'term_id'>,
) {
  const faults: Fault[] = [];
  const held = async <T>(field: string, lock: () => Promise<Stored<T>>, kind: string) => {
    try {
      return (await lock()).value;
    } catch (error) {
      if (!(error instanceof Problem) || !missing.has(error.code)) throw error;
      const detail = `is not the id of a ${kind} of the school that is not archived`;
      faults.push({ pointer: `/${field}`, code: 'unknown_reference', detail });
      return undefined;
    }
  };
  const learner = await held('learner_id', () => work.records(learners).lock(learner_id), 'learner');
  const cls = await held('class_id', () => work.records(classes).lock(class_id), 'class');
  const term = await held('term_id', () => work.records(terms).lock(term_id), 'term');
  if (!learner || !cls || !term) throw invalidBody(faults, 'unknown_reference');
  if (term.status === 'closed')
    throw new Problem('term_closed', 'The term is closed. Reopen it to change its enrollments.');
  return { learner, cls, term };
}

const missing = new Set<ErrorCode>(['not_found', 'resource_archived']);

export function checkClass({ id, academic_year_id, term_ids }: Class, term: Term): void {
  const offered = term_ids === null ? term.academic_year_id === academic_year_id : term_ids.includes(term.id);
  if (offered) return;
  const detail = `class ${id} is not offered in term ${term.id}; a class is offered in the terms of its academic year, or those of them in its term_ids`;
  throw invalidField('/term_id', 'class_not_offered', detail, 'class_not_offered');
}

function checkLearner({ id, status }: Learner): void {
  if (status !== 'active')
    throw new Problem(
      'learner_not_active',
      `The learner ${id} is ${status}. Only active learners are enrolled.`,
    );
}

/** Refuses a second enrollment in one class and term, and a second primary one on the same days. */
async function checkFree(
  { db, scope }: EnrollingWork,
  wanted: Pick<Enrollment, 'learner_id' | 'class_id' | 'term_id' | 'kind' | 'starts_on' | 'ends_on'> & {
    id?: string;
  },
): Promise<void> {
  const open = await db.all(openEnrollments, { school: scope.schoolId, learner: wanted.learner_id });
  const clash = open.find((other) => {
    if (other.id === wanted.id || other.term_id !== wanted.term_id) return false;
    if (other.class_id === wanted.class_id) return true;
    if (wanted.kind !== 'primary' || other.kind !== 'primary') return false;
    const last = (end: string | null) => end ?? other.term_ends_on;
    return wanted.starts_on <= last(other.ends_on) && other.starts_on <= last(wanted.ends_on);
  });
  if (!clash) return;
  const detail =
    clash.class_id === wanted.class_id
      ? `The learner is enrolled in this class for this term already: ${clash.id}.`
      : `The learner has a primary enrollment in another class on these days: ${clash.id}. Transfer it instead.`;
  throw new Problem('already_enrolled', detail, { members: { existing_id: clash.id } });
}

/** Takes a place in a class; gives whether it had to be forced. */
async function takePlace(
  { db, scope, actor }: EnrollingWork,
  cls: Class,
  termId: string,
  force: boolean,
): Promise<boolean> {
  const { capacity } = cls;
  if (capacity === null) return false;
  const counts = await db.all(places, { school: scope.schoolId, class: cls.id });
  const taken = counts.find(({ term_id }) => term_id === termId)?.taken ?? 0;
  if (taken < capacity) return false;
  if (force && actor.scopes.has('write:classes')) return true;
  const how = force
    ? 'To force it the key needs `write:classes`.'
    : 'Choose another class, raise its capacity, or send `force`.';
  throw new Problem('class_full', `The class ${cls.id} has ${taken} learners and takes ${capacity}. ${how}`);
}
