import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { newFolder, rollbook, rollbookProgram } from '../support/command.ts';
import { environmentOf, openSqlite } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';
import { clientOf, startServer } from '../support/server.ts';

it('rollbook backup copies a database of one moment, while a server writes to it', async () => {
  const { client, database, testKey } = await startServer(openSqlite);
  const gone = await client.learners.create({ name: 'Nomsa Forgotten' });
  await client.learners.update(gone.id, { name: 'Nomsa Example' });
  const cwd = await newFolder();
  const env = environmentOf(database);
  let isDone = false;
  const backup = rollbookProgram(['backup', 'copy.db', '--json'], { cwd, env }).finally(() => {
    isDone = true;
  });
  const confirmedAt: number[] = [];
  while (!isDone) {
    await client.learners.create({ name: `Learner ${confirmedAt.length + 1}` });
    confirmedAt.push(Date.now());
  }
  const file = join(cwd, 'copy.db');
  const { code, stdout, stderr } = await backup;
  expect([code, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toEqual({ file, bytes: statSync(file).size, key_file: null });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(cwd)).toEqual(['copy.db']);

  const restored = { ...database, url: `sqlite:${file}` };
  const counts = await runSql(
    restored,
    `select (select count(*) from learners) as learners, (select count(*) from events where type = 'learner.created') as events,
      (select count(*) from audit_log where action = 'learner.created') as entries`,
  );
  const { learners } = counts[0] as { learners: number };
  expect(counts).toEqual([{ learners, events: learners, entries: learners }]);
  const verified = await rollbook(['audit', 'verify'], { cwd, env: { ...env, DATABASE_URL: restored.url } });
  expect(verified).toMatchObject({ code: 0, stdout: expect.stringContaining('All logs are valid.') });
  const server = await createServer({ database: restored.url, masterKey: database.masterKey, worker: false });
  onTestFinished(() => server.close());
  const copied = await clientOf(server, testKey).learners.list({ limit: 100 });
  expect(copied.data[0]?.name).toBe('Nomsa Example');
  expect(copied.data.slice(1).map(({ name }) => name)).toEqual(
    copied.data.slice(1).map((_, index) => `Learner ${index + 1}`),
  );
  // What was confirmed before the time that a backup names is in it.
  const drill = await rollbook(['restore', '--drill', 'copy.db', '--json'], { cwd, env });
  const madeAt = Date.parse(JSON.parse(drill.stdout).made_at);
  const before = confirmedAt.filter((at) => at < madeAt).length;
  expect(learners - 1).toBeGreaterThanOrEqual(before);
});

it('a backup with another master key than that of the database is made, and says so', async () => {
  const { database, server } = await startServer(openSqlite);
  await server.close();
  const cwd = await newFolder();
  const env = { ...environmentOf(database), ROLLBOOK_MASTER_KEY: 'b'.repeat(64) };
  expect(await rollbook(['backup', 'copy.db'], { cwd, env })).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/which it does not contain\. Keep that key in another place\.\n$/),
    stderr: expect.stringMatching(
      /^rollbook: The master key is not the one .*, which is mk_\w+; the configured one is mk_/,
    ),
  });
  const { ROLLBOOK_MASTER_KEY: _, ...without } = env;
  expect(await rollbook(['backup', 'other.db'], { cwd, env: without })).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Keep that key in another place.'),
    stderr: expect.stringMatching(
      /\.key is missing, and the database was encrypted with the master key in it/,
    ),
  });
});

it('a backup contains nothing that was deleted, and a database of an earlier version can be backed up', async () => {
  const database = await openSqlite();
  onTestFinished(() => database[Symbol.asyncDispose]());
  await runSql(database, 'create table earlier (name text primary key, note text)');
  await runSql(database, `insert into earlier values ('a', 'canary of a deleted row'), ('b', 'kept')`);
  await runSql(database, `delete from earlier where name = 'a'`);
  await runSql(database, 'delete from kysely_migration');
  const cwd = await newFolder();
  const { url } = database;
  // Its key file is beside it, and not read.
  const { code, stdout } = await rollbook(['backup', 'copy.db'], { cwd, env: { DATABASE_URL: url } });
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^Wrote \/.*copy\.db: \d+\.\d MB, checked\.\nThe copy can be used only with the master key, which it does not contain\. Keep \/.*\/rollbook\.db\.key in another place\.\n$/,
  );
  const bytes = readFileSync(join(cwd, 'copy.db'), 'latin1');
  expect([bytes.includes('canary'), bytes.includes('kept')]).toEqual([false, true]);
});

it('what backups that were killed an hour ago have left is removed, and nothing else', async () => {
  const database = await openSqlite();
  onTestFinished(() => database[Symbol.asyncDispose]());
  const cwd = await newFolder();
  const left = ['copy.db.0a', 'rollbook-2026-01-01T080000Z.db.0b'].flatMap((name) =>
    ['', '-journal'].map((suffix) => `${name}.partial${suffix}`),
  );
  const running = ['copy.db.0c.partial', 'copy.db.0c.partial-journal'];
  const others = ['mine.partial', 'mine.partial-journal', 'rollbook-notes.txt'];
  for (const name of [...left, ...running, ...others]) writeFileSync(join(cwd, name), 'x');
  const longAgo = Date.now() / 1000 - 7200;
  for (const name of [...left, ...others]) utimesSync(join(cwd, name), longAgo, longAgo);
  expect(await rollbook(['backup', 'copy.db'], { cwd, env: environmentOf(database) })).toMatchObject({
    code: 0,
  });
  expect(readdirSync(cwd).toSorted()).toEqual(['copy.db', ...running, ...others].toSorted());
});

it('rollbook backup replaces no file, and says what it cannot do', async () => {
  const database = await openSqlite();
  onTestFinished(() => database[Symbol.asyncDispose]());
  const cwd = await newFolder();
  const run = (url: string, file = 'copy.db') =>
    rollbook(['backup', file], { cwd, env: { DATABASE_URL: url } });
  writeFileSync(join(cwd, 'copy.db'), 'mine');
  expect(await run(database.url)).toEqual({
    ...{ code: 2, stdout: '' },
    stderr: `rollbook: The file ${join(cwd, 'copy.db')} already exists. Choose another name.\n`,
  });
  expect(readFileSync(join(cwd, 'copy.db'), 'utf8')).toBe('mine');
  expect(await run('sqlite:none.db', 'other.db')).toMatchObject({
    ...{
      code: 2,
      stderr: expect.stringMatching(/^rollbook: The database sqlite:\/.*\/none\.db does not exist\./),
    },
  });
  expect(await run('postgres://localhost/x', 'other.db')).toMatchObject({
    ...{ code: 2, stderr: expect.stringContaining('Use pg_dump') },
  });
  const missing = await run(database.url, 'missing/copy.db');
  expect(missing).toMatchObject({
    ...{ code: 2, stderr: `rollbook: The folder ${join(cwd, 'missing')} does not exist.\n` },
  });

  const damaged = join(cwd, 'damaged.db');
  const bytes = readFileSync(database.url.replace('sqlite:', ''));
  writeFileSync(damaged, bytes.fill(0xff, 4 * 4096, 20 * 4096));
  const refused = await run(`sqlite:${damaged}`, 'other.db');
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/malformed|damaged/);
  expect(existsSync(join(cwd, 'other.db'))).toBe(false);
  expect(readdirSync(cwd).filter((name) => name.includes('partial'))).toEqual([]);
});
