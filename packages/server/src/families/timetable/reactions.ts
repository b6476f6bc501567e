import { invalidField, invalidQuery, Problem, resourceInUse } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { addDays, later } from '../../lib/dates.ts';
import type { Stored } from '../../store/read.ts';
import { reactTo } from '../../work/family.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { classChanging } from '../classes/raised.ts';
import { classes } from '../classes/tables.ts';
import { staffLeaving, staffLeft } from '../staff/tables.ts';
import {
  type AllocationAfter,
  allocationsAfter,
  replacementsAfter,
  slotsOfClass,
  teachersAmong,
} from './queries/slots.ts';
import { classesLedBy } from './queries/timetables.ts';
import { changeAll, createAll, keysOf, settle } from './settle.ts';
import { teacherAllocations } from './tables.ts';

type Class = Schemas['Class'];

/** Rejects a change of a class after which it would not fit the timetables of its slots. */
async function checkOffered(
  { db, schoolId: school, today }: UnitOfWork,
  { next, previous }: { next: Class; previous: Class },
): Promise<void> {
  const isLess = String(next.term_ids) !== String(previous.term_ids) && next.term_ids !== null;
  const moves = next.grade_level_id !== previous.grade_level_id;
  if (!isLess && !moves) return;
  const slots = await db.all(slotsOfClass, { school, class: next.id, today });
  const lost = slots.filter(({ term_ids, grade_level_ids }) => {
    const terms: string[] = JSON.parse(term_ids);
    const grades: string[] | null = grade_level_ids && JSON.parse(grade_level_ids);
    const isOffered = next.term_ids === null || terms.every((id) => next.term_ids?.includes(id));
    return !isOffered || (grades !== null && !grades.includes(next.grade_level_id));
  });
  if (lost.length > 0) throw resourceInUse([{ type: 'slot', count: lost.length }]);
}

interface Leaving {
  id: string;
  last: string;
  reassignTo: string | undefined;
  pointer: string;
}

/**
 * Gives the lessons of a staff member after their last day, and the classes that they lead, to somebody else, or rejects
 * that they leave.
 */
async function handOver(work: UnitOfWork, leaving: Leaving): Promise<void> {
  const { id, reassignTo, pointer } = leaving;
  if (reassignTo !== undefined) await refuseUnknown(work, { id, reassignTo, pointer });
  await handOverLessons(work, leaving);
  const led = await classesOf(work, id);
  if (reassignTo !== undefined) await setTeacher(work, led, reassignTo);
  // Until a later day they lead their classes, which have no dated teacher.
  else if (leaving.last <= work.today && led.length > 0) throw leadsClasses(id, led);
}

/** The classes that a staff member leads. Those of closed years keep who led them. */
async function classesOf(
  { db, records, schoolId: school }: UnitOfWork,
  id: string,
): Promise<Stored<Class>[]> {
  const led = await db.all(classesLedBy, { school, staff: id });
  return [...(await records(classes).currentAll(led.map((one) => one.id))).values()];
}

const setTeacher = ({ records }: UnitOfWork, led: readonly Stored<Class>[], teacher_id: string | null) =>
  records(classes).saveAll(led.map((current) => ({ current, fields: { teacher_id } })));

function leadsClasses(id: string, led: readonly Stored<Class>[]): Problem {
  const named = led.map(({ plain }) => `${plain.label} (${plain.id})`).join(', ');
  return new Problem(
    'resource_in_use',
    `The staff member ${id} leads ${led.length === 1 ? 'the class' : 'the classes'} ${named}. Send \`reassign_to\` with the staff member who takes over, or change \`teacher_id\` of the classes first.`,
    { members: { dependents: [{ type: 'class', count: led.length }] } },
  );
}

/** Days of an allocation; without `to`, as long as the timetable. */
interface Days {
  from: string;
  to: string | null;
}

/** The parts of a range of days that are in none of some others. */
function without(range: Days, others: readonly Days[]): Days[] {
  const parts: Days[] = [];
  let { from } = range;
  for (const other of others.toSorted((one, two) => (one.from < two.from ? -1 : 1))) {
    if (other.to !== null && other.to < from) continue;
    if (range.to !== null && other.from > range.to) break;
    if (other.from > from) parts.push({ from, to: addDays(other.from, -1) });
    if (other.to === null) return parts;
    from = addDays(other.to, 1);
  }
  return range.to !== null && from > range.to ? parts : [...parts, { from, to: range.to }];
}

