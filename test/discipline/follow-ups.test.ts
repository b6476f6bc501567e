import { type CreateServerOptions, ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { startServer } from '../support/server.ts';

async function start(open: Parameters<typeof startServer>[0], options?: CreateServerOptions) {
  const { client } = await startServer(open, options);
  const { id: learner_id } = await client.learners.create({ name: 'Thandi Example' });
  const log = () =>
    client.incidents.create({
      learner_id,
      occurred_at: '2026-02-02T07:30:00Z',
      category: 'bullying',
      level: 4,
      description: 'Threatened another learner.',
    });
  return { client, learner_id, log, incident: (await log()).id };
}

const days = { from: '2026-02-03', to: '2026-02-06' };

onEachDatabase('a follow-up', (open) => {
  it('belongs to its incident and learner', async () => {
    const { client, learner_id, log, incident } = await start(open);
    const staff = await client.staff.create({
      name: 'Sam Example',
      email: 's@example.org',
      staff_type: 'teacher',
    });
    const made = await client.followUps.create(incident, {
      kind: 'parent_meeting',
      assigned_to: staff.id,
      due_on: '2026-02-10',
      details: 'Both parents',
    });
    expect(made).toMatchObject({
      id: expect.stringMatching(/^fup_/),
      object: 'follow_up',
      incident_id: incident,
      learner_id,
      status: 'open',
      details: 'Both parents',
      outcome: null,
      excuse_id: null,
    });
    expect((await client.followUps.list(incident)).data).toEqual([made]);
    const other = (await log()).id;
    expect((await client.followUps.list(other)).data).toEqual([]);
    expect(await codeOf(client.followUps.get(other, made.id))).toBe('not_found');
    expect(await client.followUps.update(incident, made.id, { due_on: null })).toMatchObject({
      due_on: null,
    });
    const cancelled = await client.followUps.cancel(incident, made.id, { outcome: 'Moved away' });
    expect(cancelled).toMatchObject({ status: 'cancelled', outcome: 'Moved away' });
    const late = client.followUps.update(incident, made.id, { due_on: '2026-02-11' });
    expect(await codeOf(late)).toBe('invalid_state_transition');
    expect(await codeOf(client.followUps.complete(incident, made.id))).toBe('invalid_state_transition');
  });

  it('that is a suspension has its days, and excuses the learner on them', async () => {
    const { client, learner_id, incident } = await start(open);
    expect(await refusalOf(client.followUps.create(incident, { kind: 'suspension' }))).toMatchObject({
      errors: [
        { pointer: '/from', code: 'required' },
        { pointer: '/to', code: 'required' },
      ],
    });
    const turned = client.followUps.create(incident, { kind: 'suspension', from: days.to, to: days.from });
    expect(await refusalOf(turned)).toMatchObject({
      errors: [{ pointer: '/to', code: 'ends_before_start' }],
    });
    const suspension = await client.followUps.create(incident, { kind: 'suspension', ...days });
    const excuse = () => client.excuses.get(String(suspension.excuse_id));
    expect(await excuse()).toMatchObject({
      learner_id,
      ...days,
      reason_code: 'suspension',
      status: 'approved',
    });
    const longer = await client.followUps.update(incident, suspension.id, { to: '2026-02-09' });
    expect(longer.excuse_id).not.toBe(suspension.excuse_id);
    expect(await excuse()).toMatchObject({ status: 'withdrawn' });
    const replaced = String(longer.excuse_id);
    expect(await client.excuses.get(replaced)).toMatchObject({ to: '2026-02-09', status: 'approved' });
    // Whoever manages excuses does not end a suspension with them.
    expect(await codeOf(client.excuses.withdraw(replaced))).toBe('resource_in_use');
    expect(await codeOf(client.excuses.archive(replaced))).toBe('resource_in_use');
    await client.followUps.cancel(incident, suspension.id);
    expect(await client.excuses.get(replaced)).toMatchObject({
      status: 'withdrawn',
      decision_reason: 'The suspension was cancelled.',
    });
  });

  it('that is a suspension keeps the days excused that have passed when it is cancelled', async () => {
    const clock = new ManualClock('2026-02-02T08:00:00Z');
    const { client, incident } = await start(open, { clock });
    const suspension = await client.followUps.create(incident, { kind: 'suspension', ...days });
    clock.advance(2 * 86_400_000);
    const { excuse_id } = await client.followUps.cancel(incident, suspension.id, { outcome: 'Appeal' });
    expect(await client.excuses.get(String(suspension.excuse_id))).toMatchObject({ status: 'withdrawn' });
    expect(await client.excuses.get(String(excuse_id))).toMatchObject({
      ...{ from: days.from, to: '2026-02-04', reason_code: 'suspension', status: 'approved' },
    });
  });

  it('that is a suspension keeps them excused also when the learner was archived meanwhile', async () => {
    const clock = new ManualClock(Date.parse('2026-02-04T08:00:00Z'));
    const { client, incident, learner_id } = await start(open, { clock });
    const suspension = await client.followUps.create(incident, { kind: 'suspension', ...days });
    await client.learners.archive(learner_id);
    const { excuse_id } = await client.followUps.cancel(incident, suspension.id);
    expect(excuse_id).not.toBe(suspension.excuse_id);
    expect(await client.excuses.get(excuse_id ?? '')).toMatchObject({
      ...{ from: '2026-02-03', to: '2026-02-04', status: 'approved' },
    });
  });

  it('that is a suspension is completed when its last day has come, and cancelled also when the learner is archived', async () => {
    const clock = new ManualClock('2026-02-02T08:00:00Z');
    const { client, incident, learner_id } = await start(open, { clock });
    const suspend = () => client.followUps.create(incident, { kind: 'suspension', ...days });
    const suspension = await suspend();
    const complete = () => client.followUps.complete(incident, suspension.id);
    expect(await refusalOf(complete())).toMatchObject({
      ...{ status: 409, code: 'invalid_state_transition', detail: expect.stringContaining(days.to) },
    });
    clock.advance(Date.parse(`${days.to}T08:00:00Z`) - clock.now());
    expect((await complete()).status).toBe('done');
    const other = await suspend();
    await client.learners.archive(learner_id);
    expect((await client.followUps.cancel(incident, other.id)).status).toBe('cancelled');
    expect((await client.excuses.get(String(other.excuse_id))).status).toBe('withdrawn');
  });

  it('that is a suspension for a confidential incident does not say so in the excuse', async () => {
    const { client, learner_id } = await start(open);
    const { id: incident } = await client.incidents.create({
      ...{ learner_id, occurred_at: '2026-02-02T07:30:00Z', category: 'bullying', level: 4 },
      ...{ description: 'Threatened another learner.', confidential: true },
    });
    const { id, excuse_id } = await client.followUps.create(incident, { kind: 'suspension', ...days });
    const excuse = await client.excuses.get(excuse_id ?? '');
    expect(excuse).toMatchObject({ reason_code: 'other', status: 'approved', ...days });
    const refused = await refusalOf(client.excuses.withdraw(excuse.id, {}));
    expect(refused).toMatchObject({ code: 'resource_in_use' });
    await client.followUps.cancel(incident, id);
    const withdrawn = await client.excuses.get(excuse.id);
    expect(withdrawn.status).toBe('withdrawn');
    expect(JSON.stringify([withdrawn, refused.detail])).not.toContain('suspension');
  });

  it('that is assigned to somebody who has left has a warning while it is open', async () => {
    const { client, incident } = await start(open);
    const staff = (name: string) =>
      client.staff.create({ name, email: `${name}@example.org`, staff_type: 'teacher' });
    const [{ id: leaving }, { id: next }] = [await staff('sam'), await staff('tina')];
    const assign = (assigned_to: string) =>
      client.followUps.create(incident, { kind: 'parent_meeting', assigned_to });
    const [done, left] = [await assign(leaving), await assign(leaving)];
    expect(left.warnings).toEqual([]);
    await client.followUps.complete(incident, done.id, {});
    await client.staff.leave(leaving, { ends_on: '2026-01-30' });
    const codes = async (id: string) =>
      (await client.followUps.get(incident, id)).warnings.map(({ code }) => code);
    expect([await codes(done.id), await codes(left.id)]).toEqual([[], ['assignee_left']]);
    expect((await client.followUps.update(incident, left.id, { assigned_to: next })).warnings).toEqual([]);
    const archived = await assign(next);
    await client.staff.archive(next);
    expect(await codes(archived.id)).toEqual(['assignee_left']);
  });

  it('that is a suspension of more than seven school days has a warning', async () => {
    const { client, incident } = await start(open);
    const year = await client.academicYears.create({
      name: '2026',
      starts_on: '2026-01-01',
      ends_on: '2026-12-31',
    });
    const term = { academic_year_id: year.id, name: 'Term 1', number: 1 };
    await client.terms.create({ ...term, starts_on: '2026-01-14', ends_on: '2026-03-27' });
    const suspension = { kind: 'suspension' as const, from: '2026-02-03', to: '2026-02-11' };
    const made = await client.followUps.create(incident, suspension);
    expect(made).toMatchObject({ school_days: 7, warnings: [] });
    const longer = { to: '2026-02-12' };
    expect(await client.followUps.update(incident, made.id, longer)).toMatchObject({
      school_days: 8,
      warnings: [{ code: 'long_suspension', detail: expect.stringContaining('8 school days') }],
    });
    const weekend = { from: '2026-02-14', to: '2026-02-15' };
    expect(await client.followUps.create(incident, { ...suspension, ...weekend })).toMatchObject({
      school_days: 0,
      warnings: [{ code: 'no_school_days' }],
    });
    await client.calendarExceptions.create({ date: '2026-02-05', kind: 'closure', name: 'Water' });
    expect(await client.followUps.create(incident, { ...suspension, ...longer })).toMatchObject({
      school_days: 7,
      warnings: [],
    });
    expect(await client.followUps.create(incident, { kind: 'detention' })).toMatchObject({
      school_days: null,
      warnings: [],
    });
  });
});
