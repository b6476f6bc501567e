import {
  type ErrorCode,
  type FieldError,
  invalidBody,
  invalidField,
  Problem,
  resourceInUse,
  unknownReference,
} from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { addDays, earlier, later } from '../../lib/dates.ts';
import type { Stored } from '../../store/read.ts';
import { differs, type RecordWork } from '../../store/rules.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { checkCovered } from '../classes/calendar-rules.ts';
import { classes, terms } from '../classes/tables.ts';
import type { Learner } from '../learners/changes.ts';
import { learners } from '../learners/tables.ts';
import { enrollmentsInTerms, openByTerm, type Placed, type PlacesRow, places, useOfTerm } from './tables.ts';

export type Enrollment = Schemas['Enrollment'];
export type Class = Schemas['Class'];
export type Term = Schemas['Term'];

export interface NewEnrollment extends Partial<Omit<Enrollment, 'starts_on'>> {
  learner_id: string;
  class_id: string;
  term_id: string;
  starts_on?: string | undefined;
  pending?: boolean | undefined;
  force?: boolean | undefined;
}

export function checkDates(dates: { starts_on: string; ends_on: string | null }, term: Term): void {
  const fieldErrors: FieldError[] = [];
  const detail = `must be within the term, ${term.starts_on} to ${term.ends_on}`;
  const fieldError = (field: string) =>
    fieldErrors.push({ pointer: `/${field}`, code: 'outside_term', detail });
  if (dates.starts_on < term.starts_on || dates.starts_on > term.ends_on) fieldError('starts_on');
  if (dates.ends_on !== null && (dates.ends_on < term.starts_on || dates.ends_on > term.ends_on))
    fieldError('ends_on');
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors, 'outside_term');
  if (dates.ends_on !== null && dates.ends_on < dates.starts_on)
    throw invalidField('/ends_on', 'ends_before_start', `must not be before ${dates.starts_on}`);
}

/**
 * Rejects changes to enrollments of a closed term, and prevents the term from being closed before this transaction
 * ends.
 */
export async function openTerm(
  { records }: UnitOfWork,
  id: string,
  expect: 'live' | 'any' = 'any',
): Promise<Term> {
  const { value } = await records(terms).current(id, expect);
  refuseClosed(value);
  return value;
}

function refuseClosed({ status }: Term): void {
  if (status === 'closed')
    throw new Problem('term_closed', 'The term is closed. Reopen it to change its enrollments.');
}

/** The learners, classes and terms of enrollments, by their ids. */
export interface Members {
  learners: ReadonlyMap<string, Stored<Learner>>;
  classes: ReadonlyMap<string, Stored<Class>>;
  terms: ReadonlyMap<string, Stored<Term>>;
}

type Placement = Pick<NewEnrollment, 'learner_id' | 'class_id' | 'term_id'>;

/** Reads the learners, classes and terms of enrollments; those that do not exist are left out. */
export async function membersOf({ records }: UnitOfWork, of: readonly Placement[]): Promise<Members> {
  return {
    learners: await records(learners).currentAll(of.map(({ learner_id }) => learner_id)),
    classes: await records(classes).currentAll(of.map(({ class_id }) => class_id)),
    terms: await records(terms).currentAll(of.map(({ term_id }) => term_id)),
  };
}

/** The learner, the class and the term of an enrollment. */
export function placeIn(members: Members, { learner_id, class_id, term_id }: Placement) {
  const fieldErrors: FieldError[] = [];
  const live = <T>(field: string, kind: string, found: Stored<T> | undefined) => {
    if (found && !found.archived) return found.plain;
    fieldErrors.push(unknownReference(`/${field}`, kind));
    return undefined;
  };
  const learner = live('learner_id', 'learner', members.learners.get(learner_id));
  const cls = live('class_id', 'class', members.classes.get(class_id));
  const term = live('term_id', 'term', members.terms.get(term_id));
  if (!learner || !cls || !term) throw invalidBody(fieldErrors, 'unknown_reference');
  refuseClosed(term);
  return { learner, cls, term };
}

const missing = new Set<ErrorCode>(['not_found', 'resource_archived']);

/** A record; undefined if it does not exist or is archived. */
export async function ifLive<T>(held: Promise<Stored<T>>): Promise<T | undefined> {
  try {
    return (await held).value;
  } catch (error) {
    if (!(error instanceof Problem) || !missing.has(error.code)) throw error;
    return undefined;
  }
}

