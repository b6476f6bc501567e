import { Rollbook } from '@rollbook/sdk';
import { createServer } from '@rollbook/server';
import { expressWebhook } from '@rollbook/webhook-verify/express';
import { createDeduplicator } from '@rollbook/webhook-verify/node';
import { afterEach, expect, it, vi } from 'vitest';
import { importInto, learners } from '../support/imports.ts';
import { listen } from '../support/server.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** What Vitest fakes if it is asked for everything, but `nextTick` and `queueMicrotask`, without which `fetch` of Node stops. */
const toFake = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'performance',
  'hrtime',
  'Date',
] as const;

it('an embedded server runs while timers and Date are faked', { timeout: 30_000 }, async () => {
  vi.useFakeTimers({ toFake: [...toFake], now: new Date('2030-01-01T00:00:00Z') });
  const server = await createServer({ webhooks: { allowLoopbackTargets: true } });
  const { testKey } = await server.createSchool({ name: 'Example School' });
  const client = new Rollbook({ apiKey: testKey, baseUrl: server.url, maxRetries: 0 });
  const handled: string[] = [];
  const secret: string[] = [];
  const url = await listen(
    expressWebhook(
      {
        secret: () => secret[0],
        clock: () => new Date(server.clock.now()),
        deduplicator: createDeduplicator(),
      },
      ({ type }) => handled.push(type),
    ),
  );
  const endpoint = await client.webhooks.create({ url, events: ['learner.created'] });
  secret.push(endpoint.signing_secret);
  // The second delivery uses the connection of the first.
  for (const name of ['Thandi Example', 'Naledi Example']) {
    await client.learners.create({ name });
    await server.drainDeliveries();
  }
  expect(handled).toEqual(['learner.created', 'learner.created']);
  const body = { kind: 'learners', source: 'sis', rows: learners(1) } as const;
  expect(await importInto(server, client, body)).toMatchObject({ status: 'completed' });
  expect((await client.learners.list()).data).toHaveLength(3);
  // The clock of the server is that of the system, and not that of the test.
  expect(Date.now()).toBe(Date.parse('2030-01-01T00:00:00Z'));
  expect(server.clock.now()).not.toBe(Date.now());
  await server.close();
});
