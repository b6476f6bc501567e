import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { onEachDatabase } from './support/databases.ts';
import {
  type DocumentedSchema,
  document,
  fillPath,
  newest,
  operations,
  resolve,
} from './support/document.ts';
import { expectProblem } from './support/problems.ts';
import { exampleFor, idOf, populate, prepare, schoolDay } from './support/school.ts';
import { raw, startServer } from './support/server.ts';

/** The catalog of section 6.4 of the specification, the last by its corrected name. */
const catalog = [
  'learner.created',
  'learner.enrolled',
  'learner.archived',
  'staff.invited',
  'staff.activated',
  'attendance.recorded',
  'assessment.published',
  'term-report.published',
  'fee.invoiced',
  'fee.reconciled',
  'discipline.incident-logged',
];

const declaredEvents = new Set(operations.flatMap((operation) => operation['x-emits'] ?? []));
const later = new Set<string>();

/** Whether what an operation archives, ends, moves or takes the place of is of no use to the next one. */
const spoils = (id: string): boolean =>
  !/\.(list|get|update)$/.test(id) &&
  !/^(rooms|grade-levels|subjects|guardians|staff|api-keys|imports)\.create$/.test(id) &&
  writes.has(id);
const writes = new Set(operations.filter(({ write }) => write).map(({ id }) => id));

const dataOf = (type: string): DocumentedSchema => {
  const schema = document.webhooks[type]?.post.requestBody?.content['application/json']?.schema ?? {};
  return resolve(resolve(schema).properties?.data ?? {});
};

const versions = document['x-versions'].map(({ date }) => date);
const [oldest = ''] = versions;

onEachDatabase('the document', (open) => {
  it('names operations that are all served, and none without a key or a token', async () => {
    const { server } = await startServer(open, { worker: false, clock: schoolDay() });
    for (const { method, path, query, example, id, token } of operations) {
      const url = fillPath(path, () => 'x') + query;
      const answer = await raw(server.url, null, method, url, example === undefined ? {} : { body: example });
      expect(answer.status, id).toBe(token ? 410 : 401);
      expectProblem(answer, token ? `${token}_not_usable` : 'missing_api_key');
    }
  });

  it('gives examples that the server takes, and says how it answers them', async () => {
    const { client, server, testKey } = await startServer(open, { worker: false, clock: schoolDay() });
    let populated = await populate(client);
    const emitted = new Set<string>();
    for (const operation of operations) {
      const { id, method, path, query, example, responses, 'x-emits': emits = [] } = operation;
      await prepare(client, id, populated);
      const [last] = (await client.events.list({ limit: 1 })).data;
      const url = fillPath(path, (name) => idOf(populated, name)) + query;
      const answer = await raw(
        server.url,
        testKey,
        method,
        url,
        example === undefined ? {} : { body: exampleFor(example, populated) },
      );
      const [status = ''] = Object.keys(responses).filter((code) => code.startsWith('2'));
      expect(String(answer.status), `${id} ${JSON.stringify(answer.body)}`).toBe(status);
      expect(answer.headers.get('content-type')).toBe('application/json');
      const schema = resolve(responses[status]?.content?.['application/json']?.schema ?? {});
      expect(Object.keys(answer.body), id).toEqual(expect.arrayContaining(schema.required ?? []));
      expect(Object.keys(schema.properties ?? {}), id).toEqual(
        expect.arrayContaining(Object.keys(answer.body)),
      );
      const events = await client.events.list({ order: 'asc', starting_after: last?.id ?? '' });
      for (const { type } of events.data) {
        expect(emits, id).toContain(type);
        emitted.add(type);
      }
      if (spoils(id)) populated = await populate(client);
    }
    // What no example brings about has tests of its own.
    expect([...emitted]).toEqual(
      expect.arrayContaining([...declaredEvents].filter((type) => !later.has(type))),
    );
  });

  it('names headers that every operation honours', async () => {
    const { client, server, testKey } = await startServer(open, { worker: false, clock: schoolDay() });
    let populated = await populate(client);
    let former = '';
    for (const { id, method, path, query, write, example, parameters } of operations) {
      if (spoils(former)) populated = await populate(client);
      former = id;
      await prepare(client, id, populated);
      const url = fillPath(path, (name) => idOf(populated, name)) + query;
      const takes = (name: string) => parameters.some((parameter) => parameter.name === name);
      const call = (headers: Record<string, string>) =>
        raw(server.url, testKey, method, url, {
          headers,
          ...(example === undefined ? {} : { body: exampleFor(example, populated) }),
        });
      if (takes('If-Match')) expectProblem(await call({ 'If-Match': '"999"' }), 'precondition_failed');
      expect(takes('Idempotency-Key'), id).toBe(write);
      // An example is written in the newest version; what is only read can be had in any.
      const version = write ? newest : oldest;
      // What an operation does not name is not looked at.
      const headers: Record<string, string> = { 'Service-Version': version };
      if (write) headers['Idempotency-Key'] = randomUUID();
      if (!takes('If-Match')) headers['If-Match'] = '"999"';
      const first = await call(headers);
      expect(first.status, id).toBeLessThan(300);
      expect(first.headers.get('service-version'), id).toBe(version);
      if (write) {
        const second = await call(headers);
        expect(second, id).toMatchObject({ status: first.status, body: first.body });
        expect(second.headers.get('idempotent-replayed'), id).toBe('true');
      } else if (takes('If-None-Match')) {
        const etag = first.headers.get('etag') ?? '';
        expect(await call({ 'If-None-Match': etag, 'Service-Version': version }), id).toMatchObject({
          status: 304,
          body: '',
        });
      }
    }
  });
});

