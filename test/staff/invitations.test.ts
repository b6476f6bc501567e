import { randomUUID } from 'node:crypto';
import { type ApiKeyCreate, type Invitation, type InvitationCreate, Rollbook } from '@rollbook/sdk';
import { createServer, ManualClock } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { document, newest } from '../support/document.ts';
import { everythingStored, runSql } from '../support/inspect.ts';
import { codeOf, expectProblem, ofEachResponse, refusalOf } from '../support/problems.ts';
import { raw, type Started, startServer } from '../support/server.ts';

const start = '2026-06-15T08:00:00.000Z';
const dayMs = 86_400_000;
const invited: InvitationCreate = {
  name: 'Thandi Example',
  email: 'Thandi@example.org',
  staff_type: 'teacher',
  roles: ['teacher', 'hod'],
};
const path = '/v1/invitations/accept';

/** Accepts as the invited person does: without a key. */
const accept = ({ server }: Pick<Started, 'server'>, token: string, headers = {}) =>
  raw(server.url, null, 'POST', path, { body: { token }, headers });

const at = (ms: number) => new Date(Date.parse(start) + ms).toISOString();

const eventsOf = async (client: Rollbook, type: string) =>
  (await client.events.list({ limit: 100 })).data.filter((event) => event.type === type);

