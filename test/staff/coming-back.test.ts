import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { importInto, rowsOf } from '../support/imports.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { startYear } from '../support/school-year.ts';
import { clientOf } from '../support/server.ts';

const teacher = { name: 'Sam Example', email: 'sam@example.org', staff_type: 'teacher' } as const;
const reactivate = 'POST /v1/staff/{staff_id}/reactivate';

onEachDatabase('a staff member who has left and comes back', (open) => {
  it('is active again, without the last day and without the roles', async () => {
    const { client, server, clock, events } = await startYear(open);
    const { id } = await client.staff.create({ ...teacher, starts_on: '2026-01-14' });
    const past = await client.roleAssignments.create(id, { role: 'hod', ends_on: '2026-01-20' });
    const open_ = await client.roleAssignments.create(id, { role: 'owner' });
    const later = await client.roleAssignments.create(id, { role: 'bursar', starts_on: '2026-06-01' });
    const proof = await client.qualifications.create(id, { title: 'First aid', kind: 'first_aid' });
    const other = await client.staff.create({ ...teacher, email: 'other@example.org' });
    await client.roleAssignments.create(other.id, { role: 'owner' });
    await client.staff.leave(id, { ends_on: '2026-01-30' });
    await events();
    // The roles are not given back, so the key needs no scopes of theirs.
    const { secret } = await client.apiKeys.create({ name: 'Office', scopes: ['read:staff', 'write:staff'] });
    const back = await clientOf(server, secret).staff.reactivate(id);
    expect(back).toMatchObject({ status: 'active', ends_on: null, starts_on: '2026-01-14' });
    expect(await client.staff.get(id)).toMatchObject({ status: 'active', ends_on: null });
    expect((await events()).filter((type) => type.startsWith('staff.'))).toEqual(['staff.updated']);
    const [entry] = (await client.auditLog.list({ resource_id: id, limit: 1 })).data;
    expect(entry).toMatchObject({ action: 'staff.reactivated', actor: { name: 'Office' } });
    expect((await client.roleAssignments.list(id)).data).toMatchObject([
      { id: past.id, ends_on: '2026-01-20' },
      { id: open_.id, ends_on: '2026-01-30' },
    ]);
    expect((await client.roleAssignments.get(id, later.id)).archived_at).not.toBeNull();
    expect((await client.staff.list({ role: 'owner' })).data.map((one) => one.id)).toEqual([other.id]);
    const again = { role: 'owner', starts_on: '2026-02-02' } as const;
    expect(await client.roleAssignments.create(id, again)).toMatchObject(again);
    expect((await client.qualifications.get(id, proof.id)).updated_at).toBe(proof.updated_at);
    clock.advance(86_400_000);
    await server.drainJobs();
    expect(await client.staff.update(id, { ends_on: '2026-03-27' })).toMatchObject({ status: 'active' });
  });

  it('has no role on the day of a leave that is undone', async () => {
    const { client } = await startYear(open);
    const { id } = await client.staff.create(teacher);
    await client.roleAssignments.create(id, { role: 'hod', starts_on: '2026-02-02' });
    await client.roleAssignments.create(id, { role: 'bursar' });
    await client.staff.leave(id, { ends_on: '2026-02-02' });
    await client.staff.reactivate(id);
    expect((await client.roleAssignments.list(id)).data).toMatchObject([
      { role: 'bursar', ends_on: '2026-02-01' },
    ]);
    expect((await client.staff.list({ role: 'bursar' })).data).toEqual([]);
  });

  it('keeps a planned leave and the roles if a suspension ends', async () => {
    const { client } = await startYear(open);
    const { id } = await client.staff.create({ ...teacher, ends_on: '2026-06-26' });
    const role = await client.roleAssignments.create(id, { role: 'hod' });
    await client.staff.suspend(id);
    expect(await client.staff.reactivate(id)).toMatchObject({ status: 'active', ends_on: '2026-06-26' });
    expect((await client.roleAssignments.list(id)).data).toEqual([role]);
  });

  it('gets back no sign-in identity that another one has', async () => {
    const { client } = await startYear(open);
    const identity = { issuer: 'https://login.example.org', subject: '248289761001' };
    const join = async (email: string) => {
      const { token } = await client.invitations.create({ ...teacher, email, roles: ['viewer'] });
      return (await client.invitations.accept({ token, identity })).id;
    };
    const former = await join('one@example.org');
    await client.staff.leave(former, { ends_on: '2026-01-30' });
    const present = await join('two@example.org');
    expect(await refusalOf(client.staff.reactivate(former))).toMatchObject({
      status: 409,
      code: 'identity_in_use',
      detail: expect.stringContaining('unlink'),
    });
    await client.staff.unlinkLogin(former);
    expect(await codeOf(client.staff.reactivate(former))).toBe('done');
    expect(await client.staff.get(present)).toMatchObject({ login_identity: identity });
  });

  it('is named with the operation where a request would create or change them otherwise', async () => {
    const { client } = await startYear(open);
    const { id } = await client.staff.create({ ...teacher, employee_number: 'E-1' });
    const names = async (request: Promise<unknown>) => (await refusalOf(request)).detail;
    expect(await names(client.staff.create(teacher))).not.toContain(reactivate);
    await client.staff.leave(id, { ends_on: '2026-01-30' });
    for (const ends_on of [null, '2026-06-26'])
      expect(await names(client.staff.update(id, { ends_on }))).toContain(reactivate);
    for (const again of [teacher, { ...teacher, email: 'new@example.org', employee_number: 'E-1' }]) {
      const refused = await refusalOf(client.staff.create(again));
      expect(refused).toMatchObject({ status: 409, code: 'already_exists', existing_id: id });
      expect(refused.detail).toContain(reactivate);
    }
    const invitation = { ...teacher, roles: ['teacher' as const] };
    expect(await names(client.invitations.create(invitation))).toContain(reactivate);
  });

  it('is reported by each row of an import that does not say that they have left', async () => {
    const { client, server } = await startYear(open);
    const { id } = await client.staff.create({ ...teacher, external_ids: { sis: '1' } });
    await client.staff.leave(id, { ends_on: '2026-01-30' });
    const resultOf = async (row: object) => {
      const rows = [{ ...teacher, external_id: '1', ...row }];
      const sent = { kind: 'staff', source: 'sis', rows } as const;
      return (await rowsOf(client, (await importInto(server, client, sent)).id))[0];
    };
    for (const [job_title, result] of [
      ['Substitute', 'updated'],
      ['Substitute', 'unchanged'],
    ]) {
      const row = await resultOf({ job_title });
      expect(row).toMatchObject({ result, code: 'has_left', record_id: id });
      expect(row?.detail).toContain(reactivate);
    }
    const planned = await resultOf({ ends_on: '2026-06-26' });
    expect(planned).toMatchObject({ result: 'failed', code: 'validation_failed' });
    expect(planned?.errors?.[0]?.detail).toContain(reactivate);
    expect(await resultOf({ ends_on: '2026-01-29' })).toMatchObject({ result: 'updated', code: null });
    expect(await resultOf({ ends_on: '2026-01-29' })).toMatchObject({ result: 'unchanged', code: null });
    await client.staff.archive(id);
    expect(await resultOf({})).toMatchObject({ result: 'updated', code: 'has_left' });
    await client.staff.reactivate(id);
    expect(await resultOf({ job_title: 'Teacher' })).toMatchObject({ result: 'updated', code: null });
  });
});
