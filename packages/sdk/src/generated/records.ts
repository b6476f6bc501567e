// Generated from openapi/ by `pnpm generate`. Do not edit.
/** An event type of the catalog, such as `'fee.reconciled'`. */
export type EventType =
  | 'learner.enrolled'
  | 'enrollment.ended'
  | 'enrollment.archived'
  | 'enrollment.restored'
  | 'attendance.recorded'
  | 'assessment.published'
  | 'term-report.published'
  | 'fee.invoiced'
  | 'fee.reconciled'
  | 'discipline.incident-logged'
  | 'learner.created'
  | 'learner.archived'
  | 'learner.restored'
  | 'learner.updated'
  | 'learner.left'
  | 'guardian.linked'
  | 'guardian.link-updated'
  | 'guardian.unlinked'
  | 'staff.invited'
  | 'staff.activated'
  | 'staff.created'
  | 'staff.updated'
  | 'staff.left'
  | 'staff.archived'
  | 'staff.restored';

// Exists for the compiler alone. A plain `string` would match every `type === '...'`, so that no
// comparison could narrow `data`; a member of an enum is a string that equals no literal.
declare enum Unknown {
  type = 'an event type outside the catalog',
}

/**
 * Any string that is not in the catalog. To compare it with a type that this package does not know
 * yet, make it a string first: `const type: string = event.type`. To send one: `type as UnknownEventType`.
 */
export type UnknownEventType = Unknown.type;

/**
 * An academic year. Years do not overlap, and one at most is current.
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
  /** What the school calls it; unique in the school, without regard to case. */
  name: string;
  /** First day. */
  starts_on: string;
  /** Last day. */
  ends_on: string;
  /** State of the year. */
  status: 'planned' | 'current' | 'closed';
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null while it is not. */
  archived_at: string | null;
}

/** What a new academic year is made of. */
export interface AcademicYearCreate {
  /** What the school calls it; unique in the school, without regard to case. */
  name: string;
  /** First day. */
  starts_on: string;
  /** Last day. */
  ends_on: string;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string };
}

/** A page of results. */
export interface AcademicYearPage {
  /** Records of the page. */
  data: Array<AcademicYear>;
  /** Pass as `starting_after` for the next page; null on the last one. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** A row of an import of academic years. */
export interface AcademicYearRow {
  /** Its id in the source; a whole number, up to 2^53 - 1, is taken as its decimal digits. */
  external_id?: string | number | null;
  /** What the school calls it; unique in the school, without regard to case. */
  name?: string;
  /** First day. */
  starts_on?: string;
  /** Last day. */
  ends_on?: string;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
}

/** What can be changed of a academic year. */
export interface AcademicYearUpdate {
  /** What the school calls it; unique in the school, without regard to case. */
  name?: string;
  /** First day. */
  starts_on?: string;
  /** Last day. */
  ends_on?: string;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
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
  /** Whether the key opens the live school or its test twin. */
  mode: 'live' | 'test';
  /** Start and end of the secret, to tell keys apart. */
  hint: string;
  /** What the key may do. */
  scopes: Array<'read:learners' | 'write:learners' | 'read:staff' | 'write:staff' | 'read:classes' | 'write:classes' | 'read:timetable' | 'write:timetable' | 'read:attendance' | 'write:attendance' | 'read:assessments' | 'write:assessments' | 'publish:assessments' | 'read:fees' | 'write:fees' | 'read:discipline' | 'write:discipline' | 'read:communications' | 'write:communications' | 'read:medical' | 'write:medical' | 'read:sensitive' | 'read:audit' | 'read:events' | 'write:webhooks' | 'read:imports' | 'write:imports' | 'admin:school'>;
  /** API version used when a request names none. */
  version: string;
  /** Whether the key works. */
  status: 'active' | 'expired' | 'revoked';
  /** When the key stops working; null for never. */
  expires_at: string | null;
  /** When the key was revoked. */
  revoked_at: string | null;
  /** When the key was last used, to the minute. */
  last_used_at: string | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null while it is not. */
  archived_at: string | null;
}

/** What a new API key is made of. */
export interface ApiKeyCreate {
  /** What the key is for. */
  name: string;
  /** What the key may do. */
  scopes: Array<'read:learners' | 'write:learners' | 'read:staff' | 'write:staff' | 'read:classes' | 'write:classes' | 'read:timetable' | 'write:timetable' | 'read:attendance' | 'write:attendance' | 'read:assessments' | 'write:assessments' | 'publish:assessments' | 'read:fees' | 'write:fees' | 'read:discipline' | 'write:discipline' | 'read:communications' | 'write:communications' | 'read:medical' | 'write:medical' | 'read:sensitive' | 'read:audit' | 'read:events' | 'write:webhooks' | 'read:imports' | 'write:imports' | 'admin:school'>;
  /** API version used when a request names none. */
  version?: string;
  /** When the key stops working; null for never. */
  expires_at?: string | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string };
}

