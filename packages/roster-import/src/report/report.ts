import type { Kind } from '../build/roster.ts';
import type { Line } from './line.ts';

/** The results of the lines of a file: each line is counted once. */
export interface FileCount {
  file: string;
  lines: number;
  created: number;
  updated: number;
  unchanged: number;
  left_out: number;
}

export interface Summary {
  files: FileCount[];
  items: Item[];
}

/**
 * Contains every line from the moment when it is parsed. The summary of a run is computed from the lines: from the rows
 * that they are part of, or the reasons why they are not part of any. So no line can be forgotten.
 */
export class Report {
  readonly #files = new Map<string, Line[]>();
  readonly #unread: FileCount[] = [];
  readonly #items: Item[] = [];

  /** Adds a line that was parsed. */
  addLine<L extends Line>(line: L): L {
    this.addFile(line.file).push(line);
    return line;
  }

  /** Adds a file, which may have no lines. Returns its lines. */
  addFile(file: string): Line[] {
    const lines = this.#files.get(file) ?? [];
    this.#files.set(file, lines);
    return lines;
  }

  /** Adds a file that is not read. All of its lines are left out. */
  addUnread(file: string, lines: number, item: Pick<Item, 'severity' | 'reason'>): void {
    this.#unread.push({ file, lines, created: 0, updated: 0, unchanged: 0, left_out: lines });
    this.addItem({ ...item, result: 'not_read', file });
  }

  /** Adds an item that is not about a line of data. */
  addItem(item: Pick<Item, 'severity' | 'result' | 'reason'> & Partial<Item>): void {
    this.#items.push({ file: null, line: null, column: null, ...item });
  }

  /** Errors for lines, parts of lines and files that should have been read and were not. */
  get unreadErrors(): Item[] {
    const results: readonly ItemResult[] = ['left_out', 'partly_left_out', 'not_read'];
    return this.summary().items.filter(
      ({ severity, result }) => severity === 'error' && results.includes(result),
    );
  }

  /** Leaves out every line that has neither a row nor a reason yet, because the run ended before it. */
  leaveOutRest(reason: Reason): void {
    for (const line of [...this.#files.values()].flat()) if (!line.hasOutcome) line.leaveOut(null, reason);
  }

  summary(): Summary {
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
        const { result, items: own } = line.outcome();
        count[result]++;
        items.push(...own);
      }
      items.push(...ignoredColumns(file, lines));
      return count;
    });
    return { files: [...files, ...this.#unread], items };
  }
}

/** One item for each ignored column of a file. */
function ignoredColumns(file: string, lines: readonly Line[]): Item[] {
  const counts = new Map<string, { column: string; reason: Reason; count: number }>();
  for (const [column, reason] of lines.flatMap((line) => [...line.ignored])) {
    const key = JSON.stringify([column, reason.text]);
    counts.set(key, { column, reason, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].map(({ column, reason: { text, pattern }, count }) => ({
    severity: 'notice',
    result: 'value_left_out',
    file,
    line: 1,
    column,
    reason: { text: `${text}; number of lines with a value: ${count}`, pattern },
  }));
}

/** An `error` needs attention; a `notice` does not. */
export type Severity = 'error' | 'notice';

/** The text of an item. Texts with the same pattern differ only in their values, so that they can be grouped. */
export interface Reason {
  text: string;
  pattern: string;
}

/** Template tag for reasons. */
export const because = (parts: TemplateStringsArray, ...values: unknown[]): Reason => ({
  text: parts.reduce((text, part, index) => `${text}${values[index - 1]}${part}`),
  pattern: parts.join('…'),
});

/** The result of an item. */
export type ItemResult =
  /** The line is not part of any record. */
  | 'left_out'
  /** The line is part of a record, but another record that it describes was left out. */
  | 'partly_left_out'
  /** The record of the line does not have this value. */
  | 'value_left_out'
  /** A value in the record of the line is not in the file, or is different there. */
  | 'assumed'
  /** The record was imported, and somebody should look at it. */
  | 'warning'
  /** The server rejected the record. */
  | 'rejected'
  /** The run ended before the record was sent. */
  | 'not_sent'
  /** The record was sent, and the run ended before its result was known. */
  | 'unconfirmed'
  /** A file or column that is not read. */
  | 'not_read'
  /** The run ended early. */
  | 'stopped';

/** An item of the report. */
export interface Item {
  severity: Severity;
  result: ItemResult;
  /** Null if the item is not about a file. */
  file: string | null;
  /** Null if the item is about the whole file. */
  line: number | null;
  column: string | null;
  reason: Reason;
  kind?: Kind | undefined;
  external_id?: string | null | undefined;
}
