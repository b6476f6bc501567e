import type { ImportRow } from '@rollbook/sdk';
import { knownNames, readName } from '../../../lib/people.ts';
import { useLoad } from '../../../lib/use-load.ts';

/** The reason that is shown for a row. */
const reasonOf = ({ undo_detail, detail }: ImportRow): string => undo_detail ?? detail ?? '';

/** Loads the names of the people whose ids are in the reasons of rows, as far as whoever is signed in can see them. */
export function useRecordNames(rows: readonly ImportRow[]): ReadonlyMap<string, string> {
  const ids = rows.flatMap((row) =>
    row.record_id !== null && reasonOf(row).includes(row.record_id) ? [row.record_id] : [],
  );
  const needed = [...new Set(ids)];
  useLoad(needed.join(' '), async (signal) => {
    // A record that cannot be read keeps its id, which the row has anyway.
    for (const id of needed) if (!knownNames.has(id)) await readName(id, signal).catch(() => {});
    return knownNames.size;
  });
  return knownNames;
}
