import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { refusalOf } from '../support/problems.ts';
import { sharedYears } from '../support/school-year.ts';
import { conflict, startTimetable } from './school.ts';

onEachDatabase('a slot of a timetable', (open) => {
  const shared = sharedYears(open);

  it('has its teachers and its room, and changes both', async () => {
    const { client, slot, teacher, room, a } = await startTimetable(shared);
    const [first, second] = [await teacher(), await teacher('Naledi Example')];
    const [here, there] = [await room('Room 1'), await room('Room 2')];
    const created = await client.slots.create(slot({ teacher_ids: [first, second], room_id: here }));
    expect(created).toMatchObject({
      teacher_ids: [first, second],
      room_id: here,
      status: 'draft',
      warnings: [],
    });
    const { data } = await client.teacherAllocations.list({ slot_id: created.id });
    expect(data.map(({ staff_id, role, from, to, status }) => [staff_id, role, from, to, status])).toEqual([
      [first, 'lead', '2026-01-14', null, 'active'],
      [second, 'lead', '2026-01-14', null, 'active'],
    ]);
    const updated = await client.slots.update(created.id, { teacher_ids: [second], room_id: there });
    expect(updated).toMatchObject({ teacher_ids: [second], room_id: there });
    expect(await client.slots.update(created.id, { room_id: null, notes: 'Outside' })).toMatchObject({
      teacher_ids: [second],
      room_id: null,
      notes: 'Outside',
    });
    const same = await client.slots.update(created.id, { teacher_ids: [second] });
    expect(same.updated_at).toBe((await client.slots.get(created.id)).updated_at);
    for (const filter of [{ staff_id: second }, { teacher_id: second }, { class_id: a.id }, { cycle_day: 1 }])
      expect((await client.slots.list(filter)).data.map(({ id }) => id)).toEqual([created.id]);
    for (const filter of [{ staff_id: first }, { room_id: there }, { cycle_day: 2 }])
      expect((await client.slots.list(filter)).data).toEqual([]);
  });

  it('cannot have a teacher, a room or a class that is in another one at the time', async () => {
    const { client, slot, teacher, room, a, b } = await startTimetable(shared);
    const [staff, hall] = [await teacher(), await room('Hall')];
    const first = await client.slots.create(slot({ teacher_ids: [staff], room_id: hall }));
    const refused = await refusalOf(client.slots.create(slot({ teacher_ids: [staff], room_id: hall })));
    const common = { slot_ids: [first.id], rows: [], cycle_day: 1, date: null };
    expect(refused).toMatchObject({ code: 'timetable_conflict', status: 409 });
    expect(refused.conflicts).toEqual([
      conflict('class_double_booked', { ...common, resource_id: a.id }),
      conflict('room_double_booked', { ...common, resource_id: hall }),
      conflict('teacher_double_booked', { ...common, resource_id: staff }),
    ]);
    expect((await client.slots.list()).data).toHaveLength(1);
    // On another day of the cycle all are free.
    await client.slots.create(slot({ cycle_day: 2, teacher_ids: [staff], room_id: hall }));
    const other = await client.slots.create(slot({ class_ids: [b.id] }));
    expect((await refusalOf(client.slots.update(other.id, { teacher_ids: [staff] }))).conflicts).toEqual([
      conflict('teacher_double_booked', { resource_id: staff, slot_ids: [first.id, other.id].sort() }),
    ]);
    expect((await refusalOf(client.slots.update(other.id, { class_ids: [b.id, a.id] }))).conflicts).toEqual([
      conflict('class_double_booked', { resource_id: a.id, slot_ids: [first.id, other.id].sort() }),
    ]);
    await client.slots.archive(first.id);
    await client.slots.update(other.id, { class_ids: [b.id, a.id], teacher_ids: [staff] });
    expect((await refusalOf(client.slots.restore(first.id))).conflicts).toHaveLength(2);
    await client.slots.archive(other.id);
    expect(await client.slots.restore(first.id)).toMatchObject({ teacher_ids: [staff], room_id: hall });
  });

  it('conflicts by the clock, and not by the period', async () => {
    const { client, slot, timetable, periods, teacher, b } = await startTimetable(open);
    const staff = await teacher();
    const junior = (starts_at: string, ends_at: string, sequence: number) =>
      client.periods.create({
        timetable_id: timetable.id,
        name: `Junior ${sequence}`,
        day_pattern: `J${sequence}`,
        sequence,
        starts_at,
        ends_at,
        kind: 'lesson',
      });
    await client.slots.create(slot({ period_id: periods[1] ?? '', teacher_ids: [staff] }));
    const after = await client.slots.create(
      slot({ period_id: periods[2] ?? '', teacher_ids: [staff], class_ids: [b.id] }),
    );
    const until = await junior('08:30', '09:00', 1);
    const within = await junior('09:10', '09:20', 2);
    const longer = await junior('09:00', '09:46', 3);
    const period = (id: string) => slot({ period_id: id, class_ids: [b.id], teacher_ids: [staff] });
    await client.slots.create(period(until.id));
    expect((await refusalOf(client.slots.create(period(within.id)))).conflicts).toMatchObject([
      { kind: 'teacher_double_booked', starts_at: '09:10', ends_at: '09:20' },
    ]);
    expect((await refusalOf(client.slots.create(period(longer.id)))).conflicts).toMatchObject([
      { kind: 'class_double_booked', starts_at: '09:45', ends_at: '09:46', slot_ids: [after.id] },
      { kind: 'teacher_double_booked' },
      { kind: 'teacher_double_booked' },
    ]);
    // A period that is moved takes its slots with it.
    expect(await refusalOf(client.periods.update(until.id, { ends_at: '09:01' }))).toMatchObject({
      code: 'timetable_conflict',
      conflicts: [{ kind: 'teacher_double_booked', starts_at: '09:00', ends_at: '09:01' }],
    });
  });

  it('shares classes with the other slots of its block', async () => {
    const { client, slot, a } = await startTimetable(shared);
    const art = await client.slots.create(slot({ block: 'Options' }));
    await client.slots.create(slot({ block: 'Options' }));
    for (const block of [null, 'Others'])
      expect((await refusalOf(client.slots.create(slot({ block })))).conflicts).toMatchObject([
        { kind: 'class_double_booked', resource_id: a.id },
        { kind: 'class_double_booked', resource_id: a.id },
      ]);
    expect((await refusalOf(client.slots.update(art.id, { block: null }))).code).toBe('timetable_conflict');
  });

  it('is in the cycle, in a period and with classes of its timetable', async () => {
    const { client, slot, timetable, draft, grade, year, terms, seasonal } = await startTimetable(shared);
    const { periods: foreign } = await draft();
    const brk = await client.periods.create({
      timetable_id: timetable.id,
      name: 'Break',
      sequence: 9,
      starts_at: '12:00',
      ends_at: '12:30',
      kind: 'break',
    });
    const errorsOf = async (fields: Parameters<typeof slot>[0]) => {
      const { code, errors } = await refusalOf(client.slots.create(slot(fields)));
      return [
        code,
        ...errors.map(
          (fieldError: { pointer: string; code: string }) => `${fieldError.pointer} ${fieldError.code}`,
        ),
      ];
    };
    expect(await errorsOf({ cycle_day: 7, subject_id: null })).toEqual([
      'validation_failed',
      '/cycle_day too_big',
      '/subject_id required',
    ]);
    expect(await errorsOf({ period_id: foreign[0] ?? '' })).toEqual([
      'validation_failed',
      '/period_id other_timetable',
    ]);
    expect(await errorsOf({ period_id: brk.id })).toEqual(['validation_failed', '/period_id not_applicable']);
    expect(await errorsOf({ class_ids: [(await seasonal('5S')).id] })).toEqual([
      'class_not_offered',
      '/class_ids/0 class_not_offered',
    ]);
    const next = await client.academicYears.create({
      name: '2027',
      starts_on: '2027-01-13',
      ends_on: '2027-12-08',
    });
    const common = { grade_level_id: grade.id, kind: 'register' } as const;
    const later = await client.classes.create({ ...common, label: '6A', academic_year_id: next.id });
    expect(await errorsOf({ class_ids: [later.id] })).toEqual([
      'validation_failed',
      '/class_ids/0 other_academic_year',
    ]);
    const higher = await client.gradeLevels.create({ label: 'Grade 6', order: 6 });
    await client.timetables.update(timetable.id, { grade_level_ids: [higher.id] });
    expect(await errorsOf({})).toEqual(['validation_failed', '/class_ids/0 other_grade_level']);
    await client.timetables.update(timetable.id, { grade_level_ids: null });
    await client.slots.create(slot({ cycle_day: 6 }));
    expect(await refusalOf(client.timetables.update(timetable.id, { cycle_length: 5 }))).toMatchObject({
      code: 'resource_in_use',
      dependents: [{ type: 'slot', count: 1 }],
    });
    expect(
      await refusalOf(client.timetables.update(timetable.id, { grade_level_ids: [higher.id] })),
    ).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/grade_level_ids' }] });
    expect(
      await refusalOf(
        client.timetables.create({
          name: 'Other terms',
          academic_year_id: year.id,
          term_ids: [terms[0].id],
          cycle_length: 8,
          cycle_mode: 'weekday',
          effective_from: '2026-01-01',
        }),
      ),
    ).toMatchObject({
      errors: [{ pointer: '/cycle_length', code: 'too_big' }, { pointer: '/effective_from' }],
    });
  });
});
