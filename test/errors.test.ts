import { randomUUID } from 'node:crypto';
import { Rollbook } from '@rollbook/sdk';
import { ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { onEachDatabase } from './support/databases.ts';
import { document } from './support/document.ts';
import { expectProblem } from './support/problems.ts';
import { absentId, clientOf } from './support/school.ts';
import { raw, type RawAnswer, startServer } from './support/server.ts';

/** Codes that no operation which is served can give, or that need two requests at one moment. */
const elsewhere = ['bad_request', 'idempotency_key_in_use', 'internal_error', 'rate_limited', 'unavailable'];
const notYet = ['invitation_not_usable', 'unknown_reference'];

onEachDatabase('errors', (open) => {
  it('gives every code of the document in one shape', async () => {
    const clock = new ManualClock();
    const { client, server, testKey } = await startServer(open, { clock, maxBodyBytes: 2_048 });
    const held = await client.learners.create({ name: 'A', admission_number: '1' });
    const archived = await client.learners.create({ name: 'B' });
    await client.learners.archive(archived.id);
    const reader = await client.apiKeys.create({ name: 'Reader', scopes: ['read:learners'] });
    const admin = await client.apiKeys.create({ name: 'Admin', scopes: ['admin:school'] });
    const brief = await client.apiKeys.create({
      name: 'Brief',
      scopes: ['read:learners'],
      expires_at: new Date(clock.now() + 1_000).toISOString(),
    });
    clock.advance(1_000);
    const used = randomUUID();
    await client.learners.update(held.id, {}, { idempotencyKey: used });
    const [first] = (await client.apiKeys.list({ limit: 1 })).data;
    await client.apiKeys.revoke(first?.id ?? '', {}).catch(() => undefined);

    const send = (method: string, path: string, body?: unknown, headers?: Record<string, string>, key: string | null = testKey) =>
      raw(server.url, key, method, path, { ...(body === undefined ? {} : { body }), ...(headers ? { headers } : {}) });
    const lists = '/v1/learners';
    const one = `${lists}/${held.id}`;
    const asAdmin = (path: string, body?: unknown) => send('POST', path, body, {}, admin.secret);
    const learner = { name: 'C' };
    const requests: Record<string, () => Promise<RawAnswer>> = {
      invalid_json: () => raw(server.url, testKey ?? '', 'POST', lists, { text: '{' }),
      invalid_parameter: () => send('GET', `${lists}?limit=0`, undefined, {}, reader.secret),
      unknown_parameter: () => send('GET', `${lists}?colour=red`, undefined, {}, reader.secret),
      invalid_cursor: () => send('GET', `${lists}?starting_after=x`, undefined, {}, reader.secret),
      unsupported_version: () => send('GET', lists, undefined, { 'Service-Version': '2020-01-01' }, reader.secret),
      invalid_idempotency_key: () => send('POST', lists, learner, { 'Idempotency-Key': 'x' }),
      missing_api_key: () => send('GET', lists, undefined, {}, null),
      invalid_api_key: () => send('GET', lists, undefined, {}, 'sk_test_wrong'),
      expired_api_key: () => send('GET', lists, undefined, {}, brief.secret),
      insufficient_scope: () => send('POST', lists, learner, {}, reader.secret),
      not_found: () => send('GET', `${lists}/${absentId(held.id)}`, undefined, {}, reader.secret),
      method_not_allowed: () => send('PUT', lists, learner),
      resource_archived: () => send('PATCH', `${lists}/${archived.id}`, {}),
      invalid_state_transition: () => asAdmin(`/v1/api-keys/${brief.id}/roll`),
      already_exists: () => send('POST', lists, { ...learner, admission_number: '1' }),
      last_admin_key: () => asAdmin(`/v1/api-keys/${admin.id}/revoke`),
      precondition_failed: () => send('PATCH', one, {}, { 'If-Match': '"9"' }),
      payload_too_large: () => send('POST', lists, { name: 'A'.repeat(3_000) }),
      unsupported_media_type: () => send('POST', lists, learner, { 'Content-Type': 'text/plain' }),
      validation_failed: () => send('POST', lists, { name: '' }),
      unknown_field: () => send('POST', lists, { ...learner, colour: 'red' }),
      unknown_event_type: () => send('POST', '/v1/webhooks', { url: 'https://example.org', events: ['learner.crated'] }),
      target_not_allowed: () => send('POST', '/v1/webhooks', { url: 'https://10.0.0.1/', events: ['*'] }),
      scope_exceeds_key: () => asAdmin('/v1/api-keys', { name: 'More', scopes: ['read:learners'] }),
      idempotency_key_reused: () => send('PATCH', one, { class: '5B' }, { 'Idempotency-Key': used }),
    };
    for (const [code, request] of Object.entries(requests)) {
      // The last key that can manage keys is the last once the others are gone.
      if (code === 'last_admin_key') await client.apiKeys.revoke(first?.id ?? '');
      expectProblem(await request(), code);
      if (code === 'last_admin_key') break;
    }
    const known = Object.keys(document['x-errors']);
    expect(known).toEqual(expect.arrayContaining([...Object.keys(requests), ...elsewhere, ...notYet]));
  });
});
