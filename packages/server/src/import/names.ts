import { createHash } from 'node:crypto';
import { clip, fit } from './cells.ts';
import { because } from './ledger.ts';
import type { Line } from './line.ts';

interface Named {
  id: string;
  name: string;
  /** A short code beside the name, where the files have one. */
  code: string | null;
  line: Line;
}

/**
 * Names that are unique: those that are alike all get their code behind them, or their id where the codes are alike
 * too. All, so that it does not matter which is read first. A name that is not that of the file is said, at the
 * columns that it comes from.
 */
export function distinct(
  items: readonly Named[],
  columns: readonly string[],
  most: number,
): Map<string, string> {
  const names = new Map<string, string>();
  const alike = Map.groupBy(items, ({ name }) => clip(name, most).toLowerCase());
  for (const group of alike.values()) {
    const codes = new Set(group.map(({ code, id }) => code ?? id));
    const isTold = codes.size === group.length;
    for (const { id, name, code, line } of group) {
      if (group.length === 1) names.set(id, fit(line, columns, name, most));
      else {
        const marked = withMark(name, (isTold && code) || id, most);
        line.assume(columns, because`is the same as another name (${name}); it is changed to ${marked}`);
        names.set(id, marked);
      }
    }
  }
  return names;
}

function withMark(name: string, mark: string, most: number): string {
  const marked = `${name} (${mark})`;
  if (marked.length <= most) return marked;
  // A mark that is cut would tell no more than the name.
  const short = mark.length <= 12 ? mark : createHash('sha256').update(mark).digest('hex').slice(0, 8);
  return `${clip(name, most - short.length - 3)} (${short})`;
}
