import type { Cells } from './cells.ts';
import type { Ids } from './ids.ts';
import { because, type Ledger } from './ledger.ts';
import { LeftOut, type Line } from './line.ts';
import type { Tables } from './tables.ts';

/** What a reader of a format works with. */
export interface Reading {
  tables: Tables;
  cells: Cells;
  ledger: Ledger;
}

/** What the files of a school say, in the words that the formats have in common. */
export interface Facts {
  orgs: { id: string; parent: string | null }[];
  sessions: Session[];
  courses: Course[];
  classes: ClassFact[];
  people: Person[];
  relations: Relation[];
  members: Member[];
  ids: FactIds;
}

export type FactIds = Record<Part | 'class' | 'course' | 'session', Ids>;

/** A part of school life: a school year, or a term or semester in one. */
export interface Session {
  line: Line;
  id: string;
  title: string;
  type: 'year' | 'term';
  starts_on: string;
  ends_on: string;
  /** The session that it says it is in. */
  parent: string | null;
  /** The school year that it says it belongs to, where that is no session. */
  schoolYear: string | null;
}

export interface Course {
  line: Line;
  id: string;
  title: string;
  code: string | null;
  grades: string[];
  org: string | null;
  session: string | null;
}

export interface ClassFact {
  line: Line;
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
  /** The line that says so, where it is another than that of the person. */
  line: Line | null;
}

/** A person. One who is learner and staff in files of their own is there twice. */
export interface Person {
  line: Line;
  /** Other lines that say something of them. */
  also: Line[];
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

export interface Relation {
  line: Line;
  learner: string;
  guardian: string;
  /** Lower case, as `stepparent`; null where the guardian's own role says it. */
  role: string | null;
}

/** That a person learns or teaches in a class. */
export interface Member {
  line: Line;
  class: string;
  person: string;
  part: 'learner' | 'staff';
  isPrimary: boolean;
  begins_on: string | null;
  /** Null where it has no end; undefined where the format does not say. */
  ends_on: string | null | undefined;
}

/** The lines that a person is made of in one part. */
export const linesOf = (person: Person, part: Part): [Line, ...Line[]] => [
  person.line,
  ...person.also,
  ...person.roles.flatMap((role) => (role.part === part && role.line ? [role.line] : [])),
];

/** The lines of a status that is over are left out: `tobedeleted`, inactive. */
export function checkStatus(line: Line): void {
  const status = line.get('status');
  if (status !== null && wordOf(status) !== 'active')
    throw new LeftOut(line.title(['status']), because`is ${status}, not active`, 'notice');
}

/** A role, a sex or a status as it is compared: `Site Administrator` is `siteadministrator`. */
export const wordOf = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '');
