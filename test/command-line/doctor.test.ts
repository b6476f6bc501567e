import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ManualClock } from '@rollbook/server';
import { expect, it, onTestFinished, test } from 'vitest';
import { startSmtp } from '../communications/smtp-server.ts';
import { newFolder, rollbook, rollbookProgram, serve } from '../support/command.ts';
import {
  environmentOf,
  type OpenDatabase,
  onBothDatabases,
  openPostgres,
  openSqlite,
  type TestDatabase,
} from '../support/databases.ts';
import { freePort } from '../support/free-port.ts';
import { runSql } from '../support/inspect.ts';
import { issueCertificate } from '../support/issue-certificate.ts';
import { readMetrics } from '../support/metrics.ts';
import type { CommandResult, Environment } from '../support/own-process.ts';
import { createLearner, startHooked } from '../support/receiver.ts';
import { startServer } from '../support/server.ts';

interface Finding {
  check: string;
  status: string;
  detail: string;
  advice: string | null;
}

const enoughRoom = ['--free', '0.001'];

function readReport({ code, stdout, stderr }: CommandResult) {
  expect(stderr).toBe('');
  const report: { status: string; checks: Finding[] } = JSON.parse(stdout);
  expect(code).toBe(report.status === 'failed' ? 1 : 0);
  return report;
}

/** The environment of a program for which the clock of the machine is ahead. */
const clockAhead = (ms: number): Environment => {
  const script = `const now=Date.now;Date.now=()=>now()+${ms}`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
};

/** The environment of a program for which every file system is of a type. */
const fileSystem = (type: number): Environment => {
  const script = `import fs from 'node:fs';import { syncBuiltinESMExports } from 'node:module';
    const real=fs.statfsSync;fs.statfsSync=(path)=>Object.assign(real(path),{type:${type}});syncBuiltinESMExports()`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
};

/** What the command finds wrong, by check. */
async function wrong(env: Environment, args: string[] = [], run = rollbook) {
  const options = { cwd: await newFolder(), env };
  const { checks } = readReport(await run(['doctor', '--json', ...enoughRoom, ...args], options));
  return checks
    .filter(({ status }) => status === 'warning' || status === 'failed')
    .map(({ check, status, detail, advice }) => ({ check, status, text: `${detail} ${advice ?? ''}` }));
}

async function opened(open: OpenDatabase, content?: 'nothing') {
  const database = await open(content);
  onTestFinished(() => database[Symbol.asyncDispose]());
  return database;
}

const saying = (check: string, status: string, text: RegExp) => ({
  check,
  status,
  text: expect.stringMatching(text),
});

