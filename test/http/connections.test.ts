import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import type { Socket } from 'node:net';
import { ManualClock, type RollbookServer } from '@rollbook/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newFolder, rollbook, serve } from '../support/command.ts';
import { environmentOf, openSqlite } from '../support/databases.ts';
import { eventually } from '../support/expect.ts';
import { expectProblem } from '../support/problems.ts';
import { listen, raw, startServer } from '../support/server.ts';
import { exchange, openConnection, readToEnd, responsesIn } from '../support/sockets.ts';

const learners = '/v1/learners';
const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
const post = (key: string, body: string, headers = '') =>
  `POST ${learners} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n${headers}\r\n${body}`;
const nothing = { status: 0, headers: new Headers(), body: '' };
const openDescriptors = () => readdirSync('/dev/fd').length;
const limits = { reads: 1000, writes: 1000 };
/** Limits that no minute ends while a test runs. */
const limited = () => ({ rateLimits: limits, clock: new ManualClock() });

/** How many reads were counted before this one, of a key or of this address. */
async function readsCounted(url: string, key: string | null, path: string): Promise<number> {
  const { headers } = await raw(url, key, 'GET', path);
  const left = /r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1];
  return limits.reads - 1 - Number(left);
}

/** Sends so many requests as to let the server get on with those of other connections. */
async function meanwhile(url: string): Promise<void> {
  for (let i = 0; i < 50; i++) await raw(url, null, 'GET', '/healthz');
}

/** Mounts the API in a node:http server that is not Rollbook's own. */
const mount = ({ handler }: RollbookServer) =>
  listen((request, response) => handler(request, response, () => void response.writeHead(404).end()));

