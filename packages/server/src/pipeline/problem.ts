import { type ErrorCode, Problem } from '../contract/errors.ts';
import { errors as catalog } from '../generated/operations.ts';
import {
  ConnectionLost,
  diskTrouble,
  errorCode,
  Locked,
  OutcomeUnknown,
  Overloaded,
  ReadOnly,
} from '../sql/database.ts';
import type { ApiResponse } from './request.ts';

/**
 * Temporary errors of the database and the operating system: busy, out of connections, too slow, shutting down, out of
 * file descriptors or memory.
 */
const passing =
  /^(SQLITE_(BUSY|CANTOPEN|LOCKED|NOMEM)|53|57|08|ECONN|40001|40P01|EMFILE|ENFILE|ENOBUFS|ENOMEM)/;
const retryAfterSeconds = 1;

const lostCommit =
  'The database connection was lost while the change was being committed: it was made completely, or not at all.';

/**
 * Converts any error to a problem. Other errors than problems are internal errors, and their causes are not sent.
 * `isRepeatable` tells whether the request makes its change only once, however often it is sent.
 */
export function asProblem(error: unknown, isRepeatable = true): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof OutcomeUnknown)
    return new Problem(
      'outcome_unknown',
      isRepeatable
        ? `${lostCommit} Send the request again with the same \`Idempotency-Key\`; the change is made only once.`
        : `${lostCommit} The request had no \`Idempotency-Key\`: check whether the change was made before you send it again.`,
      { retryAfterSeconds },
    );
  if (error instanceof Overloaded)
    return new Problem(
      'overloaded',
      'The server is overloaded. The request was not processed and nothing was changed; send it again.',
      { retryAfterSeconds },
    );
  if (error instanceof Locked)
    return new Problem(
      'unavailable',
      'The request waited too long for a lock that another change holds. Nothing was changed; send the request again.',
      { retryAfterSeconds },
    );
  if (error instanceof ReadOnly)
    return new Problem(
      'unavailable',
      'The database is read-only at the moment, for example while another server takes over. Nothing was changed; send the request again.',
      { retryAfterSeconds },
    );
  if (error instanceof ConnectionLost)
    return new Problem(
      'unavailable',
      'The server cannot reach its database at the moment. Nothing was changed; send the request again.',
      { retryAfterSeconds },
    );
  const trouble = diskTrouble(error);
  if (trouble !== undefined)
    return new Problem(
      'unavailable',
      `The database ${trouble.what} at the moment: ${trouble.reason}. Nothing was changed; send the request again.`,
      { retryAfterSeconds },
    );
  return passing.test(errorCode(error))
    ? new Problem('unavailable', 'The server is busy. Nothing was changed; send the request again.', {
        retryAfterSeconds,
      })
    : new Problem(
        'internal_error',
        'The request failed because of an internal error, and nothing was changed. Include `request_id` when you report it.',
      );
}

/** Whether an error may be temporary. */
export const isPassing = (error: unknown): boolean => statusOf(asProblem(error).code) === 503;

export const statusOf = (code: ErrorCode): number => catalog[code].status;

/** The problem document (RFC 9457) of an error response. */
export function problemResponse(problem: Problem, requestId: string): ApiResponse {
  const { status, title } = catalog[problem.code];
  const { errors, members, retryAfterSeconds, allow, headers: more } = problem.extras;
  const headers: Record<string, string> = { 'Content-Type': 'application/problem+json', ...more };
  if (retryAfterSeconds !== undefined) headers['Retry-After'] = String(retryAfterSeconds);
  if (allow) headers.Allow = allow.join(', ');
  if (status === 401) headers['WWW-Authenticate'] = 'Bearer realm="rollbook"';
  const body = JSON.stringify({
    type: `/docs/errors#${problem.code}`,
    title,
    status,
    detail: problem.message,
    code: problem.code,
    request_id: requestId,
    ...members,
    ...(errors ? { errors } : {}),
  });
  return { status, headers, body };
}
