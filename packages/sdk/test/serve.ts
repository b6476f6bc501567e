import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { RollbookOptions } from '../src/index.ts';
import { Rollbook } from '../src/index.ts';

export const apiKey = 'sk_test_secret0123456789';
export const learnerId = 'lrn_01k9x2v7d3f8h5m6n7p8q9r0st';

/** What a server got. */
export interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface TestServer extends AsyncDisposable {
  baseUrl: string;
  received: Received[];
}

/** A real server on loopback. The listener is called when the request's body is there. */
export async function serve(
  answer: (response: ServerResponse, request: Received, index: number) => void,
): Promise<TestServer> {
  const received: Received[] = [];
  const listener: RequestListener = async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    answer(
      response,
      received[received.length - 1] ?? { method, url, headers, body: '' },
      received.length - 1,
    );
  };
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'service-request-id': 'req_1',
    ...headers,
  });
  response.end(JSON.stringify(body));
}

export function problem(
  response: ServerResponse,
  status: number,
  code: string,
  headers: Record<string, string> = {},
): void {
  const body = {
    type: `/docs/errors#${code}`,
    title: 'A title',
    status,
    detail: 'Do it so.',
    code,
    request_id: 'req_1',
  };
  json(response, status, body, { 'content-type': 'application/problem+json', ...headers });
}

export const clientOf = (
  { baseUrl }: { baseUrl: string },
  options: Partial<RollbookOptions> = {},
): Rollbook => new Rollbook({ apiKey, baseUrl, ...options });

/** The error that a promise rejects with. */
export async function errorOf(promise: PromiseLike<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('expected a rejection');
    },
    (error: unknown) => error,
  );
}

/** Everything that an iterable gives. */
export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
