import { execFile } from 'node:child_process';
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Rollbook } from '@rollbook/sdk';
import { expect, test } from 'vitest';
import { newFolder, rollbook, startCommand } from '../support/command.ts';
import { onEachDatabase, openSqlite } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';
import { type StartedYear, sharedYears, startYear } from '../support/school-year.ts';
import { listen, type Started, startServer } from '../support/server.ts';
import { startTimetable } from '../timetable/school.ts';

/** The headers of the standard for version 1.1, in its order. */
const headers11: Record<string, string> = {
  'orgs.csv': 'sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId',
  'academicSessions.csv':
    'sourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear',
  'courses.csv':
    'sourcedId,status,dateLastModified,schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes',
  'classes.csv':
    'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods',
  'users.csv':
    'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password',
  'demographics.csv':
    'sourcedId,status,dateLastModified,birthDate,sex,americanIndianOrAlaskaNative,asian,blackOrAfricanAmerican,nativeHawaiianOrOtherPacificIslander,white,demographicRaceTwoOrMoreRaces,hispanicOrLatinoEthnicity,countryOfBirthCode,stateOfBirthAbbreviation,cityOfBirth,publicSchoolResidenceStatus',
  'enrollments.csv':
    'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
};

type Lines = Record<string, string>[];
type Exported = Awaited<ReturnType<typeof exportFrom>>;

/** Programs that are not ours read the zip and the CSV files. */
const reader = `
import csv, io, json, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
files = {}
for name in archive.namelist():
    text = archive.read(name).decode('utf-8')
    rows = csv.DictReader(io.StringIO(text, newline=''), strict=True)
    files[name] = {'text': text, 'lines': list(rows)}
print(json.dumps(files))
`;

async function readZip(path: string): Promise<Record<string, { text: string; lines: Lines }>> {
  const { stdout } = await promisify(execFile)('python3', ['-c', reader, path], { maxBuffer: 2 ** 26 });
  return JSON.parse(stdout);
}

/** Runs an export, and gives what it printed and the files of the zip. */
async function exportFrom(
  { url, key }: { url: string; key: string },
  args: string[] = [],
  kind = 'oneroster',
) {
  const cwd = await newFolder();
  const result = await rollbook(['export', kind, '--server', url, '--out', 'out.zip', '--json', ...args], {
    cwd,
    env: { ROLLBOOK_API_KEY: key },
  });
  const names = await readdir(cwd);
  const read = names.includes('out.zip') ? await readZip(join(cwd, 'out.zip')) : {};
  const texts = Object.fromEntries(Object.entries(read).map(([name, { text }]) => [name, text]));
  const lines = (name: string): Lines => read[name]?.lines ?? [];
  const report = result.stdout === '' ? undefined : JSON.parse(result.stdout);
  return { ...result, report, texts, lines, names, cwd };
}

const schoolOf = ({ server, testKey }: Started) => ({ url: server.url, key: testKey });
const counted = (items: { kind: string; reason: string; count: number }[]) =>
  items.map(({ kind, reason, count }) => `${count} ${kind} ${reason}`).sort();
const idsIn = (lines: Lines): Set<string | undefined> => new Set(lines.map((line) => line.sourcedId));

/** The references of the lines that lead to no line, by the binding of the standard. */
function danglingIn({ lines }: Exported): string[] {
  const [orgs, sessions, courses, classes, users] = [
    ...['orgs', 'academicSessions', 'courses', 'classes', 'users'],
  ].map((name) => idsIn(lines(`${name}.csv`)));
  const targets: [file: string, column: string, ids: typeof orgs][] = [
    ['academicSessions', 'parentSourcedId', sessions],
    ['courses', 'orgSourcedId', orgs],
    ['classes', 'courseSourcedId', courses],
    ['classes', 'schoolSourcedId', orgs],
    ['classes', 'termSourcedIds', sessions],
    ['users', 'orgSourcedIds', orgs],
    ['users', 'agentSourcedIds', users],
    ['demographics', 'sourcedId', users],
    ['enrollments', 'classSourcedId', classes],
    ['enrollments', 'userSourcedId', users],
    ['enrollments', 'schoolSourcedId', orgs],
  ];
  return targets.flatMap(([file, column, ids]) =>
    lines(`${file}.csv`)
      .flatMap((line) => (line[column] ?? '').split(',').filter(Boolean))
      .filter((id) => !ids?.has(id))
      .map((id) => `${file}.${column} ${id}`),
  );
}

/** A learner, with what may leave the school and what may not. */
const thandi = {
  ...{ first_name: 'Thandi', middle_names: 'Zoë', last_name: 'O’Brien, "T"', preferred_name: 'Thandi' },
  ...{ admission_number: '007', email: 'thandi@school.example', phone: '+27821234567' },
  ...{ date_of_birth: '2015-03-14', gender: 'female' as const },
};

const newStaff = (client: Rollbook, name: string, more: object = {}) =>
  client.staff.create({
    ...{ first_name: name, last_name: 'Example', email: `${name.toLowerCase()}@school.example` },
    staff_type: 'teacher',
    ...more,
  });

