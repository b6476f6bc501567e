import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { TargetPolicy } from './address.ts';
import type { LookupAll } from './options.ts';
import {
  loopbackPolicy,
  post,
  startRawReceiver,
  startReceiver,
  startSender,
  startTlsReceiver,
  testCertificate,
} from './test-receiver.ts';

const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';
const test: TargetPolicy = { ...loopbackPolicy, allowLoopback: false };
const lan: TargetPolicy = { ...test, allowPrivate: true };
const ok = (_: IncomingMessage, response: ServerResponse) => response.end('ok');

/** A resolver whose responses are taken in order, the last one again and again. */
function answering(...answers: string[][]): LookupAll {
  let calls = 0;
  return (_, __, callback) => {
    const addresses = answers[Math.min(calls, answers.length - 1)] ?? [];
    calls += 1;
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
}

describe('a target', () => {
  it.each([
    ...[
      'http://127.0.0.1',
      'http://2130706433',
      'http://0x7f.1',
      'http://0177.1',
      'http://127.1.',
      'http://0',
    ],
    ...[
      'http://[::1]',
      'http://[::ffff:7f00:1]',
      'http://[::127.0.0.1]',
      'http://[64:ff9b::7f00:1]',
      'http://[::]',
    ],
    ...['http://localhost', 'http://a.localhost.', 'http://１２７.0.0.1'],
  ])('on loopback is not dialled: %s', async (origin) => {
    const receiver = await startReceiver(ok);
    const result = await post(startSender(), `${origin}:${receiver.port}/`, { policy: test });
    expect(result).toMatchObject({ ok: false, status: null, error: 'address_refused', isInternal: false });
    expect(receiver.sockets).toHaveLength(0);
  });

  it.each([
    ['http://user:pass@example.com/', 'userinfo_not_allowed'],
    ['http://example.com:25/', 'port_not_allowed'],
    ['gopher://example.com/', 'scheme_not_allowed'],
    ['not a url', 'invalid_url'],
    ['http://169.254.169.254/', 'address_refused'],
  ])('of a form that is refused is not dialled: %s', async (url, detail) => {
    const result = await post(startSender({ lookup: answering() }), url);
    expect(result).toMatchObject({ ok: false, error: 'address_refused', detail });
  });

  it('that resolves to public, then private, is refused when dialled', async () => {
    const receiver = await startReceiver(ok);
    const sender = startSender({
      timeoutMs: 100,
      lookup: answering(['203.0.113.1'], ['127.0.0.1'], ['10.0.0.1', '::1']),
    });
    const url = `http://rebinding.test:${receiver.port}/`;
    for (const _ of [1, 2, 3]) {
      const result = await post(sender, url, { policy: test });
      expect(result).toMatchObject({ ok: false, error: 'address_refused' });
    }
    expect(receiver.sockets).toHaveLength(0);
  });

  it('with allowed and refused addresses is dialled at the allowed ones', async () => {
    const receiver = await startReceiver(ok);
    const sender = startSender({ lookup: answering(['10.255.255.1', '127.0.0.1', 'fd00::1']) });
    expect(await post(sender, `http://mixed.test:${receiver.port}/`)).toMatchObject({ ok: true });
  });

  it('that is this server itself is refused, by address and by name', async () => {
    const receiver = await startReceiver(ok);
    const policy: TargetPolicy = {
      ...lan,
      allowLoopback: true,
      ownAddresses: [{ address: '127.0.0.1', port: receiver.port }],
    };
    const sender = startSender({ lookup: answering(['127.0.0.1']) });
    for (const host of ['127.0.0.1', '[::ffff:127.0.0.1]', '0.0.0.0', 'own.test']) {
      const result = await post(sender, `http://${host}:${receiver.port}/`, { policy });
      expect(result, host).toMatchObject({ error: 'address_refused' });
    }
    expect(receiver.sockets).toHaveLength(0);
  });

  it('without a DNS record fails with dns_error', async () => {
    const failing: LookupAll = (_, __, callback) => {
      callback(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }), []);
    };
    const result = await post(startSender({ lookup: failing }), 'http://nowhere.test/');
    expect(result).toMatchObject({ error: 'dns_error', detail: 'ENOTFOUND', isInternal: false });
  });

  it('that can’t be looked up for want of file descriptors does not count', async () => {
    const starved: LookupAll = (_, __, callback) => {
      callback(Object.assign(new Error('getaddrinfo EMFILE'), { code: 'EMFILE' }), []);
    };
    const result = await post(startSender({ lookup: starved }), 'http://receiver.test/');
    expect(result).toMatchObject({ ok: false, error: 'aborted', detail: 'EMFILE', isInternal: true });
  });
});

