import { describe, expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';
import { createLearner, startHooked, startReceiver, verdict } from '../support/receiver.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const start = Date.parse('2026-11-21T08:00:00.000Z');

onBothDatabases('a failed delivery', (open) => {
  it('is tried seven times in exactly 24 hours, then it is failed and in the activity log', async () => {
    const hooked = await startHooked(open);
    const { client, clock, receiver, endpoint, server } = hooked;
    receiver.otherwise = 500;
    await createLearner(hooked);
    const sent = [clock.now()];
    for (const delay of [30 * second, 5 * minute, 30 * minute, 2 * hour, 6 * hour]) {
      clock.advance(delay - 1);
      await server.drainDeliveries();
      expect(receiver.received).toHaveLength(sent.length);
      clock.advance(1);
      await server.drainDeliveries();
      sent.push(clock.now());
      expect(receiver.received).toHaveLength(sent.length);
    }
    clock.advance(start + 24 * hour - clock.now() - 1);
    await server.drainDeliveries();
    expect(receiver.received).toHaveLength(6);
    clock.advance(1);
    await server.drainDeliveries();
    sent.push(start + 24 * hour);

    const log = await client.deliveries.list(endpoint.id, { order: 'asc' });
    expect(log.data.map((delivery) => delivery.attempt)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(log.data.map((delivery) => delivery.sent_at)).toEqual(sent.map(iso));
    expect(log.data.map((delivery) => delivery.scheduled_at)).toEqual(sent.map(iso));
    expect(new Set(log.data.map((delivery) => `${delivery.status} ${delivery.next_attempt_at}`))).toEqual(
      new Set(['failed null']),
    );
    expect(log.data.map((delivery) => delivery.trigger)).toEqual(['event', ...Array(6).fill('retry')]);
    expect(log.data.map((delivery) => delivery.id)).toEqual(
      receiver.received.map(({ deliveryId }) => deliveryId),
    );
    expect(new Set(receiver.received.map(({ deliveryId }) => deliveryId)).size).toBe(7);
    expect(new Set(receiver.eventIds).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body.toString())).size).toBe(1);
    for (const [index, received] of receiver.received.entries()) {
      const at = sent[index] ?? 0;
      expect(verdict(received, endpoint.signing_secret, at)).toMatchObject({ type: 'learner.created' });
      expect(received.headers['service-timestamp']).toBe(String(at / second));
    }
    clock.advance(72 * hour);
    await server.drainDeliveries();
    expect(receiver.received).toHaveLength(7);
  });

  it('is over with the attempt that succeeds, whichever it is', async () => {
    const hooked = await startHooked(open);
    const { clock, client, receiver, endpoint, server } = hooked;
    const delays = [30 * second, 5 * minute, 30 * minute, 2 * hour, 6 * hour];
    const events: string[] = [];
    for (let successful = 1; successful <= 6; successful++) {
      receiver.answers(...Array(successful - 1).fill(500), 200);
      const eventId = await createLearner(hooked);
      for (const delay of delays.slice(0, successful - 1)) {
        clock.advance(delay);
        await server.drainDeliveries();
      }
      clock.advance(24 * hour);
      await server.drainDeliveries();
      const { data } = await client.deliveries.list(endpoint.id, { event_id: eventId, order: 'asc' });
      expect(data.map(({ status }) => status)).toEqual([
        ...Array(successful - 1).fill('failed'),
        'succeeded',
      ]);
      events.push(...Array(successful).fill(eventId));
    }
    expect(receiver.eventIds).toEqual(events);
  });

  it('succeeds with 2xx and nothing else, and follows no redirect', async () => {
    const hooked = await startHooked(open);
    const { client, receiver, endpoint } = hooked;
    const elsewhere = await startReceiver();
    const statuses = [
      200, 201, 202, 204, 299, 300, 301, 302, 303, 307, 308, 400, 401, 404, 409, 500, 501, 503,
    ];
    for (const status of statuses) {
      receiver.answers({ status, headers: { Location: elsewhere.url } });
      await createLearner(hooked);
    }
    const log = await client.deliveries.list(endpoint.id, { order: 'asc', limit: 100 });
    const made = log.data.filter((delivery) => delivery.trigger === 'event');
    expect(
      made.map((delivery) => `${delivery.response_status} ${delivery.status} ${delivery.error}`),
    ).toEqual(
      statuses.map((status) => {
        if (status < 300) return `${status} succeeded null`;
        return `${status} retrying ${status < 400 ? 'redirect' : 'http_status'}`;
      }),
    );
    expect(elsewhere.received).toEqual([]);
  });

  it('waits longer when 429 or 503 ask for it with Retry-After, but never less and never past the window', async () => {
    const hooked = await startHooked(open);
    const { client, receiver, endpoint } = hooked;
    const cases: [number, string, number][] = [
      [429, '120', 120 * second],
      [503, new Date(start + 90 * second).toUTCString(), 90 * second],
      [503, '0', 30 * second],
      [429, '5', 30 * second],
      [503, new Date(start - hour).toUTCString(), 30 * second],
      [429, '99999999999999999999', 24 * hour],
      [503, 'soon', 30 * second],
      [503, '-1', 30 * second],
      [500, '120', 30 * second],
    ];
    for (const [status, retryAfter] of cases) {
      receiver.answers({ status, headers: { 'Retry-After': retryAfter } });
      await createLearner(hooked);
    }
    const log = await client.deliveries.list(endpoint.id, { order: 'asc', status: 'retrying' });
    expect(log.data.map((delivery) => delivery.next_attempt_at)).toEqual(
      cases.map(([, , wait]) => iso(start + wait)),
    );
  });

  it('goes to the new URL when the endpoint moves, and no more when it is archived', async () => {
    const hooked = await startHooked(open);
    const { client, clock, receiver, endpoint, server } = hooked;
    const moved = await startReceiver();
    receiver.otherwise = 500;
    moved.otherwise = 500;
    const eventId = await createLearner(hooked);
    await client.webhooks.update(endpoint.id, { url: moved.url });
    clock.advance(30 * second);
    await server.drainDeliveries();
    expect([receiver.eventIds, moved.eventIds]).toEqual([[eventId], [eventId]]);
    await client.webhooks.archive(endpoint.id);
    clock.advance(24 * hour);
    await server.drainDeliveries();
    expect(moved.received).toHaveLength(1);
    const log = await client.deliveries.list(endpoint.id);
    expect(log.data.map(({ status }) => status)).toEqual(['cancelled', 'failed', 'failed']);
    expect((await client.events.deliveries(eventId)).data).toMatchObject([
      { outcome: 'cancelled', attempts: 2, next_attempt_at: null },
    ]);
  });

  it('has no attempt used up by internal errors', async () => {
    let faults = 3;
    const hooked = await startHooked(open, {
      webhooks: {
        lookup: (_name, _options, answer) => {
          if (faults-- > 0) answer(Object.assign(new Error('too many open files'), { code: 'EMFILE' }), []);
          else answer(null, [{ address: '127.0.0.1', family: 4 }]);
        },
      },
    });
    const { client, clock, receiver, endpoint, server } = hooked;
    await client.webhooks.update(endpoint.id, { url: `http://receiver.test:${receiver.port}/hooks` });
    await createLearner(hooked);
    for (let left = 2; left >= 0; left--) {
      expect(receiver.received).toEqual([]);
      expect((await client.deliveries.list(endpoint.id)).data).toMatchObject([
        { attempt: 1, status: 'pending', sent_at: null },
      ]);
      clock.advance(second);
      await server.drainDeliveries();
    }
    expect((await client.deliveries.list(endpoint.id)).data).toMatchObject([
      { attempt: 1, status: 'succeeded', id: receiver.at(1).deliveryId },
    ]);
  });

  it('is retried by a clock that jumped back as soon as one that did not', async () => {
    const hooked = await startHooked(open);
    const { clock, receiver, endpoint, client, server } = hooked;
    receiver.answers(500);
    await createLearner(hooked);
    clock.advance(-hour);
    const eventId = await createLearner(hooked);
    expect(receiver.eventIds[1]).toBe(eventId);
    clock.advance(hour + 30 * second);
    await server.drainDeliveries();
    expect((await client.deliveries.list(endpoint.id)).data.map(({ status }) => status).sort()).toEqual([
      'failed',
      'succeeded',
      'succeeded',
    ]);
  });

  it('delays no other while the secret of its endpoint cannot be read, and is sent once it can', async () => {
    const hooked = await startHooked(open);
    const { client, database, receiver, endpoint, server } = hooked;
    const other = await startReceiver();
    await client.webhooks.create({ url: other.url, events: ['*'] });
    receiver.answers(500);
    other.answers(500);
    await createLearner(hooked);
    const [row] = await runSql(database, `select secret_sealed from webhooks where id = '${endpoint.id}'`);
    const overwrite = (text: unknown) =>
      runSql(database, `update webhooks set secret_sealed = '${text}' where id = '${endpoint.id}'`);
    await overwrite('damaged');
    await client.testClock.advance({ seconds: 30 });
    await server.drainDeliveries();
    expect([receiver.received.length, other.received.length]).toEqual([1, 2]);
    await overwrite(row?.secret_sealed);
    await client.testClock.advance({ seconds: 60 });
    await server.drainDeliveries();
    expect((await client.deliveries.list(endpoint.id, { order: 'asc' })).data).toMatchObject([
      { attempt: 1, status: 'failed' },
      { attempt: 2, status: 'succeeded', id: receiver.at(2).deliveryId },
    ]);
  });

  describe('responded 410', () => {
    it('disables its endpoint, says so in the audit log, and holds the rest', async () => {
      const hooked = await startHooked(open);
      const { client, clock, receiver, endpoint, server } = hooked;
      receiver.answers(500, 410);
      const first = await createLearner(hooked);
      const gone = await createLearner(hooked);
      expect(await client.webhooks.get(endpoint.id)).toMatchObject({
        status: 'disabled',
        disabled_reason: 'gone',
        failing_since: iso(start),
      });
      const later = await createLearner(hooked);
      clock.advance(24 * hour);
      await server.drainDeliveries();
      expect(receiver.eventIds).toEqual([first, gone]);
      for (const event of [first, gone, later]) {
        expect((await client.events.deliveries(event)).data).toMatchObject([{ outcome: 'held' }]);
      }
      const audit = await client.auditLog.list({ resource_id: endpoint.id, action: 'webhook.disabled' });
      expect(audit.data).toMatchObject([
        {
          actor: { type: 'system' },
          changes: { status: { before: 'active', after: 'disabled' } },
          reason: expect.stringContaining('410'),
        },
      ]);
      expect(await client.auditLog.verify()).toMatchObject({ valid: true });
    });

    it('does not disable an endpoint that has moved since the attempt was sent', async () => {
      const hooked = await startHooked(open);
      const { client, clock, receiver, endpoint, server } = hooked;
      const moved = await startReceiver();
      let respond = () => {};
      receiver.answers((response) => {
        respond = () => response.writeHead(410).end();
      });
      const eventId = await createLearner(hooked, { drain: false });
      await receiver.nth(1);
      await client.webhooks.update(endpoint.id, { url: moved.url });
      respond();
      await server.drainDeliveries();
      expect(await client.webhooks.get(endpoint.id)).toMatchObject({ status: 'active' });
      clock.advance(30 * second);
      await server.drainDeliveries();
      expect(moved.eventIds).toEqual([eventId]);
    });
  });
});

const iso = (ms: number): string => new Date(ms).toISOString();
