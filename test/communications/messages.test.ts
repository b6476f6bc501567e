import type { MessageCreate } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { startSchool, testAdapter } from './school.ts';

const sms = (fields: Partial<MessageCreate> = {}): MessageCreate => ({
  channel: 'sms',
  to: {},
  body: '{{ school.name }}: {{ recipient.name }}, {{ learner.name }} is on the bus.',
  ...fields,
});

onEachDatabase('a message', (open) => {
  it('is sent once to each guardian of the learners, with the text that it then keeps', async () => {
    const { copies, adapter } = testAdapter();
    const { client, learner, guardian, drain } = await startSchool(open, { channels: { sms: adapter } });
    const [thandi, sipho] = [await learner(), await learner('Sipho Example')];
    const nomsa = await guardian([thandi, sipho]);
    const zola = await guardian([sipho], {}, { name: 'Zola Example', phone: '+27831234567' });
    const created = await client.messages.create(
      sms({ to: { learner_ids: [thandi, sipho], guardian_ids: [nomsa] } }),
    );
    expect(created).toMatchObject({ status: 'queued', learner_id: null, counts: { queued: 2, sent: 0 } });
    await drain();
    expect(copies.map(({ to, body }) => [to, body]).sort()).toEqual([
      ['+27821234567', 'Example School: Nomsa Example, Thandi Example, Sipho Example is on the bus.'],
      ['+27831234567', 'Example School: Zola Example, Sipho Example is on the bus.'],
    ]);
    const sent = await client.messages.get(created.id);
    expect(sent).toMatchObject({
      status: 'sent',
      counts: { queued: 0, sent: 2 },
      completed_at: expect.any(String),
    });
    await client.learners.update(sipho, { first_name: 'Siphiwe', name: 'Siphiwe Example' });
    const { data } = await client.messageRecipients.list(created.id);
    expect(data.map(({ guardian_id, address, status }) => [guardian_id, address, status]).sort()).toEqual(
      [
        [nomsa, '+2782*****67', 'sent'],
        [zola, '+2783*****67', 'sent'],
      ].sort(),
    );
    for (const copy of copies)
      expect(await client.messageRecipients.get(created.id, copy.id)).toMatchObject({ body: copy.body });
    const entries = (await client.auditLog.list({ resource_id: created.id })).data;
    expect(entries.map(({ action }) => action)).toEqual([
      'message.sent',
      'message.started',
      'message.created',
    ]);
    expect(JSON.stringify(entries)).not.toContain('on the bus');
  });

  it('that names a learner who was hidden from the guardian since is not sent', async () => {
    const { copies, adapter } = testAdapter();
    const { client, clock, learner, guardian, drain } = await startSchool(open, {
      channels: { sms: adapter },
    });
    const [thandi, sipho] = [await learner(), await learner('Sipho Example')];
    const nomsa = await guardian([thandi, sipho]);
    const send = (body: string) =>
      client.messages.create(
        sms({ body, to: { learner_ids: [thandi, sipho] }, send_at: '2026-02-03T08:00:00Z' }),
      );
    const named = await send('A trip of {{ learner.name }}');
    await send('A trip');
    const link = (await client.learnerGuardians.list(thandi)).data.find((one) => one.guardian_id === nomsa);
    await client.learnerGuardians.update(thandi, link?.id ?? '', { access: 'none' });
    clock.advance(2 * 86_400_000);
    await drain();
    expect(copies.map(({ body }) => body)).toEqual(['A trip']);
    expect((await client.messageRecipients.list(named.id)).data).toMatchObject([
      { status: 'suppressed', error: { code: 'no_access' } },
    ]);
  });

  it('is not sent with a hole where a learner has no class', async () => {
    const { copies, adapter } = testAdapter();
    const { client, learner, guardian, drain } = await startSchool(open, { channels: { sms: adapter } });
    const [thandi, sipho] = [await learner(), await learner('Sipho Example')];
    await guardian([thandi, sipho]);
    const message = sms({
      to: { learner_ids: [thandi, sipho] },
      body: '{{ learner.name }}: {{ learner.class }}',
    });
    expect(await refusalOf(client.messages.create(message))).toMatchObject({
      code: 'missing_variable',
      errors: [
        {
          pointer: '/context/learner.class',
          detail: expect.stringContaining([thandi, sipho].sort().join(', ')),
        },
      ],
    });
    await client.messages.create({ ...message, context: { 'learner.class': 'a new class' } });
    await drain();
    expect(copies.map(({ body }) => body)).toEqual(['Thandi Example, Sipho Example: a new class']);
  });

  it('isolates names of the other direction from the text around them', async () => {
    const { copies, adapter } = testAdapter();
    const { client, guardian, drain } = await startSchool(open, {
      channels: { email: adapter, sms: adapter, push: adapter },
    });
    const mohammed = await guardian([], {}, { name: '\u0645\u062d\u0645\u062f (Mo) \u0627\u0644' });
    const plain = await guardian([]);
    const send = async (channel: 'email' | 'push', body: string) => {
      copies.length = 0;
      const to = { guardian_ids: [mohammed, plain] };
      const subject = channel === 'email' ? { subject: 'To {{ recipient.name }}' } : {};
      await client.messages.create({ channel, to, body, ...subject });
      await drain();
      return copies.flatMap(({ subject, body }) => [subject, body]).toSorted();
    };
    const isolated = '\u2068\u0645\u062d\u0645\u062f (Mo) \u0627\u0644\u2069';
    expect(await send('email', '<p>Dear {{ recipient.name }}, 5</p>')).toEqual(
      [
        ...['To Nomsa Example', `To ${isolated}`],
        ...['<p>Dear Nomsa Example, 5</p>', `<p>Dear ${isolated}, 5</p>`],
      ].toSorted(),
    );
    const inAddress = '<a href="https://x.example/?n={{ recipient.name }}">{{ recipient.name }}</a>';
    expect(
      (await send('email', inAddress)).find((text) => text?.includes('Mo') && text.includes('href')),
    ).toBe(`<a href="https://x.example/?n=${encodeURIComponent(isolated.slice(1, -1))}">${isolated}</a>`);
    // A part of an address is encoded, and a whole address is not.
    const parts =
      '<a href="https://x.example/{{ a }}/y">1</a><a href="https://x.example/?q={{ a }}&amp;b={{ a }}">2</a><a href="{{ b }}">3</a>';
    copies.length = 0;
    await client.messages.create({
      ...{ channel: 'email', to: { guardian_ids: [plain] }, subject: 'x', body: parts },
      context: { a: 'A/B & C#1', b: 'https://y.example/?z=1' },
    });
    await drain();
    expect(copies[0]?.body).toBe(
      '<a href="https://x.example/A/B%20%26%20C%231/y">1</a><a href="https://x.example/?q=A%2FB%20%26%20C%231&amp;b=A%2FB%20%26%20C%231">2</a><a href="https://y.example/?z=1">3</a>',
    );
    expect((await send('push', '\u0639 {{ recipient.name }}')).filter(Boolean)).toEqual(
      [`\u0639 \u2068Nomsa Example\u2069`, `\u0639 ${isolated}`].toSorted(),
    );
  });

  it('is not sent to people without access, consent or an address', async () => {
    const { copies, adapter } = testAdapter();
    const { client, learner, guardian, drain } = await startSchool(open, { channels: { sms: adapter } });
    const thandi = await learner();
    const sibling = await learner('Sipho Example');
    const none = await guardian([thandi], { access: 'none' });
    const mute = await guardian([thandi], {}, { channels: { sms: false } });
    const unreachable = await guardian([thandi], {}, { phone: null });
    const elsewhere = await guardian([sibling]);
    const quiet = await guardian([thandi], { receives: { fees: false } });
    const body = 'The bus is late.';
    // The guardians of a learner are those with access.
    const { id } = await client.messages.create(sms({ body, to: { learner_ids: [thandi] } }));
    const recipients = (await client.messageRecipients.list(id)).data;
    expect(recipients.map(({ guardian_id, error }) => [guardian_id, error?.code]).sort()).toEqual(
      [
        [mute, 'no_consent'],
        [unreachable, 'no_address'],
        [quiet, undefined],
      ].sort(),
    );
    // Those who are named are listed, and not sent anything.
    const invoice = await client.invoices.create({
      learner_id: thandi,
      due_date: '2026-12-14',
      lines: [{ description: 'Tuition', category: 'tuition', unit_amount: 125_000 }],
    });
    const named = await client.messages.create(
      sms({
        body,
        to: { guardian_ids: [none, elsewhere, quiet] },
        regarding: { type: 'invoice', id: invoice.id },
      }),
    );
    expect(named).toMatchObject({ learner_id: thandi, counts: { suppressed: 3 } });
    const refused = (await client.messageRecipients.list(named.id)).data;
    expect(
      refused.map(({ guardian_id, address, error }) => [guardian_id, address, error?.code]).sort(),
    ).toEqual(
      [
        [none, null, 'no_access'],
        [elsewhere, null, 'no_access'],
        [quiet, null, 'not_subscribed'],
      ].sort(),
    );
    await drain();
    expect(copies.map(({ to }) => to)).toEqual(['+27821234567']);
    expect(await client.messages.get(named.id)).toMatchObject({ status: 'failed' });
    expect(await client.messageRecipients.get(named.id, refused[0]?.id ?? '')).toMatchObject({ body: null });
    const nobody = sms({ body, to: { learner_ids: [thandi] }, regarding: { type: 'learner', id: thandi } });
    for (const each of [mute, unreachable, quiet])
      await client.guardians.archive(each).then(undefined, () => {});
    const links = (await client.learnerGuardians.list(thandi)).data;
    for (const link of links) await client.learnerGuardians.archive(thandi, link.id);
    expect(await codeOf(client.messages.create(nobody))).toBe('no_eligible_recipient');
    // A guardian who is named and refused does not hide that nobody is informed about the learner.
    const stranger = await client.messages.create({
      ...nobody,
      to: { learner_ids: [thandi], guardian_ids: [elsewhere] },
    });
    const untold = (await client.messageRecipients.list(stranger.id)).data;
    expect(untold.map(({ error, ...of }) => [of.guardian_id ?? of.learner_id, error?.code]).sort()).toEqual(
      [
        [elsewhere, 'no_access'],
        [thandi, 'no_guardian'],
      ].sort(),
    );
  });

  it('that is scheduled waits for its time, and for consent and access that still hold', async () => {
    const { copies, adapter } = testAdapter();
    const { client, clock, learner, guardian, drain } = await startSchool(open, {
      channels: { sms: adapter },
    });
    const thandi = await learner();
    await guardian([thandi]);
    const later = await guardian([thandi], {}, { phone: '+27831234567' });
    const without = await guardian([thandi], {}, { phone: '+27841234567' });
    const message = sms({
      body: 'Tomorrow.',
      to: { learner_ids: [thandi] },
      send_at: '2026-02-03T08:00:00Z',
    });
    const { id } = await client.messages.create(message);
    const cancelled = await client.messages.create(message);
    await drain();
    expect(copies).toEqual([]);
    await client.guardians.update(later, { channels: { sms: false } });
    const link = (await client.learnerGuardians.list(thandi)).data.find((one) => one.guardian_id === without);
    await client.learnerGuardians.update(thandi, link?.id ?? '', { access: 'none' });
    expect(await client.messages.cancel(cancelled.id)).toMatchObject({
      status: 'cancelled',
      counts: { suppressed: 3 },
    });
    clock.advance(86_400_000);
    await drain();
    expect(copies.map(({ to }) => to)).toEqual(['+27821234567']);
    expect(await client.messages.get(id)).toMatchObject({
      status: 'sent',
      counts: { sent: 1, suppressed: 2 },
    });
    expect(await codeOf(client.messages.cancel(id))).toBe('invalid_state_transition');
  });

  it('is not sent about a learner whose planned leave and whose message become due together', async () => {
    const { copies, adapter } = testAdapter();
    const { client, clock, learner, guardian, drain } = await startSchool(open, {
      channels: { sms: adapter },
    });
    const thandi = await learner();
    await guardian([thandi], {}, { phone: '+27831234567' });
    const message = sms({ to: { learner_ids: [thandi] }, send_at: '2026-02-04T05:00:00Z' });
    const { id } = await client.messages.create(message);
    await client.learners.leave(thandi, { left_on: '2026-02-04', left_reason: 'transferred' });
    clock.advance(3 * 86_400_000);
    await drain();
    expect(copies).toEqual([]);
    expect(await client.messages.get(id)).toMatchObject({ status: 'cancelled', counts: { suppressed: 1 } });
  });

  it('says that a copy with the name of a learner who was erased is not sent', async () => {
    const { copies, adapter } = testAdapter();
    const { client, clock, learner, guardian, drain } = await startSchool(open, {
      channels: { sms: adapter },
    });
    const [thandi, sipho] = [await learner(), await learner('Sipho Example')];
    await guardian([thandi, sipho], {}, { phone: '+27841234567' });
    const { id } = await client.messages.create(
      sms({
        body: '{{ learner.name }} was late.',
        to: { learner_ids: [thandi, sipho] },
        send_at: '2026-02-03T08:00:00Z',
      }),
    );
    await client.learners.leave(thandi, { left_on: '2026-02-02', left_reason: 'transferred' });
    await client.learners.erase(thandi, { confirm: thandi, reason: 'Example' });
    clock.advance(86_400_000);
    await drain();
    expect(copies).toEqual([]);
    const [copy] = (await client.messageRecipients.list(id)).data;
    expect(copy).toMatchObject({ status: 'suppressed', error: { code: 'erased' } });
  });

  it('is not sent about learners who left after it was scheduled', async () => {
    const { copies, adapter } = testAdapter();
    const { client, clock, learner, guardian, drain } = await startSchool(open, {
      channels: { sms: adapter },
    });
    const [thandi, sipho] = [await learner(), await learner('Sipho Example')];
    await guardian([thandi], {}, { phone: '+27831234567' });
    await guardian([thandi, sipho], {}, { phone: '+27841234567' });
    const schedule = (learner_ids: string[], send_at = '2026-02-03T08:00:00Z') =>
      client.messages.create(sms({ body: '{{ learner.name }} was late.', to: { learner_ids }, send_at }));
    const [alone, both] = [await schedule([thandi]), await schedule([thandi, sipho])];
    const atOnce = await client.messages.create(
      sms({ body: 'Please return the books.', to: { learner_ids: [thandi] } }),
    );
    await client.learners.leave(thandi, { left_on: '2026-02-02', left_reason: 'deceased' });
    expect(await client.messages.get(alone.id)).toMatchObject({
      status: 'cancelled',
      counts: { suppressed: 2 },
    });
    expect(await client.messages.get(both.id)).toMatchObject({
      status: 'queued',
      counts: { queued: 1, suppressed: 1 },
    });
    const { data } = await client.messageRecipients.list(alone.id);
    expect(data.map(({ error }) => error?.code)).toEqual(['learner_left', 'learner_left']);
    // What is sent at once, or after the leave, is meant to be.
    const after = await schedule([thandi]);
    clock.advance(86_400_000);
    await drain();
    for (const { id } of [atOnce, after])
      expect(await client.messages.get(id)).toMatchObject({ status: 'sent', counts: { sent: 2 } });
    const [first, second] = ['+27831234567', '+27841234567'];
    expect(copies.map(({ to }) => to).sort()).toEqual([first, first, second, second, second]);
    // The copy that is about both is over with the second one who leaves; that about the first was written later.
    const last = await schedule([thandi, sipho], '2026-02-04T08:00:00Z');
    await client.learners.leave(sipho, { left_on: '2026-02-03', left_reason: 'transferred' });
    expect((await client.messages.get(last.id)).counts).toMatchObject({ queued: 1, suppressed: 1 });
  });

  it('uses an active template, and keeps its text when the template changes', async () => {
    const { copies, adapter } = testAdapter();
    const { client, learner, guardian, drain } = await startSchool(open, { channels: { email: adapter } });
    const thandi = await learner();
    await guardian([thandi], {}, { name: 'A & B' });
    const template = await client.messageTemplates.create({
      key: 'fees',
      name: 'Fees',
      channel: 'email',
      subject: 'Fees of {{ learner.name }}',
      body: '<p>{{ recipient.name }}: {{ amount }}</p>',
      variables: [{ name: 'amount', type: 'money' }],
    });
    const message: MessageCreate = {
      channel: 'email',
      to: { learner_ids: [thandi] },
      template_id: template.id,
      context: { amount: 125_000 },
    };
    expect(await codeOf(client.messages.create(message))).toBe('template_not_active');
    await client.messageTemplates.activate(template.id);
    const refused = (fields: Partial<MessageCreate>) =>
      refusalOf(client.messages.create({ ...message, ...fields }));
    expect(await refused({ context: {} })).toMatchObject({
      code: 'missing_variable',
      errors: [{ pointer: '/context/amount' }],
    });
    expect(await refused({ channel: 'sms' })).toMatchObject({
      errors: [{ pointer: '/channel', code: 'conflict' }],
    });
    expect(await refused({ body: 'Text' })).toMatchObject({
      errors: [{ pointer: '/body', code: 'conflict' }],
    });
    expect(await refused({ template_id: 'tpl_none' })).toMatchObject({ code: 'unknown_reference' });
    const { id } = await client.messages.create(message);
    await client.messageTemplates.update(template.id, { body: '<p>{{ amount }}</p>' });
    await drain();
    expect(copies).toMatchObject([
      { subject: 'Fees of Thandi Example', body: '<p>A &amp; B: R\u00a01\u00a0250,00</p>' },
    ]);
    expect(await client.messages.get(id)).toMatchObject({
      template_version: 1,
      body: '<p>{{ recipient.name }}: {{ amount }}</p>',
    });
    const [copy] = (await client.messageRecipients.list(id)).data;
    expect(await client.messageRecipients.get(id, copy?.id ?? '')).toMatchObject({
      address: 'n***@example.org',
      subject: 'Fees of Thandi Example',
      body: '<p>A &amp; B: R\u00a01\u00a0250,00</p>',
    });
  });

  it('about an invoice shows money in the currency of the invoice', async () => {
    const { copies, adapter } = testAdapter();
    const { client, learner, guardian, drain } = await startSchool(open, { channels: { sms: adapter } });
    const thandi = await learner();
    await guardian([thandi]);
    const { id: template_id } = await client.messageTemplates.create({
      ...{ key: 'reminder', name: 'Reminder', channel: 'sms', body: '{{ amount }}' },
      variables: [{ name: 'amount', type: 'money' }],
    });
    await client.messageTemplates.activate(template_id);
    for (const currency of ['JPY', 'ZAR', 'PKR', 'IQD']) {
      const { id } = await client.invoices.create({
        ...{ learner_id: thandi, due_date: '2026-03-01', currency },
        lines: [{ description: 'Tuition', category: 'tuition', unit_amount: 12_345 }],
      });
      await client.messages.create({
        ...{ channel: 'sms', to: { learner_ids: [thandi] }, template_id, context: { amount: 12_345 } },
        regarding: { type: 'invoice', id },
      });
      await drain();
    }
    expect(copies.map(({ body }) => body.replaceAll('\u00a0', ' '))).toEqual([
      ...['JP¥12 345', 'R 123,45', 'PKR 123,45', 'IQD 12,345'],
    ]);
  });

  it('is refused with what is wrong', async () => {
    const { client, learner, guardian } = await startSchool(open, { worker: false });
    const thandi = await learner();
    const nomsa = await guardian([thandi]);
    const refused = (fields: Partial<MessageCreate>) =>
      refusalOf(client.messages.create(sms({ body: 'Text', to: { guardian_ids: [nomsa] }, ...fields })));
    expect(await refused({ to: {} })).toMatchObject({ errors: [{ pointer: '/to', code: 'required' }] });
    expect(await refused({ to: { guardian_ids: [nomsa, 'gdn_none'], staff_ids: ['x'] } })).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/to/guardian_ids/1' }, { pointer: '/to/staff_ids/0' }],
    });
    expect(await refused({ body: null })).toMatchObject({ errors: [{ pointer: '/body', code: 'required' }] });
    expect(await refused({ channel: 'email' })).toMatchObject({
      errors: [{ pointer: '/subject', code: 'required' }],
    });
    expect(await refused({ body: '{{ nobody }}' })).toMatchObject({ code: 'unknown_variable' });
    // Nothing says which learner it is about.
    expect(await refused({ body: '{{ learner.name }}' })).toMatchObject({ code: 'missing_variable' });
    expect(await refused({ regarding: { type: 'excuse', id: thandi } })).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/regarding/id' }],
    });
    const archived = await learner('Zola Example');
    await client.learners.archive(archived);
    expect(await refused({ regarding: { type: 'learner', id: archived } })).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/regarding/id', detail: expect.stringContaining('not archived') }],
    });
    const other = await learner('Sipho Example');
    expect(
      await refused({ to: { learner_ids: [other] }, regarding: { type: 'learner', id: thandi } }),
    ).toMatchObject({ errors: [{ pointer: '/to/learner_ids/0', code: 'conflict' }] });
    expect((await client.messages.list()).data).toEqual([]);
  });

  it('about a confidential incident does not exist for keys without the scope', async () => {
    const { client, learner, guardian, server, clientOf } = await startSchool(open, { worker: false });
    const thandi = await learner();
    await guardian([thandi]);
    const incident = await client.incidents.create({
      learner_id: thandi,
      occurred_at: '2026-02-02T07:30:00Z',
      category: 'bullying',
      level: 3,
      description: 'Canary',
      confidential: true,
    });
    const regarding = { type: 'incident' as const, id: incident.id };
    const external_ids = { sis: '1' };
    const message = sms({ to: { learner_ids: [thandi] }, regarding, external_ids });
    const { id } = await client.messages.create(message);
    const [recipient] = (await client.messageRecipients.list(id)).data;
    const scopes = ['read:learners', 'read:communications', 'write:communications', 'read:audit'] as const;
    const withScopes = async (...more: ('read:sensitive' | 'read:discipline')[]) => {
      const { secret } = await client.apiKeys.create({ name: 'Messages', scopes: [...scopes, ...more] });
      return clientOf(server, secret);
    };
    const sensitive = await withScopes('read:sensitive');
    for (const caller of [sensitive, await withScopes('read:discipline')]) {
      expect((await caller.messages.list({ regarding_id: incident.id })).data).toEqual([]);
      expect(await codeOf(caller.messageRecipients.get(id, recipient?.id ?? ''))).toBe('not_found');
      const [entry] = (await caller.auditLog.list({ resource_id: id })).data;
      expect(entry).toMatchObject({ changes: { status: { after: '[redacted]' } }, stored: null });
      const { records, omitted } = await caller.learners.export(thandi);
      expect(records.messages).toEqual([]);
      expect(omitted.includes('sensitive')).toBe(caller !== sensitive);
    }
    const both = await withScopes('read:sensitive', 'read:discipline');
    expect((await both.messages.get(id)).id).toBe(id);
    const other = await withScopes();
    expect((await other.messages.list()).data).toEqual([]);
    expect(await codeOf(other.messages.get(id))).toBe('not_found');
    expect(await codeOf(other.messages.cancel(id))).toBe('not_found');
    expect(await codeOf(other.messageRecipients.list(id))).toBe('not_found');
    expect(await codeOf(other.messageRecipients.get(id, recipient?.id ?? ''))).toBe('not_found');
    expect(await codeOf(other.messages.list({ starting_after: id }))).toBe('invalid_cursor');
    expect(await codeOf(other.messages.create(message))).toBe('unknown_reference');
    const taken = sms({ to: { learner_ids: [thandi] }, external_ids });
    const refused = await refusalOf(other.messages.create(taken));
    expect(refused).toMatchObject({ status: 409, code: 'already_exists' });
    expect(JSON.stringify(refused)).not.toContain(id);
    expect(await refusalOf(client.messages.create(taken))).toMatchObject({ existing_id: id });
    expect((await client.messages.list({ regarding_id: incident.id })).data).toHaveLength(1);
  });

  it('about an incident that is dismissed or archived is no longer sent', async () => {
    const { copies, adapter } = testAdapter(() => ({ status: 'retry', detail: 'Down' }));
    const { client, learner, guardian, drain, clock } = await startSchool(open, {
      channels: { sms: adapter },
    });
    const thandi = await learner();
    await guardian([thandi]);
    const notify = async () => {
      const { id } = await client.incidents.create({
        ...{ learner_id: thandi, occurred_at: '2026-02-02T07:30:00Z', category: 'bullying', level: 3 },
        description: 'Canary',
      });
      const { message_id } = await client.parentNotifications.create(id, {
        channel: 'sms',
        body: 'Please call.',
      });
      return { id, message: message_id ?? '' };
    };
    const [dismissed, archived] = [await notify(), await notify()];
    await drain();
    expect(copies).toHaveLength(2);
    await client.incidents.review(dismissed.id);
    await client.incidents.dismiss(dismissed.id, { reason: 'It was somebody else' });
    await client.incidents.archive(archived.id);
    clock.advance(86_400_000);
    await drain();
    expect(copies).toHaveLength(2);
    for (const { message } of [dismissed, archived])
      expect(await client.messages.get(message)).toMatchObject({
        status: 'cancelled',
        counts: { suppressed: 1 },
      });
  });

  it('that fails has an event for those alone who see the incident, also when it becomes confidential later', async () => {
    const { adapter } = testAdapter(() => ({ status: 'bounced', detail: 'No such number' }));
    const { client, learner, guardian, server, clientOf, drain } = await startSchool(open, {
      channels: { sms: adapter },
    });
    const thandi = await learner();
    await guardian([thandi]);
    const scopes = ['read:communications', 'read:discipline', 'read:events', 'read:audit'] as const;
    const { secret } = await client.apiKeys.create({ name: 'Messages', scopes: [...scopes] });
    const other = clientOf(server, secret);
    const seenBy = async (one: typeof client) =>
      (await one.events.list({ type: 'message.failed' })).data.length;
    const fails = async (confidential: boolean) => {
      const { id } = await client.incidents.create({
        ...{ learner_id: thandi, occurred_at: '2026-02-02T07:30:00Z', category: 'bullying', level: 3 },
        ...{ description: 'Canary', confidential },
      });
      const regarding = { type: 'incident' as const, id };
      await client.messages.create(sms({ to: { learner_ids: [thandi] }, regarding }));
      await drain();
      return id;
    };
    await fails(true);
    expect([await seenBy(client), await seenBy(other)]).toEqual([1, 0]);
    const later = await fails(false);
    expect([await seenBy(client), await seenBy(other)]).toEqual([2, 1]);
    await client.incidents.update(later, { confidential: true });
    expect([await seenBy(client), await seenBy(other)]).toEqual([2, 0]);
    const { data } = await other.auditLog.list({ action: 'message_recipient.bounced' });
    expect(data.map(({ changes }) => changes.status?.after)).toEqual(['[redacted]', '[redacted]']);
  });
});
