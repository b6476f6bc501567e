import { once } from 'node:events';
import { cp, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Rollbook } from '@rollbook/sdk';
import { createVerifier } from '@rollbook/webhook-verify/node';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newFolder, rollbook, rollbookUntil, startCommand } from '../support/command.ts';
import { onEachDatabase, openSqlite } from '../support/databases.ts';
import { type Started, sharedServer, startServer } from '../support/server.ts';

const sample = join(import.meta.dirname, '../../examples/sds-folder');

/** What the sample holds. */
const sizes = {
  academic_years: 1,
  terms: 1,
  grade_levels: 3,
  subjects: 2,
  staff: 2,
  classes: 3,
  learners: 4,
  enrollments: 4,
};

const none = { created: 0, updated: 0, unchanged: 0, removed: 0, failed: 0, not_sent: 0 };
const all = (result: 'created' | 'unchanged') =>
  Object.fromEntries(Object.entries(sizes).map(([kind, size]) => [kind, { ...none, [result]: size }]));

async function everything<T>(list: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const each of list) found.push(each);
  return found;
}

const learnersOf = (client: Rollbook) => everything(client.learners.list({ limit: 100 }));

/** How many changes of the school's own records the audit log has: imports are noted too. */
async function changesOf(client: Rollbook): Promise<number> {
  const entries = await everything(client.auditLog.list({ limit: 100 }));
  return entries.filter(({ action }) => !action.startsWith('import')).length;
}

/** A receiver that verifies each delivery and keeps the types of the events by their id. */
async function receive(client: Rollbook) {
  const events = new Map<string, string>();
  const refused: string[] = [];
  let secret = '';
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const result = createVerifier({ secret }).check({ body, headers: request.headers });
    if (result.ok) events.set(result.event.id, result.event.type);
    else refused.push(result.code);
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  ({ signing_secret: secret } = await client.webhooks.create({ url, events: ['*'] }));
  return { events, refused };
}

/** Runs the import of a folder against a server, and gives its exit code and its report. */
const importInto = async ({ server, testKey }: Started, folder: string, ...args: string[]) => {
  const cwd = await newFolder();
  const result = await rollbook(['import', folder, '--server', server.url, '--json', ...args], {
    cwd,
    env: { ROLLBOOK_API_KEY: testKey },
  });
  const report = result.stdout === '' ? undefined : JSON.parse(result.stdout);
  const errors = report?.items.filter(({ severity }: Item) => severity === 'error').map(textOf);
  return { ...result, report, errors };
};

interface Item {
  severity: string;
  result: string;
  file: string | null;
  line: number | null;
  column: string | null;
  reason: string;
}

const textOf = ({ file, line, column, result, reason }: Item): string =>
  `${[file, line, column, result].filter((part) => part !== null).join(' ')}: ${reason}`;

/** A small school in OneRoster 1.1: files by their lines. */
const oneRoster: Record<string, string[]> = {
  'orgs.csv': ['sourcedId,name,type', 'o1,Example School,school'],
  'academicSessions.csv': [
    'sourcedId,title,type,startDate,endDate',
    'y1,2026,schoolYear,2026-01-14,2026-06-27',
    't1,Term 1,term,2026-01-14,2026-03-27',
    't2,Term 2,term,2026-04-08,2026-06-26',
  ],
  'courses.csv': [
    'sourcedId,title,courseCode,grades,orgSourcedId',
    'k1,Mathematics,MA,09,o1',
    'k2,Art,AR,,o1',
  ],
  'classes.csv': [
    'sourcedId,title,courseSourcedId,classType,schoolSourcedId,termSourcedIds',
    'c1,Maths 9,k1,scheduled,o1,"t1,t2"',
    'c2,9A,,homeroom,o1,y1',
  ],
  'users.csv': [
    'sourcedId,enabledUser,orgSourcedIds,role,givenName,familyName,email,agentSourcedIds,grades',
    'u1,true,o1,student,Amahle,Example,,u4,09',
    'u2,true,o1,teacher,Tessa,Teacher,tessa@school.example,,',
    'u4,true,o1,parent,Pat,Example,pat@home.example,u1,',
  ],
  'demographics.csv': ['sourcedId,birthDate,sex', 'u1,2011-03-14,female', 'u4,,female'],
  'enrollments.csv': [
    'sourcedId,classSourcedId,userSourcedId,role,primary',
    'e1,c1,u1,student,',
    'e2,c2,u1,student,',
    'e3,c2,u2,teacher,true',
  ],
};

/** Writes files, each by its lines. */
async function writeLines(folder: string, files: Readonly<Record<string, readonly string[]>>): Promise<void> {
  for (const [file, lines] of Object.entries(files))
    await writeFile(join(folder, file), `${lines.join('\n')}\n`);
}

/** A day, so many days from today in UTC. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A copy of the sample, with lines behind those of its files. */
async function copyWith(lines: Record<string, string>): Promise<string> {
  const folder = await newFolder();
  await cp(sample, folder, { recursive: true });
  for (const [file, more] of Object.entries(lines)) {
    const path = join(folder, file);
    await writeFile(path, `${await readFile(path, 'utf8')}${more}`);
  }
  return folder;
}

