import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { clientWith, sharedYears } from '../support/school-year.ts';
import { startTimetable } from './school.ts';

onEachDatabase('the lessons of a day', (open) => {
  const shared = sharedYears(open);

  it('are those of its day in the cycle, with substitutes and room changes', async () => {
    const { client, slot, timetable, periods, teacher, room, a, b } = await startTimetable(shared);
    const [lead, other, cover] = [await teacher(), await teacher(), await teacher()];
    const [here, hall] = [await room('Room 1'), await room('Hall')];
    // The year begins on Wednesday 14 January, so that Wednesday 4 February is the sixteenth school day: day 4.
    const first = await client.slots.create(
      slot({ cycle_day: 4, teacher_ids: [lead, other], room_id: here, notes: 'Test' }),
    );
    const second = await client.slots.create(
      slot({ cycle_day: 4, period_id: periods[1] ?? '', class_ids: [a.id, b.id], teacher_ids: [other] }),
    );
    await client.slots.create(slot({ cycle_day: 5, teacher_ids: [lead] }));
    expect((await client.lessons.get({ date: '2026-02-04' })).data).toEqual([]);
    await client.timetables.publish(timetable.id);
    const lessons = async (query: Parameters<typeof client.lessons.get>[0]) =>
      (await client.lessons.get(query)).data;
    const day = await lessons({ date: '2026-02-04' });
    expect(day).toMatchObject([
      {
        date: '2026-02-04',
        cycle_day: 4,
        timetable_id: timetable.id,
        slot_id: first.id,
        period_id: periods[0],
        period_name: 'Period 1',
        kind: 'lesson',
        starts_at: '08:00',
        ends_at: '08:45',
        class_ids: [a.id],
        room_id: here,
        usual_room_id: here,
        teachers: [
          { staff_id: lead, role: 'lead' },
          { staff_id: other, role: 'lead' },
        ],
        replaced_teacher_ids: [],
        notes: 'Test',
      },
      { slot_id: second.id, class_ids: [a.id, b.id], room_id: null, usual_room_id: null },
    ]);
    const one = { slot_id: first.id, from: '2026-02-04', to: '2026-02-04' };
    const substitute = { ...one, staff_id: cover, role: 'substitute', replaces_id: lead } as const;
    await client.teacherAllocations.create(substitute);
    await client.roomAssignments.create({ ...one, room_id: hall });
    const [changed] = await lessons({ date: '2026-02-04', class_id: a.id });
    expect(changed).toMatchObject({ room_id: hall, usual_room_id: here, replaced_teacher_ids: [lead] });
    expect(changed?.teachers.toSorted((x, y) => (x.role < y.role ? -1 : 1))).toEqual([
      { staff_id: other, role: 'lead' },
      { staff_id: cover, role: 'substitute' },
    ]);
    const idsOf = async (query: Parameters<typeof client.lessons.get>[0]) =>
      (await lessons(query)).map(({ date, slot_id }) => `${date} ${slot_id}`);
    const dates = { from: '2026-02-04', to: '2026-02-12' };
    expect(await idsOf({ ...dates, staff_id: cover })).toEqual([`2026-02-04 ${first.id}`]);
    // The next day 4 is six school days later.
    expect(await idsOf({ ...dates, room_id: here })).toEqual([`2026-02-12 ${first.id}`]);
    expect(await idsOf({ ...dates, room_id: hall })).toEqual([`2026-02-04 ${first.id}`]);
    expect((await idsOf({ ...dates, staff_id: lead })).map((id) => id.slice(0, 10))).toEqual([
      '2026-02-05',
      '2026-02-12',
    ]);
    expect(await idsOf({ ...dates, class_id: b.id })).toEqual([
      `2026-02-04 ${second.id}`,
      `2026-02-12 ${second.id}`,
    ]);
    expect(await idsOf({ ...dates, class_id: a.id, staff_id: cover })).toEqual([`2026-02-04 ${first.id}`]);
    // A closure moves the days of the cycle that follow it.
    await client.calendarExceptions.create({ date: '2026-02-05', kind: 'closure', name: 'Storm' });
    expect(await idsOf({ ...dates, staff_id: lead })).toEqual([expect.stringMatching(/^2026-02-06/)]);
    // What was taught stays after the timetable is retired.
    await client.timetables.retire(timetable.id);
    expect(await idsOf({ date: '2026-02-04' })).toEqual([]);
    expect((await idsOf({ date: '2026-01-19' })).length).toBeGreaterThan(0);
  });

  it('have the room that they usually have until another one that is planned', async () => {
    const { client, slot, timetable, a, room } = await startTimetable(shared);
    const [here, hall] = [await room('Room 1'), await room('Hall')];
    const { id: slot_id } = await client.slots.create(slot({ cycle_day: 4, room_id: here }));
    await client.timetables.publish(timetable.id);
    const [usual] = (await client.roomAssignments.list({ slot_id })).data;
    await client.roomAssignments.update(usual?.id ?? '', { to: '2026-02-15' });
    await client.roomAssignments.create({ slot_id, room_id: hall, from: '2026-02-16' });
    await client.roomAssignments.create({ slot_id, room_id: hall, from: '2026-02-12', to: '2026-02-12' });
    const { data } = await client.lessons.get({ from: '2026-02-02', to: '2026-02-28', class_id: a.id });
    expect(data.map(({ date, room_id, usual_room_id }) => [date, room_id, usual_room_id])).toEqual([
      ['2026-02-04', here, here],
      ['2026-02-12', hall, here],
      ['2026-02-20', hall, hall],
    ]);
  });

  it('of a learner are those of the classes in which the learner is enrolled on that day', async () => {
    const { client, server, slot, timetable, periods, a, b, maths, terms, grade, year, learner } =
      await startTimetable(shared);
    const art = await client.subjects.create({ name: 'Art', code: 'ART' });
    const arts = await client.classes.create({
      label: 'Art 5',
      kind: 'subject',
      academic_year_id: year.id,
      grade_level_id: grade.id,
      subject_id: art.id,
    });
    const registration = await client.slots.create(slot({ cycle_day: 4 }));
    const options = { cycle_day: 4, period_id: periods[1] ?? '', block: 'Options' };
    const withMaths = await client.slots.create(slot({ ...options, class_ids: [maths.id, a.id] }));
    const withArt = await client.slots.create(slot({ ...options, subject_id: art.id }));
    const later = await client.slots.create(
      slot({ cycle_day: 4, period_id: periods[2] ?? '', class_ids: [b.id] }),
    );
    await client.timetables.publish(timetable.id);
    const [one, two] = [await learner(), await learner()];
    const enroll = (learner_id: string, class_id: string, starts_on = '2026-01-14') =>
      client.enrollments.create({ learner_id, class_id, term_id: terms[0].id, starts_on });
    const lessons = async (learner_id: string, date = '2026-02-04') =>
      (await client.lessons.get({ date, learner_id })).data.map(({ slot_id }) => slot_id);
    expect(await lessons(one)).toEqual([]);
    const first = await enroll(one, a.id);
    // It is not known which of the options the learner has.
    expect((await lessons(one)).sort()).toEqual([registration.id, withMaths.id, withArt.id].sort());
    await enroll(one, maths.id);
    expect(await lessons(one)).toEqual([registration.id, withMaths.id]);
    await enroll(two, a.id);
    await enroll(two, arts.id);
    expect(await lessons(two)).toEqual([registration.id, withArt.id]);
    await client.enrollments.transfer(first.id, { to_class_id: b.id, on: '2026-02-02' });
    expect(await lessons(one)).toEqual([withMaths.id, later.id]);
    expect(await lessons(one, '2026-01-19')).toEqual([registration.id, withMaths.id]);
    // A planned leave counts from the day after it, as a planned withdrawal does.
    const there = async (enrolled_on: string) =>
      (await client.learners.list({ enrolled_on })).data.map(({ id }) => id).includes(two);
    await client.learners.leave(two, { left_on: '2026-02-04', left_reason: 'transferred' });
    expect(await lessons(two)).toEqual([registration.id, withArt.id]);
    expect(await there('2026-02-04')).toBe(true);
    await client.learners.cancelLeave(two);
    expect(await lessons(two)).toEqual([registration.id, withArt.id]);
    await client.learners.leave(two, { left_on: '2026-02-03', left_reason: 'transferred' });
    expect(await lessons(two)).toEqual([]);
    expect([await there('2026-02-03'), await there('2026-02-04')]).toEqual([true, false]);
    const reader = await clientWith({ client, server }, 'read:timetable');
    expect(await codeOf(reader.lessons.get({ date: '2026-02-04', learner_id: one }))).toBe(
      'insufficient_scope',
    );
    expect(await codeOf(reader.lessons.get({ date: '2026-02-04' }))).toBe('done');
  });

  it('are none of a class on a day on which its grade level has no school', async () => {
    const { client, slot, timetable, periods, a, b, grade, year, teacher } = await startTimetable(shared);
    const six = await client.gradeLevels.create({ label: 'Grade 6', order: 6 });
    const older = await client.classes.create({
      ...{ label: '6A', kind: 'register', academic_year_id: year.id, grade_level_id: six.id },
    });
    await client.slots.create(slot({ cycle_day: 4 }));
    const joint = await client.slots.create(slot({ cycle_day: 4, class_ids: [b.id, older.id] }));
    const duty = await client.slots.create({
      ...{ timetable_id: timetable.id, cycle_day: 4, period_id: periods[2] ?? '' },
      ...{ kind: 'duty', title: 'Gate', teacher_ids: [await teacher()] },
    });
    await client.timetables.publish(timetable.id);
    const date = '2026-02-04';
    const lessons = async (filter = {}) =>
      (await client.lessons.get({ date, ...filter })).data.map(({ slot_id, class_ids }) => [
        slot_id,
        class_ids,
      ]);
    expect(await lessons()).toHaveLength(3);
    await client.calendarExceptions.create({
      ...{ date, kind: 'closure', name: 'Camp', grade_level_ids: [grade.id] },
    });
    expect((await lessons()).sort()).toEqual(
      [
        [joint.id, [older.id]],
        [duty.id, []],
      ].sort(),
    );
    for (const class_id of [a.id, b.id]) expect(await lessons({ class_id })).toEqual([]);
    expect(await lessons({ class_id: older.id })).toEqual([[joint.id, [older.id]]]);
  });

  it('are asked for by a day, or by a date range of one resource', async () => {
    const { client, a } = await startTimetable(shared);
    const errorsOf = async (query: Parameters<typeof client.lessons.get>[0]) => {
      const { code, errors } = await refusalOf(client.lessons.get(query));
      expect(code).toBe('invalid_parameter');
      return errors.map(
        (fieldError: { pointer: string; code: string }) => `${fieldError.pointer} ${fieldError.code}`,
      );
    };
    const of = { class_id: a.id };
    expect(await errorsOf({ to: '2026-02-02' })).toEqual(['?from required']);
    expect(await errorsOf({ from: '2026-02-02' })).toEqual(['?to required']);
    expect(await errorsOf({ date: '2026-02-02', from: '2026-02-02' })).toEqual(['?date not_applicable']);
    expect(await errorsOf({ from: '2026-02-02', to: '2026-02-03' })).toEqual(['?from not_applicable']);
    expect(await errorsOf({ from: '2026-02-02', to: '2026-02-01', ...of })).toEqual([
      '?to ends_before_start',
    ]);
    expect(await errorsOf({ from: '2026-02-01', to: '2026-03-04', ...of })).toEqual(['?to too_many']);
    expect((await client.lessons.get({ from: '2026-02-01', to: '2026-03-03', ...of })).data).toEqual([]);
  });
});

