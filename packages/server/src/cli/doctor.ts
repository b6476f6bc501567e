import { existsSync, statSync } from 'node:fs';
import { connect as connectTo } from 'node:net';
import { dirname, resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { sql } from 'kysely';
import { type Config, reachableBecause, reachedBy, secretFiles } from '../app/config.ts';
import { Readiness } from '../app/listen.ts';
import { clockOffset, offsets, synchronise } from '../app/open-database.ts';
import { compareWithAnchor } from '../audit/anchors.ts';
import { UsageError } from '../contract/errors.ts';
import { checkKeys, completeKeys, openKeys, registeredKeys } from '../crypto/master-keys.ts';
import { queuedImports } from '../imports/tables.ts';
import { iso, systemClock } from '../lib/clock.ts';
import { messageOf } from '../lib/text.ts';
import { waitingCopies } from '../messages/queries.ts';
import { smtpAdapter } from '../messages/smtp.ts';
import { lagBytes } from '../pipeline/read-replica.ts';
import { sender } from '../queue/lease.ts';
import { refuseMoved } from '../schema/copy.ts';
import { migrationState } from '../schema/migrate.ts';
import { incomplete, missingParts } from '../schema/missing.ts';
import { connect, connectReplica } from '../sql/connect.ts';
import { type Database, type Reader, Unavailable } from '../sql/database.ts';
import { missing, serverFacts } from '../sql/postgres/maintenance.ts';
import { serversOf } from '../sql/postgres/url.ts';
import { query, statement } from '../sql/query.ts';
import { diskUse } from '../sql/sqlite/disk.ts';
import { fileAt } from '../sql/sqlite/files.ts';
import type { AuditHeadRow } from '../sql/tables.ts';
import { databaseName, isPostgresUrl, sqlitePath } from '../sql/url.ts';
import { oldestDue, waitingDeliveries } from '../webhooks/delivery-counts.ts';
import { addressKind } from '../webhooks/sender/ip.ts';
import { parseProxy } from '../webhooks/sender/proxy.ts';
import { type Finding, failed, ok, type Status, skipped, warning } from './findings.ts';
import { existingConfig, localConfig, localEnvironment } from './local.ts';
import { backupsOf } from './newest-backup.ts';
import { exitCodes, line, paint, print } from './output.ts';
import { openFiles } from './private-file.ts';
import { timeOption } from './values.ts';

interface DoctorOptions {
  database?: string;
  backups?: string;
  newerThan: string;
  free: number;
  json?: boolean;
}

const backupAge = '26h';

export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description(
      'Check whether a server would work with these settings: configuration, database, clock, disk, master key, files, deliveries, messages, imports, webhooks, SMTP and backups. Run it as the user of the server.',
    )
    .option('--database <url>', 'database URL (default: DATABASE_URL)')
    .option('--backups <folder>', 'folder in which the newest backup is checked')
    .addOption(
      timeOption('--newer-than <time>', 'how old the newest backup can be').default(
        new Date(systemClock.now() - 26 * 3_600_000).toISOString(),
        backupAge,
      ),
    )
    .option('--free <gigabytes>', 'free disk space below which to warn', positive, 1)
    .option('--json', 'print one JSON object')
    .action(doctor);
}

function positive(text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new InvalidArgumentError('must be a number greater than 0');
  return number;
}

async function doctor(options: DoctorOptions): Promise<void> {
  const environment = localEnvironment(options);
  const found: { check: string; findings: Finding[] }[] = [];
  const add = (check: string, ...findings: Finding[]) => found.push({ check, findings });
  const config = configOrProblems(options);
  if (Array.isArray(config)) add('configuration', ...config);
  else {
    add('configuration', ...configurationOf(config));
    const files = [...secretFiles(environment).map(({ path }) => path), ...databaseFiles(config.databaseUrl)];
    // Before the database is opened, which makes its files private.
    const open = openFiles(files);
    for (const { check, findings } of await checkDatabase(config, options)) add(check, ...findings);
    add('disk', diskOf(config, options));
    add('files', ...filesOf(files, open));
    add('webhooks', await webhooksOf(config));
    add('email', await emailOf(config));
    add('backups', backupsOf(config, options));
  }
  report(found, options);
}

