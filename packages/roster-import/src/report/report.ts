import type { Item, ItemResult, Reason } from './item.ts';
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
