import { type ConfiguredKeys, openKeys } from '../crypto/configured-keys.ts';
import { checkKeys, checkUpgrade, claimKeys, completeKeys, registeredKeys } from '../crypto/key-register.ts';
import type { MasterKeys } from '../crypto/master-keys.ts';
import { type ConnectOptions, connect } from '../db/connect.ts';
import type { Database } from '../db/database.ts';
import { databaseName } from '../db/database-url.ts';
import { isMigrated, migrate } from '../db/migrate.ts';
import { refuseMoved } from '../db/moved.ts';

/**
 * Opens a database and migrates it to the schema of this version, which encrypts values that earlier versions did
 * not. Master keys that are not those of the database are rejected before anything is written with them.
 */
export async function openDatabase(
  configured: ConfiguredKeys,
  options: ConnectOptions,
): Promise<{ db: Database; cipher: MasterKeys; applied: string[] }> {
  const db = connect(configured.databaseUrl, options);
  try {
    await refuseMoved(db, databaseName(configured.databaseUrl));
    const registered = await registeredKeys(db);
    const ring = openKeys(configured, registered.length === 0);
    checkKeys(registered, ring);
    if (!(await isMigrated(db))) checkUpgrade(registered, ring);
    const found = await completeKeys(db, ring, registered);
    const applied = await migrate(db, found);
    return { db, cipher: await claimKeys(db, found), applied };
  } catch (error) {
    await db.close();
    throw error;
  }
}
