// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { AcademicYear, AcademicYearCreate, AcademicYearPage, AcademicYearUpdate, Allocation, AllocationCreate, AllocationPage, AllocationReverse, Announcement, AnnouncementCreate, AnnouncementPage, AnnouncementUpdate, ApiKey, ApiKeyCreate, ApiKeyPage, ApiKeyRoll, ApiKeyUpdate, ApiKeyWithSecret, Assessment, AssessmentCreate, AssessmentPage, AssessmentReopen, AssessmentUpdate, AttendanceAlerts, AttendanceSummaries, AuditEntry, AuditEntryPage, AuditHead, AuditVerification, Bursary, BursaryApply, BursaryCreate, BursaryDecline, BursaryPage, BursaryRevoke, BursaryUpdate, CalendarDays, CalendarException, CalendarExceptionCreate, CalendarExceptionPage, CalendarExceptionUpdate, CalendarFeed, CalendarFeedCreate, CalendarFeedPage, CalendarFeedWithUrl, Class, ClassCreate, ClassPage, ClassUpdate, CreditNote, CreditNoteCreate, CreditNotePage, CreditNoteReverse, CreditTransfer, DailyAttendance, DeliveriesRedeliver, Delivery, DeliveryPage, DeliveryStats, DeliveryWithRequest, Enrollment, EnrollmentActivate, EnrollmentBulk, EnrollmentBulkResult, EnrollmentCreate, EnrollmentPage, EnrollmentTransfer, EnrollmentUpdate, EnrollmentWithdraw, Event, EventDeliveryPage, EventPage, Excuse, ExcuseCreate, ExcusePage, ExcuseReject, ExcuseUpdate, ExcuseWithdraw, FeeAccount, FeeAccountCreate, FeeAccountMerge, FeeAccountPage, FeeAccountTransfer, FeeAccountUpdate, FeeItem, FeeItemCreate, FeeItemPage, FeeItemUpdate, FeeShares, FeeSharesPut, FollowUp, FollowUpCancel, FollowUpComplete, FollowUpCreate, FollowUpPage, FollowUpUpdate, Grade, GradeCreate, GradeLevel, GradeLevelCreate, GradeLevelPage, GradeLevelUpdate, GradePage, GradeUpdate, GradesPut, GradesPutResult, GradingScale, GradingScaleClone, GradingScaleCreate, GradingScalePage, GradingScaleUpdate, Guardian, GuardianCreate, GuardianErase, GuardianMerge, GuardianPage, GuardianUpdate, GuardianWithWarnings, Import, ImportCreate, ImportPage, ImportRowPage, ImportSource, ImportUndo, ImportUndoCreate, Incident, IncidentBulk, IncidentBulkResult, IncidentCreate, IncidentDismiss, IncidentNoteCreate, IncidentPage, IncidentReopen, IncidentResolve, IncidentUpdate, Invitation, InvitationAccept, InvitationCreate, InvitationPage, InvitationResend, InvitationWithToken, Invoice, InvoiceCreate, InvoiceGenerate, InvoiceGenerateResult, InvoicePage, InvoiceUpdate, InvoiceVoid, InvoiceWriteOff, InvoicesIssue, InvoicesIssued, Learner, LearnerAdmit, LearnerCreate, LearnerDiscipline, LearnerErase, LearnerExport, LearnerGuardian, LearnerGuardianCreate, LearnerGuardianPage, LearnerGuardianUpdate, LearnerLeave, LearnerMerge, LearnerPage, LearnerUpdate, LearnerWithWarnings, LearnersLeave, LearnersLeft, LedgerEntry, LedgerEntryPage, Lessons, LoggedRequest, LoggedRequestPage, MedicalNote, MedicalNoteCreate, MedicalNotePage, MedicalNoteUpdate, Message, MessageCreate, MessagePage, MessagePreview, MessageReceipt, MessageRecipient, MessageRecipientPage, MessageRecipientWithText, MessageTemplate, MessageTemplateCreate, MessageTemplatePage, MessageTemplatePreview, MessageTemplateUpdate, MissingRegisters, ParentNotification, ParentNotificationCreate, ParentNotificationPage, Payment, PaymentCreate, PaymentPage, PaymentReverse, PaymentUpdate, Period, PeriodCreate, PeriodPage, PeriodUpdate, PersonMerge, Qualification, QualificationCreate, QualificationPage, QualificationReject, QualificationUpdate, RedeliveredDeliveries, Refund, RefundCreate, RefundPage, RefundReverse, Register, RegisterCreate, RegisterPage, RegisterUpdate, RegisterVoid, RequestErrors, RequestLogStatus, Retention, RetentionPreview, RetentionUpdate, RoleAssignment, RoleAssignmentCreate, RoleAssignmentPage, RoleAssignmentUpdate, Room, RoomAssignment, RoomAssignmentCreate, RoomAssignmentPage, RoomAssignmentUpdate, RoomAssignmentWithWarnings, RoomCreate, RoomPage, RoomUpdate, School, SchoolLogo, SchoolLogoPut, SchoolUpdate, SettingsLink, SettingsLinkCreate, SettingsLinkPage, SettingsLinkWithUrl, SettingsSession, SettingsSessionPage, Slot, SlotBulk, SlotBulkResult, SlotCreate, SlotPage, SlotUpdate, SlotWithWarnings, Staff, StaffCreate, StaffErase, StaffLeave, StaffMerge, StaffPage, StaffUpdate, StaffWithWarnings, Statement, Subject, SubjectCreate, SubjectPage, SubjectUpdate, TeacherAllocation, TeacherAllocationCreate, TeacherAllocationPage, TeacherAllocationUpdate, TeacherAllocationWithWarnings, Term, TermCreate, TermPage, TermReport, TermReportPage, TermReportUpdate, TermReportWithdraw, TermReportsGenerate, TermReportsGenerated, TermReportsPublish, TermReportsPublished, TermResults, TermRollover, TermRolloverResult, TermUpdate, TestClock, TestClockAdvance, TimelineEntryPage, Timetable, TimetableClone, TimetableConflicts, TimetableCreate, TimetablePage, TimetableUpdate, WaitingDeliveries, Webhook, WebhookActivate, WebhookCreate, WebhookPage, WebhookRecovery, WebhookRecoveryCreate, WebhookRecoveryPage, WebhookRotateSecret, WebhookStats, WebhookTest, WebhookUpdate, WebhookWithSecret, ApiKeysListQuery, GradingScalesListQuery, AssessmentsListQuery, GradesListQuery, TermReportsListQuery, TermResultsGetQuery, GradesSearchQuery, RegistersListQuery, ExcusesListQuery, AttendanceDailyQuery, AttendanceSummaryQuery, AttendanceMissingQuery, AttendanceAlertsQuery, AuditLogListQuery, AuditLogVerifyQuery, AuditLogExportQuery, AcademicYearsListQuery, TermsListQuery, CalendarExceptionsListQuery, GradeLevelsListQuery, SubjectsListQuery, RoomsListQuery, ClassesListQuery, CalendarGetQuery, MessageTemplatesListQuery, MessagesListQuery, AnnouncementsListQuery, MessageRecipientsListQuery, IncidentsListQuery, FollowUpsListQuery, ParentNotificationsListQuery, LearnersDisciplineQuery, EnrollmentsListQuery, LearnersEnrollmentsQuery, ClassesEnrollmentsQuery, FeeAccountsListQuery, FeeItemsListQuery, InvoicesListQuery, CreditNotesListQuery, PaymentsListQuery, AllocationsListQuery, RefundsListQuery, BursariesListQuery, InvoicesAllocationsQuery, FeeAccountsStatementQuery, FeeSharesGetQuery, LedgerEntriesListQuery, ImportsListQuery, ImportsRowsQuery, LearnersListQuery, GuardiansListQuery, LearnerGuardiansListQuery, MedicalNotesListQuery, LearnersSiblingsQuery, LearnersTimelineQuery, GuardiansLearnersQuery, RequestLogListQuery, RequestLogErrorsQuery, SettingsLinksListQuery, SettingsSessionsListQuery, StaffListQuery, StaffArchiveQuery, InvitationsListQuery, RoleAssignmentsListQuery, QualificationsListQuery, TimetablesListQuery, PeriodsListQuery, SlotsListQuery, RoomAssignmentsListQuery, TeacherAllocationsListQuery, CalendarFeedsListQuery, LessonsGetQuery, LessonsIcsQuery, CalendarIcsQuery, WebhooksListQuery, WebhookRecoveriesListQuery, DeliveriesListQuery, WebhooksStatsQuery, DeliveryLogListQuery, DeliveryLogStatsQuery, EventsListQuery, EventsDeliveriesQuery } from './records.ts';

