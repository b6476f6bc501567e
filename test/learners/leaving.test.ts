import { randomUUID } from 'node:crypto';
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
import { openCounted, quiet } from '../support/statement-counter.ts';

const completed = { left_on: today, left_reason: 'completed' } as const;

/** Learners of the class 5A with open enrollments of this term and the next. */
async function members({ client, a, b, maths, terms }: StartedYear, size: number): Promise<string[]> {
  const ids = [];
  for (let count = 0; count < size; count++) {
    const { id } = await client.learners.create({
      ...{ name: `Example ${count}`, class_id: a.id, admitted_on: '2026-01-14' },
    });
    await client.enrollments.create({ learner_id: id, class_id: maths.id, term_id: terms[0].id });
    const later = { term_id: terms[3].id, starts_on: terms[3].starts_on, pending: true };
    await client.enrollments.create({ learner_id: id, class_id: b.id, ...later });
    ids.push(id);
  }
  return ids;
}

/** What a leave left of learners, their enrollments, events and audit entries, without ids. */
async function leftBy({ client }: StartedYear, ids: readonly string[]) {
  const learners = [];
  for (const id of ids) {
    const { status, left_on, left_reason, class: cls } = await client.learners.get(id);
    const enrollments = (await Array.fromAsync(client.learners.enrollments(id, { limit: 100 }))).map(
      ({ kind, status: state, starts_on, ends_on, ends_as, reason }) => ({
        ...{ kind, state, starts_on, ends_on, ends_as, reason },
      }),
    );
    learners.push({ status, left_on, left_reason, cls, enrollments });
  }
  const log = (await Array.fromAsync(client.auditLog.list({ limit: 100, order: 'asc' }))).filter(
    ({ action }) => !/created|started|opened/.test(action),
  );
  const events = await Array.fromAsync(client.events.list({ limit: 100, order: 'asc' }));
  return {
    learners,
    audit: log.map(({ action, changes, reason }) => JSON.stringify([action, changes, reason])).toSorted(),
    events: events.map(({ type }) => type).toSorted(),
  };
}

