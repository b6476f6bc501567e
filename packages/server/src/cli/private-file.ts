import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';

/**
 * Writes a file that only its owner can read, whole or not at all. A file that exists is replaced, so that its permissions do
 * not stay; a symbolic link, which may be somebody else's, is not followed, and a device is not replaced.
 */
export function writePrivate(path: string, text: string): void {
  const existing = lstatSync(path, { throwIfNoEntry: false });
  if (existing && !existing.isFile()) throw new Error(`${path} exists, and is not a regular file`);
  const whole = `${path}.${randomBytes(6).toString('hex')}.new`;
  const file = openSync(whole, 'wx', 0o600);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
    renameSync(whole, path);
  } catch (error) {
    rmSync(whole, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/** Those of the files and folders that every user of this machine can access. */
export const openFiles = (paths: readonly string[]): string[] =>
  process.platform === 'win32'
    ? []
    : paths.filter((path) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o007) !== 0);
