import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { startHooked } from '../support/receiver.ts';
import { auditCount, eventTypes, sharedYears, startYear, today } from '../support/school-year.ts';

const dayMs = 86_400_000;
const left = { left_on: today, left_reason: 'transferred' } as const;

onEachDatabase('the state of a learner', (open) => {
  const shared = sharedYears(open);

  it('is prospective, then active, then left, and active again when admitted anew', async () => {
    const { client, events } = await startYear(shared);
    const created = await client.learners.create({ name: 'Thandi Example', status: 'prospective' });
    expect(created).toMatchObject({ status: 'prospective', admitted_on: null });
    const admitted = await client.learners.admit(created.id);
    expect(admitted).toMatchObject({ status: 'active', admitted_on: today, left_on: null });
    expect(await client.learners.leave(created.id, left)).toMatchObject({ status: 'left', ...left });
    const again = await client.learners.admit(created.id, { admitted_on: '2026-04-08' });
    expect(again).toMatchObject({ status: 'active', admitted_on: '2026-04-08' });
    expect(again).toMatchObject({ left_on: null, left_reason: null });
    expect(await events()).toEqual(['learner.created', 'learner.updated', 'learner.left', 'learner.updated']);
    const { data } = await client.auditLog.list({ resource_id: created.id, order: 'asc' });
    expect(data.map(({ action, reason }) => [action, reason])).toEqual([
      ['learner.created', null],
      ['learner.admitted', null],
      ['learner.left', 'transferred'],
      ['learner.admitted', null],
    ]);
    expect((await client.learners.list({ status: 'active' })).data.map(({ id }) => id)).toEqual([created.id]);
    expect((await client.learners.list({ status: 'left' })).data).toEqual([]);
  });

  it('stays active until the day of a planned leave, and leaves on that day', async () => {
    const { client, server, clock, a, terms, events, learner } = await startYear(open);
    const id = await learner();
    const { id: enrollment } = await client.enrollments.create({
      learner_id: id,
      class_id: a.id,
      term_id: terms[0].id,
    });
    const planned = { left_on: '2026-02-10', left_reason: 'transferred' } as const;
    await events();
    expect(await client.learners.leave(id, planned)).toMatchObject({ status: 'active', ...planned });
    expect(await events()).toEqual(['learner.updated']);
    clock.advance(7 * dayMs);
    await server.drainJobs();
    expect(await client.learners.get(id)).toMatchObject({ status: 'active', class_id: a.id });
    expect(await client.enrollments.get(enrollment)).toMatchObject({ status: 'active', ends_on: null });
    expect((await client.classes.get(a.id)).learner_count).toBe(1);
    expect((await client.learners.list({ enrolled_on: '2026-02-09' })).data).toHaveLength(1);
    expect(await events()).toEqual([]);
    clock.advance(dayMs);
    await server.drainJobs();
    expect(await client.learners.get(id)).toMatchObject({ status: 'left', ...planned });
    expect(await client.enrollments.get(enrollment)).toMatchObject({
      status: 'withdrawn',
      ends_on: '2026-02-10',
    });
    expect((await client.classes.get(a.id)).learner_count).toBe(0);
    expect(await events()).toEqual(['enrollment.ended', 'learner.left']);
    const [entry] = (await client.auditLog.list({ resource_id: id, limit: 1 })).data;
    expect(entry).toMatchObject({
      action: 'learner.left',
      actor: { name: 'Calendar' },
      reason: 'transferred',
    });
  });

  it('keeps no planned leave that was moved or cancelled', async () => {
    const { client, server, clock, events, learner } = await startYear(open);
    const [moved, canceled] = [await learner(), await learner()];
    const planned = { left_on: '2026-02-10', left_reason: 'other' } as const;
    for (const id of [moved, canceled]) await client.learners.leave(id, planned);
    await client.learners.leave(moved, { ...planned, left_on: '2026-02-20' });
    await events();
    const kept = await client.learners.cancelLeave(canceled);
    expect(kept).toMatchObject({ status: 'active', left_on: null, left_reason: null });
    expect(await client.learners.cancelLeave(canceled)).toEqual(kept);
    expect(await events()).toEqual(['learner.updated']);
    clock.advance(9 * dayMs);
    await server.drainJobs();
    expect(await events()).toEqual([]);
    for (const id of [moved, canceled]) expect((await client.learners.get(id)).status).toBe('active');
  });

  it('is left when a learner is restored after the day of the planned leave', async () => {
    const { client, server, clock, a, terms, events, learner } = await startYear(open);
    const id = await learner();
    await client.enrollments.create({ learner_id: id, class_id: a.id, term_id: terms[0].id });
    const planned = { left_on: '2026-02-10', left_reason: 'transferred' } as const;
    await client.learners.leave(id, planned);
    await client.learners.archive(id);
    clock.advance(9 * dayMs);
    await server.drainJobs();
    await events();
    const restored = await client.learners.restore(id);
    expect(restored).toMatchObject({ status: 'left', archived_at: null, ...planned });
    expect(await client.learners.get(id)).toEqual(restored);
    expect(await events()).toEqual(['learner.restored', 'learner.left']);
    expect(await client.learners.restore(id)).toEqual(restored);
    expect(await events()).toEqual([]);
  });

  it('names the operation that works, if one that does not was sent', async () => {
    const { client, learner } = await startYear(shared);
    const id = await learner();
    await client.learners.leave(id, left);
    expect(await refusalOf(client.learners.cancelLeave(id))).toMatchObject({
      ...{ status: 409, code: 'invalid_state_transition', from: 'left', to: 'active', allowed: ['active'] },
      detail:
        'The status of the record is left and cannot become active by `learners.cancel-leave`. It can become active (`learners.admit`).',
    });
  });

  it('takes no step that is not declared, and nothing of a step that is refused', async () => {
    const { client, events } = await startYear(shared);
    const expectRefused = async (id: string, act: () => PromiseLike<unknown>, refusal: object) => {
      const before = await client.learners.get(id).withResponse();
      const entries = await auditCount(client);
      expect(await refusalOf(act())).toMatchObject(refusal);
      const after = await client.learners.get(id).withResponse();
      expect([after.data, after.etag]).toEqual([before.data, before.etag]);
      expect(await auditCount(client)).toBe(entries);
      expect(await events()).toEqual([]);
    };
    const transition = { status: 409, code: 'invalid_state_transition' };
    const { id } = await client.learners.create({ name: 'Thandi Example', status: 'prospective' });
    await events();
    await expectRefused(id, () => client.learners.leave(id, left), {
      ...transition,
      from: 'prospective',
      to: 'left',
      allowed: ['active'],
    });
    await client.learners.admit(id, { admitted_on: '2026-01-20' });
    await events();
    await expectRefused(id, () => client.learners.admit(id), {
      ...transition,
      from: 'active',
      to: 'active',
      allowed: ['left'],
    });
    await expectRefused(id, () => client.learners.leave(id, { ...left, left_on: '2026-01-19' }), {
      status: 422,
      code: 'validation_failed',
      errors: [{ pointer: '/left_on', code: 'before_admission' }],
    });
    const nothing = {} as typeof left;
    await expectRefused(id, () => client.learners.leave(id, nothing), {
      errors: [{ pointer: '/left_on' }, { pointer: '/left_reason' }],
    });
    await client.learners.leave(id, { ...left, left_on: '2026-01-20' });
    await events();
    await expectRefused(id, () => client.learners.leave(id, left), {
      ...transition,
      from: 'left',
      to: 'left',
      allowed: ['active'],
    });
    const status = { status: 'active' } as object;
    await expectRefused(id, () => client.learners.update(id, status), { code: 'unknown_field' });
    await client.learners.archive(id);
    expect(await codeOf(client.learners.admit(id))).toBe('resource_archived');
    expect(await codeOf(client.learners.create({ name: 'A', status: 'left' as 'active' }))).toBe(
      'validation_failed',
    );
  });

  it('enrolls in the class that was kept for the learner, if there is a place', async () => {
    const { client, register, b, terms, events } = await startYear(shared);
    const small = await register('5D', 1);
    const expected = { status: 'prospective', class: '5D' } as const;
    const first = await client.learners.create({ name: 'Thandi Example', ...expected });
    const second = await client.learners.create({ name: 'Naledi Example', ...expected });
    expect((await client.enrollments.list()).data).toEqual([]);
    await events();
    expect(await client.learners.admit(first.id)).toMatchObject({ class: '5D', class_id: small.id });
    expect(await events()).toEqual(['learner.updated', 'learner.enrolled']);
    expect((await client.learners.enrollments(first.id)).data).toMatchObject([
      { class_id: small.id, term_id: terms[0].id, status: 'active', starts_on: today },
    ]);
    expect(await refusalOf(client.learners.admit(second.id))).toMatchObject({ code: 'class_full' });
    expect((await client.learners.get(second.id)).status).toBe('prospective');
    expect(await events()).toEqual([]);
    // A class that is no more keeps nobody from being admitted.
    const third = await client.learners.create({ name: 'Sipho Example', status: 'prospective', class: '5B' });
    await client.classes.archive(b.id);
    expect((await client.learners.admit(third.id)).status).toBe('active');
    expect((await client.learners.enrollments(third.id)).data).toEqual([]);
  });

  it('enrolls for later terms too, if the class was copied to them before the learner came', async () => {
    const { client, a, b, terms, learner } = await startYear(shared);
    const first = await learner();
    await client.enrollments.create({ learner_id: first, class_id: a.id, term_id: terms[0].id });
    await client.terms.rollover(terms[1].id, { from_term_id: terms[0].id });
    for (const [class_id, expected] of [
      [a.id, [terms[0].id, terms[1].id]],
      [b.id, [terms[0].id]],
    ] as const) {
      const { id } = await client.learners.create({ name: 'Sipho Example', class_id });
      const enrolled = (await client.learners.enrollments(id)).data.map(({ term_id }) => term_id);
      expect(enrolled.sort()).toEqual([...expected].sort());
    }
  });

  it('enrolls from the day of an admission that is later, in the term in which it is', async () => {
    const { client, a, terms } = await startYear(shared);
    const enrolled = async (id: string) =>
      (await client.learners.enrollments(id)).data.map(({ term_id, starts_on }) => [term_id, starts_on]);
    const waiting = await client.learners.create({
      name: 'Thandi Example',
      status: 'prospective',
      class: '5A',
    });
    await client.learners.admit(waiting.id, { admitted_on: '2026-02-09' });
    expect(await enrolled(waiting.id)).toEqual([[terms[0].id, '2026-02-09']]);
    const made = { name: 'Sipho Example', class_id: a.id };
    const past = await client.learners.create({ ...made, admitted_on: '2026-01-14' });
    expect(await enrolled(past.id)).toEqual([[terms[0].id, today]]);
    const later = await client.learners.create({ ...made, admitted_on: '2026-03-30' });
    expect(await enrolled(later.id)).toEqual([[terms[1].id, terms[1].starts_on]]);
    const { data } = await client.learners.list({ enrolled_on: today });
    expect(data.map(({ id }) => id)).toEqual([past.id]);
  });

  it('when the learner leaves ends what is open on that day, and drops what waits', async () => {
    const { client, a, maths, terms, events } = await startYear(shared);
    const { id } = await client.learners.create({ name: 'Thandi Example', admitted_on: '2026-01-14' });
    const enroll = (class_id: string, term: 0 | 1, more: object = {}) =>
      client.enrollments.create({ learner_id: id, class_id, term_id: terms[term].id, ...more });
    const primary = await enroll(a.id, 0, { starts_on: '2026-01-14' });
    const subject = await enroll(maths.id, 0, { starts_on: '2026-01-28' });
    const pending = await enroll(a.id, 1, { pending: true });
    await events();
    await client.learners.leave(id, { ...left, left_on: '2026-01-23' });
    expect(await client.enrollments.get(primary.id)).toMatchObject({
      status: 'withdrawn',
      ends_on: '2026-01-23',
      reason: 'Learner left',
    });
    // It began after the learner had left, so it covers no day.
    expect(await client.enrollments.get(subject.id)).toMatchObject({
      ...{ status: 'cancelled', ends_on: null, reason: 'Learner left' },
    });
    expect((await client.learners.list({ enrolled_on: '2026-01-28' })).data).toEqual([]);
    expect(await client.enrollments.get(pending.id)).toMatchObject({ status: 'cancelled', ends_on: null });
    expect(await events()).toEqual([...Array(3).fill('enrollment.ended'), 'learner.left']);
    expect((await client.learners.list({ enrolled_on: '2026-01-24', term_id: terms[1].id })).data).toEqual(
      [],
    );
    expect((await client.classes.get(a.id)).learner_count).toBe(0);
  });

  it('does not matter when the learner is archived: what is open is withdrawn today', async () => {
    const { client, a, terms, events } = await startYear(shared);
    const { id } = await client.learners.create({ name: 'Thandi Example' });
    const body = { learner_id: id, class_id: a.id, term_id: terms[0].id };
    const enrollment = await client.enrollments.create({ ...body, starts_on: '2026-01-14' });
    const pending = await client.enrollments.create({ ...body, term_id: terms[1].id, pending: true });
    await events();
    await client.learners.archive(id);
    expect(await client.enrollments.get(enrollment.id)).toMatchObject({
      status: 'withdrawn',
      ends_on: today,
      reason: 'Learner archived',
    });
    expect((await client.enrollments.get(pending.id)).status).toBe('cancelled');
    expect(await events()).toEqual(['learner.archived', 'enrollment.ended', 'enrollment.ended']);
    await client.learners.archive(id);
    expect(await events()).toEqual([]);
    expect(await client.learners.restore(id)).toMatchObject({ status: 'active', archived_at: null });
    expect((await client.learners.enrollments(id, { status: 'active' })).data).toEqual([]);
    expect(await events()).toEqual(['learner.restored']);
  });
});

