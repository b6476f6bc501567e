import type { ImportRow } from '@rollbook/sdk';
import { fieldWords } from '../words.ts';

/** All field errors of a row, as one text. */
export const fieldsOf = ({ errors }: ImportRow): string =>
  errors
    .map(({ pointer, detail }) => `${fieldWords(pointer.slice(1).replaceAll('/', ' '))} ${detail}`)
    .join('; ');

/** A cell that a spreadsheet shows as text: one that begins like a formula would be calculated. */
const quoted = (value: unknown): string =>
  `"${String(value ?? '')
    .replace(/^[=+@\t\r-]/, "'$&")
    .replaceAll('"', '""')}"`;

/** Rows and their problems as a table for a spreadsheet. */
export function csvOf(rows: readonly ImportRow[]): string {
  const lines = rows.map((row) => [
    row.line ?? row.number,
    row.external_id,
    row.code,
    row.detail,
    fieldsOf(row),
  ]);
  return [['line', 'external_id', 'code', 'detail', 'fields'], ...lines]
    .map((line) => line.map(quoted).join(','))
    .join('\r\n');
}
