import type { RollbookServer } from '@rollbook/server';
import { beforeAll, expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import {
  type DocumentedSchema,
  fillPath,
  type Operation,
  operations,
  pathParameters,
  resolve,
} from '../support/document.ts';
import type { Kind } from '../support/fixtures/fixture.ts';
import { bodyOf, kinds, resourceOf } from '../support/fixtures/kinds.ts';
import { absentId, type Ids, idOf, Records, schoolDay } from '../support/fixtures/records.ts';
import { requestFor } from '../support/fixtures/requests.ts';
import { ofEachResponse } from '../support/problems.ts';
import { clientOf, type RawAnswer, raw, type Started, sharedServer } from '../support/server.ts';

interface School {
  key: string;
  ids: Ids;
}

// Reads that are recorded would change what is read.
const reads = operations.filter((operation) => operation.method === 'GET' && !operation['x-audited']);
const addressed = operations.filter(({ path }) => pathParameters(path).length > 0);
const call = (server: RollbookServer, key: string, { method, query, example }: Operation, path: string) =>
  raw(server.url, key, method, path + query, example === undefined ? {} : { body: example });

/** All that a school can read of itself. */
async function readAll(server: RollbookServer, { key, ids }: School): Promise<string> {
  const responses = [];
  for (const operation of reads) {
    const path = fillPath(operation.path, (name) => idOf(ids, name));
    const { status, body } = await call(server, key, operation, path);
    expect(status, operation.id).toBe(200);
    // It has the reads themselves.
    if (operation.id === 'request-log.list') continue;
    // When a key was used is written from time to time.
    responses.push(JSON.stringify(body, (name, value) => (name === 'last_used_at' ? undefined : value)));
  }
  return responses.join('\n');
}

const idsIn = (text: string): Set<string> => new Set(text.match(/\b[a-z]{2,5}_[0-9a-z]{26}\b/g));

type Place = readonly (string | number)[];

const kindNamed = (name: string) => kinds.find((kind) => resourceOf(kind).get.id === `${name}.get`);

/** The kinds of records whose ids a field or a parameter takes. */
function kindsIn(schema: DocumentedSchema) {
  const items = schema.items as DocumentedSchema | undefined;
  const ref = (schema['x-ref'] ?? items?.['x-ref']) as { to: string | object } | undefined;
  const names = typeof ref?.to === 'string' ? [ref.to] : Object.values(ref?.to ?? {});
  return names.flatMap((name) => kindNamed(name) ?? []);
}

/** Every place in the body of an operation for the id of a record: where it has one, and those of its other fields. */
function placesOfIds({ requestBody }: Operation, body: unknown): { at: Place; kind: Kind }[] {
  const found: { at: Place; kind: Kind }[] = [];
  if (!requestBody) return found;
  const search = (value: unknown, at: Place) => {
    const [, prefix] = typeof value === 'string' ? (/^([a-z]+)_[0-9a-z]{26}$/.exec(value) ?? []) : [];
    const kind = kinds.find((one) => resourceOf(one).prefix === prefix);
    if (kind) found.push({ at, kind });
    if (typeof value !== 'object' || value === null) return;
    for (const [name, member] of Object.entries(value))
      search(member, [...at, Array.isArray(value) ? Number(name) : name]);
  };
  search(body, []);
  const { properties = {} } = resolve(requestBody.content['application/json']?.schema ?? {});
  for (const [field, schema] of Object.entries(properties)) {
    if (found.some(({ at }) => at[0] === field)) continue;
    for (const kind of kindsIn(schema)) found.push({ at: schema.items ? [field, 0] : [field], kind });
  }
  return found;
}

/** A body with an id in one place, and without the label that can be sent instead of it. */
function withId(body: unknown, [name, ...rest]: Place, id: string): unknown {
  if (name === undefined) return id;
  const { [name]: member } = (body ?? {}) as Record<string | number, unknown>;
  const inside = withId(member, rest, id);
  if (typeof name === 'number') return [inside];
  return { ...(body as object), [name.replace(/_id$/, '')]: undefined, [name]: inside };
}

/** The query parameters that take an id, and of which kind of record. */
const parametersWithIds = (operation: Operation): { name: string; kind: Kind }[] =>
  operation.parameters.flatMap(({ in: place, name, schema }) => {
    if (place !== 'query') return [];
    const listed = kinds.filter((kind) => name === 'starting_after' && resourceOf(kind).list === operation);
    return [...listed, ...kindsIn(schema)].map((kind) => ({ name, kind }));
  });

/** Two schools of a server, with records of every kind. Nothing is sent. */
async function twoSchools(started: Started) {
  const records = new Records(started);
  const others = await records.elsewhere();
  const own: School = { key: records.key, ids: await records.all() };
  const other: School = { key: others.key, ids: await others.all() };
  return { records, server: records.server, client: records.client, own, other };
}

onBothDatabases('schools', (open) => {
  const newSchool = sharedServer(open, { clock: schoolDay() });
  // No test changes a record that another one reads.
  let schools: Awaited<ReturnType<typeof twoSchools>>;
  beforeAll(async () => {
    schools = await twoSchools(await newSchool());
  });

  it('never read an id of each other', async () => {
    const { server, own, other } = schools;
    const mine = idsIn(await readAll(server, own));
    const theirs = idsIn(await readAll(server, other));
    expect(mine.size).toBeGreaterThan(10);
    expect([...mine].filter((id) => theirs.has(id))).toEqual([]);
  });

  it('treat an id of each other like one that never existed, in every operation and parameter', async () => {
    const { server, own, other } = schools;
    const before = await readAll(server, other);
    for (const operation of addressed) {
      for (const foreign of pathParameters(operation.path)) {
        const fill = (replace: (id: string) => string) =>
          fillPath(operation.path, (name) =>
            name === foreign ? replace(idOf(other.ids, name)) : idOf(own.ids, name),
          );
        const responses = [];
        for (const path of [fill((id) => id), fill(absentId)]) {
          const { status, headers, body } = await call(server, own.key, operation, path);
          const sent = [...headers].filter(([name]) => !ofEachResponse.includes(name));
          responses.push({ status, sent, body: { ...body, request_id: '' } });
        }
        expect(responses[0], `${operation.id} {${foreign}}`).toEqual(responses[1]);
        expect(responses[0]).toMatchObject({ status: 404, body: { code: 'not_found' } });
      }
    }
    expect(await readAll(server, other)).toBe(before);
  });

  it('treat an id of each other like one that never existed, in every body, filter and cursor', async () => {
    const { server, records, other } = schools;
    const before = await readAll(server, other);
    for (const operation of operations) {
      const parameters = parametersWithIds(operation);
      const isOwn = bodyOf(operation.id) !== undefined;
      if (!isOwn && parameters.length === 0 && placesOfIds(operation, operation.example).length === 0)
        continue;
      // Records that are made for one operation would change what another one does.
      const school = operation.write ? await records.elsewhere() : records;
      const request = await requestFor(school, operation);
      const { server: its, key } = request.records;
      const compare = async (kind: Kind, what: string, send: (id: string) => Promise<RawAnswer>) => {
        const foreign = idOf(other.ids, `${kind}_id`);
        const responses = [];
        for (const id of [foreign, absentId(foreign)]) {
          const { status, body } = await send(id);
          responses.push([status, JSON.stringify({ ...body, request_id: '' }).replaceAll(id, 'id')]);
        }
        expect(responses[0], `${operation.id} ${what}`).toEqual(responses[1]);
      };
      for (const { at, kind } of placesOfIds(operation, request.body)) {
        await compare(kind, at.join('/'), (id) =>
          raw(its.url, key, operation.method, request.url, { body: withId(request.body, at, id) }),
        );
      }
      for (const { name, kind } of parameters) {
        const url = new URL(request.url, its.url);
        await compare(kind, `?${name}`, (id) => {
          url.searchParams.set(name, id);
          return raw(its.url, key, operation.method, url.pathname + url.search);
        });
      }
    }
    expect(await readAll(server, other)).toBe(before);
  });

  it('find nothing of each other by filters, cursors or values that must be unique', async () => {
    const { server, client, other } = schools;
    const { ids } = other;
    const theirs = clientOf(server, other.key);
    const unique = { admission_number: '77', external_ids: { sis: '77' } };
    await theirs.learners.create({ name: 'Theirs', ...unique });
    expect((await client.learners.list({ external_id: 'sis:77' })).data).toEqual([]);
    expect((await client.learners.list({ admission_number: '77' })).data).toEqual([]);
    expect(await client.learners.create({ name: 'Ours', ...unique })).toMatchObject(unique);
    expect((await client.events.list({ resource_id: ids.learner_id ?? '' })).data).toEqual([]);
    expect((await client.auditLog.list({ resource_id: ids.learner_id ?? '' })).data).toEqual([]);
    expect((await client.auditLog.list({ actor_id: ids.api_key_id ?? '' })).data).toEqual([]);
    const cursor = client.learners.list({ starting_after: ids.learner_id ?? '' });
    await expect(cursor).rejects.toMatchObject({ code: 'invalid_cursor' });
  });

  it('send events to their own endpoints only', async () => {
    const { server, client, own, other } = schools;
    const learner = await clientOf(server, other.key).learners.create({ name: 'Theirs' });
    const [event] = (await clientOf(server, other.key).events.list({ resource_id: learner.id })).data;
    const log = (await client.deliveries.list(idOf(own.ids, 'webhook_id'))).data;
    expect(log.map(({ event_id }) => event_id)).not.toContain(event?.id);
    const outcomes = (await clientOf(server, other.key).events.deliveries(event?.id ?? '')).data;
    expect(outcomes.map(({ webhook_id }) => webhook_id)).toEqual([idOf(other.ids, 'webhook_id')]);
  });
});
