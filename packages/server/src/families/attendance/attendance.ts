import { invalidQuery } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { addDays, daysOf, earlier } from '../../lib/dates.ts';
import { idRows, type Rows } from '../../sql/query.ts';

import type { Handlers } from '../../work/operation.ts';
import type { ReadWork } from '../../work/unit-of-work.ts';
import { applyingTo, exceptionsIn } from '../classes/queries.ts';
import { judge } from '../classes/school-days.ts';
import { learners } from '../learners/tables.ts';
import { havingLesson, type Lesson, lessonsBetween } from '../timetable/lessons-between.ts';
import {
  absences,
  attendanceDays,
  classesWithRoll,
  enrolledDays,
  learnersOfClass,
  learnersOnDay,
  ranks,
  rollsOf,
  type TermOfSchool,
  takenOnDay,
  termOf,
  termOnDay,
  unmarkedOnDay,
} from './queries.ts';
import { classesOf } from './registers.ts';

type MissingRegister = Schemas['MissingRegister'];
type Session = NonNullable<Schemas['Register']['session']>;

interface Only {
  date: string;
  class_id?: string | undefined;
  grade_level_id?: string | undefined;
}

/**
 * The registers that are missing on a day: those that nobody has taken, and those that lack learners who were enrolled
 * afterwards. Nothing is missing in advance, or on a day that is not a school day.
 */
async function missingRegisters(work: ReadWork, only: Only): Promise<MissingRegister[]> {
  const { db, schoolId: school, today } = work;
  const { date } = only;
  const term = date > today ? undefined : await db.first(termOnDay, { school, date });
  if (!term) return [];
  const classes = (await db.all(classesWithRoll, { school, date })).filter(
    ({ id, grade_level_id: grade }) =>
      (only.class_id ?? id) === id && (only.grade_level_id ?? grade) === grade,
  );
  const exceptions = await exceptionsIn(db, school, { starts_on: date, ends_on: date });
  const lists = new Set(classes.map(({ id }) => id));
  const taken = (await db.all(takenOnDay, { school, date })).filter(({ class_id }) => lists.has(class_id));
  const unmarked = Map.groupBy(await db.all(unmarkedOnDay, { school, date }), (row) => row.register_id);
  const lacking = taken.filter(({ id }) => unmarked.has(id));
  const byClass = Map.groupBy(taken, ({ class_id }) => class_id);
  const weekdays: number[] = JSON.parse(term.school_days);
  const isPerLesson = term.attendance_mode === 'per_slot';
  const needsLessons = isPerLesson || lacking.some(({ slot_id }) => slot_id !== null);
  const lessons = needsLessons ? await lessonsOfDay(work, only) : [];
  const afternoon: string = JSON.parse(term.session_times).pm;
  const missing = classes.flatMap(({ id: class_id, kind, grade_level_id }): MissingRegister[] => {
    const [isSchoolDay, reason] = judge(date, weekdays, applyingTo(exceptions, grade_level_id));
    if (!isSchoolDay) return [];
    const isHalfDay = reason?.kind === 'half_day';
    const own = byClass.get(class_id) ?? [];
    const none = { class_id, register_id: null, learner_ids: [] };
    if (isPerLesson) {
      // A register of the day, or of a part of it, counts instead of those of lessons.
      if (own.some(({ session }) => session !== null)) return [];
      const slots = new Set(own.map(({ slot_id }) => slot_id));
      return lessons
        .filter((lesson) => lesson.class_ids.includes(class_id) && !slots.has(lesson.slot_id))
        .filter(({ starts_at }) => !isHalfDay || starts_at < afternoon)
        .map(({ slot_id }) => ({ ...none, session: null, slot_id }));
    }
    if (kind !== 'register') return [];
    const sessions = new Set(own.map(({ session }) => session));
    if (sessions.has('day')) return [];
    return sessionsOf(term, isHalfDay, sessions)
      .filter((session) => !sessions.has(session))
      .map((session) => ({ ...none, session, slot_id: null }));
  });
  const incomplete = lacking.map(({ id, class_id, session, slot_id }) => {
    const learner_ids = (unmarked.get(id) ?? []).map(({ learner_id }) => learner_id);
    return { class_id, session, slot_id, register_id: id, learner_ids };
  });
  return ofThoseWithLessons(work, { date, lessons, missing, incomplete });
}

