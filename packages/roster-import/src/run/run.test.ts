import { expect, test } from 'vitest';
import { ImportServer } from '../../test/import-server.ts';
import { fieldsOf, readUnsent } from '../../test/read-folder.ts';
import type { RunOptions } from './options.ts';
import { importRoster } from './run.ts';

const none = { created: 0, updated: 0, unchanged: 0, removed: 0, failed: 0, not_sent: 0 };
const options: RunOptions = {
  ...{ source: 'sis', now: Date.parse('2026-02-02T08:00:00Z'), today: '2026-02-02' },
  ...{ dryRun: false, fullSnapshot: false },
};

const students = (count: number) =>
  readUnsent({
    'Student.csv': `SIS ID,First Name,Last Name\n${Array.from({ length: count }, (_, n) => `${n},Ann,Example`).join('\n')}`,
  });

const send = (server: ImportServer, roster: ReturnType<typeof students>, more: Partial<RunOptions> = {}) =>
  importRoster(server.client, roster.rows, roster.report, { ...options, ...more });

/** The final items and counts of the report. */
const said = ({ report }: ReturnType<typeof students>) => {
  const { files, items } = report.summary();
  const others = items.filter(({ result }) => result !== 'assumed');
  return { files, items: others.map(({ line, result, reason }) => `${line} ${result}: ${reason.text}`) };
};

test('many rows go in several imports, one after the other, and their counts are added', async () => {
  const server = new ImportServer();
  const roster = students(5001);
  const report = await send(server, roster);
  expect(server.bodies.map(({ kind, rows }) => [kind, rows?.length])).toEqual([
    ['learners', 5000],
    ['learners', 1],
  ]);
  expect(server.bodies[1]?.rows).toEqual(fieldsOf(roster, 'learners').slice(5000));
  expect(report).toEqual({ kinds: { learners: { ...none, created: 5001 } }, presumed: 0, error: undefined });
});

test('each line has the result of its row, and what most have is not asked for, except for warnings', async () => {
  const verdicts = ['created', 'updated', 'failed', 'unchanged', 'unchanged', 'unchanged'] as const;
  const server = new ImportServer({
    judge: ({ external_id }) => verdicts[Number(external_id)] ?? 'unchanged',
    state: () => ({ status: 'completed_with_errors' }),
  });
  const roster = students(6);
  const { kinds } = await send(server, roster);
  expect(kinds).toEqual({ learners: { ...none, created: 1, updated: 1, failed: 1, unchanged: 3 } });
  expect(server.calls.filter((call) => call.endsWith('/rows'))).toHaveLength(4);
  expect(said(roster)).toEqual({
    files: [{ file: 'Student.csv', lines: 6, created: 1, updated: 1, unchanged: 3, left_out: 1 }],
    items: ['4 rejected: is not as it should be'],
  });
});

test('rows that the server cannot read are rejected alone, and the others of their request are imported', async () => {
  const server = new ImportServer({
    cannotRead: ({ external_id }) => ['1', '3', '4'].includes(String(external_id)),
  });
  const roster = students(6);
  const { kinds, error } = await send(server, roster);
  expect(error).toBeUndefined();
  expect(kinds.learners).toMatchObject({ created: 3, failed: 3 });
  expect(said(roster).items[0]).toBe('3 rejected: was rejected: name has a bad one');
});

test('a request that is too large is sent in parts', async () => {
  const server = new ImportServer({ maxRows: 3 });
  const { kinds } = await send(server, students(10));
  expect(kinds.learners).toMatchObject({ created: 10, not_sent: 0 });
  expect(server.bodies.map(({ rows }) => rows?.length)).toEqual([3, 2, 3, 2]);
});

test('a signal ends the run and cancels the import that is under way, and what it did is reported', async () => {
  const controller = new AbortController();
  const server = new ImportServer({
    state: (asked) => ({ status: asked < 3 ? 'running' : 'cancelled', done: 1 }),
    onRequest: (call) => {
      if (call.startsWith('GET')) controller.abort();
    },
  });
  const roster = students(2);
  const { error, kinds } = await send(server, roster, { signal: controller.signal });
  expect(error).toBeDefined();
  expect(server.calls.slice(0, 3)).toEqual([
    'POST /v1/imports',
    'GET /v1/imports/imp_1',
    'POST /v1/imports/imp_1/cancel',
  ]);
  expect(kinds.learners).toMatchObject({ created: 1, not_sent: 1 });
  expect(said(roster).items).toEqual(['3 not_sent: was not processed: the import was cancelled']);
});

test('a signal that comes while an import is asked for cancels it too', async () => {
  const controller = new AbortController();
  const server = new ImportServer({
    state: () => ({ status: 'queued', done: 0 }),
    onRequest: () => controller.abort(),
  });
  const { error } = await send(server, students(1), { signal: controller.signal });
  expect(error).toBeDefined();
  expect(server.calls.slice(0, 2)).toEqual(['POST /v1/imports', 'POST /v1/imports/imp_1/cancel']);
});

test('an import that fails as a whole ends the run, and says what was done before', async () => {
  const server = new ImportServer({ state: () => ({ status: 'failed', done: 1 }) });
  const roster = students(2);
  const { error } = await send(server, roster);
  expect(error).toEqual(new Error('The import of learners (imp_1) did not finish: it was failed'));
  expect(said(roster).files).toMatchObject([{ created: 1, left_out: 1 }]);
});

