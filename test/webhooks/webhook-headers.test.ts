import { Rollbook, type WebhookUpdate } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onBothDatabases, onEachDatabase } from '../support/databases.ts';
import { everythingStored } from '../support/inspect.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { createLearner, startHooked, verdict } from '../support/receiver.ts';
import { raw, sharedServer } from '../support/server.ts';

const url = 'https://example.org/hooks';
const secret = 'gateway-first-value"04b7\\2e';
const replaced = 'gateway-second-value';

onBothDatabases('additional headers of an endpoint', (open) => {
  it('are sent with each delivery, next to those of the server, and can be replaced and removed', async () => {
    const hooked = await startHooked(open);
    const { client, endpoint, receiver, clock, server } = hooked;
    const set = (headers: WebhookUpdate['headers']) =>
      client.webhooks.update(endpoint.id, headers ? { headers } : {});
    expect(await set({ Authorization: `Bearer ${secret}`, 'x-route': 'school 1' })).toMatchObject({
      header_names: ['Authorization', 'x-route'],
    });
    await createLearner(hooked);
    expect(receiver.at(1).headers).toMatchObject({
      authorization: `Bearer ${secret}`,
      'x-route': 'school 1',
      'service-event': 'learner.created',
      'content-type': 'application/json',
    });
    expect(verdict(receiver.at(1), endpoint.signing_secret, clock.now())).toMatchObject({
      type: 'learner.created',
    });
    expect(await set({ authorization: replaced })).toMatchObject({
      header_names: ['authorization', 'x-route'],
    });
    await client.webhooks.test(endpoint.id, { type: 'learner.created' });
    await server.drainDeliveries();
    expect(receiver.at(2).headers).toMatchObject({ authorization: replaced, 'x-route': 'school 1' });
    expect(await set({ 'X-Route': null })).toMatchObject({ header_names: ['authorization'] });
    expect(await set({ AUTHORIZATION: null, 'X-Never-Set': null })).toMatchObject({ header_names: [] });
    await createLearner(hooked);
    expect(receiver.at(3).headers).not.toHaveProperty('authorization');
    expect(receiver.at(3).headers).not.toHaveProperty('x-route');
  });

  it('are in no response, no log and no table, even if the receiver repeats them', async () => {
    const hooked = await startHooked(open);
    const { client, endpoint, receiver, server, database, testKey } = hooked;
    const headers = { Authorization: `Bearer ${secret}`, 'X-Key': replaced };
    receiver.otherwise = (response, { headers: got }) =>
      response
        .writeHead(500, { 'X-Echo': String(got.authorization) })
        .end(
          `${got['x-key']} ${JSON.stringify(got)} ${'.'.repeat(3_500)}${'.'.repeat(4_096)}`.slice(0, 4_090) +
            secret,
        );
    const key = crypto.randomUUID();
    await client.webhooks.update(endpoint.id, { headers }, { idempotencyKey: key });
    await client.webhooks.update(endpoint.id, { headers }, { idempotencyKey: key });
    await client.webhooks.create({ url, events: ['*'], headers }, { idempotencyKey: crypto.randomUUID() });
    const event = await createLearner(hooked);
    const [delivery] = (await client.deliveries.list(endpoint.id, { waiting: false })).data;
    const shown = await client.deliveryLog.get(delivery?.id ?? '');
    expect(shown.request.headers).toMatchObject({ Authorization: '[redacted]', 'X-Key': '[redacted]' });
    expect(shown.response_headers).toMatchObject({ 'x-echo': '[redacted]' });
    expect(shown.response_body).toMatch(/^\[redacted\] .*\.\[redacted\]$/);
    const audited = await client.auditLog.list({ resource_id: endpoint.id, action: 'webhook.updated' });
    expect(audited.data[0]?.changes).toMatchObject({
      header_names: { before: [], after: ['Authorization', 'X-Key'] },
      headers_sealed: { before: '[redacted]', after: '[redacted]' },
    });
    const paths = ['webhooks', 'audit-log', 'events', 'deliveries', 'requests', `events/${event}/deliveries`];
    const answers = await Promise.all(paths.map((path) => raw(server.url, testKey, 'GET', `/v1/${path}`)));
    await server.close();
    const everything = [...answers.map(({ body }) => JSON.stringify(body)), await everythingStored(database)];
    for (const text of everything) {
      expect(text).not.toContain('gateway-first');
      expect(text).not.toContain(replaced);
    }
  });
});

