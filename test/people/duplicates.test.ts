import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { importInto, rowsOf } from '../support/imports.ts';
import { sharedServer } from '../support/server.ts';

const codes = ({ warnings }: { warnings: { code: string; existing_id: string }[] }) =>
  warnings.map(({ code, existing_id }) => [code, existing_id]);

onBothDatabases('a person who may be in the school already', (open) => {
  const newSchool = sharedServer(open);

  it('is created with warnings', async () => {
    const { client } = await newSchool();
    const zoe = { name: 'Zoë Example', date_of_birth: '2015-03-04' };
    const first = await client.learners.create({ ...zoe, admission_number: '042' });
    expect(first.warnings).toEqual([]);
    const second = await client.learners.create({ ...zoe, name: 'zoe  EXAMPLE', admission_number: '0042' });
    expect(codes(second)).toEqual([
      ['same_name_and_date_of_birth', first.id],
      ['similar_admission_number', first.id],
    ]);
    expect(second.warnings[0]?.detail).toContain(first.id);
    expect(codes(await client.learners.create({ ...zoe, date_of_birth: '2015-03-05' }))).toEqual([]);
    expect(codes(await client.learners.create({ name: 'Example', admission_number: '42A' }))).toEqual([]);
    const { id } = await client.learners.create({ name: 'Tom Sample' });
    expect(codes(await client.learners.create({ name: 'Tom Sample', date_of_birth: '2015-01-01' }))).toEqual([
      ['same_name', id],
    ]);

    const nomsa = { name: 'Nomsa Example', email: 'n@example.org', phone: '+27215550100' };
    const guardian = await client.guardians.create(nomsa);
    expect(codes(await client.guardians.create({ ...nomsa, phone: null, email: 'N@example.org' }))).toEqual([
      ['same_name_and_contact', guardian.id],
    ]);
    expect(codes(await client.guardians.create({ name: nomsa.name, email: 'other@example.org' }))).toEqual(
      [],
    );
    expect((await client.guardians.create({ name: nomsa.name })).warnings[0]?.code).toBe('same_name');

    const sam = { name: 'Sam Example', staff_type: 'teacher' } as const;
    const staff = await client.staff.create({ ...sam, email: 'sam@example.org' });
    expect(codes(await client.staff.create({ ...sam, email: 's.example@example.org' }))).toEqual([
      ['same_name', staff.id],
    ]);
    await client.staff.archive(staff.id);
    expect(codes(await client.staff.create({ ...sam, name: 'Sam Other', email: 'o@example.org' }))).toEqual(
      [],
    );
  });

  it('is nobody whose name has other vowels or tones', async () => {
    const { client } = await newSchool();
    const born = { date_of_birth: '2015-03-04' };
    for (const name of ['राम कुमार', 'रमा कुमारी', 'ปิติ', 'ปีติ', 'はた', 'はだ'])
      expect(codes(await client.learners.create({ ...born, name })), name).toEqual([]);
  });

  it('has a warning in the report of an import, whose rows without warnings can be left out', async () => {
    const { client, server } = await newSchool();
    const { id: known } = await client.learners.create({ name: 'Anna Bauer' });
    const rows = [
      { external_id: '1', name: 'Anna Bauer' },
      { external_id: '2', name: 'Ben Bauer' },
      { external_id: '3' },
    ];
    for (const dry_run of [true, false]) {
      const { id, counts } = await importInto(server, client, {
        kind: 'learners',
        source: 'sis',
        dry_run,
        rows,
      });
      expect(counts).toMatchObject({ created: 2, failed: 1 });
      const warned = await Array.fromAsync(client.imports.rows(id, { warning: true }));
      expect(warned).toMatchObject([{ external_id: '1', result: 'created', code: 'same_name', errors: [] }]);
      expect(warned[0]?.detail).toContain(known);
      expect(await Array.fromAsync(client.imports.rows(id, { warning: false }))).toHaveLength(2);
      expect(await rowsOf(client, id)).toHaveLength(3);
    }
  });
});

