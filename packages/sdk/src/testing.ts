import type { HttpHandler } from 'msw/http';
import { HttpResponse, http } from 'msw/http';
import type { ErrorCode, FieldError } from './errors.ts';
import { errorCatalog, exampleOperations, examples } from './generated/examples.ts';
import { newestVersion } from './generated/resources.ts';

/** Where the client under test sends its requests. */
export interface HandlersOptions {
  /** The `baseUrl` of the client. */
  baseUrl: string;
}

/**
 * MSW handlers for every operation of the API, answering with the examples of its document: a read gives the
 * example with the id that was asked for, a write puts the fields it was sent into it, a list is one page.
 * They check no values and keep nothing; for that, start the real server on `sqlite::memory:`.
 *
 * @example
 * ```ts
 * const server = setupServer(...handlers({ baseUrl: 'http://rollbook.test' }));
 * server.listen({ onUnhandledFrame: 'error' });
 * server.use(http.get('http://rollbook.test/v1/learners/:id', () => problem('not_found')));
 * ```
 */
export function handlers({ baseUrl }: HandlersOptions): HttpHandler[] {
  const base = baseUrl.replace(/\/+$/, '');
  // Fixed segments before parameters: /audit-log/verify is not an entry.
  const ordered = exampleOperations.toSorted(
    ([, , a], [, , b]) => Number(a.includes('{')) - Number(b.includes('{')),
  );
  return ordered.map(([, method, path, status, name, isPage, needsKey]) =>
    http[verbOf(method)](`${base}${path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
      if (needsKey && !request.headers.get('authorization')?.startsWith('Bearer '))
        return problem('missing_api_key');
      const example = name === null ? undefined : structuredClone(examples[name]);
      const data = isPage
        ? { data: [example], next_cursor: null, has_more: false }
        : changed(example, params[lastParameter(path)], method === 'GET' ? '' : await request.text());
      const headers = {
        'Service-Request-Id': 'req_example',
        'Service-Version': newestVersion,
        ...(isPage ? {} : { ETag: '"1"' }),
      };
      return HttpResponse.json(data, { status, headers });
    }),
  );
}

/**
 * An error answer of the API, for a handler of your own.
 *
 * @example
 * ```ts
 * problem('rate_limited', { headers: { 'Retry-After': '2' } });
 * ```
 */
export function problem(
  code: ErrorCode,
  init: { detail?: string; errors?: FieldError[]; headers?: Record<string, string> } = {},
): HttpResponse<string> {
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

function verbOf(method: string): 'get' | 'post' | 'put' | 'patch' | 'delete' {
  const verb = (['get', 'post', 'put', 'patch', 'delete'] as const).find(
    (name) => name === method.toLowerCase(),
  );
  if (!verb) throw new Error(`No handler for ${method}`);
  return verb;
}

/** The parameter that names the record which the path ends in, or acts on. */
const lastParameter = (path: string): string => [...path.matchAll(/\{(\w+)\}/g)].at(-1)?.[1] ?? '';

/** What is sent for a field with fields of its own may be a part of them. */
function together(example: unknown, sent: unknown): unknown {
  const both = [example, sent].every((it) => typeof it === 'object' && it !== null && !Array.isArray(it));
  return both ? { ...(example as object), ...(sent as object) } : sent;
}

/** The example with the id of the path and with those fields of the body that it has. */
function changed(example: unknown, id: unknown, body: string): Record<string, unknown> {
  const sent: unknown = body === '' ? {} : JSON.parse(body);
  const out: Record<string, unknown> = { ...(example as object) };
  for (const [key, value] of Object.entries(sent ?? {})) if (key in out) out[key] = together(out[key], value);
  if (typeof id === 'string' && typeof out.id === 'string' && out.id.split('_')[0] === id.split('_')[0])
    out.id = id;
  return out;
}
