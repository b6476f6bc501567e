import { createServer, ManualClock } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { type OpenDatabase, onEachDatabase, openSqlite } from '../support/databases.ts';
import { codeOf } from '../support/problems.ts';
import { clientOf, type Started, startServer } from '../support/server.ts';
import { startRequest } from '../support/slow-request.ts';
import { tokenOf, Visitor } from '../support/visitor.ts';

const minute = 60_000;
const hour = 60 * minute;

type Role = 'owner' | 'principal' | 'teacher' | 'nurse';

/** A server whose school has a staff member with roles. */
async function withMember(
  open: OpenDatabase,
  roles: Role[] = ['principal'],
  options: Parameters<typeof startServer>[1] = {},
) {
  const started = await startServer(open, options);
  const member = await addMember(started, roles);
  return { ...started, member };
}

async function addMember({ client }: Pick<Started, 'client'>, roles: Role[], name = 'Sam Example') {
  const email = `${name.split(' ')[0]}@example.org`.toLowerCase();
  const member = await client.staff.create({ name, email, staff_type: 'teacher' });
  for (const role of roles) await client.roleAssignments.create(member.id, { role });
  return member;
}

const refusedWith = (code: string) => expect.objectContaining({ code });

onEachDatabase('a settings link', (open) => {
  it('signs a staff member in once, under their name', async () => {
    const started = await withMember(open);
    const { client, member } = started;
    const link = await client.settingsLinks.create({ staff_id: member.id });
    expect(link).toMatchObject({ status: 'pending', used_at: null, staff_id: member.id });
    expect(link.created_by).toMatchObject({ type: 'api_key', name: 'First key' });
    expect(link.url).toMatch(new RegExp(`^${started.server.url}/settings/link#sltok_\\w{43}$`));

    const visitor = new Visitor(started);
    const preview = await visitor.send('POST', '/settings/session/link', { link: tokenOf(link.url) });
    expect(preview.json).toMatchObject({ name: 'Sam Example', mode: 'test', expires_at: link.expires_at });
    // The preview, and a program that follows links, do not use it.
    expect((await fetch(link.url)).status).toBe(200);
    expect((await client.settingsLinks.get(link.id)).status).toBe('pending');

    const { json } = await visitor.useLink(link.url);
    expect(json).toMatchObject({
      signed_in: true,
      actor: { type: 'staff', id: member.id, name: 'Sam Example' },
      session_id: expect.stringMatching(/^ses_/),
    });
    expect(json.scopes).toEqual(link.scopes);
    expect(json.scopes).toContain('write:learners');
    expect(json.scopes).not.toContain('admin:school');
    expect((await client.settingsLinks.get(link.id)).status).toBe('used');

    const again = await new Visitor(started).useLink(link.url);
    expect(again).toMatchObject({ status: 410, json: { code: 'settings_link_not_usable' } });
    expect(again.set).toBeUndefined();

    const created = await visitor.send('POST', '/settings/api/v1/learners', { name: 'Thandi Example' });
    expect(created.status).toBe(201);
    const ofLearner = await client.auditLog.list({ resource_id: created.json.id });
    expect(ofLearner.data[0]?.actor).toMatchObject({ type: 'staff', id: member.id, name: 'Sam Example' });
    const refused = await visitor.send('GET', '/settings/api/v1/api-keys');
    expect(refused.json).toMatchObject({
      code: 'insufficient_scope',
      detail: expect.stringContaining('roles'),
    });

    const ofLink = (await client.auditLog.list({ resource_id: link.id })).data.reverse();
    expect(ofLink.map(({ action, actor }) => [action, actor.type])).toEqual([
      ['settings_link.created', 'api_key'],
      ['settings_link.used', 'staff'],
    ]);
    expect(JSON.stringify(ofLink)).not.toContain(tokenOf(link.url));
    await visitor.send('DELETE', '/settings/session');
    const ofSession = (await client.auditLog.list({ resource_id: json.session_id })).data.reverse();
    expect(ofSession.map(({ action }) => action)).toEqual([
      'settings_session.created',
      'settings_session.ended',
    ]);
    expect(await client.settingsSessions.get(json.session_id)).toMatchObject({
      status: 'ended',
      method: 'link',
      settings_link_id: link.id,
      staff_id: member.id,
    });
  });

  it('signs in only one of two who use it at the same time, at two servers', async () => {
    const started = await withMember(open);
    const { url: database, masterKey } = started.database;
    const beside = await createServer({ database, masterKey, worker: false });
    onTestFinished(() => beside.close());
    const { url } = await started.client.settingsLinks.create({ staff_id: started.member.id });
    const uses = await Promise.all(
      [started.server, beside, started.server, beside].map((server) => new Visitor({ server }).useLink(url)),
    );
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
    expect((await started.client.settingsSessions.list()).data).toHaveLength(1);
  });

  it('can be used until it expires, by the clock of the server, and not after it is revoked', async () => {
    const clock = new ManualClock('2026-11-21T08:00:00.000Z');
    const started = await withMember(open, ['principal'], { clock });
    const { client, member } = started;
    const visitor = new Visitor(started);
    const brief = await client.settingsLinks.create({ staff_id: member.id, expires_in: 60 });
    expect(brief.expires_at).toBe('2026-11-21T08:01:00.000Z');
    await client.testClock.advance({ seconds: 172_800 });
    expect((await client.settingsLinks.get(brief.id)).status).toBe('pending');
    clock.advance(minute);
    expect((await visitor.useLink(brief.url)).json).toMatchObject({ code: 'settings_link_not_usable' });
    expect((await client.settingsLinks.list({ status: 'expired' })).data).toMatchObject([{ id: brief.id }]);

    const usual = await client.settingsLinks.create({ staff_id: member.id });
    expect(Date.parse(usual.expires_at) - clock.now()).toBe(10 * minute);
    expect((await client.settingsLinks.revoke(usual.id)).status).toBe('revoked');
    expect((await client.settingsLinks.revoke(usual.id)).status).toBe('revoked');
    expect((await visitor.useLink(usual.url)).status).toBe(410);
    await expect(client.settingsLinks.create({ staff_id: member.id, expires_in: 86_401 })).rejects.toEqual(
      refusedWith('validation_failed'),
    );
    expect((await visitor.useLink(`${started.server.url}/settings/link#sltok_unknown`)).status).toBe(410);
  });

  it('gives no more than the key that creates it and the roles of the staff member have', async () => {
    const { client, server, member, ...started } = await withMember(open, ['principal']);
    const admin = await client.apiKeys.create({
      name: 'Portal',
      scopes: ['admin:school', 'read:learners', 'read:events'],
    });
    const portal = clientOf(server, admin.secret);
    const staff_id = member.id;
    await expect(portal.settingsLinks.create({ staff_id })).rejects.toEqual(
      refusedWith('insufficient_scope'),
    );
    await expect(portal.settingsLinks.create({ staff_id, scopes: ['read:staff'] })).rejects.toEqual(
      refusedWith('scope_exceeds_key'),
    );
    await expect(portal.settingsLinks.create({ staff_id, scopes: ['read:events'] })).rejects.toEqual(
      refusedWith('scope_exceeds_role'),
    );
    const { url } = await portal.settingsLinks.create({ staff_id, scopes: ['read:learners'] });
    const visitor = new Visitor({ ...started, server });
    expect((await visitor.useLink(url)).json.scopes).toEqual(['read:learners']);
    expect((await visitor.send('GET', '/settings/api/v1/staff')).status).toBe(403);
    const plain = await client.apiKeys.create({ name: 'Plain', scopes: ['read:staff', 'write:staff'] });
    await expect(clientOf(server, plain.secret).settingsLinks.create({ staff_id })).rejects.toEqual(
      refusedWith('insufficient_scope'),
    );
  });

  it('is only for an active staff member of the school with a role for the whole school', async () => {
    const { client, live, member, server } = await withMember(open);
    const create = (staff_id: string) => client.settingsLinks.create({ staff_id });
    await expect(live.settingsLinks.create({ staff_id: member.id })).rejects.toEqual(
      refusedWith('unknown_reference'),
    );
    const other = await addMember({ client }, [], 'Lerato Example');
    await expect(create(other.id)).rejects.toEqual(refusedWith('staff_cannot_sign_in'));
    const level = await client.gradeLevels.create({ label: 'Grade 5', order: 5 });
    await client.roleAssignments.create(other.id, {
      role: 'hod',
      scope_type: 'grade_level',
      scope_id: level.id,
    });
    await expect(create(other.id)).rejects.toEqual(refusedWith('staff_cannot_sign_in'));
    const { url, id } = await create(member.id);
    await client.staff.suspend(member.id);
    expect((await client.settingsLinks.get(id)).status).toBe('revoked');
    await expect(create(member.id)).rejects.toEqual(refusedWith('staff_cannot_sign_in'));
    // The page of the link does not say that it signs them in.
    const shown = await new Visitor({ server }).send('POST', '/settings/session/link', {
      link: tokenOf(url),
    });
    expect(shown).toMatchObject({ status: 410, json: { code: 'settings_link_not_usable' } });
    await client.staff.archive(member.id);
    await expect(create(member.id)).rejects.toEqual(refusedWith('unknown_reference'));
  });

  it('is worth nothing once its key is revoked, and neither is its session', async () => {
    const started = await withMember(open);
    const { client, server, member } = started;
    const scopes = (await client.apiKeys.list()).data[0]?.scopes ?? [];
    const expires_at = new Date(Date.now() + 5 * minute).toISOString();
    const { id, secret } = await client.apiKeys.create({ name: 'Portal', scopes, expires_at });
    const portal = clientOf(server, secret);
    const used = await portal.settingsLinks.create({ staff_id: member.id });
    expect(used.expires_at).toBe(expires_at);
    await expect(portal.settingsLinks.create({ staff_id: member.id, expires_in: 600 })).rejects.toEqual(
      refusedWith('expires_after_key'),
    );
    const visitor = new Visitor(started);
    await visitor.useLink(used.url);
    expect(await visitor.school()).toBe(200);
    const other = await portal.settingsLinks.create({ staff_id: member.id });
    await client.apiKeys.revoke(id);
    expect(await visitor.school()).toBe(401);
    expect((await new Visitor(started).useLink(other.url)).status).toBe(410);
    // Lists say so, and the audit log says when.
    const links = await Promise.all([used, other].map((link) => client.settingsLinks.get(link.id)));
    expect(links.map(({ status }) => status)).toEqual(['used', 'revoked']);
    expect((await client.settingsSessions.list({ status: 'active' })).data).toEqual([]);
    const { data: sessions } = await client.settingsSessions.list({ staff_id: member.id });
    expect(sessions).toMatchObject([{ status: 'ended', ended_at: expect.any(String) }]);
    const { data: entries } = await client.auditLog.list({ resource_id: sessions[0]?.id ?? '' });
    expect(entries[0]).toMatchObject({ action: 'settings_session.ended', actor: { type: 'api_key' } });
  });

  it('is no way for its key to make a key or a link that outlives it', async () => {
    const clock = new ManualClock('2026-11-21T08:00:00.000Z');
    const started = await withMember(open, ['owner'], { clock });
    const { client, server, member } = started;
    const scopes = (await client.apiKeys.list()).data[0]?.scopes ?? [];
    const expires_at = '2026-11-21T08:30:00.000Z';
    const { id, secret } = await client.apiKeys.create({ name: 'Contractor', scopes, expires_at });
    const visitor = new Visitor(started);
    await visitor.useLink((await clientOf(server, secret).settingsLinks.create({ staff_id: member.id })).url);
    const make = async (path: string, body: object) => {
      const { status, json } = await visitor.send('POST', `/settings/api/v1/${path}`, body);
      return { status, code: json.code, json };
    };
    const key = { name: 'Own', scopes: ['read:learners'] };
    expect(await make('api-keys', { ...key, expires_at: null })).toMatchObject({
      status: 422,
      code: 'expires_after_key',
    });
    expect((await make('api-keys', key)).json).toMatchObject({ expires_at });
    const own = (await client.apiKeys.list()).data.find(({ name }) => name === 'First key');
    expect((await make(`api-keys/${own?.id}/roll`, {})).code).toBe('expires_after_key');
    expect((await make('settings-links', { staff_id: member.id, expires_in: 7200 })).code).toBe(
      'expires_after_key',
    );
    const next = (await make('settings-links', { staff_id: member.id })).json;
    expect(next.expires_at).toBe('2026-11-21T08:10:00.000Z');
    const heir = new Visitor(started);
    await heir.useLink(next.url);
    // The session lasts longer than its key, without these rights.
    clock.advance(31 * minute);
    expect(await visitor.school()).toBe(200);
    for (const [path, body] of [
      ['api-keys', key],
      ['settings-links', { staff_id: member.id }],
    ] as const)
      expect(await make(path, body)).toMatchObject({ status: 401, code: 'expired_api_key' });
    await client.apiKeys.revoke(id);
    expect([await visitor.school(), await heir.school()]).toEqual([401, 401]);
  });
});

