import { expect, it } from 'vitest';
import { startSchool } from '../communications/school.ts';
import { onEachDatabase } from '../support/databases.ts';
import { refusalOf } from '../support/problems.ts';

const incident = {
  occurred_at: '2026-02-01T08:00:00Z',
  category: 'violence',
  level: 2,
} as const;

onEachDatabase('the data export of a learner', (open) => {
  it('has neither ids nor names of other learners, nor guardians of others', async () => {
    const { client, learner, guardian } = await startSchool(open);
    const thandi = await learner('Thandi Example');
    const [sipho, zola, musa] = [
      await learner('Sipho Sample'),
      await learner('Zola Sample'),
      await learner('Musa Sample'),
    ];
    const nomsa = await guardian([thandi]);
    const other = await guardian([sipho], {}, { name: 'Musa Example' });
    const made = await client.incidents.bulk({
      ...incident,
      learner_ids: [thandi, sipho],
      involved: [{ type: 'learner', id: zola, role: 'victim' }],
      description: 'Sipho and Thandi Example pushed ZOLA. Musa Sample saw it, Musa ran.',
    });
    const own = made.data.find(({ learner_id }) => learner_id === thandi);
    await client.messages.create({
      channel: 'sms',
      to: { guardian_ids: [nomsa, other] },
      body: 'Thandi and Sipho have to stay longer.',
    });
    const { records } = await client.learners.export(thandi);
    expect(records.incidents).toMatchObject([
      {
        id: own?.id,
        description:
          '[another learner] and Thandi Example pushed [another learner]. [another learner] saw it, Musa ran.',
        involved: [{ type: 'learner', id: '[another learner]', role: 'victim' }],
      },
    ]);
    expect(records.messages).toMatchObject([
      {
        to: { guardian_ids: [nomsa] },
        concerned_learner_ids: [thandi],
        body: 'Thandi and [another learner] have to stay longer.',
      },
    ]);
    for (const id of [sipho, zola, musa, other]) expect(JSON.stringify(records)).not.toContain(id);
  });

  it('has no names of others within other words, among tags, or from before a correction', async () => {
    const { client, learner, guardian } = await startSchool(open);
    const [thandi, sipho] = [await learner('Thandi Example'), await learner('Sipho Mistyped')];
    await guardian([thandi]);
    await client.learners.update(sipho, { first_name: 'Lwazi', last_name: 'Sample', name: 'Lwazi Sample' });
    await client.incidents.bulk({
      ...{ ...incident, learner_ids: [thandi, sipho] },
      description: 'uLwazi Sample noSipho bashaye uThandi. Lwazis Mutter.',
    });
    await client.messages.create({
      ...{ channel: 'email', to: { learner_ids: [thandi, sipho] }, subject: 'Late' },
      body: '<p><b>L</b>wazi and Sip&#104;o were late.</p>',
    });
    const { incidents, messages } = (await client.learners.export(thandi)).records;
    expect(incidents).toMatchObject([
      {
        description: 'u[another learner] no[another learner] bashaye uThandi. [another learner]s Mutter.',
      },
    ]);
    expect(messages).toMatchObject([{ body: '[another learner] and [another learner] were late.' }]);
  });

  it.each([
    ['राम कुमार', 'रमा कुमारी', 'राम ने {} को मारा।'],
    ['สมชาย ใจดี', 'ปิติ รักเรียน', 'สมชายตี{}เมื่อวาน'],
    ['山田 太郎', '佐藤 花子', '太郎が{}さんを叩いた。'],
  ])('has no names of others in the writing of %s', async (own, other, text) => {
    const { client, learner } = await startSchool(open);
    const [subject, second] = [await learner(own), await learner(other)];
    const [first = '', last = ''] = other.split(' ');
    const given = first === '佐藤' ? last : first;
    for (const name of [other, given, ...(given === 'रमा' ? [] : [other.replace(' ', '')])])
      await client.incidents.bulk({
        ...{ ...incident, learner_ids: [subject, second] },
        description: text.replace('{}', name),
      });
    const { incidents = [] } = (await client.learners.export(subject)).records;
    const hidden = text.replace('{}', '[another learner]');
    expect(new Set(incidents.map(({ description }) => description))).toEqual(new Set([hidden]));
  });

  it('has nothing of a guardian who was linked by mistake, or is no guardian any longer', async () => {
    const { client, learner, guardian } = await startSchool(open);
    const [thandi, sipho] = [await learner('Thandi Example'), await learner('Sipho Sample')];
    const stranger = await guardian([sipho], {}, { name: 'Musa Stranger', email: 'musa@example.com' });
    const link = await client.learnerGuardians.create(thandi, {
      guardian_id: stranger,
      relationship: 'father',
    });
    await client.learnerGuardians.archive(thandi, link.id);
    const { records } = await client.learners.export(thandi);
    expect(records.guardians).toEqual([]);
    expect(records['learner-guardians']).toMatchObject([{ id: link.id, guardian_id: '[another guardian]' }]);
    expect(JSON.stringify(records)).not.toMatch(/Stranger|musa@/);
  });

  it('has the own names and texts also where other learners have only one name', async () => {
    const { client, learner, guardian } = await startSchool(open);
    const { id } = await client.learners.create({
      first_name: 'Thandi',
      last_name: 'Nkosi',
      address: { city: 'George' },
    });
    await guardian([id], {}, { name: 'Sipho Nkosi' });
    const description = 'She was given a warning in George.';
    const { incident_id } = await client.incidents
      .create({ ...incident, learner_id: id, description })
      .then((made) => ({ incident_id: made.id }));
    const own = (await client.learners.export(id)).records;
    for (const name of ['George', 'Given', 'Nkosi']) await learner(name);
    const { learners, guardians, incidents } = (await client.learners.export(id)).records;
    expect({ learners, guardians, incidents }).toEqual({
      learners: own.learners,
      guardians: own.guardians,
      incidents: own.incidents,
    });
    // One who has to do with a record is replaced in it.
    const george = (await client.learners.list({ name: 'George' })).data[0]?.id ?? '';
    await client.incidents.update(incident_id, {
      involved: [{ type: 'learner', id: george, role: 'victim' }],
    });
    expect((await client.learners.export(id)).records.incidents).toMatchObject([
      { description: 'She was given a warning in [another learner].' },
    ]);
  });

  it('replaces given names in all that belongs to a record that refers to another learner', async () => {
    const { client, learner, guardian } = await startSchool(open);
    const [thandi, sipho] = [await learner('Thandi Example'), await learner('Sipho Sample')];
    await guardian([thandi]);
    const { id } = await client.incidents.create({
      ...{ ...incident, learner_id: thandi, description: 'Hit Sipho.' },
      involved: [{ type: 'learner', id: sipho, role: 'victim' }],
    });
    const { id: followUp } = await client.followUps.create(id, { kind: 'detention' });
    await client.followUps.complete(id, followUp, { outcome: 'Sipho is fine.' });
    const sent = await client.messages.create({
      ...{ channel: 'sms', to: { learner_ids: [thandi, sipho] }, body: 'Sipho and Thandi were late.' },
    });
    const { records } = await client.learners.export(thandi);
    expect(records['follow-ups']).toMatchObject([{ outcome: '[another learner] is fine.' }]);
    expect(records.messages).toMatchObject([
      { id: sent.id, body: '[another learner] and Thandi were late.' },
    ]);
    const copies = records.message_recipients ?? [];
    expect(copies.length).toBeGreaterThan(0);
    expect(JSON.stringify(copies)).not.toContain('Sipho');
  });

  it('says that it is not complete without `read:sensitive`, and not what is missing', async () => {
    const { client, server, learner, clientOf } = await startSchool(open);
    const [thandi, other] = [await learner('Thandi Example'), await learner('Sipho Sample')];
    await client.incidents.create({
      ...{ ...incident, learner_id: thandi, description: 'Example.', confidential: true },
    });
    const scopes = ['read:learners', 'read:discipline', 'read:communications'] as const;
    const { secret } = await client.apiKeys.create({ name: 'Office', scopes: [...scopes] });
    for (const id of [thandi, other]) {
      const { omitted } = await clientOf(server, secret).learners.export(id);
      expect(omitted).toContain('sensitive');
      const path = `${server.url}/v1/learners/${id}/export`;
      const headers = { Authorization: `Bearer ${secret}`, Accept: 'text/html' };
      const page = await (await fetch(path, { headers })).text();
      expect(page).toMatch(/cannot read it: [^<]*sensitive fields and confidential records/);
      expect(/Nothing is stored under: ([^<]*)/.exec(page)?.[1]).not.toContain('Incidents');
    }
    expect((await client.learners.export(thandi)).omitted).toEqual([]);
  });

  it('is recorded in the audit log only if it was returned', async () => {
    const { client, server, learner } = await startSchool(open);
    const id = await learner('Thandi Example');
    const { secret } = await client.apiKeys.create({ name: 'Office', scopes: ['read:learners'] });
    const exported = async (Accept: string) => {
      const headers = { Authorization: `Bearer ${secret}`, Accept };
      const { status } = await fetch(`${server.url}/v1/learners/${id}/export`, { headers });
      const { data } = await client.auditLog.list({ action: 'learner.exported' });
      return { status, entries: data.length };
    };
    expect(await exported('application/pdf')).toEqual({ status: 406, entries: 0 });
    expect(await exported('text/html')).toEqual({ status: 200, entries: 1 });
  });

  it('is that of the record that remains after a merge, and has no other names for what was erased', async () => {
    const { client, learner } = await startSchool(open);
    const [thandi, twin, gone] = [
      await learner('Thandi Example'),
      await learner('Tandi Example'),
      await learner('Sipho Sample'),
    ];
    await client.learners.merge(thandi, { learner_id: twin });
    expect(await refusalOf(client.learners.export(twin))).toMatchObject({
      code: 'record_merged',
      existing_id: thandi,
    });
    await client.incidents.create({
      ...{ ...incident, learner_id: thandi, description: 'She erased the blackboard.' },
      involved: [{ type: 'learner', id: gone, role: 'witness' }],
    });
    await client.learners.archive(gone);
    await client.learners.erase(gone, { confirm: gone, reason: 'Request of the parents' });
    expect((await client.learners.export(thandi)).records.incidents).toMatchObject([
      { description: 'She erased the blackboard.' },
    ]);
  });

  it('has messages about confidential incidents only for keys that can see these', async () => {
    const { client, server, learner, guardian, clientOf } = await startSchool(open);
    const thandi = await learner();
    await guardian([thandi]);
    const { id } = await client.incidents.create({
      ...incident,
      learner_id: thandi,
      description: 'Example.',
      confidential: true,
    });
    await client.parentNotifications.create(id, { channel: 'sms', body: 'Please call us.' });
    const { secret } = await client.apiKeys.create({
      name: 'Office',
      scopes: ['read:learners', 'read:communications'],
    });
    const seen = async (by: typeof client) => {
      const { messages, message_recipients } = (await by.learners.export(thandi)).records;
      return [messages?.length, message_recipients?.length];
    };
    expect(await seen(client)).toEqual([1, 1]);
    expect(await seen(clientOf(server, secret))).toEqual([0, 0]);
  });
});
