import { createServer, ManualClock, type OutgoingCopy, type SendResult } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { type OpenDatabase, onEachDatabase, openSqlite } from '../support/databases.ts';
import { everythingStored } from '../support/inspect.ts';
import { startServer } from '../support/server.ts';
import { tokenOf, Visitor } from '../support/visitor.ts';

const invitation = {
  name: 'Lerato <Example>',
  email: 'lerato@example.org',
  staff_type: 'admin' as const,
  roles: ['admin' as const],
  message: 'Welcome & see you soon.',
  send_email: true,
};

/** A server whose email is sent to the test, which says the result of each attempt. */
async function withEmail(open: OpenDatabase, results: SendResult[] = []) {
  const clock = new ManualClock('2026-11-21T08:00:00.000Z');
  const sent: OutgoingCopy[] = [];
  const send = async (copy: OutgoingCopy) => {
    sent.push(copy);
    return results.shift() ?? { status: 'sent' as const };
  };
  const started = await startServer(open, { clock, channels: { email: { send } } });
  return { ...started, clock, sent, channels: { email: { send } } };
}

onEachDatabase('the email of an invitation', (open) => {
  it('is sent once, contains the link, and leaves nothing of it in the database', async () => {
    const { server, live, sent, database, clock, channels } = await withEmail(open);
    const created = await live.invitations.create(invitation);
    expect(created).toMatchObject({ status: 'pending', email_status: 'queued', email_error: null });
    const { url: at, masterKey } = database;
    const beside = await createServer({ database: at, masterKey, clock, channels, worker: false });
    onTestFinished(() => beside.close());
    await Promise.all([server.drainJobs(), beside.drainJobs()]);
    expect(sent).toHaveLength(1);
    const [email] = sent;
    expect(email).toMatchObject({
      ...{ to: 'lerato@example.org', recipientName: 'Lerato <Example>', channel: 'email' },
      subject: expect.stringMatching(/^Invitation to /),
    });
    expect(email?.body).toContain(`<a href="${created.url}">${created.url}</a>`);
    expect(email?.body).toContain('Dear <bdi>Lerato &lt;Example&gt;</bdi>,');
    expect(email?.body).toContain('Welcome &amp; see you soon.');
    expect(email?.body).toContain('28 November 2026');
    expect(await live.invitations.get(created.id)).toMatchObject({ email_status: 'sent' });
    expect(await everythingStored(database)).not.toContain(tokenOf(created.url));
    expect(
      (await new Visitor({ server }).send('POST', '/settings/session', { invitation: tokenOf(created.url) }))
        .status,
    ).toBe(200);
    const { data } = await live.auditLog.list({ resource_id: created.id });
    expect(data.map(({ action }) => action)).toEqual([
      'invitation.accepted',
      'invitation.emailed',
      'invitation.created',
    ]);
  });

  it('has one full stop after a time that ends with one', async () => {
    const { server, live, sent } = await withEmail(open);
    await live.school.update({ locale: 'en-CA' });
    await live.invitations.create(invitation);
    await server.drainJobs();
    expect(sent[0]?.body).toMatch(/expires on November 28, 2026 at 10:00\sa\.m\. The page/);
  });

  it('goes to the corrected address, and the one before no longer gets in', async () => {
    const { server, live, sent } = await withEmail(open);
    const created = await live.invitations.create({ ...invitation, email: 'typo@example.org' });
    await server.drainJobs();
    await live.staff.update(created.staff_id, { email: 'lerato@example.org' });
    await server.drainJobs();
    expect(sent.map(({ to }) => to)).toEqual(['typo@example.org', 'lerato@example.org']);
    expect(await live.invitations.get(created.id)).toMatchObject({
      ...{ email: 'lerato@example.org', status: 'pending', email_status: 'sent' },
    });
    const accepted = async (url: string) =>
      (await new Visitor({ server }).send('POST', '/settings/session', { invitation: tokenOf(url) })).status;
    expect(await accepted(created.url)).not.toBe(200);
    const url = /<a href="([^"]*)">/.exec(sent[1]?.body ?? '')?.[1] ?? '';
    expect(await accepted(url)).toBe(200);
  });

  it('of which no email was sent keeps its link when the address is corrected', async () => {
    const { live, server } = await withEmail(open);
    const { send_email: _, ...unsent } = invitation;
    const created = await live.invitations.create({ ...unsent, email: 'typo@example.org' });
    await live.staff.update(created.staff_id, { email: 'lerato@example.org' });
    expect(await live.invitations.get(created.id)).toMatchObject({ email: 'lerato@example.org' });
    const visitor = new Visitor({ server });
    const invited = { invitation: tokenOf(created.url) };
    expect((await visitor.send('POST', '/settings/session', invited)).status).toBe(200);
  });

  it('is sent again later, and says why it could not be sent', async () => {
    const busy: SendResult = { status: 'retry', detail: 'The server is busy' };
    const { server, live, sent, clock } = await withEmail(open, [
      busy,
      { status: 'sent' },
      { status: 'bounced', detail: '550-No such\0 address\r\n550 See https://example.org' },
      ...Array.from({ length: 6 }, () => busy),
    ]);
    const status = async (id: string) => {
      const { email_status, email_error } = await live.invitations.get(id);
      return [email_status, email_error];
    };
    const { id } = await live.invitations.create(invitation);
    await server.drainJobs();
    expect(await status(id)).toEqual(['queued', 'The server is busy']);
    clock.advance(59_000);
    await server.drainJobs();
    expect(sent).toHaveLength(1);
    clock.advance(1_000);
    await server.drainJobs();
    expect(sent.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(await status(id)).toEqual(['sent', null]);

    await live.invitations.resend(id, { send_email: true });
    await server.drainJobs();
    expect(await status(id)).toEqual(['failed', '550-No such address 550 See https://example.org']);
    await live.invitations.resend(id, { send_email: true });
    for (let attempt = 0; attempt < 6; attempt++) {
      await server.drainJobs();
      clock.advance(6 * 3_600_000);
    }
    expect(await status(id)).toEqual(['failed', 'The server is busy']);
    expect(sent).toHaveLength(9);
    // Each attempt to send an email has its Message-ID; an invitation that is sent again has another one.
    expect([2, 1, 6]).toEqual([...Map.groupBy(sent, (copy) => copy.id).values()].map(({ length }) => length));
    expect(sent[0]?.id).toMatch(/^[\w.]+$/);
  });

  it('is not sent once the invitation was revoked or accepted, or sent again without email', async () => {
    const { server, live, sent } = await withEmail(open);
    const create = (email: string) => live.invitations.create({ ...invitation, email });
    const revoked = await create('revoked@example.org');
    await live.invitations.revoke(revoked.id);
    const accepted = await create('accepted@example.org');
    await live.invitations.accept({ token: accepted.token });
    const resent = await create('resent@example.org');
    await live.invitations.resend(resent.id);
    await live.invitations.create({ ...invitation, email: 'none@example.org', send_email: false });
    await server.drainJobs();
    expect(sent).toEqual([]);
    for (const { id } of [revoked, accepted, resent])
      expect((await live.invitations.get(id)).email_status).toBeNull();
  });
});

