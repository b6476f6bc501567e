/** The delimiter of CSV text. Spreadsheets write semicolons where the comma is the decimal separator. */
export function delimiterOf(csv: string): string {
  const head = csv.slice(0, csv.search(/[\r\n]|$/));
  return [',', ';', '\t'].find((delimiter) => head.includes(delimiter)) ?? ',';
}
