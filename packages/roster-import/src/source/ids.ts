import type { Line } from '../report/line.ts';
import { LineError } from '../report/line.ts';
import { because, type Reason, type Severity } from '../report/report.ts';

/** The ids of one type of record in the files, to resolve references. */
export class SourceIds {
  readonly #lines = new Map<string, Line>();
  readonly #claimed = new Map<string, Line>();

  /** Registers that the line has this id, even if the line is left out later. */
  register(id: string, line: Line): void {
    if (!this.#lines.has(id)) this.#lines.set(id, line);
  }

  /** Registers the line whose record has this id. Only the first line can have it. */
  claim(id: string, line: Line, column: string | null): void {
    const first = this.#claimed.get(id);
    if (first?.hasSameCells(line)) throw new LineError(null, because`repeats ${first.place}`, 'notice');
    if (first) throw new LineError(column, because`has the same id as ${first.place}: ${id}`);
    this.register(id, line);
    this.#claimed.set(id, line);
  }

  /** Why a reference cannot be resolved. It is not an error if its target was left out on purpose. */
  explainMissing(id: string, what: string): [reason: Reason, severity: Severity] {
    const line = this.#lines.get(id);
    if (!line)
      return [because`refers to the ${what} ${id}, which is not in any line that could be read`, 'error'];
    if (line.hasRow)
      return [because`refers to the ${what} ${id}, but ${line.place} is not a ${what}`, 'error'];
    return [because`refers to the ${what} ${id}, which was left out (${line.place})`, line.severity];
  }
}
