import type { IncomingMessage } from 'node:http';
import { Problem } from '../contract/errors.ts';

export const tooLarge = (limit: number): Problem =>
  new Problem(
    'payload_too_large',
    `The body is larger than ${limit} bytes. Send less data, or split it into several requests.`,
  );

const bodyIsGone = (): Problem =>
  new Problem(
    'internal_error',
    'The body was read before the request reached Rollbook. Mount `server.handler` before body parsers such as `express.json()`.',
  );

/**
 * Bytes that arrive in parts. They are copied into one buffer: in a list, a part of one byte would take more than a hundred.
 */
class Gathered {
  readonly #limit: number;
  #bytes: Uint8Array = new Uint8Array();
  size = 0;

  /** `limit` is the number of bytes that are added at most. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  add(part: Uint8Array): void {
    const size = this.size + part.length;
    // The first part is often the only one.
    if (this.size === 0) this.#bytes = part;
    else {
      if (size > this.#bytes.length) {
        const larger = new Uint8Array(Math.min(2 * size, this.#limit));
        larger.set(this.#bytes);
        this.#bytes = larger;
      }
      this.#bytes.set(part, this.size);
    }
    this.size = size;
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.size);
  }

  clear(): void {
    this.#bytes = new Uint8Array();
  }
}

/** Reads a body to its end. `grow` is called with its size so far, and can reject it. */
export function readBody(
  request: IncomingMessage,
  limit: number,
  grow: (size: number) => void,
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    if (request.readableDidRead || request.readableEnded) return reject(bodyIsGone());
    if (Number(request.headers['content-length'] ?? 0) > limit) return reject(tooLarge(limit));
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding !== '' && encoding.toLowerCase() !== 'identity') {
      return reject(new Problem('unsupported_media_type', 'Send the body without `Content-Encoding`.'));
    }
    const gathered = new Gathered(limit);
    const refuse = (problem: unknown) => {
      gathered.clear();
      request.removeAllListeners('data').resume();
      reject(problem);
    };
    request.on('data', (chunk: Buffer) => {
      const size = gathered.size + chunk.length;
      if (size > limit) return refuse(tooLarge(limit));
      try {
        grow(size);
      } catch (problem) {
        return refuse(problem);
      }
      gathered.add(chunk);
    });
    request.on('end', () => resolve(gathered.bytes));
    const broken = () =>
      reject(new Problem('bad_request', 'The connection was closed before the body was complete.'));
    request.on('error', broken);
    request.on('close', () => {
      if (!request.complete) broken();
    });
  });
}

const mostBytes = 64 * 1024 * 1024;

/**
 * Closes a connection whose response has been written although its request has not been read completely. Many clients
 * read the response after they have sent their body, and a connection that is closed immediately is reset together
 * with unread data. So only this direction of the connection is closed, and incoming data is discarded until the body
 * ends. This is limited in size, and by the time that a request is allowed to take.
 */
export function discardBody(request: IncomingMessage): void {
  const { socket } = request;
  let size = 0;
  socket.end();
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > mostBytes) socket.destroy();
  });
  request.once('close', () => socket.destroySoon());
}

/** The size up to which a body is not counted. */
export const uncountedBytes = 65_536;

/** Limits the bytes of large bodies in memory: of all requests together, and half of that for each sender. */
export class BodyBudget {
  readonly #most: number;
  readonly #bySender = new Map<string, number>();
  #used = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Number of bytes that are currently counted, and of those that can be. */
  load(): { used: number; limit: number } {
    return { used: this.#used, limit: this.#most };
  }

  /** Counts the body of a request as it grows, until it is released. */
  open(sender: string): { grow(size: number): void; release(): void } {
    let counted = 0;
    const count = (more: number) => {
      counted += more;
      this.#used += more;
      const now = (this.#bySender.get(sender) ?? 0) + more;
      if (now === 0) this.#bySender.delete(sender);
      else this.#bySender.set(sender, now);
    };
    return {
      grow: (size) => {
        // There will never be room for it.
        const largest = Math.floor(this.#most / 2) + uncountedBytes;
        if (size > largest) throw tooLarge(largest);
        const more = Math.max(0, size - uncountedBytes) - counted;
        const own = (this.#bySender.get(sender) ?? 0) + more;
        if (more > 0 && (this.#used + more > this.#most || own > this.#most / 2)) {
          throw new Problem(
            'unavailable',
            'The server is receiving too many large bodies. Send the request again.',
            {
              retryAfterSeconds: 1,
            },
          );
        }
        count(more);
      },
      release: () => count(-counted),
    };
  }
}
