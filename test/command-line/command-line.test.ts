import { readdir, realpath, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Rollbook } from '@rollbook/sdk';
import { createServer } from '@rollbook/server';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import manifest from '../../packages/server/package.json' with { type: 'json' };
import { newFolder, rollbook, rollbookProgram, serve, serveUntil, startCommand } from '../support/command.ts';
import { environmentOf, openPostgres } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';
import { scratchFolder } from '../support/scratch.ts';

const notConfigured = { status: 'not_configured', detail: null };
const noChannels = {
  email: notConfigured,
  sms: notConfigured,
  push: notConfigured,
  letter: notConfigured,
};

/**
 * The option of Node with which programs have another time, which advances as usual: a demo school has the registers of its
 * term so far, so that at the end of a term most of its time is spent on them.
 */
function startedAt(time: string): string {
  const ahead = Date.parse(time) - Date.now();
  const script = `const now=Date.now;Date.now=()=>now()+${ahead}`;
  return `--import=data:text/javascript,${encodeURIComponent(script)}`;
}

test('a first start that is interrupted is completed by the next, which makes a demo school, prints its key once, and serves it', async () => {
  const cwd = await newFolder();
  const path = join(cwd, 'data', 'rollbook.db');
  // The limits apply to the key from when it is shown.
  const env = {
    ROLLBOOK_RATE_LIMIT_READS: '100',
    ROLLBOOK_RATE_LIMIT_WRITES: '50',
    NODE_OPTIONS: startedAt('2026-10-08T10:00:00Z'),
  };
  const small = ['--class-size', '4'];
  const interrupted = startCommand(['serve', '--port', '0', ...small], { cwd, env });
  await interrupted.printed(/^demo school: 8 of/m, 'stderr');
  await interrupted.stop('SIGKILL');
  expect(interrupted.output.stdout).not.toContain('sk_test_');

  const first = await serve({ cwd, env, args: small });
  const [testKey = ''] = /sk_test_\w+/.exec(first.output.stdout) ?? [];
  const client = new Rollbook({ apiKey: testKey, baseUrl: first.url });
  expect(await client.school.get()).toMatchObject({ name: 'Demo School', mode: 'test' });
  expect(await Array.fromAsync(client.learners.list({ limit: 100 }))).toHaveLength(64);
  expect(first.output.stdout).toContain(`${first.url}/docs`);
  expect(first.output.stderr).not.toContain(testKey);
  expect(first.output.stderr).toMatch(/^demo school: (\d+) of \1$/m);
  expect(await first.stop()).toBe(0);
  expect((await stat(`${path}.key`)).mode & 0o777).toBe(0o600);

  const second = await serve({ cwd, env: { LOG_LEVEL: 'silent' } });
  expect(second.output.stdout.split('\n')).toEqual([
    ...[
      expect.stringMatching(/^Sign in to the settings screen as .+ \(Demo School\), once, within an hour:$/),
      '',
      expect.stringMatching(new RegExp(`^  ${second.url}/settings/link#sltok_\\w{43}$`)),
      '',
      `database sqlite:${join(await realpath(cwd), 'data/rollbook.db')}`,
      'messages email, sms, push, letter not configured: copies of live schools are not sent, and get the status not_configured',
      `listening on ${second.url}`,
    ],
    '',
  ]);
  const again = new Rollbook({ apiKey: testKey, baseUrl: second.url });
  expect((await again.learners.list({ limit: 100 })).data).toHaveLength(64);
});

