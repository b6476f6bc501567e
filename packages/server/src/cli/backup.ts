import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import type { Config } from '../app/config.ts';
import { UsageError } from '../contract/errors.ts';
import { decryptFile, encryptFile, FileKey } from '../crypto/encrypted-file.ts';
import { checkKeys, openKeys, type RegisteredKey, registeredKeys } from '../crypto/master-keys.ts';
import { findMove } from '../schema/copy.ts';
import { connect } from '../sql/connect.ts';
import { backUp } from '../sql/sqlite/backup.ts';
import type { Manifest } from '../sql/sqlite/manifest.ts';
import { sqlitePath } from '../sql/url.ts';
import { keepBackingUp } from './backup-series.ts';
import { betweenSteps, withInterrupts } from './interrupts.ts';
import { existingConfig } from './local.ts';
import { notify, notifyError, print } from './output.ts';
import { countOption, durationOption } from './values.ts';

interface BackupOptions {
  every?: number;
  keep?: number;
  keepDaily: number;
  keyFile?: string;
  database?: string;
  json?: boolean;
}

const help = `
With --every, the argument is a folder. A backup gets its name, such as
rollbook-2026-03-02T081500Z.db (or .db.enc), when it is complete, verified and on
the disk. Old ones are deleted only after a new one has been made. After a failure,
such as a full disk, nothing is deleted, and the next attempt is made at most five
minutes later. On SIGTERM the command finishes the backup in progress; it exits with
1 if the last attempt failed.

Without --every, SIGINT and SIGTERM end the command after the step in progress (copy,
check, encrypt), and what it wrote is deleted.`;

export function addBackup(program: Command): void {
  program
    .command('backup <file>')
    .description(
      'Copy a SQLite database to a new file while servers use it, once or regularly. The copy is complete and verified, and does not contain the master key.',
    )
    .addOption(durationOption('--every <duration>', 'run until stopped, and make a backup in this interval'))
    .addOption(countOption('--keep <number>', 'with --every: how many of the newest backups stay', 1))
    .addOption(
      countOption(
        '--keep-daily <days>',
        'with --every: besides, the last backup of each of so many days',
        0,
      ).default(0),
    )
    .option('--key-file <file>', 'encrypt with the 32 bytes (hex or base64) in this file, with AES-256-GCM')
    .option('--database <url>', 'database URL (default: DATABASE_URL)')
    .option('--json', 'print one JSON object; with --every, one for each backup')
    .addHelpText('after', help)
    .action(backup);
}

async function backup(name: string, options: BackupOptions): Promise<void> {
  const config = existingConfig(options);
  const { databaseUrl, masterKey } = config;
  const path = sqlitePath(databaseUrl);
  if (path === undefined)
    throw new UsageError(
      'The database is PostgreSQL. Use pg_dump, or the backups of your provider, and keep ROLLBOOK_MASTER_KEY.',
    );
  const { every, keep, keepDaily } = options;
  if (every === undefined && (keep !== undefined || keepDaily > 0))
    throw new UsageError('--keep and --keep-daily need --every.');
  if (keep === undefined && keepDaily > 0)
    throw new UsageError('--keep-daily needs --keep: without it, all backups stay.');
  const key = options.keyFile === undefined ? undefined : FileKey.read(options.keyFile);
  const wrap = key && encryption(key);
  const target = resolve(name);
  if (every !== undefined) {
    if (!statSync(target, { throwIfNoEntry: false })?.isDirectory())
      throw new UsageError(`With --every, the argument is a folder, and ${target} is none.`);
    return keepBackingUp({
      folder: target,
      extension: key ? 'db.enc' : 'db',
      everyMs: every,
      keep: keep ?? Number.POSITIVE_INFINITY,
      keepDaily,
      isJson: options.json === true,
      async backUp(file) {
        // Its disk can have been detached since. To open the database would make an empty one in its place.
        existingConfig(options);
        const { copied, key: problem } = await warningsOf(config);
        if (copied) throw new Error(copied);
        await backUp(path, file, { wrap });
        if (problem) notify(`rollbook: ${problem}`);
      },
    });
  }
  if (existsSync(target)) throw new UsageError(`The file ${target} already exists. Choose another name.`);
  if (!existsSync(dirname(target))) throw new UsageError(`The folder ${dirname(target)} does not exist.`);
  await withInterrupts((signal) => backUp(path, target, { wrap, betweenSteps: () => betweenSteps(signal) }));
  const { copied, key: problem } = await warningsOf(config);
  if (copied) notify(`rollbook: ${copied}.`);
  if (problem) notify(`rollbook: ${problem}`);
  const bytes = statSync(target).size;
  const keyFile = masterKey === undefined ? resolve(`${path}.key`) : null;
  const advice = problem
    ? 'Keep that key in another place.'
    : `Keep ${keyFile ?? 'ROLLBOOK_MASTER_KEY'} in another place.`;
  print({ file: target, bytes, key_file: keyFile, ...(key ? { encrypted_with: key.name } : {}) }, options, [
    `Wrote ${target}: ${(bytes / 1e6).toFixed(1)} MB, ${key ? `encrypted with ${key.name}, ` : ''}checked.`,
    `The copy can be used only with the master key, which it does not contain. ${advice}`,
  ]);
}

/**
 * Why a backup does not help: the database is no longer used, because it was copied to PostgreSQL, or the configured master key is
 * not the one with which it is encrypted.
 */
async function warningsOf(
  config: Config,
): Promise<{ copied?: string | undefined; key?: string | undefined }> {
  const db = await connect(config.databaseUrl, { limits: config.databaseLimits, onError: notifyError });
  try {
    const move = await findMove(db);
    const copied = move?.isComplete
      ? `The database was copied to ${move.to} at ${move.at}, and what was changed since is only there. Back up that one, with pg_dump or the backups of its provider`
      : undefined;
    const registered = await registeredKeys(db);
    return { copied, key: registered.length > 0 ? keyProblem(registered, config) : undefined };
  } finally {
    await db.close();
  }
}

function keyProblem(registered: readonly RegisteredKey[], config: Config): string | undefined {
  try {
    checkKeys(registered, openKeys(config, false));
    return undefined;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return error.message;
  }
}

/** Encrypts a copy with a key. */
const encryption =
  (key: FileKey) =>
  (copy: string, partial: string, { origin, created_at: madeAt }: Manifest): void => {
    // What was written is read again: only then is it known that it can be decrypted.
    if (encryptFile(copy, partial, key, { origin, madeAt }) !== decryptFile(partial, undefined, key))
      throw new Error(`The encrypted copy ${partial} is not what was written to it.`);
  };