describe('a connection', () => {
  it('has its pipelined requests handled one at a time, as their responses are read', async () => {
    const { server } = await startServer(openSqlite, limited());
    const socket = await openConnection(server.url);
    socket.write(get('/openapi.json').repeat(29) + get('/openapi.json', 'Connection: close\r\n'));
    await meanwhile(server.url);
    // A few responses fit into the buffers of the two sockets.
    expect(await readsCounted(server.url, null, '/openapi.json')).toBeLessThan(15);
    const responses = responsesIn(await readToEnd(socket));
    expect(responses.map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect(await readsCounted(server.url, null, '/openapi.json')).toBe(31);
  });

  it('is bounded likewise in a server of yours', async () => {
    const { server, client, testKey } = await startServer(openSqlite, limited());
    const url = await mount(server);
    const metadata = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`k${i}`, 'x'.repeat(500)]));
    await Promise.all(Array.from({ length: 100 }, () => client.learners.create({ name: 'A', metadata })));
    const socket = await openConnection(url);
    const list = get(`${learners}?limit=100`, `Authorization: Bearer ${testKey}\r\n`);
    socket.write(list.repeat(50));
    await meanwhile(server.url);
    expect(await readsCounted(server.url, testKey, learners)).toBeLessThan(15);
  });

  it.each([
    ['HTTP/1.1', 'unsupported_transfer_coding'],
    ['HTTP/2.0', 'bad_request'],
  ])(
    'has requests with other transfer codings in %s refused in a server of yours as well',
    async (version, code) => {
      const { server, testKey } = await startServer(openSqlite);
      const url = await mount(server);
      const [response, ...more] = responsesIn(
        await exchange(
          url,
          `POST ${learners} ${version}\r\nHost: x\r\nAuthorization: Bearer ${testKey}\r\n`,
          'Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n',
        ),
      );
      expectProblem(response ?? nothing, code);
      expect(more).toEqual([]);
    },
  );

  it('gets its responses in the order of its requests', async () => {
    const { server, client, testKey } = await startServer(openSqlite);
    const names = Array.from({ length: 40 }, (_, i) => `Example ${i}`);
    const created = await Promise.all(names.map((name) => client.learners.create({ name })));
    const auth = `Authorization: Bearer ${testKey}\r\n`;
    const requests = created.map(({ id }) => get(`${learners}/${id}`, auth));
    requests.push(get('/healthz', 'Connection: close\r\n'));
    const responses = responsesIn(await exchange(server.url, requests.join('')));
    expect(responses.map(({ body }) => body.name ?? body.status)).toEqual([...names, 'ok']);
  });

  it('is closed when more requests wait on it than any client needs', async () => {
    const { server } = await startServer(openSqlite, limited());
    await exchange(server.url, get('/openapi.json').repeat(1600));
    expect(await readsCounted(server.url, null, '/openapi.json')).toBeLessThan(15);
  });

  it('has no request handled after one that closes it', async () => {
    const { server, client, testKey } = await startServer(openSqlite);
    const requests = post(testKey, '{"name":"A"}', 'Connection: close\r\n') + post(testKey, '{"name":"B"}');
    const responses = responsesIn(await exchange(server.url, requests));
    expect(responses.map(({ status }) => status)).toEqual([201]);
    expect((await client.learners.list()).data).toMatchObject([{ name: 'A' }]);
  });

  it('leaves no descriptor open when it is closed before its responses are read', async () => {
    const { server } = await startServer(openSqlite);
    await raw(server.url, null, 'GET', '/openapi.json');
    const before = openDescriptors();
    for (let i = 0; i < 10; i++) {
      const socket = await openConnection(server.url);
      socket.write(get('/openapi.json').repeat(50));
      await raw(server.url, null, 'GET', '/healthz');
      socket.destroy();
    }
    await eventually(() => expect(openDescriptors()).toBeLessThanOrEqual(before + 2));
  });

  it.each(['\r\n}garbage\r\n\r\n', 'CONNECT localhost:443 HTTP/1.1\r\nHost: x\r\n\r\n'])(
    'tells of a write that was made, whatever bytes follow its body: %j',
    async (bytes) => {
      const { server, client, testKey } = await startServer(openSqlite);
      const responses = responsesIn(
        await exchange(server.url, post(testKey, '{"name":"A"}').repeat(2), bytes),
      );
      const [first, second, third] = responses;
      expect([first?.status, second?.status]).toEqual([201, 201]);
      expectProblem(third ?? nothing, 'bad_request');
      expect(responses).toHaveLength(3);
      expect((await client.learners.list()).data).toHaveLength(2);
    },
  );

  it('is closed after a request to upgrade it, with which node:http discards those that follow', async () => {
    const { server, client, testKey } = await startServer(openSqlite);
    for (const url of [server.url, await mount(server)]) {
      const upgrade = post(testKey, '{"name":"A"}', 'Connection: Upgrade\r\nUpgrade: h2c\r\n');
      const [response, ...more] = responsesIn(await exchange(url, upgrade + post(testKey, '{"name":"B"}')));
      expect([response?.status, response?.headers.get('connection')]).toEqual([201, 'close']);
      expect(more).toEqual([]);
    }
    expect((await client.learners.list()).data).toMatchObject([{ name: 'A' }, { name: 'A' }]);
  });
});

it('is no error of the server when a client leaves in the middle of a body', async () => {
  const cwd = await newFolder();
  const env = { DATABASE_URL: 'sqlite:./data/rollbook.db', LOG_LEVEL: 'info' };
  const { stdout } = await rollbook(['school', 'create', '--name', 'Example School', '--json'], { cwd, env });
  const { test_key } = JSON.parse(stdout) as { test_key: string };
  const { url, output } = await serve({ cwd, env });
  const lines = () =>
    output.stderr.split('\n').flatMap((line) => (line.startsWith('{') ? JSON.parse(line) : []));
  const requests = (path: string) => lines().filter((line) => line.msg === 'request' && line.path === path);

  const socket = await openConnection(url);
  // The response to the first request says that the second has been read as far as it was sent.
  socket.write(`${get('/v1/school')}${post(test_key, '{"name":"A"}').slice(0, -3)}`);
  await once(socket.resume(), 'data');
  socket.destroy();
  const school = expect.stringMatching(/^sch_/);
  await eventually(() => expect(requests(learners)).toMatchObject([{ status: 400, school }]));
  expect(requests('/v1/school')).toMatchObject([{ status: 401 }]);
  expect(requests('/v1/school')[0]).not.toHaveProperty('school');
  expect(lines().filter(({ level }) => level >= 50)).toEqual([]);
});

