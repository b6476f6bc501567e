import { randomUUID } from 'node:crypto';
import { ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { newest } from '../support/document.ts';
import { runSql } from '../support/inspect.ts';
import { raw, sharedServer, startServer } from '../support/server.ts';

onBothDatabases('the audit log', (open) => {
  const newSchool = sharedServer(open, { worker: true });

  it('tells who changed what, from what to what, by which request', async () => {
    const clock = new ManualClock('2026-11-21T10:00:00.000Z');
    const { client, testKey, server } = await startServer(open, { worker: true, clock });
    const [key] = (await client.apiKeys.list()).data;
    const { id } = await client.learners.create({ name: 'A', class: '5B' });
    clock.advance(1_000);
    const idempotencyKey = randomUUID();
    const { requestId } = await client.learners
      .update(id, { class: '6B', metadata: { a: 'b' } }, { idempotencyKey })
      .withResponse();
    const [entry, first] = (await client.auditLog.list()).data;
    const [event, created] = (await client.events.list()).data;
    expect(entry).toEqual({
      id: expect.stringMatching(/^aud_/),
      object: 'audit_entry',
      sequence: 5,
      occurred_at: '2026-11-21T10:00:01.000Z',
      actor: { type: 'api_key', id: key?.id, name: 'First key' },
      action: 'learner.updated',
      resource: { type: 'learner', id },
      changes: { class: { before: '5B', after: '6B' }, metadata: { before: {}, after: { a: 'b' } } },
      reason: null,
      request_id: requestId,
      idempotency_key: idempotencyKey.slice(0, 8),
      api_version: newest,
      ip: expect.stringContaining('127.0.0.1'),
      user_agent: expect.any(String),
      event_ids: [event?.id],
      prev_hash: first?.hash,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      stored: {
        key: id,
        encrypted: expect.any(String),
        changes: JSON.stringify({
          class: { before: '[erased]', after: '[erased]' },
          metadata: { before: '[erased]', after: '[erased]' },
        }),
        reason: null,
      },
    });
    expect(first).toMatchObject({
      action: 'learner.created',
      event_ids: [created?.id],
      changes: { name: { before: null, after: 'A' } },
    });
    expect(await client.auditLog.get(entry?.id ?? '')).toEqual(entry);
    const setup = (await client.auditLog.list({ order: 'asc', limit: 3 })).data;
    expect(setup).toMatchObject([
      { sequence: 1, action: 'school.created', actor: { type: 'system' }, prev_hash: '0'.repeat(64) },
      { sequence: 2, action: 'grading_scale.created' },
      { sequence: 3, action: 'api_key.created' },
    ]);
    const agent = await raw(server.url, testKey, 'PATCH', `/v1/learners/${id}`, {
      body: { class: '7B' },
      headers: { 'User-Agent': 'x'.repeat(400) },
    });
    expect(agent.status).toBe(200);
    expect((await client.auditLog.list({ limit: 1 })).data[0]?.user_agent).toBe('x'.repeat(300));
  });

  it('has one entry for each changed record, and none for what failed, was replayed or changed nothing', async () => {
    const { client } = await newSchool();
    const count = async () => (await client.auditLog.list({ limit: 100 })).data.length;
    const before = await count();
    const idempotencyKey = randomUUID();
    const { id } = await client.learners.create({ name: 'A', admission_number: '1' }, { idempotencyKey });
    await client.learners.create({ name: 'A', admission_number: '1' }, { idempotencyKey });
    await client.learners.create({ name: 'B', admission_number: '1' }).catch(() => undefined);
    await client.learners.create({ name: '' }).catch(() => undefined);
    await client.learners.update(id, {});
    await client.learners.update(id, { name: 'A' });
    await client.learners.update(id, { name: 'B' }, { ifMatch: '"7"' }).catch(() => undefined);
    await client.learners.restore(id);
    expect(await count()).toBe(before + 1);
    await client.learners.archive(id);
    await client.learners.archive(id);
    await client.learners.update(id, { name: 'B' }).catch(() => undefined);
    const key = await client.apiKeys.create({ name: 'K', scopes: ['read:learners'] });
    expect(await count()).toBe(before + 3);
    await client.apiKeys.roll(key.id, {});
    expect(await count()).toBe(before + 5);
    const actions = (await client.auditLog.list({ limit: 4 })).data.map(({ action }) => action);
    expect(actions.sort()).toEqual([
      'api_key.created',
      'api_key.created',
      'api_key.rolled',
      'learner.archived',
    ]);
  });

  it('filters by record, kind, actor, action, request and time', async () => {
    const clock = new ManualClock('2026-11-21T10:00:00.000Z');
    const { client } = await startServer(open, { worker: true, clock });
    const [key] = (await client.apiKeys.list()).data;
    clock.advance(1_000);
    const { data, requestId = '' } = await client.learners.create({ name: 'A' }).withResponse();
    clock.advance(1_000);
    await client.learners.archive(data.id);
    await client.school.update({ name: 'Renamed' });
    const actions = async (query: Parameters<typeof client.auditLog.list>[0]) =>
      (await client.auditLog.list({ order: 'asc', ...query })).data.map(({ action }) => action);
    expect(await actions({ resource_type: 'learner' })).toEqual(['learner.created', 'learner.archived']);
    expect(await actions({ resource_id: data.id })).toEqual(['learner.created', 'learner.archived']);
    expect(await actions({ actor_id: key?.id ?? '' })).toEqual([
      'learner.created',
      'learner.archived',
      'school.updated',
    ]);
    expect(await actions({ action: 'school.updated' })).toEqual(['school.updated']);
    expect(await actions({ request_id: requestId })).toEqual(['learner.created']);
    expect(await actions({ from: '2026-11-21T10:00:02Z' })).toEqual(['learner.archived', 'school.updated']);
    expect(await actions({ from: '2026-11-21T10:00:01Z', to: '2026-11-21T10:00:02Z' })).toEqual([
      'learner.created',
    ]);
    expect(await actions({ resource_id: 'nothing', action: 'learner.created' })).toEqual([]);
  });

  it('is listed by number, also where ids were made in another order than entries were committed', async () => {
    const { client, database } = await startServer(open, { worker: true });
    for (const name of ['A', 'B', 'C']) await client.learners.create({ name });
    const before = (await client.auditLog.list()).data;
    const newest = before[0]?.id ?? '';
    const earliest = `aud_${'0'.repeat(10)}${newest.slice(14)}`;
    await runSql(database, `update audit_log set id = '${earliest}' where id = '${newest}'`);
    const numbers = before.map(({ sequence }) => sequence);
    for (const [order, expected] of [
      ['desc', numbers],
      ['asc', numbers.toReversed()],
    ] as const) {
      const pages = await Array.fromAsync(client.auditLog.list({ order, limit: 1 }));
      expect(pages.map(({ sequence }) => sequence)).toEqual(expected);
    }
    const times = { from: before.at(-1)?.occurred_at, to: '2100-01-01T00:00:00Z' };
    expect((await client.auditLog.list(times)).data.map(({ sequence }) => sequence)).toEqual(numbers);
    expect((await client.auditLog.list({ to: '2000-01-01T00:00:00Z' })).data).toEqual([]);
    expect((await client.auditLog.list({ from: '2100-01-01T00:00:00Z' })).data).toEqual([]);
  });

  it('takes no times for numbers, nor numbers for times', async () => {
    const { server, testKey } = await newSchool();
    const get = (search: string) => raw(server.url, testKey, 'GET', `/v1/audit-log${search}`);
    expect((await get('/verify?from_sequence=1&to_sequence=2')).body).toMatchObject({ checked: 2 });
    for (const search of ['/verify?from=1', '/verify?to=2026-11-21T10:00:00Z', '?from_sequence=1'])
      expect(await get(search), search).toMatchObject({
        status: 400,
        body: { code: 'unknown_parameter' },
      });
    expect(await get('?from=1')).toMatchObject({ status: 400, body: { code: 'invalid_parameter' } });
    expect(await get('?from=2026-11-21T10:00:00Z')).toMatchObject({ status: 200 });
  });

  it('takes no writes', async () => {
    const { client, server, testKey } = await newSchool();
    const [entry] = (await client.auditLog.list()).data;
    for (const path of ['/v1/audit-log', `/v1/audit-log/${entry?.id}`, '/v1/audit-log/verify']) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const response = await raw(server.url, testKey, method, path, { body: { action: 'forged' } });
        expect(response.status, `${method} ${path}`).toBe(405);
        expect(response.headers.get('allow')).toBe('GET, HEAD');
      }
    }
    expect(await client.auditLog.get(entry?.id ?? '')).toEqual(entry);
  });

  it('says that a secret changed and never what it is', async () => {
    const { client } = await newSchool();
    const webhook = await client.webhooks.create({ url: 'https://receiver.invalid/hooks', events: ['*'] });
    const rotated = await client.webhooks.rotateSecret(webhook.id, {});
    const entries = (await client.auditLog.list({ resource_id: webhook.id })).data;
    expect(entries.map(({ action }) => action)).toEqual(['webhook.secret_rotated', 'webhook.created']);
    expect(entries[0]?.changes).toMatchObject({
      secret_sealed: { before: '[redacted]', after: '[redacted]' },
    });
    for (const secret of [webhook.signing_secret, rotated.signing_secret]) {
      expect(JSON.stringify(entries)).not.toContain(secret.slice(6));
    }
  });
});
