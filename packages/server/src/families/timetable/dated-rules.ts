import { alreadyExists, type FieldError } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { RecordWork, StateChange } from '../../store/rules.ts';
import { teachersAmong } from './queries/room-and-teacher-rows.ts';
import { keysOf } from './settle.ts';

type Allocation = Schemas['TeacherAllocation'];

const orderErrors = ({ from, to }: { from: string; to: string | null }): FieldError[] =>
  to !== null && to < from
    ? [{ pointer: '/to', code: 'ends_before_start', detail: `must not be before ${from}` }]
    : [];

/** A room assignment does not end before it starts. */
export async function checkAssignments(
  changes: readonly StateChange<Schemas['RoomAssignment']>[],
): Promise<FieldError[][]> {
  return changes.map(({ next }) => orderErrors(next));
}

/** Only a substitute replaces somebody, and a staff member has a role in a slot only once on a day. */
export async function checkAllocations(
  changes: readonly StateChange<Allocation>[],
  work: RecordWork,
): Promise<FieldError[][]> {
  const fieldErrors = changes.map(({ next }) => [...orderErrors(next), ...replacementErrors(next)]);
  if (fieldErrors.some((some) => some.length > 0)) return fieldErrors;
  const all = changes.map(({ next }) => next).filter(({ archived_at }) => archived_at === null);
  if (all.length === 0) return [];
  const own = new Set(all.map(({ id }) => id));
  const rows = keysOf(work, new Set(all.map(({ slot_id }) => slot_id)));
  const stored = await work.db.all(teachersAmong, { school: work.schoolId, rows });
  const nameOf = (one: Pick<Allocation, 'slot_id' | 'staff_id' | 'role'>) =>
    `${one.slot_id} ${one.staff_id} ${one.role}`;
  const others = Map.groupBy([...stored.filter(({ id }) => !own.has(id)), ...all], nameOf);
  for (const next of all) {
    const twin = others.get(nameOf(next))?.find((other) => other.id !== next.id && overlaps(other, next));
    if (twin)
      throw alreadyExists(
        'The staff member already has this role in the slot on some of these days',
        twin.id,
      );
  }
  return [];
}

function replacementErrors({ role, staff_id, replaces_id: replaced }: Allocation): FieldError[] {
  const fieldError = (code: string, detail: string): FieldError[] => [
    { pointer: '/replaces_id', code, detail },
  ];
  if (replaced !== null && role !== 'substitute')
    return fieldError('not_applicable', 'must be null unless role is substitute');
  return replaced === staff_id ? fieldError('same_staff', 'must not be the substitute') : [];
}

const overlaps = (
  one: { from: string; to: string | null },
  other: { from: string; to: string | null },
): boolean => (one.to === null || other.from <= one.to) && (other.to === null || one.from <= other.to);
