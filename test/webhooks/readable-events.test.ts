import type { ApiKeyCreate, Event, Rollbook, WebhookRecoveryCreate, WebhookUpdate } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { type Hooked, startHooked } from '../support/receiver.ts';
import { clientOf } from '../support/server.ts';
import { Visitor } from '../support/visitor.ts';

type Scope = ApiKeyCreate['scopes'][number];
const hooks: Scope[] = ['read:events', 'write:webhooks'];
const lacks = (scope: string) => ({
  status: 403,
  code: 'insufficient_scope',
  detail: expect.stringContaining(`\`${scope}\``),
});

async function withKey({ client, server }: Hooked, ...scopes: Scope[]): Promise<Rollbook & { id: string }> {
  const { id, secret } = await client.apiKeys.create({ name: 'Hooks', scopes: [...hooks, ...scopes] });
  return Object.assign(clientOf(server, secret), { id });
}

const staffMember = (email: string) => ({ name: 'Sam Example', email, staff_type: 'teacher' as const });
const idOf = ({ data }: Event) => (data as { id?: string }).id;
const typesOf = (types: readonly string[]) => new Set(types.map((type) => type.replace(/\..*/, '')));

onEachDatabase('an endpoint', (open) => {
  it('receives only events whose records the key that set its events may read', async () => {
    const hooked = await startHooked(open);
    const { client, server, receiver } = hooked;
    await client.webhooks.archive(hooked.endpoint.id);
    const url = receiver.url;
    const staff = await withKey(hooked, 'read:staff');
    expect(await refusalOf(staff.webhooks.create({ url, events: ['learner.created'] }))).toMatchObject(
      lacks('read:learners'),
    );
    const none = await withKey(hooked);
    expect(await refusalOf(none.webhooks.create({ url, events: ['*'] }))).toMatchObject(
      lacks('read:learners'),
    );
    const all = await staff.webhooks.create({ url, events: ['*'] });
    expect(all.scopes).toEqual(['read:staff', 'read:events']);
    expect(typesOf(all.event_types)).toEqual(new Set(['staff', 'webhook']));
    await client.learners.create({ name: 'Thandi Example' });
    await client.staff.create(staffMember('one@example.org'));
    await server.drainDeliveries();
    expect(receiver.received.map(({ event }) => event.type)).toEqual(['staff.created']);
    // What it receives follows neither a roll nor a revocation of the key.
    await client.apiKeys.revoke((await client.apiKeys.roll(staff.id)).id);
    await client.apiKeys.revoke(staff.id);
    expect(await client.webhooks.get(all.id)).toMatchObject({ scopes: all.scopes, status: 'active' });
    const wider = await client.webhooks.update(all.id, { events: ['*'] });
    expect(wider.event_types).toContain('learner.created');
    expect(wider.scopes).toContain('read:learners');
    const [entry] = (await client.auditLog.list({ resource_id: all.id })).data;
    expect(entry?.changes).toHaveProperty('scopes');
    await client.learners.create({ name: 'Sipho Example' });
    await server.drainDeliveries();
    expect(receiver.received.at(-1)?.event.type).toBe('learner.created');
    expect((await client.webhooks.get(all.id)).event_types).toEqual(wider.event_types);
  });

  it('is redirected, replayed or recovered by no key that may not read what it receives', async () => {
    const hooked = await startHooked(open);
    const { client, server, receiver, endpoint } = hooked;
    const thandi = await client.learners.create({ name: 'Thandi Example' });
    await client.staff.create(staffMember('one@example.org'));
    await server.drainDeliveries();
    const staff = await withKey(hooked, 'read:staff');
    const changes: WebhookUpdate[] = [{ url: `${receiver.url}mine` }, { events: ['staff.created'] }];
    for (const change of changes)
      expect(await refusalOf(staff.webhooks.update(endpoint.id, change))).toMatchObject(
        lacks('read:learners'),
      );
    await staff.webhooks.update(endpoint.id, { description: 'Ours' });
    const [learnerDelivery] = (await client.deliveries.list(endpoint.id, { event_type: 'learner.created' }))
      .data;
    const redeliver = staff.deliveries.redeliver(endpoint.id, learnerDelivery?.id ?? '');
    expect(await refusalOf(redeliver)).toMatchObject(lacks('read:learners'));
    expect(await refusalOf(staff.webhooks.test(endpoint.id, { type: 'learner.created' }))).toMatchObject(
      lacks('read:learners'),
    );
    expect(await refusalOf(staff.webhooks.rotateSecret(endpoint.id))).toMatchObject(lacks('read:learners'));
    // A recovery sends again what its key may read, and nothing else.
    hooked.clock.advance(1000);
    const later = await client.webhooks.create({ url: `${receiver.url}later`, events: ['*'] });
    await staff.webhookRecoveries.create(later.id, { since: '2026-01-01T00:00:00Z' });
    await server.drainJobs();
    await server.drainDeliveries();
    const recovered = (await client.deliveries.list(later.id)).data.map(({ event_type }) => event_type);
    expect(recovered).toEqual(['staff.created']);
    await client.webhooks.archive(endpoint.id);
    expect(await refusalOf(staff.webhooks.restore(endpoint.id))).toMatchObject(lacks('read:learners'));
    await client.webhooks.restore(endpoint.id);
    await staff.webhooks.activate(endpoint.id);
    await client.webhooks.archive(later.id);
    // Held deliveries count too: the key could have them sent to its own address.
    await client.webhooks.pause(endpoint.id);
    await client.learners.create({ name: 'Sipho Example' });
    await client.webhooks.update(endpoint.id, { events: ['staff.created'] });
    const own = { url: `${receiver.url}mine` };
    expect(await refusalOf(staff.webhooks.update(endpoint.id, own))).toMatchObject(lacks('read:learners'));
    await client.webhooks.activate(endpoint.id, { held: 'discard' });
    await server.drainDeliveries();
    const taken = await staff.webhooks.update(endpoint.id, { ...own, events: ['*'] });
    expect(taken.scopes).toEqual(['read:staff', 'read:events']);
    receiver.received.length = 0;
    const since = '2026-01-01T00:00:00Z';
    const { id } = await staff.webhookRecoveries.create(endpoint.id, { since });
    await server.drainJobs();
    await server.drainDeliveries();
    expect(await client.webhookRecoveries.get(endpoint.id, id)).toMatchObject({ status: 'completed' });
    expect(JSON.stringify(receiver.received.map(({ event }) => event))).not.toContain(thandi.id);
    const types: WebhookRecoveryCreate = { since, types: ['learner.created'] };
    expect((await refusalOf(staff.webhookRecoveries.create(endpoint.id, types))).errors).toMatchObject([
      { code: 'not_subscribed' },
    ]);
    // Neither does a replay by a key that may read everything: the endpoint may not.
    const replay = client.deliveries.redeliver(endpoint.id, learnerDelivery?.id ?? '');
    expect(await refusalOf(replay)).toMatchObject({ code: 'insufficient_scope' });
  });
});

