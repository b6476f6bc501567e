/** What a parser reports of a response, in this order. */
export type ResponseEvents = {
  /** A 1xx response, which another one follows. */
  onInformational(): void;
  onHead(status: number, headers: ReceivedHeaders): void;
  onBody(chunk: Buffer): void;
  /** `isReusable`: the response was exactly as HTTP defines, and the connection can carry another request. */
  onEnd(isReusable: boolean, keepAliveMs: number): void;
  /** What was received is not an HTTP response. */
  onInvalid(reason: string): void;
};

/** Headers beyond this are not read: the status decides, and the connection is closed. */
const MAX_HEAD_BYTES = 65_536;
const MAX_CHUNK_LINE_BYTES = 4_096;
const STATUS_LINE = /^HTTP\/\d(?:\.(\d))? +([1-9]\d\d)(?:[ \t\r]|$)/;
const NOTHING = Buffer.alloc(0);
const [CR, LF] = [0x0d, 0x0a];

type Framing =
  | { readonly kind: 'length'; left: number }
  | { readonly kind: 'chunked'; left: number; phase: 'size' | 'data' | 'data_end' | 'trailers' }
  | { readonly kind: 'until_close' }
  /** There is no body, or its end cannot be known for certain. */
  | { readonly kind: 'none' };

/**
 * Parses the response to one request. A delivery succeeds when the receiver responds with 2xx, so a response whose status
 * can be read is a response, whatever its headers are like: with spaces in their names, far too long, contradicting each
 * other, or not matching the body. What deviates from HTTP is read as far as it is clear, and the connection is not used
 * again, so that no byte of one response is ever read as part of another one.
 */
export class ResponseParser {
  readonly #events: ResponseEvents;
  #pending: Buffer = NOTHING;
  #room: Buffer = NOTHING;
  #scanned = 0;
  #framing: Framing | null = null;
  #isClean = true;
  #isPersistent = false;
  #keepAliveMs = Number.POSITIVE_INFINITY;
  #isOver = false;

  constructor(events: ResponseEvents) {
    this.#events = events;
  }

