import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { clientWith, sharedYears, today } from '../support/school-year.ts';
import { startClass } from './class-of-learners.ts';

onEachDatabase('an assessment', (open) => {
  const shared = sharedYears(open);

  it('begins as a draft, or open, with the default scale of the school', async () => {
    const { client, assess, a, subject, terms } = await startClass(shared);
    const [scale] = (await client.gradingScales.list()).data;
    const draft = await assess({ status: 'draft', max_mark: 12.5, weight: 0.75 });
    expect(draft).toMatchObject({
      object: 'assessment',
      class_id: a.id,
      subject_id: subject.id,
      term_id: terms[0].id,
      component: 'sba',
      max_mark: 12.5,
      weight: 0.75,
      counts: true,
      grading_scale_id: scale?.id,
      status: 'draft',
      published_at: null,
      revision: 0,
      stats: { enrolled: 3, graded: 0, pending: 3, mean: null },
    });
    expect(await client.assessments.get(draft.id)).toEqual(draft);
    expect((await client.assessments.open(draft.id)).status).toBe('open');
    expect((await assess()).status).toBe('open');
    expect((await client.assessments.list({ class_id: a.id, status: 'open' })).data).toHaveLength(2);
    expect((await client.assessments.list({ term_id: terms[1].id })).data).toEqual([]);
  });

  it('is of a class that is offered in the term, in its subject, on a day of the term', async () => {
    const { client, assess, maths, seasonal, terms } = await startClass(shared);
    const other = await client.subjects.create({ name: 'English', code: 'ENG' });
    const { id: class_id } = await seasonal('5S');
    expect(await refusalOf(assess({ class_id }))).toMatchObject({ status: 422, code: 'class_not_offered' });
    expect(await refusalOf(assess({ class_id: maths.id, subject_id: other.id }))).toMatchObject({
      status: 422,
      errors: [{ pointer: '/subject_id', code: 'other_subject' }],
    });
    expect(await codeOf(assess({ class_id: maths.id }))).toBe('done');
    expect(await refusalOf(assess({ held_on: '2026-01-13' }))).toMatchObject({
      status: 422,
      code: 'outside_term',
      errors: [{ pointer: '/held_on' }],
    });
    expect(await codeOf(assess({ term_id: terms[1].id, held_on: '2026-04-08' }))).toBe('done');
    expect(await refusalOf(assess({ max_mark: 10.001, weight: 0.123 }))).toMatchObject({
      errors: [
        { pointer: '/max_mark', code: 'too_precise' },
        { pointer: '/weight', code: 'too_precise' },
      ],
    });
    expect(await refusalOf(assess({ class_id: 'cls_none', subject_id: 'sbj_none' }))).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/class_id' }, { pointer: '/subject_id' }],
    });
  });

  it('counts a learner with a mark who is archived afterwards, and waits for no mark of theirs', async () => {
    const { client, assess, members } = await startClass(shared);
    const { id } = await assess({ held_on: today });
    const [one = '', two = ''] = members;
    await client.grades.put(id, { grades: [{ learner_id: one, mark: 40 }] });
    for (const learner of [one, two]) {
      await client.learners.leave(learner, { left_on: today, left_reason: 'transferred' });
      await client.learners.archive(learner);
    }
    const { stats } = await client.assessments.get(id);
    expect(stats).toEqual({ enrolled: 2, graded: 1, pending: 1, mean: 40 });
  });

  it('is published when every learner has a decided grade, and is frozen then', async () => {
    const { client, assess, members, events, join } = await startClass(shared);
    const { id } = await assess();
    const [one = '', two = '', three = ''] = members;
    await client.grades.put(id, {
      grades: [
        { learner_id: one, mark: 40 },
        { learner_id: two, status: 'pending' },
      ],
    });
    const refused = await refusalOf(client.assessments.publish(id));
    expect(refused).toMatchObject({ status: 409, code: 'incomplete_grades' });
    expect(refused.learner_ids).toEqual([two, three]);
    await client.grades.put(id, {
      grades: [
        { learner_id: two, mark: 33.25 },
        { learner_id: three, status: 'absent' },
      ],
    });
    await events();
    const before = (await client.assessments.get(id)).stats;
    expect(before).toEqual({ enrolled: 3, graded: 2, pending: 0, mean: 36.63 });
    const published = await client.assessments.publish(id);
    expect(published).toMatchObject({ status: 'published', revision: 1, stats: before });
    expect(published.published_at).toBe(`${today}T08:00:00.000Z`);
    expect(await events()).toEqual(['assessment.published']);
    const [event] = (await client.events.list({ type: 'assessment.published' })).data;
    expect(event?.data).toEqual(published);
    expect(JSON.stringify(event?.data)).not.toContain(one);

    await join();
    expect((await client.assessments.get(id)).stats).toEqual(before);
    const [grade] = (await client.grades.list(id)).data;
    const put = client.grades.put(id, { grades: [{ learner_id: one, mark: 1 }] });
    expect(await refusalOf(put)).toMatchObject({ status: 409, code: 'assessment_published' });
    const calls = [
      () => client.grades.update(id, grade?.id ?? '', { mark: 1 }),
      () => client.grades.archive(id, grade?.id ?? ''),
      () => client.grades.create(id, { learner_id: three, mark: 1 }),
      () => client.assessments.update(id, { title: 'Another' }),
      () => client.assessments.update(id, { counts: false }),
      () => client.assessments.archive(id),
    ];
    for (const call of calls) expect(await codeOf(call())).toBe('assessment_published');
    const allowed = { description: 'Chapter 3', metadata: { room: '4' }, external_ids: { lms: '7' } };
    expect(await client.assessments.update(id, allowed)).toMatchObject({ ...allowed, status: 'published' });
  });

  it('is reopened with a reason, by a key that may publish, and published again', async () => {
    const school = await startClass(shared, 1);
    const { client, assess, members, events } = school;
    const { id } = await assess();
    const [learner_id = ''] = members;
    await client.grades.put(id, { grades: [{ learner_id, mark: 20 }] });
    const teacher = await clientWith(school, 'read:assessments', 'write:assessments');
    expect(await codeOf(teacher.assessments.publish(id))).toBe('insufficient_scope');
    await client.assessments.publish(id);
    expect(await codeOf(teacher.assessments.reopen(id, { reason: 'x' }))).toBe('insufficient_scope');
    const reason = 'Question 4 was marked incorrectly';
    await events();
    const reopened = await client.assessments.reopen(id, { reason });
    expect(reopened).toMatchObject({ status: 'open', revision: 1 });
    expect(await events()).toEqual(['assessment.reopened']);
    const [event] = (await client.events.list({ type: 'assessment.reopened' })).data;
    expect(event?.data).toEqual(reopened);
    const [entry] = (await client.auditLog.list({ resource_id: id, action: 'assessment.reopened' })).data;
    expect(entry).toMatchObject({ reason, changes: { status: { before: 'published', after: 'open' } } });
    await teacher.grades.put(id, { grades: [{ learner_id, mark: 25 }] });
    await events();
    expect(await client.assessments.publish(id)).toMatchObject({ revision: 2, stats: { mean: 25 } });
    expect(await events()).toEqual(['assessment.published']);
    const empty = client.assessments.reopen(id, { reason: '' });
    expect(await refusalOf(empty)).toMatchObject({
      code: 'validation_failed',
      errors: [{ pointer: '/reason' }],
    });
  });

  it('is not reopened in a class that was archived', async () => {
    const { client, assess, register, a } = await startClass(shared, 0);
    const cls = await register('5C');
    const { id } = await assess({ class_id: cls.id });
    expect(await refusalOf(client.classes.archive(cls.id))).toMatchObject({
      code: 'resource_in_use',
      dependents: [{ type: 'assessment', count: 1 }],
    });
    await client.assessments.publish(id);
    await client.classes.archive(cls.id);
    expect(await refusalOf(client.assessments.reopen(id, { reason: 'x' }))).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/class_id' }],
    });
    const cancelled = await assess({ class_id: a.id });
    await client.assessments.cancel(cancelled.id);
    expect(await codeOf(client.classes.archive(a.id))).toBe('done');
  });

  it('keeps its highest mark once a learner has a mark', async () => {
    const { client, assess, members } = await startClass(shared, 1);
    const { id } = await assess();
    const [learner_id = ''] = members;
    expect((await client.assessments.update(id, { max_mark: 30 })).max_mark).toBe(30);
    await client.grades.put(id, { grades: [{ learner_id, status: 'absent' }] });
    expect((await client.assessments.update(id, { max_mark: 20 })).max_mark).toBe(20);
    const { data } = await client.grades.put(id, { grades: [{ learner_id, mark: 18 }] });
    expect(data).toMatchObject([{ percentage: 90, level: 7 }]);
    expect(await refusalOf(client.assessments.update(id, { max_mark: 17 }))).toMatchObject({
      status: 409,
      code: 'marks_exceed_max',
    });
    expect(await codeOf(client.assessments.update(id, { max_mark: 19 }))).toBe('marks_exceed_max');
    expect((await client.assessments.update(id, { max_mark: 36 })).max_mark).toBe(36);
    expect((await client.grades.list(id)).data).toMatchObject([{ mark: 18, percentage: 50, level: 4 }]);
  });

  it('is frozen with its term', async () => {
    const { client, assess, members, terms, seasonal } = await startClass(shared, 1);
    const draft = await assess({ status: 'draft' });
    const archived = await assess();
    await client.assessments.archive(archived.id);
    const { id } = await assess();
    const published = await assess();
    const [learner_id = ''] = members;
    const grades = [{ learner_id, mark: 20 }];
    const { data } = await client.grades.put(id, { grades });
    await client.grades.put(published.id, { grades });
    await client.assessments.publish(published.id);
    const grade = data[0]?.id ?? '';
    const gone = await client.grades.archive(id, grade);
    const detail =
      'Assessments that are open, with marks that are in no result: 1. Reopen the term to publish or cancel them.';
    expect((await client.terms.close(terms[0].id)).warnings).toEqual([{ code: 'open_assessments', detail }]);
    const calls = [
      () => assess(),
      () => client.assessments.open(draft.id),
      () => client.assessments.update(id, { title: 'Other' }),
      () => client.assessments.publish(id),
      () => client.assessments.reopen(published.id, { reason: 'x' }),
      () => client.assessments.cancel(id),
      () => client.assessments.archive(id),
      () => client.assessments.restore(archived.id),
      () => client.grades.put(id, { grades }),
      () => client.grades.create(id, { learner_id }),
      () => client.grades.restore(id, gone.id),
    ];
    for (const call of calls)
      expect(await refusalOf(call())).toMatchObject({ status: 409, code: 'term_closed' });
    expect(await codeOf(client.assessments.update(id, { description: 'Chapter 3' }))).toBe('done');
    expect((await client.terms.reopen(terms[0].id)).warnings).toEqual([]);
    const restored = await client.grades.restore(id, gone.id);
    await client.terms.close(terms[0].id);
    expect(await codeOf(client.grades.update(id, restored.id, { mark: 1 }))).toBe('term_closed');
    expect(await codeOf(client.grades.archive(id, restored.id))).toBe('term_closed');
    const { id: class_id } = await seasonal('5S');
    expect(await codeOf(assess({ class_id, term_id: terms[1].id }))).toBe('done');
  });

  it('is restored only where the rules for a new one hold', async () => {
    const { client, assess, a, terms } = await startClass(shared, 0);
    const { id } = await assess({ held_on: '2026-03-20' });
    await client.assessments.archive(id);
    await client.classes.update(a.id, { term_ids: [terms[1].id] });
    expect(await codeOf(client.assessments.restore(id))).toBe('class_not_offered');
    await client.classes.update(a.id, { term_ids: null });
    await client.terms.update(terms[0].id, { ends_on: '2026-03-19' });
    expect(await codeOf(client.assessments.restore(id))).toBe('outside_term');
    await client.terms.update(terms[0].id, { ends_on: '2026-03-27' });
    expect((await client.assessments.restore(id)).archived_at).toBeNull();
    // What was held is not undone by another end of the term.
    await client.terms.update(terms[0].id, { ends_on: '2026-03-19' });
    await client.assessments.publish(id);
    expect((await client.assessments.reopen(id, { reason: 'A mark' })).status).toBe('open');
    await client.terms.update(terms[0].id, { ends_on: '2026-03-27' });
    expect(await codeOf(client.assessments.update(id, { held_on: '2026-04-01' }))).toBe('outside_term');
  });

  it('counts the learners who had joined the class, and not left it, when it was held', async () => {
    const { client, assess, members, clock, terms, a } = await startClass(open);
    const [first = ''] = members;
    const [enrollment] = (await client.learners.enrollments(first)).data;
    await client.enrollments.withdraw(enrollment?.id ?? '', { ends_on: '2026-02-20' });
    const { id: learner_id } = await client.learners.create({ name: 'Later Example' });
    await client.enrollments.create({
      ...{ learner_id, class_id: a.id, term_id: terms[0].id, starts_on: '2026-02-23' },
    });
    const enrolled = async (held_on: string | null) => (await assess({ held_on })).stats.enrolled;
    expect(await enrolled(null)).toBe(3);
    clock.advance(30 * 86_400_000);
    expect(await enrolled('2026-02-20')).toBe(3);
    expect(await enrolled('2026-02-21')).toBe(2);
    expect(await enrolled(null)).toBe(3);
    await client.learners.archive(members[1] ?? '');
    expect(await enrolled('2026-02-20')).toBe(2);
  });
});