/** The lessons of a day: if it is asked for one class without parallel lessons, only its own. */
async function lessonsOfDay(work: ReadWork, { date, class_id }: Only): Promise<Lesson[]> {
  const day = { starts_on: date, ends_on: date };
  const own = class_id === undefined ? undefined : await lessonsBetween(work, day, { class_id });
  // The options of learners can be lessons of other classes.
  return own?.every(({ block }) => block === null) ? own : lessonsBetween(work, day, {});
}

interface Registers {
  date: string;
  lessons: readonly Lesson[];
  /** Those that nobody has taken. */
  missing: readonly MissingRegister[];
  /** Those that lack learners. */
  incomplete: readonly MissingRegister[];
}

const noClasses: Awaited<ReturnType<typeof classesOf>> = new Map();

/**
 * The registers that are missing without those of parallel lessons that no learner of the class has, and those that are
 * incomplete with the learners who have the lesson: of the parallel lessons of a block, a learner has one.
 */
async function ofThoseWithLessons(
  work: ReadWork,
  { date, lessons, missing, incomplete }: Registers,
): Promise<MissingRegister[]> {
  const { db, schoolId: school } = work;
  const options = new Map(
    lessons.flatMap((one) => (one.block === null ? [] : [[one.slot_id, one] as const])),
  );
  const isOption = ({ slot_id: slot }: MissingRegister) => slot !== null && options.has(slot);
  const classes = new Set(missing.filter(isOption).map(({ class_id }) => class_id));
  const rolls = classes.size > 0 ? await db.all(rollsOf, { school, date, rows: idRows(classes) }) : [];
  const membersOf = Map.groupBy(rolls, ({ class_id }) => class_id);
  const learners = [
    ...rolls.map(({ learner_id }) => learner_id),
    ...incomplete.filter(isOption).flatMap(({ learner_ids }) => learner_ids),
  ];
  const enrolled = learners.length > 0 ? await classesOf(work, { date, learners }) : noClasses;
  const having = new Map(
    [...options].map(([slot, lesson]) => [slot, havingLesson(lesson, lessons, enrolled)] as const),
  );
  const has = (slot: string | null, learner: string) => having.get(slot ?? '')?.(learner) ?? true;
  return [
    ...missing.filter(
      (one) =>
        !isOption(one) || membersOf.get(one.class_id)?.some(({ learner_id }) => has(one.slot_id, learner_id)),
    ),
    ...incomplete.flatMap((one) => {
      const learner_ids = one.learner_ids.filter((id) => has(one.slot_id, id));
      return learner_ids.length > 0 ? [{ ...one, learner_ids }] : [];
    }),
  ];
}

/**
 * The sessions in which a register class is expected to take a register. Once it has taken one of a part of the day, it can take
 * none of the whole day. On a half day there is no afternoon.
 */
function sessionsOf(
  { attendance_mode: mode }: TermOfSchool,
  isHalfDay: boolean,
  taken: ReadonlySet<string | null>,
): Session[] {
  if (mode !== 'am_pm' && !taken.has('am') && !taken.has('pm')) return ['day'];
  return isHalfDay ? ['am'] : ['am', 'pm'];
}

export type AttendanceSummary = Schemas['AttendanceSummary'];

const noDays = {
  ...{ days: 0, half_days_absent: 0, half_days_excused: 0 },
  ...{ sessions: 0, sessions_absent: 0, sessions_excused: 0, times_late: 0, minutes_late: 0 },
};

/**
 * The attendance of learners in a term, by the id of the learner, with a number of statements that does not depend on the
 * number of learners. A term that does not exist has none.
 */
export async function attendanceSummaries(
  work: ReadWork,
  learnerIds: readonly string[],
  termId: string,
): Promise<ReadonlyMap<string, AttendanceSummary>> {
  const { db, schoolId: school } = work;
  const term = await db.first(termOf, { school, id: termId });
  if (!term) return new Map();
  const learners = learnerIds.map((learner_id) => ({ learner_id }));
  const recorded = await db.all(attendanceDays, { school, term: termId, learners });
  const schoolDays = await schoolDaysOf(work, term, learners);
  const byLearner = new Map(recorded.map((days) => [days.learner_id, days]));
  return new Map(
    learnerIds.map((learner_id) => {
      const found = byLearner.get(learner_id) ?? { ...noDays, learner_id };
      const { days, half_days_absent: absent, half_days_excused: excused, ...rest } = found;
      const summary: AttendanceSummary = {
        term_id: termId,
        school_days: schoolDays.get(learner_id)?.size ?? 0,
        days_present: days - absent / 2,
        days_absent: absent / 2,
        days_excused: excused / 2,
        ...rest,
        rate: rateOf(rest.sessions, rest.sessions_absent),
      };
      return [learner_id, summary];
    }),
  );
}

