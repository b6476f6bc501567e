import { expect, it } from 'vitest';
import {
  type FastifyLike,
  type FastifyReplyLike,
  type FastifyRequestLike,
  fastifyWebhook,
} from '../src/fastify.ts';
import { sign, type WebhookEvent } from '../src/node.ts';
import { body, event, now, secret } from './entries.ts';

const options = { secret, clock: () => now, path: '/webhooks' };
const headers = sign({ body, secret, timestamp: now });

/** A request of Fastify has more than the plugin needs. */
interface FakeRequest extends FastifyRequestLike {
  readonly params: { readonly school: string };
}

type Parser = Parameters<FastifyLike['addContentTypeParser']>[2];
type Route = Parameters<FastifyLike<FakeRequest>['post']>[1];

/** As much of Fastify as the plugin touches, in the order Fastify would call it. */
function fakeFastify() {
  const log: unknown[] = [];
  let parse: Parser | undefined;
  let handle: Route | undefined;
  const instance: FastifyLike<FakeRequest> = {
    removeAllContentTypeParsers: () => log.push('parsers removed'),
    addContentTypeParser: (type, given, parser) => {
      log.push([type, given]);
      parse = parser;
    },
    post: (path, handler) => {
      log.push(path);
      handle = handler;
    },
  };
  async function inject(payload: Buffer | undefined, given: FastifyRequestLike['headers'], parsed?: unknown) {
    let received: unknown = parsed;
    if (payload) {
      // The plugin's parser does not look at the request.
      parse?.(undefined as never, payload, (_error, content) => {
        received = content;
      });
    }
    const response: { status: number; headers: Record<string, string>; body: string } = {
      status: 0,
      headers: {},
      body: '',
    };
    const reply: FastifyReplyLike = {
      code(status) {
        response.status = status;
        return reply;
      },
      header(name, value) {
        response.headers[name] = value;
        return reply;
      },
      send(content) {
        response.body = content;
        return reply;
      },
    };
    await handle?.({ headers: given, body: received, params: { school: 'north' } }, reply);
    return { status: response.status, headers: response.headers, body: JSON.parse(response.body) };
  }
  return { instance, inject, log };
}

it('takes bodies of every content type raw, up to the cap', async () => {
  const { instance, log } = fakeFastify();
  await fastifyWebhook({ ...options, maxBodyBytes: 10 }, () => undefined)(instance);
  expect(log).toEqual(['parsers removed', ['*', { parseAs: 'buffer', bodyLimit: 10 }], '/webhooks']);
});

it('runs the handler and answers 200', async () => {
  const { instance, inject } = fakeFastify();
  const calls: [WebhookEvent, unknown][] = [];
  await fastifyWebhook(options, (given, request) => calls.push([given, request.headers['Service-Delivery']]))(
    instance,
  );
  expect(await inject(Buffer.from(body), headers)).toEqual({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: { status: 'handled' },
  });
  expect(calls).toEqual([[event, headers['Service-Delivery']]]);
});

it('gives the secret and the handler the request with the type that the program has for it', async () => {
  const { instance, inject } = fakeFastify();
  const schools: string[] = [];
  await fastifyWebhook(
    { ...options, secret: ({ params }: FakeRequest) => (params.school === 'north' ? secret : undefined) },
    (_event, { params }) => schools.push(params.school),
  )(instance);
  expect(await inject(Buffer.from(body), headers)).toMatchObject({ status: 200 });
  expect(schools).toEqual(['north']);
});

it('answers 400 with the code', async () => {
  const { instance, inject } = fakeFastify();
  await fastifyWebhook(options, () => expect.unreachable())(instance);
  expect(await inject(Buffer.from(`${body} `), headers)).toMatchObject({
    status: 400,
    body: { code: 'no_match' },
  });
  expect(await inject(undefined, {})).toMatchObject({ status: 400, body: { code: 'missing_header' } });
  // Some other plugin registered without encapsulation and parsed it.
  expect(await inject(undefined, headers, event)).toMatchObject({
    status: 400,
    body: { code: 'body_not_raw' },
  });
});

it('throws at once without a secret', () => {
  expect(() => fastifyWebhook({ secret: '' }, () => undefined)).toThrow(TypeError);
});
