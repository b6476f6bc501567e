import type { AttendanceSummary, Rollbook } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { refusalOf } from '../support/problems.ts';
import { sharedYears, today } from '../support/school-year.ts';
import { startRegistered } from './school.ts';

type Found = Omit<AttendanceSummary, 'learner_id' | 'term_id'>;
const nothing: Found = {
  school_days: 0,
  days_present: 0,
  days_absent: 0,
  days_excused: 0,
  sessions: 0,
  sessions_absent: 0,
  sessions_excused: 0,
  times_late: 0,
  minutes_late: 0,
  rate: null,
};

/** The summary of a learner, without what was asked for. */
async function summaryOf(client: Rollbook, learner_id: string, term_id: string): Promise<Found> {
  const { data } = await client.attendance.summary({ learner_id, term_id });
  expect(data).toMatchObject([{ learner_id, term_id }]);
  const [{ learner_id: _learner, term_id: _term, ...found } = { ...nothing, learner_id, term_id }] = data;
  return found;
}

onEachDatabase('the attendance of a learner in a term', (open) => {
  const shared = sharedYears(open);

  it('counts the marks of the class in which the learner was, also if a move or a leave was recorded late', async () => {
    const { client, terms, learners, a, b, take, enroll } = await startRegistered(shared, 2);
    const [one = '', two = ''] = learners;
    const term_id = terms[0].id;
    const days = ['2026-01-26', '2026-01-27', '2026-01-28'];
    await enroll({ class_id: b.id });
    for (const date of days) {
      await take({ date, marks: [{ learner_id: one, status: 'absent' }] });
      await take({ date, class_id: b.id });
    }
    const [enrollment] = (await client.learners.enrollments(one)).data;
    await client.enrollments.transfer(enrollment?.id ?? '', { to_class_id: b.id, on: '2026-01-27' });
    expect(await summaryOf(client, one, term_id)).toMatchObject({ sessions: 1, days_absent: 1 });
    const { data: missing } = await client.attendance.missing({ date: '2026-01-27' });
    expect(missing).toMatchObject([{ class_id: b.id, learner_ids: [one] }]);
    for (const date of days.slice(1)) {
      const [register] = (await client.registers.list({ class_id: b.id, date })).data;
      await client.registers.update(register?.id ?? '', { marks: [{ learner_id: one, status: 'present' }] });
    }
    const expected = { sessions: 3, sessions_absent: 1, days_absent: 1, days_present: 2, rate: 66.67 };
    expect(await summaryOf(client, one, term_id)).toMatchObject(expected);
    const daily = async (more: object = {}) =>
      (await client.attendance.daily({ date: '2026-01-28', ...more })).data.map(
        ({ learner_id, status, registers }) => `${learner_id} ${status} ${registers}`,
      );
    expect(await daily()).toContain(`${one} present 1`);
    expect(await daily({ class_id: a.id })).toEqual([`${two} present 1`]);
    expect(await summaryOf(client, two, term_id)).toMatchObject({ sessions: 3, days_present: 3 });
    // Nor do days after a leave that was recorded late.
    await client.learners.update(two, { admitted_on: terms[0].starts_on });
    await client.learners.leave(two, { left_on: '2026-01-27', left_reason: 'transferred' });
    expect(await summaryOf(client, two, term_id)).toMatchObject({ sessions: 2, days_present: 2 });
  });

  it('counts the days with a register, and the school days on which the learner was enrolled', async () => {
    const { client, terms, learners, enroll, take, grade } = await startRegistered(shared, 1);
    const [one = ''] = learners;
    const term_id = terms[0].id;
    const late = await enroll({ starts_on: '2026-01-28' });
    // The term has 14 school days until today, a Monday.
    expect(await summaryOf(client, one, term_id)).toEqual({ ...nothing, school_days: 14 });
    expect(await summaryOf(client, late, term_id)).toEqual({ ...nothing, school_days: 4 });
    await client.calendarExceptions.create({ date: '2026-01-29', kind: 'closure', name: 'Flood' });
    await client.calendarExceptions.create({
      date: '2026-01-31',
      kind: 'make_up_day',
      name: 'Make-up day',
      grade_level_ids: [grade.id],
    });
    const other = await client.gradeLevels.create({ label: 'Grade 6', order: 6 });
    await client.calendarExceptions.create({
      date: '2026-01-30',
      kind: 'closure',
      name: 'Burst pipe',
      grade_level_ids: [other.id],
    });
    expect(await summaryOf(client, late, term_id)).toEqual({ ...nothing, school_days: 4 });
    const mark = (learner_id: string, fields: object) => ({ learner_id, ...fields }) as never;
    await take({ date: '2026-01-26', marks: [mark(one, { status: 'absent' })] });
    await take({ date: '2026-01-27', marks: [mark(one, { status: 'late', minutes_late: 7 })] });
    await take({
      date: '2026-01-28',
      marks: [mark(one, { status: 'absent' }), mark(late, { status: 'offsite' })],
    });
    await take({ date: '2026-01-30', marks: [mark(one, { status: 'left_early' })] });
    const voided = await take({ marks: [mark(one, { status: 'absent' })] });
    await client.registers.void(voided.id, { reason: 'Mistake' });
    const excuse = await client.excuses.create({
      learner_id: one,
      from: '2026-01-27',
      to: '2026-01-28',
      reason_code: 'religious',
    });
    const found = {
      school_days: 14,
      days_present: 2,
      days_absent: 2,
      days_excused: 0,
      sessions: 4,
      sessions_absent: 2,
      sessions_excused: 0,
      times_late: 1,
      minutes_late: 7,
      rate: 50,
    };
    expect(await summaryOf(client, one, term_id)).toEqual(found);
    await client.excuses.approve(excuse.id);
    expect(await summaryOf(client, one, term_id)).toEqual({ ...found, days_excused: 1, sessions_excused: 1 });
    await client.excuses.withdraw(excuse.id);
    expect(await summaryOf(client, one, term_id)).toEqual(found);
    expect(await summaryOf(client, late, term_id)).toMatchObject({ days_present: 2, rate: 100 });
    expect(await summaryOf(client, one, terms[1].id)).toEqual(nothing);
  });

  it('counts half days, whatever registers there are of a day', async () => {
    const { client, terms, learners, take, maths } = await startRegistered(shared, 1);
    const [learner_id = ''] = learners;
    await client.enrollments.create({
      learner_id,
      class_id: maths.id,
      term_id: terms[0].id,
      starts_on: '2026-01-14',
    });
    const marks = (status: 'absent' | 'late') => [
      { learner_id, status, ...(status === 'late' ? { minutes_late: 5 } : {}) },
    ];
    await take({ date: '2026-01-28', session: 'am', marks: marks('absent') });
    await take({ date: '2026-01-28', session: 'pm', marks: marks('late') });
    await take({ date: '2026-01-29', session: 'am', marks: marks('absent') });
    await take({ date: '2026-01-29', session: 'pm', marks: marks('absent') });
    await take({ date: '2026-01-30', marks: marks('late') });
    await take({ date: '2026-01-30', class_id: maths.id, marks: marks('late') });
    expect(await summaryOf(client, learner_id, terms[0].id)).toMatchObject({
      days_present: 1.5,
      days_absent: 1.5,
      sessions: 6,
      sessions_absent: 3,
      times_late: 3,
      minutes_late: 15,
      rate: 50,
    });
    const { data } = await client.attendance.daily({ date: '2026-01-28' });
    expect(data).toMatchObject([{ status: 'absent', registers: 2, registers_absent: 1 }]);
    const excuse = { learner_id, from: '2026-01-28', to: '2026-01-28', reason_code: 'illness' } as const;
    await client.excuses.create({ ...excuse, status: 'approved' });
    expect(await summaryOf(client, learner_id, terms[0].id)).toMatchObject({
      days_excused: 0.5,
      sessions_excused: 1,
    });
  });

  it('is that of all learners of a class, also of those who have left it', async () => {
    const { client, a, b, terms, learners, enroll, take } = await startRegistered(shared, 1);
    const left = await enroll({ ends_on: '2026-01-23' });
    await enroll({ class_id: b.id });
    await take({ date: '2026-01-23', default_status: 'absent' });
    await take();
    const { data } = await client.attendance.summary({ class_id: a.id, term_id: terms[0].id });
    expect(data.map(({ learner_id }) => learner_id)).toEqual([...learners, left].sort());
    const rates = Object.fromEntries(data.map(({ learner_id, rate }) => [learner_id, rate]));
    expect(rates).toEqual({ [learners[0] ?? '']: 50, [left]: 0 });
    expect((await client.attendance.summary({ class_id: a.id, term_id: terms[1].id })).data).toEqual([]);
    const refused = async (query: object) => {
      const { status, code, errors } = await refusalOf(client.attendance.summary(query as never));
      return [status, code, ...errors.map(({ pointer }: { pointer: string }) => pointer)];
    };
    const term_id = terms[0].id;
    expect(await refused({ term_id })).toEqual([400, 'invalid_parameter', '?learner_id']);
    expect(await refused({ term_id, learner_id: left, class_id: a.id })).toEqual([
      400,
      'invalid_parameter',
      '?learner_id',
    ]);
    expect(await refused({ learner_id: left })).toEqual([400, 'invalid_parameter', '?term_id']);
    const found = async (query: { term_id: string; learner_id?: string; class_id?: string }) =>
      (await client.attendance.summary(query)).data;
    expect(await found({ learner_id: 'lrn_none', term_id })).toEqual([]);
    expect(await found({ learner_id: left, term_id: 'trm_none' })).toEqual([]);
    expect(await found({ class_id: 'cls_none', term_id })).toEqual([]);
  });
});

