import { Readable } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WebhookOptions } from '../src/adapter.ts';
import { expressWebhook } from '../src/express.ts';
import { type FastifyLike, type FastifyReplyLike, fastifyWebhook } from '../src/fastify.ts';
import { fetchWebhook } from '../src/fetch.ts';
import { type KoaContextLike, koaWebhook } from '../src/koa.ts';
import { lambdaWebhook } from '../src/lambda.ts';
import {
  createDeduplicator,
  type ExplainInput,
  explain,
  sign,
  type VerifierOptions,
  type WebhookEvent,
} from '../src/node.ts';
import { body, now, secret } from './entries.ts';
import { listen } from './servers.ts';

const options: VerifierOptions = { secret, clock: () => now };
const headers: Record<string, string> = sign({ body, secret, timestamp: now });

type Handler = (event: WebhookEvent) => unknown;
/** Sends a delivery to a receiver that was made with an adapter; a framework whose handler throws rejects. */
type Deliver = (body: string) => Promise<{ status: number; body: string }>;

const adapters: Record<string, (options: WebhookOptions, handler: Handler) => Deliver> = {
  express: (given, handler) => async (content) => {
    await using server = await listen(expressWebhook(given, handler));
    const response = await fetch(server.url, { method: 'POST', body: content, headers });
    return { status: response.status, body: await response.text() };
  },
  fetch: (given, handler) => {
    const receive = fetchWebhook(given, handler);
    return async (content) => {
      const response = await receive(
        new Request('http://x.test', { method: 'POST', body: content, headers }),
      );
      return { status: response.status, body: await response.text() };
    };
  },
  fastify: (given, handler) => async (content) => {
    const response = { status: 0, body: '' };
    const reply: FastifyReplyLike = {
      code: (status) => Object.assign(reply, void Object.assign(response, { status })),
      header: () => reply,
      send: (text) => Object.assign(reply, void Object.assign(response, { body: text })),
    };
    const routes: Parameters<FastifyLike['post']>[1][] = [];
    await fastifyWebhook(
      given,
      handler,
    )({
      removeAllContentTypeParsers() {},
      addContentTypeParser() {},
      post: (_path, route) => routes.push(route),
    });
    for (const route of routes) await route({ headers, body: Buffer.from(content) }, reply);
    return response;
  },
  koa: (given, handler) => {
    const receive = koaWebhook(given, handler);
    return async (content) => {
      const context = koaContext(content);
      await receive(context);
      return { status: context.status, body: String(context.body) };
    };
  },
  lambda: (given, handler) => {
    const receive = lambdaWebhook(given, handler);
    return async (content) => {
      const { statusCode, body: responseBody } = await receive({ headers, body: content });
      return { status: statusCode, body: responseBody };
    };
  },
};

function koaContext(content: string, kept: KoaContextLike['request'] = {}) {
  const sent: Record<string, string> = {};
  const req = Object.assign(Readable.from([Buffer.from(content)]), { headers });
  const set = (given: Record<string, string>) => Object.assign(sent, given);
  const context: KoaContextLike & { req: typeof req; sent: typeof sent } = {
    req,
    request: kept,
    status: 404,
    body: null,
    set,
    sent,
  };
  return context;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(Object.entries(adapters))('the adapter for %s', (_name, make) => {
  it('answers 500 when the handler throws, logs it, and handles the retry', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const failed = new Error('database down');
    let down = true;
    const deliver = make({ ...options, deduplicator: createDeduplicator() }, () => {
      if (down) throw failed;
    });
    const first = await deliver(body);
    expect(first.status).toBe(500);
    expect(JSON.parse(first.body)).toMatchObject({ code: 'handler_failed' });
    expect(first.body).not.toContain('database');
    expect(log.mock.calls).toEqual([[expect.any(String), failed]]);
    down = false;
    expect(await deliver(body)).toEqual({ status: 200, body: '{"status":"handled"}' });
    expect(await deliver(body)).toEqual({ status: 200, body: '{"status":"duplicate"}' });
  });

  it('hands what the handler throws to onError, with the request', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const errors: unknown[][] = [];
    const failed = new Error('database down');
    const onError = (...given: unknown[]) => errors.push(given);
    const deliver = make({ ...options, onError }, () => Promise.reject(failed));
    expect((await deliver(body)).status).toBe(500);
    expect(errors).toEqual([[failed, expect.any(Object)]]);
    expect(log).not.toHaveBeenCalled();
  });

  it('gives onRefused what explain() takes', async () => {
    const causes: string[] = [];
    const onRefused: WebhookOptions['onRefused'] = async ({ code }, { source, ...delivery }) => {
      const input: ExplainInput = { ...delivery, secret, now };
      causes.push(code, ...explain(input).map(({ cause }) => cause), typeof source);
    };
    const deliver = make({ ...options, onRefused }, () => expect.unreachable());
    expect((await deliver(`${body}\n`)).status).toBe(400);
    expect(causes).toEqual(['no_match', 'body_line_ending', 'object']);
  });

  it('answers 500 when onRefused rejects, and nothing is left unhandled', async () => {
    const errors: unknown[] = [];
    const deliver = make(
      {
        ...options,
        onRefused: () => Promise.reject(new Error('log full')),
        onError: (error) => errors.push(error),
      },
      () => expect.unreachable(),
    );
    expect((await deliver(`${body} `)).status).toBe(500);
    expect(errors).toMatchObject([{ message: 'log full' }]);
  });
});

describe('the adapter for koa', () => {
  const receive = (given: WebhookOptions) => koaWebhook(given, () => undefined);

  it('takes the raw body that a parser kept', async () => {
    const context = koaContext('', { rawBody: body, body: JSON.parse(body) });
    await receive(options)(context);
    expect(context).toMatchObject({ status: 200, sent: { 'content-type': 'application/json' } });
  });

  it('answers 400 body_not_raw behind a parser that kept none, and onRefused sees what it made', async () => {
    const seen: unknown[] = [];
    const context = koaContext(body, { body: JSON.parse(body) });
    for await (const _chunk of context.req);
    await receive({ ...options, onRefused: (_failure, delivery) => seen.push(delivery.body) })(context);
    expect(context.status).toBe(400);
    expect(JSON.parse(String(context.body))).toMatchObject({ code: 'body_not_raw' });
    expect(seen).toEqual([JSON.parse(body)]);
  });

  it('answers 413 to a body that is too large, and lets the connection go', async () => {
    const context = koaContext(body);
    await receive({ ...options, maxBodyBytes: 10 })(context);
    expect(context).toMatchObject({ status: 413, sent: { connection: 'close' } });
  });
});

it('an ArrayBuffer of another realm is as good as one of this', async () => {
  const { runInNewContext } = await import('node:vm');
  const foreign: ArrayBuffer = runInNewContext('new ArrayBuffer(length)', { length: body.length });
  new Uint8Array(foreign).set(Buffer.from(body));
  const { verify } = await import('../src/node.ts');
  expect(verify({ body: foreign, headers, secret, now }).id).toBe('evt_1');
});
