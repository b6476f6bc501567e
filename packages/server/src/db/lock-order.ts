import type { RecordTables } from './tables.ts';

/**
 * The order in which a transaction locks records of these tables, so that no two wait for each other. Records that are
 * locked after those to which they belong (`lockFirst`) need no place. A server under test fails where it takes another.
 */
const lockOrder: readonly string[] = [
  'schools',
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

/** The place of a table in the order; those that are not listed come last. */
export function lockPlace(table: string): number {
  const place = lockOrder.indexOf(table);
  return place === -1 ? lockOrder.length : place;
}