onBothDatabases('rollbook doctor', (open, dialect) => {
  it('finds nothing wrong with a server that works, and prints one line for each check', async () => {
    const { database } = await startServer(open);
    const cwd = await newFolder();
    const env = environmentOf(database);
    const { code, stdout, stderr } = await rollbook(['doctor', ...enoughRoom], { cwd, env });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const lines = stdout.trimEnd().split('\n');
    const isSqlite = dialect === 'sqlite';
    expect(lines.map((line) => line.slice(0, 23).trimEnd())).toEqual([
      'ok       configuration',
      'ok       database',
      'ok       clock',
      'ok       master key',
      'ok       deliveries',
      'ok       messages',
      'ok       imports',
      isSqlite ? 'ok       disk' : 'skipped  disk',
      isSqlite ? 'ok       files' : 'skipped  files',
      'ok       webhooks',
      'skipped  email',
      'skipped  backups',
      'Nothing is wrong with w',
    ]);
    expect(lines[1]).toMatch(
      isSqlite ? /, SQLite 3\.\d+\.\d+, can be read/ : /, PostgreSQL \d+\.\d+, can be read/,
    );
    expect(stdout).not.toContain(env.ROLLBOOK_MASTER_KEY);
    expect(stdout).not.toMatch(/:\/\/[^\s/]*@/);
  });

  it('says that the master key is another one, or is being rotated', async () => {
    const { database } = await startServer(open);
    const env = environmentOf(database);
    const key = randomBytes(32).toString('hex');
    expect(await wrong({ ...env, ROLLBOOK_MASTER_KEY: key })).toEqual([
      saying('master key', 'failed', /^The master key is not the one with which this database is encrypted/),
    ]);
    const rotating = { ROLLBOOK_MASTER_KEY: key, ROLLBOOK_PREVIOUS_MASTER_KEYS: env.ROLLBOOK_MASTER_KEY };
    expect(await wrong({ ...env, ...rotating })).toEqual([
      saying('master key', 'warning', /Run rollbook key rotate-master until/),
    ]);
    expect(await wrong({ ...env, ROLLBOOK_MASTER_KEY: undefined })).toEqual([
      saying(
        'master key',
        'failed',
        dialect === 'sqlite' ? /\.key is missing/ : /ROLLBOOK_MASTER_KEY is not set/,
      ),
    ]);
  });

  it('tells a database that has to be migrated from one that this version cannot use', async () => {
    const empty = await opened(open, 'nothing');
    if (dialect === 'sqlite') writeFileSync(empty.url.replace('sqlite:', ''), '', { mode: 0o600 });
    expect(await wrong(environmentOf(empty))).toEqual([
      saying(
        'database',
        'warning',
        /no migration has run on it, so it has no schools\. .*run rollbook migrate/,
      ),
    ]);
    const later = await opened(open);
    await runSql(
      later,
      "insert into kysely_migration (name, timestamp) values ('9999-later', '2027-01-01T00:00:00Z')",
    );
    expect(await wrong(environmentOf(later))).toEqual([
      saying('database', 'failed', /migrated by a later version of Rollbook/),
    ]);
  });

  it('compares the clock of this machine with that of the database, and with the newest change', async () => {
    const { database } = await startServer(open);
    const env = environmentOf(database);
    const shifted = (ms: number) => wrong({ ...env, ...clockAhead(ms) }, [], rollbookProgram);
    expect(await shifted(600_000)).toEqual([
      saying(
        'clock',
        'failed',
        /^The clock of this machine is 600\.\d s ahead of that of the database\. Sync/,
      ),
    ]);
    expect(await shifted(-20_000)).toEqual([
      saying('clock', 'warning', /^The clock of this machine is (19|20)\.\d s behind that of the database\./),
    ]);
    await runSql(database, "update audit_heads set signed_at = '2999-01-01T00:00:00.000Z'");
    expect(await wrong(env)).toEqual([
      saying('clock', 'failed', /^The newest change of a live school is at 2999-01-01T00:00:00\.000Z/),
    ]);
  });

  it('fails when nobody sends the deliveries that are due, and warns when somebody is late', async () => {
    const hooked = await startHooked(open, { worker: false });
    await createLearner(hooked, { drain: false });
    await runSql(hooked.database, "update deliveries set scheduled_at = '2020-01-01T00:00:00.000Z'");
    const env = environmentOf(hooked.database);
    const late = '1 due, 0 scheduled, 0 being sent; the oldest has been due for \\d+ s';
    expect(await wrong(env)).toEqual([
      saying('deliveries', 'failed', new RegExp(`^${late}, and no process works on it\\.`)),
    ]);
    await runSql(
      hooked.database,
      "insert into process_leases (id, lease_until) values ('host:1:1:x:eng_1', '2999-01-01T00:00:00.000Z')",
    );
    expect(await wrong(env)).toEqual([saying('deliveries', 'warning', new RegExp(`^${late}\\.`))]);
  });

  it('fails when nobody prepares the messages that are due, or begins the imports', async () => {
    const channels = { email: { send: async () => ({ status: 'sent' }) as const } };
    const clock = new ManualClock('2020-01-01T08:00:00Z');
    const metrics = { port: 0 };
    const { client, live, server, database } = await startServer(open, {
      worker: false,
      ...{ channels, clock, metrics },
    });
    const guardian = await live.guardians.create({ name: 'Nomsa Example', email: 'nomsa@example.org' });
    const to = { guardian_ids: [guardian.id] };
    await live.messages.create({ channel: 'email', to, subject: 'A', body: 'B' });
    await live.messages.create({
      channel: 'email',
      to,
      subject: 'A',
      body: 'B',
      send_at: '2020-06-01T08:00:00Z',
    });
    await client.imports.create({ kind: 'learners', source: 'sis', rows: [{ name: 'Thandi Example' }] });
    clock.advance(120_000);
    expect(await readMetrics(server.metricsUrl ?? '')).toMatchObject({
      'rollbook_message_copies_waiting{state="due"}': 1,
      rollbook_message_oldest_due_seconds: expect.closeTo(120, 1),
      rollbook_import_oldest_queued_seconds: expect.closeTo(120, 1),
    });
    const nobody = 'and no process works on it\\. Start a server with a worker';
    expect(await wrong(environmentOf(database))).toEqual([
      saying(
        'messages',
        'failed',
        new RegExp(`^2 due, 0 scheduled; the oldest has been due for .* ${nobody}`),
      ),
      saying('imports', 'failed', new RegExp(`^1 queued; the oldest has waited for .* ${nobody}`)),
    ]);
    await server.drainJobs();
    expect(await readMetrics(server.metricsUrl ?? '')).toMatchObject({
      'rollbook_message_copies_waiting{state="due"}': 0,
      rollbook_message_oldest_due_seconds: 0,
      rollbook_import_oldest_queued_seconds: 0,
    });
  });
});

