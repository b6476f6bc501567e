import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';
import { createLearner, startHooked, verdict } from '../support/receiver.ts';
import { soonAfter } from '../support/times.ts';

const second = 1_000;
const hour = 3_600 * second;
const day = 24 * hour;
const start = Date.parse('2026-11-21T08:00:00.000Z');
const iso = (ms: number): string => new Date(ms).toISOString();

onBothDatabases('held deliveries', (open) => {
  it('wait while the endpoint is paused, and go out gently once it is active', async () => {
    const hooked = await startHooked(open);
    const { client, clock, receiver, endpoint, server } = hooked;
    await client.webhooks.pause(endpoint.id);
    const events: string[] = [];
    for (let count = 0; count < 5; count++) events.push(await createLearner(hooked));
    expect(receiver.received).toEqual([]);
    expect((await client.deliveries.list(endpoint.id, { status: 'held' })).data).toHaveLength(5);
    clock.advance(hour);
    await client.webhooks.activate(endpoint.id);
    const { data } = await client.deliveries.list(endpoint.id, { order: 'asc' });
    expect(data.map(({ scheduled_at }) => scheduled_at)).toEqual(
      [0, 100, 200, 300, 400].map((ms) => iso(start + hour + ms)),
    );
    for (let sent = 1; sent <= 5; sent++) {
      await server.drainDeliveries();
      expect(receiver.eventIds).toEqual(events.slice(0, sent));
      clock.advance(100);
    }
    expect(verdict(receiver.at(5), endpoint.signing_secret, clock.now())).toMatchObject({
      created_at: soonAfter(iso(start)),
    });
  });

  it('include one that was written while its endpoint was being paused, and none is sent', async () => {
    const hooked = await startHooked(open);
    const { client, clock, database, receiver, endpoint, server } = hooked;
    // As a change leaves it that saw the endpoint active and was committed after the pause.
    await client.webhooks.pause(endpoint.id);
    await createLearner(hooked);
    await runSql(database, "update deliveries set status = 'pending'");
    await server.drainDeliveries();
    expect(receiver.received).toEqual([]);
    expect((await client.deliveries.list(endpoint.id)).data).toMatchObject([{ status: 'held', attempt: 1 }]);

    await client.webhooks.activate(endpoint.id);
    clock.advance(second);
    await server.drainDeliveries();
    expect(receiver.received).toHaveLength(1);
  });

  it('are cancelled when their owner asks for it', async () => {
    const hooked = await startHooked(open);
    const { client, clock, receiver, endpoint, server } = hooked;
    await client.webhooks.pause(endpoint.id);
    const dropped = await createLearner(hooked);
    await client.webhooks.activate(endpoint.id, { held: 'discard' });
    const kept = await createLearner(hooked);
    clock.advance(day);
    await server.drainDeliveries();
    expect(receiver.eventIds).toEqual([kept]);
    expect((await client.events.deliveries(dropped)).data).toMatchObject([
      { outcome: 'cancelled', attempts: 0 },
    ]);
  });

  it('are retries too, which a pause keeps from going out', async () => {
    const hooked = await startHooked(open);
    const { client, clock, receiver, endpoint, server } = hooked;
    receiver.answers(500);
    const eventId = await createLearner(hooked);
    await client.webhooks.pause(endpoint.id);
    clock.advance(day + hour);
    await server.drainDeliveries();
    expect(receiver.received).toHaveLength(1);
    await client.webhooks.activate(endpoint.id);
    await server.drainDeliveries();
    expect(receiver.eventIds).toEqual([eventId, eventId]);
    expect((await client.events.deliveries(eventId)).data).toMatchObject([
      { outcome: 'succeeded', attempts: 2 },
    ]);
  });

  it('are the retries of an attempt that was under way when the endpoint was paused', async () => {
    const hooked = await startHooked(open);
    const { client, clock, receiver, endpoint, server } = hooked;
    let respond = () => {};
    receiver.answers((response) => {
      respond = () => response.writeHead(500).end();
    });
    await client.learners.create({ name: 'Thandi Example' });
    await receiver.nth(1);
    await client.webhooks.pause(endpoint.id);
    respond();
    await server.drainDeliveries();
    clock.advance(day);
    await server.drainDeliveries();
    expect(receiver.received).toHaveLength(1);
    const { data } = await client.deliveries.list(endpoint.id, { order: 'asc' });
    expect(data.map(({ attempt, status }) => `${attempt} ${status}`)).toEqual(['1 retrying', '2 held']);
  });

  it('are not sent twice when the endpoint is paused and activated during an attempt', async () => {
    const hooked = await startHooked(open);
    const { client, receiver, endpoint, server } = hooked;
    let respond = () => {};
    receiver.answers((response) => {
      respond = () => response.writeHead(204).end();
    });
    await client.learners.create({ name: 'Thandi Example' });
    await receiver.nth(1);
    await client.webhooks.pause(endpoint.id);
    await client.webhooks.activate(endpoint.id);
    const later = await client.learners.create({ name: 'Sipho Example' });
    expect((await receiver.nth(2)).event.data.id).toBe(later.id);
    respond();
    await server.drainDeliveries();
    expect(receiver.received).toHaveLength(2);
    expect((await client.deliveries.list(endpoint.id)).data.map(({ status }) => status)).toEqual([
      'succeeded',
      'succeeded',
    ]);
  });

  it('are those of an endpoint that failed for five days and ten events, which disables it', async () => {
    const hooked = await startHooked(open, { webhooks: { schedule: { delaysMs: [], windowMs: hour } } });
    const { client, clock, receiver, endpoint, server } = hooked;
    receiver.otherwise = 500;
    const failOneEvent = async () => {
      await createLearner(hooked);
      clock.advance(hour);
      await server.drainDeliveries();
      return (await client.webhooks.get(endpoint.id)).status;
    };
    for (let failed = 1; failed <= 9; failed++) expect(await failOneEvent()).toBe('active');
    clock.advance(5 * day);
    expect(await failOneEvent()).toBe('disabled');
    expect(await client.webhooks.get(endpoint.id)).toMatchObject({
      disabled_reason: 'failing',
      failing_since: iso(start),
    });
    const audit = await client.auditLog.list({ action: 'webhook.disabled' });
    expect(audit.data).toMatchObject([
      { actor: { type: 'system' }, resource: { id: endpoint.id }, reason: expect.stringContaining('days') },
    ]);
    const held = await createLearner(hooked);
    expect((await client.events.deliveries(held)).data).toMatchObject([{ outcome: 'held', attempts: 0 }]);
    receiver.otherwise = 204;
    await client.webhooks.activate(endpoint.id);
    await server.drainDeliveries();
    expect(receiver.eventIds.at(-1)).toBe(held);
    receiver.otherwise = 500;
    clock.advance(30 * day);
    expect(await failOneEvent()).toBe('active');
  });

  it('are not those of an endpoint that succeeded once in the five days', async () => {
    const hooked = await startHooked(open, { webhooks: { schedule: { delaysMs: [], windowMs: hour } } });
    const { client, clock, receiver, endpoint, server } = hooked;
    receiver.otherwise = 500;
    for (let failed = 1; failed <= 12; failed++) {
      if (failed === 6) receiver.answers(204);
      await createLearner(hooked);
      clock.advance(12 * hour);
      await server.drainDeliveries();
    }
    expect((await client.webhooks.get(endpoint.id)).status).toBe('active');
  });
});
