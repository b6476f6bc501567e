import { resolve } from 'node:path';
import type { Item } from '@rollbook/roster-import';
import { UsageError } from '../contract/errors.ts';
import { writePrivate } from './private-file.ts';

const columns = ['severity', 'result', 'file', 'line', 'column', 'reason', 'kind', 'external_id'] as const;

/**
 * The report of an import: a CSV file with a line for each item. It contains names of people, so only its owner can
 * read it.
 */
export class ReportFile {
  readonly path: string;

  private constructor(path: string) {
    this.path = path;
  }

  /** Creates the file immediately, so that an error in writing it is noticed before anything is imported. */
  static open(path = `rollbook-import-${stamp()}.csv`): ReportFile {
    const file = new ReportFile(resolve(path));
    try {
      file.write([]);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new UsageError(`Cannot write the report: ${why}. Choose another file with --report.`);
    }
    return file;
  }

  write(items: readonly Item[]): void {
    const lines = items.map((item) =>
      columns.map((column) => cellOf(column === 'reason' ? item.reason.text : item[column])),
    );
    // The byte order mark tells spreadsheets that the file is UTF-8.
    const text = `\uFEFF${[columns, ...lines].map((line) => line.join(',')).join('\r\n')}\r\n`;
    writePrivate(this.path, text);
  }
}

const stamp = (): string => new Date().toISOString().replace(/[-:Z]/g, '').replace(/[T.]/g, '-');

/** A CSV cell. A cell that a spreadsheet would run as a formula becomes text. */
function cellOf(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
