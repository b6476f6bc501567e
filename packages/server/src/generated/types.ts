// Generated from openapi/ by `pnpm generate`. Do not edit.
export interface AcademicYear {
  id: string;
  object: 'academic_year';
  name: string;
  starts_on: string;
  ends_on: string;
  status: 'planned' | 'current' | 'closed';
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface AcademicYearCreate {
  name: string;
  starts_on: string;
  ends_on: string;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface AcademicYearPage {
  data: Array<AcademicYear>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface AcademicYearRow {
  external_id?: string | number | null;
  name?: string;
  starts_on?: string;
  ends_on?: string;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface AcademicYearUpdate {
  name?: string;
  starts_on?: string;
  ends_on?: string;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface Allocation {
  id: string;
  object: 'allocation';
  payment_id: string;
  invoice_id: string;
  account_id: string;
  learner_id: string;
  amount: number;
  currency: string;
  reconciled_at: string;
  status: 'applied' | 'reversed';
  reverse_reason: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface AllocationCreate {
  invoice_id: string;
  amount: number;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface AllocationPage {
  data: Array<Allocation>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface AllocationReverse {
  reason: string;
}

export interface AllocationReversedEvent {
  id: string;
  type: 'allocation.reversed';
  version: string;
  created_at: string;
  school_id: string;
  data: Allocation;
}

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
  publish_at?: string | null;
  expires_at?: string | null;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface AnnouncementPage {
  data: Array<Announcement>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface AnnouncementUpdate {
  title?: string;
  body?: string;
  audience?: Audience;
  channels?: Array<'email' | 'sms' | 'push' | 'letter' | 'portal'>;
  publish_at?: string | null;
  expires_at?: string | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export type AnyValue = string | number | boolean | { [key: string]: unknown } | Array<unknown> | null;

export interface ApiKey {
  id: string;
  object: 'api_key';
  name: string;
  mode: 'live' | 'test';
  hint: string;
  scopes: Array<'read:learners' | 'write:learners' | 'read:staff' | 'write:staff' | 'read:classes' | 'write:classes' | 'read:timetable' | 'write:timetable' | 'read:attendance' | 'write:attendance' | 'read:assessments' | 'write:assessments' | 'publish:assessments' | 'read:fees' | 'write:fees' | 'read:discipline' | 'write:discipline' | 'read:communications' | 'write:communications' | 'read:medical' | 'write:medical' | 'read:sensitive' | 'read:audit' | 'read:events' | 'write:webhooks' | 'read:imports' | 'write:imports' | 'admin:school'>;
  version: string;
  status: 'active' | 'expired' | 'revoked';
  expires_at: string | null;
  revoked_at: string | null;
  last_used_at: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface ApiKeyCreate {
  name: string;
  scopes: Array<'read:learners' | 'write:learners' | 'read:staff' | 'write:staff' | 'read:classes' | 'write:classes' | 'read:timetable' | 'write:timetable' | 'read:attendance' | 'write:attendance' | 'read:assessments' | 'write:assessments' | 'publish:assessments' | 'read:fees' | 'write:fees' | 'read:discipline' | 'write:discipline' | 'read:communications' | 'write:communications' | 'read:medical' | 'write:medical' | 'read:sensitive' | 'read:audit' | 'read:events' | 'write:webhooks' | 'read:imports' | 'write:imports' | 'admin:school'>;
  version?: string;
  expires_at?: string | null;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface ApiKeyPage {
  data: Array<ApiKey>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface ApiKeyRoll {
  expires_in: number;
}

export interface ApiKeyUpdate {
  name?: string;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface ApiKeyWithSecret {
  id: string;
  object: 'api_key';
  name: string;
  mode: 'live' | 'test';
  hint: string;
  scopes: Array<'read:learners' | 'write:learners' | 'read:staff' | 'write:staff' | 'read:classes' | 'write:classes' | 'read:timetable' | 'write:timetable' | 'read:attendance' | 'write:attendance' | 'read:assessments' | 'write:assessments' | 'publish:assessments' | 'read:fees' | 'write:fees' | 'read:discipline' | 'write:discipline' | 'read:communications' | 'write:communications' | 'read:medical' | 'write:medical' | 'read:sensitive' | 'read:audit' | 'read:events' | 'write:webhooks' | 'read:imports' | 'write:imports' | 'admin:school'>;
  version: string;
  status: 'active' | 'expired' | 'revoked';
  expires_at: string | null;
  revoked_at: string | null;
  last_used_at: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
  secret: string;
}

export interface Assessment {
  id: string;
  object: 'assessment';
  title: string;
  class_id: string;
  subject_id: string;
  term_id: string;
  kind: 'test' | 'exam' | 'assignment' | 'project' | 'practical' | 'oral' | 'other';
  component: 'sba' | 'exam';
  max_mark: number;
  weight: number;
  held_on: string | null;
  due_on: string | null;
  counts: boolean;
  grading_scale_id: string | null;
  description: string | null;
  status: 'draft' | 'open' | 'published' | 'cancelled';
  published_at: string | null;
  revision: number;
  stats: AssessmentStats;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
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
  held_on?: string | null;
  due_on?: string | null;
  counts: boolean;
  grading_scale_id?: string | null;
  description?: string | null;
  status: 'draft' | 'open';
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface AssessmentPage {
  data: Array<Assessment>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface AssessmentPublishedEvent {
  id: string;
  type: 'assessment.published';
  version: string;
  created_at: string;
  school_id: string;
  data: Assessment;
}

export interface AssessmentReopen {
  reason: string;
}

export interface AssessmentReopenedEvent {
  id: string;
  type: 'assessment.reopened';
  version: string;
  created_at: string;
  school_id: string;
  data: Assessment;
}

export interface AssessmentStats {
  enrolled: number;
  graded: number;
  pending: number;
  mean: number | null;
}

export interface AssessmentUpdate {
  title?: string;
  kind?: 'test' | 'exam' | 'assignment' | 'project' | 'practical' | 'oral' | 'other';
  component?: 'sba' | 'exam';
  max_mark?: number;
  weight?: number;
  held_on?: string | null;
  due_on?: string | null;
  counts?: boolean;
  grading_scale_id?: string | null;
  description?: string | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface AttemptStats {
  succeeded: number;
  retrying: number;
  failed: number;
  p50_ms: number | null;
  p95_ms: number | null;
}

export interface AttendanceAlert {
  kind: 'continuous_absence';
  learner_id: string;
  from: string;
  to: string;
  days: number;
}

export interface AttendanceAlerts {
  data: Array<AttendanceAlert>;
}

export interface AttendanceExcuseApprovedEvent {
  id: string;
  type: 'attendance.excuse-approved';
  version: string;
  created_at: string;
  school_id: string;
  data: ExcuseEventData;
}

export interface AttendanceExcuseArchivedEvent {
  id: string;
  type: 'attendance.excuse-archived';
  version: string;
  created_at: string;
  school_id: string;
  data: ExcuseEventData;
}

export interface AttendanceExcuseRestoredEvent {
  id: string;
  type: 'attendance.excuse-restored';
  version: string;
  created_at: string;
  school_id: string;
  data: ExcuseEventData;
}

export interface AttendanceExcuseWithdrawnEvent {
  id: string;
  type: 'attendance.excuse-withdrawn';
  version: string;
  created_at: string;
  school_id: string;
  data: ExcuseEventData;
}

export interface AttendanceRecordedEvent {
  id: string;
  type: 'attendance.recorded';
  version: string;
  created_at: string;
  school_id: string;
  data: RegisterEventData;
}

export interface AttendanceSummaries {
  data: Array<AttendanceSummary>;
}

export interface AttendanceSummary {
  learner_id: string;
  term_id: string;
  school_days: number;
  days_present: number;
  days_absent: number;
  days_excused: number;
  times_late: number;
  minutes_late: number;
  rate: number | null;
}

export interface AttendanceVoidedEvent {
  id: string;
  type: 'attendance.voided';
  version: string;
  created_at: string;
  school_id: string;
  data: RegisterEventData;
}

export interface Audience {
  everyone: boolean;
  grade_level_ids: Array<string>;
  class_ids: Array<string>;
  learner_ids: Array<string>;
  staff_roles: Array<'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer'>;
  recipients: Array<'guardians' | 'learners' | 'staff'>;
}

export interface AuditActor {
  type: 'api_key' | 'staff' | 'guardian' | 'system';
  id: string | null;
  name: string | null;
}

export interface AuditChange {
  before: AnyValue;
  after: AnyValue;
}

export interface AuditEntry {
  id: string;
  object: 'audit_entry';
  sequence: number;
  occurred_at: string;
  actor: AuditActor;
  action: string;
  resource: AuditResource;
  changes: { [key: string]: AuditChange };
  reason: string | null;
  request_id: string | null;
  idempotency_key: string | null;
  api_version: string | null;
  ip: string | null;
  user_agent: string | null;
  event_ids: Array<string>;
  prev_hash: string;
  hash: string;
  stored: {
    key: string;
    encrypted: string;
    changes: string;
    reason: string | null;
  } | null;
}

export interface AuditEntryPage {
  data: Array<AuditEntry>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface AuditHead {
  object: 'audit_head';
  school_id: string;
  sequence: number;
  hash: string;
  signed_at: string;
  algorithm: 'ed25519';
  public_key: string;
  signature: string;
}

export interface AuditResource {
  type: string;
  id: string;
}

export interface AuditVerification {
  object: 'audit_verification';
  valid: boolean;
  checked: number;
  first_sequence: number | null;
  last_sequence: number | null;
  broken_sequence: number | null;
  broken_reason: 'entry_changed' | 'entry_missing' | 'entry_unsigned' | 'end_missing' | 'chain_rewritten' | 'head_forged' | 'head_missing' | null;
  head_sequence: number | null;
  last_hash: string | null;
}

export interface Bursary {
  id: string;
  object: 'bursary';
  learner_id: string;
  name: string;
  funder: string | null;
  kind: 'percentage' | 'fixed' | 'exemption';
  basis_points: number | null;
  amount: number | null;
  currency: string;
  exemption_type: 'total' | 'partial' | 'conditional' | 'automatic' | null;
  categories: Array<'tuition' | 'transport' | 'boarding' | 'books' | 'activity' | 'other'>;
  academic_year_id: string;
  cap_amount: number | null;
  used_amount: number;
  status: 'proposed' | 'active' | 'ended' | 'declined' | 'revoked';
  status_reason: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface BursaryApply {
  invoice_id: string;
  amount?: number;
}

export interface BursaryCreate {
  learner_id: string;
  name: string;
  funder?: string | null;
  kind: 'percentage' | 'fixed' | 'exemption';
  basis_points?: number | null;
  amount?: number | null;
  currency?: string;
  exemption_type?: 'total' | 'partial' | 'conditional' | 'automatic' | null;
  categories: Array<'tuition' | 'transport' | 'boarding' | 'books' | 'activity' | 'other'>;
  academic_year_id: string;
  cap_amount?: number | null;
  status: 'proposed' | 'active';
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface BursaryDecline {
  reason: string;
}

export interface BursaryPage {
  data: Array<Bursary>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface BursaryRevoke {
  reason: string;
}

export interface BursaryUpdate {
  name?: string;
  funder?: string | null;
  basis_points?: number | null;
  amount?: number | null;
  exemption_type?: 'total' | 'partial' | 'conditional' | 'automatic' | null;
  categories?: Array<'tuition' | 'transport' | 'boarding' | 'books' | 'activity' | 'other'>;
  cap_amount?: number | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface CalendarDay {
  date: string;
  school_day: boolean;
  term_id: string | null;
  cycle_day: number | null;
  reason: {
    kind: 'outside_term' | 'weekend' | 'public_holiday' | 'closure' | 'make_up_day' | 'half_day' | 'staff_only' | 'exam_day';
    name: string | null;
    exception_id: string | null;
  } | null;
}

export interface CalendarDays {
  data: Array<CalendarDay>;
}

export interface CalendarException {
  id: string;
  object: 'calendar_exception';
  date: string;
  kind: 'public_holiday' | 'closure' | 'make_up_day' | 'half_day' | 'staff_only' | 'exam_day';
  name: string;
  grade_level_ids: Array<string> | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface CalendarExceptionCreate {
  date: string;
  kind: 'public_holiday' | 'closure' | 'make_up_day' | 'half_day' | 'staff_only' | 'exam_day';
  name: string;
  grade_level_ids?: Array<string> | null;
  void_registers: boolean;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface CalendarExceptionPage {
  data: Array<CalendarException>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface CalendarExceptionUpdate {
  date?: string;
  kind?: 'public_holiday' | 'closure' | 'make_up_day' | 'half_day' | 'staff_only' | 'exam_day';
  name?: string;
  grade_level_ids?: Array<string> | null;
  void_registers?: boolean;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface CalendarFeed {
  id: string;
  object: 'calendar_feed';
  name: string | null;
  staff_id: string | null;
  class_id: string | null;
  learner_id: string | null;
  room_id: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface CalendarFeedCreate {
  name?: string | null;
  staff_id?: string | null;
  class_id?: string | null;
  learner_id?: string | null;
  room_id?: string | null;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface CalendarFeedPage {
  data: Array<CalendarFeed>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface CalendarFeedWithUrl {
  id: string;
  object: 'calendar_feed';
  name: string | null;
  staff_id: string | null;
  class_id: string | null;
  learner_id: string | null;
  room_id: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
  token: string;
  url: string;
}

export interface Class {
  id: string;
  object: 'class';
  label: string;
  kind: 'register' | 'subject';
  academic_year_id: string;
  grade_level_id: string;
  subject_id: string | null;
  teacher_id: string | null;
  room_id: string | null;
  capacity: number | null;
  term_ids: Array<string> | null;
  language: string | null;
  learner_count: number;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface ClassCreate {
  label: string;
  kind: 'register' | 'subject';
  academic_year_id: string;
  grade_level_id: string;
  subject_id?: string | null;
  teacher_id?: string | null;
  room_id?: string | null;
  capacity?: number | null;
  term_ids?: Array<string> | null;
  language?: string | null;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface ClassPage {
  data: Array<Class>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface ClassRow {
  external_id?: string | number | null;
  label?: string;
  kind?: 'register' | 'subject';
  academic_year_id?: string;
  academic_year_external_id?: string | number;
  grade_level_id?: string;
  grade_level_external_id?: string | number;
  subject_id?: string | null;
  subject_external_id?: string | number | null;
  teacher_id?: string | null;
  teacher_external_id?: string | number | null;
  room_id?: string | null;
  room_external_id?: string | number | null;
  capacity?: number | null;
  term_ids?: Array<string> | null;
  term_external_ids?: Array<string | number> | null;
  language?: string | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface ClassUpdate {
  label?: string;
  grade_level_id?: string;
  subject_id?: string | null;
  teacher_id?: string | null;
  room_id?: string | null;
  capacity?: number | null;
  term_ids?: Array<string> | null;
  language?: string | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface CreditNote {
  id: string;
  object: 'credit_note';
  invoice_id: string;
  account_id: string;
  learner_id: string;
  bursary_id: string | null;
  kind: 'credit_note' | 'bursary' | 'write_off';
  amount: number;
  currency: string;
  reason: string;
  status: 'applied' | 'reversed';
  reverse_reason: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface CreditNoteAppliedEvent {
  id: string;
  type: 'credit-note.applied';
  version: string;
  created_at: string;
  school_id: string;
  data: CreditNote;
}

export interface CreditNoteCreate {
  amount: number;
  reason: string;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface CreditNotePage {
  data: Array<CreditNote>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface CreditNoteReverse {
  reason: string;
}

export interface CreditNoteReversedEvent {
  id: string;
  type: 'credit-note.reversed';
  version: string;
  created_at: string;
  school_id: string;
  data: CreditNote;
}

export interface DailyAttendance {
  data: Array<LearnerDay>;
}

export interface Delivery {
  id: string;
  object: 'delivery';
  webhook_id: string;
  event_id: string;
  event_type: string;
  attempt: number;
  trigger: 'event' | 'retry' | 'redelivery' | 'recovery' | 'test';
  status: 'pending' | 'succeeded' | 'retrying' | 'failed' | 'held' | 'cancelled';
  scheduled_at: string;
  sent_at: string | null;
  completed_at: string | null;
  next_attempt_at: string | null;
  response_status: number | null;
  response_headers: { [key: string]: string } | null;
  response_body: string | null;
  error: DeliveryError | null;
  dns_ms: number | null;
  connect_ms: number | null;
  first_byte_ms: number | null;
  total_ms: number | null;
  created_at: string;
}

export type DeliveryError = 'dns_error' | 'connection_refused' | 'connection_reset' | 'tls_error' | 'timeout' | 'redirect' | 'address_refused' | 'http_status' | 'protocol_error' | 'interrupted';

export interface DeliveryPage {
  data: Array<Delivery>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface DeliveryRequest {
  method: 'POST';
  url: string;
  headers: { [key: string]: string };
  body: string;
}

export interface DeliveryStats {
  object: 'delivery_stats';
  from: string;
  to: string;
  interval: 'hour' | 'day';
  totals: AttemptStats;
  intervals: Array<IntervalStats>;
  webhooks: Array<EndpointStats>;
  event_types: Array<EventTypeStats>;
}

export interface DeliveryWithRequest {
  id: string;
  object: 'delivery';
  webhook_id: string;
  event_id: string;
  event_type: string;
  attempt: number;
  trigger: 'event' | 'retry' | 'redelivery' | 'recovery' | 'test';
  status: 'pending' | 'succeeded' | 'retrying' | 'failed' | 'held' | 'cancelled';
  scheduled_at: string;
  sent_at: string | null;
  completed_at: string | null;
  next_attempt_at: string | null;
  response_status: number | null;
  response_headers: { [key: string]: string } | null;
  response_body: string | null;
  error: DeliveryError | null;
  dns_ms: number | null;
  connect_ms: number | null;
  first_byte_ms: number | null;
  total_ms: number | null;
  created_at: string;
  resource_id: string;
  request: DeliveryRequest;
}

export interface DisciplineIncidentArchivedEvent {
  id: string;
  type: 'discipline.incident-archived';
  version: string;
  created_at: string;
  school_id: string;
  data: IncidentEventData;
}

export interface DisciplineIncidentDismissedEvent {
  id: string;
  type: 'discipline.incident-dismissed';
  version: string;
  created_at: string;
  school_id: string;
  data: IncidentEventData;
}

export interface DisciplineIncidentLoggedEvent {
  id: string;
  type: 'discipline.incident-logged';
  version: string;
  created_at: string;
  school_id: string;
  data: IncidentEventData;
}

export interface DisciplineIncidentRestoredEvent {
  id: string;
  type: 'discipline.incident-restored';
  version: string;
  created_at: string;
  school_id: string;
  data: IncidentEventData;
}

export interface DisciplineIncidentUpdatedEvent {
  id: string;
  type: 'discipline.incident-updated';
  version: string;
  created_at: string;
  school_id: string;
  data: IncidentEventData;
}

export interface EndpointStats {
  webhook_id: string;
  succeeded: number;
  retrying: number;
  failed: number;
  intervals: Array<IntervalCounts>;
}

export interface Enrollment {
  id: string;
  object: 'enrollment';
  learner_id: string;
  class_id: string;
  term_id: string;
  kind: 'primary' | 'subject';
  starts_on: string;
  ends_on: string | null;
  ends_as: 'withdrawn' | 'transferred' | null;
  status: 'pending' | 'active' | 'completed' | 'withdrawn' | 'transferred' | 'cancelled';
  reason: string | null;
  transferred_from_id: string | null;
  forced: boolean;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface EnrollmentActivate {
  force: boolean;
}

export interface EnrollmentArchivedEvent {
  id: string;
  type: 'enrollment.archived';
  version: string;
  created_at: string;
  school_id: string;
  data: Enrollment;
}

export interface EnrollmentBulk {
  term_id: string;
  learner_ids: Array<string>;
  starts_on?: string;
}

export interface EnrollmentBulkResult {
  data: Array<{
    learner_id: string;
    result: 'created' | 'unchanged' | 'failed';
    enrollment_id: string | null;
    code: string | null;
    detail: string | null;
  }>;
}

export interface EnrollmentCreate {
  learner_id: string;
  class_id: string;
  term_id: string;
  starts_on?: string;
  ends_on?: string | null;
  pending: boolean;
  force: boolean;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface EnrollmentEndedEvent {
  id: string;
  type: 'enrollment.ended';
  version: string;
  created_at: string;
  school_id: string;
  data: Enrollment;
}

export interface EnrollmentPage {
  data: Array<Enrollment>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface EnrollmentRestoredEvent {
  id: string;
  type: 'enrollment.restored';
  version: string;
  created_at: string;
  school_id: string;
  data: Enrollment;
}

export interface EnrollmentRow {
  external_id?: string | number | null;
  learner_id?: string;
  learner_external_id?: string | number;
  class_id?: string;
  class_external_id?: string | number;
  term_id?: string;
  term_external_id?: string | number;
  starts_on?: string;
  ends_on?: string | null;
  pending?: boolean;
  force?: boolean;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface EnrollmentTransfer {
  to_class_id: string;
  on?: string;
  force: boolean;
}

export interface EnrollmentUpdate {
  starts_on?: string;
  ends_on?: string | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface EnrollmentUpdatedEvent {
  id: string;
  type: 'enrollment.updated';
  version: string;
  created_at: string;
  school_id: string;
  data: Enrollment;
}

export interface EnrollmentWithdraw {
  ends_on?: string;
  reason?: string | null;
}

export interface Event {
  id: string;
  type: 'assessment.published' | 'assessment.reopened' | 'term-report.published' | 'term-report.withdrawn' | 'attendance.recorded' | 'attendance.voided' | 'attendance.excuse-approved' | 'attendance.excuse-withdrawn' | 'attendance.excuse-archived' | 'attendance.excuse-restored' | 'message.failed' | 'discipline.incident-logged' | 'discipline.incident-updated' | 'discipline.incident-dismissed' | 'discipline.incident-archived' | 'discipline.incident-restored' | 'learner.enrolled' | 'enrollment.updated' | 'enrollment.ended' | 'enrollment.archived' | 'enrollment.restored' | 'fee.invoiced' | 'invoice.voided' | 'credit-note.applied' | 'credit-note.reversed' | 'payment.received' | 'payment.reversed' | 'fee.reconciled' | 'allocation.reversed' | 'refund.paid' | 'refund.reversed' | 'learner.erased' | 'guardian.erased' | 'learner.created' | 'learner.archived' | 'learner.restored' | 'learner.updated' | 'learner.left' | 'guardian.created' | 'guardian.updated' | 'guardian.archived' | 'guardian.restored' | 'guardian.linked' | 'guardian.link-updated' | 'guardian.unlinked' | 'staff.invited' | 'staff.invitation-revoked' | 'staff.activated' | 'staff.created' | 'staff.updated' | 'staff.left' | 'staff.archived' | 'staff.restored';
  version: string;
  created_at: string;
  school_id: string;
  data: { [key: string]: unknown };
}

export interface EventDelivery {
  webhook_id: string;
  outcome: 'succeeded' | 'pending' | 'retrying' | 'failed' | 'held' | 'filtered' | 'endpoint_created_later' | 'cancelled';
  attempts: number;
  delivery_id: string | null;
  next_attempt_at: string | null;
  completed_at: string | null;
}

export interface EventDeliveryPage {
  data: Array<EventDelivery>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface EventPage {
  data: Array<Event>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface EventTypeStats {
  type: string;
  succeeded: number;
  retrying: number;
  failed: number;
}

export interface Excuse {
  id: string;
  object: 'excuse';
  learner_id: string;
  from: string;
  to: string;
  reason_code: 'illness' | 'medical_appointment' | 'childbirth' | 'religious' | 'bereavement' | 'official_appointment' | 'suspension' | 'act_of_nature' | 'study_leave' | 'other';
  note?: string | null;
  document_ref: string | null;
  submitted_by_type: 'guardian' | 'staff' | null;
  submitted_by: string | null;
  status: 'submitted' | 'approved' | 'rejected' | 'withdrawn';
  decision_reason: string | null;
  warnings: Array<{
    code: 'document_missing';
    detail: string;
  }>;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface ExcuseCreate {
  learner_id: string;
  from: string;
  to: string;
  reason_code: 'illness' | 'medical_appointment' | 'childbirth' | 'religious' | 'bereavement' | 'official_appointment' | 'suspension' | 'act_of_nature' | 'study_leave' | 'other';
  note?: string | null;
  document_ref?: string | null;
  submitted_by_type?: 'guardian' | 'staff' | null;
  submitted_by?: string | null;
  status: 'submitted' | 'approved';
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface ExcuseEventData {
  id: string;
  object: 'excuse';
  learner_id: string;
  from: string;
  to: string;
  status: 'submitted' | 'approved' | 'rejected' | 'withdrawn';
}

export interface ExcusePage {
  data: Array<Excuse>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface ExcuseReject {
  reason: string;
}

export interface ExcuseUpdate {
  from?: string;
  to?: string;
  reason_code?: 'illness' | 'medical_appointment' | 'childbirth' | 'religious' | 'bereavement' | 'official_appointment' | 'suspension' | 'act_of_nature' | 'study_leave' | 'other';
  note?: string | null;
  document_ref?: string | null;
  submitted_by_type?: 'guardian' | 'staff' | null;
  submitted_by?: string | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface ExcuseWithdraw {
  reason?: string | null;
}

export interface FeeAccount {
  id: string;
  object: 'fee_account';
  name: string;
  currency: string;
  learner_ids: Array<string>;
  payer_guardian_ids: Array<string>;
  balance: number;
  unallocated_credit: number;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface FeeAccountCreate {
  name: string;
  currency?: string;
  learner_ids: Array<string>;
  payer_guardian_ids: Array<string>;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface FeeAccountPage {
  data: Array<FeeAccount>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface FeeAccountUpdate {
  name?: string;
  learner_ids?: Array<string>;
  payer_guardian_ids?: Array<string>;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface FeeInvoicedEvent {
  id: string;
  type: 'fee.invoiced';
  version: string;
  created_at: string;
  school_id: string;
  data: InvoiceEventData;
}

export interface FeeItem {
  id: string;
  object: 'fee_item';
  name: string;
  category: 'tuition' | 'transport' | 'boarding' | 'books' | 'activity' | 'other';
  amount: number;
  currency: string;
  grade_level_ids: Array<string>;
  active: boolean;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface FeeItemCreate {
  name: string;
  category: 'tuition' | 'transport' | 'boarding' | 'books' | 'activity' | 'other';
  amount: number;
  currency?: string;
  grade_level_ids: Array<string>;
  active: boolean;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface FeeItemPage {
  data: Array<FeeItem>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface FeeItemUpdate {
  name?: string;
  category?: 'tuition' | 'transport' | 'boarding' | 'books' | 'activity' | 'other';
  amount?: number;
  grade_level_ids?: Array<string>;
  active?: boolean;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface FeeReconciledEvent {
  id: string;
  type: 'fee.reconciled';
  version: string;
  created_at: string;
  school_id: string;
  data: FeeReconciledEventData;
}

export interface FeeReconciledEventData {
  invoice_id: string;
  learner_id: string;
  amount: number;
  currency: string;
  reconciled_at: string;
}

export interface FollowUp {
  id: string;
  object: 'follow_up';
  incident_id: string;
  learner_id: string;
  kind: 'verbal_warning' | 'written_warning' | 'detention' | 'counselling' | 'parent_meeting' | 'community_service' | 'suspension' | 'expulsion_recommendation' | 'restorative' | 'other';
  assigned_to: string | null;
  due_on: string | null;
  from: string | null;
  to: string | null;
  details?: string | null;
  outcome?: string | null;
  excuse_id: string | null;
  school_days: number | null;
  status: 'open' | 'done' | 'cancelled';
  warnings: Array<{
    code: 'long_suspension';
    detail: string;
  }>;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface FollowUpCancel {
  outcome?: string;
}

export interface FollowUpComplete {
  outcome?: string;
}

export interface FollowUpCreate {
  kind: 'verbal_warning' | 'written_warning' | 'detention' | 'counselling' | 'parent_meeting' | 'community_service' | 'suspension' | 'expulsion_recommendation' | 'restorative' | 'other';
  assigned_to?: string | null;
  due_on?: string | null;
  from?: string | null;
  to?: string | null;
  details?: string | null;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface FollowUpPage {
  data: Array<FollowUp>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface FollowUpUpdate {
  assigned_to?: string | null;
  due_on?: string | null;
  from?: string | null;
  to?: string | null;
  details?: string | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface Grade {
  id: string;
  object: 'grade';
  assessment_id: string;
  learner_id: string;
  mark: number | null;
  status: 'pending' | 'graded' | 'absent' | 'exempt' | 'withheld';
  percentage: number | null;
  level: number | null;
  comment: string | null;
  graded_by: string | null;
  graded_at: string | null;
  revision: number;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface GradeCreate {
  learner_id: string;
  mark?: number | null;
  status?: 'pending' | 'graded' | 'absent' | 'exempt' | 'withheld';
  comment?: string | null;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface GradeLevel {
  id: string;
  object: 'grade_level';
  label: string;
  order: number;
  phase: 'foundation' | 'intermediate' | 'senior' | 'fet' | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface GradeLevelCreate {
  label: string;
  order: number;
  phase?: 'foundation' | 'intermediate' | 'senior' | 'fet' | null;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface GradeLevelPage {
  data: Array<GradeLevel>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface GradeLevelRow {
  external_id?: string | number | null;
  label?: string;
  order?: number;
  phase?: 'foundation' | 'intermediate' | 'senior' | 'fet' | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface GradeLevelUpdate {
  label?: string;
  order?: number;
  phase?: 'foundation' | 'intermediate' | 'senior' | 'fet' | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface GradePage {
  data: Array<Grade>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface GradeRow {
  external_id?: string | number | null;
  assessment_id?: string;
  assessment_external_id?: string | number;
  learner_id?: string;
  learner_external_id?: string | number;
  mark?: number | null;
  status?: 'pending' | 'graded' | 'absent' | 'exempt' | 'withheld';
  comment?: string | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface GradeUpdate {
  mark?: number | null;
  status?: 'pending' | 'graded' | 'absent' | 'exempt' | 'withheld';
  comment?: string | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface GradesPut {
  grades: Array<{
    learner_id: string;
    mark?: number | null;
    status?: 'pending' | 'graded' | 'absent' | 'exempt' | 'withheld';
    comment?: string | null;
  }>;
}

export interface GradesPutResult {
  created: number;
  updated: number;
  unchanged: number;
  data: Array<Grade>;
}

export interface GradingLevel {
  level: number;
  label: string;
  min: number;
}

export interface GradingScale {
  id: string;
  object: 'grading_scale';
  name: string;
  levels: Array<GradingLevel>;
  default: boolean;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface GradingScaleClone {
  name: string;
}

export interface GradingScaleCreate {
  name: string;
  levels: Array<GradingLevel>;
  default: boolean;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface GradingScalePage {
  data: Array<GradingScale>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface GradingScaleUpdate {
  name?: string;
  levels?: Array<GradingLevel>;
  default?: boolean;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface Guardian {
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
  national_id?: string | null;
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
  erased_at: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface GuardianArchivedEvent {
  id: string;
  type: 'guardian.archived';
  version: string;
  created_at: string;
  school_id: string;
  data: Guardian;
}

export interface GuardianCreate {
  name?: string;
  first_name?: string | null;
  last_name?: string | null;
  title?: string | null;
  email?: string | null;
  phone?: string | null;
  alternate_phone?: string | null;
  preferred_language?: string | null;
  national_id?: string | null;
  occupation?: string | null;
  employer?: string | null;
  address?: {
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
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface GuardianCreatedEvent {
  id: string;
  type: 'guardian.created';
  version: string;
  created_at: string;
  school_id: string;
  data: Guardian;
}

export interface GuardianErase {
  confirm: string;
  reason: string;
}

export interface GuardianErasedEvent {
  id: string;
  type: 'guardian.erased';
  version: string;
  created_at: string;
  school_id: string;
  data: Guardian;
}

export interface GuardianLinkUpdatedEvent {
  id: string;
  type: 'guardian.link-updated';
  version: string;
  created_at: string;
  school_id: string;
  data: LearnerGuardian;
}

export interface GuardianLinkedEvent {
  id: string;
  type: 'guardian.linked';
  version: string;
  created_at: string;
  school_id: string;
  data: LearnerGuardian;
}

export interface GuardianPage {
  data: Array<Guardian>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface GuardianRestoredEvent {
  id: string;
  type: 'guardian.restored';
  version: string;
  created_at: string;
  school_id: string;
  data: Guardian;
}

export interface GuardianRow {
  external_id?: string | number | null;
  name?: string;
  first_name?: string | null;
  last_name?: string | null;
  title?: string | null;
  email?: string | null;
  phone?: string | null;
  alternate_phone?: string | null;
  preferred_language?: string | null;
  national_id?: string | null;
  occupation?: string | null;
  employer?: string | null;
  address?: {
    line1?: string | null;
    line2?: string | null;
    suburb?: string | null;
    city?: string | null;
    province?: string | null;
    postal_code?: string | null;
    country?: string | null;
  } | null;
  channels?: {
    email?: boolean;
    sms?: boolean;
    push?: boolean;
    letter?: boolean;
  };
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface GuardianUnlinkedEvent {
  id: string;
  type: 'guardian.unlinked';
  version: string;
  created_at: string;
  school_id: string;
  data: LearnerGuardian;
}

export interface GuardianUpdate {
  name?: string;
  first_name?: string | null;
  last_name?: string | null;
  title?: string | null;
  email?: string | null;
  phone?: string | null;
  alternate_phone?: string | null;
  preferred_language?: string | null;
  national_id?: string | null;
  occupation?: string | null;
  employer?: string | null;
  address?: {
    line1?: string | null;
    line2?: string | null;
    suburb?: string | null;
    city?: string | null;
    province?: string | null;
    postal_code?: string | null;
    country?: string | null;
  } | null;
  channels?: {
    email?: boolean;
    sms?: boolean;
    push?: boolean;
    letter?: boolean;
  };
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface GuardianUpdatedEvent {
  id: string;
  type: 'guardian.updated';
  version: string;
  created_at: string;
  school_id: string;
  data: Guardian;
}

export interface Import {
  id: string;
  object: 'import';
  kind: 'academic_years' | 'terms' | 'grade_levels' | 'subjects' | 'staff' | 'classes' | 'learners' | 'guardians' | 'learner_guardians' | 'enrollments' | 'grades' | 'slots' | 'payments';
  source: string;
  mode: 'upsert' | 'create_only';
  dry_run: boolean;
  full_snapshot: boolean;
  max_removal_ratio: number;
  status: 'queued' | 'running' | 'completed' | 'completed_with_errors' | 'failed' | 'cancelled';
  counts: {
    created: number;
    updated: number;
    unchanged: number;
    failed: number;
    removed: number;
  };
  progress: {
    done: number;
    total: number;
  };
  attempts: number;
  error: {
    code: string;
    detail: string;
  } | null;
  started_at: string | null;
  finished_at: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface ImportCreate {
  kind: 'academic_years' | 'terms' | 'grade_levels' | 'subjects' | 'staff' | 'classes' | 'learners' | 'guardians' | 'learner_guardians' | 'enrollments' | 'grades' | 'slots' | 'payments';
  source: string;
  mode: 'upsert' | 'create_only';
  dry_run: boolean;
  full_snapshot: boolean;
  max_removal_ratio: number;
  rows?: Array<{ [key: string]: unknown }>;
  csv?: string;
  mapping?: { [key: string]: string };
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface ImportPage {
  data: Array<Import>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface ImportRow {
  id: string;
  object: 'import_row';
  number: number;
  external_id: string | null;
  result: 'pending' | 'created' | 'updated' | 'unchanged' | 'failed' | 'removed';
  record_id: string | null;
  code: string | null;
  detail: string | null;
  errors: Array<{
    pointer: string;
    code: string;
    detail: string;
  }>;
}

export interface ImportRowPage {
  data: Array<ImportRow>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface ImportSource {
  object: 'import_source';
  import_id: string;
  kind: string;
  csv: string | null;
  mapping: { [key: string]: string } | null;
  rows: Array<{ [key: string]: unknown }> | null;
  deleted_at: string;
}

export interface Incident {
  id: string;
  object: 'incident';
  learner_id: string;
  group_id: string | null;
  occurred_at: string;
  category: 'disruption' | 'bullying' | 'violence' | 'vandalism' | 'theft' | 'truancy' | 'substance' | 'dress_code' | 'academic_dishonesty' | 'other' | 'merit';
  level: number;
  description?: string;
  location?: string | null;
  involved?: Array<InvolvedPerson>;
  notes?: Array<IncidentNote>;
  reported_by: string | null;
  points: number;
  confidential: boolean;
  status: 'logged' | 'under_review' | 'resolved' | 'dismissed';
  resolved_at: string | null;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface IncidentBulk {
  learner_ids: Array<string>;
  occurred_at: string;
  category: 'disruption' | 'bullying' | 'violence' | 'vandalism' | 'theft' | 'truancy' | 'substance' | 'dress_code' | 'academic_dishonesty' | 'other' | 'merit';
  level: number;
  description: string;
  location?: string | null;
  involved: Array<InvolvedPerson>;
  reported_by?: string | null;
  points: number;
  confidential: boolean;
}

export interface IncidentBulkResult {
  group_id: string;
  data: Array<Incident>;
}

export interface IncidentCreate {
  learner_id: string;
  occurred_at: string;
  category: 'disruption' | 'bullying' | 'violence' | 'vandalism' | 'theft' | 'truancy' | 'substance' | 'dress_code' | 'academic_dishonesty' | 'other' | 'merit';
  level: number;
  description: string;
  location?: string | null;
  involved: Array<InvolvedPerson>;
  reported_by?: string | null;
  points: number;
  confidential: boolean;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface IncidentDismiss {
  reason: string;
}

export interface IncidentEventData {
  id: string;
  object: 'incident';
  learner_id: string;
  group_id: string | null;
  occurred_at: string;
  category: 'disruption' | 'bullying' | 'violence' | 'vandalism' | 'theft' | 'truancy' | 'substance' | 'dress_code' | 'academic_dishonesty' | 'other' | 'merit';
  level: number;
  points: number;
  status: 'logged' | 'under_review' | 'resolved' | 'dismissed';
}

export interface IncidentNote {
  text: string;
  added_at: string;
}

export interface IncidentNoteCreate {
  text: string;
}

export interface IncidentPage {
  data: Array<Incident>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface IncidentReopen {
  reason: string;
}

export interface IncidentResolve {
  note?: string;
}

export interface IncidentUpdate {
  occurred_at?: string;
  category?: 'disruption' | 'bullying' | 'violence' | 'vandalism' | 'theft' | 'truancy' | 'substance' | 'dress_code' | 'academic_dishonesty' | 'other' | 'merit';
  level?: number;
  description?: string;
  location?: string | null;
  involved?: Array<InvolvedPerson>;
  reported_by?: string | null;
  points?: number;
  confidential?: boolean;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface IntervalCounts {
  start: string;
  succeeded: number;
  retrying: number;
  failed: number;
}

export interface IntervalStats {
  start: string;
  succeeded: number;
  retrying: number;
  failed: number;
  p50_ms: number | null;
  p95_ms: number | null;
}

export interface Invitation {
  id: string;
  object: 'invitation';
  email: string;
  name: string;
  staff_type: 'teacher' | 'admin' | 'support' | 'management';
  roles: Array<'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer'>;
  message: string | null;
  expires_at: string;
  status: 'pending' | 'accepted' | 'expired' | 'revoked';
  staff_id: string;
  invited_by: {
    type: 'api_key' | 'staff' | 'guardian' | 'system';
    id: string | null;
    name: string | null;
  };
  last_sent_at: string;
  accepted_at: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface InvitationAccept {
  token: string;
  identity?: {
    issuer: string;
    subject: string;
  };
}

export interface InvitationCreate {
  email: string;
  name: string;
  staff_type: 'teacher' | 'admin' | 'support' | 'management';
  roles: Array<'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer'>;
  message?: string | null;
  expires_at?: string;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface InvitationPage {
  data: Array<Invitation>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface InvitationWithToken {
  id: string;
  object: 'invitation';
  email: string;
  name: string;
  staff_type: 'teacher' | 'admin' | 'support' | 'management';
  roles: Array<'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer'>;
  message: string | null;
  expires_at: string;
  status: 'pending' | 'accepted' | 'expired' | 'revoked';
  staff_id: string;
  invited_by: {
    type: 'api_key' | 'staff' | 'guardian' | 'system';
    id: string | null;
    name: string | null;
  };
  last_sent_at: string;
  accepted_at: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
  token: string;
}

export interface Invoice {
  id: string;
  object: 'invoice';
  learner_id: string;
  account_id: string | null;
  currency: string;
  lines: Array<InvoiceLine>;
  term_id: string | null;
  issue_date: string | null;
  due_date: string;
  number: string | null;
  total: number;
  bursary_total: number;
  credit_total: number;
  written_off_total: number;
  paid_total: number;
  amount_due: number;
  status: 'draft' | 'issued' | 'partly_paid' | 'paid' | 'void';
  overdue: boolean;
  void_reason: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface InvoiceCreate {
  learner_id: string;
  currency?: string;
  lines: Array<InvoiceLineSent>;
  term_id?: string | null;
  due_date: string;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface InvoiceEventData {
  id: string;
  object: 'invoice';
  number: string;
  learner_id: string;
  account_id: string;
  currency: string;
  total: number;
  amount_due: number;
  status: 'draft' | 'issued' | 'partly_paid' | 'paid' | 'void';
  issue_date: string;
  due_date: string;
  lines: Array<InvoiceEventLine>;
}

export interface InvoiceEventLine {
  id: string;
  description: string;
  quantity: number;
  unit_amount: number;
  amount: number;
}

export interface InvoiceGenerate {
  term_id: string;
  fee_item_ids: Array<string>;
  learner_ids?: Array<string>;
  class_id?: string;
  grade_level_id?: string;
  due_date: string;
  dry_run: boolean;
}

export interface InvoiceGenerateResult {
  created: number;
  unchanged: number;
  data: Array<{
    learner_id: string;
    invoice_id: string | null;
    total: number;
  }>;
}

export interface InvoiceLine {
  id: string;
  description: string;
  fee_item_id: string | null;
  category: 'tuition' | 'transport' | 'boarding' | 'books' | 'activity' | 'other' | null;
  quantity: number;
  unit_amount: number;
  amount: number;
}

export interface InvoiceLineSent {
  description?: string;
  fee_item_id?: string | null;
  category?: 'tuition' | 'transport' | 'boarding' | 'books' | 'activity' | 'other' | null;
  quantity: number;
  unit_amount?: number;
}

export interface InvoicePage {
  data: Array<Invoice>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface InvoiceUpdate {
  lines?: Array<InvoiceLineSent>;
  term_id?: string | null;
  due_date?: string;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface InvoiceVoid {
  reason: string;
}

export interface InvoiceVoidedEvent {
  id: string;
  type: 'invoice.voided';
  version: string;
  created_at: string;
  school_id: string;
  data: InvoiceEventData;
}

export interface InvoiceWriteOff {
  reason: string;
}

export interface InvoicesIssue {
  invoice_ids?: Array<string>;
  term_id?: string;
  class_id?: string;
  grade_level_id?: string;
  dry_run: boolean;
}

export interface InvoicesIssued {
  issued: number;
  unchanged: number;
  failed: number;
  data: Array<{
    invoice_id: string;
    learner_id: string;
    result: 'issued' | 'unchanged' | 'failed';
    number: string | null;
    total: number;
    amount_due: number;
    code: string | null;
    detail: string | null;
  }>;
}

export interface InvolvedPerson {
  type: 'learner' | 'staff';
  id: string;
  role: 'offender' | 'victim' | 'witness';
}

export interface Learner {
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
  national_id?: string | null;
  passport_number?: string | null;
  citizenship?: string | null;
  lurits_number?: string | null;
  race?: string | null;
  religion?: string | null;
  social_grant?: boolean | null;
  erased_at: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface LearnerAdmit {
  admitted_on?: string;
}

export interface LearnerArchivedEvent {
  id: string;
  type: 'learner.archived';
  version: string;
  created_at: string;
  school_id: string;
  data: Learner;
}

export interface LearnerCreate {
  name?: string;
  first_name?: string | null;
  middle_names?: string | null;
  last_name?: string | null;
  preferred_name?: string | null;
  date_of_birth?: string | null;
  gender?: 'female' | 'male' | 'other' | 'undisclosed' | null;
  grade_level?: string | null;
  grade_level_id?: string | null;
  class?: string | null;
  class_id?: string | null;
  status: 'prospective' | 'active';
  admission_number?: string | null;
  admitted_on?: string | null;
  home_language?: string | null;
  language_of_instruction?: string | null;
  address?: {
    line1: string | null;
    line2: string | null;
    suburb: string | null;
    city: string | null;
    province: string | null;
    postal_code: string | null;
    country: string | null;
  } | null;
  email?: string | null;
  phone?: string | null;
  boarder: boolean;
  photo_url?: string | null;
  national_id?: string | null;
  passport_number?: string | null;
  citizenship?: string | null;
  lurits_number?: string | null;
  race?: string | null;
  religion?: string | null;
  social_grant?: boolean | null;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface LearnerCreatedEvent {
  id: string;
  type: 'learner.created';
  version: string;
  created_at: string;
  school_id: string;
  data: Learner;
}

export interface LearnerDay {
  learner_id: string;
  date: string;
  status: 'present' | 'late' | 'absent' | 'left_early' | 'offsite';
  minutes_late: number;
  excused: boolean;
  registers: number;
}

export interface LearnerDiscipline {
  learner_id: string;
  incidents: number;
  merits: number;
  points: number;
}

export interface LearnerEnrolledEvent {
  id: string;
  type: 'learner.enrolled';
  version: string;
  created_at: string;
  school_id: string;
  data: Enrollment;
}

export interface LearnerErase {
  confirm: string;
  reason: string;
}

export interface LearnerErasedEvent {
  id: string;
  type: 'learner.erased';
  version: string;
  created_at: string;
  school_id: string;
  data: Learner;
}

export interface LearnerExport {
  object: 'learner_export';
  learner_id: string;
  exported_at: string;
  records: { [key: string]: Array<{ [key: string]: unknown }> };
  omitted: Array<string>;
}

export interface LearnerGuardian {
  id: string;
  object: 'learner_guardian';
  learner_id: string;
  guardian_id: string;
  relationship: 'mother' | 'father' | 'step_parent' | 'grandparent' | 'foster_parent' | 'sibling' | 'aunt_uncle' | 'legal_guardian' | 'caregiver' | 'other';
  is_primary: boolean;
  legal_guardian: boolean;
  lives_with: boolean;
  emergency_contact: boolean;
  emergency_order: number | null;
  fee_payer: boolean;
  pickup_authorised: boolean;
  access: 'full' | 'limited' | 'none';
  receives: {
    reports: boolean;
    attendance: boolean;
    fees: boolean;
    discipline: boolean;
    announcements: boolean;
  };
  restriction_note?: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface LearnerGuardianCreate {
  guardian_id: string;
  relationship: 'mother' | 'father' | 'step_parent' | 'grandparent' | 'foster_parent' | 'sibling' | 'aunt_uncle' | 'legal_guardian' | 'caregiver' | 'other';
  is_primary: boolean;
  legal_guardian: boolean;
  lives_with: boolean;
  emergency_contact: boolean;
  emergency_order?: number | null;
  fee_payer: boolean;
  pickup_authorised: boolean;
  access: 'full' | 'limited' | 'none';
  receives: {
    reports: boolean;
    attendance: boolean;
    fees: boolean;
    discipline: boolean;
    announcements: boolean;
  };
  restriction_note?: string | null;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface LearnerGuardianPage {
  data: Array<LearnerGuardian>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface LearnerGuardianRow {
  external_id?: string | number | null;
  learner_id?: string;
  learner_external_id?: string | number;
  guardian_id?: string;
  guardian_external_id?: string | number;
  relationship?: 'mother' | 'father' | 'step_parent' | 'grandparent' | 'foster_parent' | 'sibling' | 'aunt_uncle' | 'legal_guardian' | 'caregiver' | 'other';
  is_primary?: boolean;
  legal_guardian?: boolean;
  lives_with?: boolean;
  emergency_contact?: boolean;
  emergency_order?: number | null;
  fee_payer?: boolean;
  pickup_authorised?: boolean;
  access?: 'full' | 'limited' | 'none';
  receives?: {
    reports?: boolean;
    attendance?: boolean;
    fees?: boolean;
    discipline?: boolean;
    announcements?: boolean;
  };
  restriction_note?: string | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface LearnerGuardianUpdate {
  relationship?: 'mother' | 'father' | 'step_parent' | 'grandparent' | 'foster_parent' | 'sibling' | 'aunt_uncle' | 'legal_guardian' | 'caregiver' | 'other';
  is_primary?: boolean;
  legal_guardian?: boolean;
  lives_with?: boolean;
  emergency_contact?: boolean;
  emergency_order?: number | null;
  fee_payer?: boolean;
  pickup_authorised?: boolean;
  access?: 'full' | 'limited' | 'none';
  receives?: {
    reports?: boolean;
    attendance?: boolean;
    fees?: boolean;
    discipline?: boolean;
    announcements?: boolean;
  };
  restriction_note?: string | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface LearnerLeave {
  left_on: string;
  left_reason: 'transferred' | 'completed' | 'withdrawn' | 'expelled' | 'deceased' | 'other';
}

export interface LearnerLeftEvent {
  id: string;
  type: 'learner.left';
  version: string;
  created_at: string;
  school_id: string;
  data: Learner;
}

export interface LearnerPage {
  data: Array<Learner>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface LearnerRestoredEvent {
  id: string;
  type: 'learner.restored';
  version: string;
  created_at: string;
  school_id: string;
  data: Learner;
}

export interface LearnerRow {
  external_id?: string | number | null;
  name?: string;
  first_name?: string | null;
  middle_names?: string | null;
  last_name?: string | null;
  preferred_name?: string | null;
  date_of_birth?: string | null;
  gender?: 'female' | 'male' | 'other' | 'undisclosed' | null;
  grade_level?: string | null;
  grade_level_id?: string | null;
  grade_level_external_id?: string | number | null;
  class?: string | null;
  class_id?: string | null;
  class_external_id?: string | number | null;
  status?: 'prospective' | 'active';
  admission_number?: string | null;
  admitted_on?: string | null;
  home_language?: string | null;
  language_of_instruction?: string | null;
  address?: {
    line1?: string | null;
    line2?: string | null;
    suburb?: string | null;
    city?: string | null;
    province?: string | null;
    postal_code?: string | null;
    country?: string | null;
  } | null;
  email?: string | null;
  phone?: string | null;
  boarder?: boolean;
  photo_url?: string | null;
  national_id?: string | null;
  passport_number?: string | null;
  citizenship?: string | null;
  lurits_number?: string | null;
  race?: string | null;
  religion?: string | null;
  social_grant?: boolean | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface LearnerUpdate {
  name?: string;
  first_name?: string | null;
  middle_names?: string | null;
  last_name?: string | null;
  preferred_name?: string | null;
  date_of_birth?: string | null;
  gender?: 'female' | 'male' | 'other' | 'undisclosed' | null;
  grade_level?: string | null;
  grade_level_id?: string | null;
  class?: string | null;
  class_id?: string | null;
  admission_number?: string | null;
  admitted_on?: string | null;
  home_language?: string | null;
  language_of_instruction?: string | null;
  address?: {
    line1?: string | null;
    line2?: string | null;
    suburb?: string | null;
    city?: string | null;
    province?: string | null;
    postal_code?: string | null;
    country?: string | null;
  } | null;
  email?: string | null;
  phone?: string | null;
  boarder?: boolean;
  photo_url?: string | null;
  national_id?: string | null;
  passport_number?: string | null;
  citizenship?: string | null;
  lurits_number?: string | null;
  race?: string | null;
  religion?: string | null;
  social_grant?: boolean | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface LearnerUpdatedEvent {
  id: string;
  type: 'learner.updated';
  version: string;
  created_at: string;
  school_id: string;
  data: Learner;
}

export interface LearnersLeave {
  learner_ids?: Array<string>;
  class_id?: string;
  grade_level_id?: string;
  left_on: string;
  left_reason: 'transferred' | 'completed' | 'withdrawn' | 'expelled' | 'deceased' | 'other';
  dry_run: boolean;
}

export interface LearnersLeft {
  left: number;
  planned: number;
  unchanged: number;
  failed: number;
  data: Array<{
    learner_id: string;
    result: 'left' | 'planned' | 'unchanged' | 'failed';
    code: string | null;
    detail: string | null;
  }>;
}

export interface LedgerEntry {
  id: string;
  object: 'ledger_entry';
  sequence: number;
  journal_id: string;
  account_id: string;
  learner_id: string | null;
  invoice_id: string | null;
  payment_id: string | null;
  ledger_account: 'receivable' | 'income' | 'cash' | 'unapplied' | 'bursary_expense' | 'credit_notes' | 'bad_debt';
  direction: 'debit' | 'credit';
  amount: number;
  currency: string;
  source: LedgerSource;
  description: string;
  effective_on: string;
  posted_at: string;
  reverses_id: string | null;
}

export interface LedgerEntryPage {
  data: Array<LedgerEntry>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface LedgerSource {
  type: 'invoice' | 'credit_note' | 'payment' | 'allocation' | 'refund';
  id: string;
}

export interface Lesson {
  date: string;
  cycle_day: number;
  timetable_id: string;
  slot_id: string;
  period_id: string;
  period_name: string;
  kind: 'lesson' | 'registration';
  starts_at: string;
  ends_at: string;
  subject_id: string | null;
  class_ids: Array<string>;
  block: string | null;
  room_id: string | null;
  usual_room_id: string | null;
  teachers: Array<{
    staff_id: string;
    role: 'lead' | 'assistant' | 'substitute';
  }>;
  replaced_teacher_ids: Array<string>;
  notes: string | null;
}

export interface Lessons {
  data: Array<Lesson>;
}

export interface MedicalNote {
  id: string;
  object: 'medical_note';
  learner_id: string;
  kind: 'allergy' | 'condition' | 'medication' | 'immunisation' | 'injury' | 'doctor_note' | 'dietary' | 'other';
  title?: string;
  details?: string | null;
  severity: 'info' | 'caution' | 'critical';
  triggers?: string | null;
  response?: string | null;
  medication?: string | null;
  starts_on: string | null;
  ends_on: string | null;
  doctor_name?: string | null;
  doctor_phone?: string | null;
  consent_on_file: boolean;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface MedicalNoteCreate {
  kind: 'allergy' | 'condition' | 'medication' | 'immunisation' | 'injury' | 'doctor_note' | 'dietary' | 'other';
  title: string;
  details?: string | null;
  severity: 'info' | 'caution' | 'critical';
  triggers?: string | null;
  response?: string | null;
  medication?: string | null;
  starts_on?: string | null;
  ends_on?: string | null;
  doctor_name?: string | null;
  doctor_phone?: string | null;
  consent_on_file: boolean;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface MedicalNotePage {
  data: Array<MedicalNote>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface MedicalNoteUpdate {
  kind?: 'allergy' | 'condition' | 'medication' | 'immunisation' | 'injury' | 'doctor_note' | 'dietary' | 'other';
  title?: string;
  details?: string | null;
  severity?: 'info' | 'caution' | 'critical';
  triggers?: string | null;
  response?: string | null;
  medication?: string | null;
  starts_on?: string | null;
  ends_on?: string | null;
  doctor_name?: string | null;
  doctor_phone?: string | null;
  consent_on_file?: boolean;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface Message {
  id: string;
  object: 'message';
  channel: 'email' | 'sms' | 'push' | 'letter' | 'portal';
  to: {
    guardian_ids: Array<string>;
    learner_ids: Array<string>;
    staff_ids: Array<string>;
  };
  template_id: string | null;
  template_version: number | null;
  context?: { [key: string]: string | number };
  subject?: string | null;
  body?: string | null;
  regarding: {
    type: 'learner' | 'incident' | 'excuse' | 'invoice' | 'term_report';
    id: string;
  } | null;
  learner_id: string | null;
  concerned_learner_ids: Array<string>;
  announcement_id: string | null;
  send_at: string | null;
  status: 'queued' | 'sending' | 'sent' | 'partly_failed' | 'failed' | 'not_configured' | 'cancelled';
  simulated: boolean;
  completed_at: string | null;
  counts: {
    queued: number;
    sent: number;
    delivered: number;
    read: number;
    failed: number;
    bounced: number;
    not_configured: number;
    suppressed: number;
  };
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface MessageCreate {
  channel: 'email' | 'sms' | 'push' | 'letter';
  to: {
    guardian_ids: Array<string>;
    learner_ids: Array<string>;
    staff_ids: Array<string>;
  };
  template_id?: string | null;
  context?: { [key: string]: string | number };
  subject?: string | null;
  body?: string | null;
  regarding?: {
    type: 'learner' | 'incident' | 'excuse' | 'invoice' | 'term_report';
    id: string;
  } | null;
  send_at?: string | null;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface MessageFailedEvent {
  id: string;
  type: 'message.failed';
  version: string;
  created_at: string;
  school_id: string;
  data: MessageFailedEventData;
}

export interface MessageFailedEventData {
  id: string;
  object: 'message_recipient';
  message_id: string;
  channel: 'email' | 'sms' | 'push' | 'letter';
  guardian_id: string | null;
  staff_id: string | null;
  learner_id: string | null;
  status: 'failed' | 'bounced' | 'not_configured';
  error: {
    code: 'bounced' | 'rejected' | 'temporary_failure' | 'not_configured';
  };
  attempts: number;
}

export interface MessagePage {
  data: Array<Message>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface MessagePreview {
  channel: 'email' | 'sms' | 'push' | 'letter';
  subject: string | null;
  body: string;
  template_version: number;
  segments: {
    encoding: 'gsm7' | 'ucs2';
    units: number;
    count: number;
  } | null;
}

export interface MessageReceipt {
  status: 'delivered' | 'read' | 'bounced';
  at?: string;
  detail?: string;
}

export interface MessageRecipient {
  id: string;
  object: 'message_recipient';
  message_id: string;
  guardian_id: string | null;
  staff_id: string | null;
  learner_id: string | null;
  address: string | null;
  status: 'queued' | 'sent' | 'delivered' | 'read' | 'failed' | 'bounced' | 'not_configured' | 'suppressed';
  simulated: boolean;
  error: {
    code: 'no_access' | 'not_subscribed' | 'no_consent' | 'no_address' | 'cancelled' | 'bounced' | 'rejected' | 'temporary_failure' | 'not_configured';
    detail: string;
  } | null;
  attempts: number;
  next_attempt_at: string | null;
  sent_at: string | null;
  delivered_at: string | null;
  read_at: string | null;
  created_at: string;
}

export interface MessageRecipientPage {
  data: Array<MessageRecipient>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface MessageRecipientWithText {
  id: string;
  object: 'message_recipient';
  message_id: string;
  guardian_id: string | null;
  staff_id: string | null;
  learner_id: string | null;
  address: string | null;
  status: 'queued' | 'sent' | 'delivered' | 'read' | 'failed' | 'bounced' | 'not_configured' | 'suppressed';
  simulated: boolean;
  error: {
    code: 'no_access' | 'not_subscribed' | 'no_consent' | 'no_address' | 'cancelled' | 'bounced' | 'rejected' | 'temporary_failure' | 'not_configured';
    detail: string;
  } | null;
  attempts: number;
  next_attempt_at: string | null;
  sent_at: string | null;
  delivered_at: string | null;
  read_at: string | null;
  created_at: string;
  subject: string | null;
  body: string | null;
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
  locale: string;
  subject?: string | null;
  body: string;
  variables: Array<MessageVariable>;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface MessageTemplatePage {
  data: Array<MessageTemplate>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface MessageTemplatePreview {
  context?: { [key: string]: string | number };
}

export interface MessageTemplateUpdate {
  key?: string;
  name?: string;
  channel?: 'email' | 'sms' | 'push' | 'letter';
  locale?: string;
  subject?: string | null;
  body?: string;
  variables?: Array<MessageVariable>;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface MessageVariable {
  name: string;
  required: boolean;
  type: 'string' | 'date' | 'money' | 'number';
  sample?: string | number | null;
}

export interface MissingRegister {
  class_id: string;
  session: 'day' | 'am' | 'pm' | null;
  slot_id: string | null;
  register_id: string | null;
  learner_ids: Array<string>;
}

export interface MissingRegisters {
  data: Array<MissingRegister>;
}

export interface ParentNotification {
  id: string;
  object: 'parent_notification';
  incident_id: string;
  learner_id: string;
  channel: 'email' | 'sms' | 'push' | 'letter';
  template_id: string | null;
  guardian_ids: Array<string>;
  subject?: string | null;
  body?: string | null;
  message_id: string;
  status: 'queued' | 'sending' | 'sent' | 'partly_failed' | 'failed' | 'not_configured' | 'cancelled';
  simulated: boolean;
  acknowledged_at: string | null;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface ParentNotificationCreate {
  channel?: 'email' | 'sms' | 'push' | 'letter';
  template_id?: string | null;
  guardian_ids?: Array<string>;
  subject?: string | null;
  body?: string | null;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface ParentNotificationPage {
  data: Array<ParentNotification>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface Payment {
  id: string;
  object: 'payment';
  account_id: string;
  learner_id: string | null;
  amount: number;
  currency: string;
  method: 'cash' | 'eft' | 'card' | 'debit_order' | 'cheque' | 'voucher' | 'other';
  received_on: string;
  reference: string | null;
  payer_guardian_id: string | null;
  allocated_total: number;
  refunded_total: number;
  unallocated_amount: number;
  status: 'received' | 'reversed' | 'refunded';
  reverse_reason: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface PaymentAllocation {
  invoice_id: string;
  amount: number;
}

export interface PaymentCreate {
  account_id?: string;
  learner_id?: string | null;
  amount?: number;
  amount_decimal?: string;
  currency?: string;
  method: 'cash' | 'eft' | 'card' | 'debit_order' | 'cheque' | 'voucher' | 'other';
  received_on: string;
  reference?: string | null;
  payer_guardian_id?: string | null;
  allocations?: Array<PaymentAllocation>;
  auto_allocate: boolean;
  match_reference: boolean;
  allow_duplicate: boolean;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface PaymentPage {
  data: Array<Payment>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface PaymentReceivedEvent {
  id: string;
  type: 'payment.received';
  version: string;
  created_at: string;
  school_id: string;
  data: Payment;
}

export interface PaymentReverse {
  reason: string;
}

export interface PaymentReversedEvent {
  id: string;
  type: 'payment.reversed';
  version: string;
  created_at: string;
  school_id: string;
  data: Payment;
}

export interface PaymentRow {
  external_id?: string | number | null;
  account_id?: string;
  account_external_id?: string | number;
  learner_id?: string | null;
  learner_external_id?: string | number | null;
  amount?: number;
  amount_decimal?: string;
  currency?: string;
  method?: 'cash' | 'eft' | 'card' | 'debit_order' | 'cheque' | 'voucher' | 'other';
  received_on?: string;
  reference?: string | null;
  payer_guardian_id?: string | null;
  payer_guardian_external_id?: string | number | null;
  allocations?: Array<PaymentAllocation>;
  auto_allocate?: boolean;
  match_reference?: boolean;
  allow_duplicate?: boolean;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface PaymentUpdate {
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface Period {
  id: string;
  object: 'period';
  timetable_id: string;
  name: string;
  day_pattern: string;
  sequence: number;
  starts_at: string;
  ends_at: string;
  kind: 'lesson' | 'registration' | 'break' | 'assembly' | 'sport' | 'other';
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface PeriodCreate {
  timetable_id: string;
  name: string;
  day_pattern: string;
  sequence: number;
  starts_at: string;
  ends_at: string;
  kind: 'lesson' | 'registration' | 'break' | 'assembly' | 'sport' | 'other';
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface PeriodPage {
  data: Array<Period>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface PeriodUpdate {
  name?: string;
  day_pattern?: string;
  sequence?: number;
  starts_at?: string;
  ends_at?: string;
  kind?: 'lesson' | 'registration' | 'break' | 'assembly' | 'sport' | 'other';
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: 'invalid_json' | 'invalid_parameter' | 'unknown_parameter' | 'invalid_cursor' | 'unsupported_version' | 'invalid_idempotency_key' | 'bad_request' | 'missing_api_key' | 'invalid_api_key' | 'expired_api_key' | 'insufficient_scope' | 'cross_site_request' | 'session_changed' | 'test_mode_only' | 'not_found' | 'method_not_allowed' | 'not_acceptable' | 'request_timeout' | 'resource_archived' | 'invalid_state_transition' | 'already_exists' | 'announcement_closed' | 'nothing_to_resend' | 'template_retired' | 'resource_in_use' | 'dates_overlap' | 'open_terms' | 'learner_has_account' | 'account_not_settled' | 'invoice_issued' | 'invoice_has_payments' | 'invoice_not_open' | 'amount_exceeds_due' | 'amount_exceeds_unallocated' | 'possible_duplicate' | 'payment_has_refunds' | 'bursary_ended' | 'bursary_limit_reached' | 'term_closed' | 'registers_exist' | 'audit_log_broken' | 'already_enrolled' | 'class_full' | 'learner_not_active' | 'scale_in_use' | 'default_scale' | 'assessment_not_open' | 'assessment_published' | 'incomplete_grades' | 'marks_exceed_max' | 'learner_active' | 'guardian_active' | 'open_money' | 'retention_keeps' | 'resource_erased' | 'report_not_draft' | 'timetable_conflict' | 'has_active_allocations' | 'timetable_not_draft' | 'periods_overlap' | 'too_many_removals' | 'last_owner' | 'limit_reached' | 'last_admin_key' | 'invitation_not_usable' | 'stored_response_erased' | 'import_source_deleted' | 'precondition_failed' | 'payload_too_large' | 'unsupported_media_type' | 'expectation_failed' | 'outside_academic_year' | 'outside_term' | 'amount_too_large' | 'class_not_offered' | 'validation_failed' | 'unknown_field' | 'future_date' | 'not_a_school_day' | 'not_a_lesson' | 'incomplete_register' | 'learner_not_enrolled' | 'unknown_variable' | 'template_not_active' | 'guardian_not_eligible' | 'no_eligible_recipient' | 'missing_variable' | 'text_too_long' | 'unknown_reference' | 'unknown_event_type' | 'target_not_allowed' | 'scope_exceeds_key' | 'incident_closed' | 'open_follow_ups' | 'too_many_notes' | 'idempotency_key_reused' | 'rate_limited' | 'internal_error' | 'unsupported_transfer_coding' | 'unavailable' | 'overloaded' | 'outcome_unknown' | 'document_too_large' | 'invalid_image';
  request_id: string;
  errors?: Array<{
    pointer: string;
    code: string;
    detail: string;
  }>;
  from?: string;
  to?: string;
  allowed?: Array<string>;
  existing_id?: string;
  dependents?: Array<{
    type: string;
    count: number;
  }>;
  available?: number;
  registers?: number;
  learner_ids?: Array<string>;
  conflicts?: Array<TimetableConflict>;
  allocations?: Array<{
    allocation_id: string;
    slot_id: string;
    timetable_id: string;
    role: 'lead' | 'assistant' | 'substitute';
    cycle_day: number;
    starts_at: string;
    ends_at: string;
    from: string;
    to: string | null;
  }>;
  limit?: number;
  follow_up_ids?: Array<string>;
}

export interface Qualification {
  id: string;
  object: 'qualification';
  staff_id: string;
  title: string;
  kind: 'degree' | 'diploma' | 'certificate' | 'registration' | 'clearance' | 'first_aid' | 'other';
  institution: string | null;
  nqf_level: number | null;
  awarded_on: string | null;
  expires_on: string | null;
  document_ref: string | null;
  subject_ids: Array<string>;
  status: 'unverified' | 'verified' | 'rejected' | 'expired';
  rejected_reason: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface QualificationCreate {
  title: string;
  kind: 'degree' | 'diploma' | 'certificate' | 'registration' | 'clearance' | 'first_aid' | 'other';
  institution?: string | null;
  nqf_level?: number | null;
  awarded_on?: string | null;
  expires_on?: string | null;
  document_ref?: string | null;
  subject_ids: Array<string>;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface QualificationPage {
  data: Array<Qualification>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface QualificationReject {
  reason: string;
}

export interface QualificationUpdate {
  title?: string;
  kind?: 'degree' | 'diploma' | 'certificate' | 'registration' | 'clearance' | 'first_aid' | 'other';
  institution?: string | null;
  nqf_level?: number | null;
  awarded_on?: string | null;
  expires_on?: string | null;
  document_ref?: string | null;
  subject_ids?: Array<string>;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface Refund {
  id: string;
  object: 'refund';
  payment_id: string;
  account_id: string;
  amount: number;
  currency: string;
  method: 'cash' | 'eft' | 'card' | 'debit_order' | 'cheque' | 'voucher' | 'other' | null;
  refunded_on: string;
  reason: string | null;
  status: 'paid' | 'reversed';
  reverse_reason: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface RefundCreate {
  amount: number;
  method?: 'cash' | 'eft' | 'card' | 'debit_order' | 'cheque' | 'voucher' | 'other' | null;
  refunded_on?: string;
  reason?: string | null;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface RefundPage {
  data: Array<Refund>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface RefundPaidEvent {
  id: string;
  type: 'refund.paid';
  version: string;
  created_at: string;
  school_id: string;
  data: Refund;
}

export interface RefundReverse {
  reason: string;
}

export interface RefundReversedEvent {
  id: string;
  type: 'refund.reversed';
  version: string;
  created_at: string;
  school_id: string;
  data: Refund;
}

export interface Register {
  id: string;
  object: 'register';
  class_id: string;
  date: string;
  session: 'day' | 'am' | 'pm' | null;
  slot_id: string | null;
  term_id: string;
  marks: Array<RegisterMark>;
  taken_by: string | null;
  taken_at: string;
  revision: number;
  status: 'recorded' | 'amended' | 'void';
  counts: RegisterCounts;
  void_reason: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface RegisterCounts {
  enrolled: number;
  present: number;
  absent: number;
  late: number;
  left_early: number;
  offsite: number;
  excused: number;
}

export interface RegisterCreate {
  class_id: string;
  date: string;
  session?: 'day' | 'am' | 'pm' | null;
  slot_id?: string | null;
  marks: Array<RegisterMarkSent>;
  default_status?: 'present' | 'absent' | 'offsite';
  taken_by?: string | null;
  taken_at?: string;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface RegisterEventData {
  id: string;
  object: 'register';
  class_id: string;
  date: string;
  session: 'day' | 'am' | 'pm' | null;
  slot_id: string | null;
  term_id: string;
  revision: number;
  status: 'recorded' | 'amended' | 'void';
  counts: RegisterCounts;
  marks: Array<RegisterEventMark>;
}

export interface RegisterEventMark {
  learner_id: string;
  status: 'present' | 'late' | 'absent' | 'left_early' | 'offsite';
}

export interface RegisterMark {
  learner_id: string;
  status: 'present' | 'late' | 'absent' | 'left_early' | 'offsite';
  minutes_late: number | null;
  arrived_at: string | null;
  left_at: string | null;
  reason_code: 'illness' | 'medical_appointment' | 'childbirth' | 'religious' | 'bereavement' | 'official_appointment' | 'suspension' | 'act_of_nature' | 'study_leave' | 'transport' | 'truancy' | 'unknown' | 'other' | null;
  comment: string | null;
  excused: boolean;
}

export interface RegisterMarkSent {
  learner_id: string;
  status: 'present' | 'late' | 'absent' | 'left_early' | 'offsite';
  minutes_late?: number | null;
  arrived_at?: string | null;
  left_at?: string | null;
  reason_code?: 'illness' | 'medical_appointment' | 'childbirth' | 'religious' | 'bereavement' | 'official_appointment' | 'suspension' | 'act_of_nature' | 'study_leave' | 'transport' | 'truancy' | 'unknown' | 'other' | null;
  comment?: string | null;
}

export interface RegisterPage {
  data: Array<Register>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface RegisterUpdate {
  marks?: Array<RegisterMarkSent>;
  taken_by?: string | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface RegisterVoid {
  reason: string;
}

export interface Retention {
  learners: RetentionRule;
  attendance: RetentionRule;
  discipline: RetentionRule;
  communications: RetentionRule;
  medical: RetentionRule;
  fees: RetentionRule;
  term_reports: RetentionRule;
}

export interface RetentionRule {
  months: number | null;
  action: 'anonymise' | 'keep';
}

export interface RetentionRuleUpdate {
  months?: number | null;
  action?: 'anonymise' | 'keep';
}

export interface RetentionUpdate {
  learners?: RetentionRuleUpdate;
  attendance?: RetentionRuleUpdate;
  discipline?: RetentionRuleUpdate;
  communications?: RetentionRuleUpdate;
  medical?: RetentionRuleUpdate;
  fees?: RetentionRuleUpdate;
  term_reports?: RetentionRuleUpdate;
}

export interface RoleAssignment {
  id: string;
  object: 'role_assignment';
  staff_id: string;
  role: 'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer';
  scope_type: 'school' | 'grade_level' | 'class' | 'subject';
  scope_id: string | null;
  starts_on: string | null;
  ends_on: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface RoleAssignmentCreate {
  role: 'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer';
  scope_type: 'school' | 'grade_level' | 'class' | 'subject';
  scope_id?: string | null;
  starts_on?: string | null;
  ends_on?: string | null;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface RoleAssignmentPage {
  data: Array<RoleAssignment>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface RoleAssignmentUpdate {
  role?: 'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer';
  scope_type?: 'school' | 'grade_level' | 'class' | 'subject';
  scope_id?: string | null;
  starts_on?: string | null;
  ends_on?: string | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface Room {
  id: string;
  object: 'room';
  name: string;
  kind: 'classroom' | 'lab' | 'hall' | 'field' | 'computer' | 'other';
  capacity: number | null;
  bookable: boolean;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface RoomAssignment {
  id: string;
  object: 'room_assignment';
  slot_id: string;
  room_id: string;
  from: string;
  to: string | null;
  status: 'active' | 'ended';
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface RoomAssignmentCreate {
  slot_id: string;
  room_id: string;
  from: string;
  to?: string | null;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface RoomAssignmentPage {
  data: Array<RoomAssignment>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface RoomAssignmentUpdate {
  room_id?: string;
  from?: string;
  to?: string | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface RoomAssignmentWithWarnings {
  id: string;
  object: 'room_assignment';
  slot_id: string;
  room_id: string;
  from: string;
  to: string | null;
  status: 'active' | 'ended';
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
  warnings: Array<TimetableWarning>;
}

export interface RoomCreate {
  name: string;
  kind: 'classroom' | 'lab' | 'hall' | 'field' | 'computer' | 'other';
  capacity?: number | null;
  bookable: boolean;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface RoomPage {
  data: Array<Room>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface RoomUpdate {
  name?: string;
  kind?: 'classroom' | 'lab' | 'hall' | 'field' | 'computer' | 'other';
  capacity?: number | null;
  bookable?: boolean;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface School {
  id: string;
  object: 'school';
  mode: 'live' | 'test';
  name: string;
  emis_number: string | null;
  school_type: 'primary' | 'secondary' | 'combined' | 'special' | null;
  province: string | null;
  address: {
    line1: string | null;
    line2: string | null;
    suburb: string | null;
    city: string | null;
    province: string | null;
    postal_code: string | null;
    country: string | null;
  } | null;
  logo_sha256: string | null;
  time_zone: string;
  currency: string;
  locale: string;
  school_days: Array<number>;
  attendance_mode: 'daily' | 'am_pm' | 'per_slot';
  session_times: {
    day: string;
    am: string;
    pm: string;
  };
  retention: Retention;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface SchoolLogo {
  media_type: 'image/png' | 'image/jpeg' | null;
  width: number | null;
  height: number | null;
  sha256: string | null;
  data: string | null;
}

export interface SchoolLogoPut {
  data: string;
}

export interface SchoolUpdate {
  name?: string;
  emis_number?: string | null;
  school_type?: 'primary' | 'secondary' | 'combined' | 'special' | null;
  province?: string | null;
  address?: {
    line1?: string | null;
    line2?: string | null;
    suburb?: string | null;
    city?: string | null;
    province?: string | null;
    postal_code?: string | null;
    country?: string | null;
  } | null;
  time_zone?: string;
  currency?: string;
  locale?: string;
  school_days?: Array<number>;
  attendance_mode?: 'daily' | 'am_pm' | 'per_slot';
  session_times?: {
    day?: string;
    am?: string;
    pm?: string;
  };
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface Slot {
  id: string;
  object: 'slot';
  timetable_id: string;
  cycle_day: number;
  period_id: string;
  class_ids: Array<string>;
  subject_id: string | null;
  teacher_ids: Array<string>;
  room_id: string | null;
  block: string | null;
  notes: string | null;
  status: 'draft' | 'published' | 'ended';
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface SlotBulk {
  timetable_id: string;
  slots: Array<{
    cycle_day: number;
    period_id: string;
    class_ids: Array<string>;
    subject_id?: string | null;
    teacher_ids?: Array<string>;
    room_id?: string | null;
    block?: string | null;
    notes?: string | null;
    external_ids?: { [key: string]: string };
    metadata?: { [key: string]: string };
  }>;
}

export interface SlotBulkResult {
  data: Array<Slot>;
  warnings: Array<TimetableWarning>;
}

export interface SlotCreate {
  timetable_id: string;
  cycle_day: number;
  period_id: string;
  class_ids: Array<string>;
  subject_id?: string | null;
  teacher_ids?: Array<string>;
  room_id?: string | null;
  block?: string | null;
  notes?: string | null;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface SlotPage {
  data: Array<Slot>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface SlotRow {
  external_id?: string | number | null;
  timetable_id?: string;
  timetable_external_id?: string | number;
  cycle_day?: number;
  period_id?: string;
  period_external_id?: string | number;
  class_ids?: Array<string>;
  class_external_ids?: Array<string | number>;
  subject_id?: string | null;
  subject_external_id?: string | number | null;
  teacher_ids?: Array<string>;
  teacher_external_ids?: Array<string | number>;
  room_id?: string | null;
  room_external_id?: string | number | null;
  block?: string | null;
  notes?: string | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface SlotUpdate {
  cycle_day?: number;
  period_id?: string;
  class_ids?: Array<string>;
  subject_id?: string | null;
  teacher_ids?: Array<string>;
  room_id?: string | null;
  block?: string | null;
  notes?: string | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface SlotWithWarnings {
  id: string;
  object: 'slot';
  timetable_id: string;
  cycle_day: number;
  period_id: string;
  class_ids: Array<string>;
  subject_id: string | null;
  teacher_ids: Array<string>;
  room_id: string | null;
  block: string | null;
  notes: string | null;
  status: 'draft' | 'published' | 'ended';
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
  warnings: Array<TimetableWarning>;
}

export interface Staff {
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
  } | null;
  status: 'invited' | 'active' | 'suspended' | 'left';
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface StaffActivatedEvent {
  id: string;
  type: 'staff.activated';
  version: string;
  created_at: string;
  school_id: string;
  data: Staff;
}

export interface StaffArchivedEvent {
  id: string;
  type: 'staff.archived';
  version: string;
  created_at: string;
  school_id: string;
  data: Staff;
}

export interface StaffCreate {
  name?: string;
  first_name?: string | null;
  last_name?: string | null;
  email: string;
  phone?: string | null;
  employee_number?: string | null;
  staff_type: 'teacher' | 'admin' | 'support' | 'management';
  job_title?: string | null;
  employment?: 'state' | 'sgb' | 'contract' | 'volunteer' | null;
  persal_number?: string | null;
  sace_number?: string | null;
  sace_expires_on?: string | null;
  starts_on?: string | null;
  ends_on?: string | null;
  subject_ids: Array<string>;
  max_periods_per_cycle?: number | null;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface StaffCreatedEvent {
  id: string;
  type: 'staff.created';
  version: string;
  created_at: string;
  school_id: string;
  data: Staff;
}

export interface StaffInvitationRevokedEvent {
  id: string;
  type: 'staff.invitation-revoked';
  version: string;
  created_at: string;
  school_id: string;
  data: Invitation;
}

export interface StaffInvitedEvent {
  id: string;
  type: 'staff.invited';
  version: string;
  created_at: string;
  school_id: string;
  data: Invitation;
}

export interface StaffLeave {
  ends_on: string;
  reassign_to?: string;
}

export interface StaffLeftEvent {
  id: string;
  type: 'staff.left';
  version: string;
  created_at: string;
  school_id: string;
  data: Staff;
}

export interface StaffPage {
  data: Array<Staff>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface StaffRestoredEvent {
  id: string;
  type: 'staff.restored';
  version: string;
  created_at: string;
  school_id: string;
  data: Staff;
}

export interface StaffRow {
  external_id?: string | number | null;
  name?: string;
  first_name?: string | null;
  last_name?: string | null;
  email?: string;
  phone?: string | null;
  employee_number?: string | null;
  staff_type?: 'teacher' | 'admin' | 'support' | 'management';
  job_title?: string | null;
  employment?: 'state' | 'sgb' | 'contract' | 'volunteer' | null;
  persal_number?: string | null;
  sace_number?: string | null;
  sace_expires_on?: string | null;
  starts_on?: string | null;
  ends_on?: string | null;
  subject_ids?: Array<string>;
  subject_external_ids?: Array<string | number>;
  max_periods_per_cycle?: number | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface StaffUpdate {
  name?: string;
  first_name?: string | null;
  last_name?: string | null;
  email?: string;
  phone?: string | null;
  employee_number?: string | null;
  staff_type?: 'teacher' | 'admin' | 'support' | 'management';
  job_title?: string | null;
  employment?: 'state' | 'sgb' | 'contract' | 'volunteer' | null;
  persal_number?: string | null;
  sace_number?: string | null;
  sace_expires_on?: string | null;
  starts_on?: string | null;
  ends_on?: string | null;
  subject_ids?: Array<string>;
  max_periods_per_cycle?: number | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface StaffUpdatedEvent {
  id: string;
  type: 'staff.updated';
  version: string;
  created_at: string;
  school_id: string;
  data: Staff;
}

export interface Statement {
  object: 'statement';
  account_id: string;
  currency: string;
  from: string;
  to: string;
  opening_balance: number;
  lines: Array<StatementLine>;
  closing_balance: number;
}

export interface StatementLine {
  journal_id: string;
  effective_on: string;
  description: string;
  source: LedgerSource;
  learner_id: string | null;
  amount: number;
  balance: number;
}

export interface Subject {
  id: string;
  object: 'subject';
  name: string;
  code: string;
  kind: 'language' | 'mathematics' | 'science' | 'social' | 'arts' | 'technology' | 'life' | 'other';
  grade_level_ids: Array<string>;
  language: string | null;
  counts_for_average: boolean;
  promotion_weight: number | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface SubjectCreate {
  name: string;
  code: string;
  kind: 'language' | 'mathematics' | 'science' | 'social' | 'arts' | 'technology' | 'life' | 'other';
  grade_level_ids: Array<string>;
  language?: string | null;
  counts_for_average: boolean;
  promotion_weight?: number | null;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface SubjectPage {
  data: Array<Subject>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface SubjectRow {
  external_id?: string | number | null;
  name?: string;
  code?: string;
  kind?: 'language' | 'mathematics' | 'science' | 'social' | 'arts' | 'technology' | 'life' | 'other';
  grade_level_ids?: Array<string>;
  grade_level_external_ids?: Array<string | number>;
  language?: string | null;
  counts_for_average?: boolean;
  promotion_weight?: number | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface SubjectUpdate {
  name?: string;
  code?: string;
  kind?: 'language' | 'mathematics' | 'science' | 'social' | 'arts' | 'technology' | 'life' | 'other';
  grade_level_ids?: Array<string>;
  language?: string | null;
  counts_for_average?: boolean;
  promotion_weight?: number | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface TeacherAllocation {
  id: string;
  object: 'teacher_allocation';
  slot_id: string;
  staff_id: string;
  role: 'lead' | 'assistant' | 'substitute';
  replaces_id: string | null;
  from: string;
  to: string | null;
  status: 'active' | 'ended';
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface TeacherAllocationCreate {
  slot_id: string;
  staff_id: string;
  role: 'lead' | 'assistant' | 'substitute';
  replaces_id?: string | null;
  from: string;
  to?: string | null;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface TeacherAllocationPage {
  data: Array<TeacherAllocation>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface TeacherAllocationUpdate {
  from?: string;
  to?: string | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface TeacherAllocationWithWarnings {
  id: string;
  object: 'teacher_allocation';
  slot_id: string;
  staff_id: string;
  role: 'lead' | 'assistant' | 'substitute';
  replaces_id: string | null;
  from: string;
  to: string | null;
  status: 'active' | 'ended';
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
  warnings: Array<TimetableWarning>;
}

export interface Term {
  id: string;
  object: 'term';
  academic_year_id: string;
  name: string;
  number: number;
  starts_on: string;
  ends_on: string;
  marks_due_on: string | null;
  school_days_count: number;
  warnings: Array<{
    code: 'short_term' | 'long_term';
    detail: string;
  }>;
  status: 'planned' | 'open' | 'closed';
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface TermCreate {
  academic_year_id: string;
  name: string;
  number: number;
  starts_on: string;
  ends_on: string;
  marks_due_on?: string | null;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface TermPage {
  data: Array<Term>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface TermReport {
  id: string;
  object: 'term_report';
  learner_id: string;
  term_id: string;
  class_id: string;
  school_snapshot: {
    name: string;
    emis_number: string | null;
    locale: string;
  };
  letterhead: {
    address: string | null;
    logo_sha256: string | null;
  } | null;
  term_snapshot: {
    name: string;
    academic_year: string;
    starts_on: string;
    ends_on: string;
    is_last: boolean;
  };
  learner_snapshot: {
    name: string;
    admission_number: string | null;
    date_of_birth: string | null;
    grade_level: string | null;
    class: string;
    class_teacher: string | null;
  };
  subjects: Array<TermReportSubject>;
  average: number | null;
  grading_scale: {
    name: string;
    levels: Array<GradingLevel>;
  };
  attendance: {
    school_days: number;
    days_present: number;
    days_absent: number;
    days_excused: number;
    times_late: number;
  } | null;
  conduct: string | null;
  principal_comment: string | null;
  decision: 'promoted' | 'not_promoted' | 'progressed' | 'none' | null;
  status: 'draft' | 'published' | 'superseded' | 'withdrawn';
  report_version: number;
  supersedes_id: string | null;
  content_hash: string;
  stale: boolean;
  published_at: string | null;
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface TermReportEventData {
  id: string;
  object: 'term_report';
  learner_id: string;
  term_id: string;
  class_id: string;
  status: 'draft' | 'published' | 'superseded' | 'withdrawn';
  report_version: number;
  supersedes_id: string | null;
  content_hash: string;
  published_at: string;
}

export interface TermReportPage {
  data: Array<TermReport>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface TermReportPublishedEvent {
  id: string;
  type: 'term-report.published';
  version: string;
  created_at: string;
  school_id: string;
  data: TermReportEventData;
}

export interface TermReportSubject {
  subject_id: string;
  name: string;
  percentage: number | null;
  level: number | null;
  level_label: string | null;
  counts_for_average: boolean;
  teacher: string | null;
  comment: string | null;
  assessments: Array<{
    assessment_id: string;
    title: string;
    mark: number | null;
    max_mark: number;
    weight: number;
    status: 'graded' | 'absent' | 'exempt' | 'withheld';
  }>;
}

export interface TermReportUpdate {
  conduct?: string | null;
  principal_comment?: string | null;
  decision?: 'promoted' | 'not_promoted' | 'progressed' | 'none' | null;
  subject_comments?: { [key: string]: string | null };
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface TermReportWithdraw {
  reason: string;
}

export interface TermReportWithdrawnEvent {
  id: string;
  type: 'term-report.withdrawn';
  version: string;
  created_at: string;
  school_id: string;
  data: TermReportEventData;
}

export interface TermReportsGenerate {
  term_id: string;
  class_id?: string;
  grade_level_id?: string;
  learner_ids?: Array<string>;
  supersede: boolean;
  dry_run: boolean;
}

export interface TermReportsGenerated {
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
  data: Array<{
    learner_id: string;
    result: 'created' | 'updated' | 'unchanged' | 'failed';
    term_report_id: string | null;
    report_version: number | null;
    code: string | null;
    detail: string | null;
  }>;
}

export interface TermReportsPublish {
  term_id: string;
  class_id: string;
}

export interface TermReportsPublished {
  published: number;
  unchanged: number;
  failed: number;
  data: Array<{
    learner_id: string;
    result: 'published' | 'unchanged' | 'failed';
    term_report_id: string | null;
    code: string | null;
    detail: string | null;
  }>;
}

export interface TermResult {
  learner_id: string;
  name: string;
  subjects: Array<{
    subject_id: string;
    name: string;
    percentage: number | null;
    level: number | null;
    level_label: string | null;
    assessments: number;
  }>;
  average: number | null;
}

export interface TermResults {
  data: Array<TermResult>;
}

export interface TermRollover {
  from_term_id: string;
  dry_run: boolean;
}

export interface TermRolloverResult {
  created: number;
  unchanged: number;
  failed: Array<{
    enrollment_id: string;
    learner_id: string;
    class_id: string;
    code: string;
    detail: string;
  }>;
}

export interface TermRow {
  external_id?: string | number | null;
  academic_year_id?: string;
  academic_year_external_id?: string | number;
  name?: string;
  number?: number;
  starts_on?: string;
  ends_on?: string;
  marks_due_on?: string | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface TermUpdate {
  name?: string;
  number?: number;
  starts_on?: string;
  ends_on?: string;
  marks_due_on?: string | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface TestClock {
  object: 'test_clock';
  now: string;
  advanced_seconds: number;
}

export interface TestClockAdvance {
  seconds: number;
}

export interface TimelineEntry {
  id: string;
  object: 'timeline_entry';
  occurred_at: string;
  action: string;
  resource: AuditResource;
  fields: Array<string>;
}

export interface TimelineEntryPage {
  data: Array<TimelineEntry>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface Timetable {
  id: string;
  object: 'timetable';
  name: string;
  academic_year_id: string;
  term_ids: Array<string>;
  grade_level_ids: Array<string> | null;
  cycle_length: number;
  cycle_mode: 'weekday' | 'rolling';
  cycle_start_date: string | null;
  effective_from: string;
  effective_to: string | null;
  status: 'draft' | 'published' | 'retired';
  external_ids: { [key: string]: string };
  metadata: { [key: string]: string };
  created_at: string;
  updated_at: string;
  archived_at: string | null;
}

export interface TimetableClone {
  name?: string;
  term_ids?: Array<string>;
  effective_from?: string;
  effective_to?: string | null;
}

export interface TimetableConflict {
  kind: 'teacher_double_booked' | 'room_double_booked' | 'class_double_booked' | 'outside_term' | 'staff_not_active';
  slot_ids: Array<string>;
  rows: Array<number>;
  resource_id: string;
  cycle_day: number;
  date: string | null;
  starts_at: string;
  ends_at: string;
}

export interface TimetableConflicts {
  conflicts: Array<TimetableConflict>;
  warnings: Array<TimetableWarning>;
}

export interface TimetableCreate {
  name: string;
  academic_year_id: string;
  term_ids: Array<string>;
  grade_level_ids?: Array<string> | null;
  cycle_length: number;
  cycle_mode: 'weekday' | 'rolling';
  cycle_start_date?: string | null;
  effective_from: string;
  effective_to?: string | null;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface TimetablePage {
  data: Array<Timetable>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface TimetableUpdate {
  name?: string;
  term_ids?: Array<string>;
  grade_level_ids?: Array<string> | null;
  cycle_length?: number;
  cycle_mode?: 'weekday' | 'rolling';
  cycle_start_date?: string | null;
  effective_from?: string;
  effective_to?: string | null;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface TimetableWarning {
  kind: 'room_capacity' | 'learner_double_booked' | 'teacher_over_load' | 'teacher_not_qualified_for_subject';
  slot_ids: Array<string>;
  resource_id: string;
  count: number;
  limit: number | null;
}

export interface Webhook {
  id: string;
  object: 'webhook';
  url: string;
  events: Array<string>;
  description: string | null;
  status: 'active' | 'paused' | 'disabled';
  version: string;
  failing_since: string | null;
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
  description?: string | null;
  version?: string;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
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
  status: 'queued' | 'running' | 'completed' | 'cancelled';
  progress: {
    events: number;
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
  until?: string | null;
  types?: Array<string> | null;
  dry_run: boolean;
  external_ids?: { [key: string]: string };
  metadata?: { [key: string]: string };
}

export interface WebhookRecoveryPage {
  data: Array<WebhookRecovery>;
  next_cursor: string | null;
  has_more: boolean;
}

export interface WebhookRotateSecret {
  expires_in: number;
}

export interface WebhookStats {
  object: 'webhook_stats';
  from: string;
  to: string;
  interval: 'hour' | 'day';
  held: number;
  pending: number;
  totals: AttemptStats;
  intervals: Array<IntervalStats>;
}

export interface WebhookTest {
  type: string;
}

export interface WebhookUpdate {
  url?: string;
  events?: Array<string>;
  description?: string | null;
  version?: string;
  external_ids?: { [key: string]: string | null };
  metadata?: { [key: string]: string | null };
}

export interface WebhookWithSecret {
  id: string;
  object: 'webhook';
  url: string;
  events: Array<string>;
  description: string | null;
  status: 'active' | 'paused' | 'disabled';
  version: string;
  failing_since: string | null;
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
  DailyAttendance: DailyAttendance;
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
  FeeAccountPage: FeeAccountPage;
  FeeAccountUpdate: FeeAccountUpdate;
  FeeInvoicedEvent: FeeInvoicedEvent;
  FeeItem: FeeItem;
  FeeItemCreate: FeeItemCreate;
  FeeItemPage: FeeItemPage;
  FeeItemUpdate: FeeItemUpdate;
  FeeReconciledEvent: FeeReconciledEvent;
  FeeReconciledEventData: FeeReconciledEventData;
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
  GuardianPage: GuardianPage;
  GuardianRestoredEvent: GuardianRestoredEvent;
  GuardianRow: GuardianRow;
  GuardianUnlinkedEvent: GuardianUnlinkedEvent;
  GuardianUpdate: GuardianUpdate;
  GuardianUpdatedEvent: GuardianUpdatedEvent;
  Import: Import;
  ImportCreate: ImportCreate;
  ImportPage: ImportPage;
  ImportRow: ImportRow;
  ImportRowPage: ImportRowPage;
  ImportSource: ImportSource;
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
  IntervalCounts: IntervalCounts;
  IntervalStats: IntervalStats;
  Invitation: Invitation;
  InvitationAccept: InvitationAccept;
  InvitationCreate: InvitationCreate;
  InvitationPage: InvitationPage;
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
  LearnerPage: LearnerPage;
  LearnerRestoredEvent: LearnerRestoredEvent;
  LearnerRow: LearnerRow;
  LearnerUpdate: LearnerUpdate;
  LearnerUpdatedEvent: LearnerUpdatedEvent;
  LearnersLeave: LearnersLeave;
  LearnersLeft: LearnersLeft;
  LedgerEntry: LedgerEntry;
  LedgerEntryPage: LedgerEntryPage;
  LedgerSource: LedgerSource;
  Lesson: Lesson;
  Lessons: Lessons;
  MedicalNote: MedicalNote;
  MedicalNoteCreate: MedicalNoteCreate;
  MedicalNotePage: MedicalNotePage;
  MedicalNoteUpdate: MedicalNoteUpdate;
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
  PaymentUpdate: PaymentUpdate;
  Period: Period;
  PeriodCreate: PeriodCreate;
  PeriodPage: PeriodPage;
  PeriodUpdate: PeriodUpdate;
  Problem: Problem;
  Qualification: Qualification;
  QualificationCreate: QualificationCreate;
  QualificationPage: QualificationPage;
  QualificationReject: QualificationReject;
  QualificationUpdate: QualificationUpdate;
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
  Retention: Retention;
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
  StaffInvitationRevokedEvent: StaffInvitationRevokedEvent;
  StaffInvitedEvent: StaffInvitedEvent;
  StaffLeave: StaffLeave;
  StaffLeftEvent: StaffLeftEvent;
  StaffPage: StaffPage;
  StaffRestoredEvent: StaffRestoredEvent;
  StaffRow: StaffRow;
  StaffUpdate: StaffUpdate;
  StaffUpdatedEvent: StaffUpdatedEvent;
  Statement: Statement;
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
  Webhook: Webhook;
  WebhookActivate: WebhookActivate;
  WebhookCreate: WebhookCreate;
  WebhookPage: WebhookPage;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      status?: 'active' | 'expired' | 'revoked';
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      name?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      kind?: 'test' | 'exam' | 'assignment' | 'project' | 'practical' | 'oral' | 'other';
      component?: 'sba' | 'exam';
      status?: 'draft' | 'open' | 'published' | 'cancelled';
      class_id?: string;
      subject_id?: string;
      term_id?: string;
      grading_scale_id?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      status?: 'pending' | 'graded' | 'absent' | 'exempt' | 'withheld';
      learner_id?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      status?: 'draft' | 'published' | 'superseded' | 'withdrawn';
      learner_id?: string;
      term_id?: string;
      class_id?: string;
      supersedes_id?: string;
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
      class_id?: string;
      learner_id?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      learner_id?: string;
      term_id?: string;
      subject_id?: string;
      status?: 'pending' | 'graded' | 'absent' | 'exempt' | 'withheld';
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      date?: string;
      from?: string;
      to?: string;
      session?: 'day' | 'am' | 'pm';
      status?: 'recorded' | 'amended' | 'void';
      learner_id?: string;
      class_id?: string;
      slot_id?: string;
      term_id?: string;
      taken_by?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      status?: 'submitted' | 'approved' | 'rejected' | 'withdrawn';
      reason_code?: 'illness' | 'medical_appointment' | 'childbirth' | 'religious' | 'bereavement' | 'official_appointment' | 'suspension' | 'act_of_nature' | 'study_leave' | 'other';
      from?: string;
      to?: string;
      learner_id?: string;
      submitted_by?: string;
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
      grade_level_id?: string;
      class_id?: string;
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
      learner_id?: string;
      class_id?: string;
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
      grade_level_id?: string;
      class_id?: string;
    };
    body: never;
    result: MissingRegisters;
    write: false;
    action: false;
  };
  'attendance.alerts': {
    path: Record<never, never>;
    query: {
      kind: 'continuous_absence';
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
      starting_after?: string;
      order: 'asc' | 'desc';
      resource_type?: string;
      resource_id?: string;
      actor_id?: string;
      action?: string;
      request_id?: string;
      from?: string;
      to?: string;
    };
    body: never;
    result: AuditEntryPage;
    write: false;
    action: false;
  };
  'audit-log.verify': {
    path: Record<never, never>;
    query: {
      from_sequence?: number;
      to_sequence?: number;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      status?: 'planned' | 'current' | 'closed';
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      status?: 'planned' | 'open' | 'closed';
      academic_year_id?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      kind?: 'public_holiday' | 'closure' | 'make_up_day' | 'half_day' | 'staff_only' | 'exam_day';
      from?: string;
      to?: string;
      grade_level_id?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      label?: string;
      phase?: 'foundation' | 'intermediate' | 'senior' | 'fet';
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      code?: string;
      kind?: 'language' | 'mathematics' | 'science' | 'social' | 'arts' | 'technology' | 'life' | 'other';
      grade_level_id?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      kind?: 'classroom' | 'lab' | 'hall' | 'field' | 'computer' | 'other';
      name?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      kind?: 'register' | 'subject';
      label?: string;
      teacher_id?: string;
      term_id?: string;
      room_id?: string;
      academic_year_id?: string;
      grade_level_id?: string;
      subject_id?: string;
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
      grade_level_id?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      key?: string;
      channel?: 'email' | 'sms' | 'push' | 'letter';
      locale?: string;
      status?: 'draft' | 'active' | 'retired';
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      channel?: 'email' | 'sms' | 'push' | 'letter' | 'portal';
      status?: 'queued' | 'sending' | 'sent' | 'partly_failed' | 'failed' | 'not_configured' | 'cancelled';
      learner_id?: string;
      concerned_learner_id?: string;
      regarding_id?: string;
      template_id?: string;
      announcement_id?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      status?: 'draft' | 'scheduled' | 'published' | 'expired' | 'cancelled' | 'retracted';
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
      starting_after?: string;
      order: 'asc' | 'desc';
      status?: 'queued' | 'sent' | 'delivered' | 'read' | 'failed' | 'bounced' | 'not_configured' | 'suppressed';
      guardian_id?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      category?: 'disruption' | 'bullying' | 'violence' | 'vandalism' | 'theft' | 'truancy' | 'substance' | 'dress_code' | 'academic_dishonesty' | 'other' | 'merit';
      level?: number;
      status?: 'logged' | 'under_review' | 'resolved' | 'dismissed';
      group_id?: string;
      confidential?: boolean;
      from?: string;
      to?: string;
      learner_id?: string;
      reported_by?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      kind?: 'verbal_warning' | 'written_warning' | 'detention' | 'counselling' | 'parent_meeting' | 'community_service' | 'suspension' | 'expulsion_recommendation' | 'restorative' | 'other';
      status?: 'open' | 'done' | 'cancelled';
      excuse_id?: string;
      learner_id?: string;
      assigned_to?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      learner_id?: string;
      template_id?: string;
      guardian_id?: string;
      message_id?: string;
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
      from?: string;
      to?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      kind?: 'primary' | 'subject';
      status?: 'pending' | 'active' | 'completed' | 'withdrawn' | 'transferred' | 'cancelled';
      learner_id?: string;
      class_id?: string;
      term_id?: string;
      transferred_from_id?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      term_id?: string;
      status?: 'pending' | 'active' | 'completed' | 'withdrawn' | 'transferred' | 'cancelled';
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      term_id?: string;
      status?: 'pending' | 'active' | 'completed' | 'withdrawn' | 'transferred' | 'cancelled';
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      currency?: string;
      learner_id?: string;
      payer_guardian_id?: string;
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
  'fee-items.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      category?: 'tuition' | 'transport' | 'boarding' | 'books' | 'activity' | 'other';
      currency?: string;
      active?: boolean;
      grade_level_id?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      account_id?: string;
      status?: 'draft' | 'issued' | 'partly_paid' | 'paid' | 'void';
      currency?: string;
      number?: string;
      overdue?: boolean;
      due_before?: string;
      due_after?: string;
      learner_id?: string;
      term_id?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      kind?: 'credit_note' | 'bursary' | 'write_off';
      status?: 'applied' | 'reversed';
      account_id?: string;
      learner_id?: string;
      bursary_id?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      status?: 'received' | 'reversed' | 'refunded';
      method?: 'cash' | 'eft' | 'card' | 'debit_order' | 'cheque' | 'voucher' | 'other';
      currency?: string;
      reference?: string;
      received_from?: string;
      received_to?: string;
      account_id?: string;
      learner_id?: string;
      payer_guardian_id?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      status?: 'applied' | 'reversed';
      invoice_id?: string;
      account_id?: string;
      learner_id?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      status?: 'paid' | 'reversed';
      account_id?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      kind?: 'percentage' | 'fixed' | 'exemption';
      status?: 'proposed' | 'active' | 'ended' | 'declined' | 'revoked';
      learner_id?: string;
      academic_year_id?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      status?: 'applied' | 'reversed';
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
  'ledger-entries.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string;
      order: 'asc' | 'desc';
      account_id?: string;
      learner_id?: string;
      invoice_id?: string;
      payment_id?: string;
      ledger_account?: 'receivable' | 'income' | 'cash' | 'unapplied' | 'bursary_expense' | 'credit_notes' | 'bad_debt';
      journal_id?: string;
      source_id?: string;
      from?: string;
      to?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      kind?: 'academic_years' | 'terms' | 'grade_levels' | 'subjects' | 'staff' | 'classes' | 'learners' | 'guardians' | 'learner_guardians' | 'enrollments' | 'grades' | 'slots' | 'payments';
      status?: 'queued' | 'running' | 'completed' | 'completed_with_errors' | 'failed' | 'cancelled';
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
  'imports.rows': {
    path: {
      import_id: string;
    };
    query: {
      limit: number;
      starting_after?: string;
      order: 'asc' | 'desc';
      result?: 'pending' | 'created' | 'updated' | 'unchanged' | 'failed' | 'removed';
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      grade_level?: string;
      class?: string;
      class_id?: string;
      status?: 'prospective' | 'active' | 'left';
      admission_number?: string;
      name?: string;
      guardian_id?: string;
      enrolled_on?: string;
      term_id?: string;
      grade_level_id?: string;
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
    result: Learner;
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
  'guardians.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      name?: string;
      email?: string;
      phone?: string;
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
    result: Guardian;
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
  'learner-guardians.list': {
    path: {
      learner_id: string;
    };
    query: {
      limit: number;
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      guardian_id?: string;
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
  'medical-notes.list': {
    path: {
      learner_id: string;
    };
    query: {
      limit: number;
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      kind?: 'allergy' | 'condition' | 'medication' | 'immunisation' | 'injury' | 'doctor_note' | 'dietary' | 'other';
      severity?: 'info' | 'caution' | 'critical';
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
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
      starting_after?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
    };
    body: never;
    result: LearnerGuardianPage;
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
  'staff.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      staff_type?: 'teacher' | 'admin' | 'support' | 'management';
      status?: 'invited' | 'active' | 'suspended' | 'left';
      role?: 'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer';
      subject_id?: string;
      class_id?: string;
      email?: string;
      employee_number?: string;
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
    result: Staff;
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
      reassign_to?: string;
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
  'invitations.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      status?: 'pending' | 'accepted' | 'expired' | 'revoked';
      email?: string;
      staff_id?: string;
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
    body: never;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      role?: 'owner' | 'principal' | 'admin' | 'hod' | 'teacher' | 'bursar' | 'counsellor' | 'nurse' | 'reception' | 'viewer';
      scope_id?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      kind?: 'degree' | 'diploma' | 'certificate' | 'registration' | 'clearance' | 'first_aid' | 'other';
      status?: 'unverified' | 'verified' | 'rejected' | 'expired';
      subject_id?: string;
      expires_before?: string;
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
  'timetables.list': {
    path: Record<never, never>;
    query: {
      limit: number;
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      status?: 'draft' | 'published' | 'retired';
      grade_level_id?: string;
      academic_year_id?: string;
      term_id?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      day_pattern?: string;
      kind?: 'lesson' | 'registration' | 'break' | 'assembly' | 'sport' | 'other';
      timetable_id?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      status?: 'draft' | 'published' | 'ended';
      cycle_day?: number;
      block?: string;
      staff_id?: string;
      timetable_id?: string;
      period_id?: string;
      class_id?: string;
      subject_id?: string;
      teacher_id?: string;
      room_id?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      status?: 'active' | 'ended';
      slot_id?: string;
      room_id?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      role?: 'lead' | 'assistant' | 'substitute';
      status?: 'active' | 'ended';
      slot_id?: string;
      staff_id?: string;
      replaces_id?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      staff_id?: string;
      class_id?: string;
      learner_id?: string;
      room_id?: string;
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
      date?: string;
      from?: string;
      to?: string;
      class_id?: string;
      staff_id?: string;
      room_id?: string;
      learner_id?: string;
    };
    body: never;
    result: Lessons;
    write: false;
    action: false;
  };
  'lessons.ics': {
    path: Record<never, never>;
    query: {
      token?: string;
      class_id?: string;
      staff_id?: string;
      room_id?: string;
      learner_id?: string;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      status?: 'active' | 'paused' | 'disabled';
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
      starting_after?: string;
      order: 'asc' | 'desc';
      archived?: 'false' | 'true' | 'any';
      created_after?: string;
      created_before?: string;
      updated_after?: string;
      external_id?: string;
      status?: 'queued' | 'running' | 'completed' | 'cancelled';
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
      starting_after?: string;
      order: 'asc' | 'desc';
      status?: 'pending' | 'succeeded' | 'retrying' | 'failed' | 'held' | 'cancelled';
      event_type?: 'assessment.published' | 'assessment.reopened' | 'term-report.published' | 'term-report.withdrawn' | 'attendance.recorded' | 'attendance.voided' | 'attendance.excuse-approved' | 'attendance.excuse-withdrawn' | 'attendance.excuse-archived' | 'attendance.excuse-restored' | 'message.failed' | 'discipline.incident-logged' | 'discipline.incident-updated' | 'discipline.incident-dismissed' | 'discipline.incident-archived' | 'discipline.incident-restored' | 'learner.enrolled' | 'enrollment.updated' | 'enrollment.ended' | 'enrollment.archived' | 'enrollment.restored' | 'fee.invoiced' | 'invoice.voided' | 'credit-note.applied' | 'credit-note.reversed' | 'payment.received' | 'payment.reversed' | 'fee.reconciled' | 'allocation.reversed' | 'refund.paid' | 'refund.reversed' | 'learner.erased' | 'guardian.erased' | 'learner.created' | 'learner.archived' | 'learner.restored' | 'learner.updated' | 'learner.left' | 'guardian.created' | 'guardian.updated' | 'guardian.archived' | 'guardian.restored' | 'guardian.linked' | 'guardian.link-updated' | 'guardian.unlinked' | 'staff.invited' | 'staff.invitation-revoked' | 'staff.activated' | 'staff.created' | 'staff.updated' | 'staff.left' | 'staff.archived' | 'staff.restored';
      event_id?: string;
      error?: DeliveryError;
      created_after?: string;
      created_before?: string;
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
      period?: 'day' | 'week' | 'month';
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
      starting_after?: string;
      order: 'asc' | 'desc';
      webhook_id?: string;
      status?: 'pending' | 'succeeded' | 'retrying' | 'failed' | 'held' | 'cancelled';
      event_type?: 'assessment.published' | 'assessment.reopened' | 'term-report.published' | 'term-report.withdrawn' | 'attendance.recorded' | 'attendance.voided' | 'attendance.excuse-approved' | 'attendance.excuse-withdrawn' | 'attendance.excuse-archived' | 'attendance.excuse-restored' | 'message.failed' | 'discipline.incident-logged' | 'discipline.incident-updated' | 'discipline.incident-dismissed' | 'discipline.incident-archived' | 'discipline.incident-restored' | 'learner.enrolled' | 'enrollment.updated' | 'enrollment.ended' | 'enrollment.archived' | 'enrollment.restored' | 'fee.invoiced' | 'invoice.voided' | 'credit-note.applied' | 'credit-note.reversed' | 'payment.received' | 'payment.reversed' | 'fee.reconciled' | 'allocation.reversed' | 'refund.paid' | 'refund.reversed' | 'learner.erased' | 'guardian.erased' | 'learner.created' | 'learner.archived' | 'learner.restored' | 'learner.updated' | 'learner.left' | 'guardian.created' | 'guardian.updated' | 'guardian.archived' | 'guardian.restored' | 'guardian.linked' | 'guardian.link-updated' | 'guardian.unlinked' | 'staff.invited' | 'staff.invitation-revoked' | 'staff.activated' | 'staff.created' | 'staff.updated' | 'staff.left' | 'staff.archived' | 'staff.restored';
      event_id?: string;
      resource_id?: string;
      status_class?: '2xx' | '3xx' | '4xx' | '5xx' | 'none';
      error?: DeliveryError;
      created_after?: string;
      created_before?: string;
    };
    body: never;
    result: DeliveryPage;
    write: false;
    action: false;
  };
  'delivery-log.stats': {
    path: Record<never, never>;
    query: {
      period?: 'day' | 'week' | 'month';
    };
    body: never;
    result: DeliveryStats;
    write: false;
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
      starting_after?: string;
      order: 'asc' | 'desc';
      type?: 'assessment.published' | 'assessment.reopened' | 'term-report.published' | 'term-report.withdrawn' | 'attendance.recorded' | 'attendance.voided' | 'attendance.excuse-approved' | 'attendance.excuse-withdrawn' | 'attendance.excuse-archived' | 'attendance.excuse-restored' | 'message.failed' | 'discipline.incident-logged' | 'discipline.incident-updated' | 'discipline.incident-dismissed' | 'discipline.incident-archived' | 'discipline.incident-restored' | 'learner.enrolled' | 'enrollment.updated' | 'enrollment.ended' | 'enrollment.archived' | 'enrollment.restored' | 'fee.invoiced' | 'invoice.voided' | 'credit-note.applied' | 'credit-note.reversed' | 'payment.received' | 'payment.reversed' | 'fee.reconciled' | 'allocation.reversed' | 'refund.paid' | 'refund.reversed' | 'learner.erased' | 'guardian.erased' | 'learner.created' | 'learner.archived' | 'learner.restored' | 'learner.updated' | 'learner.left' | 'guardian.created' | 'guardian.updated' | 'guardian.archived' | 'guardian.restored' | 'guardian.linked' | 'guardian.link-updated' | 'guardian.unlinked' | 'staff.invited' | 'staff.invitation-revoked' | 'staff.activated' | 'staff.created' | 'staff.updated' | 'staff.left' | 'staff.archived' | 'staff.restored';
      resource_id?: string;
      delivery_success?: boolean;
      created_after?: string;
      created_before?: string;
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
      starting_after?: string;
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
  'ledger-entries': {
    'list': 'ledger-entries.list';
    'get': 'ledger-entries.get';
  };
  'imports': {
    'list': 'imports.list';
    'create': 'imports.create';
    'get': 'imports.get';
    'cancel': 'imports.cancel';
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
    'erase': 'guardians.erase';
    'learners': 'guardians.learners';
  };
  'learner-guardians': {
    'list': 'learner-guardians.list';
    'create': 'learner-guardians.create';
    'get': 'learner-guardians.get';
    'update': 'learner-guardians.update';
    'archive': 'learner-guardians.archive';
  };
  'medical-notes': {
    'list': 'medical-notes.list';
    'create': 'medical-notes.create';
    'get': 'medical-notes.get';
    'update': 'medical-notes.update';
    'archive': 'medical-notes.archive';
    'restore': 'medical-notes.restore';
  };
  'school': {
    'get': 'school.get';
    'update': 'school.update';
  };
  'retention': {
    'get': 'retention.get';
    'update': 'retention.update';
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
  'staff': {
    'list': 'staff.list';
    'create': 'staff.create';
    'get': 'staff.get';
    'update': 'staff.update';
    'archive': 'staff.archive';
    'restore': 'staff.restore';
    'suspend': 'staff.suspend';
    'reactivate': 'staff.reactivate';
    'leave': 'staff.leave';
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
    'get': 'delivery-log.get';
  };
  'events': {
    'list': 'events.list';
    'get': 'events.get';
    'deliveries': 'events.deliveries';
  };
}
