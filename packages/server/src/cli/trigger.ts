import type { Command } from 'commander';
import { systemClock } from '../lib/clock.ts';
import { eventTypes } from './event-types.ts';
import { print } from './output.ts';
import { explain, remoteClient, serverOption } from './remote.ts';
import { trigger } from './trigger/run.ts';
import { SuggestedArgument } from './values.ts';

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

Event types:
${eventTypes.map((type) => `  ${type}`).join('\n')}`;

interface TriggerOptions {
  set?: string[];
  live?: boolean;
  server?: string;
  json?: boolean;
}

export function addTrigger(program: Command): void {
  program
    .command('trigger')
    .addArgument(new SuggestedArgument('<type>', 'event type', eventTypes))
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
  const { event, created } = await trigger(client, {
    type,
    now: systemClock.now(),
    ...(set ? { set } : {}),
    ...(live ? { live } : {}),
  }).catch((error) => {
    throw explain(error, baseUrl);
  });
  const width = Math.max(0, ...created.map(({ object }) => object.length));
  print({ event, created }, options, [
    `${event.type} ${event.id}`,
    ...(created.length > 0 ? ['', 'Created'] : []),
    ...created.map(({ object, id }) => `  ${object.padEnd(width)}  ${id}`),
  ]);
}
