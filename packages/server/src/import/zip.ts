import { unzipSync } from 'fflate';
import { UsageError } from '../errors.ts';

const mostBytes = 50 * 1024 * 1024;

/**
 * The files of a zip whose names are wanted, whatever folder they lie in; nothing else is unpacked.
 *
 * A file takes no more memory than the size that the zip tells of it, and no zip may tell more than 50 MB.
 */
export function unzipWanted(
  zip: Uint8Array,
  name: string,
  isWanted: (file: string) => boolean,
): Map<string, Uint8Array> {
  const found = new Map<string, string>();
  const check = (path: string, size: number): boolean => {
    const file = baseName(path);
    // What a Mac adds to a zip: a second file of each name, that is none.
    if (!isWanted(file) || path.startsWith('__MACOSX/')) return false;
    const other = found.get(file.toLowerCase());
    if (other !== undefined) throw new UsageError(`${name} has two files of one name: ${other} and ${path}.`);
    if (size > mostBytes) throw new UsageError(`${path} in ${name} is larger than ${mostBytes} bytes.`);
    found.set(file.toLowerCase(), path);
    return true;
  };
  const files = unpack(zip, name, (path, size) => check(path, size));
  return new Map(Object.entries(files).map(([path, bytes]) => [baseName(path), bytes]));
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
