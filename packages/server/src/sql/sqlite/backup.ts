import { closeSync, fsyncSync, linkSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { naming, refuseForeign } from './files.ts';

/**
 * Writes a consistent copy of a SQLite database, in which nothing is left of what was deleted. Servers can go on using
 * the database. The copy gets its name when it is complete, checked and on the disk.
 *
 * @throws if the file exists, if the copy is damaged, or if the disk is full.
 */
export function backUp(path: string, file: string): void {
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  try {
    // Private before anything is in it.
    closeSync(openSync(partial, 'wx', 0o600));
    naming(path, () => copy(path, partial));
    check(partial);
    sync(partial, 'r+');
    // Unlike a renaming, a link never replaces a file.
    linkSync(partial, file);
  } finally {
    for (const suffix of ['', '-journal']) rmSync(partial + suffix, { force: true });
  }
  // Windows cannot sync a directory.
  if (process.platform !== 'win32') sync(dirname(file), 'r');
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

function check(path: string): void {
  const copied = new Sqlite(path, { readonly: true });
  try {
    const found = copied.pragma('integrity_check(1)', { simple: true });
    if (found !== 'ok') throw new Error(`The copy is damaged, and so is the database: ${found}`);
  } finally {
    copied.close();
  }
}

/** Windows syncs only what is open for writing. */
function sync(path: string, flags: 'r' | 'r+'): void {
  const descriptor = openSync(path, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
