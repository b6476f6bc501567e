import { retryAfterMs } from './attempt.ts';
import type { RequestDiagnostics } from './diagnostics.ts';
import type { ErrorFacts, FieldError } from './errors.ts';
import { classOf, InvalidResponseError } from './errors.ts';
import { shortPointer } from './json.ts';
import type { ResponseHead } from './options.ts';

/** Whether a response is the document that was asked for. Calendars and lines of JSON are without asking. */
export const isDocument = ({ status, headers }: ResponseHead, accept: string | undefined): boolean => {
  const type = `${headers.get('content-type')}`;
  return status === 200 && (accept ? type.startsWith(accept) : /calendar|ndj/.test(type));
};

/** The data of a successful response, null for 304. Throws the error for any other response. */
export function readAnswer(
  call: RequestDiagnostics,
  head: ResponseHead,
  body: string | Uint8Array,
  accept: string | undefined,
): unknown {
  const { status, headers } = head;
  if (status === 304) return null;
  if (status === 204) return undefined;
  const isEmpty = body.length === 0;
  if (isDocument(head, accept) && !isEmpty) return body;
  const json = typeof body === 'string' ? parse(body) : undefined;
  if (status >= 200 && status < 300 && json && accept === undefined) return json;
  const { method, path, attempts, idempotencyKey, requestId } = call;
  const facts: ErrorFacts = { method, path, attempts, idempotencyKey, status, requestId, headers };
  const title = `${method} ${path}: ${status}`;
  if (status >= 200 && status < 300) {
    const what = isEmpty ? 'an empty body' : `a body that is not ${accept ?? 'a JSON object'}`;
    throw new InvalidResponseError(`${title} with ${what}${suffix(requestId)}`, {
      ...facts,
      code: 'invalid_response',
    });
  }
  // A browser reports a redirect that was not followed as status 0.
  if (status < 400) {
    const what = 'a redirect was not followed; set baseUrl to the final address';
    throw new InvalidResponseError(`${title}, ${what}${suffix(requestId)}`, {
      ...facts,
      code: 'unexpected_redirect',
    });
  }
  const problem: Record<string, unknown> = json ?? {};
  const code = text(problem.code);
  const id = requestId ?? text(problem.request_id);
  const errors = Array.isArray(problem.errors) ? problem.errors.filter(isFieldError) : [];
  const [first] = errors;
  const what = first ? summaryOf(first, errors.length - 1) : clipped(text(problem.title) ?? '');
  const named = code ? ` ${code}${what ? `, ${what}` : ''}` : '';
  throw new (classOf(status))(`${title}${named}${suffix(id)}`, {
    ...facts,
    requestId: id,
    code,
    errors,
    detail: text(problem.detail),
    retryAfterMs: retryAfterMs(headers.get('retry-after'), Date.now()),
    problem: json,
  });
}

const suffix = (requestId: string | undefined): string => (requestId ? ` (request ${requestId})` : '');

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFieldError = (value: unknown): value is FieldError =>
  isObject(value) && typeof value.pointer === 'string' && typeof value.detail === 'string';

const clipped = (long: string): string => (long.length > 200 ? `${long.slice(0, 199)}…` : long);

const summaryOf = ({ pointer, detail }: FieldError, others: number): string =>
  `${shortPointer(pointer) || 'the body'}: ${clipped(detail)}${others > 0 ? ` (+${others} more)` : ''}`;

/**
 * A JSON object; undefined for anything else. The parser's error is not passed on, because its message quotes the
 * body.
 */
function parse(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : undefined;
  } catch (_quotesTheBody) {
    return undefined;
  }
}