test('a first start that is interrupted on PostgreSQL is completed by the next, with classes of the size that was asked for first, and prints what a script needs once', async () => {
  const cwd = await newFolder();
  const database = await openPostgres();
  onTestFinished(() => database[Symbol.asyncDispose]());
  const env = { ...environmentOf(database), NODE_OPTIONS: startedAt('2026-10-08T10:00:00Z') };
  const isUnderWay = async () => (await runSql(database, 'select id from learners')).length === 64;
  expect(await serveUntil(isUnderWay, { cwd, env, args: ['--class-size', '4'] })).not.toContain('sk_test_');

  const second = await serve({ cwd, env, args: ['--json'] });
  const printed = JSON.parse(second.output.stdout);
  expect(second.output.stdout).toBe(`${JSON.stringify(printed)}\n`);
  const { demo_school: demo } = printed;
  expect(printed).toEqual({
    url: second.url,
    database: database.url.replace(/\/\/.*@/, '//'),
    demo_school: {
      school_id: expect.stringMatching(/^sch_/),
      test_school_id: expect.stringMatching(/^sch_/),
      live_key: expect.stringMatching(/^sk_live_/),
      test_key: expect.stringMatching(/^sk_test_/),
      learners: 64,
    },
    settings_link: expect.objectContaining({
      mode: 'test',
      school_id: demo.test_school_id,
      url: expect.stringContaining(`${second.url}/settings/link#sltok_`),
    }),
    channels: noChannels,
  });
  const client = new Rollbook({ apiKey: demo.test_key, baseUrl: second.url });
  expect(await client.school.get()).toMatchObject({ id: demo.test_school_id, mode: 'test' });
  expect((await client.learners.list({ limit: 100 })).data).toHaveLength(64);
  // Each of the 16 classes has a register for each of the three days of the term so far.
  expect((await client.registers.list({ limit: 100 })).data).toHaveLength(48);
  const keys = await Array.fromAsync(client.apiKeys.list());
  expect(keys.filter(({ revoked_at }) => revoked_at === null)).toHaveLength(1);
  const live = new Rollbook({ apiKey: demo.live_key, baseUrl: second.url });
  expect(await live.school.get()).toMatchObject({ id: demo.school_id, mode: 'live' });
  await second.stop();

  const third = await serve({ cwd, env, args: ['--json'] });
  expect(JSON.parse(third.output.stdout).demo_school).toBeNull();
  const listed = await rollbook(['school', 'list', '--json'], { cwd, env });
  const { school_id, test_school_id } = demo;
  expect(JSON.parse(listed.stdout)).toEqual({
    schools: [{ school_id, test_school_id, name: 'Demo School', suspended_at: null, deleting_since: null }],
  });
  expect((await rollbook(['key', 'create', '--school', school_id, '--json'], { cwd, env })).code).toBe(0);
});

test('school list names the schools with their ids, in the order of their creation', async () => {
  const cwd = await newFolder();
  expect(await rollbook(['school', 'list'], { cwd })).toMatchObject({ code: 2 });
  const create = async (name: string) =>
    JSON.parse((await rollbook(['school', 'create', '--name', name, '--json'], { cwd })).stdout);
  const made = [await create('First School'), await create('Second School')];
  const lines = made.flatMap(({ school_id, test_school_id }, index) => [
    index === 0 ? 'First School' : 'Second School',
    `  School       ${school_id}`,
    `  Test school  ${test_school_id}`,
  ]);
  expect((await rollbook(['school', 'list'], { cwd })).stdout).toBe(`${lines.join('\n')}\n`);
});

test('serve --json prints one line with what a script needs', async () => {
  const cwd = await newFolder();
  const database = `sqlite:${join(await realpath(cwd), 'own.db')}`;
  const { url, output } = await serve({ cwd, args: ['--json', '--no-demo', '--database', 'sqlite:own.db'] });
  expect(output.stdout).toBe(
    `${JSON.stringify({ url, database, demo_school: null, settings_link: null, channels: noChannels })}\n`,
  );
});

test('serve --no-demo leaves an empty database without a school', async () => {
  const cwd = await newFolder();
  const server = await serve({ cwd, args: ['--no-demo'] });
  expect(server.output.stdout).toContain(
    'The database has no schools. To create one: rollbook school create --help\n',
  );
  expect(server.output.stdout).not.toContain('sk_test_');
  await server.stop();
  // A school would be found by the next start.
  const next = await serve({ cwd, args: ['--no-demo'] });
  expect(next.output.stdout).toContain('The database has no schools.');
});

