import { randomUUID } from 'node:crypto';
import type { LearnerUpdate } from '@rollbook/sdk';
import { ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { onEachDatabase } from './support/databases.ts';
import { raw, startServer } from './support/server.ts';

onEachDatabase('learners', (open) => {
  it('creates a learner with the fields sent and defaults for the rest', async () => {
    const clock = new ManualClock('2026-11-21T10:00:00.000Z');
    const { client } = await startServer(open, { clock });
    const { data, etag, response } = await client.learners
      .create({ name: 'Thandi Example', grade_level: 'Grade 5', class: '5B' })
      .withResponse();
    expect(data).toEqual({
      id: expect.stringMatching(/^lrn_[0-9a-z]{26}$/),
      object: 'learner',
      name: 'Thandi Example',
      first_name: null,
      middle_names: null,
      last_name: null,
      preferred_name: null,
      date_of_birth: null,
      grade_level: 'Grade 5',
      class: '5B',
      status: 'active',
      admission_number: null,
      external_ids: {},
      metadata: {},
      created_at: '2026-11-21T10:00:00.000Z',
      updated_at: '2026-11-21T10:00:00.000Z',
      archived_at: null,
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('location')).toBe(`/v1/learners/${data.id}`);
    expect(etag).toBe('"1"');
    expect(await client.learners.get(data.id)).toEqual(data);
  });

  it('composes the name of its parts when none is sent', async () => {
    const { client } = await startServer(open);
    const composed = await client.learners.create({ first_name: 'Thandi', middle_names: 'Nomsa', last_name: 'Example' });
    expect(composed.name).toBe('Thandi Nomsa Example');
    const sent = await client.learners.create({ name: 'T. Example', first_name: 'Thandi', last_name: 'Example' });
    expect(sent.name).toBe('T. Example');
    for (const parts of [{}, { first_name: 'Thandi' }, { last_name: 'Example' }, { first_name: null, last_name: 'Example' }]) {
      await expect(client.learners.create(parts)).rejects.toMatchObject({
        status: 422,
        code: 'validation_failed',
        errors: [{ pointer: '/name', code: 'required' }],
      });
    }
  });

  it('refuses parts that compose a name longer than a name may be', async () => {
    const { client } = await startServer(open);
    const parts = { first_name: 'F'.repeat(100), last_name: 'L'.repeat(100) };
    await expect(client.learners.create(parts)).rejects.toMatchObject({
      status: 422,
      errors: [{ pointer: '/name', code: 'too_long' }],
    });
    const fits = await client.learners.create({ ...parts, last_name: 'L'.repeat(99) });
    expect(fits.name).toHaveLength(200);
  });

  it('changes only what a PATCH sends, as in the example of the specification', async () => {
    const clock = new ManualClock('2026-11-21T10:00:00.000Z');
    const { client } = await startServer(open, { clock });
    const created = await client.learners.create({ name: 'Thandi Example', grade_level: 'Grade 5', class: '5B' });
    clock.advance(1_500);
    const { data, etag } = await client.learners
      .update(created.id, { grade_level: 'Grade 6', class: '6B' })
      .withResponse();
    expect(data).toEqual({
      ...created,
      grade_level: 'Grade 6',
      class: '6B',
      updated_at: '2026-11-21T10:00:01.500Z',
    });
    expect(etag).toBe('"2"');
    const cleared = await client.learners.update(created.id, { class: null });
    expect(cleared).toMatchObject({ class: null, grade_level: 'Grade 6' });
  });

  it('leaves a record as it is, ETag and all, when a PATCH brings nothing new', async () => {
    const clock = new ManualClock();
    const { client } = await startServer(open, { clock });
    const created = await client.learners.create({ name: 'A', class: '5B', metadata: { house: 'Blue' } });
    const events = (await client.events.list()).data.length;
    const audit = (await client.auditLog.list()).data.length;
    clock.advance(60_000);
    const nothing: LearnerUpdate[] = [{}, { class: '5B' }, { metadata: {} }, { metadata: { house: 'Blue', absent: null } }, { external_ids: {} }];
    for (const patch of nothing) {
      const { data, etag } = await client.learners.update(created.id, patch).withResponse();
      expect(data).toEqual(created);
      expect(etag).toBe('"1"');
    }
    expect((await client.events.list()).data).toHaveLength(events);
    expect((await client.auditLog.list()).data).toHaveLength(audit);
  });

  it('merges metadata and external ids, and takes out what is null', async () => {
    const { client } = await startServer(open);
    const { id } = await client.learners.create({
      name: 'A',
      metadata: { house: 'Blue', bus: '4' },
      external_ids: { sis: '13001', lms: 'x' },
    });
    const merged = await client.learners.update(id, {
      metadata: { bus: null, locker: '17', constructor: 'kept' },
      external_ids: { lms: null, sis: '13002', 'sa-sams': '9' },
    });
    expect(merged.metadata).toEqual({ house: 'Blue', locker: '17', constructor: 'kept' });
    expect(merged.external_ids).toEqual({ sis: '13002', 'sa-sams': '9' });
    await expect(client.learners.list({ external_id: 'sis:13001' })).resolves.toMatchObject({ data: [] });
    await expect(client.learners.list({ external_id: 'sis:13002' })).resolves.toMatchObject({ data: [{ id }] });
  });

  it('keeps at most 50 keys of metadata, also over several changes', async () => {
    const { client } = await startServer(open);
    const keys = (from: number, to: number) =>
      Object.fromEntries(Array.from({ length: to - from }, (_, i) => [`key${from + i}`, 'v']));
    const { id } = await client.learners.create({ name: 'A', metadata: keys(0, 50) });
    await expect(client.learners.update(id, { metadata: keys(50, 51) })).rejects.toMatchObject({
      status: 422,
      errors: [{ pointer: '/metadata', code: 'too_many' }],
    });
    const swapped = await client.learners.update(id, { metadata: { key0: null, key50: 'v' } });
    expect(Object.keys(swapped.metadata)).toHaveLength(50);
  });

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
    const { client } = await startServer(open);
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
    const created = await client.learners.create({ name: 'A', class: '5B', external_ids: { sis: '1' } });
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
    await expect(client.learners.update(created.id, { class: '6B' })).rejects.toMatchObject({ code: 'resource_archived' });
    await expect(client.learners.update(created.id, {})).rejects.toMatchObject({ code: 'resource_archived' });

    const restored = await client.learners.restore(created.id).withResponse();
    expect(restored.data).toEqual({ ...created, updated_at: new Date(clock.now()).toISOString() });
    const again = await client.learners.restore(created.id).withResponse();
    expect(again.etag).toBe(restored.etag);
    const types = (await client.events.list({ order: 'asc' })).data.map(({ type }) => type);
    expect(types).toEqual(['learner.created', 'learner.archived']);
  });

  it('honours If-Match on every write and If-None-Match on reads', async () => {
    const { client, server, testKey } = await startServer(open);
    const { data: learner, etag = '' } = await client.learners.create({ name: 'A' }).withResponse();
    expect(await client.learners.get(learner.id, { ifNoneMatch: etag })).toBeNull();
    await client.learners.update(learner.id, { class: '5B' }, { ifMatch: etag });
    expect(await client.learners.get(learner.id, { ifNoneMatch: etag })).toMatchObject({ class: '5B' });
    const stale = { status: 412, code: 'precondition_failed' };
    await expect(client.learners.update(learner.id, { class: '6B' }, { ifMatch: etag })).rejects.toMatchObject(stale);
    await expect(client.learners.archive(learner.id, { ifMatch: etag })).rejects.toMatchObject(stale);
    await expect(client.learners.restore(learner.id, { ifMatch: etag })).rejects.toMatchObject(stale);
    expect(await client.learners.get(learner.id)).toMatchObject({ class: '5B', archived_at: null });

    const path = `/v1/learners/${learner.id}`;
    const statuses = [];
    for (const tag of ['*', '"9", "2"', 'W/"2"', '2', '']) {
      statuses.push((await raw(server.url, testKey, 'PATCH', path, { body: {}, headers: { 'If-Match': tag } })).status);
    }
    expect(statuses).toEqual([200, 200, 412, 412, 412]);
    const unchanged = await raw(server.url, testKey, 'GET', path, { headers: { 'If-None-Match': 'W/"2"' } });
    expect(unchanged).toMatchObject({ status: 304, body: '' });
    expect(unchanged.headers.get('etag')).toBe('"2"');
  });

  it('lets one of many writers with the same ETag win', async () => {
    const { client } = await startServer(open);
    const { data, etag } = await client.learners.create({ name: 'A' }).withResponse();
    const writes = Array.from({ length: 10 }, (_, i) => client.learners.update(data.id, { class: `${i}B` }, { ifMatch: etag }));
    const settled = await Promise.allSettled(writes);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await client.learners.get(data.id).withResponse()).etag).toBe('"2"');
  });

  it('takes a date of birth that exists and is not in the future anywhere', async () => {
    const { client } = await startServer(open, { clock: new ManualClock('2026-11-21T11:00:00.000Z') });
    const { id } = await client.learners.create({ name: 'A', date_of_birth: '2016-02-29' });
    expect(await client.learners.update(id, { date_of_birth: '2026-11-22' })).toMatchObject({ date_of_birth: '2026-11-22' });
    const wrong = { '2026-11-23': 'in_future', '2015-02-29': 'invalid_format', '2015-2-9': 'invalid_format', '': 'invalid_format' };
    for (const [date_of_birth, code] of Object.entries(wrong)) {
      const refused = { status: 422, errors: [{ pointer: '/date_of_birth', code }] };
      await expect(client.learners.create({ name: 'A', date_of_birth })).rejects.toMatchObject(refused);
      await expect(client.learners.update(id, { date_of_birth })).rejects.toMatchObject(refused);
    }
    expect(await client.learners.update(id, { date_of_birth: null })).toMatchObject({ date_of_birth: null });
  });

  it('answers that there is none for ids that were never made', async () => {
    const { client } = await startServer(open);
    const ids = [`lrn_${'0'.repeat(26)}`, 'lrn_x', 'nothing', `wh_${'0'.repeat(26)}`, randomUUID()];
    for (const id of ids) {
      await expect(client.learners.get(id)).rejects.toMatchObject({ status: 404, code: 'not_found' });
      await expect(client.learners.update(id, { class: '5B' })).rejects.toMatchObject({ code: 'not_found' });
      await expect(client.learners.archive(id)).rejects.toMatchObject({ code: 'not_found' });
      await expect(client.learners.restore(id)).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
