import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ports that systems give to outgoing connections, so that no connection of another test takes it meanwhile.
const lowest = 10_000;
const highest = 30_000;

/** A port for a program that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const port = lowest + Math.floor(Math.random() * (highest - lowest));
  const server = createServer();
  try {
    await once(server.listen(port), 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
