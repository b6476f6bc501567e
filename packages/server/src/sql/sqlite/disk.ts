import { statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** The bytes that a SQLite database uses on its disk, and those that are free there for this user. */
export function diskUse(path: string): { database: number; free: number } {
  const { bavail, bsize } = statfsSync(dirname(resolve(path)));
  return { database: sizeOf(path) + sizeOf(`${path}-wal`), free: bavail * bsize };
}
