/** A cell that a spreadsheet shows as text: one that begins like a formula would be calculated. */
const quoted = (value: unknown): string =>
  `"${String(value ?? '')
    .replace(/^[=+@\t\r-]/, "'$&")
    .replaceAll('"', '""')}"`;

/** Rows of cells as a table for a spreadsheet. */
export const spreadsheetOf = (rows: readonly (readonly unknown[])[]): string =>
  rows.map((cells) => cells.map(quoted).join(',')).join('\r\n');
