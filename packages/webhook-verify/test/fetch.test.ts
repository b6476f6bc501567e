import { expect, it } from 'vitest';
import { fetchWebhook } from '../src/fetch.ts';
import { createDeduplicator, sign, type WebhookEvent } from '../src/index.ts';
import { body, event, now, secret } from './entries.ts';

const options = { secret, clock: () => now };
const headers = await sign({ body, secret, timestamp: now });

function request(given: Partial<RequestInit> = {}): Request {
  return new Request('http://localhost/webhooks', { method: 'POST', body, headers, ...given });
}

it('runs the handler with the event and the request, and answers 200', async () => {
  const calls: [WebhookEvent, string | null][] = [];
  const POST = fetchWebhook(options, (given, source) =>
    calls.push([given, source.headers.get('service-delivery')]),
  );
  const response = await POST(request());
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toEqual({ status: 'handled' });
  expect(calls).toEqual([[event, headers['Service-Delivery']]]);
});

it('verifies a body that arrives in pieces, splitting characters', async () => {
  const content = JSON.stringify({ ...event, data: { name: 'Zoë 学校 🏫' } });
  const pieces = [...new TextEncoder().encode(content)].map((byte) => Uint8Array.of(byte));
  const stream = ReadableStream.from(pieces);
  const signed = await sign({ body: content, secret, timestamp: now });
  const POST = fetchWebhook(options, () => undefined);
  expect((await POST(request({ body: stream, headers: signed, duplex: 'half' }))).status).toBe(200);
});

it('keeps the bytes of a body and none of its pieces, which can be a million of one byte', async () => {
  const piece = new Uint8Array(1);
  const stream = ReadableStream.from(
    (async function* () {
      for (const byte of new TextEncoder().encode(body)) {
        piece[0] = byte;
        yield piece;
      }
    })(),
  );
  const POST = fetchWebhook(options, () => undefined);
  expect((await POST(request({ body: stream, duplex: 'half' }))).status).toBe(200);
});

it('answers 400 with the code and tells onRefused', async () => {
  const refused: string[] = [];
  const POST = fetchWebhook({ ...options, onRefused: ({ code }) => refused.push(code) }, () =>
    expect.unreachable(),
  );
  const response = await POST(request({ body: `${body} ` }));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'no_match' });
  expect((await POST(new Request('http://localhost'))).status).toBe(400);
  expect(refused).toEqual(['no_match', 'missing_header']);
});

it('answers 400 body_not_raw where the body was read before', async () => {
  const used = request();
  await used.json();
  const response = await fetchWebhook(options, () => expect.unreachable())(used);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'body_not_raw' });
});

it('answers 413 to a body that is too large, and stops reading it', async () => {
  const POST = fetchWebhook({ ...options, maxBodyBytes: 10 }, () => expect.unreachable());
  expect((await POST(request({ headers: { ...headers, 'content-length': '11' } }))).status).toBe(413);
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(4)),
    cancel: () => {
      cancelled = true;
    },
  });
  expect((await POST(request({ body: endless, duplex: 'half' }))).status).toBe(413);
  expect(cancelled).toBe(true);
});

it('handles a retry once with a deduplicator', async () => {
  let runs = 0;
  const POST = fetchWebhook({ ...options, deduplicator: createDeduplicator() }, () => runs++);
  await POST(request());
  expect(await (await POST(request())).json()).toEqual({ status: 'duplicate' });
  expect(runs).toBe(1);
});

it('throws at once without a secret', () => {
  expect(() => fetchWebhook({ secret: [] }, () => undefined)).toThrow(TypeError);
});
