import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from '../contract/errors.ts';
import type { Database, Reader, Transaction } from '../sql/database.ts';
import { query } from '../sql/query.ts';
import { sqlitePath } from '../sql/url.ts';
import { Cipher } from './cipher.ts';
import { type Context, derivationKey, instanceContext } from './sealed-columns.ts';

/** The length of the name of a master key. */
const nameLength = 'mk_0123456789ab'.length;
const named = /^(mk_[0-9a-f]{12}):/;

/** The name of the key in front of an encrypted value; undefined if the value is damaged. */
export const keyOf = (sealed: string): string | undefined => named.exec(sealed)?.[1];

/** As much of an encrypted value as `keyOf` needs. */
export const keyNameLength = nameLength + 1;

/** A key that encrypts what an instance keeps secret. Its name identifies it, and does not reveal it. */
export class MasterKey extends Cipher {
  readonly name: string;

  constructor(bytes: Uint8Array) {
    super(bytes);
    const hash = createHmac('sha256', createSecretKey(bytes)).update('rollbook master key').digest('hex');
    this.name = `mk_${hash.slice(0, nameLength - 3)}`;
  }
}

/**
 * The current master key, which encrypts, and others that only decrypt: the previous one, while values are still
 * encrypted with it, and the next one, while other processes already use it.
 */
export class KeyRing {
  readonly current: MasterKey;
  /** All of them, the current one first. */
  readonly keys: readonly MasterKey[];
  readonly #named: ReadonlyMap<string, MasterKey>;

  constructor(current: MasterKey, others: readonly MasterKey[] = []) {
    this.current = current;
    // A key that is configured twice is one key.
    this.#named = new Map([current, ...others].map((key) => [key.name, key]));
    this.keys = [...this.#named.values()];
  }

  named(name: string): MasterKey | undefined {
    return this.#named.get(name);
  }

  encrypt(text: string, context: Context): string {
    return `${this.current.name}:${this.current.encrypt(text, context)}`;
  }

  decrypt(sealed: string, context: Context): string {
    const name = keyOf(sealed);
    if (name === undefined) throw new Error('An encrypted value is damaged: it does not name a master key');
    const key = this.#named.get(name);
    if (!key) throw new MissingKey(name);
    return key.decrypt(sealed.slice(keyNameLength), context);
  }

  /** The value, encrypted with the current key. */
  renew(sealed: string, context: Context): string {
    return this.isCurrent(sealed) ? sealed : this.encrypt(this.decrypt(sealed, context), context);
  }

  isCurrent(sealed: string): boolean {
    return keyOf(sealed) === this.current.name;
  }
}

/** A value is encrypted with a key that is not configured. */
class MissingKey extends Error {
  constructor(name: string) {
    super(
      `A value is encrypted with the master key ${name}, which this process does not have. Add the key to ROLLBOOK_PREVIOUS_MASTER_KEYS and restart.`,
    );
  }
}

const derivationContext = instanceContext(derivationKey);

/** The master keys of an instance, and the key from which it derives keys that never change. */
export class MasterKeys extends KeyRing {
  readonly #derivationKey: KeyObject;

  constructor(ring: KeyRing, derivation: Uint8Array) {
    super(ring.current, ring.keys);
    this.#derivationKey = createSecretKey(derivation);
  }

  /** With the derivation key as it is stored. */
  static open(ring: KeyRing, sealed: string): MasterKeys {
    return new MasterKeys(ring, Buffer.from(ring.decrypt(sealed, derivationContext), 'base64'));
  }

