import type { IncomingMessage, ServerResponse } from 'node:http';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { Problem } from '../contract/errors.ts';
import { newestVersion } from '../contract/versions/index.ts';
import { operations } from '../generated/operations.ts';
import type { CallApi, Exchange } from '../http/api.ts';
import type { ClientAddress } from '../http/client-address.ts';
import type { Cors } from '../http/cors.ts';
import { type BodyBudget, readBody } from '../http/read-body.ts';
import { writeResponse } from '../http/write.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import { monotonicMs } from '../lib/platform.ts';
import { asProblem, problemResponse } from '../pipeline/problem.ts';
import type { ApiResponse } from '../pipeline/request.ts';
import { addressKind } from '../webhooks/sender/ip.ts';
import { OperationSearch } from './catalogue.ts';
import { createTools, type ToolCall, type ToolReply } from './tools.ts';

export interface McpOptions {
  callApi: CallApi;
  /** Finds the API key of a request and counts the request; returns the key's id and the headers of the response. */
  admit(request: IncomingMessage): Promise<{ keyId: string; headers: Record<string, string> }>;
  maxBodyBytes: number;
  bodies: BodyBudget;
  clientAddress: ClientAddress;
  /** The other origins whose pages can call the server. */
  origins: readonly string[];
  /** The address at which clients reach this server. */
  publicUrl(): string;
  allowOrigin: Cors;
  ids: Ids;
  clock: Clock;
  /** Called after a response has been written. The calls of a tool are requests of their own. */
  onResponse: (exchange: Exchange) => void;
  onError(error: unknown): void;
}

/** The path of the Model Context Protocol (streamable HTTP, without sessions). */
export function mcpListener(
  options: McpOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  const search = new OperationSearch();
  return (request, response) => {
    const id = options.ids.next('req');
    const startedAt = monotonicMs();
    const arrivedAt = options.clock.now();
    const respond = (result: ApiResponse) => {
      writeResponse(response, result, id);
      const { method = '' } = request;
      const ms = monotonicMs() - startedAt;
      const known = { method, path: '/mcp', requestId: id, operation: undefined, asked: undefined };
      options.onResponse({ ...known, arrivedAt, ms, status: result.status, response: result });
    };
    const { origin } = request.headers;
    if (origin !== undefined && !options.origins.includes(origin) && !isOwn(origin, request, options)) {
      const detail = `Pages of ${origin} cannot call this server. Add the origin to ROLLBOOK_CORS_ORIGINS, or call it from a program.`;
      return respond(problemResponse(new Problem('cross_site_request', detail), id));
    }
    if (options.allowOrigin(request, response)) return;
    exchange(options, search, request, response).then(respond, (error: unknown) => {
      const problem = asProblem(error);
      if (problem !== error) options.onError(error);
      respond(problemResponse(problem, id));
    });
  };
}

/**
 * Whether an origin is that of this server. A page that made a browser resolve its own name to this server has the origin
 * that `Host` names too, so the name counts only if it is known to be of this server, or always of this machine.
 */
function isOwn(origin: string, { headers }: IncomingMessage, { publicUrl }: McpOptions): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, hostname, origin: parsed } = new URL(origin);
  if (parsed === new URL(publicUrl()).origin) return true;
  const isLocal = hostname === 'localhost' || addressKind(hostname.replace(/^\[|\]$/g, '')) === 'loopback';
  return isLocal && host === headers.host;
}

/** The bytes that can precede a JSON value: those of whitespace, and of a byte order mark. */
const beforeValue: ReadonlySet<number | undefined> = new Set(Buffer.from('\ufeff \t\r\n'));
const openingBracket = 0x5b;

