import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { importInto, rowsOf } from '../support/imports.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import {
  auditCount,
  changeYear,
  clientWith,
  goTo,
  newTerm,
  type StartedYear,
  sharedYears,
  startYear,
  today,
} from '../support/school-year.ts';

/** A new learner with an enrollment in 5A for the first term, from a day on. */
async function inA(school: StartedYear, starts_on = '2026-01-14') {
  const { client, a, terms, learner, events } = school;
  const learner_id = await learner();
  const body = { learner_id, class_id: a.id, term_id: terms[0].id, starts_on };
  const enrollment = await client.enrollments.create(body);
  await events();
  return { learner_id, enrollment };
}

/** The year after, with its first term. */
async function nextYear(client: StartedYear['client']) {
  const dates = { starts_on: '2027-01-13', ends_on: '2027-12-08' };
  const next = await client.academicYears.create({ name: '2027', ...dates });
  const term = await newTerm(client, next.id, 1, { starts_on: '2027-01-13', ends_on: '2027-03-26' });
  return { next, term };
}

const classOf = async ({ client }: StartedYear, learner: string) =>
  (await client.learners.get(learner)).class;

onEachDatabase('activating an enrollment', (open) => {
  it('goes by the rules of a new one, as they hold then', async () => {
    const school = await startYear(open);
    const { client, a, terms, learner } = school;
    const [term, next] = terms;
    const body = { learner_id: await learner(), class_id: a.id, term_id: term.id, starts_on: '2026-01-15' };
    const { id } = await client.enrollments.create({ ...body, pending: true });
    // One that waits keeps its class and its term as one that is active does.
    const inUse = { code: 'resource_in_use', dependents: [{ type: 'enrollment', count: 1 }] };
    const changes = [
      () => client.classes.update(a.id, { term_ids: [next.id] }),
      () => client.classes.archive(a.id),
      () => client.terms.archive(term.id),
    ];
    for (const change of changes) expect(await refusalOf(change())).toMatchObject(inUse);
    await client.terms.update(term.id, { starts_on: '2026-02-03' });
    expect(await refusalOf(client.enrollments.activate(id))).toMatchObject({
      code: 'outside_term',
      errors: [{ pointer: '/starts_on' }],
    });
    await client.terms.update(term.id, { starts_on: '2026-01-14' });
    expect((await client.enrollments.activate(id)).status).toBe('active');
    expect(await codeOf(client.enrollments.activate(id))).toBe('invalid_state_transition');
  });
});