onEachDatabase('importing a folder', (open) => {
  const newSchool = sharedServer(open, { worker: true });

  test('brings the whole school, each record with its event, and the second run changes nothing', async () => {
    const started = await startServer(open, { worker: true });
    const { server, client } = started;
    const { events, refused } = await receive(client);
    const before = await changesOf(client);

    const dry = await importInto(started, sample, '--dry-run');
    expect(dry).toMatchObject({ code: 0, errors: [], report: { dry_run: true } });
    expect(dry.report.kinds).toEqual(all('created'));
    expect(await changesOf(client)).toBe(before);

    const first = await importInto(started, sample);
    expect(first).toMatchObject({
      code: 0,
      errors: [],
      report: { format: 'sds', source: 'sds', error: null },
    });
    expect(first.report.kinds).toEqual(all('created'));
    const learners = await learnersOf(client);
    expect(learners.find((learner) => learner.external_ids.sds === 'S-3')).toMatchObject({
      name: 'Chloé "Coco" O\'Specimen',
      grade_level: '5',
      admission_number: 'A-3',
      date_of_birth: '2014-12-30',
      metadata: { sds_school: 'EX-1' },
    });
    const [maths] = (await client.classes.list({ label: 'Mathematics 4' })).data;
    const [tutor] = (await client.staff.list({ email: 'ttutor@school.example' })).data;
    expect(maths).toMatchObject({ kind: 'subject', learner_count: 2, teacher_id: tutor?.id });
    const enrolled = await everything(client.enrollments.list({ class_id: maths?.id ?? '' }));
    expect(enrolled.map(({ starts_on }) => starts_on)).toEqual(['2026-01-14', '2026-01-14']);

    const between = await changesOf(client);
    const second = await importInto(started, sample);
    expect(second.report.kinds).toEqual(all('unchanged'));
    expect(await learnersOf(client)).toEqual(learners);
    expect(await changesOf(client)).toBe(between);
    await server.drainDeliveries();
    expect([...events.values()].sort()).toEqual([
      ...Array(4).fill('learner.created'),
      ...Array(4).fill('learner.enrolled'),
      ...Array(2).fill('staff.created'),
    ]);
    expect(refused).toEqual([]);
  });

  test('keeps the grade level of a class if none of its learners could be read', async () => {
    const started = await newSchool();
    const { client } = started;
    await importInto(started, sample);
    const gradesOf = async () =>
      new Map(
        (await everything(client.classes.list())).map(({ external_ids, grade_level_id }) => [
          external_ids.sds,
          grade_level_id,
        ]),
      );
    const before = await gradesOf();
    const folder = await newFolder();
    await cp(sample, folder, { recursive: true });
    const students = await readFile(join(folder, 'Student.csv'), 'utf8');
    await writeFile(join(folder, 'Student.csv'), students.slice(0, students.indexOf('\n') + 1));
    const sections = await readFile(join(folder, 'Section.csv'), 'utf8');
    const [, section = ''] = sections.trim().split(/\r?\n/);
    const added = section.replace('C-1,EX-1,Mathematics 4,MA4', 'C-NEW,EX-1,New class,NEW');
    await writeFile(join(folder, 'Section.csv'), `${sections.trimEnd()}\n${added}\n`);
    await importInto(started, folder);

    const { 'C-NEW': ofNew, ...others } = Object.fromEntries(await gradesOf());
    expect(others).toEqual(Object.fromEntries(before));
    const { data } = await client.gradeLevels.list();
    expect(data.find(({ label }) => label === 'Ungraded')?.id).toBe(ofNew);
  });

  test('brings a OneRoster folder with its guardians and terms, and the order of its lines does not matter', async () => {
    const started = await newSchool();
    const { client } = started;
    const folder = await newFolder();
    const write = async (arrange: (lines: string[]) => string[]) => {
      for (const [file, [header = '', ...lines]] of Object.entries(oneRoster))
        await writeFile(join(folder, file), [header, ...arrange(lines)].join('\n'));
    };
    await write((lines) => lines);
    const first = await importInto(started, folder);
    expect(first).toMatchObject({
      code: 0,
      errors: [],
      report: { format: 'oneroster', source: 'oneroster' },
    });
    const [learner] = (await client.learners.list({ name: 'Amahle' })).data;
    expect(learner).toMatchObject({ grade_level: '09', gender: 'female' });
    expect((await client.learnerGuardians.list(learner?.id ?? '')).data).toMatchObject([
      { relationship: 'mother', external_ids: { oneroster: 'u1:u4' } },
    ]);
    const enrolled = await everything(client.enrollments.list());
    expect(
      enrolled.map(({ external_ids, kind, starts_on }) => [external_ids.oneroster, kind, starts_on]).sort(),
    ).toEqual([
      ['c1:u1:t1', 'subject', '2026-01-14'],
      ['c1:u1:t2', 'subject', '2026-04-08'],
      ['c2:u1:t1', 'primary', '2026-01-14'],
      ['c2:u1:t2', 'primary', '2026-04-08'],
    ]);

    // Rows of new links and classes fail at first, and are sent again: nobody has to look at them.
    const imports = await everything(client.imports.list());
    const failed = imports.filter(({ counts }) => counts.failed > 0);
    expect(failed.map(({ kind }) => kind)).toContain('learner_guardians');
    expect(failed.map(({ id }) => id).sort()).toEqual(
      imports.flatMap(({ corrects_import_id: id }) => id ?? []).sort(),
    );

    // The files say that it is a parent, and the school knows better.
    const links = async () => (await client.learnerGuardians.list(learner?.id ?? '')).data;
    await client.learnerGuardians.update(learner?.id ?? '', String((await links())[0]?.id), {
      relationship: 'step_parent',
    });
    await write((lines) => lines.toReversed());
    const { report } = await importInto(started, folder);
    expect(await links()).toMatchObject([{ relationship: 'step_parent' }]);
    const kinds = Object.entries<typeof none>(first.report.kinds);
    expect(report.kinds).toEqual(
      Object.fromEntries(kinds.map(([kind, { created }]) => [kind, { ...none, unchanged: created }])),
    );
  });

  test('names bad lines by their file, whoever finds them, takes the good ones, and exits with 1', async () => {
    const started = await newSchool();
    const folder = await copyWith({
      'Student.csv':
        'S-5,EX-1,,,e,,,A-5,,4,Active,1/1/2016,\nS-6,EX-1,Fatima,Example,f,,,A-6,,4,Active,1/1/2199,\n',
      'StudentEnrollment.csv': 'C-1,S-5\nC-1,S-6\n',
    });
    const { code, report, errors } = await importInto(started, folder);
    expect(code).toBe(1);
    expect(report.kinds).toMatchObject({
      learners: { created: 4, failed: 1 },
      enrollments: { created: 4, failed: 1 },
    });
    expect(report.files).toContainEqual(
      expect.objectContaining({ file: 'Student.csv', lines: 6, created: 4, left_out: 2 }),
    );
    expect(errors).toEqual([
      'Student.csv 6 Last Name left_out: is empty, and so is First Name',
      expect.stringMatching(/^Student\.csv 7 rejected: .*date_of_birth/),
      'StudentEnrollment.csv 6 SIS ID left_out: refers to the learner S-5, which was left out (Student.csv line 6)',
      expect.stringMatching(/^StudentEnrollment\.csv 7 rejected: .*learner/),
    ]);
    // The file has what the output has, for whoever opens it in a spreadsheet.
    const file = await readFile(report.report, 'utf8');
    expect(file).toMatch(/^\uFEFFseverity,result,file,line,column,reason,kind,external_id\r\n/);
    expect(file.trim().split('\r\n')).toHaveLength(report.items.length + 1);
    expect(file).toContain('error,left_out,Student.csv,6,Last Name,"is empty, and so is First Name",,');
    expect(await learnersOf(started.client)).toHaveLength(4);
  });

  test('writes a report that only its owner can read, over an older one, and through no link', async () => {
    const started = await newSchool();
    const folder = await newFolder();
    const path = join(folder, 'report.csv');
    await writeFile(path, 'an older report', { mode: 0o644 });
    const written = await importInto(started, sample, '--report', path);
    expect(written).toMatchObject({ code: 0, report: { report: path } });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readFile(path, 'utf8')).toMatch(/^\uFEFFseverity,/);
    expect(await readdir(folder)).toEqual(['report.csv']);

    const [victim, link] = [join(folder, 'victim'), join(folder, 'link.csv')];
    await writeFile(victim, 'kept');
    await symlink(victim, link);
    const refused = await importInto(started, sample, '--report', link);
    expect(refused).toMatchObject({
      ...{ code: 2, stdout: '' },
      stderr: expect.stringContaining('not a regular file. Choose another file with --report.'),
    });
    expect(await readFile(victim, 'utf8')).toBe('kept');
  });

  test('finds people again after their ids have changed, and warns about those who may be there twice', async () => {
    const started = await newSchool();
    const { client } = started;
    const people = async (prefix: string, number: string, name = 'Ann') => {
      const folder = await newFolder();
      const student = `SIS ID,First Name,Last Name,Student Number\n${prefix}1,${name},Example,${number}\n`;
      const teacher = `SIS ID,First Name,Last Name,Email\n${prefix}2,Tom,Example,tom@example.org\n`;
      await writeFile(join(folder, 'Student.csv'), student);
      await writeFile(join(folder, 'Teacher.csv'), teacher);
      return folder;
    };
    await importInto(started, await people('a', 'A1'));
    const again = await importInto(started, await people('b', 'A1'));
    const [learner] = await learnersOf(client);
    expect(again).toMatchObject({
      code: 0,
      report: { kinds: { learners: { updated: 1 }, staff: { updated: 1 } } },
    });
    expect(learner?.external_ids).toEqual({ sds: 'b1' });
    const renamed = await people('c', 'A1', 'Anna');
    const refused = await importInto(started, renamed);
    expect(refused.errors).toEqual([expect.stringContaining('import again with --match admission_number')]);
    expect(await importInto(started, renamed, '--match', 'admission_number')).toMatchObject({ code: 0 });
    expect(await learnersOf(client)).toMatchObject([{ id: learner?.id, name: 'Anna Example' }]);
    const twice = await importInto(started, await people('d', '', 'Anna'));
    expect(twice.report.items).toContainEqual(
      expect.objectContaining({ result: 'warning', reason: expect.stringContaining('same name as learner') }),
    );
  });

  test('warns each time about a teacher in the files who has left', async () => {
    const started = await newSchool();
    const { client } = started;
    const folder = await newFolder();
    const lines = ['SIS ID,First Name,Last Name,Email', 't1,Tom,Example,tom@example.org'];
    await writeFile(join(folder, 'Student.csv'), 'SIS ID,First Name,Last Name\ns1,Ann,Example\n');
    await writeFile(join(folder, 'Teacher.csv'), lines.join('\n'));
    await importInto(started, folder);
    const [teacher] = (await client.staff.list()).data;
    await client.staff.leave(teacher?.id ?? '', { ends_on: '2026-01-13' });
    const warning = expect.objectContaining({
      ...{ result: 'warning', file: 'Teacher.csv', line: 2 },
      reason: expect.stringContaining('has left'),
    });
    const again = await importInto(started, folder);
    expect(again).toMatchObject({ code: 0, report: { kinds: { staff: { unchanged: 1 } } } });
    expect(again.report.items).toContainEqual(warning);
    await client.staff.reactivate(teacher?.id ?? '');
    expect((await importInto(started, folder)).report.items).not.toContainEqual(warning);
  });

  test('changes what differs in the files and nothing else', async () => {
    const started = await newSchool();
    const { client } = started;
    await client.learners.create({ name: 'Amahle Example', admission_number: 'A-1', preferred_name: 'Ama' });
    const { report } = await importInto(started, sample);
    expect(report.kinds.learners).toMatchObject({ created: 3, updated: 1 });
    expect((await client.learners.list({ admission_number: 'A-1' })).data).toMatchObject([
      { preferred_name: 'Ama', grade_level: '4', external_ids: { sds: 'S-1' } },
    ]);
  });

  test('a dry run tells apart what exists, what differs, and what hangs on records to come', async () => {
    const started = await newSchool();
    await importInto(started, sample);
    const folder = await copyWith({
      'Student.csv': 'S-5,EX-1,Ethan,Example,e,,,A-5,,7,Active,1/1/2016,\n',
      'StudentEnrollment.csv': 'C-1,S-5\n',
    });
    const { report: dry } = await importInto(started, folder, '--dry-run');
    const { report } = await importInto(started, folder);
    expect(dry.kinds).toEqual(report.kinds);
    expect(report.kinds).toMatchObject({
      grade_levels: { created: 1, unchanged: 3 },
      learners: { created: 1, unchanged: 4 },
      enrollments: { created: 1, unchanged: 4 },
    });
    expect([dry.presumed, report.presumed]).toEqual([2, 0]);
  });

  test('a dry run counts records that refer to new ones as updated if the school has them, and as created if not', async () => {
    const started = await newSchool();
    const folder = await newFolder();
    const run = async (files: Record<string, string[]>, ...args: string[]) => {
      await writeLines(folder, files);
      const { report, errors } = await importInto(started, folder, '--end-dates', 'inclusive', ...args);
      return { kinds: report.kinds, errors };
    };
    const withLines = (year: string, grade: string, teacher: string, ...classes: string[]) => ({
      'academicSessions.csv': [
        'sourcedId,title,type,startDate,endDate',
        `y${year},${year},schoolYear,${year}-01-14,${year}-12-09`,
      ],
      'courses.csv': ['sourcedId,title,courseCode,grades', `k1,Mathematics,MA,${grade}`],
      'classes.csv': [
        'sourcedId,title,grades,courseSourcedId,classType,termSourcedIds',
        ...['c1', ...classes].map((id) => `${id},Maths ${id},${grade},k1,scheduled,y${year}`),
      ],
      'users.csv': [
        'sourcedId,role,givenName,familyName,email,grades',
        `u1,student,Amahle,Example,,${grade}`,
        `${teacher},teacher,Tessa,${teacher},${teacher}@school.example,`,
      ],
      'enrollments.csv': ['sourcedId,classSourcedId,userSourcedId,role', `e1,c1,${teacher},teacher`],
    });
    await run(withLines('2098', '09', 't1'));
    for (const files of [withLines('2098', '10', 't2', 'c2'), withLines('2099', '11', 't3', 'c2')]) {
      const dry = await run(files, '--dry-run');
      expect(dry).toEqual(await run(files));
      expect(dry).toMatchObject({
        errors: [],
        kinds: {
          subjects: { updated: 1 },
          learners: { updated: 1 },
          classes: { created: expect.any(Number) },
        },
      });
    }
  }, 60_000);

  test('new learners are admitted on the first day of an enrollment, and the date of others is not changed', async () => {
    const started = await newSchool();
    const { client } = started;
    const own = { name: 'Amahle Example', admission_number: 'a-1', admitted_on: '2025-03-04' };
    await client.learners.create(own);
    const admissions = async () =>
      (await learnersOf(client))
        .map(({ external_ids, admitted_on }) => [external_ids.sds, admitted_on])
        .sort(([one], [other]) => ((one ?? '') < (other ?? '') ? -1 : 1));
    const dry = await importInto(started, sample, '--dry-run');
    const { report } = await importInto(started, sample);
    const first = '2026-01-14';
    expect(await admissions()).toEqual([
      ['S-1', '2025-03-04'],
      ['S-2', first],
      ['S-3', first],
      ['S-4', first],
    ]);
    const reported = ({ items }: { items: Item[] }) =>
      items.filter(({ reason }) => reason.includes('date of admission')).map(textOf);
    const reason = `assumed: ${first} is used as the date of admission: it is the first day of an enrollment`;
    expect(reported(report)).toEqual([3, 4, 5].map((line) => `Student.csv ${line} ${reason}`));
    expect(reported(dry.report)).toEqual(reported(report));
    const [learner] = (await client.learners.list({ admission_number: 'A-2' })).data;
    await client.learners.update(learner?.id ?? '', { admitted_on: '2024-01-17' });
    const second = await importInto(started, sample);
    expect(second.report.kinds).toEqual(all('unchanged'));
    expect(reported(second.report)).toEqual([]);
    expect(await admissions()).toContainEqual(['S-2', '2024-01-17']);
  });

  test('somebody who joins in a later term was not there in the terms before', async () => {
    const started = await newSchool();
    const { client } = started;
    const night = async (...users: readonly string[]) => {
      const folder = await newFolder();
      const files = {
        'orgs.csv': ['sourcedId,name,type', 'o1,Example School,school'],
        'academicSessions.csv': [
          'sourcedId,title,type,startDate,endDate',
          `y1,This year,schoolYear,${day(-10)},${day(100)}`,
          `t1,Term 1,term,${day(-10)},${day(5)}`,
          `t2,Term 2,term,${day(7)},${day(100)}`,
        ],
        'classes.csv': [
          'sourcedId,title,grades,classType,schoolSourcedId,termSourcedIds',
          'c1,9A,09,homeroom,o1,"t1,t2"',
        ],
        'users.csv': [
          'sourcedId,enabledUser,orgSourcedIds,role,givenName,familyName,grades',
          ...users.map((id) => `${id},true,o1,student,${id},Example,09`),
        ],
        'enrollments.csv': [
          'sourcedId,classSourcedId,userSourcedId,role',
          ...users.map((id) => `e${id},c1,${id},student`),
        ],
      };
      await writeLines(folder, files);
      return importInto(started, folder, '--full-snapshot');
    };
    expect(await night('u1', 'u2')).toMatchObject({ code: 0, errors: [] });
    await client.testClock.advance({ seconds: 12 * 86_400 });
    const later = await night('u1', 'u2', 'u9');
    expect(later).toMatchObject({ code: 0, errors: [] });
    expect(later.report.items.map(textOf).join('\n')).toContain(
      `${day(7)} is used as the date of admission: it is the first day of an enrollment that is not over`,
    );
    const placed = async (id: string) => {
      const [learner] = (await client.learners.list({ external_id: `oneroster:${id}` })).data;
      const { data } = await client.learners.enrollments(learner?.id ?? '');
      return [learner?.admitted_on, ...data.map(({ starts_on }) => starts_on).sort()];
    };
    expect(await placed('u1')).toEqual([day(-10), day(-10), day(7)]);
    expect(await placed('u9')).toEqual([day(7), day(7)]);
    expect((await night('u1', 'u2', 'u9')).report.kinds).toMatchObject({
      enrollments: { created: 0, updated: 0, removed: 0, failed: 0 },
    });
  });

  test('values without a field are stored as metadata, and change with the files', async () => {
    const started = await newSchool();
    const { client } = started;
    const folder = await newFolder();
    const write = (username: string) =>
      writeFile(
        join(folder, 'users.csv'),
        [
          'sourcedId,role,givenName,familyName,preferredGivenName,username,identifier,email,agentSourcedIds',
          `u1,student,Amahle,Example,Ama,${username},A-1,,u2`,
          'u2,parent,Pat,Example,Patty,pexample,P-1,pat@home.example,',
          'u3,teacher,Tessa,Teacher,Tess,tteacher,T-1,tessa@school.example,',
        ].join('\n'),
      );
    await write('aexample');
    expect(await importInto(started, folder)).toMatchObject({ code: 0, errors: [] });
    expect((await client.guardians.list()).data).toMatchObject([
      {
        metadata: {
          oneroster_username: 'pexample',
          oneroster_identifier: 'P-1',
          oneroster_preferred_name: 'Patty',
        },
      },
    ]);
    expect((await client.staff.list({ email: 'tessa@school.example' })).data).toMatchObject([
      {
        employee_number: 'T-1',
        metadata: { oneroster_username: 'tteacher', oneroster_preferred_name: 'Tess' },
      },
    ]);
    const [learner] = await learnersOf(client);
    expect(learner).toMatchObject({ preferred_name: 'Ama', metadata: { oneroster_username: 'aexample' } });
    await client.learners.update(learner?.id ?? '', { metadata: { house: 'Impala' } });
    await write('amahle');
    expect((await importInto(started, folder)).report.kinds).toMatchObject({
      learners: { updated: 1 },
      guardians: { unchanged: 1 },
    });
    expect((await learnersOf(client))[0]?.metadata).toEqual({
      house: 'Impala',
      oneroster_username: 'amahle',
    });
  });

  test('an import that is killed leaves a report that says so, and the next one continues', async () => {
    const started = await newSchool();
    const folder = await newFolder();
    const users = Array.from({ length: 500 }, (_, n) => `u${n},student,Amahle,Example`);
    await writeFile(join(folder, 'users.csv'), ['sourcedId,role,givenName,familyName', ...users].join('\n'));
    const cwd = await newFolder();
    const args = ['import', folder, '--server', started.server.url, '--report', 'report.csv'];
    const isSending = async () => (await started.client.imports.list()).data.length > 0;
    await rollbookUntil(isSending, args, { cwd, env: { ROLLBOOK_API_KEY: started.testKey } });
    expect(await readFile(join(cwd, 'report.csv'), 'utf8')).toContain(
      'error,stopped,,,,"The import has not finished. If it is no longer running, it was killed: run the command again to continue."',
    );
    // The server continues with the rows that were sent, so the report has what was assumed for them.
    expect(await readFile(join(cwd, 'report.csv'), 'utf8')).toContain(
      'notice,assumed,users.csv,501,,has no date of admission and no enrollment;',
    );
    const next = await importInto(started, folder);
    expect(next).toMatchObject({ code: 0, errors: [] });
    const { created, updated, unchanged } = next.report.kinds.learners;
    expect([created + unchanged, updated]).toEqual([500, 0]);
    expect(await learnersOf(started.client)).toHaveLength(500);
  });

  test('goes by the day of the school, whose test clock can have been advanced', async () => {
    const started = await newSchool();
    const { client } = started;
    const year = [day(-60), day(300)].join();
    const folder = await newFolder();
    const files = {
      'orgs.csv': ['sourcedId,name,type', 'o1,Example School,school'],
      'academicSessions.csv': [
        'sourcedId,title,type,startDate,endDate',
        `y1,This year,schoolYear,${year}`,
        `t1,Term 1,term,${year}`,
      ],
      'classes.csv': [
        'sourcedId,title,grades,classType,schoolSourcedId,termSourcedIds',
        'c1,9A,09,homeroom,o1,t1',
      ],
      'users.csv': [
        'sourcedId,enabledUser,orgSourcedIds,role,givenName,familyName,email',
        ...['Ann', 'Ben'].map((name) => `${name},true,o1,teacher,${name},Example,${name}@school.example`),
      ],
      'enrollments.csv': [
        'sourcedId,classSourcedId,userSourcedId,role,beginDate,endDate',
        `e1,c1,Ann,teacher,${day(-60)},${day(100)}`,
        `e2,c1,Ben,teacher,${day(101)},${day(300)}`,
      ],
    };
    await writeLines(folder, files);
    const teacher = async () => {
      expect((await importInto(started, folder)).code).toBe(0);
      const [one] = (await client.classes.list()).data;
      return one?.teacher_id && (await client.staff.get(one.teacher_id)).name;
    };
    expect(await teacher()).toBe('Ann Example');
    await client.testClock.advance({ seconds: 200 * 86_400 });
    expect(await teacher()).toBe('Ben Example');
  });

  test('a nightly snapshot moves learners to another class, whatever the source does with the enrollment before', async () => {
    const started = await newSchool();
    const { client } = started;
    const year = [day(-60), day(60)].join();
    const learners = ['u1', 'u2', 'u3', 'u4', 'u5', 'u6'];
    const roster = async (users: readonly string[], enrollments: readonly string[]) => {
      const folder = await newFolder();
      const files = {
        'orgs.csv': ['sourcedId,name,type', 'o1,Example School,school'],
        'academicSessions.csv': [
          'sourcedId,title,type,startDate,endDate',
          `y1,This year,schoolYear,${year}`,
          `t1,Term 1,term,${year}`,
        ],
        'classes.csv': [
          'sourcedId,title,courseSourcedId,classType,schoolSourcedId,termSourcedIds',
          'c1,9A,,homeroom,o1,t1',
          'c2,9B,,homeroom,o1,t1',
        ],
        'users.csv': [
          'sourcedId,enabledUser,orgSourcedIds,role,givenName,familyName,grades',
          ...users.map((id) => `${id},true,o1,student,${id},Example,09`),
        ],
        'enrollments.csv': [
          'sourcedId,classSourcedId,userSourcedId,role,beginDate,endDate',
          ...enrollments.map((line, index) => `e${index},${line}`),
        ],
      };
      await writeLines(folder, files);
      const options = ['--full-snapshot', '--max-removal-ratio', '0.5'];
      return importInto(started, folder, ...options);
    };
    const inA = (user: string, end = '') => `c1,${user},student,${day(-40)},${end}`;
    const inB = (user: string) => `c2,${user},student,${day(-2)},`;
    expect(
      await roster(
        learners,
        learners.map((user) => inA(user)),
      ),
    ).toMatchObject({ code: 0, errors: [] });

    const [moved = '', replaced = '', gone = '', ...others] = learners;
    const users = learners.filter((user) => user !== gone);
    const lines = [inB(moved), inA(moved, day(-2)), inB(replaced), ...others.map((user) => inA(user))];
    const night = await roster(users, lines);
    expect(night).toMatchObject({ code: 0, errors: [] });
    expect(night.report.kinds).toMatchObject({
      enrollments: { created: 2, removed: 1, failed: 0 },
      learners: { removed: 1 },
    });
    const classes = new Map((await everything(client.classes.list())).map(({ id, label }) => [id, label]));
    const active = await everything(client.enrollments.list({ status: 'active', limit: 100 }));
    expect(active.map(({ class_id }) => classes.get(class_id)).sort()).toEqual([
      '9A',
      '9A',
      '9A',
      '9B',
      '9B',
    ]);
    const again = await roster(users, lines);
    expect(again).toMatchObject({ code: 0, errors: [] });
    expect(again.report.kinds.enrollments).toMatchObject({ created: 0, updated: 0, removed: 0, failed: 0 });

    // A place that is missing keeps an enrollment from being replaced, and not a learner who has left from being removed.
    const [full] = await everything(client.classes.list({ external_id: 'oneroster:c2' }));
    await client.classes.update(full?.id ?? '', { capacity: 2 });
    const [late = '', left = '', ...rest] = others;
    const last = [
      inB(moved),
      inA(moved, day(-2)),
      inB(replaced),
      inB(late),
      ...rest.map((user) => inA(user)),
    ];
    const crowded = await roster(
      users.filter((user) => user !== left),
      last,
    );
    expect(crowded.code).toBe(1);
    expect(crowded.errors.join('\n')).toContain('has 2 learners and a capacity of 2');
    expect(crowded.report.kinds).toMatchObject({ enrollments: { failed: 1 }, learners: { removed: 1 } });
    expect(await learnersOf(client)).toHaveLength(4);

    // One who goes back has two times in the first class, of which the last one counts.
    await client.classes.update(full?.id ?? '', { capacity: null });
    const back = `c1,${replaced},student,${day(0)},`;
    const wasIn = [
      `c1,${replaced},student,${day(-40)},${day(-2)}`,
      `c2,${replaced},student,${day(-2)},${day(0)}`,
    ];
    const returned = await roster(
      users.filter((user) => user !== left),
      [...last.filter((line) => !line.includes(replaced)), back, ...wasIn],
    );
    expect(returned).toMatchObject({ code: 0, errors: [] });
    const { data } = await client.learners.list({ name: replaced });
    const now = await everything(client.learners.enrollments(data[0]?.id ?? ''));
    expect(
      now.filter(({ status }) => status === 'active').map(({ class_id }) => classes.get(class_id)),
    ).toContain('9A');
  });

  test('a full snapshot removes what the files do not have, within its limit and only when they could be read', async () => {
    const started = await newSchool();
    const { client } = started;
    await importInto(started, sample);
    const folder = await copyWith({});
    const without = async (file: string, line: RegExp) => {
      const path = join(folder, file);
      await writeFile(path, (await readFile(path, 'utf8')).replace(line, ''));
    };
    await without('Student.csv', /^S-4,.*\n/m);
    const dangling = await importInto(started, folder, '--full-snapshot');
    expect(dangling).toMatchObject({ code: 2, report: { kinds: {} } });
    expect(dangling.stderr).toContain(
      'StudentEnrollment.csv line 5: refers to the learner S-4, which is not in any line that could be read',
    );

    const enrolled = await readFile(join(folder, 'StudentEnrollment.csv'), 'utf8');
    await writeFile(join(folder, 'StudentEnrollment.csv'), '<html><body>502 Bad Gateway</body></html>\n');
    const page = await importInto(started, folder, '--full-snapshot');
    expect(page).toMatchObject({ code: 2, report: { kinds: {} } });
    expect(page.stderr).toContain('StudentEnrollment.csv: has no column sectionsisid or sectionid');
    await writeFile(join(folder, 'StudentEnrollment.csv'), enrolled);

    await without('StudentEnrollment.csv', /^C-3,.*\n/m);
    await without('TeacherRoster.csv', /^C-3,.*\n/m);
    await without('Section.csv', /^C-3,.*\n/m);
    const limited = await importInto(started, folder, '--full-snapshot');
    expect(limited).toMatchObject({ code: 1, report: { kinds: { learners: { unchanged: 3 } } } });
    expect(limited.stderr).toContain('would remove 1 of 4');
    expect(await learnersOf(client)).toHaveLength(4);

    const options = ['--full-snapshot', '--max-removal-ratio', '0.4'];
    // A learner whom the school does not have and who cannot be imported may be one of those who are missing.
    const students = await readFile(join(folder, 'Student.csv'), 'utf8');
    const [head = ''] = students.split(/\r?\n/);
    const columns = { 'SIS ID': 'S-9', 'First Name': 'Ann', 'Last Name': 'Example', Birthdate: '2999-01-01' };
    const cells = head.split(',').map((name) => new Map(Object.entries(columns)).get(name) ?? '');
    await writeFile(join(folder, 'Student.csv'), `${students.trimEnd()}\n${cells.join()}\n`);
    const unknown = await importInto(started, folder, ...options);
    expect(unknown).toMatchObject({ code: 1, report: { kinds: { learners: { failed: 1, removed: 0 } } } });
    expect(unknown.errors.join()).toContain('no records were removed');
    expect(await learnersOf(client)).toHaveLength(4);
    await writeFile(join(folder, 'Student.csv'), students);

    const removed = { enrollments: { removed: 1 }, learners: { removed: 1 }, classes: { removed: 1 } };
    const dry = await importInto(started, folder, ...options, '--dry-run');
    expect(dry.report.kinds).toMatchObject(removed);
    expect(await learnersOf(client)).toHaveLength(4);
    const { code, report } = await importInto(started, folder, ...options);
    expect({ code, kinds: report.kinds }).toMatchObject({ code: 0, kinds: removed });
    expect(report.kinds).toEqual(dry.report.kinds);
    expect((await learnersOf(client)).map((learner) => learner.external_ids.sds)).not.toContain('S-4');
    expect((await client.classes.list()).data).toHaveLength(2);
  }, 120_000);

  test('a full snapshot that would remove too many records of one kind removes none of another', async () => {
    const started = await newSchool();
    const { client } = started;
    const year = '2098-01-01,2098-12-31';
    const classes = ['c1', 'c2', 'c3'];
    /** The first learner is in one class, the second in two, and the third in three. */
    const snapshot = async (users: readonly number[], ...ratios: readonly string[]) => {
      const folder = await newFolder();
      const pairs = users.flatMap((user) =>
        classes.slice(0, user).map((one) => `e${user}${one},${one},u${user},student`),
      );
      const files = {
        'orgs.csv': ['sourcedId,name,type', 'o1,Example School,school'],
        'academicSessions.csv': [
          'sourcedId,title,type,startDate,endDate',
          `y1,2098,schoolYear,${year}`,
          `t1,Term 1,term,${year}`,
        ],
        'classes.csv': [
          'sourcedId,title,courseSourcedId,classType,schoolSourcedId,termSourcedIds',
          ...classes.map((one) => `${one},Class ${one},,scheduled,o1,t1`),
        ],
        'users.csv': [
          'sourcedId,enabledUser,orgSourcedIds,role,givenName,familyName,grades',
          ...users.map((user) => `u${user},true,o1,student,U${user},Example,09`),
        ],
        'enrollments.csv': ['sourcedId,classSourcedId,userSourcedId,role', ...pairs],
      };
      await writeLines(folder, files);
      const options = ratios.flatMap((ratio) => ['--max-removal-ratio', ratio]);
      return importInto(started, folder, '--full-snapshot', ...options);
    };
    expect(await snapshot([1, 2, 3], '0.2')).toMatchObject({ code: 0 });
    // One of six enrollments may go, and one of three learners may not.
    const refused = await snapshot([2, 3], '0.2');
    const why = 'The snapshot of learners would remove 1 of 3 records, more than 20 %.';
    expect(refused).toMatchObject({
      ...{ code: 1, stderr: expect.stringContaining(why) },
      report: { error: expect.stringContaining(why) },
    });
    expect(refused.errors.join()).toContain(why);
    expect(await learnersOf(client)).toHaveLength(3);
    expect(await everything(client.enrollments.list({ status: 'withdrawn', limit: 100 }))).toEqual([]);
    expect(await everything(client.enrollments.list({ status: 'cancelled', limit: 100 }))).toEqual([]);

    // A kind can have a ratio of its own, whatever that of the others is.
    expect(await snapshot([2, 3], 'learners=0.3', '0.1')).toMatchObject({
      ...{ code: 1, stderr: expect.stringContaining('would remove 1 of 6 records, more than 10 %.') },
    });
    expect(await snapshot([2, 3], 'pupils=0.4')).toMatchObject({
      ...{
        code: 2,
        stderr: expect.stringContaining('of enrollments, learner_guardians, guardians, learners'),
      },
    });
    expect(await snapshot([2, 3], '0.2', 'learners=0.4')).toMatchObject({
      ...{ code: 0, report: { kinds: { learners: { removed: 1 }, enrollments: { removed: 1 } } } },
    });
    expect(await learnersOf(client)).toHaveLength(2);
  });

  test('a dry run counts no removal of a teacher who still leads a class of a year that is not closed', async () => {
    const started = await newSchool();
    const folder = await newFolder();
    const snapshot = async (year: string, teacher: string, ...options: string[]) => {
      const files = {
        'orgs.csv': ['sourcedId,name,type', 'o1,Example School,school'],
        'academicSessions.csv': [
          'sourcedId,title,type,startDate,endDate',
          ...['2098', '2099'].map((one) => `y${one},${one},schoolYear,${one}-01-14,${one}-12-09`),
        ],
        'classes.csv': [
          'sourcedId,title,grades,classType,schoolSourcedId,termSourcedIds',
          `c1,1A,01,homeroom,o1,y${year}`,
        ],
        'users.csv': [
          'sourcedId,role,givenName,familyName,email',
          `${teacher},teacher,Tessa,${teacher},${teacher}@school.example`,
        ],
        'enrollments.csv': ['sourcedId,classSourcedId,userSourcedId,role', `e1,c1,${teacher},teacher`],
      };
      await writeLines(folder, files);
      const args = ['--full-snapshot', '--max-removal-ratio', '1', '--end-dates', 'inclusive', ...options];
      return importInto(started, folder, ...args);
    };
    expect(await snapshot('2098', 'u1')).toMatchObject({ code: 0 });
    // The class gets another teacher.
    const handedOver = await snapshot('2098', 'u2', '--dry-run');
    expect(handedOver).toMatchObject({ code: 0, report: { kinds: { staff: { removed: 1, failed: 0 } } } });
    // The id of the class is that of a new one of the next year.
    for (const options of [['--dry-run'], []]) {
      const { code, report, errors } = await snapshot('2099', 'u2', ...options);
      expect({ code, staff: report.kinds.staff }).toMatchObject({
        code: 1,
        staff: { removed: 0, failed: 1 },
      });
      expect(errors.join()).toContain('leads the class 1A');
    }
  }, 60_000);

  test('a second file with other dates moves enrollments and terms, and an end that is gone is taken away', async () => {
    const started = await newSchool();
    const { client } = started;
    const folder = await newFolder();
    const write = async (y1: string, ...enrollments: string[]) => {
      const files = { ...oneRoster };
      files['academicSessions.csv'] = ['sourcedId,title,type,startDate,endDate', `y1,2098,schoolYear,${y1}`];
      files['classes.csv'] = [
        'sourcedId,title,courseSourcedId,classType,schoolSourcedId,termSourcedIds',
        ...['c1,Maths 9,k1,scheduled,o1,y1', 'c2,9A,,homeroom,o1,y1'],
      ];
      files['enrollments.csv'] = [
        'sourcedId,classSourcedId,userSourcedId,role,primary,beginDate,endDate',
        ...enrollments,
      ];
      await writeLines(folder, files);
    };
    const daysOf = async () =>
      (await everything(client.enrollments.list()))
        .map(({ external_ids, starts_on, ends_on }) => [external_ids.oneroster, starts_on, ends_on])
        .sort();
    await write('2098-01-14,2098-12-10', 'e1,c1,u1,student,,,2098-10-01', 'e2,c2,u1,student,,,');
    expect(await importInto(started, folder)).toMatchObject({ code: 0, errors: [] });
    expect(await daysOf()).toEqual([
      ['c1:u1:y1', '2098-01-14', '2098-09-30'],
      ['c2:u1:y1', '2098-01-14', null],
    ]);
    await write('2098-01-14,2098-12-12', 'e1,c1,u1,student,,2098-02-02,', 'e2,c2,u1,student,,,2098-11-01');
    const { report, errors } = await importInto(started, folder);
    expect(errors).toEqual([]);
    expect(report.kinds).toMatchObject({
      ...{ academic_years: { updated: 1 }, terms: { updated: 1 }, enrollments: { updated: 2, unchanged: 0 } },
    });
    expect(await daysOf()).toEqual([
      ['c1:u1:y1', '2098-02-02', null],
      ['c2:u1:y1', '2098-01-14', '2098-10-31'],
    ]);
  });

  test('years and terms that are shortened, extended or moved together in one file are as in the file', async () => {
    const started = await newSchool();
    const { client } = started;
    const folder = await newFolder();
    const users = 'sourcedId,role,givenName,familyName\nu1,student,Amahle,Example';
    await writeFile(join(folder, 'users.csv'), users);
    const importDates = async (dates: Record<string, string>, ...args: string[]) => {
      const lines = Object.entries(dates).map(
        ([id, days]) => `${id},${id},${id.startsWith('y') ? 'schoolYear' : 'term'},${days}`,
      );
      const text = ['sourcedId,title,type,startDate,endDate', ...lines].join('\n');
      await writeFile(join(folder, 'academicSessions.csv'), text);
      const result = await importInto(started, folder, '--end-dates', 'inclusive', ...args);
      return { errors: result.errors, kinds: result.report.kinds };
    };
    const datesNow = async () => {
      const all = [
        ...(await everything(client.academicYears.list())),
        ...(await everything(client.terms.list())),
      ];
      return Object.fromEntries(
        all.map(({ external_ids, starts_on, ends_on }) => [
          external_ids.oneroster,
          `${starts_on},${ends_on}`,
        ]),
      );
    };
    const steps: Record<string, string>[] = [
      { y1: '2098-01-14,2098-12-10', t1: '2098-01-14,2098-06-26', t2: '2098-07-21,2098-12-10' },
      // Shortened.
      { y1: '2098-01-14,2098-12-08', t1: '2098-01-14,2098-06-26', t2: '2098-07-21,2098-12-05' },
      // Extended, and a term takes days that another one gives up.
      { y1: '2098-01-10,2098-12-12', t1: '2098-01-10,2098-08-01', t2: '2098-08-02,2098-12-12' },
      // All later: neither the year nor its last term can move first.
      { y1: '2098-02-01,2099-01-15', t1: '2098-02-01,2098-08-10', t2: '2098-08-11,2099-01-15' },
    ];
    for (const dates of steps) {
      const dry = await importDates(dates, '--dry-run');
      const done = await importDates(dates);
      expect(done.errors).toEqual([]);
      expect(dry).toEqual(done);
      expect(await datesNow()).toEqual(dates);
      expect((await importDates(dates)).kinds).toMatchObject({
        academic_years: { updated: 0, unchanged: 1 },
        terms: { updated: 0, unchanged: 2 },
      });
    }
  });

  test('a year that cannot be shortened because of a term of the school is refused, also in a dry run', async () => {
    const started = await newSchool();
    const { client } = started;
    const folder = await newFolder();
    const users = 'sourcedId,role,givenName,familyName\nu1,student,Amahle,Example';
    await writeFile(join(folder, 'users.csv'), users);
    const importUntil = async (year: string, term: string, ...args: string[]) => {
      const lines = [`y1,y1,schoolYear,2098-01-14,${year}`, `t1,t1,term,2098-01-14,${term}`];
      const text = ['sourcedId,title,type,startDate,endDate', ...lines].join('\n');
      await writeFile(join(folder, 'academicSessions.csv'), text);
      return (await importInto(started, folder, '--end-dates', 'inclusive', ...args)).errors;
    };
    expect(await importUntil('2098-12-10', '2098-06-26')).toEqual([]);
    const [year] = (await client.academicYears.list()).data;
    const days = { starts_on: '2098-07-21', ends_on: '2098-12-10' };
    await client.terms.create({ academic_year_id: year?.id ?? '', name: 'Own', number: 2, ...days });
    const refused = [
      'academicSessions.csv 2 rejected: /ends_on: must not be before 2098-12-10, the last day of a term',
    ];
    expect(await importUntil('2098-12-01', '2098-06-26', '--dry-run')).toEqual(refused);
    expect(await importUntil('2098-12-01', '2098-06-26')).toEqual(refused);
    expect(await client.academicYears.get(year?.id ?? '')).toMatchObject({ ends_on: '2098-12-10' });
  });

  test('a year that has days of another one of the school is refused with all that is in it, also in a dry run', async () => {
    const started = await newSchool();
    const { client } = started;
    await client.academicYears.create({ name: 'Own', starts_on: '2026-01-01', ends_on: '2026-12-31' });
    const counts = async (...args: string[]) => {
      const { report } = await importInto(started, sample, ...args);
      return Object.entries(report.kinds as Record<string, Record<string, number>>).map(
        ([kind, { created, updated, failed }]) => [kind, created, updated, failed],
      );
    };
    const dry = await counts('--dry-run');
    expect(dry).toEqual(await counts());
    expect(dry.find(([kind]) => kind === 'academic_years')).toEqual(['academic_years', 0, 0, 1]);
    expect(dry.find(([kind]) => kind === 'classes')?.[1]).toBe(0);
  });

  test('a year whose ids are those of the last one keeps its days if the new ones cannot be had', async () => {
    const started = await newSchool();
    const { client } = started;
    const folder = await newFolder();
    const users = 'sourcedId,role,givenName,familyName\nu1,student,Amahle,Example';
    await writeFile(join(folder, 'users.csv'), users);
    const importYear = async (year: number) => {
      const lines = [
        `y1,y1,schoolYear,${year}-01-14,${year}-12-10`,
        `t1,t1,term,${year}-01-14,${year}-06-26`,
      ];
      const text = ['sourcedId,title,type,startDate,endDate', ...lines].join('\n');
      await writeFile(join(folder, 'academicSessions.csv'), text);
      return importInto(started, folder, '--end-dates', 'inclusive');
    };
    expect((await importYear(2098)).errors).toEqual([]);
    const [year] = (await client.academicYears.list()).data;
    // A closed term stays where it is, and its year with it.
    const [term] = (await client.terms.list()).data;
    await client.terms.open(term?.id ?? '');
    await client.terms.close(term?.id ?? '');
    const { errors } = await importYear(2099);
    expect(errors).toHaveLength(2);
    expect(errors.join()).not.toContain('is now from');
    const { starts_on, ends_on } = await client.academicYears.get(year?.id ?? '');
    expect([starts_on, ends_on]).toEqual(['2098-01-14', '2098-12-10']);
  });

  test('a file of a term that is closed by now is unchanged', async () => {
    const started = await newSchool();
    const { client } = started;
    await importInto(started, sample);
    const [term] = (await client.terms.list()).data;
    await client.terms.open(term?.id ?? '');
    await client.terms.close(term?.id ?? '');
    const { report, errors } = await importInto(started, sample);
    expect(errors).toEqual([]);
    expect(report.kinds).toEqual(all('unchanged'));
  });

  test('a messy folder is taken as far as it can be read, and the second run changes nothing', async () => {
    const started = await newSchool();
    const { client } = started;
    const folder = await newFolder();
    const write = (file: string, ...lines: (string | Buffer)[]) =>
      writeFile(
        join(folder, file),
        Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\r\n')])),
      );
    await write(
      'Student.csv',
      'SIS ID,First Name,Last Name,Grade,Phone,Birthdate',
      'S-1,Amahle,Müller,7,082 123 4567,31/05/2013',
      Buffer.from('S-2,José,Sample,7,,', 'latin1'),
      'S-3,B\u0000o,Example,7,,',
      'S-4,Dineo,Placeholder,8,12,04/05/2012',
      'S-5,Smith, Eva,Example,8,,',
      `S-6,${'x'.repeat(99)}👩‍🏫,Example,8,,`,
    );
    await write(
      'Section.csv',
      'SIS ID,Section Name,Term SIS ID,Term StartDate,Term EndDate,Course SIS ID,Course Name',
      'C-1,Maths,Y,2026-01-14,2026-12-09,K-1,Mathematics',
      'C-2,Art,Y,2026-01-14,2026-12-09,K-2,Art',
    );
    await write(
      'StudentEnrollment.csv',
      'Section SIS ID,SIS ID',
      'C-1,S-1',
      'C-2,S-2',
      'C-2,S-4',
      'C-2,S-4',
      'C-9,S-6',
    );
    await write(
      'User.csv',
      'Email,First Name,Last Name,Phone,SIS ID',
      'pat@home.example,Pat,Example,011 555 0134,',
    );
    await write(
      'GuardianRelationship.csv',
      'SIS ID,Email,Role',
      'S-1,pat@home.example,Guardian',
      'S-1,x,Doctor',
    );
    const { code, report, errors } = await importInto(started, folder);
    expect(code).toBe(1);
    expect(errors).toEqual([
      'Student.csv 3 First Name left_out: contains a character that cannot be decoded: Jos\uFFFD; the file is not UTF-8, so set its encoding with --encoding, such as windows-1252',
      'Student.csv 4 First Name left_out: contains a control character: B·o',
      'Student.csv 5 Phone value_left_out: is not a telephone number of ZA: 12',
      'Student.csv 6 left_out: has 7 cells, but the header has 6, so it is unclear which cell belongs to which column',
      expect.stringMatching(/^Student\.csv 7 First Name value_left_out: is longer than 100 characters/),
      'StudentEnrollment.csv 3 SIS ID left_out: refers to the learner S-2, which was left out (Student.csv line 3)',
      'StudentEnrollment.csv 6 Section SIS ID left_out: refers to the class C-9, which is not in any line that could be read',
    ]);
    const learners = await learnersOf(client);
    expect(
      learners.sort((one, other) => ((one.external_ids.sds ?? '') < (other.external_ids.sds ?? '') ? -1 : 1)),
    ).toMatchObject([
      { name: 'Amahle Müller', phone: '+27821234567', date_of_birth: '2013-05-31' },
      { phone: null, date_of_birth: '2012-05-04' },
      { first_name: 'x'.repeat(99) },
    ]);
    expect((await client.guardians.list()).data).toMatchObject([
      { name: 'Pat Example', phone: '+27115550134' },
    ]);
    const sum = (key: string) =>
      report.files.reduce((all: number, file: Record<string, number>) => all + Number(file[key]), 0);
    expect(sum('lines')).toBe(sum('created') + sum('updated') + sum('unchanged') + sum('left_out'));
    const second = await importInto(started, folder);
    expect(second.report.files).toContainEqual(
      expect.objectContaining({ file: 'Student.csv', lines: 6, created: 0, unchanged: 3, left_out: 3 }),
    );
    // The first import created the learners and the term.
    const isForNew = ({ reason, result }: Item) =>
      reason.includes('date of admission') || result === 'warning';
    expect(report.items.filter(isForNew)).toHaveLength(4);
    expect(second.report.items).toEqual(report.items.filter((item: Item) => !isForNew(item)));
  });
});

