import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { type StartedYear, sharedYears, startYear, today } from '../support/school-year.ts';

const dayMs = 86_400_000;
const on = '2026-02-16';
const dayBefore = '2026-02-15';

/** A new learner with an enrollment in 5A for the first term. */
async function inA(school: StartedYear) {
  const { client, a, terms, learner } = school;
  const learner_id = await learner();
  const body = { learner_id, class_id: a.id, term_id: terms[0].id, starts_on: '2026-01-14' };
  return { learner_id, from: await client.enrollments.create(body) };
}

/** A new learner with an enrollment in 5A who will be in 5B from a day on. */
async function moving(school: StartedYear) {
  const { learner_id, from } = await inA(school);
  const next = await school.client.enrollments.transfer(from.id, { to_class_id: school.b.id, on });
  return { learner_id, from, next };
}

async function pass({ clock, server }: StartedYear, count: number) {
  clock.advance(count * dayMs);
  await server.drainJobs();
}

const planned = { status: 'active', ends_on: dayBefore, ends_as: 'transferred' };
const waiting = { status: 'pending', starts_on: on, ends_on: null, ends_as: null };
const free = { status: 'active', ends_on: null, ends_as: null };

onEachDatabase('a planned transfer', (open) => {
  const shared = sharedYears(open);

  it('leaves the learner in the class until its day, and is carried out once', async () => {
    const school = await startYear(open);
    const { client, a, b, events } = school;
    const { learner_id, from } = await inA(school);
    await events();
    const next = await client.enrollments.transfer(from.id, { to_class_id: b.id, on });
    expect(next).toMatchObject({ ...waiting, class_id: b.id, transferred_from_id: from.id });
    expect(await client.enrollments.get(from.id)).toMatchObject(planned);
    expect(await events()).toEqual(['enrollment.updated']);
    const counts = async () => [
      (await client.classes.get(a.id)).learner_count,
      (await client.classes.get(b.id)).learner_count,
    ];
    const label = async () => (await client.learners.get(learner_id)).class;
    await pass(school, 13);
    expect([await counts(), await label(), await events()]).toEqual([[1, 0], '5A', []]);
    for (const enrolled_on of [dayBefore, on, '2026-03-27'])
      expect((await client.learners.list({ enrolled_on })).data).toHaveLength(1);
    await pass(school, 1);
    expect([await counts(), await label()]).toEqual([[0, 1], '5B']);
    const ended = await client.enrollments.get(from.id);
    expect(ended).toMatchObject({ status: 'transferred', ends_on: dayBefore, ends_as: null });
    const active = await client.enrollments.get(next.id);
    expect(active).toMatchObject({ status: 'active', starts_on: on, transferred_from_id: from.id });
    expect(await events()).toEqual(['enrollment.ended', 'learner.enrolled', 'learner.updated']);
    const [event] = (await client.events.list({ type: 'learner.enrolled' })).data;
    expect(event?.data).toEqual(active);
    const actions = async (id: string) => {
      const { data } = await client.auditLog.list({ resource_id: id, order: 'asc' });
      return data.map(({ action }) => action);
    };
    expect(await actions(from.id)).toEqual([
      'enrollment.created',
      'enrollment.updated',
      'enrollment.transferred',
    ]);
    expect(await actions(next.id)).toEqual(['enrollment.created', 'enrollment.activated']);
    await pass(school, 1);
    expect(await events()).toEqual([]);
    const { data } = await client.enrollments.list({ transferred_from_id: from.id });
    expect(data.map(({ id }) => id)).toEqual([next.id]);
  });

  it('is carried out after the end of the term too, after days in which no process ran', async () => {
    const school = await startYear(open);
    const { client, terms } = school;
    const { from, next } = await moving(school);
    await client.terms.close(terms[0].id);
    await pass(school, 60);
    expect(await client.enrollments.get(from.id)).toMatchObject({
      ...{ status: 'transferred', ends_on: dayBefore },
    });
    expect(await client.enrollments.get(next.id)).toMatchObject({
      ...{ status: 'completed', starts_on: on, ends_on: terms[0].ends_on },
    });
  });

  it('is moved to another day by either of its enrollments, or by another request', async () => {
    const school = await startYear(shared);
    const { client, b } = school;
    const { from, next } = await moving(school);
    const expectDays = async (ends_on: string, starts_on: string) => {
      expect(await client.enrollments.get(from.id)).toMatchObject({ ...planned, ends_on });
      expect(await client.enrollments.get(next.id)).toMatchObject({ ...waiting, starts_on });
    };
    await client.enrollments.update(from.id, { ends_on: '2026-02-19', metadata: { bus: '7' } });
    await expectDays('2026-02-19', '2026-02-20');
    await client.enrollments.update(next.id, { starts_on: '2026-02-13', metadata: { bus: '8' } });
    await expectDays('2026-02-12', '2026-02-13');
    const again = { to_class_id: b.id, on: '2026-03-02' };
    expect((await client.enrollments.transfer(from.id, again)).id).toBe(next.id);
    await expectDays('2026-03-01', '2026-03-02');
    expect(await client.enrollments.transfer(from.id, again)).toEqual(await client.enrollments.get(next.id));
    await client.enrollments.update(from.id, { metadata: { bus: '9' } });
    await expectDays('2026-03-01', '2026-03-02');
    const past = [
      () => client.enrollments.update(from.id, { ends_on: '2026-02-01' }),
      () => client.enrollments.update(next.id, { starts_on: today }),
    ];
    for (const change of past)
      expect((await refusalOf(change())).errors).toMatchObject([{ code: 'in_past' }]);
    expect(await refusalOf(client.enrollments.update(next.id, { starts_on: '2026-01-14' }))).toMatchObject({
      errors: [{ pointer: '/starts_on', code: 'before_start' }],
    });
    expect(await refusalOf(client.enrollments.update(from.id, { ends_on: '2026-03-27' }))).toMatchObject({
      code: 'outside_term',
      errors: [{ pointer: '/ends_on' }],
    });
    await expectDays('2026-03-01', '2026-03-02');
    expect(await client.enrollments.transfer(from.id, { to_class_id: b.id })).toMatchObject({
      ...{ id: next.id, status: 'active', starts_on: today },
    });
    expect(await client.enrollments.get(from.id)).toMatchObject({
      ...{ status: 'transferred', ends_on: '2026-02-01', ends_as: null },
    });
  });

  it('is cancelled by the last day, by cancelling, and by archiving until the record is restored', async () => {
    const school = await startYear(open);
    const { client, events } = school;
    const [freed, canceled, archived] = [await moving(school), await moving(school), await moving(school)];
    await events();
    expect(await client.enrollments.update(freed.from.id, { ends_on: null })).toMatchObject(free);
    expect((await client.enrollments.get(freed.next.id)).status).toBe('cancelled');
    expect((await client.enrollments.cancel(canceled.next.id)).status).toBe('cancelled');
    expect(await client.enrollments.get(canceled.from.id)).toMatchObject(free);
    await client.enrollments.archive(archived.next.id);
    expect(await client.enrollments.get(archived.from.id)).toMatchObject(free);
    await client.enrollments.restore(archived.next.id);
    expect(await client.enrollments.get(archived.from.id)).toMatchObject(planned);
    // Of the enrollments that were to follow.
    const ended = (await events()).filter((type) => type === 'enrollment.ended');
    expect(ended).toEqual(['enrollment.ended', 'enrollment.ended']);
    await pass(school, 14);
    expect((await client.enrollments.get(freed.from.id)).status).toBe('active');
    expect((await client.enrollments.get(archived.next.id)).status).toBe('active');
    expect(await client.learners.get(canceled.learner_id)).toMatchObject({ class: '5A' });
    expect(await client.learners.get(archived.learner_id)).toMatchObject({ class: '5B' });
  });

  it('is replaced by a transfer to another class, a withdrawal, and a class of the learner', async () => {
    const school = await startYear(open);
    const { client, a, b, register } = school;
    const c = await register('5C');
    const status = async ({ id }: { id: string }) => (await client.enrollments.get(id)).status;
    const elsewhere = await moving(school);
    const other = await client.enrollments.transfer(elsewhere.from.id, { to_class_id: c.id, on });
    expect(other).toMatchObject({ ...waiting, class_id: c.id });
    expect(await status(elsewhere.next)).toBe('cancelled');
    const withdrawn = await moving(school);
    expect(await client.enrollments.withdraw(withdrawn.from.id, { ends_on: '2026-03-01' })).toMatchObject({
      ...{ status: 'active', ends_on: '2026-03-01', ends_as: 'withdrawn' },
    });
    expect(await status(withdrawn.next)).toBe('cancelled');
    const now = await moving(school);
    await client.learners.update(now.learner_id, { class: '5B' });
    expect([await status(now.from), await status(now.next)]).toEqual(['transferred', 'active']);
    expect((await client.enrollments.get(now.next.id)).starts_on).toBe(today);
    const third = await moving(school);
    await client.learners.update(third.learner_id, { class_id: c.id });
    expect([await status(third.from), await status(third.next)]).toEqual(['transferred', 'cancelled']);
    const none = await moving(school);
    await client.learners.update(none.learner_id, { class: null });
    expect([await status(none.from), await status(none.next)]).toEqual(['withdrawn', 'cancelled']);
    const gone = await moving(school);
    await client.learners.leave(gone.learner_id, { left_on: today, left_reason: 'other' });
    expect([await status(gone.from), await status(gone.next)]).toEqual(['withdrawn', 'cancelled']);
    const leaving = await moving(school);
    await client.learners.leave(leaving.learner_id, { left_on: '2026-02-10', left_reason: 'other' });
    const staying = await moving(school);
    await client.learners.leave(staying.learner_id, { left_on: '2026-02-10', left_reason: 'other' });
    expect(await status(staying.next)).toBe('pending');
    await client.learners.cancelLeave(staying.learner_id);
    const back = await client.enrollments.withdraw((await moving(school)).from.id, { ends_on: on });
    expect(await refusalOf(client.enrollments.transfer(back.id, { to_class_id: a.id, on }))).toMatchObject({
      code: 'already_enrolled',
    });
    expect(await client.enrollments.transfer(back.id, { to_class_id: b.id, on })).toMatchObject(waiting);
    await pass(school, 30);
    expect([await status(leaving.from), await status(leaving.next)]).toEqual(['withdrawn', 'cancelled']);
    expect((await client.enrollments.get(leaving.from.id)).ends_on).toBe('2026-02-10');
    expect([await status(staying.from), await status(staying.next)]).toEqual(['transferred', 'active']);
  });

  it('takes its place from its day on, and no other takes it', async () => {
    const school = await startYear(open);
    const { client, terms, register, learner } = school;
    const small = await register('5D', 1);
    const enroll = async () =>
      client.enrollments.create({ learner_id: await learner(), class_id: small.id, term_id: terms[0].id });
    const first = await enroll();
    const { from } = await inA(school);
    const transfer = (day: string) =>
      client.enrollments.transfer(from.id, { to_class_id: small.id, on: day });
    expect(await codeOf(transfer(on))).toBe('class_full');
    await client.enrollments.withdraw(first.id, { ends_on: dayBefore });
    expect(await codeOf(transfer(dayBefore))).toBe('class_full');
    const next = await transfer(on);
    expect(next).toMatchObject({ ...waiting, forced: false });
    const { from: second } = await inA(school);
    const refused = [
      () => client.enrollments.transfer(second.id, { to_class_id: small.id, on: '2026-03-02' }),
      () => enroll(),
      () => client.enrollments.activate(next.id),
      () => client.enrollments.update(first.id, { ends_on: null }),
      () => client.enrollments.update(first.id, { ends_on: on }),
      () => client.enrollments.update(next.id, { starts_on: '2026-02-12' }),
      () => client.enrollments.update(from.id, { ends_on: '2026-02-12' }),
      () => client.enrollments.withdraw(first.id, { ends_on: on }),
    ];
    for (const change of refused) expect(await codeOf(change()), String(change)).toBe('class_full');
    const forced = { to_class_id: small.id, on: '2026-03-02', force: true };
    expect(await client.enrollments.transfer(second.id, forced)).toMatchObject({ forced: true });
    await client.enrollments.update(first.id, { ends_on: '2026-02-12' });
    await pass(school, 28);
    expect((await client.classes.get(small.id)).learner_count).toBe(2);
  });

  it('gives its place in the previous class to others, and is not taken back then', async () => {
    const school = await startYear(open);
    const { client, a, b } = school;
    const { from, next } = await moving(school);
    await client.classes.update(a.id, { capacity: 1 });
    const other = await school.learner();
    const { id } = await client.enrollments.create({
      ...{ learner_id: other, class_id: b.id, term_id: from.term_id, starts_on: '2026-01-14' },
    });
    await client.enrollments.transfer(id, { to_class_id: a.id, on });
    const refused = [
      () => client.enrollments.cancel(next.id),
      () => client.enrollments.archive(next.id),
      () => client.enrollments.update(from.id, { ends_on: null }),
    ];
    for (const change of refused) expect(await codeOf(change())).toBe('class_full');
    await pass(school, 14);
    const { data } = await client.classes.enrollments(a.id, { status: 'active' });
    expect(data.map(({ learner_id }) => learner_id)).toEqual([other]);
  });

  it('is not taken back if the learner has another class after the new one', async () => {
    const school = await startYear(shared);
    const { client, register } = school;
    const { learner_id, from, next } = await moving(school);
    const c = await register('5C');
    await client.enrollments.update(next.id, { ends_on: '2026-03-01' });
    const { id } = await client.enrollments.create({
      ...{ learner_id, class_id: c.id, term_id: from.term_id, starts_on: '2026-03-02' },
    });
    const clash = { code: 'already_enrolled', existing_id: id };
    expect(await refusalOf(client.enrollments.cancel(next.id))).toMatchObject(clash);
    expect(await refusalOf(client.enrollments.archive(next.id))).toMatchObject(clash);
    expect(await refusalOf(client.enrollments.withdraw(from.id, { ends_on: '2026-03-10' }))).toMatchObject(
      clash,
    );
  });

  it('is copied to the next term with its new class, keeps its term, and is no news to a bulk request', async () => {
    const school = await startYear(shared);
    const { client, b, terms } = school;
    const { learner_id, next } = await moving(school);
    const bulk = await client.classes.enroll(b.id, { term_id: terms[0].id, learner_ids: [learner_id] });
    expect(bulk.data).toMatchObject([{ result: 'unchanged', enrollment_id: next.id }]);
    expect(await client.terms.rollover(terms[1].id, { from_term_id: terms[0].id })).toMatchObject({
      created: 1,
    });
    expect((await client.enrollments.list({ term_id: terms[1].id })).data).toMatchObject([
      { learner_id, class_id: b.id, transferred_from_id: null },
    ]);
    expect(await refusalOf(client.terms.update(terms[0].id, { ends_on: dayBefore }))).toMatchObject({
      code: 'outside_term',
    });
    expect(await refusalOf(client.classes.archive(b.id))).toMatchObject({ code: 'resource_in_use' });
  });

  it('outlasts that the previous enrollment is archived', async () => {
    const school = await startYear(open);
    const { client } = school;
    const { from, next, learner_id } = await moving(school);
    await client.enrollments.archive(from.id);
    await pass(school, 14);
    expect((await client.enrollments.get(next.id)).status).toBe('active');
    expect(await client.learners.get(learner_id)).toMatchObject({ class: '5B' });
    await client.enrollments.restore(from.id);
    await pass(school, 1);
    expect(await client.enrollments.get(from.id)).toMatchObject({
      status: 'transferred',
      ends_on: dayBefore,
    });
  });

  it('does not begin before an enrollment that has not begun', async () => {
    const school = await startYear(shared);
    const { client, a, b, terms, learner } = school;
    const body = { learner_id: await learner(), class_id: a.id, term_id: terms[0].id, starts_on: on };
    const { id } = await client.enrollments.create(body);
    expect(await client.enrollments.transfer(id, { to_class_id: b.id })).toMatchObject({
      ...{ status: 'active', starts_on: on, transferred_from_id: id },
    });
    expect(await client.enrollments.get(id)).toMatchObject({ status: 'cancelled', ends_on: null });
  });
});
