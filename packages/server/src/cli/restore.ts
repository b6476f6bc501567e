import { randomBytes } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { Config } from '../app/config.ts';
import { UsageError } from '../contract/errors.ts';
import { decryptFile, FileKey, isEncrypted } from '../crypto/encrypted-file.ts';
import { checkKeys, completeKeys, type MasterKeys, openKeys, registeredKeys } from '../crypto/master-keys.ts';
import { migrationState } from '../schema/migrate.ts';
import { connect } from '../sql/connect.ts';
import type { Database } from '../sql/database.ts';
import { DiskFull, removeAbandoned, removeWithJournal, roomFor, verifyCopy } from '../sql/sqlite/backup.ts';
import { fileAt } from '../sql/sqlite/files.ts';
import type { Manifest } from '../sql/sqlite/manifest.ts';
import { holdAlone, makeDatabase, replaceDatabase } from '../sql/sqlite/replace.ts';
import { databaseName, isPostgresUrl, sqlitePath } from '../sql/url.ts';
import { drill, drillPostgres, withLive } from './drill.ts';
import { type Again, againIn, endedLines, notCompared } from './drill-again.ts';
import { betweenSteps, withInterrupts } from './interrupts.ts';
import { localConfig } from './local.ts';
import { notifyError, print } from './output.ts';

export interface RestoreOptions {
  replace?: boolean;
  drill?: boolean;
  anchor?: string;
  keyFile?: string;
  database?: string;
  json?: boolean;
}

const help = `
To restore, stop the server, and run this command with its settings. The master key
is not in the backup: set ROLLBOOK_MASTER_KEY, or put the key file next to the
database, as it was when the backup was made. Without that key nothing is restored.

After a restore, deliveries that were waiting in the backup are sent, also those that
have been sent since: receivers recognise them by the id of the event. Events after
the backup are lost here, although receivers may have them, and so are schools that
were created since. Messages to people that were waiting are sent again too. What was
ended after the backup is as it was before: people who were erased are back, and staff,
roles, API keys, sign-ins, endpoints and messages to guardians work again. So are the
rules of retention. --drill, and a restore that replaces a database, say which: end them,
and set the rules, again.

--drill restores into a temporary folder, compares every table with what was in it
when the backup was made, verifies the audit logs, and compares them with those of the
configured database. It also takes the URL of a PostgreSQL that was restored.`;

export function addRestore(program: Command): void {
  program
    .command('restore <backup>')
    .description('Restore a backup of a SQLite database, or try whether that is possible (--drill).')
    .option('--replace', 'replace the database that is there')
    .option('--drill', 'restore into a temporary folder only, and report what a restore would mean')
    .option('--anchor <file>', 'with --drill: saved heads of the audit logs, as for `audit verify`')
    .option('--key-file <file>', 'the key with which the backup is encrypted')
    .option('--database <url>', 'database URL (default: DATABASE_URL)')
    .option('--json', 'print one JSON object')
    .addHelpText('after', help)
    .action(restore);
}

const notByRestore =
  'Only a SQLite database can be restored. For PostgreSQL, use pg_restore or point-in-time recovery: see the guide "Self-hosting".';

const restore = (name: string, options: RestoreOptions): Promise<void> =>
  withInterrupts((signal) => restoreUnless(signal, name, options));

async function restoreUnless(signal: AbortSignal, name: string, options: RestoreOptions): Promise<void> {
  const config = localConfig(options);
  if (options.drill && options.replace)
    throw new UsageError('--drill replaces nothing. Leave out --replace.');
  if (options.anchor !== undefined && !options.drill) throw new UsageError('--anchor needs --drill.');
  if (isPostgresUrl(name)) {
    if (options.drill) return drillPostgres(name, config, options, signal);
    throw new UsageError(notByRestore);
  }
  const file = resolve(name);
  const there = statSync(file, { throwIfNoEntry: false });
  if (!there) throw new UsageError(`The file ${file} does not exist.`);
  if (!there.isFile()) throw new UsageError(`${file} is not a file. Name one of the backups in it.`);
  if (options.drill) return tryRestore(file, config, options, signal);
  const path = sqlitePath(config.databaseUrl);
  if (path === undefined || path === ':memory:') throw new UsageError(notByRestore);
  // A link stays: in its place, the restored database would be apart from the one that was there.
  await restoreTo(fileAt(path), file, config, options, signal);
}

