import { OutcomeUnknown } from '../db/database.ts';
import { type ErrorCode, Problem } from '../errors.ts';
import { errors as catalog } from '../generated/operations.ts';
import type { ApiResponse } from './request.ts';

/** Faults of the database that pass by themselves: busy, out of connections, shutting down, disk full. */
const passing = /^(SQLITE_BUSY|SQLITE_FULL|SQLITE_IOERR|SQLITE_LOCKED|53|57P|08|ECONN|40001|40P01|55P03)/;

/** Any error as a problem: what is not one already is a fault of ours, and its cause stays with us. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof OutcomeUnknown)
    return new Problem(
      'unavailable',
      'The database was lost while the change was being kept: it was made, or not. Send the request again with its Idempotency-Key, and it is made once.',
      { retryAfterSeconds: 1 },
    );
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return passing.test(code)
    ? new Problem('unavailable', 'The server is busy. Nothing was changed; send the request again.', {
        retryAfterSeconds: 1,
      })
    : new Problem(
        'internal_error',
        'The server failed and nothing was changed. Quote `request_id` when you report it.',
      );
}

export const statusOf = (code: ErrorCode): number => catalog[code].status;

/** The answer that tells of a problem, as RFC 9457 has it. */
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
