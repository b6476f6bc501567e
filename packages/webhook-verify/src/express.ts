/**
 * The adapter for Express, Nest, Connect and bare `node:http`.
 *
 * @module
 */

import { handlerFailed, type Reply, type WebhookHandler, type WebhookOptions } from './adapter.ts';
import { headersOf, type NodeRequest, nodeReceiver } from './node-request.ts';

export type {
  ChosenSecret,
  RefusedDelivery,
  UnverifiedDelivery,
  WebhookHandler,
  WebhookOptions,
} from './adapter.ts';
export type { NodeRequest } from './node-request.ts';

/** The part of a Node or Express response that is needed. */
export interface NodeResponse {
  readonly headersSent: boolean;
  writeHead(status: number, headers: Record<string, string>): unknown;
  end(body: string): unknown;
}

/**
 * Creates the middleware for a webhook route. It reads the request itself, so it needs no body
 * parser. After a parser that keeps the body raw (`express.raw()`) it uses that body. After
 * `express.json()` it responds with 400 `body_not_raw`, so mount it before.
 *
 * The response is 400 with a code for a rejected delivery, 413 for a body that is too large, 500 if
 * the handler throws, and otherwise 200, unless the handler has already responded. Errors that
 * `onError` throws are passed to `next`.
 *
 * @throws TypeError immediately if there is no secret, or an option is unknown or invalid.
 * @example
 * ```ts
 * app.post('/webhooks', expressWebhook({ secret }, async (event) => {
 *   if (event.type === 'fee.reconciled') await book(event.data);
 * }));
 * ```
 */
export function expressWebhook<Request extends NodeRequest>(
  options: WebhookOptions<Request>,
  handler: WebhookHandler<Request>,
): (request: Request, response: NodeResponse, next?: (error?: unknown) => void) => Promise<void> {
  const receive = nodeReceiver(options, handler);

  return async (request, response, next) => {
    let reply: Reply | undefined;
    try {
      reply = await receive(request, request, request);
    } catch (error) {
      if (next) return next(error);
      reply = handlerFailed;
    }
    // The connection is closed, or the handler has already responded.
    if (!reply || response.headersSent) return;
    response.writeHead(reply.status, headersOf(reply));
    response.end(reply.body);
  };
}