onEachDatabase('a session of a staff member', (open) => {
  /** Signs the staff member in. */
  async function signedIn(roles: Role[] = ['principal'], options = {}) {
    const started = await withMember(open, roles, options);
    const visitor = new Visitor(started);
    const { url } = await started.client.settingsLinks.create({ staff_id: started.member.id });
    const { json } = await visitor.useLink(url);
    const session = () => started.client.settingsSessions.get(json.session_id);
    return { ...started, visitor, session, sessionId: json.session_id as string };
  }

  it.each([
    ['is suspended', ({ client, member }) => client.staff.suspend(member.id)],
    ['is archived', ({ client, member }) => client.staff.archive(member.id)],
    [
      'leaves',
      ({ client, member }) =>
        client.staff.leave(member.id, { ends_on: new Date().toISOString().slice(0, 10) }),
    ],
    [
      'loses a role',
      async ({ client, member }) => {
        const { data } = await client.roleAssignments.list(member.id, { role: 'principal' });
        await client.roleAssignments.archive(member.id, data[0]?.id ?? '');
      },
    ],
  ] as [string, (at: Awaited<ReturnType<typeof withMember>>) => Promise<unknown>][])(
    'ends when the person %s',
    async (_, change) => {
      const started = await signedIn(['principal', 'teacher']);
      expect(await started.visitor.school()).toBe(200);
      await change(started);
      expect((await started.session()).status).toBe('ended');
      const { status, json } = await started.visitor.send('GET', '/settings/api/v1/school');
      expect({ status, code: json.code }).toEqual({ status: 401, code: 'session_ended' });
      expect((await started.visitor.send('GET', '/settings/session')).json).toEqual({ signed_in: false });
      expect(started.visitor.cookie).toBe('rollbook_session=');
    },
  );

  it('ends with the last day of a role, and not when a role is added', async () => {
    const clock = new ManualClock('2026-11-21T20:00:00.000Z');
    const { client, member, visitor, session } = await signedIn(['teacher'], { clock });
    await client.roleAssignments.create(member.id, { role: 'nurse' });
    expect(await visitor.school()).toBe(200);
    const { data } = await client.roleAssignments.list(member.id, { role: 'teacher' });
    await client.roleAssignments.update(member.id, data[0]?.id ?? '', { ends_on: '2026-11-21' });
    expect(await visitor.school()).toBe(200);
    clock.advance(59 * minute);
    expect(await visitor.school()).toBe(200);
    clock.advance(59 * minute);
    // 21:58 in UTC is 23:58 at the school.
    expect(await visitor.school()).toBe(200);
    clock.advance(3 * minute);
    expect(await visitor.school()).toBe(401);
    expect((await session()).status).toBe('ended');
  });

  it('ends with the last day of the staff member, before a background task has run', async () => {
    const clock = new ManualClock('2026-11-21T19:59:00.000Z');
    const { client, member, visitor, session } = await signedIn(['teacher'], { clock });
    await client.staff.update(member.id, { ends_on: '2026-11-22' });
    clock.advance(minute);
    await client.staff.update(member.id, { ends_on: '2026-11-21' });
    for (const minutes of [0, 59, 59]) {
      clock.advance(minutes * minute);
      // At last 21:58 in UTC, which is 23:58 at the school.
      expect(await visitor.school()).toBe(200);
    }
    clock.advance(3 * minute);
    expect(await visitor.school()).toBe(401);
    expect((await session()).status).toBe('ended');
    expect((await client.staff.get(member.id)).status).toBe('active');
    expect(await codeOf(client.settingsLinks.create({ staff_id: member.id }))).toBe('staff_cannot_sign_in');
  });

  it('is listed, and ended by an administrator', async () => {
    const { client, visitor, sessionId, member } = await signedIn();
    const listed = await client.settingsSessions.list({ staff_id: member.id, status: 'active' });
    expect(listed.data.map(({ id }) => id)).toEqual([sessionId]);
    expect((await client.settingsSessions.end(sessionId)).status).toBe('ended');
    expect((await client.settingsSessions.end(sessionId)).status).toBe('ended');
    expect(await visitor.school()).toBe(401);
  });

  it('changes nothing after a role was lost, also with requests that arrived before', async () => {
    const { client, member, visitor } = await signedIn(['principal']);
    const [role] = (await client.roleAssignments.list(member.id)).data;
    const write = () =>
      Array.from({ length: 20 }, () =>
        visitor.send('POST', '/settings/api/v1/learners', { name: 'Thandi Example' }),
      );
    await Promise.all([...write(), client.roleAssignments.archive(member.id, role?.id ?? ''), ...write()]);
    const entries = await client.auditLog.list().toArray({ limit: 100 });
    const lost = entries.findIndex(({ action }) => action === 'role_assignment.archived');
    const later = entries.slice(0, lost).filter(({ actor }) => actor.id === member.id);
    expect(later.filter(({ action }) => action === 'learner.created')).toEqual([]);
    expect(lost).toBeGreaterThanOrEqual(0);
  });

  it('ends also for a request whose body arrives afterwards', async () => {
    const { client, server, visitor, sessionId } = await signedIn(['principal']);
    const headers = { ...visitor.headers, Cookie: visitor.cookie };
    const finish = await startRequest(server, '/settings/api/v1/learners', headers);
    await client.settingsSessions.end(sessionId);
    expect(await finish({ name: 'Thandi Example' })).toEqual({ status: 401, code: 'session_ended' });
    expect((await client.learners.list()).data).toEqual([]);
  });

  it('ends when somebody else signs in with the browser, and does not move with a merge', async () => {
    const { client, visitor, session, member, ...started } = await signedIn();
    const kept = await addMember({ client }, ['principal'], 'Samuel Example');
    const { url } = await client.settingsLinks.create({ staff_id: kept.id });
    const own = await visitor.useLink(url);
    expect((await session()).status).toBe('ended');
    const next = await client.settingsLinks.create({ staff_id: member.id });
    const other = new Visitor(started);
    const before = await other.useLink((await client.settingsLinks.create({ staff_id: member.id })).url);
    await client.staff.merge(kept.id, { staff_id: member.id });
    expect(await other.school()).toBe(401);
    expect(await client.settingsSessions.get(before.json.session_id)).toMatchObject({
      status: 'ended',
      staff_id: kept.id,
    });
    expect((await client.settingsLinks.get(next.id)).status).toBe('revoked');
    expect((await new Visitor(started).useLink(next.url)).status).toBe(410);
    expect((await client.settingsSessions.get(own.json.session_id)).status).toBe('active');
  });
});

