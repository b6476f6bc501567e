import { type FieldError, invalidQuery } from '../../contract/errors.ts';
import { daysBetween } from '../../lib/dates.ts';
import type { Handlers, QueryOf } from '../../work/operation.ts';
import type { DateRange } from '../date-ranges.ts';
import { requireLearners } from './calendar-feeds.ts';
import { lessonsBetween } from './lessons-between.ts';
import { lessonsIcs } from './lessons-ics.ts';

const mostDays = 31;

export const lessons: Handlers<'lessons'> = {
  async get(context) {
    const { query, actor } = context;
    const { class_id, staff_id, room_id, learner_id } = query;
    const span = spanOf(query, context.today);
    if (learner_id !== undefined) requireLearners(actor);
    return { data: await lessonsBetween(context, span, { class_id, staff_id, room_id, learner_id }) };
  },

  ics: lessonsIcs,
};

function spanOf(query: QueryOf<'lessons.get'>, today: string): DateRange {
  const { date, from, to, class_id, staff_id, room_id, learner_id } = query;
  const fieldError = (parameter: string, code: string, detail: string): FieldError[] => [
    { pointer: `?${parameter}`, code, detail },
  ];
  if (date !== undefined) {
    if (from === undefined && to === undefined) return { starts_on: date, ends_on: date };
    throw invalidQuery(fieldError('date', 'not_applicable', 'send either date, or from and to'));
  }
  if (from === undefined && to === undefined) return { starts_on: today, ends_on: today };
  if (from === undefined || to === undefined)
    throw invalidQuery(
      fieldError(from === undefined ? 'from' : 'to', 'required', 'send date, or both from and to'),
    );
  const isFiltered = [class_id, staff_id, room_id, learner_id].some((id) => id !== undefined);
  const errors = [
    ...(to < from ? fieldError('to', 'ends_before_start', `must not be before ${from}`) : []),
    ...(daysBetween(from, to) >= mostDays
      ? fieldError('to', 'too_many', `must be at most ${mostDays - 1} days after from`)
      : []),
    ...(isFiltered
      ? []
      : fieldError(
          'from',
          'not_applicable',
          'needs class_id, staff_id, room_id or learner_id; without them send date',
        )),
  ];
  if (errors.length > 0) throw invalidQuery(errors);
  return { starts_on: from, ends_on: to };
}
