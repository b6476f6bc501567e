import createClient, { type ParamsOption, type RequestBodyOption } from 'openapi-fetch';
import type { paths } from './generated/types.ts';
import type { CallOptions, ResponseHead, WriteOptions } from './options.ts';
import { fillPath, parameterNames, parsePath } from './path.ts';
import { type Execute, toSearch } from './request.ts';

type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

type PathsWith<Method extends HttpMethod> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, object> ? Path : never;
}[keyof paths];

type OperationAt<Path extends keyof paths, Method extends HttpMethod> = Method extends keyof paths[Path]
  ? paths[Path][Method]
  : never;

type JsonOf<Answer> = Answer extends { content: { 'application/json': infer Data } } ? Data : undefined;

type DataOf<Operation> = Operation extends { responses: infer Answers }
  ? { [Status in keyof Answers & (200 | 201 | 202 | 204)]: JsonOf<Answers[Status]> }[keyof Answers &
      (200 | 201 | 202 | 204)]
  : never;

type InitOf<Operation> = ParamsOption<Operation> & RequestBodyOption<Operation> & WriteOptions;

// A conditional read of what has not changed is answered without data.
type NotModified<Init> = Init extends { params: { header: { 'If-None-Match': string } } } ? null : never;

/**
 * A method for any path of the document, with the arguments of openapi-fetch. It goes through the same retries, limits and
 * errors as the resource methods: it **throws** a `RollbookError` and never returns an `error`. The body of
 * `response` has been read.
 */
export type GenericMethod<Method extends HttpMethod> = <
  Path extends PathsWith<Method>,
  Init extends InitOf<OperationAt<Path, Method>>,
>(
  path: Path,
  // An init may be left out where nothing in it is required.
  ...init: Record<never, never> extends InitOf<OperationAt<Path, Method>> ? [init?: Init] : [init: Init]
) => Promise<{ data: DataOf<OperationAt<Path, Method>> | NotModified<Init>; response: ResponseHead }>;

interface GenericInit extends CallOptions {
  params?: object;
  body?: unknown;
}

/** What openapi-fetch makes of a call. A real `Request` would have to be cloned for each attempt. */
class Prepared {
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;

  constructor(url: string, init: { headers: Headers; body?: unknown }) {
    this.url = url;
    this.headers = init.headers;
    this.body = init.body;
  }
}

/** A generic method before the document's types are laid over it. */
type Untyped = (
  path: string,
  init?: GenericInit,
) => Promise<{ data: unknown; response: ResponseHead | undefined }>;

/** The generic methods: openapi-fetch reads their arguments, and sending is left to `execute`. */
export function makeGeneric(
  execute: Execute,
): <Method extends HttpMethod>(method: string) => GenericMethod<Method> {
  const fill = (path: string, values: Record<string, unknown>) => {
    const template = parsePath(path);
    const named = parameterNames(template).map((name) => values[name]);
    return fillPath(template, named);
  };
  // Its own types need the document's paths; those are given by GenericMethod instead.
  const { request } = createClient({
    // It is handed to `answer` alone, which needs no more of a Request.
    Request: Prepared as unknown as typeof Request,
    pathSerializer: fill,
    querySerializer: (query) => toSearch(query).slice(1),
    // Each attempt would write the same JSON; it is written once, when the call is sent.
    bodySerializer: (body: unknown) => body as string,
  }) as unknown as { request(method: string, path: string, init: object): Promise<{ data?: unknown }> };
  const untyped =
    (method: string): Untyped =>
    async (path: string, { params = {}, body, ...options }: GenericInit = {}) => {
      let head: ResponseHead | undefined;
      const answer = async ({ url, headers, body }: Prepared) => {
        const header = Object.fromEntries(headers);
        const reply = await execute({ method, path, target: () => url, body, header, options });
        head = reply.head;
        // The body has been read and the errors are thrown: openapi-fetch passes on the data.
        return {
          ok: true,
          status: head.status,
          headers: { get: () => '1' },
          text: async () => '',
          json: async () => reply.data,
        };
      };
      const init = { params: { path: {}, ...params }, body, fetch: answer };
      const { data } = await request(method, path, init);
      return { data, response: head };
    };
  return untyped as ReturnType<typeof makeGeneric>;
}
