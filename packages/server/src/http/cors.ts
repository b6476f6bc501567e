import type { IncomingMessage, ServerResponse } from 'node:http';
import { noSniff, varyOn } from './write.ts';

const methods = 'GET, HEAD, POST, PATCH, PUT, DELETE';
const requestHeaders =
  'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Mcp-Method, Mcp-Name, Mcp-Protocol-Version, Service-Read-From, Service-Version, Traceparent, Tracestate';
const exposed =
  'Allow, ETag, Idempotent-Replayed, Location, RateLimit, RateLimit-Policy, Retry-After, Service-Read-From, Service-Replica-Time, Service-Request-Id, Service-Time, Service-Version, Service-Watermark';

/**
 * Adds the headers for cross-origin pages to a response; returns whether the request was a preflight and has been
 * responded to.
 */
export type Cors = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Allows only pages of these origins to read responses of the API. They send their key themselves, without cookies.
 */
export function cors(origins: readonly string[]): Cors {
  const allowed = new Set(origins);
  return (request, response) => {
    if (allowed.size === 0) return false;
    response.setHeader('Vary', varyOn(response, 'Origin'));
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin)) return false;
    response.setHeader('Access-Control-Allow-Origin', origin);
    if (request.method !== 'OPTIONS' || !('access-control-request-method' in request.headers)) {
      response.setHeader('Access-Control-Expose-Headers', exposed);
      return false;
    }
    response.writeHead(204, {
      ...noSniff,
      'Access-Control-Allow-Methods': methods,
      'Access-Control-Allow-Headers': requestHeaders,
      'Access-Control-Max-Age': '7200',
      Vary: varyOn(response, 'Access-Control-Request-Method, Access-Control-Request-Headers'),
    });
    response.end();
    return true;
  };
}
