import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { type Rollbook, RollbookError } from '@rollbook/sdk';
import type { Command } from 'commander';
import { OperationSearch } from '../mcp/catalogue.ts';
import { createTools, type ToolCall, type ToolReply } from '../mcp/tools.ts';
import { callOperation } from './call-operation.ts';
import { notify, notifyError } from './output.ts';
import { explain, remoteClient, serverOption } from './remote.ts';

const help = `
For programs that start their servers themselves, such as assistants and editors.
They talk to this command on standard input and output, and it calls the API of a
server with the API key in ROLLBOOK_API_KEY: what the key may not read, the tools
do not show. Others connect to the path /mcp of the server.

  {
    "mcpServers": {
      "rollbook": {
        "command": "npx",
        "args": ["rollbook", "mcp"],
        "env": { "ROLLBOOK_URL": "https://…", "ROLLBOOK_API_KEY": "sk_live_…" }
      }
    }
  }`;

export function addMcp(program: Command): void {
  program
    .command('mcp')
    .description('Serve tools for the API over the Model Context Protocol, on standard input and output.')
    .option('--allow-writes', 'add the tool that changes records; without it, nothing can be changed')
    .addOption(serverOption())
    .addHelpText('after', help)
    .action(serveTools);
}

async function serveTools(options: { allowWrites?: boolean; server?: string }): Promise<void> {
  const { client, baseUrl } = remoteClient(options);
  const search = new OperationSearch();
  const writes = options.allowWrites ?? false;
  const call = (tool: ToolCall) => callThrough(client, baseUrl, tool);
  notify(`Tools for ${baseUrl}, ${writes ? 'which can change records' : 'which only read'}`);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  process.stdin.once('close', end).once('end', end);
  const handle = serveStdio(() => createTools({ call, search, writes }), {
    onerror: notifyError,
  });
  await ended;
  await handle.close();
}

async function callThrough(client: Rollbook, baseUrl: string, tool: ToolCall): Promise<ToolReply> {
  const { idempotencyKey, ...call } = tool;
  const headers: Record<string, string> =
    idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
  try {
    const { data, head } = await callOperation(client, { ...call, headers });
    const requestId = head.headers.get('service-request-id');
    const text =
      data instanceof Uint8Array ? undefined : typeof data === 'string' ? data : JSON.stringify(data);
    return { status: head.status, text, requestId, outcomeUnknown: false };
  } catch (error) {
    const known = explain(error, baseUrl);
    if (!(error instanceof RollbookError)) throw known;
    const text = error.problem
      ? JSON.stringify(error.problem)
      : known instanceof Error
        ? known.message
        : String(known);
    const { status = 0, requestId = null, outcomeUnknown } = error;
    // A response that cannot be used can have the status of a success.
    return { status: status < 400 ? 503 : status, text, requestId, outcomeUnknown };
  }
}
