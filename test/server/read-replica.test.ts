import { createServer, type RollbookServer } from '@rollbook/server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { newFolder, rollbook } from '../support/command.ts';
import { openSqlite, type TestDatabase } from '../support/databases.ts';
import { eventually } from '../support/expect.ts';
import { runSql } from '../support/inspect.ts';
import { readMetrics } from '../support/metrics.ts';
import { startPair } from '../support/postgres.ts';
import { clientOf, raw, startServer } from '../support/server.ts';

const masterKey = Buffer.alloc(32, 1);
const at = (url: string): TestDatabase => ({
  url,
  masterKey,
  [Symbol.asyncDispose]: async () => {},
});
const fromReplica = { headers: { 'Service-Read-From': 'replica' } };
const sourceOf = ({ headers }: { headers: Headers }) => [
  headers.get('service-read-from'),
  headers.get('service-replica-time'),
];
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('a server with a standby server to read from', () => {
  let pair: Awaited<ReturnType<typeof startPair>>;
  let server: RollbookServer;
  let other: RollbookServer;
  let testKey: string;

  beforeAll(async () => {
    pair = await startPair();
    const options = {
      database: pair.primary.url,
      readDatabase: pair.standby.url,
      masterKey,
      worker: false,
      databaseLimits: { waitMs: 2000 },
      metrics: { port: 0 },
    };
    server = await createServer(options);
    other = await createServer(options);
    ({ testKey } = await server.createSchool({ name: 'Example School' }));
  });
  afterAll(async () => {
    await server?.close();
    await other?.close();
    await pair?.stop();
  });

  const list = (from = server) => raw(from.url, testKey, 'GET', '/v1/learners?limit=100', fromReplica);
  const create = (name: string) => clientOf(server, testKey).learners.create({ name });
  /** The standby receives changes, and does not show them until the function is called. */
  async function pauseReplay() {
    await runSql(at(pair.standby.url), 'select pg_wal_replay_pause()');
    await eventually(async () =>
      expect(await runSql(at(pair.standby.url), 'select pg_get_wal_replay_pause_state() as state')).toEqual([
        { state: 'paused' },
      ]),
    );
    return () => runSql(at(pair.standby.url), 'select pg_wal_replay_resume()');
  }
  const copied = () => eventually(async () => expect(sourceOf(await list())).toEqual(['replica', time]));

  /** What `rollbook doctor` says of a standby server. */
  async function check(url: string) {
    const env = {
      DATABASE_URL: pair.primary.url,
      ROLLBOOK_READ_DATABASE_URL: url,
      ROLLBOOK_MASTER_KEY: masterKey.toString('hex'),
    };
    const { stdout } = await rollbook(['doctor', '--json'], { cwd: await newFolder(), env });
    const { checks }: { checks: { check: string; status: string; detail: string }[] } = JSON.parse(stdout);
    return checks
      .filter((one) => one.check === 'read replica')
      .map(({ status, detail }) => [status, detail.replace(url.replace('postgres:postgres@', ''), 'URL')]);
  }

  it('reads from it what asks for it, says so with its time, and nothing else', async () => {
    const { id } = await create('Thandi Example');
    await copied();
    expect((await list()).body.data.map((learner: { id: string }) => learner.id)).toContain(id);
    const one = await raw(server.url, testKey, 'GET', `/v1/learners/${id}`, fromReplica);
    expect([one.status, ...sourceOf(one)]).toEqual([200, 'replica', time]);
    expect(sourceOf(await raw(server.url, testKey, 'GET', '/v1/learners'))).toEqual([null, null]);
    const primary = { headers: { 'Service-Read-From': 'primary' } };
    expect(sourceOf(await raw(server.url, testKey, 'GET', '/v1/learners', primary))).toEqual([null, null]);
    expect(await raw(server.url, testKey, 'GET', '/v1/learners/lrn_none', fromReplica)).toMatchObject({
      status: 404,
    });
  });

  it('reads from the primary after a write that the standby does not have, in every process', async () => {
    await create('Sipho Example');
    await copied();
    const resume = await pauseReplay();
    try {
      // What the school has not written since is there.
      expect(sourceOf(await list())).toEqual(['replica', time]);
      const { id } = await create('Lerato Example');
      for (const process of [server, other]) {
        const response = await list(process);
        expect(sourceOf(response)).toEqual(['primary', null]);
        expect(response.body.data.map((learner: { id: string }) => learner.id)).toContain(id);
      }
      const metrics = await readMetrics(server.metricsUrl);
      expect(metrics['rollbook_replica_reads_total{result="behind"}']).toBeGreaterThan(0);
      expect(metrics['rollbook_replica_reads_total{result="replica"}']).toBeGreaterThan(0);
      expect(metrics.rollbook_replica_lag_bytes).toBeGreaterThan(0);
    } finally {
      await resume();
    }
    await copied();
    await eventually(async () =>
      expect(await readMetrics(server.metricsUrl)).toMatchObject({ rollbook_replica_lag_bytes: 0 }),
    );
  });

  it('reads from the primary what the standby has copied from another one', async () => {
    await create('Naledi Example');
    await copied();
    const primary = at(pair.primary.url);
    const school = `school_id = (select school_id from learners limit 1)`;
    const [head] = await runSql(
      primary,
      `select sequence, hash, signed_at, signature from audit_heads where ${school}`,
    );
    await create('Pieter Example');
    await create('Zanele Example');
    await copied();
    const resume = await pauseReplay();
    try {
      // As if another standby server had been promoted, which did not have the last two changes.
      await runSql(
        primary,
        `delete from audit_log where ${school} and sequence > ${head?.sequence};
        delete from learners where name in ('Pieter Example', 'Zanele Example');
        update audit_heads set sequence = ${head?.sequence}, hash = '${head?.hash}', signed_at = '${head?.signed_at}',
          signature = '${head?.signature}' where ${school}`,
      );
      const { id } = await create('Bongani Example');
      const response = await list();
      expect(sourceOf(response)).toEqual(['primary', null]);
      const names = response.body.data.map((learner: { name: string }) => learner.name);
      expect(names).toContain('Bongani Example');
      expect(names).not.toContain('Zanele Example');
      const one = await raw(server.url, testKey, 'GET', `/v1/learners/${id}`, fromReplica);
      expect([one.status, ...sourceOf(one)]).toEqual([200, 'primary', null]);
      expect(await check(pair.standby.url)).toEqual([
        ['warning', expect.stringMatching(/^URL has entry \d+ of the audit log of sch_.*of another primary/)],
      ]);
    } finally {
      await resume();
    }
    await copied();
  });

  it('reads from the primary while the standby has not copied a change of the schema', async () => {
    await copied();
    const rename = (from: string, to: string) =>
      runSql(at(pair.primary.url), `alter table learners rename column ${from} to ${to}`);
    await rename('home_language', 'later');
    await eventually(async () =>
      expect(
        await runSql(at(pair.standby.url), "select 1 from pg_attribute where attname = 'later'"),
      ).toHaveLength(1),
    );
    const resume = await pauseReplay();
    try {
      await rename('later', 'home_language');
      const response = await list();
      expect([response.status, ...sourceOf(response)]).toEqual([200, 'primary', null]);
    } finally {
      await resume();
    }
    await eventually(async () => expect(sourceOf(await list())).toEqual(['replica', time]));
  });

  it('rollbook doctor says how far it is behind, and what is not a standby', async () => {
    expect(await check(pair.standby.url)).toEqual([
      ['ok', expect.stringMatching(/^URL is \d+ bytes behind\.$/)],
    ]);
    const instead = 'Requests that ask for it are read from the primary.';
    expect(await check(pair.primary.url)).toEqual([
      ['warning', `URL is not a standby server of this database. ${instead}`],
    ]);
    expect(await check('postgres://postgres:postgres@127.0.0.1:1/postgres')).toEqual([
      ['warning', expect.stringMatching(/^URL cannot be read: .*ECONNREFUSED.* Requests that ask/)],
    ]);
  });

  it('reads from the primary while it is down, and is ready meanwhile', async () => {
    await copied();
    await pair.standby.halt();
    const answers = await Promise.all(Array.from({ length: 8 }, () => list()));
    expect(answers.map((response) => [response.status, ...sourceOf(response)])).toEqual(
      Array(8).fill([200, 'primary', null]),
    );
    expect(await raw(server.url, null, 'GET', '/readyz')).toMatchObject({ status: 200 });
    const metrics = await readMetrics(server.metricsUrl);
    expect(metrics['rollbook_replica_reads_total{result="unavailable"}']).toBeGreaterThan(0);
    expect(metrics.rollbook_replica_lag_bytes).toBeNaN();
  });

  it('rollbook doctor says that it is not connected to the primary, however little it is behind', async () => {
    await pair.standby.halt();
    const unreachable = { primary_conninfo: 'host=127.0.0.1 port=1' };
    await pair.standby.start(unreachable, 'ready to accept read-only connections');
    expect(await check(pair.standby.url)).toEqual([
      [
        'warning',
        expect.stringMatching(/^URL is \d+ bytes behind, and not connected to the primary\. Schools/),
      ],
    ]);
  });
});

it('a URL of no standby server is not read from', async () => {
  const pair = await startPair();
  onTestFinished(pair.stop);
  const server = await createServer({
    database: pair.primary.url,
    readDatabase: pair.primary.url,
    masterKey,
    worker: false,
  });
  onTestFinished(() => server.close());
  const { testKey } = await server.createSchool({ name: 'Example School' });
  const response = await raw(server.url, testKey, 'GET', '/v1/learners', fromReplica);
  expect([response.status, ...sourceOf(response)]).toEqual([200, 'primary', null]);
});

it('a server without a standby server reads from the primary and says so, and other values are refused', async () => {
  const { server, testKey } = await startServer(openSqlite);
  const read = (value: string) =>
    raw(server.url, testKey, 'GET', '/v1/learners', { headers: { 'Service-Read-From': value } });
  expect(sourceOf(await read('replica'))).toEqual(['primary', null]);
  expect(await read('standby')).toMatchObject({
    status: 400,
    body: { code: 'bad_request', detail: '`Service-Read-From` must be one of primary, replica.' },
  });
});
