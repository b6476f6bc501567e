import { fit } from './cells.ts';
import type { Line } from './line.ts';
import { RosterRow } from './roster.ts';

const before = ['it', 'pr', 'pk', 'tk', 'kg', 'k', 'r', '0'];

/** The grade levels that the files speak of. `09` and `9`, and `ps1` and `PS1`, are the same. */
export class Grades {
  readonly #levels = new Map<string, { label: string; line: Line }>();

  /** The external id of the grade level with this label, which is made if need be. */
  use(label: string, line: Line): string {
    const spelled = fit(line, ['grade', 'grades'], label, 64);
    const id = spelled.toLowerCase().replace(/^0+(?=\d)/, '');
    const known = this.#levels.get(id);
    // The spelling must not depend on which line is read first.
    if (!known) this.#levels.set(id, { label: spelled, line });
    else if (spelled < known.label) known.label = spelled;
    return id;
  }

  /** The grade level that most have; of those that are as common the lowest. */
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

  /** Its number; kindergarten and what is before it is 0, what follows school is behind it. */
  #orderOf(id: string): number {
    if (before.includes(id.replace(/^grade\s+/, ''))) return 0;
    const [, prefix = '', digits] = /^(\D*?)\s*(\d{1,2})$/.exec(id) ?? [];
    if (digits === undefined) return 900;
    return prefix === 'ps' ? 100 + Number(digits) : Number(digits);
  }
}
