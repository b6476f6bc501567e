import { type RawBuilder, sql } from 'kysely';
import { type FieldError, refuseErrors } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { daysBetween } from '../../lib/dates.ts';
import type { Dialect } from '../../sql/database.ts';
import type { Params } from '../../sql/query.ts';
import { jsonArray, jsonObject } from '../../store/projection.ts';
import { defineResource } from '../../store/resource.ts';
import { differs, type RecordWork } from '../../store/rules.ts';
import { defineChange } from '../../work/family.ts';
import { countsOf, linkWith, marksOf } from './queries.ts';

type Excuse = Schemas['Excuse'];

const mostDays = 366;
/** What was decided on is not changed afterwards. */
const decided = ['from', 'to', 'reason_code', 'submitted_by_type', 'submitted_by'] as const;

/** An excuse covers a range of days, and a guardian who submits it is a guardian of the learner. */
async function checkExcuse(next: Excuse, previous: Excuse | undefined, work: RecordWork): Promise<void> {
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

export const registers = defineResource('registers', 'Register', {
  derived: { marks: marksOf, counts: countsOf },
  filters: {
    from: (select, p) => select.where('date', '>=', p.from as string),
    to: (select, p) => select.where('date', '<=', p.to as string),
    learner_id: (select, p) =>
      select.where(
        sql<boolean>`id in (select m.register_id from register_marks m
          where m.school_id = ${p.school} and m.learner_id = ${p.learner_id})`,
      ),
  },
});

/** An excuse is to be withdrawn or archived. */
export const excuseEnding = defineChange<{ id: string }>('excuse ending');

export const excuses = defineResource('excuses', 'Excuse', {
  check: checkExcuse,
  derived: { warnings },
  filters: {
    from: (select, p) => select.where('to', '>=', p.from as string),
    to: (select, p) => select.where('from', '<=', p.to as string),
  },
});

/** Warnings about unusual values: an illness of more than three days needs a document. */
function warnings(_p: Params, dialect: Dialect): RawBuilder<unknown> {
  const warning = jsonObject(
    {
      code: sql`'document_missing'`,
      detail: sql`'An illness of more than three days needs a document, such as a medical certificate.'`,
    },
    dialect,
  );
  const [from, to] = [sql.ref('from'), sql.ref('to')];
  const days =
    dialect === 'sqlite' ? sql`julianday(${to}) - julianday(${from})` : sql`${to}::date - ${from}::date`;
  const found = sql`case when reason_code = 'illness' and document_ref is null and ${days} >= 3
    then ${jsonArray([warning], dialect)} else ${jsonArray([], dialect)} end`;
  // In SQLite, the result of CASE is no longer marked as JSON.
  return dialect === 'sqlite' ? sql`json(${found})` : found;
}
