// A test suite of your own: the whole server runs inside it, on a database in memory.
import { once } from 'node:events';
import { createServer as createReceiver } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Rollbook } from '@rollbook/sdk';
import { createServer, ManualClock } from '@rollbook/server';
import { verify } from '@rollbook/webhook-verify/node';
import { expect, onTestFinished, test } from 'vitest';

test('a receiver that was away gets the event at the next attempt', async () => {
  const clock = new ManualClock('2026-11-02T08:00:00Z');
  await using server = await createServer({ clock, webhooks: { allowLoopbackTargets: true } });
  const { testKey } = await server.createSchool({ name: 'Example School' });
  const client = new Rollbook({ apiKey: testKey, baseUrl: server.url });

  const answers = [503, 200];
  const received: { body: string; signature: string }[] = [];
  const receiver = createReceiver(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    received.push({ body, signature: String(request.headers['service-signature']) });
    response.writeHead(answers.shift() ?? 200).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void receiver.close());
  await once(receiver, 'listening');

  const { signing_secret: secret } = await client.webhooks.create({
    url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`,
    events: ['learner.created'],
  });
  const learner = await client.learners.create({ name: 'Thandi Example' });

  await server.drainDeliveries();
  clock.advance(30_000);
  await server.drainDeliveries();

  const now = new Date(clock.now());
  const events = received.map(({ body, signature }) => verify({ body, headers: signature, secret, now }));
  const names = events.map((event) => (event.type === 'learner.created' ? event.data.name : undefined));
  expect(names).toEqual([learner.name, learner.name]);
  expect(new Set(events.map((event) => event.id)).size).toBe(1);
});
