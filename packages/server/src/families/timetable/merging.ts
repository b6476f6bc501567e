import type { Schemas } from '../../contract/schemas.ts';
import { type Decision, haveCommonDay, liesWithin, type MergeRule } from '../merged-records.ts';
import { settle } from './settle.ts';
import { teacherAllocations } from './tables.ts';

type Allocation = Schemas['TeacherAllocation'];

const daysOf = ({ from, to }: Allocation) => ({ from, to });

/** Nobody gives two lessons at the same time: `settle` rejects it. In one lesson, a staff member has a role once. */
export const allocationRule: MergeRule = {
  async decide({ records }, { into }, moves) {
    const decisions = new Map<string, Decision>();
    const own = (await records(teacherAllocations).findAll('staff_id', into)).filter(
      ({ archived }) => !archived,
    );
    for (const { current, next } of moves) {
      if (current.archived) continue;
      // According to the document, the fields of an allocation.
      const allocation = next as unknown as Allocation;
      const refuse = (existing_id: string | null, detail: string) =>
        decisions.set(current.id, { outcome: 'refused', existing_id, code: 'records_differ', detail });
      if (allocation.staff_id === allocation.replaces_id)
        refuse(null, 'In this allocation one of the two is the substitute of the other. Archive it first.');
      const other = own.find(
        ({ id, plain }) =>
          id !== current.id &&
          plain.slot_id === allocation.slot_id &&
          plain.role === allocation.role &&
          haveCommonDay(daysOf(plain), daysOf(allocation)),
      );
      if (!other || allocation.staff_id !== into) continue;
      if (liesWithin(daysOf(allocation), daysOf(other.plain)))
        decisions.set(current.id, { outcome: 'folded', existing: other.id });
      else
        refuse(
          other.id,
          `Both have the role ${allocation.role} in the slot on some of the same days. Change the dates of ${other.id} so that they include those of ${current.id}, or archive one of the two.`,
        );
    }
    return decisions;
  },
  follow: (work, _people, moved) =>
    settle(work, new Set(moved.map(({ previous }) => String(previous.slot_id)))),
};
