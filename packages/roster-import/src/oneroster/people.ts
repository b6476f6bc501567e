import type { Line } from '../report/line.ts';
import { LineError } from '../report/line.ts';
import { because } from '../report/report.ts';
import { listIn } from '../source/cells.ts';
import type { SourceIds } from '../source/ids.ts';
import { checkIsGuardian, partOf } from '../source/org-scope.ts';
import {
  checkStatus,
  namesIn,
  normalizeWord,
  type Person,
  type Reading,
  type Relation,
  type Role,
  type SourceRecords,
} from '../source/records.ts';

/** A user and what their line says about others. */
interface User {
  person: Person;
  grades: string[];
  /** Ids of their guardians, or of the learners whose guardian they are. */
  agents: string[];
  /** The lines that give them a role, including those that were left out. */
  roleLines: Line[];
}

type People = Map<string, User>;

const grades = ['grades', 'grade'];
const begin = ['begindate', 'rolestartdate'];
const forLearners = because`is stored for learners only`;

/** Reads the users with their roles, demographics and guardians. */
export function readPeople(reading: Reading, ids: SourceIds): Pick<SourceRecords, 'people' | 'relations'> {
  const people: People = new Map(readUsers(reading, ids).map((user) => [user.person.id, user]));
  readRoles(reading, people, ids);
  readDemographics(reading, people, ids);
  const relations = [...readRelationships(reading, people, ids), ...readAgents(people, ids)];
  for (const { person, roleLines, grades: own } of people.values()) {
    if (own.length > 0 && !isA(person, 'learner')) person.line.ignore(grades, forLearners);
    if (person.roles.length > 0 && person.roles.every(({ part }) => part === 'staff'))
      for (const line of person.otherLines.splice(0))
        line.leaveOut(null, because`belongs to a staff member, of whom no demographics are stored`, 'notice');
    // Doctors and people who have left have no role on purpose.
    const isOnPurpose = roleLines.length > 0 && roleLines.every(({ severity }) => severity === 'notice');
    if (person.roles.length === 0)
      for (const line of [person.line, ...person.otherLines])
        line.leaveOut(null, because`belongs to a user without a role`, isOnPurpose ? 'notice' : 'error');
  }
  return { people: [...people.values()].map(({ person }) => person), relations };
}

function readUsers({ tables, cells }: Reading, ids: SourceIds): User[] {
  const table = tables.get('users');
  return tables.read('users', [['sourcedid'], ['givenname'], ['familyname']], (line): User => {
    const id = line.need('sourcedid');
    ids.register(id, line);
    checkStatus(line);
    const own = { grades: listIn(line.get(...grades)), agents: listIn(line.get('agentsourcedids')) };
    const phones = [cells.phone(line, 'phone'), cells.phone(line, 'sms')].filter((phone) => phone !== null);
    const person: Person = {
      line,
      otherLines: [],
      id,
      ...namesIn(line, 'givenname', 'familyname'),
      middle: table?.header.has('middlename') ? line.get('middlename') : undefined,
      preferred: line.get('preferredgivenname', 'preferredfirstname'),
      username: line.get('username'),
      email: cells.email(line, 'email'),
      phones: [...new Set(phones)],
      number: line.get('identifier'),
      birth: null,
      sex: null,
      roles: ownRoles(line, own.grades),
    };
    ids.claim(id, line, line.title(['sourcedid']));
    return { person, ...own, roleLines: [] };
  });
}

/** In OneRoster 1.1 the line of the user contains their only role. */
function ownRoles(line: Line, own: string[]): Role[] {
  const role = line.get('role');
  if (role === null) return [];
  const name = normalizeWord(role);
  const part = partOf(name, line.title(['role']));
  const grade = part === 'learner' ? gradeOf(line, own) : null;
  const at = (org: string | null): Role => ({
    part,
    name,
    org,
    grade,
    isPrimary: true,
    begins_on: null,
    line: null,
  });
  const orgs = listIn(line.get('orgsourcedids'));
  return orgs.length === 0 ? [at(null)] : orgs.map(at);
}

