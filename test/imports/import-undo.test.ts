import { once } from 'node:events';
import { Rollbook } from '@rollbook/sdk';
import { createServer, ManualClock, type RollbookServer } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { newFolder, rollbook, serve } from '../support/command.ts';
import { environmentOf, onBothDatabases } from '../support/databases.ts';
import { importInto, learners, type NewImport, rowsOf } from '../support/imports.ts';
import { refusalOf } from '../support/problems.ts';
import { startYear } from '../support/school-year.ts';
import { sharedServer, startServer } from '../support/server.ts';

const sis = { kind: 'learners', source: 'sis' } as const;

/** Undoes an import, and waits until it is done. */
async function undo(server: RollbookServer, client: Rollbook, id: string) {
  const counted = await client.imports.undo(id, { dry_run: true });
  const started = await client.imports.undo(id, {});
  expect({ ...started, dry_run: true }).toEqual(counted);
  expect((await client.imports.get(id)).status).toBe('undoing');
  await server.drainJobs();
  return { counted, done: await client.imports.get(id) };
}

onBothDatabases('undoing an import', (open) => {
  const newSchool = sharedServer(open);

  it('archives what it created and gives what it changed its previous values, sensitive ones included', async () => {
    const { server, client } = await newSchool();
    const known = await client.learners.create({
      name: 'Thandi Example',
      admission_number: 'K1',
      national_id: '8001015009087',
      metadata: { house: 'red', bus: '7' },
    });
    const done = await importInto(server, client, {
      ...sis,
      rows: [
        ...learners(300),
        {
          external_id: 'k1',
          name: 'Thandi Example',
          admission_number: 'K1',
          national_id: '9001010000080',
          grade_level: 'Grade 5',
          metadata: { house: 'blue', tram: '1' },
        },
      ],
    });
    expect(done).toMatchObject({
      counts: { created: 300, updated: 1, failed: 0 },
      undo: { pending: 0, undone: 0 },
    });
    expect(done.undo_until).toBe(new Date(Date.parse(done.created_at) + 30 * 86_400_000).toISOString());
    const { counted, done: undone } = await undo(server, client, done.id);
    expect(counted).toMatchObject({ created: 300, updated: 1, removed: 0, kept: 0 });
    expect(undone).toMatchObject({
      status: 'undone',
      undo: { pending: 0, undone: 301, kept: 0 },
      error: null,
    });
    const left = await client.learners.list();
    expect(left.data).toMatchObject([
      {
        ...{ id: known.id, name: 'Thandi Example', grade_level: null, national_id: '8001015009087' },
        ...{ metadata: { house: 'red', bus: '7' }, external_ids: {} },
      },
    ]);
    const [entry] = (await client.auditLog.list({ action: 'learner.archived', limit: 1 })).data;
    expect(entry?.actor.type).toBe('api_key');
    expect((await client.events.list({ type: 'learner.updated', limit: 1 })).data[0]?.data).toMatchObject({
      id: known.id,
    });
    const again = await importInto(server, client, { ...sis, rows: learners(2) });
    expect(again.counts).toMatchObject({ updated: 2, failed: 0 });
    expect(await refusalOf(client.imports.undo(done.id, {}))).toMatchObject({
      code: 'invalid_state_transition',
    });
    const back = (await undo(server, client, again.id)).done;
    expect(back).toMatchObject({ status: 'undone', undo: { undone: 2 } });
    expect((await client.learners.list()).data).toHaveLength(1);
  });

  it('goes back to no learners where their grade level came from their class, or was created later', async () => {
    const { server, client, a, terms } = await startYear(open);
    const of = (kind: 'enrollments' | 'grade_levels', rows: object[]) =>
      importInto(server, client, { kind, source: 'sis', rows: rows as never });
    const made = await importInto(server, client, {
      ...sis,
      rows: [
        { external_id: '1', name: 'Thandi Example' },
        { external_id: '2', name: 'Sipho Example', grade_level: 'Grade 9' },
        { external_id: '3', name: 'Zola Example' },
      ],
    });
    const enrolled = await of('enrollments', [
      { external_id: 'e1', learner_external_id: '1', class_id: a.id, term_id: terms[0].id },
    ]);
    await of('grade_levels', [{ external_id: 'g9', label: 'Grade 9', order: 90 }]);
    const [one, other, third] = (await client.learners.list({ order: 'asc' })).data;
    expect([one?.grade_level_id, other?.grade_level_id]).toEqual([a.grade_level_id, expect.any(String)]);
    await client.learners.update(third?.id ?? '', { email: 'zola@example.org' });
    expect((await undo(server, client, enrolled.id)).done).toMatchObject({ status: 'undone' });
    const { counted, done } = await undo(server, client, made.id);
    expect(counted).toMatchObject({ created: 2, kept: 1 });
    expect(done).toMatchObject({ status: 'partly_undone', undo: { undone: 2, kept: 1 } });
    expect((await client.learners.list()).data.map(({ id }) => id)).toEqual([third?.id]);
  });

  it('keeps records that were changed since, or that are in use, says why, and can be tried again', async () => {
    const { server, client } = await newSchool();
    const { id } = await importInto(server, client, {
      kind: 'grade_levels',
      source: 'sis',
      rows: [1, 2, 3].map((n) => ({ external_id: `g${n}`, label: `Grade ${n}`, order: n })),
    });
    const [one, two] = (await client.gradeLevels.list({ order: 'asc' })).data;
    await client.gradeLevels.update(one?.id ?? '', { order: 9 });
    const learner = await client.learners.create({ name: 'Sipho Example', grade_level_id: two?.id ?? '' });
    const { counted, done } = await undo(server, client, id);
    expect(counted).toMatchObject({ created: 2, kept: 1 });
    expect(done).toMatchObject({ status: 'partly_undone', undo: { pending: 0, undone: 1, kept: 2 } });
    const kept = await Array.fromAsync(client.imports.rows(id, { undo: 'kept' }));
    expect(kept.map(({ number, undo_code }) => [number, undo_code])).toEqual([
      [1, 'changed_since'],
      [2, 'resource_in_use'],
    ]);
    expect(kept[0]?.undo_detail).toBe(`${one?.id} was changed since the import.`);
    await client.learners.archive(learner.id);
    const more = (await undo(server, client, id)).done;
    expect(more).toMatchObject({ status: 'partly_undone', undo: { undone: 2, kept: 1 } });
  });

  it('goes back through all rows that changed the same record', async () => {
    const { server, client } = await newSchool();
    const { id: teacher } = await client.staff.create({
      name: 'S',
      email: 's@example.org',
      staff_type: 'teacher',
    });
    const { id } = await importInto(server, client, {
      kind: 'staff',
      source: 'sis',
      rows: [
        { external_id: 't1', email: 's@example.org', name: 'S', staff_type: 'teacher' },
        { external_id: 't1', job_title: 'Head of sport' },
        { email: 'S@example.org', phone: '+27115550123' },
      ],
    });
    expect((await client.staff.get(teacher)).job_title).toBe('Head of sport');
    expect((await undo(server, client, id)).done).toMatchObject({ status: 'undone', undo: { undone: 3 } });
    expect(await client.staff.get(teacher)).toMatchObject({ job_title: null, phone: null, external_ids: {} });
  });

  it('restores what a full snapshot removed', async () => {
    const { server, client } = await newSchool();
    await importInto(server, client, { ...sis, rows: learners(20) });
    const body: NewImport = { ...sis, rows: learners(19), full_snapshot: true };
    const { id, counts } = await importInto(server, client, body);
    expect(counts).toMatchObject({ removed: 1 });
    const { counted, done } = await undo(server, client, id);
    expect(counted).toMatchObject({ created: 0, updated: 0, removed: 1, kept: 0 });
    expect(done).toMatchObject({ status: 'undone', undo: { undone: 1 } });
    expect((await client.learners.list({ limit: 100 })).data).toHaveLength(20);
  });

  it('undoes learners with their places in a class, and enrollments before their learners', async () => {
    const { server, client } = await newSchool();
    const span = { starts_on: '2026-01-14', ends_on: '2026-12-09' };
    const year = await client.academicYears.create({ name: '2026', ...span });
    await client.academicYears.start(year.id);
    const inYear = { academic_year_id: year.id };
    const term = await client.terms.create({ ...inYear, name: 'Term 1', number: 1, ...span });
    await client.terms.open(term.id);
    const grade = await client.gradeLevels.create({ label: 'Grade 5', order: 5 });
    const register = { ...inYear, label: '5B', kind: 'register' as const, grade_level_id: grade.id };
    const cls = await client.classes.create(register);
    const placed = await importInto(server, client, {
      ...sis,
      rows: learners(3).map((row) => ({ ...row, class: '5B' })),
    });
    expect(placed.counts).toMatchObject({ created: 3 });
    expect((await undo(server, client, placed.id)).done).toMatchObject({ status: 'undone' });
    expect((await client.learners.list()).data).toEqual([]);

    const inGrade = [7, 8, 9].map((n) => ({
      external_id: `n${n}`,
      name: `New ${n}`,
      grade_level: 'Grade 5',
    }));
    const people = await importInto(server, client, { ...sis, rows: inGrade });
    const enrolled = await importInto(server, client, {
      ...{ kind: 'enrollments', source: 'sis' },
      rows: [7, 8, 9].map((n) => ({
        ...{ external_id: `e${n}`, learner_external_id: `n${n}` },
        ...{ class_id: cls.id, term_id: term.id },
      })),
    });
    expect(enrolled.counts).toMatchObject({ created: 3, failed: 0 });
    expect((await undo(server, client, enrolled.id)).done).toMatchObject({ status: 'undone' });
    const { done } = await undo(server, client, people.id);
    expect(done.undo).toMatchObject({ undone: 3, kept: 0 });
  });

  it('keeps a move to another class, also one under the same id, and says so before', async () => {
    const { server, client, a, b, terms } = await startYear(open);
    await importInto(server, client, { ...sis, rows: learners(2) });
    const enroll = (...rows: object[]) =>
      importInto(server, client, {
        ...{ kind: 'enrollments', source: 'sis' },
        rows: rows.map((row) => ({ term_id: terms[0].id, starts_on: '2026-01-14', ...row })),
      });
    const [one, other] = [{ learner_external_id: '0' }, { learner_external_id: '1' }];
    const inA = [
      { ...one, external_id: 'same', class_id: a.id },
      { ...other, external_id: 'old', class_id: a.id },
    ];
    expect((await enroll(...inA)).counts).toMatchObject({ created: 2 });
    const moved = await enroll(
      { ...one, external_id: 'same', class_id: b.id, starts_on: '2026-02-02' },
      { ...other, external_id: 'new', class_id: b.id, starts_on: '2026-02-02' },
    );
    const { counted, done } = await undo(server, client, moved.id);
    expect(counted).toMatchObject({ created: 0, kept: 2 });
    expect(done).toMatchObject({ status: 'partly_undone', undo: { undone: 0, kept: 2 } });
    const rows = await rowsOf(client, moved.id);
    expect(rows.map(({ undo_code }) => undo_code)).toEqual(['not_reversible', 'not_reversible']);
  });

  it('archives a learner again whom a row had restored, and enrolls them nowhere for that', async () => {
    const { server, client } = await startYear(open);
    const rows = [{ external_id: '1', name: 'Thandi Example' }];
    await importInto(server, client, { ...sis, rows: rows.map((row) => ({ ...row, class: '5A' })) });
    const [learner] = (await client.learners.list()).data;
    if (!learner) throw new Error('No learner was imported');
    await client.learners.archive(learner.id);
    const before = (await client.learners.enrollments(learner.id)).data;
    const night = await importInto(server, client, {
      ...sis,
      rows: rows.map((row) => ({ ...row, email: 'thandi@example.org' })),
    });
    expect(night.counts).toMatchObject({ updated: 1 });
    expect((await undo(server, client, night.id)).done).toMatchObject({ status: 'undone' });
    expect(await client.learners.get(learner.id)).toMatchObject({
      ...{ email: null, archived_at: expect.any(String) },
    });
    expect((await client.learners.enrollments(learner.id)).data).toEqual(before);
    expect((await client.events.list({ type: 'learner.enrolled' })).data).toHaveLength(before.length);
  });

  it('goes back through several imports, also where a learner who is restored is in no class', async () => {
    const { server, client } = await startYear(open);
    const of = { kind: 'learners', source: 'sis' } as const;
    const send = (fields: object, more: object = {}) =>
      importInto(server, client, {
        ...of,
        rows: [{ external_id: '1', name: 'Thandi Example', ...fields }],
        ...more,
      });
    const first = await send({ class: '5A' });
    const second = await send({ class: '5A', email: 'thandi@example.org' });
    const rows = [{ external_id: '2', name: 'Sipho Example' }];
    const third = await importInto(server, client, {
      ...of,
      rows,
      full_snapshot: true,
      max_removal_ratio: 1,
    });
    expect(third.counts).toMatchObject({ created: 1, removed: 1 });
    const shown = [];
    for (const { id } of [third, second, first]) {
      expect(await client.imports.undo(id, { dry_run: true })).toMatchObject({ kept: 0 });
      await client.imports.undo(id, {});
      await server.drainJobs();
      const { status } = await client.imports.get(id);
      const { data } = await client.learners.list();
      shown.push([status, data.map(({ name, email }) => `${name} ${email}`)]);
    }
    expect(shown).toEqual([
      ['undone', ['Thandi Example thandi@example.org']],
      ['undone', ['Thandi Example null']],
      ['undone', []],
    ]);
  });

  it('makes the primary guardian from before the primary one again', async () => {
    const { server, client } = await newSchool();
    const { id: learner } = await client.learners.create({
      name: 'Thandi Example',
      external_ids: { sis: 'L' },
    });
    const guardian = async (sis: string) =>
      (await client.guardians.create({ name: `${sis} Example`, external_ids: { sis } })).id;
    const [mother, father, aunt] = [await guardian('M'), await guardian('F'), await guardian('A')];
    const link = async (guardian_id: string, is_primary: boolean) =>
      client.learnerGuardians.create(learner, { guardian_id, relationship: 'other', is_primary });
    await link(mother, true);
    const known = await link(aunt, false);
    const row = (guardian_external_id: string) => ({
      ...{ external_id: guardian_external_id, learner_external_id: 'L', guardian_external_id },
      ...{ relationship: 'other', is_primary: true },
    });
    const primary = async () =>
      (await client.learnerGuardians.list(learner)).data
        .filter(({ is_primary }) => is_primary)
        .map(({ guardian_id }) => guardian_id);
    for (const [rows, after] of [
      [[row('F')], father],
      [[row('A')], aunt],
      [[row('F'), row('A')], aunt],
    ] as const) {
      const { id } = await importInto(server, client, {
        kind: 'learner_guardians',
        source: 'sis',
        rows: [...rows],
      });
      expect(await primary()).toEqual([after]);
      const { done } = await undo(server, client, id);
      expect(done.status).toBe('undone');
      expect(await primary()).toEqual([mother]);
    }
    expect((await client.learnerGuardians.get(learner, known.id)).archived_at).toBeNull();
  });

  it('reverses the payments of a statement', async () => {
    const { server, client } = await newSchool();
    const learner = await client.learners.create({ name: 'Thandi Example' });
    const { id } = await importInto(server, client, {
      kind: 'payments',
      source: 'bank',
      rows: [{ received_on: '2026-01-20', reference: 'A', amount_decimal: '12.50', learner_id: learner.id }],
    });
    const [before] = (await client.payments.list()).data;
    expect(before?.status).toBe('received');
    expect((await undo(server, client, id)).done).toMatchObject({ status: 'undone', undo: { undone: 1 } });
    const [payment] = (await client.payments.list()).data;
    expect(payment?.status).toBe('reversed');
  });

  it('is refused for a dry run, and for a key without the scopes of the kind', async () => {
    const { server, client } = await newSchool();
    const tried = await importInto(server, client, { ...sis, rows: learners(1), dry_run: true });
    expect(tried.undo_until).toBeNull();
    expect(await refusalOf(client.imports.undo(tried.id, {}))).toMatchObject({ code: 'import_not_undoable' });
    const { id } = await importInto(server, client, { ...sis, rows: learners(1) });
    const { secret } = await client.apiKeys.create({
      name: 'Imports',
      scopes: ['read:imports', 'write:imports'],
    });
    const other = new Rollbook({ apiKey: secret, baseUrl: server.url });
    expect(await refusalOf(other.imports.undo(id, {}))).toMatchObject({ code: 'insufficient_scope' });
  });

  it('does not say whether a sensitive value that a key cannot see is the one that it wrote', async () => {
    const { server, client } = await newSchool();
    const [row = {}] = learners(1);
    const { id } = await importInto(server, client, { ...sis, rows: [{ ...row, race: 'coloured' }] });
    const { secret } = await client.apiKeys.create({
      name: 'Imports',
      scopes: ['read:learners', 'write:learners', 'read:imports', 'write:imports'],
    });
    const other = new Rollbook({ apiKey: secret, baseUrl: server.url });
    const learner = (await other.learners.list()).data[0]?.id ?? '';
    for (const race of ['african', 'coloured'] as const) {
      await other.learners.update(learner, { race });
      const { counted, done } = await undo(server, other, id);
      expect(counted).toMatchObject({ created: 0, kept: 1 });
      expect(done).toMatchObject({ status: 'partly_undone', undo: { undone: 0, kept: 1 } });
    }
    expect((await undo(server, client, id)).done).toMatchObject({ status: 'undone', undo: { undone: 1 } });
  });

  it('is not possible for a record whose person was erased, nor after the time is over', async () => {
    const clock = new ManualClock(Date.parse('2026-02-02T08:00:00.000Z'));
    const { server, client } = await startServer(open, { clock });
    await importInto(server, client, { ...sis, rows: learners(2) });
    const renamed = learners(2).map((row) => ({ ...row, name: `Other ${row.external_id}` }));
    const { id } = await importInto(server, client, { ...sis, rows: renamed });
    const [first] = (await client.learners.list({ external_id: 'sis:0' })).data;
    await client.learners.archive(first?.id ?? '');
    await client.learners.erase(first?.id ?? '', { confirm: first?.id ?? '', reason: 'Request' });
    const { done } = await undo(server, client, id);
    expect(done).toMatchObject({ status: 'partly_undone', undo: { undone: 1, kept: 1 } });
    const [kept] = await Array.fromAsync(client.imports.rows(id, { undo: 'kept' }));
    expect(kept).toMatchObject({ record_id: first?.id, undo_code: 'values_erased' });
    clock.advance(32 * 86_400_000);
    await server.drainJobs();
    expect(await refusalOf(client.imports.undo(id, {}))).toMatchObject({ code: 'import_not_undoable' });
    // What was done stays known without the rows.
    expect(await rowsOf(client, id)).toEqual([]);
    expect(await client.imports.get(id)).toEqual(done);
  });

  it('continues when the process is killed, and undoes nothing twice', async () => {
    const database = await open();
    onTestFinished(() => database[Symbol.asyncDispose]());
    const cwd = await newFolder();
    const env = {
      ...environmentOf(database),
      ROLLBOOK_RATE_LIMIT_READS: '0',
      ROLLBOOK_RATE_LIMIT_WRITES: '0',
    };
    const made = await rollbook(['school', 'create', '--name', 'Example School', '--json'], { cwd, env });
    const apiKey: string = JSON.parse(made.stdout).test_key;
    const first = await serve({ cwd, env });
    const client = new Rollbook({ apiKey, baseUrl: first.url, maxRetries: 0 });
    const count = 400;
    const { id } = await client.imports.create({ ...sis, rows: learners(count) });
    const read = () => client.imports.get(id);
    while ((await read()).status !== 'completed');
    await client.imports.undo(id, {});
    while ((await read()).undo.undone === 0);
    const ended = once(first.child, 'close');
    first.child.kill('SIGKILL');
    await ended;
    const clock = new ManualClock(Date.now() + 60_000);
    const { url: path, masterKey } = database;
    await using next = await createServer({ database: path, masterKey, clock, worker: false });
    const survivor = new Rollbook({ apiKey, baseUrl: next.url });
    const halfway = await survivor.imports.get(id);
    expect(halfway.status).toBe('undoing');
    expect(halfway.undo.undone).toBeLessThan(count);
    await next.drainJobs();
    expect(await survivor.imports.get(id)).toMatchObject({
      status: 'undone',
      undo: { pending: 0, undone: count, kept: 0 },
    });
    expect((await survivor.learners.list()).data).toEqual([]);
    let archived = 0;
    for await (const _ of survivor.auditLog.list({ action: 'learner.archived', limit: 100 })) archived++;
    expect(archived).toBe(count);
    expect(await survivor.auditLog.verify()).toMatchObject({ valid: true });
  });
});
