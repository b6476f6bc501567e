import type { Tables as Generated, RecordTables } from '../generated/rows.ts';

export type { RecordTables };

/** A row of any table of records: the common columns, and the columns of its kind. */
interface RecordRow {
  school_id: string;
  id: string;
  row_version: number;
  external_ids: string;
  metadata: string;
  created_at: string;
  updated_at: string;
  archived_at: string | null;
  [column: string]: string | number | null;
}

export interface Tables extends Generated {
  /** Not a table: its name stands for that of any table of records in queries that work on all of them. */
  records: RecordRow;
}

export type AuditRow = Tables['audit_log'];
/** A signed statement that an entry is, or was, the newest of a log. */
export type AuditHeadRow = Tables['audit_heads'];
export type DeliveryRow = Tables['deliveries'];
export type EventRow = Tables['events'];
export type IdempotencyRow = Tables['idempotency_keys'];
