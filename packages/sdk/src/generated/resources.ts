// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ChangeOptions, ConditionalOptions, ReadOptions, RequestOptions, WriteOptions } from '../options.ts';
import type { List } from '../pages.ts';
import type { Call } from '../result.ts';
import type { AcademicYear, AcademicYearCreate, AcademicYearUpdate, ApiKey, ApiKeyCreate, ApiKeyRoll, ApiKeyUpdate, ApiKeyWithSecret, AuditEntry, AuditHead, AuditVerification, CalendarDays, CalendarException, CalendarExceptionCreate, CalendarExceptionUpdate, Class, ClassCreate, ClassUpdate, Delivery, Enrollment, EnrollmentActivate, EnrollmentBulk, EnrollmentBulkResult, EnrollmentCreate, EnrollmentTransfer, EnrollmentUpdate, EnrollmentWithdraw, Event, EventDelivery, GradeLevel, GradeLevelCreate, GradeLevelUpdate, Guardian, GuardianCreate, GuardianUpdate, Import, ImportCreate, ImportRow, Invitation, InvitationAccept, InvitationCreate, InvitationWithToken, Learner, LearnerAdmit, LearnerCreate, LearnerGuardian, LearnerGuardianCreate, LearnerGuardianUpdate, LearnerLeave, LearnerRow, LearnerUpdate, MedicalNote, MedicalNoteCreate, MedicalNoteUpdate, Qualification, QualificationCreate, QualificationReject, QualificationUpdate, Retention, RetentionUpdate, RoleAssignment, RoleAssignmentCreate, RoleAssignmentUpdate, Room, RoomCreate, RoomUpdate, School, SchoolUpdate, Staff, StaffCreate, StaffLeave, StaffUpdate, Subject, SubjectCreate, SubjectUpdate, Term, TermCreate, TermRollover, TermRolloverResult, TermUpdate, TimelineEntry, Webhook, WebhookActivate, WebhookCreate, WebhookRotateSecret, WebhookTest, WebhookUpdate, WebhookWithSecret, ApiKeysListQuery, AuditLogListQuery, AuditLogVerifyQuery, AcademicYearsListQuery, TermsListQuery, CalendarExceptionsListQuery, GradeLevelsListQuery, SubjectsListQuery, RoomsListQuery, ClassesListQuery, CalendarGetQuery, EnrollmentsListQuery, LearnersEnrollmentsQuery, ClassesEnrollmentsQuery, ImportsListQuery, ImportsRowsQuery, LearnersListQuery, GuardiansListQuery, LearnerGuardiansListQuery, MedicalNotesListQuery, LearnersSiblingsQuery, LearnersTimelineQuery, GuardiansLearnersQuery, StaffListQuery, InvitationsListQuery, RoleAssignmentsListQuery, QualificationsListQuery, WebhooksListQuery, DeliveriesListQuery, EventsListQuery, EventsDeliveriesQuery } from './records.ts';

/** The API version that this client was made for. */
export const newestVersion = "2026-12-01";

/** For each resource, the path of a record and its operations. See `makeResource`. */
export const resourceTable = {
  apiKeys: "api-keys/{api_key_id};list;create;get;update;roll POST+;revoke",
  auditLog: "audit-log/{audit_entry_id};list;verify GET? audit-log/verify;head GET audit-log/head;get",
  academicYears: "academic-years/{academic_year_id};list;create;get;update;archive;restore;start;close",
  terms: "terms/{term_id};list;create;get;update;archive;restore;open;close;reopen;rollover POST+",
  calendarExceptions: "calendar-exceptions/{calendar_exception_id};list;create;get;update;archive;restore",
  gradeLevels: "grade-levels/{grade_level_id};list;create;get;update;archive;restore",
  subjects: "subjects/{subject_id};list;create;get;update;archive;restore",
  rooms: "rooms/{room_id};list;create;get;update;archive;restore",
  classes: "classes/{class_id};list;create;get;update;archive;restore;enrollments GET*;enroll POST+ ~/enrollments/bulk",
  calendar: "calendar;get GET? ~",
  enrollments: "enrollments/{enrollment_id};list;create;get;update;archive;restore;activate POST+;withdraw POST+;transfer POST+;cancel",
  learners: "learners/{learner_id};enrollments GET*;list;create;get;update;archive;restore;admit POST+;leave POST+;cancelLeave POST ~/cancel-leave;siblings GET*;timeline GET*",
  imports: "imports/{import_id};list;create;get;cancel;rows GET*",
  guardians: "guardians/{guardian_id};list;create;get;update;archive;restore;learners GET*",
  learnerGuardians: "learners/{learner_id}/guardians/{learner_guardian_id};list;create;get;update;archive",
  medicalNotes: "learners/{learner_id}/medical-notes/{medical_note_id};list;create;get;update;archive;restore",
  school: "school;get;update",
  retention: "school/retention;get;update",
  staff: "staff/{staff_id};list;create;get;update;archive;restore;suspend;reactivate;leave POST+",
  invitations: "invitations/{invitation_id};list;create;get;resend;revoke;accept POST+ invitations/accept",
  roleAssignments: "staff/{staff_id}/roles/{role_assignment_id};list;create;get;update;archive",
  qualifications: "staff/{staff_id}/qualifications/{qualification_id};list;create;get;update;archive;restore;verify;reject POST+",
  webhooks: "webhooks/{webhook_id};list;create;get;update;archive;restore;rotateSecret POST+ ~/rotate-secret;pause;activate POST+;test POST+",
  deliveries: "webhooks/{webhook_id}/deliveries/{delivery_id};list;get;redeliver",
  events: "events/{event_id};list;get;deliveries GET*",
};

/** API keys: who may call, with which scopes. A key cannot create a key with more than it has. */
export interface ApiKeysResource {
  /**
   * List API keys.
   *
   * Gives the API keys of the school a page at a time, oldest first.
   *
   * Scope: `admin:school`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `status`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.apiKeys.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: ApiKeysListQuery, options?: RequestOptions): List<ApiKey>;

  /**
   * Create an API key.
   *
   * Creates a key for the school. Only this response contains `secret`; the server keeps a hash of it.
   *
   * Scope: `admin:school`.
   *
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws ConflictError 409: `already_exists`, `idempotency_key_in_use`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `scope_exceeds_key`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.apiKeys.create({
   *   name: 'Attendance kiosk',
   *   scopes: ['read:learners', 'write:learners'],
   * });
   * ```
   */
  create(body: ApiKeyCreate, options?: WriteOptions): Call<ApiKeyWithSecret>;

  /**
   * Get an API key.
   *
   * Gives one API key, archived or not.
   *
   * Scope: `admin:school`.
   *
   * @param apiKeyId - Identifier of the api key, prefix `key_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.apiKeys.get(apiKeyId);
   * ```
   */
  get(apiKeyId: string, options?: ReadOptions): Call<ApiKey>;
  /** As above; gives null when the record is still the one with the etag `ifNoneMatch`. */
  get(apiKeyId: string, options: ConditionalOptions): Call<ApiKey | null>;

  /**
   * Update an API key.
   *
   * Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
   *
   * Scope: `admin:school`.
   *
   * @param apiKeyId - Identifier of the api key, prefix `key_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.apiKeys.update(apiKeyId, {
   *   name: 'Front desk kiosk',
   * });
   * ```
   */
  update(apiKeyId: string, body?: ApiKeyUpdate, options?: ChangeOptions): Call<ApiKey>;

  /**
   * Roll an API key.
   *
   * Makes a new key with the same name, scopes and version, and lets the old one work for `expires_in` more seconds.
   *
   * Scope: `admin:school`.
   *
   * @param apiKeyId - Identifier of the api key, prefix `key_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `scope_exceeds_key`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.apiKeys.roll(apiKeyId, { expires_in: 3600 });
   * ```
   */
  roll(apiKeyId: string, body?: ApiKeyRoll, options?: ChangeOptions): Call<ApiKeyWithSecret>;

  /**
   * Revoke an API key.
   *
   * The key stops working for good: at once at the process that receives the request, and within a second at other processes on the same database. Doing it again changes nothing.
   *
   * Scope: `admin:school`.
   *
   * @param apiKeyId - Identifier of the api key, prefix `key_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `idempotency_key_in_use`, `last_admin_key`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.apiKeys.revoke(apiKeyId);
   * ```
   */
  revoke(apiKeyId: string, options?: ChangeOptions): Call<ApiKey>;
}

/** Read-only access to every change ever made in the school. Entries are numbered without gaps, each carries the hash of the one before, and the newest is signed (`GET /v1/audit-log/head`). */
export interface AuditLogResource {
  /**
   * List audit entries.
   *
   * Gives the changes made in the school, newest first.
   *
   * Scope: `read:audit`.
   *
   * @param query - `limit`, `starting_after`, `order`, `resource_type`, `resource_id`, `actor_id`, `action`, `request_id`, `from`, `to`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.auditLog.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: AuditLogListQuery, options?: RequestOptions): List<AuditEntry>;

  /**
   * Verify the audit log.
   *
   * Recomputes the hash chain over a range of sequence numbers and says whether every entry is as it was written. The hashes are compared with those that the server signed: the checkpoints in the range, and the head if the range includes the newest entry. Entries that were rewritten after the last checkpoint of a range are found only if the range goes on to the newest entry. One verification of a school runs at a time: a request for a range that is being verified gets the same result, other requests wait, and when four ranges of a school are running or waiting, another is refused with 503 `unavailable` and `Retry-After`.
   *
   * Scope: `read:audit`.
   *
   * @param query - `from_sequence`, `to_sequence`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.auditLog.verify();
   * ```
   */
  verify(query?: AuditLogVerifyQuery, options?: RequestOptions): Call<AuditVerification>;

  /**
   * Get the signed head of the audit log.
   *
   * Gives the number and the hash of the newest entry, signed by the server. Keep a head outside of the server: the
   * log must always hold an entry with that number and hash, so a log that was rolled back or rewritten is found by
   * whoever kept a head, even if the database and its heads were restored together. `rollbook audit verify --anchor`
   * makes that comparison.
   *
   * The signature is ed25519 (RFC 8032, without a context) over these bytes in UTF-8, each line ended by one line
   * feed (0x0A), the last one included:
   *
   * ```
   * rollbook audit head v1
   * <school_id>
   * <sequence>
   * <hash>
   * <signed_at>
   * ```
   *
   * Each value is written as it is in the response, `sequence` in decimal. `public_key` and `signature` are base64 of
   * 32 and 64 bytes. The key is derived from the master key of the server, so it stays the same as long as that does.
   *
   * Gives 409 `audit_log_broken` if the log has no head with a valid signature of this server.
   *
   * Scope: `read:audit`.
   *
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws ConflictError 409: `audit_log_broken`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.auditLog.head();
   * ```
   */
  head(options?: RequestOptions): Call<AuditHead>;

