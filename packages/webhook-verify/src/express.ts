/**
 * The adapter for Express, Nest, Connect and bare `node:http`.
 *
 * @module
 */

import { handlerFailed, type Reply, type WebhookHandler, type WebhookOptions } from './adapter.ts';
import { headersOf, type NodeRequest, nodeReceiver } from './node-request.ts';

export type { RefusedDelivery, WebhookHandler, WebhookOptions } from './adapter.ts';
export type { NodeRequest } from './node-request.ts';

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
 * unless the handler answered itself, and one whose handler throws 500. What `onError` throws goes
 * to `next`.
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
    // Nobody is there to be answered, or the handler did it.
    if (!reply || response.headersSent) return;
    response.writeHead(reply.status, headersOf(reply));
    response.end(reply.body);
  };
}
