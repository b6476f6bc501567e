import { HttpResponse } from 'msw';
import type { ErrorCode, FieldError } from '../errors.ts';
import { errorCatalog } from '../generated/examples.ts';
import { newestVersion } from '../generated/resources.ts';

const requestId = 'req_example';

/** The time of the handlers. */
export const now = '2026-01-01T00:00:00.000Z';

/** The headers of every response of the API. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'Service-Request-Id': requestId,
  'Service-Version': newestVersion,
  'Service-Time': now,
  'X-Content-Type-Options': 'nosniff',
};

/**
 * An error response of the API, for your own handlers.
 *
 * @throws TypeError for a code that is not in the document.
 * @example
 * ```ts
 * problem('rate_limited', { headers: { 'Retry-After': '2' } });
 * ```
 */
export function problem(
  code: ErrorCode,
  init: { detail?: string; errors?: FieldError[]; headers?: Record<string, string> } = {},
): HttpResponse<string> {
  if (!Object.hasOwn(errorCatalog, code))
    throw new TypeError(
      `${code} is not an error code of the API; the codes are ${Object.keys(errorCatalog).join(', ')}`,
    );
  const [status, title] = errorCatalog[code];
  const { headers, ...members } = init;
  const body = {
    type: `/docs/errors#${code}`,
    title,
    status,
    detail: `${title}.`,
    code,
    request_id: requestId,
    ...members,
  };
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/problem+json',
      ...commonHeaders,
      ...(status === 401 ? { 'WWW-Authenticate': 'Bearer realm="rollbook"' } : {}),
      ...(status === 429 ? { 'Retry-After': '1' } : {}),
      ...headers,
    },
  });
}