async function handOverLessons(work: UnitOfWork, { id, last, reassignTo }: Leaving): Promise<void> {
  const { db, schoolId: school, today } = work;
  const first = addDays(last, 1);
  // Lessons that have taken place prevent nothing.
  const of = { school, staff: id, first: later(first, today) };
  const after = await db.all(allocationsAfter, of);
  if (after.length === 0) return;
  if (reassignTo === undefined) throw hasAllocations(id, last, after);
  const rows = keysOf(
    work,
    after.map(({ slot_id }) => slot_id),
  );
  const others = await db.all(teachersAmong, { school, rows });
  const starting = after.filter(({ from }) => from > last);
  const lasting = after.filter(({ from }) => from <= last);
  await changeAll(work, teacherAllocations, new Map(lasting.map((one) => [one.allocation_id, { to: last }])));
  await changeAll(
    work,
    teacherAllocations,
    new Map(starting.map((one) => [one.allocation_id, { archived_at: work.now }])),
    'archived',
  );
  const created = await createAll(
    work,
    teacherAllocations,
    after.flatMap(({ slot_id, role, from, to, replaces_id }) => {
      const own = others.filter(
        (other) => other.slot_id === slot_id && other.staff_id === reassignTo && other.role === role,
      );
      // On days on which they are in the slot already, they stay there.
      return without({ from: later(from, first), to }, own).map((days) => ({
        slot_id,
        staff_id: reassignTo,
        role,
        replaces_id: replaces_id === reassignTo ? null : replaces_id,
        ...days,
      }));
    }),
  );
  // Later substitutes of the staff member are those of the one who takes over.
  const replacing = await db.all(replacementsAfter, of);
  await changeAll(
    work,
    teacherAllocations,
    new Map(
      replacing.map((one) => [one.id, { replaces_id: one.staff_id === reassignTo ? null : reassignTo }]),
    ),
  );
  await settle(work, new Set([...after, ...replacing].map(({ slot_id }) => slot_id)), {
    sources: new Set(created.map((one) => one.id)),
  });
}

async function refuseUnknown(
  { records }: UnitOfWork,
  { id, reassignTo, pointer }: Omit<Leaving, 'last' | 'reassignTo'> & { reassignTo: string },
): Promise<void> {
  const refuse = (code: string, detail: string) =>
    pointer.startsWith('?')
      ? invalidQuery([{ pointer, code, detail }])
      : invalidField(pointer, code, detail, code === 'unknown_reference' ? code : undefined);
  if (reassignTo === id) throw refuse('same_staff', 'must be another staff member');
  const found = await records(teacherAllocations).referred('staff_id').find(reassignTo);
  if (!found || found.archived)
    throw refuse('unknown_reference', 'must be the id of a staff member of the school that is not archived');
  if (found.plain.status === 'left') throw refuse('has_left', 'is the id of a staff member who has left');
}

function hasAllocations(id: string, last: string, after: readonly AllocationAfter[]): Problem {
  const count = after.length === 1 ? 'a teacher allocation' : `${after.length} teacher allocations`;
  return new Problem(
    'has_active_allocations',
    `The staff member ${id} has ${count} with lessons after ${last}. Send \`reassign_to\` with the staff member who takes over, or end them first.`,
    { members: { allocations: after.map(({ replaces_id: _replaced, ...one }) => one) } },
  );
}

export const reactions = [
  reactTo(
    staffLeaving,
    'Lessons after the last day, and the classes that the staff member leads, are reassigned to another staff member, or the change is rejected; classes only if the last day is not a later one',
    handOver,
  ),
  reactTo(
    staffLeft,
    'The classes that the staff member still leads have no teacher, except those of closed years',
    async (work, { id }) => void (await setTeacher(work, await classesOf(work, id), null)),
  ),
  reactTo(
    classChanging,
    'The class is still offered in the terms of its slots, or the change is rejected',
    checkOffered,
  ),
];
