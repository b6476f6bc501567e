import { createHash, randomUUID } from 'node:crypto';
import { type CreateServerOptions, ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { openBehindProxy } from '../support/proxy.ts';
import { startReceiver } from '../support/receiver.ts';
import { schoolYear, today } from '../support/school-year.ts';
import { clientOf, type Started, startServer } from '../support/server.ts';

/**
 * A server on PostgreSQL behind a proxy that counts, with an endpoint that is sent every event. It has no worker and no
 * request log, which would use the connection of a request after its statements.
 */
async function startCounting(options: CreateServerOptions = {}) {
  const { proxy, behind } = await openBehindProxy();
  const started = await startServer(async () => behind, { requestLogDays: 0, ...options });
  const receiver = await startReceiver();
  await started.client.webhooks.create({ url: receiver.url, events: ['*'] });
  // The tasks of the day, which read and lock learners too, are done before anything is counted.
  await started.server.drainJobs();
  return { ...started, proxy };
}

it('a server that starts opens a connection for its work, one to see whether they are shared, and one to listen', async () => {
  const { proxy, behind } = await openBehindProxy();
  await startServer(async () => ({ ...behind, url: `${behind.url}?sslmode=disable` }));
  expect(proxy.accepted()).toBe(3);
});

it('a request takes few round trips to PostgreSQL, the look-up of its key included', async () => {
  const started = await startCounting();
  const learner = await started.client.learners.create({ name: 'Thandi Example' });
  await started.client.gradeLevels.create({ label: 'Grade 1', order: 1 });
  const count = async (work: (client: Started['client']) => PromiseLike<unknown>) => {
    // The server has not seen this key yet, so its look-up is one of the round trips; a notification that came after
    // it would be the reason for another.
    const notified = started.proxy.received('rollbook_credentials');
    const { secret } = await started.client.apiKeys.create({
      name: 'Example',
      scopes: ['read:learners', 'write:learners'],
    });
    await notified;
    const all = await started.proxy.roundTrips(async () => work(clientOf(started.server, secret)));
    const named = [createHash('sha256').update(secret).digest('hex'), 'from "learners"', 'into "learners"'];
    return all.filter((trips) => named.some((text) => trips.join().includes(text))).flat().length;
  };
  const counted = {
    create: await count((client) =>
      client.learners.create(
        { name: 'Sipho Example', admission_number: 'A1' },
        { idempotencyKey: randomUUID() },
      ),
    ),
    'create in a grade level': await count((client) =>
      client.learners.create(
        { name: 'Lerato Example', admission_number: 'A2', grade_level: 'grade 1' },
        { idempotencyKey: randomUUID() },
      ),
    ),
    update: await count((client) => client.learners.update(learner.id, { preferred_name: 'T' })),
    get: await count((client) => client.learners.get(learner.id)),
    list: await count((client) => client.learners.list({ limit: 10 })),
  };
  expect(counted).toEqual({
    create: 5,
    'create in a grade level': 6,
    update: 5,
    get: 2,
    list: 2,
  });
});

it('a change of a learner and a class locks no row', async () => {
  const { client, proxy } = await startCounting({ clock: new ManualClock(Date.parse(`${today}T08:00:00Z`)) });
  const { a, b } = await schoolYear(client);
  const learner = await client.learners.create({ name: 'Thandi Example', class_id: a.id });
  const trips = await proxy.roundTrips(async () => {
    const moved = await client.learners.update(learner.id, { class_id: b.id });
    expect(moved.class_id).toBe(b.id);
  });
  const sent = trips.map((ofConnection) => ofConnection.join()).join(';');
  // By id; other statements read learners too.
  expect(sent).toContain('update "learners"');
  expect(sent).not.toMatch(/from "(learners|classes|enrollments)" [^;]*?for (update|share|key share)/);
});
