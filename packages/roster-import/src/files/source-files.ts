import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { InputError } from '../input-error.ts';
import { because } from '../report/item.ts';
import type { Report } from '../report/report.ts';
import { checkUnique, isCsv, isReport, nameOf, notCsv, type SourceFiles, tableOf } from './file-names.ts';
import { unzip } from './zip.ts';

/** Files of the formats with data that Rollbook does not store. */
const withoutRecords = new Set([
  ...['userflags', 'categories', 'lineitems', 'results', 'scorescales', 'userprofiles'],
  ...[
    'lineitemlearningobjectiveids',
    'lineitemscorescales',
    'resultlearningobjectiveids',
    'resultscorescales',
  ],
  ...['resources', 'classresources', 'courseresources', 'userresources'],
]);

const maxBytes = 200 * 1024 * 1024;

/** Reads the CSV files of a folder or zip, including those that hold no table. Everything else is reported as not read. */
export async function readFiles(path: string, report: Report): Promise<Map<string, Uint8Array>> {
  const info = await stat(path).catch(() => {
    throw new InputError(`${path} is not a readable folder or zip file.`);
  });
  const { files, others } = info.isDirectory()
    ? await readFolder(path)
    : unzip(await readZip(path, info.size), basename(path));
  for (const { name: file, ...item } of others) report.addItem({ ...item, result: 'not_read', file });
  return files;
}

async function readZip(path: string, size: number): Promise<Uint8Array> {
  if (size > maxBytes) throw new InputError(`${path} is larger than ${maxBytes} bytes.`);
  return readFile(path);
}

async function readFolder(path: string): Promise<SourceFiles> {
  const files = new Map<string, Uint8Array>();
  const others: SourceFiles['others'] = [];
  const tables = new Map<string, string>();
  for (const file of (await readdir(path, { withFileTypes: true })).sort(byName)) {
    const { name } = file;
    if (file.isDirectory())
      others.push({ name, reason: because`is a folder and was not read`, severity: 'notice' });
    else if (!isCsv(name)) others.push({ name, reason: notCsv, severity: 'notice' });
    else if (!isReport(name)) {
      if (tableOf(name)) checkUnique(tables, name, name, path);
      try {
        files.set(name, await readFile(join(path, name)));
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        others.push({ name, reason: because`cannot be opened: ${why}`, severity: 'error' });
      }
    }
  }
  return { files, others };
}

const byName = (one: { name: string }, other: { name: string }): number => (one.name < other.name ? -1 : 1);

/** Reports a CSV file that holds no table, with the number of its lines. */
export function reportUnread(file: string, lines: number, report: Report): void {
  const isKnown = withoutRecords.has(nameOf(file));
  report.addUnread(file, lines, {
    severity: isKnown ? 'notice' : 'error',
    reason: isKnown
      ? because`contains data that Rollbook does not store; number of lines: ${lines}`
      : because`is not a file of a known format and was not read; number of lines: ${lines}`,
  });
}
