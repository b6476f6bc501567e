import { rm } from 'node:fs/promises';
import { createServer } from '@rollbook/server';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { rollbook } from '../support/command.ts';
import { openPostgres, type TestDatabase } from '../support/databases.ts';
import { eventually } from '../support/expect.ts';
import { runSql } from '../support/inspect.ts';
import { startPooler } from '../support/pooler.ts';
import { startPair, startPostgres } from '../support/postgres.ts';
import { openBehindProxy, startProxy } from '../support/proxy.ts';
import { startReceiver } from '../support/receiver.ts';
import { scratchFolder } from '../support/scratch.ts';
import { clientOf, raw, startServer, toLoopback } from '../support/server.ts';

const at = (url: string): TestDatabase => ({
  url,
  masterKey: Buffer.alloc(32, 1),
  [Symbol.asyncDispose]: async () => {},
});

/** Opens all sessions of a database again, as a server does when it is started again. */
const endSessions = async ({ url }: TestDatabase) => {
  const name = new URL(url).pathname.slice(1);
  await runSql(
    { url: inject('postgresUrl'), masterKey: new Uint8Array(), [Symbol.asyncDispose]: async () => {} },
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
};

describe('a database that is read-only for a while', () => {
  it('can be read meanwhile, and is written to by the first request after that', async () => {
    const { server, client, testKey, database } = await startServer(openPostgres);
    const name = new URL(database.url).pathname.slice(1);
    const { id } = await client.learners.create({ name: 'Thandi Example' });
    const learner = await client.learners.get(id);
    await runSql(database, `alter database ${name} set default_transaction_read_only = on`);
    await endSessions(database);
    const write = () => raw(server.url, testKey, 'POST', '/v1/learners', { body: { name: 'Sipho Example' } });
    await eventually(async () => expect(await client.learners.get(id)).toEqual(learner));
    const refused = await write();
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'unavailable', detail: expect.stringMatching(/read-only.*Nothing was changed/) },
    });
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await raw(server.url, null, 'GET', '/readyz')).toMatchObject({
      status: 503,
      body: { detail: 'The database cannot commit changes: it is read-only.' },
    });
    // Connections of both kinds are in the pool now.
    await Promise.all(Array.from({ length: 8 }, () => client.learners.get(learner.id)));

    const reset = `begin read write; alter database ${name} reset default_transaction_read_only; commit`;
    await runSql(database, reset);
    const results = await Promise.all(Array.from({ length: 8 }, write));
    expect(results.map(({ status }) => status)).toEqual(Array(8).fill(201));
  });
});

describe('a PostgreSQL whose machine no longer responds', () => {
  it('makes requests fail within the time for which they wait for the database', async () => {
    const { behind, proxy } = await openBehindProxy();
    const databaseLimits = { waitMs: 2000 };
    const { server, client, testKey } = await startServer(async () => behind, { databaseLimits });
    const { id } = await client.learners.create({ name: 'Thandi Example' });
    await Promise.all(Array.from({ length: 4 }, () => client.learners.get(id)));
    proxy.stall();
    const startedAt = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        raw(server.url, testKey, 'PATCH', `/v1/learners/${id}`, { body: { preferred_name: `${index}` } }),
      ),
    );
    const tookMs = performance.now() - startedAt;
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(503));
    // Those that still wait for their turn when the time is over are not told that the database is gone.
    for (const { body } of answers) expect(['unavailable', 'overloaded']).toContain(body.code);
    expect(answers.map(({ body }) => body.code)).toContain('unavailable');
    // Far less than what a statement may take, on a busy machine too.
    expect(tookMs).toBeLessThan(15_000);
    proxy.cut();
  });
});

it('a server whose changes no standby confirms is not ready, and confirms them when one does', async () => {
  const postgres = await startPostgres({ synchronous_commit: 'on' });
  onTestFinished(postgres.stop);
  const database = at(postgres.url);
  const { server, client } = await startServer(async () => database, { databaseLimits: { waitMs: 1000 } });
  await client.learners.create({ name: 'Thandi Example' });
  const setStandbys = async (names: string) => {
    await runSql(database, `alter system set synchronous_standby_names = '${names}'`);
    await runSql(database, 'select pg_reload_conf()');
  };
  await setStandbys('gone');
  const ready = () => raw(server.url, null, 'GET', '/readyz');
  const created = client.learners.create({ name: 'Sipho Example' });
  await eventually(async () =>
    expect(await ready()).toMatchObject({
      status: 503,
      body: { detail: 'The database does not confirm changes.' },
    }),
  );
  const cwd = await scratchFolder('unconfirmed');
  onTestFinished(() => rm(cwd, { recursive: true, force: true }));
  const env = {
    DATABASE_URL: database.url,
    ROLLBOOK_MASTER_KEY: '01'.repeat(32),
    ROLLBOOK_DATABASE_WAIT: '1s',
    ROLLBOOK_DATABASE_STATEMENT_TIMEOUT: '2s',
  };
  const checked = await rollbook(['doctor'], { cwd, env });
  expect(checked).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/failed +database .*does not confirm changes\. .*standby server/),
  });
  await setStandbys('');
  expect(await created).toMatchObject({ name: 'Sipho Example' });
  await eventually(async () => expect((await ready()).status).toBe(200));
});