/** The percentage of the sessions, in hundredths rounded half up; null if there are none. */
function rateOf(sessions: number, absent: number): number | null {
  if (sessions === 0) return null;
  return Math.floor((20_000 * (sessions - absent) + sessions) / (2 * sessions)) / 100;
}

/** The school days of a term until today on which each learner was enrolled. */
async function schoolDaysOf(
  { db, schoolId: school, today }: ReadWork,
  term: TermOfSchool,
  learners: Rows,
): Promise<Map<string, Set<string>>> {
  const enrolled = await db.all(enrolledDays, { school, term: term.id, learners });
  const exceptions = await exceptionsIn(db, school, term);
  const weekdays: number[] = JSON.parse(term.school_days);
  const days = [...daysOf(term.starts_on, earlier(term.ends_on, today))];
  const byGrade = new Map<string, string[]>();
  const schoolDaysIn = (gradeLevel: string): string[] => {
    const found = byGrade.get(gradeLevel);
    if (found) return found;
    const byDate = Map.groupBy(applyingTo(exceptions, gradeLevel), ({ date }) => date);
    const own = days.filter((day) => judge(day, weekdays, byDate.get(day) ?? [])[0]);
    byGrade.set(gradeLevel, own);
    return own;
  };
  const found = new Map<string, Set<string>>();
  for (const { learner_id, grade_level_id, starts_on, ends_on } of enrolled) {
    const own = found.get(learner_id) ?? new Set<string>();
    found.set(learner_id, own);
    for (const day of schoolDaysIn(grade_level_id)) if (starts_on <= day && day <= ends_on) own.add(day);
  }
  return found;
}

/** After so many days of absence without an excuse, the absence is continuous. */
const continuousDays = 10;
/** How much of each of these days is missed, in half days. */
const halvesOf = { continuous_absence: 2, partial_absence: 1 } as const;
/** Absences before this number of days are not looked at. */
const longestDays = 366;

export const attendance: Handlers<'attendance'> = {
  async daily({ db, schoolId: school, query }) {
    const { date, grade_level_id, class_id } = query;
    const filters = (['grade_level_id', 'class_id'] as const).filter((name) => query[name] !== undefined);
    const found = await db.all(learnersOnDay(filters), { school, date, grade_level_id, class_id });
    return {
      data: found.map(({ rank, excused, ...day }) => ({
        ...day,
        date,
        status: ranks[rank] ?? 'present',
        excused: excused === 1,
      })),
    };
  },

  async summary(context) {
    const { db, schoolId: school, query, records } = context;
    const { learner_id, class_id, term_id } = query;
    if ((learner_id === undefined) === (class_id === undefined))
      throw invalidQuery([
        {
          pointer: '?learner_id',
          code: 'required',
          detail: 'is required unless class_id is sent; send only one of them',
        },
      ]);
    const ids =
      class_id === undefined
        ? [(await records(learners).find(learner_id ?? ''))?.id].flatMap((id) => id ?? [])
        : (await db.all(learnersOfClass, { school, class: class_id, term: term_id })).map(
            (row) => row.learner_id,
          );
    return { data: [...(await attendanceSummaries(context, ids, term_id)).values()] };
  },

  async missing(context) {
    const { date, class_id, grade_level_id } = context.query;
    return { data: await missingRegisters(context, { date, class_id, grade_level_id }) };
  },

  async alerts({ db, schoolId: school, today, query: { kind } }) {
    const since = addDays(today, -longestDays);
    const found = await db.all(absences, {
      school,
      since,
      today,
      days: continuousDays,
      halves: halvesOf[kind],
    });
    return { data: found.map((absence) => ({ kind, ...absence })) };
  },
};
