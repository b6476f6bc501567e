import { mkdirSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig, secretSettings, settingNames } from '../../packages/server/src/app/config.ts';
import { newFolder, rollbook } from '../support/command.ts';
import { environmentOf, onBothDatabases } from '../support/databases.ts';

const values: Record<(typeof secretSettings)[number], string> = {
  DATABASE_URL: 'postgres://rollbook:p%40ss@localhost/rollbook',
  ROLLBOOK_READ_DATABASE_URL: 'postgres://rollbook:p%40ss@localhost/standby',
  ROLLBOOK_DATABASE_DIRECT_URL: 'postgres://rollbook:p%40ss@localhost/direct',
  ROLLBOOK_MASTER_KEY: '0a'.repeat(32),
  ROLLBOOK_PREVIOUS_MASTER_KEYS: `${'0b'.repeat(32)},${'0c'.repeat(32)}`,
  ROLLBOOK_METRICS_TOKEN: 'a token of the metrics',
  ROLLBOOK_SMTP_PASSWORD: ' password with spaces ',
  ROLLBOOK_WEBHOOK_PROXY: 'http://user:password@127.0.0.1:3128',
};
const smtp = {
  ROLLBOOK_SMTP_HOST: 'localhost',
  ROLLBOOK_SMTP_FROM: 'office@example.org',
  ROLLBOOK_SMTP_USER: 'rollbook',
};

test('every setting with a secret can be in a file, with or without line breaks at its end', async () => {
  const folder = await newFolder();
  for (const end of ['', '\n', '\r\n', '\n\n', '\r\n\r\n']) {
    const files = secretSettings.map((name) => {
      writeFileSync(join(folder, name), values[name] + end);
      return [`${name}_FILE`, join(folder, name)] as const;
    });
    expect(readConfig({ ...smtp, ...Object.fromEntries(files) })).toEqual(readConfig({ ...smtp, ...values }));
  }
});

test('an empty DATABASE_URL is refused, and does not begin another database', async () => {
  const cwd = await newFolder();
  const create = (env: Record<string, string>) =>
    rollbook(['school', 'create', '--name', 'Example School', '--json'], { cwd, env });
  expect(await create({ DATABASE_URL: '' })).toMatchObject({
    ...{ code: 2, stdout: '' },
    stderr: expect.stringContaining('DATABASE_URL: is empty; set it, or remove it'),
  });
  expect(await readdir(cwd)).toEqual([]);
  writeFileSync(join(cwd, 'url'), 'sqlite:other.db');
  expect(await create({ DATABASE_URL: '', DATABASE_URL_FILE: 'url' })).toMatchObject({ code: 0 });
  expect(await readdir(cwd)).toContain('other.db');
});

test('every setting whose name says that it is secret can be in a file', () => {
  const secret = settingNames.filter((name) => /KEY|TOKEN|PASSWORD|SECRET/.test(name));
  // Not the number of lookups of keys.
  expect(secret.filter((name) => !secretSettings.some((other) => other === name))).toEqual([
    'ROLLBOOK_RATE_LIMIT_REFUSED_KEYS',
  ]);
});

onBothDatabases('commands', (open) => {
  test('read the database and the master key from files, and --database replaces that of the file', async () => {
    const database = await open();
    onTestFinished(() => database[Symbol.asyncDispose]());
    const cwd = await newFolder();
    const env = environmentOf(database);
    writeFileSync(join(cwd, 'url'), `${env.DATABASE_URL}\n`);
    writeFileSync(join(cwd, 'key'), `${env.ROLLBOOK_MASTER_KEY}\n`);
    const files = { DATABASE_URL_FILE: 'url', ROLLBOOK_MASTER_KEY_FILE: 'key' };
    const created = await rollbook(['school', 'create', '--name', 'Example School'], { cwd, env: files });
    expect(created).toMatchObject({ code: 0, stderr: '' });
    const list = ['school', 'list'];
    const expected = { code: 0, stdout: expect.stringContaining('Example School') };
    expect(await rollbook(list, { cwd, env })).toMatchObject(expected);
    writeFileSync(join(cwd, 'url'), 'sqlite:another.db');
    expect(await rollbook([...list, '--database', database.url], { cwd, env: files })).toMatchObject(
      expected,
    );
  });
});

test('a file that cannot be used is named with the reason, and its content is not shown', async () => {
  const cwd = await newFolder();
  mkdirSync(join(cwd, 'folder'));
  writeFileSync(join(cwd, 'empty'), '\n');
  writeFileSync(join(cwd, 'wrong'), 'not-a-master-key\n');
  const run = (env: Record<string, string>) => rollbook(['school', 'list'], { cwd, env });
  expect(
    await run({
      DATABASE_URL: 'sqlite:other.db',
      DATABASE_URL_FILE: 'wrong',
      ROLLBOOK_MASTER_KEY_FILE: 'wrong',
      ROLLBOOK_PREVIOUS_MASTER_KEYS_FILE: 'folder',
      ROLLBOOK_METRICS_TOKEN_FILE: 'missing',
      ROLLBOOK_WEBHOOK_PROXY_FILE: 'empty',
      ROLLBOOK_SMTP_HOST_FILE: 'wrong',
    }),
  ).toEqual({
    code: 2,
    stdout: '',
    stderr: [
      'rollbook: The configuration is invalid:',
      '  DATABASE_URL_FILE: cannot be set together with DATABASE_URL; remove one of them',
      '  ROLLBOOK_PREVIOUS_MASTER_KEYS_FILE: cannot read the file folder: it is a folder',
      '  ROLLBOOK_METRICS_TOKEN_FILE: cannot read the file missing: it does not exist',
      '  ROLLBOOK_WEBHOOK_PROXY_FILE: the file empty is empty',
      '  ROLLBOOK_MASTER_KEY: must be 32 bytes in hex or base64; create one with: openssl rand -hex 32',
      '  ROLLBOOK_SMTP_HOST_FILE: is not a setting\n',
    ].join('\n'),
  });
});
