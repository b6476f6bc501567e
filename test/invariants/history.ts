import { isDeepStrictEqual } from 'node:util';
import type { AuditEntry } from '@rollbook/sdk';
import type { Shown } from './school.ts';

type Fields = Record<string, unknown>;

/** What the audit log says of a record. */
export interface History {
  id: string;
  /** Its changes, oldest first: that of its creation, and those after it. */
  entries: AuditEntry[];
  /** The record after each of these, as far as the log shows values. */
  states: Fields[];
  /** Where the log contradicts the record or itself. */
  fieldErrors: string[];
}

/** Fields that follow from the day, or from other records, and are in no entry. */
const derived = new Set([
  'has_medical_alert',
  'learner_count',
  'counts',
  'undo',
  'progress',
  'attempts',
  'warnings',
  'marks',
  'source_deleted_at',
  // Who was merged into the record.
  'merged_id',
]);
/** States that come with the time, and are in no entry. */
const timely: Record<string, string> = { invitation: 'pending', qualification: 'verified' };
const unaudited = new Set(['id', 'object', 'created_at', 'updated_at', ...derived]);

export const isRead = ({ action }: AuditEntry): boolean => action.endsWith('.read');

/** The fields of which the audit log keeps values. */
export const audited = (record: object): Fields =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !unaudited.has(field)));

/** Undoes the changes of every record, from the newest to the oldest. */
export function histories(
  records: Map<string, { record: Shown; version: number }>,
  log: AuditEntry[],
): Map<string, History> {
  const byRecord = Map.groupBy(
    log.filter((entry) => !isRead(entry)),
    ({ resource }) => resource.id,
  );
  return new Map(
    [...records.values()].map(({ record }) => [record.id, history(record, byRecord.get(record.id) ?? [])]),
  );
}

function history(record: Shown, entries: AuditEntry[]): History {
  const fieldErrors: string[] = [];
  const states: Fields[] = [];
  let state = audited(record);
  const pending = timely[record.object];
  for (const { action, changes, sequence } of entries.toReversed()) {
    states.unshift(state);
    const former = { ...state };
    for (const [field, { before, after }] of Object.entries(changes)) {
      if (derived.has(field)) continue;
      if (before === '[redacted]' || after === '[redacted]') {
        delete former[field];
        continue;
      }
      if (field === 'status' && former.status === 'expired' && after === pending) state.status = after;
      else if (field in former && !isDeepStrictEqual(former[field], after))
        fieldErrors.push(
          `entry ${sequence} (${action}) left ${field} as ${JSON.stringify(after)}, and it is ${JSON.stringify(former[field])}`,
        );
      former[field] = before;
    }
    state = former;
  }
  for (const [field, value] of Object.entries(state)) {
    if (value !== null)
      fieldErrors.push(`${field} was ${JSON.stringify(value)} before the record was created`);
  }
  return { id: record.id, entries, states, fieldErrors };
}
