import { Rollbook } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { document, newest } from '../support/document.ts';
import { expectProblem, refusalOf } from '../support/problems.ts';
import { startHooked } from '../support/receiver.ts';
import { type RawAnswer, raw, sharedServer } from '../support/server.ts';

const former = '2026-01-01';

/** Calls of one server in one version. */
const inVersion =
  (url: string, key: string, version?: string) =>
  (method: string, path: string, body?: unknown): Promise<RawAnswer> =>
    raw(url, key, method, path, {
      ...(body === undefined ? {} : { body }),
      headers: version === undefined ? {} : { 'Service-Version': version },
    });

onEachDatabase('API versions', (open) => {
  const newSchool = sharedServer(open, { worker: true });

  it('takes and gives a date of birth by the name that it has in the version', async () => {
    const { server, testKey } = await newSchool();
    const old = inVersion(server.url, testKey, former);
    const current = inVersion(server.url, testKey, newest);
    const created = await old('POST', '/v1/learners', { name: 'A', birth_date: '2015-03-09' });
    expect(created).toMatchObject({ status: 201, body: { birth_date: '2015-03-09' } });
    expect(created.body).not.toHaveProperty('date_of_birth');
    const path = `/v1/learners/${created.body.id}`;
    const read = (await current('GET', path)).body;
    const { birth_date, warnings, ...others } = created.body;
    expect(warnings).toEqual([]);
    expect(read).toEqual({ ...others, date_of_birth: birth_date });

    await current('PATCH', path, { date_of_birth: '2015-03-10' });
    expect((await old('GET', path)).body).toMatchObject({ birth_date: '2015-03-10' });
    expect((await old('PATCH', path, { birth_date: null })).body).toMatchObject({ birth_date: null });
    expect((await current('GET', '/v1/learners')).body.data).toMatchObject([{ date_of_birth: null }]);
    const listed = (await old('GET', '/v1/learners')).body.data[0];
    expect(listed).toMatchObject({ birth_date: null });
    expect(Object.keys({ ...listed, warnings })).toHaveLength(Object.keys(created.body).length);
    expect((await old('DELETE', path)).body).toHaveProperty('birth_date');
    expect((await old('POST', `${path}/restore`)).body).toHaveProperty('birth_date');
  });

  it('points at errors by the names of the version', async () => {
    const { server, testKey } = await newSchool();
    const old = inVersion(server.url, testKey, former);
    const current = inVersion(server.url, testKey, newest);
    const { id } = (await old('POST', '/v1/learners', { name: 'A' })).body;
    for (const [method, path] of [
      ['POST', '/v1/learners'],
      ['PATCH', `/v1/learners/${id}`],
    ] as const) {
      for (const wrong of ['yesterday', 5, '2999-01-01']) {
        for (const [call, field] of [
          [old, 'birth_date'],
          [current, 'date_of_birth'],
        ] as const) {
          const { status, body } = await call(method, path, { name: 'A', [field]: wrong });
          expect(status).toBe(422);
          expect(body.errors).toMatchObject([{ pointer: `/${field}` }]);
          expect(body.detail).toContain(`/${field}: `);
        }
      }
    }
  });

  it('knows a field by one name only', async () => {
    const { server, testKey } = await newSchool();
    const old = await inVersion(server.url, testKey, former)('POST', '/v1/learners', {
      name: 'A',
      date_of_birth: '2015-03-09',
    });
    expect(old).toMatchObject({
      status: 422,
      body: { code: 'unknown_field', errors: [{ pointer: '/date_of_birth' }] },
    });
    expect(old.body.errors[0].detail).toContain('birth_date');
    const current = await inVersion(server.url, testKey, newest)('POST', '/v1/learners', {
      name: 'A',
      birth_date: '2015-03-09',
    });
    expect(current).toMatchObject({
      status: 422,
      body: { code: 'unknown_field', errors: [{ pointer: '/birth_date' }] },
    });
  });

  it('takes and gives the subjects of staff and qualifications by the name that they have in the version', async () => {
    const { client, server, testKey, receiver } = await startHooked(open);
    const before = '2026-11-01';
    const old = inVersion(server.url, testKey, before);
    await old('POST', '/v1/webhooks', { url: receiver.url, events: ['staff.created'] });
    const { id: maths } = await client.subjects.create({ name: 'Mathematics', code: 'MATH' });
    const sam = { name: 'Sam', email: 'sam@example.org', staff_type: 'teacher' };
    const member = await old('POST', '/v1/staff', { ...sam, subjects: [maths] });
    expect(member.body).toMatchObject({ subjects: [maths] });
    expect(member.body).not.toHaveProperty('subject_ids');
    const path = `/v1/staff/${member.body.id}`;
    expect(await client.staff.get(member.body.id)).toMatchObject({ subject_ids: [maths] });
    const degree = { title: 'Degree', kind: 'degree', subjects: [maths] };
    const qualification = await old('POST', `${path}/qualifications`, degree);
    expect(qualification.body).toMatchObject({ subjects: [maths] });
    const own = `${path}/qualifications/${qualification.body.id}`;
    expect((await old('PATCH', own, { subjects: [] })).body).toMatchObject({ subjects: [] });
    expect((await old('GET', `${path}/qualifications`)).body.data).toMatchObject([{ subjects: [] }]);

    for (const [method, url, more] of [
      ['POST', '/v1/staff', { ...sam, email: 'zoe@example.org' }],
      ['PATCH', path, {}],
      ['PATCH', own, {}],
    ] as const) {
      const unknown = await old(method, url, { ...more, subjects: [maths, 'sbj_none'] });
      expect(unknown.body).toMatchObject({
        code: 'unknown_reference',
        errors: [{ pointer: '/subjects/1' }],
      });
      const later = await old(method, url, { ...more, subject_ids: [maths] });
      expect(later.body).toMatchObject({ code: 'unknown_field', errors: [{ pointer: '/subject_ids' }] });
    }
    const rows = [{ ...sam, external_id: '1', subjects: ['sbj_none'] }];
    const { id } = (await old('POST', '/v1/imports', { kind: 'staff', source: 'sis', rows })).body;
    await server.drainJobs();
    expect((await old('GET', `/v1/imports/${id}/rows`)).body.data).toMatchObject([
      { code: 'unknown_reference', errors: [{ pointer: '/subjects/0' }] },
    ]);
    await server.drainDeliveries();
    const sent = receiver.received.filter(({ event }) => event.type === 'staff.created');
    const shown = new Map(sent.map(({ event }) => [event.version, event.data]));
    expect(shown.get(before)).toMatchObject({ subjects: [maths] });
    expect(shown.get(newest)).toMatchObject({ subject_ids: [maths] });
  });

  it('uses the version pinned to the key unless the request names one, and says which it used', async () => {
    const { client, server, testKey } = await newSchool();
    const pinned = await client.apiKeys.create({
      name: 'Old',
      scopes: ['write:learners', 'read:learners'],
      version: former,
    });
    const { id } = await client.learners.create({ name: 'A', date_of_birth: '2015-03-09' });
    const path = `/v1/learners/${id}`;
    const cases = [
      [pinned.secret, undefined, former, 'birth_date'],
      [pinned.secret, newest, newest, 'date_of_birth'],
      [testKey, undefined, newest, 'date_of_birth'],
      [testKey, former, former, 'birth_date'],
    ] as const;
    for (const [key, named, used, field] of cases) {
      const response = await inVersion(server.url, key, named)('GET', path);
      expect(response.headers.get('service-version')).toBe(used);
      expect(response.body[field]).toBe('2015-03-09');
      const failed = await inVersion(server.url, key, named)('GET', '/v1/learners?limit=0');
      expect(failed.headers.get('service-version')).toBe(used);
    }
    const rolled = await client.apiKeys.roll(pinned.id, {});
    expect(rolled.version).toBe(former);
  });

  it('refuses a version that does not exist and names those that do', async () => {
    const { client, server, testKey } = await newSchool();
    const known = document['x-versions'].map(({ date }) => date);
    for (const version of ['2026-02-02', '2026-1-1', 'latest', '', '2026-01-01, 2026-10-01']) {
      const { status, body } = await inVersion(server.url, testKey, version)('GET', '/v1/learners');
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'unsupported_version' });
      for (const date of known) expect(body.detail).toContain(date);
    }
    await expect(
      client.apiKeys.create({ name: 'A', scopes: ['read:learners'], version: '2026-02-02' }),
    ).rejects.toMatchObject({
      status: 422,
      errors: [{ pointer: '/version' }],
    });
  });

  it('lists events in the version of the request', async () => {
    const { client, server, testKey } = await newSchool();
    const { id } = await client.learners.create({ name: 'A', date_of_birth: '2015-03-09' });
    // Events have no sensitive fields, and neither has what this key is shown.
    const plain = await client.apiKeys.create({ name: 'Plain', scopes: ['read:learners'] });
    for (const [version, field] of [
      [former, 'birth_date'],
      [newest, 'date_of_birth'],
    ] as const) {
      const call = inVersion(server.url, testKey, version);
      const [event] = (await call('GET', '/v1/events')).body.data;
      const learner = (await inVersion(server.url, plain.secret, version)('GET', `/v1/learners/${id}`)).body;
      expect(event).toMatchObject({ type: 'learner.created', version });
      expect(event.data).toEqual(learner);
      expect(event.data[field]).toBe('2015-03-09');
      expect((await call('GET', `/v1/events/${event.id}`)).body).toEqual(event);
    }
  });

  it('sends each endpoint the version that it was registered with, until that is raised', async () => {
    const { client, server, receiver, endpoint } = await startHooked(open);
    const older = new Rollbook({
      apiKey: (
        await client.apiKeys.create({
          name: 'Old',
          version: former,
          scopes: ['write:webhooks', 'read:learners', 'write:learners', 'read:events'],
        })
      ).secret,
      baseUrl: server.url,
      version: null,
      maxRetries: 0,
    });
    await client.webhooks.archive(endpoint.id);
    const hook = await older.webhooks.create({ url: receiver.url, events: ['learner.created'] });
    expect(hook.version).toBe(former);
    await client.learners.create({ name: 'A', date_of_birth: '2015-03-09' });
    await server.drainDeliveries();
    const first = receiver.at(1).event;
    expect(first).toMatchObject({ version: former, data: { birth_date: '2015-03-09' } });
    expect(first.data).not.toHaveProperty('date_of_birth');
    expect((await older.events.list({ type: 'learner.created' })).data[0]).toEqual(first);
    // A list of a type that the version does not have would always be empty.
    expect(await refusalOf(older.events.list({ type: 'assessment.reopened' }))).toMatchObject({
      code: 'invalid_parameter',
      errors: [{ pointer: '?type', detail: expect.stringContaining('is not an event type of version') }],
    });

    await expect(client.webhooks.update(hook.id, { version: '2025-01-01' })).rejects.toMatchObject({
      errors: [{ pointer: '/version' }],
    });
    await client.webhooks.update(hook.id, { version: newest });
    await expect(client.webhooks.update(hook.id, { version: former })).rejects.toMatchObject({
      errors: [{ pointer: '/version', code: 'version_lowered' }],
    });
    await older.learners.create({ name: 'B' });
    await server.drainDeliveries();
    const second = receiver.at(2).event;
    expect(second).toMatchObject({ version: newest, data: { date_of_birth: null } });
    expect((await client.events.list({ limit: 1 })).data[0]).toEqual(second);
  });

  it('sends and lists an event that came later as what it was formerly', async () => {
    const { client, server, testKey, receiver, endpoint } = await startHooked(open);
    await client.webhooks.archive(endpoint.id);
    const subscribe = (events: readonly string[], version: string) =>
      inVersion(server.url, testKey, version)('POST', '/v1/webhooks', { url: receiver.url, events });
    for (const version of [former, newest]) await subscribe(['*'], version);
    for (const type of ['learner.created', 'learner.archived']) await subscribe([type], former);
    await subscribe(['learner.created'], newest);
    await subscribe(['learner.restored'], newest);
    const { id } = await client.learners.create({ name: 'A' });
    await client.learners.archive(id);
    await server.drainDeliveries();
    const before = receiver.received.length;
    const restored = await client.learners.restore(id);
    await server.drainDeliveries();
    const sent = receiver.received.slice(before);
    const told = sent.map(({ headers, event }) => [event.version, event.type, headers['service-event']]);
    expect(told.sort()).toEqual([
      [former, 'learner.created', 'learner.created'],
      [former, 'learner.created', 'learner.created'],
      [newest, 'learner.restored', 'learner.restored'],
      [newest, 'learner.restored', 'learner.restored'],
    ]);
    for (const { event } of sent) expect(event.data).toMatchObject({ id, archived_at: null });
    expect(new Set(sent.map(({ event }) => event.id)).size).toBe(1);

    const list = async (version: string, query = '') =>
      (await inVersion(server.url, testKey, version)('GET', `/v1/events${query}`)).body.data;
    const types = (events: { type: string }[]) => events.map(({ type }) => type);
    expect(types(await list(former))).toEqual(['learner.created', 'learner.archived', 'learner.created']);
    expect(types(await list(newest))).toEqual(['learner.restored', 'learner.archived', 'learner.created']);
    expect(await list(former, '?type=learner.created')).toHaveLength(2);
    expect(await list(newest, '?type=learner.created')).toHaveLength(1);
    const [event] = await list(former);
    expect((await inVersion(server.url, testKey, former)('GET', `/v1/events/${event.id}`)).body).toEqual(
      event,
    );
    expect(event.data.updated_at).toBe(restored.updated_at);
  });

  it('shows the events of its types', async () => {
    const { client, server, testKey } = await newSchool();
    const { id } = await client.learners.create({ name: 'A' });
    await client.learners.update(id, { name: 'B' });
    const types = async (version: string) => {
      const { body } = await inVersion(server.url, testKey, version)('GET', '/v1/events');
      return body.data.map(({ type }: { type: string }) => type);
    };
    expect(await types(newest)).toEqual(['learner.updated', 'learner.created']);
    expect(await types(former)).toEqual(['learner.created']);
    const [updated] = (await client.events.list({ type: 'learner.updated' })).data;
    const call = inVersion(server.url, testKey, former);
    expectProblem(await call('GET', `/v1/events/${updated?.id}`), 'not_found');
    expectProblem(await call('GET', `/v1/events/${updated?.id}/deliveries`), 'not_found');
  });
});
