import { Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Stored } from '../../store/read.ts';
import type { Handlers } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { always } from '../date-ranges.ts';
import { standard } from '../standard.ts';
import { withDates } from './dated-timetables.ts';
import { covers, cycleDaysBetween } from './lessons-between.ts';
import { slotsInPeriod, teachersAmong } from './queries/slots.ts';
import { keysOf, settle } from './settle.ts';
import { createSlots, openDraft, updateSlot } from './slot-writing.ts';
import {
  teacherAllocations as allocation,
  roomAssignments as assignment,
  periods as period,
  slots as slot,
  timetables,
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

/** Rejects a change of an allocation after which a duty would have nobody on one of the days that it had before. */
async function keepDuty(work: UnitOfWork, before: Schemas['TeacherAllocation']): Promise<void> {
  const { db, schoolId: school, records } = work;
  const { id, plain: duty } = await records(slot).get(before.slot_id);
  if (duty.kind !== 'duty') return;
  const { plain } = await records(timetables).get(duty.timetable_id);
  const span = { starts_on: before.from, ends_on: before.to ?? always.ends_on };
  const { days } = await cycleDaysBetween(work, [await withDates(work, plain)], span);
  const staff = await db.all(teachersAmong, { school, rows: keysOf(work, [id]) });
  const bare = days.find(
    ({ date, cycle_day }) => cycle_day === duty.cycle_day && !staff.some((one) => covers(one, date)),
  );
  if (!bare) return;
  const way =
    plain.status === 'draft' ? 'first, or archive the slot' : 'first; a duty ends with its timetable';
  throw new Problem(
    'resource_in_use',
    `The duty ${id} would have nobody on ${bare.date}. Allocate another staff member ${way}.`,
    { members: { dependents: [{ type: 'slot', count: 1 }] } },
  );
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

  async update(context) {
    const { plain: before } = await context.records(allocation).current(context.params.teacher_allocation_id);
    const updated = await withWarnings(context, await ofTeachers.update(context));
    await keepDuty(context, before);
    return updated;
  },

  async archive(context) {
    const { teacher_allocation_id: id } = context.params;
    const before = await context.records(allocation).current(id, 'any');
    if (before.archived) return before;
    const archived = await settled(context, await ofTeachers.archive(context));
    await keepDuty(context, before.plain);
    return archived;
  },

  restore: async (context) => settled(context, await ofTeachers.restore(context)),
};
