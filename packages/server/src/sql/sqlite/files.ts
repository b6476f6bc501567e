import {
  chmodSync,
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readlinkSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { monotonicMs } from '../../lib/platform.ts';
import { ConnectionLost, Locked } from '../database.ts';
import { databaseName, firstMigration, isUnreleased, unreleased } from '../url.ts';

const everybody = 0o007;

/**
 * Makes the file of a database, and its directory, readable only by their owner, before anything is written. Files
 * that everyone can read are made private. An existing directory is not changed,
 * because it may contain other files. Returns warnings for the operator.
 */
export function makePrivate(path: string): string[] {
  const folder = dirname(path);
  const isNew = mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined;
  // Windows has no such modes.
  if (process.platform === 'win32') return [];
  createFile(path);
  // The path may be a mistake: it cannot be opened as a database then, and stays as it is.
  if (!isDatabase(path)) return [];
  // SQLite creates the files next to the database with the same mode. The key file is edited to rotate the master key.
  const warnings = [path, `${path}-wal`, `${path}-shm`, `${path}.key`].flatMap(protect);
  const isOpen = !isNew && (statSync(folder).mode & everybody) !== 0;
  return isOpen
    ? [
        ...warnings,
        `Other users can access the database directory ${resolve(folder)}. Only its files are private.`,
      ]
    : warnings;
}

/** The file to which a path leads, also if there is none yet. SQLite has the log of a database beside it, and not beside a link. */
export function fileAt(path: string): string {
  // Fails for links that lead to each other.
  if (statSync(path, { throwIfNoEntry: false })) return realpathSync(path);
  if (!lstatSync(path, { throwIfNoEntry: false })) return path;
  return fileAt(resolve(realpathSync(dirname(path)), readlinkSync(path)));
}

const headerBytes = 100;

/** The header of a SQLite file; undefined for another file. */
export function headerOf(path: string): Buffer | undefined {
  const header = Buffer.alloc(headerBytes);
  const file = openSync(path, 'r');
  try {
    if (readSync(file, header, 0, headerBytes, 0) < headerBytes) return undefined;
  } finally {
    closeSync(file);
  }
  return header.toString('latin1', 0, 16) === 'SQLite format 3\0' ? header : undefined;
}

/** Whether a path is that of a file that is a SQLite database, or empty. */
function isDatabase(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() === true && (stats.size === 0 || headerOf(path) !== undefined);
}

function createFile(path: string): void {
  let file: number;
  try {
    file = openSync(path, 'wx', 0o600);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    throw error;
  }
  try {
    startWal(path);
    // Before anything is committed: to a database without a first page the WAL file is of no use.
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Makes an empty file a database with a WAL. SQLite would sync it four times, though there is nothing in it to lose. */
function startWal(path: string): void {
  const connection = new Sqlite(path);
  try {
    connection.pragma('synchronous = OFF');
    connection.pragma('journal_mode = WAL');
  } finally {
    connection.close();
  }
}

function protect(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats || (stats.mode & everybody) === 0) return [];
  try {
    chmodSync(path, 0o600);
    return [];
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error;
    return [
      `Every user can read ${path}, and its mode could not be changed. Make it private: chmod 600 ${path}`,
    ];
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

// Waiting for a lock inside SQLite would block the process, so the lock is requested repeatedly.
const longestPauseMs = 50;

const hasCode =
  (pattern: RegExp) =>
  (error: unknown): boolean =>
    error instanceof Sqlite.SqliteError && pattern.test(error.code);

export const isBusy = hasCode(/^SQLITE_(BUSY|LOCKED)/);
export const isDamaged = hasCode(/^SQLITE_CORRUPT/);
export const isNoDatabase = hasCode(/^SQLITE_NOTADB/);

export const before = (ms: number): (() => boolean) => {
  const deadline = monotonicMs() + ms;
  return () => monotonicMs() < deadline;
};

/** Retries until no other program has the lock, and yields to the event loop between the attempts. */
export async function whenFree<T>(attempt: () => T, goesOn: () => boolean): Promise<T> {
  for (let pauseMs = 1; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (!goesOn()) throw new Locked(error);
    }
    await delay(pauseMs);
  }
}

/** Its path leads to another file, or to none: what is written to the open one is lost when this process ends. */
class FileReplaced extends ConnectionLost {
  constructor(path: string) {
    super(
      undefined,
      `The file ${resolve(path)} was replaced or removed while this process uses it. Stop the process, and put the right file there: a backup with \`rollbook restore\``,
    );
  }
}

/** Gives what throws if the path of a database that was opened no longer leads to its file. */
export function watchFile(path: string): () => void {
  const { dev, ino } = statSync(path);
  return () => {
    const now = statSync(path, { throwIfNoEntry: false });
    if (now?.ino !== ino || now.dev !== dev) throw new FileReplaced(path);
  };
}

// A change with its audit entry, event, delivery and stored response writes up to 25 pages of 4 KiB.
const roomBytes = 131_072;

/**
 * Fails if the disk has no room for a change of ordinary size. The change is written to the WAL file and rolled back,
 * so the next one overwrites it.
 */
export function checkRoom(path: string): void {
  const connection = new Sqlite(path, { timeout: 0, fileMustExist: true });
  try {
    // With the cache of the other connections the change would stay in memory.
    connection.pragma('cache_size = 0');
    connection.exec('BEGIN IMMEDIATE');
    connection.prepare('insert into instance (name, value) values (?, ?)').run('room', 'x'.repeat(roomBytes));
    connection.exec('ROLLBACK');
  } catch (error) {
    // Another program began a change in the meantime, which says nothing about the disk.
    if (!isBusy(error)) throw error;
  } finally {
    connection.close();
  }
}

/** Rejects a database that cannot be used, before anything in it is changed. One without tables is new. */
export function refuseForeign(connection: Sqlite.Database): void {
  const tables = connection
    .prepare<[], string>(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'",
    )
    .pluck()
    .all();
  if (tables.length === 0) return;
  const names = tables.includes('kysely_migration') ? migrationsIn(connection) : undefined;
  // The tables of migrations are created before the first one runs.
  if (names?.size === 0 || names?.has(firstMigration)) return;
  if (names && isUnreleased(names)) throw new Error(`it ${unreleased}`);
  const others = tables.length > 3 ? ` and ${tables.length - 3} more` : '';
  throw new Error(
    `it belongs to another program (tables: ${tables.slice(0, 3).join(', ')}${others}). Choose a file that does not exist.`,
  );
}

const migrationsIn = (connection: Sqlite.Database): Set<string> =>
  new Set(connection.prepare<[], string>('select name from kysely_migration').pluck().all());

const reasons: [code: RegExp, reason: string][] = [
  [/^SQLITE_NOTADB/, 'the file is not a SQLite database.'],
  [/^SQLITE_CORRUPT/, 'the file is damaged. Restore a backup.'],
  [
    /^(SQLITE_CANTOPEN|SQLITE_READONLY|SQLITE_PERM)/,
    'it cannot be opened. Check that it is a file, and that this user can read and write it and its folder.',
  ],
];

/** Opens or reads the file of a database. An error names the file, and says what to do. */
export function naming<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    const code = 'code' in cause ? String(cause.code) : '';
    const reason = reasons.find(([pattern]) => pattern.test(code))?.[1] ?? cause.message;
    throw new Error(`Cannot use the database ${databaseName(`sqlite:${path}`)}: ${reason}`, { cause });
  }
}
