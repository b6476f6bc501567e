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

export type { RefusedDelivery, WebhookHandler, WebhookOptions } from './adapter.ts';

/**
 * Makes a Fetch-style handler of a webhook route.
 *
 * A refused delivery is answered 400 with its code, one that is too large 413, a handled one 200,
 * and one whose handler throws 500. What `onError` throws is the framework's to report.
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