  /**
   * Get an audit entry.
   *
   * Gives one entry of the audit log.
   *
   * Scope: `read:audit`.
   *
   * @param auditEntryId - Identifier of the audit entry, prefix `aud_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.auditLog.get(auditEntryId);
   * ```
   */
  get(auditEntryId: string, options?: RequestOptions): Call<AuditEntry>;
}

/** Methods of `client.academicYears`. */
export interface AcademicYearsResource {
  /**
   * List academic years.
   *
   * Gives the academic years of the school a page at a time, oldest first.
   *
   * Scope: `read:classes`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `status`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.academicYears.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: AcademicYearsListQuery, options?: RequestOptions): List<AcademicYear>;

  /**
   * Create an academic year.
   *
   * Creates an academic year and gives it back.
   *
   * Scope: `write:classes`.
   *
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws ConflictError 409: `already_exists`, `dates_overlap`, `idempotency_key_in_use`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.academicYears.create({
   *   name: '2026',
   *   starts_on: '2026-01-14',
   *   ends_on: '2026-12-09',
   * });
   * ```
   */
  create(body: AcademicYearCreate, options?: WriteOptions): Call<AcademicYear>;

  /**
   * Get an academic year.
   *
   * Gives one academic year, archived or not.
   *
   * Scope: `read:classes`.
   *
   * @param academicYearId - Identifier of the academic year, prefix `ayr_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.academicYears.get(academicYearId);
   * ```
   */
  get(academicYearId: string, options?: ReadOptions): Call<AcademicYear>;
  /** As above; gives null when the record is still the one with the etag `ifNoneMatch`. */
  get(academicYearId: string, options: ConditionalOptions): Call<AcademicYear | null>;

  /**
   * Update an academic year.
   *
   * Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
   *
   * Scope: `write:classes`.
   *
   * @param academicYearId - Identifier of the academic year, prefix `ayr_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `dates_overlap`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `outside_academic_year`, `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.academicYears.update(academicYearId, {
   *   name: 'School year 2026',
   * });
   * ```
   */
  update(academicYearId: string, body?: AcademicYearUpdate, options?: ChangeOptions): Call<AcademicYear>;

  /**
   * Archive an academic year.
   *
   * Archives the academic year: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
   *
   * Scope: `write:classes`.
   *
   * @param academicYearId - Identifier of the academic year, prefix `ayr_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_in_use`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.academicYears.archive(academicYearId);
   * ```
   */
  archive(academicYearId: string, options?: ChangeOptions): Call<AcademicYear>;

  /**
   * Restore an academic year.
   *
   * Brings an archived academic year back. Unique values are checked again. Doing it again changes nothing.
   *
   * Scope: `write:classes`.
   *
   * @param academicYearId - Identifier of the academic year, prefix `ayr_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `dates_overlap`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.academicYears.restore(academicYearId);
   * ```
   */
  restore(academicYearId: string, options?: ChangeOptions): Call<AcademicYear>;

  /**
   * Start an academic year.
   *
   * Makes a planned year the current one; there is one at most. From `planned` to `current`; in any other state the answer is 409 `invalid_state_transition`.
   *
   * Scope: `write:classes`.
   *
   * @param academicYearId - Identifier of the academic year, prefix `ayr_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `already_exists`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.academicYears.start(academicYearId);
   * ```
   */
  start(academicYearId: string, options?: ChangeOptions): Call<AcademicYear>;

  /**
   * Close an academic year.
   *
   * Closes the current year, for good. Its terms must be closed. From `current` to `closed`; in any other state the answer is 409 `invalid_state_transition`.
   *
   * Scope: `write:classes`.
   *
   * @param academicYearId - Identifier of the academic year, prefix `ayr_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `open_terms`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.academicYears.close(academicYearId);
   * ```
   */
  close(academicYearId: string, options?: ChangeOptions): Call<AcademicYear>;
}

/** Methods of `client.terms`. */
export interface TermsResource {
  /**
   * List terms.
   *
   * Gives the terms of the school a page at a time, oldest first.
   *
   * Scope: `read:classes`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `status`, `academic_year_id`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.terms.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: TermsListQuery, options?: RequestOptions): List<Term>;

  /**
   * Create a term.
   *
   * Creates a term and gives it back.
   *
   * Scope: `write:classes`.
   *
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws ConflictError 409: `already_exists`, `dates_overlap`, `idempotency_key_in_use`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `outside_academic_year`, `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.terms.create({
   *   academic_year_id: 'ayr_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   name: 'Term 1',
   *   number: 1,
   *   starts_on: '2026-01-14',
   *   ends_on: '2026-03-27',
   * });
   * ```
   */
  create(body: TermCreate, options?: WriteOptions): Call<Term>;

  /**
   * Get a term.
   *
   * Gives one term, archived or not.
   *
   * Scope: `read:classes`.
   *
   * @param termId - Identifier of the term, prefix `trm_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.terms.get(termId);
   * ```
   */
  get(termId: string, options?: ReadOptions): Call<Term>;
  /** As above; gives null when the record is still the one with the etag `ifNoneMatch`. */
  get(termId: string, options: ConditionalOptions): Call<Term | null>;

  /**
   * Update a term.
   *
   * Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
   *
   * Scope: `write:classes`.
   *
   * @param termId - Identifier of the term, prefix `trm_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `dates_overlap`, `term_closed`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `outside_academic_year`, `outside_term`, `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.terms.update(termId, { marks_due_on: '2026-03-20' });
   * ```
   */
  update(termId: string, body?: TermUpdate, options?: ChangeOptions): Call<Term>;

  /**
   * Archive a term.
   *
   * Archives the term: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
   *
   * Scope: `write:classes`.
   *
   * @param termId - Identifier of the term, prefix `trm_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_in_use`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.terms.archive(termId);
   * ```
   */
  archive(termId: string, options?: ChangeOptions): Call<Term>;

  /**
   * Restore a term.
   *
   * Brings an archived term back. Unique values are checked again. Doing it again changes nothing.
   *
   * Scope: `write:classes`.
   *
   * @param termId - Identifier of the term, prefix `trm_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `dates_overlap`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `outside_academic_year`, `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.terms.restore(termId);
   * ```
   */
  restore(termId: string, options?: ChangeOptions): Call<Term>;

  /**
   * Open a term.
   *
   * Opens a planned term. From `planned` to `open`; in any other state the answer is 409 `invalid_state_transition`.
   *
   * Scope: `write:classes`.
   *
   * @param termId - Identifier of the term, prefix `trm_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.terms.open(termId);
   * ```
   */
  open(termId: string, options?: ChangeOptions): Call<Term>;

  /**
   * Close a term.
   *
   * Closes an open term; from then on it refuses changes. From `open` to `closed`; in any other state the answer is 409 `invalid_state_transition`.
   *
   * Scope: `write:classes`.
   *
   * @param termId - Identifier of the term, prefix `trm_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.terms.close(termId);
   * ```
   */
  close(termId: string, options?: ChangeOptions): Call<Term>;

  /**
   * Reopen a term.
   *
   * Opens a closed term again. From `closed` to `open`; in any other state the answer is 409 `invalid_state_transition`.
   *
   * Scope: `write:classes`.
   *
   * @param termId - Identifier of the term, prefix `trm_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.terms.reopen(termId);
   * ```
   */
  reopen(termId: string, options?: ChangeOptions): Call<Term>;

  /**
   * Enroll learners for a term as they were in another.
   *
   * Copies the enrollments that were active to the end of another term of the year. Who is enrolled already is left alone, so the request can be sent again.
   *
   * Scope: `write:learners`.
   *
   * Emits `learner.enrolled`, `learner.updated`.
   *
   * @param termId - Identifier of the term, prefix `trm_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `term_closed`, `idempotency_key_in_use`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.terms.rollover(termId, {
   *   from_term_id: 'trm_01k9x2v7d3f8h5m6n7p8q9r0st',
   * });
   * ```
   */
  rollover(termId: string, body: TermRollover, options?: WriteOptions): Call<TermRolloverResult>;
}

/** Methods of `client.calendarExceptions`. */
export interface CalendarExceptionsResource {
  /**
   * List calendar exceptions.
   *
   * Gives the calendar exceptions of the school a page at a time, oldest first.
   *
   * Scope: `read:classes`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `kind`, `from`, `to`, `grade_level_id`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.calendarExceptions.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: CalendarExceptionsListQuery, options?: RequestOptions): List<CalendarException>;

  /**
   * Create a calendar exception.
   *
   * Creates a calendar exception and gives it back.
   *
   * Scope: `write:classes`.
   *
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws ConflictError 409: `already_exists`, `idempotency_key_in_use`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.calendarExceptions.create({
   *   date: '2026-03-21',
   *   kind: 'public_holiday',
   *   name: 'Human Rights Day',
   * });
   * ```
   */
  create(body: CalendarExceptionCreate, options?: WriteOptions): Call<CalendarException>;

  /**
   * Get a calendar exception.
   *
   * Gives one calendar exception, archived or not.
   *
   * Scope: `read:classes`.
   *
   * @param calendarExceptionId - Identifier of the calendar exception, prefix `cal_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.calendarExceptions.get(calendarExceptionId);
   * ```
   */
  get(calendarExceptionId: string, options?: ReadOptions): Call<CalendarException>;
  /** As above; gives null when the record is still the one with the etag `ifNoneMatch`. */
  get(calendarExceptionId: string, options: ConditionalOptions): Call<CalendarException | null>;

  /**
   * Update a calendar exception.
   *
   * Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
   *
   * Scope: `write:classes`.
   *
   * @param calendarExceptionId - Identifier of the calendar exception, prefix `cal_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.calendarExceptions.update(calendarExceptionId, {
   *   name: 'Human Rights Day celebrations',
   * });
   * ```
   */
  update(calendarExceptionId: string, body?: CalendarExceptionUpdate, options?: ChangeOptions): Call<CalendarException>;

