/** The text of a file, and whether some of its bytes could not be decoded. */
export interface Decoded {
  text: string;
  hasUndecodedBytes: boolean;
}

/**
 * Decodes bytes as UTF-8, or as UTF-16 if there is a byte order mark. In other files, each line that is not UTF-8 is decoded
 * with the given encoding; without one, its bytes become U+FFFD, which is not accepted in any cell.
 *
 * Each line is decoded separately, so that one byte in another encoding does not change the rest of the file.
 */
export function decode(bytes: Uint8Array, encoding?: string): Decoded {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return certain(new TextDecoder('utf-16le').decode(bytes));
  if (first === 0xfe && second === 0xff) return certain(new TextDecoder('utf-16be').decode(bytes));
  const utf8 = strictly(bytes);
  if (utf8 !== undefined) return certain(utf8);
  const other = new TextDecoder(encoding);
  if (other.encoding.startsWith('utf-16')) return certain(other.decode(bytes));
  const lines = [...linesOf(bytes)].map((line) => strictly(line) ?? other.decode(line));
  return { text: lines.join(''), hasUndecodedBytes: encoding === undefined };
}

const certain = (text: string): Decoded => ({ text, hasUndecodedBytes: false });

function strictly(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (_notUtf8) {
    return undefined;
  }
}

function* linesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(0x0a, start);
    const next = end < 0 ? bytes.length : end + 1;
    yield bytes.subarray(start, next);
    start = next;
  }
}
