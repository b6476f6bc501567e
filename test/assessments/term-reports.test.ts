import { createHash } from 'node:crypto';
import type { TermReport } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { auditCount, clientWith, sharedYears, today } from '../support/school-year.ts';
import { startTimetable } from '../timetable/school.ts';
import { type StartedClass, startClass } from './class-of-learners.ts';

/** A class with a published assessment: 40, 30 and absent. */
async function startGraded(open: Parameters<typeof startClass>[0]) {
  const school = await startClass(open);
  const { client, assess, members, terms, a } = school;
  const { id } = await assess();
  const [one = '', two = '', three = ''] = members;
  await client.grades.put(id, {
    grades: [
      { learner_id: one, mark: 40 },
      { learner_id: two, mark: 30 },
      { learner_id: three, status: 'absent' },
    ],
  });
  await client.assessments.publish(id);
  const term_id = terms[0].id;
  const generate = (more: object = {}) => client.termReports.generate({ term_id, class_id: a.id, ...more });
  const draftOf = async (learner_id: string) =>
    (await client.termReports.list({ learner_id, status: 'draft' })).data[0] as TermReport;
  return { ...school, term_id, assessment: id, one, two, three, generate, draftOf };
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  );
};

/** The hash of a report as the document describes it. */
function documentedHash(report: TermReport): string {
  const {
    id: _id,
    object: _object,
    status: _status,
    report_version: _version,
    supersedes_id: _supersedes,
    content_hash: _hash,
    stale: _stale,
    published_at: _published,
    external_ids: _external,
    metadata: _metadata,
    created_at: _created,
    updated_at: _updated,
    archived_at: _archived,
    ...content
  } = report;
  return createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('hex');
}

async function gradeAgain(
  { client }: Pick<StartedClass, 'client'>,
  assessment: string,
  learner_id: string,
  mark: number,
) {
  await client.assessments.reopen(assessment, { reason: 'Marked again' });
  await client.grades.put(assessment, { grades: [{ learner_id, mark }] });
}

onEachDatabase('term results', (open) => {
  const shared = sharedYears(open);

  it('are those of published assessments that count, exact and rounded once', async () => {
    const { client, assess, one, two, three, term_id, a, subject } = await startGraded(shared);
    const second = await assess({ max_mark: 30, weight: 3 });
    const ignored = await assess({ counts: false });
    const unpublished = await assess();
    for (const { id } of [second, ignored, unpublished])
      await client.grades.put(id, {
        grades: [
          { learner_id: one, mark: 10 },
          { learner_id: two, status: 'exempt' },
          { learner_id: three, status: 'withheld' },
        ],
      });
    await client.assessments.publish(second.id);
    await client.assessments.publish(ignored.id);
    const { data } = await client.termResults.get({ term_id, class_id: a.id });
    expect(data.map(({ learner_id }) => learner_id)).toEqual([one, two, three]);
    const result = (percentage: number, level: number, level_label: string, assessments: number) => ({
      subjects: [
        { subject_id: subject.id, name: 'Mathematics', percentage, level, level_label, assessments },
      ],
      average: percentage,
    });
    // (80 + 3 · 33.3…) / 4 = 45.
    expect(data[0]).toMatchObject(result(45, 3, 'Moderate', 2));
    expect(data[1]).toMatchObject(result(60, 5, 'Substantial', 1));
    expect(data[2]).toMatchObject(result(0, 1, 'Not achieved', 1));
    expect((await client.termResults.get({ term_id, learner_id: two })).data).toEqual([data[1]]);
    expect((await client.termResults.get({ term_id, learner_id: two, class_id: a.id })).data).toEqual([
      data[1],
    ]);
    expect(await refusalOf(client.termResults.get({ term_id }))).toMatchObject({
      status: 400,
      code: 'invalid_parameter',
      errors: [{ pointer: '?class_id' }],
    });
  });

  it('have the level of the scale of their assessments, and the default one if these differ', async () => {
    const { client, assess, one, two, three, term_id } = await startGraded(shared);
    const levels = [
      { level: 1, label: 'Pass', min: 50 },
      { level: 0, label: 'Fail', min: 0 },
    ];
    const scale = await client.gradingScales.create({ name: 'Pass or fail', levels });
    const english = await client.subjects.create({ name: 'English', code: 'ENG', counts_for_average: false });
    const publish = async (subject_id?: string) => {
      const { id } = await assess({ grading_scale_id: scale.id, ...(subject_id ? { subject_id } : {}) });
      await client.grades.put(id, {
        grades: [one, two, three].map((learner_id) => ({ learner_id, mark: 50 })),
      });
      await client.assessments.publish(id);
    };
    await publish(english.id);
    await publish();
    const [result] = (await client.termResults.get({ term_id, learner_id: one })).data;
    expect(result?.subjects).toMatchObject([
      { name: 'English', percentage: 100, level: 1, level_label: 'Pass' },
      { name: 'Mathematics', percentage: 90, level: 7, level_label: 'Outstanding' },
    ]);
    expect(result?.average).toBe(90);
  });

  it('have levels of one scale for all learners of a class, and a report of several scales has no legend', async () => {
    const { client, assess, generate, draftOf, one, two, three, term_id } = await startGraded(shared);
    const levels = [
      { level: 1, label: 'Pass', min: 50 },
      { level: 0, label: 'Fail', min: 0 },
    ];
    const scale = await client.gradingScales.create({ name: 'Pass or fail', levels });
    const english = await client.subjects.create({ name: 'English', code: 'ENG' });
    // Of one of the two assessments of English, a learner is exempt, and another has no grade at all.
    for (const fields of [{ grading_scale_id: scale.id }, {}]) {
      const { id } = await assess({ subject_id: english.id, ...fields });
      const isFirst = 'grading_scale_id' in fields;
      await client.grades.put(id, {
        grades: [
          { learner_id: one, mark: 40 },
          ...(isFirst ? [{ learner_id: two, mark: 40 }] : [{ learner_id: two, status: 'exempt' as const }]),
          { learner_id: three, mark: 40 },
        ],
      });
      await client.assessments.publish(id);
    }
    const levelOf = async (learner_id: string) => {
      const [result] = (await client.termResults.get({ term_id, learner_id })).data;
      const found = result?.subjects.find(({ name }) => name === 'English');
      return [found?.percentage, found?.level_label];
    };
    const all = [await levelOf(one), await levelOf(two), await levelOf(three)];
    expect(all).toEqual(Array(3).fill([80, 'Outstanding']));
    const only = await assess({
      subject_id: (await client.subjects.create({ name: 'Art', code: 'ART' })).id,
      grading_scale_id: scale.id,
    });
    await client.grades.put(only.id, {
      grades: [one, two, three].map((learner_id) => ({ learner_id, mark: 40 })),
    });
    await client.assessments.publish(only.id);
    await generate();
    const report = await draftOf(one);
    expect(report.grading_scale).toEqual({ name: expect.stringContaining('Pass or fail'), levels: [] });
    expect(report.subjects.map(({ level_label }) => level_label)).toEqual([
      'Pass',
      'Outstanding',
      'Outstanding',
    ]);
  });

  it('are in the order in which people look for names', async () => {
    const { client, join, terms, a } = await startClass(shared, 0);
    for (const name of ['Zoe', 'de Wet', 'Émile', 'Ben 10', 'anna van X', 'Ben 9', 'Dan']) await join(name);
    const { data } = await client.termResults.get({ term_id: terms[0].id, class_id: a.id });
    expect(data.map(({ name }) => name)).toEqual([
      ...['anna van X', 'Ben 9', 'Ben 10', 'Dan', 'de Wet', 'Émile', 'Zoe'],
    ]);
  });
});

