import { createServer } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { onBothDatabases, openPostgres } from '../support/databases.ts';
import { lockTable, runSql } from '../support/inspect.ts';
import { codeOf } from '../support/problems.ts';
import { createLearner, type Hooked, startHooked } from '../support/receiver.ts';
import { clientOf } from '../support/server.ts';

const day = 86_400_000;
const month = { query: { period: 'month' as const } };
const shortest = { webhooks: { eventRetentionDays: 30 } };

/** Advances the clock by days, and lets everything happen that is due. */
async function pass({ clock, server }: Hooked, days: number): Promise<void> {
  clock.advance(days * day);
  await server.drainDeliveries();
  await server.drainJobs();
}

const idsOf = async (list: PromiseLike<{ data: { id: string }[] }>) => (await list).data.map(({ id }) => id);

onBothDatabases('events', (open) => {
  it('are kept for 30 days with the smallest setting, then deleted with their deliveries', async () => {
    const hooked = await startHooked(open, shortest);
    const { client, endpoint, receiver, server } = hooked;
    const other = clientOf(server, (await server.createSchool({ name: 'Other School' })).testKey);
    const old = await createLearner(hooked);
    // Nobody is subscribed to events of the other school.
    await other.learners.create({ name: 'Sipho Example' });
    await pass(hooked, 29);
    expect((await client.events.get(old)).id).toBe(old);
    expect(await idsOf(other.events.list())).toHaveLength(1);
    const [sent] = await idsOf(client.deliveries.list(endpoint.id, { event_id: old }));
    if (!sent) throw new Error('The event was not delivered');
    const again = await client.deliveries.redeliver(endpoint.id, sent);
    await server.drainDeliveries();
    const recent = await createLearner(hooked);
    const counted = await client.webhooks.stats(endpoint.id, month);
    expect(receiver.eventIds).toEqual([old, old, recent]);

    await pass(hooked, 2);
    expect(await codeOf(client.events.get(old))).toBe('not_found');
    expect(await codeOf(client.deliveries.get(endpoint.id, sent))).toBe('not_found');
    expect(await codeOf(client.deliveries.redeliver(endpoint.id, sent))).toBe('not_found');
    expect(await idsOf(client.events.list())).toEqual([recent]);
    expect(await idsOf(other.events.list())).toEqual([]);
    const log = await client.deliveries.list(endpoint.id);
    expect(log.data.map(({ event_id }) => event_id)).toEqual([recent]);
    // The statistics are about attempts of the last 30 days, also those of events that are deleted.
    const { totals } = await client.webhooks.stats(endpoint.id, month);
    expect(counted.totals.succeeded).toBe(3);
    expect(totals.succeeded).toBe(2);

    expect(await idsOf(client.events.list({ starting_after: old, order: 'asc' }))).toEqual([recent]);
    expect(await idsOf(client.events.list({ starting_after: old }))).toEqual([]);
    const place = { starting_after: again.id, order: 'asc' as const };
    expect(await idsOf(client.deliveries.list(endpoint.id, place))).toEqual(log.data.map(({ id }) => id));
    const never = `${recent.slice(0, -1)}${recent.endsWith('0') ? '1' : '0'}`;
    expect(await codeOf(client.events.list({ starting_after: never }))).toBe('invalid_cursor');
    expect(await codeOf(other.events.list({ starting_after: recent }))).toBe('invalid_cursor');
    // A recovery sends what is left of its range.
    const later = await client.webhooks.create({ url: receiver.url, events: ['*'] });
    receiver.received.length = 0;
    await client.webhookRecoveries.create(later.id, { since: '2026-11-21T00:00:00Z' });
    await hooked.server.drainJobs();
    await hooked.server.drainDeliveries();
    expect(receiver.eventIds).toEqual([recent]);
  });

  it('are kept for 90 days by default, and for at least 30', async () => {
    const hooked = await startHooked(open);
    const event = await createLearner(hooked);
    await pass(hooked, 89);
    expect((await hooked.client.events.get(event)).id).toBe(event);
    await pass(hooked, 2);
    expect(await codeOf(hooked.client.events.get(event))).toBe('not_found');
    await expect(createServer({ webhooks: { eventRetentionDays: 29 } })).rejects.toThrow(
      /webhooks\.eventRetentionDays: .*30/,
    );
  });

  it('that an endpoint has not received yet are kept, and deleted after they were sent', async () => {
    const hooked = await startHooked(open, shortest);
    const { client, clock, endpoint, receiver, server } = hooked;
    await client.webhooks.pause(endpoint.id);
    const held = await createLearner(hooked);
    const discarded = await createLearner(hooked);
    await pass(hooked, 100);
    expect(await idsOf(client.events.list({ order: 'asc' }))).toEqual([held, discarded]);
    await client.webhooks.activate(endpoint.id);
    await server.drainDeliveries();
    clock.advance(1000);
    await server.drainDeliveries();
    expect(receiver.eventIds).toEqual([held, discarded]);
    await pass(hooked, 1);
    expect(await idsOf(client.events.list())).toEqual([]);
    expect(await idsOf(client.deliveries.list(endpoint.id))).toEqual([]);
  });

  it('are deleted by any number of processes at the same time, however many they are', async () => {
    const hooked = await startHooked(open, shortest);
    const { client, clock, database, endpoint, server } = hooked;
    await createLearner(hooked);
    const copies = (table: string, columns: string, id: string, rest: string) =>
      runSql(
        database,
        `insert into ${table} (school_id, id, ${columns}) with recursive n (n) as (select 100 union all select n + 1 from n where n < 999)
         select school_id, ${id}, ${rest} from ${table} cross join n`,
      );
    const copyOf = (name: string) => `substr(${name}, 1, 14) || '0000000000000' || n`;
    const event = 'type, resource_id, data, is_test, confidential, created_at, encrypted, subject_key';
    await copies('events', event, copyOf('id'), event);
    const attempt = 'webhook_id, event_type, attempt, "trigger", status, scheduled_at, created_at, started';
    await copies('deliveries', `event_id, ${attempt}`, copyOf('id'), `${copyOf('event_id')}, ${attempt}`);
    expect(await runSql(database, 'select id from deliveries')).toHaveLength(901);

    await client.webhooks.pause(endpoint.id);
    const held = await createLearner(hooked);
    const { url, masterKey } = database;
    const second = await createServer({ database: url, masterKey, clock, api: false, ...shortest });
    onTestFinished(() => second.close());
    clock.advance(31 * day);
    await Promise.all([server.drainJobs(), second.drainJobs()]);
    // What one process has locked is skipped by the other, which deletes it the next day if the first one is killed.
    await pass(hooked, 1);
    expect(await runSql(database, 'select id from events')).toEqual([{ id: held }]);
    expect(await runSql(database, 'select event_id from deliveries')).toEqual([{ event_id: held }]);
  });

  it('have the age that they have by the clock of their school', async () => {
    const hooked = await startHooked(open, shortest);
    const { client, live, server } = hooked;
    const event = await createLearner(hooked);
    await live.learners.create({ name: 'Sipho Example' });
    await client.testClock.advance({ seconds: 29 * 86_400 });
    await server.drainJobs();
    expect((await client.events.get(event)).id).toBe(event);
    await client.testClock.advance({ seconds: 2 * 86_400 });
    await server.drainJobs();
    expect(await codeOf(client.events.get(event))).toBe('not_found');
    expect(await idsOf(client.events.list({ starting_after: event, order: 'asc' }))).toEqual([]);
    expect(await idsOf(live.events.list())).toHaveLength(1);
  });
});

it('events that another transaction uses are deleted a day later, whole, and nothing waits (PostgreSQL)', async () => {
  const hooked = await startHooked(openPostgres, shortest);
  const { client, database, endpoint } = hooked;
  const event = await createLearner(hooked);
  const release = await lockTable(database, 'events');
  await pass(hooked, 31);
  await release();
  expect((await client.events.get(event)).id).toBe(event);
  expect(await idsOf(client.deliveries.list(endpoint.id))).toHaveLength(1);
  await pass(hooked, 1);
  expect(await codeOf(client.events.get(event))).toBe('not_found');
  expect(await idsOf(client.deliveries.list(endpoint.id))).toEqual([]);
});
