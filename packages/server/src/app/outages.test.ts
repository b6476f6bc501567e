import { Writable } from 'node:stream';
import { Rollbook } from '@rollbook/sdk';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../../../test/support/databases.ts';
import { freePort } from '../../../../test/support/free-port.ts';
import { runSql, uncommitted, untilBlocked } from '../../../../test/support/inspect.ts';
import { refusalOf } from '../../../../test/support/problems.ts';
import { openBehindProxy } from '../../../../test/support/proxy.ts';
import { startServer as startSchool } from '../../../../test/support/server.ts';
import { systemClock } from '../lib/clock.ts';
import { defaultLimits } from '../sql/limits.ts';
import { turnName } from '../sql/named-lock.ts';
import { type Config, readConfig } from './config.ts';
import { startServer } from './server.ts';

interface Line {
  time: number;
  level: number;
  msg: string;
  reason?: string;
  times?: number;
  duration_ms?: number;
}

/** A server of this process, and what it writes to its log. */
async function startLogged(settings: Pick<Config, 'databaseUrl' | 'masterKey'> & Partial<Config>) {
  const lines: Line[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const server = await startServer({
    config: { ...readConfig({}), port: 0, ...settings },
    clock: systemClock,
    log: pino(destination),
    api: true,
    worker: true,
    checkResponses: true,
  });
  onTestFinished(() => server.close());
  const { testKey } = await server.admin.createSchool({ name: 'Example School' });
  const client = new Rollbook({ apiKey: testKey, baseUrl: server.url, maxRetries: 0 });
  await client.rooms.list();
  lines.length = 0;
  return { client, lines, server };
}

it('the log says when the database is gone and when it is back, and not for each request', async () => {
  const { behind, proxy } = await openBehindProxy();
  const { client, lines } = await startLogged({ databaseUrl: behind.url, masterKey: behind.masterKey });
  proxy.cut();
  for (let count = 0; count < 50; count++)
    expect(await refusalOf(client.rooms.list())).toMatchObject({ status: 503 });
  proxy.mend();
  const end = () => lines.find(({ msg }) => msg === 'the database is available again');
  await expect.poll(end, { timeout: 10_000 }).toBeDefined();

  const begun = lines.filter(({ msg }) => msg === 'the database is unavailable');
  expect(begun[0]).toMatchObject({ level: 40, reason: expect.stringContaining('connection'), times: 1 });
  // A line for each reason: a connection that was lost, and one that could not be made.
  expect(new Set(begun.map(({ reason }) => reason)).size).toBe(begun.length);
  expect(begun.length).toBeLessThanOrEqual(5);
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
  expect(end()?.times).toBeGreaterThanOrEqual(50);
  expect(end()?.duration_ms).toBeGreaterThan(0);
});

it('the log of a database that comes and goes has each reason at most every ten seconds', async () => {
  const { behind, proxy } = await openBehindProxy();
  const { client, lines } = await startLogged({ databaseUrl: behind.url, masterKey: behind.masterKey });
  const told = (msg: string) => lines.filter((line) => line.msg === `the database is ${msg}`);
  const breakDown = async () => {
    proxy.cut();
    for (let count = 0; count < 5; count++)
      expect(await refusalOf(client.rooms.list())).toMatchObject({ status: 503 });
    proxy.mend();
  };
  await breakDown();
  await expect.poll(() => told('available again').length, { timeout: 10_000 }).toBe(1);
  await breakDown();
  await expect.poll(() => client.rooms.list().then(Boolean, () => false), { timeout: 10_000 }).toBe(true);
  for (const [reason, times] of Map.groupBy(told('unavailable'), (line) => line.reason))
    for (const [index, { time }] of times.entries())
      expect(time - (times[index - 1]?.time ?? 0), reason).toBeGreaterThanOrEqual(9_900);
});

it('the log says that nothing is heard from the direct URL, and not that the database is unavailable', async () => {
  const { database, behind, proxy } = await openBehindProxy();
  const { url: databaseUrl, masterKey } = database;
  const { client, lines } = await startLogged({ databaseUrl, directDatabaseUrl: behind.url, masterKey });
  proxy.cut();
  const since = () => lines.filter(({ msg }) => msg !== 'request');
  await expect
    .poll(() => since().some(({ reason }) => reason?.includes('cannot be reached')), { timeout: 10_000 })
    .toBe(true);
  await client.rooms.list();
  // Both connections that listen were lost, and are tried again every second.
  await expect.poll(() => proxy.refused(), { timeout: 10_000 }).toBeGreaterThanOrEqual(16);
  expect(new Set(since().map(({ msg }) => msg))).toEqual(new Set(['the database sends no notifications']));
  for (const { reason } of since()) expect(reason).toContain('ROLLBOOK_DATABASE_DIRECT_URL');
  const reasons = since().map(({ reason }) => reason);
  expect(reasons).toEqual([...new Set(reasons)]);
  expect(reasons.filter((reason) => /(: .+)\1/.test(reason ?? ''))).toEqual([]);
});

it('the log tells a standby server that is gone from the database', async () => {
  const { database } = await openBehindProxy();
  const readDatabaseUrl = `postgres://rollbook@127.0.0.1:${await freePort()}/rollbook`;
  const { url: databaseUrl, masterKey } = database;
  const { client, lines } = await startLogged({ databaseUrl, masterKey, readDatabaseUrl });
  const headers = { 'Service-Read-From': 'replica' };
  for (let count = 0; count < 3; count++) await client.rooms.list({}, { headers });
  expect(lines.filter(({ msg }) => msg !== 'request')).toMatchObject([
    { level: 40, msg: 'the standby server is unavailable', reason: expect.stringContaining('ECONNREFUSED') },
  ]);
});

/** A school with an import that waits, whose turn another session has until `end` is called. */
async function withImport() {
  const { database, client, testSchoolId } = await startSchool(openPostgres);
  const { id } = await client.imports.create({
    ...{ kind: 'learners', source: 'sis' },
    rows: [{ external_id: '1', name: 'Thandi Example' }],
  });
  const end = await uncommitted(
    database,
    `select pg_advisory_xact_lock(hashtextextended('${turnName(testSchoolId)}', 0))`,
  );
  return { database, client, testSchoolId, id, end };
}

it('the log says why an import does not go on while the database is busy, and that is no error', async () => {
  const { database, client, id, end } = await withImport();
  const { url: databaseUrl, masterKey } = database;
  const databaseLimits = { ...defaultLimits, waitMs: 300 };
  const { lines } = await startLogged({ databaseUrl, masterKey, databaseLimits });
  const busy = () => lines.find(({ msg }) => msg === 'the database is busy');
  await expect
    .poll(busy, { timeout: 10_000 })
    .toMatchObject({ level: 40, reason: expect.stringContaining('lock') });
  await end();
  await expect.poll(async () => (await client.imports.get(id)).status, { timeout: 20_000 }).toBe('completed');
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});

it('that a school is being deleted while one of its imports runs is no error in the log', async () => {
  const { database, testSchoolId, end } = await withImport();
  const { url: databaseUrl, masterKey } = database;
  const { lines, server } = await startLogged({ databaseUrl, masterKey });
  await untilBlocked(database, 1);
  const now = new Date().toISOString();
  await runSql(
    database,
    `insert into suspended_schools (school_id, suspended_at, deleting_since) values ('${testSchoolId}', '${now}', '${now}')`,
  );
  await end();
  await server.close();
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});
