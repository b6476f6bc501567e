import type { WebhookEvent } from './events.ts';
import type { VerifyInput } from './input.ts';
import { bodyBytes, unixSeconds } from './input.ts';
import { type Failure, failure, type Result } from './result.ts';
import { parseSignatureHeader, type SignatureHeader, signatureHeader } from './signature-header.ts';

/** A well-formed and recent delivery whose signature has not been checked yet. */
export interface Candidate {
  bytes: Uint8Array;
  header: SignatureHeader;
}

/** All checks before the MAC, the cheapest first: an old delivery is rejected without hashing. */
export function prepare({
  body,
  headers,
  toleranceSeconds = 300,
  now,
}: Omit<VerifyInput, 'secret'>): Candidate | Failure {
  const seconds = unixSeconds(now, toleranceSeconds);
  const bytes = bodyBytes(body);
  // This is an error of the receiver, so it is reported whatever the sender sent.
  if (!bytes) return failure('body_not_raw');
  const header = signatureHeader(headers);
  if (!header) return failure('missing_header');
  const parsed = parseSignatureHeader(header);
  if (!parsed) return failure('malformed_header');
  const age = seconds - Number(parsed.timestamp);
  if (Math.abs(age) > toleranceSeconds) return failure(age > 0 ? 'timestamp_too_old' : 'timestamp_in_future');
  return { bytes, header: parsed };
}

/** All checks after the MAC. Takes the bytes of the body, or false if no signature matched. */
export function conclude(bytes: Uint8Array | false): Result {
  if (!bytes) return failure('no_match');
  let event: unknown;
  try {
    // Removes a byte order mark and replaces invalid UTF-8: both can be part of a signed body.
    event = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return failure('invalid_payload');
  }
  return isEnvelope(event) ? { ok: true, event } : failure('invalid_payload');
}

/** The fields that every event has. The rest of the event is trusted because it is signed. */
function isEnvelope(value: unknown): value is WebhookEvent {
  const { id, type, data }: { id?: unknown; type?: unknown; data?: unknown } = Object(value);
  return typeof id === 'string' && typeof type === 'string' && data === Object(data);
}
