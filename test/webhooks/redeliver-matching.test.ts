import { type DeliveriesRedeliver, Rollbook } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';
import { codeOf } from '../support/problems.ts';
import { createLearner, startHooked, startReceiver } from '../support/receiver.ts';

const result = { object: 'redelivered_deliveries', next_cursor: null };

onBothDatabases('redelivering all events that match a filter', (open) => {
  it('counts them first, sends each once, and leaves out what was received', async () => {
    const hooked = await startHooked(open);
    const { client, server, receiver, endpoint, clock } = hooked;
    const other = await startReceiver();
    const second = await client.webhooks.create({ url: other.url, events: ['learner.created'] });
    const redeliver = (body: DeliveriesRedeliver) => client.deliveryLog.redeliver(body);
    receiver.answers(500, 404, 404);
    const failed: string[] = [];
    for (let n = 0; n < 5; n++) failed.push(await createLearner(hooked));
    receiver.otherwise = 500;
    clock.advance(30_000);
    await server.drainDeliveries();
    receiver.otherwise = 204;
    receiver.received.length = 0;
    other.received.length = 0;
    // Three events with two attempts each, of which the last matches; two were received.
    expect(await redeliver({ dry_run: true })).toEqual({
      ...result,
      dry_run: true,
      deliveries: 3,
      held: 0,
      left_out: 0,
      examined: 6,
    });
    expect(await redeliver({ status_class: '4xx', dry_run: true })).toMatchObject({
      deliveries: 0,
      examined: 2,
    });
    expect(await redeliver({ webhook_id: second.id, dry_run: true })).toMatchObject({ examined: 0 });
    expect(receiver.received).toHaveLength(0);
    expect(await redeliver({ status: 'retrying', event_type: 'learner.created' })).toEqual({
      ...result,
      dry_run: false,
      deliveries: 3,
      held: 0,
      left_out: 0,
      examined: 3,
    });
    expect(await redeliver({})).toMatchObject({ deliveries: 0 });
    await server.drainDeliveries();
    expect(receiver.eventIds).toEqual(failed.slice(0, 3));
    expect(other.received).toHaveLength(0);
    expect(await redeliver({})).toMatchObject({ deliveries: 0, left_out: 0 });
    clock.advance(86_400_000);
    await server.drainDeliveries();
    expect(receiver.received).toHaveLength(3);
    const audited = await client.auditLog.list({ resource_id: endpoint.id, action: 'webhook.redelivered' });
    expect(audited.data.map(({ changes }) => changes)).toEqual([
      { redelivered_events: { before: 0, after: 3 } },
    ]);
  });

  it('says how many of them are held, because their endpoints are not active', async () => {
    const hooked = await startHooked(open);
    const { client, endpoint, receiver, server } = hooked;
    receiver.answers(500);
    await createLearner(hooked);
    await client.webhooks.pause(endpoint.id);
    for (const dry_run of [true, false])
      expect(await client.deliveryLog.redeliver({ dry_run })).toMatchObject({ deliveries: 1, held: 1 });
    await server.drainDeliveries();
    expect(receiver.received).toHaveLength(1);
  });

  it('goes through more attempts than one request examines, in parts', async () => {
    const hooked = await startHooked(open);
    const { client, database, endpoint, receiver } = hooked;
    receiver.otherwise = 500;
    await createLearner(hooked);
    await client.webhooks.pause(endpoint.id);
    const columns =
      'school_id, webhook_id, event_type, attempt, "trigger", scheduled_at, sent_at, completed_at, started, response_status, error, created_at';
    const many = Array.from({ length: 1_200 }, (_, n) => `('${String(n).padStart(4, '0')}')`).join();
    await runSql(
      database,
      `insert into events (school_id, id, type, resource_id, is_test, created_at, confidential, data)
        select e.school_id, 'evt_01k9x2v7d3f8h5m6n7p8q9' || n.column1, e.type, e.resource_id, 0, e.created_at, 0, e.data
        from events e, (values ${many}) as n
        where e.id = (select event_id from deliveries where status = 'retrying')`,
    );
    await runSql(
      database,
      `insert into deliveries (id, event_id, status, ${columns})
        select 'dlv_01k9x2v7d3f8h5m6n7p8q9' || substr(e.id, 27), e.id, 'failed', d.school_id, d.webhook_id, d.event_type, d.attempt,
          d."trigger", d.scheduled_at, d.sent_at, d.completed_at, d.started, d.response_status, d.error, d.created_at
        from events e, deliveries d where e.id like 'evt_01k9%' and d.status = 'retrying'`,
    );
    const parts: number[] = [];
    let starting_after: string | undefined;
    do {
      const part = await client.deliveryLog.redeliver({
        webhook_id: endpoint.id,
        status: 'failed',
        ...(starting_after !== undefined && { starting_after }),
      });
      parts.push(part.deliveries);
      starting_after = part.next_cursor ?? undefined;
    } while (starting_after !== undefined);
    expect(parts).toEqual([500, 500, 200]);
    const [counts] = await runSql(
      database,
      `select count(*) as deliveries, count(distinct event_id) as events from deliveries where "trigger" = 'redelivery'`,
    );
    expect([Number(counts?.deliveries), Number(counts?.events)]).toEqual([1_200, 1_200]);
  });

  it('sends nothing that the key or the endpoint may not read, nor to an archived endpoint', async () => {
    const hooked = await startHooked(open);
    const { client, server, receiver, endpoint } = hooked;
    receiver.otherwise = 500;
    await createLearner(hooked);
    await client.webhooks.test(endpoint.id, { type: 'learner.created' });
    await server.drainDeliveries();
    const { secret } = await client.apiKeys.create({
      name: 'Hooks',
      scopes: ['write:webhooks', 'read:events', 'read:fees'],
    });
    const narrow = new Rollbook({ apiKey: secret, baseUrl: server.url });
    expect(await narrow.deliveryLog.redeliver({})).toMatchObject({ deliveries: 0, left_out: 2 });
    expect(await client.deliveryLog.redeliver({ dry_run: true })).toMatchObject({
      deliveries: 1,
      left_out: 1,
    });
    const type = 'learner.creatd' as 'learner.created';
    expect(await codeOf(client.deliveryLog.redeliver({ event_type: type }))).toBe('unknown_event_type');
    expect(await codeOf(client.deliveryLog.redeliver({ starting_after: 'dlv_1' }))).toBe('invalid_cursor');
    await client.webhooks.archive(endpoint.id);
    await server.drainDeliveries();
    expect(await client.deliveryLog.redeliver({})).toMatchObject({ deliveries: 0 });
    expect(await client.deliveryLog.redeliver({ status: 'cancelled' })).toMatchObject({
      deliveries: 0,
      left_out: 1,
    });
  });
});
