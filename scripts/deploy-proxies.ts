// Sends requests through nginx and Caddy with the samples of deploy/ to a server, as clients, and as those who forge addresses
// or hide a request in another one.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { connect as connectPlain } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { connect } from 'node:tls';
import { createServer } from '../packages/server/src/index.ts';
import { serverCertificate } from '../test/support/certificates.ts';
import { freePort } from '../test/support/free-port.ts';
import { root } from './run.ts';

const host = 'rollbook.example.org';
/** Not the address of the proxy. */
const clientAddress = '127.0.0.2';

interface Ports {
  http: number;
  https: number;
  server: number;
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the proxy or the server sent.
  body: any;
}

export type Proxy = 'nginx' | 'caddy';

/** Writes the sample with the ports and the certificate of this trial; gives the arguments of the program. */
const configured: Record<Proxy, (folder: string, ports: Ports) => string[]> = {
  nginx(folder, ports) {
    const sample = readFileSync(join(root, 'deploy/nginx/rollbook.conf'), 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${ports.https} ssl http2;`)
      .replace(/^ *listen \[::\].*\n/gm, '')
      .replace('127.0.0.1:4010', `127.0.0.1:${ports.server}`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`)
      .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/cert.pem;`);
    // Otherwise its workers are another user, who may not write here.
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${user} daemon off; pid ${folder}/nginx.pid; error_log stderr warn; events {}
       http { access_log off; ${folders.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}\n${sample}\n}\n`,
    );
    return ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
  },
  caddy(folder, ports) {
    const sample = readFileSync(join(root, 'deploy/caddy/Caddyfile'), 'utf8')
      .replace(`\nhttp://${host} {`, `\nhttp://${host}:${ports.http} {\n\tbind 127.0.0.1`)
      .replace(
        `\n${host} {`,
        `\nhttps://${host}:${ports.https} {\n\tbind 127.0.0.1\n\ttls ${folder}/cert.pem ${folder}/key.pem`,
      )
      .replace('127.0.0.1:4010', `127.0.0.1:${ports.server}`);
    const global = '{\n\tadmin off\n\tauto_https disable_redirects\n}\n';
    writeFileSync(join(folder, 'Caddyfile'), global + sample);
    return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  },
};

/** Throws if a sample does not do what it has to. */
export async function tryProxy(proxy: Proxy, folder: string): Promise<void> {
  await using server = await createServer({
    database: 'sqlite::memory:',
    trustedProxies: ['127.0.0.1'],
    publicUrl: `https://${host}`,
    worker: false,
  });
  const { testKey } = await server.createSchool({ name: 'Example School' });
  const ports = {
    http: await freePort(),
    https: await freePort(),
    server: Number(new URL(server.url).port),
  };
  writeFileSync(join(folder, 'cert.pem'), serverCertificate.cert);
  writeFileSync(join(folder, 'key.pem'), serverCertificate.key);
  const child = spawn(proxy, configured[proxy](folder, ports), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (log += text));
  try {
    await listening(child, ports.https, () => log);
    await check(ports, testKey);
  } finally {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  }
}

async function listening(child: ChildProcess, port: number, log: () => string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (child.exitCode !== null) throw new Error(`the proxy ended: ${log()}`);
    const socket = connectPlain(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await setTimeout(50);
  }
  throw new Error(`the proxy does not listen: ${log()}`);
}

function expect(condition: boolean, what: string, found?: unknown): void {
  if (!condition) throw new Error(`${what}${found === undefined ? '' : `: ${JSON.stringify(found)}`}`);
}

async function check(ports: Ports, key: string): Promise<void> {
  const authorization = { Authorization: `Bearer ${key}` };
  const send = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
    sent('https', ports.https, method, path, { ...authorization, ...headers }, body);

  const health = await send('GET', '/healthz');
  expect(health.status === 200 && 'strict-transport-security' in health.headers, 'health', health);
  for (const path of ['/metrics', '/readyz']) {
    const { status } = await send('GET', path);
    expect(status === 404 || status === 403, `${path} is public`, status);
  }

  const plain = await sent('http', ports.http, 'GET', '/v1/learners', authorization);
  expect(plain.status === 403, 'a key in plain text is accepted', plain);
  const page = await sent('http', ports.http, 'GET', '/docs');
  expect(page.status === 301 && page.headers.location === `https://${host}/docs`, 'redirect', page);

  const json = { 'Content-Type': 'application/json' };
  const forged = { 'X-Forwarded-For': '203.0.113.9', Forwarded: 'for=203.0.113.9' };
  const created = await send('POST', '/v1/learners', { ...json, ...forged }, '{"name":"Thandi Example"}');
  expect(created.status === 201, 'create', created);
  const log = await send('GET', `/v1/audit-log?limit=100`);
  const { ip } = log.body.data.find((entry: { action: string }) => entry.action === 'learner.created');
  expect(ip === clientAddress, 'the address of the client', ip);

  const path = `/v1/learners/${created.body.id}`;
  const read = await send('GET', path, { 'Accept-Encoding': 'gzip, zstd, br' });
  const etag = String(read.headers.etag);
  expect(etag.startsWith('"') && etag === created.headers.etag, 'the ETag was changed', etag);
  const changed = await send('PATCH', path, { ...json, 'If-Match': etag }, '{"name":"Sipho Example"}');
  expect(changed.status === 200, 'If-Match', changed);

  const large = JSON.stringify({ name: 'x'.repeat(9_000_000) });
  const refused = await send('POST', '/v1/learners', json, large);
  const isProblem = String(refused.headers['content-type']).startsWith('application/problem+json');
  expect(refused.status === 413 && isProblem, 'a large body is refused by the server itself', refused);
  const twice = await send('GET', '//v1/learners');
  expect(twice.status === 404, 'the path is passed on as it is', twice.status);

  await checkSmuggling(ports, key);
}