/** A page of results. */
export interface ApiKeyPage {
  /** Records of the page. */
  data: Array<ApiKey>;
  /** Pass as `starting_after` for the next page; null on the last one. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** How long the old key goes on working. */
export interface ApiKeyRoll {
  /** Seconds for which the old key goes on working. */
  expires_in?: number;
}

/** What can be changed of a API key. */
export interface ApiKeyUpdate {
  /** What the key is for. */
  name?: string;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
}

/** A new API key with its secret, which is shown this once. */
export interface ApiKeyWithSecret {
  /** Opaque identifier, prefix `key_`. */
  id: string;
  /** Type of the record. */
  object: 'api_key';
  /** What the key is for. */
  name: string;
  /** Whether the key opens the live school or its test twin. */
  mode: 'live' | 'test';
  /** Start and end of the secret, to tell keys apart. */
  hint: string;
  /** What the key may do. */
  scopes: Array<'read:learners' | 'write:learners' | 'read:staff' | 'write:staff' | 'read:classes' | 'write:classes' | 'read:timetable' | 'write:timetable' | 'read:attendance' | 'write:attendance' | 'read:assessments' | 'write:assessments' | 'publish:assessments' | 'read:fees' | 'write:fees' | 'read:discipline' | 'write:discipline' | 'read:communications' | 'write:communications' | 'read:medical' | 'write:medical' | 'read:sensitive' | 'read:audit' | 'read:events' | 'write:webhooks' | 'read:imports' | 'write:imports' | 'admin:school'>;
  /** API version used when a request names none. */
  version: string;
  /** Whether the key works. */
  status: 'active' | 'expired' | 'revoked';
  /** When the key stops working; null for never. */
  expires_at: string | null;
  /** When the key was revoked. */
  revoked_at: string | null;
  /** When the key was last used, to the minute. */
  last_used_at: string | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null while it is not. */
  archived_at: string | null;
  /** The key itself, to be sent as `Authorization: Bearer`. Keep it; it cannot be read again. */
  secret: string;
}

/** An assessment with its figures, without individual marks. */
export interface AssessmentEventData {
  /** Identifier, prefix `asm_`. */
  id: string;
  /** Type of the record. */
  object: 'assessment';
  /** Title. */
  title: string;
  /** The class, prefix `cls_`. */
  class_id: string;
  /** The subject, prefix `sbj_`. */
  subject_id: string;
  /** The term, prefix `trm_`. */
  term_id: string;
  /** Kind of assessment. */
  kind: 'test' | 'exam' | 'assignment' | 'project' | 'practical' | 'oral' | 'other';
  /** Highest mark possible. */
  max_mark: number;
  /** Relative weight in the term. */
  weight: number;
  /** State of the assessment. */
  status: 'draft' | 'open' | 'published' | 'cancelled';
  /** One more for each publication. */
  revision: number;
  /** When it was published. */
  published_at: string;
  stats: AssessmentStats;
}

/** An assessment was published to learners. */
export interface AssessmentPublishedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'assessment.published';
  /** API version of the payload. */
  version: string;
  /** When the event fired (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: AssessmentEventData;
}

/** Figures of an assessment. */
export interface AssessmentStats {
  /** Learners on the roll. */
  enrolled: number;
  /** Learners with a mark. */
  graded: number;
  /** Learners without a decision yet. */
  pending: number;
  /** Mean mark; null when there is none. */
  mean: number | null;
}

/** Attendance was taken for a class on a date. */
export interface AttendanceRecordedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'attendance.recorded';
  /** API version of the payload. */
  version: string;
  /** When the event fired (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: RegisterEventData;
}

/** Who made the change. */
export interface AuditActor {
  /** Kind of actor. */
  type: 'api_key' | 'staff' | 'guardian' | 'system';
  /** Identifier of the actor. */
  id: string | null;
  /** Name of the actor at that time. */
  name: string | null;
}

/** A field before and after. */
export interface AuditChange {
  before: AnyValue;
  after: AnyValue;
}

/** One change of one record. */
export interface AuditEntry {
  /** Identifier, prefix `aud_`. */
  id: string;
  /** Type of the record. */
  object: 'audit_entry';
  /** Number in the school's log; without gaps. */
  sequence: number;
  /** When the change was made (UTC). */
  occurred_at: string;
  actor: AuditActor;
  /** What was done, as in `learner.updated`. */
  action: string;
  resource: AuditResource;
  /** Each changed field, `{field: {before, after}}`. Secret values show `[redacted]`. */
  changes: { [key: string]: AuditChange };
  /** Why, where the operation asks for it. */
  reason: string | null;
  /** The request that made the change. */
  request_id: string | null;
  /** The first 8 characters of the idempotency key of that request. */
  idempotency_key: string | null;
  /** The API version of that request. */
  api_version: string | null;
  /** Address from which the request came. */
  ip: string | null;
  /** Program from which the request came. */
  user_agent: string | null;
  /** Events that the change emitted. */
  event_ids: Array<string>;
  /** Hash of the entry before; 64 zeros for the first. */
  prev_hash: string;
  /** SHA-256, in hex, of this JSON array without spaces, in UTF-8: `[prev_hash, sequence, school id, id, occurred_at, actor.type, actor.id, actor.name, action, resource.type, resource.id, changes, reason, request_id, idempotency_key, api_version, ip, user_agent, event_ids]`, where `changes` and `event_ids` are strings that hold their JSON as it is in this response, without spaces. */
  hash: string;
}

/** A page of results. */
export interface AuditEntryPage {
  /** Records of the page. */
  data: Array<AuditEntry>;
  /** Pass as `starting_after` for the next page; null on the last one. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** The newest entry of the audit log, signed. */
export interface AuditHead {
  /** Type of the response. */
  object: 'audit_head';
  /** School of the log. */
  school_id: string;
  /** Number of the newest entry. */
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

/** Outcome of a check of the hash chain. */
export interface AuditVerification {
  /** Type of the response. */
  object: 'audit_verification';
  /** Whether every entry is as it was written. */
  valid: boolean;
  /** Entries checked. */
  checked: number;
  /** First sequence number checked. */
  first_sequence: number | null;
  /** Last sequence number checked. */
  last_sequence: number | null;
  /** First sequence number that can't be relied on; null if the range is valid. With `chain_rewritten`, `head_forged` and `head_missing` it follows the last entry that is confirmed by a signature, so the changed entry may be a later one. */
  broken_sequence: number | null;
  /** What is wrong there; null if the range is valid. `entry_changed`: the entry does not match its hash, or not the hash of the entry before. `entry_missing`: no entry has that number; it was removed, or has another number now. `entry_unsigned`: there are entries that no signed head covers; they were added, or an older head was put back. `end_missing`: the log ends before the signed head. `chain_rewritten`: the entries match each other but not what was signed; this entry or a later one was changed, and the hashes after it were computed again. `head_forged`: a head or checkpoint has no valid signature of this server; what follows the last valid one is uncertain. `head_missing`: there is no signed head. */
  broken_reason: 'entry_changed' | 'entry_missing' | 'entry_unsigned' | 'end_missing' | 'chain_rewritten' | 'head_forged' | 'head_missing' | null;
  /** Sequence number that the signed head names; null if there is no head. */
  head_sequence: number | null;
  /** Hash of the last entry checked. */
  last_hash: string | null;
}

/** A day of the calendar. */
export interface CalendarDay {
  /** The day. */
  date: string;
  /** Whether there is school. */
  school_day: boolean;
  /** The term in which it lies, prefix `trm_`. */
  term_id: string | null;
  /** Day of the timetable's cycle; null without a published timetable. */
  cycle_day: number | null;
  /** Why there is school or none; null on an ordinary school day. Outside a term nothing else matters; inside, a make-up day goes before what takes the school away, and that before the weekday. */
  reason: {
    /** The kind of the exception, `outside_term`, or `weekend` for a weekday on which the school does not meet. */
    kind: 'outside_term' | 'weekend' | 'public_holiday' | 'closure' | 'make_up_day' | 'half_day' | 'staff_only' | 'exam_day';
    /** Name of the exception. */
    name: string | null;
    /** The calendar exception, prefix `cal_`. */
    exception_id: string | null;
  } | null;
}

/** The days of a stretch of the calendar, in order. */
export interface CalendarDays {
  /** Each day. */
  data: Array<CalendarDay>;
}

/**
 * A day that is not as the weekday has it, for the whole school or some grade levels. What changes school days changes `school_days_count` of the term.
 *
 * On a `public_holiday`, `closure` or `staff_only` day there is no school. A `make_up_day` is a school day whatever else it is. A `half_day` and an `exam_day` are school days of their own kind.
 *
 * No two that are not archived have the same `date`, `kind` and `grade_level_ids`.
 */
export interface CalendarException {
  /** Opaque identifier, prefix `cal_`. */
  id: string;
  /** Type of the record. */
  object: 'calendar_exception';
  /** The day. */
  date: string;
  /** What the day is. */
  kind: 'public_holiday' | 'closure' | 'make_up_day' | 'half_day' | 'staff_only' | 'exam_day';
  /** What the school calls it. */
  name: string;
  /** Grade levels for which it holds, null for the whole school, prefix `grl_`. */
  grade_level_ids: Array<string> | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null while it is not. */
  archived_at: string | null;
}

/** What a new calendar exception is made of. */
export interface CalendarExceptionCreate {
  /** The day. */
  date: string;
  /** What the day is. */
  kind: 'public_holiday' | 'closure' | 'make_up_day' | 'half_day' | 'staff_only' | 'exam_day';
  /** What the school calls it. */
  name: string;
  /** Grade levels for which it holds, null for the whole school, prefix `grl_`. */
  grade_level_ids?: Array<string> | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string };
}

/** A page of results. */
export interface CalendarExceptionPage {
  /** Records of the page. */
  data: Array<CalendarException>;
  /** Pass as `starting_after` for the next page; null on the last one. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** What can be changed of a calendar exception. */
export interface CalendarExceptionUpdate {
  /** The day. */
  date?: string;
  /** What the day is. */
  kind?: 'public_holiday' | 'closure' | 'make_up_day' | 'half_day' | 'staff_only' | 'exam_day';
  /** What the school calls it. */
  name?: string;
  /** Grade levels for which it holds, null for the whole school, prefix `grl_`. */
  grade_level_ids?: Array<string> | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
}

/** A class: a register class to which learners belong, or one in which a subject is taught. */
export interface Class {
  /** Opaque identifier, prefix `cls_`. */
  id: string;
  /** Type of the record. */
  object: 'class';
  /** What the school calls it; unique per academic year, without regard to case. */
  label: string;
  /** Kind of class. */
  kind: 'register' | 'subject';
  /** The academic year, prefix `ayr_`. */
  academic_year_id: string;
  /** The grade level, prefix `grl_`. */
  grade_level_id: string;
  /** The subject, which a subject class has and no other, prefix `sbj_`. */
  subject_id: string | null;
  /** The class teacher or lead teacher, prefix `stf_`. */
  teacher_id: string | null;
  /** The room, prefix `rom_`. */
  room_id: string | null;
  /** How many learners it takes. */
  capacity: number | null;
  /** Terms of its year in which it is offered, null for all, prefix `trm_`. */
  term_ids: Array<string> | null;
  /** Language in which it is taught, as a BCP 47 tag. */
  language: string | null;
  /** Learners with an active enrollment. */
  learner_count: number;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null while it is not. */
  archived_at: string | null;
}

/** What a new class is made of. */
export interface ClassCreate {
  /** What the school calls it; unique per academic year, without regard to case. */
  label: string;
  /** Kind of class. */
  kind: 'register' | 'subject';
  /** The academic year, prefix `ayr_`. */
  academic_year_id: string;
  /** The grade level, prefix `grl_`. */
  grade_level_id: string;
  /** The subject, which a subject class has and no other, prefix `sbj_`. */
  subject_id?: string | null;
  /** The class teacher or lead teacher, prefix `stf_`. */
  teacher_id?: string | null;
  /** The room, prefix `rom_`. */
  room_id?: string | null;
  /** How many learners it takes. */
  capacity?: number | null;
  /** Terms of its year in which it is offered, null for all, prefix `trm_`. */
  term_ids?: Array<string> | null;
  /** Language in which it is taught, as a BCP 47 tag. */
  language?: string | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string };
}

/** A page of results. */
export interface ClassPage {
  /** Records of the page. */
  data: Array<Class>;
  /** Pass as `starting_after` for the next page; null on the last one. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** A row of an import of classes. */
export interface ClassRow {
  /** Its id in the source; a whole number, up to 2^53 - 1, is taken as its decimal digits. */
  external_id?: string | number | null;
  /** What the school calls it; unique per academic year, without regard to case. */
  label?: string;
  /** Kind of class. */
  kind?: 'register' | 'subject';
  /** The academic year, prefix `ayr_`. */
  academic_year_id?: string;
  /** In the place of `academic_year_id`: what it has as external id in the source. */
  academic_year_external_id?: string | number;
  /** The grade level, prefix `grl_`. */
  grade_level_id?: string;
  /** In the place of `grade_level_id`: what it has as external id in the source. */
  grade_level_external_id?: string | number;
  /** The subject, which a subject class has and no other, prefix `sbj_`. */
  subject_id?: string | null;
  /** In the place of `subject_id`: what it has as external id in the source. */
  subject_external_id?: string | number | null;
  /** The class teacher or lead teacher, prefix `stf_`. */
  teacher_id?: string | null;
  /** In the place of `teacher_id`: what it has as external id in the source. */
  teacher_external_id?: string | number | null;
  /** The room, prefix `rom_`. */
  room_id?: string | null;
  /** In the place of `room_id`: what it has as external id in the source. */
  room_external_id?: string | number | null;
  /** How many learners it takes. */
  capacity?: number | null;
  /** Terms of its year in which it is offered, null for all, prefix `trm_`. */
  term_ids?: Array<string> | null;
  /** In the place of `term_ids`: what it has as external id in the source. */
  term_external_ids?: Array<string | number> | null;
  /** Language in which it is taught, as a BCP 47 tag. */
  language?: string | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
}

/** What can be changed of a class. */
export interface ClassUpdate {
  /** What the school calls it; unique per academic year, without regard to case. */
  label?: string;
  /** The grade level, prefix `grl_`. */
  grade_level_id?: string;
  /** The subject, which a subject class has and no other, prefix `sbj_`. */
  subject_id?: string | null;
  /** The class teacher or lead teacher, prefix `stf_`. */
  teacher_id?: string | null;
  /** The room, prefix `rom_`. */
  room_id?: string | null;
  /** How many learners it takes. */
  capacity?: number | null;
  /** Terms of its year in which it is offered, null for all, prefix `trm_`. */
  term_ids?: Array<string> | null;
  /** Language in which it is taught, as a BCP 47 tag. */
  language?: string | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
}

/** One attempt to send one event to one endpoint. */
export interface Delivery {
  /** Delivery identifier, prefix `dlv_`; new for every attempt. */
  id: string;
  /** Type of the record. */
  object: 'delivery';
  /** The endpoint. */
  webhook_id: string;
  /** The event; the same for every attempt. */
  event_id: string;
  /** Type of the event. */
  event_type: string;
  /** Number of the attempt. */
  attempt: number;
  /** What the attempt is made for. */
  trigger: 'event' | 'retry' | 'redelivery' | 'recovery' | 'test';
  /** `retrying`: this attempt failed and another follows; `failed`: the last one failed; `held`: the endpoint is paused or disabled. */
  status: 'pending' | 'succeeded' | 'retrying' | 'failed' | 'held' | 'cancelled';
  /** When the attempt is due. */
  scheduled_at: string;
  /** When it was sent. */
  sent_at: string | null;
  /** When it ended. */
  completed_at: string | null;
  /** When the next attempt is due, if this one failed. */
  next_attempt_at: string | null;
  /** HTTP status of the response. */
  response_status: number | null;
  /** Headers of the response. */
  response_headers: { [key: string]: string } | null;
  /** First 4 KiB of the response. */
  response_body: string | null;
  /** How the attempt failed. */
  error: DeliveryError | null;
  /** Milliseconds to resolve the name. */
  dns_ms: number | null;
  /** Milliseconds to connect, TLS included. */
  connect_ms: number | null;
  /** Milliseconds to the first byte of the response. */
  first_byte_ms: number | null;
  /** Milliseconds of the whole attempt. */
  total_ms: number | null;
  /** When the delivery was created (UTC). */
  created_at: string;
}

/** How an attempt failed. `interrupted`: the server stopped while the attempt was under way, so that the receiver may have got it; the event is sent again as a new delivery. */
export type DeliveryError = 'dns_error' | 'connection_refused' | 'connection_reset' | 'tls_error' | 'timeout' | 'redirect' | 'address_refused' | 'http_status' | 'protocol_error' | 'interrupted';

/** A page of results. */
export interface DeliveryPage {
  /** Records of the page. */
  data: Array<Delivery>;
  /** Pass as `starting_after` for the next page; null on the last one. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** A discipline incident was logged for a learner. */
export interface DisciplineIncidentLoggedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'discipline.incident-logged';
  /** API version of the payload. */
  version: string;
  /** When the event fired (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: IncidentEventData;
}

/**
 * An enrollment of a learner in a class for a term.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `activate` | `pending` | `active` |
 * | `withdraw` | `active` | `withdrawn` |
 * | `transfer` | `active` | `transferred` |
 * | `complete` | `active` | `completed` |
 * | `cancel` | `pending` | `cancelled` |
 */
export interface Enrollment {
  /** Opaque identifier, prefix `enr_`. */
  id: string;
  /** Type of the record. */
  object: 'enrollment';
  /** The learner, prefix `lrn_`. */
  learner_id: string;
  /** The class, prefix `cls_`. */
  class_id: string;
  /** The term, prefix `trm_`. */
  term_id: string;
  /** `primary` in a register class, `subject` in a subject class. A learner has one active primary enrollment at a time. */
  kind: 'primary' | 'subject';
  /** First day. Without it the first of the term, or today if that is later. */
  starts_on: string;
  /** Last day, once it is known. */
  ends_on: string | null;
  /** State of the enrollment. */
  status: 'pending' | 'active' | 'completed' | 'withdrawn' | 'transferred' | 'cancelled';
  /** Why it ended. */
  reason: string | null;
  /** Whether it went past the capacity of the class. */
  forced: boolean;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null while it is not. */
  archived_at: string | null;
}

/** How a pending enrollment becomes an active one. */
export interface EnrollmentActivate {
  /** Go past the capacity of the class; needs `write:classes` too. */
  force?: boolean;
}

/** An enrollment was archived (soft-deleted). */
export interface EnrollmentArchivedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'enrollment.archived';
  /** API version of the payload. */
  version: string;
  /** When the event fired (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Enrollment;
}

/** Whom to enroll. */
export interface EnrollmentBulk {
  /** The term, prefix `trm_`. */
  term_id: string;
  /** The learners, prefix `lrn_`. */
  learner_ids: Array<string>;
  /** First day. Without it the first of the term, or today if that is later. */
  starts_on?: string;
}

/** What became of each learner, in the order sent. */
export interface EnrollmentBulkResult {
  /** One for each learner. */
  data: Array<{
    /** The learner. */
    learner_id: string;
    /** What became of it. */
    result: 'created' | 'unchanged' | 'failed';
    /** The enrollment, new or there before, prefix `enr_`. */
    enrollment_id: string | null;
    /** Why it failed: the code of the error. */
    code: string | null;
    /** Why it failed, for a person. */
    detail: string | null;
  }>;
}

/** What a new enrollment is made of. */
export interface EnrollmentCreate {
  /** The learner, prefix `lrn_`. */
  learner_id: string;
  /** The class, prefix `cls_`. */
  class_id: string;
  /** The term, prefix `trm_`. */
  term_id: string;
  /** First day. Without it the first of the term, or today if that is later. */
  starts_on?: string;
  /** Last day, once it is known. */
  ends_on?: string | null;
  /** Whether it waits to be activated. */
  pending?: boolean;
  /** Go past the capacity of the class; needs `write:classes` too. */
  force?: boolean;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string };
}

/** An enrollment was completed, withdrawn or transferred. */
export interface EnrollmentEndedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'enrollment.ended';
  /** API version of the payload. */
  version: string;
  /** When the event fired (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Enrollment;
}

/** A page of results. */
export interface EnrollmentPage {
  /** Records of the page. */
  data: Array<Enrollment>;
  /** Pass as `starting_after` for the next page; null on the last one. */
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
  /** When the event fired (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Enrollment;
}

/** A row of an import of enrollments. */
export interface EnrollmentRow {
  /** Its id in the source; a whole number, up to 2^53 - 1, is taken as its decimal digits. */
  external_id?: string | number | null;
  /** The learner, prefix `lrn_`. */
  learner_id?: string;
  /** In the place of `learner_id`: what it has as external id in the source. */
  learner_external_id?: string | number;
  /** The class, prefix `cls_`. */
  class_id?: string;
  /** In the place of `class_id`: what it has as external id in the source. */
  class_external_id?: string | number;
  /** The term, prefix `trm_`. */
  term_id?: string;
  /** In the place of `term_id`: what it has as external id in the source. */
  term_external_id?: string | number;
  /** First day. Without it the first of the term, or today if that is later. */
  starts_on?: string;
  /** Last day, once it is known. */
  ends_on?: string | null;
  /** Whether it waits to be activated. */
  pending?: boolean;
  /** Go past the capacity of the class; needs `write:classes` too. */
  force?: boolean;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
}

/** Where a learner is moved to. */
export interface EnrollmentTransfer {
  /** The other class, prefix `cls_`. */
  to_class_id: string;
  /** First day there; today in the school's time zone without it. */
  on?: string;
  /** Go past the capacity of the class; needs `write:classes` too. */
  force?: boolean;
}

/** What can be changed of a enrollment. */
export interface EnrollmentUpdate {
  /** First day. Without it the first of the term, or today if that is later. */
  starts_on?: string;
  /** Last day, once it is known. */
  ends_on?: string | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
}

/** When and why an enrollment ends. */
export interface EnrollmentWithdraw {
  /** Last day; today in the school's time zone without it. */
  ends_on?: string;
  /** Why it ends. */
  reason?: string | null;
}

/** An event of the catalog: a union that narrows on `type`. */
export type KnownEvent =
  | LearnerEnrolledEvent
  | EnrollmentEndedEvent
  | EnrollmentArchivedEvent
  | EnrollmentRestoredEvent
  | AttendanceRecordedEvent
  | AssessmentPublishedEvent
  | TermReportPublishedEvent
  | FeeInvoicedEvent
  | FeeReconciledEvent
  | DisciplineIncidentLoggedEvent
  | LearnerCreatedEvent
  | LearnerArchivedEvent
  | LearnerRestoredEvent
  | LearnerUpdatedEvent
  | LearnerLeftEvent
  | GuardianLinkedEvent
  | GuardianLinkUpdatedEvent
  | GuardianUnlinkedEvent
  | StaffInvitedEvent
  | StaffActivatedEvent
  | StaffCreatedEvent
  | StaffUpdatedEvent
  | StaffLeftEvent
  | StaffArchivedEvent
  | StaffRestoredEvent;

/** An event newer than this package: every field is there, `data` is untyped. */
export interface UnknownEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: UnknownEventType;
  /** API version of the payload. */
  version: string;
  /** When the event fired (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  /** The record as it was when the event fired. */
  data: { [key: string]: unknown };
}

/** The envelope of an event, as it is sent to endpoints of the version. Narrows on `type`; the `default` branch of a `switch` holds the `UnknownEvent`. */
export type Event = KnownEvent | UnknownEvent;

/** What became of an event at one endpoint. */
export interface EventDelivery {
  /** The endpoint. */
  webhook_id: string;
  /** `filtered`: not subscribed to the type; `endpoint_created_later`: registered after the event. */
  outcome: 'succeeded' | 'pending' | 'retrying' | 'failed' | 'held' | 'filtered' | 'endpoint_created_later' | 'cancelled';
  /** Attempts made so far. */
  attempts: number;
  /** The newest delivery. */
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
  /** Pass as `starting_after` for the next page; null on the last one. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** A page of results. */
export interface EventPage {
  /** Records of the page. */
  data: Array<Event>;
  /** Pass as `starting_after` for the next page; null on the last one. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** A fee invoice was issued. */
export interface FeeInvoicedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'fee.invoiced';
  /** API version of the payload. */
  version: string;
  /** When the event fired (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: InvoiceEventData;
}

/** A payment was matched to an invoice. */
export interface FeeReconciledEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'fee.reconciled';
  /** API version of the payload. */
  version: string;
  /** When the event fired (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: FeeReconciledEventData;
}

/** A payment matched to an invoice. */
export interface FeeReconciledEventData {
  /** The invoice, prefix `inv_`. */
  invoice_id: string;
  /** The learner, prefix `lrn_`. */
  learner_id: string;
  /** Amount in minor currency units. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  /** When the payment was matched (UTC). */
  reconciled_at: string;
}

/** A grade level of the school, such as Grade R or Grade 7. */
export interface GradeLevel {
  /** Opaque identifier, prefix `grl_`. */
  id: string;
  /** Type of the record. */
  object: 'grade_level';
  /** What the school calls it; unique in the school, without regard to case. */
  label: string;
  /** Place among the grade levels. */
  order: number;
  /** Phase of schooling. */
  phase: 'foundation' | 'intermediate' | 'senior' | 'fet' | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null while it is not. */
  archived_at: string | null;
}

/** What a new grade level is made of. */
export interface GradeLevelCreate {
  /** What the school calls it; unique in the school, without regard to case. */
  label: string;
  /** Place among the grade levels. */
  order: number;
  /** Phase of schooling. */
  phase?: 'foundation' | 'intermediate' | 'senior' | 'fet' | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string };
}

/** A page of results. */
export interface GradeLevelPage {
  /** Records of the page. */
  data: Array<GradeLevel>;
  /** Pass as `starting_after` for the next page; null on the last one. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** A row of an import of grade levels. */
export interface GradeLevelRow {
  /** Its id in the source; a whole number, up to 2^53 - 1, is taken as its decimal digits. */
  external_id?: string | number | null;
  /** What the school calls it; unique in the school, without regard to case. */
  label?: string;
  /** Place among the grade levels. */
  order?: number;
  /** Phase of schooling. */
  phase?: 'foundation' | 'intermediate' | 'senior' | 'fet' | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
}

/** What can be changed of a grade level. */
export interface GradeLevelUpdate {
  /** What the school calls it; unique in the school, without regard to case. */
  label?: string;
  /** Place among the grade levels. */
  order?: number;
  /** Phase of schooling. */
  phase?: 'foundation' | 'intermediate' | 'senior' | 'fet' | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
}

/** A parent or guardian: one record for a person, shared by siblings. */
export interface Guardian {
  /** Opaque identifier, prefix `gdn_`. */
  id: string;
  /** Type of the record. */
  object: 'guardian';
  /** Full name. Required unless `first_name` and `last_name` are sent. */
  name: string;
  /** First name. */
  first_name: string | null;
  /** Family name. */
  last_name: string | null;
  /** Form of address. */
  title: string | null;
  /** Email address. */
  email: string | null;
  /** Telephone number in E.164 form, such as +27821234567. */
  phone: string | null;
  /** Another telephone number in E.164 form. */
  alternate_phone: string | null;
  /** Language to write in, as a BCP 47 tag. */
  preferred_language: string | null;
  /** South African identity number, 13 digits of which the last is a check digit. Left out unless the key has `read:sensitive`. */
  national_id?: string | null;
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
  /** Ways in which the guardian agrees to be written to. */
  channels: {
    /** By email. */
    email: boolean;
    /** By text message. */
    sms: boolean;
    /** By notification in an app. */
    push: boolean;
    /** By letter. */
    letter: boolean;
  };
  /** Whether the guardian uses a portal. */
  portal_status: 'none' | 'invited' | 'active';
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null while it is not. */
  archived_at: string | null;
}

/** What a new guardian is made of. */
export interface GuardianCreate {
  /** Full name. Required unless `first_name` and `last_name` are sent. */
  name?: string;
  /** First name. */
  first_name?: string | null;
  /** Family name. */
  last_name?: string | null;
  /** Form of address. */
  title?: string | null;
  /** Email address. */
  email?: string | null;
  /** Telephone number in E.164 form, such as +27821234567. */
  phone?: string | null;
  /** Another telephone number in E.164 form. */
  alternate_phone?: string | null;
  /** Language to write in, as a BCP 47 tag. */
  preferred_language?: string | null;
  /** South African identity number, 13 digits of which the last is a check digit. */
  national_id?: string | null;
  /** Occupation. */
  occupation?: string | null;
  /** Employer. */
  employer?: string | null;
  /** Postal address. */
  address?: {
    /** First line. */
    line1?: string | null;
    /** Second line. */
    line2?: string | null;
    /** Suburb. */
    suburb?: string | null;
    /** City or town. */
    city?: string | null;
    /** Province or state. */
    province?: string | null;
    /** Postal code. */
    postal_code?: string | null;
    /** ISO 3166-1 alpha-2 code. */
    country?: string | null;
  } | null;
  /** Ways in which the guardian agrees to be written to. */
  channels?: {
    /** By email. */
    email?: boolean;
    /** By text message. */
    sms?: boolean;
    /** By notification in an app. */
    push?: boolean;
    /** By letter. */
    letter?: boolean;
  };
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string };
}

/** The link between a guardian and a learner was changed, for example the guardian's access. */
export interface GuardianLinkUpdatedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'guardian.link-updated';
  /** API version of the payload. */
  version: string;
  /** When the event fired (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: LearnerGuardian;
}

/** A guardian was linked to a learner. */
export interface GuardianLinkedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'guardian.linked';
  /** API version of the payload. */
  version: string;
  /** When the event fired (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: LearnerGuardian;
}

/** A page of results. */
export interface GuardianPage {
  /** Records of the page. */
  data: Array<Guardian>;
  /** Pass as `starting_after` for the next page; null on the last one. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** A row of an import of guardians. */
export interface GuardianRow {
  /** Its id in the source; a whole number, up to 2^53 - 1, is taken as its decimal digits. */
  external_id?: string | number | null;
  /** Full name. Required unless `first_name` and `last_name` are sent. */
  name?: string;
  /** First name. */
  first_name?: string | null;
  /** Family name. */
  last_name?: string | null;
  /** Form of address. */
  title?: string | null;
  /** Email address. */
  email?: string | null;
  /** Telephone number in E.164 form, such as +27821234567. */
  phone?: string | null;
  /** Another telephone number in E.164 form. */
  alternate_phone?: string | null;
  /** Language to write in, as a BCP 47 tag. */
  preferred_language?: string | null;
  /** South African identity number, 13 digits of which the last is a check digit. */
  national_id?: string | null;
  /** Occupation. */
  occupation?: string | null;
  /** Employer. */
  employer?: string | null;
  /** Postal address. */
  address?: {
    /** First line. */
    line1?: string | null;
    /** Second line. */
    line2?: string | null;
    /** Suburb. */
    suburb?: string | null;
    /** City or town. */
    city?: string | null;
    /** Province or state. */
    province?: string | null;
    /** Postal code. */
    postal_code?: string | null;
    /** ISO 3166-1 alpha-2 code. */
    country?: string | null;
  } | null;
  /** Ways in which the guardian agrees to be written to. */
  channels?: {
    /** By email. */
    email?: boolean;
    /** By text message. */
    sms?: boolean;
    /** By notification in an app. */
    push?: boolean;
    /** By letter. */
    letter?: boolean;
  };
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
}

/** The link between a guardian and a learner was removed. */
export interface GuardianUnlinkedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'guardian.unlinked';
  /** API version of the payload. */
  version: string;
  /** When the event fired (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: LearnerGuardian;
}

/** What can be changed of a guardian. */
export interface GuardianUpdate {
  /** Full name. Required unless `first_name` and `last_name` are sent. */
  name?: string;
  /** First name. */
  first_name?: string | null;
  /** Family name. */
  last_name?: string | null;
  /** Form of address. */
  title?: string | null;
  /** Email address. */
  email?: string | null;
  /** Telephone number in E.164 form, such as +27821234567. */
  phone?: string | null;
  /** Another telephone number in E.164 form. */
  alternate_phone?: string | null;
  /** Language to write in, as a BCP 47 tag. */
  preferred_language?: string | null;
  /** South African identity number, 13 digits of which the last is a check digit. */
  national_id?: string | null;
  /** Occupation. */
  occupation?: string | null;
  /** Employer. */
  employer?: string | null;
  /** Postal address. */
  address?: {
    /** First line. */
    line1?: string | null;
    /** Second line. */
    line2?: string | null;
    /** Suburb. */
    suburb?: string | null;
    /** City or town. */
    city?: string | null;
    /** Province or state. */
    province?: string | null;
    /** Postal code. */
    postal_code?: string | null;
    /** ISO 3166-1 alpha-2 code. */
    country?: string | null;
  } | null;
  /** Ways in which the guardian agrees to be written to. */
  channels?: {
    /** By email. */
    email?: boolean;
    /** By text message. */
    sms?: boolean;
    /** By notification in an app. */
    push?: boolean;
    /** By letter. */
    letter?: boolean;
  };
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
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
 */
export interface Import {
  /** Opaque identifier, prefix `imp_`. */
  id: string;
  /** Type of the record. */
  object: 'import';
  /** What the rows are. */
  kind: 'academic_years' | 'terms' | 'grade_levels' | 'subjects' | 'staff' | 'classes' | 'learners' | 'guardians' | 'learner_guardians' | 'enrollments';
  /** Name of the system that the rows come from: the key of their ids in `external_ids`. */
  source: string;
  /** `create_only` leaves records alone that are there. */
  mode: 'upsert' | 'create_only';
  /** Whether to only say what would be done. */
  dry_run: boolean;
  /** Whether the rows are all that there is: records of the source that no row names are archived, enrollments withdrawn. Every row needs an `external_id` then. */
  full_snapshot: boolean;
  /** Largest part of the source's records that a full snapshot may remove. */
  max_removal_ratio: number;
  /** State of the import. */
  status: 'queued' | 'running' | 'completed' | 'completed_with_errors' | 'failed' | 'cancelled';
  /** How many rows had which result. */
  counts: {
    /** New records. */
    created: number;
    /** Records that changed. */
    updated: number;
    /** Records that were so already. For a key without `read:sensitive`, a row with a sensitive field is never among them. */
    unchanged: number;
    /** Rows that were refused. */
    failed: number;
    /** Records that a full snapshot archived or ended. */
    removed: number;
  };
  /** How far the import has come. */
  progress: {
    /** Rows that have a result. */
    done: number;
    /** All rows, removals too once they are known. */
    total: number;
  };
  /** How many attempts to go on have begun since the last one that succeeded. After 10 failed attempts the import ends as `failed`; each waits twice as long as the one before it. */
  attempts: number;
  /** Why the import failed. While it is running: why its last attempt to go on failed. */
  error: {
    /** Code of the error. */
    code: string;
    /** Why, for a person. */
    detail: string;
  } | null;
  /** When it began (UTC). */
  started_at: string | null;
  /** When it ended (UTC). */
  finished_at: string | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null while it is not. */
  archived_at: string | null;
}

/** What a new import is made of. */
export interface ImportCreate {
  /** What the rows are. */
  kind: 'academic_years' | 'terms' | 'grade_levels' | 'subjects' | 'staff' | 'classes' | 'learners' | 'guardians' | 'learner_guardians' | 'enrollments';
  /** Name of the system that the rows come from: the key of their ids in `external_ids`. */
  source: string;
  /** `create_only` leaves records alone that are there. */
  mode?: 'upsert' | 'create_only';
  /** Whether to only say what would be done. */
  dry_run?: boolean;
  /** Whether the rows are all that there is: records of the source that no row names are archived, enrollments withdrawn. Every row needs an `external_id` then. */
  full_snapshot?: boolean;
  /** Largest part of the source's records that a full snapshot may remove. */
  max_removal_ratio?: number;
  /** The rows: at most 2000 values in one, and 250000 in all. */
  rows?: Array<{ [key: string]: unknown }>;
  /** The rows as CSV text with a line of column names, separated by commas, semicolons or tabs, as that line has it. Empty cells are left out; the items of a list are separated by semicolons, the cell in quotes where columns are too. At most 500 columns, 250000 cells, and 65536 bytes in a line. */
  csv?: string;
  /** Of each CSV column the field that it fills; a member of a field is named with a dot (`address.city`). Columns that are not named are left out; without a mapping they are named as the fields are. */
  mapping?: { [key: string]: string };
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string };
}

/** A page of results. */
export interface ImportPage {
  /** Records of the page. */
  data: Array<Import>;
  /** Pass as `starting_after` for the next page; null on the last one. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** What became of a row of an import. */
export interface ImportRow {
  /** Identifier, prefix `imr_`. */
  id: string;
  /** Type of the record. */
  object: 'import_row';
  /** Place in what was sent, from 1; removals follow. */
  number: number;
  /** Its id in the source. */
  external_id: string | null;
  /** What became of it. */
  result: 'pending' | 'created' | 'updated' | 'unchanged' | 'failed' | 'removed';
  /** The record. */
  record_id: string | null;
  /** Why it was refused: the code of the error. */
  code: string | null;
  /** Why it was refused, for a person. */
  detail: string | null;
  /** Every error of the row. */
  errors: Array<{
    /** JSON pointer into the row. */
    pointer: string;
    /** Code of the error. */
    code: string;
    /** What is wrong and what would be right. */
    detail: string;
  }>;
}

/** A page of results. */
export interface ImportRowPage {
  /** Records of the page. */
  data: Array<ImportRow>;
  /** Pass as `starting_after` for the next page; null on the last one. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** A discipline incident, reduced to what may leave the school. */
export interface IncidentEventData {
  /** Identifier, prefix `inc_`. */
  id: string;
  /** Type of the record. */
  object: 'incident';
  /** The learner, prefix `lrn_`. */
  learner_id: string;
  /** Shared by the records of one incident with several learners. */
  group_id: string | null;
  /** When it happened. */
  occurred_at: string;
  /** Kind of behaviour. */
  category: 'disruption' | 'bullying' | 'violence' | 'vandalism' | 'theft' | 'truancy' | 'substance' | 'dress_code' | 'academic_dishonesty' | 'other' | 'merit';
  /** Seriousness, 1 to 5. */
  level: number;
  /** Points; demerits below zero, merits above. */
  points: number;
  /** State of the incident. */
  status: 'logged' | 'under_review' | 'resolved' | 'dismissed';
}

/**
 * An invitation to join the staff, without its token.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `accept` | `pending` | `accepted` |
 * | `resend` | `pending`, `expired` | `pending` |
 * | `revoke` | `pending` | `revoked` |
 * | by itself, once `expires_at` is past | `pending` | `expired` |
 */
export interface Invitation {
  /** Opaque identifier, prefix `ivt_`. */
  id: string;
  /** Type of the record. */
  object: 'invitation';
  /** Address of the person, kept in lower case. */
  email: string;
  /** Name of the person. */
  name: string;
  /** Kind of staff. */
  staff_type: 'teacher' | 'admin' | 'support' | 'management';
  /** Roles in the whole school that come with acceptance. */
  roles: Array<'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer'>;
  /** A word to the person. */
  message: string | null;
  /** When the token stops working: after seven days unless sent, after ninety at most. */
  expires_at: string;
  /** State of the invitation. */
  status: 'pending' | 'accepted' | 'expired' | 'revoked';
  /** The staff record that it made, prefix `stf_`. */
  staff_id: string;
  /** Who invited them. */
  invited_by: {
    /** Kind of actor. */
    type: 'api_key' | 'staff' | 'guardian' | 'system';
    /** Identifier of the actor. */
    id: string | null;
    /** Name of the actor at that time. */
    name: string | null;
  };
  /** When its present token was made. */
  last_sent_at: string;
  /** When it was accepted. */
  accepted_at: string | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null while it is not. */
  archived_at: string | null;
}

/** The acceptance of an invitation. */
export interface InvitationAccept {
  /** The token of the invitation. */
  token: string;
  /** Who the person is to the login of your application, such as issuer and subject of OpenID Connect. */
  identity?: {
    /** Whoever vouches for the subject. */
    issuer: string;
    /** The person to that issuer. */
    subject: string;
  };
}

/** What a new invitation is made of. */
export interface InvitationCreate {
  /** Address of the person, kept in lower case. */
  email: string;
  /** Name of the person. */
  name: string;
  /** Kind of staff. */
  staff_type: 'teacher' | 'admin' | 'support' | 'management';
  /** Roles in the whole school that come with acceptance. */
  roles: Array<'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer'>;
  /** A word to the person. */
  message?: string | null;
  /** When the token stops working: after seven days unless sent, after ninety at most. */
  expires_at?: string;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string };
}

/** A page of results. */
export interface InvitationPage {
  /** Records of the page. */
  data: Array<Invitation>;
  /** Pass as `starting_after` for the next page; null on the last one. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** An invitation with its token, which is shown this once. */
export interface InvitationWithToken {
  /** Opaque identifier, prefix `ivt_`. */
  id: string;
  /** Type of the record. */
  object: 'invitation';
  /** Address of the person, kept in lower case. */
  email: string;
  /** Name of the person. */
  name: string;
  /** Kind of staff. */
  staff_type: 'teacher' | 'admin' | 'support' | 'management';
  /** Roles in the whole school that come with acceptance. */
  roles: Array<'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer'>;
  /** A word to the person. */
  message: string | null;
  /** When the token stops working: after seven days unless sent, after ninety at most. */
  expires_at: string;
  /** State of the invitation. */
  status: 'pending' | 'accepted' | 'expired' | 'revoked';
  /** The staff record that it made, prefix `stf_`. */
  staff_id: string;
  /** Who invited them. */
  invited_by: {
    /** Kind of actor. */
    type: 'api_key' | 'staff' | 'guardian' | 'system';
    /** Identifier of the actor. */
    id: string | null;
    /** Name of the actor at that time. */
    name: string | null;
  };
  /** When its present token was made. */
  last_sent_at: string;
  /** When it was accepted. */
  accepted_at: string | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null while it is not. */
  archived_at: string | null;
  /** What the person accepts the invitation with. It cannot be read again. */
  token: string;
}

/** An invoice as it was issued. */
export interface InvoiceEventData {
  /** Identifier, prefix `inv_`. */
  id: string;
  /** Type of the record. */
  object: 'invoice';
  /** Number of the invoice. */
  number: string;
  /** The learner, prefix `lrn_`. */
  learner_id: string;
  /** The fee account, prefix `acc_`. */
  account_id: string;
  /** ISO 4217 code. */
  currency: string;
  /** Sum of the lines in minor currency units. */
  total: number;
  /** What is still owed in minor currency units. */
  amount_due: number;
  /** State of the invoice. */
  status: 'draft' | 'issued' | 'partly_paid' | 'paid' | 'void';
  /** Day of issue. */
  issue_date: string;
  /** Day by which it is to be paid. */
  due_date: string;
  /** What is charged. */
  lines: Array<InvoiceEventLine>;
}

/** One line of an invoice. */
export interface InvoiceEventLine {
  /** Identifier, prefix `ili_`. */
  id: string;
  /** What is charged. */
  description: string;
  /** How many. */
  quantity: number;
  /** Price of one in minor currency units; negative for a discount. */
  unit_amount: number;
  /** Price of all in minor currency units. */
  amount: number;
}

/**
 * A learner (student) of the school.
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
  /** Full name of the learner. Required unless `first_name` and `last_name` are sent. */
  name: string;
  /** First name. */
  first_name: string | null;
  /** Middle names. */
  middle_names: string | null;
  /** Family name. */
  last_name: string | null;
  /** The name the learner goes by. */
  preferred_name: string | null;
  /** Date of birth, not in the future. */
  date_of_birth: string | null;
  /** Gender. */
  gender: 'female' | 'male' | 'other' | 'undisclosed' | null;
  /** Grade level label. */
  grade_level: string | null;
  /** The grade level, prefix `grl_`. */
  grade_level_id: string | null;
  /** Class label. */
  class: string | null;
  /** The register class, prefix `cls_`. */
  class_id: string | null;
  /** Whether the learner is expected, at the school, or has left. A learner is created `active` unless `prospective` is sent. */
  status: 'prospective' | 'active' | 'left';
  /** Number in the admission register; unique in the school, without regard to case. */
  admission_number: string | null;
  /** Day of admission. */
  admitted_on: string | null;
  /** Last day at the school; of an active learner, the day on which they will leave. */
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
  /** Telephone number in E.164 form, such as +27821234567. */
  phone: string | null;
  /** Whether there is a medical note, not archived and not ended, of severity `caution` or `critical`. */
  has_medical_alert: boolean;
  /** Whether the learner lives at the school. */
  boarder: boolean;
  /** Address of a photograph. */
  photo_url: string | null;
  /** South African identity number, 13 digits of which the last is a check digit. Left out unless the key has `read:sensitive`. */
  national_id?: string | null;
  /** Passport number. Left out unless the key has `read:sensitive`. */
  passport_number?: string | null;
  /** Citizenship, ISO 3166-1 alpha-2 code. Left out unless the key has `read:sensitive`. */
  citizenship?: string | null;
  /** Number in the national learner register (LURITS), 9 or 13 digits. Left out unless the key has `read:sensitive`. */
  lurits_number?: string | null;
  /** Race, as the department's returns ask for it. Left out unless the key has `read:sensitive`. */
  race?: string | null;
  /** Religion. Left out unless the key has `read:sensitive`. */
  religion?: string | null;
  /** Whether a social grant is received for the learner. Left out unless the key has `read:sensitive`. */
  social_grant?: boolean | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null while it is not. */
  archived_at: string | null;
}

/** When a learner is admitted. */
export interface LearnerAdmit {
  /** Day of admission; today in the school's time zone without it. */
  admitted_on?: string;
}

/** A learner was archived (soft-deleted). */
export interface LearnerArchivedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'learner.archived';
  /** API version of the payload. */
  version: string;
  /** When the event fired (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Learner;
}

/** What a new learner is made of. */
export interface LearnerCreate {
  /** Full name of the learner. Required unless `first_name` and `last_name` are sent. */
  name?: string;
  /** First name. */
  first_name?: string | null;
  /** Middle names. */
  middle_names?: string | null;
  /** Family name. */
  last_name?: string | null;
  /** The name the learner goes by. */
  preferred_name?: string | null;
  /** Date of birth, not in the future. */
  date_of_birth?: string | null;
  /** Gender. */
  gender?: 'female' | 'male' | 'other' | 'undisclosed' | null;
  /** Grade level label. */
  grade_level?: string | null;
  /** The grade level, prefix `grl_`. */
  grade_level_id?: string | null;
  /** Class label. */
  class?: string | null;
  /** The register class, prefix `cls_`. */
  class_id?: string | null;
  /** Whether the learner is expected, at the school, or has left. A learner is created `active` unless `prospective` is sent. */
  status?: 'prospective' | 'active';
  /** Number in the admission register; unique in the school, without regard to case. */
  admission_number?: string | null;
  /** Day of admission. */
  admitted_on?: string | null;
  /** Language spoken at home, as a BCP 47 tag. */
  home_language?: string | null;
  /** Language of instruction, as a BCP 47 tag. */
  language_of_instruction?: string | null;
  /** Postal address. */
  address?: {
    /** First line. */
    line1?: string | null;
    /** Second line. */
    line2?: string | null;
    /** Suburb. */
    suburb?: string | null;
    /** City or town. */
    city?: string | null;
    /** Province or state. */
    province?: string | null;
    /** Postal code. */
    postal_code?: string | null;
    /** ISO 3166-1 alpha-2 code. */
    country?: string | null;
  } | null;
  /** Email address. */
  email?: string | null;
  /** Telephone number in E.164 form, such as +27821234567. */
  phone?: string | null;
  /** Whether the learner lives at the school. */
  boarder?: boolean;
  /** Address of a photograph. */
  photo_url?: string | null;
  /** South African identity number, 13 digits of which the last is a check digit. */
  national_id?: string | null;
  /** Passport number. */
  passport_number?: string | null;
  /** Citizenship, ISO 3166-1 alpha-2 code. */
  citizenship?: string | null;
  /** Number in the national learner register (LURITS), 9 or 13 digits. */
  lurits_number?: string | null;
  /** Race, as the department's returns ask for it. */
  race?: string | null;
  /** Religion. */
  religion?: string | null;
  /** Whether a social grant is received for the learner. */
  social_grant?: boolean | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string };
}

/** A learner record was created. */
export interface LearnerCreatedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'learner.created';
  /** API version of the payload. */
  version: string;
  /** When the event fired (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Learner;
}

/** A learner was enrolled in a class for a term. */
export interface LearnerEnrolledEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'learner.enrolled';
  /** API version of the payload. */
  version: string;
  /** When the event fired (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Enrollment;
}

/** What a guardian is to a learner, and what they may know and do. */
export interface LearnerGuardian {
  /** Opaque identifier, prefix `lgd_`. */
  id: string;
  /** Type of the record. */
  object: 'learner_guardian';
  /** The learner, prefix `lrn_`. */
  learner_id: string;
  /** The guardian, prefix `gdn_`; unique per learner. */
  guardian_id: string;
  /** What the guardian is to the learner. */
  relationship: 'mother' | 'father' | 'step_parent' | 'grandparent' | 'foster_parent' | 'sibling' | 'aunt_uncle' | 'legal_guardian' | 'caregiver' | 'other';
  /** Whether this is the first to turn to. Setting it takes it from any other link of the learner. */
  is_primary: boolean;
  /** Whether the guardian is one in law. */
  legal_guardian: boolean;
  /** Whether the learner lives with the guardian. */
  lives_with: boolean;
  /** Whether to call in an emergency. */
  emergency_contact: boolean;
  /** Whom to call first, from 1. */
  emergency_order: number | null;
  /** Whether the guardian pays the fees. */
  fee_payer: boolean;
  /** Whether the guardian may fetch the learner. */
  pickup_authorised: boolean;
  /** What the guardian may know of the learner. `none` hides the learner from the guardian everywhere, and sets all of `receives` to false. */
  access: 'full' | 'limited' | 'none';
  /** What is sent to the guardian. */
  receives: {
    /** Term reports. */
    reports: boolean;
    /** Notices on attendance. */
    attendance: boolean;
    /** Invoices and statements. */
    fees: boolean;
    /** Notices on discipline. */
    discipline: boolean;
    /** Announcements. */
    announcements: boolean;
  };
  /** Why access is restricted, such as a court order. Left out unless the key has `read:sensitive`. */
  restriction_note?: string | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null while it is not. */
  archived_at: string | null;
}

/** What a new link to a guardian is made of. */
export interface LearnerGuardianCreate {
  /** The guardian, prefix `gdn_`; unique per learner. */
  guardian_id: string;
  /** What the guardian is to the learner. */
  relationship: 'mother' | 'father' | 'step_parent' | 'grandparent' | 'foster_parent' | 'sibling' | 'aunt_uncle' | 'legal_guardian' | 'caregiver' | 'other';
  /** Whether this is the first to turn to. Setting it takes it from any other link of the learner. */
  is_primary?: boolean;
  /** Whether the guardian is one in law. */
  legal_guardian?: boolean;
  /** Whether the learner lives with the guardian. */
  lives_with?: boolean;
  /** Whether to call in an emergency. */
  emergency_contact?: boolean;
  /** Whom to call first, from 1. */
  emergency_order?: number | null;
  /** Whether the guardian pays the fees. */
  fee_payer?: boolean;
  /** Whether the guardian may fetch the learner. */
  pickup_authorised?: boolean;
  /** What the guardian may know of the learner. `none` hides the learner from the guardian everywhere, and sets all of `receives` to false. */
  access?: 'full' | 'limited' | 'none';
  /** What is sent to the guardian. */
  receives?: {
    /** Term reports. */
    reports?: boolean;
    /** Notices on attendance. */
    attendance?: boolean;
    /** Invoices and statements. */
    fees?: boolean;
    /** Notices on discipline. */
    discipline?: boolean;
    /** Announcements. */
    announcements?: boolean;
  };
  /** Why access is restricted, such as a court order. */
  restriction_note?: string | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string };
}

/** A page of results. */
export interface LearnerGuardianPage {
  /** Records of the page. */
  data: Array<LearnerGuardian>;
  /** Pass as `starting_after` for the next page; null on the last one. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** A row of an import of links to guardians. */
export interface LearnerGuardianRow {
  /** Its id in the source; a whole number, up to 2^53 - 1, is taken as its decimal digits. */
  external_id?: string | number | null;
  /** The learner, prefix `lrn_`. */
  learner_id?: string;
  /** In the place of `learner_id`: what it has as external id in the source. */
  learner_external_id?: string | number;
  /** The guardian, prefix `gdn_`; unique per learner. */
  guardian_id?: string;
  /** In the place of `guardian_id`: what it has as external id in the source. */
  guardian_external_id?: string | number;
  /** What the guardian is to the learner. */
  relationship?: 'mother' | 'father' | 'step_parent' | 'grandparent' | 'foster_parent' | 'sibling' | 'aunt_uncle' | 'legal_guardian' | 'caregiver' | 'other';
  /** Whether this is the first to turn to. Setting it takes it from any other link of the learner. */
  is_primary?: boolean;
  /** Whether the guardian is one in law. */
  legal_guardian?: boolean;
  /** Whether the learner lives with the guardian. */
  lives_with?: boolean;
  /** Whether to call in an emergency. */
  emergency_contact?: boolean;
  /** Whom to call first, from 1. */
  emergency_order?: number | null;
  /** Whether the guardian pays the fees. */
  fee_payer?: boolean;
  /** Whether the guardian may fetch the learner. */
  pickup_authorised?: boolean;
  /** What the guardian may know of the learner. `none` hides the learner from the guardian everywhere, and sets all of `receives` to false. */
  access?: 'full' | 'limited' | 'none';
  /** What is sent to the guardian. */
  receives?: {
    /** Term reports. */
    reports?: boolean;
    /** Notices on attendance. */
    attendance?: boolean;
    /** Invoices and statements. */
    fees?: boolean;
    /** Notices on discipline. */
    discipline?: boolean;
    /** Announcements. */
    announcements?: boolean;
  };
  /** Why access is restricted, such as a court order. */
  restriction_note?: string | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
}

/** What can be changed of a link to a guardian. */
export interface LearnerGuardianUpdate {
  /** What the guardian is to the learner. */
  relationship?: 'mother' | 'father' | 'step_parent' | 'grandparent' | 'foster_parent' | 'sibling' | 'aunt_uncle' | 'legal_guardian' | 'caregiver' | 'other';
  /** Whether this is the first to turn to. Setting it takes it from any other link of the learner. */
  is_primary?: boolean;
  /** Whether the guardian is one in law. */
  legal_guardian?: boolean;
  /** Whether the learner lives with the guardian. */
  lives_with?: boolean;
  /** Whether to call in an emergency. */
  emergency_contact?: boolean;
  /** Whom to call first, from 1. */
  emergency_order?: number | null;
  /** Whether the guardian pays the fees. */
  fee_payer?: boolean;
  /** Whether the guardian may fetch the learner. */
  pickup_authorised?: boolean;
  /** What the guardian may know of the learner. `none` hides the learner from the guardian everywhere, and sets all of `receives` to false. */
  access?: 'full' | 'limited' | 'none';
  /** What is sent to the guardian. */
  receives?: {
    /** Term reports. */
    reports?: boolean;
    /** Notices on attendance. */
    attendance?: boolean;
    /** Invoices and statements. */
    fees?: boolean;
    /** Notices on discipline. */
    discipline?: boolean;
    /** Announcements. */
    announcements?: boolean;
  };
  /** Why access is restricted, such as a court order. */
  restriction_note?: string | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
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
  /** When the event fired (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Learner;
}

/** A page of results. */
export interface LearnerPage {
  /** Records of the page. */
  data: Array<Learner>;
  /** Pass as `starting_after` for the next page; null on the last one. */
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
  /** When the event fired (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Learner;
}

/** A row of an import of learners. */
export interface LearnerRow {
  /** Its id in the source; a whole number, up to 2^53 - 1, is taken as its decimal digits. */
  external_id?: string | number | null;
  /** Full name of the learner. Required unless `first_name` and `last_name` are sent. */
  name?: string;
  /** First name. */
  first_name?: string | null;
  /** Middle names. */
  middle_names?: string | null;
  /** Family name. */
  last_name?: string | null;
  /** The name the learner goes by. */
  preferred_name?: string | null;
  /** Date of birth, not in the future. */
  date_of_birth?: string | null;
  /** Gender. */
  gender?: 'female' | 'male' | 'other' | 'undisclosed' | null;
  /** Grade level label. */
  grade_level?: string | null;
  /** The grade level, prefix `grl_`. */
  grade_level_id?: string | null;
  /** In the place of `grade_level_id`: what it has as external id in the source. */
  grade_level_external_id?: string | number | null;
  /** Class label. */
  class?: string | null;
  /** The register class, prefix `cls_`. */
  class_id?: string | null;
  /** In the place of `class_id`: what it has as external id in the source. */
  class_external_id?: string | number | null;
  /** Whether the learner is expected, at the school, or has left. A learner is created `active` unless `prospective` is sent. */
  status?: 'prospective' | 'active';
  /** Number in the admission register; unique in the school, without regard to case. */
  admission_number?: string | null;
  /** Day of admission. */
  admitted_on?: string | null;
  /** Language spoken at home, as a BCP 47 tag. */
  home_language?: string | null;
  /** Language of instruction, as a BCP 47 tag. */
  language_of_instruction?: string | null;
  /** Postal address. */
  address?: {
    /** First line. */
    line1?: string | null;
    /** Second line. */
    line2?: string | null;
    /** Suburb. */
    suburb?: string | null;
    /** City or town. */
    city?: string | null;
    /** Province or state. */
    province?: string | null;
    /** Postal code. */
    postal_code?: string | null;
    /** ISO 3166-1 alpha-2 code. */
    country?: string | null;
  } | null;
  /** Email address. */
  email?: string | null;
  /** Telephone number in E.164 form, such as +27821234567. */
  phone?: string | null;
  /** Whether the learner lives at the school. */
  boarder?: boolean;
  /** Address of a photograph. */
  photo_url?: string | null;
  /** South African identity number, 13 digits of which the last is a check digit. */
  national_id?: string | null;
  /** Passport number. */
  passport_number?: string | null;
  /** Citizenship, ISO 3166-1 alpha-2 code. */
  citizenship?: string | null;
  /** Number in the national learner register (LURITS), 9 or 13 digits. */
  lurits_number?: string | null;
  /** Race, as the department's returns ask for it. */
  race?: string | null;
  /** Religion. */
  religion?: string | null;
  /** Whether a social grant is received for the learner. */
  social_grant?: boolean | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
}

/** What can be changed of a learner. */
export interface LearnerUpdate {
  /** Full name of the learner. Required unless `first_name` and `last_name` are sent. */
  name?: string;
  /** First name. */
  first_name?: string | null;
  /** Middle names. */
  middle_names?: string | null;
  /** Family name. */
  last_name?: string | null;
  /** The name the learner goes by. */
  preferred_name?: string | null;
  /** Date of birth, not in the future. */
  date_of_birth?: string | null;
  /** Gender. */
  gender?: 'female' | 'male' | 'other' | 'undisclosed' | null;
  /** Grade level label. */
  grade_level?: string | null;
  /** The grade level, prefix `grl_`. */
  grade_level_id?: string | null;
  /** Class label. */
  class?: string | null;
  /** The register class, prefix `cls_`. */
  class_id?: string | null;
  /** Number in the admission register; unique in the school, without regard to case. */
  admission_number?: string | null;
  /** Day of admission. */
  admitted_on?: string | null;
  /** Language spoken at home, as a BCP 47 tag. */
  home_language?: string | null;
  /** Language of instruction, as a BCP 47 tag. */
  language_of_instruction?: string | null;
  /** Postal address. */
  address?: {
    /** First line. */
    line1?: string | null;
    /** Second line. */
    line2?: string | null;
    /** Suburb. */
    suburb?: string | null;
    /** City or town. */
    city?: string | null;
    /** Province or state. */
    province?: string | null;
    /** Postal code. */
    postal_code?: string | null;
    /** ISO 3166-1 alpha-2 code. */
    country?: string | null;
  } | null;
  /** Email address. */
  email?: string | null;
  /** Telephone number in E.164 form, such as +27821234567. */
  phone?: string | null;
  /** Whether the learner lives at the school. */
  boarder?: boolean;
  /** Address of a photograph. */
  photo_url?: string | null;
  /** South African identity number, 13 digits of which the last is a check digit. */
  national_id?: string | null;
  /** Passport number. */
  passport_number?: string | null;
  /** Citizenship, ISO 3166-1 alpha-2 code. */
  citizenship?: string | null;
  /** Number in the national learner register (LURITS), 9 or 13 digits. */
  lurits_number?: string | null;
  /** Race, as the department's returns ask for it. */
  race?: string | null;
  /** Religion. */
  religion?: string | null;
  /** Whether a social grant is received for the learner. */
  social_grant?: boolean | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
}

/** A learner record was changed. */
export interface LearnerUpdatedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'learner.updated';
  /** API version of the payload. */
  version: string;
  /** When the event fired (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Learner;
}

/** A medical note on a learner. Its texts, `external_ids` and `metadata` are encrypted where they are stored, and every response that carries them is in the audit log as a read. */
export interface MedicalNote {
  /** Opaque identifier, prefix `med_`. */
  id: string;
  /** Type of the record. */
  object: 'medical_note';
  /** The learner, prefix `lrn_`. */
  learner_id: string;
  /** Kind of note. */
  kind: 'allergy' | 'condition' | 'medication' | 'immunisation' | 'injury' | 'doctor_note' | 'dietary' | 'other';
  /** What it is about. Left out unless the key has `read:medical`. */
  title?: string;
  /** Details. Left out unless the key has `read:medical`. */
  details?: string | null;
  /** How much it matters; `caution` and `critical` set the learner's `has_medical_alert`. */
  severity: 'info' | 'caution' | 'critical';
  /** What brings it on. Left out unless the key has `read:medical`. */
  triggers?: string | null;
  /** What to do. Left out unless the key has `read:medical`. */
  response?: string | null;
  /** Medication. Left out unless the key has `read:medical`. */
  medication?: string | null;
  /** First day. */
  starts_on: string | null;
  /** Last day; null while it goes on. */
  ends_on: string | null;
  /** The doctor. Left out unless the key has `read:medical`. */
  doctor_name?: string | null;
  /** The doctor's telephone number. Left out unless the key has `read:medical`. */
  doctor_phone?: string | null;
  /** Whether consent was given in writing. */
  consent_on_file: boolean;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. Left out unless the key has `read:medical`. */
  external_ids?: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. Left out unless the key has `read:medical`. */
  metadata?: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null while it is not. */
  archived_at: string | null;
}

/** What a new medical note is made of. */
export interface MedicalNoteCreate {
  /** Kind of note. */
  kind: 'allergy' | 'condition' | 'medication' | 'immunisation' | 'injury' | 'doctor_note' | 'dietary' | 'other';
  /** What it is about. */
  title: string;
  /** Details. */
  details?: string | null;
  /** How much it matters; `caution` and `critical` set the learner's `has_medical_alert`. */
  severity: 'info' | 'caution' | 'critical';
  /** What brings it on. */
  triggers?: string | null;
  /** What to do. */
  response?: string | null;
  /** Medication. */
  medication?: string | null;
  /** First day. */
  starts_on?: string | null;
  /** Last day; null while it goes on. */
  ends_on?: string | null;
  /** The doctor. */
  doctor_name?: string | null;
  /** The doctor's telephone number. */
  doctor_phone?: string | null;
  /** Whether consent was given in writing. */
  consent_on_file?: boolean;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string };
}

/** A page of results. */
export interface MedicalNotePage {
  /** Records of the page. */
  data: Array<MedicalNote>;
  /** Pass as `starting_after` for the next page; null on the last one. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** What can be changed of a medical note. */
export interface MedicalNoteUpdate {
  /** Kind of note. */
  kind?: 'allergy' | 'condition' | 'medication' | 'immunisation' | 'injury' | 'doctor_note' | 'dietary' | 'other';
  /** What it is about. */
  title?: string;
  /** Details. */
  details?: string | null;
  /** How much it matters; `caution` and `critical` set the learner's `has_medical_alert`. */
  severity?: 'info' | 'caution' | 'critical';
  /** What brings it on. */
  triggers?: string | null;
  /** What to do. */
  response?: string | null;
  /** Medication. */
  medication?: string | null;
  /** First day. */
  starts_on?: string | null;
  /** Last day; null while it goes on. */
  ends_on?: string | null;
  /** The doctor. */
  doctor_name?: string | null;
  /** The doctor's telephone number. */
  doctor_phone?: string | null;
  /** Whether consent was given in writing. */
  consent_on_file?: boolean;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
}

/** An error, as RFC 9457 has it. */
export interface Problem {
  /** Address of the documentation of the code. */
  type: string;
  /** What the code means. */
  title: string;
  /** HTTP status. */
  status: number;
  /** What to do, for a person. */
  detail: string;
  /** Stable code of the error. */
  code: 'invalid_json' | 'invalid_parameter' | 'unknown_parameter' | 'invalid_cursor' | 'unsupported_version' | 'invalid_idempotency_key' | 'bad_request' | 'missing_api_key' | 'invalid_api_key' | 'expired_api_key' | 'insufficient_scope' | 'not_found' | 'method_not_allowed' | 'request_timeout' | 'resource_archived' | 'invalid_state_transition' | 'already_exists' | 'resource_in_use' | 'dates_overlap' | 'open_terms' | 'term_closed' | 'audit_log_broken' | 'already_enrolled' | 'class_full' | 'learner_not_active' | 'too_many_removals' | 'last_owner' | 'limit_reached' | 'idempotency_key_in_use' | 'last_admin_key' | 'invitation_not_usable' | 'precondition_failed' | 'payload_too_large' | 'unsupported_media_type' | 'expectation_failed' | 'outside_academic_year' | 'outside_term' | 'class_not_offered' | 'validation_failed' | 'unknown_field' | 'unknown_reference' | 'unknown_event_type' | 'target_not_allowed' | 'scope_exceeds_key' | 'idempotency_key_reused' | 'rate_limited' | 'internal_error' | 'unsupported_transfer_coding' | 'unavailable' | 'overloaded' | 'outcome_unknown';
  /** Identifier of the request. */
  request_id: string;
  /** Every fault of the body or the parameters. */
  errors?: Array<{
    /** JSON pointer into the body, or `?name` for a query parameter. */
    pointer: string;
    /** Stable code of the fault. */
    code: string;
    /** What is wrong and what would be right. */
    detail: string;
  }>;
  /** The present state. */
  from?: string;
  /** The state asked for. */
  to?: string;
  /** The states that can follow the present one. */
  allowed?: Array<string>;
  /** The record that holds the value. */
  existing_id?: string;
  /** The records that refer to it and are in use, by their types. */
  dependents?: Array<{
    /** Type of the records, as their `object` says it. */
    type: string;
    /** How many there are. */
    count: number;
  }>;
  /** How many there can be. */
  limit?: number;
}

/**
 * A qualification of a staff member.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `verify` | `unverified` | `verified` |
 * | `reject` | `unverified` | `rejected` |
 * | by itself, once `expires_on` is past | `verified` | `expired` |
 */
export interface Qualification {
  /** Opaque identifier, prefix `qlf_`. */
  id: string;
  /** Type of the record. */
  object: 'qualification';
  /** The staff member, prefix `stf_`. */
  staff_id: string;
  /** What it is called. */
  title: string;
  /** Kind of qualification. */
  kind: 'degree' | 'diploma' | 'certificate' | 'registration' | 'clearance' | 'first_aid' | 'other';
  /** Who awarded it. */
  institution: string | null;
  /** Level in the National Qualifications Framework. */
  nqf_level: number | null;
  /** Day of the award. */
  awarded_on: string | null;
  /** Last day on which it counts. */
  expires_on: string | null;
  /** Where your application keeps the proof. */
  document_ref: string | null;
  /** Subjects that it is for, prefix `sbj_`. */
  subject_ids: Array<string>;
  /** State of the qualification. */
  status: 'unverified' | 'verified' | 'rejected' | 'expired';
  /** Why it was rejected. */
  rejected_reason: string | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null while it is not. */
  archived_at: string | null;
}

/** What a new qualification is made of. */
export interface QualificationCreate {
  /** What it is called. */
  title: string;
  /** Kind of qualification. */
  kind: 'degree' | 'diploma' | 'certificate' | 'registration' | 'clearance' | 'first_aid' | 'other';
  /** Who awarded it. */
  institution?: string | null;
  /** Level in the National Qualifications Framework. */
  nqf_level?: number | null;
  /** Day of the award. */
  awarded_on?: string | null;
  /** Last day on which it counts. */
  expires_on?: string | null;
  /** Where your application keeps the proof. */
  document_ref?: string | null;
  /** Subjects that it is for, prefix `sbj_`. */
  subject_ids?: Array<string>;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string };
}

/** A page of results. */
export interface QualificationPage {
  /** Records of the page. */
  data: Array<Qualification>;
  /** Pass as `starting_after` for the next page; null on the last one. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** Why a qualification is rejected. */
export interface QualificationReject {
  /** Why. */
  reason: string;
}

/** What can be changed of a qualification. */
export interface QualificationUpdate {
  /** What it is called. */
  title?: string;
  /** Kind of qualification. */
  kind?: 'degree' | 'diploma' | 'certificate' | 'registration' | 'clearance' | 'first_aid' | 'other';
  /** Who awarded it. */
  institution?: string | null;
  /** Level in the National Qualifications Framework. */
  nqf_level?: number | null;
  /** Day of the award. */
  awarded_on?: string | null;
  /** Last day on which it counts. */
  expires_on?: string | null;
  /** Where your application keeps the proof. */
  document_ref?: string | null;
  /** Subjects that it is for, prefix `sbj_`. */
  subject_ids?: Array<string>;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
}

/** Learners of the register by status. */
export interface RegisterCounts {
  /** Learners on the roll. */
  enrolled: number;
  /** Present. */
  present: number;
  /** Absent. */
  absent: number;
  /** Late. */
  late: number;
  /** Left early. */
  left_early: number;
  /** At a school activity elsewhere. */
  offsite: number;
  /** Absent, late or left early with an approved excuse. */
  excused: number;
}

/** A register, with the marks reduced to the learner and the status. */
export interface RegisterEventData {
  /** Identifier, prefix `reg_`. */
  id: string;
  /** Type of the record. */
  object: 'register';
  /** The class, prefix `cls_`. */
  class_id: string;
  /** The day, in the school's calendar. */
  date: string;
  /** Part of the day; null for a lesson. */
  session: 'day' | 'am' | 'pm' | null;
  /** The lesson, prefix `slt_`; null for a session. */
  slot_id: string | null;
  /** The term, prefix `trm_`. */
  term_id: string;
  /** 1 when taken, one more for each amendment. */
  revision: number;
  /** State of the register. */
  status: 'recorded' | 'amended' | 'void';
  counts: RegisterCounts;
  /** A mark for each learner on the roll. */
  marks: Array<RegisterMark>;
}

/** The mark of one learner. */
export interface RegisterMark {
  /** The learner, prefix `lrn_`. */
  learner_id: string;
  /** Whether the learner was there. */
  status: 'present' | 'late' | 'absent' | 'left_early' | 'offsite';
}

/**
 * How long the school keeps what it holds on its learners, counted from when a learner left, and what happens then. The defaults are proposals; the school answers for what the law asks of it.
 *
 * South Africa's Protection of Personal Information Act, section 14, allows no longer than is needed, unless a law asks for more. General Disposal Authority AK 4 forbids public schools to destroy cumulative report cards.
 */
export interface Retention {
  learners: RetentionRule;
  attendance: RetentionRule;
  discipline: RetentionRule;
  communications: RetentionRule;
  medical: RetentionRule;
  fees: RetentionRule;
  term_reports: RetentionRule;
}

/** How long the records of a family are kept. */
export interface RetentionRule {
  /** Months after the learner left; null where they are kept for good. */
  months: number | null;
  /** What happens then: `anonymise` makes personal values unreadable, `keep` nothing. */
  action: 'anonymise' | 'keep';
}

/** What can be changed of how long the records of a family are kept. To anonymise takes months. */
export interface RetentionRuleUpdate {
  /** Months after the learner left; null where they are kept for good. */
  months?: number | null;
  /** What happens then: `anonymise` makes personal values unreadable, `keep` nothing. */
  action?: 'anonymise' | 'keep';
}

/** What can be changed of the retention settings. */
export interface RetentionUpdate {
  learners?: RetentionRuleUpdate;
  attendance?: RetentionRuleUpdate;
  discipline?: RetentionRuleUpdate;
  communications?: RetentionRuleUpdate;
  medical?: RetentionRuleUpdate;
  fees?: RetentionRuleUpdate;
  term_reports?: RetentionRuleUpdate;
}

/** A role that a staff member has, in the whole school or a part of it. What a role may do is for your application to say; the server sees to it that a school which has an owner keeps one. */
export interface RoleAssignment {
  /** Opaque identifier, prefix `rol_`. */
  id: string;
  /** Type of the record. */
  object: 'role_assignment';
  /** The staff member, prefix `stf_`. */
  staff_id: string;
  /** The role. */
  role: 'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer';
  /** Of what it is the role. */
  scope_type: 'school' | 'grade_level' | 'class' | 'subject';
  /** The grade level, class or subject, null where it is the school, prefix `grl_`, `cls_` or `sbj_`. */
  scope_id: string | null;
  /** First day of the role. */
  starts_on: string | null;
  /** Last day of the role. */
  ends_on: string | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null while it is not. */
  archived_at: string | null;
}

/** What a new role assignment is made of. */
export interface RoleAssignmentCreate {
  /** The role. */
  role: 'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer';
  /** Of what it is the role. */
  scope_type?: 'school' | 'grade_level' | 'class' | 'subject';
  /** The grade level, class or subject, null where it is the school, prefix `grl_`, `cls_` or `sbj_`. */
  scope_id?: string | null;
  /** First day of the role. */
  starts_on?: string | null;
  /** Last day of the role. */
  ends_on?: string | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string };
}

/** A page of results. */
export interface RoleAssignmentPage {
  /** Records of the page. */
  data: Array<RoleAssignment>;
  /** Pass as `starting_after` for the next page; null on the last one. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** What can be changed of a role assignment. */
export interface RoleAssignmentUpdate {
  /** The role. */
  role?: 'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer';
  /** Of what it is the role. */
  scope_type?: 'school' | 'grade_level' | 'class' | 'subject';
  /** The grade level, class or subject, null where it is the school, prefix `grl_`, `cls_` or `sbj_`. */
  scope_id?: string | null;
  /** First day of the role. */
  starts_on?: string | null;
  /** Last day of the role. */
  ends_on?: string | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
}

/** A room of the school. */
export interface Room {
  /** Opaque identifier, prefix `rom_`. */
  id: string;
  /** Type of the record. */
  object: 'room';
  /** Name; unique in the school, without regard to case. */
  name: string;
  /** Kind of room. */
  kind: 'classroom' | 'lab' | 'hall' | 'field' | 'computer' | 'other';
  /** How many people it takes. */
  capacity: number | null;
  /** Whether it can be booked. */
  bookable: boolean;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null while it is not. */
  archived_at: string | null;
}

/** What a new room is made of. */
export interface RoomCreate {
  /** Name; unique in the school, without regard to case. */
  name: string;
  /** Kind of room. */
  kind?: 'classroom' | 'lab' | 'hall' | 'field' | 'computer' | 'other';
  /** How many people it takes. */
  capacity?: number | null;
  /** Whether it can be booked. */
  bookable?: boolean;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string };
}

/** A page of results. */
export interface RoomPage {
  /** Records of the page. */
  data: Array<Room>;
  /** Pass as `starting_after` for the next page; null on the last one. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** What can be changed of a room. */
export interface RoomUpdate {
  /** Name; unique in the school, without regard to case. */
  name?: string;
  /** Kind of room. */
  kind?: 'classroom' | 'lab' | 'hall' | 'field' | 'computer' | 'other';
  /** How many people it takes. */
  capacity?: number | null;
  /** Whether it can be booked. */
  bookable?: boolean;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
}

/** A school (tenant). A live school and its test twin have records, keys and an `id` of their own. */
export interface School {
  /** Opaque identifier, prefix `sch_`. */
  id: string;
  /** Type of the record. */
  object: 'school';
  /** Whether this is the live school or its test twin. */
  mode: 'live' | 'test';
  /** Name of the school. */
  name: string;
  /** Number in the education department's register. */
  emis_number: string | null;
  /** Kind of school. */
  school_type: 'primary' | 'secondary' | 'combined' | 'special' | null;
  /** Province or state. */
  province: string | null;
  /** IANA time zone in which the school's dates and times are meant. */
  time_zone: string;
  /** ISO 4217 code. */
  currency: string;
  /** BCP 47 language tag. */
  locale: string;
  /** Weekdays on which the school meets, 1 (Monday) to 7 (Sunday). */
  school_days: Array<number>;
  /** How attendance is taken: once a day, morning and afternoon, or in each lesson. */
  attendance_mode: 'daily' | 'am_pm' | 'per_slot';
  retention: Retention;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null while it is not. */
  archived_at: string | null;
}

/** What can be changed of a school. */
export interface SchoolUpdate {
  /** Name of the school. */
  name?: string;
  /** Number in the education department's register. */
  emis_number?: string | null;
  /** Kind of school. */
  school_type?: 'primary' | 'secondary' | 'combined' | 'special' | null;
  /** Province or state. */
  province?: string | null;
  /** IANA time zone in which the school's dates and times are meant. */
  time_zone?: string;
  /** ISO 4217 code. */
  currency?: string;
  /** BCP 47 language tag. */
  locale?: string;
  /** Weekdays on which the school meets, 1 (Monday) to 7 (Sunday). */
  school_days?: Array<number>;
  /** How attendance is taken: once a day, morning and afternoon, or in each lesson. */
  attendance_mode?: 'daily' | 'am_pm' | 'per_slot';
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
}

/**
 * A member of the staff.
 *
 * | action | from | to |
 * | --- | --- | --- |
 * | `activate` | `invited` | `active` |
 * | `suspend` | `active` | `suspended` |
 * | `reactivate` | `suspended` | `active` |
 * | `leave` | `active`, `suspended` | `left` |
 */
export interface Staff {
  /** Opaque identifier, prefix `stf_`. */
  id: string;
  /** Type of the record. */
  object: 'staff';
  /** Full name. Required unless `first_name` and `last_name` are sent. */
  name: string;
  /** First name. */
  first_name: string | null;
  /** Family name. */
  last_name: string | null;
  /** Email address, kept in lower case; unique in the school, without regard to case. */
  email: string;
  /** Telephone number with its country, as E.164 has it. */
  phone: string | null;
  /** Number in the school's books; unique in the school, without regard to case. */
  employee_number: string | null;
  /** Kind of staff. */
  staff_type: 'teacher' | 'admin' | 'support' | 'management';
  /** Title of the post. */
  job_title: string | null;
  /** Who employs them: the state, the school's governing body, a contract, or nobody. */
  employment: 'state' | 'sgb' | 'contract' | 'volunteer' | null;
  /** Number in the state's payroll. */
  persal_number: string | null;
  /** Number in the register of the Council for Educators. */
  sace_number: string | null;
  /** Last day of that registration. */
  sace_expires_on: string | null;
  /** First day at the school. */
  starts_on: string | null;
  /** Last day at the school, once it is known. */
  ends_on: string | null;
  /** Subjects that they teach, prefix `sbj_`. */
  subject_ids: Array<string>;
  /** Most lessons that they teach in a cycle of the timetable. */
  max_periods_per_cycle: number | null;
  /** Who they are to the login of your application, as it said when the invitation was accepted. Left out unless the key has `read:sensitive`. */
  login_identity?: {
    /** Whoever vouches for the subject. */
    issuer: string;
    /** The person to that issuer. */
    subject: string;
  } | null;
  /** State of the staff member. */
  status: 'invited' | 'active' | 'suspended' | 'left';
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null while it is not. */
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
  /** When the event fired (UTC). */
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
  /** When the event fired (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Staff;
}

/** What a new staff member is made of. */
export interface StaffCreate {
  /** Full name. Required unless `first_name` and `last_name` are sent. */
  name?: string;
  /** First name. */
  first_name?: string | null;
  /** Family name. */
  last_name?: string | null;
  /** Email address, kept in lower case; unique in the school, without regard to case. */
  email: string;
  /** Telephone number with its country, as E.164 has it. */
  phone?: string | null;
  /** Number in the school's books; unique in the school, without regard to case. */
  employee_number?: string | null;
  /** Kind of staff. */
  staff_type: 'teacher' | 'admin' | 'support' | 'management';
  /** Title of the post. */
  job_title?: string | null;
  /** Who employs them: the state, the school's governing body, a contract, or nobody. */
  employment?: 'state' | 'sgb' | 'contract' | 'volunteer' | null;
  /** Number in the state's payroll. */
  persal_number?: string | null;
  /** Number in the register of the Council for Educators. */
  sace_number?: string | null;
  /** Last day of that registration. */
  sace_expires_on?: string | null;
  /** First day at the school. */
  starts_on?: string | null;
  /** Last day at the school, once it is known. */
  ends_on?: string | null;
  /** Subjects that they teach, prefix `sbj_`. */
  subject_ids?: Array<string>;
  /** Most lessons that they teach in a cycle of the timetable. */
  max_periods_per_cycle?: number | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string };
}

/** A staff record was created. */
export interface StaffCreatedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'staff.created';
  /** API version of the payload. */
  version: string;
  /** When the event fired (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Staff;
}

/** An invitation was sent to a new staff member. */
export interface StaffInvitedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'staff.invited';
  /** API version of the payload. */
  version: string;
  /** When the event fired (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Invitation;
}

/** When a staff member leaves. */
export interface StaffLeave {
  /** Last day at the school. */
  ends_on: string;
}

/** A staff member left the school. */
export interface StaffLeftEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'staff.left';
  /** API version of the payload. */
  version: string;
  /** When the event fired (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Staff;
}

/** A page of results. */
export interface StaffPage {
  /** Records of the page. */
  data: Array<Staff>;
  /** Pass as `starting_after` for the next page; null on the last one. */
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
  /** When the event fired (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Staff;
}

/** A row of an import of staff. */
export interface StaffRow {
  /** Its id in the source; a whole number, up to 2^53 - 1, is taken as its decimal digits. */
  external_id?: string | number | null;
  /** Full name. Required unless `first_name` and `last_name` are sent. */
  name?: string;
  /** First name. */
  first_name?: string | null;
  /** Family name. */
  last_name?: string | null;
  /** Email address, kept in lower case; unique in the school, without regard to case. */
  email?: string;
  /** Telephone number with its country, as E.164 has it. */
  phone?: string | null;
  /** Number in the school's books; unique in the school, without regard to case. */
  employee_number?: string | null;
  /** Kind of staff. */
  staff_type?: 'teacher' | 'admin' | 'support' | 'management';
  /** Title of the post. */
  job_title?: string | null;
  /** Who employs them: the state, the school's governing body, a contract, or nobody. */
  employment?: 'state' | 'sgb' | 'contract' | 'volunteer' | null;
  /** Number in the state's payroll. */
  persal_number?: string | null;
  /** Number in the register of the Council for Educators. */
  sace_number?: string | null;
  /** Last day of that registration. */
  sace_expires_on?: string | null;
  /** First day at the school. */
  starts_on?: string | null;
  /** Last day at the school, once it is known. */
  ends_on?: string | null;
  /** Subjects that they teach, prefix `sbj_`. */
  subject_ids?: Array<string>;
  /** In the place of `subject_ids`: what it has as external id in the source. */
  subject_external_ids?: Array<string | number>;
  /** Most lessons that they teach in a cycle of the timetable. */
  max_periods_per_cycle?: number | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
}

/** What can be changed of a staff member. */
export interface StaffUpdate {
  /** Full name. Required unless `first_name` and `last_name` are sent. */
  name?: string;
  /** First name. */
  first_name?: string | null;
  /** Family name. */
  last_name?: string | null;
  /** Email address, kept in lower case; unique in the school, without regard to case. */
  email?: string;
  /** Telephone number with its country, as E.164 has it. */
  phone?: string | null;
  /** Number in the school's books; unique in the school, without regard to case. */
  employee_number?: string | null;
  /** Kind of staff. */
  staff_type?: 'teacher' | 'admin' | 'support' | 'management';
  /** Title of the post. */
  job_title?: string | null;
  /** Who employs them: the state, the school's governing body, a contract, or nobody. */
  employment?: 'state' | 'sgb' | 'contract' | 'volunteer' | null;
  /** Number in the state's payroll. */
  persal_number?: string | null;
  /** Number in the register of the Council for Educators. */
  sace_number?: string | null;
  /** Last day of that registration. */
  sace_expires_on?: string | null;
  /** First day at the school. */
  starts_on?: string | null;
  /** Last day at the school, once it is known. */
  ends_on?: string | null;
  /** Subjects that they teach, prefix `sbj_`. */
  subject_ids?: Array<string>;
  /** Most lessons that they teach in a cycle of the timetable. */
  max_periods_per_cycle?: number | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
}

/** A staff record was changed, or the staff member suspended or reactivated. */
export interface StaffUpdatedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'staff.updated';
  /** API version of the payload. */
  version: string;
  /** When the event fired (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: Staff;
}

/** A subject that is taught at the school. */
export interface Subject {
  /** Opaque identifier, prefix `sbj_`. */
  id: string;
  /** Type of the record. */
  object: 'subject';
  /** Name of the subject. */
  name: string;
  /** Short code; unique in the school, without regard to case. */
  code: string;
  /** Kind of subject. */
  kind: 'language' | 'mathematics' | 'science' | 'social' | 'arts' | 'technology' | 'life' | 'other';
  /** Grade levels in which it is taught, prefix `grl_`. */
  grade_level_ids: Array<string>;
  /** Language in which it is taught, as a BCP 47 tag. */
  language: string | null;
  /** Whether it counts for a learner's average. */
  counts_for_average: boolean;
  /** Weight in the decision on promotion. */
  promotion_weight: number | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null while it is not. */
  archived_at: string | null;
}

/** What a new subject is made of. */
export interface SubjectCreate {
  /** Name of the subject. */
  name: string;
  /** Short code; unique in the school, without regard to case. */
  code: string;
  /** Kind of subject. */
  kind?: 'language' | 'mathematics' | 'science' | 'social' | 'arts' | 'technology' | 'life' | 'other';
  /** Grade levels in which it is taught, prefix `grl_`. */
  grade_level_ids?: Array<string>;
  /** Language in which it is taught, as a BCP 47 tag. */
  language?: string | null;
  /** Whether it counts for a learner's average. */
  counts_for_average?: boolean;
  /** Weight in the decision on promotion. */
  promotion_weight?: number | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string };
}

/** A page of results. */
export interface SubjectPage {
  /** Records of the page. */
  data: Array<Subject>;
  /** Pass as `starting_after` for the next page; null on the last one. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** A row of an import of subjects. */
export interface SubjectRow {
  /** Its id in the source; a whole number, up to 2^53 - 1, is taken as its decimal digits. */
  external_id?: string | number | null;
  /** Name of the subject. */
  name?: string;
  /** Short code; unique in the school, without regard to case. */
  code?: string;
  /** Kind of subject. */
  kind?: 'language' | 'mathematics' | 'science' | 'social' | 'arts' | 'technology' | 'life' | 'other';
  /** Grade levels in which it is taught, prefix `grl_`. */
  grade_level_ids?: Array<string>;
  /** In the place of `grade_level_ids`: what it has as external id in the source. */
  grade_level_external_ids?: Array<string | number>;
  /** Language in which it is taught, as a BCP 47 tag. */
  language?: string | null;
  /** Whether it counts for a learner's average. */
  counts_for_average?: boolean;
  /** Weight in the decision on promotion. */
  promotion_weight?: number | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
}

/** What can be changed of a subject. */
export interface SubjectUpdate {
  /** Name of the subject. */
  name?: string;
  /** Short code; unique in the school, without regard to case. */
  code?: string;
  /** Kind of subject. */
  kind?: 'language' | 'mathematics' | 'science' | 'social' | 'arts' | 'technology' | 'life' | 'other';
  /** Grade levels in which it is taught, prefix `grl_`. */
  grade_level_ids?: Array<string>;
  /** Language in which it is taught, as a BCP 47 tag. */
  language?: string | null;
  /** Whether it counts for a learner's average. */
  counts_for_average?: boolean;
  /** Weight in the decision on promotion. */
  promotion_weight?: number | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
}

/**
 * A term of an academic year. It lies inside its year, and does not overlap with its sisters.
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
  /** The academic year, prefix `ayr_`. */
  academic_year_id: string;
  /** What the school calls it. */
  name: string;
  /** Number in its year; unique per academic year. */
  number: number;
  /** First day. */
  starts_on: string;
  /** Last day. */
  ends_on: string;
  /** Day by which marks are in. */
  marks_due_on: string | null;
  /** Its school days, by the school's weekdays and the calendar exceptions of the whole school. */
  school_days_count: number;
  /** What is unusual about it, and allowed: `short_term` under 43 school days, `long_term` over 60. South African public schools have four terms of 43 to 60. */
  warnings: Array<{
    /** What is unusual. */
    code: 'short_term' | 'long_term';
    /** What it is, for a person. */
    detail: string;
  }>;
  /** State of the term. */
  status: 'planned' | 'open' | 'closed';
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null while it is not. */
  archived_at: string | null;
}

/** What a new term is made of. */
export interface TermCreate {
  /** The academic year, prefix `ayr_`. */
  academic_year_id: string;
  /** What the school calls it. */
  name: string;
  /** Number in its year; unique per academic year. */
  number: number;
  /** First day. */
  starts_on: string;
  /** Last day. */
  ends_on: string;
  /** Day by which marks are in. */
  marks_due_on?: string | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string };
}

/** A page of results. */
export interface TermPage {
  /** Records of the page. */
  data: Array<Term>;
  /** Pass as `starting_after` for the next page; null on the last one. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** The head of a term report; its marks are read by scope, not pushed. */
export interface TermReportEventData {
  /** Identifier, prefix `trp_`. */
  id: string;
  /** Type of the record. */
  object: 'term_report';
  /** The learner, prefix `lrn_`. */
  learner_id: string;
  /** The term, prefix `trm_`. */
  term_id: string;
  /** The register class, prefix `cls_`. */
  class_id: string;
  /** State of the report. */
  status: 'draft' | 'published' | 'superseded' | 'withdrawn';
  /** Version of the report for the learner and term. */
  report_version: number;
  /** The report that this one replaces. */
  supersedes_id: string | null;
  /** SHA-256 of the content, hex. */
  content_hash: string;
  /** When it was published. */
  published_at: string;
}

/** A term report was published to families. */
export interface TermReportPublishedEvent {
  /** Event identifier, prefix `evt_`; the same for every attempt. */
  id: string;
  /** Type of the event. */
  type: 'term-report.published';
  /** API version of the payload. */
  version: string;
  /** When the event fired (UTC). */
  created_at: string;
  /** The school, prefix `sch_`. */
  school_id: string;
  data: TermReportEventData;
}

/** Which enrollments to copy. */
export interface TermRollover {
  /** The previous term, prefix `trm_`. */
  from_term_id: string;
  /** Say what would be done, and do nothing. */
  dry_run?: boolean;
}

/** What became of the enrollments. */
export interface TermRolloverResult {
  /** How many enrollments were made. */
  created: number;
  /** How many were there before. */
  unchanged: number;
  /** Those that could not be copied. */
  failed: Array<{
    /** The previous enrollment, prefix `enr_`. */
    enrollment_id: string;
    /** The learner, prefix `lrn_`. */
    learner_id: string;
    /** The class, prefix `cls_`. */
    class_id: string;
    /** Code of the error. */
    code: string;
    /** Why, for a person. */
    detail: string;
  }>;
}

/** A row of an import of terms. */
export interface TermRow {
  /** Its id in the source; a whole number, up to 2^53 - 1, is taken as its decimal digits. */
  external_id?: string | number | null;
  /** The academic year, prefix `ayr_`. */
  academic_year_id?: string;
  /** In the place of `academic_year_id`: what it has as external id in the source. */
  academic_year_external_id?: string | number;
  /** What the school calls it. */
  name?: string;
  /** Number in its year; unique per academic year. */
  number?: number;
  /** First day. */
  starts_on?: string;
  /** Last day. */
  ends_on?: string;
  /** Day by which marks are in. */
  marks_due_on?: string | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
}

/** What can be changed of a term. */
export interface TermUpdate {
  /** What the school calls it. */
  name?: string;
  /** Number in its year; unique per academic year. */
  number?: number;
  /** First day. */
  starts_on?: string;
  /** Last day. */
  ends_on?: string;
  /** Day by which marks are in. */
  marks_due_on?: string | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
}

/** One change in the life of a learner. */
export interface TimelineEntry {
  /** Identifier of the entry in the audit log, prefix `aud_`. */
  id: string;
  /** Type of the record. */
  object: 'timeline_entry';
  /** When the change was made (UTC). */
  occurred_at: string;
  /** What was done, as in `enrollment.transferred`. */
  action: string;
  resource: AuditResource;
  /** The fields that got another value; none of a record that was new. */
  fields: Array<string>;
}

/** A page of results. */
export interface TimelineEntryPage {
  /** Records of the page. */
  data: Array<TimelineEntry>;
  /** Pass as `starting_after` for the next page; null on the last one. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
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
  /** HTTP(S) URL that receives the deliveries. Ports 80, 443, and 1024 and up; public addresses. */
  url: string;
  /** Event types subscribed to; `*` for every type of the version. */
  events: Array<EventType | '*' | UnknownEventType>;
  /** What the endpoint is for. */
  description: string | null;
  /** `paused` by its owner, `disabled` by the server. */
  status: 'active' | 'paused' | 'disabled';
  /** API version of the payloads; the request's version unless given. */
  version: string;
  /** First failed attempt since the last success. */
  failing_since: string | null;
  /** Why the server disabled the endpoint: it responded with 410, or failed for days. */
  disabled_reason: 'gone' | 'failing' | null;
  /** When the last of the previous signing secrets stops signing; null when there is one secret. */
  secret_expires_at: string | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null while it is not. */
  archived_at: string | null;
}

/** What to do with held deliveries. */
export interface WebhookActivate {
  /** Whether deliveries that were held are sent or cancelled. */
  held?: 'deliver' | 'discard';
}

/** What a new webhook endpoint is made of. */
export interface WebhookCreate {
  /** HTTP(S) URL that receives the deliveries. Ports 80, 443, and 1024 and up; public addresses. */
  url: string;
  /** Event types subscribed to; `*` for every type of the version. */
  events: Array<EventType | '*' | UnknownEventType>;
  /** What the endpoint is for. */
  description?: string | null;
  /** API version of the payloads; the request's version unless given. */
  version?: string;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string };
}

/** A page of results. */
export interface WebhookPage {
  /** Records of the page. */
  data: Array<Webhook>;
  /** Pass as `starting_after` for the next page; null on the last one. */
  next_cursor: string | null;
  /** Whether more records follow. */
  has_more: boolean;
}

/** How long the previous secret continues to sign. */
export interface WebhookRotateSecret {
  /** Seconds for which the previous secret continues to sign beside the new one. */
  expires_in?: number;
}

/** Which event to send. */
export interface WebhookTest {
  /** The event type. */
  type: EventType | UnknownEventType;
}

/** What can be changed of a webhook endpoint. */
export interface WebhookUpdate {
  /** HTTP(S) URL that receives the deliveries. Ports 80, 443, and 1024 and up; public addresses. */
  url?: string;
  /** Event types subscribed to; `*` for every type of the version. */
  events?: Array<EventType | '*' | UnknownEventType>;
  /** What the endpoint is for. */
  description?: string | null;
  /** API version of the payloads; the request's version unless given. */
  version?: string;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids?: { [key: string]: string | null };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata?: { [key: string]: string | null };
}

/** A webhook endpoint with its signing secret. */
export interface WebhookWithSecret {
  /** Opaque identifier, prefix `wh_`. */
  id: string;
  /** Type of the record. */
  object: 'webhook';
  /** HTTP(S) URL that receives the deliveries. Ports 80, 443, and 1024 and up; public addresses. */
  url: string;
  /** Event types subscribed to; `*` for every type of the version. */
  events: Array<EventType | '*' | UnknownEventType>;
  /** What the endpoint is for. */
  description: string | null;
  /** `paused` by its owner, `disabled` by the server. */
  status: 'active' | 'paused' | 'disabled';
  /** API version of the payloads; the request's version unless given. */
  version: string;
  /** First failed attempt since the last success. */
  failing_since: string | null;
  /** Why the server disabled the endpoint: it responded with 410, or failed for days. */
  disabled_reason: 'gone' | 'failing' | null;
  /** When the last of the previous signing secrets stops signing; null when there is one secret. */
  secret_expires_at: string | null;
  /** Identifiers in other systems, `{source: id}`. Each is unique in the school for its type and source. A source set to null in a PATCH is removed. */
  external_ids: { [key: string]: string };
  /** Your own key-value pairs, at most 50. A key set to null in a PATCH is removed. */
  metadata: { [key: string]: string };
  /** When the record was created (UTC). */
  created_at: string;
  /** When the record last changed (UTC). */
  updated_at: string;
  /** When the record was archived (UTC); null while it is not. */
  archived_at: string | null;
  /** Secret that signs the deliveries, prefix `whsec_`. Keep it; it cannot be read again. */
  signing_secret: string;
}

/** Query of `api-keys.list`. */
export interface ApiKeysListQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
  archived?: 'false' | 'true' | 'any';
  /** Only what was created after this time. */
  created_after?: string;
  /** Only what was created before this time. */
  created_before?: string;
  /** Only what changed after this time. */
  updated_after?: string;
  /** Only the record with this external id, as `source:id`. */
  external_id?: string;
  /** Only keys of this status. */
  status?: 'active' | 'expired' | 'revoked';
}

/** Query of `audit-log.list`. */
export interface AuditLogListQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Only changes of records of this type. */
  resource_type?: string;
  /** Only changes of this record. */
  resource_id?: string;
  /** Only changes made by this actor. */
  actor_id?: string;
  /** Only this action, as in `learner.updated`. */
  action?: string;
  /** Only changes made by this request. */
  request_id?: string;
  /** Only changes at or after this time. */
  from?: string;
  /** Only changes before this time. */
  to?: string;
}

/** Query of `audit-log.verify`. */
export interface AuditLogVerifyQuery {
  /** First sequence number to check. */
  from_sequence?: number;
  /** Last sequence number to check; the newest without it. */
  to_sequence?: number;
}

/** Query of `academic-years.list`. */
export interface AcademicYearsListQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
  archived?: 'false' | 'true' | 'any';
  /** Only what was created after this time. */
  created_after?: string;
  /** Only what was created before this time. */
  created_before?: string;
  /** Only what changed after this time. */
  updated_after?: string;
  /** Only the record with this external id, as `source:id`. */
  external_id?: string;
  /** Only years of this status. */
  status?: 'planned' | 'current' | 'closed';
}

/** Query of `terms.list`. */
export interface TermsListQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
  archived?: 'false' | 'true' | 'any';
  /** Only what was created after this time. */
  created_after?: string;
  /** Only what was created before this time. */
  created_before?: string;
  /** Only what changed after this time. */
  updated_after?: string;
  /** Only the record with this external id, as `source:id`. */
  external_id?: string;
  /** Only terms of this status. */
  status?: 'planned' | 'open' | 'closed';
  /** Only terms of this academic year. */
  academic_year_id?: string;
}

/** Query of `calendar-exceptions.list`. */
export interface CalendarExceptionsListQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
  archived?: 'false' | 'true' | 'any';
  /** Only what was created after this time. */
  created_after?: string;
  /** Only what was created before this time. */
  created_before?: string;
  /** Only what changed after this time. */
  updated_after?: string;
  /** Only the record with this external id, as `source:id`. */
  external_id?: string;
  /** Only exceptions of this kind. */
  kind?: 'public_holiday' | 'closure' | 'make_up_day' | 'half_day' | 'staff_only' | 'exam_day';
  /** Only exceptions on this day or later. */
  from?: string;
  /** Only exceptions on this day or before. */
  to?: string;
  /** Only exceptions that hold for this grade level: its own, and those of the whole school. */
  grade_level_id?: string;
}

/** Query of `grade-levels.list`. */
export interface GradeLevelsListQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
  archived?: 'false' | 'true' | 'any';
  /** Only what was created after this time. */
  created_after?: string;
  /** Only what was created before this time. */
  created_before?: string;
  /** Only what changed after this time. */
  updated_after?: string;
  /** Only the record with this external id, as `source:id`. */
  external_id?: string;
  /** Only the grade level with this label, without regard to case. */
  label?: string;
  /** Only grade levels of this phase. */
  phase?: 'foundation' | 'intermediate' | 'senior' | 'fet';
}