  /**
   * Archive a calendar exception.
   *
   * Archives the calendar exception: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
   *
   * Scope: `write:classes`.
   *
   * @param calendarExceptionId - Identifier of the calendar exception, prefix `cal_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.calendarExceptions.archive(calendarExceptionId);
   * ```
   */
  archive(calendarExceptionId: string, options?: ChangeOptions): Call<CalendarException>;

  /**
   * Restore a calendar exception.
   *
   * Brings an archived calendar exception back. Unique values are checked again. Doing it again changes nothing.
   *
   * Scope: `write:classes`.
   *
   * @param calendarExceptionId - Identifier of the calendar exception, prefix `cal_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.calendarExceptions.restore(calendarExceptionId);
   * ```
   */
  restore(calendarExceptionId: string, options?: ChangeOptions): Call<CalendarException>;
}

/** Methods of `client.gradeLevels`. */
export interface GradeLevelsResource {
  /**
   * List grade levels.
   *
   * Gives the grade levels of the school a page at a time, oldest first.
   *
   * Scope: `read:classes`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `label`, `phase`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.gradeLevels.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: GradeLevelsListQuery, options?: RequestOptions): List<GradeLevel>;

  /**
   * Create a grade level.
   *
   * Creates a grade level and gives it back.
   *
   * Scope: `write:classes`.
   *
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws ConflictError 409: `already_exists`, `idempotency_key_in_use`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.gradeLevels.create({
   *   label: 'Grade 5',
   *   order: 5,
   *   phase: 'intermediate',
   * });
   * ```
   */
  create(body: GradeLevelCreate, options?: WriteOptions): Call<GradeLevel>;

  /**
   * Get a grade level.
   *
   * Gives one grade level, archived or not.
   *
   * Scope: `read:classes`.
   *
   * @param gradeLevelId - Identifier of the grade level, prefix `grl_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.gradeLevels.get(gradeLevelId);
   * ```
   */
  get(gradeLevelId: string, options?: ReadOptions): Call<GradeLevel>;
  /** As above; gives null when the record is still the one with the etag `ifNoneMatch`. */
  get(gradeLevelId: string, options: ConditionalOptions): Call<GradeLevel | null>;

  /**
   * Update a grade level.
   *
   * Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
   *
   * Scope: `write:classes`.
   *
   * Emits `learner.updated`.
   *
   * @param gradeLevelId - Identifier of the grade level, prefix `grl_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.gradeLevels.update(gradeLevelId, {
   *   label: 'Grade Five',
   * });
   * ```
   */
  update(gradeLevelId: string, body?: GradeLevelUpdate, options?: ChangeOptions): Call<GradeLevel>;

  /**
   * Archive a grade level.
   *
   * Archives the grade level: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
   *
   * Scope: `write:classes`.
   *
   * @param gradeLevelId - Identifier of the grade level, prefix `grl_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_in_use`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.gradeLevels.archive(gradeLevelId);
   * ```
   */
  archive(gradeLevelId: string, options?: ChangeOptions): Call<GradeLevel>;

  /**
   * Restore a grade level.
   *
   * Brings an archived grade level back. Unique values are checked again. Doing it again changes nothing.
   *
   * Scope: `write:classes`.
   *
   * @param gradeLevelId - Identifier of the grade level, prefix `grl_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.gradeLevels.restore(gradeLevelId);
   * ```
   */
  restore(gradeLevelId: string, options?: ChangeOptions): Call<GradeLevel>;
}

/** Methods of `client.subjects`. */
export interface SubjectsResource {
  /**
   * List subjects.
   *
   * Gives the subjects of the school a page at a time, oldest first.
   *
   * Scope: `read:classes`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `code`, `kind`, `grade_level_id`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.subjects.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: SubjectsListQuery, options?: RequestOptions): List<Subject>;

  /**
   * Create a subject.
   *
   * Creates a subject and gives it back.
   *
   * Scope: `write:classes`.
   *
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws ConflictError 409: `already_exists`, `idempotency_key_in_use`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.subjects.create({
   *   name: 'Mathematics',
   *   code: 'MATH',
   *   kind: 'mathematics',
   * });
   * ```
   */
  create(body: SubjectCreate, options?: WriteOptions): Call<Subject>;

  /**
   * Get a subject.
   *
   * Gives one subject, archived or not.
   *
   * Scope: `read:classes`.
   *
   * @param subjectId - Identifier of the subject, prefix `sbj_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.subjects.get(subjectId);
   * ```
   */
  get(subjectId: string, options?: ReadOptions): Call<Subject>;
  /** As above; gives null when the record is still the one with the etag `ifNoneMatch`. */
  get(subjectId: string, options: ConditionalOptions): Call<Subject | null>;

  /**
   * Update a subject.
   *
   * Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
   *
   * Scope: `write:classes`.
   *
   * @param subjectId - Identifier of the subject, prefix `sbj_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.subjects.update(subjectId, {
   *   name: 'Mathematical Literacy',
   *   code: 'MLIT',
   * });
   * ```
   */
  update(subjectId: string, body?: SubjectUpdate, options?: ChangeOptions): Call<Subject>;

  /**
   * Archive a subject.
   *
   * Archives the subject: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
   *
   * Scope: `write:classes`.
   *
   * @param subjectId - Identifier of the subject, prefix `sbj_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_in_use`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.subjects.archive(subjectId);
   * ```
   */
  archive(subjectId: string, options?: ChangeOptions): Call<Subject>;

  /**
   * Restore a subject.
   *
   * Brings an archived subject back. Unique values are checked again. Doing it again changes nothing.
   *
   * Scope: `write:classes`.
   *
   * @param subjectId - Identifier of the subject, prefix `sbj_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.subjects.restore(subjectId);
   * ```
   */
  restore(subjectId: string, options?: ChangeOptions): Call<Subject>;
}

/** Methods of `client.rooms`. */
export interface RoomsResource {
  /**
   * List rooms.
   *
   * Gives the rooms of the school a page at a time, oldest first.
   *
   * Scope: `read:timetable`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `kind`, `name`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.rooms.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: RoomsListQuery, options?: RequestOptions): List<Room>;

  /**
   * Create a room.
   *
   * Creates a room and gives it back.
   *
   * Scope: `write:timetable`.
   *
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws ConflictError 409: `already_exists`, `idempotency_key_in_use`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.rooms.create({
   *   name: 'Laboratory 1',
   *   kind: 'lab',
   *   capacity: 32,
   * });
   * ```
   */
  create(body: RoomCreate, options?: WriteOptions): Call<Room>;

  /**
   * Get a room.
   *
   * Gives one room, archived or not.
   *
   * Scope: `read:timetable`.
   *
   * @param roomId - Identifier of the room, prefix `rom_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.rooms.get(roomId);
   * ```
   */
  get(roomId: string, options?: ReadOptions): Call<Room>;
  /** As above; gives null when the record is still the one with the etag `ifNoneMatch`. */
  get(roomId: string, options: ConditionalOptions): Call<Room | null>;

  /**
   * Update a room.
   *
   * Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
   *
   * Scope: `write:timetable`.
   *
   * @param roomId - Identifier of the room, prefix `rom_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.rooms.update(roomId, { capacity: 30 });
   * ```
   */
  update(roomId: string, body?: RoomUpdate, options?: ChangeOptions): Call<Room>;

  /**
   * Archive a room.
   *
   * Archives the room: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
   *
   * Scope: `write:timetable`.
   *
   * @param roomId - Identifier of the room, prefix `rom_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_in_use`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.rooms.archive(roomId);
   * ```
   */
  archive(roomId: string, options?: ChangeOptions): Call<Room>;

  /**
   * Restore a room.
   *
   * Brings an archived room back. Unique values are checked again. Doing it again changes nothing.
   *
   * Scope: `write:timetable`.
   *
   * @param roomId - Identifier of the room, prefix `rom_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.rooms.restore(roomId);
   * ```
   */
  restore(roomId: string, options?: ChangeOptions): Call<Room>;
}

/** The academic structure: academic years, terms, the calendar, grade levels, subjects, rooms and classes. */
export interface ClassesResource {
  /**
   * List classes.
   *
   * Gives the classes of the school a page at a time, oldest first.
   *
   * Scope: `read:classes`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `kind`, `label`, `teacher_id`, `term_id`, `academic_year_id`, `grade_level_id`, `subject_id`, `room_id`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.classes.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: ClassesListQuery, options?: RequestOptions): List<Class>;

  /**
   * Create a class.
   *
   * Creates a class and gives it back.
   *
   * Scope: `write:classes`.
   *
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws ConflictError 409: `already_exists`, `idempotency_key_in_use`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.classes.create({
   *   label: '5B',
   *   kind: 'register',
   *   academic_year_id: 'ayr_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   grade_level_id: 'grl_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   capacity: 36,
   * });
   * ```
   */
  create(body: ClassCreate, options?: WriteOptions): Call<Class>;

  /**
   * Get a class.
   *
   * Gives one class, archived or not.
   *
   * Scope: `read:classes`.
   *
   * @param classId - Identifier of the class, prefix `cls_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.classes.get(classId);
   * ```
   */
  get(classId: string, options?: RequestOptions): Call<Class>;

  /**
   * Update a class.
   *
   * Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
   *
   * Scope: `write:classes`.
   *
   * Emits `learner.updated`.
   *
   * @param classId - Identifier of the class, prefix `cls_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `resource_in_use`, `class_full`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.classes.update(classId, { capacity: 38 });
   * ```
   */
  update(classId: string, body?: ClassUpdate, options?: ChangeOptions): Call<Class>;

  /**
   * Archive a class.
   *
   * Archives the class: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
   *
   * Scope: `write:classes`.
   *
   * @param classId - Identifier of the class, prefix `cls_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_in_use`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.classes.archive(classId);
   * ```
   */
  archive(classId: string, options?: ChangeOptions): Call<Class>;

  /**
   * Restore a class.
   *
   * Brings an archived class back. Unique values are checked again. Doing it again changes nothing.
   *
   * Scope: `write:classes`.
   *
   * @param classId - Identifier of the class, prefix `cls_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.classes.restore(classId);
   * ```
   */
  restore(classId: string, options?: ChangeOptions): Call<Class>;

  /**
   * List the enrollments in a class.
   *
   * Gives the enrollments in a class a page at a time, oldest first.
   *
   * Scope: `read:learners`.
   *
   * @param classId - Identifier of the class, prefix `cls_`.
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `term_id`, `status`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.classes.enrollments(classId)) {
   *   console.log(record);
   * }
   * ```
   */
  enrollments(classId: string, query?: ClassesEnrollmentsQuery, options?: RequestOptions): List<Enrollment>;

