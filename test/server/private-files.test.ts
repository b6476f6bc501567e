import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from '@rollbook/server';
import { expect, test } from 'vitest';
import { newFolder, serve } from '../support/command.ts';

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

test('a new database is in files and folders that only their owner can read', async () => {
  const folder = join(await newFolder(), 'new', 'data');
  const path = join(folder, 'rollbook.db');
  await using server = await createServer({ database: `sqlite:${path}` });
  await server.createSchool({ name: 'Example School' });
  const files = await readdir(folder);
  expect(files.sort()).toEqual(['rollbook.db', 'rollbook.db-shm', 'rollbook.db-wal', 'rollbook.db.key']);
  for (const file of files) expect(await modeOf(join(folder, file)), file).toBe(0o600);
  expect(await modeOf(folder)).toBe(0o700);
  expect(await modeOf(join(folder, '..'))).toBe(0o700);
});

test('a database that everybody can read becomes private; its folder stays as it is, with a warning', async () => {
  const cwd = await newFolder();
  const folder = join(cwd, 'shared');
  await mkdir(folder);
  await chmod(folder, 0o755);
  const path = join(folder, 'rollbook.db');
  await (await createServer({ database: `sqlite:${path}` })).close();
  await chmod(path, 0o644);
  const env = { DATABASE_URL: `sqlite:${path}` };
  const first = await serve({ cwd, env, args: ['--no-api'] });
  expect(await modeOf(path)).toBe(0o600);
  expect(await modeOf(`${path}-wal`)).toBe(0o600);
  expect(await modeOf(folder)).toBe(0o755);
  expect(await first.stop()).toBe(0);
  expect(first.output.stderr).toContain(`Other users can access the database directory ${folder}`);
  // A group may have been let in on purpose.
  await chmod(folder, 0o750);
  await chmod(path, 0o640);
  const second = await serve({ cwd, env, args: ['--no-api'] });
  expect(await modeOf(path)).toBe(0o640);
  expect(await second.stop()).toBe(0);
  expect(second.output.stderr).not.toContain('Other users');
});

test('a database whose key file is missing is refused, and no other key is left beside it', async () => {
  const folder = await newFolder();
  const path = join(folder, 'rollbook.db');
  const start = () => createServer({ database: `sqlite:${path}` });
  await (await start()).close();
  await rm(`${path}.key`);
  for (let attempt = 0; attempt < 2; attempt++)
    await expect(start()).rejects.toThrow(`${path}.key is missing`);
  expect(await readdir(folder)).not.toContain('rollbook.db.key');
});
