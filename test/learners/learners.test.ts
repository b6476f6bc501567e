import { randomUUID } from 'node:crypto';
import type { LearnerUpdate } from '@rollbook/sdk';
import { ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { newest } from '../support/document.ts';
import { sharedServer, startServer } from '../support/server.ts';
import { soonAfter } from '../support/times.ts';

onEachDatabase('learners', (open) => {
  const newSchool = sharedServer(open);

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
      gender: null,
      grade_level: 'Grade 5',
      grade_level_id: null,
      class: '5B',
      class_id: null,
      status: 'active',
      admission_number: null,
      admitted_on: '2026-11-21',
      left_on: null,
      left_reason: null,
      merged_into_id: null,
      home_language: null,
      language_of_instruction: null,
      address: null,
      email: null,
      phone: null,
      has_medical_alert: false,
      boarder: false,
      photo_url: null,
      erased_at: null,
      national_id: null,
      passport_number: null,
      citizenship: null,
      lurits_number: null,
      race: null,
      religion: null,
      social_grant: null,
      external_ids: {},
      metadata: {},
      created_at: soonAfter('2026-11-21T10:00:00.000Z'),
      updated_at: soonAfter('2026-11-21T10:00:00.000Z'),
      archived_at: null,
      warnings: [],
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('location')).toBe(`/v1/learners/${data.id}`);
    expect(etag).toBe(`"1-${newest}"`);
    const { warnings: _none, ...stored } = data;
    expect(await client.learners.get(data.id)).toEqual(stored);
  });

  it('composes the name of its parts when none is sent', async () => {
    const { client } = await newSchool();
    const composed = await client.learners.create({
      first_name: 'Thandi',
      middle_names: 'Nomsa',
      last_name: 'Example',
    });
    expect(composed.name).toBe('Thandi Nomsa Example');
    const sent = await client.learners.create({
      name: 'T. Example',
      first_name: 'Thandi',
      last_name: 'Example',
    });
    expect(sent.name).toBe('T. Example');
    for (const parts of [{}, { middle_names: 'Nomsa' }, { first_name: null, last_name: null }]) {
      await expect(client.learners.create(parts)).rejects.toMatchObject({
        status: 422,
        code: 'validation_failed',
        errors: [{ pointer: '/name', code: 'required' }],
      });
    }
  });

  it('refuses parts that compose a name longer than a name may be', async () => {
    const { client } = await newSchool();
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
    const { warnings: _none, ...created } = await client.learners.create({
      name: 'Thandi Example',
      grade_level: 'Grade 5',
      class: '5B',
    });
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
    expect(etag).toBe(`"2-${newest}"`);
    const cleared = await client.learners.update(created.id, { class: null });
    expect(cleared).toMatchObject({ class: null, grade_level: 'Grade 6' });
  });

  it('leaves a record as it is, ETag and all, when a PATCH brings nothing new', async () => {
    const clock = new ManualClock();
    const { client } = await startServer(open, { clock });
    const { id } = await client.learners.create({ name: 'A', class: '5B', metadata: { house: 'Blue' } });
    const created = await client.learners.get(id);
    const events = (await client.events.list()).data.length;
    const audit = (await client.auditLog.list()).data.length;
    clock.advance(60_000);
    const nothing: LearnerUpdate[] = [
      {},
      { class: '5B' },
      { metadata: {} },
      { metadata: { house: 'Blue', absent: null } },
      { external_ids: {} },
    ];
    for (const patch of nothing) {
      const { data, etag } = await client.learners.update(created.id, patch).withResponse();
      expect(data).toEqual(created);
      expect(etag).toBe(`"1-${newest}"`);
    }
    expect((await client.events.list()).data).toHaveLength(events);
    expect((await client.auditLog.list()).data).toHaveLength(audit);
  });

  it('merges metadata and external ids, and takes out what is null', async () => {
    const { client } = await newSchool();
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
    await expect(client.learners.list({ external_id: 'sis:13002' })).resolves.toMatchObject({
      data: [{ id }],
    });
  });

  it('keeps at most 50 keys of metadata, also over several changes', async () => {
    const { client } = await newSchool();
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

  it('takes a date of birth that exists and is not after today where the school is', async () => {
    const { client } = await startServer(open, { clock: new ManualClock('2026-11-21T22:30:00.000Z') });
    const { id } = await client.learners.create({ name: 'A', date_of_birth: '2016-02-29' });
    expect(await client.learners.update(id, { date_of_birth: '2026-11-22' })).toMatchObject({
      date_of_birth: '2026-11-22',
    });
    const wrong = {
      '2026-11-23': 'in_future',
      '2015-02-29': 'invalid_format',
      '2015-2-9': 'invalid_format',
      '': 'invalid_format',
    };
    for (const [date_of_birth, code] of Object.entries(wrong)) {
      const refused = { status: 422, errors: [{ pointer: '/date_of_birth', code }] };
      await expect(client.learners.create({ name: 'A', date_of_birth })).rejects.toMatchObject(refused);
      await expect(client.learners.update(id, { date_of_birth })).rejects.toMatchObject(refused);
    }
    expect(await client.learners.update(id, { date_of_birth: null })).toMatchObject({ date_of_birth: null });
  });

  it('returns not_found for ids that were never created', async () => {
    const { client } = await newSchool();
    const ids = [`lrn_${'0'.repeat(26)}`, 'lrn_x', 'nothing', `wh_${'0'.repeat(26)}`, randomUUID()];
    for (const id of ids) {
      await expect(client.learners.get(id)).rejects.toMatchObject({ status: 404, code: 'not_found' });
      await expect(client.learners.update(id, { class: '5B' })).rejects.toMatchObject({ code: 'not_found' });
      await expect(client.learners.archive(id)).rejects.toMatchObject({ code: 'not_found' });
      await expect(client.learners.restore(id)).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
