import { createServer, ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { newFolder, rollbook } from '../support/command.ts';
import { onEachDatabase, openSqlite } from '../support/databases.ts';
import { clientOf, startServer } from '../support/server.ts';
import { ownHeaders, Visitor } from '../support/visitor.ts';

const minute = 60_000;

onEachDatabase('a session of the settings screen', (open) => {
  it('has the rights of its key, ends when one signs out, and does not contain the key', async () => {
    const started = await startServer(open, { worker: true });
    const visitor = new Visitor(started);
    expect((await visitor.send('GET', '/settings/session')).json).toEqual({ signed_in: false });
    expect(await visitor.school()).toBe(401);
    const { json, set = '' } = await visitor.signIn(started.testKey);
    expect(json).toMatchObject({
      signed_in: true,
      mode: 'test',
      school_id: expect.stringMatching(/^sch_/),
      actor: { type: 'api_key', id: expect.stringMatching(/^key_/), name: 'First key' },
      scopes: expect.arrayContaining(['write:webhooks']),
      session_id: null,
    });
    expect(set).toMatch(/^rollbook_session=\S+; Path=\/settings; Max-Age=3600; HttpOnly; SameSite=Strict$/);
    expect(set + JSON.stringify(json)).not.toContain(started.testKey.slice(8));
    expect(await visitor.school()).toBe(200);
    const created = await visitor.send('POST', '/settings/api/v1/learners', { name: 'Thandi Example' });
    expect(created.status).toBe(201);
    const { data } = await started.client.auditLog.list({ resource_id: created.json.id });
    expect(data[0]?.actor).toMatchObject({ type: 'api_key', id: json.actor.id });
    expect((await visitor.send('DELETE', '/settings/session')).json).toEqual({ signed_in: false });
    expect(visitor.cookie).toBe('rollbook_session=');
    expect(await visitor.school()).toBe(401);
  });

  it('ends with the next request after its key is revoked', async () => {
    const { client, ...started } = await startServer(open, { worker: true });
    const { secret, id } = await client.apiKeys.create({ name: 'Office', scopes: ['read:learners'] });
    const visitor = new Visitor(started);
    await visitor.signIn(secret);
    expect((await visitor.send('GET', '/settings/api/v1/learners')).status).toBe(200);
    expect((await visitor.send('GET', '/settings/api/v1/staff')).json).toMatchObject({
      code: 'insufficient_scope',
    });
    await client.apiKeys.revoke(id);
    expect((await visitor.send('GET', '/settings/api/v1/learners')).json).toMatchObject({
      code: 'invalid_api_key',
    });
    expect((await visitor.send('GET', '/settings/session')).json).toEqual({ signed_in: false });
    expect(visitor.cookie).toBe('rollbook_session=');
  });
});

it('a session ends when its key expires, when it is not used for an hour, and after twelve hours', async () => {
  const clock = new ManualClock('2026-11-21T08:00:00.000Z');
  const { client, ...started } = await startServer(openSqlite, { worker: true, clock });
  const visitor = new Visitor(started);
  await visitor.signIn(started.testKey);
  clock.advance(59 * minute);
  expect(await visitor.school()).toBe(200);
  clock.advance(59 * minute);
  expect(await visitor.school()).toBe(200);
  clock.advance(61 * minute);
  expect(await visitor.school()).toBe(401);

  await visitor.signIn(started.testKey);
  for (let half = 0; half < 23; half++) {
    clock.advance(30 * minute);
    expect(await visitor.school(), `half hour ${half}`).toBe(200);
  }
  clock.advance(30 * minute);
  expect(await visitor.school()).toBe(401);

  const expires_at = new Date(clock.now() + 10 * minute).toISOString();
  const { secret } = await client.apiKeys.create({ name: 'Office', scopes: ['read:learners'], expires_at });
  await visitor.signIn(secret);
  expect(await visitor.school()).toBe(200);
  clock.advance(10 * minute);
  expect((await visitor.send('GET', '/settings/api/v1/school')).json).toMatchObject({
    code: 'expired_api_key',
  });
});

it('a session outlasts the process, with the same master key', async () => {
  const masterKey = Buffer.alloc(32, 7);
  const started = await startServer(openSqlite, { worker: true, masterKey });
  const visitor = new Visitor(started);
  await visitor.signIn(started.testKey);
  await using again = await createServer({
    database: started.database.url,
    masterKey,
  });
  const later = new Visitor({ server: again });
  later.cookie = visitor.cookie;
  later.headers = visitor.headers;
  expect(await later.school()).toBe(200);
  later.cookie = `${visitor.cookie.slice(0, -6)}AAAAAA`;
  expect(await later.school()).toBe(401);
});

it('a session lasts as long as a server can read its master key, and is renewed by use', async () => {
  const clock = new ManualClock();
  const started = await startServer(openSqlite, { clock });
  const visitor = new Visitor(started);
  await visitor.signIn(started.testKey);
  await started.server.close();
  const { url: database, masterKey: old } = started.database;
  const masterKey = Buffer.alloc(32, 8);
  const rotating = await createServer({ database, masterKey, previousMasterKeys: [old], clock });
  const [idle, used] = [new Visitor({ server: rotating }), new Visitor({ server: rotating })];
  idle.cookie = used.cookie = visitor.cookie;
  used.headers = visitor.headers;
  clock.advance(minute);
  expect(await used.school()).toBe(200);
  expect(used.cookie).not.toBe(idle.cookie);
  await rotating.close();
  const folder = await newFolder();
  const hex = (key: Uint8Array) => Buffer.from(key).toString('hex');
  const env = {
    DATABASE_URL: database,
    ROLLBOOK_MASTER_KEY: hex(masterKey),
    ROLLBOOK_PREVIOUS_MASTER_KEYS: hex(old),
  };
  expect(await rollbook(['key', 'rotate-master'], { cwd: folder, env })).toMatchObject({ code: 0 });
  await using rotated = await createServer({ database, masterKey, clock });
  for (const [{ cookie }, status] of [
    [idle, 401],
    [used, 200],
  ] as const) {
    const later = new Visitor({ server: rotated });
    later.cookie = cookie;
    later.headers = visitor.headers;
    expect(await later.school()).toBe(status);
  }
});

it('a session is accepted only from the screen itself, and not by the API', async () => {
  const started = await startServer(openSqlite, { worker: true, corsOrigins: ['https://admin.example.org'] });
  const visitor = new Visitor(started);
  await visitor.signIn(started.testKey);
  const { host } = new URL(started.server.url);
  const { 'Rollbook-Settings': page = '' } = visitor.headers;
  const refused: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'same-origin' },
    { 'Rollbook-Settings': '1', 'Sec-Fetch-Site': 'cross-site' },
    { 'Rollbook-Settings': '1', 'Sec-Fetch-Site': 'same-site' },
    { 'Rollbook-Settings': '1', 'Sec-Fetch-Site': 'none' },
    { 'Rollbook-Settings': '1', Origin: 'https://admin.example.org' },
    { 'Rollbook-Settings': '1', Origin: 'null' },
  ];
  for (const headers of refused) {
    visitor.headers = headers;
    for (const [method, path] of [
      ['GET', '/settings/api/v1/school'],
      ['POST', '/settings/api/v1/learners'],
      ['GET', '/settings/session'],
      ['POST', '/settings/session'],
      ['DELETE', '/settings/session'],
    ] as const) {
      const {
        status,
        json,
        headers: sent,
      } = await visitor.send(method, path, method === 'GET' ? undefined : {});
      expect([status, json.code], `${method} ${path} ${JSON.stringify(headers)}`).toEqual([
        403,
        'cross_site_request',
      ]);
      expect(sent.get('access-control-allow-origin')).toBeNull();
    }
  }
  visitor.headers = { 'Rollbook-Settings': page, Origin: `http://${host}` };
  expect(await visitor.school()).toBe(200);
  expect((await visitor.send('GET', '/v1/school')).json).toMatchObject({ code: 'missing_api_key' });
});

