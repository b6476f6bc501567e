import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newFolder, rollbook, startCommand } from '../support/command.ts';
import { environmentOf, openSqlite } from '../support/databases.ts';
import { eventually } from '../support/expect.ts';
import { startServer } from '../support/server.ts';

const name = /^rollbook-\d{4}-\d\d-\d\dT\d{6}Z(-\d+)?\.db$/;

it('rollbook backup --every makes backups while a server writes, keeps the newest, and stops with SIGTERM', async () => {
  const { client, database } = await startServer(openSqlite);
  const cwd = await newFolder();
  writeFileSync(join(cwd, 'mine.db'), 'not a backup');
  writeFileSync(join(cwd, 'rollbook-notes.txt'), 'not a backup either');
  const args = ['backup', cwd, '--every', '1s', '--keep', '2', '--json'];
  const running = startCommand(args, { cwd, env: environmentOf(database) });
  let written = 0;
  const lines = () => running.output.stdout.split('\n').filter((line) => line !== '');
  await eventually(async () => {
    await client.learners.create({ name: `Learner ${++written}` });
    expect(lines().length).toBeGreaterThanOrEqual(4);
  });
  expect(await running.stop()).toBe(0);
  expect(running.output.stderr).toBe('');
  const made = lines().map((line) => JSON.parse(line));
  expect(made.slice(0, 2).flatMap(({ deleted }) => deleted)).toEqual([]);
  expect(made.slice(2).every(({ deleted }) => deleted.length === 1)).toBe(true);
  const names = readdirSync(cwd);
  expect(names.filter((each) => name.test(each)).map((each) => join(cwd, each))).toEqual(
    made.slice(-2).map(({ file }) => file),
  );
  expect(names.filter((each) => !name.test(each)).toSorted()).toEqual(['mine.db', 'rollbook-notes.txt']);
  for (const { file } of made.slice(-2)) {
    const tried = await rollbook(['restore', '--drill', file], { cwd, env: environmentOf(database) });
    expect(tried).toMatchObject({ code: 0, stdout: expect.stringContaining('The backup can be restored.') });
  }
});

it('a backup that cannot be written is reported, deletes nothing, and is made when there is room again', async () => {
  const { database } = await startServer(openSqlite);
  const cwd = await newFolder();
  const args = ['backup', cwd, '--every', '1s', '--keep', '1'];
  const running = startCommand(args, { cwd, env: environmentOf(database) });
  await running.printed(/^Wrote /m);
  const limit = (value: string) =>
    execFileSync('prlimit', [`--pid=${running.child.pid}`, `--fsize=${value}:`]);
  limit('8192');
  await running.printed(/rollbook: No backup was made at .*Z: /, 'stderr');
  const left = readdirSync(cwd);
  expect(left).toEqual([expect.stringMatching(name)]);
  const { stdout } = running.output;
  limit('unlimited');
  await eventually(() => expect(running.output.stdout.length).toBeGreaterThan(stdout.length));
  expect(readdirSync(cwd)).toEqual([expect.stringMatching(name)]);
  expect(readdirSync(cwd)).not.toEqual(left);

  limit('8192');
  const { length } = running.output.stderr;
  await eventually(() => expect(running.output.stderr.length).toBeGreaterThan(length));
  expect(await running.stop()).toBe(1);
});

it('rollbook backup --keep-daily keeps the last backup of each of the newest days', async () => {
  const { database } = await startServer(openSqlite);
  const cwd = await newFolder();
  const first = join(await newFolder(), 'first.db');
  expect((await rollbook(['backup', first], { cwd, env: environmentOf(database) })).code).toBe(0);
  const earlier = ['01T080000', '01T200000', '02T080000', '02T200000', '03T080000'];
  for (const [index, time] of earlier.entries()) {
    const file = join(cwd, `rollbook-2026-01-${time}Z.db`);
    copyFileSync(first, file);
    utimesSync(file, 1_767_000_000 + index, 1_767_000_000 + index);
  }
  const args = ['backup', cwd, '--every', '1d', '--keep', '1', '--keep-daily', '3'];
  const running = startCommand(args, { cwd, env: environmentOf(database) });
  await running.printed(/^Wrote .* verified\. Deleted 3 older\.$/m);
  expect(await running.stop()).toBe(0);
  // Of the day of the new one, and of the two days before it that have backups.
  expect(readdirSync(cwd).toSorted()).toEqual([
    'rollbook-2026-01-02T200000Z.db',
    'rollbook-2026-01-03T080000Z.db',
    expect.stringMatching(name),
  ]);
});

