import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newFolder, rollbook, rollbookProgram, rollbookUntil } from '../support/command.ts';
import { environmentOf, onBothDatabases, openPostgres, openSqlite } from '../support/databases.ts';
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
    chmodSync(join(cwd, 'text.db'), 0o644);
    mkdirSync(join(cwd, 'folder.db'));
    chmodSync(join(cwd, 'folder.db'), 0o755);
    expect(await run('folder.db')).toEqual(
      unusable(
        'folder.db',
        'it cannot be opened. Check that it is a file, and that this user can read and write it and its folder.',
      ),
    );
    // What is no database is not changed, not even its mode.
    expect(await run('text.db')).toMatchObject({ code: 1 });
    const modeOf = (name: string) => statSync(join(cwd, name)).mode & 0o777;
    expect([modeOf('text.db'), modeOf('folder.db')]).toEqual([0o644, 0o755]);
    const database = await openSqlite();
    onTestFinished(() => database[Symbol.asyncDispose]());
    await copyFile(database.url.replace('sqlite:', ''), join(cwd, 'cut.db'));
    truncateSync(join(cwd, 'cut.db'), 200_000);
    expect(await run('cut.db')).toEqual(unusable('cut.db', 'the file is damaged. Restore a backup.'));
    const checked = await rollbook(['doctor', '--database', 'sqlite:cut.db'], { cwd });
    expect(checked.stdout).toMatch(/cut\.db: the file is damaged\. Restore a backup\. \(.*malformed\)$/m);
  });
});

describe('a SQLite database of another program', () => {
  const tables = {
    'with tables': ['create table books (id integer primary key)'],
    'with migrations of its own': [
      'create table kysely_migration (name text)',
      "insert into kysely_migration values ('001-books')",
    ],
  };
  const commands = [
    'serve --port 0',
    'migrate',
    'school create --name A',
    'key list',
    'demo',
    'backup copy.db',
  ];

  test.each(Object.entries(tables))('%s is left as it is, and named', async (_name, statements) => {
    const database = await openSqlite('nothing');
    onTestFinished(() => database[Symbol.asyncDispose]());
    for (const statement of statements) await runSql(database, statement);
    const file = database.url.replace('sqlite:', '');
    chmodSync(file, 0o644);
    const [content, folder] = [readFileSync(file), readdirSync(dirname(file))];
    const cwd = await newFolder();
    for (const command of commands) {
      const { code, stdout, stderr } = await rollbook(command.split(' '), {
        cwd,
        env: { DATABASE_URL: database.url },
      });
      expect({ code, stdout }, command).toEqual({ code: 1, stdout: '' });
      expect(stderr, command).toMatch(
        /rollbook: Cannot use the database sqlite:.*rollbook\.db: it belongs to another program \(tables: \w+\)\. Choose a file that does not exist\.\n$/,
      );
    }
    expect(readFileSync(file).equals(content)).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o644);
    expect(readdirSync(dirname(file))).toEqual(folder);
    expect(readdirSync(cwd)).toEqual([]);
  });

  test('with nothing in it is a new one', async () => {
    const database = await openSqlite('nothing');
    onTestFinished(() => database[Symbol.asyncDispose]());
    writeFileSync(database.url.replace('sqlite:', ''), '');
    const { code, stdout } = await rollbook(['migrate'], {
      cwd: await newFolder(),
      env: environmentOf(database),
    });
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('applied 0001-schema') });
  });
});

test('on PostgreSQL, tables of other programs in the same schema stay, and one with the same name is reported', async () => {
  const database = await openPostgres('nothing');
  onTestFinished(() => database[Symbol.asyncDispose]());
  const migrate = async () => rollbook(['migrate'], { cwd: await newFolder(), env: environmentOf(database) });
  await runSql(database, 'create table learners (id integer)');
  await runSql(database, 'create table books (id integer)');
  expect(await migrate()).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/"learners" already exists/),
  });
  const tablesIn = async () =>
    (await runSql(database, "select tablename from pg_tables where schemaname = 'public' order by 1"))
      .map(({ tablename }) => String(tablename))
      .filter((name) => !name.startsWith('kysely_migration'));
  expect(await tablesIn()).toEqual(['books', 'learners']);
  await runSql(database, 'drop table learners');
  expect((await migrate()).code).toBe(0);
  expect(await tablesIn()).toContain('books');
});

test.each([
  ['create table learners (id int)', /relation "learners" already exists, and belongs to another program/],
  ['create view classes as select 1 as id', /relation "classes" already exists/],
  ["create type events as enum ('a')", /type "events" already exists/],
  ['create table instance (name text)', /The table instance of the database belongs to another program/],
  ['create table master_keys (id int)', /The table master_keys of the database belongs to another program/],
])(
  'on PostgreSQL, what takes the name of a table from Rollbook is named, with the remedy: %s',
  async (statement, named) => {
    const database = await openPostgres('nothing');
    onTestFinished(() => database[Symbol.asyncDispose]());
    await runSql(database, statement);
    const { stdout, stderr } = await rollbook(['migrate'], {
      cwd: await newFolder(),
      env: environmentOf(database),
    });
    expect(stdout).toBe('');
    expect(stderr).toMatch(named);
    expect(stderr).toMatch(/Use another database, or on PostgreSQL another schema: /);
  },
);

