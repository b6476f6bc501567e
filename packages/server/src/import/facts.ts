import type { Findings, Place } from './roster.ts';

/** What the files of a school say, in the words that the formats have in common. */
export interface Facts {
  orgs: { id: string; parent: string | null }[];
  sessions: Session[];
  courses: Course[];
  classes: ClassFact[];
  people: Person[];
  relations: Relation[];
  members: Member[];
}

/** A span of school life: a school year, or a term or semester in one. */
export interface Session extends Place {
  id: string;
  title: string;
  type: 'year' | 'term' | 'other';
  starts_on: string;
  ends_on: string;
  /** The school year that it says it belongs to, where that is no session. */
  schoolYear: string | null;
}

export interface Course extends Place {
  id: string;
  title: string;
  code: string | null;
  grades: string[];
  org: string | null;
  session: string | null;
}

export interface ClassFact extends Place {
  id: string;
  title: string;
  code: string | null;
  course: string | null;
  /** What is taught, where there is no course. */
  subject: string | null;
  grades: string[];
  org: string | null;
  sessions: string[];
  isHomeroom: boolean;
}

export type Part = 'learner' | 'guardian' | 'staff';

/** What a person is at an organisation. */
export interface Role {
  part: Part;
  /** Lower case, as `siteadministrator`. */
  name: string;
  org: string | null;
  grade: string | null;
  isPrimary: boolean;
}

/** A person. One who is learner and staff in files of their own is there twice. */
export interface Person extends Place {
  id: string;
  first: string;
  /** Undefined where the format does not say. */
  middle: string | null | undefined;
  last: string;
  preferred: string | null;
  username: string | null;
  email: string | null;
  phones: string[];
  number: string | null;
  birth: string | null;
  sex: string | null;
  roles: Role[];
}

export interface Relation extends Place {
  learner: string;
  guardian: string;
  /** Lower case, as `stepparent`; null where the guardian's own role says it. */
  role: string | null;
}

/** That a person learns or teaches in a class. */
export interface Member extends Place {
  class: string;
  person: string;
  part: 'learner' | 'staff';
  isPrimary: boolean;
  begins_on: string | null;
  ends_on: string | null;
}

const notStaff: Record<string, Part> = {
  student: 'learner',
  guardian: 'guardian',
  parent: 'guardian',
  relative: 'guardian',
};

/** What a role makes of a person. */
export const partOf = (role: string): Part => notStaff[role] ?? 'staff';

/** Those whom a relationship makes no guardian: a doctor is not one to be told of marks. */
const notGuardians = new Set(['doctor', 'child', 'spouse', 'aide', 'administrator']);

/** Whether one who has this role towards a learner is a guardian. */
export function looksAfter(role: string, place: Place, findings: Findings): boolean {
  const is = !notGuardians.has(role);
  if (!is)
    findings.note(`lines of ${place.file} have the role ${role}, who is no guardian, and are left out`);
  return is;
}

const teaching = ['teacher', 'professor', 'instructor', 'faculty', 'lecturer', 'adjunct', 'tutor'];

/** Whether one in this role teaches, rather than helps or looks after. */
export const isTeaching = (role: string): boolean => teaching.includes(role);

/** A role, a sex or a status as it is compared: `Site Administrator` is `siteadministrator`. */
export const wordOf = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '');
