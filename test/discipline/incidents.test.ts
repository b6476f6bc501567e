import type { IncidentCreate, Rollbook } from '@rollbook/sdk';
import { ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { clientWith } from '../support/school-year.ts';
import { startServer } from '../support/server.ts';

const now = '2026-02-02T08:00:00.000Z';
const hourMs = 3_600_000;
const canary = 'Broke the window of the laboratory';

async function start(open: Parameters<typeof startServer>[0]) {
  const clock = new ManualClock(now);
  const started = await startServer(open, { clock });
  const learner = async (name = 'Thandi Example') => (await started.client.learners.create({ name })).id;
  const learner_id = await learner();
  const incident: IncidentCreate = {
    learner_id,
    occurred_at: '2026-02-02T07:30:00Z',
    category: 'vandalism',
    level: 3,
    description: canary,
    location: 'Laboratory',
    points: -5,
  };
  return { ...started, clock, learner, learner_id, incident };
}

onEachDatabase('an incident', (open) => {
  it('is logged for a learner, and its event contains no texts', async () => {
    const { client, incident, learner_id } = await start(open);
    const staff = await client.staff.create({
      name: 'Sam Example',
      email: 's@example.org',
      staff_type: 'teacher',
    });
    const involved = [{ type: 'staff' as const, id: staff.id, role: 'witness' as const }];
    const logged = await client.incidents.create({ ...incident, involved, reported_by: staff.id });
    expect(logged).toMatchObject({
      ...incident,
      id: expect.stringMatching(/^inc_/),
      object: 'incident',
      occurred_at: '2026-02-02T07:30:00.000Z',
      group_id: null,
      involved,
      notes: [],
      reported_by: staff.id,
      confidential: false,
      status: 'logged',
      resolved_at: null,
    });
    expect(await client.incidents.get(logged.id)).toEqual(logged);
    const [event] = (await client.events.list({ type: 'discipline.incident-logged' })).data;
    expect(event?.data).toEqual({
      id: logged.id,
      object: 'incident',
      learner_id,
      group_id: null,
      occurred_at: logged.occurred_at,
      category: 'vandalism',
      level: 3,
      points: -5,
      status: 'logged',
    });
    const entries = await client.auditLog.list({ resource_id: logged.id });
    expect(entries.data).toHaveLength(1);
    expect(JSON.stringify(entries.data)).not.toContain(canary);
    expect(entries.data[0]?.changes).toMatchObject({ description: { before: null, after: '[redacted]' } });
  });

  it('is in the past, about people of the school', async () => {
    const { client, incident } = await start(open);
    expect(
      await refusalOf(client.incidents.create({ ...incident, occurred_at: '2026-02-02T08:00:01Z' })),
    ).toMatchObject({ status: 422, errors: [{ pointer: '/occurred_at', code: 'in_future' }] });
    const involved = [
      { type: 'learner' as const, id: incident.learner_id, role: 'victim' as const },
      { type: 'staff' as const, id: incident.learner_id, role: 'witness' as const },
    ];
    expect(await refusalOf(client.incidents.create({ ...incident, involved }))).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/involved/1/id', code: 'unknown_reference' }],
    });
    const unknown = client.incidents.create({ ...incident, learner_id: 'lrn_none' });
    expect(await codeOf(unknown)).toBe('unknown_reference');
    expect((await client.incidents.list()).data).toEqual([]);
  });

  it('with several learners has a record for each, or for none', async () => {
    const { client, incident, learner } = await start(open);
    const { learner_id, ...fields } = incident;
    const learner_ids = [learner_id, await learner('Naledi Example'), await learner('Sipho Example')];
    const { group_id, data } = await client.incidents.bulk({ ...fields, learner_ids });
    expect(data.map((each) => each.learner_id)).toEqual(learner_ids);
    expect((await client.incidents.list({ group_id })).data).toEqual(data);
    expect(data.every((each) => each.group_id === group_id && each.description === canary)).toBe(true);
    const events = await client.events.list({ type: 'discipline.incident-logged' });
    expect(events.data).toHaveLength(3);
    const refused = client.incidents.bulk({ ...fields, learner_ids: [learner_id, 'lrn_none'] });
    expect(await codeOf(refused)).toBe('unknown_reference');
    expect((await client.incidents.list()).data).toHaveLength(3);
  });

  it('shows its texts in no response to a key that may log it and not read it', async () => {
    const { client, server, incident } = await start(open);
    const { learner_id, ...fields } = incident;
    const writer = await clientWith({ client, server }, 'write:discipline');
    const logged = await writer.incidents.create(incident);
    const { data } = await writer.incidents.bulk({ ...fields, learner_ids: [learner_id] });
    expect(Object.keys(data[0] ?? {}).sort()).toEqual(Object.keys(logged).sort());
    expect(JSON.stringify([logged, data])).not.toContain(canary);
    expect(await client.incidents.get(data[0]?.id ?? '')).toMatchObject({ description: canary });
  });

  it('is no way to guess its texts for a key that may change it and not read it', async () => {
    const { client, server, incident, clock } = await start(open);
    const writer = await clientWith({ client, server }, 'write:discipline');
    const { id: old } = await client.incidents.create(incident);
    const { id: closed } = await client.incidents.create(incident);
    await client.incidents.review(closed);
    await client.incidents.resolve(closed);
    clock.advance(25 * hourMs);
    for (const location of ['Laboratory', 'Library', null])
      expect(await codeOf(writer.incidents.update(closed, { location }))).toBe('incident_closed');
    for (const description of [canary, 'Broke a window'])
      expect(await refusalOf(writer.incidents.update(old, { description }))).toMatchObject({
        status: 422,
        errors: [{ pointer: '/description', code: 'immutable' }],
      });
    // Whoever can read them may send what is there.
    const { etag } = await client.incidents.get(closed).withResponse();
    const same = { location: 'Laboratory', description: canary };
    expect((await client.incidents.update(closed, same).withResponse()).etag).toBe(etag);
    expect(await client.incidents.update(old, same)).toMatchObject(same);
  });

  it('is corrected within a day, and gets notes afterwards', async () => {
    const { client, incident, clock } = await start(open);
    const { id } = await client.incidents.create(incident);
    clock.advance(24 * hourMs);
    expect(await client.incidents.update(id, { description: 'Broke a window' })).toMatchObject({
      description: 'Broke a window',
    });
    clock.advance(1000);
    expect(await refusalOf(client.incidents.update(id, { description: 'Nothing' }))).toMatchObject({
      errors: [{ pointer: '/description', code: 'immutable' }],
    });
    expect(
      await client.incidents.update(id, { description: 'Broke a window', location: null }),
    ).toMatchObject({
      location: null,
    });
    const noted = await client.incidents.addNote(id, { text: 'The parents were informed.' });
    expect(noted.notes).toEqual([
      { text: 'The parents were informed.', added_at: new Date(clock.now()).toISOString() },
    ]);
    const again = await client.incidents.addNote(id, { text: 'They paid for it.' });
    expect(again.notes?.map(({ text }) => text)).toEqual(['The parents were informed.', 'They paid for it.']);
  });

  it('is reviewed, and resolved or dismissed when its follow-ups are closed', async () => {
    const { client, incident } = await start(open);
    const { id } = await client.incidents.create(incident);
    expect(await codeOf(client.incidents.resolve(id))).toBe('invalid_state_transition');
    expect(await client.incidents.review(id)).toMatchObject({ status: 'under_review' });
    const { id: followUp } = await client.followUps.create(id, { kind: 'detention' });
    expect(await refusalOf(client.incidents.resolve(id))).toMatchObject({
      code: 'open_follow_ups',
      follow_up_ids: [followUp],
    });
    expect(await codeOf(client.incidents.dismiss(id, { reason: 'A mistake' }))).toBe('open_follow_ups');
    // A suspension would excuse absences, and nobody could cancel it.
    expect(await codeOf(client.incidents.archive(id))).toBe('open_follow_ups');
    const done = await client.followUps.complete(id, followUp, { outcome: 'Attended' });
    expect(done).toMatchObject({ status: 'done', outcome: 'Attended' });
    expect(await client.incidents.resolve(id, { note: 'Apologised' })).toMatchObject({
      status: 'resolved',
      resolved_at: now,
      notes: [{ text: 'Apologised' }],
    });
    expect(await codeOf(client.incidents.update(id, { level: 1 }))).toBe('incident_closed');
    expect(await codeOf(client.followUps.create(id, { kind: 'other' }))).toBe('incident_closed');
    expect(await codeOf(client.incidents.update(id, { metadata: { file: '12' } }))).toBe('done');
    expect(await client.incidents.reopen(id, { reason: 'A witness' })).toMatchObject({
      status: 'under_review',
      resolved_at: null,
      notes: [{ text: 'Apologised' }, { text: 'A witness' }],
    });
    expect(await client.incidents.dismiss(id, { reason: 'It was another learner' })).toMatchObject({
      status: 'dismissed',
    });
    const events = (await client.events.list({ resource_id: id })).data;
    expect(events).toMatchObject([
      { type: 'discipline.incident-dismissed', data: { id, status: 'dismissed' } },
      { type: 'discipline.incident-updated', data: { id, status: 'under_review' } },
      // The metadata.
      { type: 'discipline.incident-updated', data: { id, status: 'resolved' } },
      { type: 'discipline.incident-updated', data: { id, status: 'resolved' } },
      { type: 'discipline.incident-updated', data: { id, status: 'under_review' } },
      { type: 'discipline.incident-logged', data: { id, status: 'logged' } },
    ]);
    expect(JSON.stringify(events)).not.toMatch(new RegExp(`${canary}|Apologised|witness|another learner`));
    expect(await codeOf(client.incidents.reopen(id, { reason: 'No' }))).toBe('invalid_state_transition');
  });

  it('stays closed when its learner is archived', async () => {
    const { client, incident, learner_id } = await start(open);
    const { id } = await client.incidents.create(incident);
    await client.incidents.review(id);
    await client.incidents.resolve(id);
    await client.learners.archive(learner_id);
    expect(await codeOf(client.incidents.reopen(id, { reason: 'A witness' }))).toBe('unknown_reference');
    await client.learners.restore(learner_id);
    expect((await client.incidents.reopen(id, { reason: 'A witness' })).status).toBe('under_review');
  });

  it('has at most 200 notes', async () => {
    const { client, incident } = await start(open);
    const { id } = await client.incidents.create(incident);
    for (let n = 0; n < 200; n++) await client.incidents.addNote(id, { text: `Note ${n}` });
    expect(await codeOf(client.incidents.addNote(id, { text: 'One more' }))).toBe('too_many_notes');
  });

  it('that becomes confidential takes its events along', async () => {
    const { client, server, incident } = await start(open);
    const { id } = await client.incidents.create(incident);
    const scopes = ['read:discipline', 'write:discipline', 'read:events'] as const;
    const teacher = await clientWith({ client, server }, ...scopes);
    const seen = async (by: typeof client) =>
      (await by.events.list({ resource_id: id })).data.map(({ type }) => type);
    expect(await seen(teacher)).toEqual(['discipline.incident-logged']);
    await client.incidents.update(id, { confidential: true });
    expect(await seen(teacher)).toEqual([]);
    expect(await seen(client)).toEqual(['discipline.incident-updated', 'discipline.incident-logged']);
  });

  it('that is confidential exists only for keys with read:sensitive', async () => {
    const { client, server, incident, learner_id } = await start(open);
    const open1 = await client.incidents.create(incident);
    const secret = await client.incidents.create({ ...incident, confidential: true, points: -7 });
    const teacher = await clientWith({ client, server }, 'read:discipline', 'write:discipline');
    expect((await teacher.incidents.list()).data).toEqual([open1]);
    expect((await client.incidents.list({ confidential: true })).data).toEqual([secret]);
    expect(await codeOf(teacher.incidents.list({ confidential: true }))).toBe('insufficient_scope');
    expect(await codeOf(teacher.incidents.list({ starting_after: secret.id }))).toBe('invalid_cursor');
    expect((await teacher.incidents.list({ starting_after: open1.id })).data).toEqual([]);
    const { followUps, incidents } = teacher;
    const calls = [
      () => incidents.get(secret.id),
      () => incidents.update(secret.id, { level: 1 }),
      () => incidents.archive(secret.id),
      () => incidents.restore(secret.id),
      () => incidents.review(secret.id),
      () => incidents.resolve(secret.id),
      () => incidents.dismiss(secret.id, { reason: 'x' }),
      () => incidents.reopen(secret.id, { reason: 'x' }),
      () => incidents.addNote(secret.id, { text: 'x' }),
      () => followUps.list(secret.id),
      () => followUps.create(secret.id, { kind: 'other' }),
    ];
    for (const call of calls) expect(await codeOf(call())).toBe('not_found');
    const refused = teacher.incidents.create({ ...incident, confidential: true });
    expect(await codeOf(refused)).toBe('insufficient_scope');
    expect(await teacher.learners.discipline(learner_id)).toMatchObject({ incidents: 1, points: -5 });
    expect(await client.learners.discipline(learner_id)).toMatchObject({ incidents: 2, points: -12 });
  });

  it('that is confidential is not named to keys without read:sensitive by the error for its external id', async () => {
    const { client, server, incident } = await start(open);
    const external_ids = { sis: '1' };
    const { id } = await client.incidents.create({ ...incident, external_ids, confidential: true });
    const followUp = await client.followUps.create(id, { kind: 'other', external_ids });
    const shared = await client.incidents.create(incident);
    const teacher = await clientWith({ client, server }, 'read:discipline', 'write:discipline');
    const calls = [
      { of: id, call: (by: Rollbook) => by.incidents.create({ ...incident, external_ids }) },
      { of: id, call: (by: Rollbook) => by.incidents.update(shared.id, { external_ids }) },
      {
        of: followUp.id,
        call: (by: Rollbook) => by.followUps.create(shared.id, { kind: 'other', external_ids }),
      },
    ];
    for (const { of, call } of calls) {
      const refused = await refusalOf(call(teacher));
      expect(refused).toMatchObject({ status: 409, code: 'already_exists' });
      expect(JSON.stringify(refused)).not.toContain(of);
      expect(await refusalOf(call(client))).toMatchObject({ code: 'already_exists', existing_id: of });
    }
    const known = await teacher.incidents.create({ ...incident, external_ids: { sis: '2' } });
    expect(
      await refusalOf(teacher.incidents.create({ ...incident, external_ids: { sis: '2' } })),
    ).toMatchObject({ existing_id: known.id });
  });

  it('shows its texts only to keys that can read them', async () => {
    const { client, server, incident } = await start(open);
    const writer = await clientWith({ client, server }, 'write:discipline');
    const logged = await writer.incidents.create(incident);
    expect(logged).not.toHaveProperty('description');
    expect(await client.incidents.get(logged.id)).toMatchObject({ description: canary });
  });
});

