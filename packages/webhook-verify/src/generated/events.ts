// Generated from openapi/ by `pnpm generate`. Do not edit.
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

/** The `data` of each event type of the catalog. */
export interface EventDataMap {
  /** A learner was enrolled in a class for a term. Since version `2026-01-01`. */
  'learner.enrolled': Enrollment;
  /** An enrollment was completed, withdrawn or transferred. Since version `2026-11-01`. */
  'enrollment.ended': Enrollment;
  /** An enrollment was archived (soft-deleted). Since version `2026-11-01`. */
  'enrollment.archived': Enrollment;
  /** An archived enrollment was restored. Since version `2026-11-01`. */
  'enrollment.restored': Enrollment;
  /** Attendance was taken for a class on a date. Since version `2026-01-01`. */
  'attendance.recorded': RegisterEventData;
  /** An assessment was published to learners. Since version `2026-01-01`. */
  'assessment.published': AssessmentEventData;
  /** A term report was published to families. Since version `2026-01-01`. */
  'term-report.published': TermReportEventData;
  /** A fee invoice was issued. Since version `2026-01-01`. */
  'fee.invoiced': InvoiceEventData;
  /** A payment was matched to an invoice. Since version `2026-01-01`. */
  'fee.reconciled': FeeReconciledEventData;
  /** A discipline incident was logged for a learner. Since version `2026-01-01`. */
  'discipline.incident-logged': IncidentEventData;
  /** A learner record was created. Since version `2026-01-01`. */
  'learner.created': Learner;
  /** A learner was archived (soft-deleted). Since version `2026-01-01`. */
  'learner.archived': Learner;
  /** An archived learner was restored. Since version `2026-11-01`. */
  'learner.restored': Learner;
  /** A learner record was changed. Since version `2026-11-01`. */
  'learner.updated': Learner;
  /** A learner left the school. Since version `2026-11-01`. */
  'learner.left': Learner;
  /** A guardian was linked to a learner. Since version `2026-11-01`. */
  'guardian.linked': LearnerGuardian;
  /** The link between a guardian and a learner was changed, for example the guardian's access. Since version `2026-11-01`. */
  'guardian.link-updated': LearnerGuardian;
  /** The link between a guardian and a learner was removed. Since version `2026-11-01`. */
  'guardian.unlinked': LearnerGuardian;
  /** An invitation was sent to a new staff member. Since version `2026-01-01`. */
  'staff.invited': Invitation;
  /** An invited staff member accepted and activated their account. Since version `2026-01-01`. */
  'staff.activated': Staff;
  /** A staff record was created. Since version `2026-11-01`. */
  'staff.created': Staff;
  /** A staff record was changed, or the staff member suspended or reactivated. Since version `2026-11-01`. */
  'staff.updated': Staff;
  /** A staff member left the school. Since version `2026-11-01`. */
  'staff.left': Staff;
  /** A staff member was archived (soft-deleted). Since version `2026-11-01`. */
  'staff.archived': Staff;
  /** An archived staff member was restored. Since version `2026-11-01`. */
  'staff.restored': Staff;
}

/** The event types of the catalog this package was built with. */
export const eventTypes = [
  'learner.enrolled',
  'enrollment.ended',
  'enrollment.archived',
  'enrollment.restored',
  'attendance.recorded',
  'assessment.published',
  'term-report.published',
  'fee.invoiced',
  'fee.reconciled',
  'discipline.incident-logged',
  'learner.created',
  'learner.archived',
  'learner.restored',
  'learner.updated',
  'learner.left',
  'guardian.linked',
  'guardian.link-updated',
  'guardian.unlinked',
  'staff.invited',
  'staff.activated',
  'staff.created',
  'staff.updated',
  'staff.left',
  'staff.archived',
  'staff.restored',
] as const;
