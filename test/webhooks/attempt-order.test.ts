import type { Delivery, DeliveryLogListQuery } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';
import { codeOf } from '../support/problems.ts';
import { createLearner, type Hooked, startHooked } from '../support/receiver.ts';

const minute = 60_000;
const hour = 60 * minute;

const sentAt = (attempts: readonly Delivery[]) => attempts.map(({ sent_at }) => sent_at);
const dueAt = (attempts: readonly Delivery[]) => attempts.map(({ scheduled_at }) => scheduled_at);
const idsOf = (attempts: readonly Delivery[]) => attempts.map(({ id }) => id);

const all = ({ client }: Hooked, query: DeliveryLogListQuery) =>
  client.deliveryLog.list({ limit: 100, ...query }).toArray({ limit: 1000 });

/** Two events whose attempts failed at several times, and were then sent together with those of two others. */
async function afterOutage(open: Parameters<typeof startHooked>[0]): Promise<Hooked> {
  const hooked = await startHooked(open);
  const { client, clock, endpoint, receiver, server } = hooked;
  receiver.otherwise = 503;
  for (let n = 0; n < 2; n++) {
    await createLearner(hooked);
    clock.advance(1_000);
  }
  for (const ms of [minute, 10 * minute]) {
    clock.advance(ms);
    await server.drainDeliveries();
  }
  receiver.answers(204, 503, 204, 503);
  await client.webhooks.sendWaiting(endpoint.id);
  await server.drainDeliveries();
  for (let n = 0; n < 2; n++) {
    clock.advance(1_000);
    await createLearner(hooked);
  }
  return hooked;
}

