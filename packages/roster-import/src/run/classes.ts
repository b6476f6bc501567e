import type { RosterRow } from '../build/roster.ts';
import type { Requests } from './requests.ts';

/**
 * Sends classes. Rows with fields that are only for new records are first sent without them. Only a new record lacks
 * required fields, so the rows that fail for this reason are sent again with them.
 */
export async function sendClasses(requests: Requests): Promise<void> {
  const created: RosterRow[] = [];
  await requests.sendAll('classes', requests.rows.classes, (failed, row) => {
    if (!row.whenNew || !failed.errors.some(({ code }) => code === 'required')) return false;
    row.isNew = true;
    created.push(row);
    return true;
  });
  await requests.sendAll('classes', created);
}
