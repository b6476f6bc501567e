import { createServer, ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { onBothDatabases, openPostgres } from '../support/databases.ts';
import { lockForReading, runSql } from '../support/inspect.ts';
import { codeOf } from '../support/problems.ts';
import { clientOf, raw, startServer } from '../support/server.ts';

const day = 86_400_000;

onBothDatabases('the request log', (open) => {
  it('shows what was sent, by whom, and with which result', async () => {
    const { client, live, server, testKey } = await startServer(open);
    const { id } = await client.learners.create({ name: 'Thandi Example' });
    await client.learners.list({ name: 'Thandi', limit: 5 });
    const failed = await raw(server.url, testKey, 'POST', '/v1/learners', {
      body: { name: '', 'Sipho Example': 'x' },
      headers: { 'Service-Version': '2026-01-01' },
    });
    await raw(server.url, testKey, 'PATCH', `/v1/learners/${id}`, { body: { name: 'Thandi Sample' } });
    await codeOf(client.learners.get('Thandi Example'));
    const {
      data: [key],
    } = await client.apiKeys.list({ limit: 1 });

    const { data } = await client.requestLog.list({ order: 'asc' });
    expect(data.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
      'POST /v1/learners 201',
      'GET /v1/learners 200',
      'POST /v1/learners 422',
      `PATCH /v1/learners/${id} 200`,
      'GET /v1/learners/{learner_id} 404',
      'GET /v1/api-keys 200',
    ]);
    const [created, listed, refused] = data;
    const byKey = { type: 'api_key', id: key?.id, name: key?.name };
    expect(created).toMatchObject({ error_code: null, error_fields: [], actor: byKey });
    expect(created?.duration_ms).toBeGreaterThan(0);
    expect(listed?.query_parameters).toEqual(['name', 'limit']);
    expect(refused).toMatchObject({
      id: failed.headers.get('service-request-id'),
      operation: 'learners.create',
      api_version: '2026-01-01',
      error_code: 'validation_failed',
      actor: byKey,
    });
    expect(refused?.error_fields).toContainEqual({ pointer: '/name', code: 'too_short' });
    expect(refused?.error_fields.map(({ pointer }) => pointer)).toContain('/*');
    expect(await client.requestLog.get(refused?.id ?? '')).toEqual(refused);
    expect((await live.requestLog.list()).data).toEqual([]);
    expect(await codeOf(live.requestLog.get(refused?.id ?? ''))).toBe('not_found');
  });

  it('has neither bodies nor values of the query, of which some are secret or personal', async () => {
    const { client, server, database, testKey } = await startServer(open);
    await client.learners.create({ name: 'Zanele Unusual' });
    await client.learners.list({ name: 'Zanele' });
    await raw(server.url, testKey, 'GET', '/v1/learners/Zanele%20Unusual?Zanele%20Unusual=1');
    const { data } = await client.requestLog.list();
    expect(data).toHaveLength(3);
    const stored = await runSql(database, 'select * from request_log');
    expect(stored).toHaveLength(3);
    expect(JSON.stringify(stored)).not.toMatch(/Zanele|Unusual|sk_test/);
  });

  it('is filtered, and paged with cursors', async () => {
    const clock = new ManualClock('2026-11-21T10:00:00Z');
    const { client, server, testKey } = await startServer(open, { clock });
    const reader = await client.apiKeys.create({ name: 'Reader', scopes: ['read:learners'] });
    const other = clientOf(server, reader.secret);
    clock.advance(60_000);
    await other.learners.list();
    await codeOf(other.learners.create({ name: 'A' }));
    clock.advance(60_000);
    const { id } = await client.learners.create({ name: 'A' });
    await codeOf(client.learners.create({ name: '' }));
    await codeOf(client.learners.get('none'));
    await raw(server.url, testKey, 'HEAD', '/v1/learners');
    const log = client.requestLog;
    const found = async (filters: Parameters<typeof log.list>[0]) =>
      (await log.list({ order: 'asc', ...filters })).data.map(
        ({ method, operation, status }) => `${method} ${operation} ${status}`,
      );
    const ofReader = ['GET learners.list 200', 'POST learners.create 403'];
    expect(await found({ actor_id: reader.id })).toEqual(ofReader);
    expect(await found({ from: '2026-11-21T10:01:00Z', to: '2026-11-21T10:02:00Z' })).toEqual(ofReader);
    expect(await found({ to: '2026-11-21T10:01:00Z' })).toEqual(['POST api-keys.create 201']);
    expect(await found({ from: '2026-11-21T10:03:00Z' })).toEqual([]);
    const errors = ['POST learners.create 403', 'POST learners.create 422', 'GET learners.get 404'];
    expect(await found({ errors_only: true })).toEqual(errors);
    expect(await found({ status_class: '4xx' })).toEqual(errors);
    expect(await found({ errors_only: false, operation: 'learners.create' })).toEqual([
      'POST learners.create 403',
      'POST learners.create 201',
      'POST learners.create 422',
    ]);
    expect(await found({ status: 422 })).toEqual(['POST learners.create 422']);
    expect(await found({ status_class: '2xx', path: '/v1/learners' })).toEqual([
      'GET learners.list 200',
      'POST learners.create 201',
      'HEAD learners.list 200',
    ]);
    expect(await found({ method: 'HEAD' })).toEqual(['HEAD learners.list 200']);
    expect(await found({ error_code: 'insufficient_scope', actor_id: reader.id })).toHaveLength(1);
    const [first] = (await log.list({ operation: 'learners.get' })).data;
    expect(await found({ request_id: first?.id ?? '' })).toEqual(['GET learners.get 404']);
    expect(await found({ path: `/v1/learners/${id}` })).toEqual([]);
    const pages = await log.list({ limit: 2 }).toArray({ limit: 100 });
    expect(pages.map((each) => each.id)).toEqual((await log.list()).data.map((each) => each.id));
    expect(await codeOf(log.list({ starting_after: 'x' }))).toBe('invalid_cursor');
  });

  it('groups errors by code and operation', async () => {
    const { client } = await startServer(open);
    await codeOf(client.learners.create({ name: '' }));
    await codeOf(client.learners.create({ name: '', class_id: 'x' }));
    await codeOf(client.learners.get('none'));
    const { data } = await client.requestLog.list({ errors_only: true });
    const { groups, is_complete } = await client.requestLog.errors();
    expect(is_complete).toBe(true);
    expect(groups).toEqual([
      {
        error_code: 'validation_failed',
        operation: 'learners.create',
        count: 2,
        status: 422,
        first_at: data[2]?.occurred_at,
        last_at: data[1]?.occurred_at,
        request_id: data[1]?.id,
        fields: data[1]?.error_fields,
      },
      expect.objectContaining({ error_code: 'not_found', operation: 'learners.get', count: 1, status: 404 }),
    ]);
    const later = new Date(Date.now() + day).toISOString();
    expect((await client.requestLog.errors({ from: later })).groups).toEqual([]);
    expect((await client.requestLog.errors({ actor_id: 'key_none' })).groups).toEqual([]);
  });

  it('is not about itself, unless a request for it failed', async () => {
    const { client } = await startServer(open);
    await client.requestLog.list();
    await client.requestLog.status();
    await codeOf(client.requestLog.get('none'));
    const { data } = await client.requestLog.list();
    expect(data.map(({ operation }) => operation)).toEqual(['request-log.get']);
  });

  it('keeps requests for seven days, and cursors of those that are gone remain valid', async () => {
    const clock = new ManualClock('2026-11-21T10:00:00Z');
    const { client, server } = await startServer(open, { clock });
    await client.learners.list();
    const [old] = (await client.requestLog.list()).data;
    clock.advance(6 * day);
    await server.drainJobs();
    await client.learners.create({ name: 'A' });
    expect((await client.requestLog.list()).data).toHaveLength(2);
    clock.advance(2 * day);
    await server.drainJobs();
    const { data } = await client.requestLog.list();
    expect(data.map(({ operation }) => operation)).toEqual(['learners.create']);
    expect(await codeOf(client.requestLog.get(old?.id ?? ''))).toBe('not_found');
    expect((await client.requestLog.list({ starting_after: old?.id ?? '' })).data).toEqual([]);
    expect(await client.requestLog.status()).toMatchObject({
      is_on: true,
      kept_days: 7,
      oldest_at: data[0]?.occurred_at,
      missing: 0,
      missing_since: null,
    });
  });

  it('keeps the newest requests of a school, as many as the operator says', async () => {
    const clock = new ManualClock('2026-11-21T10:00:00Z');
    const { client, server } = await startServer(open, { clock, requestLogRows: 2 });
    // What is due on the day is done.
    await server.drainJobs();
    for (const name of ['A', 'B', 'C']) {
      clock.advance(1000);
      await client.learners.create({ name });
    }
    const before = (await client.requestLog.list()).data;
    expect(before).toHaveLength(3);
    clock.advance(day);
    await server.drainJobs();
    const { data } = await client.requestLog.list();
    expect(data.map(({ id }) => id)).toEqual(before.slice(0, 2).map(({ id }) => id));
    const [, oldest] = data;
    expect(await client.requestLog.status()).toMatchObject({
      kept_requests: 2,
      oldest_at: oldest?.occurred_at,
    });
  });

  it('is off with 0 days: then it says so, and what was recorded is deleted', async () => {
    const { client, server, database, testKey } = await startServer(open);
    await client.learners.list();
    expect((await client.requestLog.list()).data).toHaveLength(1);
    await server.close();
    const { url, masterKey } = database;
    await using off = await createServer({ database: url, masterKey, requestLogDays: 0 });
    const again = clientOf(off, testKey);
    await again.learners.list();
    await off.drainJobs();
    expect((await again.requestLog.list()).data).toEqual([]);
    expect(await again.requestLog.status()).toMatchObject({ is_on: false, kept_days: 0, oldest_at: null });
  });

  it('says how many requests are missing', async () => {
    const { client, database, testSchoolId } = await startServer(open);
    await runSql(
      database,
      `insert into request_log_gaps values ('${testSchoolId}', '2026-11-21T10:00:00.000Z', 3), ('${testSchoolId}', '2026-11-21T11:00:00.000Z', 4)`,
    );
    expect(await client.requestLog.status()).toMatchObject({
      missing: 7,
      missing_since: '2026-11-21T10:00:00.000Z',
    });
  });

  it('is written when the server is closed', async () => {
    const { client, server, database } = await startServer(open);
    await client.learners.create({ name: 'A' });
    await server.close();
    const rows = await runSql(database, 'select operation from request_log');
    expect(rows).toEqual([{ operation: 'learners.create' }]);
  });

  it('needs a scope of its own', async () => {
    const { client, server } = await startServer(open);
    const { secret } = await client.apiKeys.create({ name: 'Audit', scopes: ['read:audit'] });
    expect(await codeOf(clientOf(server, secret).requestLog.list())).toBe('insufficient_scope');
    const own = await client.apiKeys.create({ name: 'Requests', scopes: ['read:request-log'] });
    const { data } = await clientOf(server, own.secret).requestLog.list({ errors_only: true });
    expect(data.map(({ operation, error_code }) => [operation, error_code])).toEqual([
      ['request-log.list', 'insufficient_scope'],
    ]);
  });
});

it('the request log does not delay requests while its table is locked, and has them afterwards', async () => {
  const { client, database } = await startServer(openPostgres);
  const unlock = await lockForReading(database, 'request_log');
  const { id } = await client.learners.create({ name: 'A' });
  expect((await client.learners.get(id)).id).toBe(id);
  await unlock();
  expect((await client.requestLog.list()).data).toHaveLength(2);
});