/** A learner in 5A and in Mathematics, with two guardians; one of them must not see the learner. */
async function family(year: StartedYear) {
  const { client, a, maths, terms, grade } = year;
  const learner = await client.learners.create({ ...thandi, grade_level_id: grade.id });
  for (const { id: class_id } of [a, maths])
    for (const { id: term_id } of terms)
      await client.enrollments.create({ learner_id: learner.id, class_id, term_id });
  const guardian = async (name: string, access: 'full' | 'none') => {
    const { id } = await client.guardians.create({ name, email: `${name.toLowerCase()}@home.example` });
    const link = { guardian_id: id, relationship: 'mother', access } as const;
    await client.learnerGuardians.create(learner.id, link);
    return id;
  };
  return { learner, mother: await guardian('Ann', 'full'), barred: await guardian('Bea', 'none') };
}

onEachDatabase('exporting a school', (open) => {
  const years = sharedYears(open);

  test('writes OneRoster 1.1: its headers, one enrollment for a learner and a class, and no reference to nothing', async () => {
    const year = await startYear(years);
    const { client, terms, a, maths, subject } = year;
    const { learner } = await family(year);
    const teacher = await newStaff(client, 'Tessa');
    await client.classes.update(a.id, { teacher_id: teacher.id });
    const exported = await exportFrom(schoolOf(year), ['--demographics', '--guardians']);
    expect(exported).toMatchObject({ code: 0, stderr: '', names: ['out.zip'] });
    expect((await stat(join(exported.cwd, 'out.zip'))).mode & 0o777).toBe(0o600);
    for (const [name, header] of Object.entries(headers11))
      expect(exported.texts[name]?.split('\r\n')[0], name).toBe(header);
    expect(Object.keys(exported.texts).sort()).toEqual([...Object.keys(headers11), 'manifest.csv'].sort());
    expect(danglingIn(exported)).toEqual([]);

    const school = await client.school.get();
    expect(exported.texts['manifest.csv']?.split('\r\n')).toEqual([
      ...['propertyName,value', 'manifest.version,1.0', 'oneroster.version,1.1'],
      ...['file.academicSessions,bulk', 'file.categories,absent', 'file.classes,bulk'],
      ...['file.classResources,absent', 'file.courses,bulk', 'file.courseResources,absent'],
      ...['file.demographics,bulk', 'file.enrollments,bulk', 'file.lineItems,absent', 'file.orgs,bulk'],
      ...['file.resources,absent', 'file.results,absent', 'file.users,bulk'],
      ...['source.systemName,Rollbook', `source.systemCode,${school.id}`, ''],
    ]);
    const enrollments = exported.lines('enrollments.csv');
    const whole = { beginDate: '2026-01-14', endDate: '2026-12-10', schoolSourcedId: school.id };
    // In a current term, an enrollment begins today.
    const since = { ...whole, beginDate: '2026-02-02' };
    expect(enrollments).toHaveLength(3);
    const byId = new Map(enrollments.map((line) => [line.sourcedId, line]));
    expect(byId.get(`${a.id}.${learner.id}`)).toMatchObject({
      ...{ classSourcedId: a.id, userSourcedId: learner.id, role: 'student', primary: '', ...since },
    });
    expect(byId.get(`${maths.id}.${learner.id}`)).toMatchObject({ classSourcedId: maths.id, ...since });
    expect(enrollments.filter(({ role }) => role === 'teacher')).toMatchObject([
      { classSourcedId: a.id, userSourcedId: teacher.id, primary: 'true', ...whole },
    ]);
    expect(exported.lines('academicSessions.csv').slice(0, 2)).toMatchObject([
      { type: 'schoolYear', startDate: '2026-01-14', endDate: '2026-12-10', schoolYear: '2026' },
      { sourcedId: terms[0].id, type: 'term', endDate: '2026-03-28', parentSourcedId: year.year.id },
    ]);
    const ofClass = new Map(exported.lines('classes.csv').map((line) => [line.sourcedId, line]));
    expect(ofClass.get(maths.id)).toMatchObject({
      ...{ title: 'Mathematics 5', classType: 'scheduled', courseSourcedId: subject.id, grades: '05' },
      ...{ subjects: 'Mathematics', termSourcedIds: terms.map(({ id }) => id).join() },
    });
    expect(ofClass.get(a.id)).toMatchObject({
      classType: 'homeroom',
      courseSourcedId: `${year.grade.id}.hr`,
    });
    const user = exported.lines('users.csv').find(({ sourcedId }) => sourcedId === learner.id);
    expect(user).toMatchObject({
      ...{ role: 'student', enabledUser: 'true', username: thandi.email, grades: '05', identifier: '007' },
      ...{ givenName: 'Thandi', familyName: 'O’Brien, "T"', middleName: 'Zoë' },
    });
    expect(exported.report).toMatchObject({
      ...{ school: school.id, unchanged: true, reads: 1, errors: [], bytes: expect.any(Number) },
      file: join(exported.cwd, 'out.zip'),
    });
    expect(exported.report.files).toContainEqual({ file: 'enrollments.csv', lines: 3 });
  });

  test('writes no label with a comma as the grade of a class or a learner, who would have two grades', async () => {
    const year = await startYear(years);
    const { client } = year;
    const { id: grade_level_id, label } = await client.gradeLevels.create({ label: 'Grades 1, 2', order: 1 });
    const { id } = await client.classes.create({
      ...{ label: 'Juniors', kind: 'register', academic_year_id: year.year.id, grade_level_id },
    });
    const learner = await client.learners.create({ name: 'Thandi Example', grade_level: label });
    const exported = await exportFrom(schoolOf(year));
    const gradeIn = (file: string, of: string) =>
      exported.lines(file).find(({ sourcedId }) => sourcedId === of)?.grades;
    expect([gradeIn('classes.csv', id), gradeIn('users.csv', learner.id)]).toEqual(['', '']);
    expect(counted(exported.report.notices)).toEqual(
      expect.arrayContaining([
        '1 classes grades is a list, and an item with a comma cannot be in it',
        '1 users grades is a list, and an item with a comma cannot be in it',
      ]),
    );
  });

  test('writes nobody who has left, no guardian unless asked, and never one who must not see the learner', async () => {
    const year = await startYear(years);
    const { client, a, terms } = year;
    const { learner, mother, barred } = await family(year);
    const { id: leaver } = await client.learners.create({ name: 'Lea Left', admitted_on: '2026-01-14' });
    await client.enrollments.create({
      ...{ learner_id: leaver, class_id: a.id, term_id: terms[0].id, starts_on: '2026-01-14' },
    });
    await client.learners.leave(leaver, { left_on: '2026-02-01', left_reason: 'other' });
    await client.learners.create({ name: 'Pia Prospect', status: 'prospective' });
    const withdrawn = await year.learner('Will Withdrawn');
    const { id } = await client.enrollments.create({
      ...{ learner_id: withdrawn, class_id: a.id, term_id: terms[0].id },
    });
    await client.enrollments.withdraw(id, { reason: 'moved' });
    const left = await newStaff(client, 'Gone');
    await client.classes.update(a.id, { teacher_id: left.id });
    // Whoever leaves on a later day still leads the class after it.
    await runSql(
      year.database,
      `update staff set status = 'left', ends_on = '2026-02-01' where id = '${left.id}'`,
    );

    const plain = await exportFrom(schoolOf(year));
    expect(plain.code).toBe(0);
    expect(idsIn(plain.lines('users.csv'))).toEqual(new Set([learner.id, withdrawn]));
    expect(plain.names).toEqual(['out.zip']);
    const secrets = ['2015-03-14', '+2782', 'Ann', 'Bea', 'Lea', 'Pia', 'Gone'];
    expect(secrets.filter((text) => Object.values(plain.texts).join('').includes(text))).toEqual([]);
    expect(Object.keys(plain.texts)).not.toContain('demographics.csv');
    expect(counted(plain.report.left_out)).toEqual([
      '1 learner has left the school',
      '1 learner is prospective, and not at the school yet',
      '1 staff has left the school',
      '1 teacher of a class is a staff member who is not exported',
      // That of the learner who has left too.
      '2 enrollment is withdrawn',
    ]);
    expect(danglingIn(plain)).toEqual([]);

    const [link] = (await client.learnerGuardians.list(learner.id)).data.filter(
      ({ guardian_id }) => guardian_id === mother,
    );
    await client.learnerGuardians.update(learner.id, link?.id ?? '', { access: 'limited' });
    const full = await exportFrom(schoolOf(year), ['--guardians', '--demographics', '--phones']);
    expect(full).toMatchObject({ code: 0, stderr: '' });
    expect(danglingIn(full)).toEqual([]);
    expect(idsIn(full.lines('users.csv')).has(barred)).toBe(false);
    expect(JSON.stringify(full.texts)).not.toContain('Bea');
    const lines = new Map(full.lines('users.csv').map((line) => [line.sourcedId, line]));
    expect(lines.get(mother)).toMatchObject({ role: 'parent', agentSourcedIds: learner.id });
    expect(lines.get(learner.id)).toMatchObject({ agentSourcedIds: mother, phone: '+27821234567' });
    expect(full.lines('demographics.csv')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ sourcedId: learner.id, birthDate: '2015-03-14', sex: 'female' }),
        expect.objectContaining({ sourcedId: mother, birthDate: '', sex: 'female' }),
      ]),
    );
    expect(counted(full.report.left_out)).toEqual(
      expect.arrayContaining([
        '1 guardian is not the guardian of an exported learner',
        '1 learner_guardian has no access to the learner',
      ]),
    );
    expect(counted(full.report.notices)).toContain(
      '1 learner_guardian has limited access to the learner, which the files cannot say: who reads them takes it for full access',
    );
  });

  test('of two times in a class, that of today is written, and a closed year is written if it is asked for', async () => {
    const year = await startYear(years);
    const { client, a, terms } = year;
    const learner_id = await year.learner();
    for (const name of ['Ann Twin', 'Ben Twin'])
      await client.learners.create({ name, email: 'twins@home.example' });
    for (const term of [terms[0], terms[2]])
      await client.enrollments.create({ learner_id, class_id: a.id, term_id: term.id });
    const { id: renamed } = await client.learners.create({ first_name: 'Cleo', last_name: 'Before' });
    await client.learners.update(renamed, { name: 'Cleo After' });
    await client.learners.create({ name: 'Zoë de l’Example', first_name: 'Zoe', last_name: "De L'Example" });
    await client.learners.create({ name: 'Dora May Example', first_name: 'Dora' });
    await client.learners.create({ name: 'Eli Omar van Example', last_name: 'van Example' });
    await client.learners.create({ name: 'Finn Example', first_name: 'Finn Example' });
    await client.learners.create({ name: 'Botha, Hana Maria', first_name: 'Hana' });
    await client.learners.create({ name: 'van der Merwe , Ian' });
    await client.learners.create({ name: 'Gus (Gusto) Example', first_name: 'Gus', last_name: 'Example' });
    const exported = await exportFrom(schoolOf(year), ['--school-year', '2026']);
    expect(exported.lines('enrollments.csv')).toMatchObject([
      { userSourcedId: learner_id, beginDate: '2026-02-02', endDate: '2026-03-28' },
    ]);
    const names = exported
      .lines('users.csv')
      .map(({ givenName, familyName }) => [givenName, familyName].join('|'));
    expect(names).toEqual(
      expect.arrayContaining([
        'Dora|May Example',
        'Eli Omar|van Example',
        'Finn Example|Finn Example',
        'Hana|Botha',
        'Ian|van der Merwe',
      ]),
    );
    expect(counted(exported.report.left_out)).toEqual([
      '1 enrollment is another time of the learner in the same class: a line has one beginning and one end',
    ]);
    expect(counted(exported.report.notices)).toEqual(
      expect.arrayContaining([
        '9 learner has no email address: the sourcedId is the username',
        '1 learner has a name with more than its first, middle and last names, which are written',
        '1 learner has a name without its first or last name, which are written: correct them if they are old',
        '1 learner has one name, which is written as first and last name, because the files need both',
        '1 learner has the same username as another person',
        '2 class has no learners',
      ]),
    );
    const other = await exportFrom(schoolOf(year), ['--school-year', '1999']);
    expect(other).toMatchObject({ code: 2, names: [] });
    expect(other.stderr).toContain('The school has no academic year 1999. It has: 2026.');
  });
});