/** Query of `subjects.list`. */
export interface SubjectsListQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
  archived?: 'false' | 'true' | 'any';
  /** Only what was created after this time. */
  created_after?: string;
  /** Only what was created before this time. */
  created_before?: string;
  /** Only what changed after this time. */
  updated_after?: string;
  /** Only the record with this external id, as `source:id`. */
  external_id?: string;
  /** Only the subject with this code, without regard to case. */
  code?: string;
  /** Only subjects of this kind. */
  kind?: 'language' | 'mathematics' | 'science' | 'social' | 'arts' | 'technology' | 'life' | 'other';
  /** Only subjects that are taught in this grade level. */
  grade_level_id?: string;
}

/** Query of `rooms.list`. */
export interface RoomsListQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
  archived?: 'false' | 'true' | 'any';
  /** Only what was created after this time. */
  created_after?: string;
  /** Only what was created before this time. */
  created_before?: string;
  /** Only what changed after this time. */
  updated_after?: string;
  /** Only the record with this external id, as `source:id`. */
  external_id?: string;
  /** Only rooms of this kind. */
  kind?: 'classroom' | 'lab' | 'hall' | 'field' | 'computer' | 'other';
  /** Only the room with this name, without regard to case. */
  name?: string;
}

/** Query of `classes.list`. */
export interface ClassesListQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
  archived?: 'false' | 'true' | 'any';
  /** Only what was created after this time. */
  created_after?: string;
  /** Only what was created before this time. */
  created_before?: string;
  /** Only what changed after this time. */
  updated_after?: string;
  /** Only the record with this external id, as `source:id`. */
  external_id?: string;
  /** Only classes of this kind. */
  kind?: 'register' | 'subject';
  /** Only classes with this label, without regard to case. */
  label?: string;
  /** Only classes that this member of staff leads. */
  teacher_id?: string;
  /** Only classes that are offered in this term. */
  term_id?: string;
  /** Only classes of this academic year. */
  academic_year_id?: string;
  /** Only classes of this grade level. */
  grade_level_id?: string;
  /** Only classes of this subject. */
  subject_id?: string;
  /** Only classes of this room. */
  room_id?: string;
}

