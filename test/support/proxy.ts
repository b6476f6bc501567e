import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { openPostgres, type TestDatabase } from './databases.ts';

/** Longer than it takes to send what is sent together, and to respond to it. */
const roundTripMs = 50;

/** A way to a server on this machine that can be cut. */
export interface Proxy {
  port: number;
  /** Drops every connection, even in the middle of an exchange, and accepts no other until it is repaired. */
  cut(): void;
  mend(): void;
  /** How many connections were accepted. */
  accepted(): number;
  /** How many connections were not accepted. */
  refused(): number;
  /** No longer forwards or responds to anything, like a machine that is gone: no connection is closed. */
  stall(): void;
  /**
   * Gives what is sent to a PostgreSQL server during some work, in round trips: what a client sends until it has a response
   * is one. To separate them, responses are delayed by `roundTripMs`. A transaction is one list of them, and so is
   * every query by itself.
   */
  roundTrips(work: () => Promise<unknown>): Promise<string[][]>;
  /** Resolves when a server next sends this text. */
  received(text: string): Promise<void>;
  /**
   * Drops the next connection on which this text is sent to the server, once it has gone on its way. With `mark`, only a
   * connection on which that was sent before.
   */
  cutAfter(text: string, mark?: string): void;
}

/** A PostgreSQL database, and `behind`: the same, reached through a proxy. Both end with the test. */
export async function openBehindProxy(): Promise<{
  database: TestDatabase;
  behind: TestDatabase;
  proxy: Proxy;
}> {
  const database = await openPostgres();
  onTestFinished(() => database[Symbol.asyncDispose]());
  const url = new URL(database.url);
  const proxy = await startProxy(Number(url.port));
  url.port = String(proxy.port);
  return { database, proxy, behind: { ...database, url: url.href, [Symbol.asyncDispose]: async () => {} } };
}

export async function startProxy(target: number): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let accepted = 0;
  let refused = 0;
  let isStalled = false;
  let last: { text: string; mark: string } | undefined;
  let recorded: string[][] | undefined;
  let awaited: { text: string; resolve: () => void } | undefined;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
  };
  // A small chunk is not held back until the one before it is acknowledged, which can take 40 ms.
  const noDelay = true;
  const server = createServer({ noDelay }, (near) => {
    keep(near);
    if (isCut) {
      refused++;
      return void near.destroy();
    }
    if (isStalled) return;
    accepted++;
    const far = connect({ port: target, host: '127.0.0.1', noDelay });
    keep(far);
    let held: Buffer[] | undefined;
    let transaction: string[] | undefined;
    let isMarked = false;
    const release = () => {
      for (const chunk of held ?? []) near.write(chunk);
      held = undefined;
    };
    near.on('data', (chunk) => {
      if (isStalled) return;
      far.write(chunk);
      if (recorded && !held) {
        if (!transaction) {
          transaction = [];
          recorded.push(transaction);
        }
        transaction.push('');
        held = [];
        setTimeout(release, roundTripMs);
      }
      if (transaction) {
        const sent = (transaction.pop() ?? '') + chunk.toString('latin1');
        transaction.push(sent);
        if (!transaction[0]?.includes('BEGIN') || /COMMIT|ROLLBACK\0/.test(sent)) transaction = undefined;
      }
      if (last === undefined) return;
      isMarked ||= chunk.includes(last.mark);
      if (!isMarked || !chunk.includes(last.text)) return;
      last = undefined;
      far.end(() => near.destroy());
    });
    near.on('end', () => far.end());
    far.on('data', (chunk) => {
      if (isStalled) return;
      if (held) held.push(chunk);
      else near.write(chunk);
      if (awaited && chunk.includes(awaited.text)) awaited.resolve();
    });
    far.on('end', () => isStalled || near.end());
    near.on('close', () => far.destroy());
    far.on('close', () => isStalled || near.destroy());
  });
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    cut();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    mend: () => {
      isCut = false;
    },
    accepted: () => accepted,
    refused: () => refused,
    stall: () => {
      isStalled = true;
    },
    roundTrips: async (work) => {
      const all: string[][] = [];
      recorded = all;
      await work();
      recorded = undefined;
      return all;
    },
    received: (text) =>
      new Promise((resolve) => {
        awaited = { text, resolve };
      }),
    cutAfter: (text, mark = text) => {
      last = { text, mark };
    },
  };
}