/** Begins a write with a body of so many bytes, or with one that goes on. */
async function sendBody(url: string, key: string, length?: number, headers = '') {
  const socket = await openConnection(url);
  const framing = length === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  socket.write(
    `POST ${learners} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n${framing}\r\n${headers}\r\n`,
  );
  return socket;
}

describe('a body that is refused', () => {
  const chunk = `100000\r\n${' '.repeat(0x100000)}\r\n`;
  const written = (socket: Socket, data: string) =>
    new Promise<boolean>((resolve) => socket.write(data, (error) => resolve(!error)));

  it('has a response that a client reads which sends all of the body first', async () => {
    const { server, testKey } = await startServer(openSqlite);
    const refused = async (code: string, url: string, key: string, length?: number, headers = '') => {
      const socket = await sendBody(url, key, length, headers);
      await written(socket, length === undefined ? `${chunk.repeat(30)}0\r\n\r\n` : ' '.repeat(length));
      const [response, ...more] = responsesIn(await readToEnd(socket));
      expectProblem(response ?? nothing, code);
      expect(response?.headers.get('connection')).toBe('close');
      expect(more).toEqual([]);
    };
    for (const url of [server.url, await mount(server)]) {
      await refused('payload_too_large', url, testKey, 30_000_000);
      await refused('payload_too_large', url, testKey);
      await refused('invalid_api_key', url, 'x', 30_000_000, 'Connection: close\r\n');
      await refused('bad_request', url, testKey, 30_000_000, 'Host: x\r\n');
    }
  });

  it('is not read on and on', async () => {
    const { server, testKey } = await startServer(openSqlite);
    const socket = await sendBody(server.url, testKey);
    let mebibytes = 0;
    while (await written(socket, chunk)) mebibytes++;
    expect(mebibytes).toBeGreaterThan(30);
    expect(mebibytes).toBeLessThan(100);
  });

  it('is not waited for longer than for any other', async () => {
    const { server, testKey } = await startServer(openSqlite, { timeouts: { requestTimeoutMs: 400 } });
    await raw(server.url, null, 'GET', '/healthz');
    const before = openDescriptors();
    await written(await sendBody(server.url, testKey, 30_000_000), ' ');
    await written(await sendBody(server.url, testKey), chunk.repeat(2));
    // Of each connection the server's end goes; others of the process can go too.
    await eventually(() => expect(openDescriptors()).toBeLessThanOrEqual(before + 2));
  });

  it('takes no memory once it is refused', async () => {
    const { server, testKey } = await startServer(openSqlite, { maxBodiesBytes: 2_200_000 });
    const socket = await sendBody(server.url, testKey);
    await written(socket, chunk.repeat(2));
    await once(socket, 'readable');
    const body = { name: 'A', unknown: 'x'.repeat(1_000_000) };
    expectProblem(await raw(server.url, testKey, 'POST', learners, { body }), 'unknown_field');
  });
});

it('a body takes the memory of its bytes, also if each arrives in a chunk of its own', async () => {
  const cwd = await newFolder();
  const env = { DATABASE_URL: 'sqlite:./data/rollbook.db' };
  // Without a school, the server would fill one first.
  const created = await rollbook(['school', 'create', '--name', 'Example School', '--json'], { cwd, env });
  const { test_key: testKey } = JSON.parse(created.stdout);
  // The program itself needs about half of this, and a list of so many chunks more than all of it.
  const { url, child } = await serve({ cwd, env: { ...env, NODE_OPTIONS: '--max-old-space-size=160' } });
  const head = `POST ${learners} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${testKey}\r\nContent-Type: application/json\r\nConnection: close\r\n`;
  const space = '1\r\n \r\n';
  const body = JSON.stringify({ unknown: 'A' });
  const end = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  const chunked = `${head}Transfer-Encoding: chunked\r\n\r\n${space.repeat(1_000_000)}${end}`;
  const [response] = responsesIn(await exchange(url, chunked));
  expectProblem(response ?? nothing, 'unknown_field');
  expect(child.exitCode ?? child.signalCode).toBeNull();
});

