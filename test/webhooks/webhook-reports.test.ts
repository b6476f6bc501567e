import { createServer, ManualClock, type OutgoingCopy, type SendResult } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { type OpenDatabase, onBothDatabases } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';
import { type Hooked, type Receiver, startHooked, startReceiver } from '../support/receiver.ts';
import { startServer } from '../support/server.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const reports = ['webhook.failing', 'webhook.disabled', 'webhook.recovered'] as const;

/** A failing endpoint, and another one that receives the reports. */
async function withWitness(open: OpenDatabase, options = {}) {
  const hooked = await startHooked(open, options);
  const witness = await startReceiver();
  const other = await hooked.client.webhooks.create({ url: witness.url, events: [...reports] });
  return { ...hooked, witness, other };
}

const typesAt = ({ received }: Receiver) => received.map(({ event }) => event.type);

/** Makes a change, lets the attempts of the next hours be made, and the rest that is due. */
async function pass({ client, clock, server }: Hooked, ms: number[]): Promise<void> {
  await client.learners.create({ name: 'Thandi Example' });
  await server.drainDeliveries();
  for (const each of ms) {
    clock.advance(each);
    await server.drainDeliveries();
  }
}

onBothDatabases('an endpoint that keeps failing', (open) => {
  it('is reported once to other endpoints after half an hour, and when it works again', async () => {
    const school = await withWitness(open);
    const { client, receiver, endpoint, witness, clock, server } = school;
    receiver.otherwise = 500;
    const since = new Date(clock.now()).toISOString();
    await pass(school, [30_000, 5 * minute]);
    expect(typesAt(witness)).toEqual([]);
    // It is active already, so this changes nothing.
    const before = await client.webhooks.get(endpoint.id);
    expect(await client.webhooks.activate(endpoint.id)).toEqual(before);
    expect(before).toMatchObject({ failing_since: since });
    clock.advance(30 * minute);
    await server.drainDeliveries();
    expect(typesAt(witness)).toEqual(['webhook.failing']);
    const reportedAt = new Date(clock.now()).toISOString();
    expect(witness.at(1).event.data).toEqual({
      id: endpoint.id,
      object: 'webhook',
      url: receiver.url,
      description: null,
      status: 'active',
      failing_since: since,
      failing_reported_at: reportedAt,
      disabled_reason: null,
    });
    await pass(school, [hour, hour, 6 * hour]);
    expect(typesAt(witness)).toEqual(['webhook.failing']);

    receiver.otherwise = 204;
    await pass(school, []);
    await pass(school, []);
    expect(typesAt(witness)).toEqual(['webhook.failing', 'webhook.recovered']);
    expect(witness.at(2).event.data).toMatchObject({ failing_since: null, failing_reported_at: null });
    expect(await client.webhooks.get(endpoint.id)).toMatchObject({
      failing_since: null,
      failing_reported_at: null,
    });
    // The next series is reported again.
    receiver.otherwise = 500;
    await pass(school, [30_000, 5 * minute, 30 * minute]);
    expect(typesAt(witness)).toEqual(['webhook.failing', 'webhook.recovered', 'webhook.failing']);
    // It is subscribed to every type, and received none of these.
    expect(new Set(typesAt(receiver))).toEqual(new Set(['learner.created']));
    const listed = await client.events.list({ resource_id: endpoint.id, order: 'asc' });
    expect(listed.data.map(({ type }) => type)).toEqual(typesAt(witness));
    const audit = await client.auditLog.list({ action: 'webhook.failing' });
    expect(audit.data[0]).toMatchObject({ actor: { type: 'system' }, event_ids: [listed.data[2]?.id] });
    expect(await client.auditLog.verify()).toMatchObject({ valid: true });
  });

  it('is not reported if it fails for a shorter time, or was paused', async () => {
    const school = await withWitness(open);
    const { client, receiver, endpoint, witness, clock, server } = school;
    receiver.answers(500);
    await pass(school, [30_000, 5 * minute, hour]);
    receiver.otherwise = 500;
    await pass(school, [30_000]);
    await client.webhooks.pause(endpoint.id);
    clock.advance(day);
    await server.drainDeliveries();
    expect(typesAt(witness)).toEqual([]);
  });

  it('is not reported because a test failed hours before', async () => {
    const school = await withWitness(open);
    const { client, receiver, endpoint, witness, clock, server } = school;
    receiver.otherwise = 500;
    await client.webhooks.test(endpoint.id, { type: 'learner.created' });
    await server.drainDeliveries();
    expect(await client.webhooks.get(endpoint.id)).toMatchObject({ failing_since: null });
    clock.advance(2 * hour);
    const since = new Date(clock.now()).toISOString();
    await pass(school, [30_000, 5 * minute]);
    expect(typesAt(witness)).toEqual([]);
    clock.advance(30 * minute);
    await server.drainDeliveries();
    expect(witness.received.map(({ event }) => event)).toMatchObject([
      { type: 'webhook.failing', data: { failing_since: since } },
    ]);
  });

  it('is reported when it is disabled, with the change, and when it works after its activation', async () => {
    const school = await withWitness(open);
    const { client, receiver, endpoint, witness, server } = school;
    receiver.answers(410);
    await pass(school, []);
    expect(typesAt(witness)).toEqual(['webhook.disabled']);
    expect(witness.at(1).event.data).toMatchObject({ status: 'disabled', disabled_reason: 'gone' });
    expect((await client.auditLog.list({ action: 'webhook.disabled' })).data).toMatchObject([
      { event_ids: [witness.at(1).event.id], reason: expect.stringContaining('410') },
    ]);
    await client.webhooks.activate(endpoint.id);
    await server.drainDeliveries();
    await pass(school, []);
    expect(typesAt(witness)).toEqual(['webhook.disabled', 'webhook.recovered']);
  });

  it('is disabled after five days, and reported as failing before', async () => {
    const school = await withWitness(open, { webhooks: { schedule: { delaysMs: [], windowMs: hour } } });
    const { client, receiver, endpoint, witness } = school;
    receiver.otherwise = 500;
    for (let failed = 0; failed < 9; failed++) await pass(school, [hour]);
    expect(typesAt(witness)).toEqual(['webhook.failing']);
    school.clock.advance(5 * day);
    await pass(school, [hour]);
    expect(typesAt(witness)).toEqual(['webhook.failing', 'webhook.disabled']);
    expect(await client.webhooks.get(endpoint.id)).toMatchObject({
      status: 'disabled',
      disabled_reason: 'failing',
    });
  });

  it('does not get reports about itself from a recovery either', async () => {
    const school = await withWitness(open);
    const { client, receiver, endpoint, server, clock } = school;
    receiver.otherwise = 500;
    const since = new Date(clock.now()).toISOString();
    await pass(school, [30_000, 5 * minute, 30 * minute]);
    receiver.otherwise = 204;
    await pass(school, [day]);
    receiver.received.length = 0;
    const { id } = await client.webhookRecoveries.create(endpoint.id, { since });
    await server.drainJobs();
    await server.drainDeliveries();
    expect(await client.webhookRecoveries.get(endpoint.id, id)).toMatchObject({
      status: 'completed',
      progress: { events: 0 },
    });
    expect(typesAt(receiver)).toEqual([]);
  });
});

