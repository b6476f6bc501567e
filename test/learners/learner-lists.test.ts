import type { LearnerCreate, LearnersListQuery, Rollbook } from '@rollbook/sdk';
import { ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { sharedServer, startServer } from '../support/server.ts';

async function createAll(client: Rollbook, learners: LearnerCreate[]): Promise<void> {
  for (const learner of learners) await client.learners.create(learner);
}

async function names(client: Rollbook, query: LearnersListQuery): Promise<string[]> {
  return (await client.learners.list(query)).data.map(({ name }) => name);
}

onBothDatabases('the list of learners', (open) => {
  const newSchool = sharedServer(open);

  it('filters by labels, status, admission number and external id, alone and together', async () => {
    const { client } = await newSchool();
    await createAll(client, [
      { name: 'A', grade_level: 'Grade 5', class: '5A', admission_number: '1' },
      { name: 'B', grade_level: 'Grade 5', class: '5B', external_ids: { sis: '7', lms: '8' } },
      { name: 'C', grade_level: 'Grade 6', class: '5B', status: 'prospective' },
      { name: 'D', external_ids: { sis: 'a:b' } },
    ]);
    expect(await names(client, {})).toEqual(['A', 'B', 'C', 'D']);
    expect(await names(client, { order: 'desc' })).toEqual(['D', 'C', 'B', 'A']);
    expect(await names(client, { grade_level: 'Grade 5' })).toEqual(['A', 'B']);
    expect(await names(client, { grade_level: 'GRADE 5', class: '5a' })).toEqual(['A']);
    expect(await names(client, { class: '5B' })).toEqual(['B', 'C']);
    expect(await names(client, { class: '5b' })).toEqual(['B', 'C']);
    expect(await names(client, { status: 'prospective' })).toEqual(['C']);
    expect(await names(client, { status: 'left' })).toEqual([]);
    expect(await names(client, { admission_number: '1' })).toEqual(['A']);
    expect(await names(client, { external_id: 'lms:8' })).toEqual(['B']);
    expect(await names(client, { external_id: 'sis:8' })).toEqual([]);
    expect(await names(client, { external_id: 'sis:a:b' })).toEqual(['D']);
    expect(await names(client, { class: '5B', status: 'active' })).toEqual(['B']);
    expect(await names(client, { class: '5B', grade_level: 'Grade 6', external_id: 'sis:7' })).toEqual([]);
  });

  it('finds names by the beginning of a word, ignoring case, diacritics and punctuation', async () => {
    const { client } = await newSchool();
    const all = [
      'Zoë Example',
      'ZOE Other',
      'zoe\u0308 Third',
      'Zo',
      'Aunt Zoë',
      'Zoé-Ann',
      'İnci',
      'Tom',
      'T😀m',
      'T\uffffm',
      '50% off',
      '50_',
      '5',
    ];
    await createAll(
      client,
      all.map((name) => ({ name })),
    );
    const zoe = ['Zoë Example', 'ZOE Other', 'zoe\u0308 Third', 'Aunt Zoë', 'Zoé-Ann'];
    for (const name of ['zoe', 'Zoë', 'ZOË', 'zoe\u0308']) expect(await names(client, { name })).toEqual(zoe);
    expect(await names(client, { name: 'zoe ' })).toEqual(zoe);
    expect(await names(client, { name: 'zoe e' })).toEqual(['Zoë Example']);
    expect(await names(client, { name: 'zoe-an' })).toEqual(['Zoé-Ann']);
    expect(await names(client, { name: 'inci' })).toEqual(['İnci']);
    expect(await names(client, { name: 't' })).toEqual(['zoe\u0308 Third', 'Tom', 'T😀m', 'T\uffffm']);
    expect(await names(client, { name: '50%' })).toEqual(['50% off', '50_']);
    expect(await names(client, { name: '5' })).toEqual(['50% off', '50_', '5']);
    expect(await names(client, { name: 'xyz' })).toEqual([]);
  });

  it('finds names by the words of a text in any order, each of which begins a word of a name', async () => {
    const { client } = await newSchool();
    await createAll(client, [
      { name: 'Musa Hadebe' },
      { name: 'Musa Example' },
      { name: 'Nomsa Hadebe', preferred_name: 'Musi' },
      { name: 'Anna Maria van der Merwe' },
    ]);
    for (const name of ['Musa Hadebe', 'Hadebe Musa', 'Hadebe, Musa', 'had musa', 'musa musa hadebe'])
      expect(await names(client, { name }), name).toEqual(['Musa Hadebe']);
    expect(await names(client, { name: 'hadebe mus' })).toEqual(['Musa Hadebe', 'Nomsa Hadebe']);
    expect(await names(client, { name: 'hadebe mus ' })).toEqual([]);
    expect(await names(client, { name: 'merwe, anna' })).toEqual(['Anna Maria van der Merwe']);
    expect(await names(client, { name: 'hadebe example' })).toEqual([]);
    expect(await names(client, { name: 'debe musa' })).toEqual([]);
  });

  it('finds a learner by the name it has now', async () => {
    const { client } = await newSchool();
    const { id } = await client.learners.create({ name: 'Thandi Example' });
    await client.learners.update(id, { name: 'Nomsa Example' });
    expect(await names(client, { name: 'thandi' })).toEqual([]);
    expect(await names(client, { name: 'nomsa' })).toEqual(['Nomsa Example']);
  });

  it('filters by the times of creation and of the last change', async () => {
    const clock = new ManualClock('2026-11-21T10:00:00.000Z');
    const { client } = await startServer(open, { clock });
    const first = await client.learners.create({ name: 'A' });
    clock.advance(1_000);
    await client.learners.create({ name: 'B' });
    clock.advance(1_000);
    await client.learners.create({ name: 'C' });
    await client.learners.update(first.id, { class: '5B' });
    const second = '2026-11-21T10:00:01.000Z';
    expect(await names(client, { created_after: second })).toEqual(['C']);
    expect(await names(client, { created_before: second })).toEqual(['A']);
    expect(
      await names(client, {
        created_after: '2026-11-21T10:00:00.999Z',
        created_before: '2026-11-21T10:00:02Z',
      }),
    ).toEqual(['B']);
    expect(await names(client, { updated_after: second })).toEqual(['A', 'C']);
    expect(await names(client, { updated_after: '2026-11-21T12:00:01+02:00' })).toEqual(['A', 'C']);
    expect(await names(client, { updated_after: '2026-11-21T10:00:01.5Z' })).toEqual(['A', 'C']);
  });

  it('leaves archived learners out, or lists them alone, or lists all', async () => {
    const { client } = await newSchool();
    await createAll(client, [{ name: 'A' }, { name: 'B', class: '5B' }, { name: 'C', class: '5B' }]);
    const [, second] = (await client.learners.list()).data;
    await client.learners.archive(second?.id ?? '');
    expect(await names(client, { archived: 'false' })).toEqual(['A', 'C']);
    expect(await names(client, { archived: 'true' })).toEqual(['B']);
    expect(await names(client, { archived: 'any' })).toEqual(['A', 'B', 'C']);
    expect(await names(client, { archived: 'true', class: '5B' })).toEqual(['B']);
  });
});
