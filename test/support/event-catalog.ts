/** The events of section 6.4 of the specification, the last by its corrected name. Later versions add others. */
export const eventCatalog = [
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
];

/** Events of later versions, without which a receiver of the catalog would keep what is no longer so. */
export const eventsOfCorrections = [
  'payment.received',
  'payment.reversed',
  'allocation.reversed',
  'invoice.voided',
  'credit-note.applied',
  'credit-note.reversed',
  'refund.paid',
  'refund.reversed',
  'attendance.voided',
  'attendance.excuse-approved',
  'attendance.excuse-withdrawn',
  'attendance.excuse-archived',
  'attendance.excuse-restored',
  'staff.invitation-revoked',
  'assessment.reopened',
  'term-report.withdrawn',
  'discipline.incident-updated',
  'discipline.incident-dismissed',
  'discipline.incident-archived',
  'discipline.incident-restored',
  'message.failed',
];