  /**
   * Enroll many learners in a class.
   *
   * Enrolls up to 200 learners. What cannot be done for one does not stop the others; who is enrolled already is left alone, so the request can be sent again.
   *
   * Scope: `write:learners`.
   *
   * Emits `learner.enrolled`, `learner.updated`.
   *
   * @param classId - Identifier of the class, prefix `cls_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `term_closed`, `idempotency_key_in_use`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `outside_term`, `class_not_offered`, `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.classes.enroll(classId, {
   *   term_id: 'trm_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   learner_ids: ['lrn_01k9x2v7d3f8h5m6n7p8q9r0st'],
   * });
   * ```
   */
  enroll(classId: string, body: EnrollmentBulk, options?: WriteOptions): Call<EnrollmentBulkResult>;
}

/** Methods of `client.calendar`. */
export interface CalendarResource {
  /**
   * Get the calendar.
   *
   * Gives each day from one date to another, at most 366: whether it is a school day, and why. A school day lies inside a term, and is a weekday on which the school meets without a public holiday, closure or staff-only day, or else is a make-up day.
   *
   * Scope: `read:classes`.
   *
   * @param query - `from`, `to`, `grade_level_id`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.calendar.get({
   *   from: '2026-03-20',
   *   to: '2026-03-23',
   * });
   * ```
   */
  get(query: CalendarGetQuery, options?: RequestOptions): Call<CalendarDays>;
}

/** Enrollments of learners in classes, for a term. */
export interface EnrollmentsResource {
  /**
   * List enrollments.
   *
   * Gives the enrollments of the school a page at a time, oldest first.
   *
   * Scope: `read:learners`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `kind`, `status`, `learner_id`, `class_id`, `term_id`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.enrollments.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: EnrollmentsListQuery, options?: RequestOptions): List<Enrollment>;

  /**
   * Create an enrollment.
   *
   * Enrolls an active learner in a class for a term in which the class is offered. The enrollment is active at
   * once unless `pending` is sent. An active primary enrollment that covers today is the learner's class from then on.
   *
   * Scope: `write:learners`.
   *
   * Emits `learner.enrolled`, `learner.updated`.
   *
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws ConflictError 409: `already_exists`, `term_closed`, `already_enrolled`, `class_full`, `learner_not_active`, `idempotency_key_in_use`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `outside_term`, `class_not_offered`, `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.enrollments.create({
   *   learner_id: 'lrn_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   class_id: 'cls_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   term_id: 'trm_01k9x2v7d3f8h5m6n7p8q9r0st',
   * });
   * ```
   */
  create(body: EnrollmentCreate, options?: WriteOptions): Call<Enrollment>;

  /**
   * Get an enrollment.
   *
   * Gives one enrollment, archived or not.
   *
   * Scope: `read:learners`.
   *
   * @param enrollmentId - Identifier of the enrollment, prefix `enr_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.enrollments.get(enrollmentId);
   * ```
   */
  get(enrollmentId: string, options?: ReadOptions): Call<Enrollment>;
  /** As above; gives null when the record is still the one with the etag `ifNoneMatch`. */
  get(enrollmentId: string, options: ConditionalOptions): Call<Enrollment | null>;

  /**
   * Update an enrollment.
   *
   * Changes an enrollment. Its days can change while it is active or pending, under the rules of a new one.
   *
   * Scope: `write:learners`.
   *
   * Emits `learner.updated`.
   *
   * @param enrollmentId - Identifier of the enrollment, prefix `enr_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `term_closed`, `already_enrolled`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `outside_term`, `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.enrollments.update(enrollmentId, {
   *   metadata: { bus: '7' },
   * });
   * ```
   */
  update(enrollmentId: string, body?: EnrollmentUpdate, options?: ChangeOptions): Call<Enrollment>;

  /**
   * Archive an enrollment.
   *
   * Archives the enrollment: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
   *
   * Scope: `write:learners`.
   *
   * Emits `enrollment.archived`, `learner.updated`.
   *
   * @param enrollmentId - Identifier of the enrollment, prefix `enr_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `term_closed`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.enrollments.archive(enrollmentId);
   * ```
   */
  archive(enrollmentId: string, options?: ChangeOptions): Call<Enrollment>;

  /**
   * Restore an enrollment.
   *
   * Brings an archived enrollment back. Unique values are checked again. Doing it again changes nothing.
   *
   * Scope: `write:learners`.
   *
   * Emits `enrollment.restored`, `learner.updated`.
   *
   * @param enrollmentId - Identifier of the enrollment, prefix `enr_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `term_closed`, `already_enrolled`, `class_full`, `learner_not_active`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `outside_term`, `class_not_offered`, `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.enrollments.restore(enrollmentId);
   * ```
   */
  restore(enrollmentId: string, options?: ChangeOptions): Call<Enrollment>;

  /**
   * Activate an enrollment.
   *
   * Makes a pending enrollment an active one. From `pending` to `active`; in any other state the answer is 409 `invalid_state_transition`.
   *
   * Scope: `write:learners`.
   *
   * Emits `learner.enrolled`, `learner.updated`.
   *
   * @param enrollmentId - Identifier of the enrollment, prefix `enr_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `term_closed`, `class_full`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `outside_term`, `class_not_offered`, `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.enrollments.activate(enrollmentId, {});
   * ```
   */
  activate(enrollmentId: string, body?: EnrollmentActivate, options?: ChangeOptions): Call<Enrollment>;

  /**
   * Withdraw an enrollment.
   *
   * Ends an enrollment before the term does. From `active` to `withdrawn`; in any other state the answer is 409 `invalid_state_transition`.
   *
   * Scope: `write:learners`.
   *
   * Emits `enrollment.ended`, `learner.updated`.
   *
   * @param enrollmentId - Identifier of the enrollment, prefix `enr_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `term_closed`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `outside_term`, `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.enrollments.withdraw(enrollmentId, {
   *   reason: 'Changed subjects',
   * });
   * ```
   */
  withdraw(enrollmentId: string, body?: EnrollmentWithdraw, options?: ChangeOptions): Call<Enrollment>;

  /**
   * Transfer an enrollment.
   *
   * Moves the learner to another class of the term: this enrollment ends on the day before, and another begins. The response is the new enrollment. From `active` to `transferred`; in any other state the answer is 409 `invalid_state_transition`.
   *
   * Scope: `write:learners`.
   *
   * Emits `enrollment.ended`, `learner.enrolled`, `learner.updated`.
   *
   * @param enrollmentId - Identifier of the enrollment, prefix `enr_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `term_closed`, `already_enrolled`, `class_full`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `outside_term`, `class_not_offered`, `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.enrollments.transfer(enrollmentId, {
   *   to_class_id: 'cls_01k9x2v7d3f8h5m6n7p8q9r0st',
   * });
   * ```
   */
  transfer(enrollmentId: string, body: EnrollmentTransfer, options?: ChangeOptions): Call<Enrollment>;

  /**
   * Cancel an enrollment.
   *
   * Drops a pending enrollment. From `pending` to `cancelled`; in any other state the answer is 409 `invalid_state_transition`.
   *
   * Scope: `write:learners`.
   *
   * @param enrollmentId - Identifier of the enrollment, prefix `enr_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `term_closed`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.enrollments.cancel(enrollmentId);
   * ```
   */
  cancel(enrollmentId: string, options?: ChangeOptions): Call<Enrollment>;
}

/** Learners, their guardians and medical notes. */
export interface LearnersResource {
  /**
   * List a learner's enrollments.
   *
   * Gives the enrollments of a learner a page at a time, oldest first.
   *
   * Scope: `read:learners`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `term_id`, `status`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.learners.enrollments(learnerId)) {
   *   console.log(record);
   * }
   * ```
   */
  enrollments(learnerId: string, query?: LearnersEnrollmentsQuery, options?: RequestOptions): List<Enrollment>;

  /**
   * List learners.
   *
   * Gives the learners of the school a page at a time, oldest first.
   *
   * Scope: `read:learners`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `grade_level`, `class`, `class_id`, `status`, `admission_number`, `name`, `guardian_id`, `enrolled_on`, `term_id`, `grade_level_id`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.learners.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: LearnersListQuery, options?: RequestOptions): List<Learner>;

  /**
   * Create a learner.
   *
   * Creates a learner. Send `name`, or `first_name` and `last_name`, from which it is composed.
   *
   * `grade_level` and `class` are labels; any label is stored. Where the school has a grade level, or a register
   * class of the current year, with that label, `grade_level_id` and `class_id` are set too, and an active learner
   * is enrolled in the class. The ids can be sent instead.
   *
   * Scope: `write:learners`.
   *
   * Emits `learner.created`, `learner.enrolled`.
   *
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws ConflictError 409: `already_exists`, `class_full`, `idempotency_key_in_use`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.learners.create({
   *   name: 'Thandi Example',
   *   grade_level: 'Grade 5',
   *   class: '5B',
   *   date_of_birth: '2015-03-09',
   * });
   * ```
   */
  create(body: LearnerCreate, options?: WriteOptions): Call<Learner>;

  /**
   * Get a learner.
   *
   * Gives one learner, archived or not.
   *
   * Scope: `read:learners`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.learners.get(learnerId);
   * ```
   */
  get(learnerId: string, options?: ReadOptions): Call<Learner>;
  /** As above; gives null when the record is still the one with the etag `ifNoneMatch`. */
  get(learnerId: string, options: ConditionalOptions): Call<Learner | null>;

  /**
   * Update a learner.
   *
   * Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
   *
   * A `class` that is the label of a register class of the current year (or a `class_id`) moves the learner: the
   * primary enrollment in the previous class is transferred, or withdrawn where there is no such class. Any other
   * label is only stored.
   *
   * Scope: `write:learners`.
   *
   * Emits `learner.updated`, `learner.enrolled`, `enrollment.ended`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `class_full`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.learners.update(learnerId, {
   *   grade_level: 'Grade 6',
   *   class: '6B',
   * });
   * ```
   */
  update(learnerId: string, body?: LearnerUpdate, options?: ChangeOptions): Call<Learner>;

  /**
   * Archive a learner.
   *
   * Archives the learner: the record stays readable, leaves the lists and refuses changes. Open enrollments are withdrawn. Doing it again changes nothing.
   *
   * Scope: `write:learners`.
   *
   * Emits `learner.archived`, `enrollment.ended`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.learners.archive(learnerId);
   * ```
   */
  archive(learnerId: string, options?: ChangeOptions): Call<Learner>;

