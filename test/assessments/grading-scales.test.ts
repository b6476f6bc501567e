import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { startServer } from '../support/server.ts';
import { startClass } from './class-of-learners.ts';

const passOrFail = [
  { level: 1, label: 'Fail', min: 0 },
  { level: 2, label: 'Pass', min: 50 },
];

onEachDatabase('a grading scale', (open) => {
  it('is there in every new school: CAPS-7, the default', async () => {
    const { client, live } = await startServer(open);
    for (const school of [client, live]) {
      const { data } = await school.gradingScales.list();
      expect(data).toMatchObject([{ name: 'CAPS-7', default: true }]);
      expect(data[0]?.levels.map(({ level, min }) => [level, min])).toEqual([
        [7, 80],
        [6, 70],
        [5, 60],
        [4, 50],
        [3, 40],
        [2, 30],
        [1, 0],
      ]);
    }
  });

  it('covers 0 to 100 without gaps, and is returned with the highest level first', async () => {
    const { client } = await startServer(open);
    const created = await client.gradingScales.create({ name: 'Pass or fail', levels: passOrFail });
    expect(created).toMatchObject({ default: false, levels: passOrFail.toReversed() });
    const falling = [
      { level: 1, label: 'Very good', min: 90 },
      { level: 6, label: 'Insufficient', min: 0 },
    ];
    expect(await client.gradingScales.create({ name: 'Falling', levels: falling })).toMatchObject({
      levels: falling,
    });
    const refusal = (levels: typeof passOrFail) =>
      refusalOf(client.gradingScales.create({ name: 'Wrong', levels }));
    const wrong = { status: 422, errors: [{ pointer: '/levels', code: 'invalid_levels' }] };
    expect(await refusal([{ level: 1, label: 'Pass', min: 50 }])).toMatchObject(wrong);
    expect(await refusal([...passOrFail, { level: 3, label: 'Merit', min: 50 }])).toMatchObject({
      status: 422,
    });
    expect(await refusal([...passOrFail, { level: 2, label: 'Merit', min: 80 }])).toMatchObject(wrong);
    expect(await refusal([...passOrFail, { level: 0, label: 'Merit', min: 80 }])).toMatchObject(wrong);
  });

  it('is the default of its school alone, and the default cannot be taken away', async () => {
    const { client } = await startServer(open);
    const [caps] = (await client.gradingScales.list()).data;
    const other = await client.gradingScales.create({ name: 'Other', levels: passOrFail, default: true });
    const defaults = async () =>
      (await client.gradingScales.list()).data.filter((scale) => scale.default).map(({ id }) => id);
    expect(await defaults()).toEqual([other.id]);
    expect(await codeOf(client.gradingScales.update(other.id, { default: false }))).toBe('default_scale');
    expect(await codeOf(client.gradingScales.archive(other.id))).toBe('default_scale');
    await client.gradingScales.update(caps?.id ?? '', { default: true });
    expect(await defaults()).toEqual([caps?.id]);
    expect((await client.gradingScales.archive(other.id)).archived_at).not.toBeNull();
    expect(await client.gradingScales.archive(other.id)).toMatchObject({ id: other.id });
    expect(await client.gradingScales.restore(other.id)).toMatchObject({ default: false });
  });

  it('does not change while a published assessment uses it, and can be cloned', async () => {
    const { client, assess } = await startClass(open, 0);
    const scale = await client.gradingScales.create({ name: 'Pass or fail', levels: passOrFail });
    const { id } = await assess({ grading_scale_id: scale.id });
    const levels = passOrFail.map((level) => ({ ...level, min: level.min && 40 }));
    expect((await client.gradingScales.update(scale.id, { levels })).levels[0]).toMatchObject({ min: 40 });
    await client.assessments.publish(id);
    expect(await refusalOf(client.gradingScales.update(scale.id, { levels: passOrFail }))).toMatchObject({
      status: 409,
      code: 'scale_in_use',
    });
    expect(await codeOf(client.gradingScales.update(scale.id, { name: 'Other' }))).toBe('scale_in_use');
    expect(await codeOf(client.gradingScales.update(scale.id, { levels, metadata: { a: 'b' } }))).toBe(
      'done',
    );
    const clone = await client.gradingScales.clone(scale.id, { name: 'Pass or fail 2' });
    expect(clone).toMatchObject({ levels: levels.toReversed(), default: false });
    expect(await codeOf(client.gradingScales.clone(scale.id, { name: 'pass OR fail' }))).toBe(
      'already_exists',
    );
    expect(await codeOf(client.gradingScales.update(clone.id, { levels: passOrFail }))).toBe('done');
    await client.assessments.reopen(id, { reason: 'Wrong levels' });
    expect(await codeOf(client.gradingScales.update(scale.id, { levels: passOrFail }))).toBe('done');
  });
});
