/**
 * The adapter for Express, Connect and bare `node:http`.
 *
 * @module
 */

import {
  declaresMore,
  defaultMaxBodyBytes,
  jsonHeaders,
  notRaw,
  type Reply,
  replyTo,
  tooLarge,
  type WebhookHandler,
  type WebhookOptions,
} from './adapter.ts';
import { bodyBytes, type HeaderRecord } from './input.ts';
import { createVerifier } from './node.ts';
import type { Failure } from './result.ts';

export type { WebhookHandler, WebhookOptions } from './adapter.ts';

/** The part of a Node or Express request that is needed. */
export interface NodeRequest {
  readonly headers: HeaderRecord;
  /** Set by body parsers. */
  readonly body?: unknown;
  /** Set by some hosts beside a parsed body. */
  readonly rawBody?: unknown;
  readonly readableDidRead: boolean;
  readonly readableEnded: boolean;
  readonly destroyed: boolean;
  on(event: 'data', listener: (chunk: Uint8Array) => void): unknown;
  on(event: 'end' | 'error' | 'close', listener: () => void): unknown;
  off(event: 'data', listener: (chunk: Uint8Array) => void): unknown;
  off(event: 'end' | 'error' | 'close', listener: () => void): unknown;
  pause(): unknown;
}

/** The part of a Node or Express response that is needed. */
export interface NodeResponse {
  readonly headersSent: boolean;
  writeHead(status: number, headers: Record<string, string>): unknown;
  end(body: string): unknown;
}

/**
 * Makes the middleware of a webhook route. It reads the request itself, so it needs no body parser;
 * after one that keeps the body raw (`express.raw()`) it takes that, and after `express.json()` it
 * answers 400 `body_not_raw`: mount it before.
 *
 * A refused delivery is answered 400 with its code, one that is too large 413, a handled one 200
 * unless the handler answered itself. What the handler throws goes to `next`, or is answered 500
 * where there is none.
 *
 * @throws TypeError at once when there is no secret.
 * @example
 * ```ts
 * app.post('/webhooks', expressWebhook({ secret }, async (event) => {
 *   if (event.type === 'fee.reconciled') await book(event.data);
 * }));
 * ```
 */
export function expressWebhook<Request extends NodeRequest>(
  options: WebhookOptions,
  handler: WebhookHandler<Request>,
): (request: Request, response: NodeResponse, next?: (error?: unknown) => void) => Promise<void> {
  const verifier = createVerifier(options);
  const { maxBodyBytes = defaultMaxBodyBytes } = options;

  async function replyFor(request: Request): Promise<Reply | 'aborted'> {
    const body = await rawBodyOf(request, maxBodyBytes);
    if (body === 'aborted') return body;
    if (body === 'too_large') return tooLarge;
    const result = isFailure(body) ? body : verifier.check({ body, headers: request.headers });
    return replyTo(result, options, (event) => handler(event, request));
  }

  return async (request, response, next) => {
    let reply: Reply | 'aborted';
    try {
      reply = await replyFor(request);
    } catch (error) {
      if (next) return next(error);
      reply = {
        status: 500,
        body: JSON.stringify({ code: 'handler_failed', message: 'The handler failed' }),
      };
    }
    // Nobody is there to be answered, or the handler did it.
    if (reply === 'aborted' || response.headersSent) return;
    // What is left of a body that is too large is not worth reading: the connection goes.
    const connection = reply === tooLarge ? { connection: 'close' } : undefined;
    response.writeHead(reply.status, { ...jsonHeaders, ...connection });
    response.end(reply.body);
  };
}

type Read = Uint8Array | 'too_large' | 'aborted';

/** Bytes always: a string body could be taken for an outcome. */
async function rawBodyOf(request: NodeRequest, maxBodyBytes: number): Promise<Read | Failure> {
  for (const kept of [request.rawBody, request.body]) {
    const raw = bodyBytes(kept);
    if (!raw) continue;
    return raw.length > maxBodyBytes ? 'too_large' : raw;
  }
  // Body parsers leave `{}` on requests that are not theirs, so only the stream tells.
  if (request.readableDidRead || request.readableEnded) return notRaw;
  if (declaresMore(request.headers['content-length'], maxBodyBytes)) return 'too_large';
  return readStream(request, maxBodyBytes);
}

function isFailure(body: Uint8Array | Failure): body is Failure {
  return 'ok' in body;
}

/** Not `for await`: leaving it early destroys the socket, and 413 could not be answered. */
function readStream(request: NodeRequest, maxBodyBytes: number): Promise<Read> {
  return new Promise((resolve) => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    const settle = (outcome: Read) => {
      request.off('data', onData);
      request.off('end', onEnd);
      request.off('close', onAbort);
      // The error listener stays: an error after this has nobody else to take it.
      resolve(outcome);
    };
    const onData = (chunk: Uint8Array) => {
      length += chunk.length;
      if (length > maxBodyBytes) {
        request.pause();
        return settle('too_large');
      }
      chunks.push(chunk);
    };
    const onEnd = () => settle(Buffer.concat(chunks));
    const onAbort = () => settle('aborted');
    if (request.destroyed) return onAbort();
    request.on('data', onData);
    request.on('end', onEnd);
    request.on('error', onAbort);
    request.on('close', onAbort);
  });
}
