/**
 * The adapter for handlers in the Fetch style: Next.js, Hono, Workers, Deno, Bun.
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

export type { WebhookHandler, WebhookOptions } from './adapter.ts';

/**
 * Makes a Fetch-style handler of a webhook route.
 *
 * A refused delivery is answered 400 with its code, one that is too large 413, a handled one 200.
 * What the handler throws is thrown on, so that the framework reports it and answers 500.
 *
 * @throws TypeError at once when there is no secret.
 * @example
 * ```ts
 * export const POST = fetchWebhook({ secret }, async (event) => {
 *   if (event.type === 'fee.reconciled') await book(event.data);
 * });
 * ```
 */
export function fetchWebhook(
  options: WebhookOptions,
  handler: WebhookHandler<Request>,
): (request: Request) => Promise<Response> {
  const verifier = createVerifier(options);
  const { maxBodyBytes = defaultMaxBodyBytes } = options;

  async function replyFor(request: Request): Promise<Reply> {
    const handle = (event: Parameters<typeof handler>[0]) => handler(event, request);
    if (request.bodyUsed) return replyTo(notRaw, options, handle);
    if (declaresMore(request.headers.get('content-length'), maxBodyBytes)) return tooLarge;
    const body = await readBody(request, maxBodyBytes);
    if (!body) return tooLarge;
    return replyTo(await verifier.check({ body, headers: request.headers }), options, handle);
  }

  return async (request) => {
    const { status, body } = await replyFor(request);
    return new Response(body, { status, headers: jsonHeaders });
  };
}

/** The body's bytes, or nothing where there are too many. */
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
