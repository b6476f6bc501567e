import type { RecordTables } from './tables.ts';

/** Tables of records that others refer to, and those that are locked together with them. */
const lockOrder: readonly string[] = [
  'invitations',
  'staff',
  'slots',
  'periods',
  'timetables',
  'calendar_exceptions',
  'learners',
  'guardians',
  'grading_scales',
  'classes',
  'rooms',
  'subjects',
  'grade_levels',
  'terms',
  'academic_years',
  'registers',
  'fee_accounts',
  'invoices',
  'payments',
  'bursaries',
  'allocations',
  'refunds',
  'credit_notes',
  'message_templates',
  'announcements',
  'messages',
] satisfies (keyof RecordTables)[];

/**
 * The position of a table in the order in which a transaction locks records, so that no two transactions deadlock:
 * the school, then tables that are not listed and refer to others, then the list. Records that are locked after their
 * parents (`lockFirst`) need no position. A server under test fails if a transaction uses another order.
 */
export const lockPlace = (table: string): number => (table === 'schools' ? -2 : lockOrder.indexOf(table));
