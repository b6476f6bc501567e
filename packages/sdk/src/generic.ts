import type { RequestOptions as OpenApiFetchOptions, ParamsOption, RequestBodyOption } from 'openapi-fetch';
import type { paths } from './generated/types.ts';
import type { ResponseHead, WriteOptions } from './options.ts';

export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

type PathsWith<Method extends HttpMethod> = {
  [Path in keyof paths]: paths[Path] extends { [M in Method]: object } ? Path : never;
}[keyof paths];

type OperationAt<Path extends keyof paths, Method extends HttpMethod> = Method extends keyof paths[Path]
  ? paths[Path][Method]
  : never;

/** The media types other than JSON in which an operation can respond. */
type MediaOf<Operation> = Operation extends { responses: { 200: { content: infer Content } } }
  ? 'application/json' extends keyof Content
    ? Exclude<keyof Content, 'application/json'>
    : never
  : never;

type DocumentOf<MediaType> = MediaType extends `text/${string}` ? string : Uint8Array;

type PathsWithDocuments<Method extends HttpMethod> = {
  [Path in PathsWith<Method>]: [MediaOf<OperationAt<Path, Method>>] extends [never] ? never : Path;
}[PathsWith<Method>];

// openapi-fetch's own type of the data has the same structure but not the names of the records, which editors show.
type JsonOf<Answer> = Answer extends { content: { 'application/json': infer Data } }
  ? Data
  : Answer extends { content: { 'text/calendar': string } }
    ? string
    : undefined;

type DataOf<Operation> = Operation extends { responses: infer Answers }
  ? { [Status in keyof Answers & (200 | 201 | 202 | 204)]: JsonOf<Answers[Status]> }[keyof Answers &
      (200 | 201 | 202 | 204)]
  : never;

// Without the serializers of paths and bodies, which the client implements itself, and without the transport.
type InitOf<Operation> = ParamsOption<Operation> &
  RequestBodyOption<Operation> &
  Pick<OpenApiFetchOptions<Operation>, 'querySerializer'> &
  WriteOptions;

// The response to a conditional read of an unchanged record has no data.
type NotModified<Init> = Init extends { params: { header: { 'If-None-Match': string } } } ? null : never;

/**
 * A method of openapi-fetch for any path of the document: `params`, `body` and `querySerializer` are those of
 * openapi-fetch, the other options those of the resource methods. It has the same retries, limits and errors: it
 * **throws** a `RollbookError` and never returns an `error`. The body of `response` has been read.
 */
export interface GenericMethod<Method extends HttpMethod> {
  /** As below, but for a document in the media type `accept`: a PDF as bytes, a page as text. */
  <Path extends PathsWithDocuments<Method>, MediaType extends MediaOf<OperationAt<Path, Method>>>(
    path: Path,
    init: InitOf<OperationAt<Path, Method>> & { accept: MediaType },
  ): Promise<{ data: DocumentOf<MediaType>; response: ResponseHead }>;

  <Path extends PathsWith<Method>, Init extends InitOf<OperationAt<Path, Method>> & { accept?: undefined }>(
    path: Path,
    // The init argument is optional if none of its members is required.
    ...init: Record<never, never> extends InitOf<OperationAt<Path, Method>> ? [init?: Init] : [init: Init]
  ): Promise<{ data: DataOf<OperationAt<Path, Method>> | NotModified<Init>; response: ResponseHead }>;
}
