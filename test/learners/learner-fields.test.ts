import { randomUUID } from 'node:crypto';
import type { Learner, LearnerCreate, LearnerUpdate } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { document, withoutSensitive } from '../support/document.ts';
import { everythingStored, runSql } from '../support/inspect.ts';
import { refusalOf } from '../support/problems.ts';
import { clientWith } from '../support/school-year.ts';
import { raw, sharedServer, startServer } from '../support/server.ts';

const plain = {
  name: 'Thandi N. Example',
  first_name: 'Thandi',
  middle_names: 'Nomsa',
  last_name: 'Example',
  preferred_name: 'Thandi',
  date_of_birth: '2015-03-09',
  gender: 'female',
  grade_level: 'Grade 5',
  class: '5B',
  admission_number: 'A-1024',
  admitted_on: '2021-01-13',
  home_language: 'zu',
  language_of_instruction: 'en-ZA',
  address: {
    line1: '1 Example Street',
    line2: 'Flat 2',
    suburb: 'Example Park',
    city: 'Johannesburg',
    province: 'Gauteng',
    postal_code: '2000',
    country: 'ZA',
  },
  email: 'thandi@example.org',
  phone: '+27820000001',
  boarder: true,
  photo_url: 'https://example.org/thandi.jpg',
  external_ids: { sis: '13001' },
  metadata: { house: 'Blue' },
} satisfies LearnerCreate;

/** Each value is found nowhere else, so that its bytes can be searched for. */
const sensitive = {
  national_id: '8001015009087',
  passport_number: 'CANARY-PASSPORT',
  citizenship: 'ZA',
  lurits_number: '190000007',
  race: 'canary-race',
  religion: 'canary-religion',
  social_grant: true,
} satisfies LearnerCreate;
const canaries = [sensitive.national_id, 'CANARY-PASSPORT', '190000007', 'canary-race', 'canary-religion'];
const sensitiveFields = Object.keys(sensitive);

onEachDatabase('the fields of a learner', (open) => {
  const newSchool = sharedServer(open);

  it('are given back as they were sent, on create and on change', async () => {
    const { client } = await newSchool();
    const body = { ...plain, ...sensitive };
    const { warnings, ...created } = await client.learners.create(body);
    expect(warnings).toEqual([]);
    expect(created).toMatchObject(body);
    expect(await client.learners.get(created.id)).toEqual(created);
    const other = await client.learners.create({ name: 'Sipho Example' });
    const { external_ids: _ids, admission_number: _number, ...rest } = body;
    const changed = await client.learners.update(other.id, rest);
    expect(changed).toMatchObject(rest);
    for (const field of Object.keys(rest)) {
      if (field === 'name' || field === 'boarder' || field === 'metadata') continue;
      const cleared = await client.learners.update(other.id, { [field]: null } as LearnerUpdate);
      expect(cleared[field as keyof Learner], field).toBeNull();
    }
    expect(await client.learners.get(other.id)).toMatchObject({ name: body.name, boarder: true });
  });

  it('keep the members of an address that a PATCH does not send, and lose those that it sends as null', async () => {
    const { client } = await newSchool();
    const { id } = await client.learners.create({ name: 'Thandi Example', address: { city: 'Soweto' } });
    const blank = {
      line1: null,
      line2: null,
      suburb: null,
      province: null,
      postal_code: null,
      country: null,
    };
    expect((await client.learners.get(id)).address).toEqual({ ...blank, city: 'Soweto' });
    const update = async (address: LearnerUpdate['address']) =>
      (await client.learners.update(id, { address })).address;
    expect(await update({ line1: '1 Example Street', country: 'ZA' })).toEqual({
      ...blank,
      line1: '1 Example Street',
      city: 'Soweto',
      country: 'ZA',
    });
    expect(await update({ city: null, country: null })).toEqual({
      ...blank,
      line1: '1 Example Street',
      city: null,
    });
    expect(await update(null)).toBeNull();
    expect(await update({ city: 'Durban' })).toEqual({ ...blank, city: 'Durban' });
    expect(await refusalOf(update({ country: 'South Africa', street: 'x' } as object))).toMatchObject({
      errors: expect.arrayContaining([
        expect.objectContaining({ pointer: '/address/country' }),
        expect.objectContaining({ pointer: '/address/street', code: 'unknown_field' }),
      ]),
    });
  });

  it('are refused, each by its name, when their format is wrong', async () => {
    const { client } = await newSchool();
    const { id } = await client.learners.create({ name: 'Thandi Example' });
    const wrong: [keyof LearnerUpdate, unknown[]][] = [
      ['name', ['', null, 'x'.repeat(201)]],
      ['date_of_birth', ['09/03/2015', '2015-02-29', '2999-01-01']],
      ['gender', ['f', '']],
      ['grade_level', ['', 'x'.repeat(65)]],
      ['class', ['', 'x'.repeat(65)]],
      ['admitted_on', ['yesterday']],
      ['home_language', ['English', 'EN', 'e', 'en_ZA']],
      ['language_of_instruction', ['en-']],
      ['email', ['nobody', '@example.org']],
      ['phone', ['0821234567', '+0821234567', '+27 82 123 4567', '+27', `+${'1'.repeat(16)}`]],
      ['boarder', [null, 'yes', 1]],
      ['photo_url', ['javascript:alert(1)', 'example.org/a.jpg']],
      ['national_id', ['8001015009086', '800101500908', 'x', '80010150090871']],
      ['citizenship', ['za', 'ZAF']],
      ['lurits_number', ['12345678', '1234567890', '12345678901234', '12345678x']],
      ['passport_number', ['', 'x'.repeat(33)]],
      ['social_grant', ['yes']],
    ];
    for (const [field, values] of wrong) {
      for (const value of values) {
        const body = { [field]: value } as LearnerUpdate;
        const name = `${field}: ${value}`;
        const refused = { status: 422, code: 'validation_failed', errors: [{ pointer: `/${field}` }] };
        expect(await refusalOf(client.learners.update(id, body)), name).toMatchObject(refused);
        const whole = { name: 'A', ...body } as LearnerCreate;
        expect(await refusalOf(client.learners.create(whole)), name).toMatchObject(refused);
      }
    }
    const fits = {
      lurits_number: '1900000071234',
      home_language: 'nso',
      language_of_instruction: 'zh-Hant-TW',
    };
    expect(await client.learners.update(id, fits)).toMatchObject(fits);
    const { errors } = await refusalOf(
      client.learners.create({ date_of_birth: '2999-01-01', national_id: '8001015009086' }),
    );
    expect(errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/name',
      '/date_of_birth',
      '/national_id',
    ]);
  });

  it('that are read only are not taken', async () => {
    const { client } = await newSchool();
    const { id } = await client.learners.create({ name: 'Thandi Example' });
    for (const field of ['left_on', 'left_reason', 'has_medical_alert', 'status', 'id', 'created_at']) {
      const body = { [field]: null } as LearnerUpdate;
      expect(await refusalOf(client.learners.update(id, body))).toMatchObject({
        code: 'unknown_field',
        errors: [{ pointer: `/${field}` }],
      });
    }
  });
});