describe('a primary and a standby', () => {
  it('a command that reaches the standby first reports no error, and doctor finds a second primary', async () => {
    const { primary, standby, stop } = await startPair();
    onTestFinished(stop);
    const cwd = await scratchFolder('standby');
    onTestFinished(() => rm(cwd, { recursive: true, force: true }));
    const env = {
      DATABASE_URL: `postgres://postgres:postgres@127.0.0.1:${standby.port},127.0.0.1:${primary.port}/postgres`,
      ROLLBOOK_MASTER_KEY: '11'.repeat(32),
    };
    const created = await rollbook(['school', 'create', '--name', 'Example School'], { cwd, env });
    expect(created).toMatchObject({ code: 0, stderr: '' });
    const listed = await rollbook(['school', 'list'], { cwd, env });
    expect(listed).toMatchObject({ code: 0, stderr: '' });
    expect(listed.stdout).toContain('Example School');

    const doctor = (settings = {}) => rollbook(['doctor'], { cwd, env: { ...env, ...settings } });
    expect(await doctor()).toMatchObject({ code: 0 });
    // The previous primary can still be written to.
    const promoted = 'select pg_promote()';
    expect(await runSql(at(standby.url), promoted)).toEqual([{ pg_promote: true }]);
    const bothFound = (first: number, second: number) => ({
      code: 1,
      stdout: expect.stringContaining(`127.0.0.1:${first} and 127.0.0.1:${second} can be written to`),
    });
    expect(await doctor()).toMatchObject(bothFound(standby.port, primary.port));

    // Behind a pooler, whichever of them the direct URL leads to.
    const pooler = await startPooler(standby.port, true);
    for (const [first, second] of [
      [standby.port, primary.port],
      [primary.port, standby.port],
    ] as const)
      expect(
        await doctor({
          DATABASE_URL: `postgres://postgres:postgres@127.0.0.1:${pooler.port}/postgres`,
          ROLLBOOK_DATABASE_DIRECT_URL: `postgres://postgres:postgres@127.0.0.1:${first},127.0.0.1:${second}/postgres`,
        }),
      ).toMatchObject(bothFound(first, second));
  });

  it('writes and deliveries continue on the standby once it is promoted, although the machine of the primary is gone', async () => {
    const { primary, standby, stop } = await startPair();
    onTestFinished(stop);
    const proxy = await startProxy(primary.port);
    const hosts = `127.0.0.1:${proxy.port},127.0.0.1:${standby.port}`;
    const database = at(`postgres://postgres:postgres@${hosts}/postgres?target_session_attrs=read-write`);
    const server = await createServer({
      database: database.url,
      masterKey: database.masterKey,
      databaseLimits: { waitMs: 2000 },
      ...toLoopback,
    });
    onTestFinished(() => server.close());
    const { testKey } = await server.createSchool({ name: 'Example School' });
    const client = clientOf(server, testKey);
    const receiver = await startReceiver();
    const endpoint = await client.webhooks.create({ url: receiver.url, events: ['*'] });
    const created = [await client.learners.create({ name: 'Thandi Example' })];
    const [{ position } = {}] = await runSql(at(primary.url), 'select pg_current_wal_lsn() as position');
    const replayed = `select pg_last_wal_replay_lsn() >= '${position}' as done`;
    await eventually(async () => expect(await runSql(at(standby.url), replayed)).toEqual([{ done: true }]));

    proxy.stall();
    const create = (name: string) => raw(server.url, testKey, 'POST', '/v1/learners', { body: { name } });
    const refused = await create('Nobody');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    await runSql(at(standby.url), 'select pg_promote()');
    const promotedAt = performance.now();
    for (let status = 0; status !== 201; ) {
      const answer = await create('Sipho Example');
      status = answer.status;
      expect([201, 503]).toContain(status);
      if (status === 201) created.push(answer.body);
    }
    expect(performance.now() - promotedAt).toBeLessThan(60_000);

    const names = async () =>
      (await Array.fromAsync(client.learners.list({ limit: 100 }))).map(({ id }) => id).sort();
    expect(await names()).toEqual(created.map(({ id }) => id).sort());
    await eventually(() =>
      expect(receiver.received.map(({ event }) => event.data.id).sort()).toEqual(
        created.map(({ id }) => id).sort(),
      ),
    );
    const succeeded = () =>
      Array.fromAsync(client.deliveries.list(endpoint.id, { limit: 100, status: 'succeeded' }));
    await eventually(async () => expect(await succeeded()).toHaveLength(created.length));
    // Both listeners: of the webhooks and of the API keys.
    const listening = `select count(*)::int as found from pg_stat_activity where application_name = 'rollbook listen'`;
    await eventually(async () => expect(await runSql(at(standby.url), listening)).toEqual([{ found: 2 }]));
  });
});

it('a connection is replaced when it has its greatest age', async () => {
  const databaseLimits = { connectionAgeMs: 200 };
  const { client, database } = await startServer(openPostgres, { databaseLimits });
  const sessions = async () => {
    await client.learners.list();
    const select = `select pid from pg_stat_activity where application_name = 'rollbook' and datname = current_database()`;
    return (await runSql(database, select)).map(({ pid }) => pid);
  };
  const before = await sessions();
  await eventually(async () => {
    const after = await sessions();
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  });
});
