import { UsageError } from '../errors.ts';
import type { Facts, Person } from './facts.ts';

/** What of a district belongs to one organisation and those below it. */
export function onlyOrg(facts: Facts, org: string): Facts {
  const orgs = below(facts, org);
  const isInside = (id: string | null) => id !== null && orgs.has(id);
  const isHere = ({ roles }: Person) => roles.some((role) => isInside(role.org));
  const learners = new Set(facts.people.filter(isHere).map(({ id }) => id));
  const relations = facts.relations.filter(({ learner }) => learners.has(learner));
  const guardians = new Set(relations.map(({ guardian }) => guardian));
  const people = facts.people.flatMap((person) => {
    const roles = person.roles.filter(
      (role) => isInside(role.org) || (role.part === 'guardian' && guardians.has(person.id)),
    );
    return roles.length === 0 ? [] : [{ ...person, roles }];
  });
  const classes = facts.classes.filter((each) => isInside(each.org));
  const courses = new Set(classes.map(({ course }) => course));
  // What was left out here is no dangling reference; what was never there is one.
  const gone = {
    classes: idsWithout(facts.classes, classes),
    people: idsWithout(facts.people, people),
  };
  return {
    ...facts,
    classes,
    people,
    relations,
    courses: facts.courses.filter((course) => isInside(course.org) || courses.has(course.id)),
    members: facts.members.filter(
      (member) => !gone.classes.has(member.class) && !gone.people.has(member.person),
    ),
  };
}

/** Those that are in all and not among the rest. */
function idsWithout(all: readonly { id: string }[], rest: readonly { id: string }[]): Set<string> {
  const kept = new Set(rest.map(({ id }) => id));
  return new Set(all.map(({ id }) => id).filter((id) => !kept.has(id)));
}

function below({ orgs, people }: Facts, org: string): Set<string> {
  const known = new Set([
    ...orgs.map(({ id }) => id),
    ...people.flatMap(({ roles }) => roles.flatMap((role) => role.org ?? [])),
  ]);
  if (!known.has(org))
    throw new UsageError(`There is no organisation ${org}. There are: ${[...known].sort().join(', ')}.`);
  const found = new Set([org]);
  // A set gives what is added while it is walked too.
  for (const id of found) for (const each of orgs) if (each.parent === id) found.add(each.id);
  return found;
}
