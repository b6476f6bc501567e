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
  makeKeys,
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
const lostDatabase = (url: string, state: string, keyFile: string): UsageError =>
  new UsageError(
    `The database ${databaseName(url)} ${state}, but the file of its master key exists: ${resolve(keyFile)}. Mount its disk, or restore a backup with \`rollbook restore\`. To begin with an empty database, move the key file elsewhere; what is encrypted with it can then not be read.`,
  );

/**
 * Opens a database and migrates it to the schema of this version. A database that this version cannot use, and master keys
 * that are not those of the database, are rejected before anything is written.
 */
export async function openDatabase(
  configured: ConfiguredKeys & { directDatabaseUrl?: string | undefined },
  options: ConnectOptions,
): Promise<{ db: Database; cipher: MasterKeys; applied: string[] }> {
  const { databaseUrl } = configured;
  const path = sqlitePath(databaseUrl);
  const keyFile = `${path}.key`;
  // A start makes it after the tables.
  const hasKeyFile = path !== undefined && existsSync(keyFile);
  if (hasKeyFile && !existsSync(path)) throw lostDatabase(databaseUrl, 'does not exist', keyFile);
  const db = await connect(databaseUrl, { ...options, directUrl: configured.directDatabaseUrl });
  try {
    const isCurrent = await isMigrated(db);
    await refuseMoved(db, databaseName(databaseUrl));
    const registered = await registeredKeys(db);
    const isNew = registered.length === 0;
    if (isNew && hasKeyFile && !(await db.hasTable('instance')))
      throw lostDatabase(databaseUrl, 'is empty', keyFile);
    const ring = openKeys(configured, isNew);
    checkKeys(registered, ring);
    if (!isCurrent) checkUpgrade(registered, ring);
    const found = await completeKeys(db, ring);
    const applied = await migrate(db, found);
    const keys = isNew ? await completeKeys(db, makeKeys(configured)) : found;
    return { db, cipher: await claimKeys(db, keys), applied };
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
