import { type Format, formatOf, type ReadRoster, readRoster } from './read.ts';
import type { Kind } from './roster.ts';
import { parseTable, type Tables } from './tables.ts';

type Files = Record<string, string>;

/** Tables of files that are written in a test, a line of CSV in each line. */
export const tablesOf = (files: Files): Tables =>
  new Map(
    Object.entries(files).map(([file, text]) => [
      file.toLowerCase().replace('.csv', ''),
      parseTable(Buffer.from(text.trim().replace(/^\s+/gm, '')), file),
    ]),
  );

export function read(files: Files, options: { format?: Format; school?: string } = {}): ReadRoster {
  const tables = tablesOf(files);
  return readRoster(tables, {
    format: formatOf(tables, options.format),
    source: 'sis',
    emailDomain: 'sis.invalid',
    school: options.school,
  });
}

/** The fields of the rows of a kind. */
export const fieldsOf = <K extends Kind>({ rows }: ReadRoster, kind: K) =>
  rows[kind].map(({ fields }) => fields);
