import type { TargetPolicy } from './address.ts';
import type { AttemptError } from './failure.ts';

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
