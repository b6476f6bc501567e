// Generated from openapi/ by `pnpm generate`. Do not edit.
/** An event type of the catalog, such as `'fee.reconciled'`. */
export type EventType =
  | 'assessment.published'
  | 'assessment.reopened'
  | 'term-report.published'
  | 'term-report.withdrawn'
  | 'attendance.recorded'
  | 'attendance.voided'
  | 'attendance.excuse-approved'
  | 'attendance.excuse-withdrawn'
  | 'attendance.excuse-archived'
  | 'attendance.excuse-restored'
  | 'message.failed'
  | 'discipline.incident-logged'
  | 'discipline.incident-updated'
  | 'discipline.incident-dismissed'
  | 'discipline.incident-archived'
  | 'discipline.incident-restored'
  | 'learner.enrolled'
  | 'enrollment.updated'
  | 'enrollment.ended'
  | 'enrollment.archived'
  | 'enrollment.restored'
  | 'fee-account.merged'
  | 'fee.invoiced'
  | 'invoice.rescheduled'
  | 'invoice.voided'
  | 'credit-note.applied'
  | 'credit-note.reversed'
  | 'payment.transferred'
  | 'payment.received'
  | 'payment.reversed'
  | 'fee.reconciled'
  | 'allocation.reversed'
  | 'refund.paid'
  | 'refund.reversed'
  | 'learner.erased'
  | 'guardian.erased'
  | 'learner.merged'
  | 'guardian.merged'
  | 'learner.created'
  | 'learner.archived'
  | 'learner.restored'
  | 'learner.updated'
  | 'learner.left'
  | 'guardian.created'
  | 'guardian.updated'
  | 'guardian.archived'
  | 'guardian.restored'
  | 'guardian.linked'
  | 'guardian.link-updated'
  | 'guardian.unlinked'
  | 'staff.invited'
  | 'staff.invitation-revoked'
  | 'staff.activated'
  | 'staff.created'
  | 'staff.updated'
  | 'staff.left'
  | 'staff.archived'
  | 'staff.erased'
  | 'staff.merged'
  | 'staff.restored'
  | 'webhook.failing'
  | 'webhook.disabled'
  | 'webhook.recovered';

// Only for the compiler. A plain `string` would match every `type === '...'`, so no comparison
// could narrow `data`; an enum member is a string that equals no literal.
declare enum Unknown {
  type = 'an event type outside the catalog',
}

/**
 * Any string that is not in the catalog. To compare it with an event type that is newer than this package,
 * assign it to a string first: `const type: string = event.type`. To send one: `type as UnknownEventType`.
 */
export type UnknownEventType = Unknown.type;

/**
 * An academic year of at most 731 days (two years). Academic years do not overlap, and at most one is current.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `start` | `planned` | `current` |
 * | `close` | `current` | `closed` |
 */
export interface AcademicYear {
  /** Opaque identifier, prefix `ayr_`. */
  id: string;
  /** Type of the record. */
  object: 'academic_year';
  /** Name of the academic year; unique in the school (case-insensitive). */
  name: string;
  /** First day. */
  starts_on: string;
  /** Last day. A year has at most 731 days, including both. */
  ends_on: string;
  /** Status of the academic year. */
  status: 'planned' | 'current' | 'closed';
  /** What is unusual but allowed: `closed_early` if the year is closed and its last day is not over, and `started_early` if it is current and another academic year contains today. */
  warnings: Array<{
    /** Code of the warning. */
    code: 'closed_early' | 'started_early';
    /** Explanation of the warning. */
    detail: string;
  }>;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new academic year. */
export interface AcademicYearCreate {
  /** Name of the academic year; unique in the school (case-insensitive). */
  name: string;
  /** First day. */
  starts_on: string;
  /** Last day. A year has at most 731 days, including both. */
  ends_on: string;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface AcademicYearPage {
  /** Records of the page. */
  data: Array<AcademicYear>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** A row of an import of academic years. */
export interface AcademicYearRow {
  /** Id of the record in the source. An integer, up to 2^53 - 1, is converted to its decimal digits. */
  external_id?: string | number | null | undefined;
  /** Name of the academic year; unique in the school (case-insensitive). */
  name?: string | undefined;
  /** First day. */
  starts_on?: string | undefined;
  /** Last day. A year has at most 731 days, including both. */
  ends_on?: string | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** Fields that can be changed on an academic year. */
export interface AcademicYearUpdate {
  /** Name of the academic year; unique in the school (case-insensitive). */
  name?: string | undefined;
  /** First day. */
  starts_on?: string | undefined;
  /** Last day. A year has at most 731 days, including both. */
  ends_on?: string | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/**
 * An amount of a payment that pays an invoice.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `reverse` | `applied` | `reversed` |
 */
export interface Allocation {
  /** Opaque identifier, prefix `alc_`. */
  id: string;
  /** Type of the record. */
  object: 'allocation';
  /** The payment (prefix `pay_`). */
  payment_id: string;
  /** The invoice that is paid (prefix `inv_`). */
  invoice_id: string;
  /** The fee account (prefix `acc_`). */
  account_id: string;
  /** The learner of the invoice (prefix `lrn_`). */
  learner_id: string;
  /** Amount, in minor currency units. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  /** When the payment was matched (UTC). */
  reconciled_at: string;
  /** Status of the allocation. */
  status: 'applied' | 'reversed';
  /** Why it was reversed; `null` if nothing is written about its learner any longer, who was erased. */
  reverse_reason: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new allocation. */
export interface AllocationCreate {
  /** The invoice that is paid (prefix `inv_`). */
  invoice_id: string;
  /** Amount, in minor currency units. */
  amount: number;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface AllocationPage {
  /** Records of the page. */
  data: Array<Allocation>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** Why an allocation is reversed. */
export interface AllocationReverse {
  /** The reason. */
  reason: string;
}

/** A payment is no longer matched to an invoice. `invoice_id`, `learner_id`, `amount`, `currency` and `reconciled_at` are those of the `fee.reconciled` that it undoes. */
export interface AllocationReversedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'allocation.reversed';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Allocation;
}

/**
 * An announcement to many people. When it is published, one message is created for each of its channels.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `schedule` | `draft` | `scheduled` |
 * | `publish` | `draft`, `scheduled` | `published` |
 * | `stop` | `scheduled` | `draft` |
 * | `cancel` | `draft`, `scheduled` | `cancelled` |
 * | `retract` | `published` | `retracted` |
 * | `expire` | `scheduled`, `published` | `expired` |
 */
export interface Announcement {
  /** Opaque identifier, prefix `ann_`. */
  id: string;
  /** Type of the record. */
  object: 'announcement';
  /** Title; the subject of emails. */
  title: string;
  /** Plain text, without placeholders. */
  body: string;
  audience: Audience;
  /** Channels on which it is sent. On `portal`, it counts as delivered when it is published: your portal shows it. */
  channels: Array<'email' | 'sms' | 'push' | 'letter' | 'portal'>;
  /** When the announcement is published, if it is scheduled. */
  publish_at: string | null;
  /** When it expires; null if it does not. Copies that were not sent by then are suppressed. */
  expires_at: string | null;
  /** Status of the announcement. */
  status: 'draft' | 'scheduled' | 'published' | 'expired' | 'cancelled' | 'retracted';
  /** Why the server stopped the scheduled announcement: the API key that scheduled it was revoked or has expired. It is a draft again, and can be scheduled with another key. Otherwise null. */
  error: {
    /** Code of the reason. */
    code: 'api_key_revoked' | 'api_key_expired';
    /** Human-readable explanation. */
    detail: string;
  } | null;
  /** When it was published. */
  published_at: string | null;
  /** Number of people for whom it was published. */
  recipient_count: number;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new announcement. */
export interface AnnouncementCreate {
  /** Title; the subject of emails. */
  title: string;
  /** Plain text, without placeholders. */
  body: string;
  audience: Audience;
  /** Channels on which it is sent. On `portal`, it counts as delivered when it is published: your portal shows it. */
  channels?: Array<'email' | 'sms' | 'push' | 'letter' | 'portal'> | undefined;
  /** When the announcement is published, if it is scheduled. */
  publish_at?: string | null | undefined;
  /** When it expires; null if it does not. Copies that were not sent by then are suppressed. */
  expires_at?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface AnnouncementPage {
  /** Records of the page. */
  data: Array<Announcement>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** Fields that can be changed on an announcement. */
export interface AnnouncementUpdate {
  /** Title; the subject of emails. */
  title?: string | undefined;
  /** Plain text, without placeholders. */
  body?: string | undefined;
  audience?: Audience | undefined;
  /** Channels on which it is sent. On `portal`, it counts as delivered when it is published: your portal shows it. */
  channels?: Array<'email' | 'sms' | 'push' | 'letter' | 'portal'> | undefined;
  /** When the announcement is published, if it is scheduled. */
  publish_at?: string | null | undefined;
  /** When it expires; null if it does not. Copies that were not sent by then are suppressed. */
  expires_at?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** Any JSON value. */
export type AnyValue = string | number | boolean | { [key: string]: unknown } | Array<unknown> | null;

/** An API key, without its secret. */
export interface ApiKey {
  /** Opaque identifier, prefix `key_`. */
  id: string;
  /** Type of the record. */
  object: 'api_key';
  /** What the key is for. */
  name: string;
  /** Whether the key is for the live school or the test school. */
  mode: 'live' | 'test';
  /** The first and last characters of the secret, to tell keys apart. */
  hint: string;
  /** The scopes of the key. */
  scopes: Array<'read:learners' | 'write:learners' | 'read:staff' | 'write:staff' | 'read:classes' | 'write:classes' | 'read:timetable' | 'write:timetable' | 'read:attendance' | 'write:attendance' | 'read:assessments' | 'write:assessments' | 'publish:assessments' | 'read:fees' | 'write:fees' | 'read:discipline' | 'write:discipline' | 'read:communications' | 'write:communications' | 'read:medical' | 'write:medical' | 'read:sensitive' | 'read:audit' | 'read:request-log' | 'read:events' | 'write:webhooks' | 'read:imports' | 'write:imports' | 'admin:school'>;
  /** The API version of requests that do not send `Service-Version`. */
  version: string;
  /** Whether the key is valid, by the clock of the server. */
  status: 'active' | 'expired' | 'revoked';
  /** When the key expires, by the clock of the server, which a test clock does not advance; null if it does not expire. Defaults to the expiry of the key that creates it. */
  expires_at: string | null;
  /** The key that replaces it after a roll, prefix `key_`; null if it was not rolled. */
  replaced_by: string | null;
  /** When the key was revoked; null if it was not revoked. */
  revoked_at: string | null;
  /** When the key was last used, accurate to the minute. */
  last_used_at: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new API key. */
export interface ApiKeyCreate {
  /** What the key is for. */
  name: string;
  /** The scopes of the key. */
  scopes: Array<'read:learners' | 'write:learners' | 'read:staff' | 'write:staff' | 'read:classes' | 'write:classes' | 'read:timetable' | 'write:timetable' | 'read:attendance' | 'write:attendance' | 'read:assessments' | 'write:assessments' | 'publish:assessments' | 'read:fees' | 'write:fees' | 'read:discipline' | 'write:discipline' | 'read:communications' | 'write:communications' | 'read:medical' | 'write:medical' | 'read:sensitive' | 'read:audit' | 'read:request-log' | 'read:events' | 'write:webhooks' | 'read:imports' | 'write:imports' | 'admin:school'>;
  /** The API version of requests that do not send `Service-Version`. */
  version?: string | undefined;
  /** When the key expires, by the clock of the server, which a test clock does not advance; null if it does not expire. Defaults to the expiry of the key that creates it. */
  expires_at?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface ApiKeyPage {
  /** Records of the page. */
  data: Array<ApiKey>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** How long the old key remains valid. */
export interface ApiKeyRoll {
  /** Number of seconds for which the old key remains valid. */
  expires_in?: number | undefined;
}

/** Fields that can be changed on an API key. */
export interface ApiKeyUpdate {
  /** What the key is for. */
  name?: string | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** A new API key with its secret, which is returned only once. */
export interface ApiKeyWithSecret {
  /** Opaque identifier, prefix `key_`. */
  id: string;
  /** Type of the record. */
  object: 'api_key';
  /** What the key is for. */
  name: string;
  /** Whether the key is for the live school or the test school. */
  mode: 'live' | 'test';
  /** The first and last characters of the secret, to tell keys apart. */
  hint: string;
  /** The scopes of the key. */
  scopes: Array<'read:learners' | 'write:learners' | 'read:staff' | 'write:staff' | 'read:classes' | 'write:classes' | 'read:timetable' | 'write:timetable' | 'read:attendance' | 'write:attendance' | 'read:assessments' | 'write:assessments' | 'publish:assessments' | 'read:fees' | 'write:fees' | 'read:discipline' | 'write:discipline' | 'read:communications' | 'write:communications' | 'read:medical' | 'write:medical' | 'read:sensitive' | 'read:audit' | 'read:request-log' | 'read:events' | 'write:webhooks' | 'read:imports' | 'write:imports' | 'admin:school'>;
  /** The API version of requests that do not send `Service-Version`. */
  version: string;
  /** Whether the key is valid, by the clock of the server. */
  status: 'active' | 'expired' | 'revoked';
  /** When the key expires, by the clock of the server, which a test clock does not advance; null if it does not expire. Defaults to the expiry of the key that creates it. */
  expires_at: string | null;
  /** The key that replaces it after a roll, prefix `key_`; null if it was not rolled. */
  replaced_by: string | null;
  /** When the key was revoked; null if it was not revoked. */
  revoked_at: string | null;
  /** When the key was last used, accurate to the minute. */
  last_used_at: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
  /** The secret key, to send as `Authorization: Bearer`. Store it; it cannot be retrieved again. */
  secret: string;
}

/**
 * An assessment of a class in a subject: a test, an exam or any other work that is graded.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `open` | `draft` | `open` |
 * | `publish` | `open` | `published` |
 * | `reopen` | `published` | `open` |
 * | `cancel` | `draft`, `open` | `cancelled` |
 */
export interface Assessment {
  /** Opaque identifier, prefix `asm_`. */
  id: string;
  /** Type of the record. */
  object: 'assessment';
  /** Title of the assessment. */
  title: string;
  /** The class (prefix `cls_`). */
  class_id: string;
  /** The subject. For a subject class, it is the subject of the class (prefix `sbj_`). */
  subject_id: string;
  /** The term (prefix `trm_`). */
  term_id: string;
  /** Kind of assessment. */
  kind: 'test' | 'exam' | 'assignment' | 'project' | 'practical' | 'oral' | 'other';
  /** Part of the term mark: `sba` is school-based assessment. */
  component: 'sba' | 'exam';
  /** Highest possible mark, with at most two decimal places. */
  max_mark: number;
  /** Weight relative to the other assessments of the learner in the subject and term, with at most two decimal places. */
  weight: number;
  /** Day on which the assessment is held. Must be in the term. */
  held_on: string | null;
  /** The day on which work is due. */
  due_on: string | null;
  /** Whether it counts towards the term results. */
  counts: boolean;
  /** The scale of its levels. Defaults to the default scale of the school (prefix `gsc_`). */
  grading_scale_id: string | null;
  /** What the assessment is about. */
  description: string | null;
  /** Status of the assessment. */
  status: 'draft' | 'open' | 'published' | 'cancelled';
  /** When it was last published (UTC); null if it never was. */
  published_at: string | null;
  /** Number of times that the assessment was published. */
  revision: number;
  stats: AssessmentStats;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new assessment. */
export interface AssessmentCreate {
  /** Title of the assessment. */
  title: string;
  /** The class (prefix `cls_`). */
  class_id: string;
  /** The subject. For a subject class, it is the subject of the class (prefix `sbj_`). */
  subject_id: string;
  /** The term (prefix `trm_`). */
  term_id: string;
  /** Kind of assessment. */
  kind: 'test' | 'exam' | 'assignment' | 'project' | 'practical' | 'oral' | 'other';
  /** Part of the term mark: `sba` is school-based assessment. */
  component?: 'sba' | 'exam' | undefined;
  /** Highest possible mark, with at most two decimal places. */
  max_mark: number;
  /** Weight relative to the other assessments of the learner in the subject and term, with at most two decimal places. */
  weight: number;
  /** Day on which the assessment is held. Must be in the term. */
  held_on?: string | null | undefined;
  /** The day on which work is due. */
  due_on?: string | null | undefined;
  /** Whether it counts towards the term results. */
  counts?: boolean | undefined;
  /** The scale of its levels. Defaults to the default scale of the school (prefix `gsc_`). */
  grading_scale_id?: string | null | undefined;
  /** What the assessment is about. */
  description?: string | null | undefined;
  /** Status of the assessment. */
  status?: 'draft' | 'open' | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface AssessmentPage {
  /** Records of the page. */
  data: Array<Assessment>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** An assessment was published to learners. */
export interface AssessmentPublishedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'assessment.published';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Assessment;
}

/** Why a published assessment is reopened. */
export interface AssessmentReopen {
  /** The reason, for the audit log. */
  reason: string;
}

/** A published assessment was reopened. It stays unpublished until the next `assessment.published`, and can be cancelled. */
export interface AssessmentReopenedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'assessment.reopened';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Assessment;
}

/** Statistics of an assessment; frozen while it is published. */
export interface AssessmentStats {
  /** Number of learners whose enrollment in the class had begun, and not ended, when the assessment was held (`held_on`, or today). Learners who were archived since count only with a mark. */
  enrolled: number;
  /** Number of learners with a mark. */
  graded: number;
  /** Number of enrolled learners whose grade is missing or pending. */
  pending: number;
  /** Mean mark, rounded to two decimal places; null if there are no marks. */
  mean: number | null;
}

/** Fields that can be changed on an assessment. */
export interface AssessmentUpdate {
  /** Title of the assessment. */
  title?: string | undefined;
  /** Kind of assessment. */
  kind?: 'test' | 'exam' | 'assignment' | 'project' | 'practical' | 'oral' | 'other' | undefined;
  /** Part of the term mark: `sba` is school-based assessment. */
  component?: 'sba' | 'exam' | undefined;
  /** Highest possible mark, with at most two decimal places. */
  max_mark?: number | undefined;
  /** Weight relative to the other assessments of the learner in the subject and term, with at most two decimal places. */
  weight?: number | undefined;
  /** Day on which the assessment is held. Must be in the term. */
  held_on?: string | null | undefined;
  /** The day on which work is due. */
  due_on?: string | null | undefined;
  /** Whether it counts towards the term results. */
  counts?: boolean | undefined;
  /** The scale of its levels. Defaults to the default scale of the school (prefix `gsc_`). */
  grading_scale_id?: string | null | undefined;
  /** What the assessment is about. */
  description?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** Number of attempts by status, and their durations, which are accurate to about 10 %. */
export interface AttemptStats {
  /** Attempts that succeeded. */
  succeeded: number;
  /** Attempts that failed, after which another was to come: a retry, or, after a redelivery, an attempt that was waiting already. */
  retrying: number;
  /** Attempts that failed, after which no other was to come. `given_up` of the log finds them. */
  failed: number;
  /** Median duration in milliseconds; null without attempts. */
  p50_ms: number | null;
  /** 95th percentile of the duration in milliseconds; null without attempts. */
  p95_ms: number | null;
}

/** An alert about the attendance of a learner. */
export interface AttendanceAlert {
  /** Kind of alert. */
  kind: 'continuous_absence' | 'partial_absence';
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** First day of the absence. */
  from: string;
  /** Last day of the absence so far. */
  to: string;
  /** Number of days of absence. */
  days: number;
  /** Number of sessions, or lessons, from which the learner was absent on these days. */
  sessions: number;
}

/** Attendance alerts. */
export interface AttendanceAlerts {
  /** The alerts, ordered by learner id. */
  data: Array<AttendanceAlert>;
}

/** An excuse was approved, or recorded as approved. The learner's marks on its days are excused, also in registers that were sent before with another number in `counts.excused`. */
export interface AttendanceExcuseApprovedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'attendance.excuse-approved';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: ExcuseEventData;
}

/** An excuse was archived (soft-deleted). If it was approved, the learner's marks on its days are no longer excused, unless another excuse covers them. */
export interface AttendanceExcuseArchivedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'attendance.excuse-archived';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: ExcuseEventData;
}

/** An archived excuse was restored. If it is approved, the learner's marks on its days are excused again. */
export interface AttendanceExcuseRestoredEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'attendance.excuse-restored';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: ExcuseEventData;
}

/** An approved excuse was withdrawn. The learner's marks on its days are no longer excused, unless another excuse covers them. */
export interface AttendanceExcuseWithdrawnEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'attendance.excuse-withdrawn';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: ExcuseEventData;
}

/** Attendance was taken for a class on a date, or amended. */
export interface AttendanceRecordedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'attendance.recorded';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: RegisterEventData;
}

/** Attendance summaries, ordered by learner id. */
export interface AttendanceSummaries {
  /** One summary for each learner. */
  data: Array<AttendanceSummary>;
}

/** The attendance of a learner in a term, in sessions and in half days. If a day has registers of sessions, only these are its sessions; on other days its lessons are. A day counts as absent if the learner was absent from all of its sessions, and as half absent and half present if they were absent from at least half of them. */
export interface AttendanceSummary {
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** The term (prefix `trm_`). */
  term_id: string;
  /** School days of the term until today on which the learner was enrolled in a class. */
  school_days: number;
  /** Days with a register on which the learner was present, in halves. */
  days_present: number;
  /** Days with a register on which the learner was absent, in halves. */
  days_absent: number;
  /** Days of absence that an approved excuse covers, in halves. */
  days_excused: number;
  /** Sessions, or lessons, with a register of the learner. */
  sessions: number;
  /** Sessions, or lessons, from which the learner was absent. */
  sessions_absent: number;
  /** Those of `sessions_absent` that an approved excuse covers. */
  sessions_excused: number;
  /** Number of times that the learner was late. */
  times_late: number;
  /** Total number of minutes by which the learner was late. */
  minutes_late: number;
  /** The sessions from which the learner was not absent, as a percentage of `sessions`, rounded half up to two decimal places; null if there are none. */
  rate: number | null;
}

/** An attendance register was voided. */
export interface AttendanceVoidedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'attendance.voided';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: RegisterEventData;
}

/** Whom an announcement is for: everyone, or the learners of these grade levels and classes, these learners, and staff with these roles. */
export interface Audience {
  /** Whether it is for all active learners and staff. */
  everyone?: boolean | undefined;
  /** Grade levels (prefix `grl_`). */
  grade_level_ids?: Array<string> | undefined;
  /** Classes: register classes of learners, and classes in which they are enrolled. Of classes of an academic year that has not begun, those who are enrolled in them for it; between two terms, also those who are enrolled in them for the next one (prefix `cls_`). */
  class_ids?: Array<string> | undefined;
  /** Learners, also prospective ones. Those who have left or are archived when it is published are left out (prefix `lrn_`). */
  learner_ids?: Array<string> | undefined;
  /** The term whose grade levels and classes are meant, for example the first of the next academic year. Without it, those of the day on which the announcement is published (prefix `trm_`). */
  term_id?: string | null | undefined;
  /** Staff members who have one of these roles when the announcement is published; only with the recipients `staff`. */
  staff_roles?: Array<'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer'> | undefined;
  /** Who receives it: the guardians of the learners, the learners, or staff. */
  recipients?: Array<'guardians' | 'learners' | 'staff'> | undefined;
}

/** Who made the change. */
export interface AuditActor {
  /** Kind of actor. */
  type: 'api_key' | 'staff' | 'guardian' | 'system';
  /** Identifier of the actor. */
  id: string | null;
  /** Name of the actor at the time of the change. */
  name: string | null;
}

/** Values of a field before and after the change. */
export interface AuditChange {
  before: AnyValue;
  after: AnyValue;
}

/** One change to one record, or one recorded read. */
export interface AuditEntry {
  /** Identifier, prefix `aud_`. */
  id: string;
  /** Type of the record. */
  object: 'audit_entry';
  /** Sequence number in the school's log, without gaps. */
  sequence: number;
  /** When the change was made (UTC). */
  occurred_at: string;
  actor: AuditActor;
  /** The action, such as `learner.updated`. */
  action: string;
  resource: AuditResource;
  /** The changed fields, as `{field: {before, after}}`; `marks` of a register has only the marks that have changed, by their `learner_id`. Secret values, and those of records that the API key may not read, are replaced by `[redacted]`. */
  changes: { [key: string]: AuditChange };
  /** Reason for the change, if the operation takes one. */
  reason: string | null;
  /** The request that made the change. */
  request_id: string | null;
  /** The first 8 characters of the idempotency key of that request. */
  idempotency_key: string | null;
  /** The API version of that request. */
  api_version: string | null;
  /** IP address of the client that sent the request. */
  ip: string | null;
  /** User agent of the client that sent the request. */
  user_agent: string | null;
  /** Events that the change emitted. */
  event_ids: Array<string>;
  /** Hash of the previous entry; 64 zeros for the first entry. */
  prev_hash: string;
  /** SHA-256, in hex, of this JSON array without spaces, in UTF-8: `[prev_hash, sequence, school id, id, occurred_at, actor.type, actor.id, actor.name, action, resource.type, resource.id, changes, reason, request_id, idempotency_key, api_version, ip, user_agent, event_ids]`, where `changes` and `event_ids` are strings that contain their JSON as in this response, without spaces. If `stored` is not null, `changes` and `reason` are those of `stored`, and the array ends with its `key` and `encrypted`. */
  hash: string;
  /**
   * The stored form of an entry with personal values, from which its hash is computed; null for other entries. The
   * values are encrypted with the data key of the person. When the person is erased, the key is destroyed: then
   * `changes` shows `[erased]` instead of each value, and the entry, its hash and the chain stay as they are.
   */
  stored: {
    /** Name of the data key. */
    key: string;
    /** The values, encrypted with AES-256-GCM, in base64. */
    encrypted: string;
    /** JSON of the changes, in which `[erased]` stands for each personal value. */
    changes: string;
    /** `[erased]` if there is a reason. */
    reason: string | null;
  } | null;
}

/** A page of results. */
export interface AuditEntryPage {
  /** Records of the page. */
  data: Array<AuditEntry>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** What an export of the audit log contains: the first line of its file. */
export interface AuditExport {
  /** Type of the line. */
  object: 'audit_export';
  /** School of the log. */
  school_id: string;
  /** When the log was exported (UTC). */
  exported_at: string;
  /** The file has entries from this time on; null for the first entry. */
  from: string | null;
  /** The file has entries before this time; null for the newest entry. */
  to: string | null;
  /** Sequence number of the first entry; null if there are none. */
  first_sequence: number | null;
  /** Sequence number of the last entry; null if there are none. */
  last_sequence: number | null;
  /** Number of entries, each in a line. */
  entries: number;
  /** Whether all values are shown, so that every hash can be recomputed. */
  complete: boolean;
  /** The signed head of the log when it was exported; null if it has no valid one. */
  head: AuditHead | null;
}

/** The newest entry of the audit log, signed. */
export interface AuditHead {
  /** Type of the response. */
  object: 'audit_head';
  /** School of the log. */
  school_id: string;
  /** Sequence number of the newest entry. */
  sequence: number;
  /** Hash of that entry. */
  hash: string;
  /** When the head was signed (UTC). */
  signed_at: string;
  /** Algorithm of the signature. */
  algorithm: 'ed25519';
  /** Public key that verifies the signature, base64. */
  public_key: string;
  /** Signature, base64. */
  signature: string;
}

/** The record that was changed. */
export interface AuditResource {
  /** Type of the record. */
  type: string;
  /** Identifier of the record. */
  id: string;
}

/** Result of a verification of the hash chain. */
export interface AuditVerification {
  /** Type of the response. */
  object: 'audit_verification';
  /** Whether every entry is unchanged since it was written. */
  valid: boolean;
  /** Number of entries checked. */
  checked: number;
  /** First sequence number checked. */
  first_sequence: number | null;
  /** Last sequence number checked. */
  last_sequence: number | null;
  /** First sequence number that cannot be trusted; null if the range is valid. With `chain_rewritten`, `head_forged` and `head_missing`, it is the number after the last entry that a signature confirms, so the changed entry may be a later one. */
  broken_sequence: number | null;
  /** What is wrong there; null if the range is valid. `entry_changed`: the entry does not match its hash, or does not match the hash of the previous entry. `entry_missing`: no entry has that number; the entry was removed, or its number was changed. `entry_unsigned`: there are entries that no signed head covers; they were added, or an older head was put back. `end_missing`: the log ends before the signed head. `chain_rewritten`: the entries match each other but not what was signed; this entry or a later one was changed, and the hashes after it were computed again. `head_forged`: a head or checkpoint has no valid signature of this server; entries after the last valid one cannot be trusted. `head_missing`: there is no signed head. */
  broken_reason: 'entry_changed' | 'entry_missing' | 'entry_unsigned' | 'end_missing' | 'chain_rewritten' | 'head_forged' | 'head_missing' | null;
  /** Sequence number in the signed head; null if there is no head. */
  head_sequence: number | null;
  /** Hash of the last entry checked. */
  last_hash: string | null;
}

/**
 * Financial support for a learner for an academic year, which reduces the learner's invoices.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `activate` | `proposed` | `active` |
 * | `decline` | `proposed` | `declined` |
 * | `end` | `active` | `ended` |
 * | `revoke` | `active` | `revoked` |
 */
export interface Bursary {
  /** Opaque identifier, prefix `bur_`. */
  id: string;
  /** Type of the record. */
  object: 'bursary';
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** Name of the bursary. */
  name: string;
  /** Who pays for it. */
  funder: string | null;
  /** `percentage` covers a part of an invoice (`basis_points`), `fixed` an amount of each invoice (`amount`), and `exemption` all or a part (`exemption_type`). */
  kind: 'percentage' | 'fixed' | 'exemption';
  /** The part that is covered, in hundredths of a percent: 10000 is 100 %. The amount is rounded down to the minor unit. Required for a percentage, and for a partial or conditional exemption. */
  basis_points: number | null;
  /** Amount of each invoice that a fixed bursary covers, in minor currency units. */
  amount: number | null;
  /** ISO 4217 code. Defaults to the currency of the school. */
  currency: string;
  /** Kind of exemption. A `total` or `automatic` exemption covers all. */
  exemption_type: 'total' | 'partial' | 'conditional' | 'automatic' | null;
  /** Categories of invoice lines that are covered; empty for all lines. Discounts among them reduce what is covered. */
  categories: Array<'tuition' | 'transport' | 'boarding' | 'books' | 'activity' | 'other'>;
  /** The academic year (prefix `ayr_`). */
  academic_year_id: string;
  /** Maximum total in the whole academic year, in minor currency units; null for no limit. */
  cap_amount: number | null;
  /** Sum of its credit notes that were not reversed, in minor currency units. */
  used_amount: number;
  /** Status of the bursary. A new one is `proposed` or `active`. */
  status: 'proposed' | 'active' | 'ended' | 'declined' | 'revoked';
  /** Why it was declined or revoked. */
  status_reason: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** The invoice to which a bursary is applied. */
export interface BursaryApply {
  /** The invoice. It must be of the same learner and academic year (prefix `inv_`). */
  invoice_id: string;
  /** Amount, in minor currency units, at most what the bursary covers of the invoice. Defaults to what it would have covered when the invoice was issued: of a fixed amount on a divided invoice, the share of this part. */
  amount?: number | undefined;
}

/** Fields of a new bursary. */
export interface BursaryCreate {
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** Name of the bursary. */
  name: string;
  /** Who pays for it. */
  funder?: string | null | undefined;
  /** `percentage` covers a part of an invoice (`basis_points`), `fixed` an amount of each invoice (`amount`), and `exemption` all or a part (`exemption_type`). */
  kind: 'percentage' | 'fixed' | 'exemption';
  /** The part that is covered, in hundredths of a percent: 10000 is 100 %. The amount is rounded down to the minor unit. Required for a percentage, and for a partial or conditional exemption. */
  basis_points?: number | null | undefined;
  /** Amount of each invoice that a fixed bursary covers, in minor currency units. */
  amount?: number | null | undefined;
  /** ISO 4217 code. Defaults to the currency of the school. */
  currency?: string | undefined;
  /** Kind of exemption. A `total` or `automatic` exemption covers all. */
  exemption_type?: 'total' | 'partial' | 'conditional' | 'automatic' | null | undefined;
  /** Categories of invoice lines that are covered; empty for all lines. Discounts among them reduce what is covered. */
  categories?: Array<'tuition' | 'transport' | 'boarding' | 'books' | 'activity' | 'other'> | undefined;
  /** The academic year (prefix `ayr_`). */
  academic_year_id: string;
  /** Maximum total in the whole academic year, in minor currency units; null for no limit. */
  cap_amount?: number | null | undefined;
  /** Status of the bursary. A new one is `proposed` or `active`. */
  status?: 'proposed' | 'active' | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** Why a bursary is declined. */
export interface BursaryDecline {
  /** The reason. */
  reason: string;
}

/** A page of results. */
export interface BursaryPage {
  /** Records of the page. */
  data: Array<Bursary>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** Why a bursary is revoked. */
export interface BursaryRevoke {
  /** The reason. */
  reason: string;
}

/** Fields that can be changed on a bursary. */
export interface BursaryUpdate {
  /** Name of the bursary. */
  name?: string | undefined;
  /** Who pays for it. */
  funder?: string | null | undefined;
  /** The part that is covered, in hundredths of a percent: 10000 is 100 %. The amount is rounded down to the minor unit. Required for a percentage, and for a partial or conditional exemption. */
  basis_points?: number | null | undefined;
  /** Amount of each invoice that a fixed bursary covers, in minor currency units. */
  amount?: number | null | undefined;
  /** Kind of exemption. A `total` or `automatic` exemption covers all. */
  exemption_type?: 'total' | 'partial' | 'conditional' | 'automatic' | null | undefined;
  /** Categories of invoice lines that are covered; empty for all lines. Discounts among them reduce what is covered. */
  categories?: Array<'tuition' | 'transport' | 'boarding' | 'books' | 'activity' | 'other'> | undefined;
  /** Maximum total in the whole academic year, in minor currency units; null for no limit. */
  cap_amount?: number | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** A day of the calendar. */
export interface CalendarDay {
  /** The date. */
  date: string;
  /** Whether it is a school day. */
  school_day: boolean;
  /** The term that contains the day; null outside terms (prefix `trm_`). */
  term_id: string | null;
  /** Day of the timetable cycle; null if it is not a school day, no timetable is published, or the timetables of several grade levels are on different days. Send `grade_level_id` to get the day of one of them. */
  cycle_day: number | null;
  /** Why the day is a school day or not; null on a normal school day. Outside a term, the reason is always `outside_term`. In a term, a make-up day takes precedence over a holiday, closure or staff-only day, and these take precedence over the day of the week. */
  reason: {
    /** The kind of the exception; `outside_term`; or `weekend` for a day of the week on which the school is closed. */
    kind: 'outside_term' | 'weekend' | 'public_holiday' | 'closure' | 'make_up_day' | 'half_day' | 'staff_only' | 'exam_day';
    /** Name of the exception. */
    name: string | null;
    /** The calendar exception (prefix `cal_`). */
    exception_id: string | null;
  } | null;
}

/** The days of a date range, in order. */
export interface CalendarDays {
  /** One entry for each day. */
  data: Array<CalendarDay>;
}

/**
 * A day that differs from the normal school week, for the whole school or for some grade levels. Exceptions that add or remove school days update the `school_days_count` of the term.
 *
 * A `public_holiday`, `closure` or `staff_only` day is not a school day. A `make_up_day` in a term is always a school day, even if the day has one of these exceptions too. A `half_day` or `exam_day` does not change whether the day is a school day.
 *
 * A change that would move lessons to other days although they have registers, because a timetable counts school days, is refused with 409 `registers_exist`: a closure that is entered late has `keeps_cycle`.
 *
 * No two records have the same `date`, `kind` and `grade_level_ids`, unless one of them is archived.
 */
export interface CalendarException {
  /** Opaque identifier, prefix `cal_`. */
  id: string;
  /** Type of the record. */
  object: 'calendar_exception';
  /** The date. */
  date: string;
  /** Kind of exception. */
  kind: 'public_holiday' | 'closure' | 'make_up_day' | 'half_day' | 'staff_only' | 'exam_day';
  /** Name of the exception. */
  name: string;
  /** Grade levels that the exception applies to; null for the whole school (prefix `grl_`). */
  grade_level_ids: Array<string> | null;
  /** Whether a day without school is still counted in timetables in the mode `rolling` and, with `skip_weeks_without_school`, in the mode `weeks`: its lessons do not take place, and those of later days stay where they are. Otherwise the next school day has the day of the cycle that this one would have had. Without effect if the day has school. */
  keeps_cycle: boolean;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new calendar exception. */
export interface CalendarExceptionCreate {
  /** The date. */
  date: string;
  /** Kind of exception. */
  kind: 'public_holiday' | 'closure' | 'make_up_day' | 'half_day' | 'staff_only' | 'exam_day';
  /** Name of the exception. */
  name: string;
  /** Grade levels that the exception applies to; null for the whole school (prefix `grl_`). */
  grade_level_ids?: Array<string> | null | undefined;
  /** Whether a day without school is still counted in timetables in the mode `rolling` and, with `skip_weeks_without_school`, in the mode `weeks`: its lessons do not take place, and those of later days stay where they are. Otherwise the next school day has the day of the cycle that this one would have had. Without effect if the day has school. */
  keeps_cycle?: boolean | undefined;
  /** Whether to void the attendance registers of a day that is not a school day after the change. Otherwise these registers prevent the change. Also requires `write:attendance`. */
  void_registers?: boolean | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface CalendarExceptionPage {
  /** Records of the page. */
  data: Array<CalendarException>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** Fields that can be changed on a calendar exception. */
export interface CalendarExceptionUpdate {
  /** The date. */
  date?: string | undefined;
  /** Kind of exception. */
  kind?: 'public_holiday' | 'closure' | 'make_up_day' | 'half_day' | 'staff_only' | 'exam_day' | undefined;
  /** Name of the exception. */
  name?: string | undefined;
  /** Grade levels that the exception applies to; null for the whole school (prefix `grl_`). */
  grade_level_ids?: Array<string> | null | undefined;
  /** Whether a day without school is still counted in timetables in the mode `rolling` and, with `skip_weeks_without_school`, in the mode `weeks`: its lessons do not take place, and those of later days stay where they are. Otherwise the next school day has the day of the cycle that this one would have had. Without effect if the day has school. */
  keeps_cycle?: boolean | undefined;
  /** Whether to void the attendance registers of a day that is not a school day after the change. Otherwise these registers prevent the change. Also requires `write:attendance`. */
  void_registers?: boolean | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** A URL of a calendar with lessons, or with terms, holidays and assessments, to which a calendar application can subscribe without an API key. */
export interface CalendarFeed {
  /** Opaque identifier, prefix `cfd_`. */
  id: string;
  /** Type of the record. */
  object: 'calendar_feed';
  /** Name that calendar applications show. The default is the name of the staff member, the class or the room; for a learner the word for lessons in the school's language (`Lessons`), or the name of the school if it contains `dates`, which is also the default for guardians and the whole school. */
  name: string | null;
  /** What the calendar contains. */
  content: 'lessons' | 'dates';
  /** The staff member whose lessons or assessments it contains (prefix `stf_`). */
  staff_id: string | null;
  /** The class whose lessons or assessments it contains (prefix `cls_`). */
  class_id: string | null;
  /** The learner whose lessons or assessments it contains (prefix `lrn_`). */
  learner_id: string | null;
  /** The guardian of the learners whose assessments it contains (prefix `gdn_`). */
  guardian_id: string | null;
  /** The room whose lessons it contains (prefix `rom_`). */
  room_id: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new calendar feed. */
export interface CalendarFeedCreate {
  /** Name that calendar applications show. The default is the name of the staff member, the class or the room; for a learner the word for lessons in the school's language (`Lessons`), or the name of the school if it contains `dates`, which is also the default for guardians and the whole school. */
  name?: string | null | undefined;
  /** What the calendar contains. */
  content?: 'lessons' | 'dates' | undefined;
  /** The staff member whose lessons or assessments it contains (prefix `stf_`). */
  staff_id?: string | null | undefined;
  /** The class whose lessons or assessments it contains (prefix `cls_`). */
  class_id?: string | null | undefined;
  /** The learner whose lessons or assessments it contains (prefix `lrn_`). */
  learner_id?: string | null | undefined;
  /** The guardian of the learners whose assessments it contains (prefix `gdn_`). */
  guardian_id?: string | null | undefined;
  /** The room whose lessons it contains (prefix `rom_`). */
  room_id?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface CalendarFeedPage {
  /** Records of the page. */
  data: Array<CalendarFeed>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** A calendar feed with its URL, which is returned only once. */
export interface CalendarFeedWithUrl {
  /** Opaque identifier, prefix `cfd_`. */
  id: string;
  /** Type of the record. */
  object: 'calendar_feed';
  /** Name that calendar applications show. The default is the name of the staff member, the class or the room; for a learner the word for lessons in the school's language (`Lessons`), or the name of the school if it contains `dates`, which is also the default for guardians and the whole school. */
  name: string | null;
  /** What the calendar contains. */
  content: 'lessons' | 'dates';
  /** The staff member whose lessons or assessments it contains (prefix `stf_`). */
  staff_id: string | null;
  /** The class whose lessons or assessments it contains (prefix `cls_`). */
  class_id: string | null;
  /** The learner whose lessons or assessments it contains (prefix `lrn_`). */
  learner_id: string | null;
  /** The guardian of the learners whose assessments it contains (prefix `gdn_`). */
  guardian_id: string | null;
  /** The room whose lessons it contains (prefix `rom_`). */
  room_id: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
  /** The token in the URL. Anyone who has it can read the calendar. */
  token: string;
  /** The URL to subscribe to. It begins with the setting `ROLLBOOK_PUBLIC_URL` of the server. */
  url: string;
}

/** A class: a register class that learners belong to, or a subject class in which a subject is taught. */
export interface Class {
  /** Opaque identifier, prefix `cls_`. */
  id: string;
  /** Type of the record. */
  object: 'class';
  /** Label of the class, such as 5B; unique per academic year (case-insensitive). */
  label: string;
  /** Kind of class. */
  kind: 'register' | 'subject';
  /** The academic year (prefix `ayr_`). */
  academic_year_id: string;
  /** The grade level (prefix `grl_`). */
  grade_level_id: string;
  /** The subject. Required for subject classes; null for register classes (prefix `sbj_`). */
  subject_id: string | null;
  /** The class teacher or lead teacher. Somebody who has left can only be that of a class of a year that is over (prefix `stf_`). */
  teacher_id: string | null;
  /** The room (prefix `rom_`). */
  room_id: string | null;
  /** Maximum number of learners. */
  capacity: number | null;
  /** Terms of the academic year in which the class is offered; null for all of them (prefix `trm_`). */
  term_ids: Array<string> | null;
  /** Language of instruction, as a BCP 47 tag. */
  language: string | null;
  /** Number of learners with an active enrollment. */
  learner_count: number;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new class. */
export interface ClassCreate {
  /** Label of the class, such as 5B; unique per academic year (case-insensitive). */
  label: string;
  /** Kind of class. */
  kind: 'register' | 'subject';
  /** The academic year (prefix `ayr_`). */
  academic_year_id: string;
  /** The grade level (prefix `grl_`). */
  grade_level_id: string;
  /** The subject. Required for subject classes; null for register classes (prefix `sbj_`). */
  subject_id?: string | null | undefined;
  /** The class teacher or lead teacher. Somebody who has left can only be that of a class of a year that is over (prefix `stf_`). */
  teacher_id?: string | null | undefined;
  /** The room (prefix `rom_`). */
  room_id?: string | null | undefined;
  /** Maximum number of learners. */
  capacity?: number | null | undefined;
  /** Terms of the academic year in which the class is offered; null for all of them (prefix `trm_`). */
  term_ids?: Array<string> | null | undefined;
  /** Language of instruction, as a BCP 47 tag. */
  language?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface ClassPage {
  /** Records of the page. */
  data: Array<Class>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** A row of an import of classes. */
export interface ClassRow {
  /** Id of the record in the source. An integer, up to 2^53 - 1, is converted to its decimal digits. */
  external_id?: string | number | null | undefined;
  /** Label of the class, such as 5B; unique per academic year (case-insensitive). */
  label?: string | undefined;
  /** Kind of class. */
  kind?: 'register' | 'subject' | undefined;
  /** The academic year (prefix `ayr_`). */
  academic_year_id?: string | undefined;
  /** Can be sent instead of `academic_year_id`: the external id of the record in the same source. */
  academic_year_external_id?: string | number | undefined;
  /** The grade level (prefix `grl_`). */
  grade_level_id?: string | undefined;
  /** Can be sent instead of `grade_level_id`: the external id of the record in the same source. */
  grade_level_external_id?: string | number | undefined;
  /** The subject. Required for subject classes; null for register classes (prefix `sbj_`). */
  subject_id?: string | null | undefined;
  /** Can be sent instead of `subject_id`: the external id of the record in the same source. */
  subject_external_id?: string | number | null | undefined;
  /** The class teacher or lead teacher. Somebody who has left can only be that of a class of a year that is over (prefix `stf_`). */
  teacher_id?: string | null | undefined;
  /** Can be sent instead of `teacher_id`: the external id of the record in the same source. */
  teacher_external_id?: string | number | null | undefined;
  /** The room (prefix `rom_`). */
  room_id?: string | null | undefined;
  /** Can be sent instead of `room_id`: the external id of the record in the same source. */
  room_external_id?: string | number | null | undefined;
  /** Maximum number of learners. */
  capacity?: number | null | undefined;
  /** Terms of the academic year in which the class is offered; null for all of them (prefix `trm_`). */
  term_ids?: Array<string> | null | undefined;
  /** Can be sent instead of `term_ids`: the external ids of the records in the same source. */
  term_external_ids?: Array<string | number> | null | undefined;
  /** Language of instruction, as a BCP 47 tag. */
  language?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** Fields that can be changed on a class. */
export interface ClassUpdate {
  /** Label of the class, such as 5B; unique per academic year (case-insensitive). */
  label?: string | undefined;
  /** The grade level (prefix `grl_`). */
  grade_level_id?: string | undefined;
  /** The subject. Required for subject classes; null for register classes (prefix `sbj_`). */
  subject_id?: string | null | undefined;
  /** The class teacher or lead teacher. Somebody who has left can only be that of a class of a year that is over (prefix `stf_`). */
  teacher_id?: string | null | undefined;
  /** The room (prefix `rom_`). */
  room_id?: string | null | undefined;
  /** Maximum number of learners. */
  capacity?: number | null | undefined;
  /** Terms of the academic year in which the class is offered; null for all of them (prefix `trm_`). */
  term_ids?: Array<string> | null | undefined;
  /** Language of instruction, as a BCP 47 tag. */
  language?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/**
 * A reduction of the amount due on an invoice: a credit from the school, a bursary, or a write-off.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `reverse` | `applied` | `reversed` |
 */
export interface CreditNote {
  /** Opaque identifier, prefix `crn_`. */
  id: string;
  /** Type of the record. */
  object: 'credit_note';
  /** The invoice (prefix `inv_`). */
  invoice_id: string;
  /** The fee account (prefix `acc_`). */
  account_id: string;
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** The bursary that it comes from; null if there is none (prefix `bur_`). */
  bursary_id: string | null;
  /** Kind of credit note. */
  kind: 'credit_note' | 'bursary' | 'write_off';
  /** Amount, in minor currency units. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  /** Why it is given; `[erased]` if its learner was erased. */
  reason: string;
  /** Status of the credit note. */
  status: 'applied' | 'reversed';
  /** Why it was reversed; `null` if nothing is written about its learner any longer, who was erased. */
  reverse_reason: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** The amount due on an invoice was reduced by a credit note, a bursary or a write-off. Bursaries that are applied, and credit that is allocated, when an invoice is issued are already deducted from `amount_due` of its `fee.invoiced`, but not from `total`. */
export interface CreditNoteAppliedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'credit-note.applied';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: CreditNote;
}

/** Fields of a new credit note. */
export interface CreditNoteCreate {
  /** Amount, in minor currency units. */
  amount: number;
  /** Why it is given; `[erased]` if its learner was erased. */
  reason: string;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface CreditNotePage {
  /** Records of the page. */
  data: Array<CreditNote>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** Why a credit note is reversed. */
export interface CreditNoteReverse {
  /** The reason. */
  reason: string;
}

/** A credit note, a bursary on an invoice or a write-off was reversed. */
export interface CreditNoteReversedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'credit-note.reversed';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: CreditNote;
}

/** Credit that was transferred. */
export interface CreditTransfer {
  /** Type of the object. */
  object: 'credit_transfer';
  /** Amount, in minor currency units. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  /** The payments with the method `transfer` that are credit of the other account: one for each payment that it comes from. */
  payments: Array<Payment>;
}

/** The attendance of a day. */
export interface DailyAttendance {
  /** One line for each learner. */
  data: Array<LearnerDay>;
}

/** Which events to send again. */
export interface DeliveriesRedeliver {
  /** Only attempts to deliver to this endpoint. */
  webhook_id?: string | undefined;
  /** Only attempts with this status. By default all that failed: `failed` and `retrying`. */
  status?: 'failed' | 'retrying' | 'cancelled' | undefined;
  /** `true`: only attempts after which no other was to come. `false`: only those after which another was to come. */
  given_up?: boolean | undefined;
  /** Only attempts with events of this type. */
  event_type?: EventType | UnknownEventType | undefined;
  /** Only attempts to deliver this event. */
  event_id?: string | undefined;
  /** Only attempts with events about this record. */
  resource_id?: string | undefined;
  /** Only attempts with a response of this class of HTTP statuses; `none` for attempts that failed without a response. */
  status_class?: '2xx' | '3xx' | '4xx' | '5xx' | 'none' | undefined;
  error?: DeliveryError | undefined;
  /** Only attempts that were made and were sent at this time or later. */
  sent_since?: string | undefined;
  /** Only attempts that were made and were sent before this time. */
  sent_before?: string | undefined;
  /** Only attempts that were created after this time. */
  created_after?: string | undefined;
  /** Only attempts that were created before this time. */
  created_before?: string | undefined;
  /** The `next_cursor` of the part before this one. */
  starting_after?: string | undefined;
  /** Whether to count the events without sending them. */
  dry_run?: boolean | undefined;
}

/** One attempt to send one event to one endpoint. */
export interface Delivery {
  /** Delivery identifier, prefix `dlv_`; new for every attempt. */
  id: string;
  /** Type of the record. */
  object: 'delivery';
  /** The endpoint (prefix `wh_`). */
  webhook_id: string;
  /** The event; the same for every attempt. */
  event_id: string;
  /** Type of the event. */
  event_type: string;
  /** Number of the attempt in the retry schedule: 1 for the first one, and one more for each retry. A recovery starts at 1 again, and the event of an attempt that was `interrupted` is sent again with the same number. A redelivery is outside of the schedule: its number is one more than the number of deliveries of the event to the endpoint before it, which a later retry can have too. `id` identifies the attempt. */
  attempt: number;
  /** Why the attempt is made. */
  trigger: 'event' | 'retry' | 'redelivery' | 'recovery' | 'test';
  /** Status of the delivery. `retrying`: this attempt failed, and the next one has not ended yet. `failed`: this attempt failed, and no other is scheduled after it: it was the last one, or another one has ended since. `held`: the endpoint is paused or disabled. */
  status: 'pending' | 'succeeded' | 'retrying' | 'failed' | 'held' | 'cancelled';
  /** When the attempt is due. */
  scheduled_at: string;
  /** When the attempt was sent. */
  sent_at: string | null;
  /** When the attempt ended. */
  completed_at: string | null;
  /** When the next attempt is due, if this one failed and the next one has not ended yet; null while that is held, and otherwise. */
  next_attempt_at: string | null;
  /** HTTP status of the response. */
  response_status: number | null;
  /** Headers of the response. */
  response_headers: { [key: string]: string } | null;
  /** First 4 KiB of the response. */
  response_body: string | null;
  /** How the attempt failed. */
  error: DeliveryError | null;
  /** More about the error, for people: the name that Node.js or OpenSSL has for the cause, such as `ERR_SSL_WRONG_VERSION_NUMBER`, or what the attempt was waiting for when the time was over. Null if nothing more is known. */
  error_detail: string | null;
  /** Duration of the DNS lookup, in milliseconds. */
  dns_ms: number | null;
  /** Duration of connecting, including TLS, in milliseconds. */
  connect_ms: number | null;
  /** Time from the last byte of the request to the first byte of the response, in milliseconds. */
  first_byte_ms: number | null;
  /** Duration of the whole attempt, in milliseconds. */
  total_ms: number | null;
  /** When the delivery was created (UTC). */
  created_at: string;
}

/** How an attempt failed. `tls_error`: no secure connection could be established for a reason other than the certificate, which has errors of its own (`certificate_…`). `interrupted`: the server stopped during the attempt, so the receiver may have received it; the event is sent again as a new delivery. */
export type DeliveryError = 'dns_error' | 'connection_refused' | 'connection_reset' | 'tls_error' | 'certificate_expired' | 'certificate_not_yet_valid' | 'certificate_self_signed' | 'certificate_untrusted' | 'certificate_chain_incomplete' | 'certificate_wrong_host' | 'certificate_invalid' | 'timeout' | 'redirect' | 'address_refused' | 'http_status' | 'protocol_error' | 'interrupted';

/** A page of results. */
export interface DeliveryPage {
  /** Records of the page. */
  data: Array<Delivery>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** The request of an attempt, with the URL, the version and the additional headers that the endpoint had when it was sent, and has now if it was not sent yet. Signatures are not stored, so the headers do not contain them, and the additional headers of the endpoint have the value `[redacted]`. */
export interface DeliveryRequest {
  /** HTTP method. */
  method: 'POST';
  /** URL of the endpoint. */
  url: string;
  /** Headers of the request, without signatures. Before the attempt is sent, also without timestamps. */
  headers: { [key: string]: string };
  /** Body of the request: the envelope of the event; null if the API key may not read its records. */
  body: string | null;
}

/** Statistics of attempts that have ended, by the time at which they were sent. Test deliveries are not counted, and neither are attempts that were interrupted when the server stopped. */
export interface DeliveryStats {
  /** Type of the object. */
  object: 'delivery_stats';
  /** Start of the first interval. */
  from: string;
  /** Time of the response. */
  to: string;
  /** Length of the intervals. */
  interval: 'hour' | 'day';
  totals: AttemptStats;
  /** Intervals with at least one attempt, oldest first. */
  intervals: Array<IntervalStats>;
  /** Endpoints with at least one attempt. */
  webhooks: Array<EndpointStats>;
  /** Event types with at least one attempt, the most frequent first. */
  event_types: Array<EventTypeStats>;
}

/** An attempt with its request. */
export interface DeliveryWithRequest {
  /** Delivery identifier, prefix `dlv_`; new for every attempt. */
  id: string;
  /** Type of the record. */
  object: 'delivery';
  /** The endpoint (prefix `wh_`). */
  webhook_id: string;
  /** The event; the same for every attempt. */
  event_id: string;
  /** Type of the event. */
  event_type: string;
  /** Number of the attempt in the retry schedule: 1 for the first one, and one more for each retry. A recovery starts at 1 again, and the event of an attempt that was `interrupted` is sent again with the same number. A redelivery is outside of the schedule: its number is one more than the number of deliveries of the event to the endpoint before it, which a later retry can have too. `id` identifies the attempt. */
  attempt: number;
  /** Why the attempt is made. */
  trigger: 'event' | 'retry' | 'redelivery' | 'recovery' | 'test';
  /** Status of the delivery. `retrying`: this attempt failed, and the next one has not ended yet. `failed`: this attempt failed, and no other is scheduled after it: it was the last one, or another one has ended since. `held`: the endpoint is paused or disabled. */
  status: 'pending' | 'succeeded' | 'retrying' | 'failed' | 'held' | 'cancelled';
  /** When the attempt is due. */
  scheduled_at: string;
  /** When the attempt was sent. */
  sent_at: string | null;
  /** When the attempt ended. */
  completed_at: string | null;
  /** When the next attempt is due, if this one failed and the next one has not ended yet; null while that is held, and otherwise. */
  next_attempt_at: string | null;
  /** HTTP status of the response. */
  response_status: number | null;
  /** Headers of the response. */
  response_headers: { [key: string]: string } | null;
  /** First 4 KiB of the response. */
  response_body: string | null;
  /** How the attempt failed. */
  error: DeliveryError | null;
  /** More about the error, for people: the name that Node.js or OpenSSL has for the cause, such as `ERR_SSL_WRONG_VERSION_NUMBER`, or what the attempt was waiting for when the time was over. Null if nothing more is known. */
  error_detail: string | null;
  /** Duration of the DNS lookup, in milliseconds. */
  dns_ms: number | null;
  /** Duration of connecting, including TLS, in milliseconds. */
  connect_ms: number | null;
  /** Time from the last byte of the request to the first byte of the response, in milliseconds. */
  first_byte_ms: number | null;
  /** Duration of the whole attempt, in milliseconds. */
  total_ms: number | null;
  /** When the delivery was created (UTC). */
  created_at: string;
  /** The record that the event is about; null if the API key may not read it. */
  resource_id: string | null;
  request: DeliveryRequest;
}

/** A discipline incident was archived (soft-deleted). Its points no longer count. */
export interface DisciplineIncidentArchivedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'discipline.incident-archived';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: IncidentEventData;
}

/** A discipline incident was dismissed. It did not happen or was not an offence, and its points no longer count. */
export interface DisciplineIncidentDismissedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'discipline.incident-dismissed';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: IncidentEventData;
}

/** A discipline incident was logged for a learner. */
export interface DisciplineIncidentLoggedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'discipline.incident-logged';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: IncidentEventData;
}

/** An archived discipline incident was restored. Its points count again unless it was dismissed. */
export interface DisciplineIncidentRestoredEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'discipline.incident-restored';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: IncidentEventData;
}

/** A discipline incident was corrected, for example its level or its points, or its review was started, finished or reopened. */
export interface DisciplineIncidentUpdatedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'discipline.incident-updated';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: IncidentEventData;
}

/** Number of attempts to deliver to an endpoint, by status. */
export interface EndpointStats {
  /** The endpoint (prefix `wh_`). */
  webhook_id: string;
  /** Attempts that succeeded. */
  succeeded: number;
  /** Attempts that failed, after which another was to come: a retry, or, after a redelivery, an attempt that was waiting already. */
  retrying: number;
  /** Attempts that failed, after which no other was to come. `given_up` of the log finds them. */
  failed: number;
  /** Intervals with at least one attempt, oldest first. */
  intervals: Array<IntervalCounts>;
}

/**
 * An enrollment of a learner in a class for a term.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `activate` | `pending` | `active` |
 * | `withdraw` | `active`, `completed` | `withdrawn` |
 * | `transfer` | `active` | `transferred` |
 * | `complete` | `active` | `completed` |
 * | `resume` | `completed` | `active` |
 * | `leave` | `transferred` | `withdrawn` |
 * | `drop` | `active`, `completed`, `transferred`, `withdrawn` | `cancelled` |
 * | `cancel` | `pending` | `cancelled` |
 */
export interface Enrollment {
  /** Opaque identifier, prefix `enr_`. */
  id: string;
  /** Type of the record. */
  object: 'enrollment';
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** The class (prefix `cls_`). */
  class_id: string;
  /** The term (prefix `trm_`). */
  term_id: string;
  /** `primary` in a register class, `subject` in a subject class. A learner has one active primary enrollment at a time. */
  kind: 'primary' | 'subject';
  /**
   * The grade level of the learner in the term; null in a subject class. By default, it is that of the class. A
   * learner with another one keeps it if they are in the class already, or if it was not that of their previous
   * class; but not in an enrollment that begins later than today, in another academic year or for a learner without
   * a class. The learner gets it on the first day, unless their `grade_level` is a label that is no grade level of the
   * school. If the learner gets another grade level, so do the open
   * enrollments in their class.
   *  (prefix `grl_`).
   */
  grade_level_id: string | null;
  /** First day. Defaults to the first day of the term, or today if that is later. */
  starts_on: string;
  /** Last day; null if it is not known. After this day, the enrollment ends with the status in `ends_as`, or is completed. */
  ends_on: string | null;
  /** Status that an active enrollment gets after `ends_on`, if a withdrawal or a transfer is planned; null otherwise. */
  ends_as: 'withdrawn' | 'transferred' | null;
  /** Status of the enrollment. */
  status: 'pending' | 'active' | 'completed' | 'withdrawn' | 'transferred' | 'cancelled';
  /** Why the enrollment ended, or will end. */
  reason: string | null;
  /** The enrollment that this one continues after a transfer; null if there is none (prefix `enr_`). */
  transferred_from_id: string | null;
  /** Whether the enrollment exceeded the capacity of the class. */
  forced: boolean;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Options for activating a pending enrollment. */
export interface EnrollmentActivate {
  /** Whether to exceed the capacity of the class. Also requires `write:classes`. */
  force?: boolean | undefined;
}

/** An enrollment was archived (soft-deleted). */
export interface EnrollmentArchivedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'enrollment.archived';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Enrollment;
}

/** The learners to enroll. */
export interface EnrollmentBulk {
  /** The term (prefix `trm_`). */
  term_id: string;
  /** The learners (prefix `lrn_`). */
  learner_ids: Array<string>;
  /** First day. Defaults to the first day of the term, or today if that is later. */
  starts_on?: string | undefined;
}

/** The result for each learner, in the order in which they were sent. */
export interface EnrollmentBulkResult {
  /** One result for each learner. */
  data: Array<{
    /** The learner. */
    learner_id: string;
    /** Whether an enrollment was created, already existed, or could not be created. */
    result: 'created' | 'unchanged' | 'failed';
    /** The new or existing enrollment; null if enrolling failed (prefix `enr_`). */
    enrollment_id: string | null;
    /** Code of the error; null if enrolling did not fail. */
    code: string | null;
    /** Human-readable explanation of why the learner could not be enrolled. */
    detail: string | null;
  }>;
}

/** Fields of a new enrollment. */
export interface EnrollmentCreate {
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** The class (prefix `cls_`). */
  class_id: string;
  /** The term (prefix `trm_`). */
  term_id: string;
  /**
   * The grade level of the learner in the term; null in a subject class. By default, it is that of the class. A
   * learner with another one keeps it if they are in the class already, or if it was not that of their previous
   * class; but not in an enrollment that begins later than today, in another academic year or for a learner without
   * a class. The learner gets it on the first day, unless their `grade_level` is a label that is no grade level of the
   * school. If the learner gets another grade level, so do the open
   * enrollments in their class.
   *  (prefix `grl_`).
   */
  grade_level_id?: string | null | undefined;
  /** First day. Defaults to the first day of the term, or today if that is later. */
  starts_on?: string | undefined;
  /** Last day; null if it is not known. After this day, the enrollment ends with the status in `ends_as`, or is completed. */
  ends_on?: string | null | undefined;
  /** Whether to create the enrollment as `pending`, to be activated later. */
  pending?: boolean | undefined;
  /** Whether to exceed the capacity of the class. Also requires `write:classes`. */
  force?: boolean | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** An enrollment was completed, withdrawn or transferred, or cancelled: because it ended before it began, or before it had begun, also one of which `learner.enrolled` was never sent. */
export interface EnrollmentEndedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'enrollment.ended';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Enrollment;
}

/** A page of results. */
export interface EnrollmentPage {
  /** Records of the page. */
  data: Array<Enrollment>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** An archived enrollment was restored. */
export interface EnrollmentRestoredEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'enrollment.restored';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Enrollment;
}

/** A row of an import of enrollments. */
export interface EnrollmentRow {
  /** Id of the record in the source. An integer, up to 2^53 - 1, is converted to its decimal digits. */
  external_id?: string | number | null | undefined;
  /** The learner (prefix `lrn_`). */
  learner_id?: string | undefined;
  /** Can be sent instead of `learner_id`: the external id of the record in the same source. */
  learner_external_id?: string | number | undefined;
  /** Can be sent instead of `learner_id`: the admission number of the learner. */
  learner_admission_number?: string | number | undefined;
  /** The class (prefix `cls_`). */
  class_id?: string | undefined;
  /** Can be sent instead of `class_id`: the external id of the record in the same source. */
  class_external_id?: string | number | undefined;
  /** The term (prefix `trm_`). */
  term_id?: string | undefined;
  /** Can be sent instead of `term_id`: the external id of the record in the same source. */
  term_external_id?: string | number | undefined;
  /**
   * The grade level of the learner in the term; null in a subject class. By default, it is that of the class. A
   * learner with another one keeps it if they are in the class already, or if it was not that of their previous
   * class; but not in an enrollment that begins later than today, in another academic year or for a learner without
   * a class. The learner gets it on the first day, unless their `grade_level` is a label that is no grade level of the
   * school. If the learner gets another grade level, so do the open
   * enrollments in their class.
   *  (prefix `grl_`).
   */
  grade_level_id?: string | null | undefined;
  /** Can be sent instead of `grade_level_id`: the external id of the record in the same source. */
  grade_level_external_id?: string | number | null | undefined;
  /** First day. Defaults to the first day of the term, or today if that is later. */
  starts_on?: string | undefined;
  /** Last day; null if it is not known. After this day, the enrollment ends with the status in `ends_as`, or is completed. */
  ends_on?: string | null | undefined;
  /** Whether to create the enrollment as `pending`, to be activated later. */
  pending?: boolean | undefined;
  /** Whether to exceed the capacity of the class. Also requires `write:classes`. */
  force?: boolean | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** The class that the learner moves to, and when. */
export interface EnrollmentTransfer {
  /** The class that the learner moves to (prefix `cls_`). */
  to_class_id: string;
  /** First day in the other class. Defaults to today in the school's time zone, or to the first day of the enrollment if that is later. */
  on?: string | undefined;
  /** Whether to exceed the capacity of the class. Also requires `write:classes`. */
  force?: boolean | undefined;
}

/** Fields that can be changed on an enrollment. */
export interface EnrollmentUpdate {
  /**
   * The grade level of the learner in the term; null in a subject class. By default, it is that of the class. A
   * learner with another one keeps it if they are in the class already, or if it was not that of their previous
   * class; but not in an enrollment that begins later than today, in another academic year or for a learner without
   * a class. The learner gets it on the first day, unless their `grade_level` is a label that is no grade level of the
   * school. If the learner gets another grade level, so do the open
   * enrollments in their class.
   *  (prefix `grl_`).
   */
  grade_level_id?: string | null | undefined;
  /** First day. Defaults to the first day of the term, or today if that is later. */
  starts_on?: string | undefined;
  /** Last day; null if it is not known. After this day, the enrollment ends with the status in `ends_as`, or is completed. */
  ends_on?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** The grade level, dates, reason or metadata of an enrollment changed, or the enrollment became active again because its term was extended. */
export interface EnrollmentUpdatedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'enrollment.updated';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Enrollment;
}

/** When and why an enrollment ends. */
export interface EnrollmentWithdraw {
  /** Last day. Defaults to today in the school's time zone, and an enrollment that has not started is cancelled: it covers no day. */
  ends_on?: string | undefined;
  /** Why the enrollment ends. */
  reason?: string | null | undefined;
}

/** An event of the catalog: a union that narrows on `type`. */
export type KnownEvent =
  | AssessmentPublishedEvent
  | AssessmentReopenedEvent
  | TermReportPublishedEvent
  | TermReportWithdrawnEvent
  | AttendanceRecordedEvent
  | AttendanceVoidedEvent
  | AttendanceExcuseApprovedEvent
  | AttendanceExcuseWithdrawnEvent
  | AttendanceExcuseArchivedEvent
  | AttendanceExcuseRestoredEvent
  | MessageFailedEvent
  | DisciplineIncidentLoggedEvent
  | DisciplineIncidentUpdatedEvent
  | DisciplineIncidentDismissedEvent
  | DisciplineIncidentArchivedEvent
  | DisciplineIncidentRestoredEvent
  | LearnerEnrolledEvent
  | EnrollmentUpdatedEvent
  | EnrollmentEndedEvent
  | EnrollmentArchivedEvent
  | EnrollmentRestoredEvent
  | FeeAccountMergedEvent
  | FeeInvoicedEvent
  | InvoiceRescheduledEvent
  | InvoiceVoidedEvent
  | CreditNoteAppliedEvent
  | CreditNoteReversedEvent
  | PaymentTransferredEvent
  | PaymentReceivedEvent
  | PaymentReversedEvent
  | FeeReconciledEvent
  | AllocationReversedEvent
  | RefundPaidEvent
  | RefundReversedEvent
  | LearnerErasedEvent
  | GuardianErasedEvent
  | LearnerMergedEvent
  | GuardianMergedEvent
  | LearnerCreatedEvent
  | LearnerArchivedEvent
  | LearnerRestoredEvent
  | LearnerUpdatedEvent
  | LearnerLeftEvent
  | GuardianCreatedEvent
  | GuardianUpdatedEvent
  | GuardianArchivedEvent
  | GuardianRestoredEvent
  | GuardianLinkedEvent
  | GuardianLinkUpdatedEvent
  | GuardianUnlinkedEvent
  | StaffInvitedEvent
  | StaffInvitationRevokedEvent
  | StaffActivatedEvent
  | StaffCreatedEvent
  | StaffUpdatedEvent
  | StaffLeftEvent
  | StaffArchivedEvent
  | StaffErasedEvent
  | StaffMergedEvent
  | StaffRestoredEvent
  | WebhookFailingEvent
  | WebhookDisabledEvent
  | WebhookRecoveredEvent;

/** An event of a type that this package does not know, because it is newer. All fields are present; `data` is untyped. */
export interface UnknownEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: UnknownEventType;
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  /** The record as it was when the event occurred. */
  data: { [key: string]: unknown };
}

/** The envelope of an event, in the form in which it is sent to endpoints. Narrows on `type`; the `default` branch of a `switch` holds the `UnknownEvent`. */
export type Event = KnownEvent | UnknownEvent;

/** The outcome of an event at one endpoint. */
export interface EventDelivery {
  /** The endpoint (prefix `wh_`). */
  webhook_id: string;
  /** Outcome at the endpoint. `filtered`: the endpoint does not receive the type, or its `events` or `filters` have been changed since the event. `not_matched`: the event does not meet the `filters` of the endpoint. `endpoint_created_later`: the endpoint was registered after the event. */
  outcome: 'succeeded' | 'pending' | 'retrying' | 'failed' | 'held' | 'filtered' | 'not_matched' | 'endpoint_created_later' | 'cancelled';
  /** Number of attempts made so far. */
  attempts: number;
  /** Id of the newest delivery. */
  delivery_id: string | null;
  /** When the next attempt is due. */
  next_attempt_at: string | null;
  /** When the newest attempt ended. */
  completed_at: string | null;
}

/** A page of results. */
export interface EventDeliveryPage {
  /** Records of the page. */
  data: Array<EventDelivery>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** A page of results. */
export interface EventPage {
  /** Records of the page. */
  data: Array<Event>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** Number of attempts to deliver events of a type, by status. */
export interface EventTypeStats {
  /** The event type. */
  type: string;
  /** Attempts that succeeded. */
  succeeded: number;
  /** Attempts that failed, after which another was to come: a retry, or, after a redelivery, an attempt that was waiting already. */
  retrying: number;
  /** Attempts that failed, after which no other was to come. `given_up` of the log finds them. */
  failed: number;
}

/**
 * The reason why a learner is absent, late or leaves early on some days. An approved excuse excuses the marks of its days; it does not change them.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `approve` | `submitted` | `approved` |
 * | `reject` | `submitted` | `rejected` |
 * | `withdraw` | `approved` | `withdrawn` |
 */
export interface Excuse {
  /** Opaque identifier, prefix `exc_`. */
  id: string;
  /** Type of the record. */
  object: 'excuse';
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** First day. */
  from: string;
  /** Last day, at most 365 days after the first. */
  to: string;
  /** The reason. */
  reason_code: 'illness' | 'medical_appointment' | 'childbirth' | 'religious' | 'bereavement' | 'official_appointment' | 'suspension' | 'act_of_nature' | 'study_leave' | 'other';
  /** Note about the reason. Returned only if the API key has `read:attendance`. */
  note?: string | null | undefined;
  /** Reference to a document that supports the excuse, such as a medical certificate. */
  document_ref: string | null;
  /** Whether a guardian or a staff member submitted the excuse. */
  submitted_by_type: 'guardian' | 'staff' | null;
  /** Who submitted the excuse: a guardian who has access to the learner, or a staff member (prefix `gdn_` or `stf_`). */
  submitted_by: string | null;
  /** Status of the excuse. */
  status: 'submitted' | 'approved' | 'rejected' | 'withdrawn';
  /** Why the excuse was rejected or withdrawn. */
  decision_reason: string | null;
  /** What is unusual but allowed: `document_missing` if an illness lasts longer than three days and there is no `document_ref`. */
  warnings: Array<{
    /** Code of the warning. */
    code: 'document_missing';
    /** Explanation of the warning. */
    detail: string;
  }>;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. Returned only if the API key has `read:attendance`. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. Returned only if the API key has `read:attendance`. */
  metadata?: { [key: string]: string } | undefined;
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new excuse. */
export interface ExcuseCreate {
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** First day. */
  from: string;
  /** Last day, at most 365 days after the first. */
  to: string;
  /** The reason. */
  reason_code: 'illness' | 'medical_appointment' | 'childbirth' | 'religious' | 'bereavement' | 'official_appointment' | 'suspension' | 'act_of_nature' | 'study_leave' | 'other';
  /** Note about the reason. */
  note?: string | null | undefined;
  /** Reference to a document that supports the excuse, such as a medical certificate. */
  document_ref?: string | null | undefined;
  /** Whether a guardian or a staff member submitted the excuse. */
  submitted_by_type?: 'guardian' | 'staff' | null | undefined;
  /** Who submitted the excuse: a guardian who has access to the learner, or a staff member (prefix `gdn_` or `stf_`). */
  submitted_by?: string | null | undefined;
  /** Status of the excuse. */
  status?: 'submitted' | 'approved' | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** An excuse, without its reason, which often concerns health. */
export interface ExcuseEventData {
  /** Identifier, prefix `exc_`. */
  id: string;
  /** Type of the record. */
  object: 'excuse';
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** First day. */
  from: string;
  /** Last day. */
  to: string;
  /** Status of the excuse. */
  status: 'submitted' | 'approved' | 'rejected' | 'withdrawn';
}

/** A page of results. */
export interface ExcusePage {
  /** Records of the page. */
  data: Array<Excuse>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** Why an excuse is rejected. */
export interface ExcuseReject {
  /** The reason. */
  reason: string;
}

/** Fields that can be changed on an excuse. */
export interface ExcuseUpdate {
  /** First day. */
  from?: string | undefined;
  /** Last day, at most 365 days after the first. */
  to?: string | undefined;
  /** The reason. */
  reason_code?: 'illness' | 'medical_appointment' | 'childbirth' | 'religious' | 'bereavement' | 'official_appointment' | 'suspension' | 'act_of_nature' | 'study_leave' | 'other' | undefined;
  /** Note about the reason. */
  note?: string | null | undefined;
  /** Reference to a document that supports the excuse, such as a medical certificate. */
  document_ref?: string | null | undefined;
  /** Whether a guardian or a staff member submitted the excuse. */
  submitted_by_type?: 'guardian' | 'staff' | null | undefined;
  /** Who submitted the excuse: a guardian who has access to the learner, or a staff member (prefix `gdn_` or `stf_`). */
  submitted_by?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** Why an excuse is withdrawn. */
export interface ExcuseWithdraw {
  /** The reason. */
  reason?: string | null | undefined;
}

/** The fee account of a family: what the family owes and has paid, in one currency. */
export interface FeeAccount {
  /** Opaque identifier, prefix `acc_`. */
  id: string;
  /** Type of the record. */
  object: 'fee_account';
  /** Name of the account. One that the first invoice of a learner made has the name of the learner, and follows it; whoever reads fees sees it. */
  name: string;
  /** ISO 4217 code. Defaults to the currency of the school. */
  currency: string;
  /** The learners for whom fees are charged to the account (prefix `lrn_`). */
  learner_ids: Array<string>;
  /** The guardians who pay (prefix `gdn_`). */
  payer_guardian_ids: Array<string>;
  /** Which part of the fees of each learner is charged to the account. */
  shares: Array<FeeAccountShare>;
  /** The fee account into which it was merged; null if it was not (prefix `acc_`). */
  merged_into_id: string | null;
  /** Amount due on invoices minus the credit, in minor currency units: positive if the family owes money, negative if it has credit. */
  balance: number;
  /** Amount that was paid and is not allocated to an invoice, in minor currency units. */
  unallocated_credit: number;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new fee account. */
export interface FeeAccountCreate {
  /** Name of the account. One that the first invoice of a learner made has the name of the learner, and follows it; whoever reads fees sees it. */
  name: string;
  /** ISO 4217 code. Defaults to the currency of the school. */
  currency?: string | undefined;
  /** The learners for whom fees are charged to the account (prefix `lrn_`). */
  learner_ids: Array<string>;
  /** The guardians who pay (prefix `gdn_`). */
  payer_guardian_ids?: Array<string> | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** The account that is merged into another one. */
export interface FeeAccountMerge {
  /** The fee account that is merged into the one in the path (prefix `acc_`). */
  account_id: string;
}

/** A fee account was merged into another one, `merged_into_id`. Its invoices, payments and credit are on that account from now on. */
export interface FeeAccountMergedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'fee-account.merged';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: FeeAccount;
}

/** A page of results. */
export interface FeeAccountPage {
  /** Records of the page. */
  data: Array<FeeAccount>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** The part of a learner's fees that is charged to a fee account. */
export interface FeeAccountShare {
  /** The learner, prefix `lrn_`. */
  learner_id: string;
  /** The part, in hundredths of a percent: 10000 is 100 %. */
  basis_points: number;
}

/** Which credit is transferred, and where. */
export interface FeeAccountTransfer {
  /** The fee account to which it is transferred (prefix `acc_`). */
  account_id: string;
  /** Amount, in minor currency units; at most the credit of the account. */
  amount: number;
  /** The payment whose credit is transferred. Defaults to those that were received first (prefix `pay_`). */
  payment_id?: string | undefined;
}

/** Fields that can be changed on a fee account. */
export interface FeeAccountUpdate {
  /** Name of the account. One that the first invoice of a learner made has the name of the learner, and follows it; whoever reads fees sees it. */
  name?: string | undefined;
  /** The learners for whom fees are charged to the account (prefix `lrn_`). */
  learner_ids?: Array<string> | undefined;
  /** The guardians who pay (prefix `gdn_`). */
  payer_guardian_ids?: Array<string> | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** A fee invoice was issued. `credit-note.applied` and `fee.reconciled` are also sent for what its `amount_due` is less than its `total`. */
export interface FeeInvoicedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'fee.invoiced';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: InvoiceEventData;
}

/** Something that the school charges for, with its price. */
export interface FeeItem {
  /** Opaque identifier, prefix `fit_`. */
  id: string;
  /** Type of the record. */
  object: 'fee_item';
  /** Name, which is also the description of invoice lines. */
  name: string;
  /** Category, which determines which bursaries cover it. */
  category: 'tuition' | 'transport' | 'boarding' | 'books' | 'activity' | 'other';
  /** Price of one unit, in minor currency units. */
  amount: number;
  /** ISO 4217 code. Defaults to the currency of the school. */
  currency: string;
  /** The grade levels to which it applies; empty for all (prefix `grl_`). */
  grade_level_ids: Array<string>;
  /** Whether new invoices can contain it. */
  active: boolean;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new fee item. */
export interface FeeItemCreate {
  /** Name, which is also the description of invoice lines. */
  name: string;
  /** Category, which determines which bursaries cover it. */
  category: 'tuition' | 'transport' | 'boarding' | 'books' | 'activity' | 'other';
  /** Price of one unit, in minor currency units. */
  amount: number;
  /** ISO 4217 code. Defaults to the currency of the school. */
  currency?: string | undefined;
  /** The grade levels to which it applies; empty for all (prefix `grl_`). */
  grade_level_ids?: Array<string> | undefined;
  /** Whether new invoices can contain it. */
  active?: boolean | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface FeeItemPage {
  /** Records of the page. */
  data: Array<FeeItem>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** Fields that can be changed on a fee item. */
export interface FeeItemUpdate {
  /** Name, which is also the description of invoice lines. */
  name?: string | undefined;
  /** Category, which determines which bursaries cover it. */
  category?: 'tuition' | 'transport' | 'boarding' | 'books' | 'activity' | 'other' | undefined;
  /** Price of one unit, in minor currency units. */
  amount?: number | undefined;
  /** The grade levels to which it applies; empty for all (prefix `grl_`). */
  grade_level_ids?: Array<string> | undefined;
  /** Whether new invoices can contain it. */
  active?: boolean | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** A payment was matched to an invoice. */
export interface FeeReconciledEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'fee.reconciled';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: FeeReconciledEventData;
}

/** A payment matched to an invoice. */
export interface FeeReconciledEventData {
  /** The invoice (prefix `inv_`). */
  invoice_id: string;
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** Amount in minor currency units. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  /** When the payment was matched (UTC). */
  reconciled_at: string;
}

/** The share of a fee account. */
export interface FeeShare {
  /** The fee account (prefix `acc_`). */
  account_id: string;
  /** The part, in hundredths of a percent: 10000 is 100 %. */
  basis_points: number;
}

/** The share of a fee account. */
export interface FeeShareSent {
  /** The fee account. The learner must be on it (prefix `acc_`). */
  account_id: string;
  /** The part, in hundredths of a percent: 10000 is 100 %. */
  basis_points: number;
}

/** How the fees of a learner are divided. The shares add up to 10000; there are none before the learner has a fee account. */
export interface FeeShares {
  /** Type of the object. */
  object: 'fee_shares';
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** ISO 4217 code. */
  currency: string;
  /** The learner's fee accounts, oldest first. */
  shares: Array<FeeShare>;
}

/** How the fees of a learner are divided. */
export interface FeeSharesPut {
  /** ISO 4217 code. Defaults to the currency of the school. */
  currency?: string | undefined;
  /** The fee accounts and their shares, which must add up to 10000. */
  shares: Array<FeeShareSent>;
}

/**
 * A measure that follows an incident. Its texts, `external_ids` and `metadata` are encrypted in the database.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `complete` | `open` | `done` |
 * | `cancel` | `open` | `cancelled` |
 */
export interface FollowUp {
  /** Opaque identifier, prefix `fup_`. */
  id: string;
  /** Type of the record. */
  object: 'follow_up';
  /** The incident (prefix `inc_`). */
  incident_id: string;
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** Kind of measure. */
  kind: 'verbal_warning' | 'written_warning' | 'detention' | 'counselling' | 'parent_meeting' | 'community_service' | 'suspension' | 'expulsion_recommendation' | 'restorative' | 'other';
  /** Who is responsible (prefix `stf_`). */
  assigned_to: string | null;
  /** Day by which it must be done. */
  due_on: string | null;
  /** First day; required for a suspension. */
  from: string | null;
  /** Last day; required for a suspension. */
  to: string | null;
  /** Details of the follow-up. Returned only if the API key has `read:discipline`. */
  details?: string | null | undefined;
  /** The outcome. Returned only if the API key has `read:discipline`. */
  outcome?: string | null | undefined;
  /** The excuse of a suspension (prefix `exc_`). */
  excuse_id: string | null;
  /** Number of school days of a suspension, according to the calendar when it was last changed; null for other follow-ups. */
  school_days: number | null;
  /** Status of the follow-up. */
  status: 'open' | 'done' | 'cancelled';
  /** What is unusual but allowed: `long_suspension` if a suspension has more than seven school days, `no_school_days` if it has none, `assignee_left` if it is open and assigned to a staff member who has left or is archived. */
  warnings: Array<{
    /** Code of the warning. */
    code: 'long_suspension' | 'no_school_days' | 'assignee_left';
    /** Explanation of the warning. */
    detail: string;
  }>;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. Returned only if the API key has `read:discipline`. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. Returned only if the API key has `read:discipline`. */
  metadata?: { [key: string]: string } | undefined;
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Why a follow-up is cancelled. */
export interface FollowUpCancel {
  /** The reason. */
  outcome?: string | undefined;
}

/** How a follow-up was completed. */
export interface FollowUpComplete {
  /** The outcome. */
  outcome?: string | undefined;
}

/** Fields of a new follow-up. */
export interface FollowUpCreate {
  /** Kind of measure. */
  kind: 'verbal_warning' | 'written_warning' | 'detention' | 'counselling' | 'parent_meeting' | 'community_service' | 'suspension' | 'expulsion_recommendation' | 'restorative' | 'other';
  /** Who is responsible (prefix `stf_`). */
  assigned_to?: string | null | undefined;
  /** Day by which it must be done. */
  due_on?: string | null | undefined;
  /** First day; required for a suspension. */
  from?: string | null | undefined;
  /** Last day; required for a suspension. */
  to?: string | null | undefined;
  /** Details of the follow-up. */
  details?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface FollowUpPage {
  /** Records of the page. */
  data: Array<FollowUp>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** Fields that can be changed on a follow-up. */
export interface FollowUpUpdate {
  /** Who is responsible (prefix `stf_`). */
  assigned_to?: string | null | undefined;
  /** Day by which it must be done. */
  due_on?: string | null | undefined;
  /** First day; required for a suspension. */
  from?: string | null | undefined;
  /** Last day; required for a suspension. */
  to?: string | null | undefined;
  /** Details of the follow-up. */
  details?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/**
 * The grade of a learner for an assessment. Grades can be changed only while the assessment is open.
 *
 * No two records have the same `assessment_id` and `learner_id`, unless one of them is archived.
 */
export interface Grade {
  /** Opaque identifier, prefix `grd_`. */
  id: string;
  /** Type of the record. */
  object: 'grade';
  /** The assessment (prefix `asm_`). */
  assessment_id: string;
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** The mark, with at most two decimal places. It must not exceed `max_mark` of the assessment; null unless the status is `graded`. */
  mark: number | null;
  /** Status of the grade. `absent` counts as a mark of 0; `exempt` and `withheld` do not count. Defaults to `graded` if there is a mark, and otherwise to `pending`. */
  status: 'pending' | 'graded' | 'absent' | 'exempt' | 'withheld';
  /** The mark as a percentage of `max_mark`, rounded half up; null without a mark. */
  percentage: number | null;
  /** Level of the percentage on the grading scale of the assessment; null without a mark. */
  level: number | null;
  /** Comment on the grade. */
  comment: string | null;
  /** Id of the API key or staff member that last set the mark or the status; null if it was the server. */
  graded_by: string | null;
  /** When the mark or the status was last set (UTC); null while the grade is pending. */
  graded_at: string | null;
  /** Revision of the grade: 1 when it is entered, increased by 1 whenever the mark, the status or the comment changes. */
  revision: number;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new grade. */
export interface GradeCreate {
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** The mark, with at most two decimal places. It must not exceed `max_mark` of the assessment; null unless the status is `graded`. */
  mark?: number | null | undefined;
  /** Status of the grade. `absent` counts as a mark of 0; `exempt` and `withheld` do not count. Defaults to `graded` if there is a mark, and otherwise to `pending`. */
  status?: 'pending' | 'graded' | 'absent' | 'exempt' | 'withheld' | undefined;
  /** Comment on the grade. */
  comment?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A grade level of the school, such as Grade R or Grade 7. */
export interface GradeLevel {
  /** Opaque identifier, prefix `grl_`. */
  id: string;
  /** Type of the record. */
  object: 'grade_level';
  /** Label of the grade level; unique in the school (case-insensitive). */
  label: string;
  /** Position among the grade levels. */
  order: number;
  /** School phase. */
  phase: 'foundation' | 'intermediate' | 'senior' | 'fet' | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new grade level. */
export interface GradeLevelCreate {
  /** Label of the grade level; unique in the school (case-insensitive). */
  label: string;
  /** Position among the grade levels. */
  order: number;
  /** School phase. */
  phase?: 'foundation' | 'intermediate' | 'senior' | 'fet' | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface GradeLevelPage {
  /** Records of the page. */
  data: Array<GradeLevel>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** A row of an import of grade levels. */
export interface GradeLevelRow {
  /** Id of the record in the source. An integer, up to 2^53 - 1, is converted to its decimal digits. */
  external_id?: string | number | null | undefined;
  /** Label of the grade level; unique in the school (case-insensitive). */
  label?: string | undefined;
  /** Position among the grade levels. */
  order?: number | undefined;
  /** School phase. */
  phase?: 'foundation' | 'intermediate' | 'senior' | 'fet' | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** Fields that can be changed on a grade level. */
export interface GradeLevelUpdate {
  /** Label of the grade level; unique in the school (case-insensitive). */
  label?: string | undefined;
  /** Position among the grade levels. */
  order?: number | undefined;
  /** School phase. */
  phase?: 'foundation' | 'intermediate' | 'senior' | 'fet' | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** A page of results. */
export interface GradePage {
  /** Records of the page. */
  data: Array<Grade>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** A row of an import of grades. */
export interface GradeRow {
  /** Id of the record in the source. An integer, up to 2^53 - 1, is converted to its decimal digits. */
  external_id?: string | number | null | undefined;
  /** The assessment (prefix `asm_`). */
  assessment_id?: string | undefined;
  /** Can be sent instead of `assessment_id`: the external id of the record in the same source. */
  assessment_external_id?: string | number | undefined;
  /** The learner (prefix `lrn_`). */
  learner_id?: string | undefined;
  /** Can be sent instead of `learner_id`: the external id of the record in the same source. */
  learner_external_id?: string | number | undefined;
  /** Can be sent instead of `learner_id`: the admission number of the learner. */
  learner_admission_number?: string | number | undefined;
  /** The mark, with at most two decimal places, or the status that gradebooks write instead of one: `EX`, `exempt` or `excused`, `absent`, `withheld`. */
  mark?: number | null | undefined;
  /** Status of the grade. `absent` counts as a mark of 0; `exempt` and `withheld` do not count. Defaults to `graded` if there is a mark, and otherwise to `pending`. */
  status?: 'pending' | 'graded' | 'absent' | 'exempt' | 'withheld' | undefined;
  /** Comment on the grade. */
  comment?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** Fields that can be changed on a grade. */
export interface GradeUpdate {
  /** The mark, with at most two decimal places. It must not exceed `max_mark` of the assessment; null unless the status is `graded`. */
  mark?: number | null | undefined;
  /** Status of the grade. `absent` counts as a mark of 0; `exempt` and `withheld` do not count. Defaults to `graded` if there is a mark, and otherwise to `pending`. */
  status?: 'pending' | 'graded' | 'absent' | 'exempt' | 'withheld' | undefined;
  /** Comment on the grade. */
  comment?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** The grades to enter. */
export interface GradesPut {
  /** The grades, at most one for each learner. */
  grades: Array<{
    /** The learner (prefix `lrn_`). */
    learner_id: string;
    /** The mark, with at most two decimal places. */
    mark?: number | null | undefined;
    /** Status of the grade. Defaults to `graded` if a mark is sent. */
    status?: 'pending' | 'graded' | 'absent' | 'exempt' | 'withheld' | undefined;
    /** Comment on the grade. */
    comment?: string | null | undefined;
  }>;
}

/** The result for each grade. */
export interface GradesPutResult {
  /** Number of grades that were entered. */
  created: number;
  /** Number of grades that were changed. */
  updated: number;
  /** Number of grades that already had these values. */
  unchanged: number;
  /** The grades, in the order in which they were sent. */
  data: Array<Grade>;
}

/** A level of a grading scale. */
export interface GradingLevel {
  /** Number of the level. */
  level: number;
  /** Label of the level, such as Adequate. */
  label: string;
  /** Lowest percentage of the level, inclusive. */
  min: number;
}

/** A grading scale: the levels into which percentages are divided. A level applies to percentages from its `min` up to the `min` of the next level. Percentages are rounded to whole numbers first, half up, so every percentage has exactly one level. Every school has one default scale. */
export interface GradingScale {
  /** Opaque identifier, prefix `gsc_`. */
  id: string;
  /** Type of the record. */
  object: 'grading_scale';
  /** Name of the scale; unique in the school (case-insensitive). */
  name: string;
  /** The levels, highest first. The lowest has the `min` 0. No two have the same `min` or `level`, and from the lowest to the highest, `level` either always increases or always decreases. */
  levels: Array<GradingLevel>;
  /** Whether it is used for assessments and term results that have no other scale. */
  default: boolean;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Name of the new grading scale. */
export interface GradingScaleClone {
  /** Name of the new scale. */
  name: string;
}

/** Fields of a new grading scale. */
export interface GradingScaleCreate {
  /** Name of the scale; unique in the school (case-insensitive). */
  name: string;
  /** The levels, highest first. The lowest has the `min` 0. No two have the same `min` or `level`, and from the lowest to the highest, `level` either always increases or always decreases. */
  levels: Array<GradingLevel>;
  /** Whether it is used for assessments and term results that have no other scale. */
  default?: boolean | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface GradingScalePage {
  /** Records of the page. */
  data: Array<GradingScale>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** Fields that can be changed on a grading scale. */
export interface GradingScaleUpdate {
  /** Name of the scale; unique in the school (case-insensitive). */
  name?: string | undefined;
  /** The levels, highest first. The lowest has the `min` 0. No two have the same `min` or `level`, and from the lowest to the highest, `level` either always increases or always decreases. */
  levels?: Array<GradingLevel> | undefined;
  /** Whether it is used for assessments and term results that have no other scale. */
  default?: boolean | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** A parent or guardian. Siblings share one guardian record. */
export interface Guardian {
  /** Opaque identifier, prefix `gdn_`. */
  id: string;
  /** Type of the record. */
  object: 'guardian';
  /** Full name. Required unless `first_name` or `last_name` is sent. */
  name: string;
  /** First name. */
  first_name: string | null;
  /** Family name. */
  last_name: string | null;
  /** Form of address. */
  title: string | null;
  /** Email address. */
  email: string | null;
  /** Telephone number in E.164 format, such as +27821234567. */
  phone: string | null;
  /** Alternative telephone number in E.164 format. */
  alternate_phone: string | null;
  /** Language of the guardian, as a BCP 47 tag: that of calendar feeds and of the pages to unsubscribe. Messages are in the language in which they are written. */
  preferred_language: string | null;
  /** South African identity number: 13 digits, the last of which is a check digit. Returned only if the API key has `read:sensitive`. */
  national_id?: string | null | undefined;
  /** Occupation. */
  occupation: string | null;
  /** Employer. */
  employer: string | null;
  /** Postal address. */
  address: {
    /** First line. */
    line1: string | null;
    /** Second line. */
    line2: string | null;
    /** Suburb. */
    suburb: string | null;
    /** City or town. */
    city: string | null;
    /** Province or state. */
    province: string | null;
    /** Postal code. */
    postal_code: string | null;
    /** ISO 3166-1 alpha-2 code. */
    country: string | null;
  } | null;
  /** Channels on which the guardian has agreed to receive messages. */
  channels: {
    /** Whether the guardian agreed to receive email. */
    email: boolean;
    /** Whether the guardian agreed to receive text messages. */
    sms: boolean;
    /** Whether the guardian agreed to receive push notifications. */
    push: boolean;
    /** Whether the guardian agreed to receive letters. */
    letter: boolean;
  };
  /** Whether the guardian has access to a portal. There is no portal in this version, so it is always `none`. */
  portal_status: 'none' | 'invited' | 'active';
  /** The guardian into which this record was merged; null if it was not. Use that record (prefix `gdn_`). */
  merged_into_id: string | null;
  /** When the personal values were erased (UTC); null if they were not. The remaining record is archived and cannot be restored. */
  erased_at: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** A guardian was archived (soft-deleted). */
export interface GuardianArchivedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'guardian.archived';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Guardian;
}

/** Fields of a new guardian. */
export interface GuardianCreate {
  /** Full name. Required unless `first_name` or `last_name` is sent. */
  name?: string | undefined;
  /** First name. */
  first_name?: string | null | undefined;
  /** Family name. */
  last_name?: string | null | undefined;
  /** Form of address. */
  title?: string | null | undefined;
  /** Email address. */
  email?: string | null | undefined;
  /** Telephone number in E.164 format, such as +27821234567. */
  phone?: string | null | undefined;
  /** Alternative telephone number in E.164 format. */
  alternate_phone?: string | null | undefined;
  /** Language of the guardian, as a BCP 47 tag: that of calendar feeds and of the pages to unsubscribe. Messages are in the language in which they are written. */
  preferred_language?: string | null | undefined;
  /** South African identity number: 13 digits, the last of which is a check digit. */
  national_id?: string | null | undefined;
  /** Occupation. */
  occupation?: string | null | undefined;
  /** Employer. */
  employer?: string | null | undefined;
  /** Postal address. */
  address?: {
    /** First line. */
    line1?: string | null | undefined;
    /** Second line. */
    line2?: string | null | undefined;
    /** Suburb. */
    suburb?: string | null | undefined;
    /** City or town. */
    city?: string | null | undefined;
    /** Province or state. */
    province?: string | null | undefined;
    /** Postal code. */
    postal_code?: string | null | undefined;
    /** ISO 3166-1 alpha-2 code. */
    country?: string | null | undefined;
  } | null | undefined;
  /** Channels on which the guardian has agreed to receive messages. */
  channels?: {
    /** Whether the guardian agreed to receive email. */
    email?: boolean | undefined;
    /** Whether the guardian agreed to receive text messages. */
    sms?: boolean | undefined;
    /** Whether the guardian agreed to receive push notifications. */
    push?: boolean | undefined;
    /** Whether the guardian agreed to receive letters. */
    letter?: boolean | undefined;
  } | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A guardian was created. */
export interface GuardianCreatedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'guardian.created';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Guardian;
}

/** Why the personal values of a guardian are erased. */
export interface GuardianErase {
  /** The id of the guardian, as confirmation. */
  confirm: string;
  /** The reason, for the audit log. It is not erased, so it must not name the guardian. */
  reason: string;
}

/** The personal values of a guardian were erased. Delete your copies of them. */
export interface GuardianErasedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'guardian.erased';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Guardian;
}

/** The link between a guardian and a learner was changed, for example the guardian's access. */
export interface GuardianLinkUpdatedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'guardian.link-updated';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: LearnerGuardian;
}

/** A guardian was linked to a learner, or is linked again because a merge was undone. */
export interface GuardianLinkedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'guardian.linked';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: LearnerGuardian;
}

/** The guardian who is merged into another one. */
export interface GuardianMerge {
  /** The guardian who is merged into the one in the path (prefix `gdn_`). */
  guardian_id: string;
  /** Whether to report what would be done without doing it. */
  dry_run?: boolean | undefined;
}

/** A guardian was merged into another one, `merged_into_id`, and archived. Let your copies of records about the guardian refer to that one. If `guardian.restored` follows with `merged_into_id` null, the merge was undone: read the records about both again. */
export interface GuardianMergedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'guardian.merged';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Guardian;
}

/** A page of results. */
export interface GuardianPage {
  /** Records of the page. */
  data: Array<Guardian>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** An archived guardian was restored. */
export interface GuardianRestoredEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'guardian.restored';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Guardian;
}

/** A row of an import of guardians. */
export interface GuardianRow {
  /** Id of the record in the source. An integer, up to 2^53 - 1, is converted to its decimal digits. */
  external_id?: string | number | null | undefined;
  /** Full name. Required unless `first_name` or `last_name` is sent. */
  name?: string | undefined;
  /** First name. */
  first_name?: string | null | undefined;
  /** Family name. */
  last_name?: string | null | undefined;
  /** Form of address. */
  title?: string | null | undefined;
  /** Email address. */
  email?: string | null | undefined;
  /** Telephone number in E.164 format, such as +27821234567. */
  phone?: string | null | undefined;
  /** Alternative telephone number in E.164 format. */
  alternate_phone?: string | null | undefined;
  /** Language of the guardian, as a BCP 47 tag: that of calendar feeds and of the pages to unsubscribe. Messages are in the language in which they are written. */
  preferred_language?: string | null | undefined;
  /** South African identity number: 13 digits, the last of which is a check digit. */
  national_id?: string | null | undefined;
  /** Occupation. */
  occupation?: string | null | undefined;
  /** Employer. */
  employer?: string | null | undefined;
  /** Postal address. */
  address?: {
    /** First line. */
    line1?: string | null | undefined;
    /** Second line. */
    line2?: string | null | undefined;
    /** Suburb. */
    suburb?: string | null | undefined;
    /** City or town. */
    city?: string | null | undefined;
    /** Province or state. */
    province?: string | null | undefined;
    /** Postal code. */
    postal_code?: string | null | undefined;
    /** ISO 3166-1 alpha-2 code. */
    country?: string | null | undefined;
  } | null | undefined;
  /** Channels on which the guardian has agreed to receive messages. */
  channels?: {
    /** Whether the guardian agreed to receive email. */
    email?: boolean | undefined;
    /** Whether the guardian agreed to receive text messages. */
    sms?: boolean | undefined;
    /** Whether the guardian agreed to receive push notifications. */
    push?: boolean | undefined;
    /** Whether the guardian agreed to receive letters. */
    letter?: boolean | undefined;
  } | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** The link between a guardian and a learner was removed. */
export interface GuardianUnlinkedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'guardian.unlinked';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: LearnerGuardian;
}

/** Fields that can be changed on a guardian. */
export interface GuardianUpdate {
  /** Full name. Required unless `first_name` or `last_name` is sent. */
  name?: string | undefined;
  /** First name. */
  first_name?: string | null | undefined;
  /** Family name. */
  last_name?: string | null | undefined;
  /** Form of address. */
  title?: string | null | undefined;
  /** Email address. */
  email?: string | null | undefined;
  /** Telephone number in E.164 format, such as +27821234567. */
  phone?: string | null | undefined;
  /** Alternative telephone number in E.164 format. */
  alternate_phone?: string | null | undefined;
  /** Language of the guardian, as a BCP 47 tag: that of calendar feeds and of the pages to unsubscribe. Messages are in the language in which they are written. */
  preferred_language?: string | null | undefined;
  /** South African identity number: 13 digits, the last of which is a check digit. */
  national_id?: string | null | undefined;
  /** Occupation. */
  occupation?: string | null | undefined;
  /** Employer. */
  employer?: string | null | undefined;
  /** Postal address. */
  address?: {
    /** First line. */
    line1?: string | null | undefined;
    /** Second line. */
    line2?: string | null | undefined;
    /** Suburb. */
    suburb?: string | null | undefined;
    /** City or town. */
    city?: string | null | undefined;
    /** Province or state. */
    province?: string | null | undefined;
    /** Postal code. */
    postal_code?: string | null | undefined;
    /** ISO 3166-1 alpha-2 code. */
    country?: string | null | undefined;
  } | null | undefined;
  /** Channels on which the guardian has agreed to receive messages. */
  channels?: {
    /** Whether the guardian agreed to receive email. */
    email?: boolean | undefined;
    /** Whether the guardian agreed to receive text messages. */
    sms?: boolean | undefined;
    /** Whether the guardian agreed to receive push notifications. */
    push?: boolean | undefined;
    /** Whether the guardian agreed to receive letters. */
    letter?: boolean | undefined;
  } | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** A guardian record was changed. */
export interface GuardianUpdatedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'guardian.updated';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Guardian;
}

/** A guardian, with others who may be the same person. */
export interface GuardianWithWarnings {
  /** Opaque identifier, prefix `gdn_`. */
  id: string;
  /** Type of the record. */
  object: 'guardian';
  /** Full name. Required unless `first_name` or `last_name` is sent. */
  name: string;
  /** First name. */
  first_name: string | null;
  /** Family name. */
  last_name: string | null;
  /** Form of address. */
  title: string | null;
  /** Email address. */
  email: string | null;
  /** Telephone number in E.164 format, such as +27821234567. */
  phone: string | null;
  /** Alternative telephone number in E.164 format. */
  alternate_phone: string | null;
  /** Language of the guardian, as a BCP 47 tag: that of calendar feeds and of the pages to unsubscribe. Messages are in the language in which they are written. */
  preferred_language: string | null;
  /** South African identity number: 13 digits, the last of which is a check digit. Returned only if the API key has `read:sensitive`. */
  national_id?: string | null | undefined;
  /** Occupation. */
  occupation: string | null;
  /** Employer. */
  employer: string | null;
  /** Postal address. */
  address: {
    /** First line. */
    line1: string | null;
    /** Second line. */
    line2: string | null;
    /** Suburb. */
    suburb: string | null;
    /** City or town. */
    city: string | null;
    /** Province or state. */
    province: string | null;
    /** Postal code. */
    postal_code: string | null;
    /** ISO 3166-1 alpha-2 code. */
    country: string | null;
  } | null;
  /** Channels on which the guardian has agreed to receive messages. */
  channels: {
    /** Whether the guardian agreed to receive email. */
    email: boolean;
    /** Whether the guardian agreed to receive text messages. */
    sms: boolean;
    /** Whether the guardian agreed to receive push notifications. */
    push: boolean;
    /** Whether the guardian agreed to receive letters. */
    letter: boolean;
  };
  /** Whether the guardian has access to a portal. There is no portal in this version, so it is always `none`. */
  portal_status: 'none' | 'invited' | 'active';
  /** The guardian into which this record was merged; null if it was not. Use that record (prefix `gdn_`). */
  merged_into_id: string | null;
  /** When the personal values were erased (UTC); null if they were not. The remaining record is archived and cannot be restored. */
  erased_at: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
  /** People who may be the same person. */
  warnings: Array<PersonWarning>;
}

/**
 * An import of rows of one kind.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `start` | `queued` | `running` |
 * | `complete` | `running` | `completed` |
 * | `complete_with_errors` | `running` | `completed_with_errors` |
 * | `fail` | `queued`, `running` | `failed` |
 * | `cancel` | `queued`, `running` | `cancelled` |
 * | `undo` | `cancelled`, `completed`, `completed_with_errors`, `failed`, `partly_undone` | `undoing` |
 * | `finish_undo` | `undoing` | `undone` |
 * | `stop_undo` | `undoing` | `partly_undone` |
 */
export interface Import {
  /** Opaque identifier, prefix `imp_`. */
  id: string;
  /** Type of the record. */
  object: 'import';
  /** Kind of the rows. */
  kind: 'academic_years' | 'terms' | 'grade_levels' | 'subjects' | 'staff' | 'classes' | 'learners' | 'guardians' | 'learner_guardians' | 'enrollments' | 'grades' | 'slots' | 'payments';
  /** Name of the system that the rows come from. It is the key of their ids in `external_ids`. */
  source: string;
  /** Whether to update existing records (`upsert`) or leave them unchanged (`create_only`). */
  mode: 'upsert' | 'create_only';
  /** Field that identifies the records, whatever their external ids are: `admission_number` for learners, `email` for staff. Every row needs it. */
  match_on: 'admission_number' | 'email' | null;
  /** Whether to report what would be done without doing it. */
  dry_run: boolean;
  /** Whether the rows are a complete snapshot of the source, in one request: parts of it would remove the records of the others. If true, records of the source that are not in any row are archived (enrollments are withdrawn), and every row needs an `external_id`. If a row fails under an `external_id` that the source does not have yet, nothing is removed, because it may be one of its records under a new id: the records that would have been removed are `skipped`. */
  full_snapshot: boolean;
  /** Whether a full snapshot only removes records: its rows name what stays, by their `external_id`, and are `skipped`; there can be 50000 of them, in `rows`. Use it after the rows of all kinds have been imported, first as a `dry_run` of each kind, so that nothing is removed if there are too many of one of them. */
  removals_only: boolean;
  /** Maximum fraction of the source's records that a full snapshot is allowed to remove. */
  max_removal_ratio: number;
  /** The import whose failed rows these are, corrected: one of the same kind and source that was no dry run, and of which at least so many rows failed. Dates are read in its order, if `date_order` is not sent, and a row is not taken for a payment that one of its rows already is: a line that a statement has twice is two payments. */
  corrects_import_id: string | null;
  /** How to read dates such as `03/04/2026` and `03.04.26`: day, month or year first. If it is not sent, it is the order that the other dates of the rows show (`20/01/2026` can only be day first), otherwise the usual one of the locale of the school, unless the last import from the same `source` had another one. Null if nothing says it, or if no date needs it; dates that can be read in two ways then fail. */
  date_order: 'dmy' | 'mdy' | 'ymd' | null;
  /** Status of the import. */
  status: 'queued' | 'running' | 'completed' | 'completed_with_errors' | 'failed' | 'cancelled' | 'undoing' | 'undone' | 'partly_undone';
  /** Number of rows by result. */
  counts: {
    /** Records that were created. */
    created: number;
    /** Records that were changed. */
    updated: number;
    /** Records that already had these values. For an API key without `read:sensitive`, a row with a sensitive field is never counted here. */
    unchanged: number;
    /** Rows that were left out without an error, such as amounts that the school paid on a bank statement; each has a `code`. */
    skipped: number;
    /** Rows that failed. */
    failed: number;
    /** Records that a full snapshot archived, or enrollments that it withdrew. */
    removed: number;
  };
  /** Progress of the import. */
  progress: {
    /** Number of rows that have a result. */
    done: number;
    /** Number of rows, including removals once they are known. */
    total: number;
  };
  /** Number of rows by what undoing the import did with them; all are 0 before. */
  undo: {
    /** Rows that are still to be undone. */
    pending: number;
    /** Rows that were undone. */
    undone: number;
    /** Rows that could not be undone; `imports.rows` has the reasons. */
    kept: number;
  };
  /** Until when the import can be undone: 30 days after it was sent. Then the previous values are deleted. Null for a dry run. */
  undo_until: string | null;
  /** Until when the rows are kept at least, which `imports.rows` returns: 30 days after the import was sent. The rows of an import that has ended are deleted within two days after that; `counts`, `progress` and `undo` stay. */
  rows_until: string;
  /** When the source was deleted (UTC), which `imports.source` returns: 30 days after the import was sent, or as soon as personal values of any learner of the school were erased. Null while it is kept. */
  source_deleted_at: string | null;
  /** Number of attempts to continue the import since the last successful one. Each attempt waits twice as long as the previous one; after 10 failed attempts the status becomes `failed`. */
  attempts: number;
  /** Why the import, or undoing it, failed. While it is running: why its last attempt to continue failed. */
  error: {
    /** Code of the error. */
    code: string;
    /** Human-readable explanation of what went wrong. */
    detail: string;
  } | null;
  /** When the import started (UTC). */
  started_at: string | null;
  /** When the import ended (UTC). */
  finished_at: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new import. */
export interface ImportCreate {
  /** Kind of the rows. */
  kind: 'academic_years' | 'terms' | 'grade_levels' | 'subjects' | 'staff' | 'classes' | 'learners' | 'guardians' | 'learner_guardians' | 'enrollments' | 'grades' | 'slots' | 'payments';
  /** Name of the system that the rows come from. It is the key of their ids in `external_ids`. */
  source: string;
  /** Whether to update existing records (`upsert`) or leave them unchanged (`create_only`). */
  mode?: 'upsert' | 'create_only' | undefined;
  /** Field that identifies the records, whatever their external ids are: `admission_number` for learners, `email` for staff. Every row needs it. */
  match_on?: 'admission_number' | 'email' | null | undefined;
  /** Whether to report what would be done without doing it. */
  dry_run?: boolean | undefined;
  /** Whether the rows are a complete snapshot of the source, in one request: parts of it would remove the records of the others. If true, records of the source that are not in any row are archived (enrollments are withdrawn), and every row needs an `external_id`. If a row fails under an `external_id` that the source does not have yet, nothing is removed, because it may be one of its records under a new id: the records that would have been removed are `skipped`. */
  full_snapshot?: boolean | undefined;
  /** Whether a full snapshot only removes records: its rows name what stays, by their `external_id`, and are `skipped`; there can be 50000 of them, in `rows`. Use it after the rows of all kinds have been imported, first as a `dry_run` of each kind, so that nothing is removed if there are too many of one of them. */
  removals_only?: boolean | undefined;
  /** Maximum fraction of the source's records that a full snapshot is allowed to remove. */
  max_removal_ratio?: number | undefined;
  /** The rows: at most 5000, or 50000 with `removals_only`. A row can have at most 2000 values, and all rows together at most 250000. */
  rows?: Array<{ [key: string]: unknown }> | undefined;
  /** The rows as CSV text with a header line, unless `columns` is sent. The separator is a comma, semicolon or tab, detected from the header line or given before it (`sep=;`). Lines without values and empty cells are ignored, and so are spaces around a cell, also inside of quotes, and an apostrophe before `=`, `+`, `-` or `@` at the beginning of a cell, which keeps spreadsheets from calculating it. A line with more or fewer cells than the header fails, and so does a value that a spreadsheet has lost, such as `#N/A` or `1.23E+11` in a number of a person, or a character that could not be decoded (U+FFFD). Items of a list are separated by semicolons; if the columns are too, quote the cell. Dates can be in other forms than `2026-01-20`, such as `20/01/2026` or `20 Jan 2026`, and numbers can have separators of thousands; a value that can be read in two ways fails. Telephone numbers can have spaces, and be written as they are dialled in the country of the school's `locale`, such as `082 123 4567`. At most 500 columns, 250000 cells (an empty line counts as one), and 65536 bytes in a line. */
  csv?: string | undefined;
  /** Maps the name of each CSV column to a field; use a dot for a member of a field (`address.city`). Columns that are not in the mapping are ignored. Without a mapping, the names of the columns must be the names of the fields. No two columns can be for the same field. */
  mapping?: { [key: string]: string } | undefined;
  /** Names of the columns of CSV text that has no header line, in their order. */
  columns?: Array<string> | undefined;
  /** Values of fields for all rows of CSV text, as a cell would contain them, such as the assessment of a list of marks or the currency of a statement. A field can be in a column or here, not both. */
  constants?: { [key: string]: string } | undefined;
  /** Number of lines before the header line of CSV text, after a line `sep=`. Those with values are rows with the result `skipped`. */
  skip_lines?: number | undefined;
  /** Number of lines with values at the end of CSV text that are not rows, such as totals. They have the result `skipped`. */
  skip_last_lines?: number | undefined;
  /** Lines of CSV text that are not rows, by the name of a column and the values that it has in them, ignoring case: `{ "Date": ["Total", ""] }` leaves out lines whose date is `Total` or empty. They have the result `skipped`. */
  skip_rows?: { [key: string]: Array<string> } | undefined;
  /** Values of columns and what they mean, by the name of the column, ignoring case: `{ "Sex": { "M": "male", "F": "female" } }`. A value that is not listed stays as it is; `""` is an empty cell. */
  value_mapping?: { [key: string]: { [key: string]: string } } | undefined;
  /** What separates decimals in numbers and amounts of CSV text that can be read in two ways: with `comma`, `1,250` is 1.25, with `point` 1250. If it is not sent, such numbers fail. */
  decimal_mark?: 'point' | 'comma' | undefined;
  /** The import whose failed rows these are, corrected: one of the same kind and source that was no dry run, and of which at least so many rows failed. Dates are read in its order, if `date_order` is not sent, and a row is not taken for a payment that one of its rows already is: a line that a statement has twice is two payments. */
  corrects_import_id?: string | null | undefined;
  /** How to read dates such as `03/04/2026` and `03.04.26`: day, month or year first. If it is not sent, it is the order that the other dates of the rows show (`20/01/2026` can only be day first), otherwise the usual one of the locale of the school, unless the last import from the same `source` had another one. Null if nothing says it, or if no date needs it; dates that can be read in two ways then fail. */
  date_order?: 'dmy' | 'mdy' | 'ymd' | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface ImportPage {
  /** Records of the page. */
  data: Array<Import>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** The result of a row of an import. */
export interface ImportRow {
  /** Identifier, prefix `imr_`. */
  id: string;
  /** Type of the record. */
  object: 'import_row';
  /** Number of the row in the order in which the rows were sent, starting at 1. Lines of CSV text that `skip_lines`, `skip_last_lines` or `skip_rows` leaves out are counted too. Removals follow the rows. */
  number: number;
  /** Number of the row in a spreadsheet that shows the CSV text: a line with line breaks inside of its cells is one row, the lines before it count, also those without values, and a line `sep=` does not. The header is row 1 unless `skip_lines` was sent. Null if rows were sent, and for removals. */
  line: number | null;
  /** Id of the record in the source. */
  external_id: string | null;
  /** Result of the row; `skipped` if it was left out without an error. */
  result: 'pending' | 'created' | 'updated' | 'unchanged' | 'skipped' | 'failed' | 'removed';
  /** Id of the record; of a failed row, the existing record that it conflicts with, if there is one; null in a dry run if the record would be created. */
  record_id: string | null;
  /** Code of the error, or of the reason for which the row was skipped (`not_a_payment`, `repeated_header`, `skip_lines`, `skip_last_lines`, `skip_rows`, `removals_only`, `removal_stopped`; of an enrollment in a term that is over, `term_is_over` if the row has no dates of its own and the classes of the learner in the term are known, and `term_closed` if the term is closed). Of other rows: code of a warning, such as `same_name` if the new record may be of somebody whom the school already has (see `PersonWarning`), `other_name` if a record that was found by another value than its external id had another name, `other_person` if the record with the external id of a row had another name and another date of birth, `unknown_class`, `unknown_grade_level` and `other_grade_level` if the class or the grade level of a learner is none of the school, or not that of the class, `not_enrolled` if a learner with a class is enrolled in none in its present or next term, `transferred` if an enrollment replaces another one of the source, which it ends, `has_ended` if an enrollment that was withdrawn or transferred keeps other dates than those of a row about a time that is over, `same_as_before` if a corrected row has the values of another row of the import that it corrects, `has_left` if the staff member of the row has left and the row has no `ends_on`, or if the learner has left and the row has a class or the status `active`, `not_admitted` if the row has the status `active` and the learner is prospective, these and those of the class and the grade level also if it changes nothing, `nothing_due` if nothing was due on an invoice that the reference of a payment names, `due_elsewhere` if a payment for a learner has left credit although something is due for the learner on another fee account, `equal_payment` if the payment of a row has another method or was imported from another source, `equal_elsewhere` if a payment that the row made equals one of another fee account, `merged` if the record of the row was merged into one that another row of the import is for, so that the row changes nothing, or `external_id_replaced`, or `access_refused` if the guardian of a link has the same name and contact as one who has no access to the learner, and so has none either; null if there is none. */
  code: string | null;
  /** Human-readable explanation of why the row failed or was skipped, or of the warning. */
  detail: string | null;
  /** All field errors of the row. */
  errors: Array<{
    /** JSON pointer into the row. */
    pointer: string;
    /** Code of the field error. */
    code: string;
    /** What is wrong and what is expected. */
    detail: string;
  }>;
  /** What undoing the import did with the row; null if it was not undone, or if the row had changed nothing. */
  undo: 'pending' | 'undone' | 'kept' | null;
  /** Why the row was kept: `changed_since`, `values_erased`, `not_reversible`, or the code of the error of the operation; otherwise null. */
  undo_code: string | null;
  /** Human-readable explanation of why the row was kept. */
  undo_detail: string | null;
}

/** A page of results. */
export interface ImportRowPage {
  /** Records of the page. */
  data: Array<ImportRow>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** The source of an import, as it was sent. */
export interface ImportSource {
  /** Type of the result. */
  object: 'import_source';
  /** The import (prefix `imp_`). */
  import_id: string;
  /** Kind of the rows. */
  kind: string;
  /** The CSV text; null if rows were sent. */
  csv: string | null;
  /** Maps the name of each CSV column to a field; null if none was sent. */
  mapping: { [key: string]: string } | null;
  /** Names of the columns of CSV text without a header line; null if none were sent. */
  columns: Array<string> | null;
  /** Values of fields for all rows; null if none were sent. */
  constants: { [key: string]: string } | null;
  /** Number of lines before the header; null if none was sent. */
  skip_lines: number | null;
  /** Number of lines after the last row; null if none was sent. */
  skip_last_lines: number | null;
  /** Values of columns whose lines are left out; null if none were sent. */
  skip_rows: { [key: string]: Array<string> } | null;
  /** Values of columns and what they mean; null if none were sent. */
  value_mapping: { [key: string]: { [key: string]: string } } | null;
  /** What separates decimals; null if it was not sent. */
  decimal_mark: 'point' | 'comma' | null;
  /** The rows; null if CSV text was sent. */
  rows: Array<{ [key: string]: unknown }> | null;
  /** When the source will be deleted (UTC). */
  deleted_at: string;
}

/** What undoing an import does, or would do. */
export interface ImportUndo {
  /** Type of the result. */
  object: 'import_undo';
  /** The import (prefix `imp_`). */
  import_id: string;
  /** Whether nothing was done. */
  dry_run: boolean;
  /** Rows whose records will be archived or reversed. */
  created: number;
  /** Rows whose records will get their previous values. */
  updated: number;
  /** Rows whose records will be restored. */
  removed: number;
  /** Rows that will be kept, because a record was changed since, its previous values were erased, or there is no way back. Rows that an operation refuses are found when they are undone, and are not counted here. */
  kept: number;
}

/** How to undo an import. */
export interface ImportUndoCreate {
  /** Whether to count what would be done without doing it. */
  dry_run?: boolean | undefined;
}

/**
 * A discipline incident of one learner, or a merit. An incident with several learners has one record for each, with the same `group_id`. The texts, the people involved, `external_ids` and `metadata` are encrypted in the database, and do not appear in events or audit entries.
 *
 * Only API keys with the scope `read:sensitive` can see a confidential incident. For other keys, it does not exist, but the log of deliveries of keys with `read:events` has those of its events, and an excuse that belongs to its suspension cannot be withdrawn. What is about it, such as a message, exists only for keys that have `read:discipline` too.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `review` | `logged` | `under_review` |
 * | `resolve` | `under_review` | `resolved` |
 * | `dismiss` | `under_review` | `dismissed` |
 * | `reopen` | `resolved` | `under_review` |
 */
export interface Incident {
  /** Opaque identifier, prefix `inc_`. */
  id: string;
  /** Type of the record. */
  object: 'incident';
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** Identifier that the records of one incident with several learners share. */
  group_id: string | null;
  /** When the incident happened. Must not be in the future. */
  occurred_at: string;
  /** Kind of behaviour. */
  category: 'disruption' | 'bullying' | 'violence' | 'vandalism' | 'theft' | 'truancy' | 'substance' | 'dress_code' | 'academic_dishonesty' | 'other' | 'merit';
  /** Severity: 1 is minor misconduct in the classroom, 5 is the most serious. */
  level: number;
  /** What happened. Returned only if the API key has `read:discipline`. */
  description?: string | undefined;
  /** Where it happened. Returned only if the API key has `read:discipline`. */
  location?: string | null | undefined;
  /** Other people who were involved. Returned only if the API key has `read:discipline`. */
  involved?: Array<InvolvedPerson> | undefined;
  /** Notes in the order in which they were added. Returned only if the API key has `read:discipline`. */
  notes?: Array<IncidentNote> | undefined;
  /** Who reported the incident (prefix `stf_`). */
  reported_by: string | null;
  /** Points: negative for demerits, positive for merits. */
  points: number;
  /** Whether only API keys with the scope `read:sensitive` can see the incident. */
  confidential: boolean;
  /** Status of the incident. */
  status: 'logged' | 'under_review' | 'resolved' | 'dismissed';
  /** When the incident was resolved or dismissed. */
  resolved_at: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. Returned only if the API key has `read:discipline`. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. Returned only if the API key has `read:discipline`. */
  metadata?: { [key: string]: string } | undefined;
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** An incident with several learners. */
export interface IncidentBulk {
  /** The learners (prefix `lrn_`). */
  learner_ids: Array<string>;
  /** When the incident happened. Must not be in the future. */
  occurred_at: string;
  /** Kind of behaviour. */
  category: 'disruption' | 'bullying' | 'violence' | 'vandalism' | 'theft' | 'truancy' | 'substance' | 'dress_code' | 'academic_dishonesty' | 'other' | 'merit';
  /** Severity, from 1 to 5. */
  level: number;
  /** What happened. */
  description: string;
  /** Where it happened. */
  location?: string | null | undefined;
  /** Other people who were involved. */
  involved?: Array<InvolvedPerson> | undefined;
  /** Who reported the incident (prefix `stf_`). */
  reported_by?: string | null | undefined;
  /** Points for each learner. */
  points?: number | undefined;
  /** Whether only API keys with the scope `read:sensitive` can see the incidents. */
  confidential?: boolean | undefined;
}

/** The incidents that were logged. */
export interface IncidentBulkResult {
  /** Identifier that the incidents share. */
  group_id: string;
  /** The incidents, in the order of `learner_ids`. */
  data: Array<Incident>;
}

/** Fields of a new incident. */
export interface IncidentCreate {
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** When the incident happened. Must not be in the future. */
  occurred_at: string;
  /** Kind of behaviour. */
  category: 'disruption' | 'bullying' | 'violence' | 'vandalism' | 'theft' | 'truancy' | 'substance' | 'dress_code' | 'academic_dishonesty' | 'other' | 'merit';
  /** Severity: 1 is minor misconduct in the classroom, 5 is the most serious. */
  level: number;
  /** What happened. */
  description: string;
  /** Where it happened. */
  location?: string | null | undefined;
  /** Other people who were involved. */
  involved?: Array<InvolvedPerson> | undefined;
  /** Who reported the incident (prefix `stf_`). */
  reported_by?: string | null | undefined;
  /** Points: negative for demerits, positive for merits. */
  points?: number | undefined;
  /** Whether only API keys with the scope `read:sensitive` can see the incident. */
  confidential?: boolean | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** Why an incident is dismissed. */
export interface IncidentDismiss {
  /** The reason, added as a note. */
  reason: string;
}

/** A discipline incident, without the details that must not leave the school. */
export interface IncidentEventData {
  /** Identifier, prefix `inc_`. */
  id: string;
  /** Type of the record. */
  object: 'incident';
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** Identifier that the records of one incident with several learners share. */
  group_id: string | null;
  /** When the incident happened. */
  occurred_at: string;
  /** Kind of behaviour. */
  category: 'disruption' | 'bullying' | 'violence' | 'vandalism' | 'theft' | 'truancy' | 'substance' | 'dress_code' | 'academic_dishonesty' | 'other' | 'merit';
  /** Severity, from 1 to 5. */
  level: number;
  /** Points: negative for demerits, positive for merits. */
  points: number;
  /** Status of the incident. */
  status: 'logged' | 'under_review' | 'resolved' | 'dismissed';
}

/** A note on an incident. */
export interface IncidentNote {
  /** The note. */
  text: string;
  /** When it was added. */
  added_at: string;
}

/** A note to add to an incident. */
export interface IncidentNoteCreate {
  /** The note. */
  text: string;
}

/** A page of results. */
export interface IncidentPage {
  /** Records of the page. */
  data: Array<Incident>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** Why an incident is reopened. */
export interface IncidentReopen {
  /** The reason, added as a note. */
  reason: string;
}

/** How an incident is resolved. */
export interface IncidentResolve {
  /** The outcome, added as a note. */
  note?: string | undefined;
}

/** Fields that can be changed on an incident. */
export interface IncidentUpdate {
  /** When the incident happened. Must not be in the future. */
  occurred_at?: string | undefined;
  /** Kind of behaviour. */
  category?: 'disruption' | 'bullying' | 'violence' | 'vandalism' | 'theft' | 'truancy' | 'substance' | 'dress_code' | 'academic_dishonesty' | 'other' | 'merit' | undefined;
  /** Severity: 1 is minor misconduct in the classroom, 5 is the most serious. */
  level?: number | undefined;
  /** What happened. */
  description?: string | undefined;
  /** Where it happened. */
  location?: string | null | undefined;
  /** Other people who were involved. */
  involved?: Array<InvolvedPerson> | undefined;
  /** Who reported the incident (prefix `stf_`). */
  reported_by?: string | null | undefined;
  /** Points: negative for demerits, positive for merits. */
  points?: number | undefined;
  /** Whether only API keys with the scope `read:sensitive` can see the incident. */
  confidential?: boolean | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** A part of an invoice that is due on a day. */
export interface Instalment {
  /** When it is due. */
  due_date: string;
  /** Amount, in minor currency units. */
  amount: number;
  /** What is still due of it, in minor currency units. */
  amount_due: number;
}

/** A part of an invoice that is due on a day. */
export interface InstalmentSent {
  /** When it is due, later than the one before. */
  due_date: string;
  /** Amount, in minor currency units. */
  amount: number;
}

/** Number of attempts in an interval, by status. */
export interface IntervalCounts {
  /** Start of the interval. */
  start: string;
  /** Attempts that succeeded. */
  succeeded: number;
  /** Attempts that failed, after which another was to come: a retry, or, after a redelivery, an attempt that was waiting already. */
  retrying: number;
  /** Attempts that failed, after which no other was to come. `given_up` of the log finds them. */
  failed: number;
}

/** Statistics of an interval. */
export interface IntervalStats {
  /** Start of the interval. */
  start: string;
  /** Attempts that succeeded. */
  succeeded: number;
  /** Attempts that failed, after which another was to come: a retry, or, after a redelivery, an attempt that was waiting already. */
  retrying: number;
  /** Attempts that failed, after which no other was to come. `given_up` of the log finds them. */
  failed: number;
  /** Median duration in milliseconds; null without attempts. */
  p50_ms: number | null;
  /** 95th percentile of the duration in milliseconds; null without attempts. */
  p95_ms: number | null;
}

/**
 * An invitation to join the staff, without its token.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `accept` | `pending` | `accepted` |
 * | `resend` | `pending`, `expired` | `pending` |
 * | `revoke` | `pending`, `expired` | `revoked` |
 * | automatic, when `expires_at` has passed | `pending` | `expired` |
 */
export interface Invitation {
  /** Opaque identifier, prefix `ivt_`. */
  id: string;
  /** Type of the record. */
  object: 'invitation';
  /** Email address of the person, stored in lower case. */
  email: string;
  /** Name of the person. */
  name: string;
  /** Kind of staff. */
  staff_type: 'teacher' | 'admin' | 'support' | 'management';
  /** Roles that are assigned, for the whole school, when the invitation is accepted. An API key gives no role above its own scopes: it needs those that `x-role-scopes` of the document lists for each role. A new staff member has at least one. */
  roles: Array<'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer'>;
  /** Message to the person. */
  message: string | null;
  /** Status of the email that the server was asked to send: `simulated` in a test school, `not_configured` on a server that sends no email; null if it was not asked. */
  email_status: 'queued' | 'sent' | 'failed' | 'simulated' | 'not_configured' | null;
  /** Why the email could not be sent; while it is `queued`, why the last attempt failed, after which there is another one. Null if none has failed. */
  email_error: string | null;
  /** When the token expires. The default is seven days, and the maximum ninety days, after the invitation is created. */
  expires_at: string;
  /** Status of the invitation. */
  status: 'pending' | 'accepted' | 'expired' | 'revoked';
  /** The staff member: the one whose record the invitation created, or an active one without a login who is invited to get one. Send it instead of `email`, `name` and `staff_type`, which are those of the staff member then; `roles` are given in addition to theirs (prefix `stf_`). */
  staff_id: string;
  /** Who created the invitation. */
  invited_by: {
    /** Kind of actor. */
    type: 'api_key' | 'staff' | 'guardian' | 'system';
    /** Identifier of the actor. */
    id: string | null;
    /** Name of the actor when the invitation was created. */
    name: string | null;
  };
  /** When the current token was created. */
  last_sent_at: string;
  /** When the invitation was accepted; null if it was not accepted. */
  accepted_at: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Acceptance of an invitation. */
export interface InvitationAccept {
  /** The token of the invitation. */
  token: string;
  /** Identity of the person in the login of your application, such as the issuer and subject of OpenID Connect. */
  identity?: {
    /** Identity provider that issued the subject. */
    issuer: string;
    /** Identifier of the person at the issuer. */
    subject: string;
  } | undefined;
}

/** Fields of a new invitation. */
export interface InvitationCreate {
  /** Email address of the person, stored in lower case. */
  email?: string | undefined;
  /** Name of the person. */
  name?: string | undefined;
  /** Kind of staff. */
  staff_type?: 'teacher' | 'admin' | 'support' | 'management' | undefined;
  /** Roles that are assigned, for the whole school, when the invitation is accepted. An API key gives no role above its own scopes: it needs those that `x-role-scopes` of the document lists for each role. A new staff member has at least one. */
  roles?: Array<'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer'> | undefined;
  /** Message to the person. */
  message?: string | null | undefined;
  /** Whether the server sends the invitation to the email address, in the language of the school's `locale`. `email_status` is its status. */
  send_email?: boolean | undefined;
  /** When the token expires. The default is seven days, and the maximum ninety days, after the invitation is created. */
  expires_at?: string | undefined;
  /** The staff member: the one whose record the invitation created, or an active one without a login who is invited to get one. Send it instead of `email`, `name` and `staff_type`, which are those of the staff member then; `roles` are given in addition to theirs (prefix `stf_`). */
  staff_id?: string | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface InvitationPage {
  /** Records of the page. */
  data: Array<Invitation>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** How an invitation is sent again. */
export interface InvitationResend {
  /** Whether the server sends the new invitation to the email address. */
  send_email?: boolean | undefined;
}

/** An invitation with its token, which is returned only once. */
export interface InvitationWithToken {
  /** Opaque identifier, prefix `ivt_`. */
  id: string;
  /** Type of the record. */
  object: 'invitation';
  /** Email address of the person, stored in lower case. */
  email: string;
  /** Name of the person. */
  name: string;
  /** Kind of staff. */
  staff_type: 'teacher' | 'admin' | 'support' | 'management';
  /** Roles that are assigned, for the whole school, when the invitation is accepted. An API key gives no role above its own scopes: it needs those that `x-role-scopes` of the document lists for each role. A new staff member has at least one. */
  roles: Array<'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer'>;
  /** Message to the person. */
  message: string | null;
  /** Status of the email that the server was asked to send: `simulated` in a test school, `not_configured` on a server that sends no email; null if it was not asked. */
  email_status: 'queued' | 'sent' | 'failed' | 'simulated' | 'not_configured' | null;
  /** Why the email could not be sent; while it is `queued`, why the last attempt failed, after which there is another one. Null if none has failed. */
  email_error: string | null;
  /** When the token expires. The default is seven days, and the maximum ninety days, after the invitation is created. */
  expires_at: string;
  /** Status of the invitation. */
  status: 'pending' | 'accepted' | 'expired' | 'revoked';
  /** The staff member: the one whose record the invitation created, or an active one without a login who is invited to get one. Send it instead of `email`, `name` and `staff_type`, which are those of the staff member then; `roles` are given in addition to theirs (prefix `stf_`). */
  staff_id: string;
  /** Who created the invitation. */
  invited_by: {
    /** Kind of actor. */
    type: 'api_key' | 'staff' | 'guardian' | 'system';
    /** Identifier of the actor. */
    id: string | null;
    /** Name of the actor when the invitation was created. */
    name: string | null;
  };
  /** When the current token was created. */
  last_sent_at: string;
  /** When the invitation was accepted; null if it was not accepted. */
  accepted_at: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
  /** Token with which the person accepts the invitation. It cannot be retrieved again. */
  token: string;
  /** Page on which the person accepts the invitation by signing in to the settings screen. It begins with the setting `ROLLBOOK_PUBLIC_URL` of the server, and contains the token behind `#`, where browsers send it to no server. The path `/invitations/<token>` leads to it. */
  url: string;
}

/**
 * An invoice for the fees of a learner. The status follows from the amounts: `paid` if nothing is due, `issued` if all of it is due, `partly_paid` otherwise. `amount_due` is `total` minus `bursary_total`, `credit_total`, `written_off_total` and `paid_total`. All amounts are in minor currency units.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `issue` | `draft` | `issued` |
 * | `part_pay` | `issued` | `partly_paid` |
 * | `pay` | `issued`, `partly_paid` | `paid` |
 * | `part_reopen` | `paid` | `partly_paid` |
 * | `reopen` | `partly_paid`, `paid` | `issued` |
 * | `write-off` | `issued`, `partly_paid` | `paid` |
 * | `void` | `issued`, `partly_paid`, `paid` | `void` |
 */
export interface Invoice {
  /** Opaque identifier, prefix `inv_`. */
  id: string;
  /** Type of the record. */
  object: 'invoice';
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** The fee account on which it is owed; null for a draft (prefix `acc_`). */
  account_id: string | null;
  /** ISO 4217 code. Defaults to the currency of the school. */
  currency: string;
  /** The lines of the invoice. */
  lines: Array<InvoiceLine>;
  /** The term for which fees are charged; null if there is none (prefix `trm_`). */
  term_id: string | null;
  /** When it was issued, in the school's time zone; null for a draft. */
  issue_date: string | null;
  /** When all of it is due. With instalments, the day of the last one. */
  due_date: string;
  /** The instalments, if it is not due at once. Credit notes, bursaries and write-offs reduce all of them in proportion, and payments pay them in the order of their days. */
  instalments: Array<Instalment>;
  /** The first day on which something that has not been paid is due; null if nothing is. */
  next_due_date: string | null;
  /** Invoice number: the year of issue, and a number that increases without gaps in that year; null for a draft. */
  number: string | null;
  /** Sum of the lines. */
  total: number;
  /** Sum of the credit notes of bursaries, in minor currency units. */
  bursary_total: number;
  /** Sum of the other credit notes, in minor currency units. */
  credit_total: number;
  /** What was written off, in minor currency units. */
  written_off_total: number;
  /** Sum of the allocations of payments, in minor currency units. */
  paid_total: number;
  /** What is still due; 0 for a draft and for a void invoice. */
  amount_due: number;
  /** Status of the invoice. */
  status: 'draft' | 'issued' | 'partly_paid' | 'paid' | 'void';
  /** Whether something is due and `next_due_date` is over, in the school's time zone. */
  overdue: boolean;
  /** What is overdue, in minor currency units: of an invoice with instalments, those whose days are over. */
  overdue_amount: number;
  /** The invoice whose draft was divided among several fee accounts, of which this is the part of another account; null if there is none (prefix `inv_`). */
  split_from_id: string | null;
  /** Why it was voided; `null` if nothing is written about its learner any longer, who was erased. */
  void_reason: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new invoice. */
export interface InvoiceCreate {
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** ISO 4217 code. Defaults to the currency of the school. */
  currency?: string | undefined;
  /** The lines of the invoice. Their sum must not be negative. */
  lines: Array<InvoiceLineSent>;
  /** The term for which fees are charged; null if there is none (prefix `trm_`). */
  term_id?: string | null | undefined;
  /** When all of it is due. With instalments, the day of the last one. */
  due_date: string;
  /** The instalments, in the order of their days, which must add up to the total; empty if it is due at once. */
  instalments?: Array<InstalmentSent> | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** An invoice as it was when it was issued, rescheduled or voided. */
export interface InvoiceEventData {
  /** Identifier, prefix `inv_`. */
  id: string;
  /** Type of the record. */
  object: 'invoice';
  /** Number of the invoice. */
  number: string;
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** The fee account (prefix `acc_`). */
  account_id: string;
  /** ISO 4217 code. */
  currency: string;
  /** Sum of the lines, in minor currency units. */
  total: number;
  /** Amount still due, in minor currency units. */
  amount_due: number;
  /** Status of the invoice. */
  status: 'draft' | 'issued' | 'partly_paid' | 'paid' | 'void';
  /** Date of issue. */
  issue_date: string;
  /** Date by which the invoice must be paid. */
  due_date: string;
  /** The instalments, if it is not due at once. */
  instalments?: Array<Instalment> | undefined;
  /** Description of the charge. */
  lines: Array<InvoiceEventLine>;
}

/** One line of an invoice. */
export interface InvoiceEventLine {
  /** Identifier, prefix `ili_`. */
  id: string;
  /** Description of the charge. */
  description: string;
  /** Number of units. */
  quantity: number;
  /** Price of one unit, in minor currency units; negative for a discount. */
  unit_amount: number;
  /** Price of the whole quantity, in minor currency units. */
  amount: number;
}

/** For whom drafts are generated, and with which lines. */
export interface InvoiceGenerate {
  /** The term (prefix `trm_`). */
  term_id: string;
  /** The fee items. They must be active and in one currency (prefix `fit_`). */
  fee_item_ids: Array<string>;
  /** The learners (prefix `lrn_`). */
  learner_ids?: Array<string> | undefined;
  /** The class whose learners are charged (prefix `cls_`). */
  class_id?: string | undefined;
  /** The grade level whose learners are charged (prefix `grl_`). */
  grade_level_id?: string | undefined;
  /** When the invoices are due. */
  due_date: string;
  /** Whether to report what would be done without doing it. */
  dry_run?: boolean | undefined;
}

/** The result for each learner. */
export interface InvoiceGenerateResult {
  /** Number of drafts that were created. */
  created: number;
  /** Number of learners for whom nothing had to be charged. */
  unchanged: number;
  /** One result for each learner, in the order of their ids. */
  data: Array<{
    /** The learner (prefix `lrn_`). */
    learner_id: string;
    /** The grade level of the learner in the term; null if they have none, and are charged no fee items of grade levels (prefix `grl_`). */
    grade_level_id: string | null;
    /** The new draft; null if nothing had to be charged (prefix `inv_`). */
    invoice_id: string | null;
    /** Sum of the lines of the new draft. */
    total: number;
    /** Why there is no new draft. `already_charged`: the learner was charged the fee items for the term before. `partly_charged`: so it is, but the charge was divided between fee accounts, and the invoice of one of them was voided: charge what is missing with an invoice whose line has no fee item. `no_fee_item`: none of them is for the grade level of the learner in the term. Otherwise null. */
    reason: 'already_charged' | 'partly_charged' | 'no_fee_item' | null;
  }>;
}

/** One line of an invoice. */
export interface InvoiceLine {
  /** Identifier, prefix `ili_`. */
  id: string;
  /** Description of the charge. */
  description: string;
  /** The fee item; null if there is none (prefix `fit_`). */
  fee_item_id: string | null;
  /** Category, which determines which bursaries cover it; null if it has none. */
  category: 'tuition' | 'transport' | 'boarding' | 'books' | 'activity' | 'other' | null;
  /** Number of units. */
  quantity: number;
  /** Price of one unit, in minor currency units; negative for a discount. */
  unit_amount: number;
  /** Price of the whole quantity, in minor currency units. */
  amount: number;
}

/** One line of an invoice. */
export interface InvoiceLineSent {
  /** Description of the charge. Required unless `fee_item_id` is sent; defaults to the name of the fee item. */
  description?: string | undefined;
  /** The fee item. It must be active (prefix `fit_`). */
  fee_item_id?: string | null | undefined;
  /** Category, which determines which bursaries cover it. Defaults to that of the fee item. */
  category?: 'tuition' | 'transport' | 'boarding' | 'books' | 'activity' | 'other' | null | undefined;
  /** Number of units. */
  quantity?: number | undefined;
  /** Price of one unit, in minor currency units; negative for a discount. Required unless `fee_item_id` is sent; defaults to the price of the fee item. */
  unit_amount?: number | undefined;
}

/** A page of results. */
export interface InvoicePage {
  /** Records of the page. */
  data: Array<Invoice>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** The due date or the instalments of an issued invoice were changed. */
export interface InvoiceRescheduledEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'invoice.rescheduled';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: InvoiceEventData;
}

/** Fields that can be changed on an invoice. */
export interface InvoiceUpdate {
  /** The lines of the invoice. Their sum must not be negative. */
  lines?: Array<InvoiceLineSent> | undefined;
  /** The term for which fees are charged; null if there is none (prefix `trm_`). */
  term_id?: string | null | undefined;
  /** When all of it is due. With instalments, the day of the last one. */
  due_date?: string | undefined;
  /** The instalments, in the order of their days, which must add up to the total; empty if it is due at once. */
  instalments?: Array<InstalmentSent> | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** Why an invoice is voided. */
export interface InvoiceVoid {
  /** The reason. */
  reason: string;
}

/** An invoice was voided. Its `total` is no longer owed; `credit-note.reversed` is sent for each of its credit notes. */
export interface InvoiceVoidedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'invoice.voided';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: InvoiceEventData;
}

/** Why an amount is written off. */
export interface InvoiceWriteOff {
  /** The reason. */
  reason: string;
}

/** Which drafts are issued. */
export interface InvoicesIssue {
  /** The invoices. They can be of any term or of none (prefix `inv_`). */
  invoice_ids?: Array<string> | undefined;
  /** The term whose drafts are issued (prefix `trm_`). */
  term_id?: string | undefined;
  /** Only drafts of learners who are enrolled in this class for the term (prefix `cls_`). */
  class_id?: string | undefined;
  /** Only drafts of learners who are of this grade level in the term (prefix `grl_`). */
  grade_level_id?: string | undefined;
  /** Whether to report what would be done without doing it. */
  dry_run?: boolean | undefined;
}

/** The result for each invoice. */
export interface InvoicesIssued {
  /** Number of drafts that were issued. */
  issued: number;
  /** Number of invoices that were issued before. */
  unchanged: number;
  /** Number of invoices that could not be issued. */
  failed: number;
  /** One result for each invoice, in the order of their ids, including those into which a draft was divided. */
  data: Array<{
    /** The invoice. */
    invoice_id: string;
    /** The learner. */
    learner_id: string;
    /** Whether the invoice was issued, was issued before, or could not be issued. */
    result: 'issued' | 'unchanged' | 'failed';
    /** Number of the invoice; null if it has none. A dry run assigns no numbers. */
    number: string | null;
    /** Sum of the lines. */
    total: number;
    /** Amount due after bursaries and credit, in minor currency units. */
    amount_due: number;
    /** Code of the error; null if the invoice could be issued. */
    code: string | null;
    /** Human-readable explanation of why the invoice could not be issued; null if it could be. */
    detail: string | null;
  }>;
}

/** A person involved in an incident. */
export interface InvolvedPerson {
  /** Kind of person. */
  type: 'learner' | 'staff';
  /** Identifier of the learner or staff member. */
  id: string;
  /** Role of the person in the incident. */
  role: 'offender' | 'victim' | 'witness';
}

/**
 * A learner (student) at the school.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `admit` | `prospective`, `left` | `active` |
 * | `leave` | `active` | `left` |
 * | `cancel-leave` | `active` | `active` |
 */
export interface Learner {
  /** Opaque identifier, prefix `lrn_`. */
  id: string;
  /** Type of the record. */
  object: 'learner';
  /** Full name of the learner. Required unless `first_name` or `last_name` is sent. */
  name: string;
  /** First name. */
  first_name: string | null;
  /** Middle names. */
  middle_names: string | null;
  /** Family name. */
  last_name: string | null;
  /** Name that the learner prefers to be called. */
  preferred_name: string | null;
  /** Date of birth, not in the future. */
  date_of_birth: string | null;
  /** Gender. */
  gender: 'female' | 'male' | 'other' | 'undisclosed' | null;
  /** Grade level label. */
  grade_level: string | null;
  /** The grade level (prefix `grl_`). */
  grade_level_id: string | null;
  /** Class label. */
  class: string | null;
  /** The register class (prefix `cls_`). */
  class_id: string | null;
  /** Whether the learner is expected (`prospective`), is at the school (`active`) or has left (`left`). A learner is created as `active` unless `prospective` is sent. */
  status: 'prospective' | 'active' | 'left';
  /** Number of the learner in the admission register; unique in the school (case-insensitive). */
  admission_number: string | null;
  /** Date of admission. */
  admitted_on: string | null;
  /** Last day at the school. If the learner is still active, the day on which they will leave. */
  left_on: string | null;
  /** Why the learner left, or will leave. */
  left_reason: 'transferred' | 'completed' | 'withdrawn' | 'expelled' | 'deceased' | 'other' | null;
  /** Language spoken at home, as a BCP 47 tag. */
  home_language: string | null;
  /** Language of instruction, as a BCP 47 tag. */
  language_of_instruction: string | null;
  /** Postal address. */
  address: {
    /** First line. */
    line1: string | null;
    /** Second line. */
    line2: string | null;
    /** Suburb. */
    suburb: string | null;
    /** City or town. */
    city: string | null;
    /** Province or state. */
    province: string | null;
    /** Postal code. */
    postal_code: string | null;
    /** ISO 3166-1 alpha-2 code. */
    country: string | null;
  } | null;
  /** Email address. */
  email: string | null;
  /** Telephone number in E.164 format, such as +27821234567. */
  phone: string | null;
  /** Whether the learner has a current medical note with severity `caution` or `critical`: one that is not archived and has not ended. */
  has_medical_alert: boolean;
  /** Whether the learner lives at the school. */
  boarder: boolean;
  /** URL of a photograph. */
  photo_url: string | null;
  /** South African identity number: 13 digits, the last of which is a check digit. Returned only if the API key has `read:sensitive`. */
  national_id?: string | null | undefined;
  /** Passport number. Returned only if the API key has `read:sensitive`. */
  passport_number?: string | null | undefined;
  /** Citizenship, ISO 3166-1 alpha-2 code. Returned only if the API key has `read:sensitive`. */
  citizenship?: string | null | undefined;
  /** Number in the national learner register (LURITS), 9 or 13 digits. Returned only if the API key has `read:sensitive`. */
  lurits_number?: string | null | undefined;
  /** Race, as required for the education department's statistics. Returned only if the API key has `read:sensitive`. */
  race?: string | null | undefined;
  /** Religion. Returned only if the API key has `read:sensitive`. */
  religion?: string | null | undefined;
  /** Whether a social grant is paid for the learner. Returned only if the API key has `read:sensitive`. */
  social_grant?: boolean | null | undefined;
  /** The learner into which this record was merged; null if it was not. Use that record (prefix `lrn_`). */
  merged_into_id: string | null;
  /** When the personal values were erased (UTC); null if they were not. The remaining record is archived and cannot be restored. */
  erased_at: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** When a learner is admitted. */
export interface LearnerAdmit {
  /** Date of admission. Defaults to today in the school's time zone. */
  admitted_on?: string | undefined;
}

/** A learner was archived (soft-deleted). */
export interface LearnerArchivedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'learner.archived';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Learner;
}

/** Fields of a new learner. */
export interface LearnerCreate {
  /** Full name of the learner. Required unless `first_name` or `last_name` is sent. */
  name?: string | undefined;
  /** First name. */
  first_name?: string | null | undefined;
  /** Middle names. */
  middle_names?: string | null | undefined;
  /** Family name. */
  last_name?: string | null | undefined;
  /** Name that the learner prefers to be called. */
  preferred_name?: string | null | undefined;
  /** Date of birth, not in the future. */
  date_of_birth?: string | null | undefined;
  /** Gender. */
  gender?: 'female' | 'male' | 'other' | 'undisclosed' | null | undefined;
  /** Grade level label. */
  grade_level?: string | null | undefined;
  /** The grade level (prefix `grl_`). */
  grade_level_id?: string | null | undefined;
  /** Class label. */
  class?: string | null | undefined;
  /** The register class (prefix `cls_`). */
  class_id?: string | null | undefined;
  /** Whether the learner is expected (`prospective`), is at the school (`active`) or has left (`left`). A learner is created as `active` unless `prospective` is sent. */
  status?: 'prospective' | 'active' | undefined;
  /** Number of the learner in the admission register; unique in the school (case-insensitive). */
  admission_number?: string | null | undefined;
  /** Date of admission. */
  admitted_on?: string | null | undefined;
  /** Language spoken at home, as a BCP 47 tag. */
  home_language?: string | null | undefined;
  /** Language of instruction, as a BCP 47 tag. */
  language_of_instruction?: string | null | undefined;
  /** Postal address. */
  address?: {
    /** First line. */
    line1?: string | null | undefined;
    /** Second line. */
    line2?: string | null | undefined;
    /** Suburb. */
    suburb?: string | null | undefined;
    /** City or town. */
    city?: string | null | undefined;
    /** Province or state. */
    province?: string | null | undefined;
    /** Postal code. */
    postal_code?: string | null | undefined;
    /** ISO 3166-1 alpha-2 code. */
    country?: string | null | undefined;
  } | null | undefined;
  /** Email address. */
  email?: string | null | undefined;
  /** Telephone number in E.164 format, such as +27821234567. */
  phone?: string | null | undefined;
  /** Whether the learner lives at the school. */
  boarder?: boolean | undefined;
  /** URL of a photograph. */
  photo_url?: string | null | undefined;
  /** South African identity number: 13 digits, the last of which is a check digit. */
  national_id?: string | null | undefined;
  /** Passport number. */
  passport_number?: string | null | undefined;
  /** Citizenship, ISO 3166-1 alpha-2 code. */
  citizenship?: string | null | undefined;
  /** Number in the national learner register (LURITS), 9 or 13 digits. */
  lurits_number?: string | null | undefined;
  /** Race, as required for the education department's statistics. */
  race?: string | null | undefined;
  /** Religion. */
  religion?: string | null | undefined;
  /** Whether a social grant is paid for the learner. */
  social_grant?: boolean | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A learner record was created. */
export interface LearnerCreatedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'learner.created';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Learner;
}

/** The attendance of a learner on a day. */
export interface LearnerDay {
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** The day. */
  date: string;
  /** The worst attendance of the day. */
  status: 'present' | 'late' | 'absent' | 'left_early' | 'offsite';
  /** Total number of minutes by which the learner was late, in all registers of the day. */
  minutes_late: number;
  /** Whether an approved excuse covers the day. */
  excused: boolean;
  /** Number of registers with a mark of the learner. */
  registers: number;
  /** From how many of these registers the learner was absent: an absence in the afternoon alone is 1 of 2. */
  registers_absent: number;
}

/** The points of a learner. */
export interface LearnerDiscipline {
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** Number of incidents, without merits. */
  incidents: number;
  /** Number of merits. */
  merits: number;
  /** Sum of the points. */
  points: number;
}

/** A learner was enrolled in a class for a term. */
export interface LearnerEnrolledEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'learner.enrolled';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Enrollment;
}

/** Why the personal values of a learner are erased. */
export interface LearnerErase {
  /** The id of the learner, as confirmation. */
  confirm: string;
  /** The reason, for the audit log. It is not erased, so it must not name the learner. */
  reason: string;
}

/** The personal values of a learner were erased. Delete your copies of them. */
export interface LearnerErasedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'learner.erased';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Learner;
}

/** The data that is stored about a learner. */
export interface LearnerExport {
  /** Type of the result. */
  object: 'learner_export';
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** When it was exported (UTC). */
  exported_at: string;
  /** The records by resource, such as `learners`, `guardians` or `enrollments`, each as the API returns it; and rows that are not records, such as `register_marks`. */
  records: { [key: string]: Array<{ [key: string]: unknown }> };
  /** Resources that the API key cannot read; and `sensitive` if it does not have `read:sensitive`, so that sensitive fields and confidential records are left out. What is about confidential incidents is also left out without `read:discipline`. */
  omitted: Array<string>;
}

/** The link between a guardian and a learner: their relationship, and what the guardian may see and do. */
export interface LearnerGuardian {
  /** Opaque identifier, prefix `lgd_`. */
  id: string;
  /** Type of the record. */
  object: 'learner_guardian';
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** The guardian (prefix `gdn_`); unique per learner. */
  guardian_id: string;
  /** Relationship of the guardian to the learner. */
  relationship: 'mother' | 'father' | 'step_parent' | 'grandparent' | 'foster_parent' | 'sibling' | 'aunt_uncle' | 'legal_guardian' | 'caregiver' | 'other';
  /** Whether this is the primary guardian of the learner. Setting it to true sets it to false on the learner's other links. */
  is_primary: boolean;
  /** Whether the guardian is a legal guardian. */
  legal_guardian: boolean;
  /** Whether the learner lives with the guardian. */
  lives_with: boolean;
  /** Whether to call the guardian in an emergency. */
  emergency_contact: boolean;
  /** Position in the order of emergency calls, starting at 1. */
  emergency_order: number | null;
  /** Whether the guardian pays the fees. */
  fee_payer: boolean;
  /** Whether the guardian is allowed to collect the learner from school. */
  pickup_authorised: boolean;
  /** Which information about the learner the guardian may see. `none` hides the learner from the guardian everywhere, and sets all fields of `receives` to false, and so `pickup_authorised` and `emergency_contact` unless they are sent with it; they stay so when the guardian gets access again, until you send others. A new link that does not send it has the access of the last one between the two, which was archived; if there was none, that of the last one to another guardian with the same name and the same email address or telephone number, who is taken for the same person; or else `full`. */
  access: 'full' | 'limited' | 'none';
  /**
   * Kinds of messages that the guardian receives. What is not sent with a new link is true, except for kinds that
   * none of the guardian's other links has, also archived ones: somebody who has unsubscribed stays so when a sibling
   * comes to the school.
   */
  receives: {
    /** Whether the guardian receives term reports. */
    reports: boolean;
    /** Whether the guardian receives attendance notices. */
    attendance: boolean;
    /** Whether the guardian receives invoices and statements. */
    fees: boolean;
    /** Whether the guardian receives discipline notices. */
    discipline: boolean;
    /** Whether the guardian receives announcements. */
    announcements: boolean;
  };
  /** Why access is restricted, such as a court order. Returned only if the API key has `read:sensitive`. */
  restriction_note?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new guardian link. */
export interface LearnerGuardianCreate {
  /** The guardian (prefix `gdn_`); unique per learner. */
  guardian_id: string;
  /** Relationship of the guardian to the learner. */
  relationship: 'mother' | 'father' | 'step_parent' | 'grandparent' | 'foster_parent' | 'sibling' | 'aunt_uncle' | 'legal_guardian' | 'caregiver' | 'other';
  /** Whether this is the primary guardian of the learner. Setting it to true sets it to false on the learner's other links. */
  is_primary?: boolean | undefined;
  /** Whether the guardian is a legal guardian. */
  legal_guardian?: boolean | undefined;
  /** Whether the learner lives with the guardian. */
  lives_with?: boolean | undefined;
  /** Whether to call the guardian in an emergency. */
  emergency_contact?: boolean | undefined;
  /** Position in the order of emergency calls, starting at 1. */
  emergency_order?: number | null | undefined;
  /** Whether the guardian pays the fees. */
  fee_payer?: boolean | undefined;
  /** Whether the guardian is allowed to collect the learner from school. */
  pickup_authorised?: boolean | undefined;
  /** Which information about the learner the guardian may see. `none` hides the learner from the guardian everywhere, and sets all fields of `receives` to false, and so `pickup_authorised` and `emergency_contact` unless they are sent with it; they stay so when the guardian gets access again, until you send others. A new link that does not send it has the access of the last one between the two, which was archived; if there was none, that of the last one to another guardian with the same name and the same email address or telephone number, who is taken for the same person; or else `full`. */
  access?: 'full' | 'limited' | 'none' | undefined;
  /**
   * Kinds of messages that the guardian receives. What is not sent with a new link is true, except for kinds that
   * none of the guardian's other links has, also archived ones: somebody who has unsubscribed stays so when a sibling
   * comes to the school.
   */
  receives?: {
    /** Whether the guardian receives term reports. */
    reports?: boolean | undefined;
    /** Whether the guardian receives attendance notices. */
    attendance?: boolean | undefined;
    /** Whether the guardian receives invoices and statements. */
    fees?: boolean | undefined;
    /** Whether the guardian receives discipline notices. */
    discipline?: boolean | undefined;
    /** Whether the guardian receives announcements. */
    announcements?: boolean | undefined;
  } | undefined;
  /** Why access is restricted, such as a court order. */
  restriction_note?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface LearnerGuardianPage {
  /** Records of the page. */
  data: Array<LearnerGuardian>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** A row of an import of guardian links. */
export interface LearnerGuardianRow {
  /** Id of the record in the source. An integer, up to 2^53 - 1, is converted to its decimal digits. */
  external_id?: string | number | null | undefined;
  /** The learner (prefix `lrn_`). */
  learner_id?: string | undefined;
  /** Can be sent instead of `learner_id`: the external id of the record in the same source. */
  learner_external_id?: string | number | undefined;
  /** Can be sent instead of `learner_id`: the admission number of the learner. */
  learner_admission_number?: string | number | undefined;
  /** The guardian (prefix `gdn_`); unique per learner. */
  guardian_id?: string | undefined;
  /** Can be sent instead of `guardian_id`: the external id of the record in the same source. */
  guardian_external_id?: string | number | undefined;
  /** Relationship of the guardian to the learner. */
  relationship?: 'mother' | 'father' | 'step_parent' | 'grandparent' | 'foster_parent' | 'sibling' | 'aunt_uncle' | 'legal_guardian' | 'caregiver' | 'other' | undefined;
  /** Whether this is the primary guardian of the learner. Setting it to true sets it to false on the learner's other links. */
  is_primary?: boolean | undefined;
  /** Whether the guardian is a legal guardian. */
  legal_guardian?: boolean | undefined;
  /** Whether the learner lives with the guardian. */
  lives_with?: boolean | undefined;
  /** Whether to call the guardian in an emergency. */
  emergency_contact?: boolean | undefined;
  /** Position in the order of emergency calls, starting at 1. */
  emergency_order?: number | null | undefined;
  /** Whether the guardian pays the fees. */
  fee_payer?: boolean | undefined;
  /** Whether the guardian is allowed to collect the learner from school. */
  pickup_authorised?: boolean | undefined;
  /** Which information about the learner the guardian may see. `none` hides the learner from the guardian everywhere, and sets all fields of `receives` to false, and so `pickup_authorised` and `emergency_contact` unless they are sent with it; they stay so when the guardian gets access again, until you send others. A new link that does not send it has the access of the last one between the two, which was archived; if there was none, that of the last one to another guardian with the same name and the same email address or telephone number, who is taken for the same person; or else `full`. */
  access?: 'full' | 'limited' | 'none' | undefined;
  /**
   * Kinds of messages that the guardian receives. What is not sent with a new link is true, except for kinds that
   * none of the guardian's other links has, also archived ones: somebody who has unsubscribed stays so when a sibling
   * comes to the school.
   */
  receives?: {
    /** Whether the guardian receives term reports. */
    reports?: boolean | undefined;
    /** Whether the guardian receives attendance notices. */
    attendance?: boolean | undefined;
    /** Whether the guardian receives invoices and statements. */
    fees?: boolean | undefined;
    /** Whether the guardian receives discipline notices. */
    discipline?: boolean | undefined;
    /** Whether the guardian receives announcements. */
    announcements?: boolean | undefined;
  } | undefined;
  /** Why access is restricted, such as a court order. */
  restriction_note?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** Fields that can be changed on a guardian link. */
export interface LearnerGuardianUpdate {
  /** Relationship of the guardian to the learner. */
  relationship?: 'mother' | 'father' | 'step_parent' | 'grandparent' | 'foster_parent' | 'sibling' | 'aunt_uncle' | 'legal_guardian' | 'caregiver' | 'other' | undefined;
  /** Whether this is the primary guardian of the learner. Setting it to true sets it to false on the learner's other links. */
  is_primary?: boolean | undefined;
  /** Whether the guardian is a legal guardian. */
  legal_guardian?: boolean | undefined;
  /** Whether the learner lives with the guardian. */
  lives_with?: boolean | undefined;
  /** Whether to call the guardian in an emergency. */
  emergency_contact?: boolean | undefined;
  /** Position in the order of emergency calls, starting at 1. */
  emergency_order?: number | null | undefined;
  /** Whether the guardian pays the fees. */
  fee_payer?: boolean | undefined;
  /** Whether the guardian is allowed to collect the learner from school. */
  pickup_authorised?: boolean | undefined;
  /** Which information about the learner the guardian may see. `none` hides the learner from the guardian everywhere, and sets all fields of `receives` to false, and so `pickup_authorised` and `emergency_contact` unless they are sent with it; they stay so when the guardian gets access again, until you send others. A new link that does not send it has the access of the last one between the two, which was archived; if there was none, that of the last one to another guardian with the same name and the same email address or telephone number, who is taken for the same person; or else `full`. */
  access?: 'full' | 'limited' | 'none' | undefined;
  /**
   * Kinds of messages that the guardian receives. What is not sent with a new link is true, except for kinds that
   * none of the guardian's other links has, also archived ones: somebody who has unsubscribed stays so when a sibling
   * comes to the school.
   */
  receives?: {
    /** Whether the guardian receives term reports. */
    reports?: boolean | undefined;
    /** Whether the guardian receives attendance notices. */
    attendance?: boolean | undefined;
    /** Whether the guardian receives invoices and statements. */
    fees?: boolean | undefined;
    /** Whether the guardian receives discipline notices. */
    discipline?: boolean | undefined;
    /** Whether the guardian receives announcements. */
    announcements?: boolean | undefined;
  } | undefined;
  /** Why access is restricted, such as a court order. */
  restriction_note?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** When and why a learner leaves. */
export interface LearnerLeave {
  /** Last day at the school. */
  left_on: string;
  /** Why the learner leaves. */
  left_reason: 'transferred' | 'completed' | 'withdrawn' | 'expelled' | 'deceased' | 'other';
}

/** A learner left the school. */
export interface LearnerLeftEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'learner.left';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Learner;
}

/** The learner who is merged into another one. */
export interface LearnerMerge {
  /** The learner who is merged into the one in the path (prefix `lrn_`). */
  learner_id: string;
  /** Whether to report what would be done without doing it. */
  dry_run?: boolean | undefined;
}

/** A learner was merged into another one, `merged_into_id`, and archived. Let your copies of records about the learner refer to that one. If `learner.restored` follows with `merged_into_id` null, the merge was undone: read the records about both again. */
export interface LearnerMergedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'learner.merged';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Learner;
}

/** A page of results. */
export interface LearnerPage {
  /** Records of the page. */
  data: Array<Learner>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** An archived learner was restored. */
export interface LearnerRestoredEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'learner.restored';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Learner;
}

/** A row of an import of learners. */
export interface LearnerRow {
  /** Id of the record in the source. An integer, up to 2^53 - 1, is converted to its decimal digits. */
  external_id?: string | number | null | undefined;
  /** Full name of the learner. Required unless `first_name` or `last_name` is sent. */
  name?: string | undefined;
  /** First name. */
  first_name?: string | null | undefined;
  /** Middle names. */
  middle_names?: string | null | undefined;
  /** Family name. */
  last_name?: string | null | undefined;
  /** Name that the learner prefers to be called. */
  preferred_name?: string | null | undefined;
  /** Date of birth, not in the future. */
  date_of_birth?: string | null | undefined;
  /** Gender. */
  gender?: 'female' | 'male' | 'other' | 'undisclosed' | null | undefined;
  /** Grade level label. */
  grade_level?: string | null | undefined;
  /** The grade level (prefix `grl_`). */
  grade_level_id?: string | null | undefined;
  /** Can be sent instead of `grade_level_id`: the external id of the record in the same source. */
  grade_level_external_id?: string | number | null | undefined;
  /** Class label. */
  class?: string | null | undefined;
  /** The register class (prefix `cls_`). */
  class_id?: string | null | undefined;
  /** Can be sent instead of `class_id`: the external id of the record in the same source. */
  class_external_id?: string | number | null | undefined;
  /** Whether the learner is expected (`prospective`), is at the school (`active`) or has left (`left`). A learner is created as `active` unless `prospective` is sent. */
  status?: 'prospective' | 'active' | undefined;
  /** Number of the learner in the admission register; unique in the school (case-insensitive). */
  admission_number?: string | null | undefined;
  /** Date of admission. */
  admitted_on?: string | null | undefined;
  /** Language spoken at home, as a BCP 47 tag. */
  home_language?: string | null | undefined;
  /** Language of instruction, as a BCP 47 tag. */
  language_of_instruction?: string | null | undefined;
  /** Postal address. */
  address?: {
    /** First line. */
    line1?: string | null | undefined;
    /** Second line. */
    line2?: string | null | undefined;
    /** Suburb. */
    suburb?: string | null | undefined;
    /** City or town. */
    city?: string | null | undefined;
    /** Province or state. */
    province?: string | null | undefined;
    /** Postal code. */
    postal_code?: string | null | undefined;
    /** ISO 3166-1 alpha-2 code. */
    country?: string | null | undefined;
  } | null | undefined;
  /** Email address. */
  email?: string | null | undefined;
  /** Telephone number in E.164 format, such as +27821234567. */
  phone?: string | null | undefined;
  /** Whether the learner lives at the school. */
  boarder?: boolean | undefined;
  /** URL of a photograph. */
  photo_url?: string | null | undefined;
  /** South African identity number: 13 digits, the last of which is a check digit. */
  national_id?: string | null | undefined;
  /** Passport number. */
  passport_number?: string | null | undefined;
  /** Citizenship, ISO 3166-1 alpha-2 code. */
  citizenship?: string | null | undefined;
  /** Number in the national learner register (LURITS), 9 or 13 digits. */
  lurits_number?: string | null | undefined;
  /** Race, as required for the education department's statistics. */
  race?: string | null | undefined;
  /** Religion. */
  religion?: string | null | undefined;
  /** Whether a social grant is paid for the learner. */
  social_grant?: boolean | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** Fields that can be changed on a learner. */
export interface LearnerUpdate {
  /** Full name of the learner. Required unless `first_name` or `last_name` is sent. */
  name?: string | undefined;
  /** First name. */
  first_name?: string | null | undefined;
  /** Middle names. */
  middle_names?: string | null | undefined;
  /** Family name. */
  last_name?: string | null | undefined;
  /** Name that the learner prefers to be called. */
  preferred_name?: string | null | undefined;
  /** Date of birth, not in the future. */
  date_of_birth?: string | null | undefined;
  /** Gender. */
  gender?: 'female' | 'male' | 'other' | 'undisclosed' | null | undefined;
  /** Grade level label. */
  grade_level?: string | null | undefined;
  /** The grade level (prefix `grl_`). */
  grade_level_id?: string | null | undefined;
  /** Class label. */
  class?: string | null | undefined;
  /** The register class (prefix `cls_`). */
  class_id?: string | null | undefined;
  /** Number of the learner in the admission register; unique in the school (case-insensitive). */
  admission_number?: string | null | undefined;
  /** Date of admission. */
  admitted_on?: string | null | undefined;
  /** Language spoken at home, as a BCP 47 tag. */
  home_language?: string | null | undefined;
  /** Language of instruction, as a BCP 47 tag. */
  language_of_instruction?: string | null | undefined;
  /** Postal address. */
  address?: {
    /** First line. */
    line1?: string | null | undefined;
    /** Second line. */
    line2?: string | null | undefined;
    /** Suburb. */
    suburb?: string | null | undefined;
    /** City or town. */
    city?: string | null | undefined;
    /** Province or state. */
    province?: string | null | undefined;
    /** Postal code. */
    postal_code?: string | null | undefined;
    /** ISO 3166-1 alpha-2 code. */
    country?: string | null | undefined;
  } | null | undefined;
  /** Email address. */
  email?: string | null | undefined;
  /** Telephone number in E.164 format, such as +27821234567. */
  phone?: string | null | undefined;
  /** Whether the learner lives at the school. */
  boarder?: boolean | undefined;
  /** URL of a photograph. */
  photo_url?: string | null | undefined;
  /** South African identity number: 13 digits, the last of which is a check digit. */
  national_id?: string | null | undefined;
  /** Passport number. */
  passport_number?: string | null | undefined;
  /** Citizenship, ISO 3166-1 alpha-2 code. */
  citizenship?: string | null | undefined;
  /** Number in the national learner register (LURITS), 9 or 13 digits. */
  lurits_number?: string | null | undefined;
  /** Race, as required for the education department's statistics. */
  race?: string | null | undefined;
  /** Religion. */
  religion?: string | null | undefined;
  /** Whether a social grant is paid for the learner. */
  social_grant?: boolean | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** A learner record was changed. */
export interface LearnerUpdatedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'learner.updated';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Learner;
}

/** A learner, with others who may be the same person. */
export interface LearnerWithWarnings {
  /** Opaque identifier, prefix `lrn_`. */
  id: string;
  /** Type of the record. */
  object: 'learner';
  /** Full name of the learner. Required unless `first_name` or `last_name` is sent. */
  name: string;
  /** First name. */
  first_name: string | null;
  /** Middle names. */
  middle_names: string | null;
  /** Family name. */
  last_name: string | null;
  /** Name that the learner prefers to be called. */
  preferred_name: string | null;
  /** Date of birth, not in the future. */
  date_of_birth: string | null;
  /** Gender. */
  gender: 'female' | 'male' | 'other' | 'undisclosed' | null;
  /** Grade level label. */
  grade_level: string | null;
  /** The grade level (prefix `grl_`). */
  grade_level_id: string | null;
  /** Class label. */
  class: string | null;
  /** The register class (prefix `cls_`). */
  class_id: string | null;
  /** Whether the learner is expected (`prospective`), is at the school (`active`) or has left (`left`). A learner is created as `active` unless `prospective` is sent. */
  status: 'prospective' | 'active' | 'left';
  /** Number of the learner in the admission register; unique in the school (case-insensitive). */
  admission_number: string | null;
  /** Date of admission. */
  admitted_on: string | null;
  /** Last day at the school. If the learner is still active, the day on which they will leave. */
  left_on: string | null;
  /** Why the learner left, or will leave. */
  left_reason: 'transferred' | 'completed' | 'withdrawn' | 'expelled' | 'deceased' | 'other' | null;
  /** Language spoken at home, as a BCP 47 tag. */
  home_language: string | null;
  /** Language of instruction, as a BCP 47 tag. */
  language_of_instruction: string | null;
  /** Postal address. */
  address: {
    /** First line. */
    line1: string | null;
    /** Second line. */
    line2: string | null;
    /** Suburb. */
    suburb: string | null;
    /** City or town. */
    city: string | null;
    /** Province or state. */
    province: string | null;
    /** Postal code. */
    postal_code: string | null;
    /** ISO 3166-1 alpha-2 code. */
    country: string | null;
  } | null;
  /** Email address. */
  email: string | null;
  /** Telephone number in E.164 format, such as +27821234567. */
  phone: string | null;
  /** Whether the learner has a current medical note with severity `caution` or `critical`: one that is not archived and has not ended. */
  has_medical_alert: boolean;
  /** Whether the learner lives at the school. */
  boarder: boolean;
  /** URL of a photograph. */
  photo_url: string | null;
  /** South African identity number: 13 digits, the last of which is a check digit. Returned only if the API key has `read:sensitive`. */
  national_id?: string | null | undefined;
  /** Passport number. Returned only if the API key has `read:sensitive`. */
  passport_number?: string | null | undefined;
  /** Citizenship, ISO 3166-1 alpha-2 code. Returned only if the API key has `read:sensitive`. */
  citizenship?: string | null | undefined;
  /** Number in the national learner register (LURITS), 9 or 13 digits. Returned only if the API key has `read:sensitive`. */
  lurits_number?: string | null | undefined;
  /** Race, as required for the education department's statistics. Returned only if the API key has `read:sensitive`. */
  race?: string | null | undefined;
  /** Religion. Returned only if the API key has `read:sensitive`. */
  religion?: string | null | undefined;
  /** Whether a social grant is paid for the learner. Returned only if the API key has `read:sensitive`. */
  social_grant?: boolean | null | undefined;
  /** The learner into which this record was merged; null if it was not. Use that record (prefix `lrn_`). */
  merged_into_id: string | null;
  /** When the personal values were erased (UTC); null if they were not. The remaining record is archived and cannot be restored. */
  erased_at: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
  /** People who may be the same person. */
  warnings: Array<PersonWarning>;
}

/** Which learners leave, when and why. */
export interface LearnersLeave {
  /** The learners (prefix `lrn_`). */
  learner_ids?: Array<string> | undefined;
  /** The class whose active learners leave (prefix `cls_`). */
  class_id?: string | undefined;
  /** The grade level whose active learners leave (prefix `grl_`). */
  grade_level_id?: string | undefined;
  /** Last day at the school. */
  left_on: string;
  /** Why the learner leaves. */
  left_reason: 'transferred' | 'completed' | 'withdrawn' | 'expelled' | 'deceased' | 'other';
  /** Whether to report what would be done without doing it. */
  dry_run?: boolean | undefined;
}

/** The result for each learner. */
export interface LearnersLeft {
  /** Number of learners who have left. */
  left: number;
  /** Number of learners who will leave on a later day. */
  planned: number;
  /** Number of learners whose leave was recorded before. */
  unchanged: number;
  /** Number of learners who cannot leave. */
  failed: number;
  /** One result for each learner, in the order of their ids. */
  data: Array<{
    /** The learner. */
    learner_id: string;
    /** Whether the learner has left, will leave on a later day, was recorded as leaving before, or cannot leave. */
    result: 'left' | 'planned' | 'unchanged' | 'failed';
    /** Code of the error; null if the learner can leave. */
    code: string | null;
    /** Human-readable explanation of why the learner cannot leave; null if they can. */
    detail: string | null;
  }>;
}

/** One side of a journal. Entries are never changed or removed. */
export interface LedgerEntry {
  /** Identifier, prefix `led_`. */
  id: string;
  /** Type of the record. */
  object: 'ledger_entry';
  /** Number of the entry in the school, without gaps. */
  sequence: number;
  /** The journal, prefix `jnl_`: its debits equal its credits. */
  journal_id: string;
  /** The fee account (prefix `acc_`). */
  account_id: string;
  /** The learner; null if it is for the whole account (prefix `lrn_`). */
  learner_id: string | null;
  /** The invoice; null if it concerns none (prefix `inv_`). */
  invoice_id: string | null;
  /** The payment; null if it concerns none (prefix `pay_`). */
  payment_id: string | null;
  /** Ledger account. `receivable` is what families owe, `unapplied` is what they have paid and is not allocated, and `transfers` is what moves between two fee accounts: its entries of both add up to 0. */
  ledger_account: 'receivable' | 'income' | 'cash' | 'unapplied' | 'transfers' | 'bursary_expense' | 'credit_notes' | 'bad_debt';
  /** Side of the entry. */
  direction: 'debit' | 'credit';
  /** Amount, in minor currency units. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  source: LedgerSource;
  /** What happened. */
  description: string;
  /** Day on which it takes effect, in the school's time zone. */
  effective_on: string;
  /** When it was written (UTC). */
  posted_at: string;
  /** The entry that it reverses; null if it reverses none. */
  reverses_id: string | null;
}

/** A page of results. */
export interface LedgerEntryPage {
  /** Records of the page. */
  data: Array<LedgerEntry>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** The record from which a journal comes. */
export interface LedgerSource {
  /** Type of the record; `fee_account` for an account that was merged into another one, or for the amount due of an invoice that was moved to its learner when a merge of learners was undone. */
  type: 'invoice' | 'credit_note' | 'payment' | 'allocation' | 'refund' | 'fee_account';
  /** Id of the record. */
  id: string;
}

/** A lesson on a day. */
export interface Lesson {
  /** The day. */
  date: string;
  /** Day of the cycle. */
  cycle_day: number;
  /** The timetable (prefix `tmt_`). */
  timetable_id: string;
  /** The slot (prefix `slt_`). */
  slot_id: string;
  /** The period (prefix `prd_`). */
  period_id: string;
  /** Name of the period. */
  period_name: string;
  /** Kind of the period, or `duty` for a duty without classes. */
  kind: 'lesson' | 'registration' | 'duty';
  /** Title of the slot. */
  title: string | null;
  /** Start time (`HH:MM`) in the school's time zone. */
  starts_at: string;
  /** End time (`HH:MM`) in the school's time zone. */
  ends_at: string;
  /** The subject (prefix `sbj_`). */
  subject_id: string | null;
  /** The classes whose grade level has school on this day (prefix `cls_`). */
  class_ids: Array<string>;
  /** Name of the block of parallel options. */
  block: string | null;
  /** The room on this day (prefix `rom_`). */
  room_id: string | null;
  /** The usual room, without temporary changes; it differs from `room_id` if the room was changed for this day (prefix `rom_`). */
  usual_room_id: string | null;
  /** Who teaches the lesson, or assists in it, on this day. */
  teachers: Array<{
    /** The staff member (prefix `stf_`). */
    staff_id: string;
    /** Role of the staff member. */
    role: 'lead' | 'assistant' | 'substitute';
  }>;
  /** The lead teachers whom substitutes replace on this day (prefix `stf_`). */
  replaced_teacher_ids: Array<string>;
  /** Notes about the slot. */
  notes: string | null;
}

/** The lessons of a date range, ordered by time. */
export interface Lessons {
  /** One entry for each lesson. */
  data: Array<Lesson>;
}

/** A request to the API, and its status. */
export interface LoggedRequest {
  /** Identifier, prefix `req_`: the `Service-Request-Id` of the response. */
  id: string;
  /** Type of the record. */
  object: 'logged_request';
  /** When the request arrived (UTC). */
  occurred_at: string;
  /** HTTP method. */
  method: string;
  /** Path, with the identifiers that were sent. A text in the place of an identifier is not stored: the name of the parameter stands for it, such as `{learner_id}`. */
  path: string;
  /** The operation, such as `learners.create`. */
  operation: string;
  /** Names of the query parameters. Values are not stored; `*` stands for a name that is not a word. */
  query_parameters: Array<string>;
  /** HTTP status of the response. */
  status: number;
  /** Error code, if the request failed. */
  error_code: string | null;
  /** What was wrong with the first 20 fields or parameters, if the error lists them. */
  error_fields: Array<RequestErrorField>;
  actor: RequestActor;
  /** API version of the request; null if it asked for one that does not exist. */
  api_version: string | null;
  /** Time to the response, in milliseconds. */
  duration_ms: number;
}

/** A page of results. */
export interface LoggedRequestPage {
  /** Records of the page. */
  data: Array<LoggedRequest>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** A medical note about a learner. Its texts, `external_ids` and `metadata` are encrypted in the database, and every response that contains them is recorded in the audit log as a read. */
export interface MedicalNote {
  /** Opaque identifier, prefix `med_`. */
  id: string;
  /** Type of the record. */
  object: 'medical_note';
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** Kind of note. */
  kind: 'allergy' | 'condition' | 'medication' | 'immunisation' | 'injury' | 'doctor_note' | 'dietary' | 'other';
  /** Title of the note. Returned only if the API key has `read:medical`. */
  title?: string | undefined;
  /** Details of the note. Returned only if the API key has `read:medical`. */
  details?: string | null | undefined;
  /** Severity of the note. `caution` and `critical` set the learner's `has_medical_alert`. */
  severity: 'info' | 'caution' | 'critical';
  /** What triggers the condition. Returned only if the API key has `read:medical`. */
  triggers?: string | null | undefined;
  /** What to do. Returned only if the API key has `read:medical`. */
  response?: string | null | undefined;
  /** Medication. Returned only if the API key has `read:medical`. */
  medication?: string | null | undefined;
  /** First day. */
  starts_on: string | null;
  /** Last day; null if there is no end date. */
  ends_on: string | null;
  /** Name of the doctor. Returned only if the API key has `read:medical`. */
  doctor_name?: string | null | undefined;
  /** Telephone number of the doctor. Returned only if the API key has `read:medical`. */
  doctor_phone?: string | null | undefined;
  /** Whether written consent is on file. */
  consent_on_file: boolean;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. Returned only if the API key has `read:medical`. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. Returned only if the API key has `read:medical`. */
  metadata?: { [key: string]: string } | undefined;
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new medical note. */
export interface MedicalNoteCreate {
  /** Kind of note. */
  kind: 'allergy' | 'condition' | 'medication' | 'immunisation' | 'injury' | 'doctor_note' | 'dietary' | 'other';
  /** Title of the note. */
  title: string;
  /** Details of the note. */
  details?: string | null | undefined;
  /** Severity of the note. `caution` and `critical` set the learner's `has_medical_alert`. */
  severity: 'info' | 'caution' | 'critical';
  /** What triggers the condition. */
  triggers?: string | null | undefined;
  /** What to do. */
  response?: string | null | undefined;
  /** Medication. */
  medication?: string | null | undefined;
  /** First day. */
  starts_on?: string | null | undefined;
  /** Last day; null if there is no end date. */
  ends_on?: string | null | undefined;
  /** Name of the doctor. */
  doctor_name?: string | null | undefined;
  /** Telephone number of the doctor. */
  doctor_phone?: string | null | undefined;
  /** Whether written consent is on file. */
  consent_on_file?: boolean | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface MedicalNotePage {
  /** Records of the page. */
  data: Array<MedicalNote>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** Fields that can be changed on a medical note. */
export interface MedicalNoteUpdate {
  /** Kind of note. */
  kind?: 'allergy' | 'condition' | 'medication' | 'immunisation' | 'injury' | 'doctor_note' | 'dietary' | 'other' | undefined;
  /** Title of the note. */
  title?: string | undefined;
  /** Details of the note. */
  details?: string | null | undefined;
  /** Severity of the note. `caution` and `critical` set the learner's `has_medical_alert`. */
  severity?: 'info' | 'caution' | 'critical' | undefined;
  /** What triggers the condition. */
  triggers?: string | null | undefined;
  /** What to do. */
  response?: string | null | undefined;
  /** Medication. */
  medication?: string | null | undefined;
  /** First day. */
  starts_on?: string | null | undefined;
  /** Last day; null if there is no end date. */
  ends_on?: string | null | undefined;
  /** Name of the doctor. */
  doctor_name?: string | null | undefined;
  /** Telephone number of the doctor. */
  doctor_phone?: string | null | undefined;
  /** Whether written consent is on file. */
  consent_on_file?: boolean | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** How many records of a type a merge has affected. */
export interface MergeCount {
  /** Type of the records, such as `enrollment`. */
  type: string;
  /** Records that refer to the other one now; if a merge is undone, those that were moved back. */
  moved: number;
  /** Records that both had: one of the two was archived, or, a mark, removed. If a merge is undone, those that were restored. */
  folded: number;
  /** Records that were not moved. */
  left: number;
}

/** A record that a merge does not move, or that should be looked at, and why. */
export interface MergeFinding {
  /** Type of the record, such as `grade`. */
  type: string;
  /** Id of the record; of a mark, that of its register. */
  id: string;
  /** The record of the person that remains with which it is in conflict, if any. */
  existing_id: string | null;
  /** Machine-readable reason. */
  code: string;
  /** The reason, and what to do. */
  detail: string;
}

/**
 * A message on one channel. Its texts, `context`, `external_ids` and `metadata` are encrypted in the database, and so are the addresses and the texts of its recipients.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `cancel` | `queued`, `sending` | `cancelled` |
 * | `resend` | `not_configured`, `partly_failed`, `failed` | `queued` |
 * | `start` | `queued` | `sending` |
 * | `complete` | `sending` | `sent` |
 * | `complete-in-part` | `sending`, `sent` | `partly_failed` |
 * | `fail` | `queued`, `sending`, `sent`, `partly_failed` | `failed` |
 * | `fail-unconfigured` | `sending` | `not_configured` |
 */
export interface Message {
  /** Opaque identifier, prefix `msg_`. */
  id: string;
  /** Type of the record. */
  object: 'message';
  /** Channel on which it is sent. */
  channel: 'email' | 'sms' | 'push' | 'letter' | 'portal';
  /** The people to whom it is sent; empty for messages of announcements. */
  to: {
    /** Guardians (prefix `gdn_`). */
    guardian_ids: Array<string>;
    /** Learners, whose guardians receive it (prefix `lrn_`). */
    learner_ids: Array<string>;
    /** Staff members (prefix `stf_`). */
    staff_ids: Array<string>;
  };
  /** The template of its texts, which must be active. Send either this or `body` (prefix `tpl_`). */
  template_id: string | null;
  /** Version of the template. */
  template_version: number | null;
  /** Values of placeholders, by name. `learner.class` and `learner.grade_level` can have values for those learners who have none; without them, a text with these placeholders is rejected if one of the learners has no class or no grade level. Returned only if the API key has `read:communications`. */
  context?: { [key: string]: string | number } | undefined;
  /** Subject of an email, with placeholders; required with `body` for the channel `email`. Returned only if the API key has `read:communications`. */
  subject?: string | null | undefined;
  /** Text, with placeholders; HTML for the channel `email`. If the message has a template, this is the text of the template. Returned only if the API key has `read:communications`. */
  body?: string | null | undefined;
  /** The record that the message is about. Only guardians of its learner receive the message, and only if `receives` of their link allows it: `discipline` for incidents, `attendance` for excuses, `fees` for invoices and `reports` for term reports. */
  regarding: {
    /** Kind of record. */
    type: 'learner' | 'incident' | 'excuse' | 'invoice' | 'term_report';
    /** Id of the record. */
    id: string;
  } | null;
  /** The learner, if the message concerns exactly one (prefix `lrn_`). */
  learner_id: string | null;
  /** The learners whom the message concerns: the learner of `regarding`; otherwise those in `to`, and those whose guardians are in `to`. For a message of an announcement, the learners who are listed in its audience. The message is included in the data exports of these learners. It is erased with the last of them, or with the first one who is named in its texts (prefix `lrn_`). */
  concerned_learner_ids: Array<string>;
  /** The announcement that the message belongs to, if any (prefix `ann_`). */
  announcement_id: string | null;
  /** When to send it; null to send it now. Access, consent and the addresses of the recipients are looked up again when it is sent, and copies about learners who leave before are `suppressed`; its texts and the record of `regarding` are not: a reminder of an invoice that was paid in the meantime is sent, unless the message is cancelled. */
  send_at: string | null;
  /** Status of the message. `sent`: every copy that could be sent was sent. `partly_failed`: some were not, or have bounced since. `failed`: none was sent, or all have bounced. `not_configured`: none was sent, because the server has no adapter for the channel; `messages.resend` sends it after the channel was configured. `cancelled`: it was cancelled, its announcement was retracted or has expired, or the learners left, before all copies were sent; `counts` says how many were. If the server stopped the message, `error` says why. */
  status: 'queued' | 'sending' | 'sent' | 'partly_failed' | 'failed' | 'not_configured' | 'cancelled';
  /** Whether sending is only simulated, as it is in test schools: nothing leaves the server, and the status is the one that the message would have if every copy had been accepted. False on the channel `portal`. */
  simulated: boolean;
  /** Why the server stopped the message: the API key that started it was revoked or has expired. Copies that were not sent by then are `suppressed`. Otherwise null. */
  error: {
    /** Code of the reason. */
    code: 'api_key_revoked' | 'api_key_expired';
    /** Human-readable explanation. */
    detail: string;
  } | null;
  /** When the last copy was sent, or failed. */
  completed_at: string | null;
  /** Number of recipients by status. */
  counts: {
    /** Not sent yet. */
    queued: number;
    /** Sent. */
    sent: number;
    /** Delivered. */
    delivered: number;
    /** Read. */
    read: number;
    /** Could not be sent. */
    failed: number;
    /** Rejected by the recipient's provider. */
    bounced: number;
    /** Not sent, because the server has no adapter for the channel. */
    not_configured: number;
    /** Deliberately not sent. */
    suppressed: number;
  };
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. Returned only if the API key has `read:communications`. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. Returned only if the API key has `read:communications`. */
  metadata?: { [key: string]: string } | undefined;
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new message. */
export interface MessageCreate {
  /** Channel on which it is sent. */
  channel: 'email' | 'sms' | 'push' | 'letter';
  /** The people to whom it is sent; empty for messages of announcements. */
  to: {
    /** Guardians (prefix `gdn_`). */
    guardian_ids?: Array<string> | undefined;
    /** Learners, whose guardians receive it (prefix `lrn_`). */
    learner_ids?: Array<string> | undefined;
    /** Staff members (prefix `stf_`). */
    staff_ids?: Array<string> | undefined;
  };
  /** The template of its texts, which must be active. Send either this or `body` (prefix `tpl_`). */
  template_id?: string | null | undefined;
  /** Values of placeholders, by name. `learner.class` and `learner.grade_level` can have values for those learners who have none; without them, a text with these placeholders is rejected if one of the learners has no class or no grade level. */
  context?: { [key: string]: string | number } | undefined;
  /** Subject of an email, with placeholders; required with `body` for the channel `email`. */
  subject?: string | null | undefined;
  /** Text, with placeholders; HTML for the channel `email`. If the message has a template, this is the text of the template. */
  body?: string | null | undefined;
  /** The record that the message is about. Only guardians of its learner receive the message, and only if `receives` of their link allows it: `discipline` for incidents, `attendance` for excuses, `fees` for invoices and `reports` for term reports. */
  regarding?: {
    /** Kind of record. */
    type: 'learner' | 'incident' | 'excuse' | 'invoice' | 'term_report';
    /** Id of the record. */
    id: string;
  } | null | undefined;
  /** When to send it; null to send it now. Access, consent and the addresses of the recipients are looked up again when it is sent, and copies about learners who leave before are `suppressed`; its texts and the record of `regarding` are not: a reminder of an invoice that was paid in the meantime is sent, unless the message is cancelled. */
  send_at?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A message could not be delivered to one of its recipients. Sent for each such recipient: when the provider rejects the copy, when the last attempt fails, when a receipt reports that the copy bounced, or when the server has no adapter for the channel. Not sent for recipients whose copy is `suppressed`. */
export interface MessageFailedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'message.failed';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: MessageFailedEventData;
}

/** A recipient whose copy was not delivered, without the address and the text. To read them, call the API with a key that has the scope for messages. */
export interface MessageFailedEventData {
  /** Identifier of the copy, prefix `rcp_`. */
  id: string;
  /** Type of the record. */
  object: 'message_recipient';
  /** The message (prefix `msg_`). */
  message_id: string;
  /** Channel of the message. */
  channel: 'email' | 'sms' | 'push' | 'letter';
  /** The guardian, if the recipient is one (prefix `gdn_`). */
  guardian_id: string | null;
  /** The staff member, if the recipient is one (prefix `stf_`). */
  staff_id: string | null;
  /** The learner, if the recipient is one (prefix `lrn_`). */
  learner_id: string | null;
  /** `bounced` if the address does not exist or rejects the message, `not_configured` if the server has no adapter for the channel, otherwise `failed`. */
  status: 'failed' | 'bounced' | 'not_configured';
  /** Why it was not delivered. */
  error: {
    /** `rejected`: the provider refused to send it. `temporary_failure`: all attempts failed. `unreadable`: it could not be decrypted. `not_configured`: the server has no adapter for the channel. */
    code: 'bounced' | 'rejected' | 'temporary_failure' | 'unreadable' | 'not_configured';
  };
  /** Number of attempts to send it. */
  attempts: number;
}

/** A page of results. */
export interface MessagePage {
  /** Records of the page. */
  data: Array<Message>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** The texts of a template with values. */
export interface MessagePreview {
  /** Channel of the template. */
  channel: 'email' | 'sms' | 'push' | 'letter';
  /** The subject; null if the channel has none. */
  subject: string | null;
  /** The text; HTML for the channel `email`. */
  body: string;
  /** Version of the template. */
  template_version: number;
  /** Size of the SMS; null for other channels. */
  segments: {
    /** `gsm7` if all characters are in the GSM 03.38 alphabet, otherwise `ucs2`. */
    encoding: 'gsm7' | 'ucs2';
    /** Length of the text: in septets of `gsm7` (characters such as `€` have two), or in 16-bit units of `ucs2`. */
    units: number;
    /** Number of SMS segments that are billed. */
    count: number;
  } | null;
}

/** What a provider reported about a copy. */
export interface MessageReceipt {
  /** Outcome for the copy. */
  status: 'delivered' | 'read' | 'bounced';
  /** When it happened: after the copy was sent, and not in the future. The clock of the provider may be five minutes off. Defaults to now. */
  at?: string | undefined;
  /** Why it bounced. */
  detail?: string | undefined;
}

/** A recipient of a message, with the status of the copy. */
export interface MessageRecipient {
  /** Identifier of the copy, prefix `rcp_`. */
  id: string;
  /** Type of the record. */
  object: 'message_recipient';
  /** The message (prefix `msg_`). */
  message_id: string;
  /** The guardian, if the recipient is one (prefix `gdn_`). */
  guardian_id: string | null;
  /** The staff member, if the recipient is one (prefix `stf_`). */
  staff_id: string | null;
  /** The learner, if the recipient is one (prefix `lrn_`). */
  learner_id: string | null;
  /** Address on the channel, masked; null if there is none. */
  address: string | null;
  /** Status of the copy. `not_configured`: it was not sent, because the server has no adapter for the channel; `messages.resend` sends it. `suppressed`: it is not sent, because there is no consent for the channel, no address, no access to the learner, no guardian of the learner (the recipient is the learner then), the staff member has left or is suspended, or the message was cancelled or stopped; if `attempts` is not 0, an earlier attempt failed, and if it got no response, the copy may have arrived. */
  status: 'queued' | 'sent' | 'delivered' | 'read' | 'failed' | 'bounced' | 'not_configured' | 'suppressed';
  /** Whether sending is only simulated, as it is in test schools: nothing leaves the server, and `sent` means that the copy would have been sent. False on the channel `portal`. */
  simulated: boolean;
  /** Why the copy was not sent, or not delivered; for a queued copy, why the last attempt failed. */
  error: {
    /** Code of the error. */
    code: 'no_access' | 'not_subscribed' | 'no_consent' | 'no_address' | 'no_guardian' | 'cancelled' | 'learner_left' | 'erased' | 'api_key_revoked' | 'api_key_expired' | 'bounced' | 'rejected' | 'temporary_failure' | 'unreadable' | 'not_configured';
    /** Human-readable explanation of the error. */
    detail: string;
  } | null;
  /** Number of attempts to send it. */
  attempts: number;
  /** When the next attempt to send it is due; null if there is none. */
  next_attempt_at: string | null;
  /** When it was sent. */
  sent_at: string | null;
  /** When it was delivered. */
  delivered_at: string | null;
  /** When it was read. */
  read_at: string | null;
  /** When the recipient was determined (UTC). */
  created_at: string;
}

/** A page of results. */
export interface MessageRecipientPage {
  /** Records of the page. */
  data: Array<MessageRecipient>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** A recipient of a message, with the text of the copy. */
export interface MessageRecipientWithText {
  /** Identifier of the copy, prefix `rcp_`. */
  id: string;
  /** Type of the record. */
  object: 'message_recipient';
  /** The message (prefix `msg_`). */
  message_id: string;
  /** The guardian, if the recipient is one (prefix `gdn_`). */
  guardian_id: string | null;
  /** The staff member, if the recipient is one (prefix `stf_`). */
  staff_id: string | null;
  /** The learner, if the recipient is one (prefix `lrn_`). */
  learner_id: string | null;
  /** Address on the channel, masked; null if there is none. */
  address: string | null;
  /** Status of the copy. `not_configured`: it was not sent, because the server has no adapter for the channel; `messages.resend` sends it. `suppressed`: it is not sent, because there is no consent for the channel, no address, no access to the learner, no guardian of the learner (the recipient is the learner then), the staff member has left or is suspended, or the message was cancelled or stopped; if `attempts` is not 0, an earlier attempt failed, and if it got no response, the copy may have arrived. */
  status: 'queued' | 'sent' | 'delivered' | 'read' | 'failed' | 'bounced' | 'not_configured' | 'suppressed';
  /** Whether sending is only simulated, as it is in test schools: nothing leaves the server, and `sent` means that the copy would have been sent. False on the channel `portal`. */
  simulated: boolean;
  /** Why the copy was not sent, or not delivered; for a queued copy, why the last attempt failed. */
  error: {
    /** Code of the error. */
    code: 'no_access' | 'not_subscribed' | 'no_consent' | 'no_address' | 'no_guardian' | 'cancelled' | 'learner_left' | 'erased' | 'api_key_revoked' | 'api_key_expired' | 'bounced' | 'rejected' | 'temporary_failure' | 'unreadable' | 'not_configured';
    /** Human-readable explanation of the error. */
    detail: string;
  } | null;
  /** Number of attempts to send it. */
  attempts: number;
  /** When the next attempt to send it is due; null if there is none. */
  next_attempt_at: string | null;
  /** When it was sent. */
  sent_at: string | null;
  /** When it was delivered. */
  delivered_at: string | null;
  /** When it was read. */
  read_at: string | null;
  /** When the recipient was determined (UTC). */
  created_at: string;
  /** The subject; null if there is none. */
  subject: string | null;
  /** The text, HTML for the channel `email`; null if no copy was made. */
  body: string | null;
}

/**
 * A text for messages, with placeholders such as `{{ fee.amount }}`. Placeholders are replaced with values; templates have no logic. The server fills in `recipient.name`, `school.name`, and for messages about learners `learner.name`, `learner.grade_level` and `learner.class`; every other name must be in `variables`. Bodies for the channel `email` are HTML, and the values in them are escaped.
 *
 * No two records have the same `key` and `locale`, unless one of them is archived or `retired`.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `activate` | `draft` | `active` |
 * | `retire` | `active` | `retired` |
 */
export interface MessageTemplate {
  /** Opaque identifier, prefix `tpl_`. */
  id: string;
  /** Type of the record. */
  object: 'message_template';
  /** Key by which programs refer to the template, such as `fees.reminder`. */
  key: string;
  /** Display name. */
  name: string;
  /** Channel on which it is sent. */
  channel: 'email' | 'sms' | 'push' | 'letter';
  /** BCP 47 language tag, which also determines how dates, amounts and numbers are formatted. Defaults to the `locale` of the school. */
  locale: string;
  /** Subject, with placeholders; required for the channel `email`, null for others. */
  subject: string | null;
  /** Text, with placeholders. */
  body: string;
  /** The placeholders whose values are sent with a message. */
  variables: Array<MessageVariable>;
  /** Version of the template. It increases when the texts, the variables, the channel or the locale of an active template change. */
  template_version: number;
  /** Status of the template. */
  status: 'draft' | 'active' | 'retired';
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new message template. */
export interface MessageTemplateCreate {
  /** Key by which programs refer to the template, such as `fees.reminder`. */
  key: string;
  /** Display name. */
  name: string;
  /** Channel on which it is sent. */
  channel: 'email' | 'sms' | 'push' | 'letter';
  /** BCP 47 language tag, which also determines how dates, amounts and numbers are formatted. Defaults to the `locale` of the school. */
  locale?: string | undefined;
  /** Subject, with placeholders; required for the channel `email`, null for others. */
  subject?: string | null | undefined;
  /** Text, with placeholders. */
  body: string;
  /** The placeholders whose values are sent with a message. */
  variables: Array<MessageVariable>;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface MessageTemplatePage {
  /** Records of the page. */
  data: Array<MessageTemplate>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** Values to preview a template with. */
export interface MessageTemplatePreview {
  /** Values of placeholders, by name. */
  context?: { [key: string]: string | number } | undefined;
}

/** Fields that can be changed on a message template. */
export interface MessageTemplateUpdate {
  /** Key by which programs refer to the template, such as `fees.reminder`. */
  key?: string | undefined;
  /** Display name. */
  name?: string | undefined;
  /** Channel on which it is sent. */
  channel?: 'email' | 'sms' | 'push' | 'letter' | undefined;
  /** BCP 47 language tag, which also determines how dates, amounts and numbers are formatted. Defaults to the `locale` of the school. */
  locale?: string | undefined;
  /** Subject, with placeholders; required for the channel `email`, null for others. */
  subject?: string | null | undefined;
  /** Text, with placeholders. */
  body?: string | undefined;
  /** The placeholders whose values are sent with a message. */
  variables?: Array<MessageVariable> | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** A placeholder of a template. */
export interface MessageVariable {
  /** Name, as in the text. */
  name: string;
  /** Whether a message must have a value. Without one, an optional placeholder is removed. */
  required?: boolean | undefined;
  /** How values are sent and shown: a `date` as YYYY-MM-DD, `money` as an integer in minor units of the school's currency; in a message about an invoice (`regarding`), of the currency of the invoice. */
  type?: 'string' | 'date' | 'money' | 'number' | undefined;
  /** Value for previews. */
  sample?: string | number | null | undefined;
}

/** A register that was not taken, or that lacks learners. */
export interface MissingRegister {
  /** The class (prefix `cls_`). */
  class_id: string;
  /** The session; null for a lesson. */
  session: 'day' | 'am' | 'pm' | null;
  /** The slot of the lesson; null for a session (prefix `slt_`). */
  slot_id: string | null;
  /** The register that lacks learners; null if none was taken (prefix `reg_`). */
  register_id: string | null;
  /** The learners without a mark in a register that was taken (prefix `lrn_`). */
  learner_ids: Array<string>;
}

/** Registers that are missing or incomplete on a day. */
export interface MissingRegisters {
  /** The registers. Those that were not taken come first. */
  data: Array<MissingRegister>;
}

/** A notification to guardians about an incident. Its text, `external_ids` and `metadata` are encrypted in the database. */
export interface ParentNotification {
  /** Opaque identifier, prefix `ntf_`. */
  id: string;
  /** Type of the record. */
  object: 'parent_notification';
  /** The incident (prefix `inc_`). */
  incident_id: string;
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** Channel on which it is sent. The default is that of the template, or `email`. */
  channel: 'email' | 'sms' | 'push' | 'letter';
  /** The template of the text, which must be active (prefix `tpl_`). */
  template_id: string | null;
  /** The guardians who are notified. The default is all guardians who may be notified (prefix `gdn_`). */
  guardian_ids: Array<string>;
  /** Subject of an email, if it has no template. Returned only if the API key has `read:discipline`. */
  subject?: string | null | undefined;
  /** Text, with placeholders; HTML for the channel `email`. If the notification has a template, this is the text of the template. Returned only if the API key has `read:discipline`. */
  body?: string | null | undefined;
  /** The message (prefix `msg_`). */
  message_id: string;
  /** Status of the message. `not_configured`: the guardians were not notified, because the server has no adapter for the channel; `messages.resend` notifies them after the channel was configured. */
  status: 'queued' | 'sending' | 'sent' | 'partly_failed' | 'failed' | 'not_configured' | 'cancelled';
  /** Whether sending is only simulated, as it is in test schools: no guardian was notified. */
  simulated: boolean;
  /** When the guardians acknowledged it. */
  acknowledged_at: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. Returned only if the API key has `read:discipline`. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. Returned only if the API key has `read:discipline`. */
  metadata?: { [key: string]: string } | undefined;
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new notification. */
export interface ParentNotificationCreate {
  /** Channel on which it is sent. The default is that of the template, or `email`. */
  channel?: 'email' | 'sms' | 'push' | 'letter' | undefined;
  /** The template of the text, which must be active (prefix `tpl_`). */
  template_id?: string | null | undefined;
  /** The guardians who are notified. The default is all guardians who may be notified (prefix `gdn_`). */
  guardian_ids?: Array<string> | undefined;
  /** Subject of an email, if it has no template. */
  subject?: string | null | undefined;
  /** Text, with placeholders; HTML for the channel `email`. If the notification has a template, this is the text of the template. */
  body?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface ParentNotificationPage {
  /** Records of the page. */
  data: Array<ParentNotification>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/**
 * Money that was received for a fee account, or credit that was transferred to it. `allocated_total`, `refunded_total`, `transferred_total` and `unallocated_amount` add up to `amount` until the payment is reversed.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `reverse` | `received` | `reversed` |
 * | `refund` | `received` | `refunded` |
 * | `reopen` | `refunded` | `received` |
 */
export interface Payment {
  /** Opaque identifier, prefix `pay_`. */
  id: string;
  /** Type of the record. */
  object: 'payment';
  /** The fee account. Required unless `learner_id` is sent, or `match_reference` finds one (prefix `acc_`). */
  account_id: string;
  /** The learner for whom it was paid: the payment is for the learner's fee account, which is created if there is none. Of several, it is the one of which `payer_guardian_id` is a payer, or the only one to which fees are charged. Without `currency`, it is that of the learner's accounts if these have one currency, and otherwise that of the school (prefix `lrn_`). */
  learner_id: string | null;
  /** Amount, in minor currency units. Required unless `amount_decimal` is sent. */
  amount: number;
  /** ISO 4217 code. Defaults to the currency of the fee account. */
  currency: string;
  /** How it was paid; `transfer` for credit of another fee account. */
  method: 'cash' | 'eft' | 'card' | 'debit_order' | 'cheque' | 'voucher' | 'other' | 'transfer';
  /** When it was received, in the school's time zone; not in the future. That of a payment with the method `transfer` is the day of the transfer. */
  received_on: string;
  /** Reference of the payer, for example on the bank statement. */
  reference: string | null;
  /** The guardian who paid (prefix `gdn_`). */
  payer_guardian_id: string | null;
  /** Sum of its allocations, in minor currency units. */
  allocated_total: number;
  /** Sum of its refunds, in minor currency units. */
  refunded_total: number;
  /** Sum of its transfers to other fee accounts, in minor currency units. */
  transferred_total: number;
  /** The payment of another fee account whose credit was transferred; null if there is none (prefix `pay_`). */
  transferred_from_id: string | null;
  /** What is neither allocated, refunded nor transferred, in minor currency units; 0 if the payment was reversed. */
  unallocated_amount: number;
  /** Status of the payment; `refunded` if all of it was refunded. */
  status: 'received' | 'reversed' | 'refunded';
  /** Why it was reversed; `null` if nothing is written about its learner any longer, who was erased. */
  reverse_reason: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** An amount of a payment for one invoice. */
export interface PaymentAllocation {
  /** The invoice (prefix `inv_`). */
  invoice_id: string;
  /** Amount, in minor currency units. */
  amount: number;
}

/** Fields of a new payment. */
export interface PaymentCreate {
  /** The fee account. Required unless `learner_id` is sent, or `match_reference` finds one (prefix `acc_`). */
  account_id?: string | undefined;
  /** The learner for whom it was paid: the payment is for the learner's fee account, which is created if there is none. Of several, it is the one of which `payer_guardian_id` is a payer, or the only one to which fees are charged. Without `currency`, it is that of the learner's accounts if these have one currency, and otherwise that of the school (prefix `lrn_`). */
  learner_id?: string | null | undefined;
  /** Amount, in minor currency units. Required unless `amount_decimal` is sent. */
  amount?: number | undefined;
  /** Amount in the currency itself instead of its minor units, as on a bank statement: `1250.00`. Must not have more decimals than the currency. */
  amount_decimal?: string | undefined;
  /** ISO 4217 code. Defaults to the currency of the fee account. */
  currency?: string | undefined;
  /** How it was paid; `transfer` for credit of another fee account. */
  method: 'cash' | 'eft' | 'card' | 'debit_order' | 'cheque' | 'voucher' | 'other';
  /** When it was received, in the school's time zone; not in the future. That of a payment with the method `transfer` is the day of the transfer. */
  received_on: string;
  /** Reference of the payer, for example on the bank statement. */
  reference?: string | null | undefined;
  /** The guardian who paid (prefix `gdn_`). */
  payer_guardian_id?: string | null | undefined;
  /** The invoices to which the payment is allocated. */
  allocations?: Array<PaymentAllocation> | undefined;
  /** Whether to allocate the remaining amount to the invoices of the account that are due: the instalments with the earliest due dates first, then by number. By default, it is allocated if `auto_apply_credit` of the school is true and `allocations` has no item. */
  auto_allocate?: boolean | undefined;
  /** Whether to allocate the payment to the invoice whose number is in the reference, or to several invoices of one account, in the order of the reference. If no account is sent, the account of the invoice is used. If there is no such invoice, the account is found by its external id, or by the admission number of its learner, in the reference; a number that nobody has any longer is that of the learner who had it, or of the one into whom they were merged. A reference that names several accounts or learners is not matched, nor one with the number of an invoice and the admission number of a learner of another account, also if one number is both. Only values with a digit and at least 3 characters are searched for. */
  match_reference?: boolean | undefined;
  /** Whether to accept a payment that looks like an earlier one. */
  allow_duplicate?: boolean | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface PaymentPage {
  /** Records of the page. */
  data: Array<Payment>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** A payment was recorded. `fee.reconciled` is sent for each invoice to which it is allocated, now or later. */
export interface PaymentReceivedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'payment.received';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Payment;
}

/** Why a payment is reversed. */
export interface PaymentReverse {
  /** The reason. */
  reason: string;
}

/** A payment was reversed, for example because it bounced, or a transfer: then its amount is credit of the payment `transferred_from_id` again. `allocation.reversed` is sent for each invoice to which it was allocated. */
export interface PaymentReversedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'payment.reversed';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Payment;
}

/** A row of an import of payments. */
export interface PaymentRow {
  /** Id of the record in the source. An integer, up to 2^53 - 1, is converted to its decimal digits. */
  external_id?: string | number | null | undefined;
  /** The fee account. Required unless `learner_id` is sent, or `match_reference` finds one (prefix `acc_`). */
  account_id?: string | undefined;
  /** Can be sent instead of `account_id`: the external id of the record in the same source. */
  account_external_id?: string | number | undefined;
  /** The learner for whom it was paid: the payment is for the learner's fee account, which is created if there is none. Of several, it is the one of which `payer_guardian_id` is a payer, or the only one to which fees are charged. Without `currency`, it is that of the learner's accounts if these have one currency, and otherwise that of the school (prefix `lrn_`). */
  learner_id?: string | null | undefined;
  /** Can be sent instead of `learner_id`: the external id of the record in the same source. */
  learner_external_id?: string | number | null | undefined;
  /** Can be sent instead of `learner_id`: the admission number of the learner. */
  learner_admission_number?: string | number | undefined;
  /** Amount, in minor currency units. Required unless `amount_decimal` is sent. */
  amount?: number | undefined;
  /** Amount as banks write it: `1250.00`, `1 250,00`, `1,250.00`, `R1.250,00` or `Rs.1,25,000.00 Cr`, in the currency of the row or else that of the school; a row that names another one fails. A row with a negative amount is skipped. */
  amount_decimal?: string | undefined;
  /** Amount that the school paid, of statements with a column for each direction. A row with it is skipped. */
  amount_out_decimal?: string | undefined;
  /** Whether the school received or paid the amount, as banks write it: `in` or `out`, `credit` or `debit`, `C` or `D`, `CR` or `DR`, `+` or `-`, and the words of some other languages. A row with an amount that it paid is skipped. */
  direction?: string | undefined;
  /** ISO 4217 code. Defaults to the currency of the fee account. */
  currency?: string | undefined;
  /** How it was paid; `transfer` for credit of another fee account. */
  method?: 'cash' | 'eft' | 'card' | 'debit_order' | 'cheque' | 'voucher' | 'other' | undefined;
  /** When it was received, in the school's time zone; not in the future. Besides `2026-01-20`, also `2026/01/20`, `20260120`, `20/01/2026`, `20.01.26` (see `date_order` of the import) and `20 Jan 2026`. A time after it is left out; with an offset, it must be on the same day in the school's time zone. */
  received_on?: string | undefined;
  /** Reference of the payer, for example on the bank statement. */
  reference?: string | null | undefined;
  /** The guardian who paid (prefix `gdn_`). */
  payer_guardian_id?: string | null | undefined;
  /** Can be sent instead of `payer_guardian_id`: the external id of the record in the same source. */
  payer_guardian_external_id?: string | number | null | undefined;
  /** The invoices to which the payment is allocated. */
  allocations?: Array<PaymentAllocation> | undefined;
  /** Whether to allocate the remaining amount to the invoices of the account that are due: the instalments with the earliest due dates first, then by number. By default, it is allocated if `auto_apply_credit` of the school is true and `allocations` has no item. */
  auto_allocate?: boolean | undefined;
  /** Whether to allocate the payment to the invoice whose number is in the reference, or to several invoices of one account, in the order of the reference. If no account is sent, the account of the invoice is used. If there is no such invoice, the account is found by its external id, or by the admission number of its learner, in the reference; a number that nobody has any longer is that of the learner who had it, or of the one into whom they were merged. A reference that names several accounts or learners is not matched, nor one with the number of an invoice and the admission number of a learner of another account, also if one number is both. Only values with a digit and at least 3 characters are searched for. */
  match_reference?: boolean | undefined;
  /** Whether to accept a payment that looks like an earlier one. */
  allow_duplicate?: boolean | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** Credit was transferred to a fee account from a payment of another one, `transferred_from_id`. No money was received. */
export interface PaymentTransferredEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'payment.transferred';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Payment;
}

/** Fields that can be changed on a payment. */
export interface PaymentUpdate {
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** A period of the school day. Periods with the same `day_pattern` do not overlap. Parts of the school whose bells ring at different times have different day patterns. */
export interface Period {
  /** Opaque identifier, prefix `prd_`. */
  id: string;
  /** Type of the record. */
  object: 'period';
  /** The timetable (prefix `tmt_`). */
  timetable_id: string;
  /** Name of the period. */
  name: string;
  /** Name of the day pattern that the period belongs to. */
  day_pattern: string;
  /** Position in the day; unique in the day pattern. */
  sequence: number;
  /** Start time (`HH:MM`) in the school's time zone. */
  starts_at: string;
  /** End time (`HH:MM`) in the school's time zone. The period does not include it: another can start at that time. */
  ends_at: string;
  /** Kind of period. Only periods of the kinds `lesson` and `registration` have slots. */
  kind: 'lesson' | 'registration' | 'break' | 'assembly' | 'sport' | 'other';
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new period. */
export interface PeriodCreate {
  /** The timetable (prefix `tmt_`). */
  timetable_id: string;
  /** Name of the period. */
  name: string;
  /** Name of the day pattern that the period belongs to. */
  day_pattern?: string | undefined;
  /** Position in the day; unique in the day pattern. */
  sequence: number;
  /** Start time (`HH:MM`) in the school's time zone. */
  starts_at: string;
  /** End time (`HH:MM`) in the school's time zone. The period does not include it: another can start at that time. */
  ends_at: string;
  /** Kind of period. Only periods of the kinds `lesson` and `registration` have slots. */
  kind: 'lesson' | 'registration' | 'break' | 'assembly' | 'sport' | 'other';
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface PeriodPage {
  /** Records of the page. */
  data: Array<Period>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** Fields that can be changed on a period. */
export interface PeriodUpdate {
  /** Name of the period. */
  name?: string | undefined;
  /** Name of the day pattern that the period belongs to. */
  day_pattern?: string | undefined;
  /** Position in the day; unique in the day pattern. */
  sequence?: number | undefined;
  /** Start time (`HH:MM`) in the school's time zone. */
  starts_at?: string | undefined;
  /** End time (`HH:MM`) in the school's time zone. The period does not include it: another can start at that time. */
  ends_at?: string | undefined;
  /** Kind of period. Only periods of the kinds `lesson` and `registration` have slots. */
  kind?: 'lesson' | 'registration' | 'break' | 'assembly' | 'sport' | 'other' | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** What a merge of two records of one person has done, or undone. */
export interface PersonMerge {
  /** Type of the result. */
  object: 'person_merge';
  /** Whether nothing was changed. */
  dry_run: boolean;
  /** The record that remains. */
  kept_id: string;
  /** The record that was merged into it. */
  merged_id: string;
  /** The fields of the record that remains that were filled from the other one; if a merge is undone, those that became empty again. Keys of maps are named with the map, such as `external_ids.sis`. */
  fields: Array<string>;
  /** How many records of each type were affected, in the order of the types. */
  records: Array<MergeCount>;
  /** Records that stay with the merged record, or that could not be moved back; at most 1000, and `records` counts all. */
  left: Array<MergeFinding>;
  /** Why the merge would be refused, at most 1000; always empty if it was done. */
  conflicts: Array<MergeFinding>;
  /** Records that were moved and should be looked at (such as fees that both were charged, `charged_twice`, bursaries that both have, `given_twice`, and an incident in which both were involved, `counted_twice`), and what was not moved: the account of a staff member (`login_ended`), and a leave that was planned for the other record alone (`leave_dropped`); at most 1000. */
  notices: Array<MergeFinding>;
  /** Until when the merge can be undone; null if it was undone, or in a dry run. */
  undo_until: string | null;
}

/** Somebody who may be the same person as the one who was created. If so, merge the two records with `merge`. */
export interface PersonWarning {
  /** `same_name_and_date_of_birth`: the two have the same name, ignoring case and diacritics, and the same date of birth. `same_name_and_contact`: they have the same name and the same email address or telephone number. `similar_admission_number`: their admission numbers differ only in leading zeros. `same_name`: they have the same name, and one of them has no date of birth, or no email address and telephone number, by which to tell them apart; for staff, they have the same name and different email addresses. */
  code: 'same_name_and_date_of_birth' | 'same_name_and_contact' | 'similar_admission_number' | 'same_name' | UnknownEventType;
  /** Human-readable explanation. */
  detail: string;
  /** Id of the other record. */
  existing_id: string;
}

/** An error response (problem details, RFC 9457). */
export interface Problem {
  /** URL of the documentation of the code. */
  type: string;
  /** Short summary of the error; the same for every error with this code. */
  title: string;
  /** HTTP status. */
  status: number;
  /** Human-readable explanation of what is wrong and what to do. */
  detail: string;
  /** Stable code of the error. */
  code: 'invalid_json' | 'invalid_parameter' | 'unknown_parameter' | 'invalid_cursor' | 'unsupported_version' | 'invalid_idempotency_key' | 'bad_request' | 'missing_api_key' | 'invalid_api_key' | 'expired_api_key' | 'session_ended' | 'insufficient_scope' | 'school_suspended' | 'cross_site_request' | 'sign_in_failed' | 'identity_unknown' | 'session_changed' | 'test_mode_only' | 'not_found' | 'method_not_allowed' | 'not_acceptable' | 'request_timeout' | 'resource_archived' | 'invalid_state_transition' | 'already_exists' | 'announcement_closed' | 'nothing_to_resend' | 'template_retired' | 'resource_in_use' | 'dates_overlap' | 'open_terms' | 'account_merged' | 'record_merged' | 'merge_conflict' | 'merge_too_large' | 'merge_expired' | 'account_not_settled' | 'invoice_issued' | 'invoice_has_payments' | 'invoice_not_open' | 'amount_exceeds_due' | 'amount_exceeds_unallocated' | 'possible_duplicate' | 'payment_has_refunds' | 'bursary_ended' | 'fee_item_not_applicable' | 'bursary_limit_reached' | 'term_closed' | 'registers_exist' | 'audit_log_broken' | 'already_enrolled' | 'class_full' | 'learner_not_active' | 'scale_in_use' | 'default_scale' | 'assessment_not_open' | 'assessment_published' | 'incomplete_grades' | 'marks_exceed_max' | 'learner_active' | 'leave_planned' | 'staff_active' | 'guardian_active' | 'open_money' | 'import_running' | 'retention_keeps' | 'resource_erased' | 'report_not_draft' | 'report_stale' | 'timetable_conflict' | 'has_active_allocations' | 'timetable_not_draft' | 'periods_overlap' | 'too_many_removals' | 'last_owner' | 'limit_reached' | 'last_admin_key' | 'invitation_not_usable' | 'settings_link_not_usable' | 'stored_response_erased' | 'import_not_undoable' | 'import_source_deleted' | 'precondition_failed' | 'payload_too_large' | 'unsupported_media_type' | 'expectation_failed' | 'outside_academic_year' | 'outside_term' | 'amount_too_large' | 'class_not_offered' | 'validation_failed' | 'unknown_field' | 'future_date' | 'not_a_school_day' | 'not_a_lesson' | 'incomplete_register' | 'learner_not_enrolled' | 'unknown_variable' | 'template_not_active' | 'guardian_not_eligible' | 'no_eligible_recipient' | 'missing_variable' | 'text_too_long' | 'unknown_reference' | 'unknown_event_type' | 'target_not_allowed' | 'scope_exceeds_key' | 'identity_in_use' | 'staff_cannot_sign_in' | 'scope_exceeds_role' | 'expires_after_key' | 'key_replaced' | 'incident_closed' | 'open_follow_ups' | 'too_many_notes' | 'idempotency_key_reused' | 'rate_limited' | 'internal_error' | 'unsupported_transfer_coding' | 'unavailable' | 'overloaded' | 'outcome_unknown' | 'document_too_large' | 'invalid_image';
  /** Identifier of the request. */
  request_id: string;
  /** All field errors of the body or the parameters. */
  errors?: Array<{
    /** JSON pointer into the body, or `?name` for a query parameter. */
    pointer: string;
    /** Stable code of the field error. */
    code: string;
    /** What is wrong and what is expected. */
    detail: string;
  }> | undefined;
  /** The current state. */
  from?: string | undefined;
  /** The requested state. */
  to?: string | undefined;
  /** The states that can follow the current one. */
  allowed?: Array<string> | undefined;
  /** Id of the existing record. */
  existing_id?: string | undefined;
  /** The active records that refer to it, by type. */
  dependents?: Array<{
    /** Type of the records: the value of their `object`. */
    type: string;
    /** Number of records. */
    count: number;
  }> | undefined;
  /** Records that contradict each other. */
  findings?: Array<MergeFinding> | undefined;
  /** What is available, in minor currency units. */
  available?: number | undefined;
  /** Number of attendance registers. */
  registers?: number | undefined;
  /** The learners concerned. */
  learner_ids?: Array<string> | undefined;
  /** The conflicts, as in `TimetableConflict`. */
  conflicts?: Array<TimetableConflict> | undefined;
  /** The teacher allocations with lessons after the last day. */
  allocations?: Array<{
    /** The teacher allocation. */
    allocation_id: string;
    /** The slot. */
    slot_id: string;
    /** The timetable. */
    timetable_id: string;
    /** Role in the slot. */
    role: 'lead' | 'assistant' | 'substitute';
    /** Day of the cycle. */
    cycle_day: number;
    /** Start time of the lesson. */
    starts_at: string;
    /** End time of the lesson. */
    ends_at: string;
    /** First day of the allocation. */
    from: string;
    /** Last day of the allocation. */
    to: string | null;
  }> | undefined;
  /** The maximum number. */
  limit?: number | undefined;
  /** Identifiers of the open follow-ups. */
  follow_up_ids?: Array<string> | undefined;
}

/**
 * A qualification of a staff member.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `verify` | `unverified` | `verified` |
 * | `reject` | `unverified` | `rejected` |
 * | automatic, when `expires_on` has passed | `verified` | `expired` |
 */
export interface Qualification {
  /** Opaque identifier, prefix `qlf_`. */
  id: string;
  /** Type of the record. */
  object: 'qualification';
  /** The staff member (prefix `stf_`). */
  staff_id: string;
  /** Title of the qualification. */
  title: string;
  /** Kind of qualification. */
  kind: 'degree' | 'diploma' | 'certificate' | 'registration' | 'clearance' | 'first_aid' | 'other';
  /** Institution that awarded the qualification. */
  institution: string | null;
  /** Level in the National Qualifications Framework (NQF). */
  nqf_level: number | null;
  /** Date of the award. */
  awarded_on: string | null;
  /** Last day on which the qualification is valid. */
  expires_on: string | null;
  /** Reference to the proof in your application. */
  document_ref: string | null;
  /** Subjects that the qualification covers (prefix `sbj_`). */
  subject_ids: Array<string>;
  /** Status of the qualification. */
  status: 'unverified' | 'verified' | 'rejected' | 'expired';
  /** Why the qualification was rejected. */
  rejected_reason: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new qualification. */
export interface QualificationCreate {
  /** Title of the qualification. */
  title: string;
  /** Kind of qualification. */
  kind: 'degree' | 'diploma' | 'certificate' | 'registration' | 'clearance' | 'first_aid' | 'other';
  /** Institution that awarded the qualification. */
  institution?: string | null | undefined;
  /** Level in the National Qualifications Framework (NQF). */
  nqf_level?: number | null | undefined;
  /** Date of the award. */
  awarded_on?: string | null | undefined;
  /** Last day on which the qualification is valid. */
  expires_on?: string | null | undefined;
  /** Reference to the proof in your application. */
  document_ref?: string | null | undefined;
  /** Subjects that the qualification covers (prefix `sbj_`). */
  subject_ids?: Array<string> | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface QualificationPage {
  /** Records of the page. */
  data: Array<Qualification>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** Why a qualification is rejected. */
export interface QualificationReject {
  /** Why the qualification is rejected. */
  reason: string;
}

/** Fields that can be changed on a qualification. */
export interface QualificationUpdate {
  /** Title of the qualification. */
  title?: string | undefined;
  /** Kind of qualification. */
  kind?: 'degree' | 'diploma' | 'certificate' | 'registration' | 'clearance' | 'first_aid' | 'other' | undefined;
  /** Institution that awarded the qualification. */
  institution?: string | null | undefined;
  /** Level in the National Qualifications Framework (NQF). */
  nqf_level?: number | null | undefined;
  /** Date of the award. */
  awarded_on?: string | null | undefined;
  /** Last day on which the qualification is valid. */
  expires_on?: string | null | undefined;
  /** Reference to the proof in your application. */
  document_ref?: string | null | undefined;
  /** Subjects that the qualification covers (prefix `sbj_`). */
  subject_ids?: Array<string> | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** What a part of a redelivery of all events that match has done. */
export interface RedeliveredDeliveries {
  /** Type of the object. */
  object: 'redelivered_deliveries';
  /** Whether the events were only counted. */
  dry_run: boolean;
  /** Number of deliveries that were created, or in a dry run would be. */
  deliveries: number;
  /** Number of these `deliveries` that are held until their endpoints are activated, because these are paused or disabled. */
  held: number;
  /** Number of last attempts that match and were left out: the endpoint has received the event or is archived, the event is already being sent again or is a test, or the endpoint or the API key may not read it. */
  left_out: number;
  /** Number of attempts that match the filters. */
  examined: number;
  /** Id to pass as `starting_after` for the next part; null if all attempts that match were examined. */
  next_cursor: string | null;
}

/**
 * An amount of a payment that was paid back.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `reverse` | `paid` | `reversed` |
 */
export interface Refund {
  /** Opaque identifier, prefix `rfd_`. */
  id: string;
  /** Type of the record. */
  object: 'refund';
  /** The payment (prefix `pay_`). */
  payment_id: string;
  /** The fee account (prefix `acc_`). */
  account_id: string;
  /** Amount, in minor currency units. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  /** How it was paid back. */
  method: 'cash' | 'eft' | 'card' | 'debit_order' | 'cheque' | 'voucher' | 'other' | null;
  /** When it was paid back, in the school's time zone; not in the future, and not before the payment was received. Defaults to today. */
  refunded_on: string;
  /** Why it was paid back. */
  reason: string | null;
  /** Status of the refund. */
  status: 'paid' | 'reversed';
  /** Why it was reversed; `null` if nothing is written about its learner any longer, who was erased. */
  reverse_reason: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new refund. */
export interface RefundCreate {
  /** Amount, in minor currency units. */
  amount: number;
  /** How it was paid back. */
  method?: 'cash' | 'eft' | 'card' | 'debit_order' | 'cheque' | 'voucher' | 'other' | null | undefined;
  /** When it was paid back, in the school's time zone; not in the future, and not before the payment was received. Defaults to today. */
  refunded_on?: string | undefined;
  /** Why it was paid back. */
  reason?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface RefundPage {
  /** Records of the page. */
  data: Array<Refund>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** An unallocated amount of a payment was paid back. */
export interface RefundPaidEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'refund.paid';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Refund;
}

/** Why a refund is reversed. */
export interface RefundReverse {
  /** The reason. */
  reason: string;
}

/** A refund that did not arrive was reversed. */
export interface RefundReversedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'refund.reversed';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Refund;
}

/**
 * The attendance of a class on a day, in a session or in a lesson. A learner who is `present`, `late`, `left_early` or `offsite` was present on that day.
 *
 * No two records have the same `class_id`, `date`, `session` and `slot_id`, unless one of them is archived or `void`.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `amend` | `recorded`, `amended` | `amended` |
 * | `void` | `recorded`, `amended` | `void` |
 */
export interface Register {
  /** Opaque identifier, prefix `reg_`. */
  id: string;
  /** Type of the record. */
  object: 'register';
  /** The class (prefix `cls_`). */
  class_id: string;
  /** The day, in the school's time zone. */
  date: string;
  /** Part of the day. Defaults to `day`; null if the register is for a lesson, that is, if `slot_id` is sent. */
  session: 'day' | 'am' | 'pm' | null;
  /** The slot of the published timetable whose lesson the register is for; null if it is for a session (prefix `slt_`). */
  slot_id: string | null;
  /** The term that contains the day (prefix `trm_`). */
  term_id: string;
  /** One mark for each learner, in the order of their ids. */
  marks: Array<RegisterMark>;
  /** Who took the register (prefix `stf_`). */
  taken_by: string | null;
  /** When the register was taken (UTC), not in the future. Defaults to the time of the request. */
  taken_at: string;
  /** Revision: 1 when the register is taken, increased by 1 with each amendment. */
  revision: number;
  /** Status of the register. */
  status: 'recorded' | 'amended' | 'void';
  counts: RegisterCounts;
  /** Why the register was voided. */
  void_reason: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Number of learners by status. */
export interface RegisterCounts {
  /** Number of enrolled learners. */
  enrolled: number;
  /** Number present. */
  present: number;
  /** Number absent. */
  absent: number;
  /** Number late. */
  late: number;
  /** Number who left early. */
  left_early: number;
  /** Number at a school activity off site. */
  offsite: number;
  /** Number absent, late or left early with an approved excuse. */
  excused: number;
}

/** Fields of a new register. */
export interface RegisterCreate {
  /** The class (prefix `cls_`). */
  class_id: string;
  /** The day, in the school's time zone. */
  date: string;
  /** Part of the day. Defaults to `day`; null if the register is for a lesson, that is, if `slot_id` is sent. */
  session?: 'day' | 'am' | 'pm' | null | undefined;
  /** The slot of the published timetable whose lesson the register is for; null if it is for a session (prefix `slt_`). */
  slot_id?: string | null | undefined;
  /** The marks. */
  marks: Array<RegisterMarkSent>;
  /** Attendance of the learners for whom no mark is sent. */
  default_status?: 'present' | 'absent' | 'offsite' | undefined;
  /** Who took the register (prefix `stf_`). */
  taken_by?: string | null | undefined;
  /** When the register was taken (UTC), not in the future. Defaults to the time of the request. */
  taken_at?: string | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** An attendance register. Each mark contains only the learner and the status. */
export interface RegisterEventData {
  /** Identifier, prefix `reg_`. */
  id: string;
  /** Type of the record. */
  object: 'register';
  /** The class (prefix `cls_`). */
  class_id: string;
  /** The day, in the school's time zone. */
  date: string;
  /** Part of the day; null if the register is for a lesson. */
  session: 'day' | 'am' | 'pm' | null;
  /** The lesson; null if the register is for a session (prefix `slt_`). */
  slot_id: string | null;
  /** The term (prefix `trm_`). */
  term_id: string;
  /** Revision: 1 when the register is taken, increased by 1 with each amendment. */
  revision: number;
  /** Status of the register. */
  status: 'recorded' | 'amended' | 'void';
  counts: RegisterCounts;
  /** One mark for each enrolled learner. */
  marks: Array<RegisterEventMark>;
}

/** The attendance mark of one learner. */
export interface RegisterEventMark {
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** Attendance of the learner. */
  status: 'present' | 'late' | 'absent' | 'left_early' | 'offsite';
}

/** The attendance of one learner. */
export interface RegisterMark {
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** Attendance of the learner. `offsite`: at a school activity elsewhere. */
  status: 'present' | 'late' | 'absent' | 'left_early' | 'offsite';
  /** How many minutes late the learner arrived; null unless the status is `late`. */
  minutes_late: number | null;
  /** Time of arrival of a learner who was late (`HH:MM`), in the school's time zone. */
  arrived_at: string | null;
  /** Time of departure of a learner who left early (`HH:MM`), in the school's time zone. */
  left_at: string | null;
  /** The reason, if the school knows it. It does not excuse the learner; only an approved excuse does. */
  reason_code: 'illness' | 'medical_appointment' | 'childbirth' | 'religious' | 'bereavement' | 'official_appointment' | 'suspension' | 'act_of_nature' | 'study_leave' | 'transport' | 'truancy' | 'unknown' | 'other' | null;
  /** Comment on the mark. */
  comment: string | null;
  /** Whether an approved excuse of the learner covers the day. */
  excused: boolean;
}

/** The attendance of one learner. */
export interface RegisterMarkSent {
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** Attendance of the learner. `offsite`: at a school activity elsewhere. */
  status: 'present' | 'late' | 'absent' | 'left_early' | 'offsite';
  /** How many minutes late the learner arrived. With the status `late` either this or `arrived_at` is required; with any other status both must be left out or null. */
  minutes_late?: number | null | undefined;
  /** Time of arrival (`HH:MM`) in the school's time zone. `minutes_late` is computed from it and the start of the lesson, or of the session in the school's `session_times`. */
  arrived_at?: string | null | undefined;
  /** Time of departure (`HH:MM`), in the school's time zone. Only with the status `left_early`. */
  left_at?: string | null | undefined;
  /** The reason, if the school knows it. It does not excuse the learner; only an approved excuse does. */
  reason_code?: 'illness' | 'medical_appointment' | 'childbirth' | 'religious' | 'bereavement' | 'official_appointment' | 'suspension' | 'act_of_nature' | 'study_leave' | 'transport' | 'truancy' | 'unknown' | 'other' | null | undefined;
  /** Comment on the mark. */
  comment?: string | null | undefined;
}

/** A page of results. */
export interface RegisterPage {
  /** Records of the page. */
  data: Array<Register>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** Fields that can be changed on a register. */
export interface RegisterUpdate {
  /** The marks. */
  marks?: Array<RegisterMarkSent> | undefined;
  /** Who took the register (prefix `stf_`). */
  taken_by?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** Why a register is voided. */
export interface RegisterVoid {
  /** The reason. */
  reason: string;
}

/** Who sent the request. */
export interface RequestActor {
  /** Kind of sender. `system`: whoever has the URL of the calendar feed with this `id`. */
  type: 'api_key' | 'staff' | 'system';
  /** Identifier of the sender. */
  id: string | null;
  /** The present name of the sender. */
  name: string | null;
}

/** What was wrong with a field or a parameter. */
export interface RequestErrorField {
  /** JSON pointer of the field, or `?` and the name of the query parameter; `*` stands for a name that is not a word. */
  pointer: string;
  /** What was wrong, such as `too_short`. */
  code: string;
}

/** Requests for one operation that failed with the same error code. */
export interface RequestErrorGroup {
  /** Error code. */
  error_code: string;
  /** The operation. */
  operation: string;
  /** Number of requests. */
  count: number;
  /** HTTP status of the newest. */
  status: number;
  /** Time of the oldest (UTC). */
  first_at: string;
  /** Time of the newest (UTC). */
  last_at: string;
  /** The newest request of the group. */
  request_id: string;
  /** What was wrong with the fields of the newest. */
  fields: Array<RequestErrorField>;
}

/** Requests that failed, by error code and operation. */
export interface RequestErrors {
  /** Type of the response. */
  object: 'request_errors';
  /** The groups, the most frequent first. */
  groups: Array<RequestErrorGroup>;
  /** False if there are more than 100 groups. */
  is_complete: boolean;
}

/** Whether the request log is complete. */
export interface RequestLogStatus {
  /** Type of the response. */
  object: 'request_log_status';
  /** Whether the server records requests. */
  is_on: boolean;
  /** Days for which requests are kept. */
  kept_days: number;
  /** Number of requests that are kept: when a day of the school begins, older ones are deleted. */
  kept_requests: number;
  /** Time of the oldest request in the log (UTC). */
  oldest_at: string | null;
  /** Number of requests in this time that could not be recorded, because the database was too slow or unavailable. */
  missing: number;
  /** Beginning of the first hour in which requests are missing (UTC). */
  missing_since: string | null;
}

/**
 * How long the school keeps records about a learner or a staff member after they have left, or were archived without leaving, and what happens then. The day of archiving is that in UTC. The defaults are suggestions; the school is responsible for complying with the law.
 *
 * Section 14 of South Africa's Protection of Personal Information Act does not allow records to be kept longer than necessary, unless a law requires it. General Disposal Authority AK 4 forbids public schools to destroy cumulative report cards.
 */
export interface Retention {
  learners: RetentionRule;
  attendance: RetentionRule;
  discipline: RetentionRule;
  communications: RetentionRule;
  medical: RetentionRule;
  fees: RetentionRule;
  term_reports: RetentionRule;
  staff: RetentionRule;
}

/** Whose personal values would be made unreadable by retention settings. */
export interface RetentionPreview {
  /** Type of the object. */
  object: 'retention_preview';
  /** One entry for each family of records. */
  data: Array<{
    /** The family of records: `learners` also has the guardians without learners. */
    family: 'learners' | 'attendance' | 'discipline' | 'communications' | 'medical' | 'fees' | 'term_reports' | 'staff';
    /** Number of months after the learner or staff member left; null to keep the records indefinitely. */
    months: number | null;
    /** What happens then: `anonymise` makes personal values unreadable, `keep` changes nothing. */
    action: 'anonymise' | 'keep';
    /** Number of people with records of the family whose personal values the server would make unreadable within an hour. What several people have in common, such as a message to a class, is erased with the last of them and counted for nobody. In the families `learners` and `fees`, people with an open amount are erased, and counted, after it is settled. */
    due: number;
    /** The same number by the present settings of the school. */
    due_already: number;
    /** Number of guardians whose personal values would be made unreadable together with those of their last learner, beside the people in `due`. It is 0 for families other than `learners`. */
    guardians: number;
  }>;
}

/** How long the records of a family are kept. */
export interface RetentionRule {
  /** Number of months after the learner or staff member left; null to keep the records indefinitely. */
  months: number | null;
  /** What happens then: `anonymise` makes personal values unreadable, `keep` changes nothing. */
  action: 'anonymise' | 'keep';
}

/** Fields that can be changed in a retention rule. The action `anonymise` requires `months`. */
export interface RetentionRuleUpdate {
  /** Number of months after the learner or staff member left; null to keep the records indefinitely. */
  months?: number | null | undefined;
  /** What happens then: `anonymise` makes personal values unreadable, `keep` changes nothing. */
  action?: 'anonymise' | 'keep' | undefined;
}

/** Fields that can be changed in the retention settings. */
export interface RetentionUpdate {
  learners?: RetentionRuleUpdate | undefined;
  attendance?: RetentionRuleUpdate | undefined;
  discipline?: RetentionRuleUpdate | undefined;
  communications?: RetentionRuleUpdate | undefined;
  medical?: RetentionRuleUpdate | undefined;
  fees?: RetentionRuleUpdate | undefined;
  term_reports?: RetentionRuleUpdate | undefined;
  staff?: RetentionRuleUpdate | undefined;
}

/** A role of a staff member, for the whole school or a part of it. What a role allows in the settings screen is in `x-role-scopes` of the document; a role for a part of the school allows nothing there. Your application decides what a role allows in it. The server ensures that a school that has an owner always keeps one. */
export interface RoleAssignment {
  /** Opaque identifier, prefix `rol_`. */
  id: string;
  /** Type of the record. */
  object: 'role_assignment';
  /** The staff member (prefix `stf_`). */
  staff_id: string;
  /** The role. An API key gives no role above its own scopes: it needs those that `x-role-scopes` of the document lists for the role. */
  role: 'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer';
  /** What the role applies to. */
  scope_type: 'school' | 'grade_level' | 'class' | 'subject';
  /** The grade level, class or subject that the role applies to; null for the whole school (prefix `grl_`, `cls_` or `sbj_`). */
  scope_id: string | null;
  /** First day of the role. */
  starts_on: string | null;
  /** Last day of the role. */
  ends_on: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new role assignment. */
export interface RoleAssignmentCreate {
  /** The role. An API key gives no role above its own scopes: it needs those that `x-role-scopes` of the document lists for the role. */
  role: 'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer';
  /** What the role applies to. */
  scope_type?: 'school' | 'grade_level' | 'class' | 'subject' | undefined;
  /** The grade level, class or subject that the role applies to; null for the whole school (prefix `grl_`, `cls_` or `sbj_`). */
  scope_id?: string | null | undefined;
  /** First day of the role. */
  starts_on?: string | null | undefined;
  /** Last day of the role. */
  ends_on?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface RoleAssignmentPage {
  /** Records of the page. */
  data: Array<RoleAssignment>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** Fields that can be changed on a role assignment. */
export interface RoleAssignmentUpdate {
  /** The role. An API key gives no role above its own scopes: it needs those that `x-role-scopes` of the document lists for the role. */
  role?: 'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer' | undefined;
  /** What the role applies to. */
  scope_type?: 'school' | 'grade_level' | 'class' | 'subject' | undefined;
  /** The grade level, class or subject that the role applies to; null for the whole school (prefix `grl_`, `cls_` or `sbj_`). */
  scope_id?: string | null | undefined;
  /** First day of the role. */
  starts_on?: string | null | undefined;
  /** Last day of the role. */
  ends_on?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** A room of the school. */
export interface Room {
  /** Opaque identifier, prefix `rom_`. */
  id: string;
  /** Type of the record. */
  object: 'room';
  /** Name of the room; unique in the school (case-insensitive). */
  name: string;
  /** Kind of room. */
  kind: 'classroom' | 'lab' | 'hall' | 'field' | 'computer' | 'other';
  /** Maximum number of people in the room. */
  capacity: number | null;
  /** Whether the room is booked by a lesson. One that is not, such as a playground, is never double-booked. */
  bookable: boolean;
  /** Whether lessons can share the room at the same time, such as a hall. */
  sharing: 'exclusive' | 'shared';
  /** Number of lessons at the same time in a shared room; null if it has no limit. */
  max_lessons: number | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** The room of a slot in a date range. If several apply to a day, the one with the fewest days takes precedence: a room change for one day over a room for a week, and that over one without an end. Of two without an end, the one that starts later takes precedence. */
export interface RoomAssignment {
  /** Opaque identifier, prefix `rma_`. */
  id: string;
  /** Type of the record. */
  object: 'room_assignment';
  /** The slot (prefix `slt_`). */
  slot_id: string;
  /** The room (prefix `rom_`). */
  room_id: string;
  /** First day. Must be within the dates of the timetable. */
  from: string;
  /** Last day. Must be within the dates of the timetable; null for as long as the timetable applies. */
  to: string | null;
  /** `ended` if the last day has passed, or the slot or its timetable has ended or was archived, or the timetable was shortened and ends before the first day. */
  status: 'active' | 'ended';
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new room assignment. */
export interface RoomAssignmentCreate {
  /** The slot (prefix `slt_`). */
  slot_id: string;
  /** The room (prefix `rom_`). */
  room_id: string;
  /** First day. Must be within the dates of the timetable. */
  from: string;
  /** Last day. Must be within the dates of the timetable; null for as long as the timetable applies. */
  to?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface RoomAssignmentPage {
  /** Records of the page. */
  data: Array<RoomAssignment>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** Fields that can be changed on a room assignment. */
export interface RoomAssignmentUpdate {
  /** The room (prefix `rom_`). */
  room_id?: string | undefined;
  /** First day. Must be within the dates of the timetable. */
  from?: string | undefined;
  /** Last day. Must be within the dates of the timetable; null for as long as the timetable applies. */
  to?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** A room assignment, with warnings about what is unusual but allowed. */
export interface RoomAssignmentWithWarnings {
  /** Opaque identifier, prefix `rma_`. */
  id: string;
  /** Type of the record. */
  object: 'room_assignment';
  /** The slot (prefix `slt_`). */
  slot_id: string;
  /** The room (prefix `rom_`). */
  room_id: string;
  /** First day. Must be within the dates of the timetable. */
  from: string;
  /** Last day. Must be within the dates of the timetable; null for as long as the timetable applies. */
  to: string | null;
  /** `ended` if the last day has passed, or the slot or its timetable has ended or was archived, or the timetable was shortened and ends before the first day. */
  status: 'active' | 'ended';
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
  /** What is unusual but allowed. */
  warnings: Array<TimetableWarning>;
}

/** Fields of a new room. */
export interface RoomCreate {
  /** Name of the room; unique in the school (case-insensitive). */
  name: string;
  /** Kind of room. */
  kind?: 'classroom' | 'lab' | 'hall' | 'field' | 'computer' | 'other' | undefined;
  /** Maximum number of people in the room. */
  capacity?: number | null | undefined;
  /** Whether the room is booked by a lesson. One that is not, such as a playground, is never double-booked. */
  bookable?: boolean | undefined;
  /** Whether lessons can share the room at the same time, such as a hall. */
  sharing?: 'exclusive' | 'shared' | undefined;
  /** Number of lessons at the same time in a shared room; null if it has no limit. */
  max_lessons?: number | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface RoomPage {
  /** Records of the page. */
  data: Array<Room>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** Fields that can be changed on a room. */
export interface RoomUpdate {
  /** Name of the room; unique in the school (case-insensitive). */
  name?: string | undefined;
  /** Kind of room. */
  kind?: 'classroom' | 'lab' | 'hall' | 'field' | 'computer' | 'other' | undefined;
  /** Maximum number of people in the room. */
  capacity?: number | null | undefined;
  /** Whether the room is booked by a lesson. One that is not, such as a playground, is never double-booked. */
  bookable?: boolean | undefined;
  /** Whether lessons can share the room at the same time, such as a hall. */
  sharing?: 'exclusive' | 'shared' | undefined;
  /** Number of lessons at the same time in a shared room; null if it has no limit. */
  max_lessons?: number | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** A school (tenant). A live school and its test school have separate records, API keys and ids. */
export interface School {
  /** Opaque identifier, prefix `sch_`. */
  id: string;
  /** Type of the record. */
  object: 'school';
  /** Whether this is a live school or a test school. */
  mode: 'live' | 'test';
  /** Name of the school. */
  name: string;
  /** EMIS number: the school's number in the education department's register. */
  emis_number: string | null;
  /** Kind of school. */
  school_type: 'primary' | 'secondary' | 'combined' | 'special' | null;
  /** Province or state. */
  province: string | null;
  /** Postal address, which term reports show. */
  address: {
    /** First line. */
    line1: string | null;
    /** Second line. */
    line2: string | null;
    /** Suburb. */
    suburb: string | null;
    /** City or town. */
    city: string | null;
    /** Province or state. */
    province: string | null;
    /** Postal code. */
    postal_code: string | null;
    /** ISO 3166-1 alpha-2 code. */
    country: string | null;
  } | null;
  /** Email address to which recipients of the school's emails reply; null for that of the server. */
  email_reply_to: string | null;
  /** SHA-256 of the logo, in hex; null if the school has none. */
  logo_sha256: string | null;
  /** IANA time zone of the school's dates and times. */
  time_zone: string;
  /** ISO 4217 code. */
  currency: string;
  /** BCP 47 language tag. */
  locale: string;
  /** Days of the week on which the school is open, from 1 (Monday) to 7 (Sunday). A change counts for all days of the terms that are not closed, also for those that are over. */
  school_days: Array<number>;
  /** How attendance is taken: once a day, in the morning and the afternoon, or in each lesson. */
  attendance_mode: 'daily' | 'am_pm' | 'per_slot';
  /** When the sessions of registers start (`HH:MM`), in the school's time zone. Used with the time of arrival to compute how late a learner was. */
  session_times: {
    /** Start of the session `day`. */
    day: string;
    /** Start of the session `am`. */
    am: string;
    /** Start of the session `pm`. */
    pm: string;
  };
  /** Whether credit on fee accounts is allocated automatically to the invoices that are due first: when an invoice is issued, when a payment is recorded without `allocations`, and daily for other credit, such as that of a transfer or of an allocation that was reversed. If false, it is allocated only on request. */
  auto_apply_credit: boolean;
  /** Whether an active staff member without a sign-in identity can sign in to the settings screen with an account of an identity provider that has verified their email address; the identity then belongs to the staff member. Until then, a change of their email address needs the scopes of their roles too, and so does allowing it: check the addresses before. If false, identities come only from accepted invitations. */
  sign_in_by_email: boolean;
  retention: Retention;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** The image that term reports of the school show. */
export interface SchoolLogo {
  /** Media type of the image. */
  media_type: 'image/png' | 'image/jpeg' | null;
  /** Width in pixels. */
  width: number | null;
  /** Height in pixels. */
  height: number | null;
  /** SHA-256 of the stored file, in hex. */
  sha256: string | null;
  /** The stored file, encoded in base64. */
  data: string | null;
}

/** An image file. */
export interface SchoolLogoPut {
  /** The PNG or JPEG file, encoded in base64. */
  data: string;
}

/** Fields that can be changed on a school. */
export interface SchoolUpdate {
  /** Name of the school. */
  name?: string | undefined;
  /** EMIS number: the school's number in the education department's register. */
  emis_number?: string | null | undefined;
  /** Kind of school. */
  school_type?: 'primary' | 'secondary' | 'combined' | 'special' | null | undefined;
  /** Province or state. */
  province?: string | null | undefined;
  /** Postal address, which term reports show. */
  address?: {
    /** First line. */
    line1?: string | null | undefined;
    /** Second line. */
    line2?: string | null | undefined;
    /** Suburb. */
    suburb?: string | null | undefined;
    /** City or town. */
    city?: string | null | undefined;
    /** Province or state. */
    province?: string | null | undefined;
    /** Postal code. */
    postal_code?: string | null | undefined;
    /** ISO 3166-1 alpha-2 code. */
    country?: string | null | undefined;
  } | null | undefined;
  /** Email address to which recipients of the school's emails reply; null for that of the server. */
  email_reply_to?: string | null | undefined;
  /** IANA time zone of the school's dates and times. */
  time_zone?: string | undefined;
  /** ISO 4217 code. */
  currency?: string | undefined;
  /** BCP 47 language tag. */
  locale?: string | undefined;
  /** Days of the week on which the school is open, from 1 (Monday) to 7 (Sunday). A change counts for all days of the terms that are not closed, also for those that are over. */
  school_days?: Array<number> | undefined;
  /** How attendance is taken: once a day, in the morning and the afternoon, or in each lesson. */
  attendance_mode?: 'daily' | 'am_pm' | 'per_slot' | undefined;
  /** When the sessions of registers start (`HH:MM`), in the school's time zone. Used with the time of arrival to compute how late a learner was. */
  session_times?: {
    /** Start of the session `day`. */
    day?: string | undefined;
    /** Start of the session `am`. */
    am?: string | undefined;
    /** Start of the session `pm`. */
    pm?: string | undefined;
  } | undefined;
  /** Whether credit on fee accounts is allocated automatically to the invoices that are due first: when an invoice is issued, when a payment is recorded without `allocations`, and daily for other credit, such as that of a transfer or of an allocation that was reversed. If false, it is allocated only on request. */
  auto_apply_credit?: boolean | undefined;
  /** Whether an active staff member without a sign-in identity can sign in to the settings screen with an account of an identity provider that has verified their email address; the identity then belongs to the staff member. Until then, a change of their email address needs the scopes of their roles too, and so does allowing it: check the addresses before. If false, identities come only from accepted invitations. */
  sign_in_by_email?: boolean | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** A link that signs a staff member in to the settings screen once, without its URL. */
export interface SettingsLink {
  /** Opaque identifier, prefix `slk_`. */
  id: string;
  /** Type of the record. */
  object: 'settings_link';
  /** The staff member who signs in (prefix `stf_`). */
  staff_id: string;
  /** The scopes of the session, at most: it has those that the roles of the staff member give. The default is all of these. */
  scopes: Array<'read:learners' | 'write:learners' | 'read:staff' | 'write:staff' | 'read:classes' | 'write:classes' | 'read:timetable' | 'write:timetable' | 'read:attendance' | 'write:attendance' | 'read:assessments' | 'write:assessments' | 'publish:assessments' | 'read:fees' | 'write:fees' | 'read:discipline' | 'write:discipline' | 'read:communications' | 'write:communications' | 'read:medical' | 'write:medical' | 'read:sensitive' | 'read:audit' | 'read:request-log' | 'read:events' | 'write:webhooks' | 'read:imports' | 'write:imports' | 'admin:school'>;
  /** Whether the link can still be used, by the clock of the server. */
  status: 'pending' | 'used' | 'expired' | 'revoked';
  /** Until when the link can be used, by the clock of the server, which a test clock does not advance. */
  expires_at: string;
  /** When the staff member signed in with the link; null if it was not used. */
  used_at: string | null;
  /** When the link was revoked; null if it was not revoked. */
  revoked_at: string | null;
  /** Who created the link. */
  created_by: {
    /** Kind of actor. */
    type: 'api_key' | 'staff' | 'system';
    /** Identifier of the actor. */
    id: string | null;
    /** Name of the actor when the link was created. */
    name: string | null;
  };
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new settings link. */
export interface SettingsLinkCreate {
  /** The staff member who signs in (prefix `stf_`). */
  staff_id: string;
  /** The scopes of the session, at most: it has those that the roles of the staff member give. The default is all of these. */
  scopes?: Array<'read:learners' | 'write:learners' | 'read:staff' | 'write:staff' | 'read:classes' | 'write:classes' | 'read:timetable' | 'write:timetable' | 'read:attendance' | 'write:attendance' | 'read:assessments' | 'write:assessments' | 'publish:assessments' | 'read:fees' | 'write:fees' | 'read:discipline' | 'write:discipline' | 'read:communications' | 'write:communications' | 'read:medical' | 'write:medical' | 'read:sensitive' | 'read:audit' | 'read:request-log' | 'read:events' | 'write:webhooks' | 'read:imports' | 'write:imports' | 'admin:school'> | undefined;
  /** Number of seconds for which the link can be used, at most a day. The default is ten minutes, or until the calling API key expires if that is earlier. */
  expires_in?: number | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface SettingsLinkPage {
  /** Records of the page. */
  data: Array<SettingsLink>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** A settings link with its URL, which is returned only once. */
export interface SettingsLinkWithUrl {
  /** Opaque identifier, prefix `slk_`. */
  id: string;
  /** Type of the record. */
  object: 'settings_link';
  /** The staff member who signs in (prefix `stf_`). */
  staff_id: string;
  /** The scopes of the session, at most: it has those that the roles of the staff member give. The default is all of these. */
  scopes: Array<'read:learners' | 'write:learners' | 'read:staff' | 'write:staff' | 'read:classes' | 'write:classes' | 'read:timetable' | 'write:timetable' | 'read:attendance' | 'write:attendance' | 'read:assessments' | 'write:assessments' | 'publish:assessments' | 'read:fees' | 'write:fees' | 'read:discipline' | 'write:discipline' | 'read:communications' | 'write:communications' | 'read:medical' | 'write:medical' | 'read:sensitive' | 'read:audit' | 'read:request-log' | 'read:events' | 'write:webhooks' | 'read:imports' | 'write:imports' | 'admin:school'>;
  /** Whether the link can still be used, by the clock of the server. */
  status: 'pending' | 'used' | 'expired' | 'revoked';
  /** Until when the link can be used, by the clock of the server, which a test clock does not advance. */
  expires_at: string;
  /** When the staff member signed in with the link; null if it was not used. */
  used_at: string | null;
  /** When the link was revoked; null if it was not revoked. */
  revoked_at: string | null;
  /** Who created the link. */
  created_by: {
    /** Kind of actor. */
    type: 'api_key' | 'staff' | 'system';
    /** Identifier of the actor. */
    id: string | null;
    /** Name of the actor when the link was created. */
    name: string | null;
  };
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
  /** The URL to open in a browser. It begins with the setting `ROLLBOOK_PUBLIC_URL` of the server. Its token stands after `#`, so browsers send it to no server, except by the page itself. */
  url: string;
}

/** A session of a staff member in the settings screen. It ends after an hour in which nobody used the page, and after twelve hours. Sessions of API keys are not listed: they end with the key. */
export interface SettingsSession {
  /** Opaque identifier, prefix `ses_`. */
  id: string;
  /** Type of the record. */
  object: 'settings_session';
  /** The staff member who signed in (prefix `stf_`). */
  staff_id: string;
  /** How the staff member signed in: with a link, with an identity provider (OpenID Connect), or by accepting an invitation on a server without one. */
  method: 'link' | 'oidc' | 'invitation';
  /** The link with which the staff member signed in (prefix `slk_`). */
  settings_link_id: string | null;
  /** The scopes of the session. */
  scopes: Array<'read:learners' | 'write:learners' | 'read:staff' | 'write:staff' | 'read:classes' | 'write:classes' | 'read:timetable' | 'write:timetable' | 'read:attendance' | 'write:attendance' | 'read:assessments' | 'write:assessments' | 'publish:assessments' | 'read:fees' | 'write:fees' | 'read:discipline' | 'write:discipline' | 'read:communications' | 'write:communications' | 'read:medical' | 'write:medical' | 'read:sensitive' | 'read:audit' | 'read:request-log' | 'read:events' | 'write:webhooks' | 'read:imports' | 'write:imports' | 'admin:school'>;
  /** Whether the session can still be used, by the clock of the server. */
  status: 'active' | 'ended' | 'expired';
  /** When the session was last used, accurate to the minute. What an open page asks for by itself, while nobody touches it, does not count. */
  last_used_at: string;
  /** When the session ends if it is no longer used, accurate to the minute, by the clock of the server. */
  expires_at: string;
  /** When the session was ended before it expired; null if it was not. */
  ended_at: string | null;
  /** Address from which the staff member signed in. */
  ip: string | null;
  /** What the browser called itself when the staff member signed in. */
  user_agent: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** A page of results. */
export interface SettingsSessionPage {
  /** Records of the page. */
  data: Array<SettingsSession>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** A lesson of the cycle: a period on a day of the cycle, in which one or more classes are taught together; or a duty of teachers without classes, such as supervision or a meeting. A teacher, a room or a class cannot be in two slots whose times overlap. Parallel options have the same `block`: the slots of a block may share classes, and the learners of these are distinguished by their enrollments in subject classes. */
export interface Slot {
  /** Opaque identifier, prefix `slt_`. */
  id: string;
  /** Type of the record. */
  object: 'slot';
  /** The timetable (prefix `tmt_`). */
  timetable_id: string;
  /** Day of the cycle, from 1 to the length of the cycle. In the mode `weeks`, the days of the second week follow those of the first: day 6 is the Monday of week B if a week has five days. */
  cycle_day: number;
  /** The period; its kind is `lesson` or `registration`, and any for a duty (prefix `prd_`). */
  period_id: string;
  /** `lesson`: one or more classes are taught. `duty`: staff members have something else to do, without classes. */
  kind: 'lesson' | 'duty';
  /** What calendars show instead of the subject or the period, such as a duty. */
  title: string | null;
  /** The classes, of the academic year of the timetable. A lesson has at least one, and a duty none (prefix `cls_`). */
  class_ids: Array<string>;
  /** The subject. Required for a lesson in a period of the kind `lesson`; null for a duty (prefix `sbj_`). */
  subject_id: string | null;
  /** The lead teachers without a last day: if a change is planned, those after it. `GET /v1/lessons` says who teaches on a day. A duty has at least one, except in a clone if only staff members who have left had it. On create and update, the server creates and ends the teacher allocations. Changes for certain dates are separate teacher allocations (prefix `stf_`). */
  teacher_ids: Array<string>;
  /** The room without a last day: if a change is planned, the one after it. On create and update, the server creates and ends the room assignment. Changes for certain dates are separate room assignments (prefix `rom_`). */
  room_id: string | null;
  /** Name of the block of parallel options that the slot belongs to; null if it belongs to none. */
  block: string | null;
  /** Notes about the slot. */
  notes: string | null;
  /** Status of the timetable of the slot: `ended` if it was retired or archived, or its last day has passed. */
  status: 'draft' | 'published' | 'ended';
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Slots to create in a timetable. */
export interface SlotBulk {
  /** The timetable (prefix `tmt_`). */
  timetable_id: string;
  /** The slots. */
  slots: Array<{
    /** Day of the cycle. */
    cycle_day: number;
    /** The period (prefix `prd_`). */
    period_id: string;
    /** `lesson`, with classes, or `duty`, without. */
    kind?: 'lesson' | 'duty' | undefined;
    /** What calendars show. */
    title?: string | null | undefined;
    /** The classes (prefix `cls_`). */
    class_ids?: Array<string> | undefined;
    /** The subject. Required in a period of the kind `lesson` (prefix `sbj_`). */
    subject_id?: string | null | undefined;
    /** The lead teachers (prefix `stf_`). */
    teacher_ids?: Array<string> | undefined;
    /** The room (prefix `rom_`). */
    room_id?: string | null | undefined;
    /** Name of the block of parallel options. */
    block?: string | null | undefined;
    /** Notes about the slot. */
    notes?: string | null | undefined;
    /** Identifiers in other systems, as `{source: id}`. */
    external_ids?: { [key: string]: string } | undefined;
    /** Your own key-value pairs, at most 50. */
    metadata?: { [key: string]: string } | undefined;
  }>;
}

/** The slots that were created, in the order in which they were sent. */
export interface SlotBulkResult {
  /** The slots. */
  data: Array<Slot>;
  /** What is unusual but allowed. */
  warnings: Array<TimetableWarning>;
}

/** Fields of a new slot. */
export interface SlotCreate {
  /** The timetable (prefix `tmt_`). */
  timetable_id: string;
  /** Day of the cycle, from 1 to the length of the cycle. In the mode `weeks`, the days of the second week follow those of the first: day 6 is the Monday of week B if a week has five days. */
  cycle_day: number;
  /** The period; its kind is `lesson` or `registration`, and any for a duty (prefix `prd_`). */
  period_id: string;
  /** `lesson`: one or more classes are taught. `duty`: staff members have something else to do, without classes. */
  kind?: 'lesson' | 'duty' | undefined;
  /** What calendars show instead of the subject or the period, such as a duty. */
  title?: string | null | undefined;
  /** The classes, of the academic year of the timetable. A lesson has at least one, and a duty none (prefix `cls_`). */
  class_ids?: Array<string> | undefined;
  /** The subject. Required for a lesson in a period of the kind `lesson`; null for a duty (prefix `sbj_`). */
  subject_id?: string | null | undefined;
  /** The lead teachers without a last day: if a change is planned, those after it. `GET /v1/lessons` says who teaches on a day. A duty has at least one, except in a clone if only staff members who have left had it. On create and update, the server creates and ends the teacher allocations. Changes for certain dates are separate teacher allocations (prefix `stf_`). */
  teacher_ids?: Array<string> | undefined;
  /** The room without a last day: if a change is planned, the one after it. On create and update, the server creates and ends the room assignment. Changes for certain dates are separate room assignments (prefix `rom_`). */
  room_id?: string | null | undefined;
  /** Name of the block of parallel options that the slot belongs to; null if it belongs to none. */
  block?: string | null | undefined;
  /** Notes about the slot. */
  notes?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface SlotPage {
  /** Records of the page. */
  data: Array<Slot>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** A row of an import of slots. */
export interface SlotRow {
  /** Id of the record in the source. An integer, up to 2^53 - 1, is converted to its decimal digits. */
  external_id?: string | number | null | undefined;
  /** The timetable (prefix `tmt_`). */
  timetable_id?: string | undefined;
  /** Can be sent instead of `timetable_id`: the external id of the record in the same source. */
  timetable_external_id?: string | number | undefined;
  /** Day of the cycle, from 1 to the length of the cycle. In the mode `weeks`, the days of the second week follow those of the first: day 6 is the Monday of week B if a week has five days. */
  cycle_day?: number | undefined;
  /** The period; its kind is `lesson` or `registration`, and any for a duty (prefix `prd_`). */
  period_id?: string | undefined;
  /** Can be sent instead of `period_id`: the external id of the record in the same source. */
  period_external_id?: string | number | undefined;
  /** `lesson`: one or more classes are taught. `duty`: staff members have something else to do, without classes. */
  kind?: 'lesson' | 'duty' | undefined;
  /** What calendars show instead of the subject or the period, such as a duty. */
  title?: string | null | undefined;
  /** The classes, of the academic year of the timetable. A lesson has at least one, and a duty none (prefix `cls_`). */
  class_ids?: Array<string> | undefined;
  /** Can be sent instead of `class_ids`: the external ids of the records in the same source. */
  class_external_ids?: Array<string | number> | undefined;
  /** The subject. Required for a lesson in a period of the kind `lesson`; null for a duty (prefix `sbj_`). */
  subject_id?: string | null | undefined;
  /** Can be sent instead of `subject_id`: the external id of the record in the same source. */
  subject_external_id?: string | number | null | undefined;
  /** The lead teachers without a last day: if a change is planned, those after it. `GET /v1/lessons` says who teaches on a day. A duty has at least one, except in a clone if only staff members who have left had it. On create and update, the server creates and ends the teacher allocations. Changes for certain dates are separate teacher allocations (prefix `stf_`). */
  teacher_ids?: Array<string> | undefined;
  /** Can be sent instead of `teacher_ids`: the external ids of the records in the same source. */
  teacher_external_ids?: Array<string | number> | undefined;
  /** The room without a last day: if a change is planned, the one after it. On create and update, the server creates and ends the room assignment. Changes for certain dates are separate room assignments (prefix `rom_`). */
  room_id?: string | null | undefined;
  /** Can be sent instead of `room_id`: the external id of the record in the same source. */
  room_external_id?: string | number | null | undefined;
  /** Name of the block of parallel options that the slot belongs to; null if it belongs to none. */
  block?: string | null | undefined;
  /** Notes about the slot. */
  notes?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** Fields that can be changed on a slot. */
export interface SlotUpdate {
  /** Day of the cycle, from 1 to the length of the cycle. In the mode `weeks`, the days of the second week follow those of the first: day 6 is the Monday of week B if a week has five days. */
  cycle_day?: number | undefined;
  /** The period; its kind is `lesson` or `registration`, and any for a duty (prefix `prd_`). */
  period_id?: string | undefined;
  /** What calendars show instead of the subject or the period, such as a duty. */
  title?: string | null | undefined;
  /** The classes, of the academic year of the timetable. A lesson has at least one, and a duty none (prefix `cls_`). */
  class_ids?: Array<string> | undefined;
  /** The subject. Required for a lesson in a period of the kind `lesson`; null for a duty (prefix `sbj_`). */
  subject_id?: string | null | undefined;
  /** The lead teachers without a last day: if a change is planned, those after it. `GET /v1/lessons` says who teaches on a day. A duty has at least one, except in a clone if only staff members who have left had it. On create and update, the server creates and ends the teacher allocations. Changes for certain dates are separate teacher allocations (prefix `stf_`). */
  teacher_ids?: Array<string> | undefined;
  /** The room without a last day: if a change is planned, the one after it. On create and update, the server creates and ends the room assignment. Changes for certain dates are separate room assignments (prefix `rom_`). */
  room_id?: string | null | undefined;
  /** Name of the block of parallel options that the slot belongs to; null if it belongs to none. */
  block?: string | null | undefined;
  /** Notes about the slot. */
  notes?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** A slot, with warnings about what is unusual but allowed. */
export interface SlotWithWarnings {
  /** Opaque identifier, prefix `slt_`. */
  id: string;
  /** Type of the record. */
  object: 'slot';
  /** The timetable (prefix `tmt_`). */
  timetable_id: string;
  /** Day of the cycle, from 1 to the length of the cycle. In the mode `weeks`, the days of the second week follow those of the first: day 6 is the Monday of week B if a week has five days. */
  cycle_day: number;
  /** The period; its kind is `lesson` or `registration`, and any for a duty (prefix `prd_`). */
  period_id: string;
  /** `lesson`: one or more classes are taught. `duty`: staff members have something else to do, without classes. */
  kind: 'lesson' | 'duty';
  /** What calendars show instead of the subject or the period, such as a duty. */
  title: string | null;
  /** The classes, of the academic year of the timetable. A lesson has at least one, and a duty none (prefix `cls_`). */
  class_ids: Array<string>;
  /** The subject. Required for a lesson in a period of the kind `lesson`; null for a duty (prefix `sbj_`). */
  subject_id: string | null;
  /** The lead teachers without a last day: if a change is planned, those after it. `GET /v1/lessons` says who teaches on a day. A duty has at least one, except in a clone if only staff members who have left had it. On create and update, the server creates and ends the teacher allocations. Changes for certain dates are separate teacher allocations (prefix `stf_`). */
  teacher_ids: Array<string>;
  /** The room without a last day: if a change is planned, the one after it. On create and update, the server creates and ends the room assignment. Changes for certain dates are separate room assignments (prefix `rom_`). */
  room_id: string | null;
  /** Name of the block of parallel options that the slot belongs to; null if it belongs to none. */
  block: string | null;
  /** Notes about the slot. */
  notes: string | null;
  /** Status of the timetable of the slot: `ended` if it was retired or archived, or its last day has passed. */
  status: 'draft' | 'published' | 'ended';
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
  /** What is unusual but allowed. */
  warnings: Array<TimetableWarning>;
}

/**
 * A staff member of the school.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `activate` | `invited` | `active` |
 * | `suspend` | `active` | `suspended` |
 * | `reactivate` | `suspended`, `left` | `active` |
 * | `leave` | `active`, `suspended` | `left` |
 */
export interface Staff {
  /** Opaque identifier, prefix `stf_`. */
  id: string;
  /** Type of the record. */
  object: 'staff';
  /** Full name. Required unless `first_name` or `last_name` is sent. */
  name: string;
  /** First name. */
  first_name: string | null;
  /** Family name. */
  last_name: string | null;
  /** Email address, stored in lower case; unique in the school (case-insensitive). */
  email: string;
  /** Telephone number in E.164 format, such as +27821234567. */
  phone: string | null;
  /** Employee number; unique in the school (case-insensitive). */
  employee_number: string | null;
  /** Kind of staff. */
  staff_type: 'teacher' | 'admin' | 'support' | 'management';
  /** Job title. */
  job_title: string | null;
  /** Kind of employment: by the state (`state`), by the school governing body (`sgb`), on contract, or as a volunteer. */
  employment: 'state' | 'sgb' | 'contract' | 'volunteer' | null;
  /** PERSAL number, in the state's payroll system. */
  persal_number: string | null;
  /** SACE number, in the register of the South African Council for Educators. */
  sace_number: string | null;
  /** Last day of the SACE registration. */
  sace_expires_on: string | null;
  /** First day at the school. */
  starts_on: string | null;
  /** Last day at the school; null if it is not known. A staff member who is active or suspended leaves when this day is over. */
  ends_on: string | null;
  /** Subjects that the staff member teaches (prefix `sbj_`). */
  subject_ids: Array<string>;
  /** Maximum number of lessons in a timetable cycle. */
  max_periods_per_cycle: number | null;
  /** Identity with which the staff member signs in: in the login of your application, as sent when the invitation was accepted, or at an identity provider of the server. Returned only if the API key has `read:sensitive`. */
  login_identity?: {
    /** Identity provider that issued the subject. */
    issuer: string;
    /** Identifier of the person at the issuer. */
    subject: string;
  } | null | undefined;
  /** Status of the staff member. */
  status: 'invited' | 'active' | 'suspended' | 'left';
  /** The staff member into which this record was merged; null if it was not. Use that record (prefix `stf_`). */
  merged_into_id: string | null;
  /** When the personal values were erased (UTC); null if they were not. The remaining record is archived and cannot be restored. */
  erased_at: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** An invited staff member accepted and activated their account. */
export interface StaffActivatedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'staff.activated';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Staff;
}

/** A staff member was archived (soft-deleted). */
export interface StaffArchivedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'staff.archived';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Staff;
}

/** Fields of a new staff member. */
export interface StaffCreate {
  /** Full name. Required unless `first_name` or `last_name` is sent. */
  name?: string | undefined;
  /** First name. */
  first_name?: string | null | undefined;
  /** Family name. */
  last_name?: string | null | undefined;
  /** Email address, stored in lower case; unique in the school (case-insensitive). */
  email: string;
  /** Telephone number in E.164 format, such as +27821234567. */
  phone?: string | null | undefined;
  /** Employee number; unique in the school (case-insensitive). */
  employee_number?: string | null | undefined;
  /** Kind of staff. */
  staff_type: 'teacher' | 'admin' | 'support' | 'management';
  /** Job title. */
  job_title?: string | null | undefined;
  /** Kind of employment: by the state (`state`), by the school governing body (`sgb`), on contract, or as a volunteer. */
  employment?: 'state' | 'sgb' | 'contract' | 'volunteer' | null | undefined;
  /** PERSAL number, in the state's payroll system. */
  persal_number?: string | null | undefined;
  /** SACE number, in the register of the South African Council for Educators. */
  sace_number?: string | null | undefined;
  /** Last day of the SACE registration. */
  sace_expires_on?: string | null | undefined;
  /** First day at the school. */
  starts_on?: string | null | undefined;
  /** Last day at the school; null if it is not known. A staff member who is active or suspended leaves when this day is over. */
  ends_on?: string | null | undefined;
  /** Subjects that the staff member teaches (prefix `sbj_`). */
  subject_ids?: Array<string> | undefined;
  /** Maximum number of lessons in a timetable cycle. */
  max_periods_per_cycle?: number | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A staff record was created. */
export interface StaffCreatedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'staff.created';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Staff;
}

/** Why the personal values of a staff member are erased. */
export interface StaffErase {
  /** The id of the staff member, as confirmation. */
  confirm: string;
  /** The reason, for the audit log. It is not erased, so it must not name the staff member. */
  reason: string;
}

/** The personal values of a staff member were erased. Delete your copies of them. */
export interface StaffErasedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'staff.erased';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Staff;
}

/** An invitation was revoked. Its token stops working. */
export interface StaffInvitationRevokedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'staff.invitation-revoked';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Invitation;
}

/** A new staff member was invited, or one who has no login. Unless `email_status` says that the server sends it, the application that created the invitation sends its token. */
export interface StaffInvitedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'staff.invited';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Invitation;
}

/** When a staff member leaves. */
export interface StaffLeave {
  /** Last day at the school. */
  ends_on: string;
  /** The staff member who takes over the lessons after the last day, and the classes that the staff member leads. Lessons in which the staff member was to substitute for them are theirs again. If it is not sent, the response is 409 `has_active_allocations` if there are such lessons, and 409 `resource_in_use` if the staff member leaves immediately and there are such classes (prefix `stf_`). */
  reassign_to?: string | undefined;
}

/** A staff member left the school. */
export interface StaffLeftEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'staff.left';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Staff;
}

/** The staff member who is merged into another one. */
export interface StaffMerge {
  /** The staff member who is merged into the one in the path (prefix `stf_`). */
  staff_id: string;
  /** Whether to report what would be done without doing it. */
  dry_run?: boolean | undefined;
}

/** A staff member was merged into another one, `merged_into_id`, and archived. Let your copies of records about the staff member refer to that one. If `staff.restored` follows with `merged_into_id` null, the merge was undone: read the records about both again. */
export interface StaffMergedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'staff.merged';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Staff;
}

/** A page of results. */
export interface StaffPage {
  /** Records of the page. */
  data: Array<Staff>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** An archived staff member was restored. */
export interface StaffRestoredEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'staff.restored';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Staff;
}

/** A row of an import of staff. */
export interface StaffRow {
  /** Id of the record in the source. An integer, up to 2^53 - 1, is converted to its decimal digits. */
  external_id?: string | number | null | undefined;
  /** Full name. Required unless `first_name` or `last_name` is sent. */
  name?: string | undefined;
  /** First name. */
  first_name?: string | null | undefined;
  /** Family name. */
  last_name?: string | null | undefined;
  /** Email address, stored in lower case; unique in the school (case-insensitive). */
  email?: string | undefined;
  /** Telephone number in E.164 format, such as +27821234567. */
  phone?: string | null | undefined;
  /** Employee number; unique in the school (case-insensitive). */
  employee_number?: string | null | undefined;
  /** Kind of staff. */
  staff_type?: 'teacher' | 'admin' | 'support' | 'management' | undefined;
  /** Job title. */
  job_title?: string | null | undefined;
  /** Kind of employment: by the state (`state`), by the school governing body (`sgb`), on contract, or as a volunteer. */
  employment?: 'state' | 'sgb' | 'contract' | 'volunteer' | null | undefined;
  /** PERSAL number, in the state's payroll system. */
  persal_number?: string | null | undefined;
  /** SACE number, in the register of the South African Council for Educators. */
  sace_number?: string | null | undefined;
  /** Last day of the SACE registration. */
  sace_expires_on?: string | null | undefined;
  /** First day at the school. */
  starts_on?: string | null | undefined;
  /** Last day at the school; null if it is not known. A staff member who is active or suspended leaves when this day is over. */
  ends_on?: string | null | undefined;
  /** Subjects that the staff member teaches (prefix `sbj_`). */
  subject_ids?: Array<string> | undefined;
  /** Can be sent instead of `subject_ids`: the external ids of the records in the same source. */
  subject_external_ids?: Array<string | number> | undefined;
  /** Maximum number of lessons in a timetable cycle. */
  max_periods_per_cycle?: number | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** Fields that can be changed on a staff member. */
export interface StaffUpdate {
  /** Full name. Required unless `first_name` or `last_name` is sent. */
  name?: string | undefined;
  /** First name. */
  first_name?: string | null | undefined;
  /** Family name. */
  last_name?: string | null | undefined;
  /** Email address, stored in lower case; unique in the school (case-insensitive). */
  email?: string | undefined;
  /** Telephone number in E.164 format, such as +27821234567. */
  phone?: string | null | undefined;
  /** Employee number; unique in the school (case-insensitive). */
  employee_number?: string | null | undefined;
  /** Kind of staff. */
  staff_type?: 'teacher' | 'admin' | 'support' | 'management' | undefined;
  /** Job title. */
  job_title?: string | null | undefined;
  /** Kind of employment: by the state (`state`), by the school governing body (`sgb`), on contract, or as a volunteer. */
  employment?: 'state' | 'sgb' | 'contract' | 'volunteer' | null | undefined;
  /** PERSAL number, in the state's payroll system. */
  persal_number?: string | null | undefined;
  /** SACE number, in the register of the South African Council for Educators. */
  sace_number?: string | null | undefined;
  /** Last day of the SACE registration. */
  sace_expires_on?: string | null | undefined;
  /** First day at the school. */
  starts_on?: string | null | undefined;
  /** Last day at the school; null if it is not known. A staff member who is active or suspended leaves when this day is over. */
  ends_on?: string | null | undefined;
  /** Subjects that the staff member teaches (prefix `sbj_`). */
  subject_ids?: Array<string> | undefined;
  /** Maximum number of lessons in a timetable cycle. */
  max_periods_per_cycle?: number | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** A staff record was changed, or a staff member was suspended or reactivated. */
export interface StaffUpdatedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'staff.updated';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Staff;
}

/** A staff member, with others who may be the same person. */
export interface StaffWithWarnings {
  /** Opaque identifier, prefix `stf_`. */
  id: string;
  /** Type of the record. */
  object: 'staff';
  /** Full name. Required unless `first_name` or `last_name` is sent. */
  name: string;
  /** First name. */
  first_name: string | null;
  /** Family name. */
  last_name: string | null;
  /** Email address, stored in lower case; unique in the school (case-insensitive). */
  email: string;
  /** Telephone number in E.164 format, such as +27821234567. */
  phone: string | null;
  /** Employee number; unique in the school (case-insensitive). */
  employee_number: string | null;
  /** Kind of staff. */
  staff_type: 'teacher' | 'admin' | 'support' | 'management';
  /** Job title. */
  job_title: string | null;
  /** Kind of employment: by the state (`state`), by the school governing body (`sgb`), on contract, or as a volunteer. */
  employment: 'state' | 'sgb' | 'contract' | 'volunteer' | null;
  /** PERSAL number, in the state's payroll system. */
  persal_number: string | null;
  /** SACE number, in the register of the South African Council for Educators. */
  sace_number: string | null;
  /** Last day of the SACE registration. */
  sace_expires_on: string | null;
  /** First day at the school. */
  starts_on: string | null;
  /** Last day at the school; null if it is not known. A staff member who is active or suspended leaves when this day is over. */
  ends_on: string | null;
  /** Subjects that the staff member teaches (prefix `sbj_`). */
  subject_ids: Array<string>;
  /** Maximum number of lessons in a timetable cycle. */
  max_periods_per_cycle: number | null;
  /** Identity with which the staff member signs in: in the login of your application, as sent when the invitation was accepted, or at an identity provider of the server. Returned only if the API key has `read:sensitive`. */
  login_identity?: {
    /** Identity provider that issued the subject. */
    issuer: string;
    /** Identifier of the person at the issuer. */
    subject: string;
  } | null | undefined;
  /** Status of the staff member. */
  status: 'invited' | 'active' | 'suspended' | 'left';
  /** The staff member into which this record was merged; null if it was not. Use that record (prefix `stf_`). */
  merged_into_id: string | null;
  /** When the personal values were erased (UTC); null if they were not. The remaining record is archived and cannot be restored. */
  erased_at: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
  /** People who may be the same person. */
  warnings: Array<PersonWarning>;
}

/** The changes to the balance of a fee account in a date range. */
export interface Statement {
  /** Type of the object. */
  object: 'statement';
  /** The fee account (prefix `acc_`). */
  account_id: string;
  /** ISO 4217 code. */
  currency: string;
  /** First day. */
  from: string;
  /** Last day. */
  to: string;
  /** Balance before the first day, in minor currency units; positive if owed. */
  opening_balance: number;
  /** The changes to the balance, oldest first. */
  lines: Array<StatementLine>;
  /** Balance at the end of the last day, in minor currency units; positive if owed. */
  closing_balance: number;
  /** What is overdue today, in minor currency units, less the credit of the account, which pays what is due first. */
  overdue_amount: number;
  /** What is due on invoices today or later, and what is overdue, the earliest first; each instalment by itself. */
  dues: Array<StatementDue>;
}

/** What is due on an invoice, or of one of its instalments. */
export interface StatementDue {
  /** The invoice (prefix `inv_`). */
  invoice_id: string;
  /** Number of the invoice. */
  number: string;
  /** When it is due. */
  due_date: string;
  /** Amount, in minor currency units. */
  amount_due: number;
  /** Whether the day is over, in the school's time zone. */
  overdue: boolean;
}

/** One change of the balance. */
export interface StatementLine {
  /** The journal, prefix `jnl_`. */
  journal_id: string;
  /** Day, in the school's time zone. */
  effective_on: string;
  /** What happened. */
  description: string;
  source: LedgerSource;
  /** The learner; null if it is for the whole account (prefix `lrn_`). */
  learner_id: string | null;
  /** Change of the balance, in minor currency units: positive for a charge, negative for a payment or a credit. */
  amount: number;
  /** Balance after it, in minor currency units. */
  balance: number;
}

/** A subject taught at the school. */
export interface Subject {
  /** Opaque identifier, prefix `sbj_`. */
  id: string;
  /** Type of the record. */
  object: 'subject';
  /** Name of the subject. */
  name: string;
  /** Short code of the subject. `Ge` and `GE` are two codes, as in other timetable software; unique in the school. */
  code: string;
  /** Kind of subject. */
  kind: 'language' | 'mathematics' | 'science' | 'social' | 'arts' | 'technology' | 'life' | 'other';
  /** Grade levels in which the subject is taught (prefix `grl_`). */
  grade_level_ids: Array<string>;
  /** Language of instruction, as a BCP 47 tag. */
  language: string | null;
  /** Whether the subject counts towards a learner's average, in all terms: after a change, the averages of earlier terms are others, and their published reports are `stale`. If it is about a new year, create another subject. */
  counts_for_average: boolean;
  /** Weight of the subject in the promotion decision. */
  promotion_weight: number | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new subject. */
export interface SubjectCreate {
  /** Name of the subject. */
  name: string;
  /** Short code of the subject. `Ge` and `GE` are two codes, as in other timetable software; unique in the school. */
  code: string;
  /** Kind of subject. */
  kind?: 'language' | 'mathematics' | 'science' | 'social' | 'arts' | 'technology' | 'life' | 'other' | undefined;
  /** Grade levels in which the subject is taught (prefix `grl_`). */
  grade_level_ids?: Array<string> | undefined;
  /** Language of instruction, as a BCP 47 tag. */
  language?: string | null | undefined;
  /** Whether the subject counts towards a learner's average, in all terms: after a change, the averages of earlier terms are others, and their published reports are `stale`. If it is about a new year, create another subject. */
  counts_for_average?: boolean | undefined;
  /** Weight of the subject in the promotion decision. */
  promotion_weight?: number | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface SubjectPage {
  /** Records of the page. */
  data: Array<Subject>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** A row of an import of subjects. */
export interface SubjectRow {
  /** Id of the record in the source. An integer, up to 2^53 - 1, is converted to its decimal digits. */
  external_id?: string | number | null | undefined;
  /** Name of the subject. */
  name?: string | undefined;
  /** Short code of the subject. `Ge` and `GE` are two codes, as in other timetable software; unique in the school. */
  code?: string | undefined;
  /** Kind of subject. */
  kind?: 'language' | 'mathematics' | 'science' | 'social' | 'arts' | 'technology' | 'life' | 'other' | undefined;
  /** Grade levels in which the subject is taught (prefix `grl_`). */
  grade_level_ids?: Array<string> | undefined;
  /** Can be sent instead of `grade_level_ids`: the external ids of the records in the same source. */
  grade_level_external_ids?: Array<string | number> | undefined;
  /** Language of instruction, as a BCP 47 tag. */
  language?: string | null | undefined;
  /** Whether the subject counts towards a learner's average, in all terms: after a change, the averages of earlier terms are others, and their published reports are `stale`. If it is about a new year, create another subject. */
  counts_for_average?: boolean | undefined;
  /** Weight of the subject in the promotion decision. */
  promotion_weight?: number | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** Fields that can be changed on a subject. */
export interface SubjectUpdate {
  /** Name of the subject. */
  name?: string | undefined;
  /** Short code of the subject. `Ge` and `GE` are two codes, as in other timetable software; unique in the school. */
  code?: string | undefined;
  /** Kind of subject. */
  kind?: 'language' | 'mathematics' | 'science' | 'social' | 'arts' | 'technology' | 'life' | 'other' | undefined;
  /** Grade levels in which the subject is taught (prefix `grl_`). */
  grade_level_ids?: Array<string> | undefined;
  /** Language of instruction, as a BCP 47 tag. */
  language?: string | null | undefined;
  /** Whether the subject counts towards a learner's average, in all terms: after a change, the averages of earlier terms are others, and their published reports are `stale`. If it is about a new year, create another subject. */
  counts_for_average?: boolean | undefined;
  /** Weight of the subject in the promotion decision. */
  promotion_weight?: number | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** The allocation of a staff member to a slot in a date range. */
export interface TeacherAllocation {
  /** Opaque identifier, prefix `tal_`. */
  id: string;
  /** Type of the record. */
  object: 'teacher_allocation';
  /** The slot (prefix `slt_`). */
  slot_id: string;
  /** The staff member (prefix `stf_`). */
  staff_id: string;
  /** Role of the staff member. A substitute replaces the lead teachers on its dates. */
  role: 'lead' | 'assistant' | 'substitute';
  /** The lead teacher whom a substitute replaces; null for all lead teachers of the slot. Only for substitutes (prefix `stf_`). */
  replaces_id: string | null;
  /** First day. Must be within the dates of the timetable. */
  from: string;
  /** Last day. Must be within the dates of the timetable; null for as long as the timetable applies. */
  to: string | null;
  /** `ended` if the last day has passed, or the slot or its timetable has ended or was archived, or the timetable was shortened and ends before the first day. */
  status: 'active' | 'ended';
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new teacher allocation. */
export interface TeacherAllocationCreate {
  /** The slot (prefix `slt_`). */
  slot_id: string;
  /** The staff member (prefix `stf_`). */
  staff_id: string;
  /** Role of the staff member. A substitute replaces the lead teachers on its dates. */
  role: 'lead' | 'assistant' | 'substitute';
  /** The lead teacher whom a substitute replaces; null for all lead teachers of the slot. Only for substitutes (prefix `stf_`). */
  replaces_id?: string | null | undefined;
  /** First day. Must be within the dates of the timetable. */
  from: string;
  /** Last day. Must be within the dates of the timetable; null for as long as the timetable applies. */
  to?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface TeacherAllocationPage {
  /** Records of the page. */
  data: Array<TeacherAllocation>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** Fields that can be changed on a teacher allocation. */
export interface TeacherAllocationUpdate {
  /** First day. Must be within the dates of the timetable. */
  from?: string | undefined;
  /** Last day. Must be within the dates of the timetable; null for as long as the timetable applies. */
  to?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** A teacher allocation, with warnings about what is unusual but allowed. */
export interface TeacherAllocationWithWarnings {
  /** Opaque identifier, prefix `tal_`. */
  id: string;
  /** Type of the record. */
  object: 'teacher_allocation';
  /** The slot (prefix `slt_`). */
  slot_id: string;
  /** The staff member (prefix `stf_`). */
  staff_id: string;
  /** Role of the staff member. A substitute replaces the lead teachers on its dates. */
  role: 'lead' | 'assistant' | 'substitute';
  /** The lead teacher whom a substitute replaces; null for all lead teachers of the slot. Only for substitutes (prefix `stf_`). */
  replaces_id: string | null;
  /** First day. Must be within the dates of the timetable. */
  from: string;
  /** Last day. Must be within the dates of the timetable; null for as long as the timetable applies. */
  to: string | null;
  /** `ended` if the last day has passed, or the slot or its timetable has ended or was archived, or the timetable was shortened and ends before the first day. */
  status: 'active' | 'ended';
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
  /** What is unusual but allowed. */
  warnings: Array<TimetableWarning>;
}

/**
 * A term of an academic year. Its dates are within the academic year and do not overlap those of the year's other terms.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `open` | `planned` | `open` |
 * | `close` | `open` | `closed` |
 * | `reopen` | `closed` | `open` |
 */
export interface Term {
  /** Opaque identifier, prefix `trm_`. */
  id: string;
  /** Type of the record. */
  object: 'term';
  /** The academic year (prefix `ayr_`). */
  academic_year_id: string;
  /** Name of the term. */
  name: string;
  /** Number of the term; unique per academic year. */
  number: number;
  /** First day. */
  starts_on: string;
  /** Last day. */
  ends_on: string;
  /** Date by which marks must be submitted. */
  marks_due_on: string | null;
  /** Weekdays on which there is school in the term, from 1 (Monday) to 7: those of the school. If the school changes its weekdays, those of a closed term stay as they were. */
  school_days: Array<number>;
  /** Number of school days in the term, from its `school_days` and the calendar exceptions of the whole school. */
  school_days_count: number;
  /** Values that are unusual but allowed: `short_term` if the term has fewer than 43 school days, `long_term` if it has more than 60, because South African public schools have four terms of 43 to 60 school days, and `open_assessments` if it is closed and has assessments that are open, whose marks are in no result. */
  warnings: Array<{
    /** Code of the warning. */
    code: 'short_term' | 'long_term' | 'open_assessments';
    /** Explanation of the warning. */
    detail: string;
  }>;
  /** Status of the term. */
  status: 'planned' | 'open' | 'closed';
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new term. */
export interface TermCreate {
  /** The academic year (prefix `ayr_`). */
  academic_year_id: string;
  /** Name of the term. */
  name: string;
  /** Number of the term; unique per academic year. */
  number: number;
  /** First day. */
  starts_on: string;
  /** Last day. */
  ends_on: string;
  /** Date by which marks must be submitted. */
  marks_due_on?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface TermPage {
  /** Records of the page. */
  data: Array<Term>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/**
 * The report of a learner for a term. A draft is generated from the term results and can be rebuilt. Publishing freezes it: it contains everything that it shows, so later changes to grades, names or scales do not change it. A later version supersedes it.
 *
 * No two records have the same `learner_id`, `term_id` and `report_version`, unless one of them is archived, `published`, `superseded` or `withdrawn`.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `publish` | `draft` | `published` |
 * | `supersede` | `published` | `superseded` |
 * | `withdraw` | `published` | `withdrawn` |
 */
export interface TermReport {
  /** Opaque identifier, prefix `trp_`. */
  id: string;
  /** Type of the record. */
  object: 'term_report';
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** The term (prefix `trm_`). */
  term_id: string;
  /** The register class (prefix `cls_`). */
  class_id: string;
  /** The school when the report was generated. */
  school_snapshot: {
    /** Name of the school. */
    name: string;
    /** EMIS number. */
    emis_number: string | null;
    /** BCP 47 language tag. */
    locale: string;
  };
  /** The address and the logo of the school when the report was generated; null if the school had neither. */
  letterhead: {
    /** Postal address on one line. */
    address: string | null;
    /** SHA-256 of the logo, which the page and the document show. */
    logo_sha256: string | null;
  } | null;
  /** The term when the report was generated. */
  term_snapshot: {
    /** Name of the term. */
    name: string;
    /** Name of the academic year. */
    academic_year: string;
    /** First day. */
    starts_on: string;
    /** Last day. */
    ends_on: string;
    /** Whether it is the last term of the academic year. */
    is_last: boolean;
  };
  /** The learner when the report was generated. */
  learner_snapshot: {
    /** Name of the learner. */
    name: string;
    /** Admission number. */
    admission_number: string | null;
    /** Date of birth. */
    date_of_birth: string | null;
    /** Label of the grade level. */
    grade_level: string | null;
    /** Label of the register class. */
    class: string;
    /** Name of the class teacher. */
    class_teacher: string | null;
  };
  /** The subjects that the learner takes, in the order of their names. */
  subjects: Array<TermReportSubject>;
  /** Mean of the exact results in subjects that count towards the average, rounded half up; null if there are none. */
  average: number | null;
  /** The grading scale of the levels, when the report was generated. If the subjects have several, `name` has the names of all, and `levels` is empty. */
  grading_scale: {
    /** Name of the scale. */
    name: string;
    /** The levels, highest first. */
    levels: Array<GradingLevel>;
  };
  /** The attendance of the learner in the term when the report was published, or generated for a draft; null if it is not recorded. */
  attendance: {
    /** Number of school days. */
    school_days: number;
    /** Days on which the learner was present, in halves. */
    days_present: number;
    /** Days on which the learner was absent, in halves. */
    days_absent: number;
    /** Days of absence with an approved excuse, in halves. */
    days_excused: number;
    /** Number of sessions, or lessons, with a register. */
    sessions: number;
    /** Sessions, or lessons, from which the learner was absent. */
    sessions_absent: number;
    /** Those of `sessions_absent` with an approved excuse. */
    sessions_excused: number;
    /** Number of times that the learner was late. */
    times_late: number;
  } | null;
  /** Conduct of the learner. */
  conduct: string | null;
  /** Comment of the principal. */
  principal_comment: string | null;
  /** Whether the learner is promoted to the next grade; only in the last term. */
  decision: 'promoted' | 'not_promoted' | 'progressed' | 'none' | null;
  /** Status of the report. */
  status: 'draft' | 'published' | 'superseded' | 'withdrawn';
  /** Version of the report for the learner and term, from 1 without gaps; counted on from that of a record that was merged into the learner's. */
  report_version: number;
  /** The report of the previous version; null for version 1 (prefix `trp_`). */
  supersedes_id: string | null;
  /** SHA-256, in hex, of the content as JSON with sorted keys and without spaces. The content is everything except `id`, `object`, `status`, `report_version`, `supersedes_id`, `content_hash`, `stale`, `published_at` and the fields that all records have. */
  content_hash: string;
  /** Whether its results have changed since: grades or assessments that it contains, which assessments are published, the levels of the percentages (by a corrected or another grading scale), or which subjects count for the average; of a draft, also whether the learner has another register class in the term now, or none, and whether it has a decision although the term is no longer the last one of the academic year. Names, comments and attendance are not compared. */
  stale: boolean;
  /** When it was published (UTC); null for a draft. */
  published_at: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** A term report without its marks. To read the marks, call the API with a key that has the scope for them. */
export interface TermReportEventData {
  /** Identifier, prefix `trp_`. */
  id: string;
  /** Type of the record. */
  object: 'term_report';
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** The term (prefix `trm_`). */
  term_id: string;
  /** The register class (prefix `cls_`). */
  class_id: string;
  /** Status of the report. */
  status: 'draft' | 'published' | 'superseded' | 'withdrawn';
  /** Version of the report for the learner and term. */
  report_version: number;
  /** The report of the previous version (prefix `trp_`). */
  supersedes_id: string | null;
  /** SHA-256 of the content, in hex. */
  content_hash: string;
  /** When it was published. */
  published_at: string;
}

/** A page of results. */
export interface TermReportPage {
  /** Records of the page. */
  data: Array<TermReport>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** A term report was published to families. The report in `supersedes_id`, if any, is no longer valid. */
export interface TermReportPublishedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'term-report.published';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: TermReportEventData;
}

/** A subject in a term report. */
export interface TermReportSubject {
  /** The subject (prefix `sbj_`). */
  subject_id: string;
  /** Name of the subject. */
  name: string;
  /** Result as a percentage; null if no assessment counts. */
  percentage: number | null;
  /** Level of the percentage; null if there is none. The scale is that of the published assessments of the subject that count, in the classes of the learner or with a grade of the learner; the default scale if they have several. */
  level: number | null;
  /** Label of the level. */
  level_label: string | null;
  /** Whether it counts towards the average. */
  counts_for_average: boolean;
  /** Name of the teacher: of the subject class, otherwise of its lessons in the published timetable, otherwise of the register class. */
  teacher: string | null;
  /** Comment on the subject. */
  comment: string | null;
  /** The published assessments that count, in the order in which they were held. */
  assessments: Array<{
    /** The assessment (prefix `asm_`). */
    assessment_id: string;
    /** Title of the assessment. */
    title: string;
    /** The mark; null unless the status is `graded`. */
    mark: number | null;
    /** Highest possible mark. */
    max_mark: number;
    /** Weight of the assessment in the subject. */
    weight: number;
    /** Status of the grade. */
    status: 'graded' | 'absent' | 'exempt' | 'withheld';
  }>;
}

/** Fields that can be changed on a term report. */
export interface TermReportUpdate {
  /** Conduct of the learner. */
  conduct?: string | null | undefined;
  /** Comment of the principal. */
  principal_comment?: string | null | undefined;
  /** Whether the learner is promoted to the next grade; only in the last term. */
  decision?: 'promoted' | 'not_promoted' | 'progressed' | 'none' | null | undefined;
  /** Comments on subjects, as `{subject_id: comment}`. Subjects that are not sent keep their comments; null removes one. */
  subject_comments?: { [key: string]: string | null } | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** Why a published report is withdrawn. */
export interface TermReportWithdraw {
  /** The reason, for the audit log. */
  reason: string;
}

/** A published term report was withdrawn. It is no longer valid. */
export interface TermReportWithdrawnEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'term-report.withdrawn';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: TermReportEventData;
}

/** The learners and the term of the reports. */
export interface TermReportsGenerate {
  /** The term (prefix `trm_`). */
  term_id: string;
  /** The learners of this register class (prefix `cls_`). */
  class_id?: string | undefined;
  /** The learners of all register classes of this grade level (prefix `grl_`). */
  grade_level_id?: string | undefined;
  /** These learners (prefix `lrn_`). */
  learner_ids?: Array<string> | undefined;
  /** Whether to create the next version of reports that are already published. */
  supersede?: boolean | undefined;
  /** Whether to report what would be done without doing it. */
  dry_run?: boolean | undefined;
}

/** The result for each learner. */
export interface TermReportsGenerated {
  /** Number of new drafts. */
  created: number;
  /** Number of drafts that were rebuilt with other content. */
  updated: number;
  /** Number of drafts and published reports that were left unchanged. */
  unchanged: number;
  /** Number of learners without a report. */
  failed: number;
  /** One result for each learner. */
  data: Array<{
    /** The learner. */
    learner_id: string;
    /** Whether a draft was created, rebuilt or left unchanged, or could not be created. */
    result: 'created' | 'updated' | 'unchanged' | 'failed';
    /** The report; null if there is none (prefix `trp_`). */
    term_report_id: string | null;
    /** Version of the report; null if there is none. */
    report_version: number | null;
    /** Code of the error, or of what should be checked; null if there is none. */
    code: string | null;
    /** Human-readable explanation of the code; null if there is none. */
    detail: string | null;
  }>;
}

/** The class and the term of the reports. */
export interface TermReportsPublish {
  /** The term (prefix `trm_`). */
  term_id: string;
  /** The register class (prefix `cls_`). */
  class_id: string;
}

/** The result for each learner. */
export interface TermReportsPublished {
  /** Number of reports that were published. */
  published: number;
  /** Number of reports that were published before. */
  unchanged: number;
  /** Number of learners without a report, or with a draft that is `stale`. */
  failed: number;
  /** One result for each learner. */
  data: Array<{
    /** The learner. */
    learner_id: string;
    /** Whether the report was published, was published before, or could not be published. */
    result: 'published' | 'unchanged' | 'failed';
    /** The report; null if there is none (prefix `trp_`). */
    term_report_id: string | null;
    /** Code of the error, or of what should be checked; null if there is none. */
    code: string | null;
    /** Human-readable explanation of the code; null if there is none. */
    detail: string | null;
  }>;
}

/** The results of a learner in a term. */
export interface TermResult {
  /** The learner (prefix `lrn_`). */
  learner_id: string;
  /** Name of the learner. */
  name: string;
  /** One entry for each subject that the learner takes, or has published marks in that count, also if it was dropped since, in the order of their names. */
  subjects: Array<{
    /** The subject (prefix `sbj_`). */
    subject_id: string;
    /** Name of the subject. */
    name: string;
    /** Result as a percentage; null if no assessment counts. */
    percentage: number | null;
    /** Level of the percentage; null if there is none. The scale is that of the published assessments of the subject that count, in the classes of the learner or with a grade of the learner; the default scale if they have several. */
    level: number | null;
    /** Label of the level. */
    level_label: string | null;
    /** Number of assessments with a grade that counts. */
    assessments: number;
  }>;
  /** Mean of the exact results in subjects that count towards the average, rounded half up; null if there are none. */
  average: number | null;
}

/** The results of learners in a term. */
export interface TermResults {
  /** One entry for each learner, in the order of their names. */
  data: Array<TermResult>;
}

/** Which enrollments to copy. */
export interface TermRollover {
  /** The previous term (prefix `trm_`). */
  from_term_id: string;
  /** Whether to report what would be done without doing it. */
  dry_run?: boolean | undefined;
}

/** Result of the rollover. */
export interface TermRolloverResult {
  /** Number of enrollments that were created. */
  created: number;
  /** Number of enrollments that existed already. */
  unchanged: number;
  /** Enrollments that could not be copied. */
  failed: Array<{
    /** The previous enrollment (prefix `enr_`). */
    enrollment_id: string;
    /** The learner (prefix `lrn_`). */
    learner_id: string;
    /** The class (prefix `cls_`). */
    class_id: string;
    /** Code of the error. */
    code: string;
    /** Human-readable explanation of why the enrollment could not be copied. */
    detail: string;
  }>;
}

/** A row of an import of terms. */
export interface TermRow {
  /** Id of the record in the source. An integer, up to 2^53 - 1, is converted to its decimal digits. */
  external_id?: string | number | null | undefined;
  /** The academic year (prefix `ayr_`). */
  academic_year_id?: string | undefined;
  /** Can be sent instead of `academic_year_id`: the external id of the record in the same source. */
  academic_year_external_id?: string | number | undefined;
  /** Name of the term. */
  name?: string | undefined;
  /** Number of the term; unique per academic year. */
  number?: number | undefined;
  /** First day. */
  starts_on?: string | undefined;
  /** Last day. */
  ends_on?: string | undefined;
  /** Date by which marks must be submitted. */
  marks_due_on?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** Fields that can be changed on a term. */
export interface TermUpdate {
  /** Name of the term. */
  name?: string | undefined;
  /** Number of the term; unique per academic year. */
  number?: number | undefined;
  /** First day. */
  starts_on?: string | undefined;
  /** Last day. */
  ends_on?: string | undefined;
  /** Date by which marks must be submitted. */
  marks_due_on?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** The time of a school. */
export interface TestClock {
  /** Type of the object. */
  object: 'test_clock';
  /** The time of the school (UTC). */
  now: string;
  /** Number of seconds by which the clock is ahead of the server's; always 0 for a live school. */
  advanced_seconds: number;
}

/** By how much the clock is advanced. */
export interface TestClockAdvance {
  /** Number of seconds, at most a year. */
  seconds: number;
}

/** One change to a learner's record, or to a record about the learner. */
export interface TimelineEntry {
  /** Identifier of the entry in the audit log, prefix `aud_`. */
  id: string;
  /** Type of the record. */
  object: 'timeline_entry';
  /** When the change was made (UTC). */
  occurred_at: string;
  /** The action, such as `enrollment.transferred`. */
  action: string;
  resource: AuditResource;
  /** The fields that changed; empty if the record was created. */
  fields: Array<string>;
}

/** A page of results. */
export interface TimelineEntryPage {
  /** Records of the page. */
  data: Array<TimelineEntry>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/**
 * A timetable: a cycle of days with slots, and the dates on which it applies. A school can have several at the same time, each for different grade levels.
 *
 * On a school day in its terms and between its dates, a timetable has a cycle day. In the mode `weekday`, day 1 is Monday and day 7 is Sunday; a day of the week beyond `cycle_length`, such as a make-up Saturday in a cycle of five days, starts again at day 1. In the mode `rolling`, the first school day from `cycle_start_date` is day 1, and each school day has the day after that of the previous school day, regardless of closures in between. In the mode `weeks`, a cycle has `cycle_weeks` calendar weeks, such as week A and week B: day 1 is the Monday of the first week, and each week has `cycle_length / cycle_weeks` days. The week of `cycle_start_date` is the first one, and closures move no lesson to another day of the week. Exceptions of the calendar count if they apply to the whole school, or to all grade levels of the timetable.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `publish` | `draft` | `published` |
 * | `retire` | `published` | `retired` |
 */
export interface Timetable {
  /** Opaque identifier, prefix `tmt_`. */
  id: string;
  /** Type of the record. */
  object: 'timetable';
  /** Name of the timetable. */
  name: string;
  /** The academic year (prefix `ayr_`). */
  academic_year_id: string;
  /** Terms of the academic year in which the timetable applies (prefix `trm_`). */
  term_ids: Array<string>;
  /** Grade levels that the timetable is for; null for the whole school. On each day a grade level has at most one published timetable (prefix `grl_`). */
  grade_level_ids: Array<string> | null;
  /** Number of days in the cycle: at most 7 in the mode `weekday`, and the same number for each week in the mode `weeks`, such as 10 for two weeks of five days. */
  cycle_length: number;
  /** How days of the cycle are assigned to dates: by the day of the week, by the day of the week in weeks that take turns, or in turn to each school day. */
  cycle_mode: 'weekday' | 'weeks' | 'rolling';
  /** Number of weeks that take turns in the mode `weeks`: 2 for week A and week B. 1 in the other modes. */
  cycle_weeks: number;
  /** Whether weeks without a school day, such as holidays, are left out in the mode `weeks`: then the week after a holiday follows on the week before it, and if the week of `cycle_start_date` has no school day, the first one that has is the first week. Otherwise weeks take turns by the calendar. */
  skip_weeks_without_school: boolean;
  /** Day from which school days are counted in the mode `rolling`, and a day of the first week in the mode `weeks`. Defaults to `effective_from`; null in the mode `weekday`. */
  cycle_start_date: string | null;
  /** First day, in the academic year. The timetable applies only in its terms. */
  effective_from: string;
  /** Last day; null for the last day of the last term. */
  effective_to: string | null;
  /** Status of the timetable. */
  status: 'draft' | 'published' | 'retired';
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** The fields of the copy that differ. The default is the value of the original. */
export interface TimetableClone {
  /** Name of the copy. */
  name?: string | undefined;
  /** Terms of the academic year in which the copy applies (prefix `trm_`). */
  term_ids?: Array<string> | undefined;
  /** First day. */
  effective_from?: string | undefined;
  /** Last day; null for the last day of the last term. */
  effective_to?: string | null | undefined;
}

/** A conflict of slots. */
export interface TimetableConflict {
  /** Kind of conflict. */
  kind: 'teacher_double_booked' | 'room_double_booked' | 'class_double_booked' | 'outside_term' | 'staff_not_active';
  /** The slots. Slots of the request that do not exist yet are in `rows` instead (prefix `slt_`). */
  slot_ids: Array<string>;
  /** Positions of slots in `slots` of a bulk request, from 0; empty for other requests. */
  rows: Array<number>;
  /** The staff member, the room or the class. */
  resource_id: string;
  /** Day of the cycle of the first slot. */
  cycle_day: number;
  /** First day of the conflict; null if it lasts for the whole timetable. */
  date: string | null;
  /** When the overlap starts (`HH:MM`). */
  starts_at: string;
  /** When the overlap ends (`HH:MM`). */
  ends_at: string;
}

/** The conflicts and the warnings of a timetable. */
export interface TimetableConflicts {
  /** What prevents the timetable from being published. */
  conflicts: Array<TimetableConflict>;
  /** What is unusual but allowed. */
  warnings: Array<TimetableWarning>;
}

/** Fields of a new timetable. */
export interface TimetableCreate {
  /** Name of the timetable. */
  name: string;
  /** The academic year (prefix `ayr_`). */
  academic_year_id: string;
  /** Terms of the academic year in which the timetable applies (prefix `trm_`). */
  term_ids: Array<string>;
  /** Grade levels that the timetable is for; null for the whole school. On each day a grade level has at most one published timetable (prefix `grl_`). */
  grade_level_ids?: Array<string> | null | undefined;
  /** Number of days in the cycle: at most 7 in the mode `weekday`, and the same number for each week in the mode `weeks`, such as 10 for two weeks of five days. */
  cycle_length: number;
  /** How days of the cycle are assigned to dates: by the day of the week, by the day of the week in weeks that take turns, or in turn to each school day. */
  cycle_mode: 'weekday' | 'weeks' | 'rolling';
  /** Number of weeks that take turns in the mode `weeks`: 2 for week A and week B. 1 in the other modes. */
  cycle_weeks?: number | undefined;
  /** Whether weeks without a school day, such as holidays, are left out in the mode `weeks`: then the week after a holiday follows on the week before it, and if the week of `cycle_start_date` has no school day, the first one that has is the first week. Otherwise weeks take turns by the calendar. */
  skip_weeks_without_school?: boolean | undefined;
  /** Day from which school days are counted in the mode `rolling`, and a day of the first week in the mode `weeks`. Defaults to `effective_from`; null in the mode `weekday`. */
  cycle_start_date?: string | null | undefined;
  /** First day, in the academic year. The timetable applies only in its terms. */
  effective_from: string;
  /** Last day; null for the last day of the last term. */
  effective_to?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface TimetablePage {
  /** Records of the page. */
  data: Array<Timetable>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** Fields that can be changed on a timetable. */
export interface TimetableUpdate {
  /** Name of the timetable. */
  name?: string | undefined;
  /** Terms of the academic year in which the timetable applies (prefix `trm_`). */
  term_ids?: Array<string> | undefined;
  /** Grade levels that the timetable is for; null for the whole school. On each day a grade level has at most one published timetable (prefix `grl_`). */
  grade_level_ids?: Array<string> | null | undefined;
  /** Number of days in the cycle: at most 7 in the mode `weekday`, and the same number for each week in the mode `weeks`, such as 10 for two weeks of five days. */
  cycle_length?: number | undefined;
  /** How days of the cycle are assigned to dates: by the day of the week, by the day of the week in weeks that take turns, or in turn to each school day. */
  cycle_mode?: 'weekday' | 'weeks' | 'rolling' | undefined;
  /** Number of weeks that take turns in the mode `weeks`: 2 for week A and week B. 1 in the other modes. */
  cycle_weeks?: number | undefined;
  /** Whether weeks without a school day, such as holidays, are left out in the mode `weeks`: then the week after a holiday follows on the week before it, and if the week of `cycle_start_date` has no school day, the first one that has is the first week. Otherwise weeks take turns by the calendar. */
  skip_weeks_without_school?: boolean | undefined;
  /** Day from which school days are counted in the mode `rolling`, and a day of the first week in the mode `weeks`. Defaults to `effective_from`; null in the mode `weekday`. */
  cycle_start_date?: string | null | undefined;
  /** First day, in the academic year. The timetable applies only in its terms. */
  effective_from?: string | undefined;
  /** Last day; null for the last day of the last term. */
  effective_to?: string | null | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** Something unusual that is allowed. */
export interface TimetableWarning {
  /** `room_capacity`: the classes have more learners than the room has places. `learner_double_booked`: learners are enrolled in classes of two slots whose times overlap. `teacher_over_load`: on a day to come, the staff member has more lessons in the cycle than `max_periods_per_cycle`. `teacher_not_qualified_for_subject`: the subject is neither among the subjects of the staff member nor among those of their qualifications. `no_lesson_on_dates`: by the calendar as it is now, the slot has no lesson on the dates of the teacher allocation or the room assignment that was created or changed, or of one of the timetable with a last day to come: a closure gives later days of a rolling cycle other lessons. `teacher_not_started`: the staff member has the lessons from a day before their `starts_on`, which is still to come. `dates_not_taken_over`: an earlier timetable of the same grade levels has a teacher allocation or a room assignment with a last day, on days to come that are days of this timetable, to which none of this timetable corresponds, in the lesson at the same time or in one that has moved: a substitute who was entered after the timetable was cloned. Create it in this timetable too, or archive it. */
  kind: 'room_capacity' | 'learner_double_booked' | 'teacher_over_load' | 'teacher_not_qualified_for_subject' | 'no_lesson_on_dates' | 'teacher_not_started' | 'dates_not_taken_over';
  /** The slots; none for `teacher_over_load`, and one of the earlier timetable for `dates_not_taken_over` (prefix `slt_`). */
  slot_ids: Array<string>;
  /** The room, the class or the staff member. */
  resource_id: string;
  /** Number of learners or lessons; 0 for the kinds that count neither. */
  count: number;
  /** Capacity of the room, or maximum number of lessons; null for other kinds. */
  limit: number | null;
}

/** What a request to send waiting deliveries has made due. */
export interface WaitingDeliveries {
  /** Type of the object. */
  object: 'waiting_deliveries';
  /** The endpoint (prefix `wh_`). */
  webhook_id: string;
  /** Number of deliveries that were made due. */
  deliveries: number;
  /** Whether others are still scheduled for later: repeat the request to make them due too. */
  more_waiting: boolean;
}

/**
 * A webhook endpoint, without its secret.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `pause` | `active`, `paused` | `paused` |
 * | `activate` | `active`, `paused`, `disabled` | `active` |
 * | `disable` | `active` | `disabled` |
 */
export interface Webhook {
  /** Opaque identifier, prefix `wh_`. */
  id: string;
  /** Type of the record. */
  object: 'webhook';
  /** HTTP(S) URL that receives the deliveries. The port must be 80, 443, or 1024 or higher, and the address must be public. */
  url: string;
  /** Event types that the endpoint is subscribed to; `*` for all types of the version whose records the API key may read, including types that are added to it later: ignore types that you do not know. `event_types` lists what it receives. */
  events: Array<EventType | '*' | UnknownEventType>;
  /** The event types that the endpoint receives: those of `events` whose records its `scopes` may read, and whose data has the fields of its `filters`. */
  event_types: Array<EventType | UnknownEventType>;
  /** The scopes of the API key that set `events`, which determine what the endpoint receives. They stay the same when that key is rolled, expires or is revoked. Events about confidential incidents need `read:discipline` and `read:sensitive`. */
  scopes: Array<'read:learners' | 'write:learners' | 'read:staff' | 'write:staff' | 'read:classes' | 'write:classes' | 'read:timetable' | 'write:timetable' | 'read:attendance' | 'write:attendance' | 'read:assessments' | 'write:assessments' | 'publish:assessments' | 'read:fees' | 'write:fees' | 'read:discipline' | 'write:discipline' | 'read:communications' | 'write:communications' | 'read:medical' | 'write:medical' | 'read:sensitive' | 'read:audit' | 'read:request-log' | 'read:events' | 'write:webhooks' | 'read:imports' | 'write:imports' | 'admin:school' | UnknownEventType>;
  /** Conditions on the data of events: the endpoint receives only events that meet all of them. An event about a change also meets them if the record met them before the change, so that the receiver learns that a record no longer does. Events of types without one of the fields are not received, and are not in `event_types`. Events about endpoints (`webhook.*`) and test events are sent whatever the conditions are. */
  filters: Array<WebhookFilter>;
  /** The most deliveries of any kind that are sent to the endpoint in a second, by all processes of the server together; null for no limit. The others wait with the status `pending` and are sent later; waiting is not an attempt. With a limit of more than 10, up to a tenth of it is sent at once, and the average is up to a tenth lower. */
  max_deliveries_per_second: number | null;
  /** The names of the additional headers that are sent with each delivery, in alphabetical order. */
  header_names: Array<string>;
  /** What the endpoint is for. */
  description: string | null;
  /** Status of the endpoint: `paused` by the school, `disabled` by the server. */
  status: 'active' | 'paused' | 'disabled';
  /** API version of the payloads. Defaults to the version of the request. */
  version: string;
  /** When the first failed attempt since the last success ended; null if none has failed. Tests that fail do not count. */
  failing_since: string | null;
  /** When the endpoint was reported as failing or disabled (`webhook.failing`, `webhook.disabled`), until it works again (`webhook.recovered`); null if it works. */
  failing_reported_at: string | null;
  /** Why the server disabled the endpoint: `gone` if it responded with 410, `failing` if deliveries to it failed for several days. */
  disabled_reason: 'gone' | 'failing' | null;
  /** When the last of the previous signing secrets expires; null if there is only one secret. */
  secret_expires_at: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** What to do with held deliveries. */
export interface WebhookActivate {
  /** Whether held deliveries are sent or cancelled. */
  held?: 'deliver' | 'discard' | undefined;
}

/** Fields of a new webhook endpoint. */
export interface WebhookCreate {
  /** HTTP(S) URL that receives the deliveries. The port must be 80, 443, or 1024 or higher, and the address must be public. */
  url: string;
  /** Event types that the endpoint is subscribed to; `*` for all types of the version whose records the API key may read, including types that are added to it later: ignore types that you do not know. `event_types` lists what it receives. */
  events: Array<EventType | '*' | UnknownEventType>;
  /** Conditions on the data of events: the endpoint receives only events that meet all of them. An event about a change also meets them if the record met them before the change, so that the receiver learns that a record no longer does. Events of types without one of the fields are not received, and are not in `event_types`. Events about endpoints (`webhook.*`) and test events are sent whatever the conditions are. */
  filters?: Array<WebhookFilter> | undefined;
  /** The most deliveries of any kind that are sent to the endpoint in a second, by all processes of the server together; null for no limit. The others wait with the status `pending` and are sent later; waiting is not an attempt. With a limit of more than 10, up to a tenth of it is sent at once, and the average is up to a tenth lower. */
  max_deliveries_per_second?: number | null | undefined;
  /** Additional headers that are sent with each delivery, such as `Authorization` for a gateway in front of the receiver: values by their names. They are stored encrypted and never returned; `header_names` lists their names. An update merges them by name, whatever its case is: a value replaces the one before it, and null removes the header. Headers that the server or HTTP sets cannot be sent: `Service-*`, `Webhook-*`, `Proxy-*`, `Host`, `Content-*`, `User-Agent`, `Connection` and the others of a connection, `Expect`, and those of traces. Names and values have at most 8,192 characters together. */
  headers?: { [key: string]: string } | undefined;
  /** What the endpoint is for. */
  description?: string | null | undefined;
  /** API version of the payloads. Defaults to the version of the request. */
  version?: string | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** The server disabled an endpoint, because it responded with 410 or failed for several days. Sent to other endpoints. */
export interface WebhookDisabledEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'webhook.disabled';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: WebhookHealth;
}

/** An endpoint has failed for at least half an hour: an attempt failed so long after the first one, without a success in between. Sent once, to other endpoints. */
export interface WebhookFailingEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'webhook.failing';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: WebhookHealth;
}

/** A condition on the data of events. */
export interface WebhookFilter {
  /** Name of a field of `data`, in the version of the endpoint: an id, one of some values, a number, a boolean, a currency or a date, or a list of these. Text that people write, personal and sensitive values, times, and values that are computed when a record is read cannot be used. At least one of the event types of the endpoint has the field. */
  field: string;
  /** The values that meet the condition: one of them is the value of the field, or is in its list. */
  in: Array<string | number | boolean | null>;
}

/** A webhook endpoint, and whether it works. */
export interface WebhookHealth {
  /** Identifier, prefix `wh_`. */
  id: string;
  /** Type of the record. */
  object: 'webhook';
  /** URL of the endpoint. */
  url: string;
  /** What the endpoint is for. */
  description: string | null;
  /** Status of the endpoint. */
  status: 'active' | 'paused' | 'disabled';
  /** When the first failed attempt since the last success ended; null if none has failed. Tests that fail do not count. */
  failing_since: string | null;
  /** When the endpoint was reported as failing or disabled; null if it works. */
  failing_reported_at: string | null;
  /** Why the server disabled the endpoint; null if it did not. */
  disabled_reason: 'gone' | 'failing' | null;
}

/** A page of results. */
export interface WebhookPage {
  /** Records of the page. */
  data: Array<Webhook>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** An endpoint that was reported as failing or disabled has received a delivery again. Sent to other endpoints. */
export interface WebhookRecoveredEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'webhook.recovered';
  /** API version of the payload. */
  version: string;
  /** When the event occurred (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: WebhookHealth;
}

/**
 * A recovery of the events that an endpoint has not received.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `start` | `queued` | `running` |
 * | `complete` | `running` | `completed` |
 * | `fail` | `queued`, `running` | `failed` |
 * | `cancel` | `queued`, `running` | `cancelled` |
 */
export interface WebhookRecovery {
  /** Opaque identifier, prefix `rcv_`. */
  id: string;
  /** Type of the record. */
  object: 'webhook_recovery';
  /** The endpoint that the events are sent to (prefix `wh_`). */
  webhook_id: string;
  /** Events that occurred at this time or later. It must be in the past. */
  since: string;
  /** Events that occurred before this time. Defaults to the time of the request. */
  until: string | null;
  /** Only events of these types, which the endpoint must be subscribed to; null for all of its types. */
  types: Array<EventType | UnknownEventType> | null;
  /** Whether to count the events without sending them. */
  dry_run: boolean;
  /** Status of the recovery. `failed`: the server stopped it, and `error` says why. Deliveries that it created before are sent. */
  status: 'queued' | 'running' | 'completed' | 'cancelled' | 'failed';
  /** Why the server stopped the recovery: the API key that started it was revoked or has expired. Otherwise null. */
  error: {
    /** Code of the reason. */
    code: 'api_key_revoked' | 'api_key_expired';
    /** Human-readable explanation. */
    detail: string;
  } | null;
  /** Progress of the recovery. */
  progress: {
    /** Number of events for which a delivery was created, or in a dry run would be. If the endpoint is paused or disabled, it is held until the endpoint is activated. */
    events: number;
    /** Number of `events` that had been sent before, by attempts that failed. The others were never sent: they were cancelled, or the endpoint did not receive them at that time. */
    failed: number;
    /** Number of events that the endpoint had received and that were therefore left out. */
    received: number;
    /** Number of events that were left out because they wait for their next attempt; `send-waiting` makes it due. */
    waiting: number;
    /** Number of events that were left out because they are held: the endpoint is paused or disabled. */
    held: number;
    /** Number of events of its types that were left out because they do not meet the `filters` of the endpoint. */
    not_matched: number;
    /** Number of events of the school that were examined. */
    examined: number;
    /** When the last event that was examined occurred. */
    through: string | null;
  };
  /** When the recovery started (UTC). */
  started_at: string | null;
  /** When the recovery ended (UTC). */
  finished_at: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
}

/** Fields of a new recovery. */
export interface WebhookRecoveryCreate {
  /** Events that occurred at this time or later. It must be in the past. */
  since: string;
  /** Events that occurred before this time. Defaults to the time of the request. */
  until?: string | null | undefined;
  /** Only events of these types, which the endpoint must be subscribed to; null for all of its types. */
  types?: Array<EventType | UnknownEventType> | null | undefined;
  /** Whether to count the events without sending them. */
  dry_run?: boolean | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string } | undefined;
}

/** A page of results. */
export interface WebhookRecoveryPage {
  /** Records of the page. */
  data: Array<WebhookRecovery>;
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** How long the previous secret remains in use. */
export interface WebhookRotateSecret {
  /** Number of seconds for which deliveries are signed with the previous secret as well as the new one. */
  expires_in?: number | undefined;
}

/** Statistics of an endpoint. */
export interface WebhookStats {
  /** Type of the object. */
  object: 'webhook_stats';
  /** Start of the first interval. */
  from: string;
  /** Time of the response. */
  to: string;
  /** Length of the intervals. */
  interval: 'hour' | 'day';
  /** Number of deliveries that are held. */
  held: number;
  /** Number of the scheduled deliveries that are due and wait because of `max_deliveries_per_second`. */
  rate_limited: number;
  /** Number of deliveries that are scheduled and that no process has taken yet. */
  pending: number;
  /** Number of deliveries that a process has taken: attempts that are being made, and those that follow as soon as the endpoint has responded to them. */
  in_progress: number;
  /** When the first of the scheduled deliveries is due; null if there are none. */
  next_attempt_at: string | null;
  totals: AttemptStats;
  /** Intervals with at least one attempt, oldest first. */
  intervals: Array<IntervalStats>;
}

/** Which event to send. */
export interface WebhookTest {
  /** The event type. */
  type: EventType | UnknownEventType;
}

/** Fields that can be changed on a webhook endpoint. */
export interface WebhookUpdate {
  /** HTTP(S) URL that receives the deliveries. The port must be 80, 443, or 1024 or higher, and the address must be public. */
  url?: string | undefined;
  /** Event types that the endpoint is subscribed to; `*` for all types of the version whose records the API key may read, including types that are added to it later: ignore types that you do not know. `event_types` lists what it receives. */
  events?: Array<EventType | '*' | UnknownEventType> | undefined;
  /** Conditions on the data of events: the endpoint receives only events that meet all of them. An event about a change also meets them if the record met them before the change, so that the receiver learns that a record no longer does. Events of types without one of the fields are not received, and are not in `event_types`. Events about endpoints (`webhook.*`) and test events are sent whatever the conditions are. */
  filters?: Array<WebhookFilter> | undefined;
  /** The most deliveries of any kind that are sent to the endpoint in a second, by all processes of the server together; null for no limit. The others wait with the status `pending` and are sent later; waiting is not an attempt. With a limit of more than 10, up to a tenth of it is sent at once, and the average is up to a tenth lower. */
  max_deliveries_per_second?: number | null | undefined;
  /** Additional headers that are sent with each delivery, such as `Authorization` for a gateway in front of the receiver: values by their names. They are stored encrypted and never returned; `header_names` lists their names. An update merges them by name, whatever its case is: a value replaces the one before it, and null removes the header. Headers that the server or HTTP sets cannot be sent: `Service-*`, `Webhook-*`, `Proxy-*`, `Host`, `Content-*`, `User-Agent`, `Connection` and the others of a connection, `Expect`, and those of traces. Names and values have at most 8,192 characters together. */
  headers?: { [key: string]: string | null } | undefined;
  /** What the endpoint is for. */
  description?: string | null | undefined;
  /** API version of the payloads. Defaults to the version of the request. */
  version?: string | undefined;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids?: { [key: string]: string | null } | undefined;
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata?: { [key: string]: string | null } | undefined;
}

/** A webhook endpoint with its signing secret. */
export interface WebhookWithSecret {
  /** Opaque identifier, prefix `wh_`. */
  id: string;
  /** Type of the record. */
  object: 'webhook';
  /** HTTP(S) URL that receives the deliveries. The port must be 80, 443, or 1024 or higher, and the address must be public. */
  url: string;
  /** Event types that the endpoint is subscribed to; `*` for all types of the version whose records the API key may read, including types that are added to it later: ignore types that you do not know. `event_types` lists what it receives. */
  events: Array<EventType | '*' | UnknownEventType>;
  /** The event types that the endpoint receives: those of `events` whose records its `scopes` may read, and whose data has the fields of its `filters`. */
  event_types: Array<EventType | UnknownEventType>;
  /** The scopes of the API key that set `events`, which determine what the endpoint receives. They stay the same when that key is rolled, expires or is revoked. Events about confidential incidents need `read:discipline` and `read:sensitive`. */
  scopes: Array<'read:learners' | 'write:learners' | 'read:staff' | 'write:staff' | 'read:classes' | 'write:classes' | 'read:timetable' | 'write:timetable' | 'read:attendance' | 'write:attendance' | 'read:assessments' | 'write:assessments' | 'publish:assessments' | 'read:fees' | 'write:fees' | 'read:discipline' | 'write:discipline' | 'read:communications' | 'write:communications' | 'read:medical' | 'write:medical' | 'read:sensitive' | 'read:audit' | 'read:request-log' | 'read:events' | 'write:webhooks' | 'read:imports' | 'write:imports' | 'admin:school' | UnknownEventType>;
  /** Conditions on the data of events: the endpoint receives only events that meet all of them. An event about a change also meets them if the record met them before the change, so that the receiver learns that a record no longer does. Events of types without one of the fields are not received, and are not in `event_types`. Events about endpoints (`webhook.*`) and test events are sent whatever the conditions are. */
  filters: Array<WebhookFilter>;
  /** The most deliveries of any kind that are sent to the endpoint in a second, by all processes of the server together; null for no limit. The others wait with the status `pending` and are sent later; waiting is not an attempt. With a limit of more than 10, up to a tenth of it is sent at once, and the average is up to a tenth lower. */
  max_deliveries_per_second: number | null;
  /** The names of the additional headers that are sent with each delivery, in alphabetical order. */
  header_names: Array<string>;
  /** What the endpoint is for. */
  description: string | null;
  /** Status of the endpoint: `paused` by the school, `disabled` by the server. */
  status: 'active' | 'paused' | 'disabled';
  /** API version of the payloads. Defaults to the version of the request. */
  version: string;
  /** When the first failed attempt since the last success ended; null if none has failed. Tests that fail do not count. */
  failing_since: string | null;
  /** When the endpoint was reported as failing or disabled (`webhook.failing`, `webhook.disabled`), until it works again (`webhook.recovered`); null if it works. */
  failing_reported_at: string | null;
  /** Why the server disabled the endpoint: `gone` if it responded with 410, `failing` if deliveries to it failed for several days. */
  disabled_reason: 'gone' | 'failing' | null;
  /** When the last of the previous signing secrets expires; null if there is only one secret. */
  secret_expires_at: string | null;
  /** Identifiers in other systems, as `{source: id}`. Each is unique in the school for its type of record and source. To remove a source, set it to null in a PATCH. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. To remove a key, set it to null in a PATCH. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null if it is not archived. */
  archived_at: string | null;
  /** Secret that signs the deliveries, prefix `whsec_`. Store it; it cannot be retrieved again. */
  signing_secret: string;
}

/** Query parameters of `api-keys.list`. */
export interface ApiKeysListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only keys with this status. */
  status?: 'active' | 'expired' | 'revoked' | undefined;
}

/** Query parameters of `grading-scales.list`. */
export interface GradingScalesListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only the scale with this name (case-insensitive). */
  name?: string | undefined;
}

/** Query parameters of `assessments.list`. */
export interface AssessmentsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only assessments of this kind. */
  kind?: 'test' | 'exam' | 'assignment' | 'project' | 'practical' | 'oral' | 'other' | undefined;
  /** Only assessments of this component. */
  component?: 'sba' | 'exam' | undefined;
  /** Only assessments with this status. */
  status?: 'draft' | 'open' | 'published' | 'cancelled' | undefined;
  /** Only assessments of this class. */
  class_id?: string | undefined;
  /** Only assessments of this subject. */
  subject_id?: string | undefined;
  /** Only assessments of this term. */
  term_id?: string | undefined;
  /** Only assessments of this grading scale. */
  grading_scale_id?: string | undefined;
}

/** Query parameters of `grades.list`. */
export interface GradesListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only grades with this status. */
  status?: 'pending' | 'graded' | 'absent' | 'exempt' | 'withheld' | undefined;
  /** Only grades of this learner. */
  learner_id?: string | undefined;
}

/** Query parameters of `term-reports.list`. */
export interface TermReportsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only reports with this status. */
  status?: 'draft' | 'published' | 'superseded' | 'withdrawn' | undefined;
  /** Only term reports of this learner. */
  learner_id?: string | undefined;
  /** Only term reports of this term. */
  term_id?: string | undefined;
  /** Only term reports of this class. */
  class_id?: string | undefined;
  /** Only term reports whose `supersedes_id` is this term report. */
  supersedes_id?: string | undefined;
}

/** Query parameters of `term-results.get`. */
export interface TermResultsGetQuery {
  /** The term. */
  term_id: string;
  /** The learners of this class. */
  class_id?: string | undefined;
  /** Only this learner. */
  learner_id?: string | undefined;
}

/** Query parameters of `grades.search`. */
export interface GradesSearchQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only grades of this learner. */
  learner_id?: string | undefined;
  /** Only grades of assessments in this term. */
  term_id?: string | undefined;
  /** Only grades of assessments in this subject. */
  subject_id?: string | undefined;
  /** Only grades with this status. */
  status?: 'pending' | 'graded' | 'absent' | 'exempt' | 'withheld' | undefined;
}

/** Query parameters of `registers.list`. */
export interface RegistersListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only registers of this day. */
  date?: string | undefined;
  /** Only registers of this day or later. */
  from?: string | undefined;
  /** Only registers of this day or earlier. */
  to?: string | undefined;
  /** Only registers of this session. */
  session?: 'day' | 'am' | 'pm' | undefined;
  /** Only registers with this status. */
  status?: 'recorded' | 'amended' | 'void' | undefined;
  /** Only registers with a mark of this learner. */
  learner_id?: string | undefined;
  /** Only registers of this class. */
  class_id?: string | undefined;
  /** Only registers of this slot. */
  slot_id?: string | undefined;
  /** Only registers of this term. */
  term_id?: string | undefined;
  /** Only registers whose `taken_by` is this staff member. */
  taken_by?: string | undefined;
}

/** Query parameters of `excuses.list`. */
export interface ExcusesListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only excuses with this status. */
  status?: 'submitted' | 'approved' | 'rejected' | 'withdrawn' | undefined;
  /** Only excuses for this reason. */
  reason_code?: 'illness' | 'medical_appointment' | 'childbirth' | 'religious' | 'bereavement' | 'official_appointment' | 'suspension' | 'act_of_nature' | 'study_leave' | 'other' | undefined;
  /** Only excuses that end on this day or later. */
  from?: string | undefined;
  /** Only excuses that start on this day or earlier. */
  to?: string | undefined;
  /** Only excuses of this learner. */
  learner_id?: string | undefined;
  /** Only excuses with this `submitted_by`. */
  submitted_by?: string | undefined;
}

/** Query parameters of `attendance.daily`. */
export interface AttendanceDailyQuery {
  /** The day. */
  date: string;
  /** Only classes of this grade level. */
  grade_level_id?: string | undefined;
  /** Only this class. */
  class_id?: string | undefined;
}

/** Query parameters of `attendance.summary`. */
export interface AttendanceSummaryQuery {
  /** The term. */
  term_id: string;
  /** The learner. */
  learner_id?: string | undefined;
  /** The class. */
  class_id?: string | undefined;
}

/** Query parameters of `attendance.missing`. */
export interface AttendanceMissingQuery {
  /** The day. */
  date: string;
  /** Only classes of this grade level. */
  grade_level_id?: string | undefined;
  /** Only this class. */
  class_id?: string | undefined;
}

/** Query parameters of `attendance.alerts`. */
export interface AttendanceAlertsQuery {
  /** Kind of alert. */
  kind: 'continuous_absence' | 'partial_absence';
}

/** Query parameters of `audit-log.list`. */
export interface AuditLogListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Only changes to records of this type. */
  resource_type?: string | undefined;
  /** Only changes to this record. */
  resource_id?: string | undefined;
  /** Only changes made by this actor. */
  actor_id?: string | undefined;
  /** Only this action, such as `learner.updated`. */
  action?: string | undefined;
  /** Only changes made by this request. */
  request_id?: string | undefined;
  /** Only changes at or after this time. */
  from?: string | Date | undefined;
  /** Only changes before this time. */
  to?: string | Date | undefined;
}

/** Query parameters of `audit-log.verify`. */
export interface AuditLogVerifyQuery {
  /** First sequence number to check. */
  from_sequence?: number | undefined;
  /** Last sequence number to check. Defaults to the newest entry. */
  to_sequence?: number | undefined;
}

/** Query parameters of `audit-log.export`. */
export interface AuditLogExportQuery {
  /** Only entries at or after this time. */
  from?: string | Date | undefined;
  /** Only entries before this time. */
  to?: string | Date | undefined;
}

/** Query parameters of `academic-years.list`. */
export interface AcademicYearsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only years with this status. */
  status?: 'planned' | 'current' | 'closed' | undefined;
}

/** Query parameters of `terms.list`. */
export interface TermsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only terms with this status. */
  status?: 'planned' | 'open' | 'closed' | undefined;
  /** Only terms of this academic year. */
  academic_year_id?: string | undefined;
}

/** Query parameters of `calendar-exceptions.list`. */
export interface CalendarExceptionsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only exceptions of this kind. */
  kind?: 'public_holiday' | 'closure' | 'make_up_day' | 'half_day' | 'staff_only' | 'exam_day' | undefined;
  /** Only exceptions on this day or later. */
  from?: string | undefined;
  /** Only exceptions on this day or earlier. */
  to?: string | undefined;
  /** Only exceptions that apply to this grade level, including those of the whole school. */
  grade_level_id?: string | undefined;
}

/** Query parameters of `grade-levels.list`. */
export interface GradeLevelsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only the grade level with this label (case-insensitive). */
  label?: string | undefined;
  /** Only grade levels in this phase. */
  phase?: 'foundation' | 'intermediate' | 'senior' | 'fet' | undefined;
}

/** Query parameters of `subjects.list`. */
export interface SubjectsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only the subject with this code. */
  code?: string | undefined;
  /** Only subjects of this kind. */
  kind?: 'language' | 'mathematics' | 'science' | 'social' | 'arts' | 'technology' | 'life' | 'other' | undefined;
  /** Only subjects that are taught in this grade level. */
  grade_level_id?: string | undefined;
}

/** Query parameters of `rooms.list`. */
export interface RoomsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only rooms of this kind. */
  kind?: 'classroom' | 'lab' | 'hall' | 'field' | 'computer' | 'other' | undefined;
  /** Only the room with this name (case-insensitive). */
  name?: string | undefined;
}

/** Query parameters of `classes.list`. */
export interface ClassesListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only classes of this kind. */
  kind?: 'register' | 'subject' | undefined;
  /** Only classes with this label (case-insensitive). */
  label?: string | undefined;
  /** Only classes led by this staff member. */
  teacher_id?: string | undefined;
  /** Only classes that are offered in this term. */
  term_id?: string | undefined;
  /** Only classes in this room. */
  room_id?: string | undefined;
  /** Only classes of this academic year. */
  academic_year_id?: string | undefined;
  /** Only classes of this grade level. */
  grade_level_id?: string | undefined;
  /** Only classes of this subject. */
  subject_id?: string | undefined;
}

/** Query parameters of `calendar.get`. */
export interface CalendarGetQuery {
  /** First day of the date range. */
  from: string;
  /** Last day of the date range. Must not be before `from`. */
  to: string;
  /** Returns the calendar of this grade level. By default only exceptions of the whole school apply. */
  grade_level_id?: string | undefined;
}

/** Query parameters of `message-templates.list`. */
export interface MessageTemplatesListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only templates with this key. */
  key?: string | undefined;
  /** Only templates for this channel. */
  channel?: 'email' | 'sms' | 'push' | 'letter' | undefined;
  /** Only templates in this language. */
  locale?: string | undefined;
  /** Only templates with this status. */
  status?: 'draft' | 'active' | 'retired' | undefined;
}

/** Query parameters of `messages.list`. */
export interface MessagesListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only messages on this channel. */
  channel?: 'email' | 'sms' | 'push' | 'letter' | 'portal' | undefined;
  /** Only messages with this status. */
  status?: 'queued' | 'sending' | 'sent' | 'partly_failed' | 'failed' | 'not_configured' | 'cancelled' | undefined;
  /** Only messages that concern this learner and no other. */
  learner_id?: string | undefined;
  /** Only messages that concern this learner, alone or with others. */
  concerned_learner_id?: string | undefined;
  /** Only messages about the record with this id. */
  regarding_id?: string | undefined;
  /** Only messages of this message template. */
  template_id?: string | undefined;
  /** Only messages of this announcement. */
  announcement_id?: string | undefined;
}

/** Query parameters of `announcements.list`. */
export interface AnnouncementsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only announcements with this status. */
  status?: 'draft' | 'scheduled' | 'published' | 'expired' | 'cancelled' | 'retracted' | undefined;
}

/** Query parameters of `message-recipients.list`. */
export interface MessageRecipientsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Only recipients with this status. */
  status?: 'queued' | 'sent' | 'delivered' | 'read' | 'failed' | 'bounced' | 'not_configured' | 'suppressed' | undefined;
  /** Only the copy of this guardian. */
  guardian_id?: string | undefined;
}

/** Query parameters of `incidents.list`. */
export interface IncidentsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only incidents in this category. */
  category?: 'disruption' | 'bullying' | 'violence' | 'vandalism' | 'theft' | 'truancy' | 'substance' | 'dress_code' | 'academic_dishonesty' | 'other' | 'merit' | undefined;
  /** Only incidents of this level. */
  level?: number | undefined;
  /** Only incidents with this status. */
  status?: 'logged' | 'under_review' | 'resolved' | 'dismissed' | undefined;
  /** Only incidents of this group. */
  group_id?: string | undefined;
  /** Only incidents that are confidential, or only those that are not. */
  confidential?: boolean | undefined;
  /** Only incidents that happened at this time or later. */
  from?: string | Date | undefined;
  /** Only incidents that happened at this time or earlier. */
  to?: string | Date | undefined;
  /** Only incidents of this learner. */
  learner_id?: string | undefined;
  /** Only incidents whose `reported_by` is this staff member. */
  reported_by?: string | undefined;
}

/** Query parameters of `follow-ups.list`. */
export interface FollowUpsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only follow-ups of this kind. */
  kind?: 'verbal_warning' | 'written_warning' | 'detention' | 'counselling' | 'parent_meeting' | 'community_service' | 'suspension' | 'expulsion_recommendation' | 'restorative' | 'other' | undefined;
  /** Only follow-ups with this status. */
  status?: 'open' | 'done' | 'cancelled' | undefined;
  /** Only the follow-up of the suspension with this excuse. */
  excuse_id?: string | undefined;
  /** Only follow-ups of this learner. */
  learner_id?: string | undefined;
  /** Only follow-ups whose `assigned_to` is this staff member. */
  assigned_to?: string | undefined;
}

/** Query parameters of `parent-notifications.list`. */
export interface ParentNotificationsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only notifications of this learner. */
  learner_id?: string | undefined;
  /** Only notifications of this message template. */
  template_id?: string | undefined;
  /** Only notifications of this guardian. */
  guardian_id?: string | undefined;
  /** Only notifications of this message. */
  message_id?: string | undefined;
}

/** Query parameters of `learners.discipline`. */
export interface LearnersDisciplineQuery {
  /** Only incidents that happened at this time or later. */
  from?: string | Date | undefined;
  /** Only incidents that happened at this time or earlier. */
  to?: string | Date | undefined;
}

/** Query parameters of `enrollments.list`. */
export interface EnrollmentsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only enrollments of this kind. */
  kind?: 'primary' | 'subject' | undefined;
  /** Only enrollments with this status. */
  status?: 'pending' | 'active' | 'completed' | 'withdrawn' | 'transferred' | 'cancelled' | undefined;
  /** Only enrollments of this learner. */
  learner_id?: string | undefined;
  /** Only enrollments of this class. */
  class_id?: string | undefined;
  /** Only enrollments of this term. */
  term_id?: string | undefined;
  /** Only enrollments of this grade level. */
  grade_level_id?: string | undefined;
  /** Only enrollments whose `transferred_from_id` is this enrollment. */
  transferred_from_id?: string | undefined;
}

/** Query parameters of `learners.enrollments`. */
export interface LearnersEnrollmentsQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only enrollments for this term. */
  term_id?: string | undefined;
  /** Only enrollments with this status. */
  status?: 'pending' | 'active' | 'completed' | 'withdrawn' | 'transferred' | 'cancelled' | undefined;
}

/** Query parameters of `classes.enrollments`. */
export interface ClassesEnrollmentsQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only enrollments for this term. */
  term_id?: string | undefined;
  /** Only enrollments with this status. */
  status?: 'pending' | 'active' | 'completed' | 'withdrawn' | 'transferred' | 'cancelled' | undefined;
}

/** Query parameters of `fee-accounts.list`. */
export interface FeeAccountsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only accounts in this currency. */
  currency?: string | undefined;
  /** Only fee accounts of this learner. */
  learner_id?: string | undefined;
  /** Only fee accounts whose `payer_guardian_ids` contains this guardian. */
  payer_guardian_id?: string | undefined;
  /** Only fee accounts whose `merged_into_id` is this fee account. */
  merged_into_id?: string | undefined;
}

/** Query parameters of `fee-items.list`. */
export interface FeeItemsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only fee items of this category. */
  category?: 'tuition' | 'transport' | 'boarding' | 'books' | 'activity' | 'other' | undefined;
  /** Only fee items in this currency. */
  currency?: string | undefined;
  /** Only fee items that are active, or that are not. */
  active?: boolean | undefined;
  /** Only fee items that apply to this grade level, including those of all grade levels. */
  grade_level_id?: string | undefined;
}

/** Query parameters of `invoices.list`. */
export interface InvoicesListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only invoices on this fee account. */
  account_id?: string | undefined;
  /** Only invoices with this status. */
  status?: 'draft' | 'issued' | 'partly_paid' | 'paid' | 'void' | undefined;
  /** Only invoices in this currency. */
  currency?: string | undefined;
  /** Only the invoice with this number. */
  number?: string | undefined;
  /** Only invoices that are overdue, or that are not. */
  overdue?: boolean | undefined;
  /** Only invoices whose `due_date`, with instalments the day of the last one, is before this day. For those that are late, `overdue` counts every instalment. */
  due_before?: string | undefined;
  /** Only invoices whose `due_date`, with instalments the day of the last one, is after this day. */
  due_after?: string | undefined;
  /** Only invoices of this learner. */
  learner_id?: string | undefined;
  /** Only invoices of this term. */
  term_id?: string | undefined;
  /** Only invoices whose `split_from_id` is this invoice. */
  split_from_id?: string | undefined;
}

/** Query parameters of `credit-notes.list`. */
export interface CreditNotesListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only credit notes of this kind. */
  kind?: 'credit_note' | 'bursary' | 'write_off' | undefined;
  /** Only credit notes with this status. */
  status?: 'applied' | 'reversed' | undefined;
  /** Only credit notes of this fee account. */
  account_id?: string | undefined;
  /** Only credit notes of this learner. */
  learner_id?: string | undefined;
  /** Only credit notes of this bursary. */
  bursary_id?: string | undefined;
}

/** Query parameters of `payments.list`. */
export interface PaymentsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only payments with this status. */
  status?: 'received' | 'reversed' | 'refunded' | undefined;
  /** Only payments by this method. */
  method?: 'cash' | 'eft' | 'card' | 'debit_order' | 'cheque' | 'voucher' | 'other' | 'transfer' | undefined;
  /** Only payments in this currency. */
  currency?: string | undefined;
  /** Only payments with this reference. */
  reference?: string | undefined;
  /** Only payments received on this day or later. */
  received_from?: string | undefined;
  /** Only payments received on this day or earlier. */
  received_to?: string | undefined;
  /** Only payments of this fee account. */
  account_id?: string | undefined;
  /** Only payments of this learner. */
  learner_id?: string | undefined;
  /** Only payments whose `payer_guardian_id` is this guardian. */
  payer_guardian_id?: string | undefined;
  /** Only payments whose `transferred_from_id` is this payment. */
  transferred_from_id?: string | undefined;
}

/** Query parameters of `allocations.list`. */
export interface AllocationsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only allocations with this status. */
  status?: 'applied' | 'reversed' | undefined;
  /** Only allocations of this invoice. */
  invoice_id?: string | undefined;
  /** Only allocations of this fee account. */
  account_id?: string | undefined;
  /** Only allocations of this learner. */
  learner_id?: string | undefined;
}

/** Query parameters of `refunds.list`. */
export interface RefundsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only refunds with this status. */
  status?: 'paid' | 'reversed' | undefined;
  /** Only refunds of this fee account. */
  account_id?: string | undefined;
}

/** Query parameters of `bursaries.list`. */
export interface BursariesListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only bursaries of this kind. */
  kind?: 'percentage' | 'fixed' | 'exemption' | undefined;
  /** Only bursaries with this status. */
  status?: 'proposed' | 'active' | 'ended' | 'declined' | 'revoked' | undefined;
  /** Only bursaries of this learner. */
  learner_id?: string | undefined;
  /** Only bursaries of this academic year. */
  academic_year_id?: string | undefined;
}

/** Query parameters of `invoices.allocations`. */
export interface InvoicesAllocationsQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only allocations with this status. */
  status?: 'applied' | 'reversed' | undefined;
}

/** Query parameters of `fee-accounts.statement`. */
export interface FeeAccountsStatementQuery {
  /** First day of the date range. */
  from: string;
  /** Last day of the date range. Must not be before `from`. */
  to: string;
}

/** Query parameters of `fee-shares.get`. */
export interface FeeSharesGetQuery {
  /** ISO 4217 code. Defaults to the currency of the school. */
  currency?: string | undefined;
}

/** Query parameters of `ledger-entries.list`. */
export interface LedgerEntriesListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Only entries of this fee account. */
  account_id?: string | undefined;
  /** Only entries of this learner. */
  learner_id?: string | undefined;
  /** Only entries of this invoice. */
  invoice_id?: string | undefined;
  /** Only entries of this payment. */
  payment_id?: string | undefined;
  /** Only entries of this ledger account. */
  ledger_account?: 'receivable' | 'income' | 'cash' | 'unapplied' | 'transfers' | 'bursary_expense' | 'credit_notes' | 'bad_debt' | undefined;
  /** Only the entries of this journal. */
  journal_id?: string | undefined;
  /** Only entries that come from this record. */
  source_id?: string | undefined;
  /** Only entries that are effective on this day or later. */
  from?: string | undefined;
  /** Only entries that are effective on this day or earlier. */
  to?: string | undefined;
}

/** Query parameters of `imports.list`. */
export interface ImportsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only imports of this kind. */
  kind?: 'academic_years' | 'terms' | 'grade_levels' | 'subjects' | 'staff' | 'classes' | 'learners' | 'guardians' | 'learner_guardians' | 'enrollments' | 'grades' | 'slots' | 'payments' | undefined;
  /** Only imports with this status. */
  status?: 'queued' | 'running' | 'completed' | 'completed_with_errors' | 'failed' | 'cancelled' | 'undoing' | 'undone' | 'partly_undone' | undefined;
  /** Only imports that correct failed rows of this import. */
  corrects_import_id?: string | undefined;
}

/** Query parameters of `imports.rows`. */
export interface ImportsRowsQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Only rows with this result. */
  result?: 'pending' | 'created' | 'updated' | 'unchanged' | 'skipped' | 'failed' | 'removed' | undefined;
  /** Only rows with which undoing the import did this. */
  undo?: 'pending' | 'undone' | 'kept' | undefined;
  /** Only rows that were imported with a warning (`true`), or all others (`false`). */
  warning?: boolean | undefined;
}

/** Query parameters of `learners.list`. */
export interface LearnersListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only learners with this grade level label (case-insensitive). Who has left keeps the last one: `status` leaves them out. */
  grade_level?: string | undefined;
  /** Only learners with this class label (case-insensitive). Who has left keeps the last class: `status` leaves them out. */
  class?: string | undefined;
  /** Only learners in this register class, also those who have left it with the school. With `enrolled_on` or `term_id`, only learners with an enrollment in this class, of any kind, on that day or in that term. */
  class_id?: string | undefined;
  /** Only learners of this grade level. With `enrolled_on` or `term_id`, only learners who are of this grade level on that day or in that term, by their register class; in a term, by the last one. */
  grade_level_id?: string | undefined;
  /** Only learners with this status. */
  status?: 'prospective' | 'active' | 'left' | undefined;
  /** Only the learner with this admission number (case-insensitive). */
  admission_number?: string | undefined;
  /** Only learners whose names have, for each word of this text, a word that starts with it, in any order: `obr`, `o'br`, `siobhan o` and `O’Brien, Siobhán` find Siobhán O’Brien. Case, diacritics and apostrophes are ignored; hyphens and other punctuation separate words, and a text of these alone finds nobody. A trailing space matches the end of a word. */
  name?: string | undefined;
  /** Only learners with a link to this guardian. Links with `access: none` are ignored. */
  guardian_id?: string | undefined;
  /** Only learners with an enrollment that covers this day. With `term_id` and `class_id`, only enrollments in that term and class count. */
  enrolled_on?: string | undefined;
  /** Only learners who are enrolled in this term. With `enrolled_on` and `class_id`, only enrollments that cover that day and are in that class count. */
  term_id?: string | undefined;
  /** Only learners whose `merged_into_id` is this learner. */
  merged_into_id?: string | undefined;
}

/** Query parameters of `guardians.list`. */
export interface GuardiansListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only guardians whose names have, for each word of this text, a word that starts with it, in any order: `obr`, `o'br`, `siobhan o` and `O’Brien, Siobhán` find Siobhán O’Brien. Case, diacritics and apostrophes are ignored; hyphens and other punctuation separate words, and a text of these alone finds nobody. A trailing space matches the end of a word. */
  name?: string | undefined;
  /** Only guardians with this email address (case-insensitive). */
  email?: string | undefined;
  /** Only guardians one of whose telephone numbers is this one, in the international form. */
  phone?: string | undefined;
  /** Only guardians one of whose telephone numbers begins with these digits: in the international form (`+27821`, `27821`), or as it is dialled in the country of the school's `locale` (`0821`). */
  phone_prefix?: string | undefined;
  /** Only guardians whose `merged_into_id` is this guardian. */
  merged_into_id?: string | undefined;
}

/** Query parameters of `learner-guardians.list`. */
export interface LearnerGuardiansListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only guardian links of this guardian. */
  guardian_id?: string | undefined;
}

/** Query parameters of `medical-notes.list`. */
export interface MedicalNotesListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only notes of this kind. */
  kind?: 'allergy' | 'condition' | 'medication' | 'immunisation' | 'injury' | 'doctor_note' | 'dietary' | 'other' | undefined;
  /** Only notes with this severity. */
  severity?: 'info' | 'caution' | 'critical' | undefined;
}

/** Query parameters of `learners.siblings`. */
export interface LearnersSiblingsQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
}

/** Query parameters of `learners.timeline`. */
export interface LearnersTimelineQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
}

/** Query parameters of `guardians.learners`. */
export interface GuardiansLearnersQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
}

/** Query parameters of `request-log.list`. */
export interface RequestLogListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Only requests with this method. */
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  /** Only requests with this HTTP status. */
  status?: number | undefined;
  /** Only requests with a status of this class. */
  status_class?: '2xx' | '3xx' | '4xx' | '5xx' | undefined;
  /** If true, only requests that failed (status 400 and above). */
  errors_only?: boolean | undefined;
  /** Only requests that failed with this error code. */
  error_code?: string | undefined;
  /** Only requests for this operation, such as `learners.create`. */
  operation?: string | undefined;
  /** Only requests with this path, such as `/v1/learners`. */
  path?: string | undefined;
  /** Only requests of this API key, person or calendar feed. */
  actor_id?: string | undefined;
  /** Only the request with this `Service-Request-Id`. */
  request_id?: string | undefined;
  /** Only requests at or after this time. */
  from?: string | Date | undefined;
  /** Only requests before this time. */
  to?: string | Date | undefined;
}

/** Query parameters of `request-log.errors`. */
export interface RequestLogErrorsQuery {
  /** Only requests of this API key, person or calendar feed. */
  actor_id?: string | undefined;
  /** Only requests at or after this time. */
  from?: string | Date | undefined;
  /** Only requests before this time. */
  to?: string | Date | undefined;
}

/** Query parameters of `settings-links.list`. */
export interface SettingsLinksListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only links with this status. */
  status?: 'pending' | 'used' | 'expired' | 'revoked' | undefined;
  /** Only settings links of this staff member. */
  staff_id?: string | undefined;
}

/** Query parameters of `settings-sessions.list`. */
export interface SettingsSessionsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only sessions with this status. */
  status?: 'active' | 'ended' | 'expired' | undefined;
  /** Only settings sessions of this staff member. */
  staff_id?: string | undefined;
  /** Only settings sessions of this settings link. */
  settings_link_id?: string | undefined;
}

/** Query parameters of `staff.list`. */
export interface StaffListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only staff whose names have, for each word of this text, a word that starts with it, in any order: `obr`, `o'br`, `siobhan o` and `O’Brien, Siobhán` find Siobhán O’Brien. Case, diacritics and apostrophes are ignored; hyphens and other punctuation separate words, and a text of these alone finds nobody. A trailing space matches the end of a word. */
  name?: string | undefined;
  /** Only staff of this kind. */
  staff_type?: 'teacher' | 'admin' | 'support' | 'management' | undefined;
  /** Only staff with this status. */
  status?: 'invited' | 'active' | 'suspended' | 'left' | undefined;
  /** Only staff who have this role today. */
  role?: 'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer' | undefined;
  /** Only staff who teach this subject. */
  subject_id?: string | undefined;
  /** Only staff who are the teacher of this class. */
  class_id?: string | undefined;
  /** Only the staff member with this email address (case-insensitive). */
  email?: string | undefined;
  /** Only the staff member with this employee number (case-insensitive). */
  employee_number?: string | undefined;
  /** Only staff whose `merged_into_id` is this staff member. */
  merged_into_id?: string | undefined;
}

/** Query parameters of `staff.archive`. */
export interface StaffArchiveQuery {
  /** The staff member who takes over the lessons from today on, and the classes that the staff member leads. Lessons in which the staff member was to substitute for them are theirs again. If it is not sent, the response is 409 `has_active_allocations` if there are such lessons, and 409 `resource_in_use` if there are such classes. */
  reassign_to?: string | undefined;
}

/** Query parameters of `invitations.list`. */
export interface InvitationsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only invitations with this status. */
  status?: 'pending' | 'accepted' | 'expired' | 'revoked' | undefined;
  /** Only invitations to this email address (case-insensitive). */
  email?: string | undefined;
  /** Only invitations of this staff member. */
  staff_id?: string | undefined;
}

/** Query parameters of `role-assignments.list`. */
export interface RoleAssignmentsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only assignments of this role. */
  role?: 'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer' | undefined;
  /** Only role assignments with this `scope_id`. */
  scope_id?: string | undefined;
}

/** Query parameters of `qualifications.list`. */
export interface QualificationsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only qualifications of this kind. */
  kind?: 'degree' | 'diploma' | 'certificate' | 'registration' | 'clearance' | 'first_aid' | 'other' | undefined;
  /** Only qualifications with this status. */
  status?: 'unverified' | 'verified' | 'rejected' | 'expired' | undefined;
  /** Only qualifications that cover this subject. */
  subject_id?: string | undefined;
  /** Only qualifications that expire before this day. */
  expires_before?: string | undefined;
}

/** Query parameters of `timetables.list`. */
export interface TimetablesListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only timetables with this status. */
  status?: 'draft' | 'published' | 'retired' | undefined;
  /** Only timetables that list this grade level. Timetables of the whole school list none. */
  grade_level_id?: string | undefined;
  /** Only timetables of this academic year. */
  academic_year_id?: string | undefined;
  /** Only timetables of this term. */
  term_id?: string | undefined;
}

/** Query parameters of `periods.list`. */
export interface PeriodsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only periods of this day pattern. */
  day_pattern?: string | undefined;
  /** Only periods of this kind. */
  kind?: 'lesson' | 'registration' | 'break' | 'assembly' | 'sport' | 'other' | undefined;
  /** Only periods of this timetable. */
  timetable_id?: string | undefined;
}

/** Query parameters of `slots.list`. */
export interface SlotsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only slots with this status. */
  status?: 'draft' | 'published' | 'ended' | undefined;
  /** Only slots on this day of the cycle. */
  cycle_day?: number | undefined;
  /** Only slots of this block. */
  block?: string | undefined;
  /** Only slots to which this staff member is allocated, in any role and at any time. */
  staff_id?: string | undefined;
  /** Only slots of this timetable. */
  timetable_id?: string | undefined;
  /** Only slots of this period. */
  period_id?: string | undefined;
  /** Only slots of this class. */
  class_id?: string | undefined;
  /** Only slots of this subject. */
  subject_id?: string | undefined;
  /** Only slots whose `teacher_ids` contains this staff member. */
  teacher_id?: string | undefined;
  /** Only slots of this room. */
  room_id?: string | undefined;
}

/** Query parameters of `room-assignments.list`. */
export interface RoomAssignmentsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only room assignments with this status. */
  status?: 'active' | 'ended' | undefined;
  /** Only room assignments of this slot. */
  slot_id?: string | undefined;
  /** Only room assignments of this room. */
  room_id?: string | undefined;
}

/** Query parameters of `teacher-allocations.list`. */
export interface TeacherAllocationsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only allocations in this role. */
  role?: 'lead' | 'assistant' | 'substitute' | undefined;
  /** Only teacher allocations with this status. */
  status?: 'active' | 'ended' | undefined;
  /** Only teacher allocations of this slot. */
  slot_id?: string | undefined;
  /** Only teacher allocations of this staff member. */
  staff_id?: string | undefined;
  /** Only teacher allocations whose `replaces_id` is this staff member. */
  replaces_id?: string | undefined;
}

/** Query parameters of `calendar-feeds.list`. */
export interface CalendarFeedsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only calendar feeds of this staff member. */
  staff_id?: string | undefined;
  /** Only calendar feeds of this class. */
  class_id?: string | undefined;
  /** Only calendar feeds of this learner. */
  learner_id?: string | undefined;
  /** Only calendar feeds of this guardian. */
  guardian_id?: string | undefined;
  /** Only calendar feeds of this room. */
  room_id?: string | undefined;
}

/** Query parameters of `lessons.get`. */
export interface LessonsGetQuery {
  /** The day. */
  date?: string | undefined;
  /** First day of the date range. */
  from?: string | undefined;
  /** Last day of the date range. Must not be before `from`. */
  to?: string | undefined;
  /** Only lessons of this class. */
  class_id?: string | undefined;
  /** Only lessons that this staff member teaches or assists in. */
  staff_id?: string | undefined;
  /** Only lessons in this room. */
  room_id?: string | undefined;
  /** Only lessons of this learner. */
  learner_id?: string | undefined;
}

/** Query parameters of `lessons.ics`. */
export interface LessonsIcsQuery {
  /** The token of a calendar feed, instead of an API key. */
  token?: string | undefined;
  /** The lessons of this class. */
  class_id?: string | undefined;
  /** The lessons that this staff member teaches or assists in. */
  staff_id?: string | undefined;
  /** The lessons in this room. */
  room_id?: string | undefined;
  /** The lessons of this learner. */
  learner_id?: string | undefined;
}

/** Query parameters of `calendar.ics`. */
export interface CalendarIcsQuery {
  /** The token of a calendar feed, instead of an API key. */
  token?: string | undefined;
  /** Adds the assessments of this class. */
  class_id?: string | undefined;
  /** Adds the assessments of the classes that this staff member leads, and of those in which the staff member teaches the subject on the day. */
  staff_id?: string | undefined;
  /** Adds the assessments of the classes in which this learner is enrolled. */
  learner_id?: string | undefined;
  /** Adds the assessments of the learners of this guardian. */
  guardian_id?: string | undefined;
}

/** Query parameters of `webhooks.list`. */
export interface WebhooksListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only endpoints with this status. */
  status?: 'active' | 'paused' | 'disabled' | undefined;
}

/** Query parameters of `webhook-recoveries.list`. */
export interface WebhookRecoveriesListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Whether to list archived records: `false` leaves them out, `true` returns only archived records, `any` returns both. */
  archived?: 'false' | 'true' | 'any' | undefined;
  /** Only records created after this time. */
  created_after?: string | Date | undefined;
  /** Only records created before this time. */
  created_before?: string | Date | undefined;
  /** Only records changed after this time. */
  updated_after?: string | Date | undefined;
  /** Only the record with this external id, given as `source:id`. If it is the id of several records, because earlier ones were archived, only the last one that got it is found. */
  external_id?: string | undefined;
  /** Only recoveries with this status. */
  status?: 'queued' | 'running' | 'completed' | 'cancelled' | 'failed' | undefined;
}

/** Query parameters of `deliveries.list`. */
export interface DeliveriesListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Only deliveries with this status. `pending` are also those that are being sent. */
  status?: 'pending' | 'succeeded' | 'retrying' | 'failed' | 'held' | 'cancelled' | undefined;
  /** `false`: only attempts that were made and have ended, in the order in which they were sent. `true`: only deliveries that wait for their time, are being sent or are held, in the order in which they are due. */
  waiting?: boolean | undefined;
  /** `true`: only attempts that failed and after which no other was to come, so that the event is not sent again by itself. They are the attempts that statistics count as `failed`. `false`: only other attempts that were made. */
  given_up?: boolean | undefined;
  /** Only deliveries of events of this type. */
  event_type?: EventType | undefined;
  /** Only deliveries of this event. */
  event_id?: string | undefined;
  /** Only attempts that failed with this error. */
  error?: DeliveryError | undefined;
  /** Only attempts that were made and were sent at this time or later. For one that was interrupted it is `completed_at`. */
  sent_since?: string | Date | undefined;
  /** Only attempts that were made and were sent before this time. For one that was interrupted it is `completed_at`. */
  sent_before?: string | Date | undefined;
  /** Only those created after this time. */
  created_after?: string | Date | undefined;
  /** Only those created before this time. */
  created_before?: string | Date | undefined;
}

/** Query parameters of `webhooks.stats`. */
export interface WebhooksStatsQuery {
  /** The period up to now: `day` and `week` by hour, `month` (30 days) by day. */
  period?: 'day' | 'week' | 'month' | undefined;
}

/** Query parameters of `delivery-log.list`. */
export interface DeliveryLogListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Only deliveries to this endpoint. */
  webhook_id?: string | undefined;
  /** Only deliveries with this status. `pending` are also those that are being sent. */
  status?: 'pending' | 'succeeded' | 'retrying' | 'failed' | 'held' | 'cancelled' | undefined;
  /** `false`: only attempts that were made and have ended, in the order in which they were sent. `true`: only deliveries that wait for their time, are being sent or are held, in the order in which they are due. */
  waiting?: boolean | undefined;
  /** `true`: only attempts that failed and after which no other was to come, so that the event is not sent again by itself. They are the attempts that statistics count as `failed`. `false`: only other attempts that were made. */
  given_up?: boolean | undefined;
  /** Only deliveries of events of this type. */
  event_type?: EventType | undefined;
  /** Only deliveries of this event. */
  event_id?: string | undefined;
  /** Only deliveries of events about this record. */
  resource_id?: string | undefined;
  /** Only attempts with a response of this class of HTTP statuses; `none` for attempts that failed without a response. */
  status_class?: '2xx' | '3xx' | '4xx' | '5xx' | 'none' | undefined;
  /** Only attempts that failed with this error. */
  error?: DeliveryError | undefined;
  /** Only attempts that were made and were sent at this time or later. For one that was interrupted it is `completed_at`. */
  sent_since?: string | Date | undefined;
  /** Only attempts that were made and were sent before this time. For one that was interrupted it is `completed_at`. */
  sent_before?: string | Date | undefined;
  /** Only those created after this time. */
  created_after?: string | Date | undefined;
  /** Only those created before this time. */
  created_before?: string | Date | undefined;
}

/** Query parameters of `delivery-log.stats`. */
export interface DeliveryLogStatsQuery {
  /** The period up to now: `day` and `week` by hour, `month` (30 days) by day. */
  period?: 'day' | 'week' | 'month' | undefined;
}

/** Query parameters of `events.list`. */
export interface EventsListQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
  /** Only events of this type. */
  type?: EventType | undefined;
  /** Only events about this record. */
  resource_id?: string | undefined;
  /** `false`: only events that at least one endpoint has not received. `true`: only events that every endpoint has received. */
  delivery_success?: boolean | undefined;
  /** Only those created after this time. */
  created_after?: string | Date | undefined;
  /** Only those created before this time. */
  created_before?: string | Date | undefined;
}

/** Query parameters of `events.deliveries`. */
export interface EventsDeliveriesQuery {
  /** Maximum number of records on a page. */
  limit?: number | undefined;
  /** The `next_cursor` of the previous page. */
  starting_after?: string | undefined;
  /** Sort order by time of creation: `asc` is oldest first, `desc` is newest first. */
  order?: 'asc' | 'desc' | undefined;
}
