import { CsvError, parse } from 'csv-parse/sync';
import { separationOf } from '../values/separation.ts';

/** A record of CSV text, and the line on which it begins. */
export interface CsvRecord {
  cells: string[];
  line: number;
  /** Whether it may contain other lines, because a quote was opened and closed on a later line. */
  isSuspect: boolean;
}

export interface Csv {
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
  const body = text.slice(start);
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
