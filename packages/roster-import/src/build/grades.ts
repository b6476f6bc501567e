import type { Line } from '../report/line.ts';
import { fit } from '../source/cells.ts';
import { RosterRow } from './roster.ts';

const before = ['it', 'pr', 'pk', 'tk', 'kg', 'k', 'r', '0'];

/** The grade levels in the files. `09` and `9` are the same, and so are `ps1` and `PS1`. */
export class Grades {
  readonly #levels = new Map<string, { label: string; line: Line }>();

  /** The external id of the grade level with this label, which is added if it is new. */
  use(label: string, line: Line): string {
    const spelled = fit(line, ['grade', 'grades'], label, 64);
    const id = spelled.toLowerCase().replace(/^0+(?=\d)/, '');
    const known = this.#levels.get(id);
    // The spelling must not depend on the order of the lines.
    if (!known) this.#levels.set(id, { label: spelled, line });
    else if (spelled < known.label) known.label = spelled;
    return id;
  }

  /** The most common grade level; the lowest one if several are equally common. */
  mostCommon(ids: readonly string[]): string | undefined {
    const counts = new Map<string, number>();
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    const [most] = [...counts].sort(
      ([one, many], [other, more]) =>
        more - many || this.#orderOf(one) - this.#orderOf(other) || (one < other ? -1 : 1),
    );
    return most?.[0];
  }

  rows(): RosterRow<'grade_levels'>[] {
    return [...this.#levels]
      .map(([external_id, { label, line }]) => ({
        external_id,
        label,
        line,
        order: this.#orderOf(external_id),
      }))
      .sort((one, other) => one.order - other.order)
      .map(({ line, ...fields }) => new RosterRow('grade_levels', fields, line));
  }

  /** The number of the grade. Kindergarten and earlier levels are 0, levels after school are last. */
  #orderOf(id: string): number {
    if (before.includes(id.replace(/^grade\s+/, ''))) return 0;
    const [, prefix = '', digits] = /^(\D*)(\d{1,2})$/.exec(id) ?? [];
    if (digits === undefined) return 900;
    return prefix.trimEnd() === 'ps' ? 100 + Number(digits) : Number(digits);
  }
}
