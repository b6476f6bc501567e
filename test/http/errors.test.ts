import { randomUUID } from 'node:crypto';
import type { EventType, FieldError } from '@rollbook/sdk';
import { ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { absentId } from '../support/fixtures/records.ts';
import { expectProblem, ofEachResponse, refusalOf } from '../support/problems.ts';
import { type RawAnswer, raw, sharedServer, startServer } from '../support/server.ts';

const lists = '/v1/learners';
const learner = { name: 'Thandi Example' };

onEachDatabase('errors', (open) => {
  const newSchool = sharedServer(open);

  it('have one shape, whatever the code', async () => {
    const clock = new ManualClock();
    const { client, live, server, testKey, liveKey } = await startServer(open, {
      clock,
      maxBodyBytes: 2_048,
    });
    const held = await client.learners.create({ name: 'A', admission_number: '1' });
    const archived = await client.learners.create({ name: 'B' });
    await client.learners.archive(archived.id);
    const reader = await client.apiKeys.create({ name: 'Reader', scopes: ['read:learners'] });
    const admin = await client.apiKeys.create({ name: 'Admin', scopes: ['admin:school'] });
    const end = new Date(clock.now() + 1_000).toISOString();
    const brief = await client.apiKeys.create({ name: 'Brief', scopes: ['read:learners'], expires_at: end });
    clock.advance(1_000);
    const used = randomUUID();
    await client.learners.update(held.id, {}, { idempotencyKey: used });
    const [only] = (await live.apiKeys.list()).data;
    const elsewhere = await server.createSchool({ name: 'Second School' });
    await server.suspendSchool(elsewhere.schoolId);

    const one = `${lists}/${held.id}`;
    const get = (path: string, headers = {}, key: string | null = testKey) =>
      raw(server.url, key, 'GET', path, { headers });
    const send = (method: string, path: string, body: unknown, headers = {}, key = testKey) =>
      raw(server.url, key, method, path, { body, headers });
    const requests: Record<string, () => Promise<RawAnswer>> = {
      invalid_json: () => raw(server.url, testKey, 'POST', lists, { text: '{' }),
      invalid_parameter: () => get(`${lists}?limit=0`),
      unknown_parameter: () => get(`${lists}?colour=red`),
      invalid_cursor: () => get(`${lists}?starting_after=x`),
      unsupported_version: () => get(lists, { 'Service-Version': '2020-01-01' }),
      invalid_idempotency_key: () => send('POST', lists, learner, { 'Idempotency-Key': 'x' }),
      missing_api_key: () => get(lists, {}, null),
      invalid_api_key: () => get(lists, {}, 'sk_test_wrong'),
      expired_api_key: () => get(lists, {}, brief.secret),
      school_suspended: () => get(lists, {}, elsewhere.testKey),
      insufficient_scope: () => send('POST', lists, learner, {}, reader.secret),
      not_found: () => get(`${lists}/${absentId(held.id)}`),
      method_not_allowed: () => send('PUT', lists, learner),
      resource_archived: () => send('PATCH', `${lists}/${archived.id}`, {}),
      invalid_state_transition: () => send('POST', `/v1/api-keys/${brief.id}/roll`, {}),
      already_exists: () => send('POST', lists, { ...learner, admission_number: '1' }),
      last_admin_key: () => send('POST', `/v1/api-keys/${only?.id}/revoke`, {}, {}, liveKey),
      invitation_not_usable: () => send('POST', '/v1/invitations/accept', { token: 'ivtok_wrong' }),
      precondition_failed: () => send('PATCH', one, {}, { 'If-Match': '"9"' }),
      payload_too_large: () => send('POST', lists, { name: 'A'.repeat(3_000) }),
      unsupported_media_type: () => send('POST', lists, learner, { 'Content-Type': 'text/plain' }),
      validation_failed: () => send('POST', lists, { name: '' }),
      unknown_field: () => send('POST', lists, { ...learner, colour: 'red' }),
      unknown_event_type: () =>
        send('POST', '/v1/webhooks', { url: 'https://example.org', events: ['learner.crated'] }),
      target_not_allowed: () => send('POST', '/v1/webhooks', { url: 'https://10.0.0.1/', events: ['*'] }),
      scope_exceeds_key: () =>
        send('POST', '/v1/api-keys', { name: 'More', scopes: ['read:learners'] }, {}, admin.secret),
      idempotency_key_reused: () => send('PATCH', one, { class: '5B' }, { 'Idempotency-Key': used }),
    };
    for (const [code, request] of Object.entries(requests)) expectProblem(await request(), code);
  });

  it('name every error of a body at once, by JSON pointer', async () => {
    const { server, testKey } = await newSchool();
    const { status, body } = await raw(server.url, testKey, 'POST', lists, {
      body: {
        name: '',
        class: 'B'.repeat(65),
        grade_level: 5,
        date_of_birth: '2015-02-29',
        status: 'left',
        metadata: { 'a/b~c': 1, ok: 'fine' },
        external_ids: { 'no spaces': 'x' },
        id: 'lrn_mine',
        'what/ever': true,
      },
    });
    expect(status).toBe(422);
    expect(body.code).toBe('validation_failed');
    const fieldErrors = Object.fromEntries(
      body.errors.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code]),
    );
    expect(fieldErrors).toEqual({
      '/name': 'too_short',
      '/class': 'too_long',
      '/grade_level': 'wrong_type',
      '/date_of_birth': 'invalid_format',
      '/status': 'invalid_value',
      '/metadata/a~1b~0c': 'wrong_type',
      '/external_ids/no spaces': 'invalid_key',
      '/id': 'unknown_field',
      '/what~1ever': 'unknown_field',
    });
    for (const fault of body.errors) expect(fault.detail).toMatch(/\w/);
    expect(body.detail).toContain(`and ${body.errors.length - 1} more`);
  });

  it('tell a missing field, a wrong kind of body and an unknown field apart', async () => {
    const { server, testKey } = await newSchool();
    const post = async (path: string, sent: unknown) => {
      const { body } = await raw(server.url, testKey, 'POST', path, { body: sent });
      return [
        body.code,
        body.errors.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`),
      ];
    };
    expect(await post('/v1/webhooks', {})).toEqual([
      'validation_failed',
      ['/url required', '/events required'],
    ]);
    for (const value of [[], 'text', 5, true, null]) {
      expect(await post(lists, value)).toEqual(['validation_failed', [' wrong_type']]);
    }
    expect(await post(lists, { ...learner, b: 1, a: 2 })).toEqual([
      'unknown_field',
      ['/b unknown_field', '/a unknown_field'],
    ]);
  });

  it('say what a nullable field takes', async () => {
    const { server, testKey } = await newSchool();
    const sent = { emis_number: 5, school_type: 'college', province: [], metadata: { a: 1 } };
    const { body } = await raw(server.url, testKey, 'PATCH', '/v1/school', { body: sent });
    expect(body.errors).toEqual([
      { pointer: '/emis_number', code: 'wrong_type', detail: 'must be a string or null' },
      {
        pointer: '/school_type',
        code: 'invalid_value',
        detail: 'must be one of primary, secondary, combined, special, null',
      },
      { pointer: '/province', code: 'wrong_type', detail: 'must be a string or null' },
      { pointer: '/metadata/a', code: 'wrong_type', detail: 'must be a string or null' },
    ]);
  });

  it('name every error of a query at once', async () => {
    const { server, testKey } = await newSchool();
    const get = async (query: string) => (await raw(server.url, testKey, 'GET', `${lists}?${query}`)).body;
    const several = await get('limit=0&order=up&colour=red&created_after=yesterday&status=gone');
    expect(several.code).toBe('invalid_parameter');
    expect(several.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '?limit',
      '?order',
      '?colour',
      '?created_after',
      '?status',
    ]);
    const unknown = await get('Limit=5&colour=red');
    expect(unknown).toMatchObject({
      code: 'unknown_parameter',
      errors: [{ pointer: '?Limit' }, { pointer: '?colour' }],
    });
    expect(unknown.errors[0].detail).toContain('limit');
    for (const query of ['__proto__=1', 'constructor=1', 'toString', '=5', '%00=1']) {
      expect(await get(query)).toMatchObject({ code: 'unknown_parameter' });
    }
  });

  it('suggest the event type that was meant', async () => {
    const { client } = await newSchool();
    const events = ['learner.created', 'discipline.incident-loggged', 'Learner.Created'];
    // As code without types would send them.
    const body = { url: 'https://example.org/hooks', events: events as EventType[] };
    const refused = client.webhooks.create(body);
    await expect(refused).rejects.toMatchObject({
      status: 422,
      code: 'unknown_event_type',
      errors: [
        { pointer: '/events/1', detail: expect.stringContaining('discipline.incident-logged?') },
        { pointer: '/events/2', detail: expect.stringContaining('learner.created?') },
      ],
    });
    expect((await client.webhooks.list()).data).toEqual([]);
  });

  it('are the same for the id of another school as for one that never was, byte for byte', async () => {
    const { client, live, server, testKey } = await startServer(open);
    const foreign = await live.learners.create(learner);
    await client.learners.create(learner);
    const responses = [];
    for (const id of [foreign.id, absentId(foreign.id)]) {
      const { status, headers, body } = await raw(server.url, testKey, 'GET', `${lists}/${id}`);
      const sent = [...headers].filter(([name]) => !ofEachResponse.includes(name));
      responses.push({ status, sent, text: JSON.stringify(body).replace(body.request_id, '') });
    }
    expect(responses[0]).toEqual(responses[1]);
    expect(responses[0]?.status).toBe(404);
  });

  it('name the kind of record that an id must be of', async () => {
    const { client } = await newSchool();
    const refused = await refusalOf(
      client.classes.create({
        label: '5A',
        kind: 'register',
        academic_year_id: `ayr_${'0'.repeat(26)}`,
        grade_level_id: `grl_${'0'.repeat(26)}`,
        teacher_id: `stf_${'0'.repeat(26)}`,
      }),
    );
    const named = ['/academic_year_id an academic year', '/grade_level_id a grade level'];
    expect(
      refused.errors.map(({ pointer, detail }: FieldError) => `${pointer} ${detail}`).toSorted(),
    ).toEqual(
      [...named, '/teacher_id a staff member']
        .map((text) => text.replace(' ', ' must be the id of '))
        .map((text) => `${text} of the school that is not archived`)
        .toSorted(),
    );
  });

  it('say how to authenticate', async () => {
    const { server, testKey } = await newSchool();
    const get = (headers: Record<string, string>) => raw(server.url, null, 'GET', lists, { headers });
    const wrong = [
      'Basic dXNlcjpwYXNz',
      'Bearer',
      testKey,
      `Bearer ${testKey} x`,
      `Bearer ${testKey.slice(0, -1)}`,
      'Bearer ☃'.normalize().replace('☃', '%'),
    ];
    for (const Authorization of wrong) {
      const response = await get({ Authorization });
      expectProblem(response, 'invalid_api_key');
      expect(response.headers.get('www-authenticate')).toMatch(/^Bearer /);
      expect(JSON.stringify(response.body)).not.toContain(testKey.slice(8, -1));
    }
    const missing = await get({});
    expectProblem(missing, 'missing_api_key');
    expect(missing.headers.get('www-authenticate')).toMatch(/^Bearer /);
    expect((await get({ Authorization: `bearer  ${testKey}` })).status).toBe(200);
  });

  it('list the methods of a path that takes others', async () => {
    const { server, testKey } = await newSchool();
    const cases = [
      ['PUT', lists, 'GET, POST, HEAD'],
      ['POST', `${lists}/lrn_x`, 'GET, PATCH, DELETE, HEAD'],
      ['GET', `${lists}/lrn_x/restore`, 'POST'],
      ['HEAD', `${lists}/lrn_x/restore`, 'POST'],
      ['DELETE', '/v1/audit-log', 'GET, HEAD'],
      ['OPTIONS', '/v1/school', 'GET, PATCH, HEAD'],
    ] as const;
    for (const [method, path, allow] of cases) {
      const response = await raw(server.url, testKey, method, path);
      expect(response.status, `${method} ${path}`).toBe(405);
      expect(response.headers.get('allow')).toBe(allow);
      if (method !== 'HEAD') expectProblem(response, 'method_not_allowed');
    }
  });
});
