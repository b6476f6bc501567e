import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { onBothDatabases, openSqlite } from '../support/databases.ts';
import { importInto } from '../support/imports.ts';
import { readMetrics } from '../support/metrics.ts';
import { expectProblem } from '../support/problems.ts';
import { raw, startServer } from '../support/server.ts';

const path = '/v1/imports';
const learners = { kind: 'learners', source: 'sis' } as const;

/** Counts the turns of the event loop, which the server shares, until some work is done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let over = false;
  const count = () => {
    turns++;
    if (!over) setImmediate(count);
  };
  setImmediate(count);
  await work.finally(() => {
    over = true;
  });
  return turns;
}

onBothDatabases('the body of an import', (open) => {
  it('is read in many turns of the event loop, as JSON and as CSV', async () => {
    const { server, testKey } = await startServer(open, { worker: false });
    const text = 'x'.repeat(1_400);
    const rows = Array.from({ length: 5000 }, (_, n) => ({ external_id: String(n), metadata: { text } }));
    const csv = `external_id,name\n${rows.map(({ external_id }) => `${external_id},${text}`).join('\n')}\n`;
    for (const body of [
      { ...learners, rows },
      { ...learners, csv },
    ]) {
      const sent = raw(server.url, testKey, 'POST', path, { body });
      const turns = await turnsDuring(sent);
      expect((await sent).status).toBe(201);
      expect((await sent).body.progress).toEqual({ done: 0, total: 5000 });
      // Each 64 KiB that are parsed are a turn, each 200 rows that are checked, and each 256 KiB that are stored.
      expect(turns).toBeGreaterThan(7_000_000 / 65_536 + 25);
    }
  });

  it('may be CSV of any column names', async () => {
    const { server, client } = await startServer(open, { worker: true });
    const csv = 'constructor,__proto__,toString,__proto__.a,Name,Id\na,b,c,d,Thandi Example,1\n';
    const mapping = { Name: 'name', Id: 'external_id' };
    const done = await importInto(server, client, { ...learners, csv, mapping });
    expect(done).toMatchObject({ status: 'completed', counts: { created: 1 } });
  });
});

// What is refused does not get to the database.
describe('the body of an import', () => {
  it('is refused before it is parsed where it holds too many values', async () => {
    const { server, testKey } = await startServer(openSqlite, { worker: false });
    const keys = (count: number) => Array.from({ length: count }, (_, n) => `"k${n}":0`).join();
    const items = (count: number, item: string) => Array(count).fill(item).join();
    const withRows = (content: string) => `{"kind":"learners","source":"sis","rows":[${content}]}`;
    for (const text of [
      `{"kind":"learners","source":"sis",${keys(600_000)}}`,
      withRows(`{${keys(600_000)}}`),
      withRows(items(1_500_000, '{}')),
      withRows(items(400, `{${keys(1_900)}}`)),
      '['.repeat(8_000_000),
      `{"rows":[${'['.repeat(4_000_000)}`,
    ]) {
      const response = await raw(server.url, testKey, 'POST', path, { text });
      expectProblem(response, 'validation_failed');
      expect(response.body.errors).toMatchObject([{ code: 'too_many' }]);
    }
    const tooManyRows = await raw(server.url, testKey, 'POST', path, { text: withRows(items(5_001, '{}')) });
    expect(tooManyRows.body.errors).toEqual([
      {
        pointer: '/rows',
        code: 'too_many',
        detail: 'must have at most 5000 entries, unless removals_only is true',
      },
    ]);
    const large = await raw(server.url, testKey, 'POST', path, { text: ' '.repeat(8_388_609) });
    expectProblem(large, 'payload_too_large');
  });

  it('is JSON or refused, however long its lists are', async () => {
    const { server, testKey } = await startServer(openSqlite, { worker: false });
    const row = `{"name":"${'x'.repeat(300)}"}`;
    const filler = Array(300).fill(row).join();
    for (const text of [
      `{"kind":"learners","rows":[${filler},{"name":]}`,
      `{"kind":"learners","rows":[${filler},]}`,
      `{"kind":"learners","rows":[${filler}}}`,
      `{"kind":"learners","rows":[${filler}`,
      `{"kind":"learners","rows":[${filler}]]}`,
      `{"kind":"learners","rows":[${filler},"open]}`,
      `{"kind":"learners","rows":[${filler},\ufeff{}]}`,
      `{"kind":"learners","rows":[${filler}] "source":"sis"}`,
    ])
      expectProblem(await raw(server.url, testKey, 'POST', path, { text }), 'invalid_json');
    const bytes = Buffer.from(`{"kind":"learners","rows":[${filler},{"name":"?"}]}`);
    bytes[bytes.indexOf('?')] = 0xff;
    expectProblem(await raw(server.url, testKey, 'POST', path, { text: bytes }), 'invalid_json');
    const wrong = `{"kind":"learners","source":"sis","rows":[${filler},5,{"name":"\\u0000"}]}`;
    const { body } = await raw(server.url, testKey, 'POST', path, { text: wrong });
    expect(body.errors).toMatchObject([
      { pointer: '/rows/301/name', code: 'invalid_character' },
      { pointer: '/rows/300', code: 'wrong_type' },
    ]);
    const twice = `{"kind":"learners","source":"sis","rows":[${filler}],"rows":[{"name":"last"}]}`;
    expectProblem(await raw(server.url, testKey, 'POST', path, { text: twice }), 'invalid_json');
  });

  it('is refused as CSV where its columns are unknown, or its lines are too long, too many or none', async () => {
    const { server, testKey } = await startServer(openSqlite, { worker: false });
    for (const [csv, code] of [
      ['constructor,name\na,b\n', 'unknown_column'],
      ['__proto__.a,name\na,b\n', 'unknown_column'],
      // A file without a line of column names.
      ['Thandi Example,8001015009087,P1\nSipho Example,9202204720083,P2\n', 'unknown_column'],
      [`name\n${'x'.repeat(70_000)}\n`, 'invalid_csv'],
      ['x,'.repeat(3_900_000), 'too_many'],
      // Empty cells and lines are left out, and cost time all the same.
      [','.repeat(7_900_000), 'too_many'],
      [`${','.repeat(400)}\n`.repeat(15_000), 'too_many'],
      ['\n'.repeat(3_900_000), 'too_many'],
      [' '.repeat(7_900_000), 'invalid_csv'],
      [`${'x,'.repeat(500)}x\n${'1,'.repeat(500)}1\n`, 'too_many'],
      [`name\n${'x\n'.repeat(2_500_000)}`, 'invalid_length'],
      [`${Array.from({ length: 100 }, (_, n) => `external_ids.s${n}`).join()}\n`.repeat(2_600), 'too_many'],
      ['name\n', 'invalid_length'],
      ['name,name\nA,B\n', 'repeated_column'],
    ]) {
      const response = await raw(server.url, testKey, 'POST', path, { body: { ...learners, csv } });
      expectProblem(response, 'validation_failed');
      expect(response.body.errors).toMatchObject([{ code }]);
    }
    const repeated = (csv: string, mapping: Record<string, string>) =>
      raw(server.url, testKey, 'POST', path, { body: { ...learners, csv, mapping } });
    const two = await repeated('A,B\n1,2\n', { A: 'name', B: 'name' });
    expect(two.body.errors).toEqual([
      {
        pointer: '/mapping',
        code: 'repeated_column',
        detail: 'maps several columns to "name"; keep one of them',
      },
    ]);
    expect((await repeated('A,A\n1,2\n', { A: 'name' })).body.errors).toMatchObject([{ pointer: '/csv' }]);
    expect((await repeated('A,,\nThandi Example,,\n', { A: 'name' })).status).toBe(201);
  });
});

it('bodies in memory take no more than their share, and small ones are never refused', async () => {
  const { server, testKey, liveKey } = await startServer(openSqlite, {
    worker: false,
    maxBodiesBytes: 4_000_000,
    metrics: { port: 0 },
  });
  const counted = async () => {
    const metrics = await readMetrics(server.metricsUrl);
    expect(metrics['rollbook_request_body_bytes{state="limit"}']).toBe(4_000_000);
    return metrics['rollbook_request_body_bytes{state="used"}'];
  };
  // The beginning of a body, of a request that stays open.
  const open = request(new URL(path, server.url), {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${testKey}`,
      'Content-Type': 'application/json',
      'Content-Length': 8_000_000,
    },
  });
  open.on('error', () => {});
  open.write(' '.repeat(1_900_000));
  // The first 64 KiB of each body are not counted.
  while ((await counted()) !== 1_900_000 - 65_536);
  const body = { ...learners, rows: [{ external_id: '1', name: 'x'.repeat(400_000) }] };
  const send = (key: string) => raw(server.url, key, 'POST', path, { body });
  // Half of all is the most for one school.
  const refused = await send(testKey);
  expectProblem(refused, 'unavailable');
  expect(refused.headers.get('retry-after')).toBe('1');
  expect((await send(liveKey)).status).toBe(201);
  const small = { body: { name: 'Thandi Example' } };
  expect((await raw(server.url, testKey, 'POST', '/v1/learners', small)).status).toBe(201);
  open.destroy();
  while ((await counted()) !== 0);
  expect((await send(testKey)).status).toBe(201);
  // For this one there is never room.
  const large = { ...learners, rows: [{ external_id: '1', name: 'x'.repeat(3_000_000) }] };
  const never = await raw(server.url, testKey, 'POST', path, { body: large });
  expectProblem(never, 'payload_too_large');
  expect(never.body.detail).toContain('larger than 2065536 bytes');
  while ((await counted()) !== 0);
});