/** Query of `calendar.get`. */
export interface CalendarGetQuery {
  /** First day. */
  from: string;
  /** Last day; the same as `from` or later. */
  to: string;
  /** The calendar of this grade level. Without it only exceptions of the whole school count. */
  grade_level_id?: string;
}

/** Query of `enrollments.list`. */
export interface EnrollmentsListQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
  archived?: 'false' | 'true' | 'any';
  /** Only what was created after this time. */
  created_after?: string;
  /** Only what was created before this time. */
  created_before?: string;
  /** Only what changed after this time. */
  updated_after?: string;
  /** Only the record with this external id, as `source:id`. */
  external_id?: string;
  /** Only enrollments of this kind. */
  kind?: 'primary' | 'subject';
  /** Only enrollments of this status. */
  status?: 'pending' | 'active' | 'completed' | 'withdrawn' | 'transferred' | 'cancelled';
  /** Only enrollments of this learner. */
  learner_id?: string;
  /** Only enrollments of this class. */
  class_id?: string;
  /** Only enrollments of this term. */
  term_id?: string;
}

/** Query of `learners.enrollments`. */
export interface LearnersEnrollmentsQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
  archived?: 'false' | 'true' | 'any';
  /** Only what was created after this time. */
  created_after?: string;
  /** Only what was created before this time. */
  created_before?: string;
  /** Only what changed after this time. */
  updated_after?: string;
  /** Only the record with this external id, as `source:id`. */
  external_id?: string;
  /** Only enrollments for this term. */
  term_id?: string;
  /** Only enrollments of this status. */
  status?: 'pending' | 'active' | 'completed' | 'withdrawn' | 'transferred' | 'cancelled';
}

