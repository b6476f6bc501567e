import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { sharedYears } from '../support/school-year.ts';
import { startTimetable } from './school.ts';

onEachDatabase('a timetable of several weeks', (open) => {
  const shared = sharedYears(open);

  it('has its lessons on the same days of the week, whatever days are without school', async () => {
    const school = await startTimetable(shared);
    const { client, slot, draft, teacher, year } = school;
    const weeks = { cycle_mode: 'weeks', cycle_weeks: 2, cycle_length: 10 } as const;
    const { timetable, periods } = await draft({ ...weeks, effective_from: '2026-01-19' });
    expect(timetable).toMatchObject({
      ...weeks,
      cycle_start_date: '2026-01-19',
      skip_weeks_without_school: false,
    });
    // Tuesday of week B, and Monday of week A.
    const of = { timetable_id: timetable.id, period_id: periods[0] ?? '' };
    await client.slots.create(slot({ ...of, cycle_day: 7, teacher_ids: [await teacher()] }));
    await client.slots.create(slot({ ...of, cycle_day: 1 }));
    await client.timetables.publish(timetable.id);
    await client.calendarExceptions.create({ date: '2026-01-26', kind: 'public_holiday', name: 'Holiday' });
    const days = async (from: string, to: string) =>
      (await client.lessons.get({ from, to, class_id: school.a.id })).data.map(
        ({ date, cycle_day }) => `${date} ${cycle_day}`,
      );
    expect(await days('2026-01-19', '2026-02-18')).toEqual([
      '2026-01-19 1',
      '2026-01-27 7',
      '2026-02-02 1',
      '2026-02-10 7',
      '2026-02-16 1',
    ]);
    // A week of holidays does not change which week comes next.
    for (const day of ['02', '03', '04', '05', '06'])
      await client.calendarExceptions.create({ date: `2026-02-${day}`, kind: 'closure', name: 'Holidays' });
    expect(await days('2026-01-26', '2026-02-13')).toEqual(['2026-01-27 7', '2026-02-10 7']);
    const copy = await client.timetables.clone(timetable.id, { effective_from: '2026-02-23' });
    expect(copy).toMatchObject({ ...weeks, cycle_start_date: '2026-01-19' });
    expect(year.id).toBe(copy.academic_year_id);
  });

  it('continues after a week without school with the week that follows, if it says so', async () => {
    const { client, slot, draft, a } = await startTimetable(shared);
    const { timetable, periods } = await draft({
      ...{ cycle_mode: 'weeks', cycle_weeks: 2, cycle_length: 10, skip_weeks_without_school: true },
      effective_from: '2026-01-19',
    });
    await client.slots.create(
      slot({ timetable_id: timetable.id, period_id: periods[0] ?? '', cycle_day: 6 }),
    );
    await client.timetables.publish(timetable.id);
    const days = async () =>
      (await client.lessons.get({ from: '2026-01-19', to: '2026-02-13', class_id: a.id })).data.map(
        ({ date }) => date,
      );
    expect(await days()).toEqual(['2026-01-26', '2026-02-09']);
    for (const day of ['26', '27', '28', '29', '30'])
      await client.calendarExceptions.create({ date: `2026-01-${day}`, kind: 'closure', name: 'Holidays' });
    expect(await days()).toEqual(['2026-02-02']);
  });

  it('begins with the week of its first day, whatever day of the week that is', async () => {
    const { client, slot, draft, a } = await startTimetable(shared);
    const firstMonday = async (fields: object) => {
      const { timetable, periods } = await draft({
        ...{ cycle_mode: 'weeks', cycle_weeks: 2, cycle_length: 10, effective_from: '2026-01-18' },
        ...fields,
      });
      const of = { timetable_id: timetable.id, period_id: periods[0] ?? '' };
      for (const cycle_day of [1, 6]) await client.slots.create(slot({ ...of, cycle_day }));
      await client.timetables.publish(timetable.id);
      const date = '2026-01-19';
      const [lesson] = (await client.lessons.get({ date, class_id: a.id })).data;
      const [day] = (await client.calendar.get({ from: date, to: date })).data;
      expect(day?.cycle_day).toBe(lesson?.cycle_day);
      await client.timetables.archive(timetable.id);
      return day?.cycle_day;
    };
    const skips = { skip_weeks_without_school: true };
    // School begins on Wednesday, 14 January, so the week of Sunday, 18 January has school, on days before that one.
    expect(await firstMonday({})).toBe(6);
    expect(await firstMonday(skips)).toBe(6);
    for (const cycle_start_date of ['2026-01-12', '2026-01-16', '2026-01-17'])
      expect(await firstMonday({ ...skips, cycle_start_date })).toBe(6);
    expect(await firstMonday({ ...skips, effective_from: '2026-01-19' })).toBe(1);
    // Weeks before the first one with school are left out.
    expect(await firstMonday({ ...skips, cycle_start_date: '2026-01-01' })).toBe(6);
    for (const day of ['14', '15', '16'])
      await client.calendarExceptions.create({ date: `2026-01-${day}`, kind: 'closure', name: 'Repairs' });
    expect(await firstMonday(skips)).toBe(1);
    expect(await firstMonday({})).toBe(6);
  });

  it('has conflicts on all days of the longest cycle', async () => {
    const { client, slot, draft } = await startTimetable(shared);
    const { timetable, periods } = await draft({
      ...{ cycle_mode: 'weeks', cycle_weeks: 4, cycle_length: 28 },
    });
    const last = slot({ timetable_id: timetable.id, period_id: periods[0] ?? '', cycle_day: 28 });
    await client.slots.create(last);
    expect(await refusalOf(client.slots.create(last))).toMatchObject({
      ...{ code: 'timetable_conflict', conflicts: [{ kind: 'class_double_booked', cycle_day: 28 }] },
    });
  });

  it('has weeks of the same number of days, which include the days of the school', async () => {
    const { draft } = await startTimetable(shared);
    const errorOf = async (fields: object) =>
      (await refusalOf(draft({ cycle_mode: 'weeks', ...fields }))).errors;
    expect(await errorOf({ cycle_weeks: 2, cycle_length: 9 })).toMatchObject([
      { pointer: '/cycle_length', code: 'not_divisible' },
    ]);
    expect(await errorOf({ cycle_weeks: 2, cycle_length: 8 })).toMatchObject([
      { pointer: '/cycle_length', code: 'too_small', detail: expect.stringContaining('at least 10') },
    ]);
    for (const cycle_length of [5, 10])
      expect(await errorOf({ cycle_length })).toMatchObject([
        { pointer: '/cycle_weeks', code: 'required', detail: expect.stringContaining('week A and week B') },
      ]);
    expect(await errorOf({ cycle_mode: 'weekday', cycle_length: 10 })).toMatchObject([
      { pointer: '/cycle_length', code: 'too_big', detail: expect.stringContaining('cycle_mode weeks') },
    ]);
    expect(await errorOf({ cycle_weeks: 2, cycle_length: 10, cycle_start_date: 'week A' })).toMatchObject([
      { pointer: '/cycle_start_date', code: 'invalid_format', detail: expect.stringContaining('YYYY-MM-DD') },
    ]);
    expect(await errorOf({ cycle_weeks: 3, cycle_length: 24 })).toMatchObject([{ code: 'too_big' }]);
    expect(await errorOf({ cycle_mode: 'weekday', cycle_weeks: 2, cycle_length: 10 })).toMatchObject([
      { pointer: '/cycle_weeks', code: 'not_applicable' },
    ]);
    expect(
      await errorOf({ cycle_mode: 'rolling', cycle_length: 6, skip_weeks_without_school: true }),
    ).toMatchObject([{ pointer: '/skip_weeks_without_school', code: 'not_applicable' }]);
  });
});

