import type { IncomingMessage } from 'node:http';

const mostBytes = 64 * 1024 * 1024;

/**
 * Closes a connection whose response has been written although its request has not been read completely. Many clients
 * read the response after they have sent their body, and a connection that is closed immediately is reset together
 * with unread data. So only this direction of the connection is closed, and incoming data is discarded until the body
 * ends. This is limited in size, and by the time that a request is allowed to take.
 */
export function discardBody(request: IncomingMessage): void {
  const { socket } = request;
  let size = 0;
  socket.end();
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > mostBytes) socket.destroy();
  });
  request.once('close', () => socket.destroySoon());
}
