/**
 * When failed attempts are made again. Attempt k+1 comes `delaysMs[k-1]` after attempt k failed; after the
 * listed delays one last attempt comes exactly `windowMs` after the first attempt.
 */
export type RetrySchedule = { readonly delaysMs: readonly number[]; readonly windowMs: number };

/** The input of {@link nextAttempt}. Times are epoch milliseconds. */
export type FailedAttempt = {
  readonly schedule: RetrySchedule;
  /** The number of the attempt that failed, from 1. */
  readonly attempt: number;
  readonly firstAttemptAt: number;
  readonly failedAt: number;
  /** From `Retry-After`, sent with 429 and 503 only. */
  readonly retryAfterMs?: number | undefined;
};

const UNIT_MS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const MAX_DELAYS = 50;
// Longer than any window, yet safe to add to any epoch time.
const MAX_RETRY_AFTER_MS = 365 * UNIT_MS.d;

/** 30 s, 5 min, 30 min, 2 h, 6 h, and the last one 24 h after the first: seven attempts. */
export const defaultRetrySchedule: RetrySchedule = {
  delaysMs: [30 * UNIT_MS.s, 5 * UNIT_MS.m, 30 * UNIT_MS.m, 2 * UNIT_MS.h, 6 * UNIT_MS.h],
  windowMs: 24 * UNIT_MS.h,
};

/**
 * When the next attempt is due, in epoch milliseconds: always after `failedAt` and never past the end of the
 * window; `null` when there is none left. `Retry-After` moves an attempt later, never earlier; one that
 * reaches past the window moves it to the window's end, which makes it the last.
 *
 * A clock that jumped back before the first attempt restarts the window at `failedAt`, so that no attempt is
 * ever further away than one window. A clock that jumped past the window ends the retries.
 */
export function nextAttempt(failed: FailedAttempt): number | null {
  const { schedule, attempt, failedAt } = failed;
  const windowEndsAt = Math.min(failed.firstAttemptAt, failedAt) + schedule.windowMs;
  if (attempt > schedule.delaysMs.length + 1 || failedAt >= windowEndsAt) return null;
  const delayMs = schedule.delaysMs[attempt - 1];
  const scheduledAt = delayMs === undefined ? windowEndsAt : failedAt + delayMs;
  const retryAfterMs = failed.retryAfterMs ?? 0;
  const askedFor = Number.isNaN(retryAfterMs) ? scheduledAt : failedAt + retryAfterMs;
  return Math.min(Math.max(scheduledAt, askedFor, failedAt + 1), windowEndsAt);
}

/**
 * Reads a schedule from configuration: delays separated by commas, each a whole number with `s`, `m`, `h` or
 * `d`, and the window in the same form.
 *
 * @example parseRetrySchedule('30s,5m,30m,2h,6h', '24h')
 * @throws RangeError that says which part is wrong and what would be right.
 */
export function parseRetrySchedule(delays: string, window = '24h'): RetrySchedule {
  const delaysMs = delays.split(',').map((part) => parseDuration(part, 'retry delay'));
  if (delaysMs.length > MAX_DELAYS) {
    throw new RangeError(`there are ${delaysMs.length} retry delays; the maximum is ${MAX_DELAYS}`);
  }
  const windowMs = parseDuration(window, 'retry window');
  return checkRetrySchedule({ delaysMs, windowMs });
}

/** Throws a RangeError if the delays leave no room in the window. */
export function checkRetrySchedule(schedule: RetrySchedule): RetrySchedule {
  const { delaysMs, windowMs } = schedule;
  const totalMs = delaysMs.reduce((sum, delayMs) => sum + delayMs, 0);
  if (totalMs < windowMs) return schedule;
  throw new RangeError(
    `the retry delays add up to ${totalMs / 1_000} s, which leaves no room for the last attempt at the end of the retry window of ${windowMs / 1_000} s`,
  );
}

/**
 * The wait that a `Retry-After` header asks for, in milliseconds, from 0 (a date in the past) to a year.
 * `undefined` when the header is absent or is neither a whole number of seconds nor an HTTP date.
 */
export function parseRetryAfter(value: string | null | undefined, nowMs: number): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1_000, MAX_RETRY_AFTER_MS);
  const at = parseHttpDate(text);
  return at === undefined ? undefined : Math.min(Math.max(at - nowMs, 0), MAX_RETRY_AFTER_MS);
}

function parseDuration(text: string, subject: string): number {
  const match = /^\s*(\d{1,9})([smhd])\s*$/.exec(text);
  const amount = Number(match?.[1] ?? 0);
  const unit = match?.[2];
  if (!isUnit(unit) || amount === 0) {
    throw new RangeError(
      `"${text.trim()}" is not a valid ${subject}; use a positive integer followed by s, m, h or d, such as 30s or 5m`,
    );
  }
  return amount * UNIT_MS[unit];
}

function isUnit(text: string | undefined): text is keyof typeof UNIT_MS {
  return text !== undefined && Object.hasOwn(UNIT_MS, text);
}

// Date.parse accepts nearly anything ("soon 1" is a day in 2001), so only the three forms of RFC 9110 reach it.
function parseHttpDate(text: string): number | undefined {
  const isZoned =
    /^[A-Z][a-z]{2,8}, (?:\d{2} [A-Z][a-z]{2} \d{4}|\d{2}-[A-Z][a-z]{2}-\d{2}) \d{2}:\d{2}:\d{2} GMT$/.test(
      text,
    );
  const isAsctime = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/.test(text);
  if (!isZoned && !isAsctime) return undefined;
  const at = Date.parse(isZoned ? text : `${text} GMT`);
  return Number.isNaN(at) ? undefined : at;
}
