import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, Problem } from '../contract/errors.ts';
import { type Clock, iso } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import {
  clearInterval,
  clearTimeout,
  createServer,
  STATUS_CODES,
  setInterval,
  setTimeout,
} from '../lib/platform.ts';
import { problemResponse } from '../pipeline/problem.ts';
import type { Admit } from './admit.ts';
import { completeHeaders, isHttp2, writeProblem } from './write.ts';

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

/** Handles a request, or passes it on. */
export type Listener = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * The requests that are received by other servers of the program: closing the listener of this one does not wait for them.
 */
export class PassedRequests {
  readonly #ids: Ids;
  readonly #clock: Clock;
  readonly #open = new Set<ServerResponse>();
  #onEmpty: (() => void) | undefined;

  constructor(ids: Ids, clock: Clock) {
    this.#ids = ids;
    this.#clock = clock;
  }

  /** Handles a request, unless the server is closing. */
  enter(response: ServerResponse, handle: () => void): void {
    if (this.#onEmpty) return void this.#refuse(response);
    if (!response.destroyed) {
      this.#open.add(response);
      response.once('close', () => {
        this.#open.delete(response);
        if (this.#open.size === 0) this.#onEmpty?.();
      });
    }
    handle();
  }

  #refuse(response: ServerResponse): void {
    const detail = 'The server is stopping. Send the request again.';
    const stopping = new Problem('unavailable', detail, { retryAfterSeconds: 1 });
    response.setHeader('Service-Time', iso(this.#clock.now()));
    writeProblem(response, stopping, this.#ids.next('req'));
  }

  /** Resolves when all have been responded to. Those that are not after `lateMs` are cut off. */
  async close(lateMs: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#onEmpty = resolve;
    if (this.#open.size === 0) resolve();
    const late = setTimeout(() => {
      for (const response of this.#open) response.destroy();
      resolve();
    }, lateMs);
    await promise;
    clearTimeout(late);
  }
}

/** Number of waiting requests of a connection at which its socket is no longer read. */
const pauseAt = 16;
/**
 * Maximum number of waiting requests of a connection. It can be reached, because node:http parses a whole chunk even
 * if the socket is paused.
 */
const mostWaiting = 100;

interface Entry {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly handle: () => void;
}

/**
 * Handles the requests of a connection one at a time, each when the client has read the previous response. A client
 * that sends requests and reads nothing then costs one response instead of one for each request. Connections whose
 * client reads nothing of a response for `responseTimeoutMs` are closed.
 */
export class ConnectionGate {
  readonly #connections = new Map<Socket, Connection>();
  readonly #sweep: NodeJS.Timeout;

  constructor({ responseTimeoutMs }: { responseTimeoutMs: number }) {
    this.#sweep = setInterval(() => {
      for (const connection of this.#connections.values()) connection.closeIfUnread(responseTimeoutMs);
    }, responseTimeoutMs / 4);
    this.#sweep.unref();
  }

  /** Calls `handle` immediately, or when all previous requests of the connection have been responded to. */
  enter(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
    // HTTP/2 has flow control and a limit for each request of a connection.
    if (isHttp2(request)) return void handle();
    const { socket } = request;
    let connection = this.#connections.get(socket);
    if (!connection) {
      if (socket.destroyed) return;
      connection = new Connection(socket);
      this.#connections.set(socket, connection);
      socket.once('close', () => {
        connection?.drop();
        this.#connections.delete(socket);
      });
    }
    connection.enter({ request, response, handle });
  }

  /**
   * Records that the following bytes of the connection are not a request. `refuse` is called when the previous
   * requests have been responded to, so that its response is not taken for that of another request.
   */
  unreadable(socket: Socket, refuse: () => void): void {
    const connection = this.#connections.get(socket);
    if (connection) connection.unreadable(refuse);
    else refuse();
  }

  close(): void {
    clearInterval(this.#sweep);
  }
}

class Connection {
  readonly #socket: Socket;
  readonly #waiting: Entry[] = [];
  #current: Entry | undefined;
  #last: Entry | undefined;
  #refuse: (() => void) | undefined;
  /** The response whose reading is timed, and the timeout that the socket had before. */
  #timed: { response: ServerResponse; before: number } | undefined;

  constructor(socket: Socket) {
    this.#socket = socket;
    // node:http resumes the socket after each response.
    socket.on('resume', () => {
      if (this.#isFull || (this.#refuse && this.#current)) socket.pause();
    });
  }

  get #isFull(): boolean {
    return this.#waiting.length >= pauseAt;
  }

  enter(entry: Entry): void {
    this.#last = entry;
    if (!this.#current) this.#start(entry);
    else if (this.#waiting.length === mostWaiting) this.#socket.destroy();
    else {
      this.#waiting.push(entry);
      if (this.#isFull) this.#socket.pause();
    }
  }

  #start(entry: Entry): void {
    this.#current = entry;
    if (this.#timed) this.#socket.setTimeout(this.#timed.before);
    this.#timed = undefined;
    // It is closed when the operating system has accepted its last byte, or when the connection is closed.
    entry.response.on('close', this.#next);
    entry.handle();
  }

  readonly #next = (): void => {
    this.#current = undefined;
    if (this.#last?.request.complete) this.#last = undefined;
    // After a response with `Connection: close` no further request is handled.
    if (!this.#socket.writable) return void this.drop();
    const entry = this.#waiting.shift();
    if (!entry && !this.#refuse) return;
    if (this.#waiting.length === 0) this.#socket.resume();
    if (!entry) return void this.#refuse?.();
    this.#start(entry);
  };

  unreadable(refuse: () => void): void {
    if (this.#refuse) return;
    const last = this.#last;
    if (last && !last.request.complete) {
      // The unreadable bytes are the body of the last request.
      if (last.response.headersSent) return void this.#socket.destroy();
      if (last === this.#current) return void refuse();
      this.#waiting.pop();
    }
    this.#refuse = refuse;
    if (!this.#current) return void refuse();
    // What else is sent does not count as if a response was being read.
    this.#socket.pause();
  }

  /** Closes the connection if nothing of a response that has begun is read for so long. */
  closeIfUnread(timeoutMs: number): void {
    const response = this.#current?.response;
    if (!response?.headersSent || this.#timed?.response === response) return;
    this.#timed = { response, before: this.#socket.timeout ?? 0 };
    // The socket knows what the operating system has taken, also of a single large write.
    response.setTimeout(timeoutMs, () => this.#socket.destroy());
  }

  /** Discards all requests, because the connection is closed. */
  drop(): void {
    this.#waiting.length = 0;
    this.#current = undefined;
    this.#last = undefined;
    this.#timed = undefined;
  }
}
