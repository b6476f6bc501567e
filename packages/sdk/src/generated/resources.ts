// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { ChangeOptions, ConditionalOptions, DocumentOptions, JsonOptions, ReadOptions, RequestOptions, WriteOptions } from '../options.ts';
import type { List } from '../pages.ts';
import type { Call } from '../result.ts';
import type { AcademicYear, AcademicYearCreate, AcademicYearUpdate, Allocation, AllocationCreate, AllocationReverse, Announcement, AnnouncementCreate, AnnouncementUpdate, ApiKey, ApiKeyCreate, ApiKeyRoll, ApiKeyUpdate, ApiKeyWithSecret, Assessment, AssessmentCreate, AssessmentReopen, AssessmentUpdate, AttendanceAlerts, AttendanceSummaries, AuditEntry, AuditExport, AuditHead, AuditVerification, Bursary, BursaryApply, BursaryCreate, BursaryDecline, BursaryRevoke, BursaryUpdate, CalendarDays, CalendarException, CalendarExceptionCreate, CalendarExceptionUpdate, CalendarFeed, CalendarFeedCreate, CalendarFeedWithUrl, Class, ClassCreate, ClassUpdate, CreditNote, CreditNoteCreate, CreditNoteReverse, CreditTransfer, DailyAttendance, DeliveriesRedeliver, Delivery, DeliveryStats, DeliveryWithRequest, Enrollment, EnrollmentActivate, EnrollmentBulk, EnrollmentBulkResult, EnrollmentCreate, EnrollmentTransfer, EnrollmentUpdate, EnrollmentWithdraw, Event, EventDelivery, Excuse, ExcuseCreate, ExcuseReject, ExcuseUpdate, ExcuseWithdraw, FeeAccount, FeeAccountCreate, FeeAccountMerge, FeeAccountTransfer, FeeAccountUpdate, FeeItem, FeeItemCreate, FeeItemUpdate, FeeShares, FeeSharesPut, FollowUp, FollowUpCancel, FollowUpComplete, FollowUpCreate, FollowUpUpdate, Grade, GradeCreate, GradeLevel, GradeLevelCreate, GradeLevelUpdate, GradeUpdate, GradesPut, GradesPutResult, GradingScale, GradingScaleClone, GradingScaleCreate, GradingScaleUpdate, Guardian, GuardianCreate, GuardianErase, GuardianMerge, GuardianUpdate, GuardianWithWarnings, Import, ImportCreate, ImportRow, ImportSource, ImportUndo, ImportUndoCreate, Incident, IncidentBulk, IncidentBulkResult, IncidentCreate, IncidentDismiss, IncidentNoteCreate, IncidentReopen, IncidentResolve, IncidentUpdate, Invitation, InvitationAccept, InvitationCreate, InvitationResend, InvitationWithToken, Invoice, InvoiceCreate, InvoiceGenerate, InvoiceGenerateResult, InvoiceUpdate, InvoiceVoid, InvoiceWriteOff, InvoicesIssue, InvoicesIssued, Learner, LearnerAdmit, LearnerCreate, LearnerDiscipline, LearnerErase, LearnerExport, LearnerGuardian, LearnerGuardianCreate, LearnerGuardianUpdate, LearnerLeave, LearnerMerge, LearnerRow, LearnerUpdate, LearnerWithWarnings, LearnersLeave, LearnersLeft, LedgerEntry, Lessons, LoggedRequest, MedicalNote, MedicalNoteCreate, MedicalNoteUpdate, Message, MessageCreate, MessagePreview, MessageReceipt, MessageRecipient, MessageRecipientWithText, MessageTemplate, MessageTemplateCreate, MessageTemplatePreview, MessageTemplateUpdate, MissingRegisters, ParentNotification, ParentNotificationCreate, Payment, PaymentCreate, PaymentReverse, PaymentUpdate, Period, PeriodCreate, PeriodUpdate, PersonMerge, PersonWarning, Qualification, QualificationCreate, QualificationReject, QualificationUpdate, RedeliveredDeliveries, Refund, RefundCreate, RefundReverse, Register, RegisterCreate, RegisterUpdate, RegisterVoid, RequestErrors, RequestLogStatus, Retention, RetentionPreview, RetentionUpdate, RoleAssignment, RoleAssignmentCreate, RoleAssignmentUpdate, Room, RoomAssignment, RoomAssignmentCreate, RoomAssignmentUpdate, RoomAssignmentWithWarnings, RoomCreate, RoomUpdate, School, SchoolLogo, SchoolLogoPut, SchoolUpdate, SettingsLink, SettingsLinkCreate, SettingsLinkWithUrl, SettingsSession, Slot, SlotBulk, SlotBulkResult, SlotCreate, SlotUpdate, SlotWithWarnings, Staff, StaffCreate, StaffErase, StaffLeave, StaffMerge, StaffUpdate, StaffWithWarnings, Statement, Subject, SubjectCreate, SubjectUpdate, TeacherAllocation, TeacherAllocationCreate, TeacherAllocationUpdate, TeacherAllocationWithWarnings, Term, TermCreate, TermReport, TermReportUpdate, TermReportWithdraw, TermReportsGenerate, TermReportsGenerated, TermReportsPublish, TermReportsPublished, TermResults, TermRollover, TermRolloverResult, TermUpdate, TestClock, TestClockAdvance, TimelineEntry, Timetable, TimetableClone, TimetableConflicts, TimetableCreate, TimetableUpdate, WaitingDeliveries, Webhook, WebhookActivate, WebhookCreate, WebhookRecovery, WebhookRecoveryCreate, WebhookRotateSecret, WebhookStats, WebhookTest, WebhookUpdate, WebhookWithSecret, ApiKeysListQuery, GradingScalesListQuery, AssessmentsListQuery, GradesListQuery, TermReportsListQuery, TermResultsGetQuery, GradesSearchQuery, RegistersListQuery, ExcusesListQuery, AttendanceDailyQuery, AttendanceSummaryQuery, AttendanceMissingQuery, AttendanceAlertsQuery, AuditLogListQuery, AuditLogVerifyQuery, AuditLogExportQuery, AcademicYearsListQuery, TermsListQuery, CalendarExceptionsListQuery, GradeLevelsListQuery, SubjectsListQuery, RoomsListQuery, ClassesListQuery, CalendarGetQuery, MessageTemplatesListQuery, MessagesListQuery, AnnouncementsListQuery, MessageRecipientsListQuery, IncidentsListQuery, FollowUpsListQuery, ParentNotificationsListQuery, LearnersDisciplineQuery, EnrollmentsListQuery, LearnersEnrollmentsQuery, ClassesEnrollmentsQuery, FeeAccountsListQuery, FeeItemsListQuery, InvoicesListQuery, CreditNotesListQuery, PaymentsListQuery, AllocationsListQuery, RefundsListQuery, BursariesListQuery, InvoicesAllocationsQuery, FeeAccountsStatementQuery, FeeSharesGetQuery, LedgerEntriesListQuery, ImportsListQuery, ImportsRowsQuery, LearnersListQuery, GuardiansListQuery, LearnerGuardiansListQuery, MedicalNotesListQuery, LearnersSiblingsQuery, LearnersTimelineQuery, GuardiansLearnersQuery, RequestLogListQuery, RequestLogErrorsQuery, SettingsLinksListQuery, SettingsSessionsListQuery, StaffListQuery, StaffArchiveQuery, InvitationsListQuery, RoleAssignmentsListQuery, QualificationsListQuery, TimetablesListQuery, PeriodsListQuery, SlotsListQuery, RoomAssignmentsListQuery, TeacherAllocationsListQuery, CalendarFeedsListQuery, LessonsGetQuery, LessonsIcsQuery, CalendarIcsQuery, WebhooksListQuery, WebhookRecoveriesListQuery, DeliveriesListQuery, WebhooksStatsQuery, DeliveryLogListQuery, DeliveryLogStatsQuery, EventsListQuery, EventsDeliveriesQuery } from './records.ts';

/** The API version that this client was built for. */
export const newestVersion = "2026-12-01";

/** The record path and the operations of each resource. See `makeResource`. */
export const resourceTable = {
  apiKeys: "api-keys/{api_key_id};list;create;get;update;roll POST+;revoke",
  gradingScales: "grading-scales/{grading_scale_id};list;create;get;update;archive;restore;clone POST+",
  assessments: "assessments/{assessment_id};list;create;get;update;archive;restore;open;publish;reopen POST+;cancel",
  grades: "assessments/{assessment_id}/grades/{grade_id};list;create;put PUT+ assessments/{assessment_id}/grades;get;update;archive;restore;search GET* grades",
  termReports: "term-reports/{term_report_id};list;get;update;publish;withdraw POST+;generate POST+ term-reports/generate;publishAll POST+ term-reports/publish",
  termResults: "term-results;get GET? ~",
  registers: "registers/{register_id};list;create;get;update;void POST+",
  excuses: "excuses/{excuse_id};list;create;get;update;archive;restore;approve;reject POST+;withdraw POST+",
  attendance: "attendance;daily GET?;summary GET?;missing GET?;alerts GET?",
  auditLog: "audit-log/{audit_entry_id};list;verify GET? audit-log/verify;head GET audit-log/head;export GET? audit-log/export;get",
  academicYears: "academic-years/{academic_year_id};list;create;get;update;archive;restore;start;close",
  terms: "terms/{term_id};list;create;get;update;archive;restore;open;close;reopen;rollover POST+",
  calendarExceptions: "calendar-exceptions/{calendar_exception_id};list;create;get;update;archive;restore",
  gradeLevels: "grade-levels/{grade_level_id};list;create;get;update;archive;restore",
  subjects: "subjects/{subject_id};list;create;get;update;archive;restore",
  rooms: "rooms/{room_id};list;create;get;update;archive;restore",
  classes: "classes/{class_id};list;create;get;update;archive;restore;enrollments GET*;enroll POST+ ~/enrollments/bulk",
  calendar: "calendar;get GET? ~;ics GET? calendar.ics",
  messageTemplates: "message-templates/{message_template_id};list;create;get;update;archive;restore;activate;retire;preview POST+",
  messages: "messages/{message_id};list;create;get;cancel;resend",
  announcements: "announcements/{announcement_id};list;create;get;update;archive;restore;schedule;publish;cancel;retract",
  messageRecipients: "messages/{message_id}/recipients/{message_recipient_id};list;get;receipt POST+",
  incidents: "incidents/{incident_id};list;create;get;update;archive;restore;review;resolve POST+;dismiss POST+;reopen POST+;addNote POST+ ~/add-note;bulk POST+ incidents/bulk",
  followUps: "incidents/{incident_id}/follow-ups/{follow_up_id};list;create;get;update;complete POST+;cancel POST+",
  parentNotifications: "incidents/{incident_id}/notifications/{parent_notification_id};list;create;get;acknowledge",
  learners: "learners/{learner_id};discipline GET;enrollments GET*;list;create;get;update;archive;restore;admit POST+;leave POST+;cancelLeave POST ~/cancel-leave;merge POST+;unmerge POST+;leaveAll POST+ learners/leave;export GET;erase POST+;siblings GET*;timeline GET*",
  enrollments: "enrollments/{enrollment_id};list;create;get;update;archive;restore;activate POST+;withdraw POST+;transfer POST+;cancel",
  feeAccounts: "fee-accounts/{fee_account_id};list;create;get;update;archive;restore;merge POST+;transfer POST+;applyCredit POST ~/apply-credit;statement GET?",
  feeItems: "fee-items/{fee_item_id};list;create;get;update;archive;restore",
  invoices: "invoices/{invoice_id};list;create;get;update;archive;restore;issue;void POST+;writeOff POST+ ~/write-off;generate POST+ invoices/generate;issueAll POST+ invoices/issue;allocations GET*",
  creditNotes: "invoices/{invoice_id}/credit-notes/{credit_note_id};list;create;get;reverse POST+",
  payments: "payments/{payment_id};list;create;get;update;reverse POST+",
  allocations: "payments/{payment_id}/allocations/{allocation_id};list;create;get;reverse POST+",
  refunds: "payments/{payment_id}/refunds/{refund_id};list;create;get;reverse POST+",
  bursaries: "bursaries/{bursary_id};list;create;get;update;activate;decline POST+;end;revoke POST+;apply POST+",
  feeShares: "learners/{learner_id}/fee-shares;get;put PUT+ ~",
  ledgerEntries: "ledger-entries/{ledger_entry_id};list;get",
  imports: "imports/{import_id};list;create;get;cancel;undo POST+;rows GET*;source GET",
  guardians: "guardians/{guardian_id};list;create;get;update;archive;restore;merge POST+;unmerge POST+;erase POST+;learners GET*",
  learnerGuardians: "learners/{learner_id}/guardians/{learner_guardian_id};list;create;get;update;archive;restore",
  medicalNotes: "learners/{learner_id}/medical-notes/{medical_note_id};list;create;get;update;archive;restore",
  requestLog: "request-log/{logged_request_id};list;errors GET? request-log/errors;status GET request-log/status;get",
  school: "school;get;update",
  retention: "school/retention;get;update;preview POST+",
  schoolLogo: "school/logo;get;put PUT+ ~;delete DELETE ~",
  testClock: "test/clock;get;advance POST+",
  settingsLinks: "settings-links/{settings_link_id};list;create;get;revoke",
  settingsSessions: "settings-sessions/{settings_session_id};list;get;end",
  staff: "staff/{staff_id};list;create;get;update;archive;restore;suspend;reactivate;unlinkLogin POST ~/unlink-login;leave POST+;merge POST+;unmerge POST+;erase POST+",
  invitations: "invitations/{invitation_id};list;create;get;resend POST+;revoke;accept POST+ invitations/accept",
  roleAssignments: "staff/{staff_id}/roles/{role_assignment_id};list;create;get;update;archive",
  qualifications: "staff/{staff_id}/qualifications/{qualification_id};list;create;get;update;archive;restore;verify;reject POST+",
  timetables: "timetables/{timetable_id};list;create;get;update;archive;restore;publish;retire;clone POST+;conflicts GET",
  periods: "periods/{period_id};list;create;get;update;archive;restore",
  slots: "slots/{slot_id};list;create;get;update;archive;restore;bulk POST+ slots/bulk",
  roomAssignments: "room-assignments/{room_assignment_id};list;create;get;update;archive;restore",
  teacherAllocations: "teacher-allocations/{teacher_allocation_id};list;create;get;update;archive;restore",
  calendarFeeds: "calendar-feeds/{calendar_feed_id};list;create;get;archive",
  lessons: "lessons;get GET? ~;ics GET? lessons.ics",
  webhooks: "webhooks/{webhook_id};list;create;get;update;archive;restore;rotateSecret POST+ ~/rotate-secret;pause;activate POST+;sendWaiting POST ~/send-waiting;test POST+;stats GET",
  webhookRecoveries: "webhooks/{webhook_id}/recoveries/{webhook_recovery_id};list;create;get;cancel",
  deliveries: "webhooks/{webhook_id}/deliveries/{delivery_id};list;get;redeliver",
  deliveryLog: "deliveries/{delivery_id};list;stats GET? deliveries/stats;redeliver POST+ deliveries/redeliver;get",
  events: "events/{event_id};list;get;deliveries GET*",
};

/** API keys and their scopes. A key cannot create a key with scopes that it does not have, or one that expires later than itself. When a key is revoked or expires, the work that it started and that is not finished stops: imports, webhook recoveries, messages and scheduled announcements. Each of them shows why in `error`. After a roll, it continues as long as the key that replaces it is valid. */
export interface ApiKeysResource {
  /**
   * List API keys.
   *
   * Returns the API keys of the school one page at a time, oldest first.
   *
   * Required scope: `admin:school`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `status`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Creates an API key for the school. Only this response contains `secret`; the server stores only a hash of it. A key does not outlive the key that creates it: by default it expires when that key does, and a later `expires_at` is rejected with `expires_after_key`.
   *
   * Required scope: `admin:school`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `scope_exceeds_key`, `expires_after_key`, `idempotency_key_reused`
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
   * Returns an API key. Archived records are returned too.
   *
   * Required scope: `admin:school`.
   *
   * @param apiKeyId - Identifier of the API key, prefix `key_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
  get(apiKeyId: string, options?: RequestOptions): Call<ApiKey>;

  /**
   * Update an API key.
   *
   * Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
   *
   * Required scope: `admin:school`.
   *
   * @param apiKeyId - Identifier of the API key, prefix `key_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`
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
   * Creates a new key with the same name, scopes, version and `expires_at`. The old key expires after `expires_in` seconds, or earlier if it would have expired before. What the old key started continues under the new key, also after the old key has expired; it stops when the old key is revoked.
   *
   * Required scope: `admin:school`.
   *
   * @param apiKeyId - Identifier of the API key, prefix `key_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`, `key_replaced`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `scope_exceeds_key`, `expires_after_key`, `idempotency_key_reused`
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
   * Revokes the key permanently. It stops working immediately in the process that receives the request, and within a second in other processes on the same database. Work that the key started and that is not finished stops. Keys that it created stay valid. Revoking again has no effect.
   *
   * Required scope: `admin:school`.
   *
   * @param apiKeyId - Identifier of the API key, prefix `key_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `last_admin_key`
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

/** Methods of `client.gradingScales`. */
export interface GradingScalesResource {
  /**
   * List grading scales.
   *
   * Returns the grading scales of the school one page at a time, oldest first.
   *
   * Required scope: `read:assessments`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `name`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.gradingScales.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: GradingScalesListQuery, options?: RequestOptions): List<GradingScale>;

  /**
   * Create a grading scale.
   *
   * Creates a grading scale. If it is the default, the previous default scale no longer is.
   *
   * Required scope: `write:assessments`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.gradingScales.create({
   *   name: 'Pass or fail',
   *   levels: [
   *     { level: 2, label: 'Pass', min: 50 },
   *     { level: 1, label: 'Fail', min: 0 },
   *   ],
   * });
   * ```
   */
  create(body: GradingScaleCreate, options?: WriteOptions): Call<GradingScale>;

  /**
   * Get a grading scale.
   *
   * Returns a grading scale. Archived records are returned too.
   *
   * Required scope: `read:assessments`.
   *
   * @param gradingScaleId - Identifier of the grading scale, prefix `gsc_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.gradingScales.get(gradingScaleId);
   * ```
   */
  get(gradingScaleId: string, options?: ReadOptions): Call<GradingScale>;
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(gradingScaleId: string, options: ConditionalOptions): Call<GradingScale | null>;

  /**
   * Update a grading scale.
   *
   * Changes a grading scale. The name and the levels of a scale that a published assessment uses cannot be changed; clone the scale instead. To change the default scale, make another scale the default.
   *
   * Required scope: `write:assessments`.
   *
   * @param gradingScaleId - Identifier of the grading scale, prefix `gsc_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `scale_in_use`, `default_scale`
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
   * const result = await client.gradingScales.update(gradingScaleId, {
   *   metadata: { phase: 'senior' },
   * });
   * ```
   */
  update(gradingScaleId: string, body?: GradingScaleUpdate, options?: ChangeOptions): Call<GradingScale>;

  /**
   * Archive a grading scale.
   *
   * Archives the grading scale. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
   *
   * Required scope: `write:assessments`.
   *
   * @param gradingScaleId - Identifier of the grading scale, prefix `gsc_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_in_use`, `default_scale`
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
   * const result = await client.gradingScales.archive(gradingScaleId);
   * ```
   */
  archive(gradingScaleId: string, options?: ChangeOptions): Call<GradingScale>;

  /**
   * Restore a grading scale.
   *
   * Restores an archived grading scale. Unique values are checked again. Restoring again has no effect.
   *
   * Required scope: `write:assessments`.
   *
   * @param gradingScaleId - Identifier of the grading scale, prefix `gsc_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`
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
   * const result = await client.gradingScales.restore(gradingScaleId);
   * ```
   */
  restore(gradingScaleId: string, options?: ChangeOptions): Call<GradingScale>;

  /**
   * Clone a grading scale.
   *
   * Creates a grading scale with the same levels. The new scale is not the default.
   *
   * Required scope: `write:assessments`.
   *
   * @param gradingScaleId - Identifier of the grading scale, prefix `gsc_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`
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
   * const result = await client.gradingScales.clone(gradingScaleId, {
   *   name: 'CAPS-7 from 2027',
   * });
   * ```
   */
  clone(gradingScaleId: string, body: GradingScaleClone, options?: ChangeOptions): Call<GradingScale>;
}

/** Grading scales, assessments, grades, term results and term reports. */
export interface AssessmentsResource {
  /**
   * List assessments.
   *
   * Returns the assessments of the school one page at a time, oldest first.
   *
   * Required scope: `read:assessments`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `kind`, `component`, `status`, `class_id`, `subject_id`, `term_id`, `grading_scale_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.assessments.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: AssessmentsListQuery, options?: RequestOptions): List<Assessment>;

  /**
   * Create an assessment.
   *
   * Creates an assessment of a class for a term in which the class is offered. Grades can be entered once it is open.
   *
   * Required scope: `write:assessments`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`, `term_closed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `outside_term`, `class_not_offered`, `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.assessments.create({
   *   title: 'Fractions test',
   *   class_id: 'cls_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   subject_id: 'sbj_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   term_id: 'trm_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   kind: 'test',
   *   max_mark: 50,
   *   weight: 1,
   * });
   * ```
   */
  create(body: AssessmentCreate, options?: WriteOptions): Call<Assessment>;

  /**
   * Get an assessment.
   *
   * Returns an assessment. Archived records are returned too.
   *
   * Required scope: `read:assessments`.
   *
   * @param assessmentId - Identifier of the assessment, prefix `asm_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.assessments.get(assessmentId);
   * ```
   */
  get(assessmentId: string, options?: RequestOptions): Call<Assessment>;

  /**
   * Update an assessment.
   *
   * Changes an assessment. Once it is published, only `description`, `external_ids` and `metadata` can be changed.
   * Once a learner has a mark, `max_mark` cannot be lowered.
   *
   * Required scope: `write:assessments`.
   *
   * @param assessmentId - Identifier of the assessment, prefix `asm_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `term_closed`, `assessment_published`, `marks_exceed_max`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `outside_term`, `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.assessments.update(assessmentId, {
   *   description: 'Chapters 3 and 4',
   * });
   * ```
   */
  update(assessmentId: string, body?: AssessmentUpdate, options?: ChangeOptions): Call<Assessment>;

  /**
   * Archive an assessment.
   *
   * Archives an assessment. A published assessment must be reopened first.
   *
   * Required scope: `write:assessments`.
   *
   * @param assessmentId - Identifier of the assessment, prefix `asm_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `term_closed`, `assessment_published`
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
   * const result = await client.assessments.archive(assessmentId);
   * ```
   */
  archive(assessmentId: string, options?: ChangeOptions): Call<Assessment>;

  /**
   * Restore an assessment.
   *
   * Restores an archived assessment. Unique values are checked again. Restoring again has no effect.
   *
   * Required scope: `write:assessments`.
   *
   * @param assessmentId - Identifier of the assessment, prefix `asm_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `term_closed`
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
   * const result = await client.assessments.restore(assessmentId);
   * ```
   */
  restore(assessmentId: string, options?: ChangeOptions): Call<Assessment>;

  /**
   * Open an assessment.
   *
   * Opens a draft assessment so that grades can be entered. Requires the status `draft` and sets it to `open`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:assessments`.
   *
   * @param assessmentId - Identifier of the assessment, prefix `asm_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `term_closed`
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
   * const result = await client.assessments.open(assessmentId);
   * ```
   */
  open(assessmentId: string, options?: ChangeOptions): Call<Assessment>;

  /**
   * Publish an assessment.
   *
   * Publishes an assessment: its grades and statistics are frozen and count towards the term results. Every learner
   * who is in the class on the day of the assessment (`held_on`, or today if it has none) needs a grade that is not
   * `pending`. For a learner without a mark, set the status to `absent`, `exempt` or `withheld`. Requires the status `open` and sets it to `published`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `publish:assessments`.
   *
   * Emits `assessment.published`.
   *
   * @param assessmentId - Identifier of the assessment, prefix `asm_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `term_closed`, `incomplete_grades`
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
   * const result = await client.assessments.publish(assessmentId);
   * ```
   */
  publish(assessmentId: string, options?: ChangeOptions): Call<Assessment>;

  /**
   * Reopen an assessment.
   *
   * Reopens a published assessment, so that its grades can be corrected. Until it is published again, it does not
   * count towards the term results. The reason is recorded in the audit log. Requires the status `published` and sets it to `open`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `publish:assessments`.
   *
   * Emits `assessment.reopened`.
   *
   * @param assessmentId - Identifier of the assessment, prefix `asm_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `term_closed`
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
   * const result = await client.assessments.reopen(assessmentId, {
   *   reason: 'Question 4 was marked incorrectly',
   * });
   * ```
   */
  reopen(assessmentId: string, body: AssessmentReopen, options?: ChangeOptions): Call<Assessment>;

  /**
   * Cancel an assessment.
   *
   * Cancels an assessment. Requires the status `draft` or `open` and sets it to `cancelled`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:assessments`.
   *
   * @param assessmentId - Identifier of the assessment, prefix `asm_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `term_closed`
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
   * const result = await client.assessments.cancel(assessmentId);
   * ```
   */
  cancel(assessmentId: string, options?: ChangeOptions): Call<Assessment>;
}

/** Methods of `client.grades`. */
export interface GradesResource {
  /**
   * List grades.
   *
   * Returns the grades of the assessment one page at a time, oldest first.
   *
   * Required scope: `read:assessments`.
   *
   * @param assessmentId - Identifier of the assessment, prefix `asm_`.
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `status`, `learner_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.grades.list(assessmentId)) {
   *   console.log(record);
   * }
   * ```
   */
  list(assessmentId: string, query?: GradesListQuery, options?: RequestOptions): List<Grade>;

  /**
   * Create a grade.
   *
   * Enters the grade of a learner for an open assessment. The learner needs an enrollment in the class for the term.
   *
   * Required scope: `write:assessments`.
   *
   * @param assessmentId - Identifier of the assessment, prefix `asm_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `term_closed`, `assessment_not_open`, `assessment_published`
   * @throws GoneError 410: `stored_response_erased`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `learner_not_enrolled`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.grades.create(assessmentId, {
   *   learner_id: 'lrn_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   mark: 41.5,
   * });
   * ```
   */
  create(assessmentId: string, body: GradeCreate, options?: WriteOptions): Call<Grade>;

  /**
   * Enter the grades of many learners.
   *
   * Enters or changes the grades of up to 200 learners of an open assessment: all of them, or none if one is invalid.
   * `errors` lists the grades that break the first rule that is broken. Grades of other learners stay as they are. Grades that already
   * have these values are left unchanged, so it is safe to send the request again.
   *
   * Required scope: `write:assessments`.
   *
   * @param assessmentId - Identifier of the assessment, prefix `asm_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `term_closed`, `assessment_not_open`, `assessment_published`
   * @throws GoneError 410: `stored_response_erased`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `learner_not_enrolled`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.grades.put(assessmentId, {
   *   grades: [
   *     {
   *       learner_id: 'lrn_01k9x2v7d3f8h5m6n7p8q9r0st',
   *       mark: 41.5,
   *     },
   *     {
   *       learner_id: 'lrn_01k9x2v7d3f8h5m6n7p8q9r0sv',
   *       status: 'absent',
   *     },
   *   ],
   * });
   * ```
   */
  put(assessmentId: string, body: GradesPut, options?: ChangeOptions): Call<GradesPutResult>;

  /**
   * Get a grade.
   *
   * Returns a grade. Archived records are returned too.
   *
   * Required scope: `read:assessments`.
   *
   * @param assessmentId - Identifier of the assessment, prefix `asm_`.
   * @param gradeId - Identifier of the grade, prefix `grd_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.grades.get(assessmentId, gradeId);
   * ```
   */
  get(assessmentId: string, gradeId: string, options?: RequestOptions): Call<Grade>;

  /**
   * Update a grade.
   *
   * Changes a grade of an open assessment. A mark sets the status to `graded`; any other status removes the mark.
   *
   * Required scope: `write:assessments`.
   *
   * @param assessmentId - Identifier of the assessment, prefix `asm_`.
   * @param gradeId - Identifier of the grade, prefix `grd_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `term_closed`, `assessment_not_open`, `assessment_published`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.grades.update(assessmentId, gradeId, {
   *   comment: 'Well done',
   * });
   * ```
   */
  update(assessmentId: string, gradeId: string, body?: GradeUpdate, options?: ChangeOptions): Call<Grade>;

