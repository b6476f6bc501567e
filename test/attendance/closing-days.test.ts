import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { auditCount, clientWith, goTo, sharedYears, today } from '../support/school-year.ts';
import { startRegistered } from './school.ts';

onEachDatabase('a day that has registers', (open) => {
  const shared = sharedYears(open);

  it('is closed only by a request that voids them', async () => {
    const { client, a, b, take, events, terms } = await startRegistered(shared, 1);
    const former = await take({ session: 'am' });
    await client.registers.void(former.id, { reason: 'Mistake' });
    const first = await take();
    const second = await take({ class_id: b.id });
    const other = await take({ date: '2026-01-30' });
    await events();
    const closure = { date: today, kind: 'closure' as const, name: 'Burst pipe' };
    const before = await auditCount(client);
    expect(await refusalOf(client.calendarExceptions.create(closure))).toMatchObject({
      status: 409,
      code: 'registers_exist',
      registers: 2,
    });
    expect(await auditCount(client)).toBe(before);
    expect((await client.calendarExceptions.list()).data).toEqual([]);
    const created = await client.calendarExceptions.create({ ...closure, void_registers: true });
    expect(created).not.toHaveProperty('void_registers');
    for (const { id } of [first, second])
      expect(await client.registers.get(id)).toMatchObject({
        status: 'void',
        void_reason: 'No school: Burst pipe',
      });
    expect((await client.registers.get(other.id)).status).toBe('recorded');
    expect(await events()).toEqual(['attendance.voided', 'attendance.voided']);
    expect((await client.registers.get(former.id)).void_reason).toBe('Mistake');
    expect(await codeOf(take())).toBe('not_a_school_day');
    const days = (await client.terms.get(terms[0].id)).school_days_count;
    await client.calendarExceptions.archive(created.id);
    expect((await client.terms.get(terms[0].id)).school_days_count).toBe(days + 1);
    const again = await take();
    // It is looked at again when the closure is restored.
    expect(await codeOf(client.calendarExceptions.restore(created.id))).toBe('registers_exist');
    await client.registers.void(again.id, { reason: 'Closed' });
    expect(await codeOf(client.calendarExceptions.restore(created.id))).toBe('done');
    expect((await client.registers.list({ class_id: a.id, status: 'void' })).data).toHaveLength(3);
  });

  it('is not closed by changing another exception, or archiving a make-up day', async () => {
    const { client, take, grade } = await startRegistered(shared, 1);
    const saturday = await client.calendarExceptions.create({
      date: '2026-01-31',
      kind: 'make_up_day',
      name: 'Make-up day',
    });
    await take({ date: '2026-01-31' });
    await take();
    const archive = client.calendarExceptions.archive(saturday.id);
    expect(await refusalOf(archive)).toMatchObject({
      status: 409,
      code: 'registers_exist',
      registers: 1,
      detail: expect.stringMatching(/^Registers on days that would no longer be school days: 1\. /),
    });
    const half = await client.calendarExceptions.create({
      date: today,
      kind: 'half_day',
      name: 'Sports day',
    });
    const update = (body: Parameters<typeof client.calendarExceptions.update>[1]) =>
      codeOf(client.calendarExceptions.update(half.id, body));
    expect(await update({ kind: 'staff_only' })).toBe('registers_exist');
    expect(await update({ name: 'Athletics' })).toBe('done');
    const other = await client.gradeLevels.create({ label: 'Grade 6', order: 6 });
    // That of another grade level closes no class with a register.
    expect(await update({ kind: 'staff_only', grade_level_ids: [other.id] })).toBe('done');
    expect(await update({ grade_level_ids: [other.id, grade.id] })).toBe('registers_exist');
    expect(await update({ date: '2026-01-30', grade_level_ids: null })).toBe('done');
    expect(await update({ date: today })).toBe('registers_exist');
    expect(await update({ date: today, void_registers: true })).toBe('done');
    expect((await client.registers.list({ date: today })).data).toMatchObject([
      { status: 'void', void_reason: 'No school: Athletics' },
    ]);
    expect((await client.registers.list({ date: '2026-01-31' })).data).toMatchObject([
      { status: 'recorded' },
    ]);
    // A move away from a day closes that day too.
    expect(await codeOf(client.calendarExceptions.update(saturday.id, { date: '2026-01-24' }))).toBe(
      'registers_exist',
    );
  });

  it('is closed with the right to change attendance, and in a term that is not closed', async () => {
    const school = await startRegistered(shared, 1);
    const { client, take, terms } = school;
    const { id } = await take();
    const closure = { date: today, kind: 'closure' as const, name: 'Flood', void_registers: true };
    const clerk = await clientWith(school, 'write:classes');
    expect(await codeOf(clerk.calendarExceptions.create(closure))).toBe('insufficient_scope');
    await client.terms.close(terms[0].id);
    expect(await codeOf(client.calendarExceptions.create(closure))).toBe('term_closed');
    const half = { ...closure, kind: 'half_day' as const };
    expect(await codeOf(client.calendarExceptions.create(half))).toBe('term_closed');
    expect((await client.registers.get(id)).status).toBe('recorded');
  });

  it('is not closed by other days of the week, unless its term is closed', async () => {
    const { client, take, terms } = await startRegistered(shared, 1);
    await take();
    await take({ date: '2026-01-30' });
    const open_ = (school_days: number[]) => client.school.update({ school_days });
    expect(await refusalOf(open_([2, 3, 4, 5]))).toMatchObject({
      status: 409,
      code: 'registers_exist',
      registers: 1,
    });
    expect((await client.school.get()).school_days).toEqual([1, 2, 3, 4, 5]);
    expect(await codeOf(open_([1, 5, 6]))).toBe('done');
    await client.calendarExceptions.create({ date: today, kind: 'make_up_day', name: 'Moved' });
    expect(await codeOf(open_([5]))).toBe('done');
    await client.terms.close(terms[0].id);
    expect(await codeOf(open_([7]))).toBe('done');
  });

  it('is not closed by another grade level of the class', async () => {
    const { client, a, take } = await startRegistered(shared, 1);
    const other = await client.gradeLevels.create({ label: 'Grade 6', order: 6 });
    const closure = { date: '2026-01-30', kind: 'closure' as const, name: 'Camp' };
    await client.calendarExceptions.create({ ...closure, grade_level_ids: [other.id] });
    await take();
    const { id } = await take({ date: '2026-01-30' });
    const move = () => client.classes.update(a.id, { grade_level_id: other.id });
    expect(await refusalOf(move())).toMatchObject({
      ...{ status: 409, code: 'registers_exist', registers: 1 },
      detail: expect.stringContaining('The first is on 2026-01-30.'),
    });
    expect(await codeOf(client.classes.update(a.id, { label: '6A' }))).toBe('done');
    await client.registers.void(id, { reason: 'Camp' });
    expect((await move()).grade_level_id).toBe(other.id);
  });

  it('and a register that is taken at the same time do not miss each other', async () => {
    const { client, take } = await startRegistered(shared, 1);
    for (const day of ['2026-01-26', '2026-01-27', '2026-01-28', '2026-01-29']) {
      const [closed, taken] = await Promise.all([
        codeOf(client.calendarExceptions.create({ date: day, kind: 'closure', name: 'Flood' })),
        codeOf(take({ date: day })),
      ]);
      expect([
        ['done', 'not_a_school_day'],
        ['registers_exist', 'done'],
      ]).toContainEqual([closed, taken]);
    }
  });

  it('remains in its term, which is not archived before they are void, also after the last day', async () => {
    const school = await startRegistered(open, 1);
    const { client, terms, learners, take } = school;
    const [{ id }] = terms;
    const former = await take({ session: 'am' });
    await client.registers.void(former.id, { reason: 'Mistake' });
    const register = await take();
    await goTo(school, '2026-04-08');
    const [enrollment] = (await client.enrollments.list({ learner_id: learners[0] ?? '' })).data;
    expect(enrollment?.status).toBe('completed');
    const refused = { status: 409, code: 'registers_exist', registers: 1 };
    expect(await refusalOf(client.terms.archive(id))).toMatchObject({
      ...refused,
      detail: 'Registers in the term: 1. Void them first.',
    });
    expect((await client.terms.get(id)).archived_at).toBeNull();
    await client.enrollments.archive(enrollment?.id ?? '');
    expect(await refusalOf(client.terms.archive(id))).toMatchObject(refused);
    await client.registers.void(register.id, { reason: 'Mistake' });
    expect(await codeOf(client.terms.archive(id))).toBe('done');
  });
});
