import { type Kind, kinds, type RosterRows } from './roster.ts';

/** What became of the records of a kind. */
export interface Counts {
  created: number;
  updated: number;
  unchanged: number;
  removed: number;
  failed: number;
  /** Records that were not sent, or whose result is not known. */
  not_sent: number;
}

/** What of each kind a full snapshot removed, and could not remove. */
export type Removals = Map<Kind, { removed: number; failed: number }>;

/** Counts the rows by their results, of the kinds that have any. */
export function countsOf(rows: RosterRows, removals: Removals): Partial<Record<Kind, Counts>> {
  const counted = kinds.filter((kind) => rows[kind].length > 0);
  return Object.fromEntries(
    counted.map((kind) => {
      const { removed, failed } = removals.get(kind) ?? { removed: 0, failed: 0 };
      const counts: Counts = { created: 0, updated: 0, unchanged: 0, removed, failed, not_sent: 0 };
      for (const { result } of rows[kind]) {
        if (result === 'refused') counts.failed++;
        else if (result === 'created' || result === 'updated' || result === 'unchanged') counts[result]++;
        else counts.not_sent++;
      }
      return [kind, counts];
    }),
  );
}
