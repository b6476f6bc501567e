import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { document, fillPath, type Operation, operations } from '../support/document.ts';
import type { Kind } from '../support/fixtures/fixture.ts';
import { kindOf, kinds, resourceOf } from '../support/fixtures/kinds.ts';
import { absentId, idOf, Records, schoolDay } from '../support/fixtures/records.ts';
import { expectProblem } from '../support/problems.ts';
import { raw, startServer } from '../support/server.ts';

interface Request {
  key?: string | null;
  /** Whether its path names records that are not there. */
  absent?: boolean;
  /** Added to the query that the operation needs. */
  search?: string;
  body?: unknown;
  text?: string;
  headers?: Record<string, string>;
  /** The body of a request that is sent before, with the same headers. */
  before?: unknown;
}

/** Keys that are refused, and an `Idempotency-Key` that another request has used. */
interface Refused {
  expired: string;
  /** Of a school that is suspended. */
  suspended: string;
  /** Of no use for an operation that needs these scopes. */
  without(scopes: string[]): string;
  used: string;
}

type Provoke = (operation: Operation, refused: Refused, example: object) => Request | undefined;

const maxBodyBytes = 8192;
const unknownCursor = `lrn_${'0'.repeat(26)}`;

/** How to be refused with what any operation may refuse with. What takes a state of the school has tests of its family. */
const provoke: Record<string, Provoke> = {
  missing_api_key: () => ({ key: null }),
  invalid_api_key: () => ({ key: 'sk_test_unknown' }),
  expired_api_key: (_, { expired }) => ({ key: expired }),
  // Whoever has the token of an invitation has no key.
  school_suspended: ({ token }, { suspended }) => (token ? undefined : { key: suspended }),
  insufficient_scope: ({ scopes }, { without }) => ({ key: without(scopes) }),
  unsupported_version: () => ({ headers: { 'Service-Version': '1999-12-31' } }),
  unknown_parameter: () => ({ search: 'nonsense=1' }),
  invalid_parameter: () => ({ search: '%ff' }),
  invalid_cursor: ({ write }, _refused, example) =>
    write
      ? { body: { ...example, starting_after: unknownCursor } }
      : { search: `starting_after=${unknownCursor}` },
  not_found: (operation) =>
    operation['x-query-token'] ? { key: null, search: 'token=unknown' } : { absent: true },
  invalid_json: () => ({ text: '{' }),
  unsupported_media_type: () => ({ text: 'name=A', headers: { 'Content-Type': 'text/plain' } }),
  payload_too_large: ({ 'x-max-body': most = maxBodyBytes }) => ({ text: ' '.repeat(most + 1) }),
  validation_failed: () => ({ body: [] }),
  unknown_field: (_operation, _refused, example) => ({ body: { ...example, nonsense: 1 } }),
  invalid_idempotency_key: () => ({ headers: { 'Idempotency-Key': 'monday' } }),
  // Whom a token names has used no key yet.
  idempotency_key_reused: ({ token }, { used }, example) =>
    token
      ? { headers: { 'Idempotency-Key': randomUUID() }, before: { ...example, identity: undefined } }
      : { headers: { 'Idempotency-Key': used } },
  precondition_failed: () => ({ headers: { 'If-Match': '"999"' } }),
};

/** What a server refuses before it looks for anything in a database, other than the key. */
const withoutDatabase = new Set([
  'missing_api_key',
  'insufficient_scope',
  'unsupported_version',
  'unknown_parameter',
  'invalid_parameter',
  'invalid_json',
  'unsupported_media_type',
  'payload_too_large',
  'validation_failed',
  'unknown_field',
  'invalid_idempotency_key',
]);

const codesOf = ({ responses }: Operation): string[] =>
  Object.values(responses).flatMap((response) => response['x-codes'] ?? []);

const firstRecord = ({ path }: Operation): string => path.slice(0, path.indexOf('}') + 1);
const lastRecord = ({ path }: Operation): string => path.slice(0, path.lastIndexOf('}') + 1);

/** Whether a record is not archived while one of another kind belongs to it. */
function isHeld(kind: Kind, parent: Kind): boolean {
  const schema = document.components.schemas[resourceOf(kind).get['x-record'] ?? ''];
  const ref = schema?.properties?.[`${parent}_id`]?.['x-ref'] as { archived?: string } | undefined;
  return ref?.archived === 'guarded' || ref?.archived === 'refuse';
}