onEachDatabase('a recovery that is started in the settings screen', (open) => {
  it('sends what the session may read, which can be less than the endpoint receives', async () => {
    const hooked = await startHooked(open);
    const { client, server, receiver, clock } = hooked;
    const member = await client.staff.create(staffMember('one@example.org'));
    await client.roleAssignments.create(member.id, { role: 'owner' });
    await client.learners.create({ name: 'Thandi Example' });
    clock.advance(1000);
    const later = await client.webhooks.create({ url: `${receiver.url}later`, events: ['*'] });
    const scopes: Scope[] = [...hooks, 'read:staff'];
    const { url } = await client.settingsLinks.create({ staff_id: member.id, scopes });
    const visitor = new Visitor(hooked);
    await visitor.useLink(url);
    const since = '2026-01-01T00:00:00Z';
    const path = `/settings/api/v1/webhooks/${later.id}/recoveries`;
    expect(await visitor.send('POST', path, { since })).toMatchObject({ status: 201 });
    await server.drainJobs();
    await server.drainDeliveries();
    const recovered = (await client.deliveries.list(later.id)).data.map(({ event_type }) => event_type);
    expect(recovered).toEqual(['staff.created']);
  });
});

onEachDatabase('an endpoint that receives less than its scopes', (open) => {
  it('is widened by no key that may not read what it would receive', async () => {
    const hooked = await startHooked(open);
    const { client, server, receiver } = hooked;
    await client.webhooks.archive(hooked.endpoint.id);
    const url = receiver.url;
    const { id } = await client.webhooks.create({
      ...{ url, events: ['*'] },
      filters: [{ field: 'currency', in: ['ZAR'] }],
    });
    const fees = await withKey(hooked, 'read:fees');
    const wider: WebhookUpdate[] = [{ filters: [] }, { filters: [{ field: 'status', in: ['active'] }] }];
    for (const change of wider)
      expect(await refusalOf(fees.webhooks.update(id, { ...change, url: `${url}mine` }))).toMatchObject(
        lacks('read:learners'),
      );
    const filters = [{ field: 'currency', in: ['USD'] }];
    expect(await fees.webhooks.update(id, { filters, url: `${url}mine` })).toMatchObject({ filters });
    await client.learners.create({ name: 'Thandi Example' });
    await server.drainDeliveries();
    expect(receiver.received).toEqual([]);

    // A newer version has events of records that no event of the older one was about.
    const old = await client.webhooks.create({ url, events: ['*'], version: '2026-11-01' });
    const { scopes } = await client.webhooks.get(old.id);
    const most = scopes.filter((scope) => scope !== 'read:communications' && scope !== 'read:events');
    const almost = await withKey(hooked, ...(most as Scope[]));
    expect(await almost.webhooks.update(old.id, { url: `${url}mine` })).toMatchObject({ id: old.id });
    expect(await refusalOf(almost.webhooks.update(old.id, { version: '2026-12-01' }))).toMatchObject(
      lacks('read:communications'),
    );
    expect(await client.webhooks.update(old.id, { version: '2026-12-01' })).toMatchObject({ scopes });
  });
});

