import { idIn } from '../../store/projection.ts';
import { defineResource } from '../../store/resource.ts';
import { recountTerms } from './recount.ts';

export const calendarExceptions = defineResource('calendar_exceptions', 'CalendarException', {
  /** The terms of their dates, and of their previous dates, have a different number of school days. */
  async follow(changes, work) {
    for (const date of new Set(changes.flatMap(({ next, previous = next }) => [previous.date, next.date])))
      await recountTerms(work, { starts_on: date, ends_on: date });
  },
  filters: {
    from: (select, p) => select.where('date', '>=', p.from as string),
    to: (select, p) => select.where('date', '<=', p.to as string),
    grade_level_id: (select, p) =>
      select.where((either) =>
        either.or([either('grade_level_ids', 'is', null), idIn('grade_level_ids', p.grade_level_id)]),
      ),
  },
});
