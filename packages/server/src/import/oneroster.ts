import { dayReader, listIn } from './cells.ts';
import { type ClassFact, type Course, type Facts, isTeaching, type Member, partOf, wordOf } from './facts.ts';
import { readPeople } from './oneroster-people.ts';
import type { Findings } from './roster.ts';
import { isLeftOut, UniqueIds } from './rows.ts';
import type { Line, Table, Tables } from './tables.ts';

const id = ['sourcedid'];

/**
 * Reads the CSV of OneRoster 1.1 and 1.2, and that of School Data Sync 2.1, which has most of its columns from there:
 * `orgSourcedId` for `schoolSourcedId`, `sessionSourcedIds` for `termSourcedIds`, and relationships in a file of their
 * own.
 */
export function readOneRoster(tables: Tables, findings: Findings): Facts {
  const { people, relations } = readPeople(tables, findings);
  return {
    orgs: records(tables.get('orgs'), findings).map((line) => ({
      id: line.get(...id) ?? '',
      parent: line.get('parentsourcedid'),
    })),
    sessions: readSessions(tables.get('academicsessions'), findings),
    courses: records(tables.get('courses'), findings).map(courseOf),
    classes: records(tables.get('classes'), findings).map(classOf),
    people,
    relations,
    members: readMembers(tables.get('enrollments'), findings),
  };
}

/** The lines of a table of records: those that are not over, and have an id of their own. */
function records(table: Table | undefined, findings: Findings): Line[] {
  const ids = new UniqueIds(findings);
  return (table?.linesWith(findings, id) ?? []).filter((line) => {
    if (isLeftOut(line, findings)) return false;
    const own = line.get(...id);
    if (own === null) findings.fault(line, 'lacks a sourcedId');
    return own !== null && ids.add(own, line);
  });
}

const sessionTypes: Record<string, Facts['sessions'][number]['type']> = {
  schoolyear: 'year',
  term: 'term',
  semester: 'term',
};

function readSessions(table: Table | undefined, findings: Findings): Facts['sessions'] {
  if (!table) return [];
  const readDay = dayReader(table, 'startdate', 'enddate');
  return records(table, findings).flatMap((line) => {
    const starts_on = readDay(line, 'startdate');
    const ends_on = readDay(line, 'enddate');
    if (!starts_on || !ends_on || starts_on > ends_on) {
      findings.fault(line, 'lacks a first and a last day, in this order');
      return [];
    }
    return [
      {
        ...entitled(line),
        type: sessionTypes[wordOf(line.get('type') ?? '')] ?? 'other',
        starts_on,
        ends_on,
        schoolYear: line.get('schoolyear'),
      },
    ];
  });
}

/** The id and the title of a record, which is its id where it has none, and where it stands. */
function entitled(line: Line) {
  const own = line.get(...id) ?? '';
  return { file: line.file, line: line.line, id: own, title: line.get('title') ?? own };
}

function courseOf(line: Line): Course {
  return {
    ...entitled(line),
    code: line.get('coursecode', 'code'),
    grades: listIn(line.get('grades', 'grade')),
    org: line.get('orgsourcedid'),
    session: line.get('schoolyearsourcedid'),
  };
}

function classOf(line: Line): ClassFact {
  return {
    ...entitled(line),
    code: line.get('classcode', 'code'),
    course: line.get('coursesourcedid'),
    subject: listIn(line.get('subjects', 'subject'))[0] ?? null,
    grades: listIn(line.get('grades', 'grade')),
    org: line.get('schoolsourcedid', 'orgsourcedid'),
    sessions: listIn(line.get('termsourcedids', 'termsourcedid', 'sessionsourcedids', 'sessionsourcedid')),
    isHomeroom: wordOf(line.get('classtype') ?? '') === 'homeroom',
  };
}

function readMembers(table: Table | undefined, findings: Findings): Member[] {
  if (!table) return [];
  const readDay = dayReader(table, 'begindate', 'enddate');
  const members: Member[] = [];
  for (const line of table.linesWith(findings, ['classsourcedid'], ['usersourcedid'], ['role'])) {
    if (isLeftOut(line, findings)) continue;
    const own = line.get('classsourcedid');
    const person = line.get('usersourcedid');
    const role = wordOf(line.get('role') ?? '');
    const begins_on = readDay(line, 'begindate');
    const ends_on = readDay(line, 'enddate');
    if (own === null || person === null) findings.fault(line, 'lacks the id of the class or of the user');
    else if (begins_on === undefined || ends_on === undefined)
      findings.fault(line, 'has a date that is none');
    else if (partOf(role) === 'learner' || isTeaching(role))
      members.push({
        file: line.file,
        line: line.line,
        class: own,
        person,
        part: partOf(role) === 'learner' ? 'learner' : 'staff',
        isPrimary: wordOf(line.get('primary') ?? '') === 'true',
        begins_on,
        ends_on,
      });
    else
      findings.note(
        `lines of ${line.file} have the role ${role || 'none'}, which is no part in a class here`,
      );
  }
  return members;
}

/** Whether the manifest says that some file holds only what has changed. */
export const isDelta = (tables: Tables): boolean =>
  tables
    .get('manifest')
    ?.lines.some(
      (line) => line.get('propertyname')?.startsWith('file.') && line.get('value')?.toLowerCase() === 'delta',
    ) ?? false;
