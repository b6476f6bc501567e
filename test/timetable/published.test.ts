import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { sharedYears } from '../support/school-year.ts';
import { startTimetable } from './school.ts';

onEachDatabase('a published timetable', (open) => {
  const shared = sharedYears(open);

  it('changes its slots by dated assignments and allocations alone', async () => {
    const { client, slot, timetable, periods, teacher, room, b } = await startTimetable(shared);
    const [lead, other, helper] = [await teacher(), await teacher(), await teacher()];
    const [here, hall] = [await room('Room 1'), await room('Hall')];
    const first = await client.slots.create(slot({ teacher_ids: [lead], room_id: here }));
    const second = await client.slots.create(slot({ class_ids: [b.id], teacher_ids: [other] }));
    expect(await client.timetables.publish(timetable.id)).toMatchObject({ status: 'published' });
    expect((await client.slots.get(first.id)).status).toBe('published');
    const changes = [
      client.slots.create(slot({ cycle_day: 2 })),
      client.slots.update(first.id, { notes: 'Outside' }),
      client.slots.update(first.id, { teacher_ids: [] }),
      client.slots.archive(first.id),
      client.periods.update(periods[0] ?? '', { starts_at: '07:50' }),
      client.periods.archive(periods[2] ?? ''),
      client.timetables.update(timetable.id, { cycle_length: 7 }),
      client.timetables.update(timetable.id, { effective_from: '2026-02-01' }),
    ];
    expect(new Set(await Promise.all(changes.map(codeOf)))).toEqual(new Set(['timetable_not_draft']));
    await client.timetables.update(timetable.id, { name: 'Senior', effective_to: '2026-06-01' });
    await client.periods.update(periods[0] ?? '', { name: 'First' });

    const dates = { from: '2026-02-09', to: '2026-02-13' };
    const cover = { slot_id: first.id, role: 'substitute', ...dates } as const;
    // The other teacher has a lesson of their own at the time.
    expect(await refusalOf(client.teacherAllocations.create({ ...cover, staff_id: other }))).toMatchObject({
      code: 'timetable_conflict',
      conflicts: [
        {
          kind: 'teacher_double_booked',
          resource_id: other,
          date: '2026-02-09',
          slot_ids: [first.id, second.id].sort(),
        },
      ],
    });
    const substitute = await client.teacherAllocations.create({ ...cover, staff_id: helper });
    expect(substitute).toMatchObject({ role: 'substitute', status: 'active', warnings: [] });
    // While the lead teacher is replaced, they are free for the other lesson.
    const back = { slot_id: second.id, staff_id: lead, role: 'assistant', ...dates } as const;
    const assistant = await client.teacherAllocations.create(back);
    expect((await refusalOf(client.teacherAllocations.archive(substitute.id))).code).toBe(
      'timetable_conflict',
    );
    expect((await refusalOf(client.teacherAllocations.update(assistant.id, { to: '2026-02-14' }))).code).toBe(
      'timetable_conflict',
    );
    expect(await refusalOf(client.teacherAllocations.create(back))).toMatchObject({
      code: 'already_exists',
      existing_id: assistant.id,
    });
    await client.teacherAllocations.archive(assistant.id);
    await client.teacherAllocations.archive(substitute.id);
    // The lead teacher is no longer replaced.
    expect(await codeOf(client.teacherAllocations.restore(assistant.id))).toBe('timetable_conflict');
    const moved = { slot_id: second.id, room_id: here, from: '2026-02-11', to: '2026-02-11' };
    expect((await refusalOf(client.roomAssignments.create(moved))).conflicts).toMatchObject([
      { kind: 'room_double_booked', resource_id: here, date: '2026-02-11' },
    ]);
    await client.roomAssignments.create({ ...moved, slot_id: first.id, room_id: hall });
    const swap = await client.roomAssignments.create(moved);
    expect(await refusalOf(client.roomAssignments.update(swap.id, { to: '2026-02-12' }))).toMatchObject({
      conflicts: [{ date: '2026-02-12' }],
    });
    expect((await client.slots.get(first.id)).room_id).toBe(here);
  });

  it('refuses dates outside of its own, and staff who do not work at the school', async () => {
    const { client, slot, timetable, teacher, room } = await startTimetable(shared);
    const [gone, hall] = [await teacher(), await room('Hall')];
    const { id } = await client.slots.create(slot());
    const outside = { code: 'timetable_conflict', conflicts: [{ kind: 'outside_term', slot_ids: [id] }] };
    for (const dates of [
      { from: '2026-01-13' },
      { from: '2026-06-27' },
      { from: '2026-02-02', to: '2026-06-27' },
    ])
      expect(
        await refusalOf(client.roomAssignments.create({ slot_id: id, room_id: hall, ...dates })),
      ).toMatchObject(outside);
    expect(
      await refusalOf(
        client.roomAssignments.create({ slot_id: id, room_id: hall, from: '2026-02-02', to: '2026-02-01' }),
      ),
    ).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/to', code: 'ends_before_start' }] });
    const allocation = { slot_id: id, staff_id: gone, role: 'lead', from: '2026-02-02' } as const;
    await client.staff.update(gone, { ends_on: '2026-03-31' });
    expect(await refusalOf(client.teacherAllocations.create(allocation))).toMatchObject({
      conflicts: [{ kind: 'staff_not_active', resource_id: gone, date: '2026-04-01' }],
    });
    const until = await client.teacherAllocations.create({ ...allocation, to: '2026-03-31' });
    await client.staff.suspend(gone);
    expect(await client.timetables.conflicts(timetable.id)).toMatchObject({
      conflicts: [{ kind: 'staff_not_active', resource_id: gone }],
    });
    expect(await refusalOf(client.timetables.publish(timetable.id))).toMatchObject({
      code: 'timetable_conflict',
      conflicts: [{ kind: 'staff_not_active', slot_ids: [id], resource_id: gone, date: null }],
    });
    await client.staff.reactivate(gone);
    await client.timetables.publish(timetable.id);
    expect(until.to).toBe('2026-03-31');
    for (const [fields, code] of [
      [{ role: 'lead', replaces_id: gone }, 'not_applicable'],
      [{ role: 'substitute', replaces_id: gone }, 'same_staff'],
    ] as const)
      expect(await refusalOf(client.teacherAllocations.create({ ...allocation, ...fields }))).toMatchObject({
        errors: [{ pointer: '/replaces_id', code }],
      });
  });

  it('is the only one of a grade level on a day, and shares teachers and rooms with those of others', async () => {
    const { client, slot, timetable, periods, draft, teacher, year, terms, a, subject, grade } =
      await startTimetable(shared);
    const staff = await teacher();
    // A rolling cycle of six days, and one that goes by the weekday: all pairs of days coincide in the end.
    await client.slots.create(slot({ teacher_ids: [staff] }));
    await client.timetables.publish(timetable.id);
    const again = await draft();
    expect(await refusalOf(client.timetables.publish(again.timetable.id))).toMatchObject({
      code: 'dates_overlap',
      existing_id: timetable.id,
    });
    const junior = await client.gradeLevels.create({ label: 'Grade 1', order: 1 });
    const small = await client.classes.create({
      label: '1A',
      kind: 'register',
      academic_year_id: year.id,
      grade_level_id: junior.id,
    });
    await client.timetables.archive(timetable.id);
    await client.timetables.restore(timetable.id);
    expect(
      (await refusalOf(client.timetables.update(timetable.id, { grade_level_ids: [grade.id] }))).code,
    ).toBe('timetable_not_draft');
    await client.timetables.retire(timetable.id);
    const senior = await client.timetables.clone(timetable.id, {
      effective_from: '2026-02-03',
      effective_to: null,
    });
    await client.timetables.update(senior.id, { grade_level_ids: [grade.id] });
    await client.timetables.publish(senior.id);
    const other = await draft({
      grade_level_ids: [junior.id],
      cycle_mode: 'weekday',
      cycle_length: 5,
      term_ids: [terms[1].id],
    });
    const clash = await client.slots.create({
      timetable_id: other.timetable.id,
      cycle_day: 3,
      period_id: other.periods[0] ?? '',
      class_ids: [small.id],
      subject_id: subject.id,
      teacher_ids: [staff],
    });
    const [original] = (await client.slots.list({ timetable_id: senior.id })).data;
    expect(original).toMatchObject({ class_ids: [a.id], teacher_ids: [staff] });
    // The draft says before what prevents it.
    const { conflicts } = await client.timetables.conflicts(other.timetable.id);
    const refused = await refusalOf(client.timetables.publish(other.timetable.id));
    expect(refused.conflicts).toEqual(conflicts);
    expect(refused).toMatchObject({
      code: 'timetable_conflict',
      conflicts: [
        {
          kind: 'teacher_double_booked',
          resource_id: staff,
          slot_ids: [clash.id, original?.id].sort(),
          date: expect.stringMatching(/^2026-0[4-6]-/),
        },
      ],
    });
    expect(periods).toHaveLength(3);
    await client.slots.update(clash.id, { teacher_ids: [] });
    await client.timetables.publish(other.timetable.id);
    const dates = { from: '2026-04-08', to: '2026-06-26' };
    expect(
      await refusalOf(
        client.teacherAllocations.create({ slot_id: clash.id, staff_id: staff, role: 'lead', ...dates }),
      ),
    ).toMatchObject({ conflicts: [{ kind: 'teacher_double_booked', date: refused.conflicts[0].date }] });
  });

  it('is copied with what applies in the dates of the copy', async () => {
    const { client, slot, timetable, teacher, room } = await startTimetable(shared);
    const [lead, next, cover] = [await teacher(), await teacher(), await teacher()];
    const [here, hall] = [await room('Room 1'), await room('Hall')];
    const { id } = await client.slots.create(slot({ room_id: here, external_ids: { x: '1' } }));
    const common = { slot_id: id, role: 'lead' } as const;
    await client.teacherAllocations.create({
      ...common,
      staff_id: lead,
      from: '2026-01-14',
      to: '2026-03-31',
    });
    await client.teacherAllocations.create({ ...common, staff_id: next, from: '2026-04-01' });
    for (const from of ['2026-02-02', '2026-05-04'])
      await client.teacherAllocations.create({
        slot_id: id,
        role: 'substitute',
        staff_id: cover,
        from,
        to: from,
      });
    await client.roomAssignments.create({ slot_id: id, room_id: hall, from: '2026-03-25', to: '2026-04-10' });
    const copy = await client.timetables.clone(timetable.id, { name: 'Copy', effective_from: '2026-04-08' });
    expect(copy).toMatchObject({
      name: 'Copy',
      status: 'draft',
      effective_from: '2026-04-08',
      cycle_start_date: '2026-01-14',
    });
    expect((await client.periods.list({ timetable_id: copy.id })).data.map(({ name }) => name)).toEqual([
      'Period 1',
      'Period 2',
      'Period 3',
    ]);
    const [copied] = (await client.slots.list({ timetable_id: copy.id })).data;
    expect(copied).toMatchObject({ teacher_ids: [next], room_id: here, external_ids: {} });
    const rows = { slot_id: copied?.id ?? '' };
    expect(
      (await client.teacherAllocations.list(rows)).data.map(({ staff_id, role, from, to }) => [
        staff_id,
        role,
        from,
        to,
      ]),
    ).toEqual([
      [next, 'lead', '2026-04-08', null],
      [cover, 'substitute', '2026-05-04', '2026-05-04'],
    ]);
    expect(
      (await client.roomAssignments.list(rows)).data.map(({ room_id, from, to }) => [room_id, from, to]),
    ).toEqual([
      [here, '2026-04-08', null],
      [hall, '2026-04-08', '2026-04-10'],
    ]);
    // A draft that starts on another day takes along what starts with it.
    await client.timetables.update(copy.id, { effective_from: '2026-04-09' });
    expect((await client.teacherAllocations.list(rows)).data.map(({ from }) => from)).toEqual([
      '2026-04-09',
      '2026-05-04',
    ]);
  });

  it('is copied with who and what was in its lessons before today, also if they have left since', async () => {
    const { client, draft, slot, teacher, room, a } = await startTimetable(shared);
    const [leaving, next, cover] = [await teacher(), await teacher(), await teacher()];
    const [here, hall] = [await room('Room 1'), await room('Hall')];
    const { timetable, periods } = await draft({ cycle_mode: 'weekday', cycle_length: 5 });
    const { id: slot_id } = await client.slots.create(
      slot({
        ...{ timetable_id: timetable.id, period_id: periods[0] ?? '' },
        ...{ teacher_ids: [leaving], room_id: here },
      }),
    );
    await client.timetables.publish(timetable.id);
    const on = { slot_id, from: '2026-01-19', to: '2026-01-19' };
    const substitute = { role: 'substitute', staff_id: cover, replaces_id: leaving } as const;
    await client.teacherAllocations.create({ ...on, ...substitute });
    await client.roomAssignments.create({ ...on, room_id: hall });
    await client.staff.leave(leaving, { ends_on: '2026-01-30', reassign_to: next });
    await client.staff.archive(cover);
    await client.rooms.archive(hall);
    const lessons = async () =>
      (await client.lessons.get({ from: '2026-01-19', to: '2026-02-13', class_id: a.id })).data.map(
        ({ date, teachers, room_id, replaced_teacher_ids }) => ({
          ...{ date, teachers, room_id, replaced_teacher_ids },
        }),
      );
    const before = await lessons();
    expect(before.map(({ teachers }) => teachers[0]?.staff_id)).toEqual([cover, leaving, next, next]);
    const copy = await client.timetables.clone(timetable.id, { effective_from: '2026-01-19' });
    await client.timetables.update(timetable.id, { effective_to: '2026-01-16' });
    await client.timetables.publish(copy.id);
    expect(await lessons()).toEqual(before);
    // A draft that is to begin later leaves behind what ends before.
    await client.staff.archive(leaving);
    const later = await client.timetables.clone(copy.id, { effective_from: '2026-01-26' });
    await client.timetables.update(later.id, { effective_from: '2026-04-08' });
    const [copied] = (await client.slots.list({ timetable_id: later.id })).data;
    expect(copied).toMatchObject({ teacher_ids: [next], room_id: here });
    // The lessons of a timetable that has ended are not theirs for longer than they were at the school.
    await client.timetables.archive(later.id);
    await client.timetables.retire(copy.id);
    await client.staff.leave(next, { ends_on: '2026-02-02' });
    const again = await client.timetables.clone(copy.id, {
      ...{ effective_from: '2026-01-26', effective_to: null },
    });
    const [ofNobody] = (await client.slots.list({ timetable_id: again.id })).data;
    const { data } = await client.teacherAllocations.list({ slot_id: ofNobody?.id ?? '', order: 'asc' });
    expect(data.map(({ staff_id, from, to }) => [staff_id, from, to])).toEqual([
      [leaving, '2026-01-26', '2026-01-30'],
      [next, '2026-01-31', '2026-02-02'],
    ]);
    // They have the lessons of today.
    expect((await client.timetables.conflicts(again.id)).conflicts).toEqual([]);
  });

  it('warns of substitutes and rooms that are entered in a timetable after it was cloned', async () => {
    const { client, slot, timetable, teacher, room } = await startTimetable(shared);
    const [lead, cover, hall] = [await teacher(), await teacher(), await room('Hall')];
    const { id: slot_id } = await client.slots.create(slot({ teacher_ids: [lead] }));
    await client.timetables.publish(timetable.id);
    const substitute = (slot: string, from: string, to = from) =>
      client.teacherAllocations.create({ slot_id: slot, role: 'substitute', staff_id: cover, from, to });
    await substitute(slot_id, '2026-04-16');
    const next = await client.timetables.clone(timetable.id, { effective_from: '2026-04-08' });
    const warnings = async (id = next.id) =>
      (await client.timetables.conflicts(id)).warnings
        .filter(({ kind }) => kind !== 'no_lesson_on_dates')
        .map(({ kind, slot_ids, resource_id }) => [kind, slot_ids, resource_id]);
    expect(await warnings()).toEqual([]);
    await substitute(slot_id, '2026-04-24');
    await substitute(slot_id, '2026-03-24');
    await client.roomAssignments.create({ slot_id, room_id: hall, from: '2026-03-25', to: '2026-04-08' });
    const lost = [
      ['dates_not_taken_over', [slot_id], cover],
      ['dates_not_taken_over', [slot_id], hall],
    ];
    expect(await warnings()).toEqual(lost);
    // It is still said when the clone is in force. What begins after the last day of the timetable applies nowhere.
    const active = async () =>
      (await client.teacherAllocations.list({ slot_id, status: 'active', order: 'asc' })).data
        .filter(({ role }) => role === 'substitute')
        .map(({ from }) => from);
    expect(await active()).toEqual(['2026-04-16', '2026-04-24', '2026-03-24']);
    await client.timetables.update(timetable.id, { effective_to: '2026-04-07' });
    expect(await active()).toEqual(['2026-03-24']);
    await client.timetables.publish(next.id);
    expect(await warnings()).toEqual(lost);
    expect(await warnings(timetable.id)).toEqual([]);
    const [copied] = (await client.slots.list({ timetable_id: next.id })).data;
    await substitute(copied?.id ?? '', '2026-04-24');
    expect(await warnings()).toEqual(lost.slice(1));
    await client.roomAssignments.create({
      slot_id: copied?.id ?? '',
      room_id: hall,
      from: '2026-04-08',
      to: '2026-04-08',
    });
    expect(await warnings()).toEqual([]);
  });

  it('warns of what is unusual', async () => {
    const { client, slot, timetable, periods, teacher, room, a, b, maths, terms, subject, learner } =
      await startTimetable(shared);
    const [staff, small] = [await teacher(), await room('Small', 1)];
    const art = await client.subjects.create({ name: 'Art', code: 'ART' });
    await client.staff.update(staff, { max_periods_per_cycle: 1, subject_ids: [art.id] });
    const enroll = (learner_id: string, class_id: string) =>
      client.enrollments.create({ learner_id, class_id, term_id: terms[0].id });
    const [one, two] = [await learner(), await learner()];
    await enroll(one, a.id);
    await enroll(two, a.id);
    await enroll(one, maths.id);
    const first = await client.slots.create(slot({ teacher_ids: [staff], room_id: small }));
    expect(first.warnings).toEqual([
      { kind: 'room_capacity', slot_ids: [first.id], resource_id: small, count: 2, limit: 1 },
      {
        kind: 'teacher_not_qualified_for_subject',
        slot_ids: [first.id],
        resource_id: staff,
        count: 0,
        limit: null,
      },
    ]);
    const second = await client.slots.create(slot({ class_ids: [maths.id] }));
    expect(second.warnings).toEqual([
      {
        kind: 'learner_double_booked',
        slot_ids: [first.id, second.id].sort(),
        resource_id: [a.id, maths.id].sort()[0],
        count: 1,
        limit: null,
      },
    ]);
    const third = await client.slots.create(
      slot({
        cycle_day: 2,
        period_id: periods[2] ?? '',
        class_ids: [b.id],
        teacher_ids: [staff],
        subject_id: art.id,
      }),
    );
    expect(third.warnings).toEqual([
      { kind: 'teacher_over_load', slot_ids: [], resource_id: staff, count: 2, limit: 1 },
    ]);
    const { conflicts, warnings } = await client.timetables.conflicts(timetable.id);
    expect(conflicts).toEqual([]);
    expect(warnings.map(({ kind }) => kind).sort()).toEqual([
      'learner_double_booked',
      'room_capacity',
      'teacher_not_qualified_for_subject',
      'teacher_over_load',
    ]);
    // In one block, the learners of a register class are distinguished by their subject classes.
    await client.slots.update(first.id, { block: 'M' });
    expect((await client.slots.update(second.id, { block: 'M' })).warnings).toEqual([]);
    const proof = { title: 'Diploma', subject_ids: [subject.id] };
    await client.qualifications.create(staff, { ...proof, kind: 'diploma' });
    expect((await client.slots.update(first.id, { notes: 'x' })).warnings.map(({ kind }) => kind)).toEqual([
      'room_capacity',
      'teacher_over_load',
    ]);
  });

  it('warns of each lesson of a substitute that was not entered in the clone', async () => {
    const { client, slot, timetable, teacher } = await startTimetable(shared);
    const [lead, cover] = [await teacher(), await teacher()];
    const from = '2026-04-20';
    const lessons = await Promise.all(
      [1, 2, 3].map((cycle_day) => client.slots.create(slot({ cycle_day, teacher_ids: [lead] }))),
    );
    await client.timetables.publish(timetable.id);
    const next = await client.timetables.clone(timetable.id, { effective_from: '2026-04-08' });
    const substitute = (slot_id: string, last = '2026-04-27') =>
      client.teacherAllocations.create({ slot_id, role: 'substitute', staff_id: cover, from, to: last });
    for (const { id } of lessons) await substitute(id);
    const missing = async () =>
      (await client.timetables.conflicts(next.id)).warnings
        .filter(({ kind }) => kind === 'dates_not_taken_over')
        .flatMap(({ slot_ids }) => slot_ids);
    const [first, second, third] = lessons.map(({ id }) => id);
    expect((await missing()).sort()).toEqual([first, second, third].sort());
    const copies = (await client.slots.list({ timetable_id: next.id })).data;
    const copy = (day: number) => copies.find(({ cycle_day }) => cycle_day === day)?.id ?? '';
    await substitute(copy(2));
    expect((await missing()).sort()).toEqual([first, third].sort());
    // A lesson that is at another time in the clone is that of one of the others.
    await client.slots.update(copy(3), {
      cycle_day: 4,
      period_id: (await client.periods.list({ timetable_id: next.id })).data[2]?.id ?? '',
    });
    await substitute(copy(3));
    expect(await missing()).toHaveLength(1);
    await substitute(copy(1));
    expect(await missing()).toEqual([]);
  });

  it('counts the lessons of a teacher on the heaviest day to come', async () => {
    const { client, slot, timetable, teacher } = await startTimetable(shared);
    const staff_id = await teacher();
    await client.staff.update(staff_id, { max_periods_per_cycle: 1 });
    const teach = async (cycle_day: number, from: string, to: string | null = null) => {
      const { id: slot_id } = await client.slots.create(slot({ cycle_day }));
      return client.teacherAllocations.create({ slot_id, staff_id, role: 'lead', from, to });
    };
    const counts = async () =>
      (await client.timetables.conflicts(timetable.id)).warnings.map(({ kind, count }) => [kind, count]);
    await teach(1, '2026-01-14', '2026-01-30');
    const second = await teach(2, '2026-01-19');
    expect(second.warnings).toEqual([]);
    expect((await teach(3, '2026-03-02')).warnings).toMatchObject([{ kind: 'teacher_over_load', count: 2 }]);
    expect(await counts()).toEqual([['teacher_over_load', 2]]);
    await client.teacherAllocations.update(second.id, { to: '2026-03-01' });
    expect(await counts()).toEqual([]);
  });

  it('warns of a substitute or a room on days on which the slot has no lesson', async () => {
    const { client, slot, timetable, teacher, room, grade } = await startTimetable(shared);
    const [lead, helper, hall] = [await teacher(), await teacher(), await room('Hall')];
    const { id: slot_id } = await client.slots.create(slot({ teacher_ids: [lead] }));
    const warning = (resource_id: string) => ({
      ...{ kind: 'no_lesson_on_dates', slot_ids: [slot_id], resource_id, count: 0, limit: null },
    });
    // Day 1 of a cycle of six days that begins on Wednesday, 14 January: the next ones are the 22nd and the 30th.
    const on = (from: string, to = from) => ({ slot_id, from, to });
    const cover = (dates: object) =>
      client.teacherAllocations.create({
        ...on('2026-01-14'),
        ...dates,
        staff_id: helper,
        role: 'substitute',
      });
    const wrong = await cover(on('2026-01-23', '2026-01-29'));
    expect(wrong.warnings).toEqual([warning(helper)]);
    const move = (to: string) => client.teacherAllocations.update(wrong.id, { to });
    await client.timetables.publish(timetable.id);
    expect((await move('2026-01-30')).warnings).toEqual([]);
    expect((await move('2026-01-28')).warnings).toEqual([warning(helper)]);
    expect((await cover(on('2026-01-22'))).warnings).toEqual([]);
    // A holiday moves a rolling cycle by a day.
    await client.calendarExceptions.create({ date: '2026-02-02', kind: 'public_holiday', name: 'Founders' });
    const elsewhere = (dates: object) =>
      client.roomAssignments.create({ ...on('2026-01-14'), ...dates, room_id: hall });
    const { id: wrongRoom, warnings } = await elsewhere(on('2026-02-09'));
    expect(warnings).toEqual([warning(hall)]);
    const { id: rightRoom } = await elsewhere(on('2026-02-10'));
    const lost = async () => (await client.timetables.conflicts(timetable.id)).warnings;
    expect(await lost()).toEqual([warning(hall)]);
    await client.roomAssignments.archive(wrongRoom);
    expect(await lost()).toEqual([]);
    // So does one that comes later, and nothing tells whoever enters it.
    const closure = { date: '2026-02-06', kind: 'closure' as const, name: 'Burst pipe' };
    const { id: closed } = await client.calendarExceptions.create(closure);
    expect(await lost()).toEqual([warning(hall)]);
    await client.calendarExceptions.archive(closed);
    expect(await lost()).toEqual([]);
    await client.roomAssignments.archive(rightRoom);
    // Without a last day there are lessons to come.
    expect((await elsewhere({ from: '2026-02-11', to: null })).warnings).toEqual([]);
    // On a day without school of the grade level of its classes, there is no lesson either.
    const trip = { date: '2026-01-30', kind: 'closure' as const, name: 'Trip', grade_level_ids: [grade.id] };
    await client.calendarExceptions.create(trip);
    expect((await move('2026-01-30')).warnings).toEqual([warning(helper)]);
    expect((await client.slots.get(slot_id)).teacher_ids).toEqual([lead]);
  });

  it('warns of a substitute after its last term, while it has not ended', async () => {
    const { client, slot, timetable, teacher } = await startTimetable(shared);
    const [lead, helper] = [await teacher(), await teacher()];
    const { id: slot_id } = await client.slots.create(slot({ teacher_ids: [lead] }));
    await client.timetables.update(timetable.id, { effective_to: '2026-07-10' });
    await client.timetables.publish(timetable.id);
    const fields = { slot_id, staff_id: helper, role: 'substitute', from: '2026-07-01' } as const;
    const { warnings } = await client.teacherAllocations.create({ ...fields, to: '2026-07-03' });
    expect(warnings).toMatchObject([{ kind: 'no_lesson_on_dates', resource_id: helper }]);
    const lost = async () => (await client.timetables.conflicts(timetable.id)).warnings;
    expect(await lost()).toEqual(warnings);
    // Days after the last one of a timetable are those of the next one.
    await client.timetables.update(timetable.id, { effective_to: '2026-06-26' });
    expect(await lost()).toEqual([]);
  });

  it('warns of lessons before the first day of a teacher at the school', async () => {
    const { client, slot, timetable, teacher } = await startTimetable(shared);
    const [lead, helper] = [await teacher(), await teacher()];
    const { id: slot_id } = await client.slots.create(slot({ teacher_ids: [lead] }));
    await client.timetables.publish(timetable.id);
    const cover = async (from: string, to: string | null) => {
      const fields = { slot_id, from, to, staff_id: helper, role: 'substitute' } as const;
      const { id, warnings } = await client.teacherAllocations.create(fields);
      await client.teacherAllocations.archive(id);
      return warnings;
    };
    const warning = {
      ...{ kind: 'teacher_not_started', slot_ids: [slot_id], resource_id: helper, count: 0, limit: null },
    };
    await client.staff.update(helper, { starts_on: '2026-03-02' });
    expect(await cover('2026-01-14', null)).toEqual([warning]);
    expect(await cover('2026-02-24', '2026-03-03')).toEqual([warning]);
    expect(await cover('2026-03-02', null)).toEqual([]);
    // Lessons before today cannot be given to somebody else.
    await client.staff.update(helper, { starts_on: '2026-02-02' });
    expect(await cover('2026-01-14', null)).toEqual([]);
  });
});