onEachDatabase('the attendance of a day', (open) => {
  it('has one line for each learner, with the worst of the day', async () => {
    const { client, a, b, grade, learners, enroll, take } = await startRegistered(open, 2);
    const [one = '', two = ''] = learners;
    const other = await enroll({ class_id: b.id });
    const voided = await take({ default_status: 'absent' });
    await client.registers.void(voided.id, { reason: 'Mistake' });
    await take({ session: 'am', marks: [{ learner_id: one, status: 'late', minutes_late: 3 }] });
    await take({ session: 'pm', marks: [{ learner_id: one, status: 'absent' }] });
    await take({ class_id: b.id, default_status: 'offsite' });
    await take({ date: '2026-01-30', default_status: 'absent' });
    await client.excuses.create({
      learner_id: one,
      from: today,
      to: today,
      reason_code: 'suspension',
      status: 'approved',
    });
    const line = { date: today, minutes_late: 0, excused: false, registers: 1, registers_absent: 0 };
    const lines = [
      {
        ...line,
        learner_id: one,
        status: 'absent',
        minutes_late: 3,
        excused: true,
        registers: 2,
        registers_absent: 1,
      },
      { ...line, learner_id: two, status: 'present', registers: 2 },
      { ...line, learner_id: other, status: 'offsite' },
    ].sort((first, second) => (first.learner_id < second.learner_id ? -1 : 1));
    const daily = async (query: object = {}) =>
      (await client.attendance.daily({ date: today, ...query })).data;
    expect(await daily()).toEqual(lines);
    expect(await daily({ grade_level_id: grade.id })).toEqual(lines);
    const ofA = lines.filter(({ learner_id }) => learner_id !== other);
    expect(await daily({ class_id: a.id, grade_level_id: grade.id })).toEqual(ofA);
    const empty = await client.gradeLevels.create({ label: 'Grade 6', order: 6 });
    expect(await daily({ grade_level_id: empty.id })).toEqual([]);
    expect(await daily({ class_id: 'cls_none' })).toEqual([]);
  });
});