  /**
   * Archive a grade.
   *
   * Archives a grade that was entered by mistake. The assessment must be open.
   *
   * Required scope: `write:assessments`.
   *
   * @param assessmentId - Identifier of the assessment, prefix `asm_`.
   * @param gradeId - Identifier of the grade, prefix `grd_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `term_closed`, `assessment_not_open`, `assessment_published`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.grades.archive(assessmentId, gradeId);
   * ```
   */
  archive(assessmentId: string, gradeId: string, options?: ChangeOptions): Call<Grade>;

  /**
   * Restore a grade.
   *
   * Restores an archived grade. Unique values are checked again. Restoring again has no effect.
   *
   * Required scope: `write:assessments`.
   *
   * @param assessmentId - Identifier of the assessment, prefix `asm_`.
   * @param gradeId - Identifier of the grade, prefix `grd_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `term_closed`, `assessment_not_open`, `assessment_published`
   * @throws GoneError 410: `stored_response_erased`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `learner_not_enrolled`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.grades.restore(assessmentId, gradeId);
   * ```
   */
  restore(assessmentId: string, gradeId: string, options?: ChangeOptions): Call<Grade>;

  /**
   * Search grades.
   *
   * Returns the grades of all assessments of the school one page at a time, oldest first.
   *
   * Required scope: `read:assessments`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `learner_id`, `term_id`, `subject_id`, `status`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.grades.search()) {
   *   console.log(record);
   * }
   * ```
   */
  search(query?: GradesSearchQuery, options?: RequestOptions): List<Grade>;
}

/** Methods of `client.termReports`. */
export interface TermReportsResource {
  /**
   * List term reports.
   *
   * Returns the term reports of the school one page at a time, oldest first.
   *
   * Required scope: `read:assessments`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `status`, `learner_id`, `term_id`, `class_id`, `supersedes_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.termReports.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: TermReportsListQuery, options?: RequestOptions): List<TermReport>;

  /**
   * Get a term report.
   *
   * Returns a term report: as JSON, as a page to read and print (`Accept: text/html`), or as an A4 document
   * (`Accept: application/pdf`). The page and the document have the same content as the JSON, apart from the
   * `assessments` of the subjects and some numbers of sessions, in English, and state whether the report is a draft, superseded or withdrawn. The document supports Latin, Greek, Cyrillic, Hebrew,
   * Arabic, Devanagari and simplified Chinese text, and lists the characters that it cannot show.
   *
   * Required scope: `read:assessments`.
   *
   * @param termReportId - Identifier of the term report, prefix `trp_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws BadRequestError 406: `not_acceptable`
   * @throws ValidationError 422: `document_too_large`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.termReports.get(termReportId);
   * const page = await client.termReports.get(termReportId, { accept: 'text/html' });
   * const pdf = await client.termReports.get(termReportId, { accept: 'application/pdf' });
   * ```
   */
  get(termReportId: string, options?: JsonOptions): Call<TermReport>;
  /** As above, but resolves to a document of the type `text/html`. */
  get(termReportId: string, options: DocumentOptions<'text/html'>): Call<string>;
  /** As above, but resolves to a document of the type `application/pdf`. */
  get(termReportId: string, options: DocumentOptions<'application/pdf'>): Call<Uint8Array>;

  /**
   * Update a term report.
   *
   * Changes the comments, the conduct or the decision of a draft. The decision can be set only in the last term of the academic year.
   *
   * Required scope: `write:assessments`.
   *
   * @param termReportId - Identifier of the term report, prefix `trp_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `resource_erased`, `report_not_draft`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.termReports.update(termReportId, {
   *   conduct: 'Friendly and helpful',
   * });
   * ```
   */
  update(termReportId: string, body?: TermReportUpdate, options?: ChangeOptions): Call<TermReport>;

  /**
   * Publish a term report.
   *
   * Publishes a draft to the learner's family, with the attendance of this moment. The previously published report
   * of the learner for the term, if any, is superseded, also that of a record that was merged into the learner's; if
   * both had one, the other is withdrawn. Unpaid fees do not prevent this: a school may not withhold a report.
   * A draft that is `stale` is not published: generate it again, which keeps its comments. Requires the status `draft` and sets it to `published`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `publish:assessments`.
   *
   * Emits `term-report.published`, `term-report.withdrawn`.
   *
   * @param termReportId - Identifier of the term report, prefix `trp_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`, `report_stale`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.termReports.publish(termReportId);
   * ```
   */
  publish(termReportId: string, options?: ChangeOptions): Call<TermReport>;

  /**
   * Withdraw a term report.
   *
   * Withdraws a published report. The reason is recorded in the audit log. Requires the status `published` and sets it to `withdrawn`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `publish:assessments`.
   *
   * Emits `term-report.withdrawn`.
   *
   * @param termReportId - Identifier of the term report, prefix `trp_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.termReports.withdraw(termReportId, {
   *   reason: 'Sent to the wrong family',
   * });
   * ```
   */
  withdraw(termReportId: string, body: TermReportWithdraw, options?: ChangeOptions): Call<TermReport>;

  /**
   * Generate term reports.
   *
   * Generates the reports of a class, a grade level or some learners for a term. Send exactly one of `class_id`,
   * `grade_level_id` and `learner_ids`. Each learner without a report gets a draft. A draft is rebuilt from the
   * current results and keeps its comments, conduct and decision; if nothing has changed, it stays as it is. A
   * published report is left unchanged, with the code `report_stale` if its results have changed since, unless `supersede` is sent: then a draft of the next version is created, which
   * supersedes the published report when the draft is published. For a withdrawn report, a draft of the next version
   * is always created. The next version starts with the comments, conduct and decision of the previous one. A decision is
   * left out if the term is no longer the last one of the academic year, and the result has the code `decision_dropped`. A comment on
   * a subject that the learner no longer takes is left out with the subject, and the result has the code `comment_dropped`.
   * Learners who were withdrawn from their register class during the term are in the result of the class with the code
   * `learner_not_enrolled`, unless they have a report: send `learner_ids` to generate it.
   *
   * Required scope: `write:assessments`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.termReports.generate({
   *   term_id: 'trm_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   class_id: 'cls_01k9x2v7d3f8h5m6n7p8q9r0st',
   * });
   * ```
   */
  generate(body: TermReportsGenerate, options?: WriteOptions): Call<TermReportsGenerated>;

  /**
   * Publish the term reports of a class.
   *
   * Publishes all drafts of a class for a term, with the attendance of this moment. The response contains the result for each learner; a learner without a
   * report, or whose draft is `stale` (`report_stale`), does not affect the others. Reports that are already published are left unchanged, so it is safe to send
   * the request again.
   *
   * Required scope: `publish:assessments`.
   *
   * Emits `term-report.published`, `term-report.withdrawn`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.termReports.publishAll({
   *   term_id: 'trm_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   class_id: 'cls_01k9x2v7d3f8h5m6n7p8q9r0st',
   * });
   * ```
   */
  publishAll(body: TermReportsPublish, options?: WriteOptions): Call<TermReportsPublished>;
}

/** Methods of `client.termResults`. */
export interface TermResultsResource {
  /**
   * Get term results.
   *
   * Computes the results of learners in a term: for each subject, the weighted mean of the percentages of its published assessments that count. The mean is computed exactly and rounded once, half up. `absent` is a mark of 0; `exempt` and `withheld` are left out. Send `class_id`, `learner_id` or both.
   *
   * Required scope: `read:assessments`.
   *
   * @param query - `term_id`, `class_id`, `learner_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.termResults.get({
   *   term_id: 'trm_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   class_id: 'cls_01k9x2v7d3f8h5m6n7p8q9r0st',
   * });
   * ```
   */
  get(query: TermResultsGetQuery, options?: RequestOptions): Call<TermResults>;
}

/** Methods of `client.registers`. */
export interface RegistersResource {
  /**
   * List registers.
   *
   * Returns the registers of the school one page at a time, oldest first.
   *
   * Required scope: `read:attendance`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `date`, `from`, `to`, `session`, `status`, `learner_id`, `class_id`, `slot_id`, `term_id`, `taken_by`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.registers.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: RegistersListQuery, options?: RequestOptions): List<Register>;

  /**
   * Create a register.
   *
   * Takes the register of a class: one request with the marks of all learners. The roll consists of the learners
   * with an enrollment in the class on the day of the register, which can be in the past. Enrollments that are
   * pending, cancelled or archived do not count. A learner without a mark gets `default_status`; if it is not sent,
   * the response is 422 `incomplete_register`.
   *
   * A register is taken on a school day of the class, in a term that is not closed, and not in advance. With
   * `slot_id`, it is for the lesson that the class has in that slot on that day, and of parallel lessons of a block
   * the roll has the learners who have this one (`GET /v1/lessons`). The session `day` covers `am` and
   * `pm`: a class has either a register of the day or registers of its parts, else the response is 409
   * `already_exists`.
   *
   * Required scope: `write:attendance`.
   *
   * Emits `attendance.recorded`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`, `term_closed`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `outside_term`, `class_not_offered`, `validation_failed`, `unknown_field`, `future_date`, `not_a_school_day`, `not_a_lesson`, `incomplete_register`, `learner_not_enrolled`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.registers.create({
   *   class_id: 'cls_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   date: '2026-11-20',
   *   marks: [],
   *   default_status: 'present',
   * });
   * ```
   */
  create(body: RegisterCreate, options?: WriteOptions): Call<Register>;

  /**
   * Get a register.
   *
   * Returns a register. Archived records are returned too.
   *
   * Required scope: `read:attendance`.
   *
   * @param registerId - Identifier of the register, prefix `reg_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.registers.get(registerId);
   * ```
   */
  get(registerId: string, options?: RequestOptions): Call<Register>;

  /**
   * Update a register.
   *
   * Amends a register. Each mark that is sent replaces the mark of its learner; other learners keep theirs. A
   * learner who was enrolled retroactively after the register was taken gets their first mark in this way. If a mark
   * changes, `revision` is increased by 1 and the status becomes `amended`.
   *
   * Required scope: `write:attendance`.
   *
   * Emits `attendance.recorded`.
   *
   * @param registerId - Identifier of the register, prefix `reg_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`, `already_exists`, `term_closed`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `learner_not_enrolled`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.registers.update(registerId, {
   *   metadata: { checked_by: 'office' },
   * });
   * ```
   */
  update(registerId: string, body?: RegisterUpdate, options?: ChangeOptions): Call<Register>;

  /**
   * Void a register.
   *
   * Voids a register that should not exist. Its marks can still be read, but no longer count. Another register can be taken in its place. Requires the status `recorded` or `amended` and sets it to `void`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:attendance`.
   *
   * Emits `attendance.voided`.
   *
   * @param registerId - Identifier of the register, prefix `reg_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`, `term_closed`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.registers.void(registerId, {
   *   reason: 'Taken for the wrong class',
   * });
   * ```
   */
  void(registerId: string, body: RegisterVoid, options?: ChangeOptions): Call<Register>;
}

/** Methods of `client.excuses`. */
export interface ExcusesResource {
  /**
   * List excuses.
   *
   * Returns the excuses of the school one page at a time, oldest first.
   *
   * Required scope: `read:attendance`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `status`, `reason_code`, `from`, `to`, `learner_id`, `submitted_by`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.excuses.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: ExcusesListQuery, options?: RequestOptions): List<Excuse>;

  /**
   * Create an excuse.
   *
   * Submits an excuse for a learner, in advance or afterwards, also for days of a term that is closed: its registers stay as they are. It has no effect until it is approved. To approve it immediately, send the status `approved`.
   *
   * Required scope: `write:attendance`.
   *
   * Emits `attendance.excuse-approved`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`
   * @throws GoneError 410: `stored_response_erased`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.excuses.create({
   *   learner_id: 'lrn_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   from: '2026-11-18',
   *   to: '2026-11-19',
   *   reason_code: 'illness',
   * });
   * ```
   */
  create(body: ExcuseCreate, options?: WriteOptions): Call<Excuse>;

  /**
   * Get an excuse.
   *
   * Returns an excuse. Archived records are returned too.
   *
   * Required scope: `read:attendance`.
   *
   * @param excuseId - Identifier of the excuse, prefix `exc_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.excuses.get(excuseId);
   * ```
   */
  get(excuseId: string, options?: ReadOptions): Call<Excuse>;
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(excuseId: string, options: ConditionalOptions): Call<Excuse | null>;

  /**
   * Update an excuse.
   *
   * Changes an excuse. Once it is approved or rejected, its days, its reason and who submitted it can no longer be changed.
   *
   * Required scope: `write:attendance`.
   *
   * @param excuseId - Identifier of the excuse, prefix `exc_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.excuses.update(excuseId, {
   *   document_ref: 'scans/2026/117.pdf',
   * });
   * ```
   */
  update(excuseId: string, body?: ExcuseUpdate, options?: ChangeOptions): Call<Excuse>;

  /**
   * Archive an excuse.
   *
   * Archives the excuse. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
   *
   * Required scope: `write:attendance`.
   *
   * Emits `attendance.excuse-archived`.
   *
   * @param excuseId - Identifier of the excuse, prefix `exc_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_in_use`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.excuses.archive(excuseId);
   * ```
   */
  archive(excuseId: string, options?: ChangeOptions): Call<Excuse>;

  /**
   * Restore an excuse.
   *
   * Restores an archived excuse. Unique values are checked again. Restoring again has no effect.
   *
   * Required scope: `write:attendance`.
   *
   * Emits `attendance.excuse-restored`.
   *
   * @param excuseId - Identifier of the excuse, prefix `exc_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.excuses.restore(excuseId);
   * ```
   */
  restore(excuseId: string, options?: ChangeOptions): Call<Excuse>;

  /**
   * Approve an excuse.
   *
   * Approves an excuse. From then on the marks of its days are excused, in all registers and summaries. Requires the status `submitted` and sets it to `approved`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:attendance`.
   *
   * Emits `attendance.excuse-approved`.
   *
   * @param excuseId - Identifier of the excuse, prefix `exc_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.excuses.approve(excuseId);
   * ```
   */
  approve(excuseId: string, options?: ChangeOptions): Call<Excuse>;

  /**
   * Reject an excuse.
   *
   * Rejects an excuse. Requires the status `submitted` and sets it to `rejected`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:attendance`.
   *
   * @param excuseId - Identifier of the excuse, prefix `exc_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.excuses.reject(excuseId, {
   *   reason: 'The appointment was in the holidays',
   * });
   * ```
   */
  reject(excuseId: string, body: ExcuseReject, options?: ChangeOptions): Call<Excuse>;

  /**
   * Withdraw an excuse.
   *
   * Withdraws an approved excuse. The marks of its days are no longer excused, unless another excuse covers them. The excuse of a suspension that is open is withdrawn with the suspension alone. Requires the status `approved` and sets it to `withdrawn`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:attendance`.
   *
   * Emits `attendance.excuse-withdrawn`.
   *
   * @param excuseId - Identifier of the excuse, prefix `exc_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `resource_in_use`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.excuses.withdraw(excuseId, {
   *   reason: 'The appointment was cancelled',
   * });
   * ```
   */
  withdraw(excuseId: string, body?: ExcuseWithdraw, options?: ChangeOptions): Call<Excuse>;
}

/** Registers of classes with the marks of their learners, excuses, and summaries of attendance. */
export interface AttendanceResource {
  /**
   * Get the attendance of a day.
   *
   * Returns one entry for each learner who has a mark in a register of the day, ordered by learner id. `status` is the worst status of the day: `absent`, then `left_early`, `late`, `offsite` and `present`. Marks of classes in which the learner was not enrolled on that day do not count.
   *
   * Required scope: `read:attendance`.
   *
   * @param query - `date`, `grade_level_id`, `class_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.attendance.daily({ date: '2026-11-20' });
   * ```
   */
  daily(query: AttendanceDailyQuery, options?: RequestOptions): Call<DailyAttendance>;

  /**
   * Get the attendance of a term.
   *
   * Returns the attendance of a learner in a term, or of each learner who is or was enrolled in a class in the term. Either `learner_id` or `class_id` is required. Summaries are computed when they are read, and cover the days up to today. The marks of a class count on the days on which the learner was enrolled in it, as the enrollments say now: after a move or a leave that was recorded late, later marks of that class stay in its registers and do not count.
   *
   * Required scope: `read:attendance`.
   *
   * @param query - `term_id`, `learner_id`, `class_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.attendance.summary({
   *   term_id: 'trm_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   class_id: 'cls_01k9x2v7d3f8h5m6n7p8q9r0st',
   * });
   * ```
   */
  summary(query: AttendanceSummaryQuery, options?: RequestOptions): Call<AttendanceSummaries>;

  /**
   * List the missing registers of a day.
   *
   * Returns the registers that were expected on a school day but not taken. The school's `attendance_mode` determines which registers are expected of a class with learners: one a day, one in the morning and one in the afternoon, or one for each lesson of the published timetable, unless the class has one of the day or of a part of it. On a half day, none is expected in the afternoon. Also returns registers that lack learners who were enrolled after the register was taken. Days in the future have no missing registers.
   *
   * Required scope: `read:attendance`.
   *
   * @param query - `date`, `grade_level_id`, `class_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.attendance.missing({ date: '2026-11-20' });
   * ```
   */
  missing(query: AttendanceMissingQuery, options?: RequestOptions): Call<MissingRegisters>;

  /**
   * List attendance alerts.
   *
   * Returns active learners whose attendance needs attention. A learner has the alert `continuous_absence` if they were absent without an approved excuse on ten or more school days in a row, and have not been present or excused since. They have the alert `partial_absence` if they were absent from at least half of each of these days, and not from all of every one. Days on which no register was taken do not interrupt the absence. Days more than a year ago are not looked at: a longer absence begins with the first of the others.
   *
   * Required scope: `read:attendance`.
   *
   * @param query - `kind`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.attendance.alerts({ kind: 'continuous_absence' });
   * ```
   */
  alerts(query: AttendanceAlertsQuery, options?: RequestOptions): Call<AttendanceAlerts>;
}

/** Read-only access to every change ever made in the school. Entries are numbered without gaps, each entry contains the hash of the previous one, and the newest entry is signed (`GET /v1/audit-log/head`). */
export interface AuditLogResource {
  /**
   * List audit entries.
   *
   * Returns the changes made in the school, newest first. The values of a record, the reason and `stored` are only shown to API keys that may read the record (those of records of a kind that can be confidential also need `read:discipline` and `read:sensitive`); others see `[redacted]`, and which fields changed. So recomputing the hashes needs the scopes for reading all kinds of records; `audit-log.verify` does not.
   *
   * Required scope: `read:audit`.
   *
   * @param query - `limit`, `starting_after`, `order`, `resource_type`, `resource_id`, `actor_id`, `action`, `request_id`, `from`, `to`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Recomputes the hash chain over a range of sequence numbers and reports whether every entry is unchanged since it was written. The hashes are compared with those that the server signed: the checkpoints in the range, and the head if the range includes the newest entry. Entries that were rewritten after the last checkpoint of a range are detected only if the range extends to the newest entry. Only one verification of a school runs at a time: a request for a range that is already being verified gets the same result, and other requests wait. If four ranges of a school are being verified or waiting, another request is rejected with 503 `unavailable` and `Retry-After`.
   *
   * Required scope: `read:audit`.
   *
   * @param query - `from_sequence`, `to_sequence`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Returns the sequence number and the hash of the newest entry, signed by the server. Keep copies of heads outside
   * the server. The log must always contain an entry with that number and hash, so a copy reveals that the log was
   * rolled back or rewritten, even if the database and its heads were restored together. To make the comparison, run
   * `rollbook audit verify --anchor`.
   *
   * The signature is ed25519 (RFC 8032, without a context) over these lines in UTF-8, where each line, including the
   * last, ends with one line feed (0x0A):
   *
   * ```
   * rollbook audit head v1
   * <school_id>
   * <sequence>
   * <hash>
   * <signed_at>
   * ```
   *
   * Each value is written as in the response, with `sequence` in decimal. `public_key` and `signature` are the base64
   * encoding of 32 and 64 bytes. The key belongs to the database and never changes, not even when the master key of
   * the server is rotated.
   *
   * The response is 409 `audit_log_broken` if the log has no head with a valid signature of this server.
   *
   * Required scope: `read:audit`.
   *
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Export the audit log.
   *
   * Returns the entries of a range of times as a file, oldest first, in lines of JSON (NDJSON). The first line is an
   * `AuditExport`: what the file contains, with the signed head of the log at that time. Each other line is an
   * `AuditEntry` with the hashes that chain it to the entry before it. The file can be verified without a server, with
   * `rollbook audit verify --file`.
   *
   * As in the list, the values of records that the API key may not read are `[redacted]`. Then `complete` is false, and
   * the hashes of those entries cannot be recomputed.
   *
   * Each export is recorded in the audit log, after the entries that it contains, with its range. The entries are read
   * while they are sent. If the server or the connection fails, the response ends without its last chunk, which clients
   * report as an error; the number of lines is in the first one. A client that takes longer to read the response than
   * the server allows gets an incomplete one: choose a shorter range.
   *
   * Required scope: `read:audit`.
   *
   * @param query - `from`, `to`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.auditLog.export();
   * ```
   */
  export(query?: AuditLogExportQuery, options?: RequestOptions): Call<string>;

  /**
   * Get an audit entry.
   *
   * Returns one entry of the audit log, with the values of its record if the API key may read the record, as in the list.
   *
   * Required scope: `read:audit`.
   *
   * @param auditEntryId - Identifier of the audit entry, prefix `aud_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Returns the academic years of the school one page at a time, oldest first.
   *
   * Required scope: `read:classes`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `status`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Creates an academic year and returns it.
   *
   * Required scope: `write:classes`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`, `dates_overlap`
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
   * Returns an academic year. Archived records are returned too.
   *
   * Required scope: `read:classes`.
   *
   * @param academicYearId - Identifier of the academic year, prefix `ayr_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
  get(academicYearId: string, options?: RequestOptions): Call<AcademicYear>;

  /**
   * Update an academic year.
   *
   * Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
   *
   * Required scope: `write:classes`.
   *
   * @param academicYearId - Identifier of the academic year, prefix `ayr_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `dates_overlap`
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
   * Archives the academic year. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
   *
   * Required scope: `write:classes`.
   *
   * @param academicYearId - Identifier of the academic year, prefix `ayr_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_in_use`
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
   * Restores an archived academic year. Unique values are checked again. Restoring again has no effect.
   *
   * Required scope: `write:classes`.
   *
   * @param academicYearId - Identifier of the academic year, prefix `ayr_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `dates_overlap`
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
   * Makes a planned year the current one. At most one year is current. Another year that still has days is one of its `warnings`. Requires the status `planned` and sets it to `current`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:classes`.
   *
   * @param academicYearId - Identifier of the academic year, prefix `ayr_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `already_exists`
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
   * Closes the current year permanently. Its terms must be closed first. A year that is closed before its last day has `warnings`. Requires the status `current` and sets it to `closed`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:classes`.
   *
   * @param academicYearId - Identifier of the academic year, prefix `ayr_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `open_terms`
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
   * Returns the terms of the school one page at a time, oldest first.
   *
   * Required scope: `read:classes`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `status`, `academic_year_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Creates a term and returns it.
   *
   * Required scope: `write:classes`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`, `dates_overlap`, `registers_exist`
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
   * Returns a term. Archived records are returned too.
   *
   * Required scope: `read:classes`.
   *
   * @param termId - Identifier of the term, prefix `trm_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(termId: string, options: ConditionalOptions): Call<Term | null>;

  /**
   * Update a term.
   *
   * Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
   *
   * If the first day changes, enrollments that begin on it begin on the new one. If the last day is moved to a later one
   * after it is over, enrollments that were completed on it go on, those of learners who have left meanwhile until their
   * last day. Other enrollments, registers and
   * records must remain within the term. If a timetable counts school days, its lessons that have registers must stay
   * on their days.
   *
   * Required scope: `write:classes`.
   *
   * Emits `enrollment.updated`, `enrollment.ended`.
   *
   * @param termId - Identifier of the term, prefix `trm_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `dates_overlap`, `term_closed`, `registers_exist`
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
   * Archives a term, whose registers must be void. If a timetable counts school days, its lessons that have registers must stay on their days. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
   *
   * Required scope: `write:classes`.
   *
   * @param termId - Identifier of the term, prefix `trm_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_in_use`, `registers_exist`
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
   * Restores an archived term. Unique values are checked again. Restoring again has no effect.
   *
   * Required scope: `write:classes`.
   *
   * @param termId - Identifier of the term, prefix `trm_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `dates_overlap`, `registers_exist`
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
   * Opens a planned term. Requires the status `planned` and sets it to `open`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:classes`.
   *
   * @param termId - Identifier of the term, prefix `trm_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`
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
   * Closes an open term. A closed term cannot be changed until it is reopened. Requires the status `open` and sets it to `closed`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:classes`.
   *
   * @param termId - Identifier of the term, prefix `trm_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`
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
   * Opens a closed term again. Requires the status `closed` and sets it to `open`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:classes`.
   *
   * @param termId - Identifier of the term, prefix `trm_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`
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
   * Copy enrollments from another term.
   *
   * Copies the enrollments that were active until the end of another term of the same academic year, or will be
   * according to their current dates. Learners who are already enrolled are left unchanged, so it is safe to send the
   * request again. For a new academic year, enroll the learners in its classes with `classes.enroll`.
   *
   * Required scope: `write:learners`.
   *
   * Emits `learner.enrolled`, `learner.updated`.
   *
   * @param termId - Identifier of the term, prefix `trm_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `term_closed`
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
   * Returns the calendar exceptions of the school one page at a time, oldest first.
   *
   * Required scope: `read:classes`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `kind`, `from`, `to`, `grade_level_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Creates a calendar exception and returns it.
   *
   * Required scope: `write:classes`.
   *
   * Emits `attendance.voided`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`, `term_closed`, `registers_exist`
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
   * Returns a calendar exception. Archived records are returned too.
   *
   * Required scope: `read:classes`.
   *
   * @param calendarExceptionId - Identifier of the calendar exception, prefix `cal_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(calendarExceptionId: string, options: ConditionalOptions): Call<CalendarException | null>;

  /**
   * Update a calendar exception.
   *
   * Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
   *
   * Required scope: `write:classes`.
   *
   * Emits `attendance.voided`.
   *
   * @param calendarExceptionId - Identifier of the calendar exception, prefix `cal_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `term_closed`, `registers_exist`
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
   * Archives the calendar exception. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
   *
   * Required scope: `write:classes`.
   *
   * @param calendarExceptionId - Identifier of the calendar exception, prefix `cal_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `term_closed`, `registers_exist`
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
   * Restores an archived calendar exception. Unique values are checked again. Restoring again has no effect.
   *
   * Required scope: `write:classes`.
   *
   * @param calendarExceptionId - Identifier of the calendar exception, prefix `cal_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `term_closed`, `registers_exist`
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
   * Returns the grade levels of the school one page at a time, oldest first.
   *
   * Required scope: `read:classes`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `label`, `phase`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Creates a grade level. Learners whose grade level was its label, as a text, have the grade level from then on; restoring one and changing its label do the same.
   *
   * Required scope: `write:classes`.
   *
   * Emits `learner.updated`, `enrollment.updated`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`
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
   * Returns a grade level. Archived records are returned too.
   *
   * Required scope: `read:classes`.
   *
   * @param gradeLevelId - Identifier of the grade level, prefix `grl_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(gradeLevelId: string, options: ConditionalOptions): Call<GradeLevel | null>;

  /**
   * Update a grade level.
   *
   * Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
   *
   * Required scope: `write:classes`.
   *
   * Emits `learner.updated`, `enrollment.updated`.
   *
   * @param gradeLevelId - Identifier of the grade level, prefix `grl_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`
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
   * Archives the grade level. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
   *
   * Required scope: `write:classes`.
   *
   * @param gradeLevelId - Identifier of the grade level, prefix `grl_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_in_use`
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
   * Restores an archived grade level. Unique values are checked again. Restoring again has no effect.
   *
   * Required scope: `write:classes`.
   *
   * Emits `learner.updated`, `enrollment.updated`.
   *
   * @param gradeLevelId - Identifier of the grade level, prefix `grl_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`
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
   * Returns the subjects of the school one page at a time, oldest first.
   *
   * Required scope: `read:classes`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `code`, `kind`, `grade_level_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Creates a subject and returns it.
   *
   * Required scope: `write:classes`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`
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
   * Returns a subject. Archived records are returned too.
   *
   * Required scope: `read:classes`.
   *
   * @param subjectId - Identifier of the subject, prefix `sbj_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(subjectId: string, options: ConditionalOptions): Call<Subject | null>;

  /**
   * Update a subject.
   *
   * Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
   *
   * Required scope: `write:classes`.
   *
   * @param subjectId - Identifier of the subject, prefix `sbj_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`
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
   * Archives the subject. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
   *
   * Required scope: `write:classes`.
   *
   * @param subjectId - Identifier of the subject, prefix `sbj_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_in_use`
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
   * Restores an archived subject. Unique values are checked again. Restoring again has no effect.
   *
   * Required scope: `write:classes`.
   *
   * @param subjectId - Identifier of the subject, prefix `sbj_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`
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
   * Returns the rooms of the school one page at a time, oldest first.
   *
   * Required scope: `read:timetable`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `kind`, `name`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Creates a room and returns it.
   *
   * Required scope: `write:timetable`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`
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
   * Returns a room. Archived records are returned too.
   *
   * Required scope: `read:timetable`.
   *
   * @param roomId - Identifier of the room, prefix `rom_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(roomId: string, options: ConditionalOptions): Call<Room | null>;

  /**
   * Update a room.
   *
   * Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
   *
   * Required scope: `write:timetable`.
   *
   * @param roomId - Identifier of the room, prefix `rom_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`
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
   * Archives the room. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
   *
   * Required scope: `write:timetable`.
   *
   * @param roomId - Identifier of the room, prefix `rom_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_in_use`
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
   * Restores an archived room. Unique values are checked again. Restoring again has no effect.
   *
   * Required scope: `write:timetable`.
   *
   * @param roomId - Identifier of the room, prefix `rom_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`
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
   * Returns the classes of the school one page at a time, oldest first.
   *
   * Required scope: `read:classes`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `kind`, `label`, `teacher_id`, `term_id`, `room_id`, `academic_year_id`, `grade_level_id`, `subject_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Creates a class and returns it.
   *
   * Required scope: `write:classes`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`
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
   * Returns a class. Archived records are returned too.
   *
   * Required scope: `read:classes`.
   *
   * @param classId - Identifier of the class, prefix `cls_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
   *
   * Required scope: `write:classes`.
   *
   * Emits `learner.updated`, `enrollment.updated`.
   *
   * @param classId - Identifier of the class, prefix `cls_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `resource_in_use`, `registers_exist`, `class_full`
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
   * Archives the class. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
   *
   * Required scope: `write:classes`.
   *
   * @param classId - Identifier of the class, prefix `cls_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_in_use`
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
   * Restores an archived class. A teacher who was archived or has left meanwhile is no longer its teacher, unless the academic year is over. Restoring a class that is not archived has no effect.
   *
   * Required scope: `write:classes`.
   *
   * @param classId - Identifier of the class, prefix `cls_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`
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
   * Returns the enrollments in a class one page at a time, oldest first.
   *
   * Required scope: `read:learners`.
   *
   * @param classId - Identifier of the class, prefix `cls_`.
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `term_id`, `status`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Enrolls up to 200 learners. A learner who cannot be enrolled does not affect the others. Learners who are already
   * enrolled are left unchanged, so it is safe to send the request again. The grade level of a learner changes to the
   * `grade_level_id` of the enrollment on the first day that it covers, for example at the start of a year.
   *
   * Required scope: `write:learners`.
   *
   * Emits `learner.enrolled`, `learner.updated`.
   *
   * @param classId - Identifier of the class, prefix `cls_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `term_closed`
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
   * Returns each day in a date range of at most 366 days: whether it is a school day, and why. A day in a term is a school day if it is a make-up day, or if the school is open on that day of the week and there is no public holiday, closure or staff-only day. A day outside a term is never a school day.
   *
   * Required scope: `read:classes`.
   *
   * @param query - `from`, `to`, `grade_level_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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

  /**
   * Get terms, holidays and assessments as a calendar.
   *
   * Returns the dates of the school as an iCalendar file (RFC 5545) for calendar applications, from one year ago to two
   * years ahead: the first and the last day of each term, the holidays between terms, and each calendar exception, such
   * as a public holiday. An exception of some grade levels names them.
   *
   * Calendar applications send no headers, so they subscribe to the `url` of a calendar feed with the content `dates`,
   * which contains its `token`. No other parameter can be sent with a token. The response is 404 `not_found` if the
   * token is unknown or was revoked, or if the staff member, class, learner or guardian of the feed is archived, the
   * staff member is suspended, or the staff member or the learner has left.
   *
   * With an API key, send at most one of `class_id`, `staff_id`, `learner_id` and `guardian_id`. Each adds assessments,
   * for which the API key also needs `read:assessments`, and for `learner_id` and `guardian_id` `read:learners`. For
   * a class, a learner and a guardian, exceptions of other grade levels are left out.
   *
   * Assessments are shown on the day on which they are held, and on the day on which work is due, as soon as they are
   * open; drafts and cancelled assessments are not. The calendar contains neither marks nor names of learners.
   * Guardians see the assessments of learners to whom their access is `full`.
   *
   * Each event lasts whole days, which have no time zone. An event has the same `UID` as long as its record is the
   * same, and its `SEQUENCE` and `LAST-MODIFIED` increase when it changes. What is archived is left out. Texts are in
   * the language of the school's `locale`, or in the guardian's `preferred_language`, if it is Afrikaans, English,
   * French, German or Portuguese, and in English otherwise.
   *
   * Required scope: `read:classes`.
   *
   * @param query - `token`, `class_id`, `staff_id`, `learner_id`, `guardian_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.calendar.ics();
   * ```
   */
  ics(query?: CalendarIcsQuery, options?: ReadOptions): Call<string>;
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  ics(query: CalendarIcsQuery, options: ConditionalOptions): Call<string | null>;
}

/** Methods of `client.messageTemplates`. */
export interface MessageTemplatesResource {
  /**
   * List message templates.
   *
   * Returns the message templates of the school one page at a time, oldest first.
   *
   * Required scope: `read:communications`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `key`, `channel`, `locale`, `status`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.messageTemplates.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: MessageTemplatesListQuery, options?: RequestOptions): List<MessageTemplate>;

  /**
   * Create a message template.
   *
   * Creates a draft. Every placeholder in its texts must be in `variables`, or be one that the server fills in.
   *
   * Required scope: `write:communications`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_variable`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.messageTemplates.create({
   *   key: 'fees.reminder',
   *   name: 'Reminder of fees',
   *   channel: 'sms',
   *   body: '{{ school.name }}: {{ fee.amount }} is due on {{ fee.due_on }}.',
   *   variables: [
   *     {
   *       name: 'fee.amount',
   *       required: true,
   *       type: 'money',
   *       sample: 125000,
   *     },
   *     {
   *       name: 'fee.due_on',
   *       required: true,
   *       type: 'date',
   *       sample: '2026-12-14',
   *     },
   *   ],
   * });
   * ```
   */
  create(body: MessageTemplateCreate, options?: WriteOptions): Call<MessageTemplate>;

