import type { Handlers } from '../../work/operation.ts';
import { calendar as ofSchool } from '../classes/calendar.ts';
import { datedTimetables } from './dated-timetables.ts';
import { daysBetween } from './lessons-between.ts';

export const calendar: Handlers<'calendar'> = {
  /** The calendar of the school, with the days of the cycle on its school days. */
  async get(context) {
    const result = await ofSchool.get(context);
    // The handler returns the days themselves, not a stored record.
    const { data } = result as Extract<typeof result, { data: unknown }>;
    const { from, to, grade_level_id: grade } = context.query;
    const timetables = (await datedTimetables(context)).filter(
      ({ grade_level_ids: ids }) => ids === null || grade === undefined || ids.includes(grade),
    );
    const days = await daysBetween(context, timetables, { starts_on: from, ends_on: to });
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
