import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { LookupAll } from './options.ts';
import {
  loopbackPolicy,
  post,
  startRawReceiver,
  startReceiver,
  startSender,
  startTlsReceiver,
  testCertificate,
  unusedPort,
} from './test-receiver.ts';

/** Every name leads to this machine. */
const lookup: LookupAll = (_, __, done) => done(null, [{ address: '127.0.0.1', family: 4 }]);

interface TestProxy {
  port: number;
  /** Its requests: method, target and password. */
  asked: string[];
}

/** A proxy that opens tunnels, or responds with the status that a function gives. */
async function startProxy(
  refuse: (request: IncomingMessage) => number | undefined = () => undefined,
  isTls = false,
) {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const server = isTls ? createTlsServer(testCertificate) : createServer();
  server.on('connection', (socket: Socket) => sockets.add(socket));
  server.on('connect', (request: IncomingMessage, client: Socket) => {
    const { url = '', headers } = request;
    asked.push([request.method, url, headers.host, headers['proxy-authorization']].join(' ').trim());
    client.on('error', () => client.destroy());
    const status = refuse(request);
    if (status !== undefined) return void client.end(`HTTP/1.1 ${status} No\r\n\r\n`);
    const { hostname, port } = new URL(`http://${url}`);
    const target = connect(Number(port), hostname, () => {
      client.write('HTTP/1.1 200 Connection established\r\nX-Proxy: 1\r\n\r\n');
      target.pipe(client).pipe(target);
    });
    target.on('error', () => client.end('HTTP/1.1 502 No\r\n\r\n'));
    sockets.add(target);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const proxy: TestProxy = { port, asked };
  return proxy;
}

const urlOf = ({ port }: { port: number }, login = '') => `http://${login}127.0.0.1:${port}`;

describe('a sender with a proxy', () => {
  it('sends through a tunnel to the address that it resolved, with the name as Host, and keeps it', async () => {
    const hosts: unknown[] = [];
    const receiver = await startReceiver((request, response) => {
      hosts.push(request.headers.host, request.headers['proxy-authorization']);
      response.end('ok');
    });
    const proxy = await startProxy();
    const sender = startSender({ lookup, proxy: urlOf(proxy) });
    const url = `http://receiver.test:${receiver.port}/hooks`;
    for (const _ of [1, 2]) expect(await post(sender, url)).toMatchObject({ ok: true, body: 'ok' });
    expect(proxy.asked).toEqual([`CONNECT 127.0.0.1:${receiver.port} 127.0.0.1:${receiver.port}`]);
    expect(hosts).toEqual(
      Array(2)
        .fill([`receiver.test:${receiver.port}`, undefined])
        .flat(),
    );
  });

  it('verifies the certificate of the receiver by its name, through the tunnel', async () => {
    const names: unknown[] = [];
    const receiver = await startTlsReceiver(testCertificate, (request, response) => {
      names.push('servername' in request.socket && request.socket.servername);
      response.end('ok');
    });
    const proxy = await startProxy();
    const sender = startSender({ lookup, proxy: urlOf(proxy), tls: { ca: testCertificate.cert } });
    expect(await post(sender, receiver.url)).toMatchObject({ ok: true, body: 'ok' });
    expect(names).toEqual(['receiver.test']);
    for (const host of ['other.test', '127.0.0.1'])
      expect(await post(sender, `https://${host}:${receiver.port}/`)).toMatchObject({
        error: 'certificate_wrong_host',
        detail: 'ERR_TLS_CERT_ALTNAME_INVALID',
      });
    expect(await post(startSender({ lookup, proxy: urlOf(proxy) }), receiver.url)).toMatchObject({
      error: 'certificate_self_signed',
    });
  });

  it('logs in with the user and password of the URL, percent-decoded', async () => {
    const receiver = await startReceiver((_, response) => response.end());
    const login = Buffer.from('rollbook:p@ss:word').toString('base64');
    const proxy = await startProxy(({ headers }) =>
      headers['proxy-authorization'] === `Basic ${login}` ? undefined : 407,
    );
    const errors: string[] = [];
    const through = (credentials: string) =>
      startSender({
        proxy: urlOf(proxy, credentials),
        onProxyError: (message) => errors.push(message),
      });
    expect(await post(through('rollbook:p%40ss%3Aword@'), receiver.url)).toMatchObject({ ok: true });
    for (const wrong of ['', 'rollbook:secret@'])
      expect(await post(through(wrong), receiver.url)).toMatchObject({
        ok: false,
        error: 'aborted',
        detail: 'proxy_407',
        isInternal: true,
        written: false,
      });
    expect(errors).toEqual([
      expect.stringContaining('requires a user and password: set ROLLBOOK_WEBHOOK_PROXY'),
      expect.stringContaining('rejects the user and password'),
    ]);
    expect(errors.join()).not.toContain('secret');
  });

  it('does not count an attempt when the proxy cannot be reached, and says so', async () => {
    const errors: string[] = [];
    const proxy = urlOf({ port: await unusedPort() });
    const sender = startSender({ proxy, onProxyError: (message) => errors.push(message) });
    const result = await post(sender, `http://127.0.0.1:${await unusedPort()}/`);
    expect(result).toMatchObject({
      error: 'aborted',
      detail: 'proxy_unreachable ECONNREFUSED',
      isInternal: true,
    });
    expect(errors).toEqual([`The webhook proxy ${proxy} cannot be reached (ECONNREFUSED).`]);
    const endless = `HTTP/1.1 200 OK\r\nX-Filler: ${'a'.repeat(20_000)}`;
    for (const head of ['SSH-2.0-OpenSSH\r\n\r\n', endless]) {
      const other = await startRawReceiver((socket) => socket.end(head));
      expect(await post(startSender({ proxy: urlOf(other) }), 'http://127.0.0.1:8080/')).toMatchObject({
        detail: 'proxy_invalid_response',
        isInternal: true,
      });
    }
  });

  it.each([
    [403, 'address_refused'],
    [502, 'connection_refused'],
    [503, 'connection_refused'],
    [504, 'timeout'],
  ] as const)('counts an attempt when the proxy responds %i for the receiver', async (status, error) => {
    const proxy = await startProxy(() => status);
    const result = await post(startSender({ proxy: urlOf(proxy) }), 'http://127.0.0.1:8080/');
    expect(result).toMatchObject({
      ok: false,
      status: null,
      error,
      detail: `proxy_${status}`,
      isInternal: false,
    });
  });

  it('ends in time when the proxy does not respond', async () => {
    const proxy = await startRawReceiver(() => undefined);
    const sender = startSender({ timeoutMs: 150, proxy: urlOf(proxy) });
    const result = await post(sender, 'http://127.0.0.1:8080/');
    expect(result).toMatchObject({ error: 'timeout', detail: 'waiting for the proxy to connect' });
  });

  it('asks the proxy for no target that the policy refuses, by name or by address', async () => {
    const proxy = await startProxy();
    const addresses = ['10.0.0.1', '127.0.0.1', '169.254.169.254', '::1', 'fd00::1'];
    for (const address of addresses) {
      const resolving: LookupAll = (_, __, done) =>
        done(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
      const sender = startSender({ lookup: resolving, proxy: urlOf(proxy) });
      const policy = { ...loopbackPolicy, allowLoopback: false };
      const host = address.includes(':') ? `[${address}]` : address;
      for (const url of ['http://receiver.test/', `http://${host}/`])
        expect(await post(sender, url, { policy }), url).toMatchObject({ error: 'address_refused' });
    }
    const own = { ...loopbackPolicy, ownAddresses: [{ address: '127.0.0.1', port: 8080 }] };
    const sender = startSender({ lookup, proxy: urlOf(proxy) });
    expect(await post(sender, 'http://receiver.test:8080/', { policy: own })).toMatchObject({
      error: 'address_refused',
    });
    expect(proxy.asked).toEqual([]);
  });

  it('connects to an https proxy only if its certificate is trusted', async () => {
    const proxy = await startProxy(undefined, true);
    const result = await post(
      startSender({ proxy: `https://127.0.0.1:${proxy.port}` }),
      'http://127.0.0.1:8080/',
    );
    expect(result).toMatchObject({
      detail: 'proxy_unreachable DEPTH_ZERO_SELF_SIGNED_CERT',
      isInternal: true,
    });
    expect(proxy.asked).toEqual([]);
  });

  it('asks for an IPv4 address if a name has one, and writes an IPv6 address in brackets', async () => {
    const proxy = await startProxy(() => 502);
    const policy = { ...loopbackPolicy, allowLoopback: false };
    for (const addresses of [['2606:4700::1111', '1.1.1.1'], ['2606:4700::1111']]) {
      const both: LookupAll = (_, __, done) =>
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        );
      await post(startSender({ lookup: both, proxy: urlOf(proxy) }), 'https://receiver.test/', { policy });
    }
    expect(proxy.asked).toEqual([
      'CONNECT 1.1.1.1:443 1.1.1.1:443',
      'CONNECT [2606:4700::1111]:443 [2606:4700::1111]:443',
    ]);
  });
});
