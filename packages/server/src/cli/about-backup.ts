import Sqlite from 'better-sqlite3';
import { type Description, describeEncrypted, isEncrypted } from '../crypto/encrypted-file.ts';
import { declaredBytes } from '../sql/sqlite/backup.ts';
import { type Manifest, readManifest } from '../sql/sqlite/manifest.ts';

/** What the file of a backup, encrypted or not, says about itself. */
export function aboutBackup(path: string): Description {
  if (isEncrypted(path)) return describeEncrypted(path);
  const manifest = manifestOf(path);
  return { madeAt: manifest?.created_at, bytes: declaredBytes(path), origin: manifest?.origin };
}

/** Undefined if the file is incomplete, or was not made by `rollbook backup`. */
function manifestOf(path: string): Manifest | undefined {
  try {
    const copy = new Sqlite(path, { readonly: true, fileMustExist: true });
    try {
      return readManifest(copy);
    } finally {
      copy.close();
    }
  } catch {
    // Its length shows whether it is complete, and a drill whether it can be restored.
    return undefined;
  }
}
