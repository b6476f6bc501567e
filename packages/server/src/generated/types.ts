// Generated from openapi/ by `pnpm generate`. Do not edit.
import type {
  AcademicYear,
  AcademicYearCreate,
  AcademicYearPage,
  AcademicYearRow,
  AcademicYearUpdate,
  Allocation,
  AllocationCreate,
  AllocationPage,
  AllocationReverse,
  AllocationReversedEvent,
  AnyValue,
  ApiKey,
  ApiKeyCreate,
  ApiKeyPage,
  ApiKeyUpdate,
  ApiKeyWithSecret,
  Assessment,
  AssessmentPage,
  AssessmentPublishedEvent,
  AssessmentReopen,
  AssessmentReopenedEvent,
  AssessmentStats,
  AssessmentUpdate,
  AttemptStats,
  AttendanceAlert,
  AttendanceAlerts,
  AttendanceExcuseApprovedEvent,
  AttendanceExcuseArchivedEvent,
  AttendanceExcuseRestoredEvent,
  AttendanceExcuseWithdrawnEvent,
  AttendanceRecordedEvent,
  AttendanceSummaries,
  AttendanceSummary,
  AttendanceVoidedEvent,
  AuditActor,
  AuditChange,
  AuditEntry,
  AuditEntryPage,
  AuditExport,
  AuditHead,
  AuditResource,
  AuditVerification,
  Bursary,
  BursaryApply,
  BursaryDecline,
  BursaryPage,
  BursaryRevoke,
  BursaryUpdate,
  CalendarDay,
  CalendarDays,
  CalendarException,
  CalendarExceptionPage,
  CalendarExceptionUpdate,
  CalendarFeed,
  CalendarFeedPage,
  CalendarFeedWithUrl,
  Class,
  ClassCreate,
  ClassPage,
  ClassRow,
  ClassUpdate,
  CreditNote,
  CreditNoteAppliedEvent,
  CreditNoteCreate,
  CreditNotePage,
  CreditNoteReverse,
  CreditNoteReversedEvent,
  CreditTransfer,
  DailyAttendance,
  Delivery,
  DeliveryError,
  DeliveryPage,
  DeliveryRequest,
  DeliveryStats,
  DeliveryWithRequest,
  DisciplineIncidentArchivedEvent,
  DisciplineIncidentDismissedEvent,
  DisciplineIncidentLoggedEvent,
  DisciplineIncidentRestoredEvent,
  DisciplineIncidentUpdatedEvent,
  EndpointStats,
  Enrollment,
  EnrollmentArchivedEvent,
  EnrollmentBulk,
  EnrollmentBulkResult,
  EnrollmentEndedEvent,
  EnrollmentPage,
  EnrollmentRestoredEvent,
  EnrollmentRow,
  EnrollmentUpdate,
  EnrollmentUpdatedEvent,
  EnrollmentWithdraw,
  EventDelivery,
  EventDeliveryPage,
  EventTypeStats,
  Excuse,
  ExcuseEventData,
  ExcusePage,
  ExcuseReject,
  ExcuseUpdate,
  ExcuseWithdraw,
  FeeAccount,
  FeeAccountMerge,
  FeeAccountMergedEvent,
  FeeAccountPage,
  FeeAccountShare,
  FeeAccountTransfer,
  FeeAccountUpdate,
  FeeInvoicedEvent,
  FeeItem,
  FeeItemPage,
  FeeItemUpdate,
  FeeReconciledEvent,
  FeeReconciledEventData,
  FeeShare,
  FeeShareSent,
  FeeShares,
  FeeSharesPut,
  FollowUp,
  FollowUpCancel,
  FollowUpComplete,
  FollowUpCreate,
  FollowUpPage,
  FollowUpUpdate,
  Grade,
  GradeCreate,
  GradeLevel,
  GradeLevelCreate,
  GradeLevelPage,
  GradeLevelRow,
  GradeLevelUpdate,
  GradePage,
  GradeRow,
  GradeUpdate,
  GradesPut,
  GradesPutResult,
  GradingLevel,
  GradingScale,
  GradingScaleClone,
  GradingScalePage,
  GradingScaleUpdate,
  Guardian,
  GuardianArchivedEvent,
  GuardianCreatedEvent,
  GuardianErase,
  GuardianErasedEvent,
  GuardianLinkUpdatedEvent,
  GuardianLinkedEvent,
  GuardianMergedEvent,
  GuardianPage,
  GuardianRestoredEvent,
  GuardianRow,
  GuardianUnlinkedEvent,
  GuardianUpdate,
  GuardianUpdatedEvent,
  Import,
  ImportPage,
  ImportRow,
  ImportRowPage,
  ImportSource,
  ImportUndo,
  Incident,
  IncidentBulkResult,
  IncidentDismiss,
  IncidentEventData,
  IncidentNote,
  IncidentNoteCreate,
  IncidentPage,
  IncidentReopen,
  IncidentResolve,
  IncidentUpdate,
  Instalment,
  InstalmentSent,
  IntervalCounts,
  IntervalStats,
  Invitation,
  InvitationAccept,
  InvitationPage,
  InvitationWithToken,
  Invoice,
  InvoiceEventData,
  InvoiceEventLine,
  InvoiceGenerateResult,
  InvoiceLine,
  InvoicePage,
  InvoiceRescheduledEvent,
  InvoiceVoid,
  InvoiceVoidedEvent,
  InvoiceWriteOff,
  InvoicesIssued,
  InvolvedPerson,
  Learner,
  LearnerAdmit,
  LearnerArchivedEvent,
  LearnerCreatedEvent,
  LearnerDay,
  LearnerDiscipline,
  LearnerEnrolledEvent,
  LearnerErase,
  LearnerErasedEvent,
  LearnerExport,
  LearnerGuardian,
  LearnerGuardianPage,
  LearnerGuardianRow,
  LearnerGuardianUpdate,
  LearnerLeave,
  LearnerLeftEvent,
  LearnerMergedEvent,
  LearnerPage,
  LearnerRestoredEvent,
  LearnerRow,
  LearnerUpdate,
  LearnerUpdatedEvent,
  LearnersLeft,
  LedgerEntry,
  LedgerEntryPage,
  LedgerSource,
  Lesson,
  Lessons,
  LoggedRequest,
  LoggedRequestPage,
  MedicalNote,
  MedicalNotePage,
  MedicalNoteUpdate,
  MergeCount,
  MergeFinding,
  Message,
  MessageFailedEvent,
  MessageFailedEventData,
  MessagePage,
  MessagePreview,
  MessageReceipt,
  MessageRecipient,
  MessageRecipientPage,
  MessageRecipientWithText,
  MessageTemplatePreview,
  MissingRegister,
  MissingRegisters,
  ParentNotification,
  ParentNotificationCreate,
  ParentNotificationPage,
  Payment,
  PaymentAllocation,
  PaymentPage,
  PaymentReceivedEvent,
  PaymentReverse,
  PaymentReversedEvent,
  PaymentRow,
  PaymentTransferredEvent,
  PaymentUpdate,
  Period,
  PeriodPage,
  PeriodUpdate,
  PersonMerge,
  Problem,
  Qualification,
  QualificationPage,
  QualificationReject,
  QualificationUpdate,
  RedeliveredDeliveries,
  Refund,
  RefundCreate,
  RefundPage,
  RefundPaidEvent,
  RefundReverse,
  RefundReversedEvent,
  Register,
  RegisterCounts,
  RegisterCreate,
  RegisterEventData,
  RegisterEventMark,
  RegisterMark,
  RegisterMarkSent,
  RegisterPage,
  RegisterUpdate,
  RegisterVoid,
  RequestActor,
  RequestErrorField,
  RequestErrorGroup,
  RequestErrors,
  RequestLogStatus,
  Retention,
  RetentionPreview,
  RetentionRule,
  RetentionRuleUpdate,
  RetentionUpdate,
  RoleAssignment,
  RoleAssignmentPage,
  RoleAssignmentUpdate,
  Room,
  RoomAssignment,
  RoomAssignmentCreate,
  RoomAssignmentPage,
  RoomAssignmentUpdate,
  RoomAssignmentWithWarnings,
  RoomPage,
  RoomUpdate,
  School,
  SchoolLogo,
  SchoolLogoPut,
  SchoolUpdate,
  SettingsLink,
  SettingsLinkCreate,
  SettingsLinkPage,
  SettingsLinkWithUrl,
  SettingsSession,
  SettingsSessionPage,
  Slot,
  SlotBulkResult,
  SlotPage,
  SlotRow,
  SlotUpdate,
  SlotWithWarnings,
  Staff,
  StaffActivatedEvent,
  StaffArchivedEvent,
  StaffCreatedEvent,
  StaffErase,
  StaffErasedEvent,
  StaffInvitationRevokedEvent,
  StaffInvitedEvent,
  StaffLeave,
  StaffLeftEvent,
  StaffMergedEvent,
  StaffPage,
  StaffRestoredEvent,
  StaffRow,
  StaffUpdate,
  StaffUpdatedEvent,
  Statement,
  StatementDue,
  StatementLine,
  Subject,
  SubjectPage,
  SubjectRow,
  SubjectUpdate,
  TeacherAllocation,
  TeacherAllocationCreate,
  TeacherAllocationPage,
  TeacherAllocationUpdate,
  TeacherAllocationWithWarnings,
  Term,
  TermCreate,
  TermPage,
  TermReport,
  TermReportEventData,
  TermReportPage,
  TermReportPublishedEvent,
  TermReportSubject,
  TermReportUpdate,
  TermReportWithdraw,
  TermReportWithdrawnEvent,
  TermReportsGenerated,
  TermReportsPublish,
  TermReportsPublished,
  TermResult,
  TermResults,
  TermRolloverResult,
  TermRow,
  TermUpdate,
  TestClock,
  TestClockAdvance,
  TimelineEntry,
  TimelineEntryPage,
  Timetable,
  TimetableClone,
  TimetableConflict,
  TimetableConflicts,
  TimetablePage,
  TimetableUpdate,
  TimetableWarning,
  WaitingDeliveries,
  WebhookDisabledEvent,
  WebhookFailingEvent,
  WebhookFilter,
  WebhookHealth,
  WebhookRecoveredEvent,
  WebhookStats,
} from '@rollbook/sdk';