/** Query of `classes.enrollments`. */
export interface ClassesEnrollmentsQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
  archived?: 'false' | 'true' | 'any';
  /** Only what was created after this time. */
  created_after?: string;
  /** Only what was created before this time. */
  created_before?: string;
  /** Only what changed after this time. */
  updated_after?: string;
  /** Only the record with this external id, as `source:id`. */
  external_id?: string;
  /** Only enrollments for this term. */
  term_id?: string;
  /** Only enrollments of this status. */
  status?: 'pending' | 'active' | 'completed' | 'withdrawn' | 'transferred' | 'cancelled';
}

/** Query of `imports.list`. */
export interface ImportsListQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
  archived?: 'false' | 'true' | 'any';
  /** Only what was created after this time. */
  created_after?: string;
  /** Only what was created before this time. */
  created_before?: string;
  /** Only what changed after this time. */
  updated_after?: string;
  /** Only the record with this external id, as `source:id`. */
  external_id?: string;
  /** Only imports of this kind. */
  kind?: 'academic_years' | 'terms' | 'grade_levels' | 'subjects' | 'staff' | 'classes' | 'learners' | 'guardians' | 'learner_guardians' | 'enrollments';
  /** Only imports of this status. */
  status?: 'queued' | 'running' | 'completed' | 'completed_with_errors' | 'failed' | 'cancelled';
}

