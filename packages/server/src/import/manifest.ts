import { tableOf } from './files.ts';
import { because, type Ledger } from './ledger.ts';
import type { Tables } from './tables.ts';

/** What the manifest of OneRoster says of the files: `bulk`, `delta` or `absent` of each. */
export function readManifest(tables: Tables): Map<string, string> {
  const lines = tables.get('manifest')?.lines ?? [];
  return new Map(
    lines.flatMap((line) => {
      const [, file] = /^file\.(\w+)$/.exec(line.peek('propertyname').toLowerCase()) ?? [];
      return file === undefined ? [] : [[file, line.peek('value').toLowerCase()] as const];
    }),
  );
}

/** Whether some file holds only what has changed. */
export const isDelta = (manifest: ReadonlyMap<string, string>): boolean =>
  [...manifest.values()].includes('delta');

/** Says of which files there should be more than there is: none of their lines can be in the account. */
export function reportMissing(tables: Tables, people: 'student' | 'users', ledger: Ledger): void {
  const manifest = readManifest(tables);
  for (const [file, state] of manifest) {
    const name = tableOf(`${file}.csv`);
    if (state === 'bulk' && name && !tables.get(name))
      ledger.add({
        severity: 'error',
        result: 'not_read',
        file: `${file}.csv`,
        reason: because`is missing, although the manifest lists it`,
      });
  }
  const table = tables.get(people);
  if (table?.isEmpty && manifest.get(people) !== 'delta')
    ledger.add({
      severity: 'error',
      result: 'not_read',
      file: table.header.file,
      reason: because`has no lines after the header; the export is empty`,
    });
}
