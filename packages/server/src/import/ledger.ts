import type { Line } from './line.ts';
import type { Kind } from './roster.ts';

/** An `error` is for somebody to look at; a `notice` is as it should be, and said all the same. */
export type Severity = 'error' | 'notice';

/** A text that says why. Texts of one pattern differ in their values only, so that they can be counted together. */
export interface Reason {
  text: string;
  pattern: string;
}

/** Writes a reason. */
export const because = (parts: TemplateStringsArray, ...values: unknown[]): Reason => ({
  text: parts.reduce((text, part, index) => `${text}${values[index - 1]}${part}`),
  pattern: parts.join('…'),
});

/** What an item of the report says of its line. */
export type ItemResult =
  /** The line became no record. */
  | 'left_out'
  /** The line became a record, but something else that it says did not. */
  | 'partly_left_out'
  /** The line became a record without this value. */
  | 'value_left_out'
  /** The line became a record; a value in it was not in the file as it is now. */
  | 'assumed'
  /** The server refused the record. */
  | 'refused'
  /** The run ended before the record was sent. */
  | 'not_sent'
  /** The record was sent, and the run ended before its result was known. */
  | 'unconfirmed'
  /** A file, or a column of it, that is not read. */
  | 'not_read'
  /** The run itself ended early. */
  | 'stopped';

/** An entry of the report. */
export interface Item {
  severity: Severity;
  result: ItemResult;
  /** Null where it is about no file. */
  file: string | null;
  /** Null where it is about the file as a whole. */
  line: number | null;
  column: string | null;
  reason: Reason;
  kind?: Kind | undefined;
  external_id?: string | null | undefined;
}

/** What became of the lines of a file: each line is counted once. */
export interface FileCount {
  file: string;
  lines: number;
  created: number;
  updated: number;
  unchanged: number;
  left_out: number;
}

export interface Account {
  files: FileCount[];
  items: Item[];
}

/**
 * Every line that is read, from the moment it is read. The account of a run is drawn up from what the lines themselves
 * know: the rows that they became part of, or why they became none. So a line cannot be forgotten.
 */
export class Ledger {
  readonly #files = new Map<string, Line[]>();
  readonly #items: Item[] = [];

  /** Takes a line into the account. */
  enter<L extends Line>(line: L): L {
    this.open(line.file).push(line);
    return line;
  }

  /** Takes a file into the account, though it may have no lines. */
  open(file: string): Line[] {
    const lines = this.#files.get(file) ?? [];
    this.#files.set(file, lines);
    return lines;
  }

  /** Adds an item that is about no line of data. */
  add(item: Pick<Item, 'severity' | 'result' | 'reason'> & Partial<Item>): void {
    this.#items.push({ file: null, line: null, column: null, ...item });
  }

  /** What was not read and should have been: lines, parts of lines and files. */
  get gaps(): Item[] {
    const results: readonly ItemResult[] = ['left_out', 'partly_left_out', 'not_read'];
    return this.account().items.filter(
      ({ severity, result }) => severity === 'error' && results.includes(result),
    );
  }

  /** Says of every line that has not become a row, and has no reason yet, that the run ended before it. */
  abandon(reason: Reason): void {
    for (const line of [...this.#files.values()].flat()) if (!line.isSettled) line.omit(null, reason);
  }

  account(): Account {
    const items = [...this.#items];
    const files = [...this.#files].map(([file, lines]) => {
      const count: FileCount = {
        file,
        lines: lines.length,
        created: 0,
        updated: 0,
        unchanged: 0,
        left_out: 0,
      };
      for (const line of lines) {
        const { result, items: own } = line.settle();
        count[result]++;
        items.push(...own);
      }
      return count;
    });
    return { files, items };
  }
}