onEachDatabase('an enrollment in a class of another grade level', (open) => {
  const gradeOf = async ({ client }: StartedYear, learner: string) => {
    const { grade_level, grade_level_id } = await client.learners.get(learner);
    return { grade_level, grade_level_id };
  };
  /** A school with a class of the next grade level, of the next year, and a learner of that of 5A. */
  const withNext = async () => {
    const school = await startYear(open);
    const { client, year, grade } = school;
    const six = await client.gradeLevels.create({ label: 'Grade 6', order: 6 });
    const classIn = (academic_year_id: string, label: string) =>
      client.classes.create({ academic_year_id, grade_level_id: six.id, label, kind: 'register' });
    const inFive = async () => {
      const { learner_id, enrollment } = await inA(school);
      await client.learners.update(learner_id, { grade_level_id: grade.id });
      return { learner_id, enrollment };
    };
    const sixth = { grade_level: 'Grade 6', grade_level_id: six.id };
    return { ...school, six, classIn, next: await classIn(year.id, '6A'), inFive, sixth };
  };

  it('moves the learner up when it begins', async () => {
    const school = await withNext();
    const { client, next, sixth, grade, terms } = school;
    const { learner_id, enrollment } = await school.inFive();
    const inGrade = async (grade_level_id: string) =>
      (await client.learners.list({ term_id: terms[0].id, grade_level_id })).data.map(({ id }) => id);
    expect(await inGrade(grade.id)).toEqual([learner_id]);
    await client.enrollments.transfer(enrollment.id, { to_class_id: next.id, on: '2026-02-03' });
    expect(await gradeOf(school, learner_id)).toMatchObject({ grade_level_id: grade.id });
    school.clock.advance(86_400_000);
    await school.server.drainJobs();
    expect(await gradeOf(school, learner_id)).toEqual(sixth);
    expect([await inGrade(grade.id), await inGrade(sixth.grade_level_id)]).toEqual([[], [learner_id]]);
    const { data } = await client.events.list({ type: 'learner.updated', resource_id: learner_id });
    expect(data[0]?.data).toMatchObject({ class: '6A', ...sixth });
  });

  it('moves a class up into a new year', async () => {
    const school = await withNext();
    const { client, sixth } = school;
    const moving = [(await school.inFive()).learner_id, (await school.inFive()).learner_id];
    const { learner_id } = await school.inFive();
    const { learner_id: last } = await school.inFive();
    const { next: year, term } = await nextYear(client);
    const cls = await school.classIn(year.id, '6A');
    await goTo(school, '2027-01-13');
    const enrolled = await client.classes.enroll(cls.id, { term_id: term.id, learner_ids: moving });
    expect(enrolled.data.map(({ result }) => result)).toEqual(['created', 'created']);
    const one = { learner_id, class_id: cls.id, term_id: term.id };
    const { id } = await client.enrollments.create({ ...one, pending: true });
    expect(await gradeOf(school, learner_id)).toMatchObject({ grade_level: 'Grade 5' });
    await client.enrollments.activate(id);
    await client.enrollments.create({ ...one, learner_id: last });
    for (const learner of [...moving, learner_id, last])
      expect(await gradeOf(school, learner)).toEqual(sixth);
  });

  it('moves learners up into a year that has not begun, also those whose class is set before', async () => {
    const school = await withNext();
    const { client, year, sixth, six } = school;
    const [enrolled, both, placed] = [await school.inFive(), await school.inFive(), await school.inFive()];
    const { next, term } = await nextYear(client);
    const cls = await school.classIn(next.id, '6B');
    const learner_ids = [enrolled.learner_id, both.learner_id];
    await client.classes.enroll(cls.id, { term_id: term.id, learner_ids });
    await goTo(school, '2027-01-04');
    await changeYear(client, { from: year.id, to: next.id });
    for (const { learner_id } of [both, placed]) {
      await client.learners.update(learner_id, { class: '6B' });
      const { data } = await client.learners.enrollments(learner_id);
      expect(data.find((one) => one.term_id === term.id)).toMatchObject({ grade_level_id: six.id });
      expect(await gradeOf(school, learner_id)).toMatchObject({ grade_level: 'Grade 5' });
    }
    await goTo(school, '2027-01-13');
    for (const { learner_id } of [enrolled, both, placed])
      expect(await gradeOf(school, learner_id)).toEqual(sixth);
  });

  it('stays if somebody sends the label of the last year in the holidays', async () => {
    const school = await withNext();
    const { client, server, year } = school;
    const { next, term } = await nextYear(client);
    const sixB = await school.classIn(next.id, '6B');
    const again = await school.classIn(next.id, '5A');
    const numbered = async (admission_number: string) => {
      const { learner_id } = await school.inFive();
      await client.learners.update(learner_id, { admission_number });
      return learner_id;
    };
    const [patched, imported, behind] = [await numbered('1'), await numbered('2'), await numbered('3')];
    await client.classes.enroll(sixB.id, { term_id: term.id, learner_ids: [patched, imported] });
    // A grade level that comes before its year is one of today.
    const graded = async (grade_level: string) => {
      const rows = [{ admission_number: '2', name: 'Thandi Example', grade_level }];
      const { id } = await importInto(server, client, {
        ...{ kind: 'learners', source: 'sis', match_on: 'admission_number', rows },
      });
      return (await rowsOf(client, id)).map(({ result, code }) => `${result} ${code}`);
    };
    expect(await graded('Grade 6')).toEqual(['updated other_grade_level']);
    expect(await graded('Grade 5')).toEqual(['updated null']);
    await goTo(school, '2027-01-04');
    await changeYear(client, { from: year.id, to: next.id });
    await client.learners.update(patched, { class: '5a', phone: '+27820000001' });
    const night = async (numbers: readonly string[]) => {
      const rows = numbers.map((admission_number) => ({
        admission_number,
        ...{ name: 'Thandi Example', class: '5A', phone: '+27820000001' },
      }));
      const done = await importInto(server, client, {
        ...{ kind: 'learners', source: 'sis', match_on: 'admission_number', rows },
      });
      return { ...done, rows: await rowsOf(client, done.id) };
    };
    expect((await night(['2', '3'])).counts).toMatchObject({ updated: 2 });
    const classIn = async (learner: string) =>
      (await client.learners.enrollments(learner, { term_id: term.id })).data.map((one) => one.class_id);
    for (const learner of [patched, imported]) {
      expect(await client.learners.get(learner)).toMatchObject({ class: '5A', phone: '+27820000001' });
      expect(await classIn(learner)).toEqual([sixB.id]);
    }
    // Nobody knows whether the label of the last year means that a learner repeats it.
    expect(await classIn(behind)).toEqual([]);
    const { rows: nightly } = await night(['2', '3']);
    expect(nightly.map(({ result, code }) => [result, code])).toEqual([
      ['unchanged', null],
      ['unchanged', 'not_enrolled'],
    ]);
    // The id says which of the two classes is meant.
    await client.learners.update(patched, { class_id: again.id });
    const open = (await client.learners.enrollments(patched, { term_id: term.id })).data;
    expect(open.filter(({ status }) => status === 'active').map((one) => one.class_id)).toEqual([again.id]);
    // Once the year has begun, it is the class of today.
    await goTo(school, '2027-01-13');
    expect((await night(['3'])).counts).toMatchObject({ updated: 1 });
    expect(await classIn(behind)).toEqual([again.id]);
  });

  it('is made with the label of a class of the next year that came before the year was started', async () => {
    const school = await withNext();
    const { client, server, year, b } = school;
    const { next, term } = await nextYear(client);
    const again = await school.classIn(next.id, b.label);
    const { learner_id } = await school.inFive();
    const classIn = async (learner: string) =>
      (await client.learners.enrollments(learner, { term_id: term.id })).data.map((one) => one.class_id);
    // One who comes in the next year means a class of that year.
    const body = { name: 'New Example', class: b.label };
    const fresh = await client.learners.create({ ...body, admitted_on: '2027-01-13' });
    expect(fresh).toMatchObject({ class_id: again.id });
    expect(await classIn(fresh.id)).toEqual([again.id]);
    await client.learners.update(learner_id, { admission_number: '1' });
    const night = async () => {
      const rows = [{ admission_number: '1', name: 'Thandi Example', class: b.label }];
      const { id } = await importInto(server, client, {
        ...{ kind: 'learners', source: 'sis', match_on: 'admission_number', rows },
      });
      return (await rowsOf(client, id)).map(({ result, code }) => `${result} ${code}`);
    };
    // After the last day, and before the next year is the current one.
    await goTo(school, '2026-12-14');
    expect(await night()).toEqual(['updated not_enrolled']);
    expect(await client.learners.get(learner_id)).toMatchObject({ class: b.label, class_id: b.id });
    expect(await night()).toEqual(['unchanged not_enrolled']);
    await goTo(school, '2026-12-20');
    await changeYear(client, { from: year.id, to: next.id });
    expect(await night()).toEqual(['updated null']);
    expect(await classIn(learner_id)).toEqual([again.id]);
    expect(await night()).toEqual(['unchanged null']);
  });

  it('keeps a learner whose label means a class of the last year, which is still the current one', async () => {
    const school = await withNext();
    const { client, a } = school;
    const { next, term } = await nextYear(client);
    const again = await school.classIn(next.id, a.label);
    const { learner_id } = await school.inFive();
    await client.classes.enroll(again.id, { term_id: term.id, learner_ids: [learner_id] });
    await goTo(school, '2027-01-14');
    const changed = await client.learners.update(learner_id, { class: a.label, phone: '+27820000001' });
    expect(changed).toMatchObject({ class_id: again.id, phone: '+27820000001' });
    const fresh = await client.learners.create({ name: 'New Example', class: a.label });
    expect(fresh.class_id).toBe(again.id);
  });

  it('gives a learner without a grade level that of the class, however they come to be in it', async () => {
    const school = await withNext();
    const { client, grade, a, terms } = school;
    const five = { grade_level_id: grade.id, grade_level: 'Grade 5' };
    const newLearner = async (fields = {}) =>
      (await client.learners.create({ name: 'Thandi Example', ...fields })).id;
    const labelled = await newLearner({ class: '5A' });
    const moved = await newLearner();
    await client.learners.update(moved, { class_id: a.id });
    const enrolled = await newLearner();
    await client.classes.enroll(a.id, { term_id: terms[0].id, learner_ids: [enrolled] });
    const later = await newLearner();
    const starts_on = '2026-02-10';
    const { id } = await client.enrollments.create({
      ...{ learner_id: later, class_id: a.id, term_id: terms[0].id },
      starts_on,
    });
    expect(await client.enrollments.get(id)).toMatchObject({ grade_level_id: grade.id, starts_on });
    expect(await gradeOf(school, later)).toMatchObject({ grade_level: null });
    await goTo(school, '2026-02-10');
    const those = [labelled, moved, enrolled, later];
    for (const learner of those) expect(await gradeOf(school, learner)).toMatchObject(five);
    const { data } = await client.learners.list({ grade_level_id: grade.id });
    expect(data.map((one) => one.id)).toEqual(expect.arrayContaining(those));
    // A text that is no grade level of the school was sent by somebody, and stays.
    const other = await newLearner({ class: '5A', grade_level: 'Seven' });
    expect(await gradeOf(school, other)).toEqual({ grade_level: 'Seven', grade_level_id: null });
  });

  it('leaves a grade level that was not that of the class before, or is sent with the class', async () => {
    const school = await withNext();
    const { client, next, grade } = school;
    const four = await client.gradeLevels.create({ label: 'Grade 4', order: 4 });
    const younger = await inA(school);
    await client.learners.update(younger.learner_id, { grade_level_id: four.id });
    await client.enrollments.transfer(younger.enrollment.id, { to_class_id: next.id });
    expect(await gradeOf(school, younger.learner_id)).toMatchObject({ grade_level: 'Grade 4' });
    const { learner_id } = await school.inFive();
    await client.learners.update(learner_id, { class_id: next.id });
    expect(await gradeOf(school, learner_id)).toMatchObject({ grade_level_id: grade.id });
  });
});