  /**
   * Restore a learner.
   *
   * Brings an archived learner back. Unique values are checked again. Doing it again changes nothing.
   *
   * Scope: `write:learners`.
   *
   * Emits `learner.restored`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.learners.restore(learnerId);
   * ```
   */
  restore(learnerId: string, options?: ChangeOptions): Call<Learner>;

  /**
   * Admit a learner.
   *
   * Admits a learner who was expected, or who had left. From `prospective` or `left` to `active`; in any other state the answer is 409 `invalid_state_transition`.
   *
   * Scope: `write:learners`.
   *
   * Emits `learner.updated`, `learner.enrolled`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `class_full`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.learners.admit(learnerId, {
   *   admitted_on: '2026-01-14',
   * });
   * ```
   */
  admit(learnerId: string, body?: LearnerAdmit, options?: ChangeOptions): Call<Learner>;

  /**
   * Leave a learner.
   *
   * Records that a learner leaves. When `left_on` is today or earlier, the learner's status is `left` at once and open
   * enrollments end on that day. When it is a later day, the learner stays active with `left_on` set, and leaves when
   * that day begins in the school's time zone. Send it again to change the day, or cancel it with `cancel-leave`.
   *  From `active` to `left`; in any other state the answer is 409 `invalid_state_transition`.
   *
   * Scope: `write:learners`.
   *
   * Emits `learner.left`, `learner.updated`, `enrollment.ended`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.learners.leave(learnerId, {
   *   left_on: '2026-01-30',
   *   left_reason: 'transferred',
   * });
   * ```
   */
  leave(learnerId: string, body: LearnerLeave, options?: ChangeOptions): Call<Learner>;

  /**
   * Cancel a learner's leave.
   *
   * Cancels a leave that has not taken effect. Without one it changes nothing. From `active` to `active`; in any other state the answer is 409 `invalid_state_transition`. Doing it again changes nothing.
   *
   * Scope: `write:learners`.
   *
   * Emits `learner.updated`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.learners.cancelLeave(learnerId);
   * ```
   */
  cancelLeave(learnerId: string, options?: ChangeOptions): Call<Learner>;

  /**
   * List a learner's siblings.
   *
   * Gives the learners who share a guardian with the learner, whatever the relation. A link without access (`access: none`) makes no sibling known.
   *
   * Scope: `read:learners`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.learners.siblings(learnerId)) {
   *   console.log(record);
   * }
   * ```
   */
  siblings(learnerId: string, query?: LearnersSiblingsQuery, options?: RequestOptions): List<Learner>;

  /**
   * List what happened to a learner.
   *
   * Gives the changes of the learner's record, enrollments and links to guardians, newest first: what was done, when, and to which fields. Who did it, and the values, are in the audit log. Medical notes are no part of it.
   *
   * Scope: `read:learners`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param query - `limit`, `starting_after`, `order`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.learners.timeline(learnerId)) {
   *   console.log(record);
   * }
   * ```
   */
  timeline(learnerId: string, query?: LearnersTimelineQuery, options?: RequestOptions): List<TimelineEntry>;
}

/** Bulk imports of records from other systems. */
export interface ImportsResource {
  /**
   * List imports.
   *
   * Gives the imports of the school a page at a time, oldest first.
   *
   * Scope: `read:imports`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `kind`, `status`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.imports.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: ImportsListQuery, options?: RequestOptions): List<Import>;

  /**
   * Create an import.
   *
   * Takes rows of one kind, at most 5000, and brings them into the school one by one: each row is a change of its
   * own, carried out as the operation that creates or updates such a record, with its events and audit entries. A
   * row that is refused does not stop the others.
   *
   * A row of each kind has a schema of its own, such as `LearnerRow`: the fields of the kind's create body, and
   * `external_id`, which is kept in `external_ids` under `source`. Any field `<name>_id` that refers to a record
   * may be sent as `<name>_external_id` instead, the id that the record has in the same source. An external id is
   * a string; a whole number is taken as its decimal digits, so `17` and `"17"` are the same id. Null is the same
   * as no `external_id`. Values are checked row by row: the result of a row lists every wrong field in `errors`.
   *
   * A row is known again by its external id; without one by what is unique of its kind (`admission_number`,
   * `email`, `label`, `code`, `name` or `number`), without regard to case. Rows that change nothing are `unchanged`, so an import can be
   * sent again.
   *
   * Rows come as JSON (`rows`) or as CSV text (`csv`). The key needs the scopes of the kind too. The import goes on
   * after the response: look at its `status`. The imports of a school are carried out one after the other, in the
   * order sent.
   *
   * Scope: `write:imports`.
   *
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws ConflictError 409: `already_exists`, `too_many_removals`, `idempotency_key_in_use`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.imports.create({
   *   kind: 'learners',
   *   source: 'sis',
   *   rows: [
   *     {
   *       external_id: '13001',
   *       first_name: 'Thandi',
   *       last_name: 'Example',
   *       grade_level: 'Grade 5',
   *     },
   *     {
   *       external_id: '13002',
   *       first_name: 'Sipho',
   *       last_name: 'Example',
   *       grade_level: 'Grade 7',
   *     },
   *   ],
   * });
   * ```
   */
  create(body: ImportCreate, options?: WriteOptions): Call<Import>;

  /**
   * Get an import.
   *
   * Gives one import, archived or not.
   *
   * Scope: `read:imports`.
   *
   * @param importId - Identifier of the import, prefix `imp_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.imports.get(importId);
   * ```
   */
  get(importId: string, options?: RequestOptions): Call<Import>;

  /**
   * Cancel an import.
   *
   * Ends an import that is queued or running; what it has done stays. From `queued` or `running` to `cancelled`; in any other state the answer is 409 `invalid_state_transition`.
   *
   * Scope: `write:imports`.
   *
   * @param importId - Identifier of the import, prefix `imp_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.imports.cancel(importId);
   * ```
   */
  cancel(importId: string, options?: ChangeOptions): Call<Import>;

  /**
   * List the rows of an import.
   *
   * Gives what became of each row of an import, a page at a time, in the order sent.
   *
   * Scope: `read:imports`.
   *
   * @param importId - Identifier of the import, prefix `imp_`.
   * @param query - `limit`, `starting_after`, `order`, `result`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.imports.rows(importId)) {
   *   console.log(record);
   * }
   * ```
   */
  rows(importId: string, query?: ImportsRowsQuery, options?: RequestOptions): List<ImportRow>;
}

/** Methods of `client.guardians`. */
export interface GuardiansResource {
  /**
   * List guardians.
   *
   * Gives the guardians of the school a page at a time, oldest first.
   *
   * Scope: `read:learners`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `name`, `email`, `phone`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.guardians.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: GuardiansListQuery, options?: RequestOptions): List<Guardian>;

  /**
   * Create a guardian.
   *
   * Creates a guardian: one record for a person, shared by all of whom they are a guardian. Send `name`, or `first_name` and `last_name`, from which it is composed.
   *
   * Scope: `write:learners`.
   *
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws ConflictError 409: `already_exists`, `idempotency_key_in_use`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.guardians.create({
   *   name: 'Nomsa Example',
   *   email: 'nomsa@example.org',
   *   phone: '+27820000000',
   * });
   * ```
   */
  create(body: GuardianCreate, options?: WriteOptions): Call<Guardian>;

  /**
   * Get a guardian.
   *
   * Gives one guardian, archived or not.
   *
   * Scope: `read:learners`.
   *
   * @param guardianId - Identifier of the guardian, prefix `gdn_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.guardians.get(guardianId);
   * ```
   */
  get(guardianId: string, options?: ReadOptions): Call<Guardian>;
  /** As above; gives null when the record is still the one with the etag `ifNoneMatch`. */
  get(guardianId: string, options: ConditionalOptions): Call<Guardian | null>;

  /**
   * Update a guardian.
   *
   * Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
   *
   * Scope: `write:learners`.
   *
   * @param guardianId - Identifier of the guardian, prefix `gdn_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.guardians.update(guardianId, {
   *   channels: { sms: false },
   * });
   * ```
   */
  update(guardianId: string, body?: GuardianUpdate, options?: ChangeOptions): Call<Guardian>;

  /**
   * Archive a guardian.
   *
   * Archives the guardian: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
   *
   * Scope: `write:learners`.
   *
   * @param guardianId - Identifier of the guardian, prefix `gdn_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_in_use`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.guardians.archive(guardianId);
   * ```
   */
  archive(guardianId: string, options?: ChangeOptions): Call<Guardian>;

  /**
   * Restore a guardian.
   *
   * Brings an archived guardian back. Unique values are checked again. Doing it again changes nothing.
   *
   * Scope: `write:learners`.
   *
   * @param guardianId - Identifier of the guardian, prefix `gdn_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.guardians.restore(guardianId);
   * ```
   */
  restore(guardianId: string, options?: ChangeOptions): Call<Guardian>;

  /**
   * List the links of a guardian.
   *
   * Gives the links of a guardian to learners, those without access left out.
   *
   * Scope: `read:learners`.
   *
   * @param guardianId - Identifier of the guardian, prefix `gdn_`.
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.guardians.learners(guardianId)) {
   *   console.log(record);
   * }
   * ```
   */
  learners(guardianId: string, query?: GuardiansLearnersQuery, options?: RequestOptions): List<LearnerGuardian>;
}

/** Methods of `client.learnerGuardians`. */
export interface LearnerGuardiansResource {
  /**
   * List links to guardians.
   *
   * Gives the links to guardians of the school a page at a time, oldest first.
   *
   * Scope: `read:learners`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `guardian_id`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.learnerGuardians.list(learnerId)) {
   *   console.log(record);
   * }
   * ```
   */
  list(learnerId: string, query?: LearnerGuardiansListQuery, options?: RequestOptions): List<LearnerGuardian>;

  /**
   * Create a link to a guardian.
   *
   * Links a guardian to the learner. A learner has one primary guardian at most: a new one replaces the previous one.
   *
   * Scope: `write:learners`.
   *
   * Emits `guardian.linked`, `guardian.link-updated`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `idempotency_key_in_use`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.learnerGuardians.create(learnerId, {
   *   guardian_id: 'gdn_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   relationship: 'mother',
   *   is_primary: true,
   * });
   * ```
   */
  create(learnerId: string, body: LearnerGuardianCreate, options?: WriteOptions): Call<LearnerGuardian>;

