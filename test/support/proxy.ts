import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A way to a server on this machine that can be cut. */
export interface Proxy {
  port: number;
  /** Drops every connection, whatever is under way on it, and takes no other until it is mended. */
  cut(): void;
  mend(): void;
  /** Drops the next connection on which this text is sent to the server, once it has gone on its way. */
  cutAfter(text: string): void;
}

export async function startProxy(target: number): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let last: string | undefined;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
  };
  const server = createServer((near) => {
    keep(near);
    if (isCut) return void near.destroy();
    const far = connect(target, '127.0.0.1');
    keep(far);
    near.on('data', (chunk) => {
      far.write(chunk);
      if (last === undefined || !chunk.includes(last)) return;
      last = undefined;
      far.end(() => near.destroy());
    });
    near.on('end', () => far.end());
    far.pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
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
    cutAfter: (text) => {
      last = text;
    },
  };
}
