import type { ServerResponse } from 'node:http';
import type { WebhookCreate } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { createLearner, startHooked, startReceiver } from '../support/receiver.ts';

const second = 1_000;
const day = 24 * 60 * 60 * second;

onEachDatabase('the webhook activity log', (open) => {
  it('says of every endpoint whether it got an event, and why not', async () => {
    const hooked = await startHooked(open);
    const { client, clock, receiver, endpoint } = hooked;
    const failing = await startReceiver();
    failing.otherwise = 500;
    const register = async (url: string, events: WebhookCreate['events']) =>
      (await client.webhooks.create({ url, events })).id;
    const expected: Record<string, string> = { [endpoint.id]: 'succeeded' };
    expected[await register(failing.url, ['learner.created'])] = 'retrying';
    expected[await register(receiver.url, ['learner.archived'])] = 'filtered';
    const held = await register(receiver.url, ['*']);
    await client.webhooks.pause(held);
    expected[held] = 'held';
    const archived = await register(receiver.url, ['*']);
    await client.webhooks.archive(archived);
    clock.advance(second);
    const eventId = await createLearner(hooked);
    clock.advance(second);
    expected[await register(receiver.url, ['*'])] = 'endpoint_created_later';

    const page = await client.events.deliveries(eventId);
    expect(Object.fromEntries(page.data.map(({ webhook_id, outcome }) => [webhook_id, outcome]))).toEqual(
      expected,
    );
    const first = await client.events.deliveries(eventId, { limit: 2 });
    const rest = await first.nextPage();
    expect([...first.data, ...(rest?.data ?? [])].map(({ webhook_id }) => webhook_id)).toEqual(
      Object.keys(expected).slice(0, 4),
    );
    expect(page.data.find(({ outcome }) => outcome === 'retrying')).toMatchObject({
      attempts: 1,
      next_attempt_at: '2026-11-21T08:00:31.000Z',
    });
    expect(page.data.find(({ outcome }) => outcome === 'filtered')).toMatchObject({
      attempts: 0,
      delivery_id: null,
    });
    await expect(client.events.deliveries('evt_00000000000000000000000000')).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('tells failed, pending and cancelled apart', async () => {
    const hooked = await startHooked(open, { webhooks: { schedule: { delaysMs: [], windowMs: second } } });
    const { client, clock, receiver, endpoint, server } = hooked;
    const outcome = async (event: string) => (await client.events.deliveries(event)).data[0]?.outcome;
    receiver.otherwise = 500;
    const failed = await createLearner(hooked);
    clock.advance(second);
    await server.drainDeliveries();
    receiver.otherwise = 'never';
    const { id } = await client.learners.create({ name: 'Sipho Example' });
    await receiver.nth(3);
    const [pending] = (await client.events.list({ resource_id: id })).data;
    expect(await outcome(failed)).toBe('failed');
    expect(await outcome(pending?.id ?? '')).toBe('pending');
    await client.webhooks.pause(endpoint.id);
    const cancelled = await createLearner(hooked, { drain: false });
    expect(await outcome(cancelled)).toBe('held');
    await client.webhooks.archive(endpoint.id);
    expect(await outcome(cancelled)).toBe('cancelled');
    // What is under way ends by itself.
    expect(await outcome(pending?.id ?? '')).toBe('pending');
    await receiver.close();
    await server.drainDeliveries();
    expect((await client.events.deliveries(pending?.id ?? '')).data).toMatchObject([
      { attempts: 1, next_attempt_at: null },
    ]);
    expect(await outcome(pending?.id ?? '')).toBe('failed');
  });

  it('ends pending retries when a redelivery succeeds', async () => {
    const hooked = await startHooked(open);
    const { client, clock, receiver, endpoint, server } = hooked;
    receiver.answers(500);
    const eventId = await createLearner(hooked);
    const again = await client.deliveries.redeliver(endpoint.id, receiver.at(1).deliveryId);
    expect(again).toMatchObject({ trigger: 'redelivery', status: 'pending', event_id: eventId });
    await server.drainDeliveries();
    clock.advance(day);
    await server.drainDeliveries();
    expect(receiver.eventIds).toEqual([eventId, eventId]);
    expect(receiver.at(2).deliveryId).toBe(again.id);
    const { data } = await client.deliveries.list(endpoint.id, { order: 'asc' });
    expect(data.map(({ trigger, status }) => `${trigger} ${status}`)).toEqual([
      'event failed',
      'retry cancelled',
      'redelivery succeeded',
    ]);
    expect((await client.events.deliveries(eventId)).data).toMatchObject([
      { outcome: 'succeeded', attempts: 2, next_attempt_at: null },
    ]);
  });

  it('leaves pending retries alone when a redelivery fails', async () => {
    const hooked = await startHooked(open);
    const { client, clock, receiver, endpoint, server } = hooked;
    receiver.answers(500, 500);
    const eventId = await createLearner(hooked);
    await client.deliveries.redeliver(endpoint.id, receiver.at(1).deliveryId);
    await server.drainDeliveries();
    expect((await client.events.deliveries(eventId)).data).toMatchObject([
      { outcome: 'retrying', attempts: 2, next_attempt_at: '2026-11-21T08:00:30.000Z' },
    ]);
    clock.advance(30 * second);
    await server.drainDeliveries();
    expect((await client.events.deliveries(eventId)).data).toMatchObject([
      { outcome: 'succeeded', attempts: 3 },
    ]);
    expect(receiver.received).toHaveLength(3);
  });

  it('numbers attempts by the retry schedule, and redeliveries, which are outside of it, by what was there', async () => {
    const hooked = await startHooked(open);
    const { client, clock, receiver, endpoint, server } = hooked;
    receiver.otherwise = 500;
    await createLearner(hooked);
    const { trigger, attempt } = await client.deliveries.redeliver(endpoint.id, receiver.at(1).deliveryId);
    expect([trigger, attempt]).toEqual(['redelivery', 3]);
    await server.drainDeliveries();
    clock.advance(30 * second);
    await server.drainDeliveries();
    const { data } = await client.deliveries.list(endpoint.id, { order: 'asc' });
    expect(data.map((one) => `${one.trigger} ${one.attempt} ${one.status}`)).toEqual([
      'event 1 failed',
      'retry 2 retrying',
      'redelivery 3 failed',
      'retry 3 pending',
    ]);
  });

  it('has an event end once when a redelivery and a retry race', async () => {
    const hooked = await startHooked(open);
    const { client, clock, receiver, endpoint, server } = hooked;
    receiver.answers(500, 'never', 204);
    const eventId = await createLearner(hooked);
    clock.advance(30 * second);
    await receiver.nth(2);
    await client.deliveries.redeliver(endpoint.id, receiver.at(1).deliveryId);
    await receiver.nth(3);
    await expect
      .poll(async () => (await client.events.deliveries(eventId)).data[0]?.outcome)
      .toBe('succeeded');
    await receiver.close();
    await server.drainDeliveries();
    clock.advance(day);
    await server.drainDeliveries();
    const { data } = await client.deliveries.list(endpoint.id, { order: 'asc' });
    expect(data.map(({ trigger, status }) => `${trigger} ${status}`)).toEqual([
      'event failed',
      'retry failed',
      'redelivery succeeded',
    ]);
    expect((await client.events.deliveries(eventId)).data).toMatchObject([
      { outcome: 'succeeded', next_attempt_at: null },
    ]);
  });

  it('lists deliveries by status, type, event, error and time, newest first', async () => {
    const hooked = await startHooked(open);
    const { client, clock, receiver, endpoint, server } = hooked;
    receiver.answers(500, { status: 302, headers: { Location: '/elsewhere' } }, 204);
    const first = await createLearner(hooked);
    clock.advance(second);
    const redirected = await createLearner(hooked);
    clock.advance(second);
    const { data: learners } = await client.learners.list();
    await client.learners.archive(learners[0]?.id ?? '');
    await server.drainDeliveries();
    const events = async (query: object) =>
      (await client.deliveries.list(endpoint.id, query)).data.map(
        ({ event_type, attempt, status }) => `${event_type} ${attempt} ${status}`,
      );
    const [one, two] = ['learner.created 1 retrying', 'learner.created 2 pending'];
    const archived = 'learner.archived 1 succeeded';
    expect(await events({})).toEqual([archived, two, one, two, one]);
    expect(await events({ status: 'succeeded' })).toEqual([archived]);
    expect(await events({ status: 'pending' })).toEqual([two, two]);
    expect(await events({ event_type: 'learner.archived' })).toEqual([archived]);
    expect(await events({ event_id: first })).toEqual([two, one]);
    expect(await events({ error: 'redirect' })).toEqual([one]);
    expect(await events({ error: 'redirect', event_id: first })).toEqual([]);
    expect(await events({ error: 'redirect', event_id: redirected })).toEqual([one]);
    expect(await events({ created_after: '2026-11-21T08:00:01.000Z' })).toEqual([archived]);
    expect(await events({ created_before: '2026-11-21T08:00:01.000Z', order: 'asc' })).toEqual([one, two]);
    const page = await client.deliveries.list(endpoint.id, { limit: 2 });
    expect(page).toMatchObject({ has_more: true });
    await expect(client.deliveries.list(endpoint.id, { status: 'lost' as 'held' })).rejects.toMatchObject({
      status: 400,
      code: 'invalid_parameter',
    });
  });

  it('finds the events that some endpoint has not received', async () => {
    const hooked = await startHooked(open);
    const { client, clock, receiver, server } = hooked;
    const other = await startReceiver();
    await client.webhooks.create({ url: other.url, events: ['*'] });
    other.answers(204, 500);
    const received = await createLearner(hooked);
    const missed = await createLearner(hooked);
    const ids = async (delivery_success: boolean) =>
      (await client.events.list({ delivery_success })).data.map(({ id }) => id);
    expect(await ids(true)).toEqual([received]);
    expect(await ids(false)).toEqual([missed]);
    clock.advance(30 * second);
    await server.drainDeliveries();
    expect(await ids(true)).toEqual([missed, received]);
    expect(await ids(false)).toEqual([]);
    expect(receiver.received).toHaveLength(2);
  });

  it('says since when an endpoint has been failing, until it succeeds', async () => {
    const hooked = await startHooked(open);
    const { client, clock, receiver, endpoint, server } = hooked;
    receiver.answers(500, 500, 204);
    const failingSince = async () => (await client.webhooks.get(endpoint.id)).failing_since;
    await createLearner(hooked);
    expect(await failingSince()).toBe('2026-11-21T08:00:00.000Z');
    clock.advance(30 * second);
    await server.drainDeliveries();
    expect(await failingSince()).toBe('2026-11-21T08:00:00.000Z');
    await createLearner(hooked);
    expect(await failingSince()).toBeNull();
  });

  it('does not say that an endpoint has been failing since a time before its last success', async () => {
    const hooked = await startHooked(open);
    const { client, clock, receiver, endpoint } = hooked;
    const responses: ServerResponse[] = [];
    const hold = (response: ServerResponse) => void responses.push(response);
    receiver.answers(hold, hold);
    for (const name of ['Sipho Example', 'Thandi Example']) await client.learners.create({ name });
    await receiver.nth(2);
    clock.advance(5 * second);
    const [one, other] = responses;
    one?.writeHead(204).end();
    const attempts = async (status: 'succeeded' | 'retrying') =>
      (await client.deliveries.list(endpoint.id, { status })).data.length;
    await expect.poll(() => attempts('succeeded')).toBe(1);
    other?.writeHead(500).end();
    await expect.poll(() => attempts('retrying')).toBe(1);
    expect((await client.webhooks.get(endpoint.id)).failing_since).toBe('2026-11-21T08:00:05.000Z');
  });

  it('does not say that an endpoint is failing when an earlier attempt succeeds last', async () => {
    const hooked = await startHooked(open);
    const { client, receiver, endpoint, server } = hooked;
    let respond = () => {};
    receiver.answers((response) => {
      respond = () => response.writeHead(204).end();
    }, 500);
    await client.learners.create({ name: 'Sipho Example' });
    await receiver.nth(1);
    await client.learners.create({ name: 'Thandi Example' });
    const failingSince = async () => (await client.webhooks.get(endpoint.id)).failing_since;
    await expect.poll(failingSince).toBe('2026-11-21T08:00:00.000Z');
    respond();
    await server.drainDeliveries();
    expect(await failingSince()).toBeNull();
  });
});
