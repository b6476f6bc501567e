import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ImportServer } from '../../test/import-server.ts';
import { composeName } from '../../test/read-folder.ts';
import { type Kind, kinds, type RosterRow } from '../build/roster.ts';
import { tablesOf } from '../files/tables.ts';
import { InputError } from '../input-error.ts';
import { formatOf, readRoster } from '../read-roster.ts';
import { importRoster } from '../run/run.ts';
import { because, Report } from './report.ts';

/** The columns of a file, with typical values for each. */
type Columns = Record<string, readonly string[]>;

const ids = (prefix: string) => [1, 2, 3, 4].map((number) => `${prefix}${number}`);
/** Ids that could be those of records that the importer creates. */
const sessions = [...ids('y'), 'y1:2026-01-14', 'created:y1:2026-01-14', 'created\\:y1:2026-01-14'];
const courses = [...ids('k'), 'Ann', 'Music', 'created:Music'];
const days = [
  '2026-01-14',
  '2026-06-30',
  '2026-07-01',
  '2026-12-09',
  '7/31/2026',
  '31/7/2026',
  '4/5/2026',
  '2026-13-01',
];
const status = ['active', 'active', 'tobedeleted', 'Inactive'];
const roles = [
  'student',
  'teacher',
  'parent',
  'guardian',
  'aide',
  'administrator',
  'wizard',
  'alumni',
  'doctor',
];
const contact = ['ann@home.example', 'ben@home.example', 'nobody', '+27821234567', '082 123 4567', '12'];
const grade = ['9', '09', '10', 'KG', '9,10'];
const list = (values: readonly string[]) => [...values, values.slice(0, 2).join(','), values.join(',')];
const names = ['Ann', 'Müller', 'x'.repeat(120), `${'x'.repeat(99)}👩‍🏫`];

const people: Columns = { status, email: contact, phone: contact, sex: ['f', 'male', 'q'] };
const sds: Record<string, Columns> = {
  'School.csv': { 'SIS ID': ids('o'), Name: names },
  'Student.csv': {
    ...{ 'SIS ID': ids('s'), 'School SIS ID': ids('o'), 'First Name': names, 'Last Name': names },
    ...{ ...people, Grade: grade, Birthdate: days, 'Student Number': ['A', 'B'], 'Shoe Size': ['38'] },
    Username: ['user-A', 'user-B'],
  },
  'Teacher.csv': {
    ...{ 'SIS ID': ids('t'), 'School SIS ID': ids('o'), 'First Name': names, 'Last Name': names },
    ...{ ...people, Username: ['user-A', 'user-B', 'ann@home.example'] },
  },
  'Section.csv': {
    ...{ 'SIS ID': ids('c'), 'School SIS ID': ids('o'), 'Section Name': names, 'Term SIS ID': sessions },
    ...{
      'Term StartDate': days,
      'Term EndDate': days,
      'Course SIS ID': courses,
      'Course Name': names,
      'Course Subject': ['Art', 'Music'],
      'Section Number': ['number-A', 'number-B'],
      status,
    },
  },
  'StudentEnrollment.csv': { 'Section SIS ID': ids('c'), 'SIS ID': ids('s') },
  'TeacherRoster.csv': { 'Section SIS ID': ids('c'), 'SIS ID': ids('t') },
  'User.csv': { Email: contact, 'First Name': names, 'Last Name': names, Phone: contact },
  'Passwords.csv': { 'SIS ID': ids('s'), Password: ['x'] },
  'GuardianRelationship.csv': { 'SIS ID': ids('s'), Email: contact, Role: roles },
};
const oneRoster: Record<string, Columns> = {
  'manifest.csv': { propertyName: ['file.users', 'file.classes', 'x'], value: ['bulk', 'delta', 'absent'] },
  'orgs.csv': { sourcedId: ids('o'), name: names, parentSourcedId: ids('o') },
  'academicSessions.csv': {
    ...{
      sourcedId: sessions,
      title: names,
      type: ['schoolYear', 'term', 'semester', 'gradingPeriod', 'week'],
    },
    ...{ startDate: days, endDate: days, schoolYear: ['2026', '2027'], status },
  },
  'courses.csv': {
    sourcedId: courses,
    title: names,
    courseCode: ['A', 'B'],
    grades: list(grade),
    orgSourcedId: ids('o'),
  },
  'classes.csv': {
    ...{ sourcedId: ids('c'), title: names, courseSourcedId: courses },
    ...{ classType: ['homeroom', 'scheduled', 'club'], classCode: ['code-A', 'code-B'] },
    subjects: ['Art', 'Music', 'Art,Music'],
    ...{ termSourcedIds: list(sessions), grades: list(grade), schoolSourcedId: ids('o'), status },
  },
  'users.csv': {
    ...{
      sourcedId: ids('u'),
      givenName: names,
      familyName: names,
      role: roles,
      orgSourcedIds: list(ids('o')),
    },
    identifier: ['number-A', 'number-B', 'number-C', 'number-D'],
    preferredGivenName: ['Nick', 'Vic'],
    ...{
      ...people,
      sms: contact,
      username: ['user-A', 'user-B', 'ann@home.example'],
      agentSourcedIds: list(ids('u')),
      grades: list(grade),
    },
  },
  'roles.csv': {
    userSourcedId: ids('u'),
    role: roles,
    orgSourcedId: ids('o'),
    roleType: ['primary'],
    grade,
    beginDate: days,
    status,
  },
  'demographics.csv': { sourcedId: ids('u'), birthDate: days, sex: ['female', 'q'], status },
  'relationships.csv': {
    userSourcedId: ids('u'),
    relationshipUserSourcedId: ids('u'),
    relationshipRole: roles,
  },
  'userFlags.csv': { userSourcedId: ids('u'), flag: ['x'] },
  'enrollments.csv': {
    ...{ classSourcedId: ids('c'), userSourcedId: ids('u'), role: roles, primary: ['true'], status },
    ...{ beginDate: days, endDate: days },
  },
};

