import type { RosterRow } from '../build/roster.ts';
import type { Header } from '../files/header.ts';
import { because, type Item, type ItemResult, type Reason, type Severity } from './report.ts';

/** Thrown if a line, or a cell of it, cannot be used; the reader of the line catches it. */
export class LineError extends Error {
  readonly column: string | null;
  readonly reason: Reason;
  readonly severity: Severity;

  constructor(column: string | null, reason: Reason, severity: Severity = 'error') {
    super(reason.text);
    this.column = column;
    this.reason = reason;
    this.severity = severity;
  }
}

type Note = Pick<Item, 'severity' | 'result' | 'column' | 'reason'>;

/** The result of a line. */
interface LineOutcome {
  result: 'created' | 'updated' | 'unchanged' | 'left_out';
  items: Item[];
}

/**
 * A line of a file. Readers get its cells, and the report gets its result. It is part of a row, or there is a reason why
 * it is not.
 */
export class Line {
  readonly number: number;
  readonly #header: Header;
  readonly #cells: readonly string[];
  readonly #rows: RosterRow[] = [];
  readonly #omissions: Note[] = [];
  readonly #notes: Note[] = [];
  readonly #ignored = new Map<string, Reason>();

  constructor(header: Header, number: number, cells: readonly string[]) {
    this.#header = header;
    this.number = number;
    this.#cells = cells;
  }

  get file(): string {
    return this.#header.file;
  }

  /** For texts: `Student.csv line 4`. */
  get place(): string {
    return `${this.file} line ${this.number}`;
  }

  /** The cell of the first of these columns that has a value; null if none has. */
  get(...columns: string[]): string | null {
    let first: { column: string; cell: string } | undefined;
    for (const column of columns) {
      const cell = this.#header.read(column, this.#cells);
      if (cell === null) continue;
      if (first && first.cell !== cell)
        this.dropValue(
          [column],
          because`is not used, because ${this.#header.title(first.column)} also has a value`,
          'notice',
        );
      first ??= { column, cell };
    }
    return first?.cell ?? null;
  }

  /** The cell of the first of these columns that has a value; the line is left out if none has. */
  need(...columns: string[]): string {
    const cell = this.get(...columns);
    if (cell === null) throw new LineError(this.title(columns), because`is empty`);
    return cell;
  }

  /** Reads a cell that the record does not need: a value that cannot be used is reported, and null is returned. */
  optional<T>(read: () => T): T | null {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof LineError)) throw error;
      this.#addNote({ ...error, result: 'value_left_out' });
      return null;
    }
  }

  /** The name in the file of the first of these columns that it has; null if it has none. */
  title(columns: readonly string[]): string | null {
    const column = columns.find((each) => this.#header.has(each));
    return column === undefined ? null : this.#header.title(column);
  }

  /** The unchecked cell of a column. This does not mark the column as read. */
  peek(column: string): string {
    return this.#header.peek(column, this.#cells);
  }

  hasSameCells(other: Line): boolean {
    return (
      this.#cells.length === other.#cells.length &&
      this.#cells.every((cell, index) => cell === other.#cells[index])
    );
  }

  /** Reports that the line, or part of it, is not imported. */
  leaveOut(column: string | null, reason: Reason, severity: Severity = 'error'): void {
    this.#omissions.push({ severity, result: 'left_out', column, reason });
  }

  /** Reports that the record of the line does not have a value of the line. */
  dropValue(columns: readonly string[], reason: Reason, severity: Severity = 'error'): void {
    this.#addNote({ severity, result: 'value_left_out', column: this.title(columns), reason });
  }

  /** Reports that the record of the line has a value that is not in the file, or is different there. */
  assume(columns: readonly string[], reason: Reason): void {
    this.#addNote({ severity: 'notice', result: 'assumed', column: this.title(columns), reason });
  }

  /** Reports what somebody should look at. */
  warn(reason: Reason): void {
    this.#addNote({ severity: 'notice', result: 'warning', column: null, reason });
  }

  /** Reports that the values of these columns are not stored: once for the file, with the number of lines that have one. */
  ignore(columns: readonly string[], reason: Reason): void {
    for (const column of columns) {
      this.#header.markRead(column);
      if (this.peek(column) !== '') this.#ignored.set(this.#header.title(column), reason);
    }
  }

  /** The columns that are ignored in the record of the line, with the reason. */
  get ignored(): ReadonlyMap<string, Reason> {
    return this.hasRow ? this.#ignored : new Map();
  }

  /** Registers that the line is part of this row. */
  addRow(row: RosterRow): void {
    this.#rows.push(row);
  }

  get hasOutcome(): boolean {
    return this.#rows.length > 0 || this.#omissions.length > 0;
  }

  /** Whether the line is part of any row. */
  get hasRow(): boolean {
    return this.#rows.length > 0;
  }

  /** The severity for lines that refer to this line, which was left out. */
  get severity(): Severity {
    return this.#omissions.length > 0 && this.#omissions.every(({ severity }) => severity === 'notice')
      ? 'notice'
      : 'error';
  }

  outcome(): LineOutcome {
    if (this.#rows.length === 0) {
      const why = this.#omissions.length > 0 ? this.#omissions : [forgotten];
      return { result: 'left_out', items: why.map((note) => this.#item(note)) };
    }
    const items = [
      ...this.#omissions.map((note) => this.#item({ ...note, result: 'partly_left_out' })),
      ...this.#notes.map((note) => this.#item(note)),
      ...this.#rows.flatMap((row) => row.whenNewItemFor(this) ?? []),
      ...this.#rows.flatMap((row) => row.warningItemFor(this) ?? []),
      ...this.#rows.flatMap((row) => row.itemFor(this) ?? []),
    ];
    const results = new Set(this.#rows.map(({ result }) => result));
    const result = (['created', 'updated', 'unchanged'] as const).find((each) => results.has(each));
    const isLeftOut = this.#rows.some((row) => !row.isImported);
    return { result: isLeftOut || !result ? 'left_out' : result, items };
  }

  #addNote(note: Pick<Note, 'column' | 'reason' | 'severity'> & { result: ItemResult }): void {
    const { column, reason, severity, result } = note;
    const isKnown = this.#notes.some((each) => each.column === column && each.reason.text === reason.text);
    if (!isKnown) this.#notes.push({ column, reason, severity, result });
  }

  #item({ severity, result, column, reason }: Note): Item {
    return { severity, result, file: this.file, line: this.number, column, reason };
  }
}

// No reader leaves a line without a result; if one did, the line would still be in the report.
const forgotten: Note = {
  severity: 'error',
  result: 'left_out',
  column: null,
  reason: because`was read but not used; this is a bug in the importer, please report it`,
};