it('rollbook backup --keep goes by when backups were made, not by when they were copied to the folder', async () => {
  const { database } = await startServer(openSqlite);
  const cwd = await newFolder();
  const first = join(await newFolder(), 'first.db');
  expect((await rollbook(['backup', first], { cwd, env: environmentOf(database) })).code).toBe(0);
  const times = ['080000Z', '100000Z', '100000Z-2', '100000Z-10'];
  for (const [index, time] of times.entries()) {
    const file = join(cwd, `rollbook-2026-01-01T${time}.db`);
    copyFileSync(first, file);
    // The oldest was copied last.
    utimesSync(file, 1_767_300_000 - index, 1_767_300_000 - index);
  }
  const running = startCommand(['backup', cwd, '--every', '1d', '--keep', '3'], {
    cwd,
    env: environmentOf(database),
  });
  await running.printed(/^Wrote .* verified\. Deleted 2 older\.$/m);
  expect(await running.stop()).toBe(0);
  expect(readdirSync(cwd).toSorted()).toEqual([
    'rollbook-2026-01-01T100000Z-10.db',
    'rollbook-2026-01-01T100000Z-2.db',
    expect.stringMatching(name),
  ]);
});

it('a file that another process deletes meanwhile does not make a new backup seem to have failed', async () => {
  const { database } = await startServer(openSqlite);
  const cwd = await newFolder();
  const env = environmentOf(database);
  // What a folder still lists, and is no longer there.
  symlinkSync(join(cwd, 'deleted'), join(cwd, 'rollbook-2026-01-01T080000Z.db'));
  const running = startCommand(['backup', cwd, '--every', '1s', '--keep', '1'], { cwd, env });
  await running.printed(/^Wrote .* verified\. Deleted 1 older\.$/m);
  expect(await running.stop()).toBe(0);
  expect(running.output.stderr).toBe('');
  const checked = await rollbook(['doctor', '--backups', cwd], { cwd, env });
  expect(checked.stdout).toMatch(/^ok +backups +\S+\.db, of /m);
});

it('a backup is not reported as failed because older ones cannot be deleted', async () => {
  const { database } = await startServer(openSqlite);
  const cwd = await newFolder();
  // Neither is a backup: a folder, and a file that cannot be read.
  mkdirSync(join(cwd, 'rollbook-2026-01-01T080000Z.db'));
  const unreadable = join(cwd, 'rollbook-2026-01-01T090000Z.db');
  symlinkSync(unreadable, unreadable);
  const args = ['backup', cwd, '--every', '1s', '--keep', '1'];
  const running = startCommand(args, { cwd, env: environmentOf(database) });
  await running.printed(/^Wrote .* verified\.$/m);
  await running.printed(/^rollbook: Older backups could not be deleted: ELOOP.*T090000Z\.db/m, 'stderr');
  expect(running.output.stderr).not.toContain('No backup was made');
  rmSync(unreadable);
  await running.printed(/^Wrote .* verified\. Deleted \d+ older\.$/m);
  expect(await running.stop()).toBe(0);
  expect(readdirSync(cwd).toSorted()).toEqual([
    'rollbook-2026-01-01T080000Z.db',
    expect.stringMatching(name),
  ]);
});

it('a database that is not there is not made by backing it up, and is backed up when it is there again', async () => {
  const { database, server } = await startServer(openSqlite);
  await server.close();
  const cwd = await newFolder();
  const path = database.url.slice('sqlite:'.length);
  const args = ['backup', cwd, '--every', '1s'];
  const running = startCommand(args, { cwd, env: environmentOf(database) });
  await running.printed(/^Wrote /m);
  renameSync(path, `${path}.away`);
  await running.printed(
    /^rollbook: No backup was made at .*: The database sqlite:\S+ does not exist/m,
    'stderr',
  );
  expect(existsSync(path)).toBe(false);
  renameSync(`${path}.away`, path);
  const { length } = running.output.stdout;
  await eventually(() => expect(running.output.stdout.length).toBeGreaterThan(length));
  expect(await running.stop()).toBe(0);
});

it('databases that are backed up to one folder do not delete the backups of each other', async () => {
  const folder = await newFolder();
  writeFileSync(join(folder, 'backup.key'), randomBytes(32).toString('hex'));
  const encrypted = ['--key-file', join(folder, 'backup.key')];
  const made = () => readdirSync(folder).filter((each) => /^rollbook-.*(db|enc)$/.test(each));
  const start = async (more: string[]) => {
    // A database of its own: those of tests are copies of one.
    const cwd = await newFolder();
    expect((await rollbook(['school', 'create', '--name', 'Example School'], { cwd })).code).toBe(0);
    return startCommand(['backup', folder, '--every', '1s', '--keep', '1', ...more], { cwd });
  };
  const kept: string[] = [];
  for (const more of [[], encrypted, []]) {
    const running = await start(more);
    await running.printed(/^Wrote .*Deleted 1 older/m);
    expect(await running.stop()).toBe(0);
    const now = made();
    expect(now).toEqual(expect.arrayContaining(kept));
    expect(now).toHaveLength(kept.length + 1);
    kept.splice(0, kept.length, ...now);
  }
});

