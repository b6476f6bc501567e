import { statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileAt } from './files.ts';

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** File systems that another machine or program serves, by their numbers in statfs(2) of Linux. */
const served: ReadonlyMap<number, string> = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xfe534d42, 'SMB'],
  [0xff534d42, 'SMB'],
  [0x1021997, '9P'],
  [0xc36400, 'Ceph'],
  [0x5346414f, 'AFS'],
  [0xbd00bd0, 'Lustre'],
  [0x65735546, 'FUSE'],
]);

/** What can go wrong with a SQLite database that exists, because of where it is. */
export function servedDisk(path: string): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const name = served.get(statfsSync(path).type);
  if (name === undefined) return undefined;
  return `The file system of ${resolve(path)} is ${name}, which another machine or program serves. SQLite relies on locks and on shared memory that such a file system may not have: changes can be lost, and the database damaged. Put the database on a local disk, or use PostgreSQL.`;
}

/** The bytes that a SQLite database uses on its disk, and those that are free there for this user. */
export function diskUse(path: string): { database: number; free: number } {
  const file = fileAt(resolve(path));
  const { bavail, bsize } = statfsSync(dirname(file));
  return { database: sizeOf(file) + sizeOf(`${file}-wal`), free: bavail * bsize };
}