  /**
   * Get a message template.
   *
   * Returns a message template. Archived records are returned too.
   *
   * Required scope: `read:communications`.
   *
   * @param messageTemplateId - Identifier of the message template, prefix `tpl_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.messageTemplates.get(messageTemplateId);
   * ```
   */
  get(messageTemplateId: string, options?: ReadOptions): Call<MessageTemplate>;
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(messageTemplateId: string, options: ConditionalOptions): Call<MessageTemplate | null>;

  /**
   * Update a message template.
   *
   * Changes a draft or an active template. If the texts, the variables, the channel or the locale of an active template change, its `template_version` increases; messages that were created before keep their text.
   *
   * Required scope: `write:communications`.
   *
   * @param messageTemplateId - Identifier of the message template, prefix `tpl_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `template_retired`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_variable`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.messageTemplates.update(messageTemplateId, {
   *   name: 'Second reminder of fees',
   * });
   * ```
   */
  update(messageTemplateId: string, body?: MessageTemplateUpdate, options?: ChangeOptions): Call<MessageTemplate>;

  /**
   * Archive a message template.
   *
   * Archives the message template. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
   *
   * Required scope: `write:communications`.
   *
   * @param messageTemplateId - Identifier of the message template, prefix `tpl_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
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
   * const result = await client.messageTemplates.archive(messageTemplateId);
   * ```
   */
  archive(messageTemplateId: string, options?: ChangeOptions): Call<MessageTemplate>;

  /**
   * Restore a message template.
   *
   * Restores an archived message template. Unique values are checked again. Restoring again has no effect.
   *
   * Required scope: `write:communications`.
   *
   * @param messageTemplateId - Identifier of the message template, prefix `tpl_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`
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
   * const result = await client.messageTemplates.restore(messageTemplateId);
   * ```
   */
  restore(messageTemplateId: string, options?: ChangeOptions): Call<MessageTemplate>;

  /**
   * Activate a message template.
   *
   * Activates a draft, so that messages can use it. Requires the status `draft` and sets it to `active`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:communications`.
   *
   * @param messageTemplateId - Identifier of the message template, prefix `tpl_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`
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
   * const result = await client.messageTemplates.activate(messageTemplateId);
   * ```
   */
  activate(messageTemplateId: string, options?: ChangeOptions): Call<MessageTemplate>;

  /**
   * Retire a message template.
   *
   * Retires an active template. It can no longer be changed or used, and its `key` can be used again. Requires the status `active` and sets it to `retired`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:communications`.
   *
   * @param messageTemplateId - Identifier of the message template, prefix `tpl_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`
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
   * const result = await client.messageTemplates.retire(messageTemplateId);
   * ```
   */
  retire(messageTemplateId: string, options?: ChangeOptions): Call<MessageTemplate>;

  /**
   * Preview a message template.
   *
   * Returns the texts of a template, filled in with `context`. For a variable that is not in `context`, its `sample` is
   * used, and for one that the server fills in, an example. Nothing is sent or stored.
   *
   * Required scope: `read:communications`.
   *
   * @param messageTemplateId - Identifier of the message template, prefix `tpl_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `missing_variable`, `text_too_long`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.messageTemplates.preview(messageTemplateId, {
   *   context: { 'fee.amount': 80000 },
   * });
   * ```
   */
  preview(messageTemplateId: string, body?: MessageTemplatePreview, options?: ChangeOptions): Call<MessagePreview>;
}

/** Methods of `client.messages`. */
export interface MessagesResource {
  /**
   * List messages.
   *
   * Returns the messages of the school one page at a time, oldest first.
   *
   * Required scope: `read:communications`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `channel`, `status`, `learner_id`, `concerned_learner_id`, `regarding_id`, `template_id`, `announcement_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.messages.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: MessagesListQuery, options?: RequestOptions): List<Message>;

  /**
   * Create a message.
   *
   * Creates a message, and determines its recipients: the guardians in `guardian_ids`, the guardians of the learners
   * in `learner_ids` who may receive it, and the staff members in `staff_ids`. Each person gets one copy. The
   * message is sent as soon as possible, or at `send_at`.
   *
   * Placeholders in the texts are filled in for each recipient, from `context` and the records of the school. For a
   * guardian of several of the learners, `learner.name` lists these learners.
   *
   * Required scope: `write:communications`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`
   * @throws GoneError 410: `stored_response_erased`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_variable`, `template_not_active`, `no_eligible_recipient`, `missing_variable`, `text_too_long`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.messages.create({
   *   channel: 'sms',
   *   to: {
   *     guardian_ids: ['gdn_01k9x2v7d3f8h5m6n7p8q9r0st'],
   *   },
   *   body: '{{ school.name }}: the bus is late today.',
   * });
   * ```
   */
  create(body: MessageCreate, options?: WriteOptions): Call<Message>;

  /**
   * Get a message.
   *
   * Returns a message. Archived records are returned too.
   *
   * Required scope: `read:communications`.
   *
   * @param messageId - Identifier of the message, prefix `msg_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.messages.get(messageId);
   * ```
   */
  get(messageId: string, options?: RequestOptions): Call<Message>;

  /**
   * Cancel a message.
   *
   * Cancels a message: copies that were not sent yet are not sent. An attempt that has begun is finished, and not repeated. Requires the status `queued` or `sending` and sets it to `cancelled`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:communications`.
   *
   * @param messageId - Identifier of the message, prefix `msg_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.messages.cancel(messageId);
   * ```
   */
  cancel(messageId: string, options?: ChangeOptions): Call<Message>;

  /**
   * Resend a message.
   *
   * Sends the copies with the status `not_configured` again, for example after the channel was configured. The text of
   * a copy stays as it was when the message was created, and consent and access are checked again. Other copies are not
   * sent again. If the message belongs to an announcement, the announcement must still be published. Requires the status `not_configured`, `partly_failed` or `failed` and sets it to `queued`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:communications`.
   *
   * @param messageId - Identifier of the message, prefix `msg_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`, `nothing_to_resend`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.messages.resend(messageId);
   * ```
   */
  resend(messageId: string, options?: ChangeOptions): Call<Message>;
}

/** Methods of `client.announcements`. */
export interface AnnouncementsResource {
  /**
   * List announcements.
   *
   * Returns the announcements of the school one page at a time, oldest first.
   *
   * Required scope: `read:communications`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `status`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.announcements.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: AnnouncementsListQuery, options?: RequestOptions): List<Announcement>;

  /**
   * Create an announcement.
   *
   * Creates a draft.
   *
   * Required scope: `write:communications`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`
   * @throws GoneError 410: `stored_response_erased`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_variable`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.announcements.create({
   *   title: 'Sports day',
   *   body: 'Sports day is on Friday. Please bring a hat.',
   *   audience: {
   *     everyone: true,
   *     recipients: ['guardians', 'staff'],
   *   },
   *   channels: ['email', 'portal'],
   * });
   * ```
   */
  create(body: AnnouncementCreate, options?: WriteOptions): Call<Announcement>;

  /**
   * Get an announcement.
   *
   * Returns an announcement. Archived records are returned too.
   *
   * Required scope: `read:communications`.
   *
   * @param announcementId - Identifier of the announcement, prefix `ann_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.announcements.get(announcementId);
   * ```
   */
  get(announcementId: string, options?: ReadOptions): Call<Announcement>;
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(announcementId: string, options: ConditionalOptions): Call<Announcement | null>;

  /**
   * Update an announcement.
   *
   * Changes an announcement that is a draft or scheduled.
   *
   * Required scope: `write:communications`.
   *
   * @param announcementId - Identifier of the announcement, prefix `ann_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `announcement_closed`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_variable`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.announcements.update(announcementId, {
   *   expires_at: '2099-12-31T22:00:00Z',
   * });
   * ```
   */
  update(announcementId: string, body?: AnnouncementUpdate, options?: ChangeOptions): Call<Announcement>;

  /**
   * Archive an announcement.
   *
   * Archives the announcement. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
   *
   * Required scope: `write:communications`.
   *
   * @param announcementId - Identifier of the announcement, prefix `ann_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.announcements.archive(announcementId);
   * ```
   */
  archive(announcementId: string, options?: ChangeOptions): Call<Announcement>;

  /**
   * Restore an announcement.
   *
   * Restores an archived announcement. One that was scheduled for a time that has passed becomes a draft: it is not published late. Restoring one that is not archived has no effect.
   *
   * Required scope: `write:communications`.
   *
   * @param announcementId - Identifier of the announcement, prefix `ann_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.announcements.restore(announcementId);
   * ```
   */
  restore(announcementId: string, options?: ChangeOptions): Call<Announcement>;

  /**
   * Schedule an announcement.
   *
   * Schedules a draft: it is published at `publish_at`, which must be in the future. Requires the status `draft` and sets it to `scheduled`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:communications`.
   *
   * @param announcementId - Identifier of the announcement, prefix `ann_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.announcements.schedule(announcementId);
   * ```
   */
  schedule(announcementId: string, options?: ChangeOptions): Call<Announcement>;

  /**
   * Publish an announcement.
   *
   * Publishes an announcement immediately. Its recipients are determined at that time and do not change afterwards.
   * For each channel, one message is created, with one copy for each person, even if several of the learners are
   * theirs. One that has expired is rejected. Requires the status `draft` or `scheduled` and sets it to `published`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:communications`.
   *
   * @param announcementId - Identifier of the announcement, prefix `ann_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `announcement_closed`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.announcements.publish(announcementId);
   * ```
   */
  publish(announcementId: string, options?: ChangeOptions): Call<Announcement>;

  /**
   * Cancel an announcement.
   *
   * Cancels an announcement that is not published. Requires the status `draft` or `scheduled` and sets it to `cancelled`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:communications`.
   *
   * @param announcementId - Identifier of the announcement, prefix `ann_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.announcements.cancel(announcementId);
   * ```
   */
  cancel(announcementId: string, options?: ChangeOptions): Call<Announcement>;

  /**
   * Retract an announcement.
   *
   * Retracts a published announcement. Copies that were not sent are suppressed; copies that were sent cannot be recalled. Requires the status `published` and sets it to `retracted`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:communications`.
   *
   * @param announcementId - Identifier of the announcement, prefix `ann_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.announcements.retract(announcementId);
   * ```
   */
  retract(announcementId: string, options?: ChangeOptions): Call<Announcement>;
}

/** Methods of `client.messageRecipients`. */
export interface MessageRecipientsResource {
  /**
   * List the recipients of a message.
   *
   * Returns the recipients of a message with the status of their copies, newest first. `message-recipients.get` returns the texts.
   *
   * Required scope: `read:communications`.
   *
   * @param messageId - Identifier of the message, prefix `msg_`.
   * @param query - `limit`, `starting_after`, `order`, `status`, `guardian_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.messageRecipients.list(messageId)) {
   *   console.log(record);
   * }
   * ```
   */
  list(messageId: string, query?: MessageRecipientsListQuery, options?: RequestOptions): List<MessageRecipient>;

  /**
   * Get a recipient of a message.
   *
   * Returns the recipient with the text of the copy, as it was sent.
   *
   * Required scope: `read:communications`.
   *
   * @param messageId - Identifier of the message, prefix `msg_`.
   * @param messageRecipientId - Identifier of the message recipient, prefix `rcp_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.messageRecipients.get(messageId, messageRecipientId);
   * ```
   */
  get(messageId: string, messageRecipientId: string, options?: RequestOptions): Call<MessageRecipientWithText>;

  /**
   * Record a receipt.
   *
   * Records what the provider of the channel reported about a copy: `delivered`, `read` or `bounced`. A copy that was sent
   * can be delivered, read or bounced; one that was delivered can be read. After a copy bounced, a message that was `sent` is
   * `partly_failed`, or `failed` if no copy of it is left that arrived.
   *
   * A provider can report sooner than the server has recorded that the copy was sent. While the copy is `queued`, the
   * receipt is rejected with `invalid_state_transition`: send it again later.
   *
   * Required scope: `write:communications`.
   *
   * Emits `message.failed`.
   *
   * @param messageId - Identifier of the message, prefix `msg_`.
   * @param messageRecipientId - Identifier of the message recipient, prefix `rcp_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`
   * @throws GoneError 410: `stored_response_erased`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.messageRecipients.receipt(messageId, messageRecipientId, {
   *   status: 'delivered',
   * });
   * ```
   */
  receipt(messageId: string, messageRecipientId: string, body: MessageReceipt, options?: WriteOptions): Call<MessageRecipient>;
}

/** Methods of `client.incidents`. */
export interface IncidentsResource {
  /**
   * List incidents.
   *
   * Returns the incidents of the school one page at a time, oldest first.
   *
   * Required scope: `read:discipline`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `category`, `level`, `status`, `group_id`, `confidential`, `from`, `to`, `learner_id`, `reported_by`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.incidents.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: IncidentsListQuery, options?: RequestOptions): List<Incident>;

  /**
   * Create an incident.
   *
   * Logs an incident of one learner. To log an incident with several learners, use `incidents.bulk`.
   *
   * Required scope: `write:discipline`.
   *
   * Emits `discipline.incident-logged`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`
   * @throws GoneError 410: `stored_response_erased`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.incidents.create({
   *   learner_id: 'lrn_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   occurred_at: '2026-01-14T06:30:00Z',
   *   category: 'disruption',
   *   level: 1,
   *   description: 'Talked during the test after two warnings.',
   *   points: -1,
   * });
   * ```
   */
  create(body: IncidentCreate, options?: WriteOptions): Call<Incident>;

  /**
   * Get an incident.
   *
   * Returns an incident. Archived records are returned too.
   *
   * Required scope: `read:discipline`.
   *
   * @param incidentId - Identifier of the incident, prefix `inc_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.incidents.get(incidentId);
   * ```
   */
  get(incidentId: string, options?: ReadOptions): Call<Incident>;
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(incidentId: string, options: ConditionalOptions): Call<Incident | null>;

  /**
   * Update an incident.
   *
   * Changes an incident. `description` can be changed within 24 hours; afterwards, add notes.
   *
   * Required scope: `write:discipline`.
   *
   * Emits `discipline.incident-updated`.
   *
   * @param incidentId - Identifier of the incident, prefix `inc_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `resource_erased`, `incident_closed`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.incidents.update(incidentId, { location: 'Room 12' });
   * ```
   */
  update(incidentId: string, body?: IncidentUpdate, options?: ChangeOptions): Call<Incident>;

  /**
   * Archive an incident.
   *
   * Archives an incident, whose follow-ups must be done or cancelled. Archived incidents can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
   *
   * Required scope: `write:discipline`.
   *
   * Emits `discipline.incident-archived`.
   *
   * @param incidentId - Identifier of the incident, prefix `inc_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `open_follow_ups`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.incidents.archive(incidentId);
   * ```
   */
  archive(incidentId: string, options?: ChangeOptions): Call<Incident>;

  /**
   * Restore an incident.
   *
   * Restores an archived incident. Unique values are checked again. Restoring again has no effect.
   *
   * Required scope: `write:discipline`.
   *
   * Emits `discipline.incident-restored`.
   *
   * @param incidentId - Identifier of the incident, prefix `inc_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.incidents.restore(incidentId);
   * ```
   */
  restore(incidentId: string, options?: ChangeOptions): Call<Incident>;

  /**
   * Review an incident.
   *
   * Starts the review of an incident. Requires the status `logged` and sets it to `under_review`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:discipline`.
   *
   * Emits `discipline.incident-updated`.
   *
   * @param incidentId - Identifier of the incident, prefix `inc_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.incidents.review(incidentId);
   * ```
   */
  review(incidentId: string, options?: ChangeOptions): Call<Incident>;

  /**
   * Resolve an incident.
   *
   * Resolves an incident under review. Its follow-ups must be done or cancelled. Requires the status `under_review` and sets it to `resolved`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:discipline`.
   *
   * Emits `discipline.incident-updated`.
   *
   * @param incidentId - Identifier of the incident, prefix `inc_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `resource_erased`, `open_follow_ups`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.incidents.resolve(incidentId, {
   *   note: 'The learner apologised to the class.',
   * });
   * ```
   */
  resolve(incidentId: string, body?: IncidentResolve, options?: ChangeOptions): Call<Incident>;

  /**
   * Dismiss an incident.
   *
   * Dismisses an incident under review, because it did not happen or was not an offence. Its points no longer count, and its follow-ups must be done or cancelled. Requires the status `under_review` and sets it to `dismissed`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:discipline`.
   *
   * Emits `discipline.incident-dismissed`.
   *
   * @param incidentId - Identifier of the incident, prefix `inc_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `resource_erased`, `open_follow_ups`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.incidents.dismiss(incidentId, {
   *   reason: 'The learner was absent on that day.',
   * });
   * ```
   */
  dismiss(incidentId: string, body: IncidentDismiss, options?: ChangeOptions): Call<Incident>;

  /**
   * Reopen an incident.
   *
   * Puts a resolved incident under review again. Requires the status `resolved` and sets it to `under_review`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:discipline`.
   *
   * Emits `discipline.incident-updated`.
   *
   * @param incidentId - Identifier of the incident, prefix `inc_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.incidents.reopen(incidentId, {
   *   reason: 'A witness has come forward.',
   * });
   * ```
   */
  reopen(incidentId: string, body: IncidentReopen, options?: ChangeOptions): Call<Incident>;

  /**
   * Add a note to an incident.
   *
   * Adds a note to an incident. Notes cannot be changed or removed.
   *
   * Required scope: `write:discipline`.
   *
   * @param incidentId - Identifier of the incident, prefix `inc_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `resource_erased`, `too_many_notes`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.incidents.addNote(incidentId, {
   *   text: 'The parents were informed by telephone.',
   * });
   * ```
   */
  addNote(incidentId: string, body: IncidentNoteCreate, options?: ChangeOptions): Call<Incident>;

  /**
   * Log an incident with several learners.
   *
   * Logs one incident for each of up to 100 learners, all of them or none. The incidents have the same `group_id`.
   *
   * Required scope: `write:discipline`.
   *
   * Emits `discipline.incident-logged`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws GoneError 410: `stored_response_erased`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.incidents.bulk({
   *   learner_ids: ['lrn_01k9x2v7d3f8h5m6n7p8q9r0st'],
   *   occurred_at: '2026-01-14T06:30:00Z',
   *   category: 'vandalism',
   *   level: 2,
   *   description: 'A window of the hall was broken.',
   *   points: -3,
   * });
   * ```
   */
  bulk(body: IncidentBulk, options?: WriteOptions): Call<IncidentBulkResult>;
}

/** Methods of `client.followUps`. */
export interface FollowUpsResource {
  /**
   * List follow-ups.
   *
   * Returns the follow-ups of the incident one page at a time, oldest first.
   *
   * Required scope: `read:discipline`.
   *
   * @param incidentId - Identifier of the incident, prefix `inc_`.
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `kind`, `status`, `excuse_id`, `learner_id`, `assigned_to`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.followUps.list(incidentId)) {
   *   console.log(record);
   * }
   * ```
   */
  list(incidentId: string, query?: FollowUpsListQuery, options?: RequestOptions): List<FollowUp>;

  /**
   * Create a follow-up.
   *
   * Adds a follow-up to an incident. A suspension creates an approved excuse with the reason `suspension` for its
   * days, so the learner's absences are excused. The reason of that of a confidential incident is `other`: if an incident
   * becomes confidential later, it stays as it is until the days change.
   *
   * Required scope: `write:discipline`.
   *
   * Emits `attendance.excuse-approved`.
   *
   * @param incidentId - Identifier of the incident, prefix `inc_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `incident_closed`
   * @throws GoneError 410: `stored_response_erased`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.followUps.create(incidentId, {
   *   kind: 'detention',
   *   due_on: '2026-01-16',
   * });
   * ```
   */
  create(incidentId: string, body: FollowUpCreate, options?: WriteOptions): Call<FollowUp>;

  /**
   * Get a follow-up.
   *
   * Returns a follow-up. Archived records are returned too.
   *
   * Required scope: `read:discipline`.
   *
   * @param incidentId - Identifier of the incident, prefix `inc_`.
   * @param followUpId - Identifier of the follow-up, prefix `fup_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.followUps.get(incidentId, followUpId);
   * ```
   */
  get(incidentId: string, followUpId: string, options?: RequestOptions): Call<FollowUp>;

  /**
   * Update a follow-up.
   *
   * Changes an open follow-up. If the days of a suspension change, the days of its excuse change too.
   *
   * Required scope: `write:discipline`.
   *
   * Emits `attendance.excuse-withdrawn`, `attendance.excuse-approved`.
   *
   * @param incidentId - Identifier of the incident, prefix `inc_`.
   * @param followUpId - Identifier of the follow-up, prefix `fup_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`, `already_exists`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.followUps.update(incidentId, followUpId, {
   *   due_on: '2026-01-19',
   * });
   * ```
   */
  update(incidentId: string, followUpId: string, body?: FollowUpUpdate, options?: ChangeOptions): Call<FollowUp>;

  /**
   * Complete a follow-up.
   *
   * Completes a follow-up. Requires the status `open` and sets it to `done`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:discipline`.
   *
   * @param incidentId - Identifier of the incident, prefix `inc_`.
   * @param followUpId - Identifier of the follow-up, prefix `fup_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.followUps.complete(incidentId, followUpId, {
   *   outcome: 'The learner attended.',
   * });
   * ```
   */
  complete(incidentId: string, followUpId: string, body?: FollowUpComplete, options?: ChangeOptions): Call<FollowUp>;

