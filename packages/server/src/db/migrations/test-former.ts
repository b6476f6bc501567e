import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, onTestFinished } from 'vitest';
import type { Dialect, OpenDatabase, TestDatabase } from '../../../../../test/support/databases.ts';
import { newestVersion } from '../../contract/versions/index.ts';
import { sha256 } from '../../crypto/cipher.ts';
import type { MasterKeys } from '../../crypto/master-keys.ts';
import { scopes } from '../../generated/operations.ts';
import { connect } from '../connect.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { definer } from './define.ts';
import { migrations } from './index.ts';

// biome-ignore lint/suspicious/noExplicitAny: the rows are those of an earlier schema.
export type AnyDb = Kysely<any>;

export const school_id = 'sch_00000000000000000000000001';
/** The API key of the school, with every scope. */
export const apiKey = `sk_test_${'a'.repeat(43)}`;
export const idOf = (prefix: string, number: number): string =>
  `${prefix}_${String(number).padStart(26, '0')}`;

/** The common columns of every record. */
export const record = (id: string) => ({
  school_id,
  id,
  row_version: 1,
  external_ids: '{}',
  metadata: '{}',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
});

/** Writes a school and its key. */
export async function fillSchool(db: AnyDb): Promise<void> {
  const school = {
    ...record(school_id),
    mode: 'test',
    name: 'Example School',
    time_zone: 'Africa/Johannesburg',
    currency: 'ZAR',
    locale: 'en-ZA',
    school_days: '[1,2,3,4,5]',
    attendance_mode: 'daily',
    retention: '{}',
  };
  const key = {
    ...record(idOf('key', 1)),
    name: 'Key',
    mode: 'test',
    hint: 'sk',
    scopes: JSON.stringify(scopes),
    version: newestVersion,
    hash: sha256(apiKey),
  };
  await db.insertInto('schools').values(school).execute();
  await db.insertInto('api_keys').values(key).execute();
}

/**
 * Migrates in processes that end after these numbers of transactions, and in one that does not end; returns what the last
 * one applied.
 */
export async function migrateInterrupted(
  database: Database,
  cipher: MasterKeys,
  interruptions: readonly number[],
): Promise<string[]> {
  for (const transactions of interruptions)
    await expect(migrate(endingAfter(transactions, database), cipher)).rejects.toThrow(
      'The process ends here',
    );
  return migrate(database, cipher);
}

/** The database of a process that ends after a number of transactions. */
function endingAfter(transactions: number, database: Database): Database {
  let left = transactions;
  return new Proxy(database, {
    get(target, name) {
      if (name === 'transact' && left-- <= 0) throw new Error('The process ends here');
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** A database of the schema before a migration, empty. */
export async function formerDatabase(
  open: OpenDatabase,
  dialect: Dialect,
  before: string,
): Promise<{ testDatabase: TestDatabase; database: Database }> {
  const testDatabase = await open('nothing');
  const fail = (error: Error) => {
    throw error;
  };
  const database = connect(testDatabase.url, { onError: fail });
  onTestFinished(() => testDatabase[Symbol.asyncDispose]());
  await database.migrating(async (db: AnyDb) => {
    const former = Object.entries(migrations).filter(([name]) => name < before);
    const getMigrations = async () =>
      Object.fromEntries(
        former.map(([name, { up }]) => [name, { up: (inside: AnyDb) => up(definer(inside, dialect)) }]),
      );
    const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
    if (error) throw error;
  });
  return { testDatabase, database };
}
