import type { Enrollment } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import {
  auditCount,
  clientWith,
  type StartedYear,
  sharedYears,
  startYear,
  today,
} from '../support/school-year.ts';

const unknown = 'enr_none';

/** An enrollment of a new learner, in 5A for the first term. */
async function enrolled(school: StartedYear, more: { pending?: boolean; starts_on?: string } = {}) {
  const { client, a, terms, learner } = school;
  const body = { learner_id: await learner(), class_id: a.id, term_id: terms[0].id, ...more };
  const enrollment = await client.enrollments.create(body);
  await school.events();
  return { body, enrollment };
}

onEachDatabase('an enrollment', (open) => {
  const shared = sharedYears(open);

  it('is active from today in a term that runs, from its first day in one to come', async () => {
    const { client, a, maths, terms, learner, events } = await startYear(shared);
    const learner_id = await learner();
    await events();
    const created = await client.enrollments.create({ learner_id, class_id: a.id, term_id: terms[0].id });
    expect(created).toMatchObject({
      id: expect.stringMatching(/^enr_/),
      object: 'enrollment',
      kind: 'primary',
      starts_on: today,
      ends_on: null,
      status: 'active',
      reason: null,
      forced: false,
    });
    expect(await client.enrollments.get(created.id)).toEqual(created);
    expect(await client.learners.get(learner_id)).toMatchObject({ class: '5A', class_id: a.id });
    expect(await events()).toEqual(['learner.enrolled', 'learner.updated']);
    const [event] = (await client.events.list({ type: 'learner.enrolled' })).data;
    expect(event?.data).toEqual(created);

    const later = await client.enrollments.create({ learner_id, class_id: maths.id, term_id: terms[1].id });
    expect(later).toMatchObject({ kind: 'subject', starts_on: terms[1].starts_on });
    expect(await events()).toEqual(['learner.enrolled']);
    expect((await client.learners.enrollments(learner_id)).data).toEqual([created, later]);
    expect((await client.classes.enrollments(maths.id)).data).toEqual([later]);
    expect((await client.enrollments.list({ kind: 'subject', term_id: terms[1].id })).data).toEqual([later]);
    expect((await client.learners.enrollments(learner_id, { term_id: terms[0].id })).data).toEqual([created]);
    expect((await client.classes.enrollments(a.id, { status: 'pending' })).data).toEqual([]);
  });

  it('that does not cover today leaves the class of the learner alone', async () => {
    const { client, a, b, terms, learner } = await startYear(shared);
    const learner_id = await learner();
    const past = { starts_on: '2026-01-14', ends_on: '2026-01-30' };
    await client.enrollments.create({ learner_id, class_id: a.id, term_id: terms[0].id, ...past });
    await client.enrollments.create({ learner_id, class_id: b.id, term_id: terms[1].id });
    expect(await client.learners.get(learner_id)).toMatchObject({ class: null, class_id: null });
  });

  it('waits when it is pending, and is activated or cancelled', async () => {
    const school = await startYear(shared);
    const { client, events } = school;
    const { body, enrollment } = await enrolled(school, { pending: true });
    expect(enrollment).toMatchObject({ status: 'pending', forced: false });
    expect((await client.learners.get(body.learner_id)).class).toBeNull();
    const active = await client.enrollments.activate(enrollment.id);
    expect(active).toMatchObject({ ...enrollment, status: 'active', updated_at: expect.any(String) });
    expect((await client.learners.get(body.learner_id)).class).toBe('5A');
    expect(await events()).toEqual(['learner.enrolled', 'learner.updated']);
    const second = await enrolled(school, { pending: true });
    expect((await client.enrollments.cancel(second.enrollment.id)).status).toBe('cancelled');
    // An event may have shown it: whoever keeps a copy learns that it does not begin.
    expect(await events()).toEqual(['enrollment.ended']);
    // A cancelled enrollment prevents no other.
    expect(await codeOf(client.enrollments.create(second.body))).toBe('done');
  });

  it('lies inside its term, and ends after it starts', async () => {
    const { client, a, terms, learner } = await startYear(shared);
    const body = { learner_id: await learner(), class_id: a.id, term_id: terms[0].id };
    const refusal = (span: object) => refusalOf(client.enrollments.create({ ...body, ...span }));
    expect(await refusal({ starts_on: '2026-01-13', ends_on: '2026-03-28' })).toMatchObject({
      status: 422,
      code: 'outside_term',
      errors: [{ pointer: '/starts_on' }, { pointer: '/ends_on' }],
    });
    expect(await refusal({ starts_on: '2026-02-10', ends_on: '2026-02-09' })).toMatchObject({
      errors: [{ pointer: '/ends_on', code: 'ends_before_start' }],
    });
    const whole = { starts_on: terms[0].starts_on, ends_on: terms[0].ends_on };
    expect(await client.enrollments.create({ ...body, ...whole })).toMatchObject(whole);
  });

  it('names a learner, a class and a term that are there, and every one that is not', async () => {
    const { client, live, a, terms, learner } = await startYear(shared);
    const foreign = await live.learners.create({ name: 'Sipho Example' });
    expect(
      await refusalOf(
        client.enrollments.create({ learner_id: foreign.id, class_id: 'cls_none', term_id: a.id }),
      ),
    ).toMatchObject({
      status: 422,
      code: 'unknown_reference',
      errors: [{ pointer: '/learner_id' }, { pointer: '/class_id' }, { pointer: '/term_id' }],
    });
    const learner_id = await learner();
    await client.learners.archive(learner_id);
    const body = { learner_id, class_id: a.id, term_id: terms[0].id };
    expect(await refusalOf(client.enrollments.create(body))).toMatchObject({
      errors: [{ pointer: '/learner_id' }],
    });
    expect(await codeOf(client.enrollments.get(unknown))).toBe('not_found');
  });

  it('is of an active learner, in a class that is offered in the term', async () => {
    const { client, seasonal, a, terms, learner } = await startYear(shared);
    const { id } = await client.learners.create({ name: 'Naledi Example', status: 'prospective' });
    const term_id = terms[0].id;
    expect(
      await refusalOf(client.enrollments.create({ learner_id: id, class_id: a.id, term_id })),
    ).toMatchObject({ status: 409, code: 'learner_not_active' });
    const next = await client.academicYears.create({
      name: '2027',
      starts_on: '2027-01-14',
      ends_on: '2027-12-09',
    });
    const foreign = await client.classes.create({
      label: '6A',
      kind: 'register',
      academic_year_id: next.id,
      grade_level_id: a.grade_level_id,
    });
    const offeredLater = await seasonal('5C');
    const learner_id = await learner();
    for (const class_id of [foreign.id, offeredLater.id]) {
      expect(await refusalOf(client.enrollments.create({ learner_id, class_id, term_id }))).toMatchObject({
        status: 422,
        code: 'class_not_offered',
        errors: [{ pointer: '/term_id' }],
      });
    }
    const offered = { learner_id, class_id: offeredLater.id, term_id: terms[1].id };
    expect(await codeOf(client.enrollments.create(offered))).toBe('done');
  });

  it('is the only one in its class and term, and the only primary one of its days', async () => {
    const { client, a, b, maths, terms, learner } = await startYear(shared);
    const [term_id, learner_id] = [terms[0].id, await learner()];
    const create = (class_id: string, span: object = {}) =>
      client.enrollments.create({ learner_id, class_id, term_id, ...span });
    const first = await create(a.id, { starts_on: '2026-02-02', ends_on: '2026-02-20' });
    const taken = { status: 409, code: 'already_enrolled', existing_id: first.id };
    expect(await refusalOf(create(a.id, { starts_on: '2026-03-02' }))).toMatchObject(taken);
    expect(await refusalOf(create(b.id, { starts_on: '2026-02-20' }))).toMatchObject(taken);
    expect(await refusalOf(create(b.id, { starts_on: '2026-01-20' }))).toMatchObject(taken);
    await create(maths.id);
    expect(await codeOf(create(b.id, { starts_on: '2026-02-21' }))).toBe('done');
    expect(await codeOf(create(b.id, { starts_on: '2026-01-14', ends_on: '2026-02-01' }))).toBe(
      'already_enrolled',
    );
    expect((await client.learners.enrollments(learner_id)).data).toHaveLength(3);
  });

  it('is not entered for days on which the learner was in another register class', async () => {
    const { client, a, b, terms, learner } = await startYear(shared);
    const [term_id, learner_id] = [terms[0].id, await learner()];
    const create = (class_id: string, span: object) =>
      client.enrollments.create({ learner_id, class_id, term_id, ...span });
    const first = await create(a.id, { starts_on: '2026-01-14' });
    await client.enrollments.withdraw(first.id, { ends_on: '2026-01-30' });
    const taken = { status: 409, code: 'already_enrolled', existing_id: first.id };
    const refused = {
      ...taken,
      detail: expect.stringContaining('until 2026-01-30. Archive that enrollment'),
    };
    for (const class_id of [a.id, b.id]) {
      expect(await refusalOf(create(class_id, { starts_on: '2026-01-14' }))).toMatchObject(refused);
      const bulk = { term_id, learner_ids: [learner_id], starts_on: '2026-01-20' };
      const { data } = await client.classes.enroll(class_id, bulk);
      expect(data).toMatchObject([{ result: 'failed', code: 'already_enrolled' }]);
    }
    // The last day in a class can be the first one in another.
    const second = await create(b.id, { starts_on: '2026-01-30' });
    await client.enrollments.withdraw(second.id);
    await client.enrollments.archive(first.id);
    const third = await create(a.id, { starts_on: '2026-01-14', ends_on: '2026-01-29' });
    expect(await refusalOf(client.enrollments.restore(first.id))).toMatchObject({
      ...taken,
      existing_id: third.id,
    });
    await client.enrollments.archive(third.id);
    expect((await client.enrollments.restore(first.id)).status).toBe('withdrawn');
  });

  it('is completed if the learner leaves on the last day of the term, whenever the leave is recorded', async () => {
    const school = await startYear(open);
    const { client, clock, server, a, terms, grade, learner } = school;
    const term_id = terms[0].id;
    const last = terms[0].ends_on;
    const join = async () => {
      const learner_id = await learner();
      const body = { learner_id, class_id: a.id, term_id, starts_on: terms[0].starts_on };
      return { learner_id, id: (await client.enrollments.create(body)).id };
    };
    const [planned, early, onTheDay, late] = [await join(), await join(), await join(), await join()];
    const leave = ({ learner_id }: { learner_id: string }, left_on: string = last) =>
      client.learners.leave(learner_id, { left_on, left_reason: 'completed' });
    await leave(planned);
    await leave(early, '2026-03-26');
    clock.advance(Date.parse(`${last}T08:00:00Z`) - clock.now());
    await server.drainJobs();
    await leave(onTheDay);
    clock.advance(86_400_000);
    await server.drainJobs();
    await leave(late);
    const ends = [];
    for (const { id, learner_id } of [planned, early, onTheDay, late]) {
      const { status, ends_on } = await client.enrollments.get(id);
      ends.push(`${status} ${ends_on} ${(await client.learners.get(learner_id)).status}`);
    }
    const completed = `completed ${last} left`;
    expect(ends).toEqual([completed, 'withdrawn 2026-03-26 left', completed, completed]);
    const ofClass = await client.termResults.get({ term_id, class_id: a.id });
    const those = [planned, onTheDay, late].map(({ learner_id }) => learner_id).sort();
    expect(ofClass.data.map(({ learner_id }) => learner_id).sort()).toEqual(those);
    const { created } = await client.termReports.generate({ term_id, grade_level_id: grade.id });
    expect(created).toBe(3);
    // They are no failures of the rollover to the next term.
    const rolled = await client.terms.rollover(terms[1].id, { from_term_id: term_id, dry_run: true });
    expect(rolled).toMatchObject({ created: 0, failed: [] });
    // They are not there on later days, if the term turns out to be longer.
    await client.terms.update(term_id, { ends_on: '2026-03-31' });
    expect(await client.enrollments.get(planned.id)).toMatchObject({ status: 'withdrawn', ends_on: last });
  });

  it('that a term has completed ends with a leave that is recorded late, or when it is withdrawn, unless the term is closed', async () => {
    const { client, server, clock, a, maths, terms, learner } = await startYear(open);
    const { id: term_id, ends_on } = terms[0];
    const [left, gone, late, stays] = [await learner(), await learner(), await learner(), await learner()];
    const enroll = async (learner_id: string, span: object = {}) =>
      (
        await client.enrollments.create({
          learner_id,
          class_id: a.id,
          term_id,
          starts_on: '2026-01-14',
          ...span,
        })
      ).id;
    const own = await enroll(left);
    const subject = await client.enrollments.create({ learner_id: left, class_id: maths.id, term_id });
    const [second, third] = [await enroll(gone), await enroll(late, { starts_on: '2026-03-23' })];
    await enroll(stays);
    clock.advance(Date.parse(`${ends_on}T12:00:00Z`) + 3 * 86_400_000 - clock.now());
    await server.drainJobs();
    const statusOf = async (id: string) => {
      const { status, ends_on: last } = await client.enrollments.get(id);
      return [status, last];
    };
    expect(await statusOf(own)).toEqual(['completed', ends_on]);
    const leave = { left_on: '2026-03-20', left_reason: 'transferred' } as const;
    await client.learners.leave(left, leave);
    for (const id of [own, subject.id]) expect(await statusOf(id)).toEqual(['withdrawn', '2026-03-20']);
    await client.learners.leave(late, leave);
    expect(await statusOf(third)).toEqual(['cancelled', null]);
    const refused = await refusalOf(client.enrollments.withdraw(second, { ends_on }));
    expect(refused).toMatchObject({ errors: [{ pointer: '/ends_on', code: 'too_late' }] });
    await client.enrollments.withdraw(second, { ends_on: '2026-03-25' });
    expect(await statusOf(second)).toEqual(['withdrawn', '2026-03-25']);
    const on = async (enrolled_on: string) =>
      (await client.learners.list({ enrolled_on, class_id: a.id })).data.map(({ id }) => id).sort();
    expect(await on('2026-03-20')).toEqual([left, gone, stays].sort());
    expect(await on('2026-03-24')).toEqual([gone, stays].sort());
    await client.terms.close(term_id);
    const [last] = (await client.learners.enrollments(stays)).data;
    await client.learners.leave(stays, leave);
    expect(await statusOf(last?.id ?? '')).toEqual(['completed', ends_on]);
    expect(await codeOf(client.enrollments.withdraw(last?.id ?? '', { ends_on: '2026-03-20' }))).toBe(
      'term_closed',
    );
  });

  it('of a term that is over moves nobody, however it comes to be', async () => {
    const { client, server, clock, a, b, terms, learner } = await startYear(open);
    const [past, present] = [terms[0], terms[1]];
    const learner_id = await learner();
    const archived = await client.enrollments.create({ learner_id, class_id: b.id, term_id: past.id });
    await client.enrollments.archive(archived.id);
    clock.advance(Date.parse(`${present.starts_on}T12:00:00Z`) + 86_400_000 - clock.now());
    await server.drainJobs();
    await client.enrollments.create({ learner_id, class_id: a.id, term_id: present.id });
    const ofClass = async () => (await client.learners.get(learner_id)).class;
    expect(await ofClass()).toBe('5A');
    await client.enrollments.restore(archived.id);
    expect(await ofClass()).toBe('5A');
    clock.advance(86_400_000);
    await server.drainJobs();
    expect((await client.enrollments.get(archived.id)).status).toBe('completed');
    const other = await learner();
    await client.enrollments.create({
      learner_id: other,
      class_id: b.id,
      term_id: past.id,
      starts_on: past.starts_on,
    });
    expect((await client.learners.get(other)).class).toBeNull();
  });

  it('goes on when its term does, also after it was completed', async () => {
    const { client, server, clock, a, terms, learner } = await startYear(open);
    const { id: term_id, ends_on } = terms[0];
    const [stays, left, early, gone] = [await learner(), await learner(), await learner(), await learner()];
    const enroll = async (learner_id: string) =>
      (await client.enrollments.create({ learner_id, class_id: a.id, term_id, starts_on: '2026-01-14' })).id;
    const [own, other, last] = [await enroll(stays), await enroll(left), await enroll(gone)];
    await client.enrollments.withdraw(await enroll(early), { ends_on: '2026-03-02' });
    const day = (days: number) =>
      new Date(Date.parse(`${ends_on}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
    const goTo = async (days: number) => {
      clock.advance(Date.parse(`${day(days)}T12:00:00Z`) - clock.now());
      await server.drainJobs();
    };
    await goTo(2);
    await client.learners.leave(left, { left_on: ends_on, left_reason: 'transferred' });
    await client.learners.leave(gone, { left_on: day(1), left_reason: 'transferred' });
    await client.terms.update(term_id, { ends_on: day(5) });
    expect(await client.enrollments.get(own)).toMatchObject({ status: 'active', ends_on: null });
    const [told] = (await client.events.list({ resource_id: own })).data;
    expect(told).toMatchObject({ type: 'enrollment.updated', data: { status: 'active', ends_on: null } });
    // Those who left before the new last day were in the class until then.
    expect(await client.enrollments.get(last)).toMatchObject({ status: 'withdrawn', ends_on: day(1) });
    expect(await client.enrollments.get(other)).toMatchObject({ status: 'withdrawn', ends_on });
    const on = async (enrolled_on: string) =>
      (await client.learners.list({ enrolled_on, class_id: a.id })).data.map(({ id }) => id);
    expect(await on(day(4))).toEqual([stays]);
    await goTo(8);
    expect(await client.enrollments.get(own)).toMatchObject({ status: 'completed', ends_on: day(5) });
    // The days that were added are over.
    await client.terms.update(term_id, { ends_on: day(6) });
    expect(await client.enrollments.get(own)).toMatchObject({ status: 'completed', ends_on: day(6) });
  });

  it('goes past the capacity of its class by force alone, which takes `write:classes` and is noted', async () => {
    const school = await startYear(shared);
    const { client, register, terms, learner } = school;
    const small = await register('5D', 1);
    const enroll = async (by = client, force = false) =>
      by.enrollments.create({
        learner_id: await learner(),
        class_id: small.id,
        term_id: terms[0].id,
        force,
      });
    expect((await enroll(client, true)).forced).toBe(false);
    expect(await refusalOf(enroll())).toMatchObject({ status: 409, code: 'class_full' });
    const clerk = await clientWith(school, 'read:learners', 'write:learners');
    const refused = await refusalOf(enroll(clerk, true));
    expect(refused).toMatchObject({ code: 'class_full', detail: expect.stringContaining('write:classes') });
    const forced = await enroll(client, true);
    expect(forced).toMatchObject({ status: 'active', forced: true });
    const [entry] = (await client.auditLog.list({ resource_id: forced.id })).data;
    expect(entry?.changes).toMatchObject({ forced: { before: null, after: true } });
    // A term of its own has places of its own; who waits takes none.
    const body = { learner_id: await learner(), class_id: small.id };
    await client.enrollments.create({ ...body, term_id: terms[1].id });
    const waiting = await client.enrollments.create({ ...body, term_id: terms[0].id, pending: true });
    expect(await refusalOf(client.enrollments.activate(waiting.id))).toMatchObject({ code: 'class_full' });
    await client.enrollments.withdraw(forced.id);
    expect(await codeOf(client.enrollments.activate(waiting.id))).toBe('class_full');
    await client.classes.update(small.id, { capacity: 2 });
    expect((await client.enrollments.activate(waiting.id)).status).toBe('active');
    const next = await client.enrollments.create({
      learner_id: await learner(),
      class_id: small.id,
      term_id: terms[0].id,
      pending: true,
    });
    expect(await codeOf(clerk.enrollments.activate(next.id, { force: true }))).toBe('class_full');
    expect(await client.enrollments.activate(next.id, { force: true })).toMatchObject({
      status: 'active',
      forced: true,
    });
  });

  it('gets other days by the rules of a new one, and the class of the learner follows', async () => {
    const school = await startYear(shared);
    const { client, a, b, terms } = school;
    const { enrollment, body } = await enrolled(school);
    const { learner_id } = enrollment;
    const update = (days: { starts_on?: string; ends_on?: string | null }) =>
      client.enrollments.update(enrollment.id, days);
    const last = terms[0].ends_on;
    expect(await update({ starts_on: '2026-02-16', ends_on: last })).toMatchObject({
      ...{ status: 'active', starts_on: '2026-02-16', ends_on: last },
    });
    expect((await client.learners.get(learner_id)).class).toBeNull();
    expect(await update({ starts_on: terms[0].starts_on, ends_on: null })).toMatchObject({ ends_on: null });
    expect((await client.learners.get(learner_id)).class).toBe(a.label);

    expect(await codeOf(update({ starts_on: '2025-12-31' }))).toBe('outside_term');
    expect(await codeOf(update({ starts_on: '2026-02-20', ends_on: '2026-02-19' }))).toBe(
      'validation_failed',
    );
    await update({ ends_on: '2026-02-20' });
    await client.enrollments.create({ ...body, class_id: b.id, starts_on: '2026-02-23' });
    expect(await codeOf(update({ ends_on: null }))).toBe('already_enrolled');
    const { ends_on } = await client.enrollments.withdraw(enrollment.id);
    expect(await codeOf(update({ ends_on: '2026-02-18' }))).toBe('validation_failed');
    expect(await codeOf(update({ ends_on }))).toBe('done');
  });

  it('is otherwise changed in its maps alone', async () => {
    const school = await startYear(shared);
    const { client, events } = school;
    const { enrollment } = await enrolled(school);
    await events();
    expect(await client.enrollments.update(enrollment.id, { metadata: { bus: '7' } })).toMatchObject({
      metadata: { bus: '7' },
      status: 'active',
    });
    expect(await events()).toEqual(['enrollment.updated']);
    const status = { status: 'completed' } as object;
    expect(await codeOf(client.enrollments.update(enrollment.id, status))).toBe('unknown_field');
  });

  it('that is archived frees its place, and is restored by the rules of a new one', async () => {
    const school = await startYear(shared);
    const { client, a, events } = school;
    const { body, enrollment } = await enrolled(school);
    const archived = await client.enrollments.archive(enrollment.id);
    expect(archived.archived_at).not.toBeNull();
    expect(await client.enrollments.archive(enrollment.id)).toEqual(archived);
    expect(await client.learners.get(body.learner_id)).toMatchObject({ class: null, class_id: null });
    expect(await codeOf(client.enrollments.withdraw(enrollment.id))).toBe('resource_archived');
    expect(await events()).toEqual(['enrollment.archived', 'learner.updated']);
    const second = await client.enrollments.create(body);
    expect(await refusalOf(client.enrollments.restore(enrollment.id))).toMatchObject({
      code: 'already_enrolled',
      existing_id: second.id,
    });
    await client.enrollments.withdraw(second.id);
    await client.classes.update(a.id, { term_ids: [school.terms[1].id] });
    expect(await codeOf(client.enrollments.restore(enrollment.id))).toBe('class_not_offered');
    await client.classes.update(a.id, { term_ids: null, capacity: 1 });
    await client.enrollments.create({ ...body, learner_id: await school.learner() });
    expect(await codeOf(client.enrollments.restore(enrollment.id))).toBe('class_full');
    await client.classes.update(a.id, { capacity: 2 });
    await events();
    const restored = await client.enrollments.restore(enrollment.id);
    const { updated_at } = restored;
    expect(restored).toEqual({ ...enrollment, updated_at });
    expect((await client.learners.get(body.learner_id)).class).toBe('5A');
    expect(await events()).toEqual(['enrollment.restored', 'learner.updated']);
    await client.enrollments.archive(enrollment.id);
    const left = { left_on: today, left_reason: 'transferred' } as const;
    await client.learners.leave(body.learner_id, left);
    expect(await codeOf(client.enrollments.restore(enrollment.id))).toBe('learner_not_active');
    await client.learners.archive(body.learner_id);
    expect(await codeOf(client.enrollments.restore(enrollment.id))).toBe('unknown_reference');
  });

  it('of a closed term is read, and no more', async () => {
    const school = await startYear(shared);
    const { client, b, terms } = school;
    const { body, enrollment } = await enrolled(school);
    const { enrollment: pending } = await enrolled(school, { pending: true });
    const { enrollment: archived } = await enrolled(school, { pending: true });
    const { enrollment: ended } = await enrolled(school, { pending: true });
    await client.enrollments.cancel(ended.id);
    for (const { id } of [archived, ended]) await client.enrollments.archive(id);
    const [term] = terms;
    await client.terms.close(term.id);
    const other = await school.learner();
    const before = await auditCount(client);
    const writes: (() => PromiseLike<unknown>)[] = [
      () => client.enrollments.create({ ...body, learner_id: other }),
      () => client.enrollments.update(enrollment.id, { metadata: { bus: '7' } }),
      () => client.enrollments.withdraw(enrollment.id),
      () => client.enrollments.transfer(enrollment.id, { to_class_id: b.id }),
      () => client.enrollments.archive(enrollment.id),
      () => client.enrollments.activate(pending.id),
      () => client.enrollments.cancel(pending.id),
      () => client.enrollments.restore(archived.id),
      () => client.enrollments.restore(ended.id),
      () => client.classes.enroll(b.id, { term_id: term.id, learner_ids: [body.learner_id] }),
      () => client.terms.rollover(term.id, { from_term_id: terms[1].id }),
    ];
    for (const write of writes)
      expect(await refusalOf(write())).toMatchObject({ status: 409, code: 'term_closed' });
    expect(await auditCount(client)).toBe(before);
    expect(await client.enrollments.get(enrollment.id)).toEqual(enrollment);
    await client.terms.reopen(term.id);
    expect((await client.enrollments.withdraw(enrollment.id)).status).toBe('withdrawn');
  });

  it('that comes with many others at once gets the last place once, and is the primary one once', async () => {
    const { client, register, a, b, terms, learner } = await startYear(shared);
    const term_id = terms[0].id;
    const small = await register('5D', 1);
    const learners = [];
    for (let index = 0; index < 6; index++) learners.push(await learner());
    const places = await Promise.all(
      learners.map((learner_id) =>
        codeOf(client.enrollments.create({ learner_id, class_id: small.id, term_id })),
      ),
    );
    expect(places.sort()).toEqual([...Array(5).fill('class_full'), 'done']);
    expect((await client.classes.get(small.id)).learner_count).toBe(1);
    const learner_id = await learner();
    const primary = await Promise.all(
      [a, b, a, b].map(({ id: class_id }) =>
        codeOf(client.enrollments.create({ learner_id, class_id, term_id })),
      ),
    );
    expect(primary.sort()).toEqual([...Array(3).fill('already_enrolled'), 'done']);
    const { data } = await client.learners.enrollments(learner_id);
    expect(data.map(({ status }: Enrollment) => status)).toEqual(['active']);
  });
});
