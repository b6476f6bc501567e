import { unzipSync } from 'fflate';
import { InputError } from '../input-error.ts';
import { because } from '../report/item.ts';
import { checkUnique, isCsv, isReport, notCsv, type SourceFiles, tableOf } from './file-names.ts';

const maxBytes = 50 * 1024 * 1024;

/**
 * Unpacks the CSV files of a zip, whatever folder of the zip they are in.
 *
 * A file takes no more memory than its size in the directory of the zip, which may be at most 50 MB.
 */
export function unzip(zip: Uint8Array, name: string): SourceFiles {
  const tables = new Map<string, string>();
  const others: SourceFiles['others'] = [];
  const isWanted = (path: string, size: number): boolean => {
    const file = baseName(path);
    // Folders, and the resource forks that macOS adds, which repeat the names of the files.
    if (file === '' || path.startsWith('__MACOSX/') || isReport(file)) return false;
    if (tableOf(file)) {
      checkUnique(tables, file, path, name);
      if (size > maxBytes) throw new InputError(`${path} in ${name} is larger than ${maxBytes} bytes.`);
    } else if (!isCsv(file)) others.push({ name: path, reason: notCsv, severity: 'notice' });
    else if (size > maxBytes)
      others.push({
        name: path,
        reason: because`is not a file of a known format and is larger than ${maxBytes} bytes, so its lines were not counted`,
        severity: 'error',
      });
    return isCsv(file) && size <= maxBytes;
  };
  const files = Object.entries(unpack(zip, name, isWanted));
  return {
    files: new Map(files.map(([path, bytes]) => [tableOf(baseName(path)) ? baseName(path) : path, bytes])),
    others,
  };
}

function unpack(zip: Uint8Array, name: string, isWanted: (path: string, size: number) => boolean) {
  try {
    return unzipSync(zip, { filter: (file) => isWanted(file.name, file.originalSize) });
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(
      `${name} cannot be read as a zip: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
