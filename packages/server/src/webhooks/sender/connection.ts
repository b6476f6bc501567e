import { isIP, type LookupFunction, connect as netConnect, type Socket } from 'node:net';
import { type SecureContext, connect as tlsConnect } from 'node:tls';
import {
  AddressRefusedError,
  guardedLookup,
  isAddressAllowed,
  type Target,
  type TargetPolicy,
} from './address.ts';
import type { ConnectionPhase, RequestBytes } from './attempt.ts';
import type { LookupAll } from './options.ts';
import { type ForwardProxy, openTunnel } from './proxy.ts';
import { type ResponseEvents, ResponseParser } from './response.ts';

/** What all connections of one sender share. */
export type ConnectionSettings = {
  readonly lookup: LookupAll;
  readonly now: () => number;
  readonly keepAliveMs: number;
  readonly addressTimeoutMs: number;
  readonly secureContext: () => SecureContext;
  /** The proxy through which all connections go, if there is one. */
  readonly proxy: ForwardProxy | undefined;
};

/** Where a connection leads: `port` and `hostname` as the URL has them. */
export type Endpoint = { readonly isTls: boolean; readonly hostname: string; readonly port: number };

/** What a connection reports of an exchange. After `onEnd` and `onFailure` nothing more follows. */
export type ExchangeEvents = Omit<ResponseEvents, 'onEnd' | 'onInvalid'> & {
  /** The request may have been sent from now on. */
  onWritten(): void;
  onFirstByte(): void;
  onEnd(isReusable: boolean): void;
  onFailure(error: Error): void;
};

/** The connection ended, or what was received is not HTTP. */
class ResponseError extends Error {
  override readonly name = 'ResponseError';
  readonly code: 'CONNECTION_CLOSED' | 'INVALID_RESPONSE';

  constructor(code: 'CONNECTION_CLOSED' | 'INVALID_RESPONSE', message: string) {
    super(message);
    this.code = code;
  }
}

// A receiver that announces when it closes may close that much earlier than our clock tells.
const KEEP_ALIVE_MARGIN_MS = 2_000;

/** One HTTP/1.1 connection to one origin under one policy, for one request at a time. */
export class Connection {
  readonly key: string;
  phase: ConnectionPhase = 'connect';
  /** Of the present request's dial; null when it had none. */
  dnsMs: number | null = null;
  connectMs: number | null = null;
  dialledAt: number | null = null;
  /** Whether the present request goes out on a socket that an earlier one had used. */
  isReused = false;
  /** Called when a connection that carries no request can no longer be used. */
  onIdleEnd: () => void = () => {};
  readonly #endpoint: Endpoint;
  readonly #policy: TargetPolicy;
  readonly #settings: ConnectionSettings;
  #socket: Socket | null = null;
  #exchange: { readonly events: ExchangeEvents; readonly parser: ResponseParser; hasBytes: boolean } | null =
    null;
  #keepAliveMs: number;
  #isDestroyed = false;

  constructor(key: string, endpoint: Endpoint, policy: TargetPolicy, settings: ConnectionSettings) {
    this.key = key;
    this.#endpoint = endpoint;
    this.#policy = policy;
    this.#settings = settings;
    this.#keepAliveMs = settings.keepAliveMs;
  }

