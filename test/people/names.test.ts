import type { Rollbook } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { importInto, rowsOf } from '../support/imports.ts';
import { runSql } from '../support/inspect.ts';
import { refusalOf } from '../support/problems.ts';
import { sharedServer } from '../support/server.ts';

interface Names {
  first_name?: string;
  last_name?: string;
}

/** Creates a learner, a guardian and a staff member with these names; returns their full names. */
async function named(client: Rollbook, names: Names): Promise<string[]> {
  const staff = { email: `${crypto.randomUUID()}@example.org`, staff_type: 'admin' } as const;
  const people = [
    await client.learners.create(names),
    await client.guardians.create(names),
    await client.staff.create({ ...names, ...staff }),
  ];
  return people.map(({ name }) => name);
}

onBothDatabases('the name of a person', (open) => {
  const newSchool = sharedServer(open);

  it('can consist of one name', async () => {
    const { client, server } = await newSchool();
    expect(await named(client, { first_name: 'Sukarno' })).toEqual(['Sukarno', 'Sukarno', 'Sukarno']);
    expect(await named(client, { last_name: 'Suharto' })).toEqual(['Suharto', 'Suharto', 'Suharto']);
    const { id } = await importInto(server, client, {
      kind: 'learners',
      source: 'sis',
      rows: [{ external_id: '1', last_name: 'Sukarno' }, { external_id: '2' }],
    });
    expect(await rowsOf(client, id)).toMatchObject([
      { result: 'created' },
      { result: 'failed', errors: [{ pointer: '/name', code: 'required' }] },
    ]);
    for (const create of [
      () => client.learners.create({}),
      () => client.guardians.create({}),
      () => client.staff.create({ email: 'a@example.org', staff_type: 'admin' }),
    ])
      expect((await refusalOf(create())).errors).toMatchObject([{ pointer: '/name', code: 'required' }]);
  });

  it('can have 200 characters, however they are stored', async () => {
    const { client } = await newSchool();
    expect(await named(client, { first_name: '𠮷'.repeat(99), last_name: '𡈽'.repeat(100) })).toHaveLength(3);
    const tooLong = { first_name: '𠮷'.repeat(100), last_name: '𡈽'.repeat(100) };
    expect((await refusalOf(client.learners.create(tooLong))).errors).toMatchObject([{ code: 'too_long' }]);
  });

  it('is composed in the order of the locale of the school', async () => {
    const { client } = await newSchool();
    await client.school.update({ locale: 'hu-HU' });
    expect(await named(client, { first_name: 'Péter', last_name: 'Minta' })).toEqual([
      'Minta Péter',
      'Minta Péter',
      'Minta Péter',
    ]);
    await client.school.update({ locale: 'ja-JP' });
    expect(await named(client, { first_name: '太郎', last_name: '見本' })).toContain('見本太郎');
  });

  it('is found by any of its words, ignoring the form of apostrophes and hyphens', async () => {
    const { client } = await newSchool();
    const email = 'a@example.org';
    const found = async (name: string) =>
      [
        await client.learners.list({ name }),
        await client.guardians.list({ name }),
        await client.staff.list({ name }),
      ].map(({ data: [first], data }) => (data.length === 1 ? first?.name : data.length));
    const names = { first_name: 'Siobhán', last_name: 'O’Brien-García Márquez' };
    const full = 'Siobhán O’Brien-García Márquez';
    await client.learners.create(names);
    await client.guardians.create({ name: full });
    const { id } = await client.staff.create({ ...names, email, staff_type: 'teacher' });
    for (const other of ['Sue Obama', 'Garc Other']) {
      await client.learners.create({ name: other });
      await client.guardians.create({ name: other });
    }
    for (const text of ["Siobhan O'Br", 'garcia', 'O`brien‐garcia', 'MARQUEZ', 'brien', 'obrien garcia m'])
      expect(await found(text), text).toEqual(text === 'brien' ? [0, 0, 0] : [full, full, full]);
    for (const text of ['%', '_', '’', ' - ']) expect(await found(text), text).toEqual([0, 0, 0]);
    await client.staff.update(id, { name: 'Siobhán Sample', last_name: 'Sample' });
    expect((await client.staff.list({ name: 'garcia' })).data).toEqual([]);
    expect((await client.staff.list({ name: 'sample' })).data).toMatchObject([{ id }]);
  });

  it.each([
    ['राम', ['राम कुमार'], ['रमा कुमारी', 'रीमा']],
    ['ปิติ', ['ปิติ รักเรียน'], ['ปีติ รักเรียน']],
    ['たかだ', ['たかだ はな'], ['たかた はな']],
    ['محمد علی', ['مُحَمَّد علي', 'محمــد على'], ['محمود علي']],
    ['irmak', ['Irmak', 'ırmak', 'İRMAK'], ['Armak']],
  ])('is found in the writing of its language: %s', async (text, wanted, others) => {
    const { client } = await newSchool();
    for (const name of [...wanted, ...others]) await client.learners.create({ name });
    const { data } = await client.learners.list({ name: text, order: 'asc' });
    expect(data.map(({ name }) => name)).toEqual(wanted);
  });

  it('is found by a part that is not a word of it, and no longer after it was erased', async () => {
    const { client, database } = await newSchool();
    await client.school.update({ locale: 'ja-JP' });
    const { id } = await client.learners.create({ first_name: '太郎', last_name: '見本' });
    expect((await client.learners.list({ name: '太郎' })).data).toMatchObject([{ id, name: '見本太郎' }]);
    await client.learners.archive(id);
    await client.learners.erase(id, { confirm: id, reason: 'Asked for' });
    expect((await client.learners.list({ name: '太郎', archived: 'any' })).data).toEqual([]);
    expect(await runSql(database, `select * from name_words where record_id = '${id}'`)).toEqual([]);
  });
});

