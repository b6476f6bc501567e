import type { QuerySerializer, QuerySerializerOptions } from 'openapi-fetch';
import type { Carrier, CarrierInit } from './carrier.ts';
import { ConnectionError } from './errors.ts';
import type { Calls } from './generated/calls.ts';
import type { CallOptions, ResponseHead, WriteOptions } from './options.ts';
import { fillPath, parameterNames, parsePath } from './path.ts';
import { type Execute, queryValue } from './request.ts';

export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

type PathsWith<Method extends HttpMethod> = {
  [Path in keyof Calls]: Method extends keyof Calls[Path] ? Path : never;
}[keyof Calls];

type CallAt<Path extends keyof Calls, Method extends HttpMethod> = Method extends keyof Calls[Path]
  ? Calls[Path][Method]
  : never;

/** The media types other than JSON in which an operation can respond. */
type MediaOf<Call> = Call extends { accept: infer MediaType } ? MediaType : never;

type DocumentOf<MediaType> = MediaType extends `text/${string}` ? string : Uint8Array;

type PathsWithDocuments<Method extends HttpMethod> = {
  [Path in PathsWith<Method>]: [MediaOf<CallAt<Path, Method>>] extends [never] ? never : Path;
}[PathsWith<Method>];

type DataOf<Call> = Call extends { data: infer Data } ? Data : never;

/** Whether no member is required. */
type IsOptional<T> = Record<never, never> extends T ? true : false;

// Members that are optional can be undefined, in projects with `exactOptionalPropertyTypes` too.
type PathOf<Call> = Call extends { path: infer Name extends string }
  ? { path: { [N in Name]: string } }
  : { path?: undefined };
type QueryOf<Call> = Call extends { query: infer Query }
  ? IsOptional<Query> extends true
    ? { query?: Query | undefined }
    : { query: Query }
  : { query?: undefined };
type HeaderOf<Call> = Call extends { header: infer Name extends string }
  ? { header?: { [N in Name]?: string | undefined } | undefined }
  : { header?: undefined };
type ParamsOf<Call> = PathOf<Call> & QueryOf<Call> & HeaderOf<Call> & { cookie?: undefined };

type ParamsOption<Params> =
  IsOptional<Params> extends true ? { params?: Params | undefined } : { params: Params };

type BodyOption<Call> = Call extends { body: infer Body }
  ? Call extends { bodyOptional: true }
    ? { body?: Body | undefined }
    : { body: Body }
  : { body?: undefined };

// Without the serializers of paths and bodies, which the client implements itself, and without the transport.
type InitOf<Call> = ParamsOption<ParamsOf<Call>> &
  BodyOption<Call> & {
    querySerializer?:
      | QuerySerializer<Call extends { query: infer Query } ? { parameters: { query?: Query } } : unknown>
      | QuerySerializerOptions
      | undefined;
  } & WriteOptions;

// The response to a conditional read of an unchanged record has no data.
type NotModified<Init> = Init extends { params: { header: { 'If-None-Match': string } } } ? null : never;
/**
 * A method of openapi-fetch for any path of the document: `params`, `body` and `querySerializer` are those of
 * openapi-fetch, the other options those of the resource methods. It has the same retries, limits and errors: it
 * **throws** a `RollbookError` and never returns an `error`. The body of `response` has been read.
 */
export interface GenericMethod<Method extends HttpMethod> {
  /** As below, but for a document in the media type `accept`: a PDF as bytes, a page as text. */
  <Path extends PathsWithDocuments<Method>, MediaType extends MediaOf<CallAt<Path, Method>>>(
    path: Path,
    init: InitOf<CallAt<Path, Method>> & { accept: MediaType },
  ): Promise<{ data: DocumentOf<MediaType>; response: ResponseHead }>;

  <Path extends PathsWith<Method>, Init extends InitOf<CallAt<Path, Method>> & { accept?: undefined }>(
    path: Path,
    // The init argument is optional if none of its members is required.
    ...init: Record<never, never> extends InitOf<CallAt<Path, Method>> ? [init?: Init] : [init: Init]
  ): Promise<{ data: DataOf<CallAt<Path, Method>> | NotModified<Init>; response: ResponseHead }>;
}

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
