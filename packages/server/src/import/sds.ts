import { dayReader, emailOf, listIn, phoneOf } from './cells.ts';
import type { ClassFact, Course, Facts, Member, Part, Person } from './facts.ts';
import type { Findings } from './roster.ts';
import { isLeftOut, UniqueIds } from './rows.ts';
import { readGuardians } from './sds-guardians.ts';
import type { Line, Table, Tables } from './tables.ts';

/** Which columns hold what; School Data Sync names them differently from country to country. */
const id = ['sisid', 'id'];
const school = ['schoolsisid', 'schooldfenumber'];
const section = ['sectionsisid', 'sectionid'];
const birth = ['birthdate', 'dateofbirth'];

/** Reads what School Data Sync's CSV of version 1 holds. Only the learners must be there. */
export function readSds(tables: Tables, findings: Findings): Facts {
  const { classes, courses, sessions } = readSections(tables.get('section'), findings);
  const guardians = readGuardians(tables, findings);
  return {
    orgs: (tables.get('school')?.lines ?? []).flatMap((line) => {
      const org = line.get('sisid', 'dfenumber', 'id');
      return org === null ? [] : [{ id: org, parent: null }];
    }),
    sessions,
    courses,
    classes,
    people: [
      ...readPeople(tables.get('student'), 'learner', findings),
      ...readPeople(tables.get('teacher'), 'staff', findings),
      ...guardians.people,
    ],
    relations: guardians.relations,
    members: [
      ...readMembers(tables.get('studentenrollment'), 'learner', findings),
      ...readMembers(tables.get('teacherroster'), 'staff', findings),
    ],
  };
}

function readPeople(table: Table | undefined, part: 'learner' | 'staff', findings: Findings): Person[] {
  if (!table) return [];
  const people: Person[] = [];
  const ids = new UniqueIds(findings);
  const readDay = dayReader(table, ...birth);
  for (const line of table.linesWith(findings, id, ['firstname'], ['lastname'])) {
    if (isLeftOut(line, findings)) continue;
    const person = personOf(line, part, readDay(line, ...birth));
    if (!person.id || !person.first || !person.last)
      findings.fault(line, 'lacks an id, a first name or a last name');
    else if (person.birth === undefined)
      findings.fault(line, `has a birth date that is none: ${line.get(...birth)}`);
    else if (ids.add(person.id, line))
      people.push({ ...person, birth: person.birth, middle: middleOf(line, table) });
  }
  return people;
}

function personOf(line: Line, part: Part, day: string | null | undefined) {
  return {
    file: line.file,
    line: line.line,
    id: line.get(...id) ?? '',
    first: line.get('firstname') ?? '',
    last: line.get('lastname') ?? '',
    preferred: null,
    username: line.get('username'),
    email: emailOf(line.get('email', 'secondaryemail')),
    phones: [phoneOf(line.get('phone'))].filter((phone) => phone !== null),
    number: line.get(part === 'learner' ? 'studentnumber' : 'teachernumber'),
    birth: day,
    sex: line.get('gender', 'sex'),
    roles: [
      {
        part,
        name: part === 'learner' ? 'student' : 'teacher',
        org: line.get(...school),
        grade: line.get('grade'),
        isPrimary: true,
      },
    ],
  };
}

const middleOf = (line: Line, table: Table): string | null | undefined =>
  table.has('middlename') ? line.get('middlename') : undefined;

/** A section tells its term and its course too. */
function readSections(
  table: Table | undefined,
  findings: Findings,
): Pick<Facts, 'classes' | 'courses' | 'sessions'> {
  const classes: ClassFact[] = [];
  const courses = new Map<string, Course>();
  const sessions: Facts['sessions'] = [];
  if (!table) return { classes, courses: [], sessions };
  const terms = new Terms(table, sessions, findings);
  const ids = new UniqueIds(findings);
  for (const line of table.linesWith(findings, [...id, ...section], ['sectionname'])) {
    if (isLeftOut(line, findings)) continue;
    const own = line.get(...section, ...id);
    if (own === null) findings.fault(line, 'lacks an id');
    if (own === null || !ids.add(own, line)) continue;
    const term = terms.of(line);
    const course = courseOf(line);
    if (course && !courses.has(course.id)) courses.set(course.id, course);
    classes.push({
      file: line.file,
      line: line.line,
      id: own,
      title: line.get('sectionname') ?? own,
      code: line.get('sectionnumber'),
      course: course?.id ?? null,
      subject: line.get('coursesubject'),
      grades: listIn(line.get('grade')),
      org: line.get(...school),
      sessions: term === null ? [] : [term],
      isHomeroom: false,
    });
  }
  return { classes, courses: [...courses.values()], sessions };
}

function courseOf(line: Line): Course | null {
  const key = line.get('coursesisid') ?? line.get('coursenumber') ?? line.get('coursename');
  if (key === null) return null;
  return {
    file: line.file,
    line: line.line,
    id: key,
    title: line.get('coursename') ?? line.get('coursedescription') ?? key,
    code: line.get('coursenumber'),
    grades: [],
    org: line.get(...school),
    session: null,
  };
}

/** The terms that the sections name: one each, that spans what its sections say of it. */
class Terms {
  readonly #byId = new Map<string, Facts['sessions'][number]>();
  readonly #sessions: Facts['sessions'];
  readonly #findings: Findings;
  readonly #readDay: ReturnType<typeof dayReader>;

  constructor(table: Table, sessions: Facts['sessions'], findings: Findings) {
    this.#sessions = sessions;
    this.#findings = findings;
    this.#readDay = dayReader(table, 'termstartdate', 'termenddate');
  }

  of(line: Line): string | null {
    const key = line.get('termsisid') ?? line.get('termname');
    const starts_on = this.#readDay(line, 'termstartdate');
    const ends_on = this.#readDay(line, 'termenddate');
    if (key === null) return null;
    const known = this.#byId.get(key);
    if (!starts_on || !ends_on || starts_on > ends_on) {
      if (!known) this.#findings.fault(line, `names the term ${key} without a first and a last day`);
      return key;
    }
    if (known) {
      if (starts_on < known.starts_on) known.starts_on = starts_on;
      if (ends_on > known.ends_on) known.ends_on = ends_on;
      return key;
    }
    const session = {
      file: line.file,
      line: line.line,
      id: key,
      title: line.get('termname') ?? key,
      type: 'term' as const,
      starts_on,
      ends_on,
      schoolYear: null,
    };
    this.#byId.set(key, session);
    this.#sessions.push(session);
    return key;
  }
}

function readMembers(table: Table | undefined, part: 'learner' | 'staff', findings: Findings): Member[] {
  if (!table) return [];
  const members: Member[] = [];
  for (const line of table.linesWith(findings, section, id)) {
    if (isLeftOut(line, findings)) continue;
    const own = line.get(...section);
    const person = line.get(...id);
    if (own === null || person === null) findings.fault(line, 'lacks the id of the section or of the person');
    else
      members.push({
        file: line.file,
        line: line.line,
        class: own,
        person,
        part,
        isPrimary: false,
        begins_on: null,
        ends_on: null,
      });
  }
  return members;
}