test('serve --development lets test schools send to loopback until a live school is in use, and says so', async () => {
  const cwd = await newFolder();
  const own = await createServer({ database: `sqlite:${join(cwd, 'data', 'rollbook.db')}` });
  const { testKey: apiKey } = await own.createSchool({ name: 'Example School' });
  await own.close();
  const line = /^(?:test schools can|webhooks cannot).*$/m;
  const start = async (env: Record<string, string> = {}) => {
    const server = await serve({ cwd, args: ['--development'], env });
    return { server, said: line.exec(server.output.stdout)?.[0] };
  };
  const first = await start();
  expect(first.said).toBe('test schools can send webhooks to loopback addresses');
  const client = new Rollbook({ apiKey, baseUrl: first.server.url });
  const create = () => client.webhooks.create({ url: 'http://127.0.0.1:8080/hooks', events: ['*'] });
  await create();
  // Another process ends it at once.
  // A school to try things with changes nothing.
  const trial = ['school', 'create', '--development', '--name', 'Trial', '--json'];
  const made = JSON.parse((await rollbook(trial, { cwd })).stdout);
  expect(Object.keys(made)).toEqual(['test_school_id', 'test_key', 'database']);
  const tried = new Rollbook({ apiKey: made.test_key, baseUrl: first.server.url });
  expect((await tried.learners.list()).data).toEqual([]);
  await create();
  expect((await rollbook(['school', 'create', '--name', 'X'], { cwd })).code).toBe(0);
  await expect(create()).rejects.toMatchObject({ code: 'target_not_allowed' });
  await first.server.printed(/because a live school of this server is in use/, 'stderr');
  await first.server.stop();

  const because = 'webhooks cannot be sent to loopback addresses, because';
  expect((await start()).said).toBe(`${because} a live school of this server is in use`);
  const reached = await start({ ROLLBOOK_TRUSTED_PROXIES: '127.0.0.1' });
  expect(reached.said).toBe(`${because} ROLLBOOK_TRUSTED_PROXIES is set`);
  const setting = { ROLLBOOK_WEBHOOK_ALLOW_LOOPBACK_TARGETS: 'true', HOST: '0.0.0.0' };
  const refused = await rollbook(['serve'], { cwd, env: setting });
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('HOST is 0.0.0.0') });
});

test('--version prints the version of the program', async () => {
  const { code, stdout } = await rollbook(['--version'], { cwd: await newFolder() });
  expect(stdout).toBe(`${manifest.version}\n`);
  expect(code).toBe(0);
});

test('schools and keys are made and ended from the command line', async () => {
  const cwd = await newFolder();
  const made = await rollbook(['school', 'create', '--name', 'Command School', '--json'], { cwd });
  expect(made.code).toBe(0);
  const school = JSON.parse(made.stdout);
  expect(Object.keys(school)).toEqual(['school_id', 'test_school_id', 'live_key', 'test_key', 'database']);
  expect(school.database).toBe(`sqlite:${join(await realpath(cwd), 'data/rollbook.db')}`);

  const key = await rollbook(
    ['key', 'create', '--school', school.school_id, '--scopes', 'read:learners', '--json'],
    { cwd },
  );
  const reader = JSON.parse(key.stdout);
  const server = await serve({ cwd });
  const client = new Rollbook({ apiKey: reader.key, baseUrl: server.url, maxRetries: 0 });
  expect((await client.learners.list()).data).toEqual([]);
  await expect(client.learners.create({ name: 'A' })).rejects.toMatchObject({
    status: 403,
    code: 'insufficient_scope',
  });
  await server.stop();

  expect(await rollbook(['key', 'create', '--school', 'sch_none'], { cwd })).toMatchObject({
    ...{ code: 2, stderr: 'rollbook: The school sch_none does not exist.\n' },
  });
  const bySecret = await rollbook(['key', 'revoke', reader.key], { cwd });
  expect(bySecret).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/begins with key_.* rollbook key list/),
  });
  expect(bySecret.stderr).not.toContain(reader.key);
  expect(await rollbook(['key', 'revoke', reader.id], { cwd })).toMatchObject({
    code: 0,
    stdout: `Revoked ${reader.id}.\n`,
  });
  const restarted = await serve({ cwd });
  const revoked = new Rollbook({ apiKey: reader.key, baseUrl: restarted.url, maxRetries: 0 });
  await expect(revoked.learners.list()).rejects.toMatchObject({ status: 401, code: 'invalid_api_key' });
});

test('an option without its value does not take the next option as one', async () => {
  const cwd = await newFolder();
  const { code, stderr } = await rollbook(['school', 'create', '--name', '--json'], { cwd });
  expect(code).toBe(2);
  expect(stderr).toContain("option '--name <name>' has no value: it is followed by --json");
});