onEachDatabase('learner.updated', (open) => {
  it('comes once for each change of the record, with the record as it is then', async () => {
    const { client, learner, events } = await startYear(open);
    const id = await learner();
    await events();
    for (const nothing of [{}, { name: 'Thandi Example' }, { metadata: {} }, { boarder: false }]) {
      await client.learners.update(id, nothing);
      expect(await events()).toEqual([]);
    }
    await client.learners.update(id, {
      boarder: true,
      preferred_name: 'Thandi',
      national_id: '8001015009087',
    });
    expect(await events()).toEqual(['learner.updated']);
    const { national_id, ...shown } = await client.learners.get(id);
    const [event] = (await client.events.list({ type: 'learner.updated' })).data;
    expect(shown).toMatchObject(event?.data ?? { id: 'none' });
    expect(event?.data).toMatchObject({ boarder: true, preferred_name: 'Thandi' });
    const severity = 'critical';
    await client.medicalNotes.create(id, { kind: 'allergy', title: 'Peanuts', severity });
    expect(await events()).toEqual(['learner.updated']);
    const [alerted] = (await client.events.list({ type: 'learner.updated', limit: 1 })).data;
    expect(alerted?.data).toMatchObject({ has_medical_alert: true });
  });

  it('and other later types do not come to an endpoint of an older version, nor can it name them', async () => {
    const hooked = await startHooked(open);
    const { client, server, receiver, endpoint } = hooked;
    await client.webhooks.archive(endpoint.id);
    const events = eventTypes(client);
    for (const version of ['2026-01-01', '2026-10-01'] as const) {
      const url = `${receiver.url}/${version}`;
      await client.webhooks.create({ url, events: ['*'], version });
      for (const type of [
        'learner.updated',
        'learner.left',
        'enrollment.ended',
        'guardian.linked',
      ] as const) {
        expect(await refusalOf(client.webhooks.create({ url, events: [type], version }))).toMatchObject({
          code: 'unknown_event_type',
          errors: [{ pointer: '/events/0' }],
        });
      }
    }
    await client.webhooks.create({ url: `${receiver.url}/newest`, events: ['*'] });
    const { id } = await client.learners.create({ name: 'Thandi Example', admitted_on: '2026-01-14' });
    const guardian = await client.guardians.create({ name: 'Nomsa Example' });
    await client.learnerGuardians.create(id, { guardian_id: guardian.id, relationship: 'mother' });
    await client.learners.update(id, { boarder: true });
    await client.learners.leave(id, left);
    await client.learners.archive(id);
    await server.drainDeliveries();
    // In which order deliveries arrive is not promised.
    const came = (version: string) =>
      receiver.received
        .filter(({ path }) => path.endsWith(version))
        .map(({ event }) => event.type)
        .sort();
    expect(came('newest')).toEqual((await events()).sort());
    expect(came('newest')).toEqual(
      expect.arrayContaining(['learner.updated', 'learner.left', 'guardian.linked']),
    );
    for (const version of ['2026-01-01', '2026-10-01'])
      expect(came(version)).toEqual(['learner.archived', 'learner.created']);
  });
});