onEachDatabase('the points of a learner', (open) => {
  it('are those of incidents that are neither dismissed nor archived', async () => {
    const { client, incident, learner, learner_id } = await start(open);
    const log = (fields: Partial<IncidentCreate>) => client.incidents.create({ ...incident, ...fields });
    await log({ points: -2, occurred_at: '2026-01-20T08:00:00Z' });
    await log({ category: 'merit', points: 4 });
    const dismissed = await log({ points: -30 });
    await client.incidents.review(dismissed.id);
    await client.incidents.dismiss(dismissed.id, { reason: 'A mistake' });
    await client.incidents.archive((await log({ points: -40 })).id);
    await log({ learner_id: await learner('Naledi Example') });
    expect(await client.learners.discipline(learner_id)).toEqual({
      learner_id,
      incidents: 1,
      merits: 1,
      points: 2,
    });
    expect(
      await client.learners.discipline(learner_id, { query: { from: '2026-02-01T00:00:00Z' } }),
    ).toMatchObject({
      incidents: 0,
      points: 4,
    });
    expect(
      await client.learners.discipline(learner_id, { query: { to: '2026-02-01T00:00:00Z' } }),
    ).toMatchObject({
      merits: 0,
      points: -2,
    });
    expect(await codeOf(client.learners.discipline('lrn_none'))).toBe('not_found');
  });
});