onEachDatabase('withdrawing an enrollment', (open) => {
  it('ends it today, with a reason, and takes the learner out of the class', async () => {
    const school = await startYear(open);
    const { client, events } = school;
    const { learner_id, enrollment } = await inA(school);
    const ended = await client.enrollments.withdraw(enrollment.id, { reason: 'Moved house' });
    expect(ended).toMatchObject({
      id: enrollment.id,
      status: 'withdrawn',
      ends_on: today,
      reason: 'Moved house',
    });
    expect(await client.learners.get(learner_id)).toMatchObject({ class: null, class_id: null });
    expect(await events()).toEqual(['enrollment.ended', 'learner.updated']);
    const [event] = (await client.events.list({ type: 'enrollment.ended' })).data;
    expect(event?.data).toEqual(ended);
    const [entry] = (await client.auditLog.list({ resource_id: enrollment.id })).data;
    expect(entry).toMatchObject({
      action: 'enrollment.withdrawn',
      event_ids: [event?.id],
    });
  });

  it('keeps the last day inside the enrollment and its term', async () => {
    const school = await startYear(open);
    const { client, maths, terms } = school;
    const { learner_id, enrollment } = await inA(school, '2026-02-09');
    const withdraw = (ends_on: string) => refusalOf(client.enrollments.withdraw(enrollment.id, { ends_on }));
    expect(await withdraw('2026-02-08')).toMatchObject({
      errors: [{ pointer: '/ends_on', code: 'ends_before_start' }],
    });
    expect(await withdraw('2026-03-28')).toMatchObject({
      code: 'outside_term',
      errors: [{ pointer: '/ends_on' }],
    });
    // It had not begun: it covers no day.
    expect(await client.enrollments.withdraw(enrollment.id)).toMatchObject({
      status: 'cancelled',
      ends_on: null,
    });
    const body = { learner_id, class_id: maths.id, term_id: terms[0].id };
    const { id } = await client.enrollments.create(body);
    school.clock.advance(60 * 86_400_000);
    expect((await client.enrollments.withdraw(id)).ends_on).toBe(terms[0].ends_on);
  });
});

