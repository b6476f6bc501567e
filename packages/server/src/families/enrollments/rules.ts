import {
  type ErrorCode,
  type FieldError,
  invalidBody,
  invalidField,
  Problem,
} from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import type { Resource } from '../../db/resource.ts';
import type { Stored } from '../../db/stored.ts';
import { earlier, later } from '../../lib/dates.ts';
import { yieldPeriodically } from '../../lib/event-loop.ts';
import { classes, terms } from '../classes/tables.ts';
import type { Learner } from '../learners/changes.ts';
import { learners } from '../learners/tables.ts';
import { openEnrollments, places } from './tables.ts';

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

/** A day, limited to the dates of an enrollment. */
export const within = (
  day: string,
  { starts_on, term_ends_on }: { starts_on: string; term_ends_on: string },
): string => earlier(later(day, starts_on), term_ends_on);

export function checkSpan(span: { starts_on: string; ends_on: string | null }, term: Term): void {
  const fieldErrors: FieldError[] = [];
  const detail = `must be within the term, ${term.starts_on} to ${term.ends_on}`;
  const fault = (field: string) => fieldErrors.push({ pointer: `/${field}`, code: 'outside_term', detail });
  if (span.starts_on < term.starts_on || span.starts_on > term.ends_on) fault('starts_on');
  if (span.ends_on !== null && (span.ends_on < term.starts_on || span.ends_on > term.ends_on))
    fault('ends_on');
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors, 'outside_term');
  if (span.ends_on !== null && span.ends_on < span.starts_on)
    throw invalidField('/ends_on', 'ends_before_start', `must not be before ${span.starts_on}`);
}

/**
 * Rejects changes to enrollments of a closed term, and prevents the term from being closed before this transaction
 * ends.
 */
export async function holdTerm(
  { records }: UnitOfWork,
  id: string,
  expect: 'live' | 'any' = 'any',
): Promise<Term> {
  const { value } = await records(terms).lockShared(id, expect);
  refuseClosed(value);
  return value;
}

function refuseClosed({ status }: Term): void {
  if (status === 'closed')
    throw new Problem('term_closed', 'The term is closed. Reopen it to change its enrollments.');
}

/** A term, and learners and classes that are not archived, locked until the transaction ends. */
export interface Held {
  learners: ReadonlyMap<string, Learner>;
  classes: ReadonlyMap<string, Class>;
  term: Term;
}

/**
 * Locks the learners and then the classes of many enrollments, each in a fixed order, before the first is created, so
 * that no deadlock is possible.
 */
export async function holdAll(
  { records }: UnitOfWork,
  those: { learners: readonly string[]; classes: readonly string[] },
): Promise<Omit<Held, 'term'>> {
  const hold = async <T extends object>(resource: Resource<T>, ids: readonly string[]) => {
    const held = new Map<string, T>();
    for (const [index, id] of [...new Set(ids)].sort().entries()) {
      await yieldPeriodically(index);
      const value = await ifLive(records(resource).lockForUpdate(id));
      if (value) held.set(id, value);
    }
    return held;
  };
  return { learners: await hold(learners, those.learners), classes: await hold(classes, those.classes) };
}

/** The learner, the class and the term of an enrollment, always locked in this order until the transaction ends. */
export async function place(
  work: UnitOfWork,
  { learner_id, class_id, term_id }: Pick<NewEnrollment, 'learner_id' | 'class_id' | 'term_id'>,
  already?: Held,
) {
  const fieldErrors: FieldError[] = [];
  const held = async <T>(field: string, kind: string, locked: Promise<Stored<T>>) => {
    const value = await ifLive(locked);
    const detail = `must be the id of a ${kind} of the school that is not archived`;
    if (!value) fieldErrors.push({ pointer: `/${field}`, code: 'unknown_reference', detail });
    return value;
  };
  const learner =
    already?.learners.get(learner_id) ??
    (await held('learner_id', 'learner', work.records(learners).lockForUpdate(learner_id)));
  const cls =
    already?.classes.get(class_id) ??
    (await held('class_id', 'class', work.records(classes).lockForUpdate(class_id)));
  const term = already?.term ?? (await held('term_id', 'term', work.records(terms).lockShared(term_id)));
  if (!learner || !cls || !term) throw invalidBody(fieldErrors, 'unknown_reference');
  refuseClosed(term);
  return { learner, cls, term };
}

const missing = new Set<ErrorCode>(['not_found', 'resource_archived']);

/** A locked record; undefined if it does not exist or is archived. */
async function ifLive<T>(held: Promise<Stored<T>>): Promise<T | undefined> {
  try {
    return (await held).value;
  } catch (error) {
    if (!(error instanceof Problem) || !missing.has(error.code)) throw error;
    return undefined;
  }
}

export function checkClass({ id, academic_year_id, term_ids }: Class, term: Term): void {
  const offered = term_ids === null ? term.academic_year_id === academic_year_id : term_ids.includes(term.id);
  if (offered) return;
  const detail = `the class ${id} is not offered in the term ${term.id}; a class is offered in every term of its academic year, or only in those listed in its term_ids`;
  throw invalidField('/term_id', 'class_not_offered', detail, 'class_not_offered');
}

export function checkLearner({ id, status }: Learner): void {
  if (status !== 'active')
    throw new Problem(
      'learner_not_active',
      `The status of the learner ${id} is ${status}. Only active learners can be enrolled.`,
    );
}

/** Rejects a second enrollment in the same class and term, and a second primary enrollment on the same days. */
export async function checkFree(
  { db, schoolId: school }: UnitOfWork,
  wanted: Pick<Enrollment, 'learner_id' | 'class_id' | 'term_id' | 'kind' | 'starts_on' | 'ends_on'> & {
    id?: string;
  },
): Promise<void> {
  const open = await db.all(openEnrollments, { school, learner: wanted.learner_id });
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
      ? `The learner is already enrolled in this class for this term: ${clash.id}.`
      : `The learner has a primary enrollment in another class on some of these days: ${clash.id}. Transfer that enrollment instead.`;
  throw new Problem('already_enrolled', detail, { members: { existing_id: clash.id } });
}

/** Takes a place in a class; returns whether the capacity had to be exceeded. */
export async function takePlace(
  { db, schoolId: school, scopes }: UnitOfWork,
  cls: Class,
  termId: string,
  force: boolean,
): Promise<boolean> {
  const { capacity } = cls;
  if (capacity === null) return false;
  const counts = await db.all(places, { school, class: cls.id });
  const taken = counts.find(({ term_id }) => term_id === termId)?.taken ?? 0;
  if (taken < capacity) return false;
  if (force && scopes.has('write:classes')) return true;
  const how = force
    ? 'To exceed the capacity with `force`, the API key needs `write:classes`.'
    : 'Choose another class, raise its capacity, or enroll with `force`.';
  throw new Problem(
    'class_full',
    `The class ${cls.id} has ${taken} learners and a capacity of ${capacity}. ${how}`,
  );
}
