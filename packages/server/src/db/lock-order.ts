import type { RecordTables } from './tables.ts';

/** Records to which others refer, and those that are locked together with them. */
const lockOrder: readonly string[] = [
  'invitations',
  'staff',
  'calendar_exceptions',
  'learners',
  'guardians',
  'classes',
  'rooms',
  'subjects',
  'grade_levels',
  'terms',
  'academic_years',
] satisfies (keyof RecordTables)[];

/**
 * The place of a table in the order in which a transaction locks records, so that no two wait for each other: the school,
 * then what is not listed and refers to others, then the list. Records that are locked after those to which they belong
 * (`lockFirst`) need no place. A server under test fails where it takes another order.
 */
export const lockPlace = (table: string): number => (table === 'schools' ? -2 : lockOrder.indexOf(table));
