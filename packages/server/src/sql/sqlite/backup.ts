import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { iso, systemClock } from '../../lib/clock.ts';
import { errorCode, isDiskFull } from '../database.ts';
import { headerOf, naming, refuseForeign } from './files.ts';
import { contentOf, hashOfSchema, type Manifest, readManifest, writeManifest } from './manifest.ts';

interface BackUpOptions {
  /** Encrypts the copy, which is plain only next to the database, and verifies what it wrote. */
  wrap?: ((copy: string, partial: string, manifest: Manifest) => void) | undefined;
  /** Called between steps, each of which blocks the process for as long as it takes; what it throws ends the backup. */
  betweenSteps?: (() => Promise<void>) | undefined;
}

/**
 * Writes a consistent copy of a SQLite database, in which nothing is left of what was deleted. Servers can go on using
 * the database. The copy gets its name when it is complete, checked and on the disk.
 *
 * @throws if the file exists, if the copy is damaged, or if the disk is full.
 */
export async function backUp(
  path: string,
  file: string,
  { wrap, betweenSteps = async () => {} }: BackUpOptions = {},
): Promise<Manifest> {
  // Another process can make a backup with the same name at the same time.
  const own = randomBytes(6).toString('hex');
  const partial = `${file}.${own}.partial`;
  const plain = wrap ? `${path}.copy-${own}` : partial;
  for (const start of ['rollbook-', `${basename(file)}.`])
    for (const end of ['.partial', '.partial-journal']) removeAbandoned(dirname(file), start, end);
  if (wrap) removeAbandoned(dirname(path), `${basename(path)}.copy-`);
  try {
    // Private before anything is in it.
    for (const each of new Set([partial, plain])) closeSync(openSync(each, 'wx', 0o600));
    // Before the copy, which can take minutes: what is written meanwhile is not in it.
    const createdAt = iso(systemClock.now());
    roomFor(plain, () => naming(path, () => copy(path, plain)));
    await betweenSteps();
    const manifest = roomFor(plain, () => describe(plain, createdAt));
    await betweenSteps();
    roomFor(partial, () => wrap?.(plain, partial, manifest));
    await betweenSteps();
    sync(partial, 'r+');
    // Unlike a renaming, a link never replaces a file.
    linkSync(partial, file);
    rmSync(partial);
    syncFolder(dirname(file));
    return manifest;
  } finally {
    for (const each of [partial, plain]) removeWithJournal(each);
  }
}

/** An error of a full disk names the folder that is full, which is not always that of the database. */
export function roomFor<T>(file: string, write: () => T): T {
  try {
    return write();
  } catch (cause) {
    const own = cause instanceof Error ? (cause.cause ?? cause) : cause;
    if (!isDiskFull(own) && errorCode(own) !== 'EDQUOT') throw cause;
    throw new DiskFull(dirname(file), { cause });
  }
}

/** There is no room for a copy in a folder. */
export class DiskFull extends Error {
  constructor(folder: string, options: ErrorOptions) {
    super(`The disk of ${folder} is full: there is no room for the copy`, options);
  }
}

export function removeWithJournal(path: string): void {
  for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(path + suffix, { force: true });
}

const abandonedMs = 3_600_000;

/** Removes unfinished files and folders of processes that were killed: those that nothing was written to for an hour. */
export function removeAbandoned(folder: string, start: string, end = ''): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(start) || !name.endsWith(end)) continue;
    const stats = statSync(join(folder, name), { throwIfNoEntry: false });
    if (stats && systemClock.now() - stats.mtimeMs > abandonedMs)
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function copy(path: string, to: string): void {
  const from = new Sqlite(path, { fileMustExist: true, timeout: 5000 });
  try {
    refuseForeign(from);
    // One read of one state, which does not start again when something is written, as SQLite's backup API does.
    from.prepare('vacuum into ?').run(to);
  } finally {
    from.close();
  }
}

/** Adds what is in the copy, and checks the file as it then is. */
function describe(path: string, createdAt: string): Manifest {
  const copied = new Sqlite(path);
  try {
    writeManifest(copied, createdAt);
  } finally {
    copied.close();
  }
  return verifyCopy(path);
}

/**
 * Checks the file of a backup: its pages and indexes, and each table against what was in it when the backup was made.
 *
 * @throws if the file is damaged, was changed, or is not a backup.
 */
export function verifyCopy(path: string): Manifest {
  const copied = new Sqlite(path, { readonly: true, fileMustExist: true });
  try {
    const found = copied.pragma('integrity_check(1)', { simple: true });
    if (found !== 'ok') throw new Error(`The copy is damaged: ${found}`);
    refuseForeign(copied);
    const manifest = readManifest(copied);
    if (!manifest) throw new Error('it was not made by rollbook backup');
    if (manifest.schema_sha256 !== hashOfSchema(copied))
      throw new Error(
        'its tables, indexes, views or triggers are not those that the backup had when it was made',
      );
    const differing = differences(manifest, contentOf(copied));
    if (differing.length > 0)
      throw new Error(`its content is not what the backup had when it was made: ${differing.join(', ')}`);
    return manifest;
  } finally {
    copied.close();
  }
}

/** The size that a SQLite file has according to its header, in bytes; undefined for another file. */
export function declaredBytes(path: string): number | undefined {
  const header = headerOf(path);
  if (!header) return undefined;
  const pageBytes = header.readUInt16BE(16);
  return (pageBytes === 1 ? 65_536 : pageBytes) * header.readUInt32BE(28);
}

/** The tables whose content is another. */
function differences({ tables }: Manifest, found: Manifest['tables']): string[] {
  return [...new Set([...Object.keys(tables), ...Object.keys(found)])].filter(
    (name) => tables[name]?.sha256 !== found[name]?.sha256 || tables[name]?.rows !== found[name]?.rows,
  );
}

/** Windows syncs only what is open for writing. */
export function sync(path: string, flags: 'r' | 'r+'): void {
  const descriptor = openSync(path, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

export function syncFolder(folder: string): void {
  // Windows cannot sync a directory.
  if (process.platform !== 'win32') sync(folder, 'r');
}
