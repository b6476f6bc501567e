import { type Rollbook, RollbookError } from '@rollbook/sdk';
import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import { UsageError } from '../contract/errors.ts';
import { type OperationId, parametersOf } from '../contract/schemas.ts';
import { operations } from '../generated/operations.ts';
import { ApiOutput, type OutputFormat, outputFormats } from './api-output.ts';
import { type CheckedRequest, type RequestOptions, readRequest } from './api-request.ts';
import { callOperation, type Reply } from './call-operation.ts';
import { withInterrupts } from './interrupts.ts';
import { exitCodes, notify, printText, printUnchanged } from './output.ts';
import { explain, remoteClient, serverOption } from './remote.ts';

const help = `
The API key is read from ROLLBOOK_API_KEY. The response is printed as JSON: on one
line, or indented on a terminal. With --all, every record of every page is
printed on a line of its own. Paths, parameters and fields that the API does not
have are refused before anything is sent.

--select prints some fields: address.city is a field of an object, and of the
objects of a list each. --output csv is for spreadsheets, with a head; tsv for
programs, without one: a line for each record, and with one field the value alone.

  $ export ROLLBOOK_API_KEY=sk_test_…
  $ npx rollbook api GET /v1/learners --query class=5B --all --select id,name
  $ npx rollbook api GET /v1/learners --all --select name,address.city --output csv
  $ npx rollbook api POST /v1/learners -f name="Thandi Example" -f class=5B
  $ npx rollbook api PATCH /v1/learners/lrn_… --data @changes.json

Writes are sent with an idempotency key, and retried with it. A write with the
key of a live school is only shown, unless you pass --yes.
Exit codes: 0 success, 1 the request failed or was only shown, 2 the command line
is invalid.`;

interface ApiOptions extends RequestOptions {
  yes?: boolean;
  dryRun?: boolean;
  include?: boolean;
  select?: string[];
  output?: OutputFormat;
  server?: string;
}

const repeated = (text: string, all: string[] = []): string[] => [...all, text];

export function addApi(program: Command): void {
  program
    .command('api')
    .description('Call the API: any operation, from scripts.')
    .addArgument(new Argument('<method>', 'GET, POST, PATCH, PUT or DELETE').argParser(methodName))
    .argument('<path>', 'path of the operation, such as /v1/learners')
    .option('-q, --query <name=value>', 'query parameter; can be repeated', repeated)
    .option(
      '-f, --field <name=value>',
      'field of the body, or of an object in it (address.city=Durban); can be repeated. Lists and objects are JSON',
      repeated,
    )
    .option('--data <json>', 'body: JSON, @file, or - for standard input; --field changes it')
    .option('-H, --header <name:value>', 'header, such as If-Match; can be repeated', repeated)
    .option('--all', 'follow the pages of a list, and print one record per line')
    .option('--select <fields>', 'fields to print, separated by commas (id,address.city)', repeated)
    .addOption(
      new Option('--output <format>', 'form of what is printed: json, ndjson, csv or tsv').choices(
        outputFormats,
      ),
    )
    .option('--include', 'print the status and the headers of the response to standard error')
    .option('--dry-run', 'show what would be sent, without sending it')
    .option('--yes', 'send a write with the API key of a live school')
    .addOption(serverOption())
    .addHelpText('after', help)
    .action((method: string, path: string, options: ApiOptions) => callApi(method, path, options));
}

function methodName(text: string): string {
  const method = text.toUpperCase();
  if (!['GET', 'POST', 'PATCH', 'PUT', 'DELETE'].includes(method))
    throw new InvalidArgumentError('It must be GET, POST, PATCH, PUT or DELETE.');
  return method;
}

async function callApi(method: string, path: string, options: ApiOptions): Promise<void> {
  const request = readRequest(method, path, options);
  const output = new ApiOutput(request.operation, request.headers.accept, request.isNewest, options);
  const { client, baseUrl, apiKey } = remoteClient(options);
  const needsYes = operations[request.operation].write && apiKey.startsWith('sk_live_') && !options.yes;
  if (options.dryRun || needsYes) {
    show(request, client.baseUrl);
    notify(
      needsYes
        ? 'Nothing was sent: the API key is of a live school. Add --yes to send the request.'
        : 'Nothing was sent, because of --dry-run.',
    );
    if (!options.dryRun) process.exitCode = exitCodes.failed;
    return;
  }
  try {
    await withInterrupts((signal) => send(client, request, { ...options, output }, signal));
  } catch (error) {
    if (error instanceof RollbookError && error.outcomeUnknown)
      notify(
        `The change may have been made. To send the same write again: --header Idempotency-Key:${error.idempotencyKey}`,
      );
    throw explain(error, baseUrl);
  }
}

/** The request, without the API key. */
function show({ method, operation, path, query, headers, body }: CheckedRequest, baseUrl: string): void {
  const filled = operations[operation].path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  const lines = [
    `${method} ${baseUrl}${filled}${search === '' ? '' : `?${search}`}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ['', JSON.stringify(body, null, 2)]),
  ];
  printText(`${lines.join('\n')}\n`);
}

async function send(
  client: Rollbook,
  request: CheckedRequest,
  options: { all?: boolean; include?: boolean; output: ApiOutput },
  signal: AbortSignal,
): Promise<void> {
  let query = options.all ? { ...largestPage(request.operation), ...request.query } : request.query;
  for (;;) {
    const reply = await callOperation(client, { ...request, query }, signal);
    if (options.include) include(reply);
    if (!options.all) return printReply(reply, options.output);
    const page = reply.data as { next_cursor: string | null };
    await options.output.print(page);
    if (page.next_cursor === null) return options.output.end();
    if (page.next_cursor === query.starting_after)
      throw new Error('The server returned the same page twice.');
    query = { ...query, starting_after: page.next_cursor };
  }
}

/** The parameter for as few requests as possible. */
function largestPage(operation: OperationId): { limit?: string } {
  const limit = parametersOf(operation).find(({ name }) => name === 'limit');
  return limit?.schema.maximum === undefined ? {} : { limit: String(limit.schema.maximum) };
}

async function printReply({ data }: Reply, output: ApiOutput): Promise<void> {
  const isTerminal = process.stdout.isTTY;
  // A record that has not changed (304), or a response without a body.
  if (data === null || data === undefined) return;
  if (data instanceof Uint8Array && isTerminal)
    throw new UsageError('The response is a document and not text. Write it to a file: … > document.pdf');
  if (data instanceof Uint8Array || (typeof data === 'string' && !isTerminal)) printUnchanged(data);
  else if (typeof data === 'string') printText(data);
  else {
    await output.print(data);
    output.end();
  }
}

const shownHeaders = [
  ...['content-type', 'etag', 'location', 'idempotent-replayed', 'ratelimit', 'service-request-id'],
  ...['service-time', 'service-version', 'service-watermark'],
];

function include({ head }: Reply): void {
  const headers = shownHeaders.flatMap((name) => {
    const value = head.headers.get(name);
    return value === null ? [] : [`${name}: ${value}`];
  });
  notify([`HTTP ${head.status}`, ...headers, ''].join('\n'));
}
