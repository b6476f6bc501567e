import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { auditCount, type Place, sharedYears, today } from '../support/school-year.ts';
import { startTimetable } from './school.ts';

type Taught = Partial<Record<'lead' | 'substitute', string>>;

/** A published slot on Mondays, of lead teachers who are called by letters, and who teaches in it. */
async function startMondays(place: Place, leads: string) {
  const { client, draft, slot, teacher } = await startTimetable(place);
  const { timetable, periods } = await draft({ cycle_mode: 'weekday', cycle_length: 5 });
  const staff: Record<string, string> = {};
  for (const letter of 'ABST') staff[letter] = await teacher(`${letter} Example`);
  const idOf = (letter: string) => staff[letter] ?? '';
  const letterOf = (id: string) => Object.keys(staff).find((letter) => staff[letter] === id);
  const { id: slot_id } = await client.slots.create(
    slot({
      ...{ timetable_id: timetable.id, period_id: periods[0] ?? '' },
      teacher_ids: [...leads].map(idOf),
    }),
  );
  await client.timetables.publish(timetable.id);
  return {
    client,
    idOf,
    /** The first of two letters substitutes the second one, or without it all lead teachers. */
    substitute: async ([by = '', of]: string, from: string, to = from) =>
      client.teacherAllocations.create({
        ...{ slot_id, role: 'substitute', staff_id: idOf(by), replaces_id: of ? idOf(of) : null },
        ...{ from, to },
      }),
    teaching: async (date: string) => {
      const [lesson] = (await client.lessons.get({ date })).data;
      const taught: Record<string, string> = {};
      for (const { staff_id, role } of lesson?.teachers ?? [])
        taught[role] = `${taught[role] ?? ''}${letterOf(staff_id)}`;
      return taught satisfies Taught;
    },
    allocations: async () =>
      (await Array.fromAsync(client.teacherAllocations.list({ slot_id })))
        .filter(({ role }) => role === 'substitute')
        .map(({ staff_id, replaces_id, from, to }) =>
          [from, to, letterOf(staff_id), replaces_id && letterOf(replaces_id)].join(' '),
        )
        .sort(),
  };
}

