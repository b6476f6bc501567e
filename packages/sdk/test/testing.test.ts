import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { NotFoundError, RateLimitError, Rollbook, ValidationError } from '../src/index.ts';
import { handlers, problem } from '../src/testing.ts';
import { apiKey, collect, errorOf } from './serve.ts';

const baseUrl = 'http://rollbook.test/prefix';
const server = setupServer(...handlers({ baseUrl: `${baseUrl}/` }));
// Made before MSW replaces fetch.
const client = new Rollbook({ apiKey, baseUrl });

beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('answers a read with the example and the id that was asked for', async () => {
  const { data, etag, requestId } = await client.learners.get('lrn_7').withResponse();
  expect(data).toMatchObject({ id: 'lrn_7', object: 'learner', name: 'Thandi Example' });
  expect([etag, requestId]).toEqual(['"1"', 'req_example']);
});

it('puts the fields of a write into the example', async () => {
  expect(await client.learners.create({ name: 'Sam Example' })).toMatchObject({
    name: 'Sam Example',
    object: 'learner',
  });
  expect(await client.learners.update('lrn_7', { class: '6B' })).toMatchObject({ id: 'lrn_7', class: '6B' });
  expect(await client.retention.update({ fees: { months: 96 } })).toMatchObject({
    fees: { months: 96, action: 'anonymise' },
  });
  expect(await client.webhooks.rotateSecret('wh_7')).toMatchObject({
    id: 'wh_7',
    signing_secret: expect.stringMatching(/^whsec_/),
  });
});

it('gives a new record the external ids and metadata that were sent, and removes what is null from another', async () => {
  const external_ids = { mis: '7' };
  expect((await client.learners.create({ name: 'Sam Example', external_ids })).external_ids).toEqual(
    external_ids,
  );
  const { metadata } = await client.learners.update('lrn_7', { metadata: { house: null, bus: 'A' } });
  expect(metadata).toEqual({ ...(await client.learners.get('lrn_7')).metadata, bus: 'A' });
});

it('archives a record, and answers a conditional read and what follows changes', async () => {
  expect((await client.learners.archive('lrn_7')).archived_at).toEqual(expect.any(String));
  expect(await client.learners.get('lrn_7', { ifNoneMatch: '"1"' })).toBeNull();
  const { response } = await client.learners.list({ updated_after: '2026-01-01T00:00:00Z' }).withResponse();
  expect(response.headers.get('service-watermark')).toBe('2026-01-01T00:00:00.000Z');
  expect(problem('rate_limited').headers.get('retry-after')).toBe('1');
});

it.each([
  [{ name: '\u200b' }, '/name'],
  [{ name: 'A', email: 'a@b.c' }, '/email'],
  [{ name: 'A', email: 'ä@example.org' }, '/email'],
  [{ name: '😀'.repeat(201) }, '/name'],
  [JSON.parse('{"name":"A","metadata":{"__proto__":"x"}}'), '/metadata'],
  [
    { name: 'A', metadata: JSON.parse('['.repeat(100) + ']'.repeat(100)) },
    expect.stringMatching(/^\/metadata/),
  ],
])('refuses what the server refuses: %#', async (body, pointer) => {
  const refused = await errorOf(client.learners.create(body as never));
  expect(refused).toMatchObject({ status: 422, errors: [{ pointer }] });
  expect((await client.learners.create({ name: '😀'.repeat(200) })).object).toBe('learner');
});

it('answers a list with one page', async () => {
  expect((await collect(client.learners.list())).map(({ object }) => object)).toEqual(['learner']);
  expect((await collect(client.deliveries.list('wh_7'))).map(({ object }) => object)).toEqual(['delivery']);
});

it('answers with a document where one is asked for', async () => {
  const { data, etag } = await client.termReports.get('trp_7', { accept: 'application/pdf' }).withResponse();
  const text = new TextDecoder().decode(data);
  // A reader finds the table of objects by its offset.
  const [, start] = /startxref\n(\d+)\n%%EOF/.exec(text) ?? [];
  expect([text.slice(0, 8), text.slice(Number(start), Number(start) + 4), etag]).toEqual([
    '%PDF-1.4',
    'xref',
    '"1-pdf"',
  ]);
  expect(await client.learners.export('lrn_7', { accept: 'text/html' })).toContain('<!doctype html>');
  expect(await client.termReports.get('trp_7')).toMatchObject({ id: 'trp_7', object: 'term_report' });
});

