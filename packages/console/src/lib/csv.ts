/** What separates the columns of a file, so that a spreadsheet shows them as columns. */
export type Separator = ',' | ';';

/** What spreadsheets of a locale expect: where the comma separates decimals, a semicolon separates columns. */
export function separatorOf(locale: string | undefined): Separator {
  return decimalMarkOf(locale) === ',' ? ';' : ',';
}

/** What separates the decimals of a number; a point, if the locale is not known. */
function decimalMarkOf(locale: string | undefined): string {
  try {
    const parts = new Intl.NumberFormat(locale ?? 'en').formatToParts(0.5);
    return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  } catch {
    return '.';
  }
}

/** Rows of cells as CSV, with exactly their texts: a file that is imported again must have the same values. */
export const csvOf = (rows: readonly (readonly string[])[], separator: string): string =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\r\n');

/** A text that a spreadsheet shows: one that begins like a formula would be calculated. */
const shown = (value: unknown): string => String(value ?? '').replace(/^[=+@\t\r-]/, "'$&");

/** Rows of cells as a table for a spreadsheet. */
export const spreadsheetOf = (rows: readonly (readonly unknown[])[], separator: Separator): string =>
  csvOf(
    rows.map((cells) => cells.map(shown)),
    separator,
  );
