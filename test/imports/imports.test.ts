import type { Rollbook } from '@rollbook/sdk';
import { ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { importInto, learners, type NewImport, rowsOf } from '../support/imports.ts';
import { refusalOf } from '../support/problems.ts';
import { sharedServer, startServer } from '../support/server.ts';
import { Visitor } from '../support/visitor.ts';

/** A class without a capacity, in a term of the current year. */
async function oneClass(client: Rollbook): Promise<{ cls: string; term: string }> {
  const span = { starts_on: '2026-01-14', ends_on: '2026-12-09' };
  const year = await client.academicYears.create({ name: '2026', ...span });
  await client.academicYears.start(year.id);
  const inYear = { academic_year_id: year.id };
  const term = await client.terms.create({ ...inYear, name: 'Term 1', number: 1, ...span });
  const grade = await client.gradeLevels.create({ label: 'Grade 5', order: 5 });
  const register = { ...inYear, label: '5B', kind: 'register' as const, grade_level_id: grade.id };
  return { cls: (await client.classes.create(register)).id, term: term.id };
}

onBothDatabases('an import', (open) => {
  const newSchool = sharedServer(open);

  it('makes records of its rows, each with its event and audit entry, and nothing when it is sent again', async () => {
    const { server, client } = await newSchool();
    const body: NewImport = { kind: 'learners', source: 'sis', rows: learners(70) };
    const first = await importInto(server, client, body);
    expect(first).toMatchObject({
      status: 'completed',
      counts: { created: 70, updated: 0, unchanged: 0, skipped: 0, failed: 0, removed: 0 },
      progress: { done: 70, total: 70 },
      error: null,
    });
    expect(await rowsOf(client, first.id)).toHaveLength(70);
    const [found] = (await client.learners.list({ external_id: 'sis:7' })).data;
    expect(found).toMatchObject({ name: 'Learner 7', admission_number: 'A7' });
    const entries = await client.auditLog.list({ resource_id: found?.id ?? '' });
    expect(entries.data.map(({ action, actor }) => [action, actor.type])).toEqual([
      ['learner.created', 'api_key'],
    ]);
    const [event] = (await client.events.list({ limit: 1 })).data;
    const again = await importInto(server, client, body);
    expect(again.counts).toEqual({
      created: 0,
      updated: 0,
      unchanged: 70,
      skipped: 0,
      failed: 0,
      removed: 0,
    });
    expect((await client.events.list({ limit: 1 })).data[0]?.id).toBe(event?.id);
    const changed = await importInto(server, client, {
      ...body,
      rows: learners(70).map((row) => (row.external_id === '7' ? { ...row, name: 'Thandi Example' } : row)),
    });
    expect(changed.counts).toMatchObject({ updated: 1, unchanged: 69 });
    expect((await client.learners.get(found?.id ?? '')).name).toBe('Thandi Example');
  });

  it('names whoever is signed in in the audit log, in what the rows and its undoing change too', async () => {
    const started = await newSchool();
    const { server, client } = started;
    const { id } = await client.staff.create({
      name: 'Sam Example',
      email: 'sam@example.org',
      staff_type: 'admin',
    });
    await client.roleAssignments.create(id, { role: 'admin' });
    const visitor = new Visitor(started);
    await visitor.useLink((await client.settingsLinks.create({ staff_id: id })).url);
    const send = (path: string, body: object) =>
      visitor.send('POST', `/settings/api/v1/imports${path}`, body);
    const sent = await send('', { kind: 'learners', source: 'sis', rows: learners(1) });
    await server.drainJobs();
    expect((await send(`/${sent.json.id}/undo`, {})).status).toBe(200);
    await server.drainJobs();
    const { data } = await client.auditLog.list({ limit: 100 });
    const ofImport = data.filter(({ action }) => /^(import|learner)\./.test(action));
    expect(ofImport.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['import.completed', 'learner.created', 'learner.archived']),
    );
    const sam = { type: 'staff', id, name: 'Sam Example' };
    expect(ofImport.map(({ actor }) => actor)).toEqual(ofImport.map(() => sam));
  });

  it('goes on past rows that are refused, and says of each what is wrong', async () => {
    const { server, client } = await newSchool();
    const done = await importInto(server, client, {
      kind: 'learners',
      source: 'sis',
      rows: [
        { external_id: '1', name: 'A' },
        { external_id: '2', name: 'B', date_of_birth: '2999-01-01' },
        { external_id: '3', nmae: 'C' },
        { name: 'D' },
        { external_id: '5', name: 'E', grade_level_external_id: 'g9' },
        { external_id: '6', name: 'F' },
      ],
    });
    expect(done).toMatchObject({ status: 'completed_with_errors', counts: { created: 2, failed: 4 } });
    const failed = await rowsOf(client, done.id, 'failed');
    expect(failed.map(({ number, code, errors }) => [number, code, errors[0]?.pointer])).toEqual([
      [2, 'validation_failed', '/date_of_birth'],
      [3, 'unknown_field', '/nmae'],
      [4, 'validation_failed', '/external_id'],
      [5, 'unknown_reference', '/grade_level_external_id'],
    ]);
    expect((await client.learners.list()).data.map(({ name }) => name).toSorted()).toEqual(['A', 'F']);
  });

  it('finds records by what is unique of them, and takes their external id', async () => {
    const { server, client } = await newSchool();
    const known = await client.learners.create({ name: 'Thandi Example', admission_number: 'A1' });
    const teacher = await client.staff.create({ name: 'S', email: 's@example.org', staff_type: 'teacher' });
    await importInto(server, client, {
      kind: 'learners',
      source: 'sis',
      rows: [{ external_id: '1', name: 'Thandi Example', admission_number: 'A1' }],
    });
    await importInto(server, client, {
      kind: 'staff',
      source: 'sis',
      rows: [{ external_id: 't1', name: 'S', email: 'S@Example.org', staff_type: 'teacher' }],
    });
    expect((await client.learners.list()).data).toMatchObject([{ id: known.id, external_ids: { sis: '1' } }]);
    expect((await client.staff.list()).data).toMatchObject([{ id: teacher.id, external_ids: { sis: 't1' } }]);
    const created = await importInto(server, client, {
      kind: 'learners',
      source: 'sis',
      mode: 'create_only',
      rows: [
        { external_id: '1', name: 'Another Name' },
        { external_id: '2', name: 'New' },
      ],
    });
    expect(created.counts).toMatchObject({ created: 1, unchanged: 1 });
    expect((await client.learners.get(known.id)).name).toBe('Thandi Example');
  });

  it('carries out rows that add to one record in the order sent, by whatever they name it', async () => {
    const { server, client } = await newSchool();
    const rows = [1, 2, 3].flatMap((n) => [
      { name: 'S', staff_type: 'teacher', external_id: `t${n}`, email: `s${n}@example.org` },
      { external_id: `t${n}`, job_title: 'Head of sport' },
      { email: `S${n}@Example.org`, phone: '+27115550123' },
    ]);
    for (const counts of [
      { created: 3, updated: 6, failed: 0 },
      { unchanged: 9, failed: 0 },
    ]) {
      const done = await importInto(server, client, { kind: 'staff', source: 'sis', rows });
      expect(done.counts).toMatchObject(counts);
      const { data } = await client.staff.list();
      expect(data.map(({ job_title, phone }) => [job_title, phone])).toEqual(
        Array.from({ length: 3 }, () => ['Head of sport', '+27115550123']),
      );
    }
  });

  it('gives a row what one before it gives up', async () => {
    const { server, client } = await newSchool();
    await importInto(server, client, { kind: 'learners', source: 'sis', rows: learners(3) });
    const rows = [0, 1, 2].flatMap((index) => [
      { external_id: String(index), admission_number: `B${index}` },
      { external_id: `new ${index}`, name: 'Thandi Example', admission_number: `A${index}` },
    ]);
    const swap: NewImport = { kind: 'learners', source: 'sis', rows };
    const counts = { created: 3, updated: 3, unchanged: 0, skipped: 0, failed: 0, removed: 0 };
    expect((await importInto(server, client, { ...swap, dry_run: true })).counts).toEqual(counts);
    expect((await importInto(server, client, swap)).counts).toEqual(counts);
  });

  it('gives a row the place in a class that one before it leaves, whether the class is named or its id', async () => {
    const { server, client } = await startServer(open, {
      clock: new ManualClock('2026-02-02T08:00:00.000Z'),
    });
    const { cls } = await oneClass(client);
    const { academic_year_id, grade_level_id } = await client.classes.get(cls);
    const labels = ['1A', '2A', '3A', '4A', '5A', '6A'];
    const register = { kind: 'register', academic_year_id, grade_level_id, capacity: 1 } as const;
    const made: { id: string }[] = [];
    for (const label of labels) made.push(await client.classes.create({ label, ...register }));
    const sent = (rows: object[], dry_run: boolean) =>
      importInto(server, client, {
        kind: 'learners',
        source: 'sis',
        rows: rows as NewImport['rows'],
        dry_run,
      });
    const placed = learners(6).map((row, index) => ({ ...row, class: labels[index] }));
    expect((await sent(placed, false)).counts).toMatchObject({ created: 6, failed: 0 });
    const moved = placed.map(({ external_id }, index) => {
      if (index === 0) return { external_id, class: 'Elsewhere' };
      return index % 2
        ? { external_id, class_id: made[index - 1]?.id }
        : { external_id, class: labels[index - 1] };
    });
    for (const dryRun of [true, false])
      expect((await sent(moved, dryRun)).counts).toMatchObject({ updated: 6, failed: 0 });
  });

  it('gives the last place in a class to the first row that wants it', async () => {
    const { server, client } = await startServer(open, {
      clock: new ManualClock('2026-02-02T08:00:00.000Z'),
    });
    const { cls, term } = await oneClass(client);
    await client.classes.update(cls, { capacity: 1 });
    await importInto(server, client, { kind: 'learners', source: 'sis', rows: learners(8) });
    const rows = learners(8).map(({ external_id }) => ({
      learner_external_id: external_id,
      class_id: cls,
      term_id: term,
    }));
    const sent: NewImport = { kind: 'enrollments', source: 'sis', rows };
    for (const body of [{ ...sent, dry_run: true }, sent]) {
      const done = await importInto(server, client, body);
      expect(done.counts).toMatchObject({ created: 1, failed: 7 });
      const codes = (await rowsOf(client, done.id)).map(({ code }) => code);
      expect(codes).toEqual([null, ...Array(7).fill('class_full')]);
    }
  });

  it('leaves the flag that one link of a learner has at most with the last row that sets it', async () => {
    const { server, client } = await newSchool();
    const guardians = Array.from({ length: 6 }, (_, index) => ({
      external_id: `g${index}`,
      name: `G ${index}`,
    }));
    await importInto(server, client, { kind: 'learners', source: 'sis', rows: learners(1) });
    await importInto(server, client, { kind: 'guardians', source: 'sis', rows: guardians });
    const rows = guardians.map(({ external_id }) => ({
      learner_external_id: '0',
      guardian_external_id: external_id,
      relationship: 'other',
      is_primary: true,
    }));
    for (const sent of [rows, rows.toReversed()]) {
      await importInto(server, client, { kind: 'learner_guardians', source: 'sis', rows: sent });
      const [learner] = (await client.learners.list()).data;
      const links = (await client.learnerGuardians.list(learner?.id ?? '')).data;
      const [primary] = links.filter(({ is_primary }) => is_primary);
      const { external_ids } = await client.guardians.get(primary?.guardian_id ?? '');
      expect(external_ids.sis).toBe(sent.at(-1)?.guardian_external_id);
    }
  });

  it('carries out rows whose dates keep clear of each other in the order sent', async () => {
    const { server, client } = await newSchool();
    const years = (by: number) =>
      Array.from({ length: 6 }, (_, index) => ({
        external_id: String(index),
        name: `Year ${index}`,
        starts_on: `${2020 + index + by}-01-10`,
        ends_on: `${2020 + index + by}-12-10`,
      }));
    const counts = { created: 0, updated: 6, failed: 0 };
    await importInto(server, client, { kind: 'academic_years', source: 'sis', rows: years(1) });
    const done = await importInto(server, client, { kind: 'academic_years', source: 'sis', rows: years(0) });
    expect(done.counts).toMatchObject(counts);
    const terms = (by: number) =>
      Array.from({ length: 6 }, (_, index) => ({
        external_id: `t${index}`,
        academic_year_external_id: '0',
        name: `Term ${index}`,
        number: index + 1,
        starts_on: `2020-0${index + 2 + by}-01`,
        ends_on: `2020-0${index + 2 + by}-20`,
      }));
    await importInto(server, client, { kind: 'terms', source: 'sis', rows: terms(1) });
    const moved = await importInto(server, client, { kind: 'terms', source: 'sis', rows: terms(0) });
    expect(moved.counts).toMatchObject(counts);
  });

  it('tries a dry run whole, and undoes it', async () => {
    const { server, client } = await newSchool();
    await client.learners.create({ name: 'Learner 0', admission_number: 'A0' });
    const rows = [
      ...learners(5),
      { external_id: '2', preferred_name: 'Two' },
      { external_id: '9', name: '' },
    ];
    const audit = (await client.auditLog.list({ limit: 1, action: 'learner.created' })).data[0]?.id;
    const [event] = (await client.events.list({ limit: 1 })).data;
    const dry = await importInto(server, client, { kind: 'learners', source: 'sis', dry_run: true, rows });
    expect(dry).toMatchObject({
      status: 'completed_with_errors',
      counts: { created: 4, updated: 2, unchanged: 0, failed: 1 },
    });
    expect((await client.learners.list()).data).toHaveLength(1);
    expect((await client.auditLog.list({ limit: 1, action: 'learner.created' })).data[0]?.id).toBe(audit);
    expect((await client.events.list({ limit: 1 })).data[0]?.id).toBe(event?.id);
    const real = await importInto(server, client, { kind: 'learners', source: 'sis', rows });
    expect(real.counts).toEqual(dry.counts);
  });

  it('removes what a list of more ids than an import can have rows does not name', async () => {
    const { server, client } = await newSchool();
    await importInto(server, client, { kind: 'learners', source: 'sis', rows: learners(20) });
    const rows = Array.from({ length: 5001 }, (_, n) => ({ external_id: String(n) }));
    const removals = { kind: 'learners', source: 'sis', full_snapshot: true, removals_only: true } as const;
    const done = await importInto(server, client, { ...removals, rows: rows.slice(2) });
    expect(done).toMatchObject({ status: 'completed', counts: { removed: 2, skipped: 4999, failed: 0 } });
    const none = await importInto(server, client, { ...removals, rows });
    expect(none.counts).toMatchObject({ removed: 0, skipped: 5001 });
    expect((await client.learners.list({ limit: 100 })).data).toHaveLength(18);
  });

  it('archives what a full snapshot does not name, unless that is too much, and brings it back', async () => {
    const { server, client } = await newSchool();
    const whole = { kind: 'learners', source: 'sis', full_snapshot: true } as const;
    await importInto(server, client, { ...whole, rows: learners(20) });
    await client.learners.create({ name: 'Of another source' });
    const refused = refusalOf(
      client.imports.create({ ...whole, max_removal_ratio: 0.07, rows: learners(17) }),
    );
    expect(await refused).toMatchObject({
      ...{ status: 409, code: 'too_many_removals' },
      detail: expect.stringContaining(
        'The snapshot of learners would remove 3 of 20 records, more than 7 %.',
      ),
    });
    const dry = await importInto(server, client, { ...whole, dry_run: true, rows: learners(18) });
    expect(dry.counts).toMatchObject({ unchanged: 18, removed: 2 });
    expect((await client.learners.list()).data).toHaveLength(21);
    const less = await importInto(server, client, { ...whole, rows: learners(18) });
    expect(less.counts).toMatchObject({ unchanged: 18, removed: 2 });
    expect((await rowsOf(client, less.id, 'removed')).map(({ external_id }) => external_id).sort()).toEqual([
      '18',
      '19',
    ]);
    expect((await client.learners.list()).data).toHaveLength(19);
    const [gone] = (await client.learners.list({ external_id: 'sis:19', archived: 'true' })).data;
    const back = await importInto(server, client, { ...whole, rows: learners(20) });
    expect(back.counts).toMatchObject({ created: 0, updated: 2, unchanged: 18 });
    expect((await client.learners.get(gone?.id ?? '')).archived_at).toBeNull();
    const padded = learners(20).map((row) => ({ ...row, external_id: ` ${row.external_id}\u200b` }));
    const still = await importInto(server, client, { ...whole, max_removal_ratio: 1, rows: padded });
    expect(still.counts).toMatchObject({ unchanged: 20, removed: 0 });
    const renumbered = learners(20).map((row) =>
      row.external_id === '3' ? { ...row, external_id: 'new', name: 'Somebody else' } : row,
    );
    const [kept] = (await client.learners.list({ external_id: 'sis:3' })).data;
    // What failed under a new id may be any of the records that are missing, so none is removed.
    const fewer = renumbered.filter(({ external_id }) => external_id !== '4');
    for (const dry_run of [true, false]) {
      const conflict = await importInto(server, client, { ...whole, dry_run, rows: fewer });
      expect(conflict.counts).toMatchObject({ unchanged: 18, failed: 1, skipped: 2, removed: 0 });
      expect(await rowsOf(client, conflict.id, 'failed')).toMatchObject([
        { external_id: 'new', code: 'already_exists', record_id: kept?.id },
      ]);
      expect(await rowsOf(client, conflict.id, 'skipped')).toMatchObject([
        { external_id: '3', code: 'removal_stopped', record_id: kept?.id, number: 20 },
        { external_id: '4', code: 'removal_stopped', detail: expect.stringContaining('row 4 failed') },
      ]);
    }
    const lines = fewer.map((row) => [row.external_id, row.name, row.admission_number].join());
    const csv = ['external_id,name,admission_number', '', ...lines].join('\n');
    const file = await importInto(server, client, { ...whole, dry_run: true, csv });
    expect(await rowsOf(client, file.id, 'skipped')).toMatchObject(
      Array(2).fill({ code: 'removal_stopped', detail: expect.stringContaining(': line 6 failed') }),
    );
    const known = fewer.map((row) => (row.external_id === 'new' ? { external_id: '3', name: '' } : row));
    const removed = await importInto(server, client, { ...whole, rows: known });
    expect(removed.counts).toMatchObject({ unchanged: 18, failed: 1, skipped: 0, removed: 1 });
    const nameless = refusalOf(client.imports.create({ ...whole, rows: [{ name: 'A' }] }));
    expect(await nameless).toMatchObject({ status: 422, errors: [{ pointer: '/rows/0/external_id' }] });
  });

  it('with create_only, neither takes the id of a record whose row has a new one, nor removes the record', async () => {
    const { server, client } = await newSchool();
    const only = { kind: 'learners', source: 'sis', mode: 'create_only' } as const;
    const sis = (...ids: string[]) =>
      ids.map((id) => ({ external_id: id, name: `Learner ${id}`, admission_number: `A${id}` }));
    await importInto(server, client, { ...only, rows: sis('1', '2', '3') });
    const before = (await client.learners.list()).data;

    const [one = {}, two = {}, three = {}] = sis('1', '2', '3');
    const renumbered = [{ ...one, external_id: '2' }, { ...two, external_id: 'n2' }, three];
    for (const dry_run of [true, false]) {
      const whole = { ...only, dry_run, full_snapshot: true, max_removal_ratio: 1 };
      const snapshot = await importInto(server, client, { ...whole, rows: [one, renumbered[1] ?? {}] });
      expect(snapshot.counts).toMatchObject({ unchanged: 2, removed: 1 });
      expect(await rowsOf(client, snapshot.id, 'removed')).toMatchObject([{ external_id: '3' }]);
    }
    expect((await client.learners.list()).data).toEqual(before.slice(0, 2));

    const matched = { ...only, match_on: 'admission_number' } as const;
    const done = await importInto(server, client, { ...matched, rows: renumbered.slice(0, 2) });
    expect(done.counts).toMatchObject({ unchanged: 2, updated: 0 });
    expect((await client.learners.list()).data).toEqual(before.slice(0, 2));
  });

  it('only removes records, first as a dry run, if the rows only name what stays', async () => {
    const { server, client } = await newSchool();
    const only = { kind: 'learners', source: 'sis', full_snapshot: true, removals_only: true } as const;
    await importInto(server, client, { kind: 'learners', source: 'sis', rows: learners(10) });
    const stay = learners(9).map(({ external_id }) => ({ external_id, name: 'Somebody Else' }));
    for (const dry_run of [true, false]) {
      const done = await importInto(server, client, {
        ...only,
        dry_run,
        rows: [...stay, { external_id: 'new' }],
      });
      expect(done.counts).toEqual({
        created: 0,
        updated: 0,
        unchanged: 0,
        skipped: 10,
        failed: 0,
        removed: 1,
      });
      expect(await rowsOf(client, done.id, 'removed')).toMatchObject([{ number: 11, external_id: '9' }]);
      const [first] = await rowsOf(client, done.id, 'skipped');
      expect(first).toMatchObject({ number: 1, external_id: '0', record_id: null, code: 'removals_only' });
      expect((await client.learners.list()).data).toHaveLength(dry_run ? 10 : 9);
    }
    expect((await client.learners.list({ name: 'Somebody Else' })).data).toEqual([]);
    const few = refusalOf(client.imports.create({ ...only, dry_run: true, rows: stay.slice(0, 5) }));
    expect(await few).toMatchObject({ code: 'too_many_removals' });
    const nameless = refusalOf(client.imports.create({ ...only, rows: [{ name: 'A' }] }));
    expect(await nameless).toMatchObject({ status: 422, errors: [{ pointer: '/rows/0/external_id' }] });
    const partial = client.imports.create({ ...only, full_snapshot: false, rows: stay });
    expect(await refusalOf(partial)).toMatchObject({ errors: [{ pointer: '/removals_only' }] });
    const matched = client.imports.create({ ...only, match_on: 'admission_number', rows: stay });
    expect(await refusalOf(matched)).toMatchObject({ errors: [{ pointer: '/match_on' }] });
  });

  it('finds external ids of 255 characters again, and only rows of longer ones fail', async () => {
    const { server, client } = await newSchool();
    const whole = { kind: 'learners', source: 'sis', full_snapshot: true } as const;
    const ids = ['😀'.repeat(130), `a${'😀'.repeat(130)}`, `${'a'.repeat(254)}😀`, '😀'.repeat(255)];
    const rows = ids.map((external_id, n) => ({ external_id, name: `Learner ${n}` }));
    await importInto(server, client, { ...whole, rows });
    const again = await importInto(server, client, { ...whole, max_removal_ratio: 1, rows });
    expect(again.counts).toMatchObject({ unchanged: 4, removed: 0 });
    const long = { external_id: '😀'.repeat(256), name: 'Learner' };
    const more = await importInto(server, client, { ...whole, max_removal_ratio: 1, rows: [...rows, long] });
    expect(more.counts).toMatchObject({ unchanged: 4, failed: 1, removed: 0 });
    expect(await rowsOf(client, more.id, 'failed')).toMatchObject([
      { external_id: '😀'.repeat(255), errors: [{ pointer: '/external_id' }] },
    ]);
  });

  it('withdraws the enrollments that a full snapshot does not name, and counts those that are over no more', async () => {
    const clock = new ManualClock('2026-02-02T08:00:00.000Z');
    const { server, client } = await startServer(open, { clock });
    const { cls, term } = await oneClass(client);
    await importInto(server, client, { kind: 'learners', source: 'sis', rows: learners(20) });
    const enrollments = Array.from({ length: 20 }, (_, index) => ({
      external_id: `e${index}`,
      learner_external_id: String(index),
      class_id: cls,
      term_id: term,
    }));
    const whole = { kind: 'enrollments', source: 'sis', full_snapshot: true } as const;
    const sent = (count: number) =>
      importInto(server, client, { ...whole, rows: enrollments.slice(0, count) });
    expect((await sent(20)).counts).toMatchObject({ created: 20, removed: 0 });
    expect((await sent(18)).counts).toMatchObject({ unchanged: 18, removed: 2 });
    expect((await sent(18)).counts).toMatchObject({ unchanged: 18, removed: 0 });
    expect((await sent(17)).counts).toMatchObject({ unchanged: 17, removed: 1 });
    expect((await client.enrollments.list({ status: 'withdrawn' })).data).toHaveLength(3);
    // One who is back in the file is enrolled anew.
    expect((await sent(18)).counts).toMatchObject({ created: 1, unchanged: 17, removed: 0 });
    expect((await client.enrollments.list({ status: 'active' })).data).toHaveLength(18);
  });

  it('brings in a whole school, whose rows refer to each other by external ids', async () => {
    const { server, client } = await newSchool();
    const source = 'sis';
    const year = { starts_on: '2026-01-14', ends_on: '2026-12-09' };
    const steps: Pick<NewImport, 'kind' | 'rows'>[] = [
      { kind: 'academic_years', rows: [{ external_id: 'y', name: '2026', ...year }] },
      {
        kind: 'terms',
        rows: [{ external_id: 't', academic_year_external_id: 'y', name: 'Term 1', number: 1, ...year }],
      },
      {
        kind: 'grade_levels',
        rows: [
          { external_id: 'g5', label: 'Grade 5', order: 5 },
          { external_id: 'g6', label: 'Grade 6', order: 6 },
          { external_id: 'g7', label: 'Grade 7', order: 7 },
        ],
      },
      {
        kind: 'subjects',
        rows: [
          { external_id: 'm', name: 'Mathematics', code: 'MATH', grade_level_external_ids: ['g5'] },
          { external_id: 'e', name: 'English', code: 'ENG', grade_level_external_ids: ['g7', 'g5', 'g6'] },
        ],
      },
      {
        kind: 'staff',
        rows: [
          {
            external_id: 's',
            name: 'Sam Example',
            email: 'sam@example.org',
            employee_number: 'E-1',
            staff_type: 'teacher',
          },
        ],
      },
      {
        kind: 'classes',
        rows: [
          {
            external_id: 'c',
            label: '5B',
            kind: 'register',
            academic_year_external_id: 'y',
            grade_level_external_id: 'g5',
            teacher_external_id: 's',
            term_external_ids: ['t'],
          },
        ],
      },
      {
        kind: 'learners',
        rows: [{ external_id: 'l', name: 'Thandi Example', grade_level_external_id: 'g5' }],
      },
      { kind: 'guardians', rows: [{ external_id: 'n', name: 'Nomsa Example', address: { city: 'Durban' } }] },
      {
        kind: 'learner_guardians',
        rows: [{ learner_external_id: 'l', guardian_external_id: 'n', relationship: 'mother' }],
      },
      {
        kind: 'enrollments',
        rows: [
          {
            learner_external_id: 'l',
            class_external_id: 'c',
            term_external_id: 't',
            starts_on: '2026-01-14',
          },
        ],
      },
    ];
    for (const result of ['created', 'unchanged'] as const) {
      for (const step of steps) {
        const done = await importInto(server, client, { source, ...step });
        expect(done.counts[result], `${step.kind} ${JSON.stringify(await rowsOf(client, done.id))}`).toBe(
          step.rows?.length,
        );
      }
    }
    expect((await client.enrollments.list()).data).toMatchObject([{ status: 'active', kind: 'primary' }]);
  });

  it('reads CSV by a mapping of its columns', async () => {
    const { server, client } = await newSchool();
    const csv =
      '\ufeffNo,First,Last,Town,Boards\r\n1,Thandi,Example,Durban,yes\r\n2,"Sipho, Jr",Example,,no\r\n';
    const mapping = {
      No: 'external_id',
      First: 'first_name',
      Last: 'last_name',
      Town: 'address.city',
      Boards: 'boarder',
    };
    const done = await importInto(server, client, { kind: 'learners', source: 'sis', csv, mapping });
    expect(done.counts).toMatchObject({ created: 2, failed: 0 });
    const { data } = await client.learners.list();
    // Rows without a record in common may be carried out side by side.
    const byName = data.toSorted((one, other) => (one.name < other.name ? 1 : -1));
    expect(byName).toMatchObject([
      { name: 'Thandi Example', boarder: true, address: { city: 'Durban', line1: null } },
      { name: 'Sipho, Jr Example', boarder: false, address: null },
    ]);
    const semicolons =
      'code;name;promotion_weight;grade_level_external_ids\r\nMATH;"Mathematics; pure";12,5;"g5;g6"\r\n';
    const grades = [5, 6].map((order) => ({ external_id: `g${order}`, label: `Grade ${order}`, order }));
    await importInto(server, client, { kind: 'grade_levels', source: 'sis', rows: grades });
    await importInto(server, client, { kind: 'subjects', source: 'sis', csv: semicolons });
    const [subject] = (await client.subjects.list()).data;
    expect(subject).toMatchObject({ name: 'Mathematics; pure', promotion_weight: 12.5 });
    expect(subject?.grade_level_ids).toHaveLength(2);
    // As Excel writes it: lines without values, and the separator in a line of its own.
    const excel = '\ufeffsep=;\r\nexternal_id;code;name\r\n;;\r\nm1;PHYS;Physics\r\n; ;\r\n;;\r\n';
    const written = await importInto(server, client, { kind: 'subjects', source: 'sis', csv: excel });
    expect(written.counts).toMatchObject({ created: 1, failed: 0 });
    const ragged = `sep=,\nexternal_id,code,name\n\nm2,CHEM\n`;
    expect(
      await refusalOf(client.imports.create({ kind: 'subjects', source: 'sis', csv: ragged })),
    ).toMatchObject({ errors: [{ pointer: '/csv', detail: expect.stringContaining('line 3') }] });
    for (const wrong of [
      { csv, mapping: { Nr: 'external_id' } },
      { csv: 'a,b\n1' },
      { csv, rows: [{ name: 'A' }] },
      {},
    ])
      expect(
        await refusalOf(client.imports.create({ kind: 'learners', source: 'sis', ...wrong })),
      ).toMatchObject({
        status: 422,
      });
  });

  it('points at the CSV if a row of a snapshot has no external id', async () => {
    const { client } = await newSchool();
    const snapshot = { kind: 'learners', source: 'sis', full_snapshot: true } as const;
    const csv = 'external_id,name\n1,Thandi Example\n,Sipho Example\n\n,Fatima Example\n';
    expect(await refusalOf(client.imports.create({ ...snapshot, csv }))).toMatchObject({
      errors: [
        {
          pointer: '/csv',
          code: 'required',
          detail: 'has rows without external_id, which is required in a full snapshot: lines 3, 5',
        },
      ],
    });
    const rows = [{ external_id: '1', name: 'Thandi Example' }, { name: 'Sipho Example' }];
    expect(await refusalOf(client.imports.create({ ...snapshot, rows }))).toMatchObject({
      errors: [{ pointer: '/rows/1/external_id', code: 'required' }],
    });
  });

  it('needs the scopes of what it imports', async () => {
    const { server, client } = await newSchool();
    const { secret } = await client.apiKeys.create({
      name: 'Importer',
      scopes: ['write:imports', 'read:imports'],
    });
    const { Rollbook } = await import('@rollbook/sdk');
    const importer = new Rollbook({ apiKey: secret, baseUrl: server.url, maxRetries: 0 });
    const refused = refusalOf(
      importer.imports.create({ kind: 'learners', source: 'sis', rows: learners(1) }),
    );
    expect(await refused).toMatchObject({ status: 403, code: 'insufficient_scope' });
    expect((await refused).detail).toContain('write:learners');
    // One that somebody else has sent.
    const { id } = await client.imports.create({ kind: 'learners', source: 'sis', rows: learners(1) });
    expect(await refusalOf(importer.imports.cancel(id))).toMatchObject({
      status: 403,
      detail: 'To import learners, the caller also needs `write:learners`.',
    });
    expect(await client.imports.cancel(id)).toMatchObject({ status: 'cancelled' });
  });

  it('is cancelled while it waits, and not after it is done', async () => {
    const { server, client } = await startServer(open, { worker: false });
    const { id } = await client.imports.create({ kind: 'learners', source: 'sis', rows: learners(3) });
    expect(await client.imports.cancel(id)).toMatchObject({ status: 'cancelled' });
    await server.drainJobs();
    expect(await client.imports.get(id)).toMatchObject({
      status: 'cancelled',
      progress: { done: 0, total: 3 },
    });
    expect((await client.learners.list()).data).toEqual([]);
    expect(await refusalOf(client.imports.cancel(id))).toMatchObject({
      code: 'invalid_state_transition',
      from: 'cancelled',
      allowed: ['undoing'],
    });
  });
});