onEachDatabase('an invitation', (open) => {
  const started = async () => {
    const clock = new ManualClock(start);
    return { clock, ...(await startServer(open, { clock })) };
  };

  it('gives nobody a role that whoever made its token could not give', async () => {
    const { client, server } = await started();
    const { secret } = await client.apiKeys.create({
      name: 'Office',
      scopes: document['x-role-scopes'].admin as ApiKeyCreate['scopes'],
    });
    const office = new Rollbook({ apiKey: secret, baseUrl: server.url, maxRetries: 0 });
    const { id, token, staff_id } = await office.invitations.create({ ...invited, roles: ['viewer'] });
    await client.roleAssignments.create(staff_id, { role: 'principal' });
    const refused = await accept({ server }, String(token));
    expectProblem(refused, 'invitation_not_usable');
    expect(refused.body.detail).toBe(
      'The staff member has been given the role `principal` since, which whoever invited them cannot give. Ask the school to send the invitation again.',
    );
    expect(await client.staff.get(staff_id)).toMatchObject({ status: 'invited' });
    expect(await codeOf(office.invitations.resend(id))).toBe('insufficient_scope');
    const renewed = await client.invitations.resend(id);
    expect((await accept({ server }, String(renewed.token))).status).toBe(200);

    // Without that role, the first token would have been enough.
    const other = await office.invitations.create({
      ...invited,
      email: 'other@example.org',
      roles: ['viewer'],
    });
    const { id: given } = await client.roleAssignments.create(other.staff_id, { role: 'principal' });
    await client.roleAssignments.archive(other.staff_id, given);
    expect((await accept({ server }, String(other.token))).status).toBe(200);
  });

  it('makes a staff record that is invited, and shows its token once', async () => {
    const { client, database } = await started();
    const { token, url, ...created } = await client.invitations.create(invited);
    expect(url).toMatch(/\/settings\/invitation#ivtok_/);
    expect(token).toMatch(/^ivtok_[A-Za-z0-9]{43}$/);
    const [key] = (await client.apiKeys.list()).data;
    expect(created).toMatchObject({
      id: expect.stringMatching(/^ivt_/),
      object: 'invitation',
      email: 'thandi@example.org',
      roles: ['teacher', 'hod'],
      status: 'pending',
      expires_at: at(7 * dayMs),
      last_sent_at: start,
      accepted_at: null,
      invited_by: { type: 'api_key', id: key?.id, name: key?.name },
    });
    expect(await client.invitations.get(created.id)).toEqual(created);
    expect((await client.invitations.list({ email: 'THANDI@example.org' })).data).toEqual([created]);
    expect((await client.invitations.list({ staff_id: created.staff_id, status: 'pending' })).data).toEqual([
      created,
    ]);
    expect(await client.staff.get(created.staff_id)).toMatchObject({
      name: 'Thandi Example',
      email: 'thandi@example.org',
      staff_type: 'teacher',
      status: 'invited',
      login_identity: null,
    });
    expect((await client.roleAssignments.list(created.staff_id)).data).toEqual([]);
    const events = await eventsOf(client, 'staff.invited');
    expect(events.map(({ data }) => data)).toEqual([created]);
    const again = await client.invitations.resend(created.id);
    const body = { token: again.token };
    await client.invitations.accept(body, { idempotencyKey: randomUUID() });
    const shown = [events, await client.auditLog.list({ limit: 100 }), await client.invitations.list()];
    const stored = await everythingStored(database);
    for (const secret of [token, again.token]) {
      expect(JSON.stringify(shown)).not.toContain(secret.slice(-20));
      expect(stored).not.toContain(secret.slice(-20));
    }
    const keys = await runSql(database, 'select body, sealed from idempotency_keys');
    expect(keys.map(({ sealed }) => Number(sealed))).toEqual([1, 1, 1]);
  });

  it('expires within ninety days, after seven unless told otherwise', async () => {
    const { client, clock } = await started();
    const until = (ms: number) => ({ ...invited, expires_at: at(ms) });
    expect((await refusalOf(client.invitations.create(until(0)))).errors).toMatchObject([
      { pointer: '/expires_at', code: 'in_past' },
    ]);
    expect((await refusalOf(client.invitations.create(until(90 * dayMs + 1)))).errors).toMatchObject([
      { pointer: '/expires_at', code: 'too_late' },
    ]);
    const { id, token } = await client.invitations.create(until(90 * dayMs));
    clock.advance(90 * dayMs - 1);
    const before = await client.invitations.get(id);
    expect(before.status).toBe('pending');
    clock.advance(1);
    expect(await client.invitations.get(id)).toEqual({ ...before, status: 'expired' });
    expect((await client.invitations.list({ status: 'expired' })).data).toMatchObject([{ id }]);
    expect((await client.invitations.list({ status: 'pending' })).data).toEqual([]);
    expect(await codeOf(client.invitations.accept({ token }))).toBe('invitation_not_usable');
    const resent = await client.invitations.resend(id);
    expect(resent).toMatchObject({
      status: 'pending',
      expires_at: at(97 * dayMs),
      last_sent_at: at(90 * dayMs),
    });
    expect(await codeOf(client.invitations.accept({ token }))).toBe('invitation_not_usable');
    expect((await client.invitations.accept({ token: resent.token })).status).toBe('active');
    expect(await eventsOf(client, 'staff.invited')).toHaveLength(1);
  });

  it('is the only one to its address that can be accepted', async () => {
    const { client, clock } = await started();
    const first = await client.invitations.create(invited);
    const again = { ...invited, email: 'thandi@EXAMPLE.org' };
    const taken = { status: 409, code: 'already_exists' };
    expect(await refusalOf(client.invitations.create(again))).toMatchObject({
      ...taken,
      existing_id: first.id,
    });
    clock.advance(7 * dayMs);
    expect(await refusalOf(client.invitations.create(again))).toMatchObject({
      ...taken,
      existing_id: first.staff_id,
    });
    await client.staff.archive(first.staff_id);
    const second = await client.invitations.create(again);
    expect(await codeOf(client.invitations.resend(first.id))).toBe('invalid_state_transition');
    expect(await codeOf(client.invitations.accept({ token: second.token }))).toBe('done');
    expect(await refusalOf(client.invitations.create(again))).toMatchObject({
      ...taken,
      existing_id: second.staff_id,
    });
    const atOnce = await Promise.all(
      ['a@example.org', 'A@example.org', 'a@example.org'].map((email) =>
        codeOf(client.invitations.create({ ...invited, email })),
      ),
    );
    expect(atOnce.sort()).toEqual(['already_exists', 'already_exists', 'done']);
    const staff = (await client.staff.list({ email: 'a@example.org', archived: 'any' })).data;
    expect(staff).toHaveLength(1);
    expect(await eventsOf(client, 'staff.invited')).toHaveLength(3);
  });

  it('that has expired is revoked with the staff record that it created', async () => {
    const { client, clock } = await started();
    const { id, staff_id } = await client.invitations.create(invited);
    clock.advance(8 * dayMs);
    expect((await client.invitations.get(id)).status).toBe('expired');
    expect((await client.invitations.revoke(id)).status).toBe('revoked');
    expect((await client.staff.get(staff_id)).archived_at).not.toBeNull();
    expect((await client.invitations.create(invited)).status).toBe('pending');
  });

  it('is revoked when the staff member is suspended or leaves, also on a later day', async () => {
    const { client, server, clock } = await started();
    const invitedMember = async (email: string) => {
      const { id: staff_id } = await client.staff.create({ ...invited, email, roles: undefined } as never);
      const { id, token } = await client.invitations.create({ staff_id, roles: ['viewer'] });
      return { id, token, staff_id };
    };
    const [suspended, leaving, later] = [
      await invitedMember('a@example.org'),
      await invitedMember('b@example.org'),
      await invitedMember('c@example.org'),
    ];
    const statuses = async () => {
      const all = [suspended, leaving, later].map(({ id }) => client.invitations.get(id));
      return (await Promise.all(all)).map(({ status }) => status);
    };
    const today = at(0).slice(0, 10);
    await client.staff.suspend(suspended.staff_id);
    await client.staff.leave(leaving.staff_id, { ends_on: today });
    await client.staff.leave(later.staff_id, { ends_on: today.replace(/..$/, '28') });
    expect(await statuses()).toEqual(['revoked', 'revoked', 'pending']);
    expect(await eventsOf(client, 'staff.invitation-revoked')).toHaveLength(2);
    expect(await codeOf(client.invitations.resend(leaving.id))).toBe('invalid_state_transition');
    clock.advance(Date.parse(`${today.replace(/..$/, '28')}T23:00:00Z`) + dayMs - clock.now());
    await server.drainJobs();
    expect(await client.staff.get(later.staff_id)).toMatchObject({ status: 'left' });
    expect((await statuses())[2]).toBe('revoked');
    // Who is reactivated is invited again.
    await client.staff.reactivate(suspended.staff_id);
    expect((await client.invitations.create({ staff_id: suspended.staff_id })).status).toBe('pending');
  });

  it('is revoked when the staff member is archived', async () => {
    const { client } = await started();
    const { id, token, staff_id } = await client.invitations.create(invited);
    await client.staff.archive(staff_id);
    expect((await client.invitations.get(id)).status).toBe('revoked');
    expect(await eventsOf(client, 'staff.invitation-revoked')).toHaveLength(1);
    expect(await codeOf(client.invitations.accept({ token }))).toBe('invitation_not_usable');
    expect((await client.invitations.create(invited)).status).toBe('pending');
  });

  it('links the login of somebody who is one of the staff already, once', async () => {
    const { client, server } = await started();
    const { id: staff_id } = await client.staff.create({
      ...{ name: 'Sipho Example', email: 'sipho@example.org', staff_type: 'admin' },
    });
    await client.roleAssignments.create(staff_id, { role: 'bursar' });
    const by = client.invitations.create({ ...invited, email: 'sipho@example.org' });
    expect((await refusalOf(by)).detail).toContain('`staff_id`');
    const both = client.invitations.create({ staff_id, name: 'Another' });
    expect(await refusalOf(both)).toMatchObject({ errors: [{ pointer: '/name', code: 'not_applicable' }] });
    const reader = await client.apiKeys.create({ name: 'Reader', scopes: ['read:staff', 'write:staff'] });
    const limited = new Rollbook({ apiKey: reader.secret, baseUrl: server.url, maxRetries: 0 });
    expect(await codeOf(limited.invitations.create({ staff_id }))).toBe('insufficient_scope');
    const { id, token, ...made } = await client.invitations.create({ staff_id, roles: ['viewer'] });
    expect(made).toMatchObject({ name: 'Sipho Example', email: 'sipho@example.org', staff_type: 'admin' });
    expect(await codeOf(client.invitations.create({ staff_id }))).toBe('already_exists');
    const identity = { issuer: 'https://id.example', subject: '1' };
    await client.invitations.accept({ token, identity });
    expect(await client.staff.get(staff_id)).toMatchObject({ status: 'active', login_identity: identity });
    const roles = (await client.roleAssignments.list(staff_id)).data.map(({ role }) => role);
    expect(roles.sort()).toEqual(['bursar', 'viewer']);
    expect(await client.invitations.get(id)).toMatchObject({ status: 'accepted' });
    expect(await refusalOf(client.invitations.create({ staff_id }))).toMatchObject({
      errors: [{ pointer: '/staff_id', code: 'not_applicable' }],
    });
    await client.staff.unlinkLogin(staff_id);
    const again = await client.invitations.create({ staff_id });
    await client.staff.suspend(staff_id);
    expect(await codeOf(client.invitations.accept({ token: again.token, identity }))).toBe(
      'invitation_not_usable',
    );
    expect(await codeOf(client.invitations.create({ ...invited, roles: [] }))).toBe('validation_failed');
    expect((await client.invitations.get(again.id)).status).toBe('revoked');
    expect((await client.staff.get(staff_id)).archived_at).toBeNull();
    expect(await codeOf(client.invitations.create({ staff_id }))).toBe('validation_failed');
  });

  it('is made anew for somebody whose record was restored after it was revoked', async () => {
    const { client } = await started();
    const { id, staff_id } = await client.invitations.create(invited);
    await client.invitations.revoke(id);
    await client.staff.restore(staff_id);
    expect(await refusalOf(client.invitations.create({ staff_id }))).toMatchObject({
      errors: [{ pointer: '/roles' }],
    });
    const { token } = await client.invitations.create({ staff_id, roles: ['teacher'] });
    expect(await codeOf(client.invitations.create({ staff_id, roles: ['teacher'] }))).toBe('already_exists');
    expect(await client.invitations.accept({ token })).toMatchObject({ id: staff_id, status: 'active' });
  });

  it('of somebody who leads a class already is not revoked before somebody takes over', async () => {
    const { client } = await started();
    const { id, staff_id } = await client.invitations.create(invited);
    const grade = await client.gradeLevels.create({ label: 'Grade 5', order: 5 });
    const year = await client.academicYears.create({
      name: '2026',
      starts_on: '2026-01-14',
      ends_on: '2026-12-09',
    });
    const cls = {
      label: '5A',
      kind: 'register',
      academic_year_id: year.id,
      grade_level_id: grade.id,
    } as const;
    const { id: class_id } = await client.classes.create({ ...cls, teacher_id: staff_id });
    expect(await refusalOf(client.invitations.revoke(id))).toMatchObject({
      status: 409,
      code: 'resource_in_use',
    });
    expect((await client.invitations.get(id)).status).toBe('pending');
    await client.classes.update(class_id, { teacher_id: null });
    expect((await client.invitations.revoke(id)).status).toBe('revoked');
  });

  it('when it is revoked takes the staff record with it', async () => {
    const { client } = await started();
    const { id, token, staff_id } = await client.invitations.create(invited);
    expect((await client.invitations.revoke(id)).status).toBe('revoked');
    expect(await client.staff.get(staff_id)).toMatchObject({ status: 'invited', archived_at: start });
    expect(await codeOf(client.invitations.accept({ token }))).toBe('invitation_not_usable');
    for (const action of ['revoke', 'resend'] as const)
      expect(await refusalOf(client.invitations[action](id))).toMatchObject({
        status: 409,
        from: 'revoked',
        allowed: [],
      });
    const next = await client.invitations.create(invited);
    await client.invitations.accept({ token: next.token });
    expect(await codeOf(client.invitations.revoke(next.id))).toBe('invalid_state_transition');
    expect(await codeOf(client.invitations.resend(next.id))).toBe('invalid_state_transition');
    expect((await client.staff.get(next.staff_id)).status).toBe('active');
  });
});

onEachDatabase('accepting an invitation', (open) => {
  it('needs no key, makes the staff member active and gives them their roles', async () => {
    const clock = new ManualClock('2026-06-15T22:30:00.000Z');
    const all = await startServer(open, { clock });
    const { client, server } = all;
    const { id, token, staff_id } = await client.invitations.create(invited);
    const identity = { issuer: 'https://login.example.org', subject: '248289761001' };
    const response = await raw(server.url, null, 'POST', path, {
      body: { token, identity },
      headers: { Authorization: 'Bearer of nothing' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('service-version')).toBe(newest);
    const { login_identity, ...shown } = await client.staff.get(staff_id);
    expect(login_identity).toEqual(identity);
    expect(response.body).toEqual(shown);
    expect(shown.status).toBe('active');
    const roles = (await client.roleAssignments.list(staff_id)).data;
    // The day in Johannesburg.
    const role = { scope_type: 'school', scope_id: null, starts_on: '2026-06-16', ends_on: null };
    expect(roles).toMatchObject([
      { role: 'teacher', ...role },
      { role: 'hod', ...role },
    ]);
    expect(await client.invitations.get(id)).toMatchObject({
      status: 'accepted',
      accepted_at: '2026-06-15T22:30:00.000Z',
    });
    const events = await eventsOf(client, 'staff.activated');
    expect(events.map(({ data }) => data)).toEqual([shown]);
    const { data } = await client.auditLog.list({ actor_id: staff_id, order: 'asc' });
    expect(data.map(({ action }) => action)).toEqual([
      'staff.activated',
      'role_assignment.created',
      'role_assignment.created',
      'invitation.accepted',
    ]);
    expect(data[0]).toMatchObject({
      actor: { type: 'staff', id: staff_id, name: 'Thandi Example' },
      request_id: response.headers.get('service-request-id'),
      event_ids: [events[0]?.id],
    });
  });

  it('gives a role on the days on which the staff member does not have it yet', async () => {
    const clock = new ManualClock(start);
    const { client, server } = await startServer(open, { clock });
    const roles: InvitationCreate['roles'] = ['teacher', 'hod', 'bursar', 'viewer'];
    const { token, staff_id } = await client.invitations.create({ ...invited, roles });
    const give = (role: (typeof roles)[number], starts_on: string | null, ends_on: string | null) =>
      client.roleAssignments.create(staff_id, { role, starts_on, ends_on });
    await give('teacher', null, null);
    await give('hod', '2026-07-01', '2026-07-31');
    await give('bursar', null, '2026-06-14');
    await give('bursar', '2026-09-01', null);
    const spans = async () => {
      const { data } = await client.roleAssignments.list(staff_id, { limit: 100 });
      return data.map(({ role, starts_on, ends_on }) => [role, starts_on, ends_on]);
    };
    const before = await spans();
    expect((await accept({ server }, String(token))).status).toBe(200);
    expect((await spans()).slice(before.length)).toEqual([
      ['hod', '2026-06-15', '2026-06-30'],
      ['hod', '2026-08-01', null],
      ['bursar', '2026-06-15', '2026-08-31'],
      ['viewer', '2026-06-15', null],
    ]);

    // Somebody who is one of the staff already can have them all.
    const member = await client.staff.create({
      name: 'Sam Example',
      email: 'sam@example.org',
      staff_type: 'teacher',
    });
    await client.roleAssignments.create(member.id, { role: 'teacher' });
    const other = await client.invitations.create({ staff_id: member.id, roles: ['teacher'] });
    expect((await accept({ server }, String(other.token))).status).toBe(200);
    expect((await client.roleAssignments.list(member.id)).data).toHaveLength(1);
  });

  it('gets the same response for every token that cannot be used', async () => {
    const clock = new ManualClock(start);
    const all = await startServer(open, { clock });
    const { client } = all;
    const create = (name: string) => client.invitations.create({ ...invited, email: `${name}@example.org` });
    const [used, revoked, resent, orphaned, expired] = await Promise.all(
      ['used', 'revoked', 'resent', 'orphaned', 'expired'].map(create),
    );
    if (!used || !revoked || !resent || !orphaned || !expired) throw new Error('Five were created');
    expect((await accept(all, used.token)).status).toBe(200);
    await client.invitations.revoke(revoked.id);
    await client.staff.archive(orphaned.staff_id);
    clock.advance(7 * dayMs - 1);
    await client.invitations.resend(resent.id);
    clock.advance(1);
    const tokens = [used, revoked, resent, orphaned, expired].map(({ token }) => token);
    const responses = [];
    for (const token of ['ivtok_never', ...tokens]) {
      const response = await accept(all, token);
      expectProblem(response, 'invitation_not_usable');
      const headers = [...response.headers].filter(([name]) => !ofEachResponse.includes(name));
      responses.push({ headers, body: { ...response.body, request_id: '' } });
    }
    for (const response of responses) expect(response).toEqual(responses[0]);
    expect(await eventsOf(client, 'staff.activated')).toHaveLength(1);
    expect((await client.staff.list({ status: 'active' })).data).toHaveLength(1);
  });

  it('is by the clock of the school, which can be ahead in a test school', async () => {
    const started = await startServer(open);
    const { client } = started;
    const { token, staff_id } = await client.invitations.create(invited);
    await client.testClock.advance({ seconds: (8 * dayMs) / 1000 });
    expectProblem(await accept(started, token), 'invitation_not_usable');
    expect((await client.staff.get(staff_id)).status).toBe('invited');
  });

  it('happens once, however many try at once', async () => {
    const all = await startServer(open);
    const { client, database } = all;
    const second = await createServer({ database: database.url, masterKey: database.masterKey });
    onTestFinished(() => second.close());
    for (let round = 0; round < 5; round++) {
      const { id, token, staff_id } = await client.invitations.create({
        ...invited,
        email: `thandi${round}@example.org`,
      });
      const responses = await Promise.all([
        accept(all, token),
        accept({ server: second }, token),
        accept(all, token),
        accept({ server: second }, token),
      ]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
      expect((await client.roleAssignments.list(staff_id)).data).toHaveLength(2);
      expect(await client.invitations.get(id)).toMatchObject({ status: 'accepted' });
    }
    expect(await eventsOf(client, 'staff.activated')).toHaveLength(5);
  });

  it('goes before or after another change of the invitation, never between', async () => {
    const all = await startServer(open);
    const { client } = all;
    for (let round = 0; round < 6; round++) {
      const { id, token, staff_id } = await client.invitations.create({
        ...invited,
        email: `thandi${round}@example.org`,
      });
      const change = round % 2 ? client.invitations.revoke(id) : client.invitations.resend(id);
      const [accepted, changed] = await Promise.all([accept(all, token), codeOf(change)]);
      const won = accepted.status === 200;
      expect(changed).toBe(won ? 'invalid_state_transition' : 'done');
      const other: Invitation['status'] = round % 2 ? 'revoked' : 'pending';
      expect((await client.invitations.get(id)).status).toBe(won ? 'accepted' : other);
      expect((await client.staff.get(staff_id)).status).toBe(won ? 'active' : 'invited');
    }
  });

  it('sent again with its idempotency key gets its response again', async () => {
    const all = await startServer(open);
    const { client } = all;
    const { token } = await client.invitations.create(invited);
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await accept(all, token, headers);
    const second = await accept(all, token, headers);
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expectProblem(await accept(all, token), 'invitation_not_usable');
    expectProblem(await accept(all, token, { 'Idempotency-Key': 'x' }), 'invalid_idempotency_key');
    expect(await eventsOf(client, 'staff.activated')).toHaveLength(1);
  });

  it('is checked like any write, before anybody is looked up', async () => {
    const { server, client } = await startServer(open);
    const { token } = await client.invitations.create(invited);
    const send = (body: unknown, headers = {}) => raw(server.url, null, 'POST', path, { body, headers });
    expectProblem(await send({}), 'validation_failed');
    expectProblem(await send({ token: '' }), 'validation_failed');
    expectProblem(await send({ token, identity: { issuer: 'x' } }), 'validation_failed');
    expectProblem(await send({ token, password: 'secret' }), 'unknown_field');
    expectProblem(await send({ token }, { 'Service-Version': '2020-01-01' }), 'unsupported_version');
    expectProblem(await raw(server.url, null, 'POST', path, { text: '{' }), 'invalid_json');
    expectProblem(await raw(server.url, null, 'GET', path), 'method_not_allowed');
    expect((await send({ token }, { 'Service-Version': '2026-01-01' })).status).toBe(200);
  });

  it('is counted by the address it comes from', async () => {
    const clock = new ManualClock(start);
    const rateLimits = { reads: 0, writes: 2 };
    const { client, server } = await startServer(open, { clock, rateLimits });
    const { token } = await client.invitations.create(invited);
    expectProblem(await accept({ server }, 'ivtok_1'), 'invitation_not_usable');
    expect((await accept({ server }, token)).headers.get('ratelimit')).toContain('r=0');
    expectProblem(await accept({ server }, 'ivtok_1'), 'rate_limited');
    expect(
      await codeOf(client.staff.create({ name: 'A', email: 'a@example.org', staff_type: 'admin' })),
    ).toBe('done');
  });
});
