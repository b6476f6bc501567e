import type { WebhookEvent } from './events.ts';
import type { HeadersInput, RawBody, VerifyInput } from './input.ts';
import { bodyBytes, unixSeconds } from './input.ts';
import { type Failure, failure, type Result } from './result.ts';
import { parseSignatureHeader, type SignatureHeader, signatureHeader } from './signature-header.ts';

/** A delivery in shape and in time, whose signature is still to be judged. */
export interface Candidate extends SignatureHeader {
  bytes: Uint8Array;
}

/** Everything that comes before the MAC, the cheapest first: a stale delivery costs no hashing. */
export function prepare(
  body: RawBody,
  headers: HeadersInput,
  { toleranceSeconds = 300, now }: Pick<VerifyInput, 'toleranceSeconds' | 'now'>,
): Candidate | Failure {
  // Negated, so that NaN is refused too.
  if (!(toleranceSeconds >= 0)) throw new TypeError('toleranceSeconds must be 0 or more');
  const seconds = unixSeconds(now);
  const bytes = bodyBytes(body);
  // The receiver's own fault, so it is told whatever the sender sent.
  if (!bytes) return failure('body_not_raw');
  const header = signatureHeader(headers);
  if (!header) return failure('missing_header');
  const parsed = parseSignatureHeader(header);
  if (!parsed) return failure('malformed_header');
  const age = seconds - Number(parsed.timestamp);
  if (age > toleranceSeconds) return failure('timestamp_too_old');
  if (age < -toleranceSeconds) return failure('timestamp_in_future');
  return { bytes, timestamp: parsed.timestamp, signatures: parsed.signatures };
}

/** Everything that comes after the MAC. The text is the decoded body, a byte order mark allowed. */
export function conclude(matched: boolean, text: () => string): Result {
  if (!matched) return failure('no_match');
  try {
    const event: unknown = JSON.parse(text().replace(/^\uFEFF/, ''));
    if (isEnvelope(event)) return { ok: true, event };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return failure('invalid_payload');
}

/** The fields that make a signed body an event; the rest of its shape is the signer's promise. */
function isEnvelope(value: unknown): value is WebhookEvent {
  if (typeof value !== 'object' || value === null) return false;
  const { id, type, data }: { id?: unknown; type?: unknown; data?: unknown } = value;
  return typeof id === 'string' && typeof type === 'string' && typeof data === 'object' && data !== null;
}
