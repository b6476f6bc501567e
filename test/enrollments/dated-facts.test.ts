import { expect, it } from 'vitest';
import { classOf } from '../assessments/class-of-learners.ts';
import { onEachDatabase } from '../support/databases.ts';
import { refusalOf } from '../support/problems.ts';
import { changeYear, goTo, type Place, sharedYears, startYear, today } from '../support/school-year.ts';

/** A year in which a learner is in 5A, and the first term of the next one, for which the learner is in 6A. */
async function startTwoYears(place: Place) {
  const school = await startYear(place);
  const { client, a, grade, terms } = school;
  const next = await client.academicYears.create({
    name: '2027',
    starts_on: '2027-01-13',
    ends_on: '2027-12-08',
  });
  const term = await client.terms.create({
    ...{ academic_year_id: next.id, name: 'Term 1', number: 1 },
    ...{ starts_on: '2027-01-13', ends_on: '2027-03-25' },
  });
  const six = await client.gradeLevels.create({ label: 'Grade 6', order: 6 });
  const in6A = await client.classes.create({
    ...{ label: '6A', kind: 'register', academic_year_id: next.id, grade_level_id: six.id },
  });
  const learnerOf = async (class_id: string, grade_level_id: string, term_id: string) => {
    const { id } = await client.learners.create({ name: 'Thandi Example', grade_level_id });
    await client.enrollments.create({ learner_id: id, class_id, term_id });
    return id;
  };
  const thandi = await learnerOf(a.id, grade.id, terms[0].id);
  await client.classes.enroll(in6A.id, { term_id: term.id, learner_ids: [thandi] });
  // In grade 6 now, and in no class of the next year.
  const leaving = (await client.learners.create({ name: 'Sipho Example', grade_level_id: six.id })).id;
  return { ...school, term, six, in6A, thandi, leaving };
}

