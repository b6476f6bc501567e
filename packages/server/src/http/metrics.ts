import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from '../lib/platform.ts';
import { noSniff } from './write.ts';

export interface MetricsSource {
  readonly contentType: string;
  text(): Promise<string>;
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

const end = (response: ServerResponse, status: number, text: string, headers = {}) =>
  response
    .writeHead(status, { ...noSniff, 'Content-Type': 'text/plain; charset=utf-8', ...headers })
    .end(text);

/** Responds to requests for metrics; with a token, only those that send it as a bearer token. */
export function metricsListener(
  source: MetricsSource,
  token: string | undefined,
  onError: (error: unknown) => void,
): (request: IncomingMessage, response: ServerResponse) => void {
  const expected = token === undefined ? undefined : hash(`Bearer ${token}`);
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(response, 405, 'This path supports GET, HEAD.\n', { Allow: 'GET, HEAD' });
    if (expected && !timingSafeEqual(hash(request.headers.authorization ?? ''), expected)) {
      return end(response, 401, 'Send the value of ROLLBOOK_METRICS_TOKEN as a bearer token.\n', {
        'WWW-Authenticate': 'Bearer',
      });
    }
    source.text().then(
      (text) => end(response, 200, text, { 'Content-Type': source.contentType, 'Cache-Control': 'no-store' }),
      (error) => {
        onError(error);
        end(response, 503, 'The metrics cannot be read at the moment. See the log of the server.\n');
      },
    );
  };
}

/** A server for metrics only, on a port of its own. */
export function createMetricsServer(listener: ReturnType<typeof metricsListener>): Server {
  return createServer((request, response) => {
    if ((request.url ?? '').split('?', 1)[0] === '/metrics') return listener(request, response);
    end(response, 404, 'The metrics are at /metrics.\n');
  });
}