  /**
   * Get a link to a guardian.
   *
   * Gives one link to a guardian, archived or not.
   *
   * Scope: `read:learners`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param learnerGuardianId - Identifier of the learner guardian, prefix `lgd_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.learnerGuardians.get(learnerId, learnerGuardianId);
   * ```
   */
  get(learnerId: string, learnerGuardianId: string, options?: ReadOptions): Call<LearnerGuardian>;
  /** As above; gives null when the record is still the one with the etag `ifNoneMatch`. */
  get(learnerId: string, learnerGuardianId: string, options: ConditionalOptions): Call<LearnerGuardian | null>;

  /**
   * Update a link to a guardian.
   *
   * Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
   *
   * Scope: `write:learners`.
   *
   * Emits `guardian.link-updated`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param learnerGuardianId - Identifier of the learner guardian, prefix `lgd_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.learnerGuardians.update(learnerId, learnerGuardianId, {
   *   pickup_authorised: true,
   * });
   * ```
   */
  update(learnerId: string, learnerGuardianId: string, body?: LearnerGuardianUpdate, options?: ChangeOptions): Call<LearnerGuardian>;

  /**
   * Archive a link to a guardian.
   *
   * Archives the link to a guardian: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
   *
   * Scope: `write:learners`.
   *
   * Emits `guardian.unlinked`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param learnerGuardianId - Identifier of the learner guardian, prefix `lgd_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.learnerGuardians.archive(learnerId, learnerGuardianId);
   * ```
   */
  archive(learnerId: string, learnerGuardianId: string, options?: ChangeOptions): Call<LearnerGuardian>;
}

/** Methods of `client.medicalNotes`. */
export interface MedicalNotesResource {
  /**
   * List medical notes.
   *
   * Gives the medical notes of a learner a page at a time, oldest first. The audit log keeps who read them.
   *
   * Scope: `read:medical`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `kind`, `severity`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * for await (const record of client.medicalNotes.list(learnerId)) {
   *   console.log(record);
   * }
   * ```
   */
  list(learnerId: string, query?: MedicalNotesListQuery, options?: RequestOptions): List<MedicalNote>;

  /**
   * Create a medical note.
   *
   * Creates a medical note and returns it. To a key with `read:medical` the response carries its texts, and the audit log keeps it as a read.
   *
   * Scope: `write:medical`.
   *
   * Emits `learner.updated`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `idempotency_key_in_use`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.medicalNotes.create(learnerId, {
   *   kind: 'allergy',
   *   title: 'Peanuts',
   *   severity: 'critical',
   *   response: 'Call an ambulance',
   * });
   * ```
   */
  create(learnerId: string, body: MedicalNoteCreate, options?: WriteOptions): Call<MedicalNote>;

  /**
   * Get a medical note.
   *
   * Gives one medical note, archived or not. The audit log keeps who read it.
   *
   * Scope: `read:medical`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param medicalNoteId - Identifier of the medical note, prefix `med_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.medicalNotes.get(learnerId, medicalNoteId);
   * ```
   */
  get(learnerId: string, medicalNoteId: string, options?: ReadOptions): Call<MedicalNote>;
  /** As above; gives null when the record is still the one with the etag `ifNoneMatch`. */
  get(learnerId: string, medicalNoteId: string, options: ConditionalOptions): Call<MedicalNote | null>;

  /**
   * Update a medical note.
   *
   * Changes only the fields sent; null clears a nullable field. An empty body changes nothing. To a key with `read:medical` the response carries the texts of the note, and the audit log keeps it as a read.
   *
   * Scope: `write:medical`.
   *
   * Emits `learner.updated`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param medicalNoteId - Identifier of the medical note, prefix `med_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.medicalNotes.update(learnerId, medicalNoteId, {
   *   severity: 'caution',
   * });
   * ```
   */
  update(learnerId: string, medicalNoteId: string, body?: MedicalNoteUpdate, options?: ChangeOptions): Call<MedicalNote>;

  /**
   * Archive a medical note.
   *
   * Archives the medical note: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
   *
   * Scope: `write:medical`.
   *
   * Emits `learner.updated`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param medicalNoteId - Identifier of the medical note, prefix `med_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.medicalNotes.archive(learnerId, medicalNoteId);
   * ```
   */
  archive(learnerId: string, medicalNoteId: string, options?: ChangeOptions): Call<MedicalNote>;

  /**
   * Restore a medical note.
   *
   * Brings an archived medical note back. Unique values are checked again. Doing it again changes nothing.
   *
   * Scope: `write:medical`.
   *
   * Emits `learner.updated`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param medicalNoteId - Identifier of the medical note, prefix `med_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.medicalNotes.restore(learnerId, medicalNoteId);
   * ```
   */
  restore(learnerId: string, medicalNoteId: string, options?: ChangeOptions): Call<MedicalNote>;
}

/** The school (tenant) that the key belongs to. */
export interface SchoolResource {
  /**
   * Get the school.
   *
   * Gives the school that the key belongs to, with its settings.
   *
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.school.get();
   * ```
   */
  get(options?: ReadOptions): Call<School>;
  /** As above; gives null when the record is still the one with the etag `ifNoneMatch`. */
  get(options: ConditionalOptions): Call<School | null>;

  /**
   * Update the school.
   *
   * Changes the school's settings. Only the fields sent change.
   *
   * Scope: `admin:school`.
   *
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws ConflictError 409: `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.school.update({
   *   time_zone: 'Africa/Johannesburg',
   *   attendance_mode: 'am_pm',
   * });
   * ```
   */
  update(body?: SchoolUpdate, options?: ChangeOptions): Call<School>;
}

/** Methods of `client.retention`. */
export interface RetentionResource {
  /**
   * Get the retention settings.
   *
   * Gives how long the school keeps what it holds on its learners. The `ETag` is that of the school.
   *
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.retention.get();
   * ```
   */
  get(options?: ReadOptions): Call<Retention>;
  /** As above; gives null when the record is still the one with the etag `ifNoneMatch`. */
  get(options: ConditionalOptions): Call<Retention | null>;

  /**
   * Update the retention settings.
   *
   * Changes only the fields sent, of each family sent.
   *
   * Scope: `admin:school`.
   *
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws ConflictError 409: `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.retention.update({ fees: { months: 96 } });
   * ```
   */
  update(body?: RetentionUpdate, options?: ChangeOptions): Call<Retention>;
}

/** The people who work at the school: their records, invitations, roles and qualifications. */
export interface StaffResource {
  /**
   * List staff.
   *
   * Gives the staff of the school a page at a time, oldest first.
   *
   * Scope: `read:staff`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `staff_type`, `status`, `role`, `subject_id`, `class_id`, `email`, `employee_number`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.staff.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: StaffListQuery, options?: RequestOptions): List<Staff>;

  /**
   * Create a staff member.
   *
   * Creates a staff member who is active, and has no login: that comes with an invitation alone. Send `name`, or `first_name` and `last_name`, from which it is composed.
   *
   * Scope: `write:staff`.
   *
   * Emits `staff.created`.
   *
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws ConflictError 409: `already_exists`, `idempotency_key_in_use`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.staff.create({
   *   first_name: 'Sam',
   *   last_name: 'Example',
   *   email: 'sam@example.org',
   *   phone: '+27215550100',
   *   employee_number: 'E-017',
   *   staff_type: 'teacher',
   *   employment: 'state',
   *   starts_on: '2026-01-14',
   * });
   * ```
   */
  create(body: StaffCreate, options?: WriteOptions): Call<Staff>;

  /**
   * Get a staff member.
   *
   * Gives one staff member, archived or not.
   *
   * Scope: `read:staff`.
   *
   * @param staffId - Identifier of the staff, prefix `stf_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.staff.get(staffId);
   * ```
   */
  get(staffId: string, options?: ReadOptions): Call<Staff>;
  /** As above; gives null when the record is still the one with the etag `ifNoneMatch`. */
  get(staffId: string, options: ConditionalOptions): Call<Staff | null>;

  /**
   * Update a staff member.
   *
   * Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
   *
   * Scope: `write:staff`.
   *
   * Emits `staff.updated`.
   *
   * @param staffId - Identifier of the staff, prefix `stf_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.staff.update(staffId, {
   *   job_title: 'Head of mathematics',
   *   max_periods_per_cycle: 24,
   * });
   * ```
   */
  update(staffId: string, body?: StaffUpdate, options?: ChangeOptions): Call<Staff>;

  /**
   * Archive a staff member.
   *
   * Archives the staff member: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
   *
   * Scope: `write:staff`.
   *
   * Emits `staff.archived`.
   *
   * @param staffId - Identifier of the staff, prefix `stf_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `last_owner`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.staff.archive(staffId);
   * ```
   */
  archive(staffId: string, options?: ChangeOptions): Call<Staff>;

  /**
   * Restore a staff member.
   *
   * Brings an archived staff member back. Unique values are checked again. Doing it again changes nothing.
   *
   * Scope: `write:staff`.
   *
   * Emits `staff.restored`.
   *
   * @param staffId - Identifier of the staff, prefix `stf_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.staff.restore(staffId);
   * ```
   */
  restore(staffId: string, options?: ChangeOptions): Call<Staff>;

  /**
   * Suspend a staff member.
   *
   * Keeps a staff member from working here until further notice. From `active` to `suspended`; in any other state the answer is 409 `invalid_state_transition`.
   *
   * Scope: `write:staff`.
   *
   * Emits `staff.updated`.
   *
   * @param staffId - Identifier of the staff, prefix `stf_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `last_owner`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.staff.suspend(staffId);
   * ```
   */
  suspend(staffId: string, options?: ChangeOptions): Call<Staff>;

  /**
   * Reactivate a staff member.
   *
   * Ends a suspension. From `suspended` to `active`; in any other state the answer is 409 `invalid_state_transition`.
   *
   * Scope: `write:staff`.
   *
   * Emits `staff.updated`.
   *
   * @param staffId - Identifier of the staff, prefix `stf_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.staff.reactivate(staffId);
   * ```
   */
  reactivate(staffId: string, options?: ChangeOptions): Call<Staff>;

