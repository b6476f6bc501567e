import { csvCell } from '../values/separation.ts';
import type { Cell, Row } from './formats.ts';

/** What a cell could not contain. */
export type CellLoss = 'line_break' | 'comma_in_list';

/** Writes the lines of a file by RFC 4180. Cells are for programs: nothing is put before a cell that begins with `+`. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** The text of a cell. A list is written with commas, so that an item with a comma cannot be in it. */
export function cellText(cell: Cell | undefined, lost: (what: CellLoss) => void): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return String(cell);
  if (typeof cell === 'string') return oneLine(cell, lost);
  const items = cell.map((item) => oneLine(item, lost));
  const kept = items.filter((item) => !item.includes(','));
  if (kept.length < items.length) lost('comma_in_list');
  return kept.join(',');
}

/** The cells of a row in the order of the columns. */
export const cellsOf = (
  row: Row,
  columns: readonly string[],
  lost: (column: string, what: CellLoss) => void,
): string[] => columns.map((column) => cellText(row[column], (what) => lost(column, what)));

/** Readers refuse line breaks and control characters inside of cells. */
function oneLine(text: string, lost: (what: CellLoss) => void): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
  if (line !== text) lost('line_break');
  return line.trim();
}
