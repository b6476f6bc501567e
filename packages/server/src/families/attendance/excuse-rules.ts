import { type FieldError, refuseErrors } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { daysBetween } from '../../lib/dates.ts';
import { differs, type RecordWork } from '../../store/rules.ts';
import { linkWith } from './queries.ts';

type Excuse = Schemas['Excuse'];

const mostDays = 366;
/** What was decided on is not changed afterwards. */
const decided = ['from', 'to', 'reason_code', 'submitted_by_type', 'submitted_by'] as const;

/** An excuse covers a range of days, and a guardian who submits it is a guardian of the learner. */
export async function checkExcuse(
  next: Excuse,
  previous: Excuse | undefined,
  work: RecordWork,
): Promise<void> {
  const fieldErrors: FieldError[] = [];
  const fieldError = (field: string, code: string, detail: string) =>
    fieldErrors.push({ pointer: `/${field}`, code, detail });
  const { from, to, submitted_by: by, submitted_by_type: type } = next;
  if (previous && previous.status !== 'submitted')
    for (const field of decided)
      if (differs(next, previous, field))
        fieldError(field, 'immutable', `cannot be changed: the excuse is ${previous.status}`);
  if (to < from) fieldError('to', 'ends_before_start', `must not be before ${from}`);
  else if (daysBetween(from, to) >= mostDays)
    fieldError('to', 'too_long', `must be at most ${mostDays - 1} days after from`);
  if (by === null && type !== null)
    fieldError('submitted_by', 'required', 'is required with submitted_by_type');
  if (by !== null && type === null)
    fieldError('submitted_by_type', 'required', 'is required with submitted_by');
  if (type === 'guardian' && by && differs(next, previous, 'submitted_by')) {
    const link = await work.db.first(linkWith, {
      school: work.schoolId,
      learner: next.learner_id,
      guardian: by,
    });
    if (!link) fieldError('submitted_by', 'not_a_guardian', 'must be a guardian with access to the learner');
  }
  refuseErrors(fieldErrors);
}