onEachDatabase('the registers that are missing on a day', (open) => {
  const shared = sharedYears(open);

  it('are those that the register classes of the school are expected to take', async () => {
    const { client, a, b, grade, enroll, take, maths } = await startRegistered(shared, 1);
    await enroll({ class_id: maths.id });
    const missing = async (query: { date?: string; class_id?: string } = {}) =>
      (await client.attendance.missing({ date: today, ...query })).data.map(
        ({ class_id, session, register_id }) => [class_id, session, register_id],
      );
    // A class without learners has nothing to take.
    expect(await missing()).toEqual([[a.id, 'day', null]]);
    await enroll({ class_id: b.id });
    const both = [
      [a.id, 'day', null],
      [b.id, 'day', null],
    ].sort();
    expect(await missing()).toEqual(both);
    expect(await missing({ class_id: b.id })).toEqual([[b.id, 'day', null]]);
    const register = await take();
    expect(await missing()).toEqual([[b.id, 'day', null]]);
    await client.registers.void(register.id, { reason: 'Mistake' });
    expect(await missing()).toEqual(both);
    await client.school.update({ attendance_mode: 'am_pm' });
    await take({ session: 'am' });
    await take({ class_id: b.id });
    expect(await missing()).toEqual([[a.id, 'pm', null]]);
    // A register of the whole day can no longer be taken beside that of a part.
    await client.school.update({ attendance_mode: 'daily' });
    expect(await missing()).toEqual([[a.id, 'pm', null]]);
    const sports = await client.calendarExceptions.create({ date: today, kind: 'half_day', name: 'Sports' });
    expect(await missing()).toEqual([]);
    await client.calendarExceptions.archive(sports.id);
    await take({ session: 'pm' });
    expect(await missing()).toEqual([]);
    // Nothing is missing in advance, on a day without school, or outside of a term.
    for (const date of ['2026-02-03', '2026-02-01', '2026-01-13'])
      expect(await missing({ date })).toEqual([]);
    await client.calendarExceptions.create({
      date: '2026-01-30',
      kind: 'closure',
      name: 'Flood',
      grade_level_ids: [grade.id],
    });
    expect(await missing({ date: '2026-01-30' })).toEqual([]);
    expect(await missing({ class_id: 'cls_none' })).toEqual([]);
  });

  it('include those that lack learners who were enrolled afterwards', async () => {
    const { client, a, enroll, take } = await startRegistered(shared, 1);
    const register = await take();
    const late = await enroll();
    expect((await client.attendance.missing({ date: today })).data).toEqual([
      { class_id: a.id, session: 'day', slot_id: null, register_id: register.id, learner_ids: [late] },
    ]);
    await client.registers.update(register.id, { marks: [{ learner_id: late, status: 'present' }] });
    expect((await client.attendance.missing({ date: today })).data).toEqual([]);
  });
});

