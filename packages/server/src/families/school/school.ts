import type { Handlers } from '../../core/operation.ts';
import { schoolDaysChanged } from './raised.ts';
import { schools } from './tables.ts';

export const school: Handlers<'school'> = {
  get: (context) => context.records(schools).get(context.schoolId),

  async update(context) {
    const changed = await context.records(schools).update(context.schoolId, context.body);
    if (context.body.school_days) await context.raise(schoolDaysChanged, changed.value);
    return changed;
  },
};
