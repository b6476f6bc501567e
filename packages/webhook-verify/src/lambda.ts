/**
 * The adapter for AWS Lambda behind API Gateway (payloads 1.0 and 2.0), a function URL or a load
 * balancer.
 *
 * @module
 */

import {
  createReceive,
  handlerFailed,
  jsonHeaders,
  type WebhookHandler,
  type WebhookOptions,
} from './adapter.ts';
import type { HeaderRecord } from './input.ts';
import { check, createVerifier } from './node.ts';

export type {
  ChosenSecret,
  RefusedDelivery,
  UnverifiedDelivery,
  WebhookHandler,
  WebhookOptions,
} from './adapter.ts';

/** The part of a Lambda HTTP event that is needed; both payload versions have it. */
export interface LambdaEventLike {
  readonly headers?: HeaderRecord | null | undefined;
  readonly multiValueHeaders?: HeaderRecord | null | undefined;
  readonly body?: string | null | undefined;
  readonly isBase64Encoded?: boolean | undefined;
}

/** The response in the form that API Gateway expects. */
export interface LambdaAnswer {
  statusCode: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Creates a Lambda handler for a webhook route. A body that API Gateway encoded is decoded first.
 * Behind a middleware that parses the body it responds with 400 `body_not_raw`.
 *
 * The response is 400 with a code for a rejected delivery, 413 for a body that is too large, 500 if
 * the handler throws, and otherwise 200. An error that `onError` throws fails the invocation, and
 * API Gateway then responds with 5xx: throw there if your alarms count failed invocations.
 *
 * @throws TypeError immediately if there is no secret, or an option is unknown or invalid.
 * @example
 * ```ts
 * export const handler = lambdaWebhook({ secret }, async (event) => {
 *   if (event.type === 'fee.reconciled') await book(event.data);
 * });
 * ```
 */
export function lambdaWebhook<Event extends LambdaEventLike>(
  options: WebhookOptions<Event>,
  handler: WebhookHandler<Event>,
): (event: Event) => Promise<LambdaAnswer> {
  const receive = createReceive(options, handler, { createVerifier, check });

  return async (source) => {
    const { body, isBase64Encoded } = source;
    const answer = await receive(source, source.headers ?? source.multiValueHeaders, () => ({
      // A middleware may have parsed it, whatever its type says.
      body: typeof body === 'string' ? Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8') : (body ?? ''),
    }));
    const { status, body: text } = answer ?? handlerFailed;
    return { statusCode: status, headers: { ...jsonHeaders }, body: text };
  };
}
