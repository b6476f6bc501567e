import { createHmac } from 'node:crypto';

/** One case that a verifier in any language must agree with. */
export interface Vector {
  name: string;
  /** One or several signing secrets, any of which may match. */
  secrets: string[];
  /** The value of Service-Signature, or null where the header is absent. */
  header: string | null;
  /** The raw body, as text or as the base64 of its bytes. */
  body: string;
  body_encoding: 'utf8' | 'base64';
  /** The receiver's clock, Unix seconds. */
  now: number;
  tolerance_seconds: number;
  /** The code is null where the delivery is accepted. */
  expected: { ok: boolean; code: string | null };
}

export const secret = 'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=';
export const oldSecret = 'whsec_YWJjZGVmZ2hpamtsbW5vcHFyc3R1dnd4eXphYmNkZWY=';
export const t = 1_800_000_000;
export const event = {
  id: 'evt_01',
  type: 'fee.reconciled',
  version: '2026-01-01',
  created_at: '2027-01-15T08:00:00Z',
  school_id: 'sch_01',
  data: {
    invoice_id: 'inv_01',
    learner_id: 'lrn_01',
    amount: 12500,
    currency: 'EUR',
    reconciled_at: '2027-01-15T08:00:00Z',
  },
};
export const body = JSON.stringify(event);

export function hex(key: string, timestamp: number | string, content: string | Uint8Array): string {
  return createHmac('sha256', key).update(`${timestamp}.`).update(content).digest('hex');
}

type Case = Partial<Omit<Vector, 'body' | 'expected'>> & { name: string; bytes?: Uint8Array | string };

export function vector(code: string | null, { bytes = body, ...given }: Case): Vector {
  const binary = typeof bytes !== 'string';
  return {
    secrets: [secret],
    header: `t=${t},v1=${hex(secret, t, bytes)}`,
    body: binary ? Buffer.from(bytes).toString('base64') : bytes,
    body_encoding: binary ? 'base64' : 'utf8',
    now: t,
    tolerance_seconds: 300,
    expected: { ok: code === null, code },
    ...given,
  };
}

/** The digits with one bit turned. */
export function flip(digits: string, index: number): string {
  const flipped = (Number.parseInt(digits.charAt(index), 16) ^ 1).toString(16);
  return digits.slice(0, index) + flipped + digits.slice(index + 1);
}
