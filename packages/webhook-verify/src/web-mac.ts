const algorithm = { name: 'HMAC', hash: 'SHA-256' };

/** The key of a MAC; a string stands for its UTF-8 bytes. */
export async function importKey(key: string | Uint8Array): Promise<CryptoKey> {
  const bytes = typeof key === 'string' ? new TextEncoder().encode(key) : Uint8Array.from(key);
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
}

/** HMAC-SHA256 over `<prefix><bytes>`. */
export async function mac(key: CryptoKey, prefix: string, bytes: Uint8Array): Promise<Uint8Array> {
  const head = new TextEncoder().encode(prefix);
  const message = new Uint8Array(head.length + bytes.length);
  message.set(head);
  message.set(bytes, head.length);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, message));
}

/** Whether the hex digits are these bytes, in a time that does not depend on where they differ. */
export function sameBytes(bytes: Uint8Array, hexDigits: string): boolean {
  let difference = 0;
  bytes.forEach((byte, index) => {
    difference |= byte ^ Number.parseInt(hexDigits.slice(index * 2, index * 2 + 2), 16);
  });
  return !difference;
}