export function checkClass(
  { id, academic_year_id, term_ids }: Class,
  term: Pick<Term, 'id' | 'academic_year_id'>,
  pointer = '/term_id',
): void {
  const offered = term_ids === null ? term.academic_year_id === academic_year_id : term_ids.includes(term.id);
  if (offered) return;
  const detail = `the class ${id} is not offered in the term ${term.id}; a class is offered in every term of its academic year, or only in those listed in its term_ids`;
  throw invalidField(pointer, 'class_not_offered', detail, 'class_not_offered');
}

/** The learners of register classes have a grade level there, and those of subject classes have it from their register class. */
export function checkGradeLevel(kind: Enrollment['kind'], level: string | null | undefined): void {
  if (level === undefined || (level !== null) === (kind === 'primary')) return;
  const detail =
    kind === 'primary'
      ? 'must be a grade level, because the class is a register class'
      : 'must not be sent, because the class is a subject class: the learner has the grade level of the register class';
  throw invalidField('/grade_level_id', 'invalid', detail);
}

export function checkLearner({ id, status, left_on }: Learner, starts_on: string): void {
  if (status !== 'active')
    throw new Problem(
      'learner_not_active',
      `The status of the learner ${id} is ${status}. Only active learners can be enrolled.`,
    );
  if (left_on !== null && starts_on > left_on)
    throw new Problem(
      'learner_not_active',
      `The learner ${id} leaves on ${left_on}, before the enrollment begins on ${starts_on}. Cancel the leave first.`,
    );
}

/** An enrollment that must be free of others. */
export type Wanted = Pick<
  Enrollment,
  'learner_id' | 'class_id' | 'term_id' | 'kind' | 'starts_on' | 'ends_on'
> &
  Partial<Pick<Enrollment, 'id' | 'status' | 'transferred_from_id'>>;

/** Rejects a second enrollment in the same class and term, and a second primary enrollment on the same days. */
export async function checkFree({ db, schoolId: school }: UnitOfWork, wanted: Wanted): Promise<void> {
  const rows = [{ id: wanted.learner_id, term: wanted.term_id }];
  checkFreeAmong(await db.all(enrollmentsInTerms, { school, rows }), wanted);
}

/** An enrollment with which another one may clash. */
export type Other = Omit<
  Placed,
  'learner_id' | 'grade_level_id' | 'ends_as' | 'created_at' | 'academic_year_id' | 'term_status'
>;

/** The same, among the enrollments of the learner in the term that are not cancelled. */
export function checkFreeAmong(existing: readonly Other[], wanted: Wanted): void {
  const others = existing.filter(({ id, term_id }) => id !== wanted.id && term_id === wanted.term_id);
  const isEnding = hasEnded(wanted);
  const inClass = others.find((other) => !isEnding && !hasEnded(other) && other.class_id === wanted.class_id);
  const clash =
    inClass ??
    others.find((other) => {
      if (wanted.kind !== 'primary' || other.kind !== 'primary') return false;
      // The dates of the two enrollments of a planned transfer change together.
      if (isWaiting(other) && other.transferred_from_id === wanted.id) return false;
      if (wanted.status === 'pending' && wanted.transferred_from_id === other.id) return false;
      const last = (end: string | null) => end ?? other.term_ends_on;
      const [first, to] = [
        later(wanted.starts_on, other.starts_on),
        earlier(last(wanted.ends_on), last(other.ends_on)),
      ];
      // Who leaves a class can be in another one on the same day.
      return isEnding || hasEnded(other) ? first < to : first <= to;
    });
  if (!clash) return;
  const detail =
    clash === inClass
      ? `The learner is already enrolled in this class for this term: ${clash.id}.`
      : hasEnded(clash)
        ? `The learner was in a register class on some of these days: ${clash.id}, until ${clash.ends_on}. Archive that enrollment first if it is wrong.`
        : `The learner has a primary enrollment in another class on some of these days: ${clash.id}. Transfer that enrollment instead.`;
  throw new Problem('already_enrolled', detail, { members: { existing_id: clash.id } });
}

export const isOpen = (status: string): status is 'active' | 'pending' =>
  status === 'active' || status === 'pending';

/** Whether an enrollment is not open; one without a status is about to be made. */
const hasEnded = ({ status }: { status?: string | undefined }): boolean =>
  status !== undefined && !isOpen(status);

