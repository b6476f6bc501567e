import { InputError } from '../input-error.ts';
import { Line, LineError } from '../report/line.ts';
import type { Report } from '../report/report.ts';
import { because } from '../report/report.ts';
import { decode, parseCsv } from './csv.ts';
import { type Constant, checkConstants, columnName, Header, isOf } from './header.ts';
import { readFiles, reportUnread, type TableName, tableOf } from './source-files.ts';

/** A file with its columns and lines. */
export class Table {
  readonly header: Header;
  /** The lines that could be parsed. The others already have a reason. */
  readonly lines: readonly Line[];
  readonly #rows: readonly (readonly string[])[];
  #isRead = false;
  /** The names of a required column that the file does not have. */
  #missing: readonly string[] | undefined;

  constructor(header: Header, lines: readonly Line[], rows: readonly (readonly string[])[]) {
    this.header = header;
    this.lines = lines;
    this.#rows = rows;
  }

  /** Whether there is no line after the header. */
  get isEmpty(): boolean {
    return this.#rows.length === 0;
  }

  /**
   * Reads each line. A line that cannot be used is left out with its reason; if a required column is missing, all lines
   * are left out.
   */
  read<T>(needed: readonly string[][], take: (line: Line) => T | readonly T[] | undefined): T[] {
    this.#isRead = true;
    this.#missing = needed.find((columns) => !columns.some((column) => this.header.has(column)));
    if (this.#missing) {
      for (const line of this.lines)
        line.leaveOut(null, because`the file has no column ${this.#missing.join(' or ')}`);
      return [];
    }
    return this.lines.flatMap((line) => {
      try {
        return take(line) ?? [];
      } catch (error) {
        if (!(error instanceof LineError)) throw error;
        line.leaveOut(error.column, error.reason, error.severity);
        return [];
      }
    });
  }

  /** Reports the columns that were not read, all lines if the file was not read, or the file if no line says so. */
  reportUnread(report: Report, format: string): void {
    if (!this.#isRead) {
      for (const line of this.lines)
        line.leaveOut(null, because`the file does not belong to the format ${format}`);
      return;
    }
    if (this.#missing && this.lines.length === 0 && this.header.titleAt(0) !== undefined)
      report.addItem({
        severity: 'error',
        result: 'not_read',
        file: this.header.file,
        reason: because`has no column ${this.#missing.join(' or ')}, so it is another file or was cut off`,
      });
    for (const place of this.header.unread) {
      const count = this.#rows.filter((cells) => (cells[place] ?? '') !== '').length;
      if (count === 0) continue;
      report.addItem({
        severity: 'notice',
        result: 'not_read',
        file: this.header.file,
        line: 1,
        column: this.header.titleAt(place) ?? null,
        reason: because`is not read; number of lines with a value: ${count}`,
      });
    }
  }
}

/** The tables of a folder or zip. */
export class Tables {
  readonly #tables: ReadonlyMap<TableName, Table>;

  constructor(tables: ReadonlyMap<TableName, Table>) {
    this.#tables = tables;
  }

  get(name: TableName): Table | undefined {
    return this.#tables.get(name);
  }

  get all(): Table[] {
    return [...this.#tables.values()];
  }

  /** Reads each line of a table; returns none if there is no such file. */
  read<T>(
    name: TableName,
    needed: readonly string[][],
    take: (line: Line) => T | readonly T[] | undefined,
  ): T[] {
    return this.get(name)?.read(needed, take) ?? [];
  }
}

export interface TableOptions {
  /** The encoding of lines that are not UTF-8. */
  encoding?: string | undefined;
  constants?: readonly Constant[] | undefined;
}

/** Reads a folder or zip. */
export async function readTables(path: string, report: Report, options: TableOptions = {}): Promise<Tables> {
  return tablesOf(await readFiles(path, report), report, options);
}

export function tablesOf(
  files: ReadonlyMap<string, Uint8Array>,
  report: Report,
  { encoding, constants = [] }: TableOptions = {},
): Tables {
  checkConstants(constants, files.keys());
  const tables = new Map<TableName, Table>();
  for (const [file, bytes] of files) {
    const name = tableOf(file);
    const own = constants.filter((constant) => isOf(file, constant));
    if (name) tables.set(name, tableFrom(bytes, file, report, { encoding, constants: own }));
    else reportUnread(file, linesIn(bytes, encoding), report);
  }
  return new Tables(tables);
}

/** The number of lines of a CSV file after its header. */
function linesIn(bytes: Uint8Array, encoding: string | undefined): number {
  const { records, rest } = parseCsv(decode(bytes, encoding).text);
  return Math.max(0, records.length - 1) + rest.length;
}

function tableFrom(
  bytes: Uint8Array,
  file: string,
  report: Report,
  { encoding, constants = [] }: TableOptions,
): Table {
  report.addFile(file);
  const { text, hasUndecodedBytes } = decode(bytes, encoding);
  const {
    records: [head, ...records],
    rest,
  } = parseCsv(text);
  const hint = hasUndecodedBytes
    ? '; the file is not UTF-8, so set its encoding with --encoding, such as windows-1252'
    : '';
  const titles = head?.cells ?? [];
  const header = new Header(file, [...titles, ...constants.map(({ column }) => column)], hint);
  const values = constants.map((constant) => valueFor(constant, new Header(file, titles), report));
  const left = { severity: 'error', result: 'not_read', file } as const;
  if (!head) report.addItem({ ...left, reason: because`is empty: it has no header line` });
  if (head?.cells.some((cell) => cell.includes('\0')))
    report.addItem({
      ...left,
      reason: because`has bytes that are not text; if the file is UTF-16, use --encoding utf-16le`,
    });
  const lines = records.flatMap(({ cells, line: number, isSuspect }) => {
    const line = report.addLine(new Line(header, number, [...cells, ...values]));
    if (cells.every((cell) => cell === '')) line.leaveOut(null, because`is empty`, 'notice');
    else if (isSuspect)
      line.leaveOut(null, because`extends over several lines because of an unexpected quote`);
    else if (cells.length !== titles.length)
      line.leaveOut(
        null,
        because`has ${cells.length} cells, but the header has ${titles.length}, so it is unclear which cell belongs to which column`,
      );
    else return line;
    return [];
  });
  for (const { line } of rest)
    report.addLine(new Line(header, line, [])).leaveOut(null, because`follows a quote that is not closed`);
  return new Table(
    header,
    lines,
    records.map(({ cells }) => [...cells, ...values]),
  );
}

/** The value of a constant, which is in the report. */
function valueFor({ file, column, value }: Constant, header: Header, report: Report): string {
  const name = columnName(column);
  if (header.has(name))
    throw new InputError(
      `${header.file} has a column ${header.title(name)}, so ${file}.${column} cannot be a constant.`,
    );
  report.addItem({
    ...{ severity: 'notice', result: 'assumed', file: header.file, line: 1, column },
    reason: because`is ${value} in all lines, as the constant says`,
  });
  return value;
}
