// Loaded when a generic method is first called. It imports nothing of the client: in a bundle of one file, whatever it
// imports would be kept, needed or not.
import createClient, { type ClientOptions, type RequestOptions } from 'openapi-fetch';
import type { ResponseHead } from './options.ts';
import type { ApiRequest, Execute } from './request.ts';

/** A call as openapi-fetch takes it, with what `execute` needs to know besides. */
export interface CarrierInit extends Pick<ApiRequest, 'path' | 'body' | 'header' | 'options'> {
  params: { path: Record<string, unknown>; query: Record<string, unknown> | undefined };
  querySerializer: RequestOptions<unknown>['querySerializer'];
  /** The data is taken as it is. */
  parseAs: 'stream';
}

/** openapi-fetch's `request` without the types of the document. */
export type Carrier = (
  method: string,
  path: string,
  init: CarrierInit,
) => Promise<{ data?: unknown; response: { head: ResponseHead } }>;

/** openapi-fetch makes the request from the arguments of a call, and `execute` carries it out. */
export function makeCarrier(
  execute: Execute,
  pathSerializer: (path: string, values: Record<string, unknown>) => string,
): Carrier {
  const options = {
    // Stands in for `Request`, which would have to be cloned for each attempt; `new` returns what a function returns.
    Request: function prepare(target: string, init: Omit<ApiRequest, 'target'>): ApiRequest {
      return { ...init, target: () => target };
    },
    // Stands in for a `Response`: its body has been read, and failures have been thrown.
    fetch: async (request: ApiRequest) => {
      const { data, head } = await execute(request);
      // A Content-Length of 0, which a 304 may have, is not to be seen: its data is null.
      return { ok: true, status: head.status, headers: { get: () => null }, body: data, head };
    },
    pathSerializer,
    // JSON is written once for all attempts, where they are sent.
    bodySerializer: (body: unknown) => body,
  };
  // It uses no more of a Request and a Response than these have. The document's types are in GenericMethod.
  const { request } = createClient(options as unknown as ClientOptions) as unknown as { request: Carrier };
  return request;
}
