import type { RecordWork } from '../db/rules.ts';
import { Stored } from '../db/stored.ts';

/** A copy, with the fields that its events have. */
interface Copy {
  id: string;
  message_id: string;
  channel: string;
  guardian_id: string | null;
  staff_id: string | null;
  learner_id: string | null;
  status: string;
  error: { code: string } | null;
  attempts: number;
}

/** Records in the audit log what became of a copy; a copy that has failed emits its event. */
export function recordCopy(work: RecordWork, copy: Copy, before: string): void {
  const { id, status } = copy;
  const object = 'message_recipient';
  const changes = { status: { before, after: status } };
  // Recipients are rows of a log, without versions.
  const stored = new Stored({
    id,
    row_version: 1,
    archived_at: null,
    json: JSON.stringify({ object, ...copy }),
  });
  work.record({ action: `${object}.${status}`, resource: { type: object, id }, changes }, stored);
}
