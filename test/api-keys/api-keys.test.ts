import type { ApiKeyCreate } from '@rollbook/sdk';
import { createServer, ManualClock } from '@rollbook/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { onEachDatabase, openSqlite } from '../support/databases.ts';
import { document, fillPath, operations } from '../support/document.ts';
import { idOf, Records, schoolDay } from '../support/fixtures/records.ts';
import { everythingStored, uncommitted, untilBlocked } from '../support/inspect.ts';
import { codeOf } from '../support/problems.ts';
import { clientOf, raw, startServer } from '../support/server.ts';

const allScopes = Object.keys(document['x-scopes']) as ApiKeyCreate['scopes'];
const reader: ApiKeyCreate = { name: 'Reader', scopes: ['read:learners'] };
const admin: ApiKeyCreate = { name: 'Admin', scopes: ['admin:school'] };

const eventScopes = [...new Set(Object.values(document.webhooks).map(({ post }) => post['x-scope'] ?? ''))];

/** What is needed beside the scopes of an operation: those of the kind of an import's rows, and of the roles given. */
const ofTheBody: Record<string, string[]> = {
  'imports.create': ['write:learners'],
  'imports.cancel': ['write:learners'],
  'imports.undo': ['write:learners'],
  'imports.rows': ['read:learners'],
  'imports.source': ['read:learners'],
  'calendar-feeds.create': ['read:timetable'],
  'events.list': ['read:learners'],
  'events.get': eventScopes,
  'events.deliveries': eventScopes,
  'deliveries.redeliver': eventScopes,
  'webhooks.create': ['read:learners'],
  'webhooks.update': eventScopes,
  'webhooks.restore': eventScopes,
  'webhooks.rotate-secret': eventScopes,
  'webhooks.test': ['read:learners'],
  'invitations.create': document['x-role-scopes'].teacher,
  'invitations.resend': document['x-role-scopes'].admin,
  'role-assignments.create': document['x-role-scopes'].teacher,
  'role-assignments.update': document['x-role-scopes'].teacher,
  'staff.restore': document['x-role-scopes'].teacher,
  'staff.reactivate': document['x-role-scopes'].teacher,
  'staff.unlink-login': document['x-role-scopes'].teacher,
  'staff.update': document['x-role-scopes'].teacher,
  'staff.merge': document['x-role-scopes'].teacher,
  'staff.unmerge': document['x-role-scopes'].teacher,
};

