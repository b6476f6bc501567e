import { bodyBytes, type Moment, type RawBody, type Secret, secretList, unixSeconds } from './input.ts';
import type { Steps } from './steps.ts';

/** Input of `sign()`. */
export interface SignInput {
  /** The exact bytes that will be sent. */
  body: RawBody;
  /** The signing secret, or several during a rotation, the newest first: each signs. */
  secret: Secret;
  /** When the attempt is made; the clock's time when left out. */
  timestamp?: Moment | undefined;
  /** Event id (`evt_...`); the body's `id` when left out, or `evt_test` where it has none. */
  id?: string | undefined;
  /** Event type; the body's `type` when left out, or `test` where it has none. */
  type?: string | undefined;
  /** Delivery id (`dlv_...`), new for every attempt; a random one when left out. */
  deliveryId?: string | undefined;
}

/** All headers of a delivery: the service's own, and those of Standard Webhooks. */
export type SignedHeaders = {
  'Content-Type': 'application/json';
  /** The event type. */
  'Service-Event': string;
  /** The delivery id. */
  'Service-Delivery': string;
  /** Unix time in seconds. */
  'Service-Timestamp': string;
  /** `t=<unix seconds>,v1=<hex>`, with one `v1` for each secret. */
  'Service-Signature': string;
  /** The event id. */
  'webhook-id': string;
  /** Unix time in seconds. */
  'webhook-timestamp': string;
  /** `v1,<base64>` for each secret, a space between them. */
  'webhook-signature': string;
};

/** Makes the headers; shared by both entries. */
export function* signSteps(input: SignInput): Steps<SignedHeaders> {
  const secrets = secretList(input.secret);
  const bytes = bodyBytes(input.body);
  if (!bytes) throw new TypeError('body must be a string or bytes');
  const timestamp = `${unixSeconds(input.timestamp)}`;
  const named = input.id === undefined || input.type === undefined ? namesIn(bytes) : {};
  const id = input.id ?? named.id ?? 'evt_test';
  const own: string[] = [];
  const standard: string[] = [];
  for (const secret of secrets) {
    own.push(`,v1=${hex(yield { key: secret, prefix: `${timestamp}.`, bytes })}`);
    const mac = yield { key: standardKey(secret), prefix: `${id}.${timestamp}.`, bytes };
    standard.push(`v1,${btoa(String.fromCharCode(...mac))}`);
  }
  return {
    'Content-Type': 'application/json',
    'Service-Event': input.type ?? named.type ?? 'test',
    'Service-Delivery': input.deliveryId ?? `dlv_${crypto.randomUUID().replaceAll('-', '')}`,
    'Service-Timestamp': timestamp,
    'Service-Signature': `t=${timestamp}${own.join('')}`,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': standard.join(' '),
  };
}

const base64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{3}=|[A-Za-z\d+/]{2}==)?$/;

/**
 * The key of the Standard Webhooks signature: the bytes whose base64 follows `whsec_`. A secret that
 * is not of that form has no such bytes; the whole string then is the key, as for Service-Signature.
 */
function standardKey(secret: string): string | Uint8Array {
  const encoded = secret.replace(/^whsec_/, '');
  if (!encoded || !base64.test(encoded)) return secret;
  return Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0));
}

function namesIn(bytes: Uint8Array): { id?: string; type?: string } {
  try {
    const { id, type }: { id?: unknown; type?: unknown } = Object(
      JSON.parse(new TextDecoder().decode(bytes)),
    );
    return { ...(typeof id === 'string' && { id }), ...(typeof type === 'string' && { type }) };
  } catch (error) {
    // A body that is no JSON may be signed too: receivers are tested with such.
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Lower-case hexadecimal. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
