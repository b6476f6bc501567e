import type { MedicalNoteCreate, MedicalNoteUpdate, Rollbook } from '@rollbook/sdk';
import { ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { document } from '../support/document.ts';
import { everythingStored, runSql } from '../support/inspect.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { startHooked } from '../support/receiver.ts';
import { clientWith, eventTypes } from '../support/school-year.ts';
import { raw, type Started, sharedServer, startServer } from '../support/server.ts';

/** Every text of a note; each is found nowhere else. */
const texts = {
  title: 'canary-title',
  details: 'canary-details',
  triggers: 'canary-triggers',
  response: 'canary-response',
  medication: 'canary-medication',
  doctor_name: 'canary-doctor',
  doctor_phone: 'canary-021 555 0100',
};
const note = { kind: 'allergy', severity: 'critical', ...texts } satisfies MedicalNoteCreate;
const small = { kind: 'other', severity: 'info', title: 'A note' } satisfies MedicalNoteCreate;

const newLearner = async (client: Rollbook) => (await client.learners.create({ name: 'Thandi Example' })).id;

/** How often medical notes have been read, by the audit log. */
const readsOf = async (client: Rollbook) =>
  (await client.auditLog.list({ action: 'medical_note.read', limit: 100 })).data;

onEachDatabase('a medical note', (open) => {
  const newSchool = sharedServer(open, { worker: true });

  it('is created, read, listed and changed, each of its fields by itself', async () => {
    const { client } = await newSchool();
    const learner = await newLearner(client);
    const dates = { starts_on: '2026-01-14', ends_on: '2026-06-26' };
    const body = { ...note, ...dates, consent_on_file: true, metadata: { file: '7' } };
    const created = await client.medicalNotes.create(learner, body);
    expect(created).toMatchObject({
      ...body,
      id: expect.stringMatching(/^med_/),
      object: 'medical_note',
      learner_id: learner,
    });
    expect(await client.medicalNotes.get(learner, created.id)).toEqual(created);
    expect((await client.medicalNotes.list(learner)).data).toEqual([created]);
    let last = created;
    for (const field of Object.keys(texts)) {
      const text = { [field]: `Changed ${field}` } as MedicalNoteUpdate;
      const changed = await client.medicalNotes.update(learner, created.id, text);
      expect(changed).toEqual({ ...last, ...text, updated_at: changed.updated_at });
      last = changed;
    }
    for (const field of Object.keys(texts).slice(1)) {
      const none = { [field]: null } as MedicalNoteUpdate;
      last = await client.medicalNotes.update(learner, created.id, none);
      expect(last).toMatchObject(none);
    }
    expect(await client.medicalNotes.get(learner, created.id)).toEqual(last);
    const severity = await client.medicalNotes.create(learner, small);
    expect((await client.medicalNotes.list(learner, { severity: 'info' })).data).toEqual([severity]);
    expect((await client.medicalNotes.list(learner, { kind: 'allergy' })).data).toEqual([last]);
    const both = { starts_on: '2026-02-02', ends_on: '2026-02-01' };
    const refused = { errors: [{ pointer: '/ends_on', code: 'ends_before_start' }] };
    expect(await refusalOf(client.medicalNotes.create(learner, { ...small, ...both }))).toMatchObject(
      refused,
    );
    const early = { ends_on: '2026-01-13' };
    expect(await refusalOf(client.medicalNotes.update(learner, created.id, early))).toMatchObject(refused);
  });

  it('that is changed into itself stays as it is', async () => {
    const { client } = await newSchool();
    const learner = await newLearner(client);
    const { data, etag } = await client.medicalNotes.create(learner, note).withResponse();
    for (const same of [{}, texts, { title: note.title, severity: note.severity }]) {
      const again = await client.medicalNotes.update(learner, data.id, same).withResponse();
      expect([again.data, again.etag]).toEqual([data, etag]);
    }
  });

  it('is open only to keys with its scopes, and the error names the missing one', async () => {
    const started = await newSchool();
    const { client } = started;
    const learner = await newLearner(client);
    const { id } = await client.medicalNotes.create(learner, small);
    const reads = (by: Rollbook) => [
      () => by.medicalNotes.list(learner),
      () => by.medicalNotes.get(learner, id),
    ];
    const writes = (by: Rollbook) => [
      () => by.medicalNotes.create(learner, small),
      () => by.medicalNotes.update(learner, id, {}),
      () => by.medicalNotes.archive(learner, id),
      () => by.medicalNotes.restore(learner, id),
    ];
    const expectRefused = async (attempts: (() => PromiseLike<unknown>)[], scope: string) => {
      for (const attempt of attempts)
        expect(await refusalOf(attempt())).toMatchObject({
          status: 403,
          code: 'insufficient_scope',
          detail: expect.stringContaining(scope),
        });
    };
    const clerk = await clientWith(started, 'read:learners', 'write:learners', 'read:sensitive');
    await expectRefused(reads(clerk), 'read:medical');
    await expectRefused(writes(clerk), 'write:medical');
    const reader = await clientWith(started, 'read:medical');
    for (const read of reads(reader)) expect(await codeOf(read())).toBe('done');
    await expectRefused(writes(reader), 'write:medical');
    const writer = await clientWith(started, 'write:medical');
    for (const write of writes(writer)) expect(await codeOf(write())).toBe('done');
    await expectRefused(reads(writer), 'read:medical');
  });

  it('belongs to the learner in its path', async () => {
    const { client, live } = await newSchool();
    const [learner, other] = [await newLearner(client), await newLearner(client)];
    const { id } = await client.medicalNotes.create(learner, note);
    for (const wrong of [other, 'lrn_none', (await live.learners.create({ name: 'A' })).id]) {
      for (const attempt of [
        () => client.medicalNotes.get(wrong, id),
        () => client.medicalNotes.update(wrong, id, { severity: 'info' }),
        () => client.medicalNotes.archive(wrong, id),
        () => client.medicalNotes.restore(wrong, id),
      ])
        expect(await codeOf(attempt())).toBe('not_found');
    }
    expect(await codeOf(client.medicalNotes.list('lrn_none'))).toBe('not_found');
    expect((await client.medicalNotes.list(other)).data).toEqual([]);
    await client.learners.archive(other);
    expect(await codeOf(client.medicalNotes.create(other, note))).toBe('resource_archived');
  });

  it('is not read unseen: each read that succeeds is one entry in the audit log', async () => {
    const started = await newSchool();
    const { client } = started;
    const learner = await newLearner(client);
    const recorder = await clientWith(started, 'write:medical');
    const { id } = await recorder.medicalNotes.create(learner, note);
    await recorder.medicalNotes.create(learner, small);
    await recorder.medicalNotes.update(learner, id, { severity: 'caution' });
    expect(await readsOf(client)).toEqual([]);
    const nurse = await clientWith(started, 'read:medical');
    const { requestId } = await nurse.medicalNotes.get(learner, id).withResponse();
    await nurse.medicalNotes.list(learner);
    const [listed, got, ...none] = await readsOf(client);
    expect(none).toEqual([]);
    const [{ id: key } = { id: '' }] = (await client.apiKeys.list({ order: 'desc' })).data;
    expect(got).toMatchObject({
      resource: { type: 'medical_note', id },
      actor: { type: 'api_key', id: key },
      request_id: requestId,
      changes: {},
    });
    expect(listed).toMatchObject({ resource: { type: 'learner', id: learner }, changes: {} });
    for (const attempt of [
      () => nurse.medicalNotes.get(learner, 'med_none'),
      () => nurse.medicalNotes.list('lrn_none'),
      () => nurse.medicalNotes.list(learner, { starting_after: 'med_none' }),
      () => nurse.medicalNotes.list(learner, { limit: 0 }),
      () => nurse.medicalNotes.archive(learner, id),
    ])
      expect(await codeOf(attempt())).not.toBe('done');
    expect(await readsOf(client)).toHaveLength(2);
    for (let page = 0; page < 2; page++) await nurse.medicalNotes.list(learner, { limit: 1 });
    expect(await readsOf(client)).toHaveLength(4);
    expect(await client.auditLog.verify()).toMatchObject({ valid: true });
  });

  it('shows a key that may only write none of its texts, whatever the key does', async () => {
    const started = await newSchool();
    const { client } = started;
    const learner = await newLearner(client);
    const attached = { metadata: { 'canary-key': '1' }, external_ids: { 'canary-source': '1' } };
    const { id } = await client.medicalNotes.create(learner, { ...note, ...attached });
    const before = await readsOf(client);
    const recorder = await clientWith(started, 'write:medical');
    const idempotencyKey = '6d5bd9b1-7d41-4a3e-9b0f-4a4d8f4f9a10';
    const create = () => recorder.medicalNotes.create(learner, note, { idempotencyKey });
    const responses = [
      await create(),
      await create(),
      await recorder.medicalNotes.update(learner, id, {}),
      await recorder.medicalNotes.update(learner, id, { response: 'canary-other' }),
      await recorder.medicalNotes.archive(learner, id),
      await recorder.medicalNotes.restore(learner, id),
    ];
    expect(JSON.stringify(responses)).not.toContain('canary');
    for (const response of responses) {
      expect(response).toMatchObject({ object: 'medical_note', kind: 'allergy', severity: 'critical' });
      expect(Object.keys(response)).not.toEqual(expect.arrayContaining(['title']));
    }
    expect(await readsOf(client)).toEqual(before);
    expect(await client.medicalNotes.get(learner, id)).toMatchObject({
      ...texts,
      ...attached,
      response: 'canary-other',
    });
  });

  it('is read, and so in the audit log, when a write or its stored response shows it', async () => {
    const started = await newSchool();
    const { client } = started;
    const learner = await newLearner(client);
    const nurse = await clientWith(started, 'read:medical', 'write:medical');
    const idempotencyKey = '6d5bd9b1-7d41-4a3e-9b0f-4a4d8f4f9a10';
    const create = () => nurse.medicalNotes.create(learner, note, { idempotencyKey }).withResponse();
    const first = await create();
    const { id } = first.data;
    const replay = await create();
    expect(replay).toMatchObject({ replayed: true, data: first.data });
    const requests = [first.requestId, replay.requestId];
    requests.push((await nurse.medicalNotes.update(learner, id, {}).withResponse()).requestId);
    requests.push((await nurse.medicalNotes.archive(learner, id).withResponse()).requestId);
    requests.push((await nurse.medicalNotes.restore(learner, id).withResponse()).requestId);
    const reads = (await readsOf(client)).toReversed();
    expect(reads.map(({ request_id }) => request_id)).toEqual(requests);
    for (const { resource, changes } of reads)
      expect({ resource, changes }).toEqual({ resource: { type: 'medical_note', id }, changes: {} });
    expect(await codeOf(nurse.medicalNotes.get(learner, 'med_none'))).toBe('not_found');
    expect(await readsOf(client)).toHaveLength(5);
    expect(await client.auditLog.verify()).toMatchObject({ valid: true });
  });

  it('is found by its external id, which one live note has', async () => {
    const { client, live } = await newSchool();
    const [learner, other] = [await newLearner(client), await newLearner(client)];
    const external_ids = { clinic: '7:1', sis: '7:1' };
    const { id } = await client.medicalNotes.create(learner, { ...small, external_ids });
    const found = async (external_id: string, by = client, of = learner) =>
      (await by.medicalNotes.list(of, { external_id })).data.map((one) => one.id);
    expect([await found('clinic:7:1'), await found('sis:7:1'), await found('clinic:7')]).toEqual([
      [id],
      [id],
      [],
    ]);
    const twin = { ...small, external_ids: { clinic: '7:1' } };
    const inLive = await newLearner(live);
    await live.medicalNotes.create(inLive, twin);
    expect(await refusalOf(client.medicalNotes.create(other, twin))).toMatchObject({
      code: 'already_exists',
      existing_id: id,
    });
    await client.medicalNotes.update(learner, id, { external_ids: { clinic: null } });
    expect(await found('clinic:7:1')).toEqual([]);
    const taken = await client.medicalNotes.create(other, twin);
    expect(await found('clinic:7:1', client, other)).toEqual([taken.id]);
    await client.medicalNotes.archive(other, taken.id);
    await client.medicalNotes.update(learner, id, { external_ids });
    expect(await codeOf(client.medicalNotes.restore(other, taken.id))).toBe('already_exists');
  });

  it('does not tell a key that may only write whether a text that it sends was there before', async () => {
    const started = await newSchool();
    const { client } = started;
    const learner = await newLearner(client);
    const { id } = await client.medicalNotes.create(learner, note);
    const recorder = await clientWith(started, 'write:medical');
    const update = (body: MedicalNoteUpdate) =>
      recorder.medicalNotes.update(learner, id, body).withResponse();
    let last = await update({});
    const bodies: MedicalNoteUpdate[] = [
      { title: note.title },
      { title: 'Another' },
      { details: null },
      { metadata: { a: null } },
      { metadata: {} },
    ];
    for (const body of bodies) {
      const changed = await update(body);
      expect(changed.etag, JSON.stringify(body)).not.toBe(last.etag);
      const [entry] = (await client.auditLog.list({ resource_id: id, limit: 1 })).data;
      const [field = ''] = Object.keys(body);
      expect(entry?.changes).toEqual({ [field]: { before: '[redacted]', after: '[redacted]' } });
      last = changed;
    }
    expect((await update({})).etag).toBe(last.etag);
    expect((await update({ severity: 'critical' })).etag).toBe(last.etag);
  });

  it('is not named by the error for its external id to a key that cannot read its external ids', async () => {
    const started = await newSchool();
    const { client } = started;
    const learner = await newLearner(client);
    const twin = { ...small, external_ids: { clinic: '7' } };
    const { id } = await client.medicalNotes.create(learner, twin);
    const recorder = await clientWith(started, 'write:medical');
    const refused = await refusalOf(recorder.medicalNotes.create(learner, twin));
    expect(refused).toMatchObject({ status: 409, code: 'already_exists' });
    expect(JSON.stringify(refused)).not.toContain(id);
  });

  it('raises the alert of its learner by its severity, while it lasts', async () => {
    const clock = new ManualClock('2026-02-02T08:00:00.000Z');
    const { client } = await startServer(open, { worker: true, clock });
    const learner = await newLearner(client);
    const alert = async () => (await client.learners.get(learner)).has_medical_alert;
    const update = (id: string, body: MedicalNoteUpdate) => client.medicalNotes.update(learner, id, body);
    const { id } = await client.medicalNotes.create(learner, small);
    expect(await alert()).toBe(false);
    for (const severity of ['caution', 'info', 'critical'] as const) {
      await update(id, { severity });
      expect(await alert()).toBe(severity !== 'info');
    }
    await client.medicalNotes.archive(learner, id);
    expect(await alert()).toBe(false);
    expect(await codeOf(update(id, { severity: 'info' }))).toBe('resource_archived');
    const restored = await client.medicalNotes.restore(learner, id);
    expect(restored).toMatchObject({ title: small.title, severity: 'critical', archived_at: null });
    expect(await alert()).toBe(true);
    await update(id, { ends_on: '2026-02-01' });
    expect(await alert()).toBe(false);
    await update(id, { ends_on: '2026-02-02' });
    const other = await client.medicalNotes.create(learner, { ...note, ends_on: '2026-02-03' });
    expect(await alert()).toBe(true);
    // Midnight in Johannesburg, twice.
    clock.advance(14 * 3_600_000);
    expect(await alert()).toBe(true);
    clock.advance(24 * 3_600_000);
    expect(await alert()).toBe(false);
    expect((await client.learners.list()).data).toMatchObject([{ id: learner, has_medical_alert: false }]);
    await update(other.id, { ends_on: null });
    expect(await alert()).toBe(true);
  });

  it('whose last day is moved changes nothing in the learner while the alert lasts', async () => {
    const clock = new ManualClock('2026-02-02T08:00:00.000Z');
    const { client, server } = await startServer(open, { worker: true, clock });
    const learner = await newLearner(client);
    const { id } = await client.medicalNotes.create(learner, { ...note, ends_on: '2026-02-03' });
    const before = await client.learners.get(learner);
    expect(before.has_medical_alert).toBe(true);
    const events = async () => (await client.events.list({ type: 'learner.updated' })).data.length;
    const count = await events();
    await client.medicalNotes.update(learner, id, { ends_on: '2026-02-10' });
    await client.medicalNotes.update(learner, id, { ends_on: '2026-02-04' });
    expect(await client.learners.get(learner)).toEqual(before);
    expect(await events()).toBe(count);
    // The alert ends with the day that was sent last.
    for (const has of [true, false]) {
      clock.advance(36 * 3_600_000);
      await server.drainJobs();
      expect((await client.learners.get(learner)).has_medical_alert).toBe(has);
    }
    expect(await events()).toBe(count + 1);
  });

  it('whose end ends the alert emits its event on the day after', async () => {
    const clock = new ManualClock('2026-02-02T08:00:00.000Z');
    const { client, server } = await startServer(open, { worker: true, clock });
    const learner = await newLearner(client);
    const { id } = await client.medicalNotes.create(learner, { ...note, ends_on: '2026-02-03' });
    await client.medicalNotes.create(learner, small);
    const events = eventTypes(client);
    await events();
    clock.advance(24 * 3_600_000);
    await server.drainJobs();
    expect(await events()).toEqual([]);
    const before = await client.learners.get(learner);
    clock.advance(24 * 3_600_000);
    for (let run = 0; run < 2; run++) await server.drainJobs();
    expect(await events()).toEqual(['learner.updated']);
    const after = await client.learners.get(learner);
    expect(after.has_medical_alert).toBe(false);
    expect(after.updated_at > before.updated_at).toBe(true);
    const [entry] = (await client.auditLog.list({ resource_id: learner, limit: 1 })).data;
    expect(entry).toMatchObject({ action: 'learner.updated', actor: { type: 'system', name: 'Calendar' } });
    // What is over stays over, whatever else is written of the note.
    await client.medicalNotes.update(learner, id, { title: 'Bees, formerly' });
    await server.drainJobs();
    expect(await events()).toEqual([]);
  });
});

onEachDatabase('what medical notes say', (open) => {
  const canaries = Object.values(texts);

  it('is every text that the document has of them', () => {
    const record = {
      sensitive: [...Object.keys(texts), 'external_ids', 'metadata'],
      sensitive_scope: 'read:medical',
    };
    expect(document.components.schemas.MedicalNote).toMatchObject({ 'x-record': record });
  });

  it('is enciphered wherever it is stored, and in no log and no event', async () => {
    const hooked = await startHooked(open);
    const { client, server, database, receiver } = hooked;
    const learner = await newLearner(client);
    const key = { idempotencyKey: '0b9d3f0e-3c43-4b0c-8f55-0a1e1d1c2b3a' };
    const attached = {
      metadata: { 'canary-key': 'canary-value' },
      external_ids: { 'canary-source': 'canary-id' },
    };
    const whole = { ...note, ...attached };
    const { id } = await client.medicalNotes.create(learner, whole, key);
    expect(await client.medicalNotes.create(learner, whole, key)).toMatchObject({
      id,
      ...texts,
      ...attached,
    });
    const changed = { title: 'canary-changed', details: null, metadata: { 'canary-second': 'canary-two' } };
    await client.medicalNotes.update(learner, id, changed);
    await client.medicalNotes.archive(learner, id);
    await client.medicalNotes.restore(learner, id);
    await client.medicalNotes.list(learner);
    await server.drainDeliveries();
    const { data } = await client.auditLog.list({ resource_id: id, action: 'medical_note.updated' });
    expect(data).toMatchObject([
      {
        changes: {
          title: { before: '[redacted]', after: '[redacted]' },
          details: { before: '[redacted]', after: null },
          metadata: { before: '[redacted]', after: '[redacted]' },
        },
      },
    ]);
    const [made] = (await client.auditLog.list({ resource_id: id, action: 'medical_note.created' })).data;
    expect(made?.changes).toMatchObject({
      kind: { after: 'allergy' },
      title: { before: null, after: '[redacted]' },
      doctor_phone: { before: null, after: '[redacted]' },
      external_ids: { before: null, after: '[redacted]' },
    });
    const shown = JSON.stringify([
      await client.learners.list(),
      await client.learners.get(learner),
      (await client.auditLog.list({ limit: 100 })).data,
      (await client.events.list({ limit: 100 })).data,
      receiver.received.map(({ body }) => body.toString()),
    ]);
    expect(shown).toContain('medical_note.created');
    expect(receiver.received.map(({ event }) => event.type)).toContain('learner.updated');
    await server.close();
    const stored = await everythingStored(database);
    expect(stored).toContain(id);
    const more = ['canary-changed', 'canary-key', 'canary-value', 'canary-second', 'canary-two'];
    for (const canary of [...canaries, ...more, 'canary-source', 'canary-id']) {
      expect(shown, canary).not.toContain(canary);
      expect(stored, canary).not.toContain(canary);
      expect(stored, canary).not.toContain(Buffer.from(canary).toString('base64').slice(0, -4));
    }
  });

  it('is in no response to a key without the scopes', async () => {
    const started = await startServer(open, { worker: true });
    const { client, server } = started;
    const learner = await newLearner(client);
    const { id } = await client.medicalNotes.create(learner, note);
    const { secret } = await client.apiKeys.create({
      name: 'All but medical',
      scopes: [
        'read:learners',
        'write:learners',
        'read:sensitive',
        'read:events',
        'read:audit',
        'read:classes',
      ],
    });
    const paths = [
      '/v1/learners',
      `/v1/learners/${learner}`,
      `/v1/learners/${learner}/medical-notes`,
      `/v1/learners/${learner}/medical-notes/${id}`,
      `/v1/learners/${learner}/siblings`,
      '/v1/events?limit=100',
      '/v1/audit-log?limit=100',
    ];
    const responses = await Promise.all(paths.map((path) => raw(server.url, secret, 'GET', path)));
    responses.push(
      await raw(server.url, secret, 'PATCH', `/v1/learners/${learner}`, { body: { boarder: true } }),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 403, 403, 200, 200, 200, 200]);
    const shown = JSON.stringify(responses.map(({ body }) => body));
    for (const canary of canaries) expect(shown).not.toContain(canary);
  });

  it('has a key of its own for each learner, and another cipher for each note', async () => {
    const { client, database } = await startServer(open, { worker: true });
    const learners = [await newLearner(client), await newLearner(client)] as const;
    for (const learner of learners) await client.medicalNotes.create(learner, note);
    await client.medicalNotes.create(learners[0], note);
    const rows = await runSql(database, 'select encrypted from medical_notes');
    expect(new Set(rows.map(({ encrypted }) => encrypted)).size).toBe(3);
    const keys = await runSql(
      database,
      "select subject_id, sealed from data_keys where subject_id like '%/medical' order by subject_id",
    );
    expect(keys.map(({ subject_id }) => subject_id)).toEqual(
      [...learners].sort().map((id) => `${id}/medical`),
    );
    expect(new Set(keys.map(({ sealed }) => sealed)).size).toBe(2);
    // A text put into the note of another learner opens with no key.
    await swapTexts({ database });
    const reads = await readsOf(client);
    expect(await codeOf(client.medicalNotes.list(learners[0]))).toBe('internal_error');
    expect(await readsOf(client)).toEqual(reads);
  });
});

/** Gives every note the texts of the last one. */
const swapTexts = ({ database }: Pick<Started, 'database'>) =>
  runSql(
    database,
    'update medical_notes set encrypted = (select encrypted from medical_notes order by id desc limit 1)',
  );