/** Whether an enrollment continues another one with a planned transfer; it becomes active on its first day. */
export const isWaiting = (one: { status: string; transferred_from_id: string | null }): boolean =>
  one.status === 'pending' && one.transferred_from_id !== null;

/** Whether an enrollment takes a place: a planned transfer does from its first day on, others when they are active. */
export const takesPlace = ({ status, transferred_from_id = null }: Partial<Enrollment>): boolean =>
  status !== 'pending' || transferred_from_id !== null;

/** What counts in a class when an enrollment takes a place. */
export const placesFor = ({ id = '', class_id, starts_on, status }: Wanted): PlacesRow => ({
  class: class_id,
  from: status === 'pending' ? starts_on : '',
  except: id,
});

/** Takes a place in a class of which so many are taken; returns whether the capacity had to be exceeded. */
export function takePlace(
  { scopes }: UnitOfWork,
  { id, capacity }: Class,
  taken: number,
  force: boolean,
): boolean {
  if (capacity === null || taken < capacity) return false;
  if (force && scopes.has('write:classes')) return true;
  const how = force
    ? 'To exceed the capacity with `force`, the API key needs `write:classes`.'
    : 'Choose another class, raise its capacity, or enroll with `force`.';
  throw new Problem(
    'class_full',
    `The class ${id} has ${taken} learners and a capacity of ${capacity}. ${how}`,
  );
}

/**
 * Rejects a later last day of an enrollment that has a place in its class if its place after the previous one was given to others.
 */
export async function keepPlace(
  { db, records, schoolId: school }: UnitOfWork,
  enrollment: Enrollment,
  last: string | null,
): Promise<void> {
  const { id, class_id, term_id, status, forced, ends_on: previous } = enrollment;
  if (forced || !(status === 'active' || isWaiting(enrollment))) return;
  if (previous === null || (last !== null && last <= previous)) return;
  const { capacity } = (await records(classes).current(class_id, 'any')).value;
  if (capacity === null) return;
  const rows = [{ class: class_id, from: addDays(previous, 1), except: id }];
  const counts = await db.all(places, { school, rows });
  if ((counts.find((count) => count.term_id === term_id)?.regular ?? 0) < capacity) return;
  throw new Problem(
    'class_full',
    `The class ${class_id} has no place after ${previous}: it was given to another learner. Raise its capacity, or keep this last day.`,
  );
}

/** The error of a request whose fields are not those of the enrollment that has the error. */
export function pointingAt(sent: Record<string, string>, error: unknown): unknown {
  if (!(error instanceof Problem) || !error.extras.errors) return error;
  const fieldErrors = error.extras.errors.map((fieldError) => ({
    ...fieldError,
    pointer: sent[fieldError.pointer] ?? fieldError.pointer,
  }));
  return invalidBody(fieldErrors, error.code);
}

/** A class keeps the learners that it has. */
export async function checkMembers(next: Class, previous: Class, work: RecordWork): Promise<void> {
  if (differs(next, previous, 'capacity')) await refuseTooSmall(next, work);
  if (differs(next, previous, 'term_ids')) await refuseLost(next, work);
}

/** The enrollments of a term stay inside its dates. */
export async function checkTermDates(
  next: Schemas['Term'],
  { db, schoolId: school }: RecordWork,
): Promise<void> {
  const use = await db.first(useOfTerm, { school, term: next.id });
  if (use) checkCovered(next, use, 'an enrollment');
}

/** Refuses a capacity below what a class has in a term already. */
async function refuseTooSmall({ id, capacity }: Class, { db, schoolId: school }: RecordWork): Promise<void> {
  const [fullest] = await db.all(places, { school, rows: [{ class: id, from: '', except: '' }] });
  if (fullest && capacity !== null && capacity < fullest.taken)
    throw new Problem(
      'class_full',
      `The class has ${fullest.taken} learners, more than the capacity ${capacity}.`,
    );
}

/** Refuses to take a class out of terms in which it has enrollments that are active or pending. */
async function refuseLost({ id, term_ids }: Class, { db, schoolId: school }: RecordWork): Promise<void> {
  if (term_ids === null) return;
  const open = await db.all(openByTerm, { school, class: id });
  const lost = open.filter(({ term_id }) => !term_ids.includes(term_id));
  const count = lost.reduce((sum, { open: more }) => sum + more, 0);
  if (count > 0) throw resourceInUse([{ type: 'enrollment', count }]);
}