  /**
   * Cancel a follow-up.
   *
   * Cancels a follow-up, for example a suspension whose last day has not come, which cannot be completed. The excuse of a suspension is withdrawn, and replaced by one for its days until today. Requires the status `open` and sets it to `cancelled`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:discipline`.
   *
   * Emits `attendance.excuse-withdrawn`, `attendance.excuse-approved`.
   *
   * @param incidentId - Identifier of the incident, prefix `inc_`.
   * @param followUpId - Identifier of the follow-up, prefix `fup_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.followUps.cancel(incidentId, followUpId, {
   *   outcome: 'The learner was ill.',
   * });
   * ```
   */
  cancel(incidentId: string, followUpId: string, body?: FollowUpCancel, options?: ChangeOptions): Call<FollowUp>;
}

/** Methods of `client.parentNotifications`. */
export interface ParentNotificationsResource {
  /**
   * List notifications.
   *
   * Returns the notifications of the incident one page at a time, oldest first.
   *
   * Required scope: `read:discipline`.
   *
   * @param incidentId - Identifier of the incident, prefix `inc_`.
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `learner_id`, `template_id`, `guardian_id`, `message_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.parentNotifications.list(incidentId)) {
   *   console.log(record);
   * }
   * ```
   */
  list(incidentId: string, query?: ParentNotificationsListQuery, options?: RequestOptions): List<ParentNotification>;

  /**
   * Create a notification.
   *
   * Notifies the guardians of the learner who have access to the learner and receive discipline notices: one message
   * with a copy for each of them, or for those in `guardian_ids`. The text is that of a template, or `body`, or by
   * default a sentence that names the learner and the day. It can contain the placeholders `incident.occurred_on`,
   * `incident.category`, `incident.level` and `incident.points`, in addition to those that the server fills in for
   * all messages. A text that names another learner of the incident is rejected.
   *
   * Required scope: `write:discipline`.
   *
   * @param incidentId - Identifier of the incident, prefix `inc_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`
   * @throws GoneError 410: `stored_response_erased`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_variable`, `template_not_active`, `guardian_not_eligible`, `no_eligible_recipient`, `missing_variable`, `text_too_long`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.parentNotifications.create(incidentId, {
   *   channel: 'sms',
   *   body: '{{ school.name }}: please call us about {{ learner.name }}.',
   * });
   * ```
   */
  create(incidentId: string, body: ParentNotificationCreate, options?: WriteOptions): Call<ParentNotification>;

  /**
   * Get a notification.
   *
   * Returns a notification. Archived records are returned too.
   *
   * Required scope: `read:discipline`.
   *
   * @param incidentId - Identifier of the incident, prefix `inc_`.
   * @param parentNotificationId - Identifier of the notification, prefix `ntf_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.parentNotifications.get(incidentId, parentNotificationId);
   * ```
   */
  get(incidentId: string, parentNotificationId: string, options?: RequestOptions): Call<ParentNotification>;

  /**
   * Acknowledge a notification.
   *
   * Records that the guardians have acknowledged the notification. Acknowledging again has no effect.
   *
   * Required scope: `write:discipline`.
   *
   * @param incidentId - Identifier of the incident, prefix `inc_`.
   * @param parentNotificationId - Identifier of the notification, prefix `ntf_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.parentNotifications.acknowledge(incidentId, parentNotificationId);
   * ```
   */
  acknowledge(incidentId: string, parentNotificationId: string, options?: ChangeOptions): Call<ParentNotification>;
}

/** Learners, their guardians and medical notes. */
export interface LearnersResource {
  /**
   * Get a learner's discipline points.
   *
   * Returns the points of a learner and the number of incidents in a time range. Archived and dismissed incidents do not count. Confidential incidents count only if the API key has the scope `read:sensitive`.
   *
   * Required scope: `read:discipline`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.learners.discipline(learnerId);
   * ```
   */
  discipline(learnerId: string, options?: RequestOptions & { query?: LearnersDisciplineQuery | undefined }): Call<LearnerDiscipline>;

  /**
   * List a learner's enrollments.
   *
   * Returns the enrollments of a learner one page at a time, oldest first.
   *
   * Required scope: `read:learners`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `term_id`, `status`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Returns the learners of the school one page at a time, oldest first.
   *
   * Required scope: `read:learners`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `grade_level`, `class`, `class_id`, `grade_level_id`, `status`, `admission_number`, `name`, `guardian_id`, `enrolled_on`, `term_id`, `merged_into_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Creates a learner. Send `name`, or `first_name`, `last_name` or both, from which the name is composed in the order of the school's `locale`: the family name comes first in Chinese, Hungarian, Japanese, Khmer, Korean and Vietnamese. Somebody who has only one name has only one of the two.
   *
   * `grade_level` and `class` are labels, and any label is stored. If the school has a grade level, or a register class
   * of the current year or of the one in which the learner comes, with that label, `grade_level_id` and `class_id` are set too, and an active learner is
   * enrolled in the class: from today, or from `admitted_on` if that is later, and for later terms to which the class was copied
   * already. You can send the ids instead. A learner without a grade level gets that of the class.
   *
   * If another learner may be the same person, the learner is created all the same, and `warnings` says who it is.
   *
   * Required scope: `write:learners`.
   *
   * Emits `learner.created`, `learner.enrolled`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`, `class_full`
   * @throws GoneError 410: `stored_response_erased`
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
  create(body: LearnerCreate, options?: WriteOptions): Call<LearnerWithWarnings>;

  /**
   * Get a learner.
   *
   * Returns a learner. Archived records are returned too.
   *
   * Required scope: `read:learners`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(learnerId: string, options: ConditionalOptions): Call<Learner | null>;

  /**
   * Update a learner.
   *
   * Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
   *
   * If `class` is the label of a register class of the academic year of today, otherwise of the current one, or if `class_id` is sent, the learner is moved
   * to that class: the primary enrollment in the previous class is transferred, or withdrawn if there is no such
   * class. Any other label is only stored. The label that the learner has, which is that of another class since another
   * year was started, changes nothing until that year begins.
   *
   * Required scope: `write:learners`.
   *
   * Emits `learner.updated`, `learner.enrolled`, `enrollment.ended`, `enrollment.updated`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `class_full`
   * @throws GoneError 410: `stored_response_erased`
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
   * Archives the learner and withdraws open enrollments. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
   *
   * Required scope: `write:learners`.
   *
   * Emits `learner.archived`, `enrollment.ended`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws GoneError 410: `stored_response_erased`
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
   * Restores an archived learner. An active one is in no class then, because the enrollments have ended: set `class_id` to enroll them again. A planned leave whose day has begun takes effect. Unique values are checked again. Restoring again has no effect.
   *
   * Required scope: `write:learners`.
   *
   * Emits `learner.restored`, `learner.left`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `record_merged`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
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
   * Admits a learner who is expected (`prospective`) or has left. Requires the status `prospective` or `left` and sets it to `active`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:learners`.
   *
   * Emits `learner.updated`, `learner.enrolled`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `class_full`
   * @throws GoneError 410: `stored_response_erased`
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
   * Record that a learner leaves.
   *
   * Records that a learner leaves. If `left_on` is today or earlier, the learner's status becomes `left` immediately and
   * open enrollments end on that day, and so do those that have ended later, unless their term is closed. If it is a later day, the learner stays active with `left_on` set, and leaves
   * when that day begins in the school's time zone. Enrollments that begin after it are cancelled at once, and
   * that of a planned transfer when the learner leaves. Send the request again to change the day, or cancel the leave with
   * `cancel-leave`.
   *
   * Messages about the learner that are scheduled are not sent: their copies are `suppressed` with the code
   * `learner_left`, unless they are also about another learner. Requires the status `active` and sets it to `left`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:learners`.
   *
   * Emits `learner.left`, `learner.updated`, `enrollment.ended`, `enrollment.updated`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`
   * @throws GoneError 410: `stored_response_erased`
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
   * Cancels a leave that has not taken effect. It has no effect if there is none. Enrollments that were cancelled because they begin after the leave remain cancelled; a planned transfer is carried out. Requires the status `active`; with any other status the response is 409 `invalid_state_transition`. Repeating the request has no effect.
   *
   * Required scope: `write:learners`.
   *
   * Emits `learner.updated`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`
   * @throws GoneError 410: `stored_response_erased`
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
   * Merge a duplicate into a learner.
   *
   * Merges another record of the same person into this one. Whatever refers to the other learner refers to this one
   * afterwards: enrollments, guardians, marks, grades, incidents, invoices, messages and others. Empty fields of this record are filled from the other one; no value is replaced. Ids of other
   * systems (`external_ids`) of both lead to this record. The other record is archived, with this one as
   * `merged_into_id`: it can still be read, and it cannot be changed or restored.
   *
   * What both have once is kept once: of two equal records, that of the other learner is archived. Records that
   * contradict each other, such as different marks in one assessment, are listed in the 409 `merge_conflict` and nothing is merged. Some records stay
   * with the other learner and are listed in `left`. With `dry_run`, the result says what would be done, with the
   * conflicts, and nothing is changed.
   *
   * A merge can be undone for 30 days with `unmerge`. The API key needs the scope for each family of records that are
   * moved, and, because the result counts confidential ones too, `read:discipline` and `read:sensitive`.
   *
   * Required scope: `write:learners`, `write:attendance`, `write:assessments`, `write:fees`, `write:discipline`, `write:communications`, `write:timetable`, `write:medical`, `read:discipline`, `read:sensitive`.
   *
   * Emits `learner.merged`, `learner.updated`, `enrollment.archived`, `guardian.unlinked`, `guardian.link-updated`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `record_merged`, `merge_conflict`, `merge_too_large`
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
   * const result = await client.learners.merge(learnerId, {
   *   learner_id: 'lrn_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   dry_run: true,
   * });
   * ```
   */
  merge(learnerId: string, body: LearnerMerge, options?: ChangeOptions): Call<PersonMerge>;

  /**
   * Undo a merge.
   *
   * Undoes the merge of a learner into this one, for 30 days. The other learner is restored, and what the merge has moved and
   * nobody has moved since refers to it again. Fields that were filled become empty if they still have the value of the other
   * record. What cannot be undone is listed in `left`. Records that came after the merge stay where they are, except
   * for allocations and credit notes of invoices that are moved back. Invoices that were issued meanwhile on an account
   * of the other learner (`other_account`), and reports that were replaced (`report_replaced`) or published with the
   * results of both (`report_stale`), are in `notices`. With `dry_run`, the result says what would be done, and
   * nothing is changed.
   *
   * Required scope: `write:learners`, `write:attendance`, `write:assessments`, `write:fees`, `write:discipline`, `write:communications`, `write:timetable`, `write:medical`, `read:discipline`, `read:sensitive`.
   *
   * Emits `learner.restored`, `learner.updated`, `enrollment.restored`, `guardian.linked`, `guardian.link-updated`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `merge_expired`, `resource_erased`
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
   * const result = await client.learners.unmerge(learnerId, {
   *   learner_id: 'lrn_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   dry_run: true,
   * });
   * ```
   */
  unmerge(learnerId: string, body: LearnerMerge, options?: ChangeOptions): Call<PersonMerge>;

  /**
   * Record that many learners leave.
   *
   * Records that up to 2000 learners leave on the same day for the same reason, each exactly as `POST
   * /v1/learners/{learner_id}/leave` does, for example when a class has completed school. If the server stops in
   * between, either everything or nothing is done. A learner who cannot leave does not affect the others: the result
   * has the code and the detail of the error. If one of `learner_ids` is unknown, the request is rejected.
   *
   * Send exactly one of `learner_ids`, `class_id` and `grade_level_id`. `class_id` and `grade_level_id` select the
   * active learners of the class or grade level. Learners whose leave was recorded with the same day and reason are
   * left unchanged, so it is safe to send the request again; with `class_id` or `grade_level_id`, those who have left
   * already are not part of the result, and a leave that is planned for a learner with another day or reason is kept: the
   * result is `failed` with the code `leave_planned`. Send such learners in `learner_ids` to replace it.
   *
   * Required scope: `write:learners`.
   *
   * Emits `learner.left`, `learner.updated`, `enrollment.ended`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.learners.leaveAll({
   *   class_id: 'cls_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   left_on: '2026-12-09',
   *   left_reason: 'completed',
   * });
   * ```
   */
  leaveAll(body: LearnersLeave, options?: WriteOptions): Call<LearnersLeft>;

  /**
   * Export a learner's data.
   *
   * Returns every record about a learner, archived or not: those that refer to the learner, the guardians, and the fee
   * accounts with everything that belongs to them. Records that the API key cannot read are left out, and `omitted`
   * lists their types; sensitive fields need their scopes, as elsewhere. A record that was merged into another one is
   * exported with that one. The audit log records the export, and that
   * medical notes were read. With `Accept: text/html`, the response is a page to read and print, in the language of the
   * school's `locale` if it is Afrikaans, English, French, German or Portuguese, and in English otherwise.
   *
   * Ids of other learners, and of guardians of others, are replaced with `[another learner]` and `[another guardian]`,
   * and so are names of other learners in texts. A text can still describe a person without a name: read incidents and
   * messages before you hand an export to parents. The page leaves out how guardians are reached, their other details and the
   * notes about restricted access, which the JSON has: it can be given to one parent who must not know where the other one
   * lives.
   *
   * Required scope: `read:learners`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws BadRequestError 406: `not_acceptable`
   * @throws ConflictError 409: `record_merged`
   * @throws ValidationError 422: `document_too_large`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.learners.export(learnerId);
   * const page = await client.learners.export(learnerId, { accept: 'text/html' });
   * ```
   */
  export(learnerId: string, options?: JsonOptions): Call<LearnerExport>;
  /** As above, but resolves to a document of the type `text/html`. */
  export(learnerId: string, options: DocumentOptions<'text/html'>): Call<string>;

  /**
   * Erase a learner's personal values.
   *
   * Makes the personal values of a learner permanently unreadable, in every record, in the audit log and in events:
   * names, dates of birth, addresses, identity numbers, medical notes, comments and other texts. Ids, dates, states,
   * marks and amounts stay, so that the fees ledger and the audit log remain complete. Guardians who have no other
   * learner are erased too, and so are records that were merged into this one. This cannot be undone: send the id of the learner as `confirm`.
   *
   * The learner must have left or be archived, and must have no unpaid invoices. A fee account that has no other learner must
   * have no amount due and no credit. No import of learners, guardians or staff may be in progress: a row of it could create the
   * person again.
   * Records of a family whose retention rule is `keep` stay as they are: by default these are the term reports. If the
   * rule of `learners` is `keep`, nothing is erased. Erasing again has no effect.
   *
   * Required scope: `admin:school`.
   *
   * Emits `learner.erased`, `guardian.erased`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `record_merged`, `learner_active`, `open_money`, `import_running`, `retention_keeps`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.learners.erase(learnerId, {
   *   confirm: 'lrn_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   reason: 'Request of the parents',
   * });
   * ```
   */
  erase(learnerId: string, body: LearnerErase, options?: ChangeOptions): Call<Learner>;

  /**
   * List a learner's siblings.
   *
   * Returns the learners who share a guardian with the learner, regardless of their relationships with the guardian. Links with `access: none` are ignored.
   *
   * Required scope: `read:learners`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Get a learner's timeline.
   *
   * Returns the changes to the learner's record and to the records about the learner that the API key can read, newest
   * first: the action, the time and the changed fields. With `read:learners` alone, these are enrollments and guardian links; with more scopes, also excuses, grades, term reports, invoices and others. Discipline needs
   * `read:discipline` and `read:sensitive`. Medical notes are not included. The audit log also has the actor and the
   * values.
   *
   * Required scope: `read:learners`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param query - `limit`, `starting_after`, `order`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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

/** Enrollments of learners in classes for a term. */
export interface EnrollmentsResource {
  /**
   * List enrollments.
   *
   * Returns the enrollments of the school one page at a time, oldest first.
   *
   * Required scope: `read:learners`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `kind`, `status`, `learner_id`, `class_id`, `term_id`, `grade_level_id`, `transferred_from_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Enrolls an active learner in a class for a term in which the class is offered. The enrollment is active
   * immediately unless `pending` is sent. An active primary enrollment that covers today sets the learner's class.
   * If the learner has the grade level of the previous class, it changes to that of the new class.
   *
   * Required scope: `write:learners`.
   *
   * Emits `learner.enrolled`, `learner.updated`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`, `term_closed`, `already_enrolled`, `class_full`, `learner_not_active`
   * @throws GoneError 410: `stored_response_erased`
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
   * Returns an enrollment. Archived records are returned too.
   *
   * Required scope: `read:learners`.
   *
   * @param enrollmentId - Identifier of the enrollment, prefix `enr_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(enrollmentId: string, options: ConditionalOptions): Call<Enrollment | null>;

  /**
   * Update an enrollment.
   *
   * Changes an enrollment. Its dates can be changed while it is active or pending; the rules for a new enrollment
   * apply.
   *
   * For an active enrollment, `ends_on` is also the day of a planned withdrawal or transfer (`ends_as`). Send
   * another day to change the plan, or null to cancel it. The day of a planned transfer can be changed in either of
   * its two enrollments, and changes in both; it must be later than today. If the transfer is cancelled, the pending
   * enrollment is cancelled too. A later `ends_on`, or null, is accepted only if the class has a place on the
   * additional days.
   *
   * Required scope: `write:learners`.
   *
   * Emits `enrollment.ended`, `enrollment.updated`, `learner.updated`.
   *
   * @param enrollmentId - Identifier of the enrollment, prefix `enr_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `term_closed`, `already_enrolled`, `class_full`, `learner_not_active`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `outside_term`, `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
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
   * Archives an enrollment. If it is the pending enrollment of a planned transfer, the transfer is cancelled. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
   *
   * Required scope: `write:learners`.
   *
   * Emits `enrollment.archived`, `enrollment.ended`, `enrollment.updated`, `learner.updated`.
   *
   * @param enrollmentId - Identifier of the enrollment, prefix `enr_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `term_closed`, `already_enrolled`, `class_full`
   * @throws GoneError 410: `stored_response_erased`
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
   * Restores an archived enrollment. The rules for a new enrollment apply again. If it is the pending enrollment of a planned transfer, the transfer is planned again. Restoring again has no effect.
   *
   * Required scope: `write:learners`.
   *
   * Emits `enrollment.restored`, `enrollment.updated`, `learner.updated`.
   *
   * @param enrollmentId - Identifier of the enrollment, prefix `enr_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `term_closed`, `already_enrolled`, `class_full`, `learner_not_active`
   * @throws GoneError 410: `stored_response_erased`
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
   * Activates a pending enrollment. The pending enrollment of a planned transfer becomes active automatically on its first day. Requires the status `pending` and sets it to `active`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:learners`.
   *
   * Emits `learner.enrolled`, `learner.updated`.
   *
   * @param enrollmentId - Identifier of the enrollment, prefix `enr_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `term_closed`, `class_full`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.enrollments.activate(enrollmentId, {});
   * ```
   */
  activate(enrollmentId: string, body?: EnrollmentActivate, options?: ChangeOptions): Call<Enrollment>;

  /**
   * Withdraw an enrollment.
   *
   * Ends an enrollment before the end of the term. If `ends_on` is today or earlier, or is not sent, the enrollment is
   * withdrawn immediately, or cancelled if it has not started. So is one that was completed, on an earlier day, as long as
   * the term is not closed. If it is a later day, the enrollment stays active with this `ends_on` and `ends_as`
   * `withdrawn`, and is withdrawn when that day is over in the school's time zone.
   *
   * The request replaces an earlier plan: the pending enrollment of a planned transfer is cancelled. To change the
   * day, send the request again or change `ends_on`; to cancel the withdrawal, set `ends_on` to null. Requires the status `active` or `completed` and sets it to `withdrawn`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:learners`.
   *
   * Emits `enrollment.ended`, `enrollment.updated`, `learner.updated`.
   *
   * @param enrollmentId - Identifier of the enrollment, prefix `enr_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `term_closed`, `already_enrolled`, `class_full`
   * @throws GoneError 410: `stored_response_erased`
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
   * Moves the learner to another class of the term. This enrollment ends on the day before `on`, or on its first day if
   * that is `on`, and a new one starts on `on`. The response is the new enrollment. Enrollments of later terms stay in their class: to move the learner
   * from today on in all terms of the year, change the `class_id` of the learner instead.
   *
   * If `on` is a later day, this enrollment stays active until then, with `ends_as` `transferred`. The new one is
   * pending, counts towards the capacity of the class from that day on, and becomes active when the day begins in
   * the school's time zone. To change the day, send the request again or change `ends_on`; to cancel the transfer,
   * set `ends_on` to null or cancel the new enrollment. A request for another class, or to withdraw, replaces the
   * plan. Requires the status `active` and sets it to `transferred`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:learners`.
   *
   * Emits `enrollment.ended`, `enrollment.updated`, `learner.enrolled`, `learner.updated`.
   *
   * @param enrollmentId - Identifier of the enrollment, prefix `enr_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `term_closed`, `already_enrolled`, `class_full`, `learner_not_active`
   * @throws GoneError 410: `stored_response_erased`
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
   * Cancels a pending enrollment. If it is the new enrollment of a planned transfer, the transfer is cancelled, and `ends_on` of the other enrollment becomes null. Requires the status `pending` and sets it to `cancelled`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:learners`.
   *
   * Emits `enrollment.ended`, `enrollment.updated`.
   *
   * @param enrollmentId - Identifier of the enrollment, prefix `enr_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `term_closed`, `already_enrolled`, `class_full`
   * @throws GoneError 410: `stored_response_erased`
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

/** Methods of `client.feeAccounts`. */
export interface FeeAccountsResource {
  /**
   * List fee accounts.
   *
   * Returns the fee accounts of the school one page at a time, oldest first.
   *
   * Required scope: `read:fees`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `currency`, `learner_id`, `payer_guardian_id`, `merged_into_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.feeAccounts.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: FeeAccountsListQuery, options?: RequestOptions): List<FeeAccount>;

  /**
   * Create a fee account.
   *
   * Creates a fee account: what a family owes and has paid, in one currency. Siblings can share an account, and a
   * learner can be on several, for example one of each parent. All fees of a learner are charged to the learner's
   * first account until `PUT /v1/learners/{learner_id}/fee-shares` divides them. An account is also created by the
   * first invoice or payment of a learner who has none.
   *
   * Required scope: `write:fees`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`
   * @throws GoneError 410: `stored_response_erased`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.feeAccounts.create({
   *   name: 'Example family',
   *   learner_ids: ['lrn_01k9x2v7d3f8h5m6n7p8q9r0st'],
   * });
   * ```
   */
  create(body: FeeAccountCreate, options?: WriteOptions): Call<FeeAccount>;

  /**
   * Get a fee account.
   *
   * Returns a fee account. Archived records are returned too.
   *
   * Required scope: `read:fees`.
   *
   * @param feeAccountId - Identifier of the fee account, prefix `acc_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.feeAccounts.get(feeAccountId);
   * ```
   */
  get(feeAccountId: string, options?: RequestOptions): Call<FeeAccount>;

  /**
   * Update a fee account.
   *
   * Changes the name, the learners or the payers of an account. Issued invoices remain on the account on which they
   * were issued; to move them too, merge the accounts. A learner who is removed and is on other accounts in the
   * currency is charged there: the share passes to the oldest of them.
   *
   * Required scope: `write:fees`.
   *
   * @param feeAccountId - Identifier of the fee account, prefix `acc_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `account_merged`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.feeAccounts.update(feeAccountId, {
   *   name: 'Example and Sample family',
   * });
   * ```
   */
  update(feeAccountId: string, body?: FeeAccountUpdate, options?: ChangeOptions): Call<FeeAccount>;

  /**
   * Archive a fee account.
   *
   * Archives an account on which nothing is due and no credit is left. Learners who are on other accounts in the
   * currency are charged there. Archived records can still be read, but lists leave them out by default and they
   * cannot be changed. What leaves an amount due or credit on an archived account later, such as a payment that is
   * reversed because it bounced, also restores the account. The next invoice of a learner who is on no other account
   * opens a new one, without the payers and external ids of this one: archive the accounts of learners who are gone,
   * and keep those of the others. Archiving again has no effect.
   *
   * Required scope: `write:fees`.
   *
   * @param feeAccountId - Identifier of the fee account, prefix `acc_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `account_not_settled`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.feeAccounts.archive(feeAccountId);
   * ```
   */
  archive(feeAccountId: string, options?: ChangeOptions): Call<FeeAccount>;

  /**
   * Restore a fee account.
   *
   * Restores an archived account. Learners who are on other accounts in the currency are charged there until their shares are changed. An account that was merged into another one, or erased with its last learner, cannot be restored. Restoring again has no effect.
   *
   * Required scope: `write:fees`.
   *
   * @param feeAccountId - Identifier of the fee account, prefix `acc_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `account_merged`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.feeAccounts.restore(feeAccountId);
   * ```
   */
  restore(feeAccountId: string, options?: ChangeOptions): Call<FeeAccount>;

  /**
   * Merge another account into a fee account.
   *
   * Merges another account in the same currency into this one, for example those of siblings who were invoiced
   * separately. Its learners with their shares, its payers, invoices, payments, credit and external ids move to this
   * account, except learners who were erased: a payment that names the other account, by its id or an external id, is for this one. The entries of
   * the ledger remain as they are, and new ones show that the balance has moved. The other account is archived, with
   * this one as `merged_into_id`. It cannot be restored.
   *
   * Required scope: `write:fees`.
   *
   * Emits `fee-account.merged`.
   *
   * @param feeAccountId - Identifier of the fee account, prefix `acc_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `account_merged`
   * @throws GoneError 410: `stored_response_erased`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `amount_too_large`, `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.feeAccounts.merge(feeAccountId, {
   *   account_id: 'acc_01k9x2v7d3f8h5m6n7p8q9r0st',
   * });
   * ```
   */
  merge(feeAccountId: string, body: FeeAccountMerge, options?: ChangeOptions): Call<FeeAccount>;

  /**
   * Transfer credit to another fee account.
   *
   * Transfers credit of this account to another one in the same currency, from the payments that were received first
   * or from one of them. Each part becomes a payment of the other account with the method `transfer` and the payment
   * that it comes from as `transferred_from_id`: no money was received or paid. To undo a transfer, reverse that
   * payment.
   *
   * Required scope: `write:fees`.
   *
   * Emits `payment.transferred`.
   *
   * @param feeAccountId - Identifier of the fee account, prefix `acc_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `account_merged`, `amount_exceeds_unallocated`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `amount_too_large`, `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.feeAccounts.transfer(feeAccountId, {
   *   account_id: 'acc_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   amount: 5000,
   * });
   * ```
   */
  transfer(feeAccountId: string, body: FeeAccountTransfer, options?: ChangeOptions): Call<CreditTransfer>;

  /**
   * Apply the credit of a fee account.
   *
   * Allocates the credit of an account to its invoices, from the payments that were received first: to the instalments
   * that are due first, and then by number. If `auto_apply_credit` of the school is true, this is also done when an invoice is
   * issued, and daily, and a payment that is recorded pays the invoices of its account at once.
   *
   * Required scope: `write:fees`.
   *
   * Emits `fee.reconciled`.
   *
   * @param feeAccountId - Identifier of the fee account, prefix `acc_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `account_merged`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.feeAccounts.applyCredit(feeAccountId);
   * ```
   */
  applyCredit(feeAccountId: string, options?: ChangeOptions): Call<FeeAccount>;

