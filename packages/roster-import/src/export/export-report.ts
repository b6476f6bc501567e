/** The records of which something can be left out. */
export type LeftOutKind =
  | 'academic_year'
  | 'term'
  | 'class'
  | 'learner'
  | 'staff'
  | 'guardian'
  | 'learner_guardian'
  | 'enrollment'
  | 'teacher';

/** Records that are not in the files, or something that a reader of the files may miss. */
export interface ExportItem {
  kind: string;
  reason: string;
  count: number;
  /** The first of the records. */
  ids: string[];
}

const mostIds = 10;

/** Counts what is written, and what is not, with the reasons. It has ids, and never names. */
export class ExportReport {
  readonly rows = new Map<string, number>();
  readonly #leftOut = new Map<string, ExportItem>();
  readonly #notices = new Map<string, ExportItem>();
  readonly #dangling = new Map<string, ExportItem>();

  written(file: string): void {
    this.rows.set(file, (this.rows.get(file) ?? 0) + 1);
  }

  leaveOut(kind: LeftOutKind, reason: string, id: string): void {
    add(this.#leftOut, kind, reason, id);
  }

  /** Something that is written, but that some readers cannot use. */
  notice(kind: string, reason: string, id: string): void {
    add(this.#notices, kind, reason, id);
  }

  /** A notice about a number of records that are not named. */
  count(kind: string, reason: string, count: number): void {
    this.#notices.set(`${kind} ${reason}`, { kind, reason, count, ids: [] });
  }

  /** A line that refers to a line that no file has. */
  dangle(file: string, reason: string, id: string): void {
    add(this.#dangling, file, reason, id);
  }

  get leftOut(): ExportItem[] {
    return sorted(this.#leftOut);
  }

  get notices(): ExportItem[] {
    return sorted(this.#notices);
  }

  get dangling(): ExportItem[] {
    return sorted(this.#dangling);
  }
}

function add(items: Map<string, ExportItem>, kind: string, reason: string, id: string): void {
  const key = `${kind} ${reason}`;
  const item = items.get(key) ?? { kind, reason, count: 0, ids: [] };
  items.set(key, item);
  item.count++;
  if (item.ids.length < mostIds) item.ids.push(id);
}

const sorted = (items: ReadonlyMap<string, ExportItem>): ExportItem[] =>
  [...items.values()].sort((one, other) => other.count - one.count);