onBothDatabases('the emails about an endpoint', (open) => {
  /** A live school with two owners and a principal, whose endpoint fails. */
  async function withOwners(results: SendResult[] = []) {
    const clock = new ManualClock('2026-11-21T08:00:00.000Z');
    const sent: OutgoingCopy[] = [];
    const send = async (copy: OutgoingCopy) => {
      sent.push(copy);
      return results.shift() ?? { status: 'sent' as const };
    };
    const channels = { email: { send } };
    const started = await startServer(open, { clock, channels, worker: true });
    const { live } = started;
    const person = async (name: string, role: 'owner' | 'principal') => {
      const email = `${name.toLowerCase()}@example.org`;
      const { token, staff_id } = await live.invitations.create({
        ...{ name: `${name} Example`, email, staff_type: 'admin', roles: [role] },
      });
      await live.invitations.accept({ token });
      return staff_id;
    };
    const [first, second] = [await person('Lerato', 'owner'), await person('Sipho', 'owner')];
    await person('Thandi', 'principal');
    // A name that never exists: each attempt fails.
    const endpoint = await live.webhooks.create({
      url: 'https://hooks.rollbook.invalid/in?token=secret',
      events: ['learner.created'],
    });
    await live.school.update({ locale: 'de-DE' });
    const advance = async (...steps: number[]) => {
      for (const ms of steps) {
        clock.advance(ms);
        await started.server.drainDeliveries();
        await started.server.drainJobs();
      }
    };
    return { ...started, clock, sent, channels, endpoint, first, second, advance };
  }
  const untilReported = [0, 30_000, 5 * minute, 30 * minute];

  it('go to each owner once, in the language of the school, also with several processes', async () => {
    const { live, database, clock, channels, sent, endpoint, server, advance } = await withOwners();
    const { url, masterKey } = database;
    const beside = await createServer({ database: url, masterKey, clock, channels, worker: false });
    onTestFinished(() => beside.close());
    await live.learners.create({ name: 'Anele Example' });
    await advance(...untilReported);
    await Promise.all([server.drainJobs(), beside.drainJobs()]);
    expect(sent.map(({ to }) => to).sort()).toEqual(['lerato@example.org', 'sipho@example.org']);
    const [email] = sent;
    expect(email?.subject).toBe('Webhooks schlagen fehl: https://hooks.rollbook.invalid/in');
    expect(email?.body).toContain('Guten Tag,');
    const { id: school } = await live.school.get();
    expect(email?.body).toContain(`${server.url}/settings/webhooks/${endpoint.id}?school=${school}"`);
    expect(email?.body).toContain('21. November 2026');
    expect(email?.body).not.toContain('secret');
    expect(await runSql(database, 'select kind from webhook_notices')).toEqual([]);
  });

  it('are sent again later if the mail server is busy, and not to people who have left', async () => {
    const busy: SendResult = { status: 'retry', detail: 'The server is busy' };
    const { live, database, sent, second, advance } = await withOwners([busy, busy]);
    await live.learners.create({ name: 'Anele Example' });
    await advance(...untilReported);
    expect(sent).toHaveLength(2);
    await live.staff.archive(second);
    await advance(minute);
    expect(sent.map(({ to, attempt }) => [to, attempt]).slice(2)).toEqual([['lerato@example.org', 2]]);
    // The second attempt has the Message-ID of the first.
    const ids = sent.filter(({ to }) => to === 'lerato@example.org').map(({ id }) => id);
    expect(ids).toEqual([ids[0], ids[0]]);
    expect(ids[0]).toMatch(/^[\w.]+$/);
    expect(await runSql(database, 'select kind from webhook_notices')).toEqual([]);
  });

  it('that the mail server put off are not sent once the endpoint works again, or is archived', async () => {
    const busy: SendResult = { status: 'retry', detail: 'The server is busy' };
    const { live, database, sent, endpoint, advance } = await withOwners([busy, busy, busy, busy]);
    const { url, events } = endpoint;
    const other = await live.webhooks.create({ url, events });
    await live.learners.create({ name: 'Anele Example' });
    await advance(...untilReported);
    expect(sent).toHaveLength(4);
    await live.webhooks.archive(other.id);
    await runSql(
      database,
      `update webhooks set failing_since = null, failing_reported_at = null where id = '${endpoint.id}'`,
    );
    await advance(minute);
    expect(sent).toHaveLength(4);
    expect(await runSql(database, 'select kind from webhook_notices')).toEqual([]);
  });

  it('say why it was disabled, and are not sent once it is active again', async () => {
    const { live, database, sent, endpoint, server, advance } = await withOwners();
    const disable = (reason: string) =>
      runSql(
        database,
        `update webhooks set status = 'disabled', disabled_reason = '${reason}' where id = '${endpoint.id}'`,
      );
    const notice = async (minutes: number) => {
      const [first] = await live.staff.list({ limit: 1 }).toArray({ limit: 1 });
      const at = new Date(Date.parse('2026-11-21T08:00:00.000Z') + minutes * minute).toISOString();
      await runSql(
        database,
        `insert into webhook_notices (school_id, webhook_id, kind, reported_at, recipient_id, attempts, due_at)
          select school_id, id, 'disabled', '${at}', '${first?.id}', 0, '${at}' from webhooks where id = '${endpoint.id}'`,
      );
    };
    await disable('gone');
    await notice(-2);
    await server.drainJobs();
    expect(sent.at(-1)?.body).toContain('410 Gone');
    await disable('failing');
    await notice(-1);
    await server.drainJobs();
    expect(sent.at(-1)?.body).toContain('fünf Tage lang');
    await live.webhooks.activate(endpoint.id);
    await notice(0);
    await advance(0);
    expect(sent).toHaveLength(2);
    expect(await runSql(database, 'select kind from webhook_notices')).toEqual([]);
  });

  it('are not sent about endpoints of test schools', async () => {
    const { client, sent, advance } = await withOwners();
    await client.webhooks.create({ url: 'https://hooks.rollbook.invalid/in', events: ['*'] });
    await client.learners.create({ name: 'Anele Example' });
    await advance(...untilReported);
    expect((await client.events.list({ type: 'webhook.failing' })).data).toHaveLength(1);
    expect(sent).toEqual([]);
  });
});
