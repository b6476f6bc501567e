import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { expressWebhook } from '../src/express.ts';
import { createDeduplicator, createMemoryStore, sign, type WebhookEvent } from '../src/node.ts';
import { body, event, now, secret } from './entries.ts';
import { listen } from './servers.ts';

const options = { secret, clock: () => now };
const headers = sign({ body, secret, timestamp: now });

type Parsed = IncomingMessage & { body?: unknown; rawBody?: unknown };

function post(url: string, given: Partial<RequestInit> = {}): Promise<Response> {
  return fetch(url, { method: 'POST', body, headers, ...given });
}

/** A server whose requests pass a body parser first, as in Express. */
function behind(
  parser: (request: Parsed) => unknown,
  webhook: (request: Parsed, response: ServerResponse, next?: (error?: unknown) => void) => Promise<void>,
) {
  return listen(async (request, response) => {
    await parser(request);
    await webhook(request, response);
  });
}

it('reads the raw stream, runs the handler and answers 200', async () => {
  const events: WebhookEvent[] = [];
  await using server = await listen(expressWebhook(options, (given) => events.push(given)));
  const response = await post(server.url);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'handled' });
  expect(events).toEqual([event]);
});

it('gives the handler the request', async () => {
  const ids: unknown[] = [];
  const handler = (_event: WebhookEvent, request: IncomingMessage) =>
    ids.push(request.headers['service-delivery']);
  await using server = await listen(expressWebhook(options, handler));
  await post(server.url);
  expect(ids).toEqual([headers['Service-Delivery']]);
});

it('answers 400 with the code, tells onRefused and does not run the handler', async () => {
  const refused: string[] = [];
  const onRefused = ({ code }: { code: string }) => refused.push(code);
  const handler = () => expect.unreachable();
  await using server = await listen(expressWebhook({ ...options, onRefused }, handler));
  const response = await post(server.url, { body: `${body}\n` });
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toMatchObject({ code: 'no_match' });
  expect((await post(server.url, { headers: {} })).status).toBe(400);
  expect((await fetch(server.url)).status).toBe(400);
  expect(refused).toEqual(['no_match', 'missing_header', 'missing_header']);
});

it.each<[string, (request: Parsed) => Promise<unknown>]>([
  ['express.raw()', async (request) => Object.assign(request, { body: Buffer.from(await text(request)) })],
  ['express.text()', async (request) => Object.assign(request, { body: await text(request) })],
  [
    'a host that keeps rawBody',
    async (request) => {
      const rawBody = await text(request);
      Object.assign(request, { rawBody: Buffer.from(rawBody), body: JSON.parse(rawBody) });
    },
  ],
  ['a parser that left {} and the stream alone', async (request) => Object.assign(request, { body: {} })],
])('works behind %s', async (_name, parser) => {
  await using server = await behind(
    parser,
    expressWebhook(options, () => undefined),
  );
  expect((await post(server.url)).status).toBe(200);
});

it.each<[string, (request: Parsed) => Promise<unknown>]>([
  ['express.json()', async (request) => Object.assign(request, { body: JSON.parse(await text(request)) })],
  ['something that read the stream and kept nothing', (request) => text(request)],
])('answers 400 body_not_raw behind %s', async (_name, parser) => {
  await using server = await behind(
    parser,
    expressWebhook(options, () => expect.unreachable()),
  );
  const response = await post(server.url);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'body_not_raw' });
});

it('keeps the bytes of a body and none of its pieces, which can be a million of one byte', async () => {
  // What reads a stream may use its buffer again.
  const overwritten = (request: Parsed) => {
    const add = request.on.bind(request);
    const on = (event: string, listener: (chunk?: Uint8Array) => void) =>
      add(event, (chunk?: Uint8Array) => {
        listener(chunk);
        chunk?.fill(0);
      });
    Object.assign(request, { on });
  };
  await using server = await behind(
    overwritten,
    expressWebhook(options, () => undefined),
  );
  const stream = ReadableStream.from(
    Array.from(new TextEncoder().encode(body), (byte) => Uint8Array.of(byte)),
  );
  expect((await post(server.url, { body: stream, duplex: 'half' })).status).toBe(200);
});

it('answers 413 to a body that is too large, declared, streamed or parsed', async () => {
  const webhook = expressWebhook({ ...options, maxBodyBytes: 10 }, () => expect.unreachable());
  await using server = await listen(webhook);
  expect((await post(server.url)).status).toBe(413);
  const streamed = await post(server.url, { body: new Blob([body]).stream(), duplex: 'half' });
  expect(streamed.status).toBe(413);
  expect(await streamed.json()).toMatchObject({ code: 'body_too_large' });
  await using parsed = await behind(
    async (request) => Object.assign(request, { body: await text(request) }),
    webhook,
  );
  expect((await post(parsed.url)).status).toBe(413);
});

it('hands what onError throws to next, or answers 500 where there is none', async () => {
  const failed = new Error('database down');
  const onError = (error: unknown) => {
    throw error;
  };
  const webhook = expressWebhook({ ...options, onError }, () => Promise.reject(failed));
  await using bare = await listen(webhook);
  const response = await post(bare.url);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('database');

  const errors: unknown[] = [];
  await using framework = await listen((request, response) =>
    webhook(request, response, (error) => {
      errors.push(error);
      response.writeHead(503).end();
    }),
  );
  expect((await post(framework.url)).status).toBe(503);
  expect(errors).toEqual([failed]);
});

it('leaves the answer to a handler that gave one', async () => {
  await using server = await listen((request, response) =>
    expressWebhook(options, () => response.writeHead(202).end())(request, response),
  );
  expect((await post(server.url)).status).toBe(202);
});

it('handles a retry once with a deduplicator, and answers 409 while another process is at it', async () => {
  const store = createMemoryStore();
  let runs = 0;
  const deduplicator = createDeduplicator({ store });
  await using server = await listen(expressWebhook({ ...options, deduplicator }, () => runs++));
  const retry = { headers: sign({ body, secret, timestamp: now, deliveryId: 'dlv_2' }) };
  expect(await (await post(server.url)).json()).toEqual({ status: 'handled' });
  expect(await (await post(server.url, retry)).json()).toEqual({ status: 'duplicate' });
  expect(runs).toBe(1);
  store.release(event.id);
  store.claim(event.id, 60);
  expect((await post(server.url, retry)).status).toBe(409);
});

it('lets go of a request whose sender went away', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const webhook = expressWebhook(options, () => expect.unreachable());
  await using server = await listen((request, response) => {
    request.once('data', () => socket.destroy());
    void webhook(request, response).then(resolve);
  });
  const socket = connect(server.port, '127.0.0.1', () => {
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{');
  });
  await promise;
});

it('throws at once without a secret', () => {
  expect(() => expressWebhook({ secret: '' }, () => undefined)).toThrow(TypeError);
});
