import { randomBytes } from 'node:crypto';
import { UsageError } from '../contract/errors.ts';
import type { Database, Reader, Transaction } from '../db/database.ts';
import { query } from '../db/query.ts';
import { type KeyRing, MasterKeys, nameOf } from './master-keys.ts';
import { derivationKey } from './sealed-columns.ts';

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
const fingerprint = query<Record<never, never>, { value: string }>((db) =>
  db.selectFrom('instance').select('value').where('name', '=', 'master_key_fingerprint'),
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
  if (await db.hasTable('master_keys')) return db.all(all, {});
  // The schema of an earlier version, which has only one key.
  const kept = (await db.hasTable('instance')) ? await db.first(fingerprint, {}) : undefined;
  return kept ? [{ name: nameOf(kept.value), state: 'used' }] : [];
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
const anySchool = query<Record<never, never>, { id: string }>((db) =>
  db.selectFrom('schools').select('id').limit(1),
);

/**
 * The keys of a database, with the key from which others are derived. Earlier versions derived them from the master key;
 * what was computed with them must stay valid.
 */
export async function completeKeys(
  db: Database,
  ring: KeyRing,
  registered: readonly RegisteredKey[],
): Promise<MasterKeys> {
  const kept = (await db.hasTable('instance')) ? await db.first(findDerivation, {}) : undefined;
  if (kept) return MasterKeys.open(ring, kept.value);
  const [original] = registered.filter(({ state }) => state !== 'retired');
  const key = original && ring.named(original.name);
  if (key) return new MasterKeys(ring, key.derivationKey);
  const hasSchool = (await db.hasTable('schools')) && (await db.first(anySchool, {}));
  return new MasterKeys(ring, hasSchool ? ring.current.derivationKey : randomBytes(32));
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