  /**
   * Get a fee account statement.
   *
   * Returns the changes to the balance of a fee account in a date range of at most 3660 days, from the ledger: as
   * JSON, as a page to read and print (`Accept: text/html`), or as an A4 document (`Accept: application/pdf`), in
   * English. Allocations do not change the balance, so they are not included. The page and the document name the
   * learners if the API key has `read:learners`, and otherwise only the account. If the range includes today, they show
   * what is overdue and what is due next.
   *
   * Required scope: `read:fees`.
   *
   * @param feeAccountId - Identifier of the fee account, prefix `acc_`.
   * @param query - `from`, `to`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws BadRequestError 406: `not_acceptable`
   * @throws ValidationError 422: `document_too_large`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.feeAccounts.statement(feeAccountId, {
   *   from: '2026-01-01',
   *   to: '2026-12-31',
   * });
   * const page = await client.feeAccounts.statement(feeAccountId, {
   *   from: '2026-01-01',
   *   to: '2026-12-31',
   * }, { accept: 'text/html' });
   * const pdf = await client.feeAccounts.statement(feeAccountId, {
   *   from: '2026-01-01',
   *   to: '2026-12-31',
   * }, { accept: 'application/pdf' });
   * ```
   */
  statement(feeAccountId: string, query: FeeAccountsStatementQuery, options?: JsonOptions): Call<Statement>;
  /** As above, but resolves to a document of the type `text/html`. */
  statement(feeAccountId: string, query: FeeAccountsStatementQuery, options: DocumentOptions<'text/html'>): Call<string>;
  /** As above, but resolves to a document of the type `application/pdf`. */
  statement(feeAccountId: string, query: FeeAccountsStatementQuery, options: DocumentOptions<'application/pdf'>): Call<Uint8Array>;
}

/** Methods of `client.feeItems`. */
export interface FeeItemsResource {
  /**
   * List fee items.
   *
   * Returns the fee items of the school one page at a time, oldest first.
   *
   * Required scope: `read:fees`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `category`, `currency`, `active`, `grade_level_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.feeItems.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: FeeItemsListQuery, options?: RequestOptions): List<FeeItem>;

  /**
   * Create a fee item.
   *
   * Creates a fee item and returns it.
   *
   * Required scope: `write:fees`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.feeItems.create({
   *   name: 'Tuition',
   *   category: 'tuition',
   *   amount: 125000,
   * });
   * ```
   */
  create(body: FeeItemCreate, options?: WriteOptions): Call<FeeItem>;

  /**
   * Get a fee item.
   *
   * Returns a fee item. Archived records are returned too.
   *
   * Required scope: `read:fees`.
   *
   * @param feeItemId - Identifier of the fee item, prefix `fit_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.feeItems.get(feeItemId);
   * ```
   */
  get(feeItemId: string, options?: ReadOptions): Call<FeeItem>;
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(feeItemId: string, options: ConditionalOptions): Call<FeeItem | null>;

  /**
   * Update a fee item.
   *
   * Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
   *
   * Required scope: `write:fees`.
   *
   * @param feeItemId - Identifier of the fee item, prefix `fit_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`
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
   * const result = await client.feeItems.update(feeItemId, { amount: 130000 });
   * ```
   */
  update(feeItemId: string, body?: FeeItemUpdate, options?: ChangeOptions): Call<FeeItem>;

  /**
   * Archive a fee item.
   *
   * Archives the fee item. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
   *
   * Required scope: `write:fees`.
   *
   * @param feeItemId - Identifier of the fee item, prefix `fit_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
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
   * const result = await client.feeItems.archive(feeItemId);
   * ```
   */
  archive(feeItemId: string, options?: ChangeOptions): Call<FeeItem>;

  /**
   * Restore a fee item.
   *
   * Restores an archived fee item. Unique values are checked again. Restoring again has no effect.
   *
   * Required scope: `write:fees`.
   *
   * @param feeItemId - Identifier of the fee item, prefix `fit_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`
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
   * const result = await client.feeItems.restore(feeItemId);
   * ```
   */
  restore(feeItemId: string, options?: ChangeOptions): Call<FeeItem>;
}

/** Methods of `client.invoices`. */
export interface InvoicesResource {
  /**
   * List invoices.
   *
   * Returns the invoices of the school one page at a time, oldest first.
   *
   * Required scope: `read:fees`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `account_id`, `status`, `currency`, `number`, `overdue`, `due_before`, `due_after`, `learner_id`, `term_id`, `split_from_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.invoices.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: InvoicesListQuery, options?: RequestOptions): List<Invoice>;

  /**
   * Create an invoice.
   *
   * Creates a draft. Nothing is owed until it is issued. It can be due in `instalments`. A line with a `fee_item_id` takes its description, its price
   * and its category from the fee item, unless it has its own.
   *
   * Required scope: `write:fees`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`
   * @throws GoneError 410: `stored_response_erased`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `amount_too_large`, `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.invoices.create({
   *   learner_id: 'lrn_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   due_date: '2026-12-14',
   *   lines: [
   *     {
   *       description: 'Tuition',
   *       category: 'tuition',
   *       unit_amount: 125000,
   *     },
   *   ],
   * });
   * ```
   */
  create(body: InvoiceCreate, options?: WriteOptions): Call<Invoice>;

  /**
   * Get an invoice.
   *
   * Returns an invoice. Archived records are returned too.
   *
   * Required scope: `read:fees`.
   *
   * @param invoiceId - Identifier of the invoice, prefix `inv_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.invoices.get(invoiceId);
   * ```
   */
  get(invoiceId: string, options?: RequestOptions): Call<Invoice>;

  /**
   * Update an invoice.
   *
   * Changes an invoice. All fields of a draft can be changed; for an issued invoice, only `due_date`, `instalments`,
   * `metadata` and `external_ids`. If `lines` or `instalments` is sent, it replaces all of them.
   *
   * Required scope: `write:fees`.
   *
   * Emits `invoice.rescheduled`.
   *
   * @param invoiceId - Identifier of the invoice, prefix `inv_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `invoice_issued`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `amount_too_large`, `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.invoices.update(invoiceId, {
   *   due_date: '2026-12-31',
   * });
   * ```
   */
  update(invoiceId: string, body?: InvoiceUpdate, options?: ChangeOptions): Call<Invoice>;

  /**
   * Archive an invoice.
   *
   * Archives a draft. An issued invoice cannot be archived; void it instead. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
   *
   * Required scope: `write:fees`.
   *
   * @param invoiceId - Identifier of the invoice, prefix `inv_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invoice_issued`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.invoices.archive(invoiceId);
   * ```
   */
  archive(invoiceId: string, options?: ChangeOptions): Call<Invoice>;

  /**
   * Restore an invoice.
   *
   * Restores an archived draft. If one of its fee items was charged to the learner for the term with another invoice in the meantime, the response is 409 `already_exists`. Restoring again has no effect.
   *
   * Required scope: `write:fees`.
   *
   * @param invoiceId - Identifier of the invoice, prefix `inv_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.invoices.restore(invoiceId);
   * ```
   */
  restore(invoiceId: string, options?: ChangeOptions): Call<Invoice>;

  /**
   * Issue an invoice.
   *
   * Issues a draft: it gets the next number of the year and today's date, and is owed on the fee account of the learner,
   * which is created if there is none. If the fees of the learner are shared by several accounts, there is an invoice
   * for each: the draft becomes that of the first one, with its part of each line, and the others have it as
   * `split_from_id`. Active bursaries of the learner are applied as credit notes: exemptions first,
   * then percentages, then fixed amounts. Then credit on the account is allocated to its invoices, if `auto_apply_credit`
   * of the school is true. If nothing remains due, the status becomes `paid`, and if a part does, `partly_paid`. Requires the status `draft` and sets it to `issued`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:fees`.
   *
   * Emits `fee.invoiced`, `credit-note.applied`, `fee.reconciled`.
   *
   * @param invoiceId - Identifier of the invoice, prefix `inv_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `amount_too_large`, `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.invoices.issue(invoiceId);
   * ```
   */
  issue(invoiceId: string, options?: ChangeOptions): Call<Invoice>;

  /**
   * Void an invoice.
   *
   * Voids an invoice that should not exist. Its credit notes are reversed. If payments are allocated to it, reverse
   * the allocations first. The invoice keeps its number. Requires the status `issued`, `partly_paid` or `paid` and sets it to `void`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:fees`.
   *
   * Emits `invoice.voided`, `credit-note.reversed`.
   *
   * @param invoiceId - Identifier of the invoice, prefix `inv_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `invoice_has_payments`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.invoices.void(invoiceId, { reason: 'Charged twice' });
   * ```
   */
  void(invoiceId: string, body: InvoiceVoid, options?: ChangeOptions): Call<Invoice>;

  /**
   * Write off an invoice.
   *
   * Writes off the amount that is still due, as a credit note of the kind `write_off`. Reverse the credit note if the debt is paid after all. Requires the status `issued` or `partly_paid` and sets it to `paid`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:fees`.
   *
   * Emits `credit-note.applied`.
   *
   * @param invoiceId - Identifier of the invoice, prefix `inv_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.invoices.writeOff(invoiceId, {
   *   reason: 'The family cannot be found',
   * });
   * ```
   */
  writeOff(invoiceId: string, body: InvoiceWriteOff, options?: ChangeOptions): Call<Invoice>;

  /**
   * Generate draft invoices for many learners.
   *
   * Creates one draft for each learner, with a line for each fee item that applies to the grade level of the learner and
   * is not in another invoice of the learner for the term. Invoices that are void or archived do not count. So it is safe
   * to send the request again: learners who have been invoiced for all fee items are left unchanged.
   *
   * Send one of `learner_ids`, `class_id` and `grade_level_id`. `class_id` selects the learners who are enrolled in
   * the class for the term, and `grade_level_id` those who are of the grade level in the term; at most 2000 learners.
   *
   * The grade level of a learner is the one that they have in the term: the `grade_level_id` of their enrollment in a
   * register class, not the one that they have today. Learners without such an enrollment in the term have the grade
   * level of their record if no other academic year is current and they were admitted before the term was over, and
   * otherwise none.
   *
   * If one of `learner_ids` is unknown or archived, the request is rejected with all of these in `errors`.
   *
   * Required scope: `write:fees`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `amount_too_large`, `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.invoices.generate({
   *   term_id: 'trm_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   fee_item_ids: ['fit_01k9x2v7d3f8h5m6n7p8q9r0st'],
   *   learner_ids: ['lrn_01k9x2v7d3f8h5m6n7p8q9r0st'],
   *   due_date: '2026-12-14',
   * });
   * ```
   */
  generate(body: InvoiceGenerate, options?: WriteOptions): Call<InvoiceGenerateResult>;

  /**
   * Issue many draft invoices.
   *
   * Issues up to 2000 drafts, each exactly as `POST /v1/invoices/{invoice_id}/issue` does, in the order of their ids.
   * If the server stops in between, either everything or nothing is done. A draft that cannot be issued does not
   * affect the others: its result has the code and the detail of the error. If one of `invoice_ids` is unknown, the
   * request is rejected.
   *
   * Send `invoice_ids`, or `term_id` for all drafts of a term. With the term, `class_id` selects the drafts of the
   * learners who are enrolled in a class for the term, and `grade_level_id` those of the learners who are of a grade
   * level in the term, as in `POST /v1/invoices/generate`. Drafts of learners whose last day is before the term are not
   * issued with `term_id`, only by their ids: their code is `learner_not_active`. Neither are drafts with a fee item that does not
   * apply to the grade level that the learner has in the term, for example because they repeat a grade: their code is
   * `fee_item_not_applicable`. Invoices that were issued before are left unchanged, so it is safe to send the request again; with `term_id`
   * they are not part of the result.
   *
   * Required scope: `write:fees`.
   *
   * Emits `fee.invoiced`, `credit-note.applied`, `fee.reconciled`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.invoices.issueAll({
   *   term_id: 'trm_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   class_id: 'cls_01k9x2v7d3f8h5m6n7p8q9r0st',
   * });
   * ```
   */
  issueAll(body: InvoicesIssue, options?: WriteOptions): Call<InvoicesIssued>;

  /**
   * List the allocations to an invoice.
   *
   * Returns the allocations of payments to an invoice one page at a time, oldest first.
   *
   * Required scope: `read:fees`.
   *
   * @param invoiceId - Identifier of the invoice, prefix `inv_`.
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `status`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.invoices.allocations(invoiceId)) {
   *   console.log(record);
   * }
   * ```
   */
  allocations(invoiceId: string, query?: InvoicesAllocationsQuery, options?: RequestOptions): List<Allocation>;
}

/** Methods of `client.creditNotes`. */
export interface CreditNotesResource {
  /**
   * List credit notes.
   *
   * Returns the credit notes of the invoice one page at a time, oldest first.
   *
   * Required scope: `read:fees`.
   *
   * @param invoiceId - Identifier of the invoice, prefix `inv_`.
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `kind`, `status`, `account_id`, `learner_id`, `bursary_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.creditNotes.list(invoiceId)) {
   *   console.log(record);
   * }
   * ```
   */
  list(invoiceId: string, query?: CreditNotesListQuery, options?: RequestOptions): List<CreditNote>;

  /**
   * Create a credit note.
   *
   * Creates a credit note, which reduces the amount due on an issued invoice. It must not exceed the amount due.
   *
   * Required scope: `write:fees`.
   *
   * Emits `credit-note.applied`.
   *
   * @param invoiceId - Identifier of the invoice, prefix `inv_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `invoice_not_open`, `amount_exceeds_due`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.creditNotes.create(invoiceId, {
   *   amount: 5000,
   *   reason: 'Left the choir in the first week',
   * });
   * ```
   */
  create(invoiceId: string, body: CreditNoteCreate, options?: WriteOptions): Call<CreditNote>;

  /**
   * Get a credit note.
   *
   * Returns a credit note. Archived records are returned too.
   *
   * Required scope: `read:fees`.
   *
   * @param invoiceId - Identifier of the invoice, prefix `inv_`.
   * @param creditNoteId - Identifier of the credit note, prefix `crn_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.creditNotes.get(invoiceId, creditNoteId);
   * ```
   */
  get(invoiceId: string, creditNoteId: string, options?: ReadOptions): Call<CreditNote>;
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(invoiceId: string, creditNoteId: string, options: ConditionalOptions): Call<CreditNote | null>;

  /**
   * Reverse a credit note.
   *
   * Reverses a credit note: its amount is due again. Requires the status `applied` and sets it to `reversed`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:fees`.
   *
   * Emits `credit-note.reversed`.
   *
   * @param invoiceId - Identifier of the invoice, prefix `inv_`.
   * @param creditNoteId - Identifier of the credit note, prefix `crn_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `amount_too_large`, `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.creditNotes.reverse(invoiceId, creditNoteId, {
   *   reason: 'Given by mistake',
   * });
   * ```
   */
  reverse(invoiceId: string, creditNoteId: string, body: CreditNoteReverse, options?: ChangeOptions): Call<CreditNote>;
}

/** Methods of `client.payments`. */
export interface PaymentsResource {
  /**
   * List payments.
   *
   * Returns the payments of the school one page at a time, oldest first.
   *
   * Required scope: `read:fees`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `status`, `method`, `currency`, `reference`, `received_from`, `received_to`, `account_id`, `learner_id`, `payer_guardian_id`, `transferred_from_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.payments.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: PaymentsListQuery, options?: RequestOptions): List<Payment>;

  /**
   * Create a payment.
   *
   * Records a payment that was received. The amount that is not allocated to an invoice is credit on the fee
   * account. Allocate it with `allocations`, with `auto_allocate` (to the invoices with the earliest due dates),
   * with `match_reference` (first to the invoice whose number is in the reference), or later. Without `allocations` and
   * `auto_allocate`, it is allocated like credit if `auto_apply_credit` of the school is true.
   *
   * `allocations` can have invoices of several accounts if these have a learner or a payer in common with the account
   * of the payment: a guardian in `payer_guardian_ids` of both, a guardian with `fee_payer` of learners of both, or
   * the `payer_guardian_id` of the payment. What is allocated to another account is transferred there, as a payment
   * with the method `transfer`, and allocated from that payment.
   *
   * A payment with the same account, reference, amount and date as an earlier one that was not reversed is rejected with
   * 409 `possible_duplicate`, unless `allow_duplicate` is true. Payments without a reference are not compared: send an
   * `Idempotency-Key`, so that a request that is repeated records no second payment.
   *
   * Required scope: `write:fees`.
   *
   * Emits `payment.received`, `payment.transferred`, `fee.reconciled`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `record_merged`, `invoice_not_open`, `amount_exceeds_due`, `amount_exceeds_unallocated`, `possible_duplicate`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `amount_too_large`, `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.payments.create({
   *   learner_id: 'lrn_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   amount: 125000,
   *   method: 'eft',
   *   received_on: '2026-01-20',
   *   auto_allocate: true,
   * });
   * ```
   */
  create(body: PaymentCreate, options?: WriteOptions): Call<Payment>;

  /**
   * Get a payment.
   *
   * Returns a payment. Archived records are returned too.
   *
   * Required scope: `read:fees`.
   *
   * @param paymentId - Identifier of the payment, prefix `pay_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.payments.get(paymentId);
   * ```
   */
  get(paymentId: string, options?: ReadOptions): Call<Payment>;
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(paymentId: string, options: ConditionalOptions): Call<Payment | null>;

  /**
   * Update a payment.
   *
   * Changes the external ids and the metadata of a payment. To correct anything else, reverse the payment and create another one.
   *
   * Required scope: `write:fees`.
   *
   * @param paymentId - Identifier of the payment, prefix `pay_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.payments.update(paymentId, {
   *   metadata: { checked_by: 'bursar' },
   * });
   * ```
   */
  update(paymentId: string, body?: PaymentUpdate, options?: ChangeOptions): Call<Payment>;

  /**
   * Reverse a payment.
   *
   * Reverses a payment, for example because it bounced, or a transfer. Its allocations and what was transferred from it are reversed first, so the invoices are due again. If the account was archived, it is restored, with an entry `fee_account.restored` in the audit log. Requires the status `received` and sets it to `reversed`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:fees`.
   *
   * Emits `payment.reversed`, `allocation.reversed`.
   *
   * @param paymentId - Identifier of the payment, prefix `pay_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`, `payment_has_refunds`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `amount_too_large`, `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.payments.reverse(paymentId, {
   *   reason: 'The debit order was returned',
   * });
   * ```
   */
  reverse(paymentId: string, body: PaymentReverse, options?: ChangeOptions): Call<Payment>;
}

/** Methods of `client.allocations`. */
export interface AllocationsResource {
  /**
   * List allocations.
   *
   * Returns the allocations of the payment one page at a time, oldest first.
   *
   * Required scope: `read:fees`.
   *
   * @param paymentId - Identifier of the payment, prefix `pay_`.
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `status`, `invoice_id`, `account_id`, `learner_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.allocations.list(paymentId)) {
   *   console.log(record);
   * }
   * ```
   */
  list(paymentId: string, query?: AllocationsListQuery, options?: RequestOptions): List<Allocation>;

  /**
   * Create an allocation.
   *
   * Allocates an amount of a payment to an invoice of the same fee account. To pay an invoice of another account, transfer the credit first (`POST /v1/fee-accounts/{fee_account_id}/transfer`).
   *
   * Required scope: `write:fees`.
   *
   * Emits `fee.reconciled`.
   *
   * @param paymentId - Identifier of the payment, prefix `pay_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `invoice_not_open`, `amount_exceeds_due`, `amount_exceeds_unallocated`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.allocations.create(paymentId, {
   *   invoice_id: 'inv_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   amount: 5000,
   * });
   * ```
   */
  create(paymentId: string, body: AllocationCreate, options?: WriteOptions): Call<Allocation>;

  /**
   * Get an allocation.
   *
   * Returns an allocation. Archived records are returned too.
   *
   * Required scope: `read:fees`.
   *
   * @param paymentId - Identifier of the payment, prefix `pay_`.
   * @param allocationId - Identifier of the allocation, prefix `alc_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.allocations.get(paymentId, allocationId);
   * ```
   */
  get(paymentId: string, allocationId: string, options?: ReadOptions): Call<Allocation>;
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(paymentId: string, allocationId: string, options: ConditionalOptions): Call<Allocation | null>;

  /**
   * Reverse an allocation.
   *
   * Reverses an allocation: the amount is due on the invoice again, and is credit of the payment again. Requires the status `applied` and sets it to `reversed`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:fees`.
   *
   * Emits `allocation.reversed`.
   *
   * @param paymentId - Identifier of the payment, prefix `pay_`.
   * @param allocationId - Identifier of the allocation, prefix `alc_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `amount_too_large`, `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.allocations.reverse(paymentId, allocationId, {
   *   reason: 'Paid for a sibling',
   * });
   * ```
   */
  reverse(paymentId: string, allocationId: string, body: AllocationReverse, options?: ChangeOptions): Call<Allocation>;
}

/** Methods of `client.refunds`. */
export interface RefundsResource {
  /**
   * List refunds.
   *
   * Returns the refunds of the payment one page at a time, oldest first.
   *
   * Required scope: `read:fees`.
   *
   * @param paymentId - Identifier of the payment, prefix `pay_`.
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `status`, `account_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.refunds.list(paymentId)) {
   *   console.log(record);
   * }
   * ```
   */
  list(paymentId: string, query?: RefundsListQuery, options?: RequestOptions): List<Refund>;

  /**
   * Create a refund.
   *
   * Records that an unallocated amount of a payment was paid back.
   *
   * Required scope: `write:fees`.
   *
   * Emits `refund.paid`.
   *
   * @param paymentId - Identifier of the payment, prefix `pay_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `amount_exceeds_unallocated`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.refunds.create(paymentId, {
   *   amount: 5000,
   *   method: 'eft',
   *   reason: 'Paid twice',
   * });
   * ```
   */
  create(paymentId: string, body: RefundCreate, options?: WriteOptions): Call<Refund>;

  /**
   * Get a refund.
   *
   * Returns a refund. Archived records are returned too.
   *
   * Required scope: `read:fees`.
   *
   * @param paymentId - Identifier of the payment, prefix `pay_`.
   * @param refundId - Identifier of the refund, prefix `rfd_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.refunds.get(paymentId, refundId);
   * ```
   */
  get(paymentId: string, refundId: string, options?: ReadOptions): Call<Refund>;
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(paymentId: string, refundId: string, options: ConditionalOptions): Call<Refund | null>;

  /**
   * Reverse a refund.
   *
   * Reverses a refund that did not arrive. The amount is credit of the payment again. Requires the status `paid` and sets it to `reversed`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:fees`.
   *
   * Emits `refund.reversed`.
   *
   * @param paymentId - Identifier of the payment, prefix `pay_`.
   * @param refundId - Identifier of the refund, prefix `rfd_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `amount_too_large`, `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.refunds.reverse(paymentId, refundId, {
   *   reason: 'The bank returned it',
   * });
   * ```
   */
  reverse(paymentId: string, refundId: string, body: RefundReverse, options?: ChangeOptions): Call<Refund>;
}

/** Methods of `client.bursaries`. */
export interface BursariesResource {
  /**
   * List bursaries.
   *
   * Returns the bursaries of the school one page at a time, oldest first.
   *
   * Required scope: `read:fees`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `kind`, `status`, `learner_id`, `academic_year_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.bursaries.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: BursariesListQuery, options?: RequestOptions): List<Bursary>;

  /**
   * Create a bursary.
   *
   * Creates a bursary of a learner for an academic year. While it is active, it is applied to each invoice of the learner
   * that is issued for that year: by the term of the invoice, or by its date of issue if it has no term.
   *
   * Required scope: `write:fees`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`
   * @throws GoneError 410: `stored_response_erased`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.bursaries.create({
   *   learner_id: 'lrn_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   name: 'Example bursary',
   *   kind: 'percentage',
   *   basis_points: 5000,
   *   academic_year_id: 'ayr_01k9x2v7d3f8h5m6n7p8q9r0st',
   * });
   * ```
   */
  create(body: BursaryCreate, options?: WriteOptions): Call<Bursary>;

  /**
   * Get a bursary.
   *
   * Returns a bursary. Archived records are returned too.
   *
   * Required scope: `read:fees`.
   *
   * @param bursaryId - Identifier of the bursary, prefix `bur_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.bursaries.get(bursaryId);
   * ```
   */
  get(bursaryId: string, options?: RequestOptions): Call<Bursary>;

  /**
   * Update a bursary.
   *
   * Changes a bursary. Its existing credit notes do not change.
   *
   * Required scope: `write:fees`.
   *
   * @param bursaryId - Identifier of the bursary, prefix `bur_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `bursary_ended`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.bursaries.update(bursaryId, {
   *   funder: 'Example Foundation',
   * });
   * ```
   */
  update(bursaryId: string, body?: BursaryUpdate, options?: ChangeOptions): Call<Bursary>;

  /**
   * Activate a bursary.
   *
   * Activates a proposed bursary. Requires the status `proposed` and sets it to `active`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:fees`.
   *
   * @param bursaryId - Identifier of the bursary, prefix `bur_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.bursaries.activate(bursaryId);
   * ```
   */
  activate(bursaryId: string, options?: ChangeOptions): Call<Bursary>;

  /**
   * Decline a bursary.
   *
   * Declines a proposed bursary. Requires the status `proposed` and sets it to `declined`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:fees`.
   *
   * @param bursaryId - Identifier of the bursary, prefix `bur_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.bursaries.decline(bursaryId, {
   *   reason: 'The application was late',
   * });
   * ```
   */
  decline(bursaryId: string, body: BursaryDecline, options?: ChangeOptions): Call<Bursary>;

  /**
   * End a bursary.
   *
   * Ends an active bursary. It is no longer applied. Requires the status `active` and sets it to `ended`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:fees`.
   *
   * @param bursaryId - Identifier of the bursary, prefix `bur_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.bursaries.end(bursaryId);
   * ```
   */
  end(bursaryId: string, options?: ChangeOptions): Call<Bursary>;

  /**
   * Revoke a bursary.
   *
   * Revokes an active bursary. It is no longer applied; its existing credit notes remain. Requires the status `active` and sets it to `revoked`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:fees`.
   *
   * @param bursaryId - Identifier of the bursary, prefix `bur_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.bursaries.revoke(bursaryId, {
   *   reason: 'The conditions are not met',
   * });
   * ```
   */
  revoke(bursaryId: string, body: BursaryRevoke, options?: ChangeOptions): Call<Bursary>;

  /**
   * Apply a bursary.
   *
   * Applies an active bursary to an invoice of its learner that was already issued, as a credit note.
   *
   * Required scope: `write:fees`.
   *
   * Emits `credit-note.applied`.
   *
   * @param bursaryId - Identifier of the bursary, prefix `bur_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invoice_not_open`, `amount_exceeds_due`, `bursary_ended`, `bursary_limit_reached`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `amount_too_large`, `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.bursaries.apply(bursaryId, {
   *   invoice_id: 'inv_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   amount: 5000,
   * });
   * ```
   */
  apply(bursaryId: string, body: BursaryApply, options?: ChangeOptions): Call<CreditNote>;
}

/** Methods of `client.feeShares`. */
export interface FeeSharesResource {
  /**
   * Get a learner's fee shares.
   *
   * Returns how the fees of a learner are divided among the learner's fee accounts in a currency.
   *
   * Required scope: `read:fees`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.feeShares.get(learnerId);
   * ```
   */
  get(learnerId: string, options?: RequestOptions & { query?: FeeSharesGetQuery | undefined }): Call<FeeShares>;

