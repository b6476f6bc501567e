import type { IncidentCreate, ParentNotificationCreate } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { startSchool, testAdapter } from './school.ts';

const incident = (learner_id: string): IncidentCreate => ({
  learner_id,
  occurred_at: '2026-02-01T22:30:00Z',
  category: 'dress_code',
  level: 2,
  description: 'Canary',
});
const sms: ParentNotificationCreate = { channel: 'sms', body: 'Please call us about {{ learner.name }}.' };

onEachDatabase('a notification of parents', (open) => {
  it('is one message to the guardians who receive discipline notices', async () => {
    const { copies, adapter } = testAdapter();
    const { client, clock, learner, guardian, drain } = await startSchool(open, {
      channels: { sms: adapter },
    });
    const thandi = await learner();
    const nomsa = await guardian([thandi]);
    await guardian([thandi], { access: 'none' });
    await guardian([thandi], { receives: { discipline: false } });
    const { id } = await client.incidents.create(incident(thandi));
    const created = await client.parentNotifications.create(id, sms);
    expect(created).toMatchObject({
      object: 'parent_notification',
      incident_id: id,
      learner_id: thandi,
      guardian_ids: [nomsa],
      status: 'queued',
      acknowledged_at: null,
    });
    await drain();
    expect(copies).toMatchObject([{ to: '+27821234567', body: 'Please call us about Thandi Example.' }]);
    expect(await client.messages.get(created.message_id)).toMatchObject({
      status: 'sent',
      regarding: { type: 'incident', id },
      learner_id: thandi,
    });
    expect(await client.parentNotifications.get(id, created.id)).toMatchObject({ status: 'sent' });
    const acknowledged = await client.parentNotifications.acknowledge(id, created.id);
    expect(acknowledged.acknowledged_at).toBe(new Date(clock.now()).toISOString());
    clock.advance(1000);
    expect(await client.parentNotifications.acknowledge(id, created.id)).toEqual(acknowledged);
    expect((await client.parentNotifications.list(id)).data).toEqual([acknowledged]);
    const entries = (await client.auditLog.list({ resource_id: created.id })).data;
    expect(entries.map(({ action }) => action)).toEqual([
      'parent_notification.acknowledged',
      'parent_notification.created',
    ]);
    expect(JSON.stringify(entries)).not.toContain('Please call');
  });

  it('is refused if a guardian may not be notified, or nobody may be', async () => {
    const { client, learner, guardian } = await startSchool(open, { worker: false });
    const thandi = await learner();
    const { id } = await client.incidents.create(incident(thandi));
    const create = (fields: ParentNotificationCreate) =>
      refusalOf(client.parentNotifications.create(id, { ...sms, ...fields }));
    const excluded = await guardian([thandi], { access: 'none' });
    expect(await create({})).toMatchObject({ code: 'no_eligible_recipient' });
    const nomsa = await guardian([thandi]);
    const stranger = await guardian([]);
    expect(await create({ guardian_ids: [nomsa, excluded, stranger] })).toMatchObject({
      code: 'guardian_not_eligible',
      errors: [{ pointer: '/guardian_ids/1' }, { pointer: '/guardian_ids/2' }],
    });
    expect(await create({ guardian_ids: [nomsa, 'gdn_none'] })).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/guardian_ids/1' }],
    });
    expect(await create({ body: '{{ incident.description }}' })).toMatchObject({ code: 'unknown_variable' });
    expect((await client.messages.list()).data).toEqual([]);
  });

  it.each([
    ['राम कुमार', 'रमा कुमारी', 'रमा ने धक्का दिया', 'राम ने रीमा को सत्ता'],
    ['สมชาย ใจดี', 'ปิติ รักเรียน', 'สมชายตีปิติเมื่อวาน', 'สมชายมาสาย'],
    ['山田 太郎', '佐藤 花子', '太郎さんは花子さんを叩いた', '太郎さんは遅刻した'],
    ['محمد علي', 'أحمد سعيد', 'ضرب احــمد', 'تأخر محمد'],
  ])('names no other learner in the writing of %s', async (name, other, naming, silent) => {
    const { client, learner, guardian } = await startSchool(open);
    const [own, second] = [await learner(name), await learner(other)];
    await guardian([own]);
    const { id } = await client.incidents.create({
      ...incident(own),
      involved: [{ type: 'learner', id: second, role: 'victim' }],
    });
    expect(await refusalOf(client.parentNotifications.create(id, { ...sms, body: naming }))).toMatchObject({
      errors: [{ pointer: '/body', code: 'names_other_learner' }],
    });
    await client.parentNotifications.create(id, { ...sms, body: silent });
  });

  it('says what a template or the server says about the incident, and never names other learners', async () => {
    const { copies, adapter } = testAdapter();
    const { client, learner, guardian, drain } = await startSchool(open, { channels: { email: adapter } });
    const [thandi, sipho, zola] = [
      await learner(),
      await learner('Sipho Example'),
      await learner('Zola Example'),
    ];
    await guardian([thandi]);
    const { learner_id, ...fields } = incident(thandi);
    const { data } = await client.incidents.bulk({
      ...fields,
      learner_ids: [learner_id, sipho],
      involved: [{ type: 'learner', id: zola, role: 'victim' }],
    });
    const id = data[0]?.id ?? '';
    for (const body of [
      'Thandi and SIPHO EXAMPLE',
      'zola example was hurt',
      '<b>Sipho</b>’s arm was hurt',
      '<p><b>S</b>ipho was hurt',
      'Sip&#104;o was hurt',
      'Siphos Arm',
    ])
      expect(await refusalOf(client.parentNotifications.create(id, { ...sms, body }))).toMatchObject({
        errors: [{ pointer: '/body', code: 'names_other_learner' }],
      });
    const isiZulu = 'uSipho Example ushayiwe';
    expect(await codeOf(client.parentNotifications.create(id, { ...sms, body: isiZulu }))).toBe(
      'validation_failed',
    );
    await client.parentNotifications.create(id, {});
    const template = await client.messageTemplates.create({
      key: 'incident',
      name: 'Incident',
      channel: 'email',
      subject: '{{ incident.category }}',
      body: '<p>{{ learner.name }}: level {{ incident.level }}</p>',
      variables: [{ name: 'incident.category' }, { name: 'incident.level', type: 'number' }],
    });
    const withTemplate: ParentNotificationCreate = { template_id: template.id };
    expect(await codeOf(client.parentNotifications.create(id, withTemplate))).toBe('template_not_active');
    await client.messageTemplates.activate(template.id);
    await client.parentNotifications.create(id, withTemplate);
    const naming = await client.messageTemplates.create({
      ...{ key: 'naming', name: 'Naming', channel: 'sms', variables: [] },
      body: '{{ learner.name }} and Sipho Example: please call us.',
    });
    await client.messageTemplates.activate(naming.id);
    expect(await refusalOf(client.parentNotifications.create(id, { template_id: naming.id }))).toMatchObject({
      errors: [{ pointer: '/template_id', code: 'names_other_learner' }],
    });
    const more = { variables: [...template.variables, { name: 'note' }], body: '{{ note }}' };
    await client.messageTemplates.update(template.id, more);
    expect(await codeOf(client.parentNotifications.create(id, withTemplate))).toBe('missing_variable');
    await drain();
    // The day is that of the school.
    expect(copies.map(({ subject, body }) => [subject, body]).sort()).toEqual([
      [
        'About Thandi Example',
        '<p>Dear Nomsa Example, an incident on 2 February 2026 concerns Thandi Example. Please contact the school.</p>',
      ],
      ['dress code', '<p>Thandi Example: level 2</p>'],
    ]);
  });

  it('about a confidential incident does not exist for keys without the scope', async () => {
    const { client, learner, guardian, server, clientOf } = await startSchool(open, { worker: false });
    const thandi = await learner();
    await guardian([thandi]);
    const { id } = await client.incidents.create({ ...incident(thandi), confidential: true });
    const created = await client.parentNotifications.create(id, sms);
    const scopes = ['read:learners', 'read:discipline', 'write:discipline', 'read:communications'] as const;
    const { secret } = await client.apiKeys.create({ name: 'Office', scopes: [...scopes] });
    const other = clientOf(server, secret);
    expect(await codeOf(other.parentNotifications.list(id))).toBe('not_found');
    expect(await codeOf(other.parentNotifications.get(id, created.id))).toBe('not_found');
    expect(await codeOf(other.parentNotifications.create(id, sms))).toBe('not_found');
    expect(await codeOf(other.parentNotifications.acknowledge(id, created.id))).toBe('not_found');
    expect((await other.messages.list()).data).toEqual([]);
    const cursor = { starting_after: String(created.message_id) };
    expect(await codeOf(other.messages.list(cursor))).toBe('invalid_cursor');
    const seen = async (by: typeof other) =>
      (await by.learners.timeline(thandi)).data.map(({ resource }) => resource.id);
    expect(await seen(client)).toContain(created.message_id);
    expect(await seen(other)).not.toContain(created.message_id);
  });
});