onEachDatabase('an enrollment that ends before it begins', (open) => {
  it('covers no day, however it ended', async () => {
    const school = await startYear(open);
    const { client, a, b, terms, learner, clock } = school;
    const [first, second] = terms;
    const ways: Record<string, (learner: string, enrollment: string) => Promise<unknown>> = {
      stays: async () => {},
      leaves: (id) => client.learners.leave(id, { left_on: today, left_reason: 'transferred' }),
      archived: (id) => client.learners.archive(id),
      'in no class': (id) => client.learners.update(id, { class_id: null }),
      'in another class': (id) => client.learners.update(id, { class_id: b.id }),
      withdrawn: (_id, enrollment) => client.enrollments.withdraw(enrollment),
      transferred: (_id, enrollment) => client.enrollments.transfer(enrollment, { to_class_id: b.id }),
    };
    const ids: Record<string, string> = {};
    const ended: string[] = [];
    for (const [name, act] of Object.entries(ways)) {
      const learner_id = await learner(name);
      ids[name] = learner_id;
      await client.enrollments.create({
        learner_id,
        class_id: a.id,
        term_id: first.id,
        starts_on: '2026-01-14',
      });
      const { id } = await client.enrollments.create({ learner_id, class_id: a.id, term_id: second.id });
      await act(learner_id, id);
      if (name !== 'stays') ended.push(id);
    }
    for (const id of ended)
      expect(await client.enrollments.get(id)).toMatchObject({ status: 'cancelled', ends_on: null });
    const events = (await client.events.list({ type: 'enrollment.ended', limit: 100 })).data;
    expect(events.map(({ data }) => Object(data).id)).toEqual(expect.arrayContaining(ended));
    clock.advance(Date.parse(second.starts_on) - Date.parse(today));
    const roll = async (class_id: string) => {
      const date = second.starts_on;
      const { marks } = await client.registers.create({
        class_id,
        date,
        default_status: 'present',
        marks: [],
      });
      return marks.map(({ learner_id }) => learner_id).sort();
    };
    expect(await roll(a.id)).toEqual([ids.stays]);
    expect(await roll(b.id)).toEqual([ids['in another class'], ids.transferred].sort());
  });
});

onEachDatabase('the dates of a term', (open) => {
  it('keep around its enrollments, also around those that are brought back', async () => {
    const school = await startYear(open);
    const { client, terms } = school;
    const { enrollment } = await inA(school, '2026-01-20');
    const [{ id, starts_on }] = terms;
    const change = (dates: object) => refusalOf(client.terms.update(id, dates));
    const outside = { status: 422, code: 'outside_term' };
    expect(await change({ starts_on: '2026-01-21' })).toMatchObject({
      ...outside,
      errors: [{ pointer: '/starts_on', code: 'outside_term' }],
    });
    expect(await change({ starts_on: '2026-01-14', ends_on: '2026-01-19' })).toMatchObject({
      ...outside,
      errors: [{ pointer: '/ends_on' }],
    });
    await client.enrollments.withdraw(enrollment.id, { ends_on: '2026-03-02' });
    expect(await change({ ends_on: '2026-03-01' })).toMatchObject(outside);
    await client.enrollments.archive(enrollment.id);
    await client.terms.update(id, { ends_on: '2026-03-01' });
    expect(await refusalOf(client.enrollments.restore(enrollment.id))).toMatchObject(outside);
    await client.terms.update(id, { starts_on, ends_on: '2026-03-02' });
    expect(await client.enrollments.restore(enrollment.id)).toMatchObject({ ends_on: '2026-03-02' });
  });
});

