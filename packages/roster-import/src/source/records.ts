import type { Tables } from '../files/tables.ts';
import type { Line } from '../report/line.ts';
import { LineError } from '../report/line.ts';
import type { Report } from '../report/report.ts';
import { because } from '../report/report.ts';
import type { Cells } from './cells.ts';
import type { SourceIds } from './ids.ts';

/** What the reader of a format needs. */
export interface Reading {
  tables: Tables;
  cells: Cells;
  report: Report;
}

/** The records in the files of a school, in a form that all formats have in common. */
export interface SourceRecords {
  orgs: { id: string; parent: string | null }[];
  sessions: Session[];
  courses: Course[];
  classes: SourceClass[];
  people: Person[];
  relations: Relation[];
  members: Member[];
  ids: RecordIds;
}

export type RecordIds = Record<Part | 'class' | 'course' | 'session', SourceIds>;

/** A school year, or a term or semester. */
export interface Session {
  line: Line;
  id: string;
  title: string;
  type: 'year' | 'term';
  starts_on: string;
  ends_on: string;
  /** Id of the session that it names as its parent. */
  parent: string | null;
  /** The school year that it names, if that is not a session. */
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

export interface SourceClass {
  line: Line;
  id: string;
  title: string;
  code: string | null;
  course: string | null;
  /** What is taught. The first one is the subject if there is no course. */
  subjects: string[];
  grades: string[];
  org: string | null;
  sessions: string[];
  isHomeroom: boolean;
}

export type Part = 'learner' | 'guardian' | 'staff';

/** A role of a person at an organisation. */
export interface Role {
  part: Part;
  /** Lower case, such as `siteadministrator`. */
  name: string;
  org: string | null;
  grade: string | null;
  isPrimary: boolean;
  /** First day, for learners. */
  begins_on: string | null;
  /** The line of the role, if it is not the line of the person. */
  line: Line | null;
}

/** A person. Someone who is a learner in one file and staff in another is two persons. */
export interface Person {
  line: Line;
  /** Other lines about the person. */
  otherLines: Line[];
  id: string;
  /** Null if the last name is the only name. */
  first: string | null;
  /** Undefined if the format has no such column. */
  middle: string | null | undefined;
  /** Null if the first name is the only name. */
  last: string | null;
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
  /** Lower case, such as `stepparent`; null if the guardian's own role is used. */
  role: string | null;
}

/** A learner or a teacher of a class. */
export interface Member {
  line: Line;
  class: string;
  person: string;
  part: 'learner' | 'staff';
  isPrimary: boolean;
  begins_on: string | null;
  /** Null if it has no end; undefined if the format has no such column. */
  ends_on: string | null | undefined;
}

/** The lines of a person as a learner, guardian or staff member. Demographics are only stored for learners. */
export const linesOf = (person: Person, part: Part): [Line, ...Line[]] => [
  person.line,
  ...(part === 'learner' ? person.otherLines : []),
  ...person.roles.flatMap((role) => (role.part === part && role.line ? [role.line] : [])),
];

/** Leaves out lines whose status is not active, such as `tobedeleted`. */
export function checkStatus(line: Line): void {
  const status = line.get('status');
  if (status !== null && normalizeWord(status) !== 'active')
    throw new LineError(line.title(['status']), because`is ${status}, not active`, 'notice');
}

/** The first and the last name in these columns. One is enough: some people have only one name. */
export function namesIn(line: Line, firstColumn: string, lastColumn: string): Pick<Person, 'first' | 'last'> {
  const [first, last] = [line.get(firstColumn), line.get(lastColumn)];
  const one = first ?? last;
  if (one === null) {
    const other = line.title([firstColumn]);
    throw new LineError(line.title([lastColumn]), because`is empty, and so is ${other}`);
  }
  const missing = first === null ? firstColumn : lastColumn;
  if (first === null || last === null)
    line.assume([missing], because`is empty; ${one} is imported as the only name`);
  return { first, last };
}

/** Normalizes a role, sex or status for comparison: `Site Administrator` becomes `siteadministrator`. */
export const normalizeWord = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '');
