import { listIn } from './cells.ts';
import {
  checkStatus,
  type Facts,
  type Person,
  type Reading,
  type Relation,
  type Role,
  wordOf,
} from './facts.ts';
import type { Ids } from './ids.ts';
import { because } from './ledger.ts';
import { LeftOut, type Line } from './line.ts';
import { checkLooksAfter, partOf } from './roles.ts';

/** A user as their line has them. */
interface User {
  person: Person;
  grades: string[];
  /** Those who are named as their guardians, or whose guardian they are. */
  agents: string[];
  /** The lines that give them a role, or would. */
  naming: Line[];
}

type People = Map<string, User>;

const grades = ['grades', 'grade'];

/** Reads the users, with their roles and demographics, and who is a guardian of whom. */
export function readPeople(reading: Reading, ids: Ids): Pick<Facts, 'people' | 'relations'> {
  const people: People = new Map(readUsers(reading, ids).map((user) => [user.person.id, user]));
  readRoles(reading, people, ids);
  readDemographics(reading, people, ids);
  const relations = [...readRelationships(reading, people, ids), ...readAgents(people, ids)];
  for (const { person, naming } of people.values()) {
    if (person.roles.length > 0 && person.roles.every(({ part }) => part === 'staff'))
      for (const line of person.also.splice(0))
        line.omit(null, because`belongs to a staff member, of whom no demographics are stored`, 'notice');
    // A doctor, or somebody who has left, has none on purpose.
    const isOnPurpose = naming.length > 0 && naming.every(({ severity }) => severity === 'notice');
    if (person.roles.length === 0)
      for (const line of [person.line, ...person.also])
        line.omit(null, because`belongs to a user without a role`, isOnPurpose ? 'notice' : 'error');
  }
  return { people: [...people.values()].map(({ person }) => person), relations };
}

function readUsers({ tables, cells }: Reading, ids: Ids): User[] {
  const table = tables.get('users');
  return tables.read('users', [['sourcedid'], ['givenname'], ['familyname']], (line): User => {
    const id = line.need('sourcedid');
    ids.note(id, line);
    checkStatus(line);
    const own = { grades: listIn(line.get(...grades)), agents: listIn(line.get('agentsourcedids')) };
    const phones = [cells.phone(line, 'phone'), cells.phone(line, 'sms')].filter((phone) => phone !== null);
    const person: Person = {
      line,
      also: [],
      id,
      first: line.need('givenname'),
      middle: table?.header.has('middlename') ? line.get('middlename') : undefined,
      last: line.need('familyname'),
      preferred: line.get('preferredgivenname', 'preferredfirstname'),
      username: line.get('username'),
      email: cells.email(line, 'email'),
      phones: [...new Set(phones)],
      number: line.get('identifier'),
      birth: null,
      sex: null,
      roles: ownRoles(line, own.grades),
    };
    ids.take(id, line, line.title(['sourcedid']));
    return { person, ...own, naming: [] };
  });
}

/** OneRoster 1.1 has one role for each user, in the line of the user. */
function ownRoles(line: Line, own: string[]): Role[] {
  const role = line.get('role');
  if (role === null) return [];
  const name = wordOf(role);
  const part = partOf(name, line.title(['role']));
  const grade = part === 'learner' ? gradeOf(line, own) : null;
  const at = (org: string | null): Role => ({ part, name, org, grade, isPrimary: true, line: null });
  const orgs = listIn(line.get('orgsourcedids'));
  return orgs.length === 0 ? [at(null)] : orgs.map(at);
}

/** A learner is in one grade. */
function gradeOf(line: Line, [first, ...others]: readonly string[]): string | null {
  if (others.length > 0) line.lose(grades, because`has more than one grade; ${first} is used`);
  return first ?? null;
}

function readRoles({ tables }: Reading, people: People, ids: Ids): void {
  tables.read('roles', [['usersourcedid'], ['role']], (line) => {
    checkStatus(line);
    const { person, grades: own, naming } = find(people, ids, line, 'usersourcedid');
    naming.push(line);
    const name = wordOf(line.need('role'));
    const part = partOf(name, line.title(['role']));
    person.roles.push({
      part,
      name,
      org: line.get('orgsourcedid'),
      grade: part === 'learner' ? (line.get('grade') ?? gradeOf(person.line, own)) : null,
      isPrimary: /^(primary|true)$/i.test(line.get('roletype', 'isprimary') ?? ''),
      line,
    });
    return [];
  });
}

function readDemographics({ tables, cells }: Reading, people: People, ids: Ids): void {
  const first = new Map<Person, Line>();
  tables.read('demographics', [['usersourcedid', 'sourcedid']], (line) => {
    checkStatus(line);
    const { person } = find(people, ids, line, 'usersourcedid', 'sourcedid');
    const other = first.get(person);
    if (other) throw new LeftOut(null, because`belongs to the same user as ${other.place}`);
    first.set(person, line);
    person.birth = line.optional(() => cells.day(line, 'birthdate'));
    person.sex = line.get('sex');
    person.also.push(line);
    return [];
  });
}

/** The user whom a line names; the line is left out where they are not taken. */
function find(people: People, ids: Ids, line: Line, ...columns: string[]): User {
  const id = line.need(...columns);
  const found = people.get(id);
  if (found) return found;
  const { reason, severity } = ids.missing(id, 'user');
  throw new LeftOut(line.title(columns), reason, severity);
}

function readRelationships({ tables }: Reading, people: People, ids: Ids): Relation[] {
  return tables.read(
    'relationships',
    [['usersourcedid'], ['relationshipusersourcedid']],
    (line): Relation => {
      checkStatus(line);
      const learner = line.need('usersourcedid');
      const role = wordOf(line.get('relationshiprole') ?? 'guardian');
      const { person: guardian, naming } = find(people, ids, line, 'relationshipusersourcedid');
      naming.push(line);
      checkLooksAfter(role, line.title(['relationshiprole']));
      if (!isA(guardian, 'guardian'))
        guardian.roles.push({
          part: 'guardian',
          name: role,
          org: null,
          grade: null,
          isPrimary: false,
          line: null,
        });
      return { line, learner, guardian: guardian.id, role };
    },
  );
}

/** OneRoster links guardians from either side: the learner names them, or they the learner, or both. */
function* readAgents(people: People, ids: Ids): Generator<Relation> {
  const seen = new Set<string>();
  for (const { person: one, agents } of people.values()) {
    const { line } = one;
    for (const agent of agents) {
      const other = people.get(agent)?.person;
      const [learner, guardian] = isA(one, 'learner') ? [one, other] : [other, one];
      if (!other) {
        const { reason, severity } = ids.missing(agent, 'user');
        line.lose(['agentsourcedids'], reason, severity);
      } else if (!learner || !guardian || !isA(learner, 'learner') || !isA(guardian, 'guardian'))
        line.lose(
          ['agentsourcedids'],
          because`refers to ${agent}, who is not a guardian of a learner`,
          'notice',
        );
      else if (!seen.has(JSON.stringify([learner.id, guardian.id]))) {
        seen.add(JSON.stringify([learner.id, guardian.id]));
        yield { line, learner: learner.id, guardian: guardian.id, role: null };
      }
    }
  }
}

const isA = (person: Person, part: Role['part']): boolean => person.roles.some((role) => role.part === part);