  read(chunk: Buffer): void {
    if (this.#isOver) return;
    this.#pending = this.#joined(chunk);
    while (!this.#isOver && (this.#framing === null ? this.#readHead() : this.#readBody(this.#framing)));
  }

  /** What is left and a chunk. Heads that arrive byte by byte are not copied for each of them. */
  #joined(chunk: Buffer): Buffer {
    const { length } = this.#pending;
    if (length === 0) return chunk;
    const needed = length + chunk.length;
    const isInRoom =
      this.#pending.buffer === this.#room.buffer && this.#pending.byteOffset === this.#room.byteOffset;
    if (!isInRoom || needed > this.#room.length) {
      const larger = Buffer.allocUnsafeSlow(needed * 2);
      this.#pending.copy(larger);
      this.#room = larger;
    }
    chunk.copy(this.#room, length);
    return this.#room.subarray(0, needed);
  }

  /** The receiver closed the connection; returns whether that was the end of the response. */
  close(): boolean {
    if (this.#framing?.kind !== 'until_close') return this.#isOver;
    this.#end(false);
    return true;
  }

  /** Reads a head if it is complete; returns whether there may be more to read. */
  #readHead(): boolean {
    const bytes = this.#pending;
    const lineEnd = bytes.indexOf(LF);
    if (lineEnd < 0 && (bytes.length > MAX_HEAD_BYTES || !'HTTP/'.startsWith(bytes.toString('latin1', 0, 5))))
      return this.#invalid('it does not begin with an HTTP status');
    if (lineEnd < 0) return false;
    const [, minor, status] = STATUS_LINE.exec(bytes.toString('latin1', 0, Math.min(lineEnd, 1_024))) ?? [];
    if (status === undefined) return this.#invalid('it does not begin with an HTTP status');
    const end = endOfHead(bytes, Math.max(0, this.#scanned - 4));
    if (end < 0 && bytes.length <= MAX_HEAD_BYTES) {
      this.#scanned = bytes.length;
      return false;
    }
    const isComplete = end >= 0;
    const text = bytes.toString('latin1', lineEnd + 1, isComplete ? end : MAX_HEAD_BYTES);
    this.#pending = isComplete ? bytes.subarray(end) : NOTHING;
    this.#scanned = 0;
    if (Number(status) < 200) {
      if (!isComplete || status === '101') return this.#invalid(`it has the status ${status}`);
      this.#events.onInformational();
      return true;
    }
    const { headers, isClean } = parseHeaders(text);
    this.#isClean = isComplete && isClean;
    this.#isPersistent = minor === '1' && !/close/i.test(joined(headers.connection));
    const [, seconds] = /timeout=(\d{1,9})/i.exec(joined(headers['keep-alive'])) ?? [];
    if (seconds !== undefined) this.#keepAliveMs = Number(seconds) * 1_000;
    this.#framing = isComplete ? this.#framingOf(Number(status), headers) : { kind: 'none' };
    this.#events.onHead(Number(status), headers);
    if (this.#framing.kind !== 'none') return true;
    // Shown in the log, although it belongs to no body.
    if (this.#pending.length > 0) this.#events.onBody(this.#pending);
    this.#end(true);
    return false;
  }

  #framingOf(status: number, headers: ReceivedHeaders): Framing {
    const coding = headers['transfer-encoding'];
    const lengths = joined(headers['content-length']).split(',');
    const [length = ''] = lengths.map((each) => each.trim());
    const isLength = /^\d{1,15}$/.test(length) && lengths.every((each) => each.trim() === length);
    if (status === 204 || status === 304) {
      this.#isClean &&=
        coding === undefined && (headers['content-length'] === undefined || status === 304 || length === '0');
      return { kind: 'none' };
    }
    if (coding === undefined && headers['content-length'] === undefined) return { kind: 'until_close' };
    const isChunked = /(?:^|,)\s*chunked\s*$/i.test(joined(coding));
    if (coding !== undefined && headers['content-length'] === undefined) {
      return isChunked ? { kind: 'chunked', left: 0, phase: 'size' } : { kind: 'until_close' };
    }
    // Two lengths, or a length and a coding: equal lengths are clear, anything else has no certain end.
    this.#isClean &&= coding === undefined && lengths.length === 1;
    if (coding !== undefined || !isLength) {
      this.#isClean = false;
      return { kind: 'none' };
    }
    return length === '0' || Number(length) === 0
      ? { kind: 'none' }
      : { kind: 'length', left: Number(length) };
  }

  #readBody(framing: Framing): boolean {
    const bytes = this.#pending;
    if (bytes.length === 0) return false;
    if (framing.kind === 'chunked' && framing.phase !== 'data') return this.#readChunkLine(framing);
    const taken =
      framing.kind === 'length' || framing.kind === 'chunked'
        ? Math.min(framing.left, bytes.length)
        : bytes.length;
    this.#pending = bytes.subarray(taken);
    this.#events.onBody(bytes.subarray(0, taken));
    if (framing.kind !== 'length' && framing.kind !== 'chunked') return false;
    framing.left -= taken;
    if (framing.left > 0) return false;
    if (framing.kind === 'length') this.#end(true);
    else framing.phase = 'data_end';
    return true;
  }

  /** Reads the line before or after a chunk, or of the trailers. */
  #readChunkLine(framing: Framing & { kind: 'chunked' }): boolean {
    const bytes = this.#pending;
    const lineEnd = bytes.indexOf(LF);
    if (lineEnd < 0 && bytes.length <= MAX_CHUNK_LINE_BYTES) return false;
    const line = bytes.toString('latin1', 0, Math.max(0, lineEnd)).replace(/\r$/, '');
    const [, size] = /^([\da-f]{1,12})[ \t]*(?:;|$)/i.exec(line) ?? [];
    const isExpected =
      framing.phase === 'size' ? size !== undefined : framing.phase === 'data_end' ? line === '' : true;
    if (lineEnd < 0 || !isExpected) {
      // The body is damaged, and its end unknown.
      this.#end(false);
      return false;
    }
    this.#pending = bytes.subarray(lineEnd + 1);
    if (framing.phase === 'trailers' && line === '') this.#end(true);
    else if (framing.phase === 'data_end') framing.phase = 'size';
    else if (framing.phase === 'size') {
      framing.left = Number.parseInt(size ?? '0', 16);
      framing.phase = framing.left === 0 ? 'trailers' : 'data';
    }
    return true;
  }

  #end(isExact: boolean): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const isReusable = isExact && this.#isClean && this.#isPersistent && this.#pending.length === 0;
    this.#events.onEnd(isReusable, this.#keepAliveMs);
  }

  #invalid(reason: string): false {
    this.#isOver = true;
    this.#events.onInvalid(reason);
    return false;
  }
}

/** Where the head ends: after the first empty line, whose line break may lack its CR; -1 if it is not there yet. */
function endOfHead(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(LF, from); at >= 0; at = bytes.indexOf(LF, at + 1)) {
    if (bytes[at + 1] === LF) return at + 2;
    if (bytes[at + 1] === CR && bytes[at + 2] === LF) return at + 3;
  }
  return -1;
}

const NAME = /^[\w!#$%&'*+.^`|~-]+$/;

/** Reads header lines leniently, and says whether all of them are as HTTP defines. */
function parseHeaders(text: string): { headers: ReceivedHeaders; isClean: boolean } {
  // Without a prototype a header named __proto__ is a name like any other.
  const headers: Record<string, string | string[]> = Object.create(null);
  let isClean = true;
  for (const line of text.split('\n')) {
    if (line === '\r' || line === '') continue;
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon));
    isClean &&= line.endsWith('\r') && NAME.test(name);
    const key = name.trim().toLowerCase();
    if (key === '') continue;
    const value = line.slice(colon + 1).trim();
    const known = headers[key];
    if (known === undefined) headers[key] = value;
    // Not a new list for each: there may be ten thousand.
    else if (typeof known === 'string') headers[key] = [known, value];
    else known.push(value);
  }
  return { headers, isClean };
}

const joined = (value: string | readonly string[] | undefined): string =>
  typeof value === 'string' ? value : (value ?? []).join();

/** Headers by their lower-case names; repeated ones as lists. */
export type ReceivedHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

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
  for (const [given, received] of Object.entries(headers)) {
    const name = cleaned(given);
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
