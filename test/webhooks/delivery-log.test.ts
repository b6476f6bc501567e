import { type DeliveryLogListQuery, RollbookError } from '@rollbook/sdk';
import { verify } from '@rollbook/webhook-verify/node';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { createLearner, type Hooked, startHooked, startReceiver } from '../support/receiver.ts';

const minute = 60_000;
const hour = 60 * minute;

onEachDatabase('the delivery log of a school', (open) => {
  /** Two endpoints, and one delivery of each kind. */
  async function fill(hooked: Hooked) {
    const { client, receiver, endpoint, server, clock } = hooked;
    const other = await startReceiver();
    const second = await client.webhooks.create({ url: other.url, events: ['learner.archived'] });
    receiver.answers(204, { status: 503, headers: { 'Content-Type': 'text/plain' }, body: 'Busy' }, 404, 302);
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) {
      ids.push((await client.learners.create({ name: 'Thandi Example' })).id);
      await server.drainDeliveries();
      clock.advance(1);
    }
    await client.learners.archive(ids[0] ?? '');
    await server.drainDeliveries();
    await client.webhooks.pause(second.id);
    await client.learners.archive(ids[1] ?? '');
    await server.drainDeliveries();
    return { first: endpoint, second, learners: ids };
  }

  it('shows where each attempt was sent, in which version, also after the endpoint was changed', async () => {
    const hooked = await startHooked(open);
    const { client, clock, server, receiver } = hooked;
    const other = await startReceiver();
    const { id } = await client.webhooks.create({
      ...{ url: receiver.url, events: ['learner.created'], version: '2026-01-01' },
      headers: { 'X-Before': 'secret' },
    });
    receiver.otherwise = 503;
    await createLearner(hooked);
    await server.drainDeliveries();
    clock.advance(1);
    await client.webhooks.update(id, { description: 'The new receiver' });
    await client.webhooks.update(id, {
      ...{ url: other.url, version: '2026-12-01' },
      headers: { 'X-Before': null, 'X-After': 'secret' },
    });
    clock.advance(1);
    await client.webhooks.update(id, { url: `${other.url}last` });
    const log = async () => {
      const attempts = (await client.deliveries.list(id, { order: 'asc' })).data;
      return Promise.all(
        attempts.map(async (attempt) => {
          const { request } = await client.deliveryLog.get(attempt.id);
          const names = Object.keys(request.headers).filter((name) => name.startsWith('X-'));
          return [attempt.status, request.url, JSON.parse(request.body ?? '').version, ...names];
        }),
      );
    };
    const first = [receiver.url, '2026-01-01', 'X-Before'];
    expect(await log()).toEqual([
      ['retrying', ...first],
      ['pending', `${other.url}last`, '2026-12-01', 'X-After'],
    ]);
    clock.advance(minute);
    await server.drainDeliveries();
    expect(other.received.map(({ event }) => event.version)).toEqual(['2026-12-01']);
    clock.advance(1);
    await client.webhooks.update(id, { url: receiver.url });
    expect(await log()).toEqual([
      ['failed', ...first],
      ['succeeded', `${other.url}last`, '2026-12-01', 'X-After'],
    ]);
  });

  it('lists the deliveries to all endpoints, by each of its filters', async () => {
    const hooked = await startHooked(open);
    const { client, clock } = hooked;
    const { first, second, learners } = await fill(hooked);
    const list = async (query: DeliveryLogListQuery) =>
      (await client.deliveryLog.list(query)).data.map(
        ({ status, response_status: response, event_type: type }) => `${type} ${status} ${response}`,
      );
    const created = 'learner.created';
    const archived = 'learner.archived';
    const failures = [302, 404, 503].map((status) => `${created} retrying ${status}`);
    expect((await list({ limit: 100 })).toSorted()).toEqual(
      [
        `${created} succeeded 204`,
        ...failures,
        ...Array(3).fill(`${created} pending null`),
        ...Array(3).fill(`${archived} succeeded 204`),
        `${archived} held null`,
      ].toSorted(),
    );
    const held = `${archived} held null`;
    const succeeded = `${archived} succeeded 204`;
    expect(await list({ webhook_id: second.id })).toEqual([held, succeeded]);
    expect(await list({ status: 'held' })).toEqual([held]);
    expect(await list({ status: 'pending' })).toHaveLength(3);
    expect(await list({ status: 'failed' })).toEqual([]);
    expect(await list({ status: 'cancelled' })).toEqual([]);
    expect(await list({ status: 'retrying' })).toEqual(failures);
    expect(await list({ status: 'succeeded', event_type: 'learner.created' })).toEqual([
      `${created} succeeded 204`,
    ]);
    expect(await list({ status_class: '2xx' })).toHaveLength(4);
    expect(await list({ status_class: '3xx' })).toEqual([`${created} retrying 302`]);
    expect(await list({ status_class: '4xx', status: 'retrying' })).toEqual([`${created} retrying 404`]);
    expect(await list({ status_class: '5xx' })).toEqual([`${created} retrying 503`]);
    expect(await list({ status_class: 'none' })).toEqual([]);
    expect(await list({ error: 'redirect' })).toEqual([`${created} retrying 302`]);
    expect(await list({ error: 'http_status' })).toHaveLength(2);
    expect((await list({ resource_id: learners[0] ?? '' })).toSorted()).toEqual(
      [`${created} succeeded 204`, succeeded, succeeded].toSorted(),
    );
    expect(await list({ resource_id: 'lrn_of_nobody' })).toEqual([]);
    const [event] = (await client.events.list({ resource_id: learners[1] ?? '', type: 'learner.created' }))
      .data;
    expect(await list({ event_id: event?.id ?? '' })).toHaveLength(2);
    const moment = (ms: number) => new Date(clock.now() + ms).toISOString();
    expect(await list({ created_after: moment(0) })).toEqual([]);
    expect(await list({ created_before: moment(-3), status_class: '2xx' })).toEqual([
      `${created} succeeded 204`,
    ]);
    // The log of an endpoint has the same filters.
    expect((await client.deliveries.list(first.id, { status: 'retrying' })).data).toHaveLength(3);
    expect((await client.deliveries.list(second.id, { status: 'held' })).data).toHaveLength(1);
  });

  it('finds attempts that failed without a response', async () => {
    const { client, receiver, server } = await startHooked(open);
    await receiver.close();
    await client.learners.create({ name: 'Thandi Example' });
    await server.drainDeliveries();
    const { data } = await client.deliveryLog.list({ status_class: 'none' });
    expect(data).toMatchObject([{ error: 'connection_refused', response_status: null, status: 'retrying' }]);
  });

  it('returns a delivery with the request that the receiver got', async () => {
    const hooked = await startHooked(open);
    const { client, receiver, endpoint, clock } = hooked;
    await createLearner(hooked);
    const received = receiver.at(1);
    const delivery = await client.deliveryLog.get(received.deliveryId);
    expect(delivery).toMatchObject({ status: 'succeeded', resource_id: received.event.data.id });
    const { request } = delivery;
    expect(request).toMatchObject({ method: 'POST', url: receiver.url, body: received.body.toString() });
    for (const [name, value] of Object.entries(request.headers))
      expect(received.headers[name.toLowerCase()]).toBe(value);
    const unsent = ['connection', 'content-length', 'host', 'service-signature', 'webhook-signature'];
    const named = Object.keys(request.headers).map((name) => name.toLowerCase());
    expect([...named, ...unsent].toSorted()).toEqual(Object.keys(received.headers).toSorted());
    // What is shown is what was signed.
    const headers = {
      ...request.headers,
      'Service-Signature': String(received.headers['service-signature']),
    };
    const now = new Date(clock.now());
    expect(verify({ body: request.body ?? '', headers, secret: endpoint.signing_secret, now })).toMatchObject(
      {
        id: delivery.event_id,
      },
    );
  });

  it('shows the request of a test as such, and that of a delivery that was not sent without a time', async () => {
    const { client, endpoint, server } = await startHooked(open);
    const test = await client.webhooks.test(endpoint.id, { type: 'learner.created' });
    await server.drainDeliveries();
    expect((await client.deliveryLog.get(test.id)).request.headers).toMatchObject({ 'Service-Test': 'true' });
    await client.webhooks.pause(endpoint.id);
    await client.learners.create({ name: 'Sipho Example' });
    const [held] = (await client.deliveryLog.list({ status: 'held' })).data;
    const { request } = await client.deliveryLog.get(held?.id ?? '');
    expect(request.headers).not.toHaveProperty('Service-Timestamp');
    expect(request.headers).not.toHaveProperty('Service-Test');
  });

  it('does not show deliveries of another school', async () => {
    const hooked = await startHooked(open);
    const { client, live } = hooked;
    await createLearner(hooked);
    const [delivery] = (await client.deliveryLog.list()).data;
    expect((await live.deliveryLog.list()).data).toEqual([]);
    await expect(live.deliveryLog.get(delivery?.id ?? '')).rejects.toBeInstanceOf(RollbookError);
    expect((await live.deliveryLog.stats()).totals).toMatchObject({ succeeded: 0, p50_ms: null });
  });
});

