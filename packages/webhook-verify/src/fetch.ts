/**
 * The adapter for Fetch API handlers: Next.js, Hono, Workers, Deno, Bun.
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
import { createVerifier } from './index.ts';

export type { RefusedDelivery, WebhookHandler, WebhookOptions } from './adapter.ts';

/**
 * Creates a Fetch API handler for a webhook route.
 *
 * The response is 400 with a code for a rejected delivery, 413 for a body that is too large, 500 if
 * the handler throws, and otherwise 200. Errors that `onError` throws are passed to the framework.
 *
 * @throws TypeError immediately if there is no secret.
 * @example
 * ```ts
 * export const POST = fetchWebhook({ secret }, async (event) => {
 *   if (event.type === 'fee.reconciled') await book(event.data);
 * });
 * ```
 */
export function fetchWebhook(
  options: WebhookOptions<Request>,
  handler: WebhookHandler<Request>,
): (request: Request) => Promise<Response> {
  const verifier = createVerifier(options);
  const { maxBodyBytes = defaultMaxBodyBytes } = options;

  async function replyFor(source: Request): Promise<Reply> {
    const { headers } = source;
    if (source.bodyUsed) return replyTo(notRaw, { body: undefined, headers, source }, options, handler);
    if (declaresMore(headers.get('content-length'), maxBodyBytes)) return tooLarge;
    const body = await readBody(source, maxBodyBytes);
    if (!body) return tooLarge;
    const result = await verifier.check({ body, headers });
    return replyTo(result, { body, headers, source }, options, handler);
  }

  return async (request) => {
    const { status, body } = await replyFor(request);
    return new Response(body, { status, headers: jsonHeaders });
  };
}

/** The bytes of the body, or undefined if there are too many. */
async function readBody(request: Request, maxBodyBytes: number): Promise<Uint8Array | undefined> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    length += read.value.length;
    if (length > maxBodyBytes) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(read.value);
  }
  const body = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.length;
  }
  return body;
}
