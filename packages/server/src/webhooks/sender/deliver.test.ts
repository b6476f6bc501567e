import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { post, startRawReceiver, startReceiver, startSender } from './test-receiver.ts';

describe('an attempt', () => {
  it('posts the exact bytes and headers, and reports the response', async () => {
    const sent = randomBytes(100_000);
    const received: unknown[] = [];
    const receiver = await startReceiver(async (request, response) => {
      const hash = createHash('sha256');
      for await (const chunk of request) hash.update(chunk);
      received.push([request.method, request.url, request.headers['service-event'], hash.digest('hex')]);
      expect(request.headers.host).toBe(`127.0.0.1:${receiver.port}`);
      response
        .writeHead(200, { 'X-Request': 'abc', 'Set-Cookie': 'session=secret' })
        .end('{"received":true}');
    });
    const result = await post(startSender(), `${receiver.url}?a=1#fragment`, { body: sent });
    expect(result).toMatchObject({ ok: true, status: 200, error: null, detail: null, isInternal: false });
    expect(result).toMatchObject({ body: '{"received":true}', retryAfter: null });
    expect(result.headers).toMatchObject({ 'x-request': 'abc' });
    expect(result.headers).not.toHaveProperty('set-cookie');
    expect(result.timings).toEqual({
      dnsMs: null,
      connectMs: expect.any(Number),
      firstByteMs: expect.any(Number),
      totalMs: expect.any(Number),
    });
    expect(received).toEqual([
      ['POST', '/hooks?a=1', 'learner.created', createHash('sha256').update(sent).digest('hex')],
    ]);
  });

  it('measures DNS for a name', async () => {
    const receiver = await startReceiver((_, response) => response.end());
    const result = await post(startSender(), `http://localhost:${receiver.port}/`);
    expect(result).toMatchObject({ ok: true, timings: { dnsMs: expect.any(Number) } });
  });

  it.each([200, 201, 202, 204, 205, 226])('succeeds with %i', async (status) => {
    const receiver = await startReceiver((_, response) => response.writeHead(status).end());
    expect(await post(startSender(), receiver.url)).toMatchObject({
      ok: true,
      status,
      error: null,
      body: '',
    });
  });

  it.each([400, 401, 404, 408, 410, 429, 500, 503, 599])('fails with %i', async (status) => {
    const receiver = await startReceiver((_, response) => {
      response.writeHead(status, { 'Retry-After': '120' }).end('no');
    });
    const result = await post(startSender(), receiver.url);
    expect(result).toMatchObject({ ok: false, status, error: 'http_status', isInternal: false });
    expect(result).toMatchObject({ body: 'no', retryAfter: '120' });
  });

  it.each([300, 301, 302, 303, 304, 307, 308])('fails with %i and never follows it', async (status) => {
    const paths: unknown[] = [];
    const receiver = await startReceiver((request, response) => {
      paths.push(request.url);
      response.writeHead(status, { Location: `http://127.0.0.1:${receiver.port}/elsewhere` }).end();
    });
    const sender = startSender();
    expect(await post(sender, receiver.url)).toMatchObject({ ok: false, status, error: 'redirect' });
    expect(paths).toEqual(['/hooks']);
  });

  it('does not follow a redirect to an internal address', async () => {
    const receiver = await startReceiver((_, response) => {
      response.writeHead(302, { Location: 'http://169.254.169.254/latest/meta-data/' }).end();
    });
    const result = await post(startSender(), receiver.url);
    expect(result).toMatchObject({ ok: false, status: 302, error: 'redirect' });
    expect(result.headers).toMatchObject({ location: 'http://169.254.169.254/latest/meta-data/' });
  });

  it('waits past informational responses', async () => {
    const receiver = await startReceiver((_, response) => {
      response.writeProcessing();
      response.writeEarlyHints({ link: '</style.css>; rel=preload' });
      response.writeHead(201).end('made');
    });
    expect(await post(startSender(), receiver.url)).toMatchObject({ ok: true, status: 201, body: 'made' });
  });

  it('keeps fifty concurrent attempts apart', async () => {
    const receiver = await startReceiver(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      response.end(Buffer.concat(chunks));
    });
    const sender = startSender();
    for (const round of [1, 2, 3]) {
      const bodies = Array.from({ length: 50 }, (_, index) => `${round}-${index}`);
      const results = await Promise.all(bodies.map((body) => post(sender, receiver.url, { body })));
      expect(results.map(({ body }) => body)).toEqual(bodies);
    }
    expect(receiver.sockets.length).toBeLessThanOrEqual(50);
  });

  it('rejects a request that HTTP can’t carry', async () => {
    const receiver = await startReceiver((_, response) => response.end());
    const sender = startSender();
    const request = {
      url: receiver.url,
      body: '',
      policy: { allowPrivate: true, allowLoopback: true, requireHttps: false },
    };
    await expect(sender.send({ ...request, headers: { a: 'b\r\nc: d' } })).rejects.toThrow(
      'invalid a header',
    );
    expect(receiver.sockets).toHaveLength(0);
  });
});

describe('what is kept of a response', () => {
  it('is at most 4 KiB of the body, and the status decides at once', async () => {
    const receiver = await startReceiver((_, response) => {
      response.writeHead(200);
      response.write('a'.repeat(3_000));
      response.write('b'.repeat(3_000));
    });
    const result = await post(startSender(), receiver.url);
    expect(result).toMatchObject({ ok: true, status: 200 });
    expect(result.body).toBe('a'.repeat(3_000) + 'b'.repeat(1_096));
  });

  it('is text that PostgreSQL can store', async () => {
    const receiver = await startReceiver((_, response) => {
      response.end(Buffer.from([0x61, 0x00, 0xff, 0xc3, 0x28, 0x00, 0xed, 0xa0, 0x80, 0x62]));
    });
    const { body } = await post(startSender(), receiver.url);
    expect(body).toMatch(/^a\ufffd+\(\ufffd+b$/);
    expect(body?.isWellFormed()).toBe(true);
  });

  it('ends with a whole character', async () => {
    const receiver = await startReceiver((_, response) => response.end(`a${'é'.repeat(4_000)}`));
    const { body } = await post(startSender(), receiver.url);
    expect(body).toBe(`a${'é'.repeat(2_047)}`);
  });

  it('is at most 4 KiB of headers, without control characters', async () => {
    const receiver = await startRawReceiver((socket) => {
      const long = `X-Long: ${'v'.repeat(8_000)}\r\n`;
      socket.write(
        `HTTP/1.1 200 OK\r\nX-A: 1\r\nX-A: 2\r\nX-B: \u0080\t\u0085c\r\n__proto__: x\r\n${long}X-Last: 1\r\n`,
        'latin1',
      );
      socket.write('Retry-After: 7\r\nContent-Length: 0\r\n\r\n');
    });
    const { headers, retryAfter } = await post(startSender(), receiver.url);
    expect(headers).toMatchObject({ 'x-a': '1, 2', 'x-b': 'c' });
    expect(Object.keys(headers ?? {})).toEqual(['x-a', 'x-b', '__proto__', 'x-long']);
    expect(
      Object.entries(headers ?? {})
        .flat()
        .join('').length,
    ).toBeLessThanOrEqual(4_096);
    expect(retryAfter).toBe('7');
  });
});
