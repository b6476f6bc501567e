import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inMemory, onBothDatabases, openSqlite } from '../support/databases.ts';
import {
  type DocumentedSchema,
  document,
  documentText,
  fillPath,
  newest,
  type Operation,
  operations,
  resolve,
} from '../support/document.ts';
import { eventCatalog } from '../support/event-catalog.ts';
import { Records, schoolDay } from '../support/fixtures/records.ts';
import { type Request, requestFor } from '../support/fixtures/requests.ts';
import { lastEntry, unannounced } from '../support/mirrors.ts';
import { expectProblem } from '../support/problems.ts';
import { type RawAnswer, raw, startServer } from '../support/server.ts';

/** The operations whose examples emit the events of the catalog. Those of imports are emitted by their rows. */
const emitters = {
  'learner.created': ['learners.create'],
  'learner.enrolled': ['enrollments.activate', 'enrollments.create', 'enrollments.transfer'],
  'learner.archived': ['learners.archive'],
  'staff.invited': ['invitations.create'],
  'staff.activated': ['invitations.accept'],
  'attendance.recorded': ['registers.create'],
  'assessment.published': ['assessments.publish'],
  'term-report.published': ['term-reports.publish', 'term-reports.publish-all'],
  'fee.invoiced': ['invoices.issue', 'invoices.issue-all'],
  'fee.reconciled': ['allocations.create'],
  'discipline.incident-logged': ['incidents.bulk', 'incidents.create'],
};

const declaredEvents = new Set(operations.flatMap((operation) => operation['x-emits'] ?? []));
const later = new Set(['message.failed', 'invoice.rescheduled']);

type Sent = Pick<Request, 'records' | 'url' | 'body'> & { key?: string | null };

const dataOf = (type: string): DocumentedSchema => {
  const schema = document.webhooks[type]?.post.requestBody?.content['application/json']?.schema ?? {};
  return resolve(resolve(schema).properties?.data ?? {});
};

const versions = document['x-versions'].map(({ date }) => date);
const [oldest = ''] = versions;

/** Sends the request of an operation, with the key of its school unless it has another. */
const send = (
  { method }: Operation,
  { records, url, body, key = records.key }: Sent,
  headers: Record<string, string> = {},
) => raw(records.server.url, key, method, url, { headers, ...(body === undefined ? {} : { body }) });

/** Checks that a response counts its request. Every response to a test is compared with the headers of the document. */
function expectCounted({ id }: Operation, { status, headers }: RawAnswer): void {
  const names = [...headers.keys()].filter((name) => name.startsWith('ratelimit'));
  expect(names, `${id} ${status}`).toEqual(status === 401 ? [] : ['ratelimit', 'ratelimit-policy']);
}

type Call = (headers: Record<string, string>, changes?: Partial<Sent>) => Promise<RawAnswer>;

/** What sends the request of an operation, whose response must count it. A write has the same key whenever it is sent. */
function calling(operation: Operation, request: Request): Call {
  const own: Record<string, string> = operation.write ? { 'Idempotency-Key': randomUUID() } : {};
  return async (headers, changes = {}) => {
    const response = await send(operation, { ...request, ...changes }, { ...own, ...headers });
    expectCounted(operation, response);
    return response;
  };
}

const takes = ({ parameters }: Operation, name: string): boolean =>
  parameters.some((parameter) => parameter.name === name);

/** Sends it without a key, with a parameter that it does not have, and for records that do not exist. */
async function refuseCounted(operation: Operation, { url }: Request, call: Call): Promise<void> {
  const { id, path, query, write, token, parameters } = operation;
  if (!token) expect((await call({}, { key: null })).status, id).toBe(401);
  const wrong = `${url}${query ? '&' : '?'}no_such_parameter=1`;
  expect((await call({}, { url: wrong })).status, id).toBe(400);
  if (!parameters.some((parameter) => parameter.in === 'path')) return;
  const missing = { url: fillPath(path, () => 'missing') + query };
  const other: Record<string, string> = write ? { 'Idempotency-Key': randomUUID() } : {};
  await call(other, missing);
  await call(other, missing);
}