onEachDatabase('a staff member who has lessons', (open) => {
  const shared = sharedYears(open);

  it('leaves when another one takes over those after the last day', async () => {
    const { client, slot, timetable, teacher, b } = await startTimetable(shared);
    const [leaving, next, busy] = [await teacher(), await teacher(), await teacher()];
    const first = await client.slots.create(slot({ teacher_ids: [leaving] }));
    await client.slots.create(slot({ class_ids: [b.id], teacher_ids: [busy] }));
    await client.timetables.publish(timetable.id);
    const entries = await auditCount(client);
    const refused = await refusalOf(client.staff.leave(leaving, { ends_on: '2026-02-13' }));
    const [allocation] = (await client.teacherAllocations.list({ staff_id: leaving })).data;
    expect(refused).toMatchObject({ code: 'has_active_allocations', status: 409 });
    expect(refused.allocations).toEqual([
      {
        allocation_id: allocation?.id,
        slot_id: first.id,
        timetable_id: timetable.id,
        role: 'lead',
        cycle_day: 1,
        starts_at: '08:00',
        ends_at: '08:45',
        from: '2026-01-14',
        to: null,
      },
    ]);
    const leave = (reassign_to: string) =>
      client.staff.leave(leaving, { ends_on: '2026-02-13', reassign_to });
    expect(await refusalOf(leave(busy))).toMatchObject({
      code: 'timetable_conflict',
      conflicts: [{ kind: 'teacher_double_booked', resource_id: busy, date: '2026-02-14' }],
    });
    expect(await refusalOf(leave(leaving))).toMatchObject({
      errors: [{ pointer: '/reassign_to', code: 'same_staff' }],
    });
    await client.staff.suspend(next);
    expect(await refusalOf(leave(next))).toMatchObject({ conflicts: [{ kind: 'staff_not_active' }] });
    await client.staff.reactivate(next);
    expect(await auditCount(client)).toBe(entries + 2);
    expect(await leave(next)).toMatchObject({ status: 'active', ends_on: '2026-02-13' });
    const rows = (await client.teacherAllocations.list({ slot_id: first.id })).data;
    expect(rows.map(({ staff_id, role, from, to }) => [staff_id, role, from, to])).toEqual([
      [leaving, 'lead', '2026-01-14', '2026-02-13'],
      [next, 'lead', '2026-02-14', null],
    ]);
    expect((await client.slots.get(first.id)).teacher_ids).toEqual([next]);
    // The plan can be changed, but not to a day after which the lessons are those of somebody else.
    expect(await codeOf(client.staff.leave(leaving, { ends_on: '2026-02-20' }))).toBe('done');
    expect(await codeOf(client.staff.update(next, { ends_on: '2026-03-31' }))).toBe('has_active_allocations');
    expect(await codeOf(client.staff.update(next, { ends_on: '2026-06-26' }))).toBe('done');
  });

  it('leaves when one takes over who had the lessons before, or has them later', async () => {
    const { client, slot, timetable, teacher, a } = await startTimetable(shared);
    const [before, cover] = [await teacher(), await teacher()];
    const { id: slot_id } = await client.slots.create(slot({ teacher_ids: [before] }));
    const [own] = (await client.teacherAllocations.list({ slot_id })).data;
    await client.teacherAllocations.update(own?.id ?? '', { to: '2026-02-08' });
    await client.teacherAllocations.create({ slot_id, staff_id: cover, role: 'lead', from: '2026-02-09' });
    await client.timetables.publish(timetable.id);
    const days = async () => {
      const { data } = await client.teacherAllocations.list({ slot_id });
      return data
        .map(({ staff_id, from, to }) => [from, to, staff_id === before ? 'before' : 'cover'].join(' '))
        .sort();
    };
    await client.staff.leave(cover, { ends_on: '2026-02-27', reassign_to: before });
    expect(await days()).toEqual([
      '2026-01-14 2026-02-08 before',
      '2026-02-09 2026-02-27 cover',
      '2026-02-28  before',
    ]);
    await client.staff.leave(cover, { ends_on: '2026-02-20', reassign_to: before });
    expect(await days()).toEqual([
      '2026-01-14 2026-02-08 before',
      '2026-02-09 2026-02-20 cover',
      '2026-02-21 2026-02-27 before',
      '2026-02-28  before',
    ]);
    const { data } = await client.lessons.get({ from: '2026-02-02', to: '2026-03-02', class_id: a.id });
    expect(data).toHaveLength(3);
    expect(data.filter(({ teachers }) => teachers.length !== 1)).toEqual([]);
    await client.staff.archive(cover, { query: { reassign_to: before } });
    expect((await days()).filter((one) => one.endsWith('cover'))).toEqual([]);
  });

  it('is archived when another one takes over those from today on', async () => {
    const { client, slot, timetable, teacher } = await startTimetable(shared);
    const [gone, next] = [await teacher(), await teacher()];
    const first = await client.slots.create(slot({ teacher_ids: [gone] }));
    const started = await client.slots.create(slot({ cycle_day: 2, teacher_ids: [] }));
    await client.teacherAllocations.create({
      slot_id: started.id,
      staff_id: gone,
      role: 'assistant',
      from: '2026-04-08',
    });
    expect((await refusalOf(client.staff.archive(gone))).allocations).toHaveLength(2);
    const absent = `stf_${'0'.repeat(26)}`;
    expect(await refusalOf(client.staff.archive(gone, { query: { reassign_to: absent } }))).toMatchObject({
      code: 'invalid_parameter',
      errors: [{ pointer: '?reassign_to', code: 'unknown_reference' }],
    });
    const archived = await client.staff.archive(gone, { query: { reassign_to: next } });
    expect(archived.archived_at).not.toBeNull();
    const rows = (await client.teacherAllocations.list()).data;
    expect(rows.map(({ slot_id, staff_id, from, to }) => [slot_id, staff_id, from, to])).toEqual([
      [first.id, gone, '2026-01-14', '2026-02-01'],
      [first.id, next, today, null],
      [started.id, next, '2026-04-08', null],
    ]);
    expect((await client.staff.archive(gone)).archived_at).toBe(archived.archived_at);
    await client.timetables.publish(timetable.id);
    await client.timetables.retire(timetable.id);
    // A timetable without lessons after today keeps nobody from leaving.
    expect(await client.staff.leave(next, { ends_on: today })).toMatchObject({ status: 'left' });
  });

  it('leaves without handing over a substitution that lasts longer than its timetable', async () => {
    const { client, timetable, slot, teacher } = await startTimetable(shared);
    const [lead, staff_id] = [await teacher(), await teacher()];
    const { id: slot_id } = await client.slots.create(slot({ teacher_ids: [lead] }));
    await client.timetables.publish(timetable.id);
    const cover = { slot_id, staff_id, role: 'substitute' } as const;
    await client.teacherAllocations.create({ ...cover, from: today, to: '2026-03-20' });
    await client.timetables.update(timetable.id, { effective_to: '2026-02-13' });
    expect(await codeOf(client.staff.leave(staff_id, { ends_on: '2026-02-12' }))).toBe(
      'has_active_allocations',
    );
    const left = await client.staff.leave(staff_id, { ends_on: '2026-02-20' });
    expect(left.ends_on).toBe('2026-02-20');
  });

  it('hands over the lessons of the last day of a timetable, also of one that is retired', async () => {
    const { client, timetable, slot, teacher } = await startTimetable(shared);
    const [leaving, next] = [await teacher(), await teacher()];
    await client.slots.create(slot({ cycle_day: 2, teacher_ids: [leaving] }));
    await client.timetables.publish(timetable.id);
    await client.timetables.retire(timetable.id);
    const leave = (reassign_to?: string) =>
      client.staff.leave(leaving, { ends_on: '2026-01-30', ...(reassign_to ? { reassign_to } : {}) });
    expect(await codeOf(leave())).toBe('has_active_allocations');
    await leave(next);
    const [lesson] = (await client.lessons.get({ date: today })).data;
    expect(lesson?.teachers).toEqual([{ staff_id: next, role: 'lead' }]);
  });

  it('neither leaves at once nor is archived while they lead a class, unless somebody takes over', async () => {
    const { client, a, b, slot, teacher } = await startTimetable(shared);
    const [leaving, next] = [await teacher(), await teacher()];
    for (const { id } of [a, b]) await client.classes.update(id, { teacher_id: leaving });
    const entries = await auditCount(client);
    for (const attempt of [
      () => client.staff.leave(leaving, { ends_on: today }),
      () => client.staff.update(leaving, { ends_on: today }),
      () => client.staff.archive(leaving),
    ]) {
      const refused = await refusalOf(attempt());
      expect(refused).toMatchObject({
        ...{ status: 409, code: 'resource_in_use' },
        dependents: [{ type: 'class', count: 2 }],
      });
      for (const { id, label } of [a, b]) expect(refused.detail).toContain(`${label} (${id})`);
      expect(refused.detail).toContain('`reassign_to`');
    }
    expect(await auditCount(client)).toBe(entries);
    // The lessons come first, and one person takes over both.
    await client.slots.create(slot({ teacher_ids: [leaving] }));
    const leave = (reassign_to?: string) =>
      client.staff.leave(leaving, { ends_on: today, ...(reassign_to ? { reassign_to } : {}) });
    expect(await codeOf(leave())).toBe('has_active_allocations');
    expect(await leave(next)).toMatchObject({ status: 'left' });
    expect((await client.classes.list({ teacher_id: next })).data).toHaveLength(2);
    await client.classes.update(a.id, { teacher_id: null });
    await client.classes.archive(b.id);
    expect(await codeOf(client.staff.archive(next, { query: { reassign_to: await teacher() } }))).toBe(
      'done',
    );
  });

  it('is given no class of a year that is not over once they have left', async () => {
    const { client, a, grade, teacher } = await startTimetable(shared);
    const [left, leaving] = [await teacher(), await teacher()];
    await client.classes.update(a.id, { teacher_id: leaving });
    await client.staff.leave(left, { ends_on: today });
    const errorOf = async (request: Promise<unknown>) => (await refusalOf(request)).errors?.[0];
    const hasLeft = { pointer: '/teacher_id', code: 'has_left' };
    expect(await errorOf(client.classes.update(a.id, { teacher_id: left }))).toMatchObject(hasLeft);
    const fields = { kind: 'register', grade_level_id: grade.id, teacher_id: left } as const;
    const create = (label: string, academic_year_id: string) =>
      client.classes.create({ ...fields, label, academic_year_id });
    expect(await errorOf(create('9Z', a.academic_year_id))).toMatchObject(hasLeft);
    expect(await errorOf(client.staff.leave(leaving, { ends_on: today, reassign_to: left }))).toMatchObject({
      ...{ pointer: '/reassign_to', code: 'has_left' },
    });
    // Who led a class of an earlier year can be recorded later.
    const former = await client.academicYears.create({
      ...{ name: '2025', starts_on: '2025-01-15', ends_on: '2025-12-10' },
    });
    expect(await create('9Z', former.id)).toMatchObject({ teacher_id: left });
  });

  it('hands over the classes that they lead, except those of closed years', async () => {
    const { client, database, a, b, grade, slot, teacher } = await startTimetable(shared);
    const [leaving, archived, next] = [await teacher(), await teacher(), await teacher()];
    const former = await client.academicYears.create({
      ...{ name: '2025', starts_on: '2025-01-15', ends_on: '2025-12-10' },
    });
    const old = await client.classes.create({
      ...{ label: '4A', kind: 'register', academic_year_id: former.id, grade_level_id: grade.id },
      teacher_id: leaving,
    });
    // A year is closed after the one before it, which this school did not have.
    await runSql(database, "update academic_years set status = 'closed' where name = '2025'");
    await client.classes.update(a.id, { teacher_id: leaving });
    await client.classes.update(b.id, { teacher_id: archived });
    await client.slots.create(slot({ teacher_ids: [leaving] }));
    const teacherOf = async ({ id }: { id: string }) => (await client.classes.get(id)).teacher_id;
    await client.staff.leave(leaving, { ends_on: '2026-02-13', reassign_to: next });
    expect([await teacherOf(a), await teacherOf(b), await teacherOf(old)]).toEqual([next, archived, leaving]);
    // Who leaves later can lead a class until then.
    expect(await client.classes.update(a.id, { teacher_id: leaving })).toMatchObject({ teacher_id: leaving });
    await client.classes.update(a.id, { teacher_id: next });
    await client.staff.archive(archived, { query: { reassign_to: next } });
    expect(await teacherOf(b)).toBe(next);
    // Without somebody who takes over, a class keeps its teacher.
    await client.staff.update(next, { ends_on: '2026-12-31' });
    expect(await teacherOf(b)).toBe(next);
  });

  it('hands a substitution to the one who is replaced: they teach again, and other teachers stay', async () => {
    for (const leave of [true, false]) {
      const { client, idOf, substitute, teaching, allocations } = await startMondays(shared, 'AB');
      await substitute('SB', '2026-02-09', '2026-05-25');
      expect(await teaching('2026-04-13')).toEqual({ lead: 'A', substitute: 'S' });
      await (leave
        ? client.staff.leave(idOf('S'), { ends_on: '2026-03-31', reassign_to: idOf('B') })
        : client.staff.archive(idOf('S'), { query: { reassign_to: idOf('B') } }));
      expect(await teaching('2026-04-13')).toEqual({ lead: 'AB' });
      expect(await allocations()).toEqual(leave ? ['2026-02-09 2026-03-31 S B'] : []);
    }
  });

  it('hands a substitution to another one, who replaces the same lead teachers', async () => {
    for (const [leads, who, last, after] of [
      ['AB', 'SB', 'T', { lead: 'A', substitute: 'T' }],
      // The one who takes over leads the lesson with the one who is replaced.
      ['AB', 'SB', 'A', { lead: 'A', substitute: 'A' }],
      ['AB', 'S', 'A', { substitute: 'A' }],
      ['A', 'S', 'A', { lead: 'A' }],
      ['A', 'S', 'T', { substitute: 'T' }],
      ['', 'SB', 'B', { substitute: 'B' }],
    ] as const) {
      const { client, idOf, substitute, teaching } = await startMondays(shared, leads);
      await substitute(who, '2026-04-13');
      await client.staff.leave(idOf('S'), { ends_on: '2026-03-31', reassign_to: idOf(last) });
      expect([leads, who, last, await teaching('2026-04-13')]).toEqual([leads, who, last, after]);
    }
  });

  it('is replaced by the same substitutes as before by another one in the lesson, but not by one who was there too', async () => {
    for (const [leads, who, last, after, rows] of [
      ['S', 'TS', 'A', { substitute: 'T' }, ['T A']],
      ['SB', 'TS', 'A', { lead: 'B', substitute: 'T' }, ['T A']],
      ['SB', 'TS', 'B', { lead: 'B', substitute: 'T' }, ['T S']],
      ['SB', 'TS', 'T', { lead: 'BT' }, []],
      ['SB', 'T', 'A', { substitute: 'T' }, ['T ']],
      ['SB', 'T', 'T', { substitute: 'T' }, ['T ']],
      ['S', 'T', 'T', { lead: 'T' }, []],
    ] as const) {
      const { client, idOf, substitute, teaching, allocations } = await startMondays(shared, leads);
      await substitute(who, '2026-04-13');
      await client.staff.leave(idOf('S'), { ends_on: '2026-03-31', reassign_to: idOf(last) });
      expect([leads, who, last, await teaching('2026-04-13')]).toEqual([leads, who, last, after]);
      expect(await allocations()).toEqual(rows.map((row) => `2026-04-13 2026-04-13 ${row}`));
    }
  });

  it('is replaced by several substitutes, who all stay when one of them takes over', async () => {
    const { client, idOf, substitute, teaching, allocations } = await startMondays(shared, 'SB');
    await substitute('TS', '2026-04-13');
    await substitute('AS', '2026-04-13', '2026-04-20');
    await client.staff.leave(idOf('S'), { ends_on: '2026-03-31', reassign_to: idOf('T') });
    expect(await teaching('2026-04-13')).toEqual({ lead: 'BT', substitute: 'A' });
    expect(await teaching('2026-04-20')).toEqual({ lead: 'B', substitute: 'A' });
    expect(await allocations()).toEqual(['2026-04-13 2026-04-13 A S', '2026-04-14 2026-04-20 A T']);
  });

  it('is replaced beyond their last day by a substitute who then replaces the one who takes over', async () => {
    const { client, idOf, substitute, teaching, allocations } = await startMondays(shared, 'SB');
    await substitute('TS', '2026-03-16', '2026-04-20');
    await client.staff.leave(idOf('S'), { ends_on: '2026-03-31', reassign_to: idOf('A') });
    for (const [date, taught] of [
      ['2026-03-16', { lead: 'B', substitute: 'T' }],
      ['2026-04-13', { lead: 'B', substitute: 'T' }],
      ['2026-04-27', { lead: 'BA' }],
    ] as const)
      expect(await teaching(date)).toEqual(taught);
    expect(await allocations()).toEqual(['2026-03-16 2026-03-31 T S', '2026-04-01 2026-04-20 T A']);
  });

  it('hands over a substitution of somebody who is archived, and one of days before by somebody who is', async () => {
    const { client, idOf, substitute, teaching, allocations } = await startMondays(shared, 'SB');
    await substitute('TS', '2026-04-13');
    await client.staff.archive(idOf('S'), { query: { reassign_to: idOf('B') } });
    await client.staff.leave(idOf('T'), { ends_on: '2026-03-31', reassign_to: idOf('A') });
    expect(await teaching('2026-04-13')).toEqual({ lead: 'B', substitute: 'A' });
    expect(await allocations()).toEqual(['2026-04-13 2026-04-13 A S']);

    const late = await startMondays(shared, 'SB');
    await late.substitute('TS', '2026-01-19', '2026-01-26');
    await late.client.staff.archive(late.idOf('T'));
    await late.client.staff.leave(late.idOf('S'), { ends_on: '2026-01-23', reassign_to: late.idOf('A') });
    expect(await late.teaching('2026-01-26')).toEqual({ lead: 'B', substitute: 'T' });
    expect(await late.allocations()).toEqual(['2026-01-19 2026-01-23 T S', '2026-01-24 2026-01-26 T A']);
  });
});
