import type { FieldError } from '../contract/errors.ts';
import type { MasterKeys } from '../crypto/master-keys.ts';
import { headerContext } from '../crypto/sealed-columns.ts';

/** An additional header of the deliveries to an endpoint. Its value is a secret. */
export interface Header {
  name: string;
  value: string;
}

interface SealedHeader {
  name: string;
  /** The name and the value, so that a value is only sent with its name. */
  sealed: string;
}

const sealedHeaders = (stored: string | null): SealedHeader[] =>
  stored === null ? [] : (JSON.parse(stored) as SealedHeader[]);

/** The headers of an endpoint, decrypted. */
export function headersOf(cipher: MasterKeys, webhook: string, stored: string | null): Header[] {
  return sealedHeaders(stored).map(({ sealed }) => {
    const line = cipher.decrypt(sealed, headerContext(webhook));
    const colon = line.indexOf(':');
    return { name: line.slice(0, colon), value: line.slice(colon + 1) };
  });
}

/** What is sent of the headers of an endpoint: null removes one. */
export type HeaderChanges = Readonly<Record<string, string | null>>;

/** The stored headers after a change, and their names. */
export function changedHeaders(
  cipher: MasterKeys,
  webhook: string,
  stored: string | null,
  changes: HeaderChanges,
): { header_names: string[]; headers_sealed: string | null } {
  const changed = new Set(Object.keys(changes).map((name) => name.toLowerCase()));
  const kept = sealedHeaders(stored).filter(({ name }) => !changed.has(name.toLowerCase()));
  const set = Object.entries(changes).flatMap(([name, value]) =>
    value === null ? [] : [{ name, sealed: cipher.encrypt(`${name}:${value}`, headerContext(webhook)) }],
  );
  const all = [...kept, ...set].sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  return {
    header_names: all.map(({ name }) => name),
    headers_sealed: all.length > 0 ? JSON.stringify(all) : null,
  };
}

const mostHeaders = 10;
const mostCharacters = 8_192;
const longestName = 64;

// Those that the server sets, that frame the request, or that concern a single connection.
const reserved = new Set([
  'host',
  'user-agent',
  'connection',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'http2-settings',
  'traceparent',
  'tracestate',
  'baggage',
]);
const reservedPrefixes = ['service-', 'webhook-', 'proxy-', 'content-'];

const token = /^[\w!#$%&'*+.^`|~-]+$/;
const invisible = /[^ -~]/;

/** The field errors of headers that are set, of an endpoint that has others. */
export function headerErrors(changes: HeaderChanges, others: readonly Header[] = []): FieldError[] {
  const seen = new Set<string>();
  const errors = Object.entries(changes).flatMap(([name, value]): FieldError[] => {
    const pointer = `/headers/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const key = name.toLowerCase();
    const isRepeated = seen.has(key);
    seen.add(key);
    if (name.length > longestName || !token.test(name))
      return [
        {
          pointer,
          code: 'invalid_header',
          detail: `must be the name of an HTTP header with at most ${longestName} characters`,
        },
      ];
    if (isRepeated) return [{ pointer, code: 'duplicate', detail: 'is named twice' }];
    // To a receiver behind CGI or WSGI, `Service_Event` and `Service-Event` are the same.
    const known = key.replaceAll('_', '-');
    if (reserved.has(known) || reservedPrefixes.some((prefix) => known.startsWith(prefix)))
      return [{ pointer, code: 'reserved_header', detail: 'is set by the server and cannot be changed' }];
    if (value !== null && invisible.test(value))
      return [
        {
          pointer,
          code: 'invalid_header',
          detail: 'must consist of letters, digits, spaces and signs of ASCII',
        },
      ];
    return [];
  });
  const kept = others.filter(({ name }) => !seen.has(name.toLowerCase()));
  const set = Object.entries(changes).filter(([, value]) => value !== null);
  const characters = [...kept.map(({ name, value }) => name + value), ...set.flat()].join('').length;
  const count = kept.length + set.length;
  if (count > mostHeaders)
    errors.push({
      pointer: '/headers',
      code: 'too_many',
      detail: `would be more than ${mostHeaders} headers`,
    });
  if (characters > mostCharacters)
    errors.push({
      pointer: '/headers',
      code: 'too_long',
      detail: `would have more than ${mostCharacters} characters`,
    });
  return errors;
}

export const redacted = '[redacted]';

// Shorter texts are in every response.
const shortestSecret = 6;

/** What a receiver repeats of the headers that were sent to it must not be in the log. */
export function withoutSecrets<R extends { headers: Record<string, string> | null; body: string | null }>(
  result: R,
  headers: readonly Header[],
): R {
  const secrets = headers
    // Also without the scheme, such as `Bearer`.
    .flatMap(({ value }) => [value, ...value.split(' ')])
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)])
    .filter((secret) => secret.length >= shortestSecret)
    .sort((a, b) => b.length - a.length);
  if (secrets.length === 0) return result;
  const clean = (text: string) => secrets.reduce(withoutSecret, text);
  const shown = result.headers && Object.entries(result.headers).map(([name, text]) => [name, clean(text)]);
  return {
    ...result,
    headers: shown && Object.fromEntries(shown),
    body: result.body === null ? null : clean(result.body),
  };
}

function withoutSecret(text: string, secret: string): string {
  const whole = text.replaceAll(secret, redacted);
  // What is kept of a response can end within the secret.
  for (let length = secret.length - 1; length >= shortestSecret; length--)
    if (whole.endsWith(secret.slice(0, length))) return whole.slice(0, -length) + redacted;
  return whole;
}