test('rollbook doctor reports every invalid setting, and a database that is not there, without creating it', async () => {
  expect(await wrong({ PORT: 'x', ROLLBOOK_MASTER_KEY_FILE: 'missing' })).toEqual([
    saying('configuration', 'failed', /^ROLLBOOK_MASTER_KEY_FILE: cannot read the file missing/),
    saying('configuration', 'failed', /^PORT: must be an integer/),
  ]);
  expect(await wrong({})).toEqual([saying('database', 'failed', /rollbook\.db does not exist/)]);
  const port = await freePort();
  expect(await wrong({ DATABASE_URL: `postgres://rollbook:canary@127.0.0.1:${port}/rollbook` })).toEqual([
    saying('database', 'failed', /ECONNREFUSED/),
  ]);
});

test('rollbook doctor warns of settings with which a server is not safe, or does not know its clients', async () => {
  const database = await opened(openSqlite);
  const env = environmentOf(database);
  const configuration = (warning: RegExp) => [saying('configuration', 'warning', warning)];
  expect(await wrong({ ...env, HOST: '0.0.0.0' })).toEqual(
    configuration(/HOST is 0\.0\.0\.0.*ROLLBOOK_PUBLIC_URL is not set/),
  );
  const publicUrl = { ROLLBOOK_PUBLIC_URL: 'https://rollbook.example.org' };
  expect(await wrong({ ...env, ...publicUrl })).toEqual(configuration(/ROLLBOOK_TRUSTED_PROXIES is not set/));
  expect(await wrong({ ...env, ...publicUrl, ROLLBOOK_TRUSTED_PROXIES: '127.0.0.1' })).toEqual([]);
  expect(await wrong({ ...env, ROLLBOOK_PUBLIC_URL: 'http://rollbook.example.org' })).toEqual(
    configuration(/in plain text/),
  );
  const smtp = {
    ROLLBOOK_SMTP_HOST: '127.0.0.1',
    ROLLBOOK_SMTP_PORT: String(await freePort()),
    ROLLBOOK_SMTP_FROM: 'office@example.org',
  };
  expect(await wrong({ ...env, ...smtp })).toContainEqual(
    saying('configuration', 'warning', /ROLLBOOK_PUBLIC_URL is not: links in emails/),
  );
  expect(await wrong({ ...env, ROLLBOOK_WEBHOOK_ALLOW_LOOPBACK_TARGETS: 'true' })).toEqual(
    configuration(/ROLLBOOK_WEBHOOK_ALLOW_LOOPBACK_TARGETS is true/),
  );
});