describe('the document', () => {
  it('introduces every family and resource that is served, and none that is not', () => {
    const introduction = document.info.description;
    const [, served = ''] = /Served are: (.*?)\./.exec(introduction) ?? [];
    const resources = new Set(operations.map(({ id }) => id.slice(0, id.indexOf('.'))));
    expect(new Set([...served.matchAll(/`([\w-]+)`/g)].map(([, name]) => name))).toEqual(resources);
    for (const { 'x-displayName': title } of document.tags) expect(served).toContain(`${title} (`);
    for (const scope of introduction.match(/`(read|write|publish|admin):\w+`/g) ?? [])
      expect(operations.filter(({ scopes }) => scopes.includes(scope.slice(1, -1)))).toEqual([]);
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
      parameters,
      requestBody,
      responses,
    } of operations) {
      expect(summary, id).toMatch(/\w+ \w+/);
      expect(description, id).toMatch(/\w.*\.\n?$/s);
      expect(security, id).toHaveLength(token ? 0 : 1);
      for (const scope of scopes) expect(document['x-scopes'], id).toHaveProperty([scope]);
      for (const parameter of parameters)
        expect(parameter.description, `${id} ${parameter.name}`).toMatch(/\w/);
      for (const content of Object.values(requestBody?.content ?? {}))
        expect(content.example, id).toBeDefined();
      const success = Object.entries(responses).filter(([status]) => /^2/.test(status));
      expect(success, id).toHaveLength(1);
      for (const [, { content }] of success) expect(content?.['application/json']?.example, id).toBeDefined();
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
    expect(Object.keys(document.webhooks)).toEqual(expect.arrayContaining(catalog));
    expect(Object.keys(document.webhooks)).not.toContain('discipline.incident-loggged');
    for (const [type, { post }] of Object.entries(document.webhooks)) {
      const content = post.requestBody?.content['application/json'];
      const envelope = resolve(content?.schema ?? {});
      expect(envelope.required, type).toEqual(['id', 'type', 'version', 'created_at', 'school_id', 'data']);
      const example = content?.example as { type: string; data: object } | undefined;
      expect(example?.type).toBe(type);
      const data = dataOf(type);
      expect(Object.keys(data.properties ?? {}), type).toEqual(
        expect.arrayContaining(Object.keys(example?.data ?? {})),
      );
      expect(Object.keys(example?.data ?? {}), type).toEqual(expect.arrayContaining(data.required ?? []));
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
