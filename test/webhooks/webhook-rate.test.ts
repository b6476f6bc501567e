import { Rollbook } from '@rollbook/sdk';
import { createServer, ManualClock } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { type Receiver, startHooked, startReceiver } from '../support/receiver.ts';
import { startServer, toLoopback } from '../support/server.ts';

const stepMs = 20;

/** Advances a clock in steps, and gives the number of deliveries that each receiver got in each step. */
async function countSteps(
  clock: ManualClock,
  steps: number,
  drain: () => Promise<unknown>,
  receivers: readonly Receiver[],
): Promise<number[][]> {
  const counts = receivers.map((): number[] => []);
  for (let step = 0; step < steps; step++) {
    await drain();
    for (const [at, { received }] of receivers.entries())
      counts[at]?.push(received.length - sum(counts[at] ?? []));
    clock.advance(stepMs);
  }
  return counts;
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** The most deliveries of any second. */
const mostPerSecond = (counts: readonly number[]): number =>
  Math.max(...counts.map((_, at) => sum(counts.slice(at, at + 1_000 / stepMs))));

onBothDatabases('an endpoint with a limit of deliveries per second', (open) => {
  it.each([
    [1, 4, 200],
    [4, 12, 200],
    [30, 60, 200],
  ])(
    'of %i gets %i deliveries as fast as that allows and no faster, in first attempts',
    async (limit, events, steps) => {
      const { client, clock, server, receiver, endpoint } = await startHooked(open);
      const slow = await startReceiver();
      const { id } = await client.webhooks.create({
        url: slow.url,
        events: ['learner.created'],
        max_deliveries_per_second: limit,
      });
      for (let n = 0; n < events; n++) await client.learners.create({ name: `Example ${n}` });
      await server.drainDeliveries();
      const waiting = events - slow.received.length;
      expect(waiting).toBeGreaterThan(0);
      expect(receiver.received).toHaveLength(events);
      expect(await client.webhooks.stats(id)).toMatchObject({ pending: waiting, rate_limited: waiting });
      const [ofSlow = []] = await countSteps(clock, steps, () => server.drainDeliveries(), [slow]);
      expect(mostPerSecond(ofSlow)).toBeLessThanOrEqual(limit);
      expect(sum(ofSlow)).toBe(events);
      const needed = ofSlow.findLastIndex((count) => count > 0) * stepMs;
      expect(needed).toBeLessThanOrEqual((events / limit) * 1_000 * 1.25);
      expect(new Set(slow.eventIds).size).toBe(events);
      const { data } = await client.deliveries.list(id, { limit: 100 });
      expect(new Set(data.map(({ attempt, status }) => `${attempt} ${status}`))).toEqual(
        new Set(['1 succeeded']),
      );
      expect(await client.webhooks.stats(id)).toMatchObject({ pending: 0, rate_limited: 0 });
      expect(await client.webhooks.stats(endpoint.id)).toMatchObject({ rate_limited: 0 });
    },
  );

  it('shows what waits for it, and counts redeliveries, recoveries and tests too', async () => {
    const { client, clock, server, receiver, endpoint } = await startHooked(open);
    await client.webhooks.update(endpoint.id, { max_deliveries_per_second: 1 });
    await client.learners.create({ name: 'Thandi Example' });
    await server.drainDeliveries();
    const [first] = (await client.deliveries.list(endpoint.id)).data;
    await client.deliveries.redeliver(endpoint.id, first?.id ?? '');
    await client.webhooks.test(endpoint.id, { type: 'learner.created' });
    await server.drainDeliveries();
    expect(receiver.received).toHaveLength(1);
    const waiting = await client.deliveryLog.list({ waiting: true });
    expect(waiting.data.map(({ status, trigger, sent_at }) => [status, trigger, sent_at])).toEqual([
      ['pending', 'test', null],
      ['pending', 'redelivery', null],
    ]);
    const counts = await countSteps(clock, 125, () => server.drainDeliveries(), [receiver]);
    expect(counts[0]?.flatMap((count, at) => (count > 0 ? [at] : []))).toEqual([0, 50, 100]);
    await client.webhooks.update(endpoint.id, { max_deliveries_per_second: null });
    for (let n = 0; n < 3; n++) await client.learners.create({ name: `Example ${n}` });
    await server.drainDeliveries();
    expect(receiver.received).toHaveLength(6);
  });

  it('is not blocked when the clock of the school is set back', async () => {
    const { client, clock, server, receiver, endpoint } = await startHooked(open);
    await client.webhooks.update(endpoint.id, { max_deliveries_per_second: 1 });
    await client.learners.create({ name: 'Thandi Example' });
    await server.drainDeliveries();
    clock.advance(-86_400_000);
    await client.learners.create({ name: 'Sipho Example' });
    await server.drainDeliveries();
    clock.advance(1_000);
    await server.drainDeliveries();
    expect(receiver.received).toHaveLength(2);
  });

  it('is sent what waited as soon as its turn comes, without another event', async () => {
    const { client } = await startServer(open, { worker: true });
    const receiver = await startReceiver();
    await client.webhooks.create({ url: receiver.url, events: ['*'], max_deliveries_per_second: 20 });
    await Promise.all(Array.from({ length: 5 }, (_, n) => client.learners.create({ name: `Example ${n}` })));
    await receiver.nth(5);
    expect(new Set(receiver.eventIds).size).toBe(5);
  });
});

onBothDatabases('processes that share a limit of deliveries per second', (open) => {
  it('do not exceed it together', async () => {
    const database = await open();
    onTestFinished(() => database[Symbol.asyncDispose]());
    const clock = new ManualClock('2026-11-21T08:00:00.000Z');
    const servers = await Promise.all(
      [1, 2].map(() =>
        createServer({ database: database.url, masterKey: database.masterKey, clock, ...toLoopback }),
      ),
    );
    onTestFinished(async () => {
      for (const server of servers) await server.close();
    });
    const [server] = servers;
    const { testKey } = (await server?.createSchool({ name: 'Example School' })) ?? {};
    const client = new Rollbook({ apiKey: testKey ?? '', baseUrl: server?.url ?? '' });
    const receiver = await startReceiver();
    await client.webhooks.create({
      url: receiver.url,
      events: ['learner.created'],
      max_deliveries_per_second: 5,
    });
    for (let n = 0; n < 12; n++) await client.learners.create({ name: `Example ${n}` });
    const drain = () => Promise.all(servers.map((each) => each.drainDeliveries()));
    const [counts = []] = await countSteps(clock, 200, drain, [receiver]);
    expect(mostPerSecond(counts)).toBeLessThanOrEqual(5);
    expect(sum(counts)).toBe(12);
    expect(new Set(receiver.eventIds).size).toBe(12);
  });
});
