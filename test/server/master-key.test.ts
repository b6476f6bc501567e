import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rollbook } from '@rollbook/sdk';
import { createServer, type RollbookServer } from '@rollbook/server';
import { expect, it, onTestFinished, test } from 'vitest';
import { newFolder, rollbook, rollbookProgram, rollbookUntil } from '../support/command.ts';
import { type Dialect, onBothDatabases, type TestDatabase } from '../support/databases.ts';
import { lockTable, runSql, storedTables } from '../support/inspect.ts';
import { startReceiver, verdict } from '../support/receiver.ts';
import { clientOf, startServer, toLoopback } from '../support/server.ts';

interface Keys {
  masterKey: Uint8Array;
  previousMasterKeys?: Uint8Array[];
}

/** A server with other keys on a database, until the test ends. */
async function serve({ url }: TestDatabase, keys: Keys, worker = true): Promise<RollbookServer> {
  const server = await createServer({ database: url, ...keys, worker, ...toLoopback });
  onTestFinished(() => server.close());
  return server;
}

const hex = (key: Uint8Array): string => Buffer.from(key).toString('hex');

const environment = ({ url }: TestDatabase, { masterKey, previousMasterKeys = [] }: Keys) => ({
  DATABASE_URL: url,
  ROLLBOOK_MASTER_KEY: hex(masterKey),
  ROLLBOOK_PREVIOUS_MASTER_KEYS: previousMasterKeys.map(hex).join(),
  // Longer than a test that stops the command in the middle.
  ROLLBOOK_DATABASE_WAIT: '600s',
});

interface Report {
  complete: boolean;
  current_key: string;
  renewed: number;
  outdated: number;
  counts: { table: string; column: string; key: string | null; values: number }[];
  processes: { id: string; key: string }[];
  unreadable: { table: string; reason: string }[];
}

/** Runs `rollbook key rotate-master`, as a program if servers write meanwhile. */
async function rotate(
  database: TestDatabase,
  keys: Keys,
  { args = [], run = rollbook }: { args?: string[]; run?: typeof rollbook } = {},
) {
  const command = ['key', 'rotate-master', '--json', ...args];
  const env = environment(database, keys);
  const { code, stdout, stderr } = await run(command, { cwd: await newFolder(), env });
  return { code, stderr, report: (stdout === '' ? {} : JSON.parse(stdout)) as Report };
}

/** The number of values under a key in each column of each table that has any, as they are stored. */
async function storedUnder(database: TestDatabase, key: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [table, { rows }] of await storedTables(database)) {
    for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
      const values = String(value).split(`${key}:`).length - 1;
      const name = `${table}.${column}`;
      if (values > 0) counts[name] = (counts[name] ?? 0) + values;
    }
  }
  return counts;
}

/** The same, as the command counts them. */
const countedUnder = ({ counts }: Report, key: string): Record<string, number> =>
  Object.fromEntries(
    counts.filter((each) => each.key === key).map((each) => [`${each.table}.${each.column}`, each.values]),
  );

const everyColumn = [
  'data_keys.sealed',
  'idempotency_keys.body',
  'import_rows.sealed',
  'instance.value',
  'webhooks.former_secrets',
  'webhooks.headers_sealed',
  'webhooks.secret_sealed',
];

/** Writes values of every kind that is encrypted with the master key, and gives what must stay the same. */
async function fill(client: Rollbook, url: string) {
  const idempotencyKey = randomUUID();
  const person = { name: 'Thandi Example', race: 'coloured' };
  const learner = await client.learners.create(person, { idempotencyKey });
  const note = await client.medicalNotes.create(learner.id, {
    kind: 'allergy',
    title: 'Peanuts',
    severity: 'critical',
    consent_on_file: true,
    external_ids: { clinic: 'P-17' },
  });
  const headers = { Authorization: 'Bearer gateway' };
  const endpoint = await client.webhooks.create({ url, events: ['learner.created'], headers });
  const rotated = await client.webhooks.rotateSecret(endpoint.id, { expires_in: 3600 });
  const rows = [{ external_id: 'row-1', name: 'Zola Example' }];
  const waiting = await client.imports.create({ kind: 'learners', source: 'sis', rows });
  const head = await client.auditLog.head();
  const secrets = [endpoint.signing_secret, rotated.signing_secret];
  return { learner, note, endpoint, secrets, waiting, head, idempotencyKey, person };
}

/** Changes what is encrypted, again and again, until it is stopped. Returns the newest signing secret. */
async function write(client: Rollbook, url: string, isStopped: () => boolean): Promise<string> {
  let { id, signing_secret: secret } = await client.webhooks.create({ url, events: ['learner.created'] });
  while (!isStopped()) {
    ({ id, signing_secret: secret } = await client.webhooks.rotateSecret(id, { expires_in: 0 }));
    const learner = await client.learners.create({ name: 'Sipho Example', race: 'white' });
    await client.learners.update(learner.id, { race: 'black' });
    expect(await client.learners.get(learner.id)).toMatchObject({ race: 'black' });
  }
  return secret;
}

