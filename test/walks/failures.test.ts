import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onBothDatabases, openPostgres, type TestDatabase } from '../support/databases.ts';
import { fillPath, type Operation, operations } from '../support/document.ts';
import { kinds, resourceOf } from '../support/fixtures/kinds.ts';
import { type Ids, Records, schoolDay } from '../support/fixtures/records.ts';
import { requestFor } from '../support/fixtures/requests.ts';
import { dropTables, holdTables } from '../support/inspect.ts';
import { expectProblem } from '../support/problems.ts';
import { openBehindProxy } from '../support/proxy.ts';
import { type RawAnswer, raw, startServer } from '../support/server.ts';

interface Target {
  url: string;
  key: string;
  /** A token of the kind that some operations take instead of a key. */
  token?: string;
  /** Those of records that there are. */
  ids?: Ids;
}

/** The id that the document has as an example, for a parameter of a path. No record has it. */
const absent = (parameter: string): string => {
  const kind = kinds.find((one) => `${one}_id` === parameter);
  const example = kind && resourceOf(kind).get.responses[200]?.content?.['application/json']?.example;
  return String((example as { id?: string } | undefined)?.id);
};

/** Sends the example of an operation for records that do not exist: it fails before it looks for them. */
function send(
  { url, key, token, ids = {} }: Target,
  { method, path, query, example, token: kind }: Operation,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const body = kind ? { ...(example as object), token } : example;
  const own = fillPath(path, (name) => ids[name] ?? absent(name)) + query;
  return raw(url, kind ? null : key, method, own, { headers, ...(body === undefined ? {} : { body }) });
}

const codesOf = ({ responses }: Operation): string[] =>
  Object.values(responses).flatMap(({ 'x-codes': codes = [] }) => codes);

const listing = (code: string) => operations.filter((operation) => codesOf(operation).includes(code));

/** The school of a server, and a token that is valid in it. */
async function targetOf(records: Records): Promise<Target> {
  const { record } = await records.make('invitation');
  return { url: records.server.url, key: records.key, token: 'token' in record ? String(record.token) : '' };
}

const startRecords = async (open: () => Promise<TestDatabase>, options: object = {}) => {
  const started = await startServer(open, { worker: false, clock: schoolDay(), ...options });
  const records = new Records(started);
  return { ...started, records, target: await targetOf(records) };
};

onBothDatabases('every operation', (open) => {
  it('responds with an internal error, and not with its cause, when the database has no tables', async () => {
    const { target, database } = await startRecords(open);
    await dropTables(database);
    for (const operation of listing('internal_error')) {
      const response = await send(target, operation);
      expect([operation.id, response.body.code]).toEqual([operation.id, 'internal_error']);
      expectProblem(response, 'internal_error');
      expect(JSON.stringify(response.body), operation.id).not.toMatch(/table|relation|sql/i);
    }
  });
});

it('every operation is unavailable while PostgreSQL cannot be reached', async () => {
  const { proxy, behind } = await openBehindProxy();
  const { server, target } = await startRecords(async () => behind);
  proxy.cut();
  for (const operation of listing('unavailable')) {
    const response = await send(target, operation);
    expect([operation.id, response.body.code]).toEqual([operation.id, 'unavailable']);
    expectProblem(response, 'unavailable');
  }
  // It does not wait for the database either.
  await server.close();
});

it('every operation of a school is rejected while the school has as much work at PostgreSQL as it may have', async () => {
  // The requests that hold the connections wait for longer than the others take.
  const databaseLimits = { connections: 4, waitingPerSchool: 0, waitMs: 60_000 };
  const { target, database, client } = await startRecords(openPostgres, { databaseLimits });
  const release = await holdTables(database, { 'access exclusive': ['learners'] });
  // They take the connection of the school until the table is released, or are rejected.
  const lists = [1, 2].map(() => client.learners.list());
  try {
    await expect(Promise.race(lists)).rejects.toMatchObject({ code: 'overloaded' });
    const rejected = async (operation: Operation) => {
      const response = await send(target, operation);
      expect([operation.id, response.body.code]).toEqual([operation.id, 'overloaded']);
      expectProblem(response, 'overloaded');
    };
    // Together, because no statement waits for a table for long.
    const all = listing('overloaded');
    for (let at = 0; at < all.length; at += 40) await Promise.all(all.slice(at, at + 40).map(rejected));
  } finally {
    await release();
    await Promise.allSettled(lists);
  }
});

it('every change whose commit PostgreSQL did not confirm is made when it is sent again, and only then if it was not', async () => {
  const { proxy, behind } = await openBehindProxy();
  const { records } = await startRecords(async () => behind);
  for (const operation of listing('outcome_unknown')) {
    const { records: school, url, body } = await requestFor(records, operation);
    const key = randomUUID();
    const headers: Record<string, string> = operation.write ? { 'Idempotency-Key': key } : {};
    const change = () =>
      raw(school.server.url, school.key, operation.method, url, {
        headers,
        ...(body === undefined ? {} : { body }),
      });
    // A read that is recorded has no key: what the server does regularly can commit before it.
    let unknown: RawAnswer;
    do {
      proxy.cutAfter('COMMIT', operation.write ? key : undefined);
      unknown = await change();
    } while (!operation.write && unknown.status === 200);
    expect([operation.id, unknown.body.code]).toEqual([operation.id, 'outcome_unknown']);
    expectProblem(unknown, 'outcome_unknown');
    const response = await change();
    expect(response.status, operation.id).toBeLessThan(300);
    if (!operation.write) continue;
    const replayed = await change();
    expect(replayed.headers.get('idempotent-replayed'), operation.id).toBe('true');
    expect(replayed, operation.id).toMatchObject({ status: response.status, body: response.body });
  }
});
