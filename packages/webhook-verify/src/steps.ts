/**
 * A computation that needs MACs, written once for the synchronous and the asynchronous entry point:
 * it yields the data to sign and receives the 32 bytes of the MAC.
 */
export type Steps<T> = Generator<MacRequest, T, Uint8Array>;

/** HMAC-SHA256 with this key over `<prefix><bytes>`. A string key is encoded as UTF-8. */
export interface MacRequest {
  key: string | Uint8Array;
  prefix: string;
  bytes: Uint8Array;
}