onEachDatabase('the statistics of deliveries', (open) => {
  it('count attempts by hour, endpoint and event type', async () => {
    const hooked = await startHooked(open);
    const { client, receiver, endpoint, clock, server } = hooked;
    const silent = await client.webhooks.create({ url: receiver.url, events: ['staff.created'] });
    await createLearner(hooked);
    await createLearner(hooked);
    clock.advance(hour);
    receiver.answers(500);
    await createLearner(hooked);
    clock.advance(minute);
    await server.drainDeliveries();

    const stats = await client.deliveryLog.stats();
    const none = { succeeded: 0, retrying: 0, failed: 0 };
    const counts = { ...none, succeeded: 3, retrying: 1 };
    expect(stats).toMatchObject({
      from: '2026-11-20T10:00:00.000Z',
      to: '2026-11-21T09:01:00.000Z',
      interval: 'hour',
      totals: counts,
      intervals: [
        { start: '2026-11-21T08:00:00.000Z', ...none, succeeded: 2 },
        { start: '2026-11-21T09:00:00.000Z', ...none, succeeded: 1, retrying: 1 },
      ],
      event_types: [{ type: 'learner.created', ...counts }],
    });
    expect(
      stats.webhooks.map(({ webhook_id: id, succeeded, retrying }) => [id, succeeded, retrying]),
    ).toEqual([[endpoint.id, 3, 1]]);
    const slowest = Math.max(
      ...(await client.deliveryLog.list()).data.map(({ total_ms: total }) => total ?? 0),
    );
    expect(stats.totals.p95_ms).toBeGreaterThan(Math.max(1, slowest) * 0.88);
    expect(stats.totals.p95_ms).toBeLessThan(Math.max(1, slowest) * 1.12 + 0.2);

    expect(await client.webhooks.stats(endpoint.id)).toMatchObject({ totals: counts, held: 0, pending: 0 });
    expect(await client.webhooks.stats(silent.id)).toMatchObject({ totals: none, intervals: [] });
    await expect(client.webhooks.stats('wh_00000000000000000000000000')).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('leave out what is older than the period, and add up days', async () => {
    const hooked = await startHooked(open);
    const { client, clock } = hooked;
    await createLearner(hooked);
    clock.advance(24 * hour);
    await createLearner(hooked);
    clock.advance(hour);
    await createLearner(hooked);
    const { intervals } = await client.deliveryLog.stats({ period: 'month' });
    expect(intervals.map(({ start, succeeded }) => `${start.slice(0, 10)} ${succeeded}`)).toEqual([
      '2026-11-21 1',
      '2026-11-22 2',
    ]);
    expect((await client.deliveryLog.stats({ period: 'week' })).totals.succeeded).toBe(3);
    expect((await client.deliveryLog.stats({ period: 'day' })).totals.succeeded).toBe(2);
  });

  it('count what is held and what is scheduled, and no tests', async () => {
    const hooked = await startHooked(open);
    const { client, receiver, endpoint, server } = hooked;
    await client.webhooks.test(endpoint.id, { type: 'learner.created' });
    await server.drainDeliveries();
    receiver.answers(500);
    await createLearner(hooked);
    expect(await client.webhooks.stats(endpoint.id)).toMatchObject({
      held: 0,
      pending: 1,
      totals: { succeeded: 0, retrying: 1 },
    });
    await client.webhooks.pause(endpoint.id);
    await createLearner(hooked);
    expect(await client.webhooks.stats(endpoint.id)).toMatchObject({ held: 2, pending: 0 });
    await client.webhooks.activate(endpoint.id, { held: 'discard' });
    await server.drainDeliveries();
    expect(await client.webhooks.stats(endpoint.id)).toMatchObject({ held: 0, pending: 0 });
  });

  it('count what is being sent apart from what waits', async () => {
    const hooked = await startHooked(open);
    const { client, receiver, endpoint, server } = hooked;
    const other = await client.webhooks.create({ url: receiver.url, events: ['learner.archived'] });
    let respond = () => {};
    receiver.answers((response) => {
      respond = () => response.writeHead(503).end();
    });
    await createLearner(hooked, { drain: false });
    await receiver.nth(1);
    expect(await client.webhooks.stats(endpoint.id)).toMatchObject({
      ...{ in_progress: 1, pending: 0, held: 0, next_attempt_at: null },
    });
    expect(await client.webhooks.stats(other.id)).toMatchObject({ in_progress: 0, pending: 0 });
    respond();
    await server.drainDeliveries();
    expect(await client.webhooks.stats(endpoint.id)).toMatchObject({ in_progress: 0, pending: 1 });
  });
});
