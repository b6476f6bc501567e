import type { Schemas } from '../../contract/schemas.ts';
import { addDays, earlier } from '../../lib/dates.ts';
import type { ReadWork } from '../../work/unit-of-work.ts';
import { isClosedBy } from '../classes/school-days.ts';
import type { DateRange } from '../date-ranges.ts';
import {
  calendarBetween,
  countedFrom,
  cycleDays,
  type DatedTimetable,
  datedTimetables,
  type SchoolCalendar,
} from './dated-timetables.ts';
import { type Occupancy, occupancyOf } from './occupancy.ts';
import {
  gradesAmong,
  type RoomRow,
  roomsAmong,
  type SlotRow,
  slotsAmong,
  slotsOfResources,
  slotsOnDays,
  type TeacherRow,
  teachersAmong,
} from './queries/slots.ts';
import { classesOfLearner, type Membership } from './queries/timetables.ts';
import { keysOf } from './settle.ts';

export type Lesson = Schemas['Lesson'];
type Scope = Pick<ReadWork, 'db' | 'schoolId' | 'records'>;

export interface LessonFilters {
  class_id?: string | undefined;
  staff_id?: string | undefined;
  room_id?: string | undefined;
  learner_id?: string | undefined;
}

/** A school day of a timetable. */
interface Day {
  date: string;
  cycle_day: number;
  timetable_id: string;
}

interface Days {
  days: Day[];
  /** The calendar by which they were found. */
  calendar: SchoolCalendar;
}

/** The days of the cycles of timetables on the dates of a range. */
export async function cycleDaysBetween(
  work: Scope,
  timetables: readonly DatedTimetable[],
  span: DateRange,
): Promise<Days> {
  const first = timetables.map(countedFrom).sort()[0];
  if (first === undefined) return { days: [], calendar: { terms: [], exceptions: [] } };
  const starts_on = earlier(first, span.starts_on);
  const calendar = await calendarBetween(work, { starts_on, ends_on: span.ends_on });
  const days = timetables.flatMap((timetable) =>
    [...cycleDays(timetable, calendar, span)].map(([date, cycle_day]) => ({
      date,
      cycle_day,
      timetable_id: timetable.id,
    })),
  );
  return { days, calendar };
}

/** Whether a class has no school on a day of a cycle: some grade levels can have none on a day on which others have. */
export async function absencesOf(
  { db, schoolId: school_id }: Scope,
  { exceptions }: SchoolCalendar,
  { starts_on, ends_on }: DateRange,
  classIds: Iterable<string>,
): Promise<(date: string, classId: string) => boolean> {
  const byDate = Map.groupBy(
    exceptions.filter(({ date }) => starts_on <= date && date <= ends_on),
    ({ date }) => date,
  );
  if ([...byDate.values()].flat().every(({ grade_level_ids }) => grade_level_ids === null))
    return () => false;
  const rows = [...new Set(classIds)].map((id) => ({ school_id, id }));
  const grades = new Map(
    (await db.all(gradesAmong, { rows })).map(({ id, grade_level_id }) => [id, grade_level_id]),
  );
  return (date, classId) => {
    const grade = grades.get(classId);
    const own = byDate
      .get(date)
      ?.filter(({ grade_level_ids: ids }) => ids === null || (grade !== undefined && ids.includes(grade)));
    // A day of the cycle is a school day of the timetable.
    return own !== undefined && isClosedBy(date, own);
  };
}

