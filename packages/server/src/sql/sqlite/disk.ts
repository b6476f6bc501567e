import { statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileAt } from './files.ts';

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** File systems that another machine or program serves, by their numbers in statfs(2) of Linux. */
const served: Readonly<Record<number, string>> = {
  26985: 'NFS',
  20859: 'SMB',
  4266872130: 'SMB',
  4283649346: 'SMB',
  16914839: '9P',
  12805120: 'Ceph',
  1397113167: 'AFS',
  198183888: 'Lustre',
  1702057286: 'FUSE',
};

/** What can go wrong with a SQLite database that exists, because of where it is. */
export function servedDisk(path: string): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const name = served[statfsSync(path).type];
  if (name === undefined) return undefined;
  return `The file system of ${resolve(path)} is ${name}, which another machine or program serves. SQLite relies on locks and on shared memory that such a file system may not have: changes can be lost, and the database damaged. Put the database on a local disk, or use PostgreSQL.`;
}

/** The bytes that a SQLite database uses on its disk, and those that are free there for this user. */
export function diskUse(path: string): { database: number; free: number } {
  const file = fileAt(resolve(path));
  const { bavail, bsize } = statfsSync(dirname(file));
  return { database: sizeOf(file) + sizeOf(`${file}-wal`), free: bavail * bsize };
}
