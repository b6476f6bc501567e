/**
 * The synchronous verifier, on `node:crypto`.
 *
 * @module
 */

import * as crypto from 'node:crypto';
import { conclude, prepare } from './core.ts';
import type { WebhookEvent } from './events.ts';
import { type ExplainInput, type Explanation, explainSteps } from './explain.ts';
import { type ReceivedDelivery, secretList, type VerifierOptions, type VerifyInput } from './input.ts';
import { createMac, type Mac, macOnce } from './node-mac.ts';
import { eventOrThrow, type Result } from './result.ts';
import { type SignedHeaders, type SignInput, signSteps } from './sign.ts';
import type { Steps } from './steps.ts';

export * from './shared.ts';

/** A verifier bound to its secrets, whose prepared keys it keeps. */
export interface Verifier {
  /** As {@link check}, with the verifier's secrets. */
  check(delivery: ReceivedDelivery): Result;
  /** As {@link verify}, with the verifier's secrets. */
  verify(delivery: ReceivedDelivery): WebhookEvent;
}

/**
 * Makes a verifier for one endpoint. It prepares the keys once, so a server that verifies many
 * deliveries should make one and keep it.
 *
 * @throws TypeError when there is no secret, or an empty one.
 * @example
 * ```ts
 * const verifier = createVerifier({ secret: process.env.ROLLBOOK_WEBHOOK_SECRET ?? '' });
 * const result = verifier.check({ body: rawBody, headers: request.headers });
 * if (result.ok) console.log(result.event.type);
 * ```
 */
export function createVerifier(options: VerifierOptions): Verifier {
  const macs = secretList(options.secret).map((secret) => createMac(secret));
  const { toleranceSeconds, clock } = options;
  const checkWith = ({ body, headers }: ReceivedDelivery) =>
    checkDelivery(macs, { body, headers, toleranceSeconds, now: clock?.() });
  return {
    check: checkWith,
    verify: (delivery) => eventOrThrow(checkWith(delivery)),
  };
}

/**
 * Verifies a delivery and says what was wrong with it if it fails. Nothing in a delivery makes it
 * throw.
 *
 * @returns `{ ok: true, event }` or `{ ok: false, code, message }`.
 * @throws TypeError for a mistake in the call alone: no secret, an empty one, a tolerance or a time
 *   that is not a number.
 * @example
 * ```ts
 * const result = check({ body: rawBody, headers: request.headers, secret });
 * if (!result.ok) return reply(400, result.code);
 * ```
 */
export function check(input: VerifyInput): Result {
  const macs = secretList(input.secret).map(
    (secret): Mac =>
      (prefix, bytes) =>
        macOnce(secret, prefix, bytes),
  );
  return checkDelivery(macs, input);
}

/**
 * Verifies a delivery and gives its event.
 *
 * @returns The event, a union that narrows on `type`.
 * @throws WebhookVerificationError with a `code` when the delivery is not to be trusted.
 * @throws TypeError for a mistake in the call, as {@link check}.
 * @example
 * ```ts
 * const event = verify({ body: rawBody, headers: request.headers, secret });
 * if (event.type === 'fee.reconciled') console.log(event.data.amount);
 * ```
 */
export function verify(input: VerifyInput): WebhookEvent {
  return eventOrThrow(check(input));
}

function checkDelivery(macs: readonly Mac[], input: Omit<VerifyInput, 'secret'>): Result {
  const candidate = prepare(input);
  if ('ok' in candidate) return candidate;
  const { bytes, header } = candidate;
  const given = header.signatures.map((signature) => Buffer.from(signature, 'hex'));
  const matched = macs.some((mac) => {
    const expected = mac(`${header.timestamp}.`, bytes);
    return given.some((signature) => crypto.timingSafeEqual(signature, expected));
  });
  return conclude(matched && bytes);
}

/**
 * Makes all headers of a delivery: for a receiver's own tests, and for a sender.
 *
 * @throws TypeError for an empty secret, a parsed body or a time that is not one.
 * @example
 * ```ts
 * const body = JSON.stringify({ id: 'evt_1', type: 'learner.created', data: { id: 'lrn_1' } });
 * await fetch(url, { method: 'POST', body, headers: sign({ body, secret }) });
 * ```
 */
export function sign(input: SignInput): SignedHeaders {
  return run(signSteps(input));
}

/**
 * Says why a delivery may have been refused: for development, never to decide by. It tries what
 * usually goes wrong (JSON serialised again, base64, a byte order mark, a newline in the secret, a
 * clock that is off, ...), which takes dozens of MACs.
 *
 * @returns The likely causes; none when the delivery verifies.
 * @throws TypeError as {@link check}.
 */
export function explain(input: ExplainInput): Explanation[] {
  return run(explainSteps(input));
}

function run<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) {
    const { key, prefix, bytes } = step.value;
    step = steps.next(macOnce(key, prefix, bytes));
  }
  return step.value;
}
