import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { separationOf } from '@rollbook/roster-import/values';
import { type FieldError, invalidField } from '../../contract/errors.ts';
import type { Schema } from '../../contract/schemas.ts';
import { fold } from '../../lib/names.ts';
import { numbersIn } from '../../lib/number-text.ts';
import { withoutDirections } from '../../lib/text.ts';
import { yieldToEventLoop } from '../../lib/timers.ts';
import type { SentRow, Skip } from '../../work/import-target.ts';
import type { Body } from '../../work/operation.ts';

const mostColumns = 500;
const mostCells = 250_000;
const mostLineBytes = 65_536;

const [quote, lineFeed, carriageReturn] = [0x22, 0x0a, 0x0d];

/**
 * Counts lines and cells before the parser creates them. It also counts those that the parser leaves out because they are
 * empty: eight megabytes of commas are eight million cells.
 */
class CsvSize {
  readonly #delimiter: number;
  #line: number;
  #cells = 0;
  #cellsOfLine = 0;
  #bytesOfLine = 0;
  #isQuoted = false;
  #previous = 0;

  /** `rowsBefore` is the number of rows before the text, for messages. */
  constructor(delimiter: string, rowsBefore: number) {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#line = rowsBefore + 1;
  }

  /** Adds the next bytes of the text. Throws if it exceeds a limit. */
  add(bytes: Uint8Array): void {
    for (const byte of bytes) {
      this.#bytesOfLine += 1;
      // A quote inside quotes is written twice, so it changes nothing.
      if (byte === quote) this.#isQuoted = !this.#isQuoted;
      else if (this.#isQuoted) continue;
      else if (byte === this.#delimiter) this.#cellsOfLine += 1;
      else if (byte === carriageReturn || (byte === lineFeed && this.#previous !== carriageReturn))
        this.#endLine();
      this.#previous = byte;
    }
    this.#check();
  }

  #endLine(): void {
    this.#check();
    this.#cells += this.#cellsOfLine + 1;
    this.#line += 1;
    this.#cellsOfLine = 0;
    this.#bytesOfLine = 0;
  }

  #check(): void {
    if (this.#bytesOfLine > mostLineBytes)
      throw invalidField(
        '/csv',
        'invalid_csv',
        `must have at most ${mostLineBytes} bytes in a line, and has more in line ${this.#line}`,
      );
    if (this.#cellsOfLine >= mostColumns)
      throw invalidField(
        '/csv',
        'too_many',
        `must have at most ${mostColumns} columns, and has more in line ${this.#line}`,
      );
    if (this.#cells + this.#cellsOfLine > mostCells)
      throw invalidField('/csv', 'too_many', `must have at most ${mostCells} cells, including empty ones`);
  }
}

type Row = Record<string, unknown>;

/** The fields of an import that say how its CSV text is read. */
export const csvFields = [
  'mapping',
  'columns',
  'constants',
  'skip_lines',
  'skip_last_lines',
  'skip_rows',
  'value_mapping',
  'decimal_mark',
] as const;

/** CSV text, and how it is read. */
export type Csv = Pick<Body<'imports.create'>, (typeof csvFields)[number]> & { csv: string };

/** A line of CSV text that has values, with its number in a spreadsheet: line breaks inside of cells do not count. */
interface Line {
  cells: string[];
  number: number;
}

export const mostRows = 5000;
/** Number of characters that are read in one turn of the event loop. */
const sliceBytes = 16_384;

/**
 * Reads rows from CSV text. The type of a cell is that of its field; empty cells are left out. Lines that the request
 * leaves out are rows that are skipped.
 */
export async function rowsOf(sent: Csv, known: Readonly<Record<string, Schema>>): Promise<SentRow[]> {
  const { csv, columns, skip_lines: first = 0, skip_last_lines: last = 0 } = sent;
  const { delimiter, start } = separationOf(csv, first);
  const rows = skippedBefore(csv.slice(0, start), first);
  const skipped = rows.length;
  let toRow =
    columns &&
    rowReader(
      columns.map((name) => name.trim()),
      sent,
      known,
    );
  const held: Line[] = [];
  for await (const line of linesOf(csv.slice(start), delimiter, first)) {
    if (!toRow) {
      toRow = rowReader(line.cells, sent, known);
      continue;
    }
    held.push(line);
    if (held.length <= last) continue;
    if (rows.length === mostRows + skipped)
      throw invalidField('/csv', 'invalid_length', `must have at most ${mostRows} rows`);
    const [next] = held.splice(0, 1);
    if (next) rows.push(toRow(next));
  }
  if (rows.length === skipped) throw invalidField('/csv', 'invalid_length', 'must have at least 1 row');
  refuseIfNoneFits(rows.slice(skipped));
  const after = held.map(({ number }) =>
    skippedLine(
      'skip_last_lines',
      number,
      `Line ${number} is ${last === 1 ? 'the last one' : `one of the last ${last}`}, which \`skip_last_lines\` leaves out.`,
    ),
  );
  return [...rows, ...after];
}

/** Rejects text of which no line has as many cells as the header, because the header is probably another line. */
function refuseIfNoneFits(rows: readonly SentRow[]): void {
  const [first, ...others] = rows.flatMap(({ line, errors: [error], skip }) =>
    skip ? [] : [{ line, error }],
  );
  if ([first, ...others].some((row) => row?.error?.code !== otherLength)) return;
  const advice =
    'leave out lines before the header with skip_lines and lines at the end with skip_last_lines, or send the columns if there is no header';
  throw invalidField(
    '/csv',
    'invalid_csv',
    `has no line that fits: line ${first?.line} ${first?.error?.detail}; ${advice}`,
  );
}

const skippedLine = (code: string, line: number, detail: string): SentRow => ({
  line,
  row: {},
  errors: [],
  skip: { code, detail },
});

/** The lines before the header line that have values. */
function skippedBefore(text: string, count: number): SentRow[] {
  const lines = text.replace(/(?:\r\n|[\r\n])$/, '').split(/\r\n|[\r\n]/);
  return lines.slice(lines.length - count).flatMap((line, index) => {
    const number = index + 1;
    const detail = `Line ${number} is before the header line (\`skip_lines\`).`;
    return /[^\s,;|"]/.test(line) && count > 0 ? [skippedLine('skip_lines', number, detail)] : [];
  });
}

/** The lines of CSV text that have values. */
async function* linesOf(csv: string, delimiter: string, rowsBefore: number): AsyncGenerator<Line> {
  // Loaded with the first CSV text: most processes read none.
  const { CsvError, parse } = await import('csv-parse');
  const parser = parse({
    delimiter,
    bom: true,
    trim: true,
    // The number of cells is checked with a message that says what to do.
    relax_column_count: true,
  });
  const source = Readable.from(slicesOf(csv, new CsvSize(delimiter, rowsBefore)));
  source.on('error', (error) => parser.destroy(error)).pipe(parser);
  let number = rowsBefore;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      // Spreadsheets write the separators of empty rows, too.
      if (cells.some((cell) => cell.trim() !== '')) yield { cells: cells.map(trimmed), number };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = rowsBefore + Number(error.records) + 1;
    throw invalidField(
      '/csv',
      'invalid_csv',
      `is not valid CSV in line ${line}: put a cell that contains a quote between quotes, and write each quote in it twice`,
    );
  } finally {
    source.destroy();
  }
}

/** A cell without the apostrophe that keeps a spreadsheet from calculating it, as in the tables of `rollbook api`. */
const withoutGuard = (cell: string): string => (/^'[=+@\t-]/.test(cell) ? cell.slice(1) : cell);

/** A cell without the spaces around it, which the parser keeps inside of quotes. */
const trimmed = (cell: string): string => withoutGuard(cell.trim());

async function* slicesOf(csv: string, size: CsvSize): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(csv);
  for (let from = 0; from < bytes.length; from += sliceBytes) {
    await yieldToEventLoop();
    const slice = bytes.subarray(from, from + sliceBytes);
    size.add(slice);
    yield slice;
  }
}

interface Target {
  /** The field, and the member of it that the column is for. */
  own: string;
  member: string | undefined;
  schema: Schema | undefined;
}

/** What is sent by the names of columns, which are read without the spaces around them. */
const byColumn = <T>(sent: Readonly<Record<string, T>> = {}): Record<string, T> =>
  Object.fromEntries(Object.entries(sent).map(([name, value]) => [name.trim(), value]));

/** Converts lines to rows, using the names of the columns. */
function rowReader(
  header: readonly string[],
  { mapping: sent, constants = {}, skip_rows, value_mapping, decimal_mark: mark }: Csv,
  known: Readonly<Record<string, Schema>>,
): (line: Line) => SentRow {
  const [mapping, skipRows, meanings] = [
    sent && byColumn(sent),
    byColumn(skip_rows),
    byColumn(value_mapping),
  ];
  const fields = new Map(Object.entries(mapping ?? Object.fromEntries(header.map((name) => [name, name]))));
  refuseMissing([...fields.keys()], header, '/mapping');
  refuseMissing(Object.keys(skipRows), header, '/skip_rows');
  refuseMissing(Object.keys(meanings), header, '/value_mapping');
  const properties = new Map(Object.entries(known));
  refuseUnknown([...fields.values()], properties, mapping === undefined ? '/csv' : '/mapping');
  refuseUnknown(Object.keys(constants), properties, '/constants');
  refuseRepeated(
    header.filter((name) => fields.has(name)),
    '/csv',
    'has several columns of the name',
  );
  refuseRepeated([...fields.values()], '/mapping', 'maps several columns to');
  refuseRepeated(
    [...fields.values(), ...Object.keys(constants)],
    '/constants',
    'has a field that is also in a column:',
  );
  const targetOf = (field: string): Target => {
    const [own, member] = pathOf(field);
    const schema = properties.get(own);
    return { own, member, schema: member === undefined ? schema : schema?.properties?.[member] };
  };
  const targets = header.map((name) => {
    const field = fields.get(name);
    return field === undefined ? undefined : targetOf(field);
  });
  const fixed = Object.entries(constants).map(([field, text]) => [targetOf(field), text.trim()] as const);
  const columns = new Map([...fields].map(([name, field]) => [field, name]));
  const skips = skipsOf(skipRows, header);
  const meaningOf = meaningsOf(meanings, header);
  return ({ cells, number: line }) => {
    if (isDeepStrictEqual(cells, header))
      return skippedLine('repeated_header', line, `Line ${line} is the header line again.`);
    const skip = skips(cells, line);
    if (skip) return { row: {}, errors: [], line, skip };
    const isLonger = cells.slice(header.length).some((cell) => cell !== '');
    if (cells.length < header.length || isLonger)
      return { row: {}, errors: [lengthError(cells, header)], line };
    const cellsOf = targets.flatMap((target, index) =>
      target ? [[target, meaningOf(cells[index] ?? '', index)] as const] : [],
    );
    const { row, errors } = rowFrom([...fixed, ...cellsOf], mark);
    const unread = new Map(
      header.flatMap((name, at) => (targets[at] ? [] : [[name, cells[at] ?? ''] as const])),
    );
    return { row, errors, line, unread, columns };
  };
}

const otherLength = 'other_length';

/** A line with more or fewer cells than the header: one separator too many moves all values after it. */
const lengthError = (cells: readonly string[], header: readonly string[]): FieldError => ({
  pointer: '',
  code: otherLength,
  detail: `has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}, and the header has ${header.length}: ${
    cells.length < header.length
      ? 'add the separators of the empty cells at the end, or quote a cell that has a line break'
      : 'quote a cell that contains the separator'
  }`,
});

/** What the cells of columns mean, by the index of the column. */
function meaningsOf(
  meanings: NonNullable<Csv['value_mapping']>,
  header: readonly string[],
): (cell: string, index: number) => string {
  const byIndex = new Map(
    Object.entries(meanings).map(([name, values]) => [
      header.indexOf(name),
      new Map(Object.entries(values).map(([value, meaning]) => [fold(value.trim()), meaning.trim()])),
    ]),
  );
  return (cell, index) => byIndex.get(index)?.get(fold(cell)) ?? cell;
}

function rowFrom(
  cells: readonly (readonly [Target, string])[],
  mark: Csv['decimal_mark'],
): { row: Row; errors: FieldError[] } {
  const row = new Map<string, unknown>();
  const errors: FieldError[] = [];
  for (const [{ own, member, schema }, cell] of cells) {
    if (cell === '') continue;
    const value = cellValue(
      isAmount(own, schema) ? plainNumber(withoutDirections(cell), mark) : cell,
      schema,
    );
    const field = member === undefined ? own : `${own}/${member}`;
    const error = damageOf(cell, field) ?? (value === unclear ? unclearNumber(cell, field) : undefined);
    if (error) errors.push(error);
    else row.set(own, member === undefined ? value : { ...(row.get(own) as Row), [member]: value });
  }
  return { row: Object.fromEntries(row), errors };
}

const spreadsheetError = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|NV|WERT!|BEZUG!|#+)$/i;
const shortened = /^\d(?:[.,]\d+)?E\+\d{1,3}$/i;
const identifying = /(?:_number|_id|_ids|phone)$/;

/** The error of a cell whose value a spreadsheet or a decoder has lost. */
function damageOf(cell: string, field: string): FieldError | undefined {
  const damage = (detail: string) => ({ pointer: `/${field}`, code: 'invalid_value', detail });
  if (spreadsheetError.test(cell))
    return damage(`is ${cell}, an error of the spreadsheet: correct the cell, or leave it empty`);
  if (shortened.test(cell) && identifying.test(field))
    return damage(
      `is ${cell}, a number that a spreadsheet has shortened: format the column as text, and enter the whole number`,
    );
  if (cell.includes('\uFFFD'))
    return damage(
      'contains a character that was lost (U+FFFD): decode the file in the encoding in which it was saved, such as windows-1252',
    );
  return undefined;
}

/** Why a line is left out: a cell of it has one of the values that the request names for its column. */
function skipsOf(
  skipRows: NonNullable<Csv['skip_rows']>,
  header: readonly string[],
): (cells: readonly string[], number: number) => Skip | undefined {
  const rules = Object.entries(skipRows).map(([name, values]) => ({
    name,
    at: header.indexOf(name),
    values: values.map((value) => value.trim().toLowerCase()),
  }));
  return (cells, number) => {
    const rule = rules.find(({ at, values }) => values.includes((cells[at] ?? '').toLowerCase()));
    if (!rule) return undefined;
    const value = JSON.stringify((cells[rule.at] ?? '').slice(0, 64));
    const detail = `Line ${number} has ${value} in the column ${JSON.stringify(rule.name.slice(0, 64))}, which \`skip_rows\` leaves out.`;
    return { code: 'skip_rows', detail };
  };
}

function refuseMissing(names: readonly string[], header: readonly string[], pointer: string): void {
  const missing = names.filter((name) => !header.includes(name));
  if (missing.length === 0) return;
  const detail = `refers to columns that do not exist: ${missing.join(', ')}; the columns are ${header.join(', ')}. If the header is not the first line, send skip_lines; if there is none, send columns`;
  throw invalidField(pointer, 'unknown_column', detail.slice(0, 1000));
}

/** A field, and the member of it that is meant: what follows the first dot. */
function pathOf(field: string): [own: string, member: string | undefined] {
  const dot = field.indexOf('.');
  return dot === -1 ? [field, undefined] : [field.slice(0, dot), field.slice(dot + 1)];
}

/** Rejects names that are not fields: without a header line, values of the first row would be used as names. */
function refuseUnknown(fields: string[], properties: ReadonlyMap<string, Schema>, pointer: string): void {
  const unknown = fields.find((field) => {
    const [own, member] = pathOf(field);
    const { properties: members } = properties.get(own) ?? {};
    return !properties.has(own) || (member !== undefined && members !== undefined && !(member in members));
  });
  if (unknown === undefined) return;
  const known = [...properties.keys()].join(', ');
  const detail = `${JSON.stringify(unknown.slice(0, 64))} is not a field; name the columns like the fields, or send a mapping; if the file has no header line, send columns; the fields are ${known}`;
  throw invalidField(pointer, 'unknown_column', detail.slice(0, 2000));
}

/** Rejects two columns for one field, because only one of their values could be stored. */
function refuseRepeated(names: string[], pointer: string, what: string): void {
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated === undefined) return;
  throw invalidField(
    pointer,
    'repeated_column',
    `${what} ${JSON.stringify(repeated.slice(0, 64))}; keep one of them`,
  );
}

/** A number that can be read in two ways. */
const unclear = Symbol('unclear');

/**
 * A cell, converted to the type of its field in the document. A value that does not fit stays text, and its row
 * fails.
 */
function cellValue(cell: string, schema: Schema | undefined): unknown {
  const types = [schema?.type].flat();
  if (types.includes('string')) return cell;
  if (types.includes('boolean')) {
    if (/^(true|yes|1)$/i.test(cell)) return true;
    if (/^(false|no|0)$/i.test(cell)) return false;
  }
  if (types.includes('integer') || types.includes('number')) return numberIn(cell);
  if (types.includes('array')) return cell.split(';').map((item) => item.trim());
  return cell;
}

/** Whether a cell is a number, or the text of an amount. */
const isAmount = (field: string, schema: Schema | undefined): boolean =>
  field.endsWith('_decimal') || [schema?.type].flat().some((type) => type === 'number' || type === 'integer');

/** A number that can be read in two ways, without separators of thousands: as the request says. */
function plainNumber(cell: string, mark: Csv['decimal_mark']): string {
  // What is around the number can be a sign, a currency, or CR.
  const [, before = '', digits = '', after = ''] = /^(\D*)(\d(?:.*\d)?)(\D*)$/s.exec(cell) ?? [];
  const [whole, decimal] = numbersIn(digits);
  if (mark === undefined || whole === undefined || decimal === undefined) return cell;
  const isDecimal = digits.includes(',') === (mark === 'comma');
  // A zero more, because three decimals look like thousands.
  return before + (isDecimal ? `${decimal}0` : whole) + after;
}

/** A number with up to 15 digits, which a JSON number represents exactly; other text stays text. */
function numberIn(cell: string): number | string | typeof unclear {
  const [, sign = '', digits = ''] = /^([-\u2212+]?)(.*)$/s.exec(cell) ?? [];
  const [number, other] = numbersIn(digits);
  if (other !== undefined) return unclear;
  if (number === undefined || number.replace('.', '').length > 15) return cell;
  return sign === '-' || sign === '−' ? -Number(number) : Number(number);
}

const unclearNumber = (cell: string, field: string): FieldError => ({
  pointer: `/${field}`,
  code: 'ambiguous',
  detail: `can be read as ${numbersIn(cell.replace(/^[-\u2212+]/, '')).join(' or ')}; write it without separators of thousands`,
});