function configOrProblems(options: DoctorOptions): Config | Finding[] {
  try {
    return localConfig(options);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const [, ...problems] = error.message.split('\n');
    return problems.map((problem) => failed(problem.trim()));
  }
}

function configurationOf(config: Config): Finding[] {
  const { publicUrl, trustedProxies, webhooks, smtp } = config;
  const findings: Finding[] = [];
  const reasons = reachableBecause(config, reachedBy);
  if (reasons.length > 0 && publicUrl === undefined)
    findings.push(
      warning(
        `Other machines can reach the server, because ${reasons.join(' and ')}, and ROLLBOOK_PUBLIC_URL is not set.`,
        'Set it to the address that clients use: the URLs of calendar feeds begin with it.',
      ),
    );
  else if (smtp && publicUrl === undefined)
    findings.push(
      warning(
        'ROLLBOOK_SMTP_HOST is set, and ROLLBOOK_PUBLIC_URL is not: links in emails, such as those to unsubscribe, lead to this machine only.',
        'Set it to the address at which recipients reach the server.',
      ),
    );
  if (publicUrl?.startsWith('https:') && trustedProxies.length === 0)
    findings.push(
      warning(
        'ROLLBOOK_PUBLIC_URL is https, so there is a reverse proxy, and ROLLBOOK_TRUSTED_PROXIES is not set.',
        'Set it to the address of the proxy: otherwise all clients share the limits of one address, and the audit log shows that of the proxy.',
      ),
    );
  if (publicUrl?.startsWith('http:') && addressKind(new URL(publicUrl).hostname) !== 'loopback')
    findings.push(
      warning(
        'ROLLBOOK_PUBLIC_URL is http: API keys and records cross the network in plain text.',
        'Put a reverse proxy with TLS in front of the server, and set the https address.',
      ),
    );
  if (webhooks.allowLoopbackTargets)
    findings.push(
      warning(
        'ROLLBOOK_WEBHOOK_ALLOW_LOOPBACK_TARGETS is true.',
        'Remove it from a server that is not for development.',
      ),
    );
  return findings.length > 0 ? findings : [ok('All settings are valid.')];
}

/** What the database shows: itself, its clock, its keys and its queue. */
async function checkDatabase(
  config: Config,
  options: DoctorOptions,
): Promise<{ check: string; findings: Finding[] }[]> {
  const name = databaseName(config.databaseUrl);
  const warnings: Finding[] = [];
  let db: Database | undefined;
  try {
    existingConfig(options);
    db = await connect(config.databaseUrl, {
      limits: config.databaseLimits,
      directUrl: config.directDatabaseUrl,
      onError: () => {},
      onWarning: (message) => {
        // Files and folders have a check of their own.
        if (!message.includes('Other users'))
          warnings.push(warning(message, 'See the README of @rollbook/server.'));
      },
    });
    const version = await versionOf(db, name);
    if (typeof version !== 'string') return unchecked(version);
    await refuseMoved(db, name);
    const { applied, pending } = await migrationState(db);
    const [isEmpty, isCurrent] = [applied.length === 0, pending.length === 0];
    const readiness = new Readiness(db, config.databaseLimits, () => {});
    const refused = isCurrent ? await readiness.unready(readiness.longestMs + 500) : undefined;
    const absent = isCurrent ? await missingParts(db) : [];
    return [
      {
        check: 'database',
        findings: [
          stateOf(`${name}, ${version}`, { isEmpty, isCurrent, absent, refused }),
          ...(await oneWritable(config)),
          ...warnings,
        ],
      },
      ...(await replicaOf(db, config)).map((finding) => ({ check: 'read replica', findings: [finding] })),
      { check: 'clock', findings: [await clockOf(db, isCurrent)] },
      { check: 'master key', findings: [await keyOf(db, config)] },
      { check: 'deliveries', findings: [isCurrent ? await deliveriesOf(db) : notMigrated] },
      { check: 'messages', findings: [isCurrent ? await messagesOf(db) : notMigrated] },
      { check: 'imports', findings: [isCurrent ? await importsOf(db) : notMigrated] },
    ];
  } catch (error) {
    return unchecked(failed(messageOf(error)), ...(await oneWritable(config)));
  } finally {
    await db?.close();
  }
}

