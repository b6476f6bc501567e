import { isIP, connect as netConnect, type Socket } from 'node:net';
import { type SecureContext, connect as tlsConnect } from 'node:tls';
import { type buildConnector, Client } from 'undici';
import { AddressRefusedError, guardedLookup, isAddressAllowed, type TargetPolicy } from './address.ts';
import type { ConnectionPhase } from './failure.ts';
import { InterimResponses } from './interim-responses.ts';
import type { LookupAll } from './options.ts';

/** What all connections of one sender share. */
export type ConnectionSettings = {
  readonly lookup: LookupAll;
  readonly now: () => number;
  readonly keepAliveMs: number;
  readonly addressTimeoutMs: number;
  readonly secureContext: () => SecureContext;
};

const MAX_HEADER_BYTES = 16_384;

/**
 * One HTTP/1.1 connection to one origin under one policy, for one request at a time. A client of undici that
 * finds its socket closed dials again by itself, so a dial may happen at the first or at any later request.
 */
export class Connection {
  readonly key: string;
  readonly client: Client;
  phase: ConnectionPhase = 'connect';
  /** Of the present request's dial; null when it had none. */
  dnsMs: number | null = null;
  connectMs: number | null = null;
  dialledAt: number | null = null;
  /** Whether the present request went out on a socket that an earlier one had used. */
  isReused = false;
  readonly #policy: TargetPolicy;
  readonly #settings: ConnectionSettings;
  readonly #interimResponses = new InterimResponses();
  #socket: Socket | null = null;

  constructor(key: string, origin: string, policy: TargetPolicy, settings: ConnectionSettings) {
    this.key = key;
    this.#policy = policy;
    this.#settings = settings;
    this.client = new Client(origin, {
      connect: (target, callback) => this.#dial(target, callback),
      pipelining: 1,
      maxHeaderSize: MAX_HEADER_BYTES,
      keepAliveTimeout: settings.keepAliveMs,
      keepAliveMaxTimeout: settings.keepAliveMs,
      // One deadline covers the whole attempt and is kept by the sender.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  /** Call before each request. */
  begin(): void {
    this.isReused = this.dialledAt !== null;
    this.dnsMs = null;
    this.connectMs = null;
    this.#interimResponses.expectResponse();
  }

  /** Ends the connection at once, also while it is being established. */
  destroy(): void {
    this.#socket?.destroy();
    void this.client.destroy();
  }

  #dial(target: buildConnector.Options, callback: buildConnector.Callback): void {
    const { now, addressTimeoutMs } = this.#settings;
    const isTls = target.protocol === 'https:';
    const port = Number(target.port) || (isTls ? 443 : 80);
    const isLiteral = isIP(target.hostname) !== 0;
    const startedAt = now();
    let resolvedAt = startedAt;
    this.isReused = false;
    this.dialledAt = startedAt;
    this.phase = isLiteral ? 'connect' : 'dns';

    // A literal address never reaches the lookup.
    if (isLiteral && !isAddressAllowed(target.hostname, this.#policy, port)) {
      callback(new AddressRefusedError('the address is not allowed to receive webhooks'), null);
      return;
    }
    const guarded = guardedLookup(this.#policy, this.#settings.lookup, port);
    const options = {
      host: target.hostname,
      port,
      noDelay: true,
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: addressTimeoutMs,
      lookup: ((hostname, lookupOptions, done) => {
        guarded(hostname, lookupOptions, (error, address, family) => {
          resolvedAt = now();
          this.dnsMs = resolvedAt - startedAt;
          if (error === null) this.phase = 'connect';
          done(error, address, family);
        });
      }) satisfies typeof guarded,
    };
    const socket = isTls
      ? tlsConnect({
          ...options,
          secureContext: this.#settings.secureContext(),
          // RFC 6066 wants neither an address nor a trailing dot here.
          servername: isLiteral ? '' : target.hostname.replace(/\.$/, ''),
          ALPNProtocols: ['http/1.1'],
        })
      : netConnect(options);
    this.#socket = socket;
    this.#interimResponses.attach(socket);

    let isSettled = false;
    if (isTls) socket.once('connect', () => (this.phase = 'tls'));
    socket.once(isTls ? 'secureConnect' : 'connect', () => {
      this.phase = 'open';
      this.connectMs = now() - resolvedAt;
      isSettled = true;
      callback(null, socket);
    });
    // Stays for the life of the socket: an error event nobody listens to would end the process.
    socket.on('error', (error) => {
      if (isSettled) return;
      isSettled = true;
      callback(error, null);
    });
  }
}