onEachDatabase('additional headers', (open) => {
  const newSchool = sharedServer(open);

  it.each([
    ['Service-Signature', 'x', 'reserved_header'],
    ['WEBHOOK-ID', 'x', 'reserved_header'],
    ['Service_Signature', 'x', 'reserved_header'],
    ['content_type', 'text/plain', 'reserved_header'],
    ['Host', 'x', 'reserved_header'],
    ['content-length', '1', 'reserved_header'],
    ['Content-Type', 'text/plain', 'reserved_header'],
    ['Transfer-Encoding', 'chunked', 'reserved_header'],
    ['Connection', 'close', 'reserved_header'],
    ['Proxy-Authorization', 'x', 'reserved_header'],
    ['Upgrade', 'h2c', 'reserved_header'],
    ['TE', 'trailers', 'reserved_header'],
    ['traceparent', 'x', 'reserved_header'],
    ['X Key', 'x', 'invalid_header'],
    ['X-Key:', 'x', 'invalid_header'],
    ['Ключ', 'x', 'invalid_header'],
    ['X-Key', 'a\r\nHost: b', 'invalid_header'],
    ['X-Key', 'a\nb', 'invalid_header'],
    ['X-Key', 'a\tb', 'invalid_header'],
    ['X-Key', 'é', 'invalid_header'],
    ['x'.repeat(65), 'x', 'invalid_header'],
  ])('reject %s: %j', async (name, value, code) => {
    const { client } = await newSchool();
    const problem = await refusalOf(
      client.webhooks.create({ url, events: ['*'], headers: { [name]: value } }),
    );
    expect(problem.errors).toMatchObject([{ pointer: `/headers/${name}`, code }]);
  });

  it('reject a name that is sent twice, more than ten, and too many characters', async () => {
    const { client } = await newSchool();
    const create = (headers: Record<string, string>) =>
      refusalOf(client.webhooks.create({ url, events: ['*'], headers }));
    expect((await create({ 'X-Key': 'a', 'x-key': 'b' })).errors).toMatchObject([
      { pointer: '/headers/x-key', code: 'duplicate' },
    ]);
    const many = (count: number, value = 'x') =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`X-${n}`, value]));
    const { id } = await client.webhooks.create({ url, events: ['*'], headers: many(10) });
    const more = await refusalOf(client.webhooks.update(id, { headers: { 'X-More': 'x' } }));
    expect(more.errors).toMatchObject([{ pointer: '/headers', code: 'too_many' }]);
    await client.webhooks.update(id, { headers: { 'X-More': 'x', 'X-0': null } });
    const long = await refusalOf(
      client.webhooks.update(id, { headers: { ...many(5, 'x'.repeat(2_000)), 'X-More': null } }),
    );
    expect(long.errors).toMatchObject([{ pointer: '/headers', code: 'too_long' }]);
  });

  it('can only be changed by a key that may read what the endpoint receives', async () => {
    const { client, server } = await newSchool();
    const { id } = await client.webhooks.create({ url, events: ['learner.created'] });
    const key = await client.apiKeys.create({ name: 'Hooks', scopes: ['write:webhooks', 'read:events'] });
    const other = new Rollbook({ apiKey: key.secret, baseUrl: server.url });
    expect(await codeOf(other.webhooks.update(id, { headers: { 'X-Key': 'a' } }))).toBe('insufficient_scope');
  });
});
