import type { Dispatcher } from 'undici';
import type { Deadlines } from '../../lib/deadlines.ts';
import type { AttemptResult, AttemptTimings, SendRequest } from './attempt-result.ts';
import type { Connection } from './connection.ts';
import type { ConnectionPool } from './connection-pool.ts';
import { classifyFailure, type Failure, isMalformedRequest } from './failure.ts';
import { BodyCapture, captureHeaders, firstHeader } from './response-capture.ts';
import type { Target, Targets } from './targets.ts';

type AttemptSettings = {
  readonly now: () => number;
  readonly timeoutMs: number;
  readonly captureBytes: number;
  readonly pool: ConnectionPool;
  readonly targets: Targets;
  readonly deadlines: Deadlines<Attempt>;
  readonly onSettled: (attempt: Attempt) => void;
};

type ResponseHeaders = Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseStart']>>[2];

const MAX_INFORMATIONAL = 8;
// A deadline noticed this late was missed by a stalled process, not by the receiver.
const OWN_STALL_MS = 1_000;

/** One attempt, from the check of the target to its result. Also the handler that undici reports to. */
export class Attempt implements Dispatcher.DispatchHandler {
  readonly result: Promise<AttemptResult>;
  readonly #resolve: (result: AttemptResult) => void;
  readonly #reject: (error: Error) => void;
  readonly #request: SendRequest;
  readonly #settings: AttemptSettings;
  readonly #startedAt: number;
  readonly #body: BodyCapture;
  #target: Target | null = null;
  #connection: Connection | null = null;
  #isSettled = false;
  #hasRetried = false;
  #informational = 0;
  #status: number | null = null;
  #headers: ResponseHeaders | null = null;
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
    this.#target = checked.target;
    deadlines.add(this);
    signal?.addEventListener('abort', this.#onAbort);
    this.#dispatch(checked.target, pool.acquire(checked.target));
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
    this.#fail({ error: 'timeout', isInternal: false, detail: this.#waitingFor() });
  }

  onRequestStart(): void {
    this.#writtenAt = this.#settings.now();
  }

  onResponseStarted(): void {
    this.#firstByteAt ??= this.#settings.now();
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: ResponseHeaders): void {
    if (this.#isSettled) return;
    if (status >= 200) {
      this.#status = status;
      this.#headers = headers;
      return;
    }
    this.#informational += 1;
    if (this.#informational > MAX_INFORMATIONAL) {
      this.#fail({ error: 'protocol_error', isInternal: false, detail: 'too many 1xx responses' });
    }
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    if (!this.#isSettled && this.#body.add(chunk)) this.#settle(this.#verdict(), 'destroy');
  }

  onResponseEnd(): void {
    this.#settle(this.#verdict(), 'keep');
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    if (this.#isSettled) return;
    if (isMalformedRequest(error)) {
      this.#finish('destroy');
      this.#reject(error);
      return;
    }
    const phase = this.#status === null ? (this.#connection?.phase ?? 'connect') : 'body';
    const failure = classifyFailure(error, phase);
    // Kept connections may be what uses up the file descriptors.
    if (failure.detail === 'EMFILE' || failure.detail === 'ENFILE') this.#settings.pool.clear();
    if (!this.#retryStale(failure)) this.#fail(failure);
  }

  #dispatch({ path }: Target, connection: Connection): void {
    this.#connection = connection;
    connection.begin();
    connection.client.dispatch(
      {
        path,
        method: 'POST',
        headers: this.#request.headers,
        body: this.#request.body,
      },
      this,
    );
  }

  #retryStale(failure: Failure): boolean {
    const isStale = this.#connection?.isReused === true && this.#firstByteAt === null;
    if (this.#hasRetried || !isStale || failure.error !== 'connection_reset' || this.#target === null)
      return false;
    this.#hasRetried = true;
    this.#connection?.destroy();
    this.#dispatch(this.#target, this.#settings.pool.acquireFresh(this.#target));
    return true;
  }

  readonly #onAbort = (): void => this.abort('the attempt was aborted');

  #waitingFor(): string {
    if (this.#status !== null) return 'waiting for the end of the body';
    switch (this.#connection?.phase) {
      case 'dns':
        return 'waiting for DNS';
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
    return { error, isInternal: false, detail: String(status) };
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

  // Everything that undici reports from here on is about a request that nobody waits for.
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
