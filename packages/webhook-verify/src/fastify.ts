/**
 * The adapter for Fastify.
 *
 * @module
 */

import { defaultMaxBodyBytes, notRaw, replyTo, type WebhookHandler, type WebhookOptions } from './adapter.ts';
import { bodyBytes, type HeaderRecord } from './input.ts';
import { createVerifier } from './node.ts';

export type { RefusedDelivery, WebhookHandler, WebhookOptions } from './adapter.ts';

/** Options of `fastifyWebhook()`. */
export interface FastifyWebhookOptions extends WebhookOptions<FastifyRequestLike> {
  /** The route's path, `/` by default; a `prefix` given to `register` comes before it. */
  path?: string | undefined;
}

/** The part of a Fastify request that is needed. */
export interface FastifyRequestLike {
  readonly headers: HeaderRecord;
  readonly body: unknown;
}

/** The part of a Fastify reply that is needed. */
export interface FastifyReplyLike {
  code(status: number): FastifyReplyLike;
  header(name: string, value: string): FastifyReplyLike;
  send(body: string): FastifyReplyLike;
}

/** The part of a Fastify instance that is needed. */
export interface FastifyLike {
  removeAllContentTypeParsers(): unknown;
  addContentTypeParser(
    contentType: string,
    options: { parseAs: 'buffer'; bodyLimit: number },
    parser: (request: never, body: Buffer, done: (error: Error | null, body?: unknown) => void) => void,
  ): unknown;
  post(
    path: string,
    handler: (request: FastifyRequestLike, reply: FastifyReplyLike) => Promise<unknown>,
  ): unknown;
}

/**
 * Makes a Fastify plugin with the webhook's route. Fastify encapsulates it: bodies stay raw in it and
 * are parsed as before everywhere else.
 *
 * A refused delivery is answered 400 with its code, one that is too large 413, a handled one 200,
 * and one whose handler throws 500. What `onError` throws is Fastify's to report.
 *
 * @throws TypeError at once when there is no secret.
 * @example
 * ```ts
 * app.register(fastifyWebhook({ secret, path: '/webhooks' }, async (event) => {
 *   if (event.type === 'fee.reconciled') await book(event.data);
 * }));
 * ```
 */
export function fastifyWebhook(
  options: FastifyWebhookOptions,
  handler: WebhookHandler<FastifyRequestLike>,
): (instance: FastifyLike) => Promise<void> {
  const verifier = createVerifier(options);
  const { maxBodyBytes = defaultMaxBodyBytes, path = '/' } = options;

  return async (instance) => {
    instance.removeAllContentTypeParsers();
    instance.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxBodyBytes },
      (_request, body, done) => done(null, body),
    );
    instance.post(path, async (request, reply) => {
      // Without a body there is no parsing, and nothing to be raw.
      const { body, headers } = request;
      const bytes = bodyBytes(body ?? '');
      const result = bytes ? verifier.check({ body: bytes, headers }) : notRaw;
      const delivery = { body: bytes ?? body, headers, source: request };
      const answer = await replyTo(result, delivery, options, handler);
      return reply.code(answer.status).header('content-type', 'application/json').send(answer.body);
    });
  };
}