/** Makes every change of an endpoint last longer than any test. Gives a function that ends it. */
async function hang(database: TestDatabase, dialect: Dialect): Promise<() => Promise<unknown>> {
  if (dialect === 'postgres') return lockTable(database, 'webhooks');
  const tables = Array.from('abcdefghijklmnop', (name) => `sqlite_schema as ${name}`).join();
  await runSql(
    database,
    `create trigger hang before update on webhooks begin select count(*) from ${tables}; end`,
  );
  return () => runSql(database, 'drop trigger hang');
}

onBothDatabases('the master key', (open, dialect) => {
  it('is replaced while servers read and write, and nothing that others keep changes', async () => {
    const { database, server, client, testKey } = await startServer(open, { worker: false });
    const receiver = await startReceiver();
    const kept = await fill(client, receiver.url);
    const [old, next] = [database.masterKey, randomBytes(32)];
    const before = { masterKey: old, previousMasterKeys: [next] };
    const after = { masterKey: next, previousMasterKeys: [old] };

    // The running server could not read what these would write, and can be started again.
    const blind = await rotate(database, after);
    const reason = /1 running process .* cannot decrypt with the master key mk_/;
    expect(blind).toMatchObject({ code: 1, stderr: expect.stringMatching(reason) });
    await expect(createServer({ database: database.url, ...after })).rejects.toThrow(reason);
    await (await serve(database, { masterKey: old }, false)).close();
    const { report: found } = await rotate(database, { masterKey: old }, { args: ['--dry-run'] });
    const oldName = found.current_key;
    expect(Object.keys(countedUnder(found, oldName)).sort()).toEqual(everyColumn);
    expect(await storedUnder(database, oldName)).toEqual(countedUnder(found, oldName));

    // Every process can read the new key before one of them uses it.
    await server.close();
    const first = await serve(database, before, false);
    const second = await serve(database, after, false);
    let stopped = false;
    const writers = [first, second].map((one) => write(clientOf(one, testKey), receiver.url, () => stopped));
    const early = await rotate(database, after, { run: rollbookProgram });
    expect(early).toMatchObject({ code: 1, report: { complete: false, processes: [{ key: oldName }] } });
    const newName = early.report.current_key;
    stopped = true;
    const secrets = await Promise.all(writers);
    const { data } = await clientOf(first, testKey).medicalNotes.list(kept.learner.id, {
      external_id: 'clinic:P-17',
    });
    expect(data).toMatchObject([{ title: 'Peanuts' }]);

    await first.close();
    const third = await serve(database, after, false);
    stopped = false;
    const more = [second, third].map((one) => write(clientOf(one, testKey), receiver.url, () => stopped));
    const { code, report } = await rotate(database, after, { run: rollbookProgram });
    stopped = true;
    secrets.push(...(await Promise.all(more)));
    expect({ code, report }).toMatchObject({
      code: 0,
      report: { complete: true, outdated: 0, processes: [], unreadable: [] },
    });
    expect(await storedUnder(database, oldName)).toEqual({});
    expect(Object.keys(await storedUnder(database, newName)).sort()).toEqual(everyColumn);

    const retired = createServer({ database: database.url, ...before });
    await expect(retired).rejects.toThrow(`is retired: it was replaced by ${newName}`);
    const wrong = createServer({ database: database.url, masterKey: old });
    await expect(wrong).rejects.toThrow(`The master key is not the one`);
    await Promise.all([second.close(), third.close()]);

    const last = await serve(database, { masterKey: next });
    const reader = clientOf(last, testKey);
    const { idempotencyKey, person } = kept;
    expect(await reader.learners.create(person, { idempotencyKey })).toEqual(kept.learner);
    const found2 = await reader.medicalNotes.list(kept.learner.id, { external_id: 'clinic:P-17' });
    expect(found2.data).toMatchObject([{ title: 'Peanuts' }]);
    await last.drainJobs();
    expect(await reader.imports.get(kept.waiting.id)).toMatchObject({
      status: 'completed',
      counts: { created: 1 },
    });
    await last.drainDeliveries();
    const created = await reader.learners.create({ name: 'Last Example' });
    await last.drainDeliveries();
    const sent = receiver.received.filter(({ event }) => event.data.id === created.id);
    for (const secret of [...kept.secrets, ...secrets])
      expect(sent.filter((one) => typeof verdict(one, secret) === 'object')).toHaveLength(1);
    expect(await reader.auditLog.head()).toMatchObject({ public_key: kept.head.public_key });
    expect(await reader.auditLog.verify()).toMatchObject({ valid: true });
    const learners = await Array.fromAsync(reader.learners.list({ limit: 100 }));
    for (const { name, race } of learners) {
      if (name === 'Sipho Example') expect(race).toBe('black');
    }
  }, 120_000);

  it('is replaced by a command that continues where it was killed, and leaves out no value', async () => {
    const { database, server, client, testKey } = await startServer(open, { worker: false });
    const kept = await fill(client, (await startReceiver()).url);
    await server.close();
    const [old, next] = [database.masterKey, randomBytes(32)];
    const after = { masterKey: next, previousMasterKeys: [old] };
    const { report: start } = await rotate(database, after, { args: ['--dry-run'] });
    const newName = start.current_key;
    const oldName = start.counts[0]?.key ?? '';
    expect(start.outdated).toBe(Object.values(countedUnder(start, oldName)).reduce((a, b) => a + b));

    // It has renewed the data keys, and cannot renew the signing secrets, when it is killed.
    const release = await hang(database, dialect);
    const isReached = async () => 'data_keys.sealed' in (await storedUnder(database, newName));
    const env = environment(database, after);
    await rollbookUntil(isReached, ['key', 'rotate-master'], { cwd: await newFolder(), env });
    await release();
    expect(await storedUnder(database, oldName)).toMatchObject({ 'webhooks.secret_sealed': 1 });
    const without = createServer({ database: database.url, masterKey: next });
    await expect(without).rejects.toThrow(
      `encrypted with the master key ${oldName}, which is not configured`,
    );
    const between = await createServer({ database: database.url, ...after });
    expect(await clientOf(between, testKey).learners.get(kept.learner.id)).toMatchObject(kept.person);
    await between.close();

    const [key] = await runSql(database, "select sealed from data_keys where subject_id like '%/medical'");
    const change = (value: unknown) =>
      runSql(database, `update data_keys set sealed = '${value}' where subject_id like '%/medical'`);
    await change(`${oldName}:${Buffer.alloc(60).toString('base64')}`);
    expect(await rotate(database, after)).toMatchObject({
      code: 1,
      report: {
        complete: false,
        outdated: 1,
        unreadable: [{ table: 'data_keys', row: { subject_id: `${kept.learner.id}/medical` } }],
      },
    });
    await change(key?.sealed);
    expect(await rotate(database, after)).toMatchObject({ code: 0, report: { complete: true } });
    expect(await storedUnder(database, oldName)).toEqual({});
    const last = await serve(database, { masterKey: next }, false);
    expect(await clientOf(last, testKey).learners.get(kept.learner.id)).toMatchObject(kept.person);
  }, 120_000);

  it('is not kept from being replaced by a server that could not start', async () => {
    const { database, server } = await startServer(open, { worker: false });
    const keys = { masterKey: database.masterKey };
    const port = Number(new URL(server.url).port);
    await expect(createServer({ database: database.url, ...keys, port })).rejects.toThrow('in use');
    const after = { masterKey: randomBytes(32), previousMasterKeys: [database.masterKey] };
    expect((await rotate(database, after)).stderr).toMatch(/^rollbook: 1 running process of this database/);
  });

  it('is not used with a database of which the key for signatures was lost, instead of making another one', async () => {
    const { database, server } = await startServer(open, { worker: false });
    await server.close();
    await runSql(database, 'delete from instance');
    const lost = /table instance does not have the row derivation_key.*Restore a complete backup/;
    const keys = { masterKey: database.masterKey };
    await expect(createServer({ database: database.url, ...keys })).rejects.toThrow(lost);
    const { stdout } = await rollbook(['doctor'], {
      cwd: await newFolder(),
      env: environment(database, keys),
    });
    expect(stdout).toMatch(/^failed +master key +The database is incomplete/m);
    expect(await runSql(database, 'select name from instance')).toEqual([]);
  });
});

test('a key file contains the current key and previous ones, and becomes private', async () => {
  const folder = await newFolder();
  const database = `sqlite:${join(folder, 'rollbook.db')}`;
  const file = join(folder, 'rollbook.db.key');
  const first = await createServer({ database });
  const { testKey } = await first.createSchool({ name: 'Example School' });
  const { learners } = clientOf(first, testKey);
  const learner = await learners.get((await learners.create({ name: 'A', race: 'coloured' })).id);
  await first.close();
  const old = await readFile(file, 'utf8');
  const next = `${randomBytes(32).toString('hex')}\n`;
  const reads = async (keys: string) => {
    await writeFile(file, keys);
    await using server = await createServer({ database });
    expect(await clientOf(server, testKey).learners.get(learner.id)).toEqual(learner);
  };
  await chmod(file, 0o644);
  await reads(next + old);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const env = { DATABASE_URL: database };
  const rotated = await rollbook(['key', 'rotate-master'], { cwd: folder, env });
  expect(rotated).toMatchObject({ code: 0, stdout: expect.stringContaining('Complete') });
  await reads(next);
  await expect(reads(old)).rejects.toThrow('The master key is not the one');
  await expect(reads(`${next}short`)).rejects.toThrow('64 hex digits on each line');
});
