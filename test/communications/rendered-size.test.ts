import type { MessageCreate } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';
import { refusalOf } from '../support/problems.ts';
import { now, startSchool, testAdapter } from './school.ts';

const tooLong = (detail: string) => ({
  status: 422,
  code: 'text_too_long',
  detail: expect.stringContaining(detail),
});
const longName = 'N'.repeat(200);

onEachDatabase('a text that its placeholders would make enormous', (open) => {
  it('is refused before it is built: in a preview, a message and a notification of parents', async () => {
    const { client, learner, guardian } = await startSchool(open, { worker: false });
    const thandi = await learner(longName);
    const nomsa = await guardian([thandi]);
    const { id } = await client.messageTemplates.create({
      key: 'long',
      name: 'Long',
      channel: 'email',
      subject: 'S',
      body: '{{ a }}'.repeat(2800),
      variables: [{ name: 'a' }],
    });
    await client.messageTemplates.activate(id);
    const context = { a: "'".repeat(5000) };
    expect(await refusalOf(client.messageTemplates.preview(id, { context }))).toMatchObject(
      tooLong('the body would have 70000000 characters; at most 100000 are possible'),
    );
    const message: MessageCreate = { channel: 'email', to: { guardian_ids: [nomsa] } };
    const refused = (fields: Partial<MessageCreate>) =>
      refusalOf(client.messages.create({ ...message, ...fields }));
    expect(await refused({ template_id: id, context })).toMatchObject(
      tooLong('the body would have 70000000'),
    );
    const subject = '{{ learner.name }} '.repeat(10);
    const regarding = { type: 'learner' as const, id: thandi };
    expect(await refused({ subject, body: 'B', regarding })).toMatchObject(
      tooLong(`the subject for ${nomsa} would have 2009 characters; at most 1000`),
    );
    await client.school.update({ name: longName });
    expect(await refused({ subject: 'S', body: '{{ school.name }}'.repeat(501) })).toMatchObject(
      tooLong('at most 100000'),
    );
    expect(await refused({ subject: 'S', body: '{{ learner.name }}'.repeat(501), regarding })).toMatchObject(
      tooLong(`the body for ${nomsa} would have 100200`),
    );
    expect((await client.messages.list()).data).toEqual([]);
    const incident = await client.incidents.create({
      learner_id: thandi,
      occurred_at: '2026-02-01T22:30:00Z',
      category: 'dress_code',
      level: 2,
      description: 'D',
    });
    const notification = { channel: 'sms' as const, body: '{{ learner.name }}'.repeat(501) };
    expect(await refusalOf(client.parentNotifications.create(incident.id, notification))).toMatchObject(
      tooLong(`the body for ${nomsa}`),
    );
  });

  it('is refused if it lists too many names for one recipient', async () => {
    const { client, guardian } = await startSchool(open, { worker: false });
    const learners: string[] = [];
    for (let count = 0; count < 51; count++)
      learners.push((await client.learners.create({ name: longName })).id);
    const nomsa = await guardian(learners);
    const sms = (body: string): MessageCreate => ({ channel: 'sms', to: { learner_ids: learners }, body });
    // Names that are the same are listed once.
    await client.messages.create(sms('{{ learner.name }}'));
    for (const [index, id] of learners.entries())
      await client.learners.update(id, { name: `${100 + index}${'N'.repeat(197)}` });
    expect(await refusalOf(client.messages.create(sms('{{ learner.name }}')))).toMatchObject(
      tooLong(`the names that the text lists for ${nomsa}`),
    );
  });

  it('stores each text once, and with each copy only the values of its recipient', async () => {
    const { copies, adapter } = testAdapter();
    const { client, database, learner, guardian, drain } = await startSchool(open, {
      channels: { sms: adapter },
    });
    const learners: string[] = [];
    for (let count = 0; count < 20; count++) learners.push(await learner(`Learner ${count}`));
    for (let count = 0; count < 4; count++) await guardian(learners);
    const text = '{{ learner.name }}.'.repeat(300);
    const body = { channel: 'sms' as const, to: { learner_ids: learners }, body: text };
    const { id } = await client.messages.create(body);
    await drain();
    const names = learners.map((_, count) => `Learner ${count}`).join(', ');
    expect(copies.filter(({ body }) => body === `${names}.`.repeat(300))).toHaveLength(4);
    const [copy] = copies;
    expect(await client.messageRecipients.get(id, copy?.id ?? '')).toMatchObject({ body: copy?.body });
    const [row] = await runSql(
      database,
      'select max(length(text_encrypted)) as own, max(length(rendered)) as shared from message_recipients, messages',
    );
    // Twenty-one keys would multiply the length by more than 400 if each of them encoded what the others encrypted.
    expect(Number(row?.own)).toBeLessThan(1600);
    expect(Number(row?.shared)).toBeLessThan(1.5 * text.length);
  });

  it('cannot be an announcement: the longest one is published at its time', async () => {
    const { copies, adapter } = testAdapter();
    const { client, clock, learner, guardian, drain } = await startSchool(open, {
      channels: { email: adapter },
    });
    await guardian([await learner()]);
    const { id } = await client.announcements.create({
      title: '"'.repeat(200),
      body: '"'.repeat(10_000),
      audience: { everyone: true },
      channels: ['email'],
      publish_at: new Date(Date.parse(now) + 1000).toISOString(),
    });
    await client.announcements.schedule(id);
    clock.advance(2000);
    await drain();
    expect(await client.announcements.get(id)).toMatchObject({ status: 'published', recipient_count: 1 });
    expect(copies.map(({ body }) => body.length)).toEqual([60_000 + '<p></p>'.length]);
  });
});
