import * as crypto from 'node:crypto';

/** HMAC-SHA256 over `<prefix><bytes>`. The returned buffer is valid until the next call. */
export type Mac = (prefix: string, bytes: Uint8Array) => Buffer;

/** SHA-256 in one call, as a string with one byte per unit, which is much cheaper than a buffer. */
export type OneShotHash = (bytes: Uint8Array) => string;

/** Up to this size, one-shot hashing is faster than a streaming Hmac and needs little memory. */
const oneShotLimit = 16 * 1024;

/**
 * The same limit for a single MAC: larger memory is not from Node's pool, which costs more than it
 * saves.
 */
const onceLimit = 2 * 1024;

/** Missing in Node before 20.12 and in `node:crypto` of some other runtimes. */
const builtIn: OneShotHash | null =
  typeof crypto.hash === 'function' ? (bytes) => crypto.hash('sha256', bytes, 'binary') : null;

// HMAC is H(key ^ opad, H(key ^ ipad, message)). Computing the halves separately makes each one a
// call without a stream object, which takes half the time of `createHmac` for a common delivery.
// The workspace contains what each half hashes, in one piece: key ^ opad, the inner digest, key ^
// ipad, the message.
const blockLength = 64;
const digestLength = 32;
const innerAt = blockLength + digestLength;
const messageAt = innerAt + blockLength;

/**
 * The MAC for one key, which keeps the padded key for many calls.
 *
 * @param hash - The one-shot hash, or null to work without it.
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

/** The MAC for one key, computed once: nothing is kept. */
export function macOnce(
  key: string | Uint8Array,
  prefix: string,
  bytes: Uint8Array,
  hash: OneShotHash | null = builtIn,
): Buffer {
  const needed = lengthFor(prefix, bytes);
  if (!hash || needed > onceLimit) return streamingMac(key, prefix, bytes);
  // This may be memory of Node's shared pool, so the key and the message are cleared from it.
  const workspace = padKey(key, Buffer.allocUnsafe(needed), hash);
  const end = putMessage(workspace, prefix, bytes);
  const digest = Buffer.from(hashHalves(workspace, end, hash), 'binary');
  workspace.fill(0);
  return digest;
}

function streamingMac(key: string | Uint8Array, prefix: string, bytes: Uint8Array): Buffer {
  // Getting a string is cheaper here too than getting a buffer.
  return Buffer.from(
    crypto.createHmac('sha256', key).update(prefix).update(bytes).digest('binary'),
    'binary',
  );
}

function lengthFor(prefix: string, bytes: Uint8Array): number {
  // A UTF-16 unit of the prefix takes at most three bytes.
  return messageAt + prefix.length * 3 + bytes.length;
}

function padKey(key: string | Uint8Array, workspace: Buffer, hash: OneShotHash): Buffer {
  const bytes = typeof key === 'string' ? Buffer.from(key) : key;
  const short = bytes.length > blockLength ? Buffer.from(hash(bytes), 'binary') : bytes;
  for (let index = 0; index < blockLength; index++) {
    // A key that is too short is padded with zeros.
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
