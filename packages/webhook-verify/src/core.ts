import type { WebhookEvent } from './events.ts';
import type { VerifyInput } from './input.ts';
import { bodyBytes, unixSeconds } from './input.ts';
import { type Failure, failure, type Result } from './result.ts';
import { parseSignatureHeader, type SignatureHeader, signatureHeader } from './signature-header.ts';

/** A delivery in shape and in time, whose signature is still to be judged. */
export interface Candidate {
  bytes: Uint8Array;
  header: SignatureHeader;
}

/** Everything that comes before the MAC, the cheapest first: a stale delivery costs no hashing. */
export function prepare({
  body,
  headers,
  toleranceSeconds = 300,
  now,
}: Omit<VerifyInput, 'secret'>): Candidate | Failure {
  const seconds = unixSeconds(now, toleranceSeconds);
  const bytes = bodyBytes(body);
  // The receiver's own fault, so it is told whatever the sender sent.
  if (!bytes) return failure('body_not_raw');
  const header = signatureHeader(headers);
  if (!header) return failure('missing_header');
  const parsed = parseSignatureHeader(header);
  if (!parsed) return failure('malformed_header');
  const age = seconds - Number(parsed.timestamp);
  if (Math.abs(age) > toleranceSeconds) return failure(age > 0 ? 'timestamp_too_old' : 'timestamp_in_future');
  return { bytes, header: parsed };
}

/** Everything that comes after the MAC: takes the body's bytes, or false where nothing matched. */
export function conclude(bytes: Uint8Array | false): Result {
  if (!bytes) return failure('no_match');
  let event: unknown;
  try {
    // Drops a byte order mark, and replaces what is no UTF-8: both may be signed.
    event = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return failure('invalid_payload');
  }
  return isEnvelope(event) ? { ok: true, event } : failure('invalid_payload');
}

/** The fields that make a signed body an event; the rest of its shape is the signer's promise. */
function isEnvelope(value: unknown): value is WebhookEvent {
  const { id, type, data }: { id?: unknown; type?: unknown; data?: unknown } = Object(value);
  return typeof id === 'string' && typeof type === 'string' && data === Object(data);
}