describe('on PostgreSQL, the tables of migrations of another program', () => {
  const schema = `example_${randomUUID().replaceAll('-', '')}`;
  const foreign = [
    'create table kysely_migration (name text)',
    "insert into kysely_migration values ('001-books')",
  ];

  test.each([schema, `${schema},public`])(
    'in another schema are left alone, with the search path %s',
    async (path) => {
      const database = await openPostgres('nothing');
      onTestFinished(() => database[Symbol.asyncDispose]());
      for (const statement of [...foreign, `create schema ${schema}`]) await runSql(database, statement);
      onTestFinished(() => runSql(database, `drop schema ${schema} cascade`).then(() => {}));
      const url = new URL(`?options=-c%20search_path%3D${path}`, database.url).href;
      const env = environmentOf({ ...database, url });
      const cwd = await newFolder();
      expect(await rollbook(['migrate'], { cwd, env })).toMatchObject({ code: 0 });
      expect(await rollbook(['migrate'], { cwd, env })).toMatchObject({ code: 0, stderr: '' });
      expect((await rollbook(['school', 'create', '--name', 'A'], { cwd, env })).code).toBe(0);
      expect(await runSql(database, 'select name from public.kysely_migration')).toEqual([
        { name: '001-books' },
      ]);
      expect(await runSql(database, `select distinct name from ${schema}.schools`)).toEqual([{ name: 'A' }]);
    },
  );

  test('in the same schema are named, with the remedy', async () => {
    const database = await openPostgres('nothing');
    onTestFinished(() => database[Symbol.asyncDispose]());
    for (const statement of foreign) await runSql(database, statement);
    for (const command of ['migrate', 'school list']) {
      const { code, stdout, stderr } = await rollbook(command.split(' '), {
        cwd: await newFolder(),
        env: environmentOf(database),
      });
      expect({ code, stdout }, command).toEqual({ code: 2, stdout: '' });
      expect(stderr, command).toContain('kysely_migration of the database belongs to another program');
    }
  });

  test('of another Rollbook are those of another server', async () => {
    const database = await openPostgres();
    onTestFinished(() => database[Symbol.asyncDispose]());
    await runSql(database, `create schema ${schema}`);
    onTestFinished(() => runSql(database, `drop schema ${schema} cascade`).then(() => {}));
    const url = new URL(`?options=-c%20search_path%3D${schema}`, database.url).href;
    const env = environmentOf({ ...database, url, masterKey: randomBytes(32) });
    const { code, stdout } = await rollbook(['migrate'], { cwd: await newFolder(), env });
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('applied 0001-schema') });
  });
});

describe('a PostgreSQL database in which the schema cannot be created is named, with the remedy:', () => {
  const migrateAt = async (url: string, ...args: string[]) => {
    const database = { url, masterKey: randomBytes(32) };
    return rollbook(['migrate', ...args], { cwd: await newFolder(), env: environmentOf(database) });
  };
  const name = `example_${randomUUID().replaceAll('-', '')}`;
  /** The URL of a new database after a statement in it, which another one undoes. */
  const prepared = async (statement: string, undo: string) => {
    const database = await openPostgres('nothing');
    await runSql(database, statement);
    onTestFinished(async () => {
      await runSql(database, undo);
      await database[Symbol.asyncDispose]();
    });
    return { database, url: new URL(database.url) };
  };

  test('its user may not create tables', async () => {
    const { url } = await prepared(`create role ${name} login password 'example'`, `drop role ${name}`);
    url.username = name;
    url.password = 'example';
    expect(await migrateAt(url.href)).toMatchObject({
      code: 1,
      stderr: `rollbook: Cannot use the database postgres://${url.host}${url.pathname}: the user ${name} may not create tables in the schema public. Make it the owner of the database with: alter database "${url.pathname.slice(1)}" owner to "${name}"\n`,
    });
  });

  test('its encoding is not UTF-8', async () => {
    const create = `create database ${name} template template0 encoding 'LATIN1'`;
    const { url } = await prepared(create, `drop database ${name}`);
    url.pathname = `/${name}`;
    const { code, stderr } = await migrateAt(url.href);
    expect({ code, stderr }).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/its encoding is LATIN1\./),
    });
    expect(await migrateAt(url.href, '--check')).toMatchObject({
      ...{ code: 2, stdout: '' },
      stderr: expect.stringMatching(/its encoding is LATIN1\. .* encoding 'UTF8'/),
    });
  });

  test('its search path has no schema, until there is one', async () => {
    const { database, url } = await prepared('select 1', `drop schema ${name} cascade`);
    const searchPath = new URL(`?options=-c%20search_path%3D${name}`, url).href;
    const { code, stderr } = await migrateAt(searchPath);
    expect({ code, stderr }).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`none of the schemas of its search_path (${name}) exists`),
    });
    await runSql(database, `create schema ${name}`);
    expect(await migrateAt(searchPath)).toMatchObject({ code: 0 });
  });
});

