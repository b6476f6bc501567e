// Loaded when a generic method is first called. It imports nothing from the client: in a single-file bundle,
// everything that it imports would be included even if it is not needed.
import createClient, { type ClientOptions, type RequestOptions } from 'openapi-fetch';
import type { ResponseHead } from './options.ts';
import type { ApiRequest, Execute } from './request.ts';

/** A call in the form that openapi-fetch takes, with the additional values that `execute` needs. */
export interface CarrierInit extends Pick<ApiRequest, 'path' | 'body' | 'header' | 'options'> {
  params: { path: Record<string, unknown>; query: Record<string, unknown> | undefined };
  querySerializer: RequestOptions<unknown>['querySerializer'];
  /** The data is passed on unchanged. */
  parseAs: 'stream';
}

/** openapi-fetch's `request` without the types of the document. */
export type Carrier = (
  method: string,
  path: string,
  init: CarrierInit,
) => Promise<{ data?: unknown; response: { head: ResponseHead } }>;

/** openapi-fetch builds the request from the arguments of a call, and `execute` sends it. */
export function makeCarrier(
  execute: Execute,
  pathSerializer: (path: string, values: Record<string, unknown>) => string,
): Carrier {
  const options = {
    // Replaces `Request`, which would have to be cloned for each attempt; `new` returns the object that a function
    // returns.
    Request: function prepare(target: string, init: Omit<ApiRequest, 'target'>): ApiRequest {
      return { ...init, target: () => target };
    },
    // Replaces `Response`: the body has been read, and failures have been thrown.
    fetch: async (request: ApiRequest) => {
      const { data, head } = await execute(request);
      // Hides a Content-Length of 0, which a 304 may have: its data is null.
      return { ok: true, status: head.status, headers: { get: () => null }, body: data, head };
    },
    pathSerializer,
    // JSON is serialised once for all attempts, when they are sent.
    bodySerializer: (body: unknown) => body,
  };
  // It uses only these members of a Request and a Response. The types of the document are in GenericMethod.
  const { request } = createClient(options as unknown as ClientOptions) as unknown as { request: Carrier };
  return request;
}
