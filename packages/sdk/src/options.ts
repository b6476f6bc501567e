/** The part of a `Response` that is left when its body has been read. */
export interface ResponseHead {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
}

/** What the client hands to `fetch`; always a fresh signal for each attempt. */
export interface FetchInit {
  method: string;
  headers: Record<string, string> | Headers;
  body?: string;
  signal: AbortSignal;
  redirect: 'manual';
}

/** `globalThis.fetch`, or any function that answers with a status, headers and a text. */
export type Fetch = (url: string, init: FetchInit) => Promise<ResponseHead & { text(): Promise<string> }>;

/** An attempt that is about to be sent. The key is put in afterwards, so that a logger can't print it. */
export interface OutgoingRequest {
  readonly method: string;
  readonly url: string;
  /** Path template, without ids. */
  readonly path: string;
  /** May be changed. */
  readonly headers: Headers;
  /** 1 for the first. */
  readonly attempt: number;
}

/** Runs around each attempt. What it throws is thrown to the caller and not retried. */
export interface Middleware {
  /** Called before each attempt. */
  onRequest?(request: OutgoingRequest): void | Promise<void>;
  /** Called after each answer, whatever its status; its body has been read. Last middleware first. */
  onResponse?(response: ResponseHead, request: OutgoingRequest): void | Promise<void>;
}

/**
 * The secret key, `sk_live_…` or `sk_test_…`, or a function that gives it for each attempt. Null where there is none,
 * for operations that need none, such as `invitations.accept`.
 */
export type ApiKeyOption = string | null | (() => string | Promise<string>);

/** Where the client reports what it does: `console`, or any logger that takes a message and its fields. */
export interface Logger {
  /** A call succeeded. */
  debug(message: string, fields: Record<string, unknown>): void;
  /** A call failed; the caller gets the error. */
  info(message: string, fields: Record<string, unknown>): void;
  /** An attempt failed and another follows. */
  warn(message: string, fields: Record<string, unknown>): void;
}

/** What can be set for the client and for one call. */
export interface Limits {
  /** Milliseconds for one attempt, its body included; above 0. 30,000 unless set; `Infinity` for no limit. */
  timeoutMs?: number | undefined;
  /** Milliseconds for the whole call: attempts and the waits between them. No limit unless set. */
  deadlineMs?: number | undefined;
  /** Attempts after the first: a whole number, or `Infinity` together with a deadline or a signal. 2 unless set. */
  maxRetries?: number | undefined;
  /** API version date sent as `Service-Version`; null to use the version pinned to the key. */
  version?: string | null | undefined;
  /** Further headers. Null takes out one that the client sets. */
  headers?: Record<string, string | null> | undefined;
}

/** How to reach the server. */
export interface RollbookOptions extends Limits {
  apiKey: ApiKeyOption;
  /** Address of the server, with or without a path, `/v1` and a trailing slash. */
  baseUrl: string;
  /** Replaces `globalThis.fetch`, which is looked up at each attempt. */
  fetch?: Fetch | undefined;
  /** Runs around each attempt, in this order. */
  middleware?: readonly Middleware[] | undefined;
  /** Reports calls and retries; nothing is logged without it. Gets neither bodies nor the key. */
  logger?: Logger | undefined;
  /**
   * Lets a secret key be used in a page. Everybody who opens the page can read the key: for pages that only people who
   * may know it can open.
   */
  dangerouslyAllowBrowser?: boolean | undefined;
}

/** Options of every call. */
export interface RequestOptions extends Limits {
  /** The key of this call instead of the client's, such as that of another school. */
  apiKey?: ApiKeyOption | undefined;
  /** Ends the call with an `AbortError`. */
  signal?: AbortSignal | undefined;
}

/** Options of a read of one record. */
export interface ReadOptions extends RequestOptions {
  ifNoneMatch?: undefined;
}

/** Options of a read that gives null when the record is still the one you hold. */
export interface ConditionalOptions extends RequestOptions {
  /** The `etag` of the record you hold. */
  ifNoneMatch: string | undefined;
}

/** Options of a write. */
export interface WriteOptions extends RequestOptions {
  /** A UUID. Made by the client unless set; the same on every attempt. */
  idempotencyKey?: string | undefined;
}

/** Options of a write to a record. */
export interface ChangeOptions extends WriteOptions {
  /** The `etag` of the record as you read it: the write is refused when it has changed since. */
  ifMatch?: string | undefined;
}

/** Everything that a call can be given, for the code that carries it out. */
export interface CallOptions extends ChangeOptions {
  ifNoneMatch?: string | undefined;
  query?: Record<string, unknown> | undefined;
}