onEachDatabase('an absence of ten school days without a reason', (open) => {
  it('is an alert until the learner is present or excused', async () => {
    const { client, learners, take, clock } = await startRegistered(open, 2);
    const [one = '', two = ''] = learners;
    clock.advance(14 * 86_400_000);
    // Ten school days, over two weekends.
    const days = [2, 3, 4, 5, 6, 9, 10, 11, 12, 13].map((day) => `2026-02-${String(day).padStart(2, '0')}`);
    const absent = (learner_id: string) => ({ learner_id, status: 'absent' as const });
    type Kind = 'continuous_absence' | 'partial_absence';
    const alerts = async (kind: Kind = 'continuous_absence') =>
      (await client.attendance.alerts({ kind })).data;
    const register = await take({ date: '2026-01-30', marks: [absent(two)] });
    for (const date of days.slice(0, 9)) await take({ date, marks: [absent(one)] });
    expect(await alerts()).toEqual([]);
    await take({ date: days[9] ?? '', session: 'am' });
    await take({ date: days[9] ?? '', session: 'pm', marks: [absent(one)] });
    // Half a day is no continuous absence, but is not overlooked.
    expect(await alerts()).toEqual([]);
    const range = { learner_id: one, from: days[0], to: days[9], days: 10 };
    expect(await alerts('partial_absence')).toEqual([{ kind: 'partial_absence', ...range, sessions: 10 }]);
    const [morning] = (await client.registers.list({ session: 'am' })).data;
    await client.registers.update(morning?.id ?? '', { marks: [absent(one)] });
    const alert = { kind: 'continuous_absence', ...range, sessions: 11 };
    expect(await alerts()).toEqual([alert]);
    expect(await alerts('partial_absence')).toEqual([]);
    // Each absence before counts too.
    await client.registers.update(register.id, { marks: [absent(one)] });
    expect(await alerts()).toEqual([{ ...alert, from: '2026-01-30', days: 11, sessions: 12 }]);
    const excuse = await client.excuses.create({
      learner_id: one,
      from: '2026-02-04',
      to: '2026-02-04',
      reason_code: 'illness',
      status: 'approved',
    });
    expect(await alerts()).toEqual([]);
    await client.excuses.withdraw(excuse.id);
    expect(await alerts()).toHaveLength(1);
    await take({ date: '2026-02-16' });
    expect(await alerts()).toEqual([]);
    const [last] = (await client.registers.list({ date: '2026-02-16' })).data;
    await client.registers.void(last?.id ?? '', { reason: 'Mistake' });
    expect(await alerts()).toHaveLength(1);
    await client.learners.leave(one, { left_on: '2026-02-13', left_reason: 'other' });
    expect(await alerts()).toEqual([]);
  });
});
