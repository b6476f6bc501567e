import { z } from 'zod';
import type { Line, Table } from './tables.ts';

/** A day as a file writes it: undefined where it is none, null where the cell is empty. */
export type ReadDay = (line: Line, ...columns: string[]) => string | null | undefined;

/**
 * Reads the days of a table, ISO or with slashes. Those with slashes are month first, as School Data Sync writes them,
 * unless some day in these columns can only be read day first.
 */
export function dayReader(table: Pick<Table, 'lines'>, ...columns: string[]): ReadDay {
  const dayFirst = table.lines.some((line) =>
    columns.some((column) => {
      const [, first, second] = /^(\d{1,2})\/(\d{1,2})\//.exec(line.get(column) ?? '') ?? [];
      return Number(first) > 12 && Number(second) <= 12;
    }),
  );
  return (line, ...names) => {
    const text = line.get(...names);
    return text === null ? null : isoDay(text, dayFirst);
  };
}

function isoDay(text: string, dayFirst: boolean): string | undefined {
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(text);
  const [, one = '', two = '', year = ''] = slashed ?? [];
  const iso = slashed
    ? `${year}-${(dayFirst ? two : one).padStart(2, '0')}-${(dayFirst ? one : two).padStart(2, '0')}`
    : text.slice(0, 10);
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** The values of a cell that holds a list. */
export const listIn = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** A telephone number as E.164 has it; null where the file does not tell the country. */
export function phoneOf(text: string | null): string | null {
  const digits = (text ?? '').replace(/[\s().\-/]/g, '').replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : null;
}

const email = z.email().max(254);

export const emailOf = (text: string | null): string | null =>
  text !== null && email.safeParse(text).success ? text : null;

/** No longer than a field takes. */
export const clip = (text: string, most: number): string => text.slice(0, most).trim();
