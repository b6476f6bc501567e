import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf } from '../support/problems.ts';
import { sharedServer } from '../support/server.ts';

onEachDatabase('a subject', (open) => {
  const newSchool = sharedServer(open);

  it('is created with its defaults, read and changed', async () => {
    const { client } = await newSchool();
    const created = await client.subjects.create({ name: 'Mathematics', code: 'MATH' });
    expect(created).toMatchObject({
      object: 'subject',
      kind: 'other',
      grade_level_ids: [],
      language: null,
      counts_for_average: true,
      promotion_weight: null,
    });
    const fields = { counts_for_average: false, promotion_weight: 1.5, language: 'en-ZA' };
    expect(await client.subjects.update(created.id, fields)).toMatchObject(fields);
    expect(await client.subjects.get(created.id)).toMatchObject(fields);
  });

  it('has a code that is unique as it is written, as in other timetable software', async () => {
    const { client } = await newSchool();
    const basic = await client.subjects.create({ name: 'History', code: 'Ge' });
    const advanced = await client.subjects.create({ name: 'History, advanced', code: 'GE' });
    expect(await codeOf(client.subjects.create({ name: 'Geography', code: 'GE' }))).toBe('already_exists');
    const found = async (code: string) => (await client.subjects.list({ code })).data.map(({ id }) => id);
    expect([await found('Ge'), await found('GE'), await found('ge')]).toEqual([
      [basic.id],
      [advanced.id],
      [],
    ]);
  });

  it('is taught in grade levels of the school, and a wrong one is pointed at', async () => {
    const { client, live } = await newSchool();
    const [four, five, gone] = await Promise.all(
      ['Grade 4', 'Grade 5', 'Grade 99'].map((label, order) => client.gradeLevels.create({ label, order })),
    );
    const foreign = await live.gradeLevels.create({ label: 'Grade 4', order: 4 });
    if (!four || !five || !gone) throw new Error('three grade levels were created');
    await client.gradeLevels.archive(gone.id);
    const ids = [four.id, foreign.id, gone.id, 'grl_none'];
    const refused = client.subjects.create({ name: 'Art', code: 'ART', grade_level_ids: ids });
    await expect(refused).rejects.toMatchObject({
      status: 422,
      code: 'unknown_reference',
      errors: [1, 2, 3].map((index) => ({ pointer: `/grade_level_ids/${index}`, code: 'unknown_reference' })),
    });
    expect((await client.subjects.list()).data).toEqual([]);

    const art = await client.subjects.create({ name: 'Art', code: 'ART', grade_level_ids: [four.id] });
    const music = await client.subjects.create({ name: 'Music', code: 'MUS', grade_level_ids: [five.id] });
    const inGrade = async (id: string) =>
      (await client.subjects.list({ grade_level_id: id })).data.map((subject) => subject.id);
    expect(await inGrade(four.id)).toEqual([art.id]);
    await client.subjects.update(music.id, { grade_level_ids: [four.id, five.id] });
    await expect(client.subjects.update(art.id, { grade_level_ids: [foreign.id] })).rejects.toMatchObject({
      code: 'unknown_reference',
    });
    expect(await inGrade(four.id)).toEqual([art.id, music.id]);
  });

  it('keeps a grade level that was archived since, and still can be changed', async () => {
    const { client } = await newSchool();
    const grade = await client.gradeLevels.create({ label: 'Grade 4', order: 4 });
    const art = await client.subjects.create({ name: 'Art', code: 'ART', grade_level_ids: [grade.id] });
    await client.gradeLevels.archive(grade.id);
    const renamed = await client.subjects.update(art.id, { name: 'Visual art', grade_level_ids: [grade.id] });
    expect(renamed).toMatchObject({ name: 'Visual art', grade_level_ids: [grade.id] });
  });

  it('has a code that no other live one has', async () => {
    const { client } = await newSchool();
    const first = await client.subjects.create({ name: 'Art', code: 'ART' });
    await expect(client.subjects.create({ name: 'Artisan', code: 'ART' })).rejects.toMatchObject({
      code: 'already_exists',
      problem: { existing_id: first.id },
    });
    const second = await client.subjects.create({ name: 'Music', code: 'MUS' });
    await expect(client.subjects.update(second.id, { code: 'ART' })).rejects.toMatchObject({
      problem: { existing_id: first.id },
    });
  });
});