onBothDatabases('the log of attempts', (open) => {
  it('has the order in which they were sent, whenever they were created', async () => {
    const hooked = await afterOutage(open);
    const { client, endpoint } = hooked;
    const made = await all(hooked, { waiting: false });
    expect(made.length).toBeGreaterThan(7);
    expect(sentAt(made)).toEqual(sentAt(made).toSorted().toReversed());
    // This order is another than that in which they were created.
    expect(idsOf(made)).not.toEqual(idsOf(made).toSorted().toReversed());
    const first = await all(hooked, { waiting: false, order: 'asc' });
    expect(idsOf(first)).toEqual(idsOf(made).toReversed());

    const queries: DeliveryLogListQuery[] = [
      { status: 'succeeded' },
      { status: 'failed' },
      { status_class: '5xx' },
      { error: 'http_status' },
      { given_up: false },
      { waiting: false, event_type: 'learner.created' },
      { waiting: false, webhook_id: endpoint.id },
      { waiting: false, event_id: made[0]?.event_id ?? '' },
    ];
    for (const query of queries) {
      const some = await all(hooked, query);
      expect(some.length, JSON.stringify(query)).toBeGreaterThan(0);
      expect(idsOf(some), JSON.stringify(query)).toEqual(
        idsOf(made).filter((id) => idsOf(some).includes(id)),
      );
    }
    const own = await client.deliveries.list(endpoint.id, { waiting: false, limit: 100 });
    expect(idsOf(own.data)).toEqual(idsOf(made));
    const sent_since = made[4]?.sent_at ?? '';
    const sent_before = made[1]?.sent_at ?? '';
    const between = made.filter(({ sent_at: at }) => at !== null && at >= sent_since && at < sent_before);
    expect(between.length).toBeGreaterThan(0);
    expect(idsOf(await all(hooked, { sent_since, sent_before }))).toEqual(idsOf(between));
    for (const order of ['asc', 'desc'] as const)
      expect(idsOf(await all(hooked, { sent_since, sent_before, order, limit: 1 })).toSorted()).toEqual(
        idsOf(between).toSorted(),
      );
    // Without such a filter, what waits is among them, and only the time at which each was created stays as it is.
    const both = await all(hooked, {});
    expect(idsOf(both)).toEqual(idsOf(both).toSorted().toReversed());
  });

  it('shows each attempt once on pages between which others are made', async () => {
    const hooked = await afterOutage(open);
    const { client, clock, server } = hooked;
    for (const order of ['asc', 'desc'] as const) {
      const before = await all(hooked, { waiting: false, order });
      const seen: Delivery[] = [];
      for (
        let page = await client.deliveryLog.list({ waiting: false, limit: 2, order });
        seen.length < before.length;
      ) {
        seen.push(...page.data);
        await createLearner(hooked, { drain: false });
        clock.advance(hour);
        await server.drainDeliveries();
        const next = await page.nextPage();
        if (!next) break;
        page = next;
      }
      expect(idsOf(seen).slice(0, before.length)).toEqual(idsOf(before));
    }
    const waiting = (await all(hooked, {})).find(({ status }) => status === 'pending');
    const query = { waiting: false, starting_after: waiting?.id ?? '' };
    expect(await codeOf(client.deliveryLog.list(query))).toBe('invalid_cursor');
  });

  it('lists what waits by when it is due, also after it was made due', async () => {
    const hooked = await afterOutage(open);
    const { client, endpoint, receiver, server, clock } = hooked;
    receiver.otherwise = 503;
    clock.advance(7 * hour);
    await createLearner(hooked);
    await server.drainDeliveries();
    const next = await all(hooked, { waiting: true, order: 'asc' });
    expect(next.length).toBeGreaterThan(2);
    expect(dueAt(next)).toEqual(dueAt(next).toSorted());
    expect(idsOf(await all(hooked, { waiting: true }))).toEqual(idsOf(next).toReversed());
    expect(idsOf(await all(hooked, { status: 'pending', order: 'asc', limit: 1 }))).toEqual(idsOf(next));
    await client.webhooks.pause(endpoint.id);
    expect(idsOf(await all(hooked, { status: 'held', order: 'asc' }))).toEqual(idsOf(next));
  });

  it('counts what was given up as the filter finds it', async () => {
    const hooked = await afterOutage(open);
    const { client, clock, endpoint, receiver, server } = hooked;
    receiver.otherwise = 503;
    await createLearner(hooked);
    for (let n = 0; n < 9; n++) {
      clock.advance(4 * hour);
      await server.drainDeliveries();
    }
    const [retrying] = await all(hooked, { status: 'failed', limit: 1 });
    await client.webhooks.test(endpoint.id, { type: 'learner.created' });
    await client.deliveries.redeliver(endpoint.id, retrying?.id ?? '');
    await server.drainDeliveries();
    // While another attempt waits, a redelivery that fails does not give its event up.
    await createLearner(hooked);
    const [beforehand] = await all(hooked, { waiting: false, limit: 1 });
    expect(beforehand?.status).toBe('retrying');
    await client.deliveries.redeliver(endpoint.id, beforehand?.id ?? '');
    await server.drainDeliveries();
    const [redelivery] = await all(hooked, { waiting: false, limit: 1 });
    expect(redelivery).toMatchObject({ trigger: 'redelivery', status: 'failed' });
    expect(idsOf(await all(hooked, { given_up: true }))).not.toContain(redelivery?.id);
    expect(idsOf(await all(hooked, { given_up: false }))).toContain(redelivery?.id);
    const stats = await client.deliveryLog.stats({ period: 'week' });
    const { totals, from: sent_since } = stats;
    const given_up = await all(hooked, { given_up: true, sent_since });
    expect(totals.failed).toBeGreaterThan(1);
    expect(given_up).toHaveLength(totals.failed);
    expect(given_up.map(({ status, next_attempt_at: next }) => [status, next])).toEqual(
      given_up.map(() => ['failed', null]),
    );
    expect((await all(hooked, { status: 'failed', sent_since })).length).toBeGreaterThan(totals.failed);
    const others = await all(hooked, { given_up: false, sent_since });
    expect(idsOf(others).filter((id) => idsOf(given_up).includes(id))).toEqual([]);
    for (const { start, failed } of stats.intervals) {
      const end = new Date(Date.parse(start) + hour).toISOString();
      const own = await all(hooked, { given_up: true, sent_since: start, sent_before: end });
      expect(own).toHaveLength(failed);
    }
    const counted = await client.deliveryLog.redeliver({ given_up: true, dry_run: true });
    expect(counted.examined).toBe(totals.failed);
  });

  it('has attempts that were interrupted at the time at which that was found out', async () => {
    const hooked = await afterOutage(open);
    const made = await all(hooked, { waiting: false });
    const one = made[3];
    await runSql(
      hooked.database,
      `update deliveries set sent_at = null, error = 'interrupted', status = 'failed' where id = '${one?.id}'`,
    );
    const after = await all(hooked, { waiting: false });
    expect(after.find(({ id }) => id === one?.id)).toMatchObject({ sent_at: null });
    const times = after.map(({ sent_at, completed_at }) => sent_at ?? completed_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(idsOf(after).toSorted()).toEqual(idsOf(made).toSorted());
  });
});
