import { Rollbook } from '@rollbook/sdk';
import { createServer, ManualClock, type RollbookServer } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { killChild, startChild } from '../support/child-server.ts';
import { onBothDatabases, type TestDatabase } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';
import { type Receiver, startHooked, startReceiver } from '../support/receiver.ts';
import { toLoopback } from '../support/server.ts';

/** Lets another process take over and send the first delivery again, also if its sender renews its lease meanwhile. */
async function takenOver(database: TestDatabase, other: RollbookServer, receiver: Receiver) {
  // The lease of the other process is not touched: the first one would take the delivery over in turn.
  const [claim] = await runSql(database, 'select claimed_by from deliveries where claimed_by is not null');
  expect(claim).toBeDefined();
  for (;;) {
    await runSql(
      database,
      `update process_leases set lease_until = '' where id = '${String(claim?.claimed_by)}'`,
    );
    const drained = other.drainDeliveries();
    await Promise.race([receiver.nth(2), drained]);
    if (receiver.received.length > 1) return { drained };
  }
}

onBothDatabases('a delivery whose sender dies or loses its lease', (open) => {
  it('is sent again as a new delivery when it may have been sent, and as the same when it was not', async () => {
    const database = await open();
    onTestFinished(() => database[Symbol.asyncDispose]());
    const receiver = await startReceiver();
    receiver.otherwise = 'never';
    const child = await startChild(database, 'Example School', { endpointConcurrency: 1 });
    const apiKey = child.testKey ?? '';
    const client = new Rollbook({ apiKey, baseUrl: child.url });
    const { id } = await client.webhooks.create({ url: receiver.url, events: ['*'] });
    await client.learners.create({ name: 'Thandi Example' });
    const first = await receiver.nth(1);
    for (let count = 0; count < 3; count++) await client.learners.create({ name: `Example ${count}` });
    const before = (await client.deliveries.list(id, { order: 'asc' })).data;
    expect(before.map(({ status }) => status)).toEqual(Array(4).fill('pending'));
    await killChild(child);

    receiver.otherwise = 204;
    const next = await startChild(database);
    const again = await receiver.nth(5);
    const deliveries = receiver.received.slice(1);
    const second = deliveries.find(({ event }) => event.id === first.event.id) ?? again;
    expect(second.body).toEqual(first.body);
    expect(second.deliveryId).not.toBe(first.deliveryId);
    const others = deliveries.filter((delivery) => delivery !== second);
    expect(others.map(({ deliveryId }) => deliveryId).sort()).toEqual(before.slice(1).map((one) => one.id));

    const successor = new Rollbook({ apiKey, baseUrl: next.url });
    await expect
      .poll(async () => (await successor.deliveries.list(id, { status: 'succeeded' })).data, {
        timeout: 20_000,
      })
      .toHaveLength(4);
    const log = await successor.deliveries.list(id, { event_id: first.event.id, order: 'asc' });
    expect(log.data).toMatchObject([
      {
        id: first.deliveryId,
        attempt: 1,
        trigger: 'event',
        status: 'failed',
        error: 'interrupted',
        sent_at: null,
      },
      { id: second.deliveryId, attempt: 1, trigger: 'event', status: 'succeeded', error: null },
    ]);
    expect(log.data[0]?.next_attempt_at).toBeNull();
    expect((await successor.events.deliveries(first.event.id)).data).toMatchObject([
      { outcome: 'succeeded', attempts: 1 },
    ]);
    await killChild(next);
  });

  it('ends its event when its success comes late: the new delivery is not retried', async () => {
    const hooked = await startHooked(open);
    const { client, clock, database, receiver, endpoint, server } = hooked;
    let respond = () => {};
    receiver.answers((response) => {
      respond = () => response.writeHead(204).end();
    }, 'never');
    await client.learners.create({ name: 'Thandi Example' });
    const first = await receiver.nth(1);
    // By its clock the new delivery is due when it is not yet due by that of the first.
    const ahead = new ManualClock(clock.now() + 1_000);
    const other = await createServer({
      database: database.url,
      masterKey: database.masterKey,
      clock: ahead,
      api: false,
      ...toLoopback,
    });
    onTestFinished(() => other.close());
    const taken = await takenOver(database, other, receiver);
    const second = receiver.at(2);
    expect(second.event.id).toBe(first.event.id);
    const log = async () => (await client.deliveries.list(endpoint.id, { order: 'asc' })).data;
    expect(await log()).toMatchObject([
      { id: first.deliveryId, status: 'retrying', error: 'interrupted' },
      { id: second.deliveryId, status: 'pending', attempt: 1 },
    ]);
    respond();
    await server.drainDeliveries();
    expect(await log()).toMatchObject([
      { id: first.deliveryId, status: 'succeeded', error: null, next_attempt_at: null },
      { id: second.deliveryId, status: 'pending' },
    ]);
    await receiver.close();
    await taken.drained;
    expect((await log()).map(({ status }) => status)).toEqual(['succeeded', 'failed']);
  });

  it('has the time of its school when it is taken over', async () => {
    const { client, clock, database, receiver, endpoint } = await startHooked(open);
    await client.testClock.advance({ seconds: 86_400 });
    const tomorrow = new Date(clock.now() + 86_400_000).toISOString();
    receiver.answers('never');
    await client.learners.create({ name: 'Thandi Example' });
    await receiver.nth(1);
    const { url, masterKey } = database;
    const other = await createServer({ database: url, masterKey, clock, api: false, ...toLoopback });
    onTestFinished(() => other.close());
    const { drained } = await takenOver(database, other, receiver);
    await drained;
    const { data: log } = await client.deliveries.list(endpoint.id);
    // Two processes created them in the same millisecond, so their order is not known.
    expect(log.toSorted((a, b) => a.status.localeCompare(b.status))).toMatchObject([
      { status: 'failed', error: 'interrupted', completed_at: tomorrow, next_attempt_at: null },
      { status: 'succeeded', scheduled_at: tomorrow, created_at: tomorrow },
    ]);
  });

  it('is not taken over while its sender renews its lease, however long the attempt takes', async () => {
    const hooked = await startHooked(open);
    const { client, clock, database, receiver, server } = hooked;
    let respond = () => {};
    receiver.answers((response) => {
      respond = () => response.writeHead(204).end();
    });
    await client.learners.create({ name: 'Thandi Example' });
    await receiver.nth(1);
    const other = await createServer({
      database: database.url,
      masterKey: database.masterKey,
      clock,
      api: false,
      ...toLoopback,
    });
    onTestFinished(() => other.close());
    // Hours of the schools' clock are no time for a lease.
    clock.advance(3_600_000);
    await other.drainDeliveries();
    respond();
    await server.drainDeliveries();
    await other.drainDeliveries();
    expect(receiver.received).toHaveLength(1);
  });

  it('is not taken over by a server of another container that has the same host name and process id', async () => {
    const database = await open();
    onTestFinished(() => database[Symbol.asyncDispose]());
    const receiver = await startReceiver();
    let respond = () => {};
    receiver.answers((response) => {
      respond = () => response.writeHead(204).end();
    });
    const container = { host: 'rollbook', pid: 1 };
    const first = await startChild(database, 'Example School', {}, undefined, container);
    const client = new Rollbook({ apiKey: first.testKey ?? '', baseUrl: first.url });
    const { id } = await client.webhooks.create({ url: receiver.url, events: ['*'] });
    await client.learners.create({ name: 'Thandi Example' });
    const { deliveryId } = await receiver.nth(1);
    const second = await startChild(database, '', {}, undefined, container);
    const others = new Rollbook({ apiKey: first.testKey ?? '', baseUrl: second.url });
    receiver.answers(204);
    await others.learners.create({ name: 'Sipho Example' });
    await receiver.nth(2);
    // It has looked at the claims of others by then.
    await expect
      .poll(async () => (await others.deliveries.list(id, { status: 'succeeded' })).data, { timeout: 20_000 })
      .toHaveLength(1);
    expect(await runSql(database, "select id from process_leases where lease_until = ''")).toEqual([]);
    respond();
    await expect
      .poll(async () => (await others.deliveries.list(id, { status: 'succeeded' })).data, { timeout: 20_000 })
      .toHaveLength(2);
    expect((await others.deliveries.list(id)).data.map(({ error }) => error)).toEqual([null, null]);
    expect(receiver.received.filter((one) => one.deliveryId === deliveryId)).toHaveLength(1);
    expect(receiver.received).toHaveLength(2);
    await killChild(first);
    await killChild(second);
  });

  it('is taken over by the next server of its container before its lease has expired', async () => {
    const database = await open();
    onTestFinished(() => database[Symbol.asyncDispose]());
    const receiver = await startReceiver();
    receiver.answers('never');
    const container = { host: 'rollbook', pid: 1 };
    const child = await startChild(database, 'Example School', {}, undefined, container);
    const client = new Rollbook({ apiKey: child.testKey ?? '', baseUrl: child.url });
    await client.webhooks.create({ url: receiver.url, events: ['*'] });
    await client.learners.create({ name: 'Thandi Example' });
    await receiver.nth(1);
    await killChild(child);
    const leases = await runSql(database, 'select max(lease_until) as until from process_leases');
    const next = await startChild(database, '', {}, undefined, container);
    await receiver.nth(2);
    expect(new Date().toISOString() < String(leases[0]?.until)).toBe(true);
    expect(receiver.at(2).event.id).toBe(receiver.at(1).event.id);
    await killChild(next);
  });
});
