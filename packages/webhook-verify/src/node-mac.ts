import * as crypto from 'node:crypto';

/** HMAC-SHA256 over `<prefix><bytes>`. The buffer given is valid until the next call. */
export type Mac = (prefix: string, bytes: Uint8Array) => Buffer;

/** SHA-256 in one call, as a string with a byte a unit: that costs far less than a buffer. */
export type OneShotHash = (bytes: Uint8Array) => string;

/** Up to here one-shot hashing is faster than a streaming Hmac, and the memory for it is small. */
const oneShotLimit = 16 * 1024;

/** The same for a single MAC: larger memory comes from outside Node's pool, and costs what it saves. */
const onceLimit = 2 * 1024;

/** Absent in Node before 20.12 and in some other runtimes' `node:crypto`. */
const builtIn: OneShotHash | null =
  typeof crypto.hash === 'function' ? (bytes) => crypto.hash('sha256', bytes, 'binary') : null;

// HMAC is H(key ^ opad, H(key ^ ipad, message)). Doing the halves by hand makes each one call without
// a stream object, half the time of `createHmac` on a common delivery. The workspace holds what each
// half hashes in one piece: key ^ opad, the inner digest, key ^ ipad, the message.
const blockLength = 64;
const digestLength = 32;
const innerAt = blockLength + digestLength;
const messageAt = innerAt + blockLength;

/**
 * The MAC of one key, with the padded key kept for many calls.
 *
 * @param hash - The one-shot hash, or null to do without.
 */
export function createMac(key: string | Uint8Array, hash: OneShotHash | null = builtIn): Mac {
  if (!hash) return (prefix, bytes) => streamingMac(key, prefix, bytes);
  const digest = Buffer.alloc(digestLength);
  let workspace = padKey(key, Buffer.alloc(messageAt), hash);
  return (prefix, bytes) => {
    const needed = lengthFor(prefix, bytes);
    if (needed > oneShotLimit) return streamingMac(key, prefix, bytes);
    if (needed > workspace.length) {
      const larger = Buffer.alloc(Math.max(needed, Math.min(workspace.length * 2, oneShotLimit)));
      workspace.copy(larger, 0, 0, messageAt);
      workspace.fill(0);
      workspace = larger;
    }
    const end = putMessage(workspace, prefix, bytes);
    digest.write(hashHalves(workspace, end, hash), 'binary');
    workspace.fill(0, blockLength, innerAt).fill(0, messageAt, end);
    return digest;
  };
}

/** The MAC of one key, once: nothing is kept. */
export function macOnce(
  key: string | Uint8Array,
  prefix: string,
  bytes: Uint8Array,
  hash: OneShotHash | null = builtIn,
): Buffer {
  const needed = lengthFor(prefix, bytes);
  if (!hash || needed > onceLimit) return streamingMac(key, prefix, bytes);
  // May be memory of Node's shared pool: no trace of the key or the message may stay in it.
  const workspace = padKey(key, Buffer.allocUnsafe(needed), hash);
  const end = putMessage(workspace, prefix, bytes);
  const digest = Buffer.from(hashHalves(workspace, end, hash), 'binary');
  workspace.fill(0);
  return digest;
}

function streamingMac(key: string | Uint8Array, prefix: string, bytes: Uint8Array): Buffer {
  // Getting a string out, here too, is the cheaper way to a buffer.
  return Buffer.from(
    crypto.createHmac('sha256', key).update(prefix).update(bytes).digest('binary'),
    'binary',
  );
}

function lengthFor(prefix: string, bytes: Uint8Array): number {
  // A UTF-16 unit of the prefix takes three bytes at most.
  return messageAt + prefix.length * 3 + bytes.length;
}

function padKey(key: string | Uint8Array, workspace: Buffer, hash: OneShotHash): Buffer {
  const bytes = typeof key === 'string' ? Buffer.from(key) : key;
  const short = bytes.length > blockLength ? Buffer.from(hash(bytes), 'binary') : bytes;
  for (let index = 0; index < blockLength; index++) {
    // Past its end the key counts as zeros.
    const byte = short[index] ?? 0;
    workspace[index] = byte ^ 0x5c;
    workspace[innerAt + index] = byte ^ 0x36;
  }
  return workspace;
}

function putMessage(workspace: Buffer, prefix: string, bytes: Uint8Array): number {
  const start = messageAt + workspace.write(prefix, messageAt);
  workspace.set(bytes, start);
  return start + bytes.length;
}

function hashHalves(workspace: Buffer, end: number, hash: OneShotHash): string {
  workspace.write(hash(workspace.subarray(innerAt, end)), blockLength, 'binary');
  return hash(workspace.subarray(0, innerAt));
}
