import type { Schemas } from '../../contract/schemas.ts';
import type { Stored } from '../../store/read.ts';
import type { Handlers } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { standard } from '../standard.ts';
import { slotsInPeriod } from './queries/slots.ts';
import { settle } from './settle.ts';
import { createSlots, openDraft, updateSlot } from './slot-writing.ts';
import {
  teacherAllocations as allocation,
  roomAssignments as assignment,
  periods as period,
  slots as slot,
} from './tables.ts';
import { warningsOf, withoutLesson } from './warnings.ts';

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

const ofRooms = standard('room-assignments', assignment);
const ofTeachers = standard('teacher-allocations', allocation);

type Dated = Schemas['RoomAssignment'] | Schemas['TeacherAllocation'];

/** Updates the slot of a change, and rejects its conflicts. */
async function settled<T extends Dated>(work: UnitOfWork, changed: Stored<T>): Promise<Stored<T>> {
  await settle(work, [changed.value.slot_id], { sources: new Set([changed.id]) });
  return changed;
}

async function withWarnings<T extends Dated>(work: UnitOfWork, changed: Stored<T>) {
  const { value } = await settled(work, changed);
  const warnings = [...(await withoutLesson(work, value)), ...(await warningsOf(work, [value.slot_id]))];
  return changed.with({ warnings });
}

export const roomAssignments: Handlers<'room-assignments'> = {
  ...ofRooms,
  create: async (context) => withWarnings(context, await ofRooms.create(context)),
  update: async (context) => withWarnings(context, await ofRooms.update(context)),
  archive: async (context) => settled(context, await ofRooms.archive(context)),
  restore: async (context) => settled(context, await ofRooms.restore(context)),
};

export const teacherAllocations: Handlers<'teacher-allocations'> = {
  ...ofTeachers,
  create: async (context) => withWarnings(context, await ofTeachers.create(context)),
  update: async (context) => withWarnings(context, await ofTeachers.update(context)),
  archive: async (context) => settled(context, await ofTeachers.archive(context)),
  restore: async (context) => settled(context, await ofTeachers.restore(context)),
};