  /**
   * Let a staff member leave.
   *
   * Notes that a staff member leaves the school, for good. From `active` or `suspended` to `left`; in any other state the answer is 409 `invalid_state_transition`.
   *
   * Scope: `write:staff`.
   *
   * Emits `staff.left`.
   *
   * @param staffId - Identifier of the staff, prefix `stf_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `last_owner`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.staff.leave(staffId, { ends_on: '2026-12-09' });
   * ```
   */
  leave(staffId: string, body: StaffLeave, options?: ChangeOptions): Call<Staff>;
}

/** Methods of `client.invitations`. */
export interface InvitationsResource {
  /**
   * List invitations.
   *
   * Gives the invitations of the school a page at a time, oldest first.
   *
   * Scope: `read:staff`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `status`, `email`, `staff_id`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.invitations.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: InvitationsListQuery, options?: RequestOptions): List<Invitation>;

  /**
   * Create an invitation.
   *
   * Invites somebody to join the staff, and makes their staff record, with the status `invited`. Only this response contains `token`; the server keeps a hash of it. Send it to the person; the server itself sends no mail.
   *
   * Scope: `write:staff`.
   *
   * Emits `staff.invited`, `staff.created`.
   *
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws ConflictError 409: `already_exists`, `idempotency_key_in_use`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.invitations.create({
   *   email: 'thandi@example.org',
   *   name: 'Thandi Example',
   *   staff_type: 'teacher',
   *   roles: ['teacher'],
   * });
   * ```
   */
  create(body: InvitationCreate, options?: WriteOptions): Call<InvitationWithToken>;

  /**
   * Get an invitation.
   *
   * Gives one invitation, archived or not.
   *
   * Scope: `read:staff`.
   *
   * @param invitationId - Identifier of the invitation, prefix `ivt_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.invitations.get(invitationId);
   * ```
   */
  get(invitationId: string, options?: RequestOptions): Call<Invitation>;

  /**
   * Make a new token for an invitation.
   *
   * Gives the invitation a new token and seven more days; the previous token stops working. From `pending` or `expired` to `pending`; in any other state the answer is 409 `invalid_state_transition`.
   *
   * Scope: `write:staff`.
   *
   * @param invitationId - Identifier of the invitation, prefix `ivt_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.invitations.resend(invitationId);
   * ```
   */
  resend(invitationId: string, options?: ChangeOptions): Call<InvitationWithToken>;

  /**
   * Revoke an invitation.
   *
   * Revokes an invitation, and archives the staff record that it made. From `pending` to `revoked`; in any other state the answer is 409 `invalid_state_transition`.
   *
   * Scope: `write:staff`.
   *
   * Emits `staff.archived`.
   *
   * @param invitationId - Identifier of the invitation, prefix `ivt_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.invitations.revoke(invitationId);
   * ```
   */
  revoke(invitationId: string, options?: ChangeOptions): Call<Invitation>;

  /**
   * Accept an invitation.
   *
   * Makes the invited staff member active and gives them the roles of the invitation. It takes no API key: the token says who calls. A token that is unknown, was used or revoked, or has expired, gets 410 `invitation_not_usable`. Rollbook keeps no passwords; `identity` says by whom your login knows the person.
   *
   * Needs no API key.
   *
   * Emits `staff.activated`.
   *
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws ConflictError 409: `idempotency_key_in_use`
   * @throws GoneError 410: `invitation_not_usable`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.invitations.accept({
   *   token: 'ivtok_EXAMPLE',
   *   identity: {
   *     issuer: 'https://login.example.org',
   *     subject: '248289761001',
   *   },
   * });
   * ```
   */
  accept(body: InvitationAccept, options?: WriteOptions): Call<Staff>;
}

/** Methods of `client.roleAssignments`. */
export interface RoleAssignmentsResource {
  /**
   * List role assignments.
   *
   * Gives the role assignments of the school a page at a time, oldest first.
   *
   * Scope: `read:staff`.
   *
   * @param staffId - Identifier of the staff, prefix `stf_`.
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `role`, `scope_id`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.roleAssignments.list(staffId)) {
   *   console.log(record);
   * }
   * ```
   */
  list(staffId: string, query?: RoleAssignmentsListQuery, options?: RequestOptions): List<RoleAssignment>;

  /**
   * Create a role assignment.
   *
   * Gives a staff member a role.
   *
   * Scope: `write:staff`.
   *
   * @param staffId - Identifier of the staff, prefix `stf_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `idempotency_key_in_use`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.roleAssignments.create(staffId, {
   *   role: 'teacher',
   *   starts_on: '2026-01-14',
   * });
   * ```
   */
  create(staffId: string, body: RoleAssignmentCreate, options?: WriteOptions): Call<RoleAssignment>;

  /**
   * Get a role assignment.
   *
   * Gives one role assignment, archived or not.
   *
   * Scope: `read:staff`.
   *
   * @param staffId - Identifier of the staff, prefix `stf_`.
   * @param roleAssignmentId - Identifier of the role assignment, prefix `rol_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.roleAssignments.get(staffId, roleAssignmentId);
   * ```
   */
  get(staffId: string, roleAssignmentId: string, options?: ReadOptions): Call<RoleAssignment>;
  /** As above; gives null when the record is still the one with the etag `ifNoneMatch`. */
  get(staffId: string, roleAssignmentId: string, options: ConditionalOptions): Call<RoleAssignment | null>;

  /**
   * Update a role assignment.
   *
   * Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
   *
   * Scope: `write:staff`.
   *
   * @param staffId - Identifier of the staff, prefix `stf_`.
   * @param roleAssignmentId - Identifier of the role assignment, prefix `rol_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `last_owner`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.roleAssignments.update(staffId, roleAssignmentId, {
   *   ends_on: '2026-12-09',
   * });
   * ```
   */
  update(staffId: string, roleAssignmentId: string, body?: RoleAssignmentUpdate, options?: ChangeOptions): Call<RoleAssignment>;

  /**
   * Archive a role assignment.
   *
   * Takes the role from the staff member. Doing it again changes nothing.
   *
   * Scope: `write:staff`.
   *
   * @param staffId - Identifier of the staff, prefix `stf_`.
   * @param roleAssignmentId - Identifier of the role assignment, prefix `rol_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `last_owner`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.roleAssignments.archive(staffId, roleAssignmentId);
   * ```
   */
  archive(staffId: string, roleAssignmentId: string, options?: ChangeOptions): Call<RoleAssignment>;
}

/** Methods of `client.qualifications`. */
export interface QualificationsResource {
  /**
   * List qualifications.
   *
   * Gives the qualifications of the school a page at a time, oldest first.
   *
   * Scope: `read:staff`.
   *
   * @param staffId - Identifier of the staff, prefix `stf_`.
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `kind`, `status`, `expires_before`, `subject_id`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.qualifications.list(staffId)) {
   *   console.log(record);
   * }
   * ```
   */
  list(staffId: string, query?: QualificationsListQuery, options?: RequestOptions): List<Qualification>;

  /**
   * Create a qualification.
   *
   * Creates a qualification and gives it back.
   *
   * Scope: `write:staff`.
   *
   * @param staffId - Identifier of the staff, prefix `stf_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `idempotency_key_in_use`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.qualifications.create(staffId, {
   *   title: 'First aid level 2',
   *   kind: 'first_aid',
   *   awarded_on: '2025-03-01',
   *   expires_on: '2028-02-29',
   * });
   * ```
   */
  create(staffId: string, body: QualificationCreate, options?: WriteOptions): Call<Qualification>;

  /**
   * Get a qualification.
   *
   * Gives one qualification, archived or not.
   *
   * Scope: `read:staff`.
   *
   * @param staffId - Identifier of the staff, prefix `stf_`.
   * @param qualificationId - Identifier of the qualification, prefix `qlf_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.qualifications.get(staffId, qualificationId);
   * ```
   */
  get(staffId: string, qualificationId: string, options?: RequestOptions): Call<Qualification>;

  /**
   * Update a qualification.
   *
   * Changes only the fields sent; null clears a nullable field. An empty body changes nothing.
   *
   * Scope: `write:staff`.
   *
   * @param staffId - Identifier of the staff, prefix `stf_`.
   * @param qualificationId - Identifier of the qualification, prefix `qlf_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.qualifications.update(staffId, qualificationId, {
   *   institution: 'Example Training College',
   * });
   * ```
   */
  update(staffId: string, qualificationId: string, body?: QualificationUpdate, options?: ChangeOptions): Call<Qualification>;

  /**
   * Archive a qualification.
   *
   * Archives the qualification: it stays readable, leaves the lists and refuses changes. Doing it again changes nothing.
   *
   * Scope: `write:staff`.
   *
   * @param staffId - Identifier of the staff, prefix `stf_`.
   * @param qualificationId - Identifier of the qualification, prefix `qlf_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.qualifications.archive(staffId, qualificationId);
   * ```
   */
  archive(staffId: string, qualificationId: string, options?: ChangeOptions): Call<Qualification>;

  /**
   * Restore a qualification.
   *
   * Brings an archived qualification back. Unique values are checked again. Doing it again changes nothing.
   *
   * Scope: `write:staff`.
   *
   * @param staffId - Identifier of the staff, prefix `stf_`.
   * @param qualificationId - Identifier of the qualification, prefix `qlf_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.qualifications.restore(staffId, qualificationId);
   * ```
   */
  restore(staffId: string, qualificationId: string, options?: ChangeOptions): Call<Qualification>;

  /**
   * Verify a qualification.
   *
   * Notes that somebody of the school has seen the proof. From `unverified` to `verified`; in any other state the answer is 409 `invalid_state_transition`.
   *
   * Scope: `write:staff`.
   *
   * @param staffId - Identifier of the staff, prefix `stf_`.
   * @param qualificationId - Identifier of the qualification, prefix `qlf_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.qualifications.verify(staffId, qualificationId);
   * ```
   */
  verify(staffId: string, qualificationId: string, options?: ChangeOptions): Call<Qualification>;

  /**
   * Reject a qualification.
   *
   * Notes that the proof does not hold. From `unverified` to `rejected`; in any other state the answer is 409 `invalid_state_transition`.
   *
   * Scope: `write:staff`.
   *
   * @param staffId - Identifier of the staff, prefix `stf_`.
   * @param qualificationId - Identifier of the qualification, prefix `qlf_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.qualifications.reject(staffId, qualificationId, {
   *   reason: 'The certificate is of another person.',
   * });
   * ```
   */
  reject(staffId: string, qualificationId: string, body: QualificationReject, options?: ChangeOptions): Call<Qualification>;
}

