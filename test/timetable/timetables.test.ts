import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { sharedYears, today } from '../support/school-year.ts';
import { startTimetable } from './school.ts';

onEachDatabase('a timetable', (open) => {
  const shared = sharedYears(open);

  it('has periods that neither overlap in their day pattern nor have the same position', async () => {
    const { client, slot, timetable, periods } = await startTimetable(shared);
    const period = (fields: object) =>
      client.periods.create({
        timetable_id: timetable.id,
        name: 'Period',
        sequence: 7,
        starts_at: '11:00',
        ends_at: '11:45',
        kind: 'lesson',
        ...fields,
      });
    expect(await refusalOf(period({ starts_at: '08:44' }))).toMatchObject({
      code: 'periods_overlap',
      existing_id: periods[0],
    });
    expect(await refusalOf(period({ sequence: 1 }))).toMatchObject({
      code: 'already_exists',
      existing_id: periods[0],
    });
    expect(await refusalOf(period({ ends_at: '11:00' }))).toMatchObject({
      errors: [{ pointer: '/ends_at', code: 'ends_before_start' }],
    });
    const other = await period({ day_pattern: 'B', sequence: 1, starts_at: '08:10', ends_at: '08:40' });
    expect(await codeOf(client.periods.update(other.id, { day_pattern: 'A' }))).toBe('periods_overlap');
    await client.periods.archive(other.id);
    expect(await codeOf(client.periods.restore(other.id))).toBe('done');
    await client.slots.create(slot({ period_id: other.id }));
    for (const change of [
      () => client.periods.update(other.id, { kind: 'break' }),
      () => client.periods.archive(other.id),
    ])
      expect(await refusalOf(change())).toMatchObject({
        code: 'resource_in_use',
        dependents: [{ type: 'slot', count: 1 }],
      });
  });

  it('keeps its classes and terms, until it is retired', async () => {
    const { client, slot, timetable, a, terms, subject } = await startTimetable(shared);
    await client.slots.create(slot());
    await client.timetables.publish(timetable.id);
    expect(await refusalOf(client.classes.update(a.id, { term_ids: [terms[0].id] }))).toMatchObject({
      code: 'resource_in_use',
      dependents: [{ type: 'slot', count: 1 }],
    });
    expect(await codeOf(client.classes.update(a.id, { term_ids: [terms[0].id, terms[1].id] }))).toBe('done');
    for (const change of [() => client.classes.archive(a.id), () => client.subjects.archive(subject.id)])
      expect((await refusalOf(change())).dependents).toContainEqual({ type: 'slot', count: 1 });
    expect((await refusalOf(client.terms.archive(terms[1].id))).dependents).toEqual([
      { type: 'timetable', count: 1 },
    ]);
    expect(await client.timetables.retire(timetable.id)).toMatchObject({
      status: 'retired',
      effective_to: '2026-02-02',
    });
    expect(await codeOf(client.terms.archive(terms[1].id))).toBe('done');
    expect(await codeOf(client.classes.archive(a.id))).toBe('done');
  });

  it('cannot be extended over the days of another one', async () => {
    const { client, timetable, draft, year } = await startTimetable(shared);
    await client.timetables.update(timetable.id, { effective_to: '2026-02-28' });
    await client.timetables.publish(timetable.id);
    const next = await draft({ effective_from: '2026-03-01' });
    await client.timetables.publish(next.timetable.id);
    const overlap = { code: 'dates_overlap', existing_id: next.timetable.id };
    expect(await refusalOf(client.timetables.update(timetable.id, { effective_to: null }))).toMatchObject(
      overlap,
    );
    await client.timetables.archive(next.timetable.id);
    await client.timetables.update(timetable.id, { effective_to: '2026-03-02' });
    expect(await codeOf(client.timetables.restore(next.timetable.id))).toBe('dates_overlap');
    expect(await codeOf(draft({ effective_from: '2027-01-01' }))).toBe('outside_academic_year');
    expect(
      await refusalOf(draft({ cycle_start_date: '2026-02-01', effective_from: year.starts_on })),
    ).toMatchObject({ errors: [{ pointer: '/cycle_start_date', code: 'after_start' }] });
  });

  it('begins after the last day of the one that was retired, whose lessons stay', async () => {
    const { client, timetable, slot } = await startTimetable(shared);
    await client.slots.create(slot({ cycle_day: 2 }));
    await client.timetables.publish(timetable.id);
    const next = await client.timetables.clone(timetable.id);
    await client.timetables.retire(timetable.id);
    const publish = () => client.timetables.publish(next.id);
    const lessons = async () => (await client.lessons.get({ date: today })).data.length;
    expect(await lessons()).toBe(1);
    for (const effective_from of ['2026-01-14', today]) {
      await client.timetables.update(next.id, { effective_from });
      expect(await refusalOf(publish())).toMatchObject({
        ...{ code: 'dates_overlap', existing_id: timetable.id },
        detail: expect.stringMatching(`was in force .* until ${today}`),
      });
    }
    // One that was published by mistake, and has no registers, can be archived.
    await client.timetables.archive(timetable.id);
    expect(await codeOf(publish())).toBe('done');
    expect(await lessons()).toBe(1);
    expect(await codeOf(client.timetables.restore(timetable.id))).toBe('dates_overlap');
  });

  it('has no lessons after its last day again once it is retired', async () => {
    const { client, timetable, slot } = await startTimetable(shared);
    await client.slots.create(slot({ cycle_day: 2 }));
    await client.slots.create(slot({ cycle_day: 3 }));
    await client.timetables.publish(timetable.id);
    const next = await client.timetables.clone(timetable.id, { effective_from: '2026-02-03' });
    await client.timetables.retire(timetable.id);
    await client.timetables.publish(next.id);
    const lessons = async (date: string) =>
      (await client.lessons.get({ date })).data.map(({ timetable_id }) => timetable_id);
    for (const effective_to of ['2026-02-03', null])
      expect(await refusalOf(client.timetables.update(timetable.id, { effective_to }))).toMatchObject({
        errors: [{ pointer: '/effective_to', code: 'after_end' }],
      });
    expect([await lessons(today), await lessons('2026-02-03')]).toEqual([[timetable.id], [next.id]]);
    // What did not take place can still be taken from it.
    await client.timetables.update(timetable.id, { name: 'Until January', effective_to: '2026-01-30' });
    expect(await lessons(today)).toEqual([]);
  });

  it('that begins earlier keeps the changes of its first day on that day', async () => {
    const { client, slot, draft, teacher, room } = await startTimetable(shared);
    const { timetable, periods } = await draft({ effective_from: '2026-02-09' });
    const [tina, vera, hall, usual] = [
      await teacher('Tina Example'),
      await teacher('Vera Example'),
      await room('Hall'),
      await room('Room 1'),
    ];
    const { id: slot_id } = await client.slots.create(
      slot({
        ...{ timetable_id: timetable.id, period_id: periods[0] ?? '' },
        ...{ teacher_ids: [tina], room_id: usual },
      }),
    );
    const on = { slot_id, from: '2026-02-09', to: '2026-02-09' };
    const cover = { staff_id: vera, role: 'substitute', replaces_id: tina } as const;
    await client.teacherAllocations.create({ ...on, ...cover });
    await client.roomAssignments.create({ ...on, room_id: hall });
    const first = '2026-02-04';
    await client.timetables.update(timetable.id, { effective_from: first, cycle_start_date: first });
    const changes = async () => [
      ...(await Array.fromAsync(client.teacherAllocations.list({ slot_id, order: 'asc' }))),
      ...(await Array.fromAsync(client.roomAssignments.list({ slot_id, order: 'asc' }))),
    ];
    const usually = { from: first, to: null };
    expect(await changes()).toMatchObject([
      { staff_id: tina, ...usually },
      { staff_id: vera, from: '2026-02-09', to: '2026-02-09' },
      { room_id: usual, ...usually },
      { room_id: hall, from: '2026-02-09', to: '2026-02-09' },
    ]);
  });

  it('is cloned without what ended with it: a substitute, or another room, of the last days', async () => {
    const { client, timetable, slot, teacher, room } = await startTimetable(shared);
    const [tina, vera, hall, usual] = [
      await teacher('Tina Example'),
      await teacher('Vera Example'),
      await room('Hall'),
      await room('Room 1'),
    ];
    const last = '2026-03-27';
    await client.timetables.update(timetable.id, { effective_to: last });
    const { id: slot_id } = await client.slots.create(slot({ teacher_ids: [tina], room_id: usual }));
    const substitute = { role: 'substitute', replaces_id: tina } as const;
    await client.teacherAllocations.create({
      ...{ slot_id, staff_id: vera, ...substitute, from: '2026-03-23', to: last },
    });
    await client.roomAssignments.create({ slot_id, room_id: hall, from: last, to: last });
    const copy = await client.timetables.clone(timetable.id, {
      effective_from: '2026-04-08',
      effective_to: null,
    });
    const [copied] = (await client.slots.list({ timetable_id: copy.id })).data;
    expect(copied).toMatchObject({ teacher_ids: [tina], room_id: usual });
    const of = { slot_id: copied?.id ?? '' };
    expect(await Array.fromAsync(client.teacherAllocations.list(of))).toMatchObject([
      { staff_id: tina, from: '2026-04-08', to: null },
    ]);
    expect(await Array.fromAsync(client.roomAssignments.list(of))).toMatchObject([
      { room_id: usual, from: '2026-04-08', to: null },
    ]);
  });

  it('gets other teachers from the day of a planned change on, if these are those that it shows', async () => {
    const { client, slot, teacher } = await startTimetable(shared);
    const [tina, vera, uwe] = [await teacher('Tina'), await teacher('Vera'), await teacher('Uwe')];
    const { id: slot_id } = await client.slots.create(slot({ teacher_ids: [tina] }));
    const [row] = (await client.teacherAllocations.list({ slot_id })).data;
    await client.teacherAllocations.update(row?.id ?? '', { to: '2026-02-27' });
    await client.teacherAllocations.create({ slot_id, staff_id: vera, role: 'lead', from: '2026-03-02' });
    const rows = async () =>
      (await client.teacherAllocations.list({ slot_id })).data
        .map(({ staff_id, from, to }) => `${from} ${staff_id} ${to}`)
        .sort();
    const before = `${row?.from} ${tina} 2026-02-27`;
    expect(await client.slots.update(slot_id, { teacher_ids: [uwe] })).toMatchObject({ teacher_ids: [uwe] });
    expect(await rows()).toEqual([before, `2026-03-02 ${uwe} null`]);
    await client.slots.update(slot_id, { teacher_ids: [tina] });
    expect(await rows()).toEqual([before, `2026-03-02 ${tina} null`]);
  });
});