onEachDatabase('transferring an enrollment', (open) => {
  const shared = sharedYears(open);

  it('ends it the day before, and begins another in the other class', async () => {
    const school = await startYear(shared);
    const { client, b, terms, events } = school;
    const { learner_id, enrollment } = await inA(school);
    const next = await client.enrollments.transfer(enrollment.id, { to_class_id: b.id });
    expect(next).toMatchObject({
      learner_id,
      class_id: b.id,
      term_id: terms[0].id,
      kind: 'primary',
      status: 'active',
      starts_on: today,
      ends_on: null,
    });
    expect(await client.enrollments.get(enrollment.id)).toMatchObject({
      status: 'transferred',
      ends_on: '2026-02-01',
    });
    expect(await client.learners.get(learner_id)).toMatchObject({ class: '5B', class_id: b.id });
    expect(await events()).toEqual(['enrollment.ended', 'learner.enrolled', 'learner.updated']);
    expect(await codeOf(client.enrollments.transfer(enrollment.id, { to_class_id: b.id }))).toBe(
      'invalid_state_transition',
    );
  });

  it('takes another day, and leaves the class of the learner until then', async () => {
    const school = await startYear(shared);
    const { client, a, b } = school;
    const { learner_id, enrollment } = await inA(school);
    const on = '2026-02-16';
    expect((await client.enrollments.transfer(enrollment.id, { to_class_id: b.id, on })).starts_on).toBe(on);
    expect(await client.enrollments.get(enrollment.id)).toMatchObject({ ends_on: '2026-02-15' });
    const inClass = async (class_id: string, enrolled_on: string) =>
      (await client.learners.list({ class_id, enrolled_on })).data.map(({ id }) => id).includes(learner_id);
    expect([await inClass(a.id, '2026-02-15'), await inClass(a.id, on)]).toEqual([true, false]);
    expect([await inClass(b.id, '2026-02-15'), await inClass(b.id, on)]).toEqual([false, true]);
  });

  it('on its first day leaves it one day, for an enrollment ends no earlier than it starts', async () => {
    const school = await startYear(shared);
    const { client, b } = school;
    const { enrollment } = await inA(school, today);
    const next = await client.enrollments.transfer(enrollment.id, { to_class_id: b.id });
    expect(next.starts_on).toBe(today);
    expect(await client.enrollments.get(enrollment.id)).toMatchObject({
      status: 'transferred',
      ends_on: today,
    });
  });

  it('that is refused changes nothing, and points at what was sent', async () => {
    const school = await startYear(shared);
    const { client, seasonal, a, b, terms, register, events } = school;
    const { learner_id, enrollment } = await inA(school, '2026-01-20');
    const full = await register('5D', 1);
    const body = { learner_id: await school.learner(), class_id: full.id, term_id: terms[0].id };
    await client.enrollments.create(body);
    const offeredLater = await seasonal('5E');
    await events();
    const before = await auditCount(client);
    const transfer = (to_class_id: string, on?: string) =>
      refusalOf(client.enrollments.transfer(enrollment.id, { to_class_id, ...(on ? { on } : {}) }));
    expect(await transfer(full.id)).toMatchObject({ code: 'class_full' });
    expect(await transfer(a.id)).toMatchObject({ code: 'already_enrolled', existing_id: enrollment.id });
    expect(await transfer('cls_none')).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/to_class_id' }],
    });
    expect(await transfer(offeredLater.id)).toMatchObject({
      code: 'class_not_offered',
      errors: [{ pointer: '/to_class_id' }],
    });
    expect(await transfer(b.id, '2026-03-28')).toMatchObject({
      code: 'outside_term',
      errors: [{ pointer: '/on' }],
    });
    expect(await transfer(b.id, '2026-01-19')).toMatchObject({
      errors: [{ pointer: '/on', code: 'before_start' }],
    });
    expect(await client.enrollments.get(enrollment.id)).toEqual(enrollment);
    expect(await classOf(school, learner_id)).toBe('5A');
    expect(await events()).toEqual([]);
    expect(await auditCount(client)).toBe(before);
    const clerk = await clientWith(school, 'write:learners');
    const force = { to_class_id: full.id, force: true };
    expect(await codeOf(clerk.enrollments.transfer(enrollment.id, force))).toBe('class_full');
    expect(await client.enrollments.transfer(enrollment.id, force)).toMatchObject({ forced: true });
  });
});

