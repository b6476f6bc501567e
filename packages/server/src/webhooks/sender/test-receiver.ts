import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { TargetPolicy } from './address.ts';
import { type AttemptResult, createSender, type Sender } from './deliver.ts';
import type { SenderOptions } from './options.ts';

/** A receiver on loopback, closed with its connections when the test ends. */
export type Receiver = { readonly url: string; readonly port: number; readonly sockets: readonly Socket[] };

export const loopbackPolicy: TargetPolicy = { allowPrivate: false, allowLoopback: true, requireHttps: false };

export async function startReceiver(listener: RequestListener): Promise<Receiver> {
  const receiver = await listen(createServer({ keepAliveTimeout: 60_000 }, listener));
  return { ...receiver, url: `http://127.0.0.1:${receiver.port}/hooks` };
}

export async function startTlsReceiver(
  certificate: TestCertificate,
  listener: RequestListener,
): Promise<Receiver> {
  const receiver = await listen(createTlsServer(certificate, listener));
  return { ...receiver, url: `https://receiver.test:${receiver.port}/hooks` };
}

/** A receiver that responds with raw bytes. `onRequest` is called with whatever arrives on a connection. */
export async function startRawReceiver(
  onRequest: (socket: Socket, connection: number) => void,
): Promise<Receiver> {
  let connections = 0;
  const server = createTcpServer((socket) => {
    connections += 1;
    const connection = connections;
    // The tests break connections on purpose.
    socket.on('error', () => socket.destroy());
    socket.on('data', () => onRequest(socket, connection));
  });
  const receiver = await listen(server);
  return { ...receiver, url: `http://127.0.0.1:${receiver.port}/hooks` };
}

export function startSender(options: Partial<SenderOptions> = {}): Sender {
  const sender = createSender({ now: () => performance.now(), timeoutMs: 5_000, ...options });
  onTestFinished(() => sender.destroy());
  return sender;
}

export function post(
  sender: Sender,
  url: string,
  options: { policy?: TargetPolicy; signal?: AbortSignal; body?: string | Uint8Array } = {},
): Promise<AttemptResult> {
  const headers = { 'content-type': 'application/json', 'service-event': 'learner.created' };
  return sender.send({ url, headers, body: '{"id":"evt_1"}', policy: loopbackPolicy, ...options });
}

/** A port on loopback that nothing listens on. */
export async function unusedPort(): Promise<number> {
  const server = createTcpServer();
  const { port } = await listen(server);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  await promise;
  return port;
}

async function listen(server: Server): Promise<{ port: number; sockets: Socket[] }> {
  const sockets: Socket[] = [];
  server.on('connection', (socket: Socket) => sockets.push(socket));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return { port: address.port, sockets };
}

export type TestCertificate = { readonly key: string; readonly cert: string };

/** Self-signed for `receiver.test`, valid until 2126, and used nowhere else. */
export const testCertificate: TestCertificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgp+aKBp/+sPdMpVFL
cw2A+KVAk4HgbLt34rjG9KnXStihRANCAARcF3mEjYtDiYur7zNx1exjISCVXg8E
jOOeNQdxZ2dwZ2gtTBRltt4Hoiti1xRtp1TrnS8r4kOqQOgL2nKHICJU
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBoTCCAUegAwIBAgIUR5SVaViEcpwnd3KIq/SI3yK0hU4wCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNcmVjZWl2ZXIudGVzdDAgFw0yNjExMjExMTAwMDJaGA8yMTI2
MTAyODExMDAwMlowGDEWMBQGA1UEAwwNcmVjZWl2ZXIudGVzdDBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABFwXeYSNi0OJi6vvM3HV7GMhIJVeDwSM4541B3FnZ3Bn
aC1MFGW23geiK2LXFG2nVOudLyviQ6pA6AvacocgIlSjbTBrMB0GA1UdDgQWBBR7
1TZBhoxTc3yCiW7yHtwKTgv77zAfBgNVHSMEGDAWgBR71TZBhoxTc3yCiW7yHtwK
Tgv77zAPBgNVHRMBAf8EBTADAQH/MBgGA1UdEQQRMA+CDXJlY2VpdmVyLnRlc3Qw
CgYIKoZIzj0EAwIDSAAwRQIhANsAsJH36WvMrEvWwqWOAOn8a23pnq+xMmHRWAwG
0VMBAiAJmTliNWNW4aVSkMHU5OV4pBY7mVnDVe/5NvK2lIZovQ==
-----END CERTIFICATE-----`,
};