describe('a slow client', () => {
  it('is refused when its headers or its body do not arrive in time', async () => {
    const { server, client, testKey } = await startServer(openSqlite, {
      timeouts: { requestTimeoutMs: 400 },
    });
    const begun = [get(learners).slice(0, -2), post(testKey, '{"name":"A"}'.padEnd(1000)).slice(0, -900)];
    for (const text of begun) {
      const socket = await openConnection(server.url);
      socket.write(text);
      const drip = setInterval(() => socket.write(text.startsWith('GET') ? 'X: y\r\n' : ' '), 350);
      onTestFinished(() => clearInterval(drip));
      const [response, ...more] = responsesIn(await readToEnd(socket));
      clearInterval(drip);
      expectProblem(response ?? nothing, 'request_timeout');
      expect(more).toEqual([]);
    }
    expect((await client.learners.list()).data).toEqual([]);
  });

  it('loses the connection when it does not read its response in time', async () => {
    const { server } = await startServer(openSqlite, { timeouts: { responseTimeoutMs: 400 } });
    await raw(server.url, null, 'GET', '/healthz');
    const before = openDescriptors();
    const socket = await openConnection(server.url);
    socket.write(get('/openapi.json').repeat(20));
    await raw(server.url, null, 'GET', '/healthz');
    // Of the two ends of the connection, which are both of this process, the server's goes.
    await eventually(() => expect(openDescriptors()).toBe(before + 1));
  });
});

describe('a client that goes away while it receives an export', () => {
  it('is not reported as a failure of the server', async () => {
    const { server, client, testKey, database } = await startServer(openSqlite);
    // More than the connection holds.
    const metadata = Object.fromEntries(
      Array.from({ length: 50 }, (_, key) => [`key${key}`, 'x'.repeat(500)]),
    );
    for (let index = 0; index < 400; index++)
      await client.learners.create({ name: `Learner ${index}`, metadata });
    await server.close();
    const running = await serve({ cwd: await newFolder(), env: environmentOf(database) });
    const socket = await openConnection(running.url);
    socket.write(get('/v1/audit-log/export', `Authorization: Bearer ${testKey}\r\n`));
    await once(socket, 'readable');
    socket.destroy();
    expect(await running.stop()).toBe(0);
    expect(running.output.stderr).toContain('"path":"/v1/audit-log/export"');
    expect(running.output.stderr).not.toContain('"level":50');
  });
});

describe('a request with Expect', () => {
  it('receives 100 Continue when its body is read, and not before', async () => {
    const { server, testKey } = await startServer(openSqlite);
    const statuses = async (text: string) =>
      responsesIn(await exchange(server.url, text)).map(({ status }) => status);
    const expecting = 'Expect: 100-continue\r\nConnection: close\r\n';
    expect(await statuses(post(testKey, '{"name":"A"}', expecting))).toEqual([100, 201]);
    expect(await statuses(post('sk_test_unknown', '{"name":"A"}', expecting))).toEqual([401]);
    expect(await statuses(get('/healthz', expecting))).toEqual([200]);
    expect(await statuses(get(learners, `Authorization: Bearer ${testKey}\r\n${expecting}`))).toEqual([200]);
  });

  it('is refused as a problem when it expects anything else', async () => {
    const { server } = await startServer(openSqlite);
    const [response] = responsesIn(
      await exchange(server.url, get(learners, 'Expect: tea\r\nConnection: close\r\n')),
    );
    expectProblem(response ?? nothing, 'expectation_failed');
  });
});
