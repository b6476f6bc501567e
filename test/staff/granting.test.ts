import type { ApiKeyCreate, Rollbook } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { document } from '../support/document.ts';
import { importInto, rowsOf } from '../support/imports.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { clientOf, type Started, startServer } from '../support/server.ts';

const roleScopes = document['x-role-scopes'];
const staffOnly: ApiKeyCreate['scopes'] = ['read:staff', 'write:staff', 'write:imports', 'read:imports'];
const person = { name: 'Sam Example', email: 'sam@example.org', staff_type: 'teacher' } as const;

async function withKey({ client, server }: Started, more: string[] = []): Promise<Rollbook> {
  const scopes = [...new Set([...staffOnly, ...more])] as ApiKeyCreate['scopes'];
  return clientOf(server, (await client.apiKeys.create({ name: 'Office', scopes })).secret);
}

onEachDatabase('a role above the scopes of an API key', (open) => {
  it('is given by no invitation, assignment, resend, restore, reactivation or import', async () => {
    const started = await startServer(open);
    const { client, server } = started;
    const office = await withKey(started);
    const refused = (request: Promise<unknown>) => refusalOf(request).then(({ code }) => code);
    const owner = await client.invitations.create({ ...person, roles: ['owner'] });
    const other = { ...person, email: 'other@example.org', external_ids: { hr: '7' } };
    const { id } = await client.staff.create(other);
    const { id: roleId } = await client.roleAssignments.create(id, {
      role: 'owner',
      ends_on: '2090-01-01',
    });
    const answers = [
      await refused(office.invitations.create({ ...person, email: 'x@example.org', roles: ['owner'] })),
      await refused(office.invitations.resend(owner.id)),
      await refused(office.roleAssignments.create(id, { role: 'principal' })),
      await refused(office.roleAssignments.update(id, roleId, { ends_on: null })),
      await refused(office.roleAssignments.update(id, roleId, { role: 'viewer' })),
    ];
    await client.staff.create({ ...person, email: 'third@example.org' }).then(async ({ id: third }) => {
      await client.roleAssignments.create(third, { role: 'owner' });
    });
    await client.staff.suspend(id);
    answers.push(await refused(office.staff.reactivate(id)));
    await client.staff.reactivate(id);
    await client.staff.update(id, { ends_on: '2090-01-01' });
    answers.push(await refused(office.staff.update(id, { ends_on: null })));
    await client.staff.archive(id);
    answers.push(await refused(office.staff.restore(id)));
    expect(answers).toEqual(answers.map(() => 'insufficient_scope'));
    const rows = [{ ...person, email: 'other@example.org', external_id: '7' }];
    const done = await importInto(server, office, { kind: 'staff', source: 'hr', rows });
    expect(await rowsOf(office, done.id)).toMatchObject([{ result: 'failed', code: 'insufficient_scope' }]);
    expect(await client.staff.get(id)).toMatchObject({ archived_at: expect.any(String) });
    // What gives nobody more than they have needs no more scopes.
    await client.staff.restore(id);
    await office.staff.update(id, { job_title: 'Head', ends_on: '2089-01-01' });
    await office.roleAssignments.archive(id, roleId);
  });

  it('is reached by no other email address of who is invited with it, and kept by no later last day', async () => {
    const started = await startServer(open);
    const { client, server } = started;
    const office = await withKey(started, ['read:learners']);
    const { staff_id: invited } = await client.invitations.create({
      ...person,
      roles: ['owner'],
    });
    await client.staff.update(invited, { external_ids: { hr: '7' } });
    const refused = await refusalOf(office.staff.update(invited, { email: 'else@example.org' }));
    expect(refused).toMatchObject({ status: 403, code: 'insufficient_scope' });
    expect(refused.detail).toMatch(
      /^The staff member is invited, with the role `owner`\. To change their email address, the caller also needs /,
    );
    const rows = [{ ...person, email: 'else@example.org', external_id: '7' }];
    const done = await importInto(server, office, { kind: 'staff', source: 'hr', rows });
    expect(await rowsOf(office, done.id)).toMatchObject([{ result: 'failed', code: 'insufficient_scope' }]);
    expect(await client.staff.get(invited)).toMatchObject({ email: person.email });
    // The scopes of the roles are enough.
    const teacher = await client.invitations.create({
      ...person,
      email: 'two@example.org',
      roles: ['teacher'],
    });
    const enough = await withKey(started, roleScopes.teacher);
    await enough.staff.update(teacher.staff_id, { email: 'three@example.org' });
    expect(await client.invitations.get(teacher.id)).toMatchObject({ email: 'three@example.org' });

    const { id } = await client.staff.create({ ...person, email: 'four@example.org' });
    await client.roleAssignments.create(id, { role: 'owner' });
    await client.staff.create({ ...person, email: 'five@example.org' }).then(async ({ id: other }) => {
      await client.roleAssignments.create(other, { role: 'owner' });
    });
    await client.staff.leave(id, { ends_on: '2089-01-01' });
    expect(await codeOf(office.staff.leave(id, { ends_on: '2090-01-01' }))).toBe('insufficient_scope');
    expect(await client.staff.get(id)).toMatchObject({ ends_on: '2089-01-01' });
    expect(await office.staff.leave(id, { ends_on: '2088-01-01' })).toMatchObject({ ends_on: '2088-01-01' });
  });

  it('is reached by no email address that became a way to sign in later', async () => {
    const started = await startServer(open);
    const { client } = started;
    const { id } = await client.staff.create(person);
    const role = await client.roleAssignments.create(id, { role: 'bursar' });
    const office = await withKey(started, ['admin:school']);
    // Nobody can sign in with an address yet.
    await office.staff.update(id, { email: 'else@example.org' });
    const refused = await refusalOf(office.school.update({ sign_in_by_email: true, name: 'Example' }));
    expect(refused).toMatchObject({ status: 403, code: 'insufficient_scope' });
    expect(refused.detail).toBe(
      'Staff members with the role `bursar` could sign in with the email addresses of their records. To allow this, the caller also needs `read:learners`, `read:fees`, and `write:fees`.',
    );
    expect(await client.school.get()).toMatchObject({ sign_in_by_email: false });
    await office.roleAssignments.archive(id, role.id);
    expect(await office.school.update({ sign_in_by_email: true })).toMatchObject({ sign_in_by_email: true });
    // It is allowed already.
    await client.roleAssignments.create(id, { role: 'bursar' });
    await office.school.update({ sign_in_by_email: true, name: 'Example' });
    expect(await codeOf(office.staff.update(id, { email: 'third@example.org' }))).toBe('insufficient_scope');
  });

  it('is named with the scopes that are missing', async () => {
    const started = await startServer(open);
    const bursar = { ...person, roles: ['bursar' as const] };
    const lacking = await withKey(started, ['read:learners']);
    const { status, code, detail } = await refusalOf(lacking.invitations.create(bursar));
    expect({ status, code }).toEqual({ status: 403, code: 'insufficient_scope' });
    expect(detail).toBe(
      'To give a staff member the role `bursar`, the caller also needs `read:fees` and `write:fees`.',
    );
    const enough = await withKey(started, roleScopes.bursar);
    const { token } = await enough.invitations.create(bursar);
    // The invited person accepts without a key.
    expect(await codeOf(enough.invitations.accept({ token }))).toBe('done');
  });
});