/** Query of `imports.rows`. */
export interface ImportsRowsQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Only rows with this result. */
  result?: 'pending' | 'created' | 'updated' | 'unchanged' | 'failed' | 'removed';
}

/** Query of `learners.list`. */
export interface LearnersListQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
  archived?: 'false' | 'true' | 'any';
  /** Only what was created after this time. */
  created_after?: string;
  /** Only what was created before this time. */
  created_before?: string;
  /** Only what changed after this time. */
  updated_after?: string;
  /** Only the record with this external id, as `source:id`. */
  external_id?: string;
  /** Only learners with this grade level label. */
  grade_level?: string;
  /** Only learners with this class label. */
  class?: string;
  /** Only learners of this register class. */
  class_id?: string;
  /** Only learners of this status. */
  status?: 'prospective' | 'active' | 'left';
  /** Only the learner with this admission number, without regard to case. */
  admission_number?: string;
  /** Only learners whose name begins with this, whatever the case and diacritics. */
  name?: string;
  /** Only learners with a link to this guardian, one without access left out. */
  guardian_id?: string;
  /** Only learners with an enrollment that covers this day, in the term `term_id` where it is given. */
  enrolled_on?: string;
  /** Only learners enrolled in this term, on the day `enrolled_on` where it is given. */
  term_id?: string;
  /** Only learners of this grade level. */
  grade_level_id?: string;
}

