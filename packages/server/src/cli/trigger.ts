import type { Command } from 'commander';
import { systemClock } from '../lib/clock.ts';
import { visible } from '../lib/text.ts';
import { eventTypes } from './event-types.ts';
import { fail, notify, print } from './output.ts';
import { explain, remoteClient, serverOption } from './remote.ts';
import { trigger } from './trigger/run.ts';
import type { Created } from './trigger/scene.ts';
import { SuggestedArgument } from './values.ts';

/** Those about an endpoint that fails cannot be made at once. */
const triggered = eventTypes.filter((type) => !type.startsWith('webhook.'));

const help = `
The event is a real one: the command creates the records that it needs and makes
the change that emits it, through the API, so that every endpoint of the school
that is subscribed gets a delivery, and so does \`rollbook listen\`. The API key
is read from ROLLBOOK_API_KEY; it needs the scopes of these records, and
read:events. Records remain, so the key has to be of a test school, unless you
pass --live.

  $ export ROLLBOOK_API_KEY=sk_test_…
  $ npx rollbook trigger learner.created --set name="Thandi Example"
  $ npx rollbook trigger fee.reconciled --set amount=50000

A sample of an event about an endpoint that fails, such as webhook.failing, is sent
by POST /v1/webhooks/{webhook_id}/test.

Event types:
${triggered.map((type) => `  ${type}`).join('\n')}`;

interface TriggerOptions {
  set?: string[];
  live?: boolean;
  server?: string;
  json?: boolean;
}

export function addTrigger(program: Command): void {
  program
    .command('trigger')
    .addArgument(new SuggestedArgument('<type>', 'event type', triggered))
    .description('Emit a real event of a type in a test school, and create the records that it needs.')
    .option(
      '--set <field=value>',
      'value of a field of the record; can be repeated. Lists and objects are JSON',
      (assignment: string, all: string[] = []) => [...all, assignment],
    )
    .option('--live', 'allow an API key of a live school')
    .addOption(serverOption())
    .option('--json', 'print one JSON object')
    .addHelpText('after', help)
    .action(run);
}

async function run(type: string, options: TriggerOptions): Promise<void> {
  const { client, baseUrl } = remoteClient(options);
  const { set, live } = options;
  const created: Created[] = [];
  const event = await trigger(client, {
    type,
    created,
    now: systemClock.now(),
    ...(set ? { set } : {}),
    ...(live ? { live } : {}),
  }).catch(async (error) => {
    await fail(explain(error, baseUrl));
    return undefined;
  });
  const width = Math.max(0, ...created.map(({ object }) => object.length));
  const lines = created.map(({ object, id }) => `  ${object.padEnd(width)}  ${id}`);
  if (event)
    print({ event, created }, options, [
      `${event.type} ${event.id}`,
      ...(lines.length > 0 ? ['', 'Created'] : []),
      ...lines,
    ]);
  else if (lines.length > 0)
    notify(['Created before it failed, and not removed:', ...lines.map(visible)].join('\n'));
}
