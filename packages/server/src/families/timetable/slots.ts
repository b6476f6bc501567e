import type { Handlers } from '../../work/operation.ts';
import { standard } from '../standard.ts';
import { openDraft } from './drafts.ts';
import { settle } from './settle.ts';
import { createSlots, updateSlot } from './slot-writing.ts';
import { slots as slot } from './tables.ts';
import { warningsOf } from './warnings.ts';

export const slots: Handlers<'slots'> = {
  ...standard('slots', slot),

  async create(context) {
    const { timetable_id, ...fields } = context.body;
    const ids = await createSlots(context, timetable_id, [fields], () => '');
    // Read again, with its teachers and its room.
    const created = await context.records(slot).get(ids[0] ?? '');
    return created.with({ warnings: await warningsOf(context, ids) });
  },

  async bulk(context) {
    const { timetable_id, slots: list } = context.body;
    const ids = await createSlots(context, timetable_id, list, (index) => `/slots/${index}`);
    const created = await context.records(slot).getAll(ids);
    return { data: created.map(({ value }) => value), warnings: await warningsOf(context, ids) };
  },

  async update(context) {
    const updated = await updateSlot(context, context.params.slot_id, context.body);
    return updated.with({ warnings: await warningsOf(context, [updated.id]) });
  },

  async archive(context) {
    const current = await context.records(slot).current(context.params.slot_id, 'any');
    if (current.archived) return current;
    await openDraft(context, current.value.timetable_id);
    const { record } = await context.records(slot).archive(current.id);
    await settle(context, [record.id]);
    return record;
  },

  async restore(context) {
    const { record, changed } = await context.records(slot).restore(context.params.slot_id);
    if (changed) await settle(context, [record.id], { sources: 'all' });
    return record;
  },
};
