import { listIn } from './cells.ts';
import {
  type ClassFact,
  type Course,
  checkStatus,
  type FactIds,
  type Facts,
  type Member,
  type Reading,
  type Session,
  wordOf,
} from './facts.ts';
import { Ids } from './ids.ts';
import { because } from './ledger.ts';
import { LeftOut, type Line } from './line.ts';
import { readPeople } from './oneroster-people.ts';
import { memberPartOf } from './roles.ts';

const id = ['sourcedid'];

/**
 * Reads the CSV of OneRoster 1.1 and 1.2, and that of School Data Sync 2.1, which has most of its columns from there:
 * `orgSourcedId` for `schoolSourcedId`, `sessionSourcedIds` for `termSourcedIds`, and relationships in a file of their
 * own.
 */
export function readOneRoster(reading: Reading): Facts {
  const { tables } = reading;
  const users = new Ids();
  const ids: FactIds = {
    ...{ learner: users, staff: users, guardian: users },
    ...{ class: new Ids(), course: new Ids(), session: new Ids() },
  };
  tables.read('manifest', [], (line) => line.omit(null, because`describes the files themselves`, 'notice'));
  const orgs = tables.read('orgs', [id], (line) => {
    line.omit(
      null,
      because`is an organisation; its id is stored with its people, and it has no record of its own`,
      'notice',
    );
    return { id: line.need(...id), parent: line.get('parentsourcedid') };
  });
  return {
    ids,
    orgs,
    sessions: readSessions(reading, ids.session),
    courses: tables.read(
      'courses',
      [id],
      (line): Course => ({
        ...entitled(line, ids.course),
        code: line.get('coursecode', 'code'),
        grades: listIn(line.get('grades', 'grade')),
        org: line.get('orgsourcedid'),
        session: line.get('schoolyearsourcedid'),
      }),
    ),
    classes: tables.read('classes', [id], (line) => classOf(line, ids.class)),
    ...readPeople(reading, users),
    members: readMembers(reading),
  };
}

/** A record that is not over: its id, and its title, which is its id where it has none. */
function entitled(line: Line, ids: Ids) {
  const own = line.need(...id);
  ids.note(own, line);
  checkStatus(line);
  ids.take(own, line, line.title(id));
  return { line, id: own, title: line.get('title') ?? own };
}

const sessionTypes: Record<string, Session['type']> = { schoolyear: 'year', term: 'term', semester: 'term' };

function readSessions({ tables, cells }: Reading, ids: Ids): Session[] {
  return tables.read('academicsessions', [id, ['startdate'], ['enddate']], (line): Session => {
    const { id: own, title } = entitled(line, ids);
    const word = wordOf(line.get('type') ?? '');
    const type = sessionTypes[word];
    if (word === 'gradingperiod')
      throw new LeftOut(
        line.title(['type']),
        because`is a grading period, which is not imported as a term`,
        'notice',
      );
    if (!type)
      throw new LeftOut(
        line.title(['type']),
        because`is ${word || 'empty'}, which is neither a school year nor a term`,
      );
    const starts_on = cells.day(line, 'startdate');
    const ends_on = cells.lastDay(line, 'enddate');
    if (starts_on === null || ends_on === null)
      throw new LeftOut(line.title([starts_on === null ? 'startdate' : 'enddate']), because`is empty`);
    if (starts_on > ends_on)
      throw new LeftOut(
        line.title(['enddate']),
        because`the last day, ${ends_on}, is before the first day, ${starts_on}`,
      );
    const within = { parent: line.get('parentsourcedid'), schoolYear: line.get('schoolyear') };
    return { line, id: own, title, type, starts_on, ends_on, ...within };
  });
}

function classOf(line: Line, ids: Ids): ClassFact {
  const course = line.get('coursesourcedid');
  return {
    ...entitled(line, ids),
    code: line.get('classcode', 'code'),
    course,
    subject: course === null ? (listIn(line.get('subjects', 'subject'))[0] ?? null) : null,
    grades: listIn(line.get('grades', 'grade')),
    org: line.get('schoolsourcedid', 'orgsourcedid'),
    sessions: listIn(line.get('termsourcedids', 'termsourcedid', 'sessionsourcedids', 'sessionsourcedid')),
    isHomeroom: wordOf(line.get('classtype') ?? '') === 'homeroom',
  };
}

function readMembers({ tables, cells }: Reading): Member[] {
  const hasEnd = tables.get('enrollments')?.header.has('enddate') ?? false;
  const needed = [['classsourcedid'], ['usersourcedid'], ['role']];
  return tables.read('enrollments', needed, (line): Member => {
    checkStatus(line);
    return {
      line,
      class: line.need('classsourcedid'),
      person: line.need('usersourcedid'),
      part: memberPartOf(wordOf(line.need('role')), line.title(['role'])),
      isPrimary: wordOf(line.get('primary') ?? '') === 'true',
      begins_on: cells.day(line, 'begindate'),
      ends_on: hasEnd ? cells.lastDay(line, 'enddate') : undefined,
    };
  });
}
