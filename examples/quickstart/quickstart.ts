import { Rollbook } from '@rollbook/sdk';

/** Registers a webhook, then creates, lists, updates and archives a learner. Gives what it printed. */
export async function quickstart(options: {
  apiKey: string;
  baseUrl: string;
  receiver: string;
}): Promise<string[]> {
  const client = new Rollbook({ apiKey: options.apiKey, baseUrl: options.baseUrl });
  const lines: string[] = [];

  const webhook = await client.webhooks.create({
    url: options.receiver,
    events: ['learner.created', 'learner.archived'],
  });
  lines.push(`registered ${webhook.url}; its secret starts with ${webhook.signing_secret.slice(0, 6)}`);

  const learner = await client.learners.create({
    name: 'Thandi Example',
    grade_level: 'Grade 5',
    class: '5B',
  });
  lines.push(`created ${learner.name} in ${learner.class}`);

  for await (const each of client.learners.list({ limit: 25, class: '5B' }))
    lines.push(`listed ${each.name}`);

  const updated = await client.learners.update(learner.id, { grade_level: 'Grade 6', class: '6B' });
  lines.push(`moved to ${updated.class}`);

  const archived = await client.learners.archive(learner.id);
  lines.push(`archived: ${archived.archived_at !== null}`);
  return lines;
}

if (import.meta.main) {
  const apiKey = process.env.ROLLBOOK_API_KEY;
  if (!apiKey)
    throw new Error('Set ROLLBOOK_API_KEY to the test key that the server printed at its first start.');
  const baseUrl = process.env.ROLLBOOK_URL ?? 'http://127.0.0.1:4010';
  const receiver = process.env.RECEIVER_URL ?? 'http://127.0.0.1:8080/hooks';
  for (const line of await quickstart({ apiKey, baseUrl, receiver })) console.log(line);
}