/** Checks that a response is the success of an operation. */
function expectSuccess({ id, responses }: Operation, { status, headers, body }: RawAnswer): void {
  const [success = ''] = Object.keys(responses).filter((code) => code.startsWith('2'));
  expect(String(status), `${id} ${JSON.stringify(body)}`).toBe(success);
  const [media = ''] = Object.keys(responses[success]?.content ?? {});
  expect(headers.get('content-type')?.split(';', 1)[0], id).toBe(media);
  if (media !== 'application/json') return;
  const schema = resolve(responses[success]?.content?.['application/json']?.schema ?? {});
  expect(Object.keys(body), id).toEqual(expect.arrayContaining(schema.required ?? []));
  expect(Object.keys(schema.properties ?? {}), id).toEqual(expect.arrayContaining(Object.keys(body)));
}

/** What an operation does not name is not looked at. */
const unnamed = (operation: Operation): Record<string, string> =>
  takes(operation, 'If-Match') ? {} : { 'If-Match': '"999"' };

async function writeOnce(operation: Operation, call: Call): Promise<void> {
  const { id } = operation;
  if (takes(operation, 'If-Match'))
    expectProblem(
      await call({ 'If-Match': '"999"', 'Idempotency-Key': randomUUID() }),
      'precondition_failed',
    );
  expect(takes(operation, 'Idempotency-Key'), id).toBe(true);
  // An example is written in the newest version.
  const headers = { 'Service-Version': newest, ...unnamed(operation) };
  const first = await call(headers);
  expectSuccess(operation, first);
  expect(first.headers.get('service-version'), id).toBe(newest);
  const second = await call(headers);
  expect(second, id).toMatchObject({ status: first.status, body: first.body });
  expect(second.headers.get('idempotent-replayed'), id).toBe('true');
}

async function readInVersions(operation: Operation, call: Call): Promise<void> {
  const { id } = operation;
  if (takes(operation, 'If-Match')) expectProblem(await call({ 'If-Match': '"999"' }), 'precondition_failed');
  expect(takes(operation, 'Idempotency-Key'), id).toBe(false);
  expectSuccess(operation, await call({}));
  const headers = { 'Service-Version': oldest, ...unnamed(operation) };
  const first = await call(headers);
  expect(first.status, id).toBeLessThan(300);
  expect(first.headers.get('service-version'), id).toBe(oldest);
  if (!takes(operation, 'If-None-Match')) return;
  const etag = first.headers.get('etag') ?? '';
  expect(await call({ 'If-None-Match': etag, 'Service-Version': oldest }), id).toMatchObject({
    status: 304,
    body: '',
  });
}

onBothDatabases('the document', (open, dialect) => {
  it('names operations that are all served, and none without a key or a token', async () => {
    const { server } = await startServer(open, { worker: false, clock: schoolDay() });
    for (const { method, path, query, example, id, token } of operations) {
      const url = fillPath(path, () => 'x') + query;
      const response = await raw(
        server.url,
        null,
        method,
        url,
        example === undefined ? {} : { body: example },
      );
      expect(response.status, id).toBe(token ? 410 : 401);
      expectProblem(response, token ? `${token}_not_usable` : 'missing_api_key');
    }
  });

  it('has examples that the server takes, its responses to them, and headers that every operation honours', async () => {
    // More requests are sent than a school may send in a minute.
    const rateLimits = { reads: 10_000, writes: 10_000 };
    // In memory, with one connection, a change that read outside of its transaction would wait for itself.
    const records = new Records(
      await startServer(dialect === 'sqlite' ? inMemory : open, {
        worker: false,
        clock: schoolDay(),
        rateLimits,
      }),
    );
    const emitted = new Map<string, Set<string>>();
    for (const operation of operations) {
      const { id, 'x-emits': emits = [] } = operation;
      const request = await requestFor(records, operation);
      const { client } = request.records;
      const [last] = (await client.events.list({ limit: 1 })).data;
      const before = await lastEntry(client);
      const call = calling(operation, request);
      // Refusals for the document alone have nothing to do with a database.
      if (dialect === 'sqlite') await refuseCounted(operation, request, call);
      if (operation.write) await writeOnce(operation, call);
      else await readInVersions(operation, call);
      if (operation.write) expect(await unannounced(client, before), id).toEqual([]);
      const after = last ? { starting_after: last.id } : {};
      for (const { type } of (await client.events.list({ order: 'asc', ...after })).data) {
        expect(emits, id).toContain(type);
        emitted.set(type, (emitted.get(type) ?? new Set()).add(id));
      }
    }
    for (const [type, ids] of Object.entries(emitters))
      expect([...(emitted.get(type) ?? [])].sort(), type).toEqual(ids);
    // What no example brings about has tests of its own.
    expect([...emitted.keys()]).toEqual(
      expect.arrayContaining([...declaredEvents].filter((type) => !later.has(type))),
    );
  });
});

