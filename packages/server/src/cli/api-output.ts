import { csvCell } from '@rollbook/roster-import/values';
import { UsageError } from '../contract/errors.ts';
import type { OperationId } from '../contract/schemas.ts';
import {
  type FieldPath,
  fieldPath,
  picker,
  recordSchema,
  unknownPaths,
  valueAt,
} from '../contract/selection.ts';
import { operations } from '../generated/operations.ts';
import { visible } from '../lib/text.ts';
import { notify, printText, printUnchanged, written } from './output.ts';

/** In which form records are printed. */
export const outputFormats = ['json', 'ndjson', 'csv', 'tsv'] as const;
export type OutputFormat = (typeof outputFormats)[number];

interface OutputOptions {
  /** Paths of fields, separated by commas. */
  select?: string[] | undefined;
  output?: OutputFormat | undefined;
  all?: boolean | undefined;
}

interface Page {
  data: unknown[];
  has_more: boolean;
}

/** How the response of an operation is printed: which fields of it, and in which form. */
export class ApiOutput {
  readonly #isList: boolean;
  readonly #format: OutputFormat;
  readonly #all: boolean;
  readonly #columns: readonly FieldPath[];
  readonly #pick: (record: unknown) => unknown;
  #printed = 0;
  #hasHead = false;

  /** Refuses fields that the response does not have, unless another version than that of the document is asked for. */
  constructor(operation: OperationId, accept: string | undefined, isNewest: boolean, options: OutputOptions) {
    const { select = [], output, all = false } = options;
    const names = select.flatMap((text) => text.split(',')).map((name) => name.trim());
    const schema = recordSchema(operation);
    const isJson = schema !== undefined && (accept === undefined || accept.startsWith('application/json'));
    if (!isJson && (select.length > 0 || output !== undefined))
      throw new UsageError(`${operation} does not return JSON here: leave out --select and --output.`);
    if (names.includes('')) throw new UsageError('--select: write names of fields, separated by commas.');
    const unknown = isNewest ? unknownPaths(operation, names) : [];
    if (unknown.length > 0) throw new UsageError(unknown.join('\n'));
    this.#isList = operations[operation].page !== null;
    this.#format = output ?? (all ? 'ndjson' : 'json');
    this.#all = all;
    const paths = names.map((name) => fieldPath(name, schema ?? {}));
    const fields = Object.keys(schema?.properties ?? {}).map((name) => [name]);
    this.#columns = paths.length > 0 ? paths : fields;
    this.#pick = paths.length > 0 ? picker(paths) : (record) => record;
  }

  /** Prints a response; of the pages of a list, one after the other. */
  async print(data: unknown): Promise<void> {
    const records = this.#isList ? (data as Page).data : [data];
    if (this.#format !== 'json') this.#printRecords(records);
    else if (this.#all) for (const record of records) this.#printItem(record);
    else printJson(this.#isList ? { ...(data as Page), data: records.map(this.#pick) } : this.#pick(data));
    await written();
    // A page of JSON says it itself.
    if (this.#isList && !this.#all && this.#format !== 'json' && (data as Page).has_more)
      notify('There are more records: --all follows the pages.');
  }

  /** Ends what `print` began. */
  end(): void {
    if (this.#format === 'json' && this.#all) printText(this.#printed === 0 ? '[]\n' : '\n]\n');
  }

  #printRecords(records: readonly unknown[]): void {
    if (this.#format === 'ndjson')
      return void printText(records.map((one) => `${this.#json(one)}\n`).join(''));
    const [cell, between] = this.#format === 'csv' ? [spreadsheetCell, ','] : [tsvCell, '\t'];
    const rows = records.map((record) => this.#columns.map((path) => cell(valueAt(record, path))));
    const isHead = this.#format === 'csv' && !this.#hasHead;
    if (isHead) rows.unshift(this.#columns.map((path) => path.join('.')));
    this.#hasHead = true;
    // The byte order mark tells spreadsheets on Windows that a file is UTF-8.
    const mark = isHead && !process.stdout.isTTY ? '\uFEFF' : '';
    printUnchanged(mark + rows.map((cells) => `${cells.join(between)}\n`).join(''));
  }

  /** One of the items of a single list. */
  #printItem(record: unknown): void {
    printText(`${this.#printed === 0 ? '[\n' : ',\n'}${this.#json(record)}`);
    this.#printed++;
  }

  #json(record: unknown): string {
    return JSON.stringify(this.#pick(record));
  }
}

/** One line, or on a terminal, indented. */
const printJson = (value: unknown): void =>
  printText(`${JSON.stringify(value, null, process.stdout.isTTY ? 2 : 0)}\n`);

// A terminal would act on some characters; a file or a program gets what the server sent.
const shown = (cell: string): string => (process.stdout.isTTY ? visible(cell) : cell);

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** For spreadsheets: text that one would calculate begins with an apostrophe. */
function spreadsheetCell(value: unknown): string {
  const text = typeof value === 'string' ? value.replace(/^[=+@\t\r-]/, "'$&") : textOf(value);
  return shown(csvCell(text));
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** For programs: exactly the value, on one line, as COPY of PostgreSQL writes it. */
const tsvCell = (value: unknown): string =>
  shown(textOf(value).replaceAll(/[\\\t\n\r]/g, (character) => escapes[character] ?? ''));
