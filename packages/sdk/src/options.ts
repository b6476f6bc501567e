/** The part of a `Response` that remains after its body has been read. */
export interface ResponseHead {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
}

/** What the client passes to `fetch`; each attempt has a new signal. */
export interface FetchInit {
  method: string;
  headers: Record<string, string> | Headers;
  body?: string;
  signal: AbortSignal;
  redirect: 'manual';
}

/** `globalThis.fetch`, or any function that returns a status, headers and a text, or the bytes of a PDF. */
export type Fetch = (
  url: string,
  init: FetchInit,
) => Promise<
  ResponseHead & { text(): Promise<string>; arrayBuffer?: (() => Promise<ArrayBuffer>) | undefined }
>;

/** An attempt that is about to be sent. The API key is added afterwards, so that a logger cannot print it. */
export interface OutgoingRequest {
  readonly method: string;
  readonly url: string;
  /** Path template, without ids. */
  readonly path: string;
  /** The request headers; they can be changed. */
  readonly headers: Headers;
  /** Number of the attempt, starting at 1. */
  readonly attempt: number;
}

/** Runs before and after each attempt. An error that it throws is thrown to the caller and not retried. */
export interface Middleware {
  /** Called before each attempt. */
  onRequest?: ((request: OutgoingRequest) => void | Promise<void>) | undefined;
  /** Called after each response, whatever its status; the body has been read. The last middleware is called first. */
  onResponse?: ((response: ResponseHead, request: OutgoingRequest) => void | Promise<void>) | undefined;
}

/**
 * The secret API key, `sk_live_…` or `sk_test_…`, or a function that returns it for each attempt of a read and for the
 * first of a write. Null to send no key, for operations that do not need one, such as `invitations.accept`.
 */
export type ApiKeyOption = string | null | (() => string | Promise<string>);

/** Where the client logs its calls: `console`, or any logger that takes a message and fields. */
export interface Logger {
  /** A call succeeded. */
  debug(message: string, fields: Record<string, unknown>): void;
  /** A call failed; the caller gets the error. */
  info(message: string, fields: Record<string, unknown>): void;
  /** An attempt failed and will be retried. */
  warn(message: string, fields: Record<string, unknown>): void;
}

/** Options that can be set for the client and for a single call. */
export interface Limits {
  /** Milliseconds for one attempt, including its body; greater than 0. Default: 30,000; `Infinity` for no limit. */
  timeoutMs?: number | undefined;
  /** Milliseconds for the whole call: all attempts and the waits between them. Default: no limit. */
  deadlineMs?: number | undefined;
  /**
   * Number of attempts after the first: an integer, or `Infinity` together with a deadline or a signal. Default: 2.
   */
  maxRetries?: number | undefined;
  /** API version date sent as `Service-Version`; null to use the version pinned to the key. */
  version?: string | null | undefined;
  /** Additional headers. Null removes a header that the client sets; undefined changes nothing. */
  headers?: Record<string, string | null | undefined> | undefined;
}

/** Options of the client. */
export interface RollbookOptions extends Limits {
  apiKey: ApiKeyOption;
  /** Address of the server, with or without a path, `/v1` and a trailing slash. */
  baseUrl: string;
  /** Used instead of `globalThis.fetch`, which is looked up at each attempt. */
  fetch?: Fetch | undefined;
  /** Middleware that runs around each attempt, in this order. */
  middleware?: readonly Middleware[] | undefined;
  /** Logs calls and retries; by default nothing is logged. It receives neither bodies nor the API key. */
  logger?: Logger | undefined;
  /**
   * Allows a secret key in a browser. Everyone who opens the page can read the key, so use it only for pages that are
   * restricted to people who are allowed to know the key.
   */
  dangerouslyAllowBrowser?: boolean | undefined;
}

/** Options to change, see `withOptions`: those that are left out or undefined keep their values. */
export type ChangedOptions = { [Name in keyof RollbookOptions]?: RollbookOptions[Name] | undefined };

/** Options of every call. */
export interface RequestOptions extends Limits {
  /** API key for this call instead of the client's, for example that of another school. */
  apiKey?: ApiKeyOption | undefined;
  /** Aborts the call with an `AbortError`. */
  signal?: AbortSignal | undefined;
}

/** Options of a read of one record. */
export interface ReadOptions extends RequestOptions {
  ifNoneMatch?: undefined;
}

/** Options of a read that resolves to null if the record has not changed. */
export interface ConditionalOptions extends RequestOptions {
  /** The `etag` of the record as you last read it. */
  ifNoneMatch: string | undefined;
}

/** Options of a read that returns JSON, of an operation that can also return a document. */
export interface JsonOptions extends RequestOptions {
  accept?: undefined;
}

/** Options of a read that returns a document. */
export interface DocumentOptions<MediaType extends string> extends RequestOptions {
  /** The media type of the document: `application/pdf` is returned as bytes, `text/html` as text. */
  accept: MediaType;
}

/** Options of a write. */
export interface WriteOptions extends RequestOptions {
  /** A UUID. By default the client generates one; it is the same for every attempt. */
  idempotencyKey?: string | undefined;
}

/** Options of a write to a record. */
export interface ChangeOptions extends WriteOptions {
  /** The `etag` of the record as you read it. The write is rejected if the record has changed since. */
  ifMatch?: string | undefined;
}

/** All options of a call, for the code that sends it. */
export interface CallOptions extends ChangeOptions {
  accept?: string | undefined;
  ifNoneMatch?: string | undefined;
  query?: Record<string, unknown> | undefined;
}
