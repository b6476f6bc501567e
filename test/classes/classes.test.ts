import type { ClassCreate } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { auditCount, sharedYears, startYear, today } from '../support/school-year.ts';
import { startServer } from '../support/server.ts';

onEachDatabase('a room', (open) => {
  it('has a name of its own, and is found by it and by its kind', async () => {
    const { client } = await startServer(open);
    const created = await client.rooms.create({ name: 'Laboratory 1', kind: 'lab', capacity: 32 });
    expect(created).toMatchObject({
      id: expect.stringMatching(/^rom_/),
      object: 'room',
      name: 'Laboratory 1',
      kind: 'lab',
      capacity: 32,
      bookable: true,
    });
    expect(await client.rooms.get(created.id)).toEqual(created);
    const taken = { status: 409, code: 'already_exists', existing_id: created.id };
    expect(await refusalOf(client.rooms.create({ name: 'Laboratory 1' }))).toMatchObject(taken);
    const hall = await client.rooms.create({ name: 'Hall', kind: 'hall' });
    expect(await refusalOf(client.rooms.update(hall.id, { name: 'Laboratory 1' }))).toMatchObject(taken);
    expect((await client.rooms.list({ kind: 'lab' })).data).toEqual([created]);
    expect((await client.rooms.list({ name: 'Hall' })).data).toEqual([hall]);
    await client.rooms.archive(created.id);
    const next = await client.rooms.create({ name: 'Laboratory 1' });
    expect(next).toMatchObject({ kind: 'classroom', capacity: null });
    expect(await refusalOf(client.rooms.restore(created.id))).toMatchObject({ existing_id: next.id });
    expect(await refusalOf(client.rooms.update(hall.id, { capacity: 0, bookable: false }))).toMatchObject({
      errors: [{ pointer: '/capacity' }],
    });
  });
});

