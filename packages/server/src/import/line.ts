import type { Header } from './header.ts';
import { because, type Item, type ItemResult, type Reason, type Severity } from './ledger.ts';
import type { RosterRow } from './roster.ts';

/** Thrown where a line, or the cell that is read, cannot be taken; whoever reads the line catches it. */
export class LeftOut extends Error {
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

type Remark = Pick<Item, 'severity' | 'result' | 'column' | 'reason'>;

/** What became of a line. */
interface Settled {
  result: 'created' | 'updated' | 'unchanged' | 'left_out';
  items: Item[];
}

/**
 * A line of a file. Readers take its cells; the account takes what it became. Either it is part of a row, or there is a
 * reason why it is not: never neither.
 */
export class Line {
  readonly number: number;
  readonly #header: Header;
  readonly #cells: readonly string[];
  readonly #rows: RosterRow[] = [];
  readonly #omissions: Remark[] = [];
  readonly #remarks: Remark[] = [];

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

  /** The cell of the first of these columns that has a value; null where none has. */
  get(...columns: string[]): string | null {
    let first: { column: string; cell: string } | undefined;
    for (const column of columns) {
      const cell = this.#header.read(column, this.#cells);
      if (cell === null) continue;
      if (first && first.cell !== cell)
        this.lose(
          [column],
          because`is not used, because ${this.#header.title(first.column)} also has a value`,
          'notice',
        );
      first ??= { column, cell };
    }
    return first?.cell ?? null;
  }

  /** The cell of the first of these columns that has a value; the line is left out where none has. */
  need(...columns: string[]): string {
    const cell = this.get(...columns);
    if (cell === null) throw new LeftOut(this.title(columns), because`is empty`);
    return cell;
  }

  /** Reads a cell without which the line can be taken: what it cannot be taken for is reported, and null. */
  optional<T>(read: () => T): T | null {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof LeftOut)) throw error;
      this.#remark({ ...error, result: 'value_left_out' });
      return null;
    }
  }

  /** The name of the first of these columns that the file has, as the file spells it; null where it has none. */
  title(columns: readonly string[]): string | null {
    const column = columns.find((each) => this.#header.has(each));
    return column === undefined ? null : this.#header.title(column);
  }

  /** The cell of a column as it stands, whoever reads it or not. */
  peek(column: string): string {
    return this.#header.peek(column, this.#cells);
  }

  hasSameCells(other: Line): boolean {
    return (
      this.#cells.length === other.#cells.length &&
      this.#cells.every((cell, index) => cell === other.#cells[index])
    );
  }

  /** Says why the line, or some part of what it says, becomes no record. */
  omit(column: string | null, reason: Reason, severity: Severity = 'error'): void {
    this.#omissions.push({ severity, result: 'left_out', column, reason });
  }

  /** Says that the record of the line goes without a value of it. */
  lose(columns: readonly string[], reason: Reason, severity: Severity = 'error'): void {
    this.#remark({ severity, result: 'value_left_out', column: this.title(columns), reason });
  }

  /** Says that the record of the line has a value that the file has not, or not so. */
  assume(columns: readonly string[], reason: Reason): void {
    this.#remark({ severity: 'notice', result: 'assumed', column: this.title(columns), reason });
  }

  /** That the line is part of this row. */
  join(row: RosterRow): void {
    this.#rows.push(row);
  }

  get isSettled(): boolean {
    return this.#rows.length > 0 || this.#omissions.length > 0;
  }

  /** Whether it is part of any row. */
  get isJoined(): boolean {
    return this.#rows.length > 0;
  }

  /** How much it matters to those who refer to it that it became no record. */
  get severity(): Severity {
    return this.#omissions.length > 0 && this.#omissions.every(({ severity }) => severity === 'notice')
      ? 'notice'
      : 'error';
  }

  settle(): Settled {
    if (this.#rows.length === 0) {
      const why = this.#omissions.length > 0 ? this.#omissions : [forgotten];
      return { result: 'left_out', items: why.map((remark) => this.#item(remark)) };
    }
    const items = [
      ...this.#omissions.map((remark) => this.#item({ ...remark, result: 'partly_left_out' })),
      ...this.#remarks.map((remark) => this.#item(remark)),
      ...this.#rows.flatMap((row) => row.itemFor(this) ?? []),
    ];
    const results = new Set(this.#rows.map(({ result }) => result));
    const result = (['created', 'updated', 'unchanged'] as const).find((each) => results.has(each));
    const isLeftOut = this.#rows.some((row) => !row.isTaken);
    return { result: isLeftOut || !result ? 'left_out' : result, items };
  }

  #remark(remark: Pick<Remark, 'column' | 'reason' | 'severity'> & { result: ItemResult }): void {
    const { column, reason, severity, result } = remark;
    const isKnown = this.#remarks.some((each) => each.column === column && each.reason.text === reason.text);
    if (!isKnown) this.#remarks.push({ column, reason, severity, result });
  }

  #item({ severity, result, column, reason }: Remark): Item {
    return { severity, result, file: this.file, line: this.number, column, reason };
  }
}

// No reader does this; were one to, the line would still be in the report.
const forgotten: Remark = {
  severity: 'error',
  result: 'left_out',
  column: null,
  reason: because`was read but not used; this is a bug in the importer, please report it`,
};
