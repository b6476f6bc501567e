import { earlier } from '../../lib/dates.ts';
import type { Handlers } from '../../work/operation.ts';
import { termsBetween } from '../classes/queries.ts';
import { standard } from '../standard.ts';
import { cloneTimetable } from './cloning.ts';
import { dated, rowOf } from './dated-timetables.ts';
import { always } from './occupancy.ts';
import { conflictsOf } from './publishing.ts';
import { slotsOfTimetable } from './queries/slots.ts';
import { timetables as timetable } from './tables.ts';
import { warningsOf } from './warnings.ts';

export const timetables: Handlers<'timetables'> = {
  ...standard('timetables', timetable),

  async retire({ params, records, today }) {
    const { id, value } = await records(timetable).current(params.timetable_id);
    const { effective_to: to } = value;
    return records(timetable).act(id, 'retire', { effective_to: to === null ? today : earlier(to, today) });
  },

  clone: (context) => cloneTimetable(context, context.params.timetable_id, context.body),

  async conflicts(context) {
    const { params, records, db, schoolId: school } = context;
    const { id, value } = await records(timetable).get(params.timetable_id);
    const terms = await db.all(termsBetween, { school, ...always });
    const own = dated(rowOf(value), terms);
    const slots = await db.all(slotsOfTimetable, { school, timetable: id });
    return {
      conflicts: await conflictsOf(context, own),
      warnings: await warningsOf(
        context,
        slots.map((slot) => slot.id),
      ),
    };
  },
};
