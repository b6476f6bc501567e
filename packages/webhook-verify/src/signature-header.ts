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
  if (typeof source !== 'object' || source === null) return typeof source === 'string' ? source : undefined;
  if ('headers' in source && typeof source.headers === 'object' && !Array.isArray(source.headers)) {
    return findHeader(source.headers, name);
  }
  if ('get' in source && typeof source.get === 'function') return text(source.get(name));
  const key = name in source ? name : Object.keys(source).find((one) => one.toLowerCase() === name);
  const value: unknown = key && Reflect.get(source, key);
  // A header sent twice is joined as HTTP says, and then refused for its second `t`.
  return text(Array.isArray(value) ? value.join() : value);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The signature header of the delivery. */
export function signatureHeader(headers: HeadersInput): string | undefined {
  return findHeader(headers, 'service-signature');
}

/**
 * Reads `t=<unix seconds>,v1=<hex>[,v1=<hex>...]`. Other schemes are skipped, and so is a `v1` that
 * is not 64 hex digits, as long as another one is; spaces around a part are allowed.
 */
export function parseSignatureHeader(header: string): SignatureHeader | undefined {
  if (header.length > maxHeaderLength) return undefined;
  let timestamp = '';
  const signatures: string[] = [];
  for (const part of header.split(',').map((one) => one.trim())) {
    if (part.startsWith('t=')) {
      // Fifteen digits at most are a safe integer; a second `t` would be ambiguous.
      if (timestamp || !/^t=(0|[1-9]\d{0,14})$/.test(part)) return undefined;
      timestamp = part.slice(2);
    } else if (/^v1=[\da-f]{64}$/i.test(part)) signatures.push(part.slice(3));
  }
  return timestamp && signatures.length ? { timestamp, signatures } : undefined;
}
