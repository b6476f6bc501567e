import { createHmac } from 'node:crypto';
import { type EventType, Rollbook } from '@rollbook/sdk';
import { describe, expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { document, newest, withoutSensitive } from '../support/document.ts';
import { runSql } from '../support/inspect.ts';
import { startHooked, startReceiver, verdict } from '../support/receiver.ts';
import { raw, startServer } from '../support/server.ts';

const learner = { name: 'Thandi Example', date_of_birth: '2015-03-09' };

onEachDatabase('a delivery', (open, dialect) => {
  it('goes once to each active endpoint that is subscribed, signed with its own secret', async () => {
    const { server, client, clock, receiver, endpoint } = await startHooked(open);
    const second = await startReceiver();
    const other = await client.webhooks.create({ url: second.url, events: ['learner.created'] });
    const filtered = await client.webhooks.create({
      url: `${receiver.url}/filtered`,
      events: ['fee.invoiced'],
    });
    const paused = await client.webhooks.create({ url: `${receiver.url}/paused`, events: ['*'] });
    await client.webhooks.pause(paused.id);
    const { id } = await client.learners.create(learner);
    await server.drainDeliveries();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks']);
    expect(second.received).toHaveLength(1);
    const [one, two] = [receiver.at(1), second.at(1)];
    expect(one.event.id).toBe(two.event.id);
    expect(one.deliveryId).not.toBe(two.deliveryId);
    expect(verdict(one, endpoint.signing_secret, clock.now())).toMatchObject({ data: { id } });
    expect(verdict(two, other.signing_secret, clock.now())).toMatchObject({ data: { id } });
    expect(verdict(two, endpoint.signing_secret, clock.now())).toBe('no_match');
    expect((await client.deliveries.list(filtered.id)).data).toEqual([]);
  });

  it('carries the headers of the service and those of Standard Webhooks over the exact bytes', async () => {
    const { server, client, clock, receiver, endpoint } = await startHooked(open);
    await client.learners.create({ name: 'Zoë “Tšepo” Example 👩🏾‍🎓 </script>\u2028' });
    await server.drainDeliveries();
    const { headers, body, event, deliveryId } = receiver.at(1);
    const seconds = String(clock.now() / 1000);
    const own = createHmac('sha256', endpoint.signing_secret)
      .update(`${seconds}.`)
      .update(body)
      .digest('hex');
    const key = Buffer.from(endpoint.signing_secret.replace('whsec_', ''), 'base64');
    const standard = createHmac('sha256', key)
      .update(`${event.id}.${seconds}.`)
      .update(body)
      .digest('base64');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'content-length': String(body.length),
      'service-event': 'learner.created',
      'service-delivery': deliveryId,
      'service-timestamp': seconds,
      'service-signature': `t=${seconds},v1=${own}`,
      'webhook-id': event.id,
      'webhook-timestamp': seconds,
      'webhook-signature': `v1,${standard}`,
      'user-agent': expect.stringMatching(/^Rollbook/),
    });
    expect(headers).not.toHaveProperty('service-test');
    const declared = document.webhooks['learner.created']?.post.parameters ?? [];
    const required = declared.flatMap((one) => (one.required ? [one.name.toLowerCase()] : []));
    const sent = Object.keys(headers).filter((name) => /^(service|webhook)-/.test(name));
    expect(sent.sort()).toEqual(required.sort());
    for (const { name, schema } of declared.filter((one) => one.required))
      expect(headers[name.toLowerCase()]).toMatch(new RegExp(String(schema.pattern ?? '.')));
    expect(deliveryId).toMatch(/^dlv_/);
  });

  it('has the envelope of the event, whose data is the record as it was', async () => {
    const { server, client, clock, receiver, testSchoolId } = await startHooked(open);
    receiver.answers(500);
    const created = await client.learners.create(learner);
    await server.drainDeliveries();
    await client.learners.update(created.id, { name: 'Another Name' });
    clock.advance(30_000);
    await server.drainDeliveries();
    const deliveries = receiver.received.filter(({ event }) => event.type === 'learner.created');
    expect(deliveries).toHaveLength(2);
    for (const { event } of deliveries) {
      expect(event).toEqual({
        id: expect.stringMatching(/^evt_/),
        type: 'learner.created',
        version: newest,
        created_at: created.created_at,
        school_id: testSchoolId,
        data: withoutSensitive(created),
      });
    }
    expect(await client.events.get(receiver.at(1).event.id)).toEqual(receiver.at(1).event);
  });

  it('is in the version of its endpoint, whatever the version of the change', async () => {
    const { server, client, testKey, receiver } = await startHooked(open);
    const former = new Rollbook({ apiKey: testKey, baseUrl: server.url, version: '2026-01-01' });
    const old = await startReceiver();
    await former.webhooks.create({ url: old.url, events: ['*'] });
    await client.learners.create(learner);
    await raw(server.url, testKey, 'POST', '/v1/learners', {
      body: { name: 'Sipho Example', birth_date: '2014-01-01' },
      headers: { 'Service-Version': '2026-01-01' },
    });
    await server.drainDeliveries();
    for (const [events, version, field] of [
      [receiver.received, newest, 'date_of_birth'],
      [old.received, '2026-01-01', 'birth_date'],
    ] as const) {
      expect(events.map(({ event }) => event.version)).toEqual([version, version]);
      expect(new Set(events.map(({ event }) => event.data[field]))).toEqual(
        new Set(['2015-03-09', '2014-01-01']),
      );
      expect(Object.keys(events[0]?.event.data ?? {}).filter((name) => /birth/.test(name))).toEqual([field]);
    }
  });

  it('that waits while its endpoint is raised to a newer version has the type of that version', async () => {
    const { server, client, clock, receiver } = await startHooked(open);
    const old = await startReceiver();
    old.answers(500);
    const { id: endpoint } = await client.webhooks.create({
      ...{ url: old.url, events: ['learner.archived'], version: '2026-01-01' },
    });
    const merge = async () => {
      const one = await client.learners.create({ name: 'Thandi Example' });
      const other = await client.learners.create({ name: 'Thandi Example' });
      await client.learners.merge(one.id, { learner_id: other.id });
      await server.drainDeliveries();
    };
    // The first event is sent again after the change, and the second one is sent after it for the first time.
    await merge();
    await client.webhooks.pause(endpoint);
    await merge();
    await client.webhooks.update(endpoint, { version: newest });
    await client.webhooks.activate(endpoint);
    clock.advance(30_000);
    await server.drainDeliveries();
    const received = old.received.map(({ headers, event: { type, version, data } }) => ({
      ...{ type, version, header: headers['service-event'], merged: 'merged_into' in data },
    }));
    const before = { type: 'learner.archived', version: '2026-01-01', header: 'learner.archived' };
    const after = { type: 'learner.merged', version: newest, header: 'learner.merged' };
    expect(received).toMatchObject([before, after, after]);
    const { data: attempts } = await client.deliveries.list(endpoint);
    const typeOf = new Map(attempts.map(({ id, event_type: type }) => [id, type]));
    expect(old.received.map(({ deliveryId }) => typeOf.get(deliveryId))).toEqual(
      received.map(({ type }) => type),
    );
    for (const { deliveryId, event } of old.received)
      expect((await client.deliveryLog.get(deliveryId)).request).toMatchObject({
        ...{ headers: { 'Service-Event': event.type }, body: JSON.stringify(event) },
      });
    expect(receiver.received.filter(({ event }) => event.type === 'learner.merged')).toHaveLength(2);
  });

  it('is sent again less and less often while the database cannot record that it was received', async () => {
    const { server, client, clock, receiver, database } = await startHooked(open);
    const refusal =
      dialect === 'sqlite'
        ? `create trigger refusal before update on deliveries when new.status = 'succeeded'
            begin select raise(abort, 'refused'); end`
        : `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
          create trigger refusal before update on deliveries for each row when (new.status = 'succeeded')
            execute function refuse()`;
    await runSql(database, refusal);
    await client.learners.create(learner);
    for (let second = 0; second < 60; second++) {
      await server.drainDeliveries();
      clock.advance(1000);
    }
    // After 1, 2, 4, 8, 16 and 32 seconds.
    expect(receiver.received.length).toBeGreaterThan(3);
    expect(receiver.received.length).toBeLessThan(9);
    expect(new Set(receiver.eventIds).size).toBe(1);
    await runSql(
      database,
      dialect === 'sqlite' ? 'drop trigger refusal' : 'drop trigger refusal on deliveries',
    );
    clock.advance(60_000);
    await server.drainDeliveries();
    const { data } = await client.deliveryLog.list({ waiting: false, limit: 100 });
    expect(data.map(({ status, error }) => error ?? status)).toEqual([
      'succeeded',
      ...receiver.received.slice(1).map(() => 'interrupted'),
    ]);
  });

  it('is sent at once, without anybody asking for it', async () => {
    const { client } = await startServer(open, { worker: true });
    const receiver = await startReceiver();
    await client.webhooks.create({ url: receiver.url, events: ['*'] });
    const { id } = await client.learners.create(learner);
    expect((await receiver.nth(1)).event.data.id).toBe(id);
  });

  it('keeps what the receiver sent, up to 4 KiB', async () => {
    const { server, client, receiver, endpoint } = await startHooked(open);
    receiver.answers({
      status: 503,
      headers: { 'X-Node': 'a', 'Set-Cookie': 'session=1' },
      body: `\0${'ä'.repeat(4_000)}`,
    });
    await client.learners.create(learner);
    await server.drainDeliveries();
    const page = await client.deliveries.list(endpoint.id, { status: 'retrying' });
    const delivery = await client.deliveries.get(endpoint.id, page.data[0]?.id ?? '');
    expect(delivery).toMatchObject({
      attempt: 1,
      trigger: 'event',
      status: 'retrying',
      error: 'http_status',
      error_detail: null,
      response_status: 503,
    });
    expect(delivery.response_headers).toMatchObject({ 'x-node': 'a' });
    expect(delivery.response_headers).not.toHaveProperty('set-cookie');
    expect(delivery.response_body).toMatch(/^ä{2047}$/);
    expect(delivery.total_ms).toBeGreaterThanOrEqual(0);
    expect(delivery.id).toBe(receiver.at(1).deliveryId);
  });

  describe('of no event', () => {
    it('is made when a write is rolled back, changes nothing, or is replayed', async () => {
      const { server, client, receiver, testKey } = await startHooked(open);
      const created = await client.learners.create({ ...learner, admission_number: 'A-1' });
      await expect(client.learners.create({ ...learner, admission_number: 'A-1' })).rejects.toMatchObject({
        code: 'already_exists',
      });
      await expect(client.learners.create({ name: '' })).rejects.toMatchObject({ status: 422 });
      await client.learners.archive(created.id);
      await client.learners.archive(created.id);
      const headers = { 'Idempotency-Key': '3f1f6ac1-53c9-4f31-8bd6-2d5e8b9b7a10' };
      const replays = [1, 2].map(() =>
        raw(server.url, testKey, 'POST', '/v1/learners', { body: learner, headers }),
      );
      await Promise.all(replays);
      await raw(server.url, testKey, 'POST', '/v1/learners', { body: learner, headers });
      await server.drainDeliveries();
      expect(receiver.received.map(({ event }) => event.type).sort()).toEqual([
        'learner.archived',
        'learner.created',
        'learner.created',
      ]);
      expect((await client.events.list()).data).toHaveLength(3);
    });
  });

  describe('of a test event', () => {
    it('is marked, is not among the events, and goes to a paused endpoint that is not subscribed', async () => {
      const { server, client, clock, receiver } = await startHooked(open);
      const tested = await startReceiver();
      const endpoint = await client.webhooks.create({ url: tested.url, events: ['fee.invoiced'] });
      await client.webhooks.pause(endpoint.id);
      const delivery = await client.webhooks.test(endpoint.id, { type: 'learner.created' });
      expect(delivery).toMatchObject({ trigger: 'test', status: 'pending', event_type: 'learner.created' });
      await server.drainDeliveries();
      expect(tested.at(1).headers['service-test']).toBe('true');
      expect(verdict(tested.at(1), endpoint.signing_secret, clock.now())).toMatchObject({
        type: 'learner.created',
      });
      expect(await client.deliveries.get(endpoint.id, delivery.id)).toMatchObject({ status: 'succeeded' });
      expect(receiver.received).toEqual([]);
      expect((await client.events.list()).data).toEqual([]);
      const { event } = tested.at(1);
      expect(await client.events.get(event.id)).toEqual(event);
      expect((await client.events.deliveries(event.id)).data).toMatchObject([
        { webhook_id: endpoint.id, outcome: 'succeeded', delivery_id: delivery.id },
      ]);
    });

    it('is sent again as another test when it is redelivered', async () => {
      const { server, client, receiver, endpoint } = await startHooked(open);
      await client.webhooks.pause(endpoint.id);
      receiver.otherwise = 500;
      const delivery = await client.webhooks.test(endpoint.id, { type: 'learner.created' });
      await server.drainDeliveries();
      const again = await client.deliveries.redeliver(endpoint.id, delivery.id);
      expect(again).toMatchObject({ trigger: 'test', status: 'pending', event_id: delivery.event_id });
      await server.drainDeliveries();
      expect(receiver.received.map(({ headers }) => headers['service-test'])).toEqual(['true', 'true']);
      expect((await client.webhooks.stats(endpoint.id)).totals).toMatchObject({ retrying: 0, failed: 0 });
      expect((await client.deliveryLog.list({ given_up: true })).data).toEqual([]);
    });

    it('can be had of every type of the catalog, is tried once, and disables nothing', async () => {
      const { server, client, clock, receiver, endpoint } = await startHooked(open);
      const types = await catalog(server.url);
      expect(types).toEqual(expect.arrayContaining(Object.keys(document.webhooks)));
      receiver.otherwise = 410;
      for (const type of types) await client.webhooks.test(endpoint.id, { type: type as EventType });
      await server.drainDeliveries();
      expect(receiver.received.map(({ event }) => event.type).sort()).toEqual([...types].sort());
      // The headers are those of its entry in the document, and the signature is valid by the same verifier for all.
      for (const delivery of receiver.received) {
        const { headers, event } = delivery;
        expect(verdict(delivery, endpoint.signing_secret, clock.now())).toMatchObject({ id: event.id });
        const declared = document.webhooks[event.type]?.post.parameters ?? [];
        const sent = Object.keys(headers).filter((name) => /^(service|webhook)-/.test(name));
        expect(sent.sort(), event.type).toEqual(declared.map(({ name }) => name.toLowerCase()).sort());
        for (const { name, schema } of declared)
          expect(headers[name.toLowerCase()], name).toMatch(new RegExp(String(schema.pattern ?? '.')));
        expect(headers['service-event']).toBe(event.type);
      }
      const log = await client.deliveries.list(endpoint.id);
      expect(new Set(log.data.map(({ status, next_attempt_at }) => `${status} ${next_attempt_at}`))).toEqual(
        new Set(['failed null']),
      );
      expect(await client.webhooks.get(endpoint.id)).toMatchObject({ status: 'active' });
      for (const type of ['*', 'learner.create']) {
        const refused = client.webhooks.test(endpoint.id, { type: type as EventType });
        await expect(refused).rejects.toMatchObject({
          status: 422,
          code: 'unknown_event_type',
          errors: [{ pointer: '/type' }],
        });
      }
    });
  });
});

/** The event types that the served document names. */
async function catalog(url: string): Promise<string[]> {
  const { body } = await raw(url, null, 'GET', '/openapi.json');
  return Object.keys(body.webhooks);
}
