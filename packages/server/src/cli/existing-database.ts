import { existsSync } from 'node:fs';
import { UsageError } from '../contract/errors.ts';
import type { Cipher } from '../crypto/cipher.ts';
import { compareMasterKey, findVault } from '../crypto/master-key.ts';
import { connect } from '../db/connect.ts';
import type { Database } from '../db/database.ts';
import { isMigrated } from '../db/migrate.ts';
import { localConfig } from './local.ts';

/** Opens an existing database, with its vault if the master key is available. Creates and changes nothing. */
export async function withExistingDatabase(
  options: { database?: string },
  work: (db: Database, cipher: Cipher | undefined) => Promise<void>,
): Promise<void> {
  const { databaseUrl, masterKey, databaseLimits } = localConfig(options);
  const path = databaseUrl.replace(/^sqlite:/, '');
  if (path !== databaseUrl && !existsSync(path)) throw new UsageError(`The database ${path} does not exist.`);
  const onError = (error: Error) => process.stderr.write(`rollbook: ${error.message}\n`);
  const db = connect(databaseUrl, { limits: databaseLimits, onError });
  try {
    if (!(await isMigrated(db)))
      throw new UsageError(
        'The schema of the database is older than this version. Start a server on it first, or run rollbook migrate.',
      );
    const cipher = findVault(databaseUrl, masterKey);
    if (cipher) await compareMasterKey(db, cipher);
    await work(db, cipher);
  } finally {
    await db.close();
  }
}
