import * as crypto from 'node:crypto';

/** HMAC-SHA256 over `<prefix><bytes>`. The buffer given is valid until the next call. */
export type Mac = (prefix: string, bytes: Uint8Array) => Buffer;

/** `crypto.hash` with the one encoding used here. */
export type OneShotHash = (algorithm: string, data: Uint8Array, encoding: 'latin1') => string;

/** SHA-256 works on blocks of this many bytes, and HMAC pads its key to one. */
const blockLength = 64;

/** Up to here one-shot hashing is faster than a streaming Hmac, and a scratch buffer is cheap. */
const oneShotLimit = 16 * 1024;

/** Absent in Node before 20.12 and in some other runtimes' `node:crypto`. */
const builtIn: OneShotHash | undefined = crypto.hash;

/**
 * The MAC of one key. HMAC is H(key ^ opad, H(key ^ ipad, message)); doing the halves by hand lets
 * both padded blocks be made once and each half be one call without a stream object: half the time
 * of `createHmac` on a common delivery.
 *
 * @param hash - The one-shot hash, or null to do without.
 */
export function createMac(key: string | Uint8Array, hash: OneShotHash | null | undefined = builtIn): Mac {
  const streaming: Mac = (prefix, bytes) =>
    crypto.createHmac('sha256', key).update(prefix, 'utf8').update(bytes).digest();
  if (!hash) return streaming;

  const inner = paddedKey(key, 0x36);
  const outer = Buffer.alloc(blockLength + 32);
  outer.set(paddedKey(key, 0x5c));
  const digest = Buffer.alloc(32);
  let scratch = Buffer.alloc(0);

  return (prefix, bytes) => {
    // Three bytes at most for each UTF-16 unit of the prefix.
    const needed = blockLength + prefix.length * 3 + bytes.length;
    if (needed > oneShotLimit) return streaming(prefix, bytes);
    if (needed > scratch.length) scratch = Buffer.alloc(Math.max(needed, Math.min(scratch.length * 2, oneShotLimit)));
    scratch.set(inner);
    const start = blockLength + scratch.write(prefix, blockLength);
    scratch.set(bytes, start);
    const end = start + bytes.length;
    // Latin-1 strings hold one byte a unit and are far cheaper to get out of `hash` than buffers.
    outer.write(hash('sha256', scratch.subarray(0, end), 'latin1'), blockLength, 'latin1');
    scratch.fill(0, 0, end);
    digest.write(hash('sha256', outer, 'latin1'), 'latin1');
    outer.fill(0, blockLength);
    return digest;
  };
}

function paddedKey(key: string | Uint8Array, pad: number): Uint8Array {
  const bytes = Buffer.from(key);
  const short = bytes.length > blockLength ? crypto.createHash('sha256').update(bytes).digest() : bytes;
  const block = new Uint8Array(blockLength).fill(pad);
  short.forEach((byte, index) => {
    block[index] = byte ^ pad;
  });
  return block;
}