test('terms are in the order of their days, whatever numbers they have', async () => {
  const year = await startYear(openSqlite);
  const { client, terms, a } = year;
  await client.terms.update(terms[0].id, { number: 6 });
  const teacher = await client.staff.create({
    ...{ first_name: 'Tess', last_name: 'Example', email: 'tess@school.example', staff_type: 'teacher' },
  });
  await client.classes.update(a.id, { teacher_id: teacher.id });
  const learner_id = await year.learner();
  for (const { id: term_id } of terms)
    await client.enrollments.create({ learner_id, class_id: a.id, term_id });
  const { lines, report } = await exportFrom(schoolOf(year));
  const whole = { beginDate: '2026-01-14', endDate: '2026-12-10' };
  expect(lines('enrollments.csv')).toMatchObject([
    { userSourcedId: teacher.id, ...whole },
    { userSourcedId: learner_id, ...whole, beginDate: '2026-02-02' },
  ]);
  expect(report.left_out).toEqual([]);
  expect(lines('classes.csv')[0]?.termSourcedIds).toBe(terms.map(({ id }) => id).join());
});

/** A server that passes requests on. What `change` does comes before; it can change the headers, and edit the response. */
const proxyOf = (
  { server }: Started,
  change: (path: string, headers: Headers) => Promise<((body: string) => string) | undefined>,
) =>
  listen(async (request, response) => {
    const own = Object.entries(request.headers).filter(([name]) => name !== 'host' && name !== 'connection');
    const headers = new Headers(own.map(([name, value]) => [name, String(value)]));
    const edit = (await change(request.url ?? '', headers)) ?? ((body: string) => body);
    const reply = await fetch(`${server.url}${request.url}`, { headers });
    const body = edit(await reply.text());
    const isOfBody = (name: string) =>
      /^(content-(encoding|length)|transfer-encoding|connection)$/.test(name);
    response.writeHead(reply.status, [...reply.headers].filter(([name]) => !isOfBody(name)).flat());
    response.end(body);
  });

