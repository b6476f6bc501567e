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
/** As code without types would give them. */
const loose = (given: object) => given as WebhookOptions;
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

  it('hands everything else that is thrown to onError too: by secret, clock and the store', async () => {
    const failed = new Error('no connection');
    const fail = () => Promise.reject(failed);
    let isReady = false;
    const clock = () => {
      if (isReady) throw failed;
      return now;
    };
    for (const more of [
      { secret: fail },
      { secret: () => '' },
      { clock },
      { deduplicator: createDeduplicator({ store: { claim: fail, release: fail } }) },
      { deduplicator: createDeduplicator({ store: { claim: () => 'OK' as never, release: fail } }) },
    ]) {
      const errors: unknown[] = [];
      const deliver = make({ ...options, ...more, onError: (error) => errors.push(error) }, () =>
        expect.unreachable(),
      );
      isReady = true;
      expect((await deliver(body)).status).toBe(500);
      isReady = false;
      expect(errors).toEqual([expect.any(Error)]);
    }
  });

  it('takes the secret from a function of the request, sync or async', async () => {
    const secrets = new Map([['sch_1', secret]]);
    const asked: unknown[] = [];
    const codes: unknown[] = [];
    const onRefused: WebhookOptions['onRefused'] = ({ code }) => codes.push(code);
    for (const later of [(value: unknown) => value, (value: unknown) => Promise.resolve(value)]) {
      const choose: Exclude<WebhookOptions['secret'], string | readonly string[]> = (source, delivery) => {
        asked.push([typeof source, delivery.schoolId, Buffer.from(delivery.body).toString()]);
        // Either a value or a promise of it.
        return later(secrets.get(delivery.schoolId ?? '')) as string | undefined;
      };
      const handled: string[] = [];
      const deliver = make({ ...options, secret: choose, onRefused }, ({ id }) => handled.push(id));
      expect((await deliver(body)).status).toBe(200);
      expect(handled).toEqual(['evt_1']);
      const other = body.replace('sch_1', 'sch_2');
      const refused = await deliver(other);
      expect([refused.status, JSON.parse(refused.body).code]).toEqual([400, 'no_secret']);
      expect((await deliver(body.replace('evt_1', 'evt_2'))).status).toBe(400);
      expect((await deliver('no JSON')).status).toBe(400);
      expect(asked.splice(0)).toEqual([
        ['object', 'sch_1', body],
        ['object', 'sch_2', other],
        ['object', 'sch_1', expect.stringContaining('evt_2')],
        ['object', undefined, 'no JSON'],
      ]);
      expect(codes.splice(0)).toEqual(['no_secret', 'no_match', 'no_secret']);
    }
  });

  it('asks for no secret for a delivery that is too old', async () => {
    const given = { ...options, clock: () => now + 301, secret: () => expect.unreachable() };
    expect(JSON.parse((await make(given, () => expect.unreachable())(body)).body)).toMatchObject({
      code: 'timestamp_too_old',
    });
  });

  it.each([
    ['secret', { secret: undefined }],
    ['secret', { secret: 7 }],
    ['toleranceSeconds', { toleranceSeconds: Number.NaN }],
    ['toleranceSeconds', { toleranceSeconds: '300' }],
    ['toleranceSeconds', { toleranceSeconds: -1 }],
    ['maxBodyBytes', { maxBodyBytes: '1mb' }],
    ['maxBodyBytes', { maxBodyBytes: Number.NaN }],
    ['maxBodyBytes', { maxBodyBytes: 0 }],
    ['deduplicator', { deduplicator: {} }],
    ['deduplicator', { deduplicator: createDeduplicator }],
    ['onError', { onError: 'log' }],
    ['onRefused', { onRefused: {} }],
    ['maxBodyByte', { maxBodyByte: 1 }],
    ['tolerance', { tolerance: 300 }],
    ['clock', { clock: now }],
    ['clock', { clock: () => now * 1000 }],
    ['clock', { clock: () => Number.NaN }],
    ['clock', { clock: () => new Date('soon') }],
    ['clock', { clock: () => '2026-01-01' }],
  ])('throws at once for an option that cannot be right, and names it: %s: %o', async (name, given) => {
    const build = () => make(loose({ ...options, ...given }), () => undefined)(body);
    const error = await Promise.resolve()
      .then(build)
      .catch((reason) => reason);
    expect(error).toBeInstanceOf(TypeError);
    expect(error.message).toMatch(new RegExp(`^${name} `));
  });

  it('says what is wrong with a clock that gives milliseconds', async () => {
    const build = () => make({ ...options, clock: () => now * 1000 }, () => undefined)(body);
    const error = await Promise.resolve()
      .then(build)
      .catch((reason) => reason);
    expect(error.message).toMatch(/returned milliseconds. Use \(\) => new Date\(milliseconds\)/);
  });

  it('takes a clock that only works later, and options that are undefined', async () => {
    let server: { now: number } | undefined;
    const clock = () => new Date((server as { now: number }).now);
    const given = { ...options, clock, maxBodyBytes: undefined, onError: undefined, deduplicator: undefined };
    const deliver = make(given, () => undefined);
    server = { now: now * 1000 };
    expect((await deliver(body)).status).toBe(200);
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
