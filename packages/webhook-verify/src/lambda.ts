/**
 * The adapter for AWS Lambda behind API Gateway (payloads 1.0 and 2.0), a function URL or a load
 * balancer.
 *
 * @module
 */

import {
  defaultMaxBodyBytes,
  jsonHeaders,
  replyTo,
  tooLarge,
  type WebhookHandler,
  type WebhookOptions,
} from './adapter.ts';
import type { HeaderRecord } from './input.ts';
import { createVerifier } from './node.ts';

export type { RefusedDelivery, WebhookHandler, WebhookOptions } from './adapter.ts';

/** The part of a Lambda HTTP event that is needed; both payload versions have it. */
export interface LambdaEventLike {
  readonly headers?: HeaderRecord | null | undefined;
  readonly multiValueHeaders?: HeaderRecord | null | undefined;
  readonly body?: string | null | undefined;
  readonly isBase64Encoded?: boolean | undefined;
}

/** What API Gateway takes as the answer. */
export interface LambdaAnswer {
  statusCode: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Makes a Lambda handler of a webhook route. A body that API Gateway encoded is decoded first.
 *
 * A refused delivery is answered 400 with its code, one that is too large 413, a handled one 200,
 * and one whose handler throws 500. What `onError` throws fails the invocation, which API Gateway
 * answers with 5xx: throw there where your alarms count failed invocations.
 *
 * @throws TypeError at once when there is no secret.
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
  const verifier = createVerifier(options);
  const { maxBodyBytes = defaultMaxBodyBytes } = options;

  return async (source) => {
    const body = Buffer.from(source.body ?? '', source.isBase64Encoded ? 'base64' : 'utf8');
    const headers = source.headers ?? source.multiValueHeaders;
    const { status, body: answer } =
      body.length > maxBodyBytes
        ? tooLarge
        : await replyTo(verifier.check({ body, headers }), { body, headers, source }, options, handler);
    return { statusCode: status, headers: { ...jsonHeaders }, body: answer };
  };
}
