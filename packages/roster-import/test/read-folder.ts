import { type Kind, kinds } from '../src/build/roster.ts';
import { type TableOptions, tablesOf } from '../src/files/tables.ts';
import { formatOf, type ReadOptions, type Roster, readRoster } from '../src/read-roster.ts';
import type { Item } from '../src/report/report.ts';
import { Report } from '../src/report/report.ts';

type Files = Record<string, string>;

export interface ReadFolder extends Roster {
  report: Report;
  /** `file line column: reason` of the errors. */
  errors: string[];
  notices: string[];
}

/** Reads files that are defined in a test, with one line of CSV per line. */
export function readUnsent(
  files: Files,
  options: Partial<ReadOptions> & TableOptions = {},
): Roster & { report: Report } {
  const report = new Report();
  const bytes = Object.entries(files).map(
    ([file, text]) => [file, Buffer.from(text.trim().replace(/^[ \t]+/gm, ''))] as const,
  );
  const tables = tablesOf(new Map(bytes), report, options);
  const format = formatOf(tables, options.format);
  const roster = readRoster(tables, report, {
    source: 'sis',
    emailDomain: 'sis.invalid',
    today: '2026-05-04',
    composeName,
    ...options,
    format,
  });
  return { ...roster, report };
}

/** Composes names in the order of most schools. */
export const composeName: ReadOptions['composeName'] = ({ first_name, middle_names, last_name }) =>
  [first_name, middle_names, last_name].filter(Boolean).join(' ');

/** The same, with the items of the report after all rows have been created. */
export function read(files: Files, options: Parameters<typeof readUnsent>[1] = {}): ReadFolder {
  const roster = readUnsent(files, options);
  for (const row of kinds.flatMap((kind) => [...roster.rows[kind]])) row.resolve('created');
  const { items } = roster.report.summary();
  const of = (severity: Item['severity']) => items.filter((item) => item.severity === severity).map(textOf);
  return { ...roster, errors: of('error'), notices: of('notice') };
}

const textOf = ({ file, line, column, reason }: Item): string =>
  `${[file, line, column].filter((part) => part !== null).join(' ')}: ${reason.text}`;

/** The fields of the rows of a kind. */
export const fieldsOf = <K extends Kind>({ rows }: Roster, kind: K) => rows[kind].map(({ fields }) => fields);

/** The same, with the fields that are sent if the record is new. */
export const newFieldsOf = <K extends Kind>({ rows }: Roster, kind: K) =>
  rows[kind].map(({ fields, whenNew }) => ({ ...fields, ...whenNew?.fields }));