onEachDatabase('a class', (open) => {
  const shared = sharedYears(open);

  it('has no teacher when it is restored after they left or were archived', async () => {
    const { client, register, clock } = await startYear(open);
    const teacher = async (email: string) =>
      (await client.staff.create({ name: 'Sam Example', email, staff_type: 'teacher' })).id;
    const [stays, left, archived] = [
      await teacher('a@example.org'),
      await teacher('b@example.org'),
      await teacher('c@example.org'),
    ];
    const classes = [];
    for (const [index, teacher_id] of [stays, left, archived].entries()) {
      const { id } = await register(`7${index}`);
      await client.classes.update(id, { teacher_id });
      await client.classes.archive(id);
      classes.push(id);
    }
    await client.staff.leave(left, { ends_on: new Date(clock.now()).toISOString().slice(0, 10) });
    await client.staff.archive(archived);
    const restored = [];
    for (const id of classes) restored.push((await client.classes.restore(id)).teacher_id);
    expect(restored).toEqual([stays, null, null]);
  });

  it('is created, read, changed, archived and restored', async () => {
    const { client, year, grade, terms } = await startYear(shared);
    const room = await client.rooms.create({ name: 'Room 7' });
    const teacher = await client.staff.create({
      name: 'Sam Example',
      email: 'sam@example.org',
      staff_type: 'teacher',
    });
    const body = {
      label: '5C',
      kind: 'register',
      academic_year_id: year.id,
      grade_level_id: grade.id,
      teacher_id: teacher.id,
      room_id: room.id,
      capacity: 36,
      term_ids: [terms[0].id, terms[1].id],
      language: 'en-ZA',
    } satisfies ClassCreate;
    const created = await client.classes.create(body);
    expect(created).toMatchObject({ ...body, object: 'class', subject_id: null, learner_count: 0 });
    expect(await client.classes.get(created.id)).toEqual(created);
    const changes = { label: '5 Gamma', capacity: null, room_id: null, teacher_id: null, term_ids: null };
    expect(await client.classes.update(created.id, changes)).toMatchObject({ ...changes, language: 'en-ZA' });
    for (const field of ['kind', 'academic_year_id', 'learner_count'])
      expect(await codeOf(client.classes.update(created.id, { [field]: null }))).toBe('unknown_field');
    expect((await client.classes.archive(created.id)).archived_at).not.toBeNull();
    expect(await codeOf(client.classes.update(created.id, { label: '5C' }))).toBe('resource_archived');
    expect(await client.classes.restore(created.id)).toMatchObject({ ...changes, archived_at: null });
  });

  it('has a subject when it is a subject class, and only then', async () => {
    const { client, a, maths, subject } = await startYear(shared);
    const common = { academic_year_id: a.academic_year_id, grade_level_id: a.grade_level_id };
    const required = { status: 422, errors: [{ pointer: '/subject_id', code: 'required' }] };
    const excluded = { status: 422, errors: [{ pointer: '/subject_id', code: 'not_allowed' }] };
    const create = (kind: ClassCreate['kind'], subject_id?: string) =>
      refusalOf(
        client.classes.create({ ...common, label: 'X', kind, ...(subject_id ? { subject_id } : {}) }),
      );
    expect(await create('subject')).toMatchObject(required);
    expect(await create('register', subject.id)).toMatchObject(excluded);
    expect(await refusalOf(client.classes.update(maths.id, { subject_id: null }))).toMatchObject(required);
    expect(await refusalOf(client.classes.update(a.id, { subject_id: subject.id }))).toMatchObject(excluded);
    const other = await client.subjects.create({ name: 'Art', code: 'ART' });
    expect((await client.classes.update(maths.id, { subject_id: other.id })).subject_id).toBe(other.id);
  });

  it('has a label of its own in its year', async () => {
    const { client, a, b, register, grade } = await startYear(shared);
    const taken = { status: 409, code: 'already_exists', existing_id: a.id };
    expect(await refusalOf(register('5A'))).toMatchObject(taken);
    expect(await refusalOf(client.classes.update(b.id, { label: '5A' }))).toMatchObject(taken);
    const next = await client.academicYears.create({
      name: '2027',
      starts_on: '2027-01-14',
      ends_on: '2027-12-09',
    });
    const same = { label: '5A', kind: 'register', grade_level_id: grade.id } as const;
    expect(await codeOf(client.classes.create({ ...same, academic_year_id: next.id }))).toBe('done');
    await client.classes.archive(a.id);
    const second = await register('5A');
    expect(await refusalOf(client.classes.restore(a.id))).toMatchObject({ ...taken, existing_id: second.id });
    const atOnce = await Promise.all([1, 2, 3].map(() => codeOf(register('5X'))));
    expect(atOnce.sort()).toEqual(['already_exists', 'already_exists', 'done']);
  });

  it('refers to records that are there, and to terms of its own year', async () => {
    const { client, live, a, terms } = await startYear(shared);
    const next = await client.academicYears.create({
      name: '2027',
      starts_on: '2027-01-14',
      ends_on: '2027-12-09',
    });
    const foreign = await client.terms.create({
      academic_year_id: next.id,
      name: 'Term 1',
      number: 1,
      starts_on: '2027-01-14',
      ends_on: '2027-03-26',
    });
    const refused = {
      status: 422,
      code: 'validation_failed',
      errors: [{ pointer: '/term_ids/1', code: 'other_academic_year' }],
    };
    const term_ids = [terms[0].id, foreign.id];
    const body = { label: '5C', kind: 'register', academic_year_id: a.academic_year_id } as const;
    const whole = { ...body, grade_level_id: a.grade_level_id };
    expect(await refusalOf(client.classes.create({ ...whole, term_ids }))).toMatchObject(refused);
    expect(await refusalOf(client.classes.update(a.id, { term_ids }))).toMatchObject(refused);
    expect(await codeOf(client.classes.update(a.id, { term_ids: [] }))).toBe('validation_failed');
    const room = await live.rooms.create({ name: 'Room 7' });
    const absent = {
      grade_level_id: 'grl_none',
      room_id: room.id,
      teacher_id: 'stf_none',
      term_ids: ['trm_none'],
    };
    const unknown = await refusalOf(client.classes.update(a.id, absent));
    expect(unknown.code).toBe('unknown_reference');
    expect(unknown.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
      '/grade_level_id',
      '/room_id',
      '/teacher_id',
      '/term_ids/0',
    ]);
    expect(
      await refusalOf(client.classes.create({ ...whole, kind: 'subject', subject_id: 'sbj_none' })),
    ).toMatchObject({ code: 'unknown_reference', errors: [{ pointer: '/subject_id' }] });
    expect(await refusalOf(client.classes.create({ ...whole, academic_year_id: 'ayr_none' }))).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/academic_year_id' }],
    });
  });

  it('with learners is not made too small, nor taken out of their term, nor archived', async () => {
    const { client, a, terms, learner } = await startYear(shared);
    const enroll = async (term_id: string) =>
      client.enrollments.create({ learner_id: await learner(), class_id: a.id, term_id });
    const [first, second] = [await enroll(terms[0].id), await enroll(terms[0].id)];
    const later = await enroll(terms[1].id);
    const { learner_id } = first;
    await client.enrollments.create({ learner_id, class_id: a.id, term_id: terms[1].id });
    // Learners, not enrollments.
    expect((await client.classes.get(a.id)).learner_count).toBe(3);
    const before = await auditCount(client);
    const update = (body: object) => refusalOf(client.classes.update(a.id, body));
    expect(await update({ capacity: 1 })).toMatchObject({ status: 409, code: 'class_full' });
    const inUse = (count: number) => ({
      status: 409,
      code: 'resource_in_use',
      dependents: [{ type: 'enrollment', count }],
    });
    expect(await update({ term_ids: [terms[1].id] })).toMatchObject(inUse(2));
    expect(await refusalOf(client.classes.archive(a.id))).toMatchObject(inUse(4));
    expect(await auditCount(client)).toBe(before);
    const changes = { capacity: 2, term_ids: [terms[0].id, terms[1].id] };
    expect(await client.classes.update(a.id, changes)).toMatchObject(changes);
    for await (const { id } of client.classes.enrollments(a.id, { status: 'active' }))
      await client.enrollments.withdraw(id, {});
    expect((await client.classes.get(a.id)).learner_count).toBe(0);
    await client.classes.archive(a.id);
    expect((await client.enrollments.get(second.id)).status).toBe('withdrawn');
    // It had not begun.
    expect((await client.enrollments.get(later.id)).status).toBe('cancelled');
  });

  it('past its capacity by force can still be changed otherwise', async () => {
    const { client, register, terms, learner } = await startYear(shared);
    const { id } = await register('5D', 1);
    for (const force of [false, true])
      await client.enrollments.create({
        learner_id: await learner(),
        class_id: id,
        term_id: terms[0].id,
        force,
      });
    expect(await client.classes.update(id, { language: 'zu', capacity: 1 })).toMatchObject({
      language: 'zu',
    });
    expect(await codeOf(client.classes.update(id, { capacity: 2 }))).toBe('done');
  });

  it('is found by year, grade level, subject, kind, teacher, label and term; its teacher by the class', async () => {
    const { client, year, grade, subject, a, b, maths, terms } = await startYear(shared);
    const teacher = await client.staff.create({
      name: 'Sam Example',
      email: 'sam@example.org',
      staff_type: 'teacher',
    });
    await client.staff.create({ name: 'Zoë Example', email: 'zoe@example.org', staff_type: 'teacher' });
    await client.classes.update(b.id, { teacher_id: teacher.id, term_ids: [terms[1].id] });
    const next = await client.academicYears.create({
      name: '2027',
      starts_on: '2027-01-14',
      ends_on: '2027-12-09',
    });
    const six = await client.gradeLevels.create({ label: 'Grade 6', order: 6 });
    const other = await client.classes.create({
      label: '6A',
      kind: 'register',
      academic_year_id: next.id,
      grade_level_id: six.id,
    });
    const found = async (query: Parameters<typeof client.classes.list>[0]) =>
      (await client.classes.list(query)).data.map(({ label }) => label).sort();
    expect(await found({ academic_year_id: year.id })).toEqual(['5A', '5B', maths.label]);
    expect(await found({ grade_level_id: six.id })).toEqual([other.label]);
    expect(await found({ subject_id: subject.id })).toEqual([maths.label]);
    expect(await found({ kind: 'register', grade_level_id: grade.id })).toEqual(['5A', '5B']);
    expect(await found({ teacher_id: teacher.id })).toEqual(['5B']);
    expect(await found({ label: '5A' })).toEqual(['5A']);
    expect(await found({ term_id: terms[0].id })).toEqual(['5A', maths.label]);
    expect(await found({ term_id: terms[1].id })).toEqual(['5A', '5B', maths.label]);
    expect(await found({ term_id: 'trm_none' })).toEqual([]);
    expect((await client.staff.list({ class_id: b.id })).data.map(({ id }) => id)).toEqual([teacher.id]);
    expect((await client.staff.list({ class_id: a.id })).data).toEqual([]);
  });

  it('and its learners are read at one ETag only when nothing has changed', async () => {
    const { client, a, terms, learner } = await startYear(shared);
    const { etag = '' } = await client.classes.get(a.id).withResponse();
    const body = { learner_id: await learner(), class_id: a.id, term_id: terms[0].id };
    await client.enrollments.create(body);
    const again = await client.classes.get(a.id, { headers: { 'If-None-Match': etag } });
    expect(again).toMatchObject({ learner_count: 1 });
    expect((await client.classes.enrollments(a.id)).data).toMatchObject([{ starts_on: today }]);
  });
});
