import {
  chownSync,
  closeSync,
  existsSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { UsageError } from '../../contract/errors.ts';
import { databaseName } from '../url.ts';
import { sync, syncFolder } from './backup.ts';
import { isBusy, isDamaged, isNoDatabase, naming, refuseForeign } from './files.ts';
import { removeManifest } from './manifest.ts';

/** What distinguishes a backup from a database is removed from it, and it is a file of its own, without a log. */
export function makeDatabase(copy: string): void {
  const db = new Sqlite(copy);
  try {
    removeManifest(db);
    db.pragma('journal_mode = DELETE');
  } finally {
    db.close();
  }
  sync(copy, 'r+');
}

/**
 * Puts a file in the place of a database, in one step: whenever the process ends, the path has the previous database or the
 * new one.
 *
 * @throws if another process has the database open.
 */
export function replaceDatabase(path: string, by: string): void {
  giveToOwner(by, existsSync(path) ? path : dirname(path));
  if (!existsSync(path)) {
    removeLog(path);
    // Unlike a renaming, a link never replaces a database that has come into being.
    linkSync(by, path);
    rmSync(by);
    syncFolder(dirname(path));
    return;
  }
  const previous = holdAlone(path);
  try {
    const descriptor = openSync(path, 'r+');
    removeLog(path);
    renameSync(by, path);
    syncFolder(dirname(path));
    // A server that was about to start may have opened the previous file, and must not write to it.
    writeSync(descriptor, Buffer.alloc(100), 0, 100, 0);
    closeSync(descriptor);
  } finally {
    previous.close();
  }
}

/** The log of a database that is gone, or that is damaged, would be applied to the new one. */
function removeLog(path: string): void {
  for (const suffix of ['-wal', '-shm', '-journal']) rmSync(path + suffix, { force: true });
}

/** What root puts in the place of a database, or into its folder, belongs to whom that belongs. */
function giveToOwner(file: string, of: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(of);
  chownSync(file, uid, gid);
}

/**
 * Locks a database so that no process can read or write it, and moves everything from its log to its file. One that is damaged
 * is locked as far as it can be.
 *
 * @throws if another process has the database open, or if the file is not a database, or one of another program.
 */
export function holdAlone(path: string): Sqlite.Database {
  const db = naming(path, () => new Sqlite(path, { timeout: 0 }));
  try {
    // In this mode a lock conflicts with every process that has the database open, also if it does nothing.
    db.pragma('locking_mode = EXCLUSIVE');
    despiteDamage(() => db.pragma('journal_mode = DELETE'));
    despiteDamage(() => db.exec('BEGIN EXCLUSIVE'));
    naming(path, () => despiteDamage(() => refuseForeign(db)));
    return db;
  } catch (error) {
    db.close();
    if (isBusy(error))
      throw new UsageError(
        `Another process uses the database ${databaseName(`sqlite:${path}`)}, such as a server. Stop it first.`,
      );
    if (isNoDatabase(error))
      throw new UsageError(
        `The file ${path} is not a SQLite database, or one whose beginning is damaged, so it is not replaced. Move it away, and run the command again.`,
      );
    throw error;
  }
}

function despiteDamage(step: () => unknown): void {
  try {
    step();
  } catch (error) {
    if (!isDamaged(error)) throw error;
  }
}