onBothDatabases('databases of a later version', (open) => {
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

onBothDatabases('databases of an unreleased version', (open, dialect) => {
  test('are left as they are, and it is said what to do', async () => {
    const cwd = await newFolder();
    const database = await open('nothing');
    onTestFinished(() => database[Symbol.asyncDispose]());
    const env = environmentOf(database);
    const statements = [
      'create table kysely_migration (name text, timestamp text)',
      "insert into kysely_migration values ('0001-spine', '2026-01-01'), ('0002-grade-levels-and-subjects', '2026-01-01')",
      'create table instance (name text primary key, value text)',
      "insert into instance values ('master_key_fingerprint', '0123456789abcdef')",
    ];
    for (const statement of statements) await runSql(database, statement);
    const file = database.url.replace('sqlite:', '');
    const before = dialect === 'sqlite' ? readFileSync(file) : undefined;
    for (const command of ['serve --port 0', 'migrate', 'demo', 'school list', 'backup copy.db']) {
      if (command.startsWith('backup') && dialect === 'postgres') continue;
      const { code, stdout, stderr } = await rollbook(command.split(' '), { cwd, env });
      expect({ code, stdout }, command).toEqual({ code: dialect === 'sqlite' ? 1 : 2, stdout: '' });
      expect(stderr, command).toContain(
        'was made by an unreleased version of Rollbook, before 0.1.0, and cannot be migrated. Use a new database.',
      );
    }
    expect(await runSql(database, 'select count(*) as count from kysely_migration')).toEqual([
      { count: dialect === 'sqlite' ? 2 : '2' },
    ]);
    if (before) expect(readFileSync(file).equals(before)).toBe(true);
    else
      expect(
        await runSql(database, "select tablename from pg_tables where schemaname = 'public' order by 1"),
      ).toEqual([{ tablename: 'instance' }, { tablename: 'kysely_migration' }]);
    expect(readdirSync(cwd)).toEqual([]);
  });
});

onBothDatabases('a new database', (open) => {
  test('is migrated once by programs that start at the same time', async () => {
    const cwd = await newFolder();
    const database = await open('nothing');
    onTestFinished(() => database[Symbol.asyncDispose]());
    const run = () => rollbookProgram(['migrate', '--json'], { cwd, env: environmentOf(database) });
    const results = await Promise.all([run(), run(), run()]);
    expect(results.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(results.flatMap(({ stdout }) => JSON.parse(stdout).applied)).toEqual(['0001-schema']);
  });
});

describe('a key file without its database', () => {
  const fileAt = (path: string) => ({
    url: `sqlite:${path}`,
    masterKey: randomBytes(32),
    [Symbol.asyncDispose]: async () => {},
  });
  const create = (cwd: string) => rollbook(['school', 'create', '--name', 'Example School'], { cwd });

  test.each([
    ['a file that is gone', 'does not exist', (path: string) => rmSync(path)],
    ['a file of 0 bytes', 'is empty', (path: string) => truncateSync(path)],
    [
      'a file without what was in its write-ahead log',
      'is empty',
      (path: string) => {
        rmSync(path);
        return runSql(fileAt(path), 'pragma journal_mode = wal');
      },
    ],
  ])('is no reason to begin with an empty one: %s', async (_name, state, lose) => {
    const cwd = await newFolder();
    expect((await create(cwd)).code).toBe(0);
    const path = join(cwd, 'data', 'rollbook.db');
    await lose(path);
    const wasThere = existsSync(path);
    for (const command of [
      ['serve', '--port', '0', '--no-demo'],
      ['school', 'create', '--name', 'Other'],
    ]) {
      const { code, stderr } = await rollbook(command, { cwd });
      expect(code).toBe(2);
      expect(stderr).toMatch(/rollbook\.db (.*), but the file of its master key .*rollbook\.db\.key\./);
      expect(stderr).toContain(`rollbook.db ${state},`);
      expect(existsSync(path)).toBe(wasThere);
    }
    renameSync(`${path}.key`, join(cwd, 'previous.key'));
    expect((await create(cwd)).code).toBe(0);
  });

  test('is not left by a first start that was killed', async () => {
    const cwd = await newFolder();
    const path = join(cwd, 'data', 'rollbook.db');
    await rollbookUntil(async () => existsSync(path), ['migrate'], { cwd });
    expect((await create(cwd)).code).toBe(0);
  });

  test('is made once by programs that start at the same time', async () => {
    const cwd = await newFolder();
    const run = (name: string) => rollbookProgram(['school', 'create', '--name', name], { cwd });
    const results = await Promise.all(['A', 'B', 'C'].map(run));
    expect(results.map(({ code, stderr }) => [code, stderr])).toEqual(
      results.map(() => [0, expect.any(String)]),
    );
    const { stdout } = await rollbook(['audit', 'verify', '--json'], { cwd });
    expect(JSON.parse(stdout)).toMatchObject({ valid: true });
  });
});
