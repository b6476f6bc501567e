import { parseCsv } from './csv.ts';
import { readFiles, type TableName, tableOf } from './files.ts';
import { Header } from './header.ts';
import { because, type Ledger } from './ledger.ts';
import { LeftOut, Line } from './line.ts';
import { decode } from './text.ts';

/** A file: its columns and its lines. */
export class Table {
  readonly header: Header;
  /** The lines that can be read: those that cannot have their reason already. */
  readonly lines: readonly Line[];
  readonly #rows: readonly (readonly string[])[];
  #isRead = false;

  constructor(header: Header, lines: readonly Line[], rows: readonly (readonly string[])[]) {
    this.header = header;
    this.lines = lines;
    this.#rows = rows;
  }

  /** Whether it has no line below its header. */
  get isEmpty(): boolean {
    return this.#rows.length === 0;
  }

  /**
   * Reads each line. One that cannot be taken is left out with its reason; all are, where a column is missing without
   * which they say nothing.
   */
  read<T>(needed: readonly string[][], take: (line: Line) => T | readonly T[] | undefined): T[] {
    this.#isRead = true;
    const missing = needed.find((columns) => !columns.some((column) => this.header.has(column)));
    if (missing) {
      for (const line of this.lines) line.omit(null, because`the file has no column ${missing.join(' or ')}`);
      return [];
    }
    return this.lines.flatMap((line) => {
      try {
        return take(line) ?? [];
      } catch (error) {
        if (!(error instanceof LeftOut)) throw error;
        line.omit(error.column, error.reason, error.severity);
        return [];
      }
    });
  }

  /** Says which of it nobody has read. */
  reportUnread(ledger: Ledger, format: string): void {
    if (!this.#isRead) {
      for (const line of this.lines)
        line.omit(null, because`the file does not belong to the format ${format}`);
      return;
    }
    for (const place of this.header.unread) {
      const count = this.#rows.filter((cells) => (cells[place] ?? '') !== '').length;
      if (count === 0) continue;
      ledger.add({
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

/** The tables of a folder or a zip. */
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

  /** Reads each line of a table; none where there is no such file. */
  read<T>(
    name: TableName,
    needed: readonly string[][],
    take: (line: Line) => T | readonly T[] | undefined,
  ): T[] {
    return this.get(name)?.read(needed, take) ?? [];
  }
}

/** Reads a folder or a zip. `encoding` is that of lines which are not UTF-8. */
export async function readTables(path: string, ledger: Ledger, encoding?: string): Promise<Tables> {
  return tablesOf(await readFiles(path, ledger), ledger, encoding);
}

export function tablesOf(files: ReadonlyMap<string, Uint8Array>, ledger: Ledger, encoding?: string): Tables {
  const tables = new Map<TableName, Table>();
  for (const [file, bytes] of files) {
    const name = tableOf(file);
    if (name) tables.set(name, tableFrom(bytes, file, ledger, encoding));
  }
  return new Tables(tables);
}

function tableFrom(bytes: Uint8Array, file: string, ledger: Ledger, encoding: string | undefined): Table {
  ledger.open(file);
  const { text, isDoubtful } = decode(bytes, encoding);
  const {
    records: [head, ...records],
    rest,
  } = parseCsv(text);
  const hint = isDoubtful
    ? '; the file is not UTF-8, so set its encoding with --encoding, such as windows-1252'
    : '';
  const header = new Header(file, head?.cells ?? [], hint);
  const left = { severity: 'error', result: 'not_read', file } as const;
  if (!head) ledger.add({ ...left, reason: because`is empty: it has no header line` });
  if (head?.cells.some((cell) => cell.includes('\0')))
    ledger.add({
      ...left,
      reason: because`has bytes that are not text; if the file is UTF-16, use --encoding utf-16le`,
    });
  const lines = records.flatMap(({ cells, line: number, isSuspect }) => {
    const line = ledger.enter(new Line(header, number, cells));
    if (cells.every((cell) => cell === '')) line.omit(null, because`is empty`, 'notice');
    else if (isSuspect) line.omit(null, because`extends over several lines because of an unexpected quote`);
    else if (cells.length !== header.size)
      line.omit(
        null,
        because`has ${cells.length} cells, but the header has ${header.size}, so it is unclear which cell belongs to which column`,
      );
    else return line;
    return [];
  });
  for (const { line } of rest)
    ledger.enter(new Line(header, line, [])).omit(null, because`follows a quote that is not closed`);
  return new Table(
    header,
    lines,
    records.map(({ cells }) => cells),
  );
}
