import { sha256 } from '../crypto/cipher.ts';
import type { AuditRow } from '../db/tables.ts';

/** The `prev_hash` of the first entry. */
export const noHash = '0'.repeat(64);

/** The number of an entry, and the hashes that chain it to the previous entry. */
export interface Link {
  sequence: number;
  prev_hash: string;
  hash: string;
}

export const linkOf = (entry: AuditRow, sequence: number, previous: string): Link => ({
  sequence,
  prev_hash: previous,
  hash: hashOf(entry, previous, sequence),
});

export const hashOf = (entry: AuditRow, previous: string, sequence: number): string =>
  sha256(
    JSON.stringify([
      previous,
      sequence,
      entry.school_id,
      entry.id,
      entry.occurred_at,
      entry.actor_type,
      entry.actor_id,
      entry.actor_name,
      entry.action,
      entry.resource_type,
      entry.resource_id,
      entry.changes,
      entry.reason,
      entry.request_id,
      entry.idempotency_key,
      entry.api_version,
      entry.ip,
      entry.user_agent,
      entry.event_ids,
      // Entries from before personal values were encrypted have neither.
      ...(entry.encrypted === null && entry.subject_key === null ? [] : [entry.subject_key, entry.encrypted]),
    ]),
  );
