/**
 * The separator of the columns of CSV text: where the comma is the decimal separator, spreadsheets write semicolons.
 */
export function delimiterOf(csv: string): string {
  // Lines before it that are empty are skipped.
  const [head = ''] = /[^\r\n]+/.exec(csv) ?? [];
  return [',', ';', '\t'].find((delimiter) => head.includes(delimiter)) ?? ',';
}
