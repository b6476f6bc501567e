import type { Carrier, CarrierInit } from './carrier.ts';
import { ConnectionError } from './errors.ts';
import type { CallOptions, ResponseHead } from './options.ts';
import { fillPath, parameterNames, parsePath } from './path.ts';
import { type Execute, queryValue } from './request.ts';

interface GenericInit extends CallOptions {
  params?: Partial<CarrierInit['params']> & { header?: CarrierInit['header'] };
  body?: unknown;
  querySerializer?: CarrierInit['querySerializer'];
}

/** A generic method without the types of the document. */
type Untyped = (path: string, init?: GenericInit) => Promise<{ data: unknown; response: ResponseHead }>;

/** Creates the methods for any path. Their calls go through openapi-fetch, which is loaded on the first call. */
export function makeGeneric(execute: Execute): (method: string) => Untyped {
  let carrier: Promise<Carrier> | undefined;
  const load = async (method: string, path: string): Promise<Carrier> => {
    carrier ??= import('./carrier.ts').then(({ makeCarrier }) => makeCarrier(execute, serializePath));
    try {
      return await carrier;
    } catch (cause) {
      // The next call tries again.
      carrier = undefined;
      const facts = { method, path, code: 'connection_failed' };
      throw new ConnectionError(`${method} ${path}: openapi-fetch could not be loaded`, facts, cause);
    }
  };
  return (method) =>
    async (path, { params = {}, body, querySerializer, ...options } = {}) => {
      const request = await load(method, path);
      // openapi-fetch passes on members that it does not know. Headers are passed this way, because an error of the
      // `Headers` object that it would create quotes their values.
      const { data, response } = await request(method, path, {
        params: { path: params.path ?? {}, query: withTextDates(params.query) },
        querySerializer,
        parseAs: 'stream',
        path,
        body,
        header: params.header,
        options,
      });
      return { data, response: response.head };
    };
}

function withTextDates(query: CarrierInit['params']['query']): CarrierInit['params']['query'] {
  return (
    query && Object.fromEntries(Object.entries(query).map(([name, value]) => [name, queryValue(name, value)]))
  );
}

function serializePath(path: string, values: Record<string, unknown>): string {
  const template = parsePath(path);
  const named = parameterNames(template).map((name) => values[name]);
  return fillPath(template, named);
}