const unchecked = (...findings: Finding[]) => [
  { check: 'database', findings },
  ...['clock', 'master key', 'deliveries', 'messages', 'imports'].map((check) => ({
    check,
    findings: [skipped('The database cannot be used.')],
  })),
];

const notMigrated = skipped('The schema of the database is not that of this version.');

const systemOf = statement<Record<never, never>, { system: string }>(
  () =>
    sql`select cast(system_identifier as text) || ' ' || current_database() as system from pg_control_system()`,
);
const newestHeads = query<Record<never, never>, AuditHeadRow>((db) =>
  db.selectFrom('audit_heads').selectAll().orderBy('signed_at', 'desc').limit(50),
);
const mostLagBytes = 16 * 2 ** 20;
/** Whether a standby server is connected to a primary. One that only reads an archive is not. */
const isReceiving = statement<Record<never, never>, { receiving: boolean }>(
  () => sql`select exists (select 1 from pg_stat_wal_receiver) as receiving`,
);

/** The newest entry of an audit log that only the standby server has: it copies another primary. */
async function onlyCopied(db: Database, replica: Reader): Promise<AuditHeadRow | undefined> {
  for (const head of await replica.all(newestHeads, {})) if (await compareWithAnchor(db, head)) return head;
  return undefined;
}

/** The state of the standby server, if there is one. */
async function replicaOf(db: Database, { readDatabaseUrl, databaseLimits }: Config): Promise<Finding[]> {
  if (readDatabaseUrl === undefined) return [];
  const name = databaseName(readDatabaseUrl);
  const instead = 'Requests that ask for it are read from the primary.';
  const replica = await connectReplica(readDatabaseUrl, { limits: databaseLimits, onError: () => {} });
  try {
    const lag = await lagBytes(db, replica);
    const [own, copied] = await Promise.all([db.first(systemOf, {}), replica.first(systemOf, {})]);
    if (lag === undefined || own?.system !== copied?.system)
      return [
        warning(
          `${name} is not a standby server of this database. ${instead}`,
          'Set ROLLBOOK_READ_DATABASE_URL to the URL of one, or remove it.',
        ),
      ];
    const other = await onlyCopied(db, replica);
    if (other)
      return [
        warning(
          `${name} has entry ${other.sequence} of the audit log of ${other.school_id}, which this database does not have: it is a standby server of another primary, such as the previous one. ${instead}`,
          'Make it a standby server of this database: with pg_rewind, or from a new base backup.',
        ),
      ];
    const isConnected = (await replica.first(isReceiving, {}))?.receiving;
    const behind = `${name} is ${lag} bytes behind${isConnected ? '' : ', and not connected to the primary'}.`;
    return [
      isConnected && lag <= mostLagBytes
        ? ok(behind)
        : warning(
            `${behind} Schools that have written are read from the primary.`,
            'Look at its log, and at pg_stat_replication of the primary.',
          ),
    ];
  } catch (error) {
    return [
      warning(`${name} cannot be read: ${messageOf(error)} ${instead}`, 'Start it, or correct its URL.'),
    ];
  } finally {
    await replica.close();
  }
}

const role = statement<Record<never, never>, { server: string; is_writable: boolean }>(
  () => sql`select cast(pg_postmaster_start_time() as text) as server,
    not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as is_writable`,
);

/**
 * Of a primary and its standby servers one can be written to: a previous primary that came back would be another one. Which
 * servers there are behind a pooler, the direct URL says.
 */
