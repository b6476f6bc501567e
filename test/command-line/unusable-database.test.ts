import { existsSync, mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newFolder, rollbook } from '../support/command.ts';
import { environmentOf, onEachDatabase, openSqlite } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';

test.each([
  ['school list'],
  ['key create --school sch_1'],
  ['key list'],
  ['key revoke key_1'],
  ['retention run --dry-run'],
  ['backup copy.db'],
])('%s does not make a database where there is none, and says which it looked for', async (command) => {
  const cwd = await newFolder();
  const { code, stdout, stderr } = await rollbook(command.split(' '), { cwd });
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(
    /^rollbook: The database sqlite:\/.*\/data\/rollbook\.db does not exist\. Run the command in the folder of the server, or name its database with --database or DATABASE_URL\.\n$/,
  );
  expect(readdirSync(cwd)).toEqual([]);
});

describe('a file that is not a usable database is named, with the reason, by', () => {
  test.each([['serve --port 0'], ['backup copy.db']])('%s', async (command) => {
    const cwd = await newFolder();
    const run = async (name: string) => {
      const { code, stderr } = await rollbook([...command.split(' '), '--database', `sqlite:${name}`], {
        cwd,
      });
      return { code, stderr: stderr.slice(stderr.indexOf('rollbook: ')) };
    };
    const unusable = (name: string, reason: string) => ({
      code: 1,
      stderr: `rollbook: Cannot use the database sqlite:${join(cwd, name)}: ${reason}\n`,
    });
    writeFileSync(join(cwd, 'text.db'), 'not a database, but a text that is long enough to have a header');
    expect(await run('text.db')).toEqual(unusable('text.db', 'the file is not a SQLite database.'));
    mkdirSync(join(cwd, 'folder.db'));
    expect(await run('folder.db')).toEqual(
      unusable(
        'folder.db',
        'it cannot be opened. Check that it is a file, and that this user can read and write it and its folder.',
      ),
    );
    const database = await openSqlite();
    onTestFinished(() => database[Symbol.asyncDispose]());
    await copyFile(database.url.replace('sqlite:', ''), join(cwd, 'cut.db'));
    truncateSync(join(cwd, 'cut.db'), 200_000);
    expect(await run('cut.db')).toEqual(unusable('cut.db', 'the file is damaged. Restore a backup.'));
  });
});

onEachDatabase('databases of a later version', (open) => {
  test('are left alone, and the version is asked for', async () => {
    const cwd = await newFolder();
    const database = await open();
    onTestFinished(() => database[Symbol.asyncDispose]());
    const env = environmentOf(database);
    await runSql(
      database,
      "insert into kysely_migration (name, timestamp) values ('9999-later', '2027-01-01T00:00:00Z')",
    );
    for (const command of ['serve --port 0', 'school list']) {
      const { code, stdout, stderr } = await rollbook(command.split(' '), { cwd, env });
      expect({ code, stdout }, command).toEqual({ code: 2, stdout: '' });
      expect(stderr, command).toContain(
        'The database was migrated by a later version of Rollbook: this version does not know 9999-later. Install that version, or a later one.',
      );
    }
    expect(existsSync(join(cwd, 'data'))).toBe(false);
  });
});