onEachDatabase('enrolling many learners', (open) => {
  const shared = sharedYears(open);

  it('reports the result for each learner, continues after failures, and can be sent again', async () => {
    const school = await startYear(shared);
    const { client, live, a, b, maths, terms, events, learner } = school;
    const term_id = terms[0].id;
    const [first, second, elsewhere, gone] = [
      await learner(),
      await learner(),
      await learner(),
      await learner(),
    ];
    const foreign = await live.learners.create({ name: 'Sipho Example' });
    const there = await client.enrollments.create({ learner_id: first, class_id: a.id, term_id });
    const other = await client.enrollments.create({ learner_id: elsewhere, class_id: b.id, term_id });
    await client.learners.leave(gone, { left_on: today, left_reason: 'other' });
    await events();
    const learner_ids = [gone, second, foreign.id, first, elsewhere];
    const { data } = await client.classes.enroll(a.id, { term_id, learner_ids });
    const none = { enrollment_id: null, code: null, detail: null };
    expect(data).toEqual([
      { ...none, learner_id: gone, result: 'failed', code: 'learner_not_active', detail: expect.any(String) },
      { ...none, learner_id: second, result: 'created', enrollment_id: expect.stringMatching(/^enr_/) },
      {
        ...none,
        learner_id: foreign.id,
        result: 'failed',
        code: 'unknown_reference',
        detail: expect.any(String),
      },
      { ...none, learner_id: first, result: 'unchanged', enrollment_id: there.id },
      {
        ...none,
        learner_id: elsewhere,
        result: 'failed',
        code: 'already_enrolled',
        detail: expect.stringContaining(other.id),
      },
    ]);
    expect(await events()).toEqual(['learner.enrolled', 'learner.updated']);
    const before = await auditCount(client);
    const again = await client.classes.enroll(a.id, { term_id, learner_ids });
    expect(again.data.map(({ result }) => result)).toEqual([
      'failed',
      'unchanged',
      'failed',
      'unchanged',
      'failed',
    ]);
    expect(again.data[1]?.enrollment_id).toBe(data[1]?.enrollment_id);
    expect([await events(), await auditCount(client)]).toEqual([[], before]);

    await client.classes.update(maths.id, { capacity: 1 });
    const places = await client.classes.enroll(maths.id, { term_id, learner_ids: [first, second] });
    expect(places.data.map(({ code }) => code)).toEqual([null, 'class_full']);
  });

  it('does not delay reads, and has the event of each enrollment', async () => {
    const { client, server, a, terms } = await startYear(open);
    const rows = Array.from({ length: 200 }, (_, index) => ({ external_id: `${index}`, name: 'Example' }));
    await client.imports.create({ kind: 'learners', source: 'sis', rows });
    await server.drainJobs();
    const learner_ids = (await Array.fromAsync(client.learners.list({ limit: 100 }))).map(({ id }) => id);
    const body = { term_id: terms[1].id, learner_ids };
    const enrolling = { isOver: false };
    const enrolled = client.classes.enroll(a.id, body).finally(() => {
      enrolling.isOver = true;
    });
    let reads = 0;
    for (; !enrolling.isOver; reads++) await client.learners.get(learner_ids[0] ?? '');
    expect(reads).toBeGreaterThan(3);
    expect(new Set((await enrolled).data.map(({ result }) => result))).toEqual(new Set(['created']));
    const of = { limit: 100, action: 'enrollment.created' };
    const entries = await Array.fromAsync(client.auditLog.list(of));
    const events = await Array.fromAsync(client.events.list({ limit: 100, type: 'learner.enrolled' }));
    const eventOf = new Map(events.map(({ id, data }) => [Reflect.get(data, 'id'), id]));
    expect(entries).toHaveLength(200);
    for (const { resource, event_ids } of entries) expect(event_ids).toEqual([eventOf.get(resource.id)]);
  });

  it('is refused whole when it cannot be right for any', async () => {
    const { client, seasonal, a, terms, learner } = await startYear(shared);
    const learner_ids = [await learner()];
    const offeredLater = await seasonal('5C');
    const body = { term_id: terms[0].id, learner_ids };
    expect(await refusalOf(client.classes.enroll(a.id, { ...body, term_id: 'trm_none' }))).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/term_id' }],
    });
    expect(await refusalOf(client.classes.enroll(a.id, { ...body, starts_on: '2026-04-08' }))).toMatchObject({
      code: 'outside_term',
      errors: [{ pointer: '/starts_on' }],
    });
    expect(await codeOf(client.classes.enroll(offeredLater.id, body))).toBe('class_not_offered');
    expect(await codeOf(client.classes.enroll('cls_none', body))).toBe('not_found');
    await client.classes.archive(offeredLater.id);
    const archived = client.classes.enroll(offeredLater.id, { ...body, term_id: terms[1].id });
    expect(await codeOf(archived)).toBe('resource_archived');
    expect(await codeOf(client.classes.enroll(a.id, { ...body, learner_ids: [] }))).toBe('validation_failed');
    expect((await client.enrollments.list()).data).toEqual([]);
  });
});

