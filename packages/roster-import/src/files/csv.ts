import { CsvError, parse } from 'csv-parse/sync';
import { separationOf } from '../values/separation.ts';

/** A record of CSV text, and the line on which it begins. */
interface CsvRecord {
  cells: string[];
  line: number;
  /** Whether it may contain other lines, because a quote was opened and closed on a later line. */
  isSuspect: boolean;
}

interface Csv {
  records: CsvRecord[];
  /** The lines after a quote that is never closed. */
  rest: { line: number; text: string }[];
}

/** A record with the option `info`, which the types do not include. */
interface Parsed {
  record: string[];
  info: { lines: number };
}

export function parseCsv(text: string): Csv {
  const { delimiter, start, linesBefore } = separationOf(text);
  // The parser counts a line break of two characters inside of a cell as two lines.
  const body = text.slice(start).replaceAll('\r\n', '\n');
  const records: CsvRecord[] = [];
  let lastLine = linesBefore;
  try {
    parse(body, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      on_record: (parsed: unknown) => {
        const { record: cells, info } = parsed as Parsed;
        const breaks = cells.filter((cell) => cell.includes('\n'));
        const extraLines = breaks.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
        const isSuspect = breaks.some((cell) => cell.includes(delimiter) || cell.includes('"'));
        records.push({ cells, line: linesBefore + info.lines - extraLines, isSuspect });
        lastLine = linesBefore + info.lines;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const lines = text.split(/\r?\n/).map((line, index) => ({ line: index + 1, text: line }));
    return { records, rest: lines.filter(({ line, text: own }) => line > lastLine && own.trim() !== '') };
  }
  return { records, rest: [] };
}

/** The text of a file, and whether some of its bytes could not be decoded. */
interface Decoded {
  text: string;
  hasUndecodedBytes: boolean;
}

/**
 * Decodes bytes as UTF-8, or as UTF-16 if there is a byte order mark. In other files, each line that is not UTF-8 is decoded
 * with the given encoding; without one, its bytes become U+FFFD, which is not accepted in any cell.
 *
 * Each line is decoded separately, so that one byte in another encoding does not change the rest of the file.
 */
export function decode(bytes: Uint8Array, encoding?: string): Decoded {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return certain(new TextDecoder('utf-16le').decode(bytes));
  if (first === 0xfe && second === 0xff) return certain(new TextDecoder('utf-16be').decode(bytes));
  const utf8 = strictly(bytes);
  if (utf8 !== undefined) return certain(utf8);
  const other = new TextDecoder(encoding);
  if (other.encoding.startsWith('utf-16')) return certain(other.decode(bytes));
  const lines = [...linesOf(bytes)].map((line) => strictly(line) ?? other.decode(line));
  return { text: lines.join(''), hasUndecodedBytes: encoding === undefined };
}

const certain = (text: string): Decoded => ({ text, hasUndecodedBytes: false });

function strictly(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (_notUtf8) {
    return undefined;
  }
}

function* linesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(0x0a, start);
    const next = end < 0 ? bytes.length : end + 1;
    yield bytes.subarray(start, next);
    start = next;
  }
}
