import { Rollbook } from '@rollbook/sdk';
import { createServer } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf } from '../support/problems.ts';
import { createLearner, startHooked, startReceiver, verdict } from '../support/receiver.ts';
import { toLoopback } from '../support/server.ts';
import { soonAfter } from '../support/times.ts';

const hour = 3600;
const day = 24 * hour;

onEachDatabase('the clock of a test school', (open) => {
  it('is advanced through the API, so that the seven attempts of 24 hours are seen at once', async () => {
    const hooked = await startHooked(open);
    const { client, server, receiver, endpoint } = hooked;
    receiver.otherwise = 500;
    await createLearner(hooked);
    for (const seconds of [30, 300, 30 * 60, 2 * hour, 6 * hour, day - 30_930]) {
      await client.testClock.advance({ seconds });
      await server.drainDeliveries();
    }
    const log = await client.deliveries.list(endpoint.id, { order: 'asc' });
    expect(log.data.map(({ attempt, status }) => [attempt, status])).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((attempt) => [attempt, 'failed']),
      [7, 'failed'],
    ]);
    const [first, , , , , , last] = log.data;
    expect(Date.parse(last?.sent_at ?? '') - Date.parse(first?.sent_at ?? '')).toBe(day * 1000);
    const { now, advanced_seconds } = await client.testClock.get();
    expect([now, advanced_seconds]).toEqual(['2026-11-22T08:00:00.000Z', 86_400]);
    const audit = await client.auditLog.list({ action: 'test_clock.advanced', limit: 1 });
    expect(audit.data[0]?.changes).toEqual({ advanced_seconds: { before: 30_930, after: 86_400 } });
  });

  it('does not change the time with which deliveries are signed, because receivers compare it with their own', async () => {
    const hooked = await startHooked(open);
    const { client, clock, receiver, endpoint } = hooked;
    await client.testClock.advance({ seconds: 90 * day });
    const id = await createLearner(hooked);
    expect(verdict(receiver.at(1), endpoint.signing_secret, clock.now())).toMatchObject({ id });
    const [delivery] = (await client.deliveries.list(endpoint.id)).data;
    expect(delivery?.sent_at).toBe('2027-02-19T08:00:00.000Z');
    const { request } = await client.deliveryLog.get(delivery?.id ?? '');
    expect(request.headers).not.toHaveProperty('Service-Timestamp');
    expect(request.headers).toMatchObject({ 'Service-Event': 'learner.created' });
  });

  it('leads to an endpoint that is disabled after five days of failures', async () => {
    const hooked = await startHooked(open);
    const { client, server, receiver, endpoint } = hooked;
    receiver.otherwise = 500;
    for (let n = 0; n < 10; n++) await createLearner(hooked, { drain: false });
    await server.drainDeliveries();
    for (let n = 0; n < 6; n++) {
      await client.testClock.advance({ seconds: day });
      await server.drainDeliveries();
      await createLearner(hooked);
    }
    expect(await client.webhooks.get(endpoint.id)).toMatchObject({
      status: 'disabled',
      disabled_reason: 'failing',
    });
  });

  it('is that of its requests, and changes neither the live school nor other schools', async () => {
    const { client, live, server, testKey } = await startHooked(open);
    await client.testClock.advance({ seconds: 40 * day });
    const { id, created_at } = await client.learners.create({ name: 'Thandi Example' });
    expect(created_at).toEqual(soonAfter('2026-12-31T08:00:00.000Z'));
    await client.learners.leave(id, { left_on: '2026-12-31', left_reason: 'completed' });
    expect((await live.learners.create({ name: 'Sipho Example' })).created_at).toEqual(
      soonAfter('2026-11-21T08:00:00.000Z'),
    );
    expect(await live.testClock.get()).toMatchObject({ advanced_seconds: 0 });
    const other = await server.createSchool({ name: 'Other Example School' });
    const theirs = new Rollbook({ apiKey: other.testKey, baseUrl: server.url, maxRetries: 0 });
    expect(await theirs.testClock.get()).toMatchObject({ now: '2026-11-21T08:00:00.000Z' });
    expect(testKey).toMatch(/^sk_test_/);
  });

  it('delays no deliveries of others, in another process too', async () => {
    const hooked = await startHooked(open, { worker: false });
    const { client, clock, receiver, database, server } = hooked;
    await client.testClock.advance({ seconds: day });
    const other = await server.createSchool({ name: 'Other Example School' });
    const theirs = new Rollbook({ apiKey: other.testKey, baseUrl: server.url, maxRetries: 0 });
    const theirReceiver = await startReceiver();
    theirReceiver.answers(500, 204);
    await theirs.webhooks.create({ url: theirReceiver.url, events: ['*'] });
    await createLearner(hooked, { drain: false });
    await theirs.learners.create({ name: 'Sipho Example' });
    const { url, masterKey } = database;
    const worker = await createServer({ database: url, masterKey, clock, api: false, ...toLoopback });
    onTestFinished(() => worker.close());
    await worker.drainDeliveries();
    expect(receiver.received).toHaveLength(1);
    // Their second attempt is due in 30 seconds by their own clock, however far ahead another one is.
    expect(theirReceiver.received).toHaveLength(1);
    clock.advance(30_000);
    await worker.drainDeliveries();
    expect(theirReceiver.received).toHaveLength(2);
  });

  it('cannot be advanced in a live school, back, or beyond 100 years', async () => {
    const { client, live } = await startHooked(open);
    expect(await codeOf(live.testClock.advance({ seconds: 1 }))).toBe('test_mode_only');
    for (const seconds of [0, -1, 31_536_001])
      expect(await codeOf(client.testClock.advance({ seconds }))).toBe('validation_failed');
    for (let year = 0; year < 100; year++) await client.testClock.advance({ seconds: 365 * day });
    expect(await codeOf(client.testClock.advance({ seconds: 1 }))).toBe('validation_failed');
  });
});
