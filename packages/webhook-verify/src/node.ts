/**
 * The synchronous verifier, on `node:crypto`.
 *
 * @module
 */

import * as crypto from 'node:crypto';
import { conclude, prepare } from './core.ts';
import type { WebhookEvent } from './events.ts';
import { type ExplainInput, type Explanation, explainSteps } from './explain.ts';
import {
  type ReceivedDelivery,
  refuseTolerance,
  secretList,
  type VerifierOptions,
  type VerifyInput,
} from './input.ts';
import { createMac, type Mac, macOnce } from './node-mac.ts';
import { checkClock, checkOptions, timeOf, verifierInputChecks } from './options.ts';
import { eventOrThrow, type Result } from './result.ts';
import { type SignedHeaders, type SignInput, signingKeys, signSteps } from './sign.ts';
import type { Steps } from './steps.ts';

export * from './shared.ts';

/** A verifier for fixed secrets. It keeps the prepared keys. */
export interface Verifier {
  /** Same as {@link check}, with the verifier's secrets. */
  check(delivery: ReceivedDelivery): Result;
  /** Same as {@link verify}, with the verifier's secrets. */
  verify(delivery: ReceivedDelivery): WebhookEvent;
}

/**
 * Creates a verifier for one endpoint. It prepares the keys once, so a server that verifies many
 * deliveries should create one and reuse it.
 *
 * @throws TypeError if there is no secret, a secret is empty, or an option is unknown or invalid.
 * @example
 * ```ts
 * const verifier = createVerifier({ secret: process.env.ROLLBOOK_WEBHOOK_SECRET ?? '' });
 * const result = verifier.check({ body: rawBody, headers: request.headers });
 * if (result.ok) console.log(result.event.type);
 * ```
 */
export function createVerifier(options: VerifierOptions): Verifier {
  checkOptions(options, verifierInputChecks);
  const macs = secretList(options.secret).map((secret) => createMac(secret));
  const { toleranceSeconds, clock } = options;
  checkClock(clock);
  const checkWith = (delivery: ReceivedDelivery) => {
    refuseTolerance(delivery);
    const { body, headers } = delivery;
    return checkDelivery(macs, { body, headers, toleranceSeconds, now: timeOf(clock) });
  };
  return {
    check: checkWith,
    verify: (delivery) => eventOrThrow(checkWith(delivery)),
  };
}

/**
 * Verifies a delivery and reports why verification failed. It never throws because of the content
 * of a delivery.
 *
 * @returns `{ ok: true, event }` or `{ ok: false, code, message }`.
 * @throws TypeError only for an invalid call: no secret, an empty secret, or a tolerance or time that
 *   is not a number.
 * @example
 * ```ts
 * const result = check({ body: rawBody, headers: request.headers, secret });
 * if (!result.ok) return reply(400, result.code);
 * ```
 */
export function check(input: VerifyInput): Result {
  refuseTolerance(input);
  const macs = secretList(input.secret).map(
    (secret): Mac =>
      (prefix, bytes) =>
        macOnce(secret, prefix, bytes),
  );
  return checkDelivery(macs, input);
}

/**
 * Verifies a delivery and returns its event.
 *
 * @returns The event, a union that narrows on `type`.
 * @throws WebhookVerificationError with a `code` if verification fails.
 * @throws TypeError for an invalid call, as {@link check} does.
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
 * Creates all headers of a delivery, for tests of a receiver and for senders.
 *
 * @throws TypeError for an empty secret, a parsed body or an invalid time.
 * @example
 * ```ts
 * const body = JSON.stringify({ id: 'evt_1', type: 'learner.created', data: { id: 'lrn_1' } });
 * await fetch(url, { method: 'POST', body, headers: sign({ body, secret }) });
 * ```
 */
export function sign(input: SignInput): SignedHeaders {
  return run(signSteps(input, signingKeys(input.secret)), macOnce);
}

/** Same as {@link sign}, with the signer's secrets. */
export type Signer = (input: Omit<SignInput, 'secret'>) => SignedHeaders;

/**
 * Creates a signer for one endpoint. It prepares the keys once, so a sender of many deliveries should
 * create one for each endpoint and reuse it.
 *
 * @throws TypeError if there is no secret or a secret is empty.
 * @example
 * ```ts
 * const sign = createSigner({ secret: process.env.ROLLBOOK_WEBHOOK_SECRET ?? '' });
 * const body = JSON.stringify({ id: 'evt_1', type: 'learner.created', data: { id: 'lrn_1' } });
 * await fetch(url, { method: 'POST', body, headers: sign({ body }) });
 * ```
 */
export function createSigner({ secret }: Pick<SignInput, 'secret'>): Signer {
  const keys = signingKeys(secret);
  const macs = new Map(
    keys.flatMap(({ own, standard }) => [own, standard]).map((key) => [key, createMac(key)]),
  );
  return (input) =>
    run(signSteps(input, keys), (key, prefix, bytes) => {
      const mac = macs.get(key);
      return mac ? mac(prefix, bytes) : macOnce(key, prefix, bytes);
    });
}

/**
 * Finds out why a delivery may have been rejected. For development only: do not base decisions on the
 * result. It tries the usual causes (JSON serialised again, base64, a byte order mark, a newline in
 * the secret, a wrong clock, ...), which takes dozens of MACs.
 *
 * @returns The likely causes; none if the delivery verifies.
 * @throws TypeError as {@link check} does.
 */
export function explain(input: ExplainInput): Explanation[] {
  return run(explainSteps(input), macOnce);
}

type MacWithKey = (key: string | Uint8Array, prefix: string, bytes: Uint8Array) => Uint8Array;

function run<T>(steps: Steps<T>, mac: MacWithKey): T {
  let step = steps.next();
  while (!step.done) {
    const { key, prefix, bytes } = step.value;
    step = steps.next(mac(key, prefix, bytes));
  }
  return step.value;
}