  /**
   * Set a learner's fee shares.
   *
   * Divides the fees of a learner among fee accounts of which the learner is a member, for example one of each parent.
   * The shares add up to 10000; an account that is not sent gets none. Invoices that are issued from now on are
   * divided. Those that were issued before do not change.
   *
   * When a draft of the learner is issued, it becomes one invoice for each share, so that their totals add up to that
   * of the draft: the total of each share is rounded down to the minor unit, and the remainder is charged to the oldest
   * account. The instalments of each invoice are divided in proportion, so those of one day can add up to a few minor
   * units more or less than that of the draft.
   *
   * Required scope: `write:fees`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.feeShares.put(learnerId, {
   *   shares: [
   *     {
   *       account_id: 'acc_01k9x2v7d3f8h5m6n7p8q9r0st',
   *       basis_points: 10000,
   *     },
   *   ],
   * });
   * ```
   */
  put(learnerId: string, body: FeeSharesPut, options?: WriteOptions): Call<FeeShares>;
}

/** Methods of `client.ledgerEntries`. */
export interface LedgerEntriesResource {
  /**
   * List ledger entries.
   *
   * Returns the entries of the ledger one page at a time, newest first. The ledger is append-only and uses
   * double-entry bookkeeping: in each journal, the debits equal the credits. A correction is another journal that
   * reverses the first.
   *
   * Required scope: `read:fees`.
   *
   * @param query - `limit`, `starting_after`, `order`, `account_id`, `learner_id`, `invoice_id`, `payment_id`, `ledger_account`, `journal_id`, `source_id`, `from`, `to`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.ledgerEntries.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: LedgerEntriesListQuery, options?: RequestOptions): List<LedgerEntry>;

  /**
   * Get a ledger entry.
   *
   * Returns one entry of the ledger.
   *
   * Required scope: `read:fees`.
   *
   * @param ledgerEntryId - Identifier of the ledger entry, prefix `led_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.ledgerEntries.get(ledgerEntryId);
   * ```
   */
  get(ledgerEntryId: string, options?: RequestOptions): Call<LedgerEntry>;
}

/** Bulk imports of records from other systems. */
export interface ImportsResource {
  /**
   * List imports.
   *
   * Returns the imports of the school one page at a time, oldest first.
   *
   * Required scope: `read:imports`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `kind`, `status`, `corrects_import_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Imports up to 5000 rows of one kind into the school, one by one. Each row is a separate change, performed like
   * the operation that creates or updates such a record, with its events and audit entries. A row that fails does
   * not affect the others.
   *
   * Each kind has its own row schema, such as `LearnerRow`: the fields of the create body, and `external_id`, which is
   * stored in `external_ids` under `source`. Instead of a field `<name>_id` that refers to a record, you can send
   * `<name>_external_id`, the id of the record in the same source, and instead of `learner_id` also
   * `learner_admission_number`. An external id is a string; an integer is converted to its decimal digits, so `17` and
   * `"17"` are the same id. A null `external_id` is the same as none.
   * Values are checked row by row: the result of a row lists all field errors in `errors`.
   *
   * A row is matched to an existing record by its external id; without one, by the unique field of its kind
   * (`admission_number`, `email`, `label`, `code`, `name` or `number`), ignoring case. Rows that change nothing
   * have the result `unchanged`, so it is safe to send an import again. If several rows of an import are for the
   * same record and have different values in the same field, all of them fail, because it is not known which of them
   * is right. Rows of which one has the external id of a record, and another one only its unique field, are not compared: the
   * last one counts. Send the same identifier in all rows.
   *
   * If a school changes its system, the same records have new ids. A row whose external id is unknown is matched by
   * the unique field, or as an enrollment of the same learner in the same class and term, and its id replaces the
   * one that the record has in the source, if no row of the import has that one; of people, the full name must be
   * the same too, ignoring case and diacritics. With `match_on` people are matched by that field alone. The row then
   * has the code `external_id_replaced`. A new learner, guardian or staff member who may be the same person as another has a
   * code of `PersonWarning`, and is created.
   *
   * A payment is matched by its external id, otherwise by its account, reference, date and amount, whatever names the
   * account: each of several equal rows is a payment of its own. A row with an unknown external id is an equal payment
   * that has none yet, if there is one. So sending a statement again, or one that overlaps it, adds nothing. If the
   * payment has another method, such as `cash`, or was imported from another `source`, the row has the warning
   * `equal_payment`: it can be another payment, which is then missing; from which source a payment was imported is known
   * as long as the rows of that import are kept. If a new payment equals one of another account, because a number in the
   * reference was given to somebody else or a merge was undone since, for example, the row has the warning
   * `equal_elsewhere`. Its `method` defaults to
   * `eft` and `match_reference` to true, so the columns of a bank statement are enough: map them to `received_on`,
   * `reference` and `amount_decimal`, and those that say which amounts the school paid to `direction` or
   * `amount_out_decimal`. Amounts that the school paid are not payments: their rows are `skipped`. Columns
   * that are not in the mapping and say the direction of every amount are used too, by their names or the kinds of the
   * lines; if they say it only of some, amounts without a sign fail.
   * A payment pays the invoice whose number is in the reference; the rest is credit of its account, and is allocated at
   * once if `auto_apply_credit` of the school is true.
   * If no account is found, the row fails: correct it, or record the payment yourself. Payments are never removed,
   * so `full_snapshot` cannot be used.
   *
   * Send the rows as JSON (`rows`) or as CSV text (`csv`). The API key also needs the scopes of the kind. The import
   * continues after the response; read its `status` to follow it. The imports of a school run one after the other,
   * in the order in which they were sent.
   *
   * Required scope: `write:imports`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`, `too_many_removals`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
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
   * Returns an import. Archived records are returned too.
   *
   * Required scope: `read:imports`.
   *
   * @param importId - Identifier of the import, prefix `imp_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Cancels an import that is queued or running. Rows that were already imported stay imported. The API key also needs the scopes of the kind. Requires the status `queued` or `running` and sets it to `cancelled`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:imports`.
   *
   * @param importId - Identifier of the import, prefix `imp_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`
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
   * Undo an import.
   *
   * Undoes what an import did, row by row from the last to the first, and continues after the response: read `status`
   * and `undo` of the import to follow it. With `dry_run`, the result says how many rows would be undone, and nothing is
   * changed.
   *
   * A record that the import created is archived, and a payment is reversed. A record that it changed gets its previous
   * values, and is archived again if it was archived before. A record that a full snapshot archived is restored. Each is
   * done by the operation that does this for a request, with its rules, events and audit entries. So a learner who got another
   * class moves back into the one before; what the row had cancelled by that, such as a planned transfer, stays cancelled
   * and does not count as `kept`.
   *
   * A row is `kept`, with a code and the reason, if one of its records was changed since by anything else than the import
   * (`changed_since`), if its previous values were deleted with the personal values of a person (`values_erased`), if
   * there is no way back (`not_reversible`: a withdrawn enrollment stays withdrawn), or if the operation refuses it,
   * with the code of its error: for example, a record that others refer to cannot be archived. The status is then
   * `partly_undone`, also if nothing was undone: remove the reason and undo the import again, which tries only the rows that were kept.
   *
   * An import can be undone until `undo_until`. The API key also needs the scopes of the kind. Requires the status `cancelled`, `completed`, `completed_with_errors`, `failed` or `partly_undone` and sets it to `undoing`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:imports`.
   *
   * @param importId - Identifier of the import, prefix `imp_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`, `import_not_undoable`
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
   * const result = await client.imports.undo(importId, { dry_run: false });
   * ```
   */
  undo(importId: string, body?: ImportUndoCreate, options?: ChangeOptions): Call<ImportUndo>;

  /**
   * List the rows of an import.
   *
   * Returns the result of each row of an import one page at a time, in the order in which they were sent. While the import is running, rows without a result are `pending`, and removals are added after the other rows. There are none after `rows_until` of the import, when the rows have been deleted. The API key also needs a scope for reading or writing the records of the kind.
   *
   * Required scope: `read:imports`.
   *
   * @param importId - Identifier of the import, prefix `imp_`.
   * @param query - `limit`, `starting_after`, `order`, `result`, `undo`, `warning`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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

  /**
   * Get the source of an import.
   *
   * Returns the CSV text with everything that says how it is read, or the rows, as they were sent. Use it to compare the rows that failed with
   * your file, or to send a corrected import. The API key also needs the scopes of the kind. Each read is recorded in
   * the audit log.
   *
   * The source is encrypted with its own key. It is deleted after 30 days, or as soon as personal values of any
   * learner of the school are erased, because it could contain them. After that, the response is 410.
   *
   * Required scope: `read:imports`, `read:sensitive`.
   *
   * @param importId - Identifier of the import, prefix `imp_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws GoneError 410: `import_source_deleted`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.imports.source(importId);
   * ```
   */
  source(importId: string, options?: RequestOptions): Call<ImportSource>;
}

/** Methods of `client.guardians`. */
export interface GuardiansResource {
  /**
   * List guardians.
   *
   * Returns the guardians of the school one page at a time, oldest first.
   *
   * Required scope: `read:learners`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `name`, `email`, `phone`, `phone_prefix`, `merged_into_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Creates a guardian. A person needs only one guardian record, which is linked to each of their learners. Send `name`, or `first_name`, `last_name` or both, from which the name is composed in the order of the school's `locale`: the family name comes first in Chinese, Hungarian, Japanese, Khmer, Korean and Vietnamese. Somebody who has only one name has only one of the two. If another guardian may be the same person, the guardian is created all the same, and `warnings` says who it is.
   *
   * Required scope: `write:learners`.
   *
   * Emits `guardian.created`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`
   * @throws GoneError 410: `stored_response_erased`
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
  create(body: GuardianCreate, options?: WriteOptions): Call<GuardianWithWarnings>;

  /**
   * Get a guardian.
   *
   * Returns a guardian. Archived records are returned too.
   *
   * Required scope: `read:learners`.
   *
   * @param guardianId - Identifier of the guardian, prefix `gdn_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(guardianId: string, options: ConditionalOptions): Call<Guardian | null>;

  /**
   * Update a guardian.
   *
   * Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
   *
   * Required scope: `write:learners`.
   *
   * Emits `guardian.updated`.
   *
   * @param guardianId - Identifier of the guardian, prefix `gdn_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`
   * @throws GoneError 410: `stored_response_erased`
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
   * Archives the guardian. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
   *
   * Required scope: `write:learners`.
   *
   * Emits `guardian.archived`.
   *
   * @param guardianId - Identifier of the guardian, prefix `gdn_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_in_use`
   * @throws GoneError 410: `stored_response_erased`
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
   * Restores an archived guardian. Unique values are checked again. Restoring again has no effect.
   *
   * Required scope: `write:learners`.
   *
   * Emits `guardian.restored`.
   *
   * @param guardianId - Identifier of the guardian, prefix `gdn_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `record_merged`, `resource_erased`
   * @throws GoneError 410: `stored_response_erased`
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
   * Merge a duplicate into a guardian.
   *
   * Merges another record of the same person into this one. Whatever refers to the other guardian refers to this one
   * afterwards: links to learners, fee accounts, payments, excuses, messages and others. Empty fields of this record are filled from the other one; no value is replaced. Ids of other
   * systems (`external_ids`) of both lead to this record. The other record is archived, with this one as
   * `merged_into_id`: it can still be read, and it cannot be changed or restored.
   *
   * What both have once is kept once: of two equal records, that of the other guardian is archived. Records that
   * contradict each other, such as two links to one learner with different access, or the consent to a channel that the other guardian does not give, are listed in the 409 `merge_conflict` and nothing is merged. Some records stay
   * with the other guardian and are listed in `left`. With `dry_run`, the result says what would be done, with the
   * conflicts, and nothing is changed.
   *
   * A merge can be undone for 30 days with `unmerge`. The API key needs the scope for each family of records that are
   * moved, and, because the result counts confidential ones too, `read:discipline` and `read:sensitive`.
   *
   * Required scope: `write:learners`, `write:attendance`, `write:fees`, `write:discipline`, `write:communications`, `write:timetable`, `read:discipline`, `read:sensitive`.
   *
   * Emits `guardian.merged`, `guardian.updated`, `guardian.unlinked`, `guardian.link-updated`.
   *
   * @param guardianId - Identifier of the guardian, prefix `gdn_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `record_merged`, `merge_conflict`, `merge_too_large`
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
   * const result = await client.guardians.merge(guardianId, {
   *   guardian_id: 'gdn_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   dry_run: true,
   * });
   * ```
   */
  merge(guardianId: string, body: GuardianMerge, options?: ChangeOptions): Call<PersonMerge>;

  /**
   * Undo a merge.
   *
   * Undoes the merge of a guardian into this one, for 30 days. The other guardian is restored, and what the merge has moved and
   * nobody has moved since refers to it again. Fields that were filled become empty if they still have the value of the other
   * record. What cannot be undone is listed in `left`. Records that came after the merge stay where they are. With
   * `dry_run`, the result says what would be done, and nothing is changed.
   *
   * Required scope: `write:learners`, `write:attendance`, `write:fees`, `write:discipline`, `write:communications`, `write:timetable`, `read:discipline`, `read:sensitive`.
   *
   * Emits `guardian.restored`, `guardian.updated`, `guardian.linked`, `guardian.link-updated`.
   *
   * @param guardianId - Identifier of the guardian, prefix `gdn_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `merge_expired`, `resource_erased`
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
   * const result = await client.guardians.unmerge(guardianId, {
   *   guardian_id: 'gdn_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   dry_run: true,
   * });
   * ```
   */
  unmerge(guardianId: string, body: GuardianMerge, options?: ChangeOptions): Call<PersonMerge>;

  /**
   * Erase a guardian's personal values.
   *
   * Makes the personal values of a guardian permanently unreadable, in the record, in messages, in the audit log and
   * in events. Messages that concern no learner are erased too if all guardians to whom they were sent are erased.
   * This cannot be undone: send the id of the guardian as `confirm`.
   *
   * The guardian must be archived, so that no learner is linked, and the fee accounts that the guardian pays must have
   * no amount due and no credit. No import of learners, guardians or staff may be in progress. If the retention rule of
   * `learners` is `keep`, nothing is erased. Guardians are also
   * erased with their last learner, and when they have been archived for the number of months in that rule. Erasing
   * again has no effect.
   *
   * Required scope: `admin:school`.
   *
   * Emits `guardian.erased`.
   *
   * @param guardianId - Identifier of the guardian, prefix `gdn_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `record_merged`, `guardian_active`, `open_money`, `import_running`, `retention_keeps`
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
   * const result = await client.guardians.erase(guardianId, {
   *   confirm: 'gdn_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   reason: 'Request of the guardian',
   * });
   * ```
   */
  erase(guardianId: string, body: GuardianErase, options?: ChangeOptions): Call<Guardian>;

  /**
   * List a guardian's links to learners.
   *
   * Returns the links of a guardian to learners. Links with `access: none` are left out.
   *
   * Required scope: `read:learners`.
   *
   * @param guardianId - Identifier of the guardian, prefix `gdn_`.
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * List guardian links.
   *
   * Returns the guardian links of the learner one page at a time, oldest first.
   *
   * Required scope: `read:learners`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `guardian_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Create a guardian link.
   *
   * Links a guardian to the learner. A learner has at most one primary guardian: a new one replaces the previous one.
   *
   * Required scope: `write:learners`.
   *
   * Emits `guardian.linked`, `guardian.link-updated`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`
   * @throws GoneError 410: `stored_response_erased`
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
   * Get a guardian link.
   *
   * Returns a guardian link. Archived records are returned too.
   *
   * Required scope: `read:learners`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param learnerGuardianId - Identifier of the guardian link, prefix `lgd_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(learnerId: string, learnerGuardianId: string, options: ConditionalOptions): Call<LearnerGuardian | null>;

  /**
   * Update a guardian link.
   *
   * Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
   *
   * Required scope: `write:learners`.
   *
   * Emits `guardian.link-updated`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param learnerGuardianId - Identifier of the guardian link, prefix `lgd_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`
   * @throws GoneError 410: `stored_response_erased`
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
   * Archive a guardian link.
   *
   * Archives the guardian link. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
   *
   * Required scope: `write:learners`.
   *
   * Emits `guardian.unlinked`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param learnerGuardianId - Identifier of the guardian link, prefix `lgd_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws GoneError 410: `stored_response_erased`
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

  /**
   * Restore a guardian link.
   *
   * Links the guardian to the learner again, as they were before; a primary guardian only if the learner has no other one. Restoring a link that is not archived has no effect.
   *
   * Required scope: `write:learners`.
   *
   * Emits `guardian.linked`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param learnerGuardianId - Identifier of the guardian link, prefix `lgd_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.learnerGuardians.restore(learnerId, learnerGuardianId);
   * ```
   */
  restore(learnerId: string, learnerGuardianId: string, options?: ChangeOptions): Call<LearnerGuardian>;
}

/** Methods of `client.medicalNotes`. */
export interface MedicalNotesResource {
  /**
   * List medical notes.
   *
   * Returns the medical notes of a learner one page at a time, oldest first. The audit log records who read them.
   *
   * Required scope: `read:medical`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `kind`, `severity`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Creates a medical note and returns it. If the API key has `read:medical`, the response contains the texts of the note, and the audit log records a read.
   *
   * Required scope: `write:medical`.
   *
   * Emits `learner.updated`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`
   * @throws GoneError 410: `stored_response_erased`
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
   * Returns a medical note. Archived records are returned too. The audit log records who read it.
   *
   * Required scope: `read:medical`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param medicalNoteId - Identifier of the medical note, prefix `med_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(learnerId: string, medicalNoteId: string, options: ConditionalOptions): Call<MedicalNote | null>;

  /**
   * Update a medical note.
   *
   * Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing. If the API key has `read:medical`, the response contains the texts of the note, and the audit log records a read.
   *
   * Required scope: `write:medical`.
   *
   * Emits `learner.updated`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param medicalNoteId - Identifier of the medical note, prefix `med_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`
   * @throws GoneError 410: `stored_response_erased`
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
   * Archives the medical note. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
   *
   * Required scope: `write:medical`.
   *
   * Emits `learner.updated`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param medicalNoteId - Identifier of the medical note, prefix `med_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`
   * @throws GoneError 410: `stored_response_erased`
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
   * Restores an archived medical note. Unique values are checked again. Restoring again has no effect.
   *
   * Required scope: `write:medical`.
   *
   * Emits `learner.updated`.
   *
   * @param learnerId - Identifier of the learner, prefix `lrn_`.
   * @param medicalNoteId - Identifier of the medical note, prefix `med_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`
   * @throws GoneError 410: `stored_response_erased`
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

/** The requests that API keys and people sent to the API in the last days, with the errors of those that failed. Without bodies, and without values of query parameters. */
export interface RequestLogResource {
  /**
   * List requests.
   *
   * Returns the requests of the school, newest first, by when they began. A request is listed after it has ended, up to some
   * seconds later, so a slow one is listed behind others: to follow the list, read the last minutes again. Requests are kept for `kept_days` of `request-log.status`, by
   * default 7 days.
   *
   * Not in the log: requests whose API key, token or path does not exist, because they belong to no school; successful
   * requests for the log itself; and successful reads of the settings screen, which repeats them every few seconds.
   * The list is empty if the server records no requests, and incomplete if it could not record some: `request-log.status`
   * tells.
   *
   * Required scope: `read:request-log`.
   *
   * @param query - `limit`, `starting_after`, `order`, `method`, `status`, `status_class`, `errors_only`, `error_code`, `operation`, `path`, `actor_id`, `request_id`, `from`, `to`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.requestLog.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: RequestLogListQuery, options?: RequestOptions): List<LoggedRequest>;

  /**
   * Group the errors of requests.
   *
   * Returns the requests that failed, grouped by error code and operation, the most frequent first: at most 100 groups.
   *
   * Required scope: `read:request-log`.
   *
   * @param query - `actor_id`, `from`, `to`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.requestLog.errors();
   * ```
   */
  errors(query?: RequestLogErrorsQuery, options?: RequestOptions): Call<RequestErrors>;

  /**
   * Get the state of the request log.
   *
   * Returns whether the server records requests, for how long it keeps them, and how many it could not record.
   *
   * Required scope: `read:request-log`.
   *
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.requestLog.status();
   * ```
   */
  status(options?: RequestOptions): Call<RequestLogStatus>;

  /**
   * Get a request.
   *
   * Returns one request of the log by its `Service-Request-Id`.
   *
   * Required scope: `read:request-log`.
   *
   * @param loggedRequestId - Identifier of the logged request, prefix `req_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.requestLog.get(loggedRequestId);
   * ```
   */
  get(loggedRequestId: string, options?: RequestOptions): Call<LoggedRequest>;
}

/** The school (tenant) that the key belongs to. */
export interface SchoolResource {
  /**
   * Get the school.
   *
   * Returns the school that the API key belongs to, with its settings.
   *
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `school_suspended`
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
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(options: ConditionalOptions): Call<School | null>;

  /**
   * Update the school.
   *
   * Changes the school's settings. Only the fields that are sent change.
   *
   * Required scope: `admin:school`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `registers_exist`
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
   * Returns how long the school keeps records about its learners. The `ETag` is that of the school.
   *
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `school_suspended`
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
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(options: ConditionalOptions): Call<Retention | null>;

  /**
   * Update the retention settings.
   *
   * Changes only the fields that are sent, in each family that is sent.
   *
   * Required scope: `admin:school`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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

  /**
   * Preview the retention settings.
   *
   * Returns, for each family of records, how many people's personal values would be made unreadable now if the retention
   * settings were changed by the body. Without fields, the settings are those of the school. Nothing is stored or erased. The
   * next run of the retention reports the numbers in `due`.
   *
   * People with open money are not counted for `learners` and `fees`: their values are kept until it is settled.
   *
   * Required scope: `admin:school`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.retention.preview({ fees: { months: 96 } });
   * ```
   */
  preview(body?: RetentionUpdate, options?: WriteOptions): Call<RetentionPreview>;
}

/** Methods of `client.schoolLogo`. */
export interface SchoolLogoResource {
  /**
   * Get the school's logo.
   *
   * Returns the image that term reports show. All fields are null if the school has no logo.
   *
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.schoolLogo.get();
   * ```
   */
  get(options?: RequestOptions): Call<SchoolLogo>;

  /**
   * Set the school's logo.
   *
   * Sets the image that term reports show. Send a PNG or JPEG file of at most 256 KiB and 1000 × 1000 pixels. The image
   * is decoded, and stored as the server encodes it: PNG as PNG and JPEG as JPEG, turned upright, in 8 bits a color,
   * without metadata such as the place where a photograph was taken. The response has the stored image.
   *
   * Existing term reports keep the logo with which they were generated.
   *
   * Required scope: `admin:school`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`, `invalid_image`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.schoolLogo.put({
   *   data: 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGOQ96vEihiGlgQAYZI5gapHhb8AAAAASUVORK5CYII=',
   * });
   * ```
   */
  put(body: SchoolLogoPut, options?: WriteOptions): Call<SchoolLogo>;

  /**
   * Remove the school's logo.
   *
   * Removes the logo from the school. Existing term reports keep it. Removing again has no effect.
   *
   * Required scope: `admin:school`.
   *
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.schoolLogo.delete();
   * ```
   */
  delete(options?: WriteOptions): Call<SchoolLogo>;
}

/** Methods of `client.testClock`. */
export interface TestClockResource {
  /**
   * Get the clock.
   *
   * Returns the time of the school. Only the clock of a test school can be ahead of the server's.
   *
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.testClock.get();
   * ```
   */
  get(options?: RequestOptions): Call<TestClock>;

  /**
   * Advance the clock of a test school.
   *
   * Advances the clock of the test school, to test what happens later: retries of deliveries until the last one after
   * 24 hours, endpoints that are disabled after five days, secrets and invitations that expire, announcements and
   * messages that are scheduled, and the daily tasks, such as planned leaves, the ends of terms and the retention
   * rules. The clock cannot be set back. Rate limits, the expiry of API keys, stored responses and the timestamps of
   * signatures use the clock of the server.
   *
   * Tasks that have become due run right after the response, once and at the new time, as they do after a server was
   * stopped for that long. To see what happens in between, advance the clock in smaller steps: an announcement that is
   * scheduled and expires within one step expires without being published.
   *
   * Required scope: `admin:school`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`, `test_mode_only`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.testClock.advance({ seconds: 30 });
   * ```
   */
  advance(body: TestClockAdvance, options?: WriteOptions): Call<TestClock>;
}

/** Methods of `client.settingsLinks`. */
export interface SettingsLinksResource {
  /**
   * List settings links.
   *
   * Returns the settings links of the school one page at a time, oldest first.
   *
   * Required scope: `admin:school`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `status`, `staff_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.settingsLinks.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: SettingsLinksListQuery, options?: RequestOptions): List<SettingsLink>;

  /**
   * Create a settings link.
   *
   * Creates a link that signs a staff member in to the settings screen, once. Send the person to `url`, for example by a redirect from your application. Opening the link does not use it up: its page asks first, so programs that follow links do no harm. Only this response contains `url`; the server stores only a hash of the token in it. The session gets no scopes that the API key does not have: without `scopes`, the key needs all scopes of the roles of the staff member. If the key is revoked, its links are revoked too, and the sessions that they started end. What is created in such a session expires no later than the key: API keys, and links, which end with it too. The staff member must be active and have a role for the whole school.
   *
   * Required scope: `admin:school`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`, `staff_cannot_sign_in`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `scope_exceeds_key`, `scope_exceeds_role`, `expires_after_key`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.settingsLinks.create({
   *   staff_id: 'stf_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   expires_in: 600,
   * });
   * ```
   */
  create(body: SettingsLinkCreate, options?: WriteOptions): Call<SettingsLinkWithUrl>;

  /**
   * Get a settings link.
   *
   * Returns a settings link. Archived records are returned too.
   *
   * Required scope: `admin:school`.
   *
   * @param settingsLinkId - Identifier of the settings link, prefix `slk_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.settingsLinks.get(settingsLinkId);
   * ```
   */
  get(settingsLinkId: string, options?: RequestOptions): Call<SettingsLink>;

  /**
   * Revoke a settings link.
   *
   * Revokes a link that was not used. Revoking a link that was used, has expired or was revoked has no effect; to end the session that it started, end that session.
   *
   * Required scope: `admin:school`.
   *
   * @param settingsLinkId - Identifier of the settings link, prefix `slk_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
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
   * const result = await client.settingsLinks.revoke(settingsLinkId);
   * ```
   */
  revoke(settingsLinkId: string, options?: ChangeOptions): Call<SettingsLink>;
}

/** Methods of `client.settingsSessions`. */
export interface SettingsSessionsResource {
  /**
   * List settings sessions.
   *
   * Returns the settings sessions of the school one page at a time, oldest first.
   *
   * Required scope: `admin:school`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `status`, `staff_id`, `settings_link_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.settingsSessions.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: SettingsSessionsListQuery, options?: RequestOptions): List<SettingsSession>;

  /**
   * Get a settings session.
   *
   * Returns a settings session. Archived records are returned too.
   *
   * Required scope: `admin:school`.
   *
   * @param settingsSessionId - Identifier of the settings session, prefix `ses_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.settingsSessions.get(settingsSessionId);
   * ```
   */
  get(settingsSessionId: string, options?: RequestOptions): Call<SettingsSession>;

  /**
   * End a session.
   *
   * Ends a session: its next request is rejected, and the person has to sign in again. Ending it again has no effect.
   *
   * Required scope: `admin:school`.
   *
   * @param settingsSessionId - Identifier of the settings session, prefix `ses_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
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
   * const result = await client.settingsSessions.end(settingsSessionId);
   * ```
   */
  end(settingsSessionId: string, options?: ChangeOptions): Call<SettingsSession>;
}

/** Staff members of the school, with their invitations, roles and qualifications. */
export interface StaffResource {
  /**
   * List staff.
   *
   * Returns the staff of the school one page at a time, oldest first.
   *
   * Required scope: `read:staff`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `name`, `staff_type`, `status`, `role`, `subject_id`, `class_id`, `email`, `employee_number`, `merged_into_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Creates an active staff member without a login. To give the staff member a login, create an invitation instead. Send `name`, or `first_name`, `last_name` or both, from which the name is composed in the order of the school's `locale`: the family name comes first in Chinese, Hungarian, Japanese, Khmer, Korean and Vietnamese. Somebody who has only one name has only one of the two. If another staff member may be the same person, the staff member is created all the same, and `warnings` says who it is.
   *
   * Required scope: `write:staff`.
   *
   * Emits `staff.created`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`
   * @throws GoneError 410: `stored_response_erased`
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
  create(body: StaffCreate, options?: WriteOptions): Call<StaffWithWarnings>;

  /**
   * Get a staff member.
   *
   * Returns a staff member. Archived records are returned too.
   *
   * Required scope: `read:staff`.
   *
   * @param staffId - Identifier of the staff member, prefix `stf_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(staffId: string, options: ConditionalOptions): Call<Staff | null>;

  /**
   * Update a staff member.
   *
   * Changes a staff member. `ends_on` is the last day at the school: a staff member who is active or suspended leaves when that day is over. Send another day to change it, or null to cancel the leave. Lessons after that day must be reassigned first, and, unless it is a later day, the classes that the staff member leads. The last day of a staff member who has left can be corrected, to a day that is not in the future; `reactivate` lets them come back. Another `email` of somebody who is invited is that of their invitation too: if it was emailed, it is emailed to the new address, and the link that was sent before no longer works; the API key then needs the scopes of the roles of the invitation. To move the last day of a staff member with roles to a later day, the API key needs the scopes of these roles.
   *
   * Required scope: `write:staff`.
   *
   * Emits `staff.updated`.
   *
   * @param staffId - Identifier of the staff member, prefix `stf_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `resource_in_use`, `has_active_allocations`, `last_owner`
   * @throws GoneError 410: `stored_response_erased`
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
   * Archives a staff member, and revokes their open invitation. Lessons from today on, and the classes that the staff member leads, must be reassigned first; `reassign_to` reassigns all of them to one staff member. Archiving again has no effect.
   *
   * Required scope: `write:staff`.
   *
   * Emits `staff.archived`, `staff.invitation-revoked`.
   *
   * @param staffId - Identifier of the staff member, prefix `stf_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_in_use`, `timetable_conflict`, `has_active_allocations`, `last_owner`
   * @throws GoneError 410: `stored_response_erased`
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
  archive(staffId: string, options?: ChangeOptions & { query?: StaffArchiveQuery | undefined }): Call<Staff>;

  /**
   * Restore a staff member.
   *
   * Restores an archived staff member, with their roles: the API key needs the scopes of these. A planned leave whose last day has passed takes effect. Unique values, also the sign-in identity, are checked again. Restoring again has no effect.
   *
   * Required scope: `write:staff`.
   *
   * Emits `staff.restored`, `staff.left`.
   *
   * @param staffId - Identifier of the staff member, prefix `stf_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `record_merged`, `resource_erased`, `identity_in_use`
   * @throws GoneError 410: `stored_response_erased`
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
   * Suspends a staff member until they are reactivated: their sessions end at once, and their open invitation is revoked. Messages and announcements that they scheduled are still sent, and API keys that they created still work: cancel or revoke these if they should end. Requires the status `active` and sets it to `suspended`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:staff`.
   *
   * Emits `staff.updated`, `staff.invitation-revoked`.
   *
   * @param staffId - Identifier of the staff member, prefix `stf_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `last_owner`
   * @throws GoneError 410: `stored_response_erased`
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
   * Ends a suspension, or makes a staff member who has left active again. The API key needs the scopes of the roles of a suspended staff member. Who comes back has no last day (`ends_on` is null), and gets back none of their roles, lessons and classes: roles that were not over end on the last day, and those that would have begun later are removed. Assign them again. Qualifications stay as they are. To plan the next leave, change `ends_on`. Requires the status `suspended` or `left` and sets it to `active`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:staff`.
   *
   * Emits `staff.updated`.
   *
   * @param staffId - Identifier of the staff member, prefix `stf_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `identity_in_use`
   * @throws GoneError 410: `stored_response_erased`
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
   * Unlink the account of a staff member.
   *
   * Removes the identity with which a staff member signs in (`login_identity`), for example after they got another
   * account or the school moved to another identity provider. Their sessions of the settings screen end. With
   * `sign_in_by_email` of the school, the next sign-in with an account that has their verified email address links
   * that account: check the address first, because an API key with `write:staff` alone can change that of somebody who
   * has an identity. The API key needs the scopes of the roles of the staff member. Without an identity it has no effect.
   *
   * Required scope: `write:staff`.
   *
   * @param staffId - Identifier of the staff member, prefix `stf_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.staff.unlinkLogin(staffId);
   * ```
   */
  unlinkLogin(staffId: string, options?: ChangeOptions): Call<Staff>;

