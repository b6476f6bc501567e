/**
 * How the columns of CSV text are separated, and the line with which it begins. Where the comma is the decimal
 * separator, spreadsheets write semicolons; Excel also reads the separator from a line before the others, `sep=;`.
 */
export function separationOf(csv: string): { delimiter: string; from_line: number } {
  const [, given] = /^\ufeff?"?sep=([,;\t])"?\r?\n/i.exec(csv) ?? [];
  if (given !== undefined) return { delimiter: given, from_line: 2 };
  // Lines before it that are empty are skipped.
  const [head = ''] = /[^\r\n]+/.exec(csv) ?? [];
  return { delimiter: [',', ';', '\t'].find((delimiter) => head.includes(delimiter)) ?? ',', from_line: 1 };
}
