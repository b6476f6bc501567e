import type { HeadersInput } from './input.ts';

/** Long enough for dozens of signatures; what a hostile header costs is bounded by it. */
const maxHeaderLength = 4096;

/** What the header said, checked for shape only. */
export interface SignatureHeader {
  /** Canonical digits, safe as a number. */
  timestamp: string;
  /** Each 64 hex digits, either case; at least one. */
  signatures: string[];
}

/** Finds a header (its name in lower case) in whatever the caller has. */
export function findHeader(source: unknown, name: string): string | undefined {
  if (typeof source === 'string') return source;
  const bag: { headers?: unknown; get?: unknown } = Object(source);
  if (typeof bag.headers === 'object') return findHeader(bag.headers, name);
  const key = name in bag ? name : Object.keys(bag).find((one) => one.toLowerCase() === name);
  const value: unknown = typeof bag.get === 'function' ? bag.get(name) : key && Reflect.get(bag, key);
  // A header sent twice is joined as HTTP says, and then refused for its second `t`.
  const text: unknown = Array.isArray(value) ? value.join() : value;
  return typeof text === 'string' ? text : undefined;
}

/** The signature header of the delivery. */
export function signatureHeader(headers: HeadersInput): string | undefined {
  return findHeader(headers, 'service-signature');
}

/**
 * Reads `t=<unix seconds>,v1=<hex>[,v1=<hex>...]`. Other schemes are skipped, and so is a `v1` that
 * is not 64 hex digits, as long as another one is.
 */
export function parseSignatureHeader(header: string): SignatureHeader | undefined {
  if (header.length > maxHeaderLength) return undefined;
  let timestamp = '';
  const signatures: string[] = [];
  // Not `split`, which costs half as much again.
  for (let start = 0; start < header.length; ) {
    const comma = header.indexOf(',', start);
    const end = comma < 0 ? header.length : comma;
    const part = header.slice(start, end);
    start = end + 1;
    if (part.startsWith('t=')) {
      // Fifteen digits at most are a safe integer; a second `t` would be ambiguous.
      if (timestamp || !/^t=(0|[1-9]\d{0,14})$/.test(part)) return undefined;
      timestamp = part.slice(2);
    } else if (/^v1=[\dA-Fa-f]{64}$/.test(part)) signatures.push(part.slice(3));
  }
  return timestamp && signatures.length ? { timestamp, signatures } : undefined;
}
