import { join } from 'node:path';
import { Rollbook } from '@rollbook/sdk';
import { createServer, ManualClock } from '@rollbook/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newFolder, rollbook, serve, startNode } from '../support/command.ts';
import { onEachDatabase } from '../support/databases.ts';
import { eventually } from '../support/expect.ts';
import { refusalOf } from '../support/problems.ts';
import { now, startSchool, testAdapter } from './school.ts';

const text = { body: 'The bus is late.' };

onEachDatabase('a channel without an adapter', (open) => {
  it('leaves the copies of a live school unsent, says so, and sends them on request once there is one', async () => {
    const { client, clientOf, server, database, learner, guardian, drain, liveKey } = await startSchool(open);
    const thandi = await learner();
    const nomsa = await guardian([thandi]);
    await guardian([thandi], {}, { phone: null });
    const { id } = await client.messages.create({ channel: 'sms', to: { learner_ids: [thandi] }, ...text });
    const incident = await client.incidents.create({
      ...{ learner_id: thandi, occurred_at: '2026-02-01T22:30:00Z', category: 'dress_code', level: 2 },
      description: 'Example',
    });
    const notification = await client.parentNotifications.create(incident.id, { channel: 'sms', ...text });
    await drain();
    const unsent = { status: 'not_configured', simulated: false };
    expect(await client.messages.get(id)).toMatchObject({
      ...unsent,
      counts: { not_configured: 1, suppressed: 1, sent: 0, failed: 0 },
    });
    expect((await client.messageRecipients.list(id, { status: 'not_configured' })).data).toMatchObject([
      {
        ...unsent,
        ...{ guardian_id: nomsa, attempts: 0, sent_at: null, next_attempt_at: null },
        error: { code: 'not_configured', detail: expect.stringContaining('no adapter for the channel sms') },
      },
    ]);
    expect(await client.parentNotifications.get(incident.id, notification.id)).toMatchObject(unsent);
    const { data: events } = await client.events.list({ type: 'message.failed' });
    expect(events).toHaveLength(2);
    expect(events.map(({ data }) => data)).toEqual(
      expect.arrayContaining(
        [notification.message_id, id].map((message_id) =>
          expect.objectContaining({
            ...{ message_id, guardian_id: nomsa, status: 'not_configured', attempts: 0 },
            error: { code: 'not_configured' },
          }),
        ),
      ),
    );

    const { copies, adapter } = testAdapter();
    const configured = await createServer({
      ...{ database: database.url, masterKey: database.masterKey, worker: false },
      ...{ clock: new ManualClock(now), channels: { sms: adapter } },
    });
    onTestFinished(() => configured.close());
    await configured.drainJobs();
    expect(copies).toEqual([]);
    const later = clientOf(configured, liveKey);
    expect(await later.messages.resend(id)).toMatchObject({
      ...{ status: 'queued', completed_at: null },
      counts: { queued: 1, not_configured: 0, suppressed: 1 },
    });
    await server.close();
    await configured.drainJobs();
    expect(copies).toMatchObject([{ to: '+27821234567', body: text.body, attempt: 1 }]);
    expect(await later.messages.get(id)).toMatchObject({ status: 'sent', counts: { sent: 1 } });
    expect(await refusalOf(later.messages.resend(id))).toMatchObject({ code: 'invalid_state_transition' });
  });

  it('cannot be made up for when nothing is left to send: the announcement was retracted, or no copy is left', async () => {
    const { client, learner, guardian, drain } = await startSchool(open, {
      channels: { email: testAdapter(() => ({ status: 'rejected', detail: 'No.' })).adapter },
    });
    await guardian([await learner()]);
    const announcement = await client.announcements.create({
      ...{ title: 'Sports day', body: 'On Friday', audience: { everyone: true } },
      channels: ['sms', 'email', 'portal'],
    });
    await client.announcements.publish(announcement.id);
    await drain();
    const { data } = await client.messages.list();
    const byChannel = new Map(data.map((message) => [message.channel, message]));
    expect([...byChannel].map(([channel, { status }]) => [channel, status]).sort()).toEqual([
      ['email', 'failed'],
      ['portal', 'sent'],
      ['sms', 'not_configured'],
    ]);
    const resend = (channel: 'sms' | 'email') =>
      refusalOf(client.messages.resend(byChannel.get(channel)?.id ?? ''));
    expect(await resend('email')).toMatchObject({ code: 'nothing_to_resend' });
    await client.announcements.retract(announcement.id);
    expect(await resend('sms')).toMatchObject({
      code: 'nothing_to_resend',
      detail: expect.stringContaining('no longer published'),
    });
  });

  it('sends copies on request of a key although the one that started their message was revoked', async () => {
    const { client, clientOf, server, database, learner, guardian, drain, liveKey } = await startSchool(open);
    const to = { guardian_ids: [await guardian([await learner()])] };
    const starter = await client.apiKeys.create({ name: 'Office', scopes: ['write:communications'] });
    const { id } = await clientOf(server, starter.secret).messages.create({ channel: 'sms', to, ...text });
    await drain();
    await client.apiKeys.revoke(starter.id);
    await server.close();
    const { copies, adapter } = testAdapter();
    const configured = await createServer({
      ...{ database: database.url, masterKey: database.masterKey, worker: false },
      ...{ clock: new ManualClock(now), channels: { sms: adapter } },
    });
    onTestFinished(() => configured.close());
    const later = clientOf(configured, liveKey);
    await later.messages.resend(id);
    await configured.drainJobs();
    expect(await later.messages.get(id)).toMatchObject({ status: 'sent', error: null, counts: { sent: 1 } });
    expect(copies).toHaveLength(1);
  });

  it('lets copies wait that were tried while there was one', async () => {
    const { copies, adapter } = testAdapter(({ attempt }) =>
      attempt === 1 ? { status: 'retry', detail: 'The provider is busy.' } : { status: 'sent' },
    );
    const school = await startSchool(open, { channels: { sms: adapter } });
    const { client, database, learner, guardian, drain, clock, server } = school;
    const thandi = await learner();
    await guardian([thandi]);
    const { id } = await client.messages.create({ channel: 'sms', to: { learner_ids: [thandi] }, ...text });
    await drain();
    expect(copies).toHaveLength(1);
    await server.close();
    const { url, masterKey } = database;
    /** Another start on the database, half a minute or more later. */
    const start = async (channels: object) => {
      clock.advance(130_000);
      const next = await createServer({ database: url, masterKey, clock, channels, worker: false });
      onTestFinished(() => next.close());
      await next.drainJobs();
      const [copy] = (await school.clientOf(next, school.liveKey).messageRecipients.list(id)).data;
      await next.close();
      return copy;
    };
    expect(await start({})).toMatchObject({
      status: 'queued',
      attempts: 2,
      error: { code: 'not_configured' },
    });
    expect(await start({ sms: adapter })).toMatchObject({ status: 'sent', attempts: 3 });
  });

  it('changes nothing for test schools, whose messages say that they are only simulated', async () => {
    const { server, testKey, clientOf, drain } = await startSchool(open);
    const client = clientOf(server, testKey);
    const guardian = await client.guardians.create({ name: 'Nomsa Example', phone: '+27821234567' });
    const to = { guardian_ids: [guardian.id] };
    const { id } = await client.messages.create({ channel: 'sms', to, ...text });
    await drain();
    const simulated = { status: 'sent', simulated: true };
    expect(await client.messages.get(id)).toMatchObject(simulated);
    expect((await client.messages.list()).data).toMatchObject([simulated]);
    expect((await client.messageRecipients.list(id)).data).toMatchObject([simulated]);
  });
});

