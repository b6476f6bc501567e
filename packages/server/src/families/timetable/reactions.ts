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
  slotsOfClass,
  type TeacherRow,
  teachersAmong,
} from './queries/slots.ts';
import { classesLedBy } from './queries/timetables.ts';
import { changeAll, copyAll, keysOf, settle } from './settle.ts';
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

/** The parts of a range of days that are in some others. */
const common = (range: Days, others: readonly Days[]): Days[] => without(range, without(range, others));

async function handOverLessons(work: UnitOfWork, { id, last, reassignTo }: Leaving): Promise<void> {
  const { db, schoolId: school, today } = work;
  const first = addDays(last, 1);
  // Lessons that have taken place prevent nothing.
  const after = await db.all(allocationsAfter, { school, staff: id, first: later(first, today) });
  if (after.length === 0) return;
  if (reassignTo === undefined) throw hasAllocations(id, last, after);
  const slots = after.map(({ slot_id }) => slot_id);
  const teachers = await db.all(teachersAmong, { school, rows: keysOf(work, slots) });
  const teachersOf = Map.groupBy(teachers, ({ slot_id }) => slot_id);
  const takenOver = after.flatMap(({ slot_id, role, from, to, replaces_id }) => {
    const covered = daysCovered({ role, replaces_id }, teachersOf.get(slot_id) ?? [], reassignTo);
    return without({ from: later(from, first), to }, covered).map((days) => ({
      slot_id,
      staff_id: reassignTo,
      role,
      // Nobody leads on days on which they are given their own substitution.
      replaces_id: replaces_id === reassignTo ? null : replaces_id,
      ...days,
    }));
  });
  const starting = after.filter(({ from }) => from > last).map((one) => one.allocation_id);
  const lasting = after.filter(({ from }) => from <= last);
  await changeAll(work, teacherAllocations, new Map(lasting.map((one) => [one.allocation_id, { to: last }])));
  await archiveAll(work, starting);
  const substitutes = teachers.filter(
    ({ role, staff_id, to }) => role === 'substitute' && staff_id !== id && (to === null || to >= first),
  );
  const changes = substitutes.map((row) => {
    const of = { leaver: id, taker: reassignTo, first, teachers: teachersOf.get(row.slot_id) ?? [] };
    const gained = takenOver.filter((one) => isLead(one) && one.slot_id === row.slot_id);
    return { row, parts: afterHandOver(row, { ...of, gained }) };
  });
  await changeSubstitutes(work, changes);
  const created = await copyAll(work, teacherAllocations, takenOver);
  await settle(work, new Set(slots), { sources: new Set(created.map((one) => one.id)) });
}

const isLead = ({ role }: Pick<TeacherRow, 'role'>): boolean => role === 'lead';

/**
 * The days on which an allocation need not be taken over: those on which the one who takes over has the role in the slot
 * already, and those on which a substitute would only replace them, because they teach again.
 */
function daysCovered(
  { role, replaces_id: replaced }: Pick<TeacherRow, 'role' | 'replaces_id'>,
  teachers: readonly TeacherRow[],
  taker: string,
): Days[] {
  const own = teachers.filter((one) => one.staff_id === taker && one.role === role);
  if (role !== 'substitute') return own;
  const leads = teachers.filter(isLead);
  if (replaced === taker) return [...own, ...leads];
  return replaced === null ? [...own, ...ledAlone(leads, taker)] : own;
}

/** The days on which a lead teacher is the only one. */
function ledAlone(leads: readonly (Days & { staff_id: string })[], staff: string): Days[] {
  const others = leads.filter((one) => one.staff_id !== staff);
  return leads.filter((one) => one.staff_id === staff).flatMap((days) => without(days, others));
}

interface HandOver {
  leaver: string;
  taker: string;
  first: string;
  /** The teachers of the slot before. */
  teachers: readonly TeacherRow[];
  /** The days that the one who takes over leads from now on. */
  gained: readonly (Days & { staff_id: string })[];
}

type Part = Days & { replaces_id: string | null };

/**
 * The days of a substitute after somebody has taken over, each with who is replaced then: the one who takes over is replaced
 * as the one who leaves was, on days on which they were not in the slot besides. Nobody substitutes for themselves.
 */
function afterHandOver(row: TeacherRow, { leaver, taker, first, teachers, gained }: HandOver): Part[] {
  const { from, to, replaces_id } = row;
  const part = (replaced: string | null) => (days: Days) => ({ ...days, replaces_id: replaced });
  if (row.staff_id === taker && (replaces_id === null || replaces_id === leaver)) {
    const led = [...teachers.filter((one) => isLead(one) && one.staff_id !== leaver), ...gained];
    const own = replaces_id === null ? ledAlone(led, taker) : led.filter((one) => one.staff_id === taker);
    const replacing = teachers.filter(
      (one) =>
        one.role === 'substitute' &&
        ![taker, leaver].includes(one.staff_id) &&
        (one.replaces_id === null || one.replaces_id === taker),
    );
    const taught = own.flatMap((days) => without(days, replacing));
    return without({ from, to }, common({ from: first, to: null }, taught)).map(part(replaces_id));
  }
  if (replaces_id !== leaver) return [{ from, to, replaces_id }];
  const besides = teachers.filter((one) => one.staff_id === taker && one.role === 'substitute');
  const replaced = gained.flatMap((days) => without(days, besides));
  return [
    ...without({ from, to }, replaced).map(part(leaver)),
    ...common({ from, to }, replaced).map(part(taker)),
  ].sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** Changes substitutes to the parts of their days: the first one of each is the allocation itself. */
async function changeSubstitutes(
  work: UnitOfWork,
  changes: readonly { row: TeacherRow; parts: readonly Part[] }[],
): Promise<void> {
  const changed = changes.flatMap(({ row, parts: [part] }) =>
    part && (part.from !== row.from || part.to !== row.to || part.replaces_id !== row.replaces_id)
      ? [[row.id, part] as const]
      : [],
  );
  await changeAll(work, teacherAllocations, new Map(changed));
  await archiveAll(
    work,
    changes.filter(({ parts }) => parts.length === 0).map(({ row }) => row.id),
  );
  await copyAll(
    work,
    teacherAllocations,
    changes.flatMap(({ row: { slot_id, staff_id, role }, parts }) =>
      parts.slice(1).map((part) => ({ slot_id, staff_id, role, ...part })),
    ),
  );
}

const archiveAll = (work: UnitOfWork, ids: readonly string[]): Promise<void> =>
  changeAll(work, teacherAllocations, new Map(ids.map((id) => [id, { archived_at: work.now }])), 'archived');

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
