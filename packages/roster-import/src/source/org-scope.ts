import { InputError } from '../input-error.ts';
import { type Line, LineError } from '../report/line.ts';
import { because } from '../report/report.ts';
import { linesOf, type Part, type Person, type SourceRecords } from './records.ts';

/** Keeps what belongs to one organisation and its sub-organisations. The other lines are reported as left out. */
export function onlyOrg(records: SourceRecords, org: string): SourceRecords {
  const orgs = below(records, org);
  const isInside = (id: string | null) => id !== null && orgs.has(id);
  const isHere = ({ roles }: Person) => roles.some((role) => isInside(role.org));
  const learners = new Set(records.people.filter(isHere).map(({ id }) => id));
  const inScope = <T extends { line: Line }>(all: readonly T[], isKept: (one: T) => boolean): T[] =>
    all.filter((one) => {
      const kept = isKept(one);
      if (!kept) one.line.leaveOut(null, because`does not belong to the organisation ${org}`, 'notice');
      return kept;
    });
  const relations = inScope(records.relations, ({ learner }) => learners.has(learner));
  const guardians = new Set(relations.map(({ guardian }) => guardian));
  const isOwn = (person: Person) => (role: Person['roles'][number]) =>
    isInside(role.org) || (role.part === 'guardian' && guardians.has(person.id));
  const classes = inScope(records.classes, (each) => isInside(each.org));
  const courses = new Set(classes.map(({ course }) => course));
  const kept = {
    classes: idsOf(classes),
    people: idsOf(records.people.filter((person) => person.roles.some(isOwn(person)))),
  };
  // References to records that were left out here are not errors; references to records that never existed are.
  const gone = { classes: idsOf(records.classes), people: idsOf(records.people) };
  for (const id of kept.classes) gone.classes.delete(id);
  for (const id of kept.people) gone.people.delete(id);
  const people = records.people.flatMap((person) => {
    const roles = person.roles.filter(isOwn(person));
    const others = person.roles.filter((role) => !roles.includes(role));
    const lines = roles.length > 0 ? others.flatMap(({ line }) => line ?? []) : allLinesOf(person);
    for (const line of lines)
      line.leaveOut(null, because`does not belong to the organisation ${org}`, 'notice');
    return roles.length === 0 ? [] : [{ ...person, roles }];
  });
  return {
    ...records,
    classes,
    people,
    relations,
    courses: inScope(records.courses, (course) => isInside(course.org) || courses.has(course.id)),
    members: inScope(
      records.members,
      (member) => !gone.classes.has(member.class) && !gone.people.has(member.person),
    ),
  };
}

const idsOf = (records: readonly { id: string }[]): Set<string> => new Set(records.map(({ id }) => id));

const allLinesOf = (person: Person): Set<Line> =>
  new Set((['learner', 'staff', 'guardian'] as const).flatMap((part) => linesOf(person, part)));

function below({ orgs, people }: SourceRecords, org: string): Set<string> {
  const known = new Set([
    ...orgs.map(({ id }) => id),
    ...people.flatMap(({ roles }) => roles.flatMap((role) => role.org ?? [])),
  ]);
  if (!known.has(org))
    throw new InputError(
      `The organisation ${org} is not in the files. The organisations are: ${[...known].sort().join(', ')}.`,
    );
  const found = new Set([org]);
  // Iterating over a set includes the elements that are added meanwhile.
  for (const id of found) for (const each of orgs) if (each.parent === id) found.add(each.id);
  return found;
}

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
