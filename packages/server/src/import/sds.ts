import { listIn } from './cells.ts';
import {
  type ClassFact,
  type Course,
  checkStatus,
  type FactIds,
  type Facts,
  type Member,
  type Person,
  type Reading,
} from './facts.ts';
import { Ids } from './ids.ts';
import { because } from './ledger.ts';
import type { Line } from './line.ts';
import { readGuardians } from './sds-guardians.ts';
import { SectionTerms } from './sds-terms.ts';
import type { Table } from './tables.ts';

/** Which columns hold what; School Data Sync names them differently from country to country. */
const id = ['sisid', 'id'];
const school = ['schoolsisid', 'schooldfenumber'];
const section = ['sectionsisid', 'sectionid'];
const birth = ['birthdate', 'dateofbirth'];

/** Reads what School Data Sync's CSV of version 1 holds. Only the learners must be there. */
export function readSds(reading: Reading): Facts {
  const ids: FactIds = {
    learner: new Ids(),
    staff: new Ids(),
    guardian: new Ids(),
    class: new Ids(),
    course: new Ids(),
    session: new Ids(),
  };
  const orgs = reading.tables.read('school', [['sisid', 'dfenumber', 'id']], (line) => {
    line.omit(
      null,
      because`is a school; its id is stored with its people, and it has no record of its own`,
      'notice',
    );
    return { id: line.need('sisid', 'dfenumber', 'id'), parent: null };
  });
  const people = [...readPeople(reading, ids, 'learner'), ...readPeople(reading, ids, 'staff')];
  const guardians = readGuardians(reading, ids);
  return {
    ids,
    orgs,
    ...readSections(reading, ids),
    people: [...people, ...guardians.people],
    relations: guardians.relations,
    members: [...readMembers(reading, 'learner'), ...readMembers(reading, 'staff')],
  };
}

function readPeople({ tables, cells }: Reading, ids: FactIds, part: 'learner' | 'staff'): Person[] {
  const name = part === 'learner' ? 'student' : 'teacher';
  const table = tables.get(name);
  return tables.read(name, [id, ['firstname'], ['lastname']], (line): Person => {
    const own = line.need(...id);
    ids[part].note(own, line);
    checkStatus(line);
    const phone = cells.phone(line, 'phone');
    const person = {
      line,
      also: [],
      id: own,
      first: line.need('firstname'),
      middle: middleOf(line, table),
      last: line.need('lastname'),
      preferred: null,
      username: part === 'staff' ? line.get('username') : null,
      email: cells.email(line, 'email', 'secondaryemail'),
      phones: phone === null ? [] : [phone],
      number: line.get(part === 'learner' ? 'studentnumber' : 'teachernumber'),
      birth: part === 'learner' ? line.optional(() => cells.day(line, ...birth)) : null,
      sex: part === 'learner' ? line.get('gender', 'sex') : null,
      roles: [
        {
          part,
          name,
          org: line.get(...school),
          grade: part === 'learner' ? line.get('grade') : null,
          isPrimary: true,
          line: null,
        },
      ],
    };
    ids[part].take(own, line, line.title(id));
    return person;
  });
}

const middleOf = (line: Line, table: Table | undefined): string | null | undefined =>
  table?.header.has('middlename') ? line.get('middlename') : undefined;

/** A section says its term and its course too. */
function readSections(
  { tables, cells }: Reading,
  ids: FactIds,
): Pick<Facts, 'classes' | 'courses' | 'sessions'> {
  const courses = new Map<string, Course>();
  const terms = new SectionTerms(cells, ids.session);
  const classes = tables.read('section', [[...id, ...section], ['sectionname']], (line): ClassFact => {
    const own = line.need(...section, ...id);
    ids.class.note(own, line);
    checkStatus(line);
    const term = terms.of(line);
    const course = courseOf(line);
    const fact = {
      line,
      id: own,
      title: line.get('sectionname') ?? own,
      code: line.get('sectionnumber'),
      course: course?.id ?? null,
      subject: course ? null : line.get('coursesubject'),
      grades: listIn(line.get('grade')),
      org: line.get(...school),
      sessions: term === null ? [] : [term],
      isHomeroom: false,
    };
    ids.class.take(own, line, line.title([...section, ...id]));
    if (course) addCourse(courses, course, ids);
    return fact;
  });
  return { classes, courses: [...courses.values()], sessions: terms.all() };
}

function courseOf(line: Line): Course | null {
  const key = line.get('coursesisid') ?? line.get('coursenumber') ?? line.get('coursename');
  if (key === null) return null;
  return {
    line,
    id: key,
    title: line.get('coursename') ?? line.get('coursedescription') ?? key,
    code: line.get('coursenumber'),
    grades: [],
    org: line.get(...school),
    session: null,
  };
}

/** The first section of a course says what it is called. */
function addCourse(courses: Map<string, Course>, course: Course, ids: FactIds): void {
  const first = courses.get(course.id);
  if (!first) {
    courses.set(course.id, course);
    ids.course.note(course.id, course.line);
    return;
  }
  const { line, id: key } = course;
  if (course.title !== first.title)
    line.lose(
      ['coursename'],
      because`is ${course.title}, but ${first.line.place} calls the course ${key} ${first.title}`,
    );
  if (course.code !== first.code)
    line.lose(
      ['coursenumber'],
      because`is ${course.code}, but ${first.line.place} has ${first.code} for ${key}`,
    );
}

function readMembers({ tables }: Reading, part: 'learner' | 'staff'): Member[] {
  return tables.read(
    part === 'learner' ? 'studentenrollment' : 'teacherroster',
    [section, id],
    (line): Member => {
      checkStatus(line);
      return {
        line,
        class: line.need(...section),
        person: line.need(...id),
        part,
        isPrimary: false,
        begins_on: null,
        ends_on: undefined,
      };
    },
  );
}
