import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { pgbouncer, startPgBouncer } from './pgbouncer.ts';

/** A pooler in front of a PostgreSQL, as PgBouncer is in transaction mode. */
export interface Pooler {
  port: number;
  /** Gives each transaction the connection that became free last, or leaves each client the one that it has. */
  shareConnections(shared: boolean): void;
}

interface Client {
  socket: Socket;
  /** The connection to the server that it has now. */
  server: Server | undefined;
  /** The number of statements, and of groups of them, to which the server has not responded. */
  waiting: number;
}

interface Server {
  socket: Socket;
  client: Client | undefined;
}

const sslRequest = 80_877_103;

export async function startPooler(target: number, isShared: boolean): Promise<Pooler> {
  const sockets = new Set<Socket>();
  const idle: Server[] = [];
  let shared = isShared;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const listener = createServer({ noDelay: true }, (socket) => {
    keep(socket);
    const client: Client = { socket, server: undefined, waiting: 0 };
    const far = connect({ port: target, host: '127.0.0.1', noDelay: true });
    keep(far);
    const own: Server = { socket: far, client };
    client.server = own;
    let hasStarted = false;
    onMessages(socket, 0, (message, isStart) => {
      if (isStart && message.readInt32BE(4) === sslRequest) {
        socket.write('N');
        return 0;
      }
      const type = isStart ? '' : String.fromCharCode(message[0] ?? 0);
      if (type === 'X') return 1;
      const server = client.server ?? idle.pop();
      if (!server) throw new Error('There is no connection to the server');
      client.server = server;
      server.client = client;
      if (type === 'Q' || type === 'S') client.waiting++;
      server.socket.write(message);
      return 1;
    });
    onMessages(far, 1, (message) => {
      const type = String.fromCharCode(message[0] ?? 0);
      // A pooler has numbers of its own for the processes of the server.
      if (type === 'K') message.writeInt32BE(message.readInt32BE(5) + 1_000_000, 5);
      const { client: holder } = own;
      holder?.socket.write(message);
      if (type !== 'Z' || !holder) return 1;
      if (hasStarted) holder.waiting--;
      hasStarted = true;
      if (!shared || holder.waiting > 0 || message[5] !== 'I'.charCodeAt(0)) return 1;
      own.client = undefined;
      holder.server = undefined;
      idle.push(own);
      return 1;
    });
    socket.on('close', () => client.server?.socket.destroy());
    far.on('close', () => {
      own.client?.socket.destroy();
      if (idle.includes(own)) idle.splice(idle.indexOf(own), 1);
    });
  });
  await once(listener.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    listener.close();
  });
  return {
    port: (listener.address() as AddressInfo).port,
    shareConnections: (now) => {
      shared = now;
    },
  };
}

/**
 * Calls back with each message of the protocol. Those of a client have no type until it has started: the result says how
 * long that of the next one is.
 */
function onMessages(
  socket: Socket,
  typeLength: number,
  handle: (message: Buffer, isStart: boolean) => number,
): void {
  let buffered = Buffer.alloc(0);
  let prefix = typeLength;
  socket.on('data', (chunk) => {
    buffered = Buffer.concat([buffered, chunk]);
    while (buffered.length >= prefix + 4) {
      const length = prefix + buffered.readInt32BE(prefix);
      if (buffered.length < length) break;
      const message = Buffer.from(buffered.subarray(0, length));
      buffered = buffered.subarray(length);
      prefix = handle(message, prefix === 0);
    }
  });
}

/** Starts a pooler in front of the server of a URL, until the test has finished. Gives the URL by which it is reached. */
type StartPooler = (serverUrl: string) => Promise<string>;

/** The poolers that share connections between transactions: that of the tests, and a PgBouncer if there is one. */
export const transactionPoolers: [name: string, start: StartPooler][] = [
  [
    'a pooler of transactions',
    async (serverUrl) => {
      const url = new URL(serverUrl);
      url.port = String((await startPooler(Number(url.port), true)).port);
      return url.href;
    },
  ],
];
if (pgbouncer)
  transactionPoolers.push([
    'PgBouncer',
    async (serverUrl) => {
      const { url, stop } = await startPgBouncer(serverUrl);
      onTestFinished(stop);
      return url;
    },
  ]);
