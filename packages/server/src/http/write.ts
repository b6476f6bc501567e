import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Problem } from '../contract/errors.ts';
import { newestVersion } from '../contract/versions/index.ts';
import { problemResponse } from '../pipeline/problem.ts';
import type { ApiResponse } from '../pipeline/request.ts';
import { discardBody } from './read-body.ts';

/** Whether a request was received by node:http2. The parser of node:http also accepts `HTTP/2.0` in a request line. */
export const isHttp2 = (request: IncomingMessage): boolean => 'stream' in request;

/** The value of `Vary` for a response that also depends on these request headers. */
export function varyOn(response: ServerResponse, names: string): string {
  const others = response.getHeader('Vary');
  return others === undefined ? names : `${others}, ${names}`;
}

/** A header of every response: no browser guesses that a response is of another type than it says. */
export const noSniff = { 'X-Content-Type-Options': 'nosniff' };

/** Adds the headers that every response of the API has. */
export function completeHeaders(
  { headers, body, bytes, stream }: ApiResponse,
  id: string,
): Record<string, string> {
  Object.assign(headers, noSniff);
  headers['Service-Request-Id'] = id;
  headers['Service-Version'] ??= newestVersion;
  if (body !== null && !stream)
    headers['Content-Length'] = String(bytes?.byteLength ?? Buffer.byteLength(body));
  headers['Cache-Control'] ??= 'no-store';
  return headers;
}

export function writeResponse(response: ServerResponse, apiResponse: ApiResponse, id: string): void {
  if (response.headersSent || response.destroyed) return;
  const { status, body, bytes, stream } = apiResponse;
  const headers = completeHeaders(apiResponse, id);
  const own = headers.Vary === undefined ? '' : `, ${headers.Vary}`;
  headers.Vary = varyOn(response, `Authorization, Service-Version${own}`);
  // The rest of a rejected body is not read.
  if (status === 413) response.shouldKeepAlive = false;
  response.writeHead(status, headers);
  const { req: request } = response;
  if (stream && request.method !== 'HEAD') return void sendParts(response, stream);
  const text = request.method === 'HEAD' ? '' : (bytes ?? body ?? '');
  const isCutOff = !response.shouldKeepAlive && !request.complete && !isHttp2(request);
  if (!isCutOff) return void response.end(text);
  if (text === '') response.flushHeaders();
  else response.write(text);
  discardBody(request);
}

/**
 * Sends the parts of a response as fast as they are read. If one fails, the connection is closed: the client sees that the
 * response is incomplete.
 */
function sendParts(response: ServerResponse, stream: AsyncIterable<string>): void {
  pipeline(Readable.from(stream), response).catch(() => response.destroy());
}

export const writeProblem = (response: ServerResponse, problem: Problem, id: string): void =>
  writeResponse(response, problemResponse(problem, id), id);
