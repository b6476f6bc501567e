import { createHash } from 'node:crypto';
import { clip } from './cells.ts';

interface Named {
  id: string;
  name: string;
  /** A short code beside the name, where the files have one. */
  code: string | null;
}

/**
 * Names that are unique: those that are alike all get their code behind them, or their id where the codes are alike
 * too. All, so that it does not matter which is read first.
 */
export function distinct(items: readonly Named[], most: number): Map<string, string> {
  const names = new Map<string, string>();
  const alike = Map.groupBy(items, ({ name }) => clip(name, most).toLowerCase());
  for (const group of alike.values()) {
    const codes = new Set(group.map(({ code, id }) => code ?? id));
    const isTold = codes.size === group.length;
    for (const { id, name, code } of group)
      names.set(id, group.length === 1 ? clip(name, most) : withMark(name, (isTold && code) || id, most));
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
