/** Headers as undici gives them: repeated ones as lists. */
type ReceivedHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

const HEADER_CAPTURE_LENGTH = 4_096;
// A receiver's session cookies are secrets that have no place in a log.
const OMITTED_HEADERS: ReadonlySet<string> = new Set(['set-cookie', 'set-cookie2']);

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f]/g;

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
    const [first] = this.#chunks;
    if (first === undefined) return '';
    const bytes = this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks);
    // Streaming drops the part of a character that the limit cut off, where a plain decode would replace it.
    const isCut = this.#bytes >= this.#limitBytes;
    const text = isCut ? new TextDecoder().decode(bytes, { stream: true }) : bytes.toString();
    return text.includes('\0') ? text.replaceAll('\0', '') : text;
  }
}

/**
 * A response's headers for the log: names and values together at most 4,096 characters (the value that crosses the
 * limit is cut, later ones are left out), repeated ones joined, control characters and cookies removed.
 */
export function captureHeaders(headers: ReceivedHeaders): Record<string, string> {
  // Without a prototype a header named __proto__ is a name like any other.
  const captured: Record<string, string> = Object.create(null);
  let room = HEADER_CAPTURE_LENGTH;
  for (const name of Object.keys(headers)) {
    const received = headers[name];
    if (received === undefined || OMITTED_HEADERS.has(name)) continue;
    room -= name.length;
    if (room <= 0) break;
    const value = cleaned(typeof received === 'string' ? received : received.join(', ')).slice(0, room);
    room -= value.length;
    captured[name] = value;
  }
  return captured;
}

/** The first value of a header, cut to a length that no honest one reaches. */
export function firstHeader(headers: ReceivedHeaders, name: string): string | null {
  const received = headers[name];
  const first = typeof received === 'string' ? received : received?.[0];
  return first === undefined ? null : cleaned(first).slice(0, 128);
}

function cleaned(value: string): string {
  return value.replaceAll(CONTROL_CHARACTERS, '');
}
