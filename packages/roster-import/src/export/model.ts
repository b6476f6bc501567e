/** A roster in a form that all formats have in common. Days are `YYYY-MM-DD`, and last days are included. */

export interface Org {
  id: string;
  name: string;
  identifier: string;
}

/** An academic year or a term. */
export interface Session {
  id: string;
  title: string;
  type: 'schoolYear' | 'term';
  starts_on: string;
  ends_on: string;
  /** The year of a term. */
  parent: string | null;
  /** The year in which the academic year ends. */
  schoolYear: string;
}

interface Named {
  name: string;
  code: string;
}

export interface Course {
  id: string;
  title: string;
  code: string;
  grades: readonly string[];
  /** Null for the course of register classes, which have no subject. */
  subject: Named | null;
}

export interface Class {
  id: string;
  title: string;
  code: string;
  isHomeroom: boolean;
  grade: string | null;
  course: string;
  subject: Named | null;
  sessions: readonly string[];
}

/** The roles of OneRoster 1.2 that are written. */
export type Role =
  | 'student'
  | 'teacher'
  | 'principal'
  | 'siteAdministrator'
  | 'aide'
  | 'parent'
  | 'guardian'
  | 'relative';

export interface User {
  id: string;
  role: Role;
  isEnabled: boolean;
  username: string;
  first: string;
  middle: string | null;
  last: string;
  preferred: string | null;
  identifier: string | null;
  email: string | null;
  phone: string | null;
  sms: string | null;
  /** The guardians of a learner, or the learners of a guardian. */
  agents: readonly Agent[];
  grade: string | null;
  begins_on: string | null;
  ends_on: string | null;
  /** Only if demographics are written. */
  demographics: { birth: string | null; sex: string | null } | null;
}

export interface Agent {
  id: string;
  role: Role;
}

/** A learner or a teacher of a class. */
export interface Enrollment {
  id: string;
  class: string;
  user: string;
  role: 'student' | 'teacher';
  /** Whether a teacher is the one of the class; null for learners. */
  isPrimary: boolean | null;
  begins_on: string;
  ends_on: string;
}

/** What a roster consists of, by the kinds of its records. */
export interface Kinds {
  org: Org;
  session: Session;
  course: Course;
  class: Class;
  user: User;
  enrollment: Enrollment;
}
