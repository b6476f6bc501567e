import type { Part } from './facts.ts';
import { because } from './ledger.ts';
import { LeftOut } from './line.ts';

const teaching = new Set([
  ...['teacher', 'professor', 'instructor', 'faculty', 'lecturer', 'adjunct', 'tutor', 'substitute'],
]);

/** The other roles of staff that School Data Sync and OneRoster have. */
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

/** Those whom a relationship makes no guardian: a doctor is not one to be sent marks. */
const notGuardians = new Set(['doctor', 'child', 'spouse', 'aide', 'administrator']);

/** Whether one in this role teaches, rather than helps or looks after. */
export const isTeaching = (role: string): boolean => teaching.has(role);

/** What a role makes of a person. The line is left out where it makes nothing of them, or is not known. */
export function partOf(role: string, column: string | null): Part {
  if (role === 'student') return 'learner';
  if (guardians.has(role)) return 'guardian';
  if (isTeaching(role) || otherStaff.has(role)) return 'staff';
  if (role === 'alumni')
    throw new LeftOut(column, because`is ${role}; people who have left are not imported`, 'notice');
  throw new LeftOut(column, because`is ${role}, which is not a known role`);
}

/** What a role makes of a person in a class. */
export function memberPartOf(role: string, column: string | null): 'learner' | 'staff' {
  const part = partOf(role, column);
  if (part === 'learner') return part;
  if (part === 'staff' && isTeaching(role)) return part;
  throw new LeftOut(column, because`is ${role}, a role that cannot be in a class`, 'notice');
}

/** Leaves a relationship out that makes nobody a guardian. */
export function checkLooksAfter(role: string, column: string | null): void {
  if (notGuardians.has(role))
    throw new LeftOut(column, because`is ${role}, a role that is not a guardian`, 'notice');
}
