import type { Fault } from '../../errors.ts';

/** What is wrong with a date of birth on a day (YYYY-MM-DD). */
export function birthFaults(dateOfBirth: string | null | undefined, today: string): Fault[] {
  if (!dateOfBirth || dateOfBirth <= today) return [];
  return [{ pointer: '/date_of_birth', code: 'in_future', detail: 'must not be in the future' }];
}