describe('rollbook serve', () => {
  it('sends email of live schools through the SMTP server of its settings, and prints which channels work', async () => {
    const cwd = await newFolder();
    const smtp = startNode([join(import.meta.dirname, '../support/smtp-process.ts')], {
      cwd: import.meta.dirname,
    });
    const [, port] = await smtp.printed(/"port":(\d+)/);
    const env = {
      ...{ ROLLBOOK_SMTP_HOST: '127.0.0.1', ROLLBOOK_SMTP_PORT: port, ROLLBOOK_SMTP_TLS: 'none' },
      ...{ ROLLBOOK_SMTP_USER: 'rollbook', ROLLBOOK_SMTP_PASSWORD: 'right' },
      ...{ ROLLBOOK_SMTP_FROM: 'office@example.org', ROLLBOOK_SMTP_REPLY_TO: 'head@example.org' },
    };
    const created = await rollbook(['school', 'create', '--name', 'Example School', '--json'], { cwd });
    const server = await serve({ cwd, env });
    expect(server.output.stdout).toContain('messages email working\n');
    expect(server.output.stdout).toContain('messages sms, push, letter not configured: ');
    await server.printed(/"channels":\{"email":\{"status":"working","detail":null\}/, 'stderr');

    const client = new Rollbook({ apiKey: JSON.parse(created.stdout).live_key, baseUrl: server.url });
    const { id: guardian } = await client.guardians.create({
      ...{ name: 'Nomsa Example', email: 'nomsa@example.org', phone: '+27821234567' },
    });
    const to = { guardian_ids: [guardian] };
    const email = await client.messages.create({ channel: 'email', to, subject: 'Late bus', ...text });
    const sms = await client.messages.create({ channel: 'sms', to, ...text });
    const [received] = await smtp.printed(/^\{"from".*$/m);
    expect(JSON.parse(received)).toMatchObject({
      ...{ from: 'office@example.org', to: ['nomsa@example.org'] },
      source: expect.stringMatching(/Reply-To: head@example\.org[\s\S]*Subject: Late bus/),
    });
    await eventually(async () => {
      expect((await client.messages.get(email.id)).status).toBe('sent');
      expect((await client.messages.get(sms.id)).status).toBe('not_configured');
    });
    // A school can have an address of its own.
    await client.school.update({ email_reply_to: 'office@school.example' });
    await client.messages.create({ channel: 'email', to, subject: 'Second bus', ...text });
    const [second] = await smtp.printed(/^\{"from".*Second bus.*$/m);
    expect(JSON.parse(second).source).toMatch(/Reply-To: office@school\.example/);
    expect(await server.stop()).toBe(0);

    const rejected = await serve({
      ...{ cwd, args: ['--json'] },
      env: { ...env, ROLLBOOK_SMTP_PASSWORD: 'wrong' },
    });
    expect(JSON.parse(rejected.output.stdout).channels.email).toEqual({
      status: 'failing',
      detail: 'The SMTP server rejected the login of this server, or does not ask for one.',
    });
    await rejected.printed(/"level":40,.*"msg":"channels of messages"/, 'stderr');
  });
});
