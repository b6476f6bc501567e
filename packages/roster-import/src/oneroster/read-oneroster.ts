import type { Line } from '../report/line.ts';
import { LineError } from '../report/line.ts';
import { because } from '../report/report.ts';
import { listIn } from '../source/cells.ts';
import { SourceIds } from '../source/ids.ts';
import { memberPartOf } from '../source/org-scope.ts';
import {
  type Course,
  checkStatus,
  type Member,
  normalizeWord,
  type Reading,
  type RecordIds,
  type Session,
  type SourceClass,
  type SourceRecords,
} from '../source/records.ts';
import { readPeople } from './people.ts';

const id = ['sourcedid'];

/**
 * Reads OneRoster 1.1 and 1.2 CSV, and School Data Sync 2.1 CSV, which has most of the same columns. It has `orgSourcedId`
 * instead of `schoolSourcedId`, `sessionSourcedIds` instead of `termSourcedIds`, and relationships in a separate file.
 */
export function readOneRoster(reading: Reading): SourceRecords {
  const { tables } = reading;
  const users = new SourceIds();
  const ids: RecordIds = {
    ...{ learner: users, staff: users, guardian: users },
    ...{ class: new SourceIds(), course: new SourceIds(), session: new SourceIds() },
  };
  tables.read('manifest', [['propertyname'], ['value']], (line) => {
    line.leaveOut(null, because`describes the files themselves`, 'notice');
    line.get('propertyname');
    line.get('value');
  });
  const orgs = tables.read('orgs', [id], (line) => {
    line.leaveOut(
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

/** The id and title of an active record. The title defaults to the id. */
function entitled(line: Line, ids: SourceIds) {
  const own = line.need(...id);
  ids.register(own, line);
  checkStatus(line);
  ids.claim(own, line, line.title(id));
  return { line, id: own, title: line.get('title') ?? own };
}

const sessionTypes: Record<string, Session['type']> = { schoolyear: 'year', term: 'term', semester: 'term' };

function readSessions({ tables, cells }: Reading, ids: SourceIds): Session[] {
  return tables.read('academicsessions', [id, ['startdate'], ['enddate']], (line): Session => {
    const { id: own, title } = entitled(line, ids);
    const word = normalizeWord(line.get('type') ?? '');
    const type = sessionTypes[word];
    if (word === 'gradingperiod')
      throw new LineError(
        line.title(['type']),
        because`is a grading period, which is not imported as a term`,
        'notice',
      );
    if (!type)
      throw new LineError(
        line.title(['type']),
        because`is ${word || 'empty'}, which is neither a school year nor a term`,
      );
    const starts_on = cells.day(line, 'startdate');
    const ends_on = cells.lastDay(line, 'enddate');
    if (starts_on === null || ends_on === null)
      throw new LineError(line.title([starts_on === null ? 'startdate' : 'enddate']), because`is empty`);
    if (starts_on > ends_on)
      throw new LineError(
        line.title(['enddate']),
        because`the last day, ${ends_on}, is before the first day, ${starts_on}`,
      );
    const within = { parent: line.get('parentsourcedid'), schoolYear: line.get('schoolyear') };
    return { line, id: own, title, type, starts_on, ends_on, ...within };
  });
}

function classOf(line: Line, ids: SourceIds): SourceClass {
  const course = line.get('coursesourcedid');
  return {
    ...entitled(line, ids),
    code: line.get('classcode', 'code'),
    course,
    subjects: listIn(line.get('subjects', 'subject')),
    grades: listIn(line.get('grades', 'grade')),
    org: line.get('schoolsourcedid', 'orgsourcedid'),
    sessions: listIn(line.get('termsourcedids', 'termsourcedid', 'sessionsourcedids', 'sessionsourcedid')),
    isHomeroom: isHomeroom(line),
  };
}

function isHomeroom(line: Line): boolean {
  const type = normalizeWord(line.get('classtype') ?? 'scheduled');
  if (type !== 'homeroom' && type !== 'scheduled')
    line.assume(
      ['classtype'],
      because`is ${type}, which is not a known value; the class is imported as a subject class`,
    );
  return type === 'homeroom';
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
      part: memberPartOf(normalizeWord(line.need('role')), line.title(['role'])),
      isPrimary: normalizeWord(line.get('primary') ?? '') === 'true',
      begins_on: cells.day(line, 'begindate'),
      ends_on: hasEnd ? cells.lastDay(line, 'enddate') : undefined,
    };
  });
}
