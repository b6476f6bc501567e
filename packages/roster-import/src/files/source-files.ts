import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { unzipSync } from 'fflate';
import { InputError } from '../input-error.ts';
import type { Report } from '../report/report.ts';
import { because, type Reason, type Severity } from '../report/report.ts';
import type { Tables } from './tables.ts';

/** The names of the files that are read. Readers can only get files by these names, so the list is complete. */
const tableNames = [
  'school',
  'section',
  'student',
  'teacher',
  'studentenrollment',
  'teacherroster',
  'user',
  'guardianrelationship',
  'manifest',
  'orgs',
  'academicsessions',
  'courses',
  'classes',
  'users',
  'roles',
  'demographics',
  'enrollments',
  'relationships',
] as const;
export type TableName = (typeof tableNames)[number];

/** The reports of earlier runs, which can be in the imported folder. */
const reportName = /^rollbook-import-[\w-]+\.csv$/;

const isReport = (file: string): boolean => reportName.test(file);

const nameOf = (file: string): string =>
  basename(file)
    .toLowerCase()
    .replace(/\.csv$/, '');
const isCsv = (file: string): boolean => /\.csv$/i.test(file);

/** The table in a file with this name; undefined if the file is not read. */
export const tableOf = (file: string): TableName | undefined =>
  isCsv(file) ? tableNames.find((name) => name === nameOf(file)) : undefined;

/** The contents of a folder or zip. */
interface SourceFiles {
  /** The CSV files. */
  files: Map<string, Uint8Array>;
  /** Everything else, which is not read, with the reason. */
  others: { name: string; reason: Reason; severity: Severity }[];
}

const notCsv = because`is not a CSV file`;

/** Two files for the same table, such as `users.csv` and `Users.csv`, are ambiguous. */
function checkUnique(tables: Map<string, string>, name: string, path: string, folder: string): void {
  const other = tables.get(name.toLowerCase());
  if (other !== undefined)
    throw new InputError(`${folder} has two files with the same name: ${other} and ${path}.`);
  tables.set(name.toLowerCase(), path);
}

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

const maxBytes = 50 * 1024 * 1024;

/**
 * Unpacks the CSV files of a zip, whatever folder of the zip they are in.
 *
 * A file takes no more memory than its size in the directory of the zip, which may be at most 50 MB. Those whose lines are only
 * counted take no more than that together.
 */
function unzip(zip: Uint8Array, name: string): SourceFiles {
  const tables = new Map<string, string>();
  const others: SourceFiles['others'] = [];
  let counted = 0;
  const isWanted = (path: string, size: number): boolean => {
    const file = baseName(path);
    // Folders, and the resource forks that macOS adds, which repeat the names of the files.
    if (file === '' || path.startsWith('__MACOSX/') || isReport(file)) return false;
    if (tableOf(file)) {
      checkUnique(tables, file, path, name);
      if (size > maxBytes) throw new InputError(`${path} in ${name} is larger than ${maxBytes} bytes.`);
      return true;
    }
    if (!isCsv(file)) {
      others.push({ name: path, reason: notCsv, severity: 'notice' });
      return false;
    }
    const isCounted = counted + size <= maxBytes;
    if (isCounted) counted += size;
    else
      others.push({
        name: path,
        reason: because`was not read, and its lines were not counted: files that are not read are counted up to ${maxBytes} bytes together`,
        severity: severityOf(file),
      });
    return isCounted;
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

/** How much it matters that a CSV file without a table is not read. */
const severityOf = (file: string): Severity => (withoutRecords.has(nameOf(file)) ? 'notice' : 'error');

const maxSourceBytes = 200 * 1024 * 1024;

/** Reads the CSV files of a folder or zip, including those that hold no table. Everything else is reported as not read. */
export async function readFiles(path: string, report: Report): Promise<Map<string, Uint8Array>> {
  const info = await stat(path).catch(() => {
    throw new InputError(`${path} is not a readable folder or zip file.`);
  });
  if (!info.isDirectory() && /\.(?:csv|tsv|txt)$/i.test(path))
    throw new InputError(
      `${path} is one file. Name the folder that it is in, if it is a file of School Data Sync or OneRoster. Import any other CSV file in the settings screen (/settings/imports/new), or send it with POST /v1/imports.`,
    );
  const { files, others } = info.isDirectory()
    ? await readFolder(path)
    : unzip(await readZip(path, info.size), basename(path));
  for (const { name: file, ...item } of others) report.addItem({ ...item, result: 'not_read', file });
  return files;
}

async function readZip(path: string, size: number): Promise<Uint8Array> {
  if (size > maxSourceBytes) throw new InputError(`${path} is larger than ${maxSourceBytes} bytes.`);
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
  report.addUnread(file, lines, {
    severity: severityOf(file),
    reason: withoutRecords.has(nameOf(file))
      ? because`contains data that Rollbook does not store; number of lines: ${lines}`
      : because`is not a file of a known format and was not read; number of lines: ${lines}`,
  });
}
