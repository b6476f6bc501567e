import type { paths } from './generated/types.ts';
import type { ResponseHead, WriteOptions } from './options.ts';

export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

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

type ParametersOf<Operation> = Operation extends { parameters: infer Parameters } ? Parameters : never;

// `params` may be left out where no parameter is required, and so may an optional body.
type ParamsOption<Operation> =
  Record<never, never> extends ParametersOf<Operation>
    ? { params?: ParametersOf<Operation> }
    : { params: ParametersOf<Operation> };

type BodyOption<Operation> = Operation extends { requestBody: infer Body }
  ? { body: JsonOf<Body> }
  : Operation extends { requestBody?: infer Body }
    ? { body?: JsonOf<NonNullable<Body>> }
    : { body?: never };

type InitOf<Operation> = ParamsOption<Operation> & BodyOption<Operation> & WriteOptions;

// A conditional read of what has not changed is answered without data.
type NotModified<Init> = Init extends { params: { header: { 'If-None-Match': string } } } ? null : never;

/**
 * A method for any path of the document, with the arguments that openapi-fetch takes. It goes through the same retries, limits and
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
