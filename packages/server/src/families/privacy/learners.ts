import { invalidField } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Handler } from '../../core/operation.ts';
import type { RetentionFamily } from '../../db/personal.ts';
import { learners } from '../learners/tables.ts';
import { schools } from '../school/tables.ts';
import { checkErasable, eraseFamilies } from './erasing.ts';

/** The families whose rule does not keep them. */
export const erasable = (rules: Schemas['Retention']): Set<RetentionFamily> =>
  new Set(
    (Object.keys(rules) as (keyof typeof rules)[]).filter((family) => rules[family].action === 'anonymise'),
  );

/** Rejects an erasure without the id of the person as confirmation. */
export function checkConfirmed({ confirm }: { confirm: string }, id: string, person: string): void {
  if (confirm === id) return;
  throw invalidField(
    '/confirm',
    'not_confirmed',
    `must be the id of the ${person}, because this cannot be undone`,
  );
}

export const erase: Handler<'learners.erase'> = async (context) => {
  const { params, body, records, services, schoolId, now } = context;
  const { value: school } = await records(schools).get(schoolId);
  const current = await records(learners).current(params.learner_id, 'any');
  if (current.plain.erased_at !== null) return current;
  checkConfirmed(body, current.id, 'learner');
  await checkErasable(context, current.plain, school.retention);
  const families = erasable(school.retention);
  await eraseFamilies(context, services, current.id, families);
  const erased = await records(learners).get(current.id);
  const changes = {
    erased_at: { before: null, after: now },
    families: { before: null, after: [...families] },
  };
  context.record(
    { action: 'learner.erased', resource: { type: 'learner', id: current.id }, changes, reason: body.reason },
    erased,
  );
  return erased;
};
