import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { newFolder, rollbook, startCommand } from '../support/command.ts';
import { environmentOf, openPostgres, openSqlite, type TestDatabase } from '../support/databases.ts';
import { eventually } from '../support/expect.ts';
import { Records, schoolDay } from '../support/fixtures/records.ts';
import { runSql, storedTables } from '../support/inspect.ts';
import { startReceiver } from '../support/receiver.ts';
import { clientOf, startServer, toLoopback } from '../support/server.ts';

const ofProcesses = [
  'kysely_migration',
  'kysely_migration_lock',
  'master_key_processes',
  'rate_windows',
  'process_leases',
  'webhook_pace',
];

async function emptyPostgres(): Promise<TestDatabase> {
  const database = await openPostgres('nothing');
  onTestFinished(() => database[Symbol.asyncDispose]());
  return database;
}

/** A function that runs a command on the database. */
async function commandsOn(database: TestDatabase) {
  const options = { cwd: await newFolder(), env: environmentOf(database) };
  return (command: string) => rollbook(command.split(' '), options);
}

/** The rows of every table of schools, sorted, with numbers as text: PostgreSQL gives large ones so. The mark of a copy is not of a school. */
async function rowsOf(database: TestDatabase): Promise<Record<string, string[]>> {
  const tables = [...(await storedTables(database))].filter(([name]) => !ofProcesses.includes(name));
  const textOf = (row: Record<string, unknown>) =>
    JSON.stringify(
      Object.entries(row)
        .map(([name, value]) => [name, value === null ? null : String(value)])
        .toSorted(),
    );
  return Object.fromEntries(
    tables.map(([name, { rows }]) => [
      name,
      rows
        .filter(({ name }) => name !== 'moved_to')
        .map(textOf)
        .toSorted(),
    ]),
  );
}

it('rollbook copy copies a school with records of every kind to PostgreSQL, where it is continued', async () => {
  const receiver = await startReceiver();
  const clock = schoolDay();
  const started = await startServer(openSqlite, { clock });
  const { database, server, client, testKey } = started;
  const records = new Records(started);
  await records.all();
  await client.webhooks.create({ url: receiver.url, events: ['learner.created'] });
  const waiting = await client.learners.create({ name: 'Thandi Example' });
  const target = await emptyPostgres();
  const cwd = await newFolder();
  const copy = () => rollbook(['copy', target.url, '--json'], { cwd, env: environmentOf(database) });

  const made = (await client.learners.list({ limit: 100 })).data;
  await server.close();
  const { code, stdout, stderr } = await copy();
  expect([code, stderr]).toEqual([0, '']);
  const rows = await rowsOf(database);
  const { tables, rows: total } = JSON.parse(stdout);
  expect(tables).toEqual(
    Object.fromEntries(Object.entries(rows).map(([name, { length }]) => [name, length])),
  );
  expect(total).toBe(Object.values(rows).flat().length);
  expect(await rowsOf(target)).toEqual(rows);

  const env = { ...environmentOf(database), DATABASE_URL: target.url };
  const verified = await rollbook(['audit', 'verify'], { cwd, env });
  expect(verified).toMatchObject({ code: 0, stdout: expect.stringContaining('All logs are valid.') });
  const { masterKey } = database;
  const continued = await createServer({ database: target.url, masterKey, clock, ...toLoopback });
  onTestFinished(() => continued.close());
  const there = clientOf(continued, testKey);
  expect((await there.learners.list({ limit: 100 })).data).toEqual(made);
  await there.learners.create({ name: 'Sipho Example' });
  await continued.drainDeliveries();
  expect(receiver.received.map(({ event }) => event.data.name)).toEqual(
    expect.arrayContaining([waiting.name, 'Sipho Example']),
  );
});

it('rollbook copy waits for no server, and copies everything or nothing', async () => {
  const { database, server, client } = await startServer(openSqlite);
  for (let index = 0; index < 3; index++) await client.learners.create({ name: `Learner ${index}` });
  const target = await emptyPostgres();
  const run = await commandsOn(database);
  const copy = () => run(`copy ${target.url}`);
  const early = await copy();
  expect(early).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^rollbook: A server uses the database/),
  });
  await server.close();
  // What PostgreSQL cannot store stops the copy after other tables were copied.
  await runSql(database, `update learners set name = 'a' || char(0) where name = 'Learner 1'`);
  expect(await copy()).toMatchObject({ code: 1, stdout: '' });
  const empty = await rowsOf(target);
  expect(Object.values(empty).flat()).toEqual([]);
  await runSql(database, `update learners set name = 'Learner 1' where name like 'a%'`);
  expect(await copy()).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Copied \d+ rows from sqlite:/),
  });
  expect(await rowsOf(target)).toEqual(await rowsOf(database));
});

