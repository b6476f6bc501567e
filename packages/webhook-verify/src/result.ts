import type { WebhookEvent } from './events.ts';

/**
 * Why a delivery was rejected.
 *
 * - `body_not_raw`: the body is not a string or bytes.
 * - `missing_header`: there is no `Service-Signature` header.
 * - `malformed_header`: the header is not `t=<unix seconds>,v1=<64 hex digits>`.
 * - `timestamp_too_old`, `timestamp_in_future`: the timestamp is outside the tolerance.
 * - `no_secret`: the function `secret` of an adapter has no secret for this request.
 * - `no_match`: no signature in the header matches this body with any of the secrets.
 * - `invalid_payload`: the signature is valid, but the body is not a JSON event.
 */
export type FailureCode =
  | 'body_not_raw'
  | 'missing_header'
  | 'malformed_header'
  | 'timestamp_too_old'
  | 'timestamp_in_future'
  | 'no_secret'
  | 'no_match'
  | 'invalid_payload';

/** A rejected delivery. The message is fixed for each code: it never contains a body or a secret. */
export interface Failure {
  ok: false;
  /** The reason, as a code. */
  code: FailureCode;
  /** The reason, as text. */
  message: string;
}

/** A delivery with a valid signature, timestamp and format. */
export interface Success {
  ok: true;
  /** The event. */
  event: WebhookEvent;
}

/** The result of `check()`. */
export type Result = Success | Failure;

export function failure(code: FailureCode): Failure {
  // Built from the code, because a table of texts would be a fifth of the whole verifier.
  const hint = code === 'body_not_raw' ? ', the JSON seems to have been parsed and serialised again' : '';
  return { ok: false, code, message: `Webhook rejected: ${code}${hint}` };
}

/**
 * An `Error` that also recognises those of another copy of this package, such as the CommonJS copy
 * beside the ESM copy. Created by a function, so that bundlers can remove it.
 */
function brandedError(): new (message: string) => Error {
  const brand = Symbol.for('rollbook.webhook-verify.error');
  return class Branded extends Error {
    [brand] = true;

    static override [Symbol.hasInstance](value: unknown): boolean {
      let at = Object(value);
      // A subclass of a user's program recognises only its own instances.
      if (at[brand] && Object.getPrototypeOf(this) === Branded) return true;
      while (at && at !== this.prototype) at = Object.getPrototypeOf(at);
      return !!at;
    }
  };
}

const BrandedError: ReturnType<typeof brandedError> = /* @__PURE__ */ brandedError();

/**
 * The error that `verify()` throws if verification fails. It has a `code` and a fixed message, and
 * never contains the body, the header or a secret, so it is safe to log. `instanceof`
 * also recognises errors of another copy of this package in the same process.
 */
export class WebhookVerificationError extends BrandedError {
  override name = 'WebhookVerificationError';
  /** Why the delivery was rejected. */
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
