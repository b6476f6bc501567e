import type { Schemas } from '../../contract/schemas.ts';
import { earlier, later } from '../../lib/dates.ts';
import type { ReadWork } from '../../work/unit-of-work.ts';
import { always } from '../date-ranges.ts';
import { type DatedTimetable, datedTimetables, datesOf, withDates } from './dated-timetables.ts';
import { absencesOf, cycleDaysBetween } from './lessons-between.ts';
import type { Occupancy } from './occupancy.ts';
import {
  clashes,
  learnersOfClasses,
  loadsOf,
  occupancyAmong,
  placesInRooms,
  sharedLearners,
  teachersOf,
} from './queries/occupancy-rows.ts';
import { type DatedRow, datedRooms, datedTeachers, type SlotRow, slotsAmong } from './queries/slots.ts';
import { keysOf } from './settle.ts';
import { slots as slotRecords, timetables } from './tables.ts';

type Warning = Schemas['TimetableWarning'];
type Scope = Pick<ReadWork, 'db' | 'schoolId' | 'today'>;

/** What is unusual about slots. A constant number of statements for any number of slots. */
export async function warningsOf(work: Scope, slotIds: readonly string[]): Promise<Warning[]> {
  if (slotIds.length === 0) return [];
  const { db, schoolId: school } = work;
  const rows = keysOf(work, slotIds);
  const slots = await db.all(slotsAmong, { school, rows });
  const occupancy = await db.all(occupancyAmong, { school, rows });
  const byKind = (kind: Occupancy['kind']) => occupancy.filter((row) => row.kind === kind);
  return [
    ...(await crowdedRooms(work, byKind('room'), byKind('class'))),
    ...(await doubleBookedLearners(work, byKind('class'))),
    ...(await teacherWarnings(work, slots, byKind('teacher'))),
  ];
}

/** The warning that a teacher or a room has dates on which the slot has no lesson, by the calendar as it is now. */
export async function withoutLesson(
  work: ReadWork,
  row: Schemas['RoomAssignment'] | Schemas['TeacherAllocation'],
): Promise<Warning[]> {
  const { slot_id, from, to } = row;
  if (to === null) return [];
  const { plain: slot } = await work.records(slotRecords).get(slot_id);
  const { plain: timetable } = await work.records(timetables).get(slot.timetable_id);
  const resource_id = 'room_id' in row ? row.room_id : row.staff_id;
  return lostDates(work, await withDates(work, timetable), [{ slot_id, resource_id, from, to }]);
}

/** The same of all those of a timetable who have days to come: a day without school gives later days another lesson. */
export async function changesWithoutLesson(work: ReadWork, own: DatedTimetable): Promise<Warning[]> {
  const { db, schoolId: school, today } = work;
  const of = { school, rows: keysOf(work, [own.id]), first: today };
  const found = [...(await db.all(datedTeachers, of)), ...(await db.all(datedRooms, of))];
  // Later days are those of the next timetable.
  const last =
    own.effective_to ??
    datesOf(own)
      .map(({ ends_on }) => ends_on)
      .reduce(later, '');
  return lostDates(
    work,
    own,
    found.filter(({ from }) => from <= last),
  );
}

async function lostDates(
  work: ReadWork,
  own: DatedTimetable,
  rows: readonly Pick<DatedRow, 'slot_id' | 'resource_id' | 'from' | 'to'>[],
): Promise<Warning[]> {
  if (rows.length === 0) return [];
  const { db, schoolId: school } = work;
  const span = {
    starts_on: rows.map(({ from }) => from).reduce(earlier),
    ends_on: rows.map(({ to }) => to).reduce(later),
  };
  const { days, calendar } = await cycleDaysBetween(work, [own], span);
  const ids = new Set(rows.map(({ slot_id }) => slot_id));
  const found = await db.all(slotsAmong, { school, rows: keysOf(work, ids) });
  const slots = new Map(
    found.map(({ id, cycle_day, class_ids }) => [
      id,
      { cycle_day, classes: JSON.parse(class_ids) as string[] },
    ]),
  );
  const isAbsent = await absencesOf(
    work,
    calendar,
    span,
    [...slots.values()].flatMap(({ classes }) => classes),
  );
  const lost = rows.filter(({ slot_id, from, to }) => {
    const { cycle_day, classes = [] } = slots.get(slot_id) ?? {};
    return !days.some(
      (day) =>
        day.cycle_day === cycle_day &&
        from <= day.date &&
        day.date <= to &&
        !(classes.length > 0 && classes.every((id) => isAbsent(day.date, id))),
    );
  });
  return warningsInSlots('no_lesson_on_dates', lost);
}

