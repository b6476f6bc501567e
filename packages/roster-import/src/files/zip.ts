import { unzipSync } from 'fflate';
import { InputError } from '../input-error.ts';

const mostBytes = 50 * 1024 * 1024;

/** The contents of a zip: the unpacked files, and the names of the others. */
export interface Unzipped {
  files: Map<string, Uint8Array>;
  others: string[];
}

/**
 * Unpacks the wanted files, whatever folder of the zip they are in.
 *
 * A file takes no more memory than its size in the directory of the zip, which may be at most 50 MB.
 */
export function unzipWanted(zip: Uint8Array, name: string, isWanted: (file: string) => boolean): Unzipped {
  const found = new Map<string, string>();
  const others: string[] = [];
  const check = (path: string, size: number): boolean => {
    const file = baseName(path);
    // Folders, and the resource forks that macOS adds, which repeat the names of the files.
    if (file === '' || path.startsWith('__MACOSX/')) return false;
    if (!isWanted(file)) {
      others.push(file);
      return false;
    }
    const other = found.get(file.toLowerCase());
    if (other !== undefined)
      throw new InputError(`${name} has two files with the same name: ${other} and ${path}.`);
    if (size > mostBytes) throw new InputError(`${path} in ${name} is larger than ${mostBytes} bytes.`);
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
    if (error instanceof InputError) throw error;
    throw new InputError(
      `${name} cannot be read as a zip: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
