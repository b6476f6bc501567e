import type { Import, ImportRow } from '@rollbook/sdk';
import { api } from '../../../lib/api.ts';
import { knownNames } from '../../../lib/people.ts';
import { can } from '../../../lib/session.ts';
import { useLoad } from '../../../lib/use-load.ts';

interface People {
  scope: string;
  get: (id: string, options: { signal: AbortSignal }) => PromiseLike<{ name: string }>;
}

const people: Partial<Record<Import['kind'], People>> = {
  learners: { scope: 'read:learners', get: (id, options) => api.learners.get(id, options) },
  guardians: { scope: 'read:learners', get: (id, options) => api.guardians.get(id, options) },
  staff: { scope: 'read:staff', get: (id, options) => api.staff.get(id, options) },
};

/** The reason that is shown for a row. */
const reasonOf = ({ undo_detail, detail }: ImportRow): string => undo_detail ?? detail ?? '';

/** Loads the names of the people whose ids are in the reasons of rows, as far as whoever is signed in can see them. */
export function useRecordNames(
  kind: Import['kind'],
  rows: readonly ImportRow[],
): ReadonlyMap<string, string> {
  const { [kind]: own } = people;
  const ids = rows.flatMap((row) =>
    row.record_id !== null && reasonOf(row).includes(row.record_id) ? [row.record_id] : [],
  );
  const needed = own && can(own.scope) ? [...new Set(ids)] : [];
  useLoad(needed.join(' '), async (signal) => {
    for (const id of needed) {
      if (knownNames.has(id)) continue;
      // A record that cannot be read keeps its id, which the row has anyway.
      const found = await Promise.resolve(own?.get(id, { signal })).catch(() => undefined);
      if (found) knownNames.set(id, found.name);
    }
    return knownNames.size;
  });
  return knownNames;
}
