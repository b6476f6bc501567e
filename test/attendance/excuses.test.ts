import type { ExcuseCreate } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { clientWith, sharedYears, today } from '../support/school-year.ts';
import { startRegistered } from './school.ts';

const week = { from: today, to: '2026-02-06', reason_code: 'religious' as const };

onEachDatabase('an excuse', (open) => {
  const shared = sharedYears(open);

  it('is submitted, and approved or rejected', async () => {
    const { client, learners, learner } = await startRegistered(shared, 1);
    const [learner_id = ''] = learners;
    const guardian = await client.guardians.create({ name: 'Nomsa Example' });
    await client.learnerGuardians.create(learner_id, { guardian_id: guardian.id, relationship: 'mother' });
    const submitted = await client.excuses.create({
      ...week,
      learner_id,
      note: 'A family feast',
      submitted_by_type: 'guardian',
      submitted_by: guardian.id,
    });
    expect(submitted).toMatchObject({
      id: expect.stringMatching(/^exc_/),
      object: 'excuse',
      ...week,
      note: 'A family feast',
      document_ref: null,
      submitted_by: guardian.id,
      status: 'submitted',
      decision_reason: null,
      warnings: [],
    });
    const approved = await client.excuses.approve(submitted.id);
    expect(approved).toEqual({ ...submitted, status: 'approved', updated_at: expect.any(String) });
    expect(await refusalOf(client.excuses.reject(submitted.id, { reason: 'Too late' }))).toMatchObject({
      code: 'invalid_state_transition',
      from: 'approved',
      allowed: ['withdrawn'],
    });
    const withdrawn = await client.excuses.withdraw(submitted.id, { reason: 'It was cancelled' });
    expect(withdrawn).toMatchObject({ status: 'withdrawn', decision_reason: 'It was cancelled' });
    const staff = await client.staff.create({
      name: 'Naledi Example',
      email: 'n@example.org',
      staff_type: 'admin',
    });
    const other = await client.excuses.create({
      ...week,
      learner_id: await learner(),
      status: 'approved',
      submitted_by_type: 'staff',
      submitted_by: staff.id,
    });
    expect(other.status).toBe('approved');
    const third = await client.excuses.create({ ...week, learner_id });
    const rejected = await client.excuses.reject(third.id, { reason: 'No proof' });
    expect(rejected).toMatchObject({ status: 'rejected', decision_reason: 'No proof' });
    expect(await codeOf(client.excuses.withdraw(third.id))).toBe('invalid_state_transition');
    const ids = async (filters: Parameters<typeof client.excuses.list>[0]) =>
      (await client.excuses.list(filters)).data.map(({ id }) => id);
    expect(await ids({ learner_id })).toEqual([submitted.id, third.id]);
    expect(await ids({ status: 'approved' })).toEqual([other.id]);
    expect(await ids({ submitted_by: staff.id })).toEqual([other.id]);
    expect(await ids({ reason_code: 'illness' })).toEqual([]);
    expect(await ids({ from: '2026-02-06' })).toHaveLength(3);
    expect(await ids({ from: '2026-02-07' })).toEqual([]);
    expect(await ids({ to: today })).toHaveLength(3);
    expect(await ids({ to: '2026-02-01' })).toEqual([]);
  });

  it('that covers a day excuses the marks of that day while it is approved', async () => {
    const { client, learners, take, clock } = await startRegistered(open, 3);
    const [absent = '', late = '', present = ''] = learners;
    const register = await take({
      marks: [
        { learner_id: absent, status: 'absent' },
        { learner_id: late, status: 'late', minutes_late: 4 },
      ],
    });
    clock.advance(5 * 86_400_000);
    const after = await take({ date: '2026-02-06', default_status: 'absent' });
    expect(after.counts.excused).toBe(0);
    const excusedOf = async (id: string) => {
      const { counts, marks } = await client.registers.get(id);
      const ids = marks.filter(({ excused }) => excused).map(({ learner_id }) => learner_id);
      return [counts.excused, ids.length];
    };
    const days = { from: today, to: '2026-02-05', reason_code: 'bereavement' as const };
    const excuses = [];
    for (const learner_id of [absent, late, present])
      excuses.push(await client.excuses.create({ ...days, learner_id }));
    expect(await excusedOf(register.id)).toEqual([0, 0]);
    for (const { id } of excuses) await client.excuses.approve(id);
    // It covers the day of a learner who was present too, who needs none.
    expect(await excusedOf(register.id)).toEqual([2, 3]);
    expect(await excusedOf(after.id)).toEqual([0, 0]);
    const [first, second] = excuses;
    await client.excuses.withdraw(first?.id ?? '');
    expect(await excusedOf(register.id)).toEqual([1, 2]);
    await client.excuses.archive(second?.id ?? '');
    expect(await excusedOf(register.id)).toEqual([0, 1]);
    await client.excuses.restore(second?.id ?? '');
    expect(await excusedOf(register.id)).toEqual([1, 2]);
    // The register itself has not changed.
    expect((await client.registers.get(register.id)).revision).toBe(1);
    expect((await client.auditLog.list({ resource_id: register.id })).data).toHaveLength(1);
  });

  it('of an illness of more than three days has a warning until there is a document', async () => {
    const { client, learners } = await startRegistered(shared, 1);
    const [learner_id = ''] = learners;
    const ill = { learner_id, from: '2026-02-27', reason_code: 'illness' as const };
    const warningsOf = (excuse: { warnings: { code: string }[] }) => excuse.warnings.map(({ code }) => code);
    const short = await client.excuses.create({ ...ill, to: '2026-03-01' });
    expect(warningsOf(short)).toEqual([]);
    const long = await client.excuses.update(short.id, { to: '2026-03-02' });
    expect(warningsOf(long)).toEqual(['document_missing']);
    await client.excuses.approve(long.id);
    expect(warningsOf(await client.excuses.update(long.id, { document_ref: 'scans/17' }))).toEqual([]);
    expect(warningsOf(await client.excuses.update(long.id, { document_ref: null }))).toHaveLength(1);
    const other = await client.excuses.create({ ...ill, to: '2026-03-02', reason_code: 'religious' });
    expect(warningsOf(other)).toEqual([]);
  });

  it('covers days in order, and is submitted by a guardian of the learner or by staff', async () => {
    const { client, learners, learner } = await startRegistered(shared, 1);
    const [learner_id = ''] = learners;
    const guardian = await client.guardians.create({ name: 'Nomsa Example' });
    const errorsOf = async (fields: Partial<ExcuseCreate>) => {
      const { code, errors } = await refusalOf(client.excuses.create({ ...week, learner_id, ...fields }));
      return [
        code,
        ...errors.map((error: { pointer: string; code: string }) => `${error.pointer} ${error.code}`),
      ];
    };
    expect(await errorsOf({ to: '2026-02-01' })).toEqual(['validation_failed', '/to ends_before_start']);
    expect(await errorsOf({ to: '2062-02-06' })).toEqual(['validation_failed', '/to too_long']);
    expect(await errorsOf({ learner_id: 'lrn_none' })).toEqual([
      'unknown_reference',
      '/learner_id unknown_reference',
    ]);
    const by = (submitted_by_type: 'guardian' | 'staff', submitted_by: string) =>
      errorsOf({ submitted_by_type, submitted_by });
    expect(await by('guardian', guardian.id)).toEqual(['validation_failed', '/submitted_by not_a_guardian']);
    expect(await by('staff', guardian.id)).toEqual(['unknown_reference', '/submitted_by unknown_reference']);
    expect(await errorsOf({ submitted_by_type: 'staff' })).toEqual([
      'validation_failed',
      '/submitted_by required',
    ]);
    expect(await errorsOf({ submitted_by: guardian.id })).toEqual([
      'validation_failed',
      '/submitted_by_type required',
    ]);
    const link = await client.learnerGuardians.create(learner_id, {
      guardian_id: guardian.id,
      relationship: 'other',
      access: 'none',
    });
    expect(await by('guardian', guardian.id)).toEqual(['validation_failed', '/submitted_by not_a_guardian']);
    await client.learnerGuardians.update(learner_id, link.id, { access: 'limited' });
    const submitted_by = { submitted_by_type: 'guardian' as const, submitted_by: guardian.id };
    const excuse = await client.excuses.create({ ...week, learner_id, ...submitted_by });
    // What somebody submitted stays theirs when they lose access.
    await client.learnerGuardians.archive(learner_id, link.id);
    expect(await codeOf(client.excuses.update(excuse.id, { to: '2026-02-05' }))).toBe('done');
    await client.excuses.approve(excuse.id);
    expect(await refusalOf(client.excuses.update(excuse.id, { to: today, note: 'Later' }))).toMatchObject({
      code: 'validation_failed',
      errors: [{ pointer: '/to', code: 'immutable' }],
    });
    expect(await codeOf(client.excuses.update(excuse.id, { note: 'Later' }))).toBe('done');
    const archived = await learner();
    await client.learners.archive(archived);
    expect(await codeOf(client.excuses.create({ ...week, learner_id: archived }))).toBe('unknown_reference');
    await client.excuses.archive(excuse.id);
    expect(await codeOf(client.excuses.withdraw(excuse.id))).toBe('resource_archived');
    expect(await codeOf(client.excuses.get('exc_none'))).toBe('not_found');
    expect(await codeOf(client.excuses.reject('exc_none', { reason: 'None' }))).toBe('not_found');
  });

  it('has a note that only those see who may read attendance, and that is in no log', async () => {
    const school = await startRegistered(shared, 1);
    const { client, learners } = school;
    const [learner_id = ''] = learners;
    const writer = await clientWith(school, 'write:attendance');
    const excuse = await writer.excuses.create({ ...week, learner_id, note: 'Quite private' });
    expect(excuse).not.toHaveProperty('note');
    expect((await client.excuses.get(excuse.id)).note).toBe('Quite private');
    const reader = await clientWith(school, 'read:attendance');
    expect((await reader.excuses.list()).data).toMatchObject([{ note: 'Quite private' }]);
    expect(await codeOf(reader.excuses.approve(excuse.id))).toBe('insufficient_scope');
    const entries = (await client.auditLog.list({ resource_id: excuse.id })).data;
    expect(JSON.stringify(entries)).not.toContain('Quite private');
  });
});