onBothDatabases('a source whose ids are new', (open) => {
  const newSchool = sharedServer(open);

  it('keeps its people: they are found by a number and their name, or by the number alone if asked', async () => {
    const { client, server } = await newSchool();
    const learners = { kind: 'learners', source: 'sis' } as const;
    const row = (external_id: string, admission_number: string, name: string) => ({
      external_id,
      admission_number,
      name,
    });
    await importInto(server, client, {
      ...learners,
      rows: [row('1', 'A1', 'Anna Bauer'), row('2', 'A2', 'Ben Bauer'), row('3', 'A3', 'Cara Bauer')],
    });
    const before = (await client.learners.list()).data.map(({ id }) => id);
    const named = await importInto(server, client, {
      ...learners,
      rows: [row('n1', 'A1', 'BAUER, Anna'), row('n2', 'A2', 'Benjamin Bauer')],
    });
    expect(await rowsOf(client, named.id)).toMatchObject([
      { result: 'updated', code: 'external_id_replaced', record_id: before[0] },
      {
        ...{ result: 'failed', code: 'already_exists', record_id: before[1] },
        detail: expect.stringContaining(
          'If it is the same person, send the name that the school has, or `match_on`: admission_number.',
        ),
      },
    ]);
    // The new ids of two learners are earlier ids of others.
    const swapped = [
      row('3', 'A2', 'Benjamin Bauer'),
      row('2', 'A3', 'Cara Bauer'),
      row('4', 'A4', 'Dan Bauer'),
    ];
    for (const dry_run of [true, false]) {
      const matched = await importInto(server, client, {
        ...{ ...learners, match_on: 'admission_number', full_snapshot: true, max_removal_ratio: 1, dry_run },
        rows: [...swapped, row('n1', 'A1', 'Anna Bauer')],
      });
      expect(matched.counts).toMatchObject({ created: 1, failed: 0, removed: 0 });
    }
    const after = (await client.learners.list()).data;
    expect(after.map(({ external_ids }) => external_ids)).toEqual([
      { sis: 'n1' },
      { sis: '3' },
      { sis: '2' },
      { sis: '4' },
    ]);
    expect(after.slice(0, 3).map(({ id }) => id)).toEqual(before);
    const twice = await importInto(server, client, {
      ...{ ...learners, match_on: 'admission_number' },
      rows: [
        row('5', 'A1', 'Anna Bauer'),
        row('6', 'a1', 'Anna Bauer'),
        row('7', 'A5', 'Eva Bauer'),
        { admission_number: 'A5', email: 'eva@example.org' },
      ],
    });
    expect(await rowsOf(client, twice.id)).toMatchObject([
      { result: 'failed', errors: [{ pointer: '/admission_number', code: 'duplicate' }] },
      { result: 'failed', errors: [{ detail: expect.stringContaining('values of external_id differ') }] },
      { result: 'created' },
      { result: 'updated' },
    ]);
    expect((await client.learners.get(before[0] ?? '')).external_ids).toEqual({ sis: 'n1' });
    const without = await importInto(server, client, {
      ...{ ...learners, match_on: 'admission_number' },
      rows: [{ external_id: '9', name: 'Nobody' }],
    });
    expect(await rowsOf(client, without.id)).toMatchObject([
      { result: 'failed', errors: [{ pointer: '/admission_number', code: 'required' }] },
    ]);
    await expect(
      client.imports.create({ ...learners, match_on: 'email', rows: [{ external_id: '9' }] }),
    ).rejects.toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/match_on' }] });
  });

  it('does not confuse two people whom it has at the same time with the same number', async () => {
    const { client, server } = await newSchool();
    const row = { admission_number: 'A1', name: 'Anna Bauer' };
    const both = {
      kind: 'learners' as const,
      source: 'sis',
      rows: [
        { ...row, external_id: '1' },
        { ...row, external_id: '2' },
      ],
    };
    for (const expected of [
      { created: 1, failed: 1 },
      { unchanged: 1, failed: 1 },
    ])
      expect((await importInto(server, client, both)).counts).toMatchObject(expected);
  });
});