async function exchange(
  options: McpOptions,
  search: OperationSearch,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<ApiResponse> {
  if (request.method !== 'POST')
    throw new Problem(
      'method_not_allowed',
      'This path supports POST: there are no sessions and no streams to open.',
      {
        allow: ['POST'],
      },
    );
  const { keyId, headers } = await options.admit(request);
  const writes = writesIn(request.url ?? '');
  const counted = options.bodies.open(keyId);
  response.once('close', counted.release);
  const body = await readBody(request, options.maxBodyBytes, counted.grow);
  // A batch would be many calls in one request, and the protocol has none since 2025-06-18.
  if (body.find((byte) => !beforeValue.has(byte)) === openingBracket)
    throw new Problem('bad_request', 'Send one message in each request: batches are not supported.');
  if (hasPrototype(body)) {
    const detail =
      '/params/arguments/__proto__: a member named __proto__ is no argument of a tool. Leave it out.';
    throw new Problem('bad_request', detail);
  }
  const call = (tool: ToolCall) => callFrom(options, request, tool);
  const handler = createMcpHandler(() => createTools({ call, search, writes }), {
    // There is nothing to subscribe to.
    maxSubscriptions: 0,
    keepAliveMs: 0,
    maxRequestBodySize: Math.max(1, options.maxBodyBytes),
  });
  try {
    const reply = await handler.fetch(webRequest(request, body));
    const type = reply.headers.get('content-type');
    const text = await reply.text();
    return {
      status: reply.status,
      headers: { ...headers, ...(type === null ? {} : { 'Content-Type': type }) },
      body: text === '' ? null : text,
    };
  } finally {
    await handler.close();
  }
}

/** Whether the arguments of a call have a member that the protocol's own schema would leave out. */
function hasPrototype(body: Uint8Array): boolean {
  const text = Buffer.from(body).toString();
  if (!text.includes('__proto__') && !text.includes('\\u')) return false;
  try {
    return Object.hasOwn(JSON.parse(text)?.params?.arguments ?? {}, '__proto__');
  } catch {
    // The library returns the error of the protocol.
    return false;
  }
}

/** Whether the client asked for the tool that writes. */
function writesIn(url: string): boolean {
  const [, search = ''] = url.split('?');
  let writes = false;
  for (const [name, value] of new URLSearchParams(search)) {
    if (name !== 'writes')
      throw new Problem('unknown_parameter', `?${name} is unknown; the only query parameter is writes.`);
    if (value !== 'true' && value !== 'false')
      throw new Problem('invalid_parameter', '?writes must be true or false.');
    writes = value === 'true';
  }
  return writes;
}

function webRequest({ headers }: IncomingMessage, body: Uint8Array): Request {
  const own = ['accept', 'content-type', 'mcp-method', 'mcp-name', 'mcp-protocol-version', 'mcp-session-id'];
  const sent = own.flatMap((name): [string, string][] =>
    typeof headers[name] === 'string' ? [[name, headers[name]]] : [],
  );
  return new Request('http://server.invalid/mcp', {
    method: 'POST',
    headers: sent,
    body: new Uint8Array(body),
  });
}

/** Calls the API with the key of the client, and as its client: the audit log shows its address and its program. */
async function callFrom(
  { callApi, clientAddress }: McpOptions,
  request: IncomingMessage,
  { operation, path, query, body, idempotencyKey }: ToolCall,
): Promise<ToolReply> {
  const { method, path: template } = operations[operation];
  const { authorization = '', 'user-agent': userAgent = '' } = request.headers;
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(path[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  const {
    status,
    headers,
    body: text,
    bytes,
  } = await callApi({
    method,
    target: search === '' ? filled : `${filled}?${search}`,
    headers: {
      authorization,
      'user-agent': userAgent,
      ...traceOf(request),
      'service-version': newestVersion,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    body: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
    ip: clientAddress(request),
  });
  const requestId = headers['Service-Request-Id'] ?? null;
  return { status, requestId, text: bytes ? undefined : (text ?? ''), outcomeUnknown: status >= 500 };
}

/** The trace that the client continues. */
function traceOf({ headers }: IncomingMessage): Record<string, string> {
  const { traceparent, tracestate } = headers;
  if (typeof traceparent !== 'string') return {};
  return { traceparent, ...(typeof tracestate === 'string' ? { tracestate } : {}) };
}
