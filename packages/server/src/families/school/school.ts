import type { Handlers } from '../../operation.ts';
import { recountTerms } from '../classes/recount.ts';
import { schools } from './tables.ts';

export const school: Handlers<'school'> = {
  get: (context) => context.records(schools).get(context.schoolId),

  async update(context) {
    const changed = await context.records(schools).update(context.schoolId, context.body);
    // To change a school is to hold its calendar: the lock is the same.
    if (context.body.school_days) await recountTerms(context, changed.value.school_days);
    return changed;
  },
};
