import type { ResponseHead } from './options.ts';
import type { Reply } from './request.ts';

/** A record with what its answer says about it. */
export interface Result<T> {
  readonly data: T;
  /** Version of the record, for `ifMatch` and `ifNoneMatch`. */
  readonly etag: string | undefined;
  /** The server's identifier of the request. */
  readonly requestId: string | undefined;
  /** The API version used. */
  readonly version: string | undefined;
  /** Whether the answer is the stored one of an earlier attempt with the same idempotency key. */
  readonly replayed: boolean;
  /** The key that the write carried. */
  readonly idempotencyKey: string | undefined;
  /** How many times the request was sent. */
  readonly attempts: number;
  /** Status and headers; the body has been read. */
  readonly response: ResponseHead;
}

/** A call under way: await it for the data, or `withResponse()` for the data and what came with it. */
export interface Call<T> extends Promise<T> {
  /**
   * The data together with `etag`, `requestId` and the rest of the answer. The request is the same one.
   *
   * @example
   * ```ts
   * const { data, etag } = await client.learners.get(id).withResponse();
   * await client.learners.update(id, { class: '6B' }, { ifMatch: etag });
   * ```
   */
  withResponse(): Promise<Result<T>>;
}

/** The document says what the data of an operation is; that is the one thing here that is taken on trust. */
export function toResult<T>({ data, head, attempts, idempotencyKey }: Reply): Result<T> {
  const header = (name: string) => head.headers.get(name) ?? undefined;
  return {
    data: data as T,
    etag: header('etag'),
    requestId: header('service-request-id'),
    version: header('service-version'),
    replayed: header('idempotent-replayed') === 'true',
    idempotencyKey,
    attempts,
    response: head,
  };
}

export function toCall<T>(reply: Promise<Reply>): Call<T> {
  let answered: Reply;
  // One promise follows from the other: an engine finds the caller's frames only along such a chain.
  const data = reply.then((answer) => {
    answered = answer;
    return answer.data as T;
  });
  const withResponse = () => data.then(() => toResult<T>(answered));
  return Object.assign(data, { withResponse });
}
