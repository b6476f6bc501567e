/** What a signature says about a delivery, and why. */
export interface Verdict {
  matches: boolean;
  /** The header that this secret and body have at that time. */
  expected: string;
  /** The time of the signature, in seconds. */
  timestamp: number;
  /** Why it does not match, and what to do. */
  causes: string[];
}

export interface Signed {
  body: string;
  secret: string;
  /** The header that was received; empty if only the expected one is wanted. */
  header: string;
  /** The time of the attempt, in seconds. */
  sentAt: number;
}

/** Browsers have cryptography on secure pages only. */
export const canCompute = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Computes the signature of a delivery in this browser, and compares it with the one that was received. */
export async function judge({ body, secret, header, sentAt }: Signed): Promise<Verdict> {
  const { check, explain, sign } = await import('@rollbook/webhook-verify');
  const [, seconds] = /(?:^|,)\s*t=(\d{1,12})(?:,|$)/.exec(header) ?? [];
  const timestamp = seconds === undefined ? sentAt : Number(seconds);
  const expected = (await sign({ body, secret, timestamp }))['Service-Signature'];
  if (header === '') return { matches: true, expected, timestamp, causes: [] };
  const received = {
    body,
    secret,
    headers: { 'service-signature': header },
    // The age is a question of when the receiver got it.
    toleranceSeconds: Number.POSITIVE_INFINITY,
  };
  const { ok } = await check(received);
  const causes = ok ? [] : (await explain(received)).map(({ message }) => message);
  return { matches: ok, expected, timestamp, causes };
}
