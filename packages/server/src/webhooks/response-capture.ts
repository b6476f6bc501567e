/** Headers as undici gives them: repeated ones as lists. */
type ReceivedHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

const HEADER_CAPTURE_BYTES = 4_096;
// A receiver's session cookies are secrets that have no place in a log.
const OMITTED_HEADERS: ReadonlySet<string> = new Set(['set-cookie', 'set-cookie2']);

/** Collects the first bytes of a response body, holding on to no more memory than it keeps. */
export class BodyCapture {
  readonly #limitBytes: number;
  readonly #chunks: Buffer[] = [];
  #bytes = 0;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  /** Returns whether the limit is reached and the rest of the body is of no interest. */
  add(chunk: Buffer): boolean {
    const room = this.#limitBytes - this.#bytes;
    // A copy: the chunk is a view into a far larger read buffer.
    this.#chunks.push(Buffer.from(chunk.subarray(0, room)));
    this.#bytes += Math.min(chunk.length, room);
    return this.#bytes >= this.#limitBytes;
  }

  /** The captured bytes as text that PostgreSQL can store: invalid UTF-8 replaced, NUL left out. */
  text(): string {
    if (this.#bytes === 0) return '';
    // Streaming drops the part of a character that the limit cut off, where a plain decode would replace it.
    const isCut = this.#bytes >= this.#limitBytes;
    return new TextDecoder().decode(Buffer.concat(this.#chunks), { stream: isCut }).replaceAll('\0', '');
  }
}

/**
 * A response's headers for the log: names and values together at most 4 KiB (the value that crosses the
 * limit is cut, later ones are left out), repeated ones joined, control characters and cookies removed.
 */
export function captureHeaders(headers: ReceivedHeaders): Record<string, string> {
  const captured: [string, string][] = [];
  let room = HEADER_CAPTURE_BYTES;
  for (const [name, received] of Object.entries(headers)) {
    if (received === undefined || OMITTED_HEADERS.has(name)) continue;
    room -= name.length;
    if (room <= 0) break;
    const value = cleaned(typeof received === 'string' ? received : received.join(', ')).slice(0, room);
    room -= Buffer.byteLength(value);
    captured.push([name, value]);
  }
  // Not by assignment, which would take a header named __proto__ for something else.
  return Object.fromEntries(captured);
}

/** The first value of a header, cut to a length that no honest one reaches. */
export function firstHeader(headers: ReceivedHeaders, name: string): string | null {
  const received = headers[name];
  const first = typeof received === 'string' ? received : received?.[0];
  return first === undefined ? null : cleaned(first).slice(0, 128);
}

function cleaned(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
  return value.replace(/[\u0000-\u001f\u007f-\u009f]/g, '');
}
