import { UsageError } from '../errors.ts';

/** Exit codes: 0 done, 1 failed, 2 the command line or the configuration is wrong. */
export const exitCodes = { failed: 1, usage: 2 } as const;

/** Prints the result of a command: lines for people, or one JSON object with `--json`. */
export function print(
  result: Record<string, unknown>,
  options: { json?: boolean },
  lines: readonly string[],
): void {
  process.stdout.write(options.json ? `${JSON.stringify(result)}\n` : `${lines.join('\n')}\n`);
}

/** Says on standard error what went wrong, and sets the exit code. */
export function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`rollbook: ${message}\n`);
  process.exitCode = error instanceof UsageError ? exitCodes.usage : exitCodes.failed;
}

/** Says on standard error how far long work is: in place on a terminal, every tenth of the way elsewhere. */
export class Progress {
  readonly #label: string;
  readonly #total: number;
  readonly #stream: NodeJS.WriteStream;
  #done = 0;

  constructor(label: string, total: number, stream: NodeJS.WriteStream = process.stderr) {
    this.#label = label;
    this.#total = total;
    this.#stream = stream;
  }

  step(): void {
    this.#done++;
    const tenth = Math.max(1, Math.floor(this.#total / 10));
    if (this.#stream.isTTY) this.#stream.write(`\r${this.#text()}${this.#done === this.#total ? '\n' : ''}`);
    else if (this.#done % tenth === 0 || this.#done === this.#total) this.#stream.write(`${this.#text()}\n`);
  }

  #text(): string {
    return `${this.#label}: ${this.#done} of ${this.#total}`;
  }
}