it('a sign-in says what is wrong, and its cookie is secure if the page was loaded over TLS', async () => {
  const started = await startServer(openSqlite, { worker: true });
  const visitor = new Visitor(started);
  const invalid = `sk_test_${'A'.repeat(43)}`;
  expect((await visitor.signIn(invalid)).json).toMatchObject({ status: 401, code: 'invalid_api_key' });
  expect((await visitor.signIn('')).json).toMatchObject({ status: 401, code: 'missing_api_key' });
  expect((await visitor.signIn('x'.repeat(20_000))).json).toMatchObject({ code: 'payload_too_large' });
  const put = await visitor.send('PUT', '/settings/session', {});
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, POST, DELETE']);
  // A proxy ends TLS, and passes the headers of the browser on.
  visitor.headers = { ...ownHeaders, Origin: 'https://rollbook.example.org' };
  const { set = '' } = await visitor.signIn(started.testKey);
  expect(set).toMatch(/^__Secure-rollbook_session=.*; Secure$/);
  expect(await visitor.school()).toBe(200);
});

it('invalid keys are limited by address, also when they are sent to sign in', async () => {
  const started = await startServer(openSqlite, {
    worker: true,
    rateLimits: { reads: 0, writes: 0, refusedKeys: 3 },
  });
  const visitor = new Visitor(started);
  const codes: string[] = [];
  for (let i = 0; i < 5; i++) codes.push((await visitor.signIn(`sk_test_${String(i).repeat(43)}`)).json.code);
  expect(codes).toEqual([...Array(3).fill('invalid_api_key'), ...Array(2).fill('rate_limited')]);
});

