import { type FieldError, invalidQuery } from '../../contract/errors.ts';
import { daysBetween } from '../../lib/dates.ts';
import type { Handlers, QueryOf } from '../../work/operation.ts';
import { calendar as ofSchool } from '../classes/calendar.ts';
import type { DateRange } from '../date-ranges.ts';
import { requireLearners } from './calendar-feeds.ts';
import { datedTimetables } from './dated-timetables.ts';
import { lessonsIcs } from './lesson-calendar.ts';
import { cycleDaysBetween, lessonsBetween } from './lessons-between.ts';
import { calendarIcs } from './school-calendar.ts';

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

export const calendar: Handlers<'calendar'> = {
  ics: calendarIcs,

  /** The calendar of the school, with the days of the cycle on its school days. */
  async get(context) {
    const result = await ofSchool.get(context);
    // The handler returns the days themselves, not a stored record.
    const { data } = result as Extract<typeof result, { data: unknown }>;
    const { from, to, grade_level_id: grade } = context.query;
    const timetables = (await datedTimetables(context)).filter(
      ({ grade_level_ids: ids }) => ids === null || grade === undefined || ids.includes(grade),
    );
    const { days } = await cycleDaysBetween(context, timetables, { starts_on: from, ends_on: to });
    const byDate = Map.groupBy(days, ({ date }) => date);
    return {
      data: data.map((day) => {
        const found = new Set(byDate.get(day.date)?.map(({ cycle_day }) => cycle_day));
        const [cycle_day] = found;
        // Timetables of different grade levels may be on different days of their cycles.
        return { ...day, cycle_day: day.school_day && found.size === 1 ? (cycle_day ?? null) : null };
      }),
    };
  },
};
