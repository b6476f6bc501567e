import { invalidField, invalidReference, Problem } from '../../contract/errors.ts';
import { yieldPeriodically } from '../../lib/timers.ts';
import { DryRun, type Handler } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { classes, terms } from '../classes/tables.ts';
import { enroll } from './enrolling.ts';
import { checkClass, checkDates, membersOf, openTerm } from './rules.ts';
import { enrollments, lasting } from './tables.ts';

interface Failure {
  enrollment_id: string;
  learner_id: string;
  class_id: string;
  code: string;
  detail: string;
}

/** How the response of a partially successful request reports an error. */
function failure(error: unknown): { code: string; detail: string } {
  if (!(error instanceof Problem)) throw error;
  return { code: error.code, detail: error.message };
}

/** The existing enrollment of a learner who is already enrolled in this class. */
async function enrolledThere(
  { records }: UnitOfWork,
  error: unknown,
  classId: string,
): Promise<string | undefined> {
  if (!(error instanceof Problem) || error.code !== 'already_enrolled') return undefined;
  const existing = await records(enrollments).get(String(error.extras.members?.existing_id));
  return existing.value.class_id === classId ? existing.id : undefined;
}

/**
 * Enrolls many learners in a class. A learner is rejected before anything is written for them, so the others are
 * enrolled.
 */
export const enrollMany: Handler<'classes.enroll'> = async (context) => {
  const { params, body, records } = context;
  const { id } = await records(classes).get(params.class_id);
  const held = await membersOf(context, { learners: body.learner_ids, classes: [id] });
  const { value: cls } = await records(classes).current(id);
  const { term_id, starts_on } = body;
  const found = await records(terms).find(term_id);
  if (!found || found.archived) throw invalidReference('/term_id', 'term');
  const term = await openTerm(context, term_id);
  checkClass(cls, term);
  if (starts_on !== undefined) checkDates({ starts_on, ends_on: null }, term);
  const data = [];
  for (const [index, learner_id] of body.learner_ids.entries()) {
    await yieldPeriodically(index);
    const none = { learner_id, enrollment_id: null, code: null, detail: null };
    try {
      const { id } = await enroll(
        context,
        { learner_id, class_id: cls.id, term_id, starts_on },
        { ...held, term },
      );
      data.push({ ...none, result: 'created' as const, enrollment_id: id });
    } catch (error) {
      const there = await enrolledThere(context, error, cls.id);
      data.push(
        there
          ? { ...none, result: 'unchanged' as const, enrollment_id: there }
          : { ...none, result: 'failed' as const, ...failure(error) },
      );
    }
  }
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
  const former = await db.all(lasting, { school: schoolId, term: from.id });
  const held = await membersOf(context, {
    learners: former.map(({ learner_id }) => learner_id),
    classes: former.map(({ class_id }) => class_id),
  });
  const term = await openTerm(context, to.id, 'live');
  const result = { created: 0, unchanged: 0, failed: [] as Failure[] };
  for (const [index, { id, learner_id, class_id }] of former.entries()) {
    await yieldPeriodically(index);
    try {
      await enroll(context, { learner_id, class_id, term_id: to.id }, { ...held, term });
      result.created++;
    } catch (error) {
      if (await enrolledThere(context, error, class_id)) result.unchanged++;
      else result.failed.push({ enrollment_id: id, learner_id, class_id, ...failure(error) });
    }
  }
  if (body.dry_run) throw new DryRun(result);
  return result;
};