it('a SQLite database that was copied is no longer written to, unless the copy is abandoned', async () => {
  const { database, server, client } = await startServer(openSqlite);
  await client.learners.create({ name: 'Thandi Example' });
  await server.close();
  const target = await emptyPostgres();
  const run = await commandsOn(database);
  expect((await run(`copy ${target.url}`)).code).toBe(0);

  const { host, pathname } = new URL(target.url);
  const where = `postgres://${host}${pathname}`;
  const refused = `rollbook: The database ${database.url} was copied to ${where} and is no longer used, because records would be changed in both. Start the server with DATABASE_URL=${where} (and its user and password). To use the SQLite database again, instead of the copy, run rollbook copy --undo.\n`;
  const writing = [
    'serve --port 0',
    'migrate',
    'key create --school sch_1',
    'school create --name A',
    'demo',
  ];
  writing.push('key rotate-master', 'retention run', `copy ${target.url}`);
  for (const command of writing)
    expect(await run(command), command).toMatchObject({ code: 2, stdout: '', stderr: refused });
  const { masterKey, url } = database;
  await expect(createServer({ database: url, masterKey })).rejects.toThrow(`was copied to ${where}`);
  for (const command of ['school list', 'audit verify'])
    expect(await run(command), command).toMatchObject({ code: 0 });
  const notice = new RegExp(`was copied to ${where} at 20.*Z, and what was changed since is only there`);
  expect(await run('backup copy.db')).toMatchObject({ code: 0, stderr: expect.stringMatching(notice) });

  expect(await run('copy --undo postgres://127.0.0.1:1/other')).toMatchObject({
    ...{ code: 2, stdout: '' },
    stderr: expect.stringContaining(`was copied to ${where}, and not to postgres://127.0.0.1:1/other`),
  });
  const folder = await newFolder();
  const series = startCommand(['backup', folder, '--every', '1h'], {
    cwd: folder,
    env: environmentOf(database),
  });
  await eventually(() => expect(series.output.stderr).toMatch(notice));
  expect(await series.stop()).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
  // Nor is a backup of it one of the copy.
  await run(`backup ${join(folder, 'copy.db')}`);
  const doctor = ['doctor', '--json', '--backups', folder];
  const checked = await rollbook(doctor, {
    cwd: folder,
    env: { ...environmentOf(database), DATABASE_URL: target.url },
  });
  expect(JSON.parse(checked.stdout).checks).toContainEqual(
    expect.objectContaining({ check: 'backups', status: 'failed' }),
  );
  expect(await run('copy --undo')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(`as it was at 20.*Z.*\n.*changed in ${where} since then is only there`),
  });
  expect(await run('copy --undo')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('was not copied'),
  });
  const again = await createServer({ database: url, masterKey });
  await again.close();
  expect(await run(`copy ${target.url}`)).toMatchObject({
    ...{ code: 2, stdout: '' },
    stderr: expect.stringMatching(/^rollbook: The PostgreSQL database is not empty: \w+ has rows\./),
  });
  await (await createServer({ database: url, masterKey })).close();
});

it('servers refuse a copy that is abandoned, if it is named, and not before they have ended', async () => {
  const { database, server } = await startServer(openSqlite);
  await server.close();
  const target = await emptyPostgres();
  const run = await commandsOn(database);
  expect((await run(`copy ${target.url}`)).code).toBe(0);
  const { masterKey } = database;
  const onCopy = await createServer({ database: target.url, masterKey });
  expect(await run(`copy --undo ${target.url}`)).toMatchObject({
    ...{ code: 2, stdout: '' },
    stderr: expect.stringMatching(/^rollbook: A server uses the database/),
  });
  await expect(createServer({ database: database.url, masterKey })).rejects.toThrow('was copied to');
  await onCopy.close();
  expect(await run(`copy --undo ${target.url}`)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/can be used again[\s\S]*\nServers refuse postgres:.*\.\n$/),
  });
  await (await createServer({ database: database.url, masterKey })).close();
  const refused = createServer({ database: target.url, masterKey });
  await expect(refused).rejects.toThrow(`is a copy of ${database.url} that is no longer used`);
});

it('a copy that was interrupted is completed by the next, even if PostgreSQL has everything', async () => {
  const { database, server } = await startServer(openSqlite);
  await server.close();
  const target = await emptyPostgres();
  const run = await commandsOn(database);
  expect((await run(`copy ${target.url}`)).code).toBe(0);
  const rows = await rowsOf(target);
  // The state between the two commits, that of PostgreSQL and that of SQLite.
  await runSql(
    database,
    `update instance set value = replace(value, '"isComplete":true', '"isComplete":false') where name = 'moved_to'`,
  );
  expect(await run('serve --port 0')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /A copy .* to postgres:.* did not finish\. To complete it, run rollbook copy .* again/,
    ),
  });
  const other = target.url.replace(/[^/]*$/, 'other');
  expect(await run(`copy ${other}`)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('did not finish'),
  });
  expect(await run(`copy ${target.url}`)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('was copied before'),
  });
  expect(await rowsOf(target)).toEqual(rows);
  expect(await run('serve --port 0')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('is no longer used'),
  });
});

it('rollbook copy says what it cannot copy', async () => {
  const database = await openSqlite();
  onTestFinished(() => database[Symbol.asyncDispose]());
  const cwd = await newFolder();
  const run = (from: string, to: string) => rollbook(['copy', to], { cwd, env: { DATABASE_URL: from } });
  const target = 'postgres://localhost/copy';
  const errors = [
    await run(target, target),
    await run(database.url, 'sqlite:other.db'),
    await run('sqlite:none.db', target),
    await run(database.url, target),
  ];
  expect(errors.map(({ code }) => code)).toEqual([2, 2, 2, 2]);
  expect(errors.map(({ stderr }) => stderr).join('')).toMatch(
    /pg_dump[\s\S]*use rollbook backup[\s\S]*none\.db does not exist[\s\S]*The master key is needed/,
  );
});