onEachDatabase('the day of the cycle', (open) => {
  const shared = sharedYears(open);

  it('is counted over closures and holidays, and is in the calendar', async () => {
    const { client, timetable } = await startTimetable(shared);
    const days = async (from: string, to: string, grade_level_id?: string) =>
      (await client.calendar.get({ from, to, ...(grade_level_id ? { grade_level_id } : {}) })).data.map(
        ({ cycle_day }) => cycle_day,
      );
    expect(await days('2026-01-14', '2026-01-16')).toEqual([null, null, null]);
    await client.timetables.publish(timetable.id);
    const numbers = [1, 2, 3, null, null, 4, 5, 6, 1, 2, null];
    expect(await days('2026-01-14', '2026-01-24')).toEqual(numbers);
    await client.calendarExceptions.create({ date: '2026-01-19', kind: 'public_holiday', name: 'Holiday' });
    expect(await days('2026-01-16', '2026-01-21')).toEqual([3, null, null, null, 4, 5]);
    await client.calendarExceptions.create({ date: '2026-01-24', kind: 'make_up_day', name: 'Saturday' });
    expect(await days('2026-01-23', '2026-01-26')).toEqual([1, 2, null, 3]);
    // The last school day of a term and the first of the next one.
    const [[last], [next]] = [await days('2026-03-27', '2026-03-27'), await days('2026-04-08', '2026-04-08')];
    expect(next).toBe(((last ?? 0) % 6) + 1);
    expect(await days('2026-07-21', '2026-07-21')).toEqual([null]);
  });

  it('is that of the weekday, or of the grade level', async () => {
    const { client, timetable, draft, grade } = await startTimetable(shared);
    await client.timetables.update(timetable.id, {
      cycle_mode: 'weekday',
      cycle_length: 5,
      cycle_start_date: null,
      grade_level_ids: [grade.id],
    });
    await client.timetables.publish(timetable.id);
    const junior = await client.gradeLevels.create({ label: 'Grade 1', order: 1 });
    const other = await draft({ grade_level_ids: [junior.id] });
    await client.timetables.publish(other.timetable.id);
    const days = async (grade_level_id?: string) =>
      (
        await client.calendar.get({
          from: '2026-01-14',
          to: '2026-01-20',
          ...(grade_level_id ? { grade_level_id } : {}),
        })
      ).data.map(({ cycle_day }) => cycle_day);
    expect(await days(grade.id)).toEqual([3, 4, 5, null, null, 1, 2]);
    expect(await days(junior.id)).toEqual([1, 2, 3, null, null, 4, 5]);
    expect(await days()).toEqual([null, null, null, null, null, null, null]);
    await client.calendarExceptions.create({ date: '2026-01-17', kind: 'make_up_day', name: 'Saturday' });
    expect(await days(grade.id)).toEqual([3, 4, 5, 1, null, 1, 2]);
  });
});