test('a school that changes while it is read is read again, so that the files are those of one moment', async () => {
  const year = await startYear(openSqlite);
  await family(year);
  let names = 0;
  const url = await proxyOf(year, async (path) => {
    if (path.startsWith('/v1/enrollments?') && path.includes('class_id') && names++ === 0)
      await year.client.learners.create({ name: 'Nina New' });
    return undefined;
  });
  const exported = await exportFrom({ url, key: year.testKey });
  expect(exported.report).toMatchObject({ unchanged: true, reads: 2, errors: [] });
  expect(exported.lines('users.csv').map(({ givenName }) => givenName)).toContain('Nina');

  const busy = await proxyOf(year, async (path) => {
    if (path.startsWith('/v1/enrollments?') && path.includes('class_id'))
      await year.client.learners.create({ name: `Learner ${names++}` });
    return undefined;
  });
  const third = await exportFrom({ url: busy, key: year.testKey });
  expect(third).toMatchObject({ code: 0, report: { unchanged: false, reads: 3, errors: [] } });
  expect(danglingIn(third)).toEqual([]);
});

test('a reference to nothing makes no file, and neither does a key without a scope or a server that fails', async () => {
  const year = await startYear(openSqlite);
  await family(year);
  const without = await proxyOf(year, async (path) =>
    path.startsWith('/v1/subjects?limit=100')
      ? () => '{"data":[],"has_more":false,"next_cursor":null}'
      : undefined,
  );
  const dangling = await exportFrom({ url: without, key: year.testKey });
  expect(dangling).toMatchObject({ code: 1, names: [], report: { file: null, bytes: null } });
  expect(dangling.report.errors).toEqual([
    {
      ...{ kind: 'classes courseSourcedId', reason: 'refers to a line that courses.csv does not have' },
      ...{ count: 1, ids: [year.subject.id] },
    },
  ]);
  expect(dangling.stderr).toContain('out.zip was not written: 1 reference would lead nowhere.');

  const { secret } = await year.client.apiKeys.create({
    ...{ name: 'no staff', scopes: ['read:classes', 'read:learners'] },
  });
  const refused = await exportFrom({ url: year.server.url, key: secret });
  expect(refused).toMatchObject({
    code: 1,
    names: [],
    stdout: '',
    stderr: expect.stringContaining('read:staff'),
  });

  const cwd = await newFolder();
  await writeFile(join(cwd, 'school.zip'), 'an earlier file');
  const failing = await proxyOf(year, async (path, headers) => {
    if (path.startsWith('/v1/enrollments?')) headers.set('authorization', 'Bearer sk_test_unknown');
    return undefined;
  });
  const args = ['export', 'oneroster', '--server', failing, '--out', 'school.zip'];
  expect(await rollbook(args, { cwd, env: { ROLLBOOK_API_KEY: year.testKey } })).toMatchObject({ code: 1 });
  expect(await readFile(join(cwd, 'school.zip'), 'utf8')).toBe('an earlier file');
  expect(await readdir(cwd)).toEqual(['school.zip']);
});

