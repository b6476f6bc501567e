import { type AddressInfo, createServer } from 'node:net';
import { type OutgoingCopy, type SmtpOptions, smtpChannel } from '@rollbook/server';
import PostalMime, { type Email } from 'postal-mime';
import { describe, expect, it, onTestFinished } from 'vitest';
import { png } from '../school/images.ts';
import { placesOf, startBrowser } from '../support/browser.ts';
import { openSqlite } from '../support/databases.ts';
import { expectProblem } from '../support/problems.ts';
import { raw } from '../support/server.ts';
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
  const details = async () =>
    (await school.client.messageRecipients.list(id)).data.map(({ error }) => error?.detail);
  return { ...smtp, ...school, id, recipients, details };
}

/** What a server received, as a mail program reads it. */
const parsed = (one: { source: string } | undefined) => PostalMime.parse(one?.source ?? '');
const headerOf = (email: Email, name: string) => email.headers.find(({ key }) => key === name)?.value;

/** What an adapter is given. */
const copy: OutgoingCopy = {
  ...{ id: 'rcp_1', messageId: 'msg_1', schoolId: 'sch_1', schoolName: 'Example School', channel: 'email' },
  ...{ to: 'nomsa@example.org', recipientName: 'Nomsa Example', subject: 'Late bus', body, attempt: 1 },
  sender: { address: null, replyTo: null, locale: 'en-ZA', logo: null },
  unsubscribeUrl: null,
};

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

  it('waits while the server rejects this server, and not the copy', async () => {
    const refusals = {
      'relay@example.org': '550 5.7.1 Relaying denied, authenticate first',
      'old@example.org': '554 Relay access denied',
      'login@example.org': '530 5.7.0 Authentication Required',
      'sender@example.org': '550 5.1.8 <office@example.org>: Sender address rejected: Domain not found',
      'vague@example.org': '550 5.1.0 <office@example.org>: Sender address rejected: User unknown',
      'unverified@example.org': '550 Sender verify failed',
      'daily@example.org': '550 5.4.5 Daily user sending limit exceeded',
      'hourly@example.org': '550 Domain example.org has exceeded the max emails per hour (100/100) allowed',
      'unknown@example.org': '550 5.1.1 No such user',
      'full@example.org': '552 5.2.2 Mailbox full',
    } as const;
    type Address = keyof typeof refusals;
    let isMended = false;
    const school = await startMailing(
      {
        atRecipient: (address) => (isMended ? undefined : refusals[address as Address]),
        atData: (address) =>
          isMended || address !== 'spf@example.org' ? undefined : '550 5.7.26 Unauthenticated',
      },
      [...Object.keys(refusals), 'spf@example.org'],
    );
    const waits = ['queued', 'temporary_failure'];
    const bounced = ['bounced', 'bounced'];
    const waiting = Array.from({ length: 8 }, () => waits);
    expect(await school.recipients()).toEqual([...waiting, bounced, bounced, waits]);
    isMended = true;
    school.clock.advance(30_000);
    await school.drain();
    const sent = ['sent', undefined];
    expect(await school.recipients()).toEqual([...waiting.map(() => sent), bounced, bounced, sent]);
  });

  it('waits while the server rejects the sender, but not if it rejects the size', async () => {
    let answer: string | undefined = '550 5.7.1 Sender address rejected: not owned by user';
    const server: NonNullable<Parameters<typeof startSmtp>[0]>['server'] = {
      onMailFrom: (_address, _session, done) => {
        const [, code, text] = /^(\d{3}) (.*)$/.exec(answer ?? '') ?? [];
        if (text === undefined) done();
        else done(Object.assign(new Error(text), { responseCode: Number(code) }));
      },
    };
    const school = await startMailing({ server }, ['nomsa@example.org']);
    expect(await school.recipients()).toEqual([['queued', 'temporary_failure']]);
    answer = undefined;
    school.clock.advance(30_000);
    await school.drain();
    expect(await school.recipients()).toEqual([['sent', undefined]]);
    answer = '552 5.3.4 Message size exceeds fixed limit';
    const large = await startMailing({ server }, ['nomsa@example.org']);
    expect(await large.recipients()).toEqual([['failed', 'rejected']]);
  });

  it('is not sent without the login that is configured, also if the server asks for none', async () => {
    const { options, received } = await startSmtp();
    const email = smtpChannel({ ...options, user: 'rollbook', password: 'right' });
    await expect(email.check?.()).rejects.toThrow(
      'rejected the login of this server, or does not ask for one',
    );
    const school = await startSchool(openSqlite, { channels: { email } });
    const to = { guardian_ids: [await school.guardian([])] };
    const { id } = await school.client.messages.create({ channel: 'email', to, subject: 'A', body });
    await school.drain();
    expect((await school.client.messageRecipients.list(id)).data).toMatchObject([{ status: 'queued' }]);
    expect(received).toEqual([]);
  });

  it('is said not to have been tried if the server cannot check the login now', async () => {
    const { options } = await startSmtp({
      server: {
        disabledCommands: ['STARTTLS'],
        allowInsecureAuth: true,
        onAuth: (_login, _session, done) => {
          done(Object.assign(new Error('4.7.0 Temporary authentication failure'), { responseCode: 454 }));
        },
      },
    });
    const email = smtpChannel({ ...options, user: 'rollbook', password: 'right' });
    await expect(email.check?.()).rejects.toThrow('could not check the login of this server (454)');
  });

  it('is tried again after a temporary error, and after a connection that was dropped', async () => {
    const first = (code: number | 'drop') => (_address: string, attempt: number) =>
      attempt === 1 ? code : undefined;
    const dropped = await startMailing({ atData: first('drop') }, ['nomsa@example.org']);
    const busy = await startMailing({ atRecipient: first(451) as () => number }, ['nomsa@example.org']);
    expect(await dropped.details()).toEqual([expect.stringContaining('the email may have arrived')]);
    for (const { received, recipients, clock, drain } of [dropped, busy]) {
      expect(await recipients()).toEqual([['queued', 'temporary_failure']]);
      expect(received).toEqual([]);
      clock.advance(30_000);
      await drain();
      expect(await recipients()).toEqual([['sent', undefined]]);
      expect(received).toHaveLength(1);
    }
  });

  it('is sent at once by a server that takes one message on each connection', async () => {
    const used = new Set<string>();
    const server: NonNullable<Parameters<typeof startSmtp>[0]>['server'] = {
      onMailFrom: (_address, { id }, done) => {
        if (used.has(id)) done(Object.assign(new Error('Too many messages'), { responseCode: 421 }));
        else done();
        used.add(id);
      },
    };
    const { options, received } = await startSmtp({ server });
    const email = smtpChannel({ ...options, connections: 1 });
    onTestFinished(() => email.close?.());
    const { signal } = new AbortController();
    for (const to of ['one@example.org', 'two@example.org', 'three@example.org'])
      expect(await email.send({ ...copy, to }, signal)).toEqual({ status: 'sent' });
    expect(received).toHaveLength(3);
  });

  it('is not sent by an attempt that was aborted', async () => {
    const begun = Promise.withResolvers<void>();
    const response = Promise.withResolvers<void>();
    const server: NonNullable<Parameters<typeof startSmtp>[0]>['server'] = {
      onMailFrom: async (_address, _session, done) => {
        begun.resolve();
        await response.promise;
        done();
      },
    };
    const { options, received } = await startSmtp({ server });
    const email = smtpChannel({ ...options, connections: 1 });
    onTestFinished(() => email.close?.());
    const abort = new AbortController();
    const aborted = email.send({ ...copy, to: 'late@example.org' }, abort.signal);
    await begun.promise;
    abort.abort();
    response.resolve();
    expect(await aborted).toMatchObject({ status: 'retry' });
    expect(await email.send(copy, new AbortController().signal)).toEqual({ status: 'sent' });
    expect(received.map(({ to }) => to)).toEqual(['nomsa@example.org']);
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

  it.each([
    ['tls', { tls: 'ssl' }],
    ['secure', { secure: true }],
    ['host', { host: undefined }],
    ['from', { from: undefined }],
    ['from', { from: 'Office <office@example.org>' }],
    ['port', { port: '25' }],
    ['user', { password: 'secret' }],
    ['user', { user: 'rollbook' }],
  ])('has options, of which an invalid %s is named: %o', (name, changed) => {
    // As code without types would give them.
    const options: object = { host: '127.0.0.1', from: 'office@example.org', ...changed };
    const make = () => smtpChannel(options as SmtpOptions);
    expect(make).toThrow(expect.objectContaining({ name: 'UsageError' }));
    expect(make).toThrow(new RegExp(`invalid:\\n  ${name}: \\S[^\\n]*$`));
    expect(make).not.toThrow('secret');
  });

  it('is checked at the start, and what is wrong with the connection is said', async () => {
    const { options } = await startSmtp({ server: { disabledCommands: ['AUTH'] } });
    const reasonOf = (changed: Partial<typeof options>) =>
      smtpChannel({ ...options, ...changed })
        .check?.()
        .catch((error: Error) => error.message);
    expect(await reasonOf({ tls: 'starttls' })).toMatch(
      /^The SMTP server was reached, but TLS with it failed: .* the certificate, whose authority must be a public one or named in NODE_EXTRA_CA_CERTS\.$/,
    );
    const dropping = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => dropping.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void dropping.close());
    expect(await reasonOf({ port: (dropping.address() as AddressInfo).port })).toMatch(
      /or the connection to it was lost \(E[A-Z]+\)\.$/,
    );
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

  it('has the letterhead of the school in HTML and text, with links and tables, in the direction of its locale', async () => {
    const { options, received } = await startSmtp();
    const channels = { email: smtpChannel(options) };
    const { client, guardian, drain } = await startSchool(openSqlite, { channels });
    await client.school.update({ address: { line1: '1 Road & Lane', city: 'Durban' }, locale: 'ar-EG' });
    await client.schoolLogo.put({ data: png({ width: 120, height: 60 }) });
    await client.messages.create({
      channel: 'email',
      to: { guardian_ids: [await guardian([])] },
      subject: 'Fees <2026>',
      body: '<h2>Fees</h2><p>See <a href="https://pay.example/x?a=1&amp;b=2">how to pay</a>.</p><table><tr><th>Term</th><th>Amount</th></tr><tr><td>1</td><td>R 500</td></tr></table>',
    });
    await drain();
    const email = await parsed(received[0]);
    expect(email.subject).toBe('Fees <2026>');
    expect(email.text?.split('\n').slice(0, 6)).toEqual([
      ...['Fees', '', 'See how to pay <https://pay.example/x?a=1&b=2>.', '', 'Term   Amount', '1      R 500'],
    ]);
    expect(email.text).toContain('\n-- \nExample School\n1 Road & Lane, Durban\n');
    expect(email.html).toContain('<html lang="ar-EG" dir="rtl">');
    expect(email.html).toContain('<title>Fees &lt;2026&gt;</title>');
    expect(email.html).toContain('1 Road &amp; Lane, Durban');
    expect(email.html).toContain('src="cid:logo" alt="" width="96" height="48"');
    expect(email.html).toContain('prefers-color-scheme:dark');
    const page = await (await startBrowser()).newPage({ viewport: { width: 375, height: 600 } });
    const logo = `data:image/png;base64,${png({ width: 120, height: 60 })}`;
    await page.setContent(email.html?.replace('cid:logo', logo) ?? '');
    expect(await page.locator('.logo').boundingBox()).toMatchObject({ width: 96, height: 48 });
    expect(email.attachments).toMatchObject([
      { mimeType: 'image/png', disposition: 'inline', contentId: '<logo>' },
    ]);
    // A text that is a whole document has its own letterhead.
    await client.messages.create({
      channel: 'email',
      to: { guardian_ids: [await guardian([])] },
      subject: 'Whole',
      body: '<!DOCTYPE html><html><body><p>Own design</p></body></html>',
    });
    await drain();
    const whole = await parsed(received[1]);
    expect(whole.html?.trim()).toBe('<!DOCTYPE html><html><body><p>Own design</p></body></html>');
    expect([whole.text?.trim(), whole.attachments]).toEqual(['Own design', []]);
  });

  it('has its link to unsubscribe in the direction of its language, whatever that of the school is', async () => {
    const { options, received } = await startSmtp();
    const school = await startSchool(openSqlite, { channels: { email: smtpChannel(options) } });
    const { client, guardian, drain } = school;
    const name = 'בית ספר (5)';
    await client.school.update({ name, locale: 'he-IL' });
    const to = { guardian_ids: [await guardian([])] };
    await client.messages.create({ channel: 'email', to, subject: 'S', body: 'שלום' });
    await drain();
    const email = await parsed(received[0]);
    expect(email.text).toContain(`emails of \u2068${name}\u2069: http`);
    const page = await (await startBrowser()).newPage();
    await page.setContent(email.html ?? '');
    // From left to right; the words of the name are read from the right.
    const words = ['Unsubscribe', 'of', 'ספר', 'בית'];
    const places = await placesOf(page, 'a[href*=unsubscribe]', words);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('has each line of an announcement in two languages in the direction of its own', async () => {
    const { options, received } = await startSmtp();
    const school = await startSchool(openSqlite, { channels: { email: smtpChannel(options) } });
    const { client, learner, guardian, drain } = school;
    await guardian([await learner()]);
    const { id } = await client.announcements.create({
      ...{ title: 'Sports day', body: 'يوم الرياضة (1).\nSports day (for all)!' },
      ...{ audience: { everyone: true }, channels: ['email'] },
    });
    await client.announcements.publish(id);
    await drain();
    const page = await (await startBrowser()).newPage();
    await page.setContent((await parsed(received[0])).html ?? '');
    const places = await placesOf(page, '.body', ['Sports day', 'day (', '(for', ')!', '!']);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('is unsubscribed from with one request without a sign-in, and reading the page changes nothing', async () => {
    const { options, received } = await startSmtp();
    const channels = { email: smtpChannel(options) };
    const school = await startSchool(openSqlite, { channels, publicUrl: 'https://school.example' });
    const { client, guardian, learner, drain, server } = school;
    const learner_id = await learner();
    const id = await guardian([learner_id]);
    const announce = async () => {
      const { id: announcement } = await client.announcements.create({
        title: 'Bazaar',
        body: 'On Saturday.',
        channels: ['email'],
        audience: { everyone: true },
      });
      await client.announcements.publish(announcement);
      await drain();
    };
    const write = async () => {
      const to = { guardian_ids: [id] };
      const made = await client.messages.create({ channel: 'email', to, subject: 'Hello', body });
      await drain();
      return (await client.messageRecipients.list(made.id)).data.map(({ status, error }) => [
        status,
        error?.code,
      ]);
    };
    await announce();
    await write();
    const [announcement, message] = await Promise.all(received.map(parsed));
    if (!announcement || !message) throw new Error('Two emails were not received');
    const linkOf = (email: Email) => {
      expect(headerOf(email, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      const [, url = ''] =
        /^<https:\/\/school\.example(\/unsubscribe\?token=[\w.-]+)>$/.exec(
          headerOf(email, 'list-unsubscribe') ?? '',
        ) ?? [];
      expect(email.text).toContain(`https://school.example${url}`);
      expect(email.html).toContain(`href="https://school.example${url}"`);
      return server.url + url;
    };
    const links = { announcement: linkOf(announcement), message: linkOf(message) };
    const post = (url: string) =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    const receives = async () =>
      (await client.learnerGuardians.list(learner_id)).data.map((link) => link.receives.announcements);

    const page = await fetch(links.announcement);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await page.text()).toContain(
      'Do you no longer want to receive announcements from <bdi>Example School</bdi>?',
    );
    expect(await receives()).toEqual([true]);
    for (const _ of [1, 2]) {
      const done = await post(links.announcement);
      expect([done.status, (await done.text()).includes('You will no longer receive announcements')]).toEqual(
        [200, true],
      );
    }
    expect(await receives()).toEqual([false]);
    const [change] = (await client.auditLog.list({ limit: 1 })).data;
    expect(change?.actor).toMatchObject({ type: 'system', name: 'Unsubscribe link' });
    // Announcements no longer arrive; what is written to the guardian still does.
    await announce();
    expect(await write()).toEqual([['sent', undefined]]);
    expect(received.map(({ source }) => /Subject: (\w+)/.exec(source)?.[1])).toEqual([
      ...['Bazaar', 'Hello', 'Hello'],
    ]);
    expect((await post(links.message)).status).toBe(200);
    expect((await client.guardians.get(id)).channels).toMatchObject({ email: false, sms: true });
    expect(await write()).toEqual([['suppressed', 'no_consent']]);

    for (const forged of [
      links.message.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
      // The same bytes, written as the server does not.
      links.message.replace(/.$/, (end) => String.fromCharCode(end.charCodeAt(0) + 1)),
      `${links.message}=`,
      links.message.replace('.email.', '.fees.'),
      `${server.url}/unsubscribe`,
    ]) {
      const path = forged.slice(server.url.length);
      for (const method of ['GET', 'POST'])
        expectProblem(await raw(server.url, null, method, path), 'not_found');
    }
    expectProblem(await raw(server.url, null, 'DELETE', '/unsubscribe?token=x'), 'method_not_allowed');
  });

  it('unsubscribes the record into which that of the guardian was merged since, and whoever was archived', async () => {
    const { options, received } = await startSmtp();
    const channels = { email: smtpChannel(options) };
    const { client, guardian, learner, drain, server } = await startSchool(openSqlite, {
      channels,
      publicUrl: 'https://school.example',
    });
    const learnerId = await learner();
    const id = await guardian([learnerId]);
    const { id: announcement } = await client.announcements.create({
      ...{ title: 'Bazaar', body: 'On Saturday.', channels: ['email'], audience: { everyone: true } },
    });
    await client.announcements.publish(announcement);
    await client.messages.create({ channel: 'email', to: { guardian_ids: [id] }, subject: 'Hello', body });
    await drain();
    const [announced, written] = await Promise.all(
      received.map(async (each) => {
        const { pathname, search } = new URL(
          headerOf(await parsed(each), 'list-unsubscribe')?.slice(1, -1) ?? '',
        );
        return `${server.url}${pathname}${search}`;
      }),
    );
    const post = async (url = '') => {
      const response = await fetch(url, { method: 'POST' });
      return [response.status, (await response.text()).includes('You will no longer receive')];
    };
    const between = await guardian([]);
    const last = await guardian([]);
    await client.guardians.merge(between, { guardian_id: id });
    await client.guardians.merge(last, { guardian_id: between });
    expect(await post(announced)).toEqual([200, true]);
    const [link] = (await client.learnerGuardians.list(learnerId)).data;
    expect(link).toMatchObject({ guardian_id: last, receives: { announcements: false, fees: true } });
    expect(await post(written)).toEqual([200, true]);
    expect((await client.guardians.get(last)).channels).toMatchObject({ email: false, sms: true });
    await client.guardians.update(last, { channels: { email: true } });
    await client.learnerGuardians.archive(learnerId, link?.id ?? '');
    await client.guardians.archive(last);
    expect(await post(written)).toEqual([200, true]);
  });

  it('unsubscribes every guardian with the address: schools have several records of one parent', async () => {
    const { options, received } = await startSmtp();
    const channels = { email: smtpChannel(options) };
    const { client, guardian, learner, drain, server } = await startSchool(openSqlite, { channels });
    const children = [await learner(), await learner(), await learner()];
    const ids = [await guardian([children[0] ?? '']), await guardian([children[1] ?? ''])];
    const other = await guardian([children[2] ?? '']);
    await client.guardians.update(other, { email: 'lerato@example.org' });
    await client.guardians.update(ids[1] ?? '', { email: 'Nomsa@Example.org' });
    await client.messages.create({ channel: 'email', to: { guardian_ids: ids }, subject: 'Hello', body });
    await drain();
    const [first] = await Promise.all(received.map(parsed));
    const { pathname, search } = new URL((first && headerOf(first, 'list-unsubscribe')?.slice(1, -1)) ?? '');
    expect((await fetch(`${server.url}${pathname}${search}`, { method: 'POST' })).status).toBe(200);
    const agreed = await Promise.all(
      [...ids, other].map(async (id) => (await client.guardians.get(id)).channels.email),
    );
    expect(agreed).toEqual([false, false, true]);
  });

  it('has no link to unsubscribe for staff, and no one-click header without HTTPS', async () => {
    const { options, received } = await startSmtp();
    const channels = { email: smtpChannel(options) };
    const { client, guardian, drain } = await startSchool(openSqlite, { channels });
    const staff = await client.staff.create({
      name: 'Sam Example',
      email: 'sam@example.org',
      staff_type: 'teacher',
    });
    const to = { guardian_ids: [await guardian([])], staff_ids: [staff.id] };
    await client.messages.create({ channel: 'email', to, subject: 'Hello', body });
    await drain();
    const emails = await Promise.all(received.map(parsed));
    const header = (address: string, name: string) => {
      const email = emails.find((one) => one.to?.[0]?.address === address);
      return email && headerOf(email, name);
    };
    expect(header('sam@example.org', 'list-unsubscribe')).toBeUndefined();
    expect(header('nomsa@example.org', 'list-unsubscribe')).toMatch(/^<http:/);
    for (const address of ['sam@example.org', 'nomsa@example.org'])
      expect(header(address, 'list-unsubscribe-post')).toBeUndefined();
    const ofStaff = emails.find((one) => one.to?.[0]?.address === 'sam@example.org');
    expect(ofStaff?.html).not.toContain('/unsubscribe');
  });
});
