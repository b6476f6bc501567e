import { once } from 'node:events';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Rollbook } from '@rollbook/sdk';
import { createVerifier } from '@rollbook/webhook-verify/node';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder, rollbook } from './support/command.ts';
import { onEachDatabase } from './support/databases.ts';
import { type Started, startServer } from './support/server.ts';

const sample = join(import.meta.dirname, '../examples/sds-folder');

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

const none = { created: 0, updated: 0, unchanged: 0, failed: 0, removed: 0 };
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
  const result = await rollbook(['import', folder, '--url', server.url, '--json', ...args], {
    cwd: folder,
    env: { ROLLBOOK_API_KEY: testKey },
  });
  return { ...result, report: result.stdout === '' ? undefined : JSON.parse(result.stdout) };
};

/** A small school as OneRoster 1.1 has it: files by their lines. */
const oneRoster: Record<string, string[]> = {
  'orgs.csv': ['sourcedId,name,type', 'o1,Example School,school'],
  'academicSessions.csv': [
    'sourcedId,title,type,startDate,endDate',
    'y1,2026,schoolYear,2026-01-14,2026-12-09',
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
  test('brings the whole school, each record with its event, and the second run changes nothing', async () => {
    const started = await startServer(open);
    const { server, client } = started;
    const { events, refused } = await receive(client);
    const before = await changesOf(client);

    const dry = await importInto(started, sample, '--dry-run');
    expect(dry).toMatchObject({ code: 0, report: { dry_run: true, failed: [], faults: [] } });
    expect(dry.report.kinds).toEqual(all('created'));
    expect(await changesOf(client)).toBe(before);

    const first = await importInto(started, sample);
    expect(first).toMatchObject({
      code: 0,
      report: { format: 'sds', source: 'sds', failed: [], faults: [] },
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
    ]);
    expect(refused).toEqual([]);
  });

  test('brings a OneRoster folder with its guardians and terms, and the order of its lines does not matter', async () => {
    const started = await startServer(open);
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
      report: { format: 'oneroster', source: 'oneroster', faults: [] },
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

    await write((lines) => lines.toReversed());
    const { report } = await importInto(started, folder);
    const kinds = Object.entries<typeof none>(first.report.kinds);
    expect(report.kinds).toEqual(
      Object.fromEntries(kinds.map(([kind, { created }]) => [kind, { ...none, unchanged: created }])),
    );
  });

  test('tells bad lines by their file, whoever finds them, takes the good ones, and exits with 1', async () => {
    const started = await startServer(open);
    const folder = await copyWith({
      'Student.csv':
        'S-5,EX-1,Ethan,,e,,,A-5,,4,Active,1/1/2016,\nS-6,EX-1,Fatima,Example,f,,,A-6,,4,Active,1/1/2199,\n',
      'StudentEnrollment.csv': 'C-1,S-5\nC-1,S-6\n',
    });
    const { code, report } = await importInto(started, folder);
    expect(code).toBe(1);
    expect(report.kinds).toMatchObject({
      learners: { created: 4, failed: 1 },
      enrollments: { created: 4, failed: 1 },
    });
    expect(report.faults).toEqual([
      { file: 'Student.csv', line: 6, detail: 'lacks an id, a first name or a last name' },
      { file: 'StudentEnrollment.csv', line: 6, detail: 'names the learner S-5, who is not taken' },
    ]);
    expect(report.failed).toMatchObject([
      { kind: 'learners', file: 'Student.csv', line: 7, external_id: 'S-6', code: 'validation_failed' },
      { kind: 'enrollments', file: 'StudentEnrollment.csv', line: 7, code: 'unknown_reference' },
    ]);
    expect(await learnersOf(started.client)).toHaveLength(4);
  });

  test('changes what differs in the files and nothing else', async () => {
    const started = await startServer(open);
    const { client } = started;
    await client.learners.create({ name: 'Amahle Example', admission_number: 'A-1', preferred_name: 'Ama' });
    const { report } = await importInto(started, sample);
    expect(report.kinds.learners).toMatchObject({ created: 3, updated: 1 });
    expect((await client.learners.list({ admission_number: 'A-1' })).data).toMatchObject([
      { preferred_name: 'Ama', grade_level: '4', external_ids: { sds: 'S-1' } },
    ]);
  });

  test('a dry run tells apart what exists, what differs, and what hangs on records to come', async () => {
    const started = await startServer(open);
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

  test('a full snapshot removes what the files do not have, within its limit and only when they could be read', async () => {
    const started = await startServer(open);
    const { client } = started;
    await importInto(started, sample);
    const folder = await copyWith({});
    const without = async (file: string, line: RegExp) => {
      const path = join(folder, file);
      await writeFile(path, (await readFile(path, 'utf8')).replace(line, ''));
    };
    await without('Student.csv', /^S-4,.*\n/m);
    const dangling = await importInto(started, folder, '--full-snapshot');
    expect(dangling).toMatchObject({ code: 2, report: undefined });
    expect(dangling.stderr).toContain(
      'StudentEnrollment.csv line 5: names the learner S-4, who is not taken',
    );

    await without('StudentEnrollment.csv', /^C-3,.*\n/m);
    await without('TeacherRoster.csv', /^C-3,.*\n/m);
    await without('Section.csv', /^C-3,.*\n/m);
    const limited = await importInto(started, folder, '--full-snapshot');
    expect(limited).toMatchObject({ code: 1, report: undefined });
    expect(limited.stderr).toContain('would remove 1 of 4');
    expect(await learnersOf(client)).toHaveLength(4);

    const options = ['--full-snapshot', '--max-removal-ratio', '0.4'];
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

  test('people are shown a table, and what was left out', async () => {
    const { server, testKey } = await startServer(open);
    const { code, stdout } = await rollbook(['import', sample, '--url', server.url, '--school', 'EX-1'], {
      cwd: sample,
      env: { ROLLBOOK_API_KEY: testKey },
    });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ +created +updated +unchanged +removed +failed$/m);
    expect(stdout).toMatch(/^learners +4 +0 +0 +0 +0$/m);
    expect(stdout).toContain('note: 1 of the staff have no email address: one at sds.invalid was made up');
  });

  test('what cannot be imported is told before anything is sent', async () => {
    const started = await startServer(open);
    const empty = await importInto(started, await newFolder());
    expect(empty).toMatchObject({ code: 2, stdout: '' });
    expect(empty.stderr).toContain('users.csv');
    const elsewhere = await importInto(started, sample, '--school', 'EX-9');
    expect(elsewhere).toMatchObject({ code: 2, stderr: expect.stringContaining('There are: EX-1.') });
    const source = await importInto(started, sample, '--source', 'a b');
    expect(source).toMatchObject({ code: 2 });
    expect(await everything(started.client.imports.list())).toEqual([]);
  });
});