  /**
   * Record that a staff member leaves.
   *
   * Records that a staff member leaves the school. If `ends_on` is today or earlier, the status becomes `left` immediately, and their open invitation is revoked; `reactivate` lets them come back, without their roles. If it is a later day, the staff member keeps their status, roles and classes with `ends_on` set, and leaves when that day is over in the school's time zone. To change the day, send the request again or change `ends_on`: for a later day, the API key needs the scopes of the roles of the staff member; to cancel the leave, set `ends_on` to null; lessons that were reassigned stay so. Lessons after that day must be reassigned first; `reassign_to` reassigns all of them to one staff member, and, immediately, the classes that the staff member leads, so reports that are generated from then on name the other one as class teacher: until the last day, `classes.update` can set `teacher_id` back. Who leaves immediately must lead no class of a year that is not closed; after a later day these classes have no teacher. Open follow-ups that are assigned to them stay so, with the warning `assignee_left` after they have left. Requires the status `active` or `suspended` and sets it to `left`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:staff`.
   *
   * Emits `staff.left`, `staff.updated`, `staff.invitation-revoked`.
   *
   * @param staffId - Identifier of the staff member, prefix `stf_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `resource_in_use`, `timetable_conflict`, `has_active_allocations`, `last_owner`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.staff.leave(staffId, { ends_on: '2026-01-30' });
   * ```
   */
  leave(staffId: string, body: StaffLeave, options?: ChangeOptions): Call<Staff>;

  /**
   * Merge a duplicate into a staff member.
   *
   * Merges another record of the same person into this one. Whatever refers to the other staff member refers to this one
   * afterwards: lessons, classes, roles, qualifications, registers, messages and others. Empty fields of this record are filled from the other one; no value is replaced. Ids of other
   * systems (`external_ids`) of both lead to this record. The other record is archived, with this one as
   * `merged_into_id`: it can still be read, and it cannot be changed or restored. The
   * login of the other staff member ends (`login_identity` does not move), and their open invitations are revoked. The API key needs the scopes
   * of the roles that this staff member gets.
   *
   * What both have once is kept once: of two equal records, that of the other staff member is archived. Records that
   * contradict each other, such as two lessons at the same time, are listed in the 409 `merge_conflict` and nothing is merged. Some records stay
   * with the other staff member and are listed in `left`. With `dry_run`, the result says what would be done, with the
   * conflicts, and nothing is changed.
   *
   * A merge can be undone for 30 days with `unmerge`. The API key needs the scope for each family of records that are
   * moved, and, because the result counts confidential ones too, `read:discipline` and `read:sensitive`.
   *
   * Required scope: `write:staff`, `write:classes`, `write:timetable`, `write:attendance`, `write:discipline`, `write:communications`, `read:discipline`, `read:sensitive`.
   *
   * Emits `staff.merged`, `staff.updated`, `staff.invitation-revoked`.
   *
   * @param staffId - Identifier of the staff member, prefix `stf_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `record_merged`, `merge_conflict`, `merge_too_large`, `timetable_conflict`, `last_owner`
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
   * const result = await client.staff.merge(staffId, {
   *   staff_id: 'stf_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   dry_run: true,
   * });
   * ```
   */
  merge(staffId: string, body: StaffMerge, options?: ChangeOptions): Call<PersonMerge>;

  /**
   * Undo a merge.
   *
   * Undoes the merge of a staff member into this one, for 30 days. The other staff member is restored, and what the merge has moved and
   * nobody has moved since refers to it again. Fields that were filled become empty if they still have the value of the other
   * record. What cannot be undone is listed in `left`. Records that came after the merge stay where they are. With
   * `dry_run`, the result says what would be done, and nothing is changed.
   *
   * Required scope: `write:staff`, `write:classes`, `write:timetable`, `write:attendance`, `write:discipline`, `write:communications`, `read:discipline`, `read:sensitive`.
   *
   * Emits `staff.restored`, `staff.updated`.
   *
   * @param staffId - Identifier of the staff member, prefix `stf_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `merge_expired`, `resource_erased`, `last_owner`, `identity_in_use`
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
   * const result = await client.staff.unmerge(staffId, {
   *   staff_id: 'stf_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   dry_run: true,
   * });
   * ```
   */
  unmerge(staffId: string, body: StaffMerge, options?: ChangeOptions): Call<PersonMerge>;

  /**
   * Erase a staff member's personal values.
   *
   * Makes the personal values of a staff member permanently unreadable, in the record, in their qualifications, roles,
   * invitations and messages, in the audit log and in events. Records that were merged into this one are erased too.
   * Ids, dates and states stay, and so does what they did: lessons, registers, marks and entries of the audit log
   * still refer to them. Where their name was stored as that of whoever did something, it stays: the
   * `actor` of the audit log, who created an invitation or a settings link, and reports of learners. A message is erased if all to whom
   * it was sent, and all whom it concerns, are erased. This cannot be undone: send the id of the staff member as `confirm`.
   *
   * The staff member must have left or be archived. No import of learners, guardians or staff may be in progress: a row
   * of it could create the person again. If the retention rule of `staff` is `keep`, nothing is erased. Staff are also erased
   * when they have left, or have been archived, for the number of months in that rule. Erasing again has no effect.
   *
   * Required scope: `admin:school`.
   *
   * Emits `staff.erased`.
   *
   * @param staffId - Identifier of the staff member, prefix `stf_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `record_merged`, `staff_active`, `import_running`, `retention_keeps`
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
   * const result = await client.staff.erase(staffId, {
   *   confirm: 'stf_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   reason: 'Request of the staff member',
   * });
   * ```
   */
  erase(staffId: string, body: StaffErase, options?: ChangeOptions): Call<Staff>;
}

/** Methods of `client.invitations`. */
export interface InvitationsResource {
  /**
   * List invitations.
   *
   * Returns the invitations of the school one page at a time, oldest first.
   *
   * Required scope: `read:staff`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `status`, `email`, `staff_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Invites a person to join the staff and creates their staff record with the status `invited`. Only this response contains `token` and `url`; the server stores only a hash of the token. With `send_email`, the server sends the person the `url`, on which they accept by signing in. Otherwise send it yourself, or accept it from your application with the token. With `staff_id`, an active staff member who has no login is invited instead, for example one who was imported: accepting links their login. So is one who was restored with the status `invited`, and needs at least one of `roles`. The API key needs the scopes of the roles that they have.
   *
   * Required scope: `write:staff`.
   *
   * Emits `staff.invited`, `staff.created`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`
   * @throws GoneError 410: `stored_response_erased`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
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
   * Returns an invitation. Archived records are returned too.
   *
   * Required scope: `read:staff`.
   *
   * @param invitationId - Identifier of the invitation, prefix `ivt_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Resend an invitation.
   *
   * Creates a new token for the invitation, valid for seven days. The previous token stops working. The API key needs the scopes of the roles of the invitation, as to create it. Requires the status `pending` or `expired` and sets it to `pending`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:staff`.
   *
   * @param invitationId - Identifier of the invitation, prefix `ivt_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.invitations.resend(invitationId, {
   *   send_email: true,
   * });
   * ```
   */
  resend(invitationId: string, body?: InvitationResend, options?: ChangeOptions): Call<InvitationWithToken>;

  /**
   * Revoke an invitation.
   *
   * Revokes an invitation and archives the staff record that it created, if it created one. Classes that the person leads must be reassigned first, as to archive the record: `DELETE /v1/staff/{staff_id}` with `reassign_to` revokes the invitation, too. Requires the status `pending` or `expired` and sets it to `revoked`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:staff`.
   *
   * Emits `staff.archived`, `staff.invitation-revoked`.
   *
   * @param invitationId - Identifier of the invitation, prefix `ivt_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`, `resource_in_use`
   * @throws GoneError 410: `stored_response_erased`
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
   * Activates the invited staff member, unless they are active, and assigns the roles of the invitation from today on, on the days on which they do not have them yet. No API key is needed: the token identifies the caller. If the token is unknown, was used or revoked, or has expired, the response is 410 `invitation_not_usable`. Rollbook does not store passwords; `identity` links the staff member to the login of your application; it belongs to one staff member of the school who is not archived and has not left.
   *
   * Does not need an API key.
   *
   * Emits `staff.activated`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws PermissionError 403: `school_suspended`
   * @throws ConflictError 409: `identity_in_use`
   * @throws GoneError 410: `invitation_not_usable`, `stored_response_erased`
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
   * Returns the role assignments of the staff member one page at a time, oldest first.
   *
   * Required scope: `read:staff`.
   *
   * @param staffId - Identifier of the staff member, prefix `stf_`.
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `role`, `scope_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Assigns a role to a staff member. The API key needs the scopes of the role.
   *
   * Required scope: `write:staff`.
   *
   * @param staffId - Identifier of the staff member, prefix `stf_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`
   * @throws GoneError 410: `stored_response_erased`
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
   * Returns a role assignment. Archived records are returned too.
   *
   * Required scope: `read:staff`.
   *
   * @param staffId - Identifier of the staff member, prefix `stf_`.
   * @param roleAssignmentId - Identifier of the role assignment, prefix `rol_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(staffId: string, roleAssignmentId: string, options: ConditionalOptions): Call<RoleAssignment | null>;

  /**
   * Update a role assignment.
   *
   * Changes an assignment. The API key needs the scopes of the role that the assignment has and of the one that it gets. To end a role without them, archive the assignment.
   *
   * Required scope: `write:staff`.
   *
   * @param staffId - Identifier of the staff member, prefix `stf_`.
   * @param roleAssignmentId - Identifier of the role assignment, prefix `rol_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `last_owner`
   * @throws GoneError 410: `stored_response_erased`
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
   * Removes the role from the staff member. Removing a role again has no effect.
   *
   * Required scope: `write:staff`.
   *
   * @param staffId - Identifier of the staff member, prefix `stf_`.
   * @param roleAssignmentId - Identifier of the role assignment, prefix `rol_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `last_owner`
   * @throws GoneError 410: `stored_response_erased`
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
   * Returns the qualifications of the staff member one page at a time, oldest first.
   *
   * Required scope: `read:staff`.
   *
   * @param staffId - Identifier of the staff member, prefix `stf_`.
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `kind`, `status`, `subject_id`, `expires_before`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Creates a qualification and returns it.
   *
   * Required scope: `write:staff`.
   *
   * @param staffId - Identifier of the staff member, prefix `stf_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`
   * @throws GoneError 410: `stored_response_erased`
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
   * Returns a qualification. Archived records are returned too.
   *
   * Required scope: `read:staff`.
   *
   * @param staffId - Identifier of the staff member, prefix `stf_`.
   * @param qualificationId - Identifier of the qualification, prefix `qlf_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
   *
   * Required scope: `write:staff`.
   *
   * @param staffId - Identifier of the staff member, prefix `stf_`.
   * @param qualificationId - Identifier of the qualification, prefix `qlf_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`
   * @throws GoneError 410: `stored_response_erased`
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
   * Archives the qualification. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
   *
   * Required scope: `write:staff`.
   *
   * @param staffId - Identifier of the staff member, prefix `stf_`.
   * @param qualificationId - Identifier of the qualification, prefix `qlf_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws GoneError 410: `stored_response_erased`
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
   * Restores an archived qualification. Unique values are checked again. Restoring again has no effect.
   *
   * Required scope: `write:staff`.
   *
   * @param staffId - Identifier of the staff member, prefix `stf_`.
   * @param qualificationId - Identifier of the qualification, prefix `qlf_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`
   * @throws GoneError 410: `stored_response_erased`
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
   * Records that the school has checked the proof of the qualification. Requires the status `unverified` and sets it to `verified`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:staff`.
   *
   * @param staffId - Identifier of the staff member, prefix `stf_`.
   * @param qualificationId - Identifier of the qualification, prefix `qlf_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`
   * @throws GoneError 410: `stored_response_erased`
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
   * Records that the proof of the qualification was rejected. Requires the status `unverified` and sets it to `rejected`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:staff`.
   *
   * @param staffId - Identifier of the staff member, prefix `stf_`.
   * @param qualificationId - Identifier of the qualification, prefix `qlf_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`
   * @throws GoneError 410: `stored_response_erased`
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
   *   reason: 'The certificate belongs to another person.',
   * });
   * ```
   */
  reject(staffId: string, qualificationId: string, body: QualificationReject, options?: ChangeOptions): Call<Qualification>;
}

/** Methods of `client.timetables`. */
export interface TimetablesResource {
  /**
   * List timetables.
   *
   * Returns the timetables of the school one page at a time, oldest first.
   *
   * Required scope: `read:timetable`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `status`, `grade_level_id`, `academic_year_id`, `term_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.timetables.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: TimetablesListQuery, options?: RequestOptions): List<Timetable>;

  /**
   * Create a timetable.
   *
   * Creates a draft. Add periods and slots to it, then publish it.
   *
   * Required scope: `write:timetable`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `outside_academic_year`, `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.timetables.create({
   *   name: 'Senior school 2026',
   *   academic_year_id: 'ayr_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   term_ids: ['trm_01k9x2v7d3f8h5m6n7p8q9r0st'],
   *   cycle_length: 6,
   *   cycle_mode: 'rolling',
   *   effective_from: '2026-01-14',
   * });
   * ```
   */
  create(body: TimetableCreate, options?: WriteOptions): Call<Timetable>;

  /**
   * Get a timetable.
   *
   * Returns a timetable. Archived records are returned too.
   *
   * Required scope: `read:timetable`.
   *
   * @param timetableId - Identifier of the timetable, prefix `tmt_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.timetables.get(timetableId);
   * ```
   */
  get(timetableId: string, options?: ReadOptions): Call<Timetable>;
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(timetableId: string, options: ConditionalOptions): Call<Timetable | null>;

  /**
   * Update a timetable.
   *
   * Changes a timetable. Once it is published, only `name`, `effective_to`, `external_ids` and `metadata` can be changed. One that is retired cannot get a later last day: publish a clone of it.
   *
   * Required scope: `write:timetable`.
   *
   * @param timetableId - Identifier of the timetable, prefix `tmt_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `resource_in_use`, `dates_overlap`, `registers_exist`, `timetable_conflict`, `timetable_not_draft`
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
   * const result = await client.timetables.update(timetableId, {
   *   name: 'Senior school',
   * });
   * ```
   */
  update(timetableId: string, body?: TimetableUpdate, options?: ChangeOptions): Call<Timetable>;

  /**
   * Archive a timetable.
   *
   * Archives the timetable. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
   *
   * Required scope: `write:timetable`.
   *
   * @param timetableId - Identifier of the timetable, prefix `tmt_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `registers_exist`
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
   * const result = await client.timetables.archive(timetableId);
   * ```
   */
  archive(timetableId: string, options?: ChangeOptions): Call<Timetable>;

  /**
   * Restore a timetable.
   *
   * Restores an archived timetable. Unique values are checked again. Restoring again has no effect.
   *
   * Required scope: `write:timetable`.
   *
   * @param timetableId - Identifier of the timetable, prefix `tmt_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `dates_overlap`, `timetable_conflict`
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
   * const result = await client.timetables.restore(timetableId);
   * ```
   */
  restore(timetableId: string, options?: ChangeOptions): Call<Timetable>;

  /**
   * Publish a timetable.
   *
   * Publishes a draft: from `effective_from` its slots are the lessons of the school. All conflicts are checked again, including those with the other published timetables. On a day, a grade level has the lessons of one timetable: those of a retired one are also on its last day. Requires the status `draft` and sets it to `published`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:timetable`.
   *
   * @param timetableId - Identifier of the timetable, prefix `tmt_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`, `dates_overlap`, `timetable_conflict`
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
   * const result = await client.timetables.publish(timetableId);
   * ```
   */
  publish(timetableId: string, options?: ChangeOptions): Call<Timetable>;

  /**
   * Retire a timetable.
   *
   * Retires a published timetable: it has no lessons after today. Its earlier lessons remain. Requires the status `published` and sets it to `retired`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:timetable`.
   *
   * @param timetableId - Identifier of the timetable, prefix `tmt_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`
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
   * const result = await client.timetables.retire(timetableId);
   * ```
   */
  retire(timetableId: string, options?: ChangeOptions): Call<Timetable>;

  /**
   * Clone a timetable.
   *
   * Creates a draft with copies of the periods and slots of a timetable, and of those teacher allocations and room assignments that apply in the dates of the draft: those of staff members who have left until their last day, and of archived staff members and rooms until yesterday. External ids are not copied. What is entered in the original later is not in the draft: `GET /v1/timetables/{timetable_id}/conflicts` warns of it (`dates_not_taken_over`).
   *
   * Required scope: `write:timetable`.
   *
   * @param timetableId - Identifier of the timetable, prefix `tmt_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`
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
   * const result = await client.timetables.clone(timetableId, {
   *   name: 'Senior school from February',
   *   effective_from: '2026-02-02',
   * });
   * ```
   */
  clone(timetableId: string, body?: TimetableClone, options?: ChangeOptions): Call<Timetable>;

  /**
   * List the conflicts of a timetable.
   *
   * Returns the conflicts that prevent a timetable from being published, and warnings about what is unusual but allowed. It is compared with published timetables of other grade levels too.
   *
   * Required scope: `read:timetable`.
   *
   * @param timetableId - Identifier of the timetable, prefix `tmt_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.timetables.conflicts(timetableId);
   * ```
   */
  conflicts(timetableId: string, options?: RequestOptions): Call<TimetableConflicts>;
}

/** Methods of `client.periods`. */
export interface PeriodsResource {
  /**
   * List periods.
   *
   * Returns the periods of the school one page at a time, oldest first.
   *
   * Required scope: `read:timetable`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `day_pattern`, `kind`, `timetable_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.periods.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: PeriodsListQuery, options?: RequestOptions): List<Period>;

  /**
   * Create a period.
   *
   * Creates a period and returns it.
   *
   * Required scope: `write:timetable`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`, `timetable_not_draft`, `periods_overlap`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.periods.create({
   *   timetable_id: 'tmt_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   name: 'Period 1',
   *   sequence: 1,
   *   starts_at: '07:45',
   *   ends_at: '08:30',
   *   kind: 'lesson',
   * });
   * ```
   */
  create(body: PeriodCreate, options?: WriteOptions): Call<Period>;

  /**
   * Get a period.
   *
   * Returns a period. Archived records are returned too.
   *
   * Required scope: `read:timetable`.
   *
   * @param periodId - Identifier of the period, prefix `prd_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.periods.get(periodId);
   * ```
   */
  get(periodId: string, options?: ReadOptions): Call<Period>;
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(periodId: string, options: ConditionalOptions): Call<Period | null>;

  /**
   * Update a period.
   *
   * Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
   *
   * Required scope: `write:timetable`.
   *
   * @param periodId - Identifier of the period, prefix `prd_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `resource_in_use`, `timetable_conflict`, `timetable_not_draft`, `periods_overlap`
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
   * const result = await client.periods.update(periodId, { name: 'First period' });
   * ```
   */
  update(periodId: string, body?: PeriodUpdate, options?: ChangeOptions): Call<Period>;

  /**
   * Archive a period.
   *
   * Archives the period. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
   *
   * Required scope: `write:timetable`.
   *
   * @param periodId - Identifier of the period, prefix `prd_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_in_use`, `timetable_not_draft`
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
   * const result = await client.periods.archive(periodId);
   * ```
   */
  archive(periodId: string, options?: ChangeOptions): Call<Period>;

  /**
   * Restore a period.
   *
   * Restores an archived period. Unique values are checked again. Restoring again has no effect.
   *
   * Required scope: `write:timetable`.
   *
   * @param periodId - Identifier of the period, prefix `prd_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `timetable_not_draft`, `periods_overlap`
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
   * const result = await client.periods.restore(periodId);
   * ```
   */
  restore(periodId: string, options?: ChangeOptions): Call<Period>;
}

/** Methods of `client.slots`. */
export interface SlotsResource {
  /**
   * List slots.
   *
   * Returns the slots of the school one page at a time, oldest first.
   *
   * Required scope: `read:timetable`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `status`, `cycle_day`, `block`, `staff_id`, `timetable_id`, `period_id`, `class_id`, `subject_id`, `teacher_id`, `room_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.slots.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: SlotsListQuery, options?: RequestOptions): List<Slot>;

  /**
   * Create a slot.
   *
   * Adds a slot to a draft. Send `teacher_ids` and `room_id` to create its teacher allocations and its room assignment too.
   *
   * Required scope: `write:timetable`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`, `timetable_conflict`, `timetable_not_draft`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `class_not_offered`, `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.slots.create({
   *   timetable_id: 'tmt_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   cycle_day: 1,
   *   period_id: 'prd_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   class_ids: ['cls_01k9x2v7d3f8h5m6n7p8q9r0st'],
   *   subject_id: 'sbj_01k9x2v7d3f8h5m6n7p8q9r0st',
   * });
   * ```
   */
  create(body: SlotCreate, options?: WriteOptions): Call<SlotWithWarnings>;

  /**
   * Get a slot.
   *
   * Returns a slot. Archived records are returned too.
   *
   * Required scope: `read:timetable`.
   *
   * @param slotId - Identifier of the slot, prefix `slt_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.slots.get(slotId);
   * ```
   */
  get(slotId: string, options?: RequestOptions): Call<Slot>;

  /**
   * Update a slot.
   *
   * Changes a slot of a draft. `teacher_ids` and `room_id` replace the lead teachers and the room. Once the timetable is published, only `external_ids` and `metadata` can be changed.
   *
   * Required scope: `write:timetable`.
   *
   * @param slotId - Identifier of the slot, prefix `slt_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `timetable_conflict`, `timetable_not_draft`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `class_not_offered`, `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.slots.update(slotId, { notes: 'Bring a calculator' });
   * ```
   */
  update(slotId: string, body?: SlotUpdate, options?: ChangeOptions): Call<SlotWithWarnings>;

  /**
   * Archive a slot.
   *
   * Archives the slot. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
   *
   * Required scope: `write:timetable`.
   *
   * @param slotId - Identifier of the slot, prefix `slt_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `timetable_not_draft`
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
   * const result = await client.slots.archive(slotId);
   * ```
   */
  archive(slotId: string, options?: ChangeOptions): Call<Slot>;

  /**
   * Restore a slot.
   *
   * Restores an archived slot. Unique values are checked again. Restoring again has no effect.
   *
   * Required scope: `write:timetable`.
   *
   * @param slotId - Identifier of the slot, prefix `slt_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `timetable_conflict`, `timetable_not_draft`
   * @throws PreconditionFailedError 412: `precondition_failed`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `class_not_offered`, `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.slots.restore(slotId);
   * ```
   */
  restore(slotId: string, options?: ChangeOptions): Call<Slot>;

  /**
   * Create many slots.
   *
   * Adds up to 2000 slots to a draft, all of them or none. If some cannot be added, the response lists each conflict, with the positions of its slots in the request (`rows`).
   *
   * Required scope: `write:timetable`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`, `timetable_conflict`, `timetable_not_draft`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `class_not_offered`, `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.slots.bulk({
   *   timetable_id: 'tmt_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   slots: [
   *     {
   *       cycle_day: 1,
   *       period_id: 'prd_01k9x2v7d3f8h5m6n7p8q9r0st',
   *       class_ids: ['cls_01k9x2v7d3f8h5m6n7p8q9r0st'],
   *       subject_id: 'sbj_01k9x2v7d3f8h5m6n7p8q9r0st',
   *     },
   *   ],
   * });
   * ```
   */
  bulk(body: SlotBulk, options?: WriteOptions): Call<SlotBulkResult>;
}

/** Methods of `client.roomAssignments`. */
export interface RoomAssignmentsResource {
  /**
   * List room assignments.
   *
   * Returns the room assignments of the school one page at a time, oldest first.
   *
   * Required scope: `read:timetable`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `status`, `slot_id`, `room_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.roomAssignments.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: RoomAssignmentsListQuery, options?: RequestOptions): List<RoomAssignment>;

  /**
   * Create a room assignment.
   *
   * Assigns a room to a slot, which can be in a published timetable. To change the room on one day, send that day as `from` and `to`.
   *
   * Required scope: `write:timetable`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`, `timetable_conflict`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.roomAssignments.create({
   *   slot_id: 'slt_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   room_id: 'rom_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   from: '2026-01-14',
   * });
   * ```
   */
  create(body: RoomAssignmentCreate, options?: WriteOptions): Call<RoomAssignmentWithWarnings>;

  /**
   * Get a room assignment.
   *
   * Returns a room assignment. Archived records are returned too.
   *
   * Required scope: `read:timetable`.
   *
   * @param roomAssignmentId - Identifier of the room assignment, prefix `rma_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.roomAssignments.get(roomAssignmentId);
   * ```
   */
  get(roomAssignmentId: string, options?: RequestOptions): Call<RoomAssignment>;

  /**
   * Update a room assignment.
   *
   * Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing.
   *
   * Required scope: `write:timetable`.
   *
   * @param roomAssignmentId - Identifier of the room assignment, prefix `rma_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `timetable_conflict`
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
   * const result = await client.roomAssignments.update(roomAssignmentId, {
   *   metadata: { reason: 'Exams in the hall' },
   * });
   * ```
   */
  update(roomAssignmentId: string, body?: RoomAssignmentUpdate, options?: ChangeOptions): Call<RoomAssignmentWithWarnings>;

  /**
   * Archive a room assignment.
   *
   * Archives the room assignment. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
   *
   * Required scope: `write:timetable`.
   *
   * @param roomAssignmentId - Identifier of the room assignment, prefix `rma_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `timetable_conflict`
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
   * const result = await client.roomAssignments.archive(roomAssignmentId);
   * ```
   */
  archive(roomAssignmentId: string, options?: ChangeOptions): Call<RoomAssignment>;

