import { unzipSync } from 'fflate';
import { UsageError } from '../contract/errors.ts';

const mostBytes = 50 * 1024 * 1024;

/** What a zip holds: the files that were asked for, unpacked, and the names of the others. */
export interface Unzipped {
  files: Map<string, Uint8Array>;
  others: string[];
}

/**
 * Unpacks the files whose names are wanted, whatever folder they lie in, and nothing else.
 *
 * A file takes no more memory than the size that the zip gives for it, and none may be larger than 50 MB.
 */
export function unzipWanted(zip: Uint8Array, name: string, isWanted: (file: string) => boolean): Unzipped {
  const found = new Map<string, string>();
  const others: string[] = [];
  const check = (path: string, size: number): boolean => {
    const file = baseName(path);
    // A folder, and what a Mac adds to a zip: a second file of each name, that has no data.
    if (file === '' || path.startsWith('__MACOSX/')) return false;
    if (!isWanted(file)) {
      others.push(file);
      return false;
    }
    const other = found.get(file.toLowerCase());
    if (other !== undefined)
      throw new UsageError(`${name} has two files with the same name: ${other} and ${path}.`);
    if (size > mostBytes) throw new UsageError(`${path} in ${name} is larger than ${mostBytes} bytes.`);
    found.set(file.toLowerCase(), path);
    return true;
  };
  const files = unpack(zip, name, (path, size) => check(path, size));
  return { files: new Map(Object.entries(files).map(([path, bytes]) => [baseName(path), bytes])), others };
}

function unpack(zip: Uint8Array, name: string, take: (path: string, size: number) => boolean) {
  try {
    return unzipSync(zip, { filter: (file) => take(file.name, file.originalSize) });
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(
      `${name} cannot be read as a zip: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
