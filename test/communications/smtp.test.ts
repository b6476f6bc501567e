import { smtpChannel } from '@rollbook/server';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '../support/databases.ts';
import { startSchool } from './school.ts';
import { startSmtp } from './smtp-server.ts';

const body = '<p>Dear {{ recipient.name }}</p><p>The bus is <b>late</b>.</p>';

/** A school that sends email through a server, to guardians with these addresses. */
async function startMailing(behaviour: Parameters<typeof startSmtp>[0], addresses: readonly string[]) {
  const smtp = await startSmtp(behaviour);
  const channels = { email: smtpChannel({ ...smtp.options, connections: 2 }) };
  const school = await startSchool(openSqlite, { channels });
  const guardian_ids: string[] = [];
  for (const email of addresses)
    guardian_ids.push(await school.guardian([], {}, { name: 'Ünal "N." Example', email }));
  const subject = 'Late bus';
  const { id } = await school.client.messages.create({
    channel: 'email',
    to: { guardian_ids },
    subject,
    body,
  });
  await school.drain();
  const recipients = async () => {
    const { data } = await school.client.messageRecipients.list(id, { order: 'asc' });
    return data.map(({ status, error }) => [status, error?.code]);
  };
  return { ...smtp, ...school, id, recipients };
}

describe('email through an SMTP server', () => {
  it('has a subject, a text as HTML and without, and a stable Message-ID', async () => {
    const { received, client, id } = await startMailing({}, ['nomsa@example.org']);
    expect(received).toMatchObject([{ from: 'office@example.org', to: 'nomsa@example.org' }]);
    const [copy] = (await client.messageRecipients.list(id)).data;
    const { source = '', messageId } = received[0] ?? {};
    expect(messageId).toBe(`<${copy?.id}@example.org>`);
    expect(source).toContain('From: Example School <office@example.org>');
    expect(source).toContain('Subject: Late bus');
    expect(source).toContain('Auto-Submitted: auto-generated');
    expect(source).toMatch(/Content-Type: text\/plain[\s\S]*The bus is late\./);
    expect(source).toMatch(/Content-Type: text\/html[\s\S]*<b>late<\/b>/);
    expect(copy).toMatchObject({ status: 'sent' });
  });

  it('bounces if the server rejects the address, and fails if it rejects the text', async () => {
    const { received, recipients, client, id } = await startMailing(
      {
        atRecipient: (address) => (address.startsWith('unknown') ? 550 : undefined),
        atData: (address) => (address.startsWith('spam') ? 554 : undefined),
      },
      ['unknown@example.org', 'spam@example.org', 'known@example.org'],
    );
    expect(await recipients()).toEqual([
      ['bounced', 'bounced'],
      ['failed', 'rejected'],
      ['sent', undefined],
    ]);
    expect(received.map(({ to }) => to)).toEqual(['known@example.org']);
    expect(await client.messages.get(id)).toMatchObject({ status: 'partly_failed' });
  });

  it('is tried again after a temporary error, and after a connection that was dropped', async () => {
    const first = (code: number | 'drop') => (_address: string, attempt: number) =>
      attempt === 1 ? code : undefined;
    const dropped = await startMailing({ atData: first('drop') }, ['nomsa@example.org']);
    const busy = await startMailing({ atRecipient: first(451) as () => number }, ['nomsa@example.org']);
    for (const { received, recipients, clock, drain } of [dropped, busy]) {
      expect(await recipients()).toEqual([['queued', 'temporary_failure']]);
      expect(received).toEqual([]);
      clock.advance(30_000);
      await drain();
      expect(await recipients()).toEqual([['sent', undefined]]);
      expect(received).toHaveLength(1);
    }
  });

  it('is not sent without encryption, or to a server that cannot be trusted, unless that is allowed', async () => {
    const plain = await startSmtp();
    const untrusted = await startSmtp({ server: { disabledCommands: ['AUTH'] } });
    for (const { options, received } of [plain, untrusted]) {
      const adapter = smtpChannel({ ...options, tls: 'starttls' });
      const school = await startSchool(openSqlite, { channels: { email: adapter } });
      const to = { guardian_ids: [await school.guardian([])] };
      const { id } = await school.client.messages.create({ channel: 'email', to, subject: 'A', body });
      await school.drain();
      expect((await school.client.messageRecipients.list(id)).data).toMatchObject([
        { status: 'queued', error: { code: 'temporary_failure' } },
      ]);
      expect(received).toEqual([]);
    }
  });

  it('logs in, and a rejected login loses nothing', async () => {
    const server = {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) =>
        password === 'right' ? done(null, { user: 'rollbook' }) : done(new Error('Invalid login: wrong')),
    } satisfies NonNullable<Parameters<typeof startSmtp>[0]>['server'];
    const { options, received } = await startSmtp({ server });
    for (const password of ['wrong', 'right']) {
      const channels = { email: smtpChannel({ ...options, user: 'rollbook', password }) };
      const school = await startSchool(openSqlite, { channels });
      const to = { guardian_ids: [await school.guardian([])] };
      const { id } = await school.client.messages.create({ channel: 'email', to, subject: 'A', body });
      await school.drain();
      const [recipient] = (await school.client.messageRecipients.list(id)).data;
      expect(recipient?.status).toBe(password === 'right' ? 'sent' : 'queued');
      expect(JSON.stringify(recipient)).not.toContain('wrong');
    }
    expect(received).toHaveLength(1);
  });
});