export interface Announcement {
  id: string;
  object: 'announcement';
  title: string;
  body: string;
  audience: Audience;
  channels: Array<'email' | 'sms' | 'push' | 'letter' | 'portal'>;
  publish_at: string | null;
  expires_at: string | null;
  status: 'draft' | 'scheduled' | 'published' | 'expired' | 'cancelled' | 'retracted';
  error: {
    code: 'api_key_revoked' | 'api_key_expired';
    detail: string;
  } | null;
  published_at: string | null;
  recipient_count: number;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface AnnouncementCreate {
  title: string;
  body: string;
  audience: Audience;
  channels: Array<'email' | 'sms' | 'push' | 'letter' | 'portal'>;
  publish_at?: string | null | undefined;
  expires_at?: string | null | undefined;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface AnnouncementPage {
  data: Array<Announcement>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface AnnouncementUpdate {
  title?: string | undefined;
  body?: string | undefined;
  audience?: Audience | undefined;
  channels?: Array<'email' | 'sms' | 'push' | 'letter' | 'portal'> | undefined;
  publish_at?: string | null | undefined;
  expires_at?: string | null | undefined;
  external_ids?: { [key: string]: string | null } | undefined;
  metadata?: { [key: string]: string | null } | undefined;
}

export interface ApiKeyRoll {
  expires_in: number;
}

export interface AssessmentCreate {
  title: string;
  class_id: string;
  subject_id: string;
  term_id: string;
  kind: 'test' | 'exam' | 'assignment' | 'project' | 'practical' | 'oral' | 'other';
  component: 'sba' | 'exam';
  max_mark: number;
  weight: number;
  held_on?: string | null | undefined;
  due_on?: string | null | undefined;
  counts: boolean;
  grading_scale_id?: string | null | undefined;
  description?: string | null | undefined;
  status: 'draft' | 'open';
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface Audience {
  everyone: boolean;
  grade_level_ids: Array<string>;
  class_ids: Array<string>;
  learner_ids: Array<string>;
  term_id?: string | null | undefined;
  staff_roles: Array<'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer'>;
  recipients: Array<'guardians' | 'learners' | 'staff'>;
}

export interface BursaryCreate {
  learner_id: string;
  name: string;
  funder?: string | null | undefined;
  kind: 'percentage' | 'fixed' | 'exemption';
  basis_points?: number | null | undefined;
  amount?: number | null | undefined;
  currency?: string | undefined;
  exemption_type?: 'total' | 'partial' | 'conditional' | 'automatic' | null | undefined;
  categories: Array<'tuition' | 'transport' | 'boarding' | 'books' | 'activity' | 'other'>;
  academic_year_id: string;
  cap_amount?: number | null | undefined;
  status: 'proposed' | 'active';
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface CalendarExceptionCreate {
  date: string;
  kind: 'public_holiday' | 'closure' | 'make_up_day' | 'half_day' | 'staff_only' | 'exam_day';
  name: string;
  grade_level_ids?: Array<string> | null | undefined;
  keeps_cycle: boolean;
  void_registers: boolean;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface CalendarFeedCreate {
  name?: string | null | undefined;
  content: 'lessons' | 'dates';
  staff_id?: string | null | undefined;
  class_id?: string | null | undefined;
  learner_id?: string | null | undefined;
  guardian_id?: string | null | undefined;
  room_id?: string | null | undefined;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface DeliveriesRedeliver {
  webhook_id?: string | undefined;
  status?: 'failed' | 'retrying' | 'cancelled' | undefined;
  given_up?: boolean | undefined;
  event_type?: string | undefined;
  event_id?: string | undefined;
  resource_id?: string | undefined;
  status_class?: '2xx' | '3xx' | '4xx' | '5xx' | 'none' | undefined;
  error?: DeliveryError | undefined;
  sent_since?: string | undefined;
  sent_before?: string | undefined;
  created_after?: string | undefined;
  created_before?: string | undefined;
  starting_after?: string | undefined;
  dry_run: boolean;
}

export interface EnrollmentActivate {
  force: boolean;
}

export interface EnrollmentCreate {
  learner_id: string;
  class_id: string;
  term_id: string;
  grade_level_id?: string | null | undefined;
  starts_on?: string | undefined;
  ends_on?: string | null | undefined;
  pending: boolean;
  force: boolean;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface EnrollmentTransfer {
  to_class_id: string;
  on?: string | undefined;
  force: boolean;
}

export interface Event {
  id: string;
  type: 'assessment.published' | 'assessment.reopened' | 'term-report.published' | 'term-report.withdrawn' | 'attendance.recorded' | 'attendance.voided' | 'attendance.excuse-approved' | 'attendance.excuse-withdrawn' | 'attendance.excuse-archived' | 'attendance.excuse-restored' | 'message.failed' | 'discipline.incident-logged' | 'discipline.incident-updated' | 'discipline.incident-dismissed' | 'discipline.incident-archived' | 'discipline.incident-restored' | 'learner.enrolled' | 'enrollment.updated' | 'enrollment.ended' | 'enrollment.archived' | 'enrollment.restored' | 'fee-account.merged' | 'fee.invoiced' | 'invoice.rescheduled' | 'invoice.voided' | 'credit-note.applied' | 'credit-note.reversed' | 'payment.transferred' | 'payment.received' | 'payment.reversed' | 'fee.reconciled' | 'allocation.reversed' | 'refund.paid' | 'refund.reversed' | 'learner.erased' | 'guardian.erased' | 'learner.merged' | 'guardian.merged' | 'learner.created' | 'learner.archived' | 'learner.restored' | 'learner.updated' | 'learner.left' | 'guardian.created' | 'guardian.updated' | 'guardian.archived' | 'guardian.restored' | 'guardian.linked' | 'guardian.link-updated' | 'guardian.unlinked' | 'staff.invited' | 'staff.invitation-revoked' | 'staff.activated' | 'staff.created' | 'staff.updated' | 'staff.left' | 'staff.archived' | 'staff.erased' | 'staff.merged' | 'staff.restored' | 'webhook.failing' | 'webhook.disabled' | 'webhook.recovered';
  version: string;
  created_at: string;
  school_id: string;
  data: { [key: string]: unknown };
}

export interface EventPage {
  data: Array<Event>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface ExcuseCreate {
  learner_id: string;
  from: string;
  to: string;
  reason_code: 'illness' | 'medical_appointment' | 'childbirth' | 'religious' | 'bereavement' | 'official_appointment' | 'suspension' | 'act_of_nature' | 'study_leave' | 'other';
  note?: string | null | undefined;
  document_ref?: string | null | undefined;
  submitted_by_type?: 'guardian' | 'staff' | null | undefined;
  submitted_by?: string | null | undefined;
  status: 'submitted' | 'approved';
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface FeeAccountCreate {
  name: string;
  currency?: string | undefined;
  learner_ids: Array<string>;
  payer_guardian_ids: Array<string>;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface FeeItemCreate {
  name: string;
  category: 'tuition' | 'transport' | 'boarding' | 'books' | 'activity' | 'other';
  amount: number;
  currency?: string | undefined;
  grade_level_ids: Array<string>;
  active: boolean;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface GradingScaleCreate {
  name: string;
  levels: Array<GradingLevel>;
  default: boolean;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface GuardianCreate {
  name?: string | undefined;
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  title?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  alternate_phone?: string | null | undefined;
  preferred_language?: string | null | undefined;
  national_id?: string | null | undefined;
  occupation?: string | null | undefined;
  employer?: string | null | undefined;
  address?: {
    line1: string | null;
    line2: string | null;
    suburb: string | null;
    city: string | null;
    province: string | null;
    postal_code: string | null;
    country: string | null;
  } | null | undefined;
  channels: {
    email: boolean;
    sms: boolean;
    push: boolean;
    letter: boolean;
  };
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface GuardianMerge {
  guardian_id: string;
  dry_run: boolean;
}

export interface GuardianWithWarnings {
  id: string;
  object: 'guardian';
  name: string;
  first_name: string | null;
  last_name: string | null;
  title: string | null;
  email: string | null;
  phone: string | null;
  alternate_phone: string | null;
  preferred_language: string | null;
  national_id?: string | null | undefined;
  occupation: string | null;
  employer: string | null;
  address: {
    line1: string | null;
    line2: string | null;
    suburb: string | null;
    city: string | null;
    province: string | null;
    postal_code: string | null;
    country: string | null;
  } | null;
  channels: {
    email: boolean;
    sms: boolean;
    push: boolean;
    letter: boolean;
  };
  portal_status: 'none' | 'invited' | 'active';
  merged_into_id: string | null;
  erased_at: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
  warnings: Array<PersonWarning>;
}

export interface ImportCreate {
  kind: 'academic_years' | 'terms' | 'grade_levels' | 'subjects' | 'staff' | 'classes' | 'learners' | 'guardians' | 'learner_guardians' | 'enrollments' | 'grades' | 'slots' | 'payments';
  source: string;
  mode: 'upsert' | 'create_only';
  match_on?: 'admission_number' | 'email' | null | undefined;
  dry_run: boolean;
  full_snapshot: boolean;
  removals_only: boolean;
  max_removal_ratio: number;
  rows?: Array<{ [key: string]: unknown }> | undefined;
  csv?: string | undefined;
  mapping?: { [key: string]: string } | undefined;
  columns?: Array<string> | undefined;
  constants?: { [key: string]: string } | undefined;
  skip_lines?: number | undefined;
  skip_last_lines?: number | undefined;
  skip_rows?: { [key: string]: Array<string> } | undefined;
  value_mapping?: { [key: string]: { [key: string]: string } } | undefined;
  decimal_mark?: 'point' | 'comma' | undefined;
  corrects_import_id?: string | null | undefined;
  date_order?: 'dmy' | 'mdy' | 'ymd' | null | undefined;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface ImportUndoCreate {
  dry_run: boolean;
}

export interface IncidentBulk {
  learner_ids: Array<string>;
  occurred_at: string;
  category: 'disruption' | 'bullying' | 'violence' | 'vandalism' | 'theft' | 'truancy' | 'substance' | 'dress_code' | 'academic_dishonesty' | 'other' | 'merit';
  level: number;
  description: string;
  location?: string | null | undefined;
  involved: Array<InvolvedPerson>;
  reported_by?: string | null | undefined;
  points: number;
  confidential: boolean;
}

export interface IncidentCreate {
  learner_id: string;
  occurred_at: string;
  category: 'disruption' | 'bullying' | 'violence' | 'vandalism' | 'theft' | 'truancy' | 'substance' | 'dress_code' | 'academic_dishonesty' | 'other' | 'merit';
  level: number;
  description: string;
  location?: string | null | undefined;
  involved: Array<InvolvedPerson>;
  reported_by?: string | null | undefined;
  points: number;
  confidential: boolean;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface InvitationCreate {
  email?: string | undefined;
  name?: string | undefined;
  staff_type?: 'teacher' | 'admin' | 'support' | 'management' | undefined;
  roles?: Array<'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer'> | undefined;
  message?: string | null | undefined;
  send_email: boolean;
  expires_at?: string | undefined;
  staff_id?: string | undefined;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface InvitationResend {
  send_email: boolean;
}

export interface InvoiceCreate {
  learner_id: string;
  currency?: string | undefined;
  lines: Array<InvoiceLineSent>;
  term_id?: string | null | undefined;
  due_date: string;
  instalments?: Array<InstalmentSent> | undefined;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface InvoiceGenerate {
  term_id: string;
  fee_item_ids: Array<string>;
  learner_ids?: Array<string> | undefined;
  class_id?: string | undefined;
  grade_level_id?: string | undefined;
  due_date: string;
  dry_run: boolean;
}

export interface InvoiceLineSent {
  description?: string | undefined;
  fee_item_id?: string | null | undefined;
  category?: 'tuition' | 'transport' | 'boarding' | 'books' | 'activity' | 'other' | null | undefined;
  quantity: number;
  unit_amount?: number | undefined;
}

export interface InvoiceUpdate {
  lines?: Array<InvoiceLineSent> | undefined;
  term_id?: string | null | undefined;
  due_date?: string | undefined;
  instalments?: Array<InstalmentSent> | undefined;
  external_ids?: { [key: string]: string | null } | undefined;
  metadata?: { [key: string]: string | null } | undefined;
}

export interface InvoicesIssue {
  invoice_ids?: Array<string> | undefined;
  term_id?: string | undefined;
  class_id?: string | undefined;
  grade_level_id?: string | undefined;
  dry_run: boolean;
}

export interface LearnerCreate {
  name?: string | undefined;
  first_name?: string | null | undefined;
  middle_names?: string | null | undefined;
  last_name?: string | null | undefined;
  preferred_name?: string | null | undefined;
  date_of_birth?: string | null | undefined;
  gender?: 'female' | 'male' | 'other' | 'undisclosed' | null | undefined;
  grade_level?: string | null | undefined;
  grade_level_id?: string | null | undefined;
  class?: string | null | undefined;
  class_id?: string | null | undefined;
  status: 'prospective' | 'active';
  admission_number?: string | null | undefined;
  admitted_on?: string | null | undefined;
  home_language?: string | null | undefined;
  language_of_instruction?: string | null | undefined;
  address?: {
    line1: string | null;
    line2: string | null;
    suburb: string | null;
    city: string | null;
    province: string | null;
    postal_code: string | null;
    country: string | null;
  } | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  boarder: boolean;
  photo_url?: string | null | undefined;
  national_id?: string | null | undefined;
  passport_number?: string | null | undefined;
  citizenship?: string | null | undefined;
  lurits_number?: string | null | undefined;
  race?: string | null | undefined;
  religion?: string | null | undefined;
  social_grant?: boolean | null | undefined;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface LearnerGuardianCreate {
  guardian_id: string;
  relationship: 'mother' | 'father' | 'step_parent' | 'grandparent' | 'foster_parent' | 'sibling' | 'aunt_uncle' | 'legal_guardian' | 'caregiver' | 'other';
  is_primary: boolean;
  legal_guardian: boolean;
  lives_with: boolean;
  emergency_contact: boolean;
  emergency_order?: number | null | undefined;
  fee_payer: boolean;
  pickup_authorised: boolean;
  access?: 'full' | 'limited' | 'none' | undefined;
  receives?: {
    reports?: boolean | undefined;
    attendance?: boolean | undefined;
    fees?: boolean | undefined;
    discipline?: boolean | undefined;
    announcements?: boolean | undefined;
  } | undefined;
  restriction_note?: string | null | undefined;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface LearnerMerge {
  learner_id: string;
  dry_run: boolean;
}

export interface LearnerWithWarnings {
  id: string;
  object: 'learner';
  name: string;
  first_name: string | null;
  middle_names: string | null;
  last_name: string | null;
  preferred_name: string | null;
  date_of_birth: string | null;
  gender: 'female' | 'male' | 'other' | 'undisclosed' | null;
  grade_level: string | null;
  grade_level_id: string | null;
  class: string | null;
  class_id: string | null;
  status: 'prospective' | 'active' | 'left';
  admission_number: string | null;
  admitted_on: string | null;
  left_on: string | null;
  left_reason: 'transferred' | 'completed' | 'withdrawn' | 'expelled' | 'deceased' | 'other' | null;
  home_language: string | null;
  language_of_instruction: string | null;
  address: {
    line1: string | null;
    line2: string | null;
    suburb: string | null;
    city: string | null;
    province: string | null;
    postal_code: string | null;
    country: string | null;
  } | null;
  email: string | null;
  phone: string | null;
  has_medical_alert: boolean;
  boarder: boolean;
  photo_url: string | null;
  national_id?: string | null | undefined;
  passport_number?: string | null | undefined;
  citizenship?: string | null | undefined;
  lurits_number?: string | null | undefined;
  race?: string | null | undefined;
  religion?: string | null | undefined;
  social_grant?: boolean | null | undefined;
  merged_into_id: string | null;
  erased_at: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
  warnings: Array<PersonWarning>;
}

export interface LearnersLeave {
  learner_ids?: Array<string> | undefined;
  class_id?: string | undefined;
  grade_level_id?: string | undefined;
  left_on: string;
  left_reason: 'transferred' | 'completed' | 'withdrawn' | 'expelled' | 'deceased' | 'other';
  dry_run: boolean;
}

export interface MedicalNoteCreate {
  kind: 'allergy' | 'condition' | 'medication' | 'immunisation' | 'injury' | 'doctor_note' | 'dietary' | 'other';
  title: string;
  details?: string | null | undefined;
  severity: 'info' | 'caution' | 'critical';
  triggers?: string | null | undefined;
  response?: string | null | undefined;
  medication?: string | null | undefined;
  starts_on?: string | null | undefined;
  ends_on?: string | null | undefined;
  doctor_name?: string | null | undefined;
  doctor_phone?: string | null | undefined;
  consent_on_file: boolean;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface MessageCreate {
  channel: 'email' | 'sms' | 'push' | 'letter';
  to: {
    guardian_ids: Array<string>;
    learner_ids: Array<string>;
    staff_ids: Array<string>;
  };
  template_id?: string | null | undefined;
  context?: { [key: string]: string | number } | undefined;
  subject?: string | null | undefined;
  body?: string | null | undefined;
  regarding?: {
    type: 'learner' | 'incident' | 'excuse' | 'invoice' | 'term_report';
    id: string;
  } | null | undefined;
  send_at?: string | null | undefined;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface MessageTemplate {
  id: string;
  object: 'message_template';
  key: string;
  name: string;
  channel: 'email' | 'sms' | 'push' | 'letter';
  locale: string;
  subject: string | null;
  body: string;
  variables: Array<MessageVariable>;
  template_version: number;
  status: 'draft' | 'active' | 'retired';
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface MessageTemplateCreate {
  key: string;
  name: string;
  channel: 'email' | 'sms' | 'push' | 'letter';
  locale?: string | undefined;
  subject?: string | null | undefined;
  body: string;
  variables: Array<MessageVariable>;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface MessageTemplatePage {
  data: Array<MessageTemplate>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface MessageTemplateUpdate {
  key?: string | undefined;
  name?: string | undefined;
  channel?: 'email' | 'sms' | 'push' | 'letter' | undefined;
  locale?: string | undefined;
  subject?: string | null | undefined;
  body?: string | undefined;
  variables?: Array<MessageVariable> | undefined;
  external_ids?: { [key: string]: string | null } | undefined;
  metadata?: { [key: string]: string | null } | undefined;
}

export interface MessageVariable {
  name: string;
  required: boolean;
  type: 'string' | 'date' | 'money' | 'number';
  sample?: string | number | null | undefined;
}

export interface PaymentCreate {
  account_id?: string | undefined;
  learner_id?: string | null | undefined;
  amount?: number | undefined;
  amount_decimal?: string | undefined;
  currency?: string | undefined;
  method: 'cash' | 'eft' | 'card' | 'debit_order' | 'cheque' | 'voucher' | 'other';
  received_on: string;
  reference?: string | null | undefined;
  payer_guardian_id?: string | null | undefined;
  allocations?: Array<PaymentAllocation> | undefined;
  auto_allocate?: boolean | undefined;
  match_reference: boolean;
  allow_duplicate: boolean;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface PeriodCreate {
  timetable_id: string;
  name: string;
  day_pattern: string;
  sequence: number;
  starts_at: string;
  ends_at: string;
  kind: 'lesson' | 'registration' | 'break' | 'assembly' | 'sport' | 'other';
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface PersonWarning {
  code: string;
  detail: string;
  existing_id: string;
}

export interface QualificationCreate {
  title: string;
  kind: 'degree' | 'diploma' | 'certificate' | 'registration' | 'clearance' | 'first_aid' | 'other';
  institution?: string | null | undefined;
  nqf_level?: number | null | undefined;
  awarded_on?: string | null | undefined;
  expires_on?: string | null | undefined;
  document_ref?: string | null | undefined;
  subject_ids: Array<string>;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface RoleAssignmentCreate {
  role: 'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer';
  scope_type: 'school' | 'grade_level' | 'class' | 'subject';
  scope_id?: string | null | undefined;
  starts_on?: string | null | undefined;
  ends_on?: string | null | undefined;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface RoomCreate {
  name: string;
  kind: 'classroom' | 'lab' | 'hall' | 'field' | 'computer' | 'other';
  capacity?: number | null | undefined;
  bookable: boolean;
  sharing: 'exclusive' | 'shared';
  max_lessons?: number | null | undefined;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface SlotBulk {
  timetable_id: string;
  slots: Array<{
    cycle_day: number;
    period_id: string;
    kind: 'lesson' | 'duty';
    title?: string | null | undefined;
    class_ids: Array<string>;
    subject_id?: string | null | undefined;
    teacher_ids?: Array<string> | undefined;
    room_id?: string | null | undefined;
    block?: string | null | undefined;
    notes?: string | null | undefined;
    external_ids?: { [key: string]: string } | undefined;
    metadata?: { [key: string]: string } | undefined;
  }>;
}

export interface SlotCreate {
  timetable_id: string;
  cycle_day: number;
  period_id: string;
  kind: 'lesson' | 'duty';
  title?: string | null | undefined;
  class_ids: Array<string>;
  subject_id?: string | null | undefined;
  teacher_ids?: Array<string> | undefined;
  room_id?: string | null | undefined;
  block?: string | null | undefined;
  notes?: string | null | undefined;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface StaffCreate {
  name?: string | undefined;
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  email: string;
  phone?: string | null | undefined;
  employee_number?: string | null | undefined;
  staff_type: 'teacher' | 'admin' | 'support' | 'management';
  job_title?: string | null | undefined;
  employment?: 'state' | 'sgb' | 'contract' | 'volunteer' | null | undefined;
  persal_number?: string | null | undefined;
  sace_number?: string | null | undefined;
  sace_expires_on?: string | null | undefined;
  starts_on?: string | null | undefined;
  ends_on?: string | null | undefined;
  subject_ids: Array<string>;
  max_periods_per_cycle?: number | null | undefined;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface StaffMerge {
  staff_id: string;
  dry_run: boolean;
}

export interface StaffWithWarnings {
  id: string;
  object: 'staff';
  name: string;
  first_name: string | null;
  last_name: string | null;
  email: string;
  phone: string | null;
  employee_number: string | null;
  staff_type: 'teacher' | 'admin' | 'support' | 'management';
  job_title: string | null;
  employment: 'state' | 'sgb' | 'contract' | 'volunteer' | null;
  persal_number: string | null;
  sace_number: string | null;
  sace_expires_on: string | null;
  starts_on: string | null;
  ends_on: string | null;
  subject_ids: Array<string>;
  max_periods_per_cycle: number | null;
  login_identity?: {
    issuer: string;
    subject: string;
  } | null | undefined;
  status: 'invited' | 'active' | 'suspended' | 'left';
  merged_into_id: string | null;
  erased_at: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
  warnings: Array<PersonWarning>;
}

export interface SubjectCreate {
  name: string;
  code: string;
  kind: 'language' | 'mathematics' | 'science' | 'social' | 'arts' | 'technology' | 'life' | 'other';
  grade_level_ids: Array<string>;
  language?: string | null | undefined;
  counts_for_average: boolean;
  promotion_weight?: number | null | undefined;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface TermReportsGenerate {
  term_id: string;
  class_id?: string | undefined;
  grade_level_id?: string | undefined;
  learner_ids?: Array<string> | undefined;
  supersede: boolean;
  dry_run: boolean;
}

export interface TermRollover {
  from_term_id: string;
  dry_run: boolean;
}

export interface TimetableCreate {
  name: string;
  academic_year_id: string;
  term_ids: Array<string>;
  grade_level_ids?: Array<string> | null | undefined;
  cycle_length: number;
  cycle_mode: 'weekday' | 'weeks' | 'rolling';
  cycle_weeks: number;
  skip_weeks_without_school: boolean;
  cycle_start_date?: string | null | undefined;
  effective_from: string;
  effective_to?: string | null | undefined;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface Webhook {
  id: string;
  object: 'webhook';
  url: string;
  events: Array<string>;
  event_types: Array<string>;
  scopes: Array<string>;
  filters: Array<WebhookFilter>;
  max_deliveries_per_second: number | null;
  header_names: Array<string>;
  description: string | null;
  status: 'active' | 'paused' | 'disabled';
  version: string;
  failing_since: string | null;
  failing_reported_at: string | null;
  disabled_reason: 'gone' | 'failing' | null;
  secret_expires_at: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface WebhookActivate {
  held: 'deliver' | 'discard';
}

export interface WebhookCreate {
  url: string;
  events: Array<string>;
  filters: Array<WebhookFilter>;
  max_deliveries_per_second?: number | null | undefined;
  headers?: { [key: string]: string } | undefined;
  description?: string | null | undefined;
  version?: string | undefined;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface WebhookPage {
  data: Array<Webhook>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface WebhookRecovery {
  id: string;
  object: 'webhook_recovery';
  webhook_id: string;
  since: string;
  until: string | null;
  types: Array<string> | null;
  dry_run: boolean;
  status: 'queued' | 'running' | 'completed' | 'cancelled' | 'failed';
  error: {
    code: 'api_key_revoked' | 'api_key_expired';
    detail: string;
  } | null;
  progress: {
    events: number;
    failed: number;
    received: number;
    waiting: number;
    held: number;
    not_matched: number;
    examined: number;
    through: string | null;
  };
  started_at: string | null;
  finished_at: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface WebhookRecoveryCreate {
  since: string;
  until?: string | null | undefined;
  types?: Array<string> | null | undefined;
  dry_run: boolean;
  external_ids?: { [key: string]: string } | undefined;
  metadata?: { [key: string]: string } | undefined;
}

export interface WebhookRecoveryPage {
  data: Array<WebhookRecovery>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface WebhookRotateSecret {
  expires_in: number;
}

export interface WebhookTest {
  type: string;
}

export interface WebhookUpdate {
  url?: string | undefined;
  events?: Array<string> | undefined;
  filters?: Array<WebhookFilter> | undefined;
  max_deliveries_per_second?: number | null | undefined;
  headers?: { [key: string]: string | null } | undefined;
  description?: string | null | undefined;
  version?: string | undefined;
  external_ids?: { [key: string]: string | null } | undefined;
  metadata?: { [key: string]: string | null } | undefined;
}

export interface WebhookWithSecret {
  id: string;
  object: 'webhook';
  url: string;
  events: Array<string>;
  event_types: Array<string>;
  scopes: Array<string>;
  filters: Array<WebhookFilter>;
  max_deliveries_per_second: number | null;
  header_names: Array<string>;
  description: string | null;
  status: 'active' | 'paused' | 'disabled';
  version: string;
  failing_since: string | null;
  failing_reported_at: string | null;
  disabled_reason: 'gone' | 'failing' | null;
  secret_expires_at: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
  signing_secret: string;
}

export interface Schemas {
  AcademicYear: AcademicYear;
  AcademicYearCreate: AcademicYearCreate;
  AcademicYearPage: AcademicYearPage;
  AcademicYearRow: AcademicYearRow;
  AcademicYearUpdate: AcademicYearUpdate;
  Allocation: Allocation;
  AllocationCreate: AllocationCreate;
  AllocationPage: AllocationPage;
  AllocationReverse: AllocationReverse;
  AllocationReversedEvent: AllocationReversedEvent;
  Announcement: Announcement;
  AnnouncementCreate: AnnouncementCreate;
  AnnouncementPage: AnnouncementPage;
  AnnouncementUpdate: AnnouncementUpdate;
  AnyValue: AnyValue;
  ApiKey: ApiKey;
  ApiKeyCreate: ApiKeyCreate;
  ApiKeyPage: ApiKeyPage;
  ApiKeyRoll: ApiKeyRoll;
  ApiKeyUpdate: ApiKeyUpdate;
  ApiKeyWithSecret: ApiKeyWithSecret;
  Assessment: Assessment;
  AssessmentCreate: AssessmentCreate;
  AssessmentPage: AssessmentPage;
  AssessmentPublishedEvent: AssessmentPublishedEvent;
  AssessmentReopen: AssessmentReopen;
  AssessmentReopenedEvent: AssessmentReopenedEvent;
  AssessmentStats: AssessmentStats;
  AssessmentUpdate: AssessmentUpdate;
  AttemptStats: AttemptStats;
  AttendanceAlert: AttendanceAlert;
  AttendanceAlerts: AttendanceAlerts;
  AttendanceExcuseApprovedEvent: AttendanceExcuseApprovedEvent;
  AttendanceExcuseArchivedEvent: AttendanceExcuseArchivedEvent;
  AttendanceExcuseRestoredEvent: AttendanceExcuseRestoredEvent;
  AttendanceExcuseWithdrawnEvent: AttendanceExcuseWithdrawnEvent;
  AttendanceRecordedEvent: AttendanceRecordedEvent;
  AttendanceSummaries: AttendanceSummaries;
  AttendanceSummary: AttendanceSummary;
  AttendanceVoidedEvent: AttendanceVoidedEvent;
  Audience: Audience;
  AuditActor: AuditActor;
  AuditChange: AuditChange;
  AuditEntry: AuditEntry;
  AuditEntryPage: AuditEntryPage;
  AuditExport: AuditExport;
  AuditHead: AuditHead;
  AuditResource: AuditResource;
  AuditVerification: AuditVerification;
  Bursary: Bursary;
  BursaryApply: BursaryApply;
  BursaryCreate: BursaryCreate;
  BursaryDecline: BursaryDecline;
  BursaryPage: BursaryPage;
  BursaryRevoke: BursaryRevoke;
  BursaryUpdate: BursaryUpdate;
  CalendarDay: CalendarDay;
  CalendarDays: CalendarDays;
  CalendarException: CalendarException;
  CalendarExceptionCreate: CalendarExceptionCreate;
  CalendarExceptionPage: CalendarExceptionPage;
  CalendarExceptionUpdate: CalendarExceptionUpdate;
  CalendarFeed: CalendarFeed;
  CalendarFeedCreate: CalendarFeedCreate;
  CalendarFeedPage: CalendarFeedPage;
  CalendarFeedWithUrl: CalendarFeedWithUrl;
  Class: Class;
  ClassCreate: ClassCreate;
  ClassPage: ClassPage;
  ClassRow: ClassRow;
  ClassUpdate: ClassUpdate;
  CreditNote: CreditNote;
  CreditNoteAppliedEvent: CreditNoteAppliedEvent;
  CreditNoteCreate: CreditNoteCreate;
  CreditNotePage: CreditNotePage;
  CreditNoteReverse: CreditNoteReverse;
  CreditNoteReversedEvent: CreditNoteReversedEvent;
  CreditTransfer: CreditTransfer;
  DailyAttendance: DailyAttendance;
  DeliveriesRedeliver: DeliveriesRedeliver;
  Delivery: Delivery;
  DeliveryError: DeliveryError;
  DeliveryPage: DeliveryPage;
  DeliveryRequest: DeliveryRequest;
  DeliveryStats: DeliveryStats;
  DeliveryWithRequest: DeliveryWithRequest;
  DisciplineIncidentArchivedEvent: DisciplineIncidentArchivedEvent;
  DisciplineIncidentDismissedEvent: DisciplineIncidentDismissedEvent;
  DisciplineIncidentLoggedEvent: DisciplineIncidentLoggedEvent;
  DisciplineIncidentRestoredEvent: DisciplineIncidentRestoredEvent;
  DisciplineIncidentUpdatedEvent: DisciplineIncidentUpdatedEvent;
  EndpointStats: EndpointStats;
  Enrollment: Enrollment;
  EnrollmentActivate: EnrollmentActivate;
  EnrollmentArchivedEvent: EnrollmentArchivedEvent;
  EnrollmentBulk: EnrollmentBulk;
  EnrollmentBulkResult: EnrollmentBulkResult;
  EnrollmentCreate: EnrollmentCreate;
  EnrollmentEndedEvent: EnrollmentEndedEvent;
  EnrollmentPage: EnrollmentPage;
  EnrollmentRestoredEvent: EnrollmentRestoredEvent;
  EnrollmentRow: EnrollmentRow;
  EnrollmentTransfer: EnrollmentTransfer;
  EnrollmentUpdate: EnrollmentUpdate;
  EnrollmentUpdatedEvent: EnrollmentUpdatedEvent;
  EnrollmentWithdraw: EnrollmentWithdraw;
  Event: Event;
  EventDelivery: EventDelivery;
  EventDeliveryPage: EventDeliveryPage;
  EventPage: EventPage;
  EventTypeStats: EventTypeStats;
  Excuse: Excuse;
  ExcuseCreate: ExcuseCreate;
  ExcuseEventData: ExcuseEventData;
  ExcusePage: ExcusePage;
  ExcuseReject: ExcuseReject;
  ExcuseUpdate: ExcuseUpdate;
  ExcuseWithdraw: ExcuseWithdraw;
  FeeAccount: FeeAccount;
  FeeAccountCreate: FeeAccountCreate;
  FeeAccountMerge: FeeAccountMerge;
  FeeAccountMergedEvent: FeeAccountMergedEvent;
  FeeAccountPage: FeeAccountPage;
  FeeAccountShare: FeeAccountShare;
  FeeAccountTransfer: FeeAccountTransfer;
  FeeAccountUpdate: FeeAccountUpdate;
  FeeInvoicedEvent: FeeInvoicedEvent;
  FeeItem: FeeItem;
  FeeItemCreate: FeeItemCreate;
  FeeItemPage: FeeItemPage;
  FeeItemUpdate: FeeItemUpdate;
  FeeReconciledEvent: FeeReconciledEvent;
  FeeReconciledEventData: FeeReconciledEventData;
  FeeShare: FeeShare;
  FeeShareSent: FeeShareSent;
  FeeShares: FeeShares;
  FeeSharesPut: FeeSharesPut;
  FollowUp: FollowUp;
  FollowUpCancel: FollowUpCancel;
  FollowUpComplete: FollowUpComplete;
  FollowUpCreate: FollowUpCreate;
  FollowUpPage: FollowUpPage;
  FollowUpUpdate: FollowUpUpdate;
  Grade: Grade;
  GradeCreate: GradeCreate;
  GradeLevel: GradeLevel;
  GradeLevelCreate: GradeLevelCreate;
  GradeLevelPage: GradeLevelPage;
  GradeLevelRow: GradeLevelRow;
  GradeLevelUpdate: GradeLevelUpdate;
  GradePage: GradePage;
  GradeRow: GradeRow;
  GradeUpdate: GradeUpdate;
  GradesPut: GradesPut;
  GradesPutResult: GradesPutResult;
  GradingLevel: GradingLevel;
  GradingScale: GradingScale;
  GradingScaleClone: GradingScaleClone;
  GradingScaleCreate: GradingScaleCreate;
  GradingScalePage: GradingScalePage;
  GradingScaleUpdate: GradingScaleUpdate;
  Guardian: Guardian;
  GuardianArchivedEvent: GuardianArchivedEvent;
  GuardianCreate: GuardianCreate;
  GuardianCreatedEvent: GuardianCreatedEvent;
  GuardianErase: GuardianErase;
  GuardianErasedEvent: GuardianErasedEvent;
  GuardianLinkUpdatedEvent: GuardianLinkUpdatedEvent;
  GuardianLinkedEvent: GuardianLinkedEvent;
  GuardianMerge: GuardianMerge;
  GuardianMergedEvent: GuardianMergedEvent;
  GuardianPage: GuardianPage;
  GuardianRestoredEvent: GuardianRestoredEvent;
  GuardianRow: GuardianRow;
  GuardianUnlinkedEvent: GuardianUnlinkedEvent;
  GuardianUpdate: GuardianUpdate;
  GuardianUpdatedEvent: GuardianUpdatedEvent;
  GuardianWithWarnings: GuardianWithWarnings;
  Import: Import;
  ImportCreate: ImportCreate;
  ImportPage: ImportPage;
  ImportRow: ImportRow;
  ImportRowPage: ImportRowPage;
  ImportSource: ImportSource;
  ImportUndo: ImportUndo;
  ImportUndoCreate: ImportUndoCreate;
  Incident: Incident;
  IncidentBulk: IncidentBulk;
  IncidentBulkResult: IncidentBulkResult;
  IncidentCreate: IncidentCreate;
  IncidentDismiss: IncidentDismiss;
  IncidentEventData: IncidentEventData;
  IncidentNote: IncidentNote;
  IncidentNoteCreate: IncidentNoteCreate;
  IncidentPage: IncidentPage;
  IncidentReopen: IncidentReopen;
  IncidentResolve: IncidentResolve;
  IncidentUpdate: IncidentUpdate;
  Instalment: Instalment;
  InstalmentSent: InstalmentSent;
  IntervalCounts: IntervalCounts;
  IntervalStats: IntervalStats;
  Invitation: Invitation;
  InvitationAccept: InvitationAccept;
  InvitationCreate: InvitationCreate;
  InvitationPage: InvitationPage;
  InvitationResend: InvitationResend;
  InvitationWithToken: InvitationWithToken;
  Invoice: Invoice;
  InvoiceCreate: InvoiceCreate;
  InvoiceEventData: InvoiceEventData;
  InvoiceEventLine: InvoiceEventLine;
  InvoiceGenerate: InvoiceGenerate;
  InvoiceGenerateResult: InvoiceGenerateResult;
  InvoiceLine: InvoiceLine;
  InvoiceLineSent: InvoiceLineSent;
  InvoicePage: InvoicePage;
  InvoiceRescheduledEvent: InvoiceRescheduledEvent;
  InvoiceUpdate: InvoiceUpdate;
  InvoiceVoid: InvoiceVoid;
  InvoiceVoidedEvent: InvoiceVoidedEvent;
  InvoiceWriteOff: InvoiceWriteOff;
  InvoicesIssue: InvoicesIssue;
  InvoicesIssued: InvoicesIssued;
  InvolvedPerson: InvolvedPerson;
  Learner: Learner;
  LearnerAdmit: LearnerAdmit;
  LearnerArchivedEvent: LearnerArchivedEvent;
  LearnerCreate: LearnerCreate;
  LearnerCreatedEvent: LearnerCreatedEvent;
  LearnerDay: LearnerDay;
  LearnerDiscipline: LearnerDiscipline;
  LearnerEnrolledEvent: LearnerEnrolledEvent;
  LearnerErase: LearnerErase;
  LearnerErasedEvent: LearnerErasedEvent;
  LearnerExport: LearnerExport;
  LearnerGuardian: LearnerGuardian;
  LearnerGuardianCreate: LearnerGuardianCreate;
  LearnerGuardianPage: LearnerGuardianPage;
  LearnerGuardianRow: LearnerGuardianRow;
  LearnerGuardianUpdate: LearnerGuardianUpdate;
  LearnerLeave: LearnerLeave;
  LearnerLeftEvent: LearnerLeftEvent;
  LearnerMerge: LearnerMerge;
  LearnerMergedEvent: LearnerMergedEvent;
  LearnerPage: LearnerPage;
  LearnerRestoredEvent: LearnerRestoredEvent;
  LearnerRow: LearnerRow;
  LearnerUpdate: LearnerUpdate;
  LearnerUpdatedEvent: LearnerUpdatedEvent;
  LearnerWithWarnings: LearnerWithWarnings;
  LearnersLeave: LearnersLeave;
  LearnersLeft: LearnersLeft;
  LedgerEntry: LedgerEntry;
  LedgerEntryPage: LedgerEntryPage;
  LedgerSource: LedgerSource;
  Lesson: Lesson;
  Lessons: Lessons;
  LoggedRequest: LoggedRequest;
  LoggedRequestPage: LoggedRequestPage;
  MedicalNote: MedicalNote;
  MedicalNoteCreate: MedicalNoteCreate;
  MedicalNotePage: MedicalNotePage;
  MedicalNoteUpdate: MedicalNoteUpdate;
  MergeCount: MergeCount;
  MergeFinding: MergeFinding;
  Message: Message;
  MessageCreate: MessageCreate;
  MessageFailedEvent: MessageFailedEvent;
  MessageFailedEventData: MessageFailedEventData;
  MessagePage: MessagePage;
  MessagePreview: MessagePreview;
  MessageReceipt: MessageReceipt;
  MessageRecipient: MessageRecipient;
  MessageRecipientPage: MessageRecipientPage;
  MessageRecipientWithText: MessageRecipientWithText;
  MessageTemplate: MessageTemplate;
  MessageTemplateCreate: MessageTemplateCreate;
  MessageTemplatePage: MessageTemplatePage;
  MessageTemplatePreview: MessageTemplatePreview;
  MessageTemplateUpdate: MessageTemplateUpdate;
  MessageVariable: MessageVariable;
  MissingRegister: MissingRegister;
  MissingRegisters: MissingRegisters;
  ParentNotification: ParentNotification;
  ParentNotificationCreate: ParentNotificationCreate;
  ParentNotificationPage: ParentNotificationPage;
  Payment: Payment;
  PaymentAllocation: PaymentAllocation;
  PaymentCreate: PaymentCreate;
  PaymentPage: PaymentPage;
  PaymentReceivedEvent: PaymentReceivedEvent;
  PaymentReverse: PaymentReverse;
  PaymentReversedEvent: PaymentReversedEvent;
  PaymentRow: PaymentRow;
  PaymentTransferredEvent: PaymentTransferredEvent;
  PaymentUpdate: PaymentUpdate;
  Period: Period;
  PeriodCreate: PeriodCreate;
  PeriodPage: PeriodPage;
  PeriodUpdate: PeriodUpdate;
  PersonMerge: PersonMerge;
  PersonWarning: PersonWarning;
  Problem: Problem;
  Qualification: Qualification;
  QualificationCreate: QualificationCreate;
  QualificationPage: QualificationPage;
  QualificationReject: QualificationReject;
  QualificationUpdate: QualificationUpdate;
  RedeliveredDeliveries: RedeliveredDeliveries;
  Refund: Refund;
  RefundCreate: RefundCreate;
  RefundPage: RefundPage;
  RefundPaidEvent: RefundPaidEvent;
  RefundReverse: RefundReverse;
  RefundReversedEvent: RefundReversedEvent;
  Register: Register;
  RegisterCounts: RegisterCounts;
  RegisterCreate: RegisterCreate;
  RegisterEventData: RegisterEventData;
  RegisterEventMark: RegisterEventMark;
  RegisterMark: RegisterMark;
  RegisterMarkSent: RegisterMarkSent;
  RegisterPage: RegisterPage;
  RegisterUpdate: RegisterUpdate;
  RegisterVoid: RegisterVoid;
  RequestActor: RequestActor;
  RequestErrorField: RequestErrorField;
  RequestErrorGroup: RequestErrorGroup;
  RequestErrors: RequestErrors;
  RequestLogStatus: RequestLogStatus;
  Retention: Retention;
  RetentionPreview: RetentionPreview;
  RetentionRule: RetentionRule;
  RetentionRuleUpdate: RetentionRuleUpdate;
  RetentionUpdate: RetentionUpdate;
  RoleAssignment: RoleAssignment;
  RoleAssignmentCreate: RoleAssignmentCreate;
  RoleAssignmentPage: RoleAssignmentPage;
  RoleAssignmentUpdate: RoleAssignmentUpdate;
  Room: Room;
  RoomAssignment: RoomAssignment;
  RoomAssignmentCreate: RoomAssignmentCreate;
  RoomAssignmentPage: RoomAssignmentPage;
  RoomAssignmentUpdate: RoomAssignmentUpdate;
  RoomAssignmentWithWarnings: RoomAssignmentWithWarnings;
  RoomCreate: RoomCreate;
  RoomPage: RoomPage;
  RoomUpdate: RoomUpdate;
  School: School;
  SchoolLogo: SchoolLogo;
  SchoolLogoPut: SchoolLogoPut;
  SchoolUpdate: SchoolUpdate;
  SettingsLink: SettingsLink;
  SettingsLinkCreate: SettingsLinkCreate;
  SettingsLinkPage: SettingsLinkPage;
  SettingsLinkWithUrl: SettingsLinkWithUrl;
  SettingsSession: SettingsSession;
  SettingsSessionPage: SettingsSessionPage;
  Slot: Slot;
  SlotBulk: SlotBulk;
  SlotBulkResult: SlotBulkResult;
  SlotCreate: SlotCreate;
  SlotPage: SlotPage;
  SlotRow: SlotRow;
  SlotUpdate: SlotUpdate;
  SlotWithWarnings: SlotWithWarnings;
  Staff: Staff;
  StaffActivatedEvent: StaffActivatedEvent;
  StaffArchivedEvent: StaffArchivedEvent;
  StaffCreate: StaffCreate;
  StaffCreatedEvent: StaffCreatedEvent;
  StaffErase: StaffErase;
  StaffErasedEvent: StaffErasedEvent;
  StaffInvitationRevokedEvent: StaffInvitationRevokedEvent;
  StaffInvitedEvent: StaffInvitedEvent;
  StaffLeave: StaffLeave;
  StaffLeftEvent: StaffLeftEvent;
  StaffMerge: StaffMerge;
  StaffMergedEvent: StaffMergedEvent;
  StaffPage: StaffPage;
  StaffRestoredEvent: StaffRestoredEvent;
  StaffRow: StaffRow;
  StaffUpdate: StaffUpdate;
  StaffUpdatedEvent: StaffUpdatedEvent;
  StaffWithWarnings: StaffWithWarnings;
  Statement: Statement;
  StatementDue: StatementDue;
  StatementLine: StatementLine;
  Subject: Subject;
  SubjectCreate: SubjectCreate;
  SubjectPage: SubjectPage;
  SubjectRow: SubjectRow;
  SubjectUpdate: SubjectUpdate;
  TeacherAllocation: TeacherAllocation;
  TeacherAllocationCreate: TeacherAllocationCreate;
  TeacherAllocationPage: TeacherAllocationPage;
  TeacherAllocationUpdate: TeacherAllocationUpdate;
  TeacherAllocationWithWarnings: TeacherAllocationWithWarnings;
  Term: Term;
  TermCreate: TermCreate;
  TermPage: TermPage;
  TermReport: TermReport;
  TermReportEventData: TermReportEventData;
  TermReportPage: TermReportPage;
  TermReportPublishedEvent: TermReportPublishedEvent;
  TermReportSubject: TermReportSubject;
  TermReportUpdate: TermReportUpdate;
  TermReportWithdraw: TermReportWithdraw;
  TermReportWithdrawnEvent: TermReportWithdrawnEvent;
  TermReportsGenerate: TermReportsGenerate;
  TermReportsGenerated: TermReportsGenerated;
  TermReportsPublish: TermReportsPublish;
  TermReportsPublished: TermReportsPublished;
  TermResult: TermResult;
  TermResults: TermResults;
  TermRollover: TermRollover;
  TermRolloverResult: TermRolloverResult;
  TermRow: TermRow;
  TermUpdate: TermUpdate;
  TestClock: TestClock;
  TestClockAdvance: TestClockAdvance;
  TimelineEntry: TimelineEntry;
  TimelineEntryPage: TimelineEntryPage;
  Timetable: Timetable;
  TimetableClone: TimetableClone;
  TimetableConflict: TimetableConflict;
  TimetableConflicts: TimetableConflicts;
  TimetableCreate: TimetableCreate;
  TimetablePage: TimetablePage;
  TimetableUpdate: TimetableUpdate;
  TimetableWarning: TimetableWarning;
  WaitingDeliveries: WaitingDeliveries;
  Webhook: Webhook;
  WebhookActivate: WebhookActivate;
  WebhookCreate: WebhookCreate;
  WebhookDisabledEvent: WebhookDisabledEvent;
  WebhookFailingEvent: WebhookFailingEvent;
  WebhookFilter: WebhookFilter;
  WebhookHealth: WebhookHealth;
  WebhookPage: WebhookPage;
  WebhookRecoveredEvent: WebhookRecoveredEvent;
  WebhookRecovery: WebhookRecovery;
  WebhookRecoveryCreate: WebhookRecoveryCreate;
  WebhookRecoveryPage: WebhookRecoveryPage;
  WebhookRotateSecret: WebhookRotateSecret;
  WebhookStats: WebhookStats;
  WebhookTest: WebhookTest;
  WebhookUpdate: WebhookUpdate;
  WebhookWithSecret: WebhookWithSecret;
}

export interface Operations {
  'api-keys.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      status?: 'active' | 'expired' | 'revoked' | undefined;
    };
    body: never;
    result: ApiKeyPage;
    write: false;
    action: false;
  };
  'api-keys.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: ApiKeyCreate;
    result: ApiKeyWithSecret;
    write: true;
    action: false;
  };
  'api-keys.get': {
    path: {
      api_key_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: ApiKey;
    write: false;
    action: false;
  };
  'api-keys.update': {
    path: {
      api_key_id: string;
    };
    query: Record<never, never>;
    body: Partial<ApiKeyUpdate>;
    result: ApiKey;
    write: true;
    action: false;
  };
  'api-keys.roll': {
    path: {
      api_key_id: string;
    };
    query: Record<never, never>;
    body: Partial<ApiKeyRoll>;
    result: ApiKeyWithSecret;
    write: true;
    action: false;
  };
  'api-keys.revoke': {
    path: {
      api_key_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: ApiKey;
    write: true;
    action: false;
  };
  'grading-scales.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      name?: string | undefined;
    };
    body: never;
    result: GradingScalePage;
    write: false;
    action: false;
  };
  'grading-scales.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: GradingScaleCreate;
    result: GradingScale;
    write: true;
    action: false;
  };
  'grading-scales.get': {
    path: {
      grading_scale_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: GradingScale;
    write: false;
    action: false;
  };
  'grading-scales.update': {
    path: {
      grading_scale_id: string;
    };
    query: Record<never, never>;
    body: Partial<GradingScaleUpdate>;
    result: GradingScale;
    write: true;
    action: false;
  };
  'grading-scales.archive': {
    path: {
      grading_scale_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: GradingScale;
    write: true;
    action: false;
  };
  'grading-scales.restore': {
    path: {
      grading_scale_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: GradingScale;
    write: true;
    action: false;
  };
  'grading-scales.clone': {
    path: {
      grading_scale_id: string;
    };
    query: Record<never, never>;
    body: GradingScaleClone;
    result: GradingScale;
    write: true;
    action: false;
  };
  'assessments.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      kind?: 'test' | 'exam' | 'assignment' | 'project' | 'practical' | 'oral' | 'other' | undefined;
      component?: 'sba' | 'exam' | undefined;
      status?: 'draft' | 'open' | 'published' | 'cancelled' | undefined;
      class_id?: string | undefined;
      subject_id?: string | undefined;
      term_id?: string | undefined;
      grading_scale_id?: string | undefined;
    };
    body: never;
    result: AssessmentPage;
    write: false;
    action: false;
  };
  'assessments.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: AssessmentCreate;
    result: Assessment;
    write: true;
    action: false;
  };
  'assessments.get': {
    path: {
      assessment_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Assessment;
    write: false;
    action: false;
  };
  'assessments.update': {
    path: {
      assessment_id: string;
    };
    query: Record<never, never>;
    body: Partial<AssessmentUpdate>;
    result: Assessment;
    write: true;
    action: false;
  };
  'assessments.archive': {
    path: {
      assessment_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Assessment;
    write: true;
    action: false;
  };
  'assessments.restore': {
    path: {
      assessment_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Assessment;
    write: true;
    action: false;
  };
  'assessments.open': {
    path: {
      assessment_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Assessment;
    write: true;
    action: true;
  };
  'assessments.publish': {
    path: {
      assessment_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Assessment;
    write: true;
    action: true;
  };
  'assessments.reopen': {
    path: {
      assessment_id: string;
    };
    query: Record<never, never>;
    body: AssessmentReopen;
    result: Assessment;
    write: true;
    action: true;
  };
  'assessments.cancel': {
    path: {
      assessment_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Assessment;
    write: true;
    action: true;
  };
  'grades.list': {
    path: {
      assessment_id: string;
    };
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      status?: 'pending' | 'graded' | 'absent' | 'exempt' | 'withheld' | undefined;
      learner_id?: string | undefined;
    };
    body: never;
    result: GradePage;
    write: false;
    action: false;
  };
  'grades.create': {
    path: {
      assessment_id: string;
    };
    query: Record<never, never>;
    body: GradeCreate;
    result: Grade;
    write: true;
    action: false;
  };
  'grades.put': {
    path: {
      assessment_id: string;
    };
    query: Record<never, never>;
    body: GradesPut;
    result: GradesPutResult;
    write: true;
    action: false;
  };
  'grades.get': {
    path: {
      assessment_id: string;
      grade_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Grade;
    write: false;
    action: false;
  };
  'grades.update': {
    path: {
      assessment_id: string;
      grade_id: string;
    };
    query: Record<never, never>;
    body: Partial<GradeUpdate>;
    result: Grade;
    write: true;
    action: false;
  };
  'grades.archive': {
    path: {
      assessment_id: string;
      grade_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Grade;
    write: true;
    action: false;
  };
  'grades.restore': {
    path: {
      assessment_id: string;
      grade_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Grade;
    write: true;
    action: false;
  };
  'term-reports.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      status?: 'draft' | 'published' | 'superseded' | 'withdrawn' | undefined;
      learner_id?: string | undefined;
      term_id?: string | undefined;
      class_id?: string | undefined;
      supersedes_id?: string | undefined;
    };
    body: never;
    result: TermReportPage;
    write: false;
    action: false;
  };
  'term-reports.get': {
    path: {
      term_report_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: TermReport;
    write: false;
    action: false;
  };
  'term-reports.update': {
    path: {
      term_report_id: string;
    };
    query: Record<never, never>;
    body: Partial<TermReportUpdate>;
    result: TermReport;
    write: true;
    action: false;
  };
  'term-reports.publish': {
    path: {
      term_report_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: TermReport;
    write: true;
    action: true;
  };
  'term-reports.withdraw': {
    path: {
      term_report_id: string;
    };
    query: Record<never, never>;
    body: TermReportWithdraw;
    result: TermReport;
    write: true;
    action: true;
  };
  'term-results.get': {
    path: Record<never, never>;
    query: {
      term_id: string;
      class_id?: string | undefined;
      learner_id?: string | undefined;
    };
    body: never;
    result: TermResults;
    write: false;
    action: false;
  };
  'term-reports.generate': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: TermReportsGenerate;
    result: TermReportsGenerated;
    write: true;
    action: false;
  };
  'term-reports.publish-all': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: TermReportsPublish;
    result: TermReportsPublished;
    write: true;
    action: false;
  };
  'grades.search': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      learner_id?: string | undefined;
      term_id?: string | undefined;
      subject_id?: string | undefined;
      status?: 'pending' | 'graded' | 'absent' | 'exempt' | 'withheld' | undefined;
    };
    body: never;
    result: GradePage;
    write: false;
    action: false;
  };
  'registers.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      date?: string | undefined;
      from?: string | undefined;
      to?: string | undefined;
      session?: 'day' | 'am' | 'pm' | undefined;
      status?: 'recorded' | 'amended' | 'void' | undefined;
      learner_id?: string | undefined;
      class_id?: string | undefined;
      slot_id?: string | undefined;
      term_id?: string | undefined;
      taken_by?: string | undefined;
    };
    body: never;
    result: RegisterPage;
    write: false;
    action: false;
  };
  'registers.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: RegisterCreate;
    result: Register;
    write: true;
    action: false;
  };
  'registers.get': {
    path: {
      register_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Register;
    write: false;
    action: false;
  };
  'registers.update': {
    path: {
      register_id: string;
    };
    query: Record<never, never>;
    body: Partial<RegisterUpdate>;
    result: Register;
    write: true;
    action: false;
  };
  'registers.void': {
    path: {
      register_id: string;
    };
    query: Record<never, never>;
    body: RegisterVoid;
    result: Register;
    write: true;
    action: true;
  };
  'excuses.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      status?: 'submitted' | 'approved' | 'rejected' | 'withdrawn' | undefined;
      reason_code?: 'illness' | 'medical_appointment' | 'childbirth' | 'religious' | 'bereavement' | 'official_appointment' | 'suspension' | 'act_of_nature' | 'study_leave' | 'other' | undefined;
      from?: string | undefined;
      to?: string | undefined;
      learner_id?: string | undefined;
      submitted_by?: string | undefined;
    };
    body: never;
    result: ExcusePage;
    write: false;
    action: false;
  };
  'excuses.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: ExcuseCreate;
    result: Excuse;
    write: true;
    action: false;
  };
  'excuses.get': {
    path: {
      excuse_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Excuse;
    write: false;
    action: false;
  };
  'excuses.update': {
    path: {
      excuse_id: string;
    };
    query: Record<never, never>;
    body: Partial<ExcuseUpdate>;
    result: Excuse;
    write: true;
    action: false;
  };
  'excuses.archive': {
    path: {
      excuse_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Excuse;
    write: true;
    action: false;
  };
  'excuses.restore': {
    path: {
      excuse_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Excuse;
    write: true;
    action: false;
  };
  'excuses.approve': {
    path: {
      excuse_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Excuse;
    write: true;
    action: true;
  };
  'excuses.reject': {
    path: {
      excuse_id: string;
    };
    query: Record<never, never>;
    body: ExcuseReject;
    result: Excuse;
    write: true;
    action: true;
  };
  'excuses.withdraw': {
    path: {
      excuse_id: string;
    };
    query: Record<never, never>;
    body: Partial<ExcuseWithdraw>;
    result: Excuse;
    write: true;
    action: true;
  };
  'attendance.daily': {
    path: Record<never, never>;
    query: {
      date: string;
      grade_level_id?: string | undefined;
      class_id?: string | undefined;
    };
    body: never;
    result: DailyAttendance;
    write: false;
    action: false;
  };
  'attendance.summary': {
    path: Record<never, never>;
    query: {
      term_id: string;
      learner_id?: string | undefined;
      class_id?: string | undefined;
    };
    body: never;
    result: AttendanceSummaries;
    write: false;
    action: false;
  };
  'attendance.missing': {
    path: Record<never, never>;
    query: {
      date: string;
      grade_level_id?: string | undefined;
      class_id?: string | undefined;
    };
    body: never;
    result: MissingRegisters;
    write: false;
    action: false;
  };
  'attendance.alerts': {
    path: Record<never, never>;
    query: {
      kind: 'continuous_absence' | 'partial_absence';
    };
    body: never;
    result: AttendanceAlerts;
    write: false;
    action: false;
  };
  'audit-log.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      resource_type?: string | undefined;
      resource_id?: string | undefined;
      actor_id?: string | undefined;
      action?: string | undefined;
      request_id?: string | undefined;
      from?: string | undefined;
      to?: string | undefined;
    };
    body: never;
    result: AuditEntryPage;
    write: false;
    action: false;
  };
  'audit-log.verify': {
    path: Record<never, never>;
    query: {
      from_sequence?: number | undefined;
      to_sequence?: number | undefined;
    };
    body: never;
    result: AuditVerification;
    write: false;
    action: false;
  };
  'audit-log.head': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: never;
    result: AuditHead;
    write: false;
    action: false;
  };
  'audit-log.export': {
    path: Record<never, never>;
    query: {
      from?: string | undefined;
      to?: string | undefined;
    };
    body: never;
    result: never;
    write: false;
    action: false;
  };
  'audit-log.get': {
    path: {
      audit_entry_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: AuditEntry;
    write: false;
    action: false;
  };
  'academic-years.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      status?: 'planned' | 'current' | 'closed' | undefined;
    };
    body: never;
    result: AcademicYearPage;
    write: false;
    action: false;
  };
  'academic-years.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: AcademicYearCreate;
    result: AcademicYear;
    write: true;
    action: false;
  };
  'academic-years.get': {
    path: {
      academic_year_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: AcademicYear;
    write: false;
    action: false;
  };
  'academic-years.update': {
    path: {
      academic_year_id: string;
    };
    query: Record<never, never>;
    body: Partial<AcademicYearUpdate>;
    result: AcademicYear;
    write: true;
    action: false;
  };
  'academic-years.archive': {
    path: {
      academic_year_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: AcademicYear;
    write: true;
    action: false;
  };
  'academic-years.restore': {
    path: {
      academic_year_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: AcademicYear;
    write: true;
    action: false;
  };
  'academic-years.start': {
    path: {
      academic_year_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: AcademicYear;
    write: true;
    action: true;
  };
  'academic-years.close': {
    path: {
      academic_year_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: AcademicYear;
    write: true;
    action: true;
  };
  'terms.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      status?: 'planned' | 'open' | 'closed' | undefined;
      academic_year_id?: string | undefined;
    };
    body: never;
    result: TermPage;
    write: false;
    action: false;
  };
  'terms.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: TermCreate;
    result: Term;
    write: true;
    action: false;
  };
  'terms.get': {
    path: {
      term_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Term;
    write: false;
    action: false;
  };
  'terms.update': {
    path: {
      term_id: string;
    };
    query: Record<never, never>;
    body: Partial<TermUpdate>;
    result: Term;
    write: true;
    action: false;
  };
  'terms.archive': {
    path: {
      term_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Term;
    write: true;
    action: false;
  };
  'terms.restore': {
    path: {
      term_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Term;
    write: true;
    action: false;
  };
  'terms.open': {
    path: {
      term_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Term;
    write: true;
    action: true;
  };
  'terms.close': {
    path: {
      term_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Term;
    write: true;
    action: true;
  };
  'terms.reopen': {
    path: {
      term_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Term;
    write: true;
    action: true;
  };
  'calendar-exceptions.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      kind?: 'public_holiday' | 'closure' | 'make_up_day' | 'half_day' | 'staff_only' | 'exam_day' | undefined;
      from?: string | undefined;
      to?: string | undefined;
      grade_level_id?: string | undefined;
    };
    body: never;
    result: CalendarExceptionPage;
    write: false;
    action: false;
  };
  'calendar-exceptions.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: CalendarExceptionCreate;
    result: CalendarException;
    write: true;
    action: false;
  };
  'calendar-exceptions.get': {
    path: {
      calendar_exception_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: CalendarException;
    write: false;
    action: false;
  };
  'calendar-exceptions.update': {
    path: {
      calendar_exception_id: string;
    };
    query: Record<never, never>;
    body: Partial<CalendarExceptionUpdate>;
    result: CalendarException;
    write: true;
    action: false;
  };
  'calendar-exceptions.archive': {
    path: {
      calendar_exception_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: CalendarException;
    write: true;
    action: false;
  };
  'calendar-exceptions.restore': {
    path: {
      calendar_exception_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: CalendarException;
    write: true;
    action: false;
  };
  'grade-levels.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      label?: string | undefined;
      phase?: 'foundation' | 'intermediate' | 'senior' | 'fet' | undefined;
    };
    body: never;
    result: GradeLevelPage;
    write: false;
    action: false;
  };
  'grade-levels.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: GradeLevelCreate;
    result: GradeLevel;
    write: true;
    action: false;
  };
  'grade-levels.get': {
    path: {
      grade_level_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: GradeLevel;
    write: false;
    action: false;
  };
  'grade-levels.update': {
    path: {
      grade_level_id: string;
    };
    query: Record<never, never>;
    body: Partial<GradeLevelUpdate>;
    result: GradeLevel;
    write: true;
    action: false;
  };
  'grade-levels.archive': {
    path: {
      grade_level_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: GradeLevel;
    write: true;
    action: false;
  };
  'grade-levels.restore': {
    path: {
      grade_level_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: GradeLevel;
    write: true;
    action: false;
  };
  'subjects.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      code?: string | undefined;
      kind?: 'language' | 'mathematics' | 'science' | 'social' | 'arts' | 'technology' | 'life' | 'other' | undefined;
      grade_level_id?: string | undefined;
    };
    body: never;
    result: SubjectPage;
    write: false;
    action: false;
  };
  'subjects.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: SubjectCreate;
    result: Subject;
    write: true;
    action: false;
  };
  'subjects.get': {
    path: {
      subject_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Subject;
    write: false;
    action: false;
  };
  'subjects.update': {
    path: {
      subject_id: string;
    };
    query: Record<never, never>;
    body: Partial<SubjectUpdate>;
    result: Subject;
    write: true;
    action: false;
  };
  'subjects.archive': {
    path: {
      subject_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Subject;
    write: true;
    action: false;
  };
  'subjects.restore': {
    path: {
      subject_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Subject;
    write: true;
    action: false;
  };
  'rooms.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      kind?: 'classroom' | 'lab' | 'hall' | 'field' | 'computer' | 'other' | undefined;
      name?: string | undefined;
    };
    body: never;
    result: RoomPage;
    write: false;
    action: false;
  };
  'rooms.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: RoomCreate;
    result: Room;
    write: true;
    action: false;
  };
  'rooms.get': {
    path: {
      room_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Room;
    write: false;
    action: false;
  };
  'rooms.update': {
    path: {
      room_id: string;
    };
    query: Record<never, never>;
    body: Partial<RoomUpdate>;
    result: Room;
    write: true;
    action: false;
  };
  'rooms.archive': {
    path: {
      room_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Room;
    write: true;
    action: false;
  };
  'rooms.restore': {
    path: {
      room_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Room;
    write: true;
    action: false;
  };
  'classes.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      kind?: 'register' | 'subject' | undefined;
      label?: string | undefined;
      teacher_id?: string | undefined;
      term_id?: string | undefined;
      room_id?: string | undefined;
      academic_year_id?: string | undefined;
      grade_level_id?: string | undefined;
      subject_id?: string | undefined;
    };
    body: never;
    result: ClassPage;
    write: false;
    action: false;
  };
  'classes.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: ClassCreate;
    result: Class;
    write: true;
    action: false;
  };
  'classes.get': {
    path: {
      class_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Class;
    write: false;
    action: false;
  };
  'classes.update': {
    path: {
      class_id: string;
    };
    query: Record<never, never>;
    body: Partial<ClassUpdate>;
    result: Class;
    write: true;
    action: false;
  };
  'classes.archive': {
    path: {
      class_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Class;
    write: true;
    action: false;
  };
  'classes.restore': {
    path: {
      class_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Class;
    write: true;
    action: false;
  };
  'calendar.get': {
    path: Record<never, never>;
    query: {
      from: string;
      to: string;
      grade_level_id?: string | undefined;
    };
    body: never;
    result: CalendarDays;
    write: false;
    action: false;
  };
  'message-templates.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      key?: string | undefined;
      channel?: 'email' | 'sms' | 'push' | 'letter' | undefined;
      locale?: string | undefined;
      status?: 'draft' | 'active' | 'retired' | undefined;
    };
    body: never;
    result: MessageTemplatePage;
    write: false;
    action: false;
  };
  'message-templates.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: MessageTemplateCreate;
    result: MessageTemplate;
    write: true;
    action: false;
  };
  'message-templates.get': {
    path: {
      message_template_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: MessageTemplate;
    write: false;
    action: false;
  };
  'message-templates.update': {
    path: {
      message_template_id: string;
    };
    query: Record<never, never>;
    body: Partial<MessageTemplateUpdate>;
    result: MessageTemplate;
    write: true;
    action: false;
  };
  'message-templates.archive': {
    path: {
      message_template_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: MessageTemplate;
    write: true;
    action: false;
  };
  'message-templates.restore': {
    path: {
      message_template_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: MessageTemplate;
    write: true;
    action: false;
  };
  'message-templates.activate': {
    path: {
      message_template_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: MessageTemplate;
    write: true;
    action: true;
  };
  'message-templates.retire': {
    path: {
      message_template_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: MessageTemplate;
    write: true;
    action: true;
  };
  'message-templates.preview': {
    path: {
      message_template_id: string;
    };
    query: Record<never, never>;
    body: Partial<MessageTemplatePreview>;
    result: MessagePreview;
    write: true;
    action: false;
  };
  'messages.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      channel?: 'email' | 'sms' | 'push' | 'letter' | 'portal' | undefined;
      status?: 'queued' | 'sending' | 'sent' | 'partly_failed' | 'failed' | 'not_configured' | 'cancelled' | undefined;
      learner_id?: string | undefined;
      concerned_learner_id?: string | undefined;
      regarding_id?: string | undefined;
      template_id?: string | undefined;
      announcement_id?: string | undefined;
    };
    body: never;
    result: MessagePage;
    write: false;
    action: false;
  };
  'messages.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: MessageCreate;
    result: Message;
    write: true;
    action: false;
  };
  'messages.get': {
    path: {
      message_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Message;
    write: false;
    action: false;
  };
  'messages.cancel': {
    path: {
      message_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Message;
    write: true;
    action: true;
  };
  'messages.resend': {
    path: {
      message_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Message;
    write: true;
    action: true;
  };
  'announcements.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      status?: 'draft' | 'scheduled' | 'published' | 'expired' | 'cancelled' | 'retracted' | undefined;
    };
    body: never;
    result: AnnouncementPage;
    write: false;
    action: false;
  };
  'announcements.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: AnnouncementCreate;
    result: Announcement;
    write: true;
    action: false;
  };
  'announcements.get': {
    path: {
      announcement_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Announcement;
    write: false;
    action: false;
  };
  'announcements.update': {
    path: {
      announcement_id: string;
    };
    query: Record<never, never>;
    body: Partial<AnnouncementUpdate>;
    result: Announcement;
    write: true;
    action: false;
  };
  'announcements.archive': {
    path: {
      announcement_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Announcement;
    write: true;
    action: false;
  };
  'announcements.restore': {
    path: {
      announcement_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Announcement;
    write: true;
    action: false;
  };
  'announcements.schedule': {
    path: {
      announcement_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Announcement;
    write: true;
    action: true;
  };
  'announcements.publish': {
    path: {
      announcement_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Announcement;
    write: true;
    action: true;
  };
  'announcements.cancel': {
    path: {
      announcement_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Announcement;
    write: true;
    action: true;
  };
  'announcements.retract': {
    path: {
      announcement_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Announcement;
    write: true;
    action: true;
  };
  'message-recipients.list': {
    path: {
      message_id: string;
    };
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      status?: 'queued' | 'sent' | 'delivered' | 'read' | 'failed' | 'bounced' | 'not_configured' | 'suppressed' | undefined;
      guardian_id?: string | undefined;
    };
    body: never;
    result: MessageRecipientPage;
    write: false;
    action: false;
  };
  'message-recipients.get': {
    path: {
      message_id: string;
      message_recipient_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: MessageRecipientWithText;
    write: false;
    action: false;
  };
  'message-recipients.receipt': {
    path: {
      message_id: string;
      message_recipient_id: string;
    };
    query: Record<never, never>;
    body: MessageReceipt;
    result: MessageRecipient;
    write: true;
    action: false;
  };
  'incidents.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      category?: 'disruption' | 'bullying' | 'violence' | 'vandalism' | 'theft' | 'truancy' | 'substance' | 'dress_code' | 'academic_dishonesty' | 'other' | 'merit' | undefined;
      level?: number | undefined;
      status?: 'logged' | 'under_review' | 'resolved' | 'dismissed' | undefined;
      group_id?: string | undefined;
      confidential?: boolean | undefined;
      from?: string | undefined;
      to?: string | undefined;
      learner_id?: string | undefined;
      reported_by?: string | undefined;
    };
    body: never;
    result: IncidentPage;
    write: false;
    action: false;
  };
  'incidents.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: IncidentCreate;
    result: Incident;
    write: true;
    action: false;
  };
  'incidents.get': {
    path: {
      incident_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Incident;
    write: false;
    action: false;
  };
  'incidents.update': {
    path: {
      incident_id: string;
    };
    query: Record<never, never>;
    body: Partial<IncidentUpdate>;
    result: Incident;
    write: true;
    action: false;
  };
  'incidents.archive': {
    path: {
      incident_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Incident;
    write: true;
    action: false;
  };
  'incidents.restore': {
    path: {
      incident_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Incident;
    write: true;
    action: false;
  };
  'incidents.review': {
    path: {
      incident_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Incident;
    write: true;
    action: true;
  };
  'incidents.resolve': {
    path: {
      incident_id: string;
    };
    query: Record<never, never>;
    body: Partial<IncidentResolve>;
    result: Incident;
    write: true;
    action: true;
  };
  'incidents.dismiss': {
    path: {
      incident_id: string;
    };
    query: Record<never, never>;
    body: IncidentDismiss;
    result: Incident;
    write: true;
    action: true;
  };
  'incidents.reopen': {
    path: {
      incident_id: string;
    };
    query: Record<never, never>;
    body: IncidentReopen;
    result: Incident;
    write: true;
    action: true;
  };
  'incidents.add-note': {
    path: {
      incident_id: string;
    };
    query: Record<never, never>;
    body: IncidentNoteCreate;
    result: Incident;
    write: true;
    action: false;
  };
  'follow-ups.list': {
    path: {
      incident_id: string;
    };
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      kind?: 'verbal_warning' | 'written_warning' | 'detention' | 'counselling' | 'parent_meeting' | 'community_service' | 'suspension' | 'expulsion_recommendation' | 'restorative' | 'other' | undefined;
      status?: 'open' | 'done' | 'cancelled' | undefined;
      excuse_id?: string | undefined;
      learner_id?: string | undefined;
      assigned_to?: string | undefined;
    };
    body: never;
    result: FollowUpPage;
    write: false;
    action: false;
  };
  'follow-ups.create': {
    path: {
      incident_id: string;
    };
    query: Record<never, never>;
    body: FollowUpCreate;
    result: FollowUp;
    write: true;
    action: false;
  };
  'follow-ups.get': {
    path: {
      incident_id: string;
      follow_up_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: FollowUp;
    write: false;
    action: false;
  };
  'follow-ups.update': {
    path: {
      incident_id: string;
      follow_up_id: string;
    };
    query: Record<never, never>;
    body: Partial<FollowUpUpdate>;
    result: FollowUp;
    write: true;
    action: false;
  };
  'follow-ups.complete': {
    path: {
      incident_id: string;
      follow_up_id: string;
    };
    query: Record<never, never>;
    body: Partial<FollowUpComplete>;
    result: FollowUp;
    write: true;
    action: true;
  };
  'follow-ups.cancel': {
    path: {
      incident_id: string;
      follow_up_id: string;
    };
    query: Record<never, never>;
    body: Partial<FollowUpCancel>;
    result: FollowUp;
    write: true;
    action: true;
  };
  'parent-notifications.list': {
    path: {
      incident_id: string;
    };
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      learner_id?: string | undefined;
      template_id?: string | undefined;
      guardian_id?: string | undefined;
      message_id?: string | undefined;
    };
    body: never;
    result: ParentNotificationPage;
    write: false;
    action: false;
  };
  'parent-notifications.create': {
    path: {
      incident_id: string;
    };
    query: Record<never, never>;
    body: ParentNotificationCreate;
    result: ParentNotification;
    write: true;
    action: false;
  };
  'parent-notifications.get': {
    path: {
      incident_id: string;
      parent_notification_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: ParentNotification;
    write: false;
    action: false;
  };
  'parent-notifications.acknowledge': {
    path: {
      incident_id: string;
      parent_notification_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: ParentNotification;
    write: true;
    action: false;
  };
  'incidents.bulk': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: IncidentBulk;
    result: IncidentBulkResult;
    write: true;
    action: false;
  };
  'learners.discipline': {
    path: {
      learner_id: string;
    };
    query: {
      from?: string | undefined;
      to?: string | undefined;
    };
    body: never;
    result: LearnerDiscipline;
    write: false;
    action: false;
  };
  'enrollments.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      kind?: 'primary' | 'subject' | undefined;
      status?: 'pending' | 'active' | 'completed' | 'withdrawn' | 'transferred' | 'cancelled' | undefined;
      learner_id?: string | undefined;
      class_id?: string | undefined;
      term_id?: string | undefined;
      grade_level_id?: string | undefined;
      transferred_from_id?: string | undefined;
    };
    body: never;
    result: EnrollmentPage;
    write: false;
    action: false;
  };
  'enrollments.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: EnrollmentCreate;
    result: Enrollment;
    write: true;
    action: false;
  };
  'enrollments.get': {
    path: {
      enrollment_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Enrollment;
    write: false;
    action: false;
  };
  'enrollments.update': {
    path: {
      enrollment_id: string;
    };
    query: Record<never, never>;
    body: Partial<EnrollmentUpdate>;
    result: Enrollment;
    write: true;
    action: false;
  };
  'enrollments.archive': {
    path: {
      enrollment_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Enrollment;
    write: true;
    action: false;
  };
  'enrollments.restore': {
    path: {
      enrollment_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Enrollment;
    write: true;
    action: false;
  };
  'enrollments.activate': {
    path: {
      enrollment_id: string;
    };
    query: Record<never, never>;
    body: Partial<EnrollmentActivate>;
    result: Enrollment;
    write: true;
    action: true;
  };
  'enrollments.withdraw': {
    path: {
      enrollment_id: string;
    };
    query: Record<never, never>;
    body: Partial<EnrollmentWithdraw>;
    result: Enrollment;
    write: true;
    action: true;
  };
  'enrollments.transfer': {
    path: {
      enrollment_id: string;
    };
    query: Record<never, never>;
    body: EnrollmentTransfer;
    result: Enrollment;
    write: true;
    action: true;
  };
  'enrollments.cancel': {
    path: {
      enrollment_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Enrollment;
    write: true;
    action: true;
  };
  'learners.enrollments': {
    path: {
      learner_id: string;
    };
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      term_id?: string | undefined;
      status?: 'pending' | 'active' | 'completed' | 'withdrawn' | 'transferred' | 'cancelled' | undefined;
    };
    body: never;
    result: EnrollmentPage;
    write: false;
    action: false;
  };
  'classes.enrollments': {
    path: {
      class_id: string;
    };
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      term_id?: string | undefined;
      status?: 'pending' | 'active' | 'completed' | 'withdrawn' | 'transferred' | 'cancelled' | undefined;
    };
    body: never;
    result: EnrollmentPage;
    write: false;
    action: false;
  };
  'classes.enroll': {
    path: {
      class_id: string;
    };
    query: Record<never, never>;
    body: EnrollmentBulk;
    result: EnrollmentBulkResult;
    write: true;
    action: false;
  };
  'terms.rollover': {
    path: {
      term_id: string;
    };
    query: Record<never, never>;
    body: TermRollover;
    result: TermRolloverResult;
    write: true;
    action: false;
  };
  'fee-accounts.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      currency?: string | undefined;
      learner_id?: string | undefined;
      payer_guardian_id?: string | undefined;
      merged_into_id?: string | undefined;
    };
    body: never;
    result: FeeAccountPage;
    write: false;
    action: false;
  };
  'fee-accounts.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: FeeAccountCreate;
    result: FeeAccount;
    write: true;
    action: false;
  };
  'fee-accounts.get': {
    path: {
      fee_account_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: FeeAccount;
    write: false;
    action: false;
  };
  'fee-accounts.update': {
    path: {
      fee_account_id: string;
    };
    query: Record<never, never>;
    body: Partial<FeeAccountUpdate>;
    result: FeeAccount;
    write: true;
    action: false;
  };
  'fee-accounts.archive': {
    path: {
      fee_account_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: FeeAccount;
    write: true;
    action: false;
  };
  'fee-accounts.restore': {
    path: {
      fee_account_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: FeeAccount;
    write: true;
    action: false;
  };
  'fee-accounts.merge': {
    path: {
      fee_account_id: string;
    };
    query: Record<never, never>;
    body: FeeAccountMerge;
    result: FeeAccount;
    write: true;
    action: false;
  };
  'fee-accounts.transfer': {
    path: {
      fee_account_id: string;
    };
    query: Record<never, never>;
    body: FeeAccountTransfer;
    result: CreditTransfer;
    write: true;
    action: false;
  };
  'fee-accounts.apply-credit': {
    path: {
      fee_account_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: FeeAccount;
    write: true;
    action: false;
  };
  'fee-items.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      category?: 'tuition' | 'transport' | 'boarding' | 'books' | 'activity' | 'other' | undefined;
      currency?: string | undefined;
      active?: boolean | undefined;
      grade_level_id?: string | undefined;
    };
    body: never;
    result: FeeItemPage;
    write: false;
    action: false;
  };
  'fee-items.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: FeeItemCreate;
    result: FeeItem;
    write: true;
    action: false;
  };
  'fee-items.get': {
    path: {
      fee_item_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: FeeItem;
    write: false;
    action: false;
  };
  'fee-items.update': {
    path: {
      fee_item_id: string;
    };
    query: Record<never, never>;
    body: Partial<FeeItemUpdate>;
    result: FeeItem;
    write: true;
    action: false;
  };
  'fee-items.archive': {
    path: {
      fee_item_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: FeeItem;
    write: true;
    action: false;
  };
  'fee-items.restore': {
    path: {
      fee_item_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: FeeItem;
    write: true;
    action: false;
  };
  'invoices.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      account_id?: string | undefined;
      status?: 'draft' | 'issued' | 'partly_paid' | 'paid' | 'void' | undefined;
      currency?: string | undefined;
      number?: string | undefined;
      overdue?: boolean | undefined;
      due_before?: string | undefined;
      due_after?: string | undefined;
      learner_id?: string | undefined;
      term_id?: string | undefined;
      split_from_id?: string | undefined;
    };
    body: never;
    result: InvoicePage;
    write: false;
    action: false;
  };
  'invoices.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: InvoiceCreate;
    result: Invoice;
    write: true;
    action: false;
  };
  'invoices.get': {
    path: {
      invoice_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Invoice;
    write: false;
    action: false;
  };
  'invoices.update': {
    path: {
      invoice_id: string;
    };
    query: Record<never, never>;
    body: Partial<InvoiceUpdate>;
    result: Invoice;
    write: true;
    action: false;
  };
  'invoices.archive': {
    path: {
      invoice_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Invoice;
    write: true;
    action: false;
  };
  'invoices.restore': {
    path: {
      invoice_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Invoice;
    write: true;
    action: false;
  };
  'invoices.issue': {
    path: {
      invoice_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Invoice;
    write: true;
    action: true;
  };
  'invoices.void': {
    path: {
      invoice_id: string;
    };
    query: Record<never, never>;
    body: InvoiceVoid;
    result: Invoice;
    write: true;
    action: true;
  };
  'invoices.write-off': {
    path: {
      invoice_id: string;
    };
    query: Record<never, never>;
    body: InvoiceWriteOff;
    result: Invoice;
    write: true;
    action: true;
  };
  'credit-notes.list': {
    path: {
      invoice_id: string;
    };
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      kind?: 'credit_note' | 'bursary' | 'write_off' | undefined;
      status?: 'applied' | 'reversed' | undefined;
      account_id?: string | undefined;
      learner_id?: string | undefined;
      bursary_id?: string | undefined;
    };
    body: never;
    result: CreditNotePage;
    write: false;
    action: false;
  };
  'credit-notes.create': {
    path: {
      invoice_id: string;
    };
    query: Record<never, never>;
    body: CreditNoteCreate;
    result: CreditNote;
    write: true;
    action: false;
  };
  'credit-notes.get': {
    path: {
      invoice_id: string;
      credit_note_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: CreditNote;
    write: false;
    action: false;
  };
  'credit-notes.reverse': {
    path: {
      invoice_id: string;
      credit_note_id: string;
    };
    query: Record<never, never>;
    body: CreditNoteReverse;
    result: CreditNote;
    write: true;
    action: true;
  };
  'payments.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      status?: 'received' | 'reversed' | 'refunded' | undefined;
      method?: 'cash' | 'eft' | 'card' | 'debit_order' | 'cheque' | 'voucher' | 'other' | 'transfer' | undefined;
      currency?: string | undefined;
      reference?: string | undefined;
      received_from?: string | undefined;
      received_to?: string | undefined;
      account_id?: string | undefined;
      learner_id?: string | undefined;
      payer_guardian_id?: string | undefined;
      transferred_from_id?: string | undefined;
    };
    body: never;
    result: PaymentPage;
    write: false;
    action: false;
  };
  'payments.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: PaymentCreate;
    result: Payment;
    write: true;
    action: false;
  };
  'payments.get': {
    path: {
      payment_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Payment;
    write: false;
    action: false;
  };
  'payments.update': {
    path: {
      payment_id: string;
    };
    query: Record<never, never>;
    body: Partial<PaymentUpdate>;
    result: Payment;
    write: true;
    action: false;
  };
  'payments.reverse': {
    path: {
      payment_id: string;
    };
    query: Record<never, never>;
    body: PaymentReverse;
    result: Payment;
    write: true;
    action: true;
  };
  'allocations.list': {
    path: {
      payment_id: string;
    };
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      status?: 'applied' | 'reversed' | undefined;
      invoice_id?: string | undefined;
      account_id?: string | undefined;
      learner_id?: string | undefined;
    };
    body: never;
    result: AllocationPage;
    write: false;
    action: false;
  };
  'allocations.create': {
    path: {
      payment_id: string;
    };
    query: Record<never, never>;
    body: AllocationCreate;
    result: Allocation;
    write: true;
    action: false;
  };
  'allocations.get': {
    path: {
      payment_id: string;
      allocation_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Allocation;
    write: false;
    action: false;
  };
  'allocations.reverse': {
    path: {
      payment_id: string;
      allocation_id: string;
    };
    query: Record<never, never>;
    body: AllocationReverse;
    result: Allocation;
    write: true;
    action: true;
  };
  'refunds.list': {
    path: {
      payment_id: string;
    };
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      status?: 'paid' | 'reversed' | undefined;
      account_id?: string | undefined;
    };
    body: never;
    result: RefundPage;
    write: false;
    action: false;
  };
  'refunds.create': {
    path: {
      payment_id: string;
    };
    query: Record<never, never>;
    body: RefundCreate;
    result: Refund;
    write: true;
    action: false;
  };
  'refunds.get': {
    path: {
      payment_id: string;
      refund_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Refund;
    write: false;
    action: false;
  };
  'refunds.reverse': {
    path: {
      payment_id: string;
      refund_id: string;
    };
    query: Record<never, never>;
    body: RefundReverse;
    result: Refund;
    write: true;
    action: true;
  };
  'bursaries.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      kind?: 'percentage' | 'fixed' | 'exemption' | undefined;
      status?: 'proposed' | 'active' | 'ended' | 'declined' | 'revoked' | undefined;
      learner_id?: string | undefined;
      academic_year_id?: string | undefined;
    };
    body: never;
    result: BursaryPage;
    write: false;
    action: false;
  };
  'bursaries.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: BursaryCreate;
    result: Bursary;
    write: true;
    action: false;
  };
  'bursaries.get': {
    path: {
      bursary_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Bursary;
    write: false;
    action: false;
  };
  'bursaries.update': {
    path: {
      bursary_id: string;
    };
    query: Record<never, never>;
    body: Partial<BursaryUpdate>;
    result: Bursary;
    write: true;
    action: false;
  };
  'bursaries.activate': {
    path: {
      bursary_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Bursary;
    write: true;
    action: true;
  };
  'bursaries.decline': {
    path: {
      bursary_id: string;
    };
    query: Record<never, never>;
    body: BursaryDecline;
    result: Bursary;
    write: true;
    action: true;
  };
  'bursaries.end': {
    path: {
      bursary_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Bursary;
    write: true;
    action: true;
  };
  'bursaries.revoke': {
    path: {
      bursary_id: string;
    };
    query: Record<never, never>;
    body: BursaryRevoke;
    result: Bursary;
    write: true;
    action: true;
  };
  'bursaries.apply': {
    path: {
      bursary_id: string;
    };
    query: Record<never, never>;
    body: BursaryApply;
    result: CreditNote;
    write: true;
    action: false;
  };
  'invoices.generate': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: InvoiceGenerate;
    result: InvoiceGenerateResult;
    write: true;
    action: false;
  };
  'invoices.issue-all': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: InvoicesIssue;
    result: InvoicesIssued;
    write: true;
    action: false;
  };
  'invoices.allocations': {
    path: {
      invoice_id: string;
    };
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      status?: 'applied' | 'reversed' | undefined;
    };
    body: never;
    result: AllocationPage;
    write: false;
    action: false;
  };
  'fee-accounts.statement': {
    path: {
      fee_account_id: string;
    };
    query: {
      from: string;
      to: string;
    };
    body: never;
    result: Statement;
    write: false;
    action: false;
  };
  'fee-shares.get': {
    path: {
      learner_id: string;
    };
    query: {
      currency?: string | undefined;
    };
    body: never;
    result: FeeShares;
    write: false;
    action: false;
  };
  'fee-shares.put': {
    path: {
      learner_id: string;
    };
    query: Record<never, never>;
    body: FeeSharesPut;
    result: FeeShares;
    write: true;
    action: false;
  };
  'ledger-entries.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      account_id?: string | undefined;
      learner_id?: string | undefined;
      invoice_id?: string | undefined;
      payment_id?: string | undefined;
      ledger_account?: 'receivable' | 'income' | 'cash' | 'unapplied' | 'transfers' | 'bursary_expense' | 'credit_notes' | 'bad_debt' | undefined;
      journal_id?: string | undefined;
      source_id?: string | undefined;
      from?: string | undefined;
      to?: string | undefined;
    };
    body: never;
    result: LedgerEntryPage;
    write: false;
    action: false;
  };
  'ledger-entries.get': {
    path: {
      ledger_entry_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: LedgerEntry;
    write: false;
    action: false;
  };
  'imports.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      kind?: 'academic_years' | 'terms' | 'grade_levels' | 'subjects' | 'staff' | 'classes' | 'learners' | 'guardians' | 'learner_guardians' | 'enrollments' | 'grades' | 'slots' | 'payments' | undefined;
      status?: 'queued' | 'running' | 'completed' | 'completed_with_errors' | 'failed' | 'cancelled' | 'undoing' | 'undone' | 'partly_undone' | undefined;
      corrects_import_id?: string | undefined;
    };
    body: never;
    result: ImportPage;
    write: false;
    action: false;
  };
  'imports.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: ImportCreate;
    result: Import;
    write: true;
    action: false;
  };
  'imports.get': {
    path: {
      import_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Import;
    write: false;
    action: false;
  };
  'imports.cancel': {
    path: {
      import_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Import;
    write: true;
    action: true;
  };
  'imports.undo': {
    path: {
      import_id: string;
    };
    query: Record<never, never>;
    body: Partial<ImportUndoCreate>;
    result: ImportUndo;
    write: true;
    action: true;
  };
  'imports.rows': {
    path: {
      import_id: string;
    };
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      result?: 'pending' | 'created' | 'updated' | 'unchanged' | 'skipped' | 'failed' | 'removed' | undefined;
      undo?: 'pending' | 'undone' | 'kept' | undefined;
      warning?: boolean | undefined;
    };
    body: never;
    result: ImportRowPage;
    write: false;
    action: false;
  };
  'imports.source': {
    path: {
      import_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: ImportSource;
    write: false;
    action: false;
  };
  'learners.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      grade_level?: string | undefined;
      class?: string | undefined;
      class_id?: string | undefined;
      grade_level_id?: string | undefined;
      status?: 'prospective' | 'active' | 'left' | undefined;
      admission_number?: string | undefined;
      name?: string | undefined;
      guardian_id?: string | undefined;
      enrolled_on?: string | undefined;
      term_id?: string | undefined;
      merged_into_id?: string | undefined;
    };
    body: never;
    result: LearnerPage;
    write: false;
    action: false;
  };
  'learners.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: LearnerCreate;
    result: LearnerWithWarnings;
    write: true;
    action: false;
  };
  'learners.get': {
    path: {
      learner_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Learner;
    write: false;
    action: false;
  };
  'learners.update': {
    path: {
      learner_id: string;
    };
    query: Record<never, never>;
    body: Partial<LearnerUpdate>;
    result: Learner;
    write: true;
    action: false;
  };
  'learners.archive': {
    path: {
      learner_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Learner;
    write: true;
    action: false;
  };
  'learners.restore': {
    path: {
      learner_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Learner;
    write: true;
    action: false;
  };
  'learners.admit': {
    path: {
      learner_id: string;
    };
    query: Record<never, never>;
    body: Partial<LearnerAdmit>;
    result: Learner;
    write: true;
    action: true;
  };
  'learners.leave': {
    path: {
      learner_id: string;
    };
    query: Record<never, never>;
    body: LearnerLeave;
    result: Learner;
    write: true;
    action: true;
  };
  'learners.cancel-leave': {
    path: {
      learner_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Learner;
    write: true;
    action: true;
  };
  'learners.merge': {
    path: {
      learner_id: string;
    };
    query: Record<never, never>;
    body: LearnerMerge;
    result: PersonMerge;
    write: true;
    action: false;
  };
  'learners.unmerge': {
    path: {
      learner_id: string;
    };
    query: Record<never, never>;
    body: LearnerMerge;
    result: PersonMerge;
    write: true;
    action: false;
  };
  'guardians.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      name?: string | undefined;
      email?: string | undefined;
      phone?: string | undefined;
      phone_prefix?: string | undefined;
      merged_into_id?: string | undefined;
    };
    body: never;
    result: GuardianPage;
    write: false;
    action: false;
  };
  'guardians.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: GuardianCreate;
    result: GuardianWithWarnings;
    write: true;
    action: false;
  };
  'guardians.get': {
    path: {
      guardian_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Guardian;
    write: false;
    action: false;
  };
  'guardians.update': {
    path: {
      guardian_id: string;
    };
    query: Record<never, never>;
    body: Partial<GuardianUpdate>;
    result: Guardian;
    write: true;
    action: false;
  };
  'guardians.archive': {
    path: {
      guardian_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Guardian;
    write: true;
    action: false;
  };
  'guardians.restore': {
    path: {
      guardian_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Guardian;
    write: true;
    action: false;
  };
  'guardians.merge': {
    path: {
      guardian_id: string;
    };
    query: Record<never, never>;
    body: GuardianMerge;
    result: PersonMerge;
    write: true;
    action: false;
  };
  'guardians.unmerge': {
    path: {
      guardian_id: string;
    };
    query: Record<never, never>;
    body: GuardianMerge;
    result: PersonMerge;
    write: true;
    action: false;
  };
  'learner-guardians.list': {
    path: {
      learner_id: string;
    };
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      guardian_id?: string | undefined;
    };
    body: never;
    result: LearnerGuardianPage;
    write: false;
    action: false;
  };
  'learner-guardians.create': {
    path: {
      learner_id: string;
    };
    query: Record<never, never>;
    body: LearnerGuardianCreate;
    result: LearnerGuardian;
    write: true;
    action: false;
  };
  'learner-guardians.get': {
    path: {
      learner_id: string;
      learner_guardian_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: LearnerGuardian;
    write: false;
    action: false;
  };
  'learner-guardians.update': {
    path: {
      learner_id: string;
      learner_guardian_id: string;
    };
    query: Record<never, never>;
    body: Partial<LearnerGuardianUpdate>;
    result: LearnerGuardian;
    write: true;
    action: false;
  };
  'learner-guardians.archive': {
    path: {
      learner_id: string;
      learner_guardian_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: LearnerGuardian;
    write: true;
    action: false;
  };
  'learner-guardians.restore': {
    path: {
      learner_id: string;
      learner_guardian_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: LearnerGuardian;
    write: true;
    action: false;
  };
  'medical-notes.list': {
    path: {
      learner_id: string;
    };
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      kind?: 'allergy' | 'condition' | 'medication' | 'immunisation' | 'injury' | 'doctor_note' | 'dietary' | 'other' | undefined;
      severity?: 'info' | 'caution' | 'critical' | undefined;
    };
    body: never;
    result: MedicalNotePage;
    write: false;
    action: false;
  };
  'medical-notes.create': {
    path: {
      learner_id: string;
    };
    query: Record<never, never>;
    body: MedicalNoteCreate;
    result: MedicalNote;
    write: true;
    action: false;
  };
  'medical-notes.get': {
    path: {
      learner_id: string;
      medical_note_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: MedicalNote;
    write: false;
    action: false;
  };
  'medical-notes.update': {
    path: {
      learner_id: string;
      medical_note_id: string;
    };
    query: Record<never, never>;
    body: Partial<MedicalNoteUpdate>;
    result: MedicalNote;
    write: true;
    action: false;
  };
  'medical-notes.archive': {
    path: {
      learner_id: string;
      medical_note_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: MedicalNote;
    write: true;
    action: false;
  };
  'medical-notes.restore': {
    path: {
      learner_id: string;
      medical_note_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: MedicalNote;
    write: true;
    action: false;
  };
  'learners.leave-all': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: LearnersLeave;
    result: LearnersLeft;
    write: true;
    action: false;
  };
  'learners.export': {
    path: {
      learner_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: LearnerExport;
    write: false;
    action: false;
  };
  'learners.erase': {
    path: {
      learner_id: string;
    };
    query: Record<never, never>;
    body: LearnerErase;
    result: Learner;
    write: true;
    action: false;
  };
  'learners.siblings': {
    path: {
      learner_id: string;
    };
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
    };
    body: never;
    result: LearnerPage;
    write: false;
    action: false;
  };
  'learners.timeline': {
    path: {
      learner_id: string;
    };
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
    };
    body: never;
    result: TimelineEntryPage;
    write: false;
    action: false;
  };
  'guardians.erase': {
    path: {
      guardian_id: string;
    };
    query: Record<never, never>;
    body: GuardianErase;
    result: Guardian;
    write: true;
    action: false;
  };
  'guardians.learners': {
    path: {
      guardian_id: string;
    };
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
    };
    body: never;
    result: LearnerGuardianPage;
    write: false;
    action: false;
  };
  'request-log.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
      status?: number | undefined;
      status_class?: '2xx' | '3xx' | '4xx' | '5xx' | undefined;
      errors_only?: boolean | undefined;
      error_code?: string | undefined;
      operation?: string | undefined;
      path?: string | undefined;
      actor_id?: string | undefined;
      request_id?: string | undefined;
      from?: string | undefined;
      to?: string | undefined;
    };
    body: never;
    result: LoggedRequestPage;
    write: false;
    action: false;
  };
  'request-log.errors': {
    path: Record<never, never>;
    query: {
      actor_id?: string | undefined;
      from?: string | undefined;
      to?: string | undefined;
    };
    body: never;
    result: RequestErrors;
    write: false;
    action: false;
  };
  'request-log.status': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: never;
    result: RequestLogStatus;
    write: false;
    action: false;
  };
  'request-log.get': {
    path: {
      logged_request_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: LoggedRequest;
    write: false;
    action: false;
  };
  'school.get': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: never;
    result: School;
    write: false;
    action: false;
  };
  'school.update': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: Partial<SchoolUpdate>;
    result: School;
    write: true;
    action: false;
  };
  'retention.get': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: never;
    result: Retention;
    write: false;
    action: false;
  };
  'retention.update': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: Partial<RetentionUpdate>;
    result: Retention;
    write: true;
    action: false;
  };
  'retention.preview': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: Partial<RetentionUpdate>;
    result: RetentionPreview;
    write: true;
    action: false;
  };
  'school-logo.get': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: never;
    result: SchoolLogo;
    write: false;
    action: false;
  };
  'school-logo.put': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: SchoolLogoPut;
    result: SchoolLogo;
    write: true;
    action: false;
  };
  'school-logo.delete': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: never;
    result: SchoolLogo;
    write: true;
    action: false;
  };
  'test-clock.get': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: never;
    result: TestClock;
    write: false;
    action: false;
  };
  'test-clock.advance': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: TestClockAdvance;
    result: TestClock;
    write: true;
    action: false;
  };
  'settings-links.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      status?: 'pending' | 'used' | 'expired' | 'revoked' | undefined;
      staff_id?: string | undefined;
    };
    body: never;
    result: SettingsLinkPage;
    write: false;
    action: false;
  };
  'settings-links.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: SettingsLinkCreate;
    result: SettingsLinkWithUrl;
    write: true;
    action: false;
  };
  'settings-links.get': {
    path: {
      settings_link_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: SettingsLink;
    write: false;
    action: false;
  };
  'settings-links.revoke': {
    path: {
      settings_link_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: SettingsLink;
    write: true;
    action: false;
  };
  'settings-sessions.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      status?: 'active' | 'ended' | 'expired' | undefined;
      staff_id?: string | undefined;
      settings_link_id?: string | undefined;
    };
    body: never;
    result: SettingsSessionPage;
    write: false;
    action: false;
  };
  'settings-sessions.get': {
    path: {
      settings_session_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: SettingsSession;
    write: false;
    action: false;
  };
  'settings-sessions.end': {
    path: {
      settings_session_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: SettingsSession;
    write: true;
    action: false;
  };
  'staff.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      name?: string | undefined;
      staff_type?: 'teacher' | 'admin' | 'support' | 'management' | undefined;
      status?: 'invited' | 'active' | 'suspended' | 'left' | undefined;
      role?: 'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer' | undefined;
      subject_id?: string | undefined;
      class_id?: string | undefined;
      email?: string | undefined;
      employee_number?: string | undefined;
      merged_into_id?: string | undefined;
    };
    body: never;
    result: StaffPage;
    write: false;
    action: false;
  };
  'staff.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: StaffCreate;
    result: StaffWithWarnings;
    write: true;
    action: false;
  };
  'staff.get': {
    path: {
      staff_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Staff;
    write: false;
    action: false;
  };
  'staff.update': {
    path: {
      staff_id: string;
    };
    query: Record<never, never>;
    body: Partial<StaffUpdate>;
    result: Staff;
    write: true;
    action: false;
  };
  'staff.archive': {
    path: {
      staff_id: string;
    };
    query: {
      reassign_to?: string | undefined;
    };
    body: never;
    result: Staff;
    write: true;
    action: false;
  };
  'staff.restore': {
    path: {
      staff_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Staff;
    write: true;
    action: false;
  };
  'staff.suspend': {
    path: {
      staff_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Staff;
    write: true;
    action: true;
  };
  'staff.reactivate': {
    path: {
      staff_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Staff;
    write: true;
    action: true;
  };
  'staff.unlink-login': {
    path: {
      staff_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Staff;
    write: true;
    action: false;
  };
  'staff.leave': {
    path: {
      staff_id: string;
    };
    query: Record<never, never>;
    body: StaffLeave;
    result: Staff;
    write: true;
    action: true;
  };
  'staff.merge': {
    path: {
      staff_id: string;
    };
    query: Record<never, never>;
    body: StaffMerge;
    result: PersonMerge;
    write: true;
    action: false;
  };
  'staff.unmerge': {
    path: {
      staff_id: string;
    };
    query: Record<never, never>;
    body: StaffMerge;
    result: PersonMerge;
    write: true;
    action: false;
  };
  'invitations.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      status?: 'pending' | 'accepted' | 'expired' | 'revoked' | undefined;
      email?: string | undefined;
      staff_id?: string | undefined;
    };
    body: never;
    result: InvitationPage;
    write: false;
    action: false;
  };
  'invitations.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: InvitationCreate;
    result: InvitationWithToken;
    write: true;
    action: false;
  };
  'invitations.get': {
    path: {
      invitation_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Invitation;
    write: false;
    action: false;
  };
  'invitations.resend': {
    path: {
      invitation_id: string;
    };
    query: Record<never, never>;
    body: Partial<InvitationResend>;
    result: InvitationWithToken;
    write: true;
    action: true;
  };
  'invitations.revoke': {
    path: {
      invitation_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Invitation;
    write: true;
    action: true;
  };
  'role-assignments.list': {
    path: {
      staff_id: string;
    };
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      role?: 'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer' | undefined;
      scope_id?: string | undefined;
    };
    body: never;
    result: RoleAssignmentPage;
    write: false;
    action: false;
  };
  'role-assignments.create': {
    path: {
      staff_id: string;
    };
    query: Record<never, never>;
    body: RoleAssignmentCreate;
    result: RoleAssignment;
    write: true;
    action: false;
  };
  'role-assignments.get': {
    path: {
      staff_id: string;
      role_assignment_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: RoleAssignment;
    write: false;
    action: false;
  };
  'role-assignments.update': {
    path: {
      staff_id: string;
      role_assignment_id: string;
    };
    query: Record<never, never>;
    body: Partial<RoleAssignmentUpdate>;
    result: RoleAssignment;
    write: true;
    action: false;
  };
  'role-assignments.archive': {
    path: {
      staff_id: string;
      role_assignment_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: RoleAssignment;
    write: true;
    action: false;
  };
  'qualifications.list': {
    path: {
      staff_id: string;
    };
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      kind?: 'degree' | 'diploma' | 'certificate' | 'registration' | 'clearance' | 'first_aid' | 'other' | undefined;
      status?: 'unverified' | 'verified' | 'rejected' | 'expired' | undefined;
      subject_id?: string | undefined;
      expires_before?: string | undefined;
    };
    body: never;
    result: QualificationPage;
    write: false;
    action: false;
  };
  'qualifications.create': {
    path: {
      staff_id: string;
    };
    query: Record<never, never>;
    body: QualificationCreate;
    result: Qualification;
    write: true;
    action: false;
  };
  'qualifications.get': {
    path: {
      staff_id: string;
      qualification_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Qualification;
    write: false;
    action: false;
  };
  'qualifications.update': {
    path: {
      staff_id: string;
      qualification_id: string;
    };
    query: Record<never, never>;
    body: Partial<QualificationUpdate>;
    result: Qualification;
    write: true;
    action: false;
  };
  'qualifications.archive': {
    path: {
      staff_id: string;
      qualification_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Qualification;
    write: true;
    action: false;
  };
  'qualifications.restore': {
    path: {
      staff_id: string;
      qualification_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Qualification;
    write: true;
    action: false;
  };
  'qualifications.verify': {
    path: {
      staff_id: string;
      qualification_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Qualification;
    write: true;
    action: true;
  };
  'qualifications.reject': {
    path: {
      staff_id: string;
      qualification_id: string;
    };
    query: Record<never, never>;
    body: QualificationReject;
    result: Qualification;
    write: true;
    action: true;
  };
  'invitations.accept': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: InvitationAccept;
    result: Staff;
    write: true;
    action: false;
  };
  'staff.erase': {
    path: {
      staff_id: string;
    };
    query: Record<never, never>;
    body: StaffErase;
    result: Staff;
    write: true;
    action: false;
  };
  'timetables.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      status?: 'draft' | 'published' | 'retired' | undefined;
      grade_level_id?: string | undefined;
      academic_year_id?: string | undefined;
      term_id?: string | undefined;
    };
    body: never;
    result: TimetablePage;
    write: false;
    action: false;
  };
  'timetables.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: TimetableCreate;
    result: Timetable;
    write: true;
    action: false;
  };
  'timetables.get': {
    path: {
      timetable_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Timetable;
    write: false;
    action: false;
  };
  'timetables.update': {
    path: {
      timetable_id: string;
    };
    query: Record<never, never>;
    body: Partial<TimetableUpdate>;
    result: Timetable;
    write: true;
    action: false;
  };
  'timetables.archive': {
    path: {
      timetable_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Timetable;
    write: true;
    action: false;
  };
  'timetables.restore': {
    path: {
      timetable_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Timetable;
    write: true;
    action: false;
  };
  'timetables.publish': {
    path: {
      timetable_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Timetable;
    write: true;
    action: true;
  };
  'timetables.retire': {
    path: {
      timetable_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Timetable;
    write: true;
    action: true;
  };
  'timetables.clone': {
    path: {
      timetable_id: string;
    };
    query: Record<never, never>;
    body: Partial<TimetableClone>;
    result: Timetable;
    write: true;
    action: false;
  };
  'periods.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      day_pattern?: string | undefined;
      kind?: 'lesson' | 'registration' | 'break' | 'assembly' | 'sport' | 'other' | undefined;
      timetable_id?: string | undefined;
    };
    body: never;
    result: PeriodPage;
    write: false;
    action: false;
  };
  'periods.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: PeriodCreate;
    result: Period;
    write: true;
    action: false;
  };
  'periods.get': {
    path: {
      period_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Period;
    write: false;
    action: false;
  };
  'periods.update': {
    path: {
      period_id: string;
    };
    query: Record<never, never>;
    body: Partial<PeriodUpdate>;
    result: Period;
    write: true;
    action: false;
  };
  'periods.archive': {
    path: {
      period_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Period;
    write: true;
    action: false;
  };
  'periods.restore': {
    path: {
      period_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Period;
    write: true;
    action: false;
  };
  'slots.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      status?: 'draft' | 'published' | 'ended' | undefined;
      cycle_day?: number | undefined;
      block?: string | undefined;
      staff_id?: string | undefined;
      timetable_id?: string | undefined;
      period_id?: string | undefined;
      class_id?: string | undefined;
      subject_id?: string | undefined;
      teacher_id?: string | undefined;
      room_id?: string | undefined;
    };
    body: never;
    result: SlotPage;
    write: false;
    action: false;
  };
  'slots.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: SlotCreate;
    result: SlotWithWarnings;
    write: true;
    action: false;
  };
  'slots.get': {
    path: {
      slot_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Slot;
    write: false;
    action: false;
  };
  'slots.update': {
    path: {
      slot_id: string;
    };
    query: Record<never, never>;
    body: Partial<SlotUpdate>;
    result: SlotWithWarnings;
    write: true;
    action: false;
  };
  'slots.archive': {
    path: {
      slot_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Slot;
    write: true;
    action: false;
  };
  'slots.restore': {
    path: {
      slot_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Slot;
    write: true;
    action: false;
  };
  'room-assignments.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      status?: 'active' | 'ended' | undefined;
      slot_id?: string | undefined;
      room_id?: string | undefined;
    };
    body: never;
    result: RoomAssignmentPage;
    write: false;
    action: false;
  };
  'room-assignments.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: RoomAssignmentCreate;
    result: RoomAssignmentWithWarnings;
    write: true;
    action: false;
  };
  'room-assignments.get': {
    path: {
      room_assignment_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: RoomAssignment;
    write: false;
    action: false;
  };
  'room-assignments.update': {
    path: {
      room_assignment_id: string;
    };
    query: Record<never, never>;
    body: Partial<RoomAssignmentUpdate>;
    result: RoomAssignmentWithWarnings;
    write: true;
    action: false;
  };
  'room-assignments.archive': {
    path: {
      room_assignment_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: RoomAssignment;
    write: true;
    action: false;
  };
  'room-assignments.restore': {
    path: {
      room_assignment_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: RoomAssignment;
    write: true;
    action: false;
  };
  'teacher-allocations.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      role?: 'lead' | 'assistant' | 'substitute' | undefined;
      status?: 'active' | 'ended' | undefined;
      slot_id?: string | undefined;
      staff_id?: string | undefined;
      replaces_id?: string | undefined;
    };
    body: never;
    result: TeacherAllocationPage;
    write: false;
    action: false;
  };
  'teacher-allocations.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: TeacherAllocationCreate;
    result: TeacherAllocationWithWarnings;
    write: true;
    action: false;
  };
  'teacher-allocations.get': {
    path: {
      teacher_allocation_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: TeacherAllocation;
    write: false;
    action: false;
  };
  'teacher-allocations.update': {
    path: {
      teacher_allocation_id: string;
    };
    query: Record<never, never>;
    body: Partial<TeacherAllocationUpdate>;
    result: TeacherAllocationWithWarnings;
    write: true;
    action: false;
  };
  'teacher-allocations.archive': {
    path: {
      teacher_allocation_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: TeacherAllocation;
    write: true;
    action: false;
  };
  'teacher-allocations.restore': {
    path: {
      teacher_allocation_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: TeacherAllocation;
    write: true;
    action: false;
  };
  'calendar-feeds.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      staff_id?: string | undefined;
      class_id?: string | undefined;
      learner_id?: string | undefined;
      guardian_id?: string | undefined;
      room_id?: string | undefined;
    };
    body: never;
    result: CalendarFeedPage;
    write: false;
    action: false;
  };
  'calendar-feeds.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: CalendarFeedCreate;
    result: CalendarFeedWithUrl;
    write: true;
    action: false;
  };
  'calendar-feeds.get': {
    path: {
      calendar_feed_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: CalendarFeed;
    write: false;
    action: false;
  };
  'calendar-feeds.archive': {
    path: {
      calendar_feed_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: CalendarFeed;
    write: true;
    action: false;
  };
  'slots.bulk': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: SlotBulk;
    result: SlotBulkResult;
    write: true;
    action: false;
  };
  'timetables.conflicts': {
    path: {
      timetable_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: TimetableConflicts;
    write: false;
    action: false;
  };
  'lessons.get': {
    path: Record<never, never>;
    query: {
      date?: string | undefined;
      from?: string | undefined;
      to?: string | undefined;
      class_id?: string | undefined;
      staff_id?: string | undefined;
      room_id?: string | undefined;
      learner_id?: string | undefined;
    };
    body: never;
    result: Lessons;
    write: false;
    action: false;
  };
  'lessons.ics': {
    path: Record<never, never>;
    query: {
      token?: string | undefined;
      class_id?: string | undefined;
      staff_id?: string | undefined;
      room_id?: string | undefined;
      learner_id?: string | undefined;
    };
    body: never;
    result: never;
    write: false;
    action: false;
  };
  'calendar.ics': {
    path: Record<never, never>;
    query: {
      token?: string | undefined;
      class_id?: string | undefined;
      staff_id?: string | undefined;
      learner_id?: string | undefined;
      guardian_id?: string | undefined;
    };
    body: never;
    result: never;
    write: false;
    action: false;
  };
  'webhooks.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      status?: 'active' | 'paused' | 'disabled' | undefined;
    };
    body: never;
    result: WebhookPage;
    write: false;
    action: false;
  };
  'webhooks.create': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: WebhookCreate;
    result: WebhookWithSecret;
    write: true;
    action: false;
  };
  'webhooks.get': {
    path: {
      webhook_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Webhook;
    write: false;
    action: false;
  };
  'webhooks.update': {
    path: {
      webhook_id: string;
    };
    query: Record<never, never>;
    body: Partial<WebhookUpdate>;
    result: Webhook;
    write: true;
    action: false;
  };
  'webhooks.archive': {
    path: {
      webhook_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Webhook;
    write: true;
    action: false;
  };
  'webhooks.restore': {
    path: {
      webhook_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Webhook;
    write: true;
    action: false;
  };
  'webhooks.rotate-secret': {
    path: {
      webhook_id: string;
    };
    query: Record<never, never>;
    body: Partial<WebhookRotateSecret>;
    result: WebhookWithSecret;
    write: true;
    action: false;
  };
  'webhooks.pause': {
    path: {
      webhook_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Webhook;
    write: true;
    action: true;
  };
  'webhooks.activate': {
    path: {
      webhook_id: string;
    };
    query: Record<never, never>;
    body: Partial<WebhookActivate>;
    result: Webhook;
    write: true;
    action: true;
  };
  'webhooks.send-waiting': {
    path: {
      webhook_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: WaitingDeliveries;
    write: true;
    action: false;
  };
  'webhooks.test': {
    path: {
      webhook_id: string;
    };
    query: Record<never, never>;
    body: WebhookTest;
    result: Delivery;
    write: true;
    action: false;
  };
  'webhook-recoveries.list': {
    path: {
      webhook_id: string;
    };
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any' | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
      updated_after?: string | undefined;
      external_id?: string | undefined;
      status?: 'queued' | 'running' | 'completed' | 'cancelled' | 'failed' | undefined;
    };
    body: never;
    result: WebhookRecoveryPage;
    write: false;
    action: false;
  };
  'webhook-recoveries.create': {
    path: {
      webhook_id: string;
    };
    query: Record<never, never>;
    body: WebhookRecoveryCreate;
    result: WebhookRecovery;
    write: true;
    action: false;
  };
  'webhook-recoveries.get': {
    path: {
      webhook_id: string;
      webhook_recovery_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: WebhookRecovery;
    write: false;
    action: false;
  };
  'webhook-recoveries.cancel': {
    path: {
      webhook_id: string;
      webhook_recovery_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: WebhookRecovery;
    write: true;
    action: true;
  };
  'deliveries.list': {
    path: {
      webhook_id: string;
    };
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      status?: 'pending' | 'succeeded' | 'retrying' | 'failed' | 'held' | 'cancelled' | undefined;
      waiting?: boolean | undefined;
      given_up?: boolean | undefined;
      event_type?: 'assessment.published' | 'assessment.reopened' | 'term-report.published' | 'term-report.withdrawn' | 'attendance.recorded' | 'attendance.voided' | 'attendance.excuse-approved' | 'attendance.excuse-withdrawn' | 'attendance.excuse-archived' | 'attendance.excuse-restored' | 'message.failed' | 'discipline.incident-logged' | 'discipline.incident-updated' | 'discipline.incident-dismissed' | 'discipline.incident-archived' | 'discipline.incident-restored' | 'learner.enrolled' | 'enrollment.updated' | 'enrollment.ended' | 'enrollment.archived' | 'enrollment.restored' | 'fee-account.merged' | 'fee.invoiced' | 'invoice.rescheduled' | 'invoice.voided' | 'credit-note.applied' | 'credit-note.reversed' | 'payment.transferred' | 'payment.received' | 'payment.reversed' | 'fee.reconciled' | 'allocation.reversed' | 'refund.paid' | 'refund.reversed' | 'learner.erased' | 'guardian.erased' | 'learner.merged' | 'guardian.merged' | 'learner.created' | 'learner.archived' | 'learner.restored' | 'learner.updated' | 'learner.left' | 'guardian.created' | 'guardian.updated' | 'guardian.archived' | 'guardian.restored' | 'guardian.linked' | 'guardian.link-updated' | 'guardian.unlinked' | 'staff.invited' | 'staff.invitation-revoked' | 'staff.activated' | 'staff.created' | 'staff.updated' | 'staff.left' | 'staff.archived' | 'staff.erased' | 'staff.merged' | 'staff.restored' | 'webhook.failing' | 'webhook.disabled' | 'webhook.recovered' | undefined;
      event_id?: string | undefined;
      error?: DeliveryError | undefined;
      sent_since?: string | undefined;
      sent_before?: string | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
    };
    body: never;
    result: DeliveryPage;
    write: false;
    action: false;
  };
  'deliveries.get': {
    path: {
      webhook_id: string;
      delivery_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Delivery;
    write: false;
    action: false;
  };
  'deliveries.redeliver': {
    path: {
      webhook_id: string;
      delivery_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Delivery;
    write: true;
    action: false;
  };
  'webhooks.stats': {
    path: {
      webhook_id: string;
    };
    query: {
      period?: 'day' | 'week' | 'month' | undefined;
    };
    body: never;
    result: WebhookStats;
    write: false;
    action: false;
  };
  'delivery-log.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      webhook_id?: string | undefined;
      status?: 'pending' | 'succeeded' | 'retrying' | 'failed' | 'held' | 'cancelled' | undefined;
      waiting?: boolean | undefined;
      given_up?: boolean | undefined;
      event_type?: 'assessment.published' | 'assessment.reopened' | 'term-report.published' | 'term-report.withdrawn' | 'attendance.recorded' | 'attendance.voided' | 'attendance.excuse-approved' | 'attendance.excuse-withdrawn' | 'attendance.excuse-archived' | 'attendance.excuse-restored' | 'message.failed' | 'discipline.incident-logged' | 'discipline.incident-updated' | 'discipline.incident-dismissed' | 'discipline.incident-archived' | 'discipline.incident-restored' | 'learner.enrolled' | 'enrollment.updated' | 'enrollment.ended' | 'enrollment.archived' | 'enrollment.restored' | 'fee-account.merged' | 'fee.invoiced' | 'invoice.rescheduled' | 'invoice.voided' | 'credit-note.applied' | 'credit-note.reversed' | 'payment.transferred' | 'payment.received' | 'payment.reversed' | 'fee.reconciled' | 'allocation.reversed' | 'refund.paid' | 'refund.reversed' | 'learner.erased' | 'guardian.erased' | 'learner.merged' | 'guardian.merged' | 'learner.created' | 'learner.archived' | 'learner.restored' | 'learner.updated' | 'learner.left' | 'guardian.created' | 'guardian.updated' | 'guardian.archived' | 'guardian.restored' | 'guardian.linked' | 'guardian.link-updated' | 'guardian.unlinked' | 'staff.invited' | 'staff.invitation-revoked' | 'staff.activated' | 'staff.created' | 'staff.updated' | 'staff.left' | 'staff.archived' | 'staff.erased' | 'staff.merged' | 'staff.restored' | 'webhook.failing' | 'webhook.disabled' | 'webhook.recovered' | undefined;
      event_id?: string | undefined;
      resource_id?: string | undefined;
      status_class?: '2xx' | '3xx' | '4xx' | '5xx' | 'none' | undefined;
      error?: DeliveryError | undefined;
      sent_since?: string | undefined;
      sent_before?: string | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
    };
    body: never;
    result: DeliveryPage;
    write: false;
    action: false;
  };
  'delivery-log.stats': {
    path: Record<never, never>;
    query: {
      period?: 'day' | 'week' | 'month' | undefined;
    };
    body: never;
    result: DeliveryStats;
    write: false;
    action: false;
  };
  'delivery-log.redeliver': {
    path: Record<never, never>;
    query: Record<never, never>;
    body: Partial<DeliveriesRedeliver>;
    result: RedeliveredDeliveries;
    write: true;
    action: false;
  };
  'delivery-log.get': {
    path: {
      delivery_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: DeliveryWithRequest;
    write: false;
    action: false;
  };
  'events.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
      type?: 'assessment.published' | 'assessment.reopened' | 'term-report.published' | 'term-report.withdrawn' | 'attendance.recorded' | 'attendance.voided' | 'attendance.excuse-approved' | 'attendance.excuse-withdrawn' | 'attendance.excuse-archived' | 'attendance.excuse-restored' | 'message.failed' | 'discipline.incident-logged' | 'discipline.incident-updated' | 'discipline.incident-dismissed' | 'discipline.incident-archived' | 'discipline.incident-restored' | 'learner.enrolled' | 'enrollment.updated' | 'enrollment.ended' | 'enrollment.archived' | 'enrollment.restored' | 'fee-account.merged' | 'fee.invoiced' | 'invoice.rescheduled' | 'invoice.voided' | 'credit-note.applied' | 'credit-note.reversed' | 'payment.transferred' | 'payment.received' | 'payment.reversed' | 'fee.reconciled' | 'allocation.reversed' | 'refund.paid' | 'refund.reversed' | 'learner.erased' | 'guardian.erased' | 'learner.merged' | 'guardian.merged' | 'learner.created' | 'learner.archived' | 'learner.restored' | 'learner.updated' | 'learner.left' | 'guardian.created' | 'guardian.updated' | 'guardian.archived' | 'guardian.restored' | 'guardian.linked' | 'guardian.link-updated' | 'guardian.unlinked' | 'staff.invited' | 'staff.invitation-revoked' | 'staff.activated' | 'staff.created' | 'staff.updated' | 'staff.left' | 'staff.archived' | 'staff.erased' | 'staff.merged' | 'staff.restored' | 'webhook.failing' | 'webhook.disabled' | 'webhook.recovered' | undefined;
      resource_id?: string | undefined;
      delivery_success?: boolean | undefined;
      created_after?: string | undefined;
      created_before?: string | undefined;
    };
    body: never;
    result: EventPage;
    write: false;
    action: false;
  };
  'events.get': {
    path: {
      event_id: string;
    };
    query: Record<never, never>;
    body: never;
    result: Event;
    write: false;
    action: false;
  };
  'events.deliveries': {
    path: {
      event_id: string;
    };
    query: {
      limit: number;
      starting_after?: string | undefined;
      order: 'asc' | 'desc';
    };
    body: never;
    result: EventDeliveryPage;
    write: false;
    action: false;
  };
}

/** The operations of each resource, by verb. */
export interface Resources {
  'api-keys': {
    'list': 'api-keys.list';
    'create': 'api-keys.create';
    'get': 'api-keys.get';
    'update': 'api-keys.update';
    'roll': 'api-keys.roll';
    'revoke': 'api-keys.revoke';
  };
  'grading-scales': {
    'list': 'grading-scales.list';
    'create': 'grading-scales.create';
    'get': 'grading-scales.get';
    'update': 'grading-scales.update';
    'archive': 'grading-scales.archive';
    'restore': 'grading-scales.restore';
    'clone': 'grading-scales.clone';
  };
  'assessments': {
    'list': 'assessments.list';
    'create': 'assessments.create';
    'get': 'assessments.get';
    'update': 'assessments.update';
    'archive': 'assessments.archive';
    'restore': 'assessments.restore';
    'open': 'assessments.open';
    'publish': 'assessments.publish';
    'reopen': 'assessments.reopen';
    'cancel': 'assessments.cancel';
  };
  'grades': {
    'list': 'grades.list';
    'create': 'grades.create';
    'put': 'grades.put';
    'get': 'grades.get';
    'update': 'grades.update';
    'archive': 'grades.archive';
    'restore': 'grades.restore';
    'search': 'grades.search';
  };
  'term-reports': {
    'list': 'term-reports.list';
    'get': 'term-reports.get';
    'update': 'term-reports.update';
    'publish': 'term-reports.publish';
    'withdraw': 'term-reports.withdraw';
    'generate': 'term-reports.generate';
    'publish-all': 'term-reports.publish-all';
  };
  'term-results': {
    'get': 'term-results.get';
  };
  'registers': {
    'list': 'registers.list';
    'create': 'registers.create';
    'get': 'registers.get';
    'update': 'registers.update';
    'void': 'registers.void';
  };
  'excuses': {
    'list': 'excuses.list';
    'create': 'excuses.create';
    'get': 'excuses.get';
    'update': 'excuses.update';
    'archive': 'excuses.archive';
    'restore': 'excuses.restore';
    'approve': 'excuses.approve';
    'reject': 'excuses.reject';
    'withdraw': 'excuses.withdraw';
  };
  'attendance': {
    'daily': 'attendance.daily';
    'summary': 'attendance.summary';
    'missing': 'attendance.missing';
    'alerts': 'attendance.alerts';
  };
  'audit-log': {
    'list': 'audit-log.list';
    'verify': 'audit-log.verify';
    'head': 'audit-log.head';
    'export': 'audit-log.export';
    'get': 'audit-log.get';
  };
  'academic-years': {
    'list': 'academic-years.list';
    'create': 'academic-years.create';
    'get': 'academic-years.get';
    'update': 'academic-years.update';
    'archive': 'academic-years.archive';
    'restore': 'academic-years.restore';
    'start': 'academic-years.start';
    'close': 'academic-years.close';
  };
  'terms': {
    'list': 'terms.list';
    'create': 'terms.create';
    'get': 'terms.get';
    'update': 'terms.update';
    'archive': 'terms.archive';
    'restore': 'terms.restore';
    'open': 'terms.open';
    'close': 'terms.close';
    'reopen': 'terms.reopen';
    'rollover': 'terms.rollover';
  };
  'calendar-exceptions': {
    'list': 'calendar-exceptions.list';
    'create': 'calendar-exceptions.create';
    'get': 'calendar-exceptions.get';
    'update': 'calendar-exceptions.update';
    'archive': 'calendar-exceptions.archive';
    'restore': 'calendar-exceptions.restore';
  };
  'grade-levels': {
    'list': 'grade-levels.list';
    'create': 'grade-levels.create';
    'get': 'grade-levels.get';
    'update': 'grade-levels.update';
    'archive': 'grade-levels.archive';
    'restore': 'grade-levels.restore';
  };
  'subjects': {
    'list': 'subjects.list';
    'create': 'subjects.create';
    'get': 'subjects.get';
    'update': 'subjects.update';
    'archive': 'subjects.archive';
    'restore': 'subjects.restore';
  };
  'rooms': {
    'list': 'rooms.list';
    'create': 'rooms.create';
    'get': 'rooms.get';
    'update': 'rooms.update';
    'archive': 'rooms.archive';
    'restore': 'rooms.restore';
  };
  'classes': {
    'list': 'classes.list';
    'create': 'classes.create';
    'get': 'classes.get';
    'update': 'classes.update';
    'archive': 'classes.archive';
    'restore': 'classes.restore';
    'enrollments': 'classes.enrollments';
    'enroll': 'classes.enroll';
  };
  'calendar': {
    'get': 'calendar.get';
    'ics': 'calendar.ics';
  };
  'message-templates': {
    'list': 'message-templates.list';
    'create': 'message-templates.create';
    'get': 'message-templates.get';
    'update': 'message-templates.update';
    'archive': 'message-templates.archive';
    'restore': 'message-templates.restore';
    'activate': 'message-templates.activate';
    'retire': 'message-templates.retire';
    'preview': 'message-templates.preview';
  };
  'messages': {
    'list': 'messages.list';
    'create': 'messages.create';
    'get': 'messages.get';
    'cancel': 'messages.cancel';
    'resend': 'messages.resend';
  };
  'announcements': {
    'list': 'announcements.list';
    'create': 'announcements.create';
    'get': 'announcements.get';
    'update': 'announcements.update';
    'archive': 'announcements.archive';
    'restore': 'announcements.restore';
    'schedule': 'announcements.schedule';
    'publish': 'announcements.publish';
    'cancel': 'announcements.cancel';
    'retract': 'announcements.retract';
  };
  'message-recipients': {
    'list': 'message-recipients.list';
    'get': 'message-recipients.get';
    'receipt': 'message-recipients.receipt';
  };
  'incidents': {
    'list': 'incidents.list';
    'create': 'incidents.create';
    'get': 'incidents.get';
    'update': 'incidents.update';
    'archive': 'incidents.archive';
    'restore': 'incidents.restore';
    'review': 'incidents.review';
    'resolve': 'incidents.resolve';
    'dismiss': 'incidents.dismiss';
    'reopen': 'incidents.reopen';
    'add-note': 'incidents.add-note';
    'bulk': 'incidents.bulk';
  };
  'follow-ups': {
    'list': 'follow-ups.list';
    'create': 'follow-ups.create';
    'get': 'follow-ups.get';
    'update': 'follow-ups.update';
    'complete': 'follow-ups.complete';
    'cancel': 'follow-ups.cancel';
  };
  'parent-notifications': {
    'list': 'parent-notifications.list';
    'create': 'parent-notifications.create';
    'get': 'parent-notifications.get';
    'acknowledge': 'parent-notifications.acknowledge';
  };
  'learners': {
    'discipline': 'learners.discipline';
    'enrollments': 'learners.enrollments';
    'list': 'learners.list';
    'create': 'learners.create';
    'get': 'learners.get';
    'update': 'learners.update';
    'archive': 'learners.archive';
    'restore': 'learners.restore';
    'admit': 'learners.admit';
    'leave': 'learners.leave';
    'cancel-leave': 'learners.cancel-leave';
    'merge': 'learners.merge';
    'unmerge': 'learners.unmerge';
    'leave-all': 'learners.leave-all';
    'export': 'learners.export';
    'erase': 'learners.erase';
    'siblings': 'learners.siblings';
    'timeline': 'learners.timeline';
  };
  'enrollments': {
    'list': 'enrollments.list';
    'create': 'enrollments.create';
    'get': 'enrollments.get';
    'update': 'enrollments.update';
    'archive': 'enrollments.archive';
    'restore': 'enrollments.restore';
    'activate': 'enrollments.activate';
    'withdraw': 'enrollments.withdraw';
    'transfer': 'enrollments.transfer';
    'cancel': 'enrollments.cancel';
  };
  'fee-accounts': {
    'list': 'fee-accounts.list';
    'create': 'fee-accounts.create';
    'get': 'fee-accounts.get';
    'update': 'fee-accounts.update';
    'archive': 'fee-accounts.archive';
    'restore': 'fee-accounts.restore';
    'merge': 'fee-accounts.merge';
    'transfer': 'fee-accounts.transfer';
    'apply-credit': 'fee-accounts.apply-credit';
    'statement': 'fee-accounts.statement';
  };
  'fee-items': {
    'list': 'fee-items.list';
    'create': 'fee-items.create';
    'get': 'fee-items.get';
    'update': 'fee-items.update';
    'archive': 'fee-items.archive';
    'restore': 'fee-items.restore';
  };
  'invoices': {
    'list': 'invoices.list';
    'create': 'invoices.create';
    'get': 'invoices.get';
    'update': 'invoices.update';
    'archive': 'invoices.archive';
    'restore': 'invoices.restore';
    'issue': 'invoices.issue';
    'void': 'invoices.void';
    'write-off': 'invoices.write-off';
    'generate': 'invoices.generate';
    'issue-all': 'invoices.issue-all';
    'allocations': 'invoices.allocations';
  };
  'credit-notes': {
    'list': 'credit-notes.list';
    'create': 'credit-notes.create';
    'get': 'credit-notes.get';
    'reverse': 'credit-notes.reverse';
  };
  'payments': {
    'list': 'payments.list';
    'create': 'payments.create';
    'get': 'payments.get';
    'update': 'payments.update';
    'reverse': 'payments.reverse';
  };
  'allocations': {
    'list': 'allocations.list';
    'create': 'allocations.create';
    'get': 'allocations.get';
    'reverse': 'allocations.reverse';
  };
  'refunds': {
    'list': 'refunds.list';
    'create': 'refunds.create';
    'get': 'refunds.get';
    'reverse': 'refunds.reverse';
  };
  'bursaries': {
    'list': 'bursaries.list';
    'create': 'bursaries.create';
    'get': 'bursaries.get';
    'update': 'bursaries.update';
    'activate': 'bursaries.activate';
    'decline': 'bursaries.decline';
    'end': 'bursaries.end';
    'revoke': 'bursaries.revoke';
    'apply': 'bursaries.apply';
  };
  'fee-shares': {
    'get': 'fee-shares.get';
    'put': 'fee-shares.put';
  };
  'ledger-entries': {
    'list': 'ledger-entries.list';
    'get': 'ledger-entries.get';
  };
  'imports': {
    'list': 'imports.list';
    'create': 'imports.create';
    'get': 'imports.get';
    'cancel': 'imports.cancel';
    'undo': 'imports.undo';
    'rows': 'imports.rows';
    'source': 'imports.source';
  };
  'guardians': {
    'list': 'guardians.list';
    'create': 'guardians.create';
    'get': 'guardians.get';
    'update': 'guardians.update';
    'archive': 'guardians.archive';
    'restore': 'guardians.restore';
    'merge': 'guardians.merge';
    'unmerge': 'guardians.unmerge';
    'erase': 'guardians.erase';
    'learners': 'guardians.learners';
  };
  'learner-guardians': {
    'list': 'learner-guardians.list';
    'create': 'learner-guardians.create';
    'get': 'learner-guardians.get';
    'update': 'learner-guardians.update';
    'archive': 'learner-guardians.archive';
    'restore': 'learner-guardians.restore';
  };
  'medical-notes': {
    'list': 'medical-notes.list';
    'create': 'medical-notes.create';
    'get': 'medical-notes.get';
    'update': 'medical-notes.update';
    'archive': 'medical-notes.archive';
    'restore': 'medical-notes.restore';
  };
  'request-log': {
    'list': 'request-log.list';
    'errors': 'request-log.errors';
    'status': 'request-log.status';
    'get': 'request-log.get';
  };
  'school': {
    'get': 'school.get';
    'update': 'school.update';
  };
  'retention': {
    'get': 'retention.get';
    'update': 'retention.update';
    'preview': 'retention.preview';
  };
  'school-logo': {
    'get': 'school-logo.get';
    'put': 'school-logo.put';
    'delete': 'school-logo.delete';
  };
  'test-clock': {
    'get': 'test-clock.get';
    'advance': 'test-clock.advance';
  };
  'settings-links': {
    'list': 'settings-links.list';
    'create': 'settings-links.create';
    'get': 'settings-links.get';
    'revoke': 'settings-links.revoke';
  };
  'settings-sessions': {
    'list': 'settings-sessions.list';
    'get': 'settings-sessions.get';
    'end': 'settings-sessions.end';
  };
  'staff': {
    'list': 'staff.list';
    'create': 'staff.create';
    'get': 'staff.get';
    'update': 'staff.update';
    'archive': 'staff.archive';
    'restore': 'staff.restore';
    'suspend': 'staff.suspend';
    'reactivate': 'staff.reactivate';
    'unlink-login': 'staff.unlink-login';
    'leave': 'staff.leave';
    'merge': 'staff.merge';
    'unmerge': 'staff.unmerge';
    'erase': 'staff.erase';
  };
  'invitations': {
    'list': 'invitations.list';
    'create': 'invitations.create';
    'get': 'invitations.get';
    'resend': 'invitations.resend';
    'revoke': 'invitations.revoke';
    'accept': 'invitations.accept';
  };
  'role-assignments': {
    'list': 'role-assignments.list';
    'create': 'role-assignments.create';
    'get': 'role-assignments.get';
    'update': 'role-assignments.update';
    'archive': 'role-assignments.archive';
  };
  'qualifications': {
    'list': 'qualifications.list';
    'create': 'qualifications.create';
    'get': 'qualifications.get';
    'update': 'qualifications.update';
    'archive': 'qualifications.archive';
    'restore': 'qualifications.restore';
    'verify': 'qualifications.verify';
    'reject': 'qualifications.reject';
  };
  'timetables': {
    'list': 'timetables.list';
    'create': 'timetables.create';
    'get': 'timetables.get';
    'update': 'timetables.update';
    'archive': 'timetables.archive';
    'restore': 'timetables.restore';
    'publish': 'timetables.publish';
    'retire': 'timetables.retire';
    'clone': 'timetables.clone';
    'conflicts': 'timetables.conflicts';
  };
  'periods': {
    'list': 'periods.list';
    'create': 'periods.create';
    'get': 'periods.get';
    'update': 'periods.update';
    'archive': 'periods.archive';
    'restore': 'periods.restore';
  };
  'slots': {
    'list': 'slots.list';
    'create': 'slots.create';
    'get': 'slots.get';
    'update': 'slots.update';
    'archive': 'slots.archive';
    'restore': 'slots.restore';
    'bulk': 'slots.bulk';
  };
  'room-assignments': {
    'list': 'room-assignments.list';
    'create': 'room-assignments.create';
    'get': 'room-assignments.get';
    'update': 'room-assignments.update';
    'archive': 'room-assignments.archive';
    'restore': 'room-assignments.restore';
  };
  'teacher-allocations': {
    'list': 'teacher-allocations.list';
    'create': 'teacher-allocations.create';
    'get': 'teacher-allocations.get';
    'update': 'teacher-allocations.update';
    'archive': 'teacher-allocations.archive';
    'restore': 'teacher-allocations.restore';
  };
  'calendar-feeds': {
    'list': 'calendar-feeds.list';
    'create': 'calendar-feeds.create';
    'get': 'calendar-feeds.get';
    'archive': 'calendar-feeds.archive';
  };
  'lessons': {
    'get': 'lessons.get';
    'ics': 'lessons.ics';
  };
  'webhooks': {
    'list': 'webhooks.list';
    'create': 'webhooks.create';
    'get': 'webhooks.get';
    'update': 'webhooks.update';
    'archive': 'webhooks.archive';
    'restore': 'webhooks.restore';
    'rotate-secret': 'webhooks.rotate-secret';
    'pause': 'webhooks.pause';
    'activate': 'webhooks.activate';
    'send-waiting': 'webhooks.send-waiting';
    'test': 'webhooks.test';
    'stats': 'webhooks.stats';
  };
  'webhook-recoveries': {
    'list': 'webhook-recoveries.list';
    'create': 'webhook-recoveries.create';
    'get': 'webhook-recoveries.get';
    'cancel': 'webhook-recoveries.cancel';
  };
  'deliveries': {
    'list': 'deliveries.list';
    'get': 'deliveries.get';
    'redeliver': 'deliveries.redeliver';
  };
  'delivery-log': {
    'list': 'delivery-log.list';
    'stats': 'delivery-log.stats';
    'redeliver': 'delivery-log.redeliver';
    'get': 'delivery-log.get';
  };
  'events': {
    'list': 'events.list';
    'get': 'events.get';
    'deliveries': 'events.deliveries';
  };
}
