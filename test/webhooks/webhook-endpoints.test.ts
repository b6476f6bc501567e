import { type EventType, Rollbook } from '@rollbook/sdk';
import { describe, expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { newest } from '../support/document.ts';
import { everythingStored, uncommitted, untilBlocked } from '../support/inspect.ts';
import { startHooked, startReceiver } from '../support/receiver.ts';
import { raw, sharedServer, startServer } from '../support/server.ts';

const url = 'https://example.org/hooks';
/** As code without types would send it. */
const misspelt = (type: string) => type as EventType;

onEachDatabase('webhook endpoints', (open, dialect) => {
  const newSchool = sharedServer(open, { worker: true });

  it('are registered with a secret, read, changed, archived and restored', async () => {
    const { client } = await newSchool();
    const events: EventType[] = ['learner.created'];
    const body = { url, events, description: 'Register', metadata: { team: 'office' } };
    const created = await client.webhooks.create(body).withResponse();
    expect(created.response.status).toBe(201);
    const { signing_secret: secret, ...record } = created.data;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(record).toMatchObject({ ...body, object: 'webhook', status: 'active', version: newest });
    expect(record).toMatchObject({
      failing_since: null,
      disabled_reason: null,
      secret_expires_at: null,
      archived_at: null,
    });
    expect(record.id).toMatch(/^wh_/);
    expect(await client.webhooks.get(record.id)).toEqual(record);

    const changed = await client.webhooks.update(record.id, {
      events: ['learner.archived'],
      description: null,
    });
    expect(changed).toMatchObject({ url, events: ['learner.archived'], description: null, status: 'active' });
    const archived = await client.webhooks.archive(record.id);
    expect(archived.archived_at).not.toBeNull();
    expect((await client.webhooks.list()).data).toEqual([]);
    await expect(client.webhooks.update(record.id, { description: 'x' })).rejects.toMatchObject({
      status: 409,
      code: 'resource_archived',
    });
    const restored = await client.webhooks.restore(record.id);
    expect(restored).toMatchObject({ id: record.id, status: 'paused', archived_at: null });
    expect((await client.webhooks.restore(record.id)).updated_at).toBe(restored.updated_at);
  });

  it('are listed by status and belong to one school and one mode', async () => {
    const { server, client, live } = await newSchool();
    const one = await client.webhooks.create({ url, events: ['*'] });
    const two = await client.webhooks.create({ url, events: ['*'] });
    await client.webhooks.pause(two.id);
    expect((await client.webhooks.list({ status: 'active' })).data.map(({ id }) => id)).toEqual([one.id]);
    expect((await client.webhooks.list({ status: 'paused' })).data.map(({ id }) => id)).toEqual([two.id]);
    const other = await server.createSchool({ name: 'Other School' });
    const stranger = new Rollbook({ apiKey: other.testKey, baseUrl: server.url });
    for (const outsider of [stranger, live]) {
      expect((await outsider.webhooks.list()).data).toEqual([]);
      for (const attempt of [
        () => outsider.webhooks.get(one.id),
        () => outsider.webhooks.archive(one.id),
        () => outsider.webhooks.rotateSecret(one.id),
        () => outsider.webhooks.test(one.id, { type: 'learner.created' }),
        () => outsider.deliveries.list(one.id),
      ]) {
        await expect(attempt()).rejects.toMatchObject({ status: 404, code: 'not_found' });
      }
    }
  });

  it('show their secret on creation and rotation alone, and keep it enciphered', async () => {
    const { server, client, database, testKey } = await startServer(open, { worker: true });
    const created = await client.webhooks.create({ url, events: ['*'] });
    const rotated = await client.webhooks.rotateSecret(created.id);
    const secrets = [created.signing_secret, rotated.signing_secret];
    expect(new Set(secrets).size).toBe(2);
    const responses = await Promise.all(
      [`/v1/webhooks/${created.id}`, '/v1/webhooks', '/v1/audit-log'].map((path) =>
        raw(server.url, testKey, 'GET', path),
      ),
    );
    await server.close();
    const shown = [
      ...responses.map(({ body }) => JSON.stringify(body)),
      await everythingStored(database),
    ].join('\n');
    for (const secret of secrets) {
      expect(shown).not.toContain(secret);
      expect(shown).not.toContain(secret.replace('whsec_', ''));
    }
    expect(shown).toContain(created.id);
  });

  it('take only event types that exist, and name the nearest one', async () => {
    const { client } = await newSchool();
    const refused = client.webhooks.create({ url, events: ['learner.created', misspelt('learner.archive')] });
    await expect(refused).rejects.toMatchObject({
      status: 422,
      code: 'unknown_event_type',
      errors: [
        {
          pointer: '/events/1',
          code: 'unknown_event_type',
          detail: expect.stringContaining('Did you mean learner.archived?'),
        },
      ],
    });
    await expect(
      client.webhooks.create({ url, events: [misspelt('discipline.incident-loggged')] }),
    ).rejects.toMatchObject({
      errors: [{ detail: expect.stringContaining('discipline.incident-logged?') }],
    });
    await expect(client.webhooks.create({ url, events: [] })).rejects.toMatchObject({
      status: 422,
      code: 'validation_failed',
    });
    const every = await client.webhooks.create({ url, events: ['learner.created', '*'] });
    expect(every.events).toEqual(['*']);
    await expect(client.webhooks.update(every.id, { events: [misspelt('nothing')] })).rejects.toMatchObject({
      code: 'unknown_event_type',
    });
  });

  it('report every error of a registration at once', async () => {
    const { client } = await newSchool();
    const body = { url: 'http://10.0.0.1/', events: ['learner.created' as const, misspelt('nothing')] };
    const error = await client.webhooks.create(body).catch((cause: unknown) => cause);
    expect(error).toMatchObject({ status: 422, code: 'validation_failed' });
    const pointers = (error as { errors: { pointer: string }[] }).errors.map(({ pointer }) => pointer);
    expect(pointers.sort()).toEqual(['/events/1', '/url']);
  });

  it('are pinned to the version of the request, which can be raised and not lowered', async () => {
    const { server, client, testKey } = await newSchool();
    const former = new Rollbook({ apiKey: testKey, baseUrl: server.url, version: '2026-01-01' });
    const old = await former.webhooks.create({ url, events: ['*'] });
    expect(old.version).toBe('2026-01-01');
    expect((await client.webhooks.create({ url, events: ['*'], version: '2026-01-01' })).version).toBe(
      '2026-01-01',
    );
    expect((await client.webhooks.update(old.id, { description: 'read by a newer client' })).version).toBe(
      '2026-01-01',
    );
    expect((await client.webhooks.update(old.id, { version: newest })).version).toBe(newest);
    const lowered = client.webhooks.update(old.id, { version: '2026-01-01' });
    await expect(lowered).rejects.toMatchObject({
      status: 422,
      errors: [{ pointer: '/version', code: 'version_lowered' }],
    });
    const unknown = client.webhooks.update(old.id, { version: '2031-01-01' });
    await expect(unknown).rejects.toMatchObject({
      errors: [{ pointer: '/version', code: 'unsupported_version' }],
    });
  });

  it('receive with a newer version what they received, under the types that it has for that', async () => {
    const { client } = await newSchool();
    const events: EventType[] = ['learner.archived', 'learner.created'];
    const { id } = await client.webhooks.create({ url, events, version: '2026-01-01' });
    const raised = await client.webhooks.update(id, { version: newest });
    const added = ['learner.erased', 'learner.merged', 'learner.restored'];
    expect(raised.events.slice(0, 2)).toEqual(events);
    expect(raised.events.slice(2).sort()).toEqual(added);
    expect(raised.event_types.toSorted()).toEqual([...events, ...added].sort());
    const one = await client.learners.create({ name: 'Thandi Example' });
    const other = await client.learners.create({ name: 'Thandi Example' });
    await client.learners.merge(one.id, { learner_id: other.id });
    const waiting = await client.deliveries.list(id);
    expect(waiting.data.map(({ event_type }) => event_type)).toContain('learner.merged');
    const { id: chosen } = await client.webhooks.create({ url, events, version: '2026-01-01' });
    const only = { version: newest, events: ['learner.archived'] } as const;
    expect((await client.webhooks.update(chosen, { ...only, events: [...only.events] })).events).toEqual(
      only.events,
    );
  });

  if (dialect === 'postgres')
    it('are not lowered to a version that was raised by another request', async () => {
      const { client, database } = await startServer(open);
      const { id } = await client.webhooks.create({ url, events: ['*'], version: '2026-01-01' });
      const raise = `update webhooks set version = '${newest}', row_version = row_version + 1 where id = '${id}'`;
      const commit = await uncommitted(database, raise);
      const lowered = client.webhooks.update(id, { version: '2026-10-01' }).catch(({ errors }) => errors);
      await untilBlocked(database, 1);
      await commit();
      expect(await lowered).toMatchObject([{ code: 'version_lowered' }]);
    });

  it('are as many in a school as the server allows, also when they are made at once or restored', async () => {
    const { client, live } = await startServer(open, { worker: true, webhooks: { endpointsPerSchool: 3 } });
    const create = (by: Rollbook) => by.webhooks.create({ url, events: ['*'] });
    const refusal = { status: 409, code: 'limit_reached', problem: { limit: 3 } };
    const made = await Promise.allSettled(Array.from({ length: 6 }, () => create(client)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const one of made) if (one.status === 'rejected') expect(one.reason).toMatchObject(refusal);
    const [first] = (await client.webhooks.list()).data;
    await client.webhooks.archive(first?.id ?? '');
    const another = await create(client);
    await expect(client.webhooks.restore(first?.id ?? '')).rejects.toMatchObject(refusal);
    expect((await client.webhooks.restore(another.id)).id).toBe(another.id);
    await client.webhooks.archive(another.id);
    expect((await client.webhooks.restore(first?.id ?? '')).status).toBe('paused');
    // Each school has its own.
    await create(live);
  });

  describe('move between states', () => {
    it('from active to paused and back, and stay as they are when told again', async () => {
      const { client } = await startServer(open, { worker: true });
      const { id } = await client.webhooks.create({ url, events: ['*'] });
      const paused = await client.webhooks.pause(id);
      expect(paused.status).toBe('paused');
      expect((await client.webhooks.pause(id)).updated_at).toBe(paused.updated_at);
      expect((await client.webhooks.activate(id)).status).toBe('active');
      expect((await client.webhooks.activate(id)).status).toBe('active');
      const { data } = await client.auditLog.list({ resource_id: id });
      expect(data.map(({ action }) => action).sort()).toEqual([
        'webhook.activated',
        'webhook.created',
        'webhook.paused',
      ]);
    });

    it('from disabled to active alone', async () => {
      const { server, client, receiver, endpoint } = await startHooked(open);
      receiver.answers(410);
      await client.learners.create({ name: 'Thandi Example' });
      await server.drainDeliveries();
      expect(await client.webhooks.get(endpoint.id)).toMatchObject({
        status: 'disabled',
        disabled_reason: 'gone',
      });
      await expect(client.webhooks.pause(endpoint.id)).rejects.toMatchObject({
        status: 409,
        code: 'invalid_state_transition',
        problem: { from: 'disabled', to: 'paused', allowed: ['active'] },
      });
      const active = await client.webhooks.activate(endpoint.id);
      expect(active).toMatchObject({ status: 'active', disabled_reason: null, failing_since: null });
    });

    it('never while they are archived', async () => {
      const { client } = await startServer(open, { worker: true });
      const { id } = await client.webhooks.create({ url, events: ['*'] });
      await client.webhooks.archive(id);
      for (const attempt of [
        () => client.webhooks.pause(id),
        () => client.webhooks.activate(id),
        () => client.webhooks.rotateSecret(id),
        () => client.webhooks.test(id, { type: 'learner.created' }),
      ]) {
        await expect(attempt()).rejects.toMatchObject({ status: 409, code: 'resource_archived' });
      }
    });
  });

  it('get no event while they are archived or before they are subscribed to it', async () => {
    const { server, client, receiver, endpoint } = await startHooked(open);
    const second = await startReceiver();
    const other = await client.webhooks.create({ url: second.url, events: ['learner.archived'] });
    await client.webhooks.archive(endpoint.id);
    await client.learners.create({ name: 'Thandi Example' });
    await client.webhooks.update(other.id, { events: ['learner.created'] });
    await client.learners.create({ name: 'Sipho Example' });
    await server.drainDeliveries();
    expect(receiver.received).toEqual([]);
    expect(second.received.map(({ event }) => event.data.name)).toEqual(['Sipho Example']);
  });
});
