import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newFolder, rollbook } from '../support/command.ts';
import { environmentOf, onBothDatabases } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';

onBothDatabases('rollbook migrate --check', (open) => {
  it('says by its exit code whether the database has to be migrated, and changes nothing', async () => {
    const database = await open('nothing');
    onTestFinished(() => database[Symbol.asyncDispose]());
    const cwd = await newFolder();
    const env = environmentOf(database);
    const run = (...args: string[]) => rollbook(['migrate', ...args], { cwd, env });
    const unmigrated = await run('--check', '--json');
    expect([unmigrated.code, unmigrated.stderr]).toEqual([3, '']);
    expect(JSON.parse(unmigrated.stdout)).toMatchObject({
      version: null,
      applied: [],
      pending: ['0001-schema'],
    });
    expect(await run('--check')).toMatchObject({
      code: 3,
      stdout: expect.stringMatching(
        /(no schema|no such file) yet\npending 0001-schema\nThe database has to be migrated/,
      ),
    });
    expect(await run()).toMatchObject({ code: 0, stdout: 'applied 0001-schema\n' });
    expect(await run('--check')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/: schema 0001-schema\nThe database is up to date\.\n$/),
    });
    await runSql(database, "insert into kysely_migration values ('9999-later', '2026-01-01')");
    expect(await run('--check')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('does not know 9999-later. Install that version, or a later one.'),
    });
  });
});

it('rollbook migrate --check creates no database', async () => {
  const cwd = await newFolder();
  const { code, stdout } = await rollbook(['migrate', '--check'], {
    cwd,
    env: { DATABASE_URL: 'sqlite:new.db' },
  });
  expect([code, stdout]).toEqual([3, expect.stringContaining('pending 0001-schema')]);
  expect(existsSync(join(cwd, 'new.db'))).toBe(false);
});
