import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { refusalOf } from '../support/problems.ts';
import { sharedYears } from '../support/school-year.ts';
import { startTimetable } from './school.ts';

onEachDatabase('slots that are created together', (open) => {
  const shared = sharedYears(open);

  it('are created with their teachers and rooms, all of them or none', async () => {
    const { client, timetable, periods, teacher, room, a, b, subject } = await startTimetable(shared);
    const [one, two, hall] = [await teacher(), await teacher(), await room('Hall')];
    const slot = { cycle_day: 1, period_id: periods[0] ?? '', subject_id: subject.id };
    const slots = [
      { ...slot, class_ids: [a.id], teacher_ids: [one], external_ids: { xhstt: 'Event1' } },
      { ...slot, class_ids: [b.id], teacher_ids: [two, one], room_id: hall },
      { ...slot, class_ids: [b.id], period_id: periods[1] ?? '', room_id: hall },
    ];
    const bulk = (rows: typeof slots) => client.slots.bulk({ timetable_id: timetable.id, slots: rows });
    expect(await refusalOf(bulk(slots))).toMatchObject({
      code: 'timetable_conflict',
      conflicts: [
        { kind: 'teacher_double_booked', resource_id: one, slot_ids: [], rows: [0, 1], cycle_day: 1 },
      ],
    });
    expect((await client.slots.list()).data).toEqual([]);
    expect((await client.teacherAllocations.list()).data).toEqual([]);
    const [first, , third] = slots;
    if (!first || !third) throw new Error('There are three slots');
    const { data, warnings } = await bulk([
      first,
      { ...first, class_ids: [b.id], teacher_ids: [two], external_ids: { xhstt: 'Event2' } },
      third,
    ]);
    expect(warnings).toEqual([]);
    expect(data.map(({ class_ids, teacher_ids, room_id }) => [class_ids, teacher_ids, room_id])).toEqual([
      [[a.id], [one], null],
      [[b.id], [two], null],
      [[b.id], [], hall],
    ]);
    expect((await client.slots.list({ external_id: 'xhstt:Event1' })).data.map(({ id }) => id)).toEqual([
      data[0]?.id,
    ]);
    // Those that exist are named by their ids, and those of the request by their positions.
    const clash = { ...slot, class_ids: [a.id], teacher_ids: [two] };
    expect(
      (
        await refusalOf(
          bulk([{ ...clash, cycle_day: 2, class_ids: [b.id], teacher_ids: [] }, clash] as typeof slots),
        )
      ).conflicts,
    ).toMatchObject([
      { kind: 'class_double_booked', resource_id: a.id, slot_ids: [data[0]?.id], rows: [1] },
      { kind: 'teacher_double_booked', resource_id: two, slot_ids: [data[1]?.id], rows: [1] },
    ]);
    expect(await refusalOf(bulk([{ ...first, cycle_day: 3 }]))).toMatchObject({
      code: 'already_exists',
      existing_id: data[0]?.id,
    });
    const unique = { external_ids: { xhstt: 'Event3' }, class_ids: [a.id], teacher_ids: [] };
    expect(
      await refusalOf(
        bulk([
          { ...first, ...unique, cycle_day: 3 },
          { ...first, ...unique, cycle_day: 4 },
        ]),
      ),
    ).toMatchObject({
      code: 'validation_failed',
      errors: [{ pointer: '/slots/1/external_ids/xhstt', code: 'duplicate' }],
    });
  });

  it('have all their field errors named by their positions', async () => {
    const { client, timetable, periods, a, subject, draft } = await startTimetable(shared);
    const slot = { cycle_day: 1, period_id: periods[0] ?? '', class_ids: [a.id], subject_id: subject.id };
    const send = (...slots: (typeof slot & { teacher_ids?: string[]; room_id?: string })[]) =>
      refusalOf(client.slots.bulk({ timetable_id: timetable.id, slots }));
    const absent = (prefix: string) => `${prefix}_${'0'.repeat(26)}`;
    expect(
      await send(
        slot,
        { ...slot, cycle_day: 2, class_ids: [a.id, absent('cls')] },
        { ...slot, cycle_day: 3, teacher_ids: [absent('stf')], room_id: absent('rom') },
      ),
    ).toMatchObject({
      code: 'unknown_reference',
      errors: [
        { pointer: '/slots/1/class_ids/1' },
        { pointer: '/slots/2/teacher_ids/0' },
        { pointer: '/slots/2/room_id' },
      ],
    });
    expect(await send(slot, { ...slot, cycle_day: 8 })).toMatchObject({
      errors: [{ pointer: '/slots/1/cycle_day', code: 'too_big' }],
    });
    const { periods: foreign } = await draft();
    expect(await send({ ...slot, period_id: foreign[0] ?? '' })).toMatchObject({
      errors: [{ pointer: '/slots/0/period_id', code: 'other_timetable' }],
    });
    await client.timetables.publish(timetable.id);
    expect((await send(slot)).code).toBe('timetable_not_draft');
    expect(await refusalOf(client.slots.bulk({ timetable_id: absent('tmt'), slots: [slot] }))).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/timetable_id' }],
    });
  });

  it('are as many as two thousand', async () => {
    const { client, timetable, periods, grade, year, subject } = await startTimetable(shared);
    const classes: string[] = [];
    const teachers: string[] = [];
    const common = { academic_year_id: year.id, grade_level_id: grade.id, kind: 'register' } as const;
    for (let n = 0; n < 112; n++) {
      classes.push((await client.classes.create({ ...common, label: `C${n}` })).id);
      const email = `many${n}@example.org`;
      teachers.push((await client.staff.create({ name: 'Sam Example', email, staff_type: 'teacher' })).id);
    }
    const slots = classes
      .flatMap((cls, n) =>
        Array.from({ length: 18 }, (_, at) => ({
          cycle_day: (at % 6) + 1,
          period_id: periods[Math.floor(at / 6)] ?? '',
          class_ids: [cls],
          subject_id: subject.id,
          teacher_ids: [teachers[n] ?? ''],
        })),
      )
      .slice(0, 2000);
    const { data } = await client.slots.bulk({ timetable_id: timetable.id, slots });
    expect(data).toHaveLength(2000);
    expect(data.map(({ class_ids }) => class_ids[0])).toEqual(slots.map(({ class_ids }) => class_ids[0]));
    const { conflicts } = await client.timetables.conflicts(timetable.id);
    expect(conflicts).toEqual([]);
    const refused = await refusalOf(client.slots.bulk({ timetable_id: timetable.id, slots }));
    expect(refused.conflicts).toHaveLength(4000);
  });
});