test('where the network is gone, what was sent is unconfirmed and the rest not sent', async () => {
  const server = new ImportServer({ state: () => ({ status: 'running', done: 0 }), requests: 1 });
  const roster = students(5001);
  const { error, kinds } = await send(server, roster);
  expect(error).toMatchObject({ code: 'connection_failed' });
  expect(kinds.learners).toEqual({ ...none, not_sent: 5001 });
  const { items } = said(roster);
  expect(items[0]).toMatch(/^2 unconfirmed: was sent, but the run ended before the result was known: /);
  expect(items.at(-1)).toMatch(/^5002 not_sent: the run ended before this row: /);
});

const enrolled = () =>
  readUnsent({
    'Student.csv':
      'SIS ID,First Name,Last Name,Student Number\n1,Ann,Example,A-1\n2,Ben,Example,A-2\n3,Cai,Example,A-3',
    'Section.csv': 'SIS ID,Section Name,Term Name,Term StartDate,Term EndDate\nC,Art,Y,2026-01-14,2026-12-09',
    'StudentEnrollment.csv': 'Section SIS ID,SIS ID\nC,1\nC,2\nC,3',
  });
const admissions = ({ report }: ReturnType<typeof enrolled>) =>
  report
    .summary()
    .items.flatMap(({ line, reason }) =>
      reason.text.includes('date of admission') ? [`${line}: ${reason.text}`] : [],
    );

test('the date of admission is sent for learners whom the school does not have', async () => {
  const known = {
    external_ids: { sis: '1' },
    admission_number: null,
    archived_at: '2026-01-01T00:00:00.000Z',
  };
  const sameNumber = { external_ids: {}, admission_number: 'a-2', archived_at: null };
  const server = new ImportServer({ learners: [known, sameNumber] });
  const roster = enrolled();
  await send(server, roster);
  const learners = server.bodies.find(({ kind }) => kind === 'learners')?.rows;
  expect(learners?.map(({ admitted_on }) => admitted_on)).toEqual([undefined, undefined, '2026-01-14']);
  expect(admissions(roster)).toEqual([
    '4: 2026-01-14 is used as the date of admission: it is the first day of an enrollment',
  ]);
});

test('a key that cannot read learners sends no date of admission, which is reported', async () => {
  const server = new ImportServer();
  const roster = enrolled();
  const { error } = await send(server, roster);
  expect(error).toBeUndefined();
  const learners = server.bodies.find(({ kind }) => kind === 'learners')?.rows;
  expect(learners?.map(({ admitted_on }) => admitted_on)).toEqual([undefined, undefined, undefined]);
  expect(admissions(roster)[0]).toBe(
    '2: has a date of admission that is not sent, because the API key cannot read learners; the day of the import is used',
  );
});

test('a full snapshot removes nothing of a kind of which the files have no records, which is reported', async () => {
  const server = new ImportServer();
  const roster = students(1);
  await send(server, roster, { fullSnapshot: true });
  expect(server.bodies.filter((body) => body.full_snapshot)).toMatchObject([
    { kind: 'learners', dry_run: true, removals_only: true, rows: [{ external_id: '0' }] },
    { kind: 'learners', dry_run: false, removals_only: true, rows: [{ external_id: '0' }] },
  ]);
  const { items } = roster.report.summary();
  expect(
    items.filter(({ file }) => file === null).map(({ kind, reason }) => `${kind}: ${reason.text}`),
  ).toEqual(
    ['enrollments', 'learner_guardians', 'guardians', 'classes', 'staff'].map(
      (kind) => `${kind}: the files contain no records of this kind, so none are removed`,
    ),
  );
});

test('a full snapshot of more rows than an import can have removes what one request with all ids does not name', async () => {
  const server = new ImportServer();
  await send(server, students(5001), { fullSnapshot: true });
  const snapshots = server.bodies.filter((body) => body.full_snapshot);
  expect(
    snapshots.map(({ dry_run, removals_only, rows }) => ({ dry_run, removals_only, rows: rows?.length })),
  ).toEqual([
    { dry_run: true, removals_only: true, rows: 5001 },
    { dry_run: false, removals_only: true, rows: 5001 },
  ]);
});

test('a row that is skipped changes nothing, which is reported, and keeps no record from being removed', async () => {
  const server = new ImportServer({
    judge: ({ external_id }) => (external_id === '0' ? 'skipped' : 'created'),
  });
  const roster = students(3);
  const { kinds, error } = await send(server, roster, { fullSnapshot: true });
  expect(error).toBeUndefined();
  expect(kinds).toMatchObject({ learners: { created: 2, unchanged: 1, failed: 0 } });
  const { items } = roster.report.summary();
  expect(items.filter(({ result }) => result === 'stopped')).toEqual([]);
  expect(items.filter(({ result }) => result !== 'assumed')).toMatchObject([
    { line: 2, severity: 'notice', reason: { text: 'is not as it should be' } },
  ]);
});

test('a full snapshot removes nothing if a row failed under an id that the school does not have', async () => {
  for (const [learners, snapshots] of [
    [[], []],
    [[{ external_ids: { sis: '0' } }], ['learners', 'learners']],
  ] as const) {
    const server = new ImportServer({ judge: () => 'failed', learners: [...learners] });
    const roster = students(1);
    const { error } = await send(server, roster, { fullSnapshot: true });
    expect(error).toBeUndefined();
    expect(server.bodies.filter((body) => body.full_snapshot).map(({ kind }) => kind)).toEqual(snapshots);
    const stopped = roster.report.summary().items.filter(({ result }) => result === 'stopped');
    expect(stopped.map(({ severity, kind, external_id }) => [severity, kind, external_id])).toEqual(
      learners.length === 0 ? [['error', 'learners', '0']] : [],
    );
  }
});
