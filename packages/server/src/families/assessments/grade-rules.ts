import { type FieldError, Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { RecordWork, StateChange } from '../../store/rules.ts';
import { type Assessment, isInHundredths, isPublished, openTerm, tooPrecise } from './assessment-rules.ts';
import { gradable } from './grade-queries.ts';
import { assessments } from './tables.ts';

export type Grade = Schemas['Grade'];
/** What a request says about a grade. */
type GradeFields = Pick<Schemas['GradeUpdate'], 'mark' | 'status' | 'comment'>;

/** Grades change while their assessment is open, and are those of learners of the class. */
export async function checkGrades(
  changes: readonly StateChange<Grade>[],
  work: RecordWork,
): Promise<FieldError[][]> {
  const fieldErrors: FieldError[][] = changes.map(() => []);
  for (const assessmentId of new Set(changes.map(({ next }) => next.assessment_id))) {
    const assessment = await openAssessment(work, assessmentId);
    const own = [...changes.entries()].filter(([, { next }]) => next.assessment_id === assessmentId);
    const comeIn = own.filter(([, { previous }]) => previous?.archived_at !== null);
    const members = comeIn.length > 0 ? await membersOf(work, assessmentId) : new Set<string>();
    for (const [index, { next, previous }] of own) {
      const isNew = previous?.archived_at !== null;
      fieldErrors[index] = [
        ...markErrors(next.mark, assessment.max_mark),
        ...(isNew && !members.has(next.learner_id) ? [notEnrolled()] : []),
      ];
    }
  }
  return fieldErrors;
}

/** An assessment whose grades can be changed. */
export async function openAssessment(work: RecordWork, id: string): Promise<Assessment> {
  const { value: assessment } = await work.records(assessments).current(id, 'any');
  if (assessment.status === 'published') throw isPublished();
  if (assessment.status !== 'open')
    throw new Problem(
      'assessment_not_open',
      assessment.status === 'draft'
        ? 'The assessment is a draft. Open it to enter grades.'
        : 'The assessment is cancelled, so it has no grades to enter.',
    );
  await openTerm(work, assessment.term_id);
  return assessment;
}

async function membersOf({ db, schoolId: school }: RecordWork, assessment: string): Promise<Set<string>> {
  return new Set((await db.all(gradable, { school, assessment })).map(({ id }) => id));
}

function markErrors(mark: number | null, max: number): FieldError[] {
  if (mark === null) return [];
  if (!isInHundredths(mark)) return [tooPrecise('/mark')];
  return mark > max
    ? [
        {
          pointer: '/mark',
          code: 'too_large',
          detail: `must be at most ${max}, the maximum mark of the assessment`,
        },
      ]
    : [];
}

const notEnrolled = (): FieldError => ({
  pointer: '/learner_id',
  code: 'learner_not_enrolled',
  detail: 'must be a learner who is enrolled in the class of the assessment for its term',
});

/** A mark and a status that contradict each other. */
export function contradictions({ mark, status }: GradeFields, current?: Pick<Grade, 'mark'>): FieldError[] {
  const hasMark = mark !== undefined && mark !== null;
  if (hasMark && status !== undefined && status !== 'graded')
    return [{ pointer: '/mark', code: 'not_allowed', detail: `must be null if the status is ${status}` }];
  const known = mark === undefined ? (current?.mark ?? null) : mark;
  if (status === 'graded' && known === null)
    return [{ pointer: '/mark', code: 'required', detail: 'is required if the status is graded' }];
  return [];
}

/** The fields of a new grade, or those that change, from what a request says. */
export function gradeFields(
  { mark, status, comment }: GradeFields,
  current: Grade | undefined,
  { now, by }: { now: string; by: string | null },
): Partial<Grade> {
  const before = current ?? { mark: null, status: 'pending' as const, comment: null, revision: 0 };
  const next = {
    mark: before.mark,
    status: before.status,
    comment: comment === undefined ? before.comment : comment,
  };
  if (mark !== undefined) Object.assign(next, { mark, status: mark === null ? 'pending' : 'graded' });
  if (status !== undefined) Object.assign(next, { status, mark: status === 'graded' ? next.mark : null });
  const isRegraded = !current || next.mark !== before.mark || next.status !== before.status;
  if (!isRegraded && next.comment === before.comment) return {};
  const isPending = next.status === 'pending';
  return {
    ...next,
    revision: before.revision + 1,
    ...(isRegraded ? { graded_by: isPending ? null : by, graded_at: isPending ? null : now } : {}),
  };
}