/** Requests whose end a proxy and a server could see in different places. What is hidden in them asks for another learner. */
const ambiguous: [name: string, headers: string, body: (hidden: string) => string][] = [
  ['both lengths', 'Content-Length: LENGTH\r\nTransfer-Encoding: chunked', (hidden) => `0\r\n\r\n${hidden}`],
  [
    'the lengths in the other order',
    'Transfer-Encoding: chunked\r\nContent-Length: 4',
    (hidden) => `0\r\n\r\n${hidden}`,
  ],
  [
    'a space before the colon',
    'Content-Length: LENGTH\r\nTransfer-Encoding : chunked',
    (hidden) => `0\r\n\r\n${hidden}`,
  ],
  [
    'an unknown coding',
    'Content-Length: LENGTH\r\nTransfer-Encoding: xchunked',
    (hidden) => `0\r\n\r\n${hidden}`,
  ],
  [
    'two codings',
    'Transfer-Encoding: chunked, identity\r\nContent-Length: LENGTH',
    (hidden) => `0\r\n\r\n${hidden}`,
  ],
  [
    'a coding twice',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
    (hidden) => `0\r\n\r\n${hidden}`,
  ],
  [
    'a tab before the coding',
    'Content-Length: LENGTH\r\nTransfer-Encoding:\tchunked',
    (hidden) => `0\r\n\r\n${hidden}`,
  ],
  [
    'a vertical tab before the coding',
    'Content-Length: LENGTH\r\nTransfer-Encoding: \vchunked',
    (hidden) => `0\r\n\r\n${hidden}`,
  ],
  [
    'a folded header',
    'Content-Length: LENGTH\r\nTransfer-Encoding:\r\n chunked',
    (hidden) => `0\r\n\r\n${hidden}`,
  ],
  [
    'a bare line feed',
    'X-Example: 1\nTransfer-Encoding: chunked\r\nContent-Length: LENGTH',
    (hidden) => `0\r\n\r\n${hidden}`,
  ],
  ['two lengths', 'Content-Length: 2\r\nContent-Length: LENGTH', (hidden) => `{}${hidden}`],
  ['a list of lengths', 'Content-Length: 2, LENGTH', (hidden) => `{}${hidden}`],
  ['a length with a sign', 'Content-Length: +2', (hidden) => `{}${hidden}`],
  ['a chunk that is too long', 'Transfer-Encoding: chunked', (hidden) => `1\r\n{}\r\n0\r\n\r\n${hidden}`],
  [
    'a bare line feed after a chunk',
    'Transfer-Encoding: chunked',
    (hidden) => `2;a=\n{}\r\n0\r\n\r\n${hidden}`,
  ],
  [
    'an endless size of a chunk',
    'Transfer-Encoding: chunked',
    (hidden) => `10000000000000002\r\n{}\r\n0\r\n\r\n${hidden}`,
  ],
];

/** After each of them, other clients get the responses to their own requests. */
async function checkSmuggling(ports: Ports, key: string): Promise<void> {
  const authorization = { Authorization: `Bearer ${key}` };
  const ids: string[] = [];
  for (let number = 0; number < 4; number++) {
    const body = JSON.stringify({ name: `Learner ${number} Example` });
    const headers = { ...authorization, 'Content-Type': 'application/json' };
    ids.push((await sent('https', ports.https, 'POST', '/v1/learners', headers, body)).body.id);
  }
  const [poison, ...others] = ids;
  const hidden = `GET /v1/learners/${poison} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${key}\r\nX-Ignored: `;
  for (const [name, headers, bodyWith] of ambiguous) {
    const body = bodyWith(hidden);
    await sendRaw(
      ports.https,
      `POST /v1/learners HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n${headers.replace('LENGTH', String(body.length))}\r\n\r\n${body}`,
    );
    for (const id of others) {
      const { status, body: learner } = await sent(
        'https',
        ports.https,
        'GET',
        `/v1/learners/${id}`,
        authorization,
      );
      expect(status === 200 && learner.id === id, `after ${name}, another client got`, { status, learner });
    }
  }
}

/** Sends bytes, and waits until the other side has nothing more to say. */
async function sendRaw(port: number, text: string): Promise<void> {
  const socket = connect({
    ...{ port, host: '127.0.0.1', localAddress: clientAddress, servername: host },
    rejectUnauthorized: false,
    ALPNProtocols: ['http/1.1'],
  });
  socket.on('error', () => {});
  socket.resume();
  socket.write(text);
  socket.setTimeout(300, () => socket.destroy());
  await once(socket, 'close');
}

async function sent(
  protocol: 'http' | 'https',
  port: number,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Answer> {
  const options: RequestOptions = {
    ...{ port, host: '127.0.0.1', localAddress: clientAddress, servername: host, rejectUnauthorized: false },
    ...{ method, path, agent: false },
    headers: {
      Host: host,
      ...headers,
      ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
    },
  };
  const request = protocol === 'https' ? httpsRequest(options) : httpRequest(options);
  // A server can respond before it has the whole body, and close the connection.
  request.on('error', () => {});
  request.end(body);
  const [response] = await once(request, 'response');
  const bytes = await buffer(response);
  const isJson = String(response.headers['content-type']).includes('json');
  const isPlain = response.headers['content-encoding'] === undefined;
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isJson && isPlain ? JSON.parse(bytes.toString()) : bytes.toString(),
  };
}
