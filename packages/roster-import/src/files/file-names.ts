import { basename } from 'node:path';
import { InputError } from '../input-error.ts';
import { because, type Reason, type Severity } from '../report/item.ts';

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

export const isReport = (file: string): boolean => reportName.test(file);

export const nameOf = (file: string): string =>
  basename(file)
    .toLowerCase()
    .replace(/\.csv$/, '');
export const isCsv = (file: string): boolean => /\.csv$/i.test(file);

/** The table in a file with this name; undefined if the file is not read. */
export const tableOf = (file: string): TableName | undefined =>
  isCsv(file) ? tableNames.find((name) => name === nameOf(file)) : undefined;

/** The contents of a folder or zip. */
export interface SourceFiles {
  /** The CSV files. */
  files: Map<string, Uint8Array>;
  /** Everything else, which is not read, with the reason. */
  others: { name: string; reason: Reason; severity: Severity }[];
}

export const notCsv = because`is not a CSV file`;

/** Two files for the same table, such as `users.csv` and `Users.csv`, are ambiguous. */
export function checkUnique(tables: Map<string, string>, name: string, path: string, folder: string): void {
  const other = tables.get(name.toLowerCase());
  if (other !== undefined)
    throw new InputError(`${folder} has two files with the same name: ${other} and ${path}.`);
  tables.set(name.toLowerCase(), path);
}