describe('the headers of a response', () => {
  it('are declared for requests past the rate limit', async () => {
    const { server, testKey } = await startServer(openSqlite, {
      clock: schoolDay(),
      rateLimits: { reads: 1, writes: 1 },
    });
    await raw(server.url, testKey, 'GET', '/v1/school');
    await raw(server.url, testKey, 'POST', '/v1/rooms', { body: {} });
    for (const operation of operations.filter(({ token }) => !token)) {
      const { id, method, path } = operation;
      const response = await raw(
        server.url,
        testKey,
        method,
        fillPath(path, () => 'x'),
      );
      expect(response.status, id).toBe(429);
      expectCounted(operation, response);
    }
  });

  it('name the methods of each path, where another method is sent', async () => {
    const { server, testKey } = await startServer(openSqlite, { worker: false });
    const byPath = Map.groupBy(operations, ({ path }) => path);
    for (const [path, taken] of byPath) {
      const methods = taken.map(({ method }) => method);
      const other = ['PUT', 'DELETE', 'PATCH', 'POST'].find((method) => !methods.includes(method)) ?? '';
      const own = fillPath(path, () => 'x');
      const response = await raw(server.url, testKey, other, own);
      expectProblem(response, 'method_not_allowed');
      const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
      expect(response.headers.get('allow')?.split(', ').sort(), path).toEqual(allowed.sort());
    }
    expect(document.info.description).toContain('405 `method_not_allowed`');
  });
});

onBothDatabases('the scopes that only some requests need', (open) => {
  it('are those without which an import is refused', async () => {
    const { client, server } = await startServer(open, { worker: false, clock: schoolDay() });
    const created = await client.apiKeys.create({ name: 'Few', scopes: ['write:imports'] });
    const imports = operations.find(({ id }) => id === 'imports.create')?.['x-scopes-if'] ?? [];
    const kindsOf = resolve({ $ref: '#/components/schemas/Import' }).properties?.kind?.enum;
    expect(imports.map(({ body }) => body?.kind)).toEqual(kindsOf);
    for (const { body, scopes } of imports) {
      const sent = { ...body, source: 'sis', rows: [{ external_id: '1' }] };
      const refused = await raw(server.url, created.secret, 'POST', '/v1/imports', { body: sent });
      expectProblem(refused, 'insufficient_scope');
      for (const scope of scopes) expect(refused.body.detail).toContain(scope);
    }
  });
});