test('an interrupted export leaves the earlier file, and nothing of its own', async () => {
  const year = await startYear(openSqlite);
  await family(year);
  const cwd = await newFolder();
  await writeFile(join(cwd, 'school.zip'), 'an earlier file');
  let isReading = () => {};
  const reading = new Promise<void>((resolve) => {
    isReading = resolve;
  });
  const url = await proxyOf(year, async (path) => {
    if (!path.startsWith('/v1/enrollments?') || !path.includes('class_id')) return undefined;
    isReading();
    return new Promise(() => {});
  });
  const command = startCommand(['export', 'oneroster', '--server', url, '--out', 'school.zip'], {
    ...{ cwd, env: { ROLLBOOK_API_KEY: year.testKey } },
  });
  await reading;
  expect((await readdir(cwd)).length).toBe(2);
  expect(await command.stop('SIGINT')).toBe(1);
  expect(command.output.stderr).toContain('Interrupted. school.zip was not written.');
  expect(await readdir(cwd)).toEqual(['school.zip']);
  expect(await readFile(join(cwd, 'school.zip'), 'utf8')).toBe('an earlier file');
});

test('a school of nobody is not written: its readers would remove everybody', async () => {
  const year = await startYear(openSqlite);
  expect(await exportFrom(schoolOf(year))).toMatchObject({
    ...{ code: 2, names: [], stderr: expect.stringContaining('the school has no people') },
  });
});

test('a folder is no file to write, and a folder that is missing is named before anything is read', async () => {
  const cwd = await newFolder();
  const run = (out: string) =>
    rollbook(['export', 'oneroster', '--out', out], { cwd, env: { ROLLBOOK_API_KEY: 'sk_test_x' } });
  expect(await run('.')).toMatchObject({ code: 2, stderr: expect.stringContaining('not a regular file') });
  expect(await run('no/x.zip')).toMatchObject({ code: 2, stderr: expect.stringContaining('does not exist') });
});

/** Imports a file into an empty school by the same server, and gives its key. */
async function importInto(empty: Started, file: string) {
  const cwd = await newFolder();
  const args = ['import', file, '--server', empty.server.url, '--json'];
  const { stdout } = await rollbook(args, { cwd, env: { ROLLBOOK_API_KEY: empty.testKey } });
  return JSON.parse(stdout);
}

/** The lines of the files, without their order. */
const sets = ({ texts }: Exported, replace: (text: string) => string = (text) => text) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, replace(text).split('\r\n').sort()] as const),
  );

