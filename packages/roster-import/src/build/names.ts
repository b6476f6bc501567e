import { createHash } from 'node:crypto';
import { because } from '../report/item.ts';
import type { Line } from '../report/line.ts';
import { clip, fit } from '../source/cells.ts';

interface Named {
  id: string;
  name: string;
  /** A short code for the record, if the files have one. */
  code: string | null;
  line: Line;
}

/**
 * Makes names unique: all records with the same name get their code as a suffix, or their id if the codes are the same
 * too. All of them, so that the order of the lines does not matter. Changed names are reported at the columns that they come
 * from.
 */
export function uniqueNames(
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
  // A truncated suffix would not be unique.
  const short = mark.length <= 12 ? mark : createHash('sha256').update(mark).digest('hex').slice(0, 8);
  return `${clip(name, most - short.length - 3)} (${short})`;
}