onEachDatabase('a term report', (open) => {
  const shared = sharedYears(open);

  it('is generated for a class as drafts that contain everything that they show', async () => {
    const { client, generate, one, two, term_id, a, assessment, subject } = await startGraded(shared);
    const entries = await auditCount(client);
    const dry = await generate({ dry_run: true });
    expect(dry).toMatchObject({ created: 3, data: [{ result: 'created', term_report_id: null }, {}, {}] });
    expect(await auditCount(client)).toBe(entries);
    const made = await generate();
    expect(made).toMatchObject({ created: 3, updated: 0, unchanged: 0, failed: 0 });
    expect(await auditCount(client)).toBe(entries + 3);
    const report = await client.termReports.get(
      made.data.find(({ learner_id }) => learner_id === one)?.term_report_id ?? '',
    );
    expect(report).toMatchObject({
      object: 'term_report',
      learner_id: one,
      term_id,
      class_id: a.id,
      school_snapshot: { name: 'Example School' },
      term_snapshot: { name: 'Term 1', academic_year: '2026', is_last: false },
      learner_snapshot: { name: 'Learner 0 Example', class: '5A' },
      average: 80,
      grading_scale: { name: 'CAPS-7' },
      attendance: null,
      conduct: null,
      decision: null,
      status: 'draft',
      report_version: 1,
      supersedes_id: null,
      stale: false,
      published_at: null,
    });
    expect(report.subjects).toEqual([
      {
        subject_id: subject.id,
        name: 'Mathematics',
        percentage: 80,
        level: 7,
        level_label: 'Outstanding',
        counts_for_average: true,
        teacher: null,
        comment: null,
        assessments: [
          {
            assessment_id: assessment,
            title: 'Fractions test',
            mark: 40,
            max_mark: 50,
            weight: 1,
            status: 'graded',
          },
        ],
      },
    ]);
    expect(report.content_hash).toBe(documentedHash(report));
    expect((await client.termReports.list({ class_id: a.id, term_id })).data).toHaveLength(3);
    expect((await client.termReports.list({ learner_id: two, status: 'published' })).data).toEqual([]);
  });

  it('generated again is the same, and a draft is rebuilt in place with its comments', async () => {
    const { client, generate, draftOf, one, subject, assessment } = await startGraded(shared);
    await generate();
    const first = await draftOf(one);
    const entries = await auditCount(client);
    expect(await generate()).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
    expect(await auditCount(client)).toBe(entries);
    expect(await draftOf(one)).toEqual(first);
    const written = await client.termReports.update(first.id, {
      conduct: 'Friendly',
      principal_comment: 'Well done',
      subject_comments: { [subject.id]: 'Works carefully' },
    });
    expect(written).toMatchObject({ conduct: 'Friendly', subjects: [{ comment: 'Works carefully' }] });
    expect(written.content_hash).toBe(documentedHash(written));
    expect(written.content_hash).not.toBe(first.content_hash);
    expect(await refusalOf(client.termReports.update(first.id, { decision: 'promoted' }))).toMatchObject({
      errors: [{ pointer: '/decision', code: 'not_last_term' }],
    });
    const unknown = client.termReports.update(first.id, { subject_comments: { sbj_none: 'x' } });
    expect(await refusalOf(unknown)).toMatchObject({ errors: [{ pointer: '/subject_comments/sbj_none' }] });

    await gradeAgain({ client }, assessment, one, 50);
    expect((await draftOf(one)).stale).toBe(true);
    await client.assessments.publish(assessment);
    expect(await generate()).toMatchObject({ updated: 1, unchanged: 2 });
    expect(await draftOf(one)).toMatchObject({
      id: first.id,
      report_version: 1,
      average: 100,
      conduct: 'Friendly',
      subjects: [{ comment: 'Works carefully', percentage: 100 }],
      stale: false,
    });
  });

  it('that is published never changes, and says when it is stale', async () => {
    const { client, generate, draftOf, one, assessment, events } = await startGraded(shared);
    await generate();
    const draft = await draftOf(one);
    await events();
    const published = await client.termReports.publish(draft.id);
    expect(published).toEqual({
      ...draft,
      status: 'published',
      published_at: `${today}T08:00:00.000Z`,
      updated_at: expect.any(String),
    });
    expect(await events()).toEqual(['term-report.published']);
    const [event] = (await client.events.list({ type: 'term-report.published' })).data;
    const { id, object, learner_id, term_id, class_id, status, report_version, supersedes_id, content_hash } =
      published;
    const header = {
      id,
      object,
      learner_id,
      term_id,
      class_id,
      status,
      report_version,
      supersedes_id,
      content_hash,
    };
    expect(event?.data).toEqual({ ...header, published_at: published.published_at });

    expect(await refusalOf(client.termReports.update(id, { conduct: 'x' }))).toMatchObject({
      status: 409,
      code: 'report_not_draft',
    });
    expect(await generate()).toMatchObject({ created: 0, unchanged: 3 });
    // Generated again, it would not have the assessment.
    await client.assessments.reopen(assessment, { reason: 'Marked again' });
    expect((await client.termReports.get(id)).stale).toBe(true);
    await client.assessments.publish(assessment);
    expect((await client.termReports.get(id)).stale).toBe(false);
    await client.assessments.reopen(assessment, { reason: 'Marked once more' });
    await client.grades.put(assessment, { grades: [{ learner_id: one, mark: 50 }] });
    expect(await client.termReports.get(id)).toEqual({ ...published, stale: true });
    await client.grades.put(assessment, { grades: [{ learner_id: one, mark: 40 }] });
    await client.assessments.publish(assessment);
    expect((await client.termReports.get(id)).stale).toBe(false);
    await client.learners.update(one, { name: 'Another Example' });
    await client.school.update({ name: 'Another School' });
    expect(await client.termReports.get(id)).toEqual(published);
  });

  it('of a learner who left during the term is generated if it is asked for, and the class says who has none', async () => {
    const { client, generate, draftOf, one, two, three, term_id, a, maths, grade } =
      await startGraded(shared);
    const enroll = (learner_id: string) =>
      client.enrollments.create({ learner_id, class_id: maths.id, term_id, starts_on: '2026-01-14' });
    const dropped = await enroll(one);
    await client.enrollments.withdraw(dropped.id, { ends_on: '2026-01-30' });
    await enroll(two);
    await generate({ class_id: undefined, learner_ids: [three] });
    for (const learner_id of [one, two, three])
      await client.learners.leave(learner_id, { left_on: today, left_reason: 'transferred' });
    const missing = { result: 'failed', code: 'learner_not_enrolled', term_report_id: null };
    for (const group of [{}, { class_id: undefined, grade_level_id: grade.id }])
      expect(await generate(group)).toMatchObject({
        ...{ created: 0, unchanged: 1, failed: 2 },
        data: expect.arrayContaining([
          expect.objectContaining({ learner_id: one, ...missing }),
          expect.objectContaining({ learner_id: two, ...missing }),
        ]),
      });
    // Also somebody who was archived, as an import does with who is no longer in the source.
    await client.learners.archive(two);
    const named = (await generate()).data.find(({ learner_id }) => learner_id === two);
    expect(named).toMatchObject({ ...missing, detail: expect.stringContaining('restore the learner') });
    await client.learners.restore(two);
    const asked = await generate({ class_id: undefined, learner_ids: [one, two] });
    expect(asked).toMatchObject({ created: 2, failed: 0 });
    expect(await draftOf(one)).toMatchObject({ class_id: a.id, average: 80 });
    expect((await draftOf(two)).subjects).toHaveLength(1);
    expect(await generate()).toMatchObject({ created: 0, unchanged: 3, failed: 0 });
    expect((await client.termResults.get({ term_id, learner_id: one })).data).toMatchObject([
      { average: 80 },
    ]);
    expect(await client.termReports.publishAll({ term_id, class_id: a.id })).toMatchObject({ published: 3 });
  });

  it('of a learner who had left before a move was recorded is that of the class that they left', async () => {
    const { client, generate, draftOf, one, term_id, a, grade } = await startGraded(shared);
    const b = await client.classes.create({
      ...{ academic_year_id: a.academic_year_id, grade_level_id: grade.id },
      ...{ label: 'Other', kind: 'register' },
    });
    const [enrolled] = (await client.enrollments.list({ learner_id: one, class_id: a.id })).data;
    await client.learners.update(one, { admitted_on: '2026-01-14' });
    await client.enrollments.transfer(enrolled?.id ?? '', { to_class_id: b.id, on: today });
    await client.learners.leave(one, { left_on: '2026-01-28', left_reason: 'transferred' });
    expect(await client.enrollments.get(enrolled?.id ?? '')).toMatchObject({
      ...{ status: 'withdrawn', ends_on: '2026-01-28', ends_as: null },
    });
    const missing = { learner_id: one, result: 'failed', code: 'learner_not_enrolled' };
    expect((await generate()).data).toContainEqual(expect.objectContaining(missing));
    expect(await generate({ class_id: undefined, learner_ids: [one] })).toMatchObject({ created: 1 });
    expect(await draftOf(one)).toMatchObject({ class_id: a.id, average: 80, stale: false });
    expect((await client.termResults.get({ term_id, learner_id: one })).data).toMatchObject([
      { average: 80 },
    ]);
  });

  it('names who teaches the subjects of a register class in the published timetable, last and most', async () => {
    const school = await startTimetable(shared);
    const { client, a, terms, subject, timetable, slot, learner } = school;
    const [{ id: term_id }] = terms;
    const learner_id = await learner('Thandi Example');
    await client.enrollments.create({ learner_id, class_id: a.id, term_id, starts_on: '2026-01-14' });
    const [lead, most, once] = [
      await school.teacher('Class Teacher'),
      await school.teacher('Maths Teacher'),
      await school.teacher('Other Teacher'),
    ];
    await client.classes.update(a.id, { teacher_id: lead });
    const english = await client.subjects.create({ name: 'English', code: 'ENG' });
    for (const [cycle_day, teacher] of [
      [1, most],
      [2, most],
      [3, once],
    ] as const)
      await client.slots.create(slot({ cycle_day, teacher_ids: [teacher] }));
    const assess = async (subject_id: string) => {
      const { id } = await client.assessments.create({
        ...{ title: 'Test', class_id: a.id, subject_id, term_id, kind: 'test' },
        ...{ max_mark: 10, weight: 1, status: 'open' },
      });
      await client.grades.put(id, { grades: [{ learner_id, mark: 7 }] });
      await client.assessments.publish(id);
    };
    await assess(subject.id);
    await assess(english.id);
    const teachers = async () => {
      await client.termReports.generate({ term_id, learner_ids: [learner_id] });
      const [report] = (await client.termReports.list({ learner_id })).data;
      return report?.subjects.map(({ name, teacher }) => [name, teacher]);
    };
    const own = [
      ['English', 'Class Teacher'],
      ['Mathematics', 'Class Teacher'],
    ];
    expect(await teachers()).toEqual(own);
    await client.timetables.publish(timetable.id);
    expect(await teachers()).toEqual([own[0], ['Mathematics', 'Maths Teacher']]);
  });

  it('is not published with the class in which the learner no longer is', async () => {
    const { client, generate, draftOf, one, term_id, a, b } = await startGraded(shared);
    await generate();
    const [enrollment] = (await client.learners.enrollments(one)).data;
    await client.enrollments.transfer(enrollment?.id ?? '', { to_class_id: b.id, on: today });
    const draft = await draftOf(one);
    expect(draft).toMatchObject({ class_id: a.id, stale: true });
    const { data } = await client.termReports.publishAll({ term_id, class_id: a.id });
    expect(data.find(({ learner_id }) => learner_id === one)).toMatchObject({ code: 'report_stale' });
    await generate({ class_id: b.id });
    expect(await draftOf(one)).toMatchObject({ id: draft.id, class_id: b.id, stale: false });
    await client.termReports.publish(draft.id);
  });

  it('is stale when the learner no longer has a class in the term, and keeps nobody from listing reports', async () => {
    const { client, generate, draftOf, one, two, term_id, a } = await startGraded(shared);
    await generate();
    const [enrollment] = (await client.learners.enrollments(one)).data;
    await client.enrollments.archive(enrollment?.id ?? '');
    expect(await draftOf(one)).toMatchObject({ class_id: a.id, stale: true });
    const { data } = await client.termReports.list({ class_id: a.id, status: 'draft' });
    expect(new Map(data.map(({ learner_id, stale }) => [learner_id, stale]))).toEqual(
      new Map(data.map(({ learner_id }) => [learner_id, learner_id === one])),
    );
    expect(data.map(({ learner_id }) => learner_id)).toEqual(expect.arrayContaining([one, two]));
    const published = await client.termReports.publishAll({ term_id, class_id: a.id });
    expect(published.data.find(({ learner_id }) => learner_id === one)).toMatchObject({
      code: 'report_stale',
    });
  });

  it('is not published while it is stale, by itself or with its class', async () => {
    const { client, generate, draftOf, one, two, three, term_id, a, assessment } = await startGraded(shared);
    const publish = () => client.termReports.publishAll({ term_id, class_id: a.id });
    await generate();
    const first = await client.termReports.publish((await draftOf(two)).id);
    const draft = await draftOf(one);
    await client.termReports.update(draft.id, { conduct: 'Friendly' });
    await client.assessments.reopen(assessment, { reason: 'Marked again' });
    await client.grades.put(assessment, {
      grades: [one, two].map((learner_id) => ({ learner_id, mark: 1 })),
    });
    await client.assessments.publish(assessment);
    expect(await codeOf(client.termReports.publish(draft.id))).toBe('report_stale');
    const again = await publish();
    expect(again).toMatchObject({ published: 1, unchanged: 1, failed: 1 });
    const failed = { result: 'failed', term_report_id: draft.id, code: 'report_stale' };
    expect(again.data.find(({ learner_id }) => learner_id === one)).toMatchObject(failed);
    expect((await draftOf(one)).status).toBe('draft');
    expect(again.data.find(({ learner_id }) => learner_id === three)).toMatchObject({ result: 'published' });
    const generated = await generate();
    expect(generated).toMatchObject({ updated: 1, unchanged: 2 });
    const codes = new Map(generated.data.map(({ learner_id, code }) => [learner_id, code]));
    expect([one, two, three].map((id) => codes.get(id))).toEqual([null, 'report_stale', null]);
    expect(await publish()).toMatchObject({ published: 1, unchanged: 2, failed: 0 });
    expect(await client.termReports.get(draft.id)).toMatchObject({
      status: 'published',
      conduct: 'Friendly',
    });
    // The next version of a report is not published either, and the one before it stays.
    await client.termReports.generate({ term_id, learner_ids: [two], supersede: true });
    const next = await draftOf(two);
    await gradeAgain({ client }, assessment, two, 2);
    expect(await publish()).toMatchObject({ published: 0, failed: 1, unchanged: 2 });
    expect(await client.termReports.get(first.id)).toMatchObject({ status: 'published' });
    expect(await client.termReports.get(next.id)).toMatchObject({ status: 'draft' });
  });

  it('is stale when another assessment of the term is published', async () => {
    const { client, generate, draftOf, assess, one, two, three } = await startGraded(shared);
    await generate();
    const { id } = await client.termReports.publish((await draftOf(one)).id);
    const other = await assess();
    await client.grades.put(other.id, {
      grades: [one, two, three].map((learner_id) => ({ learner_id, mark: 1 })),
    });
    expect((await client.termReports.get(id)).stale).toBe(false);
    await client.assessments.publish(other.id);
    expect((await client.termReports.get(id)).stale).toBe(true);
    expect((await client.termReports.list({ learner_id: one })).data).toMatchObject([{ stale: true }]);
    await client.assessments.reopen(other.id, { reason: 'x' });
    await client.assessments.cancel(other.id);
    expect((await client.termReports.get(id)).stale).toBe(false);
  });

  it('keeps the comment on a subject whose only assessment is reopened at the moment', async () => {
    const { client, generate, draftOf, one, subject, assessment } = await startGraded(shared);
    await generate();
    const { id } = await draftOf(one);
    await client.termReports.update(id, { subject_comments: { [subject.id]: 'Well done' } });
    await client.assessments.reopen(assessment, { reason: 'One mark' });
    await generate();
    expect((await draftOf(one)).subjects).toMatchObject([
      { subject_id: subject.id, percentage: null, level: null, assessments: [], comment: 'Well done' },
    ]);
    await client.assessments.publish(assessment);
    await generate();
    expect(await draftOf(one)).toMatchObject({
      ...{ stale: false, subjects: [{ subject_id: subject.id, percentage: 80, comment: 'Well done' }] },
    });
  });

  it('has no subject that the learner has dropped, and says that a comment on it is left out', async () => {
    const school = await startGraded(shared);
    const { client, generate, draftOf, assess, year, grade, terms, members, one, assessment } = school;
    const [first] = terms;
    const classIn = async (name: string, code: string) => {
      const { id: subject_id } = await client.subjects.create({ name, code });
      const made = { label: name, kind: 'subject', subject_id, academic_year_id: year.id } as const;
      return client.classes.create({ ...made, grade_level_id: grade.id });
    };
    const [art, music] = [await classIn('Art', 'ART'), await classIn('Music', 'MUS')];
    const enroll = (class_id: string) =>
      client.enrollments.create({ learner_id: one, class_id, term_id: first.id, starts_on: first.starts_on });
    const { id: enrollment } = await enroll(art.id);
    await generate();
    const { id } = await draftOf(one);
    const subject_comments = { [String(art.subject_id)]: 'Paints well' };
    await client.termReports.update(id, { subject_comments });
    await client.enrollments.transfer(enrollment, { to_class_id: music.id, on: today });
    const results = (await generate()).data.filter(({ learner_id }) => learner_id === one);
    expect(results).toMatchObject([{ result: 'updated', code: 'comment_dropped' }]);
    expect(results[0]?.detail).toContain('Art');
    const names = async () => (await draftOf(one)).subjects.map(({ name }) => name);
    expect(await names()).toEqual(['Mathematics', 'Music']);

    // A subject with a grade that is not published at the moment stays where it is in the order.
    const { id: other } = await assess({ subject_id: String(art.subject_id) });
    await client.grades.put(other, { grades: members.map((learner_id) => ({ learner_id, mark: 40 })) });
    await client.assessments.publish(other);
    await generate();
    await client.termReports.update(id, { subject_comments });
    for (const reopened of [other, assessment])
      await client.assessments.reopen(reopened, { reason: 'One mark' });
    expect((await generate()).data.map(({ code }) => code)).toEqual([null, null, null]);
    expect(await names()).toEqual(['Art', 'Music']);
  });

  it('names the teacher of the register class in which the learner is, also for what was assessed before', async () => {
    const { client, generate, draftOf, a, b, one } = await startGraded(shared);
    for (const [{ id }, name] of [
      [a, 'Previous Teacher'],
      [b, 'Present Teacher'],
    ] as const) {
      const made = { name, email: `${name.slice(0, 6)}@example.org`, staff_type: 'teacher' } as const;
      await client.classes.update(id, { teacher_id: (await client.staff.create(made)).id });
    }
    const [enrollment] = (await client.learners.enrollments(one)).data;
    await client.enrollments.transfer(enrollment?.id ?? '', { to_class_id: b.id, on: today });
    await generate({ class_id: b.id });
    expect(await draftOf(one)).toMatchObject({
      learner_snapshot: { class: '5B', class_teacher: 'Present Teacher' },
      subjects: [{ name: 'Mathematics', teacher: 'Present Teacher' }],
    });
  });

  it('is stale when the percentages have other levels by a corrected, another or another default scale', async () => {
    const { client, generate, draftOf, assess, assessment, one, two, three } = await startGraded(shared);
    const scaleOf = (name: string, pass: number) =>
      client.gradingScales.create({
        name,
        levels: [
          { level: 1, label: 'Fail', min: 0 },
          { level: 2, label: 'Pass', min: pass },
        ],
      });
    const staleOf = async (id: string) => (await client.termReports.get(id)).stale;
    const correct = async (change: () => Promise<unknown>) => {
      await client.assessments.reopen(assessment, { reason: 'The scale was wrong' });
      await change();
      await client.assessments.publish(assessment);
    };
    // One has 80 percent, two has 60.
    const own = await scaleOf('Own', 90);
    await correct(() => client.assessments.update(assessment, { grading_scale_id: own.id }));
    await generate();
    const { id } = await client.termReports.publish((await draftOf(one)).id);
    const draft = await draftOf(two);
    expect(draft.subjects).toMatchObject([{ percentage: 60, level: 1, level_label: 'Fail' }]);
    const levels = (pass: number) => [
      { level: 2, label: 'Pass', min: pass },
      { level: 1, label: 'Fail', min: 0 },
    ];
    await correct(() => client.gradingScales.update(own.id, { levels: levels(70) }));
    expect([await staleOf(id), await staleOf(draft.id)]).toEqual([true, false]);
    await correct(() => client.gradingScales.update(own.id, { levels: levels(60) }));
    expect([await staleOf(id), await staleOf(draft.id)]).toEqual([true, true]);
    expect(await codeOf(client.termReports.publish(draft.id))).toBe('report_stale');
    expect((await generate()).data).toContainEqual(
      expect.objectContaining({ learner_id: one, result: 'unchanged', code: 'report_stale' }),
    );
    expect(await draftOf(two)).toMatchObject({ id: draft.id, stale: false, subjects: [{ level: 2 }] });
    const strict = await scaleOf('Strict', 99);
    await correct(() => client.assessments.update(assessment, { grading_scale_id: strict.id }));
    expect([await staleOf(id), await staleOf(draft.id)]).toEqual([false, true]);

    // Where a subject has several scales, the default one is used.
    const other = await assess({ grading_scale_id: own.id });
    await client.grades.put(other.id, {
      grades: [one, two, three].map((learner_id) => ({ learner_id, mark: 30 })),
    });
    await client.assessments.publish(other.id);
    await generate();
    const mixed = await draftOf(two);
    expect(mixed).toMatchObject({ stale: false, grading_scale: { name: 'CAPS-7' } });
    await client.gradingScales.update(strict.id, { default: true });
    expect(await staleOf(mixed.id)).toBe(true);
    await generate();
    expect(await draftOf(two)).toMatchObject({ stale: false, subjects: [{ level_label: 'Fail' }] });
  });

  it('is stale when another subject counts for the average', async () => {
    const { client, generate, draftOf, one, subject } = await startGraded(shared);
    await generate();
    const { id } = await client.termReports.publish((await draftOf(one)).id);
    await client.subjects.update(subject.id, { counts_for_average: false });
    expect((await client.termReports.get(id)).stale).toBe(true);
    expect((await client.termReports.list({ learner_id: one })).data).toMatchObject([{ stale: true }]);
    await client.subjects.update(subject.id, { counts_for_average: true });
    expect((await client.termReports.get(id)).stale).toBe(false);
  });

  it('has the attendance of the moment when it is published', async () => {
    const { client, generate, draftOf, one, two, a, term_id } = await startGraded(shared);
    const take = (date: string, absent: string[]) =>
      client.registers.create({
        ...{ class_id: a.id, date, default_status: 'present' },
        marks: absent.map((learner_id) => ({ learner_id, status: 'absent' })),
      });
    await take('2026-01-28', [one]);
    await generate();
    expect((await draftOf(one)).attendance).toMatchObject({ days_present: 0, days_absent: 1 });
    await take('2026-01-29', [one, two]);
    await take('2026-01-30', []);
    const drafts = [await draftOf(one), await draftOf(two)];
    const published = await client.termReports.publish(String(drafts[0]?.id));
    expect(published.attendance).toMatchObject({ days_present: 1, days_absent: 2 });
    expect(published.content_hash).toBe(documentedHash(published));
    await client.termReports.publishAll({ term_id, class_id: a.id });
    const other = await client.termReports.get(String(drafts[1]?.id));
    expect(other.attendance).toMatchObject({ days_present: 2, days_absent: 1 });
    expect(other.content_hash).toBe(documentedHash(other));
  });

  it('is superseded by the next version when that is published, in one change', async () => {
    const { client, generate, draftOf, one, two, assessment, events } = await startGraded(shared);
    await generate();
    const first = await client.termReports.publish((await draftOf(one)).id);
    await gradeAgain({ client }, assessment, one, 50);
    await client.assessments.publish(assessment);
    const made = await generate({ supersede: true });
    expect(made).toMatchObject({ created: 1, unchanged: 2 });
    const second = await draftOf(one);
    expect(second).toMatchObject({ report_version: 2, supersedes_id: first.id, average: 100 });
    expect((await client.termReports.get(first.id)).status).toBe('published');
    expect(await generate({ supersede: true })).toMatchObject({ created: 0, unchanged: 3 });
    await events();
    await client.termReports.publish(second.id);
    expect(await events()).toEqual(['term-report.published']);
    expect(await client.termReports.get(first.id)).toMatchObject({
      status: 'superseded',
      content_hash: first.content_hash,
    });
    const versions = (await client.termReports.list({ learner_id: one })).data;
    expect(versions.map(({ report_version }) => report_version)).toEqual([1, 2]);
    const [entry] = (await client.auditLog.list({ resource_id: first.id, limit: 1 })).data;
    const [other] = (await client.auditLog.list({ resource_id: second.id, limit: 1 })).data;
    expect([entry?.action, other?.action]).toEqual(['term_report.superseded', 'term_report.published']);
    expect(entry?.request_id).toBe(other?.request_id);
    expect((await client.termReports.list({ learner_id: two })).data).toHaveLength(1);
  });

  it('of a merged record is compared with the grades of who remains, and superseded by the next version', async () => {
    const { client, generate, draftOf, join, one, assessment, events, a, term_id } =
      await startGraded(shared);
    await generate();
    const { id } = await client.termReports.publish((await draftOf(one)).id);
    const into = await join('Learner 0 Example');
    await client.learners.merge(into, { learner_id: one });
    const only = { class_id: undefined, learner_ids: [into] };
    expect(await client.termReports.get(id)).toMatchObject({ stale: false, learner_id: one });
    const [unchanged] = (await generate(only)).data;
    expect(unchanged).toMatchObject({ result: 'unchanged', term_report_id: id, code: null });
    await gradeAgain({ client }, assessment, into, 45);
    await client.assessments.publish(assessment);
    expect(await client.termReports.get(id)).toMatchObject({ stale: true });
    expect((await generate(only)).data).toMatchObject([{ result: 'unchanged', code: 'report_stale' }]);
    expect(await generate({ ...only, supersede: true })).toMatchObject({ created: 1 });
    const next = await draftOf(into);
    expect(next).toMatchObject({ report_version: 2, supersedes_id: id, average: 90 });
    await events();
    expect(await client.termReports.publishAll({ term_id, class_id: a.id })).toMatchObject({ published: 3 });
    const [event] = (await client.events.list({ type: 'term-report.published', limit: 3 })).data.filter(
      ({ data }) => 'learner_id' in data && data.learner_id === into,
    );
    expect(event?.data).toMatchObject({ id: next.id, supersedes_id: id });
    expect(await client.termReports.get(id)).toMatchObject({ status: 'superseded' });
  });

  it('of a merged record ends when that of who remains is published, also if both had one', async () => {
    for (const all of [false, true]) {
      const { client, generate, draftOf, join, one, events, a, term_id } = await startGraded(shared);
      const into = await join('Learner 0 Example');
      await generate();
      // A later version of the other record changes nothing about whose report is superseded.
      await client.termReports.publish((await draftOf(one)).id);
      await generate({ class_id: undefined, learner_ids: [one], supersede: true });
      const theirs = await client.termReports.publish((await draftOf(one)).id);
      const own = await client.termReports.publish((await draftOf(into)).id);
      const { left } = await client.learners.merge(into, { learner_id: one });
      expect(left).toContainEqual(expect.objectContaining({ id: theirs.id, code: 'report_issued' }));
      const reports = async () => (await client.termReports.list({ learner_id: into })).data;
      const staleOf = new Map((await reports()).map(({ id, stale }) => [id, stale]));
      expect([staleOf.get(theirs.id), staleOf.get(own.id)]).toEqual([false, true]);
      await generate({ class_id: undefined, learner_ids: [into], supersede: true });
      const draft = await draftOf(into);
      expect(draft).toMatchObject({ report_version: 3, supersedes_id: own.id });
      await events();
      await (all
        ? client.termReports.publishAll({ term_id, class_id: a.id })
        : client.termReports.publish(draft.id));
      const isOf = (type: string) => type === 'term-report.withdrawn';
      expect((await events()).filter(isOf)).toHaveLength(1);
      const statuses = new Map((await reports()).map((report) => [report.id, report.status]));
      expect(statuses.get(theirs.id)).toBe('withdrawn');
      expect(statuses.get(own.id)).toBe('superseded');
      expect(statuses.get(draft.id)).toBe('published');
    }
  });

  it('that a merge has replaced is named when the merge is undone, and so is the one that has the results of both', async () => {
    const { client, generate, draftOf, join, one } = await startGraded(shared);
    const into = await join('Learner 0 Example');
    await generate();
    const theirs = await client.termReports.publish((await draftOf(one)).id);
    const own = await client.termReports.publish((await draftOf(into)).id);
    await client.learners.merge(into, { learner_id: one });
    const unchanged = await client.learners.unmerge(into, { learner_id: one, dry_run: true });
    expect(unchanged.notices).toEqual([]);
    await generate({ class_id: undefined, learner_ids: [into], supersede: true });
    const both = await client.termReports.publish((await draftOf(into)).id);
    expect(both.average).not.toBe(own.average);
    const { notices } = await client.learners.unmerge(into, { learner_id: one });
    expect(notices).toMatchObject([
      { type: 'term_report', id: theirs.id, existing_id: null, code: 'report_replaced' },
      { type: 'term_report', id: both.id, existing_id: null, code: 'report_stale' },
    ]);
    await generate({ class_id: undefined, learner_ids: [one, into], supersede: true });
    for (const [id, average] of [
      [one, theirs.average],
      [into, own.average],
    ] as const)
      expect((await client.termReports.publish((await draftOf(id)).id)).average).toBe(average);
  });

  it('that was a draft when the records were merged supersedes the published one of the other record', async () => {
    const { client, generate, draftOf, join, one } = await startGraded(shared);
    const into = await join('Learner 0 Example');
    await generate();
    const { id } = await client.termReports.publish((await draftOf(one)).id);
    await client.learners.merge(into, { learner_id: one });
    await generate({ class_id: undefined, learner_ids: [into] });
    const report = await client.termReports.publish((await draftOf(into)).id);
    expect(report).toMatchObject({ report_version: 2, supersedes_id: id, average: 80 });
    expect(await client.termReports.get(id)).toMatchObject({ status: 'superseded' });
  });

  it('is withdrawn with a reason, and followed by the next version', async () => {
    const school = await startGraded(shared);
    const { client, generate, draftOf, one, subject } = school;
    await generate();
    const { id } = await draftOf(one);
    await client.termReports.update(id, {
      conduct: 'Friendly',
      principal_comment: 'Well done',
      subject_comments: { [subject.id]: 'Works carefully' },
    });
    const teacher = await clientWith(school, 'read:assessments', 'write:assessments');
    expect(await codeOf(teacher.termReports.publish(id))).toBe('insufficient_scope');
    await client.termReports.publish(id);
    expect(await codeOf(teacher.termReports.withdraw(id, { reason: 'x' }))).toBe('insufficient_scope');
    const withdrawn = await client.termReports.withdraw(id, { reason: 'Wrong family' });
    expect(withdrawn.status).toBe('withdrawn');
    const [published] = (await client.events.list({ type: 'term-report.published' })).data;
    const [event] = (await client.events.list({ type: 'term-report.withdrawn' })).data;
    expect(event?.data).toEqual({ ...published?.data, status: 'withdrawn' });
    const [entry] = (await client.auditLog.list({ resource_id: id, limit: 1 })).data;
    expect(entry).toMatchObject({ action: 'term_report.withdrawn', reason: 'Wrong family' });
    expect(await generate()).toMatchObject({ created: 1, unchanged: 2 });
    const next = await draftOf(one);
    expect(next).toMatchObject({ report_version: 2, supersedes_id: id });
    expect(next).toMatchObject({
      conduct: 'Friendly',
      principal_comment: 'Well done',
      subjects: [{ comment: 'Works carefully' }],
    });
    await client.termReports.publish(next.id);
    expect((await client.termReports.get(id)).status).toBe('withdrawn');
  });

  it('is published for a whole class, with the result of each learner', async () => {
    const { client, generate, join, draftOf, one, two, three, a, term_id, events } =
      await startGraded(shared);
    await generate({ class_id: undefined, learner_ids: [one, two] });
    await client.termReports.publish((await draftOf(one)).id);
    await generate({ class_id: undefined, learner_ids: [one], supersede: true });
    await events();
    const publish = () => client.termReports.publishAll({ term_id, class_id: a.id });
    const published = await publish();
    expect(published).toMatchObject({ published: 2, unchanged: 0, failed: 1 });
    expect(published.data.find(({ learner_id }) => learner_id === three)).toMatchObject({
      result: 'failed',
      code: 'not_found',
      term_report_id: null,
    });
    expect(await events()).toEqual(['term-report.published', 'term-report.published']);
    const statuses = (await client.termReports.list({ learner_id: one })).data.map(({ status }) => status);
    expect(statuses).toEqual(['superseded', 'published']);
    expect(await publish()).toMatchObject({ published: 0, unchanged: 2, failed: 1 });
    expect(await events()).toEqual([]);
    const late = await join();
    await generate();
    expect(await publish()).toMatchObject({ published: 2, unchanged: 2, failed: 0 });
    const [withdrawn] = (await client.termReports.list({ learner_id: late })).data;
    await client.termReports.withdraw(withdrawn?.id ?? '', { reason: 'x' });
    expect(await publish()).toMatchObject({ published: 0, unchanged: 3, failed: 1 });
    const unknown = client.termReports.publishAll({ term_id: 'trm_none', class_id: 'cls_none' });
    expect(await refusalOf(unknown)).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/term_id' }, { pointer: '/class_id' }],
    });
  });

  it('is generated for learners and grade levels, and says which learners have none', async () => {
    const { client, generate, grade, maths, learner, one, term_id, b, terms } = await startGraded(shared);
    const outsider = await learner();
    const elsewhere = await learner();
    await client.enrollments.create({
      learner_id: elsewhere,
      class_id: b.id,
      term_id,
      starts_on: terms[0].starts_on,
    });
    const some = { class_id: undefined, learner_ids: [one, outsider, 'lrn_none'] };
    expect(await generate(some)).toMatchObject({
      created: 1,
      failed: 2,
      data: [
        { learner_id: one, result: 'created', report_version: 1 },
        { learner_id: outsider, result: 'failed', code: 'learner_not_enrolled', term_report_id: null },
        { learner_id: 'lrn_none', result: 'failed', code: 'not_found' },
      ],
    });
    expect(await generate({ class_id: undefined, grade_level_id: grade.id })).toMatchObject({
      created: 3,
      unchanged: 1,
    });
    const none = await refusalOf(generate({ class_id: undefined }));
    expect(none).toMatchObject({ status: 422, code: 'validation_failed', errors: [{ code: 'required' }] });
    expect(await codeOf(generate({ learner_ids: [one] }))).toBe('validation_failed');
    expect(await refusalOf(generate({ class_id: maths.id }))).toMatchObject({
      errors: [{ pointer: '/class_id', code: 'not_register_class' }],
    });
    expect(await refusalOf(generate({ term_id: 'trm_none', class_id: 'cls_none' }))).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/term_id' }, { pointer: '/class_id' }],
    });
  });

  it('has a decision in the last term, and every subject that the learner takes', async () => {
    const { client, a, maths, terms, clock, learner } = await startClass(open, 0);
    const learner_id = await learner();
    clock.advance(300 * 86_400_000);
    const teacher = await client.staff.create({
      name: 'Sam Example',
      email: 's@example.org',
      staff_type: 'teacher',
    });
    await client.classes.update(maths.id, { teacher_id: teacher.id });
    const term_id = terms[3].id;
    for (const class_id of [a.id, maths.id])
      await client.enrollments.create({ learner_id, class_id, term_id, starts_on: terms[3].starts_on });
    const made = await client.termReports.generate({ term_id, learner_ids: [learner_id] });
    const id = made.data[0]?.term_report_id ?? '';
    expect(await client.termReports.update(id, { decision: 'promoted' })).toMatchObject({
      decision: 'promoted',
      term_snapshot: { is_last: true },
      average: null,
      subjects: [
        { name: 'Mathematics', percentage: null, level: null, teacher: 'Sam Example', assessments: [] },
      ],
    });
    // A learner with the name of the teacher is not the one who is named.
    await client.learners.create({ name: 'Sam Example' });
    const { records } = await client.learners.export(learner_id);
    expect(records['term-reports']).toMatchObject([{ subjects: [{ teacher: 'Sam Example' }] }]);
  });

  it('keeps its decision only as long as the term is the last one of the year', async () => {
    const { client, a, terms, year, clock, learner } = await startClass(open, 0);
    const learner_id = await learner();
    clock.advance(300 * 86_400_000);
    const [term, term_id] = [terms[3], terms[3].id];
    await client.enrollments.create({ learner_id, class_id: a.id, term_id, starts_on: term.starts_on });
    const generate = async (more: object = {}) =>
      (await client.termReports.generate({ term_id, learner_ids: [learner_id], ...more })).data[0];
    const { term_report_id: id } = { term_report_id: '', ...(await generate()) };
    await client.termReports.update(String(id), { decision: 'promoted' });
    expect(await generate()).toMatchObject({ result: 'unchanged', code: null });
    const last = new Date(Date.parse(term.ends_on) + 86_400_000).toISOString().slice(0, 10);
    await client.academicYears.update(year.id, { ends_on: last });
    await client.terms.create({
      ...{ academic_year_id: year.id, name: 'Term 5', number: 5, starts_on: last, ends_on: last },
    });
    expect(await client.termReports.get(String(id))).toMatchObject({ decision: 'promoted', stale: true });
    expect(await refusalOf(client.termReports.publish(String(id)))).toMatchObject({ code: 'report_stale' });
    expect(await generate()).toMatchObject({
      ...{ result: 'updated', code: 'decision_dropped', detail: expect.stringContaining('promoted') },
    });
    expect(await client.termReports.publish(String(id))).toMatchObject({
      ...{ decision: null, stale: false, term_snapshot: { is_last: false } },
    });
  });

  it('contains the attendance in the term', async () => {
    const { client, generate, draftOf, one, two, three, a } = await startGraded(shared);
    await client.registers.create({
      class_id: a.id,
      date: today,
      default_status: 'present',
      marks: [
        { learner_id: one, status: 'absent' },
        { learner_id: two, status: 'late', minutes_late: 10 },
      ],
    });
    await generate();
    const shown = {
      ...{ school_days: expect.any(Number), days_excused: 0, times_late: 0 },
      ...{ sessions: 1, sessions_absent: 0, sessions_excused: 0 },
    };
    expect((await draftOf(one)).attendance).toEqual({
      ...shown,
      ...{ days_present: 0, days_absent: 1, sessions_absent: 1 },
    });
    expect((await draftOf(two)).attendance).toEqual({
      ...shown,
      days_present: 1,
      days_absent: 0,
      times_late: 1,
    });
    expect((await draftOf(three)).attendance).toEqual({ ...shown, days_present: 1, days_absent: 0 });
  });

  it('is made once, whoever generates it at the same time', async () => {
    const { client, generate, draftOf, one } = await startGraded(shared);
    const all = await Promise.all(Array.from({ length: 5 }, () => generate()));
    expect(all.map(({ created }) => created).sort()).toEqual([0, 0, 0, 0, 3]);
    const { id } = await draftOf(one);
    const codes = await Promise.all(Array.from({ length: 4 }, () => codeOf(client.termReports.publish(id))));
    expect(codes.sort()).toEqual(['done', ...Array(3).fill('invalid_state_transition')]);
  });
});
