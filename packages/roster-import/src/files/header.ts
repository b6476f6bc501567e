import { InputError } from '../input-error.ts';
import { LineError } from '../report/line.ts';
import { because } from '../report/report.ts';
import { tableOf } from './source-files.ts';

/** Normalizes the name of a column: some exports have spaces in the names and others do not. */
export const columnName = (title: string): string => title.toLowerCase().replace(/[\s_]/g, '');

/** The columns of a file, and which of them are read. */
export class Header {
  readonly file: string;
  readonly #titles: readonly string[];
  readonly #places = new Map<string, number>();
  readonly #twice = new Set<string>();
  readonly #used = new Set<string>();
  /** What to do about bytes that could not be decoded. */
  readonly #hint: string;

  constructor(file: string, titles: readonly string[], hint = '') {
    this.file = file;
    this.#titles = titles;
    this.#hint = hint;
    for (const [place, title] of titles.entries()) {
      const name = columnName(title);
      if (this.#places.has(name)) this.#twice.add(name);
      else this.#places.set(name, place);
    }
  }

  has(column: string): boolean {
    return this.#places.has(column);
  }

  /** The name of the column in the file. */
  title(column: string): string {
    return this.#titles[this.#places.get(column) ?? -1] ?? column;
  }

  /** The name in the file of the column at an index. */
  titleAt(place: number): string | undefined {
    return this.#titles[place];
  }

  /** Registers that a reader knows the column, so that it is not reported as unread. */
  markRead(column: string): void {
    this.#used.add(column);
  }

  peek(column: string, cells: readonly string[]): string {
    return cells[this.#places.get(column) ?? -1] ?? '';
  }

  /** The cell of a column, without the spaces around it; null if it is empty or there is no such column. */
  read(column: string, cells: readonly string[]): string | null {
    this.markRead(column);
    const cell = this.peek(column, cells);
    if (cell.trim() === '') return null;
    const title = this.title(column);
    if (this.#twice.has(column))
      throw new LineError(title, because`occurs twice, so it is unclear which column to use`);
    if (cell.includes('\uFFFD'))
      throw new LineError(
        title,
        because`contains a character that cannot be decoded: ${shown(cell)}${this.#hint}`,
      );
    if (/[\r\n]/.test(cell)) throw new LineError(title, because`contains a line break: ${shown(cell)}`);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are searched for.
    if (/[\u0000-\u001F\u007F]/.test(cell))
      throw new LineError(title, because`contains a control character: ${shown(cell)}`);
    return cell.trim();
  }

  /** The indexes of the columns that no reader has used. */
  get unread(): number[] {
    return [...this.#titles.keys()].filter((place) => !this.#used.has(columnName(this.#titles[place] ?? '')));
  }
}

/** Shortens a value for the report and replaces its control characters. */
export function shown(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are searched for.
  const plain = value.replace(/[\u0000-\u001F\u007F]/g, '\u00B7');
  return plain.length > 60 ? `${[...plain].slice(0, 59).join('')}…` : plain;
}

/** A value of a column for all lines of a file, which has no such column. */
export interface Constant {
  /** Name of the file, with or without `.csv`. */
  file: string;
  column: string;
  value: string;
}

/** Reads `classes.termSourcedIds=t1`; undefined if it has another form. */
export function constantIn(text: string): Constant | undefined {
  const [, file, column, value] = /^([A-Za-z]+)(?:\.csv)?\.([A-Za-z][A-Za-z0-9 _]*)=(.+)$/.exec(text) ?? [];
  return file && column && value ? { file, column, value: value.trim() } : undefined;
}

/** Rejects constants of files that are not there. */
export function checkConstants(constants: readonly Constant[], files: Iterable<string>): void {
  const tables = new Set([...files].map(tableOf));
  const missing = constants.find(({ file }) => {
    const table = tableOf(`${file}.csv`);
    return table === undefined || !tables.has(table);
  });
  if (missing)
    throw new InputError(`There is no file ${missing.file}.csv for the constant ${missing.column}.`);
}

export const isOf = (file: string, constant: Constant): boolean =>
  tableOf(file) === tableOf(`${constant.file}.csv`);
