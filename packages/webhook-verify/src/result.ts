import type { WebhookEvent } from './events.ts';

/**
 * Why a delivery was refused.
 *
 * - `body_not_raw`: the body given is not a string or bytes.
 * - `missing_header`: no `Service-Signature` among the headers.
 * - `malformed_header`: not `t=<unix seconds>,v1=<64 hex digits>`.
 * - `timestamp_too_old`, `timestamp_in_future`: outside the tolerance.
 * - `no_match`: no signature of the header was made with any of the secrets over this body.
 * - `invalid_payload`: genuinely signed, but not a JSON event.
 */
export type FailureCode =
  | 'body_not_raw'
  | 'missing_header'
  | 'malformed_header'
  | 'timestamp_too_old'
  | 'timestamp_in_future'
  | 'no_match'
  | 'invalid_payload';

/** A refused delivery. The message is fixed for each code: it never holds a body or a secret. */
export interface Failure {
  ok: false;
  /** Why, for programs. */
  code: FailureCode;
  /** Why, for people. */
  message: string;
}

/** A delivery whose signature, age and shape were all checked. */
export interface Success {
  ok: true;
  /** The event. */
  event: WebhookEvent;
}

/** What `check()` gives. */
export type Result = Success | Failure;

const messages: Record<FailureCode, string> = {
  body_not_raw: 'The body is not raw: the JSON seems to have been parsed and serialised again',
  missing_header: 'No Service-Signature header',
  malformed_header: 'Service-Signature is not t=<seconds>,v1=<hex>',
  timestamp_too_old: 'The timestamp is too old',
  timestamp_in_future: 'The timestamp is in the future',
  no_match: 'No signature matches: another secret, or the body was changed',
  invalid_payload: 'The signed body is not a JSON event',
};

export function failure(code: FailureCode): Failure {
  return { ok: false, code, message: messages[code] };
}

/**
 * What `verify()` throws for a delivery that is not to be trusted. It carries a `code` and a fixed
 * message, never the body, the header or a secret, so it is safe to log.
 */
export class WebhookVerificationError extends Error {
  /** Why the delivery was refused. */
  readonly code: FailureCode;

  constructor(failed: { code: FailureCode; message: string }) {
    super(failed.message);
    this.name = 'WebhookVerificationError';
    this.code = failed.code;
  }
}

export function eventOrThrow(result: Result): WebhookEvent {
  if (result.ok) return result.event;
  throw new WebhookVerificationError(result);
}
