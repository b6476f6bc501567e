import { PermissionError } from '@rollbook/sdk';
import type { RosterRow } from '../build/roster.ts';
import { because } from '../report/item.ts';
import { matchFieldOf } from './options.ts';
import type { Requests } from './requests.ts';

/** Sends learners. New ones are sent with the fields that must not change the records that the school already has. */
export async function sendLearners(requests: Requests): Promise<void> {
  const rows = requests.rows.learners;
  const hasFields = rows.some(({ whenNew }) => Object.keys(whenNew?.fields ?? {}).length > 0);
  if (hasFields) await findNew(requests, rows);
  await requests.sendAll('learners', rows);
}

/** Marks the rows of learners whom the school does not have. A learner is found by the external id or the number. */
async function findNew({ client, options }: Requests, rows: readonly RosterRow<'learners'>[]): Promise<void> {
  const { source, signal } = options;
  const isMatched = matchFieldOf('learners', options) !== undefined;
  const ids = new Set<string>();
  const numbers = new Set<string>();
  try {
    // An archived learner is found by the external id only.
    const all = client.learners.list({ limit: 100, archived: 'any' }, signal ? { signal } : {});
    for await (const { external_ids, admission_number, archived_at } of all) {
      const id = external_ids[source];
      if (id !== undefined && !isMatched) ids.add(id);
      if (admission_number && archived_at === null) numbers.add(keyOf(admission_number));
    }
  } catch (error) {
    if (!(error instanceof PermissionError)) throw error;
    const reason = because`has a date of admission that is not sent, because the API key cannot read learners; the day of the import is used`;
    for (const row of rows) if (row.whenNew) row.whenNew = { ...row.whenNew, fields: {}, reason };
    return;
  }
  for (const row of rows) {
    const { external_id, admission_number } = row.fields;
    row.isNew = !ids.has(external_id) && !(admission_number && numbers.has(keyOf(admission_number)));
  }
}

/** Numbers are compared ignoring case. */
const keyOf = (number: string): string => number.trim().normalize('NFC').toLowerCase();
