import type { CalendarDay, Enrollment, Excuse, Register } from '@rollbook/sdk';
import { expect } from 'vitest';
import { today } from '../support/school-year.ts';

/** What a school shows of its attendance at a moment when nothing is under way. */
export interface Attendance {
  registers: Register[];
  excuses: Excuse[];
  /** Also archived ones. */
  enrollments: Enrollment[];
  /** The calendar of the grade level of the classes, in the term. */
  calendar: CalendarDay[];
}

const live = (registers: readonly Register[]) => registers.filter(({ status }) => status !== 'void');

const covers = ({ status, archived_at, from, to }: Excuse, date: string): boolean =>
  status === 'approved' && archived_at === null && from <= date && date <= to;

/** The learners on the roll of a class on a day. */
export const rollOf = (enrollments: readonly Enrollment[], class_id: string, date: string): string[] =>
  enrollments
    .filter(
      (one) =>
        one.class_id === class_id &&
        one.archived_at === null &&
        !['pending', 'cancelled'].includes(one.status) &&
        one.starts_on <= date &&
        (one.ends_on ?? '9999') >= date,
    )
    .map(({ learner_id }) => learner_id)
    .sort();

/** 26: a register is of a school day in the term that is not in the future, the only one of its session, and not of a part of a day that has one. */
export function registersAreOfSchoolDays({ registers, calendar }: Attendance): void {
  const days = new Map(calendar.map((day) => [day.date, day]));
  const keys = live(registers).map(({ class_id, date, session }) => `${class_id} ${date} ${session}`);
  expect(keys, 'registers of one session').toEqual([...new Set(keys)]);
  const whole = keys.filter((key) => key.endsWith(' day')).map((key) => key.slice(0, -' day'.length));
  const parts = keys.map((key) => key.replace(/ (am|pm)$/, ''));
  expect(
    whole.filter((key) => parts.includes(key)),
    'registers of a day and of its parts',
  ).toEqual([]);
  for (const { id, date, term_id } of live(registers)) {
    expect(days.get(date), `the day of ${id}`).toMatchObject({ school_day: true, term_id });
    expect(date <= today, `${id} of ${date}`).toBe(true);
  }
}

/** 27: each learner has one mark, and the counts are those of the marks. */
export function countsAreThoseOfTheMarks({ registers }: Attendance): void {
  for (const { id, counts, marks } of registers) {
    const { enrolled, excused, ...byStatus } = counts;
    const learners = marks.map(({ learner_id }) => learner_id);
    expect(learners, `marks of ${id}`).toEqual([...new Set(learners)].sort());
    expect(enrolled, id).toBe(marks.length);
    for (const [status, count] of Object.entries(byStatus))
      expect(count, `${status} of ${id}`).toBe(marks.filter((mark) => mark.status === status).length);
    expect(excused, id).toBeLessThanOrEqual(byStatus.absent + byStatus.late + byStatus.left_early);
  }
}

/** 28: only who is late is so by minutes, and a mark is excused if an approved excuse covers the day. */
export function marksAreConsistent({ registers, excuses }: Attendance): void {
  for (const { id, date, marks } of registers)
    for (const { learner_id, status, minutes_late, excused } of marks) {
      expect((minutes_late ?? 0) >= 1, `minutes of ${learner_id} in ${id}`).toBe(status === 'late');
      const isCovered = excuses.some((excuse) => excuse.learner_id === learner_id && covers(excuse, date));
      expect(excused, `${learner_id} in ${id}`).toBe(isCovered);
    }
}

/** 29: the summary of a learner, from the registers. All of them are of sessions. */
export function summaryOf({ registers, excuses, enrollments }: Attendance, learner: string) {
  // Those of a class in which the learner was not, as the enrollments say now, do not count.
  const marks = live(registers).flatMap(({ class_id, date, marks: all }) =>
    all
      .filter(
        ({ learner_id }) => learner_id === learner && rollOf(enrollments, class_id, date).includes(learner),
      )
      .map((mark) => ({ ...mark, date })),
  );
  const days = [...Map.groupBy(marks, ({ date }) => date)];
  const missed = (those: typeof marks) => those.filter(({ status }) => status === 'absent').length;
  const absence = (of: typeof days) =>
    of.reduce((sum, [, those]) => sum + Math.floor((2 * missed(those)) / those.length) / 2, 0);
  const excused = days.filter(([date]) =>
    excuses.some((excuse) => excuse.learner_id === learner && covers(excuse, date)),
  );
  const late = marks.filter(({ status }) => status === 'late');
  return {
    days_present: days.length - absence(days),
    days_absent: absence(days),
    days_excused: absence(excused),
    sessions: marks.length,
    sessions_absent: missed(marks),
    sessions_excused: missed(excused.flatMap(([, those]) => those)),
    times_late: late.length,
    minutes_late: late.reduce((sum, { minutes_late: minutes }) => sum + (minutes ?? 0), 0),
    rate:
      marks.length === 0
        ? null
        : Math.round((10_000 * (marks.length - missed(marks))) / marks.length + 1e-9) / 100,
  };
}
