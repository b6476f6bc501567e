import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { UsageError } from '../errors.ts';
import { delimiterOf } from './delimiter.ts';
import type { Findings, Place } from './roster.ts';
import { unzipWanted } from './zip.ts';

/** The files that some format has. Others are not opened. */
const known = new Set([
  ...['school', 'section', 'student', 'teacher', 'studentenrollment', 'teacherroster'],
  ...['manifest', 'orgs', 'academicsessions', 'courses', 'classes', 'users', 'roles', 'demographics'],
  ...['enrollments', 'relationships'],
]);

const mostBytes = 200 * 1024 * 1024;

/** A line of a table; columns are named in lower case and without spaces. */
export interface Line extends Place {
  /** The cell of the first of these columns that the table has; null when it is empty. */
  get(...columns: string[]): string | null;
}

export class Table {
  readonly file: string;
  readonly header: readonly string[];
  readonly lines: readonly Line[];

  constructor(file: string, header: readonly string[], lines: readonly Line[]) {
    this.file = file;
    this.header = header;
    this.lines = lines;
  }

  /** Whether it has one of these columns. */
  has(...columns: string[]): boolean {
    return columns.some((column) => this.header.includes(column));
  }

  /** The lines, or none and a fault where a column is missing without which they say nothing. */
  linesWith(findings: Findings, ...needed: string[][]): readonly Line[] {
    const missing = needed.filter((columns) => !this.has(...columns));
    // A file without a single line has no header to be wrong.
    if (missing.length === 0 || this.header.length === 0) return this.lines;
    findings.fault(
      { file: this.file, line: 1 },
      `has no column ${missing.map((columns) => columns.join(' or ')).join(', ')}`,
    );
    return [];
  }
}

/** The tables of a folder or a zip by their names: lower case, without `.csv`. */
export type Tables = ReadonlyMap<string, Table>;

export async function readTables(path: string): Promise<Tables> {
  const files = await readFiles(path);
  const tables = new Map<string, Table>();
  for (const [file, bytes] of files) tables.set(nameOf(file), parseTable(bytes, file));
  return tables;
}

const nameOf = (file: string): string => file.toLowerCase().replace(/\.csv$/, '');
const isWanted = (file: string): boolean => /\.csv$/i.test(file) && known.has(nameOf(file));

async function readFiles(path: string): Promise<Map<string, Uint8Array>> {
  const info = await stat(path).catch(() => {
    throw new UsageError(`${path} is not a folder or a zip that can be read.`);
  });
  if (!info.isDirectory()) {
    if (info.size > mostBytes) throw new UsageError(`${path} is larger than ${mostBytes} bytes.`);
    return unzipWanted(await readFile(path), basename(path), isWanted);
  }
  const files = new Map<string, Uint8Array>();
  for (const file of (await readdir(path)).filter(isWanted))
    files.set(file, await readFile(join(path, file)));
  return files;
}

export function parseTable(bytes: Uint8Array, file: string): Table {
  const [head, ...records] = parseLines(decode(bytes), file);
  // A format spells its columns with spaces in one country and without in another.
  const header = (head?.record ?? []).map((name) => name.toLowerCase().replace(/[\s_]/g, ''));
  const lines = records.map(({ record, info }): Line => {
    const get = (...columns: string[]) => {
      const name = columns.find((column) => header.includes(column));
      return (name === undefined ? undefined : record[header.indexOf(name)]) || null;
    };
    return { file, line: info.lines, get };
  });
  return new Table(file, header, lines);
}

function parseLines(text: string, file: string): { record: string[]; info: { lines: number } }[] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]; // The types do not know what `info` does.
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UsageError(`${file} cannot be read as CSV: ${error.message}`);
  }
}

/** Spreadsheets write UTF-8, UTF-16 or the code page of western Windows. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (_notUtf8) {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
