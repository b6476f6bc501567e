import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from '../contract/errors.ts';
import { sqlitePath } from '../db/database-url.ts';
import { KeyRing, MasterKey } from './master-keys.ts';

/** The master keys of the configuration. */
export interface ConfiguredKeys {
  databaseUrl: string;
  /** By default, the first key of the key file next to a SQLite file. */
  masterKey: Uint8Array | undefined;
  /** Keys that only decrypt. */
  previousMasterKeys: readonly Uint8Array[];
}

/**
 * The keys for a database. A key file is created only for a new database: next to an existing one, a wrong key would look
 * like the right one.
 */
export function openKeys(configured: ConfiguredKeys, isNew: boolean): KeyRing {
  const path = sqlitePath(configured.databaseUrl);
  if (path === ':memory:')
    return ringOf([configured.masterKey ?? randomBytes(32), ...configured.previousMasterKeys]);
  const file = `${path}.key`;
  if (isNew && configured.masterKey === undefined && path !== undefined) makeKeyFile(file);
  const keys = findKeys(configured);
  if (keys) return keys;
  throw new UsageError(
    path === undefined
      ? 'ROLLBOOK_MASTER_KEY is not set. With PostgreSQL every process needs the same 32 bytes; create them with: openssl rand -hex 32'
      : `${file} is missing, and the database was encrypted with the master key in it. Restore the file from a backup, or set ROLLBOOK_MASTER_KEY.`,
  );
}

/** The same for an existing database; undefined if there is no key. */
export function findKeys({
  databaseUrl,
  masterKey,
  previousMasterKeys,
}: ConfiguredKeys): KeyRing | undefined {
  if (masterKey) return ringOf([masterKey, ...previousMasterKeys]);
  const path = sqlitePath(databaseUrl);
  return path !== undefined && existsSync(`${path}.key`)
    ? ringOf([...readKeyFile(`${path}.key`), ...previousMasterKeys])
    : undefined;
}

function ringOf(keys: readonly Uint8Array[]): KeyRing {
  const [current, ...others] = keys.map((key) => new MasterKey(key));
  if (!current) throw new TypeError('There is no master key');
  return new KeyRing(current, others);
}

function makeKeyFile(path: string): void {
  try {
    writeFileSync(path, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // It exists, or another process that is starting has just created it.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** The keys of a key file, one on each line: the current one, and others that only decrypt. */
function readKeyFile(path: string): Buffer[] {
  const lines = readFileSync(path, 'utf8').trim().split(/\s+/);
  const keys = lines.map((line) => Buffer.from(line, 'hex'));
  if (keys.every(({ length }) => length === 32)) return keys;
  throw new UsageError(
    `${path} does not contain a master key of 64 hex digits on each line. Restore it from a backup.`,
  );
}