onEachDatabase('events and deliveries', (open) => {
  it('show a key no records that it may not read', async () => {
    const hooked = await startHooked(open);
    const { client, server, receiver, endpoint } = hooked;
    receiver.otherwise = { status: 200, body: 'Stored Thandi' };
    const thandi = await client.learners.create({ name: 'Thandi Example' });
    const sam = await client.staff.create(staffMember('one@example.org'));
    await server.drainDeliveries();
    const staff = await withKey(hooked, 'read:staff');
    const none = await withKey(hooked);
    const listed = (await staff.events.list()).data;
    expect(listed.map(({ type }) => type)).toEqual(['staff.created']);
    expect(await refusalOf(staff.events.list({ type: 'learner.created' }))).toMatchObject(
      lacks('read:learners'),
    );
    expect(await refusalOf(none.events.list())).toMatchObject(lacks('read:learners'));
    const [event] = (await client.events.list({ type: 'learner.created' })).data;
    const id = event?.id ?? '';
    for (const read of [() => staff.events.get(id), () => staff.events.deliveries(id)])
      expect(await refusalOf(read())).toMatchObject(lacks('read:learners'));
    const log = (await staff.deliveryLog.list()).data;
    expect(log.map(({ event_type, response_body }) => [event_type, response_body])).toEqual([
      ['staff.created', 'Stored Thandi'],
      ['learner.created', null],
    ]);
    expect((await staff.deliveries.list(endpoint.id)).data).toEqual(log);
    expect((await staff.deliveryLog.list({ resource_id: thandi.id })).data).toEqual([]);
    expect((await staff.deliveryLog.list({ resource_id: sam.id })).data).toHaveLength(1);
    const [readable, hidden] = log;
    expect(await staff.deliveryLog.get(hidden?.id ?? '')).toMatchObject({
      status: 'succeeded',
      resource_id: null,
      response_body: null,
      request: { body: null, url: receiver.url },
    });
    expect((await staff.deliveryLog.get(readable?.id ?? '')).request.body).toContain(sam.id);
    expect(await staff.deliveries.get(endpoint.id, hidden?.id ?? '')).toMatchObject({ response_body: null });
  });

  it('of a confidential incident exist only for those who see confidential records', async () => {
    const hooked = await startHooked(open);
    const { client, server, receiver } = hooked;
    const discipline = await withKey(hooked, 'read:discipline');
    const open1 = await discipline.webhooks.create({ url: `${receiver.url}open`, events: ['*'] });
    const learner = await client.learners.create({ name: 'Thandi Example' });
    const incident = { learner_id: learner.id, category: 'disruption', level: 1 } as const;
    const at = { occurred_at: new Date(hooked.clock.now()).toISOString(), description: 'It happened.' };
    await client.incidents.create({ ...incident, ...at, points: -1 });
    const secret = await client.incidents.create({ ...incident, ...at, points: -1, confidential: true });
    await server.drainDeliveries();
    const received = (path: string) =>
      receiver.received.filter((one) => one.path.endsWith(path) && one.event.type.startsWith('discipline'));
    expect(received('open')).toHaveLength(1);
    expect(received('open').map(({ event }) => event.data.id)).not.toContain(secret.id);
    const all = (await client.events.list({ type: 'discipline.incident-logged' })).data;
    expect(all.map(idOf)).toContain(secret.id);
    const listed = (await discipline.events.list({ type: 'discipline.incident-logged' })).data;
    expect(listed).toHaveLength(1);
    const hidden = all.find((event) => idOf(event) === secret.id);
    expect(await codeOf(discipline.events.get(hidden?.id ?? ''))).toBe('not_found');
    const { id } = await client.webhookRecoveries.create(open1.id, { since: '2026-01-01T00:00:00Z' });
    await server.drainJobs();
    await server.drainDeliveries();
    expect(await client.webhookRecoveries.get(open1.id, id)).toMatchObject({ progress: { events: 0 } });
    const delivery = (await client.deliveryLog.list({ event_id: hidden?.id ?? '' })).data[0];
    expect(await discipline.deliveryLog.get(delivery?.id ?? '')).toMatchObject({ request: { body: null } });
  });
});

