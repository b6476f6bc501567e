import type { MessageTemplateCreate, Rollbook } from '@rollbook/sdk';
import { source } from './known.ts';

const templates: readonly MessageTemplateCreate[] = [
  {
    key: 'fees.reminder',
    name: 'Reminder of fees',
    channel: 'sms',
    body: '{{ school.name }}: the fees of {{ learner.name }}, {{ amount }}, are due on {{ due_on }}.',
    variables: [
      { name: 'amount', type: 'money', sample: 125_000 },
      { name: 'due_on', type: 'date', sample: '2026-11-30' },
    ],
  },
  {
    key: 'meeting.invitation',
    name: 'Invitation to a meeting',
    channel: 'email',
    subject: 'Meeting about {{ learner.name }}',
    body: '<p>Dear {{ recipient.name }}</p><p>Please come to a meeting about {{ learner.name }}, {{ learner.class }}, on {{ day }}.</p>',
    variables: [{ name: 'day', type: 'date', sample: '2026-11-25' }],
  },
];

const announcement = { title: 'Sports day', body: 'Sports day is on Friday. Please bring a hat and water.' };

/** Number of families that are sent a reminder. */
const reminders = 3;

/** Adds templates, an announcement to all guardians and a few messages. What is there already is left as it is. */
export async function addMessages(client: Rollbook, { today }: { today: string }): Promise<void> {
  const kept = new Map(
    (await client.messageTemplates.list()).data.map((template) => [template.key, template]),
  );
  const ids = new Map<string, string>();
  for (const template of templates) {
    const { id, status } = kept.get(template.key) ?? (await client.messageTemplates.create(template));
    if (status === 'draft') await client.messageTemplates.activate(id);
    ids.set(template.key, id);
  }
  const [announced] = (await client.announcements.list()).data;
  const { id, status } =
    announced ?? (await client.announcements.create({ ...announcement, audience: { everyone: true } }));
  if (status === 'draft') await client.announcements.publish(id);
  const learners = (await client.learners.list({ limit: reminders })).data;
  for (const learner of learners) {
    const external_id = `reminder:${learner.id}`;
    if ((await client.messages.list({ external_id: `${source}:${external_id}` })).data.length > 0) continue;
    await client.messages.create({
      channel: 'sms',
      to: { learner_ids: [learner.id] },
      template_id: ids.get('fees.reminder') ?? null,
      context: { amount: 125_000, due_on: today },
      external_ids: { [source]: external_id },
    });
  }
}
