import type { Command } from 'commander';
import { conformCommand } from './conform.ts';
import { secretOption } from './remote.ts';
import { timeOption } from './values.ts';
import { verifyCommand } from './verify.ts';

const conformHelp = `
The cases are sent with POST: valid deliveries, forged and replayed ones,
duplicates, unknown types and fields, a large body. Each is reported with what
was expected, what was received and how to fix the receiver. The events are
samples with the header \`Service-Test: true\`; a receiver that acts on them
acts on records that do not exist, so use one that is not in production.

  $ export ROLLBOOK_WEBHOOK_SECRET=whsec_…
  $ npx rollbook webhooks conform http://localhost:3000/hooks

Exit codes: 0 no case failed, 1 a case failed, 2 the command line is invalid.`;

const verifyHelp = `
The request is read from the file, or from standard input: an HTTP message
(headers, an empty line, the body), also as \`curl -v\` shows it; a curl
command; or a JSON object with \`headers\` and \`body\`, such as an event of AWS
Lambda. The body has to be as it was received, byte for byte.

  $ export ROLLBOOK_WEBHOOK_SECRET=whsec_…
  $ npx rollbook webhooks verify request.txt
  $ npx rollbook webhooks verify headers.txt --body body.json

Exit codes: 0 the request is authentic, 1 it is not, 2 the command line is
invalid.`;

export function addWebhooks(program: Command): void {
  const webhooks = program
    .command('webhooks')
    .description('Test a receiver of webhooks, and explain requests.');
  webhooks
    .command('conform <url>')
    .description('Send a receiver every kind of delivery, and report what it does wrong.')
    .addOption(secretOption())
    .option('--json', 'print one JSON object')
    .addHelpText('after', conformHelp)
    .action(conformCommand);
  webhooks
    .command('verify [file]')
    .description('Verify a captured request, and explain why it is rejected.')
    .addOption(secretOption())
    .option('--body <file>', 'file with the body, if the capture has only the headers')
    .addOption(
      timeOption(
        '--received-at <time>',
        'when the request was received; without it, the age of the signature is only reported',
      ),
    )
    .option('--json', 'print one JSON object')
    .addHelpText('after', verifyHelp)
    .action(verifyCommand);
}
