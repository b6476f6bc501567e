import { because } from '../report/item.ts';
import type { Report } from '../report/report.ts';
import { tableOf } from './file-names.ts';
import type { Tables } from './tables.ts';

/** The OneRoster manifest: `bulk`, `delta` or `absent` for each file. */
export function readManifest(tables: Tables): Map<string, string> {
  const lines = tables.get('manifest')?.lines ?? [];
  return new Map(
    lines.flatMap((line) => {
      const [, file] = /^file\.(\w+)$/.exec(line.peek('propertyname').toLowerCase()) ?? [];
      return file === undefined ? [] : [[file, line.peek('value').toLowerCase()] as const];
    }),
  );
}

/** Whether any file contains only changes. */
export const isDelta = (manifest: ReadonlyMap<string, string>): boolean =>
  [...manifest.values()].includes('delta');

/** Reports files that are missing or empty, which have no lines in the report. */
export function reportMissing(tables: Tables, people: 'student' | 'users', report: Report): void {
  const manifest = readManifest(tables);
  for (const [file, state] of manifest) {
    const name = tableOf(`${file}.csv`);
    if (state === 'bulk' && name && !tables.get(name))
      report.addItem({
        severity: 'error',
        result: 'not_read',
        file: `${file}.csv`,
        reason: because`is missing, although the manifest lists it`,
      });
  }
  const table = tables.get(people);
  if (table?.isEmpty && manifest.get(people) !== 'delta')
    report.addItem({
      severity: 'error',
      result: 'not_read',
      file: table.header.file,
      reason: because`has no lines after the header; the export is empty`,
    });
}