it('asks for a key where one is needed', async () => {
  const nobody = new Rollbook({ apiKey: null, baseUrl });
  expect(await errorOf(nobody.learners.list())).toMatchObject({ code: 'missing_api_key' });
  expect(await nobody.invitations.accept({ token: 'ivtok_1' })).toMatchObject({ object: 'staff' });
});

it('does not take /verify for an id', async () => {
  expect(await client.auditLog.verify()).not.toHaveProperty('sequence');
});

it('lets one answer be an error', async () => {
  server.use(http.get(`${baseUrl}/v1/learners/:id`, () => problem('not_found')));
  const error = await errorOf(client.learners.get('lrn_7'));
  expect(error).toBeInstanceOf(NotFoundError);
  expect(error).toMatchObject({ code: 'not_found', requestId: 'req_example' });
  server.use(
    http.get(`${baseUrl}/v1/learners`, () => problem('rate_limited', { headers: { 'Retry-After': '61' } })),
  );
  expect(await errorOf(client.learners.list())).toBeInstanceOf(RateLimitError);
});

it('refuses what the document refuses, and points at it', async () => {
  // As code without types would send it.
  const loose = (body: object) => body as never;
  const refusals = [
    [client.learners.create(loose({ name: 7, nickname: 'T' })), 'validation_failed', ['/name', '/nickname']],
    [client.learners.create(loose({ name: 'A', nickname: 'T' })), 'unknown_field', ['/nickname']],
    [client.learners.update('lrn_7', loose({ status: 'gone' })), 'unknown_field', ['/status']],
    [client.webhooks.create(loose({ url: 'https://x.test' })), 'validation_failed', ['/events']],
    [
      client.webhooks.create(loose({ url: 'https://x.test', events: ['nope'] })),
      'unknown_event_type',
      ['/events/0'],
    ],
    [client.webhooks.create({ url: 'nope', events: ['*'] }), 'target_not_allowed', ['/url']],
    [client.learners.create({ name: '  ' }), 'validation_failed', ['/name']],
    [client.learners.create(loose({})), 'validation_failed', ['/name']],
    [
      client.learners.create({ name: 'A', date_of_birth: '2015-02-30' }),
      'validation_failed',
      ['/date_of_birth'],
    ],
  ] as const;
  for (const [call, code, pointers] of refusals) {
    const error = await errorOf(call);
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toMatchObject({ code, status: 422, errors: pointers.map((pointer) => ({ pointer })) });
  }
  expect(await errorOf(client.learners.list(loose({ klass: '5B' })))).toMatchObject({
    status: 400,
    code: 'unknown_parameter',
    errors: [{ pointer: '?klass' }],
  });
  expect(await errorOf(client.calendar.get(loose({})))).toMatchObject({ code: 'invalid_parameter' });
});

it('answers in the newest version, and refuses others', async () => {
  const old = client.withOptions({ version: '2026-01-01' });
  expect(await errorOf(old.learners.get('lrn_7'))).toMatchObject({
    status: 400,
    code: 'unsupported_version',
    detail: expect.stringContaining('the real server'),
  });
  const { version } = await client.withOptions({ version: null }).learners.get('lrn_7').withResponse();
  expect(version).toBe(client.version);
  const { headers } = problem('not_found');
  expect(headers.get('service-version')).toBe(client.version);
  expect(headers.get('service-request-id')).toBe('req_example');
});

it('puts text into the example as the server stores it', async () => {
  const sent = { name: ' Sam\t', metadata: { note: ' kept ' }, external_ids: { sis: ' 13001 ' } };
  expect(await client.learners.create(sent)).toMatchObject({
    name: 'Sam',
    metadata: { note: ' kept ' },
    external_ids: { sis: '13001' },
  });
  expect(await client.learners.create({ first_name: 'Sam', last_name: 'Example' })).toMatchObject({
    first_name: 'Sam',
  });
});

it('answers HEAD as GET, without a body', async () => {
  const headers = { authorization: `Bearer ${apiKey}` };
  const response = await fetch(`${baseUrl}/v1/learners`, { method: 'HEAD', headers });
  expect([response.status, await response.text()]).toEqual([200, '']);
});

it('problem refuses a code that the API does not have', () => {
  // @ts-expect-error no such code
  expect(() => problem('nope')).toThrow(
    /^nope is not an error code of the API; the codes are invalid_json, /,
  );
});
