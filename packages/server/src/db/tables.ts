/** Rows as they are stored. On both databases, timestamps are ISO 8601 text in UTC and JSON is text. */

/** The common columns of every record; the other columns are the properties of its schema. */
export interface RecordRow {
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

export interface SchoolLinkRow {
  live_id: string;
  test_id: string;
}

export interface ExternalIdRow {
  school_id: string;
  resource: string;
  source: string;
  external_id: string;
  record_id: string;
}

export interface IdempotencyRow {
  school_id: string;
  caller_id: string;
  key: string;
  fingerprint: string;
  status: number;
  headers: string;
  body: string;
  sealed: number;
  expires_at: string;
}

export interface AuditRow {
  school_id: string;
  id: string;
  sequence: number | null;
  occurred_at: string;
  actor_type: string;
  actor_id: string | null;
  actor_name: string | null;
  action: string;
  resource_type: string;
  resource_id: string;
  changes: string;
  reason: string | null;
  request_id: string | null;
  idempotency_key: string | null;
  api_version: string | null;
  ip: string | null;
  user_agent: string | null;
  event_ids: string;
  prev_hash: string | null;
  hash: string | null;
}

/** A signed statement that an entry is, or was, the newest of a log. */
export interface AuditHeadRow {
  school_id: string;
  sequence: number;
  hash: string;
  signed_at: string;
  public_key: string;
  signature: string;
}

export interface DataKeyRow {
  school_id: string;
  subject_id: string;
  sealed: string;
}

export interface ImportRowRow {
  school_id: string;
  id: string;
  import_id: string;
  number: number;
  external_id: string | null;
  sealed: string | null;
  result: string;
  record_id: string | null;
  code: string | null;
  detail: string | null;
  errors: string;
  created_at: string;
}

export interface SubscriptionRow {
  school_id: string;
  event_type: string;
  webhook_id: string;
}

export interface EventRow {
  school_id: string;
  id: string;
  type: string;
  resource_id: string;
  data: string;
  is_test: number;
  created_at: string;
}

export interface DeliveryRow {
  school_id: string;
  id: string;
  webhook_id: string;
  event_id: string;
  event_type: string;
  attempt: number;
  trigger: string;
  status: string;
  scheduled_at: string;
  first_attempt_at: string | null;
  sent_at: string | null;
  completed_at: string | null;
  next_attempt_at: string | null;
  response_status: number | null;
  response_headers: string | null;
  response_body: string | null;
  error: string | null;
  dns_ms: number | null;
  connect_ms: number | null;
  first_byte_ms: number | null;
  total_ms: number | null;
  created_at: string;
  claimed_by: string | null;
  /** 1 if the request may have been sent. */
  started: number;
}

export interface WebhookEngineRow {
  id: string;
  /** By the clock of the database. */
  lease_until: string;
}

export interface RateWindowRow {
  key_id: string;
  kind: string;
  started_at: string;
  process_id: string;
  used: number;
}

export interface InstanceRow {
  name: string;
  value: string;
}

/** The tables of records: one line per resource. */
export interface RecordTables {
  academic_years: RecordRow;
  calendar_exceptions: RecordRow;
  schools: RecordRow;
  api_keys: RecordRow;
  classes: RecordRow;
  enrollments: RecordRow;
  grade_levels: RecordRow;
  guardians: RecordRow;
  imports: RecordRow;
  learner_guardians: RecordRow;
  medical_notes: RecordRow;
  rooms: RecordRow;
  invitations: RecordRow;
  learners: RecordRow;
  qualifications: RecordRow;
  role_assignments: RecordRow;
  staff: RecordRow;
  subjects: RecordRow;
  terms: RecordRow;
  webhooks: RecordRow;
}

export interface Tables extends RecordTables {
  school_links: SchoolLinkRow;
  external_ids: ExternalIdRow;
  idempotency_keys: IdempotencyRow;
  audit_log: AuditRow;
  audit_heads: AuditHeadRow;
  audit_checkpoints: AuditHeadRow;
  data_keys: DataKeyRow;
  import_rows: ImportRowRow;
  webhook_subscriptions: SubscriptionRow;
  events: EventRow;
  deliveries: DeliveryRow;
  webhook_engines: WebhookEngineRow;
  rate_windows: RateWindowRow;
  instance: InstanceRow;
}
