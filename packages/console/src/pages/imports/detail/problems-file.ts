import type { ImportRow, ImportSource } from '@rollbook/sdk';
import { spreadsheetOf } from '../../../lib/csv.ts';
import { numberedLines } from '../new/read-csv.ts';
import { fieldWords } from '../words.ts';

/** All field errors of a row, as one text. */
export const fieldsOf = ({ errors }: ImportRow): string =>
  errors
    .map(({ pointer, detail }) => `${fieldWords(pointer.slice(1).replaceAll('/', ' '))} ${detail}`)
    .join('; ');

/** Rows and their problems as a table for a spreadsheet. */
export function csvOf(rows: readonly ImportRow[]): string {
  const lines = rows.map((row) => [
    row.line ?? row.number,
    row.external_id,
    row.code,
    row.detail,
    fieldsOf(row),
  ]);
  return spreadsheetOf([['line', 'external_id', 'code', 'detail', 'fields'], ...lines]);
}

/** The column with what is wrong, in a file to correct: it is not mapped, so it is not imported. */
const problemColumn = 'Problem';

/** The lines of the file that failed, as they were sent, with the reason in a last column: to correct and import again. */
export function failedLines(source: ImportSource, rows: readonly ImportRow[]): string | undefined {
  if (source.csv === null) return undefined;
  const lines = numberedLines(source.csv, { most: Number.POSITIVE_INFINITY, skip: source.skip_lines ?? 0 });
  const header = source.columns ?? lines[0]?.cells ?? [];
  const byNumber = new Map(lines.map(({ number, cells }) => [number, cells]));
  const own = header.indexOf(problemColumn);
  const withReason = (cells: readonly string[], reason: string) => [
    ...cells.filter((_, index) => index !== own),
    reason,
  ];
  const failed = rows.flatMap((row) => {
    const cells = byNumber.get(row.line ?? 0);
    return cells ? [withReason(cells, fieldsOf(row) || (row.detail ?? ''))] : [];
  });
  if (failed.length < rows.length) return undefined;
  return [withReason(header, problemColumn), ...failed]
    .map((line) => line.map(cellOf).join(','))
    .join('\r\n');
}

/** A cell as it was: a file that is imported again must have the same values. */
const cellOf = (value: string): string => `"${value.replaceAll('"', '""')}"`;
