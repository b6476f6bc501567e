import type { Problem } from './generated/records.ts';
import type { ResponseHead } from './options.ts';

/** A stable error code of the server, such as `'not_found'`. */
export type ErrorCode = Problem['code'];

/** An error code of the client itself. */
export type ClientErrorCode =
  | 'aborted'
  | 'connection_failed'
  | 'deadline_exceeded'
  | 'incomplete_body'
  | 'invalid_api_key_format'
  | 'invalid_body'
  | 'invalid_option'
  | 'invalid_path_parameter'
  | 'invalid_response'
  | 'repeated_cursor'
  | 'secret_key_in_browser'
  | 'timeout'
  | 'unexpected_redirect';

/** A field error of a body or a query: the field, a code, and what is expected. */
export type FieldError = NonNullable<Problem['errors']>[number];

/** The known facts about a failed request. */
export interface ErrorFacts {
  status?: number | undefined;
  code?: ErrorCode | ClientErrorCode | (string & {}) | undefined;
  requestId?: string | undefined;
  detail?: string | undefined;
  errors?: readonly FieldError[];
  method?: string;
  path?: string;
  attempts?: number;
  idempotencyKey?: string | undefined;
  retryAfterMs?: number | undefined;
  problem?: unknown;
  headers?: ResponseHead['headers'] | undefined;
}

/**
 * An `Error` whose subclasses with a `kind` also recognise errors of another copy of this package, such as the CommonJS
 * copy beside the ESM copy in one process. Created by a function, because bundlers never remove a class with a computed
 * member name.
 */
function brandedError(): new (message?: string, options?: { cause?: unknown }) => Error {
  const brand = Symbol.for('rollbook.sdk.error');
  return class extends Error {
    declare static kind?: string;

    get [brand](): string | undefined {
      return (this.constructor as { kind?: string }).kind;
    }

    static override [Symbol.hasInstance](value: unknown): boolean {
      // A subclass of a user's program has no kind of its own: only its own instances belong to it.
      const kind = Object.hasOwn(this, 'kind') && this.kind;
      let at = Object(value);
      while (at && at !== this.prototype && !(kind && at[brand] === kind)) at = Object.getPrototypeOf(at);
      return at !== null;
    }
  };
}

const BrandedError: ReturnType<typeof brandedError> = /* @__PURE__ */ brandedError();

/**
 * The base class of all errors of a request: catch this class, then check `code` or the subclass.
 * The message never contains a value of a body, an id or a key. `instanceof` also recognises errors of another copy of
 * this package in the same process.
 *
 * @example
 * ```ts
 * try {
 *   await client.learners.create({ name: 'Thandi Example' });
 * } catch (error) {
 *   if (error instanceof ValidationError) console.error(error.errors);
 *   else if (error instanceof RollbookError) console.error(error.code, error.requestId);
 *   else throw error;
 * }
 * ```
 */
export class RollbookError extends BrandedError {
  // A literal, so that it survives minification.
  /** @internal */
  static readonly kind: string = 'RollbookError';
  // Not a field, so that logs do not print it.
  override get name(): string {
    return (this.constructor as typeof RollbookError).kind;
  }
  /** HTTP status; undefined if there was no response. */
  declare readonly status: number | undefined;
  /** Stable code from the server or the client; undefined if the response was not a problem document. */
  declare readonly code: ErrorCode | ClientErrorCode | (string & {}) | undefined;
  /** The server's identifier of the request (`Service-Request-Id`). */
  declare readonly requestId: string | undefined;
  /** What is wrong and what to do, as reported by the server. */
  declare readonly detail: string | undefined;
  /** All field errors of the body or the query; empty if there are none. */
  readonly errors: readonly FieldError[] = [];
  /** HTTP method. */
  declare readonly method: string | undefined;
  /** Path template, such as `/v1/learners/{learner_id}`. */
  declare readonly path: string | undefined;
  /** Number of times that the request was sent. */
  readonly attempts: number = 0;
  /** The idempotency key of all attempts of this write. Pass it as `idempotencyKey` to retry the same write. */
  declare readonly idempotencyKey: string | undefined;
  /**
   * Whether this write may have been carried out, by any of its attempts. To find out, send it again with
   * `idempotencyKey`.
   */
  readonly outcomeUnknown: boolean = false;
  /** The wait that the server requested, in milliseconds. */
  declare readonly retryAfterMs: number | undefined;
  /** The complete problem document, with members such as `existing_id`. Not enumerable, so that logs leave it out. */
  declare readonly problem: Readonly<Problem> | undefined;
  /** Response headers; undefined if there was no response. Not enumerable. */
  declare readonly headers: ResponseHead['headers'] | undefined;