onEachDatabase('the sensitive fields of a learner', (open) => {
  it('are those of the document, and written by whoever may write learners', async () => {
    const started = await startServer(open);
    const { client } = started;
    const record = { sensitive: sensitiveFields };
    expect(document.components.schemas.Learner).toMatchObject({ 'x-record': record });
    const writer = await clientWith(started, 'write:learners', 'read:learners');
    const { id } = await writer.learners.create({
      name: 'Thandi Example',
      national_id: sensitive.national_id,
    });
    await writer.learners.update(id, { ...sensitive });
    expect(await client.learners.get(id)).toMatchObject(sensitive);
    await writer.learners.update(id, { boarder: true });
    expect(await client.learners.get(id)).toMatchObject({ ...sensitive, boarder: true });
    await writer.learners.update(id, { religion: null });
    expect(await client.learners.get(id)).toMatchObject({ ...sensitive, religion: null });
  });

  it('are shown to no key without `read:sensitive`, wherever it looks', async () => {
    const started = await startServer(open);
    const { client, server } = started;
    const scopes = [
      'read:learners',
      'write:learners',
      'read:events',
      'read:audit',
      'write:webhooks',
    ] as const;
    const { secret } = await client.apiKeys.create({ name: 'Clerk', scopes: [...scopes] });
    const clerk = await clientWith(started, ...scopes);
    const full = await client.learners.create({ ...plain, ...sensitive });
    const { id } = full;
    const guardian = await client.guardians.create({ name: 'Nomsa Example', national_id: '9202204720083' });
    const sibling = await client.learners.create({ name: 'Sipho Example' });
    for (const learner of [id, sibling.id])
      await client.learnerGuardians.create(learner, {
        guardian_id: guardian.id,
        relationship: 'mother',
        restriction_note: 'canary-restriction',
      });
    await client.learners.update(id, { race: 'canary-race-2', metadata: { bus: '7' } });
    const record = withoutSensitive(await client.learners.get(id));
    expect(await clerk.learners.get(id)).toEqual(record);
    expect((await clerk.learners.list({ admission_number: 'A-1024' })).data).toEqual([record]);
    expect((await clerk.learners.siblings(sibling.id)).data).toEqual([record]);
    expect((await client.learners.siblings(sibling.id)).data).toEqual([await client.learners.get(id)]);
    const results: unknown[] = [
      await clerk.learners.create({ ...sensitive, name: 'Naledi Example' }),
      await clerk.learners.update(id, { ...sensitive }),
    ];
    for (const result of results)
      for (const field of sensitiveFields) expect(result, field).not.toHaveProperty(field);
    const left = { left_on: record.admitted_on ?? '', left_reason: 'other' } as const;
    results.push(await clerk.learners.leave(id, left), await clerk.learners.admit(id));
    results.push(await clerk.learners.archive(id), await clerk.learners.restore(id));
    const paths = [
      '/v1/learners?archived=any',
      `/v1/learners/${id}`,
      `/v1/learners/${sibling.id}/siblings`,
      '/v1/guardians',
      `/v1/guardians/${guardian.id}`,
      `/v1/guardians/${guardian.id}/learners`,
      `/v1/learners/${id}/guardians`,
      '/v1/events?limit=100',
      '/v1/audit-log?limit=100',
    ];
    for (const path of paths) {
      const { status, body } = await raw(server.url, secret, 'GET', path);
      expect(status).toBe(200);
      results.push(body);
    }
    const shown = JSON.stringify(results);
    expect(shown).toContain('Thandi N. Example');
    for (const canary of [...canaries, 'canary-restriction', '9202204720083'])
      expect(shown).not.toContain(canary);
    // Not even those who see the fields see their values in the log or in events.
    const logs = JSON.stringify([
      (await client.auditLog.list({ limit: 100 })).data,
      (await client.events.list({ limit: 100 })).data,
    ]);
    for (const canary of canaries) expect(logs).not.toContain(canary);
    const [entry] = (await client.auditLog.list({ resource_id: id, action: 'learner.created' })).data;
    expect(entry?.changes).toMatchObject({
      national_id: { before: null, after: '[redacted]' },
      social_grant: { before: null, after: '[redacted]' },
      first_name: { before: null, after: 'Thandi' },
    });
    const [changed] = (await client.auditLog.list({ resource_id: id, action: 'learner.updated' })).data.slice(
      -1,
    );
    expect(changed?.changes.race).toEqual({ before: '[redacted]', after: '[redacted]' });
  });
});

