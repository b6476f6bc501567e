import type { QuerySerializer, QuerySerializerOptions } from 'openapi-fetch';
import type { Calls } from './generated/calls.ts';
import type { ResponseHead, WriteOptions } from './options.ts';

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