test('rollbook doctor says which files others can read, and what opening the database has changed', async () => {
  const database = await opened(openSqlite);
  const folder = await newFolder();
  const key = join(folder, 'key');
  const file = database.url.replace('sqlite:', '');
  const { ROLLBOOK_MASTER_KEY, ...env } = environmentOf(database);
  writeFileSync(key, ROLLBOOK_MASTER_KEY);
  chmodSync(key, 0o644);
  chmodSync(file, 0o644);
  const settings = { ...env, ROLLBOOK_MASTER_KEY_FILE: key };
  expect(await wrong(settings)).toEqual([
    {
      check: 'files',
      status: 'warning',
      text: `Every user of this machine can access ${key}. Run: chmod 600 ${key}`,
    },
    saying('files', 'warning', /could access .*rollbook\.db until now\. It is private now\./),
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  chmodSync(key, 0o600);
  expect(await wrong(settings)).toEqual([]);
});

test('rollbook doctor, and a server that starts, say that a database is not on a local disk', async () => {
  const database = await opened(openSqlite);
  const nfs = { ...environmentOf(database), ...fileSystem(0x6969) };
  const text = /^The file system of \/.* is NFS.*changes can be lost.* local disk, or use PostgreSQL/;
  expect(await wrong(nfs, [], rollbookProgram)).toEqual([saying('database', 'warning', text)]);
  const server = await serve({ cwd: await newFolder(), env: nfs });
  expect(await server.stop()).toBe(0);
  expect(server.output.stderr).toContain('is NFS, which another machine');
  const ext4 = { ...environmentOf(database), ...fileSystem(0xef53) };
  expect(await wrong(ext4, [], rollbookProgram)).toEqual([]);
});

test('rollbook doctor compares the free space with what is asked for', async () => {
  const database = await opened(openSqlite);
  const env = environmentOf(database);
  expect(await wrong(env, ['--free', '1e12'])).toEqual([saying('disk', 'failed', /GB free in .* Make room/)]);
  const options = { cwd: await newFolder(), env };
  expect(await rollbook(['doctor', '--free', 'much'], options)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('must be a number greater than 0'),
  });
});

test('rollbook doctor looks at the disk and the folder of the database to which a link leads', async () => {
  const database = await opened(openSqlite);
  const cwd = await newFolder();
  const path = database.url.slice('sqlite:'.length);
  symlinkSync(path, join(cwd, 'link.db'));
  const env = { ...environmentOf(database), DATABASE_URL: `sqlite:${join(cwd, 'link.db')}` };
  chmodSync(dirname(path), 0o755);
  const { stdout } = await rollbook(['doctor'], { cwd, env });
  expect(stdout).toMatch(new RegExp(`^ok +disk .* free in ${dirname(path)}, for a database of`, 'm'));
  expect(stdout).toMatch(new RegExp(`^warning +files .* can access ${dirname(path)}\\. Run: chmod 700`, 'm'));
});

test('rollbook doctor connects to the SMTP server and to the proxy of webhooks', async () => {
  const database = await opened(openSqlite);
  const { options } = await startSmtp();
  const smtp = {
    ...{ ROLLBOOK_SMTP_HOST: options.host, ROLLBOOK_SMTP_PORT: String(options.port) },
    ...{ ROLLBOOK_SMTP_TLS: 'none', ROLLBOOK_SMTP_FROM: 'office@example.org' },
  };
  const reachable = {
    ROLLBOOK_PUBLIC_URL: 'https://rollbook.example.org',
    ROLLBOOK_TRUSTED_PROXIES: '127.0.0.1',
  };
  const env = { ...environmentOf(database), ...smtp, ...reachable };
  const reached = `http://user:canary@127.0.0.1:${options.port}`;
  expect(await wrong({ ...env, ROLLBOOK_WEBHOOK_PROXY: reached })).toEqual([]);
  const closed = String(await freePort());
  const found = await wrong({
    ...env,
    ROLLBOOK_SMTP_PORT: closed,
    ROLLBOOK_WEBHOOK_PROXY: `http://user:canary@127.0.0.1:${closed}`,
  });
  expect(found).toEqual([
    saying('webhooks', 'failed', /^The proxy http:\/\/127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\)/),
    saying(
      'email',
      'failed',
      /^The SMTP server could not be reached \(ECONNREFUSED\)\. Check ROLLBOOK_SMTP_HOST/,
    ),
  ]);
});

