import Sqlite from 'better-sqlite3';
import { type Description, describeEncrypted, isEncrypted } from '../crypto/encrypted-file.ts';
import { errorCode } from '../sql/database.ts';
import { declaredBytes } from '../sql/sqlite/backup.ts';
import { type Manifest, originOf, readManifest } from '../sql/sqlite/manifest.ts';

interface AboutBackup extends Description {
  /** The beginning cannot be read, so the backup cannot be restored. */
  isUnreadable?: true;
}

/**
 * What the file of a backup, encrypted or not, says about itself: nothing if that is damaged. Undefined for another file, for a
 * folder, and for a file that another process has deleted.
 */
export function aboutBackup(path: string): AboutBackup | undefined {
  try {
    return describeFile(path);
  } catch (error) {
    if (['ENOENT', 'EISDIR'].includes(errorCode(error))) return undefined;
    throw error;
  }
}

function describeFile(path: string): AboutBackup | undefined {
  const unreadable = { madeAt: undefined, bytes: undefined, origin: undefined, isUnreadable: true } as const;
  if (isEncrypted(path)) return readable(() => describeEncrypted(path)) ?? unreadable;
  const bytes = declaredBytes(path);
  if (bytes === undefined) return undefined;
  const manifest = readable(() => manifestOf(path));
  return { madeAt: manifest?.created_at, bytes, origin: manifest?.origin };
}

/** Which database a file is, as its backups name it; undefined if it cannot be read. */
export const originOfDatabase = (path: string): string | undefined =>
  readable(() => {
    const db = new Sqlite(path, { readonly: true, fileMustExist: true });
    try {
      return originOf(db);
    } finally {
      db.close();
    }
  });

/** Undefined if the file was not made by `rollbook backup`. */
function manifestOf(path: string): Manifest | undefined {
  const copy = new Sqlite(path, { readonly: true, fileMustExist: true });
  try {
    return readManifest(copy);
  } finally {
    copy.close();
  }
}

function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
