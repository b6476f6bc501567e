import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { auditCount, clientWith, sharedYears } from '../support/school-year.ts';
import { startClass } from './class-of-learners.ts';

onEachDatabase('grades', (open) => {
  const shared = sharedYears(open);

  it('are entered together, and again without an effect', async () => {
    const school = await startClass(shared);
    const { client, assess, members } = school;
    const { id } = await assess();
    const [one = '', two = '', three = ''] = members;
    const grades = [
      { learner_id: one, mark: 39.75, comment: 'Good work' },
      { learner_id: two, status: 'absent' as const },
      { learner_id: three, mark: 0 },
    ];
    const first = await client.grades.put(id, { grades });
    expect(first).toMatchObject({ created: 3, updated: 0, unchanged: 0 });
    expect(first.data).toMatchObject([
      {
        learner_id: one,
        mark: 39.75,
        status: 'graded',
        percentage: 80,
        level: 7,
        comment: 'Good work',
        revision: 1,
      },
      { learner_id: two, mark: null, status: 'absent', percentage: null, level: null, comment: null },
      { learner_id: three, mark: 0, status: 'graded', percentage: 0, level: 1 },
    ]);
    expect(first.data[0]?.graded_by).toMatch(/^key_/);
    expect((await client.grades.list(id)).data).toEqual(first.data);
    const entries = await auditCount(client);
    const again = await client.grades.put(id, { grades });
    expect(again).toEqual({ created: 0, updated: 0, unchanged: 3, data: first.data });
    expect(await auditCount(client)).toBe(entries);

    const next = await client.grades.put(id, {
      grades: [
        { learner_id: three, mark: 12.5 },
        { learner_id: one, comment: null },
      ],
    });
    expect(next).toMatchObject({ created: 0, updated: 2, unchanged: 0 });
    expect(next.data).toMatchObject([
      { learner_id: three, mark: 12.5, percentage: 25, level: 1, revision: 2 },
      { learner_id: one, mark: 39.75, comment: null, revision: 2, graded_at: first.data[0]?.graded_at },
    ]);
    expect(await auditCount(client)).toBe(entries + 2);
    const [entry] = (await client.auditLog.list({ resource_id: next.data[0]?.id ?? '' })).data;
    expect(entry).toMatchObject({ action: 'grade.updated', changes: { mark: { before: 0, after: 12.5 } } });
  });

  it('are all rejected if one is invalid, with the errors of each', async () => {
    const { client, assess, members, learner } = await startClass(shared);
    const { id } = await assess();
    const [one = '', two = '', three = ''] = members;
    const outsider = await learner();
    const refused = await refusalOf(
      client.grades.put(id, {
        grades: [
          { learner_id: one, mark: 50.5 },
          { learner_id: two, mark: 1.234 },
          { learner_id: three, mark: 20 },
          { learner_id: outsider, mark: 3 },
        ],
      }),
    );
    expect(refused).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: [
        { pointer: '/grades/0/mark', code: 'too_large' },
        { pointer: '/grades/1/mark', code: 'too_precise' },
        { pointer: '/grades/3/learner_id', code: 'learner_not_enrolled' },
      ],
    });
    const contradictory = await refusalOf(
      client.grades.put(id, {
        grades: [
          { learner_id: one, mark: 5, status: 'exempt' },
          { learner_id: two, status: 'graded' },
          { learner_id: one, mark: 5 },
        ],
      }),
    );
    expect(contradictory).toMatchObject({
      errors: [
        { pointer: '/grades/0/mark', code: 'not_allowed' },
        { pointer: '/grades/1/mark', code: 'required' },
        { pointer: '/grades/2/learner_id', code: 'duplicate' },
      ],
    });
    const put = (learner_id: string) => client.grades.put(id, { grades: [{ learner_id, mark: 1 }] });
    expect(await refusalOf(put(outsider))).toMatchObject({ status: 422, code: 'learner_not_enrolled' });
    expect(await refusalOf(put('lrn_none'))).toMatchObject({
      status: 422,
      code: 'unknown_reference',
      errors: [{ pointer: '/grades/0/learner_id' }],
    });
    expect((await client.grades.list(id)).data).toEqual([]);
  });

  it('are entered one by one, changed, archived and restored', async () => {
    const school = await startClass(shared, 2);
    const { client, assess, members, learner } = school;
    const { id } = await assess();
    const [learner_id = '', other = ''] = members;
    const created = await client.grades.create(id, { learner_id });
    expect(created).toMatchObject({ status: 'pending', mark: null, graded_at: null, graded_by: null });
    const again = client.grades.create(id, { learner_id, mark: 3 });
    expect(await refusalOf(again)).toMatchObject({ code: 'already_exists', existing_id: created.id });
    const update = (body: Parameters<typeof client.grades.update>[2]) =>
      client.grades.update(id, created.id, body);
    expect(await update({ mark: 25 })).toMatchObject({ status: 'graded', percentage: 50, revision: 2 });
    expect(await update({ status: 'withheld' })).toMatchObject({ mark: null, percentage: null, revision: 3 });
    expect(await refusalOf(update({ status: 'graded' }))).toMatchObject({ errors: [{ pointer: '/mark' }] });
    expect(await update({ metadata: { a: 'b' } })).toMatchObject({ status: 'withheld', revision: 3 });
    expect(await refusalOf(update({ mark: 51 }))).toMatchObject({
      errors: [{ pointer: '/mark', code: 'too_large' }],
    });
    expect(await update({ mark: null })).toMatchObject({ status: 'pending', revision: 4, graded_at: null });
    await client.grades.archive(id, created.id);
    expect((await client.grades.list(id)).data).toEqual([]);
    const second = await client.grades.create(id, { learner_id, mark: 3 });
    expect(await codeOf(client.grades.restore(id, created.id))).toBe('already_exists');
    await client.grades.archive(id, second.id);
    expect(await client.grades.restore(id, created.id)).toMatchObject({
      status: 'pending',
      archived_at: null,
    });
    const outsider = client.grades.create(id, { learner_id: await learner(), mark: 3 });
    expect(await codeOf(outsider)).toBe('learner_not_enrolled');
    const leaver = await client.grades.create(id, { learner_id: other, mark: 3 });
    await client.grades.archive(id, leaver.id);
    const [enrollment] = (await client.learners.enrollments(other)).data;
    await client.enrollments.archive(enrollment?.id ?? '');
    expect(await codeOf(client.grades.restore(id, leaver.id))).toBe('learner_not_enrolled');
    const reader = await clientWith(school, 'read:assessments');
    expect((await reader.grades.list(id)).data).toHaveLength(1);
    expect(await codeOf(reader.grades.update(id, created.id, { mark: 1 }))).toBe('insufficient_scope');
  });

  it('are entered only while the assessment is open', async () => {
    const { client, assess, members } = await startClass(shared, 1);
    const [learner_id = ''] = members;
    const { id } = await assess({ status: 'draft' });
    const grades = [{ learner_id, mark: 3 }];
    const put = () => client.grades.put(id, { grades });
    expect(await refusalOf(put())).toMatchObject({ status: 409, code: 'assessment_not_open' });
    expect(await codeOf(client.grades.create(id, { learner_id }))).toBe('assessment_not_open');
    await client.assessments.open(id);
    const [grade] = (await put()).data;
    await client.grades.archive(id, grade?.id ?? '');
    const kept = await client.grades.create(id, { learner_id });
    await client.assessments.cancel(id);
    const calls = [
      put,
      () => client.grades.update(id, kept.id, { mark: 3 }),
      () => client.grades.archive(id, kept.id),
      () => client.grades.restore(id, grade?.id ?? ''),
    ];
    for (const call of calls) expect(await codeOf(call())).toBe('assessment_not_open');
    await client.assessments.archive(id);
    expect(await codeOf(put())).toBe('resource_archived');
  });

  it('of a learner are found across assessments, by term and subject', async () => {
    const { client, assess, members, terms, subject } = await startClass(shared, 2);
    const english = await client.subjects.create({ name: 'English', code: 'ENG' });
    const [one = '', two = ''] = members;
    const grades = [
      { learner_id: one, mark: 10 },
      { learner_id: two, mark: 20 },
    ];
    const maths = await client.grades.put((await assess()).id, { grades });
    const other = await client.grades.put((await assess({ subject_id: english.id })).id, { grades });
    const search = async (query: Parameters<typeof client.grades.search>[0]) =>
      (await client.grades.search(query)).data.map(({ id }) => id);
    const idsOf = ({ data }: typeof maths, learner: string) =>
      data.filter(({ learner_id }) => learner_id === learner).map(({ id }) => id);
    expect(await search({ learner_id: one })).toEqual([...idsOf(maths, one), ...idsOf(other, one)]);
    expect(await search({ learner_id: one, subject_id: subject.id })).toEqual(idsOf(maths, one));
    expect(await search({ term_id: terms[0].id, subject_id: english.id })).toEqual(
      other.data.map(({ id }) => id),
    );
    expect(await search({ term_id: terms[1].id })).toEqual([]);
    expect(await search({ status: 'absent' })).toEqual([]);
  });

  it('take the level of the scale of their assessment, from the rounded percentage', async () => {
    const { client, assess, members } = await startClass(shared, 1);
    const [learner_id = ''] = members;
    const { id } = await assess({ max_mark: 200 });
    const figures = async (mark: number) => {
      const { data } = await client.grades.put(id, { grades: [{ learner_id, mark }] });
      return [data[0]?.percentage, data[0]?.level];
    };
    expect(await figures(158.98)).toEqual([79, 6]);
    expect(await figures(159)).toEqual([80, 7]);
    expect(await figures(59)).toEqual([30, 2]);
    expect(await figures(58.99)).toEqual([29, 1]);
    expect(await figures(200)).toEqual([100, 7]);
    const scale = await client.gradingScales.create({
      name: 'Marks',
      levels: [
        { level: 1, label: 'A', min: 90 },
        { level: 6, label: 'F', min: 0 },
      ],
    });
    await client.assessments.update(id, { grading_scale_id: scale.id });
    expect((await client.grades.list(id)).data).toMatchObject([{ percentage: 100, level: 1 }]);
  });
});
