import { randomUUID } from 'node:crypto';
import { Rollbook } from '@rollbook/sdk';
import { ManualClock } from '@rollbook/server';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { everythingStored } from '../support/inspect.ts';
import { codeOf } from '../support/problems.ts';
import { raw, sharedServer, startServer } from '../support/server.ts';

const dayMs = 24 * 60 * 60 * 1000;
const body = { name: 'Thandi Example', class: '5B' };

onBothDatabases('idempotency keys', (open) => {
  const newSchool = sharedServer(open);

  it('gives the stored response to the same request and performs nothing', async () => {
    const { client } = await newSchool();
    const idempotencyKey = randomUUID();
    const first = await client.learners.create(body, { idempotencyKey }).withResponse();
    expect(first.replayed).toBe(false);
    await client.learners.update(first.data.id, { class: '6B' });
    const second = await client.learners
      .create(body, { idempotencyKey: idempotencyKey.toUpperCase() })
      .withResponse();
    expect(second).toMatchObject({ replayed: true, data: first.data, etag: first.etag });
    expect(second.response.status).toBe(201);
    for (const name of ['location', 'content-type', 'service-version']) {
      expect(second.response.headers.get(name)).toBe(first.response.headers.get(name));
    }
    expect(second.requestId).not.toBe(first.requestId);
    expect((await client.learners.list()).data).toHaveLength(1);
    expect((await client.events.list({ type: 'learner.created' })).data).toHaveLength(1);
    expect((await client.auditLog.list({ action: 'learner.created' })).data).toHaveLength(1);
  });

  it('leaves one record, event and entry however many identical writes come at once', async () => {
    const { client } = await newSchool();
    for (const count of [2, 7, 24]) {
      const idempotencyKey = randomUUID();
      const send = () =>
        client.learners.create({ ...body, class: `${count}` }, { idempotencyKey }).withResponse();
      const responses = await Promise.all(Array.from({ length: count }, send));
      const [{ id } = { id: '' }] = responses.map(({ data }) => data);
      expect(responses.filter(({ replayed }) => !replayed)).toHaveLength(1);
      for (const { data } of responses) expect(data).toEqual(responses[0]?.data);
      expect((await client.learners.list({ class: `${count}` })).data).toHaveLength(1);
      expect((await client.events.list({ resource_id: id })).data).toHaveLength(1);
      expect((await client.auditLog.list({ resource_id: id })).data).toHaveLength(1);
    }
  });

  it('holds for any mix of keys and bodies sent at once: each key performs one of its requests', async () => {
    const { client } = await newSchool();
    const request = fc.record({ key: fc.nat(2), label: fc.nat(1) });
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 12 }), async (requests) => {
        const keys = [randomUUID(), randomUUID(), randomUUID()];
        const marker = randomUUID();
        const responses = await Promise.all(
          requests.map(async ({ key, label }) => {
            const sent = { name: marker, class: `${key}${label}` };
            const response = await client.learners
              .create(sent, { idempotencyKey: keys[key] })
              .catch((error) => error);
            return { key, label, code: response.code, id: response.id };
          }),
        );
        const records = (await client.learners.list({ name: marker })).data;
        for (const [key] of keys.entries()) {
          const made = records.filter((record) => record.class?.startsWith(`${key}`));
          const mine = responses.filter((response) => response.key === key);
          expect(made).toHaveLength(mine.length === 0 ? 0 : 1);
          for (const { label, code, id } of mine) {
            if (id !== undefined)
              expect({ id, class: `${key}${label}` }).toEqual({ id: made[0]?.id, class: made[0]?.class });
            else expect(code).toBe('idempotency_key_reused');
          }
        }
      }),
      { numRuns: 15, seed: 7 },
    );
  });

  it('refuses a key that was used for another body, path, method or version, and changes nothing', async () => {
    const { client } = await newSchool();
    const idempotencyKey = randomUUID();
    const { id } = await client.learners.create(body);
    const other = await client.learners.create({ name: 'Other' });
    await client.learners.update(id, { class: '6B' }, { idempotencyKey });
    const reused = { status: 422, code: 'idempotency_key_reused' };
    await expect(client.learners.update(id, { class: '7B' }, { idempotencyKey })).rejects.toMatchObject(
      reused,
    );
    await expect(client.learners.update(other.id, { class: '6B' }, { idempotencyKey })).rejects.toMatchObject(
      reused,
    );
    await expect(client.learners.archive(id, { idempotencyKey })).rejects.toMatchObject(reused);
    await expect(
      client.learners.update(id, { class: '6B' }, { idempotencyKey, version: '2026-01-01' }),
    ).rejects.toMatchObject(reused);
    expect(await client.learners.get(id)).toMatchObject({ class: '6B', archived_at: null });
    expect(await client.learners.get(other.id)).toMatchObject({ class: null });
  });

  it('takes the same JSON for the same request, however it is written', async () => {
    const { client, server, testKey } = await newSchool();
    const headers = { 'Idempotency-Key': randomUUID() };
    const post = (text: string) => raw(server.url, testKey, 'POST', '/v1/learners', { text, headers });
    const first = await post('{"name":"Thandi Example","class":"5B","metadata":{"a":"1","b":"2"}}');
    expect(first.status).toBe(201);
    for (const same of [
      '{"class":"5B","metadata":{"b":"2","a":"1"},"name":"Thandi Example"}',
      '{ "name": "Thandi\\u0020Example",\n "class": "5B", "metadata": {"a": "1", "b": "2"} }\n',
    ]) {
      const again = await post(same);
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      expect(again.body).toEqual(first.body);
    }
    for (const other of [
      '{"name":"Thandi Example","class":"5B","metadata":{"a":"2","b":"1"}}',
      '{"name":"Thandi Example","class":"5B","metadata":{"a":"1"}}',
      '{"name":"Thandi Example","class":null,"metadata":{"a":"1","b":"2"}}',
    ])
      expect((await post(other)).body.code).toBe('idempotency_key_reused');
    expect((await client.learners.list()).data).toHaveLength(1);
  });

  it('takes the order of a list for a part of the request', async () => {
    const { client } = await newSchool();
    const [a, b] = [await client.learners.create({ name: 'A' }), await client.learners.create({ name: 'B' })];
    const idempotencyKey = randomUUID();
    const create = (...ids: string[]) =>
      client.feeAccounts.create({ name: 'Example family', learner_ids: ids }, { idempotencyKey });
    await create(a.id, b.id);
    expect(await codeOf(create(b.id, a.id))).toBe('idempotency_key_reused');
  });

  it('takes nothing but a UUID', async () => {
    const { client, server, testKey } = await newSchool();
    for (const key of ['', '1', 'x'.repeat(36), `${randomUUID()}0`, `${randomUUID()}, ${randomUUID()}`]) {
      const response = await raw(server.url, testKey, 'POST', '/v1/learners', {
        body,
        headers: { 'Idempotency-Key': key },
      });
      expect(response).toMatchObject({ status: 400, body: { code: 'invalid_idempotency_key' } });
    }
    expect((await client.learners.list()).data).toEqual([]);
  });

  it('does not keep what failed before doing anything', async () => {
    const { client, server, testKey } = await newSchool();
    const headers = { 'Idempotency-Key': randomUUID() };
    const post = (path: string, sent: unknown, key = testKey) =>
      raw(server.url, key, 'POST', path, { body: sent, headers });
    const { secret } = await client.apiKeys.create({ name: 'Reader', scopes: ['read:learners'] });
    const statuses = [
      (await post('/v1/learners', { name: '' })).status,
      (await post('/v1/learners', { ...body, nmae: 'A' })).status,
      (await post('/v1/learners?dry=1', body)).status,
      (await post('/v1/learners', body, secret)).status,
      (await post('/v1/learners', body, 'sk_test_wrong')).status,
      (await raw(server.url, testKey, 'POST', '/v1/learners', { text: '{', headers })).status,
    ];
    expect(statuses).toEqual([422, 422, 400, 403, 401, 400]);
    const response = await post('/v1/learners', body);
    expect(response.status).toBe(201);
    expect(response.headers.get('idempotent-replayed')).toBeNull();
  });

  it('keeps what the state of the school refused, until the key expires', async () => {
    const clock = new ManualClock();
    const { client } = await startServer(open, { clock });
    const holder = await client.learners.create({ ...body, admission_number: 'A-1' });
    const absent = `lrn_${'0'.repeat(26)}`;
    const keys = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const attempts = [
      () => client.learners.create({ ...body, admission_number: 'A-1' }, { idempotencyKey: keys[0] }),
      () => client.learners.archive(absent, { idempotencyKey: keys[1] }),
      () => client.learners.update(holder.id, { class: '6B' }, { ifMatch: '"7"', idempotencyKey: keys[2] }),
      () => client.learners.update(holder.id, { class: '6B' }, { ifMatch: '"7"', idempotencyKey: keys[3] }),
    ];
    const codes = () => Promise.all(attempts.map((attempt) => codeOf(attempt())));
    const refused = ['already_exists', 'not_found', 'precondition_failed', 'precondition_failed'];
    expect(await codes()).toEqual(refused);
    await client.learners.archive(holder.id);
    expect(await codes()).toEqual(refused);
    clock.advance(dayMs);
    expect(await codes()).toEqual(['done', 'not_found', 'precondition_failed', 'precondition_failed']);
  });

  it('forgets a key after 24 hours, not before, and then keeps its new response as long', async () => {
    const clock = new ManualClock();
    const { client } = await startServer(open, { clock });
    const idempotencyKey = randomUUID();
    const create = () => client.learners.create(body, { idempotencyKey }).withResponse();
    const first = await create();
    clock.advance(dayMs - 1);
    expect((await create()).data.id).toBe(first.data.id);
    clock.advance(1);
    const second = await create();
    expect(second.replayed).toBe(false);
    expect(second.data.id).not.toBe(first.data.id);
    clock.advance(dayMs - 1);
    expect(await create()).toMatchObject({ replayed: true, data: { id: second.data.id } });
  });

  it('keeps a failure under a key that had expired', async () => {
    const clock = new ManualClock();
    const { client } = await startServer(open, { clock });
    const idempotencyKey = randomUUID();
    const create = () => client.learners.create({ ...body, admission_number: 'A-1' }, { idempotencyKey });
    const { id } = await create();
    clock.advance(dayMs);
    await expect(create()).rejects.toMatchObject({ code: 'already_exists' });
    await client.learners.archive(id);
    await expect(create()).rejects.toMatchObject({ code: 'already_exists' });
  });

  it('is of one school: the same key in another is another', async () => {
    const { client, live, server } = await startServer(open);
    const { testKey } = await server.createSchool({ name: 'Second School' });
    const second = new Rollbook({ apiKey: testKey, baseUrl: server.url, maxRetries: 0 });
    const idempotencyKey = randomUUID();
    const made = [];
    for (const each of [client, live, second])
      made.push(await each.learners.create(body, { idempotencyKey }).withResponse());
    expect(made.map(({ replayed }) => replayed)).toEqual([false, false, false]);
    expect(new Set(made.map(({ data }) => data.id)).size).toBe(3);
  });

  it('gives a secret again that it does not keep in plain text', async () => {
    const { client, database } = await startServer(open);
    const keys = { webhook: randomUUID(), key: randomUUID(), rotation: randomUUID(), roll: randomUUID() };
    const target = { url: 'https://receiver.invalid/hooks', events: ['*' as const] };
    const makeWebhook = () => client.webhooks.create(target, { idempotencyKey: keys.webhook });
    const makeKey = () =>
      client.apiKeys.create({ name: 'A', scopes: ['read:learners'] }, { idempotencyKey: keys.key });
    const webhook = await makeWebhook();
    const key = await makeKey();
    const rotate = () => client.webhooks.rotateSecret(webhook.id, {}, { idempotencyKey: keys.rotation });
    const roll = () => client.apiKeys.roll(key.id, {}, { idempotencyKey: keys.roll });
    const rotated = await rotate();
    const rolled = await roll();
    expect(await makeWebhook()).toEqual(webhook);
    expect(await makeKey()).toEqual(key);
    expect(await rotate()).toEqual(rotated);
    expect(await roll()).toEqual(rolled);
    const secrets = [webhook.signing_secret, key.secret, rotated.signing_secret, rolled.secret];
    expect(new Set(secrets).size).toBe(4);
    const stored = await everythingStored(database);
    expect(stored).toContain(webhook.id);
    for (const secret of secrets) {
      const [plain = ''] = secret.split('_').slice(-1);
      expect(stored).not.toContain(plain);
      expect(stored).not.toContain(Buffer.from(secret).toString('base64').slice(0, 32));
    }
  });
});