it('a session of a staff member ends when it is not used for an hour, after twelve hours, and says until when', async () => {
  const clock = new ManualClock('2026-11-21T08:00:00.000Z');
  const started = await withMember(openSqlite, ['principal'], { clock });
  const { client, member } = started;
  const visitor = new Visitor(started);
  const signIn = async () => {
    const { url } = await client.settingsLinks.create({ staff_id: member.id });
    return (await visitor.useLink(url)).json.session_id as string;
  };
  const first = await signIn();
  clock.advance(61 * minute);
  expect(await visitor.school()).toBe(401);
  expect((await client.settingsSessions.get(first)).status).toBe('expired');

  const second = await signIn();
  const begun = clock.now();
  for (let half = 0; half < 23; half++) {
    clock.advance(hour / 2);
    expect(await visitor.school(), `half hour ${half}`).toBe(200);
  }
  // What was noted since is written at the end of the process.
  await started.server.close();
  const { url: database, masterKey } = started.database;
  await using again = await createServer({ database, masterKey, clock, worker: false });
  const noted = await clientOf(again, started.testKey).settingsSessions.get(second);
  expect(noted).toMatchObject({ status: 'active', last_used_at: new Date(clock.now()).toISOString() });
  expect(Date.parse(noted.expires_at)).toBe(begun + 12 * hour);
  const later = new Visitor({ server: again });
  [later.cookie, later.headers] = [visitor.cookie, visitor.headers];
  expect(await later.school()).toBe(200);
  clock.advance(hour / 2);
  expect(await later.school()).toBe(401);
});

