import { styleText } from 'node:util';
import { UsageError } from '../contract/errors.ts';
import { visible, visibleLines } from '../lib/text.ts';
import type { Rewritten } from '../sql/database.ts';

/** Exit codes: 0 success, 1 failure, 2 the command line or the configuration is invalid, 3 something has to be done first. */
export const exitCodes = { failed: 1, usage: 2, pending: 3 } as const;

/** A line that is safe on a terminal, with the colors that the command gave it. */
export class Line {
  readonly shown: string;

  constructor(shown: string) {
    this.shown = shown;
  }
}

/**
 * Prints the result of a command: lines for people, or one JSON object with `--json`. Names and texts come from others: what
 * a terminal would act on is escaped.
 */
export function print(
  result: Record<string, unknown>,
  options: { json?: boolean },
  lines: readonly (string | Line)[],
): void {
  if (options.json) process.stdout.write(visibleLines(`${JSON.stringify(result)}\n`));
  else printLines(lines);
}

export const printLines = (lines: readonly (string | Line)[]): void =>
  void process.stdout.write(`${lines.map(shownOn).join('\n')}\n`);

const shownOn = (text: string | Line): string => (text instanceof Line ? text.shown : visible(text));

/** What rewriting the files of the database has done, as members of an object; none if it was not asked for. */
export const vacuumed = (done: Rewritten | undefined): Record<string, unknown> =>
  done ? { vacuumed: done.isClean, vacuum: done.detail } : {};

/** For a file or another program, which gets exactly what the server sent. */
export const printUnchanged = (data: string | Uint8Array): void => void process.stdout.write(data);

/** Prints a text of the program itself, with line breaks. */
export const printText = (text: string): void => void process.stdout.write(visibleLines(text));

/** Prints a notice or an error of the program to standard error. */
export const notify = (text: string): void => void process.stderr.write(`${visibleLines(text)}\n`);

export const notifyError = ({ message }: Error): void => notify(`rollbook: ${visible(message)}`);

/** The lines of a table, the first row of which is its head. */
export function table(
  rows: readonly (readonly string[])[],
  {
    right = [],
  }: { /** Numbers of the columns that are aligned to the right. */ right?: readonly number[] } = {},
): string[] {
  const shown = rows.map((row) => row.map(visible));
  const widths =
    shown[0]?.map((_, column) => Math.max(...shown.map((row) => row[column]?.length ?? 0))) ?? [];
  const padded = (cell: string, column: number) =>
    right.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return shown.map((row) => row.map(padded).join('  ').trimEnd());
}

type Color = 'green' | 'red' | 'yellow';

/** Text in a color, if standard output is a terminal that shows colors. */
export const paint = (color: Color, text: string): Line =>
  new Line(styleText(color, visible(text), { stream: process.stdout }));

/** A line of texts, some of them in colors. */
export const line = (parts: TemplateStringsArray, ...values: (string | Line)[]): Line =>
  new Line(String.raw({ raw: parts }, ...values.map(shownOn)));

const lineLength = 80;

/** Text in lines that fit on a terminal, each after an indent. */
export function wrap(text: string, indent: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent + line.length + 1 + word.length > lineLength) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each) => ' '.repeat(indent) + each);
}

/** Resolves when everything printed so far has been written. */
export const written = (): Promise<void> =>
  new Promise((resolve, reject) => process.stdout.write('', (error) => (error ? reject(error) : resolve())));

/**
 * Ends the process when its output cannot be written: quietly if it is no longer read, as in
 * `rollbook listen --json | head -1`.
 */
export function endWithReader(): void {
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit();
    notify(
      `rollbook: The output could not be written: ${visible(message)}. What the command did is done: look at it before you run the command again.`,
    );
    process.exit(exitCodes.failed);
  });
}

/** Prints an error to standard error, and sets the exit code. */
export async function fail(error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  // What the command says itself can have several lines, what a server or a database says is shown on one.
  const own = error instanceof UsageError ? message : visible(message);
  notify([`rollbook: ${own}`, ...(await detailsOf(error)).map(visible)].join('\n  '));
  process.exitCode = error instanceof UsageError ? exitCodes.usage : exitCodes.failed;
}

/** What went wrong, on one line, with what a server says to do if it rejected a request. */
export async function explanationOf(error: unknown): Promise<string> {
  const message = error instanceof Error ? error.message : String(error);
  return [message, ...(await detailsOf(error))].join(': ');
}

/** If a server rejected a request, what it says to do. */
async function detailsOf(error: unknown): Promise<string[]> {
  // Only now, because a server starts without the SDK.
  const { RollbookError } = await import('@rollbook/sdk');
  if (!(error instanceof RollbookError)) return [];
  if (error.errors.length > 0) return error.errors.map(({ pointer, detail }) => `${pointer}: ${detail}`);
  return error.detail ? [error.detail] : [];
}

/** Writes a text of the program to standard error, if that is a terminal, without ending the line. */
export function inPlace(text: '\n' | `\r${number} rows`): void {
  if (process.stderr.isTTY) process.stderr.write(text);
}

/** Shows the progress of long work on standard error: in place on a terminal, otherwise after every tenth. */
export class Progress {
  readonly #label: string;
  readonly #total: number;
  readonly #stream: NodeJS.WriteStream;
  #shown = -1;

  constructor(label: string, total: number, stream: NodeJS.WriteStream = process.stderr) {
    this.#label = label;
    this.#total = total;
    this.#stream = stream;
  }

  /** Reports the number of items that are done. */
  reach(done: number): void {
    const isTerminal = this.#stream.isTTY;
    const step = isTerminal ? done : Math.floor((done * 10) / Math.max(1, this.#total));
    if (step <= this.#shown) return;
    this.#shown = step;
    const text = `${this.#label}: ${done} of ${this.#total}`;
    this.#stream.write(isTerminal ? `\r${text}${done === this.#total ? '\n' : ''}` : `${text}\n`);
  }

  /** Ends the line on a terminal if not everything was done. */
  end(): void {
    if (this.#stream.isTTY && this.#shown >= 0 && this.#shown < this.#total) this.#stream.write('\n');
  }
}

export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