onEachDatabase('a room', (open) => {
  const shared = sharedYears(open);

  it('that is shared has as many lessons at once as it has room for', async () => {
    const { client, slot, room, timetable, register, year, grade } = await startTimetable(shared);
    const hall = await room('Hall');
    const classes: string[] = [];
    for (const label of ['5C', '5D', '5E', '5F']) classes.push((await register(label)).id);
    const lesson = (index: number, room_id = hall) =>
      client.slots.create(slot({ class_ids: [classes[index] ?? ''], room_id }));
    const first = await lesson(0);
    expect(await codeOf(lesson(1))).toBe('timetable_conflict');
    expect(await refusalOf(client.rooms.update(hall, { max_lessons: 3 }))).toMatchObject({
      errors: [{ pointer: '/max_lessons', code: 'not_applicable' }],
    });
    await client.rooms.update(hall, { sharing: 'shared', max_lessons: 2 });
    const second = await lesson(1);
    const refused = await refusalOf(lesson(2));
    expect(refused).toMatchObject({
      code: 'timetable_conflict',
      conflicts: [
        { kind: 'room_double_booked', resource_id: hall, slot_ids: [first.id] },
        { kind: 'room_double_booked', resource_id: hall, slot_ids: [second.id] },
      ],
    });
    // Another timetable of the same days counts as well.
    await client.slots.archive(second.id);
    await client.timetables.update(timetable.id, { grade_level_ids: [grade.id] });
    const six = await client.gradeLevels.create({ label: 'Grade 6', order: 6 });
    const others = [];
    for (const label of ['6A', '6B'])
      others.push(
        await client.classes.create({
          ...{ label, kind: 'register', academic_year_id: year.id, grade_level_id: six.id },
        }),
      );
    await client.timetables.publish(timetable.id);
    const other = await client.timetables.create({
      ...{
        name: 'Others',
        academic_year_id: year.id,
        term_ids: timetable.term_ids,
        grade_level_ids: [six.id],
      },
      ...{ cycle_length: 6, cycle_mode: 'rolling', effective_from: year.starts_on },
    });
    const period = await client.periods.create({
      ...{
        timetable_id: other.id,
        name: 'P',
        sequence: 1,
        starts_at: '08:15',
        ends_at: '09:15',
        kind: 'lesson',
      },
    });
    const of = { timetable_id: other.id, period_id: period.id, room_id: hall };
    await client.slots.create(slot({ ...of, class_ids: [others[0]?.id ?? ''] }));
    const third = await client.slots.create(slot({ ...of, class_ids: [others[1]?.id ?? ''] }));
    expect(await codeOf(client.timetables.publish(other.id))).toBe('timetable_conflict');
    await client.slots.archive(third.id);
    await client.timetables.publish(other.id);
  });

  it('that is not booked, or is shared without a limit, is never double-booked', async () => {
    const { client, slot, a, b } = await startTimetable(shared);
    const field = (await client.rooms.create({ name: 'Playground', kind: 'field', bookable: false })).id;
    const hall = (await client.rooms.create({ name: 'Hall', kind: 'hall', sharing: 'shared' })).id;
    const notApplicable = { errors: [{ pointer: '/sharing', code: 'not_applicable' }] };
    expect(
      await refusalOf(client.rooms.create({ name: 'Court', bookable: false, sharing: 'shared' })),
    ).toMatchObject(notApplicable);
    expect(await refusalOf(client.rooms.update(hall, { bookable: false }))).toMatchObject(notApplicable);
    expect(await refusalOf(client.rooms.update(field, { sharing: 'shared', max_lessons: 2 }))).toMatchObject(
      notApplicable,
    );
    for (const [cycle_day, room_id] of [
      [1, field],
      [2, hall],
    ] as const)
      for (const { id } of [a, b])
        expect(await client.slots.create(slot({ cycle_day, room_id, class_ids: [id] }))).toMatchObject({
          room_id,
        });
  });
});