  constructor(message: string, { problem, headers, ...facts }: ErrorFacts = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    Object.assign(this, facts);
    Object.defineProperties(this, { problem: { value: problem }, headers: { value: headers } });
  }
}

/** 401: the key is missing, unknown, revoked or expired. */
export class AuthenticationError extends RollbookError {
  declare readonly status: 401;
  /** @internal */
  static override readonly kind: string = 'AuthenticationError';
}
/** 403: the key lacks a scope; `detail` names it. */
export class PermissionError extends RollbookError {
  declare readonly status: 403;
  /** @internal */
  static override readonly kind: string = 'PermissionError';
}
/** 404: no such record in this school, or no such path. */
export class NotFoundError extends RollbookError {
  declare readonly status: 404;
  /** @internal */
  static override readonly kind: string = 'NotFoundError';
}
/** 409: the request conflicts with the current state of the record. */
export class ConflictError extends RollbookError {
  declare readonly status: 409;
  /** @internal */
  static override readonly kind: string = 'ConflictError';
}
/** 410: the resource that the request refers to can no longer be used. */
export class GoneError extends RollbookError {
  declare readonly status: 410;
  /** @internal */
  static override readonly kind: string = 'GoneError';
}
/** 412: the record has changed since it was read (`ifMatch`). */
export class PreconditionFailedError extends RollbookError {
  declare readonly status: 412;
  /** @internal */
  static override readonly kind: string = 'PreconditionFailedError';
}
/** 422: the body is invalid; `errors` lists all field errors. */
export class ValidationError extends RollbookError {
  declare readonly status: 422;
  /** @internal */
  static override readonly kind: string = 'ValidationError';
}
/** 429: too many requests, even after retries. */
export class RateLimitError extends RollbookError {
  declare readonly status: 429;
  /** @internal */
  static override readonly kind: string = 'RateLimitError';
}
/** 400 and every other 4xx: the request is invalid. */
export class BadRequestError extends RollbookError {
  declare readonly status: number;
  /** @internal */
  static override readonly kind: string = 'BadRequestError';
}
/** 5xx: the server failed, even after retries. */
export class ServerError extends RollbookError {
  declare readonly status: number;
  /** @internal */
  static override readonly kind: string = 'ServerError';
}
/** There was no response: connection refused or reset, unknown host, TLS error. `cause` is what fetch threw. */
export class ConnectionError extends RollbookError {
  declare readonly status: undefined;
  /** @internal */
  static override readonly kind: string = 'ConnectionError';
}
/** An attempt took longer than `timeoutMs` (code `timeout`), or the call longer than `deadlineMs` (`deadline_exceeded`). */
export class TimeoutError extends RollbookError {
  declare readonly status: undefined;
  /** @internal */
  static override readonly kind: string = 'TimeoutError';
}
/** The caller's signal was aborted; `cause` is its reason. `name` is `AbortError`, as on the platform. */
export class AbortError extends RollbookError {
  declare readonly status: undefined;
  /** @internal */
  static override readonly kind: string = 'AbortError';
}
/** The response is not valid for the API: not JSON, empty, incomplete, a redirect, or a repeated cursor. */
export class InvalidResponseError extends RollbookError {
  /** @internal */
  static override readonly kind: string = 'InvalidResponseError';
}
/** An option, a key or a path parameter is invalid; nothing was sent. */
export class InvalidArgumentError extends RollbookError {
  declare readonly status: undefined;
  /** @internal */
  static override readonly kind: string = 'InvalidArgumentError';
}

const byStatus: Record<number, typeof RollbookError> = {
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  410: GoneError,
  412: PreconditionFailedError,
  422: ValidationError,
  429: RateLimitError,
};

/** The error class for a status that is not a success. */
export function classOf(status: number): typeof RollbookError {
  return (
    byStatus[status] ?? (status >= 500 ? ServerError : status >= 400 ? BadRequestError : InvalidResponseError)
  );
}
