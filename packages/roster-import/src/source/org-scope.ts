import { InputError } from '../input-error.ts';
import { because } from '../report/item.ts';
import type { Line } from '../report/line.ts';
import { linesOf, type Person, type SourceRecords } from './records.ts';

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
