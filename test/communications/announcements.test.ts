import type { AnnouncementCreate } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { now, startSchool, testAdapter } from './school.ts';

const everyone: AnnouncementCreate = {
  title: 'Sports day',
  body: 'On Friday.\nBring a <hat>.',
  audience: { everyone: true },
};
const hourMs = 3_600_000;
const after = (ms: number): string => new Date(Date.parse(now) + ms).toISOString();

onEachDatabase('an announcement', (open) => {
  it('is one copy on each channel for each guardian, of those who receive announcements', async () => {
    const [email, sms] = [testAdapter(), testAdapter()];
    const channels = { email: email.adapter, sms: sms.adapter };
    const { client, learner, guardian, drain } = await startSchool(open, { channels });
    const [thandi, sipho] = [await learner(), await learner('Sipho Example')];
    const nomsa = await guardian([thandi, sipho]);
    await guardian([thandi], { access: 'none' });
    await guardian([thandi], { receives: { announcements: false } });
    const draft = await client.announcements.create({ ...everyone, channels: ['email', 'sms', 'portal'] });
    expect(draft).toMatchObject({ object: 'announcement', status: 'draft', recipient_count: 0 });
    const published = await client.announcements.publish(draft.id);
    expect(published).toMatchObject({ status: 'published', recipient_count: 1, published_at: now });
    await drain();
    expect(email.copies).toMatchObject([
      { to: 'nomsa@example.org', subject: 'Sports day', body: '<p>On Friday.<br>\nBring a &lt;hat&gt;.</p>' },
    ]);
    expect(sms.copies).toMatchObject([{ body: 'Sports day\n\nOn Friday.\nBring a <hat>.' }]);
    const messages = (await client.messages.list({ announcement_id: draft.id })).data;
    expect(
      messages.map(({ channel, status, counts }) => [channel, status, counts.sent + counts.delivered]),
    ).toEqual([
      ['email', 'sent', 1],
      ['sms', 'sent', 1],
      ['portal', 'sent', 1],
    ]);
    const [portal] = (await client.messageRecipients.list(messages[2]?.id ?? '')).data;
    expect(portal).toMatchObject({ guardian_id: nomsa, status: 'delivered', delivered_at: now });
    // What was published is not changed, and its recipients stay the same.
    expect(await refusalOf(client.announcements.update(draft.id, { title: 'No' }))).toMatchObject({
      code: 'announcement_closed',
    });
    await guardian([sipho]);
    expect(await client.announcements.get(draft.id)).toEqual(published);
    const entries = (await client.auditLog.list({ resource_id: draft.id })).data;
    expect(entries.map(({ action }) => action)).toEqual(['announcement.published', 'announcement.created']);
  });

  it('is for some grade levels, classes or learners, or for staff with some roles', async () => {
    const { copies, adapter } = testAdapter();
    const { client, learner, guardian, drain } = await startSchool(open, { channels: { email: adapter } });
    const grade = await client.gradeLevels.create({ label: 'Grade 5', order: 5 });
    const inGrade = (await client.learners.create({ name: 'Thandi Example', grade_level_id: grade.id })).id;
    const other = await learner('Sipho Example');
    const own = (await client.learners.create({ name: 'Zola Example', email: 'zola@example.org' })).id;
    await guardian([inGrade], {}, { email: 'one@example.org' });
    await guardian([other], {}, { email: 'two@example.org' });
    const teacher = await client.staff.create({
      name: 'Sam',
      email: 'sam@example.org',
      staff_type: 'teacher',
    });
    const publish = async (audience: AnnouncementCreate['audience']) => {
      copies.length = 0;
      const { id } = await client.announcements.create({ ...everyone, audience, channels: ['email'] });
      await client.announcements.publish(id);
      await drain();
      return copies.map(({ to }) => to).sort();
    };
    expect(await publish({ grade_level_ids: [grade.id] })).toEqual(['one@example.org']);
    expect(await publish({ learner_ids: [other, own], recipients: ['guardians', 'learners'] })).toEqual([
      'two@example.org',
      'zola@example.org',
    ]);
    expect(await publish({ everyone: true, recipients: ['staff'] })).toEqual(['sam@example.org']);
    const principals: AnnouncementCreate['audience'] = { staff_roles: ['principal'], recipients: ['staff'] };
    expect(await publish(principals)).toEqual([]);
    await client.roleAssignments.create(teacher.id, { role: 'principal' });
    expect(await publish(principals)).toEqual(['sam@example.org']);
  });

  it('that is scheduled is published once, when its time has come, and expires once', async () => {
    const { copies, adapter } = testAdapter();
    const { client, clock, learner, guardian, drain } = await startSchool(open, {
      channels: { email: adapter },
    });
    await guardian([await learner()]);
    const times = { publish_at: after(hourMs), expires_at: after(2 * hourMs) };
    const { id } = await client.announcements.create({ ...everyone, channels: ['email'], ...times });
    await client.announcements.schedule(id);
    const cancelled = await client.announcements.create({ ...everyone, ...times });
    await client.announcements.schedule(cancelled.id);
    await client.announcements.cancel(cancelled.id);
    const moved = await client.announcements.update(id, { body: 'On Saturday.' });
    expect(moved).toMatchObject({ status: 'scheduled', body: 'On Saturday.' });
    clock.advance(hourMs - 1);
    await drain();
    expect(copies).toEqual([]);
    clock.advance(1);
    await Promise.all([drain(), drain()]);
    expect(copies.map(({ body }) => body)).toEqual(['<p>On Saturday.</p>']);
    clock.advance(hourMs);
    await drain();
    await drain();
    expect(await client.announcements.get(id)).toMatchObject({ status: 'expired' });
    const entries = (await client.auditLog.list({ resource_id: id })).data;
    expect(entries.map(({ action }) => action)).toEqual([
      'announcement.expired',
      'announcement.published',
      'announcement.updated',
      'announcement.scheduled',
      'announcement.created',
    ]);
    expect(entries[1]?.actor).toMatchObject({ type: 'system', name: 'Communications' });
    expect(await client.announcements.get(cancelled.id)).toMatchObject({ status: 'cancelled' });
    expect(copies).toHaveLength(1);
  });

  it('that is retracted or has expired is not sent to those who were not sent it yet', async () => {
    const { copies, adapter } = testAdapter(() => ({ status: 'retry', detail: 'Busy.' }));
    const { client, clock, learner, guardian, drain } = await startSchool(open, {
      channels: { email: adapter },
    });
    await guardian([await learner()]);
    const publish = async (fields: Partial<AnnouncementCreate> = {}) => {
      const { id } = await client.announcements.create({ ...everyone, channels: ['email'], ...fields });
      await client.announcements.publish(id);
      await drain();
      return id;
    };
    const retracted = await publish();
    await client.announcements.retract(retracted);
    const expired = await publish({ expires_at: after(1000) });
    const archived = await publish({ expires_at: after(1000) });
    await client.announcements.archive(archived);
    clock.advance(hourMs);
    await drain();
    for (const announcement_id of [retracted, expired, archived]) {
      const [message] = (await client.messages.list({ announcement_id })).data;
      expect(message).toMatchObject({ status: 'cancelled', counts: { suppressed: 1 } });
      const [copy] = (await client.messageRecipients.list(message?.id ?? '')).data;
      expect(copy).toMatchObject({ status: 'suppressed', error: { code: 'cancelled' } });
      expect(copy?.error?.detail).toContain(announcement_id === retracted ? 'was cancelled' : 'expired');
    }
    expect(await client.announcements.get(archived)).toMatchObject({ status: 'expired' });
    expect(copies).toHaveLength(3);
  });

  it('names the learners whose families it does not reach', async () => {
    const { copies, adapter } = testAdapter();
    const { client, learner, guardian, drain } = await startSchool(open, { channels: { email: adapter } });
    const [reached, refused, alone] = [
      await learner('Thandi Example'),
      await learner('Sipho Example'),
      await learner('Zola Example'),
    ];
    await guardian([reached]);
    await guardian([refused], { access: 'none' });
    const { id } = await client.announcements.create({
      ...{ ...everyone, channels: ['email'], audience: { learner_ids: [reached, refused, alone] } },
    });
    expect((await client.announcements.publish(id)).recipient_count).toBe(1);
    const comes = await client.learners.create({ name: 'Pia Example', status: 'prospective' });
    await guardian([comes.id], {}, { name: 'Lebo Example', email: 'lebo@example.org' });
    const welcome = await client.announcements.create({
      ...{ ...everyone, channels: ['email'], audience: { learner_ids: [comes.id] } },
    });
    expect((await client.announcements.publish(welcome.id)).recipient_count).toBe(1);
    const sent = await client.messages.create({
      ...{
        channel: 'email',
        subject: 'Hello',
        body: 'Hello',
        to: { learner_ids: [reached, refused, alone] },
      },
    });
    await drain();
    expect(copies).toHaveLength(3);
    const [announced] = (await client.messages.list({ announcement_id: id })).data;
    for (const message of [announced?.id ?? '', sent.id]) {
      expect(await client.messages.get(message)).toMatchObject({
        status: 'sent',
        counts: { sent: 1, suppressed: 2 },
      });
      const { data } = await client.messageRecipients.list(message, { status: 'suppressed' });
      expect(data.map(({ learner_id }) => learner_id).sort()).toEqual([refused, alone].sort());
      for (const { error } of data) expect(error?.code).toBe('no_guardian');
    }
    const none = { subject: 'Hello', body: 'Hello', to: { learner_ids: [alone] } };
    expect(await codeOf(client.messages.create({ ...none, channel: 'email' }))).toBe('no_eligible_recipient');
  });

  it('is not published late after it was archived, and not at all after it has expired', async () => {
    const { copies, adapter } = testAdapter();
    const { client, clock, learner, guardian, drain } = await startSchool(open, {
      channels: { email: adapter },
    });
    await guardian([await learner()]);
    const create = async (times: Partial<AnnouncementCreate>) =>
      (await client.announcements.create({ ...everyone, channels: ['email'], ...times })).id;
    const [past, future, expired] = [
      await create({ publish_at: after(hourMs) }),
      await create({ publish_at: after(3 * hourMs) }),
      await create({ expires_at: after(hourMs) }),
    ];
    for (const id of [past, future]) {
      await client.announcements.schedule(id);
      await client.announcements.archive(id);
    }
    clock.advance(2 * hourMs);
    expect((await client.announcements.restore(past)).status).toBe('draft');
    expect((await client.announcements.restore(future)).status).toBe('scheduled');
    expect(await refusalOf(client.announcements.publish(expired))).toMatchObject({
      ...{ status: 409, code: 'announcement_closed', detail: expect.stringContaining('expires_at') },
    });
    await drain();
    expect(copies).toEqual([]);
    // The server was not running when it was to be published.
    const missed = await create({ publish_at: after(3 * hourMs), expires_at: after(4 * hourMs) });
    await client.announcements.schedule(missed);
    clock.advance(3 * hourMs);
    await drain();
    expect(copies).toHaveLength(1);
    expect((await client.announcements.get(missed)).status).toBe('expired');
    expect((await client.announcements.get(future)).status).toBe('published');
  });

  it('is published also if the only learner who is listed was archived', async () => {
    const { copies, adapter } = testAdapter();
    const { client, clock, learner, guardian, drain } = await startSchool(open, {
      channels: { email: adapter },
    });
    const gone = await learner();
    await guardian([gone]);
    await client.staff
      .create({ name: 'Sam', email: 'sam@example.org', staff_type: 'teacher' })
      .then(({ id }) => client.roleAssignments.create(id, { role: 'principal' }));
    const audience: AnnouncementCreate['audience'] = {
      ...{ learner_ids: [gone], staff_roles: ['principal'], recipients: ['guardians', 'staff'] },
    };
    const create = async (publish_at?: string) =>
      (await client.announcements.create({ ...everyone, audience, channels: ['email'], publish_at })).id;
    const [scheduled, draft] = [await create(after(hourMs)), await create()];
    await client.announcements.schedule(scheduled);
    await client.learners.archive(gone);
    expect((await client.announcements.publish(draft)).recipient_count).toBe(1);
    clock.advance(hourMs);
    await drain();
    expect(await client.announcements.get(scheduled)).toMatchObject({
      status: 'published',
      recipient_count: 1,
    });
    expect(copies.map(({ to }) => to)).toEqual(['sam@example.org', 'sam@example.org']);
  });

  it('is not for those who have left by then, also before the tasks of the day have come to them', async () => {
    const { client, clock, learner, guardian } = await startSchool(open, { worker: false });
    const [leaving, staying] = [await learner(), await learner('Sipho Example')];
    await guardian([leaving], {}, { name: 'Lebo Example', email: 'lebo@example.org' });
    const told = await guardian([staying]);
    const member = (name: string) =>
      client.staff.create({ name, email: `${name}@example.org`, staff_type: 'teacher' });
    const [gone, here] = [await member('gone'), await member('here')];
    await client.learners.leave(leaving, { left_on: '2026-02-04', left_reason: 'transferred' });
    await client.staff.leave(gone.id, { ends_on: '2026-02-03' });
    const publish = async () => {
      const audience: AnnouncementCreate['audience'] = { everyone: true, recipients: ['guardians', 'staff'] };
      const { id } = await client.announcements.create({ ...everyone, audience });
      await client.announcements.publish(id);
      const [message] = (await client.messages.list({ announcement_id: id })).data;
      const { data } = await client.messageRecipients.list(message?.id ?? '');
      return data.map(({ guardian_id, staff_id }) => guardian_id ?? staff_id).sort();
    };
    clock.advance(24 * hourMs);
    expect(await publish()).toHaveLength(4);
    clock.advance(24 * hourMs);
    expect(await publish()).toEqual([told, here.id].sort());
  });

  it('on the portal is delivered when it is published, whatever happens next', async () => {
    const { client, clientOf, server, learner, guardian, drain } = await startSchool(open, { worker: false });
    await guardian([await learner()]);
    const scopes = ['read:communications', 'write:communications'] as const;
    const key = await client.apiKeys.create({ name: 'Office', scopes: [...scopes] });
    const office = clientOf(server, key.secret);
    const publish = async () => {
      const { id } = await office.announcements.create(everyone);
      await office.announcements.publish(id);
      return id;
    };
    const [retracted, published] = [await publish(), await publish()];
    await client.announcements.retract(retracted);
    await client.apiKeys.revoke(key.id);
    await drain();
    for (const announcement_id of [retracted, published])
      expect((await client.messages.list({ announcement_id })).data).toMatchObject([
        { status: 'sent', completed_at: now, error: null, counts: { delivered: 1 } },
      ]);
  });

  it('is refused with what is wrong', async () => {
    const { client, learner } = await startSchool(open, { worker: false });
    const learner_ids = [await learner()];
    const refused = (fields: Partial<AnnouncementCreate>) =>
      refusalOf(client.announcements.create({ ...everyone, ...fields }));
    expect(await refused({ body: 'Dear {{ recipient.name }}' })).toMatchObject({
      code: 'unknown_variable',
      errors: [{ pointer: '/body' }],
    });
    expect(await refused({ title: '{{' })).toMatchObject({ errors: [{ pointer: '/title' }] });
    const audienceErrors = async (audience: AnnouncementCreate['audience']) =>
      (await refused({ audience })).errors.map(({ pointer, code }: { pointer: string; code: string }) => [
        pointer,
        code,
      ]);
    expect(await audienceErrors({})).toEqual([['/audience', 'required']]);
    expect(await audienceErrors({ everyone: true, learner_ids })).toEqual([
      ['/audience/everyone', 'conflict'],
    ]);
    expect(await audienceErrors({ recipients: ['staff'] })).toEqual([['/audience/staff_roles', 'required']]);
    expect(await audienceErrors({ recipients: ['staff'], staff_roles: ['teacher'], learner_ids })).toEqual([
      ['/audience/recipients', 'conflict'],
    ]);
    expect(await audienceErrors({ learner_ids, staff_roles: ['teacher'] })).toEqual([
      ['/audience/recipients', 'conflict'],
    ]);
    expect(await refused({ audience: { class_ids: ['cls_none'], learner_ids: ['x'] } })).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/audience/class_ids/0' }, { pointer: '/audience/learner_ids/0' }],
    });
    expect(await refused({ publish_at: after(hourMs), expires_at: after(hourMs) })).toMatchObject({
      errors: [{ pointer: '/expires_at', code: 'ends_before_start' }],
    });
    const { id } = await client.announcements.create(everyone);
    expect(await refusalOf(client.announcements.schedule(id))).toMatchObject({
      errors: [{ pointer: '/publish_at', code: 'required' }],
    });
    await client.announcements.update(id, { publish_at: now });
    expect(await refusalOf(client.announcements.schedule(id))).toMatchObject({
      errors: [{ pointer: '/publish_at', code: 'in_past' }],
    });
    expect(await codeOf(client.announcements.retract(id))).toBe('invalid_state_transition');
  });
});
