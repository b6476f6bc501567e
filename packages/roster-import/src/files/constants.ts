import { InputError } from '../input-error.ts';
import { tableOf } from './file-names.ts';

/** A value of a column for all lines of a file, which has no such column. */
export interface Constant {
  /** Name of the file, with or without `.csv`. */
  file: string;
  column: string;
  value: string;
}

/** Reads `classes.termSourcedIds=t1`; undefined if it has another form. */
export function constantIn(text: string): Constant | undefined {
  const [, file, column, value] = /^([A-Za-z]+)(?:\.csv)?\.([A-Za-z][A-Za-z0-9 _]*)=(.+)$/.exec(text) ?? [];
  return file && column && value ? { file, column, value: value.trim() } : undefined;
}

/** Rejects constants of files that are not there. */
export function checkConstants(constants: readonly Constant[], files: Iterable<string>): void {
  const tables = new Set([...files].map(tableOf));
  const missing = constants.find(({ file }) => {
    const table = tableOf(`${file}.csv`);
    return table === undefined || !tables.has(table);
  });
  if (missing)
    throw new InputError(`There is no file ${missing.file}.csv for the constant ${missing.column}.`);
}

export const isOf = (file: string, constant: Constant): boolean =>
  tableOf(file) === tableOf(`${constant.file}.csv`);
