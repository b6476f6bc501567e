import { lookup as systemLookup } from 'node:dns';
import { createSecureContext, type SecureContext } from 'node:tls';
import { Deadlines } from '../../lib/timers.ts';
import { Targets } from './address.ts';
import { Attempt, type AttemptResult, type SendRequest } from './attempt.ts';
import { ConnectionPool } from './connection.ts';
import type { SenderOptions } from './options.ts';
import { parseProxy } from './proxy.ts';

export type { AttemptResult, SendRequest } from './attempt.ts';

/** Makes attempts over HTTP. Built by {@link createSender}. */
export type Sender = {
  /**
   * Makes one attempt and says how it went. Rejects only for a request that HTTP can't carry (a line break
   * in a header, say), which is a mistake of the caller.
   */
  send(request: SendRequest): Promise<AttemptResult>;
  /** Refuses new attempts, waits for those under way, closes every connection. */
  close(): Promise<void>;
  /** Refuses new attempts and ends those under way at once, as internal errors. */
  destroy(): void;
};

/**
 * Creates a sender with its own connections. Redirects are never followed and only 2xx is success; the body
 * is read to a cap, undecoded, and a response longer than that is judged by its status at once. So is a response
 * whose headers are not as HTTP defines them, and its connection is closed.
 *
 * A receiver may close a kept connection just as a request goes out on it. When that happens before the
 * first byte of a response, the request goes out once more, on a new connection and within the same ten
 * seconds; the receiver can therefore receive one delivery twice, and deduplicates by event id as for any retry.
 *
 * Concurrency is not limited here: a second queue behind the engine's own would let our waiting eat the
 * receiver's ten seconds.
 *
 * @example
 * const sender = createSender({ now: () => performance.now() });
 * const result = await sender.send({ url, headers, body, policy });
 * if (!result.ok && !result.isInternal) reschedule(result.error);
 */
export function createSender(options: SenderOptions): Sender {
  const { now, timeoutMs = 10_000, captureBytes = 4_096 } = options;
  const ca = options.tls?.ca;
  let secureContext: SecureContext | null =
    ca === undefined ? null : createSecureContext({ ca: typeof ca === 'string' ? ca : [...ca] });
  const pool = new ConnectionPool({
    now,
    lookup: options.lookup ?? systemLookup,
    keepAliveMs: options.keepAliveMs ?? 4_000,
    maxConnectionAgeMs: options.maxConnectionAgeMs ?? 60_000,
    maxIdleConnections: options.maxIdleConnections ?? 1_024,
    // Node's 250 ms gives up on a far receiver whose first address works but is slow.
    addressTimeoutMs: Math.max(10, Math.min(1_000, Math.floor(timeoutMs / 4))),
    proxy: options.proxy === undefined ? undefined : parseProxy(options.proxy),
    // Building one takes longer than a handshake, so all connections share it.
    secureContext: () => {
      secureContext ??= createSecureContext();
      return secureContext;
    },
  });
  const underWay = new Set<Attempt>();
  let isClosed = false;

  const settings = {
    now,
    timeoutMs,
    captureBytes,
    pool,
    targets: new Targets(),
    deadlines: new Deadlines<Attempt>(timeoutMs, (attempt) => attempt.expire()),
    onSettled: (attempt: Attempt) => underWay.delete(attempt),
    onProxyError: options.onProxyError ?? (() => {}),
  };

  function send(request: SendRequest): Promise<AttemptResult> {
    const attempt = new Attempt(request, settings);
    if (isClosed) {
      attempt.abort('the sender is closed');
    } else {
      underWay.add(attempt);
      attempt.start();
    }
    return attempt.result;
  }

  async function close(): Promise<void> {
    isClosed = true;
    await Promise.allSettled(Array.from(underWay, (attempt) => attempt.result));
    pool.clear();
  }

  function destroy(): void {
    isClosed = true;
    for (const attempt of underWay) attempt.abort('the sender was shut down');
    pool.clear();
  }

  return { send, close, destroy };
}