onBothDatabases('every operation', (open, dialect) => {
  it('refuses with the errors that are the same for all, as it says', async () => {
    const clock = schoolDay();
    const records = new Records(await startServer(open, { worker: false, clock, maxBodyBytes }));
    const { client, server, key: testKey } = records;
    const keyWith = async (scope: 'read:events' | 'read:audit', expires_at: string | null = null) =>
      (await client.apiKeys.create({ name: scope, scopes: [scope], expires_at })).secret;
    const soon = new Date(clock.now() + 60_000).toISOString();
    const [expired, events, audit] = await Promise.all([
      keyWith('read:events', soon),
      keyWith('read:events'),
      keyWith('read:audit'),
    ]);
    clock.advance(120_000);
    const elsewhere = await server.createSchool({ name: 'Second School' });
    await server.suspendSchool(elsewhere.schoolId);
    const used = randomUUID();
    await client.guardians.create({ name: 'Nomsa Example' }, { idempotencyKey: used });
    const refused: Refused = {
      expired,
      suspended: elsewhere.testKey,
      without: (scopes) => (scopes.includes('read:events') ? audit : events),
      used,
    };
    const ids = await records.all();
    for (const operation of operations) {
      const { id, method, path, query } = operation;
      const body = await records.exampleFor(operation, ids);
      for (const code of codesOf(operation)) {
        if (dialect === 'postgres' && withoutDatabase.has(code)) continue;
        const request = provoke[code]?.(operation, refused, body ?? {});
        if (!request) continue;
        const own = fillPath(path, (name) => {
          const known = idOf(ids, name);
          return request.absent ? absentId(known) : known;
        });
        const search = [query.slice(1), request.search].filter(Boolean).join('&');
        const send = (options: object) =>
          raw(
            server.url,
            request.key === undefined ? testKey : request.key,
            method,
            search === '' ? own : `${own}?${search}`,
            { ...(method === 'GET' || body === undefined ? {} : { body }), ...request, ...options },
          );
        if (request.before) expect((await send({ body: request.before })).status, id).toBeLessThan(300);
        const response = await send({});
        expect([id, response.body.code]).toEqual([id, code]);
        expectProblem(response, code);
      }
    }
  });

  it('of a record that is archived refuses to change it', async () => {
    const records = new Records(await startServer(open, { worker: false, clock: schoolDay() }));
    for (const kind of kinds) {
      const { path, archive } = resourceOf(kind);
      // One that is archived can be archived again, and restored; what stops that is the record it belongs to.
      const refused = operations.filter(
        (one) =>
          lastRecord(one) === path &&
          codesOf(one).includes('resource_archived') &&
          !/\.(archive|restore)$/.test(one.id),
      );
      if (!archive || refused.length === 0) continue;
      const { ids } = await records.archived(kind);
      for (const operation of refused) {
        const response = await records.send(operation, ids, await records.exampleFor(operation, ids));
        expect([operation.id, response.body.code]).toEqual([operation.id, 'resource_archived']);
        expectProblem(response, 'resource_archived');
      }
    }
  });

  it('under a record that is archived is carried out, or refused as it says', async () => {
    const records = new Records(await startServer(open, { worker: false, clock: schoolDay() }));
    for (const operation of operations.filter((one) => one.write && firstRecord(one) !== lastRecord(one))) {
      const parent = kinds.find((kind) => resourceOf(kind).path === firstRecord(operation));
      const kind = kindOf(operation);
      if (!kind || !parent) throw new Error(`${operation.id} works on records of no kind`);
      const { archive } = resourceOf(parent);
      if (!archive) continue;
      const { ids } = await records.make(kind, { under: (await records.make(parent)).ids });
      const archived = await records.send(archive, ids);
      if (isHeld(kind, parent)) {
        expect(archived.status, archive.id).toBe(409);
        continue;
      }
      expect(archived.status, archive.id).toBe(200);
      const { body } = await records.send(operation, ids, await records.exampleFor(operation, ids));
      // A server under test responds with `internal_error` instead of an undocumented error.
      expect([operation.id, body.code]).not.toEqual([operation.id, 'internal_error']);
    }
  });
});
