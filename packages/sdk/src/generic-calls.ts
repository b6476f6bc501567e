import createClient from 'openapi-fetch';
import type { CallOptions, ResponseHead } from './options.ts';
import { fillPath, parameterNames, parsePath } from './path.ts';
import { type Execute, toSearch } from './request.ts';

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
export type Untyped = (
  path: string,
  init?: GenericInit,
) => Promise<{ data: unknown; response: ResponseHead | undefined }>;

/** The generic methods: openapi-fetch reads their arguments, and sending is left to `execute`. */
export function makeGeneric(execute: Execute): (method: string) => Untyped {
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
  return (method) =>
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
}