onEachDatabase('a page of the settings screen', (open) => {
  it('changes nothing in another school or mode to which somebody signed in since it was loaded', async () => {
    const started = await startServer(open);
    const other = await started.server.createSchool({ name: 'Other School' });
    const visitor = new Visitor(started);
    await visitor.signIn(started.testKey);
    const { headers: page } = visitor;
    const writes: [method: string, path: string, body?: object][] = [
      ['PATCH', 'school/retention', { attendance: { action: 'anonymise', months: 0 } }],
      ['PATCH', 'school', { name: 'Renamed' }],
      ['POST', 'webhooks', { url: 'https://example.org/hooks', events: ['*'] }],
      ['POST', 'api-keys', { name: 'Office', scopes: ['read:learners'] }],
      ['GET', 'school'],
    ];
    for (const apiKey of [other.testKey, started.liveKey]) {
      await visitor.signIn(apiKey);
      const client = clientOf(started.server, apiKey);
      const stored = async () => [
        await client.school.get(),
        await client.retention.get(),
        (await client.webhooks.list()).data,
        (await client.apiKeys.list()).data.length,
      ];
      const before = await stored();
      for (const headers of [page, ownHeaders]) {
        visitor.headers = headers;
        for (const [method, path, body] of writes) {
          const { status, json } = await visitor.send(method, `/settings/api/v1/${path}`, body);
          expect([status, json.code], `${method} ${path}`).toEqual([409, 'session_changed']);
          expect(json.detail).toMatch(/Sign in as before to continue/);
        }
      }
      visitor.headers = page;
      const left = await visitor.send('DELETE', '/settings/session');
      expect([left.status, left.json.code, left.set]).toEqual([409, 'session_changed', undefined]);
      expect(await stored()).toEqual(before);
    }
    // Any page can ask who is signed in.
    expect((await visitor.send('GET', '/settings/session')).json).toMatchObject({ mode: 'live' });
    await visitor.signIn(started.testKey);
    visitor.headers = page;
    expect(await visitor.school()).toBe(200);
  });
});

onEachDatabase('a page of somebody', (open) => {
  it('reads and changes nothing in the name of somebody else who signed in to the same school since', async () => {
    const { client, ...started } = await startServer(open);
    const visitor = new Visitor(started);
    const linkOf = async (name: string) => {
      const { id } = await client.staff.create({ name, email: `${name}@example.org`, staff_type: 'admin' });
      await client.roleAssignments.create(id, { role: 'owner' });
      return async () => (await client.settingsLinks.create({ staff_id: id })).url;
    };
    const [thandi, sipho] = [await linkOf('Thandi'), await linkOf('Sipho')];
    await visitor.useLink(await thandi());
    const { headers: page } = visitor;
    await visitor.useLink(await sipho());
    visitor.headers = page;
    for (const [method, path, body] of [
      ['PATCH', '/settings/api/v1/school', { name: 'Renamed' }],
      ['GET', '/settings/api/v1/school', undefined],
      ['DELETE', '/settings/session', undefined],
    ] as const) {
      const { status, json } = await visitor.send(method, path, body);
      expect([status, json.code], `${method} ${path}`).toEqual([409, 'session_changed']);
      expect(json.detail).toContain('somebody else signed in');
    }
    expect((await client.school.get()).name).toBe('Example School');
    expect((await visitor.send('GET', '/settings/session')).json).toMatchObject({ actor: { name: 'Sipho' } });
    // As oneself again, with another session.
    visitor.headers = ownHeaders;
    await visitor.useLink(await thandi());
    visitor.headers = page;
    expect(await visitor.school()).toBe(200);
  });
});

it('of two session cookies neither is taken, whichever comes first', async () => {
  const started = await startServer(openSqlite);
  const visitor = new Visitor(started);
  const other = new Visitor(started);
  await visitor.signIn(started.testKey);
  await other.signIn(started.liveKey);
  const { cookie } = visitor;
  for (const both of [
    `${cookie}; ${other.cookie}`,
    `${other.cookie};x=1;${cookie}`,
    `${cookie}; ${cookie}`,
    `rollbook_session=; ${cookie}`,
  ]) {
    for (const [method, path] of [
      ['GET', '/settings/api/v1/school'],
      ['GET', '/settings/session'],
      ['DELETE', '/settings/session'],
      ['POST', '/settings/session'],
    ] as const) {
      visitor.cookie = both;
      const body = method === 'POST' ? { api_key: started.testKey } : undefined;
      const { status, json, set } = await visitor.send(method, path, body);
      expect([status, json.code, set], `${method} ${path} ${both}`).toEqual([400, 'bad_request', undefined]);
      expect(json.detail).toMatch(/Delete the cookies of this site/);
    }
  }
  const secure = cookie.replace('rollbook', '__Secure-rollbook');
  visitor.cookie = `${secure}; ${other.cookie.replace('rollbook', '__Secure-rollbook')}; ${cookie}`;
  expect(await visitor.school()).toBe(400);
  visitor.cookie = `theme=dark; theme=light; ${cookie}`;
  expect(await visitor.school()).toBe(200);
});
