// The longest delay that setTimeout supports; with a longer one it would fire immediately.
import type { RollbookError } from './errors.ts';

const longestTimeoutMs = 2_147_483_647;

/**
 * Runs the work and settles with whatever comes first: its result, the time limit or the caller's abort. The work
 * gets its own signal, and no timer or listener on the caller's signal is left behind.
 */
export function limited<T>(
  work: (signal: AbortSignal) => Promise<T>,
  limitMs: number,
  timedOut: () => Error,
  signal: AbortSignal | undefined,
  aborted: () => Error,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    // Rejects directly: a fetch that ignores its signal must not block the caller.
    const stop = (error: Error) => {
      settle();
      reject(error);
      // Without the error as reason: fetch of Node gives the reason another stack, which does not lead to the caller.
      controller.abort();
    };
    const onAbort = () => stop(aborted());
    const timer = setTimeout(() => stop(timedOut()), Math.min(limitMs, longestTimeoutMs));
    signal?.addEventListener('abort', onAbort);
    if (signal?.aborted) onAbort();
    work(controller.signal).then(
      (value) => {
        settle();
        resolve(value);
      },
      (error: unknown) => {
        settle();
        reject(error);
      },
    );
  });
}

/** Waits, unless the signal is already aborted or is aborted in the meantime. */
export function sleep(ms: number, signal: AbortSignal | undefined, aborted: () => Error): Promise<void> {
  return new Promise((resolve, reject) => {
    // An event that was already dispatched is not dispatched again.
    if (signal?.aborted) return reject(aborted());
    const onAbort = () => {
      clearTimeout(timer);
      reject(aborted());
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}

const retriedStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);
const retriedFaults = new Set(['connection_failed', 'timeout', 'incomplete_body']);
const unanswered = new Set(['connection_failed', 'timeout', 'deadline_exceeded', 'aborted']);
const longestWaitMs = 60_000;
const longestJitterMs = 8000;
const httpDate =
  /^[A-Z][a-z]{2}, \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * The wait that a `Retry-After` header requests: whole seconds or an HTTP date. Anything else (`1.5`, `-1`, `soon`)
 * is ignored.
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const at = httpDate.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

/** Full jitter without a minimum, so that clients that failed at the same time do not retry at the same time. */
export function backoffMs(retries: number, random: number): number {
  return random * Math.min(longestJitterMs, 500 * 2 ** retries);
}

/**
 * The wait that the server requested, and a random time, so that clients that were rejected at the same time do not return at
 * the same time: up to half of that wait, at most 8 seconds, and for a short one, such as 0, as without a request.
 */
function requestedWaitMs(retryAfter: number, retries: number, random: number): number {
  return (
    retryAfter + Math.max(backoffMs(retries, random), random * Math.min(longestJitterMs, retryAfter / 2))
  );
}

function isRetryable({ status, code = '' }: RollbookError): boolean {
  return status === undefined || status < 300 ? retriedFaults.has(code) : retriedStatuses.has(status);
}

/** Errors of the server which say that nothing was changed. Others with these statuses may come from a proxy. */
const unchanged = new Set(['internal_error', 'unavailable', 'overloaded', 'unsupported_transfer_coding']);
/** Statuses with which the server rejects a write before it looks for the response that it stored. */
const early = new Set([401, 403, 408, 425, 429]);

/**
 * Whether a write may have been carried out by an attempt that failed, or by one before it. Once the server has looked for
 * a stored response and found none, nothing was changed before.
 */
export function isOutcomeUnknown(
  { status, code = '' }: RollbookError,
  isWrite: boolean,
  before: boolean,
): boolean {
  if (!isWrite) return false;
  if (status === undefined) return before || unanswered.has(code);
  if (status < 300 || (status >= 500 && !unchanged.has(code))) return true;
  return before && (status < 400 || status >= 500 || !code || early.has(status));
}

/**
 * Milliseconds to wait before the next attempt; undefined if there is none. A wait that the server requests is never
 * shortened: if it is longer than a minute or ends after the deadline, the error is thrown immediately.
 */
export function waitMs(
  error: RollbookError,
  retries: number,
  maxRetries: number,
  remainingMs: number,
): number | undefined {
  if (retries >= maxRetries || !isRetryable(error)) return undefined;
  const { retryAfterMs: requested } = error;
  const least = requested ?? backoffMs(retries, Math.random());
  if (least > longestWaitMs || least >= remainingMs) return undefined;
  if (requested === undefined) return least;
  const wait = requestedWaitMs(requested, retries, Math.random());
  // The time that is left may be enough for the wait itself, but not for the addition.
  return wait < remainingMs ? wait : least;
}
