import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ImportServer } from '../../test/import-server.ts';
import { type Kind, kinds, type RosterRow } from '../build/roster.ts';
import { tablesOf } from '../files/tables.ts';
import { InputError } from '../input-error.ts';
import { formatOf, readRoster } from '../read-roster.ts';
import { importRoster } from '../run/run.ts';
import { because, Report } from './report.ts';

/** The columns of a file, with typical values for each. */
type Columns = Record<string, readonly string[]>;

const ids = (prefix: string) => [1, 2, 3, 4].map((number) => `${prefix}${number}`);
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
  },
  'Teacher.csv': {
    ...{ 'SIS ID': ids('t'), 'School SIS ID': ids('o'), 'First Name': names, 'Last Name': names },
    ...{ ...people, Username: contact },
  },
  'Section.csv': {
    ...{ 'SIS ID': ids('c'), 'School SIS ID': ids('o'), 'Section Name': names, 'Term SIS ID': ids('y') },
    ...{
      'Term StartDate': days,
      'Term EndDate': days,
      'Course SIS ID': ids('k'),
      'Course Name': names,
      status,
    },
  },
  'StudentEnrollment.csv': { 'Section SIS ID': ids('c'), 'SIS ID': ids('s') },
  'TeacherRoster.csv': { 'Section SIS ID': ids('c'), 'SIS ID': ids('t') },
  'User.csv': { Email: contact, 'First Name': names, 'Last Name': names, Phone: contact },
  'GuardianRelationship.csv': { 'SIS ID': ids('s'), Email: contact, Role: roles },
};
const oneRoster: Record<string, Columns> = {
  'manifest.csv': { propertyName: ['file.users', 'file.classes', 'x'], value: ['bulk', 'delta', 'absent'] },
  'orgs.csv': { sourcedId: ids('o'), name: names, parentSourcedId: ids('o') },
  'academicSessions.csv': {
    ...{
      sourcedId: ids('y'),
      title: names,
      type: ['schoolYear', 'term', 'semester', 'gradingPeriod', 'week'],
    },
    ...{ startDate: days, endDate: days, schoolYear: ['2026', '2027'], status },
  },
  'courses.csv': {
    sourcedId: ids('k'),
    title: names,
    courseCode: ['A', 'B'],
    grades: list(grade),
    orgSourcedId: ids('o'),
  },
  'classes.csv': {
    ...{ sourcedId: ids('c'), title: names, courseSourcedId: ids('k'), classType: ['homeroom', 'scheduled'] },
    ...{ termSourcedIds: list(ids('y')), grades: list(grade), schoolSourcedId: ids('o'), status },
  },
  'users.csv': {
    ...{
      sourcedId: ids('u'),
      givenName: names,
      familyName: names,
      role: roles,
      orgSourcedIds: list(ids('o')),
    },
    ...{ ...people, sms: contact, username: contact, agentSourcedIds: list(ids('u')), grades: list(grade) },
  },
  'roles.csv': {
    userSourcedId: ids('u'),
    role: roles,
    orgSourcedId: ids('o'),
    roleType: ['primary'],
    status,
  },
  'demographics.csv': { sourcedId: ids('u'), birthDate: days, sex: ['female', 'q'], status },
  'relationships.csv': {
    userSourcedId: ids('u'),
    relationshipUserSourcedId: ids('u'),
    relationshipRole: roles,
  },
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
    };
    const { rows } = readRoster(tables, report, { ...named, ...options });
    await importRoster(server.client, rows, report, { source: 'sis', dryRun: false, fullSnapshot: false });
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
      expect(counted).toEqual(written.map(({ file, lines }) => ({ file, lines })));
      expect(account.items.map(({ reason }) => reason.text).join('\n')).not.toContain(
        'was read but not used',
      );
      for (const { file, left_out } of account.files) {
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

function judgeOf(judge: ReturnType<typeof verdictOf>, fields: object, kind: Kind): string {
  const verdict = judge({ ...fields }, kind);
  return verdict === 'failed' ? 'rejected' : verdict;
}
