// Generated from openapi/openapi.json. Do not edit.

/** The `data` of each event type of the catalog. */
export interface EventDataMap {
  /** A learner record was created. */
  'learner.created': {
    id: string;
    [key: string]: unknown;
  };
  /** A learner was enrolled in a class for a term. */
  'learner.enrolled': {
    id: string;
    [key: string]: unknown;
  };
  /** A learner was archived (soft-deleted). */
  'learner.archived': {
    id: string;
    [key: string]: unknown;
  };
  /** An invitation was sent to a new staff member. */
  'staff.invited': {
    id: string;
    [key: string]: unknown;
  };
  /** An invited staff member accepted and activated their account. */
  'staff.activated': {
    id: string;
    [key: string]: unknown;
  };
  /** Attendance was taken for a class on a date. */
  'attendance.recorded': {
    id: string;
    [key: string]: unknown;
  };
  /** An assessment was published to learners. */
  'assessment.published': {
    id: string;
    [key: string]: unknown;
  };
  /** A term report was published to families. */
  'term-report.published': {
    id: string;
    [key: string]: unknown;
  };
  /** A fee invoice was issued. */
  'fee.invoiced': {
    id: string;
    [key: string]: unknown;
  };
  /** A payment was matched to an invoice. */
  'fee.reconciled': {
    /** Prefix `inv_`. */
    invoice_id: string;
    /** Prefix `lrn_`. */
    learner_id: string;
    /** Amount in minor currency units. */
    amount: number;
    /** ISO 4217 code. */
    currency: string;
    /** ISO 8601 UTC timestamp. */
    reconciled_at: string;
  };
  /** A discipline incident was logged for a learner. */
  'discipline.incident-logged': {
    id: string;
    [key: string]: unknown;
  };
}

/** The event types of the catalog this package was built with. */
export const eventTypes = [
  'learner.created',
  'learner.enrolled',
  'learner.archived',
  'staff.invited',
  'staff.activated',
  'attendance.recorded',
  'assessment.published',
  'term-report.published',
  'fee.invoiced',
  'fee.reconciled',
  'discipline.incident-logged',
] as const;
