import { type FieldError, invalidBody } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Handlers } from '../../core/operation.ts';
import { schools } from './tables.ts';

type Retention = Schemas['Retention'];
type Changes = Schemas['RetentionUpdate'];

export const retention: Handlers<'retention'> = {
  get: async ({ schoolId, records }) => (await records(schools).get(schoolId)).part('retention'),

  async update({ schoolId, body, records }) {
    const { value: school } = await records(schools).current(schoolId);
    const changed = await records(schools).update(schoolId, { retention: merged(school.retention, body) });
    return changed.part('retention');
  },
};

function merged(current: Retention, changes: Changes): Retention {
  const next = { ...current };
  const fieldErrors: FieldError[] = [];
  for (const family of Object.keys(current) as (keyof Retention)[]) {
    const rule = { ...current[family], ...changes[family] };
    next[family] = rule;
    if (rule.action === 'anonymise' && rule.months === null) {
      const detail = 'must be a number of months if the action is anonymise';
      fieldErrors.push({ pointer: `/${family}/months`, code: 'required', detail });
    }
  }
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors);
  return next;
}