test('key list shows the keys of a school and its test school, but not their secrets', async () => {
  const cwd = await newFolder();
  const run = async (...args: string[]) => JSON.parse((await rollbook([...args, '--json'], { cwd })).stdout);
  const school = await run('school', 'create', '--name', 'First School');
  const other = await run('school', 'create', '--name', 'Second School');
  const expires = '2199-01-31T22:00:00.000Z';
  const made = await run(
    ...['key', 'create', '--school', school.school_id, '--name', 'Reader', '--mode', 'live'],
    ...['--expires', '2199-02-01T00:00:00+02:00'],
  );
  expect(made).toMatchObject({ expires_at: expires });
  const past = await rollbook(['key', 'create', '--school', school.school_id, '--expires', '2020-01-01'], {
    cwd,
  });
  expect(past).toMatchObject({ code: 2, stderr: 'rollbook: expires_at: must be in the future\n' });
  await rollbook(['key', 'revoke', made.id], { cwd });

  const { keys } = await run('key', 'list', '--school', school.test_school_id);
  expect(keys).toMatchObject([
    { school_id: school.school_id, name: 'First key', mode: 'live', status: 'active', revoked_at: null },
    {
      ...{ id: made.id, school_id: school.school_id, name: 'Reader', mode: 'live', status: 'revoked' },
      ...{ scopes: made.scopes, last_used_at: null, expires_at: expires, revoked_at: expect.any(String) },
    },
    { school_id: school.test_school_id, name: 'First key', mode: 'test', status: 'active' },
  ]);
  expect(keys[1].hint).toBe(`${made.key.slice(0, 12)}…${made.key.slice(-4)}`);
  const all = await run('key', 'list');
  expect(all.keys).toMatchObject([
    ...keys,
    { school_id: other.school_id, mode: 'live' },
    { school_id: other.test_school_id, mode: 'test' },
  ]);
  expect(JSON.stringify(all)).not.toMatch(/sk_(test|live)_\w{20}|hash/);

  const { stdout } = await rollbook(['key', 'list', '--school', school.school_id], { cwd });
  const [head, ...lines] = stdout.trimEnd().split('\n');
  expect(head?.split(/ {2,}/)).toEqual(['Id', 'School', 'Mode', 'Status', 'Key', 'Last used', 'Name']);
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual(
    keys.map((key: Record<string, string>) => [
      ...[key.id, key.school_id, key.mode, key.status, key.hint, 'never', key.name],
    ]),
  );
  expect(await rollbook(['key', 'list', '--school', 'sch_none'], { cwd })).toMatchObject({
    ...{ code: 2, stdout: '', stderr: 'rollbook: The school sch_none does not exist.\n' },
  });
});

test('migrate says what it applied, and that there is nothing more to do', async () => {
  const cwd = await newFolder();
  expect((await rollbook(['migrate'], { cwd })).stdout).toContain('applied 0001-schema');
  expect((await rollbook(['migrate'], { cwd })).stdout).toBe('The database is up to date.\n');
  expect(await readdir(join(cwd, 'data'))).toContain('rollbook.db');
});