it('the email of an invitation is only simulated in a test school, and not sent without a channel', async () => {
  const { server, client, sent } = await withEmail(openSqlite);
  const { id } = await client.invitations.create(invitation);
  await server.drainJobs();
  expect((await client.invitations.get(id)).email_status).toBe('simulated');
  expect(sent).toEqual([]);
  const without = await startServer(openSqlite);
  const other = await without.live.invitations.create(invitation);
  await without.server.drainJobs();
  expect((await without.live.invitations.get(other.id)).email_status).toBe('not_configured');
});

it.each([
  ['af-ZA', 'Uitnodiging na', '28 November 2026'],
  ['de-DE', 'Einladung: ', '28. November 2026'],
  ['pt-BR', 'Convite: ', '28 de novembro de 2026'],
  ['fr-FR', 'Invitation : ', '28 novembre 2026'],
  ['ja-JP', 'Invitation to ', 'November 28, 2026'],
])('the email of an invitation is in the language of the school: %s', async (locale, subject, date) => {
  const { server, live, sent } = await withEmail(openSqlite);
  await live.school.update({ locale });
  await live.invitations.create(invitation);
  await server.drainJobs();
  expect(sent[0]?.subject).toContain(subject);
  expect(sent[0]?.body).toContain(date);
});

it('the email of an invitation that gets no response delays no message on another channel', async () => {
  const begun = Promise.withResolvers<void>();
  const response = Promise.withResolvers<SendResult>();
  const sms = Promise.withResolvers<OutgoingCopy>();
  const { live } = await startServer(openSqlite, {
    worker: true,
    channels: {
      email: {
        send: () => {
          begun.resolve();
          return response.promise;
        },
      },
      sms: {
        send: async (copy) => {
          sms.resolve(copy);
          return { status: 'sent' };
        },
      },
    },
  });
  onTestFinished(() => response.resolve({ status: 'sent' }));
  await live.invitations.create(invitation);
  await begun.promise;
  const { id } = await live.guardians.create({ name: 'Nomsa Example', phone: '+27821234567' });
  await live.messages.create({ channel: 'sms', to: { guardian_ids: [id] }, body: 'The bus is late.' });
  expect(await sms.promise).toMatchObject({ body: 'The bus is late.' });
});