  /** Sends a request, after connecting if this is the first one. */
  send(request: RequestBytes, events: ExchangeEvents): void {
    this.isReused = this.#socket !== null;
    this.dnsMs = null;
    this.connectMs = null;
    const parser = new ResponseParser({
      onInformational: () => events.onInformational(),
      onHead: (status, headers) => events.onHead(status, headers),
      onBody: (chunk) => events.onBody(chunk),
      onEnd: (isReusable, keepAliveMs) => this.#onEnd(isReusable, keepAliveMs),
      onInvalid: (reason) => this.#fail(new ResponseError('INVALID_RESPONSE', reason)),
    });
    this.#exchange = { events, parser, hasBytes: false };
    if (this.#socket === null) this.#dial(() => this.#write(request));
    else this.#write(request);
  }

  /** Waits for the next request; a connection that is not used for some time is closed. */
  rest(): void {
    this.#socket?.setTimeout(this.#keepAliveMs);
  }

  /** Ends the connection at once, also while it is being established. */
  destroy(): void {
    this.#isDestroyed = true;
    this.#exchange = null;
    this.#socket?.destroy();
  }

  #write({ head, body }: RequestBytes): void {
    const socket = this.#socket;
    if (socket === null || this.#exchange === null) return;
    socket.setTimeout(0);
    this.#exchange.events.onWritten();
    socket.cork();
    socket.write(head, 'latin1');
    if (body.length > 0) socket.write(body);
    socket.uncork();
  }

  #onData(chunk: Buffer): void {
    const exchange = this.#exchange;
    // Nobody asked for it.
    if (exchange === null) {
      this.destroy();
      return;
    }
    if (!exchange.hasBytes) {
      exchange.hasBytes = true;
      exchange.events.onFirstByte();
    }
    exchange.parser.read(chunk);
  }

  #onEnd(isReusable: boolean, keepAliveMs: number): void {
    const { keepAliveMs: longest } = this.#settings;
    this.#keepAliveMs = Math.min(longest, keepAliveMs - KEEP_ALIVE_MARGIN_MS);
    const events = this.#exchange?.events;
    this.#exchange = null;
    // A response that came before the whole request was written leaves a part of it in the socket.
    const isIdle = this.#socket?.writableLength === 0 && this.#socket.writable && !this.#socket.readableEnded;
    events?.onEnd(isReusable && isIdle === true && this.#keepAliveMs > 0);
  }