describe('demo', () => {
  let folder = '';
  let made: { learners: number; test_key: string };

  beforeAll(async () => {
    folder = await scratchFolder('demo');
    const { code, stdout } = await rollbookProgram(['demo', '--class-size', '4', '--json'], { cwd: folder });
    expect(code).toBe(0);
    made = JSON.parse(stdout);
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** A client of the school that was made. */
  async function clientOfDemo(): Promise<Rollbook> {
    const database = `sqlite:${join(folder, 'data/rollbook.db')}`;
    const server = await createServer({ database, worker: false });
    onTestFinished(() => server.close());
    return new Rollbook({ apiKey: made.test_key, baseUrl: server.url });
  }

  test('makes a school with classes of the size that is asked for', async () => {
    expect(made).toMatchObject({ learners: 64, test_key: expect.stringMatching(/^sk_test_/) });
    const client = await clientOfDemo();
    const count = async (list: PromiseLike<{ data: unknown[] }>) => (await list).data.length;
    const all = { limit: 100 };
    expect(await count(client.terms.list(all))).toBe(4);
    expect(await count(client.gradeLevels.list(all))).toBe(8);
    expect(await count(client.staff.list(all))).toBe(30);
    expect(await count(client.classes.list(all))).toBe(40);
    for await (const { kind, counts } of client.imports.list())
      expect(counts, kind).toMatchObject({ failed: 0 });
    const [learner] = (await client.learners.list({ class: '5A', limit: 1 })).data;
    expect(learner).toMatchObject({
      grade_level: 'Grade 5',
      status: 'active',
      class_id: expect.stringMatching(/^cls_/),
    });
    const [guardian] = (await client.learnerGuardians.list(learner?.id ?? '')).data;
    expect(guardian).toMatchObject({ is_primary: true });
    expect(await count(client.learners.enrollments(learner?.id ?? ''))).toBeGreaterThanOrEqual(4);
  });

  test('makes one in which the example of the README can be repeated', async () => {
    const client = await clientOfDemo();
    for (let run = 0; run < 10; run++) {
      const learner = await client.learners.create({
        name: 'Thandi Example',
        grade_level: 'Grade 5',
        class: '5B',
      });
      const moved = await client.learners.update(learner.id, { grade_level: 'Grade 6', class: '6B' });
      expect(moved.class).toBe('6B');
    }
  });
});

test.each([
  [['bogus'], /unknown command 'bogus'/],
  [['school', 'create'], /--name/],
  [['demo', '--class-size', '0'], /must be an integer from 1 to 60/],
  [['key', 'create', '--school', 'sch_none', '--mode', 'prod'], /--mode must be live or test/],
  [['key', 'create', '--school', 'sch_none', '--expires', 'soon'], /a duration such as 12h or 90d/],
  [['import', '.'], /The API key is missing/],
  [['serve', '--no-api', '--no-worker'], /would do nothing. Leave one of them out/],
])('a wrong command line %j says what is wrong and exits with 2', async (args, message) => {
  const { code, stderr } = await rollbook(args, { cwd: await newFolder() });
  expect(stderr).toMatch(message);
  expect(code).toBe(2);
});

test('a PostgreSQL that cannot be reached is reported, without its password', async () => {
  const cwd = await newFolder();
  const env = {
    DATABASE_URL: 'postgres://rollbook:hunter2@127.0.0.1:1/rollbook',
    ROLLBOOK_MASTER_KEY: 'a'.repeat(64),
  };
  const { code, stderr } = await rollbook(['serve'], { cwd, env });
  expect(stderr).toMatch(/the database postgres:\/\/127.0.0.1:1\/rollbook: .*ECONNREFUSED/);
  expect(stderr).not.toContain('hunter2');
  expect(code).toBe(1);
});

test('a port that is in use is named, with what to do', async () => {
  const cwd = await newFolder();
  const { url } = await serve({ cwd, args: ['--no-demo'] });
  const { port } = new URL(url);
  const second = await rollbook(['serve', '--no-demo', '--port', port], { cwd });
  expect(second).toMatchObject({
    code: 1,
    stdout: '',
    stderr: `rollbook: Port ${port} on 127.0.0.1 is in use, perhaps by another \`rollbook serve\`. Stop that process, or choose another port with --port or PORT (0 for any free port). Every process needs its own, also with --no-api, for health checks.\n`,
  });
  for (const args of [[], ['--no-api']]) {
    const env = { ROLLBOOK_METRICS_PORT: port };
    const third = await rollbook(['serve', '--no-demo', '--port', '0', ...args], { cwd, env });
    expect(third).toMatchObject({
      ...{ code: 1, stdout: '' },
      stderr: expect.stringMatching(
        `^rollbook: Port ${port} on .* another port with ROLLBOOK_METRICS_PORT \\(`,
      ),
    });
  }
  const same = await rollbook(['serve', '--no-demo', '--port', '4999'], {
    ...{ cwd, env: { ROLLBOOK_METRICS_PORT: '4999' } },
  });
  expect(same).toMatchObject({ code: 2, stderr: expect.stringContaining('the port of the API') });
  const elsewhere = await rollbook(['serve', '--no-demo', '--host', '192.0.2.1'], { cwd });
  expect(elsewhere).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('192.0.2.1 is not an address'),
  });
});

test.each([
  ['serve --port high', '--port: must be an integer from 0 to 65535'],
  ['serve --database=', '--database: is empty'],
  ['migrate --database mysql://x', '--database: must be sqlite:<path>'],
  ['doctor --database mysql://x', '--database: must be sqlite:<path>'],
])('an invalid value is named by the option with which it is given: %s', async (command, message) => {
  const { code, stdout, stderr } = await rollbook(command.split(' '), { cwd: await newFolder() });
  expect(stdout + stderr).toContain(message);
  expect(code).toBe(command.startsWith('doctor') ? 1 : 2);
});

test('every error of the configuration is named at once, and nothing is started', async () => {
  const cwd = await newFolder();
  const env = { PORT: 'high', DATABASE_URL: 'mysql://x', ROLLBOOK_MASTER_KEY: 'short', ROLLBOOK_TYPO: '1' };
  const { code, stderr } = await rollbook(['serve'], { cwd, env });
  for (const name of Object.keys(env)) expect(stderr).toContain(name);
  expect(stderr).toContain('PORT: must be an integer from 0 to 65535\n');
  expect(stderr).not.toContain('short');
  expect(code).toBe(2);
  expect(await readdir(cwd)).toEqual([]);
});
