import type { IncomingMessage } from 'node:http';

const mostBytes = 64 * 1024 * 1024;

/**
 * Ends a connection of which the response is written and the request is not read to its end. Many clients read a response
 * when they have sent their body, and a connection that is closed at once is reset, with what they have not read yet.
 * So the connection is closed in this direction only, and what arrives is discarded until the body ends. It is bounded:
 * by its size, and by the time that a request may take.
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
