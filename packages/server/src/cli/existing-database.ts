import { UsageError } from '../contract/errors.ts';
import { findKeys } from '../crypto/configured-keys.ts';
import { checkKeys, completeKeys, registeredKeys } from '../crypto/key-register.ts';
import type { MasterKeys } from '../crypto/master-keys.ts';
import { connect } from '../db/connect.ts';
import type { Database } from '../db/database.ts';
import { isMigrated } from '../db/migrate.ts';
import { existingConfig } from './local.ts';
import { notifyError } from './output.ts';

/** Opens an existing database, with its keys if the master key is available. Creates and changes nothing by itself. */
export async function withExistingDatabase(
  options: { database?: string },
  work: (db: Database, keys: MasterKeys | undefined) => Promise<void>,
): Promise<void> {
  const config = existingConfig(options);
  const { databaseUrl, databaseLimits } = config;
  const db = connect(databaseUrl, { limits: databaseLimits, onError: notifyError });
  try {
    if (!(await isMigrated(db)))
      throw new UsageError(
        'The schema of the database is older than this version. Start a server on it first, or run rollbook migrate.',
      );
    const ring = findKeys(config);
    if (!ring) return await work(db, undefined);
    const registered = await registeredKeys(db);
    checkKeys(registered, ring);
    await work(db, await completeKeys(db, ring, registered));
  } finally {
    await db.close();
  }
}