/**
 * Teachers and rooms with a last day in earlier timetables of the same grade levels, on days to come that are now those
 * of this timetable, in which they are not: a copy has those of the time when it was made.
 */
export async function notTakenOver(work: ReadWork, own: DatedTimetable): Promise<Warning[]> {
  const { db, schoolId: school, today } = work;
  const days = datesOf(own).filter(({ ends_on }) => ends_on >= today);
  const sharesGrades = ({ grade_level_ids: grades }: DatedTimetable) =>
    grades === null || own.grade_level_ids === null || grades.some((id) => own.grade_level_ids?.includes(id));
  const before = (await datedTimetables(work)).filter(
    (other) => other.id !== own.id && other.effective_from <= own.effective_from && sharesGrades(other),
  );
  if (days.length === 0 || before.length === 0) return [];
  const of = {
    school,
    rows: keysOf(
      work,
      [own, ...before].map(({ id }) => id),
    ),
    first: today,
  };
  const found = [...(await db.all(datedTeachers, of)), ...(await db.all(datedRooms, of))];
  const here = found.filter((row) => row.timetable_id === own.id);
  const earlierRows = found.filter(
    (row) =>
      row.timetable_id !== own.id &&
      days.some(({ starts_on, ends_on }) => row.from <= ends_on && later(starts_on, today) <= row.to),
  );
  return warningsInSlots('dates_not_taken_over', withoutAnswer(earlierRows, here));
}

/**
 * The rows to which no other row corresponds: one of the same teacher or room on one of the days, in the lesson at the same
 * time; a lesson that has moved corresponds to one of those that are left.
 */