/** Query of `guardians.list`. */
export interface GuardiansListQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
  archived?: 'false' | 'true' | 'any';
  /** Only what was created after this time. */
  created_after?: string;
  /** Only what was created before this time. */
  created_before?: string;
  /** Only what changed after this time. */
  updated_after?: string;
  /** Only the record with this external id, as `source:id`. */
  external_id?: string;
  /** Only guardians whose name begins with this, whatever the case and diacritics. */
  name?: string;
  /** Only guardians with this email address. */
  email?: string;
  /** Only guardians with this telephone number. */
  phone?: string;
}

/** Query of `learner-guardians.list`. */
export interface LearnerGuardiansListQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
  archived?: 'false' | 'true' | 'any';
  /** Only what was created after this time. */
  created_after?: string;
  /** Only what was created before this time. */
  created_before?: string;
  /** Only what changed after this time. */
  updated_after?: string;
  /** Only the record with this external id, as `source:id`. */
  external_id?: string;
  /** Only links to guardians of this guardian. */
  guardian_id?: string;
}

/** Query of `medical-notes.list`. */
export interface MedicalNotesListQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
  archived?: 'false' | 'true' | 'any';
  /** Only what was created after this time. */
  created_after?: string;
  /** Only what was created before this time. */
  created_before?: string;
  /** Only what changed after this time. */
  updated_after?: string;
  /** Only the record with this external id, as `source:id`. */
  external_id?: string;
  /** Only notes of this kind. */
  kind?: 'allergy' | 'condition' | 'medication' | 'immunisation' | 'injury' | 'doctor_note' | 'dietary' | 'other';
  /** Only notes of this severity. */
  severity?: 'info' | 'caution' | 'critical';
}

