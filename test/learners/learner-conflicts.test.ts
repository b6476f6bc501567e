import { ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { newest } from '../support/document.ts';
import { raw, sharedServer, startServer } from '../support/server.ts';

onBothDatabases('learners', (open) => {
  const newSchool = sharedServer(open);

  it.each([
    ['admission number', { admission_number: 'A-1' }],
    ['external id', { external_ids: { sis: '13001' } }],
  ])('gives a live learner an %s that no other has', async (_, unique) => {
    const { client } = await startServer(open);
    const first = await client.learners.create({ name: 'First', ...unique });
    const taken = { status: 409, code: 'already_exists', problem: { existing_id: first.id } };
    await expect(client.learners.create({ name: 'Second', ...unique })).rejects.toMatchObject(taken);
    const second = await client.learners.create({ name: 'Second' });
    await expect(client.learners.update(second.id, unique)).rejects.toMatchObject(taken);
    expect(await client.learners.update(first.id, { name: 'Same', ...unique })).toMatchObject(unique);

    await client.learners.archive(first.id);
    await client.learners.update(second.id, unique);
    await expect(client.learners.restore(first.id)).rejects.toMatchObject({
      code: 'already_exists',
      problem: { existing_id: second.id },
    });
    expect(await client.learners.get(first.id)).toMatchObject({ archived_at: expect.any(String), ...unique });
    await client.learners.archive(second.id);
    expect(await client.learners.restore(first.id)).toMatchObject({ archived_at: null, ...unique });
  });

  it('gives a value that must be unique to one of many that ask at once', async () => {
    const { client } = await newSchool();
    const tries = Array.from({ length: 12 }, (_, i) =>
      client.learners.create({ name: `Learner ${i}`, admission_number: 'A-1', external_ids: { sis: '1' } }),
    );
    const settled = await Promise.allSettled(tries);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of settled) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'already_exists' });
    }
  });

  it('archives a learner: readable, out of the lists, closed to changes, and restored as it was', async () => {
    const clock = new ManualClock();
    const { client } = await startServer(open, { clock });
    const { id } = await client.learners.create({ name: 'A', class: '5B', external_ids: { sis: '1' } });
    const created = await client.learners.get(id);
    clock.advance(1_000);
    const first = await client.learners.archive(created.id).withResponse();
    const now = new Date(clock.now()).toISOString();
    expect(first.data).toEqual({ ...created, archived_at: now, updated_at: now });
    clock.advance(1_000);
    const second = await client.learners.archive(created.id).withResponse();
    expect(second.data).toEqual(first.data);
    expect(second.etag).toBe(first.etag);
    expect(await client.learners.get(created.id)).toEqual(first.data);
    expect((await client.learners.list()).data).toEqual([]);
    await expect(client.learners.update(created.id, { class: '6B' })).rejects.toMatchObject({
      code: 'resource_archived',
    });
    await expect(client.learners.update(created.id, {})).rejects.toMatchObject({ code: 'resource_archived' });

    const restored = await client.learners.restore(created.id).withResponse();
    expect(restored.data).toEqual({ ...created, updated_at: new Date(clock.now()).toISOString() });
    const again = await client.learners.restore(created.id).withResponse();
    expect(again.etag).toBe(restored.etag);
    const types = (await client.events.list({ order: 'asc' })).data.map(({ type }) => type);
    expect(types).toEqual(['learner.created', 'learner.archived', 'learner.restored']);
  });

  it('honours If-Match on every write and If-None-Match on reads', async () => {
    const { client, server, testKey } = await newSchool();
    const { data: learner, etag = '' } = await client.learners.create({ name: 'A' }).withResponse();
    expect(await client.learners.get(learner.id, { ifNoneMatch: etag })).toBeNull();
    await client.learners.update(learner.id, { class: '5B' }, { ifMatch: etag });
    expect(await client.learners.get(learner.id, { ifNoneMatch: etag })).toMatchObject({ class: '5B' });
    const stale = { status: 412, code: 'precondition_failed' };
    await expect(
      client.learners.update(learner.id, { class: '6B' }, { ifMatch: etag }),
    ).rejects.toMatchObject(stale);
    await expect(client.learners.archive(learner.id, { ifMatch: etag })).rejects.toMatchObject(stale);
    await expect(client.learners.restore(learner.id, { ifMatch: etag })).rejects.toMatchObject(stale);
    expect(await client.learners.get(learner.id)).toMatchObject({ class: '5B', archived_at: null });

    const path = `/v1/learners/${learner.id}`;
    const statuses = [];
    for (const tag of ['*', '"9", "2-2026-01-01"', '"2"', 'W/"2"', '"2-x"', '2', '']) {
      statuses.push(
        (await raw(server.url, testKey, 'PATCH', path, { body: {}, headers: { 'If-Match': tag } })).status,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 200, 412, 412, 412]);
    const unchanged = await raw(server.url, testKey, 'GET', path, {
      headers: { 'If-None-Match': `W/"2-${newest}"` },
    });
    expect(unchanged).toMatchObject({ status: 304, body: '' });
    expect(unchanged.headers.get('etag')).toBe(`"2-${newest}"`);
  });

  it('gives each API version of a record an ETag of its own, and takes any of them as If-Match', async () => {
    const { client, server, testKey } = await newSchool();
    const { id } = await client.learners.create({ name: 'A', date_of_birth: '2015-03-04' });
    const send = (method: string, version: string, headers: Record<string, string> = {}) =>
      raw(server.url, testKey, method, `/v1/learners/${id}`, {
        headers: { 'Service-Version': version, ...headers },
        ...(method === 'PATCH' ? { body: { name: 'B' } } : {}),
      });
    const former = await send('GET', '2026-01-01');
    const etag = former.headers.get('etag') ?? '';
    expect(former.body).toHaveProperty('birth_date');
    const other = await send('GET', newest, { 'If-None-Match': etag });
    expect(other).toMatchObject({ status: 200, body: { date_of_birth: '2015-03-04' } });
    expect(await send('GET', '2026-01-01', { 'If-None-Match': etag })).toMatchObject({ status: 304 });
    expect(await send('PATCH', newest, { 'If-Match': etag })).toMatchObject({ status: 200 });
    expect(await send('PATCH', newest, { 'If-Match': etag })).toMatchObject({ status: 412 });
  });

  it('lets one of many writers with the same ETag win', async () => {
    const { client } = await newSchool();
    const { data, etag } = await client.learners.create({ name: 'A' }).withResponse();
    const writes = Array.from({ length: 10 }, (_, i) =>
      client.learners.update(data.id, { class: `${i}B` }, { ifMatch: etag }),
    );
    const settled = await Promise.allSettled(writes);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await client.learners.get(data.id).withResponse()).etag).toBe(`"2-${newest}"`);
  });
});
