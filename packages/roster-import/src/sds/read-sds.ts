import type { Table } from '../files/tables.ts';
import type { Line } from '../report/line.ts';
import { because } from '../report/report.ts';
import { listIn } from '../source/cells.ts';
import { SourceIds } from '../source/ids.ts';
import {
  type Course,
  checkStatus,
  type Member,
  namesIn,
  type Person,
  type Reading,
  type RecordIds,
  type SourceClass,
  type SourceRecords,
} from '../source/records.ts';
import { readGuardians } from './guardians.ts';
import { SectionTerms } from './terms.ts';

/** Names of columns, which differ between countries. */
const id = ['sisid', 'id'];
const school = ['schoolsisid', 'schooldfenumber'];
const section = ['sectionsisid', 'sectionid'];
const birth = ['birthdate', 'dateofbirth'];

/** Reads School Data Sync CSV, version 1. Only the file of the learners is required. */
export function readSds(reading: Reading): SourceRecords {
  const ids: RecordIds = {
    learner: new SourceIds(),
    staff: new SourceIds(),
    guardian: new SourceIds(),
    class: new SourceIds(),
    course: new SourceIds(),
    session: new SourceIds(),
  };
  const orgs = reading.tables.read('school', [['sisid', 'dfenumber', 'id']], (line) => {
    line.leaveOut(
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

function readPeople({ tables, cells }: Reading, ids: RecordIds, part: 'learner' | 'staff'): Person[] {
  const name = part === 'learner' ? 'student' : 'teacher';
  const table = tables.get(name);
  return tables.read(name, [id, ['firstname'], ['lastname']], (line): Person => {
    const own = line.need(...id);
    ids[part].register(own, line);
    checkStatus(line);
    const phone = cells.phone(line, 'phone');
    const person = {
      line,
      otherLines: [],
      id: own,
      ...namesIn(line, 'firstname', 'lastname'),
      middle: middleOf(line, table),
      preferred: null,
      username: line.get('username'),
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
          begins_on: null,
          line: null,
        },
      ],
    };
    ids[part].claim(own, line, line.title(id));
    return person;
  });
}

const middleOf = (line: Line, table: Table | undefined): string | null | undefined =>
  table?.header.has('middlename') ? line.get('middlename') : undefined;

/** A section also names its term and its course. */
function readSections(
  { tables, cells }: Reading,
  ids: RecordIds,
): Pick<SourceRecords, 'classes' | 'courses' | 'sessions'> {
  const courses = new Map<string, Course>();
  const terms = new SectionTerms(cells, ids.session);
  const classes = tables.read('section', [[...id, ...section], ['sectionname']], (line): SourceClass => {
    const own = line.need(...section, ...id);
    ids.class.register(own, line);
    checkStatus(line);
    const term = terms.of(line);
    const course = courseOf(line);
    const sourceClass = {
      line,
      id: own,
      title: line.get('sectionname') ?? own,
      code: line.get('sectionnumber'),
      course: course?.id ?? null,
      subjects: listIn(line.get('coursesubject')),
      grades: listIn(line.get('grade')),
      org: line.get(...school),
      sessions: term === null ? [] : [term],
      isHomeroom: false,
    };
    ids.class.claim(own, line, line.title([...section, ...id]));
    if (course) addCourse(courses, course, ids);
    return sourceClass;
  });
  return { classes, courses: [...courses.values()], sessions: terms.all() };
}

function courseOf(line: Line): Course | null {
  const key = line.get('coursesisid') ?? line.get('coursenumber') ?? line.get('coursename');
  if (key === null) return null;
  const name = line.get('coursename');
  const description = line.get('coursedescription');
  if (name !== null && description !== null)
    line.ignore(['coursedescription'], because`is not stored: the name of the course is used`);
  return {
    line,
    id: key,
    title: name ?? description ?? key,
    code: line.get('coursenumber'),
    grades: [],
    org: line.get(...school),
    session: null,
  };
}

/** The first section of a course defines its name. */
function addCourse(courses: Map<string, Course>, course: Course, ids: RecordIds): void {
  const first = courses.get(course.id);
  if (!first) {
    courses.set(course.id, course);
    ids.course.register(course.id, course.line);
    return;
  }
  const { line, id: key } = course;
  if (course.title !== first.title)
    line.dropValue(
      ['coursename'],
      because`is ${course.title}, but ${first.line.place} calls the course ${key} ${first.title}`,
    );
  if (course.code !== first.code)
    line.dropValue(
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
