import { Agent, request } from 'node:http';
import { undici } from './modules.ts';

export type Send = (headers: Record<string, string>, body: string) => Promise<void>;

/** Posts over undici's dispatcher with no more than a handler of the response's end. */
export function undiciSender(url: URL, connections: number): Send {
  const pool = new (undici().Pool)(url.origin, { connections, pipelining: 1 });
  return (headers, body) =>
    new Promise<void>((resolve, reject) => {
      pool.dispatch(
        { path: url.pathname, method: 'POST', headers, body },
        {
          onRequestStart() {},
          onResponseStart() {},
          onResponseData() {},
          onResponseEnd: () => resolve(),
          onResponseError: (_, error) => reject(error),
        },
      );
    });
}

/** Posts over node:http with a keep-alive agent, as most would write it. */
export function nodeSender(url: URL, connections: number): Send {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return (headers, body) =>
    new Promise<void>((resolve, reject) => {
      const length = { 'Content-Length': Buffer.byteLength(body) };
      const sent = request(url, { method: 'POST', agent, headers: { ...headers, ...length } }, (response) => {
        response.resume().on('end', resolve);
      });
      sent.on('error', reject).end(body);
    });
}
