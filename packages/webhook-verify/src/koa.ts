/**
 * The adapter for Koa.
 *
 * @module
 */

import type { WebhookHandler, WebhookOptions } from './adapter.ts';
import { headersOf, type KeptBody, type NodeRequest, nodeReceiver } from './node-request.ts';

export type {
  ChosenSecret,
  RefusedDelivery,
  UnverifiedDelivery,
  WebhookHandler,
  WebhookOptions,
} from './adapter.ts';
export type { NodeRequest } from './node-request.ts';

/** The part of a Koa context that is needed. */
export interface KoaContextLike {
  readonly req: NodeRequest;
  /** Body parsers store the body here; Koa's own type does not declare it. */
  readonly request: object;
  status: number;
  body: unknown;
  set(headers: Record<string, string>): unknown;
}

/**
 * Creates the middleware for a webhook route. It reads the request itself, so it needs no body
 * parser. After a parser that keeps `rawBody` (`@koa/bodyparser`, `koa-bodyparser`) it uses that.
 *
 * The response is 400 with a code for a rejected delivery, 413 for a body that is too large, 500 if
 * the handler throws, and otherwise 200. Errors that `onError` throws are passed to Koa.
 *
 * @throws TypeError immediately if there is no secret, or an option is unknown or invalid.
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
