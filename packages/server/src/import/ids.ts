import { because, type Reason, type Severity } from './ledger.ts';
import { LeftOut, type Line } from './line.ts';

/** The ids of one kind of thing in the files: what a reference to one of them leads to. */
export class Ids {
  readonly #lines = new Map<string, Line>();
  readonly #taken = new Map<string, Line>();

  /** The line has this id, though it may not be taken. */
  note(id: string, line: Line): void {
    if (!this.#lines.has(id)) this.#lines.set(id, line);
  }

  /** The line is the one that is taken for this id: the first one. */
  take(id: string, line: Line, column: string | null): void {
    const first = this.#taken.get(id);
    if (first?.hasSameCells(line)) throw new LeftOut(null, because`repeats ${first.place}`, 'notice');
    if (first) throw new LeftOut(column, because`has the same id as ${first.place}: ${id}`);
    this.note(id, line);
    this.#taken.set(id, line);
  }

  /** Why a reference to this id, as to a `what`, leads nowhere. No error where that was left out on purpose. */
  missing(id: string, what: string): { reason: Reason; severity: Severity } {
    const line = this.#lines.get(id);
    if (!line)
      return {
        reason: because`refers to the ${what} ${id}, which is not in any line that could be read`,
        severity: 'error',
      };
    if (line.isJoined)
      return {
        reason: because`refers to the ${what} ${id}, but ${line.place} is not a ${what}`,
        severity: 'error',
      };
    return {
      reason: because`refers to the ${what} ${id}, which was left out (${line.place})`,
      severity: line.severity,
    };
  }
}