  #fail(error: Error): void {
    const events = this.#exchange?.events;
    this.destroy();
    events?.onFailure(error);
  }

  #onClose(): void {
    if (this.#exchange === null) this.onIdleEnd();
    else if (!this.#exchange.parser.close())
      this.#fail(new ResponseError('CONNECTION_CLOSED', 'the connection was closed'));
  }

  #dial(onOpen: () => void): void {
    const { now } = this.#settings;
    const { hostname, port } = this.#endpoint;
    const startedAt = now();
    this.dialledAt = startedAt;
    let resolvedAt = startedAt;
    const isLiteral = isIP(hostname) !== 0;
    this.phase = isLiteral ? 'connect' : 'dns';
    // A literal address never reaches the lookup.
    if (isLiteral && !isAddressAllowed(hostname, this.#policy, port)) {
      this.#fail(new AddressRefusedError('the address is not allowed to receive webhooks'));
      return;
    }
    const guarded = guardedLookup(this.#policy, this.#settings.lookup, port);
    const lookup: LookupFunction = (name, options, done) => {
      guarded(name, options, (error, address, family) => {
        resolvedAt = now();
        this.dnsMs = resolvedAt - startedAt;
        if (error === null) this.phase = 'connect';
        done(error, address, family);
      });
    };
    this.#open(lookup, () => {
      this.phase = 'open';
      this.connectMs = now() - resolvedAt;
      onOpen();
    });
  }

  /** Connects to the receiver itself, or through the proxy to an address of the receiver that was checked here. */
  #open(lookup: LookupFunction, onOpen: () => void): void {
    const { proxy, addressTimeoutMs } = this.#settings;
    const { hostname, port, isTls } = this.#endpoint;
    if (proxy !== undefined) {
      const onProxy = (socket: Socket, isOpen: boolean) => {
        if (this.#isDestroyed) socket.destroy();
        this.#socket = socket;
        this.phase = isOpen ? 'tunnel' : 'proxy';
      };
      openTunnel(proxy, { hostname, port, lookup }, onProxy, (error, socket) => {
        if (this.#isDestroyed) socket?.destroy();
        else if (error !== null) this.#fail(error);
        else if (isTls) this.#secure({ socket, host: hostname }, onOpen);
        else {
          this.#watch(socket);
          this.#use(socket, onOpen);
        }
      });
      return;
    }
    const options = {
      host: hostname,
      port,
      noDelay: true,
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: addressTimeoutMs,
      lookup,
    };
    if (isTls) this.#secure(options, onOpen);
    else {
      const socket = netConnect(options);
      socket.once('connect', () => this.#use(socket, onOpen));
      this.#watch(socket);
    }
  }

  #secure(options: object, onOpen: () => void): void {
    const { hostname } = this.#endpoint;
    const socket = tlsConnect({
      ...options,
      secureContext: this.#settings.secureContext(),
      // RFC 6066 wants neither an address nor a trailing dot here.
      servername: isIP(hostname) === 0 ? hostname.replace(/\.$/, '') : '',
      ALPNProtocols: ['http/1.1'],
    });
    if ('socket' in options) this.phase = 'tls';
    else socket.once('connect', () => (this.phase = 'tls'));
    socket.once('secureConnect', () => this.#use(socket, onOpen));
    this.#watch(socket);
  }

  /** Notices the failure of a socket. An error event nobody listens to would end the process. */
  #watch(socket: Socket): void {
    if (this.#isDestroyed) socket.destroy();
    this.#socket = socket;
    socket.on('error', (error) => socket === this.#socket && this.#fail(error));
    socket.on('close', () => socket === this.#socket && this.#onClose());
    socket.on('timeout', () => socket === this.#socket && this.destroy());
  }

  #use(socket: Socket, onOpen: () => void): void {
    socket.on('data', (chunk: Buffer) => this.#onData(chunk));
    socket.on('end', () => this.#onClose());
    onOpen();
  }
}

/** Limits of what a {@link ConnectionPool} keeps for later. */
export type PoolSettings = ConnectionSettings & {
  readonly maxIdleConnections: number;
  readonly maxConnectionAgeMs: number;
};

/**
 * Idle connections by origin and policy, so that a request never rides on a connection that was dialled
 * under another policy. The last one used goes out first, which lets the surplus of a burst close by itself.
 */
export class ConnectionPool {
  readonly #settings: PoolSettings;
  readonly #idle = new Map<string, Connection[]>();
  #idleCount = 0;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
  }

  /** An idle connection, or a new one that dials with its first request. */
  acquire(target: Target): Connection {
    for (let idle = this.#take(target.key); idle !== undefined; idle = this.#take(target.key)) {
      if (!this.#isTooOld(idle)) return idle;
      idle.destroy();
    }
    return this.acquireFresh(target);
  }

  /** A connection that no earlier request has used. */
  acquireFresh({ key, endpoint, policy }: Target): Connection {
    const connection = new Connection(key, endpoint, policy, this.#settings);
    connection.onIdleEnd = () => this.#forget(connection);
    return connection;
  }

  /** Keeps a connection whose response has ended, as far as there is room. */
  release(connection: Connection): void {
    if (this.#idleCount >= this.#settings.maxIdleConnections || this.#isTooOld(connection)) {
      connection.destroy();
      return;
    }
    const idle = this.#idle.get(connection.key);
    if (idle === undefined) this.#idle.set(connection.key, [connection]);
    else idle.push(connection);
    this.#idleCount += 1;
    connection.rest();
  }

  /** Closes every idle connection. */
  clear(): void {
    for (const connection of [...this.#idle.values()].flat()) connection.destroy();
    this.#idle.clear();
    this.#idleCount = 0;
  }

  #take(key: string): Connection | undefined {
    const idle = this.#idle.get(key);
    const connection = idle?.pop();
    if (idle?.length === 0) this.#idle.delete(key);
    if (connection !== undefined) this.#idleCount -= 1;
    return connection;
  }

  #forget(connection: Connection): void {
    const idle = this.#idle.get(connection.key);
    const index = idle?.indexOf(connection) ?? -1;
    if (idle === undefined || index === -1) return;
    idle.splice(index, 1);
    if (idle.length === 0) this.#idle.delete(connection.key);
    this.#idleCount -= 1;
    connection.destroy();
  }

  // A connection that is never idle would hold on to an address that the name has long left.
  #isTooOld(connection: Connection): boolean {
    const { dialledAt } = connection;
    return dialledAt !== null && this.#settings.now() - dialledAt > this.#settings.maxConnectionAgeMs;
  }
}
