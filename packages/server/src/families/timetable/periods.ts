import type { Handlers } from '../../work/operation.ts';
import { standard } from '../standard.ts';
import { openDraft } from './drafts.ts';
import { slotsInPeriod } from './queries/slots.ts';
import { settle } from './settle.ts';
import { periods as period } from './tables.ts';

const others = standard('periods', period);

export const periods: Handlers<'periods'> = {
  ...others,

  /** The slots in a period have its times. */
  async update(context) {
    const { db, schoolId: school } = context;
    const current = await context.records(period).current(context.params.period_id);
    const updated = await context.records(period).update(current.id, context.body);
    const { starts_at, ends_at } = updated.value;
    if (starts_at !== current.value.starts_at || ends_at !== current.value.ends_at) {
      const slots = await db.all(slotsInPeriod, { school, period: current.id });
      await settle(
        context,
        slots.map(({ id }) => id),
      );
    }
    return updated;
  },

  async archive(context) {
    const current = await context.records(period).current(context.params.period_id, 'any');
    if (!current.archived) await openDraft(context, current.value.timetable_id);
    return others.archive(context);
  },
};
