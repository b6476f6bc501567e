import { resolve } from 'node:path';
import {
  type Counts,
  type FileCount,
  type Item,
  type ItemResult,
  kinds,
  type RunReport,
  type Severity,
  type Summary,
} from '@rollbook/roster-import';
import { csvCell } from '@rollbook/roster-import/values';
import { UsageError } from '../contract/errors.ts';
import { visibleLines } from '../lib/text.ts';
import { plural } from './output.ts';
import { writePrivate } from './private-file.ts';

/** The result of an import. */
export interface ImportResult extends Pick<RunReport, 'kinds' | 'presumed'>, Summary {
  /** Null if the run ended before it was known. */
  format: string | null;
  source: string | null;
  dry_run: boolean;
  /** Why the run ended early, if it did. */
  error: string | null;
  /** Path of the report file. */
  report: string;
}

const results: Record<ItemResult, string> = {
  left_out: 'left out',
  partly_left_out: 'partly left out',
  value_left_out: 'value left out',
  assumed: 'assumed',
  warning: 'warning',
  rejected: 'rejected',
  not_sent: 'not sent',
  unconfirmed: 'unconfirmed',
  not_read: 'not read',
  stopped: 'stopped',
};

const mostGroups: Record<Severity, number> = { error: 20, notice: 12 };

/**
 * A report for people: the results of records and lines, then the differences from the files and their reasons. Why the
 * run ended early is not in it: it is the error of the command.
 */
export function reportLines(result: ImportResult): string[] {
  const { items, files, presumed, dry_run, error } = result;
  const { format, source } = result;
  const head = format === null ? [] : [`Format: ${format}. Ids are stored under the source ${source}.`, ''];
  const lines = [...head, ...kindTable(result.kinds), ...fileTable(files)];
  if (dry_run && error === null) lines.push('This was a dry run: nothing was changed.');
  if (presumed > 0)
    lines.push(
      `${presumed} records refer to records that the import itself would create, so a dry run cannot check them.`,
    );
  if (dry_run || presumed > 0) lines.push('');
  const groups = (severity: Severity) => groupLines(items, severity);
  lines.push(...groups('error'), ...groups('notice'));
  const count = (severity: Severity) => items.filter((item) => item.severity === severity).length;
  lines.push(`Report: ${result.report}`);
  lines.push(`        ${plural(count('error'), 'error')}, ${plural(count('notice'), 'notice')}`);
  return lines;
}

function kindTable(counts: RunReport['kinds']): string[] {
  const own = kinds.flatMap((kind) => {
    const count = counts[kind];
    return count ? [[kind.replaceAll('_', ' '), count] as const] : [];
  });
  if (own.length === 0) return [];
  const base = ['created', 'updated', 'unchanged', 'removed', 'failed'] as const satisfies (keyof Counts)[];
  const columns = own.some(([, count]) => count.not_sent > 0) ? ([...base, 'not_sent'] as const) : base;
  const head = columns.map((column) => column.replace('_', ' '));
  return table(
    'Records',
    head,
    own.map(([name, count]) => [name, ...columns.map((column) => count[column])]),
  );
}

function fileTable(files: readonly FileCount[]): string[] {
  if (files.length === 0) return [];
  const columns = ['lines', 'created', 'updated', 'unchanged', 'left_out'] as const;
  const rows = files.map((file) => [file.file, ...columns.map((column) => file[column])]);
  const sums = columns.map((column) => files.reduce((sum, file) => sum + file[column], 0));
  const head = columns.map((column) => column.replace('_', ' '));
  return table('Lines in the files', head, [...rows, ['total', ...sums]]);
}

function table(
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string[] {
  const width = Math.max(title.length, ...rows.map(([name]) => String(name).length)) + 1;
  const row = ([name, ...cells]: readonly (string | number)[]): string =>
    String(name).padEnd(width) + cells.map((cell) => String(cell).padStart(11)).join('');
  return [row([title, ...head]), ...rows.map(row), ''];
}

/** Items that differ only in their values are one line: their number, and the first of them. */
function groupLines(items: readonly Item[], severity: Severity): string[] {
  const own = items.filter((item) => item.severity === severity && item.result !== 'stopped');
  if (own.length === 0) return [];
  const groups = [
    ...Map.groupBy(own, ({ result, file, reason, kind }) =>
      JSON.stringify([result, result === 'not_read' ? null : file, reason.pattern, kind]),
    ).values(),
  ].sort((one, other) => other.length - one.length);
  const shown = groups.slice(0, mostGroups[severity]);
  const lines = [`${severity === 'error' ? 'Errors' : 'Notices'}: number and first example of each`];
  for (const group of shown) {
    const [first] = group;
    if (first)
      lines.push(
        `${String(group.length).padStart(7)}  ${results[first.result].padEnd(15)}  ${textOf(first)}`,
      );
  }
  if (groups.length > shown.length)
    lines.push(`         and ${groups.length - shown.length} more kinds, listed in the report`);
  return [...lines, ''];
}

function textOf({ file, line, column, reason, kind, external_id }: Item): string {
  const place = [file, line === null ? null : `line ${line}`].filter(Boolean).join(' ');
  const record = kind ? [kind.replaceAll('_', ' '), external_id].filter(Boolean).join(' ') : null;
  const where = [place || null, column, record].filter(Boolean).join(', ');
  return where === '' ? reason.text : `${where}: ${reason.text}`;
}

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
  const text = visibleLines(String(value ?? ''));
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return csvCell(safe);
}