test.each(['1.1', '1.2'])(
  'importing an export of OneRoster %s into an empty school gives the same roster',
  async (version) => {
    const year = await startYear(openSqlite);
    const { client, b, maths, terms } = year;
    await family(year);
    const teacher = await newStaff(client, 'Tessa', { employee_number: 'T1', phone: '+27831234567' });
    await newStaff(client, 'Paul', { staff_type: 'support' });
    await client.classes.update(maths.id, { teacher_id: teacher.id });
    const two = await client.learners.create({ name: 'Sipho van Wyk', grade_level_id: year.grade.id });
    await client.enrollments.create({ learner_id: two.id, class_id: b.id, term_id: terms[0].id });
    await client.enrollments.create({
      ...{ learner_id: two.id, class_id: maths.id, term_id: terms[1].id, starts_on: '2026-05-04' },
      ends_on: '2026-05-29',
    });
    const seasonal = await year.seasonal('5S');
    await client.enrollments.create({ learner_id: two.id, class_id: seasonal.id, term_id: terms[1].id });
    const all = ['--version', version, '--grades', 'labels', '--guardians', '--demographics', '--phones'];
    const first = await exportFrom(schoolOf(year), all);
    expect(first).toMatchObject({ code: 0, report: { errors: [] } });

    const empty = await startServer(openSqlite, { worker: true });
    const path = join(first.cwd, 'out.zip');
    const imported = await importInto(empty, path);
    expect(imported.items.filter(({ severity }: { severity: string }) => severity === 'error')).toEqual([]);
    const again = await importInto(empty, path);
    for (const [kind, counts] of Object.entries<Record<string, number>>(again.kinds))
      expect({ kind, created: counts.created, updated: counts.updated }).toEqual({
        kind,
        created: 0,
        updated: 0,
      });

    const school = await client.school.get();
    await empty.client.school.update({ external_ids: { oneroster: school.id }, name: school.name });
    const second = await exportFrom(schoolOf(empty), [...all, '--ids', 'oneroster']);
    // The courses of register classes have ids of the grade levels, which the files do not have.
    const level = (await empty.client.gradeLevels.list()).data[0];
    const asBefore = (text: string) => text.replaceAll(level?.id ?? '?', year.grade.id);
    expect(sets(second, asBefore)).toEqual(sets(first));
  },
);

test('School Data Sync has its own files, which are imported without an error', async () => {
  const year = await startYear(openSqlite);
  const { learner, mother } = await family(year);
  const exported = await exportFrom(schoolOf(year), ['--guardians', '--demographics'], 'sds');
  expect(exported).toMatchObject({ code: 0, report: { errors: [], format: 'sds-v2.1' } });
  expect(exported.lines('roles.csv')).toMatchObject([
    { userSourcedId: learner.id, role: 'student', grade: '05', isPrimary: 'true' },
  ]);
  expect(exported.lines('relationships.csv')).toEqual([
    { userSourcedId: learner.id, relationshipUserSourcedId: mother, relationshipRole: 'parent' },
  ]);
  expect(exported.lines('academicSessions.csv')[0]).toMatchObject({ endDate: '2026-12-09' });
  expect(exported.texts['manifest.csv']).toBeUndefined();
  const empty = await startServer(openSqlite, { worker: true });
  const imported = await importInto(empty, join(exported.cwd, 'out.zip'));
  expect(imported).toMatchObject({ format: 'sds-v2.1', kinds: { learners: { created: 1 } } });
  expect(imported.items.filter(({ severity }: { severity: string }) => severity === 'error')).toEqual([]);
});

test('ids of a source are written, and people who share one are one line', async () => {
  const year = await startYear(openSqlite);
  const { client } = year;
  const { learner, mother } = await family(year);
  await client.learners.update(learner.id, { external_ids: { sims: 'L-1' } });
  await client.guardians.update(mother, { external_ids: { sims: 'P-1' } });
  await newStaff(client, 'Ann', { external_ids: { sims: 'P-1' }, metadata: { sims_username: 'ann.e' } });
  await client.classes.update(year.a.id, { external_ids: { sims: 'class 5A' } });
  const exported = await exportFrom(schoolOf(year), ['--ids', 'sims', '--guardians']);
  expect(danglingIn(exported)).toEqual([]);
  expect(exported.lines('users.csv')).toMatchObject([
    { sourcedId: 'P-1', role: 'teacher', username: 'ann.e' },
    { sourcedId: 'L-1', agentSourcedIds: 'P-1' },
  ]);
  // A space is not allowed in an id.
  expect(idsIn(exported.lines('classes.csv'))).toContain(year.a.id);
  expect(counted(exported.report.left_out)).toContain(
    '1 guardian has the same id as a staff member, whose line is written',
  );
});

/** Runs the script of a guide in the folder of an export, and reads the files that it writes. */
async function runScript(guide: string, { cwd }: Exported, ...args: string[]) {
  const text = await readFile(join(import.meta.dirname, `../../docs/guides/${guide}.md`), 'utf8');
  const [, script = ''] = /^```python fragment\n(.*?)^```$/ms.exec(text) ?? [];
  const run = promisify(execFile);
  await rename(join(cwd, 'out.zip'), join(cwd, 'school.zip'));
  const { stdout, stderr } = await run('python3', ['-c', script, ...args], { cwd });
  expect(stderr).toBe('');
  const read = async (file: string) => {
    const rows = `import csv, json, sys; print(json.dumps(list(csv.reader(open(sys.argv[1], newline='')))))`;
    return JSON.parse((await run('python3', ['-c', rows, file], { cwd })).stdout);
  };
  return { stdout, read, zip: () => readZip(join(cwd, 'canvas.zip')) };
}