/** Webhook endpoints, the events sent to them, and the log of every attempt. */
export interface WebhooksResource {
  /**
   * List webhook endpoints.
   *
   * Gives the webhook endpoints of the school a page at a time, oldest first.
   *
   * Scope: `read:events`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `status`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.webhooks.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: WebhooksListQuery, options?: RequestOptions): List<Webhook>;

  /**
   * Register a webhook endpoint.
   *
   * Registers a URL for the event types named; `*` means every type of the endpoint's version.
   * Only this response and that of a rotation contain `signing_secret`. Live schools need `https`.
   * A school can have 50 endpoints, unless the server is configured otherwise.
   *
   * Scope: `write:webhooks`.
   *
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws ConflictError 409: `already_exists`, `limit_reached`, `idempotency_key_in_use`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_event_type`, `target_not_allowed`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.webhooks.create({
   *   url: 'https://example.org/hooks/rollbook',
   *   events: ['learner.created', 'learner.archived'],
   * });
   * ```
   */
  create(body: WebhookCreate, options?: WriteOptions): Call<WebhookWithSecret>;

  /**
   * Get a webhook endpoint.
   *
   * Gives one webhook endpoint, archived or not.
   *
   * Scope: `read:events`.
   *
   * @param webhookId - Identifier of the webhook, prefix `wh_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.webhooks.get(webhookId);
   * ```
   */
  get(webhookId: string, options?: ReadOptions): Call<Webhook>;
  /** As above; gives null when the record is still the one with the etag `ifNoneMatch`. */
  get(webhookId: string, options: ConditionalOptions): Call<Webhook | null>;

  /**
   * Update a webhook endpoint.
   *
   * Changes only the fields sent. `version` can be raised, never lowered.
   *
   * Scope: `write:webhooks`.
   *
   * @param webhookId - Identifier of the webhook, prefix `wh_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_event_type`, `target_not_allowed`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.webhooks.update(webhookId, { events: ['*'] });
   * ```
   */
  update(webhookId: string, body?: WebhookUpdate, options?: ChangeOptions): Call<Webhook>;

  /**
   * Archive a webhook endpoint.
   *
   * Archives the endpoint; attempts that are still to come are cancelled. Doing it again changes nothing.
   *
   * Scope: `write:webhooks`.
   *
   * @param webhookId - Identifier of the webhook, prefix `wh_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.webhooks.archive(webhookId);
   * ```
   */
  archive(webhookId: string, options?: ChangeOptions): Call<Webhook>;

  /**
   * Restore a webhook endpoint.
   *
   * Brings an archived endpoint back, paused. Doing it again changes nothing.
   *
   * Scope: `write:webhooks`.
   *
   * @param webhookId - Identifier of the webhook, prefix `wh_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `limit_reached`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.webhooks.restore(webhookId);
   * ```
   */
  restore(webhookId: string, options?: ChangeOptions): Call<Webhook>;

  /**
   * Rotate the signing secret.
   *
   * Makes a new secret. For `expires_in` seconds deliveries are also signed with the previous one. Secrets of earlier
   * rotations continue to sign until they expire; at most five sign at a time.
   *
   * Scope: `write:webhooks`.
   *
   * @param webhookId - Identifier of the webhook, prefix `wh_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `limit_reached`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.webhooks.rotateSecret(webhookId, {
   *   expires_in: 3600,
   * });
   * ```
   */
  rotateSecret(webhookId: string, body?: WebhookRotateSecret, options?: ChangeOptions): Call<WebhookWithSecret>;

  /**
   * Pause a webhook endpoint.
   *
   * Deliveries are held from now on, not dropped. From `active` or `paused` to `paused`; in any other state the answer is 409 `invalid_state_transition`. Doing it again changes nothing.
   *
   * Scope: `write:webhooks`.
   *
   * @param webhookId - Identifier of the webhook, prefix `wh_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.webhooks.pause(webhookId);
   * ```
   */
  pause(webhookId: string, options?: ChangeOptions): Call<Webhook>;

  /**
   * Activate a webhook endpoint.
   *
   * Puts a paused or disabled endpoint back to work. What was held is sent at a gentle rate, or dropped if you say so. From `active` or `paused` or `disabled` to `active`; in any other state the answer is 409 `invalid_state_transition`. Doing it again changes nothing.
   *
   * Scope: `write:webhooks`.
   *
   * @param webhookId - Identifier of the webhook, prefix `wh_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.webhooks.activate(webhookId, { held: 'deliver' });
   * ```
   */
  activate(webhookId: string, body?: WebhookActivate, options?: ChangeOptions): Call<Webhook>;

  /**
   * Send a test event.
   *
   * Sends the endpoint a sample event of the type, marked by `Service-Test: true`, whether or not it is subscribed to that type.
   *
   * Scope: `write:webhooks`.
   *
   * @param webhookId - Identifier of the webhook, prefix `wh_`.
   * @param body - What to send.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `idempotency_key_in_use`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_event_type`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.webhooks.test(webhookId, { type: 'learner.created' });
   * ```
   */
  test(webhookId: string, body: WebhookTest, options?: ChangeOptions): Call<Delivery>;
}

/** Methods of `client.deliveries`. */
export interface DeliveriesResource {
  /**
   * List deliveries.
   *
   * The webhook activity log, newest first. Each delivery is one attempt to send one event to this endpoint.
   *
   * Scope: `read:events`.
   *
   * @param webhookId - Identifier of the webhook, prefix `wh_`.
   * @param query - `limit`, `starting_after`, `order`, `status`, `event_type`, `event_id`, `error`, `created_after`, `created_before`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.deliveries.list(webhookId)) {
   *   console.log(record);
   * }
   * ```
   */
  list(webhookId: string, query?: DeliveriesListQuery, options?: RequestOptions): List<Delivery>;

  /**
   * Get a delivery.
   *
   * Returns one attempt with the receiver's response.
   *
   * Scope: `read:events`.
   *
   * @param webhookId - Identifier of the webhook, prefix `wh_`.
   * @param deliveryId - Identifier of the delivery, prefix `dlv_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.deliveries.get(webhookId, deliveryId);
   * ```
   */
  get(webhookId: string, deliveryId: string, options?: RequestOptions): Call<Delivery>;

  /**
   * Redeliver an event.
   *
   * Sends the event of this delivery to the endpoint again, as a new delivery. A 2xx response to it ends the retries that are still planned.
   *
   * Scope: `write:webhooks`.
   *
   * @param webhookId - Identifier of the webhook, prefix `wh_`.
   * @param deliveryId - Identifier of the delivery, prefix `dlv_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `idempotency_key_in_use`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.deliveries.redeliver(webhookId, deliveryId);
   * ```
   */
  redeliver(webhookId: string, deliveryId: string, options?: WriteOptions): Call<Delivery>;
}

/** Methods of `client.events`. */
export interface EventsResource {
  /**
   * List events.
   *
   * The events of the school, newest first, in the version of the request. A client that was away can catch up here.
   *
   * Scope: `read:events`.
   *
   * @param query - `limit`, `starting_after`, `order`, `type`, `resource_id`, `delivery_success`, `created_after`, `created_before`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.events.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: EventsListQuery, options?: RequestOptions): List<Event>;

  /**
   * Get an event.
   *
   * Returns one event, in the version of the request; that of a test too, which is in no list.
   *
   * Scope: `read:events`.
   *
   * @param eventId - Identifier of the event, prefix `evt_`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.events.get(eventId);
   * ```
   */
  get(eventId: string, options?: RequestOptions): Call<Event>;

  /**
   * Explain an event's deliveries.
   *
   * Says for every endpoint of the school whether it received the event, and why not. Ordered as the endpoints were created, oldest first.
   *
   * Scope: `read:events`.
   *
   * @param eventId - Identifier of the event, prefix `evt_`.
   * @param query - `limit`, `starting_after`, `order`.
   * @param options - Limits, headers and signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.events.deliveries(eventId)) {
   *   console.log(record);
   * }
   * ```
   */
  deliveries(eventId: string, query?: EventsDeliveriesQuery, options?: RequestOptions): List<EventDelivery>;
}

/** The resources of the client. */
export interface Resources {
  /** API keys: who may call, with which scopes. A key cannot create a key with more than it has. */
  readonly apiKeys: ApiKeysResource;
  /** Read-only access to every change ever made in the school. Entries are numbered without gaps, each carries the hash of the one before, and the newest is signed (`GET /v1/audit-log/head`). */
  readonly auditLog: AuditLogResource;
  /** The `academic-years` operations. */
  readonly academicYears: AcademicYearsResource;
  /** The `terms` operations. */
  readonly terms: TermsResource;
  /** The `calendar-exceptions` operations. */
  readonly calendarExceptions: CalendarExceptionsResource;
  /** The `grade-levels` operations. */
  readonly gradeLevels: GradeLevelsResource;
  /** The `subjects` operations. */
  readonly subjects: SubjectsResource;
  /** The `rooms` operations. */
  readonly rooms: RoomsResource;
  /** The academic structure: academic years, terms, the calendar, grade levels, subjects, rooms and classes. */
  readonly classes: ClassesResource;
  /** The `calendar` operations. */
  readonly calendar: CalendarResource;
  /** Enrollments of learners in classes, for a term. */
  readonly enrollments: EnrollmentsResource;
  /** Learners, their guardians and medical notes. */
  readonly learners: LearnersResource;
  /** Bulk imports of records from other systems. */
  readonly imports: ImportsResource;
  /** The `guardians` operations. */
  readonly guardians: GuardiansResource;
  /** The `learner-guardians` operations. */
  readonly learnerGuardians: LearnerGuardiansResource;
  /** The `medical-notes` operations. */
  readonly medicalNotes: MedicalNotesResource;
  /** The school (tenant) that the key belongs to. */
  readonly school: SchoolResource;
  /** The `retention` operations. */
  readonly retention: RetentionResource;
  /** The people who work at the school: their records, invitations, roles and qualifications. */
  readonly staff: StaffResource;
  /** The `invitations` operations. */
  readonly invitations: InvitationsResource;
  /** The `role-assignments` operations. */
  readonly roleAssignments: RoleAssignmentsResource;
  /** The `qualifications` operations. */
  readonly qualifications: QualificationsResource;
  /** Webhook endpoints, the events sent to them, and the log of every attempt. */
  readonly webhooks: WebhooksResource;
  /** The `deliveries` operations. */
  readonly deliveries: DeliveriesResource;
  /** The `events` operations. */
  readonly events: EventsResource;
}