onEachDatabase('a duty', (open) => {
  const shared = sharedYears(open);

  it('is of teachers without classes, who then have no lesson, and is in their calendar', async () => {
    const { client, slot, teacher, timetable, periods, a } = await startTimetable(shared);
    const sam = await teacher('Sam Example');
    await client.staff.update(sam, { max_periods_per_cycle: 1 });
    const duty = await client.slots.create({
      ...{ timetable_id: timetable.id, cycle_day: 1, period_id: periods[0] ?? '' },
      ...{ kind: 'duty', title: 'Gate duty', teacher_ids: [sam] },
    });
    expect(duty).toMatchObject({ kind: 'duty', class_ids: [], subject_id: null, teacher_ids: [sam] });
    expect(await codeOf(client.slots.create(slot({ teacher_ids: [sam] })))).toBe('timetable_conflict');
    // Only lessons count towards the load.
    expect((await client.slots.create(slot({ cycle_day: 2, teacher_ids: [sam] }))).warnings).toEqual([]);
    const errorOf = async (fields: object) => (await refusalOf(client.slots.create(slot(fields)))).errors;
    expect(await errorOf({ kind: 'duty', cycle_day: 3, subject_id: null })).toMatchObject([
      { pointer: '/class_ids', code: 'not_applicable' },
    ]);
    expect(await errorOf({ cycle_day: 3, class_ids: [] })).toMatchObject([
      { pointer: '/class_ids', code: 'required' },
    ]);
    const ofNobody = [{ pointer: '/teacher_ids', code: 'required' }];
    for (const nobody of [{}, { teacher_ids: [] }])
      expect(
        await errorOf({ kind: 'duty', cycle_day: 3, class_ids: [], subject_id: undefined, ...nobody }),
      ).toMatchObject(ofNobody);
    expect(await refusalOf(client.slots.update(duty.id, { teacher_ids: [] }))).toMatchObject({
      errors: ofNobody,
    });
    await client.timetables.publish(timetable.id);
    const day = '2026-01-14';
    const shown = { slot_id: duty.id, kind: 'duty', title: 'Gate duty', class_ids: [] };
    expect((await client.lessons.get({ date: day, staff_id: sam })).data).toMatchObject([shown]);
    expect((await client.lessons.get({ date: day })).data).toMatchObject([shown]);
    expect((await client.lessons.get({ date: day, class_id: a.id })).data).toEqual([]);
    expect(await client.lessons.ics({ staff_id: sam })).toMatch(/SUMMARY:Gate duty\r\n/);
    const copy = await client.timetables.clone(timetable.id, { effective_from: '2026-03-02' });
    expect((await client.slots.list({ timetable_id: copy.id, cycle_day: 1 })).data).toMatchObject([
      { kind: 'duty', title: 'Gate duty' },
    ]);
  });

  it('keeps somebody on each of its days', async () => {
    const { client, slot, draft, teacher } = await startTimetable(shared);
    const [sam, kim] = [await teacher('Sam Example'), await teacher('Kim Example')];
    const { timetable, periods } = await draft({ cycle_mode: 'weekday', cycle_length: 5 });
    const of = { timetable_id: timetable.id, cycle_day: 1, period_id: periods[0] ?? '' };
    const duty = await client.slots.create({ ...of, kind: 'duty', teacher_ids: [sam] });
    const lesson = await client.slots.create(slot({ ...of, teacher_ids: [kim] }));
    const allocationOf = async (slot_id: string, staff_id: string) =>
      (await client.teacherAllocations.list({ slot_id, staff_id })).data[0]?.id ?? '';
    const ofSam = await allocationOf(duty.id, sam);
    const refused = async (change: Promise<unknown>, first: string) =>
      expect(await refusalOf(change)).toMatchObject({
        ...{ status: 409, code: 'resource_in_use', dependents: [{ type: 'slot', count: 1 }] },
        detail: expect.stringContaining(`nobody on ${first}`),
      });
    const end = (id: string, to: string | null) => client.teacherAllocations.update(id, { to });
    await refused(client.teacherAllocations.archive(ofSam), '2026-01-19');
    await client.timetables.publish(timetable.id);
    await refused(client.teacherAllocations.archive(ofSam), '2026-01-19');
    await refused(end(ofSam, '2026-02-13'), '2026-02-16');
    await client.teacherAllocations.archive(await allocationOf(lesson.id, kim));
    const { id: ofKim } = await client.teacherAllocations.create({
      ...{ slot_id: duty.id, staff_id: kim, role: 'lead', from: '2026-02-16', to: null },
    });
    await refused(end(ofSam, '2026-02-06'), '2026-02-09');
    // There is no duty between Friday and Monday, and none on the last day of the timetable, a Friday.
    expect(await end(ofSam, '2026-02-13')).toMatchObject({ status: 'active' });
    expect(await end(ofKim, '2026-06-25')).toMatchObject({ warnings: [] });
    await refused(client.teacherAllocations.update(ofKim, { from: '2026-02-17' }), '2026-02-16');
    await refused(client.teacherAllocations.archive(ofKim), '2026-02-16');
    const onDuty = async (date: string) =>
      (await client.lessons.get({ date })).data.flatMap(({ kind, teachers }) =>
        kind === 'duty' ? teachers.map(({ staff_id }) => staff_id) : [],
      );
    expect([await onDuty('2026-02-09'), await onDuty('2026-02-16')]).toEqual([[sam], [kim]]);
  });

  it('is shown without anybody in a copy, if whoever had it has left', async () => {
    const { client, draft, teacher } = await startTimetable(shared);
    const sam = await teacher('Sam Example');
    const { timetable, periods } = await draft({ cycle_mode: 'weekday', cycle_length: 5 });
    const of = { timetable_id: timetable.id, cycle_day: 1, period_id: periods[0] ?? '' };
    await client.slots.create({ ...of, kind: 'duty', title: 'Gate duty', teacher_ids: [sam] });
    await client.timetables.publish(timetable.id);
    await client.timetables.update(timetable.id, { effective_to: '2026-01-30' });
    await client.staff.archive(sam);
    const copy = await client.timetables.clone(timetable.id, {
      ...{ effective_from: '2026-02-02', effective_to: null },
    });
    await client.timetables.publish(copy.id);
    expect((await client.lessons.get({ date: '2026-02-02' })).data).toMatchObject([
      { kind: 'duty', title: 'Gate duty', teachers: [] },
    ]);
  });
});
