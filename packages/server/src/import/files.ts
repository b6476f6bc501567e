import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { UsageError } from '../contract/errors.ts';
import { because, type Ledger } from './ledger.ts';
import { type Unzipped, unzipWanted } from './zip.ts';

/** The files that are read. Readers get at a file by one of these names only, so none can be missing here. */
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

/** Files that a format has for what is not in Rollbook yet. */
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

/** The reports of earlier runs: they may lie in the folder that they are about. */
export const reportName = /^rollbook-import-[\w-]+\.csv$/;

const mostBytes = 200 * 1024 * 1024;

const nameOf = (file: string): string => file.toLowerCase().replace(/\.csv$/, '');
const isCsv = (file: string): boolean => /\.csv$/i.test(file);

/** The table that a file of this name holds; undefined where it holds none that is read. */
export const tableOf = (file: string): TableName | undefined =>
  isCsv(file) ? tableNames.find((name) => name === nameOf(file)) : undefined;

/** The files of a folder or a zip that are read. Of every other one the account says that it is not. */
export async function readFiles(path: string, ledger: Ledger): Promise<Map<string, Uint8Array>> {
  const info = await stat(path).catch(() => {
    throw new UsageError(`${path} is not a readable folder or zip file.`);
  });
  const { files, others } = info.isDirectory()
    ? await readFolder(path, ledger)
    : unzipWanted(await readZip(path, info.size), basename(path), (file) => tableOf(file) !== undefined);
  for (const file of others) if (!reportName.test(file)) ledger.add(unread(file));
  return files;
}

async function readZip(path: string, size: number): Promise<Uint8Array> {
  if (size > mostBytes) throw new UsageError(`${path} is larger than ${mostBytes} bytes.`);
  return readFile(path);
}

async function readFolder(path: string, ledger: Ledger): Promise<Unzipped> {
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
      throw new UsageError(`${path} has two files with the same name: ${other} and ${file}.`);
    seen.set(file.toLowerCase(), file);
    try {
      files.set(file, await readFile(join(path, file)));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      ledger.add({ severity: 'error', result: 'not_read', file, reason: because`cannot be opened: ${why}` });
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