// What the command says by itself does not depend on the database of the server.
describe('the command that imports a folder', () => {
  test('people are shown a table, and what was left out', async () => {
    const { server, testKey } = await startServer(openSqlite, { worker: true });
    const { code, stdout } = await rollbook(['import', sample, '--server', server.url, '--school', 'EX-1'], {
      cwd: await newFolder(),
      env: { ROLLBOOK_API_KEY: testKey },
    });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Records +created +updated +unchanged +removed +failed$/m);
    expect(stdout).toMatch(/^learners +4 +0 +0 +0 +0$/m);
    expect(stdout).toMatch(/^Lines in the files +lines +created +updated +unchanged +left out$/m);
    expect(stdout).toMatch(/^Student\.csv +4 +4 +0 +0 +0$/m);
    expect(stdout).toMatch(/^total +17 +16 +0 +0 +1$/m);
    expect(stdout).toContain(
      '      1  assumed          Teacher.csv line 3, Secondary Email: has no email address; a placeholder at sds.invalid',
    );
    expect(stdout).toMatch(/^Report: \/.*rollbook-import-[\d-]+\.csv\n +0 errors, \d+ notices\n$/m);
  });

  test('what cannot be imported is said before anything is sent', async () => {
    const started = await startServer(openSqlite, { worker: true });
    const empty = await importInto(started, await newFolder());
    expect(empty).toMatchObject({ code: 2, report: { files: [] } });
    expect(empty.stderr).toContain('users.csv');
    const elsewhere = await importInto(started, sample, '--school', 'EX-9');
    expect(elsewhere).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('The organisations are: EX-1.'),
    });
    const source = await importInto(started, sample, '--source', 'a b');
    expect(source).toMatchObject({ code: 2 });
    expect(await everything(started.client.imports.list())).toEqual([]);
  });

  test('a run that is interrupted cancels its import, and says how to go on', async () => {
    // The server does not carry out the import.
    const { server, client, testKey } = await startServer(openSqlite);
    const cwd = await newFolder();
    const args = ['import', sample, '--server', server.url, '--report', 'report.csv'];
    const command = startCommand(args, { cwd, env: { ROLLBOOK_API_KEY: testKey } });
    await command.printed(/academic years: 0 of 1/, 'stderr');
    await expect.poll(async () => (await client.imports.list()).data).toHaveLength(1);
    expect(await command.stop('SIGINT')).toBe(1);
    const next = 'Interrupted. Changes made so far are kept; run the command again to continue.';
    expect(command.output.stderr).toContain(`rollbook: ${next}\n`);
    expect(await readFile(join(cwd, 'report.csv'), 'utf8')).toContain(`error,stopped,,,,${next},`);
    expect((await client.imports.list()).data).toMatchObject([{ status: 'cancelled' }]);
  });

  test('the reason why a run ended is printed once, on standard error', async () => {
    const cwd = await newFolder();
    const run = (...args: string[]) => rollbook(['import', 'nofolder', ...args], { cwd });
    const { code, stdout, stderr } = await run();
    expect(code).toBe(2);
    expect(stderr).toMatch(/^rollbook: .*nofolder.*\n$/);
    const reason = stderr.replace('rollbook: ', '').trim();
    expect(stdout).not.toContain(reason);
    expect(stdout).toMatch(/^Report: \/.*\n +1 error, 0 notices\n$/);
    const json = await run('--json');
    expect(json).toMatchObject({ code: 2, stderr });
    expect(JSON.parse(json.stdout)).toMatchObject({ error: reason, items: [{ result: 'stopped', reason }] });
  });

  test('a report is written whatever happens: without a server, with a wrong key, with an export of headers', async () => {
    const { server, testKey } = await startServer(openSqlite, { worker: true });
    const run = async (folder: string, ...args: string[]) => {
      const path = join(await newFolder(), 'report.csv');
      const result = await rollbook(['import', folder, '--report', path, ...args], {
        cwd: folder,
        env: { ROLLBOOK_API_KEY: testKey },
      });
      return { ...result, file: await readFile(path, 'utf8') };
    };
    const unreachable = await run(sample, '--server', 'http://127.0.0.1:1');
    expect(unreachable.code).toBe(1);
    expect(unreachable.stderr).toMatch(
      /Cannot reach the server at http:\/\/127\.0\.0\.1:1: .*(ECONNREFUSED|bad port).*--server or ROLLBOOK_URL/,
    );
    expect(unreachable.file).toContain(
      'error,left_out,Student.csv,2,,was not imported: the run ended before this line',
    );
    expect(unreachable.stdout).toMatch(/^total +17 +0 +0 +0 +17$/m);
    const wrongKey = await run(sample, '--server', server.url, '--key', `sk_test_${'0'.repeat(32)}`);
    expect(wrongKey.code).toBe(1);
    expect(wrongKey.file).toContain('error,stopped,');
    const headers = await newFolder();
    await writeFile(join(headers, 'Student.csv'), 'SIS ID,First Name,Last Name\n');
    const empty = await run(headers, '--server', server.url);
    expect(empty).toMatchObject({ code: 1, stderr: expect.stringContaining('There is nothing to import') });
    expect(empty.file).toContain('error,not_read,Student.csv,,,has no lines after the header');
  });

  test('the help says where the key comes from, and so does the error without one', async () => {
    const cwd = await newFolder();
    const help = await rollbook(['import', '--help'], { cwd });
    expect(help.stdout).toContain('ROLLBOOK_API_KEY');
    expect(help.stdout).toContain('rollbook key create --school <id>');
    const keyless = await rollbook(['import', sample], { cwd });
    expect(keyless).toMatchObject({ code: 2, stderr: expect.stringContaining('rollbook key create') });
    expect(keyless.stdout).toMatch(/^total +17 +0 +0 +0 +17$/m);
    const [name = '', ...others] = await readdir(cwd);
    expect(others).toEqual([]);
    const report = await readFile(join(cwd, name), 'utf8');
    expect(report).toContain('error,stopped,,,,"The API key is missing.');
    expect(report).toContain(
      'error,left_out,Student.csv,2,,was not imported: the run ended before this line',
    );
    const address = await rollbook(['import', sample], { cwd, env: { ROLLBOOK_URL: 'nowhere' } });
    expect(address).toMatchObject({ code: 2, stderr: expect.stringContaining('ROLLBOOK_URL') });
    expect(await readdir(cwd)).toHaveLength(2);
    const unwritable = await rollbook(['import', sample, '--report', join(cwd, 'none', 'report.csv')], {
      cwd,
      env: { ROLLBOOK_API_KEY: 'sk_test_00000000000000000000000000000000' },
    });
    expect(unwritable).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Cannot write the report'),
    });
  });
});
