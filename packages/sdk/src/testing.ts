import { type HttpHandler, HttpResponse, http } from 'msw';
import { type ExampleOperation, examples } from './generated/examples.ts';
import { withoutVersion } from './settings.ts';
import { documents as emptyDocuments } from './testing/documents.ts';
import { commonHeaders, now, problem } from './testing/problem.ts';
import { checkRequest } from './testing/refusal.ts';
import { routeOf } from './testing/routes.ts';

export { problem };

/** Options of `handlers()`. */
export interface HandlersOptions {
  /** The `baseUrl` of the client. */
  baseUrl: string;
}

/**
 * MSW handlers for the whole API. They respond with the examples of the document: a read returns the example with the
 * requested id, a write returns it with the fields that were sent, and a list is one page. Documents are empty pages.
 * They reject a request that the server rejects for the document alone, with the same errors: an unknown path or
 * method, a missing API key, invalid headers, parameters and bodies. They store nothing, so there are no conflicts, no
 * checks of references to other records and no missing records, and they do not apply rules that span several fields. Fields
 * that the example of a record leaves out are left out, and the response to a list that was sent has one entry.
 * They respond in the newest API version only and reject others; to test these things, start the real server on
 * `sqlite::memory:`.
 *
 * @example
 * ```ts
 * const server = setupServer(...handlers({ baseUrl: 'http://rollbook.test' }));
 * server.listen();
 * server.use(http.get('http://rollbook.test/v1/learners/:id', () => problem('not_found')));
 * ```
 */
export function handlers({ baseUrl }: HandlersOptions): HttpHandler[] {
  const base = withoutVersion(baseUrl);
  const prefix = URL.canParse(base) ? new URL(base).pathname.replace(/\/$/, '') : '';
  const respond = ({ request }: { request: Request }) =>
    responseTo(request, new URL(request.url).pathname.slice(prefix.length));
  return [http.all(`${base}/v1`, respond), http.all(`${base}/v1/*`, respond)];
}

async function responseTo(request: Request, path: string): Promise<HttpResponse<string>> {
  const route = routeOf(request.method, path);
  if (!route) return problem('not_found', { detail: 'The path does not exist.' });
  if (!route.operation) {
    const allow = route.allow.join(', ');
    return problem('method_not_allowed', {
      detail: `This path supports ${allow}.`,
      headers: { Allow: allow },
    });
  }
  const checked = await checkRequest(route.operation, request);
  const { operation, params } = route;
  const response =
    'refusal' in checked ? checked.refusal : success(operation, request, path, params, checked.body);
  return request.method === 'HEAD' ? new HttpResponse(null, response) : response;
}

/** A response that is not JSON. */
interface Content {
  type: string;
  example: string | undefined;
  /** The end of its ETag. */
  suffix?: string;
}

/** A document, if the request accepts exactly its media type. */
function documentIn({ documents = [] }: ExampleOperation, request: Request): Content | undefined {
  const accept = request.headers.get('accept') ?? '';
  if (!documents.includes(accept)) return undefined;
  const [family, kind] = accept.split('/');
  const type = family === 'text' ? `${accept}; charset=utf-8` : accept;
  return { type, example: emptyDocuments[accept], suffix: `-${kind}` };
}

function success(
  operation: ExampleOperation,
  request: Request,
  sentTo: string,
  params: Readonly<Record<string, string>>,
  sent: unknown,
): HttpResponse<string> {
  const { path, method, status, example: name, isPage, headers: own } = operation;
  const content: Content | undefined = documentIn(operation, request) ?? operation.content;
  const etag = own.includes('ETag') ? `"1${content?.suffix ?? ''}"` : undefined;
  const isFollowed = isPage && new URL(request.url).searchParams.has('updated_after');
  const headers: Record<string, string> = {
    'Content-Type': content?.type ?? 'application/json',
    ...commonHeaders,
    ...(etag === undefined ? {} : { ETag: etag }),
    ...(isFollowed ? { 'Service-Watermark': now } : {}),
  };
  if (method === 'get' && etag !== undefined && request.headers.get('if-none-match') === etag)
    return new HttpResponse(null, { status: 304, headers });
  if (content) return new HttpResponse(content.example, { status, headers });
  const example = name === null ? undefined : structuredClone(examples[name]);
  const data = isPage
    ? { data: [example], next_cursor: null, has_more: false }
    : changed(operation, example, params[lastParameter(path)], sent);
  if (own.includes('Location')) headers.Location = `${sentTo}/${(data as { id?: string }).id}`;
  return new HttpResponse(JSON.stringify(data), { status, headers });
}

/** The path parameter of the record that the operation returns or acts on. */
const lastParameter = (path: string): string => [...path.matchAll(/\{(\w+)\}/g)].at(-1)?.[1] ?? '';

/** For a field that is an object, or a list of objects, the body may contain only some of their fields. */
function together(example: unknown, sent: unknown): unknown {
  if (Array.isArray(example) && Array.isArray(sent)) return sent.map((item) => together(example[0], item));
  const both = [example, sent].every((it) => typeof it === 'object' && it !== null && !Array.isArray(it));
  return both ? { ...(example as object), ...(sent as object) } : sent;
}

/** The fields whose names are yours: a new record has those that were sent, and null removes one from another. */
const named = new Set(['external_ids', 'metadata']);

/** The example with the id of the path, and with the fields of the body that it has. */
function changed(
  { method, status }: ExampleOperation,
  example: unknown,
  id: string | undefined,
  sent: unknown,
): Record<string, unknown> {
  const out: Record<string, unknown> = { ...(example as object) };
  if (status === 201) for (const key of named) if (key in out) out[key] = {};
  for (const [key, value] of Object.entries(sent ?? {})) {
    if (!(key in out)) continue;
    const both = together(out[key], value);
    out[key] = named.has(key)
      ? Object.fromEntries(Object.entries(both as object).filter(([, one]) => one !== null))
      : both;
  }
  if (method === 'delete' && out.archived_at === null) out.archived_at = now;
  if (id !== undefined && typeof out.id === 'string' && out.id.split('_')[0] === id.split('_')[0])
    out.id = id;
  return out;
}
