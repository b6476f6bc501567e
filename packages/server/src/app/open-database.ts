import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
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
import { systemClock } from '../lib/clock.ts';
import { refuseMoved } from '../schema/copy.ts';
import { isMigrated, migrate } from '../schema/migrate.ts';
import { type ConnectOptions, connect } from '../sql/connect.ts';
import type { Database } from '../sql/database.ts';
import { statement } from '../sql/query.ts';
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

const databaseTime = statement<Record<never, never>, { ms: number }>((_, dialect) =>
  dialect === 'sqlite'
    ? sql`select cast(unixepoch('subsec') * 1000 as integer) as ms`
    : sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
);

/** From here on deliveries and messages are early or late, and receivers can find deliveries too old. In milliseconds. */
export const offsets = { warningMs: 2000, failedMs: 60_000 };

export const synchronise = 'Synchronise the clock of every machine, with chrony or systemd-timesyncd.';

/**
 * How far the clock of this machine is from that of the database: in milliseconds, at least, and in words, which continue
 * "The clock of this machine is".
 */
export async function clockOffset(db: Database): Promise<{ ms: number; shown: string }> {
  const before = systemClock.now();
  const there = Number((await db.first(databaseTime, {}))?.ms);
  const after = systemClock.now();
  const offset = Math.round((before + after) / 2 - there);
  const shown = `${(Math.abs(offset) / 1000).toFixed(1)} s ${offset > 0 ? 'ahead of' : 'behind'} that of the database`;
  return { ms: Math.abs(offset) - (after - before) / 2, shown };
}
