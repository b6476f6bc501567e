import type { IncomingMessage } from 'node:http';

/** Whether a request was received by node:http2. The parser of node:http also accepts `HTTP/2.0` in a request line. */
export const isHttp2 = (request: IncomingMessage): boolean => 'stream' in request;