onBothDatabases('the telephone number of a guardian', (open) => {
  const newSchool = sharedServer(open);

  it('is found by its first digits, as they are dialled in the country of the school or with its code', async () => {
    const { client } = await newSchool();
    const nomsa = await client.guardians.create({ name: 'Nomsa', phone: '+27821234567' });
    const sipho = await client.guardians.create({ name: 'Sipho', alternate_phone: '+27821299999' });
    await client.guardians.create({ name: 'Anna', phone: '+4982123456' });
    await client.guardians.create({ name: 'Nobody' });
    const found = async (phone_prefix: string) =>
      (await client.guardians.list({ phone_prefix })).data.map(({ name }) => name);
    expect(await found('0821234')).toEqual(['Nomsa']);
    expect(await found('082123456789')).toEqual([]);
    expect(await found('08212')).toEqual(['Nomsa', 'Sipho']);
    expect(await found('+278212')).toEqual(['Nomsa', 'Sipho']);
    expect(await found('27821234567')).toEqual(['Nomsa']);
    expect(await found('4982123456')).toEqual(['Anna']);
    // In Germany the same digits are dialled for another number.
    await client.school.update({ locale: 'de-DE' });
    expect(await found('082123')).toEqual(['Anna']);
    await client.school.update({ locale: 'de' });
    expect(await found('082123')).toEqual([]);
    for (const digits of ['1234', '082 123', '+', 'abcdef', '1234567890123456'])
      expect((await refusalOf(found(digits))).code, digits).toBe('invalid_parameter');
    // Together with other filters, and not without end.
    expect((await client.guardians.list({ phone_prefix: '278212', name: 'sip' })).data).toMatchObject([
      { id: sipho.id },
    ]);
    const page = await client.guardians.list({ phone_prefix: '278212', limit: 1 });
    expect(page).toMatchObject({ data: [{ id: nomsa.id }], has_more: true });
    expect((await page.nextPage())?.data).toMatchObject([{ id: sipho.id }]);
    await client.guardians.update(nomsa.id, { phone: null });
    expect(await found('27821234567')).toEqual([]);
    const whole = async (phone: string) => (await client.guardians.list({ phone })).data.map(({ id }) => id);
    expect(await whole('+27821299999')).toEqual([sipho.id]);
    expect(await whole('+2782129999')).toEqual([]);
  });

  it('is found with the email address, in any case', async () => {
    const { client } = await newSchool();
    const { id } = await client.guardians.create({ name: 'Nomsa', email: 'Nomsa.Example@Example.org' });
    await client.guardians.create({ name: 'Sipho', email: 'sipho@example.org' });
    const { data } = await client.guardians.list({ email: 'nomsa.example@example.ORG' });
    expect(data).toMatchObject([{ id, email: 'Nomsa.Example@Example.org' }]);
  });
});
