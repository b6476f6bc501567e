import type { Command } from 'commander';
import { eventTypesOption } from './event-types.ts';
import { listen } from './listen/run.ts';
import { serverOption } from './remote.ts';
import { timeOption } from './values.ts';

const help = `
The API key is read from ROLLBOOK_API_KEY and needs the scope read:events. Each
event is posted to the URL once, with the headers and the signature of a
delivery. The signing secret is printed at the start and is the same in every
run: set it in your receiver. The server needs no webhook endpoint and no public
address.

  $ export ROLLBOOK_API_KEY=sk_test_…
  $ npx rollbook listen --forward-to http://localhost:3000/hooks

A run continues where the previous one with the same URL ended, and begins with
the events that were created in between. A receiver that does not respond with
2xx gets the event again only if you ask for it with --since. If a run is
killed, its last event can be sent twice: like any receiver, yours has to
deduplicate by the id of the event.
Exit codes: 0 stopped with Ctrl-C, 1 failure, 2 the command line is invalid.`;

export function addListen(program: Command): void {
  program
    .command('listen')
    .description('Forward the events of a school to a URL on your machine, signed as webhook deliveries.')
    .requiredOption(
      '--forward-to <url>',
      'URL that receives the events; any http or https URL, also of another machine',
    )
    .addOption(eventTypesOption())
    .addOption(
      timeOption(
        '--since <time>',
        'forward events created after this time, such as 10m, 2h, 3d, 2026-11-02T08:00:00Z or now',
      ),
    )
    .addOption(serverOption())
    .option('--json', 'print one JSON object per line')
    .addHelpText('after', help)
    .action(listen);
}
