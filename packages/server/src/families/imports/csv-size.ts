import { invalidField } from '../../contract/errors.ts';

const mostColumns = 500;
const mostCells = 250_000;
const mostLineBytes = 65_536;

const [quote, lineFeed, carriageReturn] = [0x22, 0x0a, 0x0d];

/**
 * Counts lines and cells before the parser creates them. It also counts those that the parser leaves out because they are
 * empty: eight megabytes of commas are eight million cells.
 */
export class CsvSize {
  readonly #delimiter: number;
  #line: number;
  #cells = 0;
  #cellsOfLine = 0;
  #bytesOfLine = 0;
  #isQuoted = false;
  #previous = 0;

  /** `linesBefore` is the number of lines before the text, for messages. */
  constructor(delimiter: string, linesBefore: number) {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#line = linesBefore + 1;
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