test('the teachers of lessons are written if they are asked for, with a key that may read the timetable', async () => {
  const year = await startTimetable(openSqlite);
  const { client, slot, timetable, a, b, teacher } = year;
  const [own, other, ofBoth] = [await teacher(), await teacher(), await teacher()];
  await client.classes.update(a.id, { teacher_id: own });
  await client.slots.create(slot({ cycle_day: 4, class_ids: [a.id], teacher_ids: [own, other] }));
  await client.slots.create(slot({ cycle_day: 5, class_ids: [a.id, b.id], teacher_ids: [ofBoth] }));
  const scopes = ['read:classes', 'read:learners', 'read:staff'] as const;
  const { secret } = await client.apiKeys.create({ name: 'roster', scopes: [...scopes] });
  const teachersIn = ({ lines }: Exported) =>
    lines('enrollments.csv')
      .map(({ classSourcedId, userSourcedId, primary }) => [classSourcedId, userSourcedId, primary])
      .sort();
  // A timetable that is not published says nothing yet.
  expect(teachersIn(await exportFrom(schoolOf(year), ['--timetable']))).toEqual([[a.id, own, 'true']]);
  await client.timetables.publish(timetable.id);
  const plain = await exportFrom({ url: year.server.url, key: secret });
  expect(teachersIn(plain)).toEqual([[a.id, own, 'true']]);
  expect(teachersIn(await exportFrom(schoolOf(year), ['--timetable']))).toEqual(
    [
      [a.id, own, 'true'],
      [a.id, other, 'false'],
      [a.id, ofBoth, 'false'],
      [b.id, ofBoth, 'false'],
    ].sort(),
  );
  // Who takes over later is not there yet, and who has taken over is.
  const next = await teacher();
  await client.staff.leave(other, { ends_on: '2026-02-13', reassign_to: next });
  const ofA = async () =>
    teachersIn(await exportFrom(schoolOf(year), ['--timetable'])).flatMap(([cls, staff]) =>
      cls === a.id && (staff === other || staff === next) ? staff : [],
    );
  expect(await ofA()).toEqual([other]);
  year.clock.advance(Date.parse('2026-02-14T08:00:00Z') - year.clock.now());
  await year.server.drainJobs();
  expect(await ofA()).toEqual([next]);
  const refused = await exportFrom({ url: year.server.url, key: secret }, ['--timetable']);
  expect(refused).toMatchObject({ code: 1, names: [], stderr: expect.stringContaining('read:timetable') });
});

test('a timetable that changes while the teachers of its lessons are read is read again', async () => {
  const year = await startTimetable(openSqlite);
  const { client, slot, timetable, a, teacher } = year;
  const [first, second] = [await teacher(), await teacher()];
  const lesson = await client.slots.create(slot({ cycle_day: 4, class_ids: [a.id], teacher_ids: [first] }));
  const changedBy = async (change: () => Promise<unknown>) => {
    let isDue = true;
    const url = await proxyOf(year, async (path) => {
      if (isDue && path.startsWith('/v1/staff?limit=100')) {
        isDue = false;
        await change();
      }
      return undefined;
    });
    const { report, lines } = await exportFrom({ url, key: year.testKey }, ['--timetable']);
    expect(report).toMatchObject({ unchanged: true, reads: 2, errors: [] });
    return lines('enrollments.csv').map(({ userSourcedId }) => userSourcedId);
  };
  expect(await changedBy(() => client.timetables.publish(timetable.id))).toContain(first);
  const added = { slot_id: lesson.id, staff_id: second, role: 'lead', from: '2026-01-14' } as const;
  expect(await changedBy(() => client.teacherAllocations.create(added))).toContain(second);
});

test('who is no longer in a class that goes on is in no file of a product that ignores end dates', async () => {
  const year = await startYear(openSqlite);
  const { a, b, terms, client, server, clock } = year;
  const [moved, stays] = [
    await client.learners.create({ name: 'Thandi Moved', admitted_on: '2026-01-14' }),
    await client.learners.create({ name: 'Sipho Stays', admitted_on: '2026-01-14' }),
  ];
  const enroll = (learner_id: string, class_id: string, term: { id: string; starts_on: string }) =>
    client.enrollments.create({ learner_id, class_id, term_id: term.id, starts_on: term.starts_on });
  await enroll(moved.id, a.id, terms[0]);
  await enroll(stays.id, a.id, terms[0]);
  const members = async (format: string, ...more: string[]) => {
    const { lines } = await exportFrom(schoolOf(year), more, format);
    return lines('enrollments.csv')
      .filter(({ role }) => role === 'student')
      .map((line) => [line.classSourcedId, line.userSourcedId])
      .sort();
  };
  const both = [
    [a.id, moved.id],
    [a.id, stays.id],
  ].sort();
  // In the holidays nobody has left the class.
  clock.advance(Date.parse(`${terms[0].ends_on}T08:00:00Z`) + 3 * 86_400_000 - clock.now());
  await server.drainJobs();
  expect(await members('sds')).toEqual(both);
  await enroll(moved.id, b.id, terms[1]);
  await enroll(stays.id, a.id, terms[1]);
  const now = [
    [a.id, stays.id],
    [b.id, moved.id],
  ].sort();
  clock.advance(Date.parse(`${terms[1].starts_on}T08:00:00Z`) - clock.now());
  await server.drainJobs();
  expect(await members('sds')).toEqual(now);
  expect(await members('oneroster', '--current')).toEqual(now);
  expect(await members('oneroster')).toHaveLength(3);
});

