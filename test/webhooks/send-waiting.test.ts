import type { Delivery } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { codeOf } from '../support/problems.ts';
import { createLearner, type Hooked, startHooked } from '../support/receiver.ts';

const hour = 3_600_000;

/** What the log says of the attempts of an event, in the order of time. */
async function attemptsOf({ client, endpoint }: Hooked, event_id: string): Promise<Delivery[]> {
  return (await client.deliveries.list(endpoint.id, { event_id, order: 'asc' })).data;
}

const summary = (attempts: readonly Delivery[]) =>
  attempts.map(({ attempt, status, next_attempt_at }) => [attempt, status, next_attempt_at]);

/** An endpoint whose receiver has been down for two hours, with an event of each of some times. */
async function afterOutage(open: Parameters<typeof startHooked>[0], events: number) {
  const hooked = await startHooked(open);
  const { clock, receiver, server } = hooked;
  receiver.otherwise = 500;
  const ids: string[] = [];
  for (let n = 0; n < events; n++) ids.push(await createLearner(hooked));
  for (const minutes of [1, 5, 30, 85]) {
    clock.advance(minutes * 60_000);
    await server.drainDeliveries();
  }
  receiver.otherwise = 204;
  receiver.received.length = 0;
  return { ...hooked, ids };
}

onBothDatabases('after an outage of a receiver', (open) => {
  it('attempts that are over have failed, and only the last one says when the next is due', async () => {
    const hooked = await afterOutage(open, 1);
    const { client, endpoint, ids } = hooked;
    const attempts = await attemptsOf(hooked, ids[0] ?? '');
    const made = attempts.filter(({ sent_at }) => sent_at !== null);
    const [waiting, ...others] = attempts.filter(({ status }) => status === 'pending');
    expect(others).toEqual([]);
    expect(made.length).toBeGreaterThan(2);
    expect(summary(made.slice(0, -1))).toEqual(
      made.slice(0, -1).map(({ attempt }) => [attempt, 'failed', null]),
    );
    expect(made.at(-1)).toMatchObject({ status: 'retrying', next_attempt_at: waiting?.scheduled_at });
    const retrying = await client.deliveries.list(endpoint.id, { status: 'retrying' });
    expect(retrying.data.map(({ id }) => id)).toEqual([made.at(-1)?.id]);

    await client.webhooks.pause(endpoint.id);
    expect((await attemptsOf(hooked, ids[0] ?? '')).find(({ id }) => id === made.at(-1)?.id)).toMatchObject({
      status: 'retrying',
      next_attempt_at: null,
    });
    await client.webhooks.archive(endpoint.id);
    const archived = await attemptsOf(hooked, ids[0] ?? '');
    expect(archived.map(({ status }) => status)).toEqual([...made.map(() => 'failed'), 'cancelled']);
  });

  it('what waits is sent at once when the owner asks for it, and counted until then', async () => {
    const hooked = await afterOutage(open, 31);
    const { client, clock, endpoint, receiver, server, ids } = hooked;
    const before = await client.webhooks.stats(endpoint.id);
    expect(before).toMatchObject({ pending: 31, held: 0 });
    expect(Date.parse(before.next_attempt_at ?? '')).toBeGreaterThan(clock.now());

    const { id } = await client.webhookRecoveries.create(endpoint.id, {
      since: '2026-11-21T07:00:00Z',
      dry_run: true,
    });
    await server.drainJobs();
    expect((await client.webhookRecoveries.get(endpoint.id, id)).progress).toMatchObject({
      events: 0,
      received: 0,
      waiting: 31,
      held: 0,
    });

    const [made, waiting] = await Promise.all(
      [false, true].map((wait) =>
        client.deliveryLog.list({ waiting: wait, limit: 100 }).toArray({ limit: 1000 }),
      ),
    );
    expect(new Set(made?.map(({ status }) => status))).toEqual(new Set(['failed', 'retrying']));
    expect(waiting?.map(({ status }) => status)).toEqual(Array(31).fill('pending'));

    expect(await client.webhooks.sendWaiting(endpoint.id)).toEqual({
      object: 'waiting_deliveries',
      webhook_id: endpoint.id,
      deliveries: 31,
      more_waiting: false,
    });
    await server.drainDeliveries();
    expect(receiver.eventIds.toSorted()).toEqual(ids.toSorted());
    expect(await client.webhooks.stats(endpoint.id)).toMatchObject({ pending: 0, next_attempt_at: null });
    expect((await client.deliveries.list(endpoint.id, { status: 'retrying' })).data).toEqual([]);
    expect(summary(await attemptsOf(hooked, ids[0] ?? '')).at(-1)?.[1]).toBe('succeeded');
    expect(await client.webhooks.sendWaiting(endpoint.id)).toMatchObject({
      deliveries: 0,
      more_waiting: false,
    });
    const audited = await client.auditLog.list({ resource_id: endpoint.id, action: 'webhook.waiting_sent' });
    expect(audited.data.map(({ changes }) => changes)).toEqual([
      { scheduled_deliveries: { before: 31, after: 0 } },
    ]);
    clock.advance(48 * hour);
    await server.drainDeliveries();
    expect(receiver.received).toHaveLength(31);
  });

  it('a redelivery that fails leaves the retry as it is, and one that succeeds ends it', async () => {
    const hooked = await afterOutage(open, 1);
    const { client, endpoint, receiver, server, ids } = hooked;
    const last = (await attemptsOf(hooked, ids[0] ?? '')).find(({ status }) => status === 'retrying');
    receiver.answers(500, 204);
    for (const status of ['retrying', 'failed']) {
      await client.deliveries.redeliver(endpoint.id, last?.id ?? '');
      await server.drainDeliveries();
      expect(await client.deliveries.get(endpoint.id, last?.id ?? '')).toMatchObject({ status });
    }
  });

  it('nothing is sent to an endpoint that is paused, and the error says so', async () => {
    const hooked = await afterOutage(open, 2);
    const { client, endpoint } = hooked;
    await client.webhooks.pause(endpoint.id);
    expect(await codeOf(client.webhooks.sendWaiting(endpoint.id))).toBe('invalid_state_transition');
    const { id } = await client.webhookRecoveries.create(endpoint.id, { since: '2026-11-21T07:00:00Z' });
    await hooked.server.drainJobs();
    expect((await client.webhookRecoveries.get(endpoint.id, id)).progress).toMatchObject({
      events: 0,
      waiting: 0,
      held: 2,
    });
  });
});