function withoutAnswer(rows: readonly DatedRow[], others: readonly DatedRow[]): DatedRow[] {
  const coincide = (one: DatedRow, other: DatedRow) =>
    one.resource_id === other.resource_id && one.from <= other.to && other.from <= one.to;
  const isSame = (one: DatedRow, other: DatedRow) =>
    coincide(one, other) && one.cycle_day === other.cycle_day && one.starts_at === other.starts_at;
  const left = rows.filter((row) => !others.some((other) => isSame(row, other)));
  for (const other of others) {
    if (rows.some((row) => isSame(row, other))) continue;
    const at = left.findIndex((row) => coincide(row, other));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const resourcesOf = (rows: readonly Occupancy[]): Set<string> => new Set(rows.map((row) => row.resource_id));

/** Rooms with fewer places than the classes of a slot have learners. */
async function crowdedRooms(
  work: Scope,
  rooms: readonly Occupancy[],
  classes: readonly Occupancy[],
): Promise<Warning[]> {
  const { db, schoolId: school } = work;
  if (rooms.length === 0) return [];
  const found = await db.all(placesInRooms, { school, rows: keysOf(work, resourcesOf(rooms)) });
  const capacityOf = new Map(found.map(({ id, capacity }) => [id, capacity]));
  if (capacityOf.size === 0) return [];
  const counts = await db.all(learnersOfClasses, { school, rows: keysOf(work, resourcesOf(classes)) });
  const countOf = new Map(counts.map(({ id, learners }) => [id, learners]));
  const classesIn = Map.groupBy(classes, (row) => row.slot_id);
  const seen = new Set<string>();
  return rooms.flatMap(({ slot_id, resource_id }): Warning[] => {
    const limit = capacityOf.get(resource_id);
    const ofSlot = classesIn.get(slot_id) ?? [];
    const count = ofSlot.reduce((sum, row) => sum + (countOf.get(row.resource_id) ?? 0), 0);
    const name = `${slot_id} ${resource_id}`;
    if (limit === undefined || count <= limit || seen.has(name)) return [];
    seen.add(name);
    return [{ kind: 'room_capacity', slot_ids: [slot_id], resource_id, count, limit }];
  });
}

/** Learners who are enrolled in classes of two slots at the same time. */
async function doubleBookedLearners(work: Scope, classes: readonly Occupancy[]): Promise<Warning[]> {
  const { db, schoolId: school } = work;
  const shared = await db.all(sharedLearners, { school, rows: keysOf(work, resourcesOf(classes)) });
  if (shared.length === 0) return [];
  const othersOf = Map.groupBy(shared, ({ id }) => id);
  const compared = classes.flatMap((row) =>
    (othersOf.get(row.resource_id) ?? []).map(({ other_id, kind, other_kind }) => ({
      ...row,
      resource_id: other_id,
      source_id: row.resource_id,
      // In a block, the learners of a register class are distinguished by their subject classes.
      block: kind === 'register' || other_kind === 'register' ? row.block : null,
      other_timetable_id: row.timetable_id,
      other_day: row.cycle_day,
    })),
  );
  const found = await db.all(clashes, { school, rows: compared });
  const countOf = new Map(shared.map(({ id, other_id, learners }) => [`${id} ${other_id}`, learners]));
  const warnings = new Map<string, Warning>();
  for (const { slot_id, other_id, resource_id, source_id } of found) {
    const slot_ids = [slot_id, other_id].sort();
    const count = countOf.get(`${source_id} ${resource_id}`) ?? 0;
    const known = warnings.get(slot_ids.join());
    if (known && known.count >= count) continue;
    const [first] = [source_id, resource_id].sort();
    warnings.set(slot_ids.join(), {
      kind: 'learner_double_booked',
      slot_ids,
      resource_id: first ?? source_id,
      count,
      limit: null,
    });
  }
  return [...warnings.values()];
}

/** Teachers with too many lessons, of a subject that is not theirs, or before their first day at the school. */
async function teacherWarnings(
  work: Scope,
  slots: readonly SlotRow[],
  teachers: readonly Occupancy[],
): Promise<Warning[]> {
  const { db, schoolId: school } = work;
  if (teachers.length === 0) return [];
  const found = await db.all(teachersOf, { school, rows: keysOf(work, resourcesOf(teachers)) });
  const byId = Map.groupBy(found, ({ id }) => id);
  const limitOf = (id: string) => byId.get(id)?.[0]?.max_periods_per_cycle ?? null;
  const slotOf = new Map(slots.map((slot) => [slot.id, slot]));
  const limited = new Map(
    teachers
      .filter(({ resource_id: id, role }) => limitOf(id) !== null && role !== 'substitute')
      .map(({ resource_id: id, timetable_id, slot_id }) => [
        `${id} ${timetable_id}`,
        { id, timetable_id, last_day: slotOf.get(slot_id)?.last_day ?? always.ends_on },
      ]),
  );
  const rows = [...limited.values()].map((one) => ({ school_id: school, ...one }));
  const loads = rows.length > 0 ? await db.all(loadsOf, { school, rows, today: work.today }) : [];
  const overloaded = loads.flatMap(({ id, lessons }): Warning[] => {
    const limit = limitOf(id);
    if (limit === null || lessons <= limit) return [];
    return [{ kind: 'teacher_over_load', slot_ids: [], resource_id: id, count: lessons, limit }];
  });
  const startsEarly = ({ slot_id, resource_id, starts_on, ends_on }: Occupancy): boolean => {
    const firstDay = byId.get(resource_id)?.[0]?.starts_on ?? null;
    const from =
      [starts_on, slotOf.get(slot_id)?.effective_from ?? starts_on, work.today].sort().at(-1) ?? '';
    return firstDay !== null && from < firstDay && from <= ends_on;
  };
  const isUnqualified = ({ slot_id, resource_id }: Occupancy): boolean => {
    const subject = slotOf.get(slot_id)?.subject_id;
    const known = subjectsOf(byId.get(resource_id) ?? []);
    // Of somebody without any subjects it is not known which they teach.
    return Boolean(subject && known.size > 0 && !known.has(subject));
  };
  return [
    ...overloaded,
    ...warningsInSlots('teacher_not_qualified_for_subject', teachers.filter(isUnqualified)),
    ...warningsInSlots('teacher_not_started', teachers.filter(startsEarly)),
  ];
}

/** A warning for each teacher or room and slot of some rows. */
function warningsInSlots(
  kind: Warning['kind'],
  rows: readonly Pick<Occupancy, 'slot_id' | 'resource_id'>[],
): Warning[] {
  const found = rows.map(({ slot_id, resource_id }): [string, Warning] => [
    `${slot_id} ${resource_id}`,
    { kind, slot_ids: [slot_id], resource_id, count: 0, limit: null },
  ]);
  return [...new Map(found).values()];
}

function subjectsOf(rows: readonly { subject_ids: string; qualified: string | null }[]): Set<string> {
  const lists = rows.flatMap(({ subject_ids, qualified }) => [subject_ids, qualified ?? '[]']);
  return new Set(lists.flatMap((list): string[] => JSON.parse(list)));
}
