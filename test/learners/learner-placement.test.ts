import type { LearnersListQuery } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { auditCount, type StartedYear, sharedYears, startYear, today } from '../support/school-year.ts';
import { startServer } from '../support/server.ts';

const placeOf = async ({ client }: StartedYear, id: string) => {
  const { grade_level, grade_level_id, class: label, class_id } = await client.learners.get(id);
  return [grade_level, grade_level_id, label, class_id];
};

/** The class, state and days of each enrollment of a learner, oldest first. */
const enrollmentsOf = async ({ client }: StartedYear, id: string) =>
  (await client.learners.enrollments(id)).data.map((one) => [
    one.class_id,
    one.status,
    one.starts_on,
    one.ends_on,
  ]);

onEachDatabase('the grade level and class of a learner', (open) => {
  const shared = sharedYears(open);

  it('shows the sensitive fields of a learner who is created in a class', async () => {
    const { client, b } = await startYear(open);
    const created = await client.learners.create({
      name: 'Thandi Example',
      class_id: b.id,
      religion: 'Example',
    });
    expect(created).toMatchObject({ class_id: b.id, religion: 'Example' });
  });

  it('are none after an active learner was restored, whose enrollments have ended, until they get a class again', async () => {
    const school = await startYear(open);
    const { client, b, server } = school;
    const { id } = await client.learners.create({
      ...{ name: 'Thandi Example', class_id: b.id, external_ids: { sis: '1' } },
    });
    const inClass = async () =>
      (await client.learners.list({ class_id: b.id, enrolled_on: today })).data.map((one) => one.id);
    await client.learners.archive(id);
    expect(await client.learners.restore(id)).toMatchObject({
      status: 'active',
      class_id: null,
      class: null,
    });
    expect((await client.learners.list({ class_id: b.id })).data).toEqual([]);
    await client.learners.update(id, { class_id: b.id });
    expect(await inClass()).toEqual([id]);
    // A learner who is missing in one import, and in the next one again.
    await client.learners.archive(id);
    await client.imports.create({
      ...{ kind: 'learners', source: 'sis' },
      rows: [{ external_id: '1', name: 'Thandi Example', class: '5B' }],
    });
    await server.drainJobs();
    expect(await inClass()).toEqual([id]);
    expect((await enrollmentsOf(school, id)).map(([, status]) => status)).toEqual([
      ...['withdrawn', 'withdrawn', 'active'],
    ]);
  });

  it('are labels in a school that has neither', async () => {
    const { client } = await startServer(open);
    const created = await client.learners.create({ name: 'A', grade_level: 'Grade 5', class: '5B' });
    const changed = await client.learners.update(created.id, { grade_level: 'Grade 6', class: '6B' });
    for (const learner of [created, changed])
      expect(learner).toMatchObject({ grade_level_id: null, class_id: null });
    expect((await client.learners.list({ class: '6B', grade_level: 'Grade 6' })).data).toEqual([changed]);
    expect((await client.enrollments.list()).data).toEqual([]);
  });

  it('are those of a grade level that the school gets after the label: created, restored or renamed', async () => {
    const { client, a, grade, events } = await startYear(open);
    const labelled = (label: string) =>
      client.learners.create({ name: 'Thandi Example', grade_level: label, class: '5A' });
    const shown = async ({ id }: { id: string }) => {
      const { grade_level, grade_level_id } = await client.learners.get(id);
      return [grade_level, grade_level_id];
    };
    const enrolledIn = async ({ id }: { id: string }) =>
      (await client.learners.enrollments(id)).data.map((one) => [one.class_id, one.grade_level_id]);

    const [early, archived, other] = [
      await labelled('grade 6'),
      await labelled('Grade 6'),
      await labelled('Grade 66'),
    ];
    await client.learners.archive(archived.id);
    expect(await enrolledIn(early)).toEqual([[a.id, grade.id]]);
    await events();
    const six = await client.gradeLevels.create({ label: 'Grade 6', order: 6 });
    expect(await shown(early)).toEqual(['Grade 6', six.id]);
    expect(await enrolledIn(early)).toEqual([[a.id, six.id]]);
    expect(await shown(other)).toEqual(['Grade 66', null]);
    expect(await shown(archived)).toEqual(['Grade 6', null]);
    await client.learners.restore(archived.id);
    expect(await shown(archived)).toEqual(['Grade 6', six.id]);
    expect(await events()).toEqual(['learner.updated', 'enrollment.updated', 'learner.restored']);

    const renamed = await client.gradeLevels.create({ label: 'Grade 7', order: 7 });
    const third = await labelled('Senior 1');
    await client.gradeLevels.update(renamed.id, { label: 'Senior 1' });
    expect(await shown(third)).toEqual(['Senior 1', renamed.id]);

    const back = await client.gradeLevels.create({ label: 'Grade 8', order: 8 });
    await client.gradeLevels.archive(back.id);
    const fourth = await labelled('Grade 8');
    expect(await shown(fourth)).toEqual(['Grade 8', null]);
    await client.gradeLevels.restore(back.id);
    expect(await shown(fourth)).toEqual(['Grade 8', back.id]);
  });

  it('sent as labels that the school knows are found, and enroll an active learner from today', async () => {
    const school = await startYear(shared);
    const { client, a, grade, terms, events } = school;
    const sent = { grade_level: 'Grade 5', class: '5A' };
    const created = await client.learners.create({ name: 'Thandi Example', ...sent });
    expect(created).toMatchObject({ ...sent, grade_level_id: grade.id, class_id: a.id });
    expect(await events()).toEqual(['learner.created', 'learner.enrolled']);
    const { data } = await client.learners.enrollments(created.id);
    expect(data).toMatchObject([
      { class_id: a.id, term_id: terms[0].id, status: 'active', starts_on: today },
    ]);
    const byId = await client.learners.create({ name: 'B', grade_level_id: grade.id, class_id: a.id });
    expect(byId).toMatchObject({ ...sent, grade_level_id: grade.id, class_id: a.id });
    const unknown = await client.learners.create({ name: 'C', grade_level: 'Grade 9', class: '9Z' });
    expect(unknown).toMatchObject({ grade_level_id: null, class_id: null, class: '9Z' });
  });

  it('are found among what is live, in the current year', async () => {
    const school = await startYear(shared);
    const { client, b, grade } = school;
    const next = await client.academicYears.create({
      name: '2027',
      starts_on: '2027-01-14',
      ends_on: '2027-12-09',
    });
    await client.classes.create({
      label: '5Z',
      kind: 'register',
      academic_year_id: next.id,
      grade_level_id: grade.id,
    });
    await client.classes.archive(b.id);
    await client.gradeLevels
      .create({ label: 'Grade 6', order: 6 })
      .then(({ id }) => client.gradeLevels.archive(id));
    const id = await school.learner();
    for (const label of ['5Z', '5B', 'Mathematics 5']) {
      await client.learners.update(id, { class: label, grade_level: 'Grade 6' });
      expect(await placeOf(school, id)).toEqual(['Grade 6', null, label, null]);
    }
    expect(await enrollmentsOf(school, id)).toEqual([]);
  });

  it('change under an If-Match that names the current ETag', async () => {
    const { client, a, b, learner } = await startYear(shared);
    const id = await learner();
    const read = async () => (await client.learners.get(id).withResponse()).etag ?? '';
    const options = async () => ({ ifMatch: await read() });
    expect(await client.learners.update(id, { class: '5A' }, await options())).toMatchObject({
      class_id: a.id,
    });
    const stale = await options();
    expect(await client.learners.update(id, { class: '5B' }, stale)).toMatchObject({ class_id: b.id });
    await expect(client.learners.update(id, { class: '5A' }, stale)).rejects.toMatchObject({ status: 412 });
    await client.learners.leave(id, { left_on: today, left_reason: 'transferred' });
    expect(await client.learners.admit(id, {}, await options())).toMatchObject({ status: 'active' });
  });

  it('when the class changes end the primary enrollment the day before, and begin one today', async () => {
    const school = await startYear(shared);
    const { client, a, b, maths, terms, events } = school;
    const id = await school.learner();
    const enroll = (class_id: string, term_id: string, more: object = {}) =>
      client.enrollments.create({ learner_id: id, class_id, term_id, ...more });
    await enroll(a.id, terms[0].id, { starts_on: '2026-01-14' });
    await enroll(maths.id, terms[0].id);
    await enroll(a.id, terms[1].id);
    await enroll(a.id, terms[2].id, { pending: true });
    await events();
    const moved = await client.learners.update(id, { class: '5B' });
    expect(moved).toMatchObject({ class: '5B', class_id: b.id });
    expect(await client.learners.get(id)).toEqual(moved);
    expect(await enrollmentsOf(school, id)).toEqual([
      [a.id, 'transferred', '2026-01-14', '2026-02-01'],
      [maths.id, 'active', today, null],
      [a.id, 'cancelled', terms[1].starts_on, null],
      [a.id, 'cancelled', terms[2].starts_on, null],
      [b.id, 'active', today, null],
      [b.id, 'active', terms[1].starts_on, null],
      [b.id, 'pending', terms[2].starts_on, null],
    ]);
    const ends = ['enrollment.ended', 'learner.enrolled'];
    expect(await events()).toEqual(['learner.updated', ...ends, ...ends, 'enrollment.ended']);
    await client.learners.update(id, { class_id: b.id, class: '5B' });
    expect(await events()).toEqual([]);
  });

  it('that become a label the school does not know, or none, end the primary enrollment', async () => {
    const school = await startYear(shared);
    const { client, a, grade, events } = school;
    for (const label of ['Elsewhere', null]) {
      const { id } = await client.learners.create({ name: 'Thandi Example', class: '5A' });
      await events();
      await client.learners.update(id, { class: label });
      expect(await placeOf(school, id)).toEqual([grade.label, grade.id, label, null]);
      expect(await enrollmentsOf(school, id)).toEqual([[a.id, 'withdrawn', today, today]]);
      expect(await events()).toEqual(['learner.updated', 'enrollment.ended']);
      await client.learners.update(id, { class: '5A' });
      expect((await enrollmentsOf(school, id)).at(-1)).toEqual([a.id, 'active', today, null]);
      await events();
    }
    const { id } = await client.learners.create({ name: 'Thandi Example', class_id: a.id });
    await client.learners.update(id, { class_id: null });
    expect(await placeOf(school, id)).toEqual([grade.label, grade.id, null, null]);
    expect((await client.learners.enrollments(id, { status: 'active' })).data).toEqual([]);
  });

  it('are refused where they contradict themselves, and where there is no such record', async () => {
    const school = await startYear(shared);
    const { client, live, a, maths, grade } = school;
    const id = await school.learner();
    const before = await auditCount(client);
    const update = (body: object) => refusalOf(client.learners.update(id, body));
    const foreign = await live.gradeLevels.create({ label: 'Grade 5', order: 5 });
    expect(
      await update({ class_id: a.id, class: '5B', grade_level_id: grade.id, grade_level: 'x' }),
    ).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: [
        { pointer: '/grade_level', code: 'conflict' },
        { pointer: '/class', code: 'conflict' },
      ],
    });
    expect(await update({ class_id: maths.id })).toMatchObject({
      errors: [{ pointer: '/class_id', code: 'not_a_register_class' }],
    });
    const absent = { class_id: 'cls_none', grade_level_id: foreign.id };
    const unknown = {
      code: 'unknown_reference',
      errors: expect.arrayContaining([
        expect.objectContaining({ pointer: '/class_id' }),
        expect.objectContaining({ pointer: '/grade_level_id' }),
      ]),
    };
    expect(await update(absent)).toMatchObject(unknown);
    expect(await refusalOf(client.learners.create({ name: 'A', ...absent }))).toMatchObject(unknown);
    expect(await auditCount(client)).toBe(before);
  });

  it('stay as they are when the other class is full', async () => {
    const school = await startYear(shared);
    const { client, register, events } = school;
    await register('5D', 1);
    await client.learners.create({ name: 'Sipho Example', class: '5D' });
    const { id } = await client.learners.create({ name: 'Thandi Example', class: '5A' });
    await events();
    const before = [await placeOf(school, id), await enrollmentsOf(school, id), await auditCount(client)];
    const full = { status: 409, code: 'class_full' };
    expect(await refusalOf(client.learners.update(id, { class: '5D', boarder: true }))).toMatchObject(full);
    expect(await refusalOf(client.learners.create({ name: 'A', class: '5D' }))).toMatchObject(full);
    expect([await placeOf(school, id), await enrollmentsOf(school, id), await auditCount(client)]).toEqual(
      before,
    );
    expect((await client.learners.get(id)).boarder).toBe(false);
    expect(await events()).toEqual([]);
    expect(await codeOf(client.learners.create({ name: 'B', class: '5D', status: 'prospective' }))).toBe(
      'done',
    );
  });

  it('are labelled anew with the class and the grade level', async () => {
    const school = await startYear(shared);
    const { client, a, grade, events } = school;
    const sent = { grade_level: 'Grade 5', class: '5A' };
    const { id } = await client.learners.create({ name: 'Thandi Example', ...sent });
    const gone = await client.learners.create({ name: 'Sipho Example', ...sent });
    await client.learners.archive(gone.id);
    await events();
    await client.classes.update(a.id, { label: '5 Alpha' });
    expect(await placeOf(school, id)).toEqual(['Grade 5', grade.id, '5 Alpha', a.id]);
    expect(await events()).toEqual(['learner.updated']);
    await client.gradeLevels.update(grade.id, { label: 'Grade Five' });
    expect(await placeOf(school, id)).toEqual(['Grade Five', grade.id, '5 Alpha', a.id]);
    expect(await events()).toEqual(['learner.updated']);
    await client.gradeLevels.update(grade.id, { order: 6 });
    expect(await events()).toEqual([]);
  });
});