  /**
   * Restore a room assignment.
   *
   * Restores an archived room assignment. Unique values are checked again. Restoring again has no effect.
   *
   * Required scope: `write:timetable`.
   *
   * @param roomAssignmentId - Identifier of the room assignment, prefix `rma_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `timetable_conflict`
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
   * const result = await client.roomAssignments.restore(roomAssignmentId);
   * ```
   */
  restore(roomAssignmentId: string, options?: ChangeOptions): Call<RoomAssignment>;
}

/** Methods of `client.teacherAllocations`. */
export interface TeacherAllocationsResource {
  /**
   * List teacher allocations.
   *
   * Returns the teacher allocations of the school one page at a time, oldest first.
   *
   * Required scope: `read:timetable`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `role`, `status`, `slot_id`, `staff_id`, `replaces_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.teacherAllocations.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: TeacherAllocationsListQuery, options?: RequestOptions): List<TeacherAllocation>;

  /**
   * Create a teacher allocation.
   *
   * Allocates a staff member to a slot, which can be in a published timetable. A substitute replaces the lead teachers on its dates.
   *
   * Required scope: `write:timetable`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`, `timetable_conflict`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.teacherAllocations.create({
   *   slot_id: 'slt_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   staff_id: 'stf_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   role: 'lead',
   *   from: '2026-01-14',
   * });
   * ```
   */
  create(body: TeacherAllocationCreate, options?: WriteOptions): Call<TeacherAllocationWithWarnings>;

  /**
   * Get a teacher allocation.
   *
   * Returns a teacher allocation. Archived records are returned too.
   *
   * Required scope: `read:timetable`.
   *
   * @param teacherAllocationId - Identifier of the teacher allocation, prefix `tal_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.teacherAllocations.get(teacherAllocationId);
   * ```
   */
  get(teacherAllocationId: string, options?: RequestOptions): Call<TeacherAllocation>;

  /**
   * Update a teacher allocation.
   *
   * Changes only the fields that are sent; null clears a nullable field. An empty body changes nothing. A duty keeps at least one staff member on each of its days: allocate another one first.
   *
   * Required scope: `write:timetable`.
   *
   * @param teacherAllocationId - Identifier of the teacher allocation, prefix `tal_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`, `resource_in_use`, `timetable_conflict`
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
   * const result = await client.teacherAllocations.update(teacherAllocationId, {
   *   metadata: { reason: 'Course' },
   * });
   * ```
   */
  update(teacherAllocationId: string, body?: TeacherAllocationUpdate, options?: ChangeOptions): Call<TeacherAllocationWithWarnings>;

  /**
   * Archive a teacher allocation.
   *
   * Archives a teacher allocation. A duty keeps at least one staff member on each of its days: allocate another one first. Archived records can still be read, but lists leave them out by default and they cannot be changed. Archiving again has no effect.
   *
   * Required scope: `write:timetable`.
   *
   * @param teacherAllocationId - Identifier of the teacher allocation, prefix `tal_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_in_use`, `timetable_conflict`
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
   * const result = await client.teacherAllocations.archive(teacherAllocationId);
   * ```
   */
  archive(teacherAllocationId: string, options?: ChangeOptions): Call<TeacherAllocation>;

  /**
   * Restore a teacher allocation.
   *
   * Restores an archived teacher allocation. Unique values are checked again. Restoring again has no effect.
   *
   * Required scope: `write:timetable`.
   *
   * @param teacherAllocationId - Identifier of the teacher allocation, prefix `tal_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `timetable_conflict`
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
   * const result = await client.teacherAllocations.restore(teacherAllocationId);
   * ```
   */
  restore(teacherAllocationId: string, options?: ChangeOptions): Call<TeacherAllocation>;
}

/** Methods of `client.calendarFeeds`. */
export interface CalendarFeedsResource {
  /**
   * List calendar feeds.
   *
   * Returns the calendar feeds of the school one page at a time, oldest first.
   *
   * Required scope: `read:timetable`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `staff_id`, `class_id`, `learner_id`, `guardian_id`, `room_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.calendarFeeds.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: CalendarFeedsListQuery, options?: RequestOptions): List<CalendarFeed>;

  /**
   * Create a calendar feed.
   *
   * Creates a calendar feed: a URL of a calendar. Anyone who has the URL can read the calendar without an API key, so
   * give it only to the people it is intended for. Only this response contains `token` and `url`; the server stores
   * only a hash of the token.
   *
   * A calendar of `lessons` has the lessons of one teacher, class, learner or room: send exactly one of `staff_id`,
   * `class_id`, `learner_id` and `room_id`. The API key also needs `read:timetable`, and for `learner_id`
   * `read:learners`.
   *
   * A calendar of `dates` has the terms, holidays and other special days of the school, and the assessments of one
   * teacher, class or learner, or of the learners of a guardian: send at most one of `staff_id`, `class_id`,
   * `learner_id` and `guardian_id`. Without them, it has no assessments. The API key also needs `read:classes`, for
   * any of them `read:assessments`, and for `learner_id` and `guardian_id` `read:learners`.
   *
   * A feed of somebody who has left, or of a staff member who is suspended, cannot be created: its URL would
   * return 404. The URL of an existing feed returns 404 while that is so.
   *
   * Required scope: `write:timetable`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`
   * @throws GoneError 410: `stored_response_erased`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_reference`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.calendarFeeds.create({
   *   class_id: 'cls_01k9x2v7d3f8h5m6n7p8q9r0st',
   * });
   * ```
   */
  create(body: CalendarFeedCreate, options?: WriteOptions): Call<CalendarFeedWithUrl>;

  /**
   * Get a calendar feed.
   *
   * Returns a calendar feed. Archived records are returned too.
   *
   * Required scope: `read:timetable`.
   *
   * @param calendarFeedId - Identifier of the calendar feed, prefix `cfd_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.calendarFeeds.get(calendarFeedId);
   * ```
   */
  get(calendarFeedId: string, options?: ReadOptions): Call<CalendarFeed>;
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  get(calendarFeedId: string, options: ConditionalOptions): Call<CalendarFeed | null>;

  /**
   * Archive a calendar feed.
   *
   * Revokes a calendar feed permanently: its URL returns 404 from now on. Revoking again has no effect.
   *
   * Required scope: `write:timetable`.
   *
   * @param calendarFeedId - Identifier of the calendar feed, prefix `cfd_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws GoneError 410: `stored_response_erased`
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
   * const result = await client.calendarFeeds.archive(calendarFeedId);
   * ```
   */
  archive(calendarFeedId: string, options?: ChangeOptions): Call<CalendarFeed>;
}

/** Methods of `client.lessons`. */
export interface LessonsResource {
  /**
   * List lessons.
   *
   * Returns the lessons of a day, or of a date range of at most 31 days, ordered by time: what the published timetables define for each school day, with substitutes and room changes. Send `date`, or `from` and `to`; the default is today. A date range needs at least one of `class_id`, `staff_id`, `room_id` and `learner_id`; several of them are combined. For `learner_id` the API key also needs `read:learners`.
   *
   * The lessons of a learner are those of the classes in which the learner is enrolled on that day. Of the parallel lessons of a block, they are those of the subjects in which the learner is enrolled; if the learner is enrolled in none of these subjects, all of them are returned.
   *
   * A half day has the lessons of its afternoon too: they are planned, and no registers are expected of them.
   *
   * Required scope: `read:timetable`.
   *
   * @param query - `date`, `from`, `to`, `class_id`, `staff_id`, `room_id`, `learner_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.lessons.get();
   * ```
   */
  get(query?: LessonsGetQuery, options?: RequestOptions): Call<Lessons>;

  /**
   * Get lessons as a calendar.
   *
   * Returns lessons as an iCalendar file (RFC 5545) for calendar applications, from four weeks ago to twelve weeks ahead,
   * with substitutes and room changes.
   *
   * Calendar applications send no headers, so they subscribe to the `url` of a calendar feed, which contains its `token`.
   * No other parameter can be sent with a token. The response is 404 `not_found` if the token is unknown or was revoked,
   * or if the staff member, class, learner or room of the feed is archived, the staff member is suspended, or the staff
   * member or the learner has left.
   *
   * With an API key, send exactly one of `class_id`, `staff_id`, `room_id` and `learner_id`. For `learner_id` the API key
   * also needs `read:learners`.
   *
   * An event has the same `UID` as long as its slot and its date are the same, and its `SEQUENCE` and `LAST-MODIFIED`
   * increase when it changes. Times are in UTC. The calendar contains the names of the staff members, classes, subjects
   * and rooms of its lessons, and no names of learners.
   *
   * Required scope: `read:timetable`.
   *
   * @param query - `token`, `class_id`, `staff_id`, `room_id`, `learner_id`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.lessons.ics({
   *   class_id: 'cls_01k9x2v7d3f8h5m6n7p8q9r0st',
   * });
   * ```
   */
  ics(query?: LessonsIcsQuery, options?: ReadOptions): Call<string>;
  /** As above, but resolves to null if the ETag of the record is still `ifNoneMatch`. */
  ics(query: LessonsIcsQuery, options: ConditionalOptions): Call<string | null>;
}

/** Webhook endpoints, the events sent to them, and a log of every delivery attempt. */
export interface WebhooksResource {
  /**
   * List webhook endpoints.
   *
   * Returns the webhook endpoints of the school one page at a time, oldest first.
   *
   * Required scope: `read:events`.
   *
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `status`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Registers a URL to receive events of the given types; `*` means all types of the endpoint's version whose
   * records the API key may read. A type whose records it may not read is rejected with `insufficient_scope`:
   * `x-scope` of the event in the document is the scope that it needs. With `filters`, only events are sent whose data
   * has some values. Only this
   * response and the response of `rotate-secret` contain `signing_secret`. Live schools require `https`. A school
   * can have at most 50 endpoints, unless the server is configured otherwise.
   *
   * Required scope: `write:webhooks`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws ConflictError 409: `already_exists`, `limit_reached`
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
   * Returns a webhook endpoint. Archived records are returned too.
   *
   * Required scope: `read:events`.
   *
   * @param webhookId - Identifier of the webhook endpoint, prefix `wh_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
  get(webhookId: string, options?: RequestOptions): Call<Webhook>;

  /**
   * Update a webhook endpoint.
   *
   * Changes only the fields that are sent. `version` can only be changed to a newer version; unless `events` is sent, the types that the newer version sends instead of one of `events` for some events, such as `learner.merged` instead of `learner.archived`, are added to it. `filters` replaces all of the conditions. To change `url`, `events`, `filters`, `headers` or `version`, the API key needs the scopes for reading the records of all events that the endpoint receives or that wait to be sent to it. If `events` is sent, `scopes` becomes those of the API key.
   *
   * Required scope: `write:webhooks`.
   *
   * @param webhookId - Identifier of the webhook endpoint, prefix `wh_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`
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
   * Archives the endpoint and cancels its scheduled delivery attempts. Archiving again has no effect.
   *
   * Required scope: `write:webhooks`.
   *
   * @param webhookId - Identifier of the webhook endpoint, prefix `wh_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
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
   * Restores an archived endpoint with the status `paused`, if the API key may read the events that it receives. Restoring again has no effect.
   *
   * Required scope: `write:webhooks`.
   *
   * @param webhookId - Identifier of the webhook endpoint, prefix `wh_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `already_exists`, `limit_reached`
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
   * Creates a new signing secret. For `expires_in` seconds, deliveries are also signed with the previous one. Secrets of
   * earlier rotations remain in use until they expire; at most five secrets are in use at a time. With `expires_in: 0` the
   * previous one and all earlier ones end at once. The API key needs the
   * scopes for reading the records of all events that the endpoint receives or that wait to be sent to it.
   *
   * Required scope: `write:webhooks`.
   *
   * @param webhookId - Identifier of the webhook endpoint, prefix `wh_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `limit_reached`
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
   * Pauses the endpoint. From then on deliveries are held, not dropped. Requires the status `active` or `paused` and sets it to `paused`; with any other status the response is 409 `invalid_state_transition`. Repeating the request has no effect.
   *
   * Required scope: `write:webhooks`.
   *
   * @param webhookId - Identifier of the webhook endpoint, prefix `wh_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`
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
   * Activates a paused or disabled endpoint. Held deliveries are sent at a limited rate, or cancelled if `held` is `discard`. Sets the status to `active`. Repeating the request has no effect.
   *
   * Required scope: `write:webhooks`.
   *
   * @param webhookId - Identifier of the webhook endpoint, prefix `wh_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`
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
   * Send waiting deliveries now.
   *
   * Makes the scheduled deliveries of the endpoint due now, such as after an outage of the receiver that has ended. At most
   * 10,000 deliveries are made due by one request; `more_waiting` says whether there are others. An attempt that is
   * made early counts as the attempt that was scheduled. Deliveries that are held are sent when the endpoint is activated.
   *
   * Required scope: `write:webhooks`.
   *
   * @param webhookId - Identifier of the webhook endpoint, prefix `wh_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `invalid_state_transition`
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
   * const result = await client.webhooks.sendWaiting(webhookId);
   * ```
   */
  sendWaiting(webhookId: string, options?: ChangeOptions): Call<WaitingDeliveries>;

  /**
   * Send a test event.
   *
   * Sends a sample event of this type to the endpoint, with the header `Service-Test: true`, even if the endpoint is not subscribed to the type. The API key needs the scope for reading the records of the type.
   *
   * Required scope: `write:webhooks`.
   *
   * @param webhookId - Identifier of the webhook endpoint, prefix `wh_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`
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

  /**
   * Get delivery statistics of a webhook endpoint.
   *
   * Returns the number of attempts to deliver to this endpoint by hour or day, their durations, and the number of deliveries that are waiting.
   *
   * Required scope: `read:events`.
   *
   * @param webhookId - Identifier of the webhook endpoint, prefix `wh_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.webhooks.stats(webhookId);
   * ```
   */
  stats(webhookId: string, options?: RequestOptions & { query?: WebhooksStatsQuery | undefined }): Call<WebhookStats>;
}

/** Methods of `client.webhookRecoveries`. */
export interface WebhookRecoveriesResource {
  /**
   * List recoveries.
   *
   * Returns the recoveries of the webhook endpoint one page at a time, oldest first.
   *
   * Required scope: `read:events`.
   *
   * @param webhookId - Identifier of the webhook endpoint, prefix `wh_`.
   * @param query - `limit`, `starting_after`, `order`, `archived`, `created_after`, `created_before`, `updated_after`, `external_id`, `status`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.webhookRecoveries.list(webhookId)) {
   *   console.log(record);
   * }
   * ```
   */
  list(webhookId: string, query?: WebhookRecoveriesListQuery, options?: RequestOptions): List<WebhookRecovery>;

  /**
   * Recover events.
   *
   * Sends the endpoint the events of a time range that it has not received, oldest first: those whose attempts
   * failed or were cancelled, and those of types that the endpoint was not subscribed to at that time, or from
   * before it was registered. Only events of its `event_types` are sent that meet its `filters`, as both are when the
   * event is examined. Events that are waiting to be sent or are held are left out. Each event is sent as a
   * new delivery, with retries. Events that were deleted because of their age, by default after 90 days, are not
   * recovered. The recovery continues after the response; read its `status` and `progress` to follow it. With
   * `dry_run` nothing is sent, and `progress` says how many events would be sent.
   *
   * Required scope: `write:webhooks`.
   *
   * @param webhookId - Identifier of the webhook endpoint, prefix `wh_`.
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`, `already_exists`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_event_type`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.webhookRecoveries.create(webhookId, {
   *   since: '2026-01-14T06:00:00.000Z',
   *   until: '2026-01-14T06:30:00.000Z',
   * });
   * ```
   */
  create(webhookId: string, body: WebhookRecoveryCreate, options?: WriteOptions): Call<WebhookRecovery>;

  /**
   * Get a recovery.
   *
   * Returns a recovery. Archived records are returned too.
   *
   * Required scope: `read:events`.
   *
   * @param webhookId - Identifier of the webhook endpoint, prefix `wh_`.
   * @param webhookRecoveryId - Identifier of the recovery, prefix `rcv_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.webhookRecoveries.get(webhookId, webhookRecoveryId);
   * ```
   */
  get(webhookId: string, webhookRecoveryId: string, options?: RequestOptions): Call<WebhookRecovery>;

  /**
   * Cancel a recovery.
   *
   * Cancels a recovery that is queued or running. Deliveries that it has already created are not cancelled. Requires the status `queued` or `running` and sets it to `cancelled`; with any other status the response is 409 `invalid_state_transition`.
   *
   * Required scope: `write:webhooks`.
   *
   * @param webhookId - Identifier of the webhook endpoint, prefix `wh_`.
   * @param webhookRecoveryId - Identifier of the recovery, prefix `rcv_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `invalid_state_transition`
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
   * const result = await client.webhookRecoveries.cancel(webhookId, webhookRecoveryId);
   * ```
   */
  cancel(webhookId: string, webhookRecoveryId: string, options?: ChangeOptions): Call<WebhookRecovery>;
}

/** Methods of `client.deliveries`. */
export interface DeliveriesResource {
  /**
   * List deliveries.
   *
   * Returns the webhook activity log. Each delivery is one attempt to send one event to this endpoint. The order is that of `delivery-log.list`. The response of the receiver, which can repeat the event, is null if the API key may not read the records of the event.
   *
   * Required scope: `read:events`.
   *
   * @param webhookId - Identifier of the webhook endpoint, prefix `wh_`.
   * @param query - `limit`, `starting_after`, `order`, `status`, `waiting`, `given_up`, `event_type`, `event_id`, `error`, `sent_since`, `sent_before`, `created_after`, `created_before`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Required scope: `read:events`.
   *
   * @param webhookId - Identifier of the webhook endpoint, prefix `wh_`.
   * @param deliveryId - Identifier of the delivery, prefix `dlv_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Sends the event of this delivery to the endpoint again, as a new delivery. A 2xx response to it cancels the scheduled retries. A test is sent as another test. The API key, and the `scopes` of the endpoint, must allow reading the records of the event.
   *
   * Required scope: `write:webhooks`.
   *
   * @param webhookId - Identifier of the webhook endpoint, prefix `wh_`.
   * @param deliveryId - Identifier of the delivery, prefix `dlv_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws ConflictError 409: `resource_archived`
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

/** Methods of `client.deliveryLog`. */
export interface DeliveryLogResource {
  /**
   * List deliveries to all endpoints.
   *
   * Returns the webhook activity log of the school. Each delivery is one attempt to send one event to one endpoint. The
   * response of the receiver, which can repeat the event, is null if the API key may not read the records of the event,
   * and `resource_id` finds no deliveries of such events.
   *
   * Filters for attempts that were made (`waiting=false`; `status` `succeeded`, `retrying` or `failed`; `given_up`;
   * `status_class`; `error`; `sent_since`; `sent_before`) list them in the order of `sent_at`, newest first, and attempts
   * that were interrupted at their `completed_at`. Filters for deliveries that were not sent (`waiting=true`; `status`
   * `pending`, `held` or `cancelled`) list them in the order of `scheduled_at`, latest first; with `order=asc` the next
   * one is first. `send-waiting` and the activation of an endpoint change these times, so a page that follows can repeat
   * or miss a delivery. Without these filters, both are listed in the order in which they were created, newest first,
   * because only that never changes.
   *
   * Required scope: `read:events`.
   *
   * @param query - `limit`, `starting_after`, `order`, `webhook_id`, `status`, `waiting`, `given_up`, `event_type`, `event_id`, `resource_id`, `status_class`, `error`, `sent_since`, `sent_before`, `created_after`, `created_before`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * for await (const record of client.deliveryLog.list()) {
   *   console.log(record);
   * }
   * ```
   */
  list(query?: DeliveryLogListQuery, options?: RequestOptions): List<Delivery>;

  /**
   * Get delivery statistics of all endpoints.
   *
   * Returns the number of attempts to deliver to all endpoints by hour or day, by endpoint and by event type, and their durations.
   *
   * Required scope: `read:events`.
   *
   * @param query - `period`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.deliveryLog.stats();
   * ```
   */
  stats(query?: DeliveryLogStatsQuery, options?: RequestOptions): Call<DeliveryStats>;

  /**
   * Redeliver all events that match.
   *
   * Sends the events again whose last attempt matches all of the filters, oldest first, each as a new delivery to the
   * endpoint of the attempt, as `deliveries.redeliver` does for a single one. One request examines at most 500 attempts,
   * newest first; `next_cursor` is the `starting_after` of the request for the next part, with the same filters. With
   * `dry_run` nothing is sent, and `deliveries` says how many would be. Events that the endpoint has received, or that
   * are already being sent again, are left out, and so are those that the endpoint or the API key may not read.
   *
   * Required scope: `write:webhooks`.
   *
   * @param body - The request body.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_json`, `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`, `invalid_idempotency_key`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws BadRequestError 413: `payload_too_large`
   * @throws BadRequestError 415: `unsupported_media_type`
   * @throws ValidationError 422: `validation_failed`, `unknown_field`, `unknown_event_type`, `idempotency_key_reused`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`, `outcome_unknown`
   *
   * @example
   * ```ts
   * const result = await client.deliveryLog.redeliver({
   *   webhook_id: 'wh_01k9x2v7d3f8h5m6n7p8q9r0st',
   *   status: 'failed',
   * });
   * ```
   */
  redeliver(body?: DeliveriesRedeliver, options?: WriteOptions): Call<RedeliveredDeliveries>;

  /**
   * Get a delivery with its request.
   *
   * Returns one attempt with its request and the receiver's response. The body of the request, `resource_id` and the response are null if the API key may not read the records of the event.
   *
   * Required scope: `read:events`.
   *
   * @param deliveryId - Identifier of the delivery, prefix `dlv_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
   * @throws NotFoundError 404: `not_found`
   * @throws RateLimitError 429: `rate_limited`
   * @throws ServerError 500: `internal_error`
   * @throws ServerError 503: `unavailable`, `overloaded`
   *
   * @example
   * ```ts
   * const result = await client.deliveryLog.get(deliveryId);
   * ```
   */
  get(deliveryId: string, options?: RequestOptions): Call<DeliveryWithRequest>;
}

/** Methods of `client.events`. */
export interface EventsResource {
  /**
   * List events.
   *
   * Returns the events of the school whose records the API key may read, newest first, in the API version of the request. A client that missed deliveries can use it to catch up. An event is deleted, with its deliveries, when all of them have ended and it is older than the retention period of the server: 90 days by default, at least 30. The id of an event that was deleted remains valid as `starting_after`.
   *
   * Required scope: `read:events`.
   *
   * @param query - `limit`, `starting_after`, `order`, `type`, `resource_id`, `delivery_success`, `created_after`, `created_before`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Returns one event, in the API version of the request. The API key also needs the scope for reading the records of its type. Test events can also be retrieved, although they are not listed.
   *
   * Required scope: `read:events`.
   *
   * @param eventId - Identifier of the event, prefix `evt_`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
   * Get the outcome of an event at each endpoint.
   *
   * Returns, for every endpoint of the school, whether it received the event and, if not, why. The oldest endpoint is first.
   *
   * Required scope: `read:events`.
   *
   * @param eventId - Identifier of the event, prefix `evt_`.
   * @param query - `limit`, `starting_after`, `order`.
   * @param options - Timeouts, retries, headers and abort signal of this call.
   * @throws BadRequestError 400: `invalid_parameter`, `unknown_parameter`, `invalid_cursor`, `unsupported_version`
   * @throws AuthenticationError 401: `missing_api_key`, `invalid_api_key`, `expired_api_key`
   * @throws PermissionError 403: `insufficient_scope`, `school_suspended`
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
  /** API keys and their scopes. A key cannot create a key with scopes that it does not have, or one that expires later than itself. When a key is revoked or expires, the work that it started and that is not finished stops: imports, webhook recoveries, messages and scheduled announcements. Each of them shows why in `error`. After a roll, it continues as long as the key that replaces it is valid. */
  readonly apiKeys: ApiKeysResource;
  /** The `grading-scales` operations. */
  readonly gradingScales: GradingScalesResource;
  /** Grading scales, assessments, grades, term results and term reports. */
  readonly assessments: AssessmentsResource;
  /** The `grades` operations. */
  readonly grades: GradesResource;
  /** The `term-reports` operations. */
  readonly termReports: TermReportsResource;
  /** The `term-results` operations. */
  readonly termResults: TermResultsResource;
  /** The `registers` operations. */
  readonly registers: RegistersResource;
  /** The `excuses` operations. */
  readonly excuses: ExcusesResource;
  /** Registers of classes with the marks of their learners, excuses, and summaries of attendance. */
  readonly attendance: AttendanceResource;
  /** Read-only access to every change ever made in the school. Entries are numbered without gaps, each entry contains the hash of the previous one, and the newest entry is signed (`GET /v1/audit-log/head`). */
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
  /** The `message-templates` operations. */
  readonly messageTemplates: MessageTemplatesResource;
  /** The `messages` operations. */
  readonly messages: MessagesResource;
  /** The `announcements` operations. */
  readonly announcements: AnnouncementsResource;
  /** The `message-recipients` operations. */
  readonly messageRecipients: MessageRecipientsResource;
  /** The `incidents` operations. */
  readonly incidents: IncidentsResource;
  /** The `follow-ups` operations. */
  readonly followUps: FollowUpsResource;
  /** The `parent-notifications` operations. */
  readonly parentNotifications: ParentNotificationsResource;
  /** Learners, their guardians and medical notes. */
  readonly learners: LearnersResource;
  /** Enrollments of learners in classes for a term. */
  readonly enrollments: EnrollmentsResource;
  /** The `fee-accounts` operations. */
  readonly feeAccounts: FeeAccountsResource;
  /** The `fee-items` operations. */
  readonly feeItems: FeeItemsResource;
  /** The `invoices` operations. */
  readonly invoices: InvoicesResource;
  /** The `credit-notes` operations. */
  readonly creditNotes: CreditNotesResource;
  /** The `payments` operations. */
  readonly payments: PaymentsResource;
  /** The `allocations` operations. */
  readonly allocations: AllocationsResource;
  /** The `refunds` operations. */
  readonly refunds: RefundsResource;
  /** The `bursaries` operations. */
  readonly bursaries: BursariesResource;
  /** The `fee-shares` operations. */
  readonly feeShares: FeeSharesResource;
  /** The `ledger-entries` operations. */
  readonly ledgerEntries: LedgerEntriesResource;
  /** Bulk imports of records from other systems. */
  readonly imports: ImportsResource;
  /** The `guardians` operations. */
  readonly guardians: GuardiansResource;
  /** The `learner-guardians` operations. */
  readonly learnerGuardians: LearnerGuardiansResource;
  /** The `medical-notes` operations. */
  readonly medicalNotes: MedicalNotesResource;
  /** The requests that API keys and people sent to the API in the last days, with the errors of those that failed. Without bodies, and without values of query parameters. */
  readonly requestLog: RequestLogResource;
  /** The school (tenant) that the key belongs to. */
  readonly school: SchoolResource;
  /** The `retention` operations. */
  readonly retention: RetentionResource;
  /** The `school-logo` operations. */
  readonly schoolLogo: SchoolLogoResource;
  /** The `test-clock` operations. */
  readonly testClock: TestClockResource;
  /** The `settings-links` operations. */
  readonly settingsLinks: SettingsLinksResource;
  /** The `settings-sessions` operations. */
  readonly settingsSessions: SettingsSessionsResource;
  /** Staff members of the school, with their invitations, roles and qualifications. */
  readonly staff: StaffResource;
  /** The `invitations` operations. */
  readonly invitations: InvitationsResource;
  /** The `role-assignments` operations. */
  readonly roleAssignments: RoleAssignmentsResource;
  /** The `qualifications` operations. */
  readonly qualifications: QualificationsResource;
  /** The `timetables` operations. */
  readonly timetables: TimetablesResource;
  /** The `periods` operations. */
  readonly periods: PeriodsResource;
  /** The `slots` operations. */
  readonly slots: SlotsResource;
  /** The `room-assignments` operations. */
  readonly roomAssignments: RoomAssignmentsResource;
  /** The `teacher-allocations` operations. */
  readonly teacherAllocations: TeacherAllocationsResource;
  /** The `calendar-feeds` operations. */
  readonly calendarFeeds: CalendarFeedsResource;
  /** The `lessons` operations. */
  readonly lessons: LessonsResource;
  /** Webhook endpoints, the events sent to them, and a log of every delivery attempt. */
  readonly webhooks: WebhooksResource;
  /** The `webhook-recoveries` operations. */
  readonly webhookRecoveries: WebhookRecoveriesResource;
  /** The `deliveries` operations. */
  readonly deliveries: DeliveriesResource;
  /** The `delivery-log` operations. */
  readonly deliveryLog: DeliveryLogResource;
  /** The `events` operations. */
  readonly events: EventsResource;
}
