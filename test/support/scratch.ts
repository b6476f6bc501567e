import { existsSync, statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const room = 3 * 1024 ** 3;

/** A new folder, in memory where there is room: the tests wait for no disk, the databases are none the wiser. */
export function scratchFolder(name: string): Promise<string> {
  return mkdtemp(join(hasRoom() ? memory : tmpdir(), `rollbook-${name}-`));
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > room;
}
