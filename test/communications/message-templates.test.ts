import type { MessageTemplateCreate } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { startServer } from '../support/server.ts';

const template: MessageTemplateCreate = {
  key: 'fees.reminder',
  name: 'Reminder of fees',
  channel: 'sms',
  body: '{{ learner.name }}: {{ fee.amount }} is due on {{fee.due_on}}. {{ note }}',
  variables: [
    { name: 'fee.amount', type: 'money', sample: 125_000 },
    { name: 'fee.due_on', type: 'date' },
    { name: 'note', required: false },
  ],
};
const email: MessageTemplateCreate = {
  key: 'welcome',
  name: 'Welcome',
  channel: 'email',
  subject: 'Welcome, {{ recipient.name }}',
  body: '<p>Dear {{ recipient.name }}</p><p>{{ text }}</p>',
  variables: [{ name: 'text' }],
};

onEachDatabase('a message template', (open) => {
  it('is a draft, then active, then retired; its key is unique in its language', async () => {
    const { client } = await startServer(open, { worker: false });
    const draft = await client.messageTemplates.create(template);
    expect(draft).toMatchObject({
      object: 'message_template',
      locale: 'en-ZA',
      subject: null,
      status: 'draft',
      template_version: 1,
      variables: [
        { name: 'fee.amount', required: true, type: 'money', sample: 125_000 },
        { name: 'fee.due_on', required: true, type: 'date', sample: null },
        { name: 'note', required: false, type: 'string', sample: null },
      ],
    });
    expect(await codeOf(client.messageTemplates.create(template))).toBe('already_exists');
    await client.messageTemplates.create({ ...template, locale: 'zu' });
    await client.school.update({ locale: 'de-DE' });
    const german = await client.messageTemplates.create({ ...template, key: 'fees.german' });
    expect(german.locale).toBe('de-DE');
    await client.school.update({ locale: 'en-ZA' });
    expect(await client.messageTemplates.update(draft.id, { body: 'Draft: {{ note }}' })).toMatchObject({
      template_version: 1,
    });
    await client.messageTemplates.activate(draft.id);
    expect(await client.messageTemplates.update(draft.id, { name: 'Another name' })).toMatchObject({
      template_version: 1,
    });
    expect(await client.messageTemplates.update(draft.id, { body: 'Active: {{ note }}' })).toMatchObject({
      template_version: 2,
      status: 'active',
    });
    const { variables } = await client.messageTemplates.update(draft.id, { variables: template.variables });
    expect(await client.messageTemplates.update(draft.id, { variables })).toMatchObject({
      template_version: 2,
    });
    await client.messageTemplates.retire(draft.id);
    expect(await codeOf(client.messageTemplates.update(draft.id, { name: 'Too late' }))).toBe(
      'template_retired',
    );
    expect(await client.messageTemplates.create(template)).toMatchObject({ status: 'draft' });
  });

  it('has only placeholders that are known', async () => {
    const { client } = await startServer(open, { worker: false });
    const create = (fields: Partial<MessageTemplateCreate>) =>
      refusalOf(client.messageTemplates.create({ ...template, ...fields }));
    expect(await create({ body: '{{ fee.amount }} {{ fee.amunt }} {{ learner.class }}' })).toMatchObject({
      code: 'unknown_variable',
      errors: [
        {
          pointer: '/body',
          detail: expect.stringMatching(
            /^has the unknown placeholder {{ fee.amunt }}; the placeholders are {{ fee.amount }}, .*{{ recipient.name }}/,
          ),
        },
      ],
    });
    for (const body of ['{{ fee.amount', '{{#if note}}', '{{ Note }}', '{{ note | upper }}', '{{{ a.b.c }}'])
      expect(await create({ body }), body).toMatchObject({ code: 'unknown_variable' });
    expect(await create({ subject: 'Fees' })).toMatchObject({
      errors: [{ pointer: '/subject', code: 'not_allowed' }],
    });
    expect(await create({ channel: 'email' })).toMatchObject({
      errors: [{ pointer: '/subject', code: 'required' }],
    });
    expect(await create({ channel: 'email', subject: '{{ unknown }}' })).toMatchObject({
      code: 'unknown_variable',
      errors: [{ pointer: '/subject' }],
    });
    const twice = [{ name: 'note' }, { name: 'note' }];
    expect(await create({ body: 'Text', variables: twice })).toMatchObject({
      errors: [{ pointer: '/variables/1/name', code: 'duplicate' }],
    });
    for (const [type, sample] of [
      ['money', '100'],
      ['number', 'ten'],
      ['date', '1 March 2026'],
    ] as const)
      expect(await create({ body: 'Text', variables: [{ name: 'note', type, sample }] })).toMatchObject({
        errors: [{ pointer: '/variables/0/sample', code: 'invalid_value' }],
      });
    const { id } = await client.messageTemplates.create(template);
    const update = client.messageTemplates.update(id, { variables: [] });
    expect(await codeOf(update)).toBe('unknown_variable');
  });

  it('is previewed with values, formatted in its language, and the number of segments', async () => {
    const { client } = await startServer(open, { worker: false });
    const { id } = await client.messageTemplates.create(template);
    const context = {
      'fee.due_on': '2026-12-14',
      'learner.name': 'Sipho\u0007 Example',
      note: 'Please\npay.',
    };
    expect(await client.messageTemplates.preview(id, { context })).toEqual({
      channel: 'sms',
      subject: null,
      body: 'Sipho Example: R 1 250,00 is due on 14 December 2026. Please pay.',
      template_version: 1,
      segments: { encoding: 'gsm7', units: 65, count: 1 },
    });
    expect(await refusalOf(client.messageTemplates.preview(id, {}))).toMatchObject({
      code: 'missing_variable',
      errors: [{ pointer: '/context/fee.due_on' }],
    });
    const wrong = { 'fee.due_on': '2026-02-30', 'fee.amount': 1.5, other: 'x' };
    expect(await refusalOf(client.messageTemplates.preview(id, { context: wrong }))).toMatchObject({
      code: 'validation_failed',
      errors: [
        { pointer: '/context/fee.amount', code: 'invalid_value' },
        { pointer: '/context/fee.due_on', code: 'invalid_value' },
        { pointer: '/context/other', code: 'unknown_field' },
      ],
    });
    const long = { ...context, note: 'ngiyabonga ê'.repeat(20) };
    const { segments } = await client.messageTemplates.preview(id, { context: long });
    expect(segments).toEqual({ encoding: 'ucs2', units: 294, count: 5 });
  });

  it('for email is HTML in which values are escaped, and leaves no placeholder in the text', async () => {
    const { client } = await startServer(open, { worker: false });
    const { id } = await client.messageTemplates.create(email);
    const context = { 'recipient.name': 'A & B\r\nBcc: x@example.org', text: '<b>"{{ text }}"</b> {{{' };
    expect(await client.messageTemplates.preview(id, { context })).toMatchObject({
      subject: 'Welcome, A & B Bcc: x@example.org',
      body:
        '<p>Dear A &amp; B\nBcc: x@example.org</p>' +
        '<p>&lt;b&gt;&quot;{ { text }}&quot;&lt;/b&gt; { { {</p>',
      segments: null,
    });
  });
});