onEachDatabase('the rollover of a term', (open) => {
  const shared = sharedYears(open);

  it('copies what lasted to its end, predicts as much without doing it, and changes nothing again', async () => {
    const school = await startYear(shared);
    const { client, a, maths, terms, events, register } = school;
    const [from, to] = terms;
    const [stays, moves, short, full] = [
      await inA(school),
      await inA(school),
      await inA(school),
      await inA(school),
    ];
    await client.enrollments.withdraw(moves.enrollment.id);
    await client.enrollments.withdraw(short.enrollment.id);
    const until = { starts_on: '2026-02-09', ends_on: '2026-02-20' };
    await client.enrollments.create({
      learner_id: short.learner_id,
      class_id: a.id,
      term_id: from.id,
      ...until,
    });
    await client.enrollments.create({ learner_id: stays.learner_id, class_id: maths.id, term_id: from.id });
    const small = await register('5D', 1);
    await client.enrollments.transfer(full.enrollment.id, { to_class_id: small.id });
    const last = await inA(school);
    await client.enrollments.create({ learner_id: last.learner_id, class_id: small.id, term_id: to.id });
    await events();

    const body = { from_term_id: from.id };
    const before = await auditCount(client);
    const predicted = await client.terms.rollover(to.id, { ...body, dry_run: true });
    expect([await events(), await auditCount(client)]).toEqual([[], before]);
    const [lasting] = (await client.learners.enrollments(full.learner_id, { status: 'active' })).data;
    // Oldest first: the enrollment in the small class came of a transfer, before that of the last learner.
    expect(predicted).toEqual({
      created: 2,
      unchanged: 0,
      failed: [
        { enrollment_id: lasting?.id, ...failed(full.learner_id, small.id, 'class_full') },
        { enrollment_id: last.enrollment.id, ...failed(last.learner_id, a.id, 'already_enrolled') },
      ],
    });
    expect(await client.terms.rollover(to.id, body)).toEqual(predicted);
    expect(await events()).toEqual(['learner.enrolled', 'learner.enrolled']);
    const copied = (await client.learners.enrollments(stays.learner_id, { term_id: to.id })).data;
    expect(
      copied.map(({ class_id, starts_on, ends_on, status }) => [class_id, starts_on, ends_on, status]),
    ).toEqual([
      [a.id, to.starts_on, null, 'active'],
      [maths.id, to.starts_on, null, 'active'],
    ]);
    expect(await client.terms.rollover(to.id, body)).toEqual({ ...predicted, created: 0, unchanged: 2 });
    expect(await events()).toEqual([]);
  });

  it('names another term that is there', async () => {
    const { client, terms } = await startYear(shared);
    const [term] = terms;
    expect(await refusalOf(client.terms.rollover(term.id, { from_term_id: 'trm_none' }))).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/from_term_id' }],
    });
    expect(await refusalOf(client.terms.rollover(term.id, { from_term_id: term.id }))).toMatchObject({
      errors: [{ pointer: '/from_term_id', code: 'same_term' }],
    });
    const nextYear = await client.academicYears.create({
      name: '2028',
      starts_on: '2028-01-12',
      ends_on: '2028-12-08',
    });
    const { id: nextTerm } = await client.terms.create({
      academic_year_id: nextYear.id,
      name: 'Term 1',
      number: 1,
      starts_on: '2028-01-12',
      ends_on: '2028-03-24',
    });
    expect(await refusalOf(client.terms.rollover(nextTerm, { from_term_id: term.id }))).toMatchObject({
      errors: [{ pointer: '/from_term_id', code: 'other_academic_year' }],
    });
    await client.terms.archive(term.id);
    expect(await codeOf(client.terms.rollover(term.id, { from_term_id: terms[1].id }))).toBe(
      'resource_archived',
    );
  });
});

const failed = (learner_id: string, class_id: string, code: string) => ({
  learner_id,
  class_id,
  code,
  detail: expect.any(String),
});

onEachDatabase('a learner who leaves in the holidays', (open) => {
  it('can be given another class until then, and is not enrolled in the next term', async () => {
    const school = await startYear(open);
    const { client, b } = school;
    const { learner_id, enrollment } = await inA(school);
    await goTo(school, '2026-03-30');
    await client.learners.leave(learner_id, { left_on: '2026-04-02', left_reason: 'transferred' });
    expect(await client.learners.update(learner_id, { class: '5B' })).toMatchObject({ class_id: b.id });
    const { data } = await client.learners.enrollments(learner_id);
    expect(data.map(({ id, status }) => [id, status])).toEqual([[enrollment.id, 'completed']]);
  });
});

onEachDatabase('the leave of a learner', (open) => {
  it('prevents moves after it', async () => {
    const school = await startYear(open);
    const { client, b } = school;
    const { learner_id, enrollment } = await inA(school);
    await client.learners.leave(learner_id, { left_on: '2026-03-10', left_reason: 'transferred' });
    const move = (on: string) => client.enrollments.transfer(enrollment.id, { to_class_id: b.id, on });
    expect(await refusalOf(move('2026-03-16'))).toMatchObject({ status: 409, code: 'learner_not_active' });
    const { id } = await move('2026-03-09');
    const later = client.enrollments.update(id, { starts_on: '2026-03-16' });
    expect(await refusalOf(later)).toMatchObject({ status: 409, code: 'learner_not_active' });
  });

  it('that is recorded late ends what has been withdrawn or transferred meanwhile', async () => {
    const school = await startYear(open);
    const { client, a, b, maths, terms } = school;
    const moved = await inA(school);
    const withdrawn = await inA(school);
    const subject = await client.enrollments.create({
      ...{ learner_id: moved.learner_id, class_id: maths.id, term_id: terms[0].id },
      starts_on: '2026-01-21',
    });
    const next = await client.enrollments.transfer(moved.enrollment.id, {
      to_class_id: b.id,
      on: '2026-01-28',
    });
    await client.enrollments.withdraw(withdrawn.enrollment.id, { ends_on: '2026-01-27' });
    await client.enrollments.withdraw(subject.id, { ends_on: '2026-01-29' });
    for (const { learner_id } of [moved, withdrawn]) {
      await client.learners.update(learner_id, { admitted_on: '2026-01-14' });
      await client.learners.leave(learner_id, { left_on: '2026-01-20', left_reason: 'transferred' });
    }
    const daysOf = async (id: string) => {
      const { status, ends_on } = await client.enrollments.get(id);
      return [status, ends_on];
    };
    // They were never in the other class.
    expect(await daysOf(moved.enrollment.id)).toEqual(['withdrawn', '2026-01-20']);
    expect(await daysOf(withdrawn.enrollment.id)).toEqual(['withdrawn', '2026-01-20']);
    // Those that began after it were never in the class.
    for (const { id } of [next, subject]) expect(await daysOf(id)).toEqual(['cancelled', null]);
    for (const enrolled_on of ['2026-01-21', '2026-01-27', '2026-01-28'])
      for (const class_id of [a.id, b.id])
        expect((await client.learners.list({ enrolled_on, class_id })).data).toEqual([]);
  });
});

