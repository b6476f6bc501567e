import { Rollbook } from '@rollbook/sdk';
import { type CreateServerOptions, createServer, ManualClock, type RollbookServer } from '@rollbook/server';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { onBothDatabases, openPostgres, type TestDatabase } from '../support/databases.ts';
import { lockForReading, untilBlocked } from '../support/inspect.ts';
import { startReceiver } from '../support/receiver.ts';
import { raw, toLoopback } from '../support/server.ts';

onBothDatabases('several processes on one database', (open, dialect) => {
  it('deliver when one responds to requests and another sends', async () => {
    const database = await openUntilTheEnd(open);
    const api = await start(database, { worker: false });
    const worker = await start(database, { api: false });
    const receiver = await startReceiver();
    const { testKey } = await api.createSchool({ name: 'Example School' });
    const client = new Rollbook({ apiKey: testKey, baseUrl: api.url });
    const { id } = await client.webhooks.create({ url: receiver.url, events: ['*'] });
    const notified = dialect === 'postgres' ? await nextNotification(database.url) : undefined;
    const learner = await client.learners.create({ name: 'Thandi Example' });
    await notified?.();
    expect((await receiver.nth(1)).event.data.id).toBe(learner.id);
    await worker.drainDeliveries();
    expect((await client.deliveries.list(id)).data).toMatchObject([{ attempt: 1, status: 'succeeded' }]);
    expect((await raw(worker.url, testKey, 'GET', '/v1/learners')).status).toBe(404);
  });

  it('take over what one gives back when it stops', async () => {
    const database = await openUntilTheEnd(open);
    const clock = new ManualClock();
    const first = await start(database, {
      clock,
      webhooks: { allowLoopbackTargets: true, endpointConcurrency: 1 },
    });
    const receiver = await startReceiver();
    const { testKey } = await first.createSchool({ name: 'Example School' });
    const client = new Rollbook({ apiKey: testKey, baseUrl: first.url });
    const { id } = await client.webhooks.create({ url: receiver.url, events: ['*'] });
    let respond = () => {};
    receiver.answers((response) => {
      respond = () => response.writeHead(204).end();
    });
    for (let count = 0; count < 4; count++) await client.learners.create({ name: `Example ${count}` });
    await receiver.nth(1);
    const stopped = first.close();
    respond();
    await stopped;
    expect(receiver.received).toHaveLength(1);
    // The clock stands still: no lease of the first ends by itself.
    const second = await start(database, { clock });
    await second.drainDeliveries();
    expect(new Set(receiver.eventIds).size).toBe(4);
    expect(receiver.received).toHaveLength(4);
    const successor = new Rollbook({ apiKey: testKey, baseUrl: second.url });
    const { data } = await successor.deliveries.list(id);
    expect(data.map(({ attempt, status }) => `${attempt} ${status}`)).toEqual(Array(4).fill('1 succeeded'));
  });
});

describe('two engines on one PostgreSQL', () => {
  it('send each of 300 events once, whether it was offered to one or lay there for both', async () => {
    const database = await openUntilTheEnd(openPostgres);
    const clock = new ManualClock();
    const servers = [await start(database, { clock }), await start(database, { clock })] as const;
    const receiver = await startReceiver();
    const { testKey } = await servers[0].createSchool({ name: 'Example School' });
    const clients = servers.map(({ url }) => new Rollbook({ apiKey: testKey, baseUrl: url }));
    const [client] = clients;
    if (!client) throw new Error('no client');
    const endpoints = await Promise.all(
      [1, 2, 3].map((at) => client.webhooks.create({ url: `${receiver.url}/${at}`, events: ['*'] })),
    );
    const change = (count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, at) =>
          clients[at % 2]?.learners.create({ name: `Example ${at}`, status: 'active' }),
        ),
      );
    const drain = () => Promise.all(servers.map((server) => server.drainDeliveries()));
    await change(150);
    await drain();
    for (const { id } of endpoints) await client.webhooks.pause(id);
    await change(150);
    for (const { id } of endpoints) await client.webhooks.activate(id);
    clock.advance(60_000);
    await drain();
    const sent = receiver.received.map(({ deliveryId }) => deliveryId);
    expect(sent).toHaveLength(900);
    expect(new Set(sent).size).toBe(900);
    expect(new Set(receiver.received.map(({ event, path }) => `${event.id} ${path}`)).size).toBe(900);
    for (const { id } of endpoints) {
      expect((await client.deliveries.list(id, { status: 'pending' })).data).toEqual([]);
    }
  });

  it('end an event when one records its success while the other records a failure', async () => {
    const database = await openUntilTheEnd(openPostgres);
    const [clock, late] = [new ManualClock(), new ManualClock()];
    const [first, second] = [await start(database, { clock }), await start(database, { clock: late })];
    const receiver = await startReceiver();
    const { testKey } = await first.createSchool({ name: 'Example School' });
    const client = new Rollbook({ apiKey: testKey, baseUrl: second.url });
    const { id } = await client.webhooks.create({ url: receiver.url, events: ['*'] });
    const responders: (() => void)[] = [];
    receiver.answers(
      500,
      (response) => responders.push(() => response.writeHead(500).end()),
      (response) => responders.push(() => response.writeHead(204).end()),
    );
    await client.learners.create({ name: 'Thandi Example' });
    const { deliveryId } = await receiver.nth(1);
    await second.drainDeliveries();
    // The retry is due by the clock of the first only, and the redelivery is sent by the second.
    clock.advance(30_000);
    const retried = first.drainDeliveries();
    await receiver.nth(2);
    await client.deliveries.redeliver(id, deliveryId);
    await receiver.nth(3);
    // Both transactions are held right before their commits.
    const unlock = await lockForReading(database, 'delivery_counts');
    for (const respond of responders) respond();
    await untilBlocked(database, 2);
    await unlock();
    await Promise.all([retried, second.drainDeliveries()]);
    const log = (await client.deliveries.list(id, { order: 'asc' })).data;
    expect(log.filter(({ trigger }) => trigger === 'redelivery')).toMatchObject([{ status: 'succeeded' }]);
    expect(log.filter(({ status }) => status === 'pending')).toEqual([]);
    clock.advance(86_400_000);
    await first.drainDeliveries();
    expect(receiver.received).toHaveLength(3);
  });
});

async function openUntilTheEnd(open: () => Promise<TestDatabase>): Promise<TestDatabase> {
  const database = await open();
  onTestFinished(() => database[Symbol.asyncDispose]());
  return database;
}

async function start(database: TestDatabase, options: CreateServerOptions): Promise<RollbookServer> {
  const server = await createServer({
    database: database.url,
    masterKey: database.masterKey,
    ...toLoopback,
    ...options,
  });
  onTestFinished(() => server.close());
  return server;
}

/** Listens as a worker does; gives a function that waits until something was heard. */
async function nextNotification(url: string): Promise<() => Promise<unknown>> {
  const listener = new pg.Client({ connectionString: url });
  await listener.connect();
  onTestFinished(() => listener.end());
  const heard = new Promise((resolve) => listener.once('notification', resolve));
  await listener.query('LISTEN rollbook_deliveries');
  return () => heard;
}
