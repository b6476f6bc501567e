import { type FieldError, invalidQuery } from '../../contract/errors.ts';
import { daysBetween } from '../../lib/dates.ts';
import type { Handlers } from '../../work/operation.ts';
import { exceptionsFor, termsBetween } from './queries.ts';
import { resolveCalendar } from './school-days.ts';
import { gradeLevels } from './tables.ts';

const mostDays = 366;

/** What the days are; the timetable adds those of the cycles. */
export const calendar: Pick<Handlers<'calendar'>, 'get'> = {
  async get({ db, schoolId, query, records }) {
    const { from, to, grade_level_id: gradeLevel } = query;
    const fieldErrors: FieldError[] = [];
    const fieldError = (parameter: string, code: string, detail: string) =>
      fieldErrors.push({ pointer: `?${parameter}`, code, detail });
    if (to < from) fieldError('to', 'ends_before_start', `must not be before ${from}`);
    if (daysBetween(from, to) >= mostDays)
      fieldError('to', 'too_many', `must be at most ${mostDays - 1} days after from`);
    if (gradeLevel !== undefined && !(await records(gradeLevels).find(gradeLevel)))
      fieldError('grade_level_id', 'unknown_reference', 'must be the id of a grade level of the school');
    if (fieldErrors.length > 0) throw invalidQuery(fieldErrors);

    const dates = { starts_on: from, ends_on: to };
    const terms = await termsBetween(db, schoolId, dates);
    const exceptions = await exceptionsFor(db, schoolId, dates, gradeLevel);
    return { data: resolveCalendar(dates, terms, exceptions) };
  },
};
