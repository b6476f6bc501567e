import { randomUUID } from 'node:crypto';
import type { Rollbook } from '@rollbook/sdk';
import type { SendResult } from '@rollbook/server';
import { expect, it } from 'vitest';
import { startSchool, testAdapter } from '../communications/school.ts';
import { onEachDatabase } from '../support/databases.ts';
import { everythingStored } from '../support/inspect.ts';
import { codeOf, refusalOf } from '../support/problems.ts';

const reason = 'Request of the parents';

async function erase(client: Rollbook, id: string): Promise<void> {
  await client.learners.leave(id, { left_on: '2026-02-02', left_reason: 'transferred' });
  await client.learners.erase(id, { confirm: id, reason });
}

/** The texts of a message, and those of its copies. */
async function textsOf(client: Rollbook, id: string): Promise<(string | null)[]> {
  const { body = null } = await client.messages.get(id);
  const { data } = await client.messageRecipients.list(id);
  const copies = await Promise.all(data.map((copy) => client.messageRecipients.get(id, copy.id)));
  return [body, ...copies.map((copy) => copy.body)];
}

onEachDatabase('messages that concern a learner', (open) => {
  it('are exported with their copies and erased with the learner, whoever they were sent to', async () => {
    const { client, learner, guardian, drain } = await startSchool(open);
    const thandi = await learner();
    const nomsa = await guardian([thandi], {}, { channels: { email: true, sms: true } });
    const direct = await client.messages.create({
      channel: 'sms',
      to: { guardian_ids: [nomsa] },
      body: 'Thandi was in the sick room today.',
    });
    const incident = await client.incidents.create({
      learner_id: thandi,
      occurred_at: '2026-02-01T08:00:00Z',
      category: 'disruption',
      level: 1,
      description: 'Talked during the test.',
    });
    const notification = await client.parentNotifications.create(incident.id, {
      channel: 'sms',
      body: 'Please call us about {{ learner.name }}.',
    });
    await drain();
    const messages = [direct.id, notification.message_id];
    expect(await client.messages.get(direct.id)).toMatchObject({
      learner_id: thandi,
      concerned_learner_ids: [thandi],
    });
    const { records } = await client.learners.export(thandi);
    expect(records.messages?.map(({ id }) => id).sort()).toEqual([...messages].sort());
    expect(records.message_recipients?.map(({ body }) => body).sort()).toEqual([
      'Please call us about Thandi Example.',
      'Thandi was in the sick room today.',
    ]);
    await erase(client, thandi);
    for (const id of messages) expect(await textsOf(client, id)).toEqual([null, null]);
  });

  it('keep no text of a provider that responds after the erasure, which can repeat the address', async () => {
    const asked = Promise.withResolvers<void>();
    const response = Promise.withResolvers<SendResult>();
    const { adapter } = testAdapter(({ to }) => {
      if (to !== 'late@example.org') return { status: 'sent' };
      asked.resolve();
      return response.promise;
    });
    const { client, database, learner, guardian, drain } = await startSchool(open, {
      channels: { email: adapter },
    });
    const thandi = await learner();
    for (const name of ['late', 'sent']) await guardian([thandi], {}, { email: `${name}@example.org` });
    const { id } = await client.messages.create({
      channel: 'email',
      to: { learner_ids: [thandi] },
      subject: 'A',
      body: 'B',
    });
    const drained = drain();
    await asked.promise;
    await erase(client, thandi);
    response.resolve({ status: 'bounced', detail: '550 no mailbox late@example.org' });
    await drained;
    const [sent] = (await client.messageRecipients.list(id, { status: 'sent' })).data;
    const detail = '550 no mailbox sent@example.org';
    await client.messageRecipients.receipt(id, sent?.id ?? '', { status: 'bounced', detail });
    const { data } = await client.messageRecipients.list(id);
    expect(data).toMatchObject(
      [1, 2].map(() => ({ status: 'bounced', error: { code: 'bounced', detail: '[erased]' } })),
    );
    expect(await everythingStored(database)).not.toContain('no mailbox');
  });

  it('are erased with whom their texts name in another form, by an earlier name, or by that of a merged record', async () => {
    const { client, learner, guardian } = await startSchool(open);
    const [thandi, sipho] = [await learner('Mistyped Wrongname'), await learner('Sipho Sample')];
    const twin = await learner('Duplicato Twin');
    await client.learners.update(thandi, {
      name: 'Thandi Sample',
      first_name: 'Thandi',
      last_name: 'Sample',
    });
    await client.learners.merge(thandi, { learner_id: twin });
    const nomsa = await guardian([thandi, sipho]);
    const account = await client.feeAccounts.create({
      ...{ name: 'Mistyped and Sipho Sample', learner_ids: [thandi, sipho] },
    });
    const to = { guardian_ids: [nomsa] };
    const send = async (body: string) => (await client.messages.create({ channel: 'sms', to, body })).id;
    const named = [
      await send('uThandi ulimele.'),
      await send('Mistyped won the cup.'),
      await send('Duplicato Twin won a prize.'),
    ];
    const general = await send('The bus is late today.');
    await erase(client, thandi);
    for (const id of named) expect(await textsOf(client, id)).toEqual([null, null]);
    expect((await textsOf(client, general))[0]).toBe('The bus is late today.');
    expect((await client.feeAccounts.get(account.id)).name).toBe('Sipho Sample');
    const payer = await client.guardians.create({ name: 'Fero Payer' });
    await client.feeAccounts.update(account.id, { name: 'Fero payer' });
    await client.guardians.archive(payer.id);
    await client.guardians.erase(payer.id, { confirm: payer.id, reason: 'Request' });
    expect((await client.feeAccounts.get(account.id)).name).toBe('Sipho Sample');
  });

  it('about several learners are erased with the last of them, or with the one whom their texts name', async () => {
    const { client, learner, guardian, drain } = await startSchool(open);
    const [thandi, sipho] = [await learner(), await learner('Sipho Example')];
    const nomsa = await guardian([thandi, sipho]);
    const send = async (body: string) =>
      (await client.messages.create({ channel: 'sms', to: { guardian_ids: [nomsa] }, body })).id;
    const general = await send('The bus is late today.');
    const repeatable = randomUUID();
    const namingBoth = () =>
      client.messages.create(
        { channel: 'sms', to: { guardian_ids: [nomsa] }, body: 'Sipho and THANDI were late today.' },
        { idempotencyKey: repeatable },
      );
    const { id: named } = await namingBoth();
    const atOnce = randomUUID();
    const incidents = () =>
      client.incidents.bulk(
        {
          ...{ learner_ids: [sipho], occurred_at: '2026-02-01T08:00:00Z', category: 'violence', level: 2 },
          description: 'Thandi was hurt.',
        },
        { idempotencyKey: atOnce },
      );
    await incidents();
    const each = await send('{{ learner.name }}: sports day is on Friday.').catch(() => undefined);
    const both = await client.messages.create({
      channel: 'sms',
      to: { learner_ids: [thandi, sipho] },
      body: '{{ learner.name }}: sports day is on Friday.',
    });
    const list = await client.announcements.create({
      title: 'Choir',
      body: 'The choir of Sipho meets.',
      audience: { learner_ids: [thandi, sipho] },
      channels: ['portal'],
    });
    await client.announcements.publish(list.id);
    const later = await client.announcements.create({
      title: 'Outing',
      body: 'The bus leaves at seven.',
      audience: { learner_ids: [thandi, sipho] },
      channels: ['portal'],
    });
    await drain();
    expect(each).toBeUndefined();
    expect(await client.messages.get(general)).toMatchObject({
      learner_id: null,
      concerned_learner_ids: [thandi, sipho].sort(),
    });
    const exported = (await client.learners.export(sipho)).records;
    expect(exported.messages).toHaveLength(4);
    expect(exported.announcements?.map(({ title }) => title).sort()).toEqual(['Choir', 'Outing']);
    expect(JSON.stringify(exported)).not.toContain(thandi);

    await erase(client, thandi);
    expect(await textsOf(client, general)).toEqual(['The bus is late today.', 'The bus is late today.']);
    expect(await textsOf(client, named)).toEqual([null, null]);
    expect(await codeOf(incidents())).toBe('stored_response_erased');
    expect(await refusalOf(namingBoth())).toMatchObject({
      type: '/docs/errors#stored_response_erased',
      title: 'The stored response was erased',
      status: 410,
      code: 'stored_response_erased',
      request_id: expect.stringMatching(/^req_/),
    });
    expect(await textsOf(client, both.id)).toEqual(['{{ learner.name }}: sports day is on Friday.', null]);
    expect((await client.announcements.get(list.id)).title).toBe('Choir');
    await client.announcements.publish(later.id);
    const [outing] = (await client.messages.list({ announcement_id: later.id })).data;
    expect(outing).toMatchObject({
      concerned_learner_ids: [sipho],
      body: 'Outing\n\nThe bus leaves at seven.',
    });
    await erase(client, sipho);
    expect(await textsOf(client, general)).toEqual([null, null]);
    expect(await textsOf(client, both.id)).toEqual([null, null]);
    expect(await client.announcements.get(list.id)).toMatchObject({ title: '[erased]', body: '[erased]' });
  });

  it('are erased by the rule of their family, and nothing else of the learner is', async () => {
    const { client, learner, guardian, drain, clock } = await startSchool(open);
    const thandi = await learner();
    const nomsa = await guardian([thandi]);
    await client.learners.update(thandi, { national_id: '8001015009087' });
    const { id } = await client.messages.create({
      channel: 'sms',
      to: { guardian_ids: [nomsa] },
      body: 'Thandi was in the sick room today.',
    });
    await client.learners.leave(thandi, { left_on: '2026-02-02', left_reason: 'transferred' });
    await drain();
    clock.advance(Date.parse('2028-02-02T10:00:00Z') - clock.now());
    await drain();
    expect(await textsOf(client, id)).toEqual([null, null]);
    expect(await client.learners.get(thandi)).toMatchObject({
      name: 'Thandi Example',
      national_id: '8001015009087',
    });
    const [created] = (await client.auditLog.list({ resource_id: thandi, order: 'asc', limit: 1 })).data;
    expect(created?.changes.name?.after).toBe('Thandi Example');
  });
});
