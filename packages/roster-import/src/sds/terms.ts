import type { Line } from '../report/line.ts';
import { LineError } from '../report/line.ts';
import { because } from '../report/report.ts';
import type { Cells } from '../source/cells.ts';
import type { SourceIds } from '../source/ids.ts';
import type { Session } from '../source/records.ts';

const starts = 'termstartdate';
const ends = 'termenddate';

/** The terms that sections name, each from the first to the last day that any section has for it. */
export class SectionTerms {
  readonly #byId = new Map<string, Session>();
  readonly #cells: Cells;
  readonly #ids: SourceIds;

  constructor(cells: Cells, ids: SourceIds) {
    this.#cells = cells;
    this.#ids = ids;
  }

  /** The id of the term of a section; null if it names none. */
  of(line: Line): string | null {
    const id = line.get('termsisid') ?? line.get('termname');
    if (id === null) return null;
    this.#ids.register(id, line);
    const starts_on = this.#cells.day(line, starts);
    const ends_on = this.#cells.lastDay(line, ends);
    if (starts_on === null || ends_on === null) return id;
    if (starts_on > ends_on)
      throw new LineError(line.title([ends]), because`is before the first day, ${starts_on}`);
    const known = this.#byId.get(id);
    if (known) widen(known, line, starts_on, ends_on);
    else
      this.#byId.set(id, {
        line,
        id,
        title: line.get('termname') ?? id,
        type: 'term',
        starts_on,
        ends_on,
        parent: null,
        schoolYear: null,
      });
    return id;
  }

  all(): Session[] {
    return [...this.#byId.values()];
  }
}

function widen(term: Session, line: Line, starts_on: string, ends_on: string): void {
  const { id } = term;
  const title = line.get('termname') ?? id;
  if (title !== term.title)
    line.dropValue(
      ['termname'],
      because`is ${title}, but ${term.line.place} calls the term ${id} ${term.title}`,
    );
  if (starts_on !== term.starts_on)
    line.assume(
      [starts],
      because`is ${starts_on}, but ${term.line.place} has ${term.starts_on} for ${id}; the earlier date is used`,
    );
  if (ends_on !== term.ends_on)
    line.assume(
      [ends],
      because`is ${ends_on}, but ${term.line.place} has ${term.ends_on} for ${id}; the later date is used`,
    );
  if (starts_on < term.starts_on) term.starts_on = starts_on;
  if (ends_on > term.ends_on) term.ends_on = ends_on;
}
