// Generated from openapi/ by `pnpm generate`. Do not edit.
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

/** The part of a learner's fees that is charged to a fee account. */
export interface FeeAccountShare {
  /** The learner, prefix `lrn_`. */
  learner_id: string;
  /** The part, in hundredths of a percent: 10000 is 100 %. */
  basis_points: number;
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

/** A part of an invoice that is due on a day. */
export interface Instalment {
  /** When it is due. */
  due_date: string;
  /** Amount, in minor currency units. */
  amount: number;
  /** What is still due of it, in minor currency units. */
  amount_due: number;
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

/** The `data` of each event type of the catalog. */
export interface EventDataMap {
  /** An assessment was published to learners. Since version `2026-01-01`. */
  'assessment.published': Assessment;
  /** A published assessment was reopened. Since version `2026-12-01`. */
  'assessment.reopened': Assessment;
  /** A term report was published to families. Since version `2026-01-01`. */
  'term-report.published': TermReportEventData;
  /** A published term report was withdrawn. Since version `2026-12-01`. */
  'term-report.withdrawn': TermReportEventData;
  /** Attendance was taken for a class on a date, or amended. Since version `2026-01-01`. */
  'attendance.recorded': RegisterEventData;
  /** An attendance register was voided. Since version `2026-12-01`. */
  'attendance.voided': RegisterEventData;
  /** An excuse was approved, or recorded as approved. Since version `2026-12-01`. */
  'attendance.excuse-approved': ExcuseEventData;
  /** An approved excuse was withdrawn. Since version `2026-12-01`. */
  'attendance.excuse-withdrawn': ExcuseEventData;
  /** An excuse was archived (soft-deleted). Since version `2026-12-01`. */
  'attendance.excuse-archived': ExcuseEventData;
  /** An archived excuse was restored. Since version `2026-12-01`. */
  'attendance.excuse-restored': ExcuseEventData;
  /** A message could not be delivered to one of its recipients. Since version `2026-12-01`. */
  'message.failed': MessageFailedEventData;
  /** A discipline incident was logged for a learner. Since version `2026-01-01`. */
  'discipline.incident-logged': IncidentEventData;
  /** A discipline incident was corrected, for example its level or its points, or its review was started, finished or reopened. Since version `2026-12-01`. */
  'discipline.incident-updated': IncidentEventData;
  /** A discipline incident was dismissed. Since version `2026-12-01`. */
  'discipline.incident-dismissed': IncidentEventData;
  /** A discipline incident was archived (soft-deleted). Since version `2026-12-01`. */
  'discipline.incident-archived': IncidentEventData;
  /** An archived discipline incident was restored. Since version `2026-12-01`. */
  'discipline.incident-restored': IncidentEventData;
  /** A learner was enrolled in a class for a term. Since version `2026-01-01`. */
  'learner.enrolled': Enrollment;
  /** The grade level, dates, reason or metadata of an enrollment changed, or the enrollment became active again because its term was extended. Since version `2026-12-01`. */
  'enrollment.updated': Enrollment;
  /** An enrollment was completed, withdrawn or transferred, or cancelled: because it ended before it began, or before it had begun, also one of which `learner.enrolled` was never sent. Since version `2026-11-01`. */
  'enrollment.ended': Enrollment;
  /** An enrollment was archived (soft-deleted). Since version `2026-11-01`. */
  'enrollment.archived': Enrollment;
  /** An archived enrollment was restored. Since version `2026-11-01`. */
  'enrollment.restored': Enrollment;
  /** A fee account was merged into another one, `merged_into_id`. Since version `2026-12-01`. */
  'fee-account.merged': FeeAccount;
  /** A fee invoice was issued. Since version `2026-01-01`. */
  'fee.invoiced': InvoiceEventData;
  /** The due date or the instalments of an issued invoice were changed. Since version `2026-12-01`. */
  'invoice.rescheduled': InvoiceEventData;
  /** An invoice was voided. Since version `2026-12-01`. */
  'invoice.voided': InvoiceEventData;
  /** The amount due on an invoice was reduced by a credit note, a bursary or a write-off. Since version `2026-12-01`. */
  'credit-note.applied': CreditNote;
  /** A credit note, a bursary on an invoice or a write-off was reversed. Since version `2026-12-01`. */
  'credit-note.reversed': CreditNote;
  /** Credit was transferred to a fee account from a payment of another one, `transferred_from_id`. Since version `2026-12-01`. */
  'payment.transferred': Payment;
  /** A payment was recorded. Since version `2026-12-01`. */
  'payment.received': Payment;
  /** A payment was reversed, for example because it bounced, or a transfer: then its amount is credit of the payment `transferred_from_id` again. Since version `2026-12-01`. */
  'payment.reversed': Payment;
  /** A payment was matched to an invoice. Since version `2026-01-01`. */
  'fee.reconciled': FeeReconciledEventData;
  /** A payment is no longer matched to an invoice. Since version `2026-12-01`. */
  'allocation.reversed': Allocation;
  /** An unallocated amount of a payment was paid back. Since version `2026-12-01`. */
  'refund.paid': Refund;
  /** A refund that did not arrive was reversed. Since version `2026-12-01`. */
  'refund.reversed': Refund;
  /** The personal values of a learner were erased. Since version `2026-12-01`. */
  'learner.erased': Learner;
  /** The personal values of a guardian were erased. Since version `2026-12-01`. */
  'guardian.erased': Guardian;
  /** A learner was merged into another one, `merged_into_id`, and archived. Since version `2026-12-01`. */
  'learner.merged': Learner;
  /** A guardian was merged into another one, `merged_into_id`, and archived. Since version `2026-12-01`. */
  'guardian.merged': Guardian;
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
  /** A guardian was created. Since version `2026-12-01`. */
  'guardian.created': Guardian;
  /** A guardian record was changed. Since version `2026-12-01`. */
  'guardian.updated': Guardian;
  /** A guardian was archived (soft-deleted). Since version `2026-12-01`. */
  'guardian.archived': Guardian;
  /** An archived guardian was restored. Since version `2026-12-01`. */
  'guardian.restored': Guardian;
  /** A guardian was linked to a learner, or is linked again because a merge was undone. Since version `2026-11-01`. */
  'guardian.linked': LearnerGuardian;
  /** The link between a guardian and a learner was changed, for example the guardian's access. Since version `2026-11-01`. */
  'guardian.link-updated': LearnerGuardian;
  /** The link between a guardian and a learner was removed. Since version `2026-11-01`. */
  'guardian.unlinked': LearnerGuardian;
  /** A new staff member was invited, or one who has no login. Since version `2026-01-01`. */
  'staff.invited': Invitation;
  /** An invitation was revoked. Since version `2026-12-01`. */
  'staff.invitation-revoked': Invitation;
  /** An invited staff member accepted and activated their account. Since version `2026-01-01`. */
  'staff.activated': Staff;
  /** A staff record was created. Since version `2026-11-01`. */
  'staff.created': Staff;
  /** A staff record was changed, or a staff member was suspended or reactivated. Since version `2026-11-01`. */
  'staff.updated': Staff;
  /** A staff member left the school. Since version `2026-11-01`. */
  'staff.left': Staff;
  /** A staff member was archived (soft-deleted). Since version `2026-11-01`. */
  'staff.archived': Staff;
  /** The personal values of a staff member were erased. Since version `2026-12-01`. */
  'staff.erased': Staff;
  /** A staff member was merged into another one, `merged_into_id`, and archived. Since version `2026-12-01`. */
  'staff.merged': Staff;
  /** An archived staff member was restored. Since version `2026-11-01`. */
  'staff.restored': Staff;
  /** An endpoint has failed for at least half an hour: an attempt failed so long after the first one, without a success in between. Since version `2026-12-01`. */
  'webhook.failing': WebhookHealth;
  /** The server disabled an endpoint, because it responded with 410 or failed for several days. Since version `2026-12-01`. */
  'webhook.disabled': WebhookHealth;
  /** An endpoint that was reported as failing or disabled has received a delivery again. Since version `2026-12-01`. */
  'webhook.recovered': WebhookHealth;
}

/** The event types of the catalog that this package was built with. */
export const eventTypes = [
  'assessment.published',
  'assessment.reopened',
  'term-report.published',
  'term-report.withdrawn',
  'attendance.recorded',
  'attendance.voided',
  'attendance.excuse-approved',
  'attendance.excuse-withdrawn',
  'attendance.excuse-archived',
  'attendance.excuse-restored',
  'message.failed',
  'discipline.incident-logged',
  'discipline.incident-updated',
  'discipline.incident-dismissed',
  'discipline.incident-archived',
  'discipline.incident-restored',
  'learner.enrolled',
  'enrollment.updated',
  'enrollment.ended',
  'enrollment.archived',
  'enrollment.restored',
  'fee-account.merged',
  'fee.invoiced',
  'invoice.rescheduled',
  'invoice.voided',
  'credit-note.applied',
  'credit-note.reversed',
  'payment.transferred',
  'payment.received',
  'payment.reversed',
  'fee.reconciled',
  'allocation.reversed',
  'refund.paid',
  'refund.reversed',
  'learner.erased',
  'guardian.erased',
  'learner.merged',
  'guardian.merged',
  'learner.created',
  'learner.archived',
  'learner.restored',
  'learner.updated',
  'learner.left',
  'guardian.created',
  'guardian.updated',
  'guardian.archived',
  'guardian.restored',
  'guardian.linked',
  'guardian.link-updated',
  'guardian.unlinked',
  'staff.invited',
  'staff.invitation-revoked',
  'staff.activated',
  'staff.created',
  'staff.updated',
  'staff.left',
  'staff.archived',
  'staff.erased',
  'staff.merged',
  'staff.restored',
  'webhook.failing',
  'webhook.disabled',
  'webhook.recovered',
] as const;
