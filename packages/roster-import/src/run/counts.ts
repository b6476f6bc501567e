import { type Kind, kinds, type RosterRows } from '../build/roster.ts';
import type { Removals } from './snapshot.ts';

/** The results of the records of a kind. */
export interface Counts {
  created: number;
  updated: number;
  unchanged: number;
  removed: number;
  failed: number;
  /** Records that were not sent, or whose result is not known. */
  not_sent: number;
}

/** Counts the results of the rows, for the kinds that have any. */
export function countsOf(rows: RosterRows, removals: Removals): Partial<Record<Kind, Counts>> {
  const counted = kinds.filter((kind) => rows[kind].length > 0);
  return Object.fromEntries(
    counted.map((kind) => {
      const { removed, failed } = removals.get(kind) ?? { removed: 0, failed: 0 };
      const counts: Counts = { created: 0, updated: 0, unchanged: 0, removed, failed, not_sent: 0 };
      for (const { result } of rows[kind]) {
        if (result === 'rejected') counts.failed++;
        else if (result === 'created' || result === 'updated' || result === 'unchanged') counts[result]++;
        else counts.not_sent++;
      }
      return [kind, counts];
    }),
  );
}
