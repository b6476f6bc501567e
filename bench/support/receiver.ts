import { createServer } from 'node:net';
import { Framer } from './framing.ts';

const accepted = 'HTTP/1.1 204 No Content\r\n\r\n';

/** A receiver that costs next to nothing: it responds with 204 to whatever comes and hands on the body and the head. Gives its port. */
export async function startReceiver(onDelivery: (body: Buffer, head: string) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.setNoDelay();
    const framer = new Framer((head, body) => {
      socket.write(accepted);
      onDelivery(body, head);
    });
    socket.on('data', (chunk) => framer.push(chunk));
    // Senders are ended while their connections are kept.
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The id at the head of an envelope, without reading the rest. */
export const eventIdOf = (body: Buffer): string =>
  body.toString('latin1', '{"id":"'.length, '{"id":"evt_'.length + 26);
