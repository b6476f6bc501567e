import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, fstatSync, openSync, readFileSync, readSync, statSync, writeSync } from 'node:fs';
import { UsageError } from '../contract/errors.ts';

/*
 * An encrypted file: a magic line, the length of a header (4 bytes), the header (JSON), and chunks of 1 MiB, the last of
 * which may be shorter. Each chunk is encrypted with AES-256-GCM and followed by its tag (16 bytes). The key is derived from
 * that of the operator and a random salt, so it is that of one file. The nonce has the number of the chunk and whether it is
 * the last one, and a hash of what precedes the chunks is authenticated with each: a file that was cut off, put in another
 * order, extended or changed is refused.
 */
const magic = Buffer.from('rollbook encrypted backup 1\n');
const chunkBytes = 1_048_576;
const tagBytes = 16;
const mostHeaderBytes = 4096;

interface Header {
  key: string;
  salt: string;
  chunk_bytes: number;
  /** Of when its content is, and the length of that, which can be read without the key. Files of before have neither. */
  made_at?: string | undefined;
  bytes?: number | undefined;
  /** Which database it is of. */
  origin?: string | undefined;
}

/** A key that encrypts files, from a file with 32 bytes in hex or base64. It is never printed; its name is. */
export class FileKey {
  readonly name: string;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.name = `bk_${createHmac('sha256', bytes).update('rollbook backup key').digest('hex').slice(0, 12)}`;
  }

  static read(path: string): FileKey {
    let text: string;
    try {
      text = readFileSync(path, 'utf8').trim();
    } catch (cause) {
      throw new UsageError(`The key file ${path} cannot be read.`, { cause });
    }
    const bytes = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64');
    if (bytes.length !== 32)
      throw new UsageError(
        `The key file ${path} does not contain 32 bytes in hex or base64. Create one with: openssl rand -hex 32`,
      );
    return new FileKey(bytes);
  }

  derive(salt: Buffer): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#bytes, salt, 'rollbook backup file', 32));
  }
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Encrypts a file to another, which exists and is empty. Returns a hash of the content. */
export function encryptFile(
  from: string,
  to: string,
  key: FileKey,
  { madeAt, origin }: { madeAt: string; origin: string },
): string {
  const salt = randomBytes(32);
  const header: Header = {
    key: key.name,
    salt: salt.toString('hex'),
    chunk_bytes: chunkBytes,
    made_at: madeAt,
    bytes: statSync(from).size,
    origin,
  };
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  const start = Buffer.concat([magic, length, json]);
  const bound = createHash('sha256').update(start).digest();
  const derived = key.derive(salt);
  const hash = createHash('sha256');
  const write = (source: number, target: number) => {
    writeAll(target, start);
    const { size } = fstatSync(source);
    const chunks = Math.max(1, Math.ceil(size / chunkBytes));
    const buffer = Buffer.alloc(chunkBytes);
    for (let index = 0; index < chunks; index++) {
      const plain = readUpTo(source, buffer, Math.min(chunkBytes, size - index * chunkBytes));
      hash.update(plain);
      const cipher = createCipheriv('aes-256-gcm', derived, nonceOf(index, index === chunks - 1));
      cipher.setAAD(bound);
      writeAll(target, Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]));
    }
  };
  withFile(from, 'r', (source) => withFile(to, 'r+', (target) => write(source, target)));
  return hash.digest('hex');
}

export const isEncrypted = (path: string): boolean =>
  withFile(path, 'r', (file) => readUpTo(file, Buffer.alloc(magic.length), magic.length).equals(magic));

export interface Description {
  madeAt: string | undefined;
  /** The length that it has if it is complete. */
  bytes: number | undefined;
  /** Which database it is of. */
  origin: string | undefined;
}

