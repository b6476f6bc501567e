import type { Stored } from '../../store/read.ts';
import type { Handlers } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { standard } from '../standard.ts';
import { settle } from './settle.ts';
import { teacherAllocations as allocation, roomAssignments as assignment } from './tables.ts';
import { warningsOf } from './warnings.ts';

const ofRooms = standard('room-assignments', assignment);
const ofTeachers = standard('teacher-allocations', allocation);

type Dated = { slot_id: string };

/** Updates the slot of a change, and rejects its conflicts. */
async function settled<T extends Dated>(work: UnitOfWork, changed: Stored<T>): Promise<Stored<T>> {
  await settle(work, [changed.value.slot_id], { sources: new Set([changed.id]) });
  return changed;
}

const withWarnings = async <T extends Dated>(work: UnitOfWork, changed: Stored<T>) =>
  (await settled(work, changed)).with({ warnings: await warningsOf(work, [changed.value.slot_id]) });

export const roomAssignments: Handlers<'room-assignments'> = {
  ...ofRooms,
  create: async (context) => withWarnings(context, await context.records(assignment).create(context.body)),
  update: async (context) =>
    withWarnings(
      context,
      await context.records(assignment).update(context.params.room_assignment_id, context.body),
    ),
  archive: async (context) =>
    settled(context, (await context.records(assignment).archive(context.params.room_assignment_id)).record),
  restore: async (context) =>
    settled(context, (await context.records(assignment).restore(context.params.room_assignment_id)).record),
};

export const teacherAllocations: Handlers<'teacher-allocations'> = {
  ...ofTeachers,
  create: async (context) => withWarnings(context, await context.records(allocation).create(context.body)),
  update: async (context) =>
    withWarnings(
      context,
      await context.records(allocation).update(context.params.teacher_allocation_id, context.body),
    ),
  archive: async (context) =>
    settled(
      context,
      (await context.records(allocation).archive(context.params.teacher_allocation_id)).record,
    ),
  restore: async (context) =>
    settled(
      context,
      (await context.records(allocation).restore(context.params.teacher_allocation_id)).record,
    ),
};
