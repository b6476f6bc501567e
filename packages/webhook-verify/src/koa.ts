/**
 * The adapter for Koa.
 *
 * @module
 */

import type { WebhookHandler, WebhookOptions } from './adapter.ts';
import { headersOf, type KeptBody, type NodeRequest, nodeReceiver } from './node-request.ts';

export type { RefusedDelivery, WebhookHandler, WebhookOptions } from './adapter.ts';
export type { NodeRequest } from './node-request.ts';

/** The part of a Koa context that is needed. */
export interface KoaContextLike {
  readonly req: NodeRequest;
  /** Body parsers keep what they read here; Koa's own type does not know of it. */
  readonly request: object;
  status: number;
  body: unknown;
  set(headers: Record<string, string>): unknown;
}

/**
 * Makes the middleware of a webhook route. It reads the request itself, so it needs no body parser;
 * after one that keeps `rawBody` (`@koa/bodyparser`, `koa-bodyparser`) it takes that.
 *
 * A refused delivery is answered 400 with its code, one that is too large 413, a handled one 200,
 * and one whose handler throws 500. What `onError` throws is Koa's to report.
 *
 * @throws TypeError at once when there is no secret.
 * @example
 * ```ts
 * router.post('/webhooks', koaWebhook({ secret }, async (event) => {
 *   if (event.type === 'fee.reconciled') await book(event.data);
 * }));
 * ```
 */
export function koaWebhook<Context extends KoaContextLike>(
  options: WebhookOptions<Context>,
  handler: WebhookHandler<Context>,
): (context: Context) => Promise<void> {
  const receive = nodeReceiver(options, handler);

  return async (context) => {
    const kept: KeptBody = context.request;
    const reply = await receive(context, context.req, kept);
    if (!reply) return;
    context.status = reply.status;
    context.set(headersOf(reply));
    context.body = reply.body;
  };
}
