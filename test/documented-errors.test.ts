import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onEachDatabase } from './support/databases.ts';
import { fillPath, type Operation, operations } from './support/document.ts';
import { expectProblem } from './support/problems.ts';
import { absentId, exampleFor, idOf, populate, prepare, schoolDay } from './support/school.ts';
import { type RawAnswer, raw, startServer } from './support/server.ts';

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
  /** Of no use for an operation that needs these scopes. */
  without(scopes: string[]): string;
  used: string;
}

type Provoke = (operation: Operation, refused: Refused, example: object) => Request;

const maxBodyBytes = 8192;

/** How to be refused with what any operation may refuse with. What takes a state of the school has tests of its family. */
const provoke: Record<string, Provoke> = {
  missing_api_key: () => ({ key: null }),
  invalid_api_key: () => ({ key: 'sk_test_unknown' }),
  expired_api_key: (_, { expired }) => ({ key: expired }),
  insufficient_scope: ({ scopes }, { without }) => ({ key: without(scopes) }),
  unsupported_version: () => ({ headers: { 'Service-Version': '1999-12-31' } }),
  unknown_parameter: () => ({ search: 'nonsense=1' }),
  invalid_parameter: () => ({ search: '%ff' }),
  invalid_cursor: () => ({ search: `starting_after=lrn_${'0'.repeat(26)}` }),
  not_found: () => ({ absent: true }),
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

const codesOf = ({ responses }: Operation): string[] =>
  Object.values(responses).flatMap((response) => response['x-codes'] ?? []);

/** What archives the record that a path ends with. */
const archiving = (path: string): Operation | undefined =>
  operations.find((other) => other.method === 'DELETE' && other.path === path);
const lastRecord = ({ path }: Operation): string => path.slice(0, path.lastIndexOf('}') + 1);
const firstRecord = ({ path }: Operation): string => path.slice(0, path.indexOf('}') + 1);

onEachDatabase('every operation', (open) => {
  it('refuses with the errors that are the same for all, as it says', async () => {
    const clock = schoolDay();
    const { client, server, testKey } = await startServer(open, { worker: false, clock, maxBodyBytes });
    const keyWith = async (scope: 'read:events' | 'read:audit', expires_at: string | null = null) =>
      (await client.apiKeys.create({ name: scope, scopes: [scope], expires_at })).secret;
    const soon = new Date(clock.now() + 60_000).toISOString();
    const [expired, events, audit] = await Promise.all([
      keyWith('read:events', soon),
      keyWith('read:events'),
      keyWith('read:audit'),
    ]);
    clock.advance(120_000);
    const used = randomUUID();
    await client.guardians.create({ name: 'Nomsa Example' }, { idempotencyKey: used });
    const refused: Refused = {
      expired,
      without: (scopes) => (scopes.includes('read:events') ? audit : events),
      used,
    };
    const populated = await populate(client);
    for (const operation of operations) {
      const { id, method, path, query, example } = operation;
      const body = exampleFor(example, populated);
      for (const code of codesOf(operation)) {
        const request = provoke[code]?.(operation, refused, body ?? {});
        if (!request) continue;
        const own = fillPath(path, (name) => {
          const known = idOf(populated, name);
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
        const answer = await send({});
        expect([id, answer.body.code]).toEqual([id, code]);
        expectProblem(answer, code);
      }
    }
  });

  /** Archives a record and carries out operations that concern it, one after the other. */
  async function archived(
    concerned: readonly Operation[],
    recordOf: (operation: Operation) => string,
    look: (operation: Operation, answer: RawAnswer) => void,
  ): Promise<void> {
    const { client, server, testKey } = await startServer(open, { worker: false, clock: schoolDay() });
    for (const path of new Set(concerned.map(recordOf))) {
      const archive = archiving(path);
      if (!archive) continue;
      const populated = await populate(client);
      const call = ({ method, path, example }: Operation) => {
        const url = fillPath(path, (name) => idOf(populated, name));
        const body = exampleFor(example, populated);
        return raw(server.url, testKey, method, url, body === undefined ? {} : { body });
      };
      await prepare(client, archive.id, populated);
      expect([archive.id, (await call(archive)).status]).toEqual([archive.id, 200]);
      for (const operation of concerned.filter((one) => recordOf(one) === path))
        look(operation, await call(operation));
    }
  }

  it('of a record that is archived refuses to change it', () =>
    archived(
      // One that is archived can be archived again, and restored; what stops that is the record it belongs to.
      operations.filter(
        (one) => codesOf(one).includes('resource_archived') && !/\.(archive|restore)$/.test(one.id),
      ),
      lastRecord,
      (operation, answer) => {
        expect([operation.id, answer.body.code]).toEqual([operation.id, 'resource_archived']);
        expectProblem(answer, 'resource_archived');
      },
    ));

  it('under a record that is archived is carried out, or refused as it says', () =>
    archived(
      operations.filter((one) => one.write && firstRecord(one) !== lastRecord(one)),
      firstRecord,
      // A server under test answers what it does not say with `internal_error`.
      ({ id }, { body }) => expect([id, body.code]).not.toEqual([id, 'internal_error']),
    ));
});
