import { importFields } from 'virtual:import-catalog';
import type { Import, ImportRow } from '@rollbook/sdk';
import { csvOf, type Separator, spreadsheetOf } from '../../../lib/csv.ts';
import { readLines } from '../new/read-csv.ts';
import { fieldPhrase, fieldWords, orderWords } from '../words.ts';

const fieldNames = new Set(Object.values(importFields).flat());
/** What the page on which a file is imported calls these fields of the request. */
const settings: Readonly<Record<string, string>> = {
  skip_lines: '“Lines before the header”',
  skip_last_lines: '“Lines at the end that are not rows”',
  skip_rows: '“Lines that are not rows”',
};

const askForOrder = 'send date_order, which is dmy, mdy or ymd';
const chooseOrder = 'choose what “Dates such as 3/4/2026 are” when you import the file';

const askForMark = 'For a CSV file, `decimal_mark` says which: point or comma';
const chooseMark = 'Choose what “A number such as 1,250 is” when you import the file';
const noAccount =
  'is required, unless learner_id is sent or match_reference finds the account by the number of an invoice, an account or a learner in the reference';
const nameAccount =
  'is not known: the reference has no number of an invoice, an account or a learner. Write one into it, or choose a column that names the learner';

/** What fields of the API are called on this screen, in a sentence of the API. */
export const withFieldWords = (sentence: string): string =>
  sentence
    .replace(askForOrder, chooseOrder)
    .replace(askForMark, chooseMark)
    .replace(noAccount, nameAccount)
    .replace(/, or `match_on`: \w{1,64}/, '')
    .replace(
      /must be a date in the order (dmy|mdy|ymd), as date_order says/,
      (_, order: keyof typeof orderWords) => `must be a date with the ${orderWords[order]}`,
    )
    .replace('must be true or false', 'must be Yes or No')
    .replace(
      /must be one of ([\w, ]{1,2000})/,
      (_, values: string) =>
        `must be one of ${values
          .split(', ')
          .filter((value) => value !== 'null')
          .map(fieldWords)
          .join(', ')}`,
    )
    .replace('or once in the constants of CSV text', 'or once under “Values for all rows”')
    .replace(
      /must be an ISO 3166-1 alpha-2 country code such as (\w{2})/,
      'must be a country, such as South Africa, or its code, such as $1',
    )
    .replace(
      /must be a BCP 47 language tag such as ([\w-]{2,35})/,
      'must be a language, such as English, or its code, such as $1',
    )
    .replaceAll(/`?(\w+(?:\.\w+)?)`?/g, (text, name: string) =>
      /[_.]/.test(name) && fieldNames.has(name) ? fieldPhrase(name) : (settings[name] ?? text),
    );

/** All field errors of a row, as one text. */
export const fieldsOf = ({ errors }: ImportRow): string =>
  errors
    .map(
      ({ pointer, detail }) =>
        `${pointer === '' ? 'The row' : fieldWords(pointer.slice(1).replaceAll('/', '.'))} ${withFieldWords(detail)}`,
    )
    .join('; ');

/** Rows and their problems as a table for a spreadsheet. */
export function problemTable(rows: readonly ImportRow[], separator: Separator): string {
  const lines = rows.map((row) => [
    row.line ?? row.number,
    row.external_id,
    row.code,
    row.detail,
    fieldsOf(row),
  ]);
  return spreadsheetOf([['line', 'external_id', 'code', 'detail', 'fields'], ...lines], separator);
}

/**
 * The column with what is wrong, in a file to correct: it is not mapped, so it is not imported. It names the import, unless that
 * was a dry run.
 */
const problemColumnOf = ({ id, dry_run }: Import): string => (dry_run ? 'Problem' : `Problem in ${id}`);

/** Whether a column is that with what is wrong, and in which import, if it is named. */
export function problemColumn(name: string): { importId: string | undefined } | undefined {
  const [isOne, importId] = /^Problem(?: in (imp_\w+))?$/.exec(name) ?? [];
  return isOne === undefined ? undefined : { importId };
}

interface SentFile {
  csv: string;
  /** The number of lines before the header. */
  skip: number;
  /** The names of the columns, if the file has no header. */
  columns: readonly string[] | null;
}

/**
 * The lines of a file that failed, as they were sent and with its separator, with the reason in a last column: to correct
 * and import again.
 */
export function failedLines(
  { csv, skip, columns }: SentFile,
  of: Import,
  rows: readonly ImportRow[],
): string {
  const { lines, separator } = readLines(csv, { most: Number.POSITIVE_INFINITY, skip });
  const header = columns ?? lines[0]?.cells ?? [];
  const byNumber = new Map(lines.map(({ number, cells }) => [number, cells]));
  const own = header.findIndex((name) => problemColumn(name));
  // A line with too few cells gets the empty ones that it lacks.
  const withReason = (cells: readonly string[], reason: string) => [
    ...Array.from({ length: Math.max(cells.length, header.length) }, (_, at) => cells[at] ?? '').filter(
      (_, index) => index !== own,
    ),
    reason,
  ];
  const failed = rows.map((row) => {
    const cells = byNumber.get(row.line ?? 0);
    if (!cells) throw new Error(`Row ${row.line} was not found in the file. Download the source instead.`);
    return withReason(cells, fieldsOf(row) || withFieldWords(row.detail ?? ''));
  });
  // Without a line that gives it, only the usual separators are found.
  const between = separator === '|' ? ',' : separator;
  return csvOf([withReason(header, problemColumnOf(of)), ...failed], between);
}