onEachDatabase('what several days bring', (open) => {
  /** Plans of learners around the end of a term, and how they have ended some days later. */
  async function outcomes(stepDays: number) {
    const school = await startYear(open);
    const { client, clock, server, a, b, terms, grade } = school;
    const [first] = terms;
    const six = await client.gradeLevels.create({ label: 'Grade 6', order: 6 });
    const above = await client.classes.create({
      ...{ academic_year_id: first.academic_year_id, grade_level_id: six.id },
      ...{ label: '6A', kind: 'register' },
    });
    const days = (count: number) => clock.advance(count * 86_400_000);
    days(45);
    await server.drainJobs();
    const names = new Map<string, string>();
    const inFive = async (name: string, ...classes: readonly string[]) => {
      const { id: learner_id } = await client.learners.create({ name, grade_level_id: grade.id });
      names.set(learner_id, name);
      const made = [];
      for (const [index, class_id] of classes.entries())
        made.push(
          await client.enrollments.create({
            ...{ learner_id, class_id, term_id: terms[index as 0].id },
            starts_on: terms[index as 0].starts_on,
          }),
        );
      return { learner_id, ids: made.map(({ id }) => id) as [string, string] };
    };
    const moves = await inFive('moves', a.id);
    const up = await inFive('moves up', a.id);
    const leaving = await inFive('moves and leaves in the holidays', a.id);
    const withdrawn = await inFive('is withdrawn from the second term', a.id, a.id);
    const other = await inFive('is withdrawn from the other class of the second term', a.id, b.id);
    const gone = await inFive('leaves in the first term', a.id);
    await inFive('is in the other class of the second term', a.id, b.id);
    // 19 March; the first term ends on 27 March, and the second one begins on 8 April.
    await client.enrollments.transfer(moves.ids[0], { to_class_id: b.id, on: '2026-03-23' });
    await client.enrollments.transfer(up.ids[0], { to_class_id: above.id, on: '2026-03-23' });
    await client.enrollments.transfer(leaving.ids[0], { to_class_id: b.id, on: '2026-03-23' });
    const left_reason = 'transferred' as const;
    await client.learners.leave(leaving.learner_id, { left_on: '2026-04-01', left_reason });
    await client.learners.leave(gone.learner_id, { left_on: '2026-03-24', left_reason });
    for (const { ids } of [withdrawn, other])
      await client.enrollments.withdraw(ids[1], { ends_on: '2026-04-17', reason: 'Example' });
    for (let day = 0; day < 36; day += stepDays) {
      days(stepDays);
      await server.drainJobs();
    }
    const labels = new Map([a, b, above].map(({ id, label }) => [id, label]));
    const found = [];
    for (const [id, name] of names) {
      const { status, class: cls, grade_level } = await client.learners.get(id);
      const { data } = await client.learners.enrollments(id);
      const enrollments = data
        .map((one) =>
          [labels.get(one.class_id), one.starts_on, one.ends_on, one.status, one.reason].join(' '),
        )
        .sort();
      found.push({ name, status, cls, grade_level, enrollments });
    }
    const report = await client.termReports.generate({ term_id: first.id, class_id: b.id });
    return { found, reported: report.data.map(({ code, result }) => [code, result]) };
  }

  it('ends as if each day had come for itself', async () => {
    const [daily, atOnce] = [await outcomes(1), await outcomes(36)];
    expect(atOnce.found).toEqual(daily.found);
    expect(atOnce.reported).toEqual(daily.reported);
    const placed = daily.found.map(({ name, cls, grade_level }) => [name, cls, grade_level]);
    expect(placed).toEqual([
      ['moves', '5B', 'Grade 5'],
      ['moves up', '6A', 'Grade 6'],
      ['moves and leaves in the holidays', '5B', 'Grade 5'],
      ['is withdrawn from the second term', null, 'Grade 5'],
      ['is withdrawn from the other class of the second term', null, 'Grade 5'],
      ['leaves in the first term', '5A', 'Grade 5'],
      ['is in the other class of the second term', '5B', 'Grade 5'],
    ]);
  }, 60_000);
});
