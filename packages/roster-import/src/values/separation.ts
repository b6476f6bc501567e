/** Where the lines of CSV text begin, and how their columns are separated. */
export interface Separation {
  delimiter: string;
  /** Where the header line begins in the text. */
  start: number;
  /** The number of lines before it, which include a line that gives the separator. */
  linesBefore: number;
}

/**
 * How the columns of CSV text are separated, and where its header line is after a number of other lines. Where the comma
 * is the decimal separator, spreadsheets write semicolons; Excel also reads the separator from a line before the others,
 * `sep=;`.
 */
export function separationOf(csv: string, skipLines = 0): Separation {
  const [sep = '', given] = /^\ufeff?"?sep=([,;\t|])"?(?:\r?\n|$)/i.exec(csv) ?? [];
  let start = sep.length;
  let linesBefore = sep === '' ? 0 : 1;
  for (let skipped = 0; skipped < skipLines && start < csv.length; skipped++) {
    start = endOfLine(csv, start);
    linesBefore++;
  }
  return { delimiter: given ?? delimiterIn(csv, start), start, linesBefore };
}

/** The index after the end of the line at an index. */
function endOfLine(csv: string, from: number): number {
  const [end = ''] = /\r\n|[\r\n]/.exec(csv.slice(from)) ?? [];
  const at = end === '' ? -1 : csv.indexOf(end, from);
  return at < 0 ? csv.length : at + end.length;
}

/** No header line is longer. */
const longestHeader = 65_536;

/** The separator that occurs most often in the first line that is not empty, outside of quotes. */
function delimiterIn(csv: string, start: number): string {
  const [head = ''] = /[^\r\n]+/.exec(csv.slice(start, start + longestHeader)) ?? [];
  const counts = new Map([',', ';', '\t'].map((separator) => [separator, 0]));
  for (const character of head.replace(/"[^"]*"/g, '')) {
    const count = counts.get(character);
    if (count !== undefined) counts.set(character, count + 1);
  }
  const [[most] = [',']] = [...counts].sort(([, one], [, other]) => other - one);
  return most;
}

/** A cell of a CSV file, by RFC 4180. */
export const csvCell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
