import { once } from 'node:events';
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { classifyFailure } from './attempt.ts';
import type { LookupAll } from './options.ts';
import { post, startRawReceiver, startReceiver, startSender, unusedPort } from './test-receiver.ts';

const never: LookupAll = () => undefined;

describe('a receiver that wastes time', () => {
  it('fails with timeout when it sends no headers', async () => {
    const receiver = await startReceiver(() => undefined);
    const result = await post(startSender({ timeoutMs: 150 }), receiver.url);
    expect(result).toMatchObject({ ok: false, status: null, headers: null, body: null, error: 'timeout' });
    expect(result).toMatchObject({ isInternal: false, detail: 'waiting for a response' });
  });

  it('fails with timeout when its body drips, whatever its status', async () => {
    const receiver = await startReceiver((_, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('.'), 10);
      response.on('close', () => clearInterval(timer));
    });
    const result = await post(startSender({ timeoutMs: 150 }), receiver.url);
    expect(result).toMatchObject({ ok: false, status: 200, error: 'timeout', isInternal: false });
    expect(result.body).toMatch(/^\.+$/);
    expect(result.detail).toBe('waiting for the end of the body');
  });

  it('fails with timeout when its headers drip', async () => {
    const receiver = await startRawReceiver((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const timer = setInterval(() => socket.write('x: y\r\n'), 10);
      socket.on('close', () => clearInterval(timer));
    });
    expect(await post(startSender({ timeoutMs: 150 }), receiver.url)).toMatchObject({
      status: null,
      error: 'timeout',
    });
  });

  it('fails with timeout when the connection never becomes usable', async () => {
    const receiver = await startRawReceiver(() => undefined);
    const result = await post(startSender({ timeoutMs: 150 }), `https://127.0.0.1:${receiver.port}/`);
    expect(result).toMatchObject({ error: 'timeout', detail: 'waiting for the TLS handshake' });
    const [socket] = receiver.sockets;
    if (socket !== undefined && !socket.destroyed) await once(socket, 'close');
  });

  it('fails with timeout when it does not read a large body', async () => {
    const receiver = await startRawReceiver((socket) => socket.pause());
    const result = await post(startSender({ timeoutMs: 150 }), receiver.url, {
      body: new Uint8Array(20_000_000),
    });
    expect(result).toMatchObject({ error: 'timeout' });
  });

  it('fails with timeout when its name never resolves', async () => {
    const sender = startSender({ timeoutMs: 50, lookup: never });
    const result = await post(sender, 'http://receiver.test/');
    expect(result).toMatchObject({ error: 'timeout', detail: 'waiting for DNS', timings: { dnsMs: null } });
  });

  it('does not count when this process stalled past the deadline', async () => {
    const receiver = await startReceiver(() => undefined);
    let reads = 0;
    const now = () => (reads++ === 0 ? 0 : 60_000);
    const result = await post(startSender({ timeoutMs: 20, now }), receiver.url);
    expect(result).toMatchObject({ error: 'aborted', isInternal: true });
  });

  it('is judged by its status when its body is endless, and let go', async () => {
    const closed = Promise.withResolvers<void>();
    const receiver = await startReceiver((_, response) => {
      response.writeHead(500);
      const fill = () => {
        while (response.write('x'.repeat(16_384)));
      };
      response.on('drain', fill);
      response.on('close', () => closed.resolve());
      fill();
    });
    const result = await post(startSender(), receiver.url);
    expect(result).toMatchObject({ ok: false, status: 500, error: 'http_status', body: 'x'.repeat(4_096) });
    await closed.promise;
  });

  it('does not make us decompress', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000));
    const receiver = await startReceiver((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    });
    const result = await post(startSender(), receiver.url);
    expect(result).toMatchObject({ ok: true, status: 200 });
    expect(result.body?.length).toBeLessThanOrEqual(4_096);
    expect(result.headers?.['content-encoding']).toBe('gzip');
  });
});

