/**
 * Work that needs MACs on the way, written once for the synchronous and the asynchronous entry: it
 * yields what is to be signed and is given the 32 bytes.
 */
export type Steps<T> = Generator<MacRequest, T, Uint8Array>;

/** HMAC-SHA256 with this key over `<prefix><bytes>`. A string key stands for its UTF-8 bytes. */
export interface MacRequest {
  key: string | Uint8Array;
  prefix: string;
  bytes: Uint8Array;
}
