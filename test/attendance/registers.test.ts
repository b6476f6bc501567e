import type { Rollbook } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { auditCount, sharedYears, today } from '../support/school-year.ts';
import { startRegistered, statusesOf } from './school.ts';

const noneOf = 'none';

onEachDatabase('a register', (open) => {
  const shared = sharedYears(open);

  it('is taken in one request, with the marks of all learners and their counts', async () => {
    const { client, a, terms, learners, take, events, enroll } = await startRegistered(shared, 5);
    const [late = '', absent = '', early = '', offsite = '', present = ''] = learners;
    const staff = await client.staff.create({
      name: 'Naledi Example',
      email: 'n@example.org',
      staff_type: 'teacher',
    });
    await events();
    const register = await take({
      default_status: undefined,
      taken_by: staff.id,
      marks: [
        { learner_id: late, status: 'late', minutes_late: 12, reason_code: 'transport', comment: 'Bus' },
        { learner_id: absent, status: 'absent', reason_code: 'illness' },
        { learner_id: early, status: 'left_early', left_at: '11:30' },
        { learner_id: offsite, status: 'offsite' },
        { learner_id: present, status: 'present' },
      ],
    });
    expect(register).toMatchObject({
      id: expect.stringMatching(/^reg_/),
      object: 'register',
      class_id: a.id,
      date: today,
      session: 'day',
      slot_id: null,
      term_id: terms[0].id,
      taken_by: staff.id,
      taken_at: `${today}T08:00:00.000Z`,
      revision: 1,
      status: 'recorded',
      counts: { enrolled: 5, present: 1, absent: 1, late: 1, left_early: 1, offsite: 1, excused: 0 },
      void_reason: null,
    });
    const none = {
      minutes_late: null,
      arrived_at: null,
      left_at: null,
      reason_code: null,
      comment: null,
      excused: false,
    };
    expect(register.marks).toEqual(
      [
        {
          ...none,
          learner_id: late,
          status: 'late',
          minutes_late: 12,
          reason_code: 'transport',
          comment: 'Bus',
        },
        { ...none, learner_id: absent, status: 'absent', reason_code: 'illness' },
        { ...none, learner_id: early, status: 'left_early', left_at: '11:30' },
        { ...none, learner_id: offsite, status: 'offsite' },
        { ...none, learner_id: present, status: 'present' },
      ].sort((one, other) => (one.learner_id < other.learner_id ? -1 : 1)),
    );
    expect(await client.registers.get(register.id)).toEqual(register);
    expect(await events()).toEqual(['attendance.recorded']);
    const [event] = (await client.events.list({ type: 'attendance.recorded' })).data;
    const { id, object, class_id, date, session, slot_id, term_id, revision, status, counts } = register;
    expect(event?.data).toEqual({
      ...{ id, object, class_id, date, session, slot_id, term_id, revision, status, counts },
      marks: register.marks.map((mark) => ({ learner_id: mark.learner_id, status: mark.status })),
    });
    // A learner who joins afterwards is not on it.
    await enroll({ starts_on: '2026-02-03' });
    expect((await client.registers.get(id)).counts.enrolled).toBe(5);
  });

  it('has the roll of its day, not of today', async () => {
    const { client, clock, a, b, terms, learners, take, enroll, learner } = await startRegistered(open, 1);
    const [stays = ''] = learners;
    const on = (status: string, ids: string[]) => Object.fromEntries(ids.map((id) => [id, status]));
    const left = await enroll({ starts_on: '2026-01-14', ends_on: '2026-01-23' });
    const joined = await enroll({ starts_on: '2026-01-26' });
    const waits = await learner();
    const enrollment = { class_id: a.id, term_id: terms[0].id, starts_on: '2026-01-14' };
    await client.enrollments.create({ ...enrollment, learner_id: waits, pending: true });
    const cancelled = await learner();
    const open_ = await client.enrollments.create({ ...enrollment, learner_id: cancelled, pending: true });
    await client.enrollments.cancel(open_.id);
    const mistaken = await learner();
    const archived = await client.enrollments.create({ ...enrollment, learner_id: mistaken });
    await client.enrollments.archive(archived.id);
    const elsewhere = await learner();
    await client.enrollments.create({ ...enrollment, class_id: b.id, learner_id: elsewhere });
    expect(statusesOf(await take({ date: '2026-01-23' }))).toEqual(on('present', [stays, left]));
    expect(statusesOf(await take({ date: '2026-01-26' }))).toEqual(on('present', [stays, joined]));
    // A transfer ends the enrollment the day before.
    const [moved] = (await client.learners.enrollments(stays)).data;
    await client.enrollments.transfer(moved?.id ?? '', { to_class_id: b.id, on: today });
    expect(statusesOf(await take({ date: '2026-01-30' }))).toEqual(on('present', [stays, joined]));
    expect(statusesOf(await take({ session: 'am' }))).toEqual(on('present', [joined]));
    // Who left the school yesterday was there until then.
    clock.advance(86_400_000);
    await client.learners.leave(joined, { left_on: today, left_reason: 'other' });
    expect(statusesOf(await take({ session: 'pm' }))).toEqual(on('present', [joined]));
    expect((await take({ date: '2026-02-03' })).counts.enrolled).toBe(0);
  });

  it('lacks no learner of the roll, and has no other', async () => {
    const { client, b, learners, take, enroll, events } = await startRegistered(shared, 2);
    const [one = '', two = ''] = learners;
    const other = await enroll({ class_id: b.id });
    await events();
    const before = await auditCount(client);
    const mark = (learner_id: string) => ({ learner_id, status: 'present' as const });
    expect(await refusalOf(take({ default_status: undefined, marks: [mark(one)] }))).toMatchObject({
      status: 422,
      code: 'incomplete_register',
      learner_ids: [two],
    });
    expect(
      await refusalOf(take({ marks: [mark(one), mark(other), mark('lrn_none'), mark(noneOf)] })),
    ).toMatchObject({
      status: 422,
      code: 'learner_not_enrolled',
      errors: [
        { pointer: '/marks/1/learner_id', code: 'learner_not_enrolled' },
        { pointer: '/marks/2/learner_id' },
        { pointer: '/marks/3/learner_id' },
      ],
    });
    expect(await refusalOf(take({ marks: [mark(one), mark(one)] }))).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: [{ pointer: '/marks/1/learner_id', code: 'duplicate' }],
    });
    expect(await refusalOf(take({ marks: Array(201).fill(mark(one)) }))).toMatchObject({
      code: 'validation_failed',
      errors: [{ pointer: '/marks' }],
    });
    expect(await events()).toEqual([]);
    expect(await auditCount(client)).toBe(before);
    expect((await client.registers.list()).data).toEqual([]);
    const register = await take({ default_status: 'offsite', marks: [mark(two)] });
    expect(statusesOf(register)).toEqual({ [one]: 'offsite', [two]: 'present' });
  });

  it('says how late a learner was, in minutes or by the time of arrival', async () => {
    const { client, learners, take } = await startRegistered(shared, 1);
    const [learner_id = ''] = learners;
    const late = { learner_id, status: 'late' as const };
    const errorsOf = async (mark: object) =>
      (await refusalOf(take({ marks: [{ ...late, ...mark }] }))).errors.map(
        ({ pointer, code }: { pointer: string; code: string }) => `${pointer.slice(9)} ${code}`,
      );
    expect(await errorsOf({})).toEqual(['minutes_late required']);
    expect(await errorsOf({ minutes_late: 5, arrived_at: '08:05' })).toEqual(['arrived_at not_applicable']);
    expect(await errorsOf({ arrived_at: '08:00' })).toEqual(['arrived_at not_late']);
    expect(await errorsOf({ status: 'present', minutes_late: 5 })).toEqual(['minutes_late not_applicable']);
    expect(await errorsOf({ status: 'absent', arrived_at: '09:00' })).toEqual(['arrived_at not_applicable']);
    expect(await errorsOf({ minutes_late: 3, left_at: '09:00' })).toEqual(['left_at not_applicable']);
    expect((await errorsOf({ minutes_late: 0 }))[0]).toMatch(/^minutes_late /);
    expect((await errorsOf({ arrived_at: '24:00' }))[0]).toMatch(/^arrived_at /);
    const minutesOf = async (session: 'day' | 'am' | 'pm', arrived_at: string, date = today) =>
      (await take({ date, session, marks: [{ ...late, arrived_at }] })).marks[0]?.minutes_late;
    expect(await minutesOf('day', '08:12', '2026-01-30')).toBe(12);
    await client.school.update({ session_times: { am: '07:30', pm: '12:45' } });
    expect((await client.school.get()).session_times).toEqual({ day: '08:00', am: '07:30', pm: '12:45' });
    expect(await minutesOf('am', '07:31')).toBe(1);
    expect(await minutesOf('pm', '14:00')).toBe(75);
  });

  it('is taken on a school day of the class, in a term, and not in advance', async () => {
    const { client, clock, a, b, grade, terms, take, seasonal } = await startRegistered(open);
    const refused = async (fields: Parameters<typeof take>[0]) => {
      const { code, errors } = await refusalOf(take(fields));
      return [code, errors[0].pointer];
    };
    expect(await refused({ date: '2026-02-03' })).toEqual(['future_date', '/date']);
    expect(await refused({ date: '2026-01-13' })).toEqual(['outside_term', '/date']);
    expect(await refused({ date: '2026-01-31' })).toEqual(['not_a_school_day', '/date']);
    expect(await refused({ class_id: (await seasonal('5C')).id })).toEqual([
      'class_not_offered',
      '/class_id',
    ]);
    expect(await refused({ class_id: 'cls_none' })).toEqual(['unknown_reference', '/class_id']);
    expect(await refused({ taken_at: '2026-02-02T08:00:01Z' })).toEqual(['validation_failed', '/taken_at']);
    expect(await refused({ taken_by: 'stf_none' })).toEqual(['unknown_reference', '/taken_by']);
    const other = await client.gradeLevels.create({ label: 'Grade 6', order: 6 });
    const exception = (
      date: string,
      kind: 'closure' | 'make_up_day' | 'half_day',
      grade_level_ids?: string[],
    ) =>
      client.calendarExceptions.create({
        date,
        kind,
        name: 'Flood',
        ...(grade_level_ids ? { grade_level_ids } : {}),
      });
    await exception('2026-01-20', 'closure', [grade.id]);
    await exception('2026-01-21', 'closure', [other.id]);
    await exception('2026-01-24', 'make_up_day');
    await exception('2026-01-22', 'half_day');
    expect(await refused({ date: '2026-01-20' })).toEqual(['not_a_school_day', '/date']);
    for (const date of ['2026-01-21', '2026-01-22', '2026-01-24'])
      expect((await take({ date })).date).toBe(date);
    await client.classes.archive(b.id);
    expect(await refused({ class_id: b.id })).toEqual(['unknown_reference', '/class_id']);
    await client.terms.close(terms[0].id);
    expect(await refusalOf(take())).toMatchObject({ status: 409, code: 'term_closed' });
    clock.advance(0);
    expect((await client.registers.list({ class_id: a.id })).data).toHaveLength(3);
  });

  it('is taken on the day of the school, late in the evening and after midnight', async () => {
    const { client, clock, take } = await startRegistered(open);
    const dates = async () => [
      await codeOf(take({ date: '2026-02-02' })),
      await codeOf(take({ date: '2026-02-03' })),
    ];
    // 23:30 in Johannesburg.
    clock.advance(Date.parse('2026-02-02T21:30:00Z') - clock.now());
    expect(await dates()).toEqual(['done', 'future_date']);
    // 00:30, while it is still the day before in UTC.
    clock.advance(3_600_000);
    expect(await dates()).toEqual(['already_exists', 'done']);
    // West of Greenwich it is still the evening before at that time.
    await client.school.update({ time_zone: 'America/New_York' });
    clock.advance(Date.parse('2026-02-05T04:30:00Z') - clock.now());
    expect(await codeOf(take({ date: '2026-02-05' }))).toBe('future_date');
    expect(await codeOf(take({ date: '2026-02-04' }))).toBe('done');
  });

  it('is the only one of its class, day and session, also when two are taken at once', async () => {
    const { client, take, b } = await startRegistered(shared);
    const outcomes = await Promise.all([take(), take()].map((call) => codeOf(call)));
    expect(outcomes.sort()).toEqual(['already_exists', 'done']);
    const [first] = (await client.registers.list()).data;
    expect(await refusalOf(take())).toMatchObject({ status: 409, existing_id: first?.id });
    for (const fields of [{ date: '2026-01-30' }, { class_id: b.id }] as const)
      expect(await codeOf(take(fields))).toBe('done');
    await client.registers.void(first?.id ?? '', { reason: 'Wrong class' });
    const second = await take();
    expect(await refusalOf(take())).toMatchObject({ existing_id: second.id });
  });

  it('is either of the whole day or of a part of it', async () => {
    const { client, take } = await startRegistered(shared, 1);
    const day = await take();
    for (const session of ['am', 'pm'] as const)
      expect(await refusalOf(take({ session }))).toMatchObject({
        ...{ status: 409, code: 'already_exists', existing_id: day.id },
        detail: expect.stringContaining('the session day'),
      });
    await client.registers.void(day.id, { reason: 'The school records mornings and afternoons' });
    const afternoon = await take({ session: 'pm' });
    await take({ session: 'am' });
    await client.registers.void(afternoon.id, { reason: 'Sent home at noon' });
    expect(await refusalOf(take())).toMatchObject({ detail: expect.stringContaining('the session am') });
  });

  it('is listed by class, days, term, teacher, status and learner', async () => {
    const { client, a, b, terms, learners, take, enroll } = await startRegistered(shared, 1);
    const other = await enroll({ class_id: b.id });
    const staff = await client.staff.create({
      name: 'Naledi Example',
      email: 'n@example.org',
      staff_type: 'teacher',
    });
    const first = await take({ date: '2026-01-29' });
    const second = await take({ date: '2026-01-30', session: 'am', taken_by: staff.id });
    const third = await take({ class_id: b.id });
    await client.registers.void(first.id, { reason: 'Mistake' });
    const listed = async (filters: Parameters<Rollbook['registers']['list']>[0]) =>
      (await client.registers.list(filters)).data.map(({ id }) => id);
    expect(await listed({})).toEqual([first.id, second.id, third.id]);
    expect(await listed({ class_id: a.id })).toEqual([first.id, second.id]);
    expect(await listed({ date: today })).toEqual([third.id]);
    expect(await listed({ from: '2026-01-30' })).toEqual([second.id, third.id]);
    expect(await listed({ to: '2026-01-30' })).toEqual([first.id, second.id]);
    expect(await listed({ from: '2026-01-30', to: '2026-01-30' })).toEqual([second.id]);
    expect(await listed({ session: 'am' })).toEqual([second.id]);
    expect(await listed({ status: 'void' })).toEqual([first.id]);
    expect(await listed({ taken_by: staff.id })).toEqual([second.id]);
    expect(await listed({ term_id: terms[0].id })).toHaveLength(3);
    expect(await listed({ term_id: terms[1].id })).toEqual([]);
    expect(await listed({ learner_id: learners[0] ?? '' })).toEqual([first.id, second.id]);
    expect(await listed({ learner_id: other })).toEqual([third.id]);
    expect(await listed({ learner_id: 'lrn_none' })).toEqual([]);
  });
});
