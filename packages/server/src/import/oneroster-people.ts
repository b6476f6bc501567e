import { dayReader, emailOf, listIn, phoneOf } from './cells.ts';
import { type Facts, looksAfter, type Person, partOf, type Relation, type Role, wordOf } from './facts.ts';
import type { Findings } from './roster.ts';
import { isLeftOut, UniqueIds } from './rows.ts';
import type { Line, Tables } from './tables.ts';

/** Reads the users, with their roles and demographics, and who is a guardian of whom. */
export function readPeople(tables: Tables, findings: Findings): Pick<Facts, 'people' | 'relations'> {
  const people = readUsers(tables, findings);
  addRoles(people, tables, findings);
  addDemographics(people, tables, findings);
  const relations = [...readRelationships(people, tables, findings), ...readAgents(people, tables)];
  for (const person of people.values()) {
    if (person.roles.length === 0)
      findings.note(`lines of ${person.file} are users without a role, and left out`);
  }
  return { people: [...people.values()], relations };
}

type People = Map<string, Person>;

function readUsers(tables: Tables, findings: Findings): People {
  const people: People = new Map();
  const ids = new UniqueIds(findings);
  const table = tables.get('users');
  for (const line of table?.linesWith(findings, ['sourcedid'], ['givenname'], ['familyname']) ?? []) {
    if (isLeftOut(line, findings)) continue;
    const id = line.get('sourcedid');
    const first = line.get('givenname');
    const last = line.get('familyname');
    if (!id || !first || !last) findings.fault(line, 'lacks an id, a given name or a family name');
    else if (ids.add(id, line))
      people.set(id, {
        file: line.file,
        line: line.line,
        id,
        first,
        middle: table?.has('middlename') ? line.get('middlename') : undefined,
        last,
        preferred: line.get('preferredgivenname', 'preferredfirstname'),
        username: line.get('username'),
        email: emailOf(line.get('email')),
        phones: [phoneOf(line.get('phone')), phoneOf(line.get('sms'))].filter((phone) => phone !== null),
        number: line.get('identifier'),
        birth: null,
        sex: null,
        roles: ownRoles(line),
      });
  }
  return people;
}

/** OneRoster 1.1 has one role for each user, in the line of the user. */
function ownRoles(line: Line): Role[] {
  const role = line.get('role');
  if (role === null) return [];
  const name = wordOf(role);
  const orgs = listIn(line.get('orgsourcedids'));
  const grade = listIn(line.get('grades', 'grade'))[0] ?? null;
  const at = (org: string | null): Role => ({ part: partOf(name), name, org, grade, isPrimary: true });
  return orgs.length === 0 ? [at(null)] : orgs.map(at);
}

function addRoles(people: People, tables: Tables, findings: Findings): void {
  const grades = new Map<string, string | null>();
  for (const line of tables.get('users')?.lines ?? [])
    grades.set(line.get('sourcedid') ?? '', listIn(line.get('grades', 'grade'))[0] ?? null);
  for (const line of tables.get('roles')?.linesWith(findings, ['usersourcedid'], ['role']) ?? []) {
    if (isLeftOut(line, findings)) continue;
    const user = line.get('usersourcedid') ?? '';
    const person = people.get(user);
    const name = wordOf(line.get('role') ?? '');
    if (!person) findings.fault(line, `names the user ${user}, who is not taken`);
    else if (name === '') findings.fault(line, 'lacks a role');
    else
      person.roles.push({
        part: partOf(name),
        name,
        org: line.get('orgsourcedid'),
        grade: line.get('grade') ?? grades.get(user) ?? null,
        isPrimary: /^(primary|true)$/i.test(line.get('roletype', 'isprimary') ?? ''),
      });
  }
}

function addDemographics(people: People, tables: Tables, findings: Findings): void {
  const table = tables.get('demographics');
  if (!table) return;
  const readDay = dayReader(table, 'birthdate');
  for (const line of table.linesWith(findings, ['usersourcedid', 'sourcedid'])) {
    const user = line.get('usersourcedid', 'sourcedid') ?? '';
    const person = people.get(user);
    const birth = readDay(line, 'birthdate');
    if (isLeftOut(line, findings)) continue;
    if (!person) {
      findings.fault(line, `names the user ${user}, who is not taken`);
      continue;
    }
    if (birth === undefined) findings.fault(line, `has a birth date that is none: ${line.get('birthdate')}`);
    Object.assign(person, { birth: birth ?? null, sex: line.get('sex') });
  }
}

function* readRelationships(people: People, tables: Tables, findings: Findings): Generator<Relation> {
  const table = tables.get('relationships');
  for (const line of table?.linesWith(findings, ['usersourcedid'], ['relationshipusersourcedid']) ?? []) {
    if (isLeftOut(line, findings)) continue;
    const learner = line.get('usersourcedid') ?? '';
    const guardian = people.get(line.get('relationshipusersourcedid') ?? '');
    const role = wordOf(line.get('relationshiprole') ?? 'guardian');
    if (!guardian)
      findings.fault(line, `names the user ${line.get('relationshipusersourcedid')}, who is not taken`);
    else if (looksAfter(role, line, findings)) {
      addGuardianRole(guardian, role);
      yield { file: line.file, line: line.line, learner, guardian: guardian.id, role };
    }
  }
}

/** OneRoster links guardians from either side: the learner names them, or they the learner, or both. */
function* readAgents(people: People, tables: Tables): Generator<Relation> {
  const seen = new Set<string>();
  for (const line of tables.get('users')?.lines ?? []) {
    const one = people.get(line.get('sourcedid') ?? '');
    if (!one) continue;
    for (const agent of listIn(line.get('agentsourcedids'))) {
      const other = people.get(agent);
      const [learner, guardian] = isA(one, 'learner') ? [one, other] : [other, one];
      if (!learner || !guardian || !isA(learner, 'learner') || !isA(guardian, 'guardian')) continue;
      const key = JSON.stringify([learner.id, guardian.id]);
      if (seen.has(key)) continue;
      seen.add(key);
      yield { file: line.file, line: line.line, learner: learner.id, guardian: guardian.id, role: null };
    }
  }
}

const isA = (person: Person, part: Role['part']): boolean => person.roles.some((role) => role.part === part);

function addGuardianRole(person: Person, name: string): void {
  if (!isA(person, 'guardian'))
    person.roles.push({ part: 'guardian', name, org: null, grade: null, isPrimary: false });
}
