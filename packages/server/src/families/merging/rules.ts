import { gradeRule, reportRule } from '../assessments/merging.ts';
import { marksTable } from '../attendance/merging.ts';
import { copiesTable, messageRule } from '../communications/merging.ts';
import { incidentRule } from '../discipline/incidents.ts';
import { enrollmentRule } from '../enrollments/merging.ts';
import { bursaryRule } from '../fees/bursaries.ts';
import { accountRule } from '../fees/fee-shares.ts';
import { invoiceRule } from '../fees/invoices.ts';
import { linkRule } from '../learners/merging.ts';
import type { MergedTable, MergeRule } from '../merged-records.ts';
import { sessionRule, linkRule as settingsLinkRule } from '../sign-in/merging.ts';
import { invitationRule, roleRule } from '../staff/merging.ts';
import { allocationRule } from '../timetable/merging.ts';

/** The kinds of records for which a merge has rules, by their names in the document. */
export const mergeRules: Readonly<Record<string, MergeRule>> = {
  'learner-guardians': linkRule,
  enrollments: enrollmentRule,
  grades: gradeRule,
  'term-reports': reportRule,
  'fee-accounts': accountRule,
  invoices: invoiceRule,
  bursaries: bursaryRule,
  incidents: incidentRule,
  invitations: invitationRule,
  'role-assignments': roleRule,
  'settings-links': settingsLinkRule,
  'settings-sessions': sessionRule,
  'teacher-allocations': allocationRule,
  messages: messageRule,
};

/** The tables, other than those of records, whose rows a merge moves, by the kind of the people. */
export const mergedTables: Readonly<Record<'learners' | 'guardians' | 'staff', readonly MergedTable[]>> = {
  learners: [marksTable, copiesTable],
  guardians: [copiesTable],
  staff: [copiesTable],
};
