import { type Item, Ledger } from './ledger.ts';
import { formatOf, type ReadOptions, type Roster, readRoster } from './read.ts';
import { type Kind, kinds } from './roster.ts';
import { tablesOf } from './tables.ts';

type Files = Record<string, string>;

export interface ReadFolder extends Roster {
  ledger: Ledger;
  /** `file line column: reason` of what is an error. */
  errors: string[];
  notices: string[];
}

/** Reads files that are written in a test, a line of CSV in each line, as those of a folder are read. */
export function readUnsent(
  files: Files,
  options: Partial<ReadOptions> & { encoding?: string } = {},
): Roster & { ledger: Ledger } {
  const ledger = new Ledger();
  const bytes = Object.entries(files).map(
    ([file, text]) => [file, Buffer.from(text.trim().replace(/^[ \t]+/gm, ''))] as const,
  );
  const tables = tablesOf(new Map(bytes), ledger, options.encoding);
  const format = formatOf(tables, options.format);
  const roster = readRoster(tables, ledger, {
    source: 'sis',
    emailDomain: 'sis.invalid',
    today: '2026-05-04',
    ...options,
    format,
  });
  return { ...roster, ledger };
}

/** The same, and what is said of the files once all their records are in the school. */
export function read(files: Files, options: Parameters<typeof readUnsent>[1] = {}): ReadFolder {
  const roster = readUnsent(files, options);
  for (const row of kinds.flatMap((kind) => [...roster.rows[kind]])) row.resolve('created');
  const { items } = roster.ledger.account();
  const of = (severity: Item['severity']) => items.filter((item) => item.severity === severity).map(textOf);
  return { ...roster, errors: of('error'), notices: of('notice') };
}

const textOf = ({ file, line, column, reason }: Item): string =>
  `${[file, line, column].filter((part) => part !== null).join(' ')}: ${reason.text}`;

/** The fields of the rows of a kind. */
export const fieldsOf = <K extends Kind>({ rows }: Roster, kind: K) => rows[kind].map(({ fields }) => fields);
