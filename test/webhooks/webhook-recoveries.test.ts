import { ValidationError, type WebhookRecovery } from '@rollbook/sdk';
import { createServer } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';
import { codeOf } from '../support/problems.ts';
import { createLearner, type Hooked, startHooked } from '../support/receiver.ts';
import { toLoopback } from '../support/server.ts';

const start = '2026-11-21T08:00:00.000Z';
const hour = 3_600_000;

/** The recovery when nothing is left to do. */
async function finished(
  { client, server, endpoint }: Hooked,
  { id }: { id: string },
): Promise<WebhookRecovery> {
  await server.drainJobs();
  await server.drainDeliveries();
  return client.webhookRecoveries.get(endpoint.id, id);
}

onBothDatabases('a recovery', (open) => {
  it('sends each event once that the endpoint has not received, oldest first, and says how many', async () => {
    const hooked = await startHooked(open);
    const { client, clock, endpoint, receiver } = hooked;
    await client.webhooks.update(endpoint.id, { events: ['learner.created'] });
    const received = await createLearner(hooked);
    clock.advance(1000);
    receiver.otherwise = 500;
    const failed = await createLearner(hooked);
    clock.advance(1000);
    await client.webhooks.pause(endpoint.id);
    const discarded = await createLearner(hooked, { drain: false });
    await client.webhooks.activate(endpoint.id, { held: 'discard' });
    clock.advance(24 * hour);
    await hooked.server.drainDeliveries();
    clock.advance(hour);
    await hooked.server.drainDeliveries();
    await client.webhooks.update(endpoint.id, { events: ['staff.activated'] });
    const unsubscribed = await createLearner(hooked);
    await client.webhooks.update(endpoint.id, { events: ['learner.created'] });
    clock.advance(1000);
    receiver.otherwise = 204;
    receiver.received.length = 0;

    const begun = await client.webhookRecoveries.create(endpoint.id, { since: '2026-11-21T08:00:00Z' });
    expect(begun).toMatchObject({
      ...{ status: 'queued', dry_run: false, types: null },
      progress: { events: 0, failed: 0 },
    });
    const done = await finished(hooked, begun);
    // One was sent and failed, one was cancelled, and one was of another type at that time.
    expect(done).toMatchObject({ status: 'completed', progress: { events: 3, failed: 1, received: 1 } });
    expect(receiver.eventIds).toEqual([failed, discarded, unsubscribed]);
    expect(receiver.eventIds).not.toContain(received);
    const log = await client.deliveries.list(endpoint.id, { event_id: failed, status: 'succeeded' });
    expect(log.data).toMatchObject([{ trigger: 'recovery', attempt: 1 }]);

    const again = await finished(
      hooked,
      await client.webhookRecoveries.create(endpoint.id, { since: start }),
    );
    expect(again).toMatchObject({ status: 'completed', progress: { events: 0, failed: 0, received: 4 } });
    expect(receiver.received).toHaveLength(3);
    const audit = await client.auditLog.list({ resource_id: begun.id, order: 'asc' });
    expect(audit.data.map(({ action, actor }) => [action, actor.type])).toEqual([
      ['webhook_recovery.created', 'api_key'],
      ['webhook_recovery.started', 'system'],
      ['webhook_recovery.completed', 'system'],
    ]);
  });

  it('sends events from before the endpoint was registered, and tries again what fails', async () => {
    const hooked = await startHooked(open);
    const { client, clock, receiver } = hooked;
    const event = await createLearner(hooked);
    clock.advance(1000);
    const endpoint = await client.webhooks.create({ url: receiver.url, events: ['*'] });
    receiver.received.length = 0;
    receiver.answers(500, 204);
    const { id } = await client.webhookRecoveries.create(endpoint.id, { since: start });
    await finished({ ...hooked, endpoint }, { id });
    clock.advance(30_000);
    await hooked.server.drainDeliveries();
    expect(receiver.eventIds).toEqual([event, event]);
    const log = await client.deliveries.list(endpoint.id, { order: 'asc' });
    expect(log.data.map(({ trigger, attempt, status }) => [trigger, attempt, status])).toEqual([
      ['recovery', 1, 'failed'],
      ['retry', 2, 'succeeded'],
    ]);
  });

  it('sends all events before it also if their times are ahead of the clock', async () => {
    const hooked = await startHooked(open);
    const { client, receiver } = hooked;
    const sent = [await createLearner(hooked), await createLearner(hooked)];
    const endpoint = await client.webhooks.create({ url: receiver.url, events: ['learner.created'] });
    receiver.received.length = 0;
    const begun = await client.webhookRecoveries.create(endpoint.id, { since: '2026-01-01T00:00:00Z' });
    const { progress } = await finished({ ...hooked, endpoint }, begun);
    expect(progress).toMatchObject({ events: 2, failed: 0 });
    expect(receiver.eventIds).toEqual(sent);
  });

  it('leaves out what waits to be sent, is held, is of another type or outside of the range', async () => {
    const hooked = await startHooked(open);
    const { client, clock, endpoint, receiver } = hooked;
    receiver.otherwise = 500;
    await createLearner(hooked);
    await client.webhooks.pause(endpoint.id);
    await createLearner(hooked);
    clock.advance(1);
    expect(
      await finished(
        hooked,
        await client.webhookRecoveries.create(endpoint.id, {
          since: start,
          until: '2026-11-21T08:00:00.001Z',
        }),
      ).then(({ progress }) => progress),
    ).toMatchObject({ events: 0 });

    await client.webhooks.activate(endpoint.id, { held: 'discard' });
    clock.advance(25 * hour);
    await hooked.server.drainDeliveries();
    const count = async (request: Parameters<typeof client.webhookRecoveries.create>[1]) =>
      (
        await finished(
          hooked,
          await client.webhookRecoveries.create(endpoint.id, { ...request, dry_run: true }),
        )
      ).progress.events;
    receiver.received.length = 0;
    expect(await count({ since: start })).toBe(2);
    expect(await count({ since: start, types: ['learner.archived'] })).toBe(0);
    expect(await count({ since: '2026-11-21T08:00:01Z' })).toBe(0);
    expect(await count({ since: '2026-11-20T08:00:00Z', until: start })).toBe(0);
    expect(receiver.received).toEqual([]);
  });

  it('has no limit, and another process continues it', async () => {
    const hooked = await startHooked(open, { worker: false });
    const { client, clock, endpoint, receiver, database } = hooked;
    const many = 1100;
    await client.webhooks.update(endpoint.id, { events: ['staff.activated'] });
    await client.learners.create({ name: 'Thandi Example' });
    await client.webhooks.update(endpoint.id, { events: ['learner.created'] });
    // Each is an event like the first one, with an identifier of its own.
    await runSql(
      database,
      `with recursive n (i) as (select 10000 union all select i + 1 from n where i < ${10_000 + many - 2})
       insert into events (school_id, id, type, resource_id, data, is_test, confidential, created_at)
       select school_id, substr(id, 1, 25) || cast(i as text), type, resource_id, data, is_test, confidential, created_at
       from n, (select * from events limit 1) as template`,
    );
    clock.advance(1000);
    const { id } = await client.webhookRecoveries.create(endpoint.id, { since: start });
    const { url, masterKey } = database;
    const worker = await createServer({ database: url, masterKey, clock, api: false, ...toLoopback });
    onTestFinished(() => worker.close());
    await worker.drainJobs();
    await worker.drainDeliveries();
    expect(new Set(receiver.eventIds).size).toBe(many);
    expect(receiver.received).toHaveLength(many);
    const { status, progress } = await client.webhookRecoveries.get(endpoint.id, id);
    expect([status, progress.events, progress.examined]).toEqual(['completed', many, many]);
  });

  it('examines no event after its range', async () => {
    const hooked = await startHooked(open);
    const { client, clock, endpoint } = hooked;
    await createLearner(hooked);
    clock.advance(1000);
    const until = new Date(clock.now()).toISOString();
    await createLearner(hooked);
    clock.advance(1000);
    const begun = await client.webhookRecoveries.create(endpoint.id, { since: start, until });
    const { status, progress } = await finished(hooked, begun);
    expect({ status, progress }).toMatchObject({
      status: 'completed',
      progress: { events: 0, received: 1, examined: 1 },
    });
    expect(progress.through && progress.through < until).toBe(true);
  });

  it('can be cancelled, and ends when its endpoint is archived', async () => {
    const hooked = await startHooked(open, { worker: false });
    const { client, clock, endpoint } = hooked;
    clock.advance(1000);
    const first = await client.webhookRecoveries.create(endpoint.id, { since: start });
    expect(await client.webhookRecoveries.cancel(endpoint.id, first.id)).toMatchObject({
      status: 'cancelled',
    });
    expect(await codeOf(client.webhookRecoveries.cancel(endpoint.id, first.id))).toBe(
      'invalid_state_transition',
    );
    const second = await client.webhookRecoveries.create(endpoint.id, { since: start });
    await client.webhooks.archive(endpoint.id);
    const { url, masterKey } = hooked.database;
    const server = await createServer({ database: url, masterKey, clock, api: false, ...toLoopback });
    onTestFinished(() => server.close());
    expect(await finished({ ...hooked, server }, first)).toMatchObject({
      status: 'cancelled',
      progress: { examined: 0 },
    });
    expect(await finished({ ...hooked, server }, second)).toMatchObject({ status: 'cancelled' });
    expect(await codeOf(client.webhookRecoveries.create(endpoint.id, { since: start }))).toBe(
      'resource_archived',
    );
    expect(
      (await client.webhookRecoveries.list(endpoint.id, { status: 'cancelled' })).data
        .map(({ id }) => id)
        .sort(),
    ).toEqual([first.id, second.id].sort());
  });

  it('rejects a range and types that cannot be meant', async () => {
    const { client, endpoint } = await startHooked(open);
    await client.webhooks.update(endpoint.id, { events: ['learner.created'] });
    const refused = async (body: Parameters<typeof client.webhookRecoveries.create>[1]) => {
      const error = await client.webhookRecoveries.create(endpoint.id, body).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      if (!(error instanceof ValidationError)) throw new Error('was not refused', { cause: error });
      return [error.code, ...error.errors.map(({ pointer, code }) => `${pointer} ${code}`)];
    };
    expect(await refused({ since: '2026-11-22T08:00:00Z' })).toEqual([
      'validation_failed',
      '/since in_future',
      '/until ends_before_start',
    ]);
    expect(await refused({ since: start, until: '2026-11-23T08:00:00Z' })).toContain('/until in_future');
    expect(await refused({ since: start, until: start })).toContain('/until ends_before_start');
    const since = '2026-11-20T08:00:00Z';
    expect(await refused({ since, types: ['learner.archived'] })).toEqual([
      'validation_failed',
      '/types/0 not_subscribed',
    ]);
    expect(await refused({ since, types: ['learner.creatd' as never] })).toEqual([
      'unknown_event_type',
      '/types/0 unknown_event_type',
    ]);
  });
});
