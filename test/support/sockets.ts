import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { RawAnswer } from './server.ts';

/** A connection to a server that reads nothing until it is instructed to; it ends with the test. */
export async function openConnection(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // A server that closes a connection may do so with a reset.
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.pause();
  return socket;
}

/** Reads a connection until the server ends it. */
export async function readToEnd(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.resume();
  if (!socket.closed) await once(socket, 'close');
  return Buffer.concat(chunks).toString('latin1');
}

/** Writes bytes to the server and gives all that it sends until it ends the connection. */
export async function exchange(url: string, ...parts: (string | Buffer)[]): Promise<string> {
  const socket = await openConnection(url);
  for (const part of parts) socket.write(part);
  return readToEnd(socket);
}

/** The responses in what came over a connection, those with status 1xx included. */
export function responsesIn(text: string): RawAnswer[] {
  const responses: RawAnswer[] = [];
  let rest = text;
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n');
    const [line = '', ...fields] = rest.slice(0, end).split('\r\n');
    const headers = new Headers(
      fields.map((field): [string, string] => [
        field.slice(0, field.indexOf(':')),
        field.slice(field.indexOf(':') + 1),
      ]),
    );
    const length = Number(headers.get('content-length') ?? 0);
    const body = Buffer.from(rest.slice(end + 4, end + 4 + length), 'latin1').toString();
    rest = rest.slice(end + 4 + length);
    responses.push({
      status: Number(line.split(' ')[1]),
      headers,
      body: headers.get('content-type')?.includes('json') && body !== '' ? JSON.parse(body) : body,
    });
  }
  return responses;
}