/** What an encrypted file says of itself without its key. */
export function describeEncrypted(path: string): Description {
  return withFile(path, 'r', (file) => {
    const { header, at } = readHeader(file, path);
    const { bytes, chunk_bytes, made_at: madeAt, origin } = header;
    const whole =
      bytes === undefined ? undefined : at + bytes + Math.max(1, Math.ceil(bytes / chunk_bytes)) * tagBytes;
    return { madeAt, bytes: whole, origin };
  });
}

/**
 * Decrypts a file to another, which exists and is empty; or only checks that all of it can be decrypted. Returns a hash of
 * the content.
 *
 * @throws if the key is another one, or if the file was changed or cut off.
 */
export function decryptFile(from: string, to: string | undefined, key: FileKey): string {
  const hash = createHash('sha256');
  const read = (source: number, target?: number) => {
    for (const plain of plainChunks(source, from, key)) {
      hash.update(plain);
      if (target !== undefined) writeAll(target, plain);
    }
  };
  withFile(from, 'r', (source) =>
    to === undefined ? read(source) : withFile(to, 'r+', (target) => read(source, target)),
  );
  return hash.digest('hex');
}

function* plainChunks(source: number, path: string, key: FileKey): Generator<Buffer> {
  const { header, bound, at } = readHeader(source, path);
  if (header.key !== key.name)
    throw new UsageError(
      `${path} is encrypted with the key ${header.key}; the given one is ${key.name}. Pass the file of that key with --key-file.`,
    );
  const derived = key.derive(Buffer.from(header.salt, 'hex'));
  const whole = header.chunk_bytes + tagBytes;
  const rest = fstatSync(source).size - at;
  const chunks = Math.max(1, Math.ceil(rest / whole));
  const buffer = Buffer.alloc(whole);
  for (let index = 0; index < chunks; index++) {
    const chunk = readUpTo(source, buffer, Math.min(whole, rest - index * whole));
    const plain = open(chunk, derived, nonceOf(index, index === chunks - 1), bound);
    if (!plain) throw changed(path);
    yield plain;
  }
}

const changed = (path: string): Error =>
  new Error(`${path} is damaged: it was changed or cut off after it was written. Use another backup.`);

function open(chunk: Buffer, key: Buffer, nonce: Buffer, bound: Buffer): Buffer | undefined {
  if (chunk.length < tagBytes) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(bound);
  decipher.setAuthTag(chunk.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(chunk.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    // The only thing that `final` throws for: the tag does not match.
    return undefined;
  }
}

function readHeader(source: number, path: string): { header: Header; bound: Buffer; at: number } {
  const fixed = Buffer.alloc(magic.length + 4);
  const read = readUpTo(source, fixed, fixed.length);
  const length = read.length === fixed.length ? fixed.readUInt32BE(magic.length) : 0;
  if (length === 0 || length > mostHeaderBytes) throw changed(path);
  const json = readUpTo(source, Buffer.alloc(length), length);
  const header = parseHeader(json.toString('utf8'));
  if (json.length < length || !header) throw changed(path);
  const bound = createHash('sha256').update(fixed).update(json).digest();
  return { header, bound, at: fixed.length + length };
}

function parseHeader(text: string): Header | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  const { key, salt, chunk_bytes, made_at, bytes, origin }: Record<string, unknown> = Object(parsed);
  return typeof key === 'string' && typeof salt === 'string' && chunk_bytes === chunkBytes
    ? {
        ...{ key, salt, chunk_bytes },
        made_at: typeof made_at === 'string' ? made_at : undefined,
        bytes: typeof bytes === 'number' ? bytes : undefined,
        origin: typeof origin === 'string' ? origin : undefined,
      }
    : undefined;
}

function withFile<T>(path: string, flags: 'r' | 'r+', work: (descriptor: number) => T): T {
  const descriptor = openSync(path, flags);
  try {
    return work(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function readUpTo(descriptor: number, buffer: Buffer, length: number): Buffer {
  let read = 0;
  while (read < length) {
    const more = readSync(descriptor, buffer, read, length - read, null);
    if (more === 0) break;
    read += more;
  }
  return buffer.subarray(0, read);
}

function writeAll(descriptor: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
}
