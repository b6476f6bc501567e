import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onBothDatabases, openPostgres, openSqlite } from '../support/databases.ts';
import { eventually } from '../support/expect.ts';
import { lockTable, uncommitted } from '../support/inspect.ts';
import { expectProblem, refusalOf } from '../support/problems.ts';
import { openBehindProxy } from '../support/proxy.ts';
import { type RawAnswer, raw, startServer } from '../support/server.ts';

onBothDatabases('a change that needs what another program has locked', (open) => {
  it('waits for it, while the server responds to everything else', async () => {
    const { client, live, server, database } = await startServer(open, { worker: true });
    const { id } = await client.learners.create({ name: 'Thandi Example' });
    const release = await lockTable(database, 'learners');
    const renamed = client.learners.update(id, { name: 'Thandi Sample' });
    expect((await raw(server.url, null, 'GET', '/healthz')).status).toBe(200);
    expect((await raw(server.url, null, 'GET', '/readyz')).status).toBe(200);
    expect((await client.learners.get(id)).name).toBe('Thandi Example');
    expect((await live.learners.list()).data).toEqual([]);
    await release();
    expect((await renamed).name).toBe('Thandi Sample');
  });

  it('is refused when it has waited too long, and nothing is changed', async () => {
    const { client, server, database, testKey } = await startServer(open, {
      worker: true,
      databaseLimits: { waitMs: 50 },
    });
    const { id } = await client.learners.create({ name: 'Thandi Example' });
    const release = await lockTable(database, 'learners');
    const body = { name: 'Thandi Sample' };
    const refused = await raw(server.url, testKey, 'PATCH', `/v1/learners/${id}`, { body });
    expectProblem(refused, 'unavailable');
    expect(refused.body.detail).toContain('a lock that another change holds');
    expect(refused.headers.get('retry-after')).toBe('1');
    expect((await client.learners.get(id)).name).toBe('Thandi Example');
    await release();
    expect((await client.learners.update(id, body)).name).toBe('Thandi Sample');
  });

  it('is one of a few of its school: the others are refused, and other schools are served', async () => {
    const databaseLimits = { connections: 4, waitingPerSchool: 3 };
    const { client, live, server, database } = await startServer(open, { worker: true, databaseLimits });
    const { id } = await client.learners.create({ name: 'Thandi Example' });
    const release = await lockTable(database, 'learners');
    const done: unknown[] = [];
    const refused: { code: string }[] = [];
    const changes = Array.from({ length: 12 }, (_, index) =>
      client.learners
        .update(id, { metadata: { [`change_${index}`]: 'made' } })
        .then((learner) => void done.push(learner))
        .catch(async (error) => void refused.push(await refusalOf(Promise.reject(error)))),
    );
    // One has the connection that the school may use on PostgreSQL, three wait.
    await eventually(() => expect(refused.length).toBeGreaterThanOrEqual(8));
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['overloaded']));
    expect((await raw(server.url, null, 'GET', '/healthz')).status).toBe(200);
    expect((await live.learners.list()).data).toEqual([]);
    const elsewhere = live.learners.create({ name: 'Sipho Example' });
    if (database.url.startsWith('postgres:')) await elsewhere;
    expect(done).toEqual([]);
    await release();
    await Promise.all([elsewhere, ...changes]);
    expect(done.length + refused.length).toBe(12);
    expect(Object.keys((await client.learners.get(id)).metadata)).toHaveLength(done.length);
  });
});

it('a change says what it waited for, although it has sent other statements in the meantime', async () => {
  const started = await startServer(openPostgres, { databaseLimits: { waitMs: 50 } });
  const { client, server, database, testKey, testSchoolId } = started;
  const { id } = await client.learners.create({ name: 'Thandi Example' });
  // The data key that the invoice creates.
  const insert = `insert into data_keys (school_id, subject_id, sealed) values ('${testSchoolId}', '${id}/fees', '')`;
  const commit = await uncommitted(database, insert);
  const body = { learner_id: id, due_date: '2026-12-14', lines: [{ description: 'Trip', unit_amount: 1 }] };
  const refused = await raw(server.url, testKey, 'POST', '/v1/invoices', { body });
  expectProblem(refused, 'unavailable');
  expect(refused.body.detail).toContain('a lock that another change holds');
  await commit();
});

it('a statement that PostgreSQL works on for too long is stopped, and nothing is changed', async () => {
  const databaseLimits = { statementTimeoutMs: 1000, waitMs: 60_000 };
  const { client, server, database, testKey } = await startServer(openPostgres, {
    worker: true,
    databaseLimits,
  });
  const { id } = await client.learners.create({ name: 'Thandi Example' });
  const release = await lockTable(database, 'learners');
  const body = { name: 'Thandi Sample' };
  const refused = await raw(server.url, testKey, 'PATCH', `/v1/learners/${id}`, { body });
  expectProblem(refused, 'unavailable');
  expect(refused.headers.get('retry-after')).toBe('1');
  await release();
  expect((await client.learners.get(id)).name).toBe('Thandi Example');
});

it('a server that starts waits for a program that writes to its SQLite file', async () => {
  const database = await openSqlite('nothing');
  const release = await lockTable(database, '');
  const starting = startServer(async () => database, { worker: true });
  await new Promise(setImmediate);
  await release();
  const { client } = await starting;
  expect((await client.learners.list()).data).toEqual([]);
});

it('a change whose commit was not confirmed has a code of its own, and is made once when it is sent again', async () => {
  const { proxy, behind } = await openBehindProxy();
  const { client, server, testKey } = await startServer(async () => behind);
  const headers = { 'Idempotency-Key': randomUUID() };
  const body = { name: 'Thandi Example' };
  const create = () => raw(server.url, testKey, 'POST', '/v1/learners', { body, headers });
  const cut = async (send: () => Promise<RawAnswer>) => {
    let unknown: RawAnswer;
    do {
      // The server commits work of its own, too.
      proxy.cutAfter('COMMIT');
      headers['Idempotency-Key'] = randomUUID();
      unknown = await send();
    } while (unknown.status === 201);
    return unknown;
  };
  const unkeyed = await cut(() => raw(server.url, testKey, 'POST', '/v1/learners', { body }));
  expectProblem(unkeyed, 'outcome_unknown');
  expect(unkeyed.body.detail).toContain('check whether the change was made');
  const unknown = await cut(create);
  expectProblem(unknown, 'outcome_unknown');
  expect(unknown.body.detail).toContain('with the same `Idempotency-Key`');
  expect(unknown.body.detail).not.toContain('othing was changed');
  expect(unknown.headers.get('retry-after')).toBe('1');
  const before = (await client.learners.list()).data.length;
  const again = await create();
  expect(again.status).toBe(201);
  await create();
  expect((await client.learners.list()).data.length - before).toBeLessThanOrEqual(1);
  expect((await client.learners.list()).data.filter(({ id }) => id === again.body.id)).toHaveLength(1);
});
