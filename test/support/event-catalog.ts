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
