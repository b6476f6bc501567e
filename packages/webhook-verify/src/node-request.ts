import {
  createReceive,
  declaresMore,
  jsonHeaders,
  type Reply,
  tooLarge,
  type WebhookHandler,
  type WebhookOptions,
} from './adapter.ts';
import { Gathered } from './gathered.ts';
import { bodyBytes, type HeaderRecord } from './input.ts';
import { check, createVerifier } from './node.ts';

/** The part of a Node request that is needed. */
export interface NodeRequest {
  readonly headers: HeaderRecord;
  /** Set by body parsers. */
  readonly body?: unknown;
  /** Set by some hosts in addition to a parsed body. */
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

/** Where a framework stores what it read from a request. */
export interface KeptBody {
  readonly body?: unknown;
  readonly rawBody?: unknown;
}

/**
 * Creates the function that reads a Node request, checks it and runs the handler.
 *
 * @returns The response, or undefined if the client disconnected.
 */
export function nodeReceiver<Source>(
  options: WebhookOptions<Source>,
  handler: WebhookHandler<Source>,
): (source: Source, request: NodeRequest, kept: KeptBody) => Promise<Reply | undefined> {
  const receive = createReceive(options, handler, { createVerifier, check });
  return (source, request, kept) =>
    receive(source, request.headers, async (maxBodyBytes) => {
      const body = bodyBytes(kept.rawBody) ?? bodyBytes(kept.body) ?? (await unread(request, maxBodyBytes));
      if (body === 'read') return { body: kept.body };
      if (body === 'aborted') return undefined;
      return body === 'too_large' ? tooLarge : { body };
    });
}

/** The headers of a response. */
export function headersOf(reply: Reply): Record<string, string> {
  // The rest of a body that is too large is not read; the connection is closed.
  return { ...jsonHeaders, ...(reply === tooLarge && { connection: 'close' }) };
}

type Read = Uint8Array | 'read' | 'too_large' | 'aborted';

function unread(request: NodeRequest, maxBodyBytes: number): Promise<Read> | Read {
  // Body parsers set `{}` on requests that they do not parse, so only the stream shows whether the
  // body was read.
  if (request.readableDidRead || request.readableEnded) return 'read';
  if (declaresMore(request.headers['content-length'], maxBodyBytes)) return 'too_large';
  return readStream(request, maxBodyBytes);
}

/**
 * Not `for await`: leaving the loop early destroys the socket, so the 413 response could not be
 * sent.
 */
function readStream(request: NodeRequest, maxBodyBytes: number): Promise<Read> {
  return new Promise((resolve) => {
    const body = new Gathered();
    const settle = (outcome: Read) => {
      request.off('data', onData);
      request.off('end', onEnd);
      request.off('close', onAbort);
      // The error listener stays, because a later error would otherwise be unhandled.
      resolve(outcome);
    };
    const onData = (chunk: Uint8Array) => {
      if (body.length + chunk.length > maxBodyBytes) {
        request.pause();
        return settle('too_large');
      }
      body.add(chunk);
    };
    const onEnd = () => settle(body.bytes());
    const onAbort = () => settle('aborted');
    if (request.destroyed) return onAbort();
    request.on('data', onData);
    request.on('end', onEnd);
    request.on('error', onAbort);
    request.on('close', onAbort);
  });
}
