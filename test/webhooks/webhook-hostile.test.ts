import { type AddressInfo, createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { createLearner, startHooked } from '../support/receiver.ts';

const timeoutMs = 5_000;
const head = 'HTTP/1.1 200 OK\r\n';
// Made beforehand: the receivers share a process with the server, which must not stall.
const bombBody = gzipSync(Buffer.alloc(20_000_000));

interface Hostile {
  does: (socket: Socket) => void;
  /** Status and error of the delivery. */
  gives: string;
}

const behaviours: Record<string, Hostile> = {
  'an endless body': {
    does: (socket) => endless(socket, `${head}Content-Length: 99999999999\r\n\r\n`),
    gives: 'succeeded null',
  },
  'an endless body of a failure': {
    does: (socket) => endless(socket, 'HTTP/1.1 500 No\r\n\r\n'),
    gives: 'retrying http_status',
  },
  'an endless line of headers': {
    does: (socket) => endless(socket, `${head}X-Long: `),
    gives: 'succeeded null',
  },
  'a hundred thousand headers': {
    does: (socket) => socket.end(`${head}${'X: y\r\n'.repeat(100_000)}\r\n`),
    gives: 'succeeded null',
  },
  'a dripping body': {
    does: (socket) => drip(socket, `${head}Content-Length: 1000\r\n\r\n`),
    gives: 'retrying timeout',
  },
  'dripping headers': { does: (socket) => drip(socket, head), gives: 'retrying timeout' },
  'endless informational responses': {
    does: (socket) => endless(socket, '', 'HTTP/1.1 103 Early Hints\r\n\r\n'),
    gives: 'retrying protocol_error',
  },
  'a gzip bomb': { does: bomb, gives: 'succeeded null' },
  garbage: { does: (socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'), gives: 'retrying protocol_error' },
  'bytes of nothing': {
    does: (socket) => socket.end(Buffer.alloc(10_000)),
    gives: 'retrying protocol_error',
  },
  'an end without a response': { does: (socket) => socket.end(), gives: 'retrying connection_reset' },
  'a reset': { does: (socket) => socket.resetAndDestroy(), gives: 'retrying connection_reset' },
  'half a body': {
    does: (socket) => socket.end(`${head}Content-Length: 1000\r\n\r\nhalf`),
    gives: 'retrying connection_reset',
  },
  'an upgrade': {
    does: (socket) => socket.write('HTTP/1.1 101 Switching\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n'),
    gives: 'retrying protocol_error',
  },
  silence: { does: () => {}, gives: 'retrying timeout' },
};

onEachDatabase('a hostile receiver', (open) => {
  it('costs its own delivery and no other, and is called what it is', async () => {
    const hooked = await startHooked(open, { webhooks: { timeoutMs } });
    const { client, receiver } = hooked;
    const endpoints = new Map<string, string>();
    for (const [name, { does }] of Object.entries(behaviours)) {
      const { id } = await client.webhooks.create({ url: await startHostile(does), events: ['*'] });
      endpoints.set(name, id);
    }
    const eventId = await createLearner(hooked);
    expect(receiver.eventIds).toEqual([eventId]);
    const outcomes: Record<string, string> = {};
    for (const [name, id] of endpoints) {
      const { data } = await client.deliveries.list(id, { order: 'asc', limit: 1 });
      outcomes[name] = `${data[0]?.status} ${data[0]?.error}`;
      expect(data[0]?.response_body?.length ?? 0).toBeLessThanOrEqual(4_096);
      expect(JSON.stringify(data[0]?.response_headers).length).toBeLessThan(8_192);
    }
    const expected = Object.fromEntries(Object.entries(behaviours).map(([name, { gives }]) => [name, gives]));
    expect(outcomes).toEqual(expected);
    const next = await client.learners.create({ name: 'Sipho Example' });
    expect((await receiver.nth(2)).event.data.id).toBe(next.id);
  });

  it('is not reached by a name that first leads to an allowed address and then to a private one', async () => {
    const addresses = ['127.0.0.1', '10.0.0.1', '169.254.169.254', '127.0.0.1'];
    const asked: string[] = [];
    const hooked = await startHooked(open, {
      webhooks: {
        lookup: (name, _options, answer) => {
          asked.push(name);
          answer(null, [{ address: addresses.shift() ?? '', family: 4 }]);
        },
      },
    });
    const { client, clock, receiver, endpoint, server } = hooked;
    receiver.answers({ status: 500, headers: { Connection: 'close' } });
    await client.webhooks.update(endpoint.id, { url: `http://receiver.test:${receiver.port}/hooks` });
    const eventId = await createLearner(hooked);
    for (const delay of [30_000, 300_000, 1_800_000]) {
      clock.advance(delay);
      await server.drainDeliveries();
    }
    const { data } = await client.deliveries.list(endpoint.id, { order: 'asc' });
    expect(data.map(({ status, error }) => `${status} ${error}`)).toEqual([
      'failed http_status',
      'failed address_refused',
      'failed address_refused',
      'succeeded null',
    ]);
    expect(receiver.eventIds).toEqual([eventId, eventId]);
    expect(asked).toEqual(Array(4).fill('receiver.test'));
  });

  it('is distinguished from a name that leads nowhere, to loopback in live mode, or to a closed port', async () => {
    const failure = (code: string) => Object.assign(new Error(code), { code });
    const hooked = await startHooked(open, {
      webhooks: {
        lookup: (name, _options, answer) => {
          if (name === 'nowhere.test') answer(failure('ENOTFOUND'), []);
          else answer(null, [{ address: '127.0.0.1', family: 4 }]);
        },
      },
    });
    const { client, live, receiver, server } = hooked;
    const nowhere = await client.webhooks.create({ url: 'http://nowhere.test/hooks', events: ['*'] });
    const closed = await client.webhooks.create({
      url: `http://127.0.0.1:${await closedPort()}/`,
      events: ['*'],
    });
    await client.learners.create({ name: 'Thandi Example' });
    await server.drainDeliveries();
    const loopback = await live.webhooks.create({
      url: `https://receiver.test:${receiver.port}/`,
      events: ['*'],
    });
    await live.learners.create({ name: 'Thandi Example' });
    await server.drainDeliveries();
    const errorOf = async (from: typeof client, id: string) =>
      (await from.deliveries.list(id, { status: 'retrying' })).data.map(({ error }) => error);
    expect(await errorOf(client, nowhere.id)).toEqual(['dns_error']);
    expect(await errorOf(client, closed.id)).toEqual(['connection_refused']);
    expect(await errorOf(live, loopback.id)).toEqual(['address_refused']);
    expect(receiver.received).toHaveLength(1);
  });
});

/** A receiver that does as it likes with every connection on which a request comes. */
async function startHostile(does: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    socket.once('data', () => does(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
}

/** Writes as fast as the other side reads. */
function endless(socket: Socket, start: string, piece = 'a'.repeat(65_536)): void {
  const write = () => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', write).write(start);
  write();
}

function drip(socket: Socket, start: string): void {
  socket.write(start);
  const timer = setInterval(() => socket.write('x'), 20);
  socket.on('close', () => clearInterval(timer));
}

function bomb(socket: Socket): void {
  socket.write(`${head}Content-Encoding: gzip\r\nContent-Length: ${bombBody.length}\r\n\r\n`);
  socket.end(bombBody);
}

async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
