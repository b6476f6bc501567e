import type { RequestDiagnostics } from './diagnostics.ts';
import type { ErrorFacts, FieldError } from './errors.ts';
import { classOf, InvalidResponseError } from './errors.ts';
import type { ResponseHead } from './options.ts';

/** The data of a success, null for 304; throws the error that any other answer means. */
export function readAnswer(
  call: RequestDiagnostics,
  head: ResponseHead,
  body: string,
  retryAfterMs: number | undefined,
): unknown {
  const { method, path, attempts, idempotencyKey, requestId } = call;
  const { status } = head;
  if (status === 304) return null;
  if (status === 204) return undefined;
  const json = isJson(head) ? parse(body) : undefined;
  const facts: ErrorFacts = { method, path, attempts, idempotencyKey, status, requestId };
  const title = `${method} ${path}: ${status}`;
  if (status >= 200 && status < 300) {
    if (json !== undefined) return json;
    const what = body === '' ? 'an empty body' : 'a body that is not JSON';
    throw new InvalidResponseError(`${title} with ${what}${suffix(requestId)}`, {
      ...facts,
      code: 'invalid_response',
    });
  }
  // A status of 0 is what a browser shows of a redirect that was not followed.
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
  const named = code ? ` ${code}${problem.title ? `, ${text(problem.title)?.slice(0, 200)}` : ''}` : '';
  throw new (classOf(status))(
    `${title}${named}${suffix(id)}`,
    { ...facts, requestId: id, code, errors, detail: text(problem.detail), retryAfterMs },
    undefined,
    json,
  );
}

const suffix = (requestId: string | undefined): string => (requestId ? ` (request ${requestId})` : '');

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const isJson = (head: ResponseHead): boolean => /[/+]json\b/i.test(head.headers.get('content-type') ?? '');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isFieldError = (value: unknown): value is FieldError => isObject(value) && 'pointer' in value;

/** A JSON object; undefined for anything else. The fault of the parser stays out: its message quotes the body. */
function parse(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : undefined;
  } catch (_quotesTheBody) {
    return undefined;
  }
}
