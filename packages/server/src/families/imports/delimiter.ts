/**
 * The separator of the columns of CSV text: where the comma is the decimal separator, spreadsheets write semicolons.
 */
export function delimiterOf(csv: string): string {
  const head = csv.slice(0, csv.search(/[\r\n]|$/));
  return [',', ';', '\t'].find((delimiter) => head.includes(delimiter)) ?? ',';
}
