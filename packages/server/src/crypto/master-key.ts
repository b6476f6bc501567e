import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from '../contract/errors.ts';
import type { Database, Reader } from '../db/database.ts';
import { query } from '../db/query.ts';
import { Cipher } from './cipher.ts';

/**
 * The vault of a database, with the given key or the key file next to a SQLite file. The key file is created only for
 * a new database: next to an existing one, a wrong key would look like the right one.
 */
export function openCipher(databaseUrl: string, masterKey: Uint8Array | undefined, isNew: boolean): Cipher {
  if (masterKey) return new Cipher(masterKey);
  const path = databaseUrl.replace(/^sqlite:/, '');
  if (path === ':memory:') return new Cipher(randomBytes(32));
  if (path === databaseUrl) {
    throw new UsageError(
      'ROLLBOOK_MASTER_KEY is not set. With PostgreSQL every process needs the same 32 bytes; create them with: openssl rand -hex 32',
    );
  }
  const file = `${path}.key`;
  if (isNew) makeKeyFile(file);
  else if (!existsSync(file)) {
    throw new UsageError(
      `${file} is missing, and the database was encrypted with the master key in it. Restore the file from a backup, or set ROLLBOOK_MASTER_KEY.`,
    );
  }
  return new Cipher(readKeyFile(file));
}

/**
 * The vault of an existing database; undefined if its key is not available. Unlike `openVault` it creates no key
 * file.
 */
export function findVault(databaseUrl: string, masterKey: Uint8Array | undefined): Cipher | undefined {
  if (masterKey) return new Cipher(masterKey);
  const path = databaseUrl.replace(/^sqlite:/, '');
  return path !== databaseUrl && existsSync(`${path}.key`)
    ? new Cipher(readKeyFile(`${path}.key`))
    : undefined;
}

function makeKeyFile(path: string): void {
  try {
    writeFileSync(path, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // It exists, or another process that is starting has just created it.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

function readKeyFile(path: string): Buffer {
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'hex');
  if (key.length === 32) return key;
  throw new UsageError(`${path} does not contain a master key of 64 hex digits. Restore it from a backup.`);
}

const name = 'master_key_fingerprint';
const find = query<Record<never, never>, { value: string }>((db) =>
  db.selectFrom('instance').select('value').where('name', '=', name),
);
const insert = query<{ value: string }>((db, p) =>
  db.insertInto('instance').values({ name, value: p.value }),
);

/** Rejects a key that is not the one with which the database is encrypted: its secrets could not be decrypted. */
export async function compareMasterKey(db: Reader, cipher: Cipher): Promise<void> {
  refuseOther(await keptFingerprint(db), cipher);
}

/** The same. If the database is not encrypted with a key yet, it is from now on. */
export async function claimMasterKey(db: Database, cipher: Cipher): Promise<void> {
  const fingerprint = cipher.fingerprint();
  const kept = await db.transact(async (tx) => {
    const row = await tx.first(find, {});
    if (!row) await tx.run(insert, { value: fingerprint });
    return row?.value;
  });
  refuseOther(kept, cipher);
}

/** Identifies the key with which a database is encrypted; undefined for a new database. */
export const keptFingerprint = async (db: Reader): Promise<string | undefined> =>
  (await db.first(find, {}))?.value;

export function refuseOther(kept: string | undefined, cipher: Cipher): void {
  if (kept === undefined || kept === cipher.fingerprint()) return;
  throw new UsageError(
    'The master key is not the one with which this database was created. Set ROLLBOOK_MASTER_KEY to the original key, or restore the key file.',
  );
}
