import { isIPv6 } from 'node:net';
import { isAboutCertificate } from '../../lib/certificates.ts';
import type { Deadlines } from '../../lib/timers.ts';
import type { Target, TargetPolicy, Targets } from './address.ts';
import type { Connection, ConnectionPool, ExchangeEvents } from './connection.ts';
import { ProxyError } from './proxy.ts';
import { BodyCapture, captureHeaders, firstHeader, type ReceivedHeaders } from './response.ts';

/** Why an attempt did not succeed. `aborted` is always an internal error. */
export type AttemptError =
  | 'dns_error'
  | 'connection_refused'
  | 'connection_reset'
  | 'tls_error'
  | 'certificate_expired'
  | 'certificate_not_yet_valid'
  | 'certificate_self_signed'
  | 'certificate_untrusted'
  | 'certificate_chain_incomplete'
  | 'certificate_wrong_host'
  | 'certificate_invalid'
  | 'timeout'
  | 'redirect'
  | 'address_refused'
  | 'http_status'
  | 'protocol_error'
  | 'aborted';

/**
 * How far a connection got: `proxy` while it is opened to the proxy, `tunnel` while the proxy opens one to the receiver.
 * `open` means that a request may be written.
 */
export type ConnectionPhase = 'dns' | 'proxy' | 'tunnel' | 'connect' | 'tls' | 'open';

/** How far an attempt got: `body` once the headers of the response are there. */
export type AttemptPhase = ConnectionPhase | 'body';

/** `detail` is in the log of deliveries, where the owner of the endpoint reads it, and so names no resolved address. */
export type Failure = {
  readonly error: AttemptError;
  readonly isInternal: boolean;
  readonly detail: string | null;
};

const OWN_FAULT_CODES: ReadonlySet<string> = new Set([
  'EMFILE',
  'ENFILE',
  'ENOBUFS',
  'ENOMEM',
  'ENETDOWN',
  'EADDRINUSE',
  'EADDRNOTAVAIL',
  'EAI_MEMORY',
]);

const RESET_CODES: ReadonlySet<string> = new Set([
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  // The receiver closed before its response was complete.
  'CONNECTION_CLOSED',
]);

/** Says what a transport error means for an attempt. Errors of happy eyeballs are judged by their parts. */
export function classifyFailure(error: Error, phase: AttemptPhase): Failure {
  if (error instanceof ProxyError) return proxyFailure(error);
  const parts = partsOf(error);
  const own = parts.find(isInternalError);
  if (own !== undefined) return { error: 'aborted', isInternal: true, detail: codeOf(own) };
  const decisive = parts.find((part) => codeOf(part) === 'ECONNREFUSED') ?? parts.at(-1) ?? error;
  const kind = kindOf(decisive, phase);
  return { error: kind, isInternal: false, detail: codeOf(decisive) || decisive.name };
}

/** What a proxy says of a receiver counts; that the proxy itself does not work does not. */
function proxyFailure({ status, detail, isInternal }: ProxyError): Failure {
  if (isInternal) return { error: 'aborted', isInternal, detail };
  const error =
    status === 504 ? 'timeout' : status === 502 || status === 503 ? 'connection_refused' : 'address_refused';
  return { error, isInternal, detail };
}

// The names of OpenSSL and Node.js. A chain of one certificate whose issuer is unknown has an error of its own.
const certificateErrors: Readonly<Record<string, AttemptError>> = {
  CERT_HAS_EXPIRED: 'certificate_expired',
  CERT_NOT_YET_VALID: 'certificate_not_yet_valid',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate_self_signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate_untrusted',
  UNABLE_TO_GET_ISSUER_CERT: 'certificate_untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate_untrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate_chain_incomplete',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate_wrong_host',
};

function kindOf(error: Error, phase: AttemptPhase): AttemptError {
  const code = codeOf(error);
  if (code === 'ADDRESS_REFUSED') return 'address_refused';
  if (phase === 'dns') return 'dns_error';
  if (code === 'ETIMEDOUT') return 'timeout';
  if (RESET_CODES.has(code)) return 'connection_reset';
  if (code === 'INVALID_RESPONSE') return 'protocol_error';
  const ofCertificate = certificateErrors[code];
  if (ofCertificate) return ofCertificate;
  if (phase === 'tls' && isAboutCertificate(code)) return 'certificate_invalid';
  // TLS 1.3 receivers refuse a client (no certificate given, for one) after the handshake has ended.
  if (phase === 'tls' || /^(?:ERR_SSL|ERR_TLS|EPROTO)/.test(code)) return 'tls_error';
  if (phase === 'connect') return 'connection_refused';
  return code.startsWith('E') ? 'connection_reset' : 'protocol_error';
}

function partsOf(error: Error): readonly Error[] {
  if (!(error instanceof AggregateError)) return [error];
  return error.errors.filter((part: unknown) => part instanceof Error);
}

