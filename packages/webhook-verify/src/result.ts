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

export function failure(code: FailureCode): Failure {
  // Made of the code, since a table of texts would be a fifth of the whole verifier.
  const hint = code === 'body_not_raw' ? ', the JSON seems to have been parsed and serialised again' : '';
  return { ok: false, code, message: `Webhook refused: ${code}${hint}` };
}

/**
 * What `verify()` throws for a delivery that is not to be trusted. It carries a `code` and a fixed
 * message, never the body, the header or a secret, so it is safe to log.
 */
export class WebhookVerificationError extends Error {
  override name = 'WebhookVerificationError';
  /** Why the delivery was refused. */
  readonly code: FailureCode;

  constructor({ code, message }: { code: FailureCode; message: string }) {
    super(message);
    this.code = code;
  }
}

export function eventOrThrow(result: Result): WebhookEvent {
  if (result.ok) return result.event;
  throw new WebhookVerificationError(result);
}