onEachDatabase('a sign-in identity', (open) => {
  const identity = { issuer: 'https://login.example.org', subject: '248289761001' };
  const taken = { status: 409, code: 'identity_in_use' };

  it('belongs to one staff member of a school who has not left, also if two accept at once', async () => {
    const { client, live } = await startServer(open);
    const invite = async (email: string, on = client) => {
      const { token, staff_id: id } = await on.invitations.create({ ...person, email, roles: ['viewer'] });
      return { id, accept: () => on.invitations.accept({ token, identity }) };
    };
    const both = [await invite('one@example.org'), await invite('two@example.org')];
    const settled = await Promise.allSettled(both.map(({ accept }) => accept()));
    const failed = settled.findIndex(({ status }) => status === 'rejected');
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(settled[failed]).toMatchObject({ reason: taken });
    const [lost, won] = [both[failed], both[1 - failed]];
    if (!lost || !won) throw new Error('One of the two is accepted');
    expect(await client.staff.get(lost.id)).toMatchObject({ status: 'invited', login_identity: null });
    // Another issuer, and the other mode, have identities of their own.
    await (await invite('live@example.org', live)).accept();
    await client.staff.suspend(won.id);
    expect(await refusalOf(lost.accept())).toMatchObject(taken);
    await client.staff.archive(won.id);
    expect(await lost.accept()).toMatchObject({ status: 'active' });
    expect(await refusalOf(client.staff.restore(won.id))).toMatchObject(taken);
    await client.staff.leave(lost.id, { ends_on: '2026-01-01' });
    expect(await client.staff.restore(won.id)).toMatchObject({ archived_at: null });
    expect(await client.staff.get(won.id)).toMatchObject({ login_identity: identity });
  });
});
