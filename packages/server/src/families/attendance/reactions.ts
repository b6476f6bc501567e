import { Problem } from '../../contract/errors.ts';
import { addDays, earlier } from '../../lib/dates.ts';
import { idRows } from '../../sql/query.ts';
import type { Stored } from '../../store/read.ts';
import { reactTo } from '../../work/family.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { checkCovered } from '../classes/calendar-rules.ts';
import { applyingTo, exceptionsIn } from '../classes/queries.ts';
import {
  classChanging,
  type DatedTerm,
  type DaysClosing,
  schoolDaysClosing,
  termMoving,
  termsChanging,
} from '../classes/raised.ts';
import { judge } from '../classes/school-days.ts';
import { schoolDaysChanged } from '../school/tables.ts';
import {
  calendarBetween,
  countedFrom,
  cycleDays,
  datedTimetables,
  isCounted,
  type SchoolCalendar,
} from '../timetable/dated-timetables.ts';
import { lessonsEnding } from '../timetable/tables.ts';
import {
  type DayOfRegisters,
  daysOfRegisters,
  daysOfRegistersOfClass,
  type LessonDay,
  lessonDaysAfter,
  lessonRegistersAfter,
  registerDays,
  registersOnDays,
  voidMarks,
} from './queries.ts';
import type { Register } from './registers.ts';
import { registers } from './tables.ts';

/** Voids registers that are not void, with a number of statements that does not depend on how many there are. */
async function voidAll(
  work: UnitOfWork,
  ids: readonly string[],
  reason: string,
): Promise<Stored<Register>[]> {
  const { db, schoolId: school } = work;
  const found = await work.records(registers).currentAll(ids);
  await db.run(voidMarks, { school, registers: idRows(ids) });
  return work.records(registers).saveAll(
    [...found.values()].map((current) => {
      const { to, done } = work.records(registers).allow(current, 'void');
      const fields: Partial<Register> = { status: to as Register['status'], void_reason: reason };
      return { current, fields, action: done, reason };
    }),
  );
}

/** Voids the registers of days that are about to have no school, or rejects the change. */
async function closeDays(
  work: UnitOfWork,
  { dates, isSchoolDay, reason, voidRegisters }: DaysClosing,
): Promise<void> {
  const { db, schoolId: school } = work;
  const [first = '', last = first] = dates;
  const registers = await db.all(registersOnDays, { school, first, last });
  const closed = registers.filter(({ date, grade_level_id: grade }) => !isSchoolDay(date, grade));
  if (closed.length === 0) return;
  if (!voidRegisters)
    throw registersExist(
      closed.length,
      voidRegisters === undefined
        ? 'Void them first.'
        : 'Send `void_registers` to void them, or void them first.',
    );
  const ids = closed.map(({ id }) => id);
  await voidAll(work, ids, `No school: ${reason}`);
}

/** Gives the calendar before or after a change, from the one that is stored. */
type StateOf = (calendar: SchoolCalendar) => SchoolCalendar;

/** Two states of the calendar, which are the same until a day. */
interface CalendarChange {
  since: string;
  before: StateOf;
  after: StateOf;
}

/** Rejects a change of the calendar that would give days which have registers of lessons another day of a cycle. */
async function keepLessons(work: UnitOfWork, change: CalendarChange, ways: string): Promise<void> {
  const timetables = (await datedTimetables(work)).filter(isCounted);
  if (timetables.length === 0) return;
  const days = await work.db.all(lessonDaysAfter, { school: work.schoolId, date: change.since });
  const last = days.at(-1)?.date;
  if (last === undefined) return;
  const starts_on = days.map(({ date }) => date).reduce(earlier);
  const moved: LessonDay[] = [];
  for (const timetable of timetables) {
    const own = days.filter(({ timetable_id }) => timetable_id === timetable.id);
    if (own.length === 0) continue;
    const calendar = await calendarBetween(work, { starts_on: countedFrom(timetable), ends_on: last });
    const daysIn = (state: SchoolCalendar) => {
      const dates = new Map(state.terms.map((term) => [term.id, term]));
      const terms = timetable.terms.map((term) => dates.get(term.id) ?? term);
      return cycleDays({ ...timetable, terms }, state, { starts_on, ends_on: last });
    };
    const [before, after] = [daysIn(change.before(calendar)), daysIn(change.after(calendar))];
    moved.push(
      ...own.filter(({ date, cycle_day: day }) => before.get(date) === day && after.get(date) !== day),
    );
  }
  if (moved.length === 0) return;
  const [day] = moved.map(({ date }) => date).sort();
  throw registersExist(
    moved.reduce((sum, { registers }) => sum + registers, 0),
    `The first is on ${day}. ${ways}`,
    'of lessons that would move to other days, because a timetable counts school days',
  );
}

/** A calendar exception that is about to be made, changed or archived. */
const exceptionChange = ({ dates, replaced, next }: DaysClosing): CalendarChange => ({
  since: dates.reduce(earlier),
  before: (calendar) => calendar,
  after({ exceptions, ...calendar }) {
    const others = exceptions.filter(({ id }) => id !== replaced);
    return { ...calendar, exceptions: next ? [...others, { ...next, id: '' }] : others };
  },
});