it('what a page asks for by itself, while nobody touches it, is no use of a session', async () => {
  const clock = new ManualClock('2026-11-21T08:00:00.000Z');
  const started = await withMember(openSqlite, ['principal'], { clock });
  const { client, member } = started;
  const visitor = new Visitor(started);
  const { url } = await client.settingsLinks.create({ staff_id: member.id });
  const { session_id: id } = (await visitor.useLink(url)).json;
  clock.advance(10 * minute);
  expect(await visitor.school()).toBe(200);
  const used = clock.now();
  visitor.headers = { ...visitor.headers, 'Rollbook-Unattended': 'true' };
  clock.advance(50 * minute);
  expect(await visitor.school()).toBe(200);
  // What was noted since is written at the end of the process.
  await started.server.close();
  const { url: database, masterKey } = started.database;
  await using again = await createServer({ database, masterKey, clock, worker: false });
  const session = () => clientOf(again, started.testKey).settingsSessions.get(id);
  expect(await session()).toMatchObject({ status: 'active', last_used_at: new Date(used).toISOString() });
  clock.advance(11 * minute);
  expect((await session()).status).toBe('expired');
});

it('each role gives the scopes that the document lists for it', async () => {
  const started = await startServer(openSqlite);
  const { client, server } = started;
  const document = (await (await fetch(`${server.url}/openapi.json`)).json()) as {
    'x-role-scopes': Record<string, string[]>;
  };
  const listed = document['x-role-scopes'];
  expect(Object.keys(listed)).toHaveLength(10);
  for (const [role, scopes] of Object.entries(listed)) {
    const member = await addMember({ client }, [role as Role], `${role} Example`);
    const visitor = new Visitor({ server });
    const { json } = await visitor.useLink((await client.settingsLinks.create({ staff_id: member.id })).url);
    expect(json.scopes, role).toEqual(scopes);
    const audit = await visitor.send('GET', '/settings/api/v1/audit-log');
    expect(audit.status, role).toBe(scopes.includes('read:audit') ? 200 : 403);
  }
  const both = await addMember({ client }, ['nurse', 'teacher'], 'Both Example');
  const { json } = await new Visitor({ server }).useLink(
    (await client.settingsLinks.create({ staff_id: both.id })).url,
  );
  expect(new Set(json.scopes)).toEqual(new Set([...(listed.nurse ?? []), ...(listed.teacher ?? [])]));
});
