import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { auditCount, sharedYears, today } from '../support/school-year.ts';
import { startRegistered, statusesOf } from './school.ts';

const unknown = 'reg_none';

onEachDatabase('a register that is amended', (open) => {
  const shared = sharedYears(open);

  it('has the marks that were sent in place of those of the same learners, and a new revision', async () => {
    const { client, learners, take, events } = await startRegistered(shared);
    const [one = '', two = '', three = ''] = learners;
    const register = await take({
      marks: [{ learner_id: one, status: 'late', minutes_late: 5, comment: 'Bus' }],
    });
    await events();
    const amended = await client.registers.update(register.id, {
      marks: [
        { learner_id: one, status: 'absent' },
        { learner_id: three, status: 'present' },
      ],
    });
    expect(amended).toMatchObject({ revision: 2, status: 'amended', taken_at: register.taken_at });
    expect(statusesOf(amended)).toEqual({ [one]: 'absent', [two]: 'present', [three]: 'present' });
    expect(amended.counts).toMatchObject({ enrolled: 3, present: 2, absent: 1, late: 0 });
    expect(amended.marks.find(({ learner_id }) => learner_id === one)).toMatchObject({
      minutes_late: null,
      comment: null,
    });
    expect(await events()).toEqual(['attendance.recorded']);
    const [event] = (await client.events.list({ type: 'attendance.recorded' })).data;
    expect(event?.data).toMatchObject({ id: register.id, revision: 2, status: 'amended' });
    const again = await client.registers.update(register.id, {
      marks: [{ learner_id: two, status: 'late', arrived_at: '08:30' }],
    });
    expect(again).toMatchObject({ revision: 3, status: 'amended', counts: { late: 1 } });
    // The log has what changed, and not the text of a comment.
    const [last, former, first] = (await client.auditLog.list({ resource_id: register.id })).data;
    expect([first?.action, former?.action, last?.action]).toEqual([
      'register.created',
      'register.amended',
      'register.amended',
    ]);
    expect(first?.changes.marks).toMatchObject({
      before: null,
      after: [
        { learner_id: one, status: 'late', minutes_late: 5, comment: '[redacted]' },
        { learner_id: two, status: 'present' },
        { learner_id: three, status: 'present' },
      ],
    });
    expect(former?.changes).toEqual({
      marks: {
        before: [{ learner_id: one, status: 'late', minutes_late: 5, comment: '[redacted]' }],
        after: [{ learner_id: one, status: 'absent' }],
      },
      revision: { before: 1, after: 2 },
      status: { before: 'recorded', after: 'amended' },
    });
    expect(last?.changes.marks?.after).toEqual([
      { learner_id: two, status: 'late', minutes_late: 30, arrived_at: '08:30' },
    ]);
  });

  it('in which no mark differs is as it was, without an event', async () => {
    const { client, learners, take, events } = await startRegistered(shared, 1);
    const [learner_id = ''] = learners;
    const mark = { learner_id, status: 'late' as const, minutes_late: 5, comment: 'Bus' };
    const register = await take({ marks: [mark] });
    await events();
    const before = await auditCount(client);
    expect(await client.registers.update(register.id, {})).toEqual(register);
    expect(await client.registers.update(register.id, { marks: [] })).toEqual(register);
    expect(await client.registers.update(register.id, { marks: [mark] })).toEqual(register);
    expect(await auditCount(client)).toBe(before);
    const noted = await client.registers.update(register.id, { marks: [mark], metadata: { by: 'office' } });
    expect(noted).toMatchObject({ revision: 1, status: 'recorded', metadata: { by: 'office' } });
    expect(await events()).toEqual([]);
  });

  it('takes the mark of a learner who was enrolled afterwards, with a start in the past', async () => {
    const { client, learners, take, enroll } = await startRegistered(shared, 1);
    const register = await take({ date: '2026-01-30' });
    const late = await enroll({ starts_on: '2026-01-26' });
    const after = await enroll({ starts_on: today });
    const amend = (learner_id: string) =>
      client.registers.update(register.id, { marks: [{ learner_id, status: 'absent' }] });
    expect(await refusalOf(amend(after))).toMatchObject({
      status: 422,
      code: 'learner_not_enrolled',
      errors: [{ pointer: '/marks/0/learner_id' }],
    });
    expect(statusesOf(await amend(late))).toEqual({ [learners[0] ?? '']: 'present', [late]: 'absent' });
    expect(await codeOf(amend('lrn_none'))).toBe('learner_not_enrolled');
  });

  it('keeps the mark of a learner whose enrollment or record is no longer there', async () => {
    const { client, a, learners, take, enroll } = await startRegistered(shared, 1);
    const [stays = ''] = learners;
    const withdrawn = await enroll();
    const archived = await enroll();
    const register = await take();
    const [enrollment] = (await client.learners.enrollments(withdrawn)).data;
    await client.enrollments.withdraw(enrollment?.id ?? '', { ends_on: '2026-01-30' });
    await client.learners.archive(archived);
    expect((await client.registers.get(register.id)).counts.enrolled).toBe(3);
    const marks = [withdrawn, archived].map((learner_id) => ({ learner_id, status: 'absent' as const }));
    expect(statusesOf(await client.registers.update(register.id, { marks }))).toEqual({
      [stays]: 'present',
      [withdrawn]: 'absent',
      [archived]: 'absent',
    });
    // A class without learners can be archived; its registers are still there.
    await client.learners.archive(stays);
    await client.classes.archive(a.id);
    expect(await codeOf(client.registers.update(register.id, { marks: marks.slice(0, 1) }))).toBe('done');
    expect(await codeOf(client.registers.void(register.id, { reason: 'Mistake' }))).toBe('done');
  });

  it('of a day on which a planned transfer takes effect has the learner in the new class', async () => {
    const { client, b, learners, take, clock } = await startRegistered(open, 1);
    const [learner_id = ''] = learners;
    const [enrollment] = (await client.learners.enrollments(learner_id)).data;
    await client.enrollments.transfer(enrollment?.id ?? '', { to_class_id: b.id, on: '2026-02-03' });
    expect(statusesOf(await take())).toEqual({ [learner_id]: 'present' });
    expect(statusesOf(await take({ class_id: b.id }))).toEqual({});
    // Soon after midnight, before the daily tasks have run.
    clock.advance(Date.parse('2026-02-02T22:05:00Z') - clock.now());
    expect(statusesOf(await take({ date: '2026-02-03' }))).toEqual({});
    const there = await take({ date: '2026-02-03', class_id: b.id });
    expect(statusesOf(there)).toEqual({ [learner_id]: 'present' });
  });

  it('has been read before, by the version that the request names', async () => {
    const { client, learners, take } = await startRegistered(shared, 1);
    const [learner_id = ''] = learners;
    const { id } = await take();
    const amend = (status: 'absent' | 'offsite', etag: string) =>
      client.registers.update(id, { marks: [{ learner_id, status }] }, { ifMatch: etag });
    expect(await codeOf(amend('absent', '"1"'))).toBe('done');
    expect(await codeOf(amend('offsite', '"1"'))).toBe('precondition_failed');
    const outcomes = await Promise.all(
      (['absent', 'offsite', 'late'] as const).map((status) =>
        codeOf(
          client.registers.update(id, {
            marks: [{ learner_id, status, ...(status === 'late' ? { minutes_late: 1 } : {}) }],
          }),
        ),
      ),
    );
    expect(outcomes).toEqual(['done', 'done', 'done']);
    const { revision } = await client.registers.get(id);
    expect(revision).toBeGreaterThanOrEqual(4);
  });
});