onEachDatabase('the class and the grade level of a learner in a term', (open) => {
  const shared = sharedYears(open);

  it('decide who is charged for the term, and for what', async () => {
    const { client, terms, term, grade, six, in6A, thandi, leaving } = await startTwoYears(shared);
    const item = async (name: string, grade_level_ids: string[]) =>
      (await client.feeItems.create({ name, category: 'tuition', amount: 1000, grade_level_ids })).id;
    const fee_item_ids = [await item('Grade 5', [grade.id]), await item('Grade 6', [six.id])];
    const charge = async (of: object, term_id = term.id) => {
      const { data } = await client.invoices.generate({
        term_id,
        fee_item_ids,
        due_date: '2027-01-31',
        ...of,
      });
      const charged = data.map(async ({ learner_id, grade_level_id, invoice_id, reason }) => {
        const lines = invoice_id === null ? [] : (await client.invoices.get(invoice_id)).lines;
        if (invoice_id !== null) await client.invoices.archive(invoice_id);
        return [learner_id, grade_level_id, reason, lines.map(({ description }) => description).join()];
      });
      return Promise.all(charged);
    };
    // Not charged for a term that was over before they came.
    const coming = (
      await client.learners.create({
        name: 'Next Example',
        admitted_on: '2027-01-13',
        grade_level_id: grade.id,
      })
    ).id;
    expect(await charge({ learner_ids: [coming] }, terms[0].id)).toEqual([[coming, null, 'no_fee_item', '']]);
    const of5 = await charge({ grade_level_id: grade.id }, terms[0].id);
    expect(of5.map(([learner]) => learner)).not.toContain(coming);
    const inGrade6 = [thandi, six.id, null, 'Grade 6'];
    expect(await charge({ class_id: in6A.id })).toEqual([inGrade6]);
    expect(await charge({ grade_level_id: six.id })).toEqual([inGrade6]);
    expect(await charge({ grade_level_id: grade.id })).toEqual([]);
    expect(await charge({ learner_ids: [thandi, leaving] })).toEqual(
      [inGrade6, [leaving, null, 'no_fee_item', '']].toSorted(),
    );
    // In the current term, a learner without a class has the grade level of their record.
    expect(await charge({ grade_level_id: six.id }, terms[0].id)).toEqual([
      [leaving, six.id, null, 'Grade 6'],
    ]);
    expect(await charge({ grade_level_id: grade.id }, terms[0].id)).toEqual([
      [thandi, grade.id, null, 'Grade 5'],
    ]);

    const drafts = await client.invoices.generate({
      ...{ term_id: term.id, fee_item_ids, due_date: '2027-01-31', grade_level_id: six.id },
    });
    expect(
      (
        await client.invoices.generate({
          ...{ term_id: term.id, fee_item_ids, due_date: '2027-01-31' },
          class_id: in6A.id,
        })
      ).data,
    ).toMatchObject([{ invoice_id: null, reason: 'already_charged' }]);
    const issue = (grade_level_id: string) => client.invoices.issueAll({ term_id: term.id, grade_level_id });
    expect(await issue(grade.id)).toMatchObject({ issued: 0, data: [] });
    expect(await issue(six.id)).toMatchObject({
      issued: 1,
      data: drafts.data.map(({ invoice_id }) => ({ invoice_id, learner_id: thandi })),
    });
  });

  it('are those by which learners of a term or a day are listed', async () => {
    const { client, terms, term, grade, six, thandi, leaving } = await startTwoYears(shared);
    const listed = async (query: object) => (await client.learners.list(query)).data.map(({ id }) => id);
    expect(await listed({ grade_level_id: six.id })).toEqual([leaving]);
    expect(await listed({ grade_level_id: six.id, term_id: term.id })).toEqual([thandi]);
    expect(await listed({ grade_level_id: grade.id, term_id: term.id })).toEqual([]);
    expect(await listed({ grade_level_id: grade.id, term_id: terms[0].id, enrolled_on: today })).toEqual([
      thandi,
    ]);
    expect(await listed({ grade_level_id: six.id, enrolled_on: '2027-02-01' })).toEqual([thandi]);
  });

  it('are those of its reports, whenever these are generated', async () => {
    const { client, clock, server, terms, a, six, thandi } = await startTwoYears(open);
    await goTo({ clock, server }, '2027-01-14');
    expect(await client.learners.get(thandi)).toMatchObject({ grade_level_id: six.id, class: '6A' });
    const { data } = await client.termReports.generate({ term_id: terms[0].id, class_id: a.id });
    const report = await client.termReports.get(String(data[0]?.term_report_id));
    expect(report.learner_snapshot).toMatchObject({ class: '5A', grade_level: 'Grade 5' });
  });

  it('are those of the enrollment for a learner without a class, before and after it begins', async () => {
    const { client, clock, server, term, grade, six, in6A } = await startTwoYears(open);
    const [lerato, sam] = await Promise.all(
      ['Lerato Example', 'Sam Example'].map(async (name) => {
        const { id } = await client.learners.create({ name, grade_level_id: grade.id });
        return id;
      }),
    );
    await client.classes.enroll(in6A.id, { term_id: term.id, learner_ids: [String(lerato)] });
    // A class of several grade levels: the school says who is in which.
    const seven = (await client.gradeLevels.create({ label: 'Grade 7', order: 7 })).id;
    const own = { learner_id: String(sam), class_id: in6A.id, term_id: term.id, grade_level_id: seven };
    expect(await client.enrollments.create(own)).toMatchObject({ grade_level_id: seven });
    const fee_item_ids = [];
    for (const one of [grade.id, six.id, seven]) {
      const item = { name: 'Tuition', category: 'tuition', amount: 1000 } as const;
      fee_item_ids.push((await client.feeItems.create({ ...item, grade_level_ids: [one] })).id);
    }
    const charge = { term_id: term.id, fee_item_ids, due_date: '2027-01-31', class_id: in6A.id };
    const charged = await client.invoices.generate(charge);
    const levelOf = new Map(charged.data.map((one) => [one.learner_id, one.grade_level_id]));
    expect([levelOf.get(String(lerato)), levelOf.get(String(sam))]).toEqual([six.id, seven]);
    expect(await client.learners.get(String(lerato))).toMatchObject({ grade_level_id: grade.id });

    await goTo({ clock, server }, '2027-01-14');
    expect(await client.learners.get(String(lerato))).toMatchObject({ class: '6A', grade_level: 'Grade 6' });
    expect(await client.learners.get(String(sam))).toMatchObject({ class: '6A', grade_level: 'Grade 7' });
    expect(await client.invoices.generate(charge)).toMatchObject({ created: 0 });
  });

  it('change with the learner and with the enrollment, and stay as they were in a closed term', async () => {
    const { client, terms, a, grade, six, thandi, maths } = await startTwoYears(open);
    const levels = async () =>
      (await client.learners.enrollments(thandi)).data.map(({ grade_level_id }) => grade_level_id);
    await client.classes.enroll(a.id, { term_id: terms[1].id, learner_ids: [thandi] });
    expect((await levels()).toSorted()).toEqual([grade.id, grade.id, six.id].toSorted());
    const four = (await client.gradeLevels.create({ label: 'Grade 4', order: 4 })).id;
    await client.learners.update(thandi, { grade_level_id: four });
    expect((await levels()).toSorted()).toEqual([four, four, six.id].toSorted());
    const [first] = (await client.learners.enrollments(thandi, { term_id: terms[0].id })).data;
    await client.enrollments.update(String(first?.id), { grade_level_id: grade.id });
    expect(await client.learners.get(thandi)).toMatchObject({ grade_level: 'Grade 5' });
    const none = refusalOf(client.enrollments.update(String(first?.id), { grade_level_id: null }));
    expect(await none).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/grade_level_id' }] });
    const inMaths = { learner_id: thandi, class_id: maths.id, term_id: terms[0].id };
    const sent = refusalOf(client.enrollments.create({ ...inMaths, grade_level_id: grade.id }));
    expect(await sent).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/grade_level_id' }] });
    expect(await client.enrollments.create(inMaths)).toMatchObject({ grade_level_id: null });

    await client.terms.close(terms[0].id);
    await client.classes.update(a.id, { grade_level_id: six.id });
    const listed = await client.learners.list({ term_id: terms[0].id, grade_level_id: grade.id });
    expect(listed.data.map(({ id }) => id)).toEqual([thandi]);
  });

  it('follow the class if it gets another grade level before they begin', async () => {
    const { client, term, six, in6A, thandi } = await startTwoYears(shared);
    const seven = (await client.gradeLevels.create({ label: 'Grade 7', order: 7 })).id;
    await client.classes.update(in6A.id, { grade_level_id: seven });
    const levelIn = async (id: string) =>
      (await client.learners.list({ term_id: term.id, grade_level_id: id })).data.map((one) => one.id);
    expect([await levelIn(six.id), await levelIn(seven)]).toEqual([[], [thandi]]);
  });

  it('stay as they are in the next year when the class of this year changes, or ends', async () => {
    const school = await startTwoYears(shared);
    const { client, b, term, in6A, thandi } = school;
    const next = async () =>
      (await client.learners.enrollments(thandi, { term_id: term.id })).data.map(({ class_id, status }) => [
        class_id,
        status,
      ]);
    expect(await client.learners.update(thandi, { class: '5B' })).toMatchObject({ class_id: b.id });
    expect(await next()).toEqual([[in6A.id, 'active']]);
    expect(await refusalOf(client.learners.update(thandi, { class_id: in6A.id }))).toMatchObject({
      errors: [{ pointer: '/class_id', code: 'other_academic_year' }],
    });
    expect(await client.learners.update(thandi, { class: 'no class' })).toMatchObject({ class_id: null });
    expect((await client.enrollments.list({ class_id: b.id, status: 'active' })).data).toEqual([]);
    expect(await next()).toEqual([[in6A.id, 'active']]);
  });

  it('are those of nobody who will have left before, and who can then not be enrolled', async () => {
    const school = await startTwoYears(shared);
    const { client, term, in6A, thandi, leaving, events } = school;
    await client.classes.update(in6A.id, { capacity: 1 });
    await events();
    await client.learners.leave(thandi, { left_on: '2026-12-31', left_reason: 'transferred' });
    expect(await events()).toEqual(['learner.updated', 'enrollment.ended']);
    const [enrollment] = (await client.learners.enrollments(thandi, { term_id: term.id })).data;
    expect(enrollment).toMatchObject({ status: 'cancelled', ends_on: null, reason: 'Learner leaves' });
    expect((await client.learners.list({ enrolled_on: term.starts_on })).data).toEqual([]);
    const one = { learner_id: thandi, class_id: in6A.id, term_id: term.id };
    expect(await refusalOf(client.enrollments.create(one))).toMatchObject({
      code: 'learner_not_active',
      detail: expect.stringContaining('leaves on 2026-12-31'),
    });
    // The place is free.
    await client.enrollments.create({ ...one, learner_id: leaving });
    // Until then the learner is in the class of this year.
    expect(await client.learners.get(thandi)).toMatchObject({ status: 'active', class: '5A' });
    await client.learners.cancelLeave(thandi);
    expect(await refusalOf(client.enrollments.create(one))).toMatchObject({ code: 'class_full' });
  });

  it('decide who receives an announcement to classes and grade levels of another term', async () => {
    const school = await startTwoYears(open);
    const { client, clock, server, year, terms, maths, term, grade, six, in6A, thandi, leaving } = school;
    for (const learner of [thandi, leaving]) {
      const { id } = await client.guardians.create({ name: 'Nomsa Example', email: 'nomsa@example.org' });
      await client.learnerGuardians.create(learner, { guardian_id: id, relationship: 'mother' });
    }
    const reached = async (audience: object) => {
      const body = {
        title: 'Next year',
        body: 'Dear families',
        audience: { recipients: ['guardians'], ...audience },
      };
      const { id } = await client.announcements.create(body as never);
      await client.announcements.publish(id);
      const messages = (await client.messages.list({ announcement_id: id })).data;
      const lists = messages.map(async (one) => (await client.messageRecipients.list(one.id)).data);
      return (await Promise.all(lists)).flat().length;
    };
    const thandis = (await client.learnerGuardians.list(thandi)).data.length;
    expect(thandis).toBe(1);
    expect(await reached({ class_ids: [in6A.id] })).toBe(1);
    expect(await reached({ class_ids: [in6A.id], term_id: term.id })).toBe(1);
    expect(await reached({ grade_level_ids: [six.id, grade.id] })).toBe(2);
    expect(await reached({ grade_level_ids: [six.id], term_id: term.id })).toBe(1);
    expect(await reached({ grade_level_ids: [grade.id], term_id: term.id })).toBe(0);
    // Between two terms, a subject class has those who are in it in the next one.
    const inMaths = { learner_id: thandi, class_id: maths.id };
    await client.enrollments.create({ ...inMaths, term_id: terms[1].id });
    expect(await reached({ class_ids: [maths.id] })).toBe(0);
    await goTo(
      { clock, server },
      new Date(Date.parse(terms[1].starts_on) - 86_400_000).toISOString().slice(0, 10),
    );
    expect(await reached({ class_ids: [maths.id] })).toBe(1);
    // The next year can be made the current one before it begins.
    await goTo({ clock, server }, '2026-12-20');
    await changeYear(client, { from: year.id, to: in6A.academic_year_id });
    expect(await reached({ class_ids: [in6A.id] })).toBe(1);
    expect(await reached({ class_ids: [maths.id] })).toBe(0);
  });

  it('decide on which days of a suspension there is school', async () => {
    const { client, six, thandi } = await startTwoYears(shared);
    await client.calendarExceptions.create({
      ...{ date: '2027-01-14', kind: 'closure', name: 'Camp', grade_level_ids: [six.id] },
    });
    const incident = await client.incidents.create({
      ...{ learner_id: thandi, occurred_at: '2026-02-02T06:00:00Z', category: 'dress_code', level: 2 },
      description: 'Example',
    });
    const suspension = await client.followUps.create(incident.id, {
      ...{ kind: 'suspension', from: '2027-01-13', to: '2027-01-15' },
    });
    expect(suspension.school_days).toBe(2);
  });

  it('that begins after an assessment was held leaves no grade to wait for', async () => {
    const school = await startYear(shared);
    const { client, a, terms } = school;
    const { members, assess } = await classOf(school, 2);
    const late = (await client.learners.create({ name: 'Late Example' })).id;
    await client.enrollments.create({
      learner_id: late,
      class_id: a.id,
      term_id: terms[0].id,
      starts_on: today,
    });
    const { id } = await assess({ held_on: '2026-01-20' });
    expect((await client.assessments.get(id)).stats).toMatchObject({ enrolled: 2, pending: 2 });
    await client.grades.put(id, { grades: members.map((learner_id) => ({ learner_id, mark: 40 })) });
    expect(await client.assessments.publish(id)).toMatchObject({
      status: 'published',
      stats: { enrolled: 2, graded: 2, pending: 0 },
    });
    // Who wrote it afterwards can have a grade.
    const other = await assess({ title: 'Another test', held_on: '2026-01-20' });
    expect(await client.grades.put(other.id, { grades: [{ learner_id: late, mark: 30 }] })).toBeDefined();
  });
});
