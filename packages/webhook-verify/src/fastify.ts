/**
 * The adapter for Fastify.
 *
 * @module
 */

import {
  createReceive,
  defaultMaxBodyBytes,
  handlerFailed,
  type WebhookHandler,
  type WebhookOptions,
} from './adapter.ts';
import type { HeaderRecord } from './input.ts';
import { check, createVerifier } from './node.ts';
import type { Check } from './options.ts';

export type {
  ChosenSecret,
  RefusedDelivery,
  UnverifiedDelivery,
  WebhookHandler,
  WebhookOptions,
} from './adapter.ts';

/** Options of `fastifyWebhook()`. */
export interface FastifyWebhookOptions<Request extends FastifyRequestLike = FastifyRequestLike>
  extends WebhookOptions<Request> {
  /**
   * The path of the route. The default is `/`; a `prefix` passed to `register` is added before it.
   */
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
export interface FastifyLike<Request extends FastifyRequestLike = FastifyRequestLike> {
  removeAllContentTypeParsers(): unknown;
  addContentTypeParser(
    contentType: string,
    options: { parseAs: 'buffer'; bodyLimit: number },
    parser: (request: never, body: Buffer, done: (error: Error | null, body?: unknown) => void) => void,
  ): unknown;
  post(path: string, handler: (request: Request, reply: FastifyReplyLike) => Promise<unknown>): unknown;
}

/**
 * Creates a Fastify plugin with the webhook route. Fastify encapsulates the plugin: bodies stay raw in
 * it and are parsed as before everywhere else.
 *
 * The response is 400 with a code for a rejected delivery, 413 for a body that is too large, 500 if
 * the handler throws, and otherwise 200. Errors that `onError` throws are passed to Fastify.
 *
 * @throws TypeError immediately if there is no secret, or an option is unknown or invalid.
 * @example
 * ```ts
 * app.register(fastifyWebhook({ secret, path: '/webhooks' }, async (event) => {
 *   if (event.type === 'fee.reconciled') await book(event.data);
 * }));
 * ```
 */
export function fastifyWebhook<Request extends FastifyRequestLike>(
  options: FastifyWebhookOptions<Request>,
  handler: WebhookHandler<Request>,
): (instance: FastifyLike<Request>) => Promise<void> {
  const receive = createReceive(options, handler, { createVerifier, check }, fastifyChecks);
  const { maxBodyBytes = defaultMaxBodyBytes, path = '/' } = options;

  return async (instance) => {
    instance.removeAllContentTypeParsers();
    instance.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxBodyBytes },
      (_request, body, done) => done(null, body),
    );
    instance.post(path, async (request, reply) => {
      // Without a body, Fastify does not call the parser.
      const answer = await receive(request, request.headers, () => ({ body: request.body ?? '' }));
      const { status, body } = answer ?? handlerFailed;
      return reply.code(status).header('content-type', 'application/json').send(body);
    });
  };
}

const fastifyChecks: Record<string, Check> = {
  path: ['a string', (value) => typeof value === 'string'],
};