describe('TLS', () => {
  const lookup = answering(['127.0.0.1']);

  it('refuses a self-signed certificate', async () => {
    const receiver = await startTlsReceiver(testCertificate, ok);
    const result = await post(startSender({ lookup }), receiver.url);
    expect(result).toMatchObject({
      error: 'certificate_self_signed',
      detail: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      isInternal: false,
    });
  });

  it('accepts a certificate of a given authority, and keeps the connection', async () => {
    const receiver = await startTlsReceiver(testCertificate, ok);
    const sender = startSender({ lookup, tls: { ca: testCertificate.cert } });
    for (const _ of [1, 2]) expect(await post(sender, receiver.url)).toMatchObject({ ok: true, body: 'ok' });
    expect(await post(sender, receiver.url.replace('test:', 'test.:'))).toMatchObject({ ok: true });
    expect(receiver.sockets).toHaveLength(2);
  });

  it('refuses a certificate for another host', async () => {
    const receiver = await startTlsReceiver(testCertificate, ok);
    const sender = startSender({ lookup, tls: { ca: [testCertificate.cert] } });
    for (const url of [`https://other.test:${receiver.port}/`, `https://127.0.0.1:${receiver.port}/`]) {
      const result = await post(sender, url);
      expect(result).toMatchObject({
        error: 'certificate_wrong_host',
        detail: 'ERR_TLS_CERT_ALTNAME_INVALID',
      });
    }
  });

  it('fails with tls_error where plain HTTP is spoken', async () => {
    const receiver = await startRawReceiver((socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n'));
    expect(await post(startSender(), `https://127.0.0.1:${receiver.port}/`)).toMatchObject({
      error: 'tls_error',
    });
  });
});

describe('a kept connection', () => {
  it('is used again, without a dial', async () => {
    const receiver = await startReceiver(ok);
    const sender = startSender();
    await post(sender, receiver.url);
    const { timings } = await post(sender, receiver.url);
    expect(timings).toMatchObject({ dnsMs: null, connectMs: null });
    expect(receiver.sockets).toHaveLength(1);
  });

  it('is never used under a policy it was not dialled under', async () => {
    const receiver = await startReceiver(ok);
    const sender = startSender({ lookup: answering(['127.0.0.1']) });
    const url = `http://receiver.test:${receiver.port}/`;
    expect(await post(sender, url, { policy: loopbackPolicy })).toMatchObject({ ok: true });
    expect(await post(sender, url, { policy: test })).toMatchObject({ error: 'address_refused' });
    const ownAddresses = [{ address: '127.0.0.1', port: receiver.port }];
    expect(await post(sender, url, { policy: { ...loopbackPolicy, ownAddresses } })).toMatchObject({
      error: 'address_refused',
    });
    expect(receiver.sockets).toHaveLength(1);
    expect(await post(sender, url, { policy: { ...loopbackPolicy } })).toMatchObject({ ok: true });
    expect(receiver.sockets).toHaveLength(1);
  });

  it('that the receiver closed while idle is replaced', async () => {
    const receiver = await startReceiver(ok);
    const sender = startSender();
    for (const round of [1, 2, 3]) {
      expect(await post(sender, receiver.url)).toMatchObject({ ok: true });
      expect(receiver.sockets).toHaveLength(round);
      receiver.sockets.at(-1)?.destroy();
    }
  });

  it('that dies as a request goes out on it is replaced once, without a failure', async () => {
    let requests = 0;
    const receiver = await startRawReceiver((socket, connection) => {
      requests += 1;
      if (requests === 2 && connection === 1) socket.resetAndDestroy();
      else socket.write(OK);
    });
    const sender = startSender();
    expect(await post(sender, receiver.url)).toMatchObject({ ok: true });
    const result = await post(sender, receiver.url);
    expect(result).toMatchObject({ ok: true, body: 'ok', timings: { connectMs: expect.any(Number) } });
    expect([requests, receiver.sockets.length]).toEqual([3, 2]);
  });

  it('that dies is not replaced twice', async () => {
    let requests = 0;
    const receiver = await startRawReceiver((socket) => {
      requests += 1;
      if (requests === 1) socket.write(OK);
      else socket.destroy();
    });
    const sender = startSender();
    await post(sender, receiver.url);
    expect(await post(sender, receiver.url)).toMatchObject({ error: 'connection_reset', isInternal: false });
    expect(requests).toBe(3);
  });

  it('that dies within a response is not replaced', async () => {
    let requests = 0;
    const receiver = await startRawReceiver((socket) => {
      requests += 1;
      if (requests === 1) socket.write(OK);
      else socket.end('HTTP/1.1 2');
    });
    const sender = startSender();
    await post(sender, receiver.url);
    expect(await post(sender, receiver.url)).toMatchObject({ error: 'connection_reset' });
    expect(requests).toBe(2);
  });

  it('is replaced when it is old, so that a new address is noticed', async () => {
    const receiver = await startReceiver(ok);
    let nowMs = 0;
    const sender = startSender({ now: () => nowMs, maxConnectionAgeMs: 1_000 });
    await post(sender, receiver.url);
    nowMs = 1_000;
    await post(sender, receiver.url);
    expect(receiver.sockets).toHaveLength(1);
    nowMs = 1_001;
    await post(sender, receiver.url);
    expect(receiver.sockets).toHaveLength(2);
  });

  it('is closed when enough others are kept', async () => {
    const receiver = await startReceiver(ok);
    const sender = startSender({ maxIdleConnections: 0 });
    await post(sender, receiver.url);
    await post(sender, receiver.url);
    expect(receiver.sockets).toHaveLength(2);
  });

  it('is given up when file descriptors run out', async () => {
    const receiver = await startReceiver(ok);
    const starved: LookupAll = (_, __, callback) => {
      callback(Object.assign(new Error('getaddrinfo EMFILE'), { code: 'EMFILE' }), []);
    };
    const sender = startSender({ lookup: starved });
    await post(sender, receiver.url);
    expect(await post(sender, 'http://receiver.test/')).toMatchObject({ isInternal: true });
    const [socket] = receiver.sockets;
    if (socket !== undefined && !socket.destroyed) await once(socket, 'close');
    expect(socket?.destroyed).toBe(true);
  });

  it('is not used again after Connection: close', async () => {
    const receiver = await startReceiver((_, response) =>
      response.setHeader('connection', 'close').end('ok'),
    );
    const sender = startSender();
    for (const _ of [1, 2, 3]) expect(await post(sender, receiver.url)).toMatchObject({ ok: true });
    expect(receiver.sockets).toHaveLength(3);
  });
});

describe('our own end of an attempt', () => {
  it('does not count when a signal ends it', async () => {
    const arrived = Promise.withResolvers<void>();
    const receiver = await startReceiver(() => arrived.resolve());
    const controller = new AbortController();
    const pending = post(startSender(), receiver.url, { signal: controller.signal });
    await arrived.promise;
    controller.abort();
    expect(await pending).toMatchObject({ ok: false, error: 'aborted', isInternal: true });
    const [socket] = receiver.sockets;
    if (socket !== undefined && !socket.destroyed) await once(socket, 'close');
    const late = await post(startSender(), receiver.url, { signal: controller.signal });
    expect(late).toMatchObject({ error: 'aborted', isInternal: true });
    expect(receiver.sockets).toHaveLength(1);
  });

  it('does not count when the signal comes while the name is looked up', async () => {
    const controller = new AbortController();
    const sender = startSender({ lookup: () => controller.abort() });
    expect(await post(sender, 'http://receiver.test/', { signal: controller.signal })).toMatchObject({
      isInternal: true,
    });
  });

  it('does not count when the sender is destroyed', async () => {
    const receiver = await startReceiver(() => undefined);
    const sender = startSender();
    const pending = [post(sender, receiver.url), post(sender, receiver.url)];
    sender.destroy();
    for (const result of await Promise.all(pending))
      expect(result).toMatchObject({ error: 'aborted', isInternal: true });
    expect(await post(sender, receiver.url)).toMatchObject({ error: 'aborted', isInternal: true });
  });

  it('is awaited when the sender closes', async () => {
    const arrived = Promise.withResolvers<ServerResponse>();
    const receiver = await startReceiver((_, response) => arrived.resolve(response));
    const sender = startSender();
    const pending = post(sender, receiver.url);
    const response = await arrived.promise;
    const closed = sender.close();
    expect(await post(sender, receiver.url)).toMatchObject({ error: 'aborted', isInternal: true });
    response.end('ok');
    expect(await pending).toMatchObject({ ok: true });
    await closed;
    const [socket] = receiver.sockets;
    if (socket !== undefined && !socket.destroyed) await once(socket, 'close');
    expect(receiver.sockets).toHaveLength(1);
  });
});

it('a connection that is used again and again gathers no listeners', async () => {
  const receiver = await startReceiver(ok);
  const sender = startSender();
  const warnings: Error[] = [];
  const note = (warning: Error) => warnings.push(warning);
  process.on('warning', note);
  for (let times = 0; times < 15; times++)
    expect(await post(sender, receiver.url, { policy: loopbackPolicy })).toMatchObject({ ok: true });
  // Warnings are emitted in another turn.
  await new Promise(setImmediate);
  process.off('warning', note);
  expect(receiver.sockets).toHaveLength(1);
  expect(warnings).toEqual([]);
});
