import type { Schemas } from '../../contract/schemas.ts';
import type { ReadWork } from '../../core/unit-of-work.ts';
import { applyingTo, exceptionsIn } from '../classes/queries.ts';
import { judge } from '../classes/school-days.ts';
import { lessonsBetween } from '../timetable/lessons-between.ts';
import { classesWithRoll, takenOnDay, unmarkedOnDay } from './roll-queries.ts';
import { type TermOfSchool, termOnDay } from './term-queries.ts';

type MissingRegister = Schemas['MissingRegister'];
type Session = 'day' | 'am' | 'pm';

interface Only {
  date: string;
  class_id?: string | undefined;
  grade_level_id?: string | undefined;
}

/**
 * The registers that are missing on a day: those that nobody has taken, and those that lack learners who were enrolled
 * afterwards. Nothing is missing in advance, or on a day that is not a school day.
 */
export async function missingRegisters(work: ReadWork, only: Only): Promise<MissingRegister[]> {
  const { db, schoolId: school, today } = work;
  const { date } = only;
  const term = date > today ? undefined : await db.first(termOnDay, { school, date });
  if (!term) return [];
  const classes = (await db.all(classesWithRoll, { school, date })).filter(
    ({ id, grade_level_id: grade }) =>
      (only.class_id ?? id) === id && (only.grade_level_id ?? grade) === grade,
  );
  const exceptions = await exceptionsIn(db, school, { starts_on: date, ends_on: date });
  const taken = await db.all(takenOnDay, { school, date });
  const byClass = Map.groupBy(taken, ({ class_id }) => class_id);
  const weekdays: number[] = JSON.parse(term.school_days);
  const isPerLesson = term.attendance_mode === 'per_slot';
  const lessons = isPerLesson
    ? await lessonsBetween(work, { starts_on: date, ends_on: date }, { class_id: only.class_id })
    : [];
  const afternoon: string = JSON.parse(term.session_times).pm;
  const missing = classes.flatMap(({ id: class_id, kind, grade_level_id }): MissingRegister[] => {
    const [isSchoolDay, reason] = judge(date, weekdays, applyingTo(exceptions, grade_level_id));
    if (!isSchoolDay) return [];
    const isHalfDay = reason?.kind === 'half_day';
    const own = byClass.get(class_id) ?? [];
    const none = { class_id, register_id: null, learner_ids: [] };
    if (isPerLesson) {
      const slots = new Set(own.map(({ slot_id }) => slot_id));
      return lessons
        .filter((lesson) => lesson.class_ids.includes(class_id) && !slots.has(lesson.slot_id))
        .filter(({ starts_at }) => !isHalfDay || starts_at < afternoon)
        .map(({ slot_id }) => ({ ...none, session: null, slot_id }));
    }
    if (kind !== 'register') return [];
    const sessions = new Set(own.map(({ session }) => session));
    return sessionsOf(term, isHalfDay)
      .filter((session) => !isCovered(session, sessions))
      .map((session) => ({ ...none, session, slot_id: null }));
  });
  const unmarked = Map.groupBy(await db.all(unmarkedOnDay, { school, date }), (row) => row.register_id);
  const lists = new Set(classes.map(({ id }) => id));
  const incomplete = taken.flatMap(({ id, class_id, session, slot_id }): MissingRegister[] => {
    const learners = unmarked.get(id);
    if (!learners || !lists.has(class_id)) return [];
    return [
      {
        class_id,
        session,
        slot_id,
        register_id: id,
        learner_ids: learners.map(({ learner_id }) => learner_id),
      },
    ];
  });
  return [...missing, ...incomplete];
}

/** The sessions in which register classes are expected to take a register. On a half day there is no afternoon. */
function sessionsOf({ attendance_mode: mode }: TermOfSchool, isHalfDay: boolean): Session[] {
  if (mode === 'am_pm') return isHalfDay ? ['am'] : ['am', 'pm'];
  return ['day'];
}

/** A register of the whole day covers both of its parts, and registers of both parts cover the day. */
const isCovered = (session: Session, taken: ReadonlySet<string | null>): boolean =>
  taken.has(session) || taken.has('day') || (session === 'day' && taken.has('am') && taken.has('pm'));
