/**
 * The body as it came over the wire: bytes (a `Buffer` is one), or the string they decode to. Never
 * the parsed JSON: the signature covers the bytes, and serialising again seldom gives them back.
 */
export type RawBody = string | Uint8Array | ArrayBuffer;

/** Headers by name, in any case: what Node, Express, Fastify and Lambda have. */
export type HeaderRecord = { readonly [name: string]: string | readonly string[] | undefined };

/** The part of a Fetch `Headers` that is needed. */
export interface HeaderLookup {
  get(name: string): string | null | undefined;
}

/**
 * Where the signature is found: the value of the `Service-Signature` header itself, a Fetch
 * `Headers`, a record of headers, or a request that has one of these as `headers`.
 */
export type HeadersInput =
  | string
  | null
  | undefined
  | HeaderLookup
  | HeaderRecord
  | { readonly headers: HeaderLookup | HeaderRecord };

/** One signing secret (`whsec_...`), or all that are live during a rotation. */
export type Secret = string | readonly string[];

/** A moment: Unix time in seconds, or a `Date`. */
export type Moment = number | Date;

/** A received delivery, before it is trusted. */
export interface ReceivedDelivery {
  /** The raw body. */
  body: RawBody;
  /** The headers, or the `Service-Signature` header alone. */
  headers: HeadersInput;
}

/** Input of `verify()`, `check()` and `explain()`. */
export interface VerifyInput extends ReceivedDelivery {
  /** The endpoint's signing secret, or several of them: any may match. */
  secret: Secret;
  /**
   * How many seconds the timestamp may lie behind or ahead of `now`, both ends included. 300 by
   * default. `Infinity` switches the check off, for deliveries that were stored.
   */
  toleranceSeconds?: number | undefined;
  /** The time to judge the timestamp by; the clock's when left out. */
  now?: Moment | undefined;
}

/** Options of `createVerifier()`. */
export interface VerifierOptions {
  /** The endpoint's signing secret, or several of them: any may match. */
  secret: Secret;
  /** As in {@link VerifyInput}: 300 by default. */
  toleranceSeconds?: number | undefined;
  /** Gives the time for each call; the system's clock when left out. */
  clock?: (() => Moment) | undefined;
}

/**
 * The secrets as a list of its own.
 *
 * @throws TypeError where there is none: a missing setting must not look like a bad signature.
 */
export function secretList(secret: Secret): string[] {
  const secrets = [secret].flat();
  if (!secrets.length || !secrets.every((one) => one && typeof one === 'string')) {
    throw new TypeError('secret must be a non-empty string, or a list of them');
  }
  return secrets;
}

/**
 * Whole Unix seconds.
 *
 * @throws TypeError for what is no time or no tolerance, such as NaN, which compares as false.
 */
export function unixSeconds(moment: Moment = new Date(), toleranceSeconds = 0): number {
  const seconds = typeof moment === 'number' ? moment : +moment / 1000;
  // Above 1e11 somebody passed milliseconds.
  if (!(seconds >= 0 && seconds < 1e11 && toleranceSeconds >= 0)) {
    throw new TypeError('times must be a Date or seconds');
  }
  return Math.floor(seconds);
}

/** The bytes of a raw body, or nothing where it is not raw. */
export function bodyBytes(body: unknown): Uint8Array | undefined {
  if (typeof body === 'string') return new TextEncoder().encode(body);
  // Not `instanceof`: bytes made in another realm (a test runner's, a vm's) are as good.
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  return {}.toString.call(body) === '[object ArrayBuffer]' ? new Uint8Array(body as ArrayBuffer) : undefined;
}
