/**
 * The adapter for Fetch API handlers: Next.js, Hono, Workers, Deno, Bun.
 *
 * @module
 */

import {
  createReceive,
  declaresMore,
  handlerFailed,
  jsonHeaders,
  tooLarge,
  type WebhookHandler,
  type WebhookOptions,
} from './adapter.ts';
import { Gathered } from './gathered.ts';
import { check, createVerifier } from './index.ts';

export type {
  ChosenSecret,
  RefusedDelivery,
  UnverifiedDelivery,
  WebhookHandler,
  WebhookOptions,
} from './adapter.ts';

/**
 * Creates a Fetch API handler for a webhook route.
 *
 * The response is 400 with a code for a rejected delivery, 413 for a body that is too large, 500 if
 * the handler throws, and otherwise 200. Errors that `onError` throws are passed to the framework.
 *
 * @throws TypeError immediately if there is no secret, or an option is unknown or invalid.
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
  const receive = createReceive(options, handler, { createVerifier, check });

  return async (request) => {
    const { headers } = request;
    const answer = await receive(request, headers, async (maxBodyBytes) => {
      if (request.bodyUsed) return { body: undefined };
      if (declaresMore(headers.get('content-length'), maxBodyBytes)) return tooLarge;
      const body = await readBody(request, maxBodyBytes);
      return body ? { body } : tooLarge;
    });
    const { status, body } = answer ?? handlerFailed;
    return new Response(body, { status, headers: jsonHeaders });
  };
}

/** The bytes of the body, or undefined if there are too many. */
async function readBody(request: Request, maxBodyBytes: number): Promise<Uint8Array | undefined> {
  const reader = request.body?.getReader();
  const body = new Gathered();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    if (body.length + read.value.length > maxBodyBytes) {
      await reader?.cancel();
      return undefined;
    }
    body.add(read.value);
  }
  return body.bytes();
}