/** Query of `learners.siblings`. */
export interface LearnersSiblingsQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
  archived?: 'false' | 'true' | 'any';
  /** Only what was created after this time. */
  created_after?: string;
  /** Only what was created before this time. */
  created_before?: string;
  /** Only what changed after this time. */
  updated_after?: string;
  /** Only the record with this external id, as `source:id`. */
  external_id?: string;
}

/** Query of `learners.timeline`. */
export interface LearnersTimelineQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
}

/** Query of `guardians.learners`. */
export interface GuardiansLearnersQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
  archived?: 'false' | 'true' | 'any';
  /** Only what was created after this time. */
  created_after?: string;
  /** Only what was created before this time. */
  created_before?: string;
  /** Only what changed after this time. */
  updated_after?: string;
  /** Only the record with this external id, as `source:id`. */
  external_id?: string;
}

/** Query of `staff.list`. */
export interface StaffListQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
  archived?: 'false' | 'true' | 'any';
  /** Only what was created after this time. */
  created_after?: string;
  /** Only what was created before this time. */
  created_before?: string;
  /** Only what changed after this time. */
  updated_after?: string;
  /** Only the record with this external id, as `source:id`. */
  external_id?: string;
  /** Only staff of this kind. */
  staff_type?: 'teacher' | 'admin' | 'support' | 'management';
  /** Only staff of this status. */
  status?: 'invited' | 'active' | 'suspended' | 'left';
  /** Only staff who hold this role today. */
  role?: 'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer';
  /** Only staff who teach this subject. */
  subject_id?: string;
  /** Only staff who lead this class. */
  class_id?: string;
  /** Only the staff member with this email address, without regard to case. */
  email?: string;
  /** Only the staff member with this employee number, without regard to case. */
  employee_number?: string;
}

/** Query of `invitations.list`. */
export interface InvitationsListQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
  archived?: 'false' | 'true' | 'any';
  /** Only what was created after this time. */
  created_after?: string;
  /** Only what was created before this time. */
  created_before?: string;
  /** Only what changed after this time. */
  updated_after?: string;
  /** Only the record with this external id, as `source:id`. */
  external_id?: string;
  /** Only invitations of this status. */
  status?: 'pending' | 'accepted' | 'expired' | 'revoked';
  /** Only invitations to this email address, whatever its case. */
  email?: string;
  /** Only invitations of this staff member. */
  staff_id?: string;
}

/** Query of `role-assignments.list`. */
export interface RoleAssignmentsListQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
  archived?: 'false' | 'true' | 'any';
  /** Only what was created after this time. */
  created_after?: string;
  /** Only what was created before this time. */
  created_before?: string;
  /** Only what changed after this time. */
  updated_after?: string;
  /** Only the record with this external id, as `source:id`. */
  external_id?: string;
  /** Only assignments of this role. */
  role?: 'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer';
  /** Only role assignments with this `scope_id`. */
  scope_id?: string;
}

/** Query of `qualifications.list`. */
export interface QualificationsListQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
  archived?: 'false' | 'true' | 'any';
  /** Only what was created after this time. */
  created_after?: string;
  /** Only what was created before this time. */
  created_before?: string;
  /** Only what changed after this time. */
  updated_after?: string;
  /** Only the record with this external id, as `source:id`. */
  external_id?: string;
  /** Only qualifications of this kind. */
  kind?: 'degree' | 'diploma' | 'certificate' | 'registration' | 'clearance' | 'first_aid' | 'other';
  /** Only qualifications of this status. */
  status?: 'unverified' | 'verified' | 'rejected' | 'expired';
  /** Only qualifications that expire before this day. */
  expires_before?: string;
  /** Only qualifications of this subject. */
  subject_id?: string;
}

/** Query of `webhooks.list`. */
export interface WebhooksListQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Whether to list archived records: `false` leaves them out, `true` lists them alone, `any` lists all. */
  archived?: 'false' | 'true' | 'any';
  /** Only what was created after this time. */
  created_after?: string;
  /** Only what was created before this time. */
  created_before?: string;
  /** Only what changed after this time. */
  updated_after?: string;
  /** Only the record with this external id, as `source:id`. */
  external_id?: string;
  /** Only endpoints of this status. */
  status?: 'active' | 'paused' | 'disabled';
}

/** Query of `deliveries.list`. */
export interface DeliveriesListQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Only deliveries of this status. */
  status?: 'pending' | 'succeeded' | 'retrying' | 'failed' | 'held' | 'cancelled';
  /** Only deliveries of events of this type. */
  event_type?: EventType;
  /** Only deliveries of this event. */
  event_id?: string;
  /** Only attempts that failed so. */
  error?: DeliveryError;
  /** Only what was created after this time. */
  created_after?: string;
  /** Only what was created before this time. */
  created_before?: string;
}

/** Query of `events.list`. */
export interface EventsListQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
  /** Only events of this type. */
  type?: EventType;
  /** Only events about this record. */
  resource_id?: string;
  /** With `false`, only events that some endpoint has not received; with `true`, only those that every endpoint has. */
  delivery_success?: boolean;
  /** Only what was created after this time. */
  created_after?: string;
  /** Only what was created before this time. */
  created_before?: string;
}

/** Query of `events.deliveries`. */
export interface EventsDeliveriesQuery {
  /** Records a page. */
  limit?: number;
  /** The `next_cursor` of the previous page. */
  starting_after?: string;
  /** Order of creation. */
  order?: 'asc' | 'desc';
}
