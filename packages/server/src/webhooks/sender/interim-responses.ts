import type { Socket } from 'node:net';

const CONTINUE = [Buffer.from('HTTP/1.1 100'), Buffer.from('HTTP/1.0 100')];
const NOTHING = Buffer.alloc(0);
const HEAD_END = '\r\n\r\n';
const MAX_HEAD_BYTES = 16_384;
const MAX_SKIPPED = 8;

/**
 * Takes each `100 Continue` that precedes a response out of what is read from a socket. RFC 9110 (15.2) requires
 * clients to accept one that they did not ask for; undici's parser fails on it.
 */
export class InterimResponses {
  /** The first bytes of a response, while they may still be those of a `100 Continue`. */
  #head: Buffer | null = null;
  #skipped = 0;

  /** Call before each request: what is read next begins a response. */
  expectResponse(): void {
    this.#head = NOTHING;
    this.#skipped = 0;
  }

  attach(socket: Socket): void {
    const read = socket.read.bind(socket);
    socket.read = (size) => {
      const chunk: Buffer | null = read(size);
      if (chunk === null || this.#head === null) return chunk;
      return this.#skip(this.#head.length === 0 ? chunk : Buffer.concat([this.#head, chunk]));
    };
  }

  /** What is left of the bytes; null while their end is not known. */
  #skip(bytes: Buffer): Buffer | null {
    let rest = bytes;
    while (this.#skipped < MAX_SKIPPED && mayBeContinue(rest)) {
      const end = rest.indexOf(HEAD_END);
      if (end < 0) {
        if (rest.length > MAX_HEAD_BYTES) break;
        this.#head = rest;
        return null;
      }
      rest = rest.subarray(end + HEAD_END.length);
      this.#skipped++;
    }
    this.#head = null;
    return rest;
  }
}

const mayBeContinue = (bytes: Buffer): boolean =>
  CONTINUE.some((start) => {
    const length = Math.min(start.length, bytes.length);
    return bytes.subarray(0, length).equals(start.subarray(0, length));
  });
