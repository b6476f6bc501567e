import { describe, expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { document } from '../support/document.ts';
import { importInto, type NewImport, rowsOf } from '../support/imports.ts';
import { refusalOf } from '../support/problems.ts';
import { clientOf, sharedServer } from '../support/server.ts';

type Rows = NonNullable<NewImport['rows']>;

describe('the document', () => {
  it('has a schema for the rows of each kind, and no row needs any field', () => {
    const { schemas } = document.components;
    const { kind, rows } = schemas.ImportCreate?.properties ?? {};
    const named = rows?.['x-rows'] as Record<string, { $ref: string }>;
    expect(Object.keys(named)).toEqual(kind?.enum);
    for (const { $ref } of Object.values(named)) {
      const { properties, required, additionalProperties } = schemas[$ref.split('/').at(-1) ?? ''] ?? {};
      expect(properties).toHaveProperty('external_id');
      expect({ required, additionalProperties }).toEqual({ additionalProperties: false });
    }
  });
});

onBothDatabases('a row of a learner who is not at the school', (open) => {
  const newSchool = sharedServer(open, { worker: true });

  it('says so if it has a class, or says that the learner is active', async () => {
    const { server, client } = await newSchool();
    const ann = { name: 'Ann Example', admitted_on: '2024-01-15', external_ids: { sis: '1' } };
    const { id } = await client.learners.create(ann);
    const next = { name: 'Bo Example', status: 'prospective', external_ids: { sis: '2' } } as const;
    const { id: prospective } = await client.learners.create(next);
    await client.learners.leave(id, { left_on: '2026-01-30', left_reason: 'transferred' });
    const resultOf = async (row: Rows[number]) => {
      const { id: sent } = await importInto(server, client, { kind: 'learners', source: 'sis', rows: [row] });
      return (await rowsOf(client, sent))[0];
    };
    const left = { external_id: '1', name: 'Ann Example' };
    for (const [fields, result] of [
      [{ class: '5A' }, 'updated'],
      [{ class: '5A' }, 'unchanged'],
      [{ status: 'active' }, 'unchanged'],
    ] as const) {
      const row = await resultOf({ ...left, ...fields });
      expect(row).toMatchObject({ result, code: 'has_left', record_id: id });
      expect(row?.detail).toContain('POST /v1/learners/{learner_id}/admit');
    }
    // A list of learners who have left says nothing of the kind.
    expect(await resultOf({ ...left, class: null, phone: '+27821234567' })).toMatchObject({
      ...{ result: 'updated', code: null },
    });
    const expected = { external_id: '2', name: 'Bo Example' };
    expect(await resultOf({ ...expected, class: '5A' })).toMatchObject({
      result: 'updated',
      code: null,
    });
    expect(await resultOf({ ...expected, status: 'active' })).toMatchObject({
      ...{ result: 'unchanged', code: 'not_admitted', record_id: prospective },
    });
    await client.learners.admit(id, {});
    await client.learners.admit(prospective, {});
    for (const row of [left, expected])
      expect(await resultOf({ ...row, status: 'active' })).toMatchObject({ result: 'unchanged', code: null });
  });
});

onBothDatabases('the values of a row', (open) => {
  const newSchool = sharedServer(open, { worker: true });

  it('are checked by the document, and every wrong field is listed', async () => {
    const { server, client } = await newSchool();
    const wrong: [row: Rows[number], errors: [pointer: string, code: string][]][] = [
      [{ external_id: true, name: 'A' }, [['/external_id', 'wrong_type']]],
      [{ external_id: {}, name: 'A' }, [['/external_id', 'wrong_type']]],
      [{ external_id: ['1'], name: 'A' }, [['/external_id', 'wrong_type']]],
      [{ external_id: 1.5, name: 'A' }, [['/external_id', 'wrong_type']]],
      [{ external_id: '', name: 'A' }, [['/external_id', 'too_short']]],
      [{ external_id: 'x'.repeat(256), name: 'A' }, [['/external_id', 'too_long']]],
      [{ external_id: 2 ** 53, name: 'A' }, [['/external_id', 'too_big']]],
      [{ external_id: 'a', external_ids: 5, name: 'A' }, [['/external_ids', 'wrong_type']]],
      [{ external_id: 'b', external_ids: { sis: {} }, name: 'A' }, [['/external_ids/sis', 'wrong_type']]],
      [{ external_id: 'c', grade_level_external_id: {} }, [['/grade_level_external_id', 'wrong_type']]],
      [
        { external_id: 'd', name: 5, nmae: 'A', class_id: 5, boarder: 'yes' },
        [
          ['/name', 'wrong_type'],
          ['/class_id', 'wrong_type'],
          ['/boarder', 'wrong_type'],
          ['/nmae', 'unknown_field'],
        ],
      ],
      [
        { external_id: 'e', name: 'A', class_id: 'cls_1', class_external_id: '5B' },
        [['/class_external_id', 'conflict']],
      ],
    ];
    for (const dry_run of [true, false]) {
      const rows = wrong.map(([row]) => row);
      const done = await importInto(server, client, { kind: 'learners', source: 'sis', rows, dry_run });
      expect(done.counts).toMatchObject({ created: 0, failed: wrong.length });
      const found = (await rowsOf(client, done.id)).map(({ errors }) =>
        errors.map(({ pointer, code }) => [pointer, code]),
      );
      expect(found).toEqual(wrong.map(([, errors]) => errors));
    }
    expect((await client.learners.list()).data).toEqual([]);
  });

  it('that name no live record are field errors, also those in the path of a request', async () => {
    const { server, client } = await newSchool();
    const elsewhere = clientOf(server, (await server.createSchool({ name: 'Another School' })).testKey);
    const [theirs, gone, own] = await Promise.all([
      elsewhere.learners.create({ name: 'Theirs', external_ids: { sis: 'theirs' } }),
      client.learners.create({ name: 'Gone' }),
      client.learners.create({ name: 'Own' }),
    ]);
    await client.learners.archive(gone.id);
    const guardian = await client.guardians.create({ name: 'Nomsa Example' });
    const guardian_id = guardian.id;
    const link = { guardian_id, relationship: 'mother' };
    const wrong: [kind: NewImport['kind'], row: Rows[number], pointer: string, code: string][] = [
      ['learner_guardians', { ...link, learner_id: theirs.id }, '/learner_id', 'unknown_reference'],
      ['learner_guardians', { ...link, learner_id: gone.id }, '/learner_id', 'unknown_reference'],
      ['learner_guardians', { ...link, learner_id: guardian_id }, '/learner_id', 'unknown_reference'],
      ['learner_guardians', link, '/learner_id', 'required'],
      ['grades', { learner_id: own.id, mark: 1 }, '/assessment_id', 'required'],
      [
        'grades',
        { learner_id: own.id, assessment_id: `asm_${'0'.repeat(26)}`, mark: 1 },
        '/assessment_id',
        'unknown_reference',
      ],
    ];
    for (const dry_run of [true, false]) {
      for (const [kind, fields, pointer, code] of wrong) {
        const rows = [{ external_id: 'x', ...fields }];
        const done = await importInto(server, client, { kind, source: 'sis', rows, dry_run });
        const [{ result, errors } = { result: '', errors: [] }] = await rowsOf(client, done.id);
        expect([kind, fields, result, errors.map((error) => [error.pointer, error.code])]).toEqual([
          ...[kind, fields, 'failed'],
          [[pointer, code]],
        ]);
      }
    }
  });

  it('are named in errors as in the row, where a record is named by its external id', async () => {
    const { server, client } = await newSchool();
    const year = { starts_on: '2026-01-14', ends_on: '2026-12-09' };
    const steps: Pick<NewImport, 'kind' | 'rows'>[] = [
      { kind: 'academic_years', rows: [{ external_id: 'y', name: '2026', ...year }] },
      {
        kind: 'academic_years',
        rows: [{ external_id: 'z', name: '2027', starts_on: '2027-01-14', ends_on: '2027-12-09' }],
      },
      {
        kind: 'terms',
        rows: [{ external_id: 't', academic_year_external_id: 'y', name: 'Term 1', number: 1, ...year }],
      },
    ];
    for (const step of steps) await importInto(server, client, { source: 'sis', ...step });
    const done = await importInto(server, client, {
      ...{ source: 'sis', kind: 'terms' },
      rows: [{ external_id: 't', academic_year_external_id: 'z' }],
    });
    const [row] = await rowsOf(client, done.id);
    expect(row?.errors).toMatchObject([{ pointer: '/academic_year_external_id', code: 'immutable' }]);
  });

  it('are tried in a dry run, whose results name no record that does not exist', async () => {
    const { server, client } = await newSchool();
    const known = await client.learners.create({ name: 'Amahle Example', external_ids: { sis: '1' } });
    const same = { name: 'Bongani Example', date_of_birth: '2015-03-04' };
    const rows = [
      { external_id: '1', name: 'Amahle Example' },
      { external_id: '2', ...same },
      { external_id: '3', ...same },
      { external_id: '4', name: 'Chantel Example', external_ids: { other: 'x' } },
      { external_id: '5', name: 'Dineo Example', external_ids: { other: 'x' } },
      { external_id: '4', name: 'Chantel Example' },
    ];
    const dry = await importInto(server, client, { kind: 'learners', source: 'sis', rows, dry_run: true });
    const tried = await rowsOf(client, dry.id);
    expect(tried.map(({ result, record_id }) => [result, record_id])).toEqual([
      ...[['unchanged', known.id], ...Array(3).fill(['created', null])],
      ...[
        ['failed', null],
        ['unchanged', null],
      ],
    ]);
    expect(tried[2]).toMatchObject({ code: 'same_name_and_date_of_birth' });
    expect(tried[2]?.detail).toContain('learner (row 2)');
    for (const [id] of JSON.stringify(tried).matchAll(/lrn_\w+/g)) expect(id).toBe(known.id);
    const csv =
      'external_id,name,date_of_birth\n\n2,Bongani Example,2015-03-04\n3,Bongani Example,2015-03-04\n';
    const file = await importInto(server, client, { kind: 'learners', source: 'sis', csv, dry_run: true });
    expect((await rowsOf(client, file.id)).map(({ line }) => line)).toEqual([3, 4]);
    expect((await rowsOf(client, file.id))[1]?.detail).toContain('learner (line 3)');
    const done = await importInto(server, client, { kind: 'learners', source: 'sis', rows });
    expect(done.counts).toEqual(dry.counts);
    const made = await rowsOf(client, done.id, 'created');
    expect(made.map(({ record_id }) => record_id?.slice(0, 4))).toEqual(Array(3).fill('lrn_'));
  });

  it('are not guessed: rows for one record that contradict each other all fail, in any order', async () => {
    const { server, client } = await newSchool();
    const into = (body: Pick<NewImport, 'kind' | 'rows' | 'csv' | 'dry_run'>) =>
      importInto(server, client, { source: 'sis', ...body });
    const rows = [
      { external_id: 17, name: 'Amahle Example' },
      { external_id: '18', name: 'Bongani Example' },
      { external_id: '17', name: 'Chantel Example' },
      { external_id: '18', name: 'Bongani Example', admission_number: 'B-18' },
      { admission_number: 'c-1', name: 'Dineo Example' },
      { admission_number: 'C-1', name: 'Elias Example' },
    ];
    for (const dry_run of [true, false])
      for (const sent of [rows, rows.toReversed()]) {
        const done = await into({ kind: 'learners', rows: sent, dry_run });
        expect(done).toMatchObject({ status: 'completed_with_errors', progress: { done: 6, total: 6 } });
        expect(done.counts).toMatchObject({ failed: 4 });
        const failed = await rowsOf(client, done.id, 'failed');
        expect(failed.map(({ code, errors }) => [code, ...errors.map((error) => error.pointer)])).toEqual(
          failed.map(({ external_id }) => [
            'validation_failed',
            external_id === null ? '/admission_number' : '/external_id',
          ]),
        );
      }
    const done = await into({
      kind: 'learners',
      csv: 'external_id,name\n21,Fatima Example\n\n22,Gugu Example\n21,Hlengiwe Example\n21,Fatima Example',
    });
    expect((await rowsOf(client, done.id, 'failed')).map(({ detail }) => detail)).toEqual(
      ['lines 5, 6', 'lines 2, 6', 'lines 2, 5'].map(
        (others) =>
          `/external_id: identifies the same record as ${others}, but the values of name differ; send one row for each record`,
      ),
    );
    const names = (await client.learners.list({ limit: 100 })).data.map(({ name }) => name);
    expect(names.toSorted()).toEqual(['Bongani Example', 'Gugu Example']);
  });

  it('contradict each other whatever connects their rows, and not if they are written differently', async () => {
    const { server, client } = await newSchool();
    const failures = async (kind: NewImport['kind'], rows: Rows) => {
      const done = await importInto(server, client, { kind, source: 'sis', rows, dry_run: true });
      return (await rowsOf(client, done.id, 'failed')).map(({ number, errors }) => [
        number,
        ...errors.map(({ pointer, code }) => `${pointer} ${code}`),
      ]);
    };
    const eve = { external_id: 's0', email: 'e@example.org', employee_number: 'E1', staff_type: 'teacher' };
    const connected = [
      { ...eve, name: 'Eve Example' },
      { email: 'E@example.org', job_title: 'Head' },
      { employee_number: 'E1 ', job_title: 'Cook' },
    ];
    expect(await failures('staff', connected)).toEqual([
      [1, '/email duplicate'],
      [2, '/email duplicate'],
      [3, '/employee_number duplicate'],
    ]);
    const ambiguous = [
      { external_id: 'd1', name: 'D', admission_number: 'D5' },
      { admission_number: 'D5', name: 'Other' },
      { external_id: 'd2', name: 'D', admission_number: 'D5' },
    ];
    expect(await failures('learners', ambiguous)).toContainEqual([2, '/admission_number duplicate']);

    const padded = ['A', 'B'].map((name, index) => ({ external_id: `${' '.repeat(index)}t2`, name }));
    expect(await failures('learners', padded)).toHaveLength(2);
    const cls = { learner_external_id: 'l1', class_external_id: 'c2', term_external_id: 't1' };
    const starts = ['2026-09-10', '2026-09-12'].map((starts_on) => ({ ...cls, starts_on }));
    expect((await failures('enrollments', starts)).map(([, error]) => error)).toEqual(
      Array.from({ length: 2 }, () => '/learner_external_id duplicate'),
    );
    const otherCase = starts.map((row, index) => ({ ...row, learner_external_id: ['l1', 'L1'][index] }));
    expect((await failures('enrollments', otherCase)).map(([, error]) => error)).toEqual(
      Array.from({ length: 2 }, () => expect.stringMatching(/ unknown_reference$/)),
    );
    const same = [
      { external_id: 'p', name: 'Ann', phone: '+27211234567', address: { city: 'Paarl' } },
      { external_id: 'p ', name: 'ann', phone: '+27 21 123 4567', address: { line1: 'Main Road 1' } },
      { external_id: 'p', channels: ['email', 'sms'] },
      { external_id: 'p', channels: ['sms', 'email'] },
    ];
    const pointers = (await failures('guardians', same)).flatMap(([, ...errors]) => errors);
    expect(pointers.filter((error) => String(error).endsWith('duplicate'))).toEqual([]);
  });

  it('say with null that a row has no external id, and with a whole number that it has its digits', async () => {
    const { server, client } = await newSchool();
    const into = (rows: Rows) => importInto(server, client, { kind: 'learners', source: 'sis', rows });
    const nobody = await into([1, 2, 3].map((n) => ({ external_id: null, name: `Learner ${n}` })));
    expect(nobody.counts).toMatchObject({ created: 0, failed: 3 });
    const [row] = await rowsOf(client, nobody.id);
    expect(row).toMatchObject({ external_id: null, errors: [{ pointer: '/external_id', code: 'required' }] });
    const numbered = await into(
      [1, 2].map((n) => ({ external_id: null, name: 'A', admission_number: `A${n}` })),
    );
    expect(numbered.counts).toMatchObject({ created: 2 });
    expect((await client.learners.list()).data.map(({ external_ids }) => external_ids)).toEqual([{}, {}]);

    expect((await into([{ external_id: 17, name: 'B' }])).counts).toMatchObject({ created: 1 });
    expect((await into([{ external_id: '17', name: 'B' }])).counts).toMatchObject({ unchanged: 1 });
    expect((await into([{ external_id: '017', name: 'C' }])).counts).toMatchObject({ created: 1 });
    const guardians = [{ external_id: 9, name: 'G' }];
    await importInto(server, client, { kind: 'guardians', source: 'sis', rows: guardians });
    const links = [{ learner_external_id: 17, guardian_external_id: 9, relationship: 'mother' }];
    const linked = await importInto(server, client, {
      kind: 'learner_guardians',
      source: 'sis',
      rows: links,
    });
    expect(linked.counts).toMatchObject({ created: 1 });
    const snapshot = refusalOf(
      client.imports.create({
        kind: 'learners',
        source: 'sis',
        full_snapshot: true,
        rows: [{ external_id: null, name: 'D' }],
      }),
    );
    expect(await snapshot).toMatchObject({ status: 422, errors: [{ pointer: '/rows/0/external_id' }] });
  });

  it('are as they are written in CSV, where they could be numbers too', async () => {
    const { server, client } = await newSchool();
    const csv = 'external_id,name,admission_number\n007,Thandi Example,0012\n7,Sipho Example,12\n';
    const done = await importInto(server, client, { kind: 'learners', source: 'sis', csv });
    expect(done.counts).toMatchObject({ created: 2 });
    const { data } = await client.learners.list({ external_id: 'sis:007' });
    expect(data).toMatchObject([{ name: 'Thandi Example', admission_number: '0012' }]);
  });
});

onBothDatabases('the link of a family that was missing in a snapshot', (open) => {
  const newSchool = sharedServer(open, { worker: true });

  it('is there again when the family is, also after somebody has linked them by hand', async () => {
    const { server, client } = await newSchool();
    const families = ['1', '2', '3'];
    const night = async (present: readonly string[]) => {
      const whole = { source: 'sis', full_snapshot: true, max_removal_ratio: 1 } as const;
      const send = (kind: NewImport['kind'], rows: Rows) =>
        importInto(server, client, { ...whole, kind, rows });
      const people = (prefix: string) =>
        present.map((n) => ({ external_id: `${prefix}${n}`, name: `${prefix} ${n}` }));
      const links = present.map((n) => ({
        ...{ external_id: `L${n}:G${n}`, learner_external_id: `L${n}`, guardian_external_id: `G${n}` },
        relationship: 'mother',
      }));
      if (present.length < families.length) await send('learner_guardians', links);
      await send('learners', people('L'));
      await send('guardians', people('G'));
      return (await send('learner_guardians', links)).counts;
    };
    await night(families);
    const [{ id: learner } = { id: '' }] = (await client.learners.list({ external_id: 'sis:L1' })).data;
    const linked = async () => (await client.learnerGuardians.list(learner)).data;
    const [before] = await linked();
    await client.learnerGuardians.update(learner, before?.id ?? '', {
      fee_payer: true,
      receives: { fees: false },
    });
    const missing = families.slice(1);
    await night(missing);
    expect(await linked()).toEqual([]);
    expect(await night(families)).toMatchObject({ updated: 1, unchanged: 2, failed: 0 });
    expect(await linked()).toMatchObject([{ id: before?.id, fee_payer: true, receives: { fees: false } }]);
    await night(missing);
    await client.learners.restore(learner);
    await client.guardians.restore(before?.guardian_id ?? '');
    const { guardian_id = '' } = before ?? {};
    const { id: own } = await client.learnerGuardians.create(learner, {
      guardian_id,
      relationship: 'father',
    });
    expect(await night(families)).toMatchObject({ updated: 1, unchanged: 2, failed: 0 });
    expect(await linked()).toMatchObject([
      { id: own, relationship: 'mother', external_ids: { sis: 'L1:G1' } },
    ]);
    await night(missing);
    expect(await linked()).toEqual([]);
  });
});

onBothDatabases('the id of a class that a source uses again in the next year', (open) => {
  const newSchool = sharedServer(open, { worker: true });

  it('is that of a new class, and the earlier one stays as it is', async () => {
    const { server, client } = await newSchool();
    const grade = await client.gradeLevels.create({ label: 'Grade 9', order: 9 });
    const yearOf = async (name: string) =>
      (await client.academicYears.create({ name, starts_on: `${name}-01-14`, ends_on: `${name}-12-09` })).id;
    const [first, second] = [await yearOf('2026'), await yearOf('2027')];
    const send = (academic_year_id: string) =>
      importInto(server, client, {
        ...{ kind: 'classes', source: 'sis', full_snapshot: true },
        rows: [
          { external_id: '9A', label: '9A', kind: 'register', academic_year_id, grade_level_id: grade.id },
        ],
      });
    expect((await send(first)).counts).toMatchObject({ created: 1 });
    expect((await send(second)).counts).toMatchObject({ created: 1, failed: 0, removed: 0 });
    expect((await send(second)).counts).toMatchObject({ unchanged: 1 });
    const classes = (await client.classes.list()).data;
    expect(classes.map(({ academic_year_id, external_ids }) => [academic_year_id, external_ids])).toEqual([
      [first, {}],
      [second, { sis: '9A' }],
    ]);
    // Also if the class of the year before was archived.
    await client.classes.archive(classes[1]?.id ?? '');
    const third = await yearOf('2028');
    expect((await send(third)).counts).toMatchObject({ created: 1, failed: 0 });
    expect((await client.classes.list({ external_id: 'sis:9A' })).data).toMatchObject([
      { academic_year_id: third },
    ]);
  });
});
