import { UsageError } from '../contract/errors.ts';
import { type Facts, linesOf, type Person } from './facts.ts';
import { because } from './ledger.ts';
import type { Line } from './line.ts';

/** What of a district belongs to one organisation and those below it. Of the rest it is said that it does not. */
export function onlyOrg(facts: Facts, org: string): Facts {
  const orgs = below(facts, org);
  const isInside = (id: string | null) => id !== null && orgs.has(id);
  const isHere = ({ roles }: Person) => roles.some((role) => isInside(role.org));
  const learners = new Set(facts.people.filter(isHere).map(({ id }) => id));
  const inScope = <T extends { line: Line }>(all: readonly T[], isKept: (one: T) => boolean): T[] =>
    all.filter((one) => {
      const kept = isKept(one);
      if (!kept) one.line.omit(null, because`does not belong to the organisation ${org}`, 'notice');
      return kept;
    });
  const relations = inScope(facts.relations, ({ learner }) => learners.has(learner));
  const guardians = new Set(relations.map(({ guardian }) => guardian));
  const isOwn = (person: Person) => (role: Person['roles'][number]) =>
    isInside(role.org) || (role.part === 'guardian' && guardians.has(person.id));
  const classes = inScope(facts.classes, (each) => isInside(each.org));
  const courses = new Set(classes.map(({ course }) => course));
  const kept = {
    classes: idsOf(classes),
    people: idsOf(facts.people.filter((person) => person.roles.some(isOwn(person)))),
  };
  // What was left out here is no dangling reference; what was never there is one.
  const gone = { classes: idsOf(facts.classes), people: idsOf(facts.people) };
  for (const id of kept.classes) gone.classes.delete(id);
  for (const id of kept.people) gone.people.delete(id);
  const people = facts.people.flatMap((person) => {
    const roles = person.roles.filter(isOwn(person));
    const others = person.roles.filter((role) => !roles.includes(role));
    const lines = roles.length > 0 ? others.flatMap(({ line }) => line ?? []) : allLinesOf(person);
    for (const line of lines) line.omit(null, because`does not belong to the organisation ${org}`, 'notice');
    return roles.length === 0 ? [] : [{ ...person, roles }];
  });
  return {
    ...facts,
    classes,
    people,
    relations,
    courses: inScope(facts.courses, (course) => isInside(course.org) || courses.has(course.id)),
    members: inScope(
      facts.members,
      (member) => !gone.classes.has(member.class) && !gone.people.has(member.person),
    ),
  };
}

const idsOf = (facts: readonly { id: string }[]): Set<string> => new Set(facts.map(({ id }) => id));

const allLinesOf = (person: Person): Set<Line> =>
  new Set((['learner', 'staff', 'guardian'] as const).flatMap((part) => linesOf(person, part)));

function below({ orgs, people }: Facts, org: string): Set<string> {
  const known = new Set([
    ...orgs.map(({ id }) => id),
    ...people.flatMap(({ roles }) => roles.flatMap((role) => role.org ?? [])),
  ]);
  if (!known.has(org))
    throw new UsageError(
      `The organisation ${org} is not in the files. The organisations are: ${[...known].sort().join(', ')}.`,
    );
  const found = new Set([org]);
  // A set gives what is added while it is walked too.
  for (const id of found) for (const each of orgs) if (each.parent === id) found.add(each.id);
  return found;
}