onEachDatabase('a register that is voided', (open) => {
  const shared = sharedYears(open);

  it('keeps its marks, and is never changed again', async () => {
    const { client, learners, take, events } = await startRegistered(shared, 1);
    const register = await take();
    await events();
    const voided = await client.registers.void(register.id, { reason: 'Taken for the wrong class' });
    expect(voided).toEqual({
      ...register,
      status: 'void',
      void_reason: 'Taken for the wrong class',
      updated_at: expect.any(String),
    });
    expect(await events()).toEqual(['attendance.voided']);
    const [event] = (await client.events.list({ type: 'attendance.voided' })).data;
    expect(event?.data).toMatchObject({ id: register.id, status: 'void', marks: [{ status: 'present' }] });
    const marks = [{ learner_id: learners[0] ?? '', status: 'absent' as const }];
    expect(await refusalOf(client.registers.update(register.id, { marks }))).toMatchObject({
      status: 409,
      code: 'invalid_state_transition',
      from: 'void',
      to: 'amended',
      allowed: [],
    });
    expect(await codeOf(client.registers.void(register.id, { reason: 'Again' }))).toBe(
      'invalid_state_transition',
    );
    expect(await codeOf(client.registers.void(unknown, { reason: 'Nothing' }))).toBe('not_found');
    expect(await codeOf(client.registers.void(register.id, { reason: '' }))).toBe('validation_failed');
    expect(await codeOf(client.registers.get(unknown))).toBe('not_found');
  });

  it('is in a term that is not closed, and so is one that is amended', async () => {
    const { client, learners, take, terms } = await startRegistered(shared, 1);
    const { id } = await take();
    const marks = [{ learner_id: learners[0] ?? '', status: 'absent' as const }];
    await client.terms.close(terms[0].id);
    expect(await codeOf(client.registers.update(id, { marks }))).toBe('term_closed');
    expect(await codeOf(client.registers.void(id, { reason: 'Mistake' }))).toBe('term_closed');
    await client.terms.reopen(terms[0].id);
    expect(await codeOf(client.registers.update(id, { marks }))).toBe('done');
    // It is looked at again by whoever closes and amends at the same time.
    const outcomes = await Promise.all([
      codeOf(client.terms.close(terms[0].id)),
      codeOf(client.registers.void(id, { reason: 'Mistake' })),
    ]);
    expect(outcomes[0]).toBe('done');
    expect((await client.registers.get(id)).status).toBe(outcomes[1] === 'done' ? 'void' : 'amended');
  });
});

onEachDatabase('the dates of a term', (open) => {
  it('include its registers, except those that are void', async () => {
    const { client, take, terms } = await startRegistered(open, 0);
    const register = await take({ date: '2026-01-14' });
    await take();
    const move = (dates: object) => refusalOf(client.terms.update(terms[0].id, dates));
    expect(await move({ starts_on: '2026-01-15' })).toMatchObject({
      status: 422,
      code: 'outside_term',
      errors: [{ pointer: '/starts_on', code: 'outside_term' }],
    });
    expect(await move({ ends_on: '2026-01-30' })).toMatchObject({ errors: [{ pointer: '/ends_on' }] });
    await client.registers.void(register.id, { reason: 'Mistake' });
    const moved = { starts_on: '2026-01-15', ends_on: today };
    expect(await client.terms.update(terms[0].id, moved)).toMatchObject(moved);
  });
});
