import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '../contract/errors.ts';
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
import { databaseName, sqlitePath } from '../sql/url.ts';

/** A key file without its database: the database was lost, or its disk is not there, and an empty one would hide that. */
function refuseLost({ databaseUrl }: ConfiguredKeys): void {
  const path = sqlitePath(databaseUrl);
  if (path === undefined || existsSync(path) || !existsSync(`${path}.key`)) return;
  throw new UsageError(
    `The database ${databaseName(databaseUrl)} does not exist, but the file of its master key does: ${resolve(`${path}.key`)}. Mount its disk, or restore a backup with \`rollbook restore\`. To begin with an empty database, move the key file elsewhere; what is encrypted with it can then not be read.`,
  );
}

/**
 * Opens a database and migrates it to the schema of this version. A database that this version cannot use, and master keys
 * that are not those of the database, are rejected before anything is written.
 */
export async function openDatabase(
  configured: ConfiguredKeys & { directDatabaseUrl?: string | undefined },
  options: ConnectOptions,
): Promise<{ db: Database; cipher: MasterKeys; applied: string[] }> {
  refuseLost(configured);
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