onEachDatabase('an event of an incident that has become confidential', (open) => {
  it('is not sent to endpoints that may not receive it, whether it waits for a retry or is held', async () => {
    const hooked = await startHooked(open);
    const { client, server, receiver, clock } = hooked;
    await client.webhooks.archive(hooked.endpoint.id);
    const discipline = await withKey(hooked, 'read:discipline');
    const events = ['discipline.incident-logged' as const];
    const hooksOf = (key: Rollbook, path: string) =>
      key.webhooks.create({ url: `${receiver.url}${path}`, events });
    const retried = await hooksOf(discipline, 'retried');
    const paused = await hooksOf(discipline, 'paused');
    await hooksOf(client, 'head');
    await client.webhooks.pause(paused.id);
    receiver.otherwise = 500;
    const { id: learner_id } = await client.learners.create({ name: 'Thandi Example' });
    const { id } = await client.incidents.create({
      ...{ learner_id, category: 'violence', level: 4, description: 'It happened.' },
      occurred_at: new Date(clock.now()).toISOString(),
    });
    await server.drainDeliveries();
    await client.incidents.update(id, { confidential: true });
    receiver.otherwise = 204;
    receiver.received.length = 0;
    await client.webhooks.activate(paused.id);
    clock.advance(24 * 3_600_000);
    await server.drainDeliveries();
    expect(receiver.received.map(({ path }) => path)).toEqual([expect.stringMatching(/head$/)]);
    const statuses = async (endpoint: { id: string }) =>
      (await client.deliveries.list(endpoint.id, { order: 'asc' })).data.map(({ status }) => status);
    expect(await statuses(retried)).toEqual(['failed', 'cancelled']);
    expect(await statuses(paused)).toEqual(['cancelled']);
  });
});

onEachDatabase('the audit log', (open) => {
  it('shows a key the values of records that it may read, and of others which fields changed', async () => {
    const hooked = await startHooked(open);
    const { client, server } = hooked;
    const { id } = await client.learners.create({ name: 'Thandi Example', date_of_birth: '2015-03-01' });
    await client.learners.update(id, { class: '6B' });
    const audit = async (...scopes: Scope[]) =>
      clientOf(
        server,
        (await client.apiKeys.create({ name: 'Audit', scopes: ['read:audit', ...scopes] })).secret,
      );
    const [seen] = (await (await audit('read:learners')).auditLog.list({ resource_id: id })).data;
    const only = await audit();
    const [hidden] = (await only.auditLog.list({ resource_id: id })).data;
    expect(seen?.changes.class).toEqual({ before: null, after: '6B' });
    expect(Object.keys(hidden?.changes ?? {})).toEqual(Object.keys(seen?.changes ?? {}));
    expect(new Set(Object.values(hidden?.changes ?? {}).map((change) => JSON.stringify(change)))).toEqual(
      new Set(['{"before":"[redacted]","after":"[redacted]"}']),
    );
    expect(hidden).toMatchObject({ stored: null, action: seen?.action, hash: seen?.hash });
    expect(await only.auditLog.get(hidden?.id ?? '')).toEqual(hidden);
  });
});
