import { wordOf } from './facts.ts';
import type { Findings, Place } from './roster.ts';
import type { Line } from './tables.ts';

/** Whether a line speaks of what is over: `tobedeleted`, inactive. */
export function isLeftOut(line: Line, findings: Findings): boolean {
  const status = line.get('status');
  if (status === null || wordOf(status) === 'active') return false;
  findings.note(`lines of ${line.file} have the status ${status} and are left out`);
  return true;
}

/** Refuses an id that an earlier line of the table has. */
export class UniqueIds {
  readonly #findings: Findings;
  readonly #seen = new Map<string, number>();

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  add(id: string, place: Place): boolean {
    const former = this.#seen.get(id);
    if (former === undefined) this.#seen.set(id, place.line);
    else this.#findings.fault(place, `has the id ${id} of line ${former}`);
    return former === undefined;
  }
}
