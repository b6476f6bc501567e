import { invalidField, invalidReference, Problem } from '../../contract/errors.ts';
import { yieldToEventLoop } from '../../lib/timers.ts';
import { DryRun, type Handler } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { classes, terms } from '../classes/tables.ts';
import { enrollAll } from './enrolling.ts';
import { checkClass, checkDates, type NewEnrollment, openTerm } from './rules.ts';
import { enrollments, type Lasting, lasting } from './tables.ts';

interface Failure {
  enrollment_id: string;
  learner_id: string;
  class_id: string;
  code: string;
  detail: string;
}

type Outcome = { result: 'created' | 'unchanged'; id: string } | { result: 'failed'; problem: Problem };

/** So many learners are enrolled at a time: on SQLite, nobody else is served meanwhile. */
const atOnce = 25;

/** Enrolls learners in classes; those who are in the class already stay as they are. */
async function enrollOthers(context: UnitOfWork, requests: readonly NewEnrollment[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let at = 0; at < requests.length; at += atOnce) {
    await yieldToEventLoop();
    outcomes.push(...(await enrollPart(context, requests.slice(at, at + atOnce))));
  }
  return outcomes;
}

/** States of an enrollment of a learner who is in the class, or was until the end of the term. */
const isThere = new Set(['active', 'pending', 'completed']);

async function enrollPart(context: UnitOfWork, requests: readonly NewEnrollment[]): Promise<Outcome[]> {
  const enrolled = await enrollAll(context, requests);
  const existingIds = enrolled.map((one) =>
    one instanceof Problem && one.code === 'already_enrolled' ? String(one.extras.members?.existing_id) : '',
  );
  const existing = await context.records(enrollments).currentAll(existingIds);
  return enrolled.map((one, index): Outcome => {
    if (!(one instanceof Problem)) return { result: 'created', id: one.id };
    const there = existing.get(existingIds[index] ?? '');
    return there && isThere.has(there.plain.status) && there.plain.class_id === requests[index]?.class_id
      ? { result: 'unchanged', id: there.id }
      : { result: 'failed', problem: one };
  });
}

/**
 * Enrolls many learners in a class. A learner is rejected before anything is written for them, so the others are
 * enrolled.
 */
export const enrollMany: Handler<'classes.enroll'> = async (context) => {
  const { params, body, records } = context;
  const { term_id, starts_on } = body;
  const { value: cls } = await records(classes).current(params.class_id);
  const found = await records(terms).find(term_id);
  if (!found || found.archived) throw invalidReference('/term_id', 'term');
  const term = await openTerm(context, term_id);
  checkClass(cls, term);
  if (starts_on !== undefined) checkDates({ starts_on, ends_on: null }, term);
  const outcomes = await enrollOthers(
    context,
    body.learner_ids.map((learner_id) => ({ learner_id, class_id: cls.id, term_id, starts_on })),
  );
  const data = outcomes.map((outcome, index) => {
    const none = { learner_id: body.learner_ids[index] ?? '', enrollment_id: null, code: null, detail: null };
    return outcome.result === 'failed'
      ? { ...none, result: outcome.result, code: outcome.problem.code, detail: outcome.problem.message }
      : { ...none, result: outcome.result, enrollment_id: outcome.id };
  });
  return { data };
};

/** Copies the enrollments that lasted until the end of a term to another term. */
export const rollOver: Handler<'terms.rollover'> = async (context) => {
  const { params, body, records, db, schoolId } = context;
  const to = await records(terms).get(params.term_id);
  const from = await records(terms).find(body.from_term_id);
  if (!from || from.archived) throw invalidReference('/from_term_id', 'term');
  if (from.id === to.id)
    throw invalidField(
      '/from_term_id',
      'same_term',
      'must not be the term that the enrollments are copied to',
    );
  if (from.value.academic_year_id !== to.value.academic_year_id)
    throw invalidField(
      '/from_term_id',
      'other_academic_year',
      'must be a term of the same academic year, because a class belongs to one academic year; enroll the learners in the classes of the new year with `POST /v1/classes/{class_id}/enrollments/bulk`',
    );
  await openTerm(context, to.id, 'live');
  const former = await db.all(lasting, { school: schoolId, term: from.id });
  const result = { created: 0, unchanged: 0, failed: [] as Failure[] };
  const outcomes = await enrollOthers(
    context,
    former.map(({ learner_id, class_id }) => ({ learner_id, class_id, term_id: to.id })),
  );
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.result === 'failed') {
      const { id, ...copied } = former[index] as Lasting;
      const { code, message } = outcome.problem;
      result.failed.push({ enrollment_id: id, ...copied, code, detail: message });
    } else result[outcome.result]++;
  }
  if (body.dry_run) throw new DryRun(result);
  return result;
};