test('rollbook doctor trusts an SMTP server with a certificate of an authority in NODE_EXTRA_CA_CERTS', async () => {
  const database = await opened(openSqlite);
  const authority = issueCertificate({ name: 'Example Authority', isAuthority: true });
  const file = join(await newFolder(), 'authority.pem');
  writeFileSync(file, authority.cert);
  const { options } = await startSmtp({
    server: { secure: true, ...issueCertificate({ name: 'localhost', by: authority }) },
  });
  const env = {
    ...environmentOf(database),
    ...{ ROLLBOOK_SMTP_HOST: 'localhost', ROLLBOOK_SMTP_PORT: String(options.port) },
    ...{ ROLLBOOK_SMTP_TLS: 'implicit', ROLLBOOK_SMTP_FROM: 'office@example.org' },
    ...{ ROLLBOOK_PUBLIC_URL: 'https://rollbook.example.org', ROLLBOOK_TRUSTED_PROXIES: '127.0.0.1' },
  };
  expect(await wrong(env, [], rollbookProgram)).toEqual([
    saying(
      'email',
      'failed',
      /the certificate, whose authority must be a public one or named in NODE_EXTRA_CA_CERTS/,
    ),
  ]);
  expect(await wrong({ ...env, NODE_EXTRA_CA_CERTS: file }, [], rollbookProgram)).toEqual([]);
});

/** Changes when a backup says that it was made, to a number of days from now. */
async function date(database: TestDatabase, file: string, days: number): Promise<void> {
  const at = new Date(Date.now() + days * 86_400_000).toISOString();
  const sql = `update rollbook_backup set content = json_set(content, '$.created_at', '${at}')`;
  await runSql({ ...database, url: `sqlite:${file}` }, sql);
}

test('rollbook doctor looks for a backup that is new, private and not empty', async () => {
  const database = await opened(openSqlite);
  const env = environmentOf(database);
  const folder = join(await newFolder(), 'backups');
  const check = (...more: string[]) => wrong(env, ['--backups', folder, ...more]);
  const failing = (text: RegExp) => [saying('backups', 'failed', text)];
  expect(await check()).toEqual(failing(/cannot be read/));
  mkdirSync(folder);
  expect(await check()).toEqual(failing(/There is no backup in/));
  const file = join(folder, 'one.db');
  const options = { cwd: folder, env };
  expect((await rollbook(['backup', file], options)).code).toBe(0);
  writeFileSync(join(folder, 'two.db.partial'), 'not complete');
  expect(await check()).toEqual([]);
  chmodSync(file, 0o644);
  expect(await check()).toEqual([saying('backups', 'warning', /Run: chmod 600/)]);
  chmodSync(file, 0o600);
  // It was copied just now, and is still as old as it is.
  await date(database, file, -2);
  expect(await check()).toEqual(failing(/one\.db, is of .*Z\. Run rollbook backup/));
  expect(await check('--newer-than', '3d')).toEqual([]);
  // Of another server that has its backups in the same folder.
  const others = { cwd: folder, env: environmentOf(await opened(openSqlite, 'nothing')) };
  expect((await rollbook(['migrate'], others)).code).toBe(0);
  expect((await rollbook(['backup', join(folder, 'other.db')], others)).code).toBe(0);
  expect(await check()).toEqual(failing(/one\.db, is of .*Z\. Run rollbook backup/));
  rmSync(file);
  expect(await check()).toEqual(failing(/There is no backup in .* of this database; it has 1 of others/));
  expect((await rollbook(['backup', file], options)).code).toBe(0);
  await date(database, file, -2);
  // The log of the timer is newer than the last backup, and none itself.
  writeFileSync(join(folder, 'backup.log'), 'No backup was made: the disk is full', { mode: 0o600 });
  expect(await check()).toEqual(failing(/one\.db, is of .*Z\. Run rollbook backup/));
  const copy = readFileSync(file);
  writeFileSync(join(folder, 'two.db'), copy.subarray(0, copy.length - 4096), { mode: 0o600 });
  expect(await check()).toEqual(failing(/two\.db, is not complete: \d+ of \d+ bytes/));
  writeFileSync(join(folder, 'two.db'), copy);
  await date(database, join(folder, 'two.db'), 1);
  expect(await check()).toEqual([saying('backups', 'warning', /two\.db, is of .*Z, which is in the future/)]);
  writeFileSync(join(folder, 'three.db'), '', { mode: 0o600 });
  const later = Date.now() / 1000 + 2 * 86_400;
  utimesSync(join(folder, 'three.db'), later, later);
  expect(await check()).toEqual(failing(/three\.db, is empty/));
});

