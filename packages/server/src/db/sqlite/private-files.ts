import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const everybody = 0o007;

/**
 * Makes the file of a database, and its directory, readable only by their owner, before anything is written. Files
 * that everyone can read, as created by earlier versions, are made private. An existing directory is not changed,
 * because it may contain other files. Returns warnings for the operator.
 */
export function makePrivate(path: string): string[] {
  const folder = dirname(path);
  const isNew = mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined;
  // Windows has no such modes.
  if (process.platform === 'win32') return [];
  createFile(path);
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

function createFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
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
