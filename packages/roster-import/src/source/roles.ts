import { because } from '../report/item.ts';
import { LineError } from '../report/line-error.ts';
import type { Part } from './records.ts';

const teaching = new Set([
  ...['teacher', 'professor', 'instructor', 'faculty', 'lecturer', 'adjunct', 'tutor', 'substitute'],
]);

/** The other staff roles of School Data Sync and OneRoster. */
const otherStaff = new Set([
  ...[
    'administrator',
    'districtadministrator',
    'siteadministrator',
    'systemadministrator',
    'itadmin',
    'admin',
  ],
  ...['principal', 'headteacher', 'chair', 'officestaff', 'staff', 'researcher', 'affiliate', 'advisor'],
  ...['aide', 'teacherassistant', 'assistant', 'paraprofessional', 'proctor', 'coach', 'counselor', 'nurse'],
  ...['occupationaltherapist', 'physicaltherapist', 'speechtherapist', 'visiontherapist', 'specialservices'],
]);

const guardians = new Set(['guardian', 'parent', 'relative']);

/** Relationships that do not make someone a guardian: a doctor must not receive marks. */
const notGuardians = new Set(['doctor', 'child', 'spouse', 'aide', 'administrator']);

/** Whether a person with this role teaches. */
export const isTeaching = (role: string): boolean => teaching.has(role);

/** The type of person for a role. The line is left out if the role is unknown or has no type. */
export function partOf(role: string, column: string | null): Part {
  if (role === 'student') return 'learner';
  if (guardians.has(role)) return 'guardian';
  if (isTeaching(role) || otherStaff.has(role)) return 'staff';
  if (role === 'alumni')
    throw new LineError(column, because`is ${role}; people who have left are not imported`, 'notice');
  throw new LineError(column, because`is ${role}, which is not a known role`);
}

/** The type of person for a role in a class. */
export function memberPartOf(role: string, column: string | null): 'learner' | 'staff' {
  const part = partOf(role, column);
  if (part === 'learner') return part;
  if (part === 'staff' && isTeaching(role)) return part;
  throw new LineError(column, because`is ${role}, a role that cannot be in a class`, 'notice');
}

/** Leaves a relationship out if it does not make someone a guardian. */
export function checkIsGuardian(role: string, column: string | null): void {
  if (notGuardians.has(role))
    throw new LineError(column, because`is ${role}, a role that is not a guardian`, 'notice');
}