const odd = ['', ' ', 'B\u0000o', '\uFFFD', 'a\nb', 'a"b', '=1+1', '👩‍🏫'.slice(0, 2)];
const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

interface Written {
  file: string;
  text: string;
  lines: number;
}

/** A file with mostly valid lines, whose number is known. */
function fileOf(file: string, columns: Columns): fc.Arbitrary<Written> {
  const cells = Object.values(columns).map((values) =>
    fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom(...values) },
      { weight: 1, arbitrary: fc.constantFrom(...odd) },
    ),
  );
  const line = fc
    .tuple(fc.tuple(...cells), fc.constantFrom(...Array(20).fill(0), 1, -1))
    .map(([own, more]) => (more < 0 ? own.slice(1) : more > 0 ? [...own, 'x'] : own));
  const isWritten = (own: string[]) => own.length > 1 || (own[0] ?? '').trim() !== '';
  const header = fc.constantFrom(...Array(20).fill(''), ...Object.keys(columns)).map((gone) =>
    // A column that has another name is one that is missing.
    Object.keys(columns).map((name) => (name === gone ? `${name} 2` : name)),
  );
  return fc.tuple(header, fc.array(line.filter(isWritten), { maxLength: 12 })).map(([head, lines]) => ({
    file,
    text: [head, ...lines].map((own) => `${own.map(quoted).join(',')}\n`).join(''),
    lines: lines.length,
  }));
}

const folderOf = (format: Record<string, Columns>, needed: string): fc.Arbitrary<Written[]> =>
  fc
    .tuple(
      ...Object.entries(format).map(([file, columns]) =>
        file === needed
          ? fileOf(file, columns)
          : fc.option(fileOf(file, columns), { freq: 12, nil: undefined }),
      ),
    )
    .map((files) => files.filter((file) => file !== undefined));

const folders = fc.oneof(folderOf(sds, 'Student.csv'), folderOf(oneRoster, 'users.csv'));

/** The result of a row depends only on its id, so that a run can be repeated. */
const verdicts = ['created', 'created', 'updated', 'unchanged', 'failed'] as const;
const verdictOf = (seed: number) => (row: Record<string, unknown>, kind: string) =>
  verdicts[[...`${kind}${row.external_id}`].reduce((sum, letter) => sum + letter.charCodeAt(0), seed) % 5] ??
  'created';