onEachDatabase('what is sensitive of a person', (open) => {
  it('is encrypted wherever it is stored: records, stored responses, the rows of imports', async () => {
    const { client, server, database } = await startServer(open);
    const send = { idempotencyKey: randomUUID() };
    const create = () => client.learners.create({ ...plain, ...sensitive }, send);
    const learner = await create();
    expect(await create()).toEqual(learner);
    await client.learners.update(learner.id, { race: 'canary-race-2' }, { idempotencyKey: randomUUID() });
    const guardian = await client.guardians.create({ name: 'Nomsa Example', national_id: '9202204720083' });
    await client.learnerGuardians.create(learner.id, {
      guardian_id: guardian.id,
      relationship: 'mother',
      restriction_note: 'canary-restriction',
    });
    const { token, staff_id } = await client.invitations.create({
      name: 'Sam Example',
      email: 'sam@example.org',
      staff_type: 'teacher',
      roles: ['teacher'],
    });
    const identity = { issuer: 'https://login.example.org', subject: 'canary-subject' };
    await client.invitations.accept({ token, identity }, { idempotencyKey: randomUUID() });
    expect(await client.staff.get(staff_id)).toMatchObject({ login_identity: identity });
    const rows = [{ external_id: '1', name: 'Sipho Example', religion: 'canary-imported' }];
    await client.imports.create({ kind: 'learners', source: 'sis', rows });
    const waiting = await everythingStored(database);
    await server.drainJobs();
    await server.close();
    const stored = waiting + (await everythingStored(database));
    expect(stored).toContain(learner.id);
    const more = [
      'canary-race-2',
      '9202204720083',
      'canary-restriction',
      'canary-subject',
      'canary-imported',
    ];
    for (const canary of [...canaries, ...more]) {
      expect(stored, canary).not.toContain(canary);
      expect(stored, canary).not.toContain(Buffer.from(canary).toString('base64').slice(0, -4));
    }
  });

  it('is bound to its record, and gone with the data key of the person', async () => {
    const { client, database } = await startServer(open);
    const [{ id }, another] = [
      await client.learners.create({ name: 'Thandi Example', ...sensitive }),
      await client.learners.create({ name: 'Sipho Example', race: 'canary-other' }),
    ];
    const [one, other] = [await client.learners.get(id), await client.learners.get(another.id)];
    await runSql(database, `delete from data_keys where subject_id = '${one.id}'`);
    const nothing = Object.fromEntries(sensitiveFields.map((field) => [field, null]));
    expect(await client.learners.get(one.id)).toEqual({ ...one, ...nothing });
    expect((await client.learners.list()).data).toEqual([{ ...one, ...nothing }, other]);
    expect(await client.learners.update(one.id, { race: 'canary-new' })).toMatchObject({
      ...nothing,
      race: 'canary-new',
    });
    expect(await client.learners.get(one.id)).toMatchObject({ ...nothing, race: 'canary-new' });
    const swap = `update learners set encrypted = (select encrypted from learners where id = '${other.id}')`;
    await runSql(database, `${swap} where id = '${one.id}'`);
    expect(await refusalOf(client.learners.get(one.id))).toMatchObject({ code: 'internal_error' });
    expect(await client.learners.get(other.id)).toEqual(other);
  });
});