onEachDatabase('a list of learners', (open) => {
  const shared = sharedYears(open);

  it('is narrowed by class, grade level, guardian, and the days of enrollments', async () => {
    const school = await startYear(shared);
    const { client, a, b, grade, terms } = school;
    const placed = (name: string, label: string) =>
      client.learners.create({ name, grade_level: 'Grade 5', class: label });
    const [one, two] = [await placed('One', '5A'), await placed('Two', '5B')];
    const three = await client.learners.create({ name: 'Three' });
    const names = async (query: LearnersListQuery) =>
      (await client.learners.list(query)).data.map(({ name }) => name);
    expect(await names({ class_id: a.id })).toEqual(['One']);
    expect(await names({ grade_level_id: grade.id })).toEqual(['One', 'Two']);
    const guardian = await client.guardians.create({ name: 'Nomsa Example' });
    const link = { guardian_id: guardian.id, relationship: 'mother' } as const;
    await client.learnerGuardians.create(one.id, link);
    await client.learnerGuardians.create(two.id, { ...link, access: 'none' });
    const third = await client.learnerGuardians.create(three.id, link);
    expect(await names({ guardian_id: guardian.id })).toEqual(['One', 'Three']);
    await client.learnerGuardians.archive(three.id, third.id);
    expect(await names({ guardian_id: guardian.id })).toEqual(['One']);

    await client.learners.update(one.id, { class: '5B' });
    const waiting = { learner_id: three.id, class_id: b.id, term_id: terms[0].id, pending: true };
    await client.enrollments.create(waiting);
    await client.enrollments.create({ learner_id: three.id, class_id: a.id, term_id: terms[1].id });
    expect(await names({ enrolled_on: '2026-02-01' })).toEqual([]);
    expect(await names({ enrolled_on: today })).toEqual(['One', 'Two']);
    expect(await names({ enrolled_on: terms[0].ends_on, term_id: terms[0].id })).toEqual(['One', 'Two']);
    expect(await names({ enrolled_on: '2026-03-30' })).toEqual([]);
    expect(await names({ enrolled_on: today, term_id: terms[1].id })).toEqual([]);
    expect(await names({ enrolled_on: '2026-05-04' })).toEqual(['Three']);
    expect(await names({ term_id: terms[1].id })).toEqual(['Three']);
    expect(await names({ term_id: 'trm_none' })).toEqual([]);
  });

  it('is that of a class on a day or in a term, by the same enrollment', async () => {
    const { client, a, b, maths, terms } = await startYear(shared);
    const names = async (query: LearnersListQuery) =>
      (await client.learners.list(query)).data.map(({ name }) => name);
    const { id: moved } = await client.learners.create({ name: 'Moved', class: '5A' });
    const { id: stays } = await client.learners.create({ name: 'Stays', class: '5A' });
    const [enrollment] = (await client.learners.enrollments(moved)).data;
    await client.enrollments.transfer(enrollment?.id ?? '', { to_class_id: b.id, on: '2026-02-16' });
    const term_id = terms[0].id;
    await client.enrollments.create({ learner_id: stays, class_id: maths.id, term_id });
    await client.enrollments.create({ learner_id: moved, class_id: a.id, term_id: terms[1].id });
    expect(await names({ class_id: a.id, enrolled_on: '2026-02-15' })).toEqual(['Moved', 'Stays']);
    expect(await names({ class_id: a.id, enrolled_on: '2026-02-16' })).toEqual(['Stays']);
    expect(await names({ class_id: b.id, enrolled_on: '2026-02-15' })).toEqual([]);
    expect(await names({ class_id: b.id, enrolled_on: '2026-02-16' })).toEqual(['Moved']);
    expect(await names({ class_id: maths.id, enrolled_on: '2026-02-16' })).toEqual(['Stays']);
    expect(await names({ class_id: a.id, term_id })).toEqual(['Moved', 'Stays']);
    expect(await names({ class_id: a.id, term_id: terms[1].id })).toEqual(['Moved']);
    expect(await names({ class_id: a.id, term_id, enrolled_on: '2026-02-16' })).toEqual(['Stays']);
    expect(await names({ class_id: a.id, term_id: terms[1].id, enrolled_on: '2026-02-16' })).toEqual([]);
  });
});
