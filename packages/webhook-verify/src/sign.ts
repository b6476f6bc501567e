import { bodyBytes, type Moment, type RawBody, type Secret, secretList, unixSeconds } from './input.ts';
import type { Steps } from './steps.ts';

/** Input of `sign()`. */
export interface SignInput {
  /** The exact bytes that will be sent. */
  body: RawBody;
  /** The signing secret, or several during a rotation, the newest first; each one signs. */
  secret: Secret;
  /** The time of the attempt. The default is the current time. */
  timestamp?: Moment | undefined;
  /** Event id (`evt_...`). The default is the `id` of the body, or `evt_test` if it has none. */
  id?: string | undefined;
  /** Event type. The default is the `type` of the body, or `test` if it has none. */
  type?: string | undefined;
  /** Delivery id (`dlv_...`), new for every attempt. The default is a random id. */
  deliveryId?: string | undefined;
}

/** All headers of a delivery: those of the service and those of Standard Webhooks. */
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
  /** `v1,<base64>` for each secret, separated by spaces. */
  'webhook-signature': string;
};

/** The keys of both signatures of one secret. */
export interface SigningKeys {
  own: string | Uint8Array;
  standard: string | Uint8Array;
}

/** The keys of the secrets, in their order. */
export const signingKeys = (secret: Secret): SigningKeys[] =>
  secretList(secret).map((own) => ({ own, standard: standardKey(own) }));

/** Creates the headers; used by both entry points. */
export function* signSteps(
  input: Omit<SignInput, 'secret'>,
  keys: readonly SigningKeys[],
): Steps<SignedHeaders> {
  const bytes = bodyBytes(input.body);
  if (!bytes) throw new TypeError('body must be a string or bytes');
  const timestamp = `${unixSeconds(input.timestamp)}`;
  const named = input.id === undefined || input.type === undefined ? namesIn(bytes) : {};
  const id = input.id ?? named.id ?? 'evt_test';
  const own: string[] = [];
  const standard: string[] = [];
  for (const key of keys) {
    own.push(`,v1=${hex(yield { key: key.own, prefix: `${timestamp}.`, bytes })}`);
    const mac = yield { key: key.standard, prefix: `${id}.${timestamp}.`, bytes };
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
 * The key of the Standard Webhooks signature: the bytes whose base64 follows `whsec_`. If a secret
 * does not have that form, the whole string is the key, as for Service-Signature.
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
    // A body that is not JSON can be signed too, to test receivers with it.
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Lower-case hexadecimal. */
export function hex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += hexOfByte[byte];
  return text;
}