/** Terms that are about to be changed, or were archived. */
function termsChange({ previous, next }: Record<'previous' | 'next', readonly DatedTerm[]>): CalendarChange {
  const changed = new Set([...previous, ...next].map(({ id }) => id));
  const having =
    (own: readonly DatedTerm[]): StateOf =>
    ({ terms, ...calendar }) => ({
      ...calendar,
      terms: [...terms.filter(({ id }) => !changed.has(id)), ...own],
    });
  const first = [...previous, ...next].map(({ starts_on }) => starts_on).reduce(earlier, '9999-12-31');
  return { since: addDays(first, -1), before: having(previous), after: having(next) };
}

/** Rejects archiving terms that have registers, whether or not learners are still enrolled in them. */
async function keepTerms(
  { db, schoolId: school }: UnitOfWork,
  archived: readonly DatedTerm[],
): Promise<void> {
  for (const { id } of archived) {
    const { registers = 0 } = (await db.first(registerDays, { school, term: id })) ?? {};
    if (registers > 0) throw registersExist(registers, 'Void them first.', 'in the term');
  }
}

/**
 * Rejects a change of the days of the week or of the grade level of days that have registers, if they would have no
 * school. Terms that are closed keep the days that they had.
 */
async function keepDays(
  { db, schoolId: school }: UnitOfWork,
  days: readonly DayOfRegisters[],
  ways: string,
): Promise<void> {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return;
  const exceptions = await exceptionsIn(db, school, { starts_on: first.date, ends_on: last.date });
  const byDate = Map.groupBy(exceptions, ({ date }) => date);
  const isClosed = ({ date, grade_level_id: grade, school_days: weekdays }: DayOfRegisters) =>
    !judge(date, JSON.parse(weekdays), applyingTo(byDate.get(date) ?? [], grade))[0];
  const closed = days.filter(isClosed);
  const count = closed.reduce((sum, { registers }) => sum + registers, 0);
  const [day] = closed;
  if (day) throw registersExist(count, `The first is on ${day.date}. ${ways}`);
}

const registersExist = (
  registers: number,
  what: string,
  where = 'on days that would no longer be school days',
): Problem =>
  new Problem('registers_exist', `Registers ${where}: ${registers}. ${what}`, { members: { registers } });

export const reactions = [
  reactTo(
    schoolDaysChanged,
    'Days with registers remain school days, or the change is rejected',
    async (work, changed) => {
      const days = await work.db.all(daysOfRegisters, { school: work.schoolId });
      const school_days = JSON.stringify(changed.school_days);
      const ways =
        'Void them, close their term, or make these days school days with calendar exceptions of the kind make_up_day.';
      await keepDays(
        work,
        days.map((day) => ({ ...day, school_days })),
        ways,
      );
    },
  ),
  reactTo(
    classChanging,
    'Days with registers remain school days in the grade level of the class, or the change is rejected',
    async (work, { next: { id, grade_level_id }, previous }) => {
      if (grade_level_id === previous.grade_level_id) return;
      const days = await work.db.all(daysOfRegistersOfClass, { school: work.schoolId, class: id });
      const ways = 'Void them, or correct the calendar exceptions of the grade level.';
      await keepDays(
        work,
        days.map((day) => ({ ...day, grade_level_id })),
        ways,
      );
    },
  ),
  reactTo(
    schoolDaysClosing,
    'Registers of days without school are voided if the request allows it, and otherwise prevent the change, as do registers of lessons that it would move',
    async (work, change) => {
      await closeDays(work, change);
      const ways =
        change.voidRegisters === undefined
          ? 'Void these registers first.'
          : 'Send `keeps_cycle` for a day without school whose lessons are lost, so that later lessons stay where they are, or void these registers first.';
      await keepLessons(work, exceptionChange(change), ways);
    },
  ),
  reactTo(
    termsChanging,
    'Registers keep their term, and lessons with registers stay on their days, or the change is rejected',
    async (work, change) => {
      const { previous, next } = change;
      await keepTerms(
        work,
        previous.filter(({ id }) => !next.some((term) => term.id === id)),
      );
      await keepLessons(
        work,
        termsChange(change),
        'Void these registers first, or keep the days before them as they are with calendar exceptions of the kinds closure and make_up_day.',
      );
    },
  ),
  reactTo(
    lessonsEnding,
    'Lessons with registers remain lessons, or the change is rejected',
    async ({ db, schoolId: school }, { timetable, last }) => {
      const found = await db.first(lessonRegistersAfter, { school, timetable, last: last ?? '' });
      if (!found || found.registers === 0) return;
      throw registersExist(
        found.registers,
        `The first is on ${found.first}. Void them first, or ${last === null ? 'keep the timetable: one that was in force is retired' : 'choose a later day'}.`,
        'of lessons that the timetable would no longer have',
      );
    },
  ),
  reactTo(
    termMoving,
    'Registers remain within the term, or the change is rejected',
    async ({ db, schoolId: school }, { next }) => {
      const days = await db.first(registerDays, { school, term: next.id });
      if (days) checkCovered(next, days, 'a register');
    },
  ),
];
