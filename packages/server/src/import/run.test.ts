import { type Import, type ImportCreate, Rollbook } from '@rollbook/sdk';
import { expect, test } from 'vitest';
import { importRoster, type RunOptions } from './run.ts';
import { fieldsOf, read } from './test-folder.ts';

const none = { created: 0, updated: 0, unchanged: 0, failed: 0, removed: 0 };

/** A client of a server that takes imports and answers what it is told to. */
function clientOf(answer: (path: string, method: string, sent: ImportCreate) => object) {
  const calls: string[] = [];
  const bodies: ImportCreate[] = [];
  const client = new Rollbook({
    apiKey: 'sk_test_00000000000000000000000000000000',
    baseUrl: 'http://127.0.0.1:1',
    maxRetries: 0,
    fetch: async (url, init) => {
      const { pathname } = new URL(String(url));
      const method = init?.method ?? 'GET';
      calls.push(`${method} ${pathname}`);
      const sent = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      if (method === 'POST' && pathname === '/v1/imports') bodies.push(sent);
      return Response.json(answer(pathname, method, sent));
    },
  });
  return { client, calls, bodies };
}

const imported = (kind: Import['kind'], rest: Partial<Import> = {}) => ({
  id: 'imp_1',
  object: 'import',
  kind,
  status: 'completed',
  counts: none,
  progress: { done: 0, total: 0 },
  error: null,
  ...rest,
});

const options: RunOptions = { source: 'sis', dryRun: false, fullSnapshot: false };

const students = (count: number) =>
  read({
    'Student.csv': `SIS ID,First Name,Last Name\n${Array.from({ length: count }, (_, n) => `${n},Ann,Example`).join('\n')}`,
  });

test('many rows go in several imports, one after the other, and their counts are added', async () => {
  const { client, bodies } = clientOf((_path, _method, { kind, rows = [] }) =>
    imported(kind, { counts: { ...none, created: rows.length } }),
  );
  const roster = students(5001);
  const report = await importRoster(client, roster, options);
  expect(bodies.map(({ kind, rows }) => [kind, rows?.length])).toEqual([
    ['learners', 5000],
    ['learners', 1],
  ]);
  expect(bodies[1]?.rows).toEqual(fieldsOf(roster, 'learners').slice(5000));
  expect(report).toEqual({ kinds: { learners: { ...none, created: 5001 } }, failed: [], presumed: 0 });
});

test('a signal ends the run and cancels the import that is under way', async () => {
  const controller = new AbortController();
  const { client, calls } = clientOf((path, method, sent) => {
    if (method === 'GET') controller.abort();
    return imported(sent?.kind ?? 'learners', { status: path.endsWith('/cancel') ? 'cancelled' : 'running' });
  });
  await expect(
    importRoster(client, students(1), { ...options, signal: controller.signal }),
  ).rejects.toThrow();
  expect(calls).toEqual(['POST /v1/imports', 'GET /v1/imports/imp_1', 'POST /v1/imports/imp_1/cancel']);
});

test('a signal that comes while an import is asked for cancels it too', async () => {
  const controller = new AbortController();
  const { client, calls } = clientOf((_path, _method, sent) => {
    controller.abort();
    return imported(sent?.kind ?? 'learners', { status: 'queued' });
  });
  await expect(
    importRoster(client, students(1), { ...options, signal: controller.signal }),
  ).rejects.toThrow();
  expect(calls).toEqual(['POST /v1/imports', 'POST /v1/imports/imp_1/cancel']);
});

test('an import that fails as a whole ends the run with what the server says of it', async () => {
  const { client } = clientOf((_path, _method, { kind }) =>
    imported(kind, { status: 'failed', error: { code: 'internal_error', detail: 'Something broke.' } }),
  );
  await expect(importRoster(client, students(1), options)).rejects.toThrow(
    'The import of learners (imp_1) did not get to its end: Something broke.',
  );
});
