import {
  type ConfiguredKeys,
  checkKeys,
  checkUpgrade,
  claimKeys,
  completeKeys,
  type MasterKeys,
  openKeys,
  registeredKeys,
} from '../crypto/master-keys.ts';
import { refuseMoved } from '../schema/copy.ts';
import { isMigrated, migrate } from '../schema/migrate.ts';
import { type ConnectOptions, connect } from '../sql/connect.ts';
import type { Database } from '../sql/database.ts';
import { databaseName } from '../sql/url.ts';

/**
 * Opens a database and migrates it to the schema of this version. A database that this version cannot use, and master keys
 * that are not those of the database, are rejected before anything is written.
 */
export async function openDatabase(
  configured: ConfiguredKeys & { directDatabaseUrl?: string | undefined },
  options: ConnectOptions,
): Promise<{ db: Database; cipher: MasterKeys; applied: string[] }> {
  const db = await connect(configured.databaseUrl, { ...options, directUrl: configured.directDatabaseUrl });
  try {
    const isCurrent = await isMigrated(db);
    await refuseMoved(db, databaseName(configured.databaseUrl));
    const registered = await registeredKeys(db);
    const ring = openKeys(configured, registered.length === 0);
    checkKeys(registered, ring);
    if (!isCurrent) checkUpgrade(registered, ring);
    const found = await completeKeys(db, ring);
    const applied = await migrate(db, found);
    return { db, cipher: await claimKeys(db, found), applied };
  } catch (error) {
    await db.close();
    throw error;
  }
}