async function restoreTo(
  path: string,
  file: string,
  config: Config,
  options: RestoreOptions,
  signal: AbortSignal,
): Promise<void> {
  refuseUnwanted(path, options);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const start = `${basename(path)}.restore-`;
  removeAbandoned(dirname(path), start);
  const copy = join(dirname(path), `${start}${randomBytes(6).toString('hex')}`);
  try {
    const manifest = await unpack(file, copy, options, signal);
    const { pending, again } = await withRestored(copy, config, async (db, _keys, state) => ({
      pending: state.pending,
      again: state.pending.length === 0 ? await comparedWith(db, config) : null,
    }));
    await betweenSteps(signal);
    makeDatabase(copy);
    replaceDatabase(path, copy);
    const rows = rowsIn(manifest);
    const name = databaseName(config.databaseUrl);
    print({ database: name, backup: file, made_at: manifest.created_at, rows, pending, again }, options, [
      `Restored ${name} as it was at ${manifest.created_at}: ${rows} rows in ${Object.keys(manifest.tables).length} tables.`,
      ...(pending.length > 0
        ? ['Its schema is of an earlier version: the server migrates it at its start.']
        : []),
      ...(again ? endedLines(again) : [notCompared]),
      'Start the server. Deliveries and messages that were waiting then are sent, also those that have been sent since.',
    ]);
  } finally {
    removeWithJournal(copy);
  }
}

/** What the database that is replaced has ended since the backup; null if there is none that can be read. */
const comparedWith = (restored: Database, config: Config): Promise<Again | null> =>
  withLive(config, async (live) => (live ? againIn(restored, live) : null));

/** Before the backup is read, because that can take long. */
function refuseUnwanted(path: string, { replace }: RestoreOptions): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const name = databaseName(`sqlite:${path}`);
  if (!replace && (size > 0 || existsSync(`${path}-wal`)))
    throw new UsageError(
      `The database ${name} exists. To replace it, make a backup of it, stop the server, and pass --replace.`,
    );
  if (size > 0) holdAlone(path).close();
}

export const rowsIn = ({ tables }: Manifest): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

async function tryRestore(
  file: string,
  config: Config,
  options: RestoreOptions,
  signal: AbortSignal,
): Promise<void> {
  removeAbandoned(tmpdir(), 'rollbook-drill-');
  const folder = mkdtempSync(join(tmpdir(), 'rollbook-drill-'));
  const copy = join(folder, 'rollbook.db');
  try {
    const manifest = await unpack(file, copy, options, signal);
    await withRestored(copy, config, (restored, keys, state) => {
      const own = { restored, keys, state, manifest, backup: file, madeAt: manifest.created_at };
      return drill(own, config, options, signal);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function keyOf(file: string, keyFile: string | undefined): FileKey {
  if (keyFile === undefined)
    throw new UsageError(`${file} is encrypted. Name the file of its key with --key-file.`);
  return FileKey.read(keyFile);
}

/** Writes the content of a backup to a new file, and verifies it. */
async function unpack(
  file: string,
  copy: string,
  { keyFile }: RestoreOptions,
  signal: AbortSignal,
): Promise<Manifest> {
  closeSync(openSync(copy, 'wx', 0o600));
  const key = isEncrypted(file) ? keyOf(file, keyFile) : undefined;
  roomFor(copy, () => (key ? decryptFile(file, copy, key) : copyFileSync(file, copy)));
  await betweenSteps(signal);
  try {
    return roomFor(copy, () => verifyCopy(copy));
  } catch (cause) {
    // A full disk says nothing about the backup.
    if (!(cause instanceof Error) || cause instanceof DiskFull) throw cause;
    throw new Error(`The file ${file} is not a backup that can be restored: ${cause.message}`, { cause });
  }
}

type State = Awaited<ReturnType<typeof migrationState>>;

/** Opens what was unpacked, and rejects it if this version or this master key cannot use it. */
async function withRestored<T>(
  copy: string,
  config: Config,
  work: (db: Database, keys: MasterKeys, state: State) => Promise<T>,
): Promise<T> {
  const db = await connect(`sqlite:${copy}`, { limits: config.databaseLimits, onError: notifyError });
  try {
    const state = await migrationState(db);
    const ring = openKeys(config, false);
    checkKeys(await registeredKeys(db), ring);
    return await work(db, await completeKeys(db, ring), state);
  } finally {
    await db.close();
  }
}