// A host without IPv6 reports EADDRNOTAVAIL for a v6 address; an internal error would be retried endlessly.
function isInternalError(error: Error): boolean {
  if (!OWN_FAULT_CODES.has(codeOf(error))) return false;
  const isV6 = 'address' in error && typeof error.address === 'string' && isIPv6(error.address);
  return !(codeOf(error) === 'EADDRNOTAVAIL' && isV6);
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

type AttemptSettings = {
  readonly now: () => number;
  readonly timeoutMs: number;
  readonly captureBytes: number;
  readonly pool: ConnectionPool;
  readonly targets: Targets;
  readonly deadlines: Deadlines<Attempt>;
  readonly onSettled: (attempt: Attempt) => void;
  readonly onProxyError: (message: string) => void;
};

const MAX_INFORMATIONAL = 8;
// A deadline noticed this late was missed by a stalled process, not by the receiver.
const OWN_STALL_MS = 1_000;

/** One attempt, from the check of the target to its result. */
export class Attempt implements ExchangeEvents {
  readonly result: Promise<AttemptResult>;
  readonly #resolve: (result: AttemptResult) => void;
  readonly #reject: (error: Error) => void;
  readonly #request: SendRequest;
  readonly #settings: AttemptSettings;
  readonly #startedAt: number;
  readonly #body: BodyCapture;
  #target: Target | null = null;
  #bytes: RequestBytes | null = null;
  #connection: Connection | null = null;
  #isSettled = false;
  #hasRetried = false;
  #informational = 0;
  #status: number | null = null;
  #headers: ReceivedHeaders | null = null;
  #writtenAt: number | null = null;
  #firstByteAt: number | null = null;

  constructor(request: SendRequest, settings: AttemptSettings) {
    const { promise, resolve, reject } = Promise.withResolvers<AttemptResult>();
    this.result = promise;
    this.#resolve = resolve;
    this.#reject = reject;
    this.#request = request;
    this.#settings = settings;
    this.#startedAt = settings.now();
    this.#body = new BodyCapture(settings.captureBytes);
  }

  start(): void {
    const { url, policy, signal } = this.#request;
    if (signal?.aborted === true) {
      this.#onAbort();
      return;
    }
    const { pool, targets, deadlines } = this.#settings;
    const checked = targets.check(url, policy);
    if ('refusal' in checked) {
      this.#fail({ error: 'address_refused', isInternal: false, detail: checked.refusal });
      return;
    }
    const { host, path } = checked.target;
    try {
      this.#bytes = requestBytes(host, path, this.#request.headers, this.#request.body);
    } catch (error) {
      this.#finish('destroy');
      this.#reject(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    this.#target = checked.target;
    deadlines.add(this);
    signal?.addEventListener('abort', this.#onAbort);
    this.#dispatch(pool.acquire(checked.target), this.#bytes);
  }

  /** Ends the attempt as an internal error. */
  abort(detail: string): void {
    this.#fail({ error: 'aborted', isInternal: true, detail });
  }

  /** Ends the attempt because its time is over. */
  expire(): void {
    const { now, timeoutMs } = this.#settings;
    if (now() - this.#startedAt > timeoutMs + OWN_STALL_MS) {
      this.abort('this process stalled past the deadline');
      return;
    }
    if (this.#connection?.phase === 'proxy') {
      this.#settings.onProxyError('The webhook proxy cannot be reached (no connection in time).');
      this.abort('proxy_unreachable');
      return;
    }
    this.#fail({ error: 'timeout', isInternal: false, detail: this.#waitingFor() });
  }

  onWritten(): void {
    this.#writtenAt = this.#settings.now();
  }

  onFirstByte(): void {
    this.#firstByteAt ??= this.#settings.now();
  }

  onInformational(): void {
    this.#informational += 1;
    if (this.#informational > MAX_INFORMATIONAL) {
      this.#fail({ error: 'protocol_error', isInternal: false, detail: 'too many 1xx responses' });
    }
  }

  onHead(status: number, headers: ReceivedHeaders): void {
    this.#status = status;
    this.#headers = headers;
  }

  onBody(chunk: Buffer): void {
    if (!this.#isSettled && this.#body.add(chunk)) this.#settle(this.#verdict(), 'destroy');
  }

  onEnd(isReusable: boolean): void {
    this.#settle(this.#verdict(), isReusable ? 'keep' : 'destroy');
  }

  onFailure(error: Error): void {
    if (this.#isSettled) return;
    const phase = this.#status === null ? (this.#connection?.phase ?? 'connect') : 'body';
    const failure = classifyFailure(error, phase);
    if (error instanceof ProxyError && failure.isInternal) this.#settings.onProxyError(error.message);
    // Kept connections may be what uses up the file descriptors.
    if (failure.detail === 'EMFILE' || failure.detail === 'ENFILE') this.#settings.pool.clear();
    if (!this.#retryStale(failure)) this.#fail(failure);
  }

  #dispatch(connection: Connection, bytes: RequestBytes): void {
    this.#connection = connection;
    connection.send(bytes, this);
  }

  #retryStale(failure: Failure): boolean {
    const isStale = this.#connection?.isReused === true && this.#firstByteAt === null;
    if (this.#hasRetried || !isStale || failure.error !== 'connection_reset') return false;
    if (this.#target === null || this.#bytes === null) return false;
    this.#hasRetried = true;
    this.#connection?.destroy();
    this.#dispatch(this.#settings.pool.acquireFresh(this.#target), this.#bytes);
    return true;
  }

  readonly #onAbort = (): void => this.abort('the attempt was aborted');

  #waitingFor(): string {
    if (this.#status !== null) return 'waiting for the end of the body';
    switch (this.#connection?.phase) {
      case 'dns':
        return 'waiting for DNS';
      case 'tunnel':
        return 'waiting for the proxy to connect';
      case 'connect':
        return 'waiting for the connection';
      case 'tls':
        return 'waiting for the TLS handshake';
      default:
        return 'waiting for a response';
    }
  }

  #verdict(): Failure | null {
    const status = this.#status ?? 0;
    if (status >= 200 && status < 300) return null;
    const error = status >= 300 && status < 400 ? 'redirect' : 'http_status';
    return { error, isInternal: false, detail: null };
  }

  #fail(failure: Failure): void {
    this.#settle(failure, 'destroy');
  }

  #settle(failure: Failure | null, connection: 'keep' | 'destroy'): void {
    if (this.#isSettled) return;
    const timings = this.#timings();
    this.#finish(connection);
    this.#resolve({
      ok: failure === null,
      status: this.#status,
      headers: this.#headers === null ? null : captureHeaders(this.#headers),
      body: this.#status === null ? null : this.#body.text(),
      error: failure?.error ?? null,
      detail: failure?.detail ?? null,
      isInternal: failure?.isInternal ?? false,
      written: this.#writtenAt !== null,
      retryAfter: this.#headers === null ? null : firstHeader(this.#headers, 'retry-after'),
      timings,
    });
  }

  #finish(connection: 'keep' | 'destroy'): void {
    this.#isSettled = true;
    this.#settings.onSettled(this);
    this.#settings.deadlines.delete(this);
    this.#request.signal?.removeEventListener('abort', this.#onAbort);
    if (this.#connection === null) return;
    if (connection === 'keep') this.#settings.pool.release(this.#connection);
    else this.#connection.destroy();
  }

  #timings(): AttemptTimings {
    const written = this.#writtenAt;
    const firstByte = this.#firstByteAt;
    return {
      dnsMs: rounded(this.#connection?.dnsMs),
      connectMs: rounded(this.#connection?.connectMs),
      firstByteMs: written === null || firstByte === null ? null : rounded(firstByte - written),
      totalMs: Math.round(this.#settings.now() - this.#startedAt),
    };
  }
}

function rounded(durationMs: number | null | undefined): number | null {
  return durationMs === null || durationMs === undefined ? null : Math.round(durationMs);
}

/** One signed request, ready to be sent. */
export type SendRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string;
  readonly policy: TargetPolicy;
  /** Ends the attempt as an internal error. */
  readonly signal?: AbortSignal | undefined;
};

/** Whole milliseconds; null for what did not happen, as dialling on a kept connection. */
export type AttemptTimings = {
  readonly dnsMs: number | null;
  /** From the resolved address to a usable connection, TLS included. */
  readonly connectMs: number | null;
  /** From the written request to the first byte of the response. */
  readonly firstByteMs: number | null;
  readonly totalMs: number;
};

/** How one attempt went. What was received is there for failures too. */
export type AttemptResult = {
  readonly ok: boolean;
  readonly status: number | null;
  readonly headers: Record<string, string> | null;
  /** At most the first `captureBytes`; empty for an empty body, null when there was no response. */
  readonly body: string | null;
  readonly error: AttemptError | null;
  /** A short technical reason beside `error`, such as `ENOTFOUND` or `EMFILE`. */
  readonly detail: string | null;
  /** The receiver is not the cause: the attempt must not count. */
  readonly isInternal: boolean;
  /** Whether any of the request may have reached the receiver. */
  readonly written: boolean;
  /** The raw header, for `parseRetryAfter`. */
  readonly retryAfter: string | null;
  readonly timings: AttemptTimings;
};

/** A request as it is written to a connection. */
export type RequestBytes = { readonly head: string; readonly body: Buffer };

const NAME = /^[\w!#$%&'*+.^`|~-]+$/;

const INVALID_VALUE = /[^\t\u0020-\u007e\u0080-\u00ff]/;

/**
 * A POST request over HTTP/1.1.
 *
 * @throws TypeError for a header that HTTP cannot carry, which is a mistake of the caller.
 */
function requestBytes(
  host: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array | string,
): RequestBytes {
  let head = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: keep-alive\r\n`;
  for (const [name, value] of Object.entries(headers)) {
    if (!NAME.test(name) || INVALID_VALUE.test(value)) throw new TypeError(`invalid ${name} header`);
    head += `${name}: ${value}\r\n`;
  }
  const bytes =
    typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  return { head: `${head}content-length: ${bytes.length}\r\n\r\n`, body: bytes };
}
