import type { Rollbook, StaffCreate } from '@rollbook/sdk';
import { ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { document } from '../support/document.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { clientOf, sharedServer, startServer } from '../support/server.ts';

const teacher: StaffCreate = { name: 'Sam Example', email: 'sam@example.org', staff_type: 'teacher' };

const subject = (client: Rollbook, code: string) => client.subjects.create({ name: code, code });

onEachDatabase('a staff member', (open) => {
  const newSchool = sharedServer(open);

  it('is created active, with a name that is sent or composed, and without a login', async () => {
    const { client } = await newSchool();
    const { warnings, ...created } = await client.staff.create({
      first_name: 'Sam',
      last_name: 'Example',
      email: 'Sam.Example@Example.org',
      staff_type: 'management',
      employment: 'sgb',
      phone: '+27215550100',
      starts_on: '2026-01-14',
    });
    expect(created).toMatchObject({
      id: expect.stringMatching(/^stf_/),
      object: 'staff',
      name: 'Sam Example',
      email: 'sam.example@example.org',
      status: 'active',
      subject_ids: [],
      employment: 'sgb',
      job_title: null,
      login_identity: null,
    });
    expect(warnings).toEqual([]);
    expect(await client.staff.get(created.id)).toEqual(created);
    expect(
      await refusalOf(client.staff.create({ email: 'a@example.org', staff_type: 'admin' })),
    ).toMatchObject({
      status: 422,
      errors: [{ pointer: '/name', code: 'required' }],
    });
    expect((await client.events.list()).data.map(({ type }) => type)).toEqual(['staff.created']);
  });

  it('emits an event for each change of its record', async () => {
    const { client } = await newSchool();
    const { id } = await client.staff.create(teacher);
    await client.staff.update(id, { job_title: 'Head of science' });
    await client.staff.update(id, { job_title: 'Head of science' });
    await client.staff.suspend(id);
    await client.staff.reactivate(id);
    await client.staff.leave(id, { ends_on: '2026-01-31' });
    await client.staff.archive(id);
    await client.staff.archive(id);
    await client.staff.restore(id);
    const { data } = await client.events.list({ order: 'asc', resource_id: id });
    const seen = data.map(({ type, data: record }) => [type, (record as { status: string }).status]);
    expect(seen).toEqual([
      ['staff.created', 'active'],
      ['staff.updated', 'active'],
      ['staff.updated', 'suspended'],
      ['staff.updated', 'active'],
      ['staff.left', 'left'],
      ['staff.archived', 'left'],
      ['staff.restored', 'left'],
    ]);
  });

  it('names every error at once', async () => {
    const { client } = await newSchool();
    const wrong = { ...teacher, email: 'nobody', phone: '021 555 0100', employment: 'none' as 'state' };
    expect((await refusalOf(client.staff.create(wrong))).errors).toMatchObject([
      { pointer: '/email' },
      { pointer: '/phone' },
      { pointer: '/employment' },
    ]);
    const ends = {
      email: 'a@example.org',
      starts_on: '2026-02-02',
      ends_on: '2026-02-01',
    };
    expect((await refusalOf(client.staff.create({ ...ends, staff_type: 'admin' }))).errors).toMatchObject([
      { pointer: '/name', code: 'required' },
      { pointer: '/ends_on', code: 'ends_before_start' },
    ]);
    const { id } = await client.staff.create({ ...teacher, starts_on: '2026-02-02' });
    expect((await refusalOf(client.staff.update(id, { ends_on: '2026-02-01' }))).errors).toMatchObject([
      { pointer: '/ends_on', code: 'ends_before_start' },
    ]);
  });

  it('has an email address and an employee number of its own, whatever the case of the first', async () => {
    const { client, live } = await startServer(open);
    const { id } = await client.staff.create({ ...teacher, employee_number: 'E-1' });
    const taken = { status: 409, code: 'already_exists', existing_id: id };
    expect(await refusalOf(client.staff.create({ ...teacher, email: 'SAM@example.org' }))).toMatchObject(
      taken,
    );
    const other = await client.staff.create({ ...teacher, email: 'other@example.org' });
    expect(await refusalOf(client.staff.update(other.id, { email: 'Sam@Example.org' }))).toMatchObject(taken);
    expect(await refusalOf(client.staff.update(other.id, { employee_number: 'E-1' }))).toMatchObject(taken);
    expect((await client.staff.update(other.id, { email: 'New@example.org' })).email).toBe('new@example.org');
    await live.staff.create({ ...teacher, employee_number: 'E-1' });
    await client.staff.archive(id);
    const next = await client.staff.create(teacher);
    expect(await refusalOf(client.staff.restore(id))).toMatchObject({ ...taken, existing_id: next.id });
    const atOnce = await Promise.all(
      ['x', 'X', 'x'].map((name) =>
        codeOf(client.staff.create({ ...teacher, email: `${name}@example.org` })),
      ),
    );
    expect(atOnce.sort()).toEqual(['already_exists', 'already_exists', 'done']);
  });

  it('teaches subjects that are there', async () => {
    const { client, live } = await startServer(open);
    const maths = await subject(client, 'MATH');
    const foreign = await subject(live, 'ART');
    expect(await refusalOf(client.staff.create({ ...teacher, subject_ids: [foreign.id] }))).toMatchObject({
      code: 'unknown_reference',
    });
    const { id } = await client.staff.create({ ...teacher, subject_ids: [maths.id] });
    expect(await refusalOf(client.staff.update(id, { subject_ids: [maths.id, foreign.id] }))).toMatchObject({
      status: 422,
      code: 'unknown_reference',
      errors: [{ pointer: '/subject_ids/1' }],
    });
    await client.subjects.archive(maths.id);
    expect((await client.staff.update(id, { job_title: 'Head' })).subject_ids).toEqual([maths.id]);
    expect((await client.staff.list({ subject_id: maths.id })).data).toMatchObject([{ id }]);
    expect((await client.staff.list({ subject_id: foreign.id })).data).toEqual([]);
  });

  it('is found by type, status, role, email and employee number', async () => {
    const clock = new ManualClock('2026-06-15T08:00:00.000Z');
    const { client } = await startServer(open, { clock });
    const sam = await client.staff.create({ ...teacher, employee_number: 'E-1' });
    const zoe = await client.staff.create({ ...teacher, email: 'zoe@example.org', staff_type: 'admin' });
    const found = async (query: Parameters<typeof client.staff.list>[0]) =>
      (await client.staff.list(query)).data.map(({ id }) => id);
    await client.staff.suspend(zoe.id);
    expect(await found({ staff_type: 'teacher' })).toEqual([sam.id]);
    expect(await found({ status: 'suspended' })).toEqual([zoe.id]);
    expect(await found({ email: 'ZOE@example.org' })).toEqual([zoe.id]);
    expect(await found({ employee_number: 'E-1' })).toEqual([sam.id]);
    const role = { role: 'bursar', starts_on: '2026-06-15', ends_on: '2026-06-15' } as const;
    await client.roleAssignments.create(sam.id, role);
    const archived = await client.roleAssignments.create(zoe.id, { role: 'bursar' });
    await client.roleAssignments.archive(zoe.id, archived.id);
    await client.roleAssignments.create(zoe.id, { role: 'bursar', starts_on: '2026-06-16' });
    expect(await found({ role: 'bursar' })).toEqual([sam.id]);
    clock.advance(24 * 3_600_000);
    expect(await found({ role: 'bursar', staff_type: 'admin' })).toEqual([zoe.id]);
    expect(await found({ role: 'bursar' })).toEqual([zoe.id]);
  });

  it('is suspended, reactivated and leaves, and goes no other way', async () => {
    const { client } = await newSchool();
    const { id } = await client.staff.create({ ...teacher, starts_on: '2026-01-14' });
    expect(await refusalOf(client.staff.reactivate(id))).toMatchObject({
      status: 409,
      code: 'invalid_state_transition',
      from: 'active',
      to: 'active',
      allowed: ['suspended', 'left'],
    });
    expect((await client.staff.suspend(id)).status).toBe('suspended');
    expect(await codeOf(client.staff.suspend(id))).toBe('invalid_state_transition');
    expect((await client.staff.reactivate(id)).status).toBe('active');
    await client.staff.suspend(id);
    expect(await refusalOf(client.staff.leave(id, { ends_on: '2026-01-13' }))).toMatchObject({
      errors: [{ pointer: '/ends_on', code: 'ends_before_start' }],
    });
    const left = await client.staff.leave(id, { ends_on: '2026-01-31' });
    expect(left).toMatchObject({ status: 'left', ends_on: '2026-01-31' });
    for (const action of [
      () => client.staff.suspend(id),
      () => client.staff.leave(id, { ends_on: '2026-12-10' }),
    ])
      expect(await refusalOf(action())).toMatchObject({ from: 'left', allowed: ['active'] });
    expect(await client.staff.get(id)).toEqual(left);
    const { data } = await client.auditLog.list({ resource_id: id, order: 'asc' });
    expect(data.map(({ action }) => action)).toEqual(
      ['created', 'suspended', 'reactivated', 'suspended', 'left'].map((verb) => `staff.${verb}`),
    );
  });

  it('shows who they are to the login to keys with read:sensitive alone', async () => {
    const { client, server } = await newSchool();
    const invited = { ...teacher, name: 'Sam Example', roles: ['teacher' as const] };
    const { token, staff_id } = await client.invitations.create(invited);
    const identity = { issuer: 'https://login.example.org', subject: '248289761001' };
    expect(await client.invitations.accept({ token, identity })).not.toHaveProperty('login_identity');
    expect((await client.staff.get(staff_id)).login_identity).toEqual(identity);
    const { secret } = await client.apiKeys.create({ name: 'Reader', scopes: ['read:staff'] });
    const reader = clientOf(server, secret);
    expect(await reader.staff.get(staff_id)).not.toHaveProperty('login_identity');
    expect((await reader.staff.list()).data[0]).not.toHaveProperty('login_identity');
    const logged = [await client.events.list(), await client.auditLog.list({ limit: 100 })];
    expect(JSON.stringify(logged)).not.toContain(identity.subject);
    const [entry] = (await client.auditLog.list({ action: 'staff.activated' })).data;
    expect(entry?.changes.login_identity).toEqual({ before: null, after: '[redacted]' });
  });
});

it('the graph of a staff member is in the document', () => {
  expect(document.components.schemas.Staff?.description).toContain(
    '| `leave` | `active`, `suspended` | `left` |',
  );
});
