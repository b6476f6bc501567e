import { createServer, type RollbookServer } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { type OpenDatabase, onBothDatabases } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';
import { type Hooked, startHooked } from '../support/receiver.ts';
import { toLoopback } from '../support/server.ts';

const many = 450;
// What one transaction changes.
const rowsAtOnce = 200;

onBothDatabases('many deliveries that wait for one endpoint', (open) => {
  it('are held at once by a pause that changes few of them, and their rows follow', async () => {
    const hooked = await startWithBacklog(open);
    const { client, endpoint, receiver } = hooked;
    await client.webhooks.pause(endpoint.id);
    expect(await shown(hooked)).toEqual({ held: many });
    expect((await stored(hooked)).pending).toBeGreaterThanOrEqual(many - rowsAtOnce);
    const worker = await startWorker(hooked);
    await worker.drainDeliveries();
    expect(await stored(hooked)).toEqual({ held: many });
    expect(receiver.received).toEqual([]);
  });

  it('go out gently when the endpoint is activated, also by another process', async () => {
    const hooked = await startWithBacklog(open);
    const { client, clock, endpoint, receiver } = hooked;
    await client.webhooks.pause(endpoint.id);
    const former = await startWorker(hooked);
    await former.drainDeliveries();
    await former.close();
    await client.webhooks.activate(endpoint.id);
    expect((await stored(hooked)).pending).toBeLessThanOrEqual(rowsAtOnce);
    const worker = await startWorker(hooked);
    for (let seconds = 0; seconds <= 50; seconds += 10) {
      await worker.drainDeliveries();
      expect(receiver.received.length).toBe(Math.min(many, seconds * 10 + 1));
      clock.advance(10_000);
    }
    expect(new Set(receiver.received.map(({ deliveryId }) => deliveryId)).size).toBe(many);
    expect(await shown(hooked)).toEqual({ succeeded: many });
  });

  it('are discarded at once when the owner asks for it, and what comes later is sent', async () => {
    const hooked = await startWithBacklog(open);
    const { client, endpoint, receiver, clock } = hooked;
    await client.webhooks.pause(endpoint.id);
    await client.webhooks.activate(endpoint.id, { held: 'discard' });
    expect(await shown(hooked)).toEqual({ cancelled: many });
    expect((await stored(hooked)).cancelled).toBeLessThanOrEqual(rowsAtOnce);
    clock.advance(1);
    const later = await client.learners.create({ name: 'Sipho Example' });
    const worker = await startWorker(hooked);
    await worker.drainDeliveries();
    expect(receiver.received.map(({ event }) => event.data.id)).toEqual([later.id]);
    expect(await stored(hooked)).toEqual({ cancelled: many, succeeded: 1 });
    const audit = await client.auditLog.list({ resource_id: endpoint.id, action: 'webhook.activated' });
    expect(audit.data).toMatchObject([{ reason: expect.stringContaining('discarded') }]);
  });

  it('are cancelled at once when the endpoint is archived, and stay so when it is restored', async () => {
    const hooked = await startWithBacklog(open);
    const { client, endpoint, receiver } = hooked;
    await client.webhooks.archive(endpoint.id);
    expect(await shown(hooked)).toEqual({ cancelled: many });
    expect((await stored(hooked)).cancelled).toBeLessThanOrEqual(rowsAtOnce);
    await client.webhooks.restore(endpoint.id);
    expect(await shown(hooked)).toEqual({ cancelled: many });
    await client.webhooks.activate(endpoint.id);
    const worker = await startWorker(hooked);
    await worker.drainDeliveries();
    expect(await stored(hooked)).toEqual({ cancelled: many });
    expect(receiver.received).toEqual([]);
  });
});

/** A server that sends nothing itself, with deliveries that wait. */
async function startWithBacklog(open: OpenDatabase): Promise<Hooked> {
  const hooked = await startHooked(open, { worker: false });
  await hooked.client.learners.create({ name: 'Thandi Example' });
  // Each is an event and a delivery like the first ones, with identifiers of their own.
  const numbers = `with recursive n (i) as (select 10000 union all select i + 1 from n where i < ${10_000 + many - 2})`;
  const numbered = (id: string) => `substr(${id}, 1, 25) || cast(i as text)`;
  await runSql(
    hooked.database,
    `${numbers} insert into events (school_id, id, type, resource_id, data, is_test, confidential, created_at)
     select school_id, ${numbered('id')}, type, resource_id, data, is_test, confidential, created_at
     from n, (select * from events limit 1) as template`,
  );
  await runSql(
    hooked.database,
    `${numbers} insert into deliveries (school_id, id, webhook_id, event_id, event_type, attempt, "trigger", status, scheduled_at, created_at, started)
     select school_id, ${numbered('id')}, webhook_id, ${numbered('event_id')}, event_type, attempt, "trigger", status,
       scheduled_at, created_at, 0
     from n, (select * from deliveries limit 1) as template`,
  );
  hooked.clock.advance(1);
  return hooked;
}

async function startWorker({ database, clock }: Hooked): Promise<RollbookServer> {
  const { url, masterKey } = database;
  const worker = await createServer({ database: url, masterKey, clock, api: false, ...toLoopback });
  onTestFinished(() => worker.close());
  return worker;
}

async function shown({ client, endpoint }: Hooked): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for await (const { status } of client.deliveries.list(endpoint.id, { limit: 100 }))
    counts[status] = (counts[status] ?? 0) + 1;
  for (const status of Object.keys(counts)) {
    const { data } = await client.deliveries.list(endpoint.id, { status: status as 'held', limit: 100 });
    expect(data).toHaveLength(Math.min(100, counts[status] ?? 0));
  }
  return counts;
}

async function stored({ database }: Hooked): Promise<Record<string, number>> {
  const rows = await runSql(database, 'select status, count(*) as count from deliveries group by status');
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
}
