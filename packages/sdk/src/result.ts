import type { ResponseHead } from './options.ts';
import type { Reply } from './request.ts';

/** A record with the metadata of its response. */
export interface Result<T> {
  readonly data: T;
  /** Version of the record, for `ifMatch` and `ifNoneMatch`. */
  readonly etag: string | undefined;
  /** The server's identifier of the request. */
  readonly requestId: string | undefined;
  /** The API version that was used. */
  readonly version: string | undefined;
  /** Whether this is the stored response of an earlier attempt with the same idempotency key. */
  readonly replayed: boolean;
  /** The idempotency key of the write. */
  readonly idempotencyKey: string | undefined;
  /** Number of times that the request was sent. */
  readonly attempts: number;
  /** Status and headers; the body has been read. */
  readonly response: ResponseHead;
}

/** A call in progress: await it for the data, or await `withResponse()` for the data and its metadata. */
export interface Call<T> extends Promise<T> {
  /**
   * The data together with `etag`, `requestId` and the rest of the response. The request is not sent again.
   *
   * @example
   * ```ts
   * const { data, etag } = await client.learners.get(id).withResponse();
   * await client.learners.update(id, { class: '6B' }, { ifMatch: etag });
   * ```
   */
  withResponse(): Promise<Result<T>>;
}

/** The type of the data comes from the document; it is the only value here that is not checked. */
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
  // Each promise derives from the previous one, because an engine finds the caller's stack frames only along such a
  // chain.
  const data = reply.then((answer) => {
    answered = answer;
    return answer.data as T;
  });
  const withResponse = () => data.then(() => toResult<T>(answered));
  return Object.assign(data, { withResponse });
}