/** What each method of each path takes and returns; `path` and `header` are the names of parameters. */
export interface Calls {
  '/v1/api-keys': {
    get: { query: ApiKeysListQuery; header: 'Service-Version' | 'Service-Read-From'; data: ApiKeyPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: ApiKeyCreate; data: ApiKeyWithSecret };
  };
  '/v1/api-keys/{api_key_id}': {
    get: { path: 'api_key_id'; header: 'Service-Version' | 'Service-Read-From'; data: ApiKey };
    patch: { path: 'api_key_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: ApiKeyUpdate; bodyOptional: true; data: ApiKey };
  };
  '/v1/api-keys/{api_key_id}/roll': {
    post: { path: 'api_key_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: ApiKeyRoll; bodyOptional: true; data: ApiKeyWithSecret };
  };
  '/v1/api-keys/{api_key_id}/revoke': {
    post: { path: 'api_key_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: ApiKey };
  };
  '/v1/grading-scales': {
    get: { query: GradingScalesListQuery; header: 'Service-Version' | 'Service-Read-From'; data: GradingScalePage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: GradingScaleCreate; data: GradingScale };
  };
  '/v1/grading-scales/{grading_scale_id}': {
    get: { path: 'grading_scale_id'; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: GradingScale };
    patch: { path: 'grading_scale_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: GradingScaleUpdate; bodyOptional: true; data: GradingScale };
    delete: { path: 'grading_scale_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: GradingScale };
  };
  '/v1/grading-scales/{grading_scale_id}/restore': {
    post: { path: 'grading_scale_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: GradingScale };
  };
  '/v1/grading-scales/{grading_scale_id}/clone': {
    post: { path: 'grading_scale_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: GradingScaleClone; data: GradingScale };
  };
  '/v1/assessments': {
    get: { query: AssessmentsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: AssessmentPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: AssessmentCreate; data: Assessment };
  };
  '/v1/assessments/{assessment_id}': {
    get: { path: 'assessment_id'; header: 'Service-Version' | 'Service-Read-From'; data: Assessment };
    patch: { path: 'assessment_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: AssessmentUpdate; bodyOptional: true; data: Assessment };
    delete: { path: 'assessment_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Assessment };
  };
  '/v1/assessments/{assessment_id}/restore': {
    post: { path: 'assessment_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Assessment };
  };
  '/v1/assessments/{assessment_id}/open': {
    post: { path: 'assessment_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Assessment };
  };
  '/v1/assessments/{assessment_id}/publish': {
    post: { path: 'assessment_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Assessment };
  };
  '/v1/assessments/{assessment_id}/reopen': {
    post: { path: 'assessment_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: AssessmentReopen; data: Assessment };
  };
  '/v1/assessments/{assessment_id}/cancel': {
    post: { path: 'assessment_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Assessment };
  };
  '/v1/assessments/{assessment_id}/grades': {
    get: { path: 'assessment_id'; query: GradesListQuery; header: 'Service-Version' | 'Service-Read-From'; data: GradePage };
    post: { path: 'assessment_id'; header: 'Service-Version' | 'Idempotency-Key'; body: GradeCreate; data: Grade };
    put: { path: 'assessment_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: GradesPut; data: GradesPutResult };
  };
  '/v1/assessments/{assessment_id}/grades/{grade_id}': {
    get: { path: 'assessment_id' | 'grade_id'; header: 'Service-Version' | 'Service-Read-From'; data: Grade };
    patch: { path: 'assessment_id' | 'grade_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: GradeUpdate; bodyOptional: true; data: Grade };
    delete: { path: 'assessment_id' | 'grade_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Grade };
  };
  '/v1/assessments/{assessment_id}/grades/{grade_id}/restore': {
    post: { path: 'assessment_id' | 'grade_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Grade };
  };
  '/v1/term-reports': {
    get: { query: TermReportsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: TermReportPage };
  };
  '/v1/term-reports/{term_report_id}': {
    get: { path: 'term_report_id'; header: 'Service-Version' | 'Service-Read-From'; data: TermReport; accept: 'text/html' | 'application/pdf' };
    patch: { path: 'term_report_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: TermReportUpdate; bodyOptional: true; data: TermReport };
  };
  '/v1/term-reports/{term_report_id}/publish': {
    post: { path: 'term_report_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: TermReport };
  };
  '/v1/term-reports/{term_report_id}/withdraw': {
    post: { path: 'term_report_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: TermReportWithdraw; data: TermReport };
  };
  '/v1/term-results': {
    get: { query: TermResultsGetQuery; header: 'Service-Version' | 'Service-Read-From'; data: TermResults };
  };
  '/v1/term-reports/generate': {
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: TermReportsGenerate; data: TermReportsGenerated };
  };
  '/v1/term-reports/publish': {
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: TermReportsPublish; data: TermReportsPublished };
  };
  '/v1/grades': {
    get: { query: GradesSearchQuery; header: 'Service-Version' | 'Service-Read-From'; data: GradePage };
  };
  '/v1/registers': {
    get: { query: RegistersListQuery; header: 'Service-Version' | 'Service-Read-From'; data: RegisterPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: RegisterCreate; data: Register };
  };
  '/v1/registers/{register_id}': {
    get: { path: 'register_id'; header: 'Service-Version' | 'Service-Read-From'; data: Register };
    patch: { path: 'register_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: RegisterUpdate; bodyOptional: true; data: Register };
  };
  '/v1/registers/{register_id}/void': {
    post: { path: 'register_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: RegisterVoid; data: Register };
  };
  '/v1/excuses': {
    get: { query: ExcusesListQuery; header: 'Service-Version' | 'Service-Read-From'; data: ExcusePage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: ExcuseCreate; data: Excuse };
  };
  '/v1/excuses/{excuse_id}': {
    get: { path: 'excuse_id'; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: Excuse };
    patch: { path: 'excuse_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: ExcuseUpdate; bodyOptional: true; data: Excuse };
    delete: { path: 'excuse_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Excuse };
  };
  '/v1/excuses/{excuse_id}/restore': {
    post: { path: 'excuse_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Excuse };
  };
  '/v1/excuses/{excuse_id}/approve': {
    post: { path: 'excuse_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Excuse };
  };
  '/v1/excuses/{excuse_id}/reject': {
    post: { path: 'excuse_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: ExcuseReject; data: Excuse };
  };
  '/v1/excuses/{excuse_id}/withdraw': {
    post: { path: 'excuse_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: ExcuseWithdraw; bodyOptional: true; data: Excuse };
  };
  '/v1/attendance/daily': {
    get: { query: AttendanceDailyQuery; header: 'Service-Version' | 'Service-Read-From'; data: DailyAttendance };
  };
  '/v1/attendance/summary': {
    get: { query: AttendanceSummaryQuery; header: 'Service-Version' | 'Service-Read-From'; data: AttendanceSummaries };
  };
  '/v1/attendance/missing': {
    get: { query: AttendanceMissingQuery; header: 'Service-Version' | 'Service-Read-From'; data: MissingRegisters };
  };
  '/v1/attendance/alerts': {
    get: { query: AttendanceAlertsQuery; header: 'Service-Version' | 'Service-Read-From'; data: AttendanceAlerts };
  };
  '/v1/audit-log': {
    get: { query: AuditLogListQuery; header: 'Service-Version' | 'Service-Read-From'; data: AuditEntryPage };
  };
  '/v1/audit-log/verify': {
    get: { query: AuditLogVerifyQuery; header: 'Service-Version' | 'Service-Read-From'; data: AuditVerification };
  };
  '/v1/audit-log/head': {
    get: { header: 'Service-Version' | 'Service-Read-From'; data: AuditHead };
  };
  '/v1/audit-log/export': {
    get: { query: AuditLogExportQuery; header: 'Service-Version' | 'Service-Read-From'; data: string };
  };
  '/v1/audit-log/{audit_entry_id}': {
    get: { path: 'audit_entry_id'; header: 'Service-Version' | 'Service-Read-From'; data: AuditEntry };
  };
  '/v1/academic-years': {
    get: { query: AcademicYearsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: AcademicYearPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: AcademicYearCreate; data: AcademicYear };
  };
  '/v1/academic-years/{academic_year_id}': {
    get: { path: 'academic_year_id'; header: 'Service-Version' | 'Service-Read-From'; data: AcademicYear };
    patch: { path: 'academic_year_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: AcademicYearUpdate; bodyOptional: true; data: AcademicYear };
    delete: { path: 'academic_year_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: AcademicYear };
  };
  '/v1/academic-years/{academic_year_id}/restore': {
    post: { path: 'academic_year_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: AcademicYear };
  };
  '/v1/academic-years/{academic_year_id}/start': {
    post: { path: 'academic_year_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: AcademicYear };
  };
  '/v1/academic-years/{academic_year_id}/close': {
    post: { path: 'academic_year_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: AcademicYear };
  };
  '/v1/terms': {
    get: { query: TermsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: TermPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: TermCreate; data: Term };
  };
  '/v1/terms/{term_id}': {
    get: { path: 'term_id'; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: Term };
    patch: { path: 'term_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: TermUpdate; bodyOptional: true; data: Term };
    delete: { path: 'term_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Term };
  };
  '/v1/terms/{term_id}/restore': {
    post: { path: 'term_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Term };
  };
  '/v1/terms/{term_id}/open': {
    post: { path: 'term_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Term };
  };
  '/v1/terms/{term_id}/close': {
    post: { path: 'term_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Term };
  };
  '/v1/terms/{term_id}/reopen': {
    post: { path: 'term_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Term };
  };
  '/v1/calendar-exceptions': {
    get: { query: CalendarExceptionsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: CalendarExceptionPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: CalendarExceptionCreate; data: CalendarException };
  };
  '/v1/calendar-exceptions/{calendar_exception_id}': {
    get: { path: 'calendar_exception_id'; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: CalendarException };
    patch: { path: 'calendar_exception_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: CalendarExceptionUpdate; bodyOptional: true; data: CalendarException };
    delete: { path: 'calendar_exception_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: CalendarException };
  };
  '/v1/calendar-exceptions/{calendar_exception_id}/restore': {
    post: { path: 'calendar_exception_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: CalendarException };
  };
  '/v1/grade-levels': {
    get: { query: GradeLevelsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: GradeLevelPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: GradeLevelCreate; data: GradeLevel };
  };
  '/v1/grade-levels/{grade_level_id}': {
    get: { path: 'grade_level_id'; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: GradeLevel };
    patch: { path: 'grade_level_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: GradeLevelUpdate; bodyOptional: true; data: GradeLevel };
    delete: { path: 'grade_level_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: GradeLevel };
  };
  '/v1/grade-levels/{grade_level_id}/restore': {
    post: { path: 'grade_level_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: GradeLevel };
  };
  '/v1/subjects': {
    get: { query: SubjectsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: SubjectPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: SubjectCreate; data: Subject };
  };
  '/v1/subjects/{subject_id}': {
    get: { path: 'subject_id'; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: Subject };
    patch: { path: 'subject_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: SubjectUpdate; bodyOptional: true; data: Subject };
    delete: { path: 'subject_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Subject };
  };
  '/v1/subjects/{subject_id}/restore': {
    post: { path: 'subject_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Subject };
  };
  '/v1/rooms': {
    get: { query: RoomsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: RoomPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: RoomCreate; data: Room };
  };
  '/v1/rooms/{room_id}': {
    get: { path: 'room_id'; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: Room };
    patch: { path: 'room_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: RoomUpdate; bodyOptional: true; data: Room };
    delete: { path: 'room_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Room };
  };
  '/v1/rooms/{room_id}/restore': {
    post: { path: 'room_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Room };
  };
  '/v1/classes': {
    get: { query: ClassesListQuery; header: 'Service-Version' | 'Service-Read-From'; data: ClassPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: ClassCreate; data: Class };
  };
  '/v1/classes/{class_id}': {
    get: { path: 'class_id'; header: 'Service-Version' | 'Service-Read-From'; data: Class };
    patch: { path: 'class_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: ClassUpdate; bodyOptional: true; data: Class };
    delete: { path: 'class_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Class };
  };
  '/v1/classes/{class_id}/restore': {
    post: { path: 'class_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Class };
  };
  '/v1/calendar': {
    get: { query: CalendarGetQuery; header: 'Service-Version' | 'Service-Read-From'; data: CalendarDays };
  };
  '/v1/message-templates': {
    get: { query: MessageTemplatesListQuery; header: 'Service-Version' | 'Service-Read-From'; data: MessageTemplatePage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: MessageTemplateCreate; data: MessageTemplate };
  };
  '/v1/message-templates/{message_template_id}': {
    get: { path: 'message_template_id'; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: MessageTemplate };
    patch: { path: 'message_template_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: MessageTemplateUpdate; bodyOptional: true; data: MessageTemplate };
    delete: { path: 'message_template_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: MessageTemplate };
  };
  '/v1/message-templates/{message_template_id}/restore': {
    post: { path: 'message_template_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: MessageTemplate };
  };
  '/v1/message-templates/{message_template_id}/activate': {
    post: { path: 'message_template_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: MessageTemplate };
  };
  '/v1/message-templates/{message_template_id}/retire': {
    post: { path: 'message_template_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: MessageTemplate };
  };
  '/v1/message-templates/{message_template_id}/preview': {
    post: { path: 'message_template_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: MessageTemplatePreview; bodyOptional: true; data: MessagePreview };
  };
  '/v1/messages': {
    get: { query: MessagesListQuery; header: 'Service-Version' | 'Service-Read-From'; data: MessagePage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: MessageCreate; data: Message };
  };
  '/v1/messages/{message_id}': {
    get: { path: 'message_id'; header: 'Service-Version' | 'Service-Read-From'; data: Message };
  };
  '/v1/messages/{message_id}/cancel': {
    post: { path: 'message_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Message };
  };
  '/v1/messages/{message_id}/resend': {
    post: { path: 'message_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Message };
  };
  '/v1/announcements': {
    get: { query: AnnouncementsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: AnnouncementPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: AnnouncementCreate; data: Announcement };
  };
  '/v1/announcements/{announcement_id}': {
    get: { path: 'announcement_id'; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: Announcement };
    patch: { path: 'announcement_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: AnnouncementUpdate; bodyOptional: true; data: Announcement };
    delete: { path: 'announcement_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Announcement };
  };
  '/v1/announcements/{announcement_id}/restore': {
    post: { path: 'announcement_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Announcement };
  };
  '/v1/announcements/{announcement_id}/schedule': {
    post: { path: 'announcement_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Announcement };
  };
  '/v1/announcements/{announcement_id}/publish': {
    post: { path: 'announcement_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Announcement };
  };
  '/v1/announcements/{announcement_id}/cancel': {
    post: { path: 'announcement_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Announcement };
  };
  '/v1/announcements/{announcement_id}/retract': {
    post: { path: 'announcement_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Announcement };
  };
  '/v1/messages/{message_id}/recipients': {
    get: { path: 'message_id'; query: MessageRecipientsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: MessageRecipientPage };
  };
  '/v1/messages/{message_id}/recipients/{message_recipient_id}': {
    get: { path: 'message_id' | 'message_recipient_id'; header: 'Service-Version' | 'Service-Read-From'; data: MessageRecipientWithText };
  };
  '/v1/messages/{message_id}/recipients/{message_recipient_id}/receipt': {
    post: { path: 'message_id' | 'message_recipient_id'; header: 'Service-Version' | 'Idempotency-Key'; body: MessageReceipt; data: MessageRecipient };
  };
  '/v1/incidents': {
    get: { query: IncidentsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: IncidentPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: IncidentCreate; data: Incident };
  };
  '/v1/incidents/{incident_id}': {
    get: { path: 'incident_id'; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: Incident };
    patch: { path: 'incident_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: IncidentUpdate; bodyOptional: true; data: Incident };
    delete: { path: 'incident_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Incident };
  };
  '/v1/incidents/{incident_id}/restore': {
    post: { path: 'incident_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Incident };
  };
  '/v1/incidents/{incident_id}/review': {
    post: { path: 'incident_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Incident };
  };
  '/v1/incidents/{incident_id}/resolve': {
    post: { path: 'incident_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: IncidentResolve; bodyOptional: true; data: Incident };
  };
  '/v1/incidents/{incident_id}/dismiss': {
    post: { path: 'incident_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: IncidentDismiss; data: Incident };
  };
  '/v1/incidents/{incident_id}/reopen': {
    post: { path: 'incident_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: IncidentReopen; data: Incident };
  };
  '/v1/incidents/{incident_id}/add-note': {
    post: { path: 'incident_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: IncidentNoteCreate; data: Incident };
  };
  '/v1/incidents/{incident_id}/follow-ups': {
    get: { path: 'incident_id'; query: FollowUpsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: FollowUpPage };
    post: { path: 'incident_id'; header: 'Service-Version' | 'Idempotency-Key'; body: FollowUpCreate; data: FollowUp };
  };
  '/v1/incidents/{incident_id}/follow-ups/{follow_up_id}': {
    get: { path: 'incident_id' | 'follow_up_id'; header: 'Service-Version' | 'Service-Read-From'; data: FollowUp };
    patch: { path: 'incident_id' | 'follow_up_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: FollowUpUpdate; bodyOptional: true; data: FollowUp };
  };
  '/v1/incidents/{incident_id}/follow-ups/{follow_up_id}/complete': {
    post: { path: 'incident_id' | 'follow_up_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: FollowUpComplete; bodyOptional: true; data: FollowUp };
  };
  '/v1/incidents/{incident_id}/follow-ups/{follow_up_id}/cancel': {
    post: { path: 'incident_id' | 'follow_up_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: FollowUpCancel; bodyOptional: true; data: FollowUp };
  };
  '/v1/incidents/{incident_id}/notifications': {
    get: { path: 'incident_id'; query: ParentNotificationsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: ParentNotificationPage };
    post: { path: 'incident_id'; header: 'Service-Version' | 'Idempotency-Key'; body: ParentNotificationCreate; data: ParentNotification };
  };
  '/v1/incidents/{incident_id}/notifications/{parent_notification_id}': {
    get: { path: 'incident_id' | 'parent_notification_id'; header: 'Service-Version' | 'Service-Read-From'; data: ParentNotification };
  };
  '/v1/incidents/{incident_id}/notifications/{parent_notification_id}/acknowledge': {
    post: { path: 'incident_id' | 'parent_notification_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: ParentNotification };
  };
  '/v1/incidents/bulk': {
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: IncidentBulk; data: IncidentBulkResult };
  };
  '/v1/learners/{learner_id}/discipline': {
    get: { path: 'learner_id'; query: LearnersDisciplineQuery; header: 'Service-Version' | 'Service-Read-From'; data: LearnerDiscipline };
  };
  '/v1/enrollments': {
    get: { query: EnrollmentsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: EnrollmentPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: EnrollmentCreate; data: Enrollment };
  };
  '/v1/enrollments/{enrollment_id}': {
    get: { path: 'enrollment_id'; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: Enrollment };
    patch: { path: 'enrollment_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: EnrollmentUpdate; bodyOptional: true; data: Enrollment };
    delete: { path: 'enrollment_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Enrollment };
  };
  '/v1/enrollments/{enrollment_id}/restore': {
    post: { path: 'enrollment_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Enrollment };
  };
  '/v1/enrollments/{enrollment_id}/activate': {
    post: { path: 'enrollment_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: EnrollmentActivate; bodyOptional: true; data: Enrollment };
  };
  '/v1/enrollments/{enrollment_id}/withdraw': {
    post: { path: 'enrollment_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: EnrollmentWithdraw; bodyOptional: true; data: Enrollment };
  };
  '/v1/enrollments/{enrollment_id}/transfer': {
    post: { path: 'enrollment_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: EnrollmentTransfer; data: Enrollment };
  };
  '/v1/enrollments/{enrollment_id}/cancel': {
    post: { path: 'enrollment_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Enrollment };
  };
  '/v1/learners/{learner_id}/enrollments': {
    get: { path: 'learner_id'; query: LearnersEnrollmentsQuery; header: 'Service-Version' | 'Service-Read-From'; data: EnrollmentPage };
  };
  '/v1/classes/{class_id}/enrollments': {
    get: { path: 'class_id'; query: ClassesEnrollmentsQuery; header: 'Service-Version' | 'Service-Read-From'; data: EnrollmentPage };
  };
  '/v1/classes/{class_id}/enrollments/bulk': {
    post: { path: 'class_id'; header: 'Service-Version' | 'Idempotency-Key'; body: EnrollmentBulk; data: EnrollmentBulkResult };
  };
  '/v1/terms/{term_id}/rollover': {
    post: { path: 'term_id'; header: 'Service-Version' | 'Idempotency-Key'; body: TermRollover; data: TermRolloverResult };
  };
  '/v1/fee-accounts': {
    get: { query: FeeAccountsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: FeeAccountPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: FeeAccountCreate; data: FeeAccount };
  };
  '/v1/fee-accounts/{fee_account_id}': {
    get: { path: 'fee_account_id'; header: 'Service-Version' | 'Service-Read-From'; data: FeeAccount };
    patch: { path: 'fee_account_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: FeeAccountUpdate; bodyOptional: true; data: FeeAccount };
    delete: { path: 'fee_account_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: FeeAccount };
  };
  '/v1/fee-accounts/{fee_account_id}/restore': {
    post: { path: 'fee_account_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: FeeAccount };
  };
  '/v1/fee-accounts/{fee_account_id}/merge': {
    post: { path: 'fee_account_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: FeeAccountMerge; data: FeeAccount };
  };
  '/v1/fee-accounts/{fee_account_id}/transfer': {
    post: { path: 'fee_account_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: FeeAccountTransfer; data: CreditTransfer };
  };
  '/v1/fee-accounts/{fee_account_id}/apply-credit': {
    post: { path: 'fee_account_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: FeeAccount };
  };
  '/v1/fee-items': {
    get: { query: FeeItemsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: FeeItemPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: FeeItemCreate; data: FeeItem };
  };
  '/v1/fee-items/{fee_item_id}': {
    get: { path: 'fee_item_id'; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: FeeItem };
    patch: { path: 'fee_item_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: FeeItemUpdate; bodyOptional: true; data: FeeItem };
    delete: { path: 'fee_item_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: FeeItem };
  };
  '/v1/fee-items/{fee_item_id}/restore': {
    post: { path: 'fee_item_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: FeeItem };
  };
  '/v1/invoices': {
    get: { query: InvoicesListQuery; header: 'Service-Version' | 'Service-Read-From'; data: InvoicePage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: InvoiceCreate; data: Invoice };
  };
  '/v1/invoices/{invoice_id}': {
    get: { path: 'invoice_id'; header: 'Service-Version' | 'Service-Read-From'; data: Invoice };
    patch: { path: 'invoice_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: InvoiceUpdate; bodyOptional: true; data: Invoice };
    delete: { path: 'invoice_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Invoice };
  };
  '/v1/invoices/{invoice_id}/restore': {
    post: { path: 'invoice_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Invoice };
  };
  '/v1/invoices/{invoice_id}/issue': {
    post: { path: 'invoice_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Invoice };
  };
  '/v1/invoices/{invoice_id}/void': {
    post: { path: 'invoice_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: InvoiceVoid; data: Invoice };
  };
  '/v1/invoices/{invoice_id}/write-off': {
    post: { path: 'invoice_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: InvoiceWriteOff; data: Invoice };
  };
  '/v1/invoices/{invoice_id}/credit-notes': {
    get: { path: 'invoice_id'; query: CreditNotesListQuery; header: 'Service-Version' | 'Service-Read-From'; data: CreditNotePage };
    post: { path: 'invoice_id'; header: 'Service-Version' | 'Idempotency-Key'; body: CreditNoteCreate; data: CreditNote };
  };
  '/v1/invoices/{invoice_id}/credit-notes/{credit_note_id}': {
    get: { path: 'invoice_id' | 'credit_note_id'; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: CreditNote };
  };
  '/v1/invoices/{invoice_id}/credit-notes/{credit_note_id}/reverse': {
    post: { path: 'invoice_id' | 'credit_note_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: CreditNoteReverse; data: CreditNote };
  };
  '/v1/payments': {
    get: { query: PaymentsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: PaymentPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: PaymentCreate; data: Payment };
  };
  '/v1/payments/{payment_id}': {
    get: { path: 'payment_id'; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: Payment };
    patch: { path: 'payment_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: PaymentUpdate; bodyOptional: true; data: Payment };
  };
  '/v1/payments/{payment_id}/reverse': {
    post: { path: 'payment_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: PaymentReverse; data: Payment };
  };
  '/v1/payments/{payment_id}/allocations': {
    get: { path: 'payment_id'; query: AllocationsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: AllocationPage };
    post: { path: 'payment_id'; header: 'Service-Version' | 'Idempotency-Key'; body: AllocationCreate; data: Allocation };
  };
  '/v1/payments/{payment_id}/allocations/{allocation_id}': {
    get: { path: 'payment_id' | 'allocation_id'; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: Allocation };
  };
  '/v1/payments/{payment_id}/allocations/{allocation_id}/reverse': {
    post: { path: 'payment_id' | 'allocation_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: AllocationReverse; data: Allocation };
  };
  '/v1/payments/{payment_id}/refunds': {
    get: { path: 'payment_id'; query: RefundsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: RefundPage };
    post: { path: 'payment_id'; header: 'Service-Version' | 'Idempotency-Key'; body: RefundCreate; data: Refund };
  };
  '/v1/payments/{payment_id}/refunds/{refund_id}': {
    get: { path: 'payment_id' | 'refund_id'; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: Refund };
  };
  '/v1/payments/{payment_id}/refunds/{refund_id}/reverse': {
    post: { path: 'payment_id' | 'refund_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: RefundReverse; data: Refund };
  };
  '/v1/bursaries': {
    get: { query: BursariesListQuery; header: 'Service-Version' | 'Service-Read-From'; data: BursaryPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: BursaryCreate; data: Bursary };
  };
  '/v1/bursaries/{bursary_id}': {
    get: { path: 'bursary_id'; header: 'Service-Version' | 'Service-Read-From'; data: Bursary };
    patch: { path: 'bursary_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: BursaryUpdate; bodyOptional: true; data: Bursary };
  };
  '/v1/bursaries/{bursary_id}/activate': {
    post: { path: 'bursary_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Bursary };
  };
  '/v1/bursaries/{bursary_id}/decline': {
    post: { path: 'bursary_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: BursaryDecline; data: Bursary };
  };
  '/v1/bursaries/{bursary_id}/end': {
    post: { path: 'bursary_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Bursary };
  };
  '/v1/bursaries/{bursary_id}/revoke': {
    post: { path: 'bursary_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: BursaryRevoke; data: Bursary };
  };
  '/v1/bursaries/{bursary_id}/apply': {
    post: { path: 'bursary_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: BursaryApply; data: CreditNote };
  };
  '/v1/invoices/generate': {
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: InvoiceGenerate; data: InvoiceGenerateResult };
  };
  '/v1/invoices/issue': {
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: InvoicesIssue; data: InvoicesIssued };
  };
  '/v1/invoices/{invoice_id}/allocations': {
    get: { path: 'invoice_id'; query: InvoicesAllocationsQuery; header: 'Service-Version' | 'Service-Read-From'; data: AllocationPage };
  };
  '/v1/fee-accounts/{fee_account_id}/statement': {
    get: { path: 'fee_account_id'; query: FeeAccountsStatementQuery; header: 'Service-Version' | 'Service-Read-From'; data: Statement; accept: 'text/html' | 'application/pdf' };
  };
  '/v1/learners/{learner_id}/fee-shares': {
    get: { path: 'learner_id'; query: FeeSharesGetQuery; header: 'Service-Version' | 'Service-Read-From'; data: FeeShares };
    put: { path: 'learner_id'; header: 'Service-Version' | 'Idempotency-Key'; body: FeeSharesPut; data: FeeShares };
  };
  '/v1/ledger-entries': {
    get: { query: LedgerEntriesListQuery; header: 'Service-Version' | 'Service-Read-From'; data: LedgerEntryPage };
  };
  '/v1/ledger-entries/{ledger_entry_id}': {
    get: { path: 'ledger_entry_id'; header: 'Service-Version' | 'Service-Read-From'; data: LedgerEntry };
  };
  '/v1/imports': {
    get: { query: ImportsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: ImportPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: ImportCreate; data: Import };
  };
  '/v1/imports/{import_id}': {
    get: { path: 'import_id'; header: 'Service-Version' | 'Service-Read-From'; data: Import };
  };
  '/v1/imports/{import_id}/cancel': {
    post: { path: 'import_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Import };
  };
  '/v1/imports/{import_id}/undo': {
    post: { path: 'import_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: ImportUndoCreate; bodyOptional: true; data: ImportUndo };
  };
  '/v1/imports/{import_id}/rows': {
    get: { path: 'import_id'; query: ImportsRowsQuery; header: 'Service-Version' | 'Service-Read-From'; data: ImportRowPage };
  };
  '/v1/imports/{import_id}/source': {
    get: { path: 'import_id'; header: 'Service-Version' | 'Service-Read-From'; data: ImportSource };
  };
  '/v1/learners': {
    get: { query: LearnersListQuery; header: 'Service-Version' | 'Service-Read-From'; data: LearnerPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: LearnerCreate; data: LearnerWithWarnings };
  };
  '/v1/learners/{learner_id}': {
    get: { path: 'learner_id'; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: Learner };
    patch: { path: 'learner_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: LearnerUpdate; bodyOptional: true; data: Learner };
    delete: { path: 'learner_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Learner };
  };
  '/v1/learners/{learner_id}/restore': {
    post: { path: 'learner_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Learner };
  };
  '/v1/learners/{learner_id}/admit': {
    post: { path: 'learner_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: LearnerAdmit; bodyOptional: true; data: Learner };
  };
  '/v1/learners/{learner_id}/leave': {
    post: { path: 'learner_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: LearnerLeave; data: Learner };
  };
  '/v1/learners/{learner_id}/cancel-leave': {
    post: { path: 'learner_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Learner };
  };
  '/v1/learners/{learner_id}/merge': {
    post: { path: 'learner_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: LearnerMerge; data: PersonMerge };
  };
  '/v1/learners/{learner_id}/unmerge': {
    post: { path: 'learner_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: LearnerMerge; data: PersonMerge };
  };
  '/v1/guardians': {
    get: { query: GuardiansListQuery; header: 'Service-Version' | 'Service-Read-From'; data: GuardianPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: GuardianCreate; data: GuardianWithWarnings };
  };
  '/v1/guardians/{guardian_id}': {
    get: { path: 'guardian_id'; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: Guardian };
    patch: { path: 'guardian_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: GuardianUpdate; bodyOptional: true; data: Guardian };
    delete: { path: 'guardian_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Guardian };
  };
  '/v1/guardians/{guardian_id}/restore': {
    post: { path: 'guardian_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Guardian };
  };
  '/v1/guardians/{guardian_id}/merge': {
    post: { path: 'guardian_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: GuardianMerge; data: PersonMerge };
  };
  '/v1/guardians/{guardian_id}/unmerge': {
    post: { path: 'guardian_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: GuardianMerge; data: PersonMerge };
  };
  '/v1/learners/{learner_id}/guardians': {
    get: { path: 'learner_id'; query: LearnerGuardiansListQuery; header: 'Service-Version' | 'Service-Read-From'; data: LearnerGuardianPage };
    post: { path: 'learner_id'; header: 'Service-Version' | 'Idempotency-Key'; body: LearnerGuardianCreate; data: LearnerGuardian };
  };
  '/v1/learners/{learner_id}/guardians/{learner_guardian_id}': {
    get: { path: 'learner_id' | 'learner_guardian_id'; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: LearnerGuardian };
    patch: { path: 'learner_id' | 'learner_guardian_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: LearnerGuardianUpdate; bodyOptional: true; data: LearnerGuardian };
    delete: { path: 'learner_id' | 'learner_guardian_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: LearnerGuardian };
  };
  '/v1/learners/{learner_id}/guardians/{learner_guardian_id}/restore': {
    post: { path: 'learner_id' | 'learner_guardian_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: LearnerGuardian };
  };
  '/v1/learners/{learner_id}/medical-notes': {
    get: { path: 'learner_id'; query: MedicalNotesListQuery; header: 'Service-Version' | 'Service-Read-From'; data: MedicalNotePage };
    post: { path: 'learner_id'; header: 'Service-Version' | 'Idempotency-Key'; body: MedicalNoteCreate; data: MedicalNote };
  };
  '/v1/learners/{learner_id}/medical-notes/{medical_note_id}': {
    get: { path: 'learner_id' | 'medical_note_id'; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: MedicalNote };
    patch: { path: 'learner_id' | 'medical_note_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: MedicalNoteUpdate; bodyOptional: true; data: MedicalNote };
    delete: { path: 'learner_id' | 'medical_note_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: MedicalNote };
  };
  '/v1/learners/{learner_id}/medical-notes/{medical_note_id}/restore': {
    post: { path: 'learner_id' | 'medical_note_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: MedicalNote };
  };
  '/v1/learners/leave': {
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: LearnersLeave; data: LearnersLeft };
  };
  '/v1/learners/{learner_id}/export': {
    get: { path: 'learner_id'; header: 'Service-Version' | 'Service-Read-From'; data: LearnerExport; accept: 'text/html' };
  };
  '/v1/learners/{learner_id}/erase': {
    post: { path: 'learner_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: LearnerErase; data: Learner };
  };
  '/v1/learners/{learner_id}/siblings': {
    get: { path: 'learner_id'; query: LearnersSiblingsQuery; header: 'Service-Version' | 'Service-Read-From'; data: LearnerPage };
  };
  '/v1/learners/{learner_id}/timeline': {
    get: { path: 'learner_id'; query: LearnersTimelineQuery; header: 'Service-Version' | 'Service-Read-From'; data: TimelineEntryPage };
  };
  '/v1/guardians/{guardian_id}/erase': {
    post: { path: 'guardian_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: GuardianErase; data: Guardian };
  };
  '/v1/guardians/{guardian_id}/learners': {
    get: { path: 'guardian_id'; query: GuardiansLearnersQuery; header: 'Service-Version' | 'Service-Read-From'; data: LearnerGuardianPage };
  };
  '/v1/request-log': {
    get: { query: RequestLogListQuery; header: 'Service-Version' | 'Service-Read-From'; data: LoggedRequestPage };
  };
  '/v1/request-log/errors': {
    get: { query: RequestLogErrorsQuery; header: 'Service-Version' | 'Service-Read-From'; data: RequestErrors };
  };
  '/v1/request-log/status': {
    get: { header: 'Service-Version' | 'Service-Read-From'; data: RequestLogStatus };
  };
  '/v1/request-log/{logged_request_id}': {
    get: { path: 'logged_request_id'; header: 'Service-Version' | 'Service-Read-From'; data: LoggedRequest };
  };
  '/v1/school': {
    get: { header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: School };
    patch: { header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: SchoolUpdate; bodyOptional: true; data: School };
  };
  '/v1/school/retention': {
    get: { header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: Retention };
    patch: { header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: RetentionUpdate; bodyOptional: true; data: Retention };
  };
  '/v1/school/retention/preview': {
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: RetentionUpdate; bodyOptional: true; data: RetentionPreview };
  };
  '/v1/school/logo': {
    get: { header: 'Service-Version' | 'Service-Read-From'; data: SchoolLogo };
    put: { header: 'Service-Version' | 'Idempotency-Key'; body: SchoolLogoPut; data: SchoolLogo };
    delete: { header: 'Service-Version' | 'Idempotency-Key'; data: SchoolLogo };
  };
  '/v1/test/clock': {
    get: { header: 'Service-Version' | 'Service-Read-From'; data: TestClock };
  };
  '/v1/test/clock/advance': {
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: TestClockAdvance; data: TestClock };
  };
  '/v1/settings-links': {
    get: { query: SettingsLinksListQuery; header: 'Service-Version' | 'Service-Read-From'; data: SettingsLinkPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: SettingsLinkCreate; data: SettingsLinkWithUrl };
  };
  '/v1/settings-links/{settings_link_id}': {
    get: { path: 'settings_link_id'; header: 'Service-Version' | 'Service-Read-From'; data: SettingsLink };
  };
  '/v1/settings-links/{settings_link_id}/revoke': {
    post: { path: 'settings_link_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: SettingsLink };
  };
  '/v1/settings-sessions': {
    get: { query: SettingsSessionsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: SettingsSessionPage };
  };
  '/v1/settings-sessions/{settings_session_id}': {
    get: { path: 'settings_session_id'; header: 'Service-Version' | 'Service-Read-From'; data: SettingsSession };
  };
  '/v1/settings-sessions/{settings_session_id}/end': {
    post: { path: 'settings_session_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: SettingsSession };
  };
  '/v1/staff': {
    get: { query: StaffListQuery; header: 'Service-Version' | 'Service-Read-From'; data: StaffPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: StaffCreate; data: StaffWithWarnings };
  };
  '/v1/staff/{staff_id}': {
    get: { path: 'staff_id'; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: Staff };
    patch: { path: 'staff_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: StaffUpdate; bodyOptional: true; data: Staff };
    delete: { path: 'staff_id'; query: StaffArchiveQuery; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Staff };
  };
  '/v1/staff/{staff_id}/restore': {
    post: { path: 'staff_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Staff };
  };
  '/v1/staff/{staff_id}/suspend': {
    post: { path: 'staff_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Staff };
  };
  '/v1/staff/{staff_id}/reactivate': {
    post: { path: 'staff_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Staff };
  };
  '/v1/staff/{staff_id}/unlink-login': {
    post: { path: 'staff_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Staff };
  };
  '/v1/staff/{staff_id}/leave': {
    post: { path: 'staff_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: StaffLeave; data: Staff };
  };
  '/v1/staff/{staff_id}/merge': {
    post: { path: 'staff_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: StaffMerge; data: PersonMerge };
  };
  '/v1/staff/{staff_id}/unmerge': {
    post: { path: 'staff_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: StaffMerge; data: PersonMerge };
  };
  '/v1/invitations': {
    get: { query: InvitationsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: InvitationPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: InvitationCreate; data: InvitationWithToken };
  };
  '/v1/invitations/{invitation_id}': {
    get: { path: 'invitation_id'; header: 'Service-Version' | 'Service-Read-From'; data: Invitation };
  };
  '/v1/invitations/{invitation_id}/resend': {
    post: { path: 'invitation_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: InvitationResend; bodyOptional: true; data: InvitationWithToken };
  };
  '/v1/invitations/{invitation_id}/revoke': {
    post: { path: 'invitation_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Invitation };
  };
  '/v1/staff/{staff_id}/roles': {
    get: { path: 'staff_id'; query: RoleAssignmentsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: RoleAssignmentPage };
    post: { path: 'staff_id'; header: 'Service-Version' | 'Idempotency-Key'; body: RoleAssignmentCreate; data: RoleAssignment };
  };
  '/v1/staff/{staff_id}/roles/{role_assignment_id}': {
    get: { path: 'staff_id' | 'role_assignment_id'; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: RoleAssignment };
    patch: { path: 'staff_id' | 'role_assignment_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: RoleAssignmentUpdate; bodyOptional: true; data: RoleAssignment };
    delete: { path: 'staff_id' | 'role_assignment_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: RoleAssignment };
  };
  '/v1/staff/{staff_id}/qualifications': {
    get: { path: 'staff_id'; query: QualificationsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: QualificationPage };
    post: { path: 'staff_id'; header: 'Service-Version' | 'Idempotency-Key'; body: QualificationCreate; data: Qualification };
  };
  '/v1/staff/{staff_id}/qualifications/{qualification_id}': {
    get: { path: 'staff_id' | 'qualification_id'; header: 'Service-Version' | 'Service-Read-From'; data: Qualification };
    patch: { path: 'staff_id' | 'qualification_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: QualificationUpdate; bodyOptional: true; data: Qualification };
    delete: { path: 'staff_id' | 'qualification_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Qualification };
  };
  '/v1/staff/{staff_id}/qualifications/{qualification_id}/restore': {
    post: { path: 'staff_id' | 'qualification_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Qualification };
  };
  '/v1/staff/{staff_id}/qualifications/{qualification_id}/verify': {
    post: { path: 'staff_id' | 'qualification_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Qualification };
  };
  '/v1/staff/{staff_id}/qualifications/{qualification_id}/reject': {
    post: { path: 'staff_id' | 'qualification_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: QualificationReject; data: Qualification };
  };
  '/v1/invitations/accept': {
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: InvitationAccept; data: Staff };
  };
  '/v1/staff/{staff_id}/erase': {
    post: { path: 'staff_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: StaffErase; data: Staff };
  };
  '/v1/timetables': {
    get: { query: TimetablesListQuery; header: 'Service-Version' | 'Service-Read-From'; data: TimetablePage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: TimetableCreate; data: Timetable };
  };
  '/v1/timetables/{timetable_id}': {
    get: { path: 'timetable_id'; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: Timetable };
    patch: { path: 'timetable_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: TimetableUpdate; bodyOptional: true; data: Timetable };
    delete: { path: 'timetable_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Timetable };
  };
  '/v1/timetables/{timetable_id}/restore': {
    post: { path: 'timetable_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Timetable };
  };
  '/v1/timetables/{timetable_id}/publish': {
    post: { path: 'timetable_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Timetable };
  };
  '/v1/timetables/{timetable_id}/retire': {
    post: { path: 'timetable_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Timetable };
  };
  '/v1/timetables/{timetable_id}/clone': {
    post: { path: 'timetable_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: TimetableClone; bodyOptional: true; data: Timetable };
  };
  '/v1/periods': {
    get: { query: PeriodsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: PeriodPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: PeriodCreate; data: Period };
  };
  '/v1/periods/{period_id}': {
    get: { path: 'period_id'; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: Period };
    patch: { path: 'period_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: PeriodUpdate; bodyOptional: true; data: Period };
    delete: { path: 'period_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Period };
  };
  '/v1/periods/{period_id}/restore': {
    post: { path: 'period_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Period };
  };
  '/v1/slots': {
    get: { query: SlotsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: SlotPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: SlotCreate; data: SlotWithWarnings };
  };
  '/v1/slots/{slot_id}': {
    get: { path: 'slot_id'; header: 'Service-Version' | 'Service-Read-From'; data: Slot };
    patch: { path: 'slot_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: SlotUpdate; bodyOptional: true; data: SlotWithWarnings };
    delete: { path: 'slot_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Slot };
  };
  '/v1/slots/{slot_id}/restore': {
    post: { path: 'slot_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Slot };
  };
  '/v1/room-assignments': {
    get: { query: RoomAssignmentsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: RoomAssignmentPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: RoomAssignmentCreate; data: RoomAssignmentWithWarnings };
  };
  '/v1/room-assignments/{room_assignment_id}': {
    get: { path: 'room_assignment_id'; header: 'Service-Version' | 'Service-Read-From'; data: RoomAssignment };
    patch: { path: 'room_assignment_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: RoomAssignmentUpdate; bodyOptional: true; data: RoomAssignmentWithWarnings };
    delete: { path: 'room_assignment_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: RoomAssignment };
  };
  '/v1/room-assignments/{room_assignment_id}/restore': {
    post: { path: 'room_assignment_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: RoomAssignment };
  };
  '/v1/teacher-allocations': {
    get: { query: TeacherAllocationsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: TeacherAllocationPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: TeacherAllocationCreate; data: TeacherAllocationWithWarnings };
  };
  '/v1/teacher-allocations/{teacher_allocation_id}': {
    get: { path: 'teacher_allocation_id'; header: 'Service-Version' | 'Service-Read-From'; data: TeacherAllocation };
    patch: { path: 'teacher_allocation_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: TeacherAllocationUpdate; bodyOptional: true; data: TeacherAllocationWithWarnings };
    delete: { path: 'teacher_allocation_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: TeacherAllocation };
  };
  '/v1/teacher-allocations/{teacher_allocation_id}/restore': {
    post: { path: 'teacher_allocation_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: TeacherAllocation };
  };
  '/v1/calendar-feeds': {
    get: { query: CalendarFeedsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: CalendarFeedPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: CalendarFeedCreate; data: CalendarFeedWithUrl };
  };
  '/v1/calendar-feeds/{calendar_feed_id}': {
    get: { path: 'calendar_feed_id'; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: CalendarFeed };
    delete: { path: 'calendar_feed_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: CalendarFeed };
  };
  '/v1/slots/bulk': {
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: SlotBulk; data: SlotBulkResult };
  };
  '/v1/timetables/{timetable_id}/conflicts': {
    get: { path: 'timetable_id'; header: 'Service-Version' | 'Service-Read-From'; data: TimetableConflicts };
  };
  '/v1/lessons': {
    get: { query: LessonsGetQuery; header: 'Service-Version' | 'Service-Read-From'; data: Lessons };
  };
  '/v1/lessons.ics': {
    get: { query: LessonsIcsQuery; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: string };
  };
  '/v1/calendar.ics': {
    get: { query: CalendarIcsQuery; header: 'Service-Version' | 'If-None-Match' | 'Service-Read-From'; data: string };
  };
  '/v1/webhooks': {
    get: { query: WebhooksListQuery; header: 'Service-Version' | 'Service-Read-From'; data: WebhookPage };
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: WebhookCreate; data: WebhookWithSecret };
  };
  '/v1/webhooks/{webhook_id}': {
    get: { path: 'webhook_id'; header: 'Service-Version' | 'Service-Read-From'; data: Webhook };
    patch: { path: 'webhook_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: WebhookUpdate; bodyOptional: true; data: Webhook };
    delete: { path: 'webhook_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Webhook };
  };
  '/v1/webhooks/{webhook_id}/restore': {
    post: { path: 'webhook_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Webhook };
  };
  '/v1/webhooks/{webhook_id}/rotate-secret': {
    post: { path: 'webhook_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: WebhookRotateSecret; bodyOptional: true; data: WebhookWithSecret };
  };
  '/v1/webhooks/{webhook_id}/pause': {
    post: { path: 'webhook_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: Webhook };
  };
  '/v1/webhooks/{webhook_id}/activate': {
    post: { path: 'webhook_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: WebhookActivate; bodyOptional: true; data: Webhook };
  };
  '/v1/webhooks/{webhook_id}/send-waiting': {
    post: { path: 'webhook_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: WaitingDeliveries };
  };
  '/v1/webhooks/{webhook_id}/test': {
    post: { path: 'webhook_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; body: WebhookTest; data: Delivery };
  };
  '/v1/webhooks/{webhook_id}/recoveries': {
    get: { path: 'webhook_id'; query: WebhookRecoveriesListQuery; header: 'Service-Version' | 'Service-Read-From'; data: WebhookRecoveryPage };
    post: { path: 'webhook_id'; header: 'Service-Version' | 'Idempotency-Key'; body: WebhookRecoveryCreate; data: WebhookRecovery };
  };
  '/v1/webhooks/{webhook_id}/recoveries/{webhook_recovery_id}': {
    get: { path: 'webhook_id' | 'webhook_recovery_id'; header: 'Service-Version' | 'Service-Read-From'; data: WebhookRecovery };
  };
  '/v1/webhooks/{webhook_id}/recoveries/{webhook_recovery_id}/cancel': {
    post: { path: 'webhook_id' | 'webhook_recovery_id'; header: 'Service-Version' | 'Idempotency-Key' | 'If-Match'; data: WebhookRecovery };
  };
  '/v1/webhooks/{webhook_id}/deliveries': {
    get: { path: 'webhook_id'; query: DeliveriesListQuery; header: 'Service-Version' | 'Service-Read-From'; data: DeliveryPage };
  };
  '/v1/webhooks/{webhook_id}/deliveries/{delivery_id}': {
    get: { path: 'webhook_id' | 'delivery_id'; header: 'Service-Version' | 'Service-Read-From'; data: Delivery };
  };
  '/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver': {
    post: { path: 'webhook_id' | 'delivery_id'; header: 'Service-Version' | 'Idempotency-Key'; data: Delivery };
  };
  '/v1/webhooks/{webhook_id}/stats': {
    get: { path: 'webhook_id'; query: WebhooksStatsQuery; header: 'Service-Version' | 'Service-Read-From'; data: WebhookStats };
  };
  '/v1/deliveries': {
    get: { query: DeliveryLogListQuery; header: 'Service-Version' | 'Service-Read-From'; data: DeliveryPage };
  };
  '/v1/deliveries/stats': {
    get: { query: DeliveryLogStatsQuery; header: 'Service-Version' | 'Service-Read-From'; data: DeliveryStats };
  };
  '/v1/deliveries/redeliver': {
    post: { header: 'Service-Version' | 'Idempotency-Key'; body: DeliveriesRedeliver; bodyOptional: true; data: RedeliveredDeliveries };
  };
  '/v1/deliveries/{delivery_id}': {
    get: { path: 'delivery_id'; header: 'Service-Version' | 'Service-Read-From'; data: DeliveryWithRequest };
  };
  '/v1/events': {
    get: { query: EventsListQuery; header: 'Service-Version' | 'Service-Read-From'; data: EventPage };
  };
  '/v1/events/{event_id}': {
    get: { path: 'event_id'; header: 'Service-Version' | 'Service-Read-From'; data: Event };
  };
  '/v1/events/{event_id}/deliveries': {
    get: { path: 'event_id'; query: EventsDeliveriesQuery; header: 'Service-Version' | 'Service-Read-From'; data: EventDeliveryPage };
  };
}
