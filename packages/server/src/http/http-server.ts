import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, Problem } from '../contract/errors.ts';
import type { Ids } from '../lib/ids.ts';
import { problemResponse } from '../pipeline/problem.ts';
import type { Admit } from './admit.ts';
import type { ConnectionGate } from './connection-gate.ts';
import { completeHeaders, writeProblem } from './write.ts';

export interface HttpServerOptions {
  admit: Admit;
  gate: ConnectionGate;
  ids: Ids;
  requestTimeoutMs: number;
  listener: (request: IncomingMessage, response: ServerResponse) => void;
}

/** How long a connection stays open after its last response, for the client to read that response. */
const lingerMs = 5000;

/**
 * The server's own node:http server: every request passes through the gate, and data that is not HTTP gets a problem
 * document.
 */
export function createHttpServer({
  admit,
  gate,
  ids,
  requestTimeoutMs,
  listener,
}: HttpServerOptions): Server {
  const options = {
    requireHostHeader: false,
    headersTimeout: Math.min(20_000, requestTimeoutMs),
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: Math.min(5000, requestTimeoutMs / 4),
    keepAliveTimeout: 65_000,
  };
  const enter = (request: IncomingMessage, response: ServerResponse) =>
    admit(request, response, () => listener(request, response));
  const server = createServer(options, enter);
  server.on('checkContinue', (request, response) => {
    // Sent when the body is read: clients of rejected requests do not need to send it, and 100 is not sent in vain.
    if (hasBody(request)) {
      request.once('resume', () => {
        if (!response.headersSent && !response.destroyed) response.writeContinue();
      });
    }
    enter(request, response);
  });
  server.on('checkExpectation', (request, response) =>
    gate.enter(request, response, () => {
      const problem = new Problem('expectation_failed', '`Expect` accepts only `100-continue`.');
      writeProblem(response, problem, ids.next('req'));
    }),
  );
  server.on('connect', (_, socket: Socket) => {
    const problem = new Problem('bad_request', 'This server is not a proxy: it does not support `CONNECT`.');
    gate.unreadable(socket, () => refuse(socket, problem, ids.next('req')));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    gate.unreadable(socket, () => refuse(socket, problemOf(error), ids.next('req')));
  });
  return server;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const details: Partial<Record<string, [ErrorCode, string]>> = {
  HPE_HEADER_OVERFLOW: ['bad_request', 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [
    'request_timeout',
    'The complete request did not arrive in time. Send it again.',
  ],
};

function problemOf({ code = '' }: NodeJS.ErrnoException): Problem {
  const [known, detail] = details[code] ?? ['bad_request', 'The request is not valid HTTP.'];
  return new Problem(known, detail);
}

/** Responds on a connection that has no current request, and closes it. */
function refuse(socket: Socket, problem: Problem, id: string): void {
  const response = problemResponse(problem, id);
  const headers = { ...completeHeaders(response, id), Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}\r\n${lines.join('')}\r\n${response.body}`,
  );
  // Further bytes close it immediately: see `clientError`.
  socket.setTimeout(lingerMs);
}
