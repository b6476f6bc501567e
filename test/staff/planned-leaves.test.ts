import { createServer, ManualClock } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { refusalOf } from '../support/problems.ts';
import { eventTypes, startYear } from '../support/school-year.ts';
import { startServer } from '../support/server.ts';

const dayMs = 86_400_000;
const teacher = { name: 'Sam Example', email: 'sam@example.org', staff_type: 'teacher' } as const;

onEachDatabase('a staff member who will leave', (open) => {
  it('keeps status, roles and classes until the last day is over, and leaves once', async () => {
    const { client, server, clock, a, events } = await startYear(open);
    const { id } = await client.staff.create(teacher);
    await client.roleAssignments.create(id, { role: 'hod' });
    await client.classes.update(a.id, { teacher_id: id });
    await events();
    const planned = await client.staff.leave(id, { ends_on: '2026-02-10' });
    expect(planned).toMatchObject({ status: 'active', ends_on: '2026-02-10' });
    expect(await events()).toEqual(['staff.updated']);
    const found = async () =>
      (await client.staff.list({ status: 'active', role: 'hod', class_id: a.id })).data;
    clock.advance(8 * dayMs);
    await server.drainJobs();
    expect(await found()).toEqual([planned]);
    expect(await events()).toEqual([]);
    clock.advance(dayMs);
    await server.drainJobs();
    expect(await client.staff.get(id)).toMatchObject({ status: 'left', ends_on: '2026-02-10' });
    expect(await found()).toEqual([]);
    expect(await client.classes.get(a.id)).toMatchObject({ teacher_id: null });
    expect(await events()).toEqual(['staff.left']);
    const [entry] = (await client.auditLog.list({ resource_id: id, limit: 1 })).data;
    expect(entry).toMatchObject({ action: 'staff.left', actor: { type: 'system', name: 'Calendar' } });
    clock.advance(dayMs);
    await server.drainJobs();
    expect(await events()).toEqual([]);
  });

  it('leaves on another day, or not, if the last day is changed', async () => {
    const { client, server, clock, events } = await startYear(open);
    const create = async (name: string) =>
      (await client.staff.create({ ...teacher, email: `${name}@example.org` })).id;
    const [again, moved, canceled, suspended] = [
      await create('again'),
      await create('moved'),
      await create('canceled'),
      await create('suspended'),
    ];
    for (const id of [again, moved, canceled, suspended])
      await client.staff.leave(id, { ends_on: '2026-02-10' });
    expect(await client.staff.leave(again, { ends_on: '2026-02-20' })).toMatchObject({ status: 'active' });
    await client.staff.update(moved, { ends_on: '2026-02-20' });
    await client.staff.update(canceled, { ends_on: null });
    await client.staff.suspend(suspended);
    await events();
    // Several days in which no process ran.
    clock.advance(15 * dayMs);
    await server.drainJobs();
    const status = async (id: string) => (await client.staff.get(id)).status;
    for (const id of [again, moved, canceled]) expect(await status(id)).toBe('active');
    expect(await client.staff.get(suspended)).toMatchObject({ status: 'left', ends_on: '2026-02-10' });
    expect(await events()).toEqual(['staff.left']);
    clock.advance(4 * dayMs);
    await server.drainJobs();
    for (const id of [again, moved]) expect(await status(id)).toBe('left');
    expect(await status(canceled)).toBe('active');
    expect(await refusalOf(client.staff.leave(moved, { ends_on: '2026-12-09' }))).toMatchObject({
      code: 'invalid_state_transition',
      from: 'left',
    });
  });

  it('has left: the last day can be corrected, and not be taken back or planned again', async () => {
    const { client, server, events } = await startYear(open);
    const { id } = await client.staff.create({ ...teacher, external_ids: { sis: '1' } });
    const left = await client.staff.leave(id, { ends_on: '2026-01-30' });
    await events();
    for (const [ends_on, code] of [
      [null, 'required'],
      ['2026-02-03', 'in_future'],
    ] as const)
      expect(await refusalOf(client.staff.update(id, { ends_on }))).toMatchObject({
        code: 'validation_failed',
        errors: [{ pointer: '/ends_on', code }],
      });
    const rows = [{ ...teacher, external_id: '1', ends_on: null }];
    const { id: importId } = await client.imports.create({ kind: 'staff', source: 'sis', rows });
    await server.drainJobs();
    expect((await client.imports.rows(importId)).data).toMatchObject([
      { errors: [{ pointer: '/ends_on', code: 'required' }] },
    ]);
    expect(await client.staff.get(id)).toEqual(left);
    expect(await events()).not.toContain('staff.updated');
    for (const ends_on of ['2026-02-02', '2026-01-29'])
      expect(await client.staff.update(id, { ends_on })).toMatchObject({ status: 'left', ends_on });
    expect(await client.staff.update(id, { job_title: 'Alumna' })).toMatchObject({ status: 'left' });
  });

  it('leaves when the restored record of a past day is restored, and when a row of an import says so', async () => {
    const { client, server, clock, events } = await startYear(open);
    const { id } = await client.staff.create({ ...teacher, ends_on: '2026-02-10' });
    await client.staff.archive(id);
    clock.advance(15 * dayMs);
    await server.drainJobs();
    await events();
    const restored = await client.staff.restore(id);
    expect(restored).toMatchObject({ status: 'left', archived_at: null, ends_on: '2026-02-10' });
    expect(await client.staff.restore(id)).toEqual(restored);
    expect(await events()).toEqual(['staff.restored', 'staff.left']);
    const rows = [
      { ...teacher, email: 'past@example.org', external_id: '1', ends_on: '2026-02-12' },
      { ...teacher, email: 'today@example.org', external_id: '2', ends_on: '2026-02-17' },
    ];
    await client.imports.create({ kind: 'staff', source: 'sis', rows });
    await server.drainJobs();
    expect((await client.staff.list({ email: 'past@example.org' })).data).toMatchObject([{ status: 'left' }]);
    expect((await client.staff.list({ email: 'today@example.org' })).data).toMatchObject([
      { status: 'active' },
    ]);
  });

  it('leaves once if two processes carry it out', async () => {
    const clock = new ManualClock('2026-02-02T08:00:00.000Z');
    const { client, server, database } = await startServer(open, { clock });
    for (let n = 0; n < 20; n++) {
      const { id } = await client.staff.create({ ...teacher, email: `s${n}@example.org` });
      await client.staff.leave(id, { ends_on: '2026-02-10' });
    }
    const events = eventTypes(client);
    await events();
    const { url, masterKey } = database;
    const second = await createServer({ database: url, masterKey, clock });
    onTestFinished(() => second.close());
    clock.advance(9 * dayMs);
    await Promise.all([server.drainJobs(), second.drainJobs()]);
    expect(await events()).toEqual(Array.from({ length: 20 }, () => 'staff.left'));
  });

  it('is not the last owner', async () => {
    const { client } = await startYear(open);
    const { id } = await client.staff.create(teacher);
    await client.roleAssignments.create(id, { role: 'owner' });
    const changes = [
      () => client.staff.leave(id, { ends_on: '2026-02-10' }),
      () => client.staff.update(id, { ends_on: '2026-02-10' }),
    ];
    const lastOwner = { status: 409, code: 'last_owner' };
    for (const change of changes) expect(await refusalOf(change())).toMatchObject(lastOwner);
    expect(await client.staff.get(id)).toMatchObject({ status: 'active', ends_on: null });
    const next = await client.staff.create({ ...teacher, email: 'next@example.org' });
    await client.roleAssignments.create(next.id, { role: 'owner', starts_on: '2026-02-11' });
    expect(await client.staff.leave(id, { ends_on: '2026-02-10' })).toMatchObject({ status: 'active' });
    expect(await refusalOf(client.staff.update(next.id, { ends_on: '2026-03-01' }))).toMatchObject(lastOwner);
  });
});
