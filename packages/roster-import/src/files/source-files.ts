import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { InputError } from '../input-error.ts';
import { because, type Report } from '../report/report.ts';
import { type Unzipped, unzipWanted } from './zip.ts';

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

/** The reports of earlier runs, which can be in the imported folder. */
export const reportName = /^rollbook-import-[\w-]+\.csv$/;

const mostBytes = 200 * 1024 * 1024;

const nameOf = (file: string): string => file.toLowerCase().replace(/\.csv$/, '');
const isCsv = (file: string): boolean => /\.csv$/i.test(file);

/** The table in a file with this name; undefined if the file is not read. */
export const tableOf = (file: string): TableName | undefined =>
  isCsv(file) ? tableNames.find((name) => name === nameOf(file)) : undefined;

/** Reads the files of a folder or zip. Other files are reported as not read. */
export async function readFiles(path: string, report: Report): Promise<Map<string, Uint8Array>> {
  const info = await stat(path).catch(() => {
    throw new InputError(`${path} is not a readable folder or zip file.`);
  });
  const { files, others } = info.isDirectory()
    ? await readFolder(path, report)
    : unzipWanted(await readZip(path, info.size), basename(path), (file) => tableOf(file) !== undefined);
  for (const file of others) if (!reportName.test(file)) report.addItem(unread(file));
  return files;
}

async function readZip(path: string, size: number): Promise<Uint8Array> {
  if (size > mostBytes) throw new InputError(`${path} is larger than ${mostBytes} bytes.`);
  return readFile(path);
}

async function readFolder(path: string, report: Report): Promise<Unzipped> {
  const files = new Map<string, Uint8Array>();
  const others: string[] = [];
  const seen = new Map<string, string>();
  for (const file of (await readdir(path)).sort()) {
    if (tableOf(file) === undefined) {
      others.push(file);
      continue;
    }
    const other = seen.get(file.toLowerCase());
    if (other !== undefined)
      throw new InputError(`${path} has two files with the same name: ${other} and ${file}.`);
    seen.set(file.toLowerCase(), file);
    try {
      files.set(file, await readFile(join(path, file)));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      report.addItem({
        severity: 'error',
        result: 'not_read',
        file,
        reason: because`cannot be opened: ${why}`,
      });
    }
  }
  return { files, others };
}

function unread(file: string) {
  const result = 'not_read' as const;
  if (!isCsv(file)) return { severity: 'notice' as const, result, file, reason: because`is not a CSV file` };
  if (withoutRecords.has(nameOf(file)))
    return {
      severity: 'notice' as const,
      result,
      file,
      reason: because`contains data that Rollbook does not store`,
    };
  return {
    severity: 'error' as const,
    result,
    file,
    reason: because`is not a file of a known format and was not read`,
  };
}