test('the scripts of the guides write the files of Clever, Canvas and Moodle', async () => {
  const year = await startYear(openSqlite);
  const { a, b, maths, terms, client } = year;
  const { learner } = await family(year);
  const teacher = await newStaff(client, 'Tessa', { employee_number: 'T1' });
  await client.classes.update(a.id, { teacher_id: teacher.id });
  const none = await client.learners.create({ name: 'Nomsa None' });
  await client.enrollments.create({ learner_id: none.id, class_id: b.id, term_id: terms[1].id });
  const { id: school } = await client.school.get();

  const clever = await runScript('roster-clever', await exportFrom(schoolOf(year)));
  expect(clever.stdout).toBe('2 classes without a teacher or without learners are left out\n');
  expect(await clever.read('clever/sections.csv')).toEqual([
    'School_id Section_id Teacher_id Name Grade Course_name Course_number Term_name'.split(' '),
    [school, a.id, teacher.id, '5A', '5', 'Register class Grade 5', 'HR-Grade 5', '2026'],
  ]);
  expect(await clever.read('clever/students.csv')).toContainEqual([
    ...[school, learner.id, '007', 'O’Brien, "T"', 'Zoë', 'Thandi', '5', thandi.email, thandi.email],
  ]);
  expect(await clever.read('clever/teachers.csv')).toHaveLength(2);
  expect(await clever.read('clever/enrollments.csv')).toEqual([
    ...[
      ['School_id', 'Section_id', 'Student_id'],
      [school, a.id, learner.id],
    ],
  ]);

  const canvas = await (await runScript('roster-canvas', await exportFrom(schoolOf(year)))).zip();
  expect(canvas['terms.csv']?.lines).toEqual([
    {
      ...{ term_id: year.year.id, name: '2026', status: 'active' },
      ...{ start_date: '2026-01-14T00:00:00Z', end_date: '2026-12-10T00:00:00Z' },
    },
  ]);
  expect(canvas['courses.csv']?.lines).toHaveLength(3);
  expect(canvas['enrollments.csv']?.lines).toContainEqual({
    ...{ course_id: maths.id, user_id: learner.id, role: 'student', section_id: `${maths.id}.s` },
    status: 'active',
  });
  const known = new Set(canvas['users.csv']?.lines.map(({ user_id }) => user_id));
  expect(canvas['enrollments.csv']?.lines.filter(({ user_id }) => !known.has(user_id))).toEqual([]);

  const moodle = await runScript('roster-moodle', await exportFrom(schoolOf(year)));
  expect(moodle.stdout).toBe('1 people without an email address are left out\n');
  expect(await moodle.read('moodle/courses.csv')).toContainEqual([
    ...['Mathematics 5 2026', 'Mathematics 5 2026', maths.id, '1', '2026-01-14', '2026-12-10'],
  ]);
  const enrolled = [
    ['add', 'editingteacher', teacher.id, a.id],
    ['add', 'student', learner.id, a.id],
    ['add', 'student', learner.id, maths.id],
  ];
  expect((await moodle.read('moodle/enrolments.txt')).sort()).toEqual(enrolled.sort());

  const everybody = await runScript('roster-moodle', await exportFrom(schoolOf(year)), 'pupils.invalid');
  expect(everybody.stdout).toBe('0 people without an email address are left out\n');
  const names = ['username', 'firstname', 'lastname', 'email', 'idnumber'];
  const [head, ...accounts] = await everybody.read('moodle/users.csv');
  expect(head).toEqual(names);
  expect(accounts).toContainEqual([none.id, 'Nomsa', 'None', `${none.id}@pupils.invalid`, none.id]);
  expect(accounts.map((account: string[]) => account[3])).toContain(thandi.email);
  expect(await everybody.read('moodle/enrolments.txt')).toContainEqual(['add', 'student', none.id, b.id]);
});

test('the help of each format shows its own command', async () => {
  const cwd = await newFolder();
  for (const [format, other] of [
    ['oneroster', 'sds'],
    ['sds', 'oneroster'],
  ]) {
    const { stdout } = await rollbook(['export', format ?? '', '--help'], { cwd });
    expect(stdout).toContain(`$ npx rollbook export ${format} --out`);
    expect(stdout).not.toContain(`rollbook export ${other}`);
  }
});
