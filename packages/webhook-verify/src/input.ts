/**
 * The body as received: bytes (for example a `Buffer`), or the string that they decode to. Never the
 * parsed JSON: the signature is computed over the bytes, and serialising again rarely reproduces them.
 */
export type RawBody = string | Uint8Array | ArrayBuffer;

/** Headers by name, in any case, as in Node, Express, Fastify and Lambda. */
export type HeaderRecord = { readonly [name: string]: string | readonly string[] | undefined };

/** The part of a Fetch `Headers` that is needed. */
export interface HeaderLookup {
  get(name: string): string | null | undefined;
}

/**
 * Contains the signature: the value of the `Service-Signature` header itself, a Fetch `Headers`, a
 * record of headers, or a request that has one of these as `headers`.
 */
export type HeadersInput =
  | string
  | null
  | undefined
  | HeaderLookup
  | HeaderRecord
  | { readonly headers: HeaderLookup | HeaderRecord };

/** A signing secret (`whsec_...`), or all secrets in use during a rotation. */
export type Secret = string | readonly string[];

/** A point in time: Unix time in seconds, or a `Date`. */
export type Moment = number | Date;

/** A received delivery that has not been verified. */
export interface ReceivedDelivery {
  /** The raw body. */
  body: RawBody;
  /** The headers, or only the `Service-Signature` header. */
  headers: HeadersInput;
}

/** Input of `verify()`, `check()` and `explain()`. */
export interface VerifyInput extends ReceivedDelivery {
  /** The endpoint's signing secret, or several secrets, any of which can match. */
  secret: Secret;
  /**
   * Maximum number of seconds between the timestamp and `now`, in both directions, inclusive. The
   * default is 300. `Infinity` disables the check, for deliveries that were stored.
   */
  toleranceSeconds?: number | undefined;
  /** The time to compare the timestamp with. The default is the current time. */
  now?: Moment | undefined;
}

/** Options of `createVerifier()`. */
export interface VerifierOptions {
  /** The endpoint's signing secret, or several secrets, any of which can match. */
  secret: Secret;
  /** Same as in {@link VerifyInput}. The default is 300. */
  toleranceSeconds?: number | undefined;
  /** Returns the time for each call. The default is the system clock. */
  clock?: (() => Moment) | undefined;
}

/**
 * The secrets as a new list.
 *
 * @throws TypeError if there is none: a missing setting must not look like an invalid signature.
 */
export function secretList(secret: Secret): string[] {
  const secrets = [secret].flat();
  if (!secrets.length || !secrets.every((one) => one && typeof one === 'string')) {
    throw new TypeError('secret must be a non-empty string, or a list of them');
  }
  return secrets;
}

/**
 * Unix time in whole seconds.
 *
 * @throws TypeError for an invalid time or tolerance, such as NaN, which compares as false.
 */
export function unixSeconds(moment: Moment = new Date(), toleranceSeconds = 0): number {
  const seconds = typeof moment === 'number' ? moment : +moment / 1000;
  // A value above 1e11 is in milliseconds.
  if (!(seconds >= 0 && seconds < 1e11 && toleranceSeconds >= 0)) {
    throw new TypeError('times must be a Date or seconds');
  }
  return Math.floor(seconds);
}

/** @throws TypeError for an option that this package does not have, and that looks as if it had. */
export function refuseTolerance(input: object): void {
  if ('tolerance' in input) throw new TypeError('tolerance is not an option; use toleranceSeconds');
}

/** The bytes of a raw body, or undefined if it is not raw. */
export function bodyBytes(body: unknown): Uint8Array | undefined {
  if (typeof body === 'string') return new TextEncoder().encode(body);
  // Not `instanceof`: bytes from another realm (such as a test runner or a vm) are valid too.
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  return {}.toString.call(body) === '[object ArrayBuffer]' ? new Uint8Array(body as ArrayBuffer) : undefined;
}