/** Imports files like the command, which always continues to the report. */
async function importOf(
  written: readonly Written[],
  report: Report,
  options: { school: string | undefined; country: string | undefined },
  server: ImportServer,
): Promise<RosterRow[]> {
  try {
    const tables = tablesOf(new Map(written.map(({ file, text }) => [file, Buffer.from(text)])), report);
    const named = {
      format: formatOf(tables),
      source: 'sis',
      emailDomain: 'sis.invalid',
      today: '2026-05-04',
      composeName,
    };
    const { rows } = readRoster(tables, report, { ...named, ...options });
    await importRoster(server.client, rows, report, {
      ...{ source: 'sis', now: Date.now(), today: '2026-02-02', dryRun: false, fullSnapshot: false },
    });
    return kinds.flatMap((kind): RosterRow[] => rows[kind]);
  } catch (error) {
    // There may be no such school. Nothing else may go wrong.
    if (!(error instanceof InputError)) throw error;
    report.leaveOutRest(because`was not taken: ${error.message}`);
    return [];
  }
}

test('each line of any folder is counted once: as created, updated, unchanged, or left out with a reason', async () => {
  const settings = fc.record({
    seed: fc.nat(100),
    requests: fc.option(fc.nat(20), { nil: undefined }),
    school: fc.option(fc.constant('o1'), { freq: 4, nil: undefined }),
    country: fc.option(fc.constant('ZA'), { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(folders, settings, async (written, { seed, requests, school, country }) => {
      const report = new Report();
      const judge = verdictOf(seed);
      const server = new ImportServer({
        judge,
        state: () => ({ status: 'completed_with_errors' }),
        ...(requests === undefined ? {} : { requests }),
      });
      const rows = await importOf(written, report, { school, country }, server);
      const account = report.summary();
      const counted = account.files.map(({ file, created, updated, unchanged, left_out }) => ({
        file,
        lines: created + updated + unchanged + left_out,
      }));
      const byFile = (one: { file: string }, other: { file: string }) => (one.file < other.file ? -1 : 1);
      expect(counted.sort(byFile)).toEqual(written.map(({ file, lines }) => ({ file, lines })).sort(byFile));
      expect(account.items.map(({ reason }) => reason.text).join('\n')).not.toContain(
        'was read but not used',
      );
      const unread = account.files.filter(({ file }) => notRead.includes(file));
      for (const { file, lines, left_out } of unread) {
        expect(left_out).toBe(lines);
        const [item, ...others] = account.items.filter((each) => each.file === file);
        expect(item?.reason.text).toContain(`number of lines: ${lines}`);
        expect([item?.result, others]).toEqual(['not_read', []]);
      }
      for (const { file, left_out } of account.files.filter((each) => !unread.includes(each))) {
        const why = ['left_out', 'rejected', 'not_sent', 'unconfirmed'];
        const items = account.items.filter((item) => item.file === file && why.includes(item.result));
        expect(new Set(items.map(({ line }) => line)).size).toBe(left_out);
        expect(items.every(({ line, reason }) => line !== null && reason.text !== '')).toBe(true);
      }
      for (const { result, fields, kind } of rows)
        if (result !== 'not_sent' && result !== 'unconfirmed')
          expect(result).toBe(judgeOf(judge, fields, kind));
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 300) },
  );
});

/** Files that are not read. */
const notRead = ['userFlags.csv', 'Passwords.csv'];

/** Columns whose values are stored as they are: in a field, in metadata, or as the name of a subject. */
const verbatim: Record<string, string[]> = {
  'Student.csv': ['username', 'studentnumber'],
  'Teacher.csv': ['username'],
  'Section.csv': ['sectionnumber', 'coursesubject'],
  'classes.csv': ['classcode', 'subjects'],
  'users.csv': ['username', 'identifier', 'preferredgivenname'],
};

/** Reads a folder, and creates all its records. */
function createAll(written: readonly Written[]) {
  const report = new Report();
  const tables = tablesOf(new Map(written.map(({ file, text }) => [file, Buffer.from(text)])), report);
  const options = {
    format: formatOf(tables),
    source: 'sis',
    emailDomain: 'sis.invalid',
    today: '2026-05-04',
    composeName,
  };
  const roster = readRoster(tables, report, options);
  const rows = kinds.flatMap((kind): RosterRow[] => roster.rows[kind]);
  for (const row of rows) row.resolve('created');
  const rowsOf = Map.groupBy(
    rows.flatMap((row) => [...new Set(row.lines)].map((line) => ({ line, row }))),
    ({ line }) => line,
  );
  return { tables, rows, rowsOf, items: report.summary().items };
}

/** Checks a property of folders that can be read. */
const checkFolders = (check: (created: ReturnType<typeof createAll>) => void) =>
  fc.assert(
    fc.property(folders, (written) => check(createAll(written))),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 300) },
  );

test('each value of a line that becomes a record is in the record, or its column is in the report', () => {
  checkFolders(({ rowsOf, items }) => {
    for (const [line, own] of rowsOf) {
      const fields = JSON.stringify(own.map(({ row }) => row.fields));
      for (const column of verbatim[line.file] ?? []) {
        const title = line.title([column]);
        const isReported = items.some(
          ({ file, line: number, column: own, result }) =>
            file === line.file &&
            ((own === title && [line.number, 1].includes(number ?? 0)) ||
              (result === 'partly_left_out' && number === line.number)),
        );
        for (const value of line.peek(column).split(',').filter(Boolean))
          if (!isReported) expect(fields).toContain(JSON.stringify(value).slice(1, -1));
      }
    }
  });
});

test('a line of demographics becomes a part of a record only if something of it is used', () => {
  checkFolders(({ rowsOf }) => {
    for (const [line, own] of rowsOf) {
      if (line.file !== 'demographics.csv') continue;
      const used = own.some(({ row: { fields, whenNew, kind } }) => {
        if (kind !== 'learner_guardians') return 'date_of_birth' in fields || 'gender' in fields;
        const { relationship } = { ...fields, ...whenNew?.fields } as { relationship?: string };
        return relationship === 'mother' || relationship === 'father';
      });
      expect(used || line.outcome().items.length > 0).toBe(true);
    }
  });
});

test('no two records of a kind have the same id, and no line has the same item twice', () => {
  checkFolders(({ rows, items }) => {
    const ids = rows.map(({ kind, fields }) => `${kind} ${fields.external_id}`);
    expect(new Set(ids).size).toBe(ids.length);
    const texts = items.map(({ reason, ...item }) => JSON.stringify([item, reason.text]));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});

test('a line that enrolls a learner again is reported once, in however many terms', () => {
  checkFolders(({ items }) => {
    const again = items.filter(({ reason }) => reason.pattern.startsWith('enrolls'));
    expect(new Set(again.map(({ file, line }) => `${file} ${line}`)).size).toBe(again.length);
  });
});

test('a new learner is admitted no later than on the first day of an enrollment', () => {
  checkFolders(({ rows, items }) => {
    const enrollments = rows.filter((row) => row.kind === 'enrollments').map(({ fields }) => fields);
    for (const row of rows.filter(({ kind }) => kind === 'learners')) {
      const own = enrollments.filter(
        (fields) => 'learner_external_id' in fields && fields.learner_external_id === row.fields.external_id,
      );
      const days = own.map((fields) => ('starts_on' in fields ? fields.starts_on : undefined) ?? '');
      const fields = row.whenNew?.fields ?? {};
      const admitted = 'admitted_on' in fields ? fields.admitted_on : undefined;
      if (days.length > 0) expect([admitted, ...days].sort()[0]).toBe(admitted);
      const said = items.filter(
        (item) =>
          /date of admission/.test(item.reason.text) &&
          row.lines.some((line) => line.file === item.file && line.number === item.line),
      );
      expect(said).toHaveLength(1);
    }
  });
});

function judgeOf(judge: ReturnType<typeof verdictOf>, fields: object, kind: Kind): string {
  const verdict = judge({ ...fields }, kind);
  return verdict === 'failed' ? 'rejected' : verdict;
}