it('an encrypted backup shows nothing, and is refused with another key, cut off, extended or changed', async () => {
  const { client, database } = await startServer(openSqlite);
  await client.learners.create({ name: 'Nomsa Canary' });
  const cwd = await newFolder();
  const key = 'ab'.repeat(32);
  writeFileSync(join(cwd, 'key'), `${key}\n`);
  writeFileSync(join(cwd, 'other'), `${'cd'.repeat(32)}\n`);
  writeFileSync(join(cwd, 'bad'), 'too short');
  const run = (...args: string[]) => rollbook(args, { cwd, env: environmentOf(database) });
  const made = await run('backup', 'one.db.enc', '--key-file', 'key');
  expect(made).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/encrypted with bk_[0-9a-f]{12}, checked/),
  });
  const bytes = readFileSync(join(cwd, 'one.db.enc'));
  expect(bytes.includes('Nomsa Canary')).toBe(false);
  expect(bytes.includes('SQLite format')).toBe(false);
  const plain = await run('backup', 'plain.db');
  expect(plain.code).toBe(0);
  expect(readFileSync(join(cwd, 'plain.db')).includes('Nomsa Canary')).toBe(true);
  expect(
    readdirSync(database.url.replace(/^sqlite:(.*)\/.*$/, '$1')).filter((each) => each.includes('copy')),
  ).toEqual([]);

  const tried = (file: string, ...more: string[]) => run('restore', '--drill', file, ...more);
  const drill = await tried('one.db.enc', '--key-file', 'key', '--json');
  expect(drill).toMatchObject({ code: 0 });
  // Without the key, a backup says the same time.
  const only = await newFolder();
  copyFileSync(join(cwd, 'one.db.enc'), join(only, 'one.db.enc'));
  const checked = await run('doctor', '--backups', only);
  expect(checked.stdout).toContain(`one.db.enc, of ${JSON.parse(drill.stdout).made_at}`);
  const refusals = [
    await tried('one.db.enc'),
    await tried('one.db.enc', '--key-file', 'other'),
    await tried('one.db.enc', '--key-file', 'bad'),
    await tried('one.db.enc', '--key-file', 'none'),
  ];
  expect(refusals.map(({ code }) => code)).toEqual([2, 2, 2, 2]);
  expect(refusals.map(({ stderr }) => stderr)).toEqual([
    expect.stringContaining('is encrypted. Name the file of its key with --key-file.'),
    expect.stringMatching(/is encrypted with the key bk_[0-9a-f]{12}; the given one is bk_/),
    expect.stringContaining('does not contain 32 bytes in hex or base64'),
    expect.stringContaining('cannot be read'),
  ]);
  const firstChunk = 32 + bytes.readUInt32BE(28);
  const middle = Math.floor(bytes.length / 2);
  const changes: Record<string, Buffer> = {
    cut: bytes.subarray(0, bytes.length - 1),
    cutAtChunk: bytes.subarray(0, firstChunk + 1_048_576 + 16),
    extended: Buffer.concat([bytes, Buffer.from('x')]),
    headerOnly: bytes.subarray(0, 60),
    changed: Buffer.from(bytes).fill(7, middle, middle + 1),
    header: Buffer.from(
      bytes
        .toString('latin1')
        .replace(/"salt":"./, (text) => `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`),
      'latin1',
    ),
  };
  for (const [kind, content] of Object.entries(changes)) {
    writeFileSync(join(cwd, 'changed.db.enc'), content);
    const refused = await tried('changed.db.enc', '--key-file', 'key');
    expect([kind, refused.code, refused.stderr]).toEqual([
      kind,
      1,
      expect.stringContaining('is damaged: it was changed or cut off after it was written'),
    ]);
    expect(refused.stdout + refused.stderr).not.toContain(key);
  }
});

it('rollbook backup --every refuses what cannot work at its start', async () => {
  const database = await openSqlite();
  onTestFinished(() => database[Symbol.asyncDispose]());
  const cwd = await newFolder();
  const run = (...args: string[]) => rollbook(['backup', ...args], { cwd, env: environmentOf(database) });
  const refused = [
    await run('none', '--every', '1m'),
    await run('.', '--every', '0s'),
    await run('.', '--every', '1m', '--keep', '0'),
    await run('.', '--every', '1m', '--keep-daily', '3'),
    await run('copy.db', '--keep', '3'),
  ];
  expect(refused.map(({ code }) => code)).toEqual([2, 2, 2, 2, 2]);
  expect(refused.map(({ stderr }) => stderr)).toEqual([
    expect.stringContaining('the argument is a folder'),
    expect.stringContaining('must be a duration'),
    expect.stringContaining('must be an integer of at least 1'),
    expect.stringContaining('--keep-daily needs --keep'),
    expect.stringContaining('need --every'),
  ]);
});
