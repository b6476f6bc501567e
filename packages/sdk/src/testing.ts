import type { HttpHandler } from 'msw';
import { HttpResponse, http } from 'msw';
import type { ErrorCode, FieldError } from './errors.ts';
import {
  bodySchemas,
  type ExampleOperation,
  errorCatalog,
  exampleOperations,
  examples,
} from './generated/examples.ts';
import { newestVersion } from './generated/resources.ts';
import { check, checkParameter } from './testing/check.ts';

/** Options of `handlers()`. */
export interface HandlersOptions {
  /** The `baseUrl` of the client. */
  baseUrl: string;
}

/**
 * MSW handlers for every operation of the API. They respond with the examples of the document: a read returns the
 * example with the requested id, a write returns it with the fields that were sent, and a list is one page.
 * They reject invalid requests with the same errors as the server: a missing API key, and unknown, invalid or missing
 * query parameters and fields. They store nothing, so there are no conflicts, no checks of references to other records
 * and no 404; to test these, start the real server on `sqlite::memory:`.
 *
 * @example
 * ```ts
 * const server = setupServer(...handlers({ baseUrl: 'http://rollbook.test' }));
 * server.listen();
 * server.use(http.get('http://rollbook.test/v1/learners/:id', () => problem('not_found')));
 * ```
 */
export function handlers({ baseUrl }: HandlersOptions): HttpHandler[] {
  const base = baseUrl.replace(/\/+$/, '').replace(/\/+v1$/, '');
  // Fixed segments come before parameters: /audit-log/verify is not an entry.
  const ordered = exampleOperations.toSorted(
    (a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')),
  );
  return ordered.map((operation) =>
    http[operation.method](
      `${base}${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
      async ({ request, params }) => {
        const text = operation.method === 'get' ? '' : await request.text();
        return refusalOf(operation, request, text) ?? success(operation, params, text);
      },
    ),
  );
}

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
  const requestId = 'req_example';
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
    headers: { 'Content-Type': 'application/problem+json', 'Service-Request-Id': requestId, ...headers },
  });
}

/**
 * The error that the server would return for this request regardless of its data, checked in the same order as in the
 * server.
 */
function refusalOf(
  { needsKey, query, body, bodyRequired }: ExampleOperation,
  request: Request,
  text: string,
): HttpResponse<string> | undefined {
  if (needsKey && !request.headers.get('authorization')?.startsWith('Bearer '))
    return problem('missing_api_key');
  const queryErrors = checkQuery(query, new URL(request.url).searchParams);
  if (queryErrors.length > 0) {
    const unknown = queryErrors.every(({ code }) => code === 'unknown_parameter');
    return refused(unknown ? 'unknown_parameter' : 'invalid_parameter', queryErrors);
  }
  if (text === '') return bodyRequired ? problem('invalid_json') : undefined;
  const sent = parse(text);
  if (sent === undefined) return problem('invalid_json');
  const nothing = { type: 'object', properties: {}, additionalProperties: false };
  const found = check((body && bodySchemas[body]) || nothing, sent, bodySchemas);
  if (found.length === 0) return undefined;
  // The server looks up the event type only if everything else is valid.
  const errors = found.filter(({ code }) => code !== 'unknown_event_type');
  if (errors.length === 0) return refused('unknown_event_type', found);
  const unknown = errors.every(({ code }) => code === 'unknown_field');
  return refused(unknown ? 'unknown_field' : 'validation_failed', errors);
}

function refused(code: ErrorCode, errors: FieldError[]): HttpResponse<string> {
  const [first] = errors;
  return problem(code, { errors, detail: `${first?.pointer || 'The body'}: ${first?.detail}` });
}

function checkQuery(declared: ExampleOperation['query'], given: URLSearchParams): FieldError[] {
  const errors: FieldError[] = [];
  const report = (name: string, code: string, detail: string) =>
    errors.push({ pointer: `?${name}`, code, detail });
  for (const name of new Set(given.keys())) {
    const [text = '', ...more] = given.getAll(name);
    const schema = declared[name];
    const error = schema && checkParameter(schema, text, bodySchemas);
    if (!schema)
      report(
        name,
        'unknown_parameter',
        `is unknown; the query parameters are ${Object.keys(declared).join(', ')}`,
      );
    else if (more.length > 0) report(name, 'duplicate', 'must not be sent more than once');
    else if (error) report(name, error.code, error.detail);
  }
  for (const [name, { required }] of Object.entries(declared))
    if (required && !given.has(name)) report(name, 'required', 'is required');
  return errors;
}

function success(
  { path, status, example: name, isPage }: ExampleOperation,
  params: Readonly<Record<string, unknown>>,
  text: string,
): HttpResponse<string> {
  const example = name === null ? undefined : structuredClone(examples[name]);
  const data = isPage
    ? { data: [example], next_cursor: null, has_more: false }
    : changed(example, params[lastParameter(path)], parse(text));
  const headers = {
    'Content-Type': 'application/json',
    'Service-Request-Id': 'req_example',
    'Service-Version': newestVersion,
    ...(isPage ? {} : { ETag: '"1"' }),
  };
  return new HttpResponse(JSON.stringify(data), { status, headers });
}

/** Undefined if the text is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The path parameter of the record that the operation returns or acts on. */
const lastParameter = (path: string): string => [...path.matchAll(/\{(\w+)\}/g)].at(-1)?.[1] ?? '';

/** For a field that is an object, the body may contain only some of its fields. */
function together(example: unknown, sent: unknown): unknown {
  const both = [example, sent].every((it) => typeof it === 'object' && it !== null && !Array.isArray(it));
  return both ? { ...(example as object), ...(sent as object) } : sent;
}

/** The example with the id of the path, and with the fields of the body that it has. */
function changed(example: unknown, id: unknown, sent: unknown): Record<string, unknown> {
  const out: Record<string, unknown> = { ...(example as object) };
  for (const [key, value] of Object.entries(sent ?? {})) if (key in out) out[key] = together(out[key], value);
  if (typeof id === 'string' && typeof out.id === 'string' && out.id.split('_')[0] === id.split('_')[0])
    out.id = id;
  return out;
}