onEachDatabase('learners who leave together', (open) => {
  const shared = sharedYears(open);

  it.each([
    ['today', completed],
    ['later', { ...completed, left_on: '2026-12-09' }],
    ['in the past', { left_on: '2026-01-30', left_reason: 'transferred' as const }],
  ])('leave as each of them would alone: %s', async (_, leave) => {
    const [one, many] = [await startYear(shared), await startYear(shared)];
    const alone = await members(one, 3);
    for (const id of alone) await one.client.learners.leave(id, leave);
    const together = await members(many, 3);
    const result = await many.client.learners.leaveAll({ class_id: many.a.id, ...leave });
    const done = leave.left_on > today ? { left: 0, planned: 3 } : { left: 3, planned: 0 };
    expect(result).toMatchObject({ ...done, unchanged: 0, failed: 0 });
    expect(result.data.map(({ learner_id }) => learner_id)).toEqual(together);
    expect(await leftBy(many, together)).toEqual(await leftBy(one, alone));
    const entries = await auditCount(many.client);
    const again = await many.client.learners.leaveAll({ learner_ids: together, ...leave });
    expect(again).toMatchObject({ left: 0, planned: 0, unchanged: 3, failed: 0 });
    expect(await auditCount(many.client)).toBe(entries);
  });

  it('are the active learners of a class or a grade level, or those who are named', async () => {
    const { client, a, b, grade } = await startYear(shared);
    const create = async (more: object) => (await client.learners.create({ name: 'A', ...more })).id;
    const [inA, inB] = [await create({ class_id: a.id }), await create({ class_id: b.id })];
    const inGrade = await create({ grade_level_id: grade.id });
    const applicant = await create({ grade_level_id: grade.id, status: 'prospective' });
    const gone = await create({ class_id: a.id });
    await client.learners.archive(gone);
    const nobody = await create({});
    const leave = async (of: object) =>
      (await client.learners.leaveAll({ ...of, ...completed })).data.map(({ learner_id }) => learner_id);
    expect(await leave({ class_id: a.id })).toEqual([inA]);
    expect(await leave({ class_id: a.id })).toEqual([]);
    await client.learners.update(inB, { grade_level_id: grade.id });
    expect(await leave({ grade_level_id: grade.id })).toEqual([inB, inGrade]);
    expect(await leave({ learner_ids: [nobody] })).toEqual([nobody]);
    expect((await client.learners.get(applicant)).status).toBe('prospective');
    expect((await client.learners.get(gone)).status).toBe('active');
  });

  it('do not stop each other', async () => {
    const { client, learner, clock } = await startYear(open);
    const [fine, left, archived, later] = [
      await learner(),
      await learner(),
      await learner(),
      await learner(),
    ];
    const applicant = (await client.learners.create({ name: 'B', status: 'prospective' })).id;
    const planned = await learner();
    await client.learners.leave(left, { ...completed, left_reason: 'transferred' });
    await client.learners.archive(archived);
    await client.learners.leave(planned, { ...completed, left_on: '2026-03-01' });
    clock.advance(86_400_000);
    const arrived = await learner();
    const ids = [fine, left, archived, applicant, planned, arrived];
    const { data, ...counts } = await client.learners.leaveAll({ learner_ids: ids, ...completed });
    expect(counts).toEqual({ left: 2, planned: 0, unchanged: 0, failed: 4 });
    const results = new Map(data.map(({ learner_id, result, code }) => [learner_id, code ?? result]));
    expect(ids.map((id) => results.get(id))).toEqual([
      'left',
      'invalid_state_transition',
      'resource_archived',
      'invalid_state_transition',
      'left',
      'validation_failed',
    ]);
    for (const { result, detail } of data) expect(detail === null).toBe(result !== 'failed');
    expect((await client.learners.get(later)).status).toBe('active');
    expect((await client.learners.get(arrived)).left_on).toBeNull();
  });

  it('keep the leave that is planned for one of them, unless they are named', async () => {
    const { client, a, grade } = await startYear(shared);
    const planned = { left_on: '2026-11-13', left_reason: 'transferred' } as const;
    const whole = { left_on: '2026-12-09', left_reason: 'completed' } as const;
    const named = { class_id: a.id, grade_level_id: grade.id };
    const { id } = await client.learners.create({ name: 'Leaves Early', ...named });
    const { id: other } = await client.learners.create({ name: 'Stays', ...named });
    await client.learners.leave(id, planned);
    for (const of of [{ class_id: a.id }, { grade_level_id: grade.id }]) {
      const { failed, data } = await client.learners.leaveAll({ ...of, ...whole });
      expect(failed).toBe(1);
      expect(data.find(({ learner_id }) => learner_id === id)).toMatchObject({
        ...{ result: 'failed', code: 'leave_planned', detail: expect.stringContaining('2026-11-13') },
      });
      expect(await client.learners.get(id)).toMatchObject(planned);
      expect(await client.learners.get(other)).toMatchObject(whole);
    }
    expect(await client.learners.leaveAll({ class_id: a.id, ...planned })).toMatchObject({
      ...{ unchanged: 1, failed: 1 },
    });
    expect(await client.learners.leaveAll({ learner_ids: [id], ...whole })).toMatchObject({ planned: 1 });
    expect(await client.learners.get(id)).toMatchObject(whole);
  });

  it('keep their sensitive fields', async () => {
    const { client } = await startYear(shared);
    const { id } = await client.learners.create({ name: 'Thandi', religion: 'none', passport_number: 'A1' });
    await client.learners.leaveAll({ learner_ids: [id], ...completed });
    expect(await client.learners.get(id)).toMatchObject({
      ...{ status: 'left', religion: 'none', passport_number: 'A1' },
    });
    expect(JSON.stringify(await client.events.list({ type: 'learner.left' }))).not.toContain('A1');
  });

  it('stay in a dry run, and leave once', async () => {
    const school = await startYear(shared);
    const { client, a } = school;
    const ids = await members(school, 2);
    const entries = await auditCount(client);
    const body = { class_id: a.id, ...completed };
    expect(await client.learners.leaveAll({ ...body, dry_run: true })).toMatchObject({ left: 2 });
    expect(await auditCount(client)).toBe(entries);
    expect((await client.learners.get(ids[0] ?? '')).status).toBe('active');
    const idempotencyKey = randomUUID();
    const done = await Promise.all([
      client.learners.leaveAll(body, { idempotencyKey }),
      client.learners.leaveAll(body),
      ...ids.map((id) => codeOf(client.learners.leave(id, completed))),
    ]);
    expect(await client.learners.leaveAll(body, { idempotencyKey })).toEqual(done[0]);
    const left = (await client.events.list({ type: 'learner.left' })).data;
    expect(left.map(({ data }) => 'id' in data && data.id).toSorted()).toEqual(ids);
  });

  it('are named by one field, and known', async () => {
    const school = await startYear(shared);
    const { client, a, grade, learner } = school;
    const id = await learner();
    const errorOf = async (body: object) => {
      const { errors } = await refusalOf(client.learners.leaveAll({ ...completed, ...body }));
      return errors
        .map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`)
        .join();
    };
    expect(await errorOf({})).toBe('/learner_ids required');
    expect(await errorOf({ class_id: a.id, grade_level_id: grade.id })).toBe('/learner_ids required');
    expect(await errorOf({ learner_ids: [id, 'lrn_none'] })).toBe('/learner_ids/1 unknown_reference');
    expect(await errorOf({ class_id: 'cls_none' })).toBe('/class_id unknown_reference');
    expect((await client.learners.get(id)).status).toBe('active');
    const reader = await clientWith(school, 'read:learners');
    expect(await codeOf(reader.learners.leaveAll({ learner_ids: [id], ...completed }))).toBe(
      'insufficient_scope',
    );
  });
});

/** The statements with which a class of some size leaves: immediately, and as planned. */
async function statementsFor(size: number): Promise<{ left: number; planned: number }> {
  const counter = await openCounted();
  const school = await startYear(counter.open, quiet);
  const { client, a } = school;
  await members(school, size);
  const leave = async (left_on: string) => {
    return counter.during(async () => {
      const { data } = await client.learners.leaveAll({ class_id: a.id, ...completed, left_on });
      expect(data).toHaveLength(size);
    });
  };
  return { planned: await leave('2026-12-09'), left: await leave(today) };
}

it('learners leave with a number of statements that does not depend on how many they are', async () => {
  const few = await statementsFor(4);
  const many = await statementsFor(40);
  // Done once, each can also have when the key was used, and what a new connection begins with. 36 more would be one for each.
  expect(Math.abs(many.planned - few.planned)).toBeLessThan(10);
  expect(Math.abs(many.left - few.left)).toBeLessThan(10);
});