/** The lessons of a date range. The number of statements depends neither on the range nor on the number of lessons. */
export async function lessonsBetween(
  work: Scope,
  span: DateRange,
  filters: LessonFilters,
): Promise<Lesson[]> {
  const { db, schoolId: school } = work;
  const timetables = await datedTimetables(work);
  const { days, calendar } = await cycleDaysBetween(work, timetables, span);
  if (days.length === 0) return [];
  const memberships =
    filters.learner_id === undefined
      ? undefined
      : await db.all(classesOfLearner, { school, learner: filters.learner_id, ...span });
  const rows = keysOf(work, await slotsOn(work, days, filters, memberships));
  const slots = await db.all(slotsAmong, { school, rows });
  const rooms = Map.groupBy(await db.all(roomsAmong, { school, rows }), ({ slot_id }) => slot_id);
  const teachers = Map.groupBy(await db.all(teachersAmong, { school, rows }), ({ slot_id }) => slot_id);
  const slotsOfDay = Map.groupBy(
    slots.filter(({ archived_at }) => archived_at === null),
    (slot) => `${slot.timetable_id} ${slot.cycle_day}`,
  );
  const occupancies = new Map(
    slots.map((slot) => {
      const of = { rooms: rooms.get(slot.id) ?? [], teachers: teachers.get(slot.id) ?? [] };
      return [slot.id, { ...of, rows: occupancyOf({ ...slot, class_ids: [] }, of) }];
    }),
  );
  const planned = days.flatMap((day) =>
    (slotsOfDay.get(`${day.timetable_id} ${day.cycle_day}`) ?? []).flatMap((slot) => {
      const of = occupancies.get(slot.id);
      return of ? [lessonOf(day, slot, of)] : [];
    }),
  );
  const ofClasses = planned.flatMap(({ class_ids }) => class_ids);
  const isAbsent = await absencesOf(work, calendar, span, ofClasses);
  const lessons = planned.flatMap((lesson) => {
    const class_ids = lesson.class_ids.filter((id) => !isAbsent(lesson.date, id));
    return class_ids.length === 0 && lesson.class_ids.length > 0 ? [] : [{ ...lesson, class_ids }];
  });
  const matching = lessons.filter((lesson) => matches(lesson, filters));
  const own = memberships ? lessonsOfLearner(matching, memberships) : matching;
  return own.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

const orderOf = ({ date, starts_at, ends_at, slot_id }: Lesson): string =>
  `${date} ${starts_at} ${ends_at} ${slot_id}`;

/** The slots that the filters can match: those of one of them, each resource looked up on the days of the cycles. */
async function slotsOn(
  { db, schoolId: school_id }: Scope,
  days: readonly Day[],
  { class_id, staff_id, room_id }: LessonFilters,
  memberships: readonly Membership[] | undefined,
): Promise<Set<string>> {
  const cycles = new Map(
    days.map(({ timetable_id, cycle_day }) => [
      `${timetable_id} ${cycle_day}`,
      { school_id, timetable_id, cycle_day },
    ]),
  );
  const one = class_id ?? staff_id ?? room_id;
  const resources = one === undefined ? memberships?.map((membership) => membership.class_id) : [one];
  const rows = [...cycles.values()].flatMap((cycle): object[] =>
    resources ? [...new Set(resources)].map((resource_id) => ({ ...cycle, resource_id })) : [cycle],
  );
  const found = await db.all(resources ? slotsOfResources : slotsOnDays, { rows: rows });
  return new Set(found.map(({ id }) => id));
}

const matches = (lesson: Lesson, { class_id, staff_id, room_id }: LessonFilters): boolean =>
  (class_id === undefined || lesson.class_ids.includes(class_id)) &&
  (staff_id === undefined || lesson.teachers.some((teacher) => teacher.staff_id === staff_id)) &&
  (room_id === undefined || lesson.room_id === room_id);

interface Sources {
  rooms: readonly RoomRow[];
  teachers: readonly TeacherRow[];
  rows: readonly Occupancy[];
}

export const covers = ({ from, to }: { from: string; to: string | null }, date: string): boolean =>
  from <= date && (to === null || date <= to);

/** The room without a last day, or on days before it the one that it follows: others are for some days. */
function usualRoom(rooms: readonly RoomRow[], date: string): RoomRow | undefined {
  const lasting = rooms
    .filter(({ to }) => to === null)
    .sort((one, other) => (one.from + one.id < other.from + other.id ? -1 : 1));
  const next = lasting.find(({ from }) => from > date);
  const before = next && addDays(next.from, -1);
  return (
    lasting.findLast(({ from }) => from <= date) ??
    rooms.find((one) => one.to === before && covers(one, date))
  );
}

function lessonOf({ date, cycle_day, timetable_id }: Day, slot: SlotRow, of: Sources): Lesson {
  const present = of.rows.filter(({ starts_on, ends_on }) => starts_on <= date && date <= ends_on);
  const teachers = present.flatMap(({ kind, resource_id: staff_id, role }) =>
    kind === 'teacher' && isRole(role) ? [{ staff_id, role }] : [],
  );
  const leads = of.teachers.filter((one) => one.role === 'lead' && covers(one, date));
  return {
    date,
    cycle_day,
    timetable_id,
    slot_id: slot.id,
    period_id: slot.period_id,
    period_name: slot.period_name,
    kind: slot.kind === 'duty' ? 'duty' : slot.period_kind === 'registration' ? 'registration' : 'lesson',
    title: slot.title,
    starts_at: slot.starts_at,
    ends_at: slot.ends_at,
    subject_id: slot.subject_id,
    class_ids: JSON.parse(slot.class_ids),
    block: slot.block,
    room_id: present.find(({ kind }) => kind === 'room')?.resource_id ?? null,
    usual_room_id: usualRoom(of.rooms, date)?.room_id ?? null,
    teachers,
    replaced_teacher_ids: leads
      .map((one) => one.staff_id)
      .filter((id) => !teachers.some(({ staff_id, role }) => staff_id === id && role === 'lead')),
    notes: slot.notes,
  };
}

const isRole = (role: string | null): role is Lesson['teachers'][number]['role'] =>
  role === 'lead' || role === 'assistant' || role === 'substitute';

/**
 * The lessons of a learner: those of the classes in which the learner is enrolled on the day. The parallel lessons of a
 * block may share a register class; of these, the learner has those of a subject class, or of a subject, in which the
 * learner is enrolled. If there is none, it is not known which of them the learner has, and all are kept.
 */
function lessonsOfLearner(lessons: readonly Lesson[], memberships: readonly Membership[]): Lesson[] {
  const enrolledOn = new Map<string, Membership[]>();
  const on = (date: string) => {
    const known =
      enrolledOn.get(date) ??
      memberships.filter(({ starts_on, ends_on }) => starts_on <= date && date <= ends_on);
    enrolledOn.set(date, known);
    return known;
  };
  const shared = lessons.filter((lesson) =>
    on(lesson.date).some(({ class_id }) => lesson.class_ids.includes(class_id)),
  );
  const byBlock = Map.groupBy(shared, optionsOf);
  return [...byBlock.values()].flatMap((options) => {
    const chosen = options.filter((lesson) => isChosen(lesson, on(lesson.date)));
    return chosen.length > 0 ? chosen : options;
  });
}

/** A class in which a learner is enrolled. */
type Chosen = Pick<Membership, 'kind' | 'class_id' | 'subject_id'>;

/** The lessons among which learners choose one: the parallel ones of a block, on one day. */
const optionsOf = ({ date, timetable_id, block, slot_id, starts_at }: Lesson): string =>
  block === null ? slot_id + date : JSON.stringify([date, timetable_id, block, starts_at]);

/**
 * Whether each of some learners has a lesson of their class on a day, of all lessons of that day; `enrolled` are the classes
 * in which each of them is enrolled then.
 */
export function havingLesson(
  lesson: Lesson,
  lessons: readonly Lesson[],
  enrolled: ReadonlyMap<string, readonly Chosen[]>,
): (learner: string) => boolean {
  const options = lessons.filter((one) => optionsOf(one) === optionsOf(lesson));
  return (learner) => {
    const own = enrolled.get(learner) ?? [];
    const ofLearner = ({ class_ids }: Lesson) => own.some(({ class_id }) => class_ids.includes(class_id));
    return isChosen(lesson, own) || !options.some((one) => ofLearner(one) && isChosen(one, own));
  };
}

const isChosen = ({ class_ids, subject_id }: Lesson, enrolled: readonly Chosen[]): boolean =>
  enrolled.some(
    ({ kind, class_id, subject_id: subject }) =>
      kind === 'subject' && (class_ids.includes(class_id) || (subject !== null && subject === subject_id)),
  );