async function oneWritable({ databaseUrl, directDatabaseUrl, databaseLimits }: Config): Promise<Finding[]> {
  const url = directDatabaseUrl ?? databaseUrl;
  const servers = isPostgresUrl(url) ? serversOf(url) : [];
  if (servers.length < 2) return [];
  const writable = new Map<string, string>();
  for (const { name, url } of servers) {
    const server = await connectReplica(url, { limits: databaseLimits, onError: () => {} });
    try {
      const found = await server.first(role, {});
      // Two poolers can lead to one server.
      if (found?.is_writable) writable.set(found.server, name);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
    } finally {
      await server.close();
    }
  }
  return writable.size < 2
    ? []
    : [
        failed(
          `${[...writable.values()].join(' and ')} can be written to: each process uses one of them, and does not have what is written to the other.`,
          'Stop all but the primary server, before processes start. pg_rewind or a new base backup makes a standby server of the others.',
        ),
      ];
}

const sqliteVersion = statement<Record<never, never>, { version: string }>(
  () => sql`select sqlite_version() as version`,
);

/** The version of the database, or why it cannot be used. */
async function versionOf(db: Database, name: string): Promise<string | Finding> {
  if (db.dialect === 'sqlite') return `SQLite ${(await db.first(sqliteVersion, {}))?.version}`;
  const server = await db.first(serverFacts, {});
  if (!server) throw new Error('The database did not tell its version');
  const reason = missing(server);
  if (reason !== undefined) return failed(`Cannot use the database ${name}: ${reason}`);
  return `PostgreSQL ${Math.floor(server.version / 10_000)}.${server.version % 10_000}`;
}

interface DatabaseState {
  isEmpty: boolean;
  isCurrent: boolean;
  /** Parts of the schema. */
  absent: readonly string[];
  refused: string | undefined;
}

function stateOf(name: string, { isEmpty, isCurrent, absent, refused }: DatabaseState): Finding {
  if (absent.length > 0) return failed(`${name}: ${incomplete(absent)}`);
  if (isEmpty)
    return warning(
      `${name}: no migration has run on it, so it has no schools.`,
      'If there were some, restore a backup, or correct DATABASE_URL. Otherwise run rollbook migrate; rollbook serve does the same when it starts.',
    );
  if (!isCurrent)
    return warning(
      `${name}: the schema is not that of this version.`,
      'Make a backup, and run rollbook migrate; rollbook serve does the same when it starts.',
    );
  if (refused !== undefined)
    return failed(
      `${name}: ${refused}`,
      'Make room, restore the access to the disk or the primary server, end the program that holds the lock, or start the standby server that has to confirm changes.',
    );
  return ok(`${name}, can be read and written, with the schema of this version`);
}

// Signed with the time of each change. The clock of a test school can be ahead.
const newestChange = query<{ mode: 'live' | 'test' }, { at: string | null }>((db, p) =>
  db
    .selectFrom('audit_heads')
    .innerJoin('schools', 'schools.id', 'audit_heads.school_id')
    .select((row) => row.fn.max('audit_heads.signed_at').as('at'))
    .where('schools.mode', '=', p.mode),
);

async function clockOf(db: Database, isCurrent: boolean): Promise<Finding> {
  const { ms: apart, shown } = await clockOffset(db);
  const after = systemClock.now();
  if (apart >= offsets.failedMs) return failed(`The clock of this machine is ${shown}.`, synchronise);
  if (apart >= offsets.warningMs) return warning(`The clock of this machine is ${shown}.`, synchronise);
  const newest = isCurrent ? (await db.first(newestChange, { mode: 'live' }))?.at : null;
  const ahead = newest ? Date.parse(newest) - after : 0;
  if (ahead >= offsets.failedMs)
    return failed(
      `The newest change of a live school is at ${newest}, but the clock of this machine shows ${iso(after)}: it was ahead then, or is behind now.`,
      synchronise,
    );
  return ok(db.dialect === 'sqlite' ? `${iso(after)}, not before the newest change` : `${shown}`);
}