describe('the document', () => {
  it('names beside `security` the scopes that some requests and some fields need', () => {
    const conditional = (id: string) => operations.find((operation) => operation.id === id)?.['x-scopes-if'];
    const forced = operations.filter(({ requestBody }) => {
      const schema = requestBody?.content['application/json']?.schema ?? {};
      return resolve(schema).properties?.force !== undefined;
    });
    expect(forced.map(({ id }) => id)).toContain('enrollments.transfer');
    for (const operation of forced)
      expect(operation['x-scopes-if'], operation.id).toContainEqual({
        body: { force: true },
        scopes: ['write:classes'],
      });
    expect(conditional('learners.list')).toEqual([
      { shows: expect.arrayContaining(['national_id']), scopes: ['read:sensitive'] },
    ]);
    expect(conditional('rooms.get')).toBeUndefined();
    for (const { id, 'x-scopes-if': cases = [] } of operations)
      for (const { scopes } of cases)
        for (const scope of scopes) expect(document['x-scopes'], id).toHaveProperty([scope]);
  });

  it('introduces every family and resource that is served, and none that is not', () => {
    const introduction = document.info.description;
    const [, served = ''] = /has these resources:\n\n((?:- .*\n)+)/.exec(introduction) ?? [];
    const resources = new Set(operations.map(({ id }) => id.slice(0, id.indexOf('.'))));
    expect(new Set([...served.matchAll(/`([\w-]+)`/g)].map(([, name]) => name))).toEqual(resources);
    for (const { 'x-displayName': title } of document.tags) expect(served).toContain(`- ${title}: `);
    for (const scope of introduction.match(/`(read|write|publish|admin):\w+`/g) ?? [])
      expect(operations.filter(({ scopes }) => scopes.includes(scope.slice(1, -1)))).toEqual([]);
  });

  it('introduces the headers and the limits of all operations, and no others', () => {
    const introduction = document.info.description;
    const named = [...introduction.matchAll(/`([A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]*)*)(?:: [^`]*)?`/g)];
    const headers = new Set(
      operations.flatMap(({ parameters }) =>
        parameters.flatMap((parameter) => (parameter.in === 'header' ? [parameter.name] : [])),
      ),
    );
    const responses = operations.flatMap((operation) => Object.values(operation.responses));
    // Pages have headers of their own.
    for (const { headers: declared = {}, content = {} } of responses)
      for (const name of Object.keys(declared))
        if (!content['text/html'] && name !== 'Content-Security-Policy') headers.add(name);
    expect(new Set(named.map(([, name]) => name))).toEqual(new Set([...headers, 'Authorization', 'Allow']));
    const limits = operations.flatMap(({ parameters }) =>
      parameters.flatMap(({ name, schema }) => (name === 'limit' ? [schema] : [])),
    );
    for (const { minimum, maximum, default: usual } of limits)
      expect(introduction.replaceAll(/\s+/g, ' ')).toContain(
        `from ${minimum} to ${maximum}, by default ${usual};`,
      );
    for (const { 'x-max-body': most = 0, id } of operations)
      if (most > 0) expect(introduction, id).toContain('`x-max-body`');
  });

  it('is at most 4,600 bytes an operation as it is served', () => {
    expect(JSON.stringify(JSON.parse(documentText)).length / operations.length).toBeLessThan(4600);
  });

  it('describes every operation, its parameters, scopes and examples', () => {
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
    for (const {
      id,
      summary,
      description,
      security,
      scopes,
      token,
      'x-query-token': queryToken,
      parameters,
      requestBody,
      responses,
    } of operations) {
      expect(summary, id).toMatch(/\w+ \w+/);
      expect(description, id).toMatch(/\w.*\.\n?$/s);
      expect(security, id).toHaveLength(token ? 0 : queryToken ? 2 : 1);
      for (const scope of scopes) expect(document['x-scopes'], id).toHaveProperty([scope]);
      for (const parameter of parameters)
        expect(parameter.description, `${id} ${parameter.name}`).toMatch(/\w/);
      for (const content of Object.values(requestBody?.content ?? {}))
        expect(content.example, id).toBeDefined();
      const success = Object.entries(responses).filter(([status]) => /^2/.test(status));
      expect(success, id).toHaveLength(1);
      for (const [, { content = {} }] of success) {
        const [{ example = undefined } = {}] = Object.values(content);
        expect(example, id).toBeDefined();
      }
    }
  });

  it('lists the errors of every operation, each under its status', () => {
    for (const { id, write, token, parameters, responses } of operations) {
      const codes = new Set<string>();
      for (const [status, { 'x-codes': listed = [], content }] of Object.entries(responses)) {
        if (!/^[45]/.test(status)) continue;
        expect(content, id).toHaveProperty(['application/problem+json']);
        expect(listed, `${id} ${status}`).not.toEqual([]);
        for (const code of listed) {
          expect(document['x-errors'][code]?.status, `${id} ${code}`).toBe(Number(status));
          codes.add(code);
        }
      }
      const keys = ['missing_api_key', 'invalid_api_key'];
      if (token) expect([...codes], id).not.toEqual(expect.arrayContaining(keys));
      const always = [
        ...(token ? [`${token}_not_usable`] : keys),
        'rate_limited',
        'internal_error',
        'unsupported_version',
      ];
      const written = [
        'invalid_json',
        'validation_failed',
        'unknown_field',
        'idempotency_key_reused',
        'payload_too_large',
      ];
      const cursor = parameters.some(({ name }) => name === 'starting_after') ? ['invalid_cursor'] : [];
      const expected = [...always, ...(write ? written : []), ...cursor];
      expect([...codes], id).toEqual(expect.arrayContaining(expected));
    }
  });

  it('has every event of the specification, with the schema and an example of what is sent', () => {
    expect(Object.keys(document.webhooks)).toEqual(expect.arrayContaining(eventCatalog));
    expect(Object.keys(document.webhooks)).not.toContain('discipline.incident-loggged');
    for (const [type, { post }] of Object.entries(document.webhooks)) {
      const content = post.requestBody?.content['application/json'];
      const envelope = resolve(content?.schema ?? {});
      expect(envelope.required, type).toEqual(['id', 'type', 'version', 'created_at', 'school_id', 'data']);
      const example = content?.example as { type: string; version: string; data: object } | undefined;
      // The type and its data are those of the newest version, and may not exist in others.
      expect(example).toMatchObject({ type, version: newest });
      const data = dataOf(type);
      expect(Object.keys(data.properties ?? {}), type).toEqual(
        expect.arrayContaining(Object.keys(example?.data ?? {})),
      );
      expect(Object.keys(example?.data ?? {}), type).toEqual(expect.arrayContaining(data.required ?? []));
    }
  });

  it('says of every event how it is signed, what a success is, and when it is sent again', () => {
    for (const [type, { post }] of Object.entries(document.webhooks)) {
      const { parameters = [], responses, security } = post;
      const described = Object.fromEntries(parameters.map(({ name, description }) => [name, description]));
      expect(described, type).toMatchObject({
        'Service-Signature': expect.stringMatching(
          /one `v1` for each signing secret.*HMAC-SHA256.*`<t>\.<raw body>`.*more than five minutes/s,
        ),
        'Service-Delivery': expect.stringContaining('new for every attempt'),
        'Service-Timestamp': expect.stringContaining('the same as `t`'),
        'webhook-id': expect.stringContaining('the same for every attempt'),
      });
      expect(Object.keys(responses), type).toEqual(['2XX', 'default']);
      expect(responses['2XX']?.description).toMatch(/Any 2xx response within 10 s, measured from the DNS/);
      expect(responses.default?.description).toMatch(
        /redirect.*within 10 s.* after 30 s, 5 min, 30 min, 2 h and 6 h, and one last time 24 h after the first/,
      );
      expect(responses.default?.description).toMatch(/`Retry-After` on a 429 or 503.* 410 disables/);
      // A delivery has a signature, and no API key.
      expect(security, type).toEqual([]);
    }
  });

  it('sends of a reconciled fee what the specification says, field by field', () => {
    const { properties = {}, required } = dataOf('fee.reconciled');
    const types = Object.fromEntries(Object.entries(properties).map(([name, { type }]) => [name, type]));
    expect(types).toEqual({
      invoice_id: 'string',
      learner_id: 'string',
      amount: 'integer',
      currency: 'string',
      reconciled_at: 'string',
    });
    expect(required).toEqual(Object.keys(types));
  });

  it('declares every event that an operation emits', () => {
    const emitted = operations.flatMap((operation) => operation['x-emits'] ?? []);
    expect(emitted).toContain('learner.created');
    for (const type of emitted) expect(Object.keys(document.webhooks)).toContain(type);
  });
});