describe('a receiver that breaks the protocol', () => {
  const answers: [string, string][] = [
    ['garbage', 'hello, is it me you are looking for?\r\n\r\n'],
    ['another protocol', 'SSH-2.0-OpenSSH_9.2\r\n'],
    ['HTTP/0.9', '<html></html>'],
    ['a status of letters', 'HTTP/1.1 abc OK\r\n\r\n'],
    ['an upgrade', 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n'],
    ['endless 100', 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(20)],
    ['an endless header of 100', `HTTP/1.1 100 Continue\r\nx: ${'a'.repeat(100_000)}`],
    ['endless 1xx', 'HTTP/1.1 102 Processing\r\n\r\n'.repeat(20)],
    ['an endless status line', `HTTP/1.1 2${'0'.repeat(100_000)}`],
    ['a status without a line', `HTTP/1.1${' '.repeat(100_000)}`],
  ];

  it.each(answers)('fails with protocol_error for %s', async (_, answer) => {
    const receiver = await startRawReceiver((socket) => socket.write(answer));
    const result = await post(startSender(), receiver.url);
    expect(result).toMatchObject({ ok: false, error: 'protocol_error', isInternal: false });
  });
});

describe('a receiver whose response is not as HTTP defines it', () => {
  const long = `X-Long: ${'v'.repeat(20_000)}`;
  const oddities: [string, string, string | undefined][] = [
    ['a space in the name of a header', 'Content-Length: 4\r\nX Powered By: php\r\n\r\nfine', 'fine'],
    ['a space before a colon', 'Content-Length : 4\r\n\r\nfine', 'fine'],
    ['a header without a colon', 'Content-Length: 4\r\nnonsense\r\n\r\nfine', 'fine'],
    ['a header of two lines', 'X-Folded: a\r\n  b\r\nContent-Length: 4\r\n\r\nfine', 'fine'],
    ['control characters in a header', 'X-A: \u0001\u0000b\r\nContent-Length: 4\r\n\r\nfine', 'fine'],
    ['no CR in its line breaks', 'Content-Length: 4\n\nfine', 'fine'],
    ['20 kB of headers', `${long}\r\nContent-Length: 4\r\n\r\nfine`, 'fine'],
    ['400 kB of headers', `${'x-bomb: aaaaaaaaaaaaaaaa\r\n'.repeat(16_000)}\r\n`, ''],
    ['one endless header', `x: ${'a'.repeat(100_000)}`, ''],
    ['two equal lengths', 'Content-Length: 4\r\nContent-Length: 4\r\n\r\nfine', 'fine'],
    ['a list of equal lengths', 'Content-Length: 4, 4\r\n\r\nfine', 'fine'],
    ['two lengths', 'Content-Length: 1\r\nContent-Length: 2\r\n\r\nab', undefined],
    ['a length that is no number', 'Content-Length: four\r\n\r\nfine', undefined],
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', undefined],
    ['a bad chunk', 'Transfer-Encoding: chunked\r\n\r\nzz\r\n', ''],
    ['more than its length', 'Content-Length: 2\r\n\r\nfine and more', 'fi'],
  ];

  it.each(oddities)('is judged by its status, and its connection closed: %s', async (_, rest, body) => {
    for (const [status, ok] of [
      [200, true],
      [503, false],
    ] as const) {
      const closed = Promise.withResolvers<void>();
      const receiver = await startRawReceiver((socket) => {
        socket.on('close', () => closed.resolve());
        socket.write(`HTTP/1.1 ${status} Whatever\r\nRetry-After: 7\r\n${rest}`, 'latin1');
      });
      const result = await post(startSender(), receiver.url);
      expect(result).toMatchObject({ ok, status, isInternal: false, retryAfter: '7' });
      expect(result.error).toBe(ok ? null : 'http_status');
      if (body !== undefined) expect(result.body).toBe(body);
      expect(JSON.stringify(result.headers).length).toBeLessThan(6_000);
      await closed.promise;
    }
  });

  it('is parsed in a time that grows with its length, also with one header thousands of times', async () => {
    const receiver = await startRawReceiver((socket) =>
      socket.end(`HTTP/1.1 200 OK\r\n${'x:\n'.repeat(21_000)}\r\n`),
    );
    const sender = startSender({ timeoutMs: 10_000 });
    const before = process.cpuUsage();
    const results = await Promise.all(Array.from({ length: 20 }, () => post(sender, receiver.url)));
    const { user } = process.cpuUsage(before);
    expect(results.every(({ ok }) => ok)).toBe(true);
    // Microseconds; quadratic time would be more than ten seconds.
    expect(user).toBeLessThan(3_000_000);
  });

  it.each([
    ['a length', 'Content-Length: 4\r\n\r\nfine'],
    ['chunks', 'Transfer-Encoding: chunked\r\n\r\n4\r\nfine\r\n0\r\n\r\n'],
    ['neither', '\r\nfine'],
  ])('is a success with 204 and a body, with %s', async (_, rest) => {
    const closed = Promise.withResolvers<void>();
    const receiver = await startRawReceiver((socket) => {
      socket.on('close', () => closed.resolve());
      socket.write(`HTTP/1.1 204 No Content\r\n${rest}`);
    });
    const sender = startSender();
    expect(await post(sender, receiver.url)).toMatchObject({ ok: true, status: 204, error: null });
    await closed.promise;
    expect(await post(sender, receiver.url)).toMatchObject({ ok: true, status: 204 });
  });

  it('never gives a later delivery what an earlier response contained', async () => {
    const smuggled = 'HTTP/1.1 200 OK\r\nContent-Length: 8\r\n\r\nsmuggled';
    for (const first of [
      `HTTP/1.1 500 No\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\nno${smuggled}`,
      `HTTP/1.1 500 No\r\nContent-Length : 2\r\n\r\nno${smuggled}`,
      `HTTP/1.1 500 No\r\nContent-Length: 2\r\n\r\nno${smuggled}`,
      `HTTP/1.1 204 No Content\r\n\r\n${smuggled}`,
      `HTTP/1.1 500 No\r\nTransfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\nno${smuggled}`,
    ]) {
      const receiver = await startRawReceiver((socket, connection) =>
        socket.write(connection === 1 ? first : 'HTTP/1.1 202 OK\r\nContent-Length: 4\r\n\r\nlast'),
      );
      const sender = startSender();
      await post(sender, receiver.url);
      expect(await post(sender, receiver.url)).toMatchObject({ status: 202, body: 'last' });
      expect(receiver.sockets).toHaveLength(2);
    }
  });

  it('drops a kept connection on which something arrives that nobody asked for', async () => {
    const receiver = await startRawReceiver((socket, connection) => {
      if (connection > 1) return void socket.write('HTTP/1.1 202 OK\r\nContent-Length: 0\r\n\r\n');
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok', () =>
        setImmediate(() => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n')),
      );
    });
    const sender = startSender();
    await post(sender, receiver.url);
    const [socket] = receiver.sockets;
    if (socket !== undefined && !socket.destroyed) await once(socket, 'close');
    expect(await post(sender, receiver.url)).toMatchObject({ status: 202 });
  });

  it('is read byte by byte, with chunks, extensions and trailers, and its connection kept', async () => {
    const chunks = '4;a=b\r\nfine\r\n00a\r\n and fine \r\n0\r\nX-Trailer: 1\r\n\r\n';
    const receiver = await startRawReceiver(async (socket) => {
      for (const byte of `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`)
        await new Promise((written) => socket.write(byte, written));
    });
    const sender = startSender();
    for (const _ of [1, 2])
      expect(await post(sender, receiver.url)).toMatchObject({ ok: true, body: 'fine and fine ' });
    expect(receiver.sockets).toHaveLength(1);
  });
});

describe('a receiver that sends 100 Continue unasked', () => {
  const interim = 'HTTP/1.1 100 Continue\r\nX-Example: 1\r\n\r\n';
  const final = 'HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nfine';

  it.each([
    ['at once', [interim + final]],
    ['several times', [interim, interim, final]],
    ['byte by byte', [...(interim + final)]],
  ])('is sent its delivery, whether it responds %s', async (_, parts) => {
    const receiver = await startRawReceiver(async (socket) => {
      for (const part of parts) await new Promise((written) => socket.write(part, written));
    });
    const sender = startSender();
    for (let count = 0; count < 2; count++)
      expect(await post(sender, receiver.url)).toMatchObject({ ok: true, status: 200, body: 'fine' });
    expect(receiver.sockets).toHaveLength(1);
  });
});

describe('a receiver that breaks the connection', () => {
  const breaks: [string, (socket: Socket) => void][] = [
    ['resets', (socket) => socket.resetAndDestroy()],
    ['closes', (socket) => socket.end()],
  ];

  it.each(breaks)('fails with connection_reset when it %s before a response', async (_, cut) => {
    const receiver = await startRawReceiver((socket) => cut(socket));
    const result = await post(startSender(), receiver.url);
    expect(result).toMatchObject({ ok: false, status: null, error: 'connection_reset', isInternal: false });
    expect(receiver.sockets).toHaveLength(1);
  });

  it.each(breaks)('fails with connection_reset when it %s within a body, even after 200', async (_, cut) => {
    for (const framing of [
      'Content-Length: 100',
      'Transfer-Encoding: chunked',
      'Connection: close\r\nContent-Length: 100',
    ]) {
      const receiver = await startRawReceiver((socket) => {
        socket.write(`HTTP/1.1 200 OK\r\n${framing}\r\n\r\n`, () => setImmediate(() => cut(socket)));
      });
      const result = await post(startSender(), receiver.url);
      expect(result, framing).toMatchObject({ ok: false, error: 'connection_reset', isInternal: false });
      expect(receiver.sockets).toHaveLength(1);
    }
  });

  it('succeeds when the close is the end of the body', async () => {
    const receiver = await startRawReceiver((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\nfine'));
    expect(await post(startSender(), receiver.url)).toMatchObject({ ok: true, body: 'fine' });
  });

  it('fails with connection_refused when nothing listens', async () => {
    const result = await post(startSender(), `http://127.0.0.1:${await unusedPort()}/`);
    expect(result).toMatchObject({ ok: false, status: null, error: 'connection_refused', isInternal: false });
    expect(result.timings).toMatchObject({ connectMs: null, firstByteMs: null });
  });
});

describe('classifyFailure', () => {
  const coded = (code: string, extra: object = {}) => Object.assign(new Error(code), { code, ...extra });

  it.each(['EMFILE', 'ENFILE', 'ENOBUFS', 'EADDRNOTAVAIL', 'ENOMEM'])('takes %s as our own', (code) => {
    for (const phase of ['dns', 'connect', 'open'] as const) {
      expect(classifyFailure(coded(code), phase)).toEqual({
        error: 'aborted',
        isInternal: true,
        detail: code,
      });
    }
  });

  it('does not retry a v6 receiver endlessly on a host without IPv6', () => {
    const error = coded('EADDRNOTAVAIL', { address: '2606:4700::1111' });
    expect(classifyFailure(error, 'connect')).toMatchObject({
      error: 'connection_refused',
      isInternal: false,
    });
  });

  it('judges happy eyeballs by their parts', () => {
    const refused = new AggregateError([coded('ECONNREFUSED'), coded('ENETUNREACH')]);
    expect(classifyFailure(refused, 'connect')).toMatchObject({ error: 'connection_refused' });
    const starved = new AggregateError([coded('ENETUNREACH'), coded('EMFILE')]);
    expect(classifyFailure(starved, 'connect')).toMatchObject({ isInternal: true });
  });

  it.each([
    ['ENOTFOUND', 'dns', 'dns_error'],
    ['EAI_AGAIN', 'dns', 'dns_error'],
    ['ETIMEOUT', 'dns', 'dns_error'],
    ['ETIMEDOUT', 'connect', 'timeout'],
    ['EHOSTUNREACH', 'connect', 'connection_refused'],
    ['CERT_HAS_EXPIRED', 'tls', 'certificate_expired'],
    ['ECONNRESET', 'tls', 'connection_reset'],
    ['ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED', 'open', 'tls_error'],
    ['EPIPE', 'open', 'connection_reset'],
    ['INVALID_RESPONSE', 'open', 'protocol_error'],
  ] as const)('takes %s in phase %s as %s', (code, phase, error) => {
    expect(classifyFailure(coded(code), phase)).toMatchObject({ error, isInternal: false });
  });
});
