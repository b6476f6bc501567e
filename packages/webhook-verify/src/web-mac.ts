/** A `CryptoKey`, under a name that needs no DOM types. */
export type WebKey = Parameters<typeof crypto.subtle.sign>[1];

/** The UTF-8 of the text followed by the bytes, in a new array. */
export function join(text: string, bytes: ArrayLike<number> = []): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(text);
  const joined = new Uint8Array(head.length + bytes.length);
  joined.set(head);
  joined.set(bytes, head.length);
  return joined;
}

/** The key of a MAC; a string is encoded as UTF-8. */
export async function importKey(key: string): Promise<WebKey> {
  return importBytes(join(key));
}

/** The key of a MAC, from its bytes. */
export async function importBytes(key: Uint8Array<ArrayBuffer>): Promise<WebKey> {
  return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

/** HMAC-SHA256. */
export async function mac(key: WebKey, message: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, message));
}

/** Whether the hex digits are equal to these bytes, compared in constant time. */
export function sameBytes(bytes: Uint8Array, hexDigits: string): boolean {
  const difference = bytes.reduce(
    (bits, byte, index) => bits | (byte ^ Number.parseInt(hexDigits.slice(index * 2, index * 2 + 2), 16)),
    0,
  );
  return !difference;
}
