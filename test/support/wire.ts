import { subscribe } from 'node:diagnostics_channel';
import type { Exchange } from './conformance.ts';

interface Sent {
  method: string;
  path: string;
  origin: string;
}

interface Received {
  status: number;
  headers: Headers;
  chunks: Buffer[];
}

const isOfApi = ({ method, path, origin }: Sent): boolean =>
  /^\/v1(\/|\?|$)/.test(path) && origin.startsWith('http://127.0.0.1:') && method !== 'OPTIONS';

/** Passes on every response of the API that `fetch` receives in this process, as it came over the wire. */
export function observeResponses(listener: (exchange: Exchange) => void): void {
  const open = new WeakMap<object, Received>();
  subscribe('undici:request:headers', (message) => {
    const { request, response } = message as {
      request: Sent;
      response: { statusCode: number; headers: Buffer[] };
    };
    if (!isOfApi(request)) return;
    const headers = new Headers();
    for (let i = 0; i < response.headers.length; i += 2)
      headers.append(String(response.headers[i]), String(response.headers[i + 1]));
    open.set(request, { status: response.statusCode, headers, chunks: [] });
  });
  subscribe('undici:request:bodyChunkReceived', (message) => {
    const { request, chunk } = message as { request: object; chunk: Buffer };
    open.get(request)?.chunks.push(Buffer.from(chunk));
  });
  subscribe('undici:request:trailers', (message) => {
    const { request } = message as { request: Sent };
    const received = open.get(request);
    if (!received) return;
    const { method, path } = request;
    const { status, headers, chunks } = received;
    listener({
      method,
      path: path.split('?', 1)[0] ?? '',
      status,
      headers,
      body: Buffer.concat(chunks),
    });
  });
}