onEachDatabase('API keys', (open, dialect) => {
  it('are shown with their secret once, and without it ever after', async () => {
    const { client, server, database } = await startServer(open);
    const { secret, ...created } = await client.apiKeys.create({ ...reader, metadata: { desk: '1' } });
    expect(secret).toMatch(/^sk_test_[A-Za-z0-9]{43}$/);
    expect(created).toMatchObject({
      id: expect.stringMatching(/^key_/),
      object: 'api_key',
      mode: 'test',
      hint: `${secret.slice(0, 12)}…${secret.slice(-4)}`,
      status: 'active',
      expires_at: null,
      revoked_at: null,
      last_used_at: null,
      metadata: { desk: '1' },
    });
    expect(await client.apiKeys.get(created.id)).toEqual(created);
    expect((await client.apiKeys.list({ order: 'desc', limit: 1 })).data).toEqual([created]);
    const renamed = await client.apiKeys.update(created.id, { name: 'Front desk' });
    expect(renamed).toEqual({ ...created, name: 'Front desk', updated_at: renamed.updated_at });
    expect((await clientOf(server, secret).learners.list()).data).toEqual([]);
    const shown = [
      await client.auditLog.list({ limit: 100 }),
      await client.events.list(),
      await client.apiKeys.list(),
    ];
    expect(JSON.stringify(shown)).not.toContain(secret.slice(-20));
    expect(await everythingStored(database)).not.toContain(secret.slice(-20));
  });

  it('refuses to change what a key may do', async () => {
    const { server, testKey, client } = await startServer(open);
    const { id } = await client.apiKeys.create(reader);
    for (const change of [
      { scopes: ['admin:school'] },
      { expires_at: null },
      { mode: 'live' },
      { version: '2026-01-01' },
    ]) {
      const response = await raw(server.url, testKey, 'PATCH', `/v1/api-keys/${id}`, { body: change });
      expect(response).toMatchObject({ status: 422, body: { code: 'unknown_field' } });
    }
  });

  it('grant no more than they have, when made or rolled', async () => {
    const { client, server } = await startServer(open);
    const more = await client.apiKeys.create(reader);
    const { secret, id } = await client.apiKeys.create(admin);
    const limited = clientOf(server, secret);
    const asked: ApiKeyCreate['scopes'] = ['admin:school', 'read:learners', 'write:fees'];
    await expect(limited.apiKeys.create({ name: 'More', scopes: asked })).rejects.toMatchObject({
      status: 422,
      code: 'scope_exceeds_key',
      errors: [{ pointer: '/scopes/1' }, { pointer: '/scopes/2' }],
    });
    await expect(limited.apiKeys.roll(more.id, {})).rejects.toMatchObject({ code: 'scope_exceeds_key' });
    expect(await client.apiKeys.get(more.id)).toMatchObject({ status: 'active', expires_at: null });
    expect((await limited.apiKeys.create(admin)).scopes).toEqual(['admin:school']);
    expect((await limited.apiKeys.roll(id, {})).scopes).toEqual(['admin:school']);
  });

  it('stop working when they expire', async () => {
    const clock = new ManualClock('2026-11-21T10:00:00.000Z');
    const { client, server } = await startServer(open, { clock });
    const { id, secret } = await client.apiKeys.create({
      ...reader,
      expires_at: '2026-11-21T12:01:00+02:00',
    });
    expect((await client.apiKeys.get(id)).expires_at).toBe('2026-11-21T10:01:00.000Z');
    clock.advance(59_999);
    await clientOf(server, secret).learners.list();
    clock.advance(1);
    await expect(clientOf(server, secret).learners.list()).rejects.toMatchObject({
      status: 401,
      code: 'expired_api_key',
    });
    expect(await client.apiKeys.get(id)).toMatchObject({ status: 'expired' });
    expect((await client.apiKeys.list({ status: 'expired' })).data).toMatchObject([{ id }]);
    expect((await client.apiKeys.list({ status: 'active' })).data).toHaveLength(1);
    await expect(client.apiKeys.roll(id, {})).rejects.toMatchObject({ code: 'invalid_state_transition' });
    await expect(
      client.apiKeys.create({ ...reader, expires_at: '2026-11-21T10:01:00Z' }),
    ).rejects.toMatchObject({
      errors: [{ pointer: '/expires_at', code: 'in_past' }],
    });
  });

  it('go on working for a while after they are rolled', async () => {
    const clock = new ManualClock();
    const { client, server } = await startServer(open, { clock });
    const old = await client.apiKeys.create({ ...reader, version: '2026-01-01', metadata: { desk: '1' } });
    const fresh = await client.apiKeys.roll(old.id, { expires_in: 60 });
    expect(fresh).toMatchObject({
      name: old.name,
      scopes: old.scopes,
      version: '2026-01-01',
      metadata: { desk: '1' },
      expires_at: null,
    });
    expect(fresh.secret).not.toBe(old.secret);
    expect(fresh.id).not.toBe(old.id);
    const status = (secret: string) => codeOf(clientOf(server, secret).learners.list());
    clock.advance(59_999);
    expect([await status(old.secret), await status(fresh.secret)]).toEqual(['done', 'done']);
    clock.advance(1);
    expect([await status(old.secret), await status(fresh.secret)]).toEqual(['expired_api_key', 'done']);
    const last = await client.apiKeys.roll(fresh.id, { expires_in: 0 });
    expect([await status(fresh.secret), await status(last.secret)]).toEqual(['expired_api_key', 'done']);
  });

  it('never live longer for being rolled', async () => {
    const clock = new ManualClock();
    const { client } = await startServer(open, { clock });
    const end = new Date(clock.now() + 10_000).toISOString();
    const old = await client.apiKeys.create({ ...reader, expires_at: end });
    await client.apiKeys.roll(old.id, {});
    expect(await client.apiKeys.get(old.id)).toMatchObject({ expires_at: end });
  });

  it('stop working at once when they are revoked, for good', async () => {
    const { client, server } = await startServer(open);
    const { id, secret } = await client.apiKeys.create(reader);
    const first = await client.apiKeys.revoke(id).withResponse();
    expect(first.data).toMatchObject({ status: 'revoked', revoked_at: expect.any(String) });
    await expect(clientOf(server, secret).learners.list()).rejects.toMatchObject({
      status: 401,
      code: 'invalid_api_key',
    });
    const second = await client.apiKeys.revoke(id).withResponse();
    expect(second).toMatchObject({ data: first.data, etag: first.etag });
    await expect(client.apiKeys.roll(id, {})).rejects.toMatchObject({ code: 'invalid_state_transition' });
    expect((await client.apiKeys.list({ status: 'revoked' })).data).toMatchObject([{ id }]);
    expect((await client.auditLog.list({ action: 'api_key.revoked' })).data).toHaveLength(1);
  });

  it('stop working when they are revoked or replaced, also in a test school whose clock is ahead', async () => {
    const { client, server } = await startServer(open);
    await client.testClock.advance({ seconds: 86_400 });
    const [revoked, rolled] = [await client.apiKeys.create(reader), await client.apiKeys.create(reader)];
    expect(await client.apiKeys.revoke(revoked.id)).toMatchObject({ status: 'revoked' });
    await client.apiKeys.roll(rolled.id, { expires_in: 0 });
    const codes = [revoked, rolled].map(({ secret }) => codeOf(clientOf(server, secret).learners.list()));
    expect(await Promise.all(codes)).toEqual(['invalid_api_key', 'expired_api_key']);
  });

  it('are shown as what they are by the clock of the server, also in a test school whose clock is ahead', async () => {
    const clock = new ManualClock();
    const { client, server, testKey } = await startServer(open, { clock });
    const expires_at = new Date(clock.now() + 3_600_000).toISOString();
    const { id, secret } = await client.apiKeys.create({ ...reader, expires_at });
    const admin = { name: 'Admin', scopes: ['admin:school' as const], expires_at };
    const other = await client.apiKeys.create(admin);
    await client.testClock.advance({ seconds: 7200 });
    const listed = async (status: 'active' | 'expired') =>
      (await client.apiKeys.list({ status })).data.map((key) => key.id);
    const isUsable = () => codeOf(clientOf(server, secret).learners.list());
    expect([await isUsable(), (await client.apiKeys.get(id)).status]).toEqual(['done', 'active']);
    expect(await listed('active')).toContain(id);
    expect((await client.apiKeys.roll(id, {})).id).not.toBe(id);
    // A key that works is another one with its scope.
    const [first] = (await client.apiKeys.list({ status: 'active', order: 'asc' })).data;
    await client.apiKeys.revoke(first?.id ?? '');
    expect(await codeOf(clientOf(server, testKey).school.get())).toBe('invalid_api_key');
    const left = clientOf(server, other.secret);
    expect(await left.apiKeys.update(id, { name: 'Renamed' })).toMatchObject({ status: 'active' });
    clock.advance(3_600_000);
    expect(await isUsable()).toBe('expired_api_key');
  });

  if (dialect === 'postgres')
    it('are not replaced by a roll that comes together with a revocation', async () => {
      const { client, database } = await startServer(open);
      const { id } = await client.apiKeys.create(reader);
      const revoke = `update api_keys set revoked_at = '2026-01-01T00:00:00.000Z' where id = '${id}'`;
      const commit = await uncommitted(database, revoke);
      const rolled = codeOf(client.apiKeys.roll(id));
      await untilBlocked(database, 1);
      await commit();
      expect(await rolled).toBe('invalid_state_transition');
    });

  describe('leave a school one that can manage keys', () => {
    it('by refusing to revoke the last', async () => {
      const clock = new ManualClock();
      const { client } = await startServer(open, { clock });
      const [own] = (await client.apiKeys.list()).data;
      const last = { status: 409, code: 'last_admin_key' };
      await expect(client.apiKeys.revoke(own?.id ?? '')).rejects.toMatchObject(last);
      await client.apiKeys.create(reader);
      await client.apiKeys.create({ ...admin, expires_at: new Date(clock.now() + 1_000).toISOString() });
      clock.advance(1_000);
      await expect(client.apiKeys.revoke(own?.id ?? '')).rejects.toMatchObject(last);
      await client.apiKeys.create(admin);
      expect(await client.apiKeys.revoke(own?.id ?? '')).toMatchObject({ status: 'revoked' });
    });

    it('also when two revoke each other at once', async () => {
      const { client, server, testKey } = await startServer(open);
      const [first] = (await client.apiKeys.list()).data;
      let survivor = { id: first?.id ?? '', secret: testKey };
      for (let round = 0; round < 8; round++) {
        const other = await clientOf(server, survivor.secret).apiKeys.create(admin);
        const settled = await Promise.allSettled([
          clientOf(server, survivor.secret).apiKeys.revoke(other.id),
          clientOf(server, other.secret).apiKeys.revoke(survivor.id),
        ]);
        expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        if (settled[0].status === 'rejected') survivor = other;
      }
    });
  });

  it('remember when they were last used, to the minute', async () => {
    const clock = new ManualClock('2026-11-21T10:05:40.500Z');
    const { client, server, database, testKey } = await startServer(open, { clock });
    const unused = await client.apiKeys.create(reader);
    await server.close();
    const again = await createServer({ database: database.url, masterKey: database.masterKey, clock });
    onTestFinished(() => again.close());
    const [own, other] = (await clientOf(again, testKey).apiKeys.list()).data;
    expect(own).toMatchObject({ last_used_at: '2026-11-21T10:05:00.000Z' });
    expect(other).toMatchObject({ id: unused.id, last_used_at: null });
  });

  it('open the live school or its test twin, which share nothing', async () => {
    const { client, live, schoolId, testSchoolId } = await startServer(open);
    expect(await client.school.get()).toMatchObject({
      id: testSchoolId,
      mode: 'test',
      name: 'Example School',
    });
    expect(await live.school.get()).toMatchObject({ id: schoolId, mode: 'live', name: 'Example School' });
    const { id } = await live.learners.create({ name: 'A', admission_number: '1' });
    await client.learners.create({ name: 'B', admission_number: '1' });
    expect((await live.learners.list()).data).toMatchObject([{ name: 'A' }]);
    expect((await client.learners.list()).data).toMatchObject([{ name: 'B' }]);
    await expect(client.learners.get(id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await live.apiKeys.create(reader)).toMatchObject({
      mode: 'live',
      secret: expect.stringMatching(/^sk_live_/),
    });
    expect((await client.apiKeys.list()).data).toHaveLength(1);
  });
});

// Scopes are compared before a request gets to a database.
it('an API key needs exactly the scopes that the document names for an operation', async () => {
  const started = await startServer(openSqlite, { worker: false, clock: schoolDay() });
  const { client, server } = started;
  const ids = await new Records(started).all();
  const named = [...new Set(operations.flatMap(({ scopes }) => scopes))];
  const lacking = new Map<string, string>();
  for (const scope of named) {
    const scopes = allScopes.filter((other) => other !== scope);
    lacking.set(scope, (await client.apiKeys.create({ name: `All but ${scope}`, scopes })).secret);
  }
  const enough = new Map<string, string>();
  for (const { id, method, path, query, scopes, example } of operations) {
    const call = (key: string) =>
      raw(
        server.url,
        key,
        method,
        fillPath(path, (name) => idOf(ids, name)) + query,
        example ? { body: example } : {},
      );
    for (const scope of scopes) {
      const response = await call(lacking.get(scope) ?? '');
      expect(response, id).toMatchObject({ status: 403, body: { code: 'insufficient_scope' } });
      expect(response.body.detail).toContain(`\`${scope}\``);
    }
    const own = scopes.length > 0 ? scopes : ['read:fees'];
    const exact = [...new Set([...own, ...(ofTheBody[id] ?? [])])] as ApiKeyCreate['scopes'];
    const secret =
      enough.get(exact.join()) ?? (await client.apiKeys.create({ name: id, scopes: exact })).secret;
    enough.set(exact.join(), secret);
    const response = await call(secret);
    expect([401, 403], `${id} ${response.status} ${JSON.stringify(response.body)}`).not.toContain(
      response.status,
    );
  }
});