test('rollbook doctor takes an encrypted backup for one, and of a folder without any says so', async () => {
  const database = await opened(openSqlite);
  const env = environmentOf(database);
  const folder = join(await newFolder(), 'backups');
  const check = () => wrong(env, ['--backups', folder]);
  mkdirSync(folder);
  writeFileSync(join(folder, 'README.md'), 'The backups of the school', { mode: 0o600 });
  expect(await check()).toEqual([saying('backups', 'failed', /There is no backup in/)]);
  const keyFile = join(await newFolder(), 'backup.key');
  writeFileSync(keyFile, randomBytes(32).toString('hex'), { mode: 0o600 });
  const made = await rollbook(['backup', join(folder, 'one.db.enc'), '--key-file', keyFile], {
    cwd: folder,
    env,
  });
  expect(made.code, made.stderr).toBe(0);
  expect(await check()).toEqual([]);
  const whole = readFileSync(join(folder, 'one.db.enc'));
  const long = Date.now() / 1000 - 5 * 86_400;
  utimesSync(join(folder, 'one.db.enc'), long, long);
  expect(await check()).toEqual([]);
  writeFileSync(join(folder, 'one.db.enc'), whole.subarray(0, whole.length - 1));
  expect(await check()).toEqual([
    saying('backups', 'failed', /one\.db\.enc, is not complete: \d+ of \d+ bytes/),
  ]);
  writeFileSync(join(folder, 'one.db.enc'), whole.subarray(0, 40));
  expect(await check()).toEqual([
    saying('backups', 'failed', /one\.db\.enc, is damaged: its beginning cannot be read/),
  ]);
});

test('rollbook doctor says that a SQLite database was copied to PostgreSQL', async () => {
  const { database, server } = await startServer(openSqlite);
  await server.close();
  const target = await opened(openPostgres, 'nothing');
  const options = { cwd: await newFolder(), env: environmentOf(database) };
  expect(await rollbook(['copy', target.url], options)).toMatchObject({ code: 0 });
  expect(await wrong(options.env)).toEqual([saying('database', 'failed', /was copied to postgres:/)]);
});

it('a server whose clock is not that of PostgreSQL says so when it starts', async () => {
  const { database } = await startServer(openPostgres);
  const cwd = await newFolder();
  const env = environmentOf(database);
  const wrongClock = await serve({ cwd, env: { ...env, ...clockAhead(600_000) } });
  await wrongClock.printed(
    /"level":40,.*The clock of this machine is 600\.\d s ahead of that of the database/,
    'stderr',
  );
  const rightClock = await serve({ cwd, env });
  expect(rightClock.output.stderr).not.toContain('The clock');
});