async function keyOf(db: Database, config: Config): Promise<Finding> {
  try {
    const registered = await registeredKeys(db);
    const ring = openKeys(config, false);
    checkKeys(registered, ring);
    await completeKeys(db, ring);
    if (registered.length === 0) return ok(`${ring.current.name} will be the key of this new database`);
    const retiring = registered.filter(
      ({ name, state }) => state !== 'retired' && name !== ring.current.name,
    );
    return retiring.length === 0
      ? ok(`${ring.current.name} is the key of this database`)
      : warning(
          `Values are still encrypted with ${retiring.map(({ name }) => name).join(' and ')}, which is not the current key.`,
          'Run rollbook key rotate-master until it reports that it is complete.',
        );
  } catch (error) {
    return failed(messageOf(error));
  }
}

const lateSeconds = 300;

async function deliveriesOf(db: Database): Promise<Finding> {
  const now = systemClock.now();
  const waiting = await db.first(waitingDeliveries, { now: iso(now), limit: 100_000 });
  const due = (await db.first(oldestDue, { now: iso(now) }))?.scheduled_at;
  return waitingSince(db, due, {
    counts: `${waiting?.due} due, ${waiting?.scheduled} scheduled, ${waiting?.claimed} being sent`,
    oldest: 'the oldest has been due for',
    slow: 'Read the logs of the servers that send them: they are slow, or the receivers are.',
  });
}

async function messagesOf(db: Database): Promise<Finding> {
  const waiting = await db.first(waitingCopies, { now: iso(systemClock.now()), limit: 100_000 });
  return waitingSince(db, waiting?.oldest, {
    counts: `${waiting?.due} due, ${waiting?.scheduled} scheduled`,
    oldest: 'the oldest has been due for',
    slow: 'Read the logs of the servers that send them: they are slow, or the mail server is.',
  });
}

async function importsOf(db: Database): Promise<Finding> {
  const waiting = await db.first(queuedImports, {});
  return waitingSince(db, waiting?.oldest, {
    counts: `${waiting?.count} queued`,
    oldest: 'the oldest has waited for',
    slow: 'Read the logs of the servers: other imports run, or they are slow.',
  });
}

/** What waits for a process with a worker: for how long, and whether there is one. */
async function waitingSince(
  db: Database,
  since: string | null | undefined,
  { counts, oldest, slow }: { counts: string; oldest: string; slow: string },
): Promise<Finding> {
  const seconds = since ? Math.round((systemClock.now() - Date.parse(since)) / 1000) : 0;
  if (seconds < lateSeconds) return ok(counts);
  const late = `${counts}; ${oldest} ${seconds} s`;
  return (await db.first(sender, {}))
    ? warning(`${late}.`, slow)
    : failed(
        `${late}, and no process works on it.`,
        'Start a server with a worker: rollbook serve without --no-worker.',
      );
}

const gigabyte = 1e9;

function diskOf({ databaseUrl }: Config, { free }: DoctorOptions): Finding {
  const path = sqlitePath(databaseUrl);
  if (path === undefined) return skipped('The database is on the disk of PostgreSQL. Watch it there.');
  if (path === ':memory:') return skipped('The database is in memory.');
  const folder = dirname(fileAt(resolve(path)));
  if (!existsSync(folder)) return skipped(`The folder ${folder} does not exist.`);
  try {
    const { database: size, free: available } = diskUse(path);
    const shown = `${gigabytes(available)} free in ${folder}, for a database of ${gigabytes(size)}`;
    const advice = `Make room: without it, changes are refused. A backup, and retention run --vacuum, need as much as the database.`;
    if (available < (free * gigabyte) / 10) return failed(shown, advice);
    return available < Math.max(free * gigabyte, size) ? warning(shown, advice) : ok(shown);
  } catch (error) {
    return failed(`The free space of ${folder} is unknown: ${messageOf(error)}`);
  }
}

const gigabytes = (bytes: number): string =>
  `${(bytes / gigabyte).toFixed(bytes < gigabyte / 10 ? 3 : 1)} GB`;

function databaseFiles(databaseUrl: string): string[] {
  const path = sqlitePath(databaseUrl);
  if (path === undefined || path === ':memory:') return [];
  const file = fileAt(resolve(path));
  return [dirname(file), ...['', '-wal', '-shm'].map((suffix) => file + suffix), `${resolve(path)}.key`];
}