/** A learner has one grade. */
function gradeOf(line: Line, [first, ...others]: readonly string[]): string | null {
  if (others.length > 0) line.dropValue(grades, because`has more than one grade; ${first} is used`);
  return first ?? null;
}

function readRoles({ tables, cells }: Reading, people: People, ids: SourceIds): void {
  tables.read('roles', [['usersourcedid'], ['role']], (line) => {
    checkStatus(line);
    const { person, grades: own, roleLines } = find(people, ids, line, 'usersourcedid');
    roleLines.push(line);
    const name = normalizeWord(line.need('role'));
    const part = partOf(name, line.title(['role']));
    const grade = line.get('grade');
    const isLearner = part === 'learner';
    if (!isLearner) for (const columns of [['grade'], begin]) line.ignore(columns, forLearners);
    person.roles.push({
      part,
      name,
      org: line.get('orgsourcedid'),
      grade: isLearner ? (grade ?? gradeOf(person.line, own)) : null,
      begins_on: isLearner ? line.optional(() => cells.day(line, ...begin)) : null,
      isPrimary: /^(primary|true)$/i.test(line.get('roletype', 'isprimary') ?? ''),
      line,
    });
    return [];
  });
}

function readDemographics({ tables, cells }: Reading, people: People, ids: SourceIds): void {
  const first = new Map<Person, Line>();
  tables.read('demographics', [['usersourcedid', 'sourcedid']], (line) => {
    checkStatus(line);
    const { person } = find(people, ids, line, 'usersourcedid', 'sourcedid');
    const other = first.get(person);
    if (other) throw new LineError(null, because`belongs to the same user as ${other.place}`);
    const sex = line.get('sex');
    const day = () => cells.day(line, 'birthdate');
    const birth = sex === null ? day() : line.optional(day);
    if (birth === null && sex === null)
      throw new LineError(null, because`has neither a birth date nor a sex`, 'notice');
    first.set(person, line);
    person.birth = birth;
    person.sex = sex;
    person.otherLines.push(line);
    return [];
  });
}

/** The user that a line refers to; the line is left out if there is none. */
function find(people: People, ids: SourceIds, line: Line, ...columns: string[]): User {
  const id = line.need(...columns);
  const found = people.get(id);
  if (found) return found;
  throw new LineError(line.title(columns), ...ids.explainMissing(id, 'user'));
}

function readRelationships({ tables }: Reading, people: People, ids: SourceIds): Relation[] {
  return tables.read(
    'relationships',
    [['usersourcedid'], ['relationshipusersourcedid']],
    (line): Relation => {
      checkStatus(line);
      const learner = line.need('usersourcedid');
      const role = normalizeWord(line.get('relationshiprole') ?? 'guardian');
      const { person: guardian, roleLines } = find(people, ids, line, 'relationshipusersourcedid');
      roleLines.push(line);
      checkIsGuardian(role, line.title(['relationshiprole']));
      if (!isA(guardian, 'guardian'))
        guardian.roles.push({
          part: 'guardian',
          name: role,
          org: null,
          grade: null,
          isPrimary: false,
          begins_on: null,
          line: null,
        });
      return { line, learner, guardian: guardian.id, role };
    },
  );
}

/** OneRoster links learners and guardians from either side or from both. */
function* readAgents(people: People, ids: SourceIds): Generator<Relation> {
  const seen = new Set<string>();
  for (const { person: one, agents } of people.values()) {
    const { line } = one;
    for (const agent of agents) {
      const other = people.get(agent)?.person;
      const [learner, guardian] = isA(one, 'learner') ? [one, other] : [other, one];
      if (!other) {
        line.dropValue(['agentsourcedids'], ...ids.explainMissing(agent, 'user'));
      } else if (!learner || !guardian || !isA(learner, 'learner') || !isA(guardian, 'guardian'))
        line.dropValue(
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
