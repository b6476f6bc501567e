import { invalidBody } from '../../errors.ts';
import type { Handlers } from '../../operation.ts';
import { recountTerms } from '../classes/recount.ts';
import { schools } from './tables.ts';

export const school: Handlers<'school'> = {
  get: (context) => context.records(schools).get(context.schoolId),

  async update(context) {
    const { time_zone: timeZone } = context.body;
    if (timeZone !== undefined && !isTimeZone(timeZone)) {
      throw invalidBody([
        {
          pointer: '/time_zone',
          code: 'invalid_value',
          detail: 'takes an IANA time zone such as Africa/Johannesburg',
        },
      ]);
    }
    const changed = await context.records(schools).update(context.schoolId, context.body);
    // To change a school is to hold its calendar: the lock is the same.
    if (context.body.school_days) await recountTerms(context, changed.value.school_days);
    return changed;
  },
};

function isTimeZone(name: string): boolean {
  // Intl takes offsets such as +02:00 as well; they know no daylight saving and are no zone.
  return /^[A-Za-z]/.test(name) && canonical(name) !== undefined;
}

function canonical(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