function filesOf(paths: readonly string[], before: readonly string[]): Finding[] {
  if (process.platform === 'win32') return [skipped('Windows has no modes of files.')];
  if (paths.length === 0) return [skipped('No file of this machine holds a secret.')];
  const after = openFiles(paths);
  const findings = before.map((path) =>
    after.includes(path)
      ? warning(
          `Every user of this machine can access ${path}.`,
          `Run: chmod ${statSync(path).isDirectory() ? '700' : '600'} ${path}`,
        )
      : warning(
          `Every user of this machine could access ${path} until now.`,
          'It is private now. If others use this machine, consider what they can have read.',
        ),
  );
  return findings.length > 0
    ? findings
    : [ok('Only their owner and its group can access the files with secrets.')];
}

const connectMs = 3000;

async function webhooksOf({ webhooks: { allowPrivateTargets, proxy } }: Config): Promise<Finding> {
  const targets = allowPrivateTargets ? 'public and private addresses' : 'public addresses';
  if (proxy === undefined) return ok(`are sent to ${targets}, without a proxy`);
  const { host, port, url } = parseProxy(proxy);
  const reason = await unreachable(host, port);
  return reason === undefined
    ? ok(`are sent to ${targets}, through ${url}, which can be reached`)
    : failed(
        `The proxy ${url} cannot be reached (${reason}), so no webhook can be sent.`,
        'Start it, or correct ROLLBOOK_WEBHOOK_PROXY.',
      );
}

const unreachable = (host: string, port: number): Promise<string | undefined> =>
  new Promise((done) => {
    const socket = connectTo({ host, port, timeout: connectMs });
    const end = (reason?: string) => {
      socket.destroy();
      done(reason);
    };
    socket.once('connect', () => end());
    socket.once('timeout', () => end(`no response within ${connectMs / 1000} s`));
    socket.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
  });

async function emailOf({ smtp }: Config): Promise<Finding> {
  if (!smtp) return skipped('ROLLBOOK_SMTP_HOST is not set: no email is sent.');
  const channel = smtpAdapter(smtp);
  try {
    await channel.check?.();
  } catch (error) {
    return failed(
      messageOf(error),
      `Check ROLLBOOK_SMTP_HOST (${smtp.host}) and the settings that belong to it.`,
    );
  } finally {
    await channel.close?.();
  }
  const isLocal = smtp.host === 'localhost' || addressKind(smtp.host) === 'loopback';
  return smtp.tls === 'none' && !isLocal
    ? warning(
        `${smtp.host} accepts email, but ROLLBOOK_SMTP_TLS is none: email crosses the network in plain text.`,
        'Use starttls or implicit.',
      )
    : ok(`${smtp.host} accepts ${smtp.user === undefined ? 'connections' : 'the login'}`);
}

const colors = { ok: 'green', warning: 'yellow', failed: 'red' } as const;

function report(found: readonly { check: string; findings: Finding[] }[], options: DoctorOptions): void {
  const all = found.flatMap(({ check, findings }) => findings.map((finding) => ({ check, ...finding })));
  const count = (status: Status) => all.filter((finding) => finding.status === status).length;
  const [failures, warnings] = [count('failed'), count('warning')];
  const status = failures > 0 ? 'failed' : warnings > 0 ? 'warning' : 'ok';
  print({ status, checks: all }, options, [
    ...all.map(({ check, status: each, detail, advice }) => {
      const text = each.padEnd(8);
      const shown = each === 'skipped' ? text : paint(colors[each], text);
      return line`${shown} ${check.padEnd(14)} ${detail}${advice === null ? '' : ` ${advice}`}`;
    }),
    failures + warnings === 0
      ? 'Nothing is wrong with what was checked.'
      : `${failures} failed, ${warnings === 1 ? '1 warning' : `${warnings} warnings`}.`,
  ]);
  if (failures > 0) process.exitCode = exitCodes.failed;
}
