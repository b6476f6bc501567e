import type { Explanation, ExplanationCause } from './explain.ts';

/** A value to try, and the explanation if it matches. */
export interface Variant<T> {
  value: T;
  explanation?: Explanation | undefined;
}

/** Possible original bytes of the sender. */
export function bodyVariants(bytes: Uint8Array): Variant<Uint8Array>[] {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const variants: Variant<Uint8Array>[] = [];
  const add = (cause: ExplanationCause, message: string, ...values: readonly (string | Uint8Array)[]) => {
    for (const value of values) {
      const encoded = typeof value === 'string' ? new TextEncoder().encode(value) : value;
      variants.push({ value: encoded, explanation: { cause, message } });
    }
  };

  if (/^[A-Za-z\d+/\s]+(?:={1,2}\s*)?$/.test(text)) {
    add(
      'body_base64',
      'The body is encoded in base64: decode it first (Lambda sets isBase64Encoded)',
      ...decoded(text),
    );
  }
  const trimmed = text.trimEnd();
  add(
    'body_line_ending',
    'A line ending of the body was added, removed or converted in transit',
    ...[trimmed, `${text}\n`, `${text}\r\n`, text.replaceAll('\r\n', '\n'), text.replace(/\r?\n/g, '\r\n')],
  );
  add(
    'body_byte_order_mark',
    'The byte order mark of the body was added or removed: pass the bytes, not the text (request.text() removes it)',
    text.startsWith('\uFEFF') ? text.slice(1) : `\uFEFF${text}`,
  );
  if (Array.from(text).every((char) => char <= '\u00FF')) {
    add(
      'body_decoded',
      'The body was decoded as Latin-1: pass the bytes, or decode them as UTF-8',
      Uint8Array.from(text, (char) => char.charCodeAt(0)),
    );
  }
  add(
    'body_reserialised',
    'The JSON seems to have been parsed and serialised again: pass the raw bytes, from before any JSON parser',
    ...serialisations(text),
  );
  return variants;
}

function decoded(text: string): Uint8Array[] {
  try {
    return [Uint8Array.from(atob(text), (char) => char.charCodeAt(0))];
  } catch (error) {
    // DOMException: it only looked like base64.
    if (error instanceof Error) return [];
    throw error;
  }
}

/** The usual ways to serialise the same JSON. */
function serialisations(text: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
  const compact = JSON.stringify(value);
  const pretty = [2, 4, '\t'].map((indent) => JSON.stringify(value, null, indent));
  // Outside of strings, JSON has no other colons and commas. A quote that ends no string is optional, for linear time.
  const spaced = compact.replace(/"(?:[^"\\]|\\.)*"?|[:,]/g, (token) =>
    token.length > 1 ? token : `${token} `,
  );
  const plain = [compact, spaced, ...pretty, ...pretty.map((one) => `${one}\n`)];
  const escaped = plain.map((one) =>
    one.replace(/[\u0080-\uFFFF]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
  const slashed = [compact, ...escaped.slice(0, 1)].map((one) => one.replaceAll('/', '\\/'));
  const twice = typeof value === 'string' ? [value] : [];
  return [...new Set([...plain, ...escaped, ...slashed, ...twice])];
}

/** The possible original secrets, before copying and pasting. */
export function secretVariants(secret: string): Variant<string>[] {
  const variants: Variant<string>[] = [];
  const add = (cause: ExplanationCause, message: string, value: string) => {
    if (value && value !== secret) variants.push({ value, explanation: { cause, message } });
  };
  const trimmed = secret.replace(/\\[rn]/g, '').trim();
  const bare = trimmed.replace(/^(["'`])(.*)\1$/, '$2').trim();
  add('secret_whitespace', 'The secret has whitespace around it: trim it', trimmed);
  if (bare !== trimmed) add('secret_quoted', 'The secret has quotes around it: remove them', bare);
  add('secret_prefix', 'The secret lacks its whsec_ prefix, which is part of the key', `whsec_${bare}`);
  add('secret_prefix', 'The secret has an extra whsec_ prefix', bare.replace(/^whsec_/, ''));
  return variants;
}
