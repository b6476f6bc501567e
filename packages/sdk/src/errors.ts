import type { Problem } from './generated/records.ts';
import type { ResponseHead } from './options.ts';

/** A stable error code of the server, such as `'not_found'`. */
export type ErrorCode = Problem['code'];

/** An error code that the client itself gives. */
export type ClientErrorCode =
  | 'aborted'
  | 'connection_failed'
  | 'deadline_exceeded'
  | 'incomplete_body'
  | 'invalid_api_key_format'
  | 'invalid_option'
  | 'invalid_path_parameter'
  | 'invalid_response'
  | 'repeated_cursor'
  | 'secret_key_in_browser'
  | 'timeout'
  | 'unexpected_redirect';

/** One fault of a body or a query: where it is, its code, and what would be right. */
export type FieldError = NonNullable<Problem['errors']>[number];

/** What is known of a failed request. */
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
 * What every failure of a request is: catch this one class, then look at `code` or at the subclass.
 * The message never holds a body, an id or a key.
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
export class RollbookError extends Error {
  // Spelled out, so that it survives minifiers, and not a field, so that it stays out of what a log prints.
  override get name(): string {
    return 'RollbookError';
  }
  /** HTTP status; undefined when no answer came. */
  declare readonly status: number | undefined;
  /** Stable code, of the server or of the client; undefined when the answer was not a problem document. */
  declare readonly code: ErrorCode | ClientErrorCode | (string & {}) | undefined;
  /** The server's identifier of the request (`Service-Request-Id`). */
  declare readonly requestId: string | undefined;
  /** What to do, for a person, as the server says it. */
  declare readonly detail: string | undefined;
  /** Every fault of the body or the query; empty when there is none. */
  readonly errors: readonly FieldError[] = [];
  /** HTTP method. */
  declare readonly method: string | undefined;
  /** Path template, such as `/v1/learners/{learner_id}`. */
  declare readonly path: string | undefined;
  /** How many times the request was sent. */
  readonly attempts: number = 0;
  /** The key that every attempt of this write carried: pass it to `idempotencyKey` to go on with the same write. */
  declare readonly idempotencyKey: string | undefined;
  /** The wait that the answer asked for. */
  declare readonly retryAfterMs: number | undefined;
  /** The whole problem document, with members such as `existing_id`; not enumerable, so that logs leave it out. */
  declare readonly problem: Readonly<Problem> | undefined;
  /** Headers of the response; undefined when no response came. Not enumerable either. */
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
  override get name(): string {
    return 'AuthenticationError';
  }
}
/** 403: the key lacks a scope; `detail` names it. */
export class PermissionError extends RollbookError {
  declare readonly status: 403;
  override get name(): string {
    return 'PermissionError';
  }
}
/** 404: no such record in this school, or no such path. */
export class NotFoundError extends RollbookError {
  declare readonly status: 404;
  override get name(): string {
    return 'NotFoundError';
  }
}
/** 409: the state of the record does not allow this. */
export class ConflictError extends RollbookError {
  declare readonly status: 409;
  override get name(): string {
    return 'ConflictError';
  }
}
/** 410: what the request refers to can't be used any more. */
export class GoneError extends RollbookError {
  declare readonly status: 410;
  override get name(): string {
    return 'GoneError';
  }
}
/** 412: the record has changed since it was read (`ifMatch`). */
export class PreconditionFailedError extends RollbookError {
  declare readonly status: 412;
  override get name(): string {
    return 'PreconditionFailedError';
  }
}
/** 422: the values of the body are wrong; `errors` lists every one. */
export class ValidationError extends RollbookError {
  declare readonly status: 422;
  override get name(): string {
    return 'ValidationError';
  }
}
/** 429: too many requests, retries included. */
export class RateLimitError extends RollbookError {
  declare readonly status: 429;
  override get name(): string {
    return 'RateLimitError';
  }
}
/** 400 and every other 4xx: the request can't be read. */
export class BadRequestError extends RollbookError {
  declare readonly status: number;
  override get name(): string {
    return 'BadRequestError';
  }
}
/** 5xx: the server failed, retries included. */
export class ServerError extends RollbookError {
  declare readonly status: number;
  override get name(): string {
    return 'ServerError';
  }
}
/** No answer came: refused, reset, no such host, TLS. `cause` is what fetch threw. */
export class ConnectionError extends RollbookError {
  declare readonly status: undefined;
  override get name(): string {
    return 'ConnectionError';
  }
}
/** An attempt took longer than `timeoutMs` (code `timeout`), or the call longer than `deadlineMs` (`deadline_exceeded`). */
export class TimeoutError extends RollbookError {
  declare readonly status: undefined;
  override get name(): string {
    return 'TimeoutError';
  }
}
/** The caller's signal was aborted; `cause` is its reason. `name` is `AbortError`, as the platform has it. */
export class AbortError extends RollbookError {
  declare readonly status: undefined;
  override get name(): string {
    return 'AbortError';
  }
}
/** The answer is not what the API gives: not JSON, empty, cut off, a redirect, a cursor that repeats. */
export class InvalidResponseError extends RollbookError {
  override get name(): string {
    return 'InvalidResponseError';
  }
}
/** An option, a key or a path parameter that can't be used; nothing was sent. */
export class InvalidArgumentError extends RollbookError {
  declare readonly status: undefined;
  override get name(): string {
    return 'InvalidArgumentError';
  }
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

/** The class for a status that is not a success. */
export function classOf(status: number): typeof RollbookError {
  return (
    byStatus[status] ?? (status >= 500 ? ServerError : status >= 400 ? BadRequestError : InvalidResponseError)
  );
}