  sealedDerivationKey(): string {
    return this.encrypt(this.#derivationKey.export().toString('base64'), derivationContext);
  }

  /**
   * A 32-byte key for another purpose, from which no other key can be computed. It stays the same when the master key is
   * rotated.
   */
  deriveKey(purpose: string): Buffer {
    // The first block of HKDF-Expand (RFC 5869).
    return createHmac('sha256', this.#derivationKey).update(purpose).update(Buffer.of(1)).digest();
  }
}

/** The master keys of the configuration. */
export interface ConfiguredKeys {
  databaseUrl: string;
  /** By default, the first key of the key file next to a SQLite file. */
  masterKey: Uint8Array | undefined;
  /** Keys that only decrypt. */
  previousMasterKeys: readonly Uint8Array[];
}

/**
 * The keys for a database. For its migration, a new one without a key file has a key that is not kept: nothing is encrypted
 * before `makeKeys`.
 */
export function openKeys(configured: ConfiguredKeys, isNew: boolean): KeyRing {
  const keys = findKeys(configured);
  if (keys) return keys;
  const path = sqlitePath(configured.databaseUrl);
  if (path === ':memory:' || (isNew && path !== undefined))
    return ringOf([randomBytes(32), ...configured.previousMasterKeys]);
  throw new UsageError(
    path === undefined
      ? 'ROLLBOOK_MASTER_KEY is not set. With PostgreSQL every process needs the same 32 bytes; create them with: openssl rand -hex 32'
      : `${path}.key is missing, and the database was encrypted with the master key in it. Restore the file from a backup, or set ROLLBOOK_MASTER_KEY.`,
  );
}

/**
 * The keys for a new database that has its tables, with a new key file where there is none. Only a new database gets one:
 * next to an existing one, a wrong key would look like the right one.
 */
export function makeKeys(configured: ConfiguredKeys): KeyRing {
  const path = sqlitePath(configured.databaseUrl);
  if (path !== undefined && path !== ':memory:' && configured.masterKey === undefined)
    makeKeyFile(`${path}.key`);
  return openKeys(configured, false);
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

/**
 * A master key of a database. Values can be encrypted with a key that is `used`. A key that is `retiring` no longer
 * encrypts, unless a process starts with it as its current key. No value is encrypted with one that is `retired`.
 */
export interface RegisteredKey {
  name: string;
  state: string;
}

const all = query<Record<never, never>, RegisteredKey>((db) =>
  db.selectFrom('master_keys').select(['name', 'state']).orderBy('name'),
);
const add = query<{ name: string }>((db, p) =>
  db
    .insertInto('master_keys')
    .values({ name: p.name, state: 'used' })
    .onConflict((conflict) => conflict.doNothing()),
);
// Also of a key that is used already: the lock of its row keeps the key from being retired in the meantime.
const use = query<{ name: string }>((db, p) =>
  db.updateTable('master_keys').set({ state: 'used' }).where('name', '=', p.name),
);

/** The master keys with which a database is encrypted; none for a new database. */
export async function registeredKeys(db: Database): Promise<RegisteredKey[]> {
  return (await db.hasTable('master_keys')) ? db.all(all, {}) : [];
}

/** Rejects keys with which values of the database could not be decrypted, or must no longer be encrypted. */
export function checkKeys(registered: readonly RegisteredKey[], ring: KeyRing): void {
  const { name } = ring.current;
  const needed = registered.filter(({ state }) => state !== 'retired');
  const missing = needed.filter((key) => !ring.named(key.name)).map((key) => key.name);
  if (missing.length > 0 && missing.length === needed.length) {
    throw new UsageError(
      `The master key is not the one with which this database is encrypted, which is ${missing.join(' and ')}; the configured one is ${name}. Set ROLLBOOK_MASTER_KEY to the original key, or restore the key file. To replace the key, see "Rotating the master key" in the README of @rollbook/server.`,
    );
  }
  if (missing.length > 0) {
    throw new UsageError(
      `The database has values that are encrypted with the master key ${missing.join(' and ')}, which is not configured. Add the key to ROLLBOOK_PREVIOUS_MASTER_KEYS, and remove it only after \`rollbook key rotate-master\` has reported that it is retired.`,
    );
  }
  if (registered.some((key) => key.name === name && key.state === 'retired')) {
    throw new UsageError(
      `The master key ${name} of this database is retired: it was replaced by ${needed.map((key) => key.name).join(' and ')}. Set ROLLBOOK_MASTER_KEY to that key.`,
    );
  }
}

/** Rejects a new current key for a database that has to be migrated, because migrations encrypt with it. */
export function checkUpgrade(registered: readonly RegisteredKey[], { current }: KeyRing): void {
  if (registered.length === 0 || registered.some(({ name }) => name === current.name)) return;
  throw new UsageError(
    'The schema of the database is of an earlier version. Migrate it with the previous key in ROLLBOOK_MASTER_KEY before you replace the key.',
  );
}

/** Registers the current key, before anything is encrypted with it. */
export async function register(tx: Transaction, name: string): Promise<void> {
  if ((await tx.run(use, { name })) === 0) await tx.run(add, { name });
}

const findDerivation = query<Record<never, never>, { value: string }>((db) =>
  db.selectFrom('instance').select('value').where('name', '=', derivationKey),
);
const keepDerivation = query<{ value: string }>((db, p) =>
  db
    .insertInto('instance')
    .values({ name: derivationKey, value: p.value })
    .onConflict((conflict) => conflict.doNothing()),
);

/** The keys of a database, with the key from which others are derived: a new one for a new database. */
export async function completeKeys(db: Database, ring: KeyRing): Promise<MasterKeys> {
  // Both are written in one transaction: a key that is registered has the other one, unless that was lost.
  const registered = await registeredKeys(db);
  const kept = (await db.hasTable('instance')) ? await db.first(findDerivation, {}) : undefined;
  if (kept) return MasterKeys.open(ring, kept.value);
  if (registered.length > 0)
    throw new UsageError(
      `The database is incomplete: the table instance does not have the row ${derivationKey}, without which audit logs cannot be signed as before. Restore a complete backup.`,
    );
  return new MasterKeys(ring, randomBytes(32));
}

/** In a new database, registers the current key, and stores the key from which others are derived. */
export async function claimKeys(db: Database, keys: MasterKeys): Promise<MasterKeys> {
  const kept = await db.transact(async (tx) => {
    const known = await tx.first(findDerivation, {});
    // Of processes that start at the same time, one writes it, and the others wait for that.
    if (!known) await tx.run(keepDerivation, { value: keys.sealedDerivationKey() });
    const registered = await tx.all(all, {});
    checkKeys(registered, keys);
    if (!known || registered.length === 0) await register(tx, keys.current.name);
    return known ?? (await tx.first(findDerivation, {}));
  });
  if (!kept) throw new Error('The derivation key was not stored');
  return MasterKeys.open(keys, kept.value);
}

/** Reads the keys again, to see which are registered now. */
export const readKeys = (db: Reader): Promise<RegisteredKey[]> => db.all(all, {});
